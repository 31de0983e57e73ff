"""`coach()`: the exact analysis of one position on a board that can be changed by clicking."""

from __future__ import annotations

from dataclasses import replace
from threading import RLock

import ipywidgets as w

from ...kit.language.words import Words
from ...kit.page.lock import alone
from ...kit.page.pictured import Pictured
from ..analysis.advice import Question
from ..analysis.opponents import MOST_OPPONENTS, NO_OPPONENTS, Opponents
from ..analysis.solution import Goal
from ..drawing.board_view import Worth
from ..drawing.picture import board_svg
from ..rules.grid import Cell, cell_text
from ..rules.position import MOST_BLACK_DICE, Position
from .board import BoardWidget
from .coach import Coach, labelled_list
from .frame import TableFrame
from .pages import line_html
from .sentences import OBSTACLES
from .words import board_words, game_words


def coach(
    position: Position,
    opponents: Opponents | None = None,
    goal: Goal = "stars",
    *,
    language: str | None = None,
) -> PositionCoach:
    """What rolling, opting out and every space are worth at a position, with everything that may be changed.

    A click on an open space lays a button there, a click on a button takes it back, and the coach thinks again. What
    a whole board asks for takes seconds; nothing waits for it.

    Args:
        position: the player's board before its own turn; its dice are those of its next roll.
        opponents: who else is in, and how they behave; nobody if left out.
        goal: `"stars"` or `"win"`.
        language: of every word shown, such as `"en"`.

    Raises:
        ValueError: one of the arguments is none of these.

    >>> coach(Position.parse("RbyG/gryb/ybRy/bYrg r 2"))
    PositionCoach('RbyG/gryb/ybRy/bYrg r 2')
    """
    if not isinstance(position, Position):
        raise ValueError(f"the coach looks at a position, not at {position!r}: write Position.parse(...)")
    if not isinstance(opponents, Opponents | None):
        raise ValueError(f"opponents are Opponents(count, opt_out, bust) or None, not {opponents!r}")
    if goal not in ("stars", "win"):
        raise ValueError(f"the goal is 'stars' or 'win', not {goal!r}")
    return PositionCoach(position, opponents or NO_OPPONENTS, goal, game_words(language))


class PositionCoach(Pictured, w.VBox):
    """What `coach` returns. Make it with that.

    Attributes:
        position: the board as it is now, with what was clicked.
        coach: the bars beside it.
    """

    def __init__(self, position: Position, opponents: Opponents, goal: Goal, words: Words) -> None:
        self.position = self._start = position
        self.lock = RLock()
        self._words = words
        self._dice_each = opponents.dice_each
        self._turn = 0
        self._note = ""
        say = words.say
        self.frame = TableFrame(lost=say("frame-lost"), focus_on=["[role=gridcell][tabindex='0']"])
        self.board = BoardWidget(position, active=True, texts=board_words(words), label=say("coach-board"))
        self.board.on_cell(self._on_cell)
        self.told = w.HTML().add_class("bw-notice")
        dice = [(str(count), count) for count in range(1, MOST_BLACK_DICE + 1)]
        self.dice = labelled_list(say("coach-dice"), dice, position.black_dice)
        counts = [(str(count), count) for count in range(MOST_OPPONENTS + 1)]
        self.count = labelled_list(say("coach-opponents"), counts, opponents.count)
        self.again = w.Button(description=say("try-again"), tooltip=say("try-again-hint"), icon="undo")
        self.again.on_click(lambda _: self._to(self._start))
        self.coach = Coach(words, self._show, self.lock, may_wait=True)
        self.coach.goal.value = goal
        if opponents.count:
            self.coach.opt_out.value, self.coach.bust.value = opponents.opt_out, opponents.bust
        self.dice.observe(self._dice_changed, "value")
        self.count.observe(self._count_changed, "value")
        controls = w.HBox([self.dice, self.count, self.again]).add_class("bw-row")
        side = w.VBox([controls, self.coach, self.told]).add_class("bw-side")
        super().__init__([self.frame, w.Box([self.board, side]).add_class("bw-floor")])
        self.add_class("bw-table").add_class("bw-position-coach")
        self._think()

    @alone
    def _dice_changed(self, _change: object) -> None:
        if self.dice.value != self.position.black_dice:  # else it only follows the position
            self._to(replace(self.position, black_dice=self.dice.value))

    @alone
    def _count_changed(self, _change: object) -> None:
        self._dice_each = None  # of another number of opponents each takes what the rules say
        self._think()

    @alone
    def _on_cell(self, cell: Cell, turn: int) -> None:
        if turn != self._turn:
            return
        position = self.position
        obstacle = position.why_not(cell)
        if cell in position.buttons:
            bit = 1 << position.grid.bit(cell)
            self._to(replace(position, button_mask=position.button_mask & ~bit))
        elif obstacle is None:
            self._to(position.lay(cell))
        else:
            why = self._words.say(OBSTACLES[obstacle])
            self._note = self._words.say("why-told", cell=cell_text(cell), why=why)
            self._show()

    @alone
    def _to(self, position: Position) -> None:
        self.position = position
        self._turn += 1
        self._note = ""
        self.dice.value = position.black_dice
        self._think()

    def _think(self) -> None:
        position, count, dice_each = self.position, self.count.value, self._dice_each
        self.coach.ask(
            lambda assumed: Question(
                position,
                Opponents(count, assumed.opt_out, assumed.bust, dice_each) if count else NO_OPPONENTS,
                assumed.goal,
            )
        )
        self._show()

    @alone
    def _show(self) -> None:
        position, board, say = self.position, self.board, self._words.say
        obstacles = {cell: position.why_not(cell) for cell in position.grid.cells}
        with board.hold_sync():
            board.show(position)
            board.offered = list(map(cell_text, position.legal_cells()))
            board.worths = {cell_text(cell): dict(mark) for cell, mark in self.coach.marks().items()}
            board.reasons = {
                cell_text(cell): say("try-may-take-back" if cell in position.buttons else OBSTACLES[obstacle])
                for cell, obstacle in obstacles.items()
                if obstacle is not None
            }
            board.ply = self._turn
        self.again.disabled = position == self._start
        self.told.value = line_html(self._note)
        with self.frame.hold_sync():
            self.frame.news = self._note or self.coach.verdict
            self.frame.turn = self._turn

    def __repr__(self) -> str:
        return f"PositionCoach({str(self.position)!r})"

    def _repr_svg_(self) -> str:
        worths = {cell: Worth.of(mark) for cell, mark in self.coach.marks().items()}
        view = replace(self.position.view(), worths=worths)
        return board_svg(view, title=f"{self.position} {self.coach.verdict}".strip())
