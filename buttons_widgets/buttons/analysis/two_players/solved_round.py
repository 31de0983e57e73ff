"""A round of two players that was worked out: values, advice, habits, differences, and how it is played."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import NamedTuple

import numpy as np

from ....kit.rules.answer import TIE
from ....kit.rules.errors import GameError, parsed_as, quoted
from ....kit.rules.game import mover_of
from ....kit.rules.numbers import whole_number
from ...rules.game import Game
from ...rules.moves import Lay, Move, OptOut, Pass, Roll
from ...rules.phase import Phase, Standing
from ...rules.position import Position
from ..backward_pass.tables import Floats
from ..solution import OPT_OUT, ROLL
from .boards import Boards, Players, Results, follow_pairs
from .plans import Plan, Side


class Habits(NamedTuple):
    """What a player is seen to do at its turns while the other is in.

    Attributes:
        turns: how many such turns it has in a round, on average.
        opt_out: how often it opts out when such a turn comes, 0 to 1.
        bust: how often it is bust when it rolls, 0 to 1.
    """

    turns: float
    opt_out: float
    bust: float


class Difference(NamedTuple):
    """A pair of boards at which two players in the same seat do not agree on whether to roll.

    Attributes:
        boards: the two positions, the first player's first.
        chance: how likely it is that the round comes there.
        advice: what the player who makes the best of the round does there: `"roll"` or `"opt out"`.
        cost: what the other choice gives up, in stars of the one in turn.
    """

    boards: tuple[Position, Position]
    chance: float
    advice: str
    cost: float


@dataclass(frozen=True, eq=False)
class TwoPlayerRound:
    """A round of two given players, worked out exactly. Get one from `solve_round`.

    Attributes:
        boards: the two positions from which it begins.
        pairs: how many pairs of boards can come up while both are in.
    """

    boards: tuple[Position, Position]
    pairs: int
    _sides: tuple[Side, Side] = field(repr=False)
    _plans: tuple[Plan, Plan] = field(repr=False)
    _tables: tuple[Boards, Players, Results] = field(repr=False)
    _counted: dict[int, Floats] = field(default_factory=dict, repr=False)

    def values(
        self, first: Position | None = None, second: Position | None = None, turn: int = 0
    ) -> tuple[float, float]:
        """The stars that each of the two may expect while both are in.

        Args:
            first: the first player's board; as at the beginning, if left out.
            second: the second player's.
            turn: who is to roll or opt out, 0 for the first player or 1 for the second.

        Raises:
            GameError: a board cannot come up in this round, or there is no such turn.
        """
        i, j, turn = self._state(first, second, turn)
        of_first, of_second = self._tables[2].stars[turn, :, i, j].tolist()
        return of_first, of_second

    def advice(self, first: Position | None = None, second: Position | None = None, turn: int = 0) -> str:
        """What the player in turn does while both are in: `"roll"` or `"opt out"`. The arguments are those of `values`.

        Raises:
            GameError: a board cannot come up in this round, or there is no such turn.
        """
        i, j, turn = self._state(first, second, turn)
        return OPT_OUT if self._plans[turn].leaves[i, j] else ROLL

    def player(self, seat: int) -> Plan:
        """How the player of a seat, 0 or 1, plays here: to be put into another `solve_round` from the same boards.

        Raises:
            GameError: there is no such seat.
        """
        return self._plans[_seat(seat)]._replace(best=False)

    def habits(self, seat: int, turn: int = 0, buttons: int | None = None) -> Habits:
        """How often a player opts out and is bust: the numbers that `Opponents` wants of it.

        Args:
            seat: whose habits, 0 or 1.
            turn: who begins.
            buttons: only the turns that it begins with so many buttons on its board; all turns, if left out.

        Raises:
            GameError: there is no such seat, or `buttons` is not a whole number from 0 on.
        """
        seat, turn = _seat(seat), _seat(turn)
        if turn not in self._counted:
            _, self._counted[turn] = self._followed(turn)
        counts = self._counted[turn]
        if buttons is None:
            seen = counts[seat].sum(axis=0)
        else:
            number = whole_number(buttons)
            if number is None or number < 0:
                raise GameError(f"on a board lie 0 buttons or more, not {quoted(buttons)}")
            seen = counts[seat, number] if number < counts.shape[1] else np.zeros(3)
        turns, out, bust = seen.tolist()
        rolls = turns - out
        return Habits(turns, out / turns if turns else 0.0, bust / rolls if rolls else 0.0)

    def differences(self, best: TwoPlayerRound, seat: int, turn: int = 0) -> tuple[Difference, ...]:
        """Where a player of this round rolls or opts out, and one who makes the best of it does the other.

        Args:
            best: a round from the same boards whose player of that seat is a `BestPlay`.
            seat: the seat, 0 or 1.
            turn: who begins.

        Returns:
            The pairs of boards, with how often *this* round comes there; those that cost most in all come first.

        Raises:
            GameError: `best` begins from other boards, or its player of that seat does not make the best of it.
        """
        seat = _seat(seat)
        if not isinstance(best, TwoPlayerRound) or best.boards != self.boards:
            raise GameError("only rounds that begin from the same boards can be compared")
        if not best._plans[seat].best:
            raise GameError("the round to compare with has no BestPlay() on that seat")
        reached, _ = self._followed(_seat(turn))
        wanted = best._plans[seat].leaves
        i, j = np.nonzero((self._plans[seat].leaves != wanted) & (reached[seat] > 0))
        mine, theirs = (i, j) if seat == 0 else (j, i)
        stars_of_other = best._plans[1 - seat].alone[theirs]
        stopping = self._sides[seat].stop[mine] - best._plans[seat].against * stars_of_other
        cost = np.abs(best._tables[2].roll[seat, i, j] - stopping)
        chance = reached[seat, i, j]
        return tuple(
            Difference(
                (self._position(0, int(i[k])), self._position(1, int(j[k]))),
                float(chance[k]),
                OPT_OUT if wanted[i[k], j[k]] else ROLL,
                float(cost[k]),
            )
            for k in np.argsort(-chance * cost, kind="stable")
        )

    def move(self, game: Game) -> Move:
        """What the player to move in a game does, so that a round can be played out: a bot, as long as both are fixed.

        Args:
            game: a game of two in which seat 0 is the first player here. Stars are put on the first spaces that may
                have them.

        Raises:
            GameError: the game is not one of two on these boards, or no player is to move.
        """
        seat = _mover(game)
        moves = game.legal_moves()
        if game.phase is Phase.STARS:
            return moves[0]
        other, plan = 1 - seat, self._plans[seat]
        both_in = game.standings[other] is Standing.IN
        # The other's board does not matter once it has left, and may be empty then.
        here = [game.position(one) if both_in or one == seat else self.boards[one] for one in range(2)]
        ranks = (self._rank(0, here[0]), self._rank(1, here[1]))
        if game.phase is Phase.DECIDE:
            leaves = plan.leaves[ranks] if both_in else plan.leaves_alone[ranks[seat]]
            return OptOut() if leaves else Roll()
        spaces = [move for move in moves if isinstance(move, Lay)]
        laid = [self._with_button(ranks, seat, move) for move in spaces]
        if not both_in:
            worths = [float(plan.alone[after[seat]]) for after in laid]
            passing = float(plan.alone[ranks[seat]])
        elif game.phase is Phase.GOLD:
            worths = [float(plan.worth[(seat, *after)]) for after in laid]
            passing = float(plan.worth[(seat, *ranks)])
        else:
            assert game.dice is not None
            golden = Lay(game.dice.golden_cell)
            worths = [float(plan.worth[(other, *self._answered(after, other, golden))]) for after in laid]
        if game.phase is Phase.GOLD:
            return spaces[0] if worths[0] > passing + TIE else Pass()
        best = 0
        for number, worth in enumerate(worths):
            if worth > worths[best] + TIE:
                best = number
        return spaces[best]

    def _with_button(self, ranks: tuple[int, int], seat: int, move: Lay) -> tuple[int, int]:
        """The ranks after a lay; -1 where it is not allowed."""
        laid = int(self._sides[seat].more[ranks[seat], self.boards[seat].grid.bit(move.cell)])
        return (laid, ranks[1]) if seat == 0 else (ranks[0], laid)

    def _answered(self, ranks: tuple[int, int], seat: int, golden: Lay) -> tuple[int, int]:
        """The ranks after a player has taken the golden space or passed, which it does before its own turn."""
        taken = self._with_button(ranks, seat, golden)
        worth = self._plans[seat].worth
        return taken if taken[seat] >= 0 and worth[(seat, *taken)] > worth[(seat, *ranks)] + TIE else ranks

    def _state(self, first: Position | None, second: Position | None, turn: int) -> tuple[int, int, int]:
        """The ranks of two boards, and a turn."""
        boards = (self.boards[0] if first is None else first, self.boards[1] if second is None else second)
        return self._rank(0, boards[0]), self._rank(1, boards[1]), _seat(turn)

    def _rank(self, seat: int, board: Position) -> int:
        """The rank of a player's board, whatever its dice are."""
        board = parsed_as(Position, board)
        start = self.boards[seat]
        rank = self._sides[seat].rank.get(board.button_mask)
        if rank is None or (board.colours, board.cards) != (start.colours, start.cards):
            raise GameError(f"the board {board} cannot come up in a round that begins from {start}")
        return rank

    def _position(self, seat: int, rank: int) -> Position:
        """The board of a rank."""
        mask = self._sides[seat].lattice.unrank(rank) | self.boards[seat].button_mask
        return replace(self.boards[seat], button_mask=mask)

    def _followed(self, turn: int) -> tuple[Floats, Floats]:
        """How often each pair comes up if a player begins, and what the players do."""
        boards, players, results = self._tables
        reached, counts = np.zeros_like(results.roll), np.zeros((2, int(boards.laid.max()) + 1, 3))
        reached[turn, 0, 0] = 1.0
        follow_pairs(boards, players, reached, counts)
        return reached, counts

    def __repr__(self) -> str:
        of_first, of_second = self.values()
        first, second = self.boards
        return f"TwoPlayerRound({first} and {second}: {of_first:.4f} and {of_second:.4f} stars if the first begins)"


def _seat(seat: int) -> int:
    """A seat of a game of two.

    Raises:
        GameError: it is neither 0 nor 1.
    """
    number = whole_number(seat)
    if number not in (0, 1):
        raise GameError(f"the players' seats are 0 and 1, not {quoted(seat)}")
    return number


def _mover(game: Game) -> int:
    """The seat of the player who moves in a game of two.

    Raises:
        GameError: it is no game of two, or no player is to move.
    """
    if not isinstance(game, Game) or len(game.names) != 2:
        raise GameError(f"a game of two is wanted here, not {quoted(game)}")
    return mover_of(game)
