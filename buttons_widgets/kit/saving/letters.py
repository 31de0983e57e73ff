"""Long numbers written in letters and digits, and put together from digits of different bases."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from string import ascii_letters, digits
from typing import Final

ALPHABET: Final = digits + ascii_letters
"""What numbers are written in, the least digit first."""
_VALUE_OF = {letter: value for value, letter in enumerate(ALPHABET)}
# Of a number that fits into 30 bits Python splits off letter after letter fastest, and 62**5 just does.
_GROUP = 5


def to_letters(number: int) -> str:
    """A number as letters and digits, without leading zeros: none at all for 0.

    >>> to_letters(62**2 + 10)
    '10a'
    """
    count = _GROUP
    while number >= _power(count):
        count *= 2
    return _so_many_letters(number, count).lstrip(ALPHABET[0])


def _so_many_letters(number: int, count: int) -> str:
    """A number as just so many letters.

    It is halved again and again, because Python divides by one long number faster than by many short ones.
    """
    if count > _GROUP:
        high, low = divmod(number, _power(count // 2))
        return _so_many_letters(high, count // 2) + _so_many_letters(low, count // 2)
    letters = []
    for _ in range(_GROUP):
        number, value = divmod(number, len(ALPHABET))
        letters.append(ALPHABET[value])
    return "".join(reversed(letters))


@cache
def _power(letters: int) -> int:
    """How many numbers there are with so many letters."""
    return int(len(ALPHABET) ** letters)


def to_number(letters: str) -> int:
    """The number that `to_letters` wrote.

    >>> to_number("10a") == 62**2 + 10
    True
    """
    groups = []
    for end in range(len(letters), 0, -_GROUP):
        value = 0
        for letter in letters[max(0, end - _GROUP) : end]:
            value = len(ALPHABET) * value + _VALUE_OF[letter]
        groups.append((value, _power(_GROUP)))
    return mixed_radix_number(groups)


def mixed_radix_number(digits: Sequence[tuple[int, int]]) -> int:
    """The number with these digits and bases, the lowest digit first.

    Neighbours are joined two by two, so that large numbers are multiplied by large ones only, which Python does faster
    than digit by digit.
    """
    while len(digits) > 1:
        joined = [
            (low + base * high, base * high_base)
            for (low, base), (high, high_base) in zip(digits[::2], digits[1::2], strict=False)
        ]
        digits = [*joined, digits[-1]] if len(digits) % 2 else joined
    return digits[0][0] if digits else 0
