"""A game as JSON: versioned, and checked when it is read.

A `Record` is the start of a game and its moves as short texts. It is data only. Reading one builds a game by making
those moves, each checked by the game's rules, and executes nothing.

The kit knows no game. A game's own room says how a record becomes a game again: a function that takes a `Record` and
raises `SaveError`, or any `ValueError`, if it cannot.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import Annotated, Any, Final, TypeVar

import msgspec

from ..rules.game import Game

FORMAT: Final = "buttons-widgets game"
VERSION: Final = 1
MOST_BYTES: Final = 5_000_000
"""A longer file is not even read: the longest games take some ten thousand bytes."""
MOST_MOVES: Final = 20_000

PERSON: Final = "person"
"""What `Record.seats` says of a seat in which a person sits."""

Text = Annotated[str, msgspec.Meta(max_length=1000)]
Texts = Annotated[tuple[Text, ...], msgspec.Meta(max_length=100)]
Moves = Annotated[tuple[Text, ...], msgspec.Meta(max_length=MOST_MOVES)]

G = TypeVar("G")


class SaveError(ValueError):
    """A saved game that cannot be read. The message says what is wrong with it, for players.

    Attributes:
        reason: what is wrong.
        path: the file, `None` if the game came from elsewhere.
    """

    def __init__(self, reason: str, path: Path | None = None) -> None:
        super().__init__(reason if path is None else f"{path}: {reason}")
        self.reason = reason
        self.path = path


class Record(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What is kept of a game.

    Attributes:
        game: which game it is, such as `"buttons"`.
        names: the players, seat by seat.
        start: what else is fixed before the first move, as texts; what they mean is the game's own affair.
        moves: the short text of every move, chance's included.
        over: whether the game is over.
        seats: seat by seat `"person"` or a bot's description; empty if nobody said. For people to read, never run.
        saved: when, in universal time.
        format: says in the file that it is one of ours.
        version: of the form of the file.
        checksum: of all the rest, so that a damaged file is noticed; filled in when the record is written.
    """

    format: str = FORMAT
    version: int = VERSION
    game: Text
    names: Texts
    start: dict[Text, Texts]
    seats: Texts = ()
    over: bool = False
    saved: Annotated[datetime, msgspec.Meta(tz=True)]
    moves: Moves
    checksum: Text = ""


class _Head(msgspec.Struct):
    """What has to be known of a file before the rest of it can be understood."""

    format: str
    version: int


def record_of(game: Game[Any], *, kind: str, start: dict[str, tuple[str, ...]], seats: Sequence[str] = ()) -> Record:
    """The record of a game.

    Args:
        game: any state of it.
        kind: which game it is, such as `"buttons"`.
        start: what else is fixed before the first move.
        seats: seat by seat `PERSON` or a bot's description.
    """
    return Record(
        game=kind,
        names=game.names,
        start=start,
        seats=tuple(seats),
        over=game.to_move is None,
        saved=datetime.now(UTC),
        moves=tuple(map(str, game.moves)),
    )


def encode(record: Record) -> bytes:
    """A record as the bytes of a file: indented JSON with the checksum filled in."""
    whole = msgspec.structs.replace(record, checksum=_checksum(record))
    return msgspec.json.format(msgspec.json.encode(whole), indent=1) + b"\n"


def decode(data: bytes, build: Callable[[Record], G]) -> G:
    """What `build` makes of the record in a file's bytes.

    Args:
        data: the whole file.
        build: makes a game of a record; `lambda record: record` to have the record itself.

    Raises:
        SaveError: the data are not the whole, unchanged record of a game, or `build` found fault with it.
    """
    if len(data) > MOST_BYTES:
        raise SaveError("this is too long to be a saved game")
    record = _parse(data)
    # Built before the checksum is looked at: that move 17 is illegal says more than that something was changed.
    try:
        built = build(record)
    except SaveError:
        raise
    except ValueError as error:
        raise SaveError(f"this saved game cannot be played: {error}") from error
    if record.checksum != _checksum(record):
        raise SaveError("this saved game is damaged: something in it was changed after it was saved")
    return built


# What msgspec raises at damaged bytes: a text in them may be no UTF-8, or brackets be nested beyond reason.
_MALFORMED: Final = (msgspec.DecodeError, UnicodeDecodeError, RecursionError)


def _parse(data: bytes) -> Record:
    try:
        head = msgspec.json.decode(data, type=_Head)
    except msgspec.ValidationError:
        raise SaveError("this is not a game that the kit saved") from None
    except _MALFORMED as error:
        if "truncated" in str(error):
            raise SaveError("this saved game is not whole: the end of the file is missing") from None
        raise SaveError("this is not a game that the kit saved: it is not even JSON") from None
    if head.format != FORMAT or head.version < 1:
        raise SaveError("this is not a game that the kit saved")
    if head.version > VERSION:
        raise SaveError("this game was saved by a later version of the kit: please update the kit")
    try:
        record = msgspec.json.decode(data, type=Record)
    except _MALFORMED as error:
        raise SaveError(f"this saved game is damaged: {error}") from None
    if len(record.seats) not in (0, len(record.names)):
        raise SaveError(f"this saved game is damaged: it has {len(record.names)} names, {len(record.seats)} seats")
    return record


def _checksum(record: Record) -> str:
    plain = msgspec.json.encode(msgspec.structs.replace(record, checksum=""))
    return hashlib.blake2b(plain, digest_size=8).hexdigest()
