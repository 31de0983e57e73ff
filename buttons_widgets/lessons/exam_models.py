"""Questions for tests on lessons 8 to 10, in the words of exams: bets, conditions, and tests of hypotheses."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction
from math import isqrt
from random import Random
from typing import ClassVar, Final

from ..kit.exercises.choice_exercise import ChoiceExercise
from ..kit.exercises.number_exercise import Wanted
from ..kit.language.figures import Figure
from ..kit.language.words import Words
from .exam_counting import WordProblem, percent

LEVEL: Final = Fraction(1, 20)
"""The significance level of the tests."""


def rounded(chance: Fraction) -> Figure:
    """A chance in per cent, to a tenth."""
    return Figure(float(chance), ".1%")


# Lesson 8: the probability to win


class AtLeastPoints(WordProblem):
    """From a table of points and probabilities: how likely are so many points at least?"""

    number = "8.201"
    points: ClassVar[Sequence[int]] = (0, 1, 2, 4, 7)

    def draw(self, random: Random) -> None:
        self.shares = tuple(random.sample((10, 15, 20, 25, 30), 5))
        self.needed = random.choice(self.points[2:4])

    def standard(self) -> None:
        self.shares, self.needed = (30, 20, 15, 25, 10), 2

    def chance(self, lowest: int, highest: int) -> Fraction:
        """How likely the points lie between two numbers, both included."""
        pairs = zip(self.points, self.shares, strict=True)
        return Fraction(sum(share for points, share in pairs if lowest <= points <= highest), 100)

    @property
    def right(self) -> Fraction:
        return self.chance(self.needed, self.points[-1])

    def values(self, words: Words) -> Mapping[str, object]:
        shares = {f"share-{points}": percent(share) for points, share in zip(self.points, self.shares, strict=True)}
        terms = [
            words.number(share / 100, ".0%")
            for points, share in zip(self.points, self.shares, strict=True)
            if points >= self.needed
        ]
        return {**shares, "needed": self.needed, "sum": " + ".join(terms), **self.answered}

    def mistakes(self) -> Mapping[str, Fraction]:
        return {
            "more-than": self.chance(self.needed + 1, self.points[-1]),
            "exactly": self.chance(self.needed, self.needed),
            "at-most": self.chance(0, self.needed),
            "values": Fraction(sum(points >= self.needed for points in self.points), len(self.points)),
        }


class WinInsteadOfPoints(WordProblem):
    """How much likelier does one win with the bet that has the lower expected value?"""

    number = "8.202"

    def draw(self, random: Random) -> None:
        self.low, self.high = random.choice(((4, 9), (5, 11), (5, 12), (6, 14), (8, 20)))
        self.likely, self.unlikely = random.choice(((60, 40), (65, 40), (70, 45), (75, 50), (80, 55), (90, 60)))

    def standard(self) -> None:
        self.low, self.high, self.likely, self.unlikely = 5, 12, 75, 45

    @property
    def right(self) -> Fraction:
        return Fraction(self.likely - self.unlikely, 100)

    @property
    def means(self) -> tuple[Fraction, Fraction]:
        """The expected values of the two bets."""
        return Fraction(self.low * self.likely, 100), Fraction(self.high * self.unlikely, 100)

    def values(self, words: Words) -> Mapping[str, object]:
        first, second = self.means
        return {
            "low": self.low,
            "high": self.high,
            "needed": self.low,
            "likely": percent(self.likely),
            "unlikely": percent(self.unlikely),
            "first": Figure(float(first), ".2f"),
            "second": Figure(float(second), ".2f"),
            "gap": self.likely - self.unlikely,
        }

    def mistakes(self) -> Mapping[str, Fraction]:
        first, second = self.means
        return {
            "points": second - first,
            "lower-bet": Fraction(self.likely, 100),
            "higher-bet": Fraction(self.unlikely, 100),
            "relative": Fraction(self.likely, self.unlikely) - 1,
        }


class WhichBetWins(ChoiceExercise):
    """Points for sure or a risk: which one wins more probably? The expected value points the wrong way."""

    number = "8.203"
    options: Sequence[str] = ("safe", "risky", "expected", "equal")
    ordered = True  # the bets are called A and B, as the letters of the options are

    def draw(self, random: Random) -> None:
        self.sure, self.chance = random.randint(4, 8), random.choice((40, 50, 60))
        if random.random() < 0.5:
            self.more, self.needed = 3 * self.sure, self.sure - random.randint(0, 1)
        else:
            self.more = self.sure + random.randint(1, 2)
            self.needed = self.sure + 1

    def standard(self) -> None:
        self.sure, self.chance, self.more, self.needed = 5, 50, 7, 6

    @property
    def right(self) -> str:
        return "safe" if self.needed <= self.sure else "risky"

    def values(self, words: Words) -> Mapping[str, object]:
        return {
            "sure": self.sure,
            "more": self.more,
            "needed": self.needed,
            "chance": percent(self.chance),
            "mean": Figure(self.more * self.chance / 100, ".1f"),
            "case": self.right,
        }


# Lesson 9: conditions


class Neither(WordProblem):
    """A two-way table is filled in: how likely is neither of two events?"""

    number = "9.201"

    def draw(self, random: Random) -> None:
        self.all = random.choice((80, 100, 120, 150))
        self.sport, self.music = self.all * random.randint(4, 5) // 10, self.all * random.randint(2, 3) // 10
        self.both = random.randint(8, self.music - 4)

    def standard(self) -> None:
        self.all, self.sport, self.music, self.both = 100, 50, 30, 12

    @property
    def either(self) -> int:
        """So many do one of the two or both."""
        return self.sport + self.music - self.both

    @property
    def right(self) -> Fraction:
        return Fraction(self.all - self.either, self.all)

    @property
    def counted(self) -> tuple[int, int]:
        return self.all - self.either, self.all

    def values(self, words: Words) -> Mapping[str, object]:
        return {
            "all": self.all,
            "sport": self.sport,
            "music": self.music,
            "both": self.both,
            "either": self.either,
            "neither": self.all - self.either,
            **self.answered,
        }

    def mistakes(self) -> Mapping[str, Fraction]:
        return {
            "twice": Fraction(self.all - self.sport - self.music, self.all),
            "either": Fraction(self.either, self.all),
            "not-both": Fraction(self.all - self.both, self.all),
            "no-sport": Fraction(self.all - self.sport, self.all),
        }


class OtherWayRound(WordProblem):
    """P(A | B) and P(B | A) from counts."""

    number = "9.202"

    def draw(self, random: Random) -> None:
        self.all, self.cats, self.dogs = random.choice((60, 75, 90)), random.randint(18, 30), random.randint(8, 16)
        self.both = random.randint(3, 7)

    def standard(self) -> None:
        self.all, self.cats, self.dogs, self.both = 60, 20, 12, 3

    @property
    def right(self) -> Fraction:
        return Fraction(self.both, self.dogs)

    @property
    def counted(self) -> tuple[int, int]:
        return self.both, self.dogs

    def values(self, words: Words) -> Mapping[str, object]:
        return {"all": self.all, "cats": self.cats, "dogs": self.dogs, "both": self.both, **self.answered}

    def mistakes(self) -> Mapping[str, Fraction]:
        return {
            "exchanged": Fraction(self.both, self.cats),
            "both": Fraction(self.both, self.all),
            "no-condition": Fraction(self.cats, self.all),
            "only-dogs": Fraction(self.dogs - self.both, self.dogs),
        }


class PositiveTest(WordProblem):
    """Bayes' rule with natural frequencies: ill, if the test is positive?"""

    number = "9.203"
    people: ClassVar[int] = 10_000

    def draw(self, random: Random) -> None:
        self.base, self.found = random.choice((1, 2, 4, 5)), random.choice((80, 85, 90, 95))
        self.false = random.choice((4, 5, 8, 10))

    def standard(self) -> None:
        self.base, self.found, self.false = 1, 90, 5

    @property
    def hits(self) -> int:
        """So many are ill and positive."""
        return self.base * self.found

    @property
    def alarms(self) -> int:
        """So many are healthy and positive."""
        return (100 - self.base) * self.false

    @property
    def right(self) -> Fraction:
        return Fraction(self.hits, self.hits + self.alarms)

    @property
    def counted(self) -> tuple[int, int]:
        return self.hits, self.hits + self.alarms

    def values(self, words: Words) -> Mapping[str, object]:
        return {
            "base": percent(self.base),
            "found": percent(self.found),
            "false": percent(self.false),
            "people": self.people,
            "ill": 100 * self.base,
            "healthy": self.people - 100 * self.base,
            "hits": self.hits,
            "alarms": self.alarms,
            "positive": self.hits + self.alarms,
            **self.answered,
        }

    def mistakes(self) -> Mapping[str, Fraction]:
        return {
            "exchanged": Fraction(self.found, 100),
            "both": Fraction(self.hits, self.people),
            "positive": Fraction(self.hits + self.alarms, self.people),
            "no-base": Fraction(self.found, self.found + self.false),
        }


class IndependentInTable(ChoiceExercise):
    """Whether two events are independent, by the shares in a two-way table."""

    number = "9.204"
    options: Sequence[str] = ("independent", "more-often", "less-often", "counts")

    def draw(self, random: Random) -> None:
        self.first, self.second = random.choice((20, 30, 40)), random.choice((50, 60, 80))
        share = random.choice((3, 4, 5, 6))
        self.tenths = share + random.choice((0, 2, -2)), share

    def standard(self) -> None:
        self.first, self.second, self.tenths = 20, 50, (6, 6)

    @property
    def grown(self) -> tuple[int, int]:
        """So many seeds grew, with compost and without."""
        return self.first * self.tenths[0] // 10, self.second * self.tenths[1] // 10

    @property
    def right(self) -> str:
        first, second = self.tenths
        return "independent" if first == second else "more-often" if first > second else "less-often"

    def values(self, words: Words) -> Mapping[str, object]:
        first, second = self.grown
        return {
            "first-yes": first,
            "first-no": self.first - first,
            "second-yes": second,
            "second-no": self.second - second,
            "first": self.first,
            "second": self.second,
            "first-share": percent(10 * self.tenths[0]),
            "second-share": percent(10 * self.tenths[1]),
            "case": self.right,
        }


class ThreeBags(WordProblem):
    """Total probability: a spinner chooses one of three bags, and a button is drawn from it."""

    number = "9.205"

    def draw(self, random: Random) -> None:
        self.bags = random.choice(((50, 30, 20), (60, 30, 10), (40, 40, 20), (60, 20, 20)))
        self.reds = tuple(random.sample((10, 20, 30, 50, 60, 70, 80, 90), 3))

    def standard(self) -> None:
        self.bags, self.reds = (50, 30, 20), (20, 60, 90)

    @property
    def paths(self) -> list[Fraction]:
        """How likely each path of the tree diagram is that ends with red."""
        return [Fraction(bag * red, 10_000) for bag, red in zip(self.bags, self.reds, strict=True)]

    @property
    def right(self) -> Fraction:
        return sum(self.paths, Fraction(0))

    def values(self, words: Words) -> Mapping[str, object]:
        bags = {f"bag-{name}": percent(share) for name, share in zip("abc", self.bags, strict=True)}
        reds = {f"red-{name}": percent(share) for name, share in zip("abc", self.reds, strict=True)}
        terms = " + ".join(words.number(float(path), ".0%") for path in self.paths)
        return {**bags, **reds, "sum": terms, "percent": percent(int(100 * self.right))}

    def mistakes(self) -> Mapping[str, Fraction]:
        return {
            "mean": Fraction(sum(self.reds), 300),
            "one-path": self.paths[0],
            "added": Fraction(sum(self.reds), 100),
            "two-paths": self.paths[0] + self.paths[1],
        }


# Lesson 10: tests of hypotheses


class IsTheCoinFair(ChoiceExercise):
    """A two-sided test at the 5% level, by the interval of 1.96 standard deviations."""

    number = "10.201"
    options: Sequence[str] = ("reject", "keep", "proven", "not-half")

    def draw(self, random: Random) -> None:
        self.tosses = random.choice((100, 400, 900))
        root = isqrt(self.tosses)
        far = random.choice((3, 5, 6, 7, 13, 14, 15, 17))
        self.heads = self.tosses // 2 + root * far // 10

    def standard(self) -> None:
        self.tosses, self.heads = 400, 214

    @property
    def margin(self) -> Fraction:
        """1.96 standard deviations of the number of heads."""
        return Fraction(196, 100) * isqrt(self.tosses) / 2

    @property
    def right(self) -> str:
        return "reject" if abs(self.heads - self.tosses // 2) > self.margin else "keep"

    def values(self, words: Words) -> Mapping[str, object]:
        half = self.tosses // 2
        return {
            "tosses": self.tosses,
            "heads": self.heads,
            "half": half,
            "deviation": isqrt(self.tosses) // 2,
            "margin": Figure(float(self.margin), ".1f"),
            "low": Figure(float(half - self.margin), ".1f"),
            "high": Figure(float(half + self.margin), ".1f"),
            "case": self.right,
        }


class PowerInWords(ChoiceExercise):
    """What the power of a test is, and what makes it larger."""

    number = "10.202"
    right = "power"
    options: Sequence[str] = ("power", "power-stays", "level", "miss")

    def draw(self, random: Random) -> None:
        self.tested, self.power = random.choice(((60, 28), (90, 36), (120, 42), (150, 48)))

    def standard(self) -> None:
        self.tested, self.power = 60, 28

    def values(self, words: Words) -> Mapping[str, object]:
        return {"rolls": self.tested, "power": percent(self.power), "miss": percent(100 - self.power)}


class ErrorOfTwoMeans(WordProblem):
    """The standard error of the difference of two means that are free of each other."""

    number = "10.203"
    wanted: ClassVar[Wanted] = "number"

    def draw(self, random: Random) -> None:
        triple = random.choice(((3, 4, 5), (6, 8, 10), (5, 12, 13), (9, 12, 15), (8, 15, 17), (12, 16, 20)))
        self.first, self.second, self.together = (Fraction(one, 10) for one in triple)

    def standard(self) -> None:
        self.first, self.second, self.together = Fraction(5, 10), Fraction(12, 10), Fraction(13, 10)

    figure = ".1f"

    @property
    def right(self) -> Fraction:
        return self.together

    def values(self, words: Words) -> Mapping[str, object]:
        return {
            "first": Figure(float(self.first), ".1f"),
            "second": Figure(float(self.second), ".1f"),
            "first-square": Figure(float(self.first**2), ".2f"),
            "second-square": Figure(float(self.second**2), ".2f"),
            "squares": Figure(float(self.right**2), ".2f"),
            "answer": Figure(float(self.right), ".1f"),
        }

    def mistakes(self) -> Mapping[str, Fraction]:
        return {
            "added": self.first + self.second,
            "subtracted": self.second - self.first,
            "no-root": self.right**2,
            "mean": (self.first + self.second) / 2,
        }


class ManyTests(WordProblem):
    """Multiple comparisons: how likely is one false alarm at least?"""

    number = "10.204"
    figure = ".1%"

    def draw(self, random: Random) -> None:
        self.tests = random.randint(6, 16)

    def standard(self) -> None:
        self.tests = 10

    @property
    def none(self) -> Fraction:
        """How likely no test rejects."""
        return (1 - LEVEL) ** self.tests

    @property
    def right(self) -> Fraction:
        return 1 - self.none

    def values(self, words: Words) -> Mapping[str, object]:
        return {
            "tests": self.tests,
            "level": Figure(float(LEVEL), ".0%"),
            "rest": Figure(float(1 - LEVEL), ".2f"),
            "none": rounded(self.none),
            "percent": rounded(self.right),
        }

    def mistakes(self) -> Mapping[str, Fraction]:
        return {
            "added": self.tests * LEVEL,
            "none": self.none,
            "single": LEVEL,
            "exactly-one": self.tests * LEVEL * (1 - LEVEL) ** (self.tests - 1),
        }


TESTED_8: Final = (AtLeastPoints, WinInsteadOfPoints, WhichBetWins)
"""Those of lesson 8, in the order of their numbers; its messages are theirs, and so with the others."""
TESTED_9: Final = (Neither, OtherWayRound, PositiveTest, IndependentInTable, ThreeBags)
TESTED_10: Final = (IsTheCoinFair, PowerInWords, ErrorOfTwoMeans, ManyTests)
