"""What every widget has in which something is done: frame, lifeline, lock and turn, and one way for all that is done.

Each widget holds an `Activity` and hands it what its boards, buttons and keys call. The activity lets through what was
done on what is shown now, one thing at a time, and tells what goes wrong; in the end it sends the page the news, the
keys that count, and where the focus belongs.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from contextlib import AbstractContextManager
from functools import wraps
from pathlib import Path
from threading import RLock
from typing import Any, Final, ParamSpec

import traitlets as t

from ..language.words import Words
from ..rules.errors import plain_reason
from . import widgets as w
from .action import Action
from .esm import STATIC, bundled
from .frame import frame_with
from .lifeline import Lifeline
from .no_threads import running_loop
from .together import together
from .which_screen import handling_message_of

P = ParamSpec("P")

BACK: Final = "ArrowLeft"
FORTH: Final = "ArrowRight"
"""The keys for going back and forth: through the pages of an explanation, or through a game."""


class Actions(w.AnyWidget):
    """A row of buttons, as one widget: a press comes with the turn in which the button was seen.

    A lone button of ipywidgets says only that it was pressed. A second press that arrives late would then decide for
    whoever is next.

    Attributes:
        offered: for each button a dictionary with `name`, `label`, `hint`, `key`, `ready` and `main`, see `Action`.
        turn: sent along with a press, so that a late one is recognised.

    >>> row = Actions()
    >>> row.show([Action("draw", "Draw a card"), Action("stop", "Stop")], turn=7)
    >>> row
    Actions('Draw a card', 'Stop')
    """

    _esm = bundled(STATIC / "actions.js")

    offered = t.List(t.Dict()).tag(sync=True)
    turn = t.Int(0).tag(sync=True)

    def __init__(self) -> None:
        self._callback: Callable[[str, int], object] = lambda name, turn: None
        self._actions: Sequence[Action] = ()
        super().__init__()

    def on_press(self, callback: Callable[[str, int], object], /) -> None:
        """Call `callback(name, turn)` when a button that is ready is pressed, or its key."""
        self._callback = callback

    def show(self, actions: Sequence[Action], turn: int) -> None:
        """Show the buttons of these actions, in this order, and no others.

        Show them before the texts of the turn. The page may be painted between two messages: who has read the text and
        presses at once would press a button of the turn before, which counts for nothing.
        """
        self._actions = tuple(actions)
        names = ("name", "label", "hint", "key", "ready", "main")
        shown = [{name: getattr(one, name) for name in names} for one in actions]
        with self.hold_sync():
            self.offered, self.turn = shown, turn

    @property
    def by_key(self) -> Mapping[str, str]:
        """The names of the actions that are ready, by their keys; of two with the same key the first."""
        return {one.key: one.name for one in reversed(self._actions) if one.key and one.ready}

    def find(self, name: str) -> Action | None:
        """The action of a name, if it is shown and ready."""
        return next((one for one in self._actions if one.name == name and one.ready), None)

    def press(self, name: str, turn: int) -> None:
        """Do what the button of an action does, as it was seen in a turn."""
        before = self.turn
        try:
            self._callback(name, turn)
        finally:
            if self.turn == before:  # the button looks pressed until the page is told so, or gets another turn
                self.send({"type": "heard", "name": name})

    def _handle_custom_msg(self, content: Any, buffers: Any) -> None:
        super()._handle_custom_msg(content, buffers)
        match content:
            case {"type": "press", "name": str(name), "turn": int(turn)} if not isinstance(turn, bool):
                if self.find(name) is not None:
                    with handling_message_of(content):
                        self.press(name, turn)

    def __repr__(self) -> str:
        return f"Actions({', '.join(repr(one['label']) for one in self.offered)})"


class Activity:
    """Frame, lifeline, lock and turn of a widget in which something is done.

    A *turn* counts what was shown. Boards, dice and buttons send it along, so that what was done on something that is
    not there any more is recognised: it does not arrive.

    Args:
        sheets: the style sheets that the widget needs, in their order.
        lock: held while anything is done; one of its own if left out.
        fresh: whether the widget comes into view by itself when it is shown first, see `Frame`.
        focus: where a lost focus goes until `shown` says otherwise, see `Frame`.
        on_fault: called with what was raised; if left out, the lifeline tells it.

    Attributes:
        turn: the count of what was shown.
        head: the first children of the widget, which has the CSS class `bw-table`.

    >>> from buttons_widgets.kit.language.words import words_in
    >>> pressed = []
    >>> activity = Activity(words_in(language="en"))
    >>> row = activity.row(lambda action: pressed.append(action.name))
    >>> activity.advance()
    >>> activity.offer(row, [Action("draw", "Draw a card", key="d")])
    >>> activity.shown("Draw a card.")
    >>> row.press("draw", turn=0)
    >>> row.press("draw", turn=activity.turn)
    >>> pressed, activity.frame.shortcuts
    (['draw'], ['d'])
    """

    def __init__(
        self,
        words: Words,
        sheets: tuple[Path, ...] = (),
        *,
        lock: RLock | None = None,
        fresh: bool = True,
        focus: Sequence[str] = (),
        on_fault: Callable[[Exception], object] | None = None,
    ) -> None:
        self._words, self._on_fault = words, on_fault or self.tell_fault
        self.lock = RLock() if lock is None else lock
        self.turn = self._depth = 0
        self.frame = frame_with(sheets)(fresh=fresh, focus_on=[*focus])
        self.frame.lock = self.lock
        self.lifeline = Lifeline(words)
        self.head = (self.frame, self.lifeline)
        self._rows: list[Actions] = []
        self._keys: Mapping[str, Callable[[int], object]] = {}
        self._late_keys: Mapping[str, Callable[[], object]] = {}
        self._links: dict[str, Callable[[int], object]] = {}
        self.frame.on_key(self.guarded(self._on_key))
        self.frame.on_link(self.guarded(self._on_link))

    # What is done

    def guarded(self, act: Callable[P, object], *, by_person: bool = True) -> Callable[P, None]:
        """The same, done while nothing else is; what it raises is told: a person would see nothing of it otherwise.

        What is told stays until a person does something else: what happens by itself is not done `by_person`.
        """

        @wraps(act)
        def safe(*args: P.args, **kwargs: P.kwargs) -> None:
            with self.lock:
                self._depth += 1
                try:
                    if self._depth == 1 and by_person:
                        self.lifeline.fault = ""
                    with self.together():
                        act(*args, **kwargs)
                except Exception as error:
                    # Something may have been shown in part: what is there can be pressed all the same.
                    for row in self._rows:
                        row.turn = self.turn
                    self.frame.turn = self.turn
                    self._on_fault(error)
                finally:
                    self._depth -= 1

        return safe

    def together(self) -> AbstractContextManager[None]:
        """What is changed meanwhile goes to the page in one message, where pages are able to hand it out."""
        return together(self.frame.carry)

    def every(self, seconds: float, act: Callable[[], object]) -> None:
        """Do something again and again until the widget is closed, as a clock does; what it raises is told.

        Begin it when the widget is made: it is done in the event loop that runs then. Where none does, nobody looks.
        """
        loop, tick = running_loop(), self.guarded(act, by_person=False)

        def go_on() -> None:
            if self.frame.comm is not None:
                tick()
                wait()

        def wait() -> None:
            if loop is not None:
                loop.call_later(seconds, go_on)

        wait()

    def fresh(self, act: Callable[..., object]) -> Callable[..., None]:
        """The same for whoever calls it with one argument more, the turn; it is done if that turn is shown now."""

        def arrives(*args: Any) -> None:
            *others, turn = args
            if turn == self.turn:
                act(*others)

        return self.guarded(arrives)

    def row(self, act: Callable[[Action], object]) -> Actions:
        """A row of buttons for `offer`; `act` is called with what is done by a button or its key."""
        row = Actions()

        def press(name: str, turn: int) -> None:
            action = row.find(name)  # it may have gone while this waited for the lock
            if action is not None and (turn == self.turn or action.late):
                act(action)

        row.on_press(self.guarded(press))
        self._rows.append(row)
        return row

    def _on_key(self, key: str, turn: int) -> None:
        if key in self._late_keys:
            self._late_keys[key]()
        elif key in self._keys:
            self._keys[key](turn)
        else:
            row = next((row for row in self._rows if key in row.by_key), None)
            if row is not None:
                row.press(row.by_key[key], turn)

    def on_link(self, name: str, act: Callable[[int], object]) -> None:
        """Call `act(number)` when a link of this name is pressed, see `link_html`.

        It counts whenever it is pressed: it may change what is looked at, and no game.
        """
        self._links[name] = act

    def _on_link(self, name: str, number: int) -> None:
        if name in self._links:
            self._links[name](number)

    def tell_fault(self, error: Exception) -> None:
        """Say above the widget what was raised, until a person does something else."""
        self.lifeline.fault = self._words.say("life-fault", reason=plain_reason(error))

    # What is shown

    def advance(self) -> None:
        """Begin to show something else: what was done before does not count any more."""
        self.turn += 1

    def offer(self, row: Actions, actions: Sequence[Action]) -> None:
        """Show the buttons of these actions in a row, and let their keys count. Do it before the texts are shown."""
        row.show(actions, self.turn)

    def shown(
        self,
        news: str | None = None,
        focus: Sequence[str] | None = None,
        keys: Mapping[str, Callable[[], object]] | None = None,
        late_keys: Mapping[str, Callable[[], object]] | None = None,
    ) -> None:
        """Everything is shown: send the page the news, the keys that count, where the focus belongs, and the turn.

        What is left out stays as it was; the keys of all rows count by themselves.

        Args:
            news: what a screen reader reads out.
            focus: where a lost focus goes, see `Frame`.
            keys: what other keys do.
            late_keys: what those keys do that count even if they were pressed on what was shown before.
        """
        if keys is not None:
            self._keys = {key: self.fresh(act) for key, act in keys.items()}
        if late_keys is not None:
            self._late_keys = late_keys
        with self.frame.hold_sync():
            if news is not None:
                self.frame.news = news
            if focus is not None:
                self.frame.focus_on = [*focus]
            letters = {key for row in self._rows for key in row.by_key}
            self.frame.shortcuts = [*self._late_keys, *sorted(letters), *self._keys]
            self.frame.turn = self.turn
