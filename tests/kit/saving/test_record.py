"""A game as JSON: how it is laid out, how far it has come, and how long it may be."""

from __future__ import annotations

import json

import pytest

from buttons_widgets.kit.saving import record as room
from buttons_widgets.kit.saving.record import read_bytes, state_in, write_bytes
from tests.kit.saving.test_shelf import record


@pytest.mark.parametrize(
    ("moves", "over", "state"), [(0, False, "untouched"), (1, False, "begun"), (1, True, "over"), (0, True, "over")]
)
def test_how_far_a_game_has_come_is_seen_in_its_file(moves: int, over: bool, state: str) -> None:
    assert state_in(write_bytes(record(moves=moves, over=over))) == state


def test_a_file_has_a_line_for_each_entry_and_ends_with_a_line() -> None:
    data = write_bytes(record(moves=2)).decode()
    assert data == json.dumps(json.loads(data), indent=1) + "\n"


def test_the_longest_file_is_read(monkeypatch: pytest.MonkeyPatch) -> None:
    data = write_bytes(record())
    monkeypatch.setattr(room, "MOST_BYTES", len(data))
    assert read_bytes(data, lambda record: record.moves) == ("go",)
