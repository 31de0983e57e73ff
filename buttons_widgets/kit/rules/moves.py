"""Moves that declare their texts: each is a frozen dataclass with a form, and one table reads them all."""

from __future__ import annotations

import re
from collections.abc import Mapping, Set
from dataclasses import fields
from functools import cache
from typing import Any, ClassVar, Final, Generic, Self, TypeVar, get_args, get_type_hints

from .errors import GameError, NotationError, quoted

M = TypeVar("M")

LONGEST_MOVE: Final = 1000
"""A text longer than this is no move: it is refused before anything else is done with it."""

_SLOT: Final = re.compile(r"( ?){(\w+)(\?|\.\.\.)?}")
_SLOT_OR_LETTER: Final = re.compile(f"{_SLOT.pattern}|.")
_PATTERNS: Final = {"": r"\1(?P<\2>[^ ]+)", "?": r"(?:\1(?P<\2>[^ ]+))?", "...": r"\1(?P<\2>.+)"}


class TextMove:
    """A base for the moves of a game, each a frozen dataclass that declares how it is written.

    There are no classes of a move's class: what is played is written down later, and could say something else then.

    Attributes:
        form: the text of a move with `{name}` where a value stands, `{name?}` for one that may be missing at the end,
            and `{name...}` for several words. It is the name of a field, or of a property that says how one is written.
            A field that may be missing has a default; `None` is not written.
        example: how one may be written, for whoever wrote something else; the form if left out.

    >>> from dataclasses import dataclass
    >>> @dataclass(frozen=True, slots=True)
    ... class Sow(TextMove):
    ...     place: int
    ...     form = "sow {place}"
    >>> str(Sow(8)), Sow.read(place="8"), Sow.parse("sow 8"), Sow.parse("8")
    ('sow 8', Sow(place=8), Sow(place=8), Sow(place=8))
    """

    __slots__ = ()

    form: ClassVar[str]
    example: ClassVar[str] = ""

    def __init_subclass__(cls, **more: Any) -> None:
        super().__init_subclass__(**more)
        if any(issubclass(base, TextMove) and hasattr(base, "form") for base in cls.__bases__):
            raise TypeError(f"{cls.__name__} cannot be made of a move: take the moves of the game as they are")

    @classmethod
    def parse(cls, text: str) -> Self:
        """Read the text of such a move, with or without the word that it begins with.

        Raises:
            NotationError: it is not one; the message says how one is written.
        """
        texts: MoveTexts[Self] = MoveTexts(cls, cls.example or cls.form)
        head, _, slots = cls.form.partition(" ")
        begins = "{" in head or not slots  # with a value, or it is no more than this word
        if not begins and isinstance(text, str) and len(text) < LONGEST_MOVE and text.split()[:1] != [head]:
            text = f"{head} {text}"
        return texts.parse(text)

    @classmethod
    def read(cls, **words: str) -> Self | None:
        """The move in whose form these words stand; `None` if there is none.

        A move whose fields are no numbers or texts replaces this.

        Raises:
            GameError: there can be no such move, and the message says why.
        """
        values: dict[str, Any] = {name: word for name, word in words.items() if word}
        for name in _numbers_of(cls) & values.keys():  # type: ignore[arg-type]  # a class has a hash
            if not re.fullmatch("0|[1-9][0-9]{0,8}", values[name]):
                return None
            values[name] = int(values[name])
        return cls(**values)

    def __str__(self) -> str:
        return _SLOT.sub(self._written, self.form)

    def _written(self, slot: re.Match[str]) -> str:
        value = getattr(self, slot[2])
        text = "" if value is None else str(value)
        return text and slot[1] + text


@cache
def _numbers_of(kind: type[TextMove]) -> Set[str]:
    """The names of the fields that hold whole numbers."""
    try:
        hints: Mapping[str, Any] = get_type_hints(kind)
    except NameError:  # of a name that is imported for type checkers only
        hints = {one.name: one.type for one in fields(kind)}  # type: ignore[arg-type]  # moves are dataclasses
    return {name for name, hint in hints.items() if hint in (int, int | None, "int", "int | None", "Seat")}


def _pattern_of(form: str) -> re.Pattern[str]:
    """What a form matches; each slot is a group."""

    def pattern(part: re.Match[str]) -> str:
        return part.expand(_PATTERNS[part[3] or ""]) if part[2] else re.escape(part[0])

    return re.compile(_SLOT_OR_LETTER.sub(pattern, form))


class MoveTexts(Generic[M]):
    """How the moves of a game are written: it reads the text of each of them.

    Args:
        moves: the classes of the moves, as a union.
        written: what may be written, for whoever wrote something else: a text with an example of each move. A `Phrase`
            has words that other languages say otherwise.

    >>> from dataclasses import dataclass
    >>> @dataclass(frozen=True, slots=True)
    ... class Sow(TextMove):
    ...     place: int
    ...     form = "sow {place}"
    >>> @dataclass(frozen=True, slots=True)
    ... class Pass(TextMove):
    ...     form = "pass"
    >>> texts = MoveTexts(Sow | Pass, "sow 8 or pass")
    >>> texts.parse(" sow  8"), texts.parse("pass")
    (Sow(place=8), Pass())
    >>> texts.parse("fly")
    Traceback (most recent call last):
    buttons_widgets.kit.rules.errors.NotationError: 'fly' is not a move: write sow 8 or pass
    """

    def __init__(self, moves: Any, written: str) -> None:
        self.moves, self._written = moves, written
        self._kinds = [(_pattern_of(kind.form), kind) for kind in get_args(moves) or (moves,)]

    def parse(self, text: str) -> M:
        """Read the short text of a move.

        Raises:
            NotationError: it is not the text of a move; the message quotes it.
        """
        if isinstance(text, str) and len(text) <= LONGEST_MOVE:
            try:
                words = " ".join(text.split())
                for pattern, kind in self._kinds:
                    found = pattern.fullmatch(words)
                    move: M | None = kind.read(**found.groupdict("")) if found else None
                    if move is not None:
                        return move
            except NotationError:
                raise
            except GameError as error:
                raise NotationError.of(
                    "refused-move-made-of", "{text} is not a move: {error}", text=quoted(text), error=error
                ) from None
        raise NotationError.of(
            "refused-move-text", "{text} is not a move: write {written}", text=quoted(text), written=self._written
        )
