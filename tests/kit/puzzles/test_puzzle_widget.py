"""A puzzle of any game as a widget, without a kernel: answers in, verdicts out."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from threading import RLock
from typing import Any, ClassVar

import pytest
from ipywidgets.widgets.widget import _instances
from traitlets import TraitError

from buttons_widgets.kit.page.controls import close_whole
from buttons_widgets.kit.puzzles.puzzle import Puzzle, Refused
from buttons_widgets.kit.puzzles.puzzle_attempt import PuzzleAttempt
from buttons_widgets.kit.puzzles.puzzle_widget import PuzzleWidget
from tests.hands import pressed_then_read
from tests.nim_puzzles import ALIVE, HEAP, NIM_PUZZLE_VIEW, NIMBER, WINNER, Alive, Heap, Winner, nim_words
from tests.puzzled import Solver, let_it_work


def test_the_question_is_shown_with_its_board_and_its_dice() -> None:
    person = Solver(ALIVE)
    assert person.asked == "Find every heap from which a winning move takes. 1 2"
    assert 'aria-label="a blue two and a red five"' in person.widget.panel.asked.value
    assert person.widget.panel.asked.value.count('aria-current="step"') == 1
    assert person.pane == "Chosen: none."
    assert person.board.active and set(person.board.picks) == {"1", "2", "3"}
    assert list(person.buttons) == ["hint", "solution"]
    assert person.news.startswith("Find every heap from which a winning move takes. a blue two and a red five")
    title = person.widget.panel.title.value
    assert "Heaps that can win" in title and "rated 1600" in title and 'aria-label="Level 3 of 5"' in title
    assert person.widget.frame.focus_on[0] == NIM_PUZZLE_VIEW.focus


def test_a_click_answers_at_once() -> None:
    person = Solver(HEAP)
    person.click("3")
    assert person.verdict == "✓ Right! It brings the nimber to 0."
    (attempt,) = person.attempts
    assert attempt[:2] == (HEAP, "3") and attempt.right_at_once
    assert attempt.hints == 0 and attempt.tries == 1 and attempt.seconds >= 0
    assert not person.board.active
    assert list(person.buttons) == ["again"] and person.buttons["again"] == "Once more"
    assert [action["main"] for action in person.widget.help.offered] == [False]
    assert person.news == "Right! It brings the nimber to 0. The nimber is 7."


def test_a_wrong_answer_says_where_to_look_and_the_solution_comes_when_it_is_asked_for() -> None:
    person = Solver(HEAP)
    person.click("2")
    assert person.verdict == "✗ Not yet. It cannot."
    assert person.pane == "Chosen: 2. Where to look Write the heaps as binary numbers. 001 010 100"
    assert person.news == "Not yet. It cannot. Where to look: Write the heaps as binary numbers. 001 010 100"
    assert person.buttons == {"again": "Try again", "reveal": "Solution"}
    assert person.widget.frame.focus_on == [".bw-action-again"]
    assert "bw-judged-wrong" in person.widget.panel.board_box._dom_classes
    assert person.board.svg.count("#cfe3ff") == 1  # the answer stays
    assert not person.board.active and person.widget.pager.layout.display == "none"
    person.press("again")
    assert person.pane == "Chosen: none. Where to look Write the heaps as binary numbers. 001 010 100"
    assert "bw-judged-wrong" not in person.widget.panel.board_box._dom_classes
    person.click("2")
    assert "Where to look" in person.pane
    assert [action["main"] for action in person.widget.help.offered] == [False, True]
    assert person.widget.frame.focus_on == [".bw-action-reveal"]
    person.press("reveal")
    assert person.pane.startswith("That leaves a nimber other than 0.") and "Where to look" not in person.pane
    assert person.news == "The solution That leaves a nimber other than 0. a blue two and a red five"
    assert len(person.attempts) == 2  # to see the solution then is no further attempt


def test_a_theme_whose_verdict_names_what_is_right_says_it_with_the_solution() -> None:
    class Telling(Heap, tag="telling"):
        gives_away: ClassVar[bool] = True
        theme = "heap"  # type: ignore[assignment]

    person = Solver(Telling(id="t", position="1 2 4", answers=("3",), rating=1300, level=2))
    person.click("2")
    assert person.verdict == "✗ Not yet."
    person.press("reveal")
    assert person.verdict == "✗ Wrong. It cannot."


def test_what_was_chosen_can_be_mended_and_one_s_own_right_answer_stays() -> None:
    person = Solver(ALIVE)
    for place in ("1", "2"):
        person.click(place)
    person.press("check")
    assert person.verdict == "✗ Not yet. You found 2."
    person.press("again")
    assert person.pane.startswith("Chosen: 1 2.")
    person.click("3")
    person.press("check")
    assert person.verdict.startswith("✓") and person.board.svg.count("#cfe3ff") == 3
    assert "bw-judged-right" in person.widget.panel.board_box._dom_classes
    person.press("again")
    assert person.pane == "Chosen: none."


def test_after_a_wrong_answer_it_is_refuted_first_and_every_option_is_shown_with_its_worth() -> None:
    person = Solver(HEAP)
    person.click("2")
    person.press("reveal")
    assert person.verdict == "✗ Wrong. It cannot."
    assert person.pane.startswith("That leaves a nimber other than 0.")
    assert "a blue two and a red five" in person.widget.pane.value
    assert "worth risk Heap 3 1.00 Heap 1 0.00 25.0% Heap 2 yours 0.00" in person.pane
    assert person.widget.pane.value.count('class="bw-coach-best"') == 1
    # The note of a pack is text, whatever stands in it.
    assert person.pane.endswith("Powers of two are < alone >.")
    assert "&lt; alone &gt;" in person.widget.pane.value
    assert "Chosen" not in person.pane
    assert not person.attempts[0].right


def test_the_explanation_has_pages() -> None:
    person = Solver(HEAP)
    person.click("2")
    person.press("reveal")
    widget = person.widget
    assert (widget.back.disabled, widget.forth.disabled, "1 of 3" in widget.place.value) == (True, False, True)
    widget.forth.click()
    assert person.pane.startswith("The nimber is 7.") and person.news == "The nimber is 7."
    person.key("ArrowRight")
    assert person.pane.startswith("Take from 3.")
    assert person.board.svg.count("#cfe3ff") == 1
    assert widget.forth.disabled
    person.key("ArrowRight")
    widget.back.click()
    assert person.pane.startswith("The nimber is 7.")


def test_after_a_wrong_answer_one_may_try_again_but_it_is_not_right_at_once() -> None:
    person = Solver(HEAP)
    person.click("2")
    assert person.buttons["again"] == "Try again"
    assert [action["main"] for action in person.widget.help.offered] == [True, False]
    person.key("t")
    assert person.verdict == "" and person.pane.startswith("Chosen: none.") and person.board.active
    person.click("3")
    assert [(one.right, one.right_at_once, one.tries) for one in person.attempts] == [
        (False, False, 1),
        (True, False, 2),
    ]


def test_several_clicks_make_an_answer_that_is_checked() -> None:
    person = Solver(ALIVE)
    for place in ("1", "3", "2", "1"):
        person.click(place)
    assert person.pane == "Chosen: 2 3."
    assert person.news == "Chosen: 2 3."
    assert list(person.buttons) == ["check", "undo", "clear", "hint", "solution"]
    person.press("undo")
    assert person.pane == "Chosen: 1 2 3."
    person.press("clear")
    assert person.pane == "Chosen: none." and "check" not in person.buttons
    person.press("undo")
    person.press("check")
    assert person.attempts[0].right
    # What was laid is not lost: after Clear or Try again, Undo brings it back.
    person.press("again")
    assert person.pane == "Chosen: none."
    person.press("undo")
    assert person.pane == "Chosen: 1 2 3."


def test_a_button_answers() -> None:
    person = Solver(WINNER)
    assert person.buttons["press-0"] == "Whoever moves"
    assert person.widget.panel.actions.offered[1]["hint"] == "Whoever does not move"
    assert not person.board.active
    person.press("press-0")
    assert person.verdict == "✗ Not yet. Your answer: first Try all moves."
    person.key("s")
    assert person.verdict == "✗ Wrong. Try all moves."
    assert person.pane == "That leaves a nimber other than 0."
    person.press("again")
    person.press("press-1")
    assert [one.answer for one in person.attempts] == ["first", "second"]
    assert person.attempts[1].right


def test_a_number_is_typed() -> None:
    person = Solver(NIMBER)
    assert person.widget.panel.field.layout.display is None and person.widget.panel.field.active
    before = person.widget.panel.field.emptied
    person.write("6")
    # What a verdict says is text.
    assert person.verdict == "✓ Right! It is <b>6</b>."
    assert person.widget.panel.field.layout.display == "none"
    person.press("again")
    assert person.widget.panel.field.emptied > before
    person.write(" 5 ")
    assert [one.answer for one in person.attempts] == ["6", "5"]


def test_a_malformed_text_is_told_and_is_no_attempt() -> None:
    person = Solver(NIMBER)
    person.write("many")
    assert person.note == "'many' is not a whole number" == person.news
    assert person.attempts == []
    assert person.widget.panel.field.active
    before, turn = person.widget.panel.field.emptied, person.widget._activity.turn
    for nothing in ("", "  ", "6" * 301):
        person.write(nothing)
    person.write("6", turn - 1)
    assert person.attempts == [] and person.widget.panel.field.emptied == before
    person.write("6")
    assert person.attempts[0].right_at_once


def test_a_click_that_is_not_possible_is_told_why() -> None:
    person = Solver(HEAP)
    person.click("1")
    assert person.note == "Heap 1 has one stick only." == person.news
    assert person.attempts == []


def test_hints_come_one_by_one_and_are_counted() -> None:
    person = Solver(HEAP)
    person.press("hint")
    assert person.pane.startswith("Chosen: none. Hint 1 of 2 Write the heaps as binary numbers. 001 010 100")
    assert person.news == "Write the heaps as binary numbers. 001 010 100"
    assert person.buttons["hint"] == "Next hint"
    person.key("h")
    assert person.pane.startswith("Chosen: none. Hint 2 of 2 Add them without carries.")
    assert "hint" not in person.buttons
    assert person.board.svg.count("#cfe3ff") == 1  # what the hint shows
    person.key("ArrowLeft")
    assert person.pane.startswith("Chosen: none. Hint 1 of 2")
    person.click("3")
    assert person.attempts[0].hints == 2 and person.attempts[0].right_at_once
    person.press("again")
    assert person.pane.startswith("Chosen: none. Hint 2 of 2")


def test_who_has_read_a_hint_presses_what_is_there_now() -> None:
    person = Solver(HEAP)
    widget = person.widget
    order = pressed_then_read(widget.help, widget.panel.asked, widget.pane)
    person.press("hint")
    person.press("hint")
    assert len(order) >= 4 and order == ["pressed", "read"] * (len(order) // 2)


def test_the_answer_under_way_stays_in_view_under_a_hint() -> None:
    person = Solver(ALIVE)
    person.click("2")
    person.press("hint")
    assert person.board.svg.count("#cfe3ff") == 1


def test_what_cannot_be_right_is_the_first_hint_and_the_others_go_on_from_there() -> None:
    person = Solver(Alive(id="a", position="2 2 4", answers=("3",), rating=1500, level=3))
    person.click("1")
    person.press("hint")
    assert "Hint 1 of 3 Not from heap 1." in person.pane
    person.press("hint")
    assert "Hint 2 of 3 Write the heaps as binary numbers." in person.pane
    person.press("hint")
    assert "Hint 3 of 3 Add them without carries." in person.pane
    assert "hint" not in person.buttons
    person.click("1")
    person.click("2")
    assert "hint" in person.buttons  # there may be more to say of it
    person.press("hint")
    assert "Hint 4 of 4 Not from heap 2." in person.pane
    person.press("undo")
    person.press("hint")  # there is not
    assert "hint" not in person.buttons
    person.click("3")
    person.press("check")
    assert person.attempts[0].hints == 4


def test_the_solution_may_be_asked_for_and_counts_as_an_attempt() -> None:
    person = Solver(HEAP)
    person.press("solution")
    assert person.verdict == "The solution"
    assert person.pane.startswith("The nimber is 7.") and "yours" not in person.pane
    (attempt,) = person.attempts
    assert attempt.answer is None and attempt.verdict is None and not attempt.right
    person.press("again")
    person.click("3")
    assert person.attempts[1].right and not person.attempts[1].right_at_once


def test_what_comes_late_does_nothing() -> None:
    person = Solver(HEAP)
    turn = person.widget._activity.turn
    person.click("2")
    person.click("3", turn)
    person.press("solution", turn)
    person.press("hint", turn)
    person.widget.frame._handle_custom_msg({"type": "key", "key": "h", "turn": turn}, [])
    assert len(person.attempts) == 1 and person.verdict.startswith("✗")
    for forged in ("press-7", "check", "next", "nonsense"):
        person.press(forged)
    person.write("3")
    assert len(person.attempts) == 1


def test_the_next_puzzle_is_offered_to_whoever_embeds_the_widget() -> None:
    person = Solver(HEAP)
    person.widget.on_next(lambda: person.widget.show(WINNER))
    assert "next" not in person.buttons
    person.click("3")
    assert person.buttons["next"] == "Next"
    assert person.widget.frame.focus_on == [".bw-action-next", ".bw-puzzle-read"]
    person.key("n")
    assert person.asked == "Who wins?" and person.widget.puzzle is WINNER
    person.widget.on_next(lambda: person.widget.show(HEAP), skip=True)
    assert person.buttons["skip"] == "Skip" and "next" not in person.buttons  # who pressed Next is not left on Skip
    person.press("skip")
    assert person.widget.puzzle is HEAP
    person.widget.on_next(None)
    assert "skip" not in person.buttons


def test_an_answer_may_show_the_next_puzzle_by_itself() -> None:
    person = Solver(HEAP)
    person.widget.on_answer(lambda attempt: person.widget.show(WINNER))
    person.click("3")
    assert person.asked == "Who wins?" and person.verdict == "" and person.buttons["press-0"]


def test_whoever_embeds_it_cannot_break_it() -> None:
    def fails(attempt: object) -> None:
        raise OSError("no space left on device")

    person = Solver(HEAP)
    person.widget.on_answer(fails)
    person.click("3")
    assert person.note == "Something went wrong: no space left on device. The puzzle itself goes on."
    assert person.verdict.startswith("✓")


def test_fifty_puzzles_later_there_are_no_more_widgets() -> None:
    before = set(_instances)
    person = Solver(HEAP)
    made = len(_instances)
    for puzzle in (ALIVE, WINNER, NIMBER, HEAP, ALIVE) * 10:
        person.widget.show(puzzle)
        person.press("hint")
        person.press("solution")
    assert len(_instances) == made
    close_whole(person.widget)
    assert set(_instances) == before


# Themes that fail


class Broken(Heap, tag="broken"):
    """Fails in a method that a test names."""

    fails: ClassVar[str] = ""

    def __getattribute__(self, name: str) -> Any:
        if name == type(self).fails:

            def fail(*_: object) -> Any:
                raise ZeroDivisionError("<division> by zero")

            return fail
        return super().__getattribute__(name)


@pytest.fixture
def broken() -> Broken:
    words = nim_words("en")
    assert words.say("theme-heap")
    return Broken(id="broken-1", position="1 2 4", answers=("3",), rating=1300, level=2)


WRONG = "Something is wrong with this puzzle: <division> by zero."


@pytest.mark.parametrize(
    ("method", "act", "read"),
    [
        ("pick", lambda person: person.click("3"), lambda person: person.note),
        ("judge", lambda person: person.click("3"), lambda person: person.note),
        ("explain", lambda person: person.click("3"), lambda person: person.pane),
        ("options", lambda person: person.click("3"), lambda person: person.pane),
        ("hints", lambda person: person.press("hint"), lambda person: person.note),
        ("presses", lambda person: person.press("hint"), lambda person: person.note),
        ("ask", lambda person: person.press("again"), lambda person: person.asked),
    ],
)
def test_a_theme_that_fails_is_told(
    broken: Broken,
    method: str,
    act: Callable[[Solver], None],
    read: Callable[[Solver], str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(Broken, "theme", "heap")
    monkeypatch.setattr(Broken, "fails", method)
    person = Solver(broken)
    act(person)
    assert WRONG in read(person)
    monkeypatch.setattr(Broken, "fails", "")
    person.widget.show(broken)
    person.click("3")
    assert person.verdict.startswith("✓")


class Exits(Heap, tag="exits"):
    """Ends the program, or is interrupted by itself, wherever `exits` says."""

    exits: ClassVar[str] = ""
    with_: ClassVar[type[BaseException]] = SystemExit

    def __getattribute__(self, name: str) -> Any:
        if name == type(self).exits:
            raise type(self).with_("<exit>")
        return super().__getattribute__(name)

    @property
    def theme(self) -> str:
        return "heap"


EXITS = Exits(id="exits-1", position="1 2 4", answers=("3",), rating=1300, level=2)


@pytest.mark.parametrize("exits", ["ask", "presses", "pick", "judge", "explain", "options", "hints"])
def test_a_theme_that_exits_is_told_and_ends_nothing(exits: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Exits, "exits", exits)
    person = Solver(EXITS)
    person.press("hint")
    told = f"{person.note} {person.pane} {person.asked}"
    person.click("3")
    assert "wrong with this puzzle: <exit>" in f"{told} {person.note} {person.pane} {person.asked}"
    monkeypatch.setattr(Exits, "exits", "")
    person.widget.show(EXITS)
    person.click("3")
    assert person.verdict.startswith("✓")


@pytest.mark.parametrize("exits", ["judge", "explain", "options", "hints"])
def test_a_theme_that_interrupts_its_own_thread_is_told(exits: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Exits, "exits", exits)
    monkeypatch.setattr(Exits, "with_", KeyboardInterrupt)

    async def cell() -> None:
        person = Solver(EXITS)
        person.press("hint") if exits == "hints" else person.click("3")
        let_it_work(person.widget)
        assert "wrong with this puzzle: <exit>" in person.note
        assert person.widget.attempt.phase == "asks"

    asyncio.run(cell())


def test_a_click_on_the_board_of_a_theme_that_takes_none_is_refused() -> None:
    class Silent(Winner, tag="silent"):
        def pick(self, draft: str, place: Any, words: Any) -> str | Refused:
            return Puzzle.pick(self, draft, place, words)

    silent = Silent(id="silent-1", position="3 5 6", answers=("second",), rating=1000, level=1)
    attempt, refused = (PuzzleAttempt(one, nim_words("en")) for one in (WINNER, silent))
    assert attempt.pick("1") and attempt.draft == "1" and attempt.note == ""
    assert not refused.pick("1") and refused.draft == ""
    assert refused.note == "There is nothing to do here right now."


# What is left in a saved notebook


def test_it_leaves_a_picture_of_the_question() -> None:
    person = Solver(ALIVE)
    assert repr(person.widget) == "PuzzleWidget('alive-1')"
    picture = person.widget._repr_svg_()
    assert "Find every heap from" in picture and 'aria-label="a blue two and a red five"' in picture
    person.press("solution")
    assert person.widget._repr_svg_() == picture
    bundle = person.widget._repr_mimebundle_()
    assert bundle["image/svg+xml"] == picture and bundle["text/plain"] == "PuzzleWidget('alive-1')"


def test_a_theme_that_fails_leaves_a_picture_that_says_so(broken: Broken, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Broken, "theme", "heap")
    monkeypatch.setattr(Broken, "fails", "ask")
    picture = Solver(broken).widget._repr_svg_()
    assert "Something is wrong with this puzzle" in picture and "&lt;division&gt;" in picture


def test_whoever_embeds_it_may_share_its_lock() -> None:
    lock = RLock()
    widget = PuzzleWidget(NIM_PUZZLE_VIEW, HEAP, nim_words("en"), lock)
    assert widget.lock is lock


def test_close_is_the_end() -> None:
    widget = PuzzleWidget(NIM_PUZZLE_VIEW, HEAP, nim_words("en"))
    widget.close()
    assert widget.comm is None


def test_the_answer_can_be_observed_and_never_tells_the_solution() -> None:
    person, told = Solver(HEAP), []
    widget = person.widget
    assert widget.answer is None
    widget.observe(lambda change: told.append(change.new), names="answer")
    person.press("hint")
    assert told == []
    person.click("2")
    assert told == ["2"] and widget.answer == "2"
    person.press("reveal")
    assert widget.answer == "2"
    person.press("again")
    assert told == ["2", None]
    widget.show(WINNER)
    assert widget.answer is None
    person.press("solution")
    assert widget.attempt.outcome is not None and widget.answer is None
    with pytest.raises(TraitError, match="read-only"):
        widget.answer = "2"
    assert "answer" not in widget.keys
