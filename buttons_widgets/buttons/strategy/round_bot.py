"""The bots that play exactly: one for the stars of a round, and the strongest one, for the win of the game."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations
from math import comb
from random import Random
from typing import TYPE_CHECKING, Any, Final

from ...kit.rules.bots import random_of
from ...kit.rules.game import Seat, mover_of
from ..cells import Cell
from ..rules.ending import LINE, line_masks
from ..rules.game import Game
from ..rules.grid import Grid
from ..rules.moves import Move, PlaceStars
from ..rules.phase import Phase
from ..rules.position import Position

if TYPE_CHECKING:
    from ..analysis.solution import Choice

MOST_TRIED: Final = 3_000
"""If there are more ways than this to put the stars, they are put one after the other."""


class RoundBot:
    """Plays each round for the most stars: it knows what every choice is worth, to the last digit.

    It rolls or opts out, lays, and takes or leaves golden spaces as the exact analysis says, with the opponents that
    are still in; where choices are worth the same it takes any of them. Its stars go towards lines of five. It does
    not look at the others' stars, so it takes no more risk when somebody is about to win.

    A nearly empty 6×6 board would take too long: there, with its first one or two buttons and sometimes with three, it
    rolls, and lays by an estimate. How little that gives up beside the exact choice was measured, and stands in
    `estimate.json`.

    Args:
        seed: makes the bot's choices among equals the same in every run; left out, they differ.

    Raises:
        MissingPackageError: when it decides: numpy or numba is not installed.

    >>> from buttons_widgets import Game, RoundBot
    >>> RoundBot()(Game.start(["Ada", "Bo"], seed=1))
    Roll()
    """

    def __init__(self, seed: int | str | None = None) -> None:
        self._random = random_of(seed)

    def __call__(self, game: Game) -> Move:
        """The best move for this round.

        Raises:
            GameError: no player is to move.
        """
        seat = mover_of(game)
        if game.phase is Phase.STARS:
            return self._place(game, seat)
        moves = game.legal_moves()
        if len(moves) == 1:
            return moves[0]
        # Late: nobody who only names the bot should wait for the analysis.
        from ..analysis.solve import check_compiles

        check_compiles()
        from .round_choices import as_move

        return as_move(self._random.choice(self._best(game, seat)))

    def _best(self, game: Game, seat: Seat) -> tuple[Choice, ...]:
        """The best choices of a round, at another moment than when stars are placed."""
        from .round_choices import choices_for_stars

        return choices_for_stars(game)

    def _place(self, game: Game, seat: Seat) -> PlaceStars:
        position = game.position(seat)
        return PlaceStars(best_places(position, lambda stars: line_score(position.grid, stars), self._random))

    def __repr__(self) -> str:
        return f"{type(self).__name__}()"


class ChampionBot(RoundBot):
    """Plays for the win of the game, not for stars: it knows the race, and lays its buttons where it needs stars.

    For every way in which its round can end it knows the chance to win the game (see `race`): by its stars and by its
    best line of five, beside those of all others, the stars among them that players who have left will place. The
    exact analysis of the round then counts these chances in place of stars. So it is bold when it is behind or when
    somebody is about to win, takes a sure win at once, and goes for the spaces of its lines. Its stars go where its
    chances are best.

    What it does not know: how the others' boards change while the round goes on, and what they would do about it.

    Args:
        seed: makes the bot's choices among equals the same in every run; left out, they differ.

    Raises:
        MissingPackageError: when it decides: numpy or numba is not installed.

    >>> from buttons_widgets import ChampionBot, Game
    >>> ChampionBot()(Game.start(["Ada", "Bo"], seed=1))
    Roll()
    """

    def _best(self, game: Game, seat: Seat) -> tuple[Choice, ...]:
        if len(game.names) == 1:  # nobody to race against: more stars a round are the quickest way
            return super()._best(game, seat)
        from .race_choices import choices_in_race

        return choices_in_race(game, seat)

    def _place(self, game: Game, seat: Seat) -> PlaceStars:
        # Late: nobody who begins a game should wait for what only this bot needs.
        from .race import best_class, rating

        position = game.position(seat)
        weights, board = rating(len(game.names)), position.grid
        return PlaceStars(
            best_places(
                position,
                lambda stars: (weights.lines[best_class(board, stars)], line_score(board, stars)),
                self._random,
            )
        )


# Where stars are put: towards lines of five. Nothing ever leaves or blocks a line on the own board: a space of it
# without a star can get one in any later round. But two buttons of a round never lie side by side, so a line takes two
# rounds at least, and gaps that lie apart can be filled in one round.


def best_places(position: Position, score: Callable[[int], Any], random: Random) -> tuple[Cell, ...]:
    """The best spaces for the stars that a player's buttons earn.

    Args:
        position: the board when the round is over.
        score: what a mask of stars, old and new, is worth: anything that can be compared.
        random: chooses among equally good ways.

    Every way to put them is tried, or, if there are very many, the best space for the first star is found, then for
    the next one, and so on.
    """
    earned, stars = position.stars_for_opting_out(), position.star_mask
    bits = [1 << position.grid.bit(cell) for cell in sorted(position.buttons)]
    random.shuffle(bits)
    if comb(len(bits), earned) <= MOST_TRIED:
        ways = map(sum, combinations(bits, earned))
        return position.grid.cells_of(max(ways, key=lambda way: score(stars | way)))
    placed = 0
    for _ in range(earned):
        placed |= max((bit for bit in bits if not placed & bit), key=lambda bit: score(stars | placed | bit))
    return position.grid.cells_of(placed)


def line_score(board: Grid, stars: int) -> tuple[int, ...]:
    """How near stars are to lines of five: greater is nearer.

    First counts the line with the fewest spaces left, then one whose spaces left lie apart, so that one round can fill
    them; then how many stars the second-best line has that shares none of these spaces left, and so on. So a line that
    is begun goes on, and a cross of two lines is better than one.
    """
    gaps = [line & ~stars for line in line_masks(board.size)]
    near = (2 * (LINE - gap.bit_count()) + (not gap & board.beside(gap)) for gap in gaps)
    return tuple(sorted(near, reverse=True))
