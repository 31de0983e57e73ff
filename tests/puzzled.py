"""A person at a puzzle without a browser and without a kernel: what the page would send is done here."""

from __future__ import annotations

from typing import Any

from buttons_widgets.kit.puzzles.puzzle import Puzzle
from buttons_widgets.kit.puzzles.puzzle_widget import PuzzleWidget
from buttons_widgets.kit.puzzles.solving import Attempt
from tests.hands import plain
from tests.nim_puzzles import NIM_PUZZLE_VIEW, nim_words


class Solver:
    """Clicks, presses, types and reads.

    Args:
        puzzle: of Nim; or a widget that shows any puzzle.
    """

    def __init__(self, puzzle: Puzzle | PuzzleWidget) -> None:
        if not isinstance(puzzle, PuzzleWidget):
            puzzle = PuzzleWidget(NIM_PUZZLE_VIEW, puzzle, nim_words("en"))
        self.widget: PuzzleWidget = puzzle
        self.attempts: list[Attempt] = []
        self.widget.on_answer(self.attempts.append)

    @property
    def board(self) -> Any:
        return self.widget.board

    @property
    def buttons(self) -> dict[str, str]:
        """The buttons that can be pressed, with what they say."""
        rows = [*self.widget.answers.offered, *self.widget.help.offered]
        return {one["name"]: one["label"] for one in rows if one["ready"]}

    @property
    def asked(self) -> str:
        return " ".join(plain(self.widget.asked.value).split())

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
        turn = self.widget._turn if turn is None else turn
        kind = "cell" if hasattr(self.board, "ply") else "pick"
        self.board._handle_custom_msg({"type": kind, kind: place, "turn": turn, "ply": turn}, [])

    def press(self, name: str, turn: int | None = None) -> None:
        """Press a button, whether it is shown or not, now or as it was in an earlier turn."""
        content = {"type": "press", "name": name, "turn": self.widget._turn if turn is None else turn}
        for row in (self.widget.answers, self.widget.help):
            row._handle_custom_msg(content, [])

    def key(self, key: str) -> None:
        """Press a letter."""
        frame = self.widget.frame
        frame._handle_custom_msg({"type": "key", "key": key, "turn": frame.turn}, [])

    def write(self, text: str, turn: int | None = None) -> None:
        """Type into the line for an answer, and press Enter."""
        content = {"type": "answer", "text": text, "turn": self.widget._turn if turn is None else turn}
        self.widget.field._handle_custom_msg(content, [])
