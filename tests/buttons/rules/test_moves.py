"""Moves: their short texts, and what they may be made of."""

import numpy
import pytest
from hypothesis import given
from hypothesis import strategies as st

from buttons_widgets.buttons.rules.moves import Dice, Lay, Move, OptOut, Pass, PlaceStars, Roll, every_roll, parse_move
from buttons_widgets.kit.rules.errors import NotationError, quoted

CELLS = st.tuples(st.integers(1, 6), st.integers(1, 6))
MOVES = st.one_of(
    st.sampled_from([Roll(), OptOut(), Pass()]),
    st.builds(Lay, CELLS),
    st.builds(PlaceStars, st.lists(CELLS, min_size=1, max_size=7)),
    st.builds(Dice, st.integers(1, 6), st.integers(1, 6), st.lists(st.integers(1, 6), max_size=4).map(tuple)),
)


@pytest.mark.parametrize(
    ("move", "text"),
    [
        (Roll(), "roll"),
        (OptOut(), "opt out"),
        (Dice(5, 6, (5, 2, 3, 5)), "dice 5-6 2355"),
        (Dice(5, 6), "dice 5-6"),
        (Lay((5, 6)), "lay 5-6"),
        (Pass(), "pass"),
        (PlaceStars([(3, 4), (1, 2)]), "stars 1-2 3-4"),
    ],
)
def test_the_text_of_a_move(move: Move, text: str) -> None:
    assert str(move) == text
    assert parse_move(text) == parse_move(f"  {text.replace(' ', '   ')} ") == move


@given(MOVES)
def test_a_move_is_read_as_it_was_written(move: Move) -> None:
    assert parse_move(str(move)) == move
    assert hash(parse_move(str(move))) == hash(move)
    assert eval(repr(move)) == move


@pytest.mark.parametrize(
    "text",
    [
        *("", "lay", "lay 5", "lay 5-7", "lay 0-1", "lay 5-6 5-5", "stars", "stars 7-7", "rol", "Roll", "opt  outs"),
        *(
            "dice",
            "dice 5",
            "dice 5-6 23555",
            "dice 5-6 7",
            "dice 7-6 2",
            "dice 5-6 2 3",
            "pass 5-6",
            None,
            5,
            ["roll"],
        ),
    ],
)
def test_what_is_no_move_is_refused_with_its_text(text: str) -> None:
    with pytest.raises(ValueError, match=r"is not a move|is not a cell"):
        parse_move(text)


LETTERS = "rolayptuscdice123456- 7"
WRITTEN = st.sampled_from(["roll", "opt out", "pass", "lay 5-3", "dice 5-6 2355", "dice 1-1", "stars 1-1 2-3 6-6"])


@given(WRITTEN | st.text(LETTERS, max_size=20), st.integers(0, 20), st.sampled_from(["", *LETTERS]))
def test_no_text_makes_anything_but_a_move_or_a_value_error(text: str, place: int, put: str) -> None:
    """Neither one written at random nor one with a letter that was changed or left out."""
    try:
        move = parse_move(text[:place] + put + text[place + 1 :])
    except ValueError:
        return
    assert parse_move(str(move)) == move


def test_numbers_of_other_kinds_become_plain_ones() -> None:
    pips = numpy.array([5, 6, 1])
    for move in (Lay(pips[:2]), PlaceStars([pips[:2]]), Dice(pips[0], pips[1], pips[2:])):
        assert parse_move(str(move)) == move
        assert "int64" not in repr(move)
    assert repr(Lay((True, 2))) == "Lay(cell=(1, 2))"


def test_a_cell_may_be_written_as_people_say_it() -> None:
    assert Lay("5-6") == Lay((5, 6))
    assert PlaceStars(["1-1", (3, 3)]) == PlaceStars([(1, 1), (3, 3)])
    for text in ("5-7", "56", "5–6", "", "5-6-1"):
        with pytest.raises(NotationError, match="is not a cell: write the row, a hyphen and the column"):
            Lay(text)


@pytest.mark.parametrize(
    "cell", [7, None, (5,), (5, 6, 7), (5.0, 6), ("5", "6"), (5, "<b>"), (10**5000, 1), b"5-6"], ids=quoted
)
def test_what_is_no_cell_is_refused(cell: tuple[int, int]) -> None:
    with pytest.raises(ValueError, match=r"a cell is a row and a column such as \(5, 6\)"):
        Lay(cell)
    with pytest.raises(ValueError, match=r"a cell is a row and a column such as \(5, 6\)"):
        PlaceStars([cell])


@pytest.mark.parametrize("pips", [(1.5, 2), ("1", 2), (1, 2, "3456"), (10**5000, 1), (1, 2, 3)], ids=quoted)
def test_what_are_no_dice_is_refused(pips: tuple[int, int]) -> None:
    with pytest.raises(ValueError, match="dice show whole numbers"):
        Dice(*pips)


@pytest.mark.parametrize(("size", "black", "count"), [(6, 4, 4536), (6, 0, 36), (3, 4, 135), (4, 2, 160)])
def test_how_many_rolls_there_are(size: int, black: int, count: int) -> None:
    # size² golden spaces, times multisets of the other black dice: C(size + black - 1, black).
    assert len(set(every_roll(size, black))) == count


def test_what_a_roll_offers() -> None:
    dice = Dice(5, 6, (2, 3, 5, 5))
    assert dice.golden_cell == (5, 6)
    assert dice.columns == (2, 3, 5, 6)
    assert dice.cells == ((5, 2), (5, 3), (5, 5), (5, 6))
