"""`observe(f, names="game")` at a table: after every move, in the kernel's loop; and what `f` raises breaks nothing."""

from __future__ import annotations

import asyncio
import threading
from itertools import pairwise
from typing import Any

import pytest
import traitlets

from buttons_widgets import CHANCE, CautiousBot, RandomBot, button_up, play, pretty_tricky, war_of_the_buttons
from buttons_widgets.kit.lobby.play_widget import PlayWidget, play_kind
from buttons_widgets.kit.saving.shelf import Shelf
from buttons_widgets.kit.table.mover import PACES
from tests.evening import SECONDS
from tests.hands import Hands
from tests.nim import NIM
from tests.staged import at, leave


def changes_of(widget: Any) -> list[Any]:
    changes: list[Any] = []
    widget.observe(changes.append, names="game")
    return changes


def follow_each_other(changes: list[Any]) -> bool:
    return all(one.new is after.old for one, after in pairwise(changes))


def table_of(shelf: Shelf, *bots: Any) -> PlayWidget:
    return play(["Ada", *bots], list("AB")[: 1 + len(bots)], seed=5, shelf=shelf, pace="once", language="en")


def test_every_move_is_told_those_of_bots_and_dice_too(shelf: Shelf) -> None:
    widget = table_of(shelf, ("Bo", CautiousBot(3)))
    changes = changes_of(widget)
    before, person = widget.game, at(widget)
    person.play_until("next round|wins|round 2", opt_out_with=3)
    assert [one.new for one in changes] == [widget.game.at(ply) for ply in range(before.ply + 1, widget.game.ply + 1)]
    assert changes[0].old is before and follow_each_other(changes)
    assert {one.name for one in changes} == {"game"} and all(one.owner is widget for one in changes)


def test_an_undo_is_told_and_looking_back_is_not(shelf: Shelf) -> None:
    widget = table_of(shelf)
    changes, person = changes_of(widget), at(widget)
    for _ in range(6):
        person.decide()
    table, count, last = person.table, len(changes), widget.game
    table.look_back.switch.value = True
    table.look_back.go(2)
    table.look_back.switch.value = False
    assert len(changes) == count and widget.game is last
    table.undo()
    assert len(changes) == count + 1 and changes[-1].old is last and changes[-1].new is widget.game
    assert widget.game.ply < last.ply
    table.redo()
    assert widget.game is last is changes[-1].new and follow_each_other(changes)


def test_the_next_game_is_told_and_leaving_the_table(shelf: Shelf) -> None:
    widget = table_of(shelf)
    changes, first = changes_of(widget), widget.game
    widget._again()
    assert widget.game is not first and changes[-1].new is widget.game and changes[-1].old is first
    leave(widget)
    assert widget.game is None is changes[-1].new and follow_each_other(changes)
    assert len(changes) == 2


def test_it_can_only_be_read_and_can_be_linked(shelf: Shelf) -> None:
    class Chart(traitlets.HasTraits):
        shown = traitlets.Any()

    widget, chart = table_of(shelf), Chart()
    with pytest.raises(traitlets.TraitError, match="read-only"):
        widget.game = None
    traitlets.dlink((widget, "game"), (chart, "shown"))
    assert chart.shown is widget.game
    at(widget).press("roll")
    assert chart.shown is widget.game and "game" not in widget.keys


def test_what_an_observer_raises_is_told_and_the_game_goes_on(shelf: Shelf) -> None:
    widget = table_of(shelf, ("Bo", RandomBot(1)))

    def fails(change: Any) -> None:
        raise ZeroDivisionError("no chart")

    widget.observe(fails, names="game")
    others = changes_of(widget)
    person = at(widget)
    person.decide()
    assert others  # whoever comes after it is told all the same
    assert person.table.parts.lifeline.fault == "Something went wrong: no chart."
    assert person.table._mover.hold is None
    widget.unobserve(fails, names="game")
    person.decide()
    assert person.table.parts.lifeline.fault == ""
    person.play_until("wins|round 2")


def follows(widget: PlayWidget) -> None:
    """Play on, with the first legal move of whoever is to move."""
    changes, table = changes_of(widget), widget.table
    assert table is not None
    while len(changes) < 9 and widget.game.to_move is not None:
        table._play(widget.game.chance_move() if widget.game.to_move is CHANCE else widget.game.legal_moves()[0])
    assert len(changes) >= 9 and changes[-1].new is widget.game and follow_each_other(changes)


@pytest.mark.parametrize("door", [button_up, pretty_tricky, war_of_the_buttons], ids=lambda door: door.__name__)
def test_the_game_of_every_kind_is_told(door: Any, shelf: Shelf) -> None:
    follows(door.play(["Cy", ("Bo", door.RandomBot(1))], seed=1, shelf=shelf, pace="once"))


def test_a_game_that_shows_nothing_but_buttons_is_told(shelf: Shelf) -> None:
    follows(play_kind(NIM, ["Ada", "Bo"], seed=1, shelf=shelf, pace="once"))


def test_observers_run_in_the_loop_whatever_thread_the_move_came_from(shelf: Shelf) -> None:
    async def evening() -> tuple[list[Any], list[bool], PlayWidget]:
        widget = table_of(shelf)
        assert widget.table is not None
        changes, threads, told = changes_of(widget), list[bool](), asyncio.Event()

        def look(change: Any) -> None:
            threads.append(threading.current_thread() is threading.main_thread())
            if widget.game is change.new:
                told.set()

        widget.observe(look, names="game")
        presses = threading.Thread(target=Hands(widget.table).press, args=["roll"])
        presses.start()
        presses.join()
        assert changes == [] and widget.game.ply == 2  # the value is there at once
        async with asyncio.timeout(SECONDS):
            await told.wait()
        return changes, threads, widget

    changes, threads, widget = asyncio.run(evening())
    assert threads == [True, True] and changes[-1].new is widget.game and follow_each_other(changes)


def test_bots_that_move_in_the_loop_are_followed(shelf: Shelf, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(PACES, "fast", 0.001)

    async def evening() -> tuple[list[Any], Any]:
        bots = [("Bo", CautiousBot(3)), ("Cy", RandomBot(2))]
        widget, told = play(bots, list("AB"), seed=5, shelf=shelf, pace="fast"), asyncio.Event()
        begun, changes = widget.game, changes_of(widget)
        widget.observe(lambda change: told.set() if change.new.round == 2 else None, names="game")
        async with asyncio.timeout(SECONDS):
            await told.wait()
        assert widget.table is not None
        widget.table.close_table()
        return changes, begun

    changes, begun = asyncio.run(evening())
    assert changes[0].old is begun and follow_each_other(changes)
    assert [one.new.ply for one in changes] == list(range(1, len(changes) + 1))


def test_what_happened_before_anybody_could_observe_is_not_told(shelf: Shelf) -> None:
    async def open_table() -> list[Any]:
        changes, passed = changes_of(table_of(shelf)), asyncio.Event()
        asyncio.get_running_loop().call_soon(passed.set)
        await passed.wait()
        return changes

    assert asyncio.run(open_table()) == []
