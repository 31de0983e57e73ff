"""Before and after a run against the clock: what it is and the best so far; how it went, and what to look at again."""

from __future__ import annotations

from collections.abc import Callable
from html import escape
from pathlib import Path

from ..language.words import Words
from ..page import widgets as w
from ..page.action import Action
from ..page.activity import Activity
from ..page.markup import line_html, text_html
from .puzzle_page import RIGHT_SIGN, WRONG_SIGN
from .session import MOST_MISSES, ClockRun, RunAnswer, Session
from .worksheet import Draw

MOST_PICTURES = 6
"""So many puzzles of a run are shown as pictures; the others are counted."""


class RunCard(w.VBox):
    """What stands in place of a puzzle before a run and after it.

    Args:
        draw: draws what the board of a puzzle shows.
        act: called with the name of what was pressed: `"go"` for a run, `"review"` for what was missed in the last.
    """

    def __init__(
        self, session: Session, words: Words, sheets: tuple[Path, ...], draw: Draw, act: Callable[[str], object]
    ) -> None:
        self._session, self._words, self._draw = session, words, draw
        self._activity = Activity(words, sheets, fresh=False, focus=[".bw-run-card .mod-primary"])
        self.text = w.HTML()
        self.row = self._activity.row(lambda action: act(action.name))
        super().__init__([*self._activity.head, self.text, self.row])
        self.add_class("bw-table").add_class("bw-run-card")

    def show(self) -> None:
        """Show what there is to say now."""
        self._activity.advance()
        run, say = self._session.run, self._words.say
        over = run is not None and run.over
        again = run.again if run is not None and over else ()
        go = say("book-clock-again") if over else say("run-start")
        actions = [Action("go", go, say("run-start-hint"), "g", main=not again)]
        if again:
            told = say("run-review", count=len(again))
            actions.insert(0, Action("review", told, say("run-review-hint"), "r", main=True))
        self._activity.offer(self.row, actions)
        lines = end_lines(self._session, run, self._words) if run is not None and over else self._start_lines()
        first, *others = lines
        said = f'<div class="bw-run-first">{text_html(first)}</div>' + "".join(map(line_html, others))
        self.text.value = said + (self._pictures(again) if again else "")
        self._activity.shown(" ".join(lines), [".bw-run-card .mod-primary"])

    def _start_lines(self) -> list[str]:
        say, session = self._words.say, self._session
        best = session.progress.best_run(session.seconds)
        lines = [say("book-way-clock"), say("run-about", count=len(session.pool), most=MOST_MISSES)]
        return [*lines, say("run-none") if best is None else say("book-clock-best", best=best)]

    def _pictures(self, again: tuple[RunAnswer, ...]) -> str:
        """The puzzles that were missed or slow, small."""
        items = "".join(map(self._picture, again[:MOST_PICTURES]))
        more = len(again) - MOST_PICTURES
        rest = f"<li>{text_html(self._words.say('run-more', count=more))}</li>" if more > 0 else ""
        return f'<ul class="bw-run-pictures">{items}{rest}</ul>'

    def _picture(self, answer: RunAnswer) -> str:
        words, puzzle = self._words, answer.candidate.puzzle
        kind, sign = ("right", RIGHT_SIGN) if answer.right else ("wrong", WRONG_SIGN)
        theme = words.say(f"theme-{puzzle.theme}")
        told = words.say("run-answer", right=kind, seconds=round(answer.seconds))
        try:
            page = puzzle.ask("", words)
            drawn = self._draw(page.picture, page.text)
        except Exception:  # a theme that fails says so when its puzzle is shown
            drawn = ""
        return (
            f'<li><div class="bw-run-picture" aria-hidden="true">{drawn}</div><div class="bw-{kind}">'
            f'<span class="bw-sign" aria-hidden="true">{sign}</span> {text_html(theme)}</div>'
            f'<div class="bw-aside">{escape(told)}</div></li>'
        )


def run_html(session: Session, words: Words) -> str:
    """How a run stands: a sign for each answer, and how many were right and wrong."""
    assert session.run is not None
    solved, missed = session.run.solved, session.run.missed
    told = f"{words.say('book-solved', solved=solved)}, {words.say('book-missed', missed=missed, most=MOST_MISSES)}"
    last = session.run.answers[-1].right if session.run.answers else None
    parts = "".join(
        f'<span class="bw-run-{kind}{" bw-run-last" if last is right else ""}">'
        f'<span class="bw-sign">{sign}</span>{count}</span>'
        for kind, sign, count, right in (
            ("right", RIGHT_SIGN, solved, True),
            ("wrong", WRONG_SIGN, f"{missed}/{MOST_MISSES}", False),
        )
    )
    return (
        f'<div class="bw-run-count" title="{escape(told)}"><span aria-hidden="true">{parts}</span>'
        f'<span class="bw-unseen">{escape(told)}</span></div>'
    )


def end_lines(session: Session, run: ClockRun, words: Words) -> list[str]:
    """What is said of a run that is over: how it ended, how many puzzles were solved, and the best."""
    say, best = words.say, session.progress.best_run(run.seconds) or 0
    ended = "misses" if run.missed >= MOST_MISSES else "all" if run.all_done else "time"
    lines = [say("book-clock-over", ended=ended, most=MOST_MISSES, solved=run.solved)]
    if run.ranked:
        lines.append(say("book-clock-record") if run.record else say("book-clock-best", best=best))
    if run.missed:
        lines.append(say("book-clock-missed", missed=run.missed))
    return lines
