"""How somebody is getting on: the rating as a line, and a table of the themes. All of it is static HTML."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Final

from ..language.words import Words
from ..page.markup import line_html, text_html
from ..saving.errors import path_text
from .kind import PuzzleKind
from .progress import Progress
from .session import Session

WIDTH: Final = 460
HEIGHT: Final = 120
_LEFT, _RIGHT, _TOP, _BOTTOM = 40, 8, 8, 20
_MOST_POINTS: Final = 200
_STEP: Final = 100


def report_html(session: Session, words: Words) -> str:
    """The whole page."""
    progress = session.progress
    if not progress.done.attempts:
        return f'<div class="bw-report">{line_html(words.say("report-nothing"))}</div>'
    facts = "".join(map(line_html, _facts(session, words)))
    course = rating_svg([rating for _, rating in progress.standing.ratings], words)
    table = _table(session.kind, progress, words)
    return f'<div class="bw-report"><div class="bw-report-facts">{facts}</div>{course}{table}</div>'


def trouble_text(progress: Progress, words: Words) -> str:
    """Why progress is not kept as it should be, in words; "" if it is."""
    trouble = progress.trouble
    if trouble is None:
        return ""
    return words.say(f"progress-{trouble.way}", path=path_text(trouble.path), reason=trouble.reason)


def _facts(session: Session, words: Words) -> list[str]:
    say, progress, standing = words.say, session.progress, session.progress.standing
    facts = [
        rating_text(progress, words),
        say("report-streak", now=standing.streak, best=standing.best_streak),
        say("report-again", due=len(standing.due(progress.now)), waiting=len(standing.again)),
    ]
    if (best := progress.best_run(session.seconds)) is not None:
        facts.append(say("report-clock", best=best))
    if standing.days:
        facts.append(say("report-days", days=len(standing.days), row=standing.days_in_a_row(progress.today)))
    return facts


def rating_text(progress: Progress, words: Words) -> str:
    """The rating and its standard deviation; that there is none, before the first puzzle."""
    rating = progress.standing.rating
    if not progress.standing.ratings:
        return words.say("book-unrated")
    return words.say("book-rating", rating=round(rating.rating), sure=round(rating.deviation))


def nothing_due_text(session: Session, words: Words) -> str:
    """What is said when no puzzle that was missed is due: where others are, or when the next one comes."""
    if others := session.due_elsewhere:
        return words.say("book-due-elsewhere", count=others)
    here, all_waiting = session.wait(), session.wait(everywhere=True)
    if here.waiting or not all_waiting.waiting:
        return words.say("book-nothing-due", count=here.waiting, puzzles=here.puzzles, days=here.days)
    return words.say("book-missed-elsewhere", count=all_waiting.waiting)


def _table(kind: PuzzleKind, progress: Progress, words: Words) -> str:
    """For each theme how many were tried and solved, and how many at the first try without hints."""
    say = words.say
    head = "".join(
        f'<th scope="col">{escape(text)}</th>'
        for text in (say("report-theme"), say("report-tried"), say("report-solved"), say("report-first"))
    )
    rows = []
    for theme in kind.by_name:
        if theme not in progress.standing.themes:
            continue
        rate = progress.standing.themes[theme]
        share = rate.right / rate.tried if rate.tried else 0.0
        bar = f'<span class="bw-report-track"><span style="inline-size: {100 * share:.0f}%"></span></span>'
        rows.append(
            f'<tr><th scope="row">{text_html(say(f"theme-{theme}"))}</th><td>{rate.tried}</td><td>{rate.solved}</td>'
            f"<td>{bar} {escape(say('report-share', share=round(100 * share)))}</td></tr>"
        )
    return f"<table><thead><tr>{head}</tr></thead><tbody>{''.join(rows)}</tbody></table>"


def rating_svg(ratings: Sequence[float], words: Words) -> str:
    """The course of the rating as a line, a point for each puzzle that counted (of many only the newest).

    It is nothing for fewer than two.
    """
    shown = list(ratings[-_MOST_POINTS:])
    if len(shown) < 2:
        return ""
    low = _STEP * int(min(shown) // _STEP)
    high = max(low + _STEP, _STEP * -int(-max(shown) // _STEP))
    wide, tall = WIDTH - _LEFT - _RIGHT, HEIGHT - _TOP - _BOTTOM

    def x(place: int) -> float:
        return _LEFT + wide * place / (len(shown) - 1)

    def y(rating: float) -> float:
        return _TOP + tall * (high - rating) / (high - low)

    lines = "".join(
        f'<line x1="{_LEFT}" x2="{WIDTH - _RIGHT}" y1="{y(mark):.1f}" y2="{y(mark):.1f}" class="bw-report-grid"/>'
        f'<text x="{_LEFT - 6}" y="{y(mark) + 4:.1f}" text-anchor="end">{mark}</text>'
        for mark in range(low, high + 1, max(_STEP, _STEP * ((high - low) // (4 * _STEP))))
    )
    points = " ".join(f"{x(place):.1f},{y(rating):.1f}" for place, rating in enumerate(shown))
    label = words.say("report-course", count=len(shown), first=round(shown[0]), last=round(shown[-1]))
    return (
        f'<svg class="bw-report-course" viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-label="{escape(label)}">{lines}'
        f'<polyline points="{points}" fill="none"/><circle cx="{x(len(shown) - 1):.1f}" cy="{y(shown[-1]):.1f}" r="4"/>'
        f'<text x="{_LEFT}" y="{HEIGHT - 4}">{escape(words.say("report-axis", count=len(shown)))}</text></svg>'
    )
