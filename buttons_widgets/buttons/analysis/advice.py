"""What the exact analysis is asked about a decision in a game, and what it answers.

A question holds all that the answer depends on, so two equal questions have one answer. Solving imports numpy and
numba only when the first question is answered.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property

from ...kit.rules.answer import Watch, unwatched
from ...kit.rules.errors import GameError, quoted
from ...kit.rules.game import Seat
from ..cells import Cell
from ..rules.game import Game
from ..rules.moves import Lay, Move, OptOut, Pass, Roll
from ..rules.phase import Phase, Standing
from ..rules.position import Position
from .chances import bust_chance, cell_chances
from .lattice import count_positions
from .opponents import NO_OPPONENTS, USUAL_CHANCES, Opponents
from .solution import OPT_OUT, PASS, ROLL, Choice, Comparison, Goal, Solution
from .solve import check_compiles, is_solved, solve, values_of

MOST_UNCOMPILED = 300_000
"""Without numba, a question that needs more values than this is not answered: it would take too long."""


@dataclass(frozen=True)
class Assumptions:
    """What is assumed of the opponents, and what the player is after.

    Attributes:
        opt_out: the chance that an opponent opts out when its turn comes; `None` for what is usual among so many
            players, see `USUAL_CHANCES`.
        bust: the chance that an opponent that rolls is bust; `None` for what is usual.
        goal: `"stars"` or `"win"`.
    """

    opt_out: float | None = None
    bust: float | None = None
    goal: Goal = "stars"

    def opponents(self, game: Game, count: int) -> Opponents:
        """The opponents that are still in.

        What is usual depends on how many opponents there are in the game. So their habits stay the same while one
        after the other leaves a round, and what a player was told at its beginning holds until its end.

        Args:
            game: the game.
            count: how many of the player's opponents are still in.

        >>> Assumptions(bust=0.2).opponents(Game.start(["Ada", "Bo", "Cy", "Di"]), 2)
        Opponents(count=2, opt_out=0.27, bust=0.2, dice_each=1)
        """
        if not count:
            return NO_OPPONENTS
        opt_out, bust = USUAL_CHANCES[len(game.names) - 1]
        return Opponents(
            count,
            opt_out if self.opt_out is None else self.opt_out,
            bust if self.bust is None else self.bust,
            game.setup.depot_dice,
        )


@dataclass(frozen=True)
class Question:
    """A decision of one player.

    Attributes:
        position: its board.
        opponents: the other players who are still in.
        goal: what counts.
        offered: the spaces that the dice offer to the player in turn; empty if the question is to roll or opt out.
        golden: the golden space of another player's roll; `None` if the question is not about one.
        to_act: for a golden space, how many opponents act before the player's next turn.
    """

    position: Position
    opponents: Opponents = NO_OPPONENTS
    goal: Goal = "stars"
    offered: tuple[Cell, ...] = ()
    golden: Cell | None = None
    to_act: int = 0

    @property
    def choices(self) -> tuple[Choice, ...]:
        """What may be chosen, in a fixed order. The answer has an option for each."""
        if self.golden is not None:
            return self.golden, PASS
        if self.offered:
            return self.offered
        return (ROLL, OPT_OUT) if self.position.button_mask else (ROLL,)

    @property
    def cells(self) -> tuple[Cell, ...]:
        """The spaces among the choices: those that the dice offer. Empty if the question is to roll or opt out."""
        return self.offered if self.golden is None else (self.golden,)

    @cached_property
    def positions(self) -> int:
        """How many positions have to be solved for the answer."""
        return count_positions(self.position)

    @property
    def values(self) -> int:
        """How many numbers have to be found for the answer, see `values_of`."""
        return values_of(self.position, self.opponents)


@dataclass(frozen=True)
class Advice:
    """The answer to a question.

    Attributes:
        question: the question.
        solution: the exact solution of its position.
        comparison: every option of the question, the best first.
    """

    question: Question
    solution: Solution = field(repr=False)
    comparison: Comparison

    @property
    def worths(self) -> Mapping[Cell, float]:
        """What each space is worth on which a button may be laid: now, or after a roll that offers it."""
        if self.question.cells:
            return {o.choice: o.value for o in self.comparison if not isinstance(o.choice, str)}
        return self.solution.cell_values

    @property
    def best_cells(self) -> tuple[Cell, ...]:
        """The best of these spaces; none if it is better to lay on none of them."""
        if self.question.cells:
            return tuple(o.choice for o in self.comparison if o.best and not isinstance(o.choice, str))
        return self.solution.best_cells()

    @cached_property
    def chances(self) -> Mapping[Cell, float]:
        """For each legal space, the chance that the player's next own roll offers it if no opponent leaves before."""
        return {cell: float(chance) for cell, chance in cell_chances(self.question.position).items()}

    def bust_after(self, choice: Choice) -> float | None:
        """The chance that the player's next own roll is bust if no opponent leaves before; `None` after opting out.

        Args:
            choice: what the player does first. After `"roll"` the next roll comes at once, after a cell or `"pass"`
                it comes in the player's next turn.
        """
        position = self.question.position
        if choice == OPT_OUT:
            return None
        return float(bust_chance(position if isinstance(choice, str) else position.lay(choice)))


def question_about(game: Game, assumptions: Assumptions) -> Question | None:
    """What the player to move has to decide; `None` if chance moves, stars are placed, or the game is over."""
    seat = game.to_move
    if not isinstance(seat, int) or game.phase is Phase.STARS:
        return None
    opponents = assumptions.opponents(game, game.standings.count(Standing.IN) - 1)
    position = game.position(seat)
    if game.phase is Phase.GOLD and game.dice is not None:
        golden, to_act = game.dice.golden_cell, others_before(game, seat)
        return Question(position, opponents, assumptions.goal, golden=golden, to_act=to_act)
    offered = tuple(move.cell for move in game.legal_moves() if isinstance(move, Lay))
    return Question(position, opponents, assumptions.goal, offered)


def others_before(game: Game, seat: Seat) -> int:
    """How many players who are in have their turn after the player in turn and before a seat."""
    players = len(game.names)
    between = range(1, (seat - game.turn) % players)
    return sum(game.standings[(game.turn + step) % players] is Standing.IN for step in between)


def choice_of(move: Move) -> Choice:
    """The name of a decision in the exact analysis.

    Raises:
        GameError: the move is no decision that the analysis knows: dice, or stars that are placed.
    """
    match move:
        case Roll():
            return ROLL
        case OptOut():
            return OPT_OUT
        case Pass():
            return PASS
        case Lay(cell):
            return cell
    raise GameError(f"{str(move) if isinstance(move, Move) else quoted(move)} is no decision of a round")


def effort(question: Question) -> int:
    """How many numbers have to be found for an answer; 0 if it is remembered."""
    return 0 if is_solved(question.position, question.opponents, question.goal) else question.values


def advise(question: Question, watch: Watch = unwatched) -> Advice:
    """Answer a question exactly. It may take seconds: see `solve`, which also says what `watch` is.

    Raises:
        MissingPackageError: numpy or numba is not installed, and the question is too large without it.
        MemoryError: the question is too large for this machine.

    >>> advice = advise(Question(Position.parse("RbyG/gryb/ybRy/bYrg r 2")))
    >>> [option.choice for option in advice.comparison]
    ['opt out', 'roll']
    """
    if question.values > MOST_UNCOMPILED:
        check_compiles()
    solution = solve(question.position, question.opponents, question.goal, watch=watch)
    if question.golden is not None:
        comparison = solution.compare_gold(question.golden, question.to_act)
    else:
        comparison = solution.compare(question.offered or None)
    return Advice(question, solution, comparison)
