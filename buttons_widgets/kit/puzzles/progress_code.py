"""Progress as text that can be copied out of one notebook and pasted into another, as on Binder, which keeps no files.

It is written with the letters, the length and the checksum of the kit's codes. Long progress is several codes one after
the other, each of which counts alone: whoever loses one loses no other.
"""

from __future__ import annotations

import re
import zlib
from typing import Annotated, Final

import msgspec

from ..rules.errors import quoted
from ..saving.code import UNSEATED, CodeError, CodeReader, CodeWriter
from .attempts import Attempt, DayRound, Done, Run

CODE_WORD: Final = "PUZZLES"
VERSION: Final = UNSEATED
MOST_LETTERS: Final = 2_000_000
"""Of a longer text nothing is read."""
_PART: Final = 800
"""So many events go into one code, or fewer if it became too long."""
_MOST_PART_BYTES = 14_000
_MOST_UNPACKED = 1_000_000
_START = re.compile(f"(?={CODE_WORD}[0-9])")
_SPACE = re.compile(r"[\s\u00ad\u200b-\u200f\u2060\ufeff\"'`]+")


class _Part(msgspec.Struct, frozen=True, array_like=True):
    """What one code holds."""

    kind: Annotated[str, msgspec.Meta(max_length=60)]
    attempts: Annotated[tuple[Attempt, ...], msgspec.Meta(max_length=_PART)]
    runs: Annotated[tuple[Run, ...], msgspec.Meta(max_length=_PART)]
    rounds: Annotated[tuple[DayRound, ...], msgspec.Meta(max_length=_PART)]


def progress_text(kind: str, done: Done) -> str:
    """Progress as letters and digits, several codes with a space between them if there is much.

    Args:
        kind: the game.
        done: what was done.
    """
    return " ".join(_codes(kind, done))


def read_progress_text(kind: str, text: object) -> Done:
    """What was done, from a text. White space, line breaks and quotation marks are ignored.

    Raises:
        CodeError: the text is not such a text, is incomplete or mistyped, or belongs to another game; the message says
            which.
    """
    if not isinstance(text, str):
        raise CodeError.of("refused-progress-no-text", "progress is pasted as text, not {given}", given=quoted(text))
    if len(text) > MOST_LETTERS:
        raise CodeError.of(
            "refused-progress-long",
            "this text is longer than {most:,} letters, which no progress needs",
            most=MOST_LETTERS,
        )
    letters = _SPACE.sub("", text)
    if not letters:
        raise CodeError.of("refused-progress-empty", "there is nothing here: paste the whole text of your progress")
    if not _START.match(letters):
        raise CodeError.of(
            "refused-progress-foreign",
            "this is not the text of progress: one begins with {word}, this with {begins}",
            word=f"{CODE_WORD}{VERSION}",
            begins=repr(letters[:12]),
        )
    parts = [_part_of(code) for code in _START.split(letters) if code]
    for part in parts:
        if part.kind != kind:
            raise CodeError.of(
                "refused-progress-game", "this is progress of another game, {game}", game=quoted(part.kind)
            )
    attempts, runs, rounds = (
        tuple(event for part in parts for event in getattr(part, name)) for name in ("attempts", "runs", "rounds")
    )
    return Done().joined(Done(attempts, runs, rounds))


def _codes(kind: str, done: Done) -> list[str]:
    """The codes of these events: one, or those of each half if they are too many for one."""
    if done.count <= _PART:
        packed = zlib.compress(msgspec.msgpack.encode(_Part(kind, done.attempts, done.runs, done.rounds)), 9)
        if len(packed) <= _MOST_PART_BYTES:
            writer = CodeWriter()
            writer.put_count(len(packed))
            writer.put_bytes(packed)
            return [writer.code(CODE_WORD, VERSION)]
    halves = [_half(events) for events in (done.attempts, done.runs, done.rounds)]
    earlier, later = (Done(*(half[side] for half in halves)) for side in (0, 1))
    return [*_codes(kind, earlier), *_codes(kind, later)]


def _half(events: tuple) -> tuple[tuple, tuple]:  # type: ignore[type-arg]  # of any kind
    middle = (len(events) + 1) // 2
    return events[:middle], events[middle:]


def _part_of(code: str) -> _Part:
    """What a single code holds."""
    reader = CodeReader(code, CODE_WORD)
    if reader.version != VERSION:
        raise CodeError.of(
            "refused-text-later", "this text was made by a later version of the kit: please update the kit"
        )
    packed = reader.take_bytes(reader.take_count(_MOST_PART_BYTES))
    try:
        unpacker = zlib.decompressobj()
        data = unpacker.decompress(packed, _MOST_UNPACKED)
        if not unpacker.eof:
            raise CodeError.of("refused-progress-cut", "this text holds no progress: it is cut short, or too large")
        return msgspec.msgpack.decode(data, type=_Part)
    except (zlib.error, msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise CodeError.of("refused-progress-damaged", "this text holds no progress ({error})", error=error) from error
