"""Numbers as people write them in a language: with its decimal mark, its groups of digits and its percent sign."""

from __future__ import annotations

import re
from dataclasses import dataclass
from math import isfinite
from typing import Any, Final

_FORMAT: Final = re.compile(r"[+-]?,?\.[0-9][f%]")
_MINUS: Final = "\u2212"


def sign_of(number: float) -> str:
    """What stands before an amount that is won or lost: plus, a true minus, or nothing before 0.

    >>> sign_of(2), sign_of(-0.5), sign_of(0)
    ('+', '−', '')
    """
    return "+" if number > 0 else _MINUS if number < 0 else ""


@dataclass(frozen=True, slots=True)
class Figure:
    """A number with the digits that are shown of it, for a message.

    A message cannot know how many digits matter, and would have to say so in every language. So the code says it, and
    the language decides on everything else. Its `str` is the English form, just as an f-string writes it.

    Attributes:
        number: the number; for a percentage the share, so 0.5 for 50%.
        digits: the end of an f-string's field: `.2f`, `.1%`, with a comma for groups of thousands, with `-` for a
            true minus sign, and with `+` for a sign that always stands there.

    >>> str(Figure(2.345, ".2f")), str(Figure(0.4219, ".1%")), str(Figure(-0.5, "+.1f"))
    ('2.35', '42.2%', '−0.5')
    """

    number: float
    digits: str

    def __post_init__(self) -> None:
        if not _FORMAT.fullmatch(self.digits):
            raise ValueError(f"digits are written as in .2f or .1%, not {self.digits!r}")

    def __str__(self) -> str:
        text = format(float(self.number), self.digits)
        return text.replace("-", _MINUS) if self.is_signed else text

    @property
    def is_signed(self) -> bool:
        """Whether its sign is written in a way of its own, which Fluent does not know."""
        return self.digits[0] in "+-"

    @property
    def is_shown(self) -> bool:
        """Whether a language can write it; otherwise its `str` has to do."""
        return isfinite(self.number) and abs(self.number) < 10**15

    def in_language(self, language: str) -> str:
        """The number as a language writes it.

        >>> Figure(1234.5, ",.2f").in_language("de"), Figure(-0.25, "+.0%").in_language("it")
        ('1.234,50', '−25%')
        """
        from babel import Locale

        if not self.is_shown:
            return str(self)
        text = str(self.for_fluent().format(Locale.parse(language, sep="-")))
        if self.digits.startswith("+") and not text.startswith("-"):
            text = f"+{text}"
        return text.replace("-", _MINUS) if self.is_signed else text

    def for_fluent(self) -> Any:
        """The number as Fluent takes it: a message can ask whether it is one or many."""
        from fluent.runtime.types import fluent_number

        kind, grouped = self.digits[-1], "," in self.digits
        digits = int(self.digits[-2])
        # Python rounds the binary number, Babel its shortest decimal: rounded here, both write the same digits.
        shown = float(format(float(self.number), f".{digits}{kind}").rstrip("%")) / (100 if kind == "%" else 1)
        return fluent_number(
            shown,
            style="percent" if kind == "%" else "decimal",
            useGrouping=grouped,
            minimumFractionDigits=digits,
            maximumFractionDigits=digits,
        )
