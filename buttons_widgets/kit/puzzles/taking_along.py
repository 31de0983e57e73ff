"""Taking progress along: the text of it to copy, and a place to paste one."""

from __future__ import annotations

from collections.abc import Callable

import ipywidgets as w

from ..language.words import Words
from ..page.markup import status_html
from ..page.showing import show_if
from ..rules.errors import GameError
from .progress import Progress


class TakingAlong(w.VBox):
    """A fold with two halves: what is copied from here, and what is pasted here.

    Args:
        progress: whose.
        words: the language.
        copy: puts a text on the clipboard of whoever has just pressed the button.
        on_change: called when something was added.
    """

    def __init__(
        self, progress: Progress, words: Words, copy: Callable[[str], None], on_change: Callable[[], None]
    ) -> None:
        self._progress, self._words, self._copy, self._on_change = progress, words, copy, on_change
        say = words.say
        self.switch = w.ToggleButton(description=say("along-title"), tooltip=say("along-hint"), icon="suitcase")
        self.switch.observe(lambda _: self._switched(), "value")
        self.text = w.Textarea(disabled=False, rows=3).add_class("bw-along-text")
        self.text.description = say("along-text")
        self.copier = w.Button(description=say("along-copy"), icon="copy").add_class("bw-hands-out")
        self.copier.on_click(lambda _: self._hand_out())
        self.pasted = w.Textarea(placeholder=say("along-paste-here"), rows=3, continuous_update=False).add_class(
            "bw-along-text"
        )
        self.pasted.description = say("along-paste")
        self.adder = w.Button(description=say("along-add"), icon="plus")
        self.adder.on_click(lambda _: self._take_in())
        self.told = w.HTML()
        rows = [w.HBox([self.text, self.copier]), w.HBox([self.pasted, self.adder])]
        self._fold = w.VBox([*(row.add_class("bw-along-row") for row in rows), self.told])
        super().__init__([self.switch, self._fold])
        self.add_class("bw-along")
        self.show()

    def show(self) -> None:
        """Show the text as it is now if the fold is open."""
        show_if(self._fold, self.switch.value)
        if self.switch.value:
            self.text.value = self._progress.export()

    def _switched(self) -> None:
        self.told.value = ""
        self.show()

    def _hand_out(self) -> None:
        self.text.value = self._progress.export()
        self._copy(self.text.value)
        self.told.value = status_html(self._words.say("along-copied", count=self._progress.done.count))

    def _take_in(self) -> None:
        try:
            new = self._progress.import_text(self.pasted.value)
        except GameError as error:
            self.told.value = status_html(self._words.say("along-refused", reason=self._words.reason(error)), "alert")
            return
        self.pasted.value = ""
        self.text.value = self._progress.export()
        self.told.value = status_html(self._words.say("along-added", count=new))
        self._on_change()
