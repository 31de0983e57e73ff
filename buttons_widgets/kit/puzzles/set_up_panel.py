"""What a game supplies so that its puzzles can be set up by hand."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Any

from ..page import widgets as w
from ..page.activity import Activity
from .puzzle import Puzzle


class SetUpPanel(ABC):
    """A board with tools, on which the question of a puzzle is set up.

    Attributes:
        board: the widget of the board.
        tools: the controls beside it.
        on_change: called after every change of what is set up, and of what a click was answered: with that answer, or
            with "" if it was done.
        activity: of the editor, see `editor_activity`.
    """

    board: Any
    tools: w.Box
    on_change: Callable[[str], object]
    activity: Activity

    @abstractmethod
    def use(self, theme: type[Puzzle]) -> None:
        """Show the tools that a theme needs, as its fields say."""

    @abstractmethod
    def fields(self) -> dict[str, Any]:
        """The question as a line of a pack has it, in the theme that was chosen last."""

    @abstractmethod
    def load(self, puzzle: Puzzle) -> None:
        """Show the question of a puzzle; it can be undone."""

    @property
    @abstractmethod
    def can_undo(self) -> bool:
        """Whether something was changed."""

    @abstractmethod
    def undo(self) -> None:
        """Take back the last change."""

    @abstractmethod
    def picture(self) -> Any:
        """What the board shows, in the terms of the game's own boards."""
