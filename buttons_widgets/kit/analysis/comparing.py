"""What choices are worth by games that are played on from each of them, the longer, the surer.

All choices meet the same dice, so that their worths differ by less than chance would have it.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Hashable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial
from math import hypot, inf
from numbers import Real
from time import monotonic
from typing import Any, ClassVar, Final, Generic, NamedTuple, TypeVar

import numpy as np
from numpy.typing import NDArray

from ..rules.answer import Answer, Estimate, Watch, unwatched
from ..rules.errors import GameError, quoted
from .compiling import COMPILES
from .simulating import GAMES_AT_ONCE, in_parts, mean_of

C = TypeVar("C", bound=Hashable)
B = TypeVar("B")

FIRST_GAMES: Final = 500 if COMPILES else 10
"""So many games from each choice are compared first; then as many again as there were."""
MANY_GAMES: Final = 32_000 if COMPILES else 200
"""With so many from each choice a difference of a tenth of a point is seen, and it takes a few seconds."""
SURE: Final = 4.0
"""By so many standard errors of the difference the best choice leads if that is sure. Of two equally good ones one does
so by chance in one look of 16,000; with ten such choices and seven looks, in one comparison of some 250 at most."""
ALIKE_AFTER: Final = 8_000
"""Two choices are taken for equally good if all of so many games from them came out alike."""


@dataclass(frozen=True)
class Worth:
    """What a choice is worth by games played on from it.

    Attributes:
        points: what the player has at the end on average; where less is better, less than 0.
        wins: the share of the games that it wins, shared ones in parts.
        points_lost: how much less the points are than those of the choice with the most; its error is that of the
            difference, which is small because all choices meet the same dice.
        wins_lost: how much less the wins are than those of the choice with the most.
    """

    points: Estimate
    wins: Estimate
    points_lost: Estimate
    wins_lost: Estimate


class Played(NamedTuple):
    """What games brought the player who chose.

    Attributes:
        points: what the player had at the end, by game.
        shares: of the win, by game.
    """

    points: NDArray[Any]
    shares: NDArray[Any]


class PairedComparison(ABC, Generic[C, B]):
    """Choices that are compared. A game derives from it, and says how games are played.

    Args:
        begins: for each choice where the games begin that are played on from it.
        workers: on how many processors; the result is the same.

    Attributes:
        games: how many games were played on from each choice, or from each that is still in question.
    """

    first_games: ClassVar[int] = FIRST_GAMES
    """So many games from each choice are compared first."""
    games_at_once: ClassVar[int] = GAMES_AT_ONCE
    """So many games are played in one go; between two goes the work can be ended."""
    lead: ClassVar[float] = SURE
    """By so many standard errors of the difference the best choice has to lead."""
    drops: ClassVar[bool] = False
    """Whether no more games are played from a choice that surely wins less than another: where there are many choices.

    What it is worth is then known less well than what the others are."""

    def __init__(self, begins: Mapping[C, B], workers: int) -> None:
        self._begins, self._workers, self.games = dict(begins), workers, 0
        self._played = dict.fromkeys(self._begins, Played(np.zeros(0, np.int64), np.zeros(0)))

    @abstractmethod
    def play(self, begin: B, first: int, count: int) -> Played:
        """Play `count` games, the first of this number: of two choices those with one number meet the same dice."""

    def play_on(self, games: int, watch: Watch = unwatched) -> None:
        """Play more games on from each choice that is in question.

        Args:
            games: how many.
            watch: called many times a second with the share of them that is played, 0 to 1. What it raises ends the
                work, and what was played since the last call does not count.
        """
        found: dict[C, list[Played]] = {choice: [self._played[choice]] for choice in self.in_question}
        for done, (choice, parts) in enumerate(found.items()):
            play = partial(self.play, self._begins[choice])
            for part in in_parts(play, games, self.games_at_once, self._workers, self.games):
                parts.append(part)
                watch((done + sum(len(each.points) for each in parts[1:]) / games) / len(found))
        for choice, parts in found.items():
            self._played[choice] = Played(*map(np.concatenate, zip(*parts, strict=True)))
        self.games += games

    def grow(self, most: int, is_enough: Callable[[], bool], watch: Watch = unwatched) -> None:
        """Play as many games more as there were, `first_games` at first, until that is enough: see `Growing.grow`."""
        while self.games < most and not (self.games and is_enough()):
            self._play_as_many(most, watch)

    def _play_as_many(self, most: int, watch: Watch) -> None:
        games = min(max(self.first_games, self.games), most - self.games)
        self.play_on(games, lambda share: watch((self.games + share * games) / most))

    def until_sure(self, games: int, until: float) -> Mapping[C, Worth]:
        """The worths, as soon as the most points and the most wins are sure, or there is no more time.

        Args:
            games: how many games at most are played on from each choice.
            until: at this moment, see `end_of`, it ends with the games that are being played, or with the first ones.
        """

        def is_enough() -> bool:
            # The points of what was dropped are known no better later.
            return ((self.drops or self.is_sure()) and self.is_sure(of_wins=True)) or monotonic() > until

        self.grow(games, is_enough)
        return self.worths

    @property
    def worths(self) -> Mapping[C, Worth]:
        """The worths by the choices, in their order."""
        (points, points_lost), (wins, wins_lost) = (
            _means([played[which] for played in self._played.values()], self.games) for which in (0, 1)
        )
        return dict(zip(self._played, map(Worth, points, wins, points_lost, wins_lost), strict=True))

    @property
    def in_question(self) -> Sequence[C]:
        """The choices that are played on from: all of them, or those that were never surely behind."""
        return self._in_question(self.worths) if self.drops and self.games > 1 else list(self._begins)

    def _in_question(self, worths: Mapping[C, Worth]) -> Sequence[C]:
        return [
            choice
            for choice, worth in worths.items()
            if len(self._played[choice].shares) == self.games
            and (not self.drops or worth.wins_lost <= self.lead * worth.wins_lost.error)
        ]

    def is_sure(self, *, of_wins: bool = False) -> bool:
        """Whether the best choice leads every other one by `lead` standard errors, or was never seen to differ from it.

        Args:
            of_wins: whether the choice with the most wins is the best, and not the one with the most points.
        """
        if self.games < 2:
            return False
        losses = [worth.wins_lost if of_wins else worth.points_lost for worth in self.worths.values()]
        # Where no game of either differed, few games say little.
        alike = sum(loss == loss.error == 0 for loss in losses) > 1 and self.games < ALIKE_AFTER
        return not alike and all(loss.error == 0 or loss > self.lead * loss.error for loss in losses)

    def is_accurate(self, error: float) -> bool:
        """Whether what each choice in question loses in wins is known with a standard error of so much or less."""
        worths = self.worths
        return max(worths[choice].wins_lost.error for choice in self._in_question(worths)) <= error

    def answer(self, *, of_wins: bool = False) -> Answer:
        """What is known of the decision so far, in points or, if `of_wins`, in wins."""
        worths = self.worths
        answer = Answer.of(
            {choice: worth.wins if of_wins else worth.points for choice, worth in worths.items()},
            losses={choice: worth.wins_lost if of_wins else worth.points_lost for choice, worth in worths.items()},
        )
        return replace(answer, games=self.games, is_sure=self.is_sure(of_wins=of_wins))


def _means(by_choice: Sequence[NDArray[Any]], games: int) -> tuple[list[Estimate], list[Estimate]]:
    """What each choice brought on average, and how much less than the best one in the same games.

    What was dropped has fewer games. It is worth as much less than the best choice as it was behind in them.

    Args:
        games: how many were played from those that were not dropped.
    """
    most = max((one for one in by_choice if len(one) == games), key=np.mean)
    best = mean_of(most)
    lost = [mean_of(most[: len(one)] - one) for one in by_choice]
    means = [
        mean_of(one) if len(one) == games else Estimate(best - loss, hypot(best.error, loss.error))
        for one, loss in zip(by_choice, lost, strict=True)
    ]
    return means, lost


def moves_to_compare(legal: Sequence[C], moves: object) -> list[C]:
    """Those of the legal moves that are compared, in their order: all, if `moves` is `None`.

    Raises:
        GameError: these are no moves, none, or not all legal.
    """
    some = legal if moves is None else list(moves) if isinstance(moves, Collection) else []
    if not some or not all(move in legal for move in some):
        raise GameError(f"the moves to compare are one legal one at least, and no other, not {quoted(moves)}")
    return [move for move in legal if move in some]


def end_of(seconds: float | None) -> float:
    """The moment some seconds from now, as `monotonic` has it; never, if that is left out.

    Raises:
        GameError: these are no seconds.
    """
    if seconds is not None and not (isinstance(seconds, Real) and not isinstance(seconds, bool) and seconds >= 0):
        raise GameError(f"a comparison takes some seconds, 0 or more, not {quoted(seconds)}")
    return inf if seconds is None else monotonic() + seconds
