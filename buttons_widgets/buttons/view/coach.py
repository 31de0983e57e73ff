"""The coach: what every option is worth. It thinks in a thread and never holds a game up."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from threading import RLock
from typing import Any, Final

import ipywidgets as w

from ...kit.language.words import Words
from ...kit.page.lock import alone
from ...kit.table.session import Session
from ...kit.table.worker import Worker
from ..analysis.advice import Advice, Assumptions, NoAdvice, Question, advise, choice_of, effort, question_about
from ..analysis.solution import TIE, Choice
from ..rules.game import Game
from ..rules.grid import Cell
from ..rules.moves import Move
from .coach_page import Cost, amount, bars_html, cost_html, progress_html, verdict, waiting_html
from .pages import line_html

Ask = Callable[[Assumptions], Question | None]
Asked = tuple[Question | None, tuple[Question, Choice] | None]
"""What is to be found out: a question, and what a choice cost in an earlier one."""

SHOWN: Final = ("worth", "chance", "nothing")
"""What the coach can write on the spaces of the board."""

MOST_AT_ONCE: Final = 200_000
"""An answer for which no more numbers than this have to be found takes no longer than a redraw."""


class Coach(w.VBox):
    """Bars for the options, the chance to bust, what is assumed of the opponents, and what the last decision cost.

    Args:
        words: the language.
        on_change: called when there is something new to draw on the board, see `marks`; not for what comes of a call
            of `consider` or `ask` before that returns.
        lock: held by whoever asks, and by the thread that brings an answer.
        may_wait: whether whoever asks may be held up while the solver is loaded, so that the answer to a small
            question is there at once from the first on. Where a game goes on it may not.
    """

    def __init__(self, words: Words, on_change: Callable[[], None], lock: RLock, *, may_wait: bool = False) -> None:
        self.lock = lock
        self._words, self._on_change = words, on_change
        self._solver_is_loaded = may_wait
        self._ask: Ask = lambda assumptions: None
        self._taken: tuple[Game, Move] | None = None
        self._asked: Asked = (None, None)
        self._advice: Advice | None = None
        self._asking = False
        self._worker = Worker(self._answered)
        self._build()
        self._show_waiting()

    def _build(self) -> None:
        say = self._words.say
        goals = [(say("coach-goal-stars"), "stars"), (say("coach-goal-win"), "win")]
        self.goal = labelled_list(say("coach-goal"), goals)
        shown = [(say(f"coach-show-{kind}"), kind) for kind in SHOWN]
        self.shown = labelled_list(say("coach-show"), shown)
        self.bars = w.HTML().add_class("bw-coach-bars")
        self.cost = w.HTML(line_html("", "bw-coach-cost"))
        at_first = Assumptions()
        self.opt_out = self._slider("coach-opponent-opt-out", at_first.opt_out)
        self.bust = self._slider("coach-opponent-bust", at_first.bust)
        self.assumed = w.HTML()
        self.opponents = w.VBox([self.assumed, self.opt_out, self.bust]).add_class("bw-coach-opponents")
        self.opponents.layout.display = "none"
        for control in (self.goal, self.opt_out, self.bust):
            control.observe(self._assumed_otherwise, "value")
        self.shown.observe(lambda _: self._on_change(), "value")
        title = w.HTML(line_html(say("coach-title"), "bw-coach-title"))
        head = w.HBox([title, self.goal, self.shown]).add_class("bw-row")
        super().__init__([head, self.bars, self.cost, self.opponents])
        self.add_class("bw-coach")

    def _slider(self, message: str, value: float) -> w.FloatSlider:
        return w.FloatSlider(
            value=value,
            min=0,
            max=1,
            step=0.01,
            readout_format=".0%",
            description=self._words.say(message),
            style={"description_width": "11em"},
            continuous_update=False,
        )

    @property
    def assumptions(self) -> Assumptions:
        """What the sliders say."""
        return Assumptions(self.opt_out.value, self.bust.value, self.goal.value)

    @alone
    def consider(self, game: Game | None, taken: tuple[Game, Move] | None = None) -> None:
        """Think about the decision in a game, and about one that was taken before.

        Args:
            game: a state; `None` if there is nothing to decide.
            taken: the state in which the last decision was taken, and what was decided, if its cost is to be told.
        """
        self._taken = taken
        self.ask(lambda assumed: None if game is None else question_about(game, assumed))

    @alone
    def ask(self, ask: Ask) -> None:
        """Think about the question that `ask` makes of what is assumed; it may make none."""
        self._ask = ask
        self._asking = True
        try:
            self._think()
        finally:
            self._asking = False

    def marks(self) -> Mapping[Cell, Mapping[str, Any]]:
        """What to write on each space of the board: see `BoardWidget.worths`. Empty until the answer is there."""
        advice, goal = self._advice, self.goal.value
        if advice is None or self.shown.value == "nothing":
            return {}
        if self.shown.value == "chance":
            # A roll that has fallen already offers what it offers.
            chances = {} if advice.question.offered else advice.chances
            texts = {cell: self._words.say("coach-space-chance", percent=100 * p) for cell, p in chances.items()}
            return {cell: {"text": text, "tint": 0.5} for cell, text in texts.items()}
        worths, best = advice.worths, set(advice.best_cells)
        least, most = min(worths.values(), default=0.0), max(worths.values(), default=0.0)
        differ = most - least > TIE
        return {
            cell: {
                "text": amount(worth, goal, self._words, "coach-space"),
                "tint": (worth - least) / (most - least) if differ else 0.5,
                "best": cell in best,
            }
            for cell, worth in worths.items()
        }

    @property
    def verdict(self) -> str:
        """Which choice is best, in words; "" until the answer is there."""
        return "" if self._advice is None else verdict(self._advice, self._words)

    # Thinking

    @alone
    def _assumed_otherwise(self, _change: object) -> None:
        self.ask(self._ask)
        self._on_change()

    def _think(self) -> None:
        asked = self._ask(self.assumptions), self._question_taken()
        if asked == self._asked:
            return  # the answer is there, or under way
        if asked[1] != self._asked[1]:
            self.cost.value = line_html("", "bw-coach-cost")
        self._asked, self._advice = asked, None
        self._show_waiting()
        if asked == (None, None):
            self._worker.drop()
        else:
            self._worker.do(asked, partial(_answer, asked), at_once=self._takes_no_time(asked))

    def _question_taken(self) -> tuple[Question, Choice] | None:
        if self._taken is None:
            return None
        game, move = self._taken
        question = question_about(game, self.assumptions)
        return None if question is None else (question, choice_of(move))

    def _takes_no_time(self, asked: Asked) -> bool:
        questions = [question for question in (asked[0], asked[1] and asked[1][0]) if question]
        try:
            return self._solver_is_loaded and sum(map(effort, questions)) <= MOST_AT_ONCE
        except ImportError:
            return True

    @alone
    def _answered(self, asked: object, result: Any) -> None:
        """An answer has come. One to a question that nobody asks any more is let go."""
        if asked != self._asked:
            return
        if isinstance(result, Exception):
            self.bars.value = line_html(self._reason(result), "bw-coach-verdict")
        else:
            self._solver_is_loaded = True
            self._advice, cost = result
            if self._advice is not None:
                self.bars.value = bars_html(self._advice, self._words)
            if cost is not None:
                self.cost.value = cost_html(cost, self._name_taken(), self._words)
        if not self._asking:
            self._on_change()

    def _reason(self, problem: Exception) -> str:
        if isinstance(problem, NoAdvice):
            return self._words.say("coach-needs", package=problem.package)
        return self._words.say("coach-cannot", reason=str(problem) or type(problem).__name__)

    def _name_taken(self) -> str:
        assert self._taken is not None
        game, _ = self._taken
        assert isinstance(game.to_move, int)
        return game.names[game.to_move]

    def _show_waiting(self) -> None:
        """What can be said before the answer is there."""
        words, question = self._words, self._asked[0]
        if question is None:
            self.bars.value = waiting_html(words)
            return
        self.bars.value = progress_html(question, words)
        count = question.opponents.count
        self.opponents.layout.display = None if count else "none"
        self.assumed.value = line_html(words.say("coach-assumed", count=count))


def labelled_list(label: str, options: Sequence[tuple[str, Any]], value: object = None) -> w.Dropdown:
    """A list to choose from, with its name beside it; the first option is chosen unless a value is named."""
    chosen = options[0][1] if value is None else value
    return w.Dropdown(options=options, value=chosen, description=label, style={"description_width": "initial"})


def last_decision(session: Session[Game], ply: int, *, looking_back: bool = False) -> tuple[Game, Move] | None:
    """The decision whose cost is told at a ply: the state then, and the move. To do the only thing possible is none.

    Args:
        session: the game.
        ply: where one stands.
        looking_back: whether that is a state of the past. Then it is what was decided right there, whoever did; else
            the last decision of a person, or of anybody where no person plays.
    """
    states = session.states
    for at in [ply] if looking_back else reversed(range(ply)):
        mine = looking_back or not session.has_people or session.waits_for_person(states[at])
        if mine and at + 1 < len(states):
            question, move = question_about(states[at], Assumptions()), states[at + 1].last_move
            if question is not None and move is not None and len(question.choices) > 1:
                return states[at], move
    return None


def _answer(asked: Asked) -> tuple[Advice | None, Cost | None]:
    """Both answers; this is what runs in the thread."""
    question, taken = asked
    advice = None if question is None else advise(question)
    if taken is None:
        return advice, None
    comparison = advise(taken[0]).comparison
    return advice, Cost(comparison.find(taken[1]), comparison[0])
