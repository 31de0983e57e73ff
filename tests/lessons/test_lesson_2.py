"""The answers of lesson 2, found in a second way: by going through every way in which the dice can fall."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from fractions import Fraction
from itertools import combinations_with_replacement, pairwise, product

import nbformat
import pytest

from buttons_widgets.buttons.cells import cell_text
from buttons_widgets.kit.exercises.exercise import Exercise
from buttons_widgets.kit.exercises.number_exercise import NumberExercise
from buttons_widgets.lessons.course import COURSE
from buttons_widgets.lessons.lesson_2 import (
    AllDifferent,
    AsLikely,
    AtLeastOne,
    AtLeastOneGuess,
    DoubleOrMixed,
    HowManyColumns,
    NoneShows,
    OneBlackDie,
    SixDice,
    YourSpace,
)
from buttons_widgets.lessons.offered import WhereToLay
from buttons_widgets.lessons.roll_pictures import BOARD, ROLL, different_columns, hits, misses, two_dice
from tests.lessons.student import shipped

STUDENTS = ["", *(f"student {number}" for number in range(200))]
WORDS = COURSE.words(2, "en")
Roll = tuple[int, ...]


def share(dice: int, happens: Callable[[Roll], bool]) -> Fraction:
    """In which share of all ways in which some dice can fall something happens."""
    rolls = list(product(range(1, 7), repeat=dice))
    return Fraction(sum(map(happens, rolls)), len(rolls))


def test_where_to_lay_by_asking_the_rules_for_each_space() -> None:
    for student in STUDENTS:
        asked = WhereToLay(student)
        dice, position = asked.dice, asked.position
        columns = {dice.gold, *dice.black}
        legal = {
            cell_text(cell)
            for cell in position.grid.cells
            if cell[0] == dice.white and cell[1] in columns and position.why_not(cell) is None
        }
        assert asked.right == legal and 2 <= len(legal) <= 3
        told = [asked.mark(answer, WORDS) for answer in asked.mistakes().values()]
        assert [one.mistake for one in told] == list(asked.mistakes()) and len({one.why for one in told}) == 5
        assert all(one.credit < 1 for one in told)


def test_a_space_where_something_lies_is_refused_at_the_click_and_told_in_code() -> None:
    for student in STUDENTS[:60]:
        asked = WhereToLay(student)
        taken = [cell for cell in asked.dice.cells if cell in {*asked.position.buttons, *asked.position.stars}]
        for cell in taken:
            assert cell_text(cell) in asked.pick("", cell, WORDS).text  # type: ignore[union-attr]
            assert asked.mark([*asked.right, cell_text(cell)], WORDS).state == "no answer"


def test_one_black_die_by_going_through_the_36_outcomes() -> None:
    counts = Counter()
    for asked in map(OneBlackDie, STUDENTS):
        assert asked.right == share(2, lambda roll, asked=asked: asked.position.is_legal(roll))
        assert len({asked.right, 1 - asked.right, *asked.mistakes().values()}) == 5
        counts[asked.right] += 1
    assert len(counts) >= 6


def test_doubles_and_mixed_rolls() -> None:
    for asked in map(DoubleOrMixed, STUDENTS):
        mixed = share(2, lambda roll, asked=asked: set(roll) == {asked.one, asked.other})
        double = share(2, lambda roll, asked=asked: set(roll) == {asked.one})
        assert mixed == 2 * double and asked.right == "twice" and asked.one != asked.other


def test_results_that_are_as_likely() -> None:
    for asked in map(AsLikely, STUDENTS[:12]):
        assert len(set(asked.dice)) == 5 and asked.dice not in [(1, 2, 3, 4, 5), (2, 3, 4, 5, 6)]
        ways = {
            "sixes": share(5, lambda roll: roll == (6,) * 5),
            "rising": share(5, lambda roll: roll == (1, 2, 3, 4, 5)),
            "any-order": share(5, lambda roll, asked=asked: set(roll) == set(asked.dice)),
            "all-different": share(5, lambda roll: len(set(roll)) == 5),
        }
        assert ways == {option: Fraction(count, 6**5) for option, count in asked.ways.items()}
        assert set(asked.right) == {option for option, chance in ways.items() if chance == Fraction(1, 6**5)}


@pytest.mark.parametrize(
    ("kind", "happens"),
    [
        (NoneShows, lambda asked, roll: asked.column not in roll),
        (AllDifferent, lambda asked, roll: len(set(roll)) == len(roll)),
        (AtLeastOne, lambda asked, roll: 6 in roll),
        (YourSpace, lambda asked, roll: roll[0] == asked.cell[0] and asked.cell[1] in roll[1:]),
    ],
)
def test_chances_by_going_through_all_outcomes(kind: type[NumberExercise], happens: Callable[..., bool]) -> None:
    seen = set()
    for asked in map(kind, STUDENTS):
        dice = getattr(asked, "dice", 5)
        key = (dice, getattr(asked, "column", 0), getattr(asked, "cell", 0))
        if key in seen:
            continue
        seen.add(key)
        whole = dice + 1 if kind is YourSpace else dice
        assert asked.right == share(whole, lambda roll, asked=asked: happens(asked, roll))
        assert len({asked.right, *asked.mistakes().values()}) == 1 + len(asked.mistakes())
    assert len(seen) == {NoneShows: 18, AllDifferent: 2, AtLeastOne: 1}.get(kind, len(seen))


@pytest.mark.parametrize(
    ("guess", "said"),
    [
        ("5/6", "five times a sixth"),
        ("83%", "five times a sixth"),
        ("60%", "Well guessed"),
        ("50% to 65%", "Well guessed"),
        ("80% to 90%", "five times a sixth"),
        ("20% to 40%", "too low by 20"),
        ("0.9", "too high by 30"),
        ("1/6", "too low by 43"),
    ],
)
def test_the_guess_is_compared(guess: str, said: str) -> None:
    asked = AtLeastOneGuess("")
    assert said in AtLeastOne("").compared(asked, guess, WORDS)


def test_thirty_rolls_are_fair_dice() -> None:
    faces: Counter[int] = Counter()
    columns: Counter[str] = Counter()
    for asked in map(HowManyColumns, STUDENTS):
        assert len(asked.rolled) == 30 and sum(asked.tally(30).values()) == 30
        columns.update(asked.tally(30))
        faces.update(number for roll in asked.rolled for number in roll)
    total, rolls = sum(faces.values()), 30 * len(STUDENTS)
    assert all(abs(count / total - 1 / 6) < 5 * (5 / 36 / total) ** 0.5 for count in faces.values())
    for number in range(1, 6):
        exact = float(share(5, lambda roll, number=number: len(set(roll)) == number))
        assert abs(columns[str(number)] / rolls - exact) < 5 * (exact * (1 - exact) / rolls) ** 0.5


def test_what_is_told_of_six_dice() -> None:
    assert SixDice("").values(WORDS)["percent"] == round(100 * share(6, lambda roll: 6 in roll)) == 67


def test_the_pictures_say_the_right_numbers() -> None:
    for dice, told in zip((1, 2, 3, 4, 5), hits().title.split(": ")[1:], strict=True):
        assert told.startswith(f"{round(100 * share(dice, lambda roll: 6 in roll))}%")
    assert str(share(4, lambda roll: 6 not in roll)) in misses(4).title
    assert two_dice().svg.count("<rect") == 1 + 36 + 12 * 3  # paper, outcomes, and dice of three sheets each
    percents = [f"{float(100 * share(5, lambda roll, n=n: len(set(roll)) == n)):.1f}%" for n in range(1, 6)]
    assert [part.split(": ")[-1] for part in different_columns().title.split("; ")] == percents


@pytest.mark.parametrize(
    ("kind", "typed", "mistake"),
    [
        (OneBlackDie, "21", "favourable-alone"),
        (OneBlackDie, "21/12", "added"),
        (OneBlackDie, "21/15", "odds"),
        (NoneShows, "10/36", "outcomes-added"),
        (NoneShows, "5/18", "outcomes-added"),
        (NoneShows, "10/12", "parts-added"),
        (NoneShows, " 10 / 12 ", "parts-added"),
        (NoneShows, "5/6", "one-die"),
        (NoneShows, "4/6", "taken-away"),
        (NoneShows, "10/6", "added"),
        (NoneShows, "1", "certain"),
        (NoneShows, "25", "favourable-alone"),
        (AtLeastOne, "5/6", "added"),
        (AtLeastOne, "83 %", "added"),
        (AtLeastOne, "40%", "none"),
        (AtLeastOne, "0", "impossible"),
        (AtLeastOne, "1", "certain"),
        (AtLeastOne, "4651", "favourable-alone"),
        (YourSpace, "11/36", "white-forgotten"),
        (YourSpace, "2/36", "each-added"),
        (YourSpace, "17/36", "row-plus-column"),
        (AllDifferent, "120", "favourable-alone"),
        (AllDifferent, "20/216", "order-forgotten"),
        (AllDifferent, "25/36", "only-the-first"),
    ],
)
def test_what_people_type_is_told_as_what_it_is(kind: type[Exercise], typed: str, mistake: str) -> None:
    assert kind("").mark(typed, WORDS).mistake == mistake


@pytest.mark.parametrize(
    ("typed", "state", "told"),
    [
        ("60 percent", "right", "1 − 3125/7776"),
        ("ca. 60%", "right", "1 − 3125/7776"),
        ("60 %", "right", "relative frequency"),
        ("3/5", "no answer", "fraction has to be exact"),
        ("0.6", "no answer", "You may be near"),
        ("1-3125/7776", "no answer", "I cannot read '1-3125/7776'"),
    ],
)
def test_what_is_right_or_nearly_right_is_told_so(typed: str, state: str, told: str) -> None:
    marked = AtLeastOne("").mark(typed, WORDS)
    assert marked.state == state and told in marked.why


@pytest.mark.parametrize("dice", [2, 3, 4])
def test_who_adds_numerators_and_denominators_is_told_so_with_any_dice(dice: int) -> None:
    asked = next(one for one in map(NoneShows, STUDENTS) if one.dice == dice)
    assert asked.mark(f"{5 * dice}/{6 * dice}", WORDS).mistake == "parts-added"
    assert asked.mark(f"{5 * dice}/{6**dice}", WORDS).mistake == "outcomes-added"


def test_the_numbers_of_the_notebook() -> None:
    prose = "\n".join(cell.source for cell in nbformat.read(shipped(COURSE.lesson(2)), 4).cells)
    columns = Counter(len(set(roll)) for roll in product(range(1, 7), repeat=5))
    assert columns.total() == 7776 and "all 7,776 outcomes" in prose
    assert "6 · 6 = 36 ways" in prose and "five of its six sides" in prose
    pairs = list(combinations_with_replacement(range(1, 7), 2))
    assert len(pairs) == 21 and "There are 21 pairs such as “1 and 2”, but **not** equally likely." in prose
    assert "in more than eight of ten rolls" in prose and columns[3] + columns[4] > 0.8 * 7776
    assert columns[1] + columns[2] < columns[5] and 10 < 7776 / columns[5] < 11
    chances = [share(dice, lambda roll: 6 in roll) if dice else Fraction(0) for dice in range(6)]
    gains = [later - earlier for earlier, later in pairwise(chances)]
    assert "Each die helps, but less than the one before." in prose
    assert all(0 < later < earlier for earlier, later in pairwise(gains))
    assert "Two black dice show the same column, and two columns are closed." in prose
    assert ROLL.columns == (2, 3, 5, 6) and [BOARD.is_legal(cell) for cell in ROLL.cells].count(False) == 2
