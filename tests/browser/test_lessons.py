"""Each lesson in JupyterLab as it is shipped: all of its cells run, and its cards are answered as by a student."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from buttons_widgets.kit.course.card_page import LOOKS
from buttons_widgets.kit.course.course import Lesson
from buttons_widgets.kit.course.exercise import Exercise
from buttons_widgets.lessons.course import COURSE
from tests.browser.axe import axe
from tests.browser.lab import Lab, Notebook
from tests.browser.player import NO_DELAY
from tests.browser.test_table_looks import OVERFLOWS

LESSONS = Path(__file__).parents[2] / "notebooks" / "lessons"
NAME = "Ada"
ABSURD = "12345678"
"""None of the numbers that are asked for."""


class Student:
    """Somebody who goes from card to card, and knows the answers."""

    def __init__(self, notebook: Notebook, lesson: Lesson) -> None:
        self.notebook = notebook
        self.words = COURSE.words(lesson.number, "en")

    def card(self, exercise: Exercise) -> Locator:
        number = self.notebook.page.get_by_text(exercise.number, exact=True)
        return self.notebook.page.locator(".bw-card").filter(has=number)

    def told(self, exercise: Exercise) -> Locator:
        return self.card(exercise).locator(".bw-card-told")

    def say_name(self, exercise: Exercise) -> None:
        self.card(exercise).get_by_label("Your name").fill(NAME)
        self.card(exercise).get_by_role("button", name="OK").click()
        expect(self.card(exercise).get_by_role("button", name=NAME)).to_be_visible()

    def solve(self, exercise: Exercise) -> None:
        """Answer in code where a function is asked for, else on the card."""
        answer = exercise.solution(self.words).answer
        if exercise.answered_by == "function":
            function = re.findall(r"^def (\w+)", answer, re.MULTILINE)[-1]
            checked = f"from buttons_widgets.lessons import check; check({exercise.number!r}, {function}).right"
            assert self.notebook.execute(f"{answer}\n{checked}") == "True", exercise.number
            return
        expect(self.card(exercise)).to_have_count(1)
        self.card(exercise).scroll_into_view_if_needed()
        self.give(exercise, answer)
        if exercise.answered_by == "rolls":
            expect(self.card(exercise).locator("caption")).to_have_text(re.compile(r"^(\d+) of \1 rolled"))
        else:
            state = exercise.mark(answer, self.words).state
            expect(self.told(exercise).locator(f".bw-card-{LOOKS[state]}")).to_be_visible()

    def give(self, exercise: Exercise, answer: str) -> None:
        card = self.card(exercise)
        given = card.locator(".bw-card-answer")
        press = given.get_by_role("button", name=re.compile("^(Check|Guess|Save)"))
        match exercise.answered_by:
            case "number" | "text":
                if exercise.answered_by == "number" and not exercise.once:
                    given.get_by_role("textbox").fill(ABSURD)
                    press.click()
                    expect(self.told(exercise).locator(".bw-card-verdict")).to_be_visible()
                    expect(self.told(exercise)).not_to_contain_text("✓")
                given.get_by_role("textbox").fill(answer)
            case "choice" | "choices":
                options = list(getattr(exercise, "options", ()))
                for chosen in exercise.read(answer).split():
                    given.locator(".bw-options input").nth(options.index(chosen)).check()
            case "cells":
                for place in answer.split():
                    card.locator(f"[data-cell='{place}']").click()
            case "rolls":
                press = given.get_by_role("button", name="Roll the other")
        self.notebook.settle()
        press.click()


@pytest.mark.parametrize("lesson", COURSE.lessons, ids=lambda lesson: str(lesson.number))
def test_a_lesson_is_gone_through(lab: Lab, lesson: Lesson) -> None:
    (shipped,) = LESSONS.glob(f"{lesson.number:02}_*.ipynb")
    path = lab.server.root / shipped.name
    shutil.copy(shipped, path)
    lab.server.trust(path)
    notebook = lab.open_file(path, width=1366, height=768)
    notebook.add_style(NO_DELAY)
    notebook.run_all()
    assert notebook.page.locator("[data-mime-type='application/vnd.jupyter.stderr']").all_inner_texts() == []

    student = Student(notebook, lesson)
    exercises = [kind(NAME) for kind in lesson.exercises]
    student.say_name(exercises[0])
    for exercise in exercises:
        student.solve(exercise)
    summed = "from buttons_widgets.lessons import class_summary, hand_in; class_summary([str(hand_in())])"
    assert re.search(f"lesson {lesson.number}: 1 student.*0 problems", notebook.execute(summed))

    problems = axe(notebook.page, ".bw-card")
    for look in notebook.in_every_look(("light", "narrow")):
        for card in notebook.page.locator(".bw-card").all():
            problems += [f"{look}: {problem}" for problem in card.evaluate(OVERFLOWS)]
    assert problems == [], "\n" + "\n".join(problems)
