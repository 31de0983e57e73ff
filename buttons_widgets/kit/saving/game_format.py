"""How one game is written down: as a record for files, and as a short code to copy and paste.

A `GameFormat` knows no rules. A game supplies how its start is written and how a move is read; every move is then
checked by the game's own `play`.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, Generic, TypeVar

from ..rules.errors import GameError, quoted, sendable
from ..rules.game import Game, Move
from ..rules.setup import GameSetup
from .code import MOST_PLIES, MOST_TEXTS, SEATED, CodeError, CodeReader, CodeWriter
from .errors import SaveError
from .files import check_replaceable, read_record, write_record

if TYPE_CHECKING:
    from .record import Record

LONGEST_SEAT: Final = 1000
"""The description of who sits in a seat has at most so many characters."""
MOST_KEYS: Final = 100
"""The start of a game has at most so many entries in a code."""

G = TypeVar("G", bound=Game[Any])
M = TypeVar("M", bound=Move)


class GameFormat(Generic[G, M]):
    """How the games of one kind are written and read.

    Attributes:
        state: the class of the game's states, a `State`. A game without one replaces `parse_move`, `write_start` and
            `read_start`.
        name: the name of the game in records, such as `"chess"`.
    """

    name: str
    state: type[Any]

    # What a game may replace

    @property
    def code_word(self) -> str:
        """What the codes of this game begin with, in capital letters: here, those of its name."""
        return re.sub("[^A-Z]", "", self.name.upper())

    def parse_move(self, text: str) -> M:
        """Read the short text of a move.

        Raises:
            ValueError: the text is malformed.
        """
        move: M = self.state.texts.parse(text)
        return move

    def write_start(self, game: G) -> Mapping[str, tuple[str, ...]]:
        """All that is fixed before the first move, except the names, as texts: the options of its setup, and the seed.

        Raises:
            ValueError: it is no such game, or does not hold its seed, because `seen_by` made it for a player.
        """
        return {**self._setup(game).texts(), "seed": (self._held_seed(game),)}

    def read_start(self, names: tuple[str, ...], start: Mapping[str, tuple[str, ...]]) -> G:
        """The game before its first move, from the names and what `write_start` wrote.

        Raises:
            ValueError: something is missing, malformed, or too much.
        """
        setup: type[GameSetup] = self.state.setup_type
        wanted = [*setup.options(), "seed"]
        if start.keys() != set(wanted) or len(start["seed"]) != 1:
            raise SaveError.of(
                "refused-start-damaged",
                "this saved game is damaged: its start should be {wanted}",
                wanted=", ".join(wanted),
            )
        begun: G = self.state.begin(setup.of_texts(names, start["seed"][0], start))
        return begun

    def put_start(self, game: G, writer: CodeWriter) -> None:
        """Put all that is fixed before the first move into a code: here, the names and the texts of `write_start`.

        A game that knows how to write it in fewer letters replaces this and `take_start`.

        Raises:
            ValueError: the game does not hold all of it, or a text is too long for a code.
        """
        start = self.write_start(game)  # before anything else, because it looks whether this is a game at all
        _put_texts(writer, game.names)
        writer.put_count(len(start))
        for key, texts in start.items():
            writer.put_text(key)
            _put_texts(writer, texts)

    def take_start(self, reader: CodeReader) -> G:
        """The game before its first move, from what `put_start` put into a code.

        Raises:
            ValueError: something is missing or malformed.
        """
        names = _take_texts(reader)
        return self.read_start(
            names, {reader.take_text(): _take_texts(reader) for _ in range(reader.take_count(MOST_KEYS))}
        )

    # What every game has

    def _setup(self, game: G) -> GameSetup:
        if not isinstance(game, self.state):
            raise GameError(f"this is not a game of {self.state.title}: {quoted(game)}")
        setup: GameSetup = game.setup
        return setup

    def _held_seed(self, game: G) -> str:
        seed = self._setup(game).seed
        if seed is None:
            raise GameError.of(
                "refused-game-seedless",
                "this game does not hold the seed of its chance, so it cannot be saved: save the original game",
            )
        return seed

    def write_game(self, game: G, seats: Sequence[str] = ()) -> Record:
        """The record of a game.

        Args:
            game: any state of it; all earlier states are kept with it.
            seats: for each seat `PERSON` or the description of a bot, for people to read.

        Raises:
            ValueError: the game has more than `MOST_PLIES` moves, or does not hold all that is fixed before its first
                move, such as its seed; or the seats are not one short text for each player.
        """
        start = dict(self.write_start(game))
        moves = game.moves
        if len(moves) > MOST_PLIES:
            raise GameError.of(
                "refused-save-moves",
                "the game is too long to be saved: it has {count} moves, more than {most}",
                count=len(moves),
                most=MOST_PLIES,
            )
        from msgspec import UNSET

        from .record import Record

        result = game.result
        return Record(
            game=self.name,
            names=game.names,
            start=start,
            seats=_checked_seats(seats, len(game.names)),
            over=game.to_move is None,
            winners=UNSET if result is None else result.winners,
            saved=datetime.now(UTC),
            moves=tuple(map(str, moves)),
        )

    def read_game(self, record: Record) -> G:
        """The game of a record. Every move is checked by the rules.

        Raises:
            SaveError: the record is of another game, its start is malformed, or a move in it is malformed or illegal;
                the message names the move.
        """
        if record.game != self.name:
            raise SaveError.of(
                "refused-record-game",
                "this is a game of {game}, not of {wanted}",
                game=quoted(record.game),
                wanted=repr(self.name),
            )
        try:
            game = self.read_start(record.names, record.start)
        except SaveError:
            raise
        except ValueError as error:
            raise SaveError.of("refused-record-start", "this saved game cannot begin: {error}", error=error) from error
        for number, text in enumerate(record.moves, start=1):
            try:
                game = game.play(self.parse_move(text))
            except ValueError as error:
                raise SaveError.of(
                    "refused-record-move",
                    "move {number} of this saved game is wrong: {error}",
                    number=number,
                    error=error,
                ) from error
        return game

    def write_code(self, game: G, seats: Sequence[str] = ()) -> str:
        """The short code that holds a whole game.

        Args:
            game: any state of it; all earlier states are kept with it.
            seats: for each seat `PERSON` or the description of a bot; the code does not say who plays if left out.

        Raises:
            ValueError: the game is too long for a code, or does not hold all that is fixed before its first move, such
                as its seed; or the seats are not one text for each player.
        """
        writer = CodeWriter()
        self.put_start(game, writer)
        writer.put_moves(game)
        if not seats:
            return writer.code(self.code_word)
        if isinstance(seats, str) or len(seats) != len(game.names) or not all(isinstance(seat, str) for seat in seats):
            raise GameError(f"seats are one text for each of {len(game.names)} players, not {quoted(seats)}")
        writer.put_seats(seats)
        return writer.code(self.code_word, SEATED)

    def read_code(self, text: str) -> G:
        """The game of a code. White space, line breaks and quotation marks are ignored; the rules check every move.

        Raises:
            CodeError: the text is not a complete, unchanged code of this game, or was made by a later version of the
                kit.
        """
        return self.read_seated_code(text)[0]

    def read_seated_code(self, text: str) -> tuple[G, tuple[str, ...]]:
        """The game of a code, see `read_code`, and for each seat `PERSON` or a bot as it is written, if it says so."""
        reader = CodeReader(text, self.code_word)
        try:
            start = self.take_start(reader)
        except CodeError:
            raise
        except ValueError as error:
            raise CodeError.of("refused-code-start", "this code holds no game: {error}", error=error) from error
        game = reader.take_moves(start)
        seats = reader.take_seats(len(game.names)) if reader.version >= SEATED else ()
        reader.close()
        return game, seats

    def is_course_of(self, earlier: G, game: G) -> bool:
        """Whether a game, which holds its seed, is an earlier one as it went on, or as it is now."""
        return (
            earlier.ply <= game.ply
            and earlier.names == game.names
            and tuple(game.moves)[: earlier.ply] == tuple(earlier.moves)
            and self.write_start(earlier) == self.write_start(game)
        )

    def is_in(self, record: Record, game: G) -> bool:
        """Whether a record holds just this game."""
        return (
            (record.game, record.names) == (self.name, game.names)
            and record.moves == tuple(map(str, game.moves))
            and record.start == dict(self.write_start(game))
        )

    def save(self, game: G, path: Path | str, seats: Sequence[str] = ()) -> None:
        """Write a game to a file. A saved game of that name stays as it is until the new one is complete.

        Args:
            game: any state of it; all earlier states are kept with it.
            path: of the file, usually one that ends in `.json`.
            seats: for each seat `PERSON` or the description of a bot, for people to read.

        Raises:
            OSError: the file cannot be written.
            ValueError: the path is malformed, a file of that name is no saved game, or the game cannot be saved: see
                `write_game`.
        """
        record = self.write_game(game, seats)
        check_replaceable(path)
        write_record(path, record)

    def load(self, path: Path | str) -> G:
        """Read a game that `save` wrote. Nothing in the file is executed; every move is checked by the rules.

        Raises:
            SaveError: the file cannot be read, or is not a complete, unchanged record of this game, or was saved by a
                later version of the kit. The message names the file and says what is wrong with it.
        """
        return read_record(path, self.read_game)


def _checked_seats(seats: Sequence[str], players: int) -> tuple[str, ...]:
    """Who sits where, as a record can hold it and read it again."""
    if isinstance(seats, str) or not isinstance(seats, Sequence) or len(seats) not in (0, players):
        raise GameError(f"seats are one text for each of {players} players, or none at all, not {quoted(seats)}")
    for seat in seats:
        if not isinstance(seat, str) or len(seat) > LONGEST_SEAT or seat != sendable(seat):
            raise GameError(f"a seat is a text of at most {LONGEST_SEAT} characters, not {quoted(seat)}")
    return tuple(seats)


def _put_texts(writer: CodeWriter, texts: Sequence[str]) -> None:
    writer.put_count(len(texts))
    for text in texts:
        writer.put_text(text)


def _take_texts(reader: CodeReader) -> tuple[str, ...]:
    return tuple(reader.take_text() for _ in range(reader.take_count(MOST_TEXTS)))
