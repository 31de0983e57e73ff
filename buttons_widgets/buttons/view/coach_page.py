"""What the coach says, as HTML: bars for the options, what a choice cost, and that it is still thinking.

Pure functions of an answer and a language. The rows stand in a fixed order and are there before the answer is, so that
nothing jumps when it comes.
"""

from __future__ import annotations

from dataclasses import dataclass
from html import escape

from ...kit.language.words import Words
from ..analysis.advice import Advice, Question
from ..analysis.solution import TIE, Choice, Goal, Option
from ..rules.grid import cell_text
from .pages import line_html

SMALLEST_TOLD = {"stars": 0.005, "win": 0.0005}
"""What would be rounded to nothing is told as less than the smallest number that is shown."""


@dataclass(frozen=True)
class Cost:
    """What a decision cost: the option that was chosen, and the best one."""

    chosen: Option
    best: Option


def bars_html(advice: Advice, words: Words) -> str:
    """The verdict, and a row for each option: its worth as a bar and a number, and the chance to bust after it."""
    most = max(option.value for option in advice.comparison) or 1.0
    rows = []
    for choice in advice.question.choices:
        option = advice.comparison.find(choice)
        risk = advice.bust_after(choice)
        rows.append(
            _row(
                choice,
                words,
                share=option.value / most,
                worth=amount(option.value, option.goal, words),
                risk=None if risk is None else (risk, percent(risk, words)),
                best=option.best,
            )
        )
    return line_html(verdict(advice, words), "bw-coach-verdict") + _table(rows, advice.question.goal, words)


def progress_html(question: Question, words: Words) -> str:
    """That the coach thinks, about how much, and the rows that the answer will fill."""
    told = escape(words.say("coach-thinking", positions=question.positions))
    rows = [_row(choice, words) for choice in question.choices]
    bar = f'<div class="bw-coach-progress" role="progressbar" aria-label="{told}"></div>'
    return f'<div class="bw-coach-wait">{told}{bar}</div>{_table(rows, question.goal, words)}'


def waiting_html(words: Words) -> str:
    """That there is nothing to decide."""
    return line_html(words.say("coach-nothing"), "bw-coach-idle")


def cost_html(cost: Cost, name: str, words: Words) -> str:
    """What a choice of somebody gave up."""
    chosen = choice_name(cost.chosen.choice, words)
    if cost.chosen.best:
        return line_html(words.say("coach-cost-none", name=name, choice=chosen), "bw-coach-cost")
    loss = difference(cost.chosen.loss, cost.chosen.goal, words)
    best = choice_name(cost.best.choice, words)
    return line_html(words.say("coach-cost", name=name, choice=chosen, loss=loss, best=best), "bw-coach-cost")


def verdict(advice: Advice, words: Words) -> str:
    """Which choice is best, and by how much."""
    first, *others = advice.comparison
    say, name = words.say, choice_name(first.choice, words)
    if first.goal == "win" and first.value <= TIE:
        return say("coach-no-win")
    if not others:
        return say("coach-only", choice=name)
    if first.tied:
        tied = [choice_name(option.choice, words) for option in advice.comparison if option.best]
        return say("coach-tied", choices=words.listed(tied))
    return say("coach-best", choice=name, loss=difference(others[0].loss, first.goal, words))


def choice_name(choice: Choice, words: Words) -> str:
    """A choice as its row is called."""
    match choice:
        case "roll":
            return words.say("coach-choice-roll")
        case "opt out":
            return words.say("coach-choice-opt-out")
        case "pass":
            return words.say("coach-choice-pass")
        case (int(row), int(column)):
            return words.say("coach-choice-cell", cell=cell_text((row, column)))
    raise ValueError(f"{choice!r} is no choice")


def amount(value: float, goal: Goal, words: Words, message: str = "coach-amount") -> str:
    """Stars, or a chance to win, as the language writes it."""
    if goal == "win":
        return words.say(f"{message}-chance", percent=100 * value)
    return words.say(f"{message}-stars", stars=value)


def percent(chance: float, words: Words) -> str:
    """A chance as the language writes it."""
    return words.say("coach-amount-chance", percent=100 * chance)


def difference(loss: float, goal: Goal, words: Words) -> str:
    """How much less one choice is worth than another."""
    if loss < SMALLEST_TOLD[goal]:
        return words.say("coach-less-than", amount=amount(2 * SMALLEST_TOLD[goal], goal, words))
    return amount(loss, goal, words)


def _table(rows: list[str], goal: Goal, words: Words) -> str:
    head = "".join(
        f'<th scope="col"{span}>{escape(text)}</th>'
        for text, span in (
            (words.say("coach-head-worth", goal=goal), ' colspan="2"'),
            (words.say("coach-head-bust"), ""),
        )
    )
    return (
        f'<table class="bw-coach-table"><thead><tr><td></td>{head}</tr></thead><tbody>{"".join(rows)}</tbody></table>'
    )


def _row(
    choice: Choice,
    words: Words,
    *,
    share: float = 0.0,
    worth: str = "",
    risk: tuple[float, str] | None = None,
    best: bool = False,
) -> str:
    """A row of the table; with nothing but its name if the answer is not there."""
    risk_bar, risk_text = ("", "") if risk is None else (_bar(risk[0], "bw-gauge-bust"), risk[1])
    return (
        f'<tr class="{"bw-coach-best" if best else ""}"><th scope="row">{escape(choice_name(choice, words))}</th>'
        f'<td class="bw-coach-bar">{_bar(share, "bw-gauge-worth")}</td>'
        f'<td class="bw-coach-number">{escape(worth)}</td>'
        f'<td class="bw-coach-risk">{risk_bar}<span>{escape(risk_text)}</span></td></tr>'
    )


def _bar(share: float, kind: str) -> str:
    return f'<div class="bw-gauge {kind}"><div style="inline-size:{100 * share:.1f}%"></div></div>'
