"""A chance as people type it: a fraction, a decimal or a percentage."""

from __future__ import annotations

import re
from decimal import Decimal
from fractions import Fraction
from typing import Any, Final, NamedTuple

from ...kit.rules.errors import GameError, quoted

LONGEST: Final = 40
COARSEST: Final = Fraction(1, 100)
"""A decimal or a percentage is rounded to whole per cents at least."""

_MOST_DECIMALS: Final = 12

_FRACTION = re.compile(r"([0-9]{1,12})\s*/\s*([0-9]{1,12})")
_DECIMAL = re.compile(r"([0-9]{0,6})(?:[.,]([0-9]{0,12}))?\s*(%?)")


class TypedChance(NamedTuple):
    """A chance that somebody typed.

    Attributes:
        value: as it stands there.
        unit: the worth of its last digit; 0 for a fraction, which is exact.
    """

    value: Fraction
    unit: Fraction

    def fits(self, chance: Fraction) -> bool:
        """Whether it is a chance, exactly or rounded to the digits that were typed.

        >>> TypedChance(Fraction(14, 100), Fraction(1, 100)).fits(Fraction(31, 216))
        True
        """
        return abs(self.value - chance) <= self.unit / 2


def read_chance(answer: Any) -> TypedChance:
    """Read a chance: `31/216`, `0.1435`, `14 %` or `14,4%`, or a number.

    Raises:
        GameError: it is no number, or it is less than 0 or more than 1.

    >>> read_chance("31/216").value, read_chance("14.4 %")
    (Fraction(31, 216), TypedChance(value=Fraction(18, 125), unit=Fraction(1, 1000)))
    """
    wanted = f"a chance is a fraction such as 31/216, or a percentage such as 14.4%, not {quoted(answer)}"
    beyond = f"a chance is 0 to 1, or 0% to 100%: for 14 per cent write 14%, not {quoted(answer)}"
    if isinstance(answer, Fraction):
        typed = TypedChance(Fraction(answer.numerator, answer.denominator), Fraction(0))
    else:
        if isinstance(answer, float | int) and not isinstance(answer, bool) and answer == answer:
            if not 0 <= answer <= 1:
                raise GameError(beyond)
            answer = _number_text(float(answer))
        if not isinstance(answer, str) or len(answer) > LONGEST:
            raise GameError(wanted)
        typed = _read_text(answer.strip(), wanted)
    if not 0 <= typed.value <= 1:
        raise GameError(beyond)
    return typed


def _number_text(number: float) -> str:
    """A number from 0 to 1 with the digits that Python shows of it, but no more than can be typed.

    >>> _number_text(0.14), _number_text(25 / 72)
    ('0.14', '0.347222222222')
    """
    exact = f"{Decimal(float.__repr__(number)):f}"
    return exact if len(exact) <= _MOST_DECIMALS + 2 else f"{number:.{_MOST_DECIMALS}f}"


def _read_text(text: str, wanted: str) -> TypedChance:
    if fraction := _FRACTION.fullmatch(text):
        if not int(fraction[2]):
            raise GameError(wanted)
        return TypedChance(Fraction(int(fraction[1]), int(fraction[2])), Fraction(0))
    decimal = _DECIMAL.fullmatch(text)
    if decimal is None or not (decimal[1] or decimal[2]):
        raise GameError(wanted)
    digits = decimal[2] or ""
    unit = Fraction(1, 10 ** len(digits)) / (100 if decimal[3] else 1)
    return TypedChance(int(f"{decimal[1]}{digits}") * unit, unit)
