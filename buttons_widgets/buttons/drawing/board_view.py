"""What a board shows, as one frozen value: the static picture and the live board are both drawn from it."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping
from dataclasses import dataclass, field, fields, replace
from functools import partial
from types import MappingProxyType
from typing import Any, Final, Literal, get_args

from ...kit.rules.answer import marks_of
from ...kit.rules.errors import GameError, quoted
from ..cells import COLOURS, SIZES, Cell, as_cell, cell_text
from . import shapes

LONGEST_STAMP: Final = 12
LONGEST_TOTAL: Final = 2

TotalState = Literal["open", "met", "broken"]
"""A total is met by what lies on the board, or broken if more lies there, or neither yet."""


@dataclass(frozen=True)
class Worth:
    """What is written on a space.

    Attributes:
        text: such as "2.41".
        tint: how strongly the space is tinted, from 0 to 1; kept to a thousandth.
        best: whether it stands out as the best.

    Raises:
        ValueError: the text is not a `str`, or the tint is not a number from 0 to 1.

    >>> Worth("2.41", 2 / 3)
    Worth(text='2.41', tint=0.667, best=False)
    """

    text: str
    tint: float = 0.0
    best: bool = False

    def __post_init__(self) -> None:
        try:
            tint = float(self.tint)
        except (TypeError, ValueError):
            tint = -1.0
        if not isinstance(self.text, str) or not 0 <= tint <= 1:
            raise GameError(
                f"a worth has a text and a tint from 0 to 1, not {quoted(self.text)} and {quoted(self.tint)}"
            )
        object.__setattr__(self, "tint", round(tint, 3))
        object.__setattr__(self, "best", bool(self.best))

    @classmethod
    def of(cls, mark: Worth | Mapping[str, Any]) -> Worth:
        """A worth from a dictionary such as `{"text": "2.41", "tint": 0.8, "best": True}`; a worth stays as it is.

        Raises:
            ValueError: the mark is not a dictionary, or its text or tint is invalid.

        >>> Worth.of({"text": "2.41"})
        Worth(text='2.41', tint=0.0, best=False)
        """
        if isinstance(mark, Worth):
            return mark
        if not isinstance(mark, Mapping):
            raise GameError(f"a worth is a dictionary with a text, not {quoted(mark)}")
        return cls(mark.get("text"), mark.get("tint", 0.0), mark.get("best", False))  # type: ignore[arg-type]

    def as_dict(self) -> dict[str, Any]:
        """The worth as a dictionary, without default values.

        >>> Worth("2.41", best=True).as_dict()
        {'text': '2.41', 'best': True}
        """
        whole = {"text": self.text, "tint": self.tint, "best": self.best}
        return {name: value for name, value in whole.items() if name == "text" or value}


@dataclass(frozen=True)
class Total:
    """What is told of a row or of a column at the edge of a board.

    Attributes:
        text: at most two characters, such as "3"; "" if nothing is told.
        state: `"open"`; `"met"`, which steps back; or `"broken"`, which stands out.

    Raises:
        ValueError: the text is no `str` or too long, or there is no such state.

    >>> Total("3", "met")
    Total(text='3', state='met')
    """

    text: str
    state: TotalState = "open"

    def __post_init__(self) -> None:
        if not isinstance(self.text, str) or len(self.text) > LONGEST_TOTAL:
            raise GameError(f"a total is a text of at most {LONGEST_TOTAL} characters, not {quoted(self.text)}")
        if self.state not in get_args(TotalState):
            raise GameError(f"a total is {', '.join(get_args(TotalState))}, not {quoted(self.state)}")

    @classmethod
    def of(cls, total: Total | str | Mapping[str, Any]) -> Total:
        """A total from a text, or from a dictionary such as `{"text": "3", "state": "met"}`.

        Raises:
            ValueError: it is something else, or invalid.

        >>> Total.of("3")
        Total(text='3', state='open')
        """
        if isinstance(total, Total):
            return total
        if isinstance(total, Mapping):
            return cls(total.get("text"), total.get("state", "open"))  # type: ignore[arg-type]
        return cls(total)

    def as_dict(self) -> dict[str, str]:
        """The total as a dictionary, without default values.

        >>> Total("3").as_dict()
        {'text': '3'}
        """
        return {"text": self.text} if self.state == "open" else {"text": self.text, "state": self.state}


@dataclass(frozen=True)
class BoardView:
    """What a board shows: frozen, hashable, and equal to another one that shows the same.

    A cell is `(row, column)`, counted from 1. Cells may be given in any order and collection. They are kept row by
    row, without repetitions.

    Attributes:
        size: 3 to 6 spaces a side.
        colours: `size * size` letters `r b y g`, row by row; `*` for a star over a colour that is not known.
        buttons: cells with a glass button.
        stars: cells with a star.
        cards: the colours of the player's button cards, such as `"r"` or `"by"`.
        depot: how many black dice lie in the depot, 0 to 2.
        offered: spaces that may be chosen.
        golden: the space offered through the gold die.
        chosen: spaces picked for a star that is not yet confirmed.
        line: spaces of a line of five.
        worths: what is written on a space, by cell.
        row: the white die at the edge that stands out; 0 for none.
        columns: the black dice at the edge that stand out.
        gold_column: the one of these that has gold pips; 0 for none.
        faded: whether the board is that of a player who is out.
        last_move: spaces on which the player's last move put something.
        right: spaces that are marked as right.
        wrong: spaces that are marked as wrong.
        quiet: whether spaces that may be chosen have a dot and no frame, where they are many.
        stamp: a word or two stamped across the spaces; "" for none.
        row_totals: what is told of each row, from the top; empty if nothing is told of any. A text will do for a total.
        column_totals: the same of each column, from the left.

    Raises:
        ValueError: a value is invalid, or does not fit the size; the message names it.

    >>> view = BoardView(3, "rbygrbyg*", buttons=[(2, 1), (1, 1)])
    >>> view.buttons
    ((1, 1), (2, 1))
    >>> view == BoardView(3, "rbygrbyg*", buttons={(1, 1), (2, 1)})
    True
    """

    size: int
    colours: str
    buttons: Collection[Cell] = ()
    stars: Collection[Cell] = ()
    cards: str = ""
    depot: int = 0
    offered: Collection[Cell] = ()
    golden: Cell | None = None
    chosen: Collection[Cell] = ()
    line: Collection[Cell] = ()
    worths: Mapping[Cell, Worth] = field(default_factory=dict, hash=False)
    row: int = 0
    columns: Collection[int] = ()
    gold_column: int = 0
    faded: bool = False
    last_move: Collection[Cell] = ()
    right: Collection[Cell] = ()
    wrong: Collection[Cell] = ()
    quiet: bool = False
    stamp: str = ""
    row_totals: Collection[Total] = ()
    column_totals: Collection[Total] = ()

    def __post_init__(self) -> None:
        for name in FIELDS:
            object.__setattr__(self, name, checked(name, getattr(self, name), self.size))


def with_worths(view: BoardView, worths: Mapping[Cell, float], text: Callable[[float], str]) -> BoardView:
    """What a board shows, with a worth written on some spaces and the best of them marked.

    >>> with_worths(BoardView(3, "rbygrbygr"), {(1, 1): 2.0}, "{:.2f}".format).worths[1, 1]
    Worth(text='2.00', tint=0.5, best=True)
    """
    marks = marks_of(worths)
    return replace(view, worths={cell: Worth(text(one.value), one.tint, best=one.best) for cell, one in marks.items()})


FIELDS: Final[tuple[str, ...]] = tuple(one.name for one in fields(BoardView))
"""The names of a view's fields, the size first."""


def checked(name: str, value: Any, size: int) -> Any:
    """The value of a view's field as a view of this size keeps it. What is valid is decided here.

    Raises:
        ValueError: the value is invalid, or does not fit the size.

    >>> checked("columns", [3, 1], size=3)
    (1, 3)
    """
    return _CHECKS[name](value, size)


def cells_on(name: str, cells: Iterable[Cell], size: int) -> tuple[Cell, ...]:
    """Some cells of a board, row by row; `name` is what they are, for the message.

    Raises:
        ValueError: the value is not a collection of cells, or a cell is not on the board.
    """
    if isinstance(cells, str) or not isinstance(cells, Iterable):
        raise GameError(f"{name}: {quoted(cells)} is not a list of cells")
    return tuple(sorted({_cell_on(name, cell, size) for cell in cells}))


def _cell_on(name: str, value: Cell, size: int) -> Cell:
    try:
        row, column = as_cell(value)
    except ValueError as problem:
        raise GameError(f"{name}: {problem}") from None
    if not (1 <= row <= size and 1 <= column <= size):
        raise GameError(f"{name}: {cell_text((row, column))} is not on a board of size {size}")
    return row, column


def _size(value: Any, _: int) -> int:
    if not isinstance(value, int) or value not in SIZES:
        raise GameError(f"a board has 3 to 6 spaces a side, not {quoted(value)}")
    return int(value)


def _colours(value: Any, size: int) -> str:
    letters = (*COLOURS, "*")
    if not isinstance(value, str):
        raise GameError(f"a board's colours are a text of the letters r b y g and *, not {quoted(value)}")
    wrong = next((letter for letter in value if letter not in letters), None)
    if wrong is not None:
        raise GameError(f"a board's letters are r b y g and *, not {wrong!r} in {quoted(value)}")
    if len(value) != size * size:
        raise GameError(f"a board of size {size} has {size * size} letters, not {len(value)}: {quoted(value)}")
    return str(value)


def _cards(value: Any, _: int) -> str:
    if not isinstance(value, str) or not set(value) <= set(COLOURS):
        raise GameError(f"cards are letters of r b y g, not {quoted(value)}")
    return str(value)


def _stamp(value: Any, _: int) -> str:
    if not isinstance(value, str) or len(value) > LONGEST_STAMP:
        raise GameError(f"a stamp is a text of at most {LONGEST_STAMP} characters, not {quoted(value)}")
    return str(value)


def _golden(value: Any, size: int) -> Cell | None:
    return None if value is None else _cell_on("golden", value, size)


def _worths(value: Any, size: int) -> Mapping[Cell, Worth]:
    if not isinstance(value, Mapping):
        raise GameError(f"worths: {quoted(value)} is not a dictionary by cell")
    found: dict[Cell, Worth] = {}
    for key, mark in value.items():
        cell = _cell_on("worths", key, size)
        try:
            found[cell] = Worth.of(mark)
        except ValueError:
            raise GameError(
                f"worths: {cell_text(cell)} needs a text and a tint from 0 to 1, not {quoted(mark)}"
            ) from None
    return MappingProxyType(dict(sorted(found.items())))


def _depot(value: Any, _: int) -> int:
    return _number("a depot holds 0 to 2 dice", value, range(len(shapes.DEPOT_DICE)))


def _edge(name: str, value: Any, size: int) -> int:
    what = f"{name}: a board of size {size} has dice 1 to {size} at its edges, and 0 means no die"
    return _number(what, value, range(size + 1))


def _columns(value: Any, size: int) -> tuple[int, ...]:
    if isinstance(value, str) or not isinstance(value, Iterable):
        raise GameError(f"columns: {quoted(value)} is not a list of columns")
    what = f"columns: a board of size {size} has columns 1 to {size}"
    return tuple(sorted({_number(what, column, range(1, size + 1)) for column in value}))


def _totals(name: str, value: Any, size: int) -> tuple[Total, ...]:
    if isinstance(value, str) or not isinstance(value, Iterable):
        raise GameError(f"{name}: {quoted(value)} is not a list of totals")
    try:
        totals = tuple(map(Total.of, value))
    except ValueError as problem:
        raise GameError(f"{name}: {problem}") from None
    if totals and len(totals) != size:
        raise GameError(f"{name}: a board of size {size} has {size} totals or none, not {len(totals)}")
    return totals


def _number(what: str, value: Any, allowed: range) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or value not in allowed:
        raise GameError(f"{what}, not {quoted(value)}")
    return int(value)


_CELLS: Final = ("buttons", "stars", "offered", "chosen", "line", "last_move", "right", "wrong")
_CHECKS: Final[Mapping[str, Callable[[Any, int], Any]]] = {
    "size": _size,
    "colours": _colours,
    **{name: partial(cells_on, name) for name in _CELLS},
    "cards": _cards,
    "depot": _depot,
    "golden": _golden,
    "worths": _worths,
    "row": partial(_edge, "row"),
    "columns": _columns,
    "gold_column": partial(_edge, "gold_column"),
    **dict.fromkeys(("faded", "quiet"), lambda value, _: bool(value)),
    "stamp": _stamp,
    **{name: partial(_totals, name) for name in ("row_totals", "column_totals")},
}
