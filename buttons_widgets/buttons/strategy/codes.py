"""The numbers by which the simulator's loops call rules, moves and standings, and how far they count."""

from __future__ import annotations

from typing import Final

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
