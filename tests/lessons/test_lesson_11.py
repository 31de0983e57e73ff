"""The answers of lesson 11, found in a second way: by the plain referee of the tests."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from pathlib import Path
from random import Random

import nbformat
import pytest

from buttons_widgets.button_up import Position, circles, count_lines, solve
from buttons_widgets.kit.exercises.card import ExerciseCard
from buttons_widgets.kit.exercises.exercise import Exercise
from buttons_widgets.kit.exercises.student_session import StudentSession
from buttons_widgets.kit.rules.errors import GameError
from buttons_widgets.lessons.battle_tree import battle_tree, own_tree
from buttons_widgets.lessons.battles import (
    different_circles,
    drawn_battle,
    ends,
    first_player,
    mean_value,
    value,
    value_exchanged,
    values_of_circles,
)
from buttons_widgets.lessons.course import COURSE
from buttons_widgets.lessons.lesson_11 import (
    LastChoice,
    LastSowing,
    Mirror,
    RedsLead,
    ThreeSowings,
    TwoSowings,
    WhoSowsLast,
    WorthOfBeingFirst,
)
from tests.button_up import plain
from tests.lessons.student import shipped

STUDENTS = ["", *(f"student {number}" for number in range(100))]
WORDS = COURSE.words(11, "en")
LESSON_TREE = Position.parse("kwr/kw/r/-/-/- r")


def plainly(position: Position) -> plain.State:
    """A position as the second referee has it."""
    return tuple(map(tuple, position.piles)), "rk-".index(position.mover)


def plain_ends(state: plain.State) -> Iterator[int]:
    places = plain.choices(state)
    if not places:
        yield plain.lead(state)
    for place in places:
        yield from plain_ends(plain.sown(state, place))


@pytest.mark.parametrize("kind", [LastSowing, LastChoice, TwoSowings, ThreeSowings], ids=lambda kind: kind.number)
def test_circles_of_all_students_are_fair_and_their_values_are_those_of_the_plain_referee(kind: type[RedsLead]) -> None:
    asked = [kind(student) for student in STUDENTS]
    for one in asked:
        state = plainly(one.position)
        assert one.right == plain.value(state)
        assert sorted(ends(one.position)) == sorted(plain_ends(state))
        assert one.fits() and one.is_fair() and len(one.mistakes()) >= 3
        assert len({one.right, *one.mistakes().values()}) == 1 + len(one.mistakes())
        assert one.position.sowings_left == kind.piles - 1 and one.position.mover in kind.movers
    assert len({one.position for one in asked}) > 10 and len({one.right for one in asked}) > 3


def test_the_numbers_of_exercise_11_2_are_what_becomes_of_the_piles() -> None:
    asked = LastSowing("")
    assert str(asked.position) == "-/-/kkr/rww/-/- r"
    # kkr below rww: red at heights 3 and 4, black at 1 and 2. Below: rwwkkr, red 1 and 6, black 4 and 5.
    assert asked.right == 3 + 4 - 1 - 2
    assert asked.mistakes()["under"] == 1 + 6 - 4 - 5
    assert asked.mistakes()["turned-over"] == 3 + 6 - 1 - 2
    assert asked.mistakes()["not-lifted"] == 3 + 1 - 1 - 2


def test_the_tree_of_the_lesson() -> None:
    assert list(ends(LESSON_TREE)) == [-6, 6, 1] and value(LESSON_TREE) == 1
    assert value_exchanged(LESSON_TREE) == 1
    shown, asked = battle_tree(LESSON_TREE).svg, battle_tree(LESSON_TREE, "ends").svg
    for text in ("4 to 10: −6", "10 to 4: +6", "6 to 5: +1"):
        assert text in shown and text in asked
    for text in (">red: +1<", ">black: −6<", ">black: +1<"):
        assert text in shown and text not in asked
    assert asked.count(": ?<") == 3 and shown.count(">sow ") == 5
    assert shown.count('class="bu-button') == 6 * 6
    assert "sow 5 ↻" in battle_tree(ThreeSowings("").position).svg


def test_a_tree_refuses_what_has_no_room() -> None:
    with pytest.raises(GameError, match="more ways than the picture has room for: 8"):
        battle_tree(Position.of_deal("kkrwwr", "r"))
    with pytest.raises(GameError, match="more ways than the picture has room for"):
        battle_tree(Position.of_deal("kkwwrkrwr", "r"))
    with pytest.raises(GameError, match="a position of Button Up! is wanted"):
        battle_tree("kwr/kw/r/-/-/- r")  # type: ignore[arg-type]
    with pytest.raises(GameError, match="one of values, ends"):
        battle_tree(LESSON_TREE, "all")  # type: ignore[arg-type]
    with pytest.raises(GameError, match=r"exercise 11\.7 has no tree"):
        own_tree("11.7")


@pytest.mark.parametrize("students", [15, pytest.param(len(STUDENTS), marks=pytest.mark.thorough)])
@pytest.mark.parametrize("kind", [LastChoice, TwoSowings, ThreeSowings], ids=lambda kind: kind.number)
def test_every_student_s_tree_finds_room(kind: type[RedsLead], students: int) -> None:
    for student in STUDENTS[:students]:
        picture = battle_tree(kind(student).position, "ends")
        assert float(picture.svg.partition('width="')[2].partition('"')[0]) <= 926
    assert own_tree(kind.number).svg == battle_tree(kind("").position, "ends").svg


def test_in_the_mirror_the_other_colour_wins() -> None:
    for student in STUDENTS:
        asked = Mirror(student)
        mirrored = asked.position.turned(asked.turn).swapped()
        assert mirrored.mover == "k"
        assert plain.value(plainly(mirrored)) == -plain.value(plainly(asked.position)) != 0
        said = asked.option_text("first", WORDS).lower()
        assert said.startswith("black" if asked.values(WORDS)["winner"] == "red" else "red")


def test_who_sows_last_is_seen_by_playing() -> None:
    """In every line of some small battles; and the answers hang on the number of replays alone."""
    asked = {(one.places, one.red, one.black): one for one in map(WhoSowsLast, STUDENTS)}
    seen = set()

    def play(position: Position, red: int, black: int) -> None:
        for place in position.legal_places():
            again, mover = position.plays_again(place), position.mover
            counts = red + (again and mover == "r"), black + (again and mover == "k")
            if position.sowings_left == 1:
                if (6, *counts) in asked:
                    assert asked[6, *counts].right == ("red" if mover == "r" else "black")
                    seen.add(counts)
            else:
                play(position.sow(place), *counts)

    for deal in circles(2):
        play(Position.of_deal(deal, "r"), 0, 0)
    assert len(seen) >= 4
    for one in asked.values():
        assert (one.right == "red") == ((one.places - 1 - one.red - one.black) % 2 == 1)


def test_what_being_first_is_worth_over_all_circles() -> None:
    found: dict[int, int] = {}
    for deal in circles(2):
        worth = plain.value(plain.state_of(deal, 0))
        found[worth] = found.get(worth, 0) + 1
    assert found == values_of_circles()
    assert sum(number for worth, number in found.items() if worth > 0) == 33 and found[0] == 36
    assert WorthOfBeingFirst("").right == mean_value() == Fraction(36, 90)
    assert {count_lines(Position.of_deal(deal, "r"))[-1] for deal in circles(2)} == {10, 14, 22}


@pytest.mark.parametrize(
    ("kind", "typed", "mistake"),
    [
        (LastSowing, "6", "turned-over"),
        (LastSowing, "+1", "not-lifted"),
        (LastSowing, "-4", "other-sign"),
        (LastSowing, "−4", "other-sign"),
        (LastSowing, "7", "red-only"),
        (LastChoice, "7", "for-red"),
        (LastChoice, "1", "mean"),
        (TwoSowings, "6", "best-end"),
        (TwoSowings, "-6", "other-sowing"),
        (TwoSowings, "-2", "now"),
        (ThreeSowings, "7", "best-end"),
        (ThreeSowings, "1", "exchanged"),
        (ThreeSowings, "0", "now"),
        (WorthOfBeingFirst, "0", "each-once"),
        (WorthOfBeingFirst, "36", "total"),
        (WorthOfBeingFirst, "12/90", "wins-only"),
        (WorthOfBeingFirst, "84/90", "gains-only"),
        (WorthOfBeingFirst, "33/90", "share"),
    ],
)
def test_what_people_type_is_told_as_what_it_is(kind: type[Exercise], typed: str, mistake: str) -> None:
    assert kind("").mark(typed, WORDS).mistake == mistake


@pytest.mark.parametrize("typed", ["2/5", "0.4", "0,40", "36/90", "+0.4"])
def test_points_are_right_as_a_fraction_or_a_decimal(typed: str) -> None:
    assert WorthOfBeingFirst("").mark(typed, WORDS).state == "right"


def test_points_in_per_cent_are_refused() -> None:
    marked = WorthOfBeingFirst("").mark("40%", WORDS)
    assert marked.state == "no answer" and "without per cent" in marked.why


@pytest.mark.parametrize("name", ["Ada K", "Bo L", "Çelik M", "Dörte N", "Eve O", *map(str, range(1, 61))])
def test_a_pile_that_is_turned_over_never_gives_the_right_number(name: str) -> None:
    asked = LastSowing(name)
    assert asked.mark(str(asked.mistakes()["turned-over"]), WORDS).mistake == "turned-over"


@pytest.mark.parametrize(
    ("guess", "said"), [("first", "So it is"), ("second", "it is the first"), ("neither", "nearly so")]
)
def test_the_guess_is_compared(guess: str, said: str) -> None:
    asked = COURSE.exercise("11.1")("")
    assert said in WorthOfBeingFirst("").compared(asked, asked.read(guess), WORDS)


def test_a_card_shows_the_circle_and_who_is_to_sow(tmp_path: Path) -> None:
    card = ExerciseCard(StudentSession(COURSE, tmp_path), "11.3", WORDS)
    assert ">black to sow<" in card._repr_svg_()
    assert "bu-circle" in card.panel.board.svg and not card.panel.board.active
    assert card.panel.field.example == "such as −3"
    other = ExerciseCard(StudentSession(COURSE, tmp_path), "1.4", COURSE.words(1, "en"))
    assert "bu-circle" not in other._repr_svg_()


@pytest.mark.parametrize("piles", [2, 4, 6])
def test_a_drawn_battle_has_as_many_piles_as_asked_for(piles: int) -> None:
    assert drawn_battle(Random(1), piles, "k").sowings_left == piles - 1
    assert drawn_battle(Random(1), piles, "k").mover == "k"


def test_the_numbers_of_the_notebook() -> None:
    cells = nbformat.read(shipped(COURSE.lesson(11)), 4).cells
    prose = "\n".join(cell.source for cell in cells)
    assert 'circle = Position.of_deal("kkrwwr", "r")' in prose and "here = circle.sow(4).sow(5).sow(6)" in prose
    circle = Position.of_deal("kkrwwr", "r")
    here = circle.sow(4).sow(5).sow(6)
    assert here == LESSON_TREE
    assert "**plays again**. Here it did." in prose and "the upper spy lands on black. Whose turn is it?" in prose
    assert circle.plays_again(4) and not circle.sow(4).plays_again(5) and circle.sow(4).sow(5).mover == "k"
    assert "Two sowings are left, and red is to sow" in prose
    assert (here.mover, here.sowings_left, solve(here).value) == ("r", 2, 1)
    assert "Red could win by 6!" in prose and "If you hope for 6, you lose by 6." in prose
    assert [here.sow(1).sow(place).margin for place in here.sow(1).legal_places()] == [-6, 6]
    assert "Red sows place 2 and wins by 1." in prose
    assert [here.sow(2).sow(place).margin for place in here.sow(2).legal_places()] == [1]
    assert count_lines(circle)[-1] == 14 and "Red wins by 1. But there are 90 circles." in prose
    assert solve(circle).value == 1 and len(circles(2)) == 90
    assert "Sixteen trees" in prose and different_circles() == 16


def test_the_numbers_about_all_circles_in_the_notebook() -> None:
    prose = "\n".join(cell.source for cell in nbformat.read(shipped(COURSE.lesson(11)), 4).cells)
    small = [solve(Position.of_deal(deal, "r")) for deal in circles(2)]
    assert [[one.outcome for one in small].count(end) for end in ("win", "draw", "loss")] == [33, 36, 21]
    assert sum(one.value for one in small) == 36
    large = [solve(Position.of_deal(deal, "r")) for deal in circles(3)]
    assert [[one.outcome for one in large].count(end) for end in ("win", "draw", "loss")] == [957, 297, 426]
    assert sum(one.value for one in large) == 1434 and first_player(3).startswith("won 957, drawn 297, lost 426; +0.85")
    ends_of = [count_lines(Position.of_deal(deal, "r"))[-1] for deal in circles(3)]
    assert "1,680 circles, each with more than 750 ends" in prose and len(ends_of) == 1680
    assert min(ends_of) > 750 and sum(ends_of) == 2_088_900
