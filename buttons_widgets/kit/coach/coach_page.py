"""What the coach says, as HTML: bars for the options, and what a choice cost.

Pure functions of an answer and a language. The rows have a fixed order and are shown before the answer comes, so that
nothing jumps when it does.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from dataclasses import dataclass
from html import escape
from typing import Any, Generic, TypeVar

from ..language.words import Words
from ..page.markup import line_html
from ..rules.answer import Answer, Option, error_of
from .advisor import Advisor

Q = TypeVar("Q", bound=Hashable)


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


def shares(values: Sequence[float]) -> list[float]:
    """How long the bars of some worths are, 0 to 1. Bars begin at the least worth, or at nothing if that is less.

    >>> shares([3.0, 1.5]), shares([1.0, -1.0]), shares([0.0])
    ([1.0, 0.5], [1.0, 0.0], [0.0])
    """
    least, most = min([0.0, *values]), max([0.0, *values])
    return [(value - least) / (most - least or 1.0) for value in values]


def bars_html(rows: Sequence[BarRow], worth: str, risk: str) -> str:
    """A table of options, one in each row.

    Args:
        rows: the options.
        worth: the heading of the worths.
        risk: the heading of the risks; "" where there are none.
    """
    # A game without risks leaves the last column empty.
    last = f'<th scope="col">{escape(risk)}</th>' if risk else "<td></td>"
    head = f'<th scope="col" colspan="2">{escape(worth)}</th>{last}'
    return (
        f'<table class="bw-coach-table"><thead><tr><td></td>{head}</tr></thead>'
        f"<tbody>{''.join(map(_row_html, rows))}</tbody></table>"
    )


@dataclass(frozen=True)
class CoachPage(Generic[Q]):
    """What an advisor's answers look like.

    Attributes:
        advisor: the analysis of the game.
        words: the language.
    """

    advisor: Advisor[Any, Q]
    words: Words

    def bars(self, question: Q, answer: Answer) -> str:
        """A row for each option: its worth as a bar and a number, and its risk."""
        return bars_html(self.rows(question, answer), *self.advisor.heads(question, self.words))

    def rows(self, question: Q, answer: Answer) -> list[BarRow]:
        """The same as values, for a picture."""
        rows = []
        options = [answer.find(choice) for choice in self.advisor.choices(question)]
        for option, share in zip(options, shares([option.value for option in options]), strict=True):
            rows.append(
                BarRow(
                    name=self.advisor.choice_name(option.choice, question, self.words),
                    share=share,
                    worth=self._worth(option.value, question),
                    risk=option.risk,
                    risk_text="" if option.risk is None else self.percent(option.risk),
                    best=option.best,
                )
            )
        return rows

    def _worth(self, value: float, question: Q) -> str:
        """A worth, with its error if it is an estimate."""
        amount, error = self.advisor.amount(value, question, self.words), error_of(value)
        if not error:
            return amount
        return self.words.say("coach-estimate", amount=amount, error=self.advisor.amount(error, question, self.words))

    def bars_to_come(self, question: Q) -> str:
        """The rows that an answer will fill."""
        names = [self.advisor.choice_name(choice, question, self.words) for choice in self.advisor.choices(question)]
        return bars_html([BarRow(name) for name in names], *self.advisor.heads(question, self.words))

    def cost(self, question: Q, cost: tuple[Option, Option], name: str) -> str:
        """What a player's choice gave up: `cost` is the option that was chosen, and the best one."""
        chosen, best = cost
        say, called = self.words.say, self.advisor.choice_name
        choice = called(chosen.choice, question, self.words)
        if chosen.best:
            return line_html(say("coach-cost-none", name=name, choice=choice), "bw-coach-cost")
        loss = self.difference(chosen.loss, question)
        better = called(best.choice, question, self.words)
        return line_html(say("coach-cost", name=name, choice=choice, loss=loss, best=better), "bw-coach-cost")

    def verdict(self, question: Q, answer: Answer) -> str:
        """Which choice is best, and by how much."""
        say, first, others = self.words.say, answer.options[0], answer.options[1:]
        name = self.advisor.choice_name(first.choice, question, self.words)
        if special := self.advisor.verdict(question, answer, self.words):
            return special
        if not others:
            return say("coach-only", choice=name)
        if first.tied:
            tied = [
                self.advisor.choice_name(option.choice, question, self.words)
                for option in answer.options
                if option.best
            ]
            return say("coach-tied", choices=self.words.listed(tied))
        return say("coach-best", choice=name, loss=self.difference(others[0].loss, question))

    def percent(self, chance: float) -> str:
        """A chance as the language writes it."""
        return self.words.say("coach-percent", percent=100 * chance)

    def difference(self, loss: float, question: Q) -> str:
        """How much less one choice is worth than another."""
        smallest = self.advisor.smallest(question)
        if loss < smallest:
            amount = self.advisor.amount(2 * smallest, question, self.words)
            return self.words.say("coach-less-than", amount=amount)
        return self.advisor.amount(loss, question, self.words)


def _row_html(row: BarRow) -> str:
    risk_bar = "" if row.risk is None else _bar(row.risk, "bw-gauge-risk")
    note = f' <span class="bw-coach-note">{escape(row.note)}</span>' if row.note else ""
    return (
        f'<tr class="{"bw-coach-best" if row.best else ""}"><th scope="row">{escape(row.name)}{note}</th>'
        f'<td class="bw-coach-bar">{_bar(row.share, "bw-gauge-worth")}</td>'
        f'<td class="bw-coach-number">{escape(row.worth)}</td>'
        f'<td class="bw-coach-risk">{risk_bar}<span>{escape(row.risk_text)}</span></td></tr>'
    )


def _bar(share: float, kind: str) -> str:
    return f'<div class="bw-gauge {kind}"><div style="inline-size:{100 * share:.1f}%"></div></div>'
