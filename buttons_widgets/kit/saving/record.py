"""A game as JSON: versioned, and checked when it is read.

A `Record` holds the start of a game, and its moves as short texts. It is only data: nothing in it is executed. A
`GameFormat` makes a game of it by playing the moves, and the game's rules check each of them.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from datetime import datetime
from typing import Annotated, Final, TypeVar

import msgspec

from .code import MOST_BYTES, MOST_PLIES, MOST_TEXTS
from .errors import SaveError, said_of

FORMAT: Final = "buttons-widgets game"
VERSION: Final = 1

Text = Annotated[str, msgspec.Meta(max_length=1000)]
Texts = Annotated[tuple[Text, ...], msgspec.Meta(max_length=MOST_TEXTS)]
Winners = Annotated[tuple[Annotated[int, msgspec.Meta(ge=0)], ...], msgspec.Meta(max_length=MOST_TEXTS)]
Moves = Annotated[tuple[Text, ...], msgspec.Meta(max_length=MOST_PLIES)]

MALFORMED: Final = (msgspec.DecodeError, UnicodeDecodeError, RecursionError)
"""What msgspec raises at damaged bytes: a text in them may not be UTF-8, or brackets may be nested too deeply."""

G = TypeVar("G")


class Record(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What is saved of a game.

    Attributes:
        game: the name of the game, such as `"chess"`.
        names: the players, seat by seat.
        start: what else is fixed before the first move, as texts that the game's own `GameFormat` understands.
        moves: the short text of every move, including the moves of chance.
        over: whether the game is over.
        winners: the seats that won a game that is over; left out in a game that goes on. So whoever lists many games
            need not play each of them through.
        seats: for each seat `"person"` or the description of a bot; empty if unknown. It is for people to read and is
            never run.
        saved: when, in universal time.
        format: marks the file as one of the kit's.
        version: of the form of the file.
        checksum: of all the rest, so that a damaged file is noticed. It is filled in when the record is written.
    """

    format: str = FORMAT
    version: int = VERSION
    game: Text
    names: Texts
    start: dict[Text, Texts]
    seats: Texts = ()
    over: bool = False
    winners: Winners | msgspec.UnsetType = msgspec.UNSET
    saved: Annotated[datetime, msgspec.Meta(tz=True)]
    moves: Moves
    checksum: Text = ""


class Head(msgspec.Struct):
    """The part of a file of the kit that shows whether and how the rest can be read."""

    format: str
    version: int


class _Course(msgspec.Struct):
    """The part of a file that shows how far a game has come."""

    over: bool
    moves: list[msgspec.Raw]


def state_in(data: bytes) -> str:
    """How far the game in the bytes of a file has come: `"over"`, `"begun"`, or `"untouched"` before the first move.

    Most of the record is not looked at, so this is much faster than `read_bytes`.

    Raises:
        SaveError: the bytes are not a record of a game.
    """
    course = _decoded(data, _Course)
    return "over" if course.over else "begun" if course.moves else "untouched"


def write_bytes(record: Record) -> bytes:
    """A record as the bytes of a file: indented JSON with the checksum filled in."""
    complete = msgspec.structs.replace(record, checksum=checksum_of(record))
    return msgspec.json.format(msgspec.json.encode(complete), indent=1) + b"\n"


def read_bytes(data: bytes, build: Callable[[Record], G]) -> G:
    """What `build` makes of the record in the bytes of a file.

    Args:
        data: the whole file.
        build: makes a game of a record, such as `GameFormat.read_game`; `lambda record: record` gives the record
            itself. It raises `SaveError` or another `ValueError` if it cannot.

    Raises:
        SaveError: the bytes are not a complete, unchanged record of a game, or `build` refused the record.
    """
    if len(data) > MOST_BYTES:
        raise SaveError.of("refused-record-long", "this is too long to be a saved game")
    record = _parse(data)
    # Built before the checksum is looked at: that move 17 is illegal says more than that something was changed.
    try:
        built = build(record)
    except SaveError:
        raise
    except ValueError as error:
        raise SaveError.of(
            "refused-record-unplayable", "this saved game cannot be played: {error}", error=error
        ) from error
    if record.checksum != checksum_of(record):
        raise SaveError.of(
            "refused-record-changed", "this saved game is damaged: something in it was changed after it was saved"
        )
    return built


def _decoded(data: bytes, kind: type[G]) -> G:
    """The record in the bytes of a file, or a part of it, if this version of the kit can read it."""
    try:
        head = msgspec.json.decode(data, type=Head)
    except msgspec.ValidationError:
        raise SaveError.of("refused-record-foreign", "this is not a game that the kit saved") from None
    except MALFORMED as error:
        if "truncated" in str(error):
            raise SaveError.of(
                "refused-record-cut", "this saved game is not whole: the end of the file is missing"
            ) from None
        raise SaveError.of(
            "refused-record-no-json", "this is not a game that the kit saved: it is not even JSON"
        ) from None
    if head.format != FORMAT or head.version < 1:
        raise SaveError.of("refused-record-foreign", "this is not a game that the kit saved")
    if head.version > VERSION:
        raise SaveError.of(
            "refused-record-later", "this game was saved by a later version of the kit: please update the kit"
        )
    try:
        return msgspec.json.decode(data, type=kind)
    except MALFORMED as error:
        raise SaveError.of(
            "refused-record-content", "this saved game is damaged: {error}", error=said_of(error)
        ) from None


def _parse(data: bytes) -> Record:
    """The record in the bytes of a file, with every check but that of the checksum."""
    record = _decoded(data, Record)
    if len(record.seats) not in (0, len(record.names)):
        raise SaveError.of(
            "refused-record-seats",
            "this saved game is damaged: it has {names} names, {seats} seats",
            names=len(record.names),
            seats=len(record.seats),
        )
    if record.winners and max(record.winners) >= len(record.names):
        raise SaveError.of("refused-record-winners", "this saved game is damaged: nobody sits where its winner is")
    return record


def checksum_of(kept: msgspec.Struct, size: int = 8) -> str:
    """A checksum of all of a struct but its own field `checksum`, as so many bytes in hexadecimal digits."""
    plain = msgspec.json.encode(msgspec.structs.replace(kept, checksum=""))
    return hashlib.blake2b(plain, digest_size=size).hexdigest()
