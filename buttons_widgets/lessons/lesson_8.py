"""Lesson 8, *Stars are not wins*: the mean of stars and the chance to win ask for different decisions."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from fractions import Fraction
from functools import cached_property
from pathlib import Path
from random import Random
from typing import ClassVar, Final

from ..buttons.analysis.solution import Comparison, Goal
from ..buttons.analysis.solve import solve
from ..buttons.cells import COLOURS, cell_text
from ..buttons.rules.moves import Dice
from ..buttons.rules.position import Position
from ..kit.exercises.choice_exercise import SeveralExercise
from ..kit.exercises.course import Lesson
from ..kit.exercises.exercise import Judged, OpenExercise, mistaken, right
from ..kit.exercises.number_exercise import NumberGuess, Wanted
from ..kit.language.figures import Figure
from ..kit.language.words import Words
from ..kit.puzzles.puzzle import RollShown
from .dice_questions import (
    OffersASpace,
    RollsOfABoard,
    ShowsPosition,
    bust_share,
    flipped_at_random,
    is_bust,
    shown_roll,
)
from .exam_models import TESTED_8
from .lesson_8_functions import ChanceToWin, FinishAhead
from .on_board import OnBoard

LAST_ROLL: Final = Position.parse("R***/*Rbr/r*r*/**** r 2")
"""The board of the lesson: 4×4, ten stars, two red buttons, and no room for more than one. Opting out earns one star, a
third red button would earn three. In stars rolling is worth 57/64, so a little less."""

BEHIND: Final = (
    "O***/*Oxo/o*o*/**** 1",
    "O***/*Oxo/o*o*/**** 2",
    "O***/xOx*/o***/*o** 2",
    "O***/xOx*/o***/*o** 3",
    "O*O*/x*x*/o*o*/**** 3",
    "O*O*/x*x*/o*o*/**** 4",
)
"""Boards with ten stars on which a roll that hits earns three stars, and too rarely hits for the mean. O is a button on
the own colour, o an open space of it, x a space of another colour, and every x is closed."""

AHEAD: Final = (
    "O***/*O*o/o*o*/**** 3",
    "O***/*O*o/o*o*/**** 4",
    "O***/*O*o/o***/*o** 3",
    "O***/*O*o/o***/*o** 4",
    "O***/*Ox*/o***/*o** 5",
    "O***/*O*o/o*o*/**** 5",
)
"""Boards with eleven stars on which opting out wins, while a roll earns more stars on average."""

ROLLED: Final = (
    ("rybgby/ybgr*r/grybYg/rbgY**/G*br*y/bGryrb y 4", Dice(6, 5, (5, 6, 4))),
    ("gyrByg/rb*gr*/b*rybg/rbygR*/yrByg*/gygRby b 5", Dice(3, 3, (4, 4, 1, 6))),
    ("b*yb*y/Yrbgbr/bG*Ryg/gy*ygr/rb*ryg/gyRbrb b 4", Dice(2, 6, (3, 5, 6))),
    ("yrBg*r/rgyrbg/Gyby*b/ybrg*g/grybRb/bYgrg* g 4", Dice(2, 2, (5, 4, 6))),
    ("Grybyg/*bgyry/*rBgYb/*byrgR/ry*brb/b*rYbg y 5", Dice(5, 5, (1, 2, 1, 1))),
)
"""Boards with so few stars that only a line of five wins, and a roll whose best space for that is another one than the
best for the most stars. They are small enough for the analysis without numpy."""


def painted(board: str, own: str, other: str) -> Position:
    """A board of `BEHIND` or `AHEAD` in two colours, of which the first is the player's card.

    >>> painted("O***/*Oxo/o*o*/**** 2", "g", "y")
    Position.parse('G***/*Gyg/g*g*/**** g 2')
    """
    rows, dice = board.split()
    rows = rows.replace("O", own.upper()).replace("o", own).replace("x", other)
    return Position.parse(f"{rows} {own} {dice}")


class HowLikely(ShowsPosition, NumberGuess):
    """How likely is it that a roll wins? By feeling."""

    number = "8.1"
    position = LAST_ROLL


class ThirtyRolls(RollsOfABoard):
    """How often does a roll win?"""

    number = "8.2"
    position = LAST_ROLL
    outcomes = ("win", "bust")

    def outcome(self, roll: Dice) -> str:
        """Whether it wins: there is room for a red button only."""
        return "bust" if is_bust(self.position, roll) else "win"

    def chances(self) -> Mapping[str, Fraction]:
        bust = bust_share(self.position)
        return {"win": 1 - bust, "bust": bust}


class OneRollLeft(OffersASpace):
    """A board with room for one more button, on the own colour."""

    @property
    def stars(self) -> Fraction:
        """What the roll is worth in stars: three if it hits."""
        return self.chance * self.position.lay(self.position.legal_cells()[0]).stars_for_opting_out()

    def _outcomes(self, chance: Fraction) -> tuple[int, int]:
        """In how many of all outcomes of the dice something happens."""
        outcomes = self.position.size ** (1 + self.position.black_dice)
        return int(chance * outcomes), outcomes

    def values(self, words: Words) -> Mapping[str, object]:
        return {
            **self.counting(),
            "bust": 1 - self.chance,
            "bustpercent": Figure(float(1 - self.chance), ".0%"),
            "stars": self.stars,
            "decimal": Figure(float(self.stars), ".2f"),
            "given": 1 - self.stars,
        }


class RollThatWins(OneRollLeft):
    """How likely is it that a roll wins?"""

    number = "8.3"
    guess = "8.1"
    position = LAST_ROLL

    @property
    def right(self) -> Fraction:
        """It wins unless it is bust."""
        return self.chance

    @property
    def counted(self) -> tuple[int, int]:
        """Rolls that hit, and all of them."""
        return self._outcomes(self.chance)

    def mistakes(self) -> Mapping[str, Fraction]:
        return {**self.usual_slips(), "stars": self.stars}


class DrawnBoard(OneRollLeft):
    """A board with one roll left that is drawn for a student."""

    boards: ClassVar[tuple[str, ...]]

    def draw(self, random: Random) -> None:
        """One of some boards, its colours, and how it lies."""
        own, other = random.sample(COLOURS, 2)
        board = painted(random.choice(self.boards), own, other)
        self.position = flipped_at_random(board, random)

    def standard(self) -> None:
        """The first of the boards, with a red card."""
        self.position = painted(self.boards[0], "r", "b")


class StarsGivenUp(DrawnBoard):
    """How many stars does rolling give up?"""

    number = "8.4"
    wanted: ClassVar[Wanted] = "number"
    boards = BEHIND

    @property
    def right(self) -> Fraction:
        """The star for opting out minus what rolling is worth."""
        return 1 - self.stars

    def mistakes(self) -> Mapping[str, Fraction]:
        return {
            "roll": self.stars,
            "other-sign": self.stars - 1,
            "chance": self.chance,
            "without-card": 1 - 2 * self.chance,
            "kept": 1 - self.stars - (1 - self.chance),
            "bust": 1 - self.chance,
        }


class ThrownAway(DrawnBoard):
    """By how much does a roll reduce the chance of somebody who would win by opting out?"""

    number = "8.5"
    boards = AHEAD

    @property
    def right(self) -> Fraction:
        """A bust loses what was won."""
        return 1 - self.chance

    @property
    def counted(self) -> tuple[int, int]:
        """Rolls that are bust, and all of them."""
        return self._outcomes(1 - self.chance)

    def mistakes(self) -> Mapping[str, Fraction]:
        return {
            "hit": self.chance,
            "stars": self.stars - 1,
            "one-die": 1 - self.single_die,
            "nothing": Fraction(0),
            "certain": Fraction(1),
        }


class RightYardstick(SeveralExercise):
    """Where is the chance to win now what one should look at?"""

    number = "8.6"
    options = ("ended", "early", "safe", "far", "rival")
    right: ClassVar[Collection[str]] = ("ended", "safe")


class SpaceThatWins(OnBoard):
    """Which space has the best chance to win?"""

    number = "8.8"

    def draw(self, random: Random) -> None:
        self._ask(random.choice(ROLLED))

    def standard(self) -> None:
        self._ask(ROLLED[0])

    def _ask(self, asked: tuple[str, Dice]) -> None:
        board, self.dice = asked
        self.position = Position.parse(board)

    def rolls(self, words: Words) -> tuple[RollShown, ...]:
        return (shown_roll(self.dice, words),)

    def compared_for(self, goal: Goal) -> Comparison:
        """The spaces that the dice offer, the best first."""
        return solve(self.position, goal=goal).compare(self.dice.cells)

    @cached_property
    def best(self) -> str:
        """The space with the best chance to win."""
        return cell_text(self._cells("win")[0])

    @cached_property
    def for_stars(self) -> str:
        """The space with the most stars to expect."""
        return cell_text(self._cells("stars")[0])

    def _cells(self, goal: Goal) -> list[tuple[int, int]]:
        return [option.choice for option in self.compared_for(goal) if not isinstance(option.choice, str)]

    @property
    def offered(self) -> frozenset[str]:
        """The open spaces that the dice offer."""
        return frozenset(map(cell_text, self._cells("win")))

    def values(self, words: Words) -> Mapping[str, object]:
        win, stars = self.compared_for("win"), self.compared_for("stars")
        return {
            "dice": f"{self.dice.white}, {self.dice.gold}, {self.dice.black}",
            "best": self.best,
            "chance": Figure(win.find(self.best).value, ".0%"),
            "starschance": Figure(win.find(self.for_stars).value, ".0%"),
            "forstars": self.for_stars,
            "lost": Figure(stars.find(self.best).loss, ".2f"),
            "row": self.dice.white,
        }

    def judge_places(self, places: frozenset[str]) -> Judged:
        """Whether it is the best one."""
        if places == {self.best}:
            return right()
        if not places <= self.offered:
            return mistaken("elsewhere")
        if len(places) > 1:
            return mistaken("several")
        return mistaken("for-stars" if places == {self.for_stars} else "other")

    def model_answer(self, words: Words) -> str:
        return self.best

    def mistakes(self) -> Mapping[str, str]:
        """The space with the most stars, another one, several, and one that the dice do not offer."""
        elsewhere = next(cell for cell in self.position.legal_cells() if cell not in self.dice.cells)
        return {
            "for-stars": self.for_stars,
            "other": min(self.offered - {self.best, self.for_stars}),
            "several": " ".join(self.offered),
            "elsewhere": cell_text(elsewhere),
        }


class WhenToDare(OpenExercise):
    """When is a bad bet the right one?"""

    number = "8.10"


LESSON: Final = Lesson(
    8,
    (
        HowLikely,
        ThirtyRolls,
        RollThatWins,
        StarsGivenUp,
        ThrownAway,
        RightYardstick,
        ChanceToWin,
        SpaceThatWins,
        FinishAhead,
        WhenToDare,
    ),
    Path(__file__).parent / "words" / "lesson_8",
    tested=TESTED_8,
)
"""The lesson's exercises."""
