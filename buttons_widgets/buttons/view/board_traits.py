"""The kinds of traits that a board has: cells, what stands on cells, and what stands beside rows and columns."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

import traitlets

from ...kit.rules.errors import quoted
from ..cells import Cell, cell_text, parse_cell
from ..drawing.board_view import Total, Worth


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
