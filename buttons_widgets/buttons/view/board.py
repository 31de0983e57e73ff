"""The board as a live widget: it shows what it is told and reports which space was clicked. It knows no rules."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from typing import Any, Final

import anywidget
import traitlets

from ...kit.page.pictured import Pictured
from ..drawing import shapes
from ..drawing.picture import board_svg
from ..rules.grid import Cell, cell_text, parse_cell
from ..rules.layout import Layout
from ..rules.position import Position

STATIC: Final = Path(__file__).parent.parent / "static"

WORDS: Final[dict[str, str]] = {
    "red": "red",
    "blue": "blue",
    "yellow": "yellow",
    "green": "green",
    "free": "free",
    "button": "own button",
    "star": "star",
    "cell": "row {row}, column {column}, {colour}, {state}",
    "cell_without_colour": "row {row}, column {column}, {state}",
    "offered": "may be laid",
    "golden": "may be laid with the gold die",
    "offered_star": "may become a star",
    "chosen": "becomes a star",
    "line": "in a line of five stars",
    "worth": "worth {worth}",
    "best": "worth {worth}, the best",
    "depot": "dice in the depot: {count}",
    "cards": "button cards: {colours}",
    "and": ", ",
}
"""Every word of the board, in English: the parts of the names that assistive technology reads out.

Places in braces are filled in by the browser, and must be kept by a translation.
"""

CellCallback = Callable[[Cell, int], object]


def _as_text(value: object, trait: str) -> str:
    """A cell given as `(5, 6)` or `"5-6"`, as text; an error that names the trait and the value otherwise."""
    match value:
        case str():
            try:
                return cell_text(parse_cell(value))
            except ValueError as problem:
                raise traitlets.TraitError(f"{trait}: {problem}") from None
        case (int(row), int(column)):
            return cell_text((row, column))
        case _:
            raise traitlets.TraitError(f"{trait}: {value!r} is not a cell: give (5, 6) or '5-6'")


class Cells(traitlets.List[str]):
    """A list of cells, each given as `(5, 6)` or `"5-6"`, kept as text."""

    def validate(self, obj: Any, value: Any) -> Any:
        """Turn cells into text."""
        if isinstance(value, str) or not isinstance(value, Iterable):
            raise traitlets.TraitError(f"{self.name}: {value!r} is not a list of cells")
        texts = [_as_text(cell, str(self.name)) for cell in value]
        if isinstance(value, set | frozenset):
            texts.sort()  # a set's order may differ from one run to the next
        return super().validate(obj, texts)


class OneCell(traitlets.Unicode[str, Any]):
    """One cell, given as `(5, 6)` or `"5-6"`, kept as text; "" or `None` for none, kept as ""."""

    def validate(self, obj: Any, value: Any) -> Any:
        """Turn a cell into text."""
        return super().validate(obj, "" if value in ("", None) else _as_text(value, str(self.name)))


class ByCell(traitlets.Dict):
    """A dictionary by cell, each key given as `(5, 6)` or `"5-6"`, kept as text."""

    def validate(self, obj: Any, value: Any) -> Any:
        """Turn the keys into text."""
        if not isinstance(value, Mapping):
            raise traitlets.TraitError(f"{self.name}: {value!r} is not a dictionary by cell")
        return super().validate(obj, {_as_text(cell, str(self.name)): item for cell, item in value.items()})


class BoardWidget(Pictured, anywidget.AnyWidget):
    """A board that can be looked at, clicked and walked with the arrow keys.

    Everything that it shows is a trait; assign a new value to change it (changing a list in place tells nobody).
    Cells may be given as `(5, 6)` or `"5-6"`, and are kept as text.

    Attributes:
        size: 3 to 6 spaces a side.
        colours: `size * size` letters `r b y g`, row by row; `*` for a star over a colour that is not known.
        buttons: cells with a glass button. stars: cells with a star.
        offered: cells that may be chosen now. golden: the cell offered through the gold die, or "".
        chosen: cells picked for a star, not yet confirmed. line: cells of a line of five.
        latest: cells just changed; what newly lies there settles with a short animation.
        reasons: why a cell may not be chosen, by cell.
        worths: `{"text": "2.41", "tint": 0.8, "best": True}` by cell, with `tint` from 0 to 1.
        cards: the colours of the player's own button cards. depot: dice in the depot, 0 to 2.
        row, columns, gold_column: the dice at the edges that stand out.
        active: whether cells take focus and clicks. ply: sent along with a click, so that a stale one is known.
        label: the name of the board for assistive technology. words: its words, see `WORDS`.
        faded: greyed, for a player who is out. compact: at most about half as wide.

    >>> from buttons_widgets.buttons.rules.position import Position
    >>> BoardWidget(Position.parse("rby/gRy/ybg r 5"))
    BoardWidget('rby/gRy/ybg r')
    """

    _esm = STATIC / "board.js"
    _css = STATIC / "board.css"

    size = traitlets.Int(6).tag(sync=True)
    colours = traitlets.Unicode("rbygrbgyrbygbgyrbgyrbgyrgbyrgbrygbry").tag(sync=True)
    buttons = Cells().tag(sync=True)
    stars = Cells().tag(sync=True)
    offered = Cells().tag(sync=True)
    golden = OneCell().tag(sync=True)
    chosen = Cells().tag(sync=True)
    line = Cells().tag(sync=True)
    latest = Cells().tag(sync=True)
    reasons = ByCell(value_trait=traitlets.Unicode()).tag(sync=True)
    worths = ByCell(value_trait=traitlets.Dict()).tag(sync=True)
    cards = traitlets.Unicode().tag(sync=True)
    depot = traitlets.Int(0, min=0, max=2).tag(sync=True)
    row = traitlets.Int(0, min=0, max=6).tag(sync=True)
    columns = traitlets.List(traitlets.Int(min=1, max=6)).tag(sync=True)
    gold_column = traitlets.Int(0, min=0, max=6).tag(sync=True)
    active = traitlets.Bool(False).tag(sync=True)
    ply = traitlets.Int(0).tag(sync=True)
    label = traitlets.Unicode("Board").tag(sync=True)
    words = traitlets.Dict(key_trait=traitlets.Unicode(), value_trait=traitlets.Unicode(), default_value=WORDS).tag(
        sync=True
    )
    faded = traitlets.Bool(False).tag(sync=True)
    compact = traitlets.Bool(False).tag(sync=True)
    shapes = traitlets.Dict(default_value=shapes.shapes(), read_only=True).tag(sync=True)

    def __init__(self, board: Position | Layout | None = None, **traits: Any) -> None:
        unknown = sorted(set(traits) - set(self.class_trait_names()))
        if unknown:
            raise TypeError(f"BoardWidget has no {', '.join(unknown)}")
        self._callbacks: list[CellCallback] = []
        super().__init__(**(_traits_of(board) | traits))

    def show(self, board: Position | Layout, layout: Layout | None = None) -> None:
        """Show a position, or an empty layout. With its `layout` given, what stars cover shimmers through.

        Raises:
            ValueError: the layout is of another size.
        """
        values = _traits_of(board, layout)
        if values["size"] != self.size:
            # What was said about the cells of the other board means nothing on this one.
            spoken = (
                "offered",
                "golden",
                "chosen",
                "line",
                "latest",
                "reasons",
                "worths",
                "row",
                "columns",
                "gold_column",
            )
            values |= {name: self.traits()[name].default(self) for name in spoken}
        with self.hold_sync(), self.hold_trait_notifications():
            for name, value in values.items():
                setattr(self, name, value)

    def on_cell(self, callback: CellCallback) -> None:
        """Call `callback(cell, ply)` when a cell is clicked, or chosen with Enter or Space.

        Any cell may be clicked while the board is `active`, offered or not; `ply` is the widget's at that moment.
        """
        self._callbacks.append(callback)

    def _handle_custom_msg(self, content: Any, buffers: Any) -> None:
        """Pass a click on. Anything that is not one is left alone: the browser's side may be of another version."""
        super()._handle_custom_msg(content, buffers)
        click = self._click(content)
        if click is None:
            return
        # Not through ipywidgets' dispatcher, which goes on after an exception: here it reaches the person.
        try:
            for callback in tuple(self._callbacks):
                callback(*click)
        finally:
            # The browser sends one click at a time, until its effect has arrived or it hears that there is none.
            self.send({"type": "heard", "ply": click[1]})

    def _click(self, content: Any) -> tuple[Cell, int] | None:
        match content:
            case {"type": "cell", "cell": str(text), "ply": int(ply)} if self.active and not isinstance(ply, bool):
                try:
                    cell = parse_cell(text)
                except ValueError:
                    return None
                return (cell, ply) if max(cell) <= self.size else None
            case _:
                return None

    @traitlets.validate("size")
    def _valid_size(self, proposal: traitlets.Bunch) -> int:
        if proposal.value not in range(3, 7):
            raise traitlets.TraitError(f"a board has 3 to 6 spaces a side, not {proposal.value!r}")
        return int(proposal.value)

    @traitlets.validate("colours")
    def _valid_colours(self, proposal: traitlets.Bunch) -> str:
        value = str(proposal.value)
        wrong = next((letter for letter in value if letter not in "rbyg*"), None)
        if wrong is not None:
            raise traitlets.TraitError(f"a board's letters are r b y g and *, not {wrong!r} in {value!r}")
        if len(value) != self.size**2:
            raise traitlets.TraitError(
                f"a board of size {self.size} has {self.size**2} letters, not {len(value)}: {value!r}"
            )
        return value

    @traitlets.validate("golden")
    def _valid_golden(self, proposal: traitlets.Bunch) -> str:
        return self._on_board(proposal.value, "golden") if proposal.value else ""

    @traitlets.validate("buttons", "stars", "offered", "chosen", "line", "latest", "reasons")
    def _valid_cells(self, proposal: traitlets.Bunch) -> Any:
        for text in proposal.value:
            self._on_board(text, proposal.trait.name)
        return proposal.value

    def _on_board(self, text: str, trait: str) -> str:
        row, column = parse_cell(text) if len(text) == 3 else (0, 0)
        if not (1 <= row <= self.size and 1 <= column <= self.size):
            raise traitlets.TraitError(f"{trait}: {text} is not on a board of size {self.size}")
        return text

    @traitlets.validate("worths")
    def _valid_worths(self, proposal: traitlets.Bunch) -> Any:
        for text, worth in self._valid_cells(proposal).items():
            if not isinstance(worth.get("text"), str) or not 0 <= float(worth.get("tint", 0)) <= 1:
                raise traitlets.TraitError(f"worths: {text} needs a text and a tint from 0 to 1, not {worth!r}")
        return proposal.value

    @traitlets.validate("cards")
    def _valid_cards(self, proposal: traitlets.Bunch) -> str:
        if not set(proposal.value) <= set("rbyg"):
            raise traitlets.TraitError(f"cards are letters of r b y g, not {proposal.value!r}")
        return str(proposal.value)

    @traitlets.validate("words")
    def _valid_words(self, proposal: traitlets.Bunch) -> dict[str, str]:
        unknown = sorted(set(proposal.value) - set(WORDS))
        if unknown:
            raise traitlets.TraitError(f"the board has no words called {', '.join(unknown)}")
        return WORDS | dict(proposal.value)

    def __repr__(self) -> str:
        size, buttons, stars = self.size, set(self.buttons), set(self.stars)
        letters = []
        for index, letter in enumerate(self.colours):
            cell = cell_text((index // size + 1, index % size + 1))
            letters.append("*" if cell in stars else letter.upper() if cell in buttons else letter)
        rows = "/".join("".join(letters[start : start + size]) for start in range(0, size * size, size))
        return f"BoardWidget('{rows} {self.cards or '-'}')"

    def _repr_svg_(self) -> str:
        """The board as it stands, for where no kernel runs."""
        return board_svg(
            self.size,
            self.colours,
            map(parse_cell, self.buttons),
            map(parse_cell, self.stars),
            self.cards,
            depot=self.depot,
            offered=map(parse_cell, self.offered),
            golden=parse_cell(self.golden) if self.golden else None,
            chosen=map(parse_cell, self.chosen),
            line=map(parse_cell, self.line),
            worths={parse_cell(text): worth for text, worth in self.worths.items()},
            row=self.row,
            columns=self.columns,
            gold_column=self.gold_column,
            faded=self.faded,
            scale=0.5 if self.compact else 1.0,
            title=self.label,
        )


def _traits_of(board: Position | Layout | None, layout: Layout | None = None) -> dict[str, Any]:
    """The traits that show a position or a layout."""
    if board is None:
        return {}
    if isinstance(board, Layout):
        return {"size": board.size, "colours": board.letters, "buttons": [], "stars": []}
    if layout is not None and layout.size != board.size:
        raise ValueError(f"the layout is of size {layout.size}, the position of size {board.size}")
    return {
        "size": board.size,
        "colours": board.colours if layout is None else layout.letters,
        "buttons": sorted(board.buttons),
        "stars": sorted(board.stars),
        "cards": board.cards,
    }
