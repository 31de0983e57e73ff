"""Saving a game by name, so that a person finds it: beside the notebook, or on the browser's computer."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from ..language.words import Words
from ..page import widgets as w
from ..page.controls import button, show_if
from ..page.markup import status_html
from ..saving.errors import told_reason
from ..saving.files import folder_text
from ..saving.saved_games import NameTaken

if TYPE_CHECKING:
    from ..saving.record import Record


class SaveActions(NamedTuple):
    """What saving a game asks of others.

    Attributes:
        folder: where saved games are.
        name: the name that is offered at first.
        save: saves the game under a name, in place of a game that may be replaced, and returns where it is now. Raises
            `NameTaken` if another game is there, or another `ValueError`.
        download: gives the game to the browser, as a file of this name.
        describe: what a saved game is, in a line.
    """

    folder: Path
    name: str
    save: Callable[[str, Record | None], Path]
    download: Callable[[str], None]
    describe: Callable[[Record], str]


class SaveBox(w.VBox):
    """A name, and buttons to save the game under it. What is there already is only replaced after a question.

    Args:
        words: the language.
        save_actions: what saving asks of others.
    """

    def __init__(self, words: Words, save_actions: SaveActions) -> None:
        self._words, self._save_actions = words, save_actions
        self._asked: tuple[str, Record] | None = None
        say = words.say
        self.name = w.Text(value=save_actions.name, placeholder=say("save-name"), continuous_update=False)
        self.name.description = say("save-name")
        self.name.observe(lambda _: self._ask_no_more(), "value")
        hint = say("save-hint", folder=save_actions.folder.name)
        self.save = button(say("save-save"), lambda: self._save(None), tooltip=hint)
        hint = say("save-download-hint")
        self.download = button(say("save-download"), self._download, tooltip=hint, icon="download")
        self.download.add_class("bw-hands-out")
        self.message = w.HTML(status_html(say("save-where", folder=folder_text(save_actions.folder))))
        self.replace = button(say("save-replace"), self._replace, button_style="warning")
        self.keep = button(say("save-keep"), self._keep)
        self._question = w.HBox([self.replace, self.keep]).add_class("bw-row")
        show_if(self._question, False)
        super().__init__(
            [w.HBox([self.name, self.save, self.download]).add_class("bw-row"), self.message, self._question]
        )
        self.add_class("bw-save-box")

    def _save(self, replacing: Record | None) -> None:
        name = self.name.value
        self._ask_no_more()
        try:
            path = self._save_actions.save(name, replacing)
        except NameTaken as taken:
            self._asked = name, taken.record
            show_if(self._question, True)
            there = self._save_actions.describe(taken.record)
            self._tell("save-taken", name=taken.path.name if taken.path else name, there=there)
        except ValueError as error:
            self._tell("save-not-saved", reason=told_reason(error))
        else:
            self._tell("save-saved", name=path.name, folder=folder_text(path.parent))

    def _replace(self) -> None:
        # The answer is for the file that was asked about, as it was then; for another there is another question.
        if self._asked is not None and self._asked[0] == self.name.value:
            self._save(self._asked[1])

    def _keep(self) -> None:
        self._ask_no_more()
        self._tell("save-kept")

    def _download(self) -> None:
        try:
            self._save_actions.download(self.name.value)
        except ValueError as error:
            self._tell("save-not-saved", reason=told_reason(error))
        else:
            self._tell("save-downloaded")

    def _ask_no_more(self) -> None:
        self._asked = None
        show_if(self._question, False)

    def _tell(self, message: str, **values: str) -> None:
        self.message.value = status_html(self._words.say(message, **values))
