"""The answers of lesson 12, found in a second way: by going through all rolls, and by the solver of the race."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterator
from fractions import Fraction
from itertools import combinations, product
from math import comb, prod
from pathlib import Path

import nbformat
import pytest

from buttons_widgets.kit.exercises.number_exercise import NumberExercise
from buttons_widgets.kit.rules.errors import GameError
from buttons_widgets.lessons.course import COURSE
from buttons_widgets.lessons.exercises import check, session
from buttons_widgets.lessons.lesson_12 import (
    AFairSheet,
    BothBoxes,
    OneBox,
    StillOpen,
    SumOfTwo,
    ThirtyWaits,
    TwoOfThree,
    TwoRowsLeft,
    WhichSums,
    WhichTick,
    WithJustThisRoll,
    ways,
)
from buttons_widgets.lessons.waiting import ROLLS, rolls_to_come, row_alone, used
from buttons_widgets.lessons.waiting_pictures import my_waits, offers, race_map, sums_of_two
from buttons_widgets.pretty_tricky import SHEET, Position, solve_race
from tests.lessons.exam_words import hardly_used
from tests.lessons.lengths import length_of
from tests.lessons.student import shipped
from tests.pretty_tricky.analysis.test_race import PUBLISHED

STUDENTS = ["", *(f"student {number}" for number in range(60))]
WORDS = COURSE.words(12, "en")
Roll = tuple[int, ...]


def rolls(dice: int) -> Iterator[Roll]:
    return product(range(1, 7), repeat=dice)


def share(dice: int, happens: Callable[[Roll], bool]) -> Fraction:
    """In which share of all ways in which some dice can fall something happens."""
    return Fraction(sum(map(happens, rolls(dice))), 6**dice)


def offered(row: int) -> Callable[[Roll], bool]:
    """Whether two dice of a roll make a sum."""
    return lambda roll: any(one + other == row for one, other in combinations(roll, 2))


def told_apart(asked: NumberExercise) -> bool:
    """Whether no two numbers, the right one and those of the mistakes, are the same in whole per cents."""
    numbers = [asked.right, *asked.mistakes().values()]
    return len({round(100 * number) for number in numbers}) == len(numbers)


def position(boxes: dict[int, int]) -> Position:
    """The left half of a sheet with some open boxes, and no others."""
    return Position("".join(str(boxes.get(row, "-")) for row in range(2, 13)), "-" * 11, "0" * 11)


# The exercises


def test_rows_of_blue_dice_by_the_rules_of_the_game() -> None:
    for asked in map(WhichSums, STUDENTS):
        blue = {one + other for one, other in combinations(asked.dice.blue, 2)}
        assert {asked.sums[option] for option in asked.right} == blue and len(blue) == 3
        assert len(set(asked.sums.values())) == 7 and list(asked.sums.values()) == sorted(asked.sums.values())
        one_red = [*asked.blue, asked.red[1]]
        assert asked.mark(one_red, WORDS).mistake == "red-too"
        assert asked.mark([*asked.blue, "all-three"], WORDS).mistake == "all-three"
        assert asked.mark(asked.blue[:2], WORDS).state == "wrong"


def test_sums_of_two_dice_by_going_through_the_36_outcomes() -> None:
    for asked in map(SumOfTwo, STUDENTS):
        assert asked.right == share(2, lambda roll, asked=asked: sum(roll) == asked.row)
        assert told_apart(asked)


def test_two_of_three_dice_by_going_through_the_216_rolls() -> None:
    for asked in map(TwoOfThree, STUDENTS):
        assert asked.right == share(3, offered(asked.row))
        values, taken = asked.values(WORDS), asked.mistakes()
        twice = sum(roll[0] + roll[1] == asked.row == roll[0] + roll[2] for roll in rolls(3))
        assert values["twice"] == twice and asked.right == Fraction(int(str(values["hits"])), 216)
        # One of the three twos of pairs taken away, and both members of each.
        assert taken["taken-once"] == Fraction(3 * 6 * ways(asked.row) - twice, 216)
        assert taken["taken-twice"] == Fraction(3 * 6 * ways(asked.row) - 6 * twice, 216)
        assert len({asked.right, *taken.values()}) == 7


def test_waits_are_geometric_and_made_with_fair_dice() -> None:
    chances = ThirtyWaits("").chances()
    assert sum(chances.values()) == 1 and chances["1"] == share(3, offered(7))
    counts = Counter[str]()
    for asked in map(ThirtyWaits, STUDENTS):
        assert len(asked.rolled) == 30
        for wait in asked.rolled:
            assert [offered(7)(roll) for roll in wait] == [False] * (len(wait) - 1) + [True]
        counts.update(asked.tally(30))
    waits = 30 * len(STUDENTS)
    for outcome, chance in chances.items():
        exact = float(chance)
        assert abs(counts[outcome] / waits - exact) < 4 * (exact * (1 - exact) / waits) ** 0.5, outcome


def mean_wait(chance: Fraction, boxes: int) -> float:
    """The mean of a wait for some boxes, summed up term by term until nothing is left of it."""
    p, q = float(chance), 1 - float(chance)
    return sum(n * comb(n - 1, boxes - 1) * p**boxes * q ** (n - boxes) for n in range(boxes, 3000))


def test_mean_waits_are_those_of_the_distribution() -> None:
    for asked in map(OneBox, STUDENTS):
        chance, mistakes = share(3, offered(asked.row)), asked.mistakes()
        assert float(asked.right) == pytest.approx(mean_wait(chance, 1))
        assert len({asked.right, *mistakes.values()}) == 6
        open_after = (1 - chance) ** int(mistakes["even"])
        assert open_after < Fraction(1, 2) <= open_after / (1 - chance) and mistakes["even"] < asked.right
        values = asked.values(WORDS)
        assert values["hits"] == 216 * chance and (values["is"] == "=") == (round(asked.right, 1) == asked.right)
    assert float(BothBoxes("").right) == pytest.approx(mean_wait(share(3, offered(12)), 2)) == pytest.approx(27)


def waits(rolls: int, row: int, happens: Callable[[tuple[bool, ...]], bool]) -> Fraction:
    """How likely hits and misses of some rolls of three dice are such that something happens."""
    hit = share(3, offered(row))
    ways = filter(happens, product((True, False), repeat=rolls))
    return sum((prod(hit if one else 1 - hit for one in way) for way in ways), Fraction(0))


def test_chances_of_waits_by_going_through_hits_and_misses() -> None:
    for asked in map(StillOpen, STUDENTS):
        mistakes = asked.mistakes()
        assert asked.right == waits(asked.missed, asked.row, lambda hits: not any(hits))
        assert mistakes["ticked"] == waits(asked.missed, asked.row, any)
        assert mistakes["just-then"] == waits(asked.missed, asked.row, lambda hits: sum(hits) == 1 and hits[-1])
        assert told_apart(asked)
    for two in map(WithJustThisRoll, STUDENTS):
        mistakes = two.mistakes()
        assert two.right == waits(two.last, two.row, lambda hits: sum(hits) == 2 and hits[-1])
        assert mistakes["any-order"] == waits(two.last, two.row, lambda hits: sum(hits) == 2)
        assert mistakes["one-box"] == waits(two.last, two.row, lambda hits: sum(hits) == 1 and hits[-1])
        assert mistakes["one-order"] == waits(two.last, two.row, lambda hits: hits[0] and hits[-1] and sum(hits) == 2)
        assert two.values(WORDS)["misses"] == two.last - 2 and told_apart(two)


# The race


@pytest.mark.parametrize("rows", [(2,), (7,), (3, 5), (2, 12), (6, 8), (2, 6, 7), (5, 7, 9)])
def test_rolls_to_come_are_those_of_the_solver(rows: tuple[int, ...]) -> None:
    exact = solve_race(position(dict.fromkeys(rows, 1)), marks=11).value
    assert float(rolls_to_come(rows)) == pytest.approx(exact, abs=1e-9)


@pytest.mark.parametrize(("row", "boxes"), [(2, 2), (7, 5), (12, 1), (4, 4)])
def test_a_row_alone_takes_as_long_as_the_solver_says(row: int, boxes: int) -> None:
    assert float(row_alone(row, boxes)) == pytest.approx(solve_race(position({row: boxes})).value, abs=1e-9)


def splits(roll: Roll) -> list[set[int]]:
    """The three ways to make two pairs, as the sums that they tick."""
    a, b, c, d = roll
    return [{a + b, c + d}, {a + c, b + d}, {a + d, b + c}]


def test_what_the_rolls_tick_of_two_rows_is_counted_by_going_through_them() -> None:
    for asked in map(TwoRowsLeft, STUDENTS):
        one, other = asked.rows
        counts = used(one, other)
        assert counts.both == sum({one, other} in splits(roll) for roll in rolls(4))
        assert counts.nothing == sum(not offered(one)(roll) and not offered(other)(roll) for roll in rolls(4))
        assert sum(counts) == ROLLS
        told = asked.values(WORDS)
        assert (told["countOne"], told["countOther"]) == (counts.one, counts.other)
        # The first step, with the numbers that the question tells.
        value = (ROLLS + counts.one * rolls_to_come((other,)) + counts.other * rolls_to_come((one,))) / (
            ROLLS - counts.nothing
        )
        assert asked.right == value
        apart = [abs(wrong - asked.right) for wrong in asked.mistakes().values()]
        assert min(apart) > 2 * asked.tolerance
    assert len({asked.rows for asked in map(TwoRowsLeft, STUDENTS)}) > 15


def test_the_better_tick_is_what_the_solver_prefers() -> None:
    found = Counter[str]()
    letters = set()
    for asked in map(WhichTick, STUDENTS):
        solution = solve_race(position(dict.fromkeys((*asked.pair, asked.lone), 1)), marks=11)
        values = solution.tick_values(asked.dice)
        best = min(values, key=values.__getitem__)
        ticked = set(best.rows)  # type: ignore[union-attr]
        assert ticked == ({asked.lone} if asked.right == "lone" else set(asked.pair))
        assert abs(asked.after_two - asked.after_lone) > Fraction(1, 2)
        found[asked.right] += 1
        letters.add(asked.letter(asked.right))
    assert found["two"] > 10 and found["lone"] > 25 and letters == set("ABCD")
    assert WhichTick("").right == "lone"


# What people type


@pytest.mark.parametrize(
    ("number", "typed", "told"),
    [
        ("12.3", "1/9", "right"),
        ("12.3", "11%", "right"),
        ("12.3", "0.11", "right"),
        ("12.3", "2/36", "order"),
        ("12.3", "2/21", "of-pairs"),
        ("12.3", "9%", "of-sums"),
        ("12.3", "4", "outcomes"),
        ("12.4", "90/216", "right"),
        ("12.4", "41.7 %", "right"),
        ("12.4", "1/6", "two-dice"),
        ("12.4", "50%", "added"),
        ("12.4", "0.421", "independent"),
        ("12.4", "90", "outcomes"),
        ("12.4", "102/216", "taken-once"),
        ("12.4", "72/216", "taken-twice"),
        ("12.4", "7/12", "complement"),
        ("12.6", "3.6", "right"),
        ("12.6", "216/60", "right"),
        ("12.6", "2.6", "before"),
        ("12.6", "0.28", "chance"),
        ("12.6", "1.8", "half"),
        ("12.6", "3", "even"),
        ("12.6", "9", "two-dice"),
        ("12.6", "60%", "no answer"),
        ("12.6", "0.6", "below-one"),
        ("12.7", "19.8%", "right"),
        ("12.7", "343/1728", "right"),
        ("12.7", "80%", "ticked"),
        ("12.7", "7/12", "one-roll"),
        ("12.7", "0.14", "just-then"),
        ("12.7", "0", "taken-away"),
        ("12.8", "27", "right"),
        ("12.8", "13.5", "one-box"),
        ("12.8", "72", "two-dice"),
        ("12.8", "182", "multiplied"),
        ("12.8", "25", "before"),
        ("12.8", "15.2", "all-four"),
        ("12.9", "0.203", "right"),
        ("12.9", "10%", "one-order"),
        ("12.9", "30%", "any-order"),
        ("12.9", "14%", "one-box"),
        ("12.9", "17%", "no-misses"),
        ("12.10", "5.19", "right"),
        ("12.10", "5.2", "right"),
        ("12.10", "6.5", "added"),
        ("12.10", "4.3", "slower"),
        ("12.10", "2.76", "once"),
        ("12.10", "3.3", "no-roll"),
        ("12.10", "4.9", "exchanged"),
    ],
)
def test_a_mistake_is_named_as_people_type_it(number: str, typed: str, told: str) -> None:
    marked = COURSE.exercise(number)("").mark(typed, WORDS)
    assert (marked.mistake or marked.state) == told, marked.why


def test_the_sheet_s_waits_are_as_the_model_answer_says() -> None:
    five = [row_alone(row, 5) for row in (2, 7)]
    assert five[0] > 5 * five[1]
    said = AFairSheet("").say(WORDS, "model")
    for row in (2, 7):
        boxes = SHEET.start_position(1).open_left(row)
        assert (
            f"{float(row_alone(row, boxes)):.1f}" in said and f"{sum(offered(row)(roll) for roll in rolls(4))}" in said
        )


@pytest.mark.parametrize(
    ("guess", "said"),
    [
        ("27", "Your range holds it"),
        ("10", "takes longer"),
        ("100", "It is less"),
        ("20 to 30", "Your range holds it"),
        ("2-5", "takes longer"),
        ("90 to 100", "It is less"),
    ],
)
def test_the_guess_is_compared(guess: str, said: str) -> None:
    asked = COURSE.exercise("12.2")("")
    assert said in BothBoxes("").compared(asked, guess, WORDS)


# Pictures and words


def test_the_pictures_say_the_right_numbers() -> None:
    of_two, of_blue, of_four = re.split(r"(?:two|three) \w*\s*dice: |all four dice: ", offers().title)[1:]
    for dice, told in ((2, of_two), (3, of_blue), (4, of_four)):
        counts = [int(share(dice, offered(row)) * 6**dice) for row in range(2, 13)]
        assert [int(count.replace(",", "")) for count in re.findall(r"\d+: ([\d,]+) of", told)] == counts
    assert sums_of_two().svg.count(">7<") == 6 and sums_of_two().svg.count(">12<") == 1
    assert "rows 2, 6 and 7: 8.14 rolls" in race_map(7, 2, 6).title
    assert "rows 3 and 5: 5.19 rolls; row 3: 4.29 rolls; row 5: 2.23 rolls; nothing: the end" in race_map(3, 5).title


def test_my_waits_are_shown_once_they_are_over(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BUTTONS_WIDGETS_GAMES", str(tmp_path))
    session.cache_clear()
    try:
        assert "first roll the dice of 12.5" in my_waits().title and "1 roll: 0 (expected 12.5)" in my_waits().title
        check("12.5", "roll")
        counts = [int(count) for count in re.findall(r": (\d+) \(expected", my_waits().title)]
        assert counts == list(ThirtyWaits("").tally(30).values()) and "first roll" not in my_waits().title
    finally:
        session.cache_clear()


@pytest.mark.parametrize("rows", [(), (7,), (7, 7), (1, 2), (2, 3, 4, 5), ("2", "7"), (2.5, 7)])
def test_a_race_of_other_rows_is_not_drawn(rows: tuple[int, ...]) -> None:
    with pytest.raises(GameError, match="two or three different rows of 2 to 12"):
        race_map(*rows)


@pytest.mark.thorough
def test_the_lesson_tells_how_long_its_race_takes() -> None:
    prose = " ".join(cell.source for cell in nbformat.read(shipped(COURSE.lesson(12)), as_version=4).cells)
    race = solve_race(SHEET.start_position(1), marks=2)
    assert f"takes {race.value:.2f} rolls" in prose.replace("\n", " ") and 'play(["Ada"], marks=2' in prose


def test_the_lesson_s_numbers_are_the_solver_s() -> None:
    cells = nbformat.read(shipped(COURSE.lesson(12)), as_version=4).cells
    prose = " ".join(cell.source for cell in cells if cell.cell_type == "markdown")
    assert f"one to five rows {PUBLISHED[5]:.2f}." in prose
    states = prod(SHEET.start_position(1).open_left(row) + 1 for row in range(2, 13))
    assert f"{states:,}" in prose


def test_what_the_lesson_says_of_its_pictures_is_so() -> None:
    ways_of = {dice: [int(share(dice, offered(row)) * 6**dice) for row in range(2, 13)] for dice in (2, 3, 4)}
    seven, two = 7 - 2, 2 - 2
    assert ways_of[2] == [1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1] and ways_of[2][seven] == 6 * ways_of[2][two]
    assert 4 < ways_of[4][seven] / ways_of[4][two] < 5  # less than five times as likely
    assert f" 7: {ways_of[3][seven]} " in offers().title and f" 2: {ways_of[4][two]} " in offers().title
    assert 1 - Fraction(ways_of[3][seven], 216) == Fraction(7, 12)
    assert all(rolls_to_come((row,)) == Fraction(6**4, ways_of[4][row - 2]) for row in range(2, 13))
    assert race_map(2, 6, 7).title.count("; ") + 1 == 2**3  # eight positions


def test_the_lesson_is_short() -> None:
    found = length_of(shipped(COURSE.lesson(12)))
    assert found.prose <= 500 and found.stretch <= 60 and found.minutes + 5 <= 45  # and 5 for the race


def test_the_words_of_the_exam_are_used_in_two_exercises_each() -> None:
    assert hardly_used(shipped(COURSE.lesson(12)), COURSE.lesson(12)) == {}
