"""What was chosen last time: kept for each kind of game, and never in the way of a lobby."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any

import pytest

from buttons_widgets.kit.saving import files
from buttons_widgets.kit.saving.settings import MOST_BYTES, Chosen, SeatChosen, Settings

ADA = Chosen(seats=(SeatChosen("person", "Ada", "A"), SeatChosen("nobody")), pace="fast", coach=False)


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    return Settings(tmp_path)


def test_what_was_chosen_is_remembered_for_each_kind_of_game(settings: Settings) -> None:
    assert settings.of("pebbles") == Chosen()
    assert settings.remember("pebbles", ADA)
    assert settings.change("marbles", pace="slow")
    assert settings.change("pebbles", coach=True)
    again = Settings(settings.path.parent)
    assert again.of("pebbles") == Chosen(ADA.seats, "fast", True)
    assert again.of("marbles") == Chosen(pace="slow")
    assert again.forget("pebbles")
    assert settings.of("pebbles") == Chosen()
    assert settings.of("marbles") == Chosen(pace="slow")
    assert settings.forget("chess")
    assert repr(settings) == f"Settings({str(settings.path)!r})"


def test_whoever_has_only_read_how_to_play_has_chosen_nothing() -> None:
    assert ADA.chooses and not Chosen().chooses and not Chosen(how_to_seen=True).chooses


KINDS: list[Any] = [
    None, [], {"pebbles": 5}, {"pebbles": {"pace": 5}}, {"pebbles": {"seats": "Ada"}}, {"pebbles": {"coach": "no"}},
    {"pebbles": {"seats": [{"name": "x" * 501}]}}, {"pebbles": {"seats": [{}] * 101}},
]  # fmt: skip


@pytest.mark.parametrize("kinds", KINDS)
def test_what_means_nothing_counts_as_not_chosen(settings: Settings, kinds: Any) -> None:
    settings.remember("pebbles", ADA)
    file = json.loads(settings.path.read_text())
    settings.path.write_text(json.dumps(file | {"kinds": kinds}))
    assert settings.of("pebbles") == Chosen()
    assert settings.remember("pebbles", ADA)
    assert settings.of("pebbles") == ADA


@pytest.mark.parametrize(
    "data",
    [
        *(b"", b"{", b"\xff", b"[" * 100_000, b"5"),
        b'{"format": "else", "version": 1, "kinds": {"pebbles": {"pace": "fast"}}}',
        b'{"format": "buttons-widgets settings", "version": 2, "kinds": {"pebbles": {"pace": "fast"}}}',
        b" " * (MOST_BYTES + 1) + b"{}",
    ],
)  # fmt: skip
def test_another_file_counts_as_none(settings: Settings, data: bytes) -> None:
    settings.path.write_bytes(data)
    assert settings.of("pebbles") == Chosen()
    assert settings.remember("pebbles", ADA)
    assert settings.of("pebbles") == ADA


@pytest.mark.timeout(20)
def test_a_place_where_nothing_can_be_kept_keeps_nobody_waiting(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "settings.json")
    assert Settings(tmp_path).of("pebbles") == Chosen()
    (tmp_path / "folder" / "settings.json").mkdir(parents=True)
    (tmp_path / "file").touch()
    for folder in (tmp_path / "folder", tmp_path / "file"):
        settings = Settings(folder)
        assert settings.of("pebbles") == Chosen()
        assert settings.remember("pebbles", ADA) is False
        assert settings.of("pebbles") == Chosen()


def test_a_file_is_read_up_to_its_longest(settings: Settings) -> None:
    settings.remember("pebbles", ADA)
    data = settings.path.read_bytes()
    settings.path.write_bytes(data.ljust(MOST_BYTES))
    assert settings.of("pebbles") == ADA
    settings.path.write_bytes(data.ljust(MOST_BYTES + 1))
    assert settings.of("pebbles") == Chosen()


def test_what_cannot_be_read_now_is_not_written_over(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(path: Path) -> None:
        raise PermissionError(13, "Permission denied", str(path))

    settings.remember("pebbles", ADA)
    with monkeypatch.context() as patch:
        patch.setattr(files, "_open_file", refuse)
        assert settings.of("pebbles") == Chosen()
        assert not settings.change("marbles", pace="slow") and not settings.forget("pebbles")
    assert settings.of("pebbles") == ADA


def test_the_folder_is_made_with_the_first_choice(tmp_path: Path) -> None:
    settings = Settings(tmp_path / "some" / "games")
    assert settings.remember("pebbles", ADA) and settings.of("pebbles") == ADA


def test_what_a_later_version_added_for_a_kind_does_no_harm(settings: Settings) -> None:
    settings.remember("pebbles", ADA)
    file = json.loads(settings.path.read_text())
    file["kinds"]["pebbles"]["sound"] = "off"
    settings.path.write_text(json.dumps(file))
    assert settings.of("pebbles") == ADA


def test_settings_are_not_written_through_a_link(settings: Settings, tmp_path: Path) -> None:
    mine = tmp_path / "mine.txt"
    mine.write_text("mine")
    settings.path.parent.mkdir(exist_ok=True)
    settings.path.symlink_to(mine)
    assert settings.remember("nim", Chosen(pace="fast"))
    assert mine.read_text() == "mine" and settings.of("nim").pace == "fast"
