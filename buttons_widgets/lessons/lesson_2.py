"""Lesson 2, *One roll*: outcomes that are equally likely, independence, and the complement."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from fractions import Fraction
from itertools import product
from math import comb, factorial, perm
from pathlib import Path
from random import Random
from typing import ClassVar, Final

from ..buttons.analysis.chances import columns_chance, space_chance
from ..buttons.cells import cell_text
from ..buttons.rules.position import Position
from ..kit.dice.die import Die
from ..kit.exercises.choice_exercise import ChoiceExercise, SeveralExercise
from ..kit.exercises.course import Lesson
from ..kit.exercises.exercise import Exercise, OpenExercise
from ..kit.exercises.number_exercise import NumberExercise, NumberGuess
from ..kit.exercises.rolls_exercise import RollsExercise
from ..kit.language.words import Words
from ..kit.puzzles.puzzle import RollShown
from .dice_questions import ShowsPosition, drawn_position
from .exam_counting import TESTED_2
from .offered import WhereToLay

SIDES: Final = 6
BLACK: Final = 5
"""So many black dice a whole roll has."""


def black_dice(*values: int) -> tuple[Die, ...]:
    """Black dice as they are shown, the gold one first; 0 for one that is not rolled."""
    return tuple(Die(value, pips="white" if place else "gold") for place, value in enumerate(values))


class AtLeastOneGuess(NumberGuess):
    """How likely does one of five dice show a six?"""

    number = "2.1"

    def rolls(self, words: Words) -> tuple[RollShown, ...]:
        """Five black dice before the roll."""
        return (RollShown(black_dice(*[0] * BLACK), words.say("card-not-rolled")),)


class HowManyColumns(RollsExercise):
    """Thirty rolls of five black dice: how many different columns do they show?"""

    number = "2.3"
    outcomes: ClassVar[Sequence[str]] = ("1", "2", "3", "4", "5")

    def roll(self, random: Random) -> tuple[int, ...]:
        """What the five dice show."""
        return tuple(random.randint(1, SIDES) for _ in range(BLACK))

    def outcome(self, roll: tuple[int, ...]) -> str:
        """The number of different columns."""
        return str(len(set(roll)))

    def shown(self, roll: tuple[int, ...], words: Words) -> RollShown:
        return RollShown(black_dice(*roll), self.say(words, "dice", black=" ".join(map(str, roll))))


class OneBlackDie(ShowsPosition, NumberExercise):
    """How likely is it that a roll of one white and one black die names an open space?"""

    number = "2.4"

    def draw(self, random: Random) -> None:
        """Some buttons and stars, on a board with more open spaces than a few and more closed ones than a few."""
        self.position = drawn_position(random, _some_open, buttons=random.choice((3, 4)), stars=2, black_dice=1)

    @property
    def open_spaces(self) -> int:
        """How many spaces are open."""
        return len(self.position.legal_cells())

    def values(self, words: Words) -> Mapping[str, object]:
        return {"spaces": SIDES**2, "open": self.open_spaces, "sides": SIDES, "chance": self.right}

    @property
    def right(self) -> Fraction:
        """Open spaces, each named by one outcome."""
        return sum((space_chance(cell, black_dice=1).fraction for cell in self.position.legal_cells()), Fraction(0))

    @property
    def counted(self) -> tuple[int, int]:
        """Open spaces, of all."""
        return self.open_spaces, SIDES**2

    def mistakes(self) -> Mapping[str, Fraction]:
        """Neighbours taken for open, outcomes added instead of multiplied, and open spaces set against closed ones."""
        lying = len(self.position.buttons) + len(self.position.stars)
        return {
            "neighbours": Fraction(SIDES**2 - lying, SIDES**2),
            "odds": Fraction(self.open_spaces, SIDES**2 - self.open_spaces),
            "added": Fraction(self.open_spaces, 2 * SIDES),
        }


def _some_open(position: Position) -> bool:
    return 14 <= len(position.legal_cells()) <= 22 and len(position.legal_cells()) != SIDES**2 // 2


class DoubleOrMixed(ChoiceExercise):
    """Two of the same number, or one each of two numbers: which is more likely?"""

    number = "2.5"
    options: ClassVar[Sequence[str]] = ("equal", "twice", "six-times", "double")
    one: int
    other: int

    def draw(self, random: Random) -> None:
        self.one, self.other = random.sample(range(1, SIDES + 1), 2)

    def standard(self) -> None:
        self.one, self.other = 3, 5

    def values(self, words: Words) -> Mapping[str, object]:
        return {"one": self.one, "other": self.other, "outcomes": SIDES**2}

    @property
    def right(self) -> str:
        """By how many outcomes each of the two is made."""
        rolls = [tuple(sorted(roll)) for roll in product(range(1, SIDES + 1), repeat=2)]
        mixed = rolls.count((min(self.one, self.other), max(self.one, self.other)))
        return {1: "equal", 2: "twice", 6: "six-times"}[mixed // rolls.count((self.one, self.one))]


class AsLikely(SeveralExercise):
    """Which results of five dice in a row are as likely as a given one?"""

    number = "2.6"
    options: ClassVar[Sequence[str]] = ("sixes", "any-order", "rising", "all-different")
    dice: tuple[int, ...]

    def draw(self, random: Random) -> None:
        """Five different numbers in no order that stands out."""
        while True:
            self.dice = tuple(random.sample(range(1, SIDES + 1), BLACK))
            steps = [other - one for one, other in zip(self.dice, self.dice[1:], strict=False)]
            if sum(abs(step) == 1 for step in steps) <= 1:
                return

    def standard(self) -> None:
        self.dice = (3, 1, 6, 2, 4)

    def rolls(self, words: Words) -> tuple[RollShown, ...]:
        return (RollShown(black_dice(*self.dice), self.say(words, "dice")),)

    def values(self, words: Words) -> Mapping[str, object]:
        return {
            "dice": " ".join(map(str, self.dice)),
            "numbers": words.listed([str(one) for one in sorted(self.dice)]),
            "six": SIDES,
            "outcomes": SIDES**BLACK,
            "orders": factorial(BLACK),
            "different": columns_chance(BLACK).favourable,
        }

    @property
    def ways(self) -> Mapping[str, int]:
        """In how many outcomes each option happens."""
        return {
            "sixes": 1,
            "rising": 1,
            "any-order": factorial(BLACK),
            "all-different": columns_chance(BLACK).favourable,
        }

    @property
    def right(self) -> Collection[str]:
        """Those that are one outcome, as the given result is."""
        return [option for option in self.options if self.ways[option] == 1]

    def mistakes(self) -> Mapping[str, Collection[str]]:
        """Several outcomes taken for one, and what looks special taken for rare."""
        return {
            "any-order": ["any-order"],
            "all-different": ["all-different"],
            "looks-special": ["rising"],
            "nothing-special": ["any-order", "all-different"],
        }


class NoneShows(NumberExercise):
    """How likely is it that none of some dice shows a number?"""

    number = "2.7"
    dice: int
    column: int

    def draw(self, random: Random) -> None:
        """Two to four dice, and a column."""
        self.dice, self.column = random.choice((2, 3, 4)), random.randint(1, SIDES)

    def standard(self) -> None:
        """Two dice, and the sixth column."""
        self.dice, self.column = 2, 6

    def values(self, words: Words) -> Mapping[str, object]:
        return {
            "dice": self.dice,
            "column": self.column,
            "sides": SIDES,
            "others": SIDES - 1,
            "product": times(f"{SIDES - 1}/{SIDES}", self.dice),
            "chance": str(self.right),
            "missing": (SIDES - 1) ** self.dice,
            "outcomes": SIDES**self.dice,
        }

    @property
    def right(self) -> Fraction:
        """Whatever is left when the column is not shown."""
        return 1 - shows(self.dice, self.column)

    @property
    def counted(self) -> tuple[int, int]:
        """Rolls without the column, of all."""
        return (SIDES - 1) ** self.dice, SIDES**self.dice

    def mistakes(self) -> Mapping[str, Fraction | str]:
        """A sixth taken away for each die, one die only, all of them showing it, and what can be added."""
        one = Fraction(SIDES - 1, SIDES)
        return {
            "taken-away": 1 - Fraction(self.dice, SIDES),
            "one-die": one,
            "all-show": (1 - one) ** self.dice,
            "added": self.dice * one,
            "outcomes-added": Fraction(self.dice * (SIDES - 1), SIDES**self.dice),
            # As a number this is one die's, so that it shows only before it is reduced.
            "parts-added": f"{self.dice * (SIDES - 1)}/{self.dice * SIDES}",
        }


def shows(dice: int, column: int) -> Fraction:
    """The chance that at least one of some black dice shows a column: that of a space in it, whatever the white die.

    >>> shows(1, 4), shows(2, 4)
    (Fraction(1, 6), Fraction(11, 36))
    """
    return sum((space_chance((row, column), black_dice=dice).fraction for row in range(1, SIDES + 1)), Fraction(0))


def times(factor: str, count: int) -> str:
    """A factor as often as it is multiplied.

    >>> times("5/6", 3)
    '5/6 · 5/6 · 5/6'
    """
    return " · ".join([factor] * count)


class AtLeastOne(NumberExercise):
    """How likely is it that at least one of five dice shows a six?"""

    number = "2.8"
    guess = "2.1"

    def values(self, words: Words) -> Mapping[str, object]:
        none = 1 - self.right
        return {
            "product": times(f"{SIDES - 1}/{SIDES}", BLACK),
            "none": str(none),
            "chance": str(self.right),
            "percent": rounded_per_cent(self.right),
            "percent-none": rounded_per_cent(none),
        }

    @property
    def right(self) -> Fraction:
        """One minus the opposite."""
        return shows(BLACK, SIDES)

    @property
    def counted(self) -> tuple[int, int]:
        """Rolls with a six, of all."""
        return SIDES**BLACK - (SIDES - 1) ** BLACK, SIDES**BLACK

    def mistakes(self) -> Mapping[str, Fraction]:
        """Sixths added, the opposite (which is by accident also exactly one six), one die, and all of them."""
        return {
            "added": Fraction(BLACK, SIDES),
            "none": 1 - self.right,
            "one-die": Fraction(1, SIDES),
            "all-show": Fraction(1, SIDES**BLACK),
        }

    def measured(self, guess: Exercise, guessed: str) -> Mapping[str, object]:
        """How far off the guess was, in percentage points; `added` if it was that of whoever adds sixths."""
        assert isinstance(guess, NumberGuess)
        low, high = (end.value for end in guess.ends(guessed))
        points = round(float(100 * min(abs(low - self.right), abs(high - self.right))))
        if self.holds(guess, guessed) or points <= 3:
            return {"off": "near", "points": points}
        if low - Fraction(1, 100) < Fraction(BLACK, SIDES) < high + Fraction(1, 100):
            return {"off": "added", "points": points}
        return {"off": "high" if low > self.right else "low", "points": points}


def rounded_per_cent(chance: Fraction) -> int:
    """A chance in whole per cents."""
    return round(100 * chance)


class YourSpace(NumberExercise):
    """How likely is it that a roll of the white die and some black ones offers one certain space?"""

    number = "2.9"
    dice: int
    cell: tuple[int, int]

    def draw(self, random: Random) -> None:
        """Two or three black dice, and a space."""
        self.dice = random.choice((2, 3))
        self.cell = random.randint(1, SIDES), random.randint(1, SIDES)

    def standard(self) -> None:
        """Two black dice, and the space 5-6."""
        self.dice, self.cell = 2, (5, 6)

    def values(self, words: Words) -> Mapping[str, object]:
        row, column = self.cell
        return {
            "cell": cell_text(self.cell),
            "row": row,
            "column": column,
            "dice": self.dice,
            "white": str(Fraction(1, SIDES)),
            "black": str(shows(self.dice, column)),
            "chance": str(self.right),
        }

    @property
    def right(self) -> Fraction:
        """The row, and the column."""
        return space_chance(self.cell, black_dice=self.dice).fraction

    @property
    def counted(self) -> tuple[int, int]:
        """Rolls that offer the space, of all."""
        return SIDES**self.dice - (SIDES - 1) ** self.dice, SIDES ** (self.dice + 1)

    def mistakes(self) -> Mapping[str, Fraction]:
        """The white die forgotten, chances added for each black die, one black die only, row and column added."""
        return {
            "white-forgotten": shows(self.dice, self.cell[1]),
            "each-added": Fraction(self.dice, SIDES**2),
            "one-black": Fraction(1, SIDES**2),
            "row-plus-column": Fraction(1, SIDES) + shows(self.dice, self.cell[1]),
        }


class AllDifferent(NumberExercise):
    """How likely is it that some dice all show different numbers?"""

    number = "2.10"
    dice: int

    def draw(self, random: Random) -> None:
        """Three or four dice."""
        self.dice = random.choice((3, 4))

    def standard(self) -> None:
        self.dice = 3

    def values(self, words: Words) -> Mapping[str, object]:
        ways = columns_chance(self.dice, black_dice=self.dice)
        return {
            "dice": self.dice,
            "sides": SIDES,
            "second": SIDES - 1,
            "third": SIDES - 2,
            "product": " · ".join(str(SIDES - place) for place in range(self.dice)),
            "different": ways.favourable,
            "outcomes": ways.outcomes,
            "chance": str(self.right),
        }

    @property
    def right(self) -> Fraction:
        """As many columns as dice."""
        return columns_chance(self.dice, black_dice=self.dice).fraction

    @property
    def counted(self) -> tuple[int, int]:
        """Rolls that show different numbers only, of all."""
        return perm(SIDES, self.dice), SIDES**self.dice

    def mistakes(self) -> Mapping[str, Fraction]:
        """The order forgotten, only the first die compared with the others, one outcome, and only two dice."""
        return {
            "order-forgotten": Fraction(comb(SIDES, self.dice), SIDES**self.dice),
            "only-the-first": Fraction(SIDES - 1, SIDES) ** (self.dice - 1),
            "one-outcome": Fraction(1, SIDES**self.dice),
            "two-dice": Fraction(SIDES - 1, SIDES),
        }


class SixDice(OpenExercise):
    """Why six times a sixth is not certain."""

    number = "2.11"

    def values(self, words: Words) -> Mapping[str, object]:
        """The chance with six dice, and the number of dice with which it is nearly certain."""
        none = Fraction(SIDES - 1, SIDES)
        return {"percent": rounded_per_cent(1 - none**SIDES), "product": times("5/6", SIDES)}


LESSON: Final = Lesson(
    2,
    (
        *(AtLeastOneGuess, WhereToLay, HowManyColumns, OneBlackDie, DoubleOrMixed, AsLikely),
        *(NoneShows, AtLeastOne, YourSpace, AllDifferent, SixDice),
    ),
    Path(__file__).parent / "words" / "lesson_2",
    tested=TESTED_2,
)
"""The lesson's exercises."""
