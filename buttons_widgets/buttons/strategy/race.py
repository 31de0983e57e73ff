"""Who will win: what a board's stars are worth in the race for twelve stars or a line of five.

Between rounds a player's chance to win is taken to depend on the stars and lines of all players. Each player has a
*rating*, the sum of a weight for the number of its stars and one for its best line, and player i wins with the chance

    exp(rating i) / Σ over all players j of exp(rating j)

A player whose round is not over yet, who will earn more stars in it, has weights of its own. `tests/fit_race.py` found
the weights, which are in `race.json`, from games between bots: those that make the winners of these games likeliest
(a conditional logit model; D. McFadden, "Conditional logit analysis of qualitative choice behavior", 1974).
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from itertools import combinations
from math import exp
from pathlib import Path
from typing import Final

from ..analysis.payoff import MOST_STARS as MOST_EARNED
from ..rules.ending import LINE, STARS_TO_WIN, line_masks
from ..rules.game import Game
from ..rules.grid import Grid
from ..rules.phase import Phase, Standing
from ..rules.position import Position

WEIGHTS = Path(__file__).with_name("race.json")

MOST_STARS: Final = 14
"""Whoever has more stars is rated like this."""

WHOLE: Final = (1 << LINE) - 1

CLASSES: Final = 8
"""How near a line is, from 0 for one without a star to 7 for five stars."""

FIVE: Final = 7
IN_ONE_ROUND: Final = (3, 5, 6)
"""The classes of the lines that one round can complete: no two of their gaps lie side by side."""


def line_class(gaps: int) -> int:
    """How near a line is to five stars.

    Args:
        gaps: its spaces without a star, bit by bit.

    Of two lines with as many gaps, the one whose gaps lie apart is nearer, because one round can fill them.

    >>> line_class(0b11111), line_class(0b00110), line_class(0b00101), line_class(0)
    (0, 4, 5, 7)
    """
    together = bool(gaps & gaps << 1)
    return {5: 0, 4: 1, 3: 3 - together, 2: 5 - together, 1: 6, 0: 7}[gaps.bit_count()]


@cache
def nearer() -> tuple[tuple[tuple[int, ...], ...], ...]:
    """[gaps, buttons, stars] the class that a line comes to when so many stars replace buttons on its gaps.

    >>> nearer()[0b10101][0b10101][2], nearer()[0b10101][0b10101][3]
    (6, 7)
    """
    return tuple(
        tuple(
            tuple(_class_with(gaps, buttons & gaps, stars) for stars in range(MOST_EARNED + 1))
            for buttons in range(WHOLE + 1)
        )
        for gaps in range(WHOLE + 1)
    )


def _class_with(gaps: int, buttons: int, stars: int) -> int:
    bits = [1 << at for at in range(LINE) if buttons >> at & 1]
    ways = combinations(bits, min(stars, len(bits)))
    return max(line_class(gaps & ~sum(way)) for way in ways)


@dataclass(frozen=True)
class Rating:
    """The weights of the race.

    Attributes:
        stars: [number of stars, at most 14] the weight of a player whose round is over.
        lines: [class of the best line] the same for its lines.
        stars_before: of a player whose round goes on, by the stars that it had before.
        lines_before: the same for its lines.
    """

    stars: tuple[float, ...]
    lines: tuple[float, ...]
    stars_before: tuple[float, ...]
    lines_before: tuple[float, ...]

    def settled(self, stars: int, best: int) -> float:
        """The rating of a player whose round is over."""
        return self.stars[min(stars, MOST_STARS)] + self.lines[best]

    def unsettled(self, stars: int, best: int) -> float:
        """The rating of a player whose round goes on."""
        return self.stars_before[min(stars, MOST_STARS)] + self.lines_before[best]


@cache
def rating(players: int) -> Rating:
    """The weights that were found for a number of players; alone one is rated as with one opponent."""
    found = json.loads(WEIGHTS.read_text(encoding="utf-8"))[str(max(2, players))]
    return Rating(**{name: tuple(numbers) for name, numbers in found.items()})


def best_class(board: Grid, stars: int) -> int:
    """The class of the nearest line of a board.

    Args:
        board: the board's grid.
        stars: the mask of the stars.
    """
    return max((line_class(_along(line, line & ~stars)) for line in line_masks(board.size)), default=0)


def _along(line: int, some: int) -> int:
    """Some spaces of a line, bit by bit along it."""
    bits, at = 0, 0
    while line:
        lowest = line & -line
        bits |= bool(some & lowest) << at
        line ^= lowest
        at += 1
    return bits


def class_to_come(position: Position, earned: int) -> int:
    """The class of the nearest line of a board once the stars for its buttons are placed."""
    return max(
        (
            nearer()[_along(line, line & ~position.star_mask)][_along(line, position.button_mask)][earned]
            for line in line_masks(position.size)
        ),
        default=0,
    )


@dataclass(frozen=True)
class Other:
    """What another player's board is in the race.

    Attributes:
        over: whether its round is over.
        stars: its stars: those that it will still place count if its round is over.
        best: the class of its best line, with these stars.
        weight: exp(rating).
    """

    over: bool
    stars: int
    best: int
    weight: float

    @property
    def rank(self) -> tuple[bool, int]:
        """Of those who end the game, the greatest wins."""
        return self.best == FIVE, self.stars

    @property
    def ends(self) -> bool:
        """Whether it ends the game with this round: for certain if its round is over, possibly if not."""
        if self.over:
            return self.best == FIVE or self.stars >= STARS_TO_WIN
        return self.best in IN_ONE_ROUND or self.stars + MOST_EARNED >= STARS_TO_WIN


def others_of(game: Game, seat: int) -> tuple[Other, ...]:
    """All other players of a game."""
    weights, found = rating(len(game.names)), []
    for other in range(len(game.names)):
        if other == seat:
            continue
        position = game.position(other)
        stars = position.star_mask.bit_count()
        if game.standings[other] is Standing.IN:
            best = best_class(position.grid, position.star_mask)
            found.append(Other(False, stars, best, exp(weights.unsettled(stars, best))))
        else:
            earned = 0 if _has_placed(game, other) else position.stars_for_opting_out()
            best = class_to_come(position, earned)
            found.append(Other(True, stars + earned, best, exp(weights.settled(stars + earned, best))))
    return tuple(found)


def _has_placed(game: Game, seat: int) -> bool:
    """Whether a seat has put its stars already: those do from the starting player on, before the one who is to move."""
    if game.phase is not Phase.STARS or not isinstance(game.to_move, int):
        return False
    players, first = len(game.names), game.starter
    return (seat - first) % players < (game.to_move - first) % players


def win_chances(stars: int, others: Sequence[Other]) -> tuple[tuple[float, ...], ...]:
    """[earned, class] the chance to win after a round that earns so many stars and leads to such a best line.

    If nobody ends the game, it is the one of the ratings. If players end it whose round is over, it is known who wins.
    Players whose round goes on may still end it with a better board, if they can do so at all; against each of them the
    ratings decide.

    Args:
        stars: how many the player has before.
        others: all other players.

    >>> win_chances(2, [])[0][0]
    1.0
    """
    weights = rating(len(others) + 1)
    after = range(stars, stars + MOST_EARNED + 1)
    return tuple(
        tuple(_chance(Other(True, number, best, exp(weights.settled(number, best))), others) for best in range(CLASSES))
        for number in after
    )


def _chance(mine: Other, others: Sequence[Other]) -> float:
    ended = [other.rank for other in others if other.over and other.ends]
    if not mine.ends:
        return 0.0 if ended else mine.weight / (mine.weight + sum(other.weight for other in others))
    if any(rank > mine.rank for rank in ended):
        return 0.0
    chance = 1 / (1 + ended.count(mine.rank))
    for other in others:
        if not other.over and other.ends:
            chance *= mine.weight / (mine.weight + other.weight)
    return chance
