"""A position: one player's board in a round, with all that the player's next decision depends on."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, fields, replace
from functools import cached_property
from math import isqrt
from typing import Any

from ...kit.rules.errors import GameError, IllegalMove, NotationError, quoted, unwanted
from ...kit.rules.notation import parts_of
from ...kit.rules.numbers import number_within, whole_number
from ...kit.rules.phrase import Phrase
from ..cells import COLOURS, Cell, as_cell, cell_text
from ..drawing.board_view import BoardView
from ..drawing.picture import board_svg
from .grid import Grid, grid
from .laying import Obstacle, legal_mask, obstacle
from .layout import A_POSITION, Layout, colour_masks, rows_of, side

MOST_BLACK_DICE = 5
"""The gold one and the four with white pips."""

ENOUGH_OF_A_COLOUR = 3
"""How many buttons on a colour earn its star."""

_DICE_WANTED = Phrase("refused-black-dice", "a roll has 1 to {most} black dice", most=MOST_BLACK_DICE)
_POSITION_WANTED = Phrase(
    "refused-position", "a position is a board, cards and a number of dice, such as 'rby/gRy/ybg r 5'"
)


@dataclass(frozen=True)
class Earnings:
    """What a player's buttons earn at the end of a round, reason by reason.

    Attributes:
        opting_out: 1 for a player who opted out, 0 for one who is bust.
        colours: the letters of the colours covered at least three times, a star each.
        cards: those of the player's own cards among them, one more star each.
    """

    opting_out: int
    colours: str
    cards: str

    @classmethod
    def of(cls, colour_masks: Mapping[str, int], buttons: int, cards: str) -> Earnings:
        """What some buttons earn on a board of these colours for the holder of these cards; nothing without buttons."""
        colours = "".join(
            colour for colour in COLOURS if (buttons & colour_masks[colour]).bit_count() >= ENOUGH_OF_A_COLOUR
        )
        return cls(int(buttons > 0), colours, "".join(card for card in cards if card in colours))

    @property
    def total(self) -> int:
        """All stars together."""
        return self.opting_out + len(self.colours) + len(self.cards)


@dataclass(frozen=True)
class Position:
    """One player's board: printed colours, the buttons of this round, stars, own cards, and the dice to come.

    Attributes:
        colours: `size * size` letters row by row, `r b y g` for a printed button and `*` for a star.
        button_mask: the player's buttons of this round (see `grid` for masks).
        cards: the colours of the player's own button cards, in the order `r b y g`: none, one or two.
        black_dice: how many black dice, the gold one among them, the player's next roll has: 1 to 5.

    >>> position = Position.parse("rbygrb/gyRbyg/bgyrbG/yr*byg/gbYrgb/rygbry r 5")
    >>> sorted(position.buttons), position.stars
    ([(2, 3), (3, 6), (5, 3)], frozenset({(4, 3)}))
    >>> position.is_legal((1, 3)), position.stars_for_opting_out()
    (False, 1)
    """

    colours: str
    button_mask: int = 0
    cards: str = ""
    black_dice: int = MOST_BLACK_DICE

    def __post_init__(self) -> None:
        if not isinstance(self.colours, str):
            raise GameError(f"the colours of a position are a text of {COLOURS} and *, not {quoted(self.colours)}")
        rows = rows_of(self.colours, letters=COLOURS + "*", what=A_POSITION)
        object.__setattr__(self, "colours", "".join(rows))
        object.__setattr__(self, "cards", _checked_cards(self.cards))
        dice = number_within(self.black_dice, 1, MOST_BLACK_DICE, _DICE_WANTED)
        mask = whole_number(self.button_mask)
        if mask is None:
            raise GameError(f"a mask of buttons is a whole number, not {quoted(self.button_mask)}")
        if type(self.black_dice) is not int or type(self.button_mask) is not int:
            object.__setattr__(self, "black_dice", dice)
            object.__setattr__(self, "button_mask", mask)
        if not 0 <= mask <= self.grid.all:
            raise GameError.of("refused-button-off", "a button lies off the board of {size} rows", size=self.size)
        if mask & self.star_mask:
            (cell, *_) = self.grid.cells_of(mask & self.star_mask)
            raise GameError.of("refused-button-star", "a button and a star both lie on {cell}", cell=cell_text(cell))
        touching = self.button_mask & self.grid.beside(self.button_mask)
        if touching:
            first, *others = self.grid.cells_of(touching)
            other = next(cell for cell in others if abs(cell[0] - first[0]) + abs(cell[1] - first[1]) == 1)
            raise GameError.of(
                "refused-buttons-beside",
                "the buttons on {cell} and {other} lie beside each other in {position}",
                cell=cell_text(first),
                other=cell_text(other),
                position=str(self),
            )

    def __getstate__(self) -> dict[str, object]:
        # What was worked out from the attributes is not kept: the read-only mapping of the masks cannot be.
        return {field.name: getattr(self, field.name) for field in fields(self)}

    @classmethod
    def parse(cls, text: str) -> Position:
        """Read the one-line text of a position.

        The rows come from the top: a letter in lower case is a free printed button, in upper case one with the
        player's own button on it, `*` is a star. Then the colours of the player's cards, or `-`, and the number of
        black dice in the next own roll.

        Raises:
            NotationError: the text is malformed; the message says what and where.
            GameError: the text breaks a laying rule, or is not a text.
        """
        board, cards, dice = parts_of(text, 3, _POSITION_WANTED)
        if re.fullmatch(r"[0-9]+", dice) is None:
            raise NotationError.of(
                "refused-position-dice",
                "the number of black dice in {text} is {given}: it should be 1 to {most}",
                text=quoted(text),
                given=quoted(dice),
                most=MOST_BLACK_DICE,
            )
        letters = "".join(rows_of(board, letters=COLOURS + COLOURS.upper() + "*", what=A_POSITION))
        return cls(
            colours=letters.lower(),
            button_mask=sum(1 << bit for bit, letter in enumerate(letters) if letter.isupper()),
            cards="" if cards == "-" else cards,
            black_dice=int(dice),
        )

    @classmethod
    def of(
        cls,
        layout: Layout | str,
        *,
        buttons: Iterable[Cell | str] = (),
        stars: Iterable[Cell | str] = (),
        cards: str = "",
        black_dice: int = MOST_BLACK_DICE,
    ) -> Position:
        """The position of a layout with buttons and stars on some cells, such as `(1, 2)` or `"1-2"`.

        Raises:
            GameError: a cell is off the board, a laying rule is broken, or an argument is of the wrong kind.

        >>> print(Position.of(Layout.parse("rby/gry/ybg"), buttons=[(2, 2)], stars=[(1, 3)], cards="r"))
        rb*/gRy/ybg r 5
        """
        layout = side(layout)
        board = grid(layout.size)
        return cls.from_masks(layout, board.mask_of(buttons), board.mask_of(stars), cards, black_dice)

    @classmethod
    def from_masks(cls, layout: Layout, buttons: int, stars: int, cards: str, black_dice: int) -> Position:
        """The same as `of`, with buttons and stars as masks."""
        colours = "".join("*" if stars >> bit & 1 else letter for bit, letter in enumerate(layout.letters))
        return cls(colours, buttons, cards, black_dice)

    @cached_property
    def grid(self) -> Grid:
        """The grid of the board."""
        return grid(self.size)

    @cached_property
    def size(self) -> int:
        """How many rows, and columns: 3 to 6."""
        return isqrt(len(self.colours))

    @cached_property
    def star_mask(self) -> int:
        """The mask of the stars."""
        return sum(1 << bit for bit, letter in enumerate(self.colours) if letter == "*")

    @cached_property
    def buttons(self) -> frozenset[Cell]:
        """The cells with a button of this round."""
        return frozenset(self.grid.cells_of(self.button_mask))

    @cached_property
    def stars(self) -> frozenset[Cell]:
        """The cells with a star."""
        return frozenset(self.grid.cells_of(self.star_mask))

    @cached_property
    def colour_masks(self) -> Mapping[str, int]:
        """For each colour, the mask of its printed buttons that no star covers; it cannot be changed."""
        return colour_masks(self.colours)

    @cached_property
    def legal_mask(self) -> int:
        """The mask of the spaces on which a button may be laid."""
        return legal_mask(self.grid, self.button_mask, self.star_mask)

    def legal_cells(self) -> tuple[Cell, ...]:
        """The spaces on which a button may be laid, whatever the dice show, row by row."""
        return self.grid.cells_of(self.legal_mask)

    def is_legal(self, cell: Cell | str) -> bool:
        """Whether a button may be laid on a space, such as `(1, 2)` or `"1-2"`.

        Raises:
            GameError: the cell is not on the board.
        """
        return bool(self.legal_mask >> self.grid.bit(cell) & 1)

    def why_not(self, cell: Cell | str) -> Obstacle | None:
        """What forbids a button on a space, or `None` if nothing does.

        Raises:
            GameError: the cell is not on the board.
        """
        return obstacle(self.grid, self.button_mask, self.star_mask, self.grid.bit(cell))

    def lay(self, cell: Cell | str) -> Position:
        """The position with one more button, on a space such as `(1, 2)` or `"1-2"`.

        Raises:
            IllegalMove: the space is taken or next to a button.
            GameError: the cell is not on the board.
        """
        why = self.why_not(cell)
        if why is not None:
            raise IllegalMove.of(
                "refused-lay",
                "no button may be laid on {cell}, because {why}: {position}",
                cell=cell_text(as_cell(cell)),
                why=why.said,
                position=str(self),
            )
        # A legal button breaks no rule that this position kept, so nothing is checked again.
        kept = {name: value for name, value in self.__dict__.items() if name in _SAME_AFTER_LAYING}
        laid = object.__new__(Position)
        laid.__dict__.update(kept, button_mask=self.button_mask | 1 << self.grid.bit(cell))
        return laid

    def without(self, cell: Cell | str) -> Position:
        """The position without the button on a space, such as `(1, 2)` or `"1-2"`; the same if none lies there.

        Raises:
            GameError: the cell is not on the board.
        """
        return replace(self, button_mask=self.button_mask & ~(1 << self.grid.bit(cell)))

    def earnings(self) -> Earnings:
        """What the buttons earn if the player opts out now, reason by reason; nothing with no button."""
        return Earnings.of(self.colour_masks, self.button_mask, self.cards)

    def stars_for_opting_out(self) -> int:
        """How many stars the buttons earn if the player opts out now; 0 with no button, when it may not.

        One for opting out, one for each colour covered at least three times, and one more for each own card whose
        colour is among them.
        """
        return self.earnings().total

    def diagram(self) -> str:
        """The board for people at a terminal, with the numbers of rows and columns; a button is a capital letter.

        `print(position)` prints the one line that `Position.parse` reads, as files, codes and other texts have it; so
        the drawing has a name of its own. IPython's terminal draws it by itself, and a notebook shows the picture.

        >>> print(Position.parse("rby/gRy/yb* r 5").diagram())
            1 2 3
        <BLANKLINE>
        1   r b y
        2   g R y
        3   y b *
        <BLANKLINE>
        cards: r, black dice: 5
        """
        numbers = " ".join(str(column) for column in range(1, self.size + 1))
        rows = [f"{number}   {' '.join(row)}" for number, row in enumerate(self._rows, start=1)]
        return "\n".join(
            [f"    {numbers}", "", *rows, "", f"cards: {self.cards or '-'}, black dice: {self.black_dice}"]
        )

    def _repr_pretty_(self, printer: Any, cycle: bool) -> None:
        # A terminal draws no pictures. In a list each position is a line, as it is beside the picture in a notebook.
        is_alone = len(getattr(printer, "stack", ())) <= 1
        printer.text(self.diagram() if is_alone and sys.stdout.isatty() else repr(self))

    @property
    def _rows(self) -> list[str]:
        letters = "".join(
            letter.upper() if self.button_mask >> bit & 1 else letter for bit, letter in enumerate(self.colours)
        )
        return [letters[start : start + self.size] for start in range(0, len(letters), self.size)]

    def __str__(self) -> str:
        return f"{'/'.join(self._rows)} {self.cards or '-'} {self.black_dice}"

    def __repr__(self) -> str:
        return f"Position.parse({str(self)!r})"

    def view(self) -> BoardView:
        """What a board shows of it: colours, buttons, stars and cards."""
        return BoardView(self.size, self.colours, self.buttons, self.stars, self.cards)

    def _repr_svg_(self) -> str:
        return board_svg(self.view(), scale=0.75, title=str(self))


_SAME_AFTER_LAYING = {"colours", "cards", "black_dice", "grid", "size", "star_mask", "stars", "colour_masks"}
"""The attributes of a position, kept ones among them, that do not depend on its buttons."""


def _checked_cards(cards: str) -> str:
    """Cards in the order `r b y g`, each at most once."""
    if not isinstance(cards, str) or any(card not in COLOURS for card in cards[:3]):
        raise GameError.of(
            "refused-cards",
            "the cards {cards} are not colours: write some of r b y g, or - for none",
            cards=quoted(cards),
        )
    if len(cards) > 2 or len(set(cards)) != len(cards):
        raise unwanted(Phrase("refused-cards-many", "a player has at most two cards, of different colours"), cards)
    return "".join(colour for colour in COLOURS if colour in cards)


def board_of(board: object) -> Position:
    """The board that is meant by a position, a layout, a side's letter, or the text of a position or layout.

    Raises:
        GameError: it is none of these.

    >>> print(board_of("rby/gRy/ybg r 5"), board_of("rby/gry/ybg"), board_of("A").size)
    rby/gRy/ybg r 5 rby/gry/ybg - 5 6
    """
    if isinstance(board, Position):
        return board
    if isinstance(board, str) and " " in board.strip():
        return Position.parse(board)
    if isinstance(board, Layout | str):
        return Position.of(side(board))
    raise unwanted(
        Phrase("refused-board", "a board is a position, a layout, a side's letter, or the text of one"), board
    )
