"""Lessons in JupyterLab as they are shipped: all of their cells run, and their cards are answered as by a student.

In `make test`, test_lesson_by_keyboard.py answers every kind of exercise, and tests/lessons/test_gone_through.py goes
through all lessons without a page.
"""

from __future__ import annotations

import re
import shutil
from collections.abc import Sequence
from pathlib import Path

import nbformat
import pytest
from playwright.sync_api import Locator, expect

from buttons_widgets.kit.exercises.course import Lesson
from buttons_widgets.kit.exercises.exercise import Exercise
from buttons_widgets.lessons.course import COURSE
from tests.browser.axe import axe
from tests.browser.lab import Lab, Notebook
from tests.browser.player import NO_DELAY
from tests.browser.test_table_looks import OVERFLOWS
from tests.lessons.student import NAME, Student, notebooks


class StudentInPage(Student):
    """Somebody at a lesson's notebook in JupyterLab."""

    def __init__(self, notebook: Notebook, lesson: Lesson, exercises: Sequence[type[Exercise]]) -> None:
        super().__init__(lesson, exercises)
        self.notebook = notebook

    def card(self, exercise: Exercise) -> Locator:
        number = self.notebook.page.get_by_text(exercise.number, exact=True)
        return self.notebook.page.locator(".bw-card").filter(has=number)

    def told(self, exercise: Exercise) -> Locator:
        return self.card(exercise).locator(".bw-card-told")

    def given(self, exercise: Exercise) -> Locator:
        return self.card(exercise).locator(".bw-question-answer")

    def press(self, exercise: Exercise) -> None:
        # What was chosen or clicked has come to the kernel then.
        self.notebook.settle()
        self.given(exercise).get_by_role("button", name=re.compile("^(Check|Guess|Save|Roll (all|the))")).click()

    def run(self, code: str) -> str:
        return self.notebook.execute(code)

    def say_name(self, exercise: Exercise) -> None:
        self.card(exercise).get_by_label("Your name").fill(NAME)
        self.card(exercise).get_by_role("button", name="OK").click()
        expect(self.card(exercise).get_by_role("button", name=NAME)).to_be_visible()

    def write(self, exercise: Exercise, text: str) -> None:
        self.given(exercise).get_by_role("textbox").fill(text)
        self.press(exercise)

    def choose(self, exercise: Exercise, places: Sequence[int]) -> None:
        for place in places:
            self.given(exercise).locator(".bw-options input").nth(place).check()
        self.press(exercise)

    def click(self, exercise: Exercise, places: Sequence[str]) -> None:
        for place in places:
            self.card(exercise).locator(f"[data-cell='{place}']").click()
        self.press(exercise)

    def roll(self, exercise: Exercise) -> None:
        self.press(exercise)
        expect(self.card(exercise).locator("caption")).to_have_text(re.compile(r"^(\d+) of \1 (rolled|waits)"))

    def sees_that_it_is_wrong(self, exercise: Exercise) -> None:
        expect(self.told(exercise).locator(".bw-card-verdict")).to_be_visible()
        expect(self.told(exercise)).not_to_contain_text("✓")

    def sees(self, exercise: Exercise, look: str) -> None:
        expect(self.told(exercise).locator(f".bw-card-verdict .bw-{look}")).to_be_visible()


HALVES = [(lesson, path) for lesson in COURSE.lessons for path in notebooks(lesson)]
"""Every lesson with its notebook, and a lesson of two notebooks with each of them."""


def asked_in(lesson: Lesson, path: Path) -> list[type[Exercise]]:
    """The exercises that a notebook asks for."""
    source = "\n".join(cell.source for cell in nbformat.read(path, as_version=4).cells if cell.cell_type == "code")
    asked = set(re.findall(r'\b(?:exercise|check)\("([\d.]+)"', source))
    return [kind for kind in lesson.exercises if kind.number in asked]


@pytest.mark.parametrize("lesson", COURSE.lessons, ids=lambda lesson: str(lesson.number))
def test_every_exercise_is_asked_for_in_one_notebook(lesson: Lesson) -> None:
    asked = [kind.number for path in notebooks(lesson) for kind in asked_in(lesson, path)]
    assert sorted(asked) == sorted(kind.number for kind in lesson.exercises)


@pytest.mark.thorough
@pytest.mark.parametrize(("lesson", "saved"), HALVES, ids=[path.stem for _, path in HALVES])
def test_a_lesson_is_gone_through(lab: Lab, lesson: Lesson, saved: Path) -> None:
    path = lab.server.root / saved.name
    shutil.copy(saved, path)
    lab.server.trust(path)
    notebook = lab.open_file(path, width=1366, height=768)
    notebook.add_style(NO_DELAY)
    notebook.run_all()
    assert notebook.page.locator("[data-mime-type='application/vnd.jupyter.stderr']").all_inner_texts() == []
    StudentInPage(notebook, lesson, asked_in(lesson, saved)).go_through()
    problems = axe(notebook.page, ".bw-card")
    for look in notebook.in_every_look(("light", "narrow")):
        for card in notebook.page.locator(".bw-card").all():
            problems += [f"{look}: {problem}" for problem in card.evaluate(OVERFLOWS)]
    assert problems == [], "\n" + "\n".join(problems)
