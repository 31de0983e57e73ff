"""What a game supplies so that its games can be reviewed."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Hashable, Sequence
from itertools import pairwise
from types import MappingProxyType
from typing import Any, Generic, TypeVar

from ..coach.advisor import Advisor, ControlValues, WorthAdvisor
from ..language.figures import sign_of
from ..language.words import Words
from ..rules.answer import Answer, Watch, error_of, unwatched
from ..rules.errors import GameError
from ..rules.game import CHANCE, Game, Seat
from ..rules.history import states_of, states_of_round
from ..rules.review import Decision, Level, Review, RoundLog

G = TypeVar("G", bound=Game[Any])
Q = TypeVar("Q", bound=Hashable)


class Reviewer(ABC, Generic[G]):
    """A game's analysis of whole games, and the words for it.

    Attributes:
        advisor: names the choices of a decision.
        kinds: the kinds of decisions, in the order in which they are shown.
    """

    advisor: Advisor[G, Any]
    kinds: Sequence[str] = ()
    plot_unit: float = 1.0
    """What is one beside the plot."""

    def for_game(self, game: G) -> Reviewer[G]:
        """The analysis of one game, where games differ in what they are worth."""
        return self

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
        """What a decision cost, in its unit, with the standard error if it is estimated."""
        cost, error = self.amount(decision.cost, words), error_of(decision.cost)
        return f"{cost} ± {self.amount(error, words)}" if error else cost

    def plot_name(self, words: Words) -> str:
        """What the plot shows."""
        return words.say("review-plot")

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


class WorthReviewer(Reviewer[G], Generic[G, Q]):
    """The review of a game in which one function says what each choice is worth, round by round.

    It is made for games of two in which one wins what the other loses; with more players, `worth` is replaced.

    Attributes:
        advisor: its `question` and `worths` are asked.
        settings: with which it is asked, as people set them beside the coach.
        thresholds: what a decision costs at least that is marked ?!, ? and ??: as GNU Backgammon calls a play doubtful,
            bad and very bad, 2, 4 and 8 per cent of what is between losing and winning, here from -1 to 1.
    """

    advisor: WorthAdvisor[G, Q]
    settings: ControlValues = MappingProxyType({})
    thresholds: tuple[float, float, float] = (0.04, 0.08, 0.16)
    joined = False
    """Whether a round begins with what the one before has left, see `Review`."""

    def counted(self, value: float, words: Words) -> str:
        """As the coach has it."""
        return self.advisor.counted(value, words)

    def kind(self, question: Q) -> str:
        """Of which kind a decision is: here, the first one of `kinds`."""
        return self.kinds[0]

    def answer(self, question: Q) -> Answer:
        """What every choice is worth."""
        return Answer.of(self.advisor.worths(question))

    def matters(self, state: G, seat: Seat) -> bool:
        """Whether it is worked out what a state is worth to which the others' turns led."""
        return True

    def worth(self, state: G, seat: Seat) -> float:
        """What the round is worth to a player in a state in which there is something to do."""
        if state.to_move is CHANCE:
            return self.worth_at_chance(state, seat)
        best = max(self.advisor.worths(self._question(state)).values())
        return best if state.to_move == seat else -best

    def worth_at_chance(self, state: G, seat: Seat) -> float:
        """What it is worth while chance is to move: here 0, as in a fair game that begins."""
        return 0.0

    def worth_at_end(self, state: G, seat: Seat) -> float:
        """What the round was worth that the last move ended: here 1 if won, -1 if lost, 0 if all or none have won."""
        winners = () if state.result is None else state.result.winners
        return 0.0 if len(winners) in (0, len(state.names)) else 1.0 if seat in winners else -1.0

    def roller(self, state: G) -> Seat | None:
        """Whose roll it is when chance is to move; `None` for what falls for all, which is everybody's own luck."""
        return None

    def review(self, game: G, seat: Seat, watch: Watch = unwatched) -> Review:
        states, logs = states_of(game), list[tuple[RoundLog, bool]]()
        for number in range(1, game.round + 1):
            first, of_round = states_of_round(states, number)
            if len(of_round) > 1:
                start = logs[-1][0].worth if self.joined and logs else self.worth(of_round[0], seat)
                log = RoundLog(number, first, start)
                for ply, (before, after) in enumerate(pairwise(of_round), start=first):
                    is_last = after.to_move is None if self.joined else _is_over(after, number)
                    self._step(log, ply, before, after, seat, is_last=is_last)
                    watch((ply + 1) / game.ply)
                logs.append((log, _is_over(of_round[-1], number)))
        rounds = tuple(log.review(is_over) for log, is_over in logs)
        return Review(game.names[seat], seat, rounds, self.thresholds, joined=self.joined)

    def _step(self, log: RoundLog, ply: int, before: G, after: G, seat: Seat, *, is_last: bool) -> None:
        reached = self.worth_at_end if is_last else self.worth
        if before.to_move == seat:
            question = self._question(before)
            answer, chosen = self.answer(question), self.advisor.choice_of(after.last_move)
            log.decide(Decision(ply, self.kind(question), chosen, answer, question, forced=len(answer.options) < 2))
            if is_last and error_of(answer.find(chosen).value):  # an estimate is not what came of it
                log.change(ply, "own", reached(after, seat))
            return
        own = before.to_move is CHANCE and self.roller(before) in (None, seat)
        if own or is_last or self.matters(after, seat):
            log.change(ply, "own" if own else "others", reached(after, seat))

    def _question(self, state: G) -> Q:
        question = self.advisor.question(state, self.settings)
        assert question is not None, "a player is to move"
        return question


def _is_over(state: Game[Any], number: int) -> bool:
    return state.round != number or state.to_move is None
