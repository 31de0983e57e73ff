"""How new `numbers` puzzles are made: an arrangement is laid, every clue is told, and clues are left out again."""

from __future__ import annotations

from random import Random
from typing import Final

from ...kit.puzzles.puzzle import level_of
from ..cells import COLOURS
from ..rules.layout import LAYOUTS
from ..rules.position import Position
from .clue_search import arrangements_by_rows
from .clues import Clue, lines_of
from .reasoning import Technique, difficulty_of, reason
from .symmetry import turned

_SIZES: Final = {1: (4, 4, 5), 2: (4, 5, 5), 3: (5, 6), 4: (6,), 5: (6,)}
"""The sizes of boards on each level."""
_GIVEN: Final = {1: 2, 2: 2, 3: 1, 4: 1, 5: 0}
"""The most buttons that are given on each level."""
_FEWEST_TO_ADD: Final = {1: 4, 2: 5, 3: 6, 4: 8, 5: 8}
"""The fewest buttons to add on each level."""
_HARDEST: Final = {
    1: Technique.LINE,
    2: Technique.BESIDE,
    3: Technique.CONTRADICTION,
    4: Technique.CONTRADICTION,
    5: Technique.DEEP,
}
"""The hardest technique on each level: every puzzle can be solved by reasoning."""
_MOST_STARS: Final = 4


def make_numbers(level: int, random: Random) -> tuple[Position, tuple[Clue, ...], int] | None:
    """One attempt at a puzzle of a level: the board, the clues that are told, and the mask of its one arrangement.

    Clues are left out one after another as long as one arrangement fits. A puzzle becomes harder on the way, so the
    one of the level is looked for between the first and the last by halving.
    """
    board, buttons = _arranged(level, random)
    if (buttons & ~board.button_mask).bit_count() < _FEWEST_TO_ADD[level]:
        return None
    told = tuple(line._replace(total=(line.mask & buttons).bit_count()) for line in lines_of(board))
    if len(arrangements_by_rows(board, told)) != 1:
        return None
    stages = _stages(board, told, random)
    low, high = 0, len(stages) - 1
    while low <= high:
        middle = (low + high) // 2
        found = _level(board, stages[middle], len(told), level)
        if found == level:
            return board, stages[middle], buttons
        if found < level:
            low = middle + 1
        else:
            high = middle - 1
    return None


def _level(board: Position, told: tuple[Clue, ...], lines: int, wanted: int) -> int:
    """The level of a puzzle; one more than the wanted one if it needs a technique that is too hard for that."""
    reasoning = reason(board, told, _HARDEST[wanted])
    if not reasoning.solved:
        return wanted + 1
    return level_of(round(difficulty_of(reasoning, len(told), lines)))


def _stages(board: Position, told: tuple[Clue, ...], random: Random) -> list[tuple[Clue, ...]]:
    """The clues with none left out, with one, with two, and so on, as long as one arrangement fits."""
    stages = [told]
    for clue in random.sample(told, len(told)):
        fewer = tuple(other for other in stages[-1] if other != clue)
        if fewer and len(arrangements_by_rows(board, fewer)) == 1:
            stages.append(fewer)
    return stages


def _arranged(level: int, random: Random) -> tuple[Position, int]:
    """A board with stars and given buttons, and the mask of the buttons that it is to have at last."""
    size = random.choice(_SIZES[level])
    letters = _letters(size, random)
    whole = Position("".join(letters)).grid
    cells = random.sample(range(size * size), size * size)
    stars = sum(1 << bit for bit in cells[: random.randint(0, _MOST_STARS - (size < 6))])
    half_turn = random.random() < 0.4
    buttons, room = 0, random.randint(size * size // 4, size * size // 2)
    for bit in random.sample(cells, len(cells)):
        pair = 1 << bit | (1 << size * size - 1 - bit if half_turn else 0)
        after = buttons | pair
        if after.bit_count() <= room and not pair & stars and not after & whole.beside(after):
            buttons = after
    bits = [bit for bit in cells if buttons >> bit & 1]
    given = sum(1 << bit for bit in random.sample(bits, min(len(bits) - 1, random.randint(0, _GIVEN[level]))))
    colours = "".join("*" if stars >> bit & 1 else letter for bit, letter in enumerate(letters))
    return Position(colours, given), buttons


def _letters(size: int, random: Random) -> tuple[str, ...]:
    """The colours of a board: a part of one of the kit's sides, turned or mirrored, with the colours exchanged."""
    side = random.choice(sorted(LAYOUTS))
    top, left = random.randint(0, 6 - size), random.randint(0, 6 - size)
    rows = LAYOUTS[side].rows()[top : top + size]
    names = str.maketrans(COLOURS, "".join(random.sample(COLOURS, len(COLOURS))))
    return turned("".join(row[left : left + size] for row in rows).translate(names), size, random.randrange(8))
