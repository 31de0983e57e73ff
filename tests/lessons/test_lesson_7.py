"""The answers of lesson 7, found in a second way; rules as they are read; rounds as they are played; the contest."""

from __future__ import annotations

import re
from collections import Counter
from fractions import Fraction
from functools import cache
from itertools import product
from math import sqrt
from pathlib import Path
from statistics import mean, stdev
from typing import Any

import pytest

from buttons_widgets import LAYOUTS, Position, rule_value, solve
from buttons_widgets.buttons.analysis.lattice import count_positions
from buttons_widgets.buttons.analysis.situations import Situation
from buttons_widgets.kit.classroom.class_work import ClassWork
from buttons_widgets.kit.classroom.read_submissions import gather
from buttons_widgets.kit.language.words import languages
from buttons_widgets.kit.rules.errors import GameError, NotationError
from buttons_widgets.lessons import rule_pictures
from buttons_widgets.lessons.course import COURSE
from buttons_widgets.lessons.exercises import own_board, session
from buttons_widgets.lessons.lesson_7 import (
    BOARD,
    OTHER_BOARDS,
    OWN_BOARDS,
    RULES,
    ByHand,
    ForTheContest,
    GivenUpElsewhere,
    HowManyButtons,
    RoundsToSee,
    ShareOfBestPlay,
)
from buttons_widgets.lessons.lesson_7_functions import WorthOfARule
from buttons_widgets.lessons.rule_contest import contest, rank_rules
from buttons_widgets.lessons.rule_pictures import (
    BY_HABIT,
    LAYINGS,
    PLAYED,
    PLAYED_EACH_WAY,
    SEED,
    best_buttons,
    laid_by_habit,
    played_rounds,
)
from buttons_widgets.lessons.short_rules import LONGEST_RULE, ShortRule, stars_of
from buttons_widgets.lessons.simulated_rounds import CONTEST_BOARD, stars_of_rounds
from buttons_widgets.lessons.stopping import node_of
from tests.classroom import Classroom
from tests.lessons.boards import boards_in
from tests.lessons.exam_words import box, hardly_used
from tests.lessons.lengths import length_of
from tests.lessons.student import cells_of, notebooks

STUDENTS = ["", *(f"student {number}" for number in range(200))]
WORDS = COURSE.words(7, "en")
SMALL = Position.parse("rby/gry/ybg r 3")
EMPTY_SMALL = Position.parse("rbyg/gyrb/brgy/ygbr r 5")


@cache
def until_three(position: Position) -> Fraction:
    """What a round earns that goes on until three buttons lie there: all rolls are gone through."""
    if len(position.buttons) == 3:
        return Fraction(position.stars_for_opting_out())
    rolls = list(product(range(1, position.size + 1), repeat=1 + position.black_dice))
    total = Fraction(0)
    for white, *black in rolls:
        offered = [(white, column) for column in set(black) if position.is_legal((white, column))]
        total += max((until_three(position.lay(cell)) for cell in offered), default=Fraction(0))
    return total / len(rolls)


# The exercises


def test_the_boards_that_are_done_by_hand_are_fair_for_all_students() -> None:
    asked = [ByHand(student) for student in STUDENTS]
    for one in asked:
        assert one.right == until_three(one.position) < 1
        assert float(one.right) == pytest.approx(rule_value(one.position, lambda now: now.buttons >= 3))
        assert min(abs(mistake - one.right) for mistake in one.mistakes().values()) > Fraction(1, 100)
        assert all(one.mark(answer, WORDS).mistake == "best-play" for answer in ("1", "1.00", 1))
    assert len({one.right for one in asked}) == 4 and len({one.position for one in asked}) > 8


def test_each_rule_of_the_guess_is_told_by_its_option() -> None:
    for option, rule in zip(COURSE.exercise("7.1")("").options, RULES, strict=True):  # type: ignore[attr-defined]
        number = rule.split()[0] if option != "bust" else "25"
        said = WORDS.say(f"exercise-7-1.option-{option}")
        assert number in said or (option, number) == ("closed", "1")


def test_two_stars_are_best_where_the_guess_is_and_nearly_best_play() -> None:
    earned = {rule: stars_of(rule, BOARD) for rule in RULES}
    assert max(earned, key=lambda rule: earned[rule]) == "2 stars"
    asked = ShareOfBestPlay("")
    assert float(asked.right) == pytest.approx(earned["2 stars"] / solve(BOARD).value)
    assert asked.right > Fraction(99, 100)
    for answer, state in (("99.7%", "right"), ("0.997", "right"), ("100%", "no answer"), ("0.3%", "misunderstood")):
        assert asked.mark(answer, WORDS).state == state
    assert "3 decimals" in asked.mark("100%", WORDS).why


@pytest.mark.parametrize(
    ("typed", "mistake"),
    [
        *(("1.644", "stars"), ("1.649", "best-play"), ("83.6 %", "buttons"), ("0.836", "buttons")),
        *(("82.2%", "bust"), ("83.7%", "open"), ("77%", ""), ("77.0%", "closed"), ("93.6%", "three-stars")),
    ],
)
def test_a_share_is_no_number_of_stars_and_each_other_rule_has_its_own(typed: str, mistake: str) -> None:
    marked = ShareOfBestPlay("").mark(typed, WORDS)
    assert marked.mistake == mistake and marked.state != "right"
    assert "per cent, write" not in marked.why


def test_going_on_from_the_two_buttons_is_told_as_what_it_is() -> None:
    told = {}
    for one in map(HowManyButtons, STUDENTS):
        typed = str(int(one.right) - 2)
        told[typed] = one.mark(typed, WORDS).mistake
    assert told == {"2": "the-two", "3": "further-ones"}
    assert HowManyButtons("").mark("5", WORDS).state == "right"


def test_stars_are_not_given_in_per_cent_but_a_share_may_be() -> None:
    assert GivenUpElsewhere("").mark("23%", WORDS).state == "no answer"
    assert GivenUpElsewhere("").mark("0.23", WORDS).state == "right"
    assert ByHand("").mark("62%", WORDS).state == "no answer"
    assert ByHand("").mark("50/81", WORDS).state == "right"
    for typed, mistake in (("14400", ""), ("120", "no-square"), ("10000", "error-only"), ("144", "error-not-squared")):
        assert RoundsToSee("").mark(typed, WORDS).mistake == mistake


def test_the_number_of_buttons_is_the_best_one_by_far() -> None:
    for text in OWN_BOARDS:
        position = Position.parse(text)
        earned = {number: rule_value(position, lambda now, number=number: now.buttons >= number)  # type: ignore[misc]
                  for number in range(2, 19)}  # fmt: skip
        best, second = sorted(earned, key=lambda number: -earned[number])[:2]
        assert earned[best] - earned[second] > 0.03 and best > 3
        # "The two that lie there count", and to stop with these earns "a single star".
        assert len(position.buttons) == 2 and position.stars_for_opting_out() == 1
        asked = next(one for one in map(HowManyButtons, STUDENTS) if one.position == position)
        assert asked.right == best
    assert len({HowManyButtons(student).right for student in STUDENTS}) > 1


def test_each_rule_of_the_guess_is_the_best_of_its_kind() -> None:
    kinds = {"{} buttons": range(1, 19), "bust {}%": range(0, 101, 5), "{} open": range(37), "{} closed": range(7),
             "{} stars": range(1, 8)}  # fmt: skip
    best = [max(map(kind.format, some), key=lambda rule: stars_of(rule, BOARD)) for kind, some in kinds.items()]
    assert tuple(best) == RULES


def test_waiting_for_three_stars_gives_much_up_on_the_other_boards() -> None:
    asked = {one.position: one for one in map(GivenUpElsewhere, STUDENTS)}
    assert set(asked) == set(map(Position.parse, OTHER_BOARDS))
    for position, one in asked.items():
        assert float(one.right) == pytest.approx(
            solve(position).value - rule_value(position, lambda now: now.stars >= 3)
        )
        assert one.right > Fraction(15, 100)
        assert min(abs(mistake - one.right) for mistake in one.mistakes().values()) > Fraction(2, 100)


@pytest.mark.parametrize("text", [*OWN_BOARDS, *OTHER_BOARDS, str(BOARD)])
def test_boards_of_students_are_done_in_a_moment(text: str) -> None:
    assert count_positions(Position.parse(text)) < 40_000


def test_the_rounds_that_are_needed_make_the_standard_error_what_is_wanted() -> None:
    for one in map(RoundsToSee, STUDENTS):
        assert one.right.denominator == 1
        assert float(one.spread) / sqrt(one.right) == pytest.approx(float(one.error))


def test_the_function_that_students_write_agrees_with_the_analysis() -> None:
    """Where all spaces of a row are alike, the tree of best play is that of the rule as well."""
    for text in ("r*r/*R*/r*r r 2", "r*r/*R*/r*r r 3"):
        position = Position.parse(text)
        for enough in (1, 3):
            by_tree = WorthOfARule("").reference(node_of(position), enough)
            assert by_tree == pytest.approx(rule_value(position, lambda now, enough=enough: now.stars >= enough))  # type: ignore[misc]


@pytest.mark.parametrize(("guess", "said"), [("A", "5 buttons"), ("b", "25%"), ("stars", "2 stars")])
def test_the_guess_is_compared(guess: str, said: str) -> None:
    asked = COURSE.exercise("7.1")("")
    assert said in ShareOfBestPlay("").compared(asked, asked.read(guess), WORDS)


# Cards


@pytest.mark.parametrize(
    ("text", "rule"),
    [
        ("3 stars", "3 stars"),
        ("1 star", "1 star"),
        ("Opt out with 3 stars, or 2 stars and bust 40%", "3 stars or 2 stars and bust 40%"),
        ("STARS >= 3 or BUST > 40 %", "3 stars or bust 40%"),
        ("3stars or 10 open spaces", "3 stars or 10 open"),
        ("open <= 10; closed rows ≥ 2", "10 open or 2 closed"),
        ("buttons > 5", "6 buttons"),
        ("open < 5.", "4 open"),
        ("bust 7", "bust 7%"),
    ],
)
def test_a_rule_is_read_as_people_write_it(text: str, rule: str) -> None:
    assert str(ShortRule.parse(text)) == rule
    assert ShortRule.parse(rule) == ShortRule.parse(text), "what is shown reads back"


@pytest.mark.parametrize(
    ("text", "rule"),
    [
        ("Aussteigen bei 3 Sternen, oder 2 Sterne und verzockt 40 %", "3 stars or 2 stars and bust 40%"),
        ("KNÖPFE >= 6 oder 10 offene Felder", "6 buttons or 10 open"),
        ("Se retirer dès 2 lignes fermées ou 3 étoiles", "2 closed or 3 stars"),
        ("3 etoiles ou bloqué 30\u202f%", "3 stars or bust 30%"),
        ("Esci con 7 bottoni, o 1 chiusa e incartato 50%", "7 buttons or 1 closed and bust 50%"),
        ("3 Sterne or 5 boutons", "3 stars or 5 buttons"),
    ],
)
def test_a_rule_is_read_in_every_language(text: str, rule: str) -> None:
    assert str(ShortRule.parse(text)) == rule


@pytest.mark.parametrize("language", languages())
def test_a_rule_is_shown_in_a_language_and_read_back(language: str) -> None:
    words = COURSE.words(7, language)
    for text in ("1 star", "3 stars or 2 stars and bust 40%", "6 buttons or 1 button and 10 open or 2 closed"):
        said = ShortRule.parse(text).said(words)
        assert str(ShortRule.parse(said)) == text
        assert (said == text) == (language == "en")
    assert ForTheContest().mark(ForTheContest().model_answer(words), words).state == "to read"


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("", "empty"),
        (" , ", "empty"),
        ("opt out", "cannot be read"),
        ("hello", "'3 stars'"),
        ("3", "cannot be read"),
        ("3 stars and", "missing beside 'and' or 'or'"),
        ("or or", "missing beside 'and' or 'or'"),
        ("3 stars 4 buttons", "cannot be read"),
        ("-3 stars", "cannot be read"),
        ("2.5 stars", "cannot be read"),
        ("bust 0.4", "cannot be read"),
        ("٣ stars", "cannot be read"),
        ("__import__('os')", "cannot be read"),
        ("stars <= 3", "the wrong way round"),
        ("open >= 3", "the wrong way round"),
        ("3% stars", "only the chance to be bust"),
        ("99 stars", "goes up to 7"),
        ("9999999999999 stars", "goes up to 7"),
        ("bust < 20%", "the wrong way round"),
        ("1 star or 2 stars or 3 stars or 4 stars or 5 stars", "room for 4 conditions"),
        ("3 stars " * 100, f"room for {LONGEST_RULE} characters"),
        (None, "a rule is a text"),
        (["3 stars"], "a rule is a text"),
    ],
)
def test_what_is_no_rule_is_told(text: Any, told: str) -> None:
    with pytest.raises(NotationError, match=told):
        ShortRule.parse(text)
    with pytest.raises(NotationError, match=told):
        stars_of(text, SMALL)


@pytest.mark.parametrize(
    ("rule", "just", "not_yet"),
    [
        ("3 stars", Situation(5, 3, 0.3, 10, 1), Situation(5, 2, 0.3, 10, 1)),
        ("6 buttons", Situation(6, 3, 0.3, 10, 1), Situation(5, 3, 0.3, 10, 1)),
        ("bust 30%", Situation(5, 3, 0.31, 10, 1), Situation(5, 3, 0.3, 10, 1)),
        ("10 open", Situation(5, 3, 0.3, 10, 1), Situation(5, 3, 0.3, 11, 1)),
        ("2 closed", Situation(5, 3, 0.3, 10, 2), Situation(5, 3, 0.3, 10, 1)),
    ],
)
def test_a_condition_holds_from_its_number_on(rule: str, just: Situation, not_yet: Situation) -> None:
    assert ShortRule.parse(rule)(just) and not ShortRule.parse(rule)(not_yet)


def test_and_binds_more_tightly_than_or() -> None:
    rule = ShortRule.parse("3 stars or 2 stars and 6 buttons")
    assert [rule(Situation(buttons, stars, 0.1, 9, 0)) for buttons, stars in ((2, 3), (6, 2), (5, 2), (6, 1))] == [
        *(True, True, False, False)
    ]


def test_a_rule_earns_what_its_rule_earns() -> None:
    for text, rule in (
        ("2 stars or bust 40%", lambda now: now.stars >= 2 or now.bust > 0.4),
        ("3 buttons and 5 open", lambda now: now.buttons >= 3 and now.open_spaces <= 5),
    ):
        assert stars_of(text, EMPTY_SMALL) == rule_value(EMPTY_SMALL, rule)


def test_a_rule_is_shown_as_the_function_that_it_is() -> None:
    for text in ("2 stars", "3 buttons and 5 open", "1 closed or 2 stars and bust 40%"):
        names: dict[str, Any] = {}
        exec(ShortRule.parse(text).source, names)
        assert rule_value(EMPTY_SMALL, names["rule"]) == stars_of(text, EMPTY_SMALL)


# What the notebooks say

HALVES = notebooks(COURSE.lesson(7))


@pytest.mark.parametrize("path", HALVES, ids=lambda path: path.stem)
def test_a_half_is_a_lesson_of_45_minutes_in_the_words_of_the_exam(path: Path) -> None:
    found = length_of(path)
    assert found.prose <= 500 and found.stretch <= 60 and found.minutes <= 45
    assert len(box(path)) == 5 and not hardly_used(path, COURSE.lesson(7))


def test_what_7a_says_of_its_board_and_the_five_rules() -> None:
    assert boards_in(7)["board"] == BOARD
    earned, best = {rule: stars_of(rule, BOARD) for rule in RULES}, solve(BOARD).value
    assert len(BOARD.stars) == 10 and len(BOARD.buttons) == 2 and BOARD.stars_for_opting_out() == 1
    assert count_positions(BOARD) > 10_000
    assert earned["2 stars"] > 0.99 * best and all(earned[rule] < 0.85 * best for rule in RULES if rule != "2 stars")
    picture = best_buttons(BOARD).title
    assert "5 buttons: 1.378" in picture and max(re.findall(r"buttons: ([\d.]+)", picture)) == "1.378"


def test_what_7b_says_of_the_empty_board() -> None:
    empty = Position.of(LAYOUTS["A"], cards="r")
    assert empty == CONTEST_BOARD and count_positions(empty) > 5_000_000
    earned = {rule: stars_of(rule, empty) for rule in (*RULES, "3 stars", "4 stars")}
    assert max(earned, key=lambda rule: earned[rule]) == "3 stars" and earned["3 stars"] > 0.98 * solve(empty).value
    # The numbers of the other rules are those of another board.
    for better, worse in (("6 buttons", "5 buttons"), ("bust 10%", "bust 25%"), ("18 open", "12 open")):
        assert stars_of(better, empty) > earned[worse]


def test_what_7b_plays_agrees_and_shows_that_laying_matters() -> None:
    rounds, exact, best = played_rounds("2 stars", BOARD, rounds=PLAYED, seed=SEED), stars_of("2 stars", BOARD), 1.649
    assert abs(mean(rounds) - exact) < 2 * stdev(rounds) / sqrt(PLAYED)
    laid = {
        way: mean(played_rounds("2 stars", BOARD, rounds=PLAYED_EACH_WAY, seed=SEED, laying=way))
        for way in ("anywhere", "safest", "colours")
    }
    assert laid["anywhere"] < laid["safest"] < 0.85 * best and laid["colours"] > 0.95 * best


def test_lessons_7_and_10_rank_two_rules_otherwise_because_they_lay_otherwise() -> None:
    two, three = (stars_of_rounds(lambda _, stars, least=least: stars >= least, range(BY_HABIT)) for least in (2, 3))  # type: ignore[misc]
    gains = [one - other for one, other in zip(two, three, strict=True)]  # the same dice for both
    assert mean(gains) > 2 * stdev(gains) / sqrt(BY_HABIT)
    assert 0.01 < mean(gains) < 0.03  # two hundredths of a star, says the teacher's page
    assert stars_of("2 stars", CONTEST_BOARD) < stars_of("3 stars", CONTEST_BOARD)
    assert f"about {mean(two):.3f}" in laid_by_habit().title and f"about {mean(three):.3f}" in laid_by_habit().title


@pytest.mark.parametrize("number", ["7.5", "7.7"])
def test_the_board_of_a_student_is_brought_into_the_cell(number: str) -> None:
    assert own_board(number) == session().exercise(number).position  # type: ignore[attr-defined]
    assert f'own = own_board("{number}")' in {cell.source.split("\n")[0] for cell in cells_of(COURSE.lesson(7))}


def test_an_exercise_without_a_board_has_none_to_bring() -> None:
    with pytest.raises(GameError, match=r"exercise 7\.8 shows no board"):
        own_board("7.8")


# Rounds


@pytest.mark.parametrize("board", [str(EMPTY_SMALL), OWN_BOARDS[2]])
def test_rounds_laid_well_earn_what_the_analysis_says(board: str) -> None:
    position = Position.parse(board)
    rounds = played_rounds("2 stars", position, rounds=2000, seed=3)
    assert abs(mean(rounds) - stars_of("2 stars", position)) < 4 * stdev(rounds) / sqrt(2000)
    assert set(Counter(rounds)) <= {0, 1, 2, 3}


@pytest.mark.parametrize("number", [400, pytest.param(2000, marks=pytest.mark.thorough)])
@pytest.mark.parametrize("laying", [way for way in LAYINGS if way != "best"])
def test_no_way_to_lay_earns_more(laying: str, number: int) -> None:
    rounds = played_rounds("2 stars", EMPTY_SMALL, rounds=number, seed=3, laying=laying)
    assert mean(rounds) < stars_of("2 stars", EMPTY_SMALL) + 3 * stdev(rounds) / sqrt(number)
    rule_pictures._stars.cache_clear()  # the same rounds once more, not the same answer
    assert rounds == played_rounds("2 stars", EMPTY_SMALL, rounds=number, seed=3, laying=laying)


def test_rounds_begin_on_a_board() -> None:
    with pytest.raises(GameError, match="but this is 'A'"):
        played_rounds("2 stars", "A", rounds=1, seed=1)


def test_a_way_to_lay_that_is_not_known_is_told() -> None:
    with pytest.raises(GameError, match="best, anywhere, safest, colours, not 'well'"):
        played_rounds("2 stars", EMPTY_SMALL, rounds=1, seed=1, laying="well")


# The contest


def test_a_rule_that_is_given_is_read_at_once_and_kept_for_the_contest() -> None:
    marked = ForTheContest("").mark("Opt out with 2 stars, or bust 40%", WORDS)
    assert marked.state == "to read" and "2 stars or bust 40%" in marked.why
    refused = ForTheContest("").mark("whenever I like", WORDS)
    assert refused.state == "no answer" and "'3 stars'" in refused.why


def test_rules_are_ranked_and_equal_ones_share_a_place() -> None:
    ranked = rank_rules(
        {"Ada": "3 stars", "Bo": "2 stars", "C": "2 stars or 3 stars", "D": ShortRule.parse("1 star")}, SMALL
    )
    stars = [one.stars for one in ranked.entrants]
    assert stars == sorted(stars, reverse=True) and stars[-1] <= ranked.best == solve(SMALL).value
    places = {one.name: one.place for one in ranked.entrants}
    assert places["Bo"] == places["C"]
    assert f"{stars[0]:.3f}  {stars[0] / ranked.best:.1%}" in str(ranked)
    with pytest.raises(NotationError, match=r"the rule of Ada: .*empty"):
        rank_rules({"Ada": ""}, SMALL)
    with pytest.raises(GameError, match="rules are given by name"):
        rank_rules(["3 stars"], SMALL)  # type: ignore[arg-type]


def test_where_nobody_can_lay_no_rule_has_a_share_of_best_play() -> None:
    ranked = rank_rules({"Ada": "3 stars"}, Position.parse("***/***/*** r 2"))
    assert ranked.best == 0 and "1.  Ada  3 stars  0.000  –" in repr(ranked) and "<td>–</td>" in ranked._repr_html_()


def test_the_class_plays_what_it_handed_in(tmp_path: Path) -> None:
    room = Classroom(COURSE, tmp_path)
    texts = [
        room.student("Ada <b>", 7, {"7.10": ["3 buttons", "2 stars or bust 40%"]}),
        room.student("Bo", 7, {"7.10": "2 stars"}),
        room.student("Cleo", 7, {"7.2": "50/81"}),
        "HANDIN1 but cut",
    ]
    played = contest(texts, EMPTY_SMALL)
    assert [(one.name, str(one.rule)) for one in played.entrants] == [
        ("Ada <b>", "2 stars or bust 40%"),
        ("Bo", "2 stars"),
    ]
    assert played.entrants[0].stars == stars_of("2 stars or bust 40%", EMPTY_SMALL)
    assert played.problems and "&lt;b&gt;" in played._repr_html_() and "<b>" not in played._repr_html_()
    assert "Bo" not in str(contest(texts[:2], EMPTY_SMALL, names=False))
    nobody = contest(texts[2:3], EMPTY_SMALL)
    assert not nobody.entrants and "7.10" in str(nobody)
    with pytest.raises(GameError, match="but this is 'a board'"):
        contest(texts, "a board")


def test_a_rule_in_a_text_that_somebody_changed_is_told_and_not_run(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    room = Classroom(COURSE, tmp_path)
    text = room.student("Eve", 7, {"7.10": "3 stars"})
    work = ClassWork(COURSE, 7, gather(text), "en")
    ((student, result),) = work.results("7.10")
    changed = [(student, type(result)(result.exercise, "to read", "__import__('os').abort()"))]
    monkeypatch.setattr(ClassWork, "results", lambda self, number: changed)
    played = contest(text, EMPTY_SMALL)
    assert not played.entrants and "The rule of Eve cannot be read" in str(played)
