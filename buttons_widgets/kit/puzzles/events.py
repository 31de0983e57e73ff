"""What somebody did with puzzles, as a list of events: attempts, runs against the clock, and rounds of the day.

Everything else, such as the rating, follows from the events. So two lists of the same person, from two kernels or two
machines, are joined by taking every event that is in either: in any order, and as often as one likes, with the same
outcome.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated, Final, Literal, Self

import msgspec

from ..saving.merged_store import LATEST, joined_events
from .puzzle import Rating as PuzzleRating

MOST_ATTEMPTS: Final = 50_000
"""So many attempts are kept: the newest."""
MOST_RUNS: Final = 5_000
"""So many runs against the clock, and so many rounds of the day, are kept."""
MOST_MOVES: Final = 200
NO_DAY: Final = ""

Mode = Literal["practise", "repeat", "clock", "daily"]
"""How a puzzle came up: chosen for practice or from a path, missed before, against the clock, as the daily puzzle."""

Text = Annotated[str, msgspec.Meta(max_length=150)]
Moment = Annotated[int, msgspec.Meta(ge=0, le=LATEST)]
"""Milliseconds since 1970 in universal time."""
Count = Annotated[int, msgspec.Meta(ge=0, le=10_000)]
Maker = Annotated[int, msgspec.Meta(ge=0, lt=1 << 32)]
"""Who wrote an event: a number that each kernel draws, so that two events are never taken for one."""
Day = Annotated[str, msgspec.Meta(pattern=r"\A(\d{4}-\d{2}-\d{2})?\Z")]
"""A date as in `2026-11-22`, where the person was; "" for none."""
Points = Annotated[float, msgspec.Meta(ge=-1e6, le=1e6)]


class Attempt(msgspec.Struct, frozen=True, array_like=True):
    """An answer to a puzzle.

    Attributes:
        puzzle: the pack's name and the puzzle's id, see `puzzle_key`.
        when: the moment of the answer.
        right: whether it was accepted.
        hints: how many hints had been asked for.
        again: whether it is another try at a puzzle that has just been missed.
        day: of which day it is the daily puzzle; "" if of none.
    """

    puzzle: Text
    theme: Text
    rating: PuzzleRating
    when: Moment
    right: bool
    hints: Count = 0
    again: bool = False
    mode: Mode = "practise"
    day: Day = NO_DAY
    maker: Maker = 0


class Run(msgspec.Struct, frozen=True, array_like=True):
    """A run against the clock.

    Attributes:
        when: the moment of its end.
        solved: how many puzzles were solved: the score.
        seconds: how long it was to last.
    """

    when: Moment
    solved: Count
    missed: Count
    seconds: Count
    maker: Maker = 0


class DayRound(msgspec.Struct, frozen=True, array_like=True):
    """The round of a day: its dice are the same for everybody, and fall once only.

    Attributes:
        started: the moment at which its first dice fell.
        moves: the game's texts of the moves so far.
        points: what it earned; `None` as long as it goes on.
    """

    day: Day
    started: Moment
    moves: Annotated[tuple[Text, ...], msgspec.Meta(max_length=MOST_MOVES)] = ()
    points: Points | None = None
    maker: Maker = 0


class Done(msgspec.Struct, frozen=True):
    """All that somebody did, in the order of time.

    Attributes:
        attempts: at puzzles.
        runs: against the clock.
        rounds: one a day at most.
    """

    attempts: Annotated[tuple[Attempt, ...], msgspec.Meta(max_length=2 * MOST_ATTEMPTS)] = ()
    runs: Annotated[tuple[Run, ...], msgspec.Meta(max_length=2 * MOST_RUNS)] = ()
    rounds: Annotated[tuple[DayRound, ...], msgspec.Meta(max_length=2 * MOST_RUNS)] = ()

    def joined(self, other: Self) -> Self:
        """What was done here or there.

        Where both have a round of the same day, the one that began first stands, as far as it was played.

        >>> one, two = Run(1, 7, 0, 180), Run(2, 9, 1, 180)
        >>> Done(runs=(two,)).joined(Done(runs=(one, two))) == Done(runs=(one, two))
        True
        """
        return type(self)(
            joined_events(self.attempts, other.attempts, MOST_ATTEMPTS),
            joined_events(self.runs, other.runs, MOST_RUNS),
            _one_a_day((*self.rounds, *other.rounds)),
        )

    @property
    def count(self) -> int:
        """How many events these are."""
        return len(self.attempts) + len(self.runs) + len(self.rounds)


def puzzle_key(pack: str, puzzle: str) -> str:
    """What progress calls a puzzle: ids are unique within a pack only.

    >>> puzzle_key("gems", "corner")
    'gems/corner'
    """
    # A file's name may hold what is no text, and could not be written.
    return f"{pack[:80].encode(errors='replace').decode()}/{puzzle}"


def _one_a_day(rounds: Iterable[DayRound]) -> tuple[DayRound, ...]:
    days: dict[str, DayRound] = {}
    for each in rounds:
        days[each.day] = min(days.get(each.day, each), each, key=_standing)
    return tuple(days[day] for day in sorted(days))[-MOST_RUNS:]


def _standing(played: DayRound) -> tuple[int, int, int, bool, bytes]:
    """Of two rounds of a day the one with the smaller value stands."""
    return played.started, played.maker, -len(played.moves), played.points is None, msgspec.json.encode(played)
