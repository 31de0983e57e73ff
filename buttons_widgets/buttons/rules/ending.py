"""When and why a game ends."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from functools import cache

from ...kit.rules.game import Result as GameResult
from .grid import grid

STARS_TO_WIN = 12
LINE = 5
"""How many stars in an unbroken row or column win."""


class Reason(StrEnum):
    """Why the winners won."""

    LINE = "a line of five stars"
    STARS = "twelve stars"
    LINE_AND_STARS = "a line of five, and more stars than the other lines of five"
    MORE_STARS = "more stars than the others who reached twelve"
    SHARED = "a tie"
    FULL = "the most stars when every board was full"


@dataclass(frozen=True)
class Result(GameResult):
    """How a game ended.

    Attributes:
        reason: why the winners won.
        stars: every seat's stars.
        lines: for every seat, whether it has a line of five.
    """

    reason: Reason
    stars: tuple[int, ...]
    lines: tuple[bool, ...]


@cache
def line_masks(size: int) -> tuple[int, ...]:
    """The masks of every unbroken line of five on a board: none where it has fewer than five rows."""
    across = [((1 << LINE) - 1) << start for start in range(size - LINE + 1)]
    rows = [line << row * size for row in range(size) for line in across]
    down = sum(1 << row * size for row in range(LINE))
    columns = [down << column + row * size for column in range(size) for row in range(size - LINE + 1)]
    return (*rows, *columns) if size >= LINE else ()


def line_in(size: int, stars: int) -> int:
    """The mask of the first line of five among the stars, 0 if there is none."""
    return next((line for line in line_masks(size) if line & stars == line), 0)


def judge(size: int, star_masks: Sequence[int]) -> Result | None:
    """Who has won at the end of a round, or `None` if the game goes on.

    A line of five stars or twelve stars end the game. A board with a line of five beats one without; among equals
    the one with more stars wins; those that are still equal share the win. A board of nine spaces has room for
    neither: there the game also ends when stars cover every space of every board.

    Args:
        size: of every player's board.
        star_masks: every seat's stars.

    >>> judge(6, [0b011111, 0b001111]).reason
    <Reason.LINE: 'a line of five stars'>
    """
    stars = tuple(mask.bit_count() for mask in star_masks)
    lines = tuple(bool(line_in(size, mask)) for mask in star_masks)
    seats = range(len(star_masks))
    enders = [seat for seat in seats if lines[seat] or stars[seat] >= STARS_TO_WIN]
    full = all(mask == grid(size).all for mask in star_masks)
    if not enders and not full:
        return None
    ranks = {seat: (lines[seat], stars[seat]) for seat in enders or seats}
    best = max(ranks.values())
    winners = tuple(seat for seat, rank in ranks.items() if rank == best)
    if not enders:
        reason = Reason.FULL
    elif len(winners) > 1:
        reason = Reason.SHARED
    elif best[0]:
        reason = Reason.LINE if sum(lines) == 1 else Reason.LINE_AND_STARS
    else:
        reason = Reason.STARS if len(enders) == 1 else Reason.MORE_STARS
    return Result(winners, reason, stars, lines)
