"""The picture of a sheet: what is printed is there, and what is written is what the game says."""

from __future__ import annotations

import xml.etree.ElementTree as ElementTree
from collections.abc import Iterator

import pytest
from hypothesis import given
from hypothesis import strategies as st

from buttons_widgets.kit.page.pencil import GREY
from buttons_widgets.pretty_tricky import CHANCE, SHEET, Game, Position, RandomBot, Sheet
from buttons_widgets.pretty_tricky.drawing import RowView, SheetView, sheet_size, sheets_svg
from buttons_widgets.pretty_tricky.rules.sheet import ROWS

SVG = "{http://www.w3.org/2000/svg}"
SMALL = "oo|oo/-|-/-|-/-|-/-|oo4/o|o2/-|-/-|-/-|-/-|-/oo|-"


def states(game: Game) -> Iterator[Game]:
    """A game played at random, state by state."""
    bot = RandomBot(1)
    while True:
        yield game
        if game.to_move is None:
            return
        game = game.play(game.chance_move() if game.to_move is CHANCE else bot(game))


def pencil(svg: str) -> int:
    """How many strokes there are with a pencil."""
    return sum(path.get("stroke") == GREY for path in ElementTree.fromstring(svg).iter(f"{SVG}path"))


@pytest.mark.parametrize("sheet", [str(SHEET), SMALL])
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_what_is_ticked_is_what_is_not_open(sheet: str, players: int) -> None:
    for game in states(Game.start(list("ABCD"[:players]), sheet=sheet, seed=players)):
        for seat in range(players):
            view, position = game.view(seat), game.position(seat)
            # Whoever races alone has no use for the right half and for circles.
            alone = players == 1
            assert view.alone == alone and [row.row for row in view.rows] == [
                row
                for row, halves in zip(ROWS, game.setup.sheet.halves, strict=True)
                if (halves[0] if alone else any(halves))
            ]
            for row in view.rows:
                open_boxes = position.open_left(row.row), 0 if alone else position.open_right(row.row)
                for signs, ticked, left in zip(row.halves, row.ticked, open_boxes, strict=True):
                    assert len(signs) - len(ticked) == left and ticked <= set(range(len(signs)))
                    assert {box for box, sign in enumerate(signs) if sign == str(players)} <= ticked
                assert row.marked == (row.row in position.marked)
                assert row.circles == (0 if alone else int(position.circles[row.row - ROWS[0]]))
            assert view.score == position.score


def test_every_tick_circle_full_half_and_mark_is_a_stroke() -> None:
    *_, last = states(Game.start(["Ada", "Bo", "Cy"], seed="strokes"))
    for seat in range(3):
        view = last.view(seat)
        strokes = sum(
            sum(map(len, row.ticked))
            + row.circles
            + row.marked
            + sum(0 < len(signs) == len(ticked) for signs, ticked in zip(row.halves, row.ticked, strict=True))
            for row in view.rows
        )
        assert pencil(sheets_svg([view], "a sheet")) == strokes > 0
    assert pencil(SHEET._repr_svg_()) == 0


def test_what_is_printed_in_the_boxes_is_there() -> None:
    svg = SHEET._repr_svg_()
    texts = [each.text for each in ElementTree.fromstring(svg).iter(f"{SVG}text")]
    # The sums 2 and 4 stand on the spine too.
    assert (texts.count("2"), texts.count("4"), texts.count("!")) == (9 + 1, 2 + 1, 11)
    assert [text for text in texts if text and text.isdigit() and int(text) > 4] == [str(row) for row in range(5, 13)]
    boxes = sum(len(half) for halves in SHEET.halves for half in halves)
    assert svg.count('width="21" height="21"') == boxes == 77
    assert len(list(ElementTree.fromstring(svg).iter(f"{SVG}circle"))) == 44


def test_a_row_without_a_left_half_has_no_mark_and_no_circles() -> None:
    svg = Sheet.parse(SMALL)._repr_svg_()
    texts = [each.text for each in ElementTree.fromstring(svg).iter(f"{SVG}text")]
    assert texts.count("!") == 3 and svg.count("<circle") == 12


def test_a_game_shows_every_sheet_and_names_with_marks_of_markup() -> None:
    root = ElementTree.fromstring(Game.start(['Ada "<b>"', "Bo & Co", "Cy"], seed=1)._repr_svg_())
    assert root.get("aria-label") == 'Ada "<b>", Bo & Co, Cy'
    texts = [each.text for each in root.iter(f"{SVG}text")]
    assert {'Ada "<b>"', "Bo & Co", "Cy"} <= set(texts)


@pytest.mark.parametrize("other", ["9" * 11, "-" * 11, "2-445554432"])
def test_a_position_of_another_sheet_is_refused(other: str) -> None:
    with pytest.raises(ValueError, match="has other boxes than the sheet"):
        SHEET.view(Position.parse(f"{other} 23344444332 {'0' * 11}"))


@given(st.lists(st.tuples(st.integers(0, 9), st.integers(0, 9)).filter(any), min_size=1, max_size=11))
def test_nothing_stands_outside_and_nothing_on_something_else(lengths: list[tuple[int, int]]) -> None:
    rows = tuple(RowView(row, ("o" * left, "2" * right)) for row, (left, right) in enumerate(lengths, start=2))
    view = SheetView(rows, start_label="I start")
    wide, high = sheet_size(view)
    shapes = []
    for each in ElementTree.fromstring(sheets_svg([view], "a sheet")).iter():
        if each.tag == f"{SVG}rect" and each.get("width") == each.get("height"):
            x, y, side = (float(each.get(name, "")) for name in ("x", "y", "width"))
            shapes.append((x, y, x + side, y + side))
        elif each.tag == f"{SVG}circle":
            x, y, radius = (float(each.get(name, "")) for name in ("cx", "cy", "r"))
            shapes.append((x - radius, y - radius, x + radius, y + radius))
    for number, (left, top, right, foot) in enumerate(shapes):
        assert 0 <= left < right <= wide and 0 <= top < foot <= high
        for other in shapes[:number]:
            assert right <= other[0] or other[2] <= left or foot <= other[1] or other[3] <= top
