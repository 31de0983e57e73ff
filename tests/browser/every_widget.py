"""One notebook page with every widget of the kit, each in a state in which it shows most of what it can."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from playwright.sync_api import Locator, expect

from buttons_widgets import generate_puzzle
from tests.browser.lab import Lab, Notebook
from tests.browser.page_scripts import FITTED
from tests.browser.player import NO_DELAY
from tests.puzzled import clicks_for, wrong_answer

ROOT = Path(__file__).parents[2]

START = f"""
import sys, tempfile
from pathlib import Path
sys.path.insert(0, {str(ROOT)!r})
from buttons_widgets import *
from buttons_widgets import button_up, pretty_tricky, war_of_the_buttons
from buttons_widgets.kit.dice.die import Die
from buttons_widgets.kit.saving.settings import Settings
from buttons_widgets.kit.lobby.play_widget import play_kind
from buttons_widgets.lessons import class_round, class_summary, exercise, hand_in, show
from buttons_widgets.lessons.course import COURSE
from buttons_widgets.lessons.roll_pictures import BOARD, ROLL
from tests.classroom import class_texts
from tests.nim import PLAIN_NIM
from tests.prepared import line_game
POSITION = "Rbygrb/gyRbyg/bgyrbG/yr*byg/gbYrgb/rygbry r 3"
"""

IN_PLAY = """
at = line_game()
game = play(["Ada", "Berta", "Cosimo"], coach=True, pace="once")
game._begin(next(at.at(ply) for ply in range(at.ply) if at.at(ply).phase.name == "LAY" and at.at(ply).to_move == 0
    and at.at(ply).button_masks[0].bit_count() >= 2), [None, CautiousBot(seed=1), CautiousBot(seed=2)])
game
"""
OVER = """
over = play(["Ada", "Berta", "Cosimo"], pace="once")
over._begin(at, [None, CautiousBot(seed=1), CautiousBot(seed=2)])
over
"""
REVIEW = """
short = Game.start(["Ada", "Bo"], cards=["rb", "yg"], seed="review")
bots = [CautiousBot(3, seed="Ada"), CautiousBot(4, seed="Bo")]
while short.to_move is not None:
    short = short.play(short.chance_move() if short.to_move is CHANCE else bots[short.to_move](short))
review(short, "Ada")
"""
CLASS = "class_summary([*class_texts(COURSE, 3, 12, Path(tempfile.mkdtemp())), 'no code'])"
ASKED = generate_puzzle("most", 1, seed="browser")
CIRCLE_PUZZLE = "button_up.puzzle(button_up.generate_puzzle('win_left', 1, seed='browser'))"
DICE = "DiceTray(dice=[Die(2), Die(5, 'red', pick=True), Die(6, 'black', pick=True), Die(0, pick=True)])"


@dataclass(frozen=True)
class Widget:
    """A widget on the page.

    Attributes:
        name: what it is.
        code: the cell that shows it.
        root: the CSS class of its outermost element.
        prepare: what a person does with it, until it shows most.
    """

    name: str
    code: str
    root: str
    prepare: Callable[[Locator], None]


def _nothing(_: Locator) -> None:
    """It shows what it can without being asked."""


def _open_lobby(root: Locator) -> None:
    root.get_by_role("button", name=re.compile("Open")).first.click()
    root.get_by_role("button", name=re.compile("^Seat 1")).click()
    root.locator(".bw-seat-row").first.locator("select").nth(1).select_option("own layout")
    root.get_by_role("button", name="Start the game").click()
    expect(root.get_by_role("alert")).to_be_visible()


def _ask_the_coach(root: Locator) -> None:
    root.get_by_role("button", name="Coach").click()
    expect(root.locator(".bw-coach-number").first).to_have_text(re.compile(r"\d"), timeout=60_000)


def _look_back_with_the_menu_open(root: Locator) -> None:
    root.get_by_role("button", name="Replay").first.click()
    expect(root.locator(".bw-look-back")).to_be_visible()
    root.get_by_role("button", name="Game…").click()
    expect(root.locator(".bw-menu")).to_be_visible()


def _asks_whether_to_delete(root: Locator) -> None:
    """Whether the game that the table before has kept is to be deleted."""
    root.locator(".bw-delete").first.click()
    expect(root.get_by_role("button", name="Delete it")).to_be_visible()


def _says_how_to_play(root: Locator) -> None:
    """It says so by itself to whoever has never played this game."""
    expect(root.get_by_role("dialog", name="How to play")).to_be_visible()


def _has_learnt(root: Locator) -> None:
    root.get_by_role("button", name="Got it").click()


def _answer_a_puzzle_wrongly(root: Locator) -> None:
    root.locator(".bw-action-hint").click()
    expect(root.locator(".bw-puzzle-read")).to_contain_text("Hint 1 of")
    for cell in clicks_for(ASKED, wrong_answer(ASKED)):
        root.locator(f"[data-cell='{cell}']").click()
    root.locator(".bw-action-check").click()
    expect(root.locator(".bw-puzzle-judged")).to_contain_text("✗")


def _set_a_position_up(root: Locator) -> None:
    root.get_by_role("button", name="Set up").click()
    expect(root.locator(".bw-set-up")).to_be_visible()
    expect(root.locator(".bw-coach-number").first).to_have_text(re.compile(r"\d"), timeout=60_000)
    root.get_by_role("button", name="Assumed:").click()


def _try_a_space(root: Locator) -> None:
    root.locator("[data-cell='1-1']").click()


def _answer_a_card_wrongly_and_rightly(root: Locator) -> None:
    box = root.locator(".bw-question-answer").get_by_role("textbox")
    box.fill("12345678")
    box.press("Enter")
    expect(root.locator(".bw-card-told")).to_contain_text("✗")


def _is_reviewed(root: Locator) -> None:
    expect(root.locator(".bw-review-sums caption")).to_have_text("Luck and skill", timeout=60_000)


def _roll(root: Locator) -> None:
    root.get_by_role("button", name="Roll").click()


WIDGETS = (
    Widget("lobby", "play()", "bw-table", _open_lobby),
    Widget("table in play", IN_PLAY, "bw-table", _ask_the_coach),
    Widget("table looked back at", OVER, "bw-table", _look_back_with_the_menu_open),
    Widget("my games", "my_games()", "bw-table", _asks_whether_to_delete),
    Widget("circle", "button_up.play(['Ada', 'Bo'], first='Ada', seed='two')", "bw-table", _says_how_to_play),
    Widget("village", "war_of_the_buttons.play(['Ada', 'Bo', 'Cy', 'Di'], seed='four')", "bw-table", _has_learnt),
    Widget("other game", "play_kind(PLAIN_NIM, ['Ada', 'Bo'], seed=3)", "bw-table", _nothing),
    Widget("board", "BoardWidget(Position.parse(POSITION), active=True)", "bw-board", _nothing),
    Widget("dice", DICE, "bw-tray", _nothing),
    Widget("laying tried", "try_laying(BOARD, ROLL)", "bw-table", _try_a_space),
    Widget(
        "position coached",
        "coach(POSITION, Opponents(2, opt_out=0.2, bust=0.1), reveal=True)",
        "bw-table",
        _set_a_position_up,
    ),
    Widget("puzzle", "puzzle(generate_puzzle('most', 1, seed='browser'))", "bw-table", _answer_a_puzzle_wrongly),
    Widget(
        "puzzle of a circle",
        CIRCLE_PUZZLE,
        "bw-table",
        _nothing,
    ),
    Widget("book", "puzzle_book()", "bw-book", _nothing),
    Widget("editor", "puzzle_editor()", "bw-puzzle-editor", _nothing),
    Widget("worksheet", "worksheet([generate_puzzle('most', 1, seed='browser')])", "bw-worksheet", _nothing),
    Widget("review", REVIEW, "bw-review", _is_reviewed),
    Widget("card", "exercise('3.4')", "bw-card", _answer_a_card_wrongly_and_rightly),
    Widget("round of a class", "class_round('7b Monday')", "bw-class-round-board", _roll),
    Widget("handing in", "hand_in(3)", "bw-hand-in", _nothing),
    Widget("class", CLASS, "bw-class", _nothing),
    Widget("dice for all", "pretty_tricky.dice_roller('back row')", "bw-roller", _roll),
    Widget("projector", "show(POSITION, 'What would you do?')", "bw-projected", _nothing),
)


class EveryWidget:
    """The page, and its widgets by their names."""

    def __init__(self, lab: Lab, width: int = 1366, height: int = 768) -> None:
        """Open it, run all, and do with each widget what it is to be seen after."""
        self.notebook: Notebook = lab.open([START, *(one.code for one in WIDGETS)], width=width, height=height)
        self.notebook.run_all()
        self.notebook.add_style(NO_DELAY)
        self.page = self.notebook.page
        self.roots = {
            one.name: self.notebook.output(index).locator(f".{one.root}").first
            for index, one in enumerate(WIDGETS, start=1)
        }
        for one in WIDGETS:
            expect(self.roots[one.name], one.name).to_be_visible()
        for one in WIDGETS:
            one.prepare(self.roots[one.name])
            self.notebook.settle()
        self.page.evaluate(FITTED)
