"""The answers of lesson 9, found in a second way: by going through every roll, by the slow solver, and by playing."""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import replace
from fractions import Fraction
from functools import reduce
from itertools import pairwise, product

import pytest

from buttons_widgets import Opponents, Position, solve
from buttons_widgets.buttons.analysis.opponents import NO_OPPONENTS
from buttons_widgets.lessons.company import (
    HERE,
    STEPS,
    advice,
    bust_by_rows,
    flips,
    golden_gains,
    neighbour,
    rolling_worth,
)
from buttons_widgets.lessons.company_pictures import (
    LEAVING,
    THREE_BOARDS,
    TURNS,
    fewer_dice,
    flip_curve,
    four_models,
    many_turns,
    neighbour_map,
    three_boards,
    two_cases,
)
from buttons_widgets.lessons.course import COURSE
from buttons_widgets.lessons.lesson_9 import (
    ALWAYS_OUT,
    ALWAYS_ROLL,
    IT_DEPENDS,
    BeforeYouKnow,
    DoesItCare,
    GoldenSpace,
    IfItLeaves,
    ThirtyTurns,
    WhatCompanyAdds,
)
from buttons_widgets.lessons.lesson_9_functions import BustInCompany
from buttons_widgets.lessons.simulating import rolled_outcomes
from tests.lessons.boards import share_of_busts
from tests.lessons.exam_words import hardly_used
from tests.lessons.lengths import length_of
from tests.lessons.student import notebooks
from tests.slow_solver import SlowSolver

STUDENTS = ["", *(f"student {number}" for number in range(200))]
WORDS = COURSE.words(9, "en")


def bust_roll_by_roll(position: Position, dice: int) -> Fraction:
    """Every way in which the white die and so many black ones fall, looked at one by one."""
    return share_of_busts(replace(position, black_dice=dice))


@pytest.mark.parametrize("rolled", [6, pytest.param(25, marks=pytest.mark.thorough)])
def test_the_boards_of_all_students_are_fair_and_their_answers_are_those_of_all_rolls(rolled: int) -> None:
    for student in STUDENTS:
        asked, whole = IfItLeaves(student), BeforeYouKnow(student)
        assert asked.position == whole.position and asked.leaves == whole.leaves, "both cards show the same board"
        assert asked.position.black_dice == 3
        assert whole.stays < whole.right < whole.left
        for exercise in (asked, whole, GoldenSpace(student)):
            near = [abs(mistake - exercise.right) for mistake in exercise.mistakes().values()]
            assert min(near) > Fraction(1, 100), f"for {student} a mistake would pass for the right number"
    for student in STUDENTS[:rolled]:
        asked, whole = IfItLeaves(student), BeforeYouKnow(student)
        left, stays = bust_roll_by_roll(asked.position, 2), bust_roll_by_roll(asked.position, 3)
        assert asked.right == left and whole.right == whole.leaves * left + (1 - whole.leaves) * stays
    assert len({IfItLeaves(student).position for student in STUDENTS}) > 190
    assert len({BeforeYouKnow(student).leaves for student in STUDENTS}) == 5


def test_after_a_coin_both_shares_come_near_the_chances() -> None:
    told = ThirtyTurns("").chances()
    assert told == {"left": bust_roll_by_roll(HERE, 2), "stays": bust_roll_by_roll(HERE, 3)}
    found: Counter[str] = Counter()
    for student in STUDENTS:
        exercise = ThirtyTurns(student)
        for turn in exercise.rolled:
            assert len(turn.dice.black) == (1 if turn.happened else 2), "the gold die is a black one as well"
            found[exercise.outcome(turn)] += 1
    for name, rate in exercise.rates().items():
        share = sum(found[hit] for hit in rate.hits) / sum(found[one] for one in rate.of)
        assert share == pytest.approx(float(told[name]), abs=0.03)
    assert told["left"] - told["stays"] > Fraction(8, 100), "a class sees the difference"


def test_the_golden_space_is_worth_what_all_of_them_together_bring() -> None:
    gains = []
    for cell in HERE.grid.cells:
        after = HERE.lay(cell).stars_for_opting_out() if HERE.is_legal(cell) else 0
        gains.append(max(0, after - HERE.stars_for_opting_out()))
    assert sorted(filter(None, gains)) == sorted(golden_gains(HERE)) and len(set(golden_gains(HERE))) == 1
    for student in STUDENTS:
        exercise = GoldenSpace(student)
        assert exercise.right == 2 + (1 - exercise.leaves) * Fraction(sum(gains), 36)


@pytest.mark.parametrize(
    "laid", [("1-2", "3-3", "1-5", "6-6", "4-2"), pytest.param(("1-2", "3-3"), marks=pytest.mark.thorough)]
)
@pytest.mark.parametrize(("opt_out", "bust"), [pytest.param(0, 0, marks=pytest.mark.thorough), (0.5, 0.3), (1, 0)])
def test_a_slow_solver_finds_the_same_worths_of_rolling_in_company(
    opt_out: float, bust: float, laid: tuple[str, ...]
) -> None:
    later = reduce(Position.lay, laid, HERE)  # the board of the lesson itself would take it long
    slow = SlowSolver(later, 1, Fraction(opt_out), Fraction(bust), dice_each=1, number=float)
    assert rolling_worth(later, neighbour(opt_out, bust)) == pytest.approx(slow.roll(later.buttons, 1))
    assert rolling_worth(later) == pytest.approx(SlowSolver(later, number=float).roll(later.buttons, 0))


def test_company_adds_what_the_lesson_says() -> None:
    exercise = WhatCompanyAdds("")
    assert float(exercise.alone) == solve(HERE).roll
    assert float(exercise.stays) == solve(HERE, Opponents(1, opt_out=0, bust=0, dice_each=1)).roll
    assert exercise.leaves < exercise.alone < HERE.stars_for_opting_out() < exercise.stays
    near = [abs(mistake - exercise.right) for mistake in exercise.mistakes().values()]
    assert min(near) > Fraction(1, 100)


@pytest.mark.parametrize(
    ("boards", "told"), [(ALWAYS_ROLL, {"roll"}), (ALWAYS_OUT, {"opt out"}), (IT_DEPENDS, {"roll", "opt out"})]
)
def test_the_boards_care_or_do_not_as_they_should_and_by_a_margin(boards: tuple[str, ...], told: set[str]) -> None:
    for board in map(Position.parse, boards):
        assert set(advice(board)) == told
        worths = [rolling_worth(board, neighbour(opt_out)) for opt_out in STEPS]
        assert all(before >= after for before, after in pairwise(worths)), "leaving never makes rolling better"
        margins = [abs(worth - board.stars_for_opting_out()) for worth in (worths[0], worths[-1])]
        assert min(margins) > 0.08
        assert len(flips(list(zip(STEPS, worths, strict=True)), board.stars_for_opting_out())) == len(told) - 1
        assert all(set(advice(board, bust)) == told for bust in (0.2, 0.4)), "nor does it hang on how often it is bust"


def test_the_advice_is_that_of_the_solver() -> None:
    assert advice(HERE) == tuple(solve(HERE, Opponents(1, opt_out, 0.3, dice_each=1)).advice for opt_out in STEPS)


def test_students_get_boards_of_each_kind() -> None:
    assert Counter(DoesItCare(student).right for student in STUDENTS).keys() == {"roll", "out", "stays"}
    assert len({DoesItCare(student).position for student in STUDENTS}) == 12


def test_on_the_board_of_the_lesson_one_assumption_matters_and_the_other_does_not() -> None:
    for bust in (0, 0.25, 0.5, 0.75, 1):
        found = advice(HERE, bust)
        assert flips([(at, float(one == "roll")) for at, one in zip(STEPS, found, strict=True)], 0.5) == [0.7]


@pytest.mark.parametrize("misses", [[1, 3, 1], [0, 0, 0, 0], [4, 6, 3, 3, 3, 2]])
def test_bust_by_rows_is_the_mean_over_the_rows(misses: list[int]) -> None:
    size = len(misses)
    ways = Counter(
        all(column > size - misses[white] for column in black)
        for white in range(size)
        for black in product(range(1, size + 1), repeat=3)
    )
    assert bust_by_rows(misses, 3) == Fraction(ways[True], ways.total())


def test_the_mean_number_of_dice_gives_too_small_a_chance() -> None:
    mean_dice = BustInCompany("").mistakes()["mean-dice"]
    for misses, leaves in product(([3] * 6, [1, 3, 1], [0, 2, 4, 6, 6, 6]), (0.25, 0.5, 0.75)):
        assert mean_dice(misses, 3, leaves) < BustInCompany("").reference(misses, 3, leaves)


@pytest.mark.parametrize(
    ("number", "typed", "mistake", "said"),
    [
        ("9.3", "89", "favourable-alone", "Of how many"),
        ("9.3", "127/216", "well", "Subtract it from 1"),
        ("9.3", "32.6%", "three-dice", "three black dice"),
        ("9.3", "0.14", "both", "you know already that they have left"),
        ("9.4", "37 %", "half-half", "counts for more"),
        ("9.4", "0.74", "added", "only one of them comes"),
        ("9.4", "0.3835", "swapped", "Which case"),
        ("9.7", "2", "stop-only", "have already"),
        ("9.7", "0.21", "gain-only", "have already"),
        ("9.7", "2.10", "one-star", "Look at your card"),
        ("9.8", "2.11", "roll", "How much more"),
        ("9.8", "-0.14", "other-sign", "which of the two is more"),
    ],
)
def test_what_people_type_is_told_by_its_name(number: str, typed: str, mistake: str, said: str) -> None:
    marked = COURSE.exercise(number)("").mark(typed, WORDS)
    assert (marked.state, marked.mistake) == ("misunderstood", mistake), marked
    assert said in marked.why


@pytest.mark.parametrize(
    ("number", "typed"),
    [("9.3", "89/216"), ("9.3", "41 %"), ("9.4", "0.355"), ("9.4", "35.5%"), ("9.7", "2.21"), ("9.8", "0.14")],
)
def test_what_people_type_is_right(number: str, typed: str) -> None:
    assert COURSE.exercise(number)("").mark(typed, WORDS).state == "right"


def test_a_function_for_six_rows_or_for_the_mean_of_the_rows_is_told_so() -> None:
    def six(misses: list[int], dice: int, leaves: float) -> float:
        def alone(dice: int) -> float:
            return sum((closed / 6) ** dice for closed in misses) / 6

        return leaves * alone(max(1, dice - 1)) + (1 - leaves) * alone(dice)

    def rows_first(misses: list[int], dice: int, leaves: float) -> float:
        mean = sum(misses) / len(misses) / len(misses)
        return leaves * mean ** max(1, dice - 1) + (1 - leaves) * mean**dice

    for function, mistake in ((six, "always-six"), (rows_first, "rows-first")):
        marked = BustInCompany("").mark(function, WORDS)
        assert marked.mistake == mistake
        assert not re.search(r"\.\d{8}", marked.why), "numbers are short enough to read"


def test_the_table_of_many_turns_is_exact() -> None:
    for dice, turns in ((2, LEAVING), (3, TURNS - LEAVING)):
        bust = turns * bust_roll_by_roll(HERE, dice)
        assert bust.denominator == 1 and f"{bust} | {turns - bust} | {turns}" in many_turns().title
    left, stays = (float(bust_roll_by_roll(HERE, dice)) for dice in (2, 3))
    before = left / (left + 2 * stays)
    assert round(before, 2) == round(178 / 460, 2) == 0.39, "as the lesson says"


def test_the_notebooks_say_what_is_so() -> None:
    """The sentences of both halves, held against the exact analysis."""
    alone = solve(HERE)
    assert alone.advice == "opt out" and 0 < 2 - alone.roll < 0.03, "a little less"
    chances = [bust_roll_by_roll(HERE, dice) for dice in (5, 4, 3, 2, 1)]
    costs = [after - before for before, after in pairwise(chances)]
    assert costs == sorted(costs) and len(set(costs)) == 4, "each die costs more than the one before"
    assert [f"{float(chance):.1%}" in fewer_dice().title for chance in chances] == [True] * 5
    left, stays = chances[3], chances[2]
    assert stays < left / 3 + stays * 2 / 3 < left
    assert solve(HERE, Opponents(1, opt_out=0.25, bust=0.3, dice_each=1)).advice == "roll"
    models = [NO_OPPONENTS, neighbour(0, 0), neighbour(0.5), neighbour(1, 0)]
    worths = [rolling_worth(HERE, model) for model in models]
    assert worths[3] < worths[0] < 2 < worths[2] < worths[1]
    assert re.findall(r"\d\.\d{3}", four_models().title) == [f"{worth:.3f}" for worth in worths]
    rolling = [(at, rolling_worth(HERE, neighbour(at))) for at in STEPS]
    assert dict(rolling)[0.6] > 2 > dict(rolling)[0.7], "the point where it flips"
    assert flip_curve(rolling, 2).title.count(":") == len(STEPS) + 2
    assert [set(advice(board)) for board in THREE_BOARDS.values()] == [{"roll"}, {"roll", "opt out"}, {"opt out"}]
    assert neighbour_map().title.count(": 0.6") == 6, "at the same place, however often they are bust"
    assert three_boards().svg.count("<circle") == 3 * len(STEPS) + 3


@pytest.mark.thorough
def test_ten_thousand_turns_come_near_the_law_of_total_probability() -> None:
    left = rolled_outcomes(replace(HERE, black_dice=2), rolls=30_000, seed=1)
    stays = rolled_outcomes(HERE, rolls=60_000, seed=2)
    exactly = bust_roll_by_roll(HERE, 2) / 3 + bust_roll_by_roll(HERE, 3) * 2 / 3
    assert sum(left + stays) / 90_000 == pytest.approx(float(exactly), abs=0.005)


def test_the_square_shows_both_cases_and_the_whole() -> None:
    picture = two_cases(0.25, 0.5, 0.3)
    for text in ("leaves 25%", "stays 75%", "bust 50%", "bust 30%", "bust in all", "35%"):
        assert text in picture.svg
    assert 'width="75.0" height="150.0"' in picture.svg, "a quarter wide, and half of it bust"
    assert two_cases(0, 0.5, 0.3).svg and two_cases(1, 0.5, 0.3).svg


@pytest.mark.parametrize(("guess", "said"), [("more", "It grows"), ("less", "It shrinks"), ("same", "Nothing")])
def test_the_guess_is_compared(guess: str, said: str) -> None:
    asked = COURSE.exercise("9.1")("")
    assert said in WhatCompanyAdds("").compared(asked, asked.read(guess), WORDS)


def test_each_word_of_the_boxes_is_used_by_two_exercises_and_both_halves_are_short_enough() -> None:
    lesson = COURSE.lesson(9)
    for path in notebooks(lesson):
        assert hardly_used(path, lesson) == {}
        found = length_of(path)
        assert found.prose <= 500 and found.stretch <= 60
        page = (path.parents[1] / "teachers" / path.name).read_text(encoding="utf-8")
        (told,) = re.findall(r"reading and answering take (\d+) minutes.*?the other (\d+) are for", page)
        assert found.minutes < int(told[0]) + 0.5 and sum(map(int, told)) == 45
