"""The clues of a `numbers` puzzle: how many buttons lie in a row, in a column, and on the spaces of a colour."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Final, Literal, NamedTuple

import msgspec

from ...kit.puzzles.errors import PuzzleError
from ...kit.rules.phrase import Phrase
from ..cells import COLOURS
from ..rules.position import Position
from .symmetry import TURNS, recoloured, turned

Kind = Literal["row", "column", "colour"]

Count = Annotated[int, msgspec.Meta(ge=0, le=18)] | None
"""A number of buttons; `None` where it is not told."""
Counts = Annotated[tuple[Count, ...], msgspec.Meta(max_length=6)]


_NO_SPACE: Final = {
    "r": Phrase("refused-no-red", "no space is red, so nothing is told of that colour"),
    "b": Phrase("refused-no-blue", "no space is blue, so nothing is told of that colour"),
    "y": Phrase("refused-no-yellow", "no space is yellow, so nothing is told of that colour"),
    "g": Phrase("refused-no-green", "no space is green, so nothing is told of that colour"),
}


class Clue(NamedTuple):
    """One clue that is told.

    Attributes:
        kind: what it counts.
        name: the number of the row or the column, or the letter of the colour.
        mask: the mask of its spaces; stars are none of them.
        total: how many buttons lie there.
    """

    kind: Kind
    name: str
    mask: int
    total: int


class ColourClues(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """How many buttons lie on the spaces of each colour; `None` where it is not told."""

    r: Count = None
    b: Count = None
    y: Count = None
    g: Count = None


class Clues(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The clues as a line of a pack has them.

    Attributes:
        rows: one for each row, from the top; `None` where it is not told, and empty if none is.
        columns: the same for each column, from the left.
        colours: the same for each colour.

    >>> msgspec.json.decode(b'{"rows": [1, null, 2], "colours": {"r": 1}}', type=Clues).colours.r
    1
    """

    rows: Counts = ()
    columns: Counts = ()
    colours: ColourClues = ColourClues()

    def colour(self, letter: str) -> int | None:
        """The clue of a colour."""
        count: int | None = getattr(self.colours, letter)
        return count

    def check(self, board: Position) -> None:
        """Check that they fit a board.

        Raises:
            PuzzleError: they do not; the field is `"clues"`.
        """
        for name, counts in (("rows", self.rows), ("columns", self.columns)):
            if counts and len(counts) != board.size:
                raise PuzzleError(
                    "clues",
                    Phrase(
                        "refused-clues-count",
                        "{name} needs {size} numbers or null, not {count}",
                        name=name,
                        size=board.size,
                        count=len(counts),
                    ),
                )
        for letter in COLOURS:
            if self.colour(letter) is not None and not board.colour_masks[letter]:
                raise PuzzleError("clues", _NO_SPACE[letter])
        told = self.given(board)
        if not told:
            raise PuzzleError("clues", Phrase("refused-clues-none", "at least one number must be told"))
        for clue in told:
            laid, most = (board.button_mask & clue.mask).bit_count(), _most(clue, board)
            if not laid <= clue.total <= most:
                values = {"name": clue.name, "least": laid, "most": most, "given": clue.total}
                if clue.kind == "row":
                    why = Phrase(
                        "refused-row-holds", "row {name} holds {least} to {most} buttons here, not {given}", **values
                    )
                elif clue.kind == "column":
                    why = Phrase(
                        "refused-column-holds",
                        "column {name} holds {least} to {most} buttons here, not {given}",
                        **values,
                    )
                else:
                    why = Phrase(
                        "refused-colour-holds",
                        "colour {name} holds {least} to {most} buttons here, not {given}",
                        **values,
                    )
                raise PuzzleError("clues", why)

    def given(self, board: Position) -> tuple[Clue, ...]:
        """Those that are told, rows first, then columns, then colours."""
        return tuple(
            Clue(line.kind, line.name, line.mask, count)
            for line in lines_of(board)
            if (count := self.of(line)) is not None
        )

    def of(self, line: Clue) -> int | None:
        """The number told for a row, a column or a colour; `None` if it is not."""
        if line.kind == "colour":
            return self.colour(line.name)
        counts = self.rows if line.kind == "row" else self.columns
        return counts[int(line.name) - 1] if counts else None

    def total_given(self, board: Position) -> int | None:
        """How many buttons there are altogether, where every row, every column or every colour is told."""
        for kind in ("row", "column", "colour"):
            counts = [self.of(line) for line in lines_of(board) if line.kind == kind]
            known = [count for count in counts if count is not None]
            if len(known) == len(counts):
                return sum(known)
        return None

    @classmethod
    def from_given(cls, board: Position, given: Sequence[Clue]) -> Clues:
        """The clues of which just these are told."""
        counts = {(clue.kind, clue.name): clue.total for clue in given}
        numbers = [str(number) for number in range(1, board.size + 1)]
        rows = tuple(counts.get(("row", number)) for number in numbers)
        columns = tuple(counts.get(("column", number)) for number in numbers)
        return cls(
            rows=rows if any(count is not None for count in rows) else (),
            columns=columns if any(count is not None for count in columns) else (),
            colours=ColourClues(**{letter: counts.get(("colour", letter)) for letter in COLOURS}),
        )


def lines_of(board: Position) -> tuple[Clue, ...]:
    """Every row, column and colour of a board that may have a clue, with the number of buttons there now.

    >>> [(line.kind, line.name, line.total) for line in lines_of(Position.parse("rby/gRy/y*y - 5"))][3:]
    [('column', '1', 0), ('column', '2', 1), ('column', '3', 0), ('colour', 'r', 1), ('colour', 'b', 0), \
('colour', 'y', 0), ('colour', 'g', 0)]
    """
    size, free = board.size, board.grid.all & ~board.star_mask
    rows = board.grid.rows
    columns = [sum(1 << row * size + column for row in range(size)) for column in range(size)]
    masks: list[tuple[Kind, str, int]] = [
        *(("row", str(number), mask & free) for number, mask in enumerate(rows, start=1)),
        *(("column", str(number), mask & free) for number, mask in enumerate(columns, start=1)),
        *(("colour", letter, mask) for letter, mask in board.colour_masks.items() if mask),
    ]
    return tuple(Clue(kind, name, mask, (board.button_mask & mask).bit_count()) for kind, name, mask in masks)


def met(told: Sequence[Clue], buttons: int) -> int:
    """How many of some clues the buttons of a mask meet."""
    return sum((buttons & clue.mask).bit_count() == clue.total for clue in told)


def clues_likeness(board: Position, clues: Clues) -> str:
    """A text that two boards with clues share just if one is the other turned, mirrored or in other colours."""
    letters = "".join(
        letter.upper() if board.button_mask >> bit & 1 else letter for bit, letter in enumerate(board.colours)
    )
    return min(_seen(letters, clues, board.size, symmetry) for symmetry in TURNS)


def _seen(letters: str, clues: Clues, size: int, symmetry: int) -> str:
    """A board with clues after a symmetry, with the colours named in the order in which they appear."""
    rows, columns = clues.rows or (None,) * size, clues.columns or (None,) * size
    if symmetry & 1:
        columns = columns[::-1]
    if symmetry & 2:
        rows = rows[::-1]
    if symmetry & 4:
        rows, columns = columns, rows
    after = "".join(turned(letters, size, symmetry))
    order = [letter for letter in dict.fromkeys(after.lower()) if letter in COLOURS]
    colours = [clues.colour(letter) for letter in order]
    numbers = " ".join(",".join("?" if count is None else str(count) for count in some) for some in (rows, columns))
    last = ",".join("?" if count is None else str(count) for count in colours)
    return f"numbers {recoloured(after)} {numbers} {last}"


def _most(clue: Clue, board: Position) -> int:
    """At least the most buttons that a clue's spaces can hold: every other one of a line, all of a colour."""
    return clue.mask.bit_count() if clue.kind == "colour" else (board.size + 1) // 2
