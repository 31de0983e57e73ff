"""Whole numbers, from wherever they come."""

from __future__ import annotations

from operator import index


def whole_number(value: object) -> int | None:
    """A value as a plain `int` if it is a whole number, else `None`.

    An element of an array of whole numbers is one. `2.0`, `"2"`, `True` and `False` are none: where a number is
    wanted they are mistakes.

    >>> whole_number(2), whole_number(2.0), whole_number(True)
    (2, None, None)
    """
    if type(value) is int:
        return value
    if isinstance(value, bool):
        return None
    try:
        return int(index(value))  # type: ignore[arg-type]
    except TypeError:
        return None
