"""The menu of a table: the bots' pace, saving and loading, the game as a code, a new game."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from html import escape

import ipywidgets as w

from ..language.words import Words


@dataclass(frozen=True)
class Errands:
    """What the menu asks others to do.

    Attributes:
        save: writes the game to a file of this name; returns where it is now. May raise `OSError` or `ValueError`.
        load: goes on with the game in a file's bytes. May raise `ValueError`.
        code: the whole game as a code.
        open_code: goes on with the game of a code. May raise `ValueError`.
        copy: puts a text on the clipboard.
        pace: sets the bots' pace to one of the names offered.
        new: leaves this game and prepares another.
    """

    save: Callable[[str], str]
    load: Callable[[bytes], None]
    code: Callable[[], str]
    open_code: Callable[[str], None]
    copy: Callable[[str], None]
    pace: Callable[[str], None]
    new: Callable[[], None]


class Menu(w.VBox):
    """Everything about a game that is not a move.

    Args:
        words: the language.
        errands: what is done when something is pressed.
        file_name: the file name that is offered at first.
        paces: the names of the paces; the message `pace-NAME` describes each.
        pace: the pace that is set now.
        kept: where the game is kept after every move, in words.
    """

    def __init__(
        self, words: Words, errands: Errands, *, file_name: str, paces: Sequence[str], pace: str, kept: str
    ) -> None:
        self._words, self._errands = words, errands
        say = words.say
        self.pace = w.Dropdown(
            options=[(say(f"pace-{name}"), name) for name in paces],
            value=pace,
            description=say("more-pace"),
            style={"description_width": "initial"},
        )
        self.pace.observe(lambda change: errands.pace(change["new"]), "value")
        self.file = w.Text(placeholder=file_name, value=file_name, description=say("more-file"))
        save = self._button("more-save", self._save)
        self.upload = w.FileUpload(accept=".json", multiple=False, description=say("more-load"))
        self.upload.observe(self._load, "value")
        self.code = w.Textarea(disabled=True, rows=3, layout=w.Layout(width="100%")).add_class("bw-code")
        copy = self._button("more-copy", self._copy)
        self.paste = w.Text(placeholder=say("more-paste"), continuous_update=True)
        self.paste.add_class("bw-paste")
        open_code = self._button("more-open", self._open_code)
        self.told = w.HTML().add_class("bw-menu-told")
        self.kept = w.HTML(f"<div>{escape(kept)}</div>")
        new = self._button("more-new", errands.new)
        super().__init__(
            [
                _row(self.pace, new),
                _row(self.file, save, self.upload),
                w.HTML(f"<label>{escape(say('more-code'))}</label>"),
                self.code,
                _row(copy, self.paste, open_code),
                self.told,
                self.kept,
            ]
        )

    def show(self) -> None:
        """Show the game's code as it is now."""
        self.code.value = self._errands.code()

    def tell(self, text: str) -> None:
        """Show what came of a button that was pressed."""
        self.told.value = f"<div role='status'>{escape(text)}</div>"

    def _button(self, message: str, act: Callable[[], None]) -> w.Button:
        button = w.Button(description=self._words.say(message)).add_class(f"bw-{message}")
        button.on_click(lambda _: act())
        return button

    def _save(self) -> None:
        try:
            path = self._errands.save(self.file.value)
        except (OSError, ValueError, RuntimeError) as error:
            self.tell(self._words.say("more-not-saved", reason=str(error)))
        else:
            self.tell(self._words.say("more-saved", path=path))

    def _load(self, change: dict[str, Sequence[dict[str, memoryview]]]) -> None:
        if change["new"]:
            self._open(lambda: self._errands.load(bytes(change["new"][0]["content"])))
            self.upload.value = ()

    def _open_code(self) -> None:
        self._open(lambda: self._errands.open_code(self.paste.value))

    def _open(self, opening: Callable[[], None]) -> None:
        try:
            opening()
        except ValueError as error:
            self.tell(self._words.say("more-not-opened", reason=str(error)))

    def _copy(self) -> None:
        self._errands.copy(self.code.value)
        self.tell(self._words.say("more-copied"))


def _row(*children: w.Widget) -> w.HBox:
    return w.HBox(children).add_class("bw-row")
