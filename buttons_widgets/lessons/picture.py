"""Pictures in the lessons: a sheet with marks and a few words on it, as SVG that shows without a kernel too."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from html import escape
from pathlib import Path
from typing import Final

from ..buttons.drawing.shapes import FONT
from ..kit.language.words import Words, words_in

INK_OF_TEXT: Final = "#3b2f1b"
_MARGIN: Final = 14
_WORDS: Final = Path(__file__).parent / "words" / "pictures"


def picture_words() -> Words:
    """What stands in pictures, in the language of whoever runs the cell."""
    return words_in((_WORDS,))


@dataclass(frozen=True)
class Picture:
    """A picture, to be shown at the end of a cell.

    Attributes:
        svg: it.
        title: what it shows, for people who do not see it.

    >>> sheet("Nothing", 40, 20, [])
    <picture: Nothing>
    """

    svg: str
    title: str

    def __repr__(self) -> str:
        return f"<picture: {self.title}>"

    def _repr_svg_(self) -> str:
        return self.svg


def sheet(title: str, width: float, height: float, marks: Iterable[str]) -> Picture:
    """A sheet of paper, light on every page, with marks on it.

    Args:
        title: what it shows, in words.
        width: of the room for the marks, in pixels; a margin is added.
        height: the same.
        marks: SVG, with the upper left corner of the room at the origin.
    """
    wide, high = width + 2 * _MARGIN, height + 2 * _MARGIN
    label = escape(title, quote=False).replace('"', "&quot;")
    svg = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide:g} {high:g}" width="{wide:g}" height="{high:g}"'
        f' role="img" aria-label="{label}"><rect x=".5" y=".5" width="{wide - 1:g}" height="{high - 1:g}" rx="12"'
        f' fill="#fcf8ef" stroke="#e0d2b4"/><g transform="translate({_MARGIN} {_MARGIN})">{"".join(marks)}</g></svg>'
    )
    return Picture(svg, title)


def written(text: str, x: float, y: float, *, size: float = 14, anchor: str = "start", bold: bool = False) -> str:
    """A line of text whose foot is at a place.

    Args:
        text: any text.
        x: where it starts, ends, or has its middle: see `anchor`.
        y: the line on which it stands.
        size: in pixels.
        anchor: `"start"`, `"middle"` or `"end"`.
        bold: whether it stands out.
    """
    weight = ' font-weight="600"' if bold else ""
    return (
        f'<text x="{x:g}" y="{y:g}" font-family="{FONT}" font-size="{size:g}" text-anchor="{anchor}"{weight}'
        f' fill="{INK_OF_TEXT}">{escape(text, quote=False)}</text>'
    )
