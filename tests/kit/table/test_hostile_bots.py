"""Bots that loop, exit, print, raise what cannot be printed: the table says who and what, and goes on."""

from __future__ import annotations

import asyncio
import gc
import sys
from collections.abc import Callable
from pathlib import Path
from threading import Event
from typing import Any

import pytest

from buttons_widgets import play
from buttons_widgets.buttons.kind import BUTTONS
from buttons_widgets.buttons.rules.game import Game
from buttons_widgets.buttons.rules.moves import Roll
from buttons_widgets.buttons.strategy.bots import CautiousBot
from buttons_widgets.kit.bots.bot_call import BotCall
from buttons_widgets.kit.lobby.play_widget import PlayWidget
from buttons_widgets.kit.saving.shelf import Shelf
from buttons_widgets.kit.table import mover as mover_room
from buttons_widgets.kit.table.mover import Mover
from buttons_widgets.kit.table.session import Session
from buttons_widgets.kit.table.table import Table
from tests.evening import SECONDS, Evening
from tests.hands import Hands


@pytest.fixture(autouse=True)
def _quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(mover_room.PACES, "fast", 0.01)
    monkeypatch.setattr(mover_room, "PATIENCE", 0.1)


BOT_ACTS = "GameError: a bot decides in the game that it is given, and moves nothing else"


class Unprintable(Exception):
    def __str__(self) -> str:
        raise RuntimeError("not even this")

    __repr__ = __str__


def raising(error: BaseException) -> Callable[[Game], Any]:
    def raises(game: Game) -> Any:
        print("<b>about to fail</b>")
        raise error

    return raises


def leaves(game: Game) -> Any:
    sys.exit(f"good bye {game}")


def recursive(game: Game) -> Any:
    return recursive(game)


def opens_a_table(game: Game) -> Any:
    return play(["You", opens_a_table])


def nameless() -> BaseException:
    """An error that says nothing, of a class that does not say what it is called."""

    class Hiding(type):
        @property
        def __name__(cls) -> str:  # type: ignore[override]
            raise RuntimeError("no name")

    class NamelessError(Exception, metaclass=Hiding):
        def __str__(self) -> str:
            sys.exit("nor this")

    return NamelessError()


class Unspeakable:
    """What nobody can compare or quote."""

    def __eq__(self, other: object) -> bool:
        sys.exit("not to be compared")

    def __repr__(self) -> str:
        sys.exit("not to be quoted")

    __hash__ = None  # type: ignore[assignment]


def takes_back(game: Game) -> Any:
    """Takes back at the table what a person has decided, if there is one."""
    for table in [each for each in gc.get_objects() if isinstance(each, Table)]:
        table.undo()


FAULTY = {
    "nameless": (raising(nameless()), "NamelessError"),
    "unspeakable": (lambda game: Unspeakable(), "a move is one of game.legal_moves()"),
    "undo": (takes_back, BOT_ACTS),
    "long": (raising(ValueError("x" * 3000)), "ValueError: xxxxxx"),
    "lines": (raising(ValueError("one\n\n\ttwo")), "ValueError: one two"),
    "half a pair": (raising(ValueError("half \ud800 \x1b[31m")), "ValueError: half \ufffd \ufffd[31m"),
    "unprintable": (raising(Unprintable()), "Unprintable"),
    "exit": (leaves, "SystemExit: good bye BUTTONS"),
    "interrupt": (raising(KeyboardInterrupt()), "KeyboardInterrupt"),
    "cancelled": (raising(asyncio.CancelledError()), "CancelledError"),
    "generator": (raising(GeneratorExit()), "GeneratorExit"),
    "recursion": (recursive, "RecursionError: maximum recursion depth exceeded"),
    "table": (opens_a_table, "GameError: a bot decides in the game that it is given, and cannot open a table"),
    "nothing": (lambda game: None, "it returned nothing (None) instead of one of game.legal_moves()"),
    "move": (lambda game: "x" * 100_000, "is not a move: write roll, opt out"),
}


@pytest.mark.parametrize("name", FAULTY)
@pytest.mark.parametrize("pace", ["fast", "once"])
def test_what_a_bot_raises_is_told_in_a_line_and_the_game_goes_on(name: str, pace: str) -> None:
    bot, reason = FAULTY[name]

    async def evening() -> None:
        table = Evening(bot, pace=pace)
        person = table.person
        await table.until_said("Bo could not decide: ")
        assert reason in person.prompt
        assert len(person.prompt) < 400
        assert person.actions == {"ask-again": "Ask Bo again", "decide": "Decide for Bo"}
        turn = table.table.parts.actions.turn
        person.press("ask-again")
        await table.until(lambda: "could not decide" in person.prompt and table.table.parts.actions.turn > turn)
        assert table.table.game.ply == 0
        person.press("decide")
        await table.until_said("Bo: roll the dice.")
        person.play_until("Round 1 is over", opt_out_with=2)

    asyncio.run(evening())


@pytest.mark.parametrize(
    "acts",
    [
        lambda lobby, code: lobby.speak("de"),
        lambda lobby, code: lobby.play_another("button_up"),
        lambda lobby, code: lobby.open_code(code),
        lambda lobby, code: lobby.open_my_games(),
        lambda lobby, code: lobby.choose_as_at_first(),
    ],
)
def test_a_bot_does_nothing_in_a_lobby(acts: Callable[[PlayWidget, str], Any], tmp_path: Path) -> None:
    lobby = play(shelf=Shelf(tmp_path))
    code = BUTTONS.write_code(BUTTONS.start(["Ada", "Bo"], seed=1))

    async def evening() -> None:
        await Evening(lambda game: acts(lobby, code)).until_said(f"Bo could not decide: {BOT_ACTS}")

    asyncio.run(evening())
    assert lobby.lobby is not None and lobby.words.language == "en"


def test_the_line_of_the_bot_s_own_code_is_named() -> None:
    def careless(game: Game) -> Any:
        return game.legal_moves()[99]  # the line

    async def evening() -> None:
        table = Evening(careless)
        await table.until_said("Bo could not decide: IndexError: tuple index out of range")
        assert ": return game.legal_moves()[99]  # the line)" in table.person.prompt
        page = table.table.parts.heard_view.value
        assert "Full error, for the bot’s author" in page
        assert "in careless" in page
        assert "buttons_widgets" not in page

    asyncio.run(evening())


def loops(game: Game) -> Any:
    while True:
        pass


def loops_and_catches(game: Game) -> Any:
    while True:
        try:
            loops(game)
        except Exception:
            continue


def clings(game: Game) -> Any:
    """Catches whatever ends it, a few times."""
    for _ in range(3):
        try:
            loops(game)
        except BaseException:
            continue
    return loops(game)


@pytest.mark.parametrize("bot", [loops, loops_and_catches, clings])
@pytest.mark.parametrize("pace", ["fast", "once"])
def test_a_loop_is_told_and_ended(bot: Any, pace: str) -> None:
    async def evening() -> None:
        table = Evening(bot, pace=pace)
        person, mover = table.person, table.table._mover
        await table.until_said("Bo is taking a long time to decide.")
        assert person.actions == {"ask-again": "Ask Bo again", "decide": "Decide for Bo"}
        first = mover._thought
        assert first is not None
        assert first.lives
        turn = table.table.parts.actions.turn
        person.press("ask-again")
        await table.until(lambda: table.table.parts.actions.turn > turn + 1 and "long time" in person.prompt)
        second = mover._thought
        assert second is not None
        assert second is not first
        person.press("decide")
        await table.until_said("Bo: roll the dice.")
        for thought in (first, second):
            thought._thread.join(SECONDS)
            assert not thought.lives
        person.press("roll")
        assert table.table.game.ply == 2

    asyncio.run(evening())


def test_undo_takes_the_person_back_from_a_bot_that_hangs() -> None:
    async def evening() -> None:
        table = Evening(lambda game: Roll() if game.round == 1 else loops(game))
        table.table.session.bots[1] = lambda game: loops(game) if any(game.button_masks) else game.legal_moves()[0]
        person = table.person
        await table.until(lambda: person.seat == 0 or "long time" in person.prompt)
        while "long time" not in person.prompt:
            if person.seat == 0 or "next-round" in person.actions:
                person.decide()
            else:
                await table.until(lambda: person.seat == 0 or "long time" in person.prompt or bool(person.actions))
        there = table.table.game
        table.table.undo()
        assert person.seat == 0 or table.table.game.ply < there.ply

    asyncio.run(evening())


def test_what_cannot_be_ended_is_left_alone() -> None:
    for_ever = Event()

    def waits(game: Game) -> Any:
        while not for_ever.wait(60):  # outside Python: nothing that is raised gets there
            pass
        return Roll()

    async def evening() -> None:
        table = Evening(waits)
        await table.until_said("long time")
        thought = table.table._mover._thought
        assert thought is not None
        table.person.press("decide")
        await table.until_said("Bo: roll the dice.")
        table.person.press("roll")
        game = table.table.game
        for_ever.set()
        thought._thread.join(SECONDS)
        assert (thought.lives, thought.stopped, thought.answer) == (False, True, None)
        assert table.table.game == game  # what it answers now is not heard

    asyncio.run(evening())


def test_an_answer_that_comes_late_counts_if_nobody_decided_meanwhile() -> None:
    answers = Event()

    def slow(game: Game) -> Any:
        assert answers.wait(SECONDS)
        return CautiousBot(seed=1)(game)

    async def evening() -> None:
        table = Evening(slow)
        await table.until_said("long time")
        answers.set()
        await table.until(lambda: table.person.seat == 0 or "Round" in table.person.prompt)
        assert table.table.game.ply > 0

    asyncio.run(evening())


def test_megabytes_of_prints_are_kept_from_everybody_else_and_cut(capsys: pytest.CaptureFixture[str]) -> None:
    def talks(game: Game) -> Any:
        for number in range(20_000):
            print("talking" * 20, number)
        print("at last", file=sys.stderr)
        return CautiousBot(seed=1)(game)

    async def evening() -> Table:
        table = Evening(talks)
        await table.until(lambda: table.person.seat == 0)
        return table.table

    table = asyncio.run(evening())
    assert "What Bo printed" in table.parts.heard_view.value
    printed = table._mover.printed[1]
    assert printed.endswith("talking 19999\nat last\n")
    assert len(printed) < 5000
    assert capsys.readouterr().out == ""
    assert type(sys.stdout).__name__ != "_Stream"


def test_what_no_message_can_carry_reaches_no_page() -> None:
    def babbles(game: Game) -> Any:
        print("half a pair: \ud800")
        raise ValueError("\udc80")

    async def evening() -> None:
        table = Evening(babbles)
        await table.until_said("Bo could not decide: ValueError: \ufffd")
        page = table.table.parts.heard_view.value
        assert "half a pair: \ufffd" in page
        page.encode()

    asyncio.run(evening())


def test_two_threads_are_heard_apart() -> None:
    both = Event(), Event()

    def says(number: int) -> None:
        print(f"here is {number}")
        both[number].set()
        assert both[1 - number].wait(SECONDS)
        print(f"still {number}")

    thoughts = [BotCall(lambda number=number: says(number)) for number in (0, 1)]
    for number, thought in enumerate(thoughts):
        assert thought.wait(SECONDS)
        assert thought.error is None
        assert thought.printed == f"here is {number}\nstill {number}\n"


def test_bots_alone_are_paused_and_go_on() -> None:
    async def evening() -> None:
        table = Evening(CautiousBot(seed=1), CautiousBot(seed=2), people=0)
        await table.until(lambda: table.table.game.ply > 6)
        table.table.pause_button.value = True
        assert table.person.prompt == "The bots are paused."
        game = table.table.game
        assert table.table._mover.future is not None
        await asyncio.wrap_future(table.table._mover.future)
        assert table.table.game is game
        table.person.press("go-on")
        assert table.table.pause_button.value is False
        await table.until(lambda: table.table.game.ply > game.ply + 4)

    asyncio.run(evening())


def test_bots_that_never_end_a_game_are_stopped(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(mover_room, "MOST_PLIES", 300)

    async def evening() -> None:
        def always(game: Game) -> Any:
            return game.legal_moves()[0]

        table = Evening(always, always, people=0, pace="once")
        await table.until_said("This game has had")
        assert 300 <= table.table.game.ply <= 302
        assert table.person.actions == {"again": "Play again"}

    asyncio.run(evening())


def test_what_is_raised_while_bots_move_reaches_the_table(monkeypatch: pytest.MonkeyPatch) -> None:
    broken = {"prompt": False}
    prompt = type(BUTTONS.view).prompt

    def sometimes(view: Any, scene: Any) -> str:
        if broken["prompt"]:
            raise LookupError("no words for <this>")
        return prompt(view, scene)

    monkeypatch.setattr(type(BUTTONS.view), "prompt", sometimes)

    async def evening() -> None:
        table = Evening(CautiousBot(seed=1))
        broken["prompt"] = True
        await table.until_said("Something went wrong at the table: LookupError: no words for <this>.")
        assert table.person.actions == {"go-on": "Try again"}
        table.person.press("go-on")
        await table.until_said("Something went wrong")
        broken["prompt"] = False
        table.person.press("go-on")
        await table.until(lambda: table.person.seat == 0)

    asyncio.run(evening())


def test_what_is_raised_by_a_click_reaches_the_table(monkeypatch: pytest.MonkeyPatch) -> None:
    person = Hands(Table(BUTTONS, Session(Game.start(["Ada"], seed=1), [None]), BUTTONS.words("en")))
    with monkeypatch.context() as broken:
        broken.setattr(type(BUTTONS.view), "pick", lambda self, scene, place, what: 1 / 0)
        person.click((1, 1))
        assert "ZeroDivisionError" in person.prompt
    person.press("go-on")
    assert person.prompt == "Ada: roll the dice."
    person.press("roll")
    assert person.table.game.ply == 2


def test_a_mover_that_is_cancelled_from_outside_says_so() -> None:
    async def evening() -> None:
        table = Evening(CautiousBot(seed=1))
        loop, here = asyncio.get_running_loop(), asyncio.current_task()

        def cancel_all(game: Game) -> Any:
            loop.call_soon_threadsafe(lambda: [task.cancel() for task in asyncio.all_tasks(loop) if task is not here])
            return loops(game)

        table.table.session.bots[1] = cancel_all
        await table.until_said("Something went wrong at the table: CancelledError")
        table.table.session.bots[1] = CautiousBot(seed=1)
        table.person.press("go-on")
        await table.until(lambda: table.person.seat == 0)

    asyncio.run(evening())


def test_a_click_between_a_mover_s_last_look_and_its_end_starts_the_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    """The wake-up that was lost once: the mover has seen that nobody may move, but has not ended yet."""
    clicks: list[Callable[[], None]] = []
    look = Mover._begin_or_end

    def look_and_click(mover: Mover) -> Any:
        begun = look(mover)
        if begun is None and clicks:
            clicks.pop()()
        return begun

    monkeypatch.setattr(Mover, "_begin_or_end", look_and_click)

    async def evening() -> None:
        table = Evening(CautiousBot(buttons=1, seed=1))
        person, first = table.person, table.table._mover.future
        clicks.append(lambda: person.play_until("Bo is thinking", opt_out_with=9))
        await table.until(lambda: not clicks)
        ply = table.table.game.ply
        assert table.table._mover.future is not first
        await table.until(lambda: table.table.game.ply > ply and person.seat == 0)

    asyncio.run(evening())
