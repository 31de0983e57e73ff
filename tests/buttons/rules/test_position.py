"""Positions: the laying rule, what buttons earn, the one-line text, and how many positions there are."""

import pickle
import sys
from collections.abc import Iterator
from itertools import product

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from IPython.lib.pretty import pretty

from buttons_widgets.buttons.cells import Cell, cell_text, parse_cell
from buttons_widgets.buttons.drawing.picture import board_svg
from buttons_widgets.buttons.rules.grid import grid
from buttons_widgets.buttons.rules.laying import Obstacle
from buttons_widgets.buttons.rules.layout import LAYOUTS, Layout
from buttons_widgets.buttons.rules.position import Earnings, Position
from buttons_widgets.kit.rules.errors import IllegalMove

TEXT = "rbygrb/gyRbyg/bgyrbG/yr*byg/gbYrgb/rygbry r 5"


def test_a_position_tells_what_lies_where() -> None:
    position = Position.parse(TEXT)
    assert position.buttons == {(2, 3), (3, 6), (5, 3)}
    assert position.stars == {(4, 3)}
    assert (position.cards, position.black_dice, position.size) == ("r", 5, 6)
    assert (str(position), repr(position)) == (TEXT, f"Position.parse({TEXT!r})")


@pytest.mark.parametrize(("mask", "dice"), [(np.int64(0b10), np.int64(4)), (0b10, np.int64(4)), (np.int64(0b10), 4)])
def test_a_position_is_plain_whatever_numbers_it_is_given(mask: int, dice: int) -> None:
    given = Position("rbygrbygr", mask, "r", dice)
    plain = Position("rbygrbygr", 0b10, "r", 4)
    assert given == plain and hash(given) == hash(plain)
    assert (type(given.button_mask), type(given.black_dice)) == (int, int)


def test_the_colours_of_a_position_may_be_given_row_by_row() -> None:
    assert Position("rby/gry/ybg").colours == Position("rby gry ybg").colours == "rbygryybg"


def test_without_a_button_a_position_is_what_it_was_before() -> None:
    position = Position.parse(TEXT)
    assert position.without("2-3").buttons == {(3, 6), (5, 3)} and position.without((1, 1)) == position
    assert position.lay("1-1").without("1-1") == position


def test_a_position_is_shown_with_its_text() -> None:
    position = Position.parse(TEXT)
    view = position.view()
    assert ({*view.buttons}, {*view.stars}, view.cards) == (position.buttons, position.stars, "r")
    assert position._repr_svg_() == board_svg(view, scale=0.75, title=TEXT)


def test_the_laying_rule() -> None:
    position = Position.parse("rbygrb/gybryg/bgYrb*/yrgbyg/gbyrgb/rygbry - 5")
    assert position.why_not((3, 3)) is Obstacle.BUTTON
    assert position.why_not((3, 6)) is Obstacle.STAR
    for beside in [(2, 3), (4, 3), (3, 2), (3, 4)]:
        assert position.why_not(beside) is Obstacle.BESIDE
    for diagonal in [(2, 2), (2, 4), (4, 2), (4, 4)]:
        assert position.why_not(diagonal) is None
    for next_to_the_star in [(2, 6), (4, 6), (3, 5)]:
        assert position.is_legal(next_to_the_star)
    assert len(position.legal_cells()) == 36 - 5 - 1


def test_the_edge_of_the_board_is_nobodys_neighbour() -> None:
    position = Position.of(LAYOUTS["A"], buttons=[(2, 6), (5, 1)])
    assert position.is_legal((3, 1))  # the next bit, but not the next space
    assert position.is_legal((4, 6))


def test_laying_gives_a_new_position() -> None:
    empty = Position.of(LAYOUTS["A"], cards="yb", black_dice=2)
    laid = empty.lay((5, 6))
    assert (empty.buttons, laid.buttons) == (frozenset(), {(5, 6)})
    assert (laid.cards, laid.black_dice) == ("by", 2)


@pytest.mark.parametrize(
    ("cell", "rule"), [((2, 3), "a button lies there"), ((4, 3), "a star is there"), ((2, 2), "next to a button")]
)
def test_an_illegal_lay_names_the_space_the_rule_and_the_position(cell: Cell, rule: str) -> None:
    with pytest.raises(IllegalMove) as caught:
        Position.parse(TEXT).lay(cell)
    for part in (cell_text(cell), rule, TEXT):
        assert part in str(caught.value)


@pytest.mark.parametrize("cell", [(0, 1), (1, 0), (7, 1), (1, 7), (-1, 3)])
def test_a_space_off_the_board_is_refused(cell: Cell) -> None:
    position = Position.parse(TEXT)
    for ask in (position.is_legal, position.why_not, position.lay):
        with pytest.raises(ValueError, match=f"no space {cell_text(cell)}"):
            ask(cell)


@pytest.mark.parametrize("text", ["", "5", "5-", "56", "5-7", "0-1", "5-6-1", "a-b", "５-6"])
def test_a_cell_that_is_none_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="is not a cell"):
        parse_cell(text)


# What buttons earn


@pytest.mark.parametrize(
    ("text", "earned"),
    [
        ("rrr/rrr/rrr r 5", Earnings(0, "", "")),
        ("Rrr/rrr/rrr r 5", Earnings(1, "", "")),
        ("RrR/rrr/rrr r 5", Earnings(1, "", "")),
        ("RrR/rRr/rrr b 5", Earnings(1, "r", "")),
        ("RrR/rRr/RrR b 5", Earnings(1, "r", "")),  # five of a colour are no more than three
        ("RrR/rRr/rrr r 5", Earnings(1, "r", "r")),  # opting out, the colour, and one's own card
        ("RrR/rRr/rrr - 5", Earnings(1, "r", "")),
        ("RrBr/rRrB/RrBr/rrrr rb 3", Earnings(1, "rb", "rb")),
        ("RrBr/rRrB/RrRr/rrrr rb 3", Earnings(1, "r", "r")),
    ],
)
def test_what_opting_out_earns(text: str, earned: Earnings) -> None:
    position = Position.parse(text)
    assert position.earnings() == earned
    assert position.stars_for_opting_out() == earned.total


# The text


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "a board, cards and a number of dice"),
        ("rby/gry/ybg", "a board, cards and a number of dice"),
        ("rby/gry/ybg r 5 5", "a board, cards and a number of dice"),
        (None, "a board, cards and a number of dice"),
        ("rby/gry/ybg r 0", "1 to 5 black dice, not 0"),
        ("rby/gry/ybg r 6", "1 to 5 black dice, not 6"),
        ("rby/gry/ybg r -1", "'-1'"),
        ("rby/gry/ybg r five", "'five'"),
        ("rby/gry/ybg x 5", "cards 'x'"),
        ("rby/gry/ybg rr 5", "at most two cards, of different colours"),
        ("rby/gry/ybg rby 5", "at most two cards"),
        ("rby/grx/ybg r 5", "row 2, column 3"),
        ("rby/gryy/ybg r 5", "square"),
        ("RBy/gry/ybg r 5", "1-1 and 1-2 lie beside each other"),
        ("Rby/Gry/ybg r 5", "1-1 and 2-1 lie beside each other"),
        ("rBY/gry/ybg r 5", "1-2 and 1-3 lie beside each other"),
        ("rby/gry/ybgX r 5", "row 3, column 4 .* is 'X'"),
    ],
)
def test_a_malformed_position_is_refused_with_what_and_where(text: str, message: str) -> None:
    with pytest.raises(ValueError, match=message):
        Position.parse(text)


def test_a_position_from_parts_is_checked_as_well() -> None:
    with pytest.raises(ValueError, match="a button and a star both lie on 1-1"):
        Position.of(LAYOUTS["A"], buttons=[(1, 1)], stars=[(1, 1)])
    with pytest.raises(ValueError, match="off the board"):
        Position("rbygrbygr", button_mask=1 << 9)
    with pytest.raises(ValueError, match="1 to 5 black dice"):
        Position("rbygrbygr", black_dice=True)


@st.composite
def positions(draw: st.DrawFn) -> Position:
    size = draw(st.integers(3, 6))
    colours = draw(st.text("rbyg*", min_size=size**2, max_size=size**2))
    cards = draw(st.sampled_from(["", "r", "y", "rb", "yg"]))
    position = Position(colours, 0, cards, draw(st.integers(1, 5)))
    for cell in draw(st.lists(st.sampled_from(grid(size).cells), max_size=12)):
        position = position.lay(cell) if position.is_legal(cell) else position
    return position


@given(positions())
def test_text_pickle_and_hash_know_a_position_again(position: Position) -> None:
    for again in (
        Position.parse(str(position)),
        eval(repr(position), {"Position": Position}),
        pickle.loads(pickle.dumps(position)),
    ):
        assert again == position
        assert hash(again) == hash(position)
        assert again.legal_mask == position.legal_mask


@given(positions(), st.booleans())
def test_a_position_that_was_laid_is_the_same_as_one_that_was_read(position: Position, looked_at: bool) -> None:
    if looked_at:  # what was worked out for the old position must not stay with the new one
        for name in ("buttons", "legal_mask", "stars", "colour_masks", "size"):
            getattr(position, name)
    for cell in position.legal_cells()[:3]:
        laid = position.lay(cell)
        read = Position.parse(str(laid))
        assert (laid, hash(laid), repr(laid)) == (read, hash(read), repr(read))
        assert (laid.buttons, laid.legal_mask, laid.stars) == (read.buttons, read.legal_mask, read.stars)
        assert laid.buttons == position.buttons | {cell}
        assert laid.earnings() == read.earnings()


@given(positions())
def test_the_laying_rule_is_the_same_space_by_space(position: Position) -> None:
    every = grid(position.size).cells
    for row, column in every:
        beside = {(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)}
        taken = (row, column) in position.buttons | position.stars
        assert position.is_legal((row, column)) == (not taken and not beside & position.buttons)
    assert position.legal_cells() == tuple(cell for cell in every if position.is_legal(cell))


@given(positions())
def test_stars_never_outnumber_the_buttons_they_replace(position: Position) -> None:
    assert position.stars_for_opting_out() <= len(position.buttons)
    assert (position.stars_for_opting_out() > 0) == bool(position.buttons)


LETTERS = "rbygRBYG*/ -15x"


@given(
    st.one_of(st.text(LETTERS, max_size=45), st.sampled_from(["rbyg/gRy*/byrG/rygb by 3", "rby/gry/ybg - 5"])),
    st.integers(0, 45),
    st.sampled_from(["", *LETTERS]),
)
def test_no_text_makes_anything_but_a_position_or_a_value_error(text: str, place: int, put: str) -> None:
    """Neither one written at random nor one with a letter that was changed or left out."""
    try:
        position = Position.parse(text[:place] + put + text[place + 1 :])
    except ValueError:
        return
    assert Position.parse(str(position)) == position


# How many ways there are to lay buttons: the independent sets of the grid graph, https://oeis.org/A006506

COUNTS = {3: 63, 4: 1234, 5: 55447, 6: 5598861}


def every_position(position: Position, first: int = 0) -> Iterator[Position]:
    """The position, and all that follow by laying buttons in the order of the cells: each set of buttons once."""
    yield position
    for bit in range(first, position.size**2):
        if position.legal_mask >> bit & 1:
            yield from every_position(position.lay(position.grid.cells[bit]), bit + 1)


@pytest.mark.parametrize("size", [3, 4, 5])
def test_how_many_positions_there_are(size: int) -> None:
    empty = Position.of(Layout("r" * size**2))
    masks = [position.button_mask for position in every_position(empty)]
    assert len(masks) == len(set(masks)) == COUNTS[size]


def test_laying_in_any_order_reaches_no_other_position() -> None:
    reached = frontier = {Position.of(Layout("r" * 16))}
    while frontier:
        frontier = {position.lay(cell) for position in frontier for cell in position.legal_cells()} - reached
        reached = reached | frontier
    assert len(reached) == COUNTS[4]


@pytest.mark.parametrize("size", COUNTS)
def test_how_many_positions_there_are_row_by_row(size: int) -> None:
    """Rows follow each other if the laying rule says so of two of them; the number of ways follows by adding up."""
    two_rows = Position.of(Layout("r" * size**2))
    rows = [[column for column in range(1, size + 1) if bits >> column - 1 & 1] for bits in range(2**size)]

    def can_be_laid(*cells: Cell) -> bool:
        position = two_rows
        for cell in cells:
            if not position.is_legal(cell):
                return False
            position = position.lay(cell)
        return True

    alone = [tuple(row) for row in rows if can_be_laid(*((1, column) for column in row))]
    follows = {
        (above, below)
        for above, below in product(alone, alone)
        if can_be_laid(*((1, column) for column in above), *((2, column) for column in below))
    }
    # For each last row, how many ways there are with so many buttons.
    ways = {row: {len(row): 1} for row in alone}
    for _ in range(size - 1):
        longer: dict[tuple[int, ...], dict[int, int]] = {row: {} for row in alone}
        for above, below in follows:
            for buttons, count in ways[above].items():
                longer[below][buttons + len(below)] = longer[below].get(buttons + len(below), 0) + count
        ways = longer
    assert sum(sum(counts.values()) for counts in ways.values()) == COUNTS[size]
    most = (size**2 + 1) // 2
    assert sum(counts.get(most, 0) for counts in ways.values()) == (1 if size % 2 else 2)


def test_a_diagram_is_aligned_and_has_the_letters_of_the_text() -> None:
    position = Position.parse("rbygrb/gyRbyg/bgyrbG/yr*byg/gbYrgb/rygbry r 5")
    lines = position.diagram().splitlines()
    assert lines == [
        *("    1 2 3 4 5 6", ""),
        *("1   r b y g r b", "2   g y R b y g", "3   b g y r b G"),
        *("4   y r * b y g", "5   g b Y r g b", "6   r y g b r y"),
        *("", "cards: r, black dice: 5"),
    ]
    assert Position.parse(str(position)) == position and "\n" not in str(position)
    assert Position.parse("rby/gry/ybg - 1").diagram().endswith("cards: -, black dice: 1")


@pytest.mark.parametrize("at_terminal", [True, False])
def test_a_terminal_draws_a_position_alone_and_writes_a_list_of_them(
    at_terminal: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    position = Position.parse("rby/gRy/ybg r 5")
    monkeypatch.setattr(sys.stdout, "isatty", lambda: at_terminal)
    assert pretty(position) == (position.diagram() if at_terminal else repr(position))
    assert pretty([position, position]) == repr([position, position])
