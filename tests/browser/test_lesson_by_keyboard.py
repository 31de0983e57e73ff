"""A whole lesson in JupyterLab by keyboard alone: cells are run, every kind of answer is given, and all is handed in.

Lesson 1 has every kind of answer but three: dice that are rolled, a guess by choosing and a function come from other
lessons. There is no mouse, and no script sets the focus. Each time one exercise of each kind is answered; all of them
are for those who have more time.
"""

from __future__ import annotations

import re
from typing import Any

import nbformat
import pytest
from playwright.sync_api import Locator, expect

from buttons_widgets.kit.exercises.checked import SIGNS, verdict_of
from buttons_widgets.kit.exercises.choice_exercise import OptionsExercise
from buttons_widgets.kit.exercises.exercise import Exercise, lesson_of
from buttons_widgets.kit.exercises.rolls_exercise import ALL, RollsExercise
from buttons_widgets.lessons.course import COURSE
from tests.browser.heard import HEAR, TAKE
from tests.browser.lab import Lab, Notebook
from tests.browser.page_scripts import FITTED
from tests.browser.player import NO_DELAY
from tests.lessons.student import ABSURD, LOOKS, NAME, cells_of, shipped

LESSON = 1
GUESSED_BY_CHOOSING, ROLLED, WRITTEN = "11.1", "2.3", "5.4"
SENTENCES = "They may not touch.\nSo no more fit."
MOST_TABS = 30
KINDS = {
    *{("number", True), ("number", False), ("choice", True), ("choice", False), ("choices", False)},
    *{("cells", False), ("rolls", True), ("text", False), ("function", False)},
}
"""How one answers, and whether only once."""

# Where the focus is. Of a control of the kit also what is wrong with it, when it gets the focus for the first time:
# none of it is seen, or it looks as it does without the focus (WCAG 2.2, 2.4.7 and 2.4.11). What had the focus may just
# have gone: a few frames later the focus is where the next thing is done, and that is waited for.
FOCUSED = """() => {
  const active = document.activeElement;
  if (active === document.body) return false;
  const { activeCellIndex, mode } = jupyterapp.shell.currentWidget.content;
  const options = [...(active.closest('.bw-options')?.querySelectorAll('input') ?? [])];
  const seen = {
    onCell: active.matches('.jp-Cell'),
    space: active.dataset.cell ?? '',
    option: options.indexOf(active),
    activeCell: activeCellIndex,
    mode,
    fault: '',
  };
  // While there is nothing to decide, the focus waits where nothing is shown. Of a board one space is looked at.
  const control = active.closest('[role=grid]') ?? active;
  window.bwLooked ??= new WeakSet();
  if (!active.closest('.bw-table') || active.matches('.bw-frame-rest') || window.bwLooked.has(control)) return seen;
  window.bwLooked.add(control);
  const look = () => [active, ...active.querySelectorAll('*')].map((part) => {
    const { outlineStyle, outlineWidth, outlineColor, boxShadow, border, stroke, strokeWidth } = getComputedStyle(part);
    const outline = outlineStyle === 'none' ? '' : `${outlineWidth} ${outlineColor}`;
    return [outline, boxShadow, border, stroke, strokeWidth].join();
  }).join(';');
  const [isVisible, focused] = [active.matches(':focus-visible'), look()];
  const box = active.getBoundingClientRect();
  const there = document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2);
  const covered = !active.contains(there) && !there?.closest('label')?.contains(active);
  active.blur();
  const plain = look();
  active.focus({ preventScroll: true });
  const name = active.getAttribute('aria-label') ?? (active.innerText || active.outerHTML.slice(0, 80));
  if (!isVisible || focused === plain) seen.fault = `"${name}" shows no focus`;
  if (covered) seen.fault = `"${name}" has the focus below ${there?.outerHTML.slice(0, 80)}`;
  return seen;
}"""

# Whether the focus is at a control or a group of them, or else on which side of the focus that is.
WHERE = """(target) => {
  const active = document.activeElement;
  if (target.contains(active)) return 'here';
  return active.compareDocumentPosition(target) & Node.DOCUMENT_POSITION_FOLLOWING ? 'after' : 'before';
}"""

IS_HEARD = "(text) => window.bwHeard.some((news) => news.startsWith(`says: ${text}`))"
SOURCES = "() => jupyterapp.shell.currentWidget.content.widgets.map(({ model }) => model.sharedModel.getSource())"
BUTTONS = "(cells) => cells.map((cell) => cell.dataset.cell)"


def lesson_with_every_kind(every_exercise: bool) -> Any:
    """The lesson, or of it the first exercise of each kind, with cells of other lessons before all is handed in."""
    notebook = nbformat.read(shipped(COURSE.lesson(LESSON)), as_version=4)
    (written,) = (cell.source for cell in cells_of(COURSE.lesson(5)) if f'check("{WRITTEN}"' in cell.source)
    sources = [
        *(f'exercise("{number}")' for number in (GUESSED_BY_CHOOSING, ROLLED)),
        f"from buttons_widgets.lessons import check\n\n\n{written}",
    ]
    (end,) = (place for place, cell in enumerate(notebook.cells) if cell.source.startswith("hand_in("))
    notebook.cells[end:end] = [nbformat.v4.new_code_cell(source) for source in sources]
    if not every_exercise:
        first = {kind_of(asked): asked.number for asked in map(asked_in, reversed(notebook.cells)) if asked is not None}
        kept = [f'"{number}"' for number in first.values()]
        notebook.cells = [
            cell
            for cell in notebook.cells
            if cell.source.startswith(("from ", "hand_in(")) or any(number in cell.source for number in kept)
        ]
    # Below the last cell JupyterLab would make another one, to be written into.
    notebook.cells.append(nbformat.v4.new_markdown_cell("The end."))
    return notebook


def kind_of(asked: Exercise) -> tuple[str, bool]:
    """How one answers, and whether only once."""
    return asked.answered_by, asked.once


def asked_in(cell: Any) -> Exercise | None:
    """The exercise that a cell poses to Ada; for a function the one that it answers."""
    number = re.search(r'\b(?:exercise|check)\("([\d.]+)"', cell.source)
    return COURSE.exercise(number[1])(NAME) if number and cell.cell_type == "code" else None


class Listening:
    """Somebody who has no mouse, and hears what is said in the part of the page where they are."""

    def __init__(self, notebook: Notebook) -> None:
        self.notebook, self.page = notebook, notebook.page
        notebook.add_style(NO_DELAY)

    def output(self, place: int) -> Locator:
        """A cell, by its place among all."""
        return self.page.locator(".jp-Notebook-cell").nth(place)

    def focused(self) -> dict[str, Any]:
        """Where the focus is, and what is wrong with it; it has to be somewhere."""
        found: dict[str, Any] = self.page.wait_for_function(FOCUSED).json_value()
        return found

    def press(self, *keys: str) -> dict[str, Any]:
        """Press keys; where the focus is then. It is seen, and somewhere."""
        for key in keys:
            self.page.keyboard.press(key)
            focused = self.focused()
            assert not focused["fault"], f"{key}: {focused['fault']}"
        return focused

    def go_to(self, target: Locator) -> None:
        """Go to a control, or to a group of them, with Tab; back with Shift and Tab."""
        for _ in range(MOST_TABS):
            where = target.evaluate(WHERE)
            if where == "here":
                return
            self.press("Tab" if where == "after" else "Shift+Tab")
        raise AssertionError(f"Tab never reaches {target}")

    def run(self, place: int) -> None:
        """Run the cell on which the focus is, which leads on to the next one."""
        focused = self.press("Shift+Enter")
        assert (focused["mode"], focused["activeCell"], focused["onCell"]) == ("command", place + 1, True), focused

    def leave(self, place: int) -> None:
        """Go from an output back to its cell, and on to the next one."""
        for _ in range(MOST_TABS):
            if self.press("Shift+Tab")["onCell"]:
                break
        assert self.press("ArrowDown")["activeCell"] == place + 1

    def listen(self, root: Locator) -> None:
        """Hear what is said in a part of the page from now on."""
        root.evaluate(HEAR)

    def hears(self, text: str) -> None:
        """Wait until something is said that begins in this way."""
        self.page.wait_for_function(IS_HEARD, arg=" ".join(text.split()))
        self.page.evaluate(TAKE)

    def is_still_at(self, card: Locator) -> None:
        """The focus is at a card, now that all is answered."""
        self.notebook.settle()
        self.page.evaluate(FITTED)
        assert card.evaluate(WHERE) == "here", self.page.evaluate("() => document.activeElement.outerHTML")

    def say_name(self, card: Locator) -> None:
        """Type the name; the field for it goes away."""
        self.go_to(card.get_by_label("Your name"))
        self.page.keyboard.type(NAME)
        self.press("Enter")
        expect(card.get_by_role("button", name=NAME)).to_be_visible()
        self.is_still_at(card)


class KeyboardStudent(Listening):
    """Somebody who goes from cell to cell, and answers the cards."""

    def answer(self, place: int, asked: Exercise) -> None:
        """Answer a card: wrongly and with a hint where that can be, and then rightly."""
        words = COURSE.words(lesson_of(asked.number), "en")
        card = self.output(place).locator(".bw-card")
        self.listen(card)
        if isinstance(asked, RollsExercise):
            self.roll(card, asked)
            return
        right = SENTENCES if asked.answered_by == "text" else asked.solution(words).answer
        for answer in filter(None, (self.mistake(asked, right), right)):
            # Enter where it is typed or chosen, or else the button.
            self.give(card, asked, answer)
            if answer == right or asked.answered_by == "cells":
                self.go_to(card.get_by_role("button", name=re.compile("^(Check|Guess|Save)$")))
                self.press("Space")
            else:
                self.press("Enter")
            marked = asked.mark(answer, words)
            self.hears(f"{verdict_of(marked, words)} {marked.why}")
            expect(card.locator(f".bw-card-told .bw-{LOOKS[marked.state]}")).to_contain_text(SIGNS[marked.state])
            self.is_still_at(card)
            if answer != right:
                self.open_hint(card, asked.hints(words)[0].text)

    def mistake(self, asked: Exercise, right: str) -> str:
        """A wrong answer; "" if there is none, or if one answers only once."""
        words = COURSE.words(lesson_of(asked.number), "en")
        wrong = ABSURD if asked.answered_by == "number" else asked.read(right).split()[0]
        if isinstance(asked, OptionsExercise):
            wrong = next(option for option in asked.options if option not in asked.read(right).split())
        return wrong if not asked.once and asked.mark(wrong, words).state == "wrong" else ""

    def give(self, card: Locator, asked: Exercise, answer: str) -> None:
        """Type, choose, or click what the answer is."""
        given = card.locator(".bw-question-answer")
        if asked.answered_by in ("number", "text"):
            self.go_to(given.get_by_role("textbox"))
            self.press("Control+a")
            self.page.keyboard.type(answer)
        elif isinstance(asked, OptionsExercise):
            chosen = [list(asked.shown).index(option) for option in asked.read(answer).split()]
            self.choose(given.locator(".bw-options > div"), chosen, several=asked.answered_by == "choices")
        else:
            buttons = card.locator("[data-cell]:has(.bw-part-under > *)").evaluate_all(BUTTONS)
            for space in sorted({*buttons} ^ {*answer.split()}):
                self.walk(card, space)
        self.notebook.settle()

    def choose(self, group: Locator, chosen: list[int], several: bool) -> None:
        """Choose options: Tab leads to each box, but to one radio button of a group, and the arrows to the others."""
        inputs = group.locator("input")
        if several:
            for option, box in enumerate(inputs.all()):
                if (option in chosen) != box.is_checked():
                    self.go_to(box)
                    self.press("Space")
            return
        self.go_to(group)
        at = self.press("Space")["option"]
        if chosen[0] != at:
            self.press(*["ArrowDown" if chosen[0] > at else "ArrowUp"] * abs(chosen[0] - at))
        expect(inputs.nth(chosen[0])).to_be_checked()

    def walk(self, card: Locator, space: str) -> None:
        """Go to the board with Tab, to a space of it with the arrows, and press Enter there."""
        self.go_to(card.locator("[role=grid]"))
        at = self.focused()["space"]
        (row, column), (to_row, to_column) = (map(int, one.split("-")) for one in (at, space))
        down = ["ArrowDown" if to_row > row else "ArrowUp"] * abs(to_row - row)
        across = ["ArrowRight" if to_column > column else "ArrowLeft"] * abs(to_column - column)
        self.press(*down, *across, "Enter")
        self.notebook.settle()

    def open_hint(self, card: Locator, text: str) -> None:
        """Press the button for a hint, which is read out and shown."""
        self.go_to(card.get_by_role("button", name="Hint"))
        self.press("Enter")
        self.hears(text)
        expect(card.locator(".bw-card-hint")).to_contain_text("Hint 1 of")
        self.is_still_at(card)

    def roll(self, card: Locator, asked: RollsExercise) -> None:
        """Roll the dice once, then all the times that are left."""
        words = COURSE.words(lesson_of(asked.number), "en")
        self.go_to(card.get_by_role("button", name="Roll", exact=True))
        self.press("Space")
        self.hears(asked.shown(asked.rolled[0], words).label)
        self.go_to(card.get_by_role("button", name=re.compile("^Roll the")))
        self.press("Enter")
        self.hears(asked.answer_text(asked.read(ALL), words))
        self.is_still_at(card)

    def write(self, place: int, asked: Exercise, source: str) -> None:
        """Put a right function in the place of that in the cell on which the focus is, and run it."""
        answer = asked.solution(COURSE.words(lesson_of(asked.number), "en")).answer
        assert self.press("Enter")["mode"] == "edit"
        self.press("Control+a")
        # As it is pasted: JupyterLab would indent what is typed.
        self.page.keyboard.insert_text(re.sub(r"^def .*?\n\n\n", f"{answer}\n\n\n", source, flags=re.DOTALL | re.M))
        self.listen(self.output(place))
        self.run(place)
        self.hears(f"{asked.number} {SIGNS['right']}")


@pytest.mark.parametrize("every_exercise", [False, pytest.param(True, marks=pytest.mark.thorough)])
def test_a_whole_lesson_by_keyboard_alone(lab: Lab, every_exercise: bool) -> None:
    lesson = lesson_with_every_kind(every_exercise)
    path = lab.server.root / "by_keyboard.ipynb"
    nbformat.write(lesson, path)
    lab.server.trust(path)
    student = KeyboardStudent(lab.open_file(path, width=1366, height=768))
    answered: dict[str, tuple[str, bool]] = {}
    for place, cell in enumerate(lesson.cells):
        asked = asked_in(cell)
        if asked is not None and asked.answered_by == "function":
            student.write(place, asked, cell.source)
        else:
            student.run(place)
            if asked is not None:
                card = student.output(place).locator(".bw-card")
                expect(card.locator(".bw-card-question")).to_be_visible()
                if not answered:
                    student.say_name(card)
                student.answer(place, asked)
                student.leave(place)
        if asked is not None:
            answered[asked.number] = kind_of(asked)
        if cell.source.startswith("hand_in("):
            break
    assert {*answered.values()} == KINDS

    handing = student.page.locator(".bw-hand-in")
    every = [kind.number for kind in COURSE.lesson(LESSON).exercises]
    some = [number for number in every if number in answered]
    assert not every_exercise or some == every
    expect(handing).to_contain_text(f"{len(some)} of {len(every)} answered.")
    student.listen(handing)
    student.go_to(handing.get_by_role("button", name="Copy"))
    student.press("Enter")
    student.hears("Copied:")
    student.is_still_at(handing)
    # Somebody else could be at work: the name is said once more.
    student.go_to(handing.get_by_role("button", name=NAME))
    student.press("Space")
    student.notebook.settle()
    student.say_name(handing)

    # No key that was meant for a card has changed the notebook.
    sources = student.page.evaluate(SOURCES)
    changed = [old.source for old, new in zip(lesson.cells, sources, strict=True) if old.source != new]
    assert [f'check("{WRITTEN}"' in source for source in changed] == [True], changed
