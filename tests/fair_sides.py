"""How the eight sides were found: `python -m tests.fair_sides` finds them again, in ten minutes or so.

Layouts are drawn at random from the proper ones, and each is worth what the solver says of it: five dice, solo, the
empty board, averaged over the four cards. Of those on which no card is much better than another, the eight in a row
that differ least are taken.
"""

from __future__ import annotations

import random
from itertools import pairwise

from buttons_widgets.buttons.analysis.solve import solve
from buttons_widgets.buttons.cells import COLOURS
from buttons_widgets.buttons.rules.layout import Layout
from buttons_widgets.buttons.rules.position import Position

DRAWN = 480
"""So many layouts were drawn."""

MOST_CARD_DIFFERENCE = 0.004
"""No card's value differs from the side's mean by more than this part of it."""

PUBLISHED = {
    "A": 2.62149,
    "B": 2.62383,
    "C": 2.62209,
    "D": 2.62390,
    "E": 2.62307,
    "F": 2.62373,
    "G": 2.62299,
    "H": 2.62416,
}
"""What the kit's own sides are worth."""


def card_values(layout: Layout) -> tuple[float, ...]:
    """What the empty board is worth with each card."""
    return tuple(solve(Position.of(layout, cards=card)).value for card in COLOURS)


def worth(layout: Layout) -> float:
    """What the empty board is worth on average over the cards."""
    return sum(card_values(layout)) / len(COLOURS)


def is_proper(layout: Layout) -> bool:
    """Whether a side is pleasant to look at and to play.

    Nine buttons of each colour; no two orthogonal neighbours alike; all four colours in every row and column, none
    more than twice; no diagonal run of four; no pair of neighbours above the same pair the other way round.
    """
    rows = layout.rows()
    columns = ["".join(column) for column in zip(*rows, strict=True)]
    diagonals = [
        {rows[row + i][col + i * step] for i in range(4)}
        for row in range(3)
        for step, starts in ((1, range(3)), (-1, range(3, 6)))
        for col in starts
    ]
    return (
        all(layout.letters.count(colour) == 9 for colour in COLOURS)
        and not layout.same_coloured_neighbours()
        and all(1 <= line.count(colour) <= 2 for line in (*rows, *columns) for colour in COLOURS)
        and all(len(colours) > 1 for colours in diagonals)
        and not any(alike_or_swapped(above, below) for above, below in pairwise(rows))
    )


def draw(rng: random.Random) -> Layout:
    """A proper layout at random, built row by row; where no row fits any more, from the top again."""
    while True:
        rows: list[str] = []
        for _ in range(200):
            row = draw_row(rng)
            if fits_below(rows, row):
                rows.append(row)
            if len(rows) == 6:
                break
        if len(rows) == 6 and is_proper(Layout("".join(rows))):
            return Layout("".join(rows))


def draw_row(rng: random.Random) -> str:
    """A row with all four colours, two of them twice, and no neighbours alike."""
    while True:
        row = [*COLOURS, *rng.sample(COLOURS, 2)]
        rng.shuffle(row)
        if all(left != right for left, right in pairwise(row)):
            return "".join(row)


def fits_below(rows: list[str], row: str) -> bool:
    """Whether a row may come next, as far as can be told from the rows above."""
    columns = zip(*rows, row, strict=True)
    return not (rows and alike_or_swapped(rows[-1], row)) and all(
        column.count(colour) <= 2 for column in columns for colour in COLOURS
    )


def alike_or_swapped(above: str, below: str) -> bool:
    """Whether a colour stands below itself, or a pair of neighbours stands below the same pair the other way round."""
    return any(one == other for one, other in zip(above, below, strict=True)) or any(
        above[i : i + 2] == below[i : i + 2][::-1] for i in range(5)
    )


def find(seed: int = 2015) -> list[Layout]:
    """The eight sides."""
    rng = random.Random(seed)
    seen: set[str] = set()
    kept: list[tuple[float, str]] = []
    for _ in range(DRAWN):
        layout = draw(rng)
        while layout.letters in seen:
            layout = draw(rng)
        seen |= layout.variants()
        values = card_values(layout)
        mean = sum(values) / len(values)
        if all(abs(value / mean - 1) < MOST_CARD_DIFFERENCE for value in values):
            kept.append((mean, layout.letters))
    kept.sort()
    first = min(range(len(kept) - 7), key=lambda i: kept[i + 7][0] / kept[i][0])
    return sorted((Layout(letters) for _, letters in kept[first : first + 8]), key=str)


if __name__ == "__main__":
    for layout in find():
        print(f"{layout!r}: {worth(layout):.5f}")
