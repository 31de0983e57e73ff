"""Every exercise of the course is sound: it can be asked, answered, failed in the usual ways, and helped with."""

from __future__ import annotations

import re
import runpy
from html import unescape
from itertools import chain
from pathlib import Path
from typing import Any

import nbformat
import pytest

from buttons_widgets.kit.exercises.card import printed
from buttons_widgets.kit.exercises.choice_exercise import OptionsExercise
from buttons_widgets.kit.exercises.exercise import Exercise, lesson_of
from buttons_widgets.kit.exercises.exercise_attempt import ExerciseAttempt
from buttons_widgets.kit.exercises.function_exercise import FunctionExercise
from buttons_widgets.kit.exercises.soundness import STUDENTS, faults
from buttons_widgets.kit.exercises.student_session import StudentSession
from buttons_widgets.kit.page.text_layout import text_width
from buttons_widgets.kit.puzzles.puzzle_page import alone_svg
from buttons_widgets.lessons import exercises
from buttons_widgets.lessons.course import COURSE
from buttons_widgets.lessons.exercises import start_card
from buttons_widgets.lessons.lesson_6 import TwoButtons
from tests.lessons.model_functions import model_function
from tests.lessons.student import LESSONS

RECALLED = [kind for lesson in COURSE.lessons for kind in chain(*lesson.recalled)]
TESTED = [*chain(*(lesson.tested for lesson in COURSE.lessons))]
FUNCTIONS = [kind for kind in COURSE.exercises if issubclass(kind, FunctionExercise)]

SAID = re.compile(r"\ncheck\(\"([0-9.]+)\", \w+\)$")
"""How a cell ends in which a function is written."""
LINE = re.compile(r'<text x="16"[^>]* font-size="(\d+)" font-weight="(\d+)"[^>]*>([^<]+)<')
PANEL = 458


@pytest.mark.parametrize("exercise", [*COURSE.exercises, *RECALLED, *TESTED], ids=lambda exercise: exercise.number)
def test_an_exercise_is_sound(exercise: type[Exercise]) -> None:
    lesson = int(exercise.number.partition(".")[0])
    found = faults(exercise, COURSE.words(lesson, "en"))
    assert not found, "\n".join(found)


@pytest.mark.parametrize("language", ["en", "de", "fr", "it"])
def test_no_option_is_called_by_the_letter_of_another_one(language: str) -> None:
    for kind in [*COURSE.exercises, *RECALLED, *TESTED]:
        if not issubclass(kind, OptionsExercise):
            continue
        words = COURSE.words(lesson_of(kind.number), language)
        for asked in map(kind, STUDENTS):
            for option in asked.shown:
                named = re.findall(r"\b([A-F])\.?$", asked.option_text(option, words))
                assert set(named) <= {asked.letter(option)}, f"{kind.number} for {asked.student}"


@pytest.mark.parametrize("kind", TESTED, ids=lambda kind: kind.number)
def test_a_single_thing_is_said_in_the_singular(kind: type[Exercise]) -> None:
    several = r"points|Punkte|punti|are|sind|liegen|sont|sono|have|haben|of its \d+ equal sectors are"
    single = re.compile(rf"(?<![\d.,/])\b1 (?:{several})\b")
    spoken = [COURSE.words(lesson_of(kind.number), language) for language in ("en", "de", "fr", "it")]
    for asked in (kind(f"pupil {number}") for number in range(12)):
        mistakes = asked.mistakes().values()
        for words in spoken:
            told = [asked.say(words), asked.solution(words).reasoning]
            told += [asked.mark(answer, words).why for answer in (asked.model_answer(words), *mistakes)]
            assert not single.search(" ".join(told)), single.search(" ".join(told))


@pytest.mark.parametrize("kind", FUNCTIONS, ids=lambda kind: kind.number)
def test_the_function_that_teachers_see_is_right(kind: type[FunctionExercise]) -> None:
    words = COURSE.words(int(kind.number.partition(".")[0]), "en")
    for asked in map(kind, STUDENTS):
        assert asked.mark(model_function(asked), words).state == "right"


@pytest.mark.parametrize("exercise", COURSE.exercises, ids=lambda exercise: exercise.number)
def test_a_question_is_not_cut_in_its_picture(exercise: type[Exercise], tmp_path: Path) -> None:
    session = StudentSession(COURSE, tmp_path)
    picture = alone_svg(printed(ExerciseAttempt(session, exercise.number, session.words(exercise.number, "en"))), PANEL)
    lines = LINE.findall(picture)
    assert lines
    for size, weight, line in lines:
        assert 16 + text_width(unescape(line), int(size), bold=int(weight) > 400) <= PANEL - 8, line


def test_the_function_that_a_lesson_starts_from_is_known_and_no_answer(tmp_path: Path) -> None:
    begun = {
        found[1]: cell.source[: found.start()]
        for path in LESSONS.glob("*.ipynb")
        for cell in nbformat.read(path, as_version=4).cells
        if cell.cell_type == "code" and (found := SAID.search(cell.source))
    }
    assert set(begun) == {kind.number for kind in FUNCTIONS}
    for kind in FUNCTIONS:
        assert kind.starter.strip() == begun[kind.number].strip(), kind.number
        (cell := tmp_path / f"cell_{kind.number}.py").write_text(f"# As it stands there.{kind.starter}")
        (name,) = re.findall(r"^def (\w+)", kind.starter, re.MULTILINE)
        words = COURSE.words(int(kind.number.partition(".")[0]), "en")
        marked = kind().mark(runpy.run_path(str(cell))[name], words)
        assert marked[:2] == ("no answer", 0.0) and "started from" in marked.why, kind.number


def test_a_question_that_comes_again_has_other_numbers() -> None:
    for kind in [*RECALLED, *COURSE.exercises]:
        if kind.asked_as:
            words, before = COURSE.words(lesson_of(kind.number), "en"), COURSE.exercise(kind.asked_as)
            now, then = ([one(name).ask("", words) for name in STUDENTS] for one in (kind, before))
            assert now != then, kind.number
            assert kind().title(words) == words.say(kind.heading, title=kind().say(words, "title"))


def test_a_name_whose_key_is_longer_is_asked_again_too() -> None:
    name = "Maria-Magdalena Weißenfels-Großschneider"
    for kind in [*RECALLED, *COURSE.exercises]:
        assert kind(name).student == name.casefold()


def numbers(kind: type[Exercise], student: str) -> dict[str, Any]:
    return {name: value for name, value in vars(kind(student)).items() if name != "student"}


def test_nobody_is_asked_the_very_same_again() -> None:
    for kind in [*RECALLED, *COURSE.exercises]:
        if kind.asked_as and not issubclass(kind, TwoButtons):  # whose board the name alone decides
            before = COURSE.exercise(kind.asked_as)
            for student in ("", *(f"pupil {number}" for number in range(30))):
                assert numbers(kind, student) != numbers(before, student), (kind.number, student)


def test_the_first_card_of_a_notebook_has_a_field_for_the_name(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(exercises, "session", lambda: StudentSession(COURSE, tmp_path))
    for lesson, place, asks in (("1", 1, True), ("5b", 1, True), ("5b", 2, False), ("5b", 3, False)):
        assert (start_card(lesson, place).name.layout.display is None) == asks
    for path in LESSONS.glob("*.ipynb"):
        cells = [cell.source for cell in nbformat.read(path, as_version=4).cells if cell.cell_type == "code"]
        cards = [cell for cell in cells if cell.startswith(("start_card(", "exercise("))]
        assert re.match(r"start_card\(.+, 1\)", cards[0]), path.name
