"""The panel of a question: its board with what hints mark, what is asked, and where it is answered."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from ..language.words import Words
from ..page import widgets as w
from ..page.action import Action
from ..page.activity import Activity
from ..page.controls import show_if
from ..table.scene import BoardShown
from .attempt import Attempt
from .moves import Played
from .puzzle import Page
from .puzzle_view import Judged, PuzzleView
from .text_answer import AnswerField


class QuestionPanel:
    """What a puzzle and the card of an exercise have in common.

    Whoever holds it puts `side` together and says the texts. A click, an answer that is typed or chosen, and a press
    arrive there if they were made on what is shown now.

    Args:
        field: where an answer is typed or chosen.
        pick: called with a place of the board that was clicked.
        write: called with what was typed or chosen.
        act: called with what was pressed.

    Attributes:
        board_box: the place of the board, which can be hidden with it.
        answer: the field, and the buttons with which an answer is given or changed.
        floor: the board and the side.
    """

    def __init__(
        self,
        view: PuzzleView,
        words: Words,
        activity: Activity,
        field: AnswerField,
        *,
        pick: Callable[[Any], object],
        write: Callable[[Any], object],
        act: Callable[[Action], object],
    ) -> None:
        self._view, self._activity, self.field = view, activity, field
        self.board = view.make_board(words)
        self.board.on_pick(activity.fresh(pick))
        self.title = w.HTML()
        self.asked = w.HTML().add_class("bw-question-asked")
        field.on_answer(activity.fresh(write))
        self.actions = activity.row(act).add_class("bw-question-actions")
        self.board_box = w.Box([self.board]).add_class("bw-question-board")
        self.answer = w.Box([field, self.actions]).add_class("bw-question-answer")
        self.side = w.VBox().add_class("bw-question-side")
        self.floor = w.Box([self.board_box, self.side]).add_class("bw-question-floor")

    @property
    def focus(self) -> list[str]:
        """Where the focus belongs while an answer is asked for, as CSS selectors."""
        types = self.field.layout.display is None
        typed = [".bw-question-answer :is(input:not(:disabled), textarea)"] if types else []
        return [*typed, self._view.focus, ".bw-question-actions button"]

    def draw(
        self,
        attempt: Attempt,
        asked: Page,
        actions: Sequence[Action],
        *,
        label: str,
        on_board: bool,
        explained: Page | None = None,
        judged: Judged | None = None,
    ) -> None:
        """Show the board, and what can be done. Do it before the texts are shown.

        Args:
            actions: the buttons with which an answer is given or changed.
            label: of the board.
            on_board: whether places of the board can be chosen.
            explained: a page of the explanation, which is shown in place of the question.
            judged: what is marked on the board as right and as wrong; `None` before an answer.
        """
        for kind, stands in (("right", True), ("wrong", False)):
            mark = self.board_box.add_class if judged and judged.right is stands else self.board_box.remove_class
            mark(f"bw-judged-{kind}")
        self._draw_board(attempt, asked, label, on_board and attempt.is_open, explained, judged or Judged())
        in_field = attempt.question.answered_by in self.field.answers
        show_if(self.field, in_field and not attempt.closed)
        self.field.show(in_field and attempt.is_open, self._activity.turn)
        self._activity.offer(self.actions, actions)

    def _draw_board(
        self, attempt: Attempt, asked: Page, label: str, active: bool, explained: Page | None, judged: Judged
    ) -> None:
        picture, hint, reasons = asked.picture, attempt.hint, asked.reasons
        if explained is not None:
            if explained.picture is not None:
                keeps, shown = judged.keeps, explained.picture
                picture = self._view.with_marks(picture, shown, fresh=True) if keeps else shown
            reasons = explained.reasons or reasons
        elif hint is not None and hint.picture is not None and picture is not None:
            whole = attempt.fresh and not attempt.draft
            picture = hint.picture if whole else self._view.with_marks(picture, hint.picture, fresh=attempt.fresh)
        latest, attempt.latest = attempt.latest, None
        if picture is None:  # the question has failed, or has no board
            return
        if judged.answers or judged.wrong:
            picture = self._view.judged(picture, judged.answers, judged.wrong)
        if picture is asked.picture and isinstance(picture, Played):
            picture = picture._replace(choice=attempt.choice)
        shown = BoardShown(picture, label, latest=[] if latest is None else [latest], reasons=dict(reasons))
        self.board.draw(shown, active=active, turn=self._activity.turn, compact=False)
