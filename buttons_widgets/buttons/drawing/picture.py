"""Static pictures of boards: pure functions from plain values to SVG text.

They show a board where no kernel runs: in a saved notebook, in an export, in the README, on a printed sheet. A picture
carries its own light panel, so it reads on a light and on a dark page. The same values give the same text,
always. The pieces come from `shapes`, as they do for the live board.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final
from xml.sax.saxutils import escape, quoteattr

from ...kit.dice.die_faces import face
from ..rules.grid import Cell
from . import shapes

if TYPE_CHECKING:
    from ..rules.game import Game
    from ..rules.layout import Layout
    from ..rules.position import Position

FONT: Final = "system-ui, 'Segoe UI', 'DejaVu Sans', sans-serif"
_GAP: Final = 18


def board_svg(
    size: int,
    colours: str,
    buttons: Iterable[Cell] = (),
    stars: Iterable[Cell] = (),
    cards: str = "",
    *,
    depot: int = 0,
    offered: Iterable[Cell] = (),
    golden: Cell | None = None,
    chosen: Iterable[Cell] = (),
    line: Iterable[Cell] = (),
    worths: Mapping[Cell, Mapping[str, Any]] | None = None,
    row: int = 0,
    columns: Collection[int] = (),
    gold_column: int = 0,
    faded: bool = False,
    scale: float = 1.0,
    title: str = "",
) -> str:
    """A board as SVG text.

    Args:
        size: 3 to 6 spaces a side.
        colours: `size * size` letters `r b y g`, row by row; `*` for a star over a colour that is not known.
        buttons: cells `(row, column)`, counted from 1, with a glass button.
        stars: cells with a star.
        cards: the colours of the player's button cards, such as `"r"` or `"by"`.
        depot: how many black dice lie in the depot, 0 to 2.
        offered: spaces that may be chosen.
        golden: the space offered through the gold die.
        chosen: spaces picked for a star that is not yet confirmed.
        line: spaces of a line of five.
        worths: by cell, `{"text": "2.41", "tint": 0.8, "best": True}`, with `tint` from 0 to 1.
        row: the white die at the edge that stands out; 0 for none.
        columns: the black dice at the edge that stand out.
        gold_column: the one of them that has gold pips; 0 for none.
        faded: greys the board of a player who is out.
        scale: pixels a unit; a 6×6 board is 458 units wide.
        title: text for people who do not see the picture.

    Raises:
        ValueError: the size is not 3 to 6, or letters, cells, cards or depot do not fit it.

    >>> picture = board_svg(3, "rbygrbyg*", buttons=[(1, 1)], stars=[(3, 3)])
    >>> picture.startswith("<svg "), picture.count("bw-star"), picture.count("bw-glass-over")
    (True, 1, 1)
    """
    board = _board(
        size,
        colours,
        frozenset(buttons),
        frozenset(stars),
        cards,
        depot,
        frozenset(offered),
        golden,
        frozenset(chosen),
        frozenset(line),
        worths or {},
        row,
        columns,
        gold_column,
        faded,
    )
    width = shapes.extent(size)
    strip = shapes.STRIP if cards else 0
    return _svg(f'<g transform="translate(0 {strip})">{board}</g>', width, width + strip, scale, title)


def layout_svg(layout: Layout, *, scale: float = 0.75, title: str = "") -> str:
    """An empty side, with its printed buttons only, as SVG text.

    >>> from buttons_widgets.buttons.rules.layout import Layout
    >>> layout_svg(Layout.parse("rby/gry/ybg")).count('class="bw-symbol')
    9
    """
    return board_svg(layout.size, layout.letters, scale=scale, title=title or str(layout))


def position_svg(position: Position, *, scale: float = 0.75, title: str = "") -> str:
    """A position as SVG text.

    >>> from buttons_widgets.buttons.rules.position import Position
    >>> "bw-star" in position_svg(Position.parse("rb*/gRy/ybg r 5"))
    True
    """
    return board_svg(
        position.size,
        position.colours,
        position.buttons,
        position.stars,
        position.cards,
        scale=scale,
        title=title or str(position),
    )


def game_svg(game: Game, *, scale: float = 0.62, title: str = "") -> str:
    """All boards of a game as SVG text, with names, cards, depots and lines of five; who is bust is greyed.

    >>> from buttons_widgets.buttons.rules.game import Game
    >>> game_svg(Game.start(["Ada", "Bo"], seed=1)).count("bw-panel")
    2
    """
    boards: list[tuple[str, dict[str, Any]]] = []
    for seat, (name, layout) in enumerate(zip(game.names, game.layouts, strict=True)):
        position = game.position(seat)
        parameters: dict[str, Any] = {
            "size": game.size,
            "colours": layout.letters,
            "buttons": position.buttons,
            "stars": position.stars,
            "cards": position.cards,
            "depot": game.depot(seat),
            "line": game.line_of(seat),
            "faded": game.standings[seat].name == "BUST",
        }
        boards.append((name, parameters))
    return boards_svg(boards, scale=scale, title=title or ", ".join(game.names))


def boards_svg(boards: Sequence[tuple[str, Mapping[str, Any]]], *, scale: float = 0.62, title: str = "") -> str:
    """Up to four boards with their owners' names, side by side or two by two, as SVG text.

    Each board is a name and the parameters of `board_svg` (all but `scale` and `title`). A name may be any text.

    Raises ValueError for no board, for more than four, and as `board_svg` does.

    >>> ada = ("Ada <3", {"size": 3, "colours": "rbygrbygr", "cards": "r"})
    >>> "Ada &lt;3" in boards_svg([ada, ada])
    True
    """
    if not 1 <= len(boards) <= 4:
        raise ValueError(f"a picture holds one to four boards, not {len(boards)}")
    across = 2 if len(boards) == 4 else len(boards)
    side = max(shapes.extent(int(parameters["size"])) for _, parameters in boards)
    step = side + shapes.STRIP + 6 + _GAP
    parts = []
    for index, (name, parameters) in enumerate(boards):
        x = _GAP + index % across * (side + _GAP)
        y = _GAP - 6 + index // across * step
        board = _board(**_complete(parameters))
        parts.append(
            f'<text x="{x + 8}" y="{y + 23}" font-family="{FONT}" font-size="19" font-weight="600" fill="#3b2f1b">'
            f'{escape(_short(name))}</text><g transform="translate({x} {y + shapes.STRIP + 6})">{board}</g>'
        )
    width = _GAP + across * (side + _GAP)
    height = _GAP - 6 + -(-len(boards) // across) * step
    panel = f'<rect class="bw-table-ground" width="{width}" height="{height}" rx="22" fill="#fcf8ef" stroke="#e0d2b4"/>'
    return _svg(panel + "".join(parts), width, height, scale, title)


def _short(name: str) -> str:
    """A name that leaves room for two button cards beside it."""
    return name if len(name) <= 28 else name[:27] + "…"


def _complete(parameters: Mapping[str, Any]) -> dict[str, Any]:
    values: dict[str, Any] = {"cards": "", "depot": 0, "golden": None, "worths": {}, "row": 0, "columns": ()}
    values |= {"gold_column": 0, "faded": False} | dict(parameters)
    for name in ("buttons", "stars", "offered", "chosen", "line"):
        values[name] = frozenset(values.get(name, ()))
    return values


def _svg(content: str, width: float, height: float, scale: float, title: str) -> str:
    label = f' role="img" aria-label={quoteattr(title)}' if title else ' role="img"'
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="-3 -3 {width + 6} {height + 6}"'
        f' width="{round((width + 6) * scale)}" height="{round((height + 6) * scale)}"{label}>{content}</svg>'
    )


def _board(
    size: int,
    colours: str,
    buttons: frozenset[Cell],
    stars: frozenset[Cell],
    cards: str,
    depot: int,
    offered: frozenset[Cell],
    golden: Cell | None,
    chosen: frozenset[Cell],
    line: frozenset[Cell],
    worths: Mapping[Cell, Mapping[str, Any]],
    row: int,
    columns: Collection[int],
    gold_column: int,
    faded: bool,
) -> str:
    """Markup of one board whose panel has its upper left corner at the origin; cards stick out above it."""
    _check(
        size,
        colours,
        cards,
        depot,
        [buttons, stars, offered, chosen, line, worths, () if golden is None else (golden,)],
    )
    extent = shapes.extent(size)
    parts = [
        _cards(cards, extent),
        _sheet("bw-panel", shapes.PANEL, extent, 0),
        _sheet("bw-hem", shapes.HEM, extent, shapes.HEM_INSET),
        f'<g transform="translate(35 35)">{shapes.DEPOT_PLACE}{shapes.DEPOT_DICE[depot]}</g>',
    ]
    for index in range(1, size + 1):
        gold = index == gold_column
        black = face(index, "black", "gold" if gold else "white")
        parts.append(
            _header(shapes.middle(index), 35, black, index in columns or gold, bool(columns) or gold_column > 0)
        )
        parts.append(_header(35, shapes.middle(index), face(index, "white", "gold"), index == row, row > 0))
    spaces = []
    for number, letter in enumerate(colours):
        cell = (number // size + 1, number % size + 1)
        marks = ""
        if cell in line:
            marks = shapes.LINE_MARK
        marks += shapes.SPACE_MARK
        worth = worths.get(cell)
        if worth:
            marks += f'<g opacity="{_tint(worth)}">{shapes.TINT_MARK}</g>'
        if cell in offered:
            marks += shapes.OFFER_MARK
        if cell == golden:
            marks += shapes.GOLD_MARK
        art = art_markup(letter, cell in buttons, cell in stars or letter == "*", cell in chosen)
        if worth:
            art = f'<g transform="translate(0 {shapes.WORTH_LIFT}) scale({shapes.WORTH_SCALE})">{art}</g>{_pill(worth)}'
        x, y = shapes.middle(cell[1]), shapes.middle(cell[0])
        spaces.append(f'<g transform="translate({x:g} {y:g})">{marks}{art}</g>')
    parts.append(f'<g opacity=".45">{"".join(spaces)}</g>' if faded else "".join(spaces))
    return "".join(parts)


def art_markup(letter: str, button: bool, star: bool, chosen: bool = False) -> str:
    """What lies on a space: the printed button, a glass button over it, or a star that lets it shimmer through.

    >>> "bw-glass-over" in art_markup("r", button=True, star=False)
    True
    """
    symbol = shapes.SYMBOLS.get(letter, "")
    if star:
        return f'<g opacity="{shapes.COVERED}">{symbol}</g>{shapes.STAR}'
    if button:
        symbol = f'<g transform="scale({shapes.GLASS_SCALE})">{symbol}</g>'
        symbol = shapes.GLASS_UNDER[letter] + symbol + shapes.GLASS_OVER
    return symbol + (shapes.GHOST if chosen else "")


def _sheet(name: str, attributes: Mapping[str, str], extent: int, inset: float) -> str:
    side = f"{extent - 2 * inset:g}"
    rest = "".join(f' {key}="{value}"' for key, value in attributes.items())
    return f'<rect class="{name}" x="{inset:g}" y="{inset:g}" width="{side}" height="{side}"{rest}/>'


def _header(x: float, y: float, markup: str, shown: bool, any_shown: bool) -> str:
    scale = shapes.HEADER * (1.2 if shown else 1)
    opacity = ' opacity=".4"' if any_shown and not shown else ""
    return f'<g transform="translate({x:g} {y:g}) scale({scale:g})"{opacity}>{markup}</g>'


def _cards(cards: str, extent: int) -> str:
    first = extent - shapes.CARD_EDGE - (len(cards) - 1) * shapes.CARD_STEP - shapes.CARD_WIDTH
    return "".join(
        f'<g transform="translate({first + index * shapes.CARD_STEP} {-shapes.STRIP})">{shapes.CARDS[colour]}</g>'
        for index, colour in enumerate(cards)
    )


def _tint(worth: Mapping[str, Any]) -> str:
    return f"{0.04 + 0.4 * min(1.0, max(0.0, float(worth.get('tint', 0)))):.2f}"


def _pill(worth: Mapping[str, Any]) -> str:
    pill, best = shapes.PILL, bool(worth.get("best"))
    fill, ink = ("#55309f", "#fff") if best else ("#fff", "#3d2a6d")
    return (
        f'<rect x="{-pill["width"] / 2:g}" y="{pill["y"] - pill["height"] / 2:g}" width="{pill["width"]:g}"'
        f' height="{pill["height"]:g}" rx="{pill["height"] / 2:g}" fill="{fill}" stroke="#55309f" stroke-width="1"/>'
        f'<text y="{pill["y"] + 5.2:g}" text-anchor="middle" font-family="{FONT}" font-size="{pill["font"]:g}"'
        f' font-weight="700" fill="{ink}">{escape(str(worth["text"]))}</text>'
    )


def _check(size: int, colours: str, cards: str, depot: int, groups: Sequence[Iterable[Cell]]) -> None:
    if size not in range(3, 7):
        raise ValueError(f"a board has 3 to 6 spaces a side, not {size!r}")
    if len(colours) != size * size:
        raise ValueError(f"a board of size {size} has {size * size} letters, not {len(colours)}: {colours!r}")
    if wrong := sorted(set(colours) - {*shapes.COLOURS, "*"}):
        raise ValueError(f"a board's letters are r b y g and *, not {wrong[0]!r} in {colours!r}")
    if not set(cards) <= set(shapes.COLOURS):
        raise ValueError(f"cards are letters of r b y g, not {cards!r}")
    if depot not in range(len(shapes.DEPOT_DICE)):
        raise ValueError(f"a depot holds 0 to 2 dice, not {depot!r}")
    for group in groups:
        for cell in group:
            if not (1 <= cell[0] <= size and 1 <= cell[1] <= size):
                raise ValueError(f"{cell[0]}-{cell[1]} is not on a board of size {size}")
