"""Roll or opt out for a win on small boards, as one works it out by hand: in fractions, beside the worth in stars."""

from __future__ import annotations

from fractions import Fraction
from functools import cache

from ..buttons.puzzles.win import wins_now
from ..buttons.rules.position import Position
from .stopping import roll_worth


def win_now(position: Position) -> Fraction:
    """The chance to win by opting out: 1 if the stars that it earns can be placed so as to win, else 0.

    >>> win_now(Position.parse("R***/*rbr/R*r*/**** r 2")), win_now(Position.parse("R***/*R*r/R*r*/**** r 2"))
    (Fraction(0, 1), Fraction(1, 1))
    """
    return Fraction(wins_now(position))


@cache
def best_chance(position: Position) -> Fraction:
    """The chance to win in this round with best play, by backward induction; for boards of three or four rows.

    It is what `solve(position, goal="win").value` says, as a fraction.

    >>> best_chance(Position.parse("R***/*Rbr/r*r*/**** r 2"))
    Fraction(19, 64)
    """
    return max(win_now(position), roll_worth(position, best_chance))
