"""Rules of thumb: what each of them says, and how those that lead astray are counted."""

from fractions import Fraction
from itertools import product

import pytest

from buttons_widgets.buttons.analysis.advice import Question
from buttons_widgets.buttons.analysis.opponents import Opponents
from buttons_widgets.buttons.puzzles import rules_of_thumb
from buttons_widgets.buttons.rules.position import Position

BOARD = Position.parse("gyrbyG/Rbygrb/bgrybg/rbygrb/*rb*G*/GygrbY g 5")


@pytest.mark.parametrize("text", ["rbyG/gryb/yBRy/bYrg r 2", "Rby/gry/ybg r 3", "RbyG/gryb/ybry/bYrg rb 1"])
def test_one_roll_ahead_is_what_going_through_all_rolls_gives(text: str) -> None:
    text = text.replace("yBRy", "ybRy")
    board = Position.parse(text)
    faces = range(1, board.size + 1)
    total, outcomes = Fraction(0), 0
    for white, *black in product(faces, repeat=board.black_dice + 1):
        after = [board.lay((white, col)).stars_for_opting_out() for col in black if board.is_legal((white, col))]
        total, outcomes = total + max(after, default=0), outcomes + 1
    assert rules_of_thumb.after_one_roll(board) == pytest.approx(float(total / outcomes))


def test_rules_about_leaving() -> None:
    question = Question(BOARD)
    assert BOARD.stars_for_opting_out() == 3
    assert rules_of_thumb.leave_with_three_stars(question) == ("opt out",)
    assert rules_of_thumb.leave_at_a_third(question) == ("roll",)
    assert rules_of_thumb.look_one_step_ahead(question) == ("opt out",)


def test_rules_about_spaces() -> None:
    board = Position.parse("gyr*y*/r*ygrb/b*r*b*/rBygrB/yrbygr/g*grb* g 5")
    question = Question(board, offered=((1, 1), (1, 2), (1, 5)))
    assert rules_of_thumb.most_room(question) == ((1, 5),)
    assert rules_of_thumb.least_risk(question) == ((1, 5),)
    assert rules_of_thumb.own_card(question) == ((1, 1),)
    assert set(rules_of_thumb.nearest_colour(question)) == {(1, 1), (1, 2), (1, 5)}


def test_rules_about_gold() -> None:
    question = Question(BOARD, Opponents(3, 0.5, 0.2), golden=(2, 5), to_act=2)
    assert rules_of_thumb.take_what_counts(question) == ((2, 5),)
    assert rules_of_thumb.take_for_a_star(question) == ("pass",)
    assert rules_of_thumb.take_if_no_riskier(question) == ("pass",)
    assert rules_of_thumb.take_if_room_is_left(question) == ((2, 5),)


def test_a_rule_that_cannot_tell_counts_in_part() -> None:
    def two_of_three(_: Question) -> tuple[str, str]:
        return "a", "b"

    assert rules_of_thumb.astray([two_of_three], Question(BOARD), ["a"]) == 0.5
    assert rules_of_thumb.astray([two_of_three, two_of_three], Question(BOARD), ["c"]) == 2
    assert rules_of_thumb.astray([two_of_three], Question(BOARD), ["a", "b"]) == 0
