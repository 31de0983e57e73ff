"""Games saved by name: in one folder, under a name that is no path, and never in place of anything unasked."""

from __future__ import annotations

import errno
import os
import re
from datetime import UTC, date, datetime
from pathlib import Path
from typing import Any

import msgspec
import pytest

from buttons_widgets.kit.saving import files, saved_games
from buttons_widgets.kit.saving.errors import SaveError
from buttons_widgets.kit.saving.files import write_record
from buttons_widgets.kit.saving.record import Record, write_bytes
from buttons_widgets.kit.saving.saved_games import LONGEST_NAME, NameTaken, SavedGames
from buttons_widgets.kit.saving.settings import Settings


def record(moves: int = 1, game: str = "pebbles") -> Record:
    return Record(game=game, names=("Ada",), start={}, saved=datetime(2025, 5, 4, tzinfo=UTC), moves=("go",) * moves)


@pytest.fixture
def saved(tmp_path: Path) -> SavedGames:
    return SavedGames(tmp_path / "games")


def test_the_folder_is_beside_the_notebook_and_made_with_the_first_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    saved = SavedGames()
    assert repr(saved) == f"SavedGames({str(tmp_path / 'games')!r})"
    assert list(tmp_path.iterdir()) == []
    assert saved.broken == () and saved.games() == []
    path = saved.save("mine", record())
    assert path == tmp_path / "games" / "mine.json"
    assert [(path, game.moves) for path, game in saved.games()] == [(path, ("go",))]


def test_where_the_working_folder_is_gone_only_whoever_saves_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "gone").mkdir()
    monkeypatch.chdir(tmp_path / "gone")
    (tmp_path / "gone").rmdir()
    saved = SavedGames()
    assert saved.games() == []
    with pytest.raises(SaveError, match="does not exist"):
        saved.save("mine", record())


@pytest.mark.parametrize(
    "name",
    [
        "mine",
        " mine.json ",
        "mine.JSON",
        "Ada & Bo, round 2",
        "ä" * LONGEST_NAME,
        "a.b",
        "€" * LONGEST_NAME,
        "mine .json",
    ],
)
def test_a_name_may_have_the_ending_or_not(saved: SavedGames, name: str) -> None:
    path = saved.save(name, record())
    assert path.parent == saved.folder
    assert path.suffix == ".json"
    assert path.stem == name.strip().removesuffix(".json").removesuffix(".JSON").rstrip()


@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("", "type a name for the game first"),
        (" .json", "type a name for the game first"),
        ("../zz", "a name is not a path"),
        ("a/b.json", "a name is not a path"),
        ("a\\b", "a name is not a path"),
        ("/etc/passwd", "a name is not a path"),
        ("C:game", "a name is not a path"),
        ("..", "a name is not a path"),
        (".hidden", "a file cannot be called '.hidden' everywhere"),
        ("~root", "a file cannot be called"),
        ("ends.", "a file cannot be called"),
        ("a\0b", "a file cannot be called"),
        ("a\nb", "a file cannot be called"),
        ("\u202egame", "a file cannot be called"),
        ("\ud800", "a file cannot be called"),
        ("CON", "a file cannot be called"),
        *((name, "a file cannot be called") for name in ("lpt1.txt", "COM¹", "LPT².x", "AUX .x", "conin$", "CONOUT$")),
        ("x" * (LONGEST_NAME + 1), "this name is too long: take at most 80 letters"),
        ("x" * 10_000_000, "this name is too long"),
        ("\U0001d4d0" * LONGEST_NAME, "this name is too long"),
    ],
)
def test_a_name_that_is_none_is_refused_in_words(saved: SavedGames, name: str, told: str, tmp_path: Path) -> None:
    with pytest.raises(SaveError, match=re.escape(told)) as refused:
        saved.save(name, record())
    assert len(str(refused.value)) < 200
    assert str(refused.value).isprintable()
    assert list(tmp_path.iterdir()) == []


def test_a_name_that_is_free_is_offered(saved: SavedGames) -> None:
    today = date.today().isoformat()
    offers = []
    for _ in range(3):
        offers.append(saved.free_name("pebbles", "Ada", "<b>/Bo"))
        saved.save(offers[-1], record())
    assert offers == [f"pebbles Ada b Bo {today}{more}" for more in ("", " 2", " 3")]
    for names in (["\u0416" * 30] * 4, ["..", "~"], ["\U0001d4d0" * 30] * 4, ["con"], []):
        saved.save(saved.free_name(*names), record())


def test_the_game_that_was_saved_last_comes_first(saved: SavedGames) -> None:
    for name, day in (("b", 4), ("c", 3), ("a", 1), ("d", 2)):
        saved.save(name, msgspec.structs.replace(record(), saved=datetime(2025, 5, day, tzinfo=UTC)))
    assert [path.stem for path, _ in saved.games()] == ["b", "c", "d", "a"]


# What is there already


def test_a_saved_game_is_replaced_only_by_somebody_who_was_asked_about_it(saved: SavedGames) -> None:
    saved.save("mine", record(1))
    with pytest.raises(NameTaken, match=r"mine\.json is there already") as taken:
        saved.save("mine", record(2))
    assert (taken.value.path, taken.value.record.moves) == (saved.folder / "mine.json", ("go",))
    # Meanwhile somebody else has saved another game there: the answer was not for that one.
    write_record(saved.folder / "mine.json", record(3))
    with pytest.raises(NameTaken) as changed:
        saved.save("mine", record(2), replacing=taken.value.record)
    assert len(saved.games()[0][1].moves) == 3
    saved.save("mine", record(2), replacing=changed.value.record)
    ((_, there),) = saved.games()
    assert len(there.moves) == 2
    # A game that has gone away meanwhile needs no answer.
    (saved.folder / "mine.json").unlink()
    saved.save("mine", record(1), replacing=there)


def identity(path: Path) -> tuple[int, ...]:
    """What tells a file that was left alone; when it was last read may change."""
    seen = path.lstat()
    return seen.st_ino, seen.st_mode, seen.st_size, seen.st_mtime_ns


@pytest.mark.parametrize("what", ["text", "record of a later version", "folder", "link", "dangling link", "fifo"])
def test_what_is_not_a_saved_game_is_left_alone(saved: SavedGames, what: str, tmp_path: Path) -> None:
    saved.folder.mkdir()
    path = saved.folder / "thesis.json"
    match what:
        case "text":
            path.write_text('{"cells": []}')
        case "record of a later version":
            path.write_text('{"format": "buttons-widgets game", "version": 9}')
        case "folder":
            path.mkdir()
        case "fifo":
            os.mkfifo(path)
        case _:
            write_record(tmp_path / "real.json", record(1))
            path.symlink_to(tmp_path / ("real.json" if what == "link" else "nowhere.json"))
    before = identity(path)
    with pytest.raises(SaveError, match=r"thesis\.json is not a saved game and is left alone: take another name"):
        saved.save("thesis", record(2))
    assert identity(path) == before
    assert [each.name for each in saved.folder.iterdir()] == ["thesis.json"]


@pytest.mark.parametrize(("of", "asked"), [(os, "fstat"), (Path, "is_symlink")])
def test_a_game_that_the_disk_does_not_give_is_not_called_something_else(
    saved: SavedGames, monkeypatch: pytest.MonkeyPatch, of: Any, asked: str
) -> None:
    saved.save("mine", record(1))

    def fails(*_: object) -> Any:
        raise OSError(errno.EIO, "the disk has failed")

    with monkeypatch.context() as patch:
        patch.setattr(of, asked, fails)
        with pytest.raises(SaveError, match=r"the file cannot be read \(the disk has failed\)"):
            saved.save("mine", record(2))
    with pytest.raises(NameTaken):
        saved.save("mine", record(2))


def test_settings_in_the_same_folder_are_no_game_that_is_spoilt(saved: SavedGames) -> None:
    saved.save("mine", record())
    assert Settings(saved.folder).change("nim", pace="fast")
    assert [path.name for path, _ in saved.games()] == ["mine.json"] and saved.broken == ()
    with pytest.raises(SaveError, match="left alone"):
        saved.save("settings", record())


@pytest.mark.parametrize("links", [True, False])
def test_of_two_who_save_at_the_same_moment_neither_is_lost(
    saved: SavedGames, monkeypatch: pytest.MonkeyPatch, links: bool
) -> None:
    saved.folder.mkdir()
    if not links:
        monkeypatch.setattr(Path, "hardlink_to", refuse)
    write = files.write_file

    def late(path: Path, *arguments: Any, **more: Any) -> None:
        if not path.exists():
            write(path, write_bytes(record(5)), new=True)
        write(path, *arguments, **more)

    with monkeypatch.context() as racing:
        racing.setattr(files, "write_file", late)
        with pytest.raises(NameTaken) as taken:
            saved.save("mine", record(2))
    ((path, there),) = saved.games()
    assert len(there.moves) == 5 and (taken.value.path, taken.value.record) == (path, there)


def refuse(path: Path, target: Path) -> None:
    raise OSError(95, "Operation not supported")


# What goes wrong on disk


def test_what_goes_wrong_on_disk_is_told_in_words(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(SaveError, match=r"^the folder .*nowhere does not exist$"):
        SavedGames(tmp_path / "nowhere" / "games").save("mine", record())
    (tmp_path / "file").touch()
    for folder in (tmp_path / "file", tmp_path / "file" / "games"):
        with pytest.raises(SaveError, match=r"something else already has that name|a file is where a folder should be"):
            SavedGames(folder).save("mine", record())
    for number, told in ((28, "the disk is full"), (13, "that is not allowed there"), (5, "Input/output error")):

        def fail(_: int, number: int = number) -> None:
            raise OSError(number, os.strerror(number))

        with monkeypatch.context() as broken:
            broken.setattr(os, "fsync", fail)
            with pytest.raises(SaveError, match=rf"mine\.json cannot be written in .*: {told}"):
                SavedGames(tmp_path / "games").save("mine", record())
    assert list((tmp_path / "games").iterdir()) == []


def test_what_cannot_be_read_is_reported_and_hides_nothing(saved: SavedGames, monkeypatch: pytest.MonkeyPatch) -> None:
    saved.save("mine", record())
    saved.save("other", record(game="marbles"))
    (saved.folder / "spoilt.json").write_text("{")
    os.mkfifo(saved.folder / "pipe.json")
    (saved.folder / "notes.txt").write_text("mine")
    assert {path.name for path, _ in saved.games()} == {"mine.json", "other.json"}
    assert [path.name for path, _ in saved.games("marbles")] == ["other.json"]
    assert {error.path.name for error in saved.broken if error.path} == {"spoilt.json", "pipe.json"}

    def unlistable(folder: Path) -> None:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(saved_games.Path, "iterdir", unlistable)
    assert saved.games() == []
    assert str(saved.broken[0]) == f"{saved.folder}: the folder cannot be read (that is not allowed there)"
