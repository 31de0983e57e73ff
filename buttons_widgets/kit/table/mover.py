"""Bots and chance at a table: one move after the other, at a pace, and never so that the table cannot go on.

Every bot decides in a thread of its own, see `BotCall`. A mover waits for it in the kernel's event loop, so that people
can press buttons meanwhile, and holds when something is wrong.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from threading import RLock
from time import monotonic
from typing import TYPE_CHECKING, Any, Final, Literal, NamedTuple

from ..bots.bot_call import BotCall, details_of, kind_and_reason
from ..page.lock import one_at_a_time
from ..rules.game import CHANCE, Seat
from ..saving.code import MOST_PLIES
from .session import BotError, Session

if TYPE_CHECKING:
    from asyncio import AbstractEventLoop, Event
    from concurrent.futures import Future


PACES: Final = {"slow": 1.6, "normal": 0.9, "fast": 0.35, "once": 0.0}
"""For each pace, how many seconds a bot takes for each step."""

PATIENCE: Final = 5.0
"""After so many seconds the table says that a bot is still thinking, and offers not to wait for it."""

AT_ONCE: Final = 0.25
"""At the pace "at once" all that bots do within so many seconds is shown together."""

HeldBy = Literal["failed", "slow", "paused", "fault", "long"]


class Hold(NamedTuple):
    """Why bots do not go on although it is their turn.

    Attributes:
        by: `"failed"`: a bot raised something or made an illegal move; `"slow"`: a bot thinks, and may still answer;
            `"paused"`: a person wants it; `"fault"`: the table itself could not do or show something; `"long"`: the
            game has more moves than could be saved.
        seat: the bot's seat, where it is about one bot.
        reason: what is wrong, in a line.
        details: all of it: a traceback, and what the bot printed.
    """

    by: HeldBy
    seat: Seat | None = None
    reason: str = ""
    details: str = ""


PAUSED: Final = Hold("paused")


class Mover:
    """Lets bots move, and chance between them, until a person is to decide.

    Args:
        lock: the table's; held in every method here, and while the callbacks run.
        loop: the event loop to wait in; without one bots are waited for at once.
        free: whether the table lets anybody move: it shows the present, and nobody reads a round's summary.
        seconds: how long a bot takes for a step.
        joins: whether what is decided next is shown together with what was decided last.
        on_chance: called when chance has moved.
        on_step: called when there is something new to show.
        on_hold: called when `hold` has changed by itself.

    Attributes:
        hold: why nobody moves; `None` if nothing is in the way.
        printed: for each seat what its bot printed in its last decision.
        future: done when the mover has nothing more to do; `None` until the first start.
    """

    def __init__(
        self,
        session: Session[Any],
        lock: RLock,
        loop: AbstractEventLoop | None,
        *,
        free: Callable[[], bool],
        seconds: Callable[[], float],
        joins: Callable[[], bool],
        on_chance: Callable[[], None],
        on_step: Callable[[], None],
        on_hold: Callable[[], None],
    ) -> None:
        self.lock, self._session, self._loop = lock, session, loop
        self._free, self._seconds, self._joins = free, seconds, joins
        self._on_chance, self._on_step, self._on_hold = on_chance, on_step, on_hold
        self._runs = False
        # Whether the last move is to be shown together with the next one.
        self._joined = False
        self._woken: Event | None = None
        self._thought: BotCall | None = None
        self._asked: Any = None
        self.hold: Hold | None = None
        self.printed: dict[Seat, str] = {}
        self.future: Future[None] | None = None

    @property
    def may_move(self) -> bool:
        """Whether a bot or chance is to move, and nothing is in the way."""
        session = self._session
        if session.game.to_move is None or session.waits_for_person() or not self._free():
            return False
        return self.hold is None or self.hold.by == "slow"

    @one_at_a_time
    def go_on(self) -> None:
        """Let bots and chance move. Without a loop all of it is done here; `start` does what is left."""
        if self._loop is not None and self._seconds():
            return
        until = None if self._loop is None else monotonic() + AT_ONCE
        while self.may_move:
            thought = self._begin()
            if thought is not None and not thought.wait(None if until is None else max(0.0, until - monotonic())):
                return
            self._take()
            if until is not None and monotonic() > until:
                return

    @one_at_a_time
    def start(self) -> None:
        """Let the bots go on in the loop, if they may and do not already."""
        if self._runs or self._loop is None or not self.may_move:
            return
        from asyncio import run_coroutine_threadsafe

        self._runs = True
        # Not in the loop that runs here: JupyterLab may end that one when the page is closed.
        self.future = run_coroutine_threadsafe(self._move(self._loop), self._loop)

    def wake(self) -> None:
        """Wait no longer before the next step, because steps take less time from now on."""
        if self._loop is not None and self._woken is not None:
            with suppress(RuntimeError):  # the loop has been closed
                self._loop.call_soon_threadsafe(self._woken.set)

    @one_at_a_time
    def fall(self) -> None:
        """Let chance move at once."""
        self._session.fall()
        self._on_chance()

    @one_at_a_time
    def drop(self) -> None:
        """Forget what a bot thinks about and what is in the way, because the game goes on elsewhere or otherwise."""
        self._stop_thinking()
        if self.hold != PAUSED:
            self.hold = None

    @one_at_a_time
    def pause(self, wanted: bool) -> None:
        """Let nobody move, or let them go on."""
        self._stop_thinking()
        self.hold = PAUSED if wanted else None

    @one_at_a_time
    def fail(self, error: BaseException) -> None:
        """Hold because of what was raised here or at the table. It is told there: nobody would read it elsewhere."""
        self._stop_thinking()
        self.hold = Hold("fault", reason=kind_and_reason(error), details=details_of(error))
        self._on_hold()

    def _stop_thinking(self) -> None:
        if self._thought is not None:
            self._thought.stop()
            self._thought = None

    # One step: what is shown together

    def _begin(self) -> BotCall | None:
        """What is thought about for the state that counts, begun if it was not; `None` if chance is to move."""
        if self._asked is not self._session.game:
            self._stop_thinking()
        if self._thought is None:
            self._asked = self._session.game
            decide = self._session.ask()
            self._thought = None if decide is None else BotCall(decide)
        return self._thought

    def _take(self) -> None:
        """Make the move that was decided, and chance's move after it."""
        session = self._session
        thought, self._thought = self._thought, None
        if self.hold is not None and self.hold.by == "slow":
            self.hold = None
        try:
            if thought is not None:
                if thought.printed:
                    self.printed[session.game.to_move] = thought.printed
                if thought.error is not None:
                    raise session.trouble(thought.error) from thought.error
                session.answered(thought.answer)
            if session.game.to_move is CHANCE and self._free():
                self.fall()
        except BotError as trouble:
            self.hold = Hold("failed", trouble.seat, trouble.reason, trouble.details)
        else:
            if session.game.ply >= MOST_PLIES and session.game.to_move is not None:
                self.hold = Hold("long")

    # In the loop

    async def _move(self, loop: AbstractEventLoop) -> None:
        from asyncio import Event

        shown, self._joined = monotonic(), False
        self._woken = woken = Event()
        try:
            while (begun := self._begin_or_end()) is not None:
                (thought,) = begun
                await _pause(0.0 if self._joined else self._seconds(), woken)
                if thought is not None and not thought.ended:
                    await self._until_ended(thought, loop)
                if self._take_if_wanted(thought, show=bool(self._seconds()) or monotonic() > shown + AT_ONCE):
                    shown = monotonic()
        except BaseException as error:
            with self.lock:
                self._runs = False
                self.fail(error)
            if not isinstance(error, Exception):
                raise

    @one_at_a_time
    def _begin_or_end(self) -> tuple[BotCall | None] | None:
        """What is thought about; `None` if nobody may move any more.

        Whether the mover ends is decided here alone, with the lock held: whoever lets somebody move again afterwards
        finds that it does not run, and starts it.
        """
        if self.may_move:
            return (self._begin(),)
        self._runs = False
        return None

    async def _until_ended(self, thought: BotCall, loop: AbstractEventLoop) -> None:
        from asyncio import Event, wait_for

        ended = Event()

        def tell() -> None:
            with suppress(RuntimeError):  # the loop has been closed: nobody waits any more
                loop.call_soon_threadsafe(ended.set)

        thought.on_end(tell)
        if self._joined:
            try:
                await wait_for(ended.wait(), AT_ONCE)
            except TimeoutError:
                self._show_joined()
        try:
            await wait_for(ended.wait(), PATIENCE)
        except TimeoutError:
            self._say_that_it_takes_long(thought)
            await ended.wait()

    @one_at_a_time
    def _show_joined(self) -> None:
        """Show, and keep, what was to be shown together with a decision that takes longer than a moment."""
        if self.may_move:
            self._on_step()

    @one_at_a_time
    def _say_that_it_takes_long(self, thought: BotCall) -> None:
        seat = self._session.game.to_move
        if thought is self._thought and self.may_move and isinstance(seat, int):
            self.hold = Hold("slow", seat, details=thought.printed)
            self._on_hold()

    @one_at_a_time
    def _take_if_wanted(self, thought: BotCall | None, *, show: bool) -> bool:
        """Make the move, unless the game has gone another way meanwhile; return whether it was shown."""
        self._joined = False
        if thought is not self._thought or self._asked is not self._session.game or not self.may_move:
            return False
        self._take()
        self._joined = self.may_move and self._joins()
        shown = not self._joined and (show or not self.may_move)
        if shown:
            self._on_step()
        return shown


async def _pause(seconds: float, woken: Event) -> None:
    """Wait for so long, or until woken."""
    from asyncio import sleep, wait_for

    if seconds:
        with suppress(TimeoutError):
            await wait_for(woken.wait(), seconds)
    else:
        await sleep(0)
    woken.clear()
