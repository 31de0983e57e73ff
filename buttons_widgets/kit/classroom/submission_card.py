"""The card with which a student hands in a lesson: a text to copy, and what is still missing."""

from __future__ import annotations

from html import escape

from ..exercises.card import card_sheets
from ..exercises.exercise import Marked
from ..exercises.name_box import NameBox
from ..exercises.student_session import StudentSession
from ..language.words import Words
from ..page import widgets as w
from ..page.activity import Activity
from ..page.controls import button
from ..page.lock import one_at_a_time
from ..page.markup import line_html, status_html, text_html
from ..page.static_picture import SavedAsSvg
from ..puzzles.puzzle import Page
from ..puzzles.puzzle_page import alone_svg
from ..rules.errors import GameError
from .submission import Submission, handed_text, missing, other_lessons, to_hand_in


class SubmissionCard(SavedAsSvg, w.VBox):
    """All that a student did in a lesson as a short text. `str` gives the text as well."""

    def __init__(self, session: StudentSession, lesson: int, words: Words, model_id: str | None = None) -> None:
        self.lock = session.lock
        self._session, self._lesson, self._words = session, lesson, words
        focus = (".bw-hands-out", ".bw-hand-in button")
        self._activity = activity = Activity(words, card_sheets(session.course.view), lock=self.lock, focus=focus)
        self.frame = activity.frame
        self.title = w.HTML().add_class("bw-card-head-text")
        self.name = NameBox(session, words, self._refuse)
        head = w.HBox([self.title, w.HBox([self.name.who, self.name.field])]).add_class("bw-card-head")
        self.message = w.HTML()
        hint = words.say("hand-in-copy-hint")
        self.copier = button(words.say("hand-in-copy"), activity.guarded(self._copy), tooltip=hint)
        self.copier.add_class("bw-hands-out").add_class("mod-primary")
        self.text = w.HTML().add_class("bw-hand-in-text")
        self.reply = w.HTML().add_class("bw-hand-in-reply")
        row = w.HBox([self.copier, self.reply]).add_class("bw-hand-in-row")
        super().__init__([*activity.head, head, self.message, row, self.text], model_id=model_id)
        self.add_class("bw-table").add_class("bw-question").add_class("bw-card").add_class("bw-hand-in")
        session.listen(self._on_answered)
        self.show()

    @property
    def handed(self) -> Submission:
        """What is handed in, as it is now."""
        return to_hand_in(self._session.course, self._session.work, self._lesson, self._session.student)

    @one_at_a_time
    def show(self) -> None:
        """Show it as it is now."""
        say, handed = self._words.say, self.handed
        course = self._session.course
        self.title.value = (
            f'<span class="bw-card-number">{self._lesson}</span>'
            f'<span class="bw-card-title">{text_html(self._head())}</span>'
        )
        self.name.show()
        left = missing(course, handed, self._words)
        every = len(course.lesson(self._lesson).exercises)
        lines = [say("hand-in-done", done=every - len(left), every=every)]
        if left:
            lines.append(say("hand-in-missing", exercises="; ".join(left)))
        if handed.rounds:
            codes = "; ".join(f"“{one.code}”" for one in handed.rounds)
            lines.append(say("hand-in-rounds", count=len(handed.rounds), codes=codes))
        others = other_lessons(course, self._session.work, self._session.student, self._lesson)
        if others:
            example = f"hand_in({others[0]})"
            lessons = self._words.listed([str(one) for one in others])
            lines.append(say("hand-in-others", lessons=lessons, count=len(others), example=example))
        if not handed.student:
            lines.append(say("hand-in-nameless"))
        ready = bool(handed.student) and bool(handed.entries or handed.rounds)
        if ready:
            lines.append(say("hand-in-how", button=say("hand-in-copy")))
        self.message.value = "".join(line_html(line) for line in lines)
        self.copier.disabled = not ready
        self.reply.value = ""
        self.text.value = f'<div class="bw-hand-in-code" tabindex="0">{escape(str(self))}</div>' if ready else ""
        self._activity.advance()
        self._activity.shown()

    def _head(self) -> str:
        return self._words.say("hand-in-title", title=self._session.course.lesson(self._lesson).title(self._words))

    def _copy(self) -> None:
        self.show()
        try:
            text = str(self)
        except GameError as error:
            self._refuse(self._words.reason(error))
            return
        self.frame.copy(text)
        self.reply.value = status_html(self._words.say("hand-in-copied", count=len(text)))

    def _refuse(self, reason: str) -> None:
        self.reply.value = status_html(reason, "alert")

    @one_at_a_time
    def _on_answered(self, number: str, marked: Marked | None) -> None:
        """An answer was given, a move was made, or somebody else is at work."""
        if self.comm is not None:  # else its cell was run again
            self.show()

    def __str__(self) -> str:
        return handed_text(self.handed)

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self._lesson})"

    def _repr_svg_(self) -> str:
        """What it is for; nobody's answers, which would stay in a saved notebook."""
        return alone_svg(Page(f"{self._lesson}   {self._head()}", None, lines=(self._words.say("hand-in-picture"),)))
