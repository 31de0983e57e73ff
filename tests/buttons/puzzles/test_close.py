"""Is it close? The difference between rolling and opting out, found in two ways, and what is said of it."""

from __future__ import annotations

from dataclasses import replace

import msgspec
import pytest

from buttons_widgets import load_pack
from buttons_widgets.buttons.analysis.advice import advise
from buttons_widgets.buttons.analysis.solution import OPT_OUT, ROLL
from buttons_widgets.buttons.puzzles.board_puzzle import puzzle_words
from buttons_widgets.buttons.puzzles.brute import brute_worths
from buttons_widgets.buttons.puzzles.close import BOUND, CLOSE, LEAST_MARGIN, Close
from buttons_widgets.kit.puzzles.errors import PuzzleError
from buttons_widgets.kit.puzzles.puzzle import Puzzle, rated
from buttons_widgets.kit.rules.errors import GameError

WORDS = puzzle_words("en")
PACK = load_pack("close")


def the(answer: str) -> Close:
    """The first puzzle of the pack with this answer."""
    found = next(puzzle for puzzle in PACK if puzzle.answers == (answer,))
    assert isinstance(found, Close)
    return found


def test_the_pack_asks_for_each_of_the_three_answers_on_every_level_and_none_is_near_the_bound() -> None:
    assert {(puzzle.level, *puzzle.answers) for puzzle in PACK} == {
        (level, answer) for level in range(1, 6) for answer in (ROLL, CLOSE, OPT_OUT)
    }
    for puzzle in PACK:
        assert isinstance(puzzle, Close)
        assert abs(abs(puzzle.gap) - BOUND) >= LEAST_MARGIN
        assert rated(puzzle) == puzzle


def test_the_difference_is_that_of_a_plain_recursion() -> None:
    small: list[Puzzle] = [puzzle for puzzle in PACK if puzzle.find_again() is not None]
    assert len(small) > 20
    for puzzle in small:
        assert isinstance(puzzle, Close)
        worths = brute_worths(puzzle.question)
        assert puzzle.gap == pytest.approx(worths[ROLL] - worths[OPT_OUT], abs=1e-9)


@pytest.mark.parametrize("answer", [ROLL, CLOSE, OPT_OUT])
def test_one_answer_of_three_is_right_and_the_verdict_says_how_far_apart_they_are(answer: str) -> None:
    puzzle = the(answer)
    assert [press.answer for press in puzzle.presses("", WORDS)] == [ROLL, CLOSE, OPT_OUT]
    for given in (ROLL, CLOSE, OPT_OUT):
        verdict = puzzle.judge(given, WORDS)
        assert verdict.right == puzzle.is_right(given) == (given == answer)
        assert ("close" in verdict.why) == (answer == CLOSE)
        pages = puzzle.explain(given, WORDS)
        assert len(pages) == (2 if given == answer else 3) and all(page.text for page in pages)
    assert f"{abs(puzzle.gap):.2f}".rstrip("0") in puzzle.judge(answer, WORDS).why
    with pytest.raises(GameError, match="no choice here: the choices are roll, close, opt out"):
        puzzle.judge("perhaps")


def test_a_wrong_answer_is_refuted_by_the_rolls_that_make_the_difference() -> None:
    rolls, stays = the(ROLL), the(OPT_OUT)
    missed, stuck = rolls.explain(CLOSE, WORDS)[0], stays.explain(CLOSE, WORDS)[0]
    assert "worth more than opting out" in missed.text and missed.rolls
    assert "leave you stuck" in stuck.text and stuck.rolls
    assert the(CLOSE).explain(ROLL, WORDS)[0].text.startswith("It is close")


def test_the_question_says_what_close_means_and_no_hint_tells_the_answer() -> None:
    puzzle = the(CLOSE)
    page = puzzle.ask("", WORDS)
    assert page.lines[-1] == "Close: the two differ by less than 0.2 stars on average."
    for hint in puzzle.hints(WORDS):
        assert "close" not in hint.text.lower()
    assert puzzle.gives_away


def test_it_is_about_stars_and_has_no_roll() -> None:
    with pytest.raises((PuzzleError, msgspec.ValidationError)):
        msgspec.convert({**msgspec.to_builtins(the(CLOSE)), "goal": "win"}, Close)
    with pytest.raises(PuzzleError, match="without a button"):
        msgspec.structs.replace(the(CLOSE), position="rby/gry/ybg r 5")


def test_a_decision_is_close_just_below_the_bound() -> None:
    puzzle = the(CLOSE)
    solution = advise(replace(puzzle.question)).solution
    assert solution.roll is not None and solution.stop is not None
    assert puzzle.gap == pytest.approx(solution.roll - solution.stop)
    assert [Close._kind(gap) for gap in (BOUND, BOUND - 1e-9, 0, 1e-9 - BOUND, -BOUND)] == [
        ROLL,
        CLOSE,
        CLOSE,
        CLOSE,
        OPT_OUT,
    ]
