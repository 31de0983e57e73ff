"""A cell that is run again: what it showed before is closed, and what it shows now has the same name."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from ipywidgets.widgets.widget import _instances

from buttons_widgets.kit.page import of_cell
from buttons_widgets.kit.page import widgets as w
from buttons_widgets.kit.page.controls import close_whole
from buttons_widgets.kit.page.of_cell import shown_in_cell


class Kernel:
    """Runs cells, as far as `of_cell` knows."""

    def __init__(self) -> None:
        self.running = ("", "")
        self._count = 0

    def run(self, cell: str, *said: str) -> list[w.VBox]:
        """Run a cell that shows boxes with these texts."""
        self._count += 1
        self.running = cell, f"request {self._count}"
        return [shown_in_cell(lambda model_id, text=text: box(text, model_id)) for text in said]  # type: ignore[misc]


def box(text: str, model_id: str | None) -> w.VBox:
    return w.VBox([w.HTML(text)], model_id=model_id)


@pytest.fixture
def kernel(monkeypatch: pytest.MonkeyPatch) -> Iterator[Kernel]:
    kernel = Kernel()
    monkeypatch.setattr(of_cell, "running_cell", lambda: kernel.running)
    monkeypatch.setattr(of_cell, "_shown", {})
    yield kernel
    for cell in "ab":
        for widget, _ in of_cell._shown.get(cell, ("", []))[1]:
            close_whole(widget)


def test_what_is_shown_again_has_the_name_that_a_saved_notebook_knows(kernel: Kernel) -> None:
    first, second = kernel.run("a", "one", "two")
    other, *_ = kernel.run("b", "one")
    assert len({first.model_id, second.model_id, other.model_id}) == 3
    names = first.model_id, second.model_id
    again = kernel.run("a", "one", "two")
    assert tuple(widget.model_id for widget in again) == names
    assert all(_instances[name] is widget for name, widget in zip(names, again, strict=True))
    assert first.comm is None and first.children[0].comm is None and other.comm is not None
    # In another kernel too.
    close_whole(kernel.run("a", "one")[0])
    of_cell._shown.clear()
    assert kernel.run("a", "one")[0].model_id == names[0]


def test_however_often_it_is_run_there_is_one(kernel: Kernel) -> None:
    kernel.run("a", "one")
    kernel.run("a", "one")
    before = len(_instances)
    for _ in range(5):
        kernel.run("a", "one")
    assert len(_instances) == before


def test_each_widget_tells_itself_whether_it_goes(kernel: Kernel) -> None:
    kernel.running = "a", "request"
    stays = shown_in_cell(lambda _: box("one", None), may_go=lambda _: False)
    kernel.run("a", "two")
    goes = kernel.run("a", "three")[0]
    kernel.run("a", "four")
    assert stays.comm is not None and goes.comm is None
    close_whole(stays)


def test_a_cell_without_an_id_is_as_it_was(kernel: Kernel) -> None:
    (first,), (second,) = kernel.run("", "one"), kernel.run("", "one")
    assert first.model_id != second.model_id and first.comm is not None
