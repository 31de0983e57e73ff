"""A new kernel is made ready to run a cell again: names that it lacks come back, and nothing else runs."""

from __future__ import annotations

import json
from typing import Any

import pytest
from IPython.core.interactiveshell import InteractiveShell

from buttons_widgets import CautiousBot, play
from buttons_widgets.kit.page import rerun_cell

BOT = "def careful(game):\n    return OptOut()"
PLAY = "game = play([('Bo', careful)])"


def provided(cell: str, *above: str) -> tuple[dict[str, Any], list[str]]:
    """The namespace that was empty before, and the cells that were run, in their order."""
    namespace: dict[str, Any] = {}
    ran: list[str] = []

    def run(source: str) -> None:
        ran.append(source)
        exec(source, namespace)

    rerun_cell.restore_names(cell, above, namespace, run)
    namespace.pop("__builtins__", None)
    return namespace, ran


def test_names_of_the_package_are_imported() -> None:
    assert provided("play([CautiousBot()], seed=len('x'))") == ({"play": play, "CautiousBot": CautiousBot}, [])


def test_only_the_cells_that_made_a_name_are_run_the_last_one_first_asked() -> None:
    above = ["raise OSError", "def careful(game): raise OSError", BOT, "other = 1"]
    namespace, ran = provided(PLAY, *above)
    assert ran == [BOT]
    assert namespace.keys() == {"play", "careful", "OptOut"}


def test_a_name_that_a_cell_above_made_is_not_the_packages() -> None:
    namespace, ran = provided("play()", "def play(): pass")
    assert (ran, namespace["play"] is play) == (["def play(): pass"], False)


def test_cells_above_get_what_they_need_too() -> None:
    _, ran = provided("c", "a = 1", "b = a", "c = [a + b for b in [b]]")
    assert ran == ["a = 1", "b = a", "c = [a + b for b in [b]]"]


@pytest.mark.parametrize("cell", ["%%time\nplay()", "play(", "", "x\x00"])
def test_what_is_not_python_needs_nothing(cell: str) -> None:
    assert provided(cell, "play = 1") == ({}, [])


def test_what_cannot_be_found_is_left_to_the_cell() -> None:
    assert provided("nowhere(1)", "import math") == ({}, [])


def test_a_kernel_is_prepared_and_the_game_is_told_once(monkeypatch: pytest.MonkeyPatch, capsys: Any) -> None:
    shell = InteractiveShell()
    monkeypatch.setattr("IPython.get_ipython", lambda: shell)
    above = ["%time print('loud')\nnames = ['Ada']", "names"]
    rerun_cell.prepare_kernel(json.dumps({"sources": [*above, "play(names)"], "game": "g.json"}))
    assert shell.user_ns["names"] == ["Ada"]
    assert shell.user_ns["play"] is play
    assert capsys.readouterr().out == ""
    assert (rerun_cell.game_to_go_on_with(), rerun_cell.game_to_go_on_with()) == ("g.json", "")


def test_a_game_that_was_asked_for_long_ago_is_not_meant(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("IPython.get_ipython", lambda: None)
    rerun_cell.prepare_kernel(json.dumps({"sources": [""], "game": "g.json"}))
    monkeypatch.setattr(rerun_cell, "SECONDS_TO_GO_ON", 0.0)
    assert rerun_cell.game_to_go_on_with() == ""


def test_neither_a_half_written_cell_nor_a_table_above_takes_the_game_away(monkeypatch: pytest.MonkeyPatch) -> None:
    shell = InteractiveShell()
    monkeypatch.setattr("IPython.get_ipython", lambda: shell)
    above = [
        "if True:\n    x\n  y",
        "from buttons_widgets.kit.page.rerun_cell import game_to_go_on_with\nfirst = game_to_go_on_with()",
    ]
    rerun_cell.prepare_kernel(json.dumps({"sources": [*above, "play([first])"], "game": "g.json"}))
    assert shell.user_ns["first"] == ""
    assert rerun_cell.game_to_go_on_with() == "g.json"
