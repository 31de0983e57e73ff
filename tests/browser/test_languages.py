"""Each language on a narrow page of JupyterLab: a round, a battle, puzzles, a card and the coach have room for all."""

from __future__ import annotations

import re
from importlib.metadata import entry_points
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from buttons_widgets import generate_puzzle
from buttons_widgets.button_up.kind import BUTTON_UP
from buttons_widgets.buttons.kind import BUTTONS
from buttons_widgets.buttons.puzzles.board_puzzle import puzzle_words
from buttons_widgets.kit.language.words import languages
from buttons_widgets.lessons.course import COURSE
from tests.browser.circle_player import CirclePlayer
from tests.browser.lab import PICTURES, Lab, Notebook
from tests.browser.player import Player
from tests.browser.solver import PuzzleSolver
from tests.puzzled import wrong_answer

NARROW = 400
# The language of the longest words is gone through in `make test`, the others in `make thorough`.
LONGEST = "de"
OTHERS = [language for language in languages() if language != LONGEST]
CELLS = [
    """from buttons_widgets import CautiousBot, play, set_language
from buttons_widgets.buttons.kind import BUTTONS
set_language(language)
BUTTONS.bots = {name: lambda: CautiousBot(buttons=3, seed=1) for name in BUTTONS.bots}
game = play(seed="four tongues", pace="once")
game""",
    """from buttons_widgets import button_up
small = button_up.play(["Ada", "Bo"], first="Ada", seed="two", army=2)
small""",
    """from buttons_widgets import generate_puzzle, puzzle
asked = puzzle(generate_puzzle("stop", 2, seed="browser"))
asked""",
    """from buttons_widgets.lessons import exercise
exercise("3.4")""",
    """from buttons_widgets import Opponents, coach
coach("rbygrb/gyRbyg/bgyrbG/yr*byg/gbYrgb/rygbry r 5", Opponents(2, opt_out=0.2, bust=0.1))""",
]
WIDGETS = (".bw-table", ".bw-table", ".bw-table", ".bw-card", ".bw-table")
FORGET_OUTPUTS = "() => jupyterapp.commands.execute('notebook:clear-all-cell-outputs').then(() => null)"
PUZZLES = ("stop", "numbers")
NUMBER = "3.4"

# How many boxes were looked at in a widget, and what in it has no room: what reaches over an edge, what is wider than a
# box that cuts off or scrolls, words of a button that are cut off, the chosen words of a list, words in a picture.
ROOM = """(root) => {
  const problems = [];
  let boxes = 0;
  const { left, right } = root.getBoundingClientRect();
  const pen = document.createElement('canvas').getContext('2d');
  for (const element of root.querySelectorAll('*')) {
    if (element.getClientRects().length === 0 || element.closest('.bw-frame, .bw-unseen, defs')) continue;
    const style = getComputedStyle(element);
    if (style.visibility === 'hidden' || style.clipPath === 'inset(50%)') continue;
    const box = element.getBoundingClientRect();
    if (box.width === 0) continue;
    const words = (element.innerText ?? element.textContent ?? '').trim().slice(0, 40);
    const what = `${element.tagName} ${element.getAttribute('class')} "${words}"`;
    const picture = element.closest('svg');
    if (picture) {
      if (element.tagName !== 'text' || !element.textContent.trim()) continue;
      boxes += 1;
      const edge = picture.getBoundingClientRect();
      if (box.left < edge.left - 1 || box.right > edge.right + 1) problems.push(`${what} reaches out of its picture`);
      continue;
    }
    boxes += 1;
    if (box.right > right + 1 || box.left < left - 1) {
      problems.push(`${what} reaches from ${box.left} to ${box.right}, outside ${left} to ${right}`);
    }
    const typed = element.matches('input, select, textarea, option, .bw-picture:has(> :is(.wb-village, .wb-mat))');
    if (!typed && style.overflowX !== 'visible' && element.scrollWidth > element.clientWidth + 1) {
      problems.push(`${what} is ${element.scrollWidth} wide in ${element.clientWidth}`);
    }
    const button = element.matches('button, label, th, caption, .bw-prompt, .bw-notice');
    const over = [element.scrollWidth - element.clientWidth, element.scrollHeight - element.clientHeight];
    if (button && style.display !== 'inline' && Math.max(...over) > 1) problems.push(`${what} is cut off: ${over}`);
    if (element.tagName === 'SELECT' && element.selectedOptions.length > 0) {
      pen.font = style.font;
      const needs = pen.measureText(element.selectedOptions[0].text).width;
      const has = element.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
      if (needs > has + 1) problems.push(`list "${element.selectedOptions[0].text}" needs ${needs} of ${has}`);
    }
  }
  return { boxes, problems };
}"""


class Examiner:
    """Looks at one widget after each step, and counts."""

    def __init__(self, notebook: Notebook, language: str) -> None:
        self.notebook, self.language = notebook, language
        self.boxes = self.steps = 0
        self.problems: dict[str, str] = {}

    def look(self, widget: Locator, step: str, picture: bool = False) -> None:
        """Note what has no room; each thing once, with the step in which it was seen first."""
        if picture:
            PICTURES.mkdir(exist_ok=True)
            widget.screenshot(path=PICTURES / f"language-{self.language}-{step}.png")
        found: dict[str, Any] = widget.evaluate(ROOM)
        assert found["boxes"] > 5, step
        self.boxes += found["boxes"]
        self.steps += 1
        for problem in found["problems"]:
            self.problems.setdefault(problem, f"{step}: {problem}")


def spoken(notebook: Notebook, language: str) -> Examiner:
    """An examiner of the notebook, which has run in a language."""
    notebook.execute(f"language = {language!r}")
    notebook.run_all()
    return Examiner(notebook, language)


def gone_through(lab: Lab, language: str) -> Examiner:
    """A person who does a little of everything in one language, and what an examiner saw."""
    notebook = lab.open(CELLS, width=NARROW, height=1600)
    examiner = spoken(notebook, language)
    play_a_round(notebook, examiner, language)
    sow(notebook, examiner, language)
    solve_puzzles(notebook, examiner, language)
    answer_a_card(notebook, examiner, language)
    ask_the_coach(notebook, examiner, language)
    return examiner


def play_a_round(notebook: Notebook, examiner: Examiner, language: str) -> None:
    say = BUTTONS.words(language).say
    person = Player(notebook)
    examiner.look(person.table, "lobby", picture=True)
    person.button(say("open-switch")).click()
    person.look()
    examiner.look(person.table, "open-a-game")
    person.button(say("lobby-start")).click()
    expect(person.table.locator(".bw-actions button:visible").first).to_be_visible()
    person.button("?").click()
    person.look()
    examiner.look(person.table, "how-to", picture=True)
    person.button(say("how-to-close")).click()
    person.button(say("tool-coach")).click()
    expect(person.table.locator(".bw-coach-number").first).to_have_text(re.compile(r"\d"), timeout=60_000)
    look = person.look()
    for number in range(60):
        examiner.look(person.table, f"decision-{number}", picture=number == 1)
        if "next-round" in look.actions:
            break
        look = person.decide(look, opt_out_with=3)
    assert "next-round" in look.actions, look
    examiner.look(person.table, "round-over", picture=True)
    person.button(say("tool-more")).click()
    person.look()
    examiner.look(person.table, "menu", picture=True)
    person.button(say("tool-more")).click()
    person.button(say("tool-look-back")).click()
    person.look()
    examiner.look(person.table, "look-back")


def sow(notebook: Notebook, examiner: Examiner, language: str) -> None:
    person = CirclePlayer(notebook, 1)
    look = person.ready()
    examiner.look(person.table, "how-to-sow", picture=True)
    person.button(BUTTON_UP.words(language).say("how-to-close")).click()
    for number in range(12):
        examiner.look(person.table, f"sowing-{number}", picture=number == 0)
        if "next-round" in look.actions:
            break
        if number == 0:
            look = person.pick(person.offered[-1])
            examiner.look(person.table, "pile", picture=True)
        look = person.decide(look)
    assert "next-round" in look.actions, look


def solve_puzzles(notebook: Notebook, examiner: Examiner, language: str) -> None:
    words = puzzle_words(language)
    person = PuzzleSolver(notebook, 2)
    for theme in PUZZLES:
        asked = generate_puzzle(theme, 2, seed="browser")
        notebook.execute(f"asked.show(generate_puzzle({theme!r}, 2, seed='browser'))")
        expect(person.table.locator(".bw-puzzle-title")).to_contain_text(str(words.say(f"theme-{theme}")))
        person.look()
        examiner.look(person.table, f"{theme}-asks")
        person.action("hint").click()
        expect(person.pane).not_to_be_empty()
        person.look()
        examiner.look(person.table, f"{theme}-hint")
        person.answer(asked, wrong_answer(asked))
        examiner.look(person.table, f"{theme}-explains", picture=True)
        forth = person.table.get_by_title(words.say("puzzle-page-forth"))
        while forth.is_enabled():
            before = person.pane.inner_text()
            forth.click()
            expect(person.pane).not_to_have_text(before)
            person.look()
            examiner.look(person.table, f"{theme}-explains")


def answer_a_card(notebook: Notebook, examiner: Examiner, language: str) -> None:
    exercise = next(kind() for lesson in COURSE.lessons for kind in lesson.exercises if kind.number == NUMBER)
    card = notebook.output(3).locator(".bw-card")
    examiner.look(card, "card-asks")
    for answer, mark in [("12345678", "✗"), (exercise.solution(COURSE.words(3, language)).answer, "✓")]:
        card.locator(".bw-question-answer").get_by_role("textbox").fill(answer)
        card.locator(".bw-question-answer").get_by_role("textbox").press("Enter")
        expect(card.locator(".bw-card-told")).to_contain_text(mark)
        notebook.settle()
        examiner.look(card, f"card-{answer.replace('/', '-')}", picture=True)


def ask_the_coach(notebook: Notebook, examiner: Examiner, language: str) -> None:
    say = BUTTONS.words(language).say
    person = Player(notebook, 4)
    examiner.look(person.table, "coach-asks")
    person.button(say("coach-set-up")).click()
    person.look()
    examiner.look(person.table, "coach-set-up", picture=True)
    person.button(say("coach-set-up")).click()
    person.button(say("coach-reveal")).click()
    expect(person.table.locator(".bw-coach-number").first).to_have_text(re.compile(r"\d"), timeout=60_000)
    person.look()
    examiner.look(person.table, "coach-answers", picture=True)


def seen_at_first(notebook: Notebook, language: str) -> Examiner:
    """What an examiner saw before anybody did more than begin a round; those of other languages are unfinished."""
    notebook.page.evaluate(FORGET_OUTPUTS)
    examiner = spoken(notebook, language)
    say = BUTTONS.words(language).say
    person = Player(notebook)
    expect(person.table.locator(".bw-title").last).to_have_text(say("lobby-title"))
    for cell, widget in enumerate(WIDGETS):
        part = notebook.output(cell).locator(widget)
        expect(part).to_be_visible()
        examiner.look(part, f"cell-{cell}")
    person.button(say("lobby-start")).click()
    expect(person.table.locator(".bw-actions button:visible").first).to_be_visible()
    person.look()
    examiner.look(person.table, "decision")
    return examiner


@pytest.mark.thorough
def test_the_others_have_room_at_first_sight(lab: Lab) -> None:
    notebook = lab.open(CELLS, width=NARROW, height=1600)
    problems = [one for language in OTHERS for one in seen_at_first(notebook, language).problems.values()]
    assert not problems, "\n" + "\n".join(problems)


@pytest.mark.thorough
@pytest.mark.parametrize("language", [LONGEST, *OTHERS])
def test_a_round_a_puzzle_and_a_card_have_room(lab: Lab, language: str, capsys: pytest.CaptureFixture[str]) -> None:
    examiner = gone_through(lab, language)
    with capsys.disabled():
        print(f"\n{language}: {examiner.boxes} boxes in {examiner.steps} steps")
    assert not examiner.problems, "\n" + "\n".join(examiner.problems.values())


def test_jupyterlab_s_language_is_spoken_until_another_is_chosen_which_is_remembered(lab: Lab) -> None:
    lab.server.set_language("de_DE")
    try:
        # A page that is open already keeps the language of its menus.
        notebook = lab.open(["from buttons_widgets import play\nplay()"], width=NARROW, own_window=True)
        notebook.run_all()
        person = Player(notebook)
        expect(person.table.locator(".bw-title")).to_have_text(BUTTONS.words("de").say("lobby-title"))
        # Its own menus speak it too: the pack of each language that the kit speaks comes along with it.
        expect(notebook.page.locator(".lm-MenuBar-itemLabel").first).to_have_text("Datei")
        packs = {pack.name for pack in entry_points(group="jupyterlab.languagepack")}
        assert {pack[:2] for pack in packs} | {"en"} == set(languages())
        person.table.get_by_label(BUTTONS.words("de").say("lobby-language"), exact=True).select_option("français")
        expect(person.table.locator(".bw-title")).to_have_text(BUTTONS.words("fr").say("lobby-title"))
        notebook.restart_kernel()
        notebook.run_all()
        title = notebook.output(0).locator(".bw-table .bw-title")
        expect(title).to_have_text(BUTTONS.words("fr").say("lobby-title"))
        # The choice is one for all that speaks, not for this game alone.
        asked = "from buttons_widgets.kit.language.words import words_in; words_in().language"
        assert notebook.execute(asked).strip("'") == "fr"
    finally:
        lab.server.set_language("default")
