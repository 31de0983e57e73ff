"""What Pretty Tricky says of dice and rows, and how it shows a roll."""

from __future__ import annotations

from collections.abc import Iterable

from ..kit.dice.die import Die
from ..kit.language.words import Words
from .rules.moves import Dice


def rows_text(rows: Iterable[int], words: Words) -> str:
    """Some rows: `7`, `7 and 9`, `7 twice`."""
    listed = list(rows)
    if len(listed) == 2 and len(set(listed)) == 1:
        return words.say("row-twice", row=listed[0])
    return words.listed([str(row) for row in listed])


def dice_text(dice: Dice | None, words: Words, *, own: bool = True) -> str:
    """What the dice show, in words; on another's roll that the red one does not count. `None` is not rolled yet."""
    if dice is None:
        return words.say("dice-blank")
    return words.say("dice" if own else "dice-others", blue=", ".join(map(str, dice.blue)), red=dice.red)


def dice_shown(dice: Dice | None, *, own: bool = True) -> tuple[Die, ...]:
    """Three blue dice and a red one, which is faint while it does not count; `None` is not rolled yet."""
    blue, red = (dice.blue, dice.red) if dice else ((0, 0, 0), 0)
    return *(Die(pips, "blue", "white") for pips in blue), Die(red, "red", "white", dim=not own)
