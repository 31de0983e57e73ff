"""What a program leaves behind that is killed while it writes goes with a later write, and nothing else does."""

from __future__ import annotations

import errno
import io
import os
import socket
import sys
import time
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest

from buttons_widgets.kit.language.follow import FILE as LANGUAGE_FILE
from buttons_widgets.kit.language.follow import language_followed, language_remembered, remember_language
from buttons_widgets.kit.saving import files
from buttons_widgets.kit.saving.errors import SaveError
from buttons_widgets.kit.saving.files import (
    check_replaceable,
    folder_text,
    read_file,
    read_lines,
    write_file,
    write_record,
)
from buttons_widgets.kit.saving.record import Record
from buttons_widgets.launch.command import LEDGER, copy_notebooks
from tests.kit.saving.test_merged_store import bag


def left_behind(folder: Path, name: str, hours: float) -> Path:
    """A file that was begun so many hours ago."""
    path = folder / f".{name}.0123abcd.tmp"
    path.write_text("half")
    moment = time.time() - 3600 * hours
    os.utime(path, (moment, moment))
    return path


@pytest.mark.parametrize("name", ["progress-buttons.json", "mine.jsonl", f"{'long' * 40}.json", "a+b [c].json"])
@pytest.mark.parametrize("hours", [2, -2])
def test_what_was_left_behind_goes_with_the_next_write_of_the_same_file(tmp_path: Path, name: str, hours: int) -> None:
    left_behind(tmp_path, name[:60], hours)
    write_file(tmp_path / name, b"whole")
    assert {path.name: path.read_text() for path in tmp_path.iterdir()} == {name: "whole"}


def test_what_may_be_under_way_and_what_belongs_to_others_stays(tmp_path: Path) -> None:
    under_way = left_behind(tmp_path, "mine.json", 0.5)
    of_another = left_behind(tmp_path, "mine-too.json", 48)
    link, folder = tmp_path / ".mine.json.aaaaaaaa.tmp", tmp_path / ".mine.json.bbbbbbbb.tmp"
    link.symlink_to(of_another)
    os.utime(link, (0, 0), follow_symlinks=False)
    folder.mkdir()
    os.utime(folder, (0, 0))
    write_file(tmp_path / "mine.json", b"whole")
    stayed = {under_way, of_another, link, folder, tmp_path / "mine.json"}
    assert set(tmp_path.iterdir()) == stayed


def test_a_file_is_written_where_the_folder_cannot_be_listed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(folder: Path) -> None:
        raise PermissionError(13, "Permission denied", str(folder))

    with monkeypatch.context() as patch:
        patch.setattr(os, "scandir", refuse)
        write_file(tmp_path / "mine.json", b"whole")
    assert [path.read_bytes() for path in tmp_path.iterdir()] == [b"whole"]


def test_whoever_is_interrupted_while_writing_leaves_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(_: int) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(os, "fsync", interrupt)
    with pytest.raises(KeyboardInterrupt):
        write_file(tmp_path / "mine.json", b"whole")
    assert list(tmp_path.iterdir()) == []


def failing(number: int) -> Callable[..., Any]:
    def fails(*_: object, **__: object) -> Any:
        raise OSError(number, os.strerror(number))

    return fails


def test_what_could_not_even_be_removed_goes_with_a_later_write(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as patch:
        patch.setattr(os, "fsync", failing(errno.EIO))
        patch.setattr(Path, "unlink", failing(errno.EACCES))
        with pytest.raises(OSError, match=os.strerror(errno.EIO)):
            write_file(tmp_path / "mine.json", b"whole")
    (left,) = tmp_path.iterdir()
    os.utime(left, (0, 0))
    write_file(tmp_path / "mine.json", b"whole")
    assert list(tmp_path.iterdir()) == [tmp_path / "mine.json"]


def test_what_two_kernels_remove_at_once_is_gone_all_the_same(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    unlink = Path.unlink

    def late(path: Path, missing_ok: bool = False) -> None:
        unlink(path)  # by the other one
        unlink(path, missing_ok=missing_ok)

    for number in range(3):
        left = left_behind(tmp_path, "mine.json", 2)
        left.rename(left.with_name(f".mine.json.0123abc{number}.tmp"))
    monkeypatch.setattr(Path, "unlink", late)
    write_file(tmp_path / "mine.json", b"whole")
    assert list(tmp_path.iterdir()) == [tmp_path / "mine.json"]


def test_a_file_is_written_where_no_folder_can_be_opened(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """On Windows, say."""
    monkeypatch.setattr(os, "open", failing(errno.EACCES))
    write_file(tmp_path / "mine.json", b"whole")
    assert (tmp_path / "mine.json").read_bytes() == b"whole"


def test_a_new_file_is_written_even_if_its_other_name_stays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as patch:
        patch.setattr(Path, "unlink", failing(errno.EACCES))
        write_file(tmp_path / "mine.json", b"whole", new=True)
    assert (tmp_path / "mine.json").read_bytes() == b"whole"


def test_a_file_is_opened_as_it_is_and_no_terminal_is_taken(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """As on Windows, where bytes would be changed otherwise: the flag for it is made up here."""
    as_bytes, seen, opens = 1 << 40, [], os.open

    def look(path: Path, flags: int) -> int:
        seen.append(flags)
        return opens(path, flags & ~as_bytes)

    (tmp_path / "mine").write_bytes(b"mine")
    monkeypatch.setattr(os, "O_BINARY", as_bytes, raising=False)
    monkeypatch.setattr(os, "open", look)
    assert read_file(tmp_path / "mine", 10) == b"mine"
    assert seen == [os.O_RDONLY | os.O_NONBLOCK | os.O_NOCTTY | as_bytes]


def test_a_file_is_read_where_the_system_has_no_such_flags(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "mine").write_bytes(b"mine")
    for flag in ("O_NONBLOCK", "O_NOCTTY", "O_BINARY"):
        monkeypatch.delattr(os, flag, raising=False)
    assert read_file(tmp_path / "mine", 10) == b"mine"


def test_a_file_is_read_line_by_line_and_a_long_line_in_pieces(tmp_path: Path) -> None:
    (tmp_path / "lines").write_bytes(b"one\nthree two\nend")
    assert list(read_lines(tmp_path / "lines", 6)) == [b"one\n", b"three ", b"two\n", b"end"]


def test_only_a_saved_game_or_nothing_may_be_replaced_by_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "game.json"
    check_replaceable(path)
    write_record(path, Record(game="pebbles", names=("Ada",), start={}, moves=(), saved=datetime.now(UTC)))
    check_replaceable(str(path))
    path.write_text("my notes")
    with pytest.raises(SaveError, match="this file is not a saved game and is left alone"):
        check_replaceable(path)
    # Whoever writes there is told why that is not possible.
    check_replaceable(tmp_path / ("long" * 100))


@pytest.mark.parametrize(
    ("platform", "text"), [("emscripten", "kept/games"), ("linux", "/drive/kept/games")], ids=["a browser", "elsewhere"]
)
def test_a_folder_is_named_as_the_file_browser_names_it(
    monkeypatch: pytest.MonkeyPatch, platform: str, text: str
) -> None:
    monkeypatch.setattr(sys, "platform", platform)
    assert folder_text(Path("/drive/kept/games")) == text


@pytest.mark.timeout(20)
def test_what_is_no_file_is_neither_replaced_nor_waited_for(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "fifo")
    with socket.socket(socket.AF_UNIX) as heard:
        heard.bind(str(tmp_path / "socket"))
        for name in ("fifo", "socket"):
            with pytest.raises(SaveError, match="not a regular file"):
                write_file(tmp_path / name, b"x")
            assert not (tmp_path / name).is_file()
            with pytest.raises(SaveError, match="cannot be read"):
                read_file(tmp_path / name, 10)


def test_where_there_are_no_links_a_name_stays_free_when_the_disk_fails(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Path, "hardlink_to", failing(errno.EPERM))
    with monkeypatch.context() as patch:
        patch.setattr(Path, "replace", failing(errno.EIO))
        with pytest.raises(OSError, match=os.strerror(errno.EIO)):
            write_file(tmp_path / "mine", b"one", new=True)
        assert list(tmp_path.iterdir()) == []
        # If the name cannot be freed again, the reason is still the first one.
        patch.setattr(Path, "unlink", failing(errno.EACCES))
        with pytest.raises(OSError, match=os.strerror(errno.EIO)):
            write_file(tmp_path / "other", b"one", new=True)
    for left in tmp_path.iterdir():
        left.unlink()
    write_file(tmp_path / "mine", b"one", new=True)
    assert [(path.name, path.read_bytes()) for path in tmp_path.iterdir()] == [("mine", b"one")]


def test_a_link_is_followed_only_where_that_is_wanted(tmp_path: Path) -> None:
    (tmp_path / "mine").write_bytes(b"mine")
    (tmp_path / "link").symlink_to("mine")
    write_file(tmp_path / "link", b"new")
    assert (tmp_path / "link").is_symlink() and (tmp_path / "mine").read_bytes() == b"new"
    write_file(tmp_path / "link", b"other", through_link=False)
    assert not (tmp_path / "link").is_symlink() and (tmp_path / "link").read_bytes() == b"other"
    assert (tmp_path / "mine").read_bytes() == b"new"


def test_what_is_kept_together_is_not_written_through_a_link_that_leads_nowhere(tmp_path: Path) -> None:
    (tmp_path / "pebbles.json").symlink_to("nowhere")
    store = bag(tmp_path)
    store.find(7)
    assert store.trouble == ("unwritable", store.path, "the file cannot be read (it is not there)")
    assert store.path.is_symlink() and not store.path.exists()


def test_the_language_is_not_written_through_a_link(tmp_path: Path) -> None:
    (tmp_path / "mine").write_bytes(b"mine")
    (tmp_path / LANGUAGE_FILE).symlink_to("mine")
    assert remember_language("de", tmp_path) and language_remembered(tmp_path) == "de"
    assert (tmp_path / "mine").read_bytes() == b"mine"


@pytest.mark.timeout(20)
def test_nobody_waits_for_a_language_or_a_copy_that_is_no_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    plugin = tmp_path / "lab" / "@jupyterlab" / "translation-extension" / "plugin.jupyterlab-settings"
    plugin.parent.mkdir(parents=True)
    os.mkfifo(plugin)
    os.mkfifo(tmp_path / LANGUAGE_FILE)
    monkeypatch.setenv("JUPYTERLAB_SETTINGS_DIR", str(tmp_path / "lab"))
    monkeypatch.setattr("sys.prefix", str(tmp_path))
    assert language_followed(tmp_path) is None and not remember_language("de", tmp_path)
    origin, mine = tmp_path / "notebooks", tmp_path / "mine"
    origin.mkdir()
    mine.mkdir()
    (origin / "a.ipynb").write_text('{"cells": []}')
    os.mkfifo(mine / "a.ipynb")
    assert copy_notebooks(origin, mine) == [mine / "a.ipynb"] and (mine / "a.ipynb").is_file()
    (mine / LEDGER).unlink()
    os.mkfifo(mine / LEDGER)
    with pytest.raises(SaveError, match="not a regular file"):
        copy_notebooks(origin, mine)


def test_a_file_that_has_nothing_to_read_yet_is_empty(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """So some files of the system are: opened without waiting, they give nothing at all."""
    (tmp_path / "file").write_bytes(b"mine")
    monkeypatch.setattr(files, "_open_file", lambda path: NothingYet())
    assert read_file(tmp_path / "file", 10) == b""


class NothingYet(io.BytesIO):
    def read(self, size: int | None = -1) -> bytes:
        return None  # type: ignore[return-value]
