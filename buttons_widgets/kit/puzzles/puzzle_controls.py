"""The buttons below a puzzle's question: those that answer, those that help, and those that go on."""

from __future__ import annotations

from typing import Final

from ..table.scene import Action
from .solving import Solving

KEYS: Final = {"check": "c", "undo": "u", "hint": "h", "again": "t", "next": "n"}
"""The letters of the buttons, by their names."""


def answer_actions(solving: Solving) -> list[Action]:
    """The buttons that give an answer, and those that change the one under way; none after an answer."""
    if solving.outcome is not None:
        return []
    say, how = solving.words.say, solving.puzzle.answered_by
    asks = solving.phase == "asks"
    row = [
        Action(f"press-{index}", press.label, press.hint, ready=asks, main=True)
        for index, press in enumerate(solving.presses)
    ]
    if how == "cells" and solving.puzzle.has_check:
        row.append(
            Action("check", say("puzzle-check"), say("puzzle-check-hint"), ready=asks and solving.is_ready, main=True)
        )
    if how == "cells":
        row.append(Action("undo", say("tool-undo"), say("puzzle-undo-hint"), ready=asks and solving.can_undo))
        row.append(Action("clear", say("puzzle-clear"), say("puzzle-clear-hint"), ready=asks and bool(solving.draft)))
    return row


def help_actions(solving: Solving, waits: bool, may_go_on: bool, slow: bool) -> list[Action]:
    """The buttons that help before an answer, and that go on after it.

    Args:
        solving: the puzzle.
        waits: whether something is being worked out.
        may_go_on: whether the next puzzle is offered.
        slow: whether what is being worked out takes long.
    """
    say, outcome = solving.words.say, solving.outcome
    row = []
    if may_go_on:
        answered = outcome is not None
        row.append(
            Action("next", say("puzzle-next" if answered else "puzzle-skip"), say("puzzle-next-hint"), main=answered)
        )
    if outcome is not None:
        right = outcome.verdict is not None and outcome.verdict.right
        again = say("puzzle-once-more" if right else "puzzle-again")
        row.append(Action("again", again, say("puzzle-again-hint"), main=not may_go_on and not right))
        return row
    if slow:
        return [Action("stop", say("puzzle-stop"), say("puzzle-stop-hint"), main=True), *row]
    more = not solving.knows_hints or solving.hints_left > 0
    hint = say("puzzle-hint-more" if solving.given else "puzzle-hint")
    return [
        Action("hint", hint, say("puzzle-hint-hint"), ready=more and not waits),
        Action(
            "solution", say("puzzle-show-solution"), say("puzzle-show-solution-hint"), ready=solving.phase == "asks"
        ),
        *row,
    ]
