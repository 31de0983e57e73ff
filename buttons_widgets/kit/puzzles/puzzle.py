"""What a puzzle is: a question with certified answers, as it stands in a line of a pack.

A *theme* is a class derived from `Puzzle`. Its fields are what a line of that theme has in the file, and its methods
say all that the kit needs to know: the question, what an answer is, how one is judged, hints, the explanation, how hard
the puzzle is, and how one is made. A game supplies its themes with a `PuzzleKind`; the kit knows no theme by name.

While a puzzle is being solved, the answer under way is a text as in the file, called the *draft*: `""` at first,
`"1-1"` after a click, `"1-1 2-4"` after another. A click makes a new draft of an old one, and the puzzle shows itself
with a draft. So a widget needs nothing but texts.
"""

from __future__ import annotations

from abc import ABCMeta, abstractmethod
from collections.abc import Callable, Sequence
from functools import cached_property
from random import Random
from typing import Annotated, Any, ClassVar, Final, Literal, NamedTuple, Self

import msgspec

from ..dice.die import Die
from ..language.words import Words
from ..rules.answer import Answer
from ..rules.errors import quoted
from ..rules.shown import or_plain

LEVELS: Final = range(1, 6)
LEVEL_STARTS: Final = (1200, 1400, 1600, 1800)
"""The ratings from which on a puzzle is of level 2, 3, 4 and 5."""
EASIEST: Final = 600
HARDEST: Final = 2600
MOST_ANSWERS: Final = 50
"""A puzzle with more accepted answers than these lists one of them as an example."""

_MOST_SHOWN: Final = 60
"""A `repr` shows so many characters of a position."""

Answering = Literal["cell", "cells", "choice", "number", "moves"]
"""How an answer is given: by one click on the board, by several and *Check*, by a button, by typing, or by moves."""

Name = Annotated[str, msgspec.Meta(pattern=r"\A[A-Za-z0-9][A-Za-z0-9_.-]{0,59}\Z")]
Line = Annotated[str, msgspec.Meta(max_length=300)]
Note = Annotated[str, msgspec.Meta(max_length=1000)]
Rating = Annotated[int, msgspec.Meta(ge=EASIEST, le=HARDEST)]
Level = Annotated[int, msgspec.Meta(ge=1, le=5)]


def level_of(rating: float) -> int:
    """The level of a puzzle with a rating: 1 below 1200, then one more every 200, up to 5 from 1800 on.

    >>> level_of(1199), level_of(1500), level_of(2400)
    (1, 3, 5)
    """
    return 1 + sum(rating >= start for start in LEVEL_STARTS)


class Verdict(NamedTuple):
    """What an answer is worth beside the best one.

    Attributes:
        right: whether it is accepted.
        value: its worth, in the theme's own terms.
        best: the worth of the best answer.
        loss: how much it gives up; 0 for an answer that is accepted.
        why: the reason in a sentence, as plain text.
    """

    right: bool
    value: float
    best: float
    loss: float
    why: str


class RollShown(NamedTuple):
    """A roll of the dice beside the board.

    Attributes:
        dice: in the order in which they are shown.
        label: what a screen reader says of them.
        now: whether this roll is the one to be used now; it stands out among several.
    """

    dice: tuple[Die, ...]
    label: str
    now: bool = True


class Page(NamedTuple):
    """What is shown of a puzzle at one moment: the question, a hint, or a step of the explanation.

    Attributes:
        text: what is said, as plain text.
        picture: what the board shows, in the terms of the game's own boards.
        rolls: the dice beside the board.
        lines: further lines of text below, such as the steps of a counting.
        reasons: why a space cannot be chosen, by place; the board says it of the space, after the space's name.
        status: further lines that belong to the screen, not to paper: how to answer, and how far the answer is.
        code: the lines of a program that is asked about; they stand above the other lines.
    """

    text: str
    picture: Any
    rolls: tuple[RollShown, ...] = ()
    lines: tuple[str, ...] = ()
    reasons: tuple[tuple[Any, str], ...] = ()
    status: tuple[str, ...] = ()
    code: tuple[str, ...] = ()


class Press(NamedTuple):
    """A button that gives an answer, as a file has it; the hint is its tooltip."""

    answer: str
    label: str
    hint: str = ""


class Refused(NamedTuple):
    """The answer to a click that is not possible: the reason, for the person who clicked."""

    text: str


class Found(NamedTuple):
    """The answers of a puzzle as they were found by working it out.

    Attributes:
        answers: every accepted answer, or one example if there are more than `MOST_ANSWERS`.
        complete: whether these are all.
        margin: by how much the accepted answers are better than the best other one, in the theme's own terms;
            infinite if nothing else comes near.
    """

    answers: tuple[str, ...]
    complete: bool = True
    margin: float = float("inf")

    @classmethod
    def of(cls, answers: Sequence[str], margin: float = float("inf")) -> Self:
        """These answers; only the first of them, as an example, if they are more than `MOST_ANSWERS`.

        >>> Found.of(["1-1", "2-2"], margin=1)
        Found(answers=('1-1', '2-2'), complete=True, margin=1)
        """
        complete = len(answers) <= MOST_ANSWERS
        return cls(tuple(answers if complete else answers[:1]), complete, margin)


class AbstractStruct(msgspec.StructMeta, ABCMeta):
    """The class of struct classes that may have abstract methods: one that lacks any of them cannot be made."""


class Puzzle(
    msgspec.Struct,
    metaclass=AbstractStruct,
    frozen=True,
    kw_only=True,
    forbid_unknown_fields=True,
    omit_defaults=True,
    dict=True,
    tag_field="theme",
):
    """One puzzle; derive a theme from it with `class Mine(Puzzle, tag="mine")`.

    Attributes:
        id: its name, which no other puzzle of the pack has.
        position: the position, in the game's own notation.
        answers: every accepted answer as text; one example where there are too many.
        rating: how hard it is: 1500 is middling.
        level: 1 to 5; in the shipped packs it follows from the rating, see `level_of`.
        note: what it teaches, in a sentence; "" for nothing.

    Raises:
        PuzzleError: a field does not make sense; it names the field.
    """

    id: Name
    position: Line
    answers: Annotated[tuple[Line, ...], msgspec.Meta(min_length=1, max_length=MOST_ANSWERS)]
    rating: Rating
    level: Level
    note: Note = ""

    answered_by: ClassVar[Answering] = "cells"
    """How an answer is given; a theme may also make it a property."""
    has_check: ClassVar[bool] = True
    """Whether *Check* gives the draft as the answer; a theme whose own buttons do that has none."""
    in_order: ClassVar[bool] = False
    """Whether an answer of several clicks is steps one after the other: another try begins with the first."""
    costs: ClassVar[bool] = False
    """Whether worths are less than nothing because they count what is still to be paid, such as rolls to come."""
    of_two: ClassVar[bool] = False
    """Whether there are two answers alone, so that every second guess is right: no puzzle of a day is so."""
    gives_away: ClassVar[bool] = False
    """Whether what a verdict says of a wrong answer names a right one: it is not said before the solution is shown."""
    least_margin: ClassVar[float] = 0.0
    """In a shipped or generated puzzle, the accepted answers are better than any other by this at least."""

    def __post_init__(self) -> None:
        self.check()
        for answer in self.answers:
            self.check_answer(answer)

    @property
    def theme(self) -> str:
        """The name of the theme, as in the file."""
        return str(self.__struct_config__.tag)

    # How it shows itself: nothing of its answers, which are in `answers`, and nothing is worked out for it.

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self.id!r}, level {self.level}, {quoted(self.position, _MOST_SHOWN)})"

    def __rich_repr__(self) -> list[tuple[str, Any]]:
        return [("id", self.id), ("level", self.level), ("position", self.position)]

    @or_plain
    def _repr_html_(self) -> str | None:
        show = SHOWN_BY.get(type(self))
        return None if show is None else show(self)

    # What a theme says

    @abstractmethod
    def check(self) -> None:
        """Check every field but the answers, without working out any answer.

        Raises:
            PuzzleError: a field is invalid.
        """

    @cached_property
    def solution(self) -> str:
        """An answer that is right: the first of the file that is, or else one that is worked out.

        Reading a pack does not work out any answer, so somebody's own may hold a wrong one.
        """
        right = (answer for answer in self.answers if self.judge(answer).right)
        return next(right, None) or next(iter(self.find_answers().answers), self.answers[0])

    def with_solution(self, answer: str) -> Self:
        """The same puzzle with all that is known of it, and of its right answers this one is its solution."""
        twin = msgspec.structs.replace(self)
        twin.__dict__.update(self.__dict__, solution=answer)
        return twin

    @abstractmethod
    def check_answer(self, answer: str) -> None:
        """Check that a text of the file is a possible answer, right or wrong.

        Raises:
            PuzzleError: it is not; the field is `"answers"`.
        """

    @abstractmethod
    def judge(self, answer: Any, words: Words | None = None) -> Verdict:
        """Whether an answer is right, what it is worth, and why.

        Args:
            answer: as in the file; a cell, cells or a number may also be given as such.
            words: the language of the reason; the chosen one, if left out.

        Raises:
            GameError: it is malformed, or no possible answer here.
        """

    @abstractmethod
    def ask(self, draft: str, words: Words) -> Page:
        """The question, and the board with the answer under way."""

    def first_step(self, words: Words) -> str:
        """What an author should do first while nothing answers the question, in a sentence; "" for nothing special."""
        return ""

    def pick(self, draft: str, place: Any, words: Words) -> str | Refused:
        """The draft after a click on a place of the board, or why that is not possible, as here for every place."""
        return Refused(words.say("why-nothing-here"))

    def presses(self, draft: str, words: Words) -> tuple[Press, ...]:
        """The buttons that give an answer, besides the kit's own *Check*."""
        return ()

    def is_ready(self, draft: str) -> bool:
        """Whether a draft can be checked."""
        return bool(draft)

    @abstractmethod
    def hints(self, words: Words, draft: str = "") -> tuple[Page, ...]:
        """Hints from the gentlest on; none of them gives the answer away, but the last may come close.

        What they say is true of the draft, and they go on from what is right in it.
        """

    def wrong_so_far(self, draft: str, words: Words) -> Page | None:
        """What in an answer under way cannot be right: the first hint then. `None` if all of it may be."""
        return None

    def look_at(self, answer: str, words: Words) -> Page | None:
        """Where to look again after a wrong answer, and not what is right; `None` if a hint has to do."""
        return self.wrong_so_far(answer, words)

    @abstractmethod
    def explain(self, answer: str | None, words: Words) -> tuple[Page, ...]:
        """Why the right answer is right, step by step; after a wrong one, first what refutes it.

        The answer is `None` if none was given.
        """

    def options(self) -> Answer | None:
        """Every option with its exact worth; `None` where there are too many to list or they have none.

        The choice of each option is the answer as text, so that the one that was given can be told among them.
        """
        return None

    def option_text(self, choice: Any, words: Words) -> str:
        """What an option is called, for people. The choice is an answer as text, as in `options`."""
        return str(choice)

    def worth_text(self, value: float, words: Words) -> str:
        """A worth as people read it."""
        return words.number(value, ".2f")

    @abstractmethod
    def find_answers(self) -> Found:
        """The answers, worked out anew. What the file says is not looked at."""

    def find_again(self) -> Found | None:
        """The same found in a second, independent way, such as by brute force; `None` where there is no second way."""
        return None

    @abstractmethod
    def difficulty(self) -> float:
        """How hard the puzzle is, as a rating; the docstring of each theme says how it is estimated."""

    @abstractmethod
    def likeness(self) -> str:
        """A text that two puzzles share just if they are the same but for turning, mirroring or other colours."""

    @classmethod
    def unanswered(cls, position: str, level: int, **more: Any) -> Self:
        """A new puzzle of which it is not known yet what is right.

        Raises:
            PuzzleError: the theme does not take it.
        """
        return cls(id="new", position=position, answers=(), rating=EASIEST, level=level, **more)

    @classmethod
    @abstractmethod
    def propose(cls, level: int, random: Random) -> Self | None:
        """One attempt at a new puzzle of a level; `None` if it came to nothing. See `new_puzzle`.

        The puzzle may turn out to be of another level, but attempts should aim at this one. Its id does not matter.
        """


SHOWN_BY: Final[dict[type[Puzzle], Callable[[Puzzle], str]]] = {}
"""What shows the puzzles of a theme as HTML. How a game draws its boards is not known here: its `PuzzleView` tells."""


def rated(puzzle: Puzzle) -> Puzzle:
    """The puzzle with the rating and level that its difficulty gives it."""
    rating = round(min(HARDEST, max(EASIEST, puzzle.difficulty())))
    return msgspec.structs.replace(puzzle, rating=rating, level=level_of(rating))


def fields_of(theme: type[Puzzle]) -> Sequence[str]:
    """The fields of a theme in the order of the file: id and theme, the question, then answers, rating and the rest."""
    last = ("answers", "rating", "level", "note")
    first = ("id", "theme", "position")
    own = [name for name in theme.__struct_fields__ if name not in first + last]
    return (*first, *own, *last)
