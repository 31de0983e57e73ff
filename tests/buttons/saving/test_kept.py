"""Files and codes that earlier versions of the kit wrote are read as they were, and codes are written as before."""

import json
from pathlib import Path

import pytest

from buttons_widgets.buttons.rules.game import Game
from buttons_widgets.buttons.saving.game_format import BUTTONS_FORMAT, code_of, game_from_code, load
from buttons_widgets.kit.saving.record import read_bytes

KEPT = json.loads(Path(__file__).with_name("kept.json").read_text(encoding="utf-8"))


@pytest.mark.parametrize("kept", KEPT, ids=lambda kept: f"{kept['text'].count(', layout')} players")
def test_what_was_kept_is_read(kept: dict[str, str], tmp_path: Path) -> None:
    game = game_from_code(kept["code"])
    assert str(game) == kept["text"]
    assert code_of(game) == kept["code"]
    assert Game.parse(kept["text"]) == game
    assert read_bytes(kept["file"].encode(), BUTTONS_FORMAT.read_game) == game
    (tmp_path / "game.json").write_text(kept["file"], encoding="utf-8")
    assert load(tmp_path / "game.json") == game


@pytest.mark.parametrize("kept", KEPT, ids=lambda kept: f"{kept['text'].count(', layout')} players")
def test_a_game_is_written_as_it_was_kept(kept: dict[str, str]) -> None:
    old = json.loads(kept["file"])
    record = BUTTONS_FORMAT.write_game(game_from_code(kept["code"]), old["seats"])
    assert (record.game, list(record.names), list(record.moves)) == (old["game"], old["names"], old["moves"])
    assert {key: list(texts) for key, texts in record.start.items()} == old["start"]
    assert list(record.start) == list(old["start"])
    assert (record.over, list(record.seats)) == (old["over"], old["seats"])


def test_four_of_each_were_kept() -> None:
    assert len(KEPT) == 4
