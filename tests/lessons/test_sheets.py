"""Boards and booklets to print: which pages there are, what is on them, and what is refused."""

import re
import xml.etree.ElementTree as ElementTree
from html import unescape
from pathlib import Path
from typing import Any

import pytest

from buttons_widgets import LAYOUTS, Position, lessons
from buttons_widgets.kit.classroom.exam import chosen, questions_of
from buttons_widgets.kit.exercises.choice_exercise import OptionsExercise
from buttons_widgets.kit.exercises.exercise import again, lesson_of
from buttons_widgets.kit.exercises.rolls_exercise import RollsExercise
from buttons_widgets.kit.page.markup import text_html
from buttons_widgets.lessons import board_sheet, booklet
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
    sheet = board_sheet("A", "B", paper=paper)
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


def words_of(html: str) -> str:
    """What is written on a page."""
    return " ".join(unescape(re.sub(r"<style>.*?</style>|<[^>]*>", " ", html, flags=re.DOTALL)).split())


@pytest.mark.parametrize("number", LESSONS)
def test_a_booklet_has_every_card_with_room_for_its_answer(number: int) -> None:
    words, sheet = COURSE.words(number, "en"), booklet(number)
    asked, _, key = sheet.html.partition('<section class="solutions">')
    cards = asked.split("<article>")[1:]
    exercises = [kind() for kind in COURSE.lesson(number).exercises]
    assert len(cards) == len(exercises)
    for card, exercise in zip(cards, exercises, strict=True):
        said = words_of(card)
        assert said.startswith(f"{exercise.number} {exercise.title(words)}")
        assert words_of(text_html(exercise.ask("", words).text)) in said
        assert ('class="board"' in card or "The board stands at" in card) == (exercise.picture("") is not None)
        if isinstance(exercise, OptionsExercise):
            assert card.count('class="box"') == len(exercise.options)
            assert all(words_of(text_html(exercise.option_text(one, words))) in said for one in exercise.options)
        elif isinstance(exercise, RollsExercise):
            assert card.count("<li>") == exercise.times
        else:
            assert "blank" in card
    for exercise in exercises:
        solved = not exercise.once
        assert (words_of(text_html(exercise.solution(words).reasoning)) in words_of(key)) == solved


def test_each_name_has_the_numbers_that_the_screen_shows_and_the_key_lists_them() -> None:
    names = ["Ada <K>", "Bo", "Çelik"]
    asked, _, key = booklet(3, names).html.partition('<section class="solutions">')
    booklets = asked.split('<section class="booklet">')[1:]
    rows = re.findall(r'<tr><th scope="row">(.*?)</tr>', key)
    heads = re.findall(r'<th scope="col">(.*?)</th>', key)
    own, exits = ["3.3", "3.4", "3.5", "3.6", "3.9", "3.10", "3.11"], ["3.13", "3.14"]
    assert heads == [*own, *exits] and len(booklets) == len(rows) == 3
    words = COURSE.words(3, "en")
    for name, pages, row in zip(names, booklets, rows, strict=True):
        assert name in words_of(pages) and words_of(row).startswith(name)
        assert COURSE.exercise("3.10")(name).ask("", words).text in words_of(pages)
        assert [words_of(cell) for cell in re.findall("<td>(.*?)</td>", row)] == [
            COURSE.exercise(number)(name).model_answer(words) for number in heads
        ]
    assert booklet(3, "Ada <K>\nBo\n\nÇelik").html == booklet(3, names).html
    assert repr(booklet(3, names)) == "Booklet('Lesson 3 · Bust!', 3 names)"


@pytest.mark.parametrize(
    ("names", "message"),
    [
        (5, r"names are a list such as \['Ada', 'Bo'\], not 5"),
        (b"Ada", "names are a list"),
        (["Ada", 5], "a name is a text such as 'Ada'"),
        (["Ada", " ada "], "'ada' is on the list twice"),
        ([f"Ada {number}" for number in range(201)], "at most 200 names at once, not 201"),
        (["x" * 41], "a name has 1 to 40"),
    ],
)
def test_what_is_no_list_of_names_is_refused(names: Any, message: str) -> None:
    with pytest.raises(ValueError, match=message):
        booklet(3, names)


@pytest.mark.parametrize("number", LESSONS)
def test_a_test_of_every_lesson_asks_with_other_numbers_and_knows_what_is_right(number: int) -> None:
    sheet = lessons.test_paper(number, questions=30)
    asked, _, scheme = sheet.html.partition('<section class="solutions">')
    cards, solutions = asked.split("<article>")[1:], scheme.split("<article")[1:]
    kinds = questions_of(COURSE, number)
    assert len(cards) == len(solutions) == len(kinds) >= 2
    words = COURSE.words(number, "en")
    for place, (kind, card, solution) in enumerate(zip(kinds, cards, solutions, strict=True), 1):
        exercise = again(kind, f"{kind.number}.1")()
        marks = {"choice": "1 mark"}.get(kind.answered_by, "3 marks")
        assert words_of(card).startswith(f"{place} {marks} {words_of(text_html(exercise.ask('', words).text))}")
        assert exercise.mark(exercise.model_answer(words), words).state == "right"
        assert words_of(solution.partition(">")[2]).startswith(f"{place} {marks} {exercise.model_answer(words)} ")
        if kind.answered_by == "number":
            assert solution.count("<li>") == 1 + len(exercise.mistakes())
    total = sum({"choice": 1}.get(kind.answered_by, 3) for kind in kinds)
    assert f"{total} marks in all" in words_of(asked)


def test_a_test_of_several_lessons_takes_as_many_of_each_and_every_name_has_its_own_numbers() -> None:
    sheet = lessons.test_paper(["2", 3], ["Ada", "Bo"], questions=6, version="B")
    asked, _, scheme = sheet.html.partition('<section class="solutions">')
    assert asked.count("<article>") == 12 and repr(sheet) == "TestPaper('Test: lessons 2 and 3', 2 names)"
    ada, bo = re.findall(r'<tr><th scope="row">(.*?)</tr>', scheme)
    assert ada != bo and words_of(ada).startswith("Ada")
    kinds = chosen([questions_of(COURSE, one) for one in (2, 3)], 6)
    assert [kind.number[0] for kind in kinds] == ["2"] * 3 + ["3"] * 3
    for name, row in (("Ada", ada), ("Bo", bo)):
        for kind, cell in zip(kinds, re.findall("<td>(.*?)</td>", row), strict=True):
            exercise = again(kind, f"{kind.number}.B")(name)
            told = words_of(cell)
            assert told.startswith(exercise.model_answer(COURSE.words(lesson_of(kind.number), "en")))
            if kind.answered_by == "number":
                assert told.endswith("1: " + ", ".join(map(str, exercise.mistakes().values())))
    assert lessons.test_paper([2, 3], ["Ada", "Bo"], questions=6, version="C").html != sheet.html


@pytest.mark.parametrize(
    ("asked", "message"),
    [
        ({"lessons": []}, "name a lesson, such as 3"),
        ({"lessons": [2, 99]}, "there is no lesson 99"),
        ({"lessons": 2, "questions": 0}, "a test has 1 to 30 questions"),
        ({"lessons": 2, "questions": 31}, "a test has 1 to 30 questions"),
        ({"lessons": 2, "version": ""}, "a version is a short text such as 'B'"),
        ({"lessons": 2, "version": 5}, "a version is a short text"),
        ({"lessons": 2, "paper": "a3"}, "the paper is a4 or letter"),
        ({"lessons": 2, "names": 5}, "names are a list"),
    ],
)
def test_what_is_no_test_is_refused(asked: dict[str, Any], message: str) -> None:
    with pytest.raises(ValueError, match=message):
        lessons.test_paper(**asked)


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
        with pytest.raises(ValueError, match="a file’s path is wanted"):
            sheet.save(wrong)  # type: ignore[arg-type]


def test_a_notebook_shows_it_in_a_frame_that_runs_nothing() -> None:
    assert board_sheet("A")._repr_html_().startswith('<iframe class="bw-sheets" title="Boards to print" sandbox=""')
    assert booklet(3)._repr_html_().startswith('<iframe class="bw-worksheet" title="Lesson 3 · Bust!" sandbox=""')
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


@pytest.mark.parametrize(("make", "what"), [(board_sheet, "A"), (booklet, 3)])
def test_there_are_two_papers(make: Any, what: Any) -> None:
    assert re.search(r"@page \{ size: (letter|215.9mm)", make(what, paper="Letter").html)
    for wrong in ("a5", 4, None):
        with pytest.raises(ValueError, match="the paper is a4 or letter, not"):
            make(what, paper=wrong)


def test_a_booklet_of_a_lesson_that_there_is_not_is_refused() -> None:
    with pytest.raises(ValueError, match="there is no lesson"):
        booklet(99)
