"""What the kit writes, of every kind: the originals that are mutated, and the doors by which each is read."""

from __future__ import annotations

import random
import tempfile
import zlib
from collections.abc import Sequence
from datetime import date
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import Any, Final

import msgspec

from buttons_widgets.button_up.kind import BUTTON_UP
from buttons_widgets.buttons.kind import BUTTONS
from buttons_widgets.kit.classroom.submission import CODE_WORD as HAND_IN_WORD
from buttons_widgets.kit.classroom.submission import HandedRound, Submission, handed_text
from buttons_widgets.kit.lobby.games import folders
from buttons_widgets.kit.puzzles.kind import PuzzleKind
from buttons_widgets.kit.puzzles.pack import pack_places
from buttons_widgets.kit.puzzles.progress import CODE_WORD as PROGRESS_WORD
from buttons_widgets.kit.puzzles.progress import Progress
from buttons_widgets.kit.saving.code import MOST_PLIES, CodeReader, CodeWriter
from buttons_widgets.kit.saving.merged_store import FileFormat
from buttons_widgets.kit.saving.record import Record, write_bytes
from buttons_widgets.kit.saving.settings import Chosen, SeatChosen, Settings
from buttons_widgets.kit.table.kind import Kind
from buttons_widgets.kit.testing import random_states
from tests.button_up.analysis.test_game_worths import match_of
from tests.classroom import Classroom, read_handed
from tests.every_game import KINDS, puzzle_kinds
from tests.knocks.mutations import altered, restructured
from tests.nim_course import NIM_COURSE
from tests.played import played, started

PUZZLE_KINDS: Final[Sequence[PuzzleKind]] = puzzle_kinds()


@cache
def games() -> Sequence[tuple[Kind[Any, Any], Any]]:
    """Games of every kind at several moments: untouched, begun, in the midst of dice, and over."""
    match = match_of(7, army=1)
    other = match_of(3)
    small = played(started(1, size=3, seed=4), 400, seed=4)
    assert small.to_move is None
    others = [(kind, list(random_states(kind, 1))) for kind in KINDS if kind not in (BUTTONS, BUTTON_UP)]
    return (
        *((BUTTONS, played(started(players, seed=players), plies)) for players, plies in ((1, 0), (2, 9), (3, 24))),
        (BUTTONS, played(started(2, seed=8), 12, own_dice=True)),
        (BUTTONS, small),
        *((BUTTON_UP, game) for game in (match.at(0), match.at(5), match, other.at(8))),
        *((kind, states[at]) for kind, states in others for at in (0, len(states) // 2, -1)),
    )


@cache
def records() -> Sequence[tuple[Kind[Any, Any], bytes]]:
    """The same games as files."""
    seats = ("person", "RandomBot()", "CautiousBot(buttons=4)")
    return tuple((kind, write_bytes(kind.write_game(game, seats[: len(game.names)]))) for kind, game in games())


def sealed_record(data: bytes) -> bytes:
    """The same record with the checksum that it should have, if it can have one."""
    try:
        return write_bytes(msgspec.json.decode(data, type=Record))
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return data


@cache
def packs() -> Sequence[tuple[PuzzleKind, bytes]]:
    """Packs of two puzzles, of every theme of every game."""
    found = []
    for kind in PUZZLE_KINDS:
        for place in pack_places(kind):
            if not place.own:
                lines = [line for line in place.path.read_bytes().splitlines() if line.strip()]
                found += [(kind, b"\n".join(pair) + b"\n") for pair in list(pairwise(lines))[:12:3]]
    return found


# What a person does


@cache
def kept() -> Sequence[tuple[str, str, FileFormat[Any], bytes]]:
    """Files of progress and of a course, each with its name and whose it is."""
    found: list[tuple[str, str, FileFormat[Any], bytes]] = []
    with tempfile.TemporaryDirectory() as name:
        for kind in PUZZLE_KINDS:
            progress = _some_progress(kind, Path(name))
            found.append((progress.path.name, kind.name, progress._format, progress.path.read_bytes()))
        room = _some_classroom(Path(name))
        work = room.session.work
        found.append((work.path.name, work.kind, work._format, work.path.read_bytes()))
    return found


def _some_progress(kind: PuzzleKind, folder: Path) -> Progress:
    progress = Progress(kind.name, folder)
    for number, place in enumerate(pack_places(kind)[:3]):
        puzzle = kind.decoder.decode(place.path.read_bytes().splitlines()[0])
        progress.add(place.name, puzzle, number != 1, hints=number, day="2026-11-22" if number else "")
    progress.add_run(7, 3, 180)
    progress.keep_round(date(2026, 11, 22), ["roll", "lay 1-1"], 3.0)
    return progress


def _some_classroom(folder: Path) -> Classroom:
    room = Classroom(NIM_COURSE, folder)
    for name in ("Ada", "Çelik Ö."):
        room.sits(name)
        room.gives("1.1", "20% to 40%")
        room.gives("1.2", "1/2", "1/9", hints=2)
        room.gives("2.5", "roll")
        room.session.work.keep_round("7b monday", ["roll", "lay 1-1"])
    return room


def sealed_kept(file_format: FileFormat[Any], data: bytes) -> bytes:
    """The same file with the checksum that it should have, if it can have one."""
    try:
        file = file_format._decoder.decode(data)
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return data
    return file_format.to_bytes(file.kind, file.done)


@cache
def settings_file() -> bytes:
    """The settings of every game."""
    with tempfile.TemporaryDirectory() as name:
        settings = Settings(Path(name))
        seats = (SeatChosen("person", "Ada"), SeatChosen("easy", "Bo", "4"), SeatChosen("nobody"))
        for kind in folders():
            assert settings.remember(kind, Chosen(seats=seats, pace="fast", coach=False, how_to_seen=True))
        return settings.path.read_bytes()


# Codes


@cache
def game_codes() -> Sequence[tuple[Kind[Any, Any], str]]:
    """The codes of the games, some of them with who sits where."""
    return tuple(
        (kind, kind.write_code(game, ["person", "RandomBot()", "person"][: len(game.names)] if number % 2 else ()))
        for number, (kind, game) in enumerate(games())
    )


@cache
def progress_codes() -> Sequence[tuple[str, str]]:
    """Progress as text, with the game's name."""
    with tempfile.TemporaryDirectory() as name:
        return [(kind.name, _some_progress(kind, Path(name)).export()) for kind in PUZZLE_KINDS]


@cache
def hand_ins() -> Sequence[str]:
    """What students hand in, short and long."""
    with tempfile.TemporaryDirectory() as name:
        room = _some_classroom(Path(name))
        texts = [room.text(lesson, student) for lesson in (1, 2) for student in ("Ada", "Çelik Ö.")]
        handed = room.handed(1, "Ada")
        more = replace_entries(handed, random.Random(1))
        return [*texts * 6, handed_text(more)]  # a long one takes a hundred times as long


def replace_entries(handed: Submission, chance: random.Random) -> Submission:
    """The same student with a long answer, which takes several words."""
    long = ["".join(chr(chance.randint(0x4E00, 0x9FFF)) for _ in range(4000)) for _ in range(2)]
    entries = [msgspec.structs.replace(handed.entries[0], place=60 + at, answer=text) for at, text in enumerate(long)]
    rounds = (HandedRound("7b monday", ("roll", "lay 1-1")),)
    return msgspec.structs.replace(handed, entries=(*handed.entries, *entries), rounds=rounds)


def forged_game_code(kind: Kind[Any, Any], game: Any, chance: random.Random) -> str:
    """A code with the checksum that it should have, which begins as a game does and goes on as it likes."""
    writer = CodeWriter()
    match chance.randrange(4):
        case 0:
            writer.put_bytes(chance.randbytes(chance.choice((0, 1, 30, 3000))))
        case 1:
            kind.put_start(game, writer)
            longest = (MOST_PLIES,) if chance.random() < 0.05 else ()  # it takes a second
            writer.put_count(chance.choice(longest or (0, 1, 40, 300, MOST_PLIES + 1, 2**200)))
            writer.put_bytes(chance.randbytes(chance.choice((0, 3, 200, 2000))))
        case 2:
            kind.put_start(game, writer)
            writer.put_moves(game)
            writer.put_seats(["x" * 90, "\u202e<b>"])
            writer.put(1, chance.choice((1, 2)) + 1)
        case _:
            kind.put_start(game, writer)
            writer.put_moves(game.at(chance.randrange(game.ply + 1)))
            writer.put_bytes(chance.randbytes(chance.choice((0, 1, 2))))
    return writer.code(kind.code_word, chance.choice((1, 1, 2, 2, 3)))


def mutated_pack(packed: bytes, chance: random.Random, wbits: int) -> bytes:
    """Compressed data in which something was changed before it was compressed, or after; or a bomb."""
    match chance.randrange(12):
        case 0 | 1:
            return altered(packed, chance)
        case 2 | 3:
            return altered(zlib.decompress(packed, wbits), chance)  # not compressed at all
        case 4:
            return _bomb(chance.choice((b"\x00", b"\x91", b"\xdd\xff\xff\xff\xff", b"\x81\xa1a")), wbits)
        case 5 | 6:
            return compressed(altered(zlib.decompress(packed, wbits), chance), wbits)
        case _:
            value = msgspec.msgpack.decode(zlib.decompress(packed, wbits))
            text = restructured(msgspec.json.encode(value), chance)
            try:
                return compressed(msgspec.msgpack.encode(msgspec.json.decode(text)), wbits)
            except (msgspec.DecodeError, UnicodeError, RecursionError, OverflowError, TypeError):
                return compressed(text, wbits)


@cache
def _bomb(data: bytes, wbits: int) -> bytes:
    """As much as goes into one code: some twelve million bytes."""
    return compressed(data * (12_000_000 // len(data)), wbits)


def compressed(data: bytes, wbits: int = zlib.MAX_WBITS) -> bytes:
    packer = zlib.compressobj(9, zlib.DEFLATED, wbits)
    return packer.compress(data) + packer.flush()


def unpacked_progress(code: str) -> bytes:
    """What a single code of progress holds, before it was compressed."""
    reader = CodeReader(code, PROGRESS_WORD)
    return zlib.decompress(reader.take_bytes(reader.take_count(14_000)))


def forged_progress_code(text: str, chance: random.Random) -> str:
    """Progress with a good checksum around mutated data."""
    packed = mutated_pack(compressed(unpacked_progress(text.split()[0])), chance, zlib.MAX_WBITS)[:14_500]
    writer = CodeWriter()
    writer.put_count(chance.choice((len(packed), len(packed), len(packed), len(packed) + 1, 0, 10**9)))
    writer.put_bytes(packed)
    return writer.code(PROGRESS_WORD, chance.choice((1, 1, 1, 1, 2)))


def forged_hand_in(text: str, chance: random.Random) -> str:
    """A hand-in with a good checksum around mutated data, in one word or in several."""
    packed = mutated_pack(compressed(msgspec.msgpack.encode(read_handed(text)), -15), chance, -15)[:14_000]
    words = chance.choice((1, 1, 1, 2, 60, 61))
    writer = CodeWriter()
    writer.put_count(words)
    if words > 1:
        writer.put_count(chance.choice((0, 1, 59, 10**6)))
        writer.put(chance.randrange(1 << 32), 1 << 32)
    writer.put_count(chance.choice((len(packed), len(packed), len(packed), 0, 20_000)))
    writer.put_bytes(packed)
    return writer.code(HAND_IN_WORD, chance.choice((1, 1, 1, 1, 2)))


def mistyped(text: str, chance: random.Random) -> str:
    """A code as it comes out of chats and fingers."""
    for _ in range(chance.choice((1, 1, 2))):
        at = chance.randrange(len(text) + 1)
        put = chance.choice(
            ("0", "a", "Z", "_", "é", " ", "\n", "\u200b", "\x00", "\ud800", "<b>", "١", "=\n", "x" * 50)
        )
        text = chance.choice(_as_mistyped(text[:at], text[at:], put))
    return text


def _as_mistyped(before: str, after: str, put: str) -> Sequence[str]:
    """What may become of the two halves of a text, and of something that is put between them."""
    whole = before + after
    ways = before + put + after[1:], before + put + after, before, after, before + after[1:2] + after[:1] + after[2:]
    return *ways, whole + whole, whole.lower(), whole.swapcase(), whole + after * 5, whole[::-1], put * 300, ""
