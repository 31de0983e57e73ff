"""One writer at a time; and where that cannot be had, writing goes on without."""

from __future__ import annotations

import errno
import fcntl
import os
from pathlib import Path
from threading import Event, Thread

import pytest
from filelock import FileLock, SoftFileLock

from buttons_widgets.kit.saving import write_lock as room
from buttons_widgets.kit.saving.write_lock import only_writer


def in_another_thread(path: Path, there: Event, leave: Event) -> Thread:
    def hold() -> None:
        with only_writer(path):
            there.set()
            assert leave.wait(20)

    thread = Thread(target=hold)
    thread.start()
    return thread


def test_the_second_waits_for_the_first(tmp_path: Path) -> None:
    there, leave, after = Event(), Event(), Event()
    after.set()
    path = tmp_path / "a new" / "folder" / "file.json"
    with only_writer(path):
        waiting = in_another_thread(path, there, after)
        assert not there.wait(0.1)
    assert there.wait(10)
    waiting.join(10)
    # Another file is nobody's business.
    thread = in_another_thread(path, there := Event(), leave)
    assert there.wait(10)
    with only_writer(tmp_path / "new" / "other.json"):
        leave.set()
    thread.join(10)
    assert [each.name for each in path.parent.iterdir() if not each.name.startswith(".")] == []


def test_nobody_waits_for_long(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    there, leave = Event(), Event()
    thread = in_another_thread(tmp_path / "file.json", there, leave)
    assert there.wait(10)
    monkeypatch.setattr(room, "SECONDS_TO_WAIT", 0.01)
    with only_writer(tmp_path / "file.json"):
        assert thread.is_alive()
    leave.set()
    thread.join(10)


@pytest.mark.timeout(20)
def test_what_stands_in_the_place_of_the_lock_or_of_the_folder_keeps_nobody_waiting(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / ".one.json.lock")
    (tmp_path / ".two.json.lock").mkdir()
    (tmp_path / "folder").write_text("a file")
    (tmp_path / ".three.json.lock").symlink_to(tmp_path / "elsewhere")
    for path in ("one.json", "two.json", "folder/file.json", "three.json"):
        with only_writer(tmp_path / path):
            pass
    assert not (tmp_path / "elsewhere").exists()


def test_without_locks_of_the_system_nothing_stays_behind(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def missing(*_: object) -> None:
        raise OSError(errno.ENOSYS, "no locks here")

    monkeypatch.setattr(fcntl, "flock", missing)
    for _ in range(2):
        with only_writer(tmp_path / "file.json"):
            pass
    assert (tmp_path / ".file.json.lock").read_bytes() == b""


def test_in_a_browser_there_is_only_the_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Locks that are only files would stay there when the page is closed."""
    monkeypatch.setattr(room, "FileLock", SoftFileLock)
    (tmp_path / "file").touch()
    for path in (tmp_path / "a new" / "folder" / "file.json", tmp_path / "file" / "file.json"):
        with only_writer(path), only_writer(path):
            pass
    assert list((tmp_path / "a new" / "folder").iterdir()) == []


def test_a_lock_that_cannot_be_given_back_stops_nobody(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(lock: FileLock) -> None:
        raise OSError(errno.EIO, "Input/output error")

    with monkeypatch.context() as patch:
        patch.setattr(FileLock, "release", refuse)
        with only_writer(tmp_path / "file.json"):
            (tmp_path / "file.json").write_text("whole")
    assert (tmp_path / "file.json").read_text() == "whole"
