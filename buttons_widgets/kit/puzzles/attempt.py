"""An answer under way, to a puzzle or to an exercise, without any widget."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Any, Protocol, TypeVar

from ..language.words import Words
from .puzzle import Page, Refused

T = TypeVar("T")


class Question(Protocol):
    """What is answered: a puzzle or an exercise."""

    @property
    def answered_by(self) -> str:
        """How an answer is given."""

    def ask(self, draft: str, words: Words) -> Page:
        """The question, and the board with the answer under way."""

    def pick(self, draft: str, place: Any, words: Words) -> str | Refused:
        """The answer under way after a click on a place of the board, or why that is not possible."""


class Attempt(ABC):
    """Somebody at a question. Whatever fails in it is told in place of what is wanted.

    Attributes:
        given: the hints that were asked for, as they were given.
        fresh: whether nothing was chosen since the hint on show was asked for.
        note: the reply to what was done last, such as why a place cannot be chosen.
        latest: the place that was chosen last, until it has been drawn; `None` for none.
        choice: what is chosen and not yet a part of the answer under way, where that is moves; `None` for nothing.
    """

    def __init__(self, question: Question, words: Words) -> None:
        self.question, self.words = question, words
        self.given: tuple[Page, ...] = ()
        self.choice: Any = None
        self.latest: Any = None
        self.note = ""
        self.fresh = False
        self._drafts = [""]

    @property
    def draft(self) -> str:
        """The answer under way."""
        return self._drafts[-1]

    @property
    def can_undo(self) -> bool:
        """Whether the answer under way has been changed."""
        return len(self._drafts) > 1

    @property
    @abstractmethod
    def closed(self) -> bool:
        """Whether no answer is asked for any more."""

    @property
    def is_open(self) -> bool:
        """Whether an answer can be given now."""
        return not self.closed

    def asks(self) -> Page:
        """The question with the answer under way; if it fails, what is wrong with it, without a picture."""
        return self.safely(lambda: self.question.ask(self.draft, self.words), lambda trouble: Page(trouble, None))

    def pick(self, place: Any) -> bool:
        """Choose a place of the board, or take it back; return whether that was possible: if not, the note says why."""
        before = self.draft
        picked = self.safely(lambda: self.question.pick(before, place, self.words), Refused)
        if isinstance(picked, Refused):
            self.note = picked.text
            return False
        self.write(picked)
        self.note, self.latest = "", place if len(picked) > len(before) else None
        return True

    def write(self, draft: str) -> None:
        """Change the answer under way."""
        self.choice = None
        if draft != self.draft:
            self._drafts.append(draft)
            self.fresh = False

    def undo(self) -> None:
        """Take back the last change of the answer under way."""
        self.choice = None
        if self.can_undo:
            del self._drafts[-1]

    @property
    def hint(self) -> Page | None:
        """The hint on show: the last one; `None` for none."""
        return self.given[-1] if self.given else None

    def _give_hint(self, hint: Page) -> None:
        self.given = (*self.given, hint)
        self.fresh = True

    @abstractmethod
    def trouble(self, error: BaseException) -> str:
        """What is said of an error of the theme or the exercise."""

    def safely(self, find: Callable[[], T], otherwise: Callable[[str], T]) -> T:
        """What is found; if that fails, what is made of the sentence about it."""
        try:
            return find()
        except KeyboardInterrupt:
            raise
        except BaseException as error:  # even an exit: it is told, and ends nothing
            return otherwise(self.trouble(error))
