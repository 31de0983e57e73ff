"""A position for a whole class: it fills the screen, asks, and shows what the coach says when everybody has decided."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from ...kit.language.words import Words
from ...kit.page import widgets as w
from ...kit.page.controls import show_if
from ...kit.page.frame import FullScreen
from ...kit.page.lock import one_at_a_time
from ...kit.page.markup import line_html
from ...kit.rules.errors import GameError, quoted
from ..analysis.opponents import NO_OPPONENTS, Opponents
from ..analysis.solution import Goal
from ..cells import Cell
from ..rules.moves import Dice
from ..rules.position import Position
from .position_coach import PositionCoach, checked_question

LONGEST: Final = 200
"""A longer question would not find room in large letters."""
SHEET: Final = Path(__file__).parents[1] / "static" / "projector.css"


def projected(
    position: Position | str,
    question: str,
    opponents: Opponents | None,
    goal: Goal,
    dice: Dice | str | None,
    words: Words,
) -> Projected:
    """A position on the projector.

    Without a question it asks what the dice ask. The rest is as for `coach`.

    Raises:
        GameError: an argument is invalid.
    """
    position, fallen = checked_question(position, opponents, goal, dice)
    if not isinstance(question, str) or not question.isprintable() or len(question) > LONGEST:
        raise GameError(f"a question is a line of at most {LONGEST} characters, not {quoted(question)}")
    return Projected(position, question.strip(), opponents or NO_OPPONENTS, goal, fallen, words)


class Projected(PositionCoach):
    """A large board, the question, and the answer when it is asked for. F fills the screen, and Escape leaves.

    Attributes:
        question: what is asked; "" for what the dice ask.
    """

    more_sheets = (SHEET,)

    def __init__(
        self,
        position: Position,
        question: str,
        opponents: Opponents,
        goal: Goal,
        dice: Dice | None,
        words: Words,
    ) -> None:
        self.question = question
        self.full_screen = FullScreen(words)
        super().__init__(position, opponents, goal, dice, False, words)
        show_if(self.set_up_switch, False)
        bar = w.HBox([self.full_screen]).add_class("bw-tools")
        side = w.VBox([bar, self.asked, self.tray, self.choices, self.coach, self.message]).add_class("bw-side")
        self.children = [*self._activity.head, w.Box([self.board, side]).add_class("bw-floor")]
        self.add_class("bw-projected")

    def _picked(self, cell: Cell) -> None:
        # A slip of the hand in front of a class changes no board: only a roll is answered by a click.
        if self.roll is not None:
            super()._picked(cell)

    @one_at_a_time
    def _show(self) -> None:
        super()._show()
        asks = super()._asks()
        lines = [self.question, asks] if self.question else [asks]
        kinds = ("bw-projected-asks", "bw-projected-more")
        self.asked.value = "".join(line_html(line, kind) for line, kind in zip(lines, kinds, strict=False))

    def _asks(self) -> str:
        return " ".join(filter(None, [self.question, super()._asks()]))
