"""Records of BUTTONS in files: they come back as they were, and whatever is not one is told to be none."""

import json
import pydoc
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from buttons_widgets import BoardWidget
from buttons_widgets.buttons.kind import BUTTONS, code_of, game_from_code, load, save
from buttons_widgets.buttons.rules.game import Game
from buttons_widgets.kit.saving.code import MOST_BYTES
from buttons_widgets.kit.saving.errors import SaveError
from buttons_widgets.kit.saving.record import read_bytes, write_bytes
from tests.played import games, played, started

relaxed = settings(deadline=None, suppress_health_check=[HealthCheck.too_slow])


@pytest.fixture
def game() -> Game:
    return played(started(3), 60)


@pytest.fixture
def path(tmp_path: Path, game: Game) -> Path:
    """A file with a saved game."""
    save(game, tmp_path / "game.json", seats=["person", "RandomBot()", "CautiousBot(buttons=4)"])
    return tmp_path / "game.json"


@given(games(most_plies=200))
@settings(relaxed, max_examples=60)
def test_a_game_comes_back_from_its_record(game: Game) -> None:
    record = BUTTONS.write_game(game, ["person"] * len(game.names))
    assert read_bytes(write_bytes(record), BUTTONS.read_game) == game
    assert record.over == (game.result is not None)


def test_a_game_comes_back_from_its_file_with_every_ply(path: Path, game: Game) -> None:
    loaded = load(path)
    assert loaded == game
    assert load(str(path)) == game
    assert loaded.at(17) == game.at(17)


def test_a_file_can_be_read_by_people(path: Path) -> None:
    told = json.loads(path.read_text(encoding="utf-8"))
    assert told["format"] == "buttons-widgets game"
    assert (told["version"], told["game"], told["over"]) == (1, "buttons", False)
    assert told["names"] == ["Ada", "Bo", "Cy"]
    assert told["seats"] == ["person", "RandomBot()", "CautiousBot(buttons=4)"]
    assert told["moves"][0] == "roll"


@pytest.mark.parametrize("name", ["<b>Bo</b>", "Zoë", "名前", '"; DROP', "__import__('os')"])
def test_a_name_stays_text(tmp_path: Path, name: str) -> None:
    save(Game.start(["Ada", name]), tmp_path / "game.json")
    assert load(tmp_path / "game.json").names == ("Ada", name)


def change(path: Path, edit: Callable[[dict[str, Any]], object]) -> None:
    told = json.loads(path.read_text(encoding="utf-8"))
    edit(told)
    path.write_text(json.dumps(told), encoding="utf-8")


@pytest.mark.parametrize(
    ("edit", "message"),
    [
        (lambda told: told.update(version=2), "saved by a later version of the kit: please update"),
        (lambda told: told.update(version=2, moves={"new": "form"}), "later version"),
        (lambda told: told.update(version=0), "not a game that the kit saved"),
        (lambda told: told.update(version="1"), "not a game that the kit saved"),
        (lambda told: told.update(format="something"), "not a game that the kit saved"),
        (lambda told: told.pop("format"), "not a game that the kit saved"),
        (lambda told: told.update(game="chess"), "a game of 'chess', not of 'buttons'"),
        (lambda told: told.update(extra=1), "damaged: .*extra"),
        (lambda told: told.pop("moves"), "damaged: .*moves"),
        (lambda told: told.update(moves="roll"), "damaged: .*moves"),
        (lambda told: told.update(moves=[1, 2]), "damaged: .*moves"),
        (lambda told: told.update(moves=["roll"] * 20_001), "damaged: .*20000"),
        (lambda told: told.update(saved="yesterday"), "damaged: .*saved"),
        (lambda told: told.update(saved="2025-01-01T00:00:00"), "damaged: .*saved"),
        (lambda told: told.update(seats=["person"]), "3 names, 1 seats"),
        (lambda told: told["start"].pop("seed"), "its start should be layouts, cards, seed"),
        (lambda told: told["start"].update(seed=["a", "b"]), "its start should be layouts, cards, seed"),
        (lambda told: told["start"].update(more=["a"]), "its start should be layouts, cards, seed"),
        (lambda told: told["start"].update(layouts=["A", "B", "C"]), "cannot begin: a layout has"),
        (lambda told: told["start"].update(cards=["r", "r", "r"]), "cannot begin: .*one of each"),
        (lambda told: told.update(names=["Ada", "Ada", "Cy"]), "cannot begin: two players are called 'Ada'"),
        (lambda told: told["moves"].__setitem__(2, "lay 1-7"), "move 3 .* is not a cell"),
        (lambda told: told["moves"].__setitem__(0, "opt out"), "move 1 .* opt out is not legal, because only a player"),
        (lambda told: told["moves"].insert(1, "roll"), "move 2 .* roll is not legal"),
        (lambda told: told["moves"].append("eval('1')"), "move 61 .* is not a move"),
        (lambda told: told["moves"].pop(), "changed after it was saved"),
        (lambda told: told.update(names=["Eve", "Bo", "Cy"]), "changed after it was saved"),
        (lambda told: told.update(seats=[]), "changed after it was saved"),
        (lambda told: told.update(checksum=""), "changed after it was saved"),
        (lambda told: told.pop("checksum"), "changed after it was saved"),
    ],
)
def test_an_edited_file_is_refused_with_the_reason(
    path: Path, edit: Callable[[dict[str, Any]], object], message: str
) -> None:
    change(path, edit)
    with pytest.raises(SaveError, match=message) as caught:
        load(path)
    assert str(caught.value) == f"{path}: {caught.value.reason}"
    assert caught.value.path == path


@pytest.mark.parametrize(
    ("data", "message"),
    [
        (b"", "the end of the file is missing"),
        (b"BUTTONS\nseed: 1\n", "not even JSON"),
        (b"\x89PNG\r\n\x1a\n", "not even JSON"),
        (b"\xff\xfe{\x00}\x00", "not even JSON"),
        (b"[]", "not a game that the kit saved"),
        (b"null", "not a game that the kit saved"),
        (b"{}", "not a game that the kit saved"),
        (b'{"cells": [], "nbformat": 4}', "not a game that the kit saved"),
        (b'{"x":' + b"[" * 1_000_000, "not a game|not even JSON|is missing"),
        (
            b'{"format": "buttons-widgets game", "version": 1, "names": ' + b"[" * 100_000,
            "not even JSON|damaged|missing",
        ),
        (b'{"format": "buttons-widgets game", "version": 1e400}', "not a game|not even JSON"),
        (b" " * (MOST_BYTES + 1), "too long"),
    ],
)
def test_a_file_that_is_none_of_ours_is_refused(tmp_path: Path, data: bytes, message: str) -> None:
    path = tmp_path / "game.json"
    path.write_bytes(data)
    with pytest.raises(SaveError, match=message):
        load(path)


def test_a_file_that_cannot_be_read_is_told(tmp_path: Path) -> None:
    for path in (tmp_path / "nothing.json", tmp_path):
        with pytest.raises(SaveError, match="cannot be read") as caught:
            load(path)
        assert str(path) in str(caught.value)


DATA = write_bytes(BUTTONS.write_game(played(started(2, seed=5), 30), ["person", "RandomBot()"]))
WHOLE = read_bytes(DATA, BUTTONS.read_game)


@pytest.mark.parametrize("kept", range(0, len(DATA) - 2, 7))
def test_a_truncated_file_is_told_to_be(kept: int) -> None:
    with pytest.raises(SaveError, match="the end of the file is missing"):
        read_bytes(DATA[:kept], BUTTONS.read_game)


@given(st.integers(0, len(DATA) - 1), st.binary(max_size=2), st.integers(0, 3))
@settings(relaxed, max_examples=500)
def test_a_damaged_file_is_never_another_game(place: int, put: bytes, removed: int) -> None:
    damaged = DATA[:place] + put + DATA[place + removed :]
    try:
        game = read_bytes(damaged, BUTTONS.read_game)
    except SaveError:
        return
    assert game == WHOLE


def test_a_game_that_does_not_hold_its_seed_is_not_written(game: Game, tmp_path: Path) -> None:
    seen = replace(game, setup=replace(game.setup, seed=None))  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="does not hold the seed of its chance"):
        save(seen, tmp_path / "game.json")
    with pytest.raises(ValueError, match="does not hold the seed of its chance"):
        code_of(seen)
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    ("function", "signature", "says"),
    [
        (save, "save(game: G, path: Path | str, seats: Sequence[str] = ()) -> None", "Write a game to a file."),
        (load, "load(path: Path | str) -> G", "Read a game that `save` wrote."),
        (code_of, "write_code(game: G, seats: Sequence[str] = ()) -> str", "The short code that holds a whole game."),
        (game_from_code, "read_code(text: str) -> G", "The game of a code."),
    ],
)
def test_help_says_what_the_four_functions_do(function: Callable[..., object], signature: str, says: str) -> None:
    text = pydoc.plain(pydoc.render_doc(function))
    assert signature.replace("'", "") in text.replace("'", "")
    assert says in text
    assert "Raises:" in text


@pytest.mark.parametrize("nothing", [None, 5, "BUTTONS", []])
def test_what_is_no_game_is_not_saved(nothing: Any, tmp_path: Path) -> None:
    for write in (code_of, lambda value: save(value, tmp_path / "game.json")):
        with pytest.raises(ValueError, match="this is not a game of BUTTONS"):
            write(nothing)
    with pytest.raises(ValueError, match="the layout of a position is a Layout, not 5"):
        BoardWidget().show("A", 5)  # type: ignore[arg-type]


def test_a_file_that_is_no_saved_game_is_not_replaced(tmp_path: Path) -> None:
    game = Game.start(["Ada"], seed=1)
    path = tmp_path / "thesis.ipynb"
    for data in (b'{"cells": []}', b"", b"\xff" * 100):
        path.write_bytes(data)
        with pytest.raises(ValueError, match=r"thesis\.ipynb: this file is not a saved game and is left alone"):
            save(game, path)
        assert path.read_bytes() == data
    path.unlink()
    save(game, path)
    later = game.play(game.legal_moves()[0])
    save(later, path)
    assert load(path) == later
