"""The page of a game that is over."""

from itertools import pairwise
from xml.etree import ElementTree

import pytest

from buttons_widgets.kit.language.words import words_in
from buttons_widgets.kit.table.course_page import course_html, levels, placed
from buttons_widgets.kit.table.scene import Course, CourseLine

WORDS = words_in(language="en")


def page(course: Course) -> ElementTree.Element:
    return ElementTree.fromstring(course_html(course, WORDS).replace("&nbsp;", " "))


def test_every_player_has_a_line_a_mark_for_each_round_and_a_row_of_the_table() -> None:
    lines = [CourseLine("Ada <b>", [0, 2, 5], won=True), CourseLine("Bo", [0, 0, 1]), CourseLine("Cy", [0, 5, 5])]
    root = page(Course("Points by round", lines, "Ada & luck.", goal=6))
    assert root.get("aria-label") == "Points by round"
    assert len(root.findall(".//polyline")) == 3
    assert len(root.findall(".//svg[@viewBox='-6 -6 12 12']")) == 3 * 3 + 3
    rows = root.findall(".//tbody/tr")
    assert [["".join(cell.itertext()) for cell in row] for row in rows] == [
        ["Ada <b>", "2", "5"], ["Bo", "0", "1"], ["Cy", "5", "5"]
    ]  # fmt: skip
    assert len(root.findall(".//line[@class='bw-course-goal']")) == 1


def test_the_first_and_the_last_value_stand_where_they_belong() -> None:
    root = page(Course("Points", [CourseLine("Ada", [0, 4, 8])]))
    line = root.find(".//polyline")
    assert line is not None and line.get("points") == "0.0,100.0 50.0,50.0 100.0,0.0"


@pytest.mark.parametrize("rounds", [1, 7, 8, 9, 40])
def test_a_long_game_names_a_few_of_its_rounds(rounds: int) -> None:
    root = page(Course("Points", [CourseLine("Ada", list(range(rounds + 1)))]))
    named = [span.text for span in root.findall(".//span[@class='bw-course-round']")]
    assert 1 <= len(named) <= 8
    assert len(root.findall(".//thead/tr/th")) == rounds + 1


@pytest.mark.parametrize("heights", [[50.0] * 4, [0.0, 1.0, 99.0, 100.0], [100.0, 100.0, 100.0], [0.0]])
def test_names_at_the_ends_of_lines_do_not_cover_each_other(heights: list[float]) -> None:
    places = sorted(placed(heights, 14))
    assert all(below - above >= 14 for above, below in pairwise(places))
    assert places[0] >= 0 and places[-1] <= 100


def test_few_values_are_named() -> None:
    for top in range(1, 300):
        named = levels(top)
        assert named[0] == 0 and 2 <= len(named) <= 6 and named[-1] <= top
