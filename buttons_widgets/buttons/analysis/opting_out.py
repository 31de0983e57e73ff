"""What it is worth to opt out, and whether its stars can be placed so as to win."""

from __future__ import annotations

from ..rules.ending import STARS_TO_WIN, line_masks
from ..rules.position import Earnings, Position
from .payoff import Payoff


def line_gaps(position: Position) -> tuple[int, ...]:
    """For each line of five that this round could complete, the cells that still need a star."""
    board = position.grid
    all_gaps = [line & ~position.star_mask for line in line_masks(position.size)]
    could_be = position.button_mask | position.legal_mask
    return tuple(gaps for gaps in all_gaps if not gaps & ~could_be and not gaps & board.beside(gaps))


def worth_of_stopping(position: Position, buttons: int, payoff: Payoff, lines: tuple[int, ...]) -> float:
    """What opting out is worth with these buttons, the position's own and others; `lines` are its `line_gaps`."""
    stars = Earnings.of(position.colour_masks, buttons, position.cards).total
    wins = stars + len(position.stars) >= STARS_TO_WIN or any(
        gaps & buttons == gaps and gaps.bit_count() <= stars for gaps in lines
    )
    return payoff.worth(stars, wins)
