"""Dice in a hand: what is read, taken out, put in, and what it holds."""

from __future__ import annotations

import pytest

from buttons_widgets.war_of_the_buttons import Bid, GameError, Market
from buttons_widgets.war_of_the_buttons.rules.hand import Hand


class Three:
    """A whole number whose text is none."""

    def __index__(self) -> int:
        return 3


@pytest.mark.parametrize("text", ["", None, 3, 0, ("4",), "w", "4w", "43", "w31", "bb", "7", "4 4"])
def test_what_is_no_hand_is_refused(text: object) -> None:
    with pytest.raises(GameError) as refused:
        Hand.parse(text)
    assert str(refused.value).startswith("dice are written as their pips, white ones after w")


def test_dice_are_taken_out_and_put_in_and_the_big_brother_stays() -> None:
    hand = Hand.parse("44w13b")
    assert str(hand.minus(white="3")) == "44w1b" and str(hand.minus(own="4")) == "4w13b"
    assert str(hand.minus("4", "1")) == "4w3b"
    assert str(hand.plus(white="2")) == "44w123b" and str(hand.plus(own="1")) == "144w13b"


@pytest.mark.parametrize(
    ("dice", "holds"), [("4", True), ("44w1", True), ("w13", True), ("444", False), ("w11", False), ("4w4", False)]
)
def test_a_hand_holds_what_has_each_of_its_dice_at_most(dice: str, holds: bool) -> None:
    assert Hand.parse("44w13").holds(Hand.parse(dice)) is holds


def test_dice_are_given_as_a_hand_or_as_its_text_and_a_die_as_a_whole_number_too() -> None:
    assert Bid("quarry", Hand("44", "4")) == Bid("quarry", "44w4")  # type: ignore[arg-type]
    assert Market(3) == Market(Three()) == Market("3")  # type: ignore[arg-type]


@pytest.mark.parametrize(("dice", "equal"), [("4", True), ("44w4", True), ("44w1", False), ("b", True)])
def test_dice_are_equal_if_there_are_some_and_all_show_the_same(dice: str, equal: bool) -> None:
    assert Hand.parse(dice).is_equal is equal and not Hand().is_equal
