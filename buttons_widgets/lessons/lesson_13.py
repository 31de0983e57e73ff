"""Lesson 13, *Bids, ties and three of a kind*: equal dice, bids that beat others, an auction, a tie, and an income."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Mapping, Sequence
from fractions import Fraction
from functools import cache, cached_property
from math import comb, factorial, prod
from pathlib import Path
from random import Random
from typing import ClassVar, Final

from ..kit.dice.die import Die
from ..kit.exercises.choice_exercise import ChoiceExercise, SeveralExercise
from ..kit.exercises.course import Lesson
from ..kit.exercises.exercise import OpenExercise
from ..kit.exercises.number_exercise import NumberExercise, NumberGuess, Wanted
from ..kit.exercises.rolls_exercise import RollsExercise
from ..kit.language.figures import Figure
from ..kit.language.words import Words
from ..kit.puzzles.puzzle import RollShown
from ..kit.rules.chance import orders_of
from ..war_of_the_buttons.analysis.chances import beat_counts, beats, equal, equal_counts, reroll_chances
from ..war_of_the_buttons.rules.hand import PIPS
from .exam_waiting import TESTED_13

SIDES: Final = len(PIPS)
FREE: Final = 5
"""So many dice everybody rolls in the first round."""
ROLLS: Final = SIDES**FREE
HANDS: Final = comb(SIDES + FREE - 1, FREE)
"""So many different hands five dice make, if their order does not count."""
THREE: Final = 3
QUARRY: Final = (4, 3, 2, 1, 0)
"""What the fields of the quarry pay."""
INCOME: Final = 2
"""So many buttons a card brings in each round."""

Bid = tuple[int, int]
"""How many dice, and what they show. Bids are compared as such pairs are."""

BIDS: Final[Sequence[Bid]] = [(many, value) for many in range(1, THREE + 1) for value in PIPS]
"""The bids of one to three dice, from the lowest to the highest."""
LYING: Final[Bid] = (2, 4)
"""The bid that the lesson asks about."""
WEAK_HANDS: Final = ("12346", "11346", "12446", "11335", "11336", "11446", "22446")
"""The hands that do not beat two 4s even if one die is turned by a pip."""


def shown(pips: str, label: str = "", *, own: bool = True) -> RollShown:
    """Dice as the lesson shows them, one's own in red and others' in blue; 0 for one that is not rolled."""
    dice = tuple(Die(int(value), "red" if own else "blue") for value in pips)
    return RollShown(dice, label or ", ".join(pips))


def choices(pips: str) -> int:
    """In how many ways the numbers can be chosen that dice show, if each comes as often as with these pips.

    >>> choices("22556")  # 15 ways for the two pairs, and 4 for the other one
    60
    """
    counts = Counter(pips).values()
    return comb(SIDES, len(counts)) * factorial(len(counts)) // exchanges(pips)


def exchanges(pips: str) -> int:
    """In how many ways numbers that come equally often can be exchanged.

    >>> exchanges("22556"), exchanges("22256")
    (2, 2)
    """
    return prod(map(factorial, Counter(Counter(pips).values()).values()))


def bid_text(bid: Bid) -> str:
    """A bid as people write it.

    >>> bid_text((2, 4))
    '2×4'
    """
    return "{}×{}".format(*bid)


def lying(bid: Bid) -> tuple[RollShown, ...]:
    """Another player's bid as it lies there."""
    many, value = bid
    return (shown(many * str(value), bid_text(bid), own=False),)


class WhichBeat(SeveralExercise):
    """Which bids beat the one that lies there?"""

    number = "13.1"
    bid: Bid
    bids: Mapping[str, Bid]

    def draw(self, random: Random) -> None:
        """Six bids; those with more dice show fewer pips."""
        self.bid = random.choice(((2, 3), (2, 4), (2, 5), (3, 4), (3, 5)))
        value = self.bid[1]
        self._offer(random.randint(value + 1, SIDES), random.randint(1, 2), random.randint(1, value - 1))

    def standard(self) -> None:
        """Against 2×4."""
        self.bid = LYING
        self._offer(6, 2, 3)

    def _offer(self, higher: int, more: int, lower: int) -> None:
        many, value = self.bid
        self.bids = {
            "higher": (many, higher),
            "more": (many + 1, more),
            "many": (many + 2, 1),
            "same": (many, value),
            "lower": (many, lower),
            "fewer": (many - 1, SIDES),
        }

    @property
    def options(self) -> Sequence[str]:
        return tuple(self.bids)

    def option_text(self, option: str, words: Words) -> str:
        return bid_text(self.bids[option])

    @property
    def right(self) -> Collection[str]:
        """More dice, or as many of a higher value."""
        return [option for option, bid in self.bids.items() if bid > self.bid]

    def mistakes(self) -> Mapping[str, Collection[str]]:
        return {
            "pips": ["higher"],
            "value": ["higher", "fewer"],
            "same": [*self.right, "same"],
            "fewer": [*self.right, "fewer"],
            "lower": [*self.right, "lower"],
        }

    def rolls(self, words: Words) -> tuple[RollShown, ...]:
        return lying(self.bid)

    def values(self, words: Words) -> Mapping[str, object]:
        """The bid, and all six."""
        many, value = self.bid
        texts = {name: bid_text(bid) for name, bid in self.bids.items()}
        return {"bid": bid_text(self.bid), "dice": many, "value": value, **texts}


class BeatGuess(NumberGuess):
    """How likely do five dice beat two 4s, if a die may be turned by a pip?"""

    number = "13.2"

    def rolls(self, words: Words) -> tuple[RollShown, ...]:
        return lying(LYING)


class TwoEqual(NumberExercise):
    """How likely are two of some dice equal, or more?"""

    number = "13.3"
    dice: int

    def draw(self, random: Random) -> None:
        self.dice = random.choice((3, 4, 5))

    def standard(self) -> None:
        self.dice = 3

    @property
    def right(self) -> Fraction:
        return equal(self.dice, 2)

    def rolls(self, words: Words) -> tuple[RollShown, ...]:
        return (shown("0" * self.dice, words.say("card-not-rolled")),)

    def values(self, words: Words) -> Mapping[str, object]:
        different = equal_counts(self.dice)[1]
        return {
            "dice": self.dice,
            "product": " · ".join(str(SIDES - earlier) for earlier in range(self.dice)),
            "different": different,
            "rolls": SIDES**self.dice,
            "hits": SIDES**self.dice - different,
            "chance": self.right,
        }

    def mistakes(self) -> Mapping[str, Fraction]:
        pairs = comb(self.dice, 2)
        return {
            "different": 1 - self.right,
            "added": Fraction(pairs, SIDES),
            "independent": 1 - Fraction(SIDES - 1, SIDES) ** pairs,
            "one-pair": Fraction(1, SIDES),
            "outcomes": self.right * SIDES**self.dice,
        }


class Pattern(NumberExercise):
    """How likely do five dice show a pattern, such as two pairs?"""

    number = "13.4"
    coarsest = Fraction(1, 1000)
    kinds: ClassVar[Mapping[str, tuple[int, ...]]] = {
        "two-pairs": (2, 2, 1),
        "three": (3, 1, 1),
        "full": (3, 2),
        "four": (4, 1),
    }
    pattern: str
    pips: str

    def draw(self, random: Random) -> None:
        """A pattern, and dice that show it."""
        self.pattern = random.choice(sorted(self.kinds))
        counts = self.kinds[self.pattern]
        values = random.sample(PIPS, len(counts))
        pips = [str(value) for value, count in zip(values, counts, strict=True) for _ in range(count)]
        self.pips = "".join(random.sample(pips, FREE))

    def standard(self) -> None:
        """Two pairs."""
        self.pattern, self.pips = "two-pairs", "52625"

    @property
    def right(self) -> Fraction:
        return Fraction(choices(self.pips) * orders_of(self.pips), ROLLS)

    def rolls(self, words: Words) -> tuple[RollShown, ...]:
        return (shown(self.pips),)

    def values(self, words: Words) -> Mapping[str, object]:
        counts = self.kinds[self.pattern]
        return {
            "pattern": self.pattern,
            "numbers": choices(self.pips),
            "orders": orders_of(self.pips),
            "divided": f"{FREE}! / ({' · '.join(f'{count}!' for count in counts)})",
            "all": factorial(FREE),
            "hits": choices(self.pips) * orders_of(self.pips),
            "rolls": ROLLS,
            "hands": HANDS,
            "percent": Figure(float(self.right), ".1%"),
        }

    def mistakes(self) -> Mapping[str, Fraction]:
        numbers, way, alike = choices(self.pips), Fraction(orders_of(self.pips), ROLLS), exchanges(self.pips)
        # With two numbers of two kinds of their own nothing is counted twice, but it may be forgotten which is which.
        wrong = {"twice": self.right * alike} if alike > 1 else {"which": self.right / 2}
        return {
            **wrong,
            "just-these": way,
            "no-orders": Fraction(numbers, ROLLS),
            "all-orders": Fraction(numbers * factorial(FREE), ROLLS),
            "of-hands": Fraction(numbers, HANDS),
            "outcomes": self.right * ROLLS,
        }


class MostEqual(RollsExercise):
    """Thirty rolls of five dice: an outcome is how many show the most frequent number."""

    number = "13.5"
    outcomes: ClassVar[Sequence[str]] = ("1", "2", "3", "4", "5")

    def roll(self, random: Random) -> str:
        """What the five dice show."""
        return "".join(str(random.choice(PIPS)) for _ in range(FREE))

    def outcome(self, roll: str) -> str:
        """How often the most frequent number comes."""
        return str(max(Counter(roll).values()))

    def shown(self, roll: str, words: Words) -> RollShown:
        return shown(roll)

    def chances(self) -> Mapping[str, Fraction]:
        return {str(most): Fraction(rolls, ROLLS) for most, rolls in equal_counts(FREE).items()}


class WhichAgain(ChoiceExercise):
    """Two pairs and another die: which are rolled again, for three of a kind?"""

    number = "13.6"
    pairs: str
    single: str
    options = ("one-pair", "both-pairs", "all", "equal")

    def draw(self, random: Random) -> None:
        low, high, self.single = map(str, random.sample(PIPS, 3))
        self.pairs = "".join(sorted((low, high)))

    def standard(self) -> None:
        """Two 1s, two 3s and a 6."""
        self.pairs, self.single = "13", "6"

    @property
    def pips(self) -> str:
        """The five dice, rising."""
        return "".join(sorted(2 * self.pairs + self.single))

    @cached_property
    def chances(self) -> Mapping[str, Fraction]:
        """How likely three are equal after each choice."""
        chances, again = reroll_chances(self.pips, THREE), 2 * self.pairs[1] + self.single
        rolled = {"one-pair": "".join(sorted(again)), "both-pairs": self.single, "all": self.pips}
        return {option: chances[dice] for option, dice in rolled.items()}

    @property
    def right(self) -> str:
        """The likeliest way."""
        return max(self.chances, key=self.chances.__getitem__)

    def rolls(self, words: Words) -> tuple[RollShown, ...]:
        return (shown(self.pips),)

    def values(self, words: Words) -> Mapping[str, object]:
        names = {"one-pair": "onePair", "both-pairs": "bothPairs", "all": "allFive"}
        chances = {names[option]: Figure(float(chance), ".0%") for option, chance in self.chances.items()}
        return {"low": self.pairs[0], "high": self.pairs[1], "single": self.single, **chances}


@cache
def beating(bid: tuple[int, int], buttons: int = 0) -> Fraction:
    """How likely the free dice beat a bid; worked out once for a class that asks for few bids again and again."""
    return beats(FREE, bid, buttons)


class BeatTwo(NumberExercise):
    """How likely do five dice beat two equal ones, with nothing paid? By inclusion and exclusion."""

    number = "13.7"
    value: int

    def draw(self, random: Random) -> None:
        self.value = random.choice((2, 3, 4))

    def standard(self) -> None:
        self.value = LYING[1]

    @property
    def right(self) -> Fraction:
        return beating((2, self.value))

    @property
    def three(self) -> int:
        """In so many rolls three dice or more are equal."""
        return int(equal(FREE, THREE) * ROLLS)

    @property
    def pair(self) -> int:
        """In so many rolls a certain number comes just twice, and no other one three times."""
        return comb(FREE, 2) * ((SIDES - 1) ** 3 - (SIDES - 1))

    def rolls(self, words: Words) -> tuple[RollShown, ...]:
        return lying((2, self.value))

    def values(self, words: Words) -> Mapping[str, object]:
        higher = [value for value in PIPS if value > self.value]
        both = orders_of("11223") * (SIDES - 2)
        return {
            "bid": bid_text((2, self.value)),
            "rolls": ROLLS,
            "three": self.three,
            "pair": self.pair,
            "higher": words.listed(map(str, higher)),
            "values": len(higher),
            "both": both,
            "twos": comb(len(higher), 2),
            "added": self.three + len(higher) * self.pair,
            "less": comb(len(higher), 2) * both,
            "hits": int(self.right * ROLLS),
            "percent": Figure(float(self.right), ".0%"),
        }

    def mistakes(self) -> Mapping[str, Fraction]:
        three, pairs = Fraction(self.three, ROLLS), Fraction((SIDES - self.value) * self.pair, ROLLS)
        return {
            "added": three + pairs,
            "no-three": self.right - three,
            "one-value": three + Fraction(self.pair, ROLLS),
            "only-three": three,
            "outcomes": self.right * ROLLS,
        }


class WithAButton(NumberExercise):
    """How likely do five dice beat two 4s, if one die may be turned by a pip?"""

    number = "13.8"
    guess = "13.2"

    @property
    def right(self) -> Fraction:
        return beating(LYING, buttons=1)

    def rolls(self, words: Words) -> tuple[RollShown, ...]:
        return tuple(map(shown, WEAK_HANDS))

    def values(self, words: Words) -> Mapping[str, object]:
        failing = [orders_of(hand) for hand in WEAK_HANDS]
        return {
            "hands": len(failing),
            "all": HANDS,
            "counted": " + ".join(map(str, failing)),
            "failing": sum(failing),
            "rolls": ROLLS,
            "without": Figure(float(beating(LYING)), ".0%"),
            "percent": Figure(float(self.right), ".1%"),
        }

    def mistakes(self) -> Mapping[str, Fraction]:
        hands = len(WEAK_HANDS)
        return {
            "failing": 1 - self.right,
            "each-once": 1 - Fraction(hands, ROLLS),
            "of-hands": 1 - Fraction(hands, HANDS),
            "all-orders": 1 - Fraction(hands * factorial(FREE), ROLLS),
            "no-button": Fraction(beat_counts(FREE, LYING)[0], ROLLS),
            "outcomes": self.right * ROLLS,
        }


class Auction(NumberExercise):
    """What has somebody earned in an auction, more than the dice would have at the market?"""

    number = "13.9"
    wanted: ClassVar[Wanted] = "number"
    coarsest = Fraction(1)
    example = "auction-example"
    bids: tuple[Bid, ...]
    begins: bool
    """Whether the student bids first."""

    def draw(self, random: Random) -> None:
        """Four or five bids, with which no mistake leads to the right number or to another mistake's."""
        count, more = random.choice(((4, 1), (4, 2), (4, 3), (4, 4), (5, 1), (5, 2)))
        while True:
            self.bids, self.begins = tuple(sorted(random.sample(BIDS, count))), random.random() < 0.5
            numbers = [self.right, *self.mistakes().values()]
            dice = [sum(many for many, _ in side) for side in (self.bids[::2], self.bids[1::2])]
            if self.right == more and len({*numbers}) == len(numbers) and max(dice) <= FREE:
                return

    def standard(self) -> None:
        """Four bids, of which the student makes the first and the third."""
        self.bids, self.begins = ((1, 2), (1, 4), (2, 1), (2, 6)), True

    def laid(self, *, own: bool) -> tuple[Sequence[int], Sequence[Bid]]:
        """What the bids of one side were paid, and the bids."""
        first = 0 if own == self.begins else 1
        return QUARRY[: len(self.bids)][first::2], self.bids[first::2]

    def more(self, *, own: bool) -> Fraction:
        """How much more one side has earned than its dice would have at the market."""
        pays, bids = self.laid(own=own)
        return Fraction(sum(pays) - sum(many for many, _ in bids))

    @property
    def right(self) -> Fraction:
        return self.more(own=True)

    def rolls(self, words: Words) -> tuple[RollShown, ...]:
        """The bids in their order; the student's stand out."""
        rows = []
        for place, (many, value) in enumerate(self.bids):
            own = (place % 2 == 0) == self.begins
            label = self.say(words, "bid-own" if own else "bid-other", laid=bid_text((many, value)))
            rows.append(shown(many * str(value), label, own=own)._replace(now=own))
        return tuple(rows)

    def values(self, words: Words) -> Mapping[str, object]:
        pays, bids = self.laid(own=True)
        return {
            "fields": "–".join(map(str, QUARRY)),
            "pays": " + ".join(map(str, pays)),
            "earned": sum(pays),
            "dice": sum(many for many, _ in bids),
            "more": int(self.right),
        }

    def mistakes(self) -> Mapping[str, Fraction]:
        pays, bids = self.laid(own=True)
        earned, stays = Fraction(sum(pays)), pays[-1] if bids[-1] == self.bids[-1] else 0
        return {
            "no-market": earned,
            "beaten-lose": stays - (earned - self.right),
            "last-only": earned - bids[-1][0],
            "pips": earned - sum(many * value for many, value in bids),
            "other": self.more(own=False),
        }


class ATie(NumberExercise):
    """How likely is a tie or more, after some dice are rolled again? The binomial distribution."""

    number = "13.10"
    coarsest = Fraction(1, 1000)
    value: int
    again: int
    needed: int

    def draw(self, random: Random) -> None:
        """What is counted, how many dice are rolled again, and how many of them have to show it."""
        self.value = random.choice(PIPS)
        self.again, self.needed = random.choice(((3, 1), (4, 1), (3, 2), (4, 2), (5, 2)))

    def standard(self) -> None:
        """Two more 4s, of four dice."""
        self.value, self.again, self.needed = 4, 4, 2

    def exactly(self, hits: int) -> Fraction:
        """How likely so many of the dice show it."""
        return comb(self.again, hits) * self.one_order(hits)

    def one_order(self, hits: int) -> Fraction:
        """How likely certain ones of the dice show it, and no others."""
        return Fraction((SIDES - 1) ** (self.again - hits), SIDES**self.again)

    @property
    def right(self) -> Fraction:
        return sum((self.exactly(hits) for hits in range(self.needed, self.again + 1)), Fraction(0))

    def rolls(self, words: Words) -> tuple[RollShown, ...]:
        kept, value = FREE - self.again, str(self.value)
        return (
            shown((kept + self.needed) * value, self.say(words, "theirs"), own=False),
            shown(kept * value + self.again * "0", self.say(words, "yours")),
        )

    def values(self, words: Words) -> Mapping[str, object]:
        outcomes, kept = SIDES**self.again, FREE - self.again
        hits = int(self.right * outcomes)
        return {
            "value": self.value,
            "theirs": kept + self.needed,
            "yours": kept,
            "again": self.again,
            "needed": self.needed,
            "outcomes": outcomes,
            "none": (SIDES - 1) ** self.again,
            "one": int(self.exactly(1) * outcomes),
            "fewer": outcomes - hits,
            "hits": hits,
            "percent": Figure(float(self.right), ".1%"),
        }

    def mistakes(self) -> Mapping[str, Fraction]:
        return {
            "just-tie": self.exactly(self.needed),
            "to-win": self.right - self.exactly(self.needed),
            "one-order": self.one_order(self.needed),
            "added": Fraction(comb(self.again, self.needed), SIDES**self.needed),
            "outcomes": self.right * SIDES**self.again,
        }


class PaysOff(NumberExercise):
    """After how many incomes has a card brought more than it cost, with what its dice would have earned?"""

    number = "13.11"
    wanted: ClassVar[Wanted] = "count"
    dice: int
    price: int

    def draw(self, random: Random) -> None:
        """Dice and a price with which no mistake leads to the right number or to another mistake's."""
        self.dice, self.price = random.choice(((3, 1), (3, 5), (4, 3), (4, 4), (4, 5), (4, 6)))

    def standard(self) -> None:
        """Three 5s."""
        self.dice, self.price = 3, 5

    @property
    def right(self) -> Fraction:
        return Fraction(_incomes(self.dice + self.price))

    def rolls(self, words: Words) -> tuple[RollShown, ...]:
        return (shown(self.dice * str(self.price)),)

    def values(self, words: Words) -> Mapping[str, object]:
        cost = self.dice + self.price
        return {
            "dice": self.dice,
            "price": self.price,
            "income": INCOME,
            "cost": cost,
            "rounds": int(self.right),
            "before": int(self.right) - 1,
            "brought": INCOME * int(self.right),
        }

    def mistakes(self) -> Mapping[str, Fraction]:
        return {
            "dice-free": Fraction(_incomes(self.price)),
            "not-yet": self.right - 1,
            "each-die": Fraction(_incomes(self.dice * self.price + self.dice)),
            "one-a-round": Fraction(self.dice + self.price + 1),
        }


def _incomes(cost: int) -> int:
    """After so many incomes they are more than a cost."""
    return cost // INCOME + 1


class WhenToStop(OpenExercise):
    """When does one stop bidding?"""

    number = "13.12"


LESSON: Final = Lesson(
    13,
    (
        *(WhichBeat, BeatGuess, TwoEqual, Pattern, MostEqual, WhichAgain),
        *(BeatTwo, WithAButton, Auction, ATie, PaysOff, WhenToStop),
    ),
    Path(__file__).parent / "words" / "lesson_13",
    tested=TESTED_13,
)
"""The lesson's exercises."""
