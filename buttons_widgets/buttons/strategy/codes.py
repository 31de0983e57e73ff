"""The numbers by which the simulator's loops call rules, moves and standings, and tables for each size of a board."""

from __future__ import annotations

from math import comb
from typing import Final

import numpy as np

from ..cells import SIZES
from ..rules.ending import LINE, line_masks
from ..rules.grid import grid
from ..rules.position import MOST_BLACK_DICE
from .strategy import STARS_OF_A_LINE

# The rules of strategies by number, in the order of their enumerations in `strategy.py`.
LEAVE_BUTTONS, LEAVE_STARS, LEAVE_BUST, LEAVE_ONE_ROLL, LEAVE_RANDOM = range(5)
LAY_RANDOM, LAY_ROOM, LAY_STARS = range(3)
GOLD_ALWAYS, GOLD_NEVER, GOLD_STARS, GOLD_RANDOM = range(4)
PLACE_RANDOM, PLACE_LINE = range(2)

IN, OUT, BUST = range(3)
"""Where a player stands in the round."""

ROLL, OPT_OUT, DICE, LAY, PASS, STARS, OVER = range(7)
"""The moves in a log, and what its last row has in place of one."""

DECISIONS, LEAVES, BUSTS = range(3)
"""What is counted of turns: all, those that opted out, and those whose roll was bust."""

LOG_SEATS: Final = 7
LOG_WIDTH: Final = LOG_SEATS + 4 * 4
"""A row of a log: the move, what it says (dice, the bit of a space, the mask of stars) and the seat that makes it, -1
for the dice; before it the round from 1, the rolls, the turn and the starter; then of the four seats first the buttons,
then the stars, standings and cards. Dice are three bits each, the white one lowest, then the gold one, then the others.
"""

MOST_TURNS: Final = 20
"""A player's turns in a round are counted one by one up to this one; later ones count as this one."""
MOST_BUTTONS: Final = 18
"""No board has room for more."""
COUNTS: Final = (5, MOST_TURNS, MOST_BUTTONS + 1, 3)
"""The shape of what is counted of a seat's turns: by players still in, turn and buttons."""

_EVERY_SIZE = range(max(SIZES) + 1)
_DICE = range(MOST_BLACK_DICE + 1)

WAYS: Final = np.array([[size**dice for dice in _DICE] for size in _EVERY_SIZE], np.int64)
"""[size, k] in how many ways k black dice fall."""
SHOWN: Final = np.array(
    [
        size**dice - max(0, size - mask.bit_count()) ** dice
        for size in _EVERY_SIZE
        for dice in range(8)
        for mask in range(64)
    ],
    np.int64,
)
"""[(size * 8 + k) * 64 + columns] in how many ways k black dice show at least one of the columns of a mask."""
EVERY: Final = np.array([grid(size).all if size in SIZES else 0 for size in _EVERY_SIZE], np.int64)
"""[size] the mask of all spaces."""
FIRST_COLUMN: Final = np.array(
    [grid(size).all & ~grid(size).not_first_column if size in SIZES else 0 for size in _EVERY_SIZE], np.int64
)
"""[size] the mask of the first column."""
LINE_COUNT: Final = np.array([len(line_masks(size)) if size in SIZES else 0 for size in _EVERY_SIZE], np.int64)
"""[size] how many lines of five there are."""
LINES: Final = np.zeros((len(_EVERY_SIZE), LINE_COUNT.max()), np.int64)
"""[size, line] the mask of each."""
for _size in SIZES:
    LINES[_size, : LINE_COUNT[_size]] = line_masks(_size)
LINE_WORTHS: Final = np.array([STARS_OF_A_LINE**stars for stars in range(LINE + 1)], np.int64)
"""[stars] what a space counts for a line with so many stars."""
CHOICES: Final = np.array([[comb(n, k) for k in range(MOST_BUTTONS + 1)] for n in range(MOST_BUTTONS + 1)], np.int64)
"""[n, k] in how many ways k of n are chosen."""
