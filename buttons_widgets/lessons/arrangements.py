"""The pictures of lesson 1: arrangements of buttons, side by side."""

from __future__ import annotations

from typing import Final

from ..buttons.analysis.lattice import Lattice, row_states
from ..buttons.drawing.shapes import INK, LIGHT, RIM
from ..buttons.puzzles.independent import bits_of, largest_sets, pairing
from ..buttons.rules.grid import grid
from ..kit.rules.errors import unwanted
from ..kit.rules.phrase import Phrase
from .counting import ROWS_OF_THREE, rows_beside, square_count
from .counting import THREE_ROWS as THREE_ROWS
from .lesson_1 import LESSON
from .picture import Picture, picture_words, sheet, written

SPACE: Final = 15
"""Side of a space of a small board."""


def small_board(
    rows: int, columns: int, buttons: int, x: float, y: float, *, space: float = SPACE, faint: int = 0
) -> str:
    """A small board without colours, its upper left corner at a place.

    The buttons, and those of them that are faint, are masks: bit `row * columns + column`, both from 0.

    >>> small_board(1, 3, 0b101, 0, 0).count("<circle")
    2
    """
    wide, high = columns * space, rows * space
    lines = "".join(f"M0 {row * space:g}H{wide:g}" for row in range(1, rows))
    lines += "".join(f"M{column * space:g} 0V{high:g}" for column in range(1, columns))
    frame = (
        f'<rect width="{wide:g}" height="{high:g}" rx="3" fill="{LIGHT["space"]}" stroke="{LIGHT["depot-edge"]}"/>'
        f'<path d="{lines}" stroke="{LIGHT["space-edge"]}"/>'
    )
    laid = "".join(
        _button(column * space + space / 2, row * space + space / 2, 0.37 * space, faint >> row * columns + column & 1)
        for row in range(rows)
        for column in range(columns)
        if buttons >> row * columns + column & 1
    )
    return f'<g transform="translate({x:g} {y:g})">{frame}{laid}</g>'


def _button(x: float, y: float, radius: float, faint: int) -> str:
    """A button: a rim and four holes."""
    hole = radius * 0.34
    holes = "".join(f"M{x + dx * hole:.1f} {y + dy * hole:.1f}h.01" for dx, dy in ((-1, -1), (1, -1), (-1, 1), (1, 1)))
    fill, rim = (LIGHT["hem"], LIGHT["depot-edge"]) if faint else (INK["b"], RIM["b"])
    return (
        f'<circle cx="{x:g}" cy="{y:g}" r="{radius:.1f}" fill="{fill}" stroke="{rim}"/>'
        f'<path d="{holes}" stroke="#fff" stroke-width="{radius * 0.36:.1f}" stroke-linecap="round"/>'
    )


def small_size(size: object, most: int) -> int:
    """The size of a board that a picture can show.

    Raises:
        GameError: it is no whole number from 1 to `most`.
    """
    if isinstance(size, bool) or not isinstance(size, int) or not 1 <= size <= most:
        raise unwanted(Phrase("refused-picture-size", "this picture shows 1 to {most} spaces a side", most=most), size)
    return size


ACROSS = 9
"""So many small boards stand side by side: on a page 400 pixels wide their buttons can still be told from spaces."""


def rows(spaces: int) -> Picture:
    """All arrangements of a single row.

    Args:
        spaces: how many spaces it has, 1 to 6.

    Raises:
        GameError: it has fewer or more.

    >>> rows(3)
    <picture: All arrangements of a row of 3 spaces: 5>
    """
    states, side = row_states(small_size(spaces, 6)), 22
    step = spaces * side + 16
    across = max(1, 640 // step)
    marks = [
        small_board(1, spaces, mask, place % across * step, place // across * (side + 14), space=side)
        for place, mask in enumerate(states)
    ]
    lines = -(-len(states) // across)
    title = picture_words(LESSON.words).say("picture-rows", spaces=spaces, count=len(states))
    return sheet(title, min(across, len(states)) * step - 16, lines * (side + 14) - 14, marks)


def arrangements(size: int = 3) -> Picture:
    """All arrangements on a square board, by the number of buttons.

    Args:
        size: how many rows it has, 1 to 3.

    Raises:
        GameError: it has fewer or more: there would be too many.

    >>> arrangements(3)
    <picture: All 63 arrangements on a board of 3 rows, by the number of buttons>
    """
    lattice, words, space = Lattice(small_size(size, 3), (1 << size * size) - 1), picture_words(LESSON.words), 12
    step, marks, y = size * space + 7, [], 0.0
    every = [lattice.unrank(rank) for rank in range(lattice.total)]
    for buttons in range(len(lattice.counts)):
        alike = [mask for mask in every if mask.bit_count() == buttons]
        marks.append(written(words.say("picture-with-buttons", buttons=buttons, count=len(alike)), 0, y + 12))
        for place, mask in enumerate(alike):
            x = place % ACROSS * step
            marks.append(small_board(size, size, mask, x, y + 19 + place // ACROSS * step, space=space))
        y += -(-len(alike) // ACROSS) * step + 23
    title = words.say("picture-arrangements", count=lattice.total, size=size)
    return sheet(title, ACROSS * step - 7, y - 11, marks)


def rows_below() -> Picture:
    """For each of the five rows of three spaces those that may lie below it.

    >>> rows_below()
    <picture: Which rows may lie below each of the five rows: 5, 3, 4, 3 and 2 of them>
    """
    words, step, marks = picture_words(LESSON.words), 50, []
    counts = [len(rows_beside(row)) for row in ROWS_OF_THREE]
    for column, (row, mask) in enumerate(ROWS_OF_THREE.items()):
        x = column * 2 * step
        for place, below in enumerate(rows_beside(row)):
            both = mask | ROWS_OF_THREE[below] << 3
            marks.append(small_board(2, 3, both, x, place * 46, faint=mask))
        marks.append(written(str(counts[column]), x + 22, 5 * 46 + 14, size=18, anchor="middle", bold=True))
    title = words.say("picture-rows-below", counts=words.listed(list(map(str, counts))))
    return sheet(title, 4 * 2 * step + 45, 5 * 46 + 18, marks)


def middle_rows() -> Picture:
    """All boards of three rows, counted by their middle row.

    >>> middle_rows()
    <picture: For each middle row the boards that have it: 5·5 + 3·3 + 4·4 + 3·3 + 2·2 = 63>
    """
    words, step, space, marks = picture_words(LESSON.words), 118, 20, []
    counts = [len(rows_beside(row)) for row in ROWS_OF_THREE]
    for column, (mask, fit) in enumerate(zip(ROWS_OF_THREE.values(), counts, strict=True)):
        x = column * step
        marks.append(small_board(3, 3, mask << 3, x, 0, space=space))
        marks.append(written(f"{fit} · {fit} = {fit * fit}", x + 30, 86, size=15, anchor="middle"))
        if column:
            marks.append(written("+", x - 29, 86, size=17, anchor="middle"))
    total = sum(fit * fit for fit in counts)
    marks.append(written(f"= {total}", 5 * step - 34, 86, size=18, bold=True))
    said = f"{' + '.join(f'{fit}·{fit}' for fit in counts)} = {total}"
    return sheet(words.say("picture-middle-rows", sum=said), 5 * step + 20, 92, marks)


def pairs(size: int) -> Picture:
    """A square board cut into pairs of neighbours, with as many buttons as fit.

    Args:
        size: how many rows it has, 3 to 6.

    Raises:
        GameError: it has fewer or more.

    >>> pairs(6)
    <picture: A board of 6 rows, cut into pairs of neighbours, with 18 buttons>
    """
    board, space = grid(size), 34
    found, best = pairing(board, board.all), next(largest_sets(board, board.all))
    marks = [small_board(size, size, best, 0, 0, space=space)]
    for piece in [*found.pairs, *((bit,) for bit in found.single)]:
        (top, left), (bottom, right) = board.cells[piece[0]], board.cells[piece[-1]]
        marks.append(
            f'<rect x="{(left - 1) * space + 2.5:g}" y="{(top - 1) * space + 2.5:g}"'
            f' width="{(right - left + 1) * space - 5:g}" height="{(bottom - top + 1) * space - 5:g}" rx="11"'
            f' fill="none" stroke="{LIGHT["last"]}" stroke-width="2.4"/>'
        )
    title = picture_words(LESSON.words).say("picture-pairs", size=size, most=len(list(bits_of(best))))
    return sheet(title, size * space, size * space, marks)


def growth(size: int = 5) -> Picture:
    """How many arrangements square boards have, and by what factor the number grows.

    Args:
        size: the last board's, 2 to 6; the next one gets a question mark.

    Raises:
        GameError: it is less than 1 or more than 6.

    >>> growth(4)
    <picture: Numbers of arrangements on square boards: 2, 7, 63 and 1,234>
    """
    words, step, space = picture_words(LESSON.words), 132, 9
    counts = [square_count(number) for number in range(1, small_size(size, 6) + 1)]
    marks: list[str] = []
    for place in range(min(6, size + 1)):
        number, x = place + 1, place * step + 40
        half = number * space / 2
        marks.append(small_board(number, number, 0, x - half, 54 - 2 * half, space=space))
        told = words.number(counts[place]) if place < size else "?"
        marks.append(written(told, x, 80, size=16, anchor="middle", bold=True))
        if 0 < place < size:
            factor = counts[place] / counts[place - 1]
            told = f"× {words.number(factor, '.1f' if factor < 100 else '.0f')}"
            marks.append(written(told, x - step / 2, 104, size=13, anchor="middle"))
            marks.append(f'<path d="M{x - step + 24:g} 88q{step / 2 - 24:g} 8 {step - 48:g} 0" fill="none" '
                         f'stroke="{LIGHT["depot-edge"]}"/>')  # fmt: skip
    title = words.say("picture-growth", counts=words.listed([words.number(count) for count in counts]))
    return sheet(title, min(6, size + 1) * step - 40, 108, marks)
