"""The parts of the table that are read, as HTML: the heading, the line above a board, a round's summary.

Every text that comes from a view is escaped here.
"""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from ..language.words import Words
from ..page.markup import text_html
from .scene import SeatLine, Summary, SummaryRow


def title_html(title: str, beside: str) -> str:
    """The heading of the table, and something smaller beside it."""
    return f'<span class="bw-title">{escape(title)}</span><span class="bw-pool">{escape(beside)}</span>'


FRESH = "bw-fresh"
"""The class of what the last move brought: it is held back while the dice tumble."""


def seat_line_html(
    name: str, line: SeatLine, *, fresh: bool = False, earns: bool = False, link: str = "", face: str = ""
) -> str:
    """The line above a board: name, how the player stands, the score and what may come on top of it, and the tally.

    Args:
        fresh: whether the last move changed how the player stands.
        earns: whether what was pending has only just become sure: it is counted out.
        link: what changes the size of the board, as HTML.
        face: of a bot, as SVG.
    """
    classes = f"bw-tag bw-tag-{line.kind}{f' {FRESH}' if fresh else ''}"
    tag = f'<span class="{classes}">{escape(line.tag)}</span>' if line.tag else ""
    spoken = escape(line.score_spoken or line.score)
    score = f'<span class="bw-score" aria-label="{spoken}" role="img">{escape(line.score)}</span>' if line.score else ""
    name = escape(name)
    content = f'<span class="bw-name" title="{name}">{face}{name}</span>{tag}{score}{_pending(line)}{link}'
    return f'<div class="bw-seat-head{" bw-earns" if earns else ""}">{content}</div>{_tally(line)}'


def _pending(line: SeatLine) -> str:
    if not line.pending:
        return ""
    spoken = escape(line.pending_spoken or line.pending)
    classes = "bw-pending bw-pending-sure" if line.sure else "bw-pending"
    text, count = escape(line.pending), line.pending.removeprefix("+")
    counted = f' style="--bw-count: {count}"' if line.sure and count.isdecimal() else ""
    return f'<span class="{classes}"{counted} role="img" aria-label="{spoken}" title="{spoken}">{text}</span>'


def _tally(line: SeatLine) -> str:
    chips = "".join(
        f'<span class="bw-chip{" bw-chip-full" if chip.full else ""}" role="img" aria-label="{escape(chip.name)}"'
        f' title="{escape(chip.name)}"><svg viewBox="-23 -23 46 46" aria-hidden="true">{chip.picture}</svg>'
        f"{escape(chip.text)}</span>"
        for chip in line.tally
    )
    return f'<div class="bw-tally">{chips}</div>' if chips else ""


def players_html(lines: Sequence[tuple[str, SeatLine, str]]) -> str:
    """The players who have no board of their own: their names, lines and faces side by side."""
    return "".join(
        f'<div class="bw-player{" bw-seat-moves" if line.moves else ""}">{seat_line_html(name, line, face=face)}</div>'
        for name, line, face in lines
    )


def points_html(parts: Sequence[str], sign: str) -> str:
    """What was earned, a chip for each point, with a sign before its reason."""
    return "".join(
        f'<span class="bw-sum-part"><span aria-hidden="true">{escape(sign)}</span> {text_html(part)}</span>'
        for part in parts
    )


def _parts_html(row: SummaryRow, sign: str) -> str:
    """What a player earned, with the same in words for people who do not see the chips, if they only show signs."""
    chips = points_html(row.parts, sign)
    if not row.spoken:
        return chips
    return f'<span aria-hidden="true">{chips}</span><span class="bw-unseen">{escape(row.spoken)}</span>'


def summary_html(summary: Summary, words: Words) -> str:
    """What each player earned in a round, point by point with the reasons."""
    rows = "".join(
        f'<tr><th scope="row"><span>{escape(row.name)}</span></th>'
        f"<td>{_parts_html(row, summary.sign) or _nothing(row.nothing)}</td>"
        f'<td class="bw-sum-earned">{escape(row.earned)}</td><td>{escape(row.total)}</td></tr>'
        for row in summary.rows
    )
    heads = "".join(
        f'<th scope="col">{escape(words.say(message))}</th>'
        for message in ("summary-player", "summary-why", "summary-earned", "summary-total")
    )
    return (
        f'<table class="bw-sum-table" aria-label="{escape(summary.title)}">'
        f"<thead><tr>{heads}</tr></thead><tbody>{rows}</tbody></table>"
    )


def _nothing(text: str) -> str:
    return f'<span class="bw-sum-none">{text_html(text)}</span>'
