"""A call in a thread of its own is ended from outside, but nothing is left half loaded."""

from __future__ import annotations

import importlib
import sys
from pathlib import Path
from threading import Event
from types import SimpleNamespace

import pytest

from buttons_widgets.kit.page import endable
from buttons_widgets.kit.page.endable import EndableCall, _is_loading

SECONDS = 20


def test_what_is_being_imported_is_finished_first(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    entered, leave = Event(), Event()
    gate = SimpleNamespace(entered=entered, leave=leave)
    monkeypatch.setitem(sys.modules, "gate_of_this_test", gate)  # type: ignore[arg-type]
    (tmp_path / "slowly_imported.py").write_text(
        "from gate_of_this_test import entered, leave\nentered.set()\nwhile not leave.wait(0.001): pass\nwhole = True\n"
    )
    monkeypatch.syspath_prepend(tmp_path)

    def imports_and_loops() -> None:
        importlib.import_module("slowly_imported")
        while True:
            pass

    call = EndableCall(imports_and_loops)
    assert entered.wait(SECONDS)
    assert _is_loading(call._thread.ident or 0)
    call.stop()
    assert (call.ended, call.stopped, call.lives) == (True, True, True)
    leave.set()
    call._thread.join(SECONDS)
    assert not call.lives
    assert sys.modules.pop("slowly_imported").whole


def test_what_is_stopped_is_not_heard_any_more() -> None:
    leave = Event()
    heard: list[object] = []
    call = EndableCall(lambda: leave.wait(SECONDS))
    call.on_end(lambda: heard.append(call.answer))
    call.stop()
    leave.set()
    call._thread.join(SECONDS)
    assert (heard, call.answer, call.error, call.stopped) == ([None], None, None, True)


def test_a_thread_is_not_over_while_it_is_stopped(monkeypatch: pytest.MonkeyPatch) -> None:
    """The next one may be given its number, and would be stopped in its place before it has begun: for ever."""
    leave, asked = Event(), Event()
    call = EndableCall(lambda: leave.wait(SECONDS))
    over: list[bool] = []

    def lets_it_come_to_its_end(ident: int) -> bool:
        if ident != call._thread.ident:  # a call of another test, which is still being ended
            return _is_loading(ident)
        leave.set()
        while call.lives:
            frame = sys._current_frames().get(ident)
            if frame is not None and frame.f_code.co_name == "_set_open":  # there it waits
                break
        over.append(not call.lives)
        asked.set()
        return False

    monkeypatch.setattr(endable, "_is_loading", lets_it_come_to_its_end)
    call.stop()
    assert asked.wait(SECONDS)
    assert over == [False]
    call._thread.join(SECONDS)
    assert not call.lives
