"""The plan of the course: it has every lesson, goes round in no circle, and is told as it is."""

import re
from html import unescape

import pytest

from buttons_widgets.kit.language.words import words_in
from buttons_widgets.lessons import plan
from buttons_widgets.lessons.course import COURSE
from buttons_widgets.lessons.lesson_4 import ThirtyRolls
from buttons_widgets.lessons.plan import FOLDERS, PLAN, Planned, arrows, column, course_map, course_table
from tests.house.plan import ROOT

WORDS = words_in(FOLDERS, "en")
NUMBERS = [one.number for one in PLAN]


def test_it_has_the_thirteen_lessons_of_the_course_in_their_order() -> None:
    assert list(range(1, 14)) == NUMBERS
    assert [lesson.number for lesson in COURSE.lessons] == NUMBERS


@pytest.mark.parametrize("lesson", COURSE.lessons, ids=lambda lesson: str(lesson.number))
def test_a_lesson_is_called_in_the_plan_as_in_the_course(lesson: plan.Planned) -> None:
    assert WORDS.say(f"plan-{lesson.number}") == COURSE.lesson(lesson.number).title(COURSE.words(lesson.number, "en"))


def test_the_plan_asks_of_lesson_4_what_its_board_offers() -> None:
    assert ThirtyRolls.outcomes == ("0", "2", "4") and ThirtyRolls.position.stars_for_opting_out() == 2
    assert "Two stars now, or a roll that may bring four or none?" in course_table("en")._repr_html_()


def test_a_notebook_is_called_after_its_lesson() -> None:
    for one in PLAN:
        title = re.sub(r"[^a-z ]", "", WORDS.say(f"plan-{one.number}").lower()).replace(" ", "_")
        assert one.notebook == f"{one.number:02}_{title}"


def test_nothing_comes_before_itself() -> None:
    """A lesson builds on earlier ones only, so there is no circle."""
    for one in PLAN:
        assert all(earlier in NUMBERS and earlier < one.number for earlier in one.before)
        assert not set(one.needs) & set(one.helps)


def test_the_lessons_without_code_are_the_first_four_and_those_about_the_other_games() -> None:
    assert [one.number for one in PLAN if one.code == "none"] == [1, 2, 3, 4, 11, 12, 13]


def all_before(number: int, pairs: set[tuple[int, int]]) -> set[int]:
    """Every lesson from which a way leads to a lesson."""
    direct = {earlier for earlier, later in pairs if later == number}
    return direct.union(*(all_before(earlier, pairs) for earlier in direct))


@pytest.mark.parametrize("firmly", [True, False])
def test_the_arrows_say_what_the_plan_says_and_none_is_idle(firmly: bool) -> None:
    drawn = {pair for pair, needed in arrows().items() if needed or not firmly}
    told = {(earlier, one.number) for one in PLAN for earlier in (one.needs if firmly else one.before)}
    assert drawn <= told
    for number in NUMBERS:
        assert all_before(number, drawn) == all_before(number, told)
    for pair, needed in arrows().items():
        assert needed == (pair[0] in PLAN[pair[1] - 1].needs)
        if needed == firmly:
            assert all_before(pair[1], drawn - {pair}) < all_before(pair[1], drawn)


def test_a_lesson_stands_right_of_all_that_come_before_it() -> None:
    for one in PLAN:
        assert all(column(earlier) < column(one.number) for earlier in one.before)


def test_an_idle_arrow_is_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    one, two = Planned(1, "", 12, 45), Planned(2, "", 12, 45, needs=(1,))
    monkeypatch.setattr(plan, "PLAN", (one, two, Planned(3, "", 12, 45, needs=(1, 2))))
    assert arrows() == {(1, 2): True, (2, 3): True}
    monkeypatch.setattr(plan, "PLAN", (one, two, Planned(3, "", 12, 45, helps=(1, 2))))
    assert arrows() == {(1, 2): True, (2, 3): False}
    # A way that only helps does not stand for one that is needed.
    monkeypatch.setattr(plan, "PLAN", (one, two, Planned(3, "", 12, 45, needs=(1,), helps=(2,))))
    assert arrows() == {(1, 2): True, (1, 3): True, (2, 3): False}


def test_the_picture_has_a_box_for_every_lesson_and_no_two_in_one_place() -> None:
    svg = course_map().svg
    boxes = set(re.findall(r'<rect x="([\d.]+)" y="([\d.]+)" width="104"', svg))
    assert len(boxes) == len(PLAN)
    said = " ".join(re.findall(r">([^<]+)</text>", svg))
    for one in PLAN:
        assert unescape(WORDS.say(f"plan-{one.number}")) in unescape(said)
    assert max(float(x) for x, _ in boxes) + 104 + 28 <= 926  # what JupyterLab shows beside its list of files


def test_the_table_has_a_row_for_every_lesson_with_links_to_its_notebooks() -> None:
    rows = course_table()._repr_html_().split("<tbody>")[1].split("</tr>")[:-1]
    assert len(rows) == len(PLAN)
    for one, row in zip(PLAN, rows, strict=True):
        assert re.findall(r'href="([^"]+)"', row) == [f"../lessons/{one.notebook}.ipynb", f"{one.notebook}.ipynb"]
        assert f">{one.minutes}<" in row
        assert f"from {one.age}" in row
        assert (f"first half from {one.first_half}" in row) == (one.code == "second half")


def test_the_overview_s_table_of_standards_has_a_row_for_every_lesson() -> None:
    text = (ROOT / "notebooks" / "teachers" / "00_overview.ipynb").read_text(encoding="utf-8")
    standards = text.partition("# Standards")[2]
    assert re.findall(r'"\| (\d+) \| ', standards) == [str(number) for number in NUMBERS]
