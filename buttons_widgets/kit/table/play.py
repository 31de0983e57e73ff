"""`play()` for any game: from the lobby to the end of a game, with every game kept on the shelf after each move."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from itertools import count
from pathlib import Path
from threading import RLock
from typing import TYPE_CHECKING, Any, Final
from weakref import WeakValueDictionary

import ipywidgets as w

from ..language.words import Words
from ..page.again import game_to_go_on_with
from ..page.closing import close_whole
from ..page.frame import frame_with
from ..page.lifeline import Lifeline
from ..page.lock import one_at_a_time
from ..page.loop import running_loop
from ..page.pictured import Pictured
from ..rules.bots import PERSON
from ..rules.errors import GameError, quoted
from ..rules.game import Bot
from ..rules.names import checked_seed
from ..saving.errors import SaveError
from ..saving.shelf import Shelf, read_record
from .kind import Guest, Kind
from .lobby import Lobby
from .menu import Errands, Menu
from .mover import PACES
from .session import Session
from .table import Table
from .thought import is_deciding

if TYPE_CHECKING:
    from ..saving.record import Record

OFFERED_GAMES: Final = 3
"""At most this many unfinished games are offered."""

Player = str | Bot | tuple[str, Bot | None]
Chosen = tuple[Any, list[Bot | None]]
"""A game that is about to begin, and for each seat a bot or `None`."""

_open_tables: WeakValueDictionary[Path, Table] = WeakValueDictionary()
_taking_over = RLock()
"""Held while a game is taken over that may be open at another table."""


def play_kind(
    kind: Kind[Any, Any],
    players: Sequence[Player] | None = None,
    *,
    seed: object = None,
    pace: str = "normal",
    coach: bool = True,
    language: str | None = None,
    shelf: Shelf | None = None,
    **options: Any,
) -> Play:
    """Play a game.

    Without players it asks who plays. A game that was cut off, say by a restarted kernel, is offered first.

    Args:
        kind: which game.
        players: clockwise: a name for a person, a bot, or a pair of a name and a bot.
        seed: decides all chance; a fresh one if left out.
        pace: of the bots: `"slow"`, `"normal"`, `"fast"` or `"once"`.
        coach: whether the people at the table may ask what every choice is worth.
        language: of everything on the table, such as `"en"`.
        shelf: where games are kept; the usual place if left out.
        options: what else `kind.start` takes; given together with players.

    Raises:
        ValueError: the players, options, seed or pace are invalid, there are no words in the language, or it was a bot
            who called this while it decided.
    """
    if is_deciding():
        raise GameError("a bot decides in the game that it is given, and cannot open a table of its own")
    if not isinstance(pace, str) or pace not in PACES:
        raise GameError(f"the pace is one of {', '.join(PACES)}, not {quoted(pace)}")
    if not isinstance(shelf, Shelf | None):
        raise GameError(f"games are kept on a Shelf, not on {quoted(shelf)}: write Shelf(folder)")
    seed = None if seed is None else checked_seed(seed)
    chosen = None
    if players is not None:
        guests = seated(kind, players)
        game = kind.start([guest.name for guest in guests], seed=seed, **options)
        chosen = game, [guest.bot for guest in guests]
    return Play(kind, kind.words(language), shelf or Shelf(), pace=pace, coach=coach, chosen=chosen, seed=seed)


class Play(Pictured, w.VBox):
    """The lobby first, then the table. A game's `play` or `play_kind` makes it.

    Attributes:
        kind: which game is played.
        table: the table; `None` before the game begins.
        lobby: the lobby, while it is open and no players were named.
    """

    def __init__(
        self,
        kind: Kind[Any, Any],
        words: Words,
        shelf: Shelf,
        *,
        pace: str,
        coach: bool,
        chosen: Chosen | None,
        seed: object = None,
    ) -> None:
        self.lock = RLock()
        self.kind = kind
        self._words, self._shelf, self._pace, self._coach, self._seed = words, shelf, pace, coach, seed
        self._chosen = chosen
        self._loop = running_loop()
        self._path = shelf.new_path()
        self._save_trouble = shelf.trouble
        self.table: Table | None = None
        self.lobby: Lobby | None = None
        self._on_stage: w.Widget | None = None
        super().__init__()
        self.add_class("bw-stage")
        cut_off = self._cut_off()
        if self._go_on():
            return
        if chosen is not None and not cut_off:
            self._begin(*chosen)
        else:
            self._open_lobby(cut_off)

    @property
    def game(self) -> Any:
        """The game on the table; before it begins the one that is prepared, or `None`."""
        if self.table is not None:
            return self.table.game
        return self._chosen[0] if self._chosen else None

    def _go_on(self) -> bool:
        """Go on with the game of a person who has just asked for it at a table without a kernel, if it is there."""
        path = self._shelf.path_of(game_to_go_on_with())
        if path is None:
            return False
        try:
            with _taking_over:
                self._take_over(path)
        except SaveError:
            return False
        return True

    # The lobby

    def _cut_off(self) -> list[tuple[Path, Record]]:
        """The games to offer, the latest first; if players were named, only games of the same players."""
        named = self._chosen[0].names if self._chosen is not None else None
        games = self._shelf.unfinished(self.kind.name)
        return [(path, record) for path, record in games if named in (None, record.names)][:OFFERED_GAMES]

    def _open_lobby(self, cut_off: Sequence[tuple[Path, Record]] = ()) -> None:
        say = self._words.say
        offers = [self._offer(path, record) for path, record in cut_off]
        head = [w.HTML(f'<div class="bw-title">{escape(say("resume-title"))}</div>')] if offers else []
        if self._chosen is not None:
            chosen = self._chosen
            fresh = w.Button(description=say("resume-new"), button_style="" if offers else "primary")
            fresh.on_click(lambda _: self._begin(*chosen))
            stage: list[w.Widget] = [w.VBox([*head, *offers, fresh]).add_class("bw-lobby")]
        else:
            self.lobby = Lobby(self.kind, self._words, self._start, self)
            resume = [w.VBox([*head, *offers]).add_class("bw-lobby")] if offers else []
            stage = [*resume, self.lobby]
        frame = frame_with(self.kind.sheets)()
        self._set_stage(w.VBox([frame, Lifeline(self._words), *stage]).add_class("bw-table"))

    def _offer(self, path: Path, record: Record) -> w.Button:
        names = self._words.listed(record.names)
        when = self._words.when(record.saved)
        label = self._words.say("resume-offer", names=names, moves=len(record.moves), when=when)
        button = w.Button(description=label, icon="play", button_style="primary").add_class("bw-resume")
        button.on_click(lambda _: self._resume(path, button))
        return button

    def _resume(self, path: Path, button: w.Button) -> None:
        # One after the other in the whole kernel: two widgets that took over each other's game would wait for ever.
        with _taking_over, self.lock:
            try:
                self._take_over(path)
            except SaveError as error:
                button.disabled = True
                button.description = self._words.say("more-not-opened", reason=error.reason)

    def _take_over(self, path: Path) -> None:
        # Read again: since it was offered the game may have gone on at another table.
        game, record = read_record(path, self._with_record)
        if (other := _open_tables.get(path)) is not None:
            other.close_table()
        # A file of its own: a kernel that still has the game open goes on writing the old one, and neither is lost.
        self._path = self._shelf.new_path()
        self._seat(game, record)
        if self._path.exists():
            self._shelf.forget(path)

    def _with_record(self, record: Record) -> tuple[Any, Record]:
        return self.kind.read_game(record), record

    def _start(self, guests: Sequence[Guest]) -> None:
        if self.lobby is None:  # pressed a second time before the first press was answered
            return
        choices = [guest.choice for guest in guests]
        game = self.kind.start([guest.name for guest in guests], choices, seed=self._seed)
        self._seed = None
        self._begin(game, [guest.bot for guest in guests])

    # The table

    def _seat(self, game: Any, record: Record) -> None:
        """Go on with a saved game. A person replaces a bot that the game does not know, and the table says so."""
        seats = record.seats or (PERSON,) * len(game.names)
        saved = [None if seat == PERSON else self.kind.parse_bot(seat) for seat in seats]
        mine = self._chosen[1] if self._chosen and self._chosen[0].names == game.names else [None] * len(saved)
        # A bot that is named in code for a seat counts more than what the file says about that seat.
        bots = [own or bot for own, bot in zip(mine, saved, strict=True)]
        self._begin(game, bots)
        assert self.table is not None
        self.table.tell(
            " ".join(
                self._words.say("resume-unknown-bot", name=name, bot=seat)
                for name, seat, bot in zip(game.names, seats, bots, strict=True)
                if bot is None and seat != PERSON
            )
        )

    @one_at_a_time
    def _begin(self, game: Any, bots: list[Bot | None]) -> None:
        # Fixed here: a bot that is still thinking at a table that was left must not write the next game's file.
        path = self._path
        # The new session first: if the game cannot be opened, the table that is there stays as it is.
        session: Session[Any] = Session(game, bots)
        menu = Menu(
            self._words,
            Errands(
                save=self._save,
                load=self._load,
                code=lambda: self.kind.write_code(session.game),
                open_code=self._open_code,
                copy=lambda text: table.frame.copy(text),
                pace=lambda name: table.set_pace(name),
                new=self._leave,
            ),
            file_name=f"{self.kind.name}.json",
            paces=list(PACES),
            pace=self._pace,
            kept=self._kept(),
        )
        table = Table(
            self.kind,
            session,
            self._words,
            pace=self._pace,
            on_again=self._again,
            menu=menu,
            coach=self._coach,
            loop=self._loop,
            lock=self.lock,
            keep=lambda state: self._keep(path, session, state),
        )
        table.lifeline.game = path.name
        if self.table is not None:
            if self.table.game.names == game.names:
                table.screens.go_on_with(self.table.screens.claims)
            self.table.close_table()
        self.lobby = None
        self.table = table
        _open_tables[self._path] = table
        self._set_stage(table)

    def _set_stage(self, widget: w.Widget) -> None:
        """Show a table or the lobby in place of what was there, of which nothing is left behind."""
        before, self._on_stage = self._on_stage, widget
        self.children = [widget]
        if before is not None:
            close_whole(before)

    def _kept(self) -> str:
        if self._save_trouble:
            return self._words.say("more-autosave-none", reason=self._save_trouble)
        return self._words.say("more-autosave", folder=str(self._shelf.folder))

    def _keep(self, path: Path, session: Session[Any], game: Any) -> str:
        """Put the game on the shelf. A full disk is only reported, in words for people: it must not stop a game."""
        try:
            self._shelf.write(path, self.kind.write_game(game, self._seats(session)))
        except (OSError, ValueError) as error:
            return self._words.say("more-autosave-none", reason=str(error))
        return ""

    @one_at_a_time
    def _again(self) -> None:
        """Another game of the same players, with fresh chance."""
        assert self.table is not None
        game, bots = self.table.game, self.table.session.bots
        self._path = self._shelf.new_path()
        self._begin(self.kind.same_again(game), list(bots))

    @one_at_a_time
    def _leave(self) -> None:
        """Back to the lobby; the game that is left stays on the shelf."""
        if self.table is not None:
            self.table.close_table()
            self.table = None
        self._chosen = None
        self._path = self._shelf.new_path()
        self._open_lobby(self._cut_off())

    # Errands of the menu

    def _save(self, name: str) -> str:
        assert self.table is not None
        if not name.strip():
            raise GameError(self._words.say("more-no-name"))
        path = Path(name.strip()).expanduser()
        path = path if path.suffix else path.with_suffix(".json")
        self.kind.save(self.table.game, path, self._seats(self.table.session))
        return str(path.resolve())

    @one_at_a_time
    def _load(self, data: bytes) -> None:
        from ..saving.record import read_bytes

        game, record = read_bytes(data, self._with_record)
        self._path = self._shelf.new_path()
        self._seat(game, record)

    @one_at_a_time
    def _open_code(self, code: str) -> None:
        game = self.kind.read_code(code)
        assert self.table is not None
        # A code says who plays by name only: a bot of that name at this table goes on playing.
        at_table = dict(zip(self.table.game.names, self.table.session.bots, strict=True))
        bots = [at_table.get(name) for name in game.names]
        self._path = self._shelf.new_path()
        self._begin(game, bots)

    def _seats(self, session: Session[Any]) -> list[str]:
        """Who sits where, as it is written down."""
        return [PERSON if bot is None else self.kind.bot_text(bot) for bot in session.bots]

    def __repr__(self) -> str:
        return f"Play({', '.join(self.game.names) if self.game else ''})"

    def _repr_svg_(self) -> str:
        return self.kind.view.picture(self.game or self.kind.sample())


def seated(kind: Kind[Any, Any], players: Sequence[Player]) -> list[Guest]:
    """The players that were named in code; a bot without a name is called by its function's or class's name.

    Raises:
        ValueError: the list, or one of the players in it, is invalid.
    """
    if isinstance(players, str) or not isinstance(players, Sequence):
        raise GameError(f"players are a list such as ['Ada', RandomBot()], not {quoted(players)}")
    guests: list[Guest] = []
    player: Any
    for player in players:
        match player:
            case str():
                guests.append(Guest(player, None))
            case (str(name), bot) if bot is None or _is_bot(bot):
                guests.append(Guest(name, bot))
            case type() | (str(), type()):
                made = player if isinstance(player, type) else player[1]
                raise GameError(f"{made.__name__} is a class of bots: write {made.__name__}(), with parentheses")
            case _ if callable(player):
                name = kind.bot_text(player).partition("(")[0]
                taken = {guest.name for guest in guests}
                number = next(n for n in count(1) if (name if n == 1 else f"{name} {n}") not in taken)
                guests.append(Guest(name if number == 1 else f"{name} {number}", player))
            case _:
                raise GameError(f"a player is a name, a bot, or a pair of both, not {quoted(player)}")
    return guests


def _is_bot(value: object) -> bool:
    return callable(value) and not isinstance(value, type)
