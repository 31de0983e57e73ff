"""The course of one game at one table: who sits where, what was played, what was taken back. No widgets.

A session holds every state that the game went through and a pointer to the one that counts. Undo and redo move the
pointer; a new move cuts off what lay ahead. Since dice come from the game's seed, whoever undoes meets them again.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Generic, TypeVar

from ..rules.errors import IllegalMove
from ..rules.game import CHANCE, Bot, Game, Seat
from ..rules.history import states_of

G = TypeVar("G", bound=Game[Any])


class BotError(Exception):
    """A bot raised an exception, or answered with a move that is not legal. The game stands as it stood.

    Attributes:
        seat: where the bot sits.
        reason: what went wrong, for people.
    """

    def __init__(self, seat: Seat, reason: str) -> None:
        super().__init__(f"the bot in seat {seat}: {reason}")
        self.seat = seat
        self.reason = reason


class Session(Generic[G]):
    """One game at one table.

    Args:
        game: where to begin; its earlier states can be undone too.
        bots: for each seat a bot, or `None` for a person.
        on_change: called with the game after every change and before anybody sees it: the place to save.

    Raises:
        ValueError: there are not as many bots (or `None`) as seats.
    """

    def __init__(self, game: G, bots: Sequence[Bot | None], on_change: Callable[[G], None] = lambda game: None) -> None:
        if len(bots) != len(game.names):
            raise ValueError(f"{len(game.names)} seats need as many bots or None, not {len(bots)}")
        self.bots = list(bots)
        self._on_change = on_change
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
        """Whether a person is to move."""
        mover = (game or self.game).to_move
        return isinstance(mover, int) and self.bots[mover] is None

    @property
    def has_people(self) -> bool:
        """Whether a person sits at the table."""
        return None in self.bots

    def play(self, move: object) -> G:
        """Make a person's move; what was undone before is forgotten.

        Raises:
            IllegalMove: the move is against the rules. Nothing has changed.
        """
        return self._add(self.game.play(move))

    def step(self) -> G | None:
        """Let chance or a bot make its next move; `None` if a person is to move or the game is over.

        Raises:
            BotError: the bot raised or answered with a move that is not legal. Nothing has changed.
        """
        game, mover = self.game, self.game.to_move
        if mover is CHANCE:
            return self._add(game.play(game.chance_move()))
        if mover is None or not isinstance(mover, int):
            return None
        bot = self.bots[mover]
        if bot is None:
            return None
        try:
            answered = game.play(bot(game.seen_by(mover)))
        except IllegalMove as error:
            raise BotError(mover, str(error)) from error
        except Exception as error:  # a bot is somebody's own code: whatever it does, the table must stand
            raise BotError(mover, f"{type(error).__name__}: {error}") from error
        return self._add(answered)

    def _add(self, game: G) -> G:
        self._states[self._ply + 1 :] = [game]
        self._ply += 1
        self._on_change(game)
        return game

    # Taking back

    def _decision_before(self) -> int | None:
        """The ply of the last decision that a person took before now."""
        return next((ply for ply in reversed(range(self._ply)) if self.waits_for_person(self._states[ply])), None)

    def _decision_after(self) -> int | None:
        """The next ply at which a person decides, or the furthest one that was reached."""
        last = len(self._states) - 1
        if self._ply == last:
            return None
        ahead = range(self._ply + 1, last)
        return next((ply for ply in ahead if self.waits_for_person(self._states[ply])), last)

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
        """Take everything after a ply back; redo brings it again.

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
        self._on_change(self.game)
        return True
