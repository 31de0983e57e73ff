"""What a game supplies so that its games can be reviewed."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any, Generic, TypeVar

from ..coach.advisor import Advisor
from ..language.figures import sign_of
from ..language.words import Words
from ..rules.answer import Watch, unwatched
from ..rules.errors import GameError
from ..rules.game import Game, Seat
from ..rules.review import Decision, Level, Review

G = TypeVar("G", bound=Game[Any])


class Reviewer(ABC, Generic[G]):
    """A game's analysis of whole games, and the words for it.

    Attributes:
        advisor: names the choices of a decision.
        kinds: the kinds of decisions, in the order in which they are shown.
    """

    advisor: Advisor[G, Any]
    kinds: Sequence[str] = ()

    @abstractmethod
    def review(self, game: G, seat: Seat, watch: Watch = unwatched) -> Review:
        """Review a game for a seat; it may take seconds.

        Args:
            game: as far as it has gone.
            seat: whose decisions are reviewed.
            watch: to be called many times a second; what it raises ends the work.

        Raises:
            MissingPackageError: a package has to be installed first.
        """

    def kind_name(self, kind: str, words: Words) -> str:
        """What decisions of a kind are called."""
        return words.say(f"review-kind-{kind}")

    def amount(self, value: float, words: Words, *, signed: bool = False) -> str:
        """A worth, with its unit; with a sign even if it is positive, if `signed`."""
        shown = round(value, 2)
        return sign_of(shown if signed else min(0, shown)) + self.counted(abs(value), words)

    @abstractmethod
    def counted(self, value: float, words: Words) -> str:
        """An amount of 0 or more, with its unit and up to two digits."""

    def cost(self, decision: Decision, words: Words) -> str:
        """What a decision cost, in its unit."""
        return self.amount(decision.cost, words)

    def apart(self, cost: float, words: Words) -> str:
        """What decisions cost together that have a unit of their own."""
        return f"{cost:g}"

    def choice_name(self, decision: Decision, choice: Any, words: Words) -> str:
        """What one of a decision's choices is called."""
        return self.advisor.choice_name(choice, decision.question, words)

    def can_keep(self, game: G, decision: Decision) -> bool:
        """Whether a decision can become a puzzle; it is asked often, and has to answer at once.

        Args:
            game: the state in which it was taken.
            decision: it.
        """
        return False

    def keep(self, game: G, decision: Decision, words: Words) -> str:
        """Put a decision into a pack of the person's own as a puzzle, and say in a sentence where; it may take seconds.

        Args:
            game: the state in which it was taken.
            decision: one that `can_keep` allows.
            words: the language.

        Raises:
            GameError: it cannot be kept; the message says why.
            OSError: the pack cannot be written.
        """
        raise GameError(f"decisions of {type(game).__name__} are not kept as puzzles")

    @abstractmethod
    def assumed(self, game: G, words: Words) -> Sequence[str]:
        """What the numbers assume and what they do not see, in sentences."""

    def levels(self, game: G) -> Sequence[Level]:
        """Players whose errors in such a game are known, as a measure; none if nothing was measured."""
        return ()

    def measured(self, game: G, words: Words) -> str:
        """How the errors of `levels` were measured, in a sentence."""
        return ""
