"""What is said of a puzzle, as HTML and as a static picture: the question, hints, the verdict, the explanation.

Pure functions of plain values and a language. Every text is escaped here.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from html import escape
from typing import Any, Final

from ..coach.coach_page import bars_html
from ..dice.die import BLANK, DIM, Die, die_svg, face
from ..language.words import Words
from ..page import svg
from ..page.markup import image_html, line_html, list_html, text_html
from ..page.svg import FONT, INK, Below
from ..page.text_layout import wrapped
from .puzzle import LEVELS, Page, Puzzle, RollShown, Verdict
from .puzzle_attempt import Outcome, PuzzleAttempt

RIGHT_SIGN: Final = "✓"
WRONG_SIGN: Final = "✗"
_MARGIN: Final = 16
"""What is left free at both sides of a panel; lines of wide letters may take half of it at the right."""
_CODE_FONT: Final = "ui-monospace, Menlo, Consolas, 'DejaVu Sans Mono', monospace"


def title_html(puzzle: Puzzle, words: Words) -> str:
    """What kind of puzzle it is, and how hard."""
    level = words.say("puzzle-level", level=puzzle.level, most=LEVELS[-1])
    rating = words.say("puzzle-rating", rating=str(puzzle.rating))
    pips = "".join(f'<i class="{"bw-puzzle-pip-full" if step <= puzzle.level else ""}"></i>' for step in LEVELS)
    return (
        f'<div class="bw-puzzle-title"><span class="bw-puzzle-theme">{text_html(words.say(f"theme-{puzzle.theme}"))}'
        f'</span><span class="bw-puzzle-pips" role="img" aria-label="{escape(level)}" title="{escape(level)}">{pips}'
        f'</span><span class="bw-puzzle-rating">{text_html(rating)}</span></div>'
    )


def question_html(page: Page) -> str:
    """The question and its dice."""
    return f'<div class="bw-prompt">{text_html(page.text)}</div>{rolls_html(page.rolls)}'


def rolls_html(rolls: Sequence[RollShown]) -> str:
    """Rolls of dice: one in a row of its own, several as a list.

    If some are to be used now and others not, they follow each other: they are numbered, and those for now stand out.
    """
    if not rolls:
        return ""
    if len(rolls) == 1:
        return f'<div class="bw-puzzle-rolls">{_roll_html(rolls[0])}</div>'
    follow = len({roll.now for roll in rolls}) == 2
    items = ""
    for number, roll in enumerate(rolls, 1):
        now = ' class="bw-puzzle-now" aria-current="step"' if follow and roll.now else ""
        count = f'<span aria-hidden="true">{number}</span>' if follow else ""
        items += f"<li{now}>{count}{_roll_html(roll)}</li>"
    return f'<ol class="bw-puzzle-rolls bw-puzzle-several{" bw-puzzle-follow" if follow else ""}">{items}</ol>'


def _roll_html(roll: RollShown) -> str:
    dice = "".join(
        f'<span class="bw-tray-die bw-tray-{escape(die.body)}" style="opacity: {_opacity(die)}">'
        f"{die_svg(die.value, die.body, die.pips)}</span>"
        for die in roll.dice
    )
    return f'<div class="bw-tray" role="img" aria-label="{escape(roll.label)}">{dice}</div>'


def _opacity(die: Die) -> str:
    return DIM if die.dim else "1" if die.value else BLANK


def verdict_html(attempt: PuzzleAttempt, outcome: Outcome) -> str:
    """Whether the answer was right, and why; or that this is the solution.

    While the solution is held back, an answer that stands neither on the board nor in a line is said once more.
    """
    words, verdict = attempt.words, outcome.verdict
    if verdict is None:
        return f'<div class="bw-puzzle-verdict">{text_html(words.say("puzzle-solution"))}</div>'
    kind, sign = ("right", RIGHT_SIGN) if verdict.right else ("wrong", WRONG_SIGN)
    judged, given, why = _judged(attempt, verdict), _given(attempt, outcome), _why(attempt, verdict)
    return (
        f'<div class="bw-puzzle-verdict bw-{kind}"><span class="bw-sign" aria-hidden="true">{sign}</span> '
        f"{text_html(judged)}</div>{line_html(given) if given else ''}{line_html(why) if why else ''}"
    )


def _given(attempt: PuzzleAttempt, outcome: Outcome) -> str:
    how = attempt.puzzle.answered_by
    if outcome.answer is None or not attempt.held or how not in ("number", "choice"):
        return ""
    text = outcome.answer if how == "number" else attempt.puzzle.option_text(outcome.answer, attempt.words)
    return attempt.words.say("puzzle-given", answer=text)


def _why(attempt: PuzzleAttempt, verdict: Verdict) -> str:
    return "" if attempt.held and attempt.puzzle.gives_away else verdict.why


def _judged(attempt: PuzzleAttempt, verdict: Verdict) -> str:
    """Right, or not yet; where what is right is known, there is no yet."""
    wrong = "puzzle-wrong" if attempt.held else "puzzle-wrong-for-good"
    return attempt.words.say("puzzle-right" if verdict.right else wrong)


def verdict_text(attempt: PuzzleAttempt, outcome: Outcome) -> str:
    """The same for a screen reader."""
    words, verdict = attempt.words, outcome.verdict
    if verdict is None:
        return words.say("puzzle-solution")
    return " ".join(filter(None, [_judged(attempt, verdict), _given(attempt, outcome), _why(attempt, verdict)]))


def pane_html(attempt: PuzzleAttempt, asked: Page, waits: bool) -> str:
    """What is read beside the board: while an answer is asked for the lines of the question, or a hint; then why.

    It says so if it waits for something that is being worked out.
    """
    words, outcome, pages, look = attempt.words, attempt.outcome, attempt.pages, attempt.look
    parts = []
    if outcome is None or attempt.held:
        parts.append(list_html([*asked.lines, *asked.status], "bw-puzzle-lines"))
    if look is not None and not waits:
        parts += [line_html(words.say("puzzle-look"), "bw-puzzle-head"), _page_html(look, asked)]
    if waits:
        parts.append(f'<div class="bw-puzzle-wait">{text_html(words.say("puzzle-wait"))}</div>')
    elif outcome is None or attempt.held:
        if pages and look is None:
            number = words.say("puzzle-hint-number", number=attempt.page + 1, last=len(pages) + attempt.hints_left)
            parts += [line_html(number, "bw-puzzle-head"), _page_html(pages[attempt.page], asked)]
    else:
        if outcome.trouble:
            parts.append(line_html(outcome.trouble, "bw-wrong"))
        if pages:
            page = pages[attempt.page]
            # What the verdict says already is not said again.
            said = outcome.verdict is not None and page.text == outcome.verdict.why and (page.rolls or page.lines)
            parts.append(_page_html(page._replace(text="") if said else page, asked))
        if outcome.rows:
            risks = words.say("puzzle-risk") if any(row.risk is not None for row in outcome.rows) else ""
            parts.append(f'<div class="bw-puzzle-bars">{bars_html(outcome.rows, words.say("coach-head"), risks)}</div>')
        if attempt.puzzle.note:
            parts.append(line_html(attempt.puzzle.note, "bw-puzzle-note bw-aside"))
    name = escape(words.say("puzzle-pane"))
    # It scrolls, so it can be reached by keyboard.
    return f'<div class="bw-puzzle-read" role="group" tabindex="0" aria-label="{name}">{"".join(parts)}</div>'


def _page_html(page: Page, asked: Page) -> str:
    # The dice of the question lie above already.
    rolls = rolls_html(page.rolls) if page.rolls != asked.rolls else ""
    text = line_html(page.text) if page.text else ""
    lines = list_html([*page.lines, *page.status], "bw-puzzle-lines")
    return f'<div class="bw-puzzle-page">{text}{rolls}{lines}</div>'


def page_text(page: Page) -> str:
    """A page for a screen reader."""
    said = [page.text, *(roll.label for roll in page.rolls), *page.code, *page.lines, *page.status]
    return " ".join(filter(None, said))


def question_svg(page: Page, foot: Sequence[str] = ()) -> Below:
    """The question, its dice and its lines as a panel of its own, readable on a light and on a dark page.

    Args:
        page: what is asked.
        foot: lines under a rule below all else, such as the answer that was given; the last one is plain.
    """

    def below(width: int) -> tuple[str, int]:
        parts, y = [], 12
        written = [(page.text, 16, 650, FONT)]
        written += [(line, 14, 400, _CODE_FONT) for line in page.code]
        written += [(line, 14, 400, FONT) for line in page.lines]
        for text, size, weight, font in written:
            for line in wrapped(text, width - 2 * _MARGIN, size, bold=weight > 400, spare=_MARGIN / 2):
                y += size + 6
                parts.append(svg.text(line, _MARGIN, y, font_family=font, font_size=size, font_weight=weight, fill=INK))
        for roll in page.rolls:
            dice = "".join(
                f'<g transform="translate({36 + 40 * index} {y + 30}) scale(.8)" opacity="{_opacity(die)}">'
                f"{face(die.value, die.body, die.pips)}</g>"
                for index, die in enumerate(roll.dice)
            )
            parts.append(f'<g role="img" aria-label="{escape(roll.label)}">{dice}</g>')
            y += 44
        if foot:
            y += 14
            parts.append(svg.element("path", d=f"M{_MARGIN} {y}H{width - _MARGIN}", stroke=svg.EDGE))
            y += 2
        for said, weight in zip(foot, [650] * (len(foot) - 1) + [400], strict=False):
            for line in wrapped(said, width - 2 * _MARGIN, 13, bold=weight > 400, spare=_MARGIN / 2):
                y += 19
                parts.append(svg.text(line, _MARGIN, y, font_family=FONT, font_size=13, font_weight=weight, fill=INK))
        height = y + 16
        return svg.panel(width, height) + "".join(parts), height

    return below


def alone_svg(page: Page, width: int = 458, foot: Sequence[str] = ()) -> str:
    """The same as a whole picture without a board."""
    markup, height = question_svg(page, foot)(width)
    return svg.picture((-3, -3, width + 6, height + 6), markup, label=" ".join([page_text(page), *foot]))


def still_html(puzzle: Puzzle, page: Page, draw: Callable[[Any, str, Below | None], str], words: Words) -> str:
    """A puzzle as the result of a cell: its title, the question, and the board with the dice below it.

    The page's style sheets are not needed: colours are those of what stands around.

    Args:
        puzzle: it.
        page: the question, see `Puzzle.ask`.
        draw: draws a picture, given its label and what stands below it, see `PuzzleView.svg`.
        words: the language.
    """
    say = words.say
    level = say("puzzle-level", level=puzzle.level, most=LEVELS[-1])
    about = " · ".join([level, say("puzzle-rating", rating=str(puzzle.rating))])
    rolls = question_svg(Page("", None, page.rolls)) if page.rolls else None
    label = " ".join([say("puzzle-board"), *(roll.label for roll in page.rolls)])
    code = f"<pre>{escape(chr(10).join(page.code), quote=False)}</pre>" if page.code else ""
    lines = "".join(f'<p style="margin-block: 0 .6em">{text_html(line)}</p>' for line in page.lines)
    return (
        f'<div style="max-inline-size: 40em"><p style="margin-block: 0 .3em"><strong>'
        f'{text_html(say(f"theme-{puzzle.theme}"))}</strong> <span style="opacity: .75">{text_html(about)}</span></p>'
        f'<p style="margin-block: 0 .6em">{text_html(page.text)}</p>{code}{lines}'
        f"{image_html(draw(page.picture, label, rolls), label)}</div>"
    )
