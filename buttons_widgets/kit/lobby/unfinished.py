"""The games that can go on: one button for each, with what tells it from the others, and one to delete it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from html import escape
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from ..language.words import Words
from ..page import widgets as w
from ..page.controls import button, close_whole, show_if
from ..page.markup import line_html
from ..rules.bots import PERSON
from ..rules.history import states_of
from ..saving.errors import SaveError, told_reason
from ..saving.shelf import Shelf
from ..table.scene import Scene

if TYPE_CHECKING:
    from ..saving.record import Record
    from ..table.kind import Kind
    from ..table.session import Session


def seats_of(kind: Kind[Any, Any], session: Session[Any]) -> list[str]:
    """Who sits where, as it is written down."""
    return [PERSON if bot is None else kind.bot_text(bot) for bot in session.bots]


def record_of(kind: Kind[Any, Any], session: Session[Any], game: Any = None) -> Record:
    """A game at a table, or an earlier state of it, as it is saved: with who sits where.

    Raises:
        ValueError: the game cannot be written down.
    """
    return kind.write_game(session.game if game is None else game, seats_of(kind, session))


SHOWN_AT_FIRST: Final = 3
"""So many games are offered before all are asked for."""

KeptGame = tuple[Path, "Record"]
"""A game on the shelf, and where it is."""


class KeptGames(w.VBox):
    """A list of games on the shelf: a row for each, with a button that deletes it after a question."""

    def __init__(self, words: Words, shelf: Shelf, at_first: int) -> None:
        self._words, self._shelf, self._at_first = words, shelf, at_first
        self._ahead: list[KeptGame] = []
        self._rows = w.VBox().add_class("bw-offers")
        self.more = button("", self._show_more).add_class("bw-more")
        self.message = w.HTML().add_class("bw-notice")
        super().__init__()

    def _list(self, games: Sequence[KeptGame]) -> None:
        """Show these games, in this order."""
        before, self._rows.children = self._rows.children, ()
        for row in before:
            close_whole(row)
        self._ahead = [*games]
        self._show_next(self._at_first)

    def _show_next(self, count: int) -> None:
        rows = [self._row(*game) for game in self._ahead[:count]]
        self._ahead = self._ahead[count:]
        self._rows.children = [*self._rows.children, *rows]
        show_if(self.more, self._ahead)

    def _show_more(self) -> None:
        """Show those that are asked for: here, all that are left."""
        self._show_next(len(self._ahead))

    def _row(self, path: Path, record: Record) -> w.HBox:
        """The row of a game."""
        raise NotImplementedError

    def _bin(self, row: w.HBox, path: Path, record: Record) -> w.Button:
        """The button that deletes the game of a row."""
        names = self._words.listed(record.names)
        hint = self._words.say("resume-delete", names=names)
        return button("", lambda: self._ask(row, path, record), icon="trash", tooltip=hint).add_class("bw-delete")

    def _ask(self, row: w.HBox, path: Path, record: Record) -> None:
        """Ask whether a game is to be deleted, in its place."""
        say, names = self._words.say, self._words.listed(record.names)
        asked, yes, no = say("resume-delete-question", names=names), say("resume-delete-yes"), say("resume-delete-no")
        self._put(row, asked, yes, no, lambda: self._delete(row, path, record), "danger")

    def _put(
        self, row: w.HBox, question: str, yes: str, no: str, act: Callable[[], object], style: str = "primary"
    ) -> None:
        """Put a question in the place of a row, which comes back when it is answered; do something if it is yes."""
        before = row.children
        # What was there is only hidden: it goes away with the row, even if nobody answers.
        for part in before:
            show_if(part, False)

        def answered(agreed: bool) -> None:
            row.children = before
            for part in before:
                show_if(part, True)
            for part in asked:
                close_whole(part)
            if agreed:
                act()

        agree = button(yes, lambda: answered(True), button_style=style)
        asked = (w.HTML(f"<div>{escape(question)}</div>"), agree, button(no, lambda: answered(False)))
        row.children = (*asked, *before)

    def _delete(self, row: w.HBox, path: Path, record: Record) -> None:
        say, names = self._words.say, self._words.listed(record.names)
        try:
            gone = self._shelf.forget(path, record)
        except OSError as error:
            self._tell(say("resume-not-deleted", reason=told_reason(error)))
            return
        if gone:
            self._rows.children = [other for other in self._rows.children if other is not row]
            close_whole(row)
        self._tell(say("resume-deleted" if gone else "resume-not-deleted-changed", names=names))

    def _tell(self, text: str) -> None:
        self.message.value = line_html(text) if text else ""


class Unfinished(KeptGames):
    """The games that can go on.

    Args:
        on_resume: called with the game that was picked. What it raises is told.
        find: where a game is now that was picked and is not there any more; `None` if it is nowhere.
    """

    def __init__(
        self,
        kind: Kind[Any, Any],
        words: Words,
        shelf: Shelf,
        games: Sequence[KeptGame],
        on_resume: Callable[[Path], object],
        find: Callable[[Path, Record], Path | None],
    ) -> None:
        super().__init__(words, shelf, SHOWN_AT_FIRST)
        self._kind, self._on_resume, self._find = kind, on_resume, find
        self._texts: set[str] = set()
        head = w.HTML(f'<div class="bw-title">{escape(words.say("resume-title"))}</div>' if games else "")
        self.more.description = words.say("resume-all", games=len(games))
        self._list(games)
        self._tell(broken_line(shelf.broken, words))
        bar = w.HBox([head, self.more]).add_class("bw-bar")
        show_if(bar, games)
        self.children = [bar, self._rows, self.message]

    def _row(self, path: Path, record: Record) -> w.HBox:
        say, names = self._words.say, self._words.listed(record.names)
        text = f"{say('resume-offer', names=names)}\n{described(self._kind, record, self._words)}"
        # Two games may have come as far in the same minute: the second is called by a part of its file's name too.
        text = text if text not in self._texts else f"{text} · {path.stem[-4:]}"
        self._texts.add(text)
        row = w.HBox().add_class("bw-offer")
        go_on = button(text, lambda: self._pick(row, path, record, go_on), icon="play").add_class("bw-resume")
        row.children = [go_on, self._bin(row, path, record)]
        return row

    def _pick(self, row: w.HBox, path: Path, record: Record, go_on: w.Button) -> None:
        """Go on with a game; if it has been opened at another table since it was listed, ask first."""
        say, names = self._words.say, self._words.listed(record.names)
        now = path if path.is_file() else self._find(path, record)
        if now is None:
            go_on.disabled = True
            self._tell(say("resume-gone", names=names))
        elif now == path:
            self._resume(path, go_on)
        else:
            asked, yes, no = say("resume-elsewhere", names=names), say("resume-here"), say("resume-there")
            self._put(row, asked, yes, no, lambda: self._resume(now, go_on))

    def _resume(self, path: Path, go_on: w.Button) -> None:
        self._tell("")
        try:
            self._on_resume(path)
        except Exception as error:  # a view or a bot may fail in any way, and nobody would be told
            go_on.disabled = True
            self._tell(self._words.say("open-not-opened", reason=told_reason(error)))


def described(kind: Kind[Any, Any], record: Record, words: Words) -> str:
    """What tells a game from others of the same players: how far it has come, the score, and when it was saved."""
    parts = [words.say("resume-moves", moves=len(record.moves)), words.when(record.saved)]
    try:
        game = kind.read_game(record)
    except SaveError:  # whoever opens it is told why it cannot be opened
        return " · ".join(parts)
    states = states_of(game)
    # A person still sees the round that is over, until the next one is started.
    round_over = (
        game.to_move is not None and kind.view.round_over(states) and (not record.seats or PERSON in record.seats)
    )
    scene = Scene(states=states, words=words, people=(True,) * len(game.names), round_over=round_over)
    scores = [kind.view.seat_line(scene, seat).score for seat in range(len(game.names))]
    if all(scores):
        parts.insert(0, "\u00a0:\u00a0".join(scores))
    return " · ".join([words.say("title", round=game.round - round_over), *parts])


def broken_line(broken: Sequence[SaveError], words: Words) -> str:
    """One line about files that cannot be read: how many, which, and why; "" if all could be read."""
    if not broken:
        return ""
    first = broken[0]
    name = first.path.name if first.path is not None else ""
    return words.say("resume-broken", files=len(broken), name=name, reason=first.reason)


def bring_back_bar(words: Words, bring_back: Callable[[], object]) -> w.HBox:
    """The bar above a table whose game goes on elsewhere. If `bring_back` raises a `SaveError`, it shows the reason."""
    message = w.HTML().add_class("bw-notice")

    def pressed() -> None:
        try:
            bring_back()
        except SaveError as error:
            message.value = line_html(words.say("open-not-opened", reason=told_reason(error)))

    back = button(words.say("do-bring-back"), pressed, button_style="primary").add_class("bw-action")
    return w.HBox([back, message]).add_class("bw-table")
