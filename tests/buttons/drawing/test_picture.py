"""Static pictures: well-formed, the same every time, and unable to disturb each other."""

from collections import Counter
from typing import Any
from xml.etree import ElementTree

import pytest

from buttons_widgets.buttons.drawing import shapes
from buttons_widgets.buttons.drawing.picture import board_svg, boards_svg, game_svg
from buttons_widgets.buttons.rules.game import Game
from buttons_widgets.buttons.rules.layout import LAYOUTS
from buttons_widgets.buttons.rules.moves import Dice, Lay, Roll
from buttons_widgets.buttons.rules.position import Position
from buttons_widgets.kit.dice.die_faces import die, face, faces

LETTERS = LAYOUTS["A"].letters
BUSY: dict[str, Any] = {
    "size": 6,
    "colours": LETTERS,
    "buttons": [(1, 2), (2, 4)],
    "stars": [(4, 1), (4, 2)],
    "cards": "by",
    "depot": 2,
    "offered": [(5, 2)],
    "golden": (5, 3),
    "chosen": [(1, 2)],
    "line": [(4, 1), (4, 2)],
    "worths": {(5, 2): {"text": "2.41", "tint": 1, "best": True}},
    "row": 5,
    "columns": [2, 3],
    "gold_column": 3,
}


def classes(svg: str) -> Counter[str]:
    """How often each class occurs; parsing it proves that the picture is well-formed."""
    found = Counter[str]()
    for element in ElementTree.fromstring(svg).iter():
        found.update(element.get("class", "").split())
    return found


def test_a_board_shows_what_lies_on_it() -> None:
    found = classes(board_svg(**BUSY))
    assert found["bw-space"] == 36
    assert found["bw-glass-over"] == 2
    assert found["bw-star"] == 2
    assert found["bw-ghost"] == 1
    assert found["bw-offer"] == found["bw-gold"] == found["bw-tint"] == 1
    assert found["bw-line-mark"] == 2
    assert found["bw-card"] == 2


@pytest.mark.parametrize("size", [3, 4, 5, 6])
def test_every_size_fits_its_panel(size: int) -> None:
    svg = board_svg(size, ("rbyg" * 9)[: size * size])
    extent = shapes.extent(size)
    assert ElementTree.fromstring(svg).get("viewBox") == f"-3 -3 {extent + 6} {extent + 6}"
    assert classes(svg)["bw-symbol"] == size * size


def test_a_star_lets_the_colour_below_it_shimmer_through() -> None:
    assert f'opacity="{shapes.COVERED}"' in board_svg(3, "rbygrbygr", stars=[(1, 1)])
    assert classes(board_svg(3, "*bygrbygr"))["bw-symbol"] == 8


def test_pictures_have_no_ids_and_fetch_nothing() -> None:
    text = board_svg(**BUSY) + die(5) + game_svg(Game.start(["Ada", "Bo"], seed=1))
    assert " id=" not in text
    assert "url(" not in text
    assert "href" not in text


def test_the_same_values_give_the_same_text_in_whatever_order() -> None:
    turned = BUSY | {"buttons": {(2, 4), (1, 2)}, "stars": ((4, 2), (4, 1))}
    assert board_svg(**BUSY) == board_svg(**turned)


def test_names_and_texts_are_text() -> None:
    nasty = '<script>alert("1")</script>&'
    svg = boards_svg([(nasty, {"size": 3, "colours": "rbygrbygr"})], title=nasty)
    root = ElementTree.fromstring(svg)
    assert root.get("aria-label") == nasty
    assert nasty[:20] in "".join(root.itertext())
    assert "<script" not in svg
    worth = {(1, 1): {"text": "<b>", "tint": 0}}
    assert "<b>" in "".join(ElementTree.fromstring(board_svg(3, "rbygrbygr", worths=worth)).itertext())


def test_a_game_shows_every_seat() -> None:
    game = Game.start(["Ada", "Bo", "Cy"], seed=4).play(Roll()).play(Dice(5, 6, (2, 3, 5, 5))).play(Lay((5, 3)))
    svg = game_svg(game)
    assert "".join(ElementTree.fromstring(svg).itertext()) == "AdaBoCy"
    assert classes(svg)["bw-glass-over"] == 1
    assert classes(svg)["bw-panel"] == 3
    assert game._repr_svg_() == svg


def test_objects_show_themselves() -> None:
    position = Position.parse("rby/gRy/yb* r 5")
    assert classes(position._repr_svg_())["bw-star"] == 1
    assert classes(LAYOUTS["B"]._repr_svg_())["bw-symbol"] == 36


@pytest.mark.parametrize(
    ("wrong", "message"),
    [
        ({"size": 7}, "3 to 6 spaces a side, not 7"),
        ({"colours": "rbyg"}, "36 letters, not 4"),
        ({"colours": "x" * 36}, "not 'x'"),
        ({"cards": "q"}, "not 'q'"),
        ({"depot": 3}, "0 to 2 dice, not 3"),
        ({"buttons": [(7, 1)]}, "7-1 is not on a board of size 6"),
        ({"golden": (0, 1)}, "0-1 is not on a board of size 6"),
    ],
)
def test_values_that_do_not_fit_are_named(wrong: dict[str, Any], message: str) -> None:
    with pytest.raises(ValueError, match=message):
        board_svg(**BUSY | wrong)


def test_a_picture_of_no_board_or_of_five_is_refused() -> None:
    one = ("Ada", {"size": 3, "colours": "rbygrbygr"})
    for boards in ([], [one] * 5):
        with pytest.raises(ValueError, match=f"one to four boards, not {len(boards)}"):
            boards_svg(boards)


@pytest.mark.parametrize("value", range(7))
def test_a_die_shows_its_pips(value: int) -> None:
    for body, pips in (("white", "gold"), ("black", "gold"), ("black", "white")):
        found = classes(die(value, body, pips))  # type: ignore[arg-type]
        assert found[f"bw-pip-{pips}"] == value
        assert found["bw-die"] == 1


def test_faces_for_the_browser_are_the_same_faces() -> None:
    parts: dict[str, Any] = faces()
    assert parts["body"]["black"] + parts["pips"]["gold"][6] == face(6, "black", "gold")


@pytest.mark.parametrize(
    ("arguments", "message"),
    [((7,), "not 7"), ((1, "green"), "not 'green'"), ((1, "black", "red"), "not 'red'")],
)
def test_a_die_that_cannot_be_is_named(arguments: tuple[Any, ...], message: str) -> None:
    with pytest.raises(ValueError, match=message):
        die(*arguments)
