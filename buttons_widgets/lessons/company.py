"""Company: what a neighbour who is still in changes about a roll, by hand and by the exact analysis."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from fractions import Fraction
from functools import cache
from itertools import pairwise
from typing import Final

from ..buttons.analysis.opponents import NO_OPPONENTS, Opponents
from ..buttons.analysis.solution import OPT_OUT, ROLL
from ..buttons.analysis.solve import solve
from ..buttons.rules.position import Position
from ..kit.language.figures import Figure
from ..kit.rules.answer import TIE
from .charts import BAD, GOOD
from .picture import Picture, picture_words, sheet, written

HERE: Final = Position.parse("gyrbyg/rbyGrb/b*rybg/rbyGrB/Y*ByG*/*ygrby b 3")
"""The board of the lesson, late in a game of four. Alone one should opt out, by a hair; with a neighbour who is likely
to stay one should roll."""
STEPS: Final = tuple(step / 10 for step in range(11))
"""Chances that a neighbour opts out, from one that always rolls to one that is sure to leave."""
OFTEN_BUST: Final = 0.3
"""What the lesson assumes at first: so often a neighbour's roll is bust."""

_SIDE: Final = 260
_TOP: Final = 30
_LEFT_COLOUR: Final = "#e39a2d"


def neighbour(opt_out: float, bust: float = OFTEN_BUST) -> Opponents:
    """The last neighbour who is still in, in a game of three or four.

    Args:
        opt_out: the chance that it opts out when its turn comes.
        bust: the chance that it is bust when it rolls.

    >>> neighbour(0.5)
    Opponents(count=1, opt_out=0.5, bust=0.3, dice_each=1)
    """
    return Opponents(1, opt_out=opt_out, bust=bust, dice_each=1)


@cache
def with_dice(position: Position, dice: int) -> Position:
    """The same board with another number of black dice.

    >>> with_dice(Position.parse("rby/gRy/ybg r 3"), 2)
    Position.parse('rby/gRy/ybg r 2')
    """
    return replace(position, black_dice=dice)


def bust_by_rows(misses: Sequence[int], dice: int) -> Fraction:
    """The chance to be bust: the mean over the rows of the chance that all black dice miss.

    Args:
        misses: how many spaces of each row are closed; there are as many rows as columns.
        dice: how many black dice there are.

    >>> bust_by_rows([1, 3, 1], 2)
    Fraction(11, 27)
    """
    size = len(misses)
    return sum((Fraction(closed, size) ** dice for closed in misses), Fraction(0)) / size


@cache
def golden_gains(position: Position) -> tuple[int, ...]:
    """For each space on which a button brings more stars at once, how many more.

    >>> golden_gains(Position.parse("R*R/*r*/r** r 2"))
    (2, 2)
    """
    now = position.stars_for_opting_out()
    gains = (position.lay(cell).stars_for_opting_out() - now for cell in position.legal_cells())
    return tuple(gain for gain in gains if gain)


@cache
def rolling_worth(position: Position, opponents: Opponents = NO_OPPONENTS) -> float:
    """What rolling is worth with best play after it, in stars.

    Args:
        position: the board, and the number of black dice.
        opponents: who else is in; nobody, if left out.

    >>> rolling_worth(Position.parse("R*r/*r*/r** r 1"), neighbour(1))
    0.3333333333333333
    """
    return solve(position, opponents).roll


def advice(position: Position, bust: float = OFTEN_BUST) -> tuple[str, ...]:
    """What is best with a button on the board at least, for each of the `STEPS`.

    >>> set(advice(Position.parse("rby/gRy/ybg r 2")))
    {'opt out'}
    """
    stop = position.stars_for_opting_out()
    worths = (rolling_worth(position, neighbour(opt_out, bust)) for opt_out in STEPS)
    return tuple(ROLL if worth > stop + TIE else OPT_OUT for worth in worths)


def flips(rolling: Sequence[tuple[float, float]], stop: float) -> list[float]:
    """Where the best choice becomes another one.

    Args:
        rolling: pairs of an assumption and what rolling is worth with it.
        stop: what opting out is worth. Rolling is best only where it is worth more.

    >>> flips([(0, 2.3), (0.5, 2.1), (1, 1.9)], 2)
    [1]
    """
    return [now for (_, before), (now, worth) in pairwise(rolling) if (before > stop) != (worth > stop)]


def two_cases(leaves: float, bust_if_left: float, bust_if_stays: float) -> Picture:
    """A square of all that may happen: its left part is the neighbour's leaving, and what is red is bust.

    Every area is a chance: as wide as the neighbour's choice is likely, and as high as the bust is then.

    >>> two_cases(0.5, 0.4, 0.3)
    <picture: it leaves: 50%, and then bust 40%; it stays: 50%, and then bust 30%; bust in all 35%>
    """
    # A fraction cannot be written as a percentage.
    leaves, bust_if_left, bust_if_stays = map(float, (leaves, bust_if_left, bust_if_stays))
    cut = _SIDE * leaves
    whole = leaves * bust_if_left + (1 - leaves) * bust_if_stays
    right = _SIDE + 24
    parts = ((0.0, cut, bust_if_left, _LEFT_COLOUR), (cut, _SIDE - cut, bust_if_stays, GOOD))
    words = picture_words()
    say = words.say
    marks: list[str] = []
    for x, width, bust, colour in parts:
        high, text = _SIDE * bust, say("cases-bust", chance=Figure(bust, ".0%"))
        marks += [
            _area(x, _TOP, width, _SIDE - high, colour, 0.35),
            _area(x, _TOP + _SIDE - high, width, high, BAD, 0.85),
            written(text, x + width / 2, _TOP + _SIDE - 12, anchor="middle", bold=True),
        ]
    line = _TOP + _SIDE * (1 - whole)
    marks += [
        written(say("cases-leaves", chance=Figure(leaves, ".0%")), cut / 2, 16, anchor="middle"),
        written(say("cases-stays", chance=Figure(1 - leaves, ".0%")), cut + (_SIDE - cut) / 2, 16, anchor="middle"),
        f'<path d="M0 {line:.1f}H{_SIDE + 18}" stroke="#3b2f1b" stroke-width="2" stroke-dasharray="5 4"/>',
        written(say("cases-all"), right, line - 4),
        written(words.number(whole, ".0%"), right, line + 16, bold=True),
    ]
    title = say(
        "cases-title",
        leaves=Figure(leaves, ".0%"),
        left=Figure(bust_if_left, ".0%"),
        remains=Figure(1 - leaves, ".0%"),
        stayed=Figure(bust_if_stays, ".0%"),
        whole=Figure(whole, ".0%"),
    )
    return sheet(title, right + 90, _TOP + _SIDE, marks)


def _area(x: float, y: float, width: float, height: float, fill: str, opacity: float) -> str:
    return (
        f'<rect x="{x:.1f}" y="{y:.1f}" width="{width:.1f}" height="{height:.1f}" fill="{fill}"'
        f' fill-opacity="{opacity}" stroke="#fcf8ef" stroke-width="2"/>'
    )
