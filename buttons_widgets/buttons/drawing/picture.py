"""Static pictures of boards: pure functions from what a board shows to SVG text.

They show a board where no kernel runs: in a saved notebook, in an export, in the README, on a printed sheet. A picture
has its own light panel, so it can be read on a light and on a dark page. The same values always give the same
text. Pieces and numbers come from `shapes`, as they do for the live board.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from html import escape
from typing import Any, Final

from ...kit.dice.die import face
from ...kit.page import svg
from ...kit.page.markup import image_html
from ...kit.rules.errors import GameError
from ..cells import Cell
from . import shapes
from .board_view import BoardView, Total, Worth

MOST_BOARDS: Final = 4
"""At most this many boards fit into one picture."""
_GAP: Final = 18
_NAME: Final[dict[str, Any]] = {"font_family": svg.FONT, "font_size": 19, "font_weight": 600, "fill": svg.INK}


def board_svg(
    view: BoardView, *, scale: float = 1.0, title: str = "", below: Callable[[int], tuple[str, int]] | None = None
) -> str:
    """A board as SVG text.

    Args:
        view: what it shows.
        scale: pixels per unit; a 6×6 board is 458 units wide.
        title: text for people who do not see the picture.
        below: given the width of the board, what is drawn below it, and how high that is.

    >>> picture = board_svg(BoardView(3, "rbygrbyg*", buttons=[(1, 1)], stars=[(3, 3)]))
    >>> picture.startswith("<svg "), picture.count("bw-star"), picture.count("bw-glass-over")
    (True, 1, 1)
    """
    width = _extent(view)
    strip = shapes.STRIP if view.cards else 0
    content, height = f'<g transform="translate(0 {strip})">{_board(view)}</g>', width + strip
    if below is not None:
        markup, more = below(width)
        content += f'<g transform="translate(0 {height + _GAP // 2})">{markup}</g>'
        height += _GAP // 2 + more
    return _svg(content, width, height, scale, title)


def boards_svg(boards: Sequence[tuple[str, BoardView]], *, scale: float = 0.62, title: str = "") -> str:
    """Up to four boards with their owners' names, side by side or two by two, as SVG text.

    Args:
        boards: for each a name, which may be any text, and what the board shows.
        scale: pixels per unit.
        title: text for people who do not see the picture.

    Raises:
        ValueError: there is no board, or there are more than four.

    >>> ada = ("Ada <3", BoardView(3, "rbygrbygr", cards="r"))
    >>> "Ada &lt;3" in boards_svg([ada, ada])
    True
    """
    if not 1 <= len(boards) <= MOST_BOARDS:
        raise GameError(f"a picture holds one to four boards, not {len(boards)}")
    across = 2 if len(boards) == 4 else len(boards)
    side = max(_extent(view) for _, view in boards)
    step = side + shapes.STRIP + 6 + _GAP
    parts = []
    for index, (name, view) in enumerate(boards):
        x = _GAP + index % across * (side + _GAP)
        y = _GAP - 6 + index // across * step
        parts.append(svg.text(_short(name), x + 8, y + 23, **_NAME))
        parts.append(svg.group(_board(view), at=(x, y + shapes.STRIP + 6)))
    width = _GAP + across * (side + _GAP)
    height = _GAP - 6 + -(-len(boards) // across) * step
    panel = f'<rect class="bw-table-ground" width="{width}" height="{height}" rx="22" fill="#fcf8ef" stroke="#e0d2b4"/>'
    return _svg(panel + "".join(parts), width, height, scale, title)


def board_html(view: BoardView, *, scale: float = 0.75, title: str = "") -> str:
    """A board as an image in HTML, for the result of a cell that shows more than it.

    >>> board_html(BoardView(3, "rbygrbygr"), title="1 < 2")[:35]
    '<img alt="1 &lt; 2" src="data:image'
    """
    return image_html(board_svg(view, scale=scale, title=title), title)


def gallery_html(boards: Mapping[str, BoardView], *, scale: float = 0.36) -> str:
    """Boards with their names below them, as many side by side as there is room for, as HTML.

    >>> gallery_html({"A": BoardView(3, "rbygrbygr")}).count("<figcaption")
    1
    """
    figures = "".join(
        f'<figure style="margin: 0; text-align: center">{board_html(view, scale=scale, title=name)}'
        f'<figcaption style="font-weight: 600">{escape(name)}</figcaption></figure>'
        for name, view in boards.items()
    )
    return f'<div style="display: flex; flex-wrap: wrap; gap: 12px">{figures}</div>'


def _short(name: str) -> str:
    """A name that leaves room for two button cards beside it."""
    return name if len(name) <= 28 else name[:27] + "…"


def _svg(content: str, width: float, height: float, scale: float, title: str) -> str:
    box = (-3, -3, width + 6, height + 6)
    return svg.picture(box, content, label=title, size=[round(length * scale) for length in box[2:]])


def _extent(view: BoardView) -> int:
    return shapes.extent(view.size, bool(view.row_totals or view.column_totals))


def _board(view: BoardView) -> str:
    """Markup of one board whose panel has its upper left corner at the origin; cards stick out above it."""
    extent = _extent(view)
    at = shapes.HEAD_AT
    return "".join(
        [
            _cards(view.cards, extent),
            _sheet("bw-panel", shapes.PANEL, extent, 0),
            _sheet("bw-hem", shapes.HEM, extent, shapes.HEM_INSET),
            f'<g transform="translate({at} {at})">{shapes.DEPOT_PLACE}{shapes.DEPOT_DICE[view.depot]}</g>',
            _faded(_heads(view), view.faded),
            _faded(_totals(view), view.faded),
            _faded(_spaces(view), view.faded),
            _stamp(view),
        ]
    )


def _stamp(view: BoardView) -> str:
    """The word across the spaces."""
    if not view.stamp:
        return ""
    at = shapes.stamp_at(view.size)
    return (
        f'<g transform="translate({at:g} {at:g}) rotate({shapes.STAMP_TURN})"><rect{_attributes(shapes.STAMP)}/>'
        f"<text{_attributes(shapes.STAMP_TEXT)}>{escape(view.stamp, quote=False)}</text></g>"
    )


def _faded(markup: str, faded: bool) -> str:
    return f'<g opacity="{shapes.FADED}">{markup}</g>' if faded and markup else markup


def _heads(view: BoardView) -> str:
    """The dice that head columns and rows."""
    parts = []
    columns, gold, at = view.columns, view.gold_column, shapes.HEAD_AT
    for index in range(1, view.size + 1):
        middle, is_gold = shapes.middle(index), index == gold
        black = face(index, "black", "gold" if is_gold else "white")
        parts.append(_head(middle, at, black, index in columns or is_gold, bool(columns) or gold > 0))
        parts.append(_head(at, middle, face(index, "white", "gold"), index == view.row, view.row > 0))
    return "".join(parts)


def _head(x: float, y: float, markup: str, shown: bool, any_shown: bool) -> str:
    scale = shapes.HEADER * (shapes.HEAD_SHOWN if shown else 1)
    opacity = f' opacity="{shapes.HEAD_DIM}"' if any_shown and not shown else ""
    return f'<g transform="translate({x:g} {y:g}) scale({scale:g})"{opacity}>{markup}</g>'


def _totals(view: BoardView) -> str:
    """What is told of each row, right of it, and of each column, below it."""
    edge = shapes.LEFT + view.size * shapes.PITCH + shapes.TOTAL_AT
    rows = [(edge, shapes.middle(index), total) for index, total in enumerate(view.row_totals, start=1)]
    columns = [(shapes.middle(index), edge, total) for index, total in enumerate(view.column_totals, start=1)]
    return "".join(
        f'<g class="bw-total" transform="translate({x:g} {y:g})">{_total(total)}</g>'
        for x, y, total in rows + columns
        if total.text
    )


def _total(total: Total) -> str:
    light = shapes.LIGHT
    ink = light[{"open": "total", "met": "total-met", "broken": "on-broken"}[total.state]]
    frame = f'<rect{_attributes(shapes.TOTAL_FRAME)} fill="{light["broken"]}"/>' if total.state == "broken" else ""
    return f'{frame}<text{_attributes(shapes.TOTAL_TEXT)} fill="{ink}">{escape(total.text, quote=False)}</text>'


def _spaces(view: BoardView) -> str:
    parts = []
    for index, letter in enumerate(view.colours):
        cell = (index // view.size + 1, index % view.size + 1)
        x, y = shapes.middle(cell[1]), shapes.middle(cell[0])
        parts.append(f'<g transform="translate({x:g} {y:g})">{_space(view, cell, letter)}</g>')
    return "".join(parts)


def _space(view: BoardView, cell: Cell, letter: str) -> str:
    """One space around the origin, from the mark below it to the worth at its foot."""
    worth = view.worths.get(cell)
    art = art_markup(letter, cell in view.buttons, cell in view.stars or letter == "*", cell in view.chosen)
    if worth:
        art = f'<g transform="translate(0 {shapes.WORTH_LIFT}) scale({shapes.WORTH_SCALE})">{art}</g>'
    return "".join(
        [
            shapes.LINE_MARK if cell in view.line else "",
            shapes.SPACE_MARK,
            f'<g opacity="{_tint(worth):.2f}">{shapes.TINT_MARK}</g>' if worth else "",
            (shapes.QUIET_MARK if view.quiet else shapes.OFFER_MARK) if cell in view.offered else "",
            shapes.GOLD_MARKS[cell[1]] if cell == view.golden else "",
            art,
            shapes.LAST_MARK if cell in view.last_move else "",
            shapes.RIGHT_MARK if cell in view.right else "",
            shapes.WRONG_MARK if cell in view.wrong else "",
            _pill(worth) if worth else "",
        ]
    )


def art_markup(letter: str, button: bool, star: bool, chosen: bool = False) -> str:
    """What lies on a space: the printed button, a glass button over it, or a star that lets it shimmer through.

    >>> "bw-glass-over" in art_markup("r", button=True, star=False)
    True
    """
    symbol = shapes.SYMBOLS.get(letter, "")
    if star:
        art = f'<g opacity="{shapes.COVERED}">{symbol}</g>{shapes.STAR}'
    elif button:
        symbol = f'<g transform="scale({shapes.GLASS_SCALE})">{symbol}</g>'
        art = shapes.GLASS_UNDER[letter] + symbol + shapes.GLASS_OVER
    else:
        art = symbol
    return art + (shapes.GHOST if chosen else "")


def _attributes(attributes: Mapping[str, str]) -> str:
    return "".join(f' {name}="{value}"' for name, value in attributes.items())


def _sheet(name: str, attributes: Mapping[str, str], extent: int, inset: float) -> str:
    side = f"{extent - 2 * inset:g}"
    return f'<rect class="{name}" x="{inset:g}" y="{inset:g}" width="{side}" height="{side}"{_attributes(attributes)}/>'


def _cards(cards: str, extent: int) -> str:
    first = extent - shapes.CARD_EDGE - (len(cards) - 1) * shapes.CARD_STEP - shapes.CARD_WIDTH
    return "".join(
        f'<g transform="translate({first + index * shapes.CARD_STEP} {-shapes.STRIP})">{shapes.CARDS[colour]}</g>'
        for index, colour in enumerate(cards)
    )


def _tint(worth: Worth) -> float:
    return shapes.TINT_LEAST + shapes.TINT_SPAN * worth.tint


def _pill(worth: Worth) -> str:
    light = shapes.LIGHT
    fill, ink = (light["worth"], light["on-worth"]) if worth.best else (light["pill"], light["worth-ink"])
    return (
        f'<rect{_attributes(shapes.PILL)} fill="{fill}" stroke="{light["worth"]}" stroke-width="1"/>'
        f'<text{_attributes(shapes.PILL_TEXT)} fill="{ink}">{escape(worth.text, quote=False)}</text>'
    )
