"""The plan of the course: it has every lesson, goes round in no circle, and is told as it is."""

import re
from html import unescape

import pytest

from buttons_widgets.kit.exercises.choice_exercise import OptionsExercise
from buttons_widgets.kit.exercises.course import Lesson
from buttons_widgets.kit.exercises.exercise import Exercise
from buttons_widgets.kit.language.words import languages, words_in
from buttons_widgets.lessons import plan
from buttons_widgets.lessons.course import COURSE
from buttons_widgets.lessons.lesson_4 import ThirtyRolls
from buttons_widgets.lessons.plan import FOLDERS, PLAN, Planned, arrows, course_map, course_table
from tests.house.plan import ROOT
from tests.lessons.student import notebooks

WORDS = words_in(FOLDERS, "en")
NUMBERS = [one.number for one in PLAN]


def test_it_has_the_thirteen_lessons_of_the_course_in_their_order_and_five_of_them_in_halves() -> None:
    assert list(range(1, 14)) == sorted({one.lesson for one in PLAN}) == [one.number for one in COURSE.lessons]
    halves = [one.number for one in PLAN if one.number != str(one.lesson)]
    assert halves == [f"{lesson}{half}" for lesson in (5, 7, 8, 9, 10) for half in "ab"]
    assert sorted(PLAN, key=lambda one: (one.lesson, one.number)) == list(PLAN)


@pytest.mark.parametrize("lesson", COURSE.lessons, ids=lambda lesson: str(lesson.number))
@pytest.mark.parametrize("language", languages())
def test_a_lesson_is_called_in_the_plan_as_in_the_course_and_its_second_half_otherwise(
    lesson: Lesson, language: str
) -> None:
    titles = [words_in(FOLDERS, language).say(f"plan-{one.number}") for one in PLAN if one.lesson == lesson.number]
    assert titles[0] == lesson.title(COURSE.words(lesson.number, language))
    assert len(set(titles)) == len(titles)


def test_the_plan_asks_of_lesson_4_what_its_board_offers() -> None:
    assert ThirtyRolls.outcomes == ("0", "2", "4") and ThirtyRolls.position.stars_for_opting_out() == 2
    assert "Two stars now, or a roll that may bring four or none?" in course_table("en")._repr_html_()


def test_a_notebook_is_called_after_its_lesson() -> None:
    for one in PLAN:
        title = re.sub(r"[^a-z ]", "", WORDS.say(f"plan-{one.number}").lower()).replace(" ", "_")
        assert one.notebook == f"{one.number.zfill(2 if one.number.isdigit() else 3)}_{title}"


def test_nothing_comes_before_itself() -> None:
    """A lesson builds on earlier ones only, so there is no circle."""
    for place, one in enumerate(PLAN):
        assert set(one.before) <= set(NUMBERS[:place])
        assert not set(one.needs) & set(one.helps)


def test_no_code_is_in_the_first_four_in_two_first_halves_and_in_those_about_the_other_games() -> None:
    without = [one.number for one in PLAN if one.code == "none"]
    assert without == ["1", "2", "3", "4", "8a", "9a", "11", "12", "13"]


def test_a_second_half_uses_the_first() -> None:
    for one in PLAN:
        if one.number.endswith("b"):
            assert f"{one.lesson}a" in one.needs


def all_before(number: str, pairs: set[tuple[str, str]]) -> set[str]:
    """Every lesson from which a way leads to a lesson."""
    direct = {earlier for earlier, later in pairs if later == number}
    return direct.union(*(all_before(earlier, pairs) for earlier in direct))


@pytest.mark.parametrize("firmly", [True, False])
def test_the_arrows_say_what_the_plan_says_and_none_is_idle(firmly: bool) -> None:
    drawn = {pair for pair, needed in arrows().items() if needed or not firmly}
    told = {(earlier, one.number) for one in PLAN for earlier in (one.needs if firmly else one.before)}
    by_number = {one.number: one for one in PLAN}
    assert drawn <= told
    for number in NUMBERS:
        assert all_before(number, drawn) == all_before(number, told)
    for pair, needed in arrows().items():
        assert needed == (pair[0] in by_number[pair[1]].needs)
        if needed == firmly:
            assert all_before(pair[1], drawn - {pair}) < all_before(pair[1], drawn)


def test_a_lesson_stands_right_of_all_that_come_before_it_or_below_its_first_half() -> None:
    corners = dict(zip(NUMBERS, boxes(course_map().svg), strict=True))
    for one in PLAN:
        for earlier in one.before:
            (x0, y0), (x1, y1) = corners[earlier], corners[one.number]
            assert (x0 < x1) if earlier != f"{one.lesson}a" else (x0 == x1 and 58 < y1 - y0 < 80)


def test_no_arrow_runs_behind_a_lesson() -> None:
    """An arrow is a curve whose bends lie level with its ends; looked at in a hundred points."""
    svg = course_map().svg
    numbers = re.compile(r'<path d="M([\d.]+) ([\d.]+)C([\d.]+) [\d.]+ ([\d.]+) [\d.]+ ([\d.]+) ([\d.]+)"')
    curves = [tuple(map(float, found)) for found in numbers.findall(svg)]
    down = [(earlier, later) for earlier, later in arrows() if later == earlier.replace("a", "b")]
    assert len(curves) == len(arrows()) - len(down) + 2  # with those that say what the arrows mean
    for x0, y0, bend0, bend1, x1, y1 in curves:
        for step in range(1, 100):
            t = step / 100
            a, b, c, d = (1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t**3
            x, y = a * x0 + b * bend0 + c * bend1 + d * x1, (a + b) * y0 + (c + d) * y1
            assert not any(left < x < left + 104 and top < y < top + 58 for left, top in boxes(svg)), (x0, y0, x1, y1)


def test_an_idle_arrow_is_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    one, two = Planned("1", "", 12, 45), Planned("2", "", 12, 45, needs=("1",))
    monkeypatch.setattr(plan, "PLAN", (one, two, Planned("3", "", 12, 45, needs=("1", "2"))))
    assert arrows() == {("1", "2"): True, ("2", "3"): True}
    monkeypatch.setattr(plan, "PLAN", (one, two, Planned("3", "", 12, 45, helps=("1", "2"))))
    assert arrows() == {("1", "2"): True, ("2", "3"): False}
    # A way that only helps does not stand for one that is needed.
    monkeypatch.setattr(plan, "PLAN", (one, two, Planned("3", "", 12, 45, needs=("1",), helps=("2",))))
    assert arrows() == {("1", "2"): True, ("1", "3"): True, ("2", "3"): False}


def boxes(svg: str) -> list[tuple[float, float]]:
    """The corners of the boxes in the picture, in the order of the plan."""
    return [(float(x), float(y)) for x, y in re.findall(r'<rect x="([\d.]+)" y="([\d.]+)" width="104"', svg)]


def test_the_picture_has_a_box_for_every_lesson_and_no_two_in_one_place() -> None:
    svg = course_map().svg
    assert len(set(boxes(svg))) == len(boxes(svg)) == len(PLAN)
    said = " ".join(re.findall(r">([^<]+)</text>", svg))
    for one in PLAN:
        assert unescape(WORDS.say(f"plan-{one.number}")) in unescape(said)
    assert max(x for x, _ in boxes(svg)) + 104 + 28 <= 926  # what JupyterLab shows beside its list of files


def test_the_table_has_a_row_for_every_lesson_with_links_to_its_notebooks() -> None:
    rows = course_table()._repr_html_().split("<tbody>")[1].split("</tr>")[:-1]
    assert len(rows) == len(PLAN)
    for one, row in zip(PLAN, rows, strict=True):
        assert re.findall(r'href="([^"]+)"', row) == [f"../lessons/{one.notebook}.ipynb", f"{one.notebook}.ipynb"]
        assert f">{one.minutes}<" in row
        assert f"from {one.age}" in row
        assert (f"first half from {one.first_half}" in row) == (one.code == "second half")


def test_the_overview_s_two_tables_of_standards_have_a_row_for_every_lesson() -> None:
    text = (ROOT / "notebooks" / "teachers" / "00_overview.ipynb").read_text(encoding="utf-8")
    standards = text.partition("# Standards")[2]
    assert re.findall(r'"\| (\d+) \| ', standards) == 2 * [str(lesson.number) for lesson in COURSE.lessons]


def test_the_plan_names_the_notebooks_that_are_there() -> None:
    found = [path.stem for lesson in COURSE.lessons for path in notebooks(lesson)]
    assert [one.notebook for one in PLAN] == found
    pages = sorted(path.stem for path in (ROOT / "notebooks" / "teachers").glob("*.ipynb"))
    assert pages == ["00_overview", *found]


def is_the_same_for_everybody(kind: type[Exercise]) -> bool:
    """Whether ten students are asked the same, with the options in the same order."""
    words = COURSE.words(int(kind.number.partition(".")[0]), "en")
    posed = [kind(name) for name in ("Ada", "Bo", "Cosimo", "Dörte", "Emil", "Fatima", "Gus", "Hanna", "Ivo", "Jun")]
    orders = [tuple(one.shown) if isinstance(one, OptionsExercise) else () for one in posed]
    return len({repr((one.ask("", words), order)) for one, order in zip(posed, orders, strict=True)}) == 1


def test_in_four_of_five_questions_neighbours_have_other_numbers_or_another_order() -> None:
    """The overview and docs/teaching.md say so; functions, texts, rolls and guesses are not counted."""
    marked = [
        kind for kind in COURSE.exercises if kind.answered_by not in ("text", "rolls", "function") and not kind.once
    ]
    same = [kind.number for kind in marked if is_the_same_for_everybody(kind)]
    assert len(marked) > 80 and len(same) <= len(marked) / 5, f"{len(same)} of {len(marked)}: {same}"
