"""How new `known_dice` puzzles are made: boards of games between decent players, fair rolls, and which of them do."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Final, NamedTuple

from ..cells import Cell
from ..rules.moves import Dice
from ..rules.phase import Phase
from ..rules.position import Position
from .arising import some_moments
from .dice_lines import DiceLines

MOST_BEST: Final = 20
"""A puzzle has no more best lines than these."""
MOST_BOARDS: Final = 600
"""A puzzle comes to no more boards than these, so that an answer is judged within 5 ms."""

_BOARDS: Final = {
    1: ((4, 5, 6), (3, 4), (0, 4), (1, 3), (3, 5)),
    2: ((5, 6), (4, 5), (0, 5), (1, 3), (4, 5)),
    3: ((5, 6), (4, 6), (0, 6), (0, 3), (4, 5)),
    4: ((6,), (5, 7), (1, 7), (0, 3), (4, 5)),
    5: ((6,), (6, 7), (1, 8), (0, 2), (5, 5)),
}
"""For each level the sizes of the boards, and from how many to how many rolls, stars, buttons, and black dice."""


class MadeRolls(NamedTuple):
    """A puzzle that was made.

    Attributes:
        board: the board.
        rolls: the rolls that are known, in their order.
        example: one of the best lines of play.
    """

    board: Position
    rolls: tuple[Dice, ...]
    example: tuple[Cell, ...]


def made_known_dice(level: int, random: Random) -> Iterator[MadeRolls]:
    """Puzzles from one game between decent players, whatever their ratings: boards before a roll, and fair rolls.

    Args:
        level: 1 to 5; it decides the sizes of the boards, and how much lies and is rolled there.
        random: decides the game and the rolls. What comes after a puzzle that is taken is not drawn.
    """
    sizes, rolls, stars, buttons, (least, most) = _BOARDS[level]
    for moment in some_moments(random, [Phase.DECIDE], size=random.choice(sizes), stars=stars, buttons=buttons):
        board = moment.position
        if not least <= board.black_dice <= most:
            continue
        fallen = tuple(_fair_roll(random, board) for _ in range(random.randint(*rolls)))
        lines = DiceLines(board, fallen)
        if _is_a_puzzle(lines):
            first = next(iter(lines.best_lines()))
            yield MadeRolls(board, fallen, tuple(board.grid.cells[bit] for bit in first))


def _is_a_puzzle(lines: DiceLines) -> bool:
    """Whether few lines are best, more is earned than at once, and the last roll matters, as a chance or a trap."""
    board = lines.position
    most = lines.best(0, board.button_mask)
    if lines.boards > MOST_BOARDS:
        return False
    total, good = lines.count(0, board.button_mask)
    if most <= board.stars_for_opting_out() or good > MOST_BEST or 4 * good > total:
        return False
    without_last = DiceLines(board, lines.rolls[:-1])
    return without_last.best(0, board.button_mask) < most or _is_trap(lines)


def _fair_roll(random: Random, board: Position) -> Dice:
    """A roll of the dice of a position."""
    white, gold, *black = (random.randint(1, board.size) for _ in range(board.black_dice + 1))
    return Dice(white, gold, tuple(black))


def _is_trap(lines: DiceLines) -> bool:
    """Whether the last roll is a bust after some best line through all rolls before it."""
    grid = lines.position.grid
    for line in lines.best_lines():
        buttons = lines.position.button_mask | grid.mask_of(grid.cells[bit] for bit in line)
        if len(line) == len(lines.rolls) - 1 and not lines.offered(len(line), buttons):
            return True
    return False
