"""Puzzles whose answer is moves of the game, made as at its table, and judged by what comes of them."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping, Sequence
from functools import cached_property
from itertools import pairwise, takewhile
from random import Random
from typing import Any, ClassVar, Final, NamedTuple, Self

from ..language.words import Words
from ..rules.answer import Answer
from ..rules.errors import GameError, NotationError, quoted
from ..rules.game import CHANCE
from .errors import of_field
from .puzzle import Answering, Found, Page, rated
from .valued import ValuedPuzzle

BETWEEN: Final = ", "
"""Stands between the texts of the moves in an answer."""
LONGEST: Final = 300
"""Of a longer text only the beginning is read."""


class Played(NamedTuple):
    """States of a game as the picture of a page: the last one is shown.

    Attributes:
        states: from the one in which an answer is asked for, state after state.
        choice: what is chosen in the last one and not yet done, as the view at the table made it; `None` for nothing.
    """

    states: Sequence[Any]
    choice: Any = None


class MovesPuzzle(ValuedPuzzle, frozen=True, kw_only=True):
    """A puzzle whose answer is moves, from a state of the game on: it has a worth by what comes of it.

    Moves that lead to the same are the same answer. A theme says what may come of it, and what that is worth.
    """

    answered_by: ClassVar[Answering] = "moves"
    has_check: ClassVar[bool] = False
    gives_away: ClassVar[bool] = False
    most_results: ClassVar[int] = 600
    """In a new puzzle so much may come of it at most."""
    most_right: ClassVar[float] = 0.2
    """Of that this share is right at most."""

    # What a theme says

    @abstractmethod
    def begun(self, words: Words) -> Any:
        """The state in which moves are asked for."""

    @abstractmethod
    def after(self, state: Any, move: Any) -> Any:
        """The state after a legal move."""

    @abstractmethod
    def is_over(self, state: Any) -> bool:
        """Whether nothing is to be added to the moves that led to a state."""

    @abstractmethod
    def result_of(self, state: Any) -> Hashable:
        """What counts of a state."""

    @abstractmethod
    def results_from(self, state: Any) -> Mapping[Any, str]:
        """All that may come of a state: to each result a way, as text."""

    @abstractmethod
    def worth_of(self, result: Any) -> float:
        """What a result is worth."""

    @abstractmethod
    def said_of(self, worth: float) -> Mapping[str, object]:
        """What the messages `THEME-right` and `THEME-wrong` say besides of an answer that is worth so much."""

    @abstractmethod
    def told(self, before: Any, after: Any, words: Words) -> str:
        """What the last move did, in a sentence; "" for nothing."""

    def lines_after(self, state: Any, words: Words) -> Sequence[str]:
        """What is to be seen at the end, in lines."""
        return ()

    # Moves

    def states(self, answer: str, words: Words) -> Sequence[Any]:
        """The states from the question on, one more after each move of an answer that may not be whole.

        Raises:
            GameError: there is no such move, or it cannot be made.
        """
        return self._states_from(self.begun(words), answer)

    def _states_from(self, begun: Any, answer: str) -> Sequence[Any]:
        states = [begun]
        for text in answer.split(BETWEEN) if answer else ():
            state, move = states[-1], states[-1].texts.parse(text)
            if self.is_over(state) or move not in state.legal_moves():
                raise GameError.of("refused-puzzle-move", "{move} cannot be done here", move=text)
            states.append(self.after(state, move))
        return states

    def is_ready(self, draft: str) -> bool:
        """Whether the draft is whole."""
        return bool(draft) and self.is_over(self._states_from(self._begun, draft)[-1])

    def with_moves(self, draft: str, moves: Iterable[Any], words: Words) -> str:
        """The draft with some moves more, and with those that are made because there is no other."""
        draft = BETWEEN.join([*filter(None, [draft]), *map(str, moves)])
        while not self.is_over(state := self.states(draft, words)[-1]):
            legal = state.legal_moves()
            if len(legal) != 1:
                break
            draft = f"{draft}{BETWEEN}{legal[0]}"
        return draft

    # Answers

    @cached_property
    def _begun(self) -> Any:
        """The state in which moves are asked for, for what does not hang on the language: a pack has many answers."""
        return self.begun(self.words())

    @cached_property
    def results(self) -> Mapping[Any, str]:
        """All that may come of it: to each result a way, as text."""
        return self.results_from(self._begun)

    @cached_property
    def worths(self) -> Mapping[str, float]:
        return {way: self.worth_of(result) for result, way in self.results.items()}

    def _end_of(self, answer: str) -> Any:
        """The state after an answer."""
        states = self._states_from(self._begun, answer)[1:]
        if not states or not self.is_over(states[-1]):
            raise NotationError.of("refused-puzzle-whole", "{answer} is not a whole answer", answer=quoted(answer))
        return states[-1]

    def read_answer(self, answer: Any) -> str:
        """The way in `worths` to what comes of an answer.

        Raises:
            GameError: it is none, not a whole one, or cannot be made.
        """
        text = answer[:LONGEST] if isinstance(answer, str) else ""
        return self.results[self.result_of(self._end_of(" ".join(text.split())))]

    def check_answer(self, answer: str) -> None:
        with of_field("answers"):
            self._end_of(answer)

    def _why(self, given: str, right: bool, words: Words) -> str:
        return words.say(f"{self.theme}-right" if right else f"{self.theme}-wrong", **self.said_of(self.worths[given]))

    def options(self) -> Answer | None:
        """None: they are too many to be listed."""
        return None

    def worth_text(self, value: float, words: Words) -> str:
        """Not used where there are no options."""
        return words.number(value, "g")

    def find_answers(self) -> Found:
        return Found.of(self.right, super().find_answers().margin)

    # Pages

    def wrong_so_far(self, draft: str, words: Words) -> Page | None:
        """Whether what is right can still be reached."""
        right = {result for result, way in self.results.items() if way in self.right}
        ahead = self.results_from(self.states(draft, words)[-1])
        return Page(words.say("moves-back"), None) if right.isdisjoint(ahead) else None

    def look_at(self, answer: str, words: Words) -> Page:
        """With how many of the moves what is right can still be reached."""
        moves = answer.split(BETWEEN)
        drafts = (BETWEEN.join(moves[:count]) for count in range(1, len(moves)))
        good = sum(1 for _ in takewhile(lambda draft: self.wrong_so_far(draft, words) is None, drafts))
        return Page(words.say("moves-good", count=good), None)

    def explain(self, answer: str | None, words: Words) -> tuple[Page, ...]:
        """After a wrong answer what comes of it; then what comes of a right one: of the given one, if it is right."""
        given = None if answer is None else self.read_answer(answer)
        pages = [self.refuted(answer, words)] if answer is not None and given not in self.right else []
        if self.right:
            pages.append(self.page("moves-right", self.solution if given is None or pages else given, words))
        return tuple(pages)

    def refuted(self, answer: str, words: Words) -> Page:
        """What comes of a wrong answer."""
        return self.page("moves-given", answer, words)

    def page(self, message: str, answer: str, words: Words) -> Page:
        """The state after an answer, and what was done."""
        states = self.states(answer, words)
        return Page(
            words.say(message), Played(states), lines=(*self.story(states, words), *self.lines_after(states[-1], words))
        )

    def story(self, states: Sequence[Any], words: Words) -> Sequence[str]:
        """What was done from state to state, in sentences."""
        return list(filter(None, (self.told(before, after, words) for before, after in pairwise(states))))

    # Making

    @classmethod
    @abstractmethod
    def positions(cls, random: Random) -> Iterator[tuple[str, Mapping[str, Any]]]:
        """Positions of one game by chance, with the further fields of the theme."""

    @classmethod
    def propose(cls, level: int, random: Random) -> Self | None:
        """The first position of a game that makes a puzzle of the level."""
        made = (cls.made_of(position, level, **more) for position, more in cls.positions(random))
        return next((found for found in made if found is not None and rated(found).level == level), None)

    def _is_clear(self) -> bool:
        return len(self.results) <= self.most_results and 0 < len(self.right) <= self.most_right * len(self.results)


def played_by_bot(game: Any, bot: Callable[[Any], Any]) -> Iterator[Any]:
    """The states of a game that a bot plays for everybody, from the first move on."""
    while game.to_move is not None:
        game = game.play(game.chance_move() if game.to_move is CHANCE else bot(game))
        yield game
