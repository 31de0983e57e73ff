"""What earlier versions of the kit wrote is read as it was, and games are written as before.

What is in `kept` was written on 25 November 2026, and the first four games before; it is never written anew.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

import msgspec
import pytest

from buttons_widgets.kit.classroom.submission import handed_text
from buttons_widgets.kit.exercises.answer_store import ANSWERS_FILE
from buttons_widgets.kit.puzzles.pack import parse_puzzle, puzzle_line
from buttons_widgets.kit.puzzles.progress import PROGRESS_FILE, progress_text, read_progress_text
from buttons_widgets.kit.saving.files import SETTINGS
from buttons_widgets.kit.saving.record import read_bytes
from buttons_widgets.kit.saving.settings import Settings
from tests.classroom import read_handed
from tests.every_game import KINDS, puzzle_kinds

FOLDER: Final = Path(__file__).with_name("kept")
GAMES: Final = json.loads((FOLDER / "games.json").read_text(encoding="utf-8"))
OTHERS: Final = json.loads((FOLDER / "others.json").read_text(encoding="utf-8"))
KIND: Final = {kind.name: kind for kind in KINDS}
PUZZLES: Final = {kind.name: kind for kind in puzzle_kinds()}
FILES: Final = {one.name: one for one in (PROGRESS_FILE, ANSWERS_FILE)}


@pytest.mark.parametrize("kept", GAMES, ids=lambda kept: f"{kept['game']} with {kept['text'].count(chr(10))} lines")
def test_a_game(kept: dict[str, Any], tmp_path: Path) -> None:
    kind = KIND[kept["game"]]
    game, seats = kind.read_seated_code(kept["code"])
    assert (str(game), list(seats)) == (kept["text"], kept.get("seats", []))
    assert type(game).parse(kept["text"]) == game
    assert read_bytes(kept["file"].encode(), kind.read_game) == game
    (tmp_path / "game.json").write_text(kept["file"], encoding="utf-8")
    assert kind.load(tmp_path / "game.json") == game

    assert kind.write_code(game, seats) == kept["code"]
    old = json.loads(kept["file"])
    new = json.loads(msgspec.json.encode(kind.write_game(game, old["seats"])))
    # Since those were written, who won stands in the file of a game that is over.
    assert new.pop("winners", None) == (list(game.result.winners) if old["over"] else None)
    assert {key: value for key, value in new.items() if key not in ("saved", "checksum")} == {
        key: value for key, value in old.items() if key not in ("saved", "checksum")
    }
    assert list(new["start"]) == list(old["start"])


def test_games_of_both_kinds_were_kept_at_every_number_of_players_and_with_who_sat_there() -> None:
    assert {(kept["game"], len(json.loads(kept["file"])["names"])) for kept in GAMES} == {
        *(("buttons", players) for players in (1, 2, 3, 4)),
        ("button_up", 2),
    }
    assert {kept["game"] for kept in GAMES if "seats" in kept} == {"buttons", "button_up"}


@pytest.mark.parametrize("kept", OTHERS["files"], ids=lambda kept: f"{kept['kind']}: {kept['format']}")
def test_a_file_of_what_somebody_did(kept: dict[str, Any]) -> None:
    how, data = FILES[kept["format"]], kept["text"].encode()
    done = how.parse(data, kept["kind"])
    assert done == msgspec.convert(kept["holds"], type(done))
    assert how.to_bytes(kept["kind"], done) == data


@pytest.mark.parametrize("kept", OTHERS["progress"], ids=lambda kept: kept["kind"])
def test_progress_as_text(kept: dict[str, Any]) -> None:
    done = read_progress_text(kept["kind"], kept["text"])
    assert done == msgspec.convert(kept["holds"], type(done))
    # How it is compressed is zlib's own: other versions of it write other letters.
    assert read_progress_text(kept["kind"], progress_text(kept["kind"], done)) == done


@pytest.mark.parametrize("kept", OTHERS["hand-ins"], ids=lambda kept: kept["text"][:12])
def test_a_hand_in(kept: dict[str, Any]) -> None:
    handed = read_handed(kept["text"])
    assert handed == msgspec.convert(kept["holds"], type(handed))
    assert read_handed(handed_text(handed)) == handed


def test_what_was_chosen_last_time(tmp_path: Path) -> None:
    (tmp_path / SETTINGS).write_text(OTHERS["settings"]["text"], encoding="utf-8")
    for game, holds in OTHERS["settings"]["holds"].items():
        chosen = Settings(tmp_path).of(game)
        assert chosen == msgspec.convert(holds, type(chosen))
        assert Settings(tmp_path).remember(game, chosen)
    assert (tmp_path / SETTINGS).read_text(encoding="utf-8") == OTHERS["settings"]["text"]


@pytest.mark.parametrize(
    ("game", "line"), [(game, line) for game, lines in OTHERS["puzzles"].items() for line in lines]
)
def test_a_puzzle_of_each_theme(game: str, line: str) -> None:
    assert puzzle_line(parse_puzzle(PUZZLES[game], line)) == line


def test_the_bots_that_a_saved_game_names() -> None:
    for game, texts in OTHERS["bots"].items():
        for name, text in texts.items():
            bot = KIND[game].parse_bot(text)
            assert type(bot) is type(KIND[game].bots[name]()), text
