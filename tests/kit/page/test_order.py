"""In which order the kernel hears what a page sends."""

from __future__ import annotations

import ast
import runpy
import sys
from pathlib import Path
from types import ModuleType

import pytest

import buttons_widgets
from buttons_widgets.kit.page import order
from buttons_widgets.kit.page.order import keep_order


class Comm:
    """What ipykernel's comms know of threads: which one spoke last, and who waits for an answer to what."""

    def __init__(self) -> None:
        self.last, self.waiting = "the cells", {"7": "a cell that waits"}

    def _reply_subshell_for(self, data: object, asked: str | None) -> str | None:
        answered = data["content"]["id"] if isinstance(data, dict) and "content" in data else None
        return self.waiting.pop(answered, self.last)


@pytest.fixture
def comm() -> Comm:
    ordered = type("Ordered", (Comm,), {})
    keep_order(ordered)
    made = ordered()
    assert isinstance(made, Comm)
    return made


@pytest.mark.parametrize(
    "data",
    [
        {"method": "update", "state": {"value": "crosses"}},
        {"method": "custom", "content": {"event": "click"}},
        {"method": "custom", "content": {"type": "answer", "id": 7}},
        {"method": "custom", "content": "7"},
        None,
    ],
)
@pytest.mark.parametrize("asked", ["beside the cells", None])
def test_messages_go_where_the_page_sent_them(comm: Comm, data: object, asked: str | None) -> None:
    assert comm._reply_subshell_for(data, asked) == asked


def test_an_answer_still_finds_the_cell_that_waits_for_it(comm: Comm) -> None:
    assert comm._reply_subshell_for({"content": {"id": "7"}}, "beside the cells") == "a cell that waits"


def test_ipykernel_is_as_this_expects_and_an_older_one_is_left_alone() -> None:
    from ipykernel.comm.comm import BaseComm

    assert hasattr(BaseComm, "_reply_subshell_for")
    keep_order(type("Older", (), {}))


@pytest.mark.parametrize("missing", ["ipykernel.comm", "ipykernel.comm.comm"])
def test_an_ipykernel_without_that_class_or_its_room_is_left_alone(
    missing: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delitem(sys.modules, "ipykernel.comm.comm", raising=False)
    monkeypatch.setitem(sys.modules, missing, ModuleType(missing))
    runpy.run_path(order.__file__)


def test_the_page_sends_a_text_before_what_is_pressed_next() -> None:
    """Letters sent one by one wait for each other, and a press waits for none: a field sends its text when left.

    Nothing is pressed after letters of a layout: the board beside them is drawn as they are typed.
    """
    sends_letters = []
    for file in Path(buttons_widgets.__file__).parent.rglob("*.py"):
        for call in ast.walk(ast.parse(file.read_text())):
            if isinstance(call, ast.Call) and ast.unparse(call.func) in ("w.Text", "w.Textarea"):
                traits = {keyword.arg: ast.unparse(keyword.value) for keyword in call.keywords}
                if "disabled" not in traits and traits.get("continuous_update") != "False":
                    sends_letters.append(file.name)
    assert sends_letters == ["side_picker.py"]
