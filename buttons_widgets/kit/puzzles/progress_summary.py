"""Where somebody stands: rating, streaks, what is due again, and how each theme goes. It follows from the attempts."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable
from dataclasses import dataclass, field
from datetime import UTC, date, datetime, timedelta
from typing import Final, NamedTuple

from ..rules.ratings import Rating, rating_after_puzzle
from .events import Attempt

DAYS: Final = (1, 3, 7, 21)
"""A puzzle that was missed comes again so many days after each time that it is then solved: a Leitner box for each."""
OTHERS_BETWEEN: Final = 5
"""Until then it comes again after so many other puzzles, or after a day."""
FORGIVEN: Final = 2
"""So many days of a month may be missed, and a streak of days goes on."""
WITH_HINTS: Final = 0.5
"""What a puzzle counts that was solved with hints: between a win and a loss."""

_DAY = 86_400_000
# Whoever comes every evening, a little earlier or later, is not put off for a whole day.
_EARLIER = 6 * 3_600_000


class Again(NamedTuple):
    """When a puzzle that was missed comes again.

    Attributes:
        box: how often it has been solved since, each time when it was due.
        when: the moment from which it is due.
        after: it is due after so many attempts in all, too; `None` if only the moment counts.
    """

    box: int
    when: int
    after: int | None


class Wait(NamedTuple):
    """How long it is until the first of some puzzles that were missed comes again.

    Attributes:
        waiting: how many puzzles there are.
        puzzles: the first comes after so many other puzzles; 0 if only time counts.
        days: or after so many days, rounded up.
    """

    waiting: int
    puzzles: int
    days: int


@dataclass
class ThemeRate:
    """How a theme goes.

    Attributes:
        tried: how many puzzles were tried.
        right: how many of them were solved at the first try and without hints.
        solved: how many of them were solved at all.
    """

    tried: int = 0
    right: int = 0
    solved: int = 0


@dataclass
class ProgressSummary:
    """Where somebody stands after the attempts that were added, in the order of time.

    Attributes:
        rating: by Glicko-2. The first answer to each puzzle counts, but none against the clock.
        ratings: the moment and the rating after each puzzle that counted.
        streak: how many puzzles in a row were solved at the first try, up to now; none against the clock counts.
        best_streak: the longest that ever was.
        count: how many attempts there are, without those at a puzzle that was just missed.
        again: when each puzzle comes again that was missed.
        last: when each puzzle was tried last.
        solved: the puzzles that were ever solved.
        themes: how each theme goes.
        days: the days whose daily puzzle was solved, then or later.
        in_time: those of them on which it was solved, give or take one: people live in all time zones.
    """

    rating: Rating = Rating()  # noqa: RUF009  (it is immutable)
    ratings: list[tuple[int, float]] = field(default_factory=list)
    streak: int = 0
    best_streak: int = 0
    count: int = 0
    again: dict[str, Again] = field(default_factory=dict)
    last: dict[str, int] = field(default_factory=dict)
    solved: set[str] = field(default_factory=set)
    themes: dict[str, ThemeRate] = field(default_factory=dict)
    days: set[str] = field(default_factory=set)
    in_time: set[str] = field(default_factory=set)

    @classmethod
    def after(cls, attempts: Iterable[Attempt]) -> ProgressSummary:
        """The standing after attempts, in the order of time."""
        standing = cls()
        for attempt in attempts:
            standing.add(attempt)
        return standing

    def add(self, attempt: Attempt) -> None:
        """Take the next attempt into account."""
        key, rate = attempt.puzzle, self.themes.setdefault(attempt.theme, ThemeRate())
        first = key not in self.last
        self.count += not attempt.again
        if first:
            rate.tried += 1
            rate.right += attempt.right and not attempt.hints
        if attempt.right and key not in self.solved:
            rate.solved += 1
            self.solved.add(key)
        if attempt.right and attempt.day:
            self.days.add(attempt.day)
            solved = datetime.fromtimestamp(attempt.when / 1000, UTC).date()
            if attempt.day in {(solved + timedelta(days=days)).isoformat() for days in (-1, 0, 1)}:
                self.in_time.add(attempt.day)
        if not attempt.again:
            self._count_for_rating(attempt, first)
            self._put_in_box(attempt)
        self.last[key] = attempt.when

    def due(self, now: int) -> list[str]:
        """The puzzles that come again at a moment, the one that was due first first."""
        found = [
            (again.when, key)
            for key, again in self.again.items()
            if again.when <= now or (again.after is not None and self.count >= again.after)
        ]
        return [key for _, key in sorted(found)]

    def wait(self, keys: Collection[str], now: int) -> Wait:
        """How long it is until the first of these puzzles is due, none of which is due now.

        Those that need not come again do not count.
        """
        waiting = [again for key, again in self.again.items() if key in keys]
        puzzles = min((again.after - self.count for again in waiting if again.after is not None), default=0)
        first = min((again.when for again in waiting), default=now)
        return Wait(len(waiting), puzzles, -((now - first) // _DAY))

    def days_in_a_row(self, today: date) -> int:
        """How many daily puzzles were solved in a row, each in its time, up to today or yesterday.

        In each month the first days that were missed are forgiven, see `FORGIVEN`, counted backwards from today.

        >>> ProgressSummary(in_time={"2026-11-17", "2026-11-20", "2026-11-21"}).days_in_a_row(date(2026, 11, 22))
        3
        """
        day = today if today.isoformat() in self.in_time else today - timedelta(days=1)
        count, missed, first = 0, Counter[tuple[int, int]](), min(self.in_time, default="9")
        while day.isoformat() >= first:
            if day.isoformat() in self.in_time:
                count += 1
            else:
                missed[day.year, day.month] += 1
                if missed[day.year, day.month] > FORGIVEN:
                    break
            day -= timedelta(days=1)
        return count

    def _count_for_rating(self, attempt: Attempt, first: bool) -> None:
        if attempt.mode == "clock":
            return
        self.streak = self.streak + 1 if attempt.right else 0
        self.best_streak = max(self.best_streak, self.streak)
        if first:
            days = (attempt.when - self.ratings[-1][0]) / _DAY if self.ratings else 0.0
            score = (WITH_HINTS if attempt.hints else 1.0) if attempt.right else 0.0
            self.rating = rating_after_puzzle(self.rating, attempt.rating, score, days)
            self.ratings.append((attempt.when, self.rating.rating))

    def _put_in_box(self, attempt: Attempt) -> None:
        key, was = attempt.puzzle, self.again.get(attempt.puzzle)
        if not attempt.right:
            self.again[key] = Again(0, attempt.when + _DAY, self.count + OTHERS_BETWEEN)
        elif was is not None and (was.when <= attempt.when or (was.after is not None and self.count > was.after)):
            if was.box == len(DAYS):
                del self.again[key]
            else:
                self.again[key] = Again(was.box + 1, attempt.when + DAYS[was.box] * _DAY - _EARLIER, None)


class DailyTries(NamedTuple):
    """How the daily puzzle of a day went.

    Attributes:
        missed: how often it was missed before it was solved.
        hints: how many hints were seen until then.
    """

    missed: int = 0
    hints: int = 0
    solved: bool = False

    @classmethod
    def of(cls, attempts: Iterable[Attempt], day: date) -> DailyTries:
        """The tries of a day, from attempts in the order of time. What comes after it was solved does not count."""
        tries = cls()
        for attempt in attempts:
            if attempt.day == day.isoformat() and not tries.solved:
                tries = cls(tries.missed + (not attempt.right), max(tries.hints, attempt.hints), attempt.right)
        return tries
