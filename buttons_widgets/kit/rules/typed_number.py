"""Numbers as people type them: fractions, decimals with a point or a comma, percentages, and counts."""

from __future__ import annotations

import re
from decimal import Decimal
from fractions import Fraction
from numbers import Integral, Rational, Real
from typing import Any, Final, NamedTuple

from .errors import GameError, quoted, unwanted
from .phrase import Phrase

LONGEST: Final = 40
COARSEST: Final = Fraction(1, 100)
"""A decimal is rounded to hundredths at least, and so a percentage to whole per cents."""

_MOST_DECIMALS: Final = 12
_MOST_DIGITS: Final = 12

_WHOLE = rf"[0-9]{{1,{_MOST_DIGITS}}}"
# In front of it may stand a whole number, as in 1 1/2; no space is in the fraction then.
_FRACTION = re.compile(rf"([+-]?)(?:({_WHOLE}) (?={_WHOLE}/[0-9]))?({_WHOLE})\s*/\s*({_WHOLE})")
_DECIMAL = re.compile(rf"([+-]?)([0-9]{{0,{_MOST_DIGITS}}})(?:[.,]([0-9]{{0,{_MOST_DECIMALS}}}))?\s*(%?)")
_GROUPED = re.compile(r"[+-]?[0-9]{1,3}(?:([ ,.'’_])[0-9]{3})(?:\1[0-9]{3})*")
_SPACES = re.compile(r"[\s\u00a0\u2007\u2009\u202f]+")
# What people write before a number, in the languages of the kit: not `1~6`, which is no 16.
_ABOUT = re.compile(
    r"(?<![0-9])(?:(?:ca\.?|circa|about|approx\.?|roughly|etwa|ungefähr|rund|environ|à peu près)(?= )|[~≈])\s*", re.I
)
_WORDS = r"(?:per ?cent|pct\.?|prozent|pour ?cent|per cento)"
_PER_CENT = re.compile(rf"(?<=[0-9])\s*{_WORDS}$", re.I)
_BETWEEN = re.compile(
    rf"(?:(?:from|between|von|zwischen|de|entre|dal?|(?:tra|fra)(?: il)?) )?(.*(?:[0-9%]|[0-9] ?{_WORDS}))"
    r"(?: (?:to|and|bis|und|à|al?|et|e(?: il)?) | ?(?:-|\.{2,3}|…|;) ?)([0-9.].*)",
    re.IGNORECASE,
)
# A share in words: 1 of 6, 1 out of 6, 1 in 6.
_OUT_OF = re.compile(r"(?<=[0-9]) (?:out of|of|in|von|aus|sur|su) (?=[0-9])", re.I)
_MINUS = str.maketrans("\u2212\u2013\u066b\uff0e\uff0c\uff05\u2044\u2215", "--..,%//")


class TypedNumber(NamedTuple):
    """A number that somebody typed.

    Attributes:
        value: as it stands there.
        unit: the worth of its last digit; 0 for a fraction, which is exact.
        per_cent: whether it is a percentage.
    """

    value: Fraction
    unit: Fraction
    per_cent: bool = False

    def fits(self, number: Fraction) -> bool:
        """Whether it is a number, exactly or rounded to the digits that were typed.

        >>> TypedNumber(Fraction(14, 100), Fraction(1, 100)).fits(Fraction(31, 216))
        True
        """
        return abs(self.value - number) <= self.unit / 2


def read_number(answer: Any) -> TypedNumber:
    """Read a number: `31/216`, `1 1/2`, `1 of 6`, `0.1435`, `-2,5`, `14.4 %`, `ca. 14 per cent`, or a number of Python.

    Raises:
        GameError: it is no number, or it is longer than anyone types.

    >>> read_number("31/216").value, read_number("14,4 %"), read_number(-1.5).value
    (Fraction(31, 216), TypedNumber(value=Fraction(18, 125), unit=Fraction(1, 1000), per_cent=True), Fraction(-3, 2))
    """
    wanted = Phrase(
        "refused-number", "a number is written as in 31/216, 0.1435 or 14.4%, not {given}", given=quoted(answer)
    )
    return _read(answer, wanted)


def read_count(answer: Any) -> TypedNumber:
    """The same, where a whole number is wanted: there a point, a comma or a space may stand between thousands.

    Raises:
        GameError: it is no number, or it is longer than anyone types.

    >>> read_count("5,598,861").value, read_count("1.234").value, read_count("12").value
    (Fraction(5598861, 1), Fraction(1234, 1), Fraction(12, 1))
    """
    text = number_text(answer)
    if text is not None and _GROUPED.fullmatch(text):
        sign = "-" if text.startswith("-") else ""
        return TypedNumber(Fraction(sign + re.sub(r"[^0-9]", "", text)), Fraction(1))
    return read_number(answer)


def read_chance(answer: Any) -> TypedNumber:
    """Read a chance: `31/216`, `0.1435`, `14 %` or `14,4%`, or a number.

    Raises:
        GameError: it is no number, or it is less than 0 or more than 1.

    >>> read_chance("31/216").value, read_chance("14.4 %").unit
    (Fraction(31, 216), Fraction(1, 1000))
    """
    wanted = Phrase(
        "refused-chance",
        "a chance is a fraction such as 31/216, or a percentage such as 14.4%, not {given}",
        given=quoted(answer),
    )
    typed = _read(answer, wanted)
    if not 0 <= typed.value <= 1:
        wanted = Phrase("refused-chance-range", "a chance is 0 to 1, or 0% to 100%: for 14 per cent write 14%")
        raise unwanted(wanted, answer)
    return typed


def interval_ends(text: str) -> tuple[str, str]:
    """Where an interval begins and ends, as two texts; the same one twice for a text that names a single number.

    >>> interval_ends("20% to 45%"), interval_ends("between 20 and 45 per cent"), interval_ends("100-300")
    (('20%', '45%'), ('20%', '45 per cent'), ('100', '300'))
    >>> interval_ends("1/3")
    ('1/3', '1/3')
    """
    tidy = number_text(text) or ""
    found = _BETWEEN.fullmatch(tidy)
    if found is None:
        return tidy, tidy
    low, high = found[1].strip(), found[2].strip()
    ends_in_per_cent = _PER_CENT.sub("%", high).endswith("%")
    if ends_in_per_cent and "/" not in low and not _PER_CENT.sub("%", low).endswith("%"):
        low += "%"
    return low, high


def number_text(answer: Any) -> str | None:
    """A number as somebody might have typed it; a text with its spaces tidied; `None` for what is no number at all.

    >>> number_text("  14 % "), number_text(25 / 72), number_text(Fraction(1, 6)), number_text(True)
    ('14 %', '0.347222222222', '1/6', None)
    """
    if isinstance(answer, str):
        if len(answer) > LONGEST:
            return None
        return _SPACES.sub(" ", answer.translate(_MINUS)).strip()
    if isinstance(answer, bool):
        return None
    if isinstance(answer, Integral):
        value = int(answer)
        return str(value) if abs(value) < 10**_MOST_DIGITS else None
    if isinstance(answer, Rational):
        top, bottom = int(answer.numerator), int(answer.denominator)
        if max(abs(top), bottom) < 10**_MOST_DIGITS:
            return f"{top}/{bottom}"
    if isinstance(answer, Real):
        number = float(answer)
        if number != number or abs(number) >= 10**_MOST_DIGITS:
            return None
        exact = f"{Decimal(float.__repr__(number)):f}"
        return exact if len(exact.partition(".")[2]) <= _MOST_DECIMALS else f"{number:.{_MOST_DECIMALS}f}"
    return None


def _read(answer: Any, wanted: str) -> TypedNumber:
    text = _PER_CENT.sub("%", _ABOUT.sub("", number_text(answer) or ""))
    text = _OUT_OF.sub("/", text)
    fraction, decimal = _FRACTION.fullmatch(text), _DECIMAL.fullmatch(text)
    if fraction and int(fraction[4]):
        value = int(fraction[2] or 0) + Fraction(int(fraction[3]), int(fraction[4]))
        return TypedNumber(-value if fraction[1] == "-" else value, Fraction(0))
    if decimal is None or not (decimal[2] or decimal[3]):
        raise GameError(wanted)
    digits = decimal[3] or ""
    unit = Fraction(1, 10 ** len(digits)) / (100 if decimal[4] else 1)
    return TypedNumber(int(f"{decimal[1]}{decimal[2]}{digits}") * unit, unit, bool(decimal[4]))
