"""A round under review: its decisions, and everything else that changed its worth, written down one after another."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from itertools import pairwise
from typing import Any, TypeVar

from .answer import TIE, Answer, Watch, error_of, unwatched
from .game import CHANCE, Game, Seat
from .history import states_of, states_of_round
from .review import Decision, Review, RoundReview, Source, Swing

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


def review_by_worths(
    game: G,
    seat: Seat,
    question: Callable[[G], Q],
    worths: Callable[[Q], Mapping[Any, float]],
    kind: Callable[[Q], str],
    worth_at_chance: Callable[[G, Seat], float],
    worth_at_end: Callable[[G, Seat], float],
    thresholds: tuple[float, float, float],
    watch: Watch = unwatched,
    roller: Callable[[G], Seat | None] = lambda _game: None,
) -> Review:
    """The review of a game for two, round by round, in which the worth of every choice is known.

    What one player wins the other loses.

    Args:
        game: as far as it has gone.
        seat: whose decisions are reviewed.
        question: what the player to move has to decide.
        worths: what every move is worth to that player.
        kind: of which kind the decision is.
        worth_at_chance: what a round is worth to a player while chance is to move.
        worth_at_end: what the round was worth that the last move ended.
        thresholds: what a decision costs at least that is marked ?!, ? and ??.
        watch: called after every ply with the share that is done; what it raises ends the work.
        roller: whose roll it is when chance is to move; `None` for what falls for all, which is everybody's own luck.
    """

    def decision(before: G, after: G, ply: int) -> Decision:
        asked = question(before)
        values = worths(asked)
        return Decision(ply, kind(asked), after.last_move, Answer.of(values), asked, forced=len(values) < 2)

    def worth(state: G, seat: Seat) -> float:
        if state.to_move is CHANCE:
            return worth_at_chance(state, seat)
        best = max(worths(question(state)).values())
        return best if state.to_move == seat else -best

    states, found = states_of(game), []
    for number in range(1, game.round + 1):
        first, of_round = states_of_round(states, number)
        over = _is_over(of_round[-1], number)
        if len(of_round) > 1:
            log = RoundLog(number, first, worth(of_round[0], seat))
            for ply, (before, after) in enumerate(pairwise(of_round), start=first):
                if before.to_move == seat:
                    made = decision(before, after, ply)
                    log.decide(made)
                    if _is_over(after, number) and error_of(made.answer.find(made.choice).value):
                        log.change(ply, "own", worth_at_end(after, seat))  # an estimate is not what came of it
                else:
                    reached = worth_at_end if _is_over(after, number) else worth
                    own = before.to_move is CHANCE and roller(before) in (None, seat)
                    log.change(ply, "own" if own else "others", reached(after, seat))
                watch((ply + 1) / game.ply)
            found.append(log.review(over))
    return Review(game.names[seat], seat, tuple(found), thresholds, ())


def _is_over(state: Game[Any], number: int) -> bool:
    return state.round != number or state.to_move is None
