"""The usual wrong answers to the question how likely a roll is bust, and what each of them reveals."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from typing import Final

from ..analysis.chances import bust_chance
from ..rules.position import MOST_BLACK_DICE, Position

SAID_OF: Final[Mapping[str, str]] = {
    "complement": "risk-complement",
    "one_die": "risk-one-die",
    "closed_rows_left_out": "risk-closed-rows-left-out",
    "only_open_rows": "risk-only-open-rows",
    "only_closed_rows": "risk-only-closed-rows",
    "no_white_die": "risk-no-white-die",
    "not_divided": "risk-not-divided",
    "averaged_first": "risk-averaged-first",
    "a_die_less": "risk-a-die-less",
    "a_die_more": "risk-a-die-more",
    "neighbours_open": "risk-neighbours-open",
    "stars_open": "risk-stars-open",
}
"""The message for each mistake."""


def mistakes(position: Position) -> dict[str, Fraction]:
    """For each usual mistake the answer to which it leads, most telling first; none of them is the right answer.

    With s open spaces in a row of n and k black dice, the right answer is the mean over the rows of ((n - s) / n)^k.

    >>> found = mistakes(Position.parse("rby/gRy/ybg r 2"))
    >>> found["complement"], found["one_die"], found["closed_rows_left_out"]
    (Fraction(16, 27), Fraction(5, 9), Fraction(2, 27))
    """
    n, k = position.size, position.black_dice
    board = position.grid
    open_spaces = position.legal_mask
    missing = [n - (open_spaces & row).bit_count() for row in board.rows]
    some_open = [count for count in missing if count < n]
    columns_open = len({column for _, column in position.legal_cells()})

    def rows_mean(counts: list[int], dice: int, rows: int = n) -> Fraction:
        return sum((Fraction(count, n) ** dice for count in counts), Fraction(0)) / rows

    def with_open(mask: int) -> Fraction:
        return rows_mean([n - (mask & row).bit_count() for row in board.rows], k)

    right = bust_chance(position).fraction
    found = {
        "complement": 1 - right,
        "one_die": rows_mean(missing, 1),
        "closed_rows_left_out": rows_mean(some_open, k),
        "only_open_rows": rows_mean(some_open, k, len(some_open)) if some_open else right,
        "only_closed_rows": Fraction(n - len(some_open), n) or right,
        "no_white_die": Fraction(n - columns_open, n) ** k,
        "not_divided": rows_mean(missing, k) * n,
        "averaged_first": rows_mean(missing, 1) ** k,
        "a_die_less": rows_mean(missing, k - 1) if k > 2 else right,  # of two dice that is one die
        "a_die_more": rows_mean(missing, k + 1) if k < MOST_BLACK_DICE + 1 else right,
        "neighbours_open": with_open(board.all & ~position.button_mask & ~position.star_mask),
        "stars_open": with_open(board.all & ~position.button_mask & ~board.beside(position.button_mask)),
    }
    return {name: wrong for name, wrong in found.items() if wrong != right and 0 < wrong <= 1}
