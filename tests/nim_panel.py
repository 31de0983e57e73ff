"""Setting up puzzles of Nim: a picture of the heaps, and a text in which they are written."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import ipywidgets as w

from buttons_widgets.kit.puzzles.editor import SetUpPanel, editor_activity
from buttons_widgets.kit.puzzles.puzzle import Puzzle
from buttons_widgets.kit.table.picture_board import Drawing, PictureBoard
from tests.nim_puzzles import NIM_PUZZLE_VIEW, Heap, nim_words


class NimPanel(SetUpPanel):
    """The heaps are written as in a line of a pack."""

    def __init__(self, heaps: str = "1 2 4") -> None:
        self.activity = editor_activity(NIM_PUZZLE_VIEW, nim_words("en"))
        self.on_change: Callable[[str], object] = lambda said: None
        self.board = PictureBoard()
        self.text = w.Text(heaps, description="heaps")
        self.text.observe(lambda change: self._written(change), "value")
        self.tools = w.HBox([self.text])
        self.steps = [heaps]
        self.used: list[str] = []

    def _written(self, change: dict[str, Any]) -> None:
        if change["new"] == self.steps[-1]:
            return
        if not change["new"].strip():
            self.on_change("There has to be a heap.")
            return
        self.steps.append(change["new"])
        self.on_change("")

    def use(self, theme: type[Puzzle]) -> None:
        self.used.append(str(theme.__struct_config__.tag))

    def fields(self) -> dict[str, Any]:
        return {"position": self.steps[-1]}

    def load(self, puzzle: Puzzle) -> None:
        self.text.value = puzzle.position

    @property
    def can_undo(self) -> bool:
        return len(self.steps) > 1

    def undo(self) -> None:
        if self.can_undo:
            del self.steps[-1]
            self.text.value = self.steps[-1]
            self.on_change("")

    def picture(self) -> Drawing:
        return Heap(id="x", position=self.steps[-1], answers=("1",), rating=1500, level=3).drawing([])
