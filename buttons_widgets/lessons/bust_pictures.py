"""Pictures of lesson 3: every outcome of a roll, and what follows some rolls that went well."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator
from typing import Final

from ..buttons.analysis.chances import bust_chance
from ..buttons.rules.moves import Dice
from ..buttons.rules.position import Position
from ..kit.dice.die import face
from ..kit.language.figures import Figure
from ..kit.language.words import Words
from ..kit.rules.errors import GameError, parsed_as
from .charts import BAD, Bar, bars
from .dice_questions import is_bust
from .picture import Picture, picture_words, sheet, written
from .simulating import rolled_outcomes

MOST_SAFE: Final = 5
"""Rolls after so many good ones, or more, are counted together."""
_DIE: Final = 0.5
_CELL: Final = 26
_GAP: Final = 26
_HEAD: Final = 38
_TITLE: Final = 34


def outcomes(position: Position | str) -> Picture:
    """Every outcome of a roll with two black dice: one square for each number of the white die, with the busts red.

    In each square the columns belong to one black die and the rows to the other one.

    Raises:
        GameError: it is no position, or its next roll has not two black dice.

    >>> outcomes(Position.parse("rby/gRy/ybg r 2"))
    <picture: 11 of 27 outcomes are bust. white 1: 1 of 9; white 2: 9 of 9; white 3: 1 of 9>
    """
    position = parsed_as(Position, position)
    size = position.size
    if position.black_dice != 2:
        raise GameError.of(
            "refused-two-dice", "outcomes are drawn for two black dice, not for {dice}", dice=position.black_dice
        )
    across, square = (4 if size == 4 else 3), _CELL * (size + 1)
    faces, marks, told, busts, say = range(1, size + 1), [], [], 0, picture_words().say
    for white in faces:
        x, y = (white - 1) % across * (square + _GAP), _HEAD + (white - 1) // across * (square + _HEAD)
        bust = {(one, other) for one in faces for other in faces if is_bust(position, Dice(white, one, (other,)))}
        busts += len(bust)
        count = say("some-of", count=len(bust), all=size * size)
        told.append(say("outcomes-of-white", white=white, count=count))
        marks += [_die(x + _CELL / 2, y + 14, white, "white", "gold"), written(count, x + _CELL + 6, y + 19, bold=True)]
        marks += _square(x, y + _TITLE, size, bust)
    rows = -(-size // across)
    head = say("outcomes-head", busts=busts, all=size**3)
    marks.append(written(head, 2, 14, size=16, bold=True))
    wide = across * (square + _GAP) - _GAP
    return sheet(f"{head} {'; '.join(told)}", wide, _HEAD + rows * (square + _HEAD) - 8, marks)


def _square(x: float, y: float, size: int, bust: Collection[tuple[int, int]]) -> Iterator[str]:
    """One black die along the top, the other one down the side, and each pair of them in the middle."""
    for one in range(1, size + 1):
        yield _die(x + _CELL * (one + 0.5), y + _CELL / 2, one, "black", "gold")
        yield _die(x + _CELL / 2, y + _CELL * (one + 0.5), one, "black", "white")
        for other in range(1, size + 1):
            look = f'fill="{BAD}"' if (one, other) in bust else 'fill="#fffaf0" stroke="#dccba8"'
            place = f'x="{x + _CELL * one + 1.5:g}" y="{y + _CELL * other + 1.5:g}"'
            yield f'<rect {place} width="{_CELL - 3}" height="{_CELL - 3}" rx="4" {look}/>'


def what_follows(position: Position, rolls: int = 100_000, seed: int = 2015) -> Picture:
    """Roll a position's dice many times, lay nothing, and keep apart how many rolls before each one went well.

    Args:
        position: the board and the dice.
        rolls: how often they are rolled, 1 to 1,000,000.
        seed: decides the dice; another number, and they fall otherwise.

    Raises:
        GameError: it is no position, or an argument is invalid.

    >>> print(what_follows(Position.parse("rby/gRy/ybg r 2"), rolls=27).title[:75])
    How often is the next roll bust? 27 rolls. right after a bust: 25.0% of 12;
    """
    exact = float(bust_chance(position))
    rolled, bust, safe = Counter[int](), Counter[int](), 0
    for was_bust in rolled_outcomes(position, rolls, seed):
        rolled[safe] += 1
        bust[safe] += was_bust
        safe = 0 if was_bust else min(safe + 1, MOST_SAFE)
    words, rows = picture_words(), []
    for count in range(MOST_SAFE + 1):
        share = bust[count] / rolled[count] if rolled[count] else 0.0
        note = _share(share, rolled[count], words)
        rows.append(Bar(_after(count, words), share, note, BAD))
    head = words.say("follows-head", rolls=int(rolls))
    below = words.say("follows-exactly", chance=Figure(exact, ".1%"))
    return bars(head, rows, longest=max(0.1, min(1.0, 1.6 * exact)), mark=exact, below=below)


def _after(count: int, words: Words) -> str:
    """After how many good rolls."""
    if not count:
        return words.say("follows-bust")
    return words.say("follows-more" if count == MOST_SAFE else "follows-good", count=count)


def _share(share: float, rolls: int, words: Words) -> str:
    if not rolls:
        return words.say("follows-never")
    return words.say("follows-share", share=Figure(share, ".1%"), rolls=rolls)


def _die(x: float, y: float, value: int, body: str, pips: str) -> str:
    return f'<g transform="translate({x:g} {y:g}) scale({_DIE})">{face(value, body, pips)}</g>'
