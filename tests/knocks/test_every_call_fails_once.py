"""Each call of the system fails once, with each error; and at each the power is cut: nothing that was shown is lost."""

from __future__ import annotations

import errno
import json
import os
import sys
import tempfile
import traceback
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import count
from pathlib import Path
from shutil import copytree
from types import FrameType
from typing import Any, Final

import pytest

from buttons_widgets.kit.classroom.read_submissions import gather
from buttons_widgets.kit.puzzles.pack import VARIABLE
from buttons_widgets.kit.rules.errors import GameError
from tests.classroom import Classroom
from tests.knocks import failing_calls
from tests.knocks.actors import ACTORS, Actor, AtCard, AtCircle, AtTable, Author, Copier, Reader
from tests.knocks.failing_calls import CLOSE, ERRORS, LOCK, OF_PATHS, Call, Disk, Image, watched
from tests.knocks.scenes import is_between
from tests.knocks.tally import check_message
from tests.nim_course import NIM_COURSE


class Failing:
    """Lets one call fail: the one of a number, with the error of a number among those that matter for it."""

    def __init__(self, number: int, error: int, without: str) -> None:
        self.number, self.error, self.without = number, error, without
        self.calls = 0
        self.failed: Call | None = None
        self.is_last_error = True
        self.errno = 0

    def __call__(self, call: Call) -> int:
        self.calls += 1
        if call.name == self.without:
            return errno.EPERM
        if self.calls != self.number:
            return 0
        errors = ERRORS[call.name]
        self.failed, self.is_last_error = call, self.error + 1 >= len(errors)
        self.errno = errors[self.error % len(errors)]
        return self.errno

    def __str__(self) -> str:
        assert self.failed is not None
        return (
            f"call {self.number}, {self.failed.name} of {self.failed.path}: {errno.errorcode.get(self.errno, 'short')}"
        )


def each_failure(every: bool, without: str = "") -> Iterator[Failing]:
    """All failures, or one for each call, as long as what is tried with them makes so many calls."""
    for number in count(1):
        for error in count(0 if every else number):
            failing = Failing(number, error, without)
            yield failing
            if failing.calls < number:
                return
            if failing.is_last_error or not every:
                break


@pytest.fixture(autouse=True)
def _own_folders(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv(VARIABLE, "")  # so that it is as it was, afterwards
    (tmp_path / "temporary").mkdir()
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path / "temporary"))
    monkeypatch.setattr(os, "fsync", lambda descriptor: None)  # it is counted, and nobody has to wait for the disk


def check_told(somebody: Actor, failing: Failing) -> str:
    told = somebody.told()
    if told:
        check_message(told)
        assert "Errno" not in told, f"{failing}: {told}"
    return told


def with_errors(every: Sequence[type[Actor]], some: Sequence[type[Actor]]) -> list[Any]:
    """Who is at work, and whether with every error: `make test` has them all only for the first."""
    return [
        *(pytest.param(each, True, id=each.__name__) for each in every),
        *(pytest.param(each, False, id=each.__name__) for each in some),
        *(pytest.param(each, True, id=f"{each.__name__}, every error", marks=pytest.mark.thorough) for each in some),
    ]


SLOW: Final = (AtTable, AtCircle, Reader, AtCard, Author, Copier)


@pytest.mark.parametrize(("actor", "every"), with_errors([each for each in ACTORS if each not in SLOW], SLOW))
def test_what_was_done_is_kept_or_trouble_is_told(
    actor: type[Actor], every: bool, tmp_path: Path, counted: Callable[[object], None]
) -> None:
    outcomes, lasts = Counter[str](), 0
    somebody = actor(tmp_path / "first")
    for failing in each_failure(every, actor.without):
        lasts -= 1
        if lasts < 0:
            lasts = 4
            somebody = actor(tmp_path / str(outcomes.total()))
            for _ in range(2):
                somebody.prepare()
                somebody.act()
        somebody.prepare()
        before = somebody.kept(somebody.folder)
        with watched(somebody.folder, failing):
            somebody.act()
        if failing.failed is None:
            continue
        told, kept, done = check_told(somebody, failing), somebody.kept(somebody.folder), somebody.done()
        if failing.errno == errno.ENOENT:  # what was there may have been removed
            lasts = 0
        else:
            assert is_between(before, kept, done), f"{failing}: {before[-3:]}, then {kept[-3:]}, for {done[-3:]}"
        assert kept == done or told or not somebody.is_told or failing.errno == errno.ENOENT, (
            f"{failing}: nobody is told that it is not kept"
        )
        # What fails while something is added to a file may have added it all the same.
        is_alarm = bool(told) and kept == done != before and failing.failed.name not in ("write", "fsync", CLOSE)
        assert not is_alarm, f"{failing}: it is kept, and yet: {told}"
        outcomes["kept" if kept == done else "told" if told else "not told" if not somebody.is_told else "removed"] += 1
        somebody.prepare()
        somebody.act()
        assert somebody.is_kept() or failing.errno == errno.ENOENT, f"{failing}: it is not kept afterwards"
        assert somebody.told() == "", f"{failing}: {somebody.told()}"
    counted(
        f"one of {failing.number - 1} calls fails, {actor.__name__}: {outcomes.total()} cases "
        f"({', '.join(f'{cases} {name}' for name, cases in outcomes.items())}); lost: 0"
    )


@pytest.mark.parametrize(("actor", "every"), with_errors((), (AtTable, Reader, AtCard, Author)))
def test_who_comes_back_to_it_loses_nothing(
    actor: type[Actor], every: bool, tmp_path: Path, counted: Callable[[object], None]
) -> None:
    folder, cases, calls = tmp_path / "first", 0, 0
    first = actor(folder)
    for _ in range(2):
        first.prepare()
        first.act()
    before = first.kept(folder)
    for failing in each_failure(every):
        again = tmp_path / f"again-{cases}"
        copytree(folder, again)
        with watched(again, failing):
            somebody = actor(again)
        if failing.failed is None:
            continue
        cases, calls = cases + 1, failing.number
        if failing.errno != errno.ENOENT:
            kept = somebody.kept(again)
            assert kept[: len(before)] == before, f"{failing}: {before[-3:]}, then {kept[-3:]}"
        told = check_told(somebody, failing)
        somebody.act()
        told += check_told(somebody, failing)
        kept = somebody.kept(again)
        assert kept != before or told or not somebody.is_told, f"{failing}: nobody is told that it is not kept"
        if failing.errno != errno.ENOENT:
            assert kept[: len(before)] == before or len(kept) == len(before), f"{failing}: {before}, then {kept}"
    counted(f"one of {calls} calls fails when {actor.__name__} comes back: {cases} cases; lost: 0")


def test_no_text_is_left_out_in_silence(tmp_path: Path, counted: Callable[[object], None]) -> None:
    room, folder = Classroom(NIM_COURSE, tmp_path / "work"), tmp_path / "handed in"
    for place, name in (("", "Ada"), ("second", "Bo"), ("second/late", "Cy")):
        (folder / place).mkdir(parents=True, exist_ok=True)
        (folder / place / f"{name}.txt").write_text(room.student(name, 1, {"1.3": ["12", "8"]}))
    cases = 0
    for failing in each_failure(every=True):
        try:
            with watched(folder, failing):
                found = gather(folder)
        except GameError as error:
            check_message(error)
            cases += 1
            continue
        if failing.failed is not None:
            cases += 1
            refused = [check_message(one.reason) for one in found if one.handed is None]
            assert refused or len(found) == 3, f"{failing}: {len(found)} texts, and no word of others"
    counted(f"one of {failing.number - 1} calls fails when a class is read: {cases} cases; left out in silence: 0")


class Cut:
    """Notes before each call what a power cut would leave, and how much was done by then."""

    def __init__(self, disk: Disk) -> None:
        self.disk = disk
        self.calls = 0
        self.acts = 0
        self.images: list[tuple[int, str, Image]] = []

    def __call__(self, call: Call) -> int:
        self.calls += 1
        for image in self.disk.images():
            if (self.acts, image) not in [(acts, known) for acts, _, known in self.images[-20:]]:
                self.images.append((self.acts, f"call {self.calls}, {call.name} of {call.path}", image))
        if call.name == "fsync":
            self.disk.sync(call.path)
        return 0


WITH_ALL_CALLS: Final = [each for each in ACTORS if not each.without]


@pytest.mark.parametrize("actor", WITH_ALL_CALLS, ids=lambda actor: actor.__name__)
def test_nothing_that_was_shown_is_lost_when_the_power_is_cut(
    actor: type[Actor], tmp_path: Path, counted: Callable[[object], None]
) -> None:
    folder = tmp_path / "whole"
    folder.mkdir()
    cut = Cut(Disk(folder))
    shown = [actor.kept(folder)]
    somebody: Actor | None = None
    for _ in range(5):
        with watched(folder, cut):
            if somebody is None:
                somebody = actor(folder)
            else:
                somebody.act()
        shown.append(actor.kept(folder))
        cut.acts += 1
        cut(Call("the end", ""))
        somebody.prepare()
        cut.disk.sync_all()
        shown.append(actor.kept(folder))
        cut.acts += 1
    cut.disk.close()
    for number, (acts, where, image) in enumerate(cut.images):
        left = tmp_path / str(number)
        for name, content in image.items():
            (left / name).parent.mkdir(parents=True, exist_ok=True)
            (left / name).write_bytes(content)
        kept, after = actor.kept(left), shown[min(acts + 1, len(shown) - 1)]
        assert is_between(shown[acts], kept, after), f"{where}: {shown[acts][-3:]}, then {kept[-3:]}"
    counted(f"the power cut at one of {cut.calls} calls, {actor.__name__}: {len(cut.images)} folders; lost: 0")


EVENTS: Final[Mapping[str, tuple[str, ...]]] = {
    "open": ("open", "open to write"),
    "os.rename": ("rename", "replace"),
    "os.remove": ("unlink", "remove"),
    **{f"os.{name}": (name,) for name in OF_PATHS if name not in ("open", "rename", "replace", "unlink", "remove")},
    "fcntl.flock": (LOCK,),
}
"""What Python's audit hooks hear of, and which calls that is."""
HARMLESS: Final = frozenset(
    {"fspath", "getpid", "getuid", "geteuid", "getcwd", "urandom", "strerror", "lseek", "isatty", "putenv"}
    | {"_path_normpath", "_path_splitroot", "_path_splitroot_ex"}
)
"""Functions of the system that touch no folder, or cannot fail."""


@pytest.mark.parametrize("actor", WITH_ALL_CALLS, ids=lambda actor: actor.__name__)
def test_no_call_is_missed(actor: type[Actor], tmp_path: Path, counted: Callable[[object], None]) -> None:
    heard = tmp_path / "heard.json"
    child = os.fork()  # an audit hook stays for as long as its process lasts
    if child == 0:
        try:
            heard.write_text(json.dumps(listened_to(actor, tmp_path / "work")))
        except BaseException:
            traceback.print_exc()
        finally:
            os._exit(0)
    os.waitpid(child, 0)
    calls, events, strange = json.loads(heard.read_text())
    assert strange == [], "this is done behind the back of `watched`"
    told = {event: sum(calls.get(name, 0) for name in names) for event, names in EVENTS.items()}
    assert {event: count for event, count in told.items() if count and event in events} == events
    caught, told_too = sum(calls.values()), sum(events.values())
    counted(f"calls of {actor.__name__} that are caught: {caught}, of which Python tells too: {told_too}")


def listened_to(actor: type[Actor], folder: Path) -> tuple[Counter[str], Counter[str], list[str]]:
    """What is caught, what Python tells, and what functions of the system are called by others than who catches."""
    calls, events, strange = Counter[str](), Counter[str](), set[str]()
    is_on, root = False, str(folder)

    def count_call(call: Call) -> int:
        calls[call.name] += 1
        return 0

    def hear(event: str, arguments: tuple[Any, ...]) -> None:
        if not is_on or event not in EVENTS:
            return
        paths = [os.fsdecode(one) for one in arguments[:2] if isinstance(one, str | bytes | os.PathLike)]
        # What `tempfile` removes it removes with a function that it has held since it was imported.
        is_its_own = event == "os.remove" and Path(paths[0]).name.startswith("tmp")
        if event == "fcntl.flock" or (any(f"{path}/".startswith(f"{root}/") for path in paths) and not is_its_own):
            events[event] += 1

    def look(frame: FrameType, event: str, function: Any) -> None:
        if event == "c_call" and function.__module__ in ("posix", "fcntl") and function.__name__ not in HARMLESS:
            file = frame.f_code.co_filename
            if file not in (failing_calls.__file__, tempfile.__file__) and not file.startswith("<frozen importlib"):
                strange.add(f"{function.__name__} in {file}")

    sys.addaudithook(hear)
    with watched(folder, count_call):
        is_on = True
        sys.setprofile(look)
        somebody = actor(folder)
        for _ in range(2):
            somebody.prepare()
            somebody.act()
        sys.setprofile(None)
        is_on = False
    return calls, events, sorted(strange)
