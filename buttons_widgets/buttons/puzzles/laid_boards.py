"""Boards as they arise in play: sides turned and mirrored, stars of earlier rounds, buttons of this one."""

from __future__ import annotations

from random import Random

from ..rules.ending import line_in
from ..rules.layout import LAYOUTS, Layout
from ..rules.position import Position
from .symmetry import turned


def random_layout(random: Random, size: int) -> Layout:
    """One of the kit's sides, turned or mirrored; for fewer than six rows a corner of one."""
    letters = "".join(turned(random.choice(list(LAYOUTS.values())).letters, 6, random.randrange(8)))
    return Layout.parse("/".join(letters[6 * row : 6 * row + size] for row in range(size)))


def random_buttons(position: Position, random: Random, count: int) -> Position:
    """A position with up to so many more buttons, one after another on spaces drawn from all that are open."""
    for _ in range(count):
        cells = position.legal_cells()
        if not cells:
            break
        position = position.lay(random.choice(cells))
    return position


def random_board(random: Random, size: int, *, stars: int, buttons: int, cards: int = 1) -> Position:
    """A board in the middle of a game: rounds are played at random until there are enough stars.

    Args:
        random: where all that is random comes from.
        size: 3 to 6 rows.
        stars: how many stars lie there; each took the place of a button of some round.
        buttons: how many buttons of this round lie there, or fewer if they find no room.
        cards: how many button cards the player has.
    """
    layout = random_layout(random, size)
    laid = 0
    while laid.bit_count() < stars:
        ended = random_buttons(Position.from_masks(layout, 0, laid, "", 5), random, random.randint(3, 6))
        earned = min(random.randint(1, 3), stars - laid.bit_count(), len(ended.buttons))
        placed = ended.grid.mask_of(random.sample(sorted(ended.buttons), earned))
        if not line_in(size, laid | placed):  # with a line of five the game would be over
            laid |= placed
    own = "".join(random.sample("rbyg", cards))
    return random_buttons(Position.from_masks(layout, 0, laid, own, 5), random, buttons)
