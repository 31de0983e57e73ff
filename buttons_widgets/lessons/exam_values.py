"""Questions for tests about expected values, optimal stopping and rules: lessons 4, 6 and 7 in exam words."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from math import isqrt
from random import Random
from typing import ClassVar, Final

from ..kit.exercises.choice_exercise import ChoiceExercise
from ..kit.exercises.number_exercise import NumberExercise, Wanted
from ..kit.language.figures import Figure
from ..kit.language.words import Words

MOST_DIGITS: Final = 4
"""A number with more decimals is shown as a fraction."""


class ExamNumber(NumberExercise):
    """A word problem that draws its numbers for everybody, and asks for a number."""

    wanted: ClassVar[Wanted] = "number"

    def standard(self) -> None:
        self._draw_fairly(Random(self.number))

    def model_answer(self, words: Words) -> str:
        """The right number as a decimal, if it has few digits."""
        for digits in () if self.figure else range(MOST_DIGITS + 1):
            if (self.right * 10**digits).denominator == 1:
                return words.number(float(self.right), f".{digits}f")
        return super().model_answer(words)


def shown(number: Fraction | int) -> Figure | Fraction:
    """A number with as many decimals as it has; a fraction if these are too many."""
    for digits in range(MOST_DIGITS + 1):
        if (number * 10**digits).denominator == 1:
            return Figure(float(number), f"-.{digits}f")
    return Fraction(number)


def per_cent(chance: Fraction) -> Figure:
    """A chance in whole per cents."""
    return Figure(float(chance), ".0%")


def all_shown(**numbers: Fraction | int) -> dict[str, object]:
    """Numbers for a message, each as it is shown."""
    return {name: shown(number) for name, number in numbers.items()}


def root(number: Fraction | int) -> Fraction:
    """The square root of a number that is the square of a fraction."""
    square = Fraction(number)
    return Fraction(isqrt(square.numerator), isqrt(square.denominator))


# Lesson 4: expected values

TENTHS: Final = tuple(
    (Fraction(one, 10), Fraction(two, 10), Fraction(10 - one - two, 10))
    for one in range(1, 8)
    for two in range(1, 9 - one)
    if 10 - one - two not in (one, two) and one != two
)
"""Three different probabilities that add up to 1."""


class ExpectedFromTable(ExamNumber):
    """The expected value of a random variable with three values."""

    number = "4.201"

    def draw(self, random: Random) -> None:
        self.points = (0, *sorted(random.sample(range(2, 13), 2)))
        self.chances = random.choice(TENTHS)

    def values(self, words: Words) -> Mapping[str, object]:
        (none, low, high), (never, some, often) = self.points, self.chances
        return {
            "none": none,
            **all_shown(low=low, high=high, never=never, some=some, often=often, answer=self.right),
        }

    @property
    def right(self) -> Fraction:
        return sum((one * chance for one, chance in zip(self.points, self.chances, strict=True)), Fraction(0))

    def mistakes(self) -> Mapping[str, Fraction]:
        likeliest = max(zip(self.chances, self.points, strict=True))[1]
        return {
            "simple-mean": Fraction(sum(self.points), 3),
            "divided": self.right / 3,
            "likeliest": Fraction(likeliest),
            "sum": Fraction(sum(self.points)),
        }


class FairStake(ExamNumber):
    """The stake that makes a game with a die fair."""

    number = "4.202"

    def draw(self, random: Random) -> None:
        self.six, self.other = random.choice(
            [(six, other) for six in range(6, 31) for other in range(2, six // 2) if (six + 2 * other) % 6 == 0]
        )

    def values(self, words: Words) -> Mapping[str, object]:
        return {"six": self.six, "other": self.other, "sum": self.six + 2 * self.other, "answer": shown(self.right)}

    @property
    def right(self) -> Fraction:
        return Fraction(self.six + 2 * self.other, 6)

    def mistakes(self) -> Mapping[str, Fraction]:
        return {
            "one-face": Fraction(self.six + self.other, 6),
            "three-outcomes": Fraction(self.six + self.other, 3),
            "winning-only": Fraction(self.six + 2 * self.other, 3),
            "largest": Fraction(self.six),
        }


class ExpectedGain(ExamNumber):
    """The expected gain of a game with a stake: what is paid out on average, less the stake."""

    number = "4.203"

    def draw(self, random: Random) -> None:
        self.all = random.choice((8, 10, 20))
        self.red = random.randint(2, self.all // 2 - 1)
        self.stake, self.paid = random.randint(2, 5), random.randint(6, 15)

    def values(self, words: Words) -> Mapping[str, object]:
        given = {"red": self.red, "white": self.all - self.red, "all": self.all}
        back = Fraction(self.red * self.paid, self.all)
        return {**given, **all_shown(stake=self.stake, paid=self.paid, back=back, answer=self.right)}

    @property
    def right(self) -> Fraction:
        return Fraction(self.red * self.paid, self.all) - self.stake

    def mistakes(self) -> Mapping[str, Fraction]:
        white = self.all - self.red
        return {
            "without-stake": Fraction(self.red * self.paid, self.all),
            "other-sign": -self.right,
            "stake-when-lost": Fraction(self.red * self.paid - white * self.stake, self.all),
            "odds": Fraction(self.red * self.paid, white) - self.stake,
        }


class WeightedMean(ExamNumber):
    """The mean of two classes of different size."""

    number = "4.204"

    def draw(self, random: Random) -> None:
        one = random.choice((10, 15, 16, 18, 22, 24, 30))
        self.counts = one, 40 - one
        self.means = tuple(random.sample(range(12, 29), 2))

    def values(self, words: Words) -> Mapping[str, object]:
        (one, other), (mean, second) = self.counts, self.means
        return {"one": one, "other": other, "mean": mean, "second": second, "answer": shown(self.right)}

    @property
    def right(self) -> Fraction:
        return Fraction(sum(count * mean for count, mean in zip(self.counts, self.means, strict=True)), 40)

    def mistakes(self) -> Mapping[str, Fraction]:
        (one, other), (mean, second) = self.counts, self.means
        return {
            "simple-mean": Fraction(mean + second, 2),
            "exchanged": Fraction(other * mean + one * second, 40),
            "not-divided": Fraction(one * mean + other * second, 2),
        }


class ExpectedSum(ExamNumber):
    """The expected value of a sum: dice and a spinner."""

    number = "4.205"

    def draw(self, random: Random) -> None:
        self.dice, self.sectors = random.randint(2, 5), random.choice((4, 5, 8, 9, 10))

    def values(self, words: Words) -> Mapping[str, object]:
        return {
            "dice": self.dice,
            "sectors": self.sectors,
            **all_shown(die=Fraction(7, 2), spun=Fraction(self.sectors + 1, 2), answer=self.right),
        }

    @property
    def right(self) -> Fraction:
        return Fraction(7 * self.dice + self.sectors + 1, 2)

    def mistakes(self) -> Mapping[str, Fraction]:
        return {
            "halves": Fraction(6 * self.dice + self.sectors, 2),
            "one-die": Fraction(7 + self.sectors + 1, 2),
            "largest": Fraction(6 * self.dice + self.sectors),
            "without-spinner": Fraction(7 * self.dice, 2),
        }


class Insurance(ExamNumber):
    """What an insurer gains on average."""

    number = "4.206"

    def draw(self, random: Random) -> None:
        self.breaks, self.stolen = (Fraction(one, 100) for one in (random.randint(5, 12), random.randint(1, 4)))
        self.repair, self.price = 100 * random.randint(1, 3), 100 * random.randint(4, 9)
        self.premium = int(self.damage) + random.randint(4, 19)

    @property
    def damage(self) -> Fraction:
        """The expected value of what the insurer pays."""
        return self.breaks * self.repair + self.stolen * self.price

    def values(self, words: Words) -> Mapping[str, object]:
        given = {"repair": self.repair, "price": self.price, "premium": self.premium}
        return {
            "breaks": per_cent(self.breaks),
            "stolen": per_cent(self.stolen),
            **given,
            **all_shown(for_repair=self.breaks * self.repair, for_price=self.stolen * self.price),
            **all_shown(damage=self.damage, answer=self.right),
        }

    @property
    def right(self) -> Fraction:
        return self.premium - self.damage

    def mistakes(self) -> Mapping[str, Fraction]:
        return {
            "damage": self.damage,
            "other-sign": -self.right,
            "one-damage": self.premium - self.breaks * self.repair,
            "added": self.premium - (self.breaks + self.stolen) * (self.repair + self.price),
        }


class TwoLotteries(ChoiceExercise):
    """Which of two lotteries has the larger expected value?"""

    number = "4.207"
    options = ("first", "second", "same", "unknown")
    ordered = True  # they are called A and B, as the letters of the options are

    def draw(self, random: Random) -> None:
        self.chances = random.choice((2, 4, 5)), random.choice((10, 20, 25))
        large = 10 * random.randint(10, 20)
        mean = Fraction(self.chances[0] * large, self.chances[1])
        self.prizes = large, max(1, round(mean * random.choice((1, 1, Fraction(4, 5), Fraction(6, 5)))))

    def standard(self) -> None:
        self.draw(Random(self.number))

    @property
    def worths(self) -> tuple[Fraction, Fraction]:
        """Their expected values."""
        first, second = (Fraction(chance * prize, 100) for chance, prize in zip(self.chances, self.prizes, strict=True))
        return first, second

    def values(self, words: Words) -> Mapping[str, object]:
        (few, many), (large, small) = self.chances, self.prizes
        first, second = self.worths
        return {"few": few, "many": many, "large": large, "small": small, **all_shown(first=first, second=second)}

    @property
    def right(self) -> str:
        first, second = self.worths
        return "first" if first > second else "second" if second > first else "same"


# Lesson 6: optimal stopping


class TwoSpins(ExamNumber):
    """Optimal stopping in two steps: keep the first number, or spin once more."""

    number = "6.201"

    def draw(self, random: Random) -> None:
        self.sectors, self.each = random.choice((4, 5, 6, 8, 10)), random.choice((1, 2, 10, 20))

    @property
    def one_spin(self) -> Fraction:
        """The expected value of a single spin."""
        return Fraction(self.each * (self.sectors + 1), 2)

    @property
    def _prizes(self) -> list[int]:
        return [self.each * one for one in range(1, self.sectors + 1)]

    @property
    def _kept(self) -> list[int]:
        """The first numbers with which one stops."""
        return [one for one in self._prizes if one > self.one_spin]

    def values(self, words: Words) -> Mapping[str, object]:
        again = self.sectors - len(self._kept)
        return {
            **all_shown(sectors=self.sectors, low=self.each, second=2 * self.each, high=self._prizes[-1]),
            **all_shown(once=self.one_spin, again=again, kept=sum(self._kept), answer=self.right),
        }

    @property
    def right(self) -> Fraction:
        return sum((max(self.one_spin, Fraction(one)) for one in self._prizes), Fraction(0)) / self.sectors

    def mistakes(self) -> Mapping[str, Fraction]:
        larger = sum(max(one, other) for one in self._prizes for other in self._prizes)
        return {
            "one-spin": self.one_spin,
            "larger-of-two": Fraction(larger, self.sectors**2),
            "kept-only": Fraction(sum(self._kept), len(self._kept)),
            "highest": Fraction(self._prizes[-1]),
        }


class GoingOn(ExamNumber):
    """The expected value of going on, with the danger of losing all."""

    number = "6.202"

    def draw(self, random: Random) -> None:
        self.lost = Fraction(random.choice((10, 20, 25, 30, 40)), 100)
        self.points, self.more = 4 * random.randint(3, 10), 4 * random.randint(1, 5)

    def values(self, words: Words) -> Mapping[str, object]:
        return {
            "lost": per_cent(self.lost),
            "rest": per_cent(1 - self.lost),
            "points": self.points,
            "more": self.more,
            **all_shown(good=1 - self.lost, total=self.points + self.more, answer=self.right),
        }

    @property
    def right(self) -> Fraction:
        return (1 - self.lost) * (self.points + self.more)

    def mistakes(self) -> Mapping[str, Fraction]:
        return {
            "loss-forgotten": self.points + (1 - self.lost) * self.more,
            "gain-only": (1 - self.lost) * self.more,
            "for-certain": Fraction(self.points + self.more),
            "complement": self.lost * (self.points + self.more),
        }


class WhenToStop(ExamNumber):
    """From how many points on it is no longer worth while to go on."""

    number = "6.203"
    wanted: ClassVar[Wanted] = "count"

    def draw(self, random: Random) -> None:
        self.sides, self.more = random.choice((4, 6, 8, 10, 12)), random.randint(2, 9)

    def values(self, words: Words) -> Mapping[str, object]:
        bad = Fraction(1, self.sides)
        return {
            "sides": self.sides,
            "more": self.more,
            "bad": bad,
            "good": 1 - bad,
            "others": self.sides - 1,
            "answer": int(self.right),
        }

    @property
    def right(self) -> Fraction:
        return Fraction((self.sides - 1) * self.more)

    def mistakes(self) -> Mapping[str, Fraction]:
        return {
            "gain-for-certain": Fraction(self.sides * self.more),
            "one-step-early": Fraction((self.sides - 2) * self.more),
            "the-gain": Fraction(self.more),
        }


class TreeOfTwoStages(ExamNumber):
    """The expected value at a tree diagram with two stages."""

    number = "6.204"

    def draw(self, random: Random) -> None:
        self.first, self.second = (Fraction(one, 10) for one in random.sample(range(2, 9), 2))
        self.none, self.low, self.high = sorted(random.sample(range(2, 21), 3))

    def values(self, words: Words) -> Mapping[str, object]:
        return {
            "none": self.none,
            "low": self.low,
            "high": self.high,
            **all_shown(first=self.first, second=self.second, not_first=1 - self.first, not_second=1 - self.second),
            **all_shown(inner=self._inner, answer=self.right),
        }

    @property
    def _inner(self) -> Fraction:
        """What the second stage is worth."""
        return self.second * self.high + (1 - self.second) * self.low

    @property
    def right(self) -> Fraction:
        return self.first * self._inner + (1 - self.first) * self.none

    def mistakes(self) -> Mapping[str, Fraction]:
        return {
            "inner": self._inner,
            "leaf-forgotten": self.first * self._inner,
            "simple-mean": Fraction(self.none + self.low + self.high, 3),
            "not-multiplied": self._inner + (1 - self.first) * self.none,
        }


# Lesson 7: rules


class TwoRules(ExamNumber):
    """By how much the expected value of one rule is above another's."""

    number = "7.201"

    def draw(self, random: Random) -> None:
        self.daring, self.careful = Fraction(random.randint(3, 6), 10), Fraction(random.randint(5, 9), 10)
        self.large, self.small, self.rest = random.randint(8, 16), random.randint(5, 7), random.randint(1, 3)

    def values(self, words: Words) -> Mapping[str, object]:
        worth = self._worths
        given = {"large": self.large, "small": self.small, "rest": self.rest}
        return {
            **given,
            "daring": per_cent(self.daring),
            "careful": per_cent(self.careful),
            **all_shown(first=worth[0], second=worth[1], answer=self.right, one=self.daring),
            **all_shown(other=self.careful, not_other=1 - self.careful),
        }

    @property
    def _worths(self) -> tuple[Fraction, Fraction]:
        return self.daring * self.large, self.careful * self.small + (1 - self.careful) * self.rest

    @property
    def right(self) -> Fraction:
        first, second = self._worths
        return first - second

    def mistakes(self) -> Mapping[str, Fraction]:
        return {
            "exchanged": -self.right,
            "rest-forgotten": self.daring * self.large - self.careful * self.small,
            "simple-means": Fraction(self.large - self.small - self.rest, 2),
            "first-alone": self._worths[0],
        }


class MeanOverCases(ExamNumber):
    """The expected value of a rule, from its expected values in three cases."""

    number = "7.202"

    def draw(self, random: Random) -> None:
        often, some, _ = random.choice(TENTHS)
        self.shares = often, some, 1 - often - some
        self.worths = tuple(random.sample(range(2, 10), 3))

    def values(self, words: Words) -> Mapping[str, object]:
        (first, second, third), (one, two, three) = self.shares, self.worths
        return {
            "first": per_cent(first),
            "second": per_cent(second),
            "third": per_cent(third),
            "one": one,
            "two": two,
            "three": three,
            **all_shown(p=first, q=second, r=third, answer=self.right),
        }

    @property
    def right(self) -> Fraction:
        return sum((share * worth for share, worth in zip(self.shares, self.worths, strict=True)), Fraction(0))

    def mistakes(self) -> Mapping[str, Fraction]:
        (first, second, third), (one, two, three) = self.shares, self.worths
        return {
            "simple-mean": Fraction(one + two + three, 3),
            "rest-forgotten": first * one + second * two,
            "likeliest": Fraction(max(zip(self.shares, self.worths, strict=True))[1]),
            "exchanged": third * one + second * two + first * three,
        }


class ErrorOfDifference(ExamNumber):
    """The standard error of the difference of two means."""

    number = "7.203"

    def draw(self, random: Random) -> None:
        self.one, self.other, self.both = random.choice(((3, 4, 5), (6, 8, 10), (5, 12, 13), (9, 12, 15), (8, 15, 17)))
        self.rounds = random.choice((100, 400, 2500, 10000))

    def values(self, words: Words) -> Mapping[str, object]:
        given = {"one": self.one, "other": self.other}
        squares = {"first_square": self.one**2, "second_square": self.other**2, "square": self.both**2}
        rounds = root(self.rounds)
        return {
            "rounds": Figure(self.rounds, ",.0f"),
            **given,
            **squares,
            **all_shown(root=rounds, both=self.both, answer=self.right),
        }

    @property
    def right(self) -> Fraction:
        return self.both / root(self.rounds)

    def mistakes(self) -> Mapping[str, Fraction]:
        rounds = root(self.rounds)
        return {
            "errors-added": (self.one + self.other) / rounds,
            "errors-subtracted": (self.other - self.one) / rounds,
            "not-divided": Fraction(self.both),
            "without-root": Fraction(self.both**2, self.rounds),
        }


VALUES: Final = (ExpectedFromTable, FairStake, ExpectedGain, WeightedMean, ExpectedSum, Insurance, TwoLotteries)
"""Those of lesson 4."""
STOPPING: Final = (TwoSpins, GoingOn, WhenToStop, TreeOfTwoStages)
"""Those of lesson 6."""
COMPARISONS: Final = (TwoRules, MeanOverCases, ErrorOfDifference)
"""Those of lesson 7."""
