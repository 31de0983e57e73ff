"""Lesson 9, *The others roll too*: dependence, the golden die, and how much an answer depends on a model of others."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from fractions import Fraction
from pathlib import Path
from random import Random
from typing import ClassVar, Final

from ..buttons.rules.position import Position
from ..kit.exercises.choice_exercise import ChoiceExercise, ChoiceGuess, SeveralExercise
from ..kit.exercises.course import Lesson
from ..kit.exercises.exercise import OpenExercise
from ..kit.exercises.number_exercise import NumberExercise, Wanted
from ..kit.language.figures import Figure
from ..kit.language.words import Words
from .company import HERE, advice, bust_by_rows, golden_gains, neighbour, rolling_worth, with_dice
from .dice_questions import RollAfter, RollsAfter, ShowsPosition, bust_share, closed_by_row, drawn_position, random_roll
from .exam_models import TESTED_9
from .lesson_9_functions import BustInCompany, WhereItFlips

ALWAYS_ROLL: Final = (
    "bGrYgr/gygrby/rgbyGr/gy*b*B/ybyRbg/br*grY b 3",
    "bgr**R/g*grby/Rg*yGr/gYrbyb/yby*bg/brbG*Y g 3",
    "g*ybyg/*bgyry/grbGy*/YbyrGr/rYgb*b/bgryBg b 3",
    "gyrbY*/rbYgrb/*G**b*/Rbygrb/*rbygr/gygrby g 3",
)
ALWAYS_OUT: Final = (
    "g*rbyg/RbyGrb/*grybg/rbyGrb/yRb*gr/GyG*by y 3",
    "y*byGr/grYg*y/RybYrg/brygbr/g**Ryb/by**Rg y 3",
    "b**rBg/g*byg*/yBygrb/grbryg/ByRygr/rbgbRy r 3",
    "bgyrBg/GrbygY/yBygrb/grbr*G/byrygr/**G*ry r 3",
)
IT_DEPENDS: Final = (
    "bgYrbg/grbygy/ybygrb/grBr*g/by*yGr/Rb*bry g 3",
    "gyr*yg/r*yg*b/bgr*Bg/RbYgrb/yrbygr/gyGrby g 3",
    "bgRygr/gygrb*/rgbyg*/GyrByb/y*Yrbg/b*bgry g 3",
    "grybYg/r*gyry/grbG*b/*byrgr/rygbrb/bgR*Bg b 3",
)
"""Boards on which the answer depends on how likely the neighbour is to leave, after such on which it does not."""


class WhatChanges(ShowsPosition, ChoiceGuess):
    """What does a neighbour change? By feeling."""

    number = "9.1"
    position = HERE
    options = ("more", "same", "less")
    ordered = True


class ThirtyTurns(RollsAfter):
    """A neighbour leaves or stays, and then one rolls."""

    number = "9.2"
    position = HERE
    cases = ("left", "stays")

    def board(self, left: bool) -> Position:
        """The board with the dice that there are."""
        return with_dice(self.position, self.position.black_dice - left)

    def roll(self, random: Random) -> RollAfter:
        """The neighbour's coin, and all dice that are left: one black die fewer if the neighbour left."""
        left = random.random() < 0.5
        return RollAfter(random_roll(random, self.board(left)), left)

    def chances(self) -> Mapping[str, Fraction]:
        return {name: bust_share(self.board(name == "left")) for name in self.cases}

    def values(self, words: Words) -> Mapping[str, object]:
        """The exact chances, as they are told afterwards."""
        return {name: Figure(float(chance), ".0%") for name, chance in self.chances().items()}


class BeforeMyRoll(ShowsPosition, NumberExercise):
    """A board of one's own, and a neighbour whose turn comes first."""

    def draw(self, random: Random) -> None:
        """The same board and the same neighbour in all of these questions, with all numbers of both different."""
        random = Random(f"before my roll|{self.student}")

        def fits(position: Position) -> bool:
            misses = closed_by_row(position)
            three, two = bust_by_rows(misses, 3), bust_by_rows(misses, 2)
            return len(set(misses)) >= 4 and two - three > Fraction(1, 12) and abs(1 - 2 * two) > Fraction(1, 25)

        while True:
            self.position = drawn_position(random, fits, buttons=6, stars=4, black_dice=3)
            self.leaves = random.choice(
                (Fraction(1, 3), Fraction(1, 4), Fraction(1, 5), Fraction(2, 3), Fraction(3, 4))
            )
            if all(len({*told.values()}) == len(told) for told in (self.if_left(), self.in_all())):
                return

    def standard(self) -> None:
        self.position, self.leaves = HERE, Fraction(1, 3)

    @property
    def misses(self) -> tuple[int, ...]:
        """The closed spaces of each row."""
        return closed_by_row(self.position)

    @property
    def left(self) -> Fraction:
        """The probability to be bust if the neighbour has left."""
        return bust_share(with_dice(self.position, 2))

    @property
    def stays(self) -> Fraction:
        """The probability to be bust if the neighbour is still in."""
        return bust_share(self.position)

    def if_left(self) -> Mapping[str, Fraction]:
        """The probability with two black dice, `right`, and what the usual mistakes make of it."""
        return {
            "right": self.left,
            "three-dice": self.stays,
            "well": 1 - self.left,
            "one-die": bust_by_rows(self.misses, 1),
            "both": self.leaves * self.left,
            "rows-added": self.left * self.position.size,
        }

    def in_all(self) -> Mapping[str, Fraction]:
        """The mean of both cases, weighted with their probabilities, and what the usual mistakes make of it."""
        return {
            "right": self.leaves * self.left + (1 - self.leaves) * self.stays,
            "half-half": (self.left + self.stays) / 2,
            "swapped": (1 - self.leaves) * self.left + self.leaves * self.stays,
            "added": self.left + self.stays,
            "one-case": self.leaves * self.left,
            "multiplied": self.left * self.stays,
            "left-only": self.left,
            "stays-only": self.stays,
        }

    def values(self, words: Words) -> Mapping[str, object]:
        return {
            "leaves": self.leaves,
            "remains": 1 - self.leaves,
            "left": self.left,
            "stays": self.stays,
            "squares": " + ".join(str(closed**2) for closed in self.misses),
            "favourable": sum(closed**2 for closed in self.misses),
            "answer": self.right,
            "percent": Figure(float(self.right), ".1%"),
        }


class IfItLeaves(BeforeMyRoll):
    """How likely is a bust if the neighbour leaves?"""

    number = "9.3"

    @property
    def right(self) -> Fraction:
        """With two black dice."""
        return self.left

    @property
    def counted(self) -> tuple[int, int]:
        """A row, and two black dice."""
        return sum(closed**2 for closed in self.misses), self.position.size**3

    def mistakes(self) -> Mapping[str, Fraction]:
        return _without_right(self.if_left())


class BeforeYouKnow(BeforeMyRoll):
    """How likely is a bust before one knows what the neighbour does?"""

    number = "9.4"

    @property
    def right(self) -> Fraction:
        """Both cases together."""
        return self.in_all()["right"]

    def mistakes(self) -> Mapping[str, Fraction]:
        return _without_right(self.in_all())


def _without_right(told: Mapping[str, Fraction]) -> Mapping[str, Fraction]:
    return {name: number for name, number in told.items() if name != "right"}


class WhichDepend(SeveralExercise):
    """Which pairs of events depend on each other?"""

    number = "9.5"
    options = ("leaves-bust", "white-gold", "row-bust", "twice", "leaves-white", "gold-bust")
    right: ClassVar[Collection[str]] = ("leaves-bust", "row-bust", "gold-bust")

    def mistakes(self) -> Mapping[str, Collection[str]]:
        """The golden space is left out, or a pair that does not depend is chosen."""
        return {
            "no-gold": ["leaves-bust", "row-bust"],
            "only-one": ["leaves-bust"],
            **super().mistakes(),
        }


class GoldenSpace(ShowsPosition, NumberExercise):
    """What is a turn of the neighbour's worth?"""

    number = "9.7"
    wanted: ClassVar[Wanted] = "number"
    coarsest: ClassVar[Fraction] = Fraction(1, 100)
    position = HERE

    def draw(self, random: Random) -> None:
        """How likely the neighbour is to opt out."""
        self.leaves = random.choice((Fraction(1, 3), Fraction(1, 4), Fraction(1, 5), Fraction(2, 5)))

    def standard(self) -> None:
        self.leaves = Fraction(1, 4)

    @property
    def spaces(self) -> int:
        """How many spaces bring more stars."""
        return len(golden_gains(self.position))

    @property
    def gain(self) -> int:
        """How many more; it is the same for all."""
        return golden_gains(self.position)[0]

    @property
    def stop(self) -> int:
        """The stars for opting out now."""
        return self.position.stars_for_opting_out()

    @property
    def chance(self) -> Fraction:
        """How likely the golden space is one of these."""
        return Fraction(self.spaces, self.position.size**2)

    @property
    def right(self) -> Fraction:
        """What is there already, and what the golden space may bring."""
        return self.stop + (1 - self.leaves) * self.chance * self.gain

    def values(self, words: Words) -> Mapping[str, object]:
        return {
            "leaves": self.leaves,
            "rolls": 1 - self.leaves,
            "spaces": self.spaces,
            "gain": self.gain,
            "stop": self.stop,
            "more": self.stop + self.gain,
            "answer": self.right,
            "decimal": Figure(float(self.right), ".2f"),
        }

    def mistakes(self) -> Mapping[str, Fraction]:
        rolls, chance = 1 - self.leaves, self.chance
        open_spaces = self.position.legal_mask.bit_count()
        return {
            "stop-only": Fraction(self.stop),
            "always-rolls": self.stop + chance * self.gain,
            "gain-only": rolls * chance * self.gain,
            "chance-only": rolls * chance,
            "lost-else": rolls * chance * (self.stop + self.gain),
            "one-star": self.stop + rolls * chance,
            "of-open": self.stop + rolls * Fraction(self.spaces, open_spaces) * self.gain,
            "any-open": self.stop + rolls * Fraction(open_spaces, self.position.size**2) * self.gain,
        }


class WhatCompanyAdds(ShowsPosition, NumberExercise):
    """How much more is a roll worth, with a neighbour who stays?"""

    number = "9.8"
    guess = "9.1"
    wanted: ClassVar[Wanted] = "number"
    figure = ".3f"
    position = HERE

    @property
    def stays(self) -> Fraction:
        """What rolling is worth with a neighbour who always rolls and is never bust."""
        return Fraction(rolling_worth(self.position, neighbour(0, 0)))

    @property
    def alone(self) -> Fraction:
        """What rolling is worth alone."""
        return Fraction(rolling_worth(self.position))

    @property
    def leaves(self) -> Fraction:
        """What rolling is worth with a neighbour who is sure to opt out."""
        return Fraction(rolling_worth(self.position, neighbour(1, 0)))

    @property
    def right(self) -> Fraction:
        """The difference of the first two."""
        return self.stays - self.alone

    def values(self, words: Words) -> Mapping[str, object]:
        """What rolling is worth in each case."""
        return {
            "stays": Figure(float(self.stays), ".3f"),
            "alone": Figure(float(self.alone), ".3f"),
            "leaves": Figure(float(self.leaves), ".3f"),
            "stop": self.position.stars_for_opting_out(),
            "answer": Figure(float(self.right), ".3f"),
        }

    def mistakes(self) -> Mapping[str, Fraction]:
        return {
            "roll": self.stays,
            "alone-only": self.alone,
            "over-stop": self.stays - self.position.stars_for_opting_out(),
            "other-sign": -self.right,
            "from-leaving": self.stays - self.leaves,
            "the-leaver": self.leaves - self.alone,
        }


class DoesItCare(ShowsPosition, ChoiceExercise):
    """Does the best choice depend on the assumption?"""

    number = "9.10"
    options = ("roll", "out", "stays", "leaves")

    def draw(self, random: Random) -> None:
        """A board on which it does, or one on which it does not."""
        self.position = Position.parse(random.choice(random.choice((ALWAYS_ROLL, ALWAYS_OUT, IT_DEPENDS))))

    def standard(self) -> None:
        """A board on which it does not."""
        self.position = Position.parse(ALWAYS_ROLL[0])

    @property
    def right(self) -> str:
        """What is best at both ends, and between them."""
        told = set(advice(self.position))
        if len(told) == 1:
            return "roll" if told == {"roll"} else "out"
        return "stays" if advice(self.position)[0] == "roll" else "leaves"

    def values(self, words: Words) -> Mapping[str, object]:
        """The board, and what rolling is worth at both ends."""
        return {
            "board": str(self.position),
            "most": Figure(rolling_worth(self.position, neighbour(0)), ".2f"),
            "least": Figure(rolling_worth(self.position, neighbour(1)), ".2f"),
            "stop": self.position.stars_for_opting_out(),
            "cares": "yes" if len(set(advice(self.position))) > 1 else "no",
        }


class WhenIsAModelUseful(OpenExercise):
    """A model that is wrong: when is it useful?"""

    number = "9.11"


LESSON: Final = Lesson(
    9,
    (
        WhatChanges,
        ThirtyTurns,
        IfItLeaves,
        BeforeYouKnow,
        WhichDepend,
        BustInCompany,
        GoldenSpace,
        WhatCompanyAdds,
        WhereItFlips,
        DoesItCare,
        WhenIsAModelUseful,
    ),
    Path(__file__).parent / "words" / "lesson_9",
    tested=TESTED_9,
)
"""The lesson's exercises."""
