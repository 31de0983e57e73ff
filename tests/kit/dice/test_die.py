"""Dice as values and as markup: every colour, every value, and what is refused."""

import re
from collections import Counter
from typing import Any
from xml.etree import ElementTree

import pytest

from buttons_widgets.kit.dice.die import BODIES, PIPS, Die, die_svg, face, faces


def classes(svg: str) -> Counter[str]:
    """How often each class occurs; parsing it proves that the picture is well-formed."""
    found = Counter[str]()
    for element in ElementTree.fromstring(svg).iter():
        found.update(element.get("class", "").split())
    return found


@pytest.mark.parametrize("value", range(7))
@pytest.mark.parametrize("body", [*BODIES, "#c0ffee", "#000000", "#FFFFFF"])
@pytest.mark.parametrize("pips", PIPS)
def test_a_die_of_any_colour_shows_its_pips(value: int, body: str, pips: str) -> None:
    found = classes(die_svg(value, body, pips))
    assert found[f"bw-pip-{pips}"] == value
    assert found["bw-die"] == found["bw-die-body"] == found["bw-die-top"] == 1


def colours(markup: str) -> list[str]:
    """The shade, the block, its edge and the top face."""
    return re.findall(r'(?:fill|stroke)="(#[0-9a-f]{6})"', markup)


def test_a_coloured_die_is_drawn_in_shades_of_its_colour() -> None:
    assert colours(face(0, "#3366CC")) == ["#0d1933", "#28509f", "#1c3870", "#3366cc"]
    assert colours(face(0, "#c0ffee")) == ["#30403c", "#96c7ba", "#6a8c83", "#c0ffee"]
    assert face(3, "red") == face(3, BODIES["red"]) == face(3, BODIES["red"].upper())


def test_the_edge_of_a_dark_die_is_lighter_than_the_die() -> None:
    assert colours(face(0, "#000000")) == ["#000000", "#000000", "#4c4c4c", "#000000"]


def test_white_and_black_dice_are_drawn_as_in_saved_pictures() -> None:
    """Saved notebooks and the README hold them letter by letter."""
    assert face(1, "white", "gold") == (
        '<g class="bw-die bw-white"><rect x="-20" y="-18.6" width="40" height="40" rx="9" fill="#6b5526" opacity=".3"/>'
        '<rect class="bw-die-body" x="-19.3" y="-19.3" width="38.6" height="38.6" rx="8.6" fill="#e9dcbb"'
        ' stroke="#a98f56" stroke-width="1.4"/><rect class="bw-die-top" x="-17.6" y="-18" width="35.2" height="34.2"'
        ' rx="7.6" fill="#fffdf6"/></g>'
        '<circle class="bw-pip-gold" cx="0" cy="-1" r="4.1" fill="#efa91a" stroke="#9a6200"/>'
    )
    assert face(1) == (
        '<g class="bw-die bw-black"><rect x="-20" y="-18.6" width="40" height="40" rx="9" fill="#000" opacity=".3"/>'
        '<rect class="bw-die-body" x="-19.3" y="-19.3" width="38.6" height="38.6" rx="8.6" fill="#131318"'
        ' stroke="#5c5c68" stroke-width="1.4"/><rect class="bw-die-top" x="-17.6" y="-18" width="35.2" height="34.2"'
        ' rx="7.6" fill="#32323b"/></g><circle class="bw-pip-white" cx="0" cy="-1" r="4" fill="#fff"/>'
    )


def test_faces_for_the_browser_are_the_same_faces() -> None:
    parts: dict[str, Any] = faces(["black", "#c0ffee"], ["gold"])
    assert parts["body"]["black"] + parts["pips"]["gold"][6] == face(6, "black", "gold")
    assert parts["body"]["#c0ffee"] + parts["pips"]["gold"][0] == face(0, "#c0ffee", "gold")
    assert (list(parts["body"]), list(parts["pips"])) == (["black", "#c0ffee"], ["gold"])


WRONG = [
    ({"value": 7}, "or 0 before it is rolled, not 7"),
    ({"value": "5"}, "not '5'"),
    ({"value": 5.0}, "not 5.0"),
    ({"value": True}, "not True"),
    ({"body": "pink"}, "white, black, red, .* or a colour such as '#c0ffee', not 'pink'"),
    ({"body": "#fff"}, "not '#fff'"),
    ({"body": '#c0ffee"><script>'}, "not '#c0ffee"),
    ({"body": "#c0ffee\n"}, "not '#c0ffee"),
    ({"body": ["red"]}, r"not \['red'\]"),
    ({"pips": "red"}, "gold, white, black, not 'red'"),
    ({"pips": None}, "not None"),
]


@pytest.mark.parametrize(("wrong", "message"), WRONG)
def test_a_die_that_cannot_be_is_named(wrong: dict[str, Any], message: str) -> None:
    for make in (face, die_svg, Die):
        with pytest.raises(ValueError, match=message):
            make(**{"value": 1} | wrong)


@pytest.mark.parametrize("name", ["dim", "pick"])
def test_a_die_is_dim_or_may_be_picked_or_not(name: str) -> None:
    with pytest.raises(ValueError, match=f"a die's {name} is True or False"):
        Die(1, **{name: 1})  # type: ignore[arg-type]


def test_a_die_is_chosen_with_others_or_not_or_alone() -> None:
    assert "chosen" not in Die(1, pick=True).as_dict()
    assert Die(1, pick=True, chosen=True).as_dict()["chosen"] is True
    with pytest.raises(ValueError, match="a die's chosen is True, False or None"):
        Die(1, chosen=1)  # type: ignore[arg-type]


def test_a_message_does_not_repeat_a_long_input() -> None:
    with pytest.raises(ValueError, match="not ") as raised:
        Die(1, body="#" * 10**6)
    assert len(str(raised.value)) < 250


def test_dice_are_values() -> None:
    assert Die(5, "red") == Die(5, "red") != Die(5, "red", pick=True)
    assert len({Die(1), Die(1), Die(2)}) == 2
    for die in (Die(0), Die(6, "#c0ffee", "black", dim=True, pick=True), Die(2, pick=True, chosen=False)):
        assert Die.of(die.as_dict()) == die
        assert Die.of(die) is die


@pytest.mark.parametrize("wrong", [{"value": 1, "colour": "red"}, 5, "5", [5], None])
def test_what_is_no_die_is_refused(wrong: Any) -> None:
    with pytest.raises(ValueError, match="a die has value, body, pips, dim, pick, chosen and nothing else"):
        Die.of(wrong)
