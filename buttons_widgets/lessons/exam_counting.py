"""Questions for tests on lessons 1 to 3, in the words of exams: counting, one trial or two, conditional probability."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction
from math import comb, factorial, perm
from random import Random
from typing import ClassVar, Final

from ..kit.exercises.choice_exercise import ChoiceExercise
from ..kit.exercises.number_exercise import NumberExercise, Wanted
from ..kit.language.figures import Figure
from ..kit.language.words import Words

APART: Final = Fraction(1, 100)
"""Mistakes are farther from a chance that is right: who rounds to whole per cents is told of them."""


def product(first: int, count: int, step: int = 0) -> str:
    """A product as it is written, each factor smaller than the one before by a step.

    >>> product(9, 3, step=1), product(6, 2)
    ('9 · 8 · 7', '6 · 6')
    """
    return " · ".join(str(first - step * place) for place in range(count))


def percent(number: int) -> Figure:
    """So many per cent, as a language writes them.

    >>> str(percent(40))
    '40%'
    """
    return Figure(number / 100, ".0%")


class WordProblem(NumberExercise):
    """A short question that draws its numbers."""

    def is_fair(self) -> bool:
        if self.wanted != "chance":
            return super().is_fair()
        return super().is_fair() and all(abs(Fraction(one) - self.right) > APART for one in self.mistakes().values())

    @property
    def answered(self) -> Mapping[str, object]:
        """The right answer for messages: as it is, and a chance in per cent too."""
        if self.right.denominator == 1:
            return {"answer": int(self.right)}
        return {"answer": self.right, "percent": Figure(float(self.right), ".1%")}


class BicycleLock(WordProblem):
    """The product rule: how many codes has a lock?"""

    number = "1.201"
    wanted: ClassVar[Wanted] = "count"

    def draw(self, random: Random) -> None:
        self.rings, self.symbols = random.choice((3, 4)), random.randint(5, 9)

    def standard(self) -> None:
        self.rings, self.symbols = 3, 6

    def values(self, words: Words) -> Mapping[str, object]:
        return {
            "rings": self.rings,
            "symbols": self.symbols,
            "product": product(self.symbols, self.rings),
            "falling": product(self.symbols, self.rings, step=1),
            **self.answered,
        }

    @property
    def right(self) -> Fraction:
        return Fraction(self.symbols**self.rings)

    def mistakes(self) -> Mapping[str, Fraction]:
        return {
            "multiplied": Fraction(self.rings * self.symbols),
            "exchanged": Fraction(self.rings**self.symbols),
            "no-repeats": Fraction(perm(self.symbols, self.rings)),
        }


class Podium(WordProblem):
    """Permutations of three out of many: who comes first, second and third?"""

    number = "1.202"
    wanted: ClassVar[Wanted] = "count"

    def draw(self, random: Random) -> None:
        self.runners = random.randint(6, 14)

    def standard(self) -> None:
        self.runners = 8

    def values(self, words: Words) -> Mapping[str, object]:
        falling = product(self.runners, 3, step=1)
        return {"runners": self.runners, "second": self.runners - 1, "product": falling, **self.answered}

    @property
    def right(self) -> Fraction:
        return Fraction(perm(self.runners, 3))

    def mistakes(self) -> Mapping[str, Fraction]:
        return {
            "unordered": Fraction(comb(self.runners, 3)),
            "repeats": Fraction(self.runners**3),
            "all": Fraction(factorial(self.runners)),
            "added": Fraction(3 * self.runners - 3),
        }


class Team(WordProblem):
    """Combinations: a team is chosen, and order does not matter."""

    number = "1.203"
    wanted: ClassVar[Wanted] = "count"

    def draw(self, random: Random) -> None:
        self.pupils, self.team = random.randint(7, 12), random.choice((3, 4))

    def standard(self) -> None:
        self.pupils, self.team = 10, 3

    def values(self, words: Words) -> Mapping[str, object]:
        return {
            "pupils": self.pupils,
            "team": self.team,
            "product": product(self.pupils, self.team, step=1),
            "ordered": perm(self.pupils, self.team),
            "orders": factorial(self.team),
            **self.answered,
        }

    @property
    def right(self) -> Fraction:
        return Fraction(comb(self.pupils, self.team))

    def mistakes(self) -> Mapping[str, Fraction]:
        return {
            "ordered": Fraction(perm(self.pupils, self.team)),
            "divided-by-team": Fraction(perm(self.pupils, self.team), self.team),
            "repeats": Fraction(self.pupils**self.team),
            "multiplied": Fraction(self.pupils * self.team),
        }


class ToTheMuseum(WordProblem):
    """The sum rule, and in one of its groups the product rule."""

    number = "1.204"
    wanted: ClassVar[Wanted] = "count"

    def draw(self, random: Random) -> None:
        self.buses, self.trams, self.trains = random.randint(2, 5), random.randint(3, 6), random.randint(2, 6)

    def standard(self) -> None:
        self.buses, self.trams, self.trains = 3, 4, 2

    def values(self, words: Words) -> Mapping[str, object]:
        own = {"buses": self.buses, "trams": self.trams, "trains": self.trains}
        return {**own, "changing": self.buses * self.trams, **self.answered}

    @property
    def right(self) -> Fraction:
        return Fraction(self.buses * self.trams + self.trains)

    def mistakes(self) -> Mapping[str, Fraction]:
        return {
            "added": Fraction(self.buses + self.trams + self.trains),
            "multiplied": Fraction(self.buses * self.trams * self.trains),
            "one-group": Fraction(self.buses * self.trams),
            "after-the-bus": Fraction(self.buses * (self.trams + self.trains)),
        }


class SampleSpace(WordProblem):
    """How many outcomes have some tosses of a coin and a spinner?"""

    number = "2.201"
    wanted: ClassVar[Wanted] = "count"

    def draw(self, random: Random) -> None:
        self.tosses, self.sectors = random.choice((3, 4)), random.randint(3, 9)

    def standard(self) -> None:
        self.tosses, self.sectors = 3, 5

    def values(self, words: Words) -> Mapping[str, object]:
        return {
            "tosses": self.tosses,
            "sectors": self.sectors,
            "product": product(2, self.tosses),
            "sides": 2**self.tosses,
            **self.answered,
        }

    @property
    def right(self) -> Fraction:
        return Fraction(2**self.tosses * self.sectors)

    def mistakes(self) -> Mapping[str, Fraction]:
        return {
            "added": Fraction(2 * self.tosses + self.sectors),
            "twice-tosses": Fraction(2 * self.tosses * self.sectors),
            "number-of-heads": Fraction((self.tosses + 1) * self.sectors),
            "coin-alone": Fraction(2**self.tosses),
        }


class OneButton(WordProblem):
    """Equally likely outcomes are the buttons of a bag, and not their colours."""

    number = "2.202"

    def draw(self, random: Random) -> None:
        self.red, self.blue, self.green = (random.randint(2, 8) for _ in range(3))

    def standard(self) -> None:
        self.red, self.blue, self.green = 5, 4, 3

    def values(self, words: Words) -> Mapping[str, object]:
        own = {"red": self.red, "blue": self.blue, "green": self.green}
        return {**own, "rest": self.blue + self.green, "all": self.counted[1], **self.answered}

    @property
    def right(self) -> Fraction:
        return Fraction(*self.counted)

    @property
    def counted(self) -> tuple[int, int]:
        return self.red, self.red + self.blue + self.green

    def mistakes(self) -> Mapping[str, Fraction]:
        return {
            "colours": Fraction(1, 3),
            "odds": Fraction(self.red, self.blue + self.green),
            "others": 1 - self.right,
            "one-button": Fraction(1, self.counted[1]),
        }


class MultipleOf(WordProblem):
    """Two events, and one of them at least."""

    number = "2.203"

    def draw(self, random: Random) -> None:
        self.cards = random.choice((20, 24, 30, 36, 40, 50, 60))
        self.first, self.second = random.choice(((2, 3), (2, 5), (2, 7), (3, 4), (3, 5), (3, 7), (4, 5)))

    def standard(self) -> None:
        self.cards, self.first, self.second = 30, 2, 5

    @property
    def sizes(self) -> tuple[int, int, int]:
        """How many numbers are in the first event, in the second one, and in both. The two divisors share none."""
        return self.cards // self.first, self.cards // self.second, self.cards // (self.first * self.second)

    @property
    def counted(self) -> tuple[int, int]:
        first, second, both = self.sizes
        return first + second - both, self.cards

    def values(self, words: Words) -> Mapping[str, object]:
        in_first, in_second, both = self.sizes
        return {
            "cards": self.cards,
            "first": self.first,
            "second": self.second,
            "in-first": in_first,
            "in-second": in_second,
            "both": both,
            "hits": self.counted[0],
            **self.answered,
        }

    @property
    def right(self) -> Fraction:
        return Fraction(*self.counted)

    def mistakes(self) -> Mapping[str, Fraction]:
        first, second, both = self.sizes
        return {
            "twice": Fraction(first + second, self.cards),
            "both": Fraction(both, self.cards),
            "only-one": Fraction(first + second - 2 * both, self.cards),
            "neither": 1 - self.right,
        }


class Raffle(WordProblem):
    """The complement of winning something."""

    number = "2.204"

    def draw(self, random: Random) -> None:
        self.tickets = random.choice((40, 50, 60, 75, 80, 100, 120))
        self.large, self.small = random.randint(2, 6), random.randint(8, 24)

    def standard(self) -> None:
        self.tickets, self.large, self.small = 60, 3, 12

    def values(self, words: Words) -> Mapping[str, object]:
        prizes = self.large + self.small
        own = {"tickets": self.tickets, "large": self.large, "small": self.small}
        return {**own, "prizes": prizes, "blanks": self.tickets - prizes, **self.answered}

    @property
    def counted(self) -> tuple[int, int]:
        return self.tickets - self.large - self.small, self.tickets

    @property
    def right(self) -> Fraction:
        return Fraction(*self.counted)

    def mistakes(self) -> Mapping[str, Fraction]:
        return {
            "event": 1 - self.right,
            "no-large": 1 - Fraction(self.large, self.tickets),
            "no-small": 1 - Fraction(self.small, self.tickets),
            "odds": Fraction(self.counted[0], self.large + self.small),
        }


class SumOfTwo(WordProblem):
    """The sum of two dice, which need not have six sides."""

    number = "2.205"

    def draw(self, random: Random) -> None:
        self.sides = random.choice((4, 6, 6, 8, 10, 12))
        self.total = random.randint(3, 2 * self.sides - 1)

    def standard(self) -> None:
        self.sides, self.total = 6, 8

    @property
    def counted(self) -> tuple[int, int]:
        return self.sides - abs(self.sides + 1 - self.total), self.sides**2

    def values(self, words: Words) -> Mapping[str, object]:
        hits, outcomes = self.counted
        low = max(1, self.total - self.sides)
        return {
            "sides": self.sides,
            "total": self.total,
            "low": low,
            "high": self.total - low,
            "sums": 2 * self.sides - 1,
            "hits": hits,
            "outcomes": outcomes,
            **self.answered,
        }

    @property
    def right(self) -> Fraction:
        return Fraction(*self.counted)

    def mistakes(self) -> Mapping[str, Fraction]:
        hits, outcomes = self.counted
        return {
            "sums": Fraction(1, 2 * self.sides - 1),
            "unordered": Fraction((hits + 1) // 2, outcomes),
            "added": Fraction(hits, 2 * self.sides),
        }


class NotPutBack(WordProblem):
    """Two buttons are drawn from a bag, and the first one is not put back."""

    number = "2.206"

    def draw(self, random: Random) -> None:
        self.red, self.blue = random.randint(3, 7), random.randint(3, 7)

    def standard(self) -> None:
        self.red, self.blue = 4, 6

    def values(self, words: Words) -> Mapping[str, object]:
        buttons = self.red + self.blue
        return {
            "red": self.red,
            "blue": self.blue,
            "buttons": buttons,
            "red-left": self.red - 1,
            "left": buttons - 1,
            **self.answered,
        }

    @property
    def right(self) -> Fraction:
        buttons = self.red + self.blue
        return Fraction(self.red * (self.red - 1), buttons * (buttons - 1))

    def mistakes(self) -> Mapping[str, Fraction]:
        buttons = self.red + self.blue
        first = Fraction(self.red, buttons)
        return {
            "put-back": first**2,
            "red-kept": first * Fraction(self.red, buttons - 1),
            "first-alone": first,
            "added": first + Fraction(self.red - 1, buttons - 1),
        }


class DrawingPin(WordProblem):
    """A relative frequency as an estimate of a probability, and what is expected from it."""

    number = "2.207"
    wanted: ClassVar[Wanted] = "count"

    def draw(self, random: Random) -> None:
        self.tosses, self.more = random.choice((50, 100, 200)), random.choice((300, 400, 500, 1000))
        self.rate = random.choice([one for one in range(32, 80, 2) if not 44 < one < 56])

    def standard(self) -> None:
        self.tosses, self.more, self.rate = 50, 400, 62

    @property
    def hits(self) -> int:
        """How often the point was up."""
        return self.tosses * self.rate // 100

    def values(self, words: Words) -> Mapping[str, object]:
        own = {"tosses": self.tosses, "hits": self.hits, "more": self.more}
        return {**own, "frequency": percent(self.rate), **self.answered}

    @property
    def right(self) -> Fraction:
        return Fraction(self.hits * self.more, self.tosses)

    def mistakes(self) -> Mapping[str, Fraction]:
        return {
            "half": Fraction(self.more, 2),
            "as-many": Fraction(self.hits),
            "others": self.more - self.right,
            "difference": Fraction(self.hits + self.more - self.tosses),
        }


class SpinnerTwice(WordProblem):
    """A tree diagram of two stages, in which two paths belong to an event."""

    number = "3.201"

    def draw(self, random: Random) -> None:
        self.sectors = random.randint(5, 10)
        self.red = random.randint(2, self.sectors - 2)

    def standard(self) -> None:
        self.sectors, self.red = 5, 2

    def values(self, words: Words) -> Mapping[str, object]:
        return {
            "sectors": self.sectors,
            "red": self.red,
            "blue": self.sectors - self.red,
            "path": self.mistakes()["one-path"],
            **self.answered,
        }

    @property
    def right(self) -> Fraction:
        return Fraction(2 * self.red * (self.sectors - self.red), self.sectors**2)

    def mistakes(self) -> Mapping[str, Fraction]:
        red = Fraction(self.red, self.sectors)
        return {
            "one-path": red * (1 - red),
            "at-least": 1 - (1 - red) ** 2,
            "both": red**2,
            "taken-away": self.right * Fraction(self.sectors, self.sectors - 1),
        }


class LateBus(WordProblem):
    """Total probability: a bus that is late more often when it rains."""

    number = "3.202"

    def draw(self, random: Random) -> None:
        self.rain = random.choice((20, 30, 40, 60, 70, 80))
        self.late_wet, self.late_dry = random.choice((30, 40, 50, 60, 70)), random.choice((5, 10, 15, 20))

    def standard(self) -> None:
        self.rain, self.late_wet, self.late_dry = 40, 30, 10

    @property
    def paths(self) -> tuple[Fraction, Fraction]:
        """The two paths of the tree diagram: it rains and the bus is late, it is dry and the bus is late."""
        return Fraction(self.rain * self.late_wet, 10**4), Fraction((100 - self.rain) * self.late_dry, 10**4)

    def values(self, words: Words) -> Mapping[str, object]:
        wet, dry = (Figure(float(one), ".1%") for one in self.paths)
        return {
            "rain": percent(self.rain),
            "no-rain": percent(100 - self.rain),
            "late-wet": percent(self.late_wet),
            "late-dry": percent(self.late_dry),
            "wet": wet,
            "dry": dry,
            **self.answered,
        }

    @property
    def right(self) -> Fraction:
        return sum(self.paths, Fraction(0))

    def mistakes(self) -> Mapping[str, Fraction]:
        return {
            "one-path": self.paths[0],
            "mean": Fraction(self.late_wet + self.late_dry, 200),
            "added": Fraction(self.late_wet + self.late_dry, 100),
            "exchanged": Fraction(self.rain * self.late_dry + (100 - self.rain) * self.late_wet, 10**4),
        }


class AreIndependent(ChoiceExercise):
    """Whether two events are independent, from their probabilities and that of both."""

    number = "3.203"
    options: Sequence[str] = ("independent", "more-often", "less-often", "overlap")

    def draw(self, random: Random) -> None:
        self.sport, self.music = random.choice((30, 40, 50, 60)), random.choice((20, 30, 40))
        self.both = self.sport * self.music // 100 + random.choice((0, random.randint(3, 7), -random.randint(3, 5)))

    def standard(self) -> None:
        self.sport, self.music, self.both = 50, 30, 20

    @property
    def right(self) -> str:
        expected = self.sport * self.music // 100
        if self.both == expected:
            return "independent"
        return "more-often" if self.both > expected else "less-often"

    def values(self, words: Words) -> Mapping[str, object]:
        return {
            "sport": percent(self.sport),
            "music": percent(self.music),
            "both": percent(self.both),
            "product": percent(self.sport * self.music // 100),
            "within": Figure(self.both / self.sport, ".1%"),
            "case": self.right,
        }


class TwoWayTable(WordProblem):
    """A conditional probability from a two-way table."""

    number = "3.204"

    def draw(self, random: Random) -> None:
        self.bus_late, self.bus_punctual = random.randint(6, 15), random.randint(12, 30)
        self.bike_late, self.bike_punctual = random.randint(3, 9), random.randint(15, 40)

    def standard(self) -> None:
        self.bus_late, self.bus_punctual, self.bike_late, self.bike_punctual = 12, 28, 8, 32

    @property
    def counted(self) -> tuple[int, int]:
        return self.bus_late, self.bus_late + self.bike_late

    def values(self, words: Words) -> Mapping[str, object]:
        return {
            "bus-late": self.bus_late,
            "bus-punctual": self.bus_punctual,
            "bike-late": self.bike_late,
            "bike-punctual": self.bike_punctual,
            "late": self.counted[1],
            **self.answered,
        }

    @property
    def right(self) -> Fraction:
        return Fraction(*self.counted)

    def mistakes(self) -> Mapping[str, Fraction]:
        bus, bike = self.bus_late + self.bus_punctual, self.bike_late + self.bike_punctual
        return {
            "exchanged": Fraction(self.bus_late, bus),
            "both": Fraction(self.bus_late, bus + bike),
            "whole-row": Fraction(bus, bus + bike),
            "odds": Fraction(self.bus_late, self.bike_late),
        }


class SpamFilter(WordProblem):
    """A conditional probability against the order of the tree diagram."""

    number = "3.205"

    def draw(self, random: Random) -> None:
        self.spam, self.found = random.choice((10, 20, 30, 40)), random.choice((70, 75, 90, 95))
        self.wrong = random.choice((5, 10, 15, 20))

    def standard(self) -> None:
        self.spam, self.found, self.wrong = 20, 90, 5

    @property
    def moved(self) -> tuple[int, int]:
        """Of 1000 messages: the spam that is moved, and the others that are."""
        return self.spam * self.found // 10, (100 - self.spam) * self.wrong // 10

    @property
    def counted(self) -> tuple[int, int]:
        return self.moved[0], sum(self.moved)

    def values(self, words: Words) -> Mapping[str, object]:
        return {
            "spam": percent(self.spam),
            "found": percent(self.found),
            "wrong": percent(self.wrong),
            "spam-count": 10 * self.spam,
            "other-count": 1000 - 10 * self.spam,
            "hits": self.moved[0],
            "false": self.moved[1],
            "moved": self.counted[1],
            **self.answered,
        }

    @property
    def right(self) -> Fraction:
        return Fraction(*self.counted)

    def mistakes(self) -> Mapping[str, Fraction]:
        return {
            "exchanged": Fraction(self.found, 100),
            "one-path": Fraction(self.moved[0], 1000),
            "moved": Fraction(self.counted[1], 1000),
            "spam-alone": Fraction(self.spam, 100),
        }


class ScratchCards(WordProblem):
    """At least one win in some independent trials."""

    number = "3.206"

    def draw(self, random: Random) -> None:
        self.one_in, self.cards = random.randint(4, 8), random.choice((2, 3, 4))

    def standard(self) -> None:
        self.one_in, self.cards = 5, 3

    @property
    def none(self) -> Fraction:
        """The chance that no card wins."""
        return Fraction(self.one_in - 1, self.one_in) ** self.cards

    def values(self, words: Words) -> Mapping[str, object]:
        product = " · ".join([str(Fraction(self.one_in - 1, self.one_in))] * self.cards)
        own = {"win": Fraction(1, self.one_in), "cards": self.cards, "none": self.none}
        return {**own, "product": product, **self.answered}

    @property
    def right(self) -> Fraction:
        return 1 - self.none

    def mistakes(self) -> Mapping[str, Fraction]:
        win = Fraction(1, self.one_in)
        return {
            "none": self.none,
            "added": self.cards * win,
            "exactly-one": self.cards * win * (1 - win) ** (self.cards - 1),
            "all": win**self.cards,
        }


class NextToss(ChoiceExercise):
    """What some equal tosses of a coin say about the next one: the gambler's fallacy, and others."""

    number = "3.207"
    right = "half"
    options: Sequence[str] = ("half", "whole-run", "balance", "frequency")

    def draw(self, random: Random) -> None:
        self.heads = random.randint(4, 9)

    def standard(self) -> None:
        self.heads = 5

    def values(self, words: Words) -> Mapping[str, object]:
        return {"heads": self.heads, "more": self.heads + 1, "run": Fraction(1, 2 ** (self.heads + 1))}


TESTED_1: Final = (BicycleLock, Podium, Team, ToTheMuseum)
"""Those of lesson 1, in the order of their numbers; its messages are theirs, and so with the others."""
TESTED_2: Final = (SampleSpace, OneButton, MultipleOf, Raffle, SumOfTwo, NotPutBack, DrawingPin)
TESTED_3: Final = (SpinnerTwice, LateBus, AreIndependent, TwoWayTable, SpamFilter, ScratchCards, NextToss)
