"""Solved races on disk: what is kept, what is read again, and what is neither."""

from __future__ import annotations

import errno
import io
import os
from collections.abc import Iterator
from pathlib import Path
from typing import IO, Any

import numpy as np
import platformdirs
import pytest

from buttons_widgets.kit.analysis.kept import HEADER, VARIABLE
from buttons_widgets.kit.rules.answer import unwatched
from buttons_widgets.pretty_tricky.analysis import tables
from buttons_widgets.pretty_tricky.analysis.passes import solved_race

SMALL = (1, 0, 2, 0, 1, 2, 1, 0, 2, 0, 1)
"""Plays the part of the kit's own sheet here: 432 states."""
ENOUGH = 3


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Where tables are kept; there is none yet."""
    monkeypatch.setattr(tables, "OWN_BOXES", SMALL)
    monkeypatch.setattr(tables, "FEW", 0)
    monkeypatch.setattr(tables, "KEPT_FOR", {ENOUGH, ENOUGH + 1})
    monkeypatch.setenv(VARIABLE, str(tmp_path / "cache"))
    tables.forget_tables()
    yield tmp_path / "cache"
    tables.forget_tables()


@pytest.fixture
def solved(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Notes every race that is solved."""
    found: list[int] = []

    def solve(boxes: tuple[int, ...], enough: int, watch: object) -> tables.Floats:
        found.append(enough)
        return solved_race(boxes, enough, unwatched)

    monkeypatch.setattr(tables, "solved_race", solve)
    return found


def ask(enough: int = ENOUGH) -> tables.Floats:
    """The table of the whole sheet, as a Python that has just begun finds it."""
    tables.forget_tables()
    return tables.table_for(SMALL, enough, unwatched).values


def file_of(enough: int) -> Path:
    return tables.kept_race(enough).path


def kept(enough: int = ENOUGH) -> bytes:
    return file_of(enough).read_bytes()


def test_a_race_is_solved_once_and_then_read(solved: list[int]) -> None:
    values = ask()
    assert solved == [ENOUGH] and (ask() == values).all() and solved == [ENOUGH]
    assert len(kept()) == HEADER + 8 * 432
    assert kept().startswith(
        b"buttons-widgets Pretty Tricky race 1: left half 10201210201, over with 3 open, 432 numbers"
    )


def test_only_the_kit_s_own_sheet_and_usual_numbers_of_marks_are_kept(folder: Path, solved: list[int]) -> None:
    ask(ENOUGH + 2)
    tables.table_for((9, *SMALL[1:]), ENOUGH, unwatched)
    assert solved == [ENOUGH + 2, ENOUGH] and not folder.exists()


def test_a_small_race_is_solved_for_itself(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tables, "FEW", 432)
    ask()
    assert not folder.exists()


def damaged(data: bytes, at: int) -> bytes:
    return data[:at] + bytes([data[at] ^ 1]) + data[at + 1 :]


SPOILED = {
    "nothing in it": lambda data: b"",
    "a text": lambda data: b"something else\n",
    "of the same size": lambda data: bytes(len(data)),
    "cut short": lambda data: data[:-1],
    "too long": lambda data: data + b"\0",
    "another version": lambda data: data.replace(b"race 1:", b"race 2:"),
    "another sheet": lambda data: data.replace(b"10201210201", b"10201210202"),
    "damaged at its head": lambda data: damaged(data, 3),
    "damaged in its checksum": lambda data: damaged(data, data.index(b" numbers, ") + 12),
    "a number damaged": lambda data: damaged(data, HEADER + 8 * 300),
    "its last byte damaged": lambda data: damaged(data, len(data) - 1),
    "two numbers exchanged": lambda data: (
        data[: HEADER + 3200] + data[-8:] + data[HEADER + 3208 : -8] + data[HEADER + 3200 :][:8]
    ),
}


@pytest.mark.parametrize("how", SPOILED)
def test_a_damaged_or_foreign_file_is_ignored_and_written_anew(how: str, solved: list[int]) -> None:
    values, whole = ask(), kept()
    assert SPOILED[how](whole) != whole
    file_of(ENOUGH).write_bytes(SPOILED[how](whole))
    assert (ask() == values).all()
    assert solved == [ENOUGH] * 2 and kept() == whole
    ask()
    assert solved == [ENOUGH] * 2


def test_the_table_of_another_race_is_not_taken_for_it(solved: list[int]) -> None:
    ask(ENOUGH + 1)
    file_of(ENOUGH + 1).rename(file_of(ENOUGH))
    ask()
    assert solved == [ENOUGH + 1, ENOUGH]


def test_a_folder_of_that_name_is_left_alone(folder: Path) -> None:
    (folder / file_of(ENOUGH).name / "inside").mkdir(parents=True)
    assert (ask() == solved_race(SMALL, ENOUGH, unwatched)).all()
    assert [path.name for path in folder.iterdir()] == [file_of(ENOUGH).name]


def test_where_no_folder_can_be_made_nothing_is_kept(folder: Path) -> None:
    folder.write_text("a file where a folder should be")
    assert (ask() == solved_race(SMALL, ENOUGH, unwatched)).all()


class FullDisk(io.BytesIO):
    """A file on a disk that has no room left."""

    def write(self, _data: Any) -> int:
        raise OSError(errno.ENOSPC, "No space left on device")


def test_a_full_disk_leaves_nothing_behind(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    usual = Path.open

    def open_full(path: Path, mode: str = "r") -> IO[Any]:
        if mode == "xb":
            path.touch()
            return FullDisk()
        return usual(path, mode)

    monkeypatch.setattr(Path, "open", open_full)
    assert (ask() == solved_race(SMALL, ENOUGH, unwatched)).all()
    assert list(folder.iterdir()) == []


@pytest.mark.parametrize("problem", [OSError(errno.EACCES, "somebody reads it"), KeyboardInterrupt()], ids=repr)
def test_what_cannot_be_put_in_its_place_is_removed(
    problem: BaseException, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def replace(path: Path, target: Path) -> None:
        raise problem

    monkeypatch.setattr(Path, "replace", replace)
    if isinstance(problem, OSError):
        ask()
    else:
        with pytest.raises(KeyboardInterrupt):
            ask()
    assert list(folder.iterdir()) == []


def test_what_another_program_writes_is_left_to_it_unless_it_was_ended(folder: Path, solved: list[int]) -> None:
    folder.mkdir()
    unfinished = file_of(ENOUGH).with_suffix(".unfinished")
    unfinished.write_bytes(b"begun")
    ask()
    assert unfinished.read_bytes() == b"begun" and not file_of(ENOUGH).exists()
    os.utime(unfinished, (0, 0))
    ask()
    assert [path.name for path in folder.iterdir()] == [file_of(ENOUGH).name]


def test_the_usual_folder_is_the_platform_s_for_caches(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(VARIABLE)
    assert file_of(6).parent == platformdirs.user_cache_path("buttons-widgets", appauthor=False)
    assert file_of(6).name == "pretty-tricky-race-5.table"


def test_where_nobody_knows_the_user_s_folders_nothing_is_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    def unknown(*names: str, appauthor: bool) -> Path:
        raise RuntimeError("Could not determine home directory.")

    monkeypatch.delenv(VARIABLE)
    monkeypatch.setattr(platformdirs, "user_cache_path", unknown)
    assert (ask() == solved_race(SMALL, ENOUGH, unwatched)).all()


def test_files_are_read_as_double_precision(solved: list[int]) -> None:
    ask()
    values = ask()
    assert values.dtype == np.float64 and solved == [ENOUGH]
