"""The coach: what every option is worth. It thinks in a thread and never holds a game up."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping
from dataclasses import dataclass
from functools import partial
from threading import RLock
from typing import Any, Final

from ..language.words import Words
from ..page import widgets as w
from ..page.controls import dropdown, show_if
from ..page.lock import one_at_a_time
from ..page.markup import line_html
from ..page.work_line import WorkLine
from ..rules.answer import Answer, Option
from .advisor import Advisor, ControlValues
from .coach_page import CoachPage, CodeLine, says_svg

Ask = Callable[[ControlValues], Any]
"""Makes a question from the settings, or `None`."""

NOTHING: Final = "nothing"
"""The choice to write nothing on the board."""

MOST_AT_ONCE: Final = 200_000
"""An answer that needs no more numbers than this takes no longer than a redraw."""


@dataclass(frozen=True)
class Asked:
    """What the coach is asked.

    Attributes:
        question: about the decision at hand; `None` for none.
        taken: the decision before: its question, and the choice that was made; `None` for none.
    """

    question: Any = None
    taken: tuple[Any, Any] | None = None

    @property
    def questions(self) -> list[Any]:
        """Both questions, as far as there are any."""
        return [question for question in (self.question, self.taken and self.taken[0]) if question is not None]


Findings = tuple[Answer | None, tuple[Option, Option] | None]
"""The answer to the question, and for the decision before the option that was chosen and the best one."""


class Coach(w.VBox):
    """Bars for the options, what is assumed, and what the last decision cost.

    Args:
        on_change: called when there is something new to draw on the board, see `marks`; not while `consider` or `ask`
            is running, because their caller draws after them.
        lock: held by every method that asks, and by the thread that brings an answer.
        may_wait: whether a question may wait while the analysis is loaded, so that even the first small question is
            answered at once. At a table, where a game goes on, it may not wait.
        copy: puts a text on the clipboard; without it no line of code is offered.

    Attributes:
        thinking: the first line: how far the coach is, or the verdict.
    """

    def __init__(
        self,
        advisor: Advisor[Any, Any],
        words: Words,
        on_change: Callable[[], None],
        lock: RLock,
        *,
        may_wait: bool = False,
        copy: Callable[[str], None] | None = None,
    ) -> None:
        self.lock, self.advisor = lock, advisor
        self._words, self._on_change, self._copy = words, on_change, copy
        self._game: Any = None
        self._page: CoachPage[Any] = CoachPage(advisor, words)
        self._analysis_is_loaded = may_wait
        self._ask: Ask = lambda settings: None
        self._taken: tuple[Any, Any] | None = None
        self._guess: tuple[str, Any] | None = None
        self._asked = Asked()
        self._answer: Answer | None = None
        self._asking = self._has_begun = False
        self._build()
        self._show_nothing()

    def _build(self) -> None:
        say, advisor = self._words.say, self.advisor
        self.selectors = {s.name: dropdown(s.label, s.options) for s in advisor.selectors(self._words)}
        marks = [*advisor.marks(self._words), (say("coach-show-nothing"), NOTHING)]
        self.shown = dropdown(say("coach-show"), marks)
        self.thinking = WorkLine(
            self._words, "coach", self.lock, self._answered, self._think_again, on_part=self._show_answer
        )
        self.bars = w.HTML().add_class("bw-coach-bars")
        self.cost = w.HTML(line_html("", "bw-coach-cost"))
        show_if(self.cost, False)
        show_if(self.shown, advisor.marks(self._words))
        self.sliders = {s.name: _slider(s.label, s.value) for s in advisor.sliders(self._words)}
        self.assumed_switch = w.ToggleButton(tooltip=say("coach-assumed-hint")).add_class("bw-coach-assumed-switch")
        self.assumed_switch.observe(lambda _: self._show_assumed(), "value")
        self.assumed = w.VBox(list(self.sliders.values())).add_class("bw-coach-assumed")
        for control in (*self.selectors.values(), *self.sliders.values()):
            control.observe(self._set_otherwise, "value")
        self.shown.observe(lambda _: self._on_change(), "value")
        controls = w.HBox([*self.selectors.values(), self.shown]).add_class("bw-coach-controls")
        self.code_switch = w.ToggleButton(description=say("coach-as-code"), tooltip=say("coach-as-code-hint"))
        self.code_switch.add_class("bw-coach-assumed-switch").observe(lambda _: self._show_code(), "value")
        self.code = CodeLine(self._words, "coach-as-code-hint", self._copy or (lambda text: None))
        self.code_box = w.HBox([self.code.text, self.code.button]).add_class("bw-coach-code-box")
        folded = [self.assumed_switch, self.assumed, self.code_switch, self.code_box]
        super().__init__([self.thinking, self.cost, self.bars, controls, *folded])
        self.add_class("bw-coach")

    @property
    def settings(self) -> ControlValues:
        """The values of the controls."""
        chosen = {name: control.value for name, control in self.selectors.items()}
        return chosen | {name: control.value / 100 for name, control in self.sliders.items()}

    def set(self, name: str, value: Any) -> None:
        """Set a selector to one of its values, or a slider to a chance from 0 to 1."""
        if name in self.sliders:
            self.sliders[name].value = _per_cent(value)
        else:
            self.selectors[name].value = value

    @one_at_a_time
    def consider(self, game: Any, taken: tuple[Any, Any] | None = None) -> None:
        """Think about the decision in a game, and about one that was taken before.

        Args:
            game: a state; `None` if there is nothing to decide.
            taken: the state in which the last decision was taken, and the move, if its cost is to be shown.
        """
        self._taken, self._game = taken, game
        if game is not None and "goal" in self.selectors:
            show_if(self.selectors["goal"], self.advisor.has_goals(game))
        if game is not None and not self._has_begun:
            self._has_begun = True
            self.assume(self.advisor.usual(game))
        self.ask(lambda settings: None if game is None else self.advisor.question(game, settings))

    @one_at_a_time
    def assume(self, chances: Mapping[str, float]) -> None:
        """Set some sliders to chances from 0 to 1, and leave the question at hand as it is: the caller asks anew."""
        self._asking = True
        try:
            for name, chance in chances.items():
                self.set(name, chance)
        finally:
            self._asking = False

    @one_at_a_time
    def ask(self, ask: Ask, guess: tuple[str, Any] | None = None) -> None:
        """Think about the question that `ask` makes from the settings.

        Args:
            ask: makes the question, or `None`.
            guess: whose guess it is and what was chosen, if what it costs is to be shown.
        """
        self._ask, self._guess = ask, guess
        self._asking = True
        try:
            self._think()
        finally:
            self._asking = False

    def marks(self) -> Mapping[Any, Mapping[str, Any]]:
        """What to write where on the board: `text`, `tint` and `best`. Empty until the answer is there."""
        if self._answer is None or self.shown.value == NOTHING:
            return {}
        return self._page.marks(self._asked.question, self._answer, self.shown.value)

    def decides(self, game: Any) -> bool:
        """Whether there is something to decide in a state, and more than one choice."""
        question = self.advisor.question(game, self.settings)
        return question is not None and len(self.advisor.choices(question)) > 1

    @one_at_a_time
    def rest(self) -> None:
        """Think about nothing, because nobody looks."""
        self.consider(None)

    def close(self) -> None:
        """Close the widget, and stop thinking."""
        self.thinking.close()
        super().close()

    @property
    def verdict(self) -> str:
        """Which choice is best, in words; "" until the answer is there."""
        return "" if self._answer is None else self._page.verdict(self._asked.question, self._answer)

    def picture(self, head: str = "") -> Callable[[int], tuple[str, int]]:
        """The verdict and the bars as a picture, or just a `head`: given a width, the markup and its height."""
        question, answer = self._asked.question, self._answer
        rows = [] if head or answer is None else self._page.rows(question, answer)
        heads = self.advisor.heads(question, self._words) if rows else ("", "")
        return partial(says_svg, head or self.verdict or self._words.say("coach-nothing"), rows, heads)

    # Thinking

    @one_at_a_time
    def _set_otherwise(self, _change: object = None) -> None:
        if self._asking:
            return
        self.ask(self._ask, self._guess)
        self._on_change()

    def _think_again(self) -> None:
        """Think about the question at hand from the start, after it was stopped."""
        self._asked = Asked()
        self._set_otherwise()

    def _think(self) -> None:
        question = self._ask(self.settings)
        guessed = None if self._guess is None or question is None else (question, self._guess[1])
        asked = Asked(question, guessed or self._question_taken())
        self._show_code()
        if asked == self._asked:
            return  # the answer is there, or under way
        if asked.taken != self._asked.taken:
            # It keeps its place until the answer comes.
            self.cost.value = line_html("", "bw-coach-cost")
            show_if(self.cost, asked.taken is not None)
        self._asked, self._answer = asked, None
        if question is None:
            self._show_nothing()
        if asked == Asked():
            self.thinking.drop()
            return
        at_once, thinking = self._takes_no_time(asked), ""
        if question is not None and not at_once:
            thinking = self.advisor.thinking(question, self._words)
            self.bars.value = self._page.bars_to_come(question)
            self._show_assumed()
        works = frozenset(map(self.advisor.work, asked.questions))
        self.thinking.begin(asked, partial(self._find_out, asked), works, thinking, at_once=at_once)

    def _question_taken(self) -> tuple[Any, Any] | None:
        if self._taken is None:
            return None
        game, move = self._taken
        question = self.advisor.question(game, self.settings)
        if question is None or not self.advisor.judges(question):
            return None
        return question, self.advisor.choice_of(move)

    def _takes_no_time(self, asked: Asked) -> bool:
        if not self._analysis_is_loaded:
            return False
        return sum(self._weighed(asked).values()) <= MOST_AT_ONCE

    def _find_out(self, asked: Asked) -> Findings:
        """Find both answers; this runs in the thread."""
        self.thinking.weigh(asked, self._weighed(asked))
        watching = self.thinking.worker.watching
        answers = []
        for question in asked.questions:
            shown = question is asked.question
            so_far: Callable[[Answer], None] = partial(self.thinking.bring, asked) if shown else lambda answer: None
            answers.append(self.advisor.growing(question, watching(self.advisor.work(question)), so_far))
            if len(answers) < len(asked.questions):
                so_far(answers[-1])  # what the decision before cost may take long
        cost = None
        if asked.taken is not None:
            cost = answers[-1].find(asked.taken[1]), answers[-1].options[0]
        return None if asked.question is None else answers[0], cost

    def _weighed(self, asked: Asked) -> dict[Hashable, int]:
        """How much there is to do for each piece of work."""
        try:
            efforts = {self.advisor.work(question): self.advisor.effort(question) for question in asked.questions}
        except ImportError:
            return {}  # what is missing is said in place of the answer
        self._analysis_is_loaded = True
        return efforts

    def _answered(self, result: Any) -> None:
        if isinstance(result, BaseException):
            self._answer, self.bars.value = None, ""
        else:
            answer, cost = result
            if answer is not None:
                self._answer = answer
                self.thinking.say(self.verdict, "bw-coach-verdict")
                self.bars.value = self._page.bars(self._asked.question, answer)
            self._show_assumed()
            if cost is not None and self._asked.taken is not None:
                self.cost.value = self._page.cost(self._asked.taken[0], cost, self._name_taken())
        if not self._asking:
            self._on_change()

    def _show_answer(self, answer: Answer) -> None:
        """Show what can be said so far."""
        self._answer = answer
        self.bars.value = self._page.bars(self._asked.question, answer)
        if self.shown.value != NOTHING and not self._asking:
            self._on_change()

    def _name_taken(self) -> str:
        if self._guess is not None:
            return self._guess[0]
        assert self._taken is not None
        game, _ = self._taken
        return str(game.names[game.to_move])

    def _show_nothing(self) -> None:
        self.thinking.say(self._words.say("coach-nothing"))
        self.bars.value = ""
        self._show_assumed()

    def _show_code(self) -> None:
        """Offer the moment of the game as a line of code, and show it if it is unfolded."""
        offered = self._copy is not None and self._game is not None
        line = self.advisor.code(self._game, self.settings) if offered else ""
        show_if(self.code_switch, line)
        show_if(self.code_box, line and self.code_switch.value)
        self.code.show(line)

    def _show_assumed(self) -> None:
        """Show in one line what is assumed, and the sliders if they are unfolded."""
        question = self._asked.question
        assumed = "" if question is None else self.advisor.assumed(question, self._words)
        self.assumed_switch.description = assumed
        show_if(self.assumed_switch, assumed)
        show_if(self.assumed, assumed and self.assumed_switch.value)


def _per_cent(chance: float) -> float:
    """A chance in per cent, from which a hundredth is the same chance again: 100 · 0.07 is not 7."""
    return round(100 * chance, 9)


def _slider(label: str, chance: float) -> w.FloatSlider:
    """A slider for a chance in per cent; a number typed into its read-out is in per cent too."""
    return w.FloatSlider(
        value=_per_cent(chance),
        min=0,
        max=100,
        step=1,
        readout_format=".0f",
        description=label,
        style={"description_width": "13em"},
        continuous_update=False,
    )
