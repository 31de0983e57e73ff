"""What several kernels keep in one file: joined, checked, and never written over what cannot be read."""

from __future__ import annotations

import errno
import json
import os
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import msgspec
import pytest

from buttons_widgets.kit.puzzles.events import Maker
from buttons_widgets.kit.rules.phrase import Phrase
from buttons_widgets.kit.saving import files, merged_store
from buttons_widgets.kit.saving.errors import SaveError
from buttons_widgets.kit.saving.merged_store import (
    LATEST,
    FileFormat,
    MergedStore,
    joined_events,
    local_time,
    set_aside,
)

MOST_BYTES = 1_000


class Found(msgspec.Struct, frozen=True):
    """A pebble."""

    when: int
    colour: str = "grey"


class Pebbles(msgspec.Struct, frozen=True):
    found: tuple[Found, ...] = ()


FORMAT = FileFormat("pebbles", Phrase("refused-kept-damaged", "it has no pebbles"), 2, Pebbles, MOST_BYTES)
NOON = datetime(2025, 5, 4, 12, tzinfo=UTC)


class Bag(MergedStore[Pebbles]):
    def take(self, more: Pebbles) -> None:
        self.done = Pebbles(joined_events(self.done.found, more.found, 3))

    def find(self, *moments: int) -> None:
        self.take(Pebbles(tuple(map(Found, moments))))
        self.keep()

    @property
    def moments(self) -> list[int]:
        return [one.when for one in self.done.found]


def bag(folder: Path, kind: str = "beach") -> Bag:
    return Bag(FORMAT, "pebbles.json", kind, folder, lambda: NOON)


def test_what_two_kernels_keep_is_joined(tmp_path: Path) -> None:
    one, other = bag(tmp_path / "new"), bag(tmp_path / "new")
    one.find(1)
    other.find(2)
    assert (one.moments, other.moments) == ([1], [1, 2])
    one.read_again()
    assert one.moments == [1, 2] and one.trouble is None and one.maker != other.maker


@pytest.mark.parametrize(("second", "moment"), [(-1, 0), (12.3456, 12345), (10**11 + 1, LATEST)])
def test_a_clock_that_goes_wrong_tells_no_impossible_moment(tmp_path: Path, second: float, moment: int) -> None:
    store = bag(tmp_path)
    assert store.now == NOON.timestamp() * 1000

    class Odd:
        def timestamp(self) -> float:
            return second

    store.clock = Odd  # type: ignore[assignment]
    assert store.now == moment
    assert local_time().tzinfo is not None


def test_the_games_folder_is_the_usual_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BUTTONS_WIDGETS_GAMES", str(tmp_path))
    assert Bag(FORMAT, "pebbles.json", "beach").path == tmp_path / "pebbles.json"


def written(**changes: Any) -> bytes:
    file = json.loads(FORMAT.to_bytes("beach", Pebbles((Found(1),))))
    return json.dumps({**file, **changes}).encode()


@pytest.mark.parametrize(
    ("data", "told"),
    [
        (b" " * (MOST_BYTES + 1), "it is too long"),
        *((data, "it is damaged or not a file of this kit") for data in (b"", b"{", b"\xff", b"[" * 500, b"5", b"{}")),
        (written(format="shells"), "it has no pebbles"),
        (written(done=5), "it is damaged (Expected `object`, got `int` - at `$.done`)"),
        (written(done={}), "something in it was changed after it was written"),
        (FORMAT.to_bytes("mountain", Pebbles()), "it belongs to another game"),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_a_damaged_file_is_set_aside_with_the_reason(tmp_path: Path, data: bytes, told: str) -> None:
    (tmp_path / "pebbles-damaged-1.json").write_text("of last week")
    (tmp_path / "pebbles.json").write_bytes(data)
    store = bag(tmp_path)
    store.read_again()
    assert store.trouble is not None
    assert (store.trouble.way, store.trouble.path) == ("damaged", tmp_path / "pebbles-damaged-2.json")
    assert told in store.trouble.reason and store.trouble.path.read_bytes() == data
    store.find(7)
    assert bag(tmp_path).path.exists() and store.trouble.way == "damaged", "it is still told"
    again = bag(tmp_path)
    again.read_again()
    assert again.moments == [7]


def test_a_file_is_read_by_its_own_format_only_and_up_to_its_longest() -> None:
    grey = FORMAT.to_bytes("beach", Pebbles((Found(1),)))
    told = Phrase("refused-kept-damaged", "it has no shells")
    shells = FileFormat("shells", told, 1, Pebbles, len(grey))
    assert shells.parse(shells.to_bytes("beach", Pebbles((Found(1),))), "beach") == Pebbles((Found(1),))
    with pytest.raises(SaveError, match="it has no shells"):
        shells.parse(grey, "beach")
    assert FileFormat("pebbles", told, 2, Pebbles, len(grey)).parse(grey, "beach") == Pebbles((Found(1),))
    with pytest.raises(SaveError, match="it is too long"):
        FileFormat("pebbles", told, 2, Pebbles, len(grey) - 1).parse(grey, "beach")


def test_a_file_is_written_in_a_folder_that_is_not_there_yet(tmp_path: Path) -> None:
    path = tmp_path / "some" / "folder" / "pebbles.json"
    FORMAT.write(path, "beach", Pebbles((Found(1),)))
    assert FORMAT.read(path, "beach") == Pebbles((Found(1),))


def test_damaged_files_are_numbered_from_one(tmp_path: Path) -> None:
    for number in (1, 2):
        (tmp_path / "pebbles.json").write_text("{")
        assert set_aside(tmp_path / "pebbles.json") == tmp_path / f"pebbles-damaged-{number}.json"


def test_a_maker_is_a_number_that_events_can_hold(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(merged_store, "new_seed", lambda: "f" * 32)
    assert msgspec.convert(bag(tmp_path).maker, Maker) == (1 << 32) - 1


def test_a_damaged_file_in_whose_place_a_good_one_is_put_meanwhile_is_not_set_aside(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    @contextmanager
    def waits_for_another(path: Path) -> Iterator[None]:
        path.write_bytes(written())
        yield

    (tmp_path / "pebbles.json").write_bytes(b"{")
    monkeypatch.setattr(merged_store, "only_writer", waits_for_another)
    store = bag(tmp_path)
    store.read_again()
    assert store.moments == [1] and store.trouble is None
    assert list(tmp_path.iterdir()) == [store.path]


def test_whoever_keeps_something_does_not_wait_for_itself(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    taken: list[Path] = []

    @contextmanager
    def counted(path: Path) -> Iterator[None]:
        taken.append(path)
        yield

    (tmp_path / "pebbles.json").write_bytes(b"{")
    monkeypatch.setattr(merged_store, "only_writer", counted)
    store = bag(tmp_path)
    store.find(7)
    assert taken == [store.path]
    # The new file is begun at once.
    assert FORMAT.read(store.path, "beach").found == (Found(7),)


def test_a_file_of_a_later_version_is_left_alone(tmp_path: Path) -> None:
    later = written(version=3)
    (tmp_path / "pebbles.json").write_bytes(later)
    store = bag(tmp_path)
    store.find(7)
    assert store.trouble == ("later", store.path, "a later version of the kit wrote it")
    assert (tmp_path / "pebbles.json").read_bytes() == later and store.moments == [7]
    # It is told no longer once the file can be read.
    (tmp_path / "pebbles.json").write_bytes(written())
    store.read_again()
    assert store.moments == [1, 7] and store.trouble is None


def test_a_file_that_this_kernel_may_not_read_is_not_written_over(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(path: Path) -> None:
        raise PermissionError(errno.EACCES, "Permission denied", str(path))

    (tmp_path / "pebbles.json").write_bytes(written())
    monkeypatch.setattr(files, "_open_file", refuse)
    store = bag(tmp_path)
    store.find(7)
    assert store.trouble == ("unwritable", store.path, "the file cannot be read (that is not allowed there)")
    assert store.moments == [7]
    assert (tmp_path / "pebbles.json").read_bytes() == written()


def test_what_could_not_be_written_is_kept_by_the_kernel_and_written_as_soon_as_it_can_be(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(_: int) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    store = bag(tmp_path)
    store.find(1)
    with monkeypatch.context() as patch:
        patch.setattr(os, "fsync", full)
        store.find(7)
        for _ in "12":
            assert store.trouble == ("unwritable", store.path, "the disk is full") and store.moments == [1, 7]
            assert FORMAT.read(store.path, "beach").found == (Found(1),)
            store.read_again()  # which does not make it good
    # Nobody has to find another one for it.
    store.read_again()
    assert store.trouble is None and FORMAT.read(store.path, "beach").found == (Found(1), Found(7))


def test_a_damaged_file_that_cannot_be_renamed_is_not_written_over(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(path: Path) -> Path:
        raise PermissionError(errno.EACCES, "Permission denied", str(path))

    (tmp_path / "pebbles.json").write_bytes(b"{")
    monkeypatch.setattr(merged_store, "set_aside", refuse)
    store = bag(tmp_path)
    store.find(7)
    assert store.trouble == ("unwritable", store.path, "it is damaged or not a file of this kit")
    assert (tmp_path / "pebbles.json").read_bytes() == b"{"


def test_a_file_that_another_kernel_has_just_set_aside_counts_as_none(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "pebbles.json"
    path.write_bytes(b"{")

    def late(path: Path, most: int) -> bytes:
        set_aside(path)
        raise SaveError("there is no such file", path) from FileNotFoundError()

    monkeypatch.setattr(merged_store, "read_file", late)
    assert FORMAT.read(path, "beach") == Pebbles()


def test_events_are_joined_in_the_order_of_time_and_the_newest_stay() -> None:
    one, two, three, four = map(Found, (1, 2, 3, 4))
    red = Found(2, "red")
    assert joined_events((one,), (), 3) == (one,) == joined_events((one,), (one,), 3)
    assert joined_events((one, two), (one,), 3) == (one, two)
    assert joined_events((), (two, one), 3) == (one, two)
    assert joined_events((one, two), (three, four), 3) == (two, three, four)
    assert joined_events((one, three), (two, red), 9) == joined_events((two, red), (one, three), 9)
    assert joined_events((two, four), (one, three), 3) == (two, three, four)
