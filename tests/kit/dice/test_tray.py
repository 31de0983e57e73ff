"""The dice tray without a kernel: dice in, choices out."""

import json
from typing import Any
from xml.etree import ElementTree

import pytest
import traitlets

from buttons_widgets.kit.dice.die import BLANK, DIM, Die, face
from buttons_widgets.kit.dice.tray import TEXTS, DiceTray, tray_texts
from buttons_widgets.kit.language.words import words_in

CHOICE = {"type": "die", "die": 1, "turn": 4}


def message(tray: DiceTray, content: object) -> None:
    """Deliver what the browser's side would send."""
    tray._handle_msg({"content": {"data": {"method": "custom", "content": content}}, "buffers": []})


def choices(tray: DiceTray) -> list[tuple[int, int]]:
    heard: list[tuple[int, int]] = []
    tray.on_pick(lambda index, turn: heard.append((index, turn)))
    return heard


def to_choose(**traits: Any) -> DiceTray:
    return DiceTray(**{"dice": [Die(2), Die(5, "red", pick=True), Die(0, pick=True)], "turn": 4} | traits)


def test_a_tray_fills_in_what_is_left_out() -> None:
    tray = DiceTray(dice=[{"value": 5, "body": "white", "pips": "gold"}, {"value": 0}])
    assert tray.dice[1] == {"value": 0, "body": "black", "pips": "white", "dim": False}
    assert repr(tray) == "DiceTray(5 0)"
    data, _ = tray._repr_mimebundle_()
    assert data["image/svg+xml"].count("bw-pip-gold") == 5


def test_dice_may_be_values_or_dictionaries() -> None:
    dice = [Die(5, "white", "gold"), Die(1, "#c0ffee", "black", dim=True), Die(3, pick=True)]
    tray = DiceTray(dice=dice)
    assert tray.dice == DiceTray(dice=[die.as_dict() for die in dice]).dice
    tray.dice = [*tray.dice, Die(6)]
    assert repr(tray) == "DiceTray(5 1 3 6)"


@pytest.mark.parametrize(
    "die",
    [
        {"value": 7},
        {"value": "5"},
        {"value": True},
        {"body": "pink"},
        {"pips": "red"},
        {"dim": 1},
        {"pick": 1},
        {"colour": "red"},
        5,
        None,
    ],
)
def test_a_die_that_cannot_be_is_named(die: Any) -> None:
    with pytest.raises(traitlets.TraitError, match="a die is a value from 0 to 6"):
        DiceTray(dice=[die])


@pytest.mark.parametrize("dice", [5, {"value": 5}])
def test_dice_come_in_a_list(dice: Any) -> None:
    with pytest.raises(traitlets.TraitError, match=r"dice: .* is not a list of dice"):
        DiceTray(dice=dice)


def test_unknown_arguments_are_refused() -> None:
    with pytest.raises(TypeError, match="DiceTray has no die"):
        DiceTray(die=1)
    with pytest.raises(traitlets.TraitError, match="the tray has no texts called nope"):
        DiceTray(texts={"nope": "x"})


def test_texts_may_be_given_in_part() -> None:
    assert DiceTray(texts={"red": "rot"}).texts == TEXTS | {"red": "rot"}


def test_the_markup_follows_the_dice() -> None:
    tray = DiceTray()
    assert tray.faces == {}
    tray.dice = [Die(5, "#c0ffee", "black"), Die(2)]
    assert (list(tray.faces["body"]), list(tray.faces["pips"])) == (["#c0ffee", "black"], ["black", "white"])
    assert tray.faces["pick"] == ""
    tray.dice = [Die(2, pick=True)]
    assert list(tray.faces["body"]) == ["black"]
    assert "bw-die-pick" in tray.faces["pick"]


def test_the_markup_is_sent_ahead_of_the_dice_that_need_it() -> None:
    tray = DiceTray(dice=[Die(2)])
    changed: list[str] = []
    tray.observe(lambda change: changed.append(change["name"]), ["dice", "faces"])
    tray.dice = [Die(2, "red")]
    assert changed == ["faces", "dice"]


def test_a_tray_of_many_dice_is_small_on_the_wire() -> None:
    tray = DiceTray(dice=[Die(value, pick=True) for value in range(1, 7)])
    state = {name: value for name, value in tray.get_state().items() if name not in {"_esm", "_css"}}
    assert len(json.dumps(state)) <= 5000


def test_a_choice_is_reported_and_answered() -> None:
    tray = to_choose()
    heard = choices(tray)
    sent: list[object] = []
    tray.send = lambda content, buffers=None: sent.append(content)
    message(tray, CHOICE)
    message(tray, CHOICE | {"die": 2})
    assert heard == [(1, 4), (2, 4)]
    assert sent == [{"type": "heard", "turn": 4}] * 2


@pytest.mark.parametrize(
    "content",
    [
        None,
        3,
        "die",
        [],
        {},
        CHOICE | {"type": "cell"},
        CHOICE | {"die": 0},  # cannot be chosen
        CHOICE | {"die": 3},
        CHOICE | {"die": -1},
        CHOICE | {"die": True},
        CHOICE | {"die": "1"},
        CHOICE | {"die": 1.0},
        CHOICE | {"turn": 3},  # was made before something changed
        CHOICE | {"turn": 5},
        CHOICE | {"turn": "4"},
        {"type": "die", "die": 1},
    ],
)
def test_messages_that_are_no_choices_are_left_alone(content: object) -> None:
    tray = to_choose()
    heard = choices(tray)
    message(tray, content)
    assert heard == []


def test_true_is_no_turn() -> None:
    tray = to_choose(turn=1)
    heard = choices(tray)
    message(tray, CHOICE | {"turn": True})
    assert heard == []


def test_an_exception_in_a_callback_reaches_the_person_and_the_browser_is_answered() -> None:
    tray = to_choose()
    sent: list[object] = []
    tray.send = lambda content, buffers=None: sent.append(content)

    def fail(index: int, turn: int) -> None:
        raise RuntimeError(f"no luck with {index}")

    tray.on_pick(fail)
    with pytest.raises(RuntimeError, match="no luck with 1"):
        tray._handle_custom_msg(CHOICE, [])
    assert sent == [{"type": "heard", "turn": 4}]


def test_the_picture_has_a_name_and_shows_every_die_as_it_lies() -> None:
    label = 'red 5, "blank" & <b>'
    root = ElementTree.fromstring(
        DiceTray(dice=[Die(5, "red", pick=True), Die(2, dim=True), Die(0)], label=label)._repr_svg_()
    )
    assert (root.get("role"), root.get("aria-label")) == ("img", label)
    assert [group.get("opacity") for group in root] == [None, DIM, BLANK]
    assert [len(group.findall(".//*[@class='bw-die-pick']")) for group in root] == [1, 0, 0]
    assert face(5, "red") in DiceTray(dice=[Die(5, "red")])._repr_svg_()


def test_the_english_messages_are_the_texts_of_a_tray_without_a_language() -> None:
    assert tray_texts(words_in(language="en")) == TEXTS
