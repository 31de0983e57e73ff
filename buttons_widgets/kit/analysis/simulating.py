"""How thousands of games are played by compiled loops: in parts, on several processors, with a progress bar."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor, wait
from itertools import islice
from typing import Any, Final, TypeVar

from ..rules.answer import Watch
from ..rules.numbers import number_within
from .compiling import COMPILES, processors

T = TypeVar("T")

GAMES_AT_ONCE: Final = 2_000 if COMPILES else 5
"""So many games are played in one go, in some hundredths of a second. Between two goes a simulation can be ended."""
MOST_THREADS: Final = 1_000

BAR_AFTER: Final = 1.0
"""A progress bar is shown after so many seconds."""
COMPILING: Final = "compiling once for this machine"
"""What the bar says meanwhile."""


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
        games: how many there are in all.
        at_once: how many are played in one go at most; fewer where every processor would not get a part else.
        workers: on how many processors.
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
        games: how many there are in all.
        workers: on how many processors.
        watch: called with the share that is played after each part.
        get_ready: compiles the loops first; `None` if that is done.
        what: what is counted.
        progress: whether the bar may show up.
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
    """Compile the loops, and let a progress bar say so if it takes a while.

    Args:
        bar: the bar of `progress_bar`.
        what: what is counted on it afterwards.
        get_ready: compiles them.
    """
    with ThreadPoolExecutor(1) as pool:
        compiled = pool.submit(get_ready)
        if wait([compiled], BAR_AFTER).not_done:
            bar.set_description(COMPILING)
        compiled.result()
    bar.set_description(what, refresh=False)
    bar.unpause()  # the time for it is not counted as time for games


def progress_bar(total: int, what: str, progress: bool) -> Any:
    """A progress bar that shows up if something takes longer than a second.

    Args:
        total: how many there are to do.
        what: what is counted.
        progress: whether it may show up.
    """
    from tqdm import tqdm

    return tqdm(total=total, desc=what, delay=BAR_AFTER, disable=not progress, file=sys.stdout)
