"""Hands and eyes for the tests of the coach, without a kernel."""

import html
import re
from collections.abc import Callable, Iterator
from functools import partial
from threading import RLock
from typing import Any

import ipywidgets as w

from buttons_widgets import CautiousBot, Position
from buttons_widgets.buttons.kind import BUTTONS
from buttons_widgets.buttons.rules.game import Game
from buttons_widgets.buttons.view.advisor import ExactAdvisor
from buttons_widgets.kit.coach.coach import Coach
from buttons_widgets.kit.page.work_line import WorkLine
from buttons_widgets.kit.table.session import Session
from buttons_widgets.kit.table.table import Table
from tests.hands import unkept

SMALL = "rby/gry/ybg"
WORDS = BUTTONS.words("en")
POSITION = Position.parse("RbyG/gryb/ybRy/bYrg r 2")


def session_of(game: Game, *bots: CautiousBot | None) -> Session[Game]:
    """A session that begins with this state, though no moves lead to it."""
    session: Session[Game] = Session(game, list(bots) or [None] * len(game.names))
    session._states = [game]
    session._ply = 0
    return session


def table_of(game: Game) -> Table:
    """A table with people at which the coach is asked."""
    table = Table(BUTTONS, session_of(game), WORDS, pace="once")
    table.coach_box.switch.value = True
    return table


def coach_alone() -> Coach:
    return Coach(ExactAdvisor(), WORDS, lambda: None, RLock(), may_wait=True)


def text_of(widget: w.HTML) -> str:
    return " ".join(html.unescape(re.sub("<[^>]*>", " ", unkept(widget.value))).split())


def rows(coach: Coach) -> list[list[str]]:
    """The rows of the table: name, worth, chance to bust; an empty text where nothing stands."""
    found = re.findall("<tr class=.*?</tr>", coach.bars.value)
    cells = [re.findall("<(?:th|td)[^>]*>(.*?)</(?:th|td)>", row) for row in found]
    return [[re.sub("<[^>]*>", "", cell) for cell in (row[0], row[2], row[3])] for row in cells]


def best_rows(coach: Coach) -> list[str]:
    return re.findall('<tr class="bw-coach-best"><th scope="row">(.*?)</th>', coach.bars.value)


def click(table: Table, cell: str) -> None:
    """Click a space of whoever is to move."""
    board = table.parts.boards[table.game.to_move].board
    content = {"type": "cell", "cell": cell, "turn": board.turn}
    board._handle_msg({"content": {"data": {"method": "custom", "content": content}}, "buffers": []})


def press(table: Table, action: str) -> None:
    row = table.parts.actions
    row._handle_custom_msg({"type": "press", "name": action, "turn": row.turn}, [])


def descendants(widget: w.Widget) -> Iterator[w.Widget]:
    yield widget
    for child in getattr(widget, "children", ()):
        yield from descendants(child)


class HeldWorker:
    """Does what it is asked to do when the test wants it."""

    def __init__(self, line: WorkLine) -> None:
        self.line = line
        self.asked: list[tuple[Any, Callable[[], object]]] = []

    def do(self, name: Any, job: Callable[[], object], works: frozenset[object], *, at_once: bool = False) -> None:
        self.asked.append((name, job))

    def watching(self, work: object) -> Callable[[float], None]:
        return partial(self.line._has_come, work)

    def drop(self) -> None:
        self.asked.clear()

    def answer(self, number: int) -> None:
        name, job = self.asked[number]
        self.line._has_ended(name, job())
