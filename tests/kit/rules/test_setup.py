"""What a game may be begun with: declared, checked, written and read."""

from __future__ import annotations

import unicodedata
from dataclasses import dataclass
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from buttons_widgets.kit.rules.errors import GameError, NotationError
from buttons_widgets.kit.rules.phrase import Phrase
from buttons_widgets.kit.rules.setup import GameSetup, OneEach, OneOf, OneSeat, OptionKind, Parsed, Whole, option

LENGTHS = ("short", "long")


@dataclass(frozen=True)
class Setup(GameSetup):
    dealer: int = option(OneSeat("deals first", draw="dealer"), "who deals first")
    hands: int = option(Whole(1, 12, "a match has 1 to 12 hands", default=3), "how many hands are played")
    length: str = option(OneOf(LENGTHS, "a match is short or long"), "how long a hand is")

    seats = range(2, 4)


NAMES = st.lists(st.sampled_from(["Ada", "Bo", "Cy: D", "player 1", "0"]), min_size=2, max_size=3, unique=True)


def lines_of(setup: GameSetup) -> list[tuple[int, str]]:
    return list(enumerate(str(setup).splitlines(), start=2))


@given(NAMES, st.text("abc", min_size=1), st.integers(0, 1), st.integers(1, 12), st.sampled_from(LENGTHS))
def test_a_setup_reads_back_from_its_lines_and_from_a_saved_game(
    names: list[str], seed: str, dealer: int, hands: int, length: str
) -> None:
    setup = Setup.of(names, seed, dealer=dealer, hands=hands, length=length)
    assert Setup.from_lines(lines_of(setup)) == setup
    assert Setup.of_texts(setup.names, seed, setup.texts()) == setup
    hidden = setup.without_seed
    assert Setup.from_lines(lines_of(hidden)) == hidden and hidden.seed is None


def test_what_is_left_out_is_filled_in_and_a_seat_may_be_a_name() -> None:
    setup = Setup.of(["Ada", "Bo"], 7)
    assert (setup.hands, setup.length, setup.seed) == (3, "short", "7")
    assert setup == Setup.of(["Ada", "Bo"], 7) and setup.dealer in (0, 1)
    assert len({Setup.of(["Ada", "Bo"], seed).dealer for seed in range(20)}) == 2
    assert Setup.of(["Ada", "Bo"], 7, dealer=" Bo ").dealer == 1
    assert Setup.of(["Ada", "Bo"]).seed != Setup.of(["Ada", "Bo"]).seed
    assert str(setup.with_seed("8")).startswith("seed: 8\nplayer 1: Ada\nplayer 2: Bo\ndealer: ")


@pytest.mark.parametrize(
    ("given", "told"),
    [
        ({"names": ["Ada"]}, "two to three people play, not 1"),
        ({"seed": ""}, "a seed has 1 to 100 visible characters, not ''"),
        ({"dealer": 2}, "Ada (seat 0) or Bo (seat 1) deals first, not 2"),
        ({"dealer": "Cy"}, "Ada (seat 0) or Bo (seat 1) deals first, not 'Cy'"),
        ({"names": ["Ada", "Bo", "Cy"], "dealer": -1}, "Ada (seat 0), Bo (seat 1) or Cy (seat 2) deals first, not -1"),
        ({"hands": 13}, "a match has 1 to 12 hands, not 13"),
        ({"hands": True}, "a match has 1 to 12 hands, not True"),
        ({"length": "middling"}, "a match is short or long, not 'middling'"),
        ({"length": ["short"]}, "a match is short or long, not ['short']"),
        ({"hand": 3, "dealr": 0}, "there is no option dealr, hand: the options are dealer, hands, length"),
    ],
    ids=str,
)
def test_what_may_not_stand_there_is_refused(given: dict[str, Any], told: str) -> None:
    with pytest.raises(GameError) as refused:
        Setup.of(**{"names": ["Ada", "Bo"], "seed": 7, **given})
    assert str(refused.value) == told


TEXT = "seed: 7\nplayer 1: Ada\nplayer 2: Bo\ndealer: Bo\nhands: 3\nlength: long"


@pytest.mark.parametrize(
    ("before", "after", "told"),
    [
        ("seed: 7\n", "", "line 2: 'seed: …' should stand here, not 'player 1: Ada'"),
        ("player 2: Bo\n", "", "line 4: 'player 2: …' should stand here, not 'dealer: Bo'"),
        ("dealer: Bo", "dealer: Cy", "Ada (seat 0) or Bo (seat 1) deals first, not 'Cy'"),
        ("hands: 3", "hands: three", "a match has 1 to 12 hands, not 'three'"),
        ("hands: 3", "hands: 03", "a match has 1 to 12 hands, not '03'"),
        ("length: long", "length: long\nmore: 1", "line 8: 'Round 1' should stand here, not 'more: 1'"),
        ("\nlength: long", "", "line 7: 'length: …' should stand here"),
        ("player 2: Bo", "player 2: Ada", "two players are called 'Ada': give each a name of its own"),
    ],
)
def test_lines_that_are_no_setup_are_refused(before: str, after: str, told: str) -> None:
    assert before in TEXT
    lines = list(enumerate(TEXT.replace(before, after).splitlines(), start=2))
    with pytest.raises(NotationError) as refused:
        Setup.from_lines(lines)
    assert str(refused.value) == told


@pytest.mark.parametrize("texts", [("0", "1"), (), ("9",), ("one",), ("",)])
@pytest.mark.parametrize("name", ["dealer", "hands", "length"])
def test_a_saved_game_with_something_else_is_refused(name: str, texts: tuple[str, ...]) -> None:
    if (name, texts) == ("hands", ("9",)):
        texts = ("13",)
    kept = Setup.of(["Ada", "Bo"], 7).texts()
    with pytest.raises(GameError):
        Setup.of_texts(["Ada", "Bo"], "7", {**kept, name: texts})


@pytest.mark.parametrize(
    ("name", "texts", "told"),
    [
        ("hands", ("1", "2"), "a match has 1 to 12 hands, not '1 2'"),
        ("dealer", ("0", "1"), "Ada (seat 0) or Bo (seat 1) deals first, not ''"),
        ("dealer", ("10",), "Ada (seat 0) or Bo (seat 1) deals first, not '10'"),
    ],
)
def test_it_is_told_what_stands_in_a_damaged_saved_game(name: str, texts: tuple[str, ...], told: str) -> None:
    with pytest.raises(GameError) as refused:
        Setup.of_texts(["Ada", "Bo"], "7", {**Setup.of(["Ada", "Bo"], 7).texts(), name: texts})
    assert str(refused.value) == told


def test_a_seat_is_found_by_its_name_however_accents_are_stored() -> None:
    assert Setup.of(["José", "Bo"], 7, dealer=unicodedata.normalize("NFD", " José ")).dealer == 0


def test_what_may_stand_in_a_choice_is_told_in_any_language() -> None:
    with pytest.raises(GameError) as refused:
        OneOf(LENGTHS, Phrase("refused-tried", "a match is short or long")).checked("middling", ("Ada", "Bo"), "7")
    assert refused.value.said is not None and refused.value.said.message == "refused-not"
    assert str(refused.value) == "a match is short or long, not 'middling'"


class Tiles(OptionKind[tuple[str, ...]]):
    """Texts without spaces: any number of them."""

    def checked(self, value: Any, names: tuple[str, ...], seed: str) -> tuple[str, ...]:
        return tuple(value or ())

    def texts(self, value: tuple[str, ...]) -> tuple[str, ...]:
        return value

    def read(self, texts: tuple[str, ...]) -> tuple[str, ...]:
        return texts


COUNT = Whole(-5, 10**9, "that many", default=0)


@dataclass(frozen=True)
class Tiled(GameSetup):
    tiles: tuple[str, ...] = option(Tiles(), "the tiles")
    most: int = option(COUNT, "the most")
    least: int = option(COUNT, "the least")

    seats = range(2, 5)
    seat_names = ("north", "east", "south", "west")


@pytest.mark.parametrize("names", [["Ada", "Bo"], ["Ada", "Bo:", "Cy"], ["Ada", "Bo", "Cy", "Di"]])
@pytest.mark.parametrize("tiles", [(), ("a1",), ("a1", "b2", "b2")])
def test_options_of_several_texts_and_seats_with_names_read_back(names: list[str], tiles: tuple[str, ...]) -> None:
    setup = Tiled.of(names, 7, tiles=tiles, most=10**9, least=-5)
    assert Tiled.from_lines(lines_of(setup)) == setup
    tidied = [(number, " ".join(line.split())) for number, line in lines_of(setup)]
    assert Tiled.from_lines(tidied) == setup
    assert Tiled.of_texts(names, "7", setup.texts()) == setup


def test_a_seed_is_never_left_empty() -> None:
    lines = [(2, "seed:"), *lines_of(Tiled.of(["Ada", "Bo"], 7))[1:]]
    with pytest.raises(NotationError, match=r"^line 2: 'seed: …' should stand here, not 'seed:'$"):
        Tiled.from_lines(lines)


def test_fields_of_one_kind_have_helps_of_their_own() -> None:
    assert [kind.help for kind in Tiled.options().values()] == ["the tiles", "the most", "the least"]


@pytest.mark.parametrize("text", ["1000000001", "9" * 5000, "-6", "-0", "1e3", "\u0663"])
def test_a_damaged_number_is_refused_at_once(text: str) -> None:
    kept = Tiled.of(["Ada", "Bo"], 7).texts()
    with pytest.raises(GameError, match=r"^that many, not "):
        Tiled.of_texts(["Ada", "Bo"], "7", {**kept, "most": (text,)})


@dataclass(frozen=True)
class Board:
    """A value of a class of its own."""

    rows: int

    @classmethod
    def parse(cls, text: str) -> Board:
        return cls(text.count("/") + 1)

    def __str__(self) -> str:
        return "/".join("o" * self.rows)


@dataclass(frozen=True)
class Boarded(GameSetup):
    board: Board = option(Parsed(Board, Board(2)), "the board")
    hands: tuple[Board, ...] | None = option(OneEach(Board, "{} boards".format, ", ", "any"), "a board each")


@pytest.mark.parametrize("board", [None, "o/o", "o/o/o", Board(4)])
@pytest.mark.parametrize("hands", [None, ["o", Board(3)]])
def test_values_of_a_class_are_given_as_such_or_as_their_texts(board: object, hands: object) -> None:
    setup = Boarded.of(["Ada", "Bo"], 7, board=board, hands=hands)
    assert setup.board in map(Board, (2, 3, 4)) and setup.hands in (None, (Board(1), Board(3)))
    assert Boarded.of_texts(setup.names, "7", setup.texts()) == setup
    # What is usual costs nothing in a saved game.
    assert (setup.texts()["board"] == ()) == (setup.board == Board(2))
    assert f"hands: {'any' if hands is None else 'o, o/o/o'}" in str(setup)


@pytest.mark.parametrize("hands", ["o/o", Board(2), ["o"], 5])
def test_there_is_one_value_for_each_player(hands: object) -> None:
    with pytest.raises(GameError, match=r"^2 boards, not "):
        Boarded.of(["Ada", "Bo"], 7, hands=hands)


def test_a_setup_is_what_its_fields_declare() -> None:
    boards = OneEach(Board, "{} boards".format, ", ", "any")

    @dataclass(frozen=True)
    class Declared(GameSetup):
        first: int = option(OneSeat("begins", draw="first"), "who begins")
        most: int = option(Whole(1, 3, "1 to 3", default={2: 2, 3: 1}), "how many there are")
        pace: str = option(OneOf(("quite slow", "fast"), "quite slow or fast"), "how fast it is")
        board: Board = option(Parsed(Board, Board(2)), "the board")
        own: tuple[Board, ...] | None = option(boards, "a board each")
        other: tuple[Board, ...] | None = option(boards, "another one")

        seats = range(1, 4)

    assert [kind.help for kind in Declared.options().values()] == [
        *("who begins", "how many there are", "how fast it is", "the board", "a board each", "another one")
    ]
    setup = Declared.of(["Ada", "Bo"], 7, first="Bo", own=["o", "o/o"])
    assert str(setup).splitlines()[3:] == [
        *("first: Bo", "most: 2", "pace: quite slow", "board: o/o", "own: o, o/o", "other: any")
    ]
    assert Declared.from_lines(lines_of(setup)) == Declared.of_texts(setup.names, "7", setup.texts()) == setup
    with pytest.raises(GameError, match=r"^Ada \(seat 0\) begins, not 1$"):
        Declared.of(["Ada"], 7, first=1)
