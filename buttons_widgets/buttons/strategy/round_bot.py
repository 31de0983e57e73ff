"""The bot that plays every round exactly."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from ...kit.rules.answer import TIE
from ...kit.rules.errors import MissingPackageError
from ...kit.rules.game import Seat
from ..analysis.advice import Assumptions, Question, question_about
from ..analysis.solution import OPT_OUT, PASS, ROLL, Choice
from ..rules.game import Game
from ..rules.moves import Lay, Move, OptOut, Pass, PlaceStars, Roll
from ..rules.phase import Phase
from ..rules.position import Position
from .estimate import estimate
from .star_places import best_places, line_score

if TYPE_CHECKING:
    from .round_tables import RoundTable

USUAL: Final = Assumptions()
"""How the opponents are assumed to behave."""

MOST_VALUES: Final = 1_000_000
"""A question that needs more values than this is answered by the estimate. So many take some hundredths of a second."""


class RoundBot:
    """Plays each round for the most stars: it knows what every choice is worth, to the last digit.

    It rolls or opts out, lays, and takes or leaves golden spaces as the exact analysis says, with the opponents that
    are still in; where choices are worth the same it takes any of them. Its stars go towards lines of five. It does
    not look at the others' stars, so it takes no more risk when somebody is about to win.

    A nearly empty 6×6 board would take too long: there, with its first one or two buttons, it lays by an estimate. How
    little that gives up beside the exact choice was measured, and stands in `estimate.json`.

    Args:
        seed: makes the bot's choices among equals the same in every run; left out, they differ.

    Raises:
        MissingPackageError: when it decides: numpy or numba is not installed.

    >>> from buttons_widgets import Game, RoundBot
    >>> RoundBot()(Game.start(["Ada", "Bo"], seed=1))
    Roll()
    """

    def __init__(self, seed: int | str | None = None) -> None:
        self._random = random.Random(seed)

    def __call__(self, game: Game) -> Move:
        """The best move for this round."""
        moves = game.legal_moves() if game.phase is not Phase.STARS else ()
        if len(moves) == 1:
            return moves[0]
        seat = game.to_move
        assert isinstance(seat, int)
        if game.phase is Phase.STARS:
            return self._place(game, seat)
        check_packages()
        return as_move(self._random.choice(self._best(game, seat)))

    def _best(self, game: Game, seat: Seat) -> tuple[Choice, ...]:
        """The best choices of a round, at another moment than when stars are placed."""
        # Late: most tables have no bot that needs it, and it brings numpy and numba.
        from .round_tables import STARS, round_table

        question = asked(game)
        table = round_table(question, STARS, MOST_VALUES)
        return best_choices(question, table, lambda position: estimate(position, question.opponents.count))

    def _place(self, game: Game, seat: int) -> PlaceStars:
        position = game.position(seat)
        return PlaceStars(best_places(position, lambda stars: line_score(position.grid, stars), self._random))

    def __repr__(self) -> str:
        return f"{type(self).__name__}()"


def check_packages() -> None:
    """Check that what the exact analysis needs is installed.

    Raises:
        MissingPackageError: numpy or numba is not installed.
    """
    try:
        from ..analysis.backward import COMPILES
    except ImportError as error:
        raise MissingPackageError(error.name or "numpy") from error
    if not COMPILES:
        raise MissingPackageError("numba")


def asked(game: Game) -> Question:
    """What the player to move has to decide in its round, with opponents who behave as usual."""
    question = question_about(game, USUAL)
    assert question is not None
    return question


def best_choices(
    question: Question, table: RoundTable | None, guess: Callable[[Position], float]
) -> tuple[Choice, ...]:
    """The choices of a question that are worth the most; where rolling and opting out are tied, to opt out.

    Args:
        question: the question.
        table: what everything is worth, or `None` if the board is too large for that.
        guess: what a position is worth about; asked only without a table, and then the player rolls.
    """
    position, still_in = question.position, question.opponents.count

    def worth(after: Position, to_act: int) -> float:
        return guess(after) if table is None else table.worth(after.button_mask, to_act, still_in)

    if question.cells:
        to_act = still_in if question.golden is None else question.to_act
        worths: dict[Choice, float] = {cell: worth(position.lay(cell), to_act) for cell in question.cells}
        if question.golden is not None:
            worths[PASS] = worth(position, to_act)
        best = max(worths.values())
        return tuple(choice for choice, value in worths.items() if best - value <= TIE)
    if table is None:
        return (ROLL,)
    # The worth of a position before a decision is that of the better choice.
    return (ROLL,) if worth(position, 0) > table.stop(position.button_mask) + TIE else (OPT_OUT,)


def as_move(choice: Choice) -> Move:
    """The move that makes a choice.

    >>> as_move("opt out"), as_move((1, 2))
    (OptOut(), Lay(cell=(1, 2)))
    """
    of_name: dict[Choice, Move] = {ROLL: Roll(), OPT_OUT: OptOut(), PASS: Pass()}
    return of_name[choice] if isinstance(choice, str) else Lay(choice)
