"""The puzzles of Button Up!: what its themes have in common, the five themes, and what the kit has to know of them.

Each is about a circle and has choices with exact worths, and a line of play shows why. A theme says which circles it
takes, what its choices are worth, and how hard it is. `kind.py` is where the tests of all games look for puzzles.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property, reduce
from pathlib import Path
from random import Random
from typing import Any, ClassVar, Final, Self

from ...kit.language.words import Words
from ...kit.puzzles.errors import of_field
from ...kit.puzzles.kind import PACKS, PuzzleKind, PuzzleWords
from ...kit.puzzles.puzzle import Answering, Page, Refused
from ...kit.puzzles.valued import ValuedPuzzle
from ...kit.rules.phrase import Phrase
from ..analysis.solver import solve
from ..analysis.worths import Question, worths
from ..drawing import CircleView
from ..phrases import army_name, drops_text, points_text, why_not_text
from ..rules.moves import DECISIONS, PlayFirst
from ..rules.position import ARMIES, Position

puzzle_words: Final = PuzzleWords(Path(__file__).parents[1])
"""The messages of the puzzles: `puzzle_words("en")`."""


Step = tuple[Position, int]
"""A circle, and the place that is sown then."""


class CirclePuzzle(ValuedPuzzle, frozen=True, kw_only=True):
    """A puzzle about one circle."""

    sown_before: ClassVar[tuple[int, int]] = (0, 6)
    """How many sowings of a new puzzle were played before it: at least and at most."""
    armies: ClassVar[tuple[int, ...]] = (3,)
    """How many buttons of each colour a new puzzle has; one of these is drawn."""

    sow_last: ClassVar[tuple[str, str]] = ("other", "same")
    """Who sows last if nobody plays again and the number of sowings to come is even, or odd."""

    # What a theme says of itself

    @abstractmethod
    def line_after(self, answer: str) -> tuple[Position, tuple[int, ...]]:
        """Where the play begins that shows what an answer is worth, and the places that are sown."""

    def steps_after(self, answer: str) -> list[Step]:
        """The same sowing by sowing."""
        board, places = self.line_after(answer)
        steps = []
        for place in places:
            steps.append((board, place))
            board = board.sow(place)
        return steps

    # Reading

    @cached_property
    def board(self) -> Position:
        """The circle.

        Raises:
            PuzzleError: it cannot be read.
        """
        with of_field("position"):
            return Position.parse(self.position)

    @classmethod
    def words(cls) -> Words:
        """The messages of these puzzles."""
        return puzzle_words()

    def option_text(self, choice: Any, words: Words) -> str:
        """What a choice is called, as on its button."""
        return words.say("do-sow", place=choice) if choice.isdecimal() else words.say(f"do-{choice}")

    def worth_text(self, value: float, words: Words) -> str:
        return points_text(value, words)

    # What is shown

    def ask(self, draft: str, words: Words) -> Page:
        """The theme's question, and the circle with all that can be sown."""
        army = army_name(self.board.mover, words)
        text = words.say(f"{self.theme}-ask", army=army)
        return Page(text, self.circle(draft, words), lines=(words.say("circle-left", left=self.board.sowings_left),))

    def circle(self, draft: str, words: Words) -> CircleView:
        """The circle with the answer under way."""
        return offered_circle(self.board, words, int(draft) if draft.isdecimal() else None)

    def pick(self, draft: str, place: Any, words: Words) -> str | Refused:
        """A click on a pile that can be sown is the answer."""
        return str(place) if self.board.is_legal(int(place)) else Refused(why_not_text(self.board, int(place), words))

    def hints(self, words: Words, draft: str = "") -> tuple[Page, ...]:
        """What the theme is about; who sows last; of three choices or more, what is answered to the worst."""
        left = self.board.sowings_left
        parity = words.say("circle-hint-parity", left=left, last=self.sow_last[left % 2])
        told = [words.say(f"{self.theme}-hint"), parity]
        for worst in self.worst[:1]:
            line = line_text(self.steps_after(worst), words)
            told.append(words.say("circle-hint-worst", choice=self.option_text(worst, words), line=line))
        return tuple(Page(text, self.circle(draft, words)) for text in told)

    def explain(self, answer: str | None, words: Words) -> tuple[Page, ...]:
        """After a wrong answer where it leads; then best play, sowing by sowing."""
        pages = []
        if answer is not None and not self.judge(answer, words).right:
            steps = self.steps_after(answer)
            choice, line = self.option_text(answer, words), line_text(steps, words)
            pages.append(Page(words.say("circle-refuted", choice=choice, line=line), view_after(steps[-1], words)))
        steps = self.steps_after(self.solution)
        (start, _), *_ = steps
        told = words.say("circle-solution", choice=self.option_text(self.solution, words))
        pages.append(Page(told, CircleView(start.piles, middle=middle(start, words))))
        return *pages, *(Page(step_text(step, words), view_after(step, words)) for step in steps)

    # Certifying, rating, making

    def likeness(self) -> str:
        """The circle, turned and with the colours exchanged so that it is the first of all that are alike."""
        return f"{self.theme} {self.board.canonical()}"

    @classmethod
    def propose(cls, level: int, random: Random) -> Self | None:
        """A random deal, after some random sowings, if the theme takes it and one choice alone is right."""
        letters = list("rkw" * random.choice(cls.armies))
        random.shuffle(letters)
        board = Position.of_deal("".join(letters), random.choice("rk"))
        for _ in range(random.randint(*cls.sown_before)):
            board = board.sow(random.choice(board.legal_places()))
        return cls.made_of(str(board), level)


def offered_circle(board: Position, words: Words, chosen: int | None = None) -> CircleView:
    """A circle on which every pile that can be sown is offered."""
    offered = {place: board.drops(place) for place in board.legal_places()}
    return CircleView(board.piles, offered, chosen=chosen, middle=middle(board, words))


def middle(board: Position, words: Words) -> tuple[str, ...]:
    """What stands in the middle of the circle: who is to sow, or how it ended."""
    if board.sowings_left:
        return (words.say("circle-to-sow", army=army_name(board.mover, words)),)
    return words.say("circle-over"), words.say("circle-armies", red=board.armies.red, black=board.armies.black)


def view_after(step: Step, words: Words) -> CircleView:
    """The circle after a sowing, with how its buttons got there."""
    before, place = step
    after = before.sow(place)
    return CircleView(after.piles, sown=place, landed=before.drops(place), middle=middle(after, words))


def step_text(step: Step, words: Words) -> str:
    """What a sowing does, in words."""
    before, place = step
    drops, again = drops_text(before.drops(place), words), "yes" if before.plays_again(place) else "no"
    return words.say("circle-step", mover=before.mover, place=place, drops=drops, again=again)


def line_text(steps: Sequence[Step], words: Words) -> str:
    """Who sows which place, one after another, and how it ends."""
    said = ", ".join(
        words.say("circle-line-step", army=army_name(before.mover, words), place=place) for before, place in steps
    )
    before, place = steps[-1]
    after = before.sow(place)
    return f"{said}." if after.sowings_left else f"{said}. {' '.join(middle(after, words))}."


class BestMargin(CirclePuzzle, frozen=True, kw_only=True, tag="best_margin"):
    """Which sowing brings the most points?"""

    answered_by: ClassVar[Answering] = "cell"

    @cached_property
    def choices(self) -> tuple[str, ...]:
        """The piles with a spy."""
        return tuple(map(str, self.board.legal_places()))

    def why_unfit(self) -> str:
        """There is something to choose."""
        return "" if len(self.choices) > 1 else Phrase("refused-choice-piles", "a choice needs two piles with a spy")

    @cached_property
    def worths(self) -> Mapping[str, float]:
        """What the mover wins by best play after each choice."""
        return {str(place): self.counted(points) for place, points in solve(self.board).place_values.items()}

    def counted(self, points: float) -> float:
        """What a number of points counts in the theme: so many."""
        return points

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

    def counted(self, points: float) -> float:
        """1 for a win, 0 for a draw, -1 for a loss."""
        return (points > 0) - (points < 0)

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
        if 0 < len(self.again()) < len(self.choices):
            return ""
        trap = Phrase("refused-trap", "a trap needs a sowing that plays again, and one that does not")
        return super().why_unfit() or trap

    def teaches(self) -> bool:
        """Whoever plays again loses."""
        return all(self.worths[choice] < 0 for choice in self.again())

    def hardness(self) -> float:
        """As in the theme of its parent, and 50 for the temptation."""
        return super().hardness() + 50


class ForceReplay(CirclePuzzle, frozen=True, kw_only=True, tag="force_replay"):
    """Play again as often as you can. The answer is the places in order, such as `"4 1 6"`."""

    answered_by: ClassVar[Answering] = "cells"
    in_order: ClassVar[bool] = True
    sown_before: ClassVar[tuple[int, int]] = (0, 4)

    def why_unfit(self) -> str:
        """Two sowings in a row play again."""
        return "" if self.most > 1 else Phrase("refused-no-replay", "nobody can play again twice in a row here")

    @property
    def most(self) -> int:
        """How often the mover can play again in a row."""
        return int(max(self.worths.values(), default=0))

    @cached_property
    def worths(self) -> Mapping[str, float]:
        """For every beginning of a turn how many sowings play again; 0 if the last one does not."""
        return dict(_turns(self.board))

    def options(self) -> None:
        """They are too many to list."""

    def line_after(self, answer: str) -> tuple[Position, tuple[int, ...]]:
        return self.board, tuple(map(int, answer.split()))

    def circle(self, draft: str, words: Words) -> CircleView:
        """The circle after the sowings under way."""
        board = self._after(draft)
        return offered_circle(board, words) if self._goes_on(draft) else CircleView(board.piles)

    def _after(self, draft: str) -> Position:
        return reduce(Position.sow, map(int, draft.split()), self.board)

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
    of_two: ClassVar[bool] = True
    has_check: ClassVar[bool] = False
    sown_before: ClassVar[tuple[int, int]] = (0, 0)
    sow_last: ClassVar[tuple[str, str]] = ("second", "first")
    armies: ClassVar[tuple[int, ...]] = (2, 3, 3)

    choices: ClassVar[tuple[str, ...]] = tuple(map(str, DECISIONS))

    def why_unfit(self) -> str:
        """Nothing was sown yet."""
        is_dealt = self.board.sowings_left == self.board.size - 1
        return "" if is_dealt else Phrase("refused-too-late", "the question comes before the first sowing")

    @cached_property
    def worths(self) -> Mapping[str, float]:
        """Points, for the one who decides."""
        question = Question(self.board, decides=True, goal="margin", points=(0, 0), decider=0)
        return {str(move): points for move, points in worths(question).items()}

    def line_after(self, answer: str) -> tuple[Position, tuple[int, ...]]:
        """Best play after the decision."""
        start = self.board if answer == str(PlayFirst()) else self.board.begun_by_other()
        return start, solve(start).line

    def circle(self, draft: str, words: Words) -> CircleView:
        """The circle; nothing can be sown yet."""
        return self.board.view()

    def hardness(self) -> float:
        """300; 60 for each sowing to come; and 180 for each time that somebody plays again, by best play after both."""
        steps = [step for choice in self.choices for step in self.steps_after(choice)]
        again = sum(board.plays_again(place) for board, place in steps)
        return 300 + 60 * self.board.sowings_left + 180 * again


def _turns(board: Position, before: tuple[int, ...] = ()) -> Iterator[tuple[str, int]]:
    """Every beginning of a turn, and how many of its sowings play again; 0 if the last one does not."""
    for place in board.legal_places():
        places, again = (*before, place), board.plays_again(place)
        yield " ".join(map(str, places)), len(places) * again
        if again:
            yield from _turns(board.sow(place), places)


BUTTON_UP_PUZZLES: Final = PuzzleKind(
    name="button_up",
    themes=(WinLeft, ReplayTrap, ForceReplay, BestMargin, FirstOrSecond),
    shipped=PACKS / "button_up",
    words_in=puzzle_words,
)
"""All that the kit has to know of the puzzles of Button Up!."""
