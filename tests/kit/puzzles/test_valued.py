"""Puzzles over one question, what is each choice worth: which choices are right."""

from __future__ import annotations

from functools import cached_property
from typing import Any

import pytest

from buttons_widgets.kit.language.words import KIT_WORDS, Words, words_in
from buttons_widgets.kit.puzzles.kind import KIT_PUZZLE_WORDS
from buttons_widgets.kit.puzzles.valued import ValuedPuzzle
from tests.kit.puzzles.toy import Strip


class Weighing(ValuedPuzzle, Strip, tag="weighing", frozen=True, kw_only=True):
    """Which of the sums of numbers, parted by commas, is the greatest?"""

    enough = 0.0

    def check(self) -> None:
        """Whatever is there."""

    @cached_property
    def worths(self) -> dict[str, float]:
        """The sums of tenths."""
        return {text: sum(int(part) / 10 for part in text.split()) for text in self.position.split(",")}

    @cached_property
    def choices(self) -> tuple[str, ...]:
        """The texts."""
        return tuple(self.position.split(","))

    def worth_text(self, value: float, words: Words) -> str:
        return f"{value:.1f}"

    def hardness(self) -> float:
        return 1000

    @classmethod
    def words(cls) -> Words:
        return words_in([KIT_WORDS, KIT_PUZZLE_WORDS])


def weighing(position: str) -> Any:
    return Weighing(id="one", position=position, answers=(position.split(",")[0],), rating=1500, level=3)


def test_choices_that_are_equal_but_for_rounding_are_all_right() -> None:
    puzzle = weighing("3,1 2,2")
    assert len(set(puzzle.worths.values())) == 3  # 0.3, 0.1 + 0.2 and 0.2
    assert puzzle.right == ("3", "1 2")
    assert [puzzle.judge(answer).right for answer in ("3", "1 2", "2")] == [True, True, False]
    assert {one.choice for one in puzzle.options().options if one.best} == set(puzzle.right)
    assert puzzle.find_answers().margin == pytest.approx(0.1)


def test_the_worst_are_all_that_are_equally_bad() -> None:
    assert weighing("3,2,1").worst == ("1",)
    assert weighing("4,1 2,3").worst == ("1 2", "3")  # the same but for rounding
    assert weighing("3,2").worst == () == weighing("3,1 2,2 1").worst, "to name one would give the answer away"


def test_enough_is_enough_but_for_rounding() -> None:
    assert weighing("3 -1 -2,-1").right == ("3 -1 -2",)  # not quite 0
    assert weighing("-1,-2").right == ()
