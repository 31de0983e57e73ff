"""A theme whose own button gives what was clicked, in the place of the kit's *Check*."""

from __future__ import annotations

from typing import ClassVar

from buttons_widgets.kit.language.words import Words
from buttons_widgets.kit.puzzles.puzzle import Press
from tests.nim_puzzles import Alive
from tests.puzzled import Solver


class Finishing(Alive, tag="alive"):
    """Several clicks, and then a button."""

    has_check: ClassVar[bool] = False

    def presses(self, draft: str, words: Words) -> tuple[Press, ...]:
        return (Press(draft, f"That is all: {draft}"),) if draft else ()


def test_the_button_gives_what_was_clicked() -> None:
    person = Solver(Finishing(id="one", position="7 4 5", answers=("1 2 3",), rating=1600, level=3))
    assert list(person.buttons) == ["hint", "solution"]
    for place in ("1", "2", "3"):
        person.click(place)
    assert list(person.buttons) == ["press-0", "undo", "clear", "hint", "solution"]
    assert person.buttons["press-0"] == "That is all: 1 2 3"
    person.press("undo")
    person.press("press-0")
    assert [(one.answer, one.right) for one in person.attempts] == [("1 2", False)]
