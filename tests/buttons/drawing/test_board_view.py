"""What a board shows, as a value: equal by what it shows, frozen, and refused where it does not fit."""

from dataclasses import FrozenInstanceError, replace
from typing import Any

import pytest

from buttons_widgets.buttons.drawing.board_view import FIELDS, BoardView, Total, Worth
from buttons_widgets.buttons.rules.layout import LAYOUTS
from buttons_widgets.buttons.rules.phase import Standing
from buttons_widgets.buttons.rules.position import Position
from tests.buttons.drawing.views import BUSY
from tests.prepared import line_game


def test_the_order_and_the_collection_of_cells_do_not_matter() -> None:
    turned = replace(
        BUSY,
        buttons={(6, 6), (2, 4), (6, 3), (1, 2)},
        stars=tuple(reversed(list(BUSY.stars))),
        columns=[3, 2, 3],
        worths=dict(reversed(list(BUSY.worths.items()))),
    )
    assert turned == BUSY
    assert hash(turned) == hash(BUSY)
    assert repr(turned) == repr(BUSY)


@pytest.mark.parametrize("name", FIELDS)
def test_a_view_that_shows_something_else_is_another_one(name: str) -> None:
    small = BoardView(3, "rbygrbygr")
    others: dict[str, Any] = {
        "size": 6,
        "colours": "gggbbbrrr",
        "cards": "r",
        "depot": 1,
        "golden": (1, 1),
        "worths": {(1, 1): Worth("1")},
        "row": 1,
        "columns": [1],
        "gold_column": 1,
        "faded": True,
        "stamp": "Bust!",
        "row_totals": ["1", "", ""],
        "column_totals": ["1", "", ""],
    }
    changes = {name: others.get(name, [(1, 1)])} | ({"colours": LAYOUTS["A"].letters} if name == "size" else {})
    assert replace(small, **changes) != small


def test_a_view_does_not_change() -> None:
    cells, worths = [(1, 1)], {(1, 1): Worth("1")}
    view = BoardView(3, "rbygrbygr", buttons=cells, worths=worths)
    cells.append((9, 9))
    worths.clear()
    assert view.buttons == ((1, 1),)
    assert view.worths == {(1, 1): Worth("1")}
    with pytest.raises(FrozenInstanceError):
        view.size = 4  # type: ignore[misc]
    with pytest.raises(TypeError):
        view.worths[(1, 1)] = Worth("2")  # type: ignore[index]


@pytest.mark.parametrize(
    ("wrong", "message"),
    [
        ({"size": 7}, "3 to 6 spaces a side, not 7"),
        ({"size": 6.0}, "3 to 6 spaces a side, not 6.0"),
        ({"colours": "rbyg"}, "36 letters, not 4"),
        ({"colours": "x" * 36}, "not 'x'"),
        ({"colours": None}, "letters r b y g and \\*, not None"),
        ({"cards": "q"}, "not 'q'"),
        ({"cards": 1}, "not 1"),
        ({"depot": 3}, "0 to 2 dice, not 3"),
        ({"depot": True}, "0 to 2 dice, not True"),
        ({"buttons": [(7, 1)]}, "buttons: 7-1 is not on a board of size 6"),
        ({"stars": [(1, 2, 3)]}, "stars: a cell is a row and a column"),
        ({"stars": 5}, "stars: 5 is not a list of cells"),
        ({"line": (1, 2)}, "line: a cell is a row and a column"),
        ({"golden": (0, 1)}, "golden: 0-1 is not on a board of size 6"),
        ({"worths": [1]}, "worths: \\[1\\] is not a dictionary"),
        ({"worths": {(1, 1): "2.41"}}, "worths: 1-1 needs a text and a tint"),
        ({"worths": {(1, 1): {"tint": 1}}}, "worths: 1-1 needs a text and a tint"),
        ({"worths": {(7, 1): Worth("1")}}, "worths: 7-1 is not on a board of size 6"),
        ({"row": 7}, "row: a board of size 6 has dice 1 to 6 at its edges, and 0 means no die, not 7"),
        ({"row": 1.0}, "row: .* not 1.0"),
        ({"gold_column": -1}, "gold_column: .* not -1"),
        ({"columns": [0]}, "columns 1 to 6, not 0"),
        ({"columns": 3}, "columns: 3 is not a list"),
        ({"row_totals": 3}, "row_totals: 3 is not a list of totals"),
        ({"row_totals": "123456"}, "row_totals: '123456' is not a list of totals"),
        ({"row_totals": ["1"]}, "row_totals: a board of size 6 has 6 totals or none, not 1"),
        ({"row_totals": ["123"] * 6}, "row_totals: a total is a text of at most 2 characters, not '123'"),
        ({"column_totals": [1] * 6}, "column_totals: a total is a text of at most 2 characters, not 1"),
        ({"column_totals": [{}] * 6}, "column_totals: a total is a text of at most 2 characters, not None"),
        ({"column_totals": [{"text": "1", "state": "lost"}] * 6}, "a total is open, met, broken, not 'lost'"),
    ],
)
def test_values_that_do_not_fit_are_named(wrong: dict[str, Any], message: str) -> None:
    with pytest.raises(ValueError, match=message):
        replace(BUSY, **wrong)


def test_a_dice_of_another_board_is_refused() -> None:
    for wrong in ({"row": 4}, {"columns": [4]}, {"gold_column": 4}):
        with pytest.raises(ValueError, match="1 to 3"):
            BoardView(3, "rbygrbygr", **wrong)  # type: ignore[arg-type]


@pytest.mark.parametrize("wrong", [{"colours": "r" * 10**6}, {"cards": "q" * 10**6}, {"size": "6" * 10**6}])
def test_a_message_does_not_repeat_a_long_input(wrong: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match="…") as raised:
        replace(BUSY, **wrong)
    assert len(str(raised.value)) < 200


@pytest.mark.parametrize("tint", [-0.1, 1.1, float("nan"), "much", None])
def test_a_worth_has_a_tint_from_0_to_1(tint: Any) -> None:
    with pytest.raises(ValueError, match="a tint from 0 to 1"):
        Worth("1", tint)


def test_a_worth_is_written_and_read_as_a_dictionary() -> None:
    for worth in (Worth("2.41"), Worth("", 0.5), Worth("1", 1, best=True)):
        assert Worth.of(worth.as_dict()) == worth
        assert Worth.of(worth) is worth


def test_a_total_is_written_and_read_as_a_dictionary() -> None:
    for total in (Total("3"), Total(""), Total("12", "met"), Total("0", "broken")):
        assert Total.of(total.as_dict()) == total
        assert Total.of(total) is total
    assert Total.of("3") == Total("3")


def test_layouts_and_positions_say_what_a_board_shows_of_them() -> None:
    assert LAYOUTS["A"].view() == BoardView(6, LAYOUTS["A"].letters)
    position = Position.parse("rb*/gRy/ybg by 5")
    assert position.view() == BoardView(3, "rb*gryybg", buttons=[(2, 2)], stars=[(1, 3)], cards="by")


def test_a_game_says_what_each_board_shows() -> None:
    over = line_game()
    fades = depots = 0
    for state in map(over.at, range(0, over.ply + 1, 7)):
        for seat, standing in enumerate(state.standings):
            view, position = state.view(seat), state.position(seat)
            assert view.colours == state.layouts[seat].letters
            assert (set(view.buttons), set(view.stars)) == (position.buttons, position.stars)
            assert (view.cards, view.depot) == (position.cards, state.depot(seat))
            assert view.faded == (standing is Standing.BUST)
            fades, depots = fades + view.faded, depots + bool(view.depot)
    assert 0 < fades < depots
    assert over.view(0).line == over.line_of(0) != ()
    with pytest.raises(ValueError, match="there is no seat 3"):
        over.view(3)
