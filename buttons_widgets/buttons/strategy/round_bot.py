"""The bot that plays every round exactly."""

from __future__ import annotations

import random
from typing import Final

from ...kit.rules.answer import TIE
from ...kit.rules.errors import MissingPackageError
from ..analysis.advice import Assumptions, Question, question_about
from ..analysis.solution import OPT_OUT, PASS, ROLL, Choice
from ..rules.game import Game
from ..rules.moves import Lay, Move, OptOut, Pass, PlaceStars, Roll
from ..rules.phase import Phase
from ..rules.position import Position
from .estimate import estimate
from .star_places import best_places, line_score

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
        question = question_about(game, USUAL)
        assert question is not None
        return as_move(self._random.choice(best_choices(question)))

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


def best_choices(question: Question) -> tuple[Choice, ...]:
    """The choices of a question that are worth the most stars; where rolling and opting out are tied, to opt out.

    Raises:
        MissingPackageError: numpy or numba is not installed.
    """
    check_packages()
    # Late: most tables have no bot that needs it.
    from .round_tables import round_table

    position, still_in = question.position, question.opponents.count
    table = round_table(question, "stars", MOST_VALUES)

    def worth(buttons: Position, to_act: int) -> float:
        if table is None:
            return estimate(buttons, still_in)
        return table.worth(buttons.button_mask, to_act, still_in)

    if question.cells:
        to_act = still_in if question.golden is None else question.to_act
        worths: dict[Choice, float] = {cell: worth(position.lay(cell), to_act) for cell in question.cells}
        if question.golden is not None:
            worths[PASS] = worth(position, to_act)
        best = max(worths.values())
        return tuple(choice for choice, value in worths.items() if best - value <= TIE)
    # The worth of a position before a decision is that of the better choice.
    return (ROLL,) if worth(position, 0) > position.stars_for_opting_out() + TIE else (OPT_OUT,)


def as_move(choice: Choice) -> Move:
    """The move that makes a choice.

    >>> as_move("opt out"), as_move((1, 2))
    (OptOut(), Lay(cell=(1, 2)))
    """
    of_name: dict[Choice, Move] = {ROLL: Roll(), OPT_OUT: OptOut(), PASS: Pass()}
    return of_name[choice] if isinstance(choice, str) else Lay(choice)
