"""A person at a puzzle without a browser and without a kernel: what the page would send is done here."""

from __future__ import annotations

import re
from random import Random
from threading import Event
from typing import Any

from buttons_widgets.buttons.puzzles.kind import BUTTONS_PUZZLES
from buttons_widgets.kit.language.words import Words
from buttons_widgets.kit.puzzles.puzzle import Puzzle, Refused
from buttons_widgets.kit.puzzles.puzzle_attempt import GivenAnswer
from buttons_widgets.kit.puzzles.puzzle_widget import PuzzleWidget
from buttons_widgets.kit.puzzles.valued import ChoiceAnswers
from tests.every_game import puzzle_kinds
from tests.hands import plain
from tests.nim_puzzles import NIM_PUZZLE_VIEW, nim_words

WORDS = BUTTONS_PUZZLES.words_in("en")
CELL = re.compile(r"\d-\d")


def words_of(puzzle: Puzzle) -> Words:
    """The English messages of the game that a puzzle belongs to; those of BUTTONS for a puzzle of the tests' own."""
    kinds = (kind for kind in puzzle_kinds() if kind.by_name.get(puzzle.theme) is type(puzzle))
    return next(kinds, BUTTONS_PUZZLES).words_in("en")


def clicks_for(puzzle: Puzzle, answer: str) -> list[str]:
    """The spaces to click for an answer: those that the draft, which may have some at first, still needs."""
    return CELL.findall(answer) if puzzle.answered_by in ("cell", "cells") else []


def press_for(puzzle: Puzzle, answer: str) -> str | None:
    """The button that gives an answer after the clicks; `None` where a click or *Check* does."""
    drafts = ["", " ".join(clicks_for(puzzle, answer))]
    for draft in drafts:
        for index, press in enumerate(puzzle.presses(draft, words_of(puzzle))):
            if press.answer == answer:
                return f"press-{index}"
    return None


def wrong_answer(puzzle: Puzzle) -> str:
    """An answer that can be given and is not right."""
    words = words_of(puzzle)
    if puzzle.answered_by == "number":
        return "1/7" if not puzzle.judge("1/7", words).right else "1/8"
    given = [press.answer for press in puzzle.presses("", words)]
    given += puzzle.choices if isinstance(puzzle, ChoiceAnswers) else ()
    for answer in given:
        if not puzzle.judge(answer, words).right:
            return answer
    size = int(len(puzzle.position.split()[0].replace("/", "")) ** 0.5)
    for attempt in range(200):
        random, draft = Random(attempt), ""
        spaces = [(row, column) for row in range(1, size + 1) for column in range(1, size + 1)]
        for cell in random.sample(spaces, len(spaces)):
            picked = puzzle.pick(draft, cell, words)
            if isinstance(picked, Refused):
                continue
            draft = picked
            if puzzle.is_ready(draft):
                if puzzle.judge(draft, words).right:
                    break
                return draft
    raise AssertionError(f"every answer to {puzzle.id} is right")


class Solver:
    """Clicks, presses, types and reads.

    Args:
        puzzle: of Nim; or a widget that shows any puzzle.
    """

    def __init__(self, puzzle: Puzzle | PuzzleWidget) -> None:
        if not isinstance(puzzle, PuzzleWidget):
            puzzle = PuzzleWidget(NIM_PUZZLE_VIEW, puzzle, nim_words("en"))
        self.widget: PuzzleWidget = puzzle
        self.attempts: list[GivenAnswer] = []
        self.widget.on_answer(self.attempts.append)

    @property
    def board(self) -> Any:
        return self.widget.panel.board

    @property
    def buttons(self) -> dict[str, str]:
        """The buttons that can be pressed, with what they say."""
        rows = [*self.widget.panel.actions.offered, *self.widget.help.offered]
        return {one["name"]: one["label"] for one in rows if one["ready"]}

    @property
    def asked(self) -> str:
        return " ".join(plain(self.widget.panel.asked.value).split())

    @property
    def note(self) -> str:
        return plain(self.widget.note.value)

    @property
    def verdict(self) -> str:
        return " ".join(plain(self.widget.verdict.value).split())

    @property
    def pane(self) -> str:
        return " ".join(plain(self.widget.pane.value).split())

    @property
    def news(self) -> str:
        return str(self.widget.frame.news)

    def click(self, place: str, turn: int | None = None) -> None:
        """Click a part of the board, now or as it was in an earlier turn."""
        turn = self.widget._activity.turn if turn is None else turn
        kind = "cell" if hasattr(self.board, "picks_totals") else "pick"
        self.board._handle_custom_msg({"type": kind, kind: place, "turn": turn}, [])

    def press(self, name: str, turn: int | None = None) -> None:
        """Press a button, whether it is shown or not, now or as it was in an earlier turn."""
        content = {"type": "press", "name": name, "turn": self.widget._activity.turn if turn is None else turn}
        for row in (self.widget.panel.actions, self.widget.help):
            row._handle_custom_msg(content, [])

    def key(self, key: str) -> None:
        """Press a letter."""
        frame = self.widget.frame
        frame._handle_custom_msg({"type": "key", "key": key, "turn": frame.turn}, [])

    def write(self, text: str, turn: int | None = None) -> None:
        """Type into the line for an answer, and press Enter."""
        content = {"type": "answer", "text": text, "turn": self.widget._activity.turn if turn is None else turn}
        self.widget.panel.field._handle_custom_msg(content, [])

    def answer(self, puzzle: Puzzle, answer: str) -> None:
        """Give an answer, whichever way it is given, to a puzzle of BUTTONS or one without clicks on a board."""
        if "clear" in self.buttons:  # a wrong one stays, to be mended
            self.press("clear")
        for cell in clicks_for(puzzle, answer):
            self.click(cell)
        press = press_for(puzzle, answer)
        if press is not None:
            self.press(press)
        elif puzzle.answered_by == "number":
            self.write(answer)
        elif puzzle.answered_by == "cells":
            self.press("check")


LEAVE = Event()
"""Set when a slow theme may go on."""


def let_it_work(widget: PuzzleWidget) -> None:
    """Wait until the widget's thread has done all that it was asked."""
    LEAVE.set()
    thread = widget._worker._thread
    if thread is not None:
        thread.join(20)
