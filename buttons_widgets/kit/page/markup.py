"""Small pieces of HTML that several pages are made of."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Sequence
from html import escape
from typing import Final
from urllib.parse import quote

WHOLE: Final = re.compile(r"(?<![0-9])[0-9]+(?:-[0-9]+)+|(?<![0-9.,])[0-9][0-9.,]*[ \u2009][\u2190-\u2bff]+")
"""What is read as one: a place on a board such as 6-3, and a number with the sign that follows it."""


def text_html(text: str) -> str:
    """A text that stays as it was when it is copied or read out; no line ends within what is read as one.

    >>> text_html("Lay 6-3?")
    'Lay <span style="white-space: nowrap">6-3</span>?'
    """
    return WHOLE.sub(r'<span style="white-space: nowrap">\g<0></span>', escape(text))


def list_html(lines: Iterable[str], kind: str) -> str:
    """Lines of text as a list of a CSS class; "" for none."""
    items = "".join(f"<li>{text_html(line)}</li>" for line in lines)
    return f'<ul class="{kind}">{items}</ul>' if items else ""


def status_html(text: str, role: str = "status") -> str:
    """A text that a screen reader reads out when it appears; with the role `"alert"` at once.

    >>> status_html("Copied.")
    '<div role="status">Copied.</div>'
    """
    return f'<div role="{role}">{text_html(text)}</div>'


def framed_html(page: str, title: str, kind: str) -> str:
    """A page in a frame of its own, so that its styles and the notebook's do not mix."""
    return (
        f'<iframe class="{kind}" title="{escape(title)}" sandbox="" srcdoc="{escape(page)}" '
        'style="box-sizing: border-box; inline-size: 100%; block-size: 640px; border: 1px solid #999"></iframe>'
    )


def line_html(text: str, kind: str = "") -> str:
    """A line of text; an empty one keeps its place, so that nothing jumps when it comes.

    >>> line_html("1 < 2", "bw-note")
    '<div class="bw-note">1 &lt; 2</div>'
    """
    return f'<div class="{kind}">{text_html(text) or "&nbsp;"}</div>'


def link_html(
    content: str,
    name: str,
    number: int,
    *,
    title: str = "",
    kind: str = "bw-link",
    tab: bool = True,
    opens: bool | None = None,
) -> str:
    """HTML that can be pressed: the widget's `Activity` hears the name and the number, see `Activity.on_link`.

    Args:
        title: what it is called, where the content does not say it.
        tab: whether the Tab key stops at it; of a long list of links it does not.
        opens: whether what it opens is open now; `None` if it opens nothing.

    >>> link_html("Ada rolls.", "moment", 3, tab=False)
    '<button type="button" class="bw-link" data-bw-link="moment" data-bw-number="3" tabindex="-1">Ada rolls.</button>'
    """
    named = f' title="{escape(title)}" aria-label="{escape(title)}"' if title else ""
    stops = "" if tab else ' tabindex="-1"'
    if opens is not None:
        stops += f' aria-expanded="{str(opens).lower()}"'
    return (
        f'<button type="button" class="{kind}" data-bw-link="{name}" data-bw-number="{number}"{stops}{named}>'
        f"{content}</button>"
    )


_ONE_LINE: Final = 30
"""A column of a table whose texts are no longer is as wide as they are: no line ends in it."""


def table_html(title: str, heads: Sequence[str], rows: Iterable[Sequence[str]], numbers: Collection[int] = ()) -> str:
    """A table that needs no style sheet, as the result of a cell.

    Args:
        title: what stands above it.
        heads: the heads of its columns, which are texts, as all that is in it.
        rows: the rows.
        numbers: which columns hold numbers, from 0: they end at one line.

    >>> table_html("One", ["name"], [["<b>"]]).partition("<tbody>")[2].partition(">&")[2]
    'lt;b&gt;</td></tr></tbody></table>'
    """
    lines = list(rows)
    styles = [
        "padding: 0.25em 0.9em 0.25em 0.25em; text-align: "
        + ("end; font-variant-numeric: tabular-nums" if at in numbers else "start")
        + ("; white-space: nowrap" if max(map(len, column)) <= _ONE_LINE else "")
        for at, column in enumerate(zip(heads, *lines, strict=True))
    ]

    def row(tag: str, cells: Sequence[str]) -> str:
        return "".join(
            f'<{tag} style="{style}">{escape(cell)}</{tag}>' for cell, style in zip(cells, styles, strict=True)
        )

    body = "".join(f"<tr>{row('td', cells)}</tr>" for cells in lines)
    return (
        f'<table><caption style="text-align: start">{escape(title)}</caption><thead><tr>{row("th", heads)}</tr></thead>'
        f"<tbody>{body}</tbody></table>"
    )


def image_html(svg: str, label: str = "") -> str:
    """An SVG picture within what is read; without a label nobody hears of it: what stands beside it says it all.

    As an image it has styles and names of parts for itself, and the page does nothing about them.

    >>> image_html('<svg width="9"/>')
    '<img alt="" src="data:image/svg+xml,%3Csvg width=%229%22/%3E">'
    """
    return f'<img alt="{escape(label)}" src="data:image/svg+xml,{quote(svg, safe=_AS_IT_IS)}">'


_AS_IT_IS: Final = " !$()*+,-./:;=@_"
"""Signs that stand in the address of an image as they are: most of a picture is made of them."""


def button_html(colour: str, rim: str) -> str:
    """A button as high as the text in which it stands; the words beside it say which one it is."""
    return f'<i class="bw-small-button" style="--bw-body:{colour};--bw-edge:{rim}"></i>'
