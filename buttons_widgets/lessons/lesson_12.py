"""Lesson 12, *How long does it take?*: sums of two of some dice, waiting for them, and a race by hand."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from fractions import Fraction
from functools import cache
from itertools import combinations, count, pairwise
from math import comb
from pathlib import Path
from random import Random
from typing import ClassVar, Final

from ..kit.dice.die import Die
from ..kit.exercises.choice_exercise import ChoiceExercise, SeveralExercise
from ..kit.exercises.course import Lesson
from ..kit.exercises.exercise import Judged, OpenExercise, mistaken
from ..kit.exercises.number_exercise import NumberExercise, NumberGuess, Wanted
from ..kit.exercises.rolls_exercise import RollsExercise
from ..kit.language.figures import Figure
from ..kit.language.words import Words
from ..kit.puzzles.puzzle import RollShown
from ..pretty_tricky.analysis.chances import tick_chance
from ..pretty_tricky.drawing import LEFT, RowView, SheetView
from ..pretty_tricky.phrases import dice_shown, dice_text
from ..pretty_tricky.puzzles.sheet_puzzle import puzzle_words
from ..pretty_tricky.rules.moves import BLUE_DICE, PIPS, Dice, every_roll
from ..pretty_tricky.rules.sheet import ROWS, SHEET
from ..pretty_tricky.view.puzzles import PUZZLE_VIEW
from .exam_waiting import TESTED_12
from .lesson_2 import times
from .waiting import ROLLS, Rows, rolls_to_come, row_alone, used

TWO_DICE: Final = len(PIPS) ** 2
BLUE_ROLLS: Final = len(PIPS) ** BLUE_DICE
ODD_ROWS: Final = ROWS[1::2]
"""Three dice never make such a sum with all three pairs, so that inclusion and exclusion needs two steps only."""
SEVEN: Final = 7
LAST_ROW: Final = ROWS[-1]


def ways(row: int) -> int:
    """In how many of the 36 outcomes two dice make a sum.

    >>> [ways(row) for row in ROWS]
    [1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1]
    """
    return len(PIPS) - abs(row - SEVEN)


def blue_chance(row: int) -> Fraction:
    """How likely two of the three blue dice make a sum.

    >>> blue_chance(7)
    Fraction(5, 12)
    """
    return tick_chance((row,), BLUE_DICE)


class WhichSums(SeveralExercise):
    """Which boxes may be ticked of somebody else's roll?"""

    number = "12.1"
    ordered = True
    blue: ClassVar[tuple[str, ...]] = ("blue-low", "blue-middle", "blue-high")
    red: ClassVar[tuple[str, ...]] = ("red-low", "red-middle", "red-high")
    dice: Dice

    def draw(self, random: Random) -> None:
        """Dice of which each two make another sum, and the blue ones together yet another."""
        self.dice = random.choice(_of_different_sums())

    def standard(self) -> None:
        """The blue dice make 4, 6 and 8."""
        self.dice = Dice((1, 3, 5), 2)

    @property
    def sums(self) -> Mapping[str, int]:
        """Each option's sum, ascending."""
        blue = self.dice.blue_sums
        sums = dict(zip(self.blue, blue, strict=True))
        sums |= zip(self.red, (one + self.dice.red for one in self.dice.blue), strict=True)
        sums["all-three"] = sum(self.dice.blue)
        return dict(sorted(sums.items(), key=lambda item: item[1]))

    @property
    def options(self) -> Sequence[str]:
        return tuple(self.sums)

    def option_text(self, option: str, words: Words) -> str:
        return self.say(words, "option", row=self.sums[option])

    @property
    def right(self) -> Collection[str]:
        """Two of the blue dice."""
        return self.blue

    def mistakes(self) -> Mapping[str, Collection[str]]:
        return {"red-too": [*self.blue, *self.red], "red-only": self.red, "all-three": ["all-three"]}

    def judge(self, answer: str) -> Judged:
        """A single sum with the red die is the same mistake as all of them."""
        judged = super().judge(answer)
        with_red = judged.state == "wrong" and {*answer.split()} & {*self.red}
        return mistaken("red-too", judged.credit) if with_red else judged

    def rolls(self, words: Words) -> tuple[RollShown, ...]:
        return (RollShown(dice_shown(self.dice), dice_text(self.dice, words)),)

    def values(self, words: Words) -> Mapping[str, object]:
        return {
            "red": self.dice.red,
            "pairs": words.listed([f"{one} + {other}" for one, other in combinations(self.dice.blue, 2)]),
            "sums": words.listed(map(str, self.dice.blue_sums)),
        }


@cache
def _of_different_sums() -> tuple[Dice, ...]:
    """The dice that `WhichSums` draws from."""
    return tuple(
        dice
        for dice in every_roll()
        if len(dice.sums) == comb(BLUE_DICE + 1, 2) and sum(dice.blue) not in dice.sums and sum(dice.blue) in ROWS
    )


class BothBoxesGuess(NumberGuess):
    """How many rolls do two boxes of row 12 take?"""

    number = "12.2"
    wanted: ClassVar[Wanted] = "count"


class SumOfTwo(NumberExercise):
    """How likely is a sum of two dice?"""

    number = "12.3"
    row: int

    def draw(self, random: Random) -> None:
        """Neither the ends nor the middle; nor a 6 or an 8, of which 3 of 21 pairs would be 14% as well."""
        self.row = random.choice([row for row in ROWS if ways(row) not in (1, 5, 6)])

    def standard(self) -> None:
        self.row = 9

    @property
    def right(self) -> Fraction:
        return Fraction(ways(self.row), TWO_DICE)

    def values(self, words: Words) -> Mapping[str, object]:
        pairs = [(one, self.row - one) for one in PIPS if self.row - one in PIPS]
        return {
            "row": self.row,
            "pairs": words.listed([f"{one} + {other}" for one, other in pairs]),
            "ways": ways(self.row),
            "outcomes": TWO_DICE,
            "low": pairs[0][0],
            "high": pairs[0][1],
        }

    def mistakes(self) -> Mapping[str, Fraction]:
        alike = (ways(self.row) + 1) // 2
        return {
            "order": Fraction(alike, TWO_DICE),
            "of-pairs": Fraction(alike, comb(len(PIPS) + 1, 2)),
            "of-sums": Fraction(1, len(ROWS)),
            "outcomes": Fraction(ways(self.row)),
        }


class TwoOfThree(NumberExercise):
    """How likely do two of three dice make a sum?"""

    number = "12.4"
    row: int

    def draw(self, random: Random) -> None:
        self.row = random.choice(ODD_ROWS)

    def standard(self) -> None:
        self.row = SEVEN

    def rolls(self, words: Words) -> tuple[RollShown, ...]:
        return (RollShown(_blue_dice(0, 0, 0), words.say("card-not-rolled")),)

    @property
    def right(self) -> Fraction:
        return blue_chance(self.row)

    def values(self, words: Words) -> Mapping[str, object]:
        pair, twice = ways(self.row) * len(PIPS), ways(self.row)
        return {
            "row": self.row,
            "ways": ways(self.row),
            "pair": pair,
            "added": BLUE_DICE * pair,
            "twice": twice,
            "less": BLUE_DICE * twice,
            "rolls": BLUE_ROLLS,
            "hits": BLUE_DICE * (pair - twice),
            "chance": self.right,
        }

    def mistakes(self) -> Mapping[str, Fraction]:
        two = Fraction(ways(self.row), TWO_DICE)
        return {
            "two-dice": two,
            "added": BLUE_DICE * two,
            "independent": 1 - (1 - two) ** BLUE_DICE,
            "taken-once": self.right + Fraction(2 * ways(self.row), BLUE_ROLLS),
            "taken-twice": self.right - Fraction(BLUE_DICE * ways(self.row), BLUE_ROLLS),
            "outcomes": BLUE_ROLLS * self.right,
        }


def _blue_dice(*pips: int) -> tuple[Die, ...]:
    """Blue dice as they are shown; 0 for one that is not rolled."""
    return tuple(Die(value, "blue", "white") for value in pips)


class ThirtyWaits(RollsExercise):
    """Thirty times: how many rolls of three dice until two of them make a 7? An outcome is the number of rolls."""

    number = "12.5"
    outcomes: ClassVar[Sequence[str]] = ("1", "2", "3", "4", "5", "more")

    def roll(self, random: Random) -> tuple[tuple[int, ...], ...]:
        """One wait: all its rolls."""
        rolls: list[tuple[int, ...]] = []
        while not rolls or not any(one + other == SEVEN for one, other in combinations(rolls[-1], 2)):
            rolls.append(tuple(random.randint(1, PIPS[-1]) for _ in range(BLUE_DICE)))
        return tuple(rolls)

    def outcome(self, roll: tuple[tuple[int, ...], ...]) -> str:
        """How many rolls it took."""
        return str(len(roll)) if str(len(roll)) in self.outcomes else "more"

    def shown(self, roll: tuple[tuple[int, ...], ...], words: Words) -> RollShown:
        """The last roll, and the number of all."""
        return RollShown(_blue_dice(*roll[-1]), self.say(words, "waited", count=len(roll)))

    def chances(self) -> Mapping[str, Fraction]:
        """The geometric distribution."""
        chance = blue_chance(SEVEN)
        exact = {name: chance * (1 - chance) ** missed for missed, name in enumerate(self.outcomes)}
        return {**exact, "more": (1 - chance) ** (len(self.outcomes) - 1)}


class OneBox(NumberExercise):
    """How many rolls does one box take on average?"""

    number = "12.6"
    wanted: ClassVar[Wanted] = "number"
    coarsest = Fraction(1, 10)
    example = "waiting-example"
    row: int

    def draw(self, random: Random) -> None:
        """Not the rows of the other questions."""
        self.row = random.choice([row for row in ROWS if row not in (2, SEVEN, LAST_ROW)])

    def standard(self) -> None:
        self.row = 5

    @property
    def right(self) -> Fraction:
        return 1 / blue_chance(self.row)

    def values(self, words: Words) -> Mapping[str, object]:
        return {
            "row": self.row,
            "hits": blue_chance(self.row) * BLUE_ROLLS,
            "rolls": BLUE_ROLLS,
            "mean": Figure(float(self.right), ".1f"),
            "is": "=" if (10 * self.right).denominator == 1 else "≈",
        }

    def mistakes(self) -> Mapping[str, Fraction]:
        chance = blue_chance(self.row)
        even = next(rolls for rolls in count(1) if (1 - chance) ** rolls <= Fraction(1, 2))
        return {
            "chance": chance,
            "before": self.right - 1,
            "half": self.right / 2,
            "even": Fraction(even),
            "two-dice": Fraction(TWO_DICE, ways(self.row)),
        }

    def judge(self, answer: str) -> Judged:
        """No wait is shorter than a roll."""
        judged = super().judge(answer)
        return mistaken("below-one") if judged.state == "wrong" and self.typed(answer).value < 1 else judged


class StillOpen(NumberExercise):
    """How likely is a box still open after some rolls?"""

    number = "12.7"
    row: int
    missed: int

    def draw(self, random: Random) -> None:
        """A row, and two to four rolls."""
        self.row, self.missed = random.choice(ODD_ROWS), random.choice((2, 3, 4))

    def standard(self) -> None:
        """A 7, and three rolls."""
        self.row, self.missed = SEVEN, 3

    @property
    def miss(self) -> Fraction:
        """How likely a roll does not help."""
        return 1 - blue_chance(self.row)

    @property
    def right(self) -> Fraction:
        return self.miss**self.missed

    def values(self, words: Words) -> Mapping[str, object]:
        return {
            "row": self.row,
            "rolls": self.missed,
            "chance": blue_chance(self.row),
            "miss": self.miss,
            "product": times(str(self.miss), self.missed),
            "result": self.right,
            "percent": Figure(float(self.right), ".0%"),
        }

    def mistakes(self) -> Mapping[str, Fraction]:
        chance = blue_chance(self.row)
        return {
            "ticked": 1 - self.right,
            "one-roll": self.miss,
            "just-then": chance * self.miss ** (self.missed - 1),
            "taken-away": max(Fraction(0), 1 - self.missed * chance),
            "added": self.missed * self.miss,
        }


class BothBoxes(NumberExercise):
    """How many rolls two boxes of row 12 take on average: one after the other."""

    number = "12.8"
    guess = "12.2"
    wanted: ClassVar[Wanted] = "number"
    coarsest = Fraction(1)
    example = "waiting-example"

    @property
    def right(self) -> Fraction:
        return 2 / blue_chance(LAST_ROW)

    def values(self, words: Words) -> Mapping[str, object]:
        return {
            "hits": blue_chance(LAST_ROW) * BLUE_ROLLS,
            "rolls": BLUE_ROLLS,
            "one": Figure(float(self.right / 2), ".1f"),
            "both": self.right,
        }

    def mistakes(self) -> Mapping[str, Fraction]:
        one = self.right / 2
        return {
            "one-box": one,
            "multiplied": one * one,
            "two-dice": Fraction(2 * TWO_DICE),
            "halved": one / 2,
            "before": self.right - 2,
            "all-four": 2 * rolls_to_come((LAST_ROW,)),
        }


class WithJustThisRoll(NumberExercise):
    """How likely is the second of two boxes ticked with a certain roll, and not before?"""

    number = "12.9"
    row: int
    last: int

    def draw(self, random: Random) -> None:
        """A row, and the third to fifth roll, with which no two numbers are the same in whole per cents."""
        while True:
            self.row, self.last = random.choice(ODD_ROWS), random.choice((3, 4, 5))
            numbers = [self.right, *self.mistakes().values()]
            if len({round(100 * number) for number in numbers}) == len(numbers):
                return

    def standard(self) -> None:
        """A 7, and the third roll."""
        self.row, self.last = SEVEN, 3

    @property
    def one_order(self) -> Fraction:
        """One certain order of two hits and the misses."""
        chance = blue_chance(self.row)
        return chance**2 * (1 - chance) ** (self.last - 2)

    @property
    def right(self) -> Fraction:
        """The first hit may come with any roll but the last."""
        return (self.last - 1) * self.one_order

    def values(self, words: Words) -> Mapping[str, object]:
        chance = blue_chance(self.row)
        return {
            "row": self.row,
            "last": self.last,
            "before": self.last - 1,
            "chance": chance,
            "misses": self.last - 2,
            "factors": f"({chance})² · ({1 - chance}){('', '²', '³')[self.last - 3]}",
            "percent": Figure(float(self.right), ".1%"),
        }

    def mistakes(self) -> Mapping[str, Fraction]:
        chance = blue_chance(self.row)
        return {
            "one-order": self.one_order,
            "any-order": comb(self.last, 2) * self.one_order,
            "one-box": chance * (1 - chance) ** (self.last - 1),
            "no-misses": chance**2,
        }


# The race


def left_rows(rows: Rows) -> SheetView:
    """A sheet of a race that has some rows only, with one box each."""
    return SheetView(tuple(RowView(row, ("o", "")) for row in rows), alone=True)


class TwoRowsLeft(NumberExercise):
    """How many rolls do two rows take on average? By a first step."""

    number = "12.10"
    wanted: ClassVar[Wanted] = "number"
    coarsest = Fraction(1, 10)
    tolerance = Fraction(1, 20)
    figure = ".2f"
    example = "waiting-example"
    rows: Rows

    def draw(self, random: Random) -> None:
        """Two rows with which no mistake leads near the right number, nor near another mistake's."""
        while True:
            self.rows = tuple(sorted(random.sample(ROWS, 2)))
            numbers = sorted([self.right, *self.mistakes().values()])
            if all(other - one > Fraction(12, 100) for one, other in pairwise(numbers)):
                return

    def standard(self) -> None:
        self.rows = 3, 5

    def picture(self, draft: str) -> tuple[SheetView, ...]:
        return (left_rows(self.rows),)

    @property
    def right(self) -> Fraction:
        return rolls_to_come(self.rows)

    def values(self, words: Words) -> Mapping[str, object]:
        one, other = self.rows
        counts = used(one, other)
        return {
            "rolls": ROLLS,
            "one": one,
            "other": other,
            "both": counts.both,
            "countOne": counts.one,
            "countOther": counts.other,
            "nothing": counts.nothing,
            "something": ROLLS - counts.nothing,
            "waitOne": Figure(float(rolls_to_come((one,))), ".2f"),
            "waitOther": Figure(float(rolls_to_come((other,))), ".2f"),
            "mean": Figure(float(self.right), ".2f"),
        }

    def mistakes(self) -> Mapping[str, Fraction]:
        one, other = (rolls_to_come((row,)) for row in self.rows)
        counts = used(*self.rows)
        later, something = counts.one * other + counts.other * one, ROLLS - counts.nothing
        return {
            "added": one + other,
            "slower": max(one, other),
            "once": (ROLLS + later) / ROLLS,
            "no-roll": later / something,
            "exchanged": (ROLLS + counts.one * one + counts.other * other) / something,
        }


class WhichTick(ChoiceExercise):
    """Three rows are open: one pair of sums ticks two of them, another one the third."""

    number = "12.11"
    pair: Rows
    lone: int
    dice: Dice
    options = ("two", "lone", "one", "equal")

    def draw(self, random: Random) -> None:
        """In two of three questions the lone row is to be ticked."""
        wanted = random.choice(("two", "lone", "lone"))
        while True:
            *pair, self.lone = random.sample(ROWS, 3)
            self.pair = tuple(sorted(pair))
            fitting = self._fitting()
            if fitting and self.right == wanted and abs(self.after_lone - self.after_two) > Fraction(1, 2):
                self.dice = random.choice(fitting)
                return

    def standard(self) -> None:
        """Two rows of the middle, or row 2."""
        self.pair, self.lone, self.dice = (6, 7), 2, Dice((1, 1, 5), 6)

    def _fitting(self) -> Sequence[Dice]:
        """The rolls that offer both rows of the pair, or the lone row.

        With the lone row no row of the pair can be ticked: every split of a roll adds up to the same.
        """
        return [dice for dice in every_roll() if self.pair in dice.splits and self.lone in dice.sums]

    @property
    def after_two(self) -> Fraction:
        """How many rolls are to come after both rows of the pair are ticked."""
        return rolls_to_come((self.lone,))

    @property
    def after_lone(self) -> Fraction:
        """How many rolls are to come after the lone row is ticked."""
        return rolls_to_come(self.pair)

    @property
    def right(self) -> str:
        """What leaves the fewest rolls."""
        return "two" if self.after_two < self.after_lone else "lone"

    def picture(self, draft: str) -> tuple[SheetView, ...]:
        return (left_rows(tuple(sorted((*self.pair, self.lone)))),)

    def rolls(self, words: Words) -> tuple[RollShown, ...]:
        return (RollShown(dice_shown(self.dice), dice_text(self.dice, words)),)

    def values(self, words: Words) -> Mapping[str, object]:
        one, other = self.pair
        return {
            "rows": words.listed(map(str, sorted((one, other, self.lone)))),
            "one": one,
            "other": other,
            "lone": self.lone,
            "right": self.right,
            "afterTwo": Figure(float(self.after_two), ".1f"),
            "afterLone": Figure(float(self.after_lone), ".1f"),
        }


class AFairSheet(OpenExercise):
    """How many boxes should the rows of a sheet have?"""

    number = "12.12"

    def values(self, words: Words) -> Mapping[str, object]:
        """The kit's sheet, and how long its ends and its middle take."""
        boxes = {row.row: len(row.halves[LEFT]) for row in SHEET.view().rows}
        return {
            "rows": " ".join(str(boxes[row]) for row in ROWS),
            "ends": Figure(float(row_alone(ROWS[0], boxes[ROWS[0]])), ".1f"),
            "middle": Figure(float(row_alone(SEVEN, boxes[SEVEN])), ".1f"),
        }


LESSON: Final = Lesson(
    12,
    (
        *(WhichSums, BothBoxesGuess, SumOfTwo, TwoOfThree, ThirtyWaits, OneBox),
        *(StillOpen, BothBoxes, WithJustThisRoll, TwoRowsLeft, WhichTick, AFairSheet),
    ),
    Path(__file__).parent / "words" / "lesson_12",
    view=PUZZLE_VIEW,
    folders=puzzle_words.folders,
    tested=TESTED_12,
)
"""The lesson's exercises."""
