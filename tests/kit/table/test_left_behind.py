"""However often somebody plays again, nothing is left behind."""

from __future__ import annotations

import gc
import weakref

from anywidget import AnyWidget
from anywidget._file_contents import FileContents
from ipywidgets.widgets.widget import _instances

from buttons_widgets import play
from buttons_widgets.buttons.strategy.bots import CautiousBot
from buttons_widgets.kit.saving.shelf import Shelf
from buttons_widgets.kit.table.table import Table
from tests.staged import button, buttons_of


def test_fifty_games_leave_no_widget_and_no_table_behind(shelf: Shelf) -> None:
    before = len(_instances)
    game = play(["Ada", ("Bo", CautiousBot(seed=1))], seed=1, pace="once", shelf=shelf)
    level: list[int] = []
    tables: list[weakref.ref[Table]] = []
    for number in range(50):
        assert game.table is not None
        tables.append(weakref.ref(game.table))
        game.table.coach_button.value = number % 10 == 0
        game._again()
        level.append(len(_instances) - before)
    gc.collect()
    assert len(set(level)) == 1, level
    assert [table() for table in tables] == [None] * 50


def test_the_lobby_and_the_table_make_room_for_each_other(shelf: Shelf) -> None:
    before = len(_instances)
    game = play(shelf=shelf)
    empty = len(_instances) - before
    for _ in range(6):
        button(game, "Start the game").click()
        at_table = len(_instances) - before
        button(game, "New game").click()
        offers = sum(each.description.startswith("Go on: ") for each in buttons_of(game))
        assert offers <= 3
        assert at_table < 300
        # The list of unfinished games, and a row with two buttons for each that is offered, is all that there is more.
        assert len(_instances) - before <= empty + 10 * offers + 30


def subclasses(kind: type) -> list[type]:
    return [one for below in kind.__subclasses__() for one in (below, *subclasses(below))]


def test_no_widget_watches_a_file(shelf: Shelf) -> None:
    """A watched file would hold all widgets that were ever made with it, with all that they hold: a whole table."""
    play(["Ada"], shelf=shelf)
    ours = [kind for kind in subclasses(AnyWidget) if kind.__module__.startswith("buttons_widgets")]
    assert len(ours) > 8
    watching = [kind for kind in ours for name in ("_esm", "_css") if isinstance(vars(kind).get(name), FileContents)]
    assert watching == []
