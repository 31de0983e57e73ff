"""What a game supplies so that its games can be reviewed."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Hashable, Sequence
from copy import copy
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from ..coach.advisor import Advisor, ControlValues, WorthAdvisor
from ..language.figures import sign_of
from ..language.words import Words
from ..rules.answer import Answer, Watch, error_of, unwatched
from ..rules.errors import GameError, importing
from ..rules.game import CHANCE, Game, Seat
from ..rules.history import states_of, states_of_round
from ..rules.review import Decision, Level, Review, RoundLog

if TYPE_CHECKING:
    from ..analysis.comparing import PairedComparison

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
        """Whether a decision, taken in a state, can become a puzzle; it is asked often, and has to answer at once."""
        return False

    def keep(self, game: G, decision: Decision, words: Words) -> str:
        """Put a decision into a pack of the person's own as a puzzle, and say in a sentence where; it may take seconds.

        Args:
            game: the state in which it was taken.
            decision: one that `can_keep` allows.

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
    by_value = False
    """See `Review`."""
    joins_chance = False
    """Whether all that chance brings in a row is told in one."""
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

    def better(self, states: Sequence[G], ply: int) -> Hashable:
        """What would have been better than what was chosen at a ply, whatever comes; `None` if nothing is known to be.

        Args:
            states: of the whole game.
            ply: of the state in which it was chosen.
        """
        return None

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
                log = RoundLog(number, first, start, by_value=self.by_value)
                for ply, after in enumerate(of_round[1:], start=first):
                    is_last = after.to_move is None if self.joined else _is_over(after, number)
                    self._step(log, states, ply, seat, is_last=is_last)
                    watch((ply + 1) / game.ply)
                logs.append((log, _is_over(of_round[-1], number)))
        rounds = tuple(log.review(is_over) for log, is_over in logs)
        name = game.names[seat]
        return Review(name, seat, rounds, self.thresholds, joined=self.joined, by_value=self.by_value)

    def _step(self, log: RoundLog, states: Sequence[G], ply: int, seat: Seat, *, is_last: bool) -> None:
        before, after = states[ply : ply + 2]
        reached = self.worth_at_end if is_last else self.worth
        if before.to_move == seat:
            question = self._question(before)
            answer, chosen = self.answer(question), self.advisor.choice_of(after.last_move)
            forced, better = len(answer.options) < 2, self.better(states, ply)
            log.decide(Decision(ply, self.kind(question), chosen, answer, question, forced=forced, better=better))
            if is_last and error_of(answer.find(chosen).value):  # an estimate is not what came of it
                log.change(ply, "own", reached(after, seat))
            return
        own = before.to_move is CHANCE and self.roller(before) in (None, seat)
        if own and self.joins_chance and after.to_move is CHANCE:
            return
        if own or is_last or self.matters(after, seat):
            log.change(ply, "own" if own else "others", reached(after, seat))

    def _question(self, state: G) -> Q:
        question = self.advisor.question(state, self.settings)
        assert question is not None, "a player is to move"
        return question


class GrowingReviewer(WorthReviewer[G, Q], Generic[G, Q]):
    """The review of a game by games that are played on from each choice: what decisions cost are chances to win.

    A game supplies `kinds`, `advisor`, `settings` with which a worth is a chance to win, `get_ready`, `begun`, `wins`
    and `roller`; there may be any number of players. What costs 2, 4 and 8 per cent is called doubtful, bad and very
    bad, as in GNU Backgammon.
    """

    advisor: Any
    """A `GrowingAdvisor`."""

    thresholds = (0.02, 0.04, 0.08)
    joined = True
    plot_unit = 0.01
    most_error = 0.01
    """From a decision games are played on until the standard error of each cost in question is so much or less."""
    getting_ready = 0.2
    """What `get_ready` is taken for of all the work."""

    # Of one review
    _answers: dict[Q, Answer]
    _still_wanted: Watch

    @abstractmethod
    def get_ready(self, game: G, watch: Watch) -> None:
        """Get ready to play on in a game, which may take seconds. What it keeps in itself is of one review alone."""

    @abstractmethod
    def begun(self, question: Q) -> PairedComparison[Any, Any]:
        """The games from each choice of a decision, before the first one."""

    @abstractmethod
    def wins(self, state: G, seat: Seat) -> float:
        """The share of the games that a player wins that are played on from a state in which it does not decide."""

    def most_games(self) -> int:
        """So many games are played on from each choice at most."""
        # Late: it brings numpy.
        from ..analysis.comparing import MANY_GAMES

        return MANY_GAMES

    # In words

    def amount(self, value: float, words: Words, *, signed: bool = False) -> str:
        """Per cent, rounded before the sign is chosen."""
        return super().amount(round(100 * value, 1), words, signed=signed)

    def counted(self, value: float, words: Words) -> str:
        """Per cent."""
        return words.say("coach-percent", percent=value)

    def assumed(self, game: G, words: Words) -> Sequence[str]:
        """Who plays on, and what is not exact."""
        return [words.say("review-assumes-bot"), words.say("review-assumes-error")]

    # In numbers

    def review(self, game: G, seat: Seat, watch: Watch = unwatched) -> Review:
        with importing():
            from ..analysis.compiling import check_compiles
        check_compiles()
        done, ready = 0.0, self.getting_ready

        def watched(share: float) -> None:
            nonlocal done
            done = share
            watch(share)

        one = copy(self)  # `report` may wait for a review while the same is worked out in a thread
        one._answers, one._still_wanted = {}, lambda share: watch(done)
        one.get_ready(game.start_state(), lambda share: watched(ready * share))
        return super(GrowingReviewer, one).review(game, seat, lambda share: watched(ready + (1 - ready) * share))

    def answer(self, question: Q) -> Answer:
        """By games that are played on from every choice until each cost is accurate, or one choice surely the best."""
        if question not in self._answers:
            begun = self.begun(question)
            begun.grow(
                self.most_games(),
                lambda: begun.is_sure(of_wins=True) or begun.is_accurate(self.most_error),
                self._still_wanted,
            )
            self._answers[question] = begun.answer(of_wins=True)
        return self._answers[question]

    def matters(self, state: G, seat: Seat) -> bool:
        """What happens between an own decision and the next own roll or decision is told in one."""
        return state.to_move == seat or (state.to_move is CHANCE and self.roller(state) in (None, seat))

    def worth(self, state: G, seat: Seat) -> float:
        """The chance to win."""
        if state.to_move is None:
            return self.worth_at_end(state, seat)
        if state.to_move == seat:
            return self.answer(self._question(state)).options[0].value
        return self.wins(state, seat)

    def worth_at_end(self, state: G, seat: Seat) -> float:
        """1 for a win; one that is shared counts in parts."""
        assert state.result is not None
        return (seat in state.result.winners) / len(state.result.winners)


def _is_over(state: Game[Any], number: int) -> bool:
    return state.round != number or state.to_move is None
