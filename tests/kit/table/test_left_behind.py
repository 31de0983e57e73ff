"""However often somebody plays again, nothing is left behind."""

from __future__ import annotations

import gc
import weakref

import pytest
from anywidget import AnyWidget
from ipywidgets.widgets.widget import _instances

from buttons_widgets import play
from buttons_widgets.buttons.kind import BUTTONS
from buttons_widgets.buttons.strategy.bots import CautiousBot
from buttons_widgets.buttons.view.board import BoardWidget
from buttons_widgets.kit.dice.tray import DiceTray
from buttons_widgets.kit.page.frame import Frame, frame_with
from buttons_widgets.kit.saving.shelf import Shelf
from buttons_widgets.kit.table.actions import Actions
from buttons_widgets.kit.table.picture_board import PictureBoard
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
        assert at_table < 250
        # The list of unfinished games, and a row with two buttons for each that is offered, is all that there is more.
        assert len(_instances) - before <= empty + 10 * offers + 30


@pytest.mark.parametrize("kind", [Actions, BoardWidget, DiceTray, Frame, PictureBoard, frame_with(BUTTONS.sheets)])
def test_a_widget_does_not_watch_a_file(kind: type[AnyWidget]) -> None:
    """A watched file would hold all widgets that were ever made, with all that they hold: a whole table."""
    made = weakref.ref(widget := kind())
    widget.close()
    del widget
    gc.collect()
    assert made() is None
