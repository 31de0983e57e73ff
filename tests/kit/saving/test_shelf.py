"""Files on disk: written whole or not at all, and the shelf of games that were broken off."""

import errno
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from datetime import UTC, datetime, timedelta, tzinfo
from pathlib import Path
from typing import Any, Self

import msgspec
import pytest

from buttons_widgets.kit.saving import files
from buttons_widgets.kit.saving import record as record_room
from buttons_widgets.kit.saving.code import MOST_BYTES
from buttons_widgets.kit.saving.errors import SaveError
from buttons_widgets.kit.saving.files import write_record
from buttons_widgets.kit.saving.record import Record, write_bytes
from buttons_widgets.kit.saving.shelf import MOST_FINISHED, MOST_UNFINISHED, MOST_UNTOUCHED, VARIABLE, Shelf

MORNING = datetime(2025, 5, 4, 9, tzinfo=UTC)


def record(minutes: int = 0, over: bool = False, moves: int = 1) -> Record:
    saved = MORNING + timedelta(minutes=minutes)
    return Record(game="pebbles", names=("Ada",), start={}, saved=saved, moves=("go",) * moves, over=over)


@pytest.fixture
def shelf(tmp_path: Path) -> Shelf:
    return Shelf(tmp_path / "some" / "games")


def read(path: Path) -> Record:
    return files.read_record(path, lambda record: record)


def plain(kept: Record) -> Record:
    """A record as it was before it was written."""
    return msgspec.structs.replace(kept, checksum="")


# Writing


def test_a_written_record_is_read(tmp_path: Path) -> None:
    write_record(tmp_path / "game.json", record())
    assert plain(read(tmp_path / "game.json")) == record()
    assert (tmp_path / "game.json").read_bytes() == write_bytes(record())


def test_what_fails_half_way_leaves_the_old_file_and_nothing_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "game.json"
    write_record(path, record(1))

    def full(_: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(OSError, match="No space left"):
        write_record(path, record(2))
    assert plain(read(path)) == record(1)
    assert list(tmp_path.iterdir()) == [path]


def test_a_process_killed_while_it_writes_leaves_the_old_file(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    write_record(path, record(1))
    code = (
        "import os, sys; from datetime import *; from pathlib import Path\n"
        "from buttons_widgets.kit.saving.record import Record\n"
        "from buttons_widgets.kit.saving.files import write_record\n"
        "os.fsync = lambda _: os._exit(9)\n"
        f"write_record(Path({str(path)!r}), Record(game='x', names=(), start={{}}, saved=datetime.now(UTC), moves=()))"
    )
    assert subprocess.run([sys.executable, "-c", code]).returncode == 9
    assert plain(read(path)) == record(1)


def test_the_old_file_is_there_until_the_new_one_is_whole(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "game.json"
    write_record(path, record(1))
    seen = []
    replace = Path.replace

    def look(source: Path, target: Path) -> Path:
        seen.append((plain(read(target)), plain(read(source)), source.parent == target.parent))
        return replace(source, target)

    monkeypatch.setattr(Path, "replace", look)
    write_record(path, record(2))
    assert seen == [(record(1), record(2), True)]
    assert plain(read(path)) == record(2)


def test_a_link_stays_a_link(tmp_path: Path) -> None:
    (tmp_path / "link.json").symlink_to(tmp_path / "real.json")
    write_record(tmp_path / "link.json", record())
    assert (tmp_path / "link.json").is_symlink()
    assert plain(read(tmp_path / "real.json")) == record()


def test_where_nothing_can_be_written_an_error_says_so(tmp_path: Path) -> None:
    with pytest.raises(OSError, match="nowhere"):
        write_record(tmp_path / "nowhere" / "game.json", record())
    (tmp_path / "game.json").mkdir()
    with pytest.raises(OSError, match=r"game\.json"):
        write_record(tmp_path / "game.json", record())


# The shelf


def test_every_table_has_a_path_of_its_own(shelf: Shelf) -> None:
    other = Shelf(shelf.folder)
    paths = {table.new_path() for table in (shelf, other) for _ in range(200)}
    assert len(paths) == 400
    assert all(path.parent == shelf.folder for path in paths)


def test_a_new_path_is_never_that_of_a_file(shelf: Shelf, monkeypatch: pytest.MonkeyPatch) -> None:
    seeds = iter(["a" * 8, "a" * 8, "b" * 8])

    class Noon(datetime):
        @classmethod
        def now(cls, tz: tzinfo | None = None) -> Self:
            return cls(2025, 5, 4, 12, tzinfo=tz)

    monkeypatch.setattr("buttons_widgets.kit.saving.shelf.datetime", Noon)
    monkeypatch.setattr("buttons_widgets.kit.saving.shelf.new_seed", lambda: next(seeds))
    shelf.new_path().touch()
    assert shelf.new_path().name == "game-20250504-120000-bbbbbbbb.json"


def test_only_a_game_of_the_shelf_is_found_by_its_name(shelf: Shelf) -> None:
    path = shelf.new_path()
    assert shelf.path_of(path.name) is None
    shelf.write(path, record())
    (shelf.folder / "mine.json").touch()
    assert (shelf.path_of(path.name), shelf.path_of("mine.json"), shelf.path_of("../mine.json")) == (path, None, None)


def test_unfinished_games_are_told_the_last_one_first(shelf: Shelf) -> None:
    paths = [shelf.new_path() for _ in range(4)]
    for path, minutes, over in zip(paths, (5, 9, 7, 8), (False, False, False, True), strict=True):
        shelf.write(path, record(minutes, over))
    found = Shelf(shelf.folder).unfinished()
    assert [path for path, _ in found] == [paths[2], paths[1], paths[0]]
    assert plain(found[1][1]) == record(9)
    assert shelf.forget(paths[1]) and shelf.forget(paths[1])
    assert [path for path, _ in shelf.unfinished()] == [paths[2], paths[0]]


def test_a_clock_that_was_set_back_does_not_change_the_order(shelf: Shelf, monkeypatch: pytest.MonkeyPatch) -> None:
    before, after = shelf.new_path(), shelf.new_path()
    shelf.write(before, record(9))
    monkeypatch.setattr(time, "time_ns", lambda: 1_000_000)
    Shelf(shelf.folder).write(after, record(1))
    assert [path for path, _ in shelf.unfinished()] == [after, before]
    shelf.write(before, record(2))
    assert [path for path, _ in shelf.unfinished()] == [before, after]


def test_a_game_that_seems_to_come_from_the_future_does_not_stay_first(shelf: Shelf) -> None:
    before, after = shelf.new_path(), shelf.new_path()
    shelf.write(before, record(1))
    os.utime(before, ns=(time.time_ns() + 3600 * 10**9,) * 2)
    for other in (Shelf(shelf.folder), shelf):
        for path in (after, before):
            os.utime(before, ns=(before.stat().st_mtime_ns + 3600 * 10**9,) * 2)
            Shelf(shelf.folder).write(path, record(2))
            assert next(iter(other.unfinished()))[0] == path


def test_games_written_in_the_same_moment_come_by_their_dates_and_moves(shelf: Shelf) -> None:
    long = msgspec.structs.replace(record(3), moves=("go",) * 9)
    games = {shelf.new_path(): game for game in (record(3), record(7), long, record(1))}
    for path, game in games.items():
        shelf.write(path, game)
        os.utime(path, (1_000_000, 1_000_000))
    assert [plain(game) for _, game in shelf.unfinished()] == [record(7), long, record(3), record(1)]


def test_a_game_in_which_nobody_has_moved_is_kept_and_not_offered(shelf: Shelf) -> None:
    paths = [shelf.new_path() for _ in range(MOST_UNTOUCHED + 3)]
    for path in paths:
        shelf.write(path, msgspec.structs.replace(record(), moves=()))
    assert shelf.unfinished() == []
    assert set(shelf.folder.iterdir()) == set(paths[3:])
    assert shelf.removed == ()


def test_a_game_that_goes_on_is_kept_at_its_path(shelf: Shelf) -> None:
    path = shelf.new_path()
    assert (shelf.broken, shelf.removed) == ((), ())
    for minutes in range(5):
        shelf.write(path, record(minutes))
        assert shelf.removed == ()
    assert [(kept, plain(what)) for kept, what in shelf.unfinished()] == [(path, record(4))]
    shelf.write(path, record(6, over=True))
    assert shelf.unfinished() == []


def test_what_is_broken_is_told_and_does_not_hide_the_rest(shelf: Shelf) -> None:
    good, bad = shelf.new_path(), shelf.new_path()
    shelf.write(good, record())
    bad.write_bytes(write_bytes(record())[:50])
    assert [path for path, _ in shelf.unfinished()] == [good]
    (error,) = shelf.broken
    assert isinstance(error, SaveError)
    assert error.path == bad
    bad.unlink()
    shelf.unfinished()
    assert shelf.broken == ()


@pytest.mark.parametrize(("over", "most"), [(True, 20), (False, MOST_UNFINISHED)])
def test_only_the_newest_games_are_kept_and_other_files_are_left_alone(
    shelf: Shelf, monkeypatch: pytest.MonkeyPatch, over: bool, most: int
) -> None:
    monkeypatch.setattr("buttons_widgets.kit.saving.shelf.MOST_FINISHED", 20)
    others = [shelf.folder / name for name in ("mine.json", "game.json", "game-notes.txt", ".game.json.tmp")]
    for other in others:
        other.write_text("mine")
    spoilt = shelf.new_path()
    spoilt.write_bytes(write_bytes(record())[:50])
    paths, removed = [], []
    for number in range(most + 3):
        paths.append(shelf.new_path())
        shelf.write(paths[-1], record(number, over))
        removed += map(plain, shelf.removed)
    assert {path for path in shelf.folder.iterdir() if path not in others} == {*paths[3:], spoilt}
    assert all(other.read_text() == "mine" for other in others)
    # What was removed though it could have gone on is told.
    assert removed == ([] if over else [record(number) for number in range(3)])


def test_games_that_are_over_push_out_none_that_can_go_on(shelf: Shelf, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("buttons_widgets.kit.saving.shelf.MOST_FINISHED", 20)
    mine = shelf.new_path()
    shelf.write(mine, record())
    for number in range(25):
        path = shelf.new_path()
        shelf.write(path, record(number))
        shelf.write(path, record(number, over=True))
    assert [path for path, _ in shelf.unfinished()] == [mine]
    assert len(list(shelf.folder.iterdir())) == 21


def of_no_moves(name: str = "Ada") -> Record:
    return msgspec.structs.replace(record(moves=0), names=(name,))


def test_games_that_people_named_themselves_are_neither_listed_nor_removed(shelf: Shelf) -> None:
    for number in range(MOST_UNTOUCHED + 3):
        write_record(shelf.folder / f"mine {number}.json", of_no_moves())
    (shelf.folder / "notes.txt").write_text("mine")
    shelf.write(shelf.new_path(), of_no_moves())
    assert len(list(shelf.folder.iterdir())) == MOST_UNTOUCHED + 5
    assert shelf.unfinished() == [] and shelf.broken == ()


def test_links_are_not_removed_to_make_room_and_take_none(shelf: Shelf, tmp_path: Path) -> None:
    write_record(tmp_path / "mine.json", of_no_moves())
    links = [named(shelf, number) for number in range(MOST_UNTOUCHED + 3)]
    for link in links:
        link.symlink_to(tmp_path / "mine.json")
    paths = [shelf.new_path() for _ in range(MOST_UNTOUCHED)]
    for path in paths:
        shelf.write(path, of_no_moves())
    assert all(link.is_symlink() for link in links) and all(path.is_file() for path in paths)


def test_of_games_written_in_the_same_moment_every_kernel_removes_the_same_ones(shelf: Shelf) -> None:
    order = [3, 9, 0, 6, 1, 8, 5, 2, 7, 4]
    for number in order:
        named(shelf, number).write_bytes(write_bytes(of_no_moves()))
        os.utime(named(shelf, number), (1_000_000, 1_000_000))
    new = shelf.new_path()
    shelf.write(new, of_no_moves())
    assert set(shelf.folder.iterdir()) == {new, *(named(shelf, number) for number in (6, 7, 8, 9))}


def test_a_game_that_cannot_be_read_is_not_removed_to_make_room(shelf: Shelf) -> None:
    changed = [named(shelf, number) for number in range(MOST_UNTOUCHED + 3)]
    for path in changed:
        path.write_bytes(write_bytes(of_no_moves()).replace(b"Ada", b"Eva"))
    shelf.write(shelf.new_path(), of_no_moves())
    assert all(path.is_file() for path in changed)


def test_an_old_game_that_is_played_on_while_room_is_made_stays(shelf: Shelf, monkeypatch: pytest.MonkeyPatch) -> None:
    paths = [named(shelf, number) for number in range(MOST_UNTOUCHED)]
    for path in paths:
        write_record(path, of_no_moves())
        os.utime(path, (1_000_000, 1_000_000))

    def late(path: Path, build: Callable[[Record], Record]) -> Record:
        kept = files.read_record(path, build)
        if path in paths:
            write_record(path, record(moves=1))
        return kept

    monkeypatch.setattr("buttons_widgets.kit.saving.shelf.read_record", late)
    shelf.write(shelf.new_path(), of_no_moves())
    assert [(path, len(game.moves)) for path, game in shelf.unfinished()] == [(paths[0], 1)]


def test_a_game_that_another_kernel_has_just_removed_was_written_all_the_same(
    shelf: Shelf, monkeypatch: pytest.MonkeyPatch
) -> None:
    def write(path: Path, record: Record, *, modified: int) -> None:
        write_record(path, record, modified=modified)
        path.unlink()

    monkeypatch.setattr("buttons_widgets.kit.saving.shelf.write_record", write)
    shelf.write(shelf.new_path(), record())
    assert shelf.unfinished() == [] and shelf.broken == ()


# The games that are over


def full_of_finished_games(folder: Path, games: int = MOST_FINISHED) -> tuple[list[Path], list[Path]]:
    """So many games that are over, written a minute apart; every fiftieth is damaged. Return the others and those."""
    folder.mkdir(parents=True, exist_ok=True)
    whole, damaged = [], []
    for number in range(games):
        path = folder / f"game-20250101-000000-{number:08x}.json"
        data = write_bytes(record(number, over=True, moves=100))
        path.write_bytes(data if number % 50 else data[:-20])
        os.utime(path, ns=(10**18 + number * 60 * 10**9,) * 2)
        (whole if number % 50 else damaged).append(path)
    return whole, damaged


def test_two_thousand_games_are_listed_and_damaged_ones_named(shelf: Shelf, monkeypatch: pytest.MonkeyPatch) -> None:
    whole, damaged = full_of_finished_games(shelf.folder)
    assert [path for path, _ in shelf.finished()] == whole[::-1]
    assert {error.path for error in shelf.broken} == {*damaged}
    # Another kernel plays a game to its end, and the clock has been set back: it comes first all the same.
    monkeypatch.setattr(time, "time_ns", lambda: 1_000_000)
    other = Shelf(shelf.folder)
    new = other.new_path()
    for over in (False, True):
        other.write(new, record(1, over))
    assert [path for path, _ in shelf.finished()] == [new, *whole[:0:-1], *whole[:1]]
    assert {error.path for error in shelf.broken} == {*damaged}


def test_games_that_are_over_are_read_once_to_look_for_others(shelf: Shelf, monkeypatch: pytest.MonkeyPatch) -> None:
    full_of_finished_games(shelf.folder, 200)
    read_of: list[Path] = []
    read_file = files.read_file

    def counted(path: Path, most: int) -> bytes:
        read_of.append(path)
        return read_file(path, most)

    monkeypatch.setattr(files, "read_file", counted)
    monkeypatch.setattr("buttons_widgets.kit.saving.shelf.read_file", counted)
    assert shelf.unfinished() == []
    assert len(read_of) == 200
    read_of.clear()
    path = shelf.new_path()
    for moves in range(3):
        shelf.write(path, record(moves=moves))
    # Only the damaged ones are looked at again: they may have been mended.
    for _ in range(3):
        assert [each for each, _ in shelf.unfinished()] == [path]
        assert len(read_of) <= 3 * 200 / 50 + 1
        read_of.clear()


def test_games_that_two_kernels_finish_are_all_there(shelf: Shelf) -> None:
    both = [Shelf(shelf.folder), Shelf(shelf.folder)]
    paths = []
    for number in range(20):
        one = both[number % 2]
        paths.append(one.new_path())
        one.write(paths[-1], record(number))
        one.write(paths[-1], record(number, over=True))
    for one in (*both, shelf):
        assert {path for path, _ in one.finished()} == {*paths}
        assert one.unfinished() == []


def test_who_won_stands_in_the_file_and_has_to_be_somebody(shelf: Shelf) -> None:
    path = shelf.new_path()
    shelf.write(path, msgspec.structs.replace(record(over=True), winners=(0,)))
    ((_, kept),) = shelf.finished()
    assert kept.winners == (0,)
    assert record().winners is msgspec.UNSET
    path.write_bytes(write_bytes(msgspec.structs.replace(record(over=True), winners=(1,))))
    assert shelf.finished() == []
    (error,) = shelf.broken
    assert error.reason == "this saved game is damaged: nobody sits where its winner is"


# Taking a game over while another kernel still writes it


def test_what_has_changed_since_it_was_read_is_not_removed(shelf: Shelf) -> None:
    path = shelf.new_path()
    shelf.write(path, record(1))
    ((_, was),) = shelf.unfinished()
    Shelf(shelf.folder).write(path, record(2))
    assert shelf.forget(path, was) is False
    assert [(kept, plain(game)) for kept, game in shelf.unfinished()] == [(path, record(2))]
    ((_, now),) = shelf.unfinished()
    whole = path.read_bytes()
    path.write_bytes(whole[:-20])  # it is damaged: nobody knows what it is
    assert shelf.forget(path, now) is False
    assert (list(shelf.folder.iterdir()), path.read_bytes()) == ([path], whole[:-20])
    path.write_bytes(whole)
    assert shelf.forget(path, now) is True
    assert list(shelf.folder.iterdir()) == []
    assert shelf.forget(path, now) is True


@pytest.mark.parametrize("links", [True, False])
def test_what_is_written_while_it_is_removed_is_still_there(
    shelf: Shelf, monkeypatch: pytest.MonkeyPatch, links: bool
) -> None:
    path = shelf.new_path()
    shelf.write(path, record(1))
    ((_, was),) = shelf.unfinished()
    shelf.write(path, record(2))
    if not links:
        monkeypatch.setattr(Path, "hardlink_to", lambda path, target: refuse())
    rename = Path.rename

    def refuse() -> None:
        raise OSError(95, "Operation not supported")

    def late(source: Path, target: Path) -> Path:
        moved = rename(source, target)
        shelf.write(path, record(3))
        return moved

    with monkeypatch.context() as racing:
        racing.setattr(Path, "rename", late)
        assert shelf.forget(path, was) is False
    assert record(3) in [plain(game) for _, game in shelf.unfinished()]


def test_what_a_killed_program_left_behind_goes_in_time(shelf: Shelf) -> None:
    old, new = (shelf.folder / f".{shelf.new_path().name}.0123abcd.tmp" for _ in range(2))
    old.touch()
    new.touch()
    os.utime(old, (1_000_000, 1_000_000))
    shelf.write(shelf.new_path(), record())
    assert (old.exists(), new.exists()) == (False, True)


def test_where_the_shelf_is(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(VARIABLE, str(tmp_path / "named"))
    shelf = Shelf()
    assert (shelf.folder, shelf.trouble) == (tmp_path / "named", None)
    assert repr(shelf) == f"Shelf({str(tmp_path / 'named')!r})"
    monkeypatch.delenv(VARIABLE)

    def place(name: str, appauthor: object) -> Path:
        assert appauthor is False, "on Windows the folder would be in another one of the same name"
        return tmp_path / name

    monkeypatch.setattr("platformdirs.user_data_path", place)
    assert Shelf().folder == tmp_path / "buttons-widgets" / "games"


def test_where_nothing_can_be_kept_a_temporary_folder_is_taken_and_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))
    (tmp_path / "file").touch()
    shelf = Shelf(tmp_path / "file" / "games")
    assert shelf.trouble is not None
    assert str(tmp_path / "file" / "games") in shelf.trouble
    assert str(shelf.folder) in shelf.trouble
    assert shelf.folder.stat().st_mode & 0o777 == 0o700, "nobody else looks at the games"
    path = shelf.new_path()
    shelf.write(path, record())
    # Another kernel finds the game again.
    assert [kept for kept, _ in Shelf(tmp_path / "file" / "games").unfinished()] == [path]


def test_a_folder_that_takes_no_file_is_not_taken(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    makes = tempfile.NamedTemporaryFile

    def make(dir: Path) -> Any:
        if dir == tmp_path / "games":
            raise OSError(errno.EROFS, "Read-only file system")
        return makes(dir=dir)

    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))
    monkeypatch.setattr(tempfile, "NamedTemporaryFile", make)
    shelf = Shelf(tmp_path / "games")
    assert shelf.trouble is not None and "(nothing can be written there)" in shelf.trouble


def test_a_temporary_folder_that_somebody_laid_there_is_not_taken(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))
    (tmp_path / "elsewhere").mkdir()
    (tmp_path / f"buttons-widgets-{os.getuid()}").symlink_to(tmp_path / "elsewhere")
    (tmp_path / "file").touch()
    shelf = Shelf(tmp_path / "file")
    assert shelf.trouble is not None
    shelf.write(shelf.new_path(), record())
    assert list((tmp_path / "elsewhere").iterdir()) == []


@pytest.mark.parametrize("has_users", [True, False])
def test_where_the_same_temporary_folder_cannot_be_had_another_one_is_made(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, has_users: bool
) -> None:
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))
    (tmp_path / "file").touch()
    if has_users:
        (tmp_path / f"buttons-widgets-{os.getuid()}").touch()
    else:
        monkeypatch.delattr(os, "getuid")
    one, other = (Shelf(tmp_path / "file") for _ in range(2))
    assert one.folder.parent == other.folder.parent == tmp_path.resolve() and one.folder != other.folder
    assert one.folder.name.startswith("buttons-widgets-")
    one.write(one.new_path(), record())
    assert (len(one.unfinished()), other.unfinished()) == (1, [])


# What is no file of a game


def named(shelf: Shelf, number: int) -> Path:
    """A path that looks like a game's on the shelf."""
    return shelf.folder / f"game-20250101-000000-{number:08x}.json"


@pytest.mark.timeout(20)
def test_what_is_named_like_a_game_and_is_no_file_is_reported_and_not_waited_for(shelf: Shelf) -> None:
    good = shelf.new_path()
    shelf.write(good, record())
    os.mkfifo(named(shelf, 1))
    named(shelf, 2).mkdir()
    named(shelf, 3).symlink_to("nowhere")
    named(shelf, 4).symlink_to("/dev/zero")
    named(shelf, 5).symlink_to(named(shelf, 5))
    named(shelf, 6).symlink_to(good)
    found = shelf.unfinished()
    assert {path for path, _ in found} == {good, named(shelf, 6)}
    reasons = {error.path: error.reason for error in shelf.broken}
    assert reasons == {
        named(shelf, 1): "the file cannot be read (it is not a regular file)",
        named(shelf, 2): "the file cannot be read (it is a folder)",
        named(shelf, 3): "the file cannot be read (it is not there)",
        named(shelf, 4): "the file cannot be read (it is not a regular file)",
        named(shelf, 5): "the file cannot be read (links lead in a circle)",
    }


def test_what_is_no_file_is_not_removed_and_hinders_no_other_game(
    shelf: Shelf, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("buttons_widgets.kit.saving.shelf.MOST_FINISHED", 20)
    for number in range(25):
        named(shelf, number).mkdir()
        os.utime(named(shelf, number), (1_000_000, 1_000_000))
    path = shelf.new_path()
    shelf.write(path, record())
    assert plain(read(path)) == record()
    assert all(named(shelf, number).is_dir() for number in range(25))


def test_a_link_that_cannot_be_followed_hinders_no_tidying(shelf: Shelf) -> None:
    named(shelf, 1).symlink_to("x" * 300)
    for _ in range(MOST_UNTOUCHED + 3):
        shelf.write(shelf.new_path(), msgspec.structs.replace(record(), moves=()))
    assert len(list(shelf.folder.iterdir())) == MOST_UNTOUCHED + 1


def test_a_folder_that_vanishes_is_reported_and_made_again(shelf: Shelf) -> None:
    shelf.folder.rmdir()
    shelf.folder.parent.rmdir()
    assert shelf.unfinished() == []
    (error,) = shelf.broken
    assert str(error) == f"{shelf.folder}: the folder cannot be read (it is not there)"
    path = shelf.new_path()
    shelf.write(path, record())
    assert [kept for kept, _ in shelf.unfinished()] == [path]
    assert shelf.broken == ()


def test_a_folder_that_cannot_be_listed_any_more_is_reported(shelf: Shelf, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(folder: Path) -> None:
        raise PermissionError(13, "Permission denied", str(folder))

    monkeypatch.setattr(os, "scandir", refuse)
    for games in (shelf.unfinished, shelf.finished):
        assert games() == []
        (error,) = shelf.broken
        assert error.reason == "the folder cannot be read (that is not allowed there)"
    path = shelf.new_path()
    shelf.write(path, record())
    assert plain(read(path)) == record()


def test_a_lobby_may_ask_for_the_games_of_its_own_kind(shelf: Shelf) -> None:
    pebbles, marbles = shelf.new_path(), shelf.new_path()
    shelf.write(pebbles, record(1))
    shelf.write(marbles, msgspec.structs.replace(record(2), game="marbles"))
    assert [path for path, _ in shelf.unfinished("pebbles")] == [pebbles]
    assert [path for path, _ in shelf.unfinished(kind="marbles")] == [marbles]
    assert shelf.unfinished("chess") == []
    shelf.write(marbles, msgspec.structs.replace(record(3, over=True), game="marbles"))
    assert [path for path, _ in shelf.finished("marbles")] == [marbles] and shelf.finished("pebbles") == []
    shelf.write(marbles, msgspec.structs.replace(record(4), game="marbles"))
    assert [path for path, _ in shelf.unfinished()] == [marbles, pebbles]


# Paths that are none


@pytest.mark.parametrize("path", ["a\0b", "x" * 10_000, "x/" * 5_000, "\ud800", b"game.json", 5, None, "/", "", "."])
def test_a_path_that_is_none_is_refused_in_few_words(
    path: object, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "here").mkdir()
    monkeypatch.chdir(tmp_path / "here")
    with pytest.raises(SaveError, match=r"cannot be read|the path of a file is a text or a Path") as caught:
        read(path)  # type: ignore[arg-type]
    assert len(str(caught.value)) < 400
    with pytest.raises((SaveError, OSError)) as refused:
        write_record(path, record())  # type: ignore[arg-type]
    assert len(str(refused.value)) < 400
    assert str(refused.value).isprintable()
    assert list(tmp_path.rglob("*")) == [tmp_path / "here"]


def test_links_in_a_circle_are_refused(tmp_path: Path) -> None:
    (tmp_path / "one").symlink_to(tmp_path / "two")
    (tmp_path / "two").symlink_to(tmp_path / "one")
    with pytest.raises(SaveError, match="cannot be read"):
        read(tmp_path / "one")
    with pytest.raises((SaveError, OSError)):
        write_record(tmp_path / "one", record())
    with pytest.raises(SaveError, match="the path of a file is a text or a Path, not b'games'"):
        Shelf(b"games")  # type: ignore[arg-type]


def test_a_name_as_long_as_the_disk_allows_is_written(tmp_path: Path) -> None:
    path = tmp_path / ("x" * 250 + ".json")
    write_record(path, record())
    assert plain(read(path)) == record()
    assert list(tmp_path.iterdir()) == [path]


def test_no_more_of_a_file_is_read_than_a_game_may_have(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    huge = tmp_path / "huge.json"
    with huge.open("wb") as file:
        file.truncate(10 * MOST_BYTES)
    seen = []

    def look(data: bytes, build: object) -> None:
        seen.append(len(data))

    monkeypatch.setattr(record_room, "read_bytes", look)
    read(huge)
    assert seen == [MOST_BYTES + 1]


def test_a_message_does_not_repeat_what_is_long_in_a_file(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    write_record(path, record())
    path.write_bytes(path.read_bytes().replace(b'"over"', b'"' + b"x" * 1_000_000 + b'"'))
    with pytest.raises(SaveError, match=r"damaged: .*unknown field") as caught:
        read(path)
    assert len(str(caught.value)) < 1000
