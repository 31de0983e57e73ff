"""Sheets of paper: pages drawn in millimetres, that are shown in a notebook, saved, and printed at their real size."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape
from pathlib import Path
from typing import Final

from ..kit.language.words import Words
from ..kit.page import svg
from ..kit.rules.errors import GameError, quoted
from ..kit.saving.errors import SaveError, disk_reason, path_text
from ..kit.saving.files import path_of, write_file

INK: Final = "#222"
LINE: Final = "#777"
MARGIN: Final = 10.0
"""Round every page, in millimetres: no printer prints as far as the edge."""
SCALE_BAR: Final = 50
"""Length of the line that shows whether a page was printed at its real size, in millimetres."""
FOOT: Final = 9.0
"""Height of what stands at the foot of every page, in millimetres."""


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
        raise GameError(f"the paper is {' or '.join(map(repr, PAPERS))}, not {quoted(name)}")
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
        title: of all pages together.
        pages: at least one.
        paper: on which they are drawn.
        words: the language.
        measured: whether a line at the foot of each page says how long it is, so that the size can be checked.

    Attributes:
        html: all pages as one file, which needs nothing else.
        svgs: each page as SVG text.
        title: of all pages together.
    """

    def __init__(
        self, title: str, pages: Sequence[Page], paper: Paper, words: Words, *, measured: bool = False
    ) -> None:
        self.title, self._pages, self._paper = title, tuple(pages), paper
        self.svgs = tuple(_svg(page, paper, _foot(paper, words) if measured else "") for page in self._pages)
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
            raise GameError(f"a file's path is wanted, such as 'boards.html', not {quoted(path)}")
        target = path_of(path)
        if target.suffix.lower() == ".svg":
            if len(self.svgs) > 1:
                raise GameError(
                    f"there are {len(self.svgs)} pages, and an SVG picture has one: save them as "
                    f"{quoted(target.with_suffix('.html').name)}"
                )
            page = self.svgs[0]
        else:
            page = self.html
        try:
            write_file(target, page.encode())
        except OSError as error:
            raise SaveError(f"the pages cannot be written ({disk_reason(error)})", Path(path_text(target))) from error
        return target

    def _repr_html_(self) -> str:
        """The pages in a frame of their own, so that their styles and the notebook's do not mix."""
        return (
            f'<iframe class="bw-sheets" title="{escape(self.title)}" sandbox="" srcdoc="{escape(self.html)}" '
            'style="box-sizing: border-box; inline-size: 100%; block-size: 640px; border: 1px solid #999"></iframe>'
        )

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


def _foot(paper: Paper, words: Words) -> str:
    """The line by which the size can be checked."""
    y = paper.height - MARGIN
    text = words.say("paper-real-size", length=SCALE_BAR)
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
