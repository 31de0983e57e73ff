"""What gives an answer, such as a line, or several, in which one is typed, with its button."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, ClassVar, Final

import traitlets as t

from ..language.words import Words
from ..page import widgets as w
from ..page.esm import bundled
from ..page.which_screen import handling_message_of

STATIC: Final = Path(__file__).parent / "static"
LONGEST: Final = 300
"""A longer text is no answer to any puzzle."""


class AnswerField(w.AnyWidget):
    """What gives an answer, together with the turn in which that was seen.

    Attributes:
        answers: the questions that are answered in it, by how they are answered.
        check: what its button says, with `hint` as its tooltip.
        turn: sent along with an answer, so that a late one is recognised.
    """

    answers: ClassVar[Sequence[str]] = ()

    label = t.Unicode("").tag(sync=True)
    check = t.Unicode("").tag(sync=True)
    hint = t.Unicode("").tag(sync=True)
    active = t.Bool(True).tag(sync=True)
    turn = t.Int(0).tag(sync=True)

    def __init__(self, **traits: Any) -> None:
        self._callback: Callable[[Any, int], object] = lambda answer, turn: None
        super().__init__(**traits)

    def on_answer(self, callback: Callable[[Any, int], object], /) -> None:
        """Call `callback(answer, turn)` when an answer is given that is not empty."""
        self._callback = callback

    def _read(self, content: Mapping[str, Any]) -> Any:
        """The answer in what a page says; `None` if that is none."""
        raise NotImplementedError

    def _handle_custom_msg(self, content: Any, buffers: Any) -> None:
        super()._handle_custom_msg(content, buffers)
        match content:
            case {"type": "answer", "turn": int(turn)} if self.active and not isinstance(turn, bool):
                if (answer := self._read(content)) is not None:
                    with handling_message_of(content):
                        self._callback(answer, turn)

    def show(self, active: bool, turn: int) -> None:
        """Let an answer be given, or not."""
        with self.hold_sync():
            self.active, self.turn = active, turn

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self.label!r})"


class TextAnswer(AnswerField):
    """Enter, or the button, gives what stands in the line, together with the turn in which it was typed.

    The text comes with the message. As a trait it would come later than the press of a button beside it, if somebody
    types fast.

    Attributes:
        example: shown in it while it is empty.
        given: what stands in it at first.
        emptied: whenever this changes, `given` stands in it again.
        rows: how many lines there are. In several, Enter begins a new line.
        longest: so many characters can be typed.

    >>> from buttons_widgets.kit.puzzles.kind import KIT_PUZZLE_WORDS
    >>> from buttons_widgets.kit.language.words import words_in
    >>> TextAnswer(words_in([KIT_PUZZLE_WORDS], "en"))
    TextAnswer('Your answer')
    """

    _esm = bundled(STATIC / "text_answer.js")
    answers = ("number", "text")

    example = t.Unicode("").tag(sync=True)
    given = t.Unicode("").tag(sync=True)
    emptied = t.Int(0).tag(sync=True)
    rows = t.Int(1).tag(sync=True)
    longest = t.Int(LONGEST).tag(sync=True)

    def __init__(self, words: Words, **traits: Any) -> None:
        usual = {
            "label": words.say("puzzle-answer"),
            "example": words.say("puzzle-answer-example"),
            "check": words.say("puzzle-check"),
            "hint": words.say("puzzle-check-typed-hint"),
        }
        super().__init__(**(usual | traits))

    def fill(self, text: str) -> None:
        """Put a text into the line, in place of what stands there."""
        with self.hold_sync():
            self.given = text
            self.emptied += 1

    def _read(self, content: Mapping[str, Any]) -> str | None:
        match content:
            case {"text": str(text)} if 0 < len(text.strip()) <= self.longest:
                return text.strip()
        return None
