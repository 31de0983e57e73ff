"""However often somebody plays again, nothing is left behind."""

from __future__ import annotations

import gc
import weakref
from typing import Any

import pytest
from anywidget import AnyWidget
from anywidget._file_contents import FileContents
from ipywidgets.widgets.widget import _instances

from buttons_widgets import play
from buttons_widgets.buttons.strategy.bots import CautiousBot
from buttons_widgets.kit.analysis import comparing
from buttons_widgets.kit.lobby.play_widget import play_kind
from buttons_widgets.kit.page.widgets import close_parts
from buttons_widgets.kit.saving.shelf import Shelf
from buttons_widgets.kit.table.kind import Kind
from buttons_widgets.kit.table.table import Table
from tests.every_game import KINDS
from tests.nim import NIM, PLAIN_NIM
from tests.staged import button, buttons_of, leave


@pytest.mark.parametrize("games", [10, pytest.param(50, marks=pytest.mark.thorough)])
def test_games_leave_no_widget_and_no_table_behind(games: int, shelf: Shelf) -> None:
    close_parts(())  # nothing is shared with what other tests have left
    before = len(_instances)
    game = play(["Ada", ("Bo", CautiousBot(seed=1))], seed=1, pace="once", shelf=shelf)
    level: list[int] = []
    tables: list[weakref.ref[Table]] = []
    for number in range(games):
        assert game.table is not None
        tables.append(weakref.ref(game.table))
        game.table.coach_box.switch.value = number % 10 == 0
        game._again()
        level.append(len(_instances) - before)
    gc.collect()
    assert len(set(level)) == 1, level
    assert [table() for table in tables] == [None] * games


@pytest.mark.parametrize("coach", [True, False])
@pytest.mark.parametrize("kind", [*KINDS, NIM, PLAIN_NIM], ids=lambda kind: kind.name)
def test_nothing_is_left_of_a_lobby_or_a_table(
    kind: Kind[Any, Any], coach: bool, shelf: Shelf, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(comparing, "MANY_GAMES", 100)  # a coach need not be sure
    before = set(_instances)
    game = play_kind(kind, coach=coach, shelf=shelf)
    for _ in range(2):
        button(game, "Start the game").click()
        assert game.table is not None
        if kind.advisor:
            game.table.coach_box.switch.value = True
        game.table.look_back.switch.value = True
        leave(game)
        for delete in [each for each in buttons_of(game) if each.icon == "trash"]:
            delete.click()  # and nobody answers whether it is meant
    button(game, "Start the game").click()
    game._set_stage()
    left = {name: repr(widget) for name, widget in _instances.items() if name not in before}
    assert left.keys() == {game.model_id, game.layout.model_id}, left.values()


def subclasses(kind: type) -> list[type]:
    return [one for below in kind.__subclasses__() for one in (below, *subclasses(below))]


def test_no_widget_watches_a_file(shelf: Shelf) -> None:
    """A watched file would hold all widgets that were ever made with it, with all that they hold: a whole table."""
    play(["Ada"], shelf=shelf)
    ours = [kind for kind in subclasses(AnyWidget) if kind.__module__.startswith("buttons_widgets")]
    assert len(ours) > 8
    watching = [kind for kind in ours for name in ("_esm", "_css") if isinstance(vars(kind).get(name), FileContents)]
    assert watching == []
