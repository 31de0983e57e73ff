"""A question without answers is examined: they are found, it is rated, and what is wrong with it is named."""

from typing import Any, ClassVar

import pytest

from buttons_widgets.kit.puzzles.errors import PuzzleError
from buttons_widgets.kit.puzzles.examine import Examined, NoAnswer, examine
from buttons_widgets.kit.puzzles.puzzle import Found
from tests.nim_puzzles import ALIVE, HEAP, NIM_PUZZLES, Heap


def test_the_answers_and_the_rating_are_found_from_the_question() -> None:
    examined = examine(NIM_PUZZLES, "heap", {"id": "heap-1", "position": "1 2 4", "note": "Powers of two."})
    puzzle = examined.puzzle
    assert isinstance(puzzle, Heap)
    assert (puzzle.answers, puzzle.rating, puzzle.level, puzzle.note) == (("3",), 1300, 2, "Powers of two.")
    assert not examined.ambiguous and not examined.near_tie


def test_nothing_is_read_from_answers_that_nobody_gave() -> None:
    """Every puzzle of the same question is examined alike, and another question otherwise."""
    one = examine(NIM_PUZZLES, "alive", {"id": "a", "position": ALIVE.position})
    assert one.puzzle.answers == tuple(ALIVE.alive)
    assert examine(NIM_PUZZLES, "alive", {"id": "a", "position": "1 2 4"}).puzzle.answers == ("3",)


def test_a_question_without_an_answer_is_no_puzzle() -> None:
    with pytest.raises(NoAnswer):
        examine(NIM_PUZZLES, "heap", {"id": "a", "position": "3 3"})


@pytest.mark.parametrize(
    ("fields", "field", "reason"),
    [
        ({"position": "9 9"}, "position", "heaps of 1 to 7 sticks are wanted"),
        ({"position": 5}, "position", "Expected `str`, got `int`"),
        ({"id": "no good!"}, "id", "Expected `str` matching regex"),
        ({"note": "x" * 1001}, "note", "1000"),
        ({"dice": "1-1"}, "dice", "unknown field"),
    ],
)
def test_what_is_wrong_is_named(fields: dict[str, Any], field: str, reason: str) -> None:
    with pytest.raises(PuzzleError, match=reason) as raised:
        examine(NIM_PUZZLES, "heap", {"id": "a", "position": "1 2 4"} | fields)
    assert raised.value.field == field


class Strict(Heap, tag="strict", frozen=True, kw_only=True):
    """Heaps whose best answer has to stand out."""

    least_margin: ClassVar[float] = 0.1


@pytest.mark.parametrize(
    ("margin", "ambiguous", "near"), [(0.0, True, False), (0.05, False, True), (0.1, False, False), (2.0, False, False)]
)
def test_a_tie_and_a_near_tie_are_told_apart(margin: float, ambiguous: bool, near: bool) -> None:
    strict = Strict(id="a", position=HEAP.position, answers=("3",), rating=1500, level=3)
    examined = Examined(strict, Found(("3",), margin=margin))
    assert (examined.ambiguous, examined.near_tie) == (ambiguous, near)
    # Where no margin is asked for, none is missed.
    plain = Examined(HEAP, Found(("3",), margin=margin))
    assert not plain.ambiguous and not plain.near_tie
