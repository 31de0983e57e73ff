"""Rounds that are played by a rule, for lessons: the dice are rolled, and people lay in one way or another."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from functools import cache
from random import Random
from typing import Final

from ..buttons.analysis.situations import opts_out, situation_of
from ..buttons.cells import Cell
from ..buttons.rules.position import ENOUGH_OF_A_COLOUR, Position
from ..kit.rules.errors import GameError, importing, parsed_as, quoted
from .short_rules import ShortRule

Prefers = Callable[[Position, Cell], float | tuple[float, ...]]
"""How much somebody likes to lay on a space: of those that a roll offers, the one with the most is taken."""


def _anywhere(position: Position, cell: Cell) -> float:
    return 0.0


def _safest(position: Position, cell: Cell) -> float:
    return -situation_of(position.lay(cell)).bust


def _colours(position: Position, cell: Cell) -> tuple[float, ...]:
    letters = [position.colours[position.grid.bit(one)] for one in (*position.buttons, cell)]
    colour, have = letters[-1], Counter(letters[:-1])[letters[-1]]
    own = have < ENOUGH_OF_A_COLOUR and colour in position.cards
    return (own, have if have < ENOUGH_OF_A_COLOUR else -1, _safest(position, cell))


LAYINGS: Final[Mapping[str, Prefers | None]] = {
    "best": None,
    "anywhere": _anywhere,
    "safest": _safest,
    "colours": _colours,
}
"""`"best"`: as well as can be for that rule. `"anywhere"`: one of the spaces at random. `"safest"`: so that the next
roll is least likely to be bust. `"colours"`: on the own card's colour until there are three, else on the colour with
most buttons that has not three yet; among equals on the safest."""


def played_rounds(
    rule: str | ShortRule, board: Position | str, rounds: int, seed: int, laying: str = "best"
) -> list[int]:
    """The stars of some rounds in which a rule decides when to opt out.

    Args:
        rule: the rule.
        board: where each round begins.
        rounds: how many.
        seed: decides the dice: the same seed gives the same rounds.
        laying: see `LAYINGS`.

    Raises:
        GameError: the rule cannot be read, the board is no position, or there is no such way to lay.

    >>> played_rounds("1 star", Position.parse("rby/gry/ybg r 2"), 3, seed=1)
    [1, 1, 1]
    """
    read = rule if isinstance(rule, ShortRule) else ShortRule.parse(rule)
    board = parsed_as(Position, board)
    if laying not in LAYINGS:
        raise GameError(f"a way to lay is one of {', '.join(LAYINGS)}, not {quoted(laying)}")
    prefers = LAYINGS[laying] or _best_after(board, read)
    random, leaves = Random(seed), cache(lambda position: opts_out(read, situation_of(position)))
    return [_round(board, leaves, prefers, random) for _ in range(rounds)]


def _best_after(board: Position, rule: ShortRule) -> Prefers:
    with importing():
        from ..buttons.analysis.round_values import RoundValues
    return RoundValues(board, rule).after


def _round(board: Position, leaves: Callable[[Position], bool], prefers: Prefers, random: Random) -> int:
    position = board
    while not leaves(position):
        white, *black = random.choices(range(1, board.size + 1), k=1 + board.black_dice)
        offered = [(white, column) for column in sorted(set(black)) if position.is_legal((white, column))]
        if not offered:
            return 0
        random.shuffle(offered)  # among equals
        here = position
        position = position.lay(max(offered, key=lambda cell: prefers(here, cell)))
    return position.stars_for_opting_out()
