"""A game's analysis, as the coach uses it: options with their worths.

A game that has an analysis supplies an `Advisor`. The coach asks it for a question about the decision at hand, lets it
answer in a thread, and shows the `Answer`.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final, Generic, TypeVar

from ..language.words import Words
from ..page.no_threads import has_threads
from ..rules.answer import Answer, Growing, Watch, marks_of, unwatched
from ..rules.game import Game
from ..rules.remembered import Remembered

G = TypeVar("G", bound=Game[Any])
Q = TypeVar("Q", bound=Hashable)

MOST_BEGUN: Final = 4
"""So many analyses are remembered that grow: of the decision at hand, and of the one before."""

MUCH: Final = 10**6
"""The effort of games that are played on from every choice."""

ControlValues = Mapping[str, Any]
"""What a person has set: the name of each control and its value."""


@dataclass(frozen=True)
class Selector:
    """A list from which one value is chosen; at first it is the first one.

    Attributes:
        name: its key in the settings.
        options: pairs of a name and its value.
    """

    name: str
    label: str
    options: Sequence[tuple[str, Any]]


@dataclass(frozen=True)
class ChanceSlider:
    """A control for a chance that is assumed about the other players.

    Attributes:
        name: its key in the settings, where its value is from 0 to 1.
        value: the chance at the beginning.
    """

    name: str
    label: str
    value: float


class Advisor(ABC, Generic[G, Q]):
    """A game's analysis, as the coach uses it. `G` is the game's state, `Q` a question about it.

    A question holds everything that its answer depends on, so equal questions have the same answer.
    """

    goals: Sequence[str] = ()
    """What a worth may count; the setting and the question's `goal` are one of them. `coach-goal-NAME` names it."""

    chance: str = ""
    """The goal of which worths are chances, 0 to 1; "" for none."""

    most_rows: int = 24
    """Of more choices than this only the best so many have a row, the best one first."""

    least: float = 0.0
    """With another goal, a smaller difference than this is shown as "less than" an amount."""

    def selectors(self, words: Words) -> Sequence[Selector]:
        """What can be chosen beside the coach's title: the goal, if there are several."""
        goals = [(words.say(f"coach-goal-{goal}"), goal) for goal in self.goals]
        return [Selector("goal", words.say("coach-goal"), goals)] if goals else ()

    def sliders(self, words: Words) -> Sequence[ChanceSlider]:
        """What can be assumed about the other players."""
        return ()

    def usual(self, game: G) -> Mapping[str, float]:
        """What some sliders begin at in a game, by name; the others begin at their value."""
        return {}

    def marks(self, words: Words) -> Sequence[tuple[str, str]]:
        """The kinds of marks that the board can show: for each the name shown and its key in `Answer.marks`."""
        return ()

    @abstractmethod
    def question(self, game: G, settings: ControlValues) -> Q | None:
        """What the player to move has to decide; `None` if the analysis does not cover it."""

    def choices(self, question: Q) -> Sequence[Hashable]:
        """What can be chosen, always in the same order: here, the `choices` of the question."""
        found: Sequence[Hashable] = question.choices  # type: ignore[attr-defined]
        return found

    def choice_of(self, move: Any) -> Hashable:
        """The choice that a move makes: here, itself."""
        choice: Hashable = move
        return choice

    def judges(self, question: Q) -> bool:
        """Whether what can be chosen are moves, so that what one of them cost can be told."""
        return True

    def effort(self, question: Q) -> int:
        """How many numbers an answer needs; 0 if the answer is remembered.

        Raises:
            ImportError: a package that the answer needs is not installed.
        """
        return 0

    def work(self, question: Q) -> Hashable:
        """What has to be worked out for an answer: two questions with equal work share it.

        A question that is replaced by another one of the same work is finished first; any other is stopped.
        """
        return question

    @abstractmethod
    def answer(self, question: Q, watch: Watch = unwatched) -> Answer:
        """The answer; it may take seconds.

        Args:
            question: the question.
            watch: to be called many times a second if it does take long; what it raises ends the work.

        Raises:
            MissingPackageError: a package has to be installed first.
        """

    def growing(self, question: Q, watch: Watch, so_far: Callable[[Answer], None]) -> Answer:
        """The same for an answer that gets better the longer it is worked on; `so_far` is to be called meanwhile."""
        return self.answer(question, watch)

    def code(self, game: G, settings: ControlValues) -> str:
        """A line of code that shows the moment of a game by itself, with the analysis; "" if there is none."""
        return ""

    # In words

    def choice_name(self, choice: Hashable, question: Q, words: Words) -> str:
        """What a choice is called, as on the button that makes it if there is one."""
        return str(choice)

    def amount(self, value: float, question: Q, words: Words) -> str:
        """A worth, with its unit."""
        if self.is_chance(question):
            return words.say("coach-percent", percent=100 * value)
        return self.counted(abs(value) if self.costs(question) else value, words)

    def counted(self, value: float, words: Words) -> str:
        """A worth that is no chance, with its unit."""
        return words.number(value, ".2f")

    def costs(self, question: Q) -> bool:
        """Whether worths are less than nothing because they count what is still to be paid, such as rolls to come.

        They are shown without their sign.
        """
        return False

    def is_chance(self, question: Q) -> bool:
        """Whether the worths of a question are chances."""
        return bool(self.chance) and _goal(question) == self.chance

    def has_goals(self, game: G) -> bool:
        """Whether a worth may count one thing or another in a game, so that the goal can be chosen."""
        return bool(self.goals)

    def smallest(self, question: Q) -> float:
        """A smaller difference than this is shown as "less than" an amount: half of the last digit that is shown."""
        return 0.0005 if self.is_chance(question) else self.least

    def mark_text(self, kind: str, value: float, question: Q, words: Words) -> str:
        """A mark, short enough for a space of the board."""
        return self.amount(value, question, words)

    def heads(self, question: Q, words: Words) -> tuple[str, str]:
        """The headings of the columns of worths and of risks."""
        return words.say("coach-head-worth", goal=_goal(question)) if self.goals else words.say("coach-head"), ""

    def risk_text(self, risk: float, question: Q, words: Words) -> str:
        """A risk in words."""
        return words.say("coach-percent", percent=100 * risk)

    def thinking(self, question: Q, words: Words) -> str:
        """What is shown while the answer is worked out."""
        return words.say("coach-thinking")

    def assumed(self, question: Q, words: Words) -> str:
        """All that is assumed, in one short line that unfolds the sliders; "" if nothing is assumed."""
        return ""

    def footnote(self, question: Q, answer: Answer, words: Words) -> str:
        """What is said after the verdict, of how sure it is; "" for nothing."""
        return ""

    def verdict(self, question: Q, answer: Answer, words: Words) -> str:
        """A verdict that replaces the usual one; "" for none."""
        return ""


def _goal(question: object) -> str:
    return str(getattr(question, "goal", ""))


class WorthAdvisor(Advisor[G, Q], Generic[G, Q]):
    """An analysis that answers one question: what is each choice worth?

    A game supplies `question`, `worths`, and `amount` or `counted`. Choices are moves, unless it says otherwise.
    """

    WORTH: Final = "worth"
    """The kind of the marks on the board."""

    @abstractmethod
    def worths(self, question: Q, watch: Watch = unwatched) -> Mapping[Any, float]:
        """What every choice is worth to the player who decides, an `Estimate` where it is not exact; see `answer`."""

    def places(self, question: Q) -> Mapping[Any, Any]:
        """The choices whose worth is written on the board, each with the place there; none if left out."""
        return {}

    def marks(self, words: Words) -> Sequence[tuple[str, str]]:
        return [(words.say("coach-show-worth"), self.WORTH)]

    def answer(self, question: Q, watch: Watch = unwatched) -> Answer:
        answer, places = Answer.of(self.worths(question, watch)), self.places(question)
        worths = {place: answer.find(choice).value for choice, place in places.items()}
        best = [place for choice, place in places.items() if answer.find(choice).best]
        return replace(answer, marks={self.WORTH: marks_of(worths, best)})


class GrowingAdvisor(Advisor[G, Q], Generic[G, Q]):
    """An analysis that plays games on from every choice until the best one is sure, or there are enough of them.

    A game supplies `question` and `begun`. What was begun is remembered, so that one goes on with it.
    """

    getting_ready = 0.25
    """What `begun` is taken for of all the work."""

    def __init__(self) -> None:
        self._begun: Remembered[Growing] = Remembered(MOST_BEGUN, lambda begun: 1)

    def effort(self, question: Q) -> int:
        """To play games on always takes a while."""
        return MUCH

    @abstractmethod
    def begun(self, question: Q, watch: Watch) -> Growing:
        """The analysis of a decision before the first game; to get ready may take seconds."""

    def most_games(self) -> int:
        """So many games are played from each choice at most."""
        # Late: it brings numpy.
        from ..analysis.comparing import FIRST_GAMES, MANY_GAMES

        # Where nothing else can be done meanwhile, nobody could stop it.
        return MANY_GAMES if has_threads() else FIRST_GAMES

    def thinking(self, question: Q, words: Words) -> str:
        return words.say("coach-thinking-games")

    def footnote(self, question: Q, answer: Answer, words: Words) -> str:
        """In how many games the choices were tried, and whether that is enough."""
        if not answer.games:
            return ""
        return words.say("coach-games" if answer.is_sure else "coach-games-unsure", games=answer.games)

    def answer(self, question: Q, watch: Watch = unwatched) -> Answer:
        return self.growing(question, watch, lambda answer: None)

    def growing(self, question: Q, watch: Watch, so_far: Callable[[Answer], None]) -> Answer:
        work, of_wins, ready = self.work(question), self.is_chance(question), self.getting_ready
        begun = self._begun.take(work) or self.begun(question, lambda share: watch(ready * share))

        def is_sure() -> bool:
            answer = begun.answer(of_wins=of_wins)
            if not answer.is_sure:
                so_far(answer)
            return answer.is_sure

        try:
            begun.grow(self.most_games(), is_sure, lambda share: watch(ready + (1 - ready) * share))
            return begun.answer(of_wins=of_wins)
        finally:
            self._begun.keep(work, begun)
