"""What `check` gives back in a notebook: the mark of an answer, readable as it stands."""

from __future__ import annotations

from typing import Final, NamedTuple

from ..language.words import Words
from ..page.markup import text_html
from .exercise import Marked, State

SIGNS: Final[dict[State, str]] = {
    "right": "✓",
    "wrong": "✗",
    "misunderstood": "✗",
    "to read": "✎",
    "noted": "✎",
    "no answer": "?",
}
"""What stands before the verdict, by the state of the answer."""

_COLOURS: Final = {"right": "--jp-success-color1, #388e3c", "wrong": "--jp-error-color1, #d32f2f",
                   "misunderstood": "--jp-error-color1, #d32f2f"}  # fmt: skip


class Checked(NamedTuple):
    """An answer that was checked.

    Attributes:
        number: the exercise's.
        marked: what is said of the answer.
        verdict: the same in two words, such as "Not yet.".
    """

    number: str
    marked: Marked
    verdict: str

    @property
    def right(self) -> bool:
        """Whether it is right."""
        return self.marked.state == "right"

    @property
    def credit(self) -> float:
        """How much of it is right, 0 to 1."""
        return self.marked.credit

    def __repr__(self) -> str:
        lines = [" ".join(filter(None, (self.number, SIGNS[self.marked.state], self.verdict, self.marked.why)))]
        return "\n".join([*lines, *filter(None, [self.marked.guessed])])

    def _repr_html_(self) -> str:
        colour = _COLOURS.get(self.marked.state, "--jp-ui-font-color1, #333")
        head = f"{SIGNS[self.marked.state]} {self.verdict}".strip()
        guessed = f"<div>{text_html(self.marked.guessed)}</div>" if self.marked.guessed else ""
        why = text_html(self.marked.why).replace("\n", "<br>")
        return (
            f'<div role="status" style="max-width: 60em; line-height: 1.5"><div><b>{self.number}</b> '
            f'<b style="color: var({colour})">{text_html(head)}</b> {why}</div>{guessed}</div>'
        )


def verdict_of(marked: Marked, words: Words) -> str:
    """The verdict on an answer in two words; "" for what is neither right nor wrong."""
    match marked.state:
        case "right":
            return words.say("puzzle-right")
        case "wrong" | "misunderstood":
            return words.say("course-partly" if marked.credit else "puzzle-wrong", percent=100 * marked.credit)
        case _:
            return ""
