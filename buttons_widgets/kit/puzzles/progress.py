"""Somebody's progress with the puzzles of a game: kept in a file after each answer, and joined with what others wrote.

Several kernels may keep one person's progress in the same file. Each reads it, joins what it finds with what it holds
itself, and writes both; so nothing that any of them wrote is lost.

Progress as text that can be copied out of one notebook and pasted into another, as on Binder, which keeps no files.

It is written with the letters, the length and the checksum of the kit's codes. Long progress is several codes one after
the other, each of which counts alone: whoever loses one loses no other.
"""

from __future__ import annotations

import re
import zlib
from collections.abc import Sequence
from datetime import date
from pathlib import Path
from typing import Annotated, Final

import msgspec

from ..rules.errors import quoted
from ..rules.phrase import Phrase
from ..saving.code import UNSEATED, CodeError, CodeReader, CodeWriter
from ..saving.errors import said_of
from ..saving.merged_store import LATEST, Clock, FileFormat, MergedStore, local_time
from .events import NO_DAY, Attempt, DayRound, Done, Mode, Run, puzzle_key
from .progress_summary import ProgressSummary
from .puzzle import Puzzle

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
    """Progress in a game as letters and digits, several codes with a space between them if there is much."""
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
            "too long: {most:,} characters at most",
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
        raise CodeError.of(
            "refused-progress-damaged", "this text holds no progress ({error})", error=said_of(error)
        ) from error


PROGRESS_FILE: Final = FileFormat(
    "buttons-widgets progress",
    Phrase("refused-no-progress", "it is not a file with progress"),
    1,
    Done,
    most_bytes=20_000_000,
)
"""A larger file would hold far more than `MOST_ATTEMPTS`."""


_MOST_HINTS: Final = 99
_LITTLE: Final = 86_400_000


class Progress(MergedStore[Done]):
    """What somebody has done with the puzzles of a game, and where that puts them.

    Args:
        kind: the game's name, as in `PuzzleKind.name`.
        folder: where the file is; see `MergedStore`.

    Attributes:
        standing: where that puts the person.
    """

    def __init__(self, kind: str, folder: Path | None = None, clock: Clock = local_time) -> None:
        super().__init__(PROGRESS_FILE, f"progress-{kind}.json", kind, folder, clock)
        self.standing = ProgressSummary()
        self.read_again()

    @property
    def today(self) -> date:
        """The date where the person is."""
        return self.clock().date()

    # What was done

    def add(
        self,
        pack: str,
        puzzle: Puzzle,
        right: bool,
        *,
        hints: int = 0,
        again: bool = False,
        mode: Mode = "practise",
        day: str = NO_DAY,
    ) -> Attempt:
        """Keep an answer to a puzzle of a pack; `Attempt` says what the others are."""
        with self.lock:
            key, hints = puzzle_key(pack, puzzle.id), min(hints, _MOST_HINTS)
            attempt = Attempt(
                key, puzzle.theme, puzzle.rating, self._moment(), right, hints, again, mode, day, self.maker
            )
            self.take(Done(attempts=(attempt,)))
            self.keep()
            return attempt

    def add_run(self, solved: int, missed: int, seconds: int) -> Run:
        """Keep a run against the clock."""
        with self.lock:
            run = Run(self.now, solved, missed, seconds, self.maker)
            self.take(Done(runs=(run,)))
            self.keep()
            return run

    def keep_round(self, day: date, moves: Sequence[str], points: float | None = None) -> DayRound:
        """Keep how far the round of a day has come.

        Args:
            moves: the texts of all its moves up to now.
            points: what it earned, if it is over.

        Returns:
            The round of the day that stands: another one, if somebody else had begun it before.
        """
        with self.lock:
            self.read_again()
            was = self.round_of(day)
            started, maker = (was.started, was.maker) if was else (self.now, self.maker)
            self.take(Done(rounds=(DayRound(day.isoformat(), started, tuple(moves), points, maker),)))
            self.keep()
            found = self.round_of(day)
            assert found is not None
            return found

    def round_of(self, day: date) -> DayRound | None:
        """The round of a day; `None` if it was not begun."""
        return next((each for each in self.done.rounds if each.day == day.isoformat()), None)

    def best_run(self, seconds: int) -> int | None:
        """The best score of the runs that lasted so long; `None` if there was none."""
        return max((run.solved for run in self.done.runs if run.seconds == seconds), default=None)

    # Taking it along

    def export(self) -> str:
        """All of it as text."""
        return progress_text(self.kind, self.done)

    def import_text(self, text: object) -> int:
        """Add what a text from `export` holds, and return how many events were new; what is here already stays.

        Raises:
            ValueError: it is no such text; the message says why.
        """
        found = read_progress_text(self.kind, text)
        with self.lock:
            before = self.done.count
            self.take(found)
            self.keep()
            return self.done.count - before

    # The file

    def take(self, more: Done) -> None:
        """Join more events with those that are held here."""
        before, self.done = self.done, self.done.joined(more)
        old, new = before.attempts, self.done.attempts
        if new is old:
            return
        if new[: len(old)] == old:
            for attempt in new[len(old) :]:
                self.standing.add(attempt)
        else:
            self.standing = ProgressSummary.after(new)

    def _moment(self) -> int:
        """Now, but after the attempt before, even if the clock was set back a little since."""
        now, latest = self.now, self.done.attempts[-1].when if self.done.attempts else 0
        return min(latest + 1, LATEST) if now <= latest < now + _LITTLE else now

    def __repr__(self) -> str:
        return f"Progress({self.kind!r}, {self.done.count} events)"
