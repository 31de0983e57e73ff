"""Lesson 4, *What is a roll worth?*: the expected number of stars, and when a roll is worth its risk."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from fractions import Fraction
from math import gcd
from pathlib import Path
from random import Random
from typing import ClassVar, Final

from ..buttons.cells import COLOURS
from ..buttons.rules.moves import Dice
from ..buttons.rules.position import ENOUGH_OF_A_COLOUR, Position
from ..kit.exercises.choice_exercise import ChoiceExercise
from ..kit.exercises.course import Lesson
from ..kit.exercises.exercise import OpenExercise
from ..kit.exercises.number_exercise import NumberExercise, NumberGuess, Wanted
from ..kit.language.figures import Figure
from ..kit.language.words import Words
from .dice_questions import LATE_ROUND, RollsOfABoard, ShowsPosition, drawn_position
from .exam_values import VALUES
from .star_questions import WhenToRoll, WhereItPays, stars_by_space, stars_of_a_roll, stars_with


class HowMuch(ShowsPosition, NumberGuess):
    """What is a roll worth? By feeling."""

    number = "4.1"
    wanted: ClassVar[Wanted] = "number"
    coarsest: ClassVar[Fraction] = Fraction(1, 10)
    position = LATE_ROUND

    def values(self, words: Words) -> Mapping[str, object]:
        return {"stars": self.position.stars_for_opting_out()}


class ThirtyRolls(RollsOfABoard):
    """How many stars does a roll bring?"""

    number = "4.2"
    position = LATE_ROUND
    outcomes = ("0", "2", "4")

    def outcome(self, roll: Dice) -> str:
        return str(stars_with(self.position, roll))

    def chances(self) -> Mapping[str, Fraction]:
        ways = stars_of_a_roll(self.position)
        return {str(stars): Fraction(count, sum(ways.values())) for stars, count in ways.items()}

    def values(self, words: Words) -> Mapping[str, object]:
        total = sum(int(self.outcome(roll)) for roll in self.rolled)
        return {"total": total, "mean": Figure(total / self.times, ".2f"), "times": self.times}


WITH_EIGHT_BUTTONS: Final = Position.parse("*rbGyR/rgYrBg/*Ybyrb/YbrgB*/grYbrb/bygrg* y 4")
"""The board of 4.3 for whoever has said no name."""


class StarsNow(ShowsPosition, NumberExercise):
    """What does opting out earn?"""

    number = "4.3"
    wanted: ClassVar[Wanted] = "count"
    variants: ClassVar[int] = 60  # some ten boards are tried before one fits

    def draw(self, random: Random) -> None:
        """A board with one to three colours covered three times, the card's among them, and another colour twice."""
        colours, buttons = random.choice(((1, 7), (1, 8), (2, 9), (2, 10), (3, 12)))
        stars = random.choice((2, 3, 4, 5))

        def fits(position: Position) -> bool:
            counts = covered(position)
            enough = [count for count in counts.values() if count >= ENOUGH_OF_A_COLOUR]
            return counts[position.cards] in enough and len(enough) == colours and 2 in counts.values()

        cards = random.choice(COLOURS)
        self.position = drawn_position(random, fits, buttons=buttons, stars=stars, black_dice=4, cards=cards)

    def standard(self) -> None:
        self.position = WITH_EIGHT_BUTTONS

    @property
    def right(self) -> Fraction:
        """As the rules count."""
        return Fraction(self.position.stars_for_opting_out())

    def values(self, words: Words) -> Mapping[str, object]:
        counts = covered(self.position)
        return {
            "stars": int(self.right),
            "colours": len(self.position.earnings().colours),
            "counts": words.listed(
                [f"{count} {words.say(f'colour-{colour}')}" for colour, count in counts.items() if count]
            ),
            "card": words.say(f"colour-{self.position.cards}"),
        }

    def mistakes(self) -> Mapping[str, Fraction]:
        counts, card = covered(self.position), self.position.cards
        return {
            "no-star-for-leaving": self.right - 1,
            "two-are-enough": self.right + list(counts.values()).count(2),
            "old-stars": self.right + len(self.position.stars),
            "each-button": Fraction(len(self.position.buttons)),
            "card-per-button": self.right - 1 + counts[card],
        }


def covered(position: Position) -> dict[str, int]:
    """How many buttons lie on each colour.

    >>> covered(LATE_ROUND)
    {'r': 2, 'b': 0, 'y': 0, 'g': 3}
    """
    masks = position.colour_masks
    return {colour: (position.button_mask & masks[colour]).bit_count() for colour in COLOURS}


class Mean(NumberExercise):
    """The mean of the stars that some equally likely rolls bring; `ways` says how many bring how many.

    Attributes:
        ways: for each number of stars in how many ways.
    """

    wanted: ClassVar[Wanted] = "number"
    ways: Mapping[int, int]

    @property
    def right(self) -> Fraction:
        """Each number of stars counts as often as it comes."""
        return Fraction(sum(stars * ways for stars, ways in self.ways.items()), self.all_ways)

    @property
    def all_ways(self) -> int:
        """All rolls."""
        return sum(self.ways.values())

    def values(self, words: Words) -> Mapping[str, object]:
        (_, bust), (same, stay), (more, gain) = sorted(self.ways.items())
        total = same * stay + more * gain
        return {
            "bust": bust,
            "same": same,
            "stay": stay,
            "more": more,
            "gain": gain,
            "all": self.all_ways,
            "total": total,
            "mean": Figure(float(self.right), ".2f"),
            "fraction": self.right,
            "verdict": "more" if self.right > same else "less",
        }

    def mistakes(self) -> Mapping[str, Fraction]:
        _, (same, stay), (more, gain) = sorted(self.ways.items())
        total = self.right * self.all_ways
        return {
            "bust-left-out": total / (stay + gain),
            "not-weighted": Fraction(same + more, 3),
            "not-divided": total,
            "nothing-lost": same + Fraction((more - same) * gain, self.all_ways),
            "only-the-gain": Fraction(more * gain, self.all_ways),
            "likeliest": Fraction(max(self.ways, key=lambda stars: self.ways[stars])),
            "chance-only": Fraction(stay + gain, self.all_ways),
            "chance-more": Fraction(gain, self.all_ways),
        }


class SimpleMean(Mean):
    """The mean for a board of which the ways are known."""

    number = "4.4"

    def draw(self, random: Random) -> None:
        """How many of 36 outcomes are bust, leave everything as it is, and bring more."""
        bust, gain = random.choice((6, 9, 12, 15)), random.choice((4, 6, 8, 10))
        same = random.choice((1, 2, 3, 4))
        self.ways = {0: bust, same: 36 - bust - gain, same + random.choice((1, 2)): gain}

    def standard(self) -> None:
        """In a third of all ways bust, and in most of the others nothing changes."""
        self.ways = {0: 12, 2: 14, 3: 10}


class OneDie(ShowsPosition, Mean):
    """The worth of a roll with one black die: each of 36 outcomes names one space."""

    number = "4.6"
    variants: ClassVar[int] = 30  # some ten boards are tried before one fits

    def draw(self, random: Random) -> None:
        """A board on which some open spaces bring more stars, all the same number."""

        def fits(position: Position) -> bool:
            stars = list(stars_by_space(position).values())
            now = position.stars_for_opting_out()
            return now >= 2 and len(set(stars)) == 2 and 3 <= stars.count(max(stars)) <= 8 and stars.count(now) >= 5

        cards = random.choice(COLOURS)
        self.position = drawn_position(random, fits, buttons=5, stars=2, black_dice=1, cards=cards)

    @property
    def ways(self) -> Mapping[int, int]:  # type: ignore[override]
        """The closed spaces, the open ones that leave the stars as they are, and those that bring more."""
        found = Counter(stars_by_space(self.position).values())
        return {0: 36 - found.total(), **found}

    def values(self, words: Words) -> Mapping[str, object]:
        closed = self.ways[0]
        return {**super().values(words), "open": self.all_ways - closed, "closed": closed}

    def mistakes(self) -> Mapping[str, Fraction]:
        open_share = Fraction(self.all_ways - self.ways[0], self.all_ways)
        known = {**super().mistakes(), "open-share": self.position.stars_for_opting_out() * open_share}
        return {name: number for name, number in known.items() if name != "likeliest"}


class TheQuestion(ShowsPosition, Mean):
    """The board of the guess."""

    number = "4.7"
    guess = "4.1"
    position = LATE_ROUND
    ways = stars_of_a_roll(LATE_ROUND)


class WhatItMeans(ShowsPosition, ChoiceExercise):
    """What does a mean say of a single roll?"""

    number = "4.8"
    position = LATE_ROUND
    options = ("likeliest", "often", "near", "mostly-more")
    right = "often"

    def values(self, words: Words) -> Mapping[str, object]:
        """The mean, and how often a roll brings more than opting out."""
        ways, now = stars_of_a_roll(self.position), self.position.stars_for_opting_out()
        more = Fraction(sum(count for stars, count in ways.items() if stars > now), sum(ways.values()))
        bust = Fraction(ways[0], sum(ways.values()))
        mean = Figure(float(TheQuestion().right), ".2f")
        return {"mean": mean, "now": now, "percent": Figure(float(more), ".0%"), "bust": Figure(float(bust), ".0%")}


class FairBust(NumberExercise):
    """Which chance to be bust makes a roll a fair bet?"""

    number = "4.9"

    def draw(self, random: Random) -> None:
        """Stars to lose, and stars to gain."""
        pairs = [(lose, gain) for lose in range(1, 7) for gain in (1, 2, 3) if lose != gain and gcd(lose, gain) == 1]
        self.lose, self.gain = random.choice(pairs)

    def standard(self) -> None:
        """Three stars to lose, and two to gain."""
        self.lose, self.gain = 3, 2

    @property
    def right(self) -> Fraction:
        """With bust chance p, what is lost is p · lose, and what is gained (1 - p) · gain."""
        return Fraction(self.gain, self.lose + self.gain)

    def values(self, words: Words) -> Mapping[str, object]:
        percent = Figure(float(self.right), ".0%")
        return {
            "lose": self.lose,
            "gain": self.gain,
            "both": self.lose + self.gain,
            "fraction": self.right,
            "percent": percent,
        }

    def mistakes(self) -> Mapping[str, Fraction]:
        """One of all parts is the right answer with one star to gain, and what goes well with one to lose."""
        found = {
            "well": 1 - self.right,
            "half": Fraction(1, 2),
            "odds": Fraction(self.gain, self.lose),
            "other-odds": Fraction(self.lose, self.gain),
        }
        if 1 in (self.gain, self.lose):
            return found
        return {**found, "one-of-them": Fraction(1, self.lose + self.gain)}


class AllTheSame(OpenExercise):
    """When would you opt out though a roll is worth more?"""

    number = "4.11"


LESSON: Final = Lesson(
    4,
    (
        HowMuch,
        ThirtyRolls,
        StarsNow,
        SimpleMean,
        WhereItPays,
        OneDie,
        TheQuestion,
        WhatItMeans,
        FairBust,
        WhenToRoll,
        AllTheSame,
    ),
    Path(__file__).parent / "words" / "lesson_4",
    tested=VALUES,
)
"""The lesson's exercises."""
