"""Before the game: who sits where, and what each player chooses."""

from __future__ import annotations

import os
from collections.abc import Callable, Collection
from html import escape
from typing import TYPE_CHECKING, Any, Final

from ..language.words import Words, language_name
from ..page import widgets as w
from ..page.controls import button, dropdown, paper_list, show_if
from ..page.frame import Frame
from ..page.lock import one_at_a_time
from ..page.markup import link_html, status_html
from ..page.together import together
from ..rules.bots import PERSON
from ..rules.errors import GameError
from ..rules.game import Seat
from ..rules.names import LONGEST_NAME, checked_names
from ..table.characters import face_of
from ..table.kind import Guest, Kind, LobbyError
from .games import game_of, games
from .menu import pace_list
from .open_box import OpenBox

if TYPE_CHECKING:
    from ..saving.settings import SeatChosen
    from .host import Host

NOBODY: Final = "nobody"
SEAT: Final = "seat"
"""The link of a seat's card, with the seat."""
FACE: Final = 76
"""So wide is a face on a card, in pixels."""
BINDER: Final = ("BINDER_SERVICE_HOST", "BINDER_LAUNCH_HOST")
"""What stands in the environment of a session on Binder."""


class SeatRow(w.Box):
    """The choices for one seat, and the card that says what is chosen."""

    def __init__(self, kind: Kind[Any, Any], seat: Seat, words: Words, chosen: SeatChosen | None = None) -> None:
        self.seat, self._kind, self._words = seat, kind, words
        say = words.say
        # Where the number of players is fixed, no seat can be left empty.
        choices = (PERSON, *kind.bots, *([NOBODY] if len(kind.seats) > 1 else []))
        who = [(say(f"who-{name}"), name) for name in choices]
        usual = kind.at_first[seat] if seat < len(kind.at_first) else NOBODY
        at_first = next((name for name in (chosen.who if chosen else usual, usual) if name in choices), choices[-1])
        label = say("lobby-seat", seat=seat + 1)
        self.who = w.Dropdown(options=who, value=at_first, description=label, tooltip=say("lobby-who"))
        # The name that the lobby gave: whoever types the same one, a person called Emil say, keeps it.
        self._given = self._usual_name(at_first)
        name = chosen.name if chosen and name_in(chosen.name) else self._given
        self.name = w.Text(value=name, description=say("lobby-name"), continuous_update=False)
        self.options = kind.seat_options(seat, words)
        if self.options and chosen and chosen.choice:
            self.options.choose(chosen.choice)
        more = [self.options.widget, self.options.picture] if self.options else []
        super().__init__([self.who, self.name, *more])
        self.add_class("bw-seat-row")
        self.who.observe(lambda _: self._show(), "value")
        self._show()

    def card(self, *, is_open: bool) -> str:
        """Who sits here, as HTML that can be pressed: a face, the name, and what the lobby calls such a player."""
        who, say = self.who.value, self._words.say
        taken = who != NOBODY
        lines = [
            f'<span class="bw-unseen">{escape(say("lobby-seat", seat=self.seat + 1))}</span>',
            *(self._told() if taken else ['<i aria-hidden="true">+</i>']),
            f'<span class="bw-card-who">{escape(say(f"who-{who}"))}</span>',
        ]
        kind = "bw-seat-card" if taken else "bw-seat-card bw-seat-empty"
        return link_html(" ".join(lines), SEAT, self.seat, kind=kind, opens=is_open)

    def _told(self) -> list[str]:
        name = self.name.value
        face = face_of(self._kind, self.who.value, name, FACE, told=True)
        return [f'<span class="bw-card-face">{face}</span>', f'<span class="bw-card-name">{escape(name)}</span>']

    def guest(self) -> Guest | None:
        """Who sits here; `None` if the seat is empty.

        Raises:
            LobbyError: the name is invalid, or the choice is not complete.
        """
        if self.who.value == NOBODY:
            return None
        if not (name := name_in(self.name.value)):
            raise LobbyError(self._words.say("lobby-bad-name", seat=self.seat + 1, most=LONGEST_NAME))
        choice = self.options.value() if self.options else None
        make = self._kind.bots.get(self.who.value)
        return Guest(name, make() if make else None, choice)

    @property
    def chosen(self) -> SeatChosen:
        """What is chosen now, to be remembered. A name that the lobby gave is left out: each language has its own."""
        # Late: only whoever starts a game from the lobby needs it.
        from ..saving.settings import SeatChosen

        name = "" if self.name.value == self._given else self.name.value
        return SeatChosen(self.who.value, name, self.options.text() if self.options else "")

    def _usual_name(self, who: str) -> str:
        """What a person is called who has no name yet, or a bot: the same one has the same name and the same face."""
        sitter = "bot" if who in self._kind.bots else "person"
        return self._words.say(f"lobby-{sitter}-name", seat=self.seat + 1, who=who)

    def give_name(self, taken: Collection[str]) -> None:
        """Call whoever sits here what the lobby calls them, unless somebody has chosen a name.

        Args:
            taken: the names of the seats before.
        """
        if self.name.value == self._given:
            name = self._usual_name(self.who.value)
            self._given = f"{name} {self.seat + 1}" if name in taken else name
            self.name.value = self._given

    def _show(self) -> None:
        taken = self.who.value != NOBODY
        show_if(self.name, taken)
        if self.options:
            self.options.show(taken)


class PaperBox(w.VBox):
    """A button that shows how the game is played on paper: pages to print, and dice on this screen.

    Args:
        host: its game prints something; it shows the dice.
        choice: what is chosen for the whole table. May raise a `GameError`, whose message is shown.
        frame: gives a file to whoever has just pressed the button.
    """

    def __init__(self, host: Host, choice: Callable[[], Any], frame: Frame) -> None:
        self._kind, self._words, self._choice, self.frame = host.kind, host.words, choice, frame
        kind, say = host.kind, host.words.say
        self.switch = w.ToggleButton(description=say("lobby-paper"), tooltip=say("lobby-paper-hint"), icon="print")
        self.switch.add_class("bw-open-switch").observe(lambda _: self._switched(), "value")
        counts = [(say("lobby-paper-count", players=count), count) for count in kind.seats if count > 1]
        self.players = dropdown(say("lobby-paper-players"), [(say("lobby-paper-any"), 0), *counts])
        self.paper = paper_list(host.words)
        hint = say("print-download-hint")
        self.download = button(say("print-download"), self._download, tooltip=hint, icon="download")
        self.download.add_class("bw-hands-out")
        self.roll = button(say("lobby-paper-roll"), host.roll_dice, tooltip=say("lobby-paper-roll-hint"))
        show_if(self.roll, kind.rolled)
        self.message = w.HTML()
        row = w.HBox([self.players, self.paper, self.download, self.roll]).add_class("bw-row")
        self.panel = w.VBox([row, self.message]).add_class("bw-paper-box")
        super().__init__([self.switch, self.panel])
        self.add_class("bw-paper-box")
        self._switched()

    def _switched(self) -> None:
        show_if(self.panel, self.switch.value)
        self.message.value = ""

    def _download(self) -> None:
        assert self._kind.printed is not None
        try:
            printed = self._kind.printed(self._choice(), self.players.value, self.paper.value, self._words)
        except GameError as error:
            self.message.value = status_html(self._words.reason(error), "alert")
            return
        name = f"{printed.title}.html"
        self.frame.download(name, printed.html, "text/html")
        self.message.value = status_html(self._words.say("print-downloaded", name=name))


class Lobby(w.VBox):
    """A card for each seat, the large button, and one quiet row of everything else.

    A press on a card shows what can be chosen for that seat, and the next one on it hides that again.

    The lock is the host's: it makes a double click on the button count only once.
    """

    def __init__(self, host: Host, frame: Frame) -> None:
        self.lock = host.lock
        kind, words, choices = host.kind, host.words, host.choices
        last = dict(enumerate(choices.last.seats))
        self._kind, self._words, self._host, self._frame = kind, words, host, frame
        self._open: Seat | None = None
        say = words.say
        self.rows = [SeatRow(kind, seat, words, last.get(seat)) for seat in range(kind.seats[-1])]
        self.options = kind.table_options(words)
        if self.options and choices.last.table_options:
            self.options.choose(choices.last.table_options)
        chosen = self.options.value if self.options else lambda: None
        self.paper = PaperBox(host, chosen, frame) if kind.printed else None
        self.pace = pace_list(words, choices.pace)
        self.cards = w.HTML().add_class("bw-seat-cards")
        for row in self.rows:
            row.who.observe(lambda _: self._seat_changed(), "value")
            row.name.observe(lambda _: self._show_seats(), "value")
        self._seat_changed()
        frame.on_link(self._on_link)
        self.coach = w.Checkbox(value=choices.coach, description=say("lobby-coach"), indent=False)
        self.language = language_list(kind, words)
        self.language.observe(lambda change: host.speak(change["new"]), "value")
        self.start = button(say("lobby-start"), self._start, icon="play", button_style="primary").add_class("bw-action")
        self.game = game_list(kind, words)
        self.game.observe(lambda change: host.play_another(change["new"]), "value")
        self.as_at_first = button(say("lobby-forget"), host.choose_as_at_first, tooltip=say("lobby-forget-hint"))
        show_if(self.as_at_first, choices.remembered)
        self.message = w.HTML().add_class("bw-notice")
        self.opening = OpenBox(host)
        self.mine = button(say("mine-title"), host.open_my_games, tooltip=say("mine-hint"), icon="trophy")
        show_if(self.coach, kind.advisor)
        show_if(self.language, len(self.language.options) > 1)
        show_if(self.game, len(self.game.options) > 1)
        # What is lost at the end of a session is said where that happens, and nowhere else.
        binder = (
            f'<div class="bw-quiet">{escape(say("lobby-binder"))}</div>' if any(map(os.environ.get, BINDER)) else ""
        )
        title = w.HTML(f'<div class="bw-title">{escape(say("lobby-title"))}</div>{binder}')
        self.more = w.ToggleButton(description=say("lobby-more"), tooltip=say("lobby-more-hint"), icon="sliders")
        panel = w.HBox([self.pace, self.coach, self.as_at_first]).add_class("bw-row").add_class("bw-lobby-more")
        show_if(panel, False)
        self.more.add_class("bw-open-switch").observe(lambda _: show_if(panel, self.more.value), "value")
        paper = [self.paper] if self.paper else []
        super().__init__(
            [
                w.HBox([title, self.game]).add_class("bw-lobby-head"),
                self.cards,
                *self.rows,
                *([self.options.widget] if self.options else []),
                # Behind the button the message moves nothing.
                w.HBox([self.start, self.message]).add_class("bw-row").add_class("bw-lobby-start"),
                w.HBox([self.mine, self.opening, *paper, self.more, panel, self.language]).add_class("bw-lobby-quiet"),
            ]
        )
        self.add_class("bw-lobby")

    def guests(self) -> list[Guest]:
        """The players.

        Raises:
            LobbyError: there are too few players, a name is invalid or used twice, a choice is not complete, or the
                choices do not fit each other.
        """
        say = self._words.say
        guests = []
        for row in self.rows:
            try:
                guest = row.guest()
            except LobbyError:
                self._open = row.seat  # what has to be mended is seen
                self._show_seats()
                raise
            if guest is not None:
                guests.append(guest)
        if not guests:
            raise LobbyError(say("lobby-nobody"))
        if len(guests) not in self._kind.seats:
            raise LobbyError(say("lobby-too-few", least=self._kind.seats.start))
        names = [guest.name.casefold() for guest in guests]
        for guest in guests:
            if names.count(guest.name.casefold()) > 1:
                raise LobbyError(say("lobby-same-name", name=guest.name))
        self._kind.check(guests, self._words)
        return guests

    @one_at_a_time
    def _on_link(self, name: str, number: int) -> None:
        """A card was pressed. It is drawn anew, and so the focus comes back to it."""
        if name != SEAT or number not in range(len(self.rows)):
            return
        with together(self._frame.carry):
            self._open = None if number == self._open else number
            self._show_seats()
            with self._frame.hold_sync():
                self._frame.focus_on = [f'.bw-seat-card[data-bw-number="{number}"]']
                self._frame.turn += 1

    def _seat_changed(self) -> None:
        """Give a name to whoever sits in a seat now, and show it."""
        taken: list[str] = []
        for row in self.rows:
            row.give_name(taken)
            taken += [row.name.value] if row.who.value != NOBODY else []
        self._show_seats()

    def _show_seats(self) -> None:
        """Show the cards, what can be chosen for the seat that is open, and the bots' pace where a bot sits."""
        cards = "".join(row.card(is_open=row.seat == self._open) for row in self.rows)
        title = escape(self._words.say("lobby-title"))
        self.cards.value = f'<div role="group" aria-label="{title}">{cards}</div>'
        for row in self.rows:
            show_if(row, row.seat == self._open)
        show_if(self.pace, any(row.who.value in self._kind.bots for row in self.rows))

    @one_at_a_time
    def _start(self) -> None:
        self.start.add_class("bw-pressed")  # the page hears of it at once; the first table of a kernel takes a second
        try:
            self._host.start(self.guests())
        except Exception as error:  # a view or a bot may fail in any way, and nobody would be told
            self.start.remove_class("bw-pressed")
            self.message.value = status_html(self._words.reason(error), "alert")


def language_list(kind: Kind[Any, Any], words: Words) -> w.Dropdown:
    """A list of the languages that the game speaks, each by its own name."""
    tags = kind.languages()
    names = [language_name(tag) for tag in tags] if len(tags) > 1 else tags
    return dropdown(words.say("lobby-language"), list(zip(names, tags, strict=True)), words.language)


def game_list(kind: Kind[Any, Any], words: Words) -> w.Dropdown:
    """A list of the kit's games; of a game that is not one of them only this one."""
    own = game_of(kind)
    return dropdown(words.say("lobby-game"), games(words.language) if own else [("", "")], own)


def name_in(text: str) -> str:
    """A player's name as it is kept; "" if the text can be none."""
    try:
        return checked_names([text], range(1, 2))[0]
    except ValueError:
        return ""
