"""Pictures as SVG, built of elements that escape by themselves.

Numbers are written short, texts are escaped, and what is `None` is left out. A picture that stands alone has a light
panel of its own, so that it can be read on a light and on a dark page.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from html import escape
from typing import Final

FONT: Final = "system-ui, 'Segoe UI', 'DejaVu Sans', sans-serif"
INK: Final = "#3b2f1b"
PAPER: Final = "#fcf8ef"
EDGE: Final = "#e0d2b4"

Below = Callable[[int], tuple[str, int]]
"""Given a width, SVG markup with its upper left corner at the origin, and its height."""

Value = str | float | None
"""What an attribute may be; `None` leaves it out."""


def escaped(text: object) -> str:
    """A text as it stands in SVG, between marks and in an attribute; an apostrophe stays as it is.

    >>> escaped('Ada\\'s "1 < 2"')
    "Ada's &quot;1 &lt; 2&quot;"
    """
    return escape(str(text), quote=False).replace('"', "&quot;")


def element(name: str, *content: str, **attributes: Value) -> str:
    """An element with its content, which is SVG already.

    Args:
        attributes: by name, in their order: `class_` is `class`, and `stroke_width` is `stroke-width`.

    >>> element("rect", width=3.0, rx=0.5, stroke_width=None, class_="one & two")
    '<rect width="3" rx="0.5" class="one &amp; two"/>'
    >>> element("g", element("circle", r=1), opacity=".5")
    '<g opacity=".5"><circle r="1"/></g>'
    """
    written = "".join(
        [
            f'{_start(key)}{value if isinstance(value, int) else _written(value)}"'
            for key, value in attributes.items()
            if value is not None
        ]
    )
    inside = "".join(content)
    return f"<{name}{written}>{inside}</{name}>" if inside or name in _NEVER_EMPTY else f"<{name}{written}/>"


def group(*content: str, at: tuple[float, float] | None = None, scale: float | None = None, **attributes: Value) -> str:
    """Elements moved to a place and drawn larger or smaller.

    >>> group("<path/>", at=(3, 4.5), scale=0.5)
    '<g transform="translate(3 4.5) scale(0.5)"><path/></g>'
    """
    moves = [
        *([f"translate({at[0]:g} {at[1]:g})"] if at is not None else []),
        *([f"scale({scale:g})"] if scale is not None else []),
    ]
    return element("g", *content, transform=" ".join(moves) or None, **attributes)


def text(said: object, x: float, y: float, **attributes: Value) -> str:
    """A line of text whose foot is at a place.

    >>> text("1 < 2", 3, 4, font_size=12)
    '<text x="3" y="4" font-size="12">1 &lt; 2</text>'
    """
    return element("text", escape(str(said), quote=False), x=x, y=y, **attributes)


def written(
    said: object,
    x: float,
    y: float,
    *,
    size: float = 14,
    anchor: str | None = None,
    weight: int | None = None,
    fill: str = INK,
) -> str:
    """The same in the ink and letters of pictures.

    Args:
        x: where it starts, ends, or has its middle: see `anchor`.
        y: the line on which it stands.
        anchor: `"start"`, `"middle"` or `"end"`; it starts at `x` if left out.
    """
    return text(said, x, y, font_family=FONT, font_size=size, text_anchor=anchor, font_weight=weight, fill=fill)


def panel(width: float, height: float, *, round: float = 12, edge: bool = True) -> str:
    """The light ground of a picture, with its upper left corner at the origin."""
    return element("rect", width=width, height=height, rx=round, fill=PAPER, stroke=EDGE if edge else None)


def picture(
    box: tuple[float, float, float, float],
    *content: str,
    label: str | None = "",
    size: Sequence[float] | None = None,
    unit: str = "",
    **attributes: Value,
) -> str:
    """A whole picture.

    Args:
        box: left, top, width and height of what is shown.
        label: what it shows, for people who do not see it; nobody hears of a picture with the label `None`.
        size: width and height; those of the box if left out, and `()` lets the page decide.
        unit: of width and height, if not pixels.

    >>> picture((0, 0, 4, 2), "<path/>", label="Two")[40:]
    'viewBox="0 0 4 2" width="4" height="2" role="img" aria-label="Two"><path/></svg>'
    """
    width, height = (f"{length:g}{unit}" for length in size or box[2:]) if size != () else (None, None)
    return element(
        "svg",
        *content,
        xmlns="http://www.w3.org/2000/svg",
        viewBox=" ".join(f"{part:g}" for part in box),
        width=width,
        height=height,
        role=None if label is None else "img",
        aria_label=label or None,
        **attributes,
    )


_ROOM_FOR_TEXT: Final = 360.0
"""What stands below a picture is so wide at least."""


def stacked(upper: str, size: tuple[float, float], below: Below | None, label: str) -> str:
    """A picture with what stands below it: given a width, `below` says the markup and its height, if any."""
    width, height = size
    if below is None:
        return picture((0, 0, width, height), upper, label=label)
    wide = max(width, _ROOM_FOR_TEXT)
    markup, more = below(round(wide))
    upper = group(upper, at=((wide - width) / 2, 0)) if wide > width else upper
    return picture((0, 0, wide, height + more), upper, group(markup, at=(0, height)), label=label)


_NEVER_EMPTY: Final = frozenset({"svg", "g", "text"})


@cache
def _start(key: str) -> str:
    """The name of an attribute, and what stands before its value."""
    return f' {key.rstrip("_").replace("_", "-")}="'


def _written(value: str | float) -> str:
    return f"{value:g}" if isinstance(value, float) else escaped(value)
