"""The line that is shown while a review is worked out: how much is done, and a button that stops it."""

from __future__ import annotations

from collections.abc import Callable
from html import escape
from typing import Final

import ipywidgets as w

from ..language.words import Words
from ..page.markup import line_html
from ..page.showing import show_if

STOP: Final = "coach-stop"
LEAST_STEP: Final = 2
"""The progress bar moves by so many per cent or more."""


class Thinking(w.HBox):
    """A progress bar and a button; or a sentence in their place.

    Args:
        words: the language.
        on_press: called when the button is pressed.

    Attributes:
        runs: whether something is worked out now.
        told: the bar, or the sentence.
        button: stops the work, or begins it again.
    """

    def __init__(self, words: Words, on_press: Callable[[], None]) -> None:
        self._words = words
        self.runs, self._percent = False, 0
        self.told = w.HTML()
        self.button = w.Button()
        self.button.on_click(lambda _: on_press())
        super().__init__([self.told, self.button])
        self.add_class("bw-coach-head")

    def start(self) -> None:
        """Show that the work has begun."""
        self.runs, self._percent = True, 0
        self._show_bar()
        self._offer(STOP)

    def show_share(self, share: float) -> None:
        """Show how much of it is done, 0 to 1."""
        percent = round(100 * share)
        if self.runs and percent >= self._percent + LEAST_STEP:
            self._percent = percent
            self._show_bar()

    def end(self) -> None:
        """The work is done."""
        self.runs = False

    def say(self, text: str, offered: str = "") -> None:
        """Say why nothing is worked out now.

        Args:
            text: the sentence.
            offered: the message of what the button does; "" for no button.
        """
        self.runs = False
        self.told.value = line_html(text, "bw-coach-idle")
        self._offer(offered)

    def _offer(self, message: str) -> None:
        show_if(self.button, message)
        if message:
            self.button.description = self._words.say(message)
            self.button.tooltip = self._words.say("review-stop-hint") if message == STOP else ""

    def _show_bar(self) -> None:
        thinking = escape(self._words.say("review-thinking"))
        self.told.value = (
            f'<div class="bw-coach-wait">{thinking}<div class="bw-coach-progress" role="progressbar"'
            f' aria-label="{thinking}" aria-valuenow="{self._percent}">'
            f'<div style="inline-size:{self._percent}%"></div></div></div>'
        )
