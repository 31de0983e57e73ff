"""One whole game of each kind is played as it was written down, word for word."""

from __future__ import annotations

from difflib import unified_diff

import pytest

from tests.playthroughs import FOLDER, PLAYED, path_of, playthrough

WRITE = "`make playthroughs` (python -m tests.playthroughs) writes it anew; look at what `git diff` says then"


@pytest.mark.parametrize("name", PLAYED)
def test_a_game_goes_as_it_was_written_down(name: str) -> None:
    path = path_of(PLAYED[name])
    written = path.read_text(encoding="utf-8") if path.is_file() else ""
    changed = list(unified_diff(written.splitlines(), playthrough(PLAYED[name]).splitlines(), str(path), lineterm=""))
    assert not changed, "\n".join([*changed[:80], WRITE])


def test_no_game_was_written_down_that_is_not_there() -> None:
    assert {path.name for path in FOLDER.iterdir()} == {path_of(kind).name for kind in PLAYED.values()}
