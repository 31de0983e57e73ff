"""The course of one game at one table: who sits where, what was played, what was taken back. No widgets.

A session holds every state that the game went through and a pointer to the one that counts. Undo and redo move the
pointer; a new move cuts off what lay ahead. Dice come from the game's seed, so they fall the same way after an undo.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Generic, TypeVar

from ..bots.bot_call import details_of, kind_and_reason, place_of
from ..rules.errors import IllegalMove, plain_reason, quoted
from ..rules.game import Bot, Game, Seat
from ..rules.history import states_of
from ..rules.phrase import Phrase

G = TypeVar("G", bound=Game[Any])


class BotError(Exception):
    """A bot raised an exception, or answered with what is no legal move. The game has not changed.

    Attributes:
        reason: what went wrong, in a line for people.
        details: the whole of it, such as a traceback; "" if the reason says all.
    """

    def __init__(self, seat: Seat, reason: str, details: str = "") -> None:
        super().__init__(f"the bot in seat {seat}: {reason}")
        self.seat = seat
        self.reason = reason
        self.details = details


class Session(Generic[G]):
    """One game at one table.

    Args:
        game: the state to begin with; moves made before it can be undone too.
        bots: for each seat a bot, or `None` for a person.
        asks: whether the player to move in a state is asked; of whoever is not, the only legal move is made.

    Raises:
        ValueError: the number of bots (or `None`) differs from the number of seats.
    """

    def __init__(self, game: G, bots: Sequence[Bot | None], asks: Callable[[G], bool] = lambda game: True) -> None:
        if len(bots) != len(game.names):
            raise ValueError(f"{len(game.names)} seats need as many bots or None, not {len(bots)}")
        self.bots = list(bots)
        self._asks = asks
        # The plies within what a person decided in one go: nobody decided there.
        self._within: set[int] = set()
        self._states = states_of(game)
        self._ply = game.ply

    @property
    def game(self) -> G:
        """The state that counts."""
        return self._states[self._ply]

    @property
    def states(self) -> tuple[G, ...]:
        """Every state up to the one that counts; the state of ply p is `states[p]`."""
        return tuple(self._states[: self._ply + 1])

    def waits_for_person(self, game: G | None = None) -> bool:
        """Whether a person is to move, and is asked."""
        state = game or self.game
        mover = state.to_move
        return isinstance(mover, int) and self.bots[mover] is None and self._asks(state)

    @property
    def has_people(self) -> bool:
        """Whether a person sits at the table."""
        return None in self.bots

    def last_decision(
        self, decides: Callable[[G], bool], ply: int, *, looking_back: bool = False
    ) -> tuple[G, Any] | None:
        """The decision that counts at a ply: the state in which it was taken, and the move; `None` if there is none.

        Args:
            decides: whether there is more than one thing to choose in a state: a forced move is no decision.
            ply: the ply that is shown.
            looking_back: whether that is a state of the past. Then it is what was decided right there, by any player;
                else the last decision of a person, or of any player where no person plays; of several moves that
                were decided in one go, the first one.
        """
        states = self.states
        for at in [ply] if looking_back else reversed(range(ply)):
            counts = looking_back or not self.has_people or self._was_decided_at(at)
            if counts and at + 1 < len(states) and decides(states[at]):
                return states[at], states[at + 1].last_move
        return None

    def play(self, *moves: object) -> G:
        """Make a person's move, or several that are decided in one go; what was undone before is forgotten.

        Raises:
            IllegalMove: a move is against the rules, or it is not this person's any more. Nothing has changed.
        """
        states = [self.game]
        for move in moves:
            if states[-1].to_move != self.game.to_move:
                raise IllegalMove(f"one player decides in one go, not {quoted(move)} as well: {states[-1]!r}")
            states.append(states[-1].play(move))
        first = self._ply
        for state in states[1:]:
            self._add(state)
        self._within |= set(range(first + 1, self._ply))
        return self.game

    def fall(self) -> G:
        """Let chance make its move. If it falls as before, what was taken back after it can still be brought back.

        Raises:
            IllegalMove: chance is not to move.
        """
        game = self.game.play(self.game.chance_move())
        if self._states[self._ply + 1 : self._ply + 2] == [game]:
            return self._advance()
        return self._add(game)

    def ask(self) -> Callable[[], Any] | None:
        """What the bot that is to move has to decide, as a function of no arguments; `None` if no bot is to move.

        Of a person who is not asked it is the only legal move. The function may be called anywhere and at any time: it
        knows the state in which it was asked for.

        Raises:
            ValueError: somebody is not asked who has more than one legal move.
        """
        game, mover = self.game, self.game.to_move
        if not isinstance(mover, int) or self.waits_for_person():
            return None
        bot = self.bots[mover]
        if bot is not None:
            return lambda: bot(game.seen_by(mover))
        (move,) = game.legal_moves()
        return lambda: move

    def answered(self, answer: Any) -> G:
        """Make the move with which the bot that is to move has answered.

        Raises:
            BotError: it is no legal move. Nothing has changed.
        """
        game = self.game
        assert isinstance(game.to_move, int)
        if answer is None:
            raise BotError(
                game.to_move,
                Phrase("refused-bot-nothing", "it returned nothing (None) instead of one of game.legal_moves()"),
            )
        try:
            after = game.play(answer)
        # What was answered may be of any type, and be compared and quoted in any way. An interrupt counts as well: who
        # ends an answer that takes for ever to be compared wants to decide in its place.
        except BaseException as error:
            raise BotError(game.to_move, plain_reason(error)) from error
        return self._add(after)

    def trouble(self, error: BaseException) -> BotError:
        """What the bot that is to move has raised, in words for people."""
        seat, reason, place = self.game.to_move, kind_and_reason(error), place_of(error)
        assert isinstance(seat, int)
        return BotError(seat, f"{reason} ({place})" if place else reason, details_of(error))

    def _add(self, game: G) -> G:
        self._states[self._ply + 1 :] = [game]
        self._within = {ply for ply in self._within if ply < self._ply}
        return self._advance()

    def _advance(self) -> G:
        self._ply += 1
        return self.game

    # Taking back

    def _decision_before(self) -> int | None:
        """The ply of the last decision that a person took before now."""
        return next((ply for ply in reversed(range(self._ply)) if self._was_decided_at(ply)), None)

    def _decision_after(self) -> int | None:
        """The next ply at which a person decides, or the furthest one that was reached."""
        last = len(self._states) - 1
        if self._ply == last:
            return None
        ahead = range(self._ply + 1, last)
        return next((ply for ply in ahead if self._was_decided_at(ply)), last)

    def _was_decided_at(self, ply: int) -> bool:
        return ply not in self._within and self.waits_for_person(self._states[ply])

    @property
    def can_undo(self) -> bool:
        """Whether a person has decided something that can be taken back."""
        return self._decision_before() is not None

    @property
    def can_redo(self) -> bool:
        """Whether something was taken back and nothing else was played since."""
        return self._decision_after() is not None

    def undo(self) -> bool:
        """Go back to the last decision of a person, over the bots' replies to it; `False` if there is none."""
        return self._go(self._decision_before())

    def redo(self) -> bool:
        """Go forward again to the next decision of a person; `False` if nothing was taken back."""
        return self._go(self._decision_after())

    def go_to(self, ply: int) -> bool:
        """Take back everything after a ply; redo brings it back.

        Raises:
            ValueError: the game has no such ply.
        """
        if ply not in range(len(self._states)):
            raise ValueError(f"the game has plies 0 to {len(self._states) - 1}, not {ply}")
        return self._go(ply)

    def _go(self, ply: int | None) -> bool:
        if ply is None or ply == self._ply:
            return False
        self._ply = ply
        return True
