"""How any game is written down, shown with a tiny one that supplies no more than it has to."""

import gc
from dataclasses import replace
from pathlib import Path

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from buttons_widgets.kit.saving import game_format
from buttons_widgets.kit.saving.code import MOST_PLIES, CodeError, CodeReader, CodeWriter
from buttons_widgets.kit.saving.errors import SaveError
from buttons_widgets.kit.saving.record import read_bytes, write_bytes
from tests.kit.saving.pebbles import SIDES, Pebbles, PebblesFormat, Throw, played

PEBBLES = PebblesFormat()


@given(st.integers(1, 400), st.integers(0, 99), st.integers(0, 60), st.booleans())
def test_a_game_comes_back_from_its_record_and_from_its_code(heap: int, seed: int, plies: int, own_dice: bool) -> None:
    game = played(heap, seed, plies, own_dice)
    assert PEBBLES.read_code(PEBBLES.write_code(game)) == game
    assert read_bytes(write_bytes(PEBBLES.write_game(game)), PEBBLES.read_game) == game


def test_a_game_comes_back_from_its_file(tmp_path: Path) -> None:
    game = played()
    PEBBLES.save(game, tmp_path / "game.json", seats=["person", "RandomBot()"])
    assert PEBBLES.load(str(tmp_path / "game.json")) == game


def test_a_record_says_what_a_lobby_shows() -> None:
    over, cut_off = PEBBLES.write_game(played(), ["person", "a bot"]), PEBBLES.write_game(played(plies=3))
    assert (over.game, over.names, over.over, over.seats) == ("pebbles", ("Ada", "Bo: ü"), True, ("person", "a bot"))
    assert (cut_off.over, len(cut_off.moves), cut_off.seats) == (False, 3, ())
    assert cut_off.start == {"heap": ("400",), "seed": ("seed 0",)}


def test_what_is_not_the_record_of_a_game_is_refused() -> None:
    record = PEBBLES.write_game(played(plies=5))
    for changes, message in (
        ({"game": "chess" * 100}, r"this is a game of 'chess.*…', not of 'pebbles'"),
        ({"start": {}}, "this saved game cannot begin: a heap and a seed are needed"),
        ({"moves": ("throw 5", "jump")}, "move 2 of this saved game is wrong: 'jump' is not a move"),
        ({"moves": ("throw 5", "take 6")}, "move 2 of this saved game is wrong: take 6 is not legal"),
    ):
        with pytest.raises(SaveError, match=message) as caught:
            PEBBLES.read_game(msgspec.structs.replace(record, **changes))
        assert len(str(caught.value)) < 200


def test_what_is_not_the_code_of_a_game_is_refused() -> None:
    with pytest.raises(CodeError, match="begins with PEBBLES1"):
        PEBBLES.read_code("BUTTONS1")
    writer = CodeWriter()
    for _ in range(3):
        writer.put_count(0)
    with pytest.raises(CodeError, match="this code holds no game: a heap and a seed are needed"):
        PEBBLES.read_code(writer.code("PEBBLES"))
    writer = CodeWriter()
    writer.put_count(game_format.MOST_TEXTS + 1)
    with pytest.raises(CodeError, match="a count in it is 101, and 100 is the most"):
        PEBBLES.read_code(writer.code("PEBBLES"))


def test_a_game_without_its_seed_is_not_written() -> None:
    seen = replace(played(), seed=None)
    for write in (PEBBLES.write_code, PEBBLES.write_game):
        with pytest.raises(ValueError, match="the seed is missing"):
            write(seen)


def test_a_game_that_is_too_long_is_not_written() -> None:
    game = replace(played(heap=1, plies=0), moves=(Throw(1),) * (MOST_PLIES + 1))
    for write in (PEBBLES.write_code, PEBBLES.write_game):
        with pytest.raises(ValueError, match=r"the game is too long .*: it has 20001 moves, more than 20000"):
            write(game)


@pytest.mark.parametrize("own_dice", [False, True])
def test_codes_and_records_keep_no_states_while_they_are_written_and_read(own_dice: bool) -> None:
    game = played(heap=500, own_dice=own_dice, most=1)
    assert game.ply == 1000
    for write, read in ((PEBBLES.write_code, PEBBLES.read_code), (PEBBLES.write_game, PEBBLES.read_game)):
        gc.collect()
        Pebbles.most_alive = before = len(Pebbles.alive)
        assert read(write(game)) == game  # type: ignore[arg-type]
        assert Pebbles.most_alive <= before + 3


def test_a_move_has_its_place_in_long_lists_too() -> None:
    writer = CodeWriter()
    game = played(heap=3000, own_dice=True)
    # Every throw of the die is looked up in the same long list, every take in a new one.
    assert len(game.moves) > 30
    writer.put_moves(game)
    reader = CodeReader(writer.code("PEBBLES"), "PEBBLES")
    assert reader.take_count(MOST_PLIES) == game.ply
    assert reader.take(2) == 1
    state = game.start_state()
    for move in game.moves:
        if isinstance(move, Throw):
            if not reader.take(2):
                assert move == state.chance_move()
            else:
                assert reader.take(SIDES) == move.pips - 1
        else:
            legal = state.legal_moves()
            assert legal[reader.take(len(legal))] == move
        state = state.play(move)
    reader.close()
