"""Lesson 11, *Thinking backwards*: a game without luck, from its last sowing back to the first."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping
from fractions import Fraction
from pathlib import Path
from random import Random
from typing import Any, ClassVar, Final

from ..button_up.phrases import army_name, pile_text
from ..button_up.puzzles.kind import puzzle_words
from ..button_up.rules.position import Position
from ..button_up.view.puzzles import PUZZLE_VIEW
from ..kit.exercises.choice_exercise import ChoiceExercise, ChoiceGuess
from ..kit.exercises.course import Lesson
from ..kit.exercises.exercise import OpenExercise
from ..kit.exercises.number_exercise import NumberExercise, Wanted
from ..kit.language.figures import Figure
from ..kit.language.words import Words
from .battles import (
    ShowsCircle,
    drawn_battle,
    ends,
    first_fared,
    mean_value,
    signed,
    value,
    value_exchanged,
    values_after,
    values_of_circles,
)
from .exam_waiting import TESTED_11

VARIANTS: Final = 40
"""So many different circles each question has."""
STANDARD_LAST: Final = Position.parse("-/-/kkr/rww/-/- r")
STANDARD_CHOICE: Final = Position.parse("-/-/kkw/-/rwr/- k")
STANDARD_TREE: Final = Position.parse("-/rwk/rw/k/-/- r")
STANDARD_LONGER: Final = Position.parse("kw/k/r/-/rw/- r")


class WhoIsBetterOff(ChoiceGuess):
    """First or second? By feeling."""

    number = "11.1"
    options = ("first", "second", "neither")


class RedsLead(ShowsCircle, NumberExercise):
    """By how many points will red be ahead? The circle is drawn until it is a fair question."""

    wanted: ClassVar[Wanted] = "number"
    coarsest = Fraction(1)
    example = "battle-example"
    variants = VARIANTS
    piles: ClassVar[int]
    movers: ClassVar[str]

    def draw(self, random: Random) -> None:
        """A circle on which each usual slip leads to a number of its own."""
        while True:
            self.position = drawn_battle(random, self.piles, self.movers)
            if self.fits() and self.is_fair():
                return

    @abstractmethod
    def fits(self) -> bool:
        """Whether the circle is one for this question."""

    @property
    def right(self) -> Fraction:
        """By best play of both."""
        return Fraction(value(self.position))

    def how(self, words: Words) -> tuple[str, ...]:
        return (words.say("battle-how"),)

    def values(self, words: Words) -> Mapping[str, object]:
        mover = self.position.mover
        return {
            "army": army_name(mover, words),
            "other": army_name("k" if mover == "r" else "r", words),
            "mover": mover,
            "value": signed(self.right),
        }


class LastSowing(RedsLead):
    """The last sowing, if only one pile can be sown."""

    number = "11.2"
    piles = 2
    movers = "rk"

    def standard(self) -> None:
        """Three buttons on three others."""
        self.position = STANDARD_LAST

    def fits(self) -> bool:
        """Whether there is no choice, and something to carry."""
        hand, under = self._piles()
        if len(self.position.legal_places()) > 1 or min(len(hand), len(under)) == 1:
            return False
        return self.right not in (0, self.position.margin)

    def _piles(self) -> tuple[str, str]:
        """The pile that is sown, and the other one."""
        place = self.position.legal_places()[0]
        return self.position.piles[place - 1], self.position.piles[self.position.drops(place)[0].place - 1]

    def values(self, words: Words) -> Mapping[str, object]:
        place = self.position.legal_places()[0]
        end = self.position.sow(place)
        hand, under = self._piles()
        return {
            **super().values(words),
            "place": place,
            "to": self.position.drops(place)[0].place,
            "pile": pile_text(under + hand, words),
            "red": end.armies.red,
            "black": end.armies.black,
        }

    def mistakes(self) -> Mapping[str, Fraction]:
        hand, under = self._piles()
        red = self.position.sow(self.position.legal_places()[0]).armies.red
        return {
            "not-lifted": Fraction(self.position.margin),
            "under": Fraction(_lead(hand + under)),
            "turned-over": Fraction(_lead(under + hand[::-1])),
            "other-sign": -self.right,
            "red-only": Fraction(red),
        }


def _lead(pile: str) -> int:
    """By how many points red is ahead in a pile."""
    return sum({"r": height, "k": -height}.get(letter, 0) for height, letter in enumerate(pile, start=1))


class FirstChoice(RedsLead):
    """A position in which one sowing is better than another."""

    def values(self, words: Words) -> Mapping[str, object]:
        after = values_after(self.position)
        best = next(place for place, worth in after.items() if worth == self.right)
        other = next(place for place, worth in after.items() if worth != self.right)
        return {**super().values(words), "place": best, "otherPlace": other, "otherValue": signed(after[other])}


class LastChoice(FirstChoice):
    """The last sowing, if both piles can be sown, and black is to sow."""

    number = "11.3"
    piles = 2
    movers = "k"

    def standard(self) -> None:
        """Two piles of three."""
        self.position = STANDARD_CHOICE

    def fits(self) -> bool:
        """Whether there is a choice, and it matters."""
        return len(set(ends(self.position))) == 2 and max(ends(self.position)) > 0 > min(ends(self.position))

    def mistakes(self) -> Mapping[str, Fraction]:
        found = list(ends(self.position))
        return {
            "for-red": Fraction(max(found)),
            "mean": Fraction(sum(found), len(found)),
            "other-sign": -self.right,
        }


class BattleTree(FirstChoice):
    """The value of a position, several sowings before the end."""

    ends_between: ClassVar[tuple[int, int]]
    slips: ClassVar[tuple[str, ...]]

    def fits(self) -> bool:
        """Whether the tree is neither too small nor too large, and one sowing is better."""
        fewest, most = self.ends_between
        if not fewest <= len(list(ends(self.position))) <= most:
            return False
        return len(set(values_after(self.position).values())) == 2

    def values(self, words: Words) -> Mapping[str, object]:
        return {**super().values(words), "ends": len(list(ends(self.position)))}

    def mistakes(self) -> Mapping[str, Fraction]:
        found, position = list(ends(self.position)), self.position
        is_red = position.mover == "r"
        after = values_after(position).values()
        known = {
            "best-end": max(found) if is_red else min(found),
            "other-sowing": min(after) if is_red else max(after),
            "worst-end": min(found) if is_red else max(found),
            "exchanged": value_exchanged(position),
            "other-sign": -value(position),
            "now": position.margin,
        }
        slips = {name: Fraction(known[name]) for name in self.slips}
        # Where it leads to the number of another slip, nobody can tell which of the two it was.
        return (
            slips
            if known["other-sowing"] in slips.values()
            else {"other-sowing": Fraction(known["other-sowing"]), **slips}
        )


class TwoSowings(BattleTree):
    """Two sowings before the end."""

    number = "11.4"
    piles = 3
    movers = "r"
    ends_between = (3, 4)
    # The worst end is here always what the other sowing leads to. Exchanging highest and lowest is no slip:
    # in nearly all trees as small as these it leads to the right number. Exercise 11.5 tells it.
    slips = ("best-end", "other-sign", "now")

    def standard(self) -> None:
        """A tree with three ends."""
        self.position = STANDARD_TREE


class ThreeSowings(BattleTree):
    """Three sowings before the end."""

    number = "11.5"
    piles = 4
    movers = "rk"
    ends_between = (4, 6)
    slips = ("best-end", "worst-end", "exchanged", "other-sign", "now")

    def standard(self) -> None:
        """A tree with six ends."""
        self.position = STANDARD_LONGER


class Mirror(ShowsCircle, ChoiceExercise):
    """What a circle is worth that is turned, with the colours exchanged."""

    number = "11.6"
    options = ("first", "red", "draw", "anew")
    right = "first"
    variants = VARIANTS
    turn: int

    def draw(self, random: Random) -> None:
        """A deal that somebody wins, and by how many places it is turned."""
        while True:
            self.position, self.turn = drawn_battle(random, 6, "r"), random.randint(1, 5)
            if value(self.position):
                return

    def standard(self) -> None:
        """A deal that red wins."""
        self.position, self.turn = Position.of_deal("kkrwrw", "r"), 2

    def values(self, words: Words) -> Mapping[str, object]:
        worth = value(self.position)
        return {
            "value": signed(worth),
            "exchanged": signed(-worth),
            "points": abs(worth),
            "turn": self.turn,
            "winner": "red" if worth > 0 else "black",
            "loser": "black" if worth > 0 else "red",
        }


class WhoSowsLast(ChoiceExercise):
    """Who makes the last sowing?"""

    number = "11.7"
    options = ("red", "black", "order", "deal")
    places: int
    red: int
    black: int

    def draw(self, random: Random) -> None:
        """How large the circle is, and how often each plays again."""
        self.places = random.choice((6, 9))
        self.red, self.black = random.choice(((1, 0), (0, 1), (1, 1), (2, 0), (0, 2), (2, 1), (1, 2)))

    def standard(self) -> None:
        """A small battle, in which each plays again once."""
        self.places, self.red, self.black = 6, 1, 1

    @property
    def turns(self) -> int:
        """How often it is somebody's turn: playing again belongs to the same turn."""
        return self.places - 1 - self.red - self.black

    @property
    def right(self) -> str:
        """Red has the first turn, and so every odd one."""
        return "red" if self.turns % 2 else "black"

    def values(self, words: Words) -> Mapping[str, object]:
        return {
            "places": self.places,
            "sowings": self.places - 1,
            "red": self.red,
            "black": self.black,
            "again": self.red + self.black,
            "turns": self.turns,
            "last": self.right,
        }


class WorthOfBeingFirst(NumberExercise):
    """What is it worth to be first, on the average over all circles?"""

    number = "11.8"
    guess = "11.1"
    wanted: ClassVar[Wanted] = "number"

    @property
    def right(self) -> Fraction:
        """The mean over all circles."""
        return mean_value()

    def values(self, words: Words) -> Mapping[str, object]:
        fared = first_fared()
        return {
            "circles": fared.won + fared.drawn + fared.lost,
            "gains": fared.gains,
            "losses": fared.losses,
            "total": fared.gains - fared.losses,
            "wins": fared.won,
            "draws": fared.drawn,
            "worth": self.right,
            "decimal": Figure(float(self.right), ".1f"),
        }

    def mistakes(self) -> Mapping[str, Fraction]:
        found, fared = values_of_circles(), first_fared()
        circles = sum(found.values())
        total = circles * self.right
        return {
            "total": total,
            "wins-only": Fraction(fared.won - fared.lost, circles),
            "no-draws": total / (fared.won + fared.lost),
            "gains-only": Fraction(fared.gains, circles),
            "each-once": Fraction(sum(found), len(found)),
            "share": Fraction(fared.won, circles),
        }

    def measured(self, guess: Any, guessed: str) -> Mapping[str, object]:
        """Which of the three was guessed."""
        return {"choice": guessed}


class WorthPlaying(OpenExercise):
    """Is a solved game still worth playing?"""

    number = "11.9"


LESSON: Final = Lesson(
    11,
    (
        WhoIsBetterOff,
        LastSowing,
        LastChoice,
        TwoSowings,
        ThreeSowings,
        Mirror,
        WhoSowsLast,
        WorthOfBeingFirst,
        WorthPlaying,
    ),
    Path(__file__).parent / "words" / "lesson_11",
    view=PUZZLE_VIEW,
    folders=puzzle_words.folders,
    tested=TESTED_11,
)
"""The lesson's exercises."""
