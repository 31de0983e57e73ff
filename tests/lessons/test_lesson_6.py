"""The answers of lesson 6, found in a second way: by going through every roll, and by the exact solver."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from fractions import Fraction
from functools import cache
from itertools import product

import nbformat
import pytest

from buttons_widgets import LAYOUTS, Position, solve
from buttons_widgets.kit.rules.errors import GameError
from buttons_widgets.lessons.course import COURSE
from buttons_widgets.lessons.lesson_6 import (
    LARGE_BOARDS,
    OWN_BOARDS,
    BackwardInduction,
    BestSpaces,
    GivenUp,
    LastRoll,
    OnceMore,
    OwnBoard,
    TheQuestion,
    ThirdButton,
)
from buttons_widgets.lessons.stopping import (
    SMALL,
    best_worth,
    branches,
    node_of,
    once_more,
    roll_worth,
    rule_worth,
    stars_now,
)
from buttons_widgets.lessons.stopping_tree import roll_tree
from tests.lessons.boards import boards_in
from tests.lessons.exam_words import box, hardly_used
from tests.lessons.lengths import length_of
from tests.lessons.model_functions import model_function
from tests.lessons.student import cells_of, shipped

STUDENTS = ["", *(f"student {number}" for number in range(200))]
WORDS = COURSE.words(6, "en")


def roll_by_roll(position: Position, worth: Callable[[Position], Fraction]) -> Fraction:
    """What rolling is worth: the mean over all rolls, each with the best space that it offers."""
    rolls = list(product(range(1, position.size + 1), repeat=1 + position.black_dice))
    total = Fraction(0)
    for white, *black in rolls:
        offered = [(white, column) for column in set(black) if position.is_legal((white, column))]
        total += max((worth(position.lay(cell)) for cell in offered), default=Fraction(0))
    return total / len(rolls)


@cache
def best_by_rolls(position: Position) -> Fraction:
    return max(stars_now(position), roll_by_roll(position, best_by_rolls))


@pytest.mark.parametrize("board", [str(SMALL), *OWN_BOARDS, "Rby/gry/ybg r 2", "rbg/Rry/yrr r 3"])
def test_branches_are_all_rolls_put_together(board: str) -> None:
    position = Position.parse(board)
    assert roll_worth(position, best_worth) == roll_by_roll(position, best_by_rolls)
    assert once_more(position) == roll_by_roll(position, stars_now)
    assert float(best_worth(position)) == pytest.approx(solve(position).value)
    assert sum(one.chance for one in branches(position, best_worth)) == roll_by_roll(
        position, lambda after: Fraction(1)
    )


def test_the_board_of_the_lesson_is_as_close_as_the_lesson_says() -> None:
    assert (once_more(SMALL), best_worth(SMALL)) == (Fraction(2, 3), Fraction(250, 243))
    assert TheQuestion("").right == best_worth(SMALL)
    assert rule_worth(SMALL) == 1


def test_what_the_lesson_says_of_its_boards_is_true() -> None:
    here, empty, there = (boards_in(6)[name] for name in ("here", "empty", "there"))
    assert here == SMALL and best_worth(here.lay("1-3")) == 3 * Fraction(13, 27) > 1
    assert Fraction(6, 10) < 1 - best_worth(here) / 3 < Fraction(7, 10), "two times in three it ends in a bust"
    assert solve(here).roll == pytest.approx(float(Fraction(250, 243)))
    assert rule_worth(empty) == 1 and solve(empty).value == pytest.approx(float(best_worth(empty)))
    assert once_more(there) < 1 < solve(there).roll
    (told,) = [cell for cell in cells_of(COURSE.lesson(6)) if "Counter(map(verdict, boards))" in cell.source]
    said = eval(told.outputs[0].data["text/plain"], {"Counter": Counter})
    assert said.total() == 200 and not said[True, False], "where the rule rolls, it is right"
    assert said[False, True] > said[False, False] > 0, "where it opts out, it is mostly wrong"


def test_a_large_board_once_more() -> None:
    board = Position.parse(LARGE_BOARDS[1])
    assert once_more(board) == roll_by_roll(board, stars_now)


@pytest.mark.parametrize("dice", [1, 3, 5])
def test_the_rule_is_never_too_bold_and_never_better(dice: int) -> None:
    seen, waiting = set(), [Position.parse(f"rby/gry/rrg r {dice}")]
    while waiting:
        position = waiting.pop()
        if position in seen:
            continue
        seen.add(position)
        waiting += [position.lay(cell) for cell in position.legal_cells()]
        stars = stars_now(position)
        assert rule_worth(position) <= best_worth(position)
        if once_more(position) > stars:
            assert roll_worth(position, best_worth) > stars, "if it says roll, roll"
        if not any(position.lay(cell).legal_cells() for cell in position.legal_cells()):
            assert once_more(position) == roll_worth(position, best_worth), "exact if one more button finds room"
    assert len(seen) == 63


def test_boards_of_all_students_are_fair() -> None:
    for student in STUDENTS:
        third, last, one = ThirdButton(student), LastRoll(student), OnceMore(student)
        assert third.position == last.position, "6.3 asks about the board of 6.2"
        assert third.right == roll_by_roll(third.position, lambda after: Fraction(1))
        assert last.right == roll_by_roll(last.position, stars_now)
        assert one.right == roll_by_roll(one.position, stars_now) < 1
        for asked in (third, last, one, OwnBoard(student)):
            near = [abs(mistake - asked.right) for mistake in asked.mistakes().values()]
            assert min(near) > Fraction(1, 100), "a mistake would pass for the right number"
        asked_where = BestSpaces(student)
        worths = {cell: best_by_rolls(asked_where.position.lay(cell)) for cell in asked_where.position.legal_cells()}
        assert {f"{row}-{column}" for row, column in worths if worths[row, column] == max(worths.values())} == set(
            asked_where.best
        )
        assert len(asked_where.best) == 2 < len(worths)
    assert len({ThirdButton(student).position for student in STUDENTS}) > 10
    assert {OwnBoard(student).right > 1 for student in STUDENTS} == {True, False}


def test_what_people_type_is_told_as_what_it_is() -> None:
    once, tree, own = OnceMore(""), TheQuestion(""), GivenUp("")
    assert once.right == Fraction(64, 81) and once.mark("1", WORDS).mistake == "never-bust"
    assert once.mark("17/81", WORDS).mistake == "bust" and once.mark("47/81", WORDS).mistake == "taken-off"
    for typed, name in (
        ("28/27", "plain-mean"),
        ("26/27", "worst-for-all"),
        ("10/9", "best-for-all"),
        ("2/3", "once-more"),
    ):
        assert tree.mark(typed, WORDS).mistake == name
    assert tree.mark("1.03", WORDS).state == "right" and tree.mark("1.04", WORDS).mistake == "plain-mean"
    assert tree.mark("103%", WORDS).state == "no answer", "stars are no chance"
    assert own.right < 1 and own.mark("1", WORDS).mistake == "stop" and own.mark("1.84", WORDS).mistake == "roll"
    assert ThirdButton("").mark("13", WORDS).why == "13 favourable outcomes, yes. Of how many?"


def test_a_bust_and_a_star_taken_off_are_told_apart_on_every_board() -> None:
    assert len({OnceMore(student).right for student in STUDENTS}) == 5
    for one in map(OnceMore, STUDENTS):
        for name, wrong in one.mistakes().items():
            assert one.mark(str(wrong), WORDS).mistake == name


def test_on_the_large_boards_the_rule_says_opt_out_and_gives_something_up() -> None:
    asked = {one.position: one for one in map(GivenUp, STUDENTS)}
    assert set(asked) == set(map(Position.parse, LARGE_BOARDS))
    for board, one in asked.items():
        answer = solve(board)
        assert once_more(board) < board.stars_for_opting_out()
        assert answer.advice == "roll" and one.right == pytest.approx(answer.value - board.stars_for_opting_out())
        assert one.right > Fraction(1, 10)


def test_on_a_6_by_6_board_the_rule_opts_out_after_the_first_button() -> None:
    for layout in LAYOUTS.values():
        board = Position.of(layout, cards="r")
        assert all(once_more(board.lay(cell)) < 1 for cell in board.legal_cells())


def test_the_function_that_teachers_see_gives_the_worth_of_any_board() -> None:
    worth = model_function(BackwardInduction(""))
    for board in OWN_BOARDS:
        assert worth(node_of(Position.parse(board))) == best_worth(Position.parse(board))


def test_a_tree_shows_every_branch_and_refuses_what_has_no_room() -> None:
    picture = roll_tree(SMALL)
    assert picture.svg.count("<svg ") == 1 + 1 + len(branches(SMALL, best_worth))
    for text in ("roll: 250/243", "opt out: 1 ★", "row 3: 8/27", "worth 5/3", "bust: 1/3"):
        assert text in picture.svg
    with pytest.raises(GameError, match="three or four rows"):
        roll_tree(Position.of(LAYOUTS["A"]))
    with pytest.raises(GameError, match="room for 6"):
        roll_tree(Position.parse("rbyg/gyrb/brgy/ygbr r 2"), lambda after: Fraction(min(after.buttons)[1]))


@pytest.mark.parametrize(("guess", "said"), [("A", "Roll: that"), ("B", "Opt out"), ("C", "no difference")])
def test_the_guess_is_compared(guess: str, said: str) -> None:
    asked = COURSE.exercise("6.1")("")
    assert said.lower() in TheQuestion("").compared(asked, asked.read(guess), WORDS).lower()


def test_the_words_of_the_exam_are_used_and_the_lesson_is_as_long_as_its_teacher_s_page_says() -> None:
    path = shipped(COURSE.lesson(6))
    assert len(box(path)) >= 5 and hardly_used(path, COURSE.lesson(6)) == {}
    found = length_of(path)
    assert found.prose <= 500 and found.stretch <= 60 and round(found.minutes) == 37
    page = nbformat.read(path.parents[1] / "teachers" / path.name, as_version=4).cells[0].source
    assert "45 minutes: 37 of reading and answering" in page and "and 8 of" in page.replace("\n", " ")
