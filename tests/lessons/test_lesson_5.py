"""The answers of lesson 5, found in a second way: by counting, by the standard library's statistics, and by trying."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from fractions import Fraction
from itertools import pairwise, product
from math import comb, sqrt
from pathlib import Path
from statistics import NormalDist, fmean, pstdev
from typing import Any

import nbformat
import pytest

from buttons_widgets.buttons.analysis.chances import bust_chance
from buttons_widgets.kit.rules.errors import GameError
from buttons_widgets.lessons.course import COURSE
from buttons_widgets.lessons.estimate_pictures import crossing, histograms, middle, settling
from buttons_widgets.lessons.exercises import session
from buttons_widgets.lessons.lesson_3 import HowRisky
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
from buttons_widgets.lessons.simulating import (
    NORMAL_95,
    confidence_interval,
    estimates,
    intervals,
    rolled_outcomes,
    running_share,
    standard_error,
)
from tests.lessons.exam_words import hardly_used
from tests.lessons.lengths import length_of
from tests.lessons.student import notebooks

HALVES = notebooks(COURSE.lesson(5))
STUDENTS = ["", *(f"student {number}" for number in range(200))]
WORDS = COURSE.words(5, "en")
OPEN = list(SIMULATED.legal_cells())
BUSTS = [not any((white, one) in OPEN for one in black) for white, *black in product(range(1, 7), repeat=4)]


@pytest.mark.parametrize("rolls", [(30, 0), 0, 2_000_000, 3.5, "30"])
def test_a_number_of_rolls_with_a_comma_and_other_things_are_refused(rolls: Any) -> None:
    for simulate in (
        lambda: rolled_outcomes(SIMULATED, rolls, seed=1),
        lambda: estimates(SIMULATED, rolls, students=100, seed=1),
        lambda: intervals(SIMULATED, rolls, seeds=[1]),
    ):
        with pytest.raises(GameError, match=r"in code 2000 has no comma, not "):
            simulate()


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
        # No way that is wrong leads to the right number, and no two lead to the same one.
        assert len({asked.right, *asked.mistakes().values()}) == 6
    assert len({(asked.count, asked.factor) for asked in map(TimesAsExact, STUDENTS)}) == 12


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
    assert asked.tolerance == round(asked.right / 100), "one per cent"
    numbers = sorted(asked.mistakes().values())
    assert all(abs(number - asked.right) > asked.right / 50 for number in numbers)
    assert all(other > one * Fraction(102, 100) for one, other in pairwise(numbers))


@pytest.mark.parametrize(
    ("guess", "said"),
    [
        ("300", "takes more"),
        ("100000", "more work"),
        ("7150", "Your range holds it"),
        ("5000 to 9000", "Your range holds it"),
        ("100 to 300", "takes more"),
    ],
)
def test_the_guess_is_compared(guess: str, said: str) -> None:
    asked = COURSE.exercise("5.1")("")
    assert said in RollsNeeded("").compared(asked, guess, WORDS)


# What people type


@pytest.mark.parametrize(
    ("number", "typed", "told"),
    [
        ("5.7", "2500", "right"),
        ("5.7", "2,500", "right"),
        ("5.7", "500", "as-many-times"),
        ("5.7", "2400", "further-ones"),
        ("5.7", "25", "times-only"),
        ("5.7", "3200", "doubled-again"),
        ("5.7", "224", "root"),
        ("5.8", "3.24", "right"),
        ("5.8", "3.2", "right"),
        ("5.8", "3.24 %", "no answer"),
        ("5.8", "0.0324", "as-share"),
        ("5.8", "0.105", "no-root"),
        ("5.8", "6.5", "in-busts"),
        ("5.8", "45.8", "not-divided"),
        ("5.8", "7.07", "share-left-out"),
        ("5.8", "6.35", "interval"),
        ("5.11", "7203", "right"),
        ("5.11", "7200", "right"),
        ("5.11", "7250", "right"),
        ("5.11", "7000", "wrong"),
        ("5.11", "1875", "one-error"),
        ("5.11", "9604", "any-chance"),
        ("5.11", "9600", "any-chance"),
        ("5.11", "7500", "two"),
        ("5.11", "3675", "factor-not-squared"),
        ("5.11", "72", "margin-not-squared"),
        ("5.11", "28812", "whole-width"),
        ("5.11", "28,800", "whole-width"),
        ("5.11", "100", "hundred"),
    ],
)
def test_a_mistake_is_named_as_people_type_it(number: str, typed: str, told: str) -> None:
    marked = COURSE.exercise(number)("").mark(typed, WORDS)
    assert (marked.mistake or marked.state) == told, marked.why


BUST = "def bust(open_spaces, white, black):\n    "
INTERVAL = "def interval(busts, rolls):\n    share = busts / rolls\n    "
ENDS = "\n    return share - 1.96 * error, share + 1.96 * error"


@pytest.mark.parametrize(
    ("number", "typed", "told"),
    [
        ("5.4", BUST + "return not any((white, one) in open_spaces for one in black)", "right"),
        # Three dice are rolled: whoever writes them one by one is right.
        ("5.4", BUST + "return all((white, black[die]) not in open_spaces for die in (0, 1, 2))", "right"),
        ("5.4", BUST + "return all((white, black[die]) not in open_spaces for die in (1, 2, 3))", "index"),
        ("5.4", BUST + "return (white, black[0]) not in open_spaces", "first-only"),
        ("5.9", INTERVAL + "error = (share * (1 - share) / rolls) ** (1/2)" + ENDS, "right"),
        ("5.9", INTERVAL + "error = (share * (1 - share)) ** 0.5 / rolls ** 0.5" + ENDS, "right"),
        ("5.9", INTERVAL + "error = (share * (1 - share) / rolls) ** 1/2" + ENDS, "half-power"),
        ("5.9", INTERVAL + "error = share * (1 - share) / rolls ** 0.5" + ENDS, "power-of-rolls"),
        ("5.9", INTERVAL + "error = (share * (1 - share)) ** 0.5 / rolls" + ENDS, "root-of-top"),
        ("5.9", INTERVAL + "error = share * (1 - share) / rolls" + ENDS, "no-root"),
        (
            "5.9",
            INTERVAL + "error = (share * (1 - share) / rolls) ** 0.5\n    return share - error, share + error",
            "one-error",
        ),
    ],
)
def test_a_mistake_in_a_function_is_named_as_people_write_it(number: str, typed: str, told: str) -> None:
    names: dict[str, Any] = {}
    exec(typed, names)
    exercise = COURSE.exercise(number)("Ada")
    marked = exercise.mark(names[typed[4 : typed.index("(")]], WORDS)
    assert (marked.mistake or marked.state) == told, marked.why


def test_the_next_share_falls_in_the_interval_in_83_of_100_cases() -> None:
    assert 2 * NormalDist().cdf(NORMAL_95 / sqrt(2)) - 1 == pytest.approx(0.83, abs=0.005)
    assert "about 83 of 100" in WhatIsNinetyFive("").solution(WORDS).reasoning


def test_numbers_stray_while_shares_come_near() -> None:
    for asked in map(LargeNumbers, STUDENTS[:20]):
        share = sum(BUSTS) / len(BUSTS)
        errors = [sqrt(rolls * share * (1 - share)) for rolls in (100, asked.count)]
        assert errors[1] > errors[0] and errors[1] / asked.count < errors[0] / 100


# The notebooks


def test_the_board_is_another_one_than_that_of_lesson_3_and_as_likely_bust_as_no_other() -> None:
    assert bust_chance(SIMULATED).fraction == Fraction(1, 4) != bust_chance(HowRisky.position).fraction


@pytest.fixture
def run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[[Path], dict[str, Any]]]:
    """Runs the code of a notebook, and gives what its names stand for afterwards."""
    monkeypatch.setenv("BUTTONS_WIDGETS_GAMES", str(tmp_path))
    session.cache_clear()

    def names_of(path: Path) -> dict[str, Any]:
        names: dict[str, Any] = {}
        for cell in nbformat.read(path, as_version=4).cells:
            if cell.cell_type == "code":
                exec(cell.source, names)
        return names

    yield names_of
    session.cache_clear()


def prose(path: Path) -> str:
    cells = nbformat.read(path, as_version=4).cells
    return " ".join(" ".join(cell.source for cell in cells if cell.cell_type == "markdown").split())


def test_what_lesson_5a_says_is_so(run: Callable[[Path], dict[str, Any]]) -> None:
    names, said = run(HALVES[0]), prose(HALVES[0])
    assert names["here"] == SIMULATED
    open_spaces = names["open_spaces"]
    assert len(open_spaces) == 18 and "Of the 18 open spaces" in said
    assert (1, 6) in open_spaces and (1, 1) not in open_spaces
    random.seed(5)
    assert names["roll"]() == (5, [3, 6, 3])  # as the saved cell shows
    runs = [rolled_outcomes(SIMULATED, 2000, seed) for seed in range(5)]
    told = settling(SIMULATED, range(5)).title
    for student, outcomes in enumerate(runs, start=1):
        early, late = sum(outcomes[:100]), sum(outcomes)
        assert f"student {student}: {early} of 100, in the end {late} of 2,000 ({late / 20:.2f}%)" in told
        assert 0.23 < late / 2000 < 0.27  # they end together
    # Nothing makes up: more busts apart at the end than after 100 rolls, and yet the shares are nearer.
    early, late = (sum(runs[-1][:rolls]) - sum(runs[0][:rolls]) for rolls in (100, 2000))
    assert (early, late) == (10, 33) and late / 2000 < early / 100 / 5
    thirty = [sum(rolled_outcomes(SIMULATED, 30, seed)) for seed in (0, 4)]
    assert thirty[1] == 2 * thirty[0]


def test_what_lesson_5b_says_is_so(run: Callable[[Path], dict[str, Any]]) -> None:
    names, said = run(HALVES[1]), prose(HALVES[1])
    sample, exact = names["sample"], float(names["exact"])
    spread = {rolls: pstdev(found) for rolls, found in sample.items()}
    for rolls in (25, 100):
        assert spread[4 * rolls] == pytest.approx(spread[rolls] / 2, rel=0.05)  # half the width
    for rolls, found in sample.items():
        assert spread[rolls] == pytest.approx(standard_error(exact, rolls), rel=0.05)
        assert f"{rolls} rolls each: standard deviation {spread[rolls]:.3f}" in histograms(sample).title
        assert len(found) == 1000
    inside = sum(abs(share - fmean(sample[100])) <= NORMAL_95 * spread[100] for share in sample[100])
    assert middle(sample[100], 100).title.startswith(f"{inside} of 1,000") and inside == 950  # the middle 95%
    missing = [line for line, (low, high) in enumerate(names["hundred"], start=1) if not low <= exact <= high]
    assert f"{100 - len(missing)} of 100 intervals" in crossing(names["hundred"], exact).title
    assert all(f"{line}" in crossing(names["hundred"], exact).title for line in missing) and len(missing) == 6
    assert sum(1 for _ in names["exact"].listing()) == names["exact"].favourable  # row by row, and one by one
    assert all(low <= exact <= high for low, high in (confidence_interval(busts, 30) for busts in (12, 5)))
    needed = int(RollsNeeded("").right)
    assert names["needed"] != needed  # the answer of 5.11 stands nowhere
    found = names["estimates"](names["here"], needed, students=100, seed=1)
    assert sum(abs(share - exact) <= 0.01 for share in found) == 95
    assert "95 of 100 such classes 2 to 10 lines are red" in said and "nearly six" in said


def test_how_many_of_a_hundred_intervals_miss() -> None:
    chance, rolls = 0.25, 400
    holds = [low <= chance <= high for low, high in (confidence_interval(busts, rolls) for busts in range(rolls + 1))]
    ways = (comb(rolls, busts) * chance**busts * (1 - chance) ** (rolls - busts) for busts in range(rolls + 1))
    misses = 1 - sum(way for way, held in zip(ways, holds, strict=True) if held)
    assert misses == pytest.approx(0.058, abs=5e-4)  # nearly six
    red = [comb(100, count) * misses**count * (1 - misses) ** (100 - count) for count in range(101)]
    assert sum(red[2:11]) == pytest.approx(0.95, abs=0.005)
    assert sum(red[12:]) == pytest.approx(0.013, abs=5e-4)  # teachers/05b: twelve or more


@pytest.mark.parametrize("path", HALVES, ids=lambda path: path.name[:3])
def test_no_half_needs_more_than_the_kit_for_its_pictures(path: Path) -> None:
    assert "matplotlib" not in path.read_text(encoding="utf-8")


@pytest.mark.parametrize("path", HALVES, ids=lambda path: path.name[:3])
def test_each_half_is_short(path: Path) -> None:
    found = length_of(path)
    assert found.prose <= 500 and found.stretch <= 60 and found.minutes <= 45


@pytest.mark.parametrize("path", HALVES, ids=lambda path: path.name[:3])
def test_the_words_of_the_exam_are_used_in_two_exercises_each(path: Path) -> None:
    assert hardly_used(path, COURSE.lesson(5)) == {}
