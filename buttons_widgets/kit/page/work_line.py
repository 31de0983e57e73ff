"""A line that does long work: a bar that grows and *Stop*, or a sentence in their place."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping
from html import escape
from threading import RLock
from typing import Any, Final

from ..language.words import Words
from ..rules.answer import Cancelled
from ..rules.errors import MissingPackageError
from . import widgets as w
from .controls import show_if
from .lock import one_at_a_time
from .markup import line_html
from .no_threads import has_threads
from .worker import Job, Worker

LEAST_STEP: Final = 2
"""The bar moves by so many per cent or more."""

STOP: Final = "stop"
GO_ON: Final = "go-on"
"""What the button does, as the ids of its messages say it."""


class WorkLine(w.HBox):
    """One job at a time in a thread, how much of it is done, and a button that stops it and lets it begin again.

    Args:
        about: what the ids of its messages begin with, `coach` say: `coach-stopped`, `coach-needs`, `coach-cannot`.
            Without a `-cannot` the bar is gone when its work ends, and its owner says what was wrong.
        lock: of the widget that it is a part of, which holds it whenever it asks something of the line. It is held
            while what is given here is called, in a thread.
        on_done: called with the result of the job that was begun last, or the exception that it raised, which the line
            tells by itself.
        on_part: called with what a job has brought so far, see `bring`; the work goes on.
        on_go_on: called when a person wants to go on with what was stopped: begins it again. `None` if that is done
            elsewhere.
        on_stop: called when a person has stopped the work.
        on_told: called with what is said beside the bar, at the beginning, when it takes long (`-slow`) and when it was
            stopped, for screen readers. Whoever gives it has jobs that may be anybody's code, and may never come to an
            end: see `Worker`.

    Attributes:
        message: the bar, or the sentence.
        button: stops the work, or begins it again.

    >>> from buttons_widgets.kit.language.words import words_in
    >>> line = WorkLine(words_in(language="en"), "coach", RLock(), print, lambda: None)
    >>> line.begin("sum", lambda: 1 + 1, frozenset({"sum"}), "Adding…")
    2
    """

    def __init__(
        self,
        words: Words,
        about: str,
        lock: RLock,
        on_done: Callable[[Any], None],
        on_go_on: Callable[[], None] | None = None,
        *,
        on_stop: Callable[[], None] = lambda: None,
        on_part: Callable[[Any], None] = lambda part: None,
        on_told: Callable[[str], None] | None = None,
    ) -> None:
        self.lock = lock
        self._words, self._about, self._on_done, self._on_go_on = words, about, on_done, on_go_on
        self._on_stop, self._on_told, self._on_part = on_stop, on_told or (lambda _: None), on_part
        self._name: object = None
        self._thinking = self._offered = ""
        self._efforts: Mapping[Hashable, int] = {}
        self._percent: int | None = None
        self.worker = Worker(self._has_ended, self._has_come, self._takes_long if on_told else None, lock)
        self.message, self.button = w.HTML(), w.Button().add_class("bw-work-button")
        self.button.on_click(lambda _: self._stop_or_go_on())
        super().__init__([self.message, self.button])
        self.add_class("bw-work-line")
        self._offer("")

    @property
    def runs(self) -> bool:
        """Whether something is being worked out, and the bar shows how much of it is done."""
        return self._offered == STOP

    def begin(
        self,
        name: object,
        job: Job,
        works: frozenset[Hashable],
        thinking: str = "",
        *,
        at_once: bool = False,
        measured: bool = True,
    ) -> None:
        """Do a job, and stop the one before.

        Args:
            name: what tells it from the others.
            job: the work. Its pieces call what `watching` gives for them.
            works: its pieces, one at least, see `Worker.do`. Each is as much work as another, unless they are weighed.
            thinking: what is said beside the bar; "" for no bar: then the line stays as it is, unless it takes long.
            at_once: whether it is short enough to be done here and now.
            measured: whether its pieces tell how much of them is done; otherwise the bar only shows that work goes on.
        """
        self._name, self._thinking = name, thinking
        self._efforts = dict.fromkeys(works, 1)
        self._percent = 0 if measured else None
        if thinking:
            self._show_work()
        self.worker.do(name, job, works, at_once=at_once)

    @one_at_a_time
    def weigh(self, name: object, efforts: Mapping[Hashable, int]) -> None:
        """Let a job's pieces move the bar by how much work they are, in the order in which they are done."""
        if name == self._name:
            self._efforts = efforts

    @one_at_a_time
    def bring(self, name: object, part: object) -> None:
        """Hand on what a job has brought so far; it calls this itself.

        Raises:
            Cancelled: something else was asked for since.
        """
        if name != self._name:
            raise Cancelled
        self._on_part(part)

    def say(self, text: str, kind: str = "bw-work-idle") -> None:
        """Say something in the place of bar and button, as a line of a CSS class; the work goes on."""
        self._put(line_html(text, kind))
        self._offer("")

    def clear(self) -> None:
        """Say nothing, and take no room; the work goes on."""
        self._put("")
        self._offer("")

    def drop(self) -> None:
        """Stop the work, and hide the button."""
        self.worker.drop()
        self._name = object()  # it may still be about to say something
        self._offer("")

    def close(self) -> None:
        """Close the widget, and stop the work."""
        self.drop()
        super().close()

    @one_at_a_time
    def _stop_or_go_on(self) -> None:
        if self.runs:
            self.drop()
            stopped = self._words.say(f"{self._about}-stopped")
            self._on_told(stopped)
            self._on_stop()
            self.say(stopped)
            self._offer(GO_ON if self._on_go_on else "")
        elif self._offered == GO_ON and self._on_go_on:
            self._on_go_on()

    def _takes_long(self, name: object) -> None:
        """Say that it may never come to an end, and let it be stopped."""
        if name == self._name:
            self._thinking = self._words.say(f"{self._about}-slow")
            self._show_work()

    def _show_work(self) -> None:
        self._show_bar()
        self._offer(STOP)
        self._on_told(self._thinking)  # last: whoever hears it finds the button

    def _has_come(self, work: Hashable, share: float) -> None:
        if not self.runs or work not in self._efforts:
            return
        works = list(self._efforts)
        done = sum(self._efforts[before] for before in works[: works.index(work)]) + share * self._efforts[work]
        percent = round(100 * done / (sum(self._efforts.values()) or 1))
        if percent >= (self._percent or 0) + LEAST_STEP:
            self._percent = percent
            self._show_bar()

    def _has_ended(self, name: object, result: Any) -> None:
        """Hand the result on, unless another job was begun that needs the same work."""
        if name == self._name:
            self._name = object()  # if it was asked for twice, it is answered once
            if not self._words.has(f"{self._about}-cannot"):
                if self.runs:
                    self.clear()
            elif isinstance(result, BaseException):
                self.say(self._reason(result), "bw-coach-verdict")
            else:
                self._offer("")
            self._on_done(result)

    def _reason(self, problem: BaseException) -> str:
        say, about = self._words.say, self._about
        if isinstance(problem, MissingPackageError):
            return say(f"{about}-needs" if has_threads() else f"{about}-needs-here", package=problem.package)
        return say(f"{about}-cannot", reason=self._words.reason(problem).rstrip("."))

    def _show_bar(self) -> None:
        percent, thinking = self._percent, escape(self._thinking)
        if percent is None:
            now, look = "", 'class="bw-work-unmeasured"'
        else:
            now, look = f' aria-valuenow="{percent}"', f'style="inline-size:{percent}%"'
        self._put(
            f'<div class="bw-work-wait">{thinking}<div class="bw-work-bar" role="progressbar"'
            f' aria-label="{thinking}"{now}><div {look}></div></div></div>'
        )

    def _put(self, html: str) -> None:
        """Show it; nothing takes no room."""
        self.message.value = html
        show_if(self, html)

    def _offer(self, offered: str) -> None:
        """Let the button stop the work, or go on with it; "" hides it."""
        self._offered = offered
        if offered:
            words, hint = self._words, f"{self._about}-{offered}-hint"
            self.button.description = words.say("coach-stop" if offered == STOP else f"{self._about}-go-on")
            self.button.tooltip = words.say(hint) if words.has(hint) else ""
        show_if(self.button, offered)
        (self.add_class if offered == STOP else self.remove_class)("bw-work-runs")
