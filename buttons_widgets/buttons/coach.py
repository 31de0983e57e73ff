"""The coach: what every option is worth. It thinks in a thread and never holds a game up."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from html import escape
from typing import Any, Final

import ipywidgets as w

from ..kit.session import Session
from ..kit.words import Words
from ..kit.worker import Worker
from .advice import Advice, Assumptions, Question, advise, choice_of, question_about
from .game import Game
from .grid import Cell, cell_text
from .moves import Move
from .solution import Choice, Comparison, Option

Ask = Callable[[Assumptions], Question | None]
Taken = tuple[str, Ask, Choice]
"""A decision that was taken: by whom, the question then, and the choice."""

SHOWN: Final = ("worth", "chance", "nothing")
"""What the coach can write on the spaces of the board."""


class Coach(w.VBox):
    """Bars for the options, the chance to bust, what is assumed of the opponents, and what the last decision cost.

    Args:
        words: the language.
        on_change: called when there is something new to draw on the board: see `marks`.
    """

    def __init__(self, words: Words, on_change: Callable[[], None]) -> None:
        self._words, self._on_change = words, on_change
        self._ask: Ask = lambda assumptions: None
        self._taken: Taken | None = None
        self._question: Question | None = None
        self._advice: Advice | None = None
        self._worker = Worker(self._answered)
        self._build()

    def _build(self) -> None:
        say = self._words.say
        self.goal = w.Dropdown(options=[(say("coach-goal-stars"), "stars"), (say("coach-goal-win"), "win")])
        self.shown = w.Dropdown(options=[(say(f"coach-show-{kind}"), kind) for kind in SHOWN])
        self.bars = w.HTML()
        self.cost = w.HTML()
        at_first = Assumptions()
        self.opt_out = self._slider("coach-opponent-opt-out", at_first.opt_out)
        self.bust = self._slider("coach-opponent-bust", at_first.bust)
        self.assumed = w.HTML()
        self.opponents = w.VBox([self.assumed, self.opt_out, self.bust]).add_class("bw-coach-opponents")
        for control in (self.goal, self.opt_out, self.bust):
            control.observe(lambda _: self._think(), "value")
        self.shown.observe(lambda _: self._on_change(), "value")
        head = w.HTML(f'<div class="bw-coach-title">{escape(say("coach-title"))}</div>')
        head_row = w.HBox([head, self.goal, self.shown]).add_class("bw-row")
        super().__init__([head_row, self.bars, self.cost, self.opponents])
        self.add_class("bw-coach")

    def _slider(self, message: str, value: float) -> w.FloatSlider:
        return w.FloatSlider(
            value=value,
            min=0,
            max=1,
            step=0.05,
            readout_format=".0%",
            description=self._words.say(message),
            style={"description_width": "11em"},
            continuous_update=False,
        )

    @property
    def assumptions(self) -> Assumptions:
        """What the sliders say."""
        return Assumptions(self.opt_out.value, self.bust.value, self.goal.value)

    def consider(self, game: Game | None, taken: tuple[Game, Move] | None = None) -> None:
        """Think about the decision in a game, and about one that was taken before.

        Args:
            game: a state; `None` if there is nothing to decide.
            taken: the state in which the last decision was taken, and what was decided, if its cost is to be told.
        """
        self._taken = None
        if taken is not None:
            before, move = taken
            assert isinstance(before.to_move, int)
            self._taken = before.names[before.to_move], partial(question_about, before), choice_of(move)
        self.ask(lambda assumptions: None if game is None else question_about(game, assumptions))

    def ask(self, ask: Ask) -> None:
        """Think about the question that `ask` makes of what is assumed; it may make none."""
        self._ask = ask
        self._think()

    def marks(self) -> Mapping[Cell, Mapping[str, Any]]:
        """What to write on each space of the board: see `BoardWidget.worths`. Empty until the answer is there."""
        if self._advice is None or self.shown.value == "nothing":
            return {}
        chances = self.shown.value == "chance"
        values = self._advice.chances if chances else self._advice.worths
        if not values:
            return {}
        least, most = min(values.values()), max(values.values())
        best = set() if chances else set(_best(self._advice))
        return {
            cell: {
                "text": f"{value:.0%}" if chances or self.goal.value == "win" else f"{value:.2f}",
                "tint": (value - least) / (most - least) if most > least else 0.5,
                "best": cell in best,
            }
            for cell, value in values.items()
        }

    # Thinking

    def _think(self) -> None:
        self._question = self._ask(self.assumptions)
        self._advice = None
        question = self._question
        taken = self._taken and (self._taken[1](self.assumptions), self._taken[2])

        def job() -> tuple[Advice | None, Option | None]:
            advice = advise(question) if question is not None else None
            cost = advise(taken[0]).comparison.find(taken[1]) if taken and taken[0] is not None else None
            return advice, cost

        self._show_thinking()
        if question is None and not taken:
            self._worker.drop()
            return
        self._worker.do((question, taken), job)

    def _answered(self, asked: Any, result: Any) -> None:
        """An answer has come. One to a question that nobody asks any more is let go."""
        if asked[0] != self._question:
            return
        if isinstance(result, Exception):
            self.bars.value = _line(self._words.say("coach-cannot", reason=str(result)))
            return
        self._advice, cost = result
        self._show(cost)
        self._on_change()

    # Showing

    def _show_thinking(self) -> None:
        question = self._question
        message = "coach-nothing" if question is None else "coach-thinking"
        self.bars.value = f'<div class="bw-coach-wait">{escape(self._words.say(message))}</div>'
        count = question.opponents.count if question else 0
        self.opponents.layout.display = None if count else "none"
        self.assumed.value = _line(self._words.say("coach-assumed", count=count))

    def _show(self, cost: Option | None) -> None:
        words = self._words
        if self._advice is not None:
            advice = self._advice
            bust = _bar(words.say("coach-bust"), f"{advice.bust:.1%}", advice.bust, "bust")
            self.bars.value = (
                f'<div class="bw-coach-verdict">{escape(self._verdict(advice.comparison))}</div>'
                f'<div class="bw-bars">{self._bars(advice.comparison)}{bust}</div>'
            )
        if cost is not None and self._taken is not None:
            choice = self._choice(cost.choice)
            message = "coach-cost-none" if cost.best else "coach-cost"
            self.cost.value = _line(
                words.say(message, name=self._taken[0], choice=choice, loss=self._amount(cost.loss)), "bw-coach-cost"
            )
        else:
            self.cost.value = ""

    def _bars(self, comparison: Comparison) -> str:
        most = max((option.value for option in comparison), default=0.0) or 1.0
        rows = (
            _bar(
                self._choice(option.choice),
                self._amount(option.value),
                option.value / most,
                "best" if option.best else "",
            )
            for option in comparison
        )
        return "".join(rows)

    def _verdict(self, comparison: Comparison) -> str:
        first, *others = comparison
        say = self._words.say
        if not others:
            return say("coach-only", choice=self._choice(first.choice))
        if first.tied:
            tied = [self._choice(option.choice) for option in comparison if option.best]
            return say("coach-tied", choices=self._words.listed(tied))
        return say("coach-best", choice=self._choice(first.choice), loss=self._amount(others[0].loss))

    def _choice(self, choice: Choice) -> str:
        if isinstance(choice, str):
            return self._words.say(f"coach-choice-{choice.replace(' ', '-')}")
        return self._words.say("coach-choice-cell", cell=cell_text(choice))

    def _amount(self, value: float) -> str:
        """Stars, or a chance to win, as it is read."""
        return f"{value:.1%}" if self.goal.value == "win" else f"{value:.2f}\u2009★"


def last_decision(session: Session[Game], ply: int, this_one: bool) -> tuple[Game, Move] | None:
    """The last decision of a round that was taken before a ply: the state then, and the move.

    Args:
        session: the game.
        ply: where one stands.
        this_one: whether the decision that was taken right there counts, if there was one, whoever took it; else
            only those of people before it count.
    """
    states = session.states
    decided = [
        at
        for at in range(min(ply + this_one, len(states) - 1))
        if question_about(states[at], Assumptions()) is not None
        and (session.waits_for_person(states[at]) or (this_one and at == ply))
    ]
    return (states[decided[-1]], states[decided[-1] + 1].moves[-1]) if decided else None


def _best(advice: Advice) -> tuple[Cell, ...]:
    """The spaces that are marked as the best ones."""
    values = advice.worths
    return advice.solution.best_cells(values) if not advice.question.golden else tuple(values)


def _bar(label: str, text: str, share: float, kind: str) -> str:
    return (
        f'<div class="bw-bar-row bw-bar-{kind}"><span class="bw-bar-label">{escape(label)}</span>'
        f'<span class="bw-bar-track"><span class="bw-bar-fill" style="inline-size:{100 * share:.1f}%"></span></span>'
        f'<span class="bw-bar-value">{escape(text)}</span></div>'
    )


def _line(text: str, kind: str = "") -> str:
    return f'<div class="{kind}">{escape(text)}</div>'
