"""What the themes of Button Up! have in common: a circle, choices with exact worths, and a line of play that shows why.

A theme says which circles it takes, what its choices are worth, and how hard it is; see `themes`.
"""

from __future__ import annotations

from abc import abstractmethod
from functools import cached_property
from random import Random
from typing import Any, ClassVar, Self

from ...kit.language.words import Words
from ...kit.puzzles.errors import PuzzleError
from ...kit.puzzles.puzzle import Page, Refused
from ...kit.puzzles.valued import ValuedPuzzle
from ...kit.rules.errors import GameError, told
from ..drawing.circle_view import CircleView
from ..phrases.sentences import army_name, drops_text, flights, landings, points_text, why_not_text
from ..rules.position import Position
from .messages import puzzle_words


class CirclePuzzle(ValuedPuzzle, frozen=True, kw_only=True):
    """A puzzle about one circle."""

    sown_before: ClassVar[tuple[int, int]] = (0, 6)
    """How many sowings of a new puzzle were played before it: at least and at most."""
    armies: ClassVar[tuple[int, ...]] = (3,)
    """How many buttons of each colour a new puzzle has; one of these is drawn."""

    # What a theme says of itself

    @abstractmethod
    def why_unfit(self) -> str:
        """Why the theme does not take the circle, for the author of a pack; "" if it does."""

    @classmethod
    @abstractmethod
    def choices_of(cls, board: Position) -> tuple[str, ...]:
        """Every answer that can be given about a circle."""

    @abstractmethod
    def line_after(self, answer: str) -> tuple[Position, tuple[int, ...]]:
        """Where the play begins that shows what an answer is worth, and the places that are sown."""

    # Reading

    @cached_property
    def board(self) -> Position:
        """The circle.

        Raises:
            PuzzleError: it cannot be read.
        """
        try:
            return Position.parse(self.position)
        except GameError as error:
            raise PuzzleError("position", told(error)) from error

    @cached_property
    def choices(self) -> tuple[str, ...]:
        """Every answer that can be given."""
        return self.choices_of(self.board)

    def check(self) -> None:
        """The circle can be read, and the theme takes it."""
        if reason := self.why_unfit():
            raise PuzzleError("position", reason)

    @classmethod
    def words(cls) -> Words:
        """The messages of these puzzles."""
        return puzzle_words()

    def option_text(self, choice: Any, words: Words) -> str:
        """What a choice is called."""
        return words.say("do-sow", place=choice)

    def worth_text(self, value: float, words: Words) -> str:
        """Points."""
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

    @property
    def sows_last(self) -> str:
        """Who sows last if nobody plays again: the same player who is to sow now, or the other one."""
        return "same" if self.board.sowings_left % 2 else "other"

    def hints(self, words: Words, draft: str = "") -> tuple[Page, ...]:
        """What the theme is about; who sows last; of three choices or more, what is answered to the worst."""
        board, picture = self.board, self.circle(draft, words)
        told = [
            words.say(f"{self.theme}-hint"),
            words.say(
                "circle-hint-parity",
                army=army_name(board.mover, words), left=board.sowings_left, last=self.sows_last,
            ),
        ]  # fmt: skip
        worst = min(self.worths, key=lambda choice: self.worths[choice])
        if len(self.worths) > 2 and worst not in self.right:
            start, places = self.line_after(worst)
            told.append(words.say("circle-hint-worst", choice=self.option_text(worst, words),
                                  line=line_text(start, places, words)))  # fmt: skip
        return tuple(Page(text, picture) for text in told)

    def explain(self, answer: str | None, words: Words) -> tuple[Page, ...]:
        """After a wrong answer where it leads; then best play, sowing by sowing."""
        pages = []
        if answer is not None and not self.judge(answer, words).right:
            start, places = self.line_after(answer)
            choice, line = self.option_text(answer, words), line_text(start, places, words)
            pages.append(Page(words.say("circle-refuted", choice=choice, line=line), last_view(start, places, words)))
        start, places = self.line_after(self.solution)
        told = words.say("circle-solution", choice=self.option_text(self.solution, words))
        pages.append(Page(told, CircleView(start.piles, middle=middle(start, words))))
        steps = (places[:number] for number in range(1, len(places) + 1))
        return *pages, *(Page(step_text(start, step, words), last_view(start, step, words)) for step in steps)

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
        return cls.made_of(str(board), cls.choices_of(board)[:1], level)


def offered_circle(board: Position, words: Words, chosen: int | None = None) -> CircleView:
    """A circle on which every pile that can be sown is offered."""
    offered = {place: landings(board, place) for place in board.legal_places()}
    return CircleView(board.piles, offered, chosen=chosen, middle=middle(board, words))


def middle(board: Position, words: Words) -> tuple[str, ...]:
    """What stands in the middle of the circle: who is to sow, or how it ended."""
    if board.sowings_left:
        return (words.say("circle-to-sow", army=army_name(board.mover, words)),)
    return words.say("circle-over"), words.say("circle-armies", red=board.armies.red, black=board.armies.black)


def played(start: Position, places: tuple[int, ...]) -> list[Position]:
    """A circle, and what becomes of it sowing by sowing."""
    boards = [start]
    for place in places:
        boards.append(boards[-1].sow(place))
    return boards


def last_view(start: Position, places: tuple[int, ...], words: Words) -> CircleView:
    """The circle after some sowings, with how the last one got there."""
    *_, before, after = played(start, places)
    return CircleView(after.piles, sown=places[-1], flights=flights(before, places[-1]), middle=middle(after, words))


def step_text(start: Position, places: tuple[int, ...], words: Words) -> str:
    """What the last of some sowings does, in words."""
    before = played(start, places)[-2]
    return words.say(
        "circle-step", mover=before.mover, place=places[-1],
        drops=drops_text(before.drops(places[-1]), words), again="yes" if before.plays_again(places[-1]) else "no",
    )  # fmt: skip


def line_text(start: Position, places: tuple[int, ...], words: Words) -> str:
    """Who sows which place, one after another, and how it ends."""
    *boards, last = played(start, places)
    steps = ", ".join(
        words.say("circle-line-step", army=army_name(board.mover, words), place=place)
        for board, place in zip(boards, places, strict=True)
    )
    return f"{steps}." if last.sowings_left else f"{steps}. {' '.join(middle(last, words))}."
