"""What is raised when a game cannot be read. It needs nothing that is slow to import."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final

from ..rules.errors import GameError, disk_said, plain_reason, shortened, told
from ..rules.phrase import Phrase

LONGEST_PATH: Final = 200
"""A message repeats at most so many characters of a path."""
_LONGEST_REASON = 500


class SaveError(GameError):
    """A saved game that cannot be read. The message says what is wrong with it, in words for players.

    Attributes:
        reason: what is wrong, shortened to some 500 characters.
        path: the file or folder; `None` if the game was not in a file.
    """

    def __init__(self, reason: str, path: Path | None = None) -> None:
        self.reason = reason if isinstance(reason, Phrase) else shortened(reason, _LONGEST_REASON)
        self.path = path
        super().__init__(self.reason if path is None else f"{path_text(path)}: {self.reason}")

    @property
    def said(self) -> Phrase | None:
        """What people of any language are told of it: the reason, without the path."""
        return self.reason if isinstance(self.reason, Phrase) else None


def path_text(path: Path) -> str:
    """A path for a message: shortened, and with escapes where it has characters that cannot be seen."""
    text = shortened(str(path), LONGEST_PATH)
    return text if text.isprintable() else repr(text)


def disk_reason(error: OSError) -> str:
    """Why something on disk failed, in words for players.

    >>> disk_reason(OSError(28, "No space left on device"))
    'the disk is full'
    """
    return disk_said(error) or shortened(str(error.strerror or error), _LONGEST_REASON)


def said_of(error: Exception) -> str:
    """What a reader of JSON says of the bytes that it refuses: where they can be told, type and place of the fault.

    >>> said_of(ValueError("Expected `int`, got `str` - at `$.version`"))
    'Expected `int`, got `str` - at `$.version`'
    """
    text = shortened(str(error), _LONGEST_REASON)
    what, found, place = text.partition(" - at `")
    for pattern, say in _FAULTS:
        if match := pattern.fullmatch(what):
            fault = say(*map(_brief, match.groups()))
            return (
                Phrase("refused-json-at", "{fault} - at `{place}`", fault=fault, place=_brief(place[:-1]))
                if found
                else fault
            )
    return text


def _brief(text: str) -> str:
    return shortened(text, LONGEST_PATH)


def told_reason(error: BaseException) -> str:
    """What people are told of an error at a table, whoever raised it.

    That is the message of what the kit or a game refuses, without the path of a file; of a disk what it means; of
    anything else, which may be foreign code, one short line.

    A `Phrase` can be put into any language; `Words.say` and `Words.reason` do so.

    >>> told_reason(SaveError("it is empty", Path("game.json")))
    'it is empty'
    >>> told_reason(OSError(28, "No space left on device"))
    'the disk is full'
    >>> told_reason(ZeroDivisionError("division by zero"))
    'division by zero'
    """
    if isinstance(error, SaveError):
        return error.reason
    if isinstance(error, OSError):
        return disk_reason(error)
    return told(error) if isinstance(error, GameError) else plain_reason(error)


_FAULTS: Final[Sequence[tuple[re.Pattern[str], Callable[..., Phrase]]]] = (
    (
        re.compile("Expected `([^`]*)`, got `([^`]*)`"),
        lambda wanted, got: Phrase("refused-json-type", "Expected `{wanted}`, got `{got}`", wanted=wanted, got=got),
    ),
    (
        re.compile("Expected `([^`]*)` ([<>=]+ .*)"),
        lambda wanted, limit: Phrase("refused-json-limit", "Expected `{wanted}` {limit}", wanted=wanted, limit=limit),
    ),
    (
        re.compile("Expected `([^`]*)` of length (.*)"),
        lambda wanted, limit: Phrase(
            "refused-json-length", "Expected `{wanted}` of length {limit}", wanted=wanted, limit=limit
        ),
    ),
    (
        re.compile("Expected `([^`]*)` matching regex (.*)"),
        lambda wanted, regex: Phrase(
            "refused-json-regex", "Expected `{wanted}` matching regex {regex}", wanted=wanted, regex=regex
        ),
    ),
    (
        re.compile("Object missing required field `([^`]*)`"),
        lambda field: Phrase("refused-json-missing", "Object missing required field `{field}`", field=field),
    ),
    (
        re.compile("Object contains unknown field `([^`]*)`"),
        lambda field: Phrase("refused-json-unknown", "Object contains unknown field `{field}`", field=field),
    ),
    (
        re.compile("Invalid (.*)value (.*)"),
        lambda kind, value: Phrase("refused-json-value", "Invalid {kind}value {value}", kind=kind, value=value),
    ),
    (
        re.compile(r"JSON is malformed: (.*) \(byte ([0-9]+)\)"),
        lambda what, byte: Phrase(
            "refused-json-malformed", "JSON is malformed: {what} (byte {byte})", what=what, byte=byte
        ),
    ),
    (re.compile("Input data was truncated"), lambda: Phrase("refused-json-cut", "Input data was truncated")),
)
"""What msgspec says, since its errors have no other attributes."""
