"""What a card says, as HTML and as a static picture. Pure functions of plain values; every text is escaped here."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from ..dice.die import Die
from ..page.markup import line_html, text_html
from ..puzzles.puzzle import Page
from ..puzzles.puzzle_page import rolls_html
from .checked import SIGNS, verdict_of
from .choice_exercise import OptionsExercise
from .exercise import Marked
from .rolls_exercise import RollsExercise
from .sitting import Sitting

LOOKS = {
    "right": "right",
    "wrong": "wrong",
    "misunderstood": "wrong",
    "to read": "kept",
    "noted": "kept",
    "no answer": "kept",
}
"""How a verdict looks, by the state of the answer."""


def head_html(sitting: Sitting) -> str:
    """Number, title, and how the student stands."""
    exercise, words = sitting.exercise, sitting.words
    try:
        title = exercise.title(words)
    except Exception as error:
        title = sitting.trouble(error)
    standing, look = _standing(sitting)
    mark = f'<span class="bw-card-mark bw-card-{look}">{text_html(standing)}</span>' if standing else ""
    return (
        f'<span class="bw-card-number">{escape(exercise.number)}</span>'
        f'<span class="bw-card-title">{text_html(title)}</span>{mark}'
    )


def _standing(sitting: Sitting) -> tuple[str, str]:
    words = sitting.words
    if sitting.solved:
        return words.say("card-solved"), "right"
    if sitting.tries:
        return words.say("card-tries", count=sitting.tries), "quiet"
    return (words.say("card-saved"), "kept") if sitting.answer else ("", "")


def asked_html(sitting: Sitting, page: Page) -> str:
    """The question with its dice, its program, and the student's rolls."""
    program = escape("\n".join(page.code))
    code = f'<pre class="bw-card-code">{program}</pre>' if program else ""
    rolled = rolled_html(sitting) if isinstance(sitting.exercise, RollsExercise) else ""
    return f'<div class="bw-card-question">{text_html(page.text)}</div>{rolls_html(page.rolls)}{code}{rolled}'


def rolled_html(sitting: Sitting) -> str:
    """The last roll of the student, and the tally."""
    exercise, words, count = sitting.exercise, sitting.words, sitting.rolled
    assert isinstance(exercise, RollsExercise)
    shown = exercise.shown(exercise.rolled[max(0, count - 1)], words)
    if not count:
        blank = tuple(Die(0, die.body, die.pips) for die in shown.dice)
        shown = shown._replace(dice=blank, label=words.say("card-not-rolled"))
    tally = exercise.tally(count)
    most = max([1, *tally.values()])
    rows = "".join(
        f'<tr><th scope="row">{text_html(exercise.outcome_text(outcome, words))}</th>'
        f'<td><span class="bw-card-bar" style="inline-size: {100 * times / most:.0f}%"></span></td>'
        f"<td>{times}</td></tr>"
        for outcome, times in tally.items()
    )
    caption = text_html(words.say("card-rolled", count=count, times=exercise.times))
    table = f'<table class="bw-card-tally"><caption>{caption}</caption><tbody>{rows}</tbody></table>'
    return f"{rolls_html([shown])}{table}"


def told_html(sitting: Sitting, page: Page) -> str:
    """What is said of the answer, or how to answer; and the hints that were asked for."""
    words, marked = sitting.words, sitting.marked
    parts: list[str] = []
    if sitting.note:
        parts.append(line_html(sitting.note, "bw-card-note"))
    elif marked is not None:
        parts.append(marked_html(sitting, marked))
    elif page.status:
        parts.append(line_html(" ".join(page.status), "bw-card-how"))
    last = len(sitting.all_hints)
    for number, hint in enumerate(sitting.hints, start=1):
        head = words.say("puzzle-hint-number", number=number, last=last)
        lines = "".join(f"<div>{text_html(line)}</div>" for line in hint.lines)
        parts.append(f'<div class="bw-card-hint"><b>{text_html(head)}</b> {text_html(hint.text)}{lines}</div>')
    return "".join(parts)


def marked_html(sitting: Sitting, marked: Marked) -> str:
    """The verdict, and why."""
    verdict, look = verdict_of(marked, sitting.words), LOOKS[marked.state]
    sign = f'<span aria-hidden="true">{SIGNS[marked.state]}</span> '
    kept = ""
    if sitting.closed and not isinstance(sitting.exercise, RollsExercise):
        own = sitting.exercise.answer_text(sitting.answer, sitting.words).removesuffix(".")
        kept = f"<b>{text_html(sitting.words.say('card-guessed', guess=own))}</b> "
    head = f"<b>{sign}{text_html(verdict)}</b> " if verdict else sign
    guessed = f'<div class="bw-card-guessed">{text_html(marked.guessed)}</div>' if marked.guessed else ""
    return (
        f'<div class="bw-card-verdict bw-card-{look}">{head}{kept}<span>{text_html(marked.why)}</span></div>{guessed}'
    )


def marked_text(sitting: Sitting, marked: Marked) -> str:
    """The same for a screen reader."""
    return " ".join(filter(None, [verdict_of(marked, sitting.words), marked.why, marked.guessed]))


def printed(sitting: Sitting) -> Page:
    """The question as it stands in a static picture: with its number and its options."""
    exercise, words = sitting.exercise, sitting.words
    page = exercise.ask("", words)
    options: Sequence[str] = ()
    if isinstance(exercise, OptionsExercise):
        options = [f"{exercise.letter(one)}   {exercise.option_text(one, words)}" for one in exercise.options]
    return page._replace(text=f"{exercise.number}   {page.text}", lines=tuple(options))
