"""`play()`: from the choice of seats to the end of a game, with every game kept on the shelf after each move."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from html import escape
from itertools import count
from pathlib import Path
from typing import Final
from weakref import WeakValueDictionary

import ipywidgets as w

from ...kit.language.words import Words
from ...kit.page.pictured import Pictured
from ...kit.rules.game import CHANCE, Bot
from ...kit.saving.record import PERSON, Record, SaveError, read_bytes
from ...kit.saving.shelf import Shelf, read_record
from ...kit.table.menu import Drawer, Errands
from ...kit.table.session import Session
from ..rules.game import Game
from ..rules.layout import Layout
from ..saving.game_format import BUTTONS_FORMAT, code_of, game_from_code, save
from ..strategy.bots import CautiousBot, bot_text, parse_bot
from .frame import TableFrame
from .lobby import Guest, Lobby
from .table import PACES, Table
from .words import game_words

OFFERED_GAMES: Final = 3
"""So many of the games that were cut off are offered at most."""
SAMPLE_ROUND: Final = 3
SAMPLE_BUTTONS: Final = 9
"""The moment of a game that is pictured before there is one: this round, as soon as so many buttons lie."""

Player = str | Bot | tuple[str, Bot | None]

_open_tables: WeakValueDictionary[Path, Table] = WeakValueDictionary()


def play(
    players: Sequence[Player] | None = None,
    layouts: Sequence[str | Layout] | None = None,
    *,
    cards: Sequence[str] | None = None,
    seed: object = None,
    pace: str = "normal",
    coach: bool = True,
    language: str | None = None,
    shelf: Shelf | None = None,
) -> Play:
    """Play BUTTONS.

    Without arguments it asks who plays. A game that was cut off, by a restarted kernel say, is offered first.

    Args:
        players: one to four, clockwise: a name for a person, a bot, or a pair of a name and a bot.
        layouts: for each player a side A to H, or a layout.
        cards: for each player the letters of its button cards; dealt if left out.
        seed: decides the dice and the deal; a fresh one if left out.
        pace: of the bots: `"slow"`, `"normal"`, `"fast"` or `"once"`.
        coach: whether the people at the table may ask what every choice is worth.
        language: of everything on the table, such as `"en"`.
        shelf: where games are kept; the usual place if left out.

    Raises:
        ValueError: something of this is not so; the message names it.

    >>> from buttons_widgets import RandomBot
    >>> play(["Ada", ("Bo", RandomBot())], seed=1)
    Play(Ada, Bo)
    """
    if pace not in PACES:
        raise ValueError(f"bots move {', '.join(PACES)}, not {pace!r}")
    chosen = None
    if players is not None:
        guests = _guests(players)
        chosen = Game.start([name for name, _ in guests], layouts, cards, seed), [bot for _, bot in guests]
    elif layouts is not None or cards is not None:
        raise ValueError("layouts and cards are given together with players")
    return Play(game_words(language), shelf or Shelf(), pace=pace, coach=coach, chosen=chosen, seed=seed)


class Play(Pictured, w.VBox):
    """What `play()` returns: the lobby first, then the table. Make it with `play`."""

    def __init__(
        self,
        words: Words,
        shelf: Shelf,
        *,
        pace: str,
        coach: bool,
        chosen: tuple[Game, list[Bot | None]] | None,
        seed: object = None,
    ) -> None:
        self._words, self._shelf, self._pace, self._coach, self._seed = words, shelf, pace, coach, seed
        self._chosen = chosen
        self._loop = _running_loop()
        self._path = shelf.new_path()
        self._save_trouble = shelf.trouble
        self.table: Table | None = None
        self.lobby: Lobby | None = None
        super().__init__()
        self.add_class("bw-stage")
        cut_off = self._cut_off()
        if chosen is not None and not cut_off:
            self._begin(*chosen)
        else:
            self._open_lobby(cut_off)

    @property
    def game(self) -> Game | None:
        """The game on the table; before it begins the one that is prepared, or `None`."""
        if self.table is not None:
            return self.table.game
        return self._chosen[0] if self._chosen else None

    # The lobby

    def _cut_off(self) -> list[tuple[Path, Record]]:
        """The games to offer, the last one first: any, or where the players are named those of the same players."""
        named = self._chosen[0].names if self._chosen is not None else None
        games = self._shelf.unfinished()
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
            self.lobby = Lobby(self._words, self._start)
            resume = [w.VBox([*head, *offers]).add_class("bw-lobby")] if offers else []
            stage = [*resume, self.lobby]
        frame = TableFrame(lost=say("frame-lost"))
        self.children = [w.VBox([frame, *stage]).add_class("bw-table")]

    def _offer(self, path: Path, record: Record) -> w.Button:
        names = self._words.listed(record.names)
        when = self._words.when(record.saved)
        label = self._words.say("resume-offer", names=names, moves=len(record.moves), when=when)
        button = w.Button(description=label, icon="play", button_style="primary").add_class("bw-resume")
        button.on_click(lambda _: self._resume(path, button))
        return button

    def _resume(self, path: Path, button: w.Button) -> None:
        # Read again: since it was offered the game may have gone on at another table.
        try:
            game, record = read_record(path, lambda record: (BUTTONS_FORMAT.read_game(record), record))
        except SaveError as error:
            button.disabled = True
            button.description = self._words.say("more-not-opened", reason=error.reason)
            return
        if (other := _open_tables.get(path)) is not None:
            other.close_table()
        # A file of its own: a kernel that still has the game open goes on writing the old one, and neither is lost.
        self._path = self._shelf.new_path()
        self._seat(game, record)
        if self._path.exists():
            self._shelf.forget(path)

    def _start(self, guests: list[Guest]) -> None:
        game = Game.start([guest.name for guest in guests], [guest.layout for guest in guests], seed=self._seed)
        self._seed = None
        self._begin(game, [guest.bot for guest in guests])

    # The table

    def _seat(self, game: Game, record: Record) -> None:
        """Go on with a saved game; a bot that the kit does not know is replaced by a person, and that is told."""
        seats = record.seats or (PERSON,) * len(game.names)
        bots = [None if seat == PERSON else parse_bot(seat) for seat in seats]
        mine = self._chosen[1] if self._chosen and self._chosen[0].names == game.names else [None] * len(bots)
        # Whoever names a bot for a seat in code means it, also where a person has decided for that bot meanwhile.
        bots = [bot or own for bot, own in zip(bots, mine, strict=True)]
        self._begin(game, bots)
        assert self.table is not None
        self.table.tell(
            " ".join(
                self._words.say("resume-unknown-bot", name=name, bot=seat)
                for name, seat, bot in zip(game.names, seats, bots, strict=True)
                if bot is None and seat != PERSON
            )
        )

    def _begin(self, game: Game, bots: list[Bot | None]) -> None:
        if self.table is not None:
            self.table.close_table()
        if (other := _open_tables.get(self._path)) is not None:
            other.close_table()
        self.lobby = None
        # Fixed here: a bot that still thinks at a table which was left must not write the next game's file.
        path = self._path
        session: Session[Game] = Session(game, bots, on_change=lambda state: self._keep(path, session, state))
        if game.moves:
            self._keep(path, session, game)
        drawer = Drawer(
            self._words,
            Errands(
                save=self._save,
                load=self._load,
                code=lambda: code_of(session.game),
                open_code=self._open_code,
                copy=lambda text: table.frame.copy(text),
                pace=lambda name: table.set_pace(name),
                new=self._leave,
            ),
            paces=list(PACES),
            pace=self._pace,
            kept=self._kept(),
        )
        table = Table(
            session,
            self._words,
            pace=self._pace,
            on_again=self._again,
            drawer=drawer,
            coach=self._coach,
            loop=self._loop,
        )
        self.table = table
        _open_tables[self._path] = table
        self.children = [table]

    def _kept(self) -> str:
        if self._save_trouble:
            return self._words.say("more-autosave-none", reason=self._save_trouble)
        return self._words.say("more-autosave", folder=str(self._shelf.folder))

    def _keep(self, path: Path, session: Session[Game], game: Game) -> None:
        """Put the game on the shelf; a full disk must not stop a game, so it is only told."""
        trouble = ""
        try:
            self._shelf.write(path, BUTTONS_FORMAT.write_game(game, _seats(session)))
        except (OSError, ValueError) as error:
            trouble = self._words.say("more-autosave-none", reason=str(error))
        if self.table is not None:
            self.table.warning = trouble

    def _again(self) -> None:
        """The same people on the same boards, with fresh dice and cards."""
        assert self.table is not None
        game, bots = self.table.game, self.table.session.bots
        self._path = self._shelf.new_path()
        self._begin(Game.start(game.names, game.layouts), list(bots))

    def _leave(self) -> None:
        """Back to the lobby; the game that is left stays on the shelf."""
        if self.table is not None:
            self.table.close_table()
            self.table = None
        self._chosen = None
        self._path = self._shelf.new_path()
        self._open_lobby(self._cut_off())

    # Errands of the drawer

    def _save(self, name: str) -> str:
        assert self.table is not None
        if not name.strip():
            raise ValueError(self._words.say("more-no-name"))
        path = Path(name.strip()).expanduser()
        path = path if path.suffix else path.with_suffix(".json")
        save(self.table.game, path, _seats(self.table.session))
        return str(path.resolve())

    def _load(self, data: bytes) -> None:
        game, record = read_bytes(data, lambda record: (BUTTONS_FORMAT.read_game(record), record))
        self._path = self._shelf.new_path()
        self._seat(game, record)

    def _open_code(self, code: str) -> None:
        game = game_from_code(code)
        assert self.table is not None
        # A code tells who plays by name only: a bot of that name at this table goes on playing.
        seated = dict(zip(self.table.game.names, self.table.session.bots, strict=True))
        bots = [seated.get(name) for name in game.names]
        self._path = self._shelf.new_path()
        self._begin(game, bots)

    def __repr__(self) -> str:
        return f"Play({', '.join(self.game.names) if self.game else ''})"

    def _repr_svg_(self) -> str:
        return (self.game or _sample_game())._repr_svg_()


def _seats(session: Session[Game]) -> list[str]:
    """Who sits where, as it is written down."""
    return [PERSON if bot is None else bot_text(bot) for bot in session.bots]


def _sample_game() -> Game:
    """A game between bots at a moment in its third round: what a table will look like, for before there is one."""
    game = Game.start(["Ada", "Berta", "Cosimo"], cards=["r", "b", "y"], seed="picture")
    bot = CautiousBot(buttons=5, seed="picture")
    while game.round < SAMPLE_ROUND or sum(mask.bit_count() for mask in game.button_masks) < SAMPLE_BUTTONS:
        game = game.play(game.chance_move() if game.to_move is CHANCE else bot(game))
    return game


def _guests(players: Sequence[Player]) -> list[tuple[str, Bot | None]]:
    """Names and bots of those who were named in code; a bot without a name is called by its kind."""
    if isinstance(players, str) or not isinstance(players, Sequence):
        raise ValueError(f"players are a list such as ['Ada', RandomBot()], not {players!r}")
    guests: list[tuple[str, Bot | None]] = []
    for player in players:
        match player:
            case str():
                guests.append((player, None))
            case (str(name), bot) if bot is None or callable(bot):
                guests.append((name, bot))
            case _ if callable(player):
                name = bot_text(player).partition("(")[0]
                taken = {other for other, _ in guests}
                number = next(n for n in count(1) if (name if n == 1 else f"{name} {n}") not in taken)
                guests.append((name if number == 1 else f"{name} {number}", player))
            case _:
                raise ValueError(f"a player is a name, a bot, or a pair of both, not {player!r}")
    return guests


def _running_loop() -> asyncio.AbstractEventLoop | None:
    """The event loop of the kernel, in which cells run; `None` where there is none, as in plain Python."""
    try:
        return asyncio.get_running_loop()
    except RuntimeError:
        return None
