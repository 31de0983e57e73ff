"""Codes and files of matches: they read back, and whatever is none, or of another game, is refused with a reason."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import buttons_widgets
from buttons_widgets.button_up import GameError, code_of, game_from_code, load, save
from tests.button_up.analysis.test_game_worths import match_of

GAME = match_of(7)
CODE = code_of(GAME)
LETTERS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("army", [1, 2, 3])
def test_a_match_comes_back_from_its_code_and_its_file(tmp_path: Path, seed: int, army: int) -> None:
    whole = match_of(seed, army)
    for game in (whole.at(0), whole.at(5), whole):
        assert game_from_code(code_of(game)) == game
        path = tmp_path / f"{game.ply}.json"
        save(game, path)
        assert load(path) == game


@given(st.integers(0, len(CODE) - 1), st.sampled_from(LETTERS), st.sampled_from(["put", "in", "out"]))
@settings(deadline=None, max_examples=400)
def test_one_letter_wrong_is_noticed(at: int, letter: str, way: str) -> None:
    changed = CODE[:at] + {"put": letter, "in": letter + CODE[at], "out": ""}[way] + CODE[at + 1 :]
    if changed == CODE:
        return
    try:
        read = game_from_code(changed)
    except GameError:
        return
    assert read == GAME


@given(
    st.binary(max_size=200)
    | st.text(max_size=200).map(str.encode)
    | st.integers(0, 5000).map(lambda end: WRITTEN[:end])
)
@settings(deadline=None, max_examples=200)
def test_whatever_is_in_a_file_is_a_match_or_refused(tmp_path_factory: pytest.TempPathFactory, data: bytes) -> None:
    path = tmp_path_factory.mktemp("saved") / "game.json"
    path.write_bytes(data)
    try:
        read = load(path)
    except GameError:
        return
    assert read == GAME


def written() -> bytes:
    from buttons_widgets.button_up.kind import BUTTON_UP
    from buttons_widgets.kit.saving.record import write_bytes

    return write_bytes(BUTTON_UP.write_game(GAME))


WRITTEN = written()


@pytest.mark.parametrize("key", sorted(json.loads(WRITTEN)))
@pytest.mark.parametrize("value", [None, 5, "x", [], {}, [["a"]], {"seed": 3}, ["sow 77"] * 5, ["first"]])
def test_a_record_with_anything_in_it_is_refused(tmp_path: Path, key: str, value: object) -> None:
    record = json.loads(WRITTEN)
    record[key] = value
    path = tmp_path / "game.json"
    path.write_text(json.dumps(record))
    try:
        load(path)
    except GameError:
        return
    assert key in ("saved", "over", "seats", "moves", "start", "kit", "version")


def test_a_game_of_the_other_kind_is_told_apart(tmp_path: Path) -> None:
    other = buttons_widgets.Game.start(["Ada", "Bo"], seed=1)
    buttons_widgets.save(other, tmp_path / "other.json")
    save(GAME, tmp_path / "this.json")
    for read, given_ in [
        (game_from_code, buttons_widgets.code_of(other)),
        (buttons_widgets.game_from_code, CODE),
        (load, tmp_path / "other.json"),
        (buttons_widgets.load, tmp_path / "this.json"),
    ]:
        with pytest.raises(GameError):
            read(given_)  # type: ignore[operator]
    for write in (code_of, lambda game: save(game, tmp_path / "no.json")):
        for nothing in (None, other, "x", 3):
            with pytest.raises(GameError, match="not a game of Button Up!"):
                write(nothing)  # type: ignore[arg-type]
