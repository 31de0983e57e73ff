"""What a game's analysis says to the coach, and what later a review and puzzles read: options with their worths.

A game that has an analysis supplies an `Advisor`. The coach asks it for a question about the decision at hand, lets it
answer in a thread, and shows the `Answer`.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Hashable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from ..language.words import Words
from ..rules.answer import Answer
from ..rules.game import Game

G = TypeVar("G", bound=Game[Any])
Q = TypeVar("Q", bound=Hashable)

Settings = Mapping[str, Any]
"""What a person has set: the name of each control and its value."""


class AdviceError(Exception):
    """A question cannot be answered on this machine, because something is not installed.

    Attributes:
        package: what has to be installed.
    """

    def __init__(self, package: str) -> None:
        super().__init__(f"the analysis needs {package}")
        self.package = package


@dataclass(frozen=True)
class Selector:
    """A control with which one of several values is chosen; the first one holds at the beginning.

    Attributes:
        name: its key in the settings.
        label: what it is called.
        options: for each value its name and itself.
    """

    name: str
    label: str
    options: Sequence[tuple[str, Any]]


@dataclass(frozen=True)
class ChanceSlider:
    """A control for a chance that is assumed of the other players.

    Attributes:
        name: its key in the settings, where its value is from 0 to 1.
        label: what it is called.
        value: the chance at the beginning.
    """

    name: str
    label: str
    value: float


class Advisor(ABC, Generic[G, Q]):
    """A game's analysis, as the coach uses it. `G` is the game's state, `Q` a question about it.

    A question holds all that its answer depends on: two equal questions have one answer.
    """

    def selectors(self, words: Words) -> Sequence[Selector]:
        """What can be chosen beside the coach's title."""
        return ()

    def sliders(self, words: Words) -> Sequence[ChanceSlider]:
        """What can be assumed of the other players."""
        return ()

    def marks(self, words: Words) -> Sequence[tuple[str, str]]:
        """The kinds of marks that the board can show: for each the name shown and its key in `Answer.marks`."""
        return ()

    @abstractmethod
    def question(self, game: G, settings: Settings) -> Q | None:
        """What the player to move has to decide; `None` if there is nothing that the analysis knows."""

    @abstractmethod
    def choices(self, question: Q) -> Sequence[Hashable]:
        """What can be chosen, always in the same order."""

    @abstractmethod
    def choice_of(self, move: Any) -> Hashable:
        """The choice that a move makes."""

    def effort(self, question: Q) -> int:
        """How many numbers have to be found for an answer; 0 if it is remembered.

        Raises:
            ImportError: a package that the answer needs is not installed.
        """
        return 0

    @abstractmethod
    def answer(self, question: Q) -> Answer:
        """The answer; it may take seconds.

        Raises:
            AdviceError: something has to be installed first.
        """

    # In words

    def choice_name(self, choice: Hashable, words: Words) -> str:
        """What a choice is called."""
        return str(choice)

    @abstractmethod
    def amount(self, value: float, question: Q, words: Words) -> str:
        """A worth, with its unit."""

    def smallest(self, question: Q) -> float:
        """A difference below this is shown as "less than"."""
        return 0.0

    def mark_text(self, kind: str, value: float, question: Q, words: Words) -> str:
        """A mark, as short as a space of the board needs it."""
        return self.amount(value, question, words)

    def heads(self, question: Q, words: Words) -> tuple[str, str]:
        """What the columns of worths and of risks are called."""
        return words.say("coach-head"), ""

    def thinking(self, question: Q, words: Words) -> str:
        """What is shown while the answer is worked out."""
        return words.say("coach-thinking")

    def assumed(self, question: Q, words: Words) -> str:
        """What is said above the sliders; "" if nothing is assumed, and the sliders are not shown."""
        return ""

    def verdict(self, question: Q, answer: Answer, words: Words) -> str:
        """A verdict for a case of the game's own; "" for the usual one."""
        return ""
