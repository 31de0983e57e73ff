"""Looking back: going through a game move by move without changing it, and going on from any move of it."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Callable, Sequence
from functools import partial
from html import escape
from itertools import pairwise
from threading import RLock
from typing import Any, Final

from ..language.words import Words
from ..page import widgets as w
from ..page.controls import button, show_if
from ..page.lock import one_at_a_time
from .how_to import tool_switch
from .view import View

JUMPS: Final = ("round", "decision")
"""What can be jumped to: the ends of rounds, and the decisions of people."""


class LookBack(w.HBox):
    """The bar for going through the game; `switch` is the button that opens and closes it.

    It stops where the view says that there is something to see.

    Args:
        lock: held while anything is done here; that of the table, which shows what is looked at.
        on_change: called when another ply is looked at, or the present is shown again.
        on_resume: called with the ply from which the game goes on; left out, the bar stays open, because there is no
            present to go back to.

    Attributes:
        jumps: for each of `JUMPS` the button back and the button forth.
    """

    def __init__(
        self,
        words: Words,
        view: View[Any, Any],
        lock: RLock,
        on_change: Callable[[], None],
        on_resume: Callable[[int], None] | None = None,
    ) -> None:
        self.lock = lock
        self._words, self._view = words, view
        self._on_change, self._on_resume = on_change, on_resume or (lambda ply: None)
        self._states: Sequence[Any] = ()
        self._people: Sequence[bool] = ()
        self._measured: tuple[Any, Sequence[bool]] | None = None
        self._stops: Sequence[int] = [0]
        self._places: dict[str, list[int]] = {name: [] for name in JUMPS}
        self._setting = False
        # Not what the switch says: its press waits for the lock, and what is looked at was not found yet.
        self._open = self._stopped = False
        say = words.say
        self.switch = tool_switch(words, "look-back", "history", self._switched).add_class("bw-opens")
        self.slider = w.IntSlider(min=0, max=0, readout=False, continuous_update=True, tooltip=say("look-slider"))
        self.text = w.HTML()
        self.message = w.HTML().add_class("bw-look-told")
        self.resume = button(say("look-resume"), self._go_on_from_here)
        steps = {"look-first": -(10**6), "look-previous": -1, "look-next": 1, "look-last": 10**6}
        icons = ("fast-backward", "step-backward", "step-forward", "fast-forward")
        self.steps = [
            _icon_button(icon, say(message), partial(self.step, step))
            for (message, step), icon in zip(steps.items(), icons, strict=True)
        ]
        self.jumps = {name: (self._jump_button(name, -1), self._jump_button(name, 1)) for name in JUMPS}
        self._groups = {
            name: w.HBox([back, w.HTML(escape(say(f"look-{name}"))), forth]).add_class("bw-jump")
            for name, (back, forth) in self.jumps.items()
        }
        back = button(say("look-return"), self._close)
        first, previous, following, last = self.steps
        bar = [first, previous, self.slider, following, last, self.text]
        for way_out in (self.resume, back):
            show_if(way_out, on_resume is not None)
        super().__init__([*bar, *self._groups.values(), self.message, self.resume, back])
        self.add_class("bw-look-back")
        self.slider.observe(self._slid, "value")
        self.show([], [])

    @property
    def ply(self) -> int | None:
        """The ply that is looked at; `None` for the present."""
        return self._stops[self._at] if self._open else None

    @property
    def _at(self) -> int:
        """Which of the stops is looked at."""
        return max(0, min(int(self.slider.value), len(self._stops) - 1))

    def plies_before(self, ply: int) -> range:
        """The plies after the stop before one, up to that one."""
        before = bisect_left(self._stops, ply) - 1
        return range(self._stops[before] + 1 if before >= 0 else 0, ply + 1)

    @one_at_a_time
    def go(self, ply: int) -> None:
        """Look at a ply, or at the last stop before it."""
        self.slider.value = max(0, bisect_right(self._stops, ply) - 1)

    @one_at_a_time
    def step(self, steps: int) -> None:
        """Go some stops forth, or back."""
        self.slider.value = max(0, min(len(self._stops) - 1, self._at + steps))

    def show(self, states: Sequence[Any], people: Sequence[bool]) -> None:
        """Show how far the game is now.

        Args:
            states: every state up to the present.
            people: for each seat, whether a person sits there.
        """
        self._states, self._people = states, people
        self.switch.disabled = len(states) < 2 or self._stopped
        show_if(self, self._open)
        if not self._open:
            return
        self._measure()
        last = len(self._stops) - 1
        self._setting = True
        self.slider.max = last
        self._setting = False
        at, ply = self._at, self._stops[self._at]
        self.text.value = self._words.say("look-ply", ply=at, last=last)
        self.message.value = escape(self._sentence()) or "&nbsp;"
        for number, step in enumerate(self.steps):
            step.disabled = at == (0 if number < 2 else last)
        for name, (back, forth) in self.jumps.items():
            back.disabled, forth.disabled = self._place(name, -1) is None, self._place(name, 1) is None
            show_if(self._groups[name], self._places[name])
        self.resume.disabled = ply == len(states) - 1

    def _measure(self) -> None:
        """Find the stops, and the places that can be jumped to, unless they are known."""
        states, people = self._states, self._people
        if self._measured == (states[-1], people):
            return
        self._measured = states[-1], people
        present = len(states) - 1
        # The present is a stop too, whatever the view says of it.
        self._stops = sorted({*self._view.stops(states), present})
        ends = [ply for ply, (before, after) in enumerate(pairwise(states), start=1) if after.round > before.round]
        self._places["round"] = sorted({0, *ends, present}) if ends else []
        self._places["decision"] = [
            ply for ply in self._stops if _decides(states[ply], people) and self._view.has_choice(states[ply])
        ]

    def _sentence(self) -> str:
        """What happened between the stop before and the one that is looked at."""
        at = self._at
        if at == 0:
            return self._words.say("look-start")
        plies = range(self._stops[at - 1] + 1, self._stops[at] + 1)
        told = (self._view.told(self._states[ply - 1], self._states[ply], self._words) for ply in plies)
        return " ".join(line for lines in told for line in lines)

    def _jump_button(self, name: str, way: int) -> w.Button:
        side, message = ("left", f"look-{name}-previous") if way < 0 else ("right", f"look-{name}-next")
        return _icon_button(f"chevron-{side}", self._words.say(message), lambda: self._jump(name, way))

    def _place(self, name: str, way: int) -> int | None:
        """The next place of a kind before or after the ply that is looked at."""
        places, ply = self._places[name], self._stops[self._at]
        index = bisect_left(places, ply) - 1 if way < 0 else bisect_right(places, ply)
        return places[index] if 0 <= index < len(places) else None

    @one_at_a_time
    def _jump(self, name: str, way: int) -> None:
        place = self._place(name, way)
        if place is not None:
            self.go(place)

    @one_at_a_time
    def stop(self) -> None:
        """Close the bar for good, because the game goes on elsewhere."""
        self._stopped = True
        self._shut()

    @one_at_a_time
    def _switched(self, _pressed: bool) -> None:
        if self._setting:
            return
        self._open = bool(self.switch.value)  # the bar may have been shut since it was pressed
        if self._open:
            self._measure()
        self._setting = True
        self.slider.max = self.slider.value = len(self._stops) - 1
        self._setting = False
        self._on_change()

    @one_at_a_time
    def _slid(self, _change: object) -> None:
        if not self._setting and self._open:  # what is moved as the bar closes is of no use any more
            self._on_change()

    def _close(self) -> None:
        self.switch.value = False

    @one_at_a_time
    def _go_on_from_here(self) -> None:
        """Go on from the ply that is looked at. A second press, made before the bar closed, does nothing."""
        if self.ply is not None:
            self.go_on_from(self.ply)

    @one_at_a_time
    def go_on_from(self, ply: int) -> None:
        """Go on with the game from a ply. Redo brings back what came after it."""
        self._shut()  # the present must not be shown, and bots must not move, before the game has gone back
        self._on_resume(ply)

    def _shut(self) -> None:
        """Close the bar, and leave it to others to show the present."""
        self._open, self._setting = False, True
        self.switch.value = False
        self._setting = False


def _decides(game: Any, people: Sequence[bool]) -> bool:
    return isinstance(game.to_move, int) and people[game.to_move]


def _icon_button(icon: str, name: str, act: Callable[[], None]) -> w.Button:
    """A button that shows an icon alone; its name is there for screen readers."""
    return button(name, act, icon=icon, tooltip=name).add_class("bw-step")
