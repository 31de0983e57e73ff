"""How any game is written down, shown with a tiny one that supplies no more than it has to."""

from __future__ import annotations

import gc
import random
import re
from dataclasses import replace
from pathlib import Path
from typing import Any, ClassVar, Self
from weakref import WeakValueDictionary

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from buttons_widgets.kit.rules.game import CHANCE
from buttons_widgets.kit.rules.history import History
from buttons_widgets.kit.saving import code, game_format
from buttons_widgets.kit.saving.code import MOST_BYTES, MOST_PLIES, CodeError, CodeReader, CodeWriter
from buttons_widgets.kit.saving.errors import SaveError
from buttons_widgets.kit.saving.record import read_bytes, write_bytes
from tests.nim import Fall, Nim, NimKind

SIDES = 100


class CountedNim(Nim):
    """Nim that counts its states: `alive` holds each that exists, equal ones too."""

    alive: ClassVar[WeakValueDictionary[int, CountedNim]] = WeakValueDictionary()
    most_alive: ClassVar[int] = 0

    def __new__(cls, *fields: object, **more: object) -> Self:
        state = super().__new__(cls)
        cls.alive[id(state)] = state
        cls.most_alive = max(cls.most_alive, len(cls.alive))
        return state


class CountedNimKind(NimKind):
    state = CountedNim


FORMAT = CountedNimKind()


def played(heap: int = 400, seed: int = 0, plies: int = 10_000, own_dice: bool = False, most: int = SIDES) -> Nim:
    """A game between Ada and Bo, played at random; at most so many sticks are taken at once."""
    chooser = random.Random(seed)
    game: Nim = CountedNim.start(["Ada", "Bo: ü"], f"seed {seed}", heaps=(heap,), sides=SIDES)
    for _ in range(plies):
        if game.to_move is None:
            break
        is_fair = game.to_move is CHANCE and not own_dice
        game = game.play(game.chance_move() if is_fair else chooser.choice(game.legal_moves()[:most]))
    return game


@given(st.integers(1, 400), st.integers(0, 99), st.integers(0, 60), st.booleans())
def test_a_game_comes_back_from_its_record_and_from_its_code(heap: int, seed: int, plies: int, own_dice: bool) -> None:
    game = played(heap, seed, plies, own_dice)
    assert FORMAT.read_code(FORMAT.write_code(game)) == game
    assert read_bytes(write_bytes(FORMAT.write_game(game)), FORMAT.read_game) == game


def test_a_game_comes_back_from_its_file(tmp_path: Path) -> None:
    game = played()
    FORMAT.save(game, tmp_path / "game.json", seats=["person", "RandomBot()"])
    assert FORMAT.load(str(tmp_path / "game.json")) == game


def test_a_record_says_what_a_lobby_shows() -> None:
    over, cut_off = FORMAT.write_game(played(), ["person", "a bot"]), FORMAT.write_game(played(plies=3))
    assert (over.game, over.names, over.over, over.seats) == ("nim", ("Ada", "Bo: ü"), True, ("person", "a bot"))
    assert (cut_off.over, len(cut_off.moves), cut_off.seats) == (False, 3, ())
    assert cut_off.start == {"heaps": ("400",), "sides": ("100",), "seed": ("seed 0",)}


def test_what_is_not_the_record_of_a_game_is_refused() -> None:
    record = FORMAT.write_game(played(plies=5))
    for changes, message in (
        ({"game": "chess" * 100}, r"this is a game of 'chess.*…', not of 'nim'"),
        ({"start": {}}, "this saved game is damaged: its start should be heaps, sides, seed"),
        ({"start": {**record.start, "heaps": ("0",)}}, "this saved game cannot begin: every heap has a stick"),
        ({"moves": ("die 5", "jump")}, "move 2 of this saved game is wrong: 'jump' is not a move"),
        ({"moves": ("die 5", "take 6 of 1")}, "move 2 of this saved game is wrong: take 6 of 1 is not legal"),
    ):
        with pytest.raises(SaveError, match=message) as caught:
            FORMAT.read_game(msgspec.structs.replace(record, **changes))
        assert len(str(caught.value)) < 200


def test_what_is_not_the_code_of_a_game_is_refused() -> None:
    with pytest.raises(CodeError, match="begins with NIM1 or NIM2"):
        FORMAT.read_code("BUTTONS1")
    writer = CodeWriter()
    for _ in range(3):
        writer.put_count(0)
    with pytest.raises(CodeError, match=r"this code holds no game: .*its start should be heaps, sides, seed"):
        FORMAT.read_code(writer.code("NIM"))
    writer = CodeWriter()
    writer.put_count(game_format.MOST_TEXTS + 1)
    with pytest.raises(CodeError, match="a count in it is 101, and 100 is the most"):
        FORMAT.read_code(writer.code("NIM"))
    writer = CodeWriter()
    FORMAT.put_start(CountedNim.start(["Ada"], 1, heaps=(1,), sides=1), writer)
    writer.put_count(9)  # each move is forced, and takes no room
    with pytest.raises(CodeError, match="the game is over at ply 4, but it has 9 moves"):
        FORMAT.read_code(writer.code("NIM"))
    with pytest.raises(CodeError, match="this code holds no game: every heap has a stick"):
        FORMAT.read_code(unplayable_code())


def unplayable_code() -> str:
    """A code that begins with a heap without a stick."""

    class Cheating(NimKind):
        def write_start(self, game: Nim) -> dict[str, tuple[str, ...]]:
            return {**super().write_start(game), "heaps": ("0",)}

    return Cheating().write_code(Nim.start(["Ada"], 1))


def test_what_is_no_game_of_this_kind_is_not_written() -> None:
    for write in (FORMAT.write_code, FORMAT.write_game):
        with pytest.raises(ValueError, match="this is not a game of Nim: 5"):
            write(5)  # type: ignore[arg-type]


def test_a_game_is_the_course_of_what_it_began_as() -> None:
    game, other = played(plies=9), played(plies=9, seed=1)
    assert all(FORMAT.is_course_of(game.at(ply), game) for ply in range(10))
    assert not FORMAT.is_course_of(game, game.at(8)) and not FORMAT.is_course_of(other.at(9), game)
    record = FORMAT.write_game(game)
    assert FORMAT.is_in(record, game) and not FORMAT.is_in(record, game.at(8)) and not FORMAT.is_in(record, other)


def test_bytes_that_are_no_saved_game_are_refused_with_the_reason() -> None:
    record = FORMAT.write_game(played(plies=5), ["person", "person"])

    def written(**changes: Any) -> bytes:
        return write_bytes(msgspec.structs.replace(record, **changes))

    for data, told in (
        (b" " * (MOST_BYTES + 1), "too long to be a saved game"),
        (b"{", "the end of the file is missing"),
        (b"game", "it is not even JSON"),
        (b"[1]", "this is not a game that the kit saved"),
        (written(format="else"), "this is not a game that the kit saved"),
        (written(version=0), "this is not a game that the kit saved"),
        (written(version=2), "by a later version of the kit"),
        (written(names=5), "this saved game is damaged: "),
        (written(seats=("person",)), "it has 2 names, 1 seats"),
        (written(over=True, winners=(2,)), "nobody sits where its winner is"),
        (written(game="chess"), "this is a game of 'chess'"),
        (write_bytes(record).replace(b"Ada", b"Eva"), "something in it was changed after it was saved"),
    ):
        with pytest.raises(SaveError, match=re.escape(told)):
            read_bytes(data, FORMAT.read_game)

    def refuse(_: object) -> None:
        raise ValueError("no such board")

    with pytest.raises(SaveError, match="this saved game cannot be played: no such board"):
        read_bytes(write_bytes(record), refuse)


def test_a_game_without_its_seed_is_not_written() -> None:
    seen = played().seen_by(0)
    for write in (FORMAT.write_code, FORMAT.write_game):
        with pytest.raises(ValueError, match="does not hold the seed"):
            write(seen)


def test_a_game_that_is_too_long_is_not_written() -> None:
    game = replace(played(heap=1, plies=0), history=History([Fall(1)] * (MOST_PLIES + 1)))
    for write in (FORMAT.write_code, FORMAT.write_game):
        with pytest.raises(ValueError, match=r"the game is too long .*: it has 20001 moves, more than 20000"):
            write(game)


def test_a_game_of_just_so_many_moves_as_are_allowed_is_written_and_read(monkeypatch: pytest.MonkeyPatch) -> None:
    game = played(plies=9)
    for module in (code, game_format):
        monkeypatch.setattr(module, "MOST_PLIES", game.ply)
    assert FORMAT.read_code(FORMAT.write_code(game)) == game
    assert FORMAT.read_game(FORMAT.write_game(game)) == game
    for write in (FORMAT.write_code, FORMAT.write_game):
        with pytest.raises(ValueError, match=f"{game.ply + 1} moves, more than {game.ply}"):
            write(played(plies=10))


@pytest.mark.parametrize("own_dice", [True, pytest.param(False, marks=pytest.mark.thorough)])
def test_codes_and_records_keep_no_states_while_they_are_written_and_read(own_dice: bool) -> None:
    game = played(heap=50, own_dice=own_dice, most=1)
    assert game.ply == 200
    for write, read in ((FORMAT.write_code, FORMAT.read_code), (FORMAT.write_game, FORMAT.read_game)):
        gc.collect()
        CountedNim.most_alive = before = len(CountedNim.alive)
        assert read(write(game)) == game  # type: ignore[arg-type]
        assert before < CountedNim.most_alive <= before + 3


def test_a_move_has_its_place_in_long_lists_too() -> None:
    writer = CodeWriter()
    game = played(heap=3000, own_dice=True)
    # Every fall of the die is looked up in the same long list, every take in a new one.
    assert len(game.moves) > 30
    writer.put_moves(game)
    reader = CodeReader(writer.code("NIM"), "NIM")
    assert reader.take_count(MOST_PLIES) == game.ply
    assert reader.take(2) == 1
    state = game.start_state()
    for move in game.moves:
        if isinstance(move, Fall):
            if not reader.take(2):
                assert move == state.chance_move()
            else:
                assert reader.take(SIDES) == move.pips - 1
        else:
            legal = state.legal_moves()
            assert legal[reader.take(len(legal))] == move
        state = state.play(move)
    reader.close()


@pytest.mark.parametrize(
    ("seats", "told"),
    [
        *(
            (seats, f"seats are one text for each of 2 players, or none at all, not {seats!r}")
            for seats in (["person"], "person", None, 5)
        ),
        ([5, 6], "a seat is a text of at most 1000 characters, not 5"),
        ([None, None], "a seat is a text of at most 1000 characters, not None"),
        (["x" * 1001, "person"], "a seat is a text of at most 1000 characters, not 'xxx"),
        (["\ud800", "person"], "a seat is a text of at most 1000 characters, not '"),
    ],
)
def test_what_could_not_be_read_again_is_not_written(seats: Any, told: str, tmp_path: Path) -> None:
    with pytest.raises(ValueError, match=re.escape(told)) as refused:
        FORMAT.save(played(plies=3), tmp_path / "game.json", seats=seats)
    assert len(str(refused.value)) < 300
    assert list(tmp_path.iterdir()) == []


def test_the_longest_description_of_a_seat_is_written_and_read() -> None:
    seats = ("x" * game_format.LONGEST_SEAT, "person")
    record = FORMAT.write_game(played(plies=3), seats)
    assert read_bytes(write_bytes(record), lambda record: record).seats == seats


def test_a_code_says_for_each_seat_who_plays_or_for_none() -> None:
    game, seats = played(plies=3), ("person", "RandomBot()")
    assert FORMAT.read_seated_code(FORMAT.write_code(game, seats)) == (game, seats)
    assert FORMAT.read_seated_code(FORMAT.write_code(game)) == (game, ())
    for wrong in ("person", ["person"], ["person", 5]):
        with pytest.raises(ValueError, match=re.escape(f"seats are one text for each of 2 players, not {wrong!r}")):
            FORMAT.write_code(game, wrong)  # type: ignore[arg-type]
