"""Lesson 6, *When to stop*: backward induction, and the one-step rule and where it fails."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import replace
from fractions import Fraction
from pathlib import Path
from random import Random
from typing import Any, ClassVar, Final

from ..buttons.analysis.solution import Solution
from ..buttons.analysis.solve import solve
from ..buttons.cells import cell_text
from ..buttons.rules.position import Position
from ..kit.exercises.choice_exercise import ChoiceGuess, SeveralExercise
from ..kit.exercises.course import Lesson
from ..kit.exercises.exercise import Exercise, Judged, OpenExercise, mistaken, right, wrong
from ..kit.exercises.function_exercise import FunctionExercise
from ..kit.exercises.number_exercise import NumberExercise, Wanted
from ..kit.language.figures import Figure
from ..kit.language.words import Words
from .dice_questions import OffersASpace, OneOfSome, ShowsPosition, flipped_at_random
from .exam_values import STOPPING
from .on_board import OnBoard
from .stopping import SMALL, Node, best_worth, branches, node_of, once_more, roll_worth, stars_now


class BackwardInduction(FunctionExercise):
    """Write: what is a tree worth?"""

    number = "6.8"
    starter = """
def worth(node):
    stars, rolls = node
    return max(stars, sum(chance * after[0] for chance, after in rolls))
"""

    def reference(self, node: Node) -> float:
        """The better one of opting out and rolling."""
        stars, rolls = node
        return float(max(stars, sum(chance * self.reference(after) for chance, after in rolls)))

    def cases(self) -> Sequence[tuple[Node]]:
        """From a single leaf to the board of the lesson."""
        return (
            ((2, []),),
            ((1, [(0.5, (3, []))]),),
            ((2, [(0.5, (3, []))]),),
            ((1, [(0.25, (1, [])), (0.5, (3, []))]),),
            ((1, [(0.75, (1, [(0.5, (4, []))]))]),),
            ((0, [(0.5, (1, [])), (0.5, (2, [(0.5, (2, []))]))]),),
            (node_of(SMALL),),
        )

    def mistakes(self) -> Mapping[str, Callable[..., Any]]:
        def never_stops(node: Node) -> Any:
            stars, rolls = node
            return sum(chance * never_stops(after) for chance, after in rolls) if rolls else stars

        def best_branch(node: Node) -> Any:
            stars, rolls = node
            return max([stars, *(best_branch(after) for _, after in rolls)])

        def one_step(node: Node) -> Any:
            stars, rolls = node
            return max(stars, sum(chance * after[0] for chance, after in rolls))

        def never_bust(node: Node) -> Any:
            stars, rolls = node
            if not rolls:
                return stars
            chances = sum(chance for chance, _ in rolls)
            return max(stars, sum(chance * never_bust(after) for chance, after in rolls) / chances)

        return {
            "one-step": one_step,
            "never-stops": never_stops,
            "best-branch": best_branch,
            "never-bust": never_bust,
            "stars-only": lambda node: node[0],
        }


SECOND_BUTTONS: Final = ("1-3", "2-2", "3-1", "3-3")
OWN_BOARDS: Final = (
    "r*r/*R*/r*r r 2",
    "r*r/*R*/r*r r 3",
    "R*r/*r*/r*r r 3",
    "R*r/*r*/r*r - 2",
    "R*r/*r*/r*r - 3",
    "R*r/*r*/r** r 3",
)
"""Boards with one button, worked out by hand as that of the lesson is."""

ONE_STEP: Final = (
    "R*r/*r*/r*r r 3",
    "R*r/*r*/r*r r 4",
    "r*r/*R*/r*r r 2",
    "r*r/*R*/r*r r 3",
    "R*r/*r*/r** r 3",
)
"""Boards with one button of which a bust and a star taken off by a bust are told apart."""

LARGE_BOARDS: Final = (
    "yrbgyr/rgyrbg/g*byrb/ybrgBg/*rybrb/*ygr*Y b 4",
    "BgRygr/gygrby/**bygr/gyrbyb/ybyrbg/brbgry b 3",
    "bgy*bg/grbygy/ybygrb/grbryg/byry*r/RbGbry b 5",
    "rybgby/ybgrgr/grybyg/rbgyrb/GyBrgy/bgryrb y 3",
    "b*yrbg/g*bygy/Ybyg*b/gRbryg/b*rygr/rbgbry g 3",
    "bGybry/yrbgbr/bgyryg/gybyGr/rbgryg/Gyrbrb r 5",
)
"""Boards on which the one-step rule says: opt out, and is wrong."""


class RollOrOptOut(ShowsPosition, ChoiceGuess):
    """Roll or opt out? By feeling."""

    number = "6.1"
    position = SMALL
    options = ("roll", "stop", "same")


class TwoButtons(OffersASpace):
    """A board with two buttons, of which a third one is the last that counts."""

    def draw(self, random: Random) -> None:
        """The second button, the dice, and how the board lies; the same in both questions."""
        random = Random(f"two buttons|{self.student}")
        board = replace(SMALL, black_dice=random.choice((2, 3))).lay(random.choice(SECOND_BUTTONS))
        self.position = flipped_at_random(board, random)

    def standard(self) -> None:
        """The second button at the upper right."""
        self.position = SMALL.lay("1-3")

    @property
    def third(self) -> Fraction:
        """The stars with a button more."""
        return stars_now(self.position.lay(self.position.legal_cells()[0]))

    def values(self, words: Words) -> Mapping[str, object]:
        return {**self.counting(), "third": self.third, "worth": self.chance * self.third}


class ThirdButton(TwoButtons):
    """How likely is it that a third button finds room?"""

    number = "6.2"

    @property
    def right(self) -> Fraction:
        return self.chance

    def mistakes(self) -> Mapping[str, Fraction]:
        return self.usual_slips()


class LastRoll(TwoButtons):
    """What is the last roll worth?"""

    number = "6.3"
    wanted: ClassVar[Wanted] = "number"

    @property
    def right(self) -> Fraction:
        """The chance, times the stars."""
        return self.chance * self.third

    def mistakes(self) -> Mapping[str, Fraction]:
        return {
            "chance-only": self.chance,
            "without-card": self.chance * (self.third - 1),
            "kept": self.chance * self.third + (1 - self.chance) * stars_now(self.position),
            "taken-off": self.chance * self.third - (1 - self.chance) * stars_now(self.position),
        }


class AboutSmall(Exercise):
    """A question about the board of the lesson, with two black dice or three."""

    position: Position

    def draw(self, random: Random) -> None:
        """The dice, and how the board lies."""
        self.position = flipped_at_random(replace(SMALL, black_dice=random.choice((2, 3))), random)

    def standard(self) -> None:
        self.position = SMALL


class OnceMore(OneOfSome, NumberExercise):
    """What is a roll worth to somebody who opts out after it?"""

    number = "6.4"
    wanted: ClassVar[Wanted] = "number"
    boards = ONE_STEP
    lies_anyhow = True

    @property
    def right(self) -> Fraction:
        """A star, unless it is bust."""
        return once_more(self.position)

    def values(self, words: Words) -> Mapping[str, object]:
        return {"worth": self.right, "bust": 1 - self.right, "dice": self.position.black_dice}

    def mistakes(self) -> Mapping[str, Fraction]:
        return {
            "bust": 1 - self.right,
            "three-stars": 3 * self.right,
            "two-stars": 2 * self.right,
            "taken-off": self.right - (1 - self.right),
            "added": 1 + self.right,
            "never-bust": Fraction(1),
        }


class WorthOfRolling(ShowsPosition, NumberExercise):
    """What is rolling worth, with two rolls to come?"""

    wanted: ClassVar[Wanted] = "number"

    @property
    def right(self) -> Fraction:
        """The mean over the branches, each with the better one of rolling and opting out."""
        return roll_worth(self.position, best_worth)

    def values(self, words: Words) -> Mapping[str, object]:
        found = branches(self.position, best_worth)
        return {
            "sum": " + ".join(f"{one.chance} · {one.worth}" for one in found),
            "worth": self.right,
            "decimal": Figure(float(self.right), ".3f"),
            "dice": self.position.black_dice,
            "decision": "roll" if self.right > stars_now(self.position) else "stop",
        }

    def mistakes(self) -> Mapping[str, Fraction]:
        """Which branch is the best can be mistaken only where they differ, and one worth taken for all of them too."""
        found = branches(self.position, best_worth)
        chance = sum((one.chance for one in found), Fraction(0))
        worths = sorted({one.worth for one in found})
        known = {
            "once-more": once_more(self.position),
            "bust-left-out": self.right / chance,
            "rows-added": self.right * self.position.size,
            "same-chance-twice": chance**2 * max(stars_now(one.after.lay(one.after.legal_cells()[0])) for one in found),
            "always-on": roll_worth(self.position, once_more),
        }
        if len(worths) > 1:
            known["best-branch"] = worths[-1]
            known["plain-mean"] = chance * sum(worths, Fraction(0)) / len(worths)
            known["best-for-all"] = chance * worths[-1]
        if len(worths) > 1 and worths[0] != stars_now(self.position):
            known["worst-for-all"] = chance * worths[0]
        return {name: number for name, number in known.items() if round(number, 2) != round(self.right, 2)}


class TheQuestion(WorthOfRolling):
    """The board of the guess."""

    number = "6.5"
    guess = "6.1"
    position = SMALL


class OwnBoard(OneOfSome, WorthOfRolling):
    """A board of one's own."""

    number = "6.6"
    boards = OWN_BOARDS
    lies_anyhow = True


class BestSpaces(AboutSmall, OnBoard):
    """Where is the second button best?"""

    number = "6.7"

    def _worths(self) -> Mapping[str, Fraction]:
        return {cell_text(cell): best_worth(self.position.lay(cell)) for cell in self.position.legal_cells()}

    @property
    def best(self) -> frozenset[str]:
        """The spaces with the most worth."""
        worths = self._worths()
        return frozenset(place for place, worth in worths.items() if worth == max(worths.values()))

    def values(self, words: Words) -> Mapping[str, object]:
        worths = self._worths()
        return {
            "best": words.listed(sorted(self.best)),
            "most": max(worths.values()),
            "least": min(worths.values()),
            "dice": self.position.black_dice,
        }

    def judge_places(self, places: frozenset[str]) -> Judged:
        """Whether they are the best ones."""
        if places == self.best:
            return right()
        if places == set(self._worths()):
            return mistaken("all-alike")
        if not places & self.best:
            return mistaken("worse")
        return mistaken("one-missing", 0.5) if places < self.best else wrong(0.25)

    def model_answer(self, words: Words) -> str:
        return " ".join(sorted(self.best))

    def mistakes(self) -> Mapping[str, str]:
        """All spaces, the worse ones, and one of the best alone."""
        every = set(self._worths())
        return {
            "all-alike": " ".join(sorted(every)),
            "worse": " ".join(sorted(every - self.best)),
            "one-missing": min(self.best),
        }


class WhatTheRuleSays(SeveralExercise):
    """What is true of the one-step rule?"""

    number = "6.9"
    options = ("roll-safe", "out-safe", "last-exact", "more-bust", "usually")
    right: ClassVar[Collection[str]] = ("roll-safe", "last-exact")


class GivenUp(OneOfSome, NumberExercise):
    """What does the one-step rule give up on a large board?"""

    number = "6.10"
    wanted: ClassVar[Wanted] = "number"
    figure = ".2f"
    boards = LARGE_BOARDS

    @property
    def solution_of_board(self) -> Solution:
        """The exact analysis."""
        return solve(self.position)

    @property
    def right(self) -> Fraction:
        """What rolling is worth beyond the stars for opting out."""
        return self.rolling - stars_now(self.position)

    @property
    def rolling(self) -> Fraction:
        """What rolling is worth, to eight decimals, as people can type it."""
        return Fraction(f"{self.solution_of_board.roll:.8f}")

    def values(self, words: Words) -> Mapping[str, object]:
        return {
            "board": str(self.position),
            "stop": self.position.stars_for_opting_out(),
            "roll": Figure(self.solution_of_board.roll, ".3f"),
            "once": Figure(float(once_more(self.position)), ".3f"),
            "lost": Figure(float(self.right), ".2f"),
        }

    def mistakes(self) -> Mapping[str, Fraction]:
        return {
            "roll": self.rolling,
            "stop": stars_now(self.position),
            "other-sign": -self.right,
            "once-more": self.right + stars_now(self.position) - once_more(self.position),
            "rule-roll": once_more(self.position),
        }


class WhyTooSoon(OpenExercise):
    """Why does the rule stop too soon?"""

    number = "6.11"


LESSON: Final = Lesson(
    6,
    (
        RollOrOptOut,
        ThirdButton,
        LastRoll,
        OnceMore,
        TheQuestion,
        OwnBoard,
        BestSpaces,
        BackwardInduction,
        WhatTheRuleSays,
        GivenUp,
        WhyTooSoon,
    ),
    Path(__file__).parent / "words" / "lesson_6",
    tested=STOPPING,
)
"""The lesson's exercises."""
