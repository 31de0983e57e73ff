"""Layouts: which colour is printed on which space of a side.

The eight sides A–H are this kit's own designs: nine buttons of each colour, and no two orthogonal neighbours alike.
They are fair: played alone, with best play and averaged over the four cards, a round is worth the same number of stars
on each to a tenth of a per cent. They were found by a search that stands, with the table of values, among the tests.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from math import isqrt
from types import MappingProxyType
from typing import Final

from ...kit.rules.errors import GameError, NotationError, quoted, unwanted
from ...kit.rules.phrase import Phrase
from ...kit.rules.shown import or_plain
from ..cells import COLOURS, SIZES, Cell
from ..drawing.board_view import BoardView
from ..drawing.picture import board_svg, gallery_html
from .grid import grid

LONGEST_TEXT = 1000
"""A text of a board that is longer than this is refused before anything else is done with it."""


A_LAYOUT: Final = Phrase("refused-a-layout", "a layout")
A_POSITION: Final = Phrase("refused-a-position", "a position")


def rows_of(text: str, *, letters: str, what: Phrase) -> tuple[str, ...]:
    """Cut the text of a board into its rows and check its form.

    Rows are separated by slashes, line ends or spaces. A text without any of these is cut into rows of equal length.

    Args:
        text: as a person types it.
        letters: the letters that may stand in it.
        what: the thing that the text should be, for the message: `A_LAYOUT`, say.

    Raises:
        NotationError: a letter is unknown, or the rows do not make a square of size 3 to 6.

    >>> rows_of("rby gry ybg", letters="rbyg", what=A_LAYOUT)
    ('rby', 'gry', 'ybg')
    """

    def asked(count: int) -> dict[str, object]:
        return {"what": what, "text": quoted(text.strip()), "count": count}

    if len(text) > LONGEST_TEXT:
        raise NotationError.of(
            "refused-spaces-most", "{what} has at most 36 spaces, but {text} has {count} characters", **asked(len(text))
        )
    rows = tuple(re.split(r"[\s/]+", text.strip(" \t\r\n/")))
    if len(rows) == 1:
        size = next((size for size in SIZES if size * size == len(rows[0])), 0)
        if not size:
            raise NotationError.of(
                "refused-spaces",
                "{what} has 9, 16, 25 or 36 spaces (3 to 6 rows of as many), but {text} has {count}",
                **asked(len(rows[0])),
            )
        rows = tuple(rows[0][start : start + size] for start in range(0, size * size, size))
    for number, row in enumerate(rows, start=1):
        for column, letter in enumerate(row, start=1):
            if letter not in letters:
                raise NotationError.of(
                    "refused-letter-unknown",
                    "{what} is made of the letters {letters}, but row {row}, column {column} of {text} is {letter}",
                    what=what,
                    letters=" ".join(letters),
                    row=number,
                    column=column,
                    text=quoted(text.strip()),
                    letter=repr(letter),
                )
    if len(rows) not in SIZES:
        raise NotationError.of("refused-rows", "{what} has 3 to 6 rows, but {text} has {count}", **asked(len(rows)))
    for number, row in enumerate(rows, start=1):
        if len(row) != len(rows):
            raise NotationError.of(
                "refused-square",
                "{what} is square, but row {row} of {text} has {count} of {size} spaces",
                **asked(len(row)),
                row=number,
                size=len(rows),
            )
    return rows


@dataclass(frozen=True)
class Layout:
    """The printed buttons of one side: `size` rows of `size` letters, each of `r b y g`.

    >>> layout = Layout.parse("rby/gry/ybg")
    >>> layout.size, layout.colour_at((2, 1)), str(layout)
    (3, 'g', 'rbygryybg')
    """

    letters: str

    def __post_init__(self) -> None:
        _check_is_text(self.letters)
        object.__setattr__(self, "letters", "".join(rows_of(self.letters, letters=COLOURS, what=A_LAYOUT)))

    def __getstate__(self) -> dict[str, object]:
        # What was worked out from the letters is not kept: the read-only mapping of the masks cannot be.
        return {"letters": self.letters}

    @classmethod
    def parse(cls, text: str) -> Layout:
        """Read a layout as a person types it: letters in either case, rows separated by `/`, spaces or line ends.

        Raises:
            NotationError: the text is not a square of size 3 to 6 made of `r b y g`; the message says where.
            GameError: `text` is not a text.
        """
        _check_is_text(text)
        return cls(text if len(text) > LONGEST_TEXT else text.lower())

    @cached_property
    def size(self) -> int:
        """How many rows, and columns: 3 to 6."""
        return isqrt(len(self.letters))

    @cached_property
    def masks(self) -> Mapping[str, int]:
        """For each colour, the mask of its printed buttons; it cannot be changed."""
        return colour_masks(self.letters)

    def colour_at(self, cell: Cell | str) -> str:
        """The letter of the colour printed on a cell.

        Raises:
            GameError: the cell is not on the board.
        """
        return self.letters[grid(self.size).bit(cell)]

    def rows(self) -> tuple[str, ...]:
        """The rows from the top."""
        return tuple(self.letters[start : start + self.size] for start in range(0, len(self.letters), self.size))

    def same_coloured_neighbours(self) -> int:
        """How many pairs of orthogonal neighbours have one colour."""
        neighbours = grid(self.size).neighbours
        return sum((neighbours[bit] & self.masks[letter]).bit_count() for bit, letter in enumerate(self.letters)) // 2

    def variants(self) -> frozenset[str]:
        """The letters of the layout as seen after each of the eight rotations and reflections."""
        rows: tuple[str, ...] = self.rows()
        seen = set()
        for _ in range(4):
            rows = tuple("".join(column) for column in zip(*reversed(rows), strict=True))
            seen |= {"".join(rows), "".join(row[::-1] for row in rows)}
        return frozenset(seen)

    def __str__(self) -> str:
        return self.letters

    def __repr__(self) -> str:
        return f"Layout.parse({'/'.join(self.rows())!r})"

    def view(self) -> BoardView:
        """What a board shows of it: the printed buttons only."""
        return BoardView(self.size, self.letters)

    def _repr_svg_(self) -> str:
        return board_svg(self.view(), scale=0.75, title=str(self))


def colour_masks(letters: str) -> Mapping[str, int]:
    """For each colour, the mask of the spaces with its letter; it cannot be changed.

    >>> dict(colour_masks("rbygrb***"))
    {'r': 17, 'b': 34, 'y': 4, 'g': 8}
    """
    return MappingProxyType(
        {colour: sum(1 << bit for bit, letter in enumerate(letters) if letter == colour) for colour in COLOURS}
    )


def _check_is_text(text: object) -> None:
    if not isinstance(text, str):
        raise unwanted(Phrase("refused-layout-text", "a layout is a text of the letters r b y g"), text)


class Layouts(Mapping[str, Layout]):
    """Layouts by their letters, which cannot be changed; as the result of a cell, a gallery of their boards.

    >>> small = Layouts({"S": Layout.parse("rby/gry/ybg")})
    >>> small["S"].size, small == {"S": Layout.parse("rby/gry/ybg")}, small
    (3, True, Layouts({'S': Layout.parse('rby/gry/ybg')}))
    """

    def __init__(self, layouts: Mapping[str, Layout]) -> None:
        self._layouts = dict(layouts)

    def __getitem__(self, letter: str) -> Layout:
        return self._layouts[letter]

    def __iter__(self) -> Iterator[str]:
        return iter(self._layouts)

    def __len__(self) -> int:
        return len(self._layouts)

    def __repr__(self) -> str:
        return f"Layouts({self._layouts!r})"

    @or_plain
    def _repr_html_(self) -> str | None:
        return gallery_html({letter: layout.view() for letter, layout in self.items()})


LAYOUTS: Final = Layouts(
    {
        side: Layout.parse(text)
        for side, text in {
            "A": "bgrygr/gygrby/rgbygr/gyrbyb/ybyrbg/brbgry",
            "B": "bgybry/yrbgbr/bgyryg/gybygr/rbgryg/gyrbrb",
            "C": "bgyrbg/grbygy/ybygrb/grbryg/byrygr/rbgbry",
            "D": "grybyg/rbgyry/grbgyb/ybyrgr/rygbrb/bgrybg",
            "E": "gyrbyg/rbygrb/bgrybg/rbygrb/yrbygr/gygrby",
            "F": "rybgby/ybgrgr/grybyg/rbgyrb/gybrgy/bgryrb",
            "G": "ygbygr/grygby/rybyrg/brygbr/gbgryb/byrbrg",
            "H": "yrbgyr/rgyrbg/gybyrb/ybrgbg/grybrb/bygrgy",
        }.items()
    }
)
"""The kit's own eight sides; they cannot be changed."""


def side(name: str | Layout) -> Layout:
    """The layout of a name: a side's letter, the text of a layout, or a layout itself.

    Raises:
        GameError: it is neither a side's letter nor a layout.

    >>> side("a") == LAYOUTS["A"]
    True
    """
    if isinstance(name, Layout):
        return name
    letter = name.strip() if isinstance(name, str) else None
    if letter is not None and len(letter) <= 1:
        if letter.upper() not in LAYOUTS:
            raise GameError.of(
                "refused-side",
                "there is no side {letter}: the sides are {sides}",
                letter=repr(letter),
                sides=" ".join(LAYOUTS),
            )
        return LAYOUTS[letter.upper()]
    return Layout.parse(name)
