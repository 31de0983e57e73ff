"""Bots that take their time: one move after the other, in the event loop of the kernel."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from asyncio import AbstractEventLoop
    from concurrent.futures import Future

PACES: Final = {"slow": 1.6, "normal": 0.9, "fast": 0.35, "once": 0.0}
"""For each pace, how many seconds a bot takes for each step."""


class Mover:
    """Lets bots move, with a pause between two moves, until no bot may move any more.

    Args:
        step: makes a move and returns whether another one may follow. It holds the table's lock, as every caller of
            `start` does, so the mover cannot end unnoticed between the two.
        seconds: how long to wait before the next move.
        loop: the event loop to wait in; `None` if there is none.

    Attributes:
        future: done as soon as no bot may move; `None` until the first start.
    """

    def __init__(self, step: Callable[[], bool], seconds: Callable[[], float], loop: AbstractEventLoop | None) -> None:
        self._step, self._seconds, self._loop = step, seconds, loop
        self._runs = False
        self.future: Future[None] | None = None

    @property
    def takes_time(self) -> bool:
        """Whether there is a loop in which bots can wait."""
        return self._loop is not None

    def start(self) -> None:
        """Let the bots move, unless they are moving already. Call it with the table's lock held."""
        if self._runs or self._loop is None:
            return
        from asyncio import run_coroutine_threadsafe

        self._runs = True
        # Not in the loop that runs here: JupyterLab may end that one when the page is closed.
        self.future = run_coroutine_threadsafe(self._move(), self._loop)

    def ends(self) -> None:
        """Note that no bot may move any more. Call it with the table's lock held."""
        self._runs = False

    async def _move(self) -> None:
        from asyncio import sleep

        try:
            await sleep(self._seconds())
            while self._step():
                await sleep(self._seconds())
        except BaseException:
            self._runs = False
            raise
