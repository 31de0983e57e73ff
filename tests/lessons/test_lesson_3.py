"""The answers of lesson 3, found in a second way: by going through all rolls with the rules read from the board."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import islice, product
from math import sqrt
from pathlib import Path
from statistics import mean

import nbformat
import pytest

from buttons_widgets import Position, bust_chance
from buttons_widgets.kit.exercises.exercise import Marked
from buttons_widgets.kit.exercises.number_exercise import NumberExercise
from buttons_widgets.kit.exercises.student_session import StudentSession
from buttons_widgets.kit.rules.errors import GameError
from buttons_widgets.lessons.bust_pictures import outcomes, what_follows
from buttons_widgets.lessons.classes import class_summary
from buttons_widgets.lessons.course import COURSE
from buttons_widgets.lessons.dice_questions import LATE_ROUND, RollsAfter, open_by_row
from buttons_widgets.lessons.lesson_3 import (
    AtLeastOnce,
    OneRow,
    SmallBoard,
    TheQuestion,
    ThirtyRolls,
    WhatFollows,
    WhichAreBust,
)
from buttons_widgets.lessons.safest_space import SafestSpace
from tests.classroom import Classroom
from tests.hands import plain
from tests.lessons.boards import all_rolls, boards_in, is_bust, is_open, share_of_busts
from tests.lessons.exam_words import box, hardly_used
from tests.lessons.lengths import length_of
from tests.lessons.student import shipped
from tests.seated import Student

NAMES = [f"student {number}" for number in range(200)]
WORDS = COURSE.words(3, "en")


def test_the_board_of_the_question_is_as_the_lesson_tells_it() -> None:
    """21 spaces are closed, a whole row among them, which makes up more than half of the risk."""
    assert sum(not is_open(LATE_ROUND, row, column) for row in range(1, 7) for column in range(1, 7)) == 21
    busts = Counter(white for white, black in all_rolls(LATE_ROUND) if is_bust(LATE_ROUND, white, black))
    assert busts[2] == 6**3 and busts[2] > busts.total() / 2
    assert TheQuestion().right == share_of_busts(LATE_ROUND) == Fraction(41, 144)


def test_what_the_lesson_says_of_its_boards_is_true() -> None:
    here, small, other = (boards_in(3)[name] for name in ("here", "small", "other"))
    closed = [6 - sum(here.is_legal((row, column)) for column in range(1, 7)) for row in range(1, 7)]
    assert len(here.legal_cells()) == 15 and sum(closed) == 21 and closed[1] == 6
    assert sum(count**3 for count in closed) == bust_chance(here).favourable == 369 and 6**3 == 216 > 369 / 2
    assert len(list(bust_chance(here).listing())) == 369, "one by one, and row by row"
    assert len(here.buttons) == 5 and here.black_dice == 3 and bust_chance(small).outcomes == 27
    assert not any(small.is_legal((2, column)) for column in (1, 2, 3))
    assert [small.is_legal((1, column)) for column in (1, 2, 3)] == [True, False, True]
    for board in (small, other):  # closed · closed
        rows = range(1, board.size + 1)
        misses = [sum(not board.is_legal((row, column)) for column in rows) ** 2 for row in rows]
        assert sum(misses) == bust_chance(board).favourable


def test_the_chances_are_the_shares_of_all_rolls() -> None:
    for name in NAMES[:20]:
        small, row = SmallBoard(name), OneRow(name)
        assert small.right == share_of_busts(small.position), name
        in_row = [is_bust(row.position, white, black) for white, black in all_rolls(row.position) if white == row.row]
        assert row.right == Fraction(sum(in_row), len(in_row)), name


def test_chances_that_are_asked_for_are_neither_nothing_nor_nearly_certain() -> None:
    for name in NAMES:
        assert Fraction(1, 4) < SmallBoard(name).right < Fraction(7, 8)
        assert Fraction(1, 30) < OneRow(name).right < Fraction(1, 2)
        assert Fraction(1, 4) < AtLeastOnce(name).right < Fraction(9, 10)


def test_neighbours_have_other_numbers() -> None:
    for kind in (SmallBoard, OneRow, WhichAreBust, SafestSpace):
        assert len({str(kind(name).position) for name in NAMES}) > (kind.variants * 0.9 or 90)
    assert len({(one.chance, one.times) for one in map(AtLeastOnce, NAMES)}) == 13


def test_three_of_five_rolls_are_bust_each_in_its_own_way() -> None:
    for name in NAMES:
        asked = WhichAreBust(name)
        board = asked.position
        bust = {option for option, dice in asked.dice.items() if is_bust(board, dice.white, (dice.gold, *dice.black))}
        assert bust == set(asked.right), name
        assert open_by_row(board)[asked.dice["closed-row"].white - 1] == 0, name
        for option in ("all-miss", "beside"):
            dice = asked.dice[option]
            letters = [str(board).split("/")[dice.white - 1][column - 1] for column in (dice.gold, *dice.black)]
            empty = [letter for letter in letters if letter.islower()]
            assert bool(empty) == (option == "beside") and open_by_row(board)[dice.white - 1] > 0, name
        assert len({asked.option_text(option, WORDS) for option in asked.options}) == 5, name


def test_at_least_one_bust_is_counted_by_all_ways_that_rolls_go() -> None:
    for asked in map(AtLeastOnce, NAMES[:40]):
        total = Fraction(0)
        for ways in product((True, False), repeat=asked.times):
            chance = Fraction(1)
            for bust in ways:
                chance *= asked.chance if bust else 1 - asked.chance
            total += chance * any(ways)
        assert asked.right == total


@pytest.mark.parametrize(
    "name", [*NAMES[:2], *(pytest.param(name, marks=pytest.mark.thorough) for name in NAMES[2:12])]
)
def test_the_safest_space_is_safest_and_another_one_leaves_more_open(name: str) -> None:
    asked = SafestSpace(name)
    risks = {cell: share_of_busts(asked.position.lay(cell)) for cell in asked.offered}
    best, second, _ = sorted(risks.values())
    assert risks[asked.safest] == best and second - best > Fraction(1, 100)
    room = {cell: sum(open_by_row(asked.position.lay(cell))) for cell in asked.offered}
    assert max(room, key=lambda cell: room[cell]) == asked.roomiest != asked.safest
    assert set(asked.offered) <= set(asked.roll.cells) and len(asked.roll.columns) == 3


def test_only_a_space_that_is_offered_can_be_clicked_and_one_takes_the_place_of_another() -> None:
    asked = SafestSpace()
    first, second = (f"{row}-{column}" for row, column in asked.offered[:2])
    assert asked.pick("", first, WORDS) == first
    assert asked.pick(first, second, WORDS) == second
    assert asked.pick(first, first, WORDS) == ""
    elsewhere = asked.mistakes()["elsewhere"]
    assert elsewhere in str(asked.pick("", elsewhere, WORDS)) and asked.pick("", elsewhere, WORDS) != elsewhere


def test_rolls_are_bust_as_often_after_three_good_ones() -> None:
    """The rolls of 200 students, within four standard errors of the exact chance."""
    exact = float(TheQuestion().right)
    for kind, bust, safe, count in ((ThirtyRolls, "bust", "safe", 30), (WhatFollows, "due-bust", "due-safe", 9)):
        found: Counter[str] = Counter()
        for asked in map(kind, NAMES):
            found.update(map(asked.outcome, asked.rolled))
        assert found[bust] + found[safe] == 200 * count
        assert abs(found[bust] / (200 * count) - exact) < 4 * sqrt(exact * (1 - exact) / (200 * count))


def test_the_rolls_of_students_do_not_speak_for_the_gambler_s_fallacy() -> None:
    """Of 600 students half see more busts after three good rolls than the exact chance, half fewer; thirty rolls, and
    the share among the others to compare with, let many more see what they believe."""
    exact, names = float(TheQuestion().right), [f"pupil {number}" for number in range(600)]
    shares, biased = [], []
    for asked in map(WhatFollows, names):
        tally = asked.tally(asked.all_times)
        assert tally["due-bust"] + tally["due-safe"] == 9 and asked.rolled[-1].happened
        shares.append(tally["due-bust"] / 9)
        thirty = [RollsAfter.outcome(asked, roll) for roll in islice(asked._rolls(), 30)]
        after, others = ([one for one in thirty if one.startswith(case)] for case in asked.cases)
        if after:
            biased.append(after.count("due-bust") / len(after) - others.count("else-bust") / len(others))
    error = sqrt(exact * (1 - exact) / 9)  # of one student
    assert abs(mean(shares) - exact) < 2.5 * error / sqrt(600)
    above = sum(share > exact for share in shares)
    assert abs(above - 300) < 2.5 * sqrt(600) / 2
    assert mean(biased) > 0.04 and sum(one > 0 for one in biased) > 1.3 * sum(one < 0 for one in biased)


def test_a_roll_is_due_if_the_three_before_it_went_well() -> None:
    asked = WhatFollows("Ada")
    results = [is_bust(LATE_ROUND, one.dice.white, one.dice.columns) for one in asked.rolled]
    for place, one in enumerate(asked.rolled):
        assert one.happened == (place >= 3 and not any(results[place - 3 : place]))


def told(kind: type[NumberExercise], typed: str, name: str = "") -> Marked:
    """What somebody is told who types an answer."""
    return kind(name).mark(typed, WORDS)


def test_what_people_type_is_told_as_what_it_is() -> None:
    """The white die shows row 2 in 3.4, of whose six columns two are open, and two black dice are left."""
    assert told(OneRow, "1/3").mistake == "one-hits" and told(OneRow, "1/9").mistake == "all-hit"
    assert told(OneRow, "1/4").mistake == "neighbours-open" and told(OneRow, "16/36").state == "right"
    assert told(OneRow, "16").why == "16 favourable outcomes, yes. Of how many?"
    assert told(SmallBoard, "27").why == "27 favourable outcomes, yes. Of how many?"
    assert told(TheQuestion, "369").why == "369 favourable outcomes, yes. Of how many?"
    assert "about right" in told(TheQuestion, "2/7").why.lower() and told(TheQuestion, "2/7").state == "no answer"
    assert told(TheQuestion, "28.5 %").state == told(TheQuestion, "369/1296").state == "right"


def test_it_must_come_is_told_as_that() -> None:
    """In 3.10 a roll is bust with 1/5, three times; 64/125 and 48/125 are not the same mistake."""
    asked = AtLeastOnce()
    assert (asked.chance, asked.times, asked.right) == (Fraction(1, 5), 3, Fraction(61, 125))
    for typed, name in (
        ("1", "certain"),
        ("100 %", "certain"),
        ("3/5", "added"),
        ("64/125", "none"),
        ("48/125", "just-one"),
    ):
        assert told(AtLeastOnce, typed).mistake == name, typed
    assert told(AtLeastOnce, "49%").state == "right" and "all 3 rolls may go well" in told(AtLeastOnce, "1").why


def test_averaging_first_is_never_told_as_something_else_and_stars_matter() -> None:
    """Half the board closed and one row closed made 1/4 of both; stars taken for open made no difference to some."""
    for asked in map(SmallBoard, NAMES):
        wrong = asked.mistakes()
        assert wrong["stars_open"] != asked.right and len({*wrong.values(), asked.right}) == len(wrong) + 1
        if "averaged_first" in wrong:
            assert asked.mark(str(wrong["averaged_first"]), WORDS).mistake == "averaged_first"


@pytest.fixture
def session(tmp_path: Path) -> StudentSession:
    return StudentSession(COURSE, tmp_path)


def test_rolls_are_made_until_nine_have_come_after_three_good_ones(session: StudentSession) -> None:
    session.choose("Ada")
    student, all_ = Student(session, "3.8"), WhatFollows("Ada").all_times
    assert all_ != 30 and "0 of 9 rolled after three good ones (0 rolls in all)" in student.asked
    assert student.buttons == {"roll": "Roll", "roll-rest": "Roll the rest"}
    for _ in range(all_ - 1):
        student.press("roll")
    assert f"8 of 9 rolled after three good ones ({all_ - 1} rolls in all)" in student.asked
    student.press("roll")
    assert set(student.buttons) == {"next"} and "9 of 9 rolled after three good ones" in student.asked
    assert "Busts after three good rolls: 1 of 9, a relative frequency of 11%." in student.told
    assert "On this board 28.5% of all rolls are bust" in student.told
    assert "else" not in student.asked


def test_rolls_that_were_handed_in_when_there_were_thirty_are_read() -> None:
    asked = WhatFollows("Ada")
    before = " ".join(RollsAfter.outcome(asked, roll) for roll in islice(asked._rolls(), 30))
    assert asked.read(before) == asked.read("roll") and before.count(" ") == 29
    assert asked.mark(before.replace("bust", "safe"), WORDS).state == "no answer"


def test_a_class_adds_up_its_rolls_and_sees_nobody_alone(tmp_path: Path) -> None:
    """The share is of the rolls after three good ones, not of all; a dot for each student would say nothing."""
    room = Classroom(COURSE, tmp_path)
    html = class_summary([room.student(name, 3, {"3.2": "roll", "3.8": "roll"}) for name in NAMES[:25]])._repr_html_()
    busts = sum(WhatFollows(name).tally(200)["due-bust"] for name in NAMES[:25])
    assert f"{busts} of 225 · {100 * busts / 225:.1f}%".replace(".0%", "%") in plain(html)
    assert 'class="bw-class-own"' in html and 'class="bw-class-own"' not in html[html.index("3.8 Is a bust due?") :]


def test_thirty_rolls_are_told_as_a_share_and_compared_with_the_guess(session: StudentSession) -> None:
    session.choose("Ada")
    Student(session, "3.1").write("50-70 %")
    student = Student(session, "3.2")
    student.press("roll-rest")
    for card in (student, Student(session, "3.2")):
        assert "Busts: 7 of 30 rolls, a relative frequency of 23%." in card.told
        assert "Your guess was 50%–70 %, and your dice gave 23%." in card.told


def test_all_outcomes_of_two_dice_are_drawn() -> None:
    small = Position.parse("rby/gRy/ybg r 2")
    picture = outcomes(small)
    assert picture.svg.count('fill="#d64545"') == 27 * share_of_busts(small) == 11
    assert picture.svg.count('fill="#fffaf0"') == 27 - 11
    six = Position.parse("bgrygR/G*gRby/*gby*r/Gyrbyb/ybyrbG/brb*ry r 2")
    assert outcomes(six).svg.count('fill="#d64545"') == 216 * share_of_busts(six)


def test_what_follows_is_near_the_exact_chance_and_always_the_same() -> None:
    picture = what_follows(LATE_ROUND)
    shares = [float(part.partition("%")[0]) for part in picture.title.split(": ")[1:]]
    assert len(shares) == 6 and all(abs(share - 28.47) < 1.0 for share in shares)
    assert picture == what_follows(LATE_ROUND) != what_follows(LATE_ROUND, seed=2)


def test_a_picture_of_something_else_is_refused_in_words() -> None:
    with pytest.raises(GameError, match="two black dice, not for 3"):
        outcomes(LATE_ROUND)
    with pytest.raises(GameError, match="a position is a board, cards"):
        what_follows("rby")
    for rolls in (0, 10**9, "many", True):
        with pytest.raises(GameError, match="1 to 1,000,000 times"):
            what_follows(LATE_ROUND, rolls=rolls)  # type: ignore[arg-type]


def test_the_words_of_the_exam_are_used_and_the_lesson_is_as_long_as_its_teacher_s_page_says() -> None:
    path = shipped(COURSE.lesson(3))
    assert len(box(path)) >= 5 and hardly_used(path, COURSE.lesson(3)) == {}
    found = length_of(path)
    assert found.prose <= 500 and found.stretch <= 60 and round(found.minutes) == 39
    page = nbformat.read(path.parents[1] / "teachers" / path.name, as_version=4).cells[0].source
    assert "45 minutes: 39 of reading and answering" in page and "and 6 of" in page.replace("\n", " ")
