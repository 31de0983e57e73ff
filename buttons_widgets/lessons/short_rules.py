"""Short rules: when to opt out, in a few words that people and the kit read alike."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache, lru_cache, reduce
from pathlib import Path
from typing import Final, NamedTuple

from ..buttons.analysis.situations import Situation
from ..buttons.analysis.situations import situation_of as situation_of
from ..buttons.rules.position import Position
from ..kit.language.words import Words, languages, words_in
from ..kit.rules.errors import NotationError, importing, parsed_as, quoted

LONGEST_RULE: Final = 120
MOST_CONDITIONS: Final = 4
"""More would not be short."""
EXAMPLE: Final = "6 buttons, or 1 closed and bust 20%"

_WORDS: Final = Path(__file__).parent / "words" / "lesson_7"
_SIGNS: Final = re.compile(r"(?:(?<=[^\W\d_])|(?<=%))(?=[0-9])|(?<=[0-9])(?=[^\W\d_])|\s*(>=|<=|>|<|≥|≤|,|;|%|==?)\s*")
_KINDS: Final = ("stars", "buttons", "bust", "open", "closed")
_UP: Final = frozenset({">=", ">", "≥"})
_DOWN: Final = frozenset({"<=", "<", "≤"})
_HIGHEST: Final = {"stars": 7, "buttons": 18, "bust": 100, "open": 36, "closed": 6}


class _Vocabulary(NamedTuple):
    """The words by which a rule is read, in all languages together: a class may have several.

    Attributes:
        kinds: what each word counts.
        joins: `"and"` or `"or"` for each word that joins.
        begin: what may stand before the conditions, such as *opt out with*.
    """

    kinds: Mapping[str, str]
    joins: Mapping[str, str]
    begin: re.Pattern[str]


@cache
def _vocabulary(tags: tuple[str, ...]) -> _Vocabulary:
    def read(name: str) -> list[str]:
        found = [words_in((_WORDS,), tag).say(f"rule-reads-{name}").split(",") for tag in tags]
        return [_bare(word.strip()) for listed in found for word in listed]

    begin = "|".join(map(re.escape, read("out")))
    after = "|".join(map(re.escape, read("with")))
    return _Vocabulary(
        {word: kind for kind in _KINDS for word in read(kind)},
        {word: join for join in ("and", "or") for word in read(join)},
        re.compile(rf"(?:{begin})(?: (?:{after}))? "),
    )


def _bare(text: str) -> str:
    """A text in small letters without accents, which not everybody types."""
    apart = unicodedata.normalize("NFKD", text.casefold())
    return "".join(letter for letter in apart if not unicodedata.combining(letter))


class Condition(NamedTuple):
    """A part of a rule.

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

    @property
    def source(self) -> str:
        """The condition in Python."""
        match self.kind:
            case "open":
                return f"now.open_spaces <= {self.number}"
            case "closed":
                return f"now.closed_rows >= {self.number}"
            case "bust":
                return f"now.bust > {self.number / 100:g}"
            case _:
                return f"now.{self.kind} >= {self.number}"

    def said(self, words: Words) -> str:
        """The condition in a language."""
        return words.say(f"rule-{self.kind}", number=self.number)

    def __str__(self) -> str:
        if self.kind == "bust":
            return f"bust {self.number}%"
        return f"{self.number} {self.kind.removesuffix('s') if self.number == 1 else self.kind}"


@dataclass(frozen=True)
class ShortRule:
    """A rule for opting out in a few words.

    It is made of conditions: `3 stars` (so many or more), `6 buttons` (so many or more), `bust 40%` (the next roll is
    bust with a chance of more than that), `10 open` (so many open spaces or fewer), `2 closed` (so many rows or more
    without an open space). They are joined by *and* and *or*; *and* binds more tightly. Small and capital letters are
    the same, and a comma may stand before *or*. The words may be those of any language that there is: `3 Sterne`.
    Nothing of a rule is run.

    Attributes:
        ways: the rule says opt out if of one of these every condition holds.

    >>> rule = ShortRule.parse("3 stars, or 2 stars and bust 40%")
    >>> rule(Situation(buttons=6, stars=2, bust=0.5, open_spaces=9, closed_rows=1))
    True
    >>> str(ShortRule.parse("Stars >= 3 OR buttons>=7"))
    '3 stars or 7 buttons'
    """

    ways: tuple[tuple[Condition, ...], ...]

    @classmethod
    def parse(cls, text: str) -> ShortRule:
        """Read a rule.

        Raises:
            NotationError: it is none; the message says what cannot be read, and how a rule is written.
        """
        if not isinstance(text, str):
            raise NotationError.of(
                "refused-rule-no-text",
                "a rule is a text such as {example}, not {given}",
                example=repr(EXAMPLE),
                given=quoted(text),
            )
        if len(text) > LONGEST_RULE:
            raise NotationError.of("refused-rule-long", "a rule has room for {most} characters", most=LONGEST_RULE)
        known = _vocabulary(languages((_WORDS,)))
        spaced = _SIGNS.sub(lambda found: f" {found[1] or ''} ", unicodedata.normalize("NFC", text).casefold())
        tidy = " ".join(known.joins.get(_bare(word), word) for word in spaced.split()).strip(" ,;.")
        if begins := known.begin.match(_bare(tidy)):
            tidy = " ".join(tidy.split()[len(begins[0].split()) :])
        if not tidy:
            raise NotationError.of(
                "refused-rule-empty", "the rule is empty; write for example {example}", example=repr(EXAMPLE)
            )
        ways = tuple(
            tuple(_condition(part, known.kinds) for part in re.split(r"\band\b|&", way))
            for way in re.split(r"(?:[,;] )?\bor\b|[,;]", tidy)
        )
        if sum(map(len, ways)) > MOST_CONDITIONS:
            raise NotationError.of(
                "refused-rule-many",
                "a rule has room for {most} conditions, and these are {count}",
                most=MOST_CONDITIONS,
                count=sum(map(len, ways)),
            )
        return cls(ways)

    @property
    def source(self) -> str:
        """The rule as a function in Python, as `rule_value` takes it.

        >>> print(ShortRule.parse("3 stars, or 2 stars and bust 40%").source)
        def rule(now):
            return now.stars >= 3 or now.stars >= 2 and now.bust > 0.4
        """
        ways = " or ".join(" and ".join(one.source for one in way) for way in self.ways)
        return f"def rule(now):\n    return {ways}"

    def __call__(self, now: Situation) -> bool:
        """Whether to opt out."""
        return any(all(one.holds(now) for one in way) for way in self.ways)

    def said(self, words: Words) -> str:
        """The rule in a language, which `parse` reads.

        Args:
            words: those of lesson 7.
        """
        ways = [
            reduce(lambda one, other: words.say("rule-and", one=one, other=other), (each.said(words) for each in way))
            for way in self.ways
        ]
        return reduce(lambda one, other: words.say("rule-or", one=one, other=other), ways)

    def __str__(self) -> str:
        return " or ".join(" and ".join(map(str, way)) for way in self.ways)


def _condition(part: str, known_kinds: Mapping[str, str]) -> Condition:
    """Read a condition, such as `3 stars`, `stars >= 3`, `bust > 40%`."""
    words = part.split()
    if not words:
        raise NotationError.of(
            "refused-rule-missing",
            "a condition is missing beside 'and' or 'or'; write for example {example}",
            example=repr(EXAMPLE),
        )
    kinds = [known_kinds[_bare(word)] for word in words if _bare(word) in known_kinds]
    numbers = [word for word in words if word.isdecimal() and word.isascii()]
    text = quoted(part.strip())
    signs = [word for word in words if word in _UP | _DOWN]
    known = len(kinds) + len(numbers) + len(signs) + words.count("%")
    if len(numbers) != 1 or not kinds or len(set(kinds)) != 1 or len(signs) > 1 or known != len(words):
        raise NotationError.of(
            "refused-rule-unread",
            "{text} cannot be read; a condition is written like '3 stars', '6 buttons', 'bust 40%', "
            "'10 open' (spaces) or '2 closed' (rows)",
            text=text,
        )
    kind, number = kinds[0], int(numbers[0][:6])
    if "%" in words and kind != "bust":
        raise NotationError.of("refused-rule-per-cent", "only the chance to be bust has a %, and not {text}", text=text)
    if signs and (signs[0] in _DOWN) != (kind == "open"):
        if kind == "open":
            raise NotationError.of(
                "refused-rule-fewer",
                "{text} is the wrong way round: for 'open' a rule says so many or fewer",
                text=text,
            )
        raise NotationError.of(
            "refused-rule-more",
            "{text} is the wrong way round: for '{kind}' a rule says so many or more",
            text=text,
            kind=kind,
        )
    if signs and signs[0] == ">" and kind != "bust":
        number += 1
    if signs and signs[0] == "<":
        number -= 1
    if not 0 <= number <= _HIGHEST[kind]:
        raise NotationError.of(
            "refused-rule-never",
            "{text} never happens: '{kind}' goes up to {highest}",
            text=text,
            kind=kind,
            highest=_HIGHEST[kind],
        )
    return Condition(kind, number)


def stars_of(rule: str | ShortRule, board: Position | str) -> float:
    """How many stars a round earns on average if a rule decides when to opt out; see `rule_value`.

    Raises:
        NotationError: the rule cannot be read.
        GameError: the board is no position.
        MissingPackageError: numpy is not installed.

    >>> small = Position.parse("rbyg/gyrb/brgy/ygbr r 5")
    >>> round(stars_of("3 buttons", small), 3), round(stars_of("2 stars or bust 40%", small), 3)
    (1.204, 1.274)
    """
    read = _parsed if isinstance(rule, str) else ShortRule.parse  # which refuses what is neither
    return _stars(rule if isinstance(rule, ShortRule) else read(rule), parsed_as(Position, board))


_parsed = lru_cache(256)(ShortRule.parse)


@lru_cache(256)
def _stars(rule: ShortRule, board: Position) -> float:
    with importing():
        from ..buttons.analysis.stopping_rules import rule_value
    return rule_value(board, rule)
