"""The rules of sowing: the worked examples, a second referee, and what always holds."""

from __future__ import annotations

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from buttons_widgets.button_up import GameError, IllegalMove, NotationError, Position
from buttons_widgets.button_up.drawing import Drop
from buttons_widgets.button_up.rules.position import Armies, Obstacle
from buttons_widgets.kit.rules.notation import LONGEST_LINE
from tests.button_up import plain


@st.composite
def battles(draw: st.DrawFn, most_sowings: int = 8) -> list[Position]:
    """All positions of a battle that is played at random, perhaps not to its end."""
    army = draw(st.integers(1, 3))
    deal = "".join(draw(st.permutations("rkw" * army)))
    positions = [Position.of_deal(deal, draw(st.sampled_from("rk")))]
    for _ in range(draw(st.integers(0, most_sowings))):
        if positions[-1].legal_places():
            positions.append(positions[-1].sow(draw(st.sampled_from(positions[-1].legal_places()))))
    return positions


def test_a_whole_battle_with_every_rule_in_it() -> None:
    position = Position.of_deal("kkwwrkrwr", "r")
    again = []
    for place in (4, 3, 5, 7, 9, 8, 2, 1):
        again.append(position.plays_again(place))
        position = position.sow(place)
    assert again == [False, True, True, False, False, True, False, False]
    assert position.piles[5] == "krrkkrwww"
    assert (position.armies, position.margin, position.mover) == (Armies(11, 10), 1, "-")


def test_a_position_draws_itself_and_says_who_is_to_sow() -> None:
    position = Position.parse("krw/kww/-/-/-/krr/-/-/- k")
    picture = position._repr_svg_()
    assert str(position) in picture
    assert ">black to sow<" in picture and picture.count('class="bu-button') == 9
    assert ">red 11, black 10<" in position.sow(2).sow(1)._repr_svg_()
    assert position.view().piles == position.piles
    assert 'viewBox="0 94 480 346"' in Position.of_deal("wrk", "r")._repr_svg_()
    assert 'viewBox="0 18 480 422"' in Position.parse("rkwrkwrkw/-/-/-/-/-/-/-/- -")._repr_svg_()


def test_more_buttons_than_piles_all_go_on_the_last_and_never_play_again() -> None:
    position = Position.parse("krw/kww/-/-/-/krr/-/-/- k")
    assert position.drops(2) == (Drop(6, "k"), Drop(1, "ww"))
    assert not position.plays_again(2)
    assert str(position.sow(2)) == "krwww/-/-/-/-/krrk/-/-/- r"


@pytest.mark.parametrize(
    ("red", "black", "armies"), [((1, 2, 9), (3, 5, 6), (12, 14)), ((1, 4, 9), (3, 6, 7), (14, 16))]
)
def test_armies_are_worth_their_heights(red: tuple[int, ...], black: tuple[int, ...], armies: tuple[int, int]) -> None:
    pile = "".join("r" if height in red else "k" if height in black else "w" for height in range(1, 10))
    position = Position((pile, *[""] * 8), "-")
    assert position.armies == armies
    assert position.margin == -2


@given(battles())
def test_what_always_holds(positions: list[Position]) -> None:
    for position in positions:
        assert sorted("".join(position.piles)) == sorted("rkw" * (position.size // 3))
        assert 1 <= len([pile for pile in position.piles if "w" in pile]) <= 3
        assert bool(position.legal_places()) == (position.sowings_left > 0) == (position.mover != "-")
        assert Position.parse(str(position)) == position
        assert eval(repr(position), {"Position": Position}) == position
        for place in range(1, position.size + 1):
            assert position.is_legal(place) == (place in position.legal_places()) == (position.why_not(place) is None)
    assert [p.sowings_left for p in positions] == [positions[0].size - 1 - n for n in range(len(positions))]


@given(battles())
def test_a_second_referee_agrees(positions: list[Position]) -> None:
    for position in positions:
        state = (tuple(map(tuple, position.piles)), position.seat or 0)
        assert [place + 1 for place in plain.choices(state)] == list(position.legal_places())
        assert plain.lead(state) == position.margin
        for place in position.legal_places():
            after = position.sow(place)
            piles, seat = plain.sown(state, place - 1)
            assert tuple(map("".join, piles)) == after.piles
            if after.seat is not None:
                assert seat == after.seat
                assert (seat == position.seat) == position.plays_again(place)


@given(battles(), st.integers(-20, 20))
def test_turning_and_exchanging_change_nothing_but_names(positions: list[Position], places: int) -> None:
    position = positions[-1]
    turned, swapped = position.turned(places), position.swapped()
    assert turned.turned(-places) == position
    assert swapped.swapped() == position
    assert swapped.margin == -position.margin
    assert turned.canonical() == position.canonical()
    if position.sowings_left:
        assert swapped.canonical() == position.canonical()
    for place in position.legal_places():
        moved = (place - 1 + places) % position.size + 1
        assert position.sow(place).turned(places) == turned.sow(moved)
        assert position.sow(place).swapped() == swapped.sow(place)


@given(battles())
def test_red_is_to_sow_in_what_stands_for_all_positions_of_the_same_worth(positions: list[Position]) -> None:
    position = positions[-1]
    assert position.canonical().mover == ("r" if position.sowings_left else "-")
    assert position.canonical().sowings_left == position.sowings_left


def test_nobody_plays_again_after_the_last_sowing() -> None:
    position = Position.parse("w/rrkkw/-/-/-/- r")
    assert not position.plays_again(1)
    assert str(position.sow(1)) == "-/rrkkww/-/-/-/- -"
    one_more = Position.parse("w/rrkw/k/-/-/- r")
    assert one_more.plays_again(1)
    assert str(one_more.sow(1)) == "-/rrkww/k/-/-/- r"


def test_why_a_pile_may_not_be_sown() -> None:
    position = Position.parse("k/k/-/-/rww/k/r/w/r k")
    assert [position.why_not(place) for place in (1, 3, 5)] == [Obstacle.NO_SPY, Obstacle.NO_PILE, None]
    with pytest.raises(IllegalMove, match="sow 3 is not legal, because no pile stands there: k/k/-"):
        position.sow(3)
    with pytest.raises(IllegalMove, match="no spy"):
        position.drops(1)
    over = Position.parse("-/-/-/-/-/krrkkrwww/-/-/- -")
    assert over.why_not(6) is Obstacle.OVER
    assert over.seat is None


@pytest.mark.parametrize("place", [0, 10, -1, 1.0, True, "1", None])
def test_places_that_are_not_there(place: object) -> None:
    with pytest.raises(GameError, match="there is no place"):
        Position.of_deal("kkwwrkrwr", "r").sow(place)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    "text",
    ["", "k", "k/k/w r", "kk/k/w/w/r/k/r/w/r r", "k/k/w/w/r/k/r/w/r -", "k/k/w/w/r/k/r/w/r b", "k//w/w/r/k/r/w/r r",
     "krw/-/- r", "K/r/w r", "k/r/w r r", "x" * 10_000, "k/r/w/- r"],
)  # fmt: skip
def test_malformed_positions(text: str) -> None:
    with pytest.raises(NotationError):
        Position.parse(text)


def test_a_malformed_position_is_told_what_is_wrong_with_it() -> None:
    with pytest.raises(NotationError, match=r"but this is 'k/r/w'$"):
        Position.parse("k/r/w")
    with pytest.raises(NotationError, match=r"^place 2 of 'k/x/w r' is 'x': write letters of r k w, or -$"):
        Position.parse("k/x/w r")
    with pytest.raises(NotationError, match=r"^place 1 of '/kr/w r' is ''"):
        Position.parse("/kr/w r")
    with pytest.raises(NotationError, match=r"^'k/r/w -' is no position: the mover is r or k while there are 3 piles"):
        Position.parse("k/r/w -")


def test_a_text_is_read_up_to_its_longest() -> None:
    position = "k/r/w r"
    assert str(Position.parse(position.rjust(LONGEST_LINE))) == position
    with pytest.raises(NotationError):
        Position.parse(position.rjust(LONGEST_LINE + 1))


def test_a_circle_is_turned_by_a_whole_number() -> None:
    with pytest.raises(GameError, match=r"^a circle is turned by a number of places, not by 1\.5$"):
        Position.parse("k/r/w r").turned(1.5)  # type: ignore[arg-type]


@pytest.mark.parametrize("text", [None, 7, b"k/r/w r", ["k"]])
def test_what_is_no_text(text: object) -> None:
    with pytest.raises(GameError, match=f"but this is no text: {re.escape(repr(text))}"):
        Position.parse(text)  # type: ignore[arg-type]


def test_a_malformed_deal_is_told_what_is_wrong_with_it() -> None:
    with pytest.raises(GameError, match=r"^a deal is a text of the letters r k w, such as 'kkwwrkrwr', not 7$"):
        Position.of_deal(7, "r")  # type: ignore[arg-type]
    for deal in ("rrw", "rkwr", ""):
        with pytest.raises(GameError, match=f"^a deal has as many r as k as w, one to three of each, not {deal!r}$"):
            Position.of_deal(deal, "r")


@pytest.mark.parametrize(("deal", "mover"), [("rk", "r"), ("rkx", "r"), ("rrkkww" * 2, "r"), (None, "r"), ("rkw", "-"),
                                            ("rkw", 2), ("rkw", None), ("rkw", "rk")])  # fmt: skip
def test_malformed_deals(deal: object, mover: object) -> None:
    with pytest.raises(GameError):
        Position.of_deal(deal, mover)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("piles", "mover"),
    [
        *(("rkw", "r"), (7, "r"), (("r", "k"), "r"), (("r", "k", 1), "r"), (("rr", "k", ""), "r")),
        *((("rkw", "", ""), "r"), (("r", "k", "w"), "-")),
    ],
)
def test_positions_that_cannot_be(piles: object, mover: str) -> None:
    with pytest.raises(GameError):
        Position(piles, mover)  # type: ignore[arg-type]
