"""Where a button may be laid: the laying rule.

A player may lay a button on a space of the own board if the space is free, and no button lies directly above, below,
left or right of it. Buttons may touch at their corners. A space is not free if a button of this round or a star lies on
it; the spaces beside a star stay free.

Which spaces a roll offers is `Dice.cells` in `moves`.
"""

from __future__ import annotations

from ...kit.rules.phrase import Phrase, PhraseEnum
from .grid import Grid


class Obstacle(PhraseEnum):
    """Why no button may be laid on a space. The value is what a message can say after "because"."""

    BUTTON = Phrase("refused-button-there", "a button lies there")
    STAR = Phrase("refused-star-there", "a star is there")
    BESIDE = Phrase("refused-beside", "it is next to a button")


def legal_mask(board: Grid, buttons: int, stars: int) -> int:
    """The mask of the spaces on which a button may be laid, whatever the dice show.

    Args:
        board: the grid of the player's board.
        buttons: the mask of the player's buttons of this round.
        stars: the mask of the player's stars.

    >>> from buttons_widgets.buttons.rules.grid import grid
    >>> board = grid(3)
    >>> board.cells_of(legal_mask(board, board.mask_of(["2-2"]), board.mask_of(["1-1"])))
    ((1, 3), (3, 1), (3, 3))
    """
    return board.all & ~(buttons | stars | board.beside(buttons))


def obstacle(board: Grid, buttons: int, stars: int, bit: int) -> Obstacle | None:
    """What forbids a button on the space of a bit, or `None` if nothing does; see `legal_mask`.

    >>> from buttons_widgets.buttons.rules.grid import grid
    >>> board = grid(3)
    >>> obstacle(board, board.mask_of(["2-2"]), board.mask_of(["1-1"]), board.bit("2-3"))
    <Obstacle.BESIDE: 'it is next to a button'>
    """
    if buttons >> bit & 1:
        return Obstacle.BUTTON
    if stars >> bit & 1:
        return Obstacle.STAR
    return Obstacle.BESIDE if buttons & board.neighbours[bit] else None
