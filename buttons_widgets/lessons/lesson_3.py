"""Lesson 3, *Bust!*: the chance to be bust, row by row, and what dice do not remember."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from dataclasses import replace
from fractions import Fraction
from functools import cached_property
from itertools import islice
from pathlib import Path
from random import Random
from typing import Any, ClassVar, Final

from ..buttons.analysis.chances import bust_chance
from ..buttons.drawing.board_view import BoardView
from ..buttons.puzzles.mistakes import SAID_OF, mistakes
from ..buttons.rules.laying import Obstacle
from ..buttons.rules.moves import Dice
from ..buttons.rules.position import Position
from ..kit.exercises.choice_exercise import ChoiceExercise, ChoiceGuess, SeveralExercise
from ..kit.exercises.course import Lesson
from ..kit.exercises.exercise import Judged, OpenExercise
from ..kit.exercises.number_exercise import NumberExercise, NumberGuess
from ..kit.exercises.rolls_exercise import ALL, Rate, RollsExercise
from ..kit.language.figures import Figure
from ..kit.language.words import Words
from .dice_questions import (
    LATE_ROUND,
    RollAfter,
    RollsAfter,
    RollsOfABoard,
    ShowsPosition,
    bust_share,
    closed_by_row,
    drawn_position,
    is_bust,
    open_by_row,
    random_roll,
)
from .exam_counting import TESTED_3
from .safest_space import SafestSpace


class WhichAreBust(ShowsPosition, SeveralExercise):
    """Five rolls: which are bust?"""

    number = "3.3"
    right: ClassVar[Collection[str]] = ("closed-row", "all-miss", "beside")
    options = ("closed-row", "all-miss", "beside", "hit", "hits")

    def draw(self, random: Random) -> None:
        """A board, and a roll for each way to be bust or not."""
        while True:
            self.position = drawn_position(random, _has_a_closed_row, buttons=6, stars=3, black_dice=3)
            found = {name: self._roll_of(name, random) for name in self.options}
            self.dice = {name: dice for name, dice in found.items() if dice is not None}
            if len(set(self.dice.values())) == len(found):
                return

    def _roll_of(self, kind: str, random: Random) -> Dice | None:
        """A roll of a kind; `None` if the board has no row for it.

        `closed-row`: nothing is open in its row. `all-miss`: each black die shows a button or a star, though a space of
        the row is open. `beside`: the same, but one shows an empty space next to a button. `hit`: one black die
        shows an open space. `hits`: all do.
        """
        rows = {row: self._columns(row) for row in random.sample(range(1, 7), 6)}
        for row, (is_open, beside, taken) in rows.items():
            closed = sorted([*beside, *taken])
            black: list[int] = []
            if kind == "closed-row" and not is_open:
                black = random.sample(range(1, 7), 3)
            elif kind == "all-miss" and is_open and len(taken) >= 2:
                black = [*taken, taken[0]][:3]
            elif kind == "beside" and is_open and beside and len(closed) >= 3:
                black = [beside[0], *random.sample([one for one in closed if one != beside[0]], 2)]
            elif kind == "hit" and is_open and len(closed) >= 2:
                black = [random.choice(is_open), *random.sample(closed, 2)]
            elif kind == "hits" and len(is_open) >= 2:
                black = [*is_open, is_open[0]][:3]
            if black:
                return Dice(row, black[0], tuple(black[1:]))
        return None

    def _columns(self, row: int) -> tuple[list[int], list[int], list[int]]:
        """The columns of a row that are open, that are closed by a neighbour, and that are taken."""
        why = {column: self.position.why_not((row, column)) for column in range(1, self.position.size + 1)}
        return (
            [column for column, obstacle in why.items() if obstacle is None],
            [column for column, obstacle in why.items() if obstacle is Obstacle.BESIDE],
            [column for column, obstacle in why.items() if obstacle not in (None, Obstacle.BESIDE)],
        )

    def option_text(self, option: str, words: Words) -> str:
        dice = self.dice[option]
        return self.say(words, "roll", white=dice.white, black=" ".join(map(str, sorted([dice.gold, *dice.black]))))

    def mistakes(self) -> Mapping[str, Collection[str]]:
        """The sets of rolls that somebody chooses who has the rule slightly wrong."""
        every = set(self.options)
        return {
            "opposite": every - set(self.right),
            "only-closed-rows": {"closed-row"},
            "neighbours-open": {"closed-row", "all-miss"},
            "hit": {*self.right, "hit"},
            "hits": {*self.right, "hits"},
        }


def _has_a_closed_row(position: Position) -> bool:
    return 0 in open_by_row(position)


IN_A_ROW: Final = 3
"""After so many rolls that went well, people begin to wait for a bust."""
FOLLOWING: Final = 9
"""So many rolls are made after them. With the board of the question half of all students see a larger share of busts
among nine than the exact chance, and half a smaller one; among ten 58% would see a larger one."""


class HowRisky(ShowsPosition, NumberGuess):
    """How likely is a bust? By feeling."""

    number = "3.1"
    position = LATE_ROUND

    def values(self, words: Words) -> Mapping[str, object]:
        return {"dice": self.position.black_dice, "closed": 36 - self.position.legal_mask.bit_count()}


class ThirtyRolls(RollsOfABoard):
    """How often is a roll bust?"""

    number = "3.2"
    guess = "3.1"
    position = LATE_ROUND

    def values(self, words: Words) -> Mapping[str, object]:
        busts = self.tally(self.times)["bust"]
        return {"busts": busts, "times": self.times, "share": Figure(busts / self.times, ".0%")}

    def chances(self) -> Mapping[str, Fraction]:
        bust = bust_share(self.position)
        return {"bust": bust, "safe": 1 - bust}


STANDARD_ROW: Final = (Position.parse("yrbgyr/*Gyr*g/gyByrb/ybrgbG/*rybrb/bygRgY - 2"), 2)
"""The board and the row of 3.4 for whoever has said no name."""


class OneRow(ShowsPosition, NumberExercise):
    """The chance to be bust when the white die has fallen."""

    number = "3.4"

    def draw(self, random: Random) -> None:
        """A board, two or three black dice, and a row with some open spaces."""

        def fits(position: Position) -> bool:
            return any(self._fits(position, row) for row in range(1, 7))

        self.position = drawn_position(random, fits, buttons=5, stars=3, black_dice=random.choice((2, 3)))
        self.row = random.choice([row for row in range(1, 7) if self._fits(self.position, row)])

    def standard(self) -> None:
        self.position, self.row = STANDARD_ROW

    def _fits(self, position: Position, row: int) -> bool:
        """Whether there is something to count in a row: not half of it open, and a space closed by its neighbour."""
        is_open, missing = self._counts(position, row)
        reasons = [position.why_not((row, column)) for column in range(1, 7)]
        return 2 <= missing <= 4 and is_open != missing and Obstacle.BESIDE in reasons

    @staticmethod
    def _counts(position: Position, row: int) -> tuple[int, int]:
        is_open = open_by_row(position)[row - 1]
        return is_open, position.size - is_open

    def values(self, words: Words) -> Mapping[str, object]:
        is_open, missing = self._counts(self.position, self.row)
        dice = self.position.black_dice
        return {
            "row": self.row,
            "dice": dice,
            "open": is_open,
            "missing": missing,
            "ways": missing**dice,
            "all": 6**dice,
            "fraction": self.right,
        }

    def picture(self, draft: str) -> BoardView:
        """The board, with the white die at its row."""
        return replace(super().picture(draft), row=self.row)

    @property
    def right(self) -> Fraction:
        """All black dice miss."""
        return Fraction(self._counts(self.position, self.row)[1], 6) ** self.position.black_dice

    @property
    def counted(self) -> tuple[int, int]:
        missing, dice = self._counts(self.position, self.row)[1], self.position.black_dice
        return missing**dice, self.position.size**dice

    def mistakes(self) -> Mapping[str, Fraction]:
        is_open, missing = self._counts(self.position, self.row)
        dice = self.position.black_dice
        empty = sum(
            self.position.why_not((self.row, column)) in (None, Obstacle.BESIDE)
            for column in range(1, self.position.size + 1)
        )
        return {
            "well": 1 - self.right,
            "one-die": Fraction(missing, 6),
            "one-hits": Fraction(is_open, 6),
            "one-misses": 1 - Fraction(is_open, 6) ** dice,
            "white-again": self.right / 6,
            "neighbours-open": Fraction(6 - empty, 6) ** dice,
            "all-hit": Fraction(is_open, 6) ** dice,
        }


class WholeBoard(ShowsPosition, NumberExercise):
    """The chance to be bust, with the usual mistakes of the puzzles."""

    @property
    def right(self) -> Fraction:
        """The mean over the rows."""
        return bust_share(self.position)

    @property
    def counted(self) -> tuple[int, int]:
        chance = bust_chance(self.position)
        return chance.favourable, chance.outcomes

    def mistakes(self) -> Mapping[str, Fraction]:
        """What comes of the usual slips; the sum over the rows, too, if it is more than 1."""
        return {**mistakes(self.position), "not_divided": self.right * self.position.size}

    def judge(self, answer: str) -> Judged:
        """A mistake is told as in the puzzles."""
        judged = super().judge(answer)
        if judged.mistake not in SAID_OF:
            return judged
        values = {"dice": self.position.black_dice, "size": self.position.size}
        return judged._replace(message=SAID_OF[judged.mistake], values=values)

    def values(self, words: Words) -> Mapping[str, object]:
        position, chance = self.position, bust_chance(self.position)
        return {
            "dice": position.black_dice,
            "size": position.size,
            "misses": " + ".join(str(closed**position.black_dice) for closed in closed_by_row(position)),
            "favourable": chance.favourable,
            "outcomes": chance.outcomes,
            "a-row": position.size**position.black_dice,
            "fraction": self.right,
            "percent": Figure(float(self.right), ".1%"),
        }


class SmallBoard(WholeBoard):
    """A board of four rows and two black dice."""

    number = "3.5"

    def draw(self, random: Random) -> None:
        """Two buttons and a star, with a closed row and two other kinds of rows."""

        def fits(position: Position) -> bool:
            return 0 in open_by_row(position) and len(set(open_by_row(position))) >= 3

        self.position = drawn_position(random, fits, buttons=2, stars=1, black_dice=2, small=True)

    def is_fair(self) -> bool:
        """Whether stars matter, too: taken for open they lead to another answer."""
        return super().is_fair() and "stars_open" in self.mistakes()


class TheQuestion(WholeBoard):
    """The board of the guess."""

    number = "3.6"
    guess = "3.1"
    position = LATE_ROUND


class AfterThreeSafe(ShowsPosition, ChoiceGuess):
    """Is a bust due? By feeling."""

    number = "3.7"
    position = LATE_ROUND
    options = ("more", "same", "less")


class WhatFollows(RollsAfter):
    """What follows three rolls that went well?

    The dice are rolled until `FOLLOWING` such rolls have come. Among a fixed number of rolls the share of busts after
    good ones is larger than the chance of a bust, on average over the students (Miller and Sanjurjo, 2018): who has
    many good rolls in a row has many rolls after them, and few busts among these. For the same reason the other rolls
    are not told apart: their share would be too small.
    """

    number = "3.8"
    times = 40
    dots = False
    position = LATE_ROUND
    cases = ("due", "else")
    outcomes = ("due-bust", "due-safe", "other")

    def outcome(self, roll: RollAfter) -> str:
        return super().outcome(roll) if roll.happened else "other"

    @cached_property
    def rolled(self) -> tuple[RollAfter, ...]:
        found: list[RollAfter] = []
        for roll in self._rolls():
            found.append(roll)
            if sum(one.happened for one in found) == FOLLOWING:
                break
        return tuple(found)

    def _rolls(self) -> Iterator[RollAfter]:
        """The student's dice, for ever."""
        random, safe = self.own_dice(), 0
        while True:
            dice = self.roll(random)
            yield RollAfter(dice, safe >= IN_A_ROW)
            safe = 0 if is_bust(self.position, dice) else safe + 1

    def roll(self, random: Random) -> Dice:
        return random_roll(random, self.position)

    def read(self, answer: Any) -> str:
        """The same; what was handed in when everybody rolled thirty times is read as well."""
        thirty = islice(self._rolls(), RollsExercise.times)
        before = " ".join(RollsAfter.outcome(self, roll) for roll in thirty)
        return super().read(ALL if answer == before else answer)

    def rolled_text(self, count: int, words: Words) -> str:
        """How many of the rolls that matter are made, and of all rolls how many."""
        due = sum(one.happened for one in self.rolled[:count])
        return self.say(words, "rolled", due=due, count=count)

    def paper_text(self, words: Words) -> str:
        """Nobody needs all of the boxes, or hardly anybody."""
        return self.say(words, "on-paper")

    def rest_text(self, count: int, words: Words) -> str:
        """Nobody knows how many rolls are left."""
        return self.say(words, "rest")

    def values(self, words: Words) -> Mapping[str, object]:
        busts = self.tally(self.all_times)["due-bust"]
        return {
            "wanted": FOLLOWING,
            "busts": busts,
            "share": Figure(busts / FOLLOWING, ".0%"),
            "percent": Figure(float(bust_chance(self.position)), ".1%"),
        }

    def rates(self) -> Mapping[str, Rate]:
        """How often a bust comes after three good rolls."""
        return {"due": Rate(("due-bust",), ("due-bust", "due-safe"))}

    def chances(self) -> Mapping[str, Fraction]:
        """That of any roll: dice remember nothing."""
        return {"due": bust_share(self.position)}


class IsItDue(ShowsPosition, ChoiceExercise):
    """Three rolls went well: what of the next one?"""

    number = "3.9"
    guess = "3.7"
    position = LATE_ROUND
    options = ("due", "same", "lucky", "even")
    right = "same"

    def values(self, words: Words) -> Mapping[str, object]:
        return {"percent": Figure(float(bust_chance(self.position)), ".0%")}


class AtLeastOnce(NumberExercise):
    """The chance of at least one bust in some rolls."""

    number = "3.10"

    def draw(self, random: Random) -> None:
        """A simple chance, and two to four rolls."""
        chances = [(1, 3), (1, 4), (1, 5), (2, 5), (1, 6), (3, 10)]
        self.chance, self.times = Fraction(*random.choice(chances)), random.choice((2, 3, 4))

    def standard(self) -> None:
        """A fifth, three times."""
        self.chance, self.times = Fraction(1, 5), 3

    def values(self, words: Words) -> Mapping[str, object]:
        well = 1 - self.chance
        return {
            "chance": self.chance,
            "times": self.times,
            "well": well,
            "all-well": well**self.times,
            "answer": self.right,
            "percent": Figure(float(self.right), ".0%"),
        }

    @property
    def right(self) -> Fraction:
        """Not all rolls go well."""
        return 1 - (1 - self.chance) ** self.times

    def mistakes(self) -> Mapping[str, Fraction]:
        chance, times = self.chance, self.times
        return {
            "added": chance * times,
            "none": (1 - chance) ** times,
            "every": chance**times,
            "just-one": times * chance * (1 - chance) ** (times - 1),
            "one-roll": chance,
            "certain": Fraction(1),
        }


class InARound(OpenExercise):
    """In a round, is there something true in the feeling that a bust is due?"""

    number = "3.12"


LESSON: Final = Lesson(
    3,
    (
        HowRisky,
        ThirtyRolls,
        WhichAreBust,
        OneRow,
        SmallBoard,
        TheQuestion,
        AfterThreeSafe,
        WhatFollows,
        IsItDue,
        AtLeastOnce,
        SafestSpace,
        InARound,
    ),
    Path(__file__).parent / "words" / "lesson_3",
    tested=TESTED_3,
)
"""The lesson's exercises."""
