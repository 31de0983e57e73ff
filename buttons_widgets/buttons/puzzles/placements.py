"""Stars on one's own buttons: every way to place them, and the lines of five that they keep alive.

A line of five is *alive* if the next round can complete it: no two of its spaces without a star are side by side, for
two neighbours cannot both get a button in one round. A line that is complete is alive too. This is a ruling of these
puzzles; the game itself knows only lines that are complete.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, cached_property
from itertools import combinations, pairwise
from math import comb

from ..cells import Cell
from ..rules.ending import STARS_TO_WIN, line_in, line_masks
from ..rules.grid import Grid, grid
from ..rules.position import Position
from .board_puzzle import Goal
from .independent import bits_of, is_independent


class Placements:
    """All ways to put the stars that opting out earns on one's own buttons.

    Attributes:
        position: the board, with the buttons.
        goal: what counts: `"stars"` for the number of lines of five that stay alive, `"win"` for winning now.
        stars: how many stars there are to place.
    """

    def __init__(self, position: Position, goal: Goal) -> None:
        self.position = position
        self.goal = goal
        self.stars = position.stars_for_opting_out()

    def __len__(self) -> int:
        return comb(self.position.button_mask.bit_count(), self.stars)

    def worth(self, placed: int) -> int:
        """What a placement is worth: the number of lines alive, or 1 for a win and 0 for none.

        Args:
            placed: the mask of the spaces on which the stars are put.
        """
        after = self.position.star_mask | placed
        if self.goal == "win":
            return int(wins(self.position.size, after))
        return len(alive_lines(self.position.grid, after))

    @cached_property
    def worths(self) -> dict[int, int]:
        """Every placement as a mask, with its worth."""
        bits = [1 << bit for bit in bits_of(self.position.button_mask)]
        return {placed: self.worth(placed) for placed in map(sum, combinations(bits, self.stars))}

    @cached_property
    def most(self) -> int:
        """The worth of the best placements."""
        return max(self.worths.values())

    @cached_property
    def best(self) -> tuple[int, ...]:
        """The best placements."""
        return tuple(placed for placed, worth in self.worths.items() if worth == self.most)

    @property
    def margin(self) -> float:
        """By how much the best placements are better than the next; infinite if all are equal."""
        return self.most - max((worth for worth in self.worths.values() if worth < self.most), default=float("-inf"))

    def greedy(self) -> int:
        """The placement of one star after another, each on the button where it keeps most lines alive at once.

        Of equal ones that is taken which has more stars in its row and column, as near to a line as can be.
        """
        board, placed = self.position.grid, 0
        for _ in range(self.stars):
            stars = self.position.star_mask | placed

            def promise(bit: int, stars: int = stars) -> tuple[int, int]:
                after = stars | 1 << bit
                through = [line for line in line_masks(board.size) if line >> bit & 1]
                return len(alive_lines(board, after)), max((line & after).bit_count() for line in through)

            placed |= 1 << max(bits_of(self.position.button_mask & ~placed), key=promise)
        return placed


def wins(size: int, stars: int) -> bool:
    """Whether stars end the game: a line of five, or twelve of them."""
    return bool(line_in(size, stars)) or stars.bit_count() >= STARS_TO_WIN


def alive_lines(board: Grid, stars: int) -> tuple[int, ...]:
    """The masks of the lines of five that the next round can complete.

    >>> from buttons_widgets.buttons.rules.grid import grid
    >>> board = grid(5)
    >>> [board.cells_of(line) for line in alive_lines(board, board.mask_of(["2-2", "2-4"]))]
    [((2, 1), (2, 2), (2, 3), (2, 4), (2, 5))]
    """
    return tuple(line for line, kept_by in _kept_alive(board.size) if stars & line in kept_by)


@cache
def _kept_alive(size: int) -> tuple[tuple[int, frozenset[int]], ...]:
    """Every line, with the masks of the stars in it that keep it alive.

    There are hundreds of placements to a puzzle, so each is looked up instead of being worked out.
    """
    return tuple(
        (line, frozenset(stars for stars in _parts_of(line) if is_independent(grid(size), line & ~stars)))
        for line in line_masks(size)
    )


def _parts_of(mask: int) -> Iterator[int]:
    """Every mask of some cells of a mask, and of none."""
    part = mask
    while part:
        yield part
        part = (part - 1) & mask
    yield 0


def lines_within_reach(position: Position, stars: int) -> tuple[int, ...]:
    """The masks of the lines that some placement of so many stars on one's own buttons keeps alive."""
    buttons, board = position.button_mask, position.grid
    found = []
    for line in line_masks(position.size):
        missing = line & ~position.star_mask
        own = [1 << bit for bit in bits_of(missing & buttons)]
        if any(
            is_independent(board, missing & ~sum(chosen))
            for count in range(min(stars, len(own)) + 1)
            for chosen in combinations(own, count)
        ):
            found.append(line)
    return tuple(found)


@cache
def lines_of_five(size: int) -> tuple[tuple[Cell, ...], ...]:
    """Every line of five as cells, the rows first."""
    starts = range(1, size - 3)
    places = range(1, size + 1)
    rows = [tuple((row, start + step) for step in range(5)) for row in places for start in starts]
    columns = [tuple((start + step, col) for step in range(5)) for col in places for start in starts]
    return (*rows, *columns)


def worths_again(position: Position, goal: Goal) -> Iterator[tuple[tuple[Cell, ...], int]]:
    """Every placement with its worth, cell by cell and without masks: the second way."""
    buttons = sorted(position.buttons)

    def choose(start: int, left: int, chosen: tuple[Cell, ...]) -> Iterator[tuple[Cell, ...]]:
        if not left:
            yield chosen
            return
        for index in range(start, len(buttons) - left + 1):
            yield from choose(index + 1, left - 1, (*chosen, buttons[index]))

    for chosen in choose(0, position.stars_for_opting_out(), ()):
        stars = position.stars | set(chosen)
        lines = lines_of_five(position.size)
        if goal == "win":
            yield chosen, int(len(stars) >= STARS_TO_WIN or any(stars.issuperset(line) for line in lines))
        else:
            kept = [line for line in lines if all(one in stars or two in stars for one, two in pairwise(line))]
            yield chosen, len(kept)
