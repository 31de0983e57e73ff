"""Cards of exercises in JupyterLab: every kind is answered by mouse, one by keyboard alone; a name; a restart."""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path

import nbformat
import pytest
from playwright.sync_api import Locator, expect

from tests.browser.axe import axe
from tests.browser.lab import BOTH, LOOKS, Lab, Notebook
from tests.browser.player import NO_DELAY
from tests.browser.test_table_looks import OVERFLOWS

ROOT = Path(__file__).parents[2]
DESK = f"""
import sys
sys.path.insert(0, {str(ROOT)!r})
from buttons_widgets.kit.exercises.card import ExerciseCard
from buttons_widgets.kit.exercises.student_session import StudentSession
from buttons_widgets.kit.page.of_cell import shown_in_cell
from tests.nim_course import NIM_COURSE, NimberOf
desk = StudentSession(NIM_COURSE)
def card(number):
    return shown_in_cell(lambda model_id: ExerciseCard(desk, number, desk.words(number), model_id))
"""
NUMBERS = ("1.1", "1.2", "1.5", "1.6", "2.1", "2.3", "2.5", "2.6")

# On a busy machine a page may take so long that JupyterLab gives the card of a cell up, and hears of it only then.
LATE = """async (cell) => {
  const { content } = jupyterapp.shell.currentWidget;
  const type = 'application/vnd.jupyter.widget-view+json';
  const manager = await content.rendermime.getFactory(type).createRenderer({ mimeType: type })._manager.promise;
  const { outputs } = content.widgets[cell].model;
  const { model_id } = outputs.get(0).data[type];
  const model = manager._models[model_id];
  delete manager._models[model_id];
  outputs.set(0, outputs.get(0).toJSON());
  window.comes = () => {
    manager._models[model_id] = model;
    manager._restored.emit();
  };
}"""
GIVEN_UP = "Error displaying widget: model not found"

# How high the cards are in a window of 1366 × 768, and what is cut off in them.
HEIGHTS = "() => [...document.querySelectorAll('.bw-card')].map((card) => card.offsetHeight)"


class Student:
    """A person at the cards of a notebook, each the output of a cell of its own."""

    def __init__(self, notebook: Notebook) -> None:
        self.notebook, self.page = notebook, notebook.page
        notebook.add_style(NO_DELAY)
        for number in NUMBERS:
            expect(self.card(number).locator(".bw-card-question")).to_be_visible()

    def card(self, number: str) -> Locator:
        return self.notebook.output(NUMBERS.index(number) + 1).locator(".bw-card")

    def told(self, number: str) -> Locator:
        return self.card(number).locator(".bw-card-told")

    def write(self, number: str, text: str, by: str = "Check") -> None:
        # What was pressed before has come to its end: an answer to a card that has changed since is none.
        self.notebook.settle()
        card = self.card(number).locator(".bw-question-answer")
        card.get_by_role("textbox").fill(text)
        card.get_by_role("button", name=by).click()

    def button(self, number: str, name: str) -> Locator:
        return self.card(number).get_by_role("button", name=name)


def open_cards(lab: Lab, width: int = 1280, height: int = 900) -> Student:
    notebook = lab.open([DESK, *(f"card({number!r})" for number in NUMBERS)], width=width, height=height)
    notebook.run_all()
    return Student(notebook)


@pytest.mark.parametrize("looks", [BOTH, pytest.param(tuple(LOOKS), marks=pytest.mark.thorough)], ids=", ".join)
def test_every_kind_is_answered_and_looks_well(lab: Lab, looks: Sequence[str]) -> None:
    student = open_cards(lab, height=2400)
    student.write("1.1", "20% to 40%", by="Guess")
    expect(student.told("1.1")).to_contain_text("Your guess: 20%–40%.")
    expect(student.card("1.1").get_by_role("button", name="Guess")).to_be_hidden()

    student.write("1.2", "2/6")
    expect(student.told("1.2")).to_contain_text("✗ Not yet. There is only one side with a two, not two.")
    student.button("1.2", "Hint").click()
    expect(student.told("1.2")).to_contain_text("Hint 1 of 2")
    student.write("1.2", "1/6")
    expect(student.told("1.2")).to_contain_text("✓ Right! One side of 6.")
    expect(student.told("1.2")).to_contain_text("You guessed 20%–40%, which is too high.")

    options = student.card("1.5").locator(".bw-options")
    options.get_by_label("The other <b>one</b>").check()
    student.notebook.settle()
    student.button("1.5", "Check").click()
    expect(student.told("1.5")).to_contain_text("Look for a move that leaves two equal heaps.")
    for place in (0, 2):
        student.card("1.6").get_by_role("checkbox").nth(place).check()
    student.notebook.settle()
    student.button("1.6", "Check").click()
    expect(student.told("1.6")).to_contain_text("✓ Right! Equal heaps.")

    for heap in ("heap 1", "heap 2", "heap 3"):
        student.card("2.1").get_by_role("button", name=heap).click()
    student.notebook.settle()
    student.button("2.1", "Check").click()
    expect(student.told("2.1")).to_contain_text("✓ Right! All three.")

    student.write("2.3", "Because the other one\ncopies <b>.", by="Save")
    expect(student.told("2.3")).to_contain_text("Saved for your teacher to read.")
    student.button("2.5", "Roll all 5").click()
    expect(student.card("2.5").locator("caption")).to_have_text("5 of 5 rolled")
    student.notebook.execute("desk.give(desk.exercise('2.6'), NimberOf().reference, desk.words('2.6'))")
    expect(student.told("2.6")).to_contain_text("✓ Right! All 4 cases are right.")

    problems: list[str] = []
    for look in student.notebook.in_every_look(looks):
        student.notebook.screenshot(f"cards-{look}")
        problems += [f"{look}: {problem}" for problem in axe(student.page, ".bw-card")]
        for card in student.page.locator(".bw-card").all():
            problems += [f"{look}: {problem}" for problem in card.evaluate(OVERFLOWS)]
    assert problems == [], "\n" + "\n".join(problems)


def test_by_keyboard_alone_then_a_name_is_said_and_all_is_there_after_a_restart(lab: Lab) -> None:
    student = open_cards(lab, width=1366, height=768)
    # Several cards stand on a page.
    heights = student.page.evaluate(HEIGHTS)
    assert max(heights) <= 290 and sorted(heights)[len(heights) // 2] <= 200, heights
    keyboard = student.page.keyboard
    card = student.card("1.2").locator(".bw-question-answer")
    card.get_by_role("textbox").focus()
    keyboard.type("1/6 x")  # an x that JupyterLab heard would cut the cell
    keyboard.press("Enter")
    expect(student.told("1.2")).to_contain_text("I cannot read")
    expect(card.get_by_role("textbox")).to_be_focused()
    student.notebook.settle()  # the turn, to which the next key belongs, comes after the text
    keyboard.press("Tab")
    keyboard.press("Tab")
    keyboard.press("h")
    expect(student.told("1.2")).to_contain_text("Hint 1 of 2")
    expect(card.get_by_role("button", name="Next hint")).to_be_focused()
    student.notebook.settle()
    keyboard.press("Space")
    expect(student.told("1.2")).to_contain_text("Hint 2 of 2")
    expect(card.get_by_role("textbox")).to_be_focused()  # there are no more hints
    student.card("1.5").get_by_role("radio").first.focus()
    keyboard.press("Space")
    keyboard.press("ArrowDown")
    expect(student.card("1.5").get_by_role("radio").nth(1)).to_be_checked()
    keyboard.press("ArrowUp")
    keyboard.press("Enter")
    expect(student.told("1.5")).to_contain_text("✓ Right!")
    student.card("2.1").get_by_role("button", name="heap 1").focus()
    keyboard.press("Enter")
    expect(student.button("2.1", "Check")).to_be_enabled()
    student.notebook.settle()
    keyboard.press("c")
    expect(student.told("2.1")).to_contain_text("but not the only one")
    assert student.page.locator(".jp-CodeCell").count() == len(NUMBERS) + 1
    expect(student.card("2.1").locator(".bw-frame [role=status]")).to_have_text(re.compile("but not the only one"))

    student.button("1.5", "Your name?").click()
    expect(student.card("1.5").get_by_label("Your name")).to_be_focused()
    student.notebook.settle()
    keyboard.type("Ada")
    keyboard.press("Enter")
    expect(student.button("1.2", "Ada")).to_be_visible()
    sides = student.notebook.execute("print(desk.exercise('1.2').sides)").strip()
    expect(student.card("1.2").locator(".bw-card-question")).to_contain_text(f"a die of {sides} sides")
    student.write("1.2", f"1/{sides}")
    expect(student.told("1.2")).to_contain_text("✓ Right!")

    student.notebook.save()
    assert "solved · Your answer: 1/" in saved_picture(student, "1.2")
    student.notebook.restart_kernel()
    student.notebook.run_all()
    # What was saved is older than the kernel: it names the cards all the same.
    student.notebook.reload(save=False)
    student = Student(student.notebook)
    comes_late(student, "1.2")
    expect(student.card("1.2").locator(".bw-card-mark")).to_have_text("solved")
    expect(student.card("1.2").locator(".bw-question-answer").get_by_role("textbox")).to_have_value(f"1/{sides}")
    expect(student.button("2.3", "Ada")).to_be_visible()
    student.button("1.2", "Go on").click()
    expect(student.notebook.page.locator(".jp-Cell").nth(3)).to_have_class(re.compile("jp-mod-active"))


def saved_picture(student: Student, number: str) -> str:
    """The picture of a card in the notebook's file."""
    cell = nbformat.read(student.notebook.path, as_version=4).cells[NUMBERS.index(number) + 1]
    return str(cell.outputs[0].data["image/svg+xml"])


def comes_late(student: Student, number: str) -> None:
    """Let JupyterLab give up a card, which comes after all."""
    notebook, cell = student.notebook, NUMBERS.index(number) + 1
    notebook.page.evaluate(LATE, cell)
    expect(notebook.output(cell)).to_contain_text(GIVEN_UP)
    notebook.page.evaluate("() => window.comes()")
    expect(student.card(number)).to_be_visible()
    assert all("widget model not found" in error for error in notebook.watch.errors)
    notebook.watch.forget()
