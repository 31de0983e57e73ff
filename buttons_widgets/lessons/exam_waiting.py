"""Questions for tests on lessons 11 to 13, in the words of exams: game trees, waiting, binomial distribution."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from math import comb, factorial, prod
from random import Random
from typing import ClassVar, Final

from ..kit.exercises.number_exercise import Wanted
from ..kit.language.figures import Figure
from ..kit.language.words import Words
from .exam_counting import WordProblem, percent
from .exam_models import rounded

# Lesson 11: thinking backwards


class SmallTree(WordProblem):
    """The value of a game tree with two moves and four ends."""

    number = "11.201"
    wanted: ClassVar[Wanted] = "number"

    def draw(self, random: Random) -> None:
        ends = random.sample(range(2, 16), 4)
        self.first_pair, self.second_pair = (ends[0], ends[1]), (ends[2], ends[3])

    def standard(self) -> None:
        self.first_pair, self.second_pair = (3, 12), (7, 5)

    @property
    def right(self) -> Fraction:
        return Fraction(max(min(self.first_pair), min(self.second_pair)))

    def values(self, words: Words) -> Mapping[str, object]:
        return {
            "left-one": self.first_pair[0],
            "left-two": self.first_pair[1],
            "right-one": self.second_pair[0],
            "right-two": self.second_pair[1],
            "left": min(self.first_pair),
            "right": min(self.second_pair),
            "answer": int(self.right),
        }

    def mistakes(self) -> Mapping[str, Fraction]:
        return {
            "best-end": Fraction(max(*self.first_pair, *self.second_pair)),
            "exchanged": Fraction(min(max(self.first_pair), max(self.second_pair))),
            "worst-end": Fraction(min(*self.first_pair, *self.second_pair)),
            "mean": Fraction(max(sum(self.first_pair), sum(self.second_pair)), 2),
        }


class LastMatch(WordProblem):
    """A heap of matches, and who takes the last one wins: how many are taken first?"""

    number = "11.202"
    wanted: ClassVar[Wanted] = "count"

    def draw(self, random: Random) -> None:
        self.most, self.matches = random.randint(4, 7), random.randint(15, 40)
        while self.matches % (self.most + 1) < 2:
            self.matches += 1

    def standard(self) -> None:
        self.most, self.matches = 5, 20

    @property
    def right(self) -> Fraction:
        return Fraction(self.matches % (self.most + 1))

    def values(self, words: Words) -> Mapping[str, object]:
        return {
            "matches": self.matches,
            "most": self.most,
            "group": self.most + 1,
            "left": self.matches - int(self.right),
            "answer": int(self.right),
        }

    def mistakes(self) -> Mapping[str, Fraction]:
        return {
            "most": Fraction(self.most),
            "no-plus-one": Fraction(self.matches % self.most),
            "up-to-group": self.most + 1 - self.right,
            "last-loses": self.right - 1,
        }


# Lesson 12: waiting


class FirstSuccess(WordProblem):
    """The geometric distribution: the first 1 comes just with a certain roll."""

    number = "12.201"

    def draw(self, random: Random) -> None:
        self.sides, self.roll = random.choice((4, 6, 8)), random.randint(2, 4)

    def standard(self) -> None:
        self.sides, self.roll = 6, 3

    @property
    def chances(self) -> tuple[Fraction, Fraction]:
        """How likely a roll is a success, and how likely it is none."""
        return Fraction(1, self.sides), Fraction(self.sides - 1, self.sides)

    @property
    def right(self) -> Fraction:
        hit, miss = self.chances
        return miss ** (self.roll - 1) * hit

    def values(self, words: Words) -> Mapping[str, object]:
        hit, miss = self.chances
        product = " · ".join([*[str(miss)] * (self.roll - 1), str(hit)])
        return {"sides": self.sides, "roll": self.roll, "product": product, **self.answered}

    def mistakes(self) -> Mapping[str, Fraction]:
        hit, miss = self.chances
        return {
            "any-place": self.roll * self.right,
            "by-then": 1 - miss**self.roll,
            "one-more": miss**self.roll * hit,
            "one-roll": hit,
        }


class PacketsNeeded(WordProblem):
    """The expected value of a waiting time."""

    number = "12.202"
    wanted: ClassVar[Wanted] = "number"

    def draw(self, random: Random) -> None:
        self.percent = random.choice((4, 5, 8, 20, 25, 40))

    def standard(self) -> None:
        self.percent = 8

    @property
    def right(self) -> Fraction:
        return Fraction(100, self.percent)

    def values(self, words: Words) -> Mapping[str, object]:
        answer: object = int(self.right) if self.right.denominator == 1 else Figure(float(self.right), ".1f")
        return {"chance": percent(self.percent), "decimal": Figure(self.percent / 100, ".2f"), "answer": answer}

    def mistakes(self) -> Mapping[str, Fraction]:
        return {
            "half": self.right / 2,
            "before": self.right - 1,
            "of-hundred": Fraction(self.percent),
            "complement": Fraction(100, 100 - self.percent),
        }


class StillWaiting(WordProblem):
    """How likely is one still waiting after some turns?"""

    number = "12.203"

    def draw(self, random: Random) -> None:
        self.sectors, self.red, self.turns = random.choice((5, 6, 8, 10)), random.randint(1, 3), random.randint(2, 4)

    def standard(self) -> None:
        self.sectors, self.red, self.turns = 5, 2, 3

    @property
    def chances(self) -> tuple[Fraction, Fraction]:
        """How likely a turn brings red, and how likely it does not."""
        return Fraction(self.red, self.sectors), Fraction(self.sectors - self.red, self.sectors)

    @property
    def right(self) -> Fraction:
        return self.chances[1] ** self.turns

    def values(self, words: Words) -> Mapping[str, object]:
        return {
            "sectors": self.sectors,
            "red": self.red,
            "turns": self.turns,
            "miss": self.chances[1],
            "product": " · ".join([str(self.chances[1])] * self.turns),
            **self.answered,
        }

    def mistakes(self) -> Mapping[str, Fraction]:
        hit, miss = self.chances
        return {
            "started": 1 - self.right,
            "one-turn": miss,
            "with-last": miss ** (self.turns - 1) * hit,
            "all-red": hit**self.turns,
        }


class SumAtLeast(WordProblem):
    """Two different dice: how likely is their sum so many at least?"""

    number = "12.204"

    def draw(self, random: Random) -> None:
        self.first, self.second = random.choice(((4, 6), (4, 8), (6, 8)))
        self.total = self.first + self.second - random.randint(3, 5)

    def standard(self) -> None:
        self.first, self.second, self.total = 4, 6, 7

    def pairs(self, lowest: int, highest: int) -> int:
        """So many of the outcomes have a sum between two numbers, both included."""
        return sum(
            lowest <= one + other <= highest
            for one in range(1, self.first + 1)
            for other in range(1, self.second + 1)
        )  # fmt: skip

    @property
    def outcomes(self) -> int:
        """The size of the sample space."""
        return self.first * self.second

    @property
    def counted(self) -> tuple[int, int]:
        return self.pairs(self.total, self.first + self.second), self.outcomes

    @property
    def right(self) -> Fraction:
        return Fraction(*self.counted)

    def values(self, words: Words) -> Mapping[str, object]:
        highest = self.first + self.second
        terms = [str(self.pairs(total, total)) for total in range(self.total, highest + 1)]
        return {
            "first": self.first,
            "second": self.second,
            "total": self.total,
            "highest": highest,
            "terms": " + ".join(terms),
            "hits": self.counted[0],
            "outcomes": self.outcomes,
            "percent": rounded(self.right),
        }

    def mistakes(self) -> Mapping[str, Fraction]:
        highest = self.first + self.second
        return {
            "more-than": Fraction(self.pairs(self.total + 1, highest), self.outcomes),
            "exactly": Fraction(self.pairs(self.total, self.total), self.outcomes),
            "less": 1 - self.right,
            "sums": Fraction(highest - self.total + 1, highest - 1),
        }


# Lesson 13: the binomial distribution


class GuessedAnswers(WordProblem):
    """The binomial distribution: exactly so many of some guesses are right."""

    number = "13.201"

    def draw(self, random: Random) -> None:
        self.questions, self.hits, self.options = random.randint(4, 6), random.randint(2, 3), random.randint(2, 4)

    def standard(self) -> None:
        self.questions, self.hits, self.options = 5, 2, 4

    def exactly(self, hits: int) -> Fraction:
        """How likely so many are right."""
        return comb(self.questions, hits) * self.one_order(hits)

    def one_order(self, hits: int) -> Fraction:
        """How likely certain ones are right, and no others."""
        return Fraction((self.options - 1) ** (self.questions - hits), self.options**self.questions)

    @property
    def right(self) -> Fraction:
        return self.exactly(self.hits)

    def values(self, words: Words) -> Mapping[str, object]:
        return {
            "questions": self.questions,
            "hits": self.hits,
            "misses": self.questions - self.hits,
            "options": self.options,
            "ways": comb(self.questions, self.hits),
            "hit": Fraction(1, self.options),
            "miss": Fraction(self.options - 1, self.options),
            "one": self.one_order(self.hits),
            **self.answered,
        }

    def mistakes(self) -> Mapping[str, Fraction]:
        return {
            "one-order": self.one_order(self.hits),
            "no-misses": Fraction(comb(self.questions, self.hits), self.options**self.hits),
            "at-least": sum((self.exactly(hits) for hits in range(self.hits, self.questions + 1)), Fraction(0)),
            "share": Fraction(self.hits, self.questions),
        }


class FreeThrows(WordProblem):
    """The binomial distribution: all throws but one at least hit."""

    number = "13.202"

    def draw(self, random: Random) -> None:
        self.throws, self.percent = random.randint(3, 5), random.choice((40, 50, 60, 70, 80, 90))

    def standard(self) -> None:
        self.throws, self.percent = 4, 70

    @property
    def all_hit(self) -> Fraction:
        """How likely all throws hit."""
        return Fraction(self.percent, 100) ** self.throws

    @property
    def one_misses(self) -> Fraction:
        """How likely all but one hit, whichever that is."""
        hit = Fraction(self.percent, 100)
        return self.throws * hit ** (self.throws - 1) * (1 - hit)

    @property
    def right(self) -> Fraction:
        return self.all_hit + self.one_misses

    def values(self, words: Words) -> Mapping[str, object]:
        digits = f".{self.throws - 2}%"  # All that there are.
        return {
            "throws": self.throws,
            "needed": self.throws - 1,
            "chance": percent(self.percent),
            "exactly": Figure(float(self.one_misses), digits),
            "all": Figure(float(self.all_hit), digits),
            "percent": Figure(float(self.right), digits),
        }

    def mistakes(self) -> Mapping[str, Fraction]:
        return {
            "exactly": self.one_misses,
            "all": self.all_hit,
            "fewer": 1 - self.right,
            "certain-ones": Fraction(self.percent, 100) ** (self.throws - 1),
        }


class ButtonsInARow(WordProblem):
    """Permutations with repetition: rows of buttons of three colours."""

    number = "13.203"
    wanted: ClassVar[Wanted] = "count"

    def draw(self, random: Random) -> None:
        self.counts = random.choice(((3, 2, 1), (3, 2, 2), (4, 2, 1), (3, 3, 1), (3, 3, 2), (4, 2, 2), (4, 3, 1)))

    def standard(self) -> None:
        self.counts = (3, 2, 2)

    @property
    def orders(self) -> int:
        """In so many ways different buttons could lie."""
        return factorial(sum(self.counts))

    @property
    def right(self) -> Fraction:
        return Fraction(self.orders, prod(map(factorial, self.counts)))

    def values(self, words: Words) -> Mapping[str, object]:
        colours = dict(zip(("red", "blue", "green"), self.counts, strict=True))
        formula = f"{sum(self.counts)}! / ({' · '.join(f'{count}!' for count in self.counts)})"
        return {**colours, "all": sum(self.counts), "formula": formula, "orders": self.orders, **self.answered}

    def mistakes(self) -> Mapping[str, Fraction]:
        return {
            "all-different": Fraction(self.orders),
            "free": Fraction(len(self.counts) ** sum(self.counts)),
            "one-colour": Fraction(self.orders, factorial(self.counts[0])),
            "no-factorials": Fraction(self.orders, prod(self.counts)),
        }


TESTED_11: Final = (SmallTree, LastMatch)
"""Those of lesson 11, in the order of their numbers; its messages are theirs, and so with the others."""
TESTED_12: Final = (FirstSuccess, PacketsNeeded, StillWaiting, SumAtLeast)
TESTED_13: Final = (GuessedAnswers, FreeThrows, ButtonsInARow)
