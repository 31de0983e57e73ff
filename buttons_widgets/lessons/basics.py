"""What a lesson needs from before the course: counting, fractions, per cents, means, roots, numbers below zero."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from random import Random
from typing import ClassVar

from ..kit.exercises.number_exercise import NumberExercise, Wanted
from ..kit.language.figures import Figure
from ..kit.language.words import Words


class Basic(NumberExercise):
    """A short question that draws its numbers for everybody."""

    heading = "course-recalled"

    def standard(self) -> None:
        self._draw_fairly(Random(self.number))


class Outfits(Basic):
    """Two choices that are free of each other."""

    number = "1.91"
    wanted: ClassVar[Wanted] = "count"

    def draw(self, random: Random) -> None:
        self.first, self.second = random.choice((4, 6, 8)), random.choice((3, 5, 7, 9))

    def values(self, words: Words) -> Mapping[str, object]:
        return {"first": self.first, "second": self.second, "answer": int(self.right)}

    @property
    def right(self) -> Fraction:
        return Fraction(self.first * self.second)

    def mistakes(self) -> Mapping[str, Fraction]:
        return {
            "added": Fraction(self.first + self.second),
            "halved": self.right / 2,
            "one-each": Fraction(min(self.first, self.second)),
        }


class PartOf(Basic):
    """A fraction of a number."""

    number = "1.92"
    wanted: ClassVar[Wanted] = "count"

    def draw(self, random: Random) -> None:
        self.part = random.choice([Fraction(top, of) for of in (3, 4, 5, 6, 8) for top in (2, 3, 5) if top < of])
        self.whole = self.part.denominator * self.part.numerator * random.randint(2, 5)

    def values(self, words: Words) -> Mapping[str, object]:
        one = self.whole // self.part.denominator
        return {
            "part": self.part,
            "whole": self.whole,
            "one": one,
            "top": self.part.numerator,
            "bottom": self.part.denominator,
            "answer": int(self.right),
        }

    @property
    def right(self) -> Fraction:
        return self.part * self.whole

    def mistakes(self) -> Mapping[str, Fraction]:
        return {
            "one-part": Fraction(self.whole, self.part.denominator),
            "rest": self.whole - self.right,
            "upside-down": self.whole / self.part,
        }


class PerHundred(Basic):
    """A share, as so many of a hundred."""

    number = "1.93"
    wanted: ClassVar[Wanted] = "count"

    def draw(self, random: Random) -> None:
        self.of = random.choice((20, 25, 50))
        self.hits = random.randint(3, self.of - 3)

    def values(self, words: Words) -> Mapping[str, object]:
        return {"hits": self.hits, "of": self.of, "times": 100 // self.of, "answer": int(self.right)}

    @property
    def right(self) -> Fraction:
        return Fraction(100 * self.hits, self.of)

    def mistakes(self) -> Mapping[str, Fraction]:
        return {
            "as-many": Fraction(self.hits),
            "others": 100 - self.right,
            "added": Fraction(self.hits + 100 - self.of),
        }


class FractionOfFraction(Basic):
    """A fraction times a fraction."""

    number = "1.94"

    def draw(self, random: Random) -> None:
        proper = [Fraction(top, bottom) for bottom in range(3, 8) for top in range(2, bottom)]
        self.first, self.second = random.sample([one for one in proper if one.numerator > 1], 2)

    def values(self, words: Words) -> Mapping[str, object]:
        tops = self.first.numerator, self.second.numerator
        bottoms = self.first.denominator, self.second.denominator
        return {
            "first": self.first,
            "second": self.second,
            "tops": f"{tops[0]} · {tops[1]}",
            "bottoms": f"{bottoms[0]} · {bottoms[1]}",
            "answer": self.right,
        }

    @property
    def right(self) -> Fraction:
        return self.first * self.second

    def mistakes(self) -> Mapping[str, Fraction]:
        first, second = self.first, self.second
        return {
            "added": first + second,
            "tops-and-bottoms": Fraction(first.numerator + second.numerator, first.denominator + second.denominator),
            "divided": first / second,
        }


class MeanOfFour(Basic):
    """The mean of four numbers, one of which is 0."""

    number = "1.95"
    wanted: ClassVar[Wanted] = "number"

    def draw(self, random: Random) -> None:
        numbers = [0, *random.sample(range(1, 10), 3)]
        self.numbers = random.sample(numbers, 4)

    def values(self, words: Words) -> Mapping[str, object]:
        return {
            "numbers": words.listed([str(one) for one in self.numbers]),
            "sum": sum(self.numbers),
            "answer": self.right,
        }

    @property
    def right(self) -> Fraction:
        return Fraction(sum(self.numbers), 4)

    def mistakes(self) -> Mapping[str, Fraction]:
        low, high = sorted(self.numbers)[1:3]
        return {
            "sum": Fraction(sum(self.numbers)),
            "without-zero": Fraction(sum(self.numbers), 3),
            "middle": Fraction(low + high, 2),
        }


class SquareRoot(Basic):
    """The square root of a decimal."""

    number = "1.96"
    wanted: ClassVar[Wanted] = "number"

    def draw(self, random: Random) -> None:
        self.root = Fraction(random.choice((2, 3, 5, 6, 7, 8, 9, 11, 12)), random.choice((10, 100)))

    def values(self, words: Words) -> Mapping[str, object]:
        digits = 1 if self.root.denominator in (2, 5, 10) else 2
        number = float(self.root)
        return {"square": Figure(number**2, f".{2 * digits}f"), "root": Figure(number, f".{digits}f")}

    @property
    def right(self) -> Fraction:
        return self.root

    def mistakes(self) -> Mapping[str, Fraction]:
        return {"halved": self.root**2 / 2, "point": self.root / 10, "squared": self.root**4}

    figure = ".2f"


class BelowZero(Basic):
    """A smaller number minus a larger one."""

    number = "1.97"
    wanted: ClassVar[Wanted] = "number"

    def draw(self, random: Random) -> None:
        self.first, self.second = sorted(random.sample(range(2, 15), 2))

    def values(self, words: Words) -> Mapping[str, object]:
        return {"first": self.first, "second": self.second, "gap": self.second - self.first}

    @property
    def right(self) -> Fraction:
        return Fraction(self.first - self.second)

    def mistakes(self) -> Mapping[str, Fraction]:
        both = Fraction(self.first + self.second)
        return {"exchanged": -self.right, "added": both, "both-below": -both}


class Opposite(Basic):
    """The chance of the complement."""

    number = "1.98"

    def draw(self, random: Random) -> None:
        self.percent = random.choice([one for one in range(12, 90) if one % 10 not in (0, 5)])

    def values(self, words: Words) -> Mapping[str, object]:
        return {"percent": self.percent, "answer": 100 - self.percent}

    @property
    def right(self) -> Fraction:
        return Fraction(100 - self.percent, 100)

    def mistakes(self) -> Mapping[str, Fraction]:
        return {
            "same": Fraction(self.percent, 100),
            "ten-too-many": self.right + Fraction(1, 10),
            "half": Fraction(1, 2),
        }


BASICS = (Outfits, PartOf, PerHundred, FractionOfFraction, MeanOfFour, SquareRoot, BelowZero, Opposite)
"""All of them, in the order of their numbers; lesson 1 has their words."""
