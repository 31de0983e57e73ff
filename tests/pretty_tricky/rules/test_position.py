"""Sheets, positions and moves: their texts, what is refused, and that they are plain values."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable, Sequence
from dataclasses import FrozenInstanceError, fields
from itertools import combinations_with_replacement, product

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from buttons_widgets.pretty_tricky import (
    SHEET,
    Dice,
    Game,
    GameError,
    IllegalMove,
    NotationError,
    Pass,
    Position,
    Sheet,
    Tick,
    parse_move,
)

ROWS = range(2, 13)
SHEET_TEXT = "oo|oo/ooo|o24/oooo|oo2/oooo|ooo2/ooooo|ooo2/ooooo|ooo2/ooooo|ooo2/oooo|ooo2/oooo|oo2/ooo|o24/oo|oo"
ADA = "2!34!4!!42! 12010032102 02213011011"

# Values for tests


SMALL = ("-", "o", "oo", "o2", "2o", "4o", "24", "42", "ooo", "o24")
LARGE = (*SMALL, "oooo", "24o2", "ooo22", "4444o", "o222222", "oooo2oo4", "ooooooooo", "22222222o", "242424242")
"""What may be printed in a half row: one box stays open whether the `2`, the `4` or none are ticked before."""


@st.composite
def sheets(draw: st.DrawFn, halves: Sequence[str] = LARGE) -> str:
    """The texts of all sorts of sheets; some row has a left half."""
    found = draw(st.lists(st.sampled_from(halves), min_size=2 * len(ROWS), max_size=2 * len(ROWS)))
    left, right = found[: len(ROWS)], found[len(ROWS) :]
    if set(left) == {"-"}:
        left[5] = "o"  # any row would do
    return "/".join(map("|".join, zip(left, right, strict=True)))


def a_row_each(signs: str) -> st.SearchStrategy[str]:
    return st.text(signs, min_size=len(ROWS), max_size=len(ROWS))


@st.composite
def positions(draw: st.DrawFn) -> str:
    """The texts of one player's positions, at any time of a turn: one turn fills two rows at most."""
    left, filled = draw(a_row_each("!-123456789")), draw(st.sets(st.integers(0, len(ROWS) - 1), max_size=2))
    left = "".join("0" if row in filled else sign for row, sign in enumerate(left))
    if set(left) == {"-"}:
        left = "!" * len(ROWS)
    circles = ""
    for sign, others in zip(left, draw(a_row_each("0123")), strict=True):
        circles += "0" if sign == "-" else str(int(others) + (sign == "!"))
    return f"{left} {draw(a_row_each('-0123456789'))} {circles}"


SUMS = st.integers(2, 12)
PIPS = st.integers(1, 6)
DICE = st.builds(Dice, st.tuples(PIPS, PIPS, PIPS), PIPS)
MOVES = st.builds(Tick, SUMS) | st.builds(Tick, SUMS, SUMS) | DICE | st.just(Pass())

# Sheets


def test_the_project_s_own_sheet() -> None:
    assert str(SHEET) == SHEET_TEXT
    assert Sheet.parse(SHEET_TEXT) == SHEET
    left, right = zip(*(line.split("|") for line in SHEET_TEXT.split("/")), strict=True)
    assert (list(map(len, left)), list(map(len, right))) == (
        [2, 3, 4, 4, 5, 5, 5, 4, 4, 3, 2],
        [2, 3, 3, 4, 4, 4, 4, 4, 3, 3, 2],
    )
    assert set("".join(left)) == {"o"}
    assert ("".join(right).count("2"), "".join(right).count("4")) == (9, 2)


@settings(max_examples=50)
@given(sheets(), sheets())
def test_a_sheet_reads_back(one: str, other: str) -> None:
    sheet = Sheet.parse(one)
    assert str(sheet) == one
    assert Sheet.parse(str(sheet)) == sheet
    assert (sheet == Sheet.parse(other)) == (one == other)


SHEET_ROWS = SHEET_TEXT.split("/")


def with_row(row: int, text: str) -> str:
    """Our sheet with another row."""
    return "/".join([*SHEET_ROWS[: row - 2], text, *SHEET_ROWS[row - 1 :]])


@pytest.mark.parametrize(
    "text",
    [
        *("", "oo", "oo|oo", "/" * 10, "|/" * 10 + "|", "hello", "x" * 10_000),
        "/".join(SHEET_ROWS[1:]),
        "/".join([*SHEET_ROWS, "oo|oo"]),
        SHEET_TEXT + "/",
        SHEET_TEXT.replace("|", " "),
        SHEET_TEXT.replace("o", "O"),
        SHEET_TEXT.replace("2", "3"),
        *(
            with_row(7, row)
            for row in ("", "oo", "oo|", "|oo", "|", "oo|oo|oo", "oo|o-", "--|oo", "o0|oo", "o|o8", "o|o²")
        ),
        # A half row has at most nine boxes.
        *(with_row(7, row) for row in ("o" * 10 + "|oo", "oo|" + "o" * 10)),
        # One of them is open at the start of any game.
        *(with_row(3, row) for row in ("2|oo", "oo|2", "oo|22", "44|oo", "oo|4")),
        # Some row has a left half.
        "/".join(["-|oo"] * 11),
        "/".join(["-|-"] * 11),
    ],
)
def test_malformed_sheets(text: str) -> None:
    with pytest.raises(NotationError):
        Sheet.parse(text)


@pytest.mark.parametrize("halves", [5, "oo", [("oo",)] * 11, [("oo", "oo")] * 10, [("oo", 5)] * 11])
def test_what_is_no_halves_of_a_sheet(halves: object) -> None:
    with pytest.raises(GameError):
        Sheet(halves)  # type: ignore[arg-type]


def test_a_sheet_is_shown_with_its_own_position_only() -> None:
    assert SHEET_TEXT in SHEET._repr_svg_()
    other = Sheet.parse(with_row(3, "oooo|oooo"))
    with pytest.raises(GameError, match="has other boxes than the sheet"):
        SHEET.view(other.start_position(2), 2)


def test_the_boxes_of_a_row_are_shown_ticked_from_the_sum_outwards_the_called_ones_first() -> None:
    position = Position.parse("22445554432 22344444332 00000000000")
    for players, right in ((3, {0}), (4, {2})):
        row = SHEET.view(position, players).rows[1]
        assert (row.halves, row.ticked) == (("ooo", "o24"), ({2}, right))
    # With nothing said of the players, there are three.
    assert SHEET.view(position) == SHEET.view(position, 3)


def test_a_sheet_of_lists_is_the_same_sheet() -> None:
    sheet = Sheet([list(pair) for pair in SHEET.halves])  # type: ignore[arg-type]
    assert sheet == SHEET and hash(sheet) == hash(SHEET)


@pytest.mark.parametrize("value", [SHEET, Position.parse(ADA)])
def test_what_a_sheet_or_position_writes_of_itself_makes_it_again(value: object) -> None:
    assert eval(repr(value)) == value


def test_a_sheet_is_read_from_a_text_of_a_thousand_characters_and_no_more() -> None:
    assert Sheet.parse(SHEET_TEXT.ljust(1000)) == SHEET
    with pytest.raises(NotationError):
        Sheet.parse(SHEET_TEXT.ljust(1001))


def test_a_race_has_no_right_halves_and_so_no_row_of_them_alone() -> None:
    sheet = Sheet.parse(with_row(3, "-|oo"))
    for players, rows in ((1, [2, *range(4, 13)]), (2, list(ROWS))):
        view = sheet.view(sheet.start_position(players), players)
        assert [row.row for row in view.rows] == rows
        assert all((row.halves[1] == "") == (players == 1) for row in view.rows)


@pytest.mark.parametrize("row", ["24|24", "o2|o4", "o|-", "-|o", "-|-", "o" * 9 + "|" + "2" * 8 + "o"])
def test_unusual_rows_of_a_sheet(row: str) -> None:
    assert str(Sheet.parse(with_row(3, row))) == with_row(3, row)


# Positions


@given(positions(), positions())
def test_a_position_reads_back(one: str, other: str) -> None:
    position = Position.parse(one)
    assert str(position) == one
    assert Position.parse(str(position)) == position
    assert (position == Position.parse(other)) == (one == other)


def test_the_position_of_the_page_reads_back() -> None:
    assert str(Position.parse(ADA)) == ADA


@pytest.mark.parametrize(
    "text",
    [
        *("", "hello", "x" * 10_000, ADA.replace(" ", ""), ADA + " 0", " ".join(ADA.split()[:2])),
        # ten rows, twelve rows
        *("2!34!4!!42 12010032102 02213011011", "2!34!4!!42! 1201003210 02213011011"),
        *("2!34!4!!42! 12010032102 0221301101", "2!34!4!!42!2 12010032102 02213011011"),
        *("2!34!4!!42! 120100321022 02213011011", "2!34!4!!42! 12010032102 022130110111"),
        # signs that mean nothing there
        *("2!34!4!!42x 12010032102 02213011010", "2!34!4!!42² 12010032102 02213011010"),
        *("2!34!4!!42! 1!010032102 02213011011", "2!34!4!!42! 1201003210o 02213011011"),
        *("2!34!4!!42! 12010032102 -2213011011", "2!34!4!!42! 12010032102 ٠2213011011"),
        # a mark's own circle is missing, or five are crossed
        *("2!34!4!!42! 12010032102 00213011011", "2!34!4!!42! 12010032102 05213011011"),
        # four circles though one's own mark is not crossed, and circles of a row without a left half
        *("2!34!4!!42! 12010032102 42213011011", "-!34!4!!42! 12010032102 12213011011"),
    ],
)
def test_malformed_positions(text: str) -> None:
    with pytest.raises(NotationError):
        Position.parse(text)


# Moves


def test_every_roll_is_written_and_read() -> None:
    rolls = {Dice(tuple(blue), red) for blue in combinations_with_replacement(range(1, 7), 3) for red in range(1, 7)}  # type: ignore[arg-type]
    assert len(rolls) == 336
    assert rolls == {Dice((one, two, three), red) for one, two, three, red in product(range(1, 7), repeat=4)}
    for dice in rolls:
        blue, red = dice.blue, dice.red
        assert tuple(sorted(blue)) == blue
        assert str(dice) == f"dice {blue[0]}{blue[1]}{blue[2]} {red}"
        assert parse_move(str(dice)) == dice


def test_the_texts_of_the_page() -> None:
    texts = {Dice((2, 4, 5), 5): "dice 245 5", Tick(9, 7): "tick 7 9", Tick(7): "tick 7", Pass(): "pass"}
    for move, text in texts.items():
        assert str(move) == text
        assert parse_move(text) == move
    assert (Dice((5, 2, 4), 5).blue, Dice((5, 2, 4), 3).red) == ((2, 4, 5), 3)


def test_the_dice_are_plain_whatever_numbers_they_are_given() -> None:
    dice = Dice(np.array([5, 2, 4]), np.int64(5))  # type: ignore[arg-type]
    assert dice == Dice((2, 4, 5), 5) and {type(die) for die in (*dice.blue, dice.red)} == {int}


def test_the_order_of_two_sums_is_nothing() -> None:
    for one, other in product(ROWS, repeat=2):
        assert Tick(one, other) == Tick(other, one)
        assert hash(Tick(one, other)) == hash(Tick(other, one))
        assert repr(Tick(one, other)) == repr(Tick(other, one))
    every = {Tick(one, other) for one, other in product(ROWS, repeat=2)} | set(map(Tick, ROWS))
    assert len(every) == 66 + 11
    assert {parse_move(str(tick)) for tick in every} == every


@given(MOVES, MOVES)
def test_a_move_reads_back(one: Tick | Dice | Pass, other: Tick | Dice | Pass) -> None:
    assert parse_move(str(one)) == one
    assert (one == other) == (str(one) == str(other))


@given(st.text(max_size=30) | st.from_regex(r"(tick|dice|pass) ?[0-9 ]{0,8}", fullmatch=True))
def test_a_text_is_a_move_or_refused(text: str) -> None:
    try:
        move = parse_move(text)
    except NotationError:
        return
    assert parse_move(str(move)) == move


@pytest.mark.parametrize(
    "text",
    [
        *("", " ", "roll", "hello", "x" * 10_000, "pass 7", "pass pass", "tick", "dice", "tick seven"),
        *("tick 1", "tick 13", "tick 0", "tick -7", "tick 07", "tick 7.0", "tick 7 13", "tick 1 7", "tick 7 9 11"),
        *("tick 7,9", "tick7", "tick 77", "tick ²", "tick ٧", "tick " + "9" * 5000),
        *("dice 245", "dice 24 5", "dice 2455", "dice 2455 5", "dice 2 4 5 5", "dice 247 5", "dice 045 5"),
        *("dice 245 0", "dice 245 7", "dice 245 55", "dice abc d", "dice ²45 5", "dice 245 ٥"),
    ],
)
def test_malformed_moves(text: str) -> None:
    with pytest.raises(NotationError) as refused:
        parse_move(text)
    assert not isinstance(refused.value, IllegalMove)


# What is of the wrong type, and what always holds of a value


@pytest.mark.parametrize("read", [Sheet.parse, Position.parse, parse_move, Game.parse])
@pytest.mark.parametrize("given", [None, 7, b"tick 7", ["tick 7"], 1.5, object()])
def test_what_is_no_text(read: Callable[[object], object], given: object) -> None:
    with pytest.raises(GameError):
        read(given)


@pytest.mark.parametrize(
    "make",
    [
        *(lambda given=given: Tick(given) for given in (1, 13, 0, -7, 7.0, "7", None, True, (7,), (7, 9), object())),
        *(lambda given=given: Tick(7, given) for given in (1, 13, 9.0, "9", True, (9,), object())),
        *(
            lambda given=given: Dice(given, 5)
            for given in (
                (),
                (2, 4),
                (2, 4, 5, 5),
                (2, 4, 7),
                (0, 4, 5),
                (2, 4, "5"),
                (2, 4, 5.0),
                (2, 4, True),
                245,
                None,
            )
        ),
        *(lambda given=given: Dice((2, 4, 5), given) for given in (0, 7, "5", 5.0, None, True, (5,))),
    ],
)
def test_moves_that_cannot_be(make: Callable[[], object]) -> None:
    with pytest.raises(GameError) as refused:
        make()
    assert not isinstance(refused.value, IllegalMove)


VALUES = [SHEET, Position.parse(ADA), Dice((2, 4, 5), 5), Tick(7, 9), Tick(7), Pass()]


@pytest.mark.parametrize("value", VALUES, ids=str)
def test_a_value_can_be_copied_and_hashed_and_not_changed(value: object) -> None:
    for twin in (pickle.loads(pickle.dumps(value)), copy.deepcopy(value), copy.copy(value)):
        assert twin == value
        assert hash(twin) == hash(value)
        assert (str(twin), repr(twin)) == (str(value), repr(value))
    assert value not in [other for other in VALUES if other is not value]
    assert value != str(value)
    for field in fields(value):  # type: ignore[arg-type]
        with pytest.raises(FrozenInstanceError):
            setattr(value, field.name, getattr(value, field.name))
