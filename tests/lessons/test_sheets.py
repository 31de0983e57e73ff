"""Boards and answer sheets to print: which pages there are, what is on them, and what is refused."""

import re
import xml.etree.ElementTree as ElementTree
from pathlib import Path
from typing import Any

import pytest

from buttons_widgets import LAYOUTS, Position
from buttons_widgets.kit.classroom.paper import Sheets
from buttons_widgets.kit.exercises.choice_exercise import OptionsExercise
from buttons_widgets.lessons import answer_sheet, board_sheet
from buttons_widgets.lessons.course import COURSE

PAPERS = {"a4": (210, 297), "letter": (215.9, 279.4)}
LESSONS = [lesson.number for lesson in COURSE.lessons]


def texts(svg: str) -> list[str]:
    """What is written on a page."""
    return [element.text or "" for element in ElementTree.fromstring(svg).iter("{http://www.w3.org/2000/svg}text")]


def test_all_eight_sides_are_printed_on_a_page_each() -> None:
    sheet = board_sheet()
    assert len(sheet.svgs) == 8
    for side, svg in zip(LAYOUTS, sheet.svgs, strict=True):
        assert f"Side {side}" in texts(svg)
        assert {"1-1", "5-6", "Name"} <= set(texts(svg))
        assert [svg.count(f"bw-symbol bw-{colour}") for colour in "rbyg"] == [10] * 4  # nine, and what it is called


@pytest.mark.parametrize("paper", PAPERS)
def test_a_page_has_the_size_of_the_paper(paper: str) -> None:
    wide, high = PAPERS[paper]
    for sheet in (board_sheet("A", paper=paper), answer_sheet(paper=paper)):
        assert f"@page {{ size: {wide}mm {high}mm; margin: 0 }}" in sheet.html
        for svg in sheet.svgs:
            assert f'viewBox="0 0 {wide} {high}" width="{wide}mm" height="{high}mm"' in svg
            assert re.search(r'<svg[^>]* aria-label="[^"]+"', svg)


def test_two_small_boards_share_a_page_and_large_ones_do_not() -> None:
    titles = [
        re.search(r'aria-label="([^"]*)"', svg)[1]  # type: ignore[index]
        for svg in board_sheet("3x3", "4x4", "A", "4 × 4", "b", "5x5", "rby/gry/ybg", "3x3", "3x3").svgs
    ]
    assert titles == ["3 × 3, 4 × 4", "Side A", "4 × 4", "Side B", "5 × 5", "Board 7, 3 × 3", "3 × 3"]


@pytest.mark.parametrize("text", ["R*r/*r*/r*r r 2", "bgrygR/G*gRby/*gby*r/Gyrbyb/ybyrbG/brb*ry r 3"])
def test_a_position_is_printed_with_what_lies_on_it_and_its_dice(text: str) -> None:
    position = Position.parse(text)
    (svg,) = board_sheet(position).svgs
    assert svg == board_sheet(text).svgs[0]
    assert svg.count("bw-laid") == len(position.buttons)
    assert svg.count("bw-star") == len(position.stars) + 1  # what it is called
    said = " ".join(texts(svg))
    assert f"{position.black_dice} black dice" in said
    assert "card: red" in said


@pytest.mark.parametrize("number", LESSONS)
def test_every_exercise_has_room_for_its_answer(number: int) -> None:
    words, sheet = COURSE.words(number, "en"), answer_sheet(number)
    said = [texts(svg) for svg in sheet.svgs]
    everything = [text for page in said for text in page]
    for kind in COURSE.lesson(number).exercises:
        assert kind.number in everything
        assert kind().title(words) in everything
    options = [kind() for kind in COURSE.lesson(number).exercises if issubclass(kind, OptionsExercise)]
    assert everything.count("A") == len(options)
    assert everything.count("C") == sum(len(each.options) >= 3 for each in options)
    rolled = [kind for kind in COURSE.lesson(number).exercises if kind.answered_by == "rolls"]
    tables = [page for page in said if {"What came", "Rolls, as tally marks", "Equal dice"} & set(page)]
    assert len(tables) == len(rolled)
    for page in tables:
        assert {str(roll) for roll in range(1, 31)} <= set(page)
        assert ("Black dice" in page) == (number < 12)


def test_a_sheet_for_every_lesson_has_a_guess_and_thirty_rolls() -> None:
    first, second = (texts(svg) for svg in answer_sheet().svgs)
    assert {"Name", "My guess, before anything is seen:", "10", "How I found it:"} <= set(first)
    assert [text for text in second if text.isdigit()] == [str(roll) for roll in range(1, 31)]


def test_pages_are_saved_as_one_file_to_print_and_one_page_as_a_picture(tmp_path: Path) -> None:
    sheet = board_sheet("A", "B")
    assert sheet.save(tmp_path / "boards.html") == tmp_path / "boards.html"
    html = (tmp_path / "boards.html").read_text(encoding="utf-8")
    assert html == sheet.html
    assert not re.search(r"(?:src|href)=|url\(|@import|<script|<link", html)
    (svg,) = board_sheet("A").svgs
    assert board_sheet("A").save(str(tmp_path / "A.svg")).read_text(encoding="utf-8") == svg
    with pytest.raises(ValueError, match=r"the pages cannot be written \(it is not there"):
        sheet.save(tmp_path / "no such folder" / "boards.html")
    with pytest.raises(ValueError, match=r"there are 2 pages, .* save them as 'boards.html'"):
        sheet.save(tmp_path / "boards.svg")
    for wrong in ("", None, 5):
        with pytest.raises(ValueError, match="a file's path is wanted"):
            sheet.save(wrong)  # type: ignore[arg-type]


def test_a_notebook_shows_it_in_a_frame_that_runs_nothing() -> None:
    sheet = answer_sheet(3)
    assert sheet._repr_html_().startswith('<iframe class="bw-sheets" title="Lesson 3 · Bust!" sandbox=""')
    assert repr(board_sheet("A")) == "<Boards to print: 1 page, A4>"


@pytest.mark.parametrize(
    ("wrong", "message"),
    [
        (("Z",), "there is no board 'Z': the sides are A B C D E F G H"),
        (("7x7",), "there is no board '7x7'"),
        (("",), "there is no board ''"),
        ((5,), "a board is the letter of a side, .* not 5"),
        (("rbyg/rbyg",), "a layout"),
        (("rbq/gry/ybg",), "'q'"),
        (("R*r/*r*/r*r x 2",), "card"),
        (("A",) * 61, "at most 60 boards are printed at once, not 61"),
    ],
)
def test_what_is_no_board_is_refused(wrong: tuple[Any, ...], message: str) -> None:
    with pytest.raises(ValueError, match=message):
        board_sheet(*wrong)


@pytest.mark.parametrize("make", [board_sheet, answer_sheet])
def test_there_are_two_papers(make: Any) -> None:
    assert isinstance(make(paper="Letter"), Sheets)
    for wrong in ("a5", 4, None):
        with pytest.raises(ValueError, match="the paper is a4 or letter, not"):
            make(paper=wrong)


def test_an_answer_sheet_of_a_lesson_that_there_is_not_is_refused() -> None:
    with pytest.raises(ValueError, match="there is no lesson"):
        answer_sheet(99)
