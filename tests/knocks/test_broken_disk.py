"""A disk that is full, read-only or gone, for each kind of file: it is told in words, all goes on, and is kept later.

Whoever runs the tests may be allowed everything, so that permissions would forbid nothing, and may not mount a disk.
So each step that touches the folder fails as the system lets it fail; what is there can still be read.
`tests/kit/table/test_full_disk.py` has the ways to a table, and leaving one whose game could not be saved.
"""

from __future__ import annotations

import errno
import shutil
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

import pytest

from buttons_widgets.kit.puzzles.pack import VARIABLE
from tests.knocks.actors import AT_WORK, Actor
from tests.knocks.failing_calls import failing


@contextmanager
def _taken(folder: Path) -> Iterator[None]:
    """A file has the folder's name."""
    aside = folder.with_name(f"{folder.name}-aside")
    folder.rename(aside)
    folder.touch()
    try:
        yield
    finally:
        folder.unlink()
        aside.rename(folder)


OPEN, NAMES = "open to write", ("replace", "rename", "link", "unlink", "mkdir")
BREAKS: Final[Mapping[str, Callable[[Path], Any]]] = {
    "full when a file is begun": lambda folder: failing(folder, errno.ENOSPC, OPEN),
    "full when it is written": lambda folder: failing(folder, errno.ENOSPC, "fsync"),
    "full when it gets its name": lambda folder: failing(folder, errno.ENOSPC, "replace", "link"),
    "over the quota": lambda folder: failing(folder, errno.EDQUOT, "write"),
    "read-only": lambda folder: failing(folder, errno.EROFS, OPEN, *NAMES),
    "not allowed": lambda folder: failing(folder, errno.EACCES, OPEN, *NAMES),
    "a disk that fails": lambda folder: failing(folder, errno.EIO, "fsync"),
    "a file in the folder's place": _taken,
}


@pytest.fixture(autouse=True)
def _own_packs(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(VARIABLE, "")  # so that it is as it was, afterwards


@pytest.mark.parametrize("actor", AT_WORK, ids=lambda actor: actor.__name__)
def test_trouble_with_the_disk_is_told_and_nothing_is_lost(
    actor: type[Actor], tmp_path: Path, counted: Callable[[object], None]
) -> None:
    outcomes = Counter[str]()
    for number, (trouble, breaks) in enumerate(BREAKS.items()):
        folder = tmp_path / f"at-{number}"
        somebody = actor(folder)
        somebody.prepare()
        somebody.act()
        assert somebody.is_kept() and somebody.told() == "", trouble
        with breaks(folder):
            for _ in range(3):
                somebody.act()
                told = somebody.told()
                assert bool(told) == somebody.is_told, f"{trouble}: {told!r}"
                assert "Errno" not in told and "Traceback" not in told, told
                assert told.count("not ") <= 2, told
        somebody.act()
        assert somebody.is_kept(), f"{trouble}: it is not kept afterwards"
        assert somebody.told() == "", trouble
        assert [path.name for path in folder.rglob("*.tmp")] == [], trouble
        outcomes["told" if somebody.is_told else "not told"] += 1
    # Whose folder is gone goes on in a new one.
    folder = tmp_path / "gone"
    somebody = actor(folder)
    somebody.prepare()
    somebody.act()
    shutil.rmtree(folder)
    somebody.prepare()
    for _ in range(2):
        somebody.act()
    assert somebody.is_kept() and somebody.told() == ""
    ways = ", ".join(f"{count} {name}" for name, count in outcomes.items())
    counted(f"trouble with the disk, {actor.__name__}: {ways}, and the folder removed; lost: 0")
