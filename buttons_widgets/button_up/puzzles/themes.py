"""The five themes of Button Up!."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cached_property
from itertools import pairwise
from typing import Any, ClassVar

from ...kit.language.words import Words
from ...kit.puzzles.puzzle import Answering, Page, Press, Refused
from ...kit.rules.phrase import Phrase
from ..analysis.advice import FIRST, SECOND, Question, worths
from ..analysis.solver import solve
from ..drawing.circle_view import CircleView
from ..phrases.sentences import why_not_text
from ..rules.position import ARMIES, Position
from .circle_puzzle import CirclePuzzle, offered_circle, played


class BestMargin(CirclePuzzle, frozen=True, kw_only=True, tag="best_margin"):
    """Which sowing brings the most points?"""

    answered_by: ClassVar[Answering] = "cell"

    @classmethod
    def choices_of(cls, board: Position) -> tuple[str, ...]:
        """The piles with a spy."""
        return tuple(map(str, board.legal_places()))

    def why_unfit(self) -> str:
        """There is something to choose."""
        return "" if len(self.choices) > 1 else Phrase("refused-choice-piles", "a choice needs two piles with a spy")

    @cached_property
    def points(self) -> Mapping[str, float]:
        """How many points the mover wins by best play after each choice."""
        return {str(place): points for place, points in solve(self.board).place_values.items()}

    @property
    def worths(self) -> Mapping[str, float]:
        """Points."""
        return self.points

    def line_after(self, answer: str) -> tuple[Position, tuple[int, ...]]:
        """The sowing, and best play."""
        return self.board, (int(answer), *solve(self.board.sow(int(answer))).line)

    def astray(self) -> int:
        """How many of two rules of thumb lead astray: stack your own highest, and play again if you can."""
        board, places = self.board, self.board.legal_places()
        lead = 1 if board.mover == ARMIES[0] else -1
        highest = max(places, key=lambda place: lead * board.sow(place).margin)
        again = [place for place in places if board.plays_again(place)]
        return sum(str(place) not in self.right for place in (highest, *again[:1]))

    def hardness(self) -> float:
        """550; 110 for each sowing to come; 130 for each rule of thumb that leads astray; 90 for a third choice."""
        return 550 + 110 * self.board.sowings_left + 130 * self.astray() + 90 * (len(self.choices) - 2)


class WinLeft(BestMargin, frozen=True, kw_only=True, tag="win_left"):
    """With a few sowings left: which one wins?"""

    enough: ClassVar[float] = 1.0

    @property
    def worths(self) -> Mapping[str, float]:
        """1 for a win, 0 for a draw, -1 for a loss."""
        return {choice: (points > 0) - (points < 0) for choice, points in self.points.items()}

    def worth_text(self, value: float, words: Words) -> str:
        """Won, drawn or lost."""
        return words.say("circle-result", result="won" if value > 0 else "lost" if value < 0 else "drawn")


class ReplayTrap(WinLeft, frozen=True, kw_only=True, tag="replay_trap"):
    """Playing again is offered, and loses; a quiet sowing wins."""

    def again(self) -> list[str]:
        """The choices that play again."""
        return [choice for choice in self.choices if self.board.plays_again(int(choice))]

    def why_unfit(self) -> str:
        """Something plays again, and something does not."""
        fits = 0 < len(self.again()) < len(self.choices)
        return super().why_unfit() or (
            "" if fits else Phrase("refused-trap", "a trap needs a sowing that plays again, and one that does not")
        )

    def teaches(self) -> bool:
        """Whoever plays again loses."""
        return all(self.worths[choice] < 0 for choice in self.again())

    def hardness(self) -> float:
        """As in the theme of its parent, and 50 for the temptation."""
        return super().hardness() + 50


class ForceReplay(CirclePuzzle, frozen=True, kw_only=True, tag="force_replay"):
    """Play again as often as you can. The answer is the places in order, such as `"4 1 6"`."""

    answered_by: ClassVar[Answering] = "cells"
    sown_before: ClassVar[tuple[int, int]] = (0, 4)

    @classmethod
    def choices_of(cls, board: Position) -> tuple[str, ...]:
        """Every beginning of a turn: all its sowings but the last play again."""
        return tuple(" ".join(map(str, places)) for places in _turns(board))

    def why_unfit(self) -> str:
        """Two sowings in a row play again."""
        return "" if self.most > 1 else Phrase("refused-no-replay", "nobody can play again twice in a row here")

    @property
    def most(self) -> int:
        """How often the mover can play again in a row."""
        return int(max(self.worths.values(), default=0))

    @cached_property
    def worths(self) -> Mapping[str, float]:
        """How many sowings play again; 0 if the last one does not."""
        return {choice: self._again(choice) for choice in self.choices}

    def _again(self, choice: str) -> int:
        before, _, last = choice.rpartition(" ")
        return self._after(before).plays_again(int(last)) * len(choice.split())

    def options(self) -> None:
        """They are too many to list."""

    def line_after(self, answer: str) -> tuple[Position, tuple[int, ...]]:
        """The sowings themselves."""
        return self.board, tuple(map(int, answer.split()))

    def circle(self, draft: str, words: Words) -> CircleView:
        """The circle after the sowings under way."""
        board = self._after(draft)
        return offered_circle(board, words) if self._goes_on(draft) else CircleView(board.piles)

    def _after(self, draft: str) -> Position:
        return played(self.board, tuple(map(int, draft.split())))[-1]

    def _goes_on(self, draft: str) -> bool:
        return not draft or self.worths[draft] > 0

    def pick(self, draft: str, place: Any, words: Words) -> str | Refused:
        """One sowing more, as long as the turn goes on."""
        if not self._goes_on(draft):
            return Refused(words.say("force_replay-turn-over"))
        board = self._after(draft)
        if not board.is_legal(int(place)):
            return Refused(why_not_text(board, int(place), words))
        return f"{draft} {place}".strip()

    def hints(self, words: Words, draft: str = "") -> tuple[Page, ...]:
        """What to look at; how often it goes."""
        told = words.say("force_replay-hint"), words.say("force_replay-hint-most", times=self.most)
        return tuple(Page(text, self.circle(draft, words)) for text in told)

    def option_text(self, choice: Any, words: Words) -> str:
        """The places in order."""
        return words.say("force_replay-order", places=", ".join(str(choice).split()))

    def worth_text(self, value: float, words: Words) -> str:
        """How often it plays again."""
        return words.say("circle-again", times=round(value))

    def hardness(self) -> float:
        """150 for each time and 120 for each beginning of a turn; 40 for each sowing to come; less 320."""
        return 150 * self.most + 120 * len(self.choices) + 40 * self.board.sowings_left - 320


class FirstOrSecond(CirclePuzzle, frozen=True, kw_only=True, tag="first_or_second"):
    """The circle is dealt, and the mover decides: first or second?"""

    answered_by: ClassVar[Answering] = "choice"
    has_check: ClassVar[bool] = False
    sown_before: ClassVar[tuple[int, int]] = (0, 0)
    armies: ClassVar[tuple[int, ...]] = (2, 3, 3)

    @classmethod
    def choices_of(cls, board: Position) -> tuple[str, ...]:
        """First and second."""
        return FIRST, SECOND

    def why_unfit(self) -> str:
        """Nothing was sown yet."""
        return (
            ""
            if self.board.sowings_left == self.board.size - 1
            else Phrase("refused-too-late", "the question comes before the first sowing")
        )

    @cached_property
    def worths(self) -> Mapping[str, float]:
        """Points, for the one who decides."""
        question = Question(self.board, decides=True, goal="margin", points=(0, 0), decider=0)
        return {str(choice): points for choice, points in worths(question).items()}

    @property
    def sows_last(self) -> str:
        """Who sows last if nobody plays again: it is not decided yet who is first."""
        return "first" if self.board.sowings_left % 2 else "second"

    def line_after(self, answer: str) -> tuple[Position, tuple[int, ...]]:
        """Best play after the decision."""
        other = ARMIES[1 - (self.board.seat or 0)]
        start = self.board if answer == FIRST else Position(self.board.piles, other)
        return start, solve(start).line

    def circle(self, draft: str, words: Words) -> CircleView:
        """The circle; nothing can be sown yet."""
        return CircleView(self.board.piles)

    def presses(self, draft: str, words: Words) -> tuple[Press, ...]:
        """A button for each."""
        return tuple(Press(choice, self.option_text(choice, words)) for choice in self.choices)

    def option_text(self, choice: Any, words: Words) -> str:
        """As on its button."""
        return words.say(f"do-{choice}")

    def hardness(self) -> float:
        """300; 60 for each sowing to come; and 180 for each time that somebody plays again, by best play after both."""
        lines = [played(*self.line_after(choice)) for choice in self.choices]
        again = sum(before.mover == after.mover for line in lines for before, after in pairwise(line))
        return 300 + 60 * self.board.sowings_left + 180 * again


def _turns(board: Position) -> Iterator[tuple[int, ...]]:
    """Every beginning of a turn: places of which all but the last play again."""
    for place in board.legal_places():
        yield (place,)
        if board.plays_again(place):
            yield from ((place, *rest) for rest in _turns(board.sow(place)))
