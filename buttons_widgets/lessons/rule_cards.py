"""Rules that fit on a card: when to opt out, in a few words that people and the kit read alike."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import lru_cache
from typing import Final, NamedTuple

from ..buttons.analysis.stopping_rules import Situation, rule_value
from ..buttons.analysis.stopping_rules import situation_of as situation_of
from ..buttons.rules.position import Position, checked_position
from ..kit.rules.errors import NotationError, quoted

LONGEST_CARD: Final = 120
MOST_CONDITIONS: Final = 4
"""More do not fit on a card."""
EXAMPLE: Final = "6 buttons, or 1 closed and bust 20%"

_SIGNS: Final = re.compile(r"(?<=[a-z%])(?=[0-9])|(?<=[0-9])(?=[a-z])|\s*(>=|<=|>|<|≥|≤|,|;|%|==?)\s*")
_KINDS: Final = {
    **dict.fromkeys(("star", "stars"), "stars"),
    **dict.fromkeys(("button", "buttons"), "buttons"),
    **dict.fromkeys(("bust", "risk"), "bust"),
    **dict.fromkeys(("open", "spaces"), "open"),
    **dict.fromkeys(("closed", "rows"), "closed"),
}
_UP: Final = frozenset({">=", ">", "≥"})
_DOWN: Final = frozenset({"<=", "<", "≤"})
_HIGHEST: Final = {"stars": 7, "buttons": 18, "bust": 100, "open": 36, "closed": 6}


class Condition(NamedTuple):
    """A part of a card.

    Attributes:
        kind: `"stars"`, `"buttons"` or `"closed"` (rows): so many or more; `"bust"`: a chance of more than so many per
            cent; `"open"` (spaces): so many or fewer.
        number: how many.
    """

    kind: str
    number: int

    def holds(self, now: Situation) -> bool:
        """Whether it is so."""
        match self.kind:
            case "stars":
                return now.stars >= self.number
            case "buttons":
                return now.buttons >= self.number
            case "closed":
                return now.closed_rows >= self.number
            case "open":
                return now.open_spaces <= self.number
            case _:
                return now.bust > self.number / 100

    def __str__(self) -> str:
        ends = {"stars": "star", "buttons": "button"}
        if self.kind == "bust":
            return f"bust {self.number}%"
        if self.kind in ("open", "closed"):
            return f"{self.number} {self.kind}"
        return f"{self.number} {ends[self.kind]}{'' if self.number == 1 else 's'}"


@dataclass(frozen=True)
class RuleCard:
    """A rule for opting out that fits on a card.

    It is made of conditions: `3 stars` (so many or more), `6 buttons` (so many or more), `bust 40%` (the next roll is
    bust with a chance of more than that), `10 open` (so many open spaces or fewer), `2 closed` (so many rows or more
    without an open space). They are joined by *and* and *or*; *and* binds more tightly. Small and capital letters are
    the same, and a comma may stand before *or*. Nothing of a card is run.

    Attributes:
        ways: the rule says opt out if of one of these every condition holds.

    >>> card = RuleCard.parse("3 stars, or 2 stars and bust 40%")
    >>> card(Situation(buttons=6, stars=2, bust=0.5, open_spaces=9, closed_rows=1))
    True
    >>> str(RuleCard.parse("Stars >= 3 OR buttons>=7"))
    '3 stars or 7 buttons'
    """

    ways: tuple[tuple[Condition, ...], ...]

    @classmethod
    def parse(cls, text: str) -> RuleCard:
        """Read a card.

        Raises:
            NotationError: it is none; the message says what cannot be read, and how a card is written.
        """
        if not isinstance(text, str):
            raise NotationError(f"a card is a text such as {EXAMPLE!r}, not {quoted(text)}")
        if len(text) > LONGEST_CARD:
            raise NotationError(f"a card has room for {LONGEST_CARD} characters")
        tidy = " ".join(_SIGNS.sub(lambda found: f" {found[1] or ''} ", text.casefold()).split()).strip(" ,;.")
        tidy = re.sub(r"^(opt out|out)( with| at| if| when)? ", "", tidy)
        if not tidy:
            raise NotationError(f"the card is empty; write for example {EXAMPLE!r}")
        ways = tuple(
            tuple(_condition(part) for part in re.split(r"\band\b|&", way))
            for way in re.split(r"(?:[,;] )?\bor\b|[,;]", tidy)
        )
        if sum(map(len, ways)) > MOST_CONDITIONS:
            raise NotationError(
                f"a card has room for {MOST_CONDITIONS} conditions, and these are {sum(map(len, ways))}"
            )
        return cls(ways)

    def __call__(self, now: Situation) -> bool:
        """Whether to opt out."""
        return any(all(one.holds(now) for one in way) for way in self.ways)

    def __str__(self) -> str:
        return " or ".join(" and ".join(map(str, way)) for way in self.ways)


def _condition(part: str) -> Condition:
    """Read a condition, such as `3 stars`, `stars >= 3`, `bust > 40 %`."""
    words = part.split()
    if not words:
        raise NotationError(f"a condition is missing beside 'and' or 'or'; write for example {EXAMPLE!r}")
    kinds = [_KINDS[word] for word in words if word in _KINDS]
    numbers = [word for word in words if word.isdecimal() and word.isascii()]
    signs = [word for word in words if word in _UP | _DOWN]
    known = len(kinds) + len(numbers) + len(signs) + words.count("%")
    if len(numbers) != 1 or not kinds or len(set(kinds)) != 1 or len(signs) > 1 or known != len(words):
        raise NotationError(
            f"{quoted(part.strip())} cannot be read; a condition is written like '3 stars', '6 buttons', 'bust 40%', "
            "'10 open' (spaces) or '2 closed' (rows)"
        )
    kind, number = kinds[0], int(numbers[0][:6])
    if "%" in words and kind != "bust":
        raise NotationError(f"only the chance to be bust has a %, and not {quoted(part.strip())}")
    if signs and (signs[0] in _DOWN) != (kind == "open"):
        direction = "so many or fewer" if kind == "open" else "so many or more"
        raise NotationError(f"{quoted(part.strip())} is the wrong way round: for '{kind}' a card says {direction}")
    if signs and signs[0] == ">" and kind != "bust":
        number += 1
    if signs and signs[0] == "<":
        number -= 1
    if not 0 <= number <= _HIGHEST[kind]:
        raise NotationError(f"{quoted(part.strip())} never happens: '{kind}' goes up to {_HIGHEST[kind]}")
    return Condition(kind, number)


def stars_of(card: str | RuleCard, board: Position) -> float:
    """How many stars a round earns on average if a card decides when to opt out; see `rule_value`.

    Raises:
        NotationError: the card cannot be read.
        GameError: the board is no position.

    >>> small = Position.parse("rbyg/gyrb/brgy/ygbr r 5")
    >>> round(stars_of("3 buttons", small), 3), round(stars_of("2 stars or bust 40%", small), 3)
    (1.204, 1.274)
    """
    return _stars(card if isinstance(card, RuleCard) else RuleCard.parse(card), checked_position(board))


@lru_cache(256)
def _stars(card: RuleCard, board: Position) -> float:
    return rule_value(board, card)
