"""What a notebook shows of a value, where showing it may fail: then the plain text is shown."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import TypeVar

S = TypeVar("S")


def or_plain(show: Callable[[S], str | None]) -> Callable[[S], str | None]:
    """Make a method such as `_repr_html_` never raise: it returns `None` instead, and a notebook shows the plain text.

    >>> class Card:
    ...     @or_plain
    ...     def _repr_html_(self):
    ...         raise ZeroDivisionError
    >>> Card()._repr_html_() is None
    True
    """

    @wraps(show)
    def shown(value: S) -> str | None:
        try:
            return show(value)
        except Exception:  # whatever a drawing meets: the plain text says what there is
            return None

    return shown
