"""What was found as a `DataFrame` of pandas, which is loaded only when somebody asks for one."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from ..rules.errors import GameError

if TYPE_CHECKING:
    from pandas import DataFrame


def frame_of(values: Sequence[Any] | Mapping[str, Any], columns: Sequence[str] | None = None) -> DataFrame:
    """A `DataFrame`.

    Args:
        values: of each column; or the rows, each a mapping or, with `columns`, a tuple.
        columns: the names of the columns; those of the values if left out.

    Raises:
        GameError: pandas is not installed.

    >>> frame_of([{"seat": 0, "points": 7}, {"seat": 1, "points": 9}])
       seat  points
    0     0       7
    1     1       9
    """
    try:
        from pandas import DataFrame
    except ImportError as error:
        name = error.name or "pandas"
        raise GameError(f"a DataFrame needs the package {name}: pip install 'buttons-widgets[lab]'") from None
    return DataFrame(values, columns=columns)
