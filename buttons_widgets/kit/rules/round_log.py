"""A round under review: its decisions, and everything else that changed its worth, written down one after another."""

from __future__ import annotations

from typing import Any, TypeVar

from .answer import TIE
from .game import Game
from .review import Decision, RoundReview, Source, Swing

G = TypeVar("G", bound=Game[Any])
Q = TypeVar("Q")


class RoundLog:
    """What happens in a round, from the seat of the player whose decisions are reviewed.

    Args:
        number: of the round.
        ply: the ply of its first state.
        start: what it is worth to the player at its beginning.

    Attributes:
        worth: what it is worth after the last step.

    >>> from buttons_widgets.kit.rules.answer import Answer
    >>> log = RoundLog(1, 0, 2.0)
    >>> log.change(0, "own", 3.0)
    >>> log.decide(Decision(1, "stay or go", "go", Answer.of({"stay": 3.0, "go": 1.0})))
    >>> log.review(over=True).course
    ((0, 2.0), (1, 3.0), (2, 1.0))
    """

    def __init__(self, number: int, ply: int, start: float) -> None:
        self.worth = start
        self._number, self._ply, self._start = number, ply, start
        self._decisions: list[Decision] = []
        self._swings: list[Swing] = []
        self._course = [(ply, start)]

    def decide(self, decision: Decision) -> None:
        """The player's own decision; what was chosen is worth less, or as much. One that is `apart` changes nothing."""
        self._decisions.append(decision)
        if not decision.apart:
            after, value = self.worth - decision.cost, decision.option.value
            # They are the same but for rounding, unless a choice that costs nothing is estimated to be worth less.
            self._step(decision.ply, after if abs(after - value) > TIE else value)

    def change(self, ply: int, source: Source, worth: float) -> None:
        """A step that the player did not decide. What others do counts only if it changes the worth.

        Args:
            ply: of the state before it.
            source: whose turn it was.
            worth: what the round is worth after it.
        """
        if source == "own" or worth != self.worth:
            self._swings.append(Swing(ply + 1, source, self.worth, worth))
            self._step(ply, worth)

    def review(self, over: bool) -> RoundReview:
        """The round as far as it has gone.

        Args:
            over: whether it is over for the player.
        """
        steps = tuple(self._decisions), tuple(self._swings), tuple(self._course)
        return RoundReview(self._number, self._ply, self._start, self.worth, over, *steps)

    def _step(self, ply: int, worth: float) -> None:
        self.worth = worth
        self._course.append((ply + 1, worth))
