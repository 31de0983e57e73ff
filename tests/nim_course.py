"""A course in two lessons about Nim: one exercise of every kind."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from fractions import Fraction
from functools import reduce
from operator import xor
from pathlib import Path
from random import Random
from typing import Any, ClassVar

from buttons_widgets.kit.dice.die import Die
from buttons_widgets.kit.exercises.board_exercise import BoardExercise, SketchExercise
from buttons_widgets.kit.exercises.choice_exercise import ChoiceExercise, ChoiceGuess, SeveralExercise
from buttons_widgets.kit.exercises.course import KIT_COURSE_WORDS, Course, Lesson
from buttons_widgets.kit.exercises.exercise import Judged, OpenExercise, mistaken, right
from buttons_widgets.kit.exercises.function_exercise import FunctionExercise
from buttons_widgets.kit.exercises.number_exercise import NumberExercise, NumberGuess, Wanted
from buttons_widgets.kit.exercises.rolls_exercise import RollsExercise
from buttons_widgets.kit.language.words import KIT_WORDS, Words
from buttons_widgets.kit.puzzles.kind import KIT_PUZZLE_WORDS
from buttons_widgets.kit.puzzles.puzzle import RollShown
from buttons_widgets.kit.rules.errors import GameError
from tests.nim_puzzles import NIM_PUZZLE_VIEW, Alive

WORDS = Path(__file__).parent / "nim_course_words"


class HowLikely(NumberGuess):
    number = "1.1"


class Two(NumberExercise):
    """The chance of a two with a die of some sides."""

    number = "1.2"
    guess = "1.1"
    sides: int

    def draw(self, random: Random) -> None:
        self.sides = random.choice((5, 8, 10, 12, 20))

    def standard(self) -> None:
        self.sides = 6

    def values(self, words: Words) -> Mapping[str, object]:
        return {"sides": self.sides}

    @property
    def right(self) -> Fraction:
        return Fraction(1, self.sides)

    def mistakes(self) -> Mapping[str, Fraction]:
        return {"two-of-them": Fraction(2, self.sides), "half": Fraction(1, 2), "odds": Fraction(1, self.sides - 1)}


class Moves(NumberExercise):
    """How many moves there are."""

    number = "1.3"
    wanted: ClassVar[Wanted] = "count"
    heaps = (3, 4, 1)

    @property
    def right(self) -> Fraction:
        return Fraction(sum(self.heaps))

    def mistakes(self) -> Mapping[str, Fraction]:
        return {"heaps": Fraction(3), "product": Fraction(12), "without-all": Fraction(5)}


class Worth(NumberExercise):
    """An expected value, to be given roughly."""

    number = "1.4"
    wanted: ClassVar[Wanted] = "number"
    tolerance: ClassVar[Fraction] = Fraction(1, 20)

    @property
    def right(self) -> Fraction:
        return Fraction(-7, 2)

    def mistakes(self) -> Mapping[str, Fraction]:
        return {"sign": Fraction(7, 2), "middle": Fraction(-3), "sum": Fraction(-21)}


class Winner(ChoiceExercise):
    number = "1.5"
    ordered = True
    options = ("mover", "other", "nobody")
    right = "mover"


class Lost(SeveralExercise):
    number = "1.6"
    ordered = True
    options = ("one-one", "one-two", "two-two", "three")
    right: Collection[str] = ("one-one", "two-two")

    def mistakes(self) -> Mapping[str, Collection[str]]:
        return {"won-ones": ("one-two", "three"), "one-two": ("one-two",), "three": ("three",)}


class Heaps(BoardExercise):
    """The heaps from which a winning move takes, clicked."""

    number = "2.1"
    position = "7 4 5"

    def draw(self, random: Random) -> None:
        self.puzzle = Alive(id="x", position=self.position, answers=("1 2 3",), rating=1500, level=3)

    def place_text(self, place: Any) -> str:
        if str(place) not in {"1", "2", "3"}:
            raise GameError(f"there is no heap {str(place)[:9]}")
        return str(place)

    def picture(self, draft: str) -> Any:
        return self.puzzle.drawing(draft.split())

    def hint_picture(self, step: int) -> Any:
        return self.puzzle.drawing(["1"])

    def judge_places(self, places: frozenset[str]) -> Judged:
        alive = set(self.puzzle.alive)
        if places == alive:
            return right()
        if places == {"1"}:
            return mistaken("largest", 1 / 3)
        return mistaken("not-all" if len(places) == 2 else "smallest", len(places) / 3)

    def why_not(self, draft: str, place: str, words: Words) -> str:
        return "Two are enough." if len(draft.split()) == 3 else ""

    def mistakes(self) -> Mapping[str, Any]:
        return {"largest": "1", "not-all": "1 2", "smallest": ["2"]}

    def model_answer(self, words: Words) -> str:
        return "1 2 3"


class Drawn(SketchExercise, Heaps):
    number = "2.2"

    def mistakes(self) -> Mapping[str, Any]:
        return {}


class Explain(OpenExercise):
    number = "2.3"


class Who(ChoiceGuess):
    number = "2.4"
    options = ("mover", "other")


class Thirty(RollsExercise):
    number = "2.5"
    times: ClassVar[int] = 5
    outcomes = ("low", "high")

    def roll(self, random: Random) -> int:
        return random.randint(1, 6)

    def outcome(self, roll: int) -> str:
        return "low" if roll < 4 else "high"

    def shown(self, roll: int, words: Words) -> RollShown:
        return RollShown((Die(roll, "blue"),), f"a {roll}")


class NimberOf(FunctionExercise):
    number = "2.6"
    patience: ClassVar[float] = 0.3

    def reference(self, heaps: Sequence[int]) -> int:
        return reduce(xor, heaps, 0)

    def cases(self) -> Sequence[tuple[list[int]]]:
        return (([1],), ([1, 2],), ([3, 4, 1],), ([],))

    def mistakes(self) -> Mapping[str, Any]:
        return {"added": lambda heaps: sum(heaps), "largest": lambda heaps: max(heaps, default=0), "counted": len}


NIM_COURSE = Course(
    name="nim",
    lessons=(
        Lesson(1, (HowLikely, Two, Moves, Worth, Winner, Lost), WORDS / "lesson_1"),
        Lesson(2, (Heaps, Drawn, Explain, Who, Thirty, NimberOf), WORDS / "lesson_2"),
    ),
    folders=(KIT_WORDS, KIT_PUZZLE_WORDS, KIT_COURSE_WORDS),
    view=NIM_PUZZLE_VIEW,
)
