"""Somebody's progress with the puzzles of a game: kept in a file after each answer, and joined with what others wrote.

Several kernels may keep one person's progress in the same file. Each reads it, joins what it finds with what it holds
itself, and writes both; so nothing that any of them wrote is lost.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import date, datetime
from pathlib import Path
from typing import Final, TypeVar

from ..rules.chance import new_seed
from ..rules.phrase import Phrase
from ..saving.kept import Kept
from ..saving.kept_file import FileFormat
from ..saving.shelf import usual_folder
from .attempts import LATEST, NO_DAY, Attempt, DayRound, Done, Mode, Run, puzzle_key
from .progress_code import progress_text, read_progress_text
from .puzzle import Puzzle
from .standing import Standing

PROGRESS_FILE: Final = FileFormat(
    "buttons-widgets progress",
    Phrase("refused-no-progress", "it is not a file with progress"),
    1,
    Done,
    most_bytes=20_000_000,
)
"""A larger file would hold far more than `MOST_ATTEMPTS`."""


Clock = Callable[[], datetime]
"""What tells the time, with a time zone: that of the person."""

E = TypeVar("E", Run, DayRound)
_MOST_HINTS: Final = 99
_LITTLE: Final = 86_400_000


def local_time() -> datetime:
    """The time on this machine, with its time zone."""
    return datetime.now().astimezone()


class Progress(Kept[Done]):
    """What somebody has done with the puzzles of a game, and where that puts them.

    Args:
        kind: the game's name, as in `PuzzleKind.name`.
        folder: where the file is; if left out, the folder of the games: the one that `BUTTONS_WIDGETS_GAMES` names, or
            else the usual place.
        clock: what tells the time.

    Attributes:
        path: the file.
        done: all that was done.
        standing: where that puts the person.
        trouble: why progress is not kept as it should be; `None` if it is.
    """

    def __init__(self, kind: str, folder: Path | None = None, clock: Clock = local_time) -> None:
        path = (usual_folder() if folder is None else folder) / f"progress-{kind}.json"
        super().__init__(PROGRESS_FILE, path, kind)
        self.standing = Standing()
        self.clock = clock
        self._maker = int(new_seed()[:8], 16)
        self.read_again()

    # The time

    @property
    def today(self) -> date:
        """The date where the person is."""
        return self.clock().date()

    @property
    def now(self) -> int:
        """The moment, in milliseconds since 1970."""
        return min(max(0, int(self.clock().timestamp() * 1000)), LATEST)

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
        """Keep an answer to a puzzle.

        Args:
            pack: the name of the puzzle's pack.
            puzzle: the puzzle.
            right: whether the answer was accepted.
            hints: how many hints had been asked for.
            again: whether it is another try at a puzzle that has just been missed.
            mode: how the puzzle came up.
            day: of which day it is the daily puzzle.
        """
        with self.lock:
            key, hints = puzzle_key(pack, puzzle.id), min(hints, _MOST_HINTS)
            attempt = Attempt(
                key, puzzle.theme, puzzle.rating, self._moment(), right, hints, again, mode, day, self._maker
            )
            self.take(Done(attempts=(attempt,)))
            self.keep()
            return attempt

    def add_run(self, solved: int, missed: int, seconds: int) -> Run:
        """Keep a run against the clock."""
        with self.lock:
            run = Run(self.now, solved, missed, seconds, self._maker)
            self.take(Done(runs=(run,)))
            self.keep()
            return run

    def keep_round(self, day: date, moves: Sequence[str], points: float | None = None) -> DayRound:
        """Keep how far the round of a day has come.

        Args:
            day: the date.
            moves: the texts of all its moves up to now.
            points: what it earned, if it is over.

        Returns:
            The round of the day that stands: another one, if somebody else had begun it before.
        """
        with self.lock:
            self.read_again()
            was = self.round_of(day)
            started, maker = (was.started, was.maker) if was else (self.now, self._maker)
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
        """Add what a text from `export` holds; what is here already stays.

        Returns:
            How many events were new.

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
            self.standing = Standing.after(new)

    def _moment(self) -> int:
        """Now, but after the attempt before, even if the clock was set back a little since."""
        now, latest = self.now, self.done.attempts[-1].when if self.done.attempts else 0
        return min(latest + 1, LATEST) if now <= latest < now + _LITTLE else now

    def __repr__(self) -> str:
        return f"Progress({self.kind!r}, {self.done.count} events)"
