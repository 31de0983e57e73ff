"""How the coach thinks: in a thread, only the newest question, and nothing held up."""

import asyncio
import re
from collections.abc import Callable
from threading import Event, RLock
from typing import Any

import pytest

from buttons_widgets import Position
from buttons_widgets.buttons.analysis.advice import Advice, Question, advise
from buttons_widgets.buttons.analysis.opponents import Opponents
from buttons_widgets.buttons.analysis.solve import forget_solutions
from buttons_widgets.buttons.kind import BUTTONS
from buttons_widgets.buttons.rules.game import Game
from buttons_widgets.buttons.rules.moves import OptOut, Roll, parse_move
from buttons_widgets.buttons.view import advisor as advisor_room
from buttons_widgets.buttons.view.advisor import ExactAdvisor
from buttons_widgets.kit.coach import coach as coach_room
from buttons_widgets.kit.coach.coach import Asked, Coach
from buttons_widgets.kit.rules.answer import Watch
from buttons_widgets.kit.rules.errors import MissingPackageError
from buttons_widgets.kit.rules.game import CHANCE
from buttons_widgets.kit.table.table import Table
from tests.coached import (
    POSITION,
    SMALL,
    WORDS,
    HeldWorker,
    coach_alone,
    press,
    rows,
    session_of,
    table_of,
    text_of,
)
from tests.played import NAMES, game_of, lying


class Unprintable(Exception):
    """A failure that cannot even be told."""

    def __str__(self) -> str:
        raise SystemExit


@pytest.fixture
def coach() -> Coach:
    """One whose answers come when the test lets them."""
    coach = Coach(ExactAdvisor(), WORDS, lambda: None, RLock())
    coach.thinking.worker = HeldWorker(coach.thinking)  # type: ignore[assignment]
    return coach


def test_while_it_thinks_it_shows_how_much_and_the_rows_to_come(coach: Coach) -> None:
    coach.ask(lambda _: Question(POSITION))
    assert rows(coach) == [["Roll", "", ""], ["Opt out", "", ""]]
    assert (
        'role="progressbar" aria-label="Thinking through 8 positions…" aria-valuenow="0"'
        in coach.thinking.message.value
    )
    assert coach.marks() == {} and coach.verdict == ""
    coach.thinking.worker.answer(0)  # type: ignore[attr-defined]
    assert "progressbar" not in coach.thinking.message.value
    assert [row[0] for row in rows(coach)] == ["Roll", "Opt out"]
    assert coach.marks() and coach.verdict


def test_large_numbers_are_written_as_the_language_writes_them(coach: Coach) -> None:
    coach.ask(lambda _: Question(Position.parse("/".join(["rbygrb"] * 6) + " r 5")))
    assert "Thinking through 5,598,861 positions…" in coach.thinking.message.value


def test_a_late_answer_to_an_old_question_is_let_go(coach: Coach) -> None:
    coach.ask(lambda _: Question(POSITION))
    coach.ask(lambda _: Question(POSITION.lay((2, 2))))
    coach.thinking.worker.answer(0)  # type: ignore[attr-defined]
    assert "progressbar" in coach.thinking.message.value and coach.marks() == {}
    coach.thinking.worker.answer(1)  # type: ignore[attr-defined]
    assert coach.marks().keys() == set(POSITION.lay((2, 2)).legal_cells())


def test_a_late_cost_of_another_decision_is_let_go_too(coach: Coach) -> None:
    game = lying(game_of(2, SMALL), 0, buttons=[(2, 2)])
    coach.consider(None, (game, Roll()))
    coach.consider(None, (game, OptOut()))
    coach.thinking.worker.answer(0)  # type: ignore[attr-defined]
    assert text_of(coach.cost) == ""
    coach.thinking.worker.answer(1)  # type: ignore[attr-defined]
    assert text_of(coach.cost) == "Ada chose “Opt out”. No choice was better."
    coach.consider(None)
    assert text_of(coach.cost) == ""


def test_the_same_question_is_not_asked_twice(coach: Coach) -> None:
    for _ in range(3):
        coach.ask(lambda _: Question(POSITION))
    assert len(coach.thinking.worker.asked) == 1  # type: ignore[attr-defined]
    coach.thinking.worker.answer(0)  # type: ignore[attr-defined]
    shown = coach.bars.value
    coach.ask(lambda _: Question(POSITION))
    assert coach.bars.value == shown and coach.marks()
    assert len(coach.thinking.worker.asked) == 1  # type: ignore[attr-defined]


def test_when_there_is_nothing_to_weigh_up_the_work_that_waits_is_dropped(coach: Coach) -> None:
    coach.ask(lambda _: Question(POSITION))
    coach.consider(None)
    assert coach.thinking.worker.asked == []  # type: ignore[attr-defined]


def test_in_an_event_loop_the_answer_comes_by_itself_and_once_warm_a_small_one_at_once() -> None:
    changed = Event()
    coach = Coach(ExactAdvisor(), WORDS, changed.set, RLock())

    async def asking() -> None:
        forget_solutions()
        coach.ask(lambda _: Question(POSITION))
        assert changed.wait(10)
        changed.clear()
        coach.ask(lambda _: Question(POSITION.lay((2, 2))))
        assert coach.marks()

    asyncio.run(asking())
    # What comes before `ask` returns is drawn by whoever asked.
    assert not changed.is_set()


def test_what_takes_long_is_left_to_the_thread_unless_it_is_remembered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(coach_room, "MOST_AT_ONCE", 7)
    coach = coach_alone()
    question = Question(POSITION)
    forget_solutions()
    assert question.values == 8
    assert not coach._takes_no_time(Asked(question))
    assert coach._takes_no_time(Asked(Question(POSITION.lay((2, 2)))))
    advise(question)
    assert coach._takes_no_time(Asked(question, (question, "roll")))


@pytest.mark.parametrize(
    ("problem", "told"),
    [
        (MissingPackageError("numba"), "The coach needs numba for this. Install it with: pip install numba"),
        (MemoryError("Unable to allocate 448 MiB"), "The coach cannot answer: Unable to allocate 448 MiB."),
        (MemoryError(), "The coach cannot answer: MemoryError."),
        (ValueError("much " * 600), f"The coach cannot answer: {('much ' * 600)[:199]}…."),
        (ValueError("one\n\n  two.\n"), "The coach cannot answer: one two."),
        (Unprintable(), "The coach cannot answer: Unprintable."),
        (SystemExit(3), "The coach cannot answer: 3."),
    ],
)
def test_what_goes_wrong_is_told_and_the_game_goes_on(
    problem: BaseException, told: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(question: Question, watch: Watch) -> None:
        raise problem

    monkeypatch.setattr(advisor_room, "advise", fail)
    table = table_of(Game.start(NAMES[:2], [SMALL] * 2, ["rb", "yg"], seed="coach"))
    assert text_of(table.coach_box.coach.thinking.message) == told
    assert table.coach_box.coach.thinking.button.layout.display == "none"
    press(table, "roll")
    assert table.game.to_move is not CHANCE
    assert text_of(table.coach_box.coach.thinking.message) == told


def test_how_much_is_done_is_shown_as_it_grows(coach: Coach, monkeypatch: pytest.MonkeyPatch) -> None:
    shown: list[str] = []

    def solved(question: Question, watch: Watch) -> Advice:
        for share in (0.0, 0.001, 0.25, 0.255, 0.2, 0.75, 1.0):
            watch(share)
            shown.extend(re.findall(r"inline-size:(\d+)%", coach.thinking.message.value))
        return advise(question)

    forget_solutions()
    monkeypatch.setattr(advisor_room, "advise", solved)
    coach.ask(lambda _: Question(POSITION))
    coach.thinking.worker.answer(0)  # type: ignore[attr-defined]
    assert list(map(int, shown)) == [0, 0, 25, 25, 25, 75, 100]


def test_of_two_questions_each_has_its_share_of_the_bar(coach: Coach, monkeypatch: pytest.MonkeyPatch) -> None:
    shown: list[str] = []

    def solved(question: Question, watch: Watch) -> Advice:
        watch(0.5)
        shown.extend(re.findall(r"inline-size:(\d+)%", coach.thinking.message.value))
        return advise(question)

    forget_solutions()
    monkeypatch.setattr(advisor_room, "advise", solved)
    before = lying(game_of(1, SMALL), 0, buttons=[(2, 2)])
    coach.consider(before.play(Roll()).play(parse_move("dice 1-1 1233")), (before, Roll()))
    # The same position twice is one piece of work; another one weighs what it takes.
    assert coach._asked.questions[0].position == coach._asked.questions[1].position
    coach.thinking.worker.answer(0)  # type: ignore[attr-defined]
    assert shown[:1] == ["50"]


def test_a_person_can_stop_it_and_let_it_begin_again(coach: Coach) -> None:
    changes: list[str] = []
    coach._on_change = lambda: changes.append("drawn")
    coach.ask(lambda _: Question(POSITION))
    assert (coach.thinking.button.description, coach.thinking.button.layout.display) == ("Stop", None)
    coach.thinking.button.click()
    assert coach.thinking.worker.asked == []  # type: ignore[attr-defined]
    assert text_of(coach.thinking.message) == "Stopped."
    coach.ask(lambda _: Question(POSITION))  # as when the table is drawn again
    assert coach.thinking.worker.asked == []  # type: ignore[attr-defined]
    assert coach.thinking.button.description == "Think again"
    coach.thinking.button.click()
    assert "progressbar" in coach.thinking.message.value and changes == ["drawn"]
    coach.thinking.worker.answer(0)  # type: ignore[attr-defined]
    assert coach.verdict and coach.thinking.button.layout.display == "none"
    coach.thinking.button.click()
    assert text_of(coach.thinking.message) == coach.verdict


class Endless(ExactAdvisor):
    """Thinks until it is stopped."""

    def __init__(self) -> None:
        self.thinks, self.has_ended = Event(), Event()

    def effort(self, question: Question) -> int:
        return 10**9

    def answer(self, question: Question, watch: Watch) -> Any:  # type: ignore[override]
        try:
            while True:
                watch(0.5)
                self.thinks.set()
        finally:
            self.has_ended.set()


@pytest.mark.parametrize(
    "end",
    [
        lambda table: setattr(table.coach_box.switch, "value", False),
        lambda table: table.close_table(),
        lambda table: table.coach_box.coach.close(),
        lambda table: setattr(table.coach_box.coach.selectors["goal"], "value", "win"),
        lambda table: table.coach_box.coach.thinking.button.click(),
        lambda table: table.coach_box.coach.consider(lying(table.game, 0, buttons=[(1, 1)])),
    ],
    ids=["coach off", "table closed", "coach closed", "another goal", "Stop", "the game went on"],
)
def test_what_nobody_wants_any_more_is_ended(end: Callable[[Table], None]) -> None:
    advisor = Endless()
    table = Table(BUTTONS, session_of(lying(game_of(1, SMALL), 0, buttons=[(2, 2)])), WORDS)
    table.coach_box.opened().advisor = advisor

    async def cell() -> None:
        table.coach_box.switch.value = True
        assert advisor.thinks.wait(10)
        advisor.has_ended.clear()
        end(table)
        assert advisor.has_ended.wait(10)

    asyncio.run(cell())
    table.coach_box.switch.value = False


class Growing(ExactAdvisor):
    """Says what it knows when it may, and comes to an end when it may."""

    def __init__(self, problem: BaseException | None = None) -> None:
        self.problem = problem
        self.thinks, self.may_say, self.has_said = Event(), Event(), Event()
        self.may_end, self.has_ended = Event(), Event()

    def effort(self, question: Question) -> int:
        return 10**9

    def growing(self, question: Question, watch: Watch, so_far: Callable[[Any], None]) -> Any:
        try:
            self.thinks.set()
            assert self.may_say.wait(10)
            so_far(answer := self.answer(question))
            self.has_said.set()
            assert self.may_end.wait(10)
            if self.problem is not None:
                raise self.problem
            return answer
        finally:
            self.has_ended.set()


@pytest.mark.parametrize("problem", [None, ZeroDivisionError("division by zero")], ids=["found", "failed"])
def test_what_is_known_so_far_is_shown_while_it_thinks_on(problem: BaseException | None) -> None:
    advisor, changed = Growing(problem), Event()
    coach = Coach(advisor, WORDS, changed.set, RLock())

    async def asking() -> None:
        coach.ask(lambda now: Question(POSITION))
        assert not any(worth for _, worth, _ in rows(coach))
        advisor.may_say.set()
        assert advisor.has_said.wait(10)
        assert all(worth for _, worth, _ in rows(coach)) and coach.marks()
        assert "progressbar" in coach.thinking.message.value and coach.thinking.runs
        changed.clear()
        advisor.may_end.set()
        assert changed.wait(10)

    asyncio.run(asking())
    if problem is None:
        assert text_of(coach.thinking.message) == coach.verdict != ""
    else:
        assert text_of(coach.thinking.message) == "The coach cannot answer: division by zero."
        assert (coach.bars.value, coach.verdict, coach.marks()) == ("", "", {})


def test_what_comes_too_late_is_not_shown_and_ends_the_work() -> None:
    advisor = Growing()
    coach = Coach(advisor, WORDS, lambda: None, RLock())

    async def asking() -> None:
        coach.ask(lambda now: Question(POSITION))
        assert advisor.thinks.wait(10)
        coach.rest()
        advisor.may_say.set()
        assert advisor.has_ended.wait(10)

    asyncio.run(asking())
    assert not advisor.has_said.is_set() and coach.verdict == ""


class Gated(ExactAdvisor):
    """Notes which chances it thinks about, and ends no thought before the gate is open."""

    def __init__(self) -> None:
        self.thought: list[float] = []
        self.thinks, self.may_go_on = Event(), Event()

    def effort(self, question: Question) -> int:
        return 10**9

    def answer(self, question: Question, watch: Watch) -> Any:  # type: ignore[override]
        self.thought.append(question.opponents.opt_out)
        self.thinks.set()
        assert self.may_go_on.wait(10)
        watch(0.5)
        return super().answer(question, watch)


def test_a_slider_dragged_over_it_never_queues() -> None:
    advisor, changed = Gated(), Event()
    coach = Coach(advisor, WORDS, changed.set, RLock())

    async def dragging() -> None:
        coach.ask(lambda now: Question(POSITION, Opponents(1, now["opt_out"], 0.2)))
        assert advisor.thinks.wait(10)
        changed.clear()
        begun = advisor.thought[0]
        for per_cent in range(30, 60):
            coach.sliders["opt_out"].value = per_cent
            changed.clear()
        advisor.may_go_on.set()
        assert changed.wait(10)
        assert advisor.thought == [begun, 0.59]
        assert coach.verdict

    asyncio.run(dragging())


def test_markup_in_a_name_is_only_text() -> None:
    game = lying(Game.start(["<b>Ada</b>", "Bo"], [SMALL] * 2, ["rb", "yg"], seed=1), 0, buttons=[(2, 2)])
    table = table_of(game)
    press(table, "opt-out")
    assert "&lt;b&gt;Ada&lt;/b&gt; chose" in table.coach_box.coach.cost.value


def test_what_is_typed_beside_a_slider_is_taken_as_per_cent() -> None:
    coach = coach_alone()
    slider = coach.sliders["opt_out"]
    assert (slider.min, slider.max, slider.readout_format, slider.description) == (0, 100, ".0f", "opts out (%)")
    slider.value = 50  # what the read-out makes of a typed "50"
    assert coach.settings["opt_out"] == 0.5
    coach.set("bust", 0.25)
    assert (coach.sliders["bust"].value, coach.settings["bust"]) == (25, 0.25)
