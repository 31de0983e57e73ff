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


def dice_text(dice: Dice, words: Words, *, own: bool = True) -> str:
    """What the dice show, in words; on another's roll that the red one does not count."""
    return words.say("dice" if own else "dice-others", blue=", ".join(map(str, dice.blue)), red=dice.red)


def dice_shown(dice: Dice, *, own: bool = True) -> tuple[Die, ...]:
    """Three blue dice and a red one, which is faint while it does not count."""
    return *(Die(pips, "blue", "white") for pips in dice.blue), Die(dice.red, "red", "white", dim=not own)
