"""A theme that leaves out what every theme has is refused at once, and not in the middle of a puzzle."""

from pathlib import Path

import pytest

from buttons_widgets.kit.puzzles.kind import PuzzleKind
from buttons_widgets.kit.puzzles.puzzle import Puzzle, Refused
from tests.kit.puzzles.toy import Sum, sums_words, toy


class Unfinished(Puzzle, frozen=True, kw_only=True, tag="unfinished"):
    """A theme of which little is written."""

    def check(self) -> None:
        pass


def test_no_puzzle_can_be_made_of_it() -> None:
    with pytest.raises(TypeError, match=r"Unfinished.*ask.*judge"):
        Unfinished(id="one", position="1 2", answers=("3",), rating=1500, level=3)


def test_no_game_can_have_it() -> None:
    with pytest.raises(
        TypeError, match=r"^the theme Unfinished has no ask, check_answer, difficulty, explain, find_ans"
    ):
        PuzzleKind("toy", (Sum, Unfinished), Path("toys"), lambda language: sums_words(Path("toys")))


def test_a_theme_that_says_nothing_of_clicks_is_not_answered_on_the_board(tmp_path: Path) -> None:
    assert toy(1).pick("", (1, 1), sums_words(tmp_path)) == Refused("There is nothing to do here right now.")
