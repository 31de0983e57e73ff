"""Who is at work: a name that can be changed, or the field in which it is typed."""

from __future__ import annotations

from collections.abc import Callable

from ..language.words import Words
from ..page import widgets as w
from ..page.controls import show_if
from ..page.lock import one_at_a_time
from ..puzzles.text_answer import TextAnswer
from ..rules.errors import GameError
from .exercise import LONGEST_NAME
from .student_session import StudentSession


class NameBox:
    """A button with the name of the student who is at work, and the field in which another one is typed.

    Args:
        refused: called with the reason why a text is no name.
        pressed: called when the button was pressed, which shows the field or hides it.
        asks: whether the field stands in place of the button as long as nobody has said a name.

    Attributes:
        edits: whether the name is being changed.
        focus: where the focus belongs meanwhile, as CSS selectors.
    """

    def __init__(
        self,
        session: StudentSession,
        words: Words,
        refused: Callable[[str], object],
        pressed: Callable[[], object] = lambda: None,
        *,
        asks: bool = True,
    ) -> None:
        self.lock = session.lock
        self._session, self._words, self._asks = session, words, asks
        self._refused, self._pressed = refused, pressed
        self._turn = 0
        self.edits = False
        say = words.say
        self.field = TextAnswer(
            words,
            label=say("card-name"),
            example=say("card-name-example"),
            check=say("card-name-ok"),
            hint=say("card-name-hint"),
            longest=LONGEST_NAME,
        )
        self.field.add_class("bw-card-name")
        self.field.on_answer(self._on_name)
        self.who = w.Button().add_class("bw-card-who")
        self.who.on_click(lambda _: self._rename())
        self.show()

    @property
    def focus(self) -> list[str]:
        """The field while the name is being changed, and nothing otherwise."""
        return [".bw-card-name input"] if self.edits else []

    def show(self) -> None:
        """Show who is at work now."""
        student = self._session.student
        asks = self._asks and not student
        self._turn += 1
        self.who.tooltip = self._words.say("card-name-change" if student else "card-name-hint")
        self.who.description = student or self._words.say("card-no-name")
        show_if(self.who, not asks)
        show_if(self.field, asks or self.edits)
        self.field.show(True, self._turn)

    @one_at_a_time
    def _rename(self) -> None:
        self.edits = not self.edits
        self.field.fill("")
        self.show()
        self._pressed()

    @one_at_a_time
    def _on_name(self, text: str, turn: int) -> None:
        # Whoever hears of the name shows this anew: the field has gone by then, and the focus moves on from it.
        renames, self.edits = self.edits, False
        try:
            self._session.choose(text)
        except GameError as error:
            self.edits = renames
            self._refused(self._words.reason(error))
            return
        self.show()
