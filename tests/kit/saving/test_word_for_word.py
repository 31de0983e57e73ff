"""What games and files are refused for, word for word, each with the message by which translators know it."""

from __future__ import annotations

import errno
import os
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec
import pytest

from buttons_widgets.kit.rules.history import History
from buttons_widgets.kit.saving import code as room
from buttons_widgets.kit.saving.code import MOST_BYTES, MOST_LETTERS, MOST_PLIES, CodeReader, CodeWriter
from buttons_widgets.kit.saving.errors import SaveError, said_of
from buttons_widgets.kit.saving.files import (
    check_replaceable,
    read_file,
    read_record,
    read_records,
    write_file,
    write_record,
)
from buttons_widgets.kit.saving.game_format import MOST_TEXTS
from buttons_widgets.kit.saving.merged_store import LaterVersion
from buttons_widgets.kit.saving.record import read_bytes, write_bytes
from buttons_widgets.kit.saving.saved_games import SavedGames
from buttons_widgets.kit.saving.shelf import Shelf
from tests.kit.saving.test_code import WHOLE, code_of
from tests.kit.saving.test_game_format import unplayable_code
from tests.kit.saving.test_merged_store import FORMAT as PEBBLES
from tests.kit.saving.test_merged_store import MOST_BYTES as MOST_PEBBLES
from tests.kit.saving.test_merged_store import Pebbles, written
from tests.kit.saving.test_shelf import record
from tests.nim import NIM, Nim
from tests.refused import Refused, check_told, messages_missing

START = Nim.start(["Ada", "Bo"], "refused", heaps=(3,))
BEGUN = START.play("die 2").play("take 1 of 1")
KEPT = NIM.write_game(BEGUN, ["person", "person"])
TOO_LONG = replace(BEGUN, history=History(range(MOST_PLIES + 1)))
NULL, NOWHERE = "a\0b", Path(Path.cwd().anchor)
AGAIN = "Copy the whole of it again"
ALIEN = "this is not a game that the kit saved"
LATER = b'{"format": "buttons-widgets game", "version": 2}'


def asked(text: str) -> Callable[[], object]:
    return lambda: CodeReader(text, "GAME")


def changed(**changes: Any) -> Callable[[], object]:
    """The file of a game was written otherwise, and is read."""
    return lambda: NIM.read_game(msgspec.structs.replace(KEPT, **changes))


def given(data: bytes) -> Callable[[], object]:
    return lambda: read_bytes(data, NIM.read_game)


def kept(data: bytes) -> Callable[[], object]:
    return lambda: PEBBLES.parse(data, "beach")


def fault(said: str | Exception) -> Callable[[], object]:
    """A reader of JSON has found a fault."""

    def ask() -> None:
        raise SaveError(said_of(said if isinstance(said, Exception) else ValueError(said)))

    return ask


def python_says(ask: Callable[[], object]) -> str:
    """Why Python refuses something: its versions have words of their own."""
    with pytest.raises((ValueError, TypeError)) as refused:
        ask()
    return str(refused.value)


def letters(count: int) -> str:
    writer = CodeWriter()
    for _ in range(count):
        writer.put(1, 62)
    return writer.code("GAME")


def over_early() -> object:
    writer = CodeWriter()
    NIM.put_start(Nim.start(["Ada"], 1, heaps=(1,), sides=1), writer)
    writer.put_count(9)  # each move is forced, and takes no room
    return NIM.read_code(writer.code("NIM"))


def too_many_names() -> object:
    writer = CodeWriter()
    writer.put_count(MOST_TEXTS + 1)
    return NIM.read_code(writer.code("NIM"))


def unplayable(_: object) -> None:
    raise ValueError("no such board")


def not_a_file(use: Callable[[Path], object]) -> Callable[[], object]:
    def ask() -> object:
        os.mkfifo("fifo")
        return use(Path("fifo"))

    return ask


def not_a_game(use: Callable[[Path], object], name: str = "notes.json") -> Callable[[], object]:
    def ask() -> object:
        Path(name).write_text("mine")
        return use(Path(name))

    return ask


def a_folder() -> object:
    Path("games").mkdir()
    return read_file(Path("games"), 10)


def a_folder_that_is_gone() -> object:
    def find() -> list[Path]:
        return list(Path("gone").iterdir())

    found, (broken,) = read_records(Path("gone"), find)
    assert found == []
    raise broken


def a_name_that_is_taken() -> object:
    saved = SavedGames("games")
    saved.save("mine", record(1))
    return saved.save("mine", record(2))


def a_link() -> object:
    saved = SavedGames("games")
    saved.save("mine", record(1))
    Path("games/link.json").symlink_to("mine.json")
    with pytest.raises(SaveError) as refused:
        saved.save("link", record(2))
    assert refused.value.__cause__ is not None
    raise refused.value.__cause__  # the reason is for whoever looks for it


def saved_as(name: str) -> Callable[[], object]:
    return lambda: SavedGames("games").save(name, record())


def a_foreign_file_in_the_folder() -> object:
    Path("games").mkdir()
    Path("games/notes.json").write_text("mine")
    return SavedGames("games").save("notes", record())


def no_folder() -> object:
    Path("games").write_text("mine")
    return SavedGames("games").save("mine", record())


def kept_elsewhere() -> object:
    Path("file").touch()
    shelf = Shelf("file/games")
    assert shelf.trouble is not None
    raise SaveError(shelf.trouble)


REFUSED: Refused = {
    # codes
    "refused-code-moves": (
        lambda: NIM.write_code(TOO_LONG),
        "the game is too long for a code: it has 20001 moves, more than 20000",
    ),
    "refused-code-long": (
        lambda: letters(MOST_LETTERS + 1),
        "the game is too long for a code: it would have 20001 letters",
    ),
    "refused-code-count": (too_many_names, "this code holds no game: a count in it is 101, and 100 is the most"),
    "refused-code-text": (
        lambda: CodeReader(code_of((1, 512), (0xFF, 256)), "GAME").take_text(),
        "this code holds no game: a text in it is not valid UTF-8",
    ),
    "refused-code-over-early": (
        over_early,
        "this code holds no game: the game is over at ply 4, but it has 9 moves",
    ),
    "refused-code-goes-on": (
        lambda: CodeReader(WHOLE, "GAME").close(),
        "this code holds no game: it goes on after the game’s last move",
    ),
    "refused-code-no-text": (asked(5), "the code of a game is a text, not 5"),  # type: ignore[arg-type]
    "refused-code-empty": (asked("\ufeff \n"), "there is no code here: paste the whole of it"),
    "refused-code-foreign": (
        asked("BUTTONS1 0Dq 4fT09aB"),
        "this is not the code of such a game: one begins with GAME1 or GAME2, this with 'BUTTONS10Dq4'",
    ),
    "refused-code-later": (
        asked(WHOLE.replace("GAME1", "GAME3")),
        "this code was made by a later version of the kit: please update the kit",
    ),
    "refused-code-letter": (
        asked(WHOLE.replace("GAME1", "GAME1_")),
        "a code has only letters and digits, but '_' stands in this one",
    ),
    "refused-code-end refused-copy-again": (
        asked(WHOLE[: len("GAME1") + room._LENGTH + room._CHECKSUM - 1]),
        f"this code is not whole: its end is missing. {AGAIN}",
    ),
    "refused-code-cut refused-letter-missing refused-copy-again": (
        asked(WHOLE[:-1]),
        f"this code is not whole: 1 letter at its end is missing. {AGAIN}",
    ),
    "refused-code-cut refused-letters-missing refused-copy-again": (
        asked(WHOLE[:-2]),
        f"this code is not whole: 2 letters at its end are missing. {AGAIN}",
    ),
    "refused-code-longer refused-letter refused-copy-again": (
        asked(WHOLE + "0"),
        f"this code is too long: it has 1 letter more than it says. {AGAIN}",
    ),
    "refused-code-longer refused-letters refused-copy-again": (
        asked(WHOLE + "00"),
        f"this code is too long: it has 2 letters more than it says. {AGAIN}",
    ),
    "refused-code-changed refused-copy-again": (
        asked(WHOLE[:-1] + WHOLE[-1].swapcase()),
        f"this code was mistyped or changed: capital and small letters are different in it. {AGAIN}",
    ),
    "refused-code-start": (
        lambda: NIM.read_code(unplayable_code()),
        "this code holds no game: every heap has a stick",
    ),
    # games
    "refused-start-damaged": (
        changed(start={}),
        "this saved game is damaged: its start should be heaps, sides, seed",
    ),
    "refused-game-seedless": (
        lambda: NIM.write_game(BEGUN.seen_by(0)),
        "this game does not hold the seed of its chance, so it cannot be saved: save the original game",
    ),
    "refused-save-moves": (
        lambda: NIM.write_game(TOO_LONG),
        "the game is too long to be saved: it has 20001 moves, more than 20000",
    ),
    "refused-record-game": (changed(game="chess"), "this is a game of 'chess', not of 'nim'"),
    "refused-record-start": (
        changed(start={**KEPT.start, "heaps": ("0",)}),
        "this saved game cannot begin: every heap has a stick",
    ),
    "refused-record-move refused-move-text": (
        changed(moves=("die 2", "jump")),
        "move 2 of this saved game is wrong: 'jump' is not a move: write die 2, or take 1 of 3",
    ),
    # the bytes of a saved game
    "refused-record-long": (given(b" " * (MOST_BYTES + 1)), "this is too long to be a saved game"),
    "refused-record-unplayable": (
        lambda: read_bytes(write_bytes(KEPT), unplayable),
        "this saved game cannot be played: no such board",
    ),
    "refused-record-changed": (
        given(write_bytes(KEPT).replace(b"Ada", b"Eva")),
        "this saved game is damaged: something in it was changed after it was saved",
    ),
    "refused-record-foreign": (given(b"[1]"), ALIEN),
    "refused-record-cut": (given(b"{"), "this saved game is not whole: the end of the file is missing"),
    "refused-record-no-json": (given(b"game"), f"{ALIEN}: it is not even JSON"),
    "refused-record-later": (
        given(LATER),
        "this game was saved by a later version of the kit: please update the kit",
    ),
    "refused-record-content refused-json-at refused-json-type": (
        given(write_bytes(KEPT).replace(b'"over": false', b'"over": 5')),
        "this saved game is damaged: Expected `bool`, got `int` - at `$.over`",
    ),
    "refused-record-seats": (
        given(write_bytes(msgspec.structs.replace(KEPT, seats=("person",)))),
        "this saved game is damaged: it has 2 names, 1 seats",
    ),
    "refused-record-winners": (
        given(write_bytes(msgspec.structs.replace(KEPT, over=True, winners=(2,)))),
        "this saved game is damaged: nobody sits where its winner is",
    ),
    # what else is kept
    "refused-kept-long": (kept(b" " * (MOST_PEBBLES + 1)), "it is too long"),
    "refused-kept-damaged": (kept(b"{"), "it is damaged or not a file of this kit"),
    "refused-kept-later": (kept(written(version=3)), "a later version of the kit wrote it"),
    "refused-kept-content refused-json-at refused-json-type": (
        kept(written(done=5)),
        "it is damaged (Expected `object`, got `int` - at `$.done`)",
    ),
    "refused-kept-changed": (
        kept(written(done={})),
        "it is damaged: something in it was changed after it was written",
    ),
    "refused-kept-other-game": (
        kept(PEBBLES.to_bytes("mountain", Pebbles())),
        "it belongs to another game",
    ),
    # what is said of JSON
    "refused-json-text": (fault(UnicodeDecodeError("utf-8", b"\xff", 0, 1, "")), "a text in it is not valid UTF-8"),
    "refused-json-nested": (fault(RecursionError()), "its brackets are nested too deeply"),
    **{
        messages: (fault(said), said)
        for messages, said in {
            "refused-json-at refused-json-type": "Expected `int`, got `str` - at `$.version`",
            "refused-json-limit": "Expected `int` >= 0",
            "refused-json-length": "Expected `str` of length <= 60",
            "refused-json-regex": "Expected `str` matching regex '[a-z]'",
            "refused-json-missing": "Object missing required field `done`",
            "refused-json-at refused-json-unknown": "Object contains unknown field `x` - at `$.done[0]`",
            "refused-json-value": "Invalid enum value 'q'",
            "refused-json-malformed": "JSON is malformed: trailing characters (byte 5)",
            "refused-json-cut": "Input data was truncated",
        }.items()
    },
    # files
    "refused-path": (
        lambda: read_record(b"games", NIM.read_game),  # type: ignore[arg-type]
        "the path of a file is a text or a Path, not b'games'",
    ),
    "refused-file-unread refused-not-there": (
        lambda: read_record("gone.json", NIM.read_game),
        "gone.json: the file cannot be read (it is not there)",
    ),
    "refused-file-unread": (
        lambda: read_file(Path(NULL), 10),
        f"the file cannot be read ({python_says(lambda: os.open(NULL, os.O_RDONLY))})",
    ),
    "refused-file-unread refused-a-folder": (a_folder, "the file cannot be read (it is a folder)"),
    "refused-file-unread refused-irregular": (
        not_a_file(lambda path: read_file(path, 10)),
        "the file cannot be read (it is not a regular file)",
    ),
    "refused-file-unwritten refused-irregular": (
        not_a_file(lambda path: write_record(path, record())),
        "fifo: the file cannot be written (it is not a regular file)",
    ),
    "refused-file-unwritten": (
        lambda: write_file(NOWHERE, b"whole"),
        f"{NOWHERE}: the file cannot be written ({python_says(lambda: NOWHERE.with_name('other'))})",
    ),
    "refused-file-foreign": (
        not_a_game(check_replaceable),
        "notes.json: this file is not a saved game and is left alone: choose another name",
    ),
    "refused-folder-unread refused-not-there": (
        a_folder_that_is_gone,
        "gone: the folder cannot be read (it is not there)",
    ),
    # games saved by name
    "refused-saving-nameless": (saved_as(" .json"), "type a name for the game first"),
    "refused-saving-name-long": (saved_as("x" * 81), "this name is too long: take at most 80 letters"),
    "refused-saving-path": (
        saved_as("../zz"),
        'a name is not a path: leave out / \\ : * ? " < > | and ..',
    ),
    "refused-saving-name": (
        saved_as("CON"),
        "a file cannot be called 'CON' everywhere: take a name of letters and digits",
    ),
    "refused-name-taken": (a_name_that_is_taken, "mine.json is there already"),
    "refused-saving-foreign": (
        a_foreign_file_in_the_folder,
        "notes.json is not a saved game and is left alone: take another name",
    ),
    "refused-a-link": (a_link, "it is a link"),
    "refused-no-folder": (no_folder, "there is no folder HERE/games: something else already has that name"),
    "refused-folder-gone": (
        lambda: SavedGames("gone/games").save("mine", record()),
        "the folder HERE/gone does not exist",
    ),
    # the shelf
    "refused-kept-elsewhere refused-not-a-folder": (
        kept_elsewhere,
        "games cannot be kept in file/games (a file is where a folder should be), "
        f"so they are kept in HERE/buttons-widgets-{os.getuid()}",
    ),
}
FAILING: Refused = {
    "refused-saving-unwritten refused-disk-full": (
        lambda: SavedGames("games").save("mine", record()),
        "mine.json cannot be written in HERE/games: the disk is full",
    ),
}


@pytest.fixture(autouse=True)
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """The working folder, and that for temporary files: an empty one."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))
    return str(tmp_path.resolve())


def check_told_here(refused: Refused, messages: str, here: str) -> None:
    ask, text = refused[messages]
    check_told({messages: (ask, text.replace("HERE", here))}, messages)


@pytest.mark.parametrize("messages", REFUSED)
def test_what_is_refused_is_told_word_for_word(messages: str, here: str) -> None:
    check_told_here(REFUSED, messages, here)


@pytest.mark.parametrize("messages", FAILING)
def test_what_a_disk_refuses_is_told_word_for_word(messages: str, here: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(_: int) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    check_told_here(FAILING, messages, here)


def test_a_game_that_the_disk_does_not_give_is_refused_with_the_reason(monkeypatch: pytest.MonkeyPatch) -> None:
    def fails(*_: object) -> Any:
        raise OSError(errno.EACCES, "Permission denied")

    saved = SavedGames("games")
    saved.save("mine", record())
    messages = "refused-file-unread refused-not-allowed"
    told = "the file cannot be read (that is not allowed there)"
    with monkeypatch.context() as patch:
        patch.setattr(os, "fstat", fails)
        check_told({messages: (lambda: saved.save("mine", record(2)), told)}, messages)


def test_another_format_or_a_version_that_never_was_is_no_saved_game() -> None:
    for changes in ({"format": "else"}, {"version": 0}):
        data = write_bytes(msgspec.structs.replace(KEPT, **changes))
        check_told({"refused-record-foreign": (given(data), ALIEN)}, "refused-record-foreign")


def test_a_later_version_can_be_told_from_what_is_damaged() -> None:
    with pytest.raises(LaterVersion):
        PEBBLES.parse(written(version=3), "beach")


def test_every_message_of_saving_is_among_them() -> None:
    assert messages_missing(REFUSED | FAILING, Path(room.__file__).parent) == set()
