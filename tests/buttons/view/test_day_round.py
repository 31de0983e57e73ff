"""The round of the day as a widget: dice that fall once, kept after each move, and told in the end."""

from __future__ import annotations

import errno
import os
from collections.abc import Callable
from datetime import UTC, date, datetime
from pathlib import Path

import pytest

from buttons_widgets.buttons.puzzles.board_puzzle import puzzle_words
from buttons_widgets.buttons.puzzles.solo_round import SoloRound, compare, day_round
from buttons_widgets.buttons.view import solo_board as room
from buttons_widgets.buttons.view.puzzles import DailyRound
from buttons_widgets.kit.puzzles.progress import Progress
from buttons_widgets.kit.rules.errors import MissingPackageError
from tests.hands import pick, plain, press, pressed_then_read

TODAY = date(2026, 11, 22)


@pytest.fixture
def progress(tmp_path: Path) -> Progress:
    return Progress("buttons", tmp_path, lambda: datetime(2026, 11, 22, 12, tzinfo=UTC))


def opened(progress: Progress) -> DailyRound:
    return DailyRound(Progress("buttons", progress.path.parent, progress.clock), puzzle_words("en"))


def lay(shown: DailyRound) -> None:
    pick(shown.board, shown._offered[0])


def told(shown: DailyRound) -> str:
    return plain(shown.asked.value)


def test_it_is_played_through_and_told(progress: Progress) -> None:
    shown = opened(progress)
    assert "Roll the dice" in told(shown)
    assert [one["name"] for one in shown.actions.offered] == ["roll"]
    press("roll", shown.actions)
    assert "Lay a button in row" in told(shown)
    assert not shown.actions.offered
    lay(shown)
    assert [one["name"] for one in shown.actions.offered] == ["roll", "opt-out"]
    press("opt-out", shown.actions)
    assert "You opted out with 1 star" in told(shown)
    found = compare(day_round(TODAY))
    standing = plain(shown.standing.value)
    assert f"Exact play, not knowing them {found.exact}" in " ".join(standing.split())
    assert f"The most, knowing them all {found.foreseen}" in " ".join(standing.split())
    assert shown._share_text() == "BUTTONS daily round 2026-11-22: 🔘⭐ 1 star, 2 fewer than exact play"
    assert Progress("buttons", progress.path.parent).round_of(TODAY).points == 1
    assert repr(shown) == "DailyRound(2026-11-22)"


def test_a_round_that_cannot_be_kept_is_told_and_goes_on(progress: Progress, monkeypatch: pytest.MonkeyPatch) -> None:
    shown = opened(progress)

    def full(_descriptor: int) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    with monkeypatch.context() as on_disk:
        on_disk.setattr(os, "fsync", full)
        press("roll", shown.actions)
        assert "cannot be kept" in plain(shown.note.value) and "(the disk is full)" in plain(shown.note.value)
    lay(shown)
    assert plain(shown.note.value) == ""
    assert len(Progress("buttons", progress.path.parent).round_of(TODAY).moves) == len(shown.play.moves)


def test_what_was_in_it_is_worked_out_in_a_line_that_can_be_stopped(
    progress: Progress, monkeypatch: pytest.MonkeyPatch
) -> None:
    shown = opened(progress)
    held: list[tuple[object, Callable[[], object]]] = []
    monkeypatch.setattr(shown.work.worker, "do", lambda name, job, works, **_: held.append((name, job)))
    for name in ("roll", "opt-out"):
        press(name, shown.actions)
        if name == "roll":
            lay(shown)
    line = shown.work
    assert plain(line.message.value) == "Working out what was in it …" and line.button.description == "Stop"
    assert plain(shown.standing.value) == "" and shown.frame.news.endswith("Working out what was in it …")
    line.button.click()
    assert plain(line.message.value) == "Stopped." and line.button.description == "Work it out"
    line.button.click()
    name, job = held[-1]
    line._has_ended(name, job())
    assert len(held) == 2 and line.layout.display == "none"
    assert "Exact play, not knowing them" in plain(shown.standing.value)


def test_who_has_read_what_to_do_presses_what_is_there_now(progress: Progress) -> None:
    shown = opened(progress)
    order = pressed_then_read(shown.actions, shown.asked)
    press("roll", shown.actions)
    lay(shown)
    assert order == ["pressed", "read"] * 2


def test_what_has_fallen_has_fallen(progress: Progress) -> None:
    shown = opened(progress)
    press("roll", shown.actions)
    dice = shown.play.dice
    again = opened(progress)
    assert again.play == shown.play and again.play.dice == dice
    lay(again)
    # The first one does not know yet; what it does is shown as it stands.
    pick(shown.board, shown._offered[-1])
    assert shown.play.moves[: len(again.play.moves)] == again.play.moves or shown._note
    assert opened(progress).play == shown.play


def test_a_late_or_impossible_click_does_nothing(progress: Progress) -> None:
    shown = opened(progress)
    pick(shown.board, (1, 1))
    assert "roll the dice first" in plain(shown.note.value)
    turn = shown._activity.turn
    press("roll", shown.actions)
    press("roll", shown.actions, turn=turn)
    assert len(shown.play.moves) == 2
    closed = next(cell for cell in shown.play.game.position(0).grid.cells if cell not in shown._offered)
    pick(shown.board, closed)
    assert len(shown.play.moves) == 2
    assert plain(shown.note.value)


def test_a_bust_is_told_and_shown(progress: Progress) -> None:
    shown = opened(progress)
    while not shown.play.is_over:
        press("roll", shown.actions)
        if not shown.play.is_over:
            lay(shown)
    assert "Bust" in told(shown)
    assert shown.play.stars == 0
    assert "0 ★" in " ".join(plain(shown.standing.value).split())
    assert "bust, 3 fewer than exact play" in shown._share_text()
    assert "Bust" in shown._repr_svg_()


def test_a_forged_round_is_told(progress: Progress) -> None:
    progress.keep_round(TODAY, ["roll", "lay 1-1"])
    shown = opened(progress)
    assert "cannot be shown" in plain(shown.note.value)
    assert not shown.actions.offered
    press("roll", shown.actions)
    assert not shown.play.moves


def test_without_the_analysis_it_can_be_played(progress: Progress, monkeypatch: pytest.MonkeyPatch) -> None:
    def missing(_: SoloRound) -> None:
        raise MissingPackageError("numpy")

    monkeypatch.setattr(room, "compare", missing)
    shown = opened(progress)
    press("roll", shown.actions)
    lay(shown)
    press("opt-out", shown.actions)
    assert "the package numpy is not installed" in plain(shown.note.value)
    assert shown._share_text() == "BUTTONS daily round 2026-11-22: 🔘⭐ 1 star"
