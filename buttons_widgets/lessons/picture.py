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


def picture_words(folder: Path = _WORDS) -> Words:
    """What stands in pictures, in the language of whoever runs the cell; those of a lesson may have a folder."""
    return words_in((folder,))


@dataclass(frozen=True)
class Picture:
    """A picture, to be shown at the end of a cell; its title says what it shows, for people who do not see it.

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

    The marks are SVG, in a room of this width and height with its upper left corner at the origin; a margin is added.
    """
    wide, high = width + 2 * _MARGIN, height + 2 * _MARGIN
    ground = element("rect", x=0.5, y=0.5, width=wide - 1, height=high - 1, rx=12, fill=svg.PAPER, stroke=svg.EDGE)
    drawn = svg.picture((0, 0, wide, high), ground, svg.group(*marks, at=(_MARGIN, _MARGIN)), label=title)
    return Picture(drawn, title)


def written(text: str, x: float, y: float, *, size: float = 14, anchor: str = "start", bold: bool = False) -> str:
    """A line of text that stands on `y`; the `anchor` says whether it starts, ends or has its middle at `x`."""
    return svg.written(text, x, y, size=size, anchor=anchor, weight=600 if bold else None)
