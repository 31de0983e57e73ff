"""The bar for looking back, when it is pressed late or twice, or while the table does something else."""

from __future__ import annotations

import threading
from collections.abc import Sequence
from typing import Any

import pytest

from buttons_widgets.buttons.kind import BUTTONS
from buttons_widgets.buttons.rules.game import Game
from buttons_widgets.buttons.view.game_view import GameView
from buttons_widgets.kit.table.session import Session
from buttons_widgets.kit.table.table import Table
from tests.hands import Hands
from tests.prepared import last_stars, line_game


def at_table_with(game: Game) -> Hands:
    """Somebody who plays all seats of a game."""
    return Hands(Table(BUTTONS, Session(game, [None] * len(game.names)), BUTTONS.words("en"), pace="once"))


def test_a_second_press_on_going_on_does_nothing() -> None:
    """The game may have gone another way, and be shorter, when a press reaches the kernel that was made before it."""
    person = at_table_with(line_game().at(40))
    look_back = person.table.look_back
    look_back.switch.value = True
    look_back.step(-1)
    look_back.resume.click()
    while person.table.game.ply > 5:
        person.table.undo()
    look_back.resume.click()
    assert person.table.game.ply <= 5
    person.press("roll")
    shorter = person.table.game
    look_back.resume.click()
    assert person.table.game == shorter
    assert person.table._mover.hold is None


def test_a_step_that_is_pressed_as_the_bar_closes_takes_back_no_choice() -> None:
    person = at_table_with(last_stars(line_game()))
    table = person.table
    table.look_back.switch.value = True
    table.look_back.switch.value = False
    person.click(person.offered[0])
    chosen = table.parts.boards[0].board.chosen
    assert chosen
    for late in (*table.look_back.steps, *table.look_back.jumps["round"]):
        late.click()
    table.look_back.slider.value = 0
    assert table.parts.boards[0].board.chosen == chosen


def test_nothing_is_looked_for_while_another_thread_plays(monkeypatch: pytest.MonkeyPatch) -> None:
    """A move that is made while the bar opens would leave it with the stops of another game."""
    table = at_table_with(line_game().at(40)).table
    free: list[bool] = []
    stops = GameView.stops

    def try_to_play() -> None:
        got = table.lock.acquire(blocking=False)
        free.append(got)
        if got:
            table.lock.release()

    def watched(view: GameView, states: Sequence[Any]) -> Sequence[int]:
        player = threading.Thread(target=try_to_play)
        player.start()
        player.join()
        return stops(view, states)

    monkeypatch.setattr(GameView, "stops", watched)
    table.look_back.switch.value = True
    assert free and not any(free)


def test_the_present_is_shown_until_the_bar_has_opened() -> None:
    """The press has come, and waits: what was looked at last time is no moment of this game any more."""
    person = at_table_with(line_game().at(40))
    table, look_back = person.table, person.table.look_back
    look_back.switch.value = True
    look_back.switch.value = False
    while table.game.ply > 5:
        table.undo()
    with look_back.switch.hold_trait_notifications():
        look_back.switch.value = True
        assert look_back.ply is None
        person.press("roll")
        now = table.game.ply
        assert now == 7
    assert look_back.ply == now
