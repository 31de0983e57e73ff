"""The answers of lesson 8, found in a second way: by going through every roll, by the exact solver, and by playing."""

from __future__ import annotations

from fractions import Fraction
from functools import cache
from random import Random
from typing import Any

import pytest

from buttons_widgets import Dice, Position, solve
from buttons_widgets.buttons.rules.ending import LINE, STARS_TO_WIN, line_masks
from buttons_widgets.lessons.course import COURSE
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
from tests.lessons.boards import all_rolls, stars_of
from tests.lessons.model_functions import model_function

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
    assert said in RollThatWins("").compared(asked, asked.read(guess), WORDS)


@pytest.mark.parametrize("answer", ["0", "0%", "0/1"])
def test_that_a_roll_throws_nothing_away_is_a_mistake_and_not_a_coarse_answer(answer: str) -> None:
    assert ThrownAway("Ada").mark(answer, COURSE.words(8, "en")).mistake == "nothing"
