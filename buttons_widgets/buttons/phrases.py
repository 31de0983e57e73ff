"""Dice, colours, obstacles and stars in words, as the table, the coach and the puzzles all tell them.

Every result is plain text, to be escaped where it goes into HTML.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from ..kit.dice.die import Die
from ..kit.language.words import Words
from .cells import Cell
from .rules.laying import Obstacle
from .rules.moves import Dice
from .rules.position import Earnings, Position

OBSTACLES: Final[Mapping[Obstacle, str]] = {
    Obstacle.BUTTON: "why-button",
    Obstacle.STAR: "why-star",
    Obstacle.BESIDE: "why-beside",
}
"""The message for each reason why no button may be laid on a space."""


def obstacle_text(position: Position, cell: Cell, words: Words) -> str:
    """Why no button may be laid on a space; "" if one may."""
    why = position.why_not(cell)
    return words.say(OBSTACLES[why]) if why else ""


def dice_of(roll: Dice | None, blank: int = 0, *, dim: bool = False, gold_only: bool = False) -> list[Die]:
    """The dice of a roll: white, gold, then the others.

    Args:
        roll: the roll; `None` for dice that have not been rolled.
        blank: how many black dice with white pips there are before a roll.
        dim: whether the roll is over.
        gold_only: whether only the white and the gold die count, because it is another player's roll.
    """
    values = [0] * (blank + 2) if roll is None else [roll.white, roll.gold, *roll.black]
    white = Die(values[0], "white", "gold", dim)
    gold = Die(values[1], "black", "gold", dim)
    return [white, gold, *(Die(value, dim=dim or gold_only) for value in values[2:])]


def roll_label(dice: Dice, words: Words) -> str:
    """What a roll shows, for people who do not see it."""
    black = " ".join(map(str, dice.black)) or "none"
    return words.say("dice-label", white=dice.white, gold=dice.gold, black=black)


def star_reasons(earnings: Earnings, words: Words) -> list[str]:
    """Why opting out earns these stars, one text per star."""
    opting_out = [words.say("summary-opting-out")] * earnings.opting_out
    colours = [words.say("summary-colour", colour=colour_name(colour, words)) for colour in earnings.colours]
    cards = [words.say("summary-card", colour=colour_name(colour, words)) for colour in earnings.cards]
    return [*opting_out, *colours, *cards]


def colour_name(letter: str, words: Words) -> str:
    """A colour's name in the language."""
    return words.say(f"colour-{letter}")
