"""The answers of lesson 8, found in a second way: by going through every roll, by the exact solver, and by playing."""

from __future__ import annotations

from fractions import Fraction
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import pytest

from buttons_widgets import Dice, Position, solve
from buttons_widgets.buttons.analysis.opponents import NO_OPPONENTS
from buttons_widgets.buttons.analysis.solve import MOST_PLAIN, values_of
from buttons_widgets.buttons.rules.ending import LINE, STARS_TO_WIN, line_masks
from buttons_widgets.kit.rules.errors import GameError
from buttons_widgets.lessons.course import COURSE
from buttons_widgets.lessons.daring import ADA, HIT, ROUNDS, SAFE, Plan, dare_map, daring_plan, race
from buttons_widgets.lessons.exercises import own_board, session
from buttons_widgets.lessons.lesson_8 import (
    AHEAD,
    BEHIND,
    LAST_ROLL,
    ROLLED,
    OneRollLeft,
    RollThatWins,
    SpaceThatWins,
    StarsGivenUp,
    ThirtyRolls,
    ThrownAway,
    painted,
)
from buttons_widgets.lessons.lesson_8_functions import ONE_BEFORE, ChanceToWin, FinishAhead
from buttons_widgets.lessons.stopping import best_worth, node_of, roll_worth, stars_now
from buttons_widgets.lessons.stopping_tree import roll_tree
from buttons_widgets.lessons.winning import best_chance, win_now
from tests.lessons.boards import all_rolls, boards_in, stars_of
from tests.lessons.exam_words import box, hardly_used
from tests.lessons.lengths import length_of
from tests.lessons.model_functions import model_function
from tests.lessons.student import cells_of, notebooks

STUDENTS = ["", *(f"student {number}" for number in range(200))]
WORDS = COURSE.words(8, "en")


@cache
def stars_after_each_roll(position: Position) -> list[int]:
    """What every roll leads to, in stars, if one opts out after it: 0 for a bust."""
    return [stars_of(position, *roll) for roll in all_rolls(position)]


@pytest.mark.parametrize(("boards", "stars"), [(BEHIND, 10), (AHEAD, 11)])
def test_on_the_boards_one_roll_is_left_and_it_earns_three_stars_or_none(boards: tuple[str, ...], stars: int) -> None:
    for board in boards:
        position = painted(board, "g", "y")
        assert len(position.stars) == stars and position.stars_for_opting_out() == 1
        assert set(stars_after_each_roll(position)) == {0, 3}
        for cell in position.legal_cells():
            after = position.lay(cell)
            assert best_worth(after) == stars_now(after) == 3, "a further roll never helps"


@pytest.mark.parametrize(
    "board", [str(LAST_ROLL), str(ONE_BEFORE), *(str(painted(one, "r", "b")) for one in (*BEHIND, *AHEAD))]
)
def test_fractions_agree_with_the_solver(board: str) -> None:
    position = Position.parse(board)
    answer = solve(position, goal="win")
    assert (float(win_now(position)), float(best_chance(position))) == (answer.stop, pytest.approx(answer.value))
    assert float(roll_worth(position, best_chance)) == pytest.approx(answer.roll)
    assert float(roll_worth(position, best_worth)) == pytest.approx(solve(position).roll)


def test_both_goals_disagree_on_every_board_that_is_drawn() -> None:
    for student in STUDENTS:
        behind, ahead = StarsGivenUp(student).position, ThrownAway(student).position
        assert (solve(behind).advice, solve(behind, goal="win").advice) == ("opt out", "roll")
        assert (solve(ahead).advice, solve(ahead, goal="win").advice) == ("roll", "opt out")
    assert (solve(LAST_ROLL).advice, solve(LAST_ROLL, goal="win").advice) == ("opt out", "roll")
    assert len({StarsGivenUp(student).position for student in STUDENTS}) > 50


@pytest.mark.parametrize("students", [6, pytest.param(len(STUDENTS), marks=pytest.mark.thorough)])
def test_the_answers_are_what_counting_every_roll_says(students: int) -> None:
    for student in STUDENTS[:students]:
        behind, ahead = StarsGivenUp(student), ThrownAway(student)
        outcomes = stars_after_each_roll(behind.position)
        assert behind.right == 1 - Fraction(sum(outcomes), len(outcomes)) > Fraction(1, 20)
        outcomes = stars_after_each_roll(ahead.position)
        assert ahead.right == Fraction(outcomes.count(0), len(outcomes))
        assert Fraction(sum(outcomes), len(outcomes)) > 1
    outcomes = stars_after_each_roll(LAST_ROLL)
    assert RollThatWins("").right == Fraction(outcomes.count(3), len(outcomes)) == Fraction(19, 64)


def test_no_mistake_would_pass_for_the_right_number() -> None:
    for student in STUDENTS:
        asked: OneRollLeft
        for asked in (RollThatWins(student), StarsGivenUp(student), ThrownAway(student)):
            numbers = [*asked.mistakes().values(), 1 - asked.chance]
            near = [abs(mistake - asked.right) for mistake in numbers if mistake != asked.right]
            assert min(near) > Fraction(1, 100), (student, asked)
            assert asked.right not in asked.mistakes().values()


def test_with_the_board_of_the_lesson_the_class_comes_near_the_chance() -> None:
    rolled = [ThirtyRolls(student) for student in STUDENTS]
    wins = sum(one.outcome(roll) == "win" for one in rolled for roll in one.rolled)
    assert abs(wins / (30 * len(rolled)) - 19 / 64) < 0.02
    assert ThirtyRolls("").chances() == {"win": Fraction(19, 64), "bust": Fraction(45, 64)}


def can_win(position: Position) -> bool:
    """Whether the stars for opting out can be placed so as to win."""
    earned = position.stars_for_opting_out()
    needed = [(line & ~position.star_mask) for line in line_masks(position.size)]
    full = [gaps for gaps in needed if gaps & position.button_mask == gaps]
    return len(position.stars) + earned >= STARS_TO_WIN or any(gaps.bit_count() <= earned for gaps in full)


@pytest.mark.parametrize("rounds", [40, pytest.param(200, marks=pytest.mark.thorough)])
def test_what_wins_now_is_counted_alike_in_a_second_way(rounds: int) -> None:
    for board, _ in ROLLED:
        random = Random(8)
        for _ in range(rounds):
            position = Position.parse(board)
            while position.legal_mask and random.random() < 0.9:
                position = position.lay(random.choice(position.legal_cells()))
            assert bool(win_now(position)) == can_win(position)
            assert solve(position, goal="win").stop == can_win(position)


@pytest.mark.parametrize(("board", "dice"), ROLLED, ids=[f"board {number}" for number in range(len(ROLLED))])
def test_on_the_large_boards_only_a_line_wins_and_the_goals_disagree_clearly(board: str, dice: Dice) -> None:
    position = Position.parse(board)
    most_in_a_round = 1 + 4 + len(position.cards)
    assert len(position.stars) + most_in_a_round < STARS_TO_WIN, "twelve stars are out of reach"
    assert max((line & position.star_mask).bit_count() for line in line_masks(6)) < LINE
    assert len(dice.black) + 1 == position.black_dice
    assert values_of(position, NO_OPPONENTS) <= MOST_PLAIN, "without numpy it is not worked out"
    win, stars = (solve(position, goal=goal).compare(dice.cells) for goal in ("win", "stars"))
    assert win[1].loss > 0.1 and stars[1].loss > 0.1 and win[0].choice != stars[0].choice
    assert win.find(stars[0].choice).value < win[0].value / 2
    assert min(len(win), len(stars)) >= 3


@pytest.mark.parametrize(("games", "within"), [(200, 0.1), pytest.param(600, 0.06, marks=pytest.mark.thorough)])
def test_the_space_that_wins_wins_most_often_when_the_round_is_played_out(games: int, within: float) -> None:
    asked = SpaceThatWins("")
    random = Random(88)
    shares = {}
    for cell in asked.offered:
        wins = 0
        for _ in range(games):
            position = asked.position.lay(cell)
            while not can_win(position):
                white, *black = random.choices(range(1, 7), k=1 + position.black_dice)
                best = solve(position, goal="win").best_cells((white, column) for column in black)
                if not best:
                    break
                position = position.lay(best[0])
            wins += can_win(position)
        shares[cell] = wins / games
    values = solve(asked.position, goal="win").cell_values
    for cell, share in shares.items():
        row, column = map(int, cell.split("-"))
        assert share == pytest.approx(values[row, column], abs=within)
    assert max(shares, key=lambda cell: shares[cell]) == asked.best


def test_trees_show_both_yardsticks() -> None:
    assert repr(roll_tree(ONE_BEFORE)) == "<picture: rolling is worth 297/512, opting out 1>"
    picture = roll_tree(ONE_BEFORE, best_chance, win_now)
    assert repr(picture) == "<picture: rolling is worth 99/512, opting out 0>"
    assert "opt out: 0<" in picture.svg and "★" not in picture.svg


def test_the_function_that_teachers_see_gives_the_chance_of_any_board() -> None:
    chance = model_function(ChanceToWin(""))
    for board in BEHIND:
        position = painted(board, "r", "b")
        assert chance(node_of(position), 3) == best_chance(position)
    assert chance(node_of(ONE_BEFORE), 3) == Fraction(99, 512)


def test_a_truth_value_counts_as_a_number_and_a_mistake_with_one_is_known() -> None:
    def chance(node: Any, missing: int) -> Any:
        return node[0] >= missing

    marked = ChanceToWin("").mark(chance, WORDS)
    assert (marked.state, marked.mistake) == ("misunderstood", "stop-only")
    assert "chance((1, [(0.5, (3, []))]), 3) should give 0.5" in marked.why


def test_who_finishes_ahead_agrees_with_dice() -> None:
    ahead, random = model_function(FinishAhead("")), Random(9)
    mine, theirs = [(0.3, 3), (0.7, 0)], [(0.25, 0), (0.5, 1), (0.25, 2)]
    for lead in (-2, 0, 1):
        points = 0.0
        for _ in range(20_000):
            (my_stars,) = random.choices([stars for _, stars in mine], [share for share, _ in mine])
            (others,) = random.choices([stars for _, stars in theirs], [share for share, _ in theirs])
            points += 1 if lead + my_stars > others else 0.5 if lead + my_stars == others else 0
        assert ahead(mine, theirs, lead) == pytest.approx(points / 20_000, abs=0.015)


@pytest.mark.parametrize(
    ("guess", "said"), [("80%", "more than the dice"), ("10%", "less than the dice"), ("30%", "close")]
)
def test_the_guess_is_compared(guess: str, said: str) -> None:
    asked = COURSE.exercise("8.1")("")
    assert said in RollThatWins("").compared(asked, guess, WORDS)


@pytest.mark.parametrize("answer", ["0", "0%", "0/1"])
def test_that_a_roll_throws_nothing_away_is_a_mistake_and_not_a_coarse_answer(answer: str) -> None:
    assert ThrownAway("Ada").mark(answer, COURSE.words(8, "en")).mistake == "nothing"


@pytest.mark.parametrize(
    ("kind", "typed", "mistake"),
    [
        (RollThatWins, "19", "favourable-alone"),
        (RollThatWins, "45/64", "bust"),
        (RollThatWins, "57/64", "stars"),
        (ThrownAway, "163", "favourable-alone"),
        (ThrownAway, "1", "certain"),
        (ThrownAway, "100%", "certain"),
        (ThrownAway, "93/256", "hit"),
        (StarsGivenUp, "9/16", "roll"),
        (StarsGivenUp, "-7/16", "other-sign"),
        (StarsGivenUp, "3/16", "chance"),
    ],
)
def test_what_people_type_is_told_as_what_it_is(kind: type[OneRollLeft], typed: str, mistake: str) -> None:
    marked = kind("").mark(typed, WORDS)
    assert (marked.state, marked.mistake) == ("misunderstood", mistake)
    assert "may be near" not in marked.why


def test_stars_are_not_given_in_per_cent() -> None:
    assert StarsGivenUp("").mark("44%", WORDS).state == "no answer"
    assert StarsGivenUp("").mark("7/16", WORDS).state == "right"


# What the notebooks say

HALVES = notebooks(COURSE.lesson(8))
SHOWN = boards_in(8)


@pytest.mark.parametrize("path", HALVES, ids=lambda path: path.stem)
def test_a_half_is_a_lesson_of_45_minutes_in_the_words_of_the_exam(path: Path) -> None:
    found = length_of(path)
    assert found.prose <= 500 and found.stretch <= 60 and found.minutes <= 45
    assert len(box(path)) == 5 and not hardly_used(path, COURSE.lesson(8))


def test_what_8a_says_of_its_boards() -> None:
    here, nearly_won = SHOWN["here"], SHOWN["nearly_won"]
    assert here == LAST_ROLL and solve(here).advice == "opt out" and solve(here, goal="win").advice == "roll"
    assert solve(here, goal="win").roll == pytest.approx(19 / 64) and solve(here).roll == pytest.approx(57 / 64)
    assert not here.is_legal("2-3") and here.stars_for_opting_out() == 1 and len(here.stars) == 10
    assert len(here.legal_cells()) == 3
    assert solve(nearly_won).advice == "roll" and solve(nearly_won, goal="win").advice == "opt out"
    assert len(nearly_won.stars) == 11 and best_chance(nearly_won.lay("2-4")) == 1
    assert roll_worth(nearly_won, best_chance) > Fraction(1, 3)


def test_what_8b_says_of_its_boards() -> None:
    before, there = SHOWN["before"], SHOWN["there"]
    assert before == ONE_BEFORE and best_chance(before) == Fraction(99, 512) and solve(before).roll < 0.6
    assert len(before.legal_cells()) == 5 and len(before.buttons) == 1
    assert solve(before).advice == "opt out" and solve(before, goal="win").advice == "roll"
    assert solve(there).best_cells(["4-3", "4-4", "4-6"]) == ((4, 3),) and there.lay("4-3").stars_for_opting_out() == 2
    assert solve(there, goal="win").best_cells(["4-3", "4-4", "4-6"]) == ((4, 4),)


def border(hit: Fraction, rounds: int) -> int:
    """The highest lead with which daring is better."""
    ahead = race(hit)
    return max(lead for lead in range(-30, 9) if ahead(True, rounds, lead) > ahead(False, rounds, lead))


def mean_of(plan: Plan) -> Fraction:
    """How many stars a plan brings on average."""
    return sum((chance * stars for chance, stars in plan), Fraction(0))


def test_what_8b_says_of_the_race() -> None:
    first, worse, ahead = daring_plan(), daring_plan(1 / 5), race()
    assert RollThatWins("").right == HIT and mean_of(SAFE) == mean_of(ADA) == 1 > mean_of(first) > mean_of(worse)
    assert all(border(HIT, rounds) == -1 for rounds in ROUNDS)  # behind: dare; else: safe
    assert 0.085 < ahead(False, 8, 0) - 0.5 < 0.09 and ahead(False, 8, 0) > ahead(True, 8, 0)
    assert [border(Fraction(1, 5), rounds) for rounds in (1, 8)] == [-1, -4]
    assert Fraction(1, 10) < 1 - mean_of(first) < Fraction(12, 100) and 1 - mean_of(worse) == Fraction(4, 10)
    assert race(0)(False, 8, 0) == Fraction(1, 2)  # always safe
    # "With `dare_map(1 / 3)` both plans are equal on average": the teacher's page.
    assert [border(Fraction(1, 3), rounds) >= 0 for rounds in ROUNDS] == [False] * 5 + [True] * 3


def test_the_race_agrees_with_what_students_write() -> None:
    finished = model_function(FinishAhead(""))
    for lead in range(-4, 5):
        for dares, plan in ((False, SAFE), (True, daring_plan())):
            assert finished(plan, ADA, lead) == race()(dares, 1, lead)


@pytest.mark.parametrize("hit", [-0.1, 1.1, "often", None])
def test_a_plan_needs_a_probability(hit: Any) -> None:
    with pytest.raises(GameError, match="a probability is a number from 0 to 1"):
        dare_map(hit)


def test_a_map_says_where_to_dare() -> None:
    assert "8 rounds to go: dare with leads -7 … -4" in dare_map(1 / 5).title
    assert "1 round to go: dare with leads –" in dare_map(0).title


def test_the_board_of_a_student_is_brought_into_the_cell() -> None:
    assert own_board("8.8") == session().exercise("8.8").position  # type: ignore[attr-defined]
    assert any(cell.source.startswith('yours = own_board("8.8")') for cell in cells_of(COURSE.lesson(8)))
