"""Keeping a game of BUTTONS: as a record for files, and as a short code to copy and paste.

Any earlier state of what is loaded is `game.at(ply)`.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from ...kit.saving import shelf as files
from ...kit.saving.code import CodeError, CodeReader, CodeWriter
from ...kit.saving.record import Record, SaveError, record_of
from ..rules.game import Game
from ..rules.layout import COLOURS, Layout
from ..rules.moves import parse_move

KIND = "buttons"
CODE_KIND = "BUTTONS"

_HEX = "0123456789abcdef"
_SEED_DIGITS = 16


def to_record(game: Game, seats: Sequence[str] = ()) -> Record:
    """The record of a game.

    Args:
        game: any state of it.
        seats: who sits where, for people to read: `"person"` or a bot's description.

    >>> to_record(Game.start(["Ada"], seed="one")).names
    ('Ada',)
    """
    start = {"layouts": tuple(map(str, game.layouts)), "cards": game.setup.cards, "seed": (game.seed,)}
    return record_of(game, kind=KIND, start=start, seats=seats)


def from_record(record: Record) -> Game:
    """The game of a record, each of its moves checked by the rules.

    Raises:
        SaveError: it is a record of another game, its start is not one of BUTTONS, or a move in it is malformed or
            illegal; the message names the ply.

    >>> game = Game.start(["Ada"], seed="one")
    >>> from_record(to_record(game)) == game
    True
    """
    if record.game != KIND:
        raise SaveError(f"this is a game of {record.game!r}, not of {KIND!r}")
    if record.start.keys() != {"layouts", "cards", "seed"} or len(record.start["seed"]) != 1:
        raise SaveError("this saved game is damaged: layouts, cards and seed should be told of its start")
    try:
        layouts = [Layout.parse(letters) for letters in record.start["layouts"]]
        game = Game.start(record.names, layouts, record.start["cards"], record.start["seed"][0])
    except ValueError as error:
        raise SaveError(f"this saved game cannot begin: {error}") from error
    for ply, text in enumerate(record.moves, start=1):
        try:
            game = game.play(parse_move(text))
        except ValueError as error:
            raise SaveError(f"move {ply} of this saved game is wrong: {error}") from error
    return game


def save(game: Game, path: Path | str, seats: Sequence[str] = ()) -> None:
    """Write a game to a file, whole or not at all: an old file of that name stays as it is until the new one is done.

    Args:
        game: any state of it; all that led there is kept.
        path: of the file, by custom one that ends in `.json`.
        seats: who sits where, for people to read.

    Raises:
        OSError: the file cannot be written.
    """
    files.write_record(path, to_record(game, seats))


def load(path: Path | str) -> Game:
    """Read a game that `save` wrote. Nothing in the file is executed; every move is checked by the rules.

    Raises:
        SaveError: the file cannot be read, is truncated, changed, of another game, or of a later version of the kit.
            The message names the file and says what is wrong with it.

    >>> import tempfile
    >>> game = Game.start(["Ada", "Bo"], seed="one")
    >>> with tempfile.TemporaryDirectory() as folder:
    ...     save(game, Path(folder, "game.json"))
    ...     load(Path(folder, "game.json")) == game
    True
    """
    return files.read_record(path, from_record)


def code_of(game: Game) -> str:
    """The short code that holds a whole game: some hundred letters and digits.

    >>> game = Game.start(["Ada", "Bo"], seed="one")
    >>> game_from_code(code_of(game)) == game
    True
    """
    writer = CodeWriter()
    writer.put(len(game.names) - 1, 4)
    writer.put(game.size - 3, 4)
    for name, layout, cards in zip(game.names, game.layouts, game.setup.cards, strict=True):
        writer.put_text(name)
        # Every space is written out, so that a code outlives the kit's own sides.
        for letter in (*layout.letters, *cards):
            writer.put(COLOURS.index(letter), len(COLOURS))
    # The seeds that the kit makes up take half the room of a text.
    is_usual = len(game.seed) == _SEED_DIGITS and set(game.seed) <= set(_HEX)
    writer.put(int(is_usual), 2)
    if is_usual:
        for digit in game.seed:
            writer.put(_HEX.index(digit), len(_HEX))
    else:
        writer.put_text(game.seed)
    writer.put_moves(game)
    return writer.code(CODE_KIND)


def game_from_code(text: str) -> Game:
    """The game whose code somebody pasted; white space, line breaks and quotation marks around it do not matter.

    Raises:
        CodeError: it is not a whole, unchanged code of a game of BUTTONS, or one of a later version of the kit.

    >>> game_from_code("BUTTONS1")
    Traceback (most recent call last):
    ...
    buttons_widgets.kit.saving.code.CodeError: this code is not whole: its end is missing
    """
    reader = CodeReader(text, CODE_KIND)
    players = 1 + reader.take(4)
    spaces = (3 + reader.take(4)) ** 2
    names, layouts, cards = [], [], []
    for _ in range(players):
        names.append(reader.take_text())
        layouts.append("".join(COLOURS[reader.take(len(COLOURS))] for _ in range(spaces)))
        cards.append("".join(COLOURS[reader.take(len(COLOURS))] for _ in range(2 if players == 2 else 1)))
    seed = "".join(_HEX[reader.take(len(_HEX))] for _ in range(_SEED_DIGITS)) if reader.take(2) else reader.take_text()
    try:
        game = Game.start(names, layouts, cards, seed)
    except ValueError as error:
        raise CodeError(f"this code is of no game: {error}") from error
    game = reader.take_moves(game)
    reader.close()
    return game
