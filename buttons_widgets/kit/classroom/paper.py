"""Sheets of paper: pages drawn in millimetres, that are shown in a notebook, saved, and printed at their real size."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from html import escape
from pathlib import Path
from typing import Final

from ..language.words import Words
from ..page import svg
from ..page.markup import framed_html
from ..page.text_layout import wrapped
from ..rules.errors import GameError, quoted, unwanted
from ..rules.numbers import number_within
from ..rules.phrase import Phrase
from ..saving.errors import SaveError, disk_reason
from ..saving.files import path_of, write_file

INK: Final = "#222"
LINE: Final = "#777"
MARGIN: Final = 10.0
"""Round every page, in millimetres: no printer prints as far as the edge."""
SCALE_BAR: Final = 50
"""Length of the line that shows whether a page was printed at its real size, in millimetres."""
FOOT: Final = 9.0
"""Height of what stands at the foot of every page, in millimetres."""
MOST: Final = 60
"""So many pictures are printed at once, at most."""
_GAP: Final = 4.0
"""Between two pictures on a page, in millimetres."""
_SMALL: Final = 3.0
"""The size of what is written there, in millimetres."""
_LINE: Final = 4.4
"""From a line of text at the foot of a page to the next, in millimetres."""


@dataclass(frozen=True)
class Paper:
    """A size of paper, in millimetres, with the name that a style sheet has for it."""

    name: str
    width: float
    height: float

    @property
    def right(self) -> float:
        """The right edge of what may be drawn on, in millimetres from the left."""
        return self.width - MARGIN

    @property
    def bottom(self) -> float:
        """The lower edge of what may be drawn on, above the foot, in millimetres from the top."""
        return self.height - MARGIN - FOOT


PAPERS: Final = {"a4": Paper("A4", 210, 297), "letter": Paper("letter", 215.9, 279.4)}


def paper_of(name: object) -> Paper:
    """The paper of a name.

    Raises:
        GameError: there is none.

    >>> paper_of("A4").width
    210
    """
    found = PAPERS.get(name.lower()) if isinstance(name, str) else None
    if found is None:
        raise GameError.of("refused-paper", "the paper is a4 or letter, not {given}", given=quoted(name))
    return found


@dataclass(frozen=True)
class Page:
    """A page.

    Attributes:
        title: what is on it, for people who do not see it, and for the file's name.
        markup: SVG in millimetres, from the upper left corner of the paper.
    """

    title: str
    markup: str


class Sheets:
    """Pages to print. The last line of a cell shows them; `save` writes them into a file that a browser prints.

    Args:
        pages: at least one.
        measured: what a line of `SCALE_BAR` millimetres at the foot of each page says, so that the size can be checked;
            "" for no line.

    Attributes:
        html: all pages as one file, which needs nothing else.
        svgs: each page as SVG text.
        title: of all pages together.
    """

    def __init__(self, title: str, pages: Sequence[Page], paper: Paper, words: Words, *, measured: str = "") -> None:
        self.title, self._pages, self._paper = title, tuple(pages), paper
        self.svgs = tuple(_svg(page, paper, _foot(paper, measured) if measured else "") for page in self._pages)
        self.html = (
            f'<!doctype html>\n<html lang="{escape(words.language)}"><head><meta charset="utf-8">'
            f'<meta name="viewport" content="width=device-width"><title>{escape(title)}</title>'
            f"<style>{_style(paper)}</style></head><body><main>{''.join(self.svgs)}</main></body></html>\n"
        )

    def save(self, path: str | Path) -> Path:
        """Write all pages into a file, in place of what is there: open it in a browser, and print it.

        Args:
            path: such as `"boards.html"`. If it ends in `.svg`, it becomes one picture, which has to be the only page.

        Returns:
            The file's path.

        Raises:
            ValueError: this is no path, there are several pages for one picture, or the file cannot be written.
        """
        if not isinstance(path, str | Path) or not str(path):
            raise unwanted(Phrase("refused-page-path", "a file’s path is wanted, such as 'boards.html'"), path)
        target = path_of(path)
        if target.suffix.lower() == ".svg":
            if len(self.svgs) > 1:
                raise GameError.of(
                    "refused-pages-in-picture",
                    "there are {count} pages, and an SVG picture has one: save them as {name}",
                    count=len(self.svgs),
                    name=quoted(target.with_suffix(".html").name),
                )
            page = self.svgs[0]
        else:
            page = self.html
        try:
            write_file(target, page.encode())
        except OSError as error:
            why = Phrase("refused-pages-unwritten", "the pages cannot be written ({reason})", reason=disk_reason(error))
            raise SaveError(why, target) from error
        return target

    def _repr_html_(self) -> str:
        return framed_html(self.html, self.title, "bw-sheets")

    def __repr__(self) -> str:
        count = len(self._pages)
        return f"<{self.title}: {count} page{'' if count == 1 else 's'}, {self._paper.name}>"


def _style(paper: Paper) -> str:
    """A page of the file is a page of paper: what is a millimetre here is one there."""
    size = f"inline-size: {paper.width:g}mm; block-size: {paper.height:g}mm"
    return (
        f"@page {{ size: {paper.width:g}mm {paper.height:g}mm; margin: 0 }}\n"
        "html { background: #ddd } body { margin: 0 }\n"
        f"main > svg {{ display: block; {size}; margin: 6mm auto; background: #fff }}\n"
        "@media print {\n"
        "  html { background: #fff; print-color-adjust: exact; -webkit-print-color-adjust: exact }\n"
        "  main > svg { margin: 0; break-inside: avoid }\n"
        "  main > svg + svg { break-before: page }\n"
        "}\n"
    )


def _svg(page: Page, paper: Paper, foot: str) -> str:
    ground = svg.element("rect", width=paper.width, height=paper.height, fill="#fff")
    box = (0, 0, paper.width, paper.height)
    return svg.picture(box, ground, page.markup, foot, label=page.title, unit="mm")


def _foot(paper: Paper, text: str) -> str:
    """The line by which the size can be checked."""
    y = paper.height - MARGIN
    bar = f'<path d="M{MARGIN:g} {y - 2:g}v2h{SCALE_BAR}v-2" fill="none" stroke="{INK}" stroke-width=".3"/>'
    return bar + written(text, MARGIN + SCALE_BAR + 3, y, size=2.8)


# What pages are drawn from


def written(text: str, x: float, y: float, *, size: float = 4, anchor: str = "start", bold: bool = False) -> str:
    """A line of text that stands on `y`, in millimetres; nothing if there is no text.

    The `anchor` says whether it starts, ends or has its middle at `x`.
    """
    if not text:
        return ""
    return svg.written(text, x, y, size=size, anchor=anchor, weight=600 if bold else None, fill=INK)


def line(x: float, y: float, to: float) -> str:
    """A line to write on, from a place to the right as far as `to`, in millimetres."""
    return f'<path d="M{x:g} {y:g}H{to:g}" stroke="{LINE}" stroke-width=".3"/>'


def to_fill_in(label: str, x: float, y: float, to: float, wide: float) -> str:
    """A label with so wide a room, and after it a line to write on that ends at `to`, in millimetres."""
    return written(label, x, y) + line(x + wide, y + 0.6, to)


def table(x: float, y: float, widths: Sequence[float], rows: int, high: float) -> str:
    """The lines of a table with columns of these widths and so many rows of one height, in millimetres."""
    wide = sum(widths)
    path = "".join(f"M{x:g} {y + row * high:g}h{wide:g}" for row in range(rows + 1))
    path += "".join(f"M{x + sum(widths[:column]):g} {y:g}v{rows * high:g}" for column in range(len(widths) + 1))
    return f'<path d="{path}" fill="none" stroke="{LINE}" stroke-width=".3"/>'


def copies(
    drawn: str,
    size: tuple[float, float],
    count: int | None,
    scales: tuple[float, float],
    lines: Sequence[str],
    paper: Paper,
    title: Callable[[int], str],
    least: int = 1,
) -> list[Page]:
    """Pages with copies of a picture, as many as fit, each to be cut out along a dashed line.

    Two stand side by side where they can be read, and else one; and two below each other where they can, if a smaller
    size is enough for that.

    Args:
        drawn: the picture's marks.
        size: its width and height.
        count: how many copies; a page full if left out, or the pages that `least` copies fill.
        scales: how many millimetres a unit of the picture is: with the first it can still be read, and it is never more
            than the second.
        lines: what is written at the foot of every page, each in as many lines as it needs.
        title: of a page, given its number from 1.
        least: so many copies there are at least.

    Raises:
        GameError: there are fewer copies than one, or more than `MOST`.

    >>> [page.title for page in copies("<path/>", (50, 40), 8, (1, 3), [], PAPERS["a4"], "Page {}".format)]
    ['Page 1', 'Page 2']
    """
    wide = paper.right - MARGIN
    lines = [part for line in lines for part in wrapped(line, wide, _SMALL)]
    high = paper.bottom - MARGIN - _LINE * len(lines)
    largest = min(scales[1], high / size[1])
    beside = min((wide - _GAP) / 2 / size[0], largest)
    columns, scale = (2, beside) if beside >= scales[0] else (1, min(wide / size[0], largest))
    below = (high - _GAP) / 2 / size[1]
    if below >= scales[0]:
        scale = min(scale, below)
    width, height = size[0] * scale, size[1] * scale
    # A size that is made for two must not miss the second one by a rounding.
    full = columns * max(1, int((high + _GAP) / (height + _GAP) + 1e-9))
    wanted = full * -(-least // full)
    if count is not None:
        wanted = number_within(
            count, 1, MOST, Phrase("refused-sheets", "1 to {most} sheets are printed at once", most=MOST)
        )
    cut = svg.element(
        "rect", width=width, height=height, fill="none", stroke=LINE, stroke_width=0.2, stroke_dasharray="2 2"
    )
    copy = svg.group(drawn, scale=scale) + cut
    places = [
        (MARGIN + (width + _GAP) * (place % columns), MARGIN + (height + _GAP) * (place // columns))
        for place in range(full)
    ]
    foot = "".join(written(line, MARGIN, MARGIN + high + _LINE * row, size=_SMALL) for row, line in enumerate(lines, 1))
    return [
        Page(
            title(number),
            svg.group(*(svg.group(copy, at=at) for at in places[: wanted - first]), font_family=svg.FONT) + foot,
        )
        for number, first in enumerate(range(0, wanted, full), 1)
    ]
