"""The answers of lesson 4, found in a second way: by going through all rolls with the rules read from the board."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from math import sqrt

import nbformat
import pytest

from buttons_widgets import Position, bust_chance, solve
from buttons_widgets.buttons.analysis.chances import any_space_chance
from buttons_widgets.kit.rules.errors import GameError
from buttons_widgets.lessons.course import COURSE
from buttons_widgets.lessons.dice_questions import LATE_ROUND
from buttons_widgets.lessons.lesson_4 import (
    FairBust,
    OneDie,
    SimpleMean,
    StarsNow,
    TheQuestion,
    ThirtyRolls,
    WhatItMeans,
)
from buttons_widgets.lessons.star_questions import WhenToRoll, WhereItPays, stars_of_a_roll
from buttons_widgets.lessons.worth_pictures import balance
from tests.lessons.boards import all_rolls, boards_in, is_open, letter, stars, stars_of
from tests.lessons.exam_words import box, hardly_used
from tests.lessons.lengths import length_of
from tests.lessons.student import shipped

NAMES = [f"student {number}" for number in range(200)]
WORDS = COURSE.words(4, "en")


def mean_of_all_rolls(position: Position) -> Fraction:
    found = [stars_of(position, *roll) for roll in all_rolls(position)]
    return Fraction(sum(found), len(found))


def test_the_board_of_the_question_is_as_the_lesson_tells_it() -> None:
    assert stars(LATE_ROUND) == 2
    found = Counter(stars_of(LATE_ROUND, *roll) for roll in all_rolls(LATE_ROUND))
    assert found == {0: 369, 2: 411, 4: 516} == stars_of_a_roll(LATE_ROUND)
    assert TheQuestion().right == mean_of_all_rolls(LATE_ROUND) == Fraction(481, 216)
    assert str(WhatItMeans().values(WORDS)["percent"]) == f"{516 / 1296:.0%}" == "40%"


def test_what_the_lesson_says_of_its_boards_is_true() -> None:
    here, four = (boards_in(4)[name] for name in ("here", "four"))
    earned = {cell: here.lay(cell).stars_for_opting_out() for cell in here.legal_cells()}
    red = {cell for cell, stars in earned.items() if stars == 4}
    assert here.stars_for_opting_out() == 2 and set(earned.values()) == {2, 4}
    assert red == {(1, 3), (3, 6), (4, 3), (5, 4), (6, 2), (6, 5)}
    busts, reds = bust_chance(here), any_space_chance(red, black_dice=3)
    assert (busts.favourable, reds.favourable, busts.outcomes) == (369, 516, 1296)
    assert len(list(busts.listing())) == 369 and len(list(reds.listing())) == 516, "one by one"
    assert 2 * 369 == 738 and 2 * 516 == 1032
    worth = (4 * 516 + 2 * (1296 - 516 - 369)) / 1296
    assert worth == pytest.approx(2 + (1032 - 738) / 1296), "the mean, and the bet"
    assert f"{worth:.3f} {solve(here).roll:.3f}" == "2.227 2.235"
    small = {cell: four.lay(cell).stars_for_opting_out() for cell in four.legal_cells()}
    assert four.stars_for_opting_out() == 1 and sorted(small.values()) == [1] * 6 + [3] * 2
    assert sum(small.values()) == 12 and solve(four).roll == 12 / 16 == 0.75


def test_the_worth_of_a_roll_is_the_mean_over_all_rolls() -> None:
    for name in NAMES[:30]:
        asked = OneDie(name)
        assert asked.position.black_dice == 1 and asked.right == mean_of_all_rolls(asked.position), name
        _, (same, stay), (more, gain) = sorted(asked.ways.items())
        assert same == stars(asked.position) < more and stay >= 5 and 3 <= gain <= 8, name


def test_stars_are_those_of_the_rules() -> None:
    for name in NAMES:
        asked = StarsNow(name)
        assert asked.right == stars(asked.position) >= 3, name
        assert 2 in Counter(sign for sign in str(asked.position).split()[0] if sign.isupper()).values(), name


def test_it_pays_where_the_stars_are_more() -> None:
    for name in NAMES:
        asked = WhereItPays(name)
        board, spaces = asked.position, range(1, 7)
        pays = {
            (row, column)
            for row in spaces
            for column in spaces
            if is_open(board, row, column) and stars(board, letter(board, row, column)) > stars(board)
        }
        assert asked.pays == {f"{row}-{column}" for row, column in pays}, name
        assert len({letter(board, *cell) for cell in pays}) == 2 <= len(pays) <= 8, name


def test_nothing_is_laid_on_the_spaces_that_are_chosen() -> None:
    asked = WhereItPays()
    view = asked.picture(asked.model_answer(WORDS))
    assert set(view.buttons) == asked.position.buttons and len(view.line) == len(asked.pays)


def test_some_of_the_spaces_have_some_credit() -> None:
    asked = WhereItPays()
    first, *others = sorted(asked.pays)
    found = asked.mark(first, WORDS)
    assert found.state in ("wrong", "misunderstood") and 0 < found.credit < 1
    assert asked.mark(" ".join([first, *others]), WORDS).state == "right"


def test_a_mean_is_each_roll_written_down() -> None:
    for asked in map(SimpleMean, NAMES):
        rolls = [number for number, ways in asked.ways.items() for _ in range(ways)]
        assert len(rolls) == 36 and asked.right == Fraction(sum(rolls), 36)
        assert len(set(asked.ways)) == 3 and min(asked.ways.values()) >= 4
    assert len({asked.right for asked in map(SimpleMean, NAMES)}) > 50


def test_the_mean_of_what_may_come_is_told_as_a_mistake_and_not_as_near() -> None:
    """The mean of 0, 2 and 4 is 2, as people type it; the right answer is 2.23."""
    asked = TheQuestion()
    assert asked.mark("2", WORDS).mistake == asked.mark("2.0", WORDS).mistake == "not-weighted"
    assert asked.mark("4", WORDS).mistake == "likeliest" and asked.mark("2.23", WORDS).state == "right"
    assert asked.mark("516/1296", WORDS).mistake == "chance-more"
    assert asked.mark("927/1296", WORDS).mistake == "chance-only"
    simple = SimpleMean()  # 12 ways with 0, 14 with 2 and 10 with 3 stars
    for typed, name in (
        ("2", "likeliest"),
        ("5/3", "not-weighted"),
        ("24/36", "chance-only"),
        ("10/36", "chance-more"),
    ):
        assert simple.mark(typed, WORDS).mistake == name
    assert simple.mark("58", WORDS).mistake == "not-divided" and simple.mark("29/18", WORDS).state == "right"
    one = OneDie()
    assert one.mark("15/36", WORDS).mistake == "chance-only" and one.mark("3/36", WORDS).mistake == "chance-more"


def test_stars_in_per_cent_are_refused() -> None:
    for asked, typed in (
        (SimpleMean(), "161 %"),
        (SimpleMean("Ada"), "86 %"),
        (TheQuestion(), "223%"),
        (OneDie(), "133%"),
    ):
        found = asked.mark(typed, WORDS)
        assert found.state == "no answer" and "per cent" in found.why, typed


def test_the_number_of_stars_is_another_for_neighbours_and_every_mistake_has_its_own_number() -> None:
    rights = Counter(int(asked.right) for asked in map(StarsNow, NAMES))
    assert set(rights) == {3, 4, 5} and max(rights.values()) < 120
    for asked in map(StarsNow, NAMES):
        for name, wrong in asked.mistakes().items():
            assert asked.mark(str(int(wrong)), WORDS).mistake == name


def test_with_the_fair_chance_nothing_is_gained_or_lost() -> None:
    for asked in map(FairBust, NAMES):
        assert asked.right * asked.lose == (1 - asked.right) * asked.gain
        assert asked.right != Fraction(1, 2)
    assert len({asked.right for asked in map(FairBust, NAMES)}) >= 10


def test_odds_above_one_are_told_as_odds_and_a_chance_without_its_sign_as_that() -> None:
    asked = FairBust()  # 3 stars to lose, and 2 to gain
    assert asked.mark("1.5", WORDS).mistake == "other-odds" == asked.mark("3/2", WORDS).mistake
    assert "write 40%" in asked.mark("40", WORDS).why and "write 2.5%" in asked.mark("2.5", WORDS).why
    fifth = next(one for one in map(FairBust, NAMES) if (one.lose, one.gain) == (4, 1))
    assert fifth.mark("4", WORDS).mistake == "other-odds" and "write 20%" in fifth.mark("20", WORDS).why


def test_some_bets_pay_and_rules_of_thumb_do_not_find_them() -> None:
    for asked in map(WhenToRoll, NAMES):
        pays = {option for option, bet in asked.bets.items() if bet.then - bet.bust * bet.then - bet.now > 0}
        assert pays == set(asked.right) and len(pays) == 2
        assert all(bet.now != bet.then * (1 - bet.bust) for bet in asked.bets.values())
        assert asked.mistakes()["seldom-bust"] != pays
        assert len({asked.option_text(option, WORDS) for option in asked.options}) == 5


def test_thirty_rolls_each_come_near_the_mean() -> None:
    """The rolls of 200 students, within four standard errors of the exact mean."""
    earned = [int(asked.outcome(roll)) for asked in map(ThirtyRolls, NAMES) for roll in asked.rolled]
    assert len(earned) == 200 * 30 and set(earned) == {0, 2, 4}
    exact = float(TheQuestion().right)
    error = sqrt(sum((one - exact) ** 2 for one in earned) / len(earned)) / sqrt(len(earned))
    assert abs(sum(earned) / len(earned) - exact) < 4 * error
    ada = ThirtyRolls("Ada")
    assert ada.values(WORDS)["total"] == sum(int(ada.outcome(roll)) for roll in ada.rolled)


def test_the_beam_rests_at_the_mean() -> None:
    picture = balance(LATE_ROUND)
    assert "the beam rests at 2.23; opting out is worth 2" in picture.title
    assert picture.svg.count("of 1,296</text>") == 3
    with pytest.raises(GameError, match="a position is a board, cards"):
        balance("rby")


def test_the_words_of_the_exam_are_used_and_the_lesson_is_as_long_as_its_teacher_s_page_says() -> None:
    path = shipped(COURSE.lesson(4))
    assert len(box(path)) >= 5 and hardly_used(path, COURSE.lesson(4)) == {}
    found = length_of(path)
    assert found.prose <= 500 and found.stretch <= 60 and round(found.minutes) == 39
    page = nbformat.read(path.parents[1] / "teachers" / path.name, as_version=4).cells[0].source
    assert "45 minutes: 39 of reading and answering" in page and "and 6 of" in page.replace("\n", " ")
