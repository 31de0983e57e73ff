"""Pictures in the lessons: a sheet with marks and a few words on it, as SVG that shows without a kernel too."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from ..kit.language.words import Words, words_in
from ..kit.page import svg
from ..kit.page.svg import element

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
    ground = element("rect", x=0.5, y=0.5, width=wide - 1, height=high - 1, rx=12, fill=svg.PAPER, stroke=svg.EDGE)
    drawn = svg.picture((0, 0, wide, high), ground, svg.group(*marks, at=(_MARGIN, _MARGIN)), label=title)
    return Picture(drawn, title)


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
    return svg.written(text, x, y, size=size, anchor=anchor, weight=600 if bold else None)
