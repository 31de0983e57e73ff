"""Looking back: going through a game ply by ply without changing it, and going on from any ply of it."""

from __future__ import annotations

from collections.abc import Callable

import ipywidgets as w

from ..language.words import Words


class LookBack(w.HBox):
    """The bar for going through the game; `switch` is the button that opens and closes it.

    Args:
        words: the language.
        on_change: called when another ply is looked at, or the present is shown again.
        on_resume: called with the ply from which the game goes on.
    """

    def __init__(self, words: Words, on_change: Callable[[], None], on_resume: Callable[[int], None]) -> None:
        self._words = words
        self._on_change = on_change
        self._on_resume = on_resume
        self._last = 0
        self._setting = False
        self._stopped = False
        say = words.say
        self.switch = w.ToggleButton(
            description=say("tool-look-back"), tooltip=say("tool-look-back-hint"), icon="history"
        ).add_class("bw-tool-look-back")
        self.slider = w.IntSlider(min=0, max=0, readout=False, continuous_update=True, tooltip=say("look-slider"))
        self.text = w.HTML()
        self.resume = w.Button(description=say("look-resume"))
        steps = {"look-first": -(10**6), "look-previous": -1, "look-next": 1, "look-last": 10**6}
        icons = ("fast-backward", "step-backward", "step-forward", "fast-forward")
        self.steps = []
        for (message, step), icon in zip(steps.items(), icons, strict=True):
            button = w.Button(icon=icon, tooltip=say(message)).add_class("bw-step")
            button.on_click(lambda _, step=step: self._step(step))
            self.steps.append(button)
        back = w.Button(description=say("look-return"))
        back.on_click(lambda _: self._close())
        self.resume.on_click(lambda _: self.go_on_from(self.slider.value))
        first, previous, following, last = self.steps
        super().__init__([first, previous, self.slider, following, last, self.text, self.resume, back])
        self.add_class("bw-look-back")
        self.switch.observe(self._switched, "value")
        self.slider.observe(self._slid, "value")
        self.show(0)

    @property
    def ply(self) -> int | None:
        """The ply that is looked at; `None` for the present."""
        return max(0, min(self.slider.value, self._last)) if self.switch.value else None

    def show(self, last: int) -> None:
        """Show how long the game is now."""
        self._last = last
        self._setting = True
        self.slider.max = last
        if not self.switch.value:
            self.slider.value = last
        self._setting = False
        self.switch.disabled = last == 0 or self._stopped
        self.layout.display = None if self.switch.value else "none"
        ply = self.slider.value
        self.text.value = self._words.say("look-ply", ply=ply, last=last)
        for button in self.steps[:2]:
            button.disabled = ply == 0
        for button in self.steps[2:]:
            button.disabled = ply == last
        self.resume.disabled = ply == last

    def stop(self) -> None:
        """Close the bar for good, because the game goes on elsewhere."""
        self._stopped = self._setting = True
        self.switch.value = False
        self._setting = False

    def _switched(self, _change: object) -> None:
        if self._setting:
            return
        self._setting = True
        self.slider.value = self._last
        self._setting = False
        self._on_change()

    def _slid(self, _change: object) -> None:
        if not self._setting:
            self._on_change()

    def _step(self, step: int) -> None:
        self.slider.value = max(0, min(self._last, self.slider.value + step))

    def _close(self) -> None:
        self.switch.value = False

    def go_on_from(self, ply: int) -> None:
        """Go on with the game from a ply. Redo brings back what came after it."""
        self._setting = True  # the present must not be shown, and bots must not move, before the game has gone back
        self.switch.value = False
        self._setting = False
        self._on_resume(ply)
