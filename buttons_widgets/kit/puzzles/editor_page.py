"""What the editor of puzzles says, as HTML. Pure functions; every text is escaped here."""

from __future__ import annotations

from typing import Final, NamedTuple

from ..language.words import Words
from ..page.markup import text_html
from .errors import PuzzleError
from .examine import Examined, NoAnswer
from .puzzle import LEVELS, MOST_ANSWERS, Page

MOST_SHOWN: Final = 8
"""So many accepted answers are shown."""


class State(NamedTuple):
    """What is known of the puzzle that is being set up.

    Attributes:
        examined: it with its answers; `None` while they are looked for, and if there are none.
        trouble: why it is no puzzle; `None` if nothing is wrong.
        hints: its hints; `None` while nobody wants to see them.
    """

    examined: Examined | None = None
    trouble: BaseException | None = None
    hints: tuple[Page, ...] | None = None

    @property
    def known(self) -> bool:
        """Whether it is known what the puzzle is worth; otherwise that is being found out."""
        return self.examined is not None or self.trouble is not None

    @property
    def sound(self) -> bool:
        """Whether it can be tried and saved."""
        return self.examined is not None and not self.examined.ambiguous


def verdict(state: State, words: Words) -> tuple[str, ...]:
    """What is said of the puzzle, in sentences: whether it is sound, and how hard."""
    say = words.say
    if state.trouble is not None:
        return (_trouble(state.trouble, words),)
    if state.examined is None:
        return (say("editor-wait"),)
    puzzle, found = state.examined
    if state.examined.ambiguous:
        return (say("editor-ambiguous", count=len(found.answers)),)
    if not found.complete:
        sound = say("editor-sound-countless", count=MOST_ANSWERS)
    elif len(found.answers) == 1:
        sound = say("editor-sound-one")
    else:
        sound = say("editor-sound-many", count=len(found.answers))
    near = (say("editor-near"),) if state.examined.near_tie else ()
    rating = say("editor-rated", level=puzzle.level, most=LEVELS[-1], rating=str(puzzle.rating))
    return (sound, *near, rating)


def _trouble(trouble: BaseException, words: Words) -> str:
    if isinstance(trouble, NoAnswer):
        return " ".join([words.say("editor-no-answer"), trouble.question.first_step(words)]).strip()
    if isinstance(trouble, PuzzleError):
        return words.say("editor-faulty", reason=trouble.reason)
    return words.say("editor-failed", reason=words.reason(trouble))


def verdict_html(state: State, words: Words) -> str:
    """The same as HTML."""
    wrong = state.trouble is not None or (state.examined is not None and not state.sound)
    kind = "wrong" if wrong else "waits" if state.examined is None else "sound"
    first, *rest = verdict(state, words)
    lines = "".join(f"<div>{text_html(line)}</div>" for line in rest)
    return f'<div class="bw-editor-{kind}"><div class="bw-editor-first">{text_html(first)}</div>{lines}</div>'


def fold_html(state: State, words: Words) -> str:
    """The accepted answers and the hints."""
    if state.examined is None:
        return ""
    puzzle = state.examined.puzzle
    shown = [words.say("editor-answer", answer=puzzle.option_text(one, words)) for one in puzzle.answers[:MOST_SHOWN]]
    if len(puzzle.answers) > MOST_SHOWN:
        shown.append(words.say("editor-more-answers", count=len(puzzle.answers) - MOST_SHOWN))
    if state.hints is None:
        shown.append(words.say("editor-wait"))
    for number, page in enumerate(state.hints or (), start=1):
        shown.append(words.say("editor-hint", number=number, text=" ".join([page.text, *page.lines])))
    name = words.say("editor-fold")
    items = "".join(f"<li>{text_html(text)}</li>" for text in shown)
    return f'<ul class="bw-editor-fold" tabindex="0" aria-label="{text_html(name)}">{items}</ul>'
