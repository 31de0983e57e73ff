"""The board as a live widget: it shows what it is given and reports which space was clicked. It knows no rules."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any, Final

import traitlets

from ...kit.language.words import Words
from ...kit.page import widgets as w
from ...kit.page.esm import bundled
from ...kit.page.observable import Now, Observable
from ...kit.page.static_picture import SavedAsSvg
from ...kit.page.which_screen import handling_message_of
from ...kit.rules.errors import GameError, quoted
from ...kit.table.scene import BoardShown
from ..cells import Cell, cell_text, parse_cell
from ..drawing import shapes
from ..drawing.board_view import FIELDS, BoardView, Total, Worth, cells_on, checked
from ..drawing.picture import board_svg
from ..rules.layout import Layout, side
from ..rules.position import MOST_BLACK_DICE, Position


def _as_text(value: object, trait: str) -> str:
    """The text of a cell that is given as `(5, 6)` or `"5-6"`.

    Raises:
        TraitError: the value is not a cell; the message names the trait and the value.
    """
    match value:
        case str() if len(value) < 20:
            try:
                return cell_text(parse_cell(value))
            except ValueError as problem:
                raise traitlets.TraitError(f"{trait}: {problem}") from None
        case (int(row), int(column)):
            return cell_text((row, column))
        case _:
            raise traitlets.TraitError(f"{trait}: {quoted(value)} is not a cell: give (5, 6) or '5-6'")


class Cells(traitlets.List[str]):
    """A list of cells, each given as `(5, 6)` or `"5-6"`, kept as text."""

    def validate(self, obj: Any, value: Any) -> Any:
        """Turn cells into text."""
        if isinstance(value, str) or not isinstance(value, Iterable):
            raise traitlets.TraitError(f"{self.name}: {quoted(value)} is not a list of cells")
        texts = [_as_text(cell, str(self.name)) for cell in value]
        if isinstance(value, set | frozenset):
            texts.sort()  # a set's order may differ from one run to the next
        return super().validate(obj, texts)

    def in_view(self, value: list[str]) -> list[Cell]:
        """The same as a `BoardView` has it."""
        return list(map(parse_cell, value))


class OneCell(traitlets.Unicode[str, Any]):
    """One cell, given as `(5, 6)` or `"5-6"`, kept as text; "" or `None` for none, kept as ""."""

    def validate(self, obj: Any, value: Any) -> Any:
        """Turn a cell into text."""
        return super().validate(obj, "" if value in ("", None) else _as_text(value, str(self.name)))

    def in_view(self, value: str) -> Cell | None:
        """The same as a `BoardView` has it."""
        return parse_cell(value) if value else None


class ByCell(traitlets.Dict):
    """A dictionary by cell, each key given as `(5, 6)` or `"5-6"`, kept as text."""

    def validate(self, obj: Any, value: Any) -> Any:
        """Turn the keys into text."""
        if not isinstance(value, Mapping):
            raise traitlets.TraitError(f"{self.name}: {quoted(value)} is not a dictionary by cell")
        return super().validate(obj, {_as_text(cell, str(self.name)): item for cell, item in value.items()})

    def in_view(self, value: dict[str, Any]) -> dict[Cell, Any]:
        """The same as a `BoardView` has it."""
        return {parse_cell(text): item for text, item in value.items()}


class Worths(ByCell):
    """What is written on the spaces, by cell; a `Worth` is kept as a dictionary."""

    def validate(self, obj: Any, value: Any) -> Any:
        """Turn the keys into text and every worth into a dictionary."""
        if isinstance(value, Mapping):
            value = {cell: mark.as_dict() if isinstance(mark, Worth) else mark for cell, mark in value.items()}
        return super().validate(obj, value)


class Totals(traitlets.List[Any]):
    """What is told of rows or of columns; each a text or a `Total`, kept as a dictionary."""

    def validate(self, obj: Any, value: Any) -> Any:
        """Turn every total into a dictionary."""
        if not isinstance(value, str) and isinstance(value, Iterable):
            value = [
                {"text": one} if isinstance(one, str) else one.as_dict() if isinstance(one, Total) else one
                for one in value
            ]
        return super().validate(obj, value)


STATIC: Final = Path(__file__).parent.parent / "static"

TEXTS: Final[dict[str, str]] = {
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
    "last": "the last move",
    "right": "right",
    "wrong": "wrong",
    "worth": "worth {worth}",
    "best": "worth {worth}, the best",
    "row_total": "row total {total}",
    "column_total": "column total {total}",
    "met": "met",
    "broken": "exceeded",
    "depot": "dice in the depot: {count}",
    "cards": "button cards: {colours}",
    "and": ", ",
}
"""Every text of the board, in English: the parts of the names that assistive technology reads out.

The browser fills in what stands in braces; a translation must keep it.
"""

CellCallback = Callable[[Cell, int], object]
TotalCallback = Callable[[str, int, int], object]
SIDES = ("row", "column")
"""Where totals stand."""


def _composed(file: Path, mark: str, text: str) -> str:
    """A file, with the modules that it imports, and with the one line that has the mark replaced.

    Raises:
        RuntimeError: no line has the mark, or several have it.
    """
    lines = bundled(file).splitlines()
    places = [number for number, line in enumerate(lines) if mark in line]
    if len(places) != 1:
        raise RuntimeError(f"{file.name} has {len(places)} lines with {mark!r}, not one")
    lines[places[0]] = text
    return "\n".join(lines) + "\n"


class BoardWidget(Observable, SavedAsSvg, w.AlwaysShown):
    """A board that can be looked at, clicked and walked with the arrow keys.

    Everything that it shows is a trait; assign a new value to change it (the board does not notice a change inside
    a list). Cells may be given as `(5, 6)` or `"5-6"`, and are kept as text.

    Attributes:
        size: 3 to 6 spaces a side.
        colours: `size * size` letters `r b y g`, row by row; `*` for a star over a colour that is not known.
        buttons: cells with a glass button. stars: cells with a star.
        offered: cells that may be chosen now. quiet: whether these have dots and no frames.
        golden: the cell offered through the gold die, or "".
        chosen: cells picked for a star, not yet confirmed. line: cells of a line of five.
        latest: cells just changed; what newly lies there flies to its place.
        last_move: cells with a ring round them. right, wrong: cells that are marked so.
        stamp: a word stamped across the spaces, such as "Bust!".
        reasons: why a cell may not be chosen, by cell.
        worths: `{"text": "2.41", "tint": 0.8, "best": True}` by cell, with `tint` from 0 to 1.
        cards: the colours of the player's own button cards. depot: dice in the depot, 0 to 2.
        row, columns, gold_column: the dice at the edges that stand out.
        picks_totals: whether totals can be clicked too, while the board is active.
        active: whether cells take focus and clicks. turn: sent along with a click, so that a late one is recognised.
        label: the name of the board for assistive technology. texts: its texts, see `TEXTS`.
        row_totals, column_totals: what is told of each row and column at the edges, such as "3" or a `Total`.
        faded: greyed, for a player who is out. compact: at most about half as wide.

        position: what it shows as a `Position`, which can be observed and only be read: colours, buttons, stars and
            cards, with all five black dice, because a board does not say how many there are to come; `None` while
            these do not fit together.

    Args:
        board: what it shows first: a position, a layout, a side's letter, or a `BoardView`.
        traits: any of the attributes above; they override the board.

    Raises:
        ValueError: the board is invalid.
        TraitError: the value of a trait is invalid.
        TypeError: there is no trait of that name.

    >>> from buttons_widgets.buttons.rules.position import Position
    >>> BoardWidget(Position.parse("rby/gRy/ybg r 5"))
    BoardWidget('rby/gRy/ybg r')
    """

    _esm = _composed(STATIC / "board.js", "export const SHAPES =", f"const SHAPES = {json.dumps(shapes.shapes())};")
    _css = _composed(STATIC / "board.css", "--bw-light-theme:", shapes.light_theme())

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
    worths = Worths(value_trait=traitlets.Dict()).tag(sync=True)
    cards = traitlets.Unicode().tag(sync=True)
    depot = traitlets.Int(0).tag(sync=True)
    row = traitlets.Int(0).tag(sync=True)
    columns = traitlets.List(traitlets.Int()).tag(sync=True)
    gold_column = traitlets.Int(0).tag(sync=True)
    active = traitlets.Bool(False).tag(sync=True)
    turn = traitlets.Int(0).tag(sync=True)
    label = traitlets.Unicode("Board").tag(sync=True)
    texts = traitlets.Dict(key_trait=traitlets.Unicode(), value_trait=traitlets.Unicode(), default_value=TEXTS).tag(
        sync=True
    )
    faded = traitlets.Bool(False).tag(sync=True)
    last_move = Cells().tag(sync=True)
    right = Cells().tag(sync=True)
    wrong = Cells().tag(sync=True)
    quiet = traitlets.Bool(False).tag(sync=True)
    stamp = traitlets.Unicode().tag(sync=True)
    row_totals = Totals().tag(sync=True)
    column_totals = Totals().tag(sync=True)
    picks_totals = traitlets.Bool(False).tag(sync=True)
    compact = traitlets.Bool(False).tag(sync=True)

    observed = frozenset({"position"})
    position = Now(read_only=True)

    def __init__(self, board: Position | Layout | BoardView | str | None = None, **traits: Any) -> None:
        unknown = sorted(set(traits) - set(self.class_trait_names()))
        if unknown:
            raise TypeError(f"BoardWidget has no {', '.join(unknown)}")
        self._callbacks: list[CellCallback] = []
        self._total_callbacks: list[TotalCallback] = []
        # A board of its own may be hidden, or get another width; those at a table share a layout.
        if "layout" not in traits:
            traits["layout"] = w.Layout()
        super().__init__(**(({} if board is None else _traits_of(board)) | traits))

    @property
    def view(self) -> BoardView:
        """What the board shows now.

        Raises:
            ValueError: the traits do not fit together, because only some of them were changed.
        """
        return BoardView(**{name: self._in_view(name, getattr(self, name)) for name in FIELDS})

    def show(self, board: Position | Layout | BoardView | str, layout: Layout | None = None) -> None:
        """Show a position, a layout or a side's letter, or all that a `BoardView` says.

        A position sets colours, buttons, stars and cards; a layout sets colours, buttons and stars. Everything else
        stays as it is, unless the size changes. With the `layout` of a position, the colours under its stars shimmer
        through.

        Raises:
            ValueError: the board is invalid, or the layout is of another size.
        """
        values = _traits_of(board, layout)
        if values["size"] != self.size:
            # What was shown on the cells of a board of another size means nothing on this one.
            values = {name: self.traits()[name].default(self) for name in _ABOUT_CELLS} | values
        self._set(values)

    def draw(self, shown: BoardShown, /, *, active: bool, turn: int, compact: bool) -> None:
        """Show a `BoardView` with all that a live board adds to it, in one message to the browser.

        Args:
            shown: the view, the board's label, the cells just changed, and why a cell cannot be chosen.
            active: whether its cells take focus and clicks.
            turn: sent along with a click, so that a late one is recognised: the trait `turn` of a board that is active.
            compact: whether it is at most about half as wide.

        Raises:
            TraitError: a value is invalid, or a cell is not on the board; the board stays as it was.
        """
        # A board that takes no click needs no turn: the page would be sent a message about nothing else.
        extra = {"active": active, "turn": turn if active else self.turn, "label": shown.label, "compact": compact}
        changes = {"latest": list(shown.latest), "reasons": shown.reasons}
        self._set(_traits_of(shown.picture) | extra | changes)

    def _set(self, values: Mapping[str, Any]) -> None:
        with self.hold_sync(), self.hold_trait_notifications():
            for name, value in values.items():
                setattr(self, name, value)

    def _in_view(self, name: str, value: Any) -> Any:
        """A trait's value as a `BoardView` has it."""
        trait = self.traits()[name]
        return trait.in_view(value) if isinstance(trait, Cells | OneCell | ByCell) else value

    def on_cell(self, callback: CellCallback) -> None:
        """Call `callback(cell, turn)` when a cell is clicked, or chosen with Enter or Space.

        Any cell can be clicked while the board is `active`, offered or not; `turn` is the trait's value at the click.
        """
        self._callbacks.append(callback)

    def on_total(self, callback: TotalCallback) -> None:
        """Call `callback(side, number, turn)` when a total is clicked: that of a `"row"` or a `"column"`, from 1 on.

        Only if `picks_totals` is set, and with a mouse or a finger. Whoever uses it offers another way by keyboard.
        """
        self._total_callbacks.append(callback)

    def on_pick(self, callback: Callable[[Any, int], object], /) -> None:
        """The same as `on_cell`, under the name that every game's board has for it: `callback(cell, turn)`."""
        self.on_cell(callback)

    def _handle_custom_msg(self, content: Any, buffers: Any) -> None:
        """Pass a click on. Any other message is ignored: the browser's side may be of another version."""
        super()._handle_custom_msg(content, buffers)
        click, total = self._click(content), self._total(content)
        # Not through ipywidgets' dispatcher, which goes on after an exception: here it reaches the person.
        with handling_message_of(content):
            if total is not None:
                for told in tuple(self._total_callbacks):
                    told(*total)
            if click is None:
                return
            try:
                for callback in tuple(self._callbacks):
                    callback(*click)
            finally:
                # The browser sends no second click on a space until it hears that the first has been dealt with.
                self.send({"type": "heard", "turn": click[1], "cell": cell_text(click[0])})

    def _click(self, content: Any) -> tuple[Cell, int] | None:
        match content:
            case {"type": "cell", "cell": str(text), "turn": int(turn)} if self.active and not isinstance(turn, bool):
                try:
                    cell = parse_cell(text)
                except ValueError:
                    return None
                return (cell, turn) if max(cell) <= self.size else None
            case _:
                return None

    def _total(self, content: Any) -> tuple[str, int, int] | None:
        match content:
            case {"type": "total", "total": str(name), "turn": int(turn)} if self.active and not isinstance(turn, bool):
                side, _, number = name.partition("-")
                known = side in SIDES and number in map(str, range(1, self.size + 1))
                return (side, int(number), turn) if known and self.picks_totals else None
            case _:
                return None

    @traitlets.validate(*FIELDS)
    def _valid_field(self, proposal: traitlets.Bunch) -> Any:
        name = proposal.trait.name
        try:
            checked(name, self._in_view(name, proposal.value), self.size)
        except ValueError as problem:
            raise traitlets.TraitError(str(problem)) from None
        return proposal.value

    @traitlets.validate("latest", "reasons")
    def _valid_cells(self, proposal: traitlets.Bunch) -> Any:
        try:
            cells_on(proposal.trait.name, map(parse_cell, proposal.value), self.size)
        except ValueError as problem:
            raise traitlets.TraitError(str(problem)) from None
        return proposal.value

    @traitlets.validate("texts")
    def _valid_texts(self, proposal: traitlets.Bunch) -> dict[str, str]:
        unknown = sorted(set(proposal.value) - set(TEXTS))
        if unknown:
            raise traitlets.TraitError(f"the board has no texts called {', '.join(unknown)}")
        return TEXTS | dict(proposal.value)

    def position_now(self) -> Position | None:
        """What `position` is now."""
        if len(self.colours) != self.size**2:
            return None
        try:
            return Position.parse(f"{self._text()} {MOST_BLACK_DICE}")
        except GameError:
            return None

    def observe(self, handler: Callable[..., Any], names: Any = traitlets.All, type: Any = "change") -> None:
        """Call `handler(change)` when a trait has changed, as all widgets do."""
        super().observe(handler, names, type)
        if {traitlets.All, "position"} & {*traitlets.parse_notifier_name(names)}:
            # Only now: at a table nobody asks, and a click need not wait for it.
            self._told_position = self.position
            super().observe(self._tell_position, [*_OF_POSITION])

    def _tell_position(self, change: object) -> None:
        before, now = self._told_position, self.position
        if now != before:
            self._told_position = now
            self.notify_change(traitlets.Bunch(name="position", old=before, new=now, owner=self, type="change"))

    def _text(self) -> str:
        """Colours, buttons, stars and cards as a position has them."""
        size, buttons, stars = self.size, set(self.buttons), set(self.stars)
        letters = []
        for index, letter in enumerate(self.colours):
            cell = cell_text((index // size + 1, index % size + 1))
            letters.append("*" if cell in stars else letter.upper() if cell in buttons else letter)
        rows = "/".join("".join(letters[start : start + size]) for start in range(0, size * size, size))
        return f"{rows} {self.cards or '-'}"

    def __repr__(self) -> str:
        return f"BoardWidget({self._text()!r})"

    def _repr_svg_(self) -> str:
        """The board as it stands, to be shown where no kernel runs."""
        return board_svg(self.view, scale=0.5 if self.compact else 1.0, title=self.label)


_ABOUT_CELLS: Final = (
    "offered", "golden", "chosen", "line", "worths", "row", "columns", "gold_column", "last_move", "right", "wrong",
    "latest", "reasons", "row_totals", "column_totals",
)  # fmt: skip
_OF_LAYOUT: Final = ("size", "colours", "buttons", "stars")
_OF_POSITION: Final = (*_OF_LAYOUT, "cards")


def _traits_of(board: object, layout: Layout | None = None) -> dict[str, Any]:
    """The traits that show a position, a layout, a side or a view, and no others.

    Raises:
        ValueError: the board is invalid, or the layout is of another size.
    """
    match board:
        case BoardView():
            view, names = board, FIELDS
        case Position():
            view, names = board.view(), _OF_POSITION
        case Layout() | str():
            view, names = side(board).view(), _OF_LAYOUT
        case _:
            raise GameError(f"a board shows a position, a layout, a side's letter or a BoardView, not {quoted(board)}")
    if layout is not None:
        if not isinstance(layout, Layout):
            raise GameError(f"the layout of a position is a Layout, not {quoted(layout)}")
        if layout.size != view.size:
            raise GameError(f"the layout is of size {layout.size}, the position of size {view.size}")
        view = replace(view, colours=layout.letters)
    return {name: getattr(view, name) for name in names}


# The texts of a board for people who do not see it, in a language.


PLACES = ("row", "column", "colour", "state", "worth", "count", "colours", "total")
"""What stands in braces in these texts; the browser fills it in."""


def board_texts(words: Words) -> dict[str, str]:
    """The board's own texts in a language; the places in braces are filled in by the browser."""
    return {key: words.say(f"board-{key.replace('_', '-')}", **{p: f"{{{p}}}" for p in PLACES}) for key in TEXTS}
