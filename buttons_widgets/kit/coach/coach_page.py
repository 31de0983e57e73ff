"""What the coach says, as HTML: bars for the options, and what a choice cost.

Pure functions of an answer and a language. The rows have a fixed order and are shown before the answer comes, so that
nothing jumps when it does.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass
from html import escape
from typing import Any, Final, Generic, TypeVar

from ..language.words import Words
from ..page import widgets as w
from ..page.controls import button
from ..page.markup import line_html
from ..page.svg import panel, written
from ..page.text_layout import wrapped
from ..rules.answer import Answer, Option, error_of
from .advisor import Advisor

Q = TypeVar("Q", bound=Hashable)

MOST_NAMED: Final = 4
"""Of more choices that are equally good some are named, and the others are counted."""


@dataclass(frozen=True)
class BarRow:
    """What is shown of one option; only its name while there is no answer.

    Attributes:
        name: what the choice is called.
        share: how long its bar is, 0 to 1.
        worth: what it is worth, in words.
        risk: its risk, 0 to 1; `None` where there is none.
        risk_text: the same in words.
        best: whether no other choice is better.
        note: a word beside the name, such as whose choice it was; "" for none.
    """

    name: str
    share: float = 0.0
    worth: str = ""
    risk: float | None = None
    risk_text: str = ""
    best: bool = False
    note: str = ""


def shares(values: Sequence[float], *, costs: bool = False) -> list[float]:
    """How long the bars of some worths are, 0 to 1. Bars begin at the least worth, or at nothing if that is less.

    The bars of costs, such as rolls to come, are the longer the less there is to pay, with what this choice costs, 1.

    >>> shares([3.0, 1.5]), shares([1.0, -1.0]), shares([0.0]), shares([0.0, -1.0, -3.0], costs=True)
    ([1.0, 0.5], [1.0, 0.0], [0.0], [1.0, 0.5, 0.25])
    """
    if costs:
        return [(1 - max(values)) / (1 - value) for value in values]
    least, most = min([0.0, *values]), max([0.0, *values])
    return [(value - least) / (most - least or 1.0) for value in values]


def bars_html(rows: Sequence[BarRow], worth: str, risk: str) -> str:
    """A table of options, one in each row, with the headings of worths and risks; "" where there are no risks."""
    # A game without risks leaves the last column empty.
    last = f'<th scope="col">{escape(risk)}</th>' if risk else "<td></td>"
    head = f'<th scope="col" colspan="2">{escape(worth)}</th>{last}'
    return (
        f'<table class="bw-coach-table"><thead><tr><td></td>{head}</tr></thead>'
        f"<tbody>{''.join(map(_row_html, rows))}</tbody></table>"
    )


@dataclass(frozen=True)
class CoachPage(Generic[Q]):
    """What an advisor's answers look like."""

    advisor: Advisor[Any, Q]
    words: Words

    def bars(self, question: Q, answer: Answer) -> str:
        """A row for each option: its worth as a bar and a number, and its risk."""
        return bars_html(self.rows(question, answer), *self.advisor.heads(question, self.words))

    def shown(self, question: Q, answer: Answer, also: Hashable = None) -> list[Option]:
        """The options that have a row: all in the order of the choices; of many the best ones, and one more."""
        choices, most = self.advisor.choices(question), self.advisor.most_rows
        if len(choices) <= most and {option.choice for option in answer.options} == set(choices):
            return [answer.find(choice) for choice in choices]
        return [option for rank, option in enumerate(answer.options) if rank < most or option.choice == also]

    def rows(self, question: Q, answer: Answer, also: Hashable = None, note: str = "") -> list[BarRow]:
        """The same as values, for a picture; the choice `also` has a row in any case, with a `note` beside it."""
        options = self.shown(question, answer, also)
        rows = [
            BarRow(
                name=self._name(option.choice, question),
                share=share,
                worth=self._worth(option.value, question),
                risk=option.risk,
                risk_text="" if option.risk is None else self.advisor.risk_text(option.risk, question, self.words),
                best=option.best,
                note=note if option.choice == also else "",
            )
            for option, share in zip(
                options, shares([option.value for option in options], costs=self.advisor.costs(question)), strict=True
            )
        ]
        others = len(answer.options) - len(options)
        return [*rows, BarRow(self.words.say("coach-others", count=others))] if others else rows

    def _name(self, choice: Hashable, question: Q) -> str:
        return self.advisor.choice_name(choice, question, self.words)

    def _worth(self, value: float, question: Q) -> str:
        """A worth, with its error if it is an estimate."""
        amount, error = self.advisor.amount(value, question, self.words), error_of(value)
        if not error:
            return amount
        return self.words.say("coach-estimate", amount=amount, error=self.advisor.amount(error, question, self.words))

    def bars_to_come(self, question: Q) -> str:
        """The rows that an answer will fill."""
        choices, most = self.advisor.choices(question), self.advisor.most_rows
        names = [self._name(choice, question) for choice in choices] if len(choices) <= most else ["…"] * (most + 1)
        return bars_html([BarRow(name) for name in names], *self.advisor.heads(question, self.words))

    def marks(self, question: Q, answer: Answer, kind: str) -> dict[Any, dict[str, Any]]:
        """What to write where on the board, for a kind of marks: `text`, `tint` and `best`."""
        return {
            what: {
                "text": self.advisor.mark_text(kind, mark.value, question, self.words),
                "tint": mark.tint,
                "best": mark.best,
            }
            for what, mark in answer.marks.get(kind, {}).items()
        }

    def cost(self, question: Q, cost: tuple[Option, Option], name: str) -> str:
        """What a player's choice gave up: `cost` is the option that was chosen, and the best one."""
        chosen, best = cost
        say, choice = self.words.say, self._name(chosen.choice, question)
        if chosen.best:
            close = chosen.tied and error_of(chosen.value)
            none = say("coach-cost-close" if close else "coach-cost-none", name=name, choice=choice)
            return line_html(none, "bw-coach-cost")
        loss = self.difference(chosen.loss, question)
        better = self._name(best.choice, question)
        return line_html(say("coach-cost", name=name, choice=choice, loss=loss, best=better), "bw-coach-cost")

    def verdict(self, question: Q, answer: Answer) -> str:
        """Which choice is best, by how much, and how sure that is."""
        return f"{self._verdict(question, answer)} {self.advisor.footnote(question, answer, self.words)}".rstrip()

    def _verdict(self, question: Q, answer: Answer) -> str:
        if not answer.options:
            return self.words.say("coach-nothing")
        say, first, others = self.words.say, answer.options[0], answer.options[1:]
        if special := self.advisor.verdict(question, answer, self.words):
            return special
        if not others:
            return say("coach-only", choice=self._name(first.choice, question))
        if first.tied:
            best = [option.choice for option in answer.options if option.best]
            named = len(best) if len(best) <= MOST_NAMED else MOST_NAMED - 1
            tied = [self._name(choice, question) for choice in best[:named]]
            tied += [say("coach-others", count=len(best) - named)] if best[named:] else []
            return say("coach-tied" if answer.is_sure else "coach-close", choices=self.words.listed(tied))
        name, loss = self._name(first.choice, question), self.difference(others[0].loss, question)
        return say("coach-best", choice=name, loss=loss)

    def difference(self, loss: float, question: Q) -> str:
        """How much less one choice is worth than another."""
        smallest = self.advisor.smallest(question)
        if loss < smallest:
            amount = self.advisor.amount(2 * smallest, question, self.words)
            return self.words.say("coach-less-than", amount=amount)
        return self.advisor.amount(loss, question, self.words)


def _row_html(row: BarRow) -> str:
    risk_bar, safe = "" if row.risk is None else _bar(row.risk, "bw-gauge-risk"), "" if row.risk else " bw-coach-safe"
    note = f' <span class="bw-coach-note">{escape(row.note)}</span>' if row.note else ""
    return (
        f'<tr class="{"bw-coach-best" if row.best else ""}"><th scope="row">{escape(row.name)}{note}</th>'
        f'<td class="bw-coach-bar">{_bar(row.share, "bw-gauge-worth")}</td>'
        f'<td class="bw-coach-number">{escape(row.worth)}</td>'
        f'<td class="bw-coach-risk{safe}">{risk_bar}<span>{escape(row.risk_text)}</span></td></tr>'
    )


def _bar(share: float, kind: str) -> str:
    return f'<div class="bw-gauge {kind}"><div style="inline-size:{100 * share:.1f}%"></div></div>'


# A line of code to take along, and the button that copies it.


class CodeLine:
    """A line that is shown as code, and a button beside it or elsewhere.

    Args:
        hint: the message that says what the button does.
        copy: puts a text on the clipboard.
    """

    def __init__(self, words: Words, hint: str, copy: Callable[[str], object]) -> None:
        self.line = ""
        self.text = w.HTML().add_class("bw-coach-code")
        self.button = button(words.say("more-copy"), lambda: copy(self.line), tooltip=words.say(hint))
        self.button.add_class("bw-hands-out")

    def show(self, line: str) -> None:
        """Show a line, and copy it from now on."""
        self.line = line
        self.text.value = f"<code>{escape(line, quote=False)}</code>"


# What the coach says as a picture, for saved notebooks and exports: the verdict, and a bar for each choice.


WORTH_COLOUR: Final = "#6a3fc4"
RISK: Final = "#b3261e"
_ROW: Final = 24
_LINE: Final = 22
_BAR: Final = (120, 150)
"""Where a bar begins, and how long the longest is."""


def says_svg(head: str, rows: Sequence[BarRow], heads: tuple[str, str], width: int) -> tuple[str, int]:
    """A panel of its own, readable on a light and on a dark page.

    Args:
        head: what stands first: the verdict, or the question; a long one takes several lines.
        rows: the options; none if the answer is not shown.
        heads: the headings of the columns of worths and of risks.

    Returns:
        The markup, with its upper left corner at the origin, and its height.

    >>> markup, height = says_svg("Roll or stop?", [], ("", ""), 300)
    >>> markup.count("<text"), height
    (1, 44)
    >>> markup, height = says_svg("How likely is it that the next roll is lost? Roll or stop?", [], ("", ""), 300)
    >>> markup.count("<text"), height
    (2, 66)
    """
    lines = wrapped(head, width - 32, 16, bold=True, spare=8) or [""]
    more = _LINE * (len(lines) - 1)
    height = 44 + more + (_ROW * len(rows) + 26 if rows else 0)
    parts = [
        panel(width, height),
        *(written(line, 16, 28 + _LINE * number, size=16, weight=650) for number, line in enumerate(lines)),
    ]
    if rows:
        start, length = _BAR
        risks = width - 16
        top = 54 + more
        parts += [written(heads[0], start, top, size=12), written(heads[1], risks, top, size=12, anchor="end")]
        for number, row in enumerate(rows):
            y, weight = top + 20 + _ROW * number, 650 if row.best else 400
            tint = "1" if row.best else ".45"
            parts += [
                written(row.name, 16, y, weight=weight),
                _drawn_bar(start, y, length, "#eee4cf", "1"),
                _drawn_bar(start, y, length * row.share, WORTH_COLOUR, tint),
                written(row.worth, start + length + 76, y, weight=weight, anchor="end"),
                written(row.risk_text, risks, y, fill=RISK, anchor="end") if row.risk_text else "",
            ]
    return "".join(parts), height


def _drawn_bar(x: float, y: float, length: float, fill: str, opacity: str) -> str:
    return f'<rect x="{x:g}" y="{y - 11:g}" width="{length:.1f}" height="12" rx="3" fill="{fill}" opacity="{opacity}"/>'
