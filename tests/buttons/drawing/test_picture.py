"""Static pictures: well-formed, the same every time, and unable to disturb each other."""

from collections import Counter
from dataclasses import replace
from xml.etree import ElementTree

import pytest

from buttons_widgets.buttons.drawing import shapes
from buttons_widgets.buttons.drawing.board_view import BoardView, Total, Worth
from buttons_widgets.buttons.drawing.picture import board_svg, boards_svg
from buttons_widgets.buttons.rules.game import Game
from buttons_widgets.buttons.rules.layout import LAYOUTS
from buttons_widgets.buttons.rules.moves import Dice, Lay, Roll
from buttons_widgets.buttons.rules.position import Position
from tests.buttons.drawing.views import BUSY


def classes(svg: str) -> Counter[str]:
    """How often each class occurs; parsing it proves that the picture is well-formed."""
    found = Counter[str]()
    for element in ElementTree.fromstring(svg).iter():
        found.update(element.get("class", "").split())
    return found


def test_a_board_shows_what_lies_on_it() -> None:
    found = classes(board_svg(BUSY))
    assert found["bw-space"] == 36
    assert found["bw-glass-over"] == len(BUSY.buttons)
    assert found["bw-star"] == len(BUSY.stars)
    assert found["bw-ghost"] == len(BUSY.chosen)
    assert found["bw-offer"] == len(BUSY.offered)
    assert found["bw-gold"] == 1
    assert found["bw-tint"] == len(BUSY.worths)
    assert found["bw-line-mark"] == len(BUSY.line)
    assert found["bw-card"] == len(BUSY.cards)


@pytest.mark.parametrize("size", [3, 4, 5, 6])
def test_every_size_fits_its_panel(size: int) -> None:
    svg = board_svg(BoardView(size, ("rbyg" * 9)[: size * size]))
    extent = shapes.extent(size)
    assert ElementTree.fromstring(svg).get("viewBox") == f"-3 -3 {extent + 6} {extent + 6}"
    assert classes(svg)["bw-symbol"] == size * size


@pytest.mark.parametrize("size", [3, 4, 5, 6])
def test_totals_stand_between_the_spaces_and_the_edge(size: int) -> None:
    """Right of the rows and below the columns; a board without totals has no room for them."""
    plain = BoardView(size, ("rbyg" * 9)[: size * size])
    assert "bw-total" not in board_svg(plain)
    told = replace(plain, row_totals=[str(row) for row in range(size)], column_totals=[Total("")] * (size - 1) + ["9"])
    root = ElementTree.fromstring(board_svg(told))
    extent, spaces = shapes.extent(size, totals=True), shapes.LEFT + size * shapes.PITCH
    assert root.get("viewBox") == f"-3 -3 {extent + 6} {extent + 6}"
    groups = [group for group in root.iter() if group.get("class") == "bw-total"]
    assert ["".join(group.itertext()) for group in groups] == [*map(str, range(size)), "9"]
    places = [str(group.get("transform")).removeprefix("translate(").removesuffix(")").split() for group in groups]
    middles = [shapes.middle(index) for index in range(1, size + 1)]
    assert [float(y) for _, y in places[:-1]] == middles
    assert float(places[-1][0]) == middles[-1]
    assert all(spaces < float(x) < extent - shapes.HEM_INSET for x, _ in places[:-1])
    assert spaces < float(places[-1][1]) < extent - shapes.HEM_INSET


def test_a_total_that_is_met_steps_back_and_one_that_is_broken_stands_out() -> None:
    view = BoardView(3, "rbygrbygr", row_totals=[Total("1"), Total("2", "met"), Total("3", "broken")])
    root = ElementTree.fromstring(board_svg(view))
    groups = [group for group in root.iter() if group.get("class") == "bw-total"]
    assert [group[-1].get("fill") for group in groups] == [
        shapes.LIGHT[name] for name in ("total", "total-met", "on-broken")
    ]
    assert [len(group) for group in groups] == [1, 1, 2]


def test_a_star_lets_the_colour_below_it_shimmer_through() -> None:
    assert f'opacity="{shapes.COVERED}"' in board_svg(BoardView(3, "rbygrbygr", stars=[(1, 1)]))
    assert classes(board_svg(BoardView(3, "*bygrbygr")))["bw-symbol"] == 8


def test_pictures_have_no_ids_and_fetch_nothing() -> None:
    text = board_svg(BUSY) + Game.start(["Ada", "Bo"], seed=1)._repr_svg_()
    assert " id=" not in text
    assert "url(" not in text
    assert "href" not in text


def test_the_same_values_give_the_same_text_in_whatever_order() -> None:
    turned = replace(BUSY, buttons=set(BUSY.buttons), stars=tuple(reversed(list(BUSY.stars))))
    assert board_svg(BUSY) == board_svg(turned)


def test_a_board_of_a_player_who_is_out_is_faded_with_its_dice() -> None:
    """Only two groups are faint, the spaces and the dice at the edges; cards and depot are not in them."""
    plain = BoardView(3, "rbygrbygr", cards="r", depot=1)
    assert f'<g opacity="{shapes.FADED}">' not in board_svg(plain)
    root = ElementTree.fromstring(board_svg(replace(plain, faded=True)))
    faint = [group for group in root.iter() if group.get("opacity") == shapes.FADED]
    assert [classes(ElementTree.tostring(group, encoding="unicode"))["bw-die"] for group in faint] == [6, 0]
    assert [classes(ElementTree.tostring(group, encoding="unicode"))["bw-space"] for group in faint] == [0, 9]


def test_names_and_texts_are_text() -> None:
    nasty = '<script>alert("1")</script>&'
    svg = boards_svg([(nasty, BoardView(3, "rbygrbygr"))], title=nasty)
    root = ElementTree.fromstring(svg)
    assert root.get("aria-label") == nasty
    assert nasty[:20] in "".join(root.itertext())
    assert "<script" not in svg
    marked = BoardView(3, "rbygrbygr", worths={(1, 1): Worth("<b>")}, row_totals=["<i", "", ""])
    texts = "".join(ElementTree.fromstring(board_svg(marked)).itertext())
    assert "<b>" in texts
    assert "<i" in texts


def test_a_game_shows_every_seat() -> None:
    game = Game.start(["Ada", "Bo", "Cy"], seed=4).play(Roll()).play(Dice(5, 6, (2, 3, 5, 5))).play(Lay((5, 3)))
    svg = game._repr_svg_()
    assert "".join(ElementTree.fromstring(svg).itertext()) == "AdaBoCy"
    assert classes(svg)["bw-glass-over"] == 1
    assert classes(svg)["bw-panel"] == 3
    told = "Round 1: Ada 0 stars, Bo 0 stars, Cy 0 stars"
    assert svg == boards_svg([(name, game.view(seat)) for seat, name in enumerate(game.names)], title=told)


def test_objects_show_themselves() -> None:
    position = Position.parse("rby/gRy/yb* r 5")
    assert classes(position._repr_svg_())["bw-star"] == 1
    assert classes(LAYOUTS["B"]._repr_svg_())["bw-symbol"] == 36


def test_a_picture_of_no_board_or_of_five_is_refused() -> None:
    one = ("Ada", BoardView(3, "rbygrbygr"))
    for boards in ([], [one] * 5):
        with pytest.raises(ValueError, match=f"one to four boards, not {len(boards)}"):
            boards_svg(boards)
