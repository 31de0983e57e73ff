"""What is raised when a game cannot be read. It needs nothing that is slow to import."""

from __future__ import annotations

import re
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
    >>> said_of(UnicodeDecodeError("utf-8", b"\\xff", 0, 1, "")), said_of(RecursionError())
    ('a text in it is not valid UTF-8', 'its brackets are nested too deeply')
    """
    if isinstance(error, UnicodeDecodeError):
        return Phrase("refused-json-text", "a text in it is not valid UTF-8")
    if isinstance(error, RecursionError):
        return Phrase("refused-json-nested", "its brackets are nested too deeply")
    text = shortened(str(error), _LONGEST_REASON)
    what, found, place = text.partition(" - at `")
    for form in _FAULTS:
        pattern = re.escape(form.template)
        for name, part in form.values.items():
            pattern = pattern.replace(re.escape(f"{{{name}}}"), f"(?P<{name}>{part})")
        if match := re.fullmatch(pattern, what):
            fault = form.filled(**{name: shortened(part, LONGEST_PATH) for name, part in match.groupdict().items()})
            place = shortened(place[:-1], LONGEST_PATH)
            return Phrase("refused-json-at", "{fault} - at `{place}`", fault=fault, place=place) if found else fault
    return text


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


_NAME: Final = "[^`]*"
_FAULTS: Final = (
    Phrase("refused-json-type", "Expected `{wanted}`, got `{got}`", wanted=_NAME, got=_NAME),
    Phrase("refused-json-limit", "Expected `{wanted}` {limit}", wanted=_NAME, limit="[<>=]+ .*"),
    Phrase("refused-json-length", "Expected `{wanted}` of length {limit}", wanted=_NAME, limit=".*"),
    Phrase("refused-json-regex", "Expected `{wanted}` matching regex {regex}", wanted=_NAME, regex=".*"),
    Phrase("refused-json-missing", "Object missing required field `{field}`", field=_NAME),
    Phrase("refused-json-unknown", "Object contains unknown field `{field}`", field=_NAME),
    Phrase("refused-json-value", "Invalid {kind}value {value}", kind=".*", value=".*"),
    Phrase("refused-json-malformed", "JSON is malformed: {what} (byte {byte})", what=".*", byte="[0-9]+"),
    Phrase("refused-json-cut", "Input data was truncated"),
)
"""What msgspec says, since its errors have no other attributes; for each value a regular expression."""
