"""What `play()` shows: from the lobby to the end of a game, with every game kept on the shelf after each move."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import partial
from itertools import count
from pathlib import Path
from threading import RLock
from typing import TYPE_CHECKING, Any
from weakref import WeakValueDictionary

import traitlets as t

from ..language.words import Words
from ..page import widgets as w
from ..page.controls import button, close_whole
from ..page.frame import Fitting, frame_with
from ..page.lifeline import Lifeline
from ..page.lock import check_no_bot_acts, is_deciding, one_at_a_time, one_close
from ..page.observable import Now, Observable
from ..page.of_cell import shown_in_cell
from ..page.rerun_cell import game_to_go_on_with
from ..page.static_picture import SavedAsSvg
from ..rules.bots import PERSON, check_is_made
from ..rules.errors import GameError, quoted
from ..rules.game import Bot
from ..rules.names import checked_seed
from ..saving.errors import SaveError
from ..saving.files import read_record
from ..saving.saved_games import SavedGames
from ..saving.shelf import Shelf
from ..table.kind import Guest, Kind
from ..table.mover import PACES
from ..table.session import Session
from .choices import Choices
from .games import folders, games, kind_of
from .history import MyGames
from .keeper import Keeper
from .lobby import Lobby
from .menu import Menu
from .unfinished import KeptGame, Unfinished, bring_back_bar, broken_line, described, record_of, seats_of

if TYPE_CHECKING:
    from ..saving.record import Record
    from ..table.table import Table


Player = str | Bot | tuple[str, Bot | None]


def seated(kind: Kind[Any, Any], players: Sequence[Player]) -> list[Guest]:
    """The players that were named in code; a bot without a name is called by its function's or class's name.

    Raises:
        ValueError: the list, or one of the players in it, is invalid.
    """
    if isinstance(players, str) or not isinstance(players, Sequence):
        raise GameError.of(
            "refused-players",
            "players are a list such as {example}, not {given}",
            example="['Ada', RandomBot()]",
            given=quoted(players),
        )
    guests: list[Guest] = []
    player: Any
    for player in players:
        match player:
            case str():
                guests.append(Guest(player, None))
            case (str(name), bot) if bot is None or _is_bot(bot):
                guests.append(Guest(name, bot))
            case type() | (str(), type()):
                check_is_made(player if isinstance(player, type) else player[1])
            case _ if callable(player):
                name = kind.bot_text(player).partition("(")[0]
                taken = {guest.name for guest in guests}
                number = next(n for n in count(1) if (name if n == 1 else f"{name} {n}") not in taken)
                guests.append(Guest(name if number == 1 else f"{name} {number}", player))
            case _:
                raise GameError.of(
                    "refused-player", "a player is a name, a bot, or a pair of both, not {given}", given=quoted(player)
                )
    return guests


def _is_bot(value: object) -> bool:
    return callable(value) and not isinstance(value, type)


_moved_to: dict[Path, Path] = {}
"""Where a game is kept now that was taken over in this kernel, by where it was kept."""


def now_at(path: Path) -> Path:
    """Where a game is kept now."""
    while path in _moved_to:
        path = _moved_to[path]
    return path


Prepared = tuple[Any, list[Bot | None]]
"""A game that is about to begin, and for each seat a bot or `None`."""

_open_tables: WeakValueDictionary[Path, PlayWidget] = WeakValueDictionary()
_taking_over = RLock()
"""Held while a game is opened that may be open at another table. It is taken before the lock of any table."""


class PlayWidget(Observable, SavedAsSvg, w.VBox):
    """The lobby first, then the table. A game's `play` or `play_kind` makes it.

    Attributes:
        game: the game on the table; before it begins the one that is prepared, or `None`. It can be observed, for
            charts beside the table: `observe(f, names="game")` calls `f(change)` after each move, a bot's too, and
            after an undo, with the states `change.old` and `change.new`. A game that begins, or goes on from where it
            was kept, is told once, as it stands when a person sees it. Looking back changes nothing. What `f` raises is
            told above the table.
        table: the table; `None` before the game begins.
        lobby: the lobby, while it is open and no players were named.
        mine: the games that are over, while they are shown.
    """

    observed = frozenset({"game"})

    game = Now(read_only=True)

    def __init__(
        self,
        kind: Kind[Any, Any],
        choices: Choices,
        shelf: Shelf,
        prepared: Prepared | None = None,
        seed: object = None,
        mine: str | None = None,
    ) -> None:
        self.lock = RLock()
        self.kind = kind
        self.shelf, self._seed, self._prepared = shelf, seed, prepared
        self.saved_games = SavedGames()
        self.choices = choices
        self._path: Path | None = None
        self.table: Table | None = None
        self.lobby: Lobby | None = None
        self.mine: MyGames | None = None
        self._keeper: Keeper | None = None
        self._leaves_unsaved = self._tells = False
        self._told_game: Any = None
        self._on_stage: tuple[w.Widget, ...] = ()
        # A layout of its own: it stays while tables come and go, and whoever shows it may give it another width.
        super().__init__(layout=w.Layout())
        self.add_class("bw-stage")
        if mine is not None:
            self._show_my_games(mine)
        elif self._go_on():
            pass
        elif prepared is not None and not self._cut_off():
            self._begin(*prepared)
        else:
            self._open_lobby()
        self._told_game, self._tells = self.game, True

    @property
    def words(self) -> Words:
        """The language."""
        return self.choices.words

    def game_now(self) -> Any:
        """What `game` is now."""
        if self.table is not None:
            return self.table.game
        return self._prepared[0] if self._prepared else None

    def tell_fault(self, error: Exception) -> None:
        if self.table is not None:
            self.table.tell_fault(error)

    def _tell_game(self) -> None:
        """Tell whoever observes `game` what it has become: move by move if it went on."""
        before, now = self._told_game, self.game
        if now is before or not self._tells:
            return
        self._told_game = now
        states = () if self.table is None else self.table.session.states
        goes_on = before is not None and before.ply < len(states) and states[before.ply] is before
        for after in states[before.ply + 1 :] if goes_on else (now,):
            self.notify_change(t.Bunch(name="game", old=before, new=after, owner=self, type="change"))
            before = after

    def _go_on(self) -> bool:
        """Go on with the game of a person who has just asked for it at a table without a kernel, if it is there."""
        path = self.shelf.path_of(game_to_go_on_with())
        try:
            if path is not None and self._prepared is None:
                # The lobby may have led from the game that the cell asks for to another one.
                played = read_record(path, lambda record: record.game)
                if played != self.kind.name and played in (folder for _, folder in games(self.words.language)):
                    self._choose_kind(kind_of(played))
            return path is not None and self._resume(path) == ""
        except SaveError:
            return False

    # The lobby

    def _cut_off(self) -> list[KeptGame]:
        """The games to offer, the latest first; if players were named, only games of the same players."""
        named = self._prepared[0].names if self._prepared is not None else None
        return [each for each in self._unfinished() if named in (None, each[1].names)]

    def _open_lobby(self) -> None:
        cut_off = self._cut_off()
        stage: list[w.Widget] = []
        frame = frame_with(self.kind.sheets)()
        if cut_off or self.shelf.broken:
            offered = Unfinished(self.kind, self.words, self.shelf, cut_off, self._resume, self._found_again)
            stage.append(offered.add_class("bw-lobby"))
        if self._prepared is not None:
            prepared = self._prepared
            stage.append(w.HBox([button(self.words.say("resume-new"), lambda: self._begin(*prepared))]))
        else:
            self.lobby = Lobby(self, frame)
            stage.append(self.lobby)
        parts = [frame, Lifeline(self.words), *stage, Fitting()]
        self._set_stage(w.VBox(parts).add_class("bw-table"))

    @one_at_a_time
    def _anew(self, change: Callable[[], None]) -> None:
        """Choose something for which the lobby is made anew."""
        if self.lobby is not None:  # else somebody has started a game meanwhile
            change()
            self._open_lobby()

    def speak(self, language: str) -> None:
        """Show the lobby in another language."""
        options = self.lobby.options if self.lobby else None
        self._anew(lambda: self.choices.set_language(language))
        if options and self.lobby and self.lobby.options:
            self.lobby.options.choose(options.text())

    def play_another(self, game: str) -> None:
        """Show the lobby of another game of the kit, named by its folder."""
        self._anew(lambda: self._choose_kind(kind_of(game)))

    def choose_as_at_first(self) -> None:
        """Forget what was chosen, and show the lobby as at first."""
        self._anew(self.choices.forget)

    @one_at_a_time
    def roll_dice(self) -> None:
        """Show dice for people who play on paper; the lobby waits behind them."""
        # Late: only whoever plays on paper needs it.
        from ..table.dice_roller import DiceRoller

        if self.lobby is not None and self.lobby.paper is not None:  # else something else was pressed meanwhile
            self._cover(lambda back: DiceRoller(self.kind, self.words, on_back=back))

    # The games that are over

    @one_at_a_time
    def open_my_games(self) -> None:
        """Show the games that are over in the place of the lobby."""
        if self.lobby is not None:  # else somebody has started a game meanwhile
            self._show_my_games()

    def _show_my_games(self, game: str = "") -> None:
        frame = frame_with(self.kind.sheets)()
        mine = MyGames(self, frame, game)  # if that fails the lobby stays
        self.lobby, self.mine = None, mine
        self._set_stage(w.VBox([frame, Lifeline(self.words), self.mine, Fitting()]).add_class("bw-table"))

    @one_at_a_time
    def close_my_games(self) -> None:
        """Back to the lobby."""
        if self.mine is not None:
            self.mine = None
            self._open_lobby()

    @one_at_a_time
    def look_at(self, path: Path) -> None:
        """Look back at a game that is over, at a table; it stays where and as it is, until somebody goes on from it."""
        kind, (game, seats) = self._read_over(path)
        before = self.kind, self.choices
        try:
            if kind is not self.kind:
                self._choose_kind(kind)
            self._seat(game, seats, looks_back=True)
        except BaseException:
            self.kind, self.choices = before
            raise

    @one_at_a_time
    def review_of(self, path: Path) -> None:
        """Show the review of a game that is over, in the place of the list."""
        kind, (game, seats) = self._read_over(path)
        words = kind.words(self.words.language if self.words.language in kind.languages() else None)
        self._show_review(kind, game, [seat == PERSON for seat in seats], words)

    def _read_over(self, path: Path) -> tuple[Kind[Any, Any], tuple[Any, Sequence[str]]]:
        """A game on the shelf, of whatever kind, and who sat where."""
        played = read_record(path, lambda record: record.game)
        kind = self.kind if played == self.kind.name else kind_of(played)
        return kind, read_record(path, partial(_with_seats, kind))

    def _choose_kind(self, kind: Kind[Any, Any]) -> None:
        """Play another game, with what was chosen for that one last time and what was asked for in code."""
        self.kind = kind
        self.choices = self.choices.of_kind(kind)

    def start(self, guests: Sequence[Guest]) -> None:
        """Begin a game with these players, seat by seat. Raises `ValueError` if they do not fit each other."""
        lobby = self.lobby
        if lobby is None:  # pressed a second time before the first press was answered
            return
        choices = [guest.choice for guest in guests]
        options = lobby.options
        of_table = {self.kind.chosen_for_table: options.value()} if options else {}
        game = self.kind.start([guest.name for guest in guests], choices, seed=self._seed, **of_table)
        seats = tuple(row.chosen for row in lobby.rows)
        self.choices.remember(lobby.pace.value, lobby.coach.value, seats, options.text() if options else "")
        self._begin(game, [guest.bot for guest in guests])
        self._seed = None

    # The table

    @one_at_a_time
    def _begin(self, game: Any, bots: list[Bot | None], *, looks_back: bool = False) -> Keeper:
        """Put a game on the table, or only look back at it. If that fails, the table that is there stays as it is."""
        # Late: the lobby comes first, and nobody should wait for the table before it is there.
        from ..table.table import Table

        # Its own keeper: a bot that is still thinking at a table that was left must not write the next game's file.
        kind = self.kind
        keeper = Keeper(
            self.shelf, self.words, lambda state: record_of(kind, session, state), game if looks_back else None
        )
        session: Session[Any] = Session(game, bots, self.kind.view.asks)
        # A table keeps what has been played on it. The beginning is kept here, so that a full disk is told at once.
        warning = "" if game.ply else keeper.keep(game)
        try:
            table = Table(
                self.kind,
                session,
                self.words,
                pace=self.choices.pace,
                on_again=self._again,
                on_review=self._review if self.kind.open_review and self.choices.reviews else None,
                menu=lambda: Menu(self, table, keeper),
                coach=self.choices.coach,
                loop=self._loop,
                lock=self.lock,
                keep=keeper.keep,
                on_state=self._tell_game,
            )
        except BaseException:
            keeper.forget()
            raise
        if None in bots and not looks_back:
            self.choices.teach(table.parts.how_to)
        keeper.show_in(table.parts.lifeline)
        if warning:
            table.warn(warning)
        if self.table is not None:
            if self.table.game.names == game.names:
                table.parts.screens.go_on_with(self.table.parts.screens.claims)
            self.table.close_table()
        self.lobby = self.mine = None
        self.table, self._path, self._keeper = table, keeper.path, keeper
        self._leaves_unsaved = False
        _open_tables[keeper.path] = self
        self._set_stage(table)
        if looks_back:
            table.look_back.switch.value = True
        self._tell_game()
        return keeper

    def _set_stage(self, *widgets: w.Widget) -> None:
        """Show a table or the lobby in place of what was there."""
        before, self._on_stage = self._on_stage, widgets
        self.children = widgets
        for widget in before:
            if widget not in widgets:
                close_whole(widget)

    def _cover(self, make: Callable[[Callable[[], None]], w.Widget]) -> None:
        """Show something in place of what is there, which comes back when `make` is told to go back."""
        before = self._on_stage
        if self.children != before:
            return  # pressed a second time before that was answered

        def back() -> None:
            with self.lock:
                if self._on_stage == (shown, *before):  # else it has just been left for something else
                    self._set_stage(*before)

        shown = make(back)
        self._on_stage = (shown, *before)
        self.children = (shown,)

    @one_at_a_time
    def _review(self) -> None:
        """Show the review of the game in the place of its table."""
        assert self.table is not None
        self._show_review(self.kind, self.table.game, [bot is None for bot in self.table.session.bots], self.words)

    def _show_review(self, kind: Kind[Any, Any], game: Any, people: Sequence[bool], words: Words) -> None:
        """Show the review of a game: of the first person, or of the first player."""
        open_review, seat = kind.open_review, next((seat for seat, person in enumerate(people) if person), 0)
        assert open_review is not None
        self._cover(lambda back: open_review(game, seat, words, back))

    @one_at_a_time
    def _again(self) -> None:
        """Another game of the same players, with fresh chance."""
        assert self.table is not None
        self._begin(self.kind.same_again(self.table.game), list(self.table.session.bots))

    @one_at_a_time
    def leave(self) -> None:
        """Back to the lobby; the game that is left stays on the shelf, and one that does not is left if asked twice."""
        if self.comm is None:  # closed, because its cell was run again
            return
        if self.table is not None:
            if self._holds_unsaved and not self._leaves_unsaved:
                self._leaves_unsaved = True
                self.table.tell(self.words.say("leave-unsaved"))
                return
            self.table.close_table()
            self.table = None
        self._prepared = None
        self._tell_game()
        self._open_lobby()

    @one_close
    def close(self) -> None:
        """Stop the bots, and close all that was shown; `game` stays as it is."""
        if self.table is not None:
            self.table.close_table()
        if self._path is not None and _open_tables.get(self._path) is self:
            del _open_tables[self._path]
        self._set_stage()
        super().close()

    # Opening a game that was begun elsewhere

    def games_to_open(self) -> list[tuple[str, Callable[[], str]]]:
        """The games that were saved by name, and at a table those that can go on: what each is called, and its opening.

        That returns what there is to say about it, as `open_code` does.
        """
        with_seats = partial(_with_seats, self.kind)
        offers: list[tuple[str, Record, Callable[[], str]]] = [
            (path.stem, record, lambda path=path: self._open(*read_record(path, with_seats)))  # type: ignore[misc]
            for path, record in self.saved_games.games(self.kind.name)
        ]
        for path, record in [] if self.lobby is not None else self._unfinished():
            if path != self._path:
                offers.append((self.words.listed(record.names), record, partial(self._resume, path)))
        return [(f"{name} · {described(self.kind, record, self.words)}", act) for name, record, act in offers]

    def broken(self) -> str:
        """A line about files that cannot be read; "" if there are none. Asked for after `games_to_open`."""
        # The lobby has told already what is broken on the shelf.
        kept = () if self.lobby is not None else self.shelf.broken
        return broken_line((*self.saved_games.broken, *kept), self.words)

    def open_file(self, data: bytes) -> str:
        """Go on with the game in a file's bytes, as `open_code` does."""
        # Late: so that only whoever opens a file imports what reads it.
        from ..saving.record import read_bytes

        return self._open(*read_bytes(data, partial(_with_seats, self.kind)))

    def open_code(self, code: str) -> str:
        """Go on with the game of a code, and return what there is to say about it, or ""; see `Host`."""
        game, seats = self.kind.read_seated_code(code)
        if seats or self.table is None:
            return self._open(game, seats or (PERSON,) * len(game.names))
        # This code says who plays by name only: a bot of that name at this table goes on playing.
        at_table = dict(zip(self.table.game.names, self.table.session.bots, strict=True))
        return self._open(game, (PERSON,) * len(game.names), [at_table.get(name) for name in game.names])

    def _open(self, game: Any, seats: Sequence[str], bots: Sequence[Bot | None] = ()) -> str:
        """Go on with a game that was read: where it is already, if it is on this table or on the shelf."""
        check_no_bot_acts()
        with _taking_over, self.lock:
            if (
                self.table is not None
                and self._on_stage == (self.table,)
                and self.kind.is_course_of(game, self.table.game)
            ):
                if game.ply == self.table.game.ply:
                    return self.words.say("open-here")
                self.table.look_back.go_on_from(game.ply)
                return self.words.say("open-back", ply=game.ply)
            kept = next((path for path, record in self._unfinished() if self.kind.is_in(record, game)), None)
            if kept is not None and not bots:
                return self._resume(kept)
            # A game that is among those that are over is only looked at: else it would count once more.
            over = game.to_move is None and any(
                self.kind.is_in(record, game) for _, record in self.shelf.finished(self.kind.name)
            )
            self._seat(game, seats, bots, looks_back=over)
            return ""

    def _unfinished(self) -> list[KeptGame]:
        return self.shelf.unfinished(self.kind.name)

    def _resume(self, path: Path) -> str:
        """Go on with a game on the shelf, here and at no other table of this kernel. Return ""."""
        check_no_bot_acts()
        # One after the other in the whole kernel: two widgets that took over each other's game would wait for ever.
        with _taking_over, self.lock:
            other = _open_tables.get(path)
            if other is None or other is self:
                self._take_over(path)
                return ""
            with other.lock:
                if other._path == path and other.table is not None and other._holds_unsaved:
                    # What is on the shelf, if anything, is older than what is on that table.
                    session = other.table.session
                    _moved_to[path] = self._seat(session.game, seats_of(other.kind, session), session.bots).path
                else:
                    self._take_over(path)
                other._leave_to_another(path)
            return ""

    @property
    def _holds_unsaved(self) -> bool:
        """Whether the game on the table is not on the shelf as it is, and still cannot be put there."""
        if self.table is None or self._keeper is None or self._keeper.written:
            return False
        self._keeper.keep(self.table.game)
        return not self._keeper.written

    def _take_over(self, path: Path) -> None:
        # Read again: since it was offered the game may have gone on at another table.
        (game, seats), record = read_record(path, lambda record: (_with_seats(self.kind, record), record))
        # A file of its own: a kernel that still has the game open goes on writing the old one, and neither is lost.
        keeper = self._seat(game, seats)
        _moved_to[path] = keeper.path
        with suppress(OSError):  # else it stays on the shelf as well
            if keeper.written and not self.shelf.forget(path, record) and self.table is not None:
                self.table.tell(self.words.say("resume-also-elsewhere"))

    def _leave_to_another(self, path: Path) -> None:
        """Stop the table, because its game goes on at another table of this kernel; one press brings it back."""
        if self.table is None or self._path != path:
            return
        self.table.look_back.stop()
        self.table.close_table()
        self._set_stage(bring_back_bar(self.words, lambda: self._resume(now_at(path))), self.table)

    def _found_again(self, path: Path, record: Record) -> Path | None:
        """Where a game is kept now that has been taken over from its path, here or by another kernel; or `None`."""
        if (here := now_at(path)).is_file():
            return here
        # Its start holds its seed, so no other game begins in the same way.
        same = record.names, record.start
        return next((kept for kept, found in self._unfinished() if (found.names, found.start) == same), None)

    def _seat(
        self, game: Any, seats: Sequence[str], bots: Sequence[Bot | None] = (), *, looks_back: bool = False
    ) -> Keeper:
        """Go on with a saved game. A person replaces a bot that the game does not know, and the table says so."""
        saved = [None if seat == PERSON else self.kind.parse_bot(seat) for seat in seats]
        named = self._prepared[1] if self._prepared and self._prepared[0].names == game.names else [None] * len(saved)
        # A bot that is named in code for a seat counts more than what the file says about that seat.
        seated = [own or bot for own, bot in zip(bots or named, saved, strict=True)]
        keeper = self._begin(game, seated, looks_back=looks_back)
        assert self.table is not None
        self.table.tell(
            " ".join(
                self.words.say("resume-unknown-bot", name=name, bot=seat)
                for name, seat, bot in zip(game.names, seats, seated, strict=True)
                if bot is None and seat != PERSON
            )
        )
        return keeper

    def __repr__(self) -> str:
        return f"PlayWidget({', '.join(self.game.names) if self.game else ''})"

    def _repr_svg_(self) -> str:
        if self.mine is not None:
            return self.mine.picture()
        return self.kind.view.picture(self.game or self.kind.sample())


def _with_seats(kind: Kind[Any, Any], record: Record) -> tuple[Any, Sequence[str]]:
    return kind.read_game(record), record.seats or (PERSON,) * len(record.names)


def _shelf(shelf: Shelf | None) -> Shelf:
    if not isinstance(shelf, Shelf | None):
        raise GameError.of(
            "refused-shelf", "games are kept on a Shelf, not on {given}: write Shelf(folder)", given=quoted(shelf)
        )
    return shelf or Shelf()


def my_games(game: str | None = None, *, language: str | None = None, shelf: Shelf | None = None) -> PlayWidget:
    """Show the games that are over, of all games of the kit, the newest first, and the score against each bot.

    The last 2,000 are kept. Each can be looked back at, reviewed, downloaded and deleted.

    Args:
        game: the name of a game, such as `"chess"`, to show only its games at first.
        language: of everything that is shown, such as `"en"`.
        shelf: where games are kept; the usual place if left out.

    Raises:
        ValueError: there is no such game, or there are no words in the language.

    >>> from buttons_widgets import my_games
    >>> my_games()
    PlayWidget()
    """
    if game is not None and game not in folders():
        games = ", ".join(folders())
        raise GameError.of(
            "refused-game-name", "the game is one of {games}, not {given}", games=games, given=quoted(game)
        )
    kind, shelf = kind_of(game or folders()[0]), _shelf(shelf)
    words = None if language is None else kind.words(language)
    return PlayWidget(kind, Choices(kind, shelf.folder, words, None, None, None), shelf, mine=game or "")


def play_kind(
    kind: Kind[Any, Any],
    players: Sequence[Player] | None = None,
    *,
    seed: object = None,
    pace: str | None = None,
    coach: bool | None = None,
    review: bool | None = None,
    language: str | None = None,
    shelf: Shelf | None = None,
    **options: Any,
) -> PlayWidget:
    """Play {game}.

    Without arguments it asks who plays. A game that was cut off, say by a restarted kernel, is offered first. What
    is left out is as it was chosen last time.

    The game is the `game` of what this returns, and can be observed: `observe(f, names="game")` calls `f(change)` after
    each move, a bot's too, with `change.old` and `change.new`.

    Args:
        kind: which game.
        players: clockwise: a name for a person, a bot, or a pair of a name and a bot.
        options: of the game.
        seed: decides all chance; a fresh one if left out.
        pace: of the bots: `"slow"`, `"normal"`, `"fast"` or `"once"`; at first `"normal"`.
        coach: whether the people at the table may ask what every choice is worth; at first they may.
        review: whether the end of a game offers its review, which shows that for every decision; left out, it does
            unless the coach was forbidden with `coach=False`.
        language: of everything on the table, such as `"en"`.
        shelf: where games are kept; the usual place if left out.

    Raises:
        ValueError: players, an option, seed or pace are invalid, or there are no words in the language.

    {example}
    """
    if players is None and any(value is not None for value in options.values()):
        named = ", ".join(kind.state.setup_type.options())
        raise GameError.of("refused-with-players", "given together with players: {options}", options=named)
    if is_deciding():
        raise GameError.of(
            "refused-bot-table", "a bot decides in the game that it is given, and cannot open a table of its own"
        )
    if pace is not None and (not isinstance(pace, str) or pace not in PACES):
        raise GameError.of(
            "refused-pace", "the pace is one of {paces}, not {given}", paces=", ".join(PACES), given=quoted(pace)
        )
    shelf = _shelf(shelf)
    seed = None if seed is None else checked_seed(seed)
    prepared = None
    if players is not None:
        guests = seated(kind, players)
        game = kind.start([guest.name for guest in guests], seed=seed, **options)
        prepared = game, [guest.bot for guest in guests]
    words = None if language is None else kind.words(language)
    choices = Choices(kind, shelf.folder, words, pace, coach, review)
    # What is not on the shelf is there as long as its table is.
    return shown_in_cell(
        lambda _: PlayWidget(kind, choices, shelf, prepared, seed), may_go=lambda widget: not widget._holds_unsaved
    )
