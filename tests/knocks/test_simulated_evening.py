"""Evenings in which all goes wrong that can, each from a seed: what is ruled, drawn, kept and shown agrees."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from secrets import token_hex
from typing import Any

import pytest

from buttons_widgets.kit.lobby import play_widget
from buttons_widgets.kit.lobby.play_widget import PlayWidget
from buttons_widgets.kit.page.activity import Activity
from buttons_widgets.kit.saving import files
from buttons_widgets.kit.saving.merged_store import MergedStore
from buttons_widgets.kit.saving.shelf import Shelf
from buttons_widgets.kit.table.layout import TableLayout
from buttons_widgets.kit.table.table import Table
from tests.house.plan import ROOT
from tests.knocks.simulated_evening import Evening

EVENTS = 2000
"""So many happen in one evening."""


def _simulate(seed: str, folder: Path, counted: Callable[[object], None]) -> None:
    evening = Evening(seed, folder)
    evening.run(EVENTS)
    happened = ", ".join(f"{count} {name}" for name, count in sorted(evening.events.items()))
    counted(f"evening {seed}, {evening.kind.name}: {evening.events.total()} events ({happened}); disagreements: 0")


@pytest.mark.parametrize("seed", ["1", "2", "4", "20", "24"])
def test_all_agrees_after_every_event(seed: str, tmp_path: Path, counted: Callable[[object], None]) -> None:
    _simulate(seed, tmp_path, counted)


@pytest.mark.thorough
@pytest.mark.parametrize("number", range(500))
def test_all_agrees_in_other_evenings(number: int, tmp_path: Path, counted: Callable[[object], None]) -> None:
    _simulate(token_hex(4), tmp_path, counted)


def test_a_seed_makes_the_same_evening_again(tmp_path: Path) -> None:
    evening, events = Evening("again", tmp_path), 200
    evening.run(events)
    command = [sys.executable, "-m", "tests.knocks.simulated_evening", "again", str(events)]
    # In another process sets and dictionaries may be in another order.
    done = subprocess.run(
        command, capture_output=True, text=True, cwd=ROOT, env=os.environ | {"PYTHONHASHSEED": "7"}, check=False
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.strip().endswith(f"digest {evening.digest}")


# What has to be noticed


def _every(number: int, broken: Callable[..., Any], whole: Callable[..., Any]) -> Callable[..., Any]:
    """Something that is broken every so many times."""
    calls = iter(range(10**9))
    return lambda *args, **more: (broken if next(calls) % number == number - 1 else whole)(*args, **more)


def _raise(*_: Any) -> None:
    raise RuntimeError("broken")


def _written_in_place(path: Path, data: bytes, **_: Any) -> None:
    with Path(path).open("wb") as file:
        file.write(data)
        file.flush()
        os.fsync(file.fileno())


def _taken_before_it_is_kept(widget: PlayWidget, path: Path) -> None:
    game, record = files.read_record(path, lambda record: (play_widget._with_seats(widget.kind, record), record))
    widget.shelf.forget(path, record)
    widget._seat(*game)


def _kept_after_it_is_shown(show: Callable[..., Any]) -> Callable[..., Any]:
    def shown(table: Table, outcome: str = "") -> None:
        keep, table._keep = table._keep, lambda game: ""
        show(table, outcome)
        table._keep = keep
        keep(table.game)

    return shown


def _only_read(store: MergedStore[Any]) -> None:
    store._read(alone=False)


def _whenever_it_comes(activity: Activity, act: Callable[..., object]) -> Callable[..., None]:
    return activity.guarded(lambda *args: act(*args[:-1]))


BREAKS: dict[str, tuple[str, object, str, Callable[..., Any]]] = {
    "a save is skipped": ("1", Shelf, "write", _every(3, lambda *_: None, Shelf.write)),
    "an old text stays": ("1", TableLayout, "draw", _every(7, lambda *_: None, TableLayout.draw)),
    "a button raises": ("102", Table, "undo", _raise),
    "a late click counts": ("1", Activity, "fresh", _whenever_it_comes),
    "a file is written in place": ("202", files, "write_file", _written_in_place),
    "a game is shown before it is kept": ("4", Table, "_new_state", _kept_after_it_is_shown(Table._new_state)),
    "a game is taken before it is kept": ("240", PlayWidget, "_take_over", _taken_before_it_is_kept),
    "trouble is forgotten": ("204", MergedStore, "read_again", _only_read),
}
"""What is broken, and a seed with which it is noticed soon."""


@pytest.mark.parametrize("broken", BREAKS)
def test_what_is_broken_is_noticed(
    broken: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, counted: Callable[[object], None]
) -> None:
    seed, place, name, change = BREAKS[broken]
    monkeypatch.setattr(place, name, change)
    evening = Evening(seed, tmp_path)
    with pytest.raises(AssertionError, match=rf"python -m tests\.knocks\.simulated_evening {seed} \d+"):
        evening.run(EVENTS)
    counted(f"an evening in which {broken}: noticed after {evening.number} events")
