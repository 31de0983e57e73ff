"""Who is at work: a name that can be changed, or the field in which it is typed."""

from __future__ import annotations

from collections.abc import Callable

import ipywidgets as w

from ..language.words import Words
from ..page.controls import show_if
from ..page.lock import one_at_a_time
from ..puzzles.text_answer import TextAnswer
from ..rules.errors import GameError
from .exercise import LONGEST_NAME
from .student_session import StudentSession


def name_field(words: Words) -> TextAnswer:
    """A field in which a name is typed."""
    say = words.say
    field = TextAnswer(
        words,
        label=say("card-name"),
        example=say("card-name-example"),
        check=say("card-name-ok"),
        hint=say("card-name-hint"),
        longest=LONGEST_NAME,
    )
    field.add_class("bw-card-name")
    return field


class NameBox(w.HBox):
    """The name of the student who is at work.

    Args:
        session: where that student works.
        words: the language.
        refused: called with the reason why a text is no name.
    """

    def __init__(self, session: StudentSession, words: Words, refused: Callable[[str], object]) -> None:
        self.lock = session.lock
        self._session, self._words, self._refused = session, words, refused
        self._turn = 0
        self._edits_name = False
        self.field = name_field(words)
        self.field.on_answer(self._on_name)
        self.who = w.Button(tooltip=words.say("card-name-change")).add_class("bw-card-who")
        self.who.on_click(lambda _: self._rename())
        super().__init__([self.who, self.field])
        self.show()

    def show(self) -> None:
        """Show who is at work now."""
        student = self._session.student
        self._turn += 1
        self.who.description = student
        show_if(self.who, student)
        show_if(self.field, self._edits_name or not student)
        self.field.show(True, self._turn)

    @one_at_a_time
    def _rename(self) -> None:
        self._edits_name = not self._edits_name
        self.field.empty()
        self.show()

    @one_at_a_time
    def _on_name(self, text: str, turn: int) -> None:
        # Whoever hears of the name shows this anew: the field has gone by then, and the focus moves on from it.
        renames, self._edits_name = self._edits_name, False
        try:
            self._session.choose(text)
        except GameError as error:
            self._edits_name = renames
            self._refused(self._words.reason(error))
            return
        self.show()

    def __repr__(self) -> str:
        return f"{type(self).__name__}()"
