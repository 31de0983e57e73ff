"""Traits that tell people's own code of a change: in the kernel's loop, and so that what it raises breaks nothing."""

from __future__ import annotations

from collections.abc import Mapping
from logging import getLogger
from typing import TYPE_CHECKING, Any, ClassVar, Final

import traitlets as t

from .no_threads import running_loop

if TYPE_CHECKING:
    from asyncio import AbstractEventLoop


_LOG: Final = getLogger(__name__)


class Now(t.Any):
    """A trait `x` whose value is asked for each time, of the method `x_now`: it never lags behind."""

    def get(self, obj: Any, cls: Any = None) -> Any:
        """The value."""
        return getattr(obj, f"{self.name}_now")()


class Observable(t.HasTraits):
    """Put it before the widget's class among the bases, and name the traits that are `observed`.

    What is done at a widget is done in a thread of the page's, and what it works out comes from another one. An
    observer draws a chart, say, or calls the widget again: so that happens in the event loop of the cell in which the
    widget was made, after the change, while nothing is locked; without a loop, at once. The value itself is there at
    once, everywhere.

    >>> class Meter(Observable):
    ...     observed = frozenset({"level"})
    ...     level = t.Int(0, read_only=True)
    ...     def tell_fault(self, error):
    ...         print(f"told: {error!r}")
    >>> meter = Meter()
    >>> meter.observe(lambda change: 1 // change.new, names="level")
    >>> meter.set_trait("level", 1), meter.set_trait("level", 0), meter.level
    told: ZeroDivisionError('integer division or modulo by zero')
    (None, None, 0)
    """

    observed: ClassVar[frozenset[str]] = frozenset()
    """The names of the traits."""

    _loop: AbstractEventLoop | None
    """The loop in which it is told."""

    def __init__(self, *args: Any, **traits: Any) -> None:
        self._loop = running_loop()
        super().__init__(*args, **traits)

    def tell_fault(self, error: Exception) -> None:
        """Tell people what an observer has raised; the log has its traceback already."""

    def notify_change(self, change: Mapping[str, Any]) -> None:
        """Tell of a change, in the loop if it is one of those that are `observed`: whoever observes by now."""
        if change["name"] not in self.observed:
            super().notify_change(change)  # type: ignore[arg-type]  # a `Bunch` by its name, a dictionary to itself
            return
        for observer in self._observers_of(change["name"], change["type"]):
            if self._loop is None or self._loop.is_closed():
                self._tell(observer, change)
            else:
                self._loop.call_soon_threadsafe(self._tell, observer, change)

    def _observers_of(self, name: str, kind: str) -> list[Any]:
        """Traitlets has no public list of them."""
        registered = self._trait_notifiers
        return [
            observer
            for trait in (name, t.All)
            for what in (kind, t.All)
            for observer in registered.get(trait, {}).get(what, [])
        ]

    def _tell(self, observer: Any, change: Mapping[str, Any]) -> None:
        if isinstance(observer, t.EventHandler) and observer.name is not None:
            observer = getattr(self, observer.name)
        try:
            observer(change)
        except Exception as error:
            _LOG.error("%s: an observer failed", change["name"], exc_info=error)
            self.tell_fault(error)
