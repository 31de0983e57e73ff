"""The answers of lesson 5, found in a second way: by counting, by the standard library's statistics, and by trying."""

from __future__ import annotations

import random
from fractions import Fraction
from itertools import product
from math import sqrt
from statistics import NormalDist, pstdev
from typing import Any

import pytest

from buttons_widgets.lessons.course import COURSE
from buttons_widgets.lessons.lesson_5 import (
    PROGRAMS,
    SIMULATED,
    LargeNumbers,
    RollsNeeded,
    StandardError,
    TimesAsExact,
    WhatIsNinetyFive,
    WhatIsWrong,
)
from buttons_widgets.lessons.lesson_5_functions import IsItBust
from buttons_widgets.lessons.simulating import NORMAL_95, confidence_interval, rolled_outcomes, running_share

STUDENTS = ["", *(f"student {number}" for number in range(200))]
WORDS = COURSE.words(5, "en")
OPEN = list(SIMULATED.legal_cells())
BUSTS = [not any((white, one) in OPEN for one in black) for white, *black in product(range(1, 7), repeat=4)]


def test_the_chance_of_the_board_is_the_share_of_all_its_rolls() -> None:
    assert RollsNeeded("").chance == Fraction(sum(BUSTS), len(BUSTS))


def test_rolls_by_the_thousand_are_bust_as_often_as_they_should_be() -> None:
    outcomes = rolled_outcomes(SIMULATED, 50_000, seed=1)
    error = pstdev(BUSTS) / sqrt(50_000)
    assert abs(sum(outcomes) / 50_000 - sum(BUSTS) / len(BUSTS)) < 4 * error
    assert running_share(outcomes)[-1] == sum(outcomes) / 50_000
    assert rolled_outcomes(SIMULATED, 100, seed=1) == outcomes[:100] != rolled_outcomes(SIMULATED, 100, seed=2)


@pytest.mark.parametrize("fault", PROGRAMS)
def test_each_program_is_wrong_as_its_name_says_and_in_no_other_way(fault: str) -> None:
    rng = random.Random(1)
    names: dict[str, Any] = {"randint": rng.randint, "randrange": rng.randrange}
    seen = []
    for _ in range(300):
        exec("\n".join(PROGRAMS[fault]), names)
        seen.append((names["white"], *names["black"]))
    found = {
        "copied": all(len(set(black)) == 1 for _, *black in seen),
        "zero": any(0 in roll for roll in seen),
        "no-six": {one for roll in seen for one in roll} == {1, 2, 3, 4, 5},
        "too-few": {len(roll) for roll in seen} == {3},
    }
    assert [name for name, is_so in found.items() if is_so] == [fault]
    assert any(WhatIsWrong(student).right == fault for student in STUDENTS)


def test_what_is_bust_for_every_roll_of_the_board() -> None:
    asked = IsItBust("")
    rolls = list(product(range(1, 7), repeat=4))
    assert [asked.reference(OPEN, white, black) for white, *black in rolls] == BUSTS


def test_times_as_exact_by_the_error_itself() -> None:
    for asked in map(TimesAsExact, STUDENTS):
        before, after = (1 / sqrt(rolls) for rolls in (asked.count, asked.right))
        assert before / after == pytest.approx(asked.factor)
    assert len({(asked.count, asked.factor) for asked in map(TimesAsExact, STUDENTS)}) == 15


def test_the_standard_error_by_the_statistics_of_the_rolls_themselves() -> None:
    for asked in map(StandardError, STUDENTS):
        rolls = [1] * asked.busts + [0] * (asked.count - asked.busts)
        assert float(asked.right) == pytest.approx(100 * pstdev(rolls) / sqrt(asked.count))
        others = [abs(float(number / asked.right) - 1) for number in asked.mistakes().values()]
        assert min(others) > 0.05, "a mistake would pass for the right number"


def test_an_interval_goes_as_far_as_the_normal_distribution_says() -> None:
    assert NormalDist().inv_cdf(0.975) == pytest.approx(NORMAL_95, abs=1e-3)
    low, high = confidence_interval(112, 400)
    assert (low + high) / 2 == pytest.approx(0.28)
    assert (high - low) / 2 == pytest.approx(NORMAL_95 * pstdev([1] * 112 + [0] * 288) / 20)


def test_so_many_rolls_and_no_fewer() -> None:
    asked = RollsNeeded("")
    error = pstdev(BUSTS)
    assert NORMAL_95 * error / sqrt(asked.right) <= 0.01 < NORMAL_95 * error / sqrt(asked.right - 1)
    assert asked.mark(round(NORMAL_95**2 * 0.285 * 0.715 / 0.01**2), WORDS).state == "right", "28.5% is near enough"
    assert all(abs(number - asked.right) > asked.tolerance for number in asked.mistakes().values())


@pytest.mark.parametrize(("guess", "said"), [("300", "too few"), ("100000", "more work"), ("7824", "nearer")])
def test_the_guess_is_compared(guess: str, said: str) -> None:
    asked = COURSE.exercise("5.1")("")
    assert said in RollsNeeded("").compared(asked, asked.read(guess), WORDS)


def test_the_next_share_falls_in_the_interval_in_83_of_100_cases() -> None:
    assert 2 * NormalDist().cdf(NORMAL_95 / sqrt(2)) - 1 == pytest.approx(0.83, abs=0.005)
    assert "about 83 of 100" in WhatIsNinetyFive("").solution(WORDS).reasoning


def test_numbers_stray_while_shares_come_near() -> None:
    for asked in map(LargeNumbers, STUDENTS[:20]):
        share = sum(BUSTS) / len(BUSTS)
        errors = [sqrt(rolls * share * (1 - share)) for rolls in (100, asked.count)]
        assert errors[1] > errors[0] and errors[1] / asked.count < errors[0] / 100
