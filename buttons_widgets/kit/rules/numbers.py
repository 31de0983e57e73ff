"""Whole numbers, from wherever they come."""

from __future__ import annotations

from operator import index

from .errors import GameError, quoted, unwanted


def whole_number(value: object) -> int | None:
    """A value as a plain `int` if it is a whole number, else `None`.

    An element of an array of whole numbers is one. `2.0`, `"2"`, `True` and `False` are none: where a number is
    wanted they are mistakes.

    >>> whole_number(2), whole_number(2.0), whole_number(True)
    (2, None, None)
    """
    if type(value) is int:
        return value
    if type(value).__name__ == "bool":  # numpy's has the same name, and counted as a number before numpy 2.3
        return None
    try:
        return int(index(value))  # type: ignore[arg-type]
    except TypeError:
        return None


def number_within(value: object, least: int, most: int, wanted: str) -> int:
    """A value as a plain `int`, if it is a whole number from `least` to `most`.

    Args:
        wanted: what may, to begin the message with; a `Phrase` where people may read it.

    Raises:
        GameError: it is something else.

    >>> number_within(3, 1, 6, "a die shows 1 to 6")
    3
    >>> number_within("3", 1, 6, "a die shows 1 to 6")
    Traceback (most recent call last):
    buttons_widgets.kit.rules.errors.GameError: a die shows 1 to 6, not '3'
    """
    number = whole_number(value)
    if number is None or not least <= number <= most:
        raise unwanted(wanted, value)
    return number


def number_of(what: str, value: object, least: int, most: int) -> int:
    """The number of one of several things, as a plain `int`.

    Args:
        what: what is numbered, such as `"seat"`.

    Raises:
        GameError: there is none of that number.

    >>> number_of("seat", 1, 0, 3)
    1
    >>> number_of("seat", 4, 0, 3)
    Traceback (most recent call last):
    buttons_widgets.kit.rules.errors.GameError: there is no seat 4: the seats are 0 to 3
    """
    number = whole_number(value)
    if number is None or not least <= number <= most:
        raise GameError(f"there is no {what} {quoted(value)}: the {what}s are {least} to {most}")
    return number
