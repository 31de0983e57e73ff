"""The menu of a table: the bots' pace, saving and opening, the game as a code, a new game."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING

from ..language.words import Words
from ..page import widgets as w
from ..page.controls import button, dropdown, show_if
from ..page.markup import status_html
from ..saving.errors import told_reason
from ..saving.files import folder_text
from ..saving.saved_games import NameTaken
from ..table.mover import PACES
from .open_box import OpenBox
from .unfinished import described, record_of, seats_of

if TYPE_CHECKING:
    from ..saving.record import Record
    from ..table.table import Table
    from .host import Host
    from .keeper import Keeper


class SaveBox(w.VBox):
    """A name, and buttons to save the game under it. What is there already is only replaced after a question."""

    def __init__(self, host: Host, table: Table) -> None:
        self._words, self._saved_games, self._table = host.words, host.saved_games, table
        self._asked: tuple[str, Record] | None = None
        say, folder = host.words.say, host.saved_games.folder
        name = host.saved_games.free_name(table.kind.name, *table.game.names)
        self.name = w.Text(value=name, placeholder=say("save-name"), continuous_update=False)
        self.name.description = say("save-name")
        self.name.observe(lambda _: self._ask_no_more(), "value")
        hint = say("save-hint", folder=folder.name)
        self.save = button(say("save-save"), lambda: self._save(None), tooltip=hint)
        hint = say("save-download-hint")
        self.download = button(say("save-download"), self._download, tooltip=hint, icon="download")
        self.download.add_class("bw-hands-out")
        self.message = w.HTML()
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
            path = self._saved_games.save(name, self._record(), replacing)
        except NameTaken as taken:
            self._asked = name, taken.record
            show_if(self._question, True)
            there = described(self._table.kind, taken.record, self._words)
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
        # Late: so that only whoever saves imports what writes it.
        from ..saving.record import write_bytes

        try:
            path = self._saved_games.path_of(self.name.value)
            self._table.parts.frame.download(path.name, write_bytes(self._record()).decode())
        except ValueError as error:
            self._tell("save-not-saved", reason=told_reason(error))
        else:
            self._tell("save-downloaded")

    def _record(self) -> Record:
        return record_of(self._table.kind, self._table.session)

    def _ask_no_more(self) -> None:
        self._asked = None
        show_if(self._question, False)

    def _tell(self, message: str, **values: str) -> None:
        self.message.value = status_html(self._words.say(message, **values))


class Menu(w.VBox):
    """Everything about a game that is not a move. Another game is opened at the host."""

    def __init__(self, host: Host, table: Table, keeper: Keeper) -> None:
        self._host, self._table, self._keeper = host, table, keeper
        say = host.words.say
        self.pace = pace_list(host.words, host.choices.pace)
        self.pace.observe(lambda change: self._set_pace(change["new"]), "value")
        self.saving = SaveBox(host, table)
        self.opening = OpenBox(host)
        # One line, so that it is no wall; the button copies all of it.
        self.code = w.Textarea(disabled=True, rows=1, description=say("more-code")).add_class("bw-code")
        copy = button(say("more-copy"), self._copy).add_class("bw-more-copy").add_class("bw-hands-out")
        self.message = w.HTML()
        self.kept = w.HTML().add_class("bw-kept")
        new = button(say("more-new"), host.leave).add_class("bw-more-new")
        super().__init__(
            [
                w.HBox([self.pace, new]).add_class("bw-row"),
                self.saving,
                w.HBox([self.code, copy]).add_class("bw-row").add_class("bw-code-row"),
                self.message,
                self.opening,
                self.kept,
            ]
        )

    def show(self) -> None:
        """Show the game's code as it is now, where it is kept, and the pace of the bots if there are any."""
        kind, session = self._table.kind, self._table.session
        self.kept.value = f"<div>{escape(self._keeper.place)}</div>"
        show_if(self.pace, any(bot is not None for bot in session.bots))
        try:
            self.code.value = kind.write_code(session.game, seats_of(kind, session))
        except ValueError as error:
            self.code.value = ""
            self._tell(self._host.words.reason(error))

    def _set_pace(self, pace: str) -> None:
        self._table.set_pace(pace)
        self._host.choices.set_pace(pace)

    def _tell(self, text: str) -> None:
        self.message.value = status_html(text)

    def _copy(self) -> None:
        self._table.parts.frame.copy(self.code.value)
        self._tell(self._host.words.say("more-copied"))


def pace_list(words: Words, pace: str) -> w.Dropdown:
    """A list of the bots' paces; the message `pace-NAME` describes each."""
    return dropdown(words.say("more-pace"), [(words.say(f"pace-{name}"), name) for name in PACES], pace)
