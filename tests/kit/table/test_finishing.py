"""Finishing a round in which no person has anything left to do: the bots wait no longer between their moves."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from threading import Event
from typing import Any

import pytest

from buttons_widgets.buttons.kind import BUTTONS
from buttons_widgets.buttons.rules.game import Game
from buttons_widgets.buttons.rules.phase import Phase, Standing
from buttons_widgets.kit.table import mover as mover_room
from buttons_widgets.kit.table.scene import Scene
from tests.evening import SECONDS, Evening
from tests.nim import NIM, Nim
from tests.played import game_of

OFFERED = {"finish": "Finish the round"}


@pytest.fixture(autouse=True)
def _paces(monkeypatch: pytest.MonkeyPatch) -> None:
    """At the pace "slow" bots do nothing in the time of a test."""
    monkeypatch.setitem(mover_room.PACES, "fast", 0.01)
    monkeypatch.setitem(mover_room.PACES, "slow", 10_000.0)
    monkeypatch.setattr(mover_room, "PATIENCE", 0.1)


def rolls_on(game: Game) -> Any:
    """Never opts out."""
    return game.legal_moves()[0]


class Round(Evening):
    """A person who has opted out, and bots that go on at a pace at which nothing happens."""

    def __init__(self, *bots: Any) -> None:
        self.asked = Event()
        super().__init__(*map(self._heard, bots))

    def _heard(self, bot: Any) -> Any:
        def decides(game: Game) -> Any:
            if game.standings[0] is Standing.OUT:
                self.asked.set()
            return bot(game)

        return decides

    async def opt_out(self) -> None:
        person = self.person
        while "opt-out" not in person.actions:
            if person.actions or person.seat == 0:
                assert "finish" not in person.actions
                person.decide(opt_out_with=99)
            else:
                await self.until(lambda: bool(person.actions) or person.seat == 0)
        self.table.set_pace("slow")
        person.press("opt-out")
        assert person.actions == OFFERED
        assert await asyncio.to_thread(self.asked.wait, SECONDS)  # the mover waits from now on

    async def until_the_stars(self) -> None:
        await self.until(lambda: "place" in self.person.actions or "Choose" in self.person.prompt)
        assert self.table.game.phase is Phase.STARS


def played_by(*bots: Any) -> Callable[[Callable[[Round], Awaitable[None]]], None]:
    """Run what is done once Ada has opted out."""

    def run(then: Callable[[Round], Awaitable[None]]) -> None:
        async def evening() -> None:
            table = Round(*bots)
            await table.opt_out()
            await then(table)

        asyncio.run(evening())

    return run


@pytest.mark.parametrize("at_once", [0.0, 5.0])
def test_the_bots_finish_the_round_without_pauses(at_once: float, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where they need longer than a moment, what is waited for already is not waited for to its end."""
    monkeypatch.setattr(mover_room, "AT_ONCE", at_once)

    async def finishes(table: Round) -> None:
        table.person.press("finish")
        await table.until_the_stars()
        assert Standing.IN not in table.table.game.standings
        assert table.table.game.round == 1
        table.person.play_until("Round 1 is over")

    played_by(rolls_on, rolls_on)(finishes)


def test_the_next_round_has_its_pauses_again() -> None:
    async def goes_on(table: Round) -> None:
        table.person.press("finish")
        await table.until_the_stars()
        table.person.play_until("Round 1 is over")
        table.person.press("next-round")
        assert table.table.game.to_move != 0
        assert table.person.actions == {}
        assert table.table._shows.step == 10_000.0

    played_by(rolls_on, rolls_on)(goes_on)


def test_pressed_twice_or_late_it_does_what_was_meant_and_nothing_else() -> None:
    async def presses(table: Round) -> None:
        turn = table.table.parts.actions.turn
        table.table._tell_hold()  # something was shown meanwhile
        table.person.press("finish", turn)
        table.person.press("finish", turn)
        await table.until_the_stars()
        there = table.table.game
        table.person.press("finish")
        table.person.press("finish", turn)
        assert table.table.game is there

    played_by(rolls_on, rolls_on)(presses)


def test_anybody_may_press_it_on_any_screen() -> None:
    async def presses(table: Round) -> None:
        screens, row = table.table.parts.screens, table.table.parts.actions
        screens._handle_custom_msg({"type": "claim", "seat": 0, "screen": "one"}, [])
        content = {"type": "press", "name": "finish", "turn": row.turn, "screen": "two"}
        row._handle_custom_msg(content, [])
        await table.until(lambda: table.table.game.phase is Phase.STARS)

    played_by(rolls_on, rolls_on)(presses)


def test_a_pause_ends_it_and_so_does_an_undo() -> None:
    asked, answers = Event(), Event()

    def slow(game: Game) -> Any:
        if game.standings[0] is Standing.OUT:
            asked.set()
            assert answers.wait(SECONDS)
        return rolls_on(game)

    async def pauses(table: Round) -> None:
        person = table.person
        person.press("finish")
        assert asked.wait(SECONDS)
        assert table.table._shows.step == 0
        table.table.pause_button.value = True
        assert person.prompt == "The bots are paused."
        answers.set()
        there = table.table.game
        person.press("go-on")
        assert person.actions == OFFERED
        assert table.table.game is there
        table.table.undo()
        assert "opt-out" in person.actions
        person.press("opt-out")
        assert person.actions == OFFERED
        person.press("finish")
        table.table.undo()
        table.table.redo()
        assert table.table._shows.step > 0

    played_by(slow, rolls_on)(pauses)


def test_a_bot_that_hangs_is_told_and_undo_leads_out() -> None:
    for_ever = Event()

    def hangs(game: Game) -> Any:
        while game.standings[0] is Standing.OUT and not for_ever.wait(0.01):
            pass
        return rolls_on(game)

    async def undoes(table: Round) -> None:
        person = table.person
        person.press("finish")
        await table.until_said("is taking a long time to decide.")
        assert "ask-again" in person.actions
        table.table.undo()
        assert "opt-out" in person.actions
        for_ever.set()

    played_by(hangs, hangs)(undoes)


def test_a_bot_that_fails_is_told_and_whoever_decides_for_it_is_in_no_hurry() -> None:
    def fails(game: Game) -> Any:
        if game.standings[0] is Standing.OUT:
            raise ValueError("no more")
        return rolls_on(game)

    async def decides(table: Round) -> None:
        person = table.person
        person.press("finish")
        await table.until_said("could not decide: ValueError: no more")
        person.press("decide")
        assert person.seat >= 0 or {"roll", "opt-out"} & person.actions.keys()
        person.decide()
        assert table.table._shows.step > 0

    played_by(fails, fails)(decides)


def test_it_is_offered_only_where_people_wait_and_bots_move_at_a_pace(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(mover_room, "AT_ONCE", 0.0)  # every step is shown
    offered: list[str] = []

    async def at_once() -> None:
        table = Evening(rolls_on, rolls_on, pace="once")
        actions = table.table.parts.actions
        actions.observe(lambda change: offered.extend(one["name"] for one in change["new"]), "offered")
        await table.until(lambda: bool(table.person.actions) or table.person.seat == 0)
        while table.table.game.round < 3:
            table.person.decide(opt_out_with=1)
            await table.until(lambda: bool(table.person.actions) or table.person.seat == 0)
        assert "next-round" in offered
        assert "finish" not in offered

    async def bots_alone() -> None:
        table = Evening(rolls_on, rolls_on, people=0, pace="slow")
        assert table.person.actions == {}

    asyncio.run(at_once())
    asyncio.run(bots_alone())


def test_it_does_not_say_what_a_roll_brings_before_the_dice_rest() -> None:
    """It stands while the dice tumble: whoever rolls and is bust would see it come."""

    async def goes_bust() -> None:
        table = Evening(rolls_on, rolls_on, pace="slow")
        person = table.person
        while table.table.game.standings[0] is Standing.IN:
            if "roll" not in person.actions and person.seat != 0:
                table.table.set_pace("fast")
                await table.until(lambda: bool(person.actions) or person.seat == 0)
                table.table.set_pace("slow")
            person.decide(opt_out_with=99)
        assert table.table.game.standings[0] is Standing.BUST
        assert person.actions == {}
        table.table.set_pace("fast")
        await table.until(lambda: bool(person.actions))  # it came, or the round was over before

    asyncio.run(goes_bust())


def test_only_a_game_knows_who_is_out() -> None:
    start = Nim.start(["Ada", "Bo"], seed=1)
    assert not NIM.view.people_are_out(Scene([start], NIM.words("en"), (True, False)))
    words, game = BUTTONS.words("en"), game_of(3)
    assert not BUTTONS.view.people_are_out(Scene([game], words, (True, True, False)))
