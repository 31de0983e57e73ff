"""Somebody's progress with the puzzles of a game: kept in a file after each answer, and joined with what others wrote.

Several kernels may keep one person's progress in the same file. Each reads it, joins what it finds with what it holds
itself, and writes both; so nothing that any of them wrote is lost.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import date, datetime
from pathlib import Path
from threading import RLock
from typing import Final, Literal, NamedTuple, TypeVar

from ..rules.chance import new_seed
from ..saving.errors import SaveError, told_reason
from ..saving.only_writer import only_writer
from ..saving.shelf import usual_folder
from .attempts import LATEST, NO_DAY, Attempt, DayRound, Done, Mode, Run, puzzle_key
from .progress_code import progress_text, read_progress_text
from .progress_file import LaterVersion, read_progress, set_aside, write_progress
from .puzzle import Puzzle
from .standing import Standing

Clock = Callable[[], datetime]
"""What tells the time, with a time zone: that of the person."""

E = TypeVar("E", Run, DayRound)
_MOST_HINTS: Final = 99
_LITTLE: Final = 86_400_000


def local_time() -> datetime:
    """The time on this machine, with its time zone."""
    return datetime.now().astimezone()


class Trouble(NamedTuple):
    """Why progress is not kept as it should be; there is a message `progress-` with the name of the way.

    Attributes:
        way: `"damaged"`: the file could not be read, was renamed, and a new one was begun. `"unwritable"`: nothing can
            be written there, so progress lasts as long as the kernel. `"later"`: a later version of the kit wrote the
            file, which is left alone.
        path: the file; for `"damaged"` its new name.
        reason: the reason in words.
    """

    way: Literal["damaged", "unwritable", "later"]
    path: Path
    reason: str


class Progress:
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
        self.kind = kind
        self.path = (usual_folder() if folder is None else folder) / f"progress-{kind}.json"
        self.done = Done()
        self.standing = Standing()
        self.trouble: Trouble | None = None
        self.clock = clock
        self.lock = RLock()
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
            self._take(Done(attempts=(attempt,)))
            self._keep()
            return attempt

    def add_run(self, solved: int, missed: int, seconds: int) -> Run:
        """Keep a run against the clock."""
        with self.lock:
            run = Run(self.now, solved, missed, seconds, self._maker)
            self._take(Done(runs=(run,)))
            self._keep()
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
            self._take(Done(rounds=(DayRound(day.isoformat(), started, tuple(moves), points, maker),)))
            self._keep()
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
            self._take(found)
            self._keep()
            return self.done.count - before

    # The file

    def read_again(self) -> None:
        """Take in what other kernels have written meanwhile."""
        with self.lock:
            self._read(alone=False)

    def _keep(self) -> None:
        """Join the file with what is held here, and write both."""
        with only_writer(self.path):
            if not self._read(alone=True):
                return
            try:
                write_progress(self.path, self.kind, self.done)
            except (OSError, SaveError) as error:
                self.trouble = Trouble("unwritable", self.path, told_reason(error))

    def _read(self, *, alone: bool) -> bool:
        """Take in what the file holds, and set a damaged one aside.

        Args:
            alone: whether no other kernel can write now. Otherwise a damaged file is looked at once more, because
                another kernel may have put a good one in its place.

        Returns:
            Whether the file may be written now.
        """
        try:
            self._take(read_progress(self.path, self.kind))
        except LaterVersion as error:
            self.trouble = Trouble("later", self.path, error.reason)
            return False
        except SaveError as error:
            if isinstance(error.__cause__, OSError):  # it may be whole: only this kernel may not read it
                self.trouble = Trouble("unwritable", self.path, error.reason)
                return False
            if not alone:
                with only_writer(self.path):
                    return self._read(alone=True)
            return self._set_aside(error.reason)
        if self.trouble is not None and self.trouble.way != "damaged":
            self.trouble = None
        return True

    def _set_aside(self, reason: str) -> bool:
        try:
            self.trouble = Trouble("damaged", set_aside(self.path), reason)
        except OSError:
            self.trouble = Trouble("unwritable", self.path, reason)
            return False
        return True

    def _take(self, more: Done) -> None:
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
