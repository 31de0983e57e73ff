"""Setting up a board by clicking: what a click with each tool makes of it, or why it is refused. No widgets."""

from __future__ import annotations

from dataclasses import dataclass, replace
from itertools import combinations
from typing import Final

from ...kit.language.words import Words
from ..cells import COLOURS, Cell
from ..phrases import OBSTACLES, colour_name
from ..rules.ending import STARS_TO_WIN, line_in
from ..rules.position import Position

BUTTON: Final = "button"
STAR: Final = "star"
"""The tools; any other is the letter of the colour that is printed on a space."""

UNKNOWN: Final = "*"
"""The printed colour of a space that nobody has seen without its star."""


def tool_list(words: Words) -> list[tuple[str, str]]:
    """The tools with their names."""
    say = words.say
    tools = [(say("coach-tool-button"), BUTTON), (say("coach-tool-star"), STAR)]
    return tools + [(say("coach-tool-colour", colour=colour_name(letter, words)), letter) for letter in COLOURS]


def cards_list(words: Words) -> list[tuple[str, str]]:
    """The button cards that a player may have, none first, with their names."""
    some = [*COLOURS, *map("".join, combinations(COLOURS, 2))]
    named = [(words.listed([colour_name(card, words) for card in cards]), cards) for cards in some]
    return [(words.say("coach-no-cards"), ""), *named]


@dataclass(frozen=True)
class Refused:
    """A click that is not allowed.

    Attributes:
        why: the message that says why.
    """

    why: str


@dataclass(frozen=True)
class SetUp:
    """A board that is being set up.

    Attributes:
        position: what lies there.
        printed: the printed colour of every space, row by row, also under a star; `*` where it is not known.

    >>> board = SetUp.of(Position.parse("rby/gRy/ybg r 5")).clicked((1, 1), STAR)
    >>> print(board.position, board.printed)
    *by/gRy/ybg r 5 rbygryybg
    >>> board.clicked((1, 2), BUTTON)
    Refused(why='why-beside')
    """

    position: Position
    printed: str

    @classmethod
    def of(cls, position: Position) -> SetUp:
        """A position before any click."""
        return cls(position, position.colours)

    def clicked(self, cell: Cell, tool: str) -> SetUp | Refused:
        """What a click on a space makes of the board: it takes away what lies there, or lays or prints something new.

        Args:
            cell: the space.
            tool: `BUTTON`, `STAR`, or the letter of a colour.

        Raises:
            GameError: the cell is not on the board.
        """
        position, bit = self.position, self.position.grid.bit(cell)
        if tool == BUTTON:
            obstacle = position.why_not(cell)
            if cell in position.buttons:
                return replace(self, position=position.without(cell))
            return Refused(OBSTACLES[obstacle]) if obstacle else replace(self, position=position.lay(cell))
        if tool == STAR:
            return self._star(cell, bit)
        printed = _with(self.printed, bit, tool)
        return SetUp(replace(position, colours=_with(position.colours, bit, tool)), printed)

    def _star(self, cell: Cell, bit: int) -> SetUp | Refused:
        position = self.position
        if cell in position.buttons:
            return Refused("why-button")
        if cell in position.stars:
            letter = self.printed[bit]
            if letter == UNKNOWN:
                return Refused("why-colour-unknown")
            return replace(self, position=replace(position, colours=_with(position.colours, bit, letter)))
        stars = position.star_mask | 1 << bit
        if line_in(position.size, stars):
            return Refused("why-line-ends")
        if stars.bit_count() >= STARS_TO_WIN:
            return Refused("why-twelve-end")
        return replace(self, position=replace(position, colours=_with(position.colours, bit, "*")))


def _with(letters: str, at: int, letter: str) -> str:
    return letters[:at] + letter + letters[at + 1 :]
