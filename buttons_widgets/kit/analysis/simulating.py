"""How thousands of games are played by compiled loops: in parts, on several processors, with a progress bar.

What comes of games between bots is a `SimulatedGames`.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import Future, ThreadPoolExecutor, wait
from dataclasses import dataclass
from html import escape
from itertools import islice
from typing import TYPE_CHECKING, Any, ClassVar, Final, Generic, Self, TypeVar

import numpy as np
from numpy.typing import NDArray

from ..rules.answer import Estimate, Watch
from ..rules.bots import check_is_made
from ..rules.errors import GameError, quoted
from ..rules.numbers import number_within
from .compiling import COMPILES, processors
from .frames import frame_of

if TYPE_CHECKING:
    from pandas import DataFrame

T = TypeVar("T")
S = TypeVar("S")

GAMES_AT_ONCE: Final = 2_000 if COMPILES else 5
"""So many games are played in one go, in some hundredths of a second. Between two goes a simulation can be ended."""
MOST_THREADS: Final = 1_000
MOST_GAMES: Final = 10**9

BAR_AFTER: Final = 1.0
"""A progress bar is shown after so many seconds."""
COMPILING: Final = "compiling once for this machine"
"""What the bar says meanwhile."""


@dataclass(frozen=True, eq=False, repr=False)
class SimulatedGames(Generic[S]):
    """Games between bots: what came out of each, in the order in which they were played.

    Attributes:
        bots: who played, clockwise, as they are written.
        setup: what all games began with.
        rounds: how many rounds each game had.
        points: of each kind, by game, seat and kind.
        shares: of the win, by game and seat: 1, 0, or as much as others have who share it.
    """

    kinds: ClassVar[Sequence[str]]
    """The kinds of points."""

    bots: tuple[str, ...]
    setup: S
    rounds: NDArray[np.int64]
    points: NDArray[np.int64]
    shares: NDArray[np.float64]

    def __post_init__(self) -> None:
        for values in (self.rounds, self.points, self.shares):
            values.flags.writeable = False

    @classmethod
    def of(cls, bots: Sequence[object], setup: S, parts: Iterable[Sequence[NDArray[Any]]]) -> Self:
        """What was found part by part: rounds, points and shares."""
        names = tuple(f"{type(bot).__name__}()" for bot in bots)
        return cls(names, setup, *map(np.concatenate, zip(*parts, strict=True)))

    @property
    def games(self) -> int:
        """How many games were played."""
        return len(self.rounds)

    @property
    def wins(self) -> tuple[Estimate, ...]:
        """The share of the games that each seat won, shared ones in parts, with its standard error."""
        return tuple(map(mean_of, self.shares.T))

    @property
    def shared_wins(self) -> Estimate:
        """The share of the games that several won together, with its standard error."""
        return mean_of((self.shares > 0).sum(axis=1) > 1)

    @property
    def mean_points(self) -> tuple[tuple[Estimate, ...], ...]:
        """The mean points of each seat and kind, with their standard errors."""
        return tuple(tuple(map(mean_of, of_seat.T)) for of_seat in self.points.swapaxes(0, 1))

    @property
    def mean_rounds(self) -> Estimate:
        """The mean number of rounds, with its standard error."""
        return mean_of(self.rounds)

    def to_frame(self) -> DataFrame:
        """A `DataFrame` of pandas with a row for each game and seat, both counted from 0 as in the arrays.

        Its columns are `game`, `seat`, `bot`, `rounds`, `share`, and a column for each of the `kinds` of points.

        Raises:
            GameError: pandas is not installed.

        >>> class Found(SimulatedGames):
        ...     kinds = ("points",)
        >>> Found(("Ada()", "Bo()"), None, np.array([3]), np.array([[[7], [9]]]), np.array([[0.0, 1.0]])).to_frame()
           game  seat    bot  rounds  share  points
        0     0     0  Ada()       3    0.0       7
        1     0     1   Bo()       3    1.0       9
        """
        seats = len(self.bots)
        columns: dict[str, Any] = {
            "game": np.repeat(np.arange(self.games), seats),
            "seat": np.tile(np.arange(seats), self.games),
            "bot": [*self.bots] * self.games,
            "rounds": np.repeat(self.rounds, seats),
            "share": self.shares.ravel(),
        }
        columns |= {kind: self.points[:, :, at].ravel() for at, kind in enumerate(self.kinds)}
        return frame_of(columns)

    def _repr_html_(self) -> str:
        """A row for each seat, with standard errors."""
        heads = "".join(f'<th scope="col">{escape(head)}</th>' for head in ("bot", "wins", *self.kinds))
        rows = [f"<tr>{heads}</tr>"]
        for bot, wins, points in zip(self.bots, self.wins, self.mean_points, strict=True):
            values = "".join(f"<td>{_said(value)}</td>" for value in (wins, *points))
            rows.append(f'<tr><th scope="row">{escape(bot)}</th>{values}</tr>')
        return f"<table><caption>{escape(self._title())}</caption>{''.join(rows)}</table>"

    def _title(self) -> str:
        return f"{self.games:,} games, {_said(self.mean_rounds)} rounds, {_said(self.shared_wins)} shared"

    def __repr__(self) -> str:
        lines = [self._title()]
        for bot, wins, points in zip(self.bots, self.wins, self.mean_points, strict=True):
            kinds = [f"{kind} {_said(mean)}" for kind, mean in zip(self.kinds, points, strict=True)]
            lines.append(", ".join([f"{bot}: wins {_said(wins)}", *kinds]))
        return "\n".join(lines)


def mean_of(values: NDArray[Any]) -> Estimate:
    """A mean with its standard error, which is not a number for a single value.

    >>> mean_of(np.array([1, 2, 3, 4])), round(mean_of(np.array([1, 2, 3, 4])).error, 3)
    (2.5, 0.645)
    """
    error = float(np.std(values, ddof=1)) / len(values) ** 0.5 if len(values) > 1 else float("nan")
    return Estimate(float(np.mean(values)), error)


def _said(value: Estimate) -> str:
    return f"{value:.3f} ± {value.error:.3f}"


def number_of_bot(bot: object, simulated: Sequence[type]) -> int:
    """The number of a bot in the loops: its place among those that are simulated.

    Raises:
        GameError: it is none of these; the message names them.
    """
    if type(bot) in simulated:
        return simulated.index(type(bot))
    check_is_made(bot)
    names = ", ".join(f"{one.__name__}()" for one in simulated)
    raise GameError.of(
        "refused-simulated",
        "the simulator plays {bots}, and not {given}: other bots play in a tournament",
        bots=names,
        given=quoted(bot),
    )


def count_of_games(games: object, what: str = "games") -> int:
    """How many games a simulation has.

    Raises:
        GameError: that is no number of games.
    """
    return number_within(games, 1, MOST_GAMES, f"a simulation has 1 to {MOST_GAMES:,} {what}")


def workers_for(threads: int | None) -> int:
    """On how many processors a simulation runs: on as many as people say, or on all.

    Raises:
        GameError: that is no number of threads.
    """
    number = processors() if threads is None else threads
    return number_within(number, 1, MOST_THREADS, f"a simulation runs on 1 to {MOST_THREADS:,} threads")


def in_parts(play: Callable[[int, int], T], games: int, at_once: int, workers: int, before: int = 0) -> Iterator[T]:
    """Play all games, part by part, on several processors.

    Args:
        play: plays some games: it is given the number of the first one, and how many.
        at_once: how many are played in one go at most; fewer where every processor would not get a part else.
        before: how many were played before, and have the first numbers.

    Yields:
        What `play` returns for each part, in their order.

    >>> list(in_parts(lambda first, count: (first, count), games=5, at_once=2, workers=2))
    [(0, 2), (2, 2), (4, 1)]
    """
    at_once = min(at_once, -(-games // workers))
    jobs = ((before + first, min(at_once, games - first)) for first in range(0, games, at_once))
    if workers == 1:
        for job in jobs:
            yield play(*job)
        return
    # The compiled loops release the interpreter's lock, so threads are enough; numba's own would not mix with those
    # in which a widget may ask.
    pool = ThreadPoolExecutor(workers)
    try:
        ahead: list[Future[T]] = [pool.submit(play, *job) for job in islice(jobs, 2 * workers)]
        while ahead:
            part = ahead.pop(0).result()
            ahead += [pool.submit(play, *job) for job in islice(jobs, 1)]
            yield part
    finally:
        pool.shutdown(cancel_futures=True)


def play_all(
    play: Callable[[int, int], T],
    games: int,
    workers: int,
    watch: Watch,
    *,
    get_ready: Callable[[], object] | None = None,
    what: str = "games",
    progress: bool = True,
) -> list[T]:
    """Play all games under a progress bar: what `play` returned for each part, in their order.

    Args:
        play: as in `in_parts`.
        watch: called with the share that is played after each part.
        get_ready: compiles the loops first; `None` if that is done.
    """
    parts, done = [], 0
    with progress_bar(games, what, progress) as bar:
        if get_ready is not None:
            get_ready_under(bar, what, get_ready)
        # In the loop's own hands alone: what ends the loop also ends the threads, even if its error is kept.
        for count, part in in_parts(lambda first, some: (some, play(first, some)), games, GAMES_AT_ONCE, workers):
            parts.append(part)
            done += count
            bar.update(count)
            watch(done / games)
    return parts


def get_ready_under(bar: Any, what: str, get_ready: Callable[[], object]) -> None:
    """Compile the loops, and let a progress bar, which counts `what` afterwards, say so if it takes a while."""
    with ThreadPoolExecutor(1) as pool:
        compiled = pool.submit(get_ready)
        if wait([compiled], BAR_AFTER).not_done:
            bar.set_description(COMPILING)
        compiled.result()
    bar.set_description(what, refresh=False)
    bar.unpause()  # the time for it is not counted as time for games


def progress_bar(total: int, what: str, progress: bool) -> Any:
    """A progress bar that shows up, if `progress`, when `total` of `what` take longer than a second."""
    from tqdm import tqdm

    return tqdm(total=total, desc=what, delay=BAR_AFTER, disable=not progress, file=sys.stdout)
