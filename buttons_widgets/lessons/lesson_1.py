"""Lesson 1, *Button never beside button*: counting arrangements."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from fractions import Fraction
from math import log
from pathlib import Path
from random import Random
from typing import ClassVar, Final

from ..buttons.analysis.lattice import Lattice, count_positions
from ..buttons.drawing.board_view import BoardView
from ..buttons.rules.layout import LAYOUTS
from ..buttons.rules.position import Position
from ..kit.exercises.choice_exercise import ChoiceExercise, SeveralExercise
from ..kit.exercises.course import Lesson
from ..kit.exercises.exercise import Exercise, Judged, OpenExercise, Slip, mistaken
from ..kit.exercises.number_exercise import NumberExercise, NumberGuess, Wanted
from ..kit.language.words import Words
from ..kit.rules.errors import GameError
from ..kit.rules.typed_number import TypedNumber, read_number
from .basics import BASICS
from .counting import (
    ROWS_OF_THREE,
    board_with_row,
    boards_in_pieces,
    most_on,
    pieces,
    rounded_to_two,
    rows_beside,
    square_count,
    ways_in_a_row,
)
from .exam_counting import TESTED_1
from .filling import AsManyAsFit, FullWithFew


class HowMany(NumberGuess):
    """How many arrangements does the real board have?"""

    number = "1.1"
    wanted: ClassVar[Wanted] = "count"

    def picture(self, draft: str) -> BoardView:
        """The real board, empty."""
        return LAYOUTS["A"].view()


class OneRow(NumberExercise):
    """How many arrangements of buttons does a single row have?"""

    number = "1.2"
    wanted: ClassVar[Wanted] = "count"
    spaces: int

    def draw(self, random: Random) -> None:
        """Four to six spaces."""
        self.spaces = random.choice((4, 5, 6))

    def standard(self) -> None:
        """A row of four spaces."""
        self.spaces = 4

    def values(self, words: Words) -> Mapping[str, object]:
        """The row, and the two shorter ones from which it is counted."""
        shorter = {"before": ways_in_a_row(self.spaces - 1), "before-that": ways_in_a_row(self.spaces - 2)}
        sequence = words.listed([str(ways_in_a_row(spaces)) for spaces in range(1, 7)])
        own = {"spaces": self.spaces, "ways": int(self.right), "last": self.spaces - 1, "sequence": sequence}
        return {**own, **shorter}

    @property
    def right(self) -> Fraction:
        """Rows whose last space is empty, and rows whose last space has a button, with an empty one before it."""
        return Fraction(ways_in_a_row(self.spaces))

    def mistakes(self) -> Mapping[str, Fraction]:
        return {
            "empty-left-out": self.right - 1,
            "neighbours": Fraction(2**self.spaces),
            "one-button": Fraction(self.spaces),
            "one-or-none": Fraction(self.spaces + 1),
        }


class WhyNotMultiply(ChoiceExercise):
    """Why five arrangements a row are not 5 · 5 · 5 for three rows."""

    number = "1.3"
    right = "columns"

    @property
    def options(self) -> Sequence[str]:
        return ("order", "columns", "empty", "added")

    def values(self, words: Words) -> Mapping[str, object]:
        """The ways of a row, those of three rows if the product rule held, and the real number."""
        row, boards = ways_in_a_row(3), square_count(3)
        return {"row": row, "product": row**3, "boards": boards, "touching": row**3 - boards}


class RowsBelow(SeveralExercise):
    """Which of the five rows may lie below a given one?"""

    number = "1.4"
    above: str

    def draw(self, random: Random) -> None:
        """Any row with a button above."""
        self.above = random.choice([name for name in ROWS_OF_THREE if name != "none"])

    def standard(self) -> None:
        """A button on the left above."""
        self.above = "left"

    @property
    def options(self) -> Sequence[str]:
        return tuple(ROWS_OF_THREE)

    @property
    def right(self) -> Collection[str]:
        """Those that share no column with the row above."""
        return rows_beside(self.above)

    def picture(self, draft: str) -> BoardView:
        """A board with the upper row."""
        return board_with_row(1, self.above).view()

    def mistakes(self) -> Mapping[str, Collection[str]]:
        """The rows that touch, those left if corners must not touch either, and all but the empty one."""
        above = ROWS_OF_THREE[self.above]
        near = above | above << 1 | above >> 1
        return {
            "under-a-button": [name for name in ROWS_OF_THREE if name not in self.right],
            "corners": [name for name, mask in ROWS_OF_THREE.items() if not mask & near],
            "empty-left-out": [name for name in self.right if name != "none"],
        }

    def judge(self, answer: str) -> Judged:
        """Whoever chose a row that touches is told so, whatever else was chosen."""
        judged = super().judge(answer)
        touches = set(answer.split()) - set(self.right)
        return mistaken("under-a-button", judged.credit) if judged.state == "wrong" and touches else judged


class MiddleRow(NumberExercise):
    """How many boards of three rows have a given row in the middle?"""

    number = "1.5"
    wanted: ClassVar[Wanted] = "count"
    middle: str

    def draw(self, random: Random) -> None:
        """One button in the middle row. With one at both ends adding would give the right number too."""
        self.middle = random.choice(("left", "middle", "right"))

    def standard(self) -> None:
        """The button on the left."""
        self.middle = "left"

    @property
    def position(self) -> Position:
        """The board with the middle row."""
        return board_with_row(2, self.middle)

    def picture(self, draft: str) -> BoardView:
        return self.position.view()

    def values(self, words: Words) -> Mapping[str, object]:
        return {"fit": len(rows_beside(self.middle)), "boards": int(self.right)}

    @property
    def right(self) -> Fraction:
        """All ways to go on that leave the middle row as it is: a button there leaves no room for another one."""
        middle = self.position.grid.rows[1]
        return Fraction(Lattice(3, self.position.legal_mask & ~middle).total)

    def mistakes(self) -> Mapping[str, Fraction]:
        """Adding, one row only, rows that do not see the middle, a factor too many, and rows that see across it."""
        fit = rows_beside(self.middle)
        across = sum(not ROWS_OF_THREE[one] & ROWS_OF_THREE[other] for one in fit for other in fit)
        return {
            "added": Fraction(2 * len(fit)),
            "one-row": Fraction(len(fit)),
            "all-rows": Fraction(len(ROWS_OF_THREE) ** 2),
            "three-rows": Fraction(len(fit) ** 3),
            "one-side": Fraction(len(fit) * len(ROWS_OF_THREE)),
            "across": Fraction(across),
        }


class Pieces(NumberExercise):
    """The open spaces of a board lie in separate pieces: in how many ways may buttons be added?"""

    number = "1.6"
    wanted: ClassVar[Wanted] = "count"
    position: Position

    def draw(self, random: Random) -> None:
        """Two or three pieces, with one at least in which neighbours matter."""
        self.position = random.choice(boards_in_pieces())

    def picture(self, draft: str) -> BoardView:
        return self.position.view()

    def hint_picture(self, step: int) -> BoardView | None:
        """From the second hint on the open spaces stand out."""
        view = self.position.view()
        offered = self.position.legal_cells() if step > 1 else ()
        return BoardView(view.size, view.colours, buttons=view.buttons, offered=offered) if offered else None

    @property
    def ways(self) -> list[int]:
        """For each piece in how many ways buttons can be laid in it."""
        board = self.position.grid
        return [Lattice(board.size, piece).total for piece in pieces(board, self.position.legal_mask)]

    def values(self, words: Words) -> Mapping[str, object]:
        return {
            "open": len(self.position.legal_cells()),
            "pieces": len(self.ways),
            "product": " · ".join(map(str, self.ways)),
            "ways": int(self.right),
        }

    @property
    def right(self) -> Fraction:
        """The positions that can be reached from here, this one included."""
        return Fraction(count_positions(self.position))

    def mistakes(self) -> Mapping[str, Fraction]:
        """Neighbours forgotten, pieces full or empty, added, one button at most, and nothing more left out."""
        spaces = len(self.position.legal_cells())
        return {
            "neighbours": Fraction(2**spaces),
            "two-each": Fraction(2 ** len(self.ways)),
            "added": Fraction(sum(self.ways)),
            "one-or-none": Fraction(spaces + 1),
            "nothing-more": self.right - 1,
        }


class MostOnOdd(NumberExercise):
    """How many buttons fit on a board with an odd number of spaces?"""

    number = "1.8"
    wanted: ClassVar[Wanted] = "count"
    rows: int
    columns: int

    def draw(self, random: Random) -> None:
        """An odd number of rows, and of columns."""
        self.rows, self.columns = random.choice(((3, 5), (3, 7), (5, 5), (5, 7), (7, 7)))

    def standard(self) -> None:
        """Five rows of five."""
        self.rows = self.columns = 5

    def values(self, words: Words) -> Mapping[str, object]:
        spaces = self.rows * self.columns
        return {
            "rows": self.rows,
            "columns": self.columns,
            "spaces": spaces,
            "half": spaces / 2,
            "pairs": spaces // 2,
            "in-row": (self.columns + 1) // 2,
            "most": int(self.right),
        }

    @property
    def right(self) -> Fraction:
        """The most buttons in any arrangement."""
        return Fraction(most_on(self.rows, self.columns))

    def typed(self, text: str) -> TypedNumber:
        """A whole number; whoever halves the spaces is told that a half has to be decided.

        Raises:
            Slip: it is none.
        """
        try:
            return super().typed(text)
        except Slip:
            if self._is_half(text):
                raise Slip(
                    f"{self.key}.half", spaces=self.rows * self.columns, half=self.rows * self.columns / 2
                ) from None
            raise

    def _is_half(self, text: str) -> bool:
        try:
            return 2 * read_number(text).value == self.rows * self.columns
        except GameError:
            return False

    def mistakes(self) -> Mapping[str, Fraction]:
        """The middle one forgotten, corners kept apart too, each row filled for itself, and half of a half."""
        in_row, rows = (self.columns + 1) // 2, (self.rows + 1) // 2
        return {
            "one-left-over": self.right - 1,
            "corners": Fraction(in_row * rows),
            "each-row": Fraction(in_row * self.rows),
            "all-spaces": Fraction(self.rows * self.columns),
        }


class RealBoard(ChoiceExercise):
    """Roughly how many arrangements does the real board have, after those of the smaller ones?"""

    number = "1.9"
    guess = "1.1"
    ordered: ClassVar[bool] = True

    @property
    def options(self) -> Sequence[str]:
        """Four ways to go on, from the least to the most."""
        return tuple(self.estimates)

    @property
    def estimates(self) -> Mapping[str, float]:
        """What each way to go on leads to, from the counts on 4×4 and 5×5."""
        last, factor = square_count(5), square_count(5) / square_count(4)
        return {
            "doubled": 2.0 * last,
            "same-factor": last * factor,
            "growing-factor": float(last * self.next_factor),
            "all-patterns": 2.0**36,
        }

    @property
    def next_factor(self) -> int:
        """The factor that comes next if the factors go on growing as they did, rounded to tens."""
        factor, earlier = square_count(5) / square_count(4), square_count(4) / square_count(3)
        return int(round(factor * factor / earlier, -1))

    @property
    def total(self) -> int:
        """How many arrangements the real board has."""
        return square_count(6)

    @property
    def right(self) -> str:
        """The one that is nearest, as a factor."""
        return min(self.estimates, key=lambda option: abs(log(self.estimates[option] / self.total)))

    def values(self, words: Words) -> Mapping[str, object]:
        """The estimates, rounded to two digits, the number itself, and the last two factors."""
        rounded = {name: rounded_to_two(estimate) for name, estimate in self.estimates.items()}
        counts = {size: square_count(size) for size in (3, 4, 5, 6)}
        earlier, factor, last = (round(counts[size] / counts[size - 1]) for size in (4, 5, 6))
        return {
            **rounded,
            "three": counts[3],
            "four": counts[4],
            "five": counts[5],
            "total": self.total,
            "spaces": 6 * 6,
            "earlier": earlier,
            "factor": factor,
            "next-factor": self.next_factor,
            "last-factor": last,
        }

    def holds(self, guess: Exercise, guessed: str) -> bool | None:
        assert isinstance(guess, NumberGuess)
        low, high = guess.ends(guessed)
        return low.value <= self.total <= high.value

    def measured(self, guess: Exercise, guessed: str) -> Mapping[str, object]:
        """How many times too low or too high the guess was; `off` is `near` within a factor of two."""
        assert isinstance(guess, NumberGuess)
        low, high = guess.ends(guessed)
        if self.holds(guess, guessed):
            return {"off": "held", "times": 1}
        value = min(low.value, high.value, key=lambda end: abs(end - self.total))
        if not value:
            return {"off": "zero", "times": 0}
        times = max(value / self.total, self.total / value)
        off = "near" if times <= 2 else "high" if value > self.total else "low"
        return {"off": off, "times": rounded_to_two(float(times))}


class ExplainIt(OpenExercise):
    """What was understood, in one's own words."""

    number = "1.11"

    def values(self, words: Words) -> Mapping[str, object]:
        fit = [len(rows_beside(row)) for row in ROWS_OF_THREE]
        told = " + ".join(str(count * count) for count in fit)
        return {"row": len(fit), "sum": told, "boards": square_count(3)}


LESSON: Final = Lesson(
    1,
    (HowMany, OneRow, WhyNotMultiply, RowsBelow, MiddleRow, Pieces, AsManyAsFit, MostOnOdd, RealBoard, FullWithFew,
     ExplainIt),
    Path(__file__).parent / "words" / "lesson_1",
    recalled=(BASICS,),
    tested=TESTED_1,
)  # fmt: skip
"""The lesson's exercises."""
