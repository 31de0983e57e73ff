"""What the themes have in common in which each choice has an exact worth: stars to expect, or the chance to win now."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from functools import cached_property
from itertools import islice
from math import exp
from random import Random
from typing import Any, ClassVar, Final, Literal, Self

from ...kit.language.words import Words
from ...kit.puzzles.errors import PuzzleError
from ...kit.puzzles.puzzle import Found, Press, Refused, Verdict
from ...kit.puzzles.valued import ChoiceAnswers
from ...kit.rules.answer import Answer
from ...kit.rules.phrase import Phrase
from ..analysis.advice import Advice, Question, advise
from ..analysis.solution import Choice, Comparison, Solution
from ..cells import as_cell, cell_text
from ..rules.phase import Phase
from ..rules.position import Position
from .arising import Moment, some_moments
from .board_puzzle import BoardPuzzle, cells_text
from .brute import MOST_BRUTE, brute_worths
from .certified import first_of_level
from .dice_pages import percent_text
from .symmetry import MIRRORINGS, mirrored_cell, turned_board

MARGIN: Final = {"stars": 0.05, "win": 0.02}
"""By how much the best choice of a generated puzzle is better than the next, in stars or as a chance to win."""
MOST_VALUES: Final = 60_000
"""A generated puzzle needs no more numbers than these to be solved, so that an answer is judged at once.

A position needs `count_positions` times (m + 1)(m + 2) / 2 of them with m opponents. Measured on one core: 60,000 take
about 15 ms, 100,000 take 20 ms.
"""
MOST_SOLVED: Final = 6_000_000
"""A puzzle that needs more numbers than these is refused: 6,000,000 take about a second, and a hundred megabytes."""
MOST_OPEN: Final = (22, 21, 19, 18)
"""With more open spaces than these, by the number of opponents, there are almost always more numbers to find than
`MOST_VALUES`. So such positions are not even counted."""
MOST_MOMENTS: Final = 60
MOST_TRIED: Final = 20
"""So many decisions of one game are looked at, and looked at closely, before another game is played."""
MOST_GAMES: Final = 20
"""So many games are played for one kind of answer before the kind is drawn anew."""

HARD: Final = 4
"""From this level on puzzles are looked for where the choices seem close."""

NAMES: Final = {
    "roll": "timing-roll",
    "opt out": "timing-opt-out",
    "take": "timing-take",
    "pass": "timing-pass",
    "cell": "timing-cell",
}
"""What a choice is called within a sentence; `.start` is the same at its beginning."""
STARTS: Final = {
    "roll": "timing-roll.start",
    "opt out": "timing-opt-out.start",
    "take": "timing-take.start",
    "pass": "timing-pass.start",
    "cell": "timing-cell.start",
}


AnswerKind = Literal["roll", "opt out", "close", "take", "pass", "cell"]
"""What an answer says to do. A space of the player's own roll is a `"cell"`, whichever it is."""

PHASES: Final[Mapping[AnswerKind, Phase]] = {
    "roll": Phase.DECIDE,
    "opt out": Phase.DECIDE,
    "close": Phase.DECIDE,
    "take": Phase.GOLD,
    "pass": Phase.GOLD,
    "cell": Phase.LAY,
}
"""Where in a round each kind of answer is given."""


class AdvisedPuzzle(ChoiceAnswers, BoardPuzzle, frozen=True, kw_only=True):
    """A puzzle whose answer is the choice of the greatest worth."""

    gives_away: ClassVar[bool] = True

    @property
    @abstractmethod
    def question(self) -> Question:
        """The decision that the puzzle asks for.

        Raises:
            PuzzleError: a field is invalid.
        """

    def check_more(self) -> None:
        """The question can be read, and an answer be judged within a second."""
        question = self.question
        # Without opponents no board is too large, so nothing has to be counted.
        if question.opponents.count and question.values > MOST_SOLVED:
            raise PuzzleError(
                "opponents",
                Phrase(
                    "refused-too-long-to-judge",
                    "with opponents and so many open spaces an answer takes too long to judge: put more stars or "
                    "buttons on the board, or let fewer opponents be in ({values:,} numbers are needed, and at most "
                    "{most:,} are worked out)",
                    values=question.values,
                    most=MOST_SOLVED,
                ),
            )

    @cached_property
    def advice(self) -> Advice:
        """The exact answer to it."""
        return advise(self.question)

    @property
    def comparison(self) -> Comparison:
        """Every choice with its worth, the best first."""
        return self.advice.comparison

    @property
    def least_margin(self) -> float:  # type: ignore[override]
        """In stars, or as a chance to win now."""
        return MARGIN[self.question.goal]

    # Answers

    def answer_text(self, choice: Choice) -> str:
        """A choice as the file has it."""
        return choice if isinstance(choice, str) else cell_text(choice)

    @cached_property
    def choices(self) -> Mapping[str, Choice]:
        """Every possible answer, as in the file, with what it chooses."""
        return {self.answer_text(choice): choice for choice in self.question.choices}

    def read_answer(self, answer: Any) -> str:
        """An answer as the file has it, or a cell.

        Raises:
            GameError: it is none of the choices.
        """
        return super().read_answer(cell_text(as_cell(answer)) if isinstance(answer, tuple | list) else answer)

    def judge(self, answer: Any, words: Words | None = None) -> Verdict:
        """Whether a choice is the best, or as good as the best; its worth and the best one's, and what it gives up."""
        say = words or self.words()
        given = self.read_answer(answer)
        option, best = self.comparison.find(self.choices[given]), self.comparison[0]
        return Verdict(option.best, option.value, best.value, option.loss, self._why(given, say))

    def is_right(self, answer: Any) -> bool:
        """Whether an answer is accepted, or none was given at all."""
        return answer is None or self.comparison.find(self.choices[self.read_answer(answer)]).best

    def solved(self, position: Position, left: int = 0) -> Solution:
        """The exact solution of another position, with the puzzle's goal and opponents.

        Args:
            position: the board.
            left: how many of the opponents have left since, with their dice.
        """
        opponents, goal = self.question.opponents, self.question.goal
        still_in = opponents.count - left
        dice = opponents.dice_left(position.black_dice, still_in)
        return advise(Question(replace(position, black_dice=dice), replace(opponents, count=still_in), goal)).solution

    def _why(self, given: str, words: Words) -> str:
        """The reason of a verdict."""
        option, best = self.comparison.find(self.choices[given]), self.comparison[0]
        parts = {
            "choice": self.choice_name(given, words, start=True),
            "value": self.worth_text(option.value, words),
            "goal": self.question.goal,
        }
        if not option.best:
            better = self.answer_text(best.choice)
            return words.say(
                "timing-why-wrong",
                better=self.choice_name(better, words),
                best=self.worth_text(best.value, words),
                loss=self.loss_text(option.loss, words),
                **parts,
            )
        others = [other for other in self.comparison if not other.best]
        tied = [self.choice_name(self.answer_text(o.choice), words) for o in self.comparison if o.best and o != option]
        if tied:
            return words.say("timing-why-tied", others=words.listed(tied), **parts)
        if not others:
            return words.say("timing-why-only", **parts)
        second = self.choice_name(self.answer_text(others[0].choice), words)
        value = self.worth_text(others[0].value, words)
        return words.say("timing-why-right", second=second, next=value, **parts)

    def is_ready(self, draft: str) -> bool:
        return draft in self.choices

    def pick(self, draft: str, place: Any, words: Words) -> str | Refused:
        """A click on the board answers nothing where there are buttons to answer with."""
        return Refused(words.say("timing-use-buttons"))

    def presses(self, draft: str, words: Words) -> tuple[Press, ...]:
        """A button for each choice that is not a space of one's own roll."""
        return tuple(Press(text, self.press_text(text, words)) for text in self.choices if text in NAMES)

    def press_text(self, answer: str, words: Words) -> str:
        """What the button of a choice says."""
        if answer == "roll":
            return words.say("do-roll", dice=self.board.black_dice + 1)
        if answer == "opt out":
            return words.say("do-opt-out", stars=self.board.stars_for_opting_out())
        golden = cell_text(self.question.golden or (0, 0))
        return words.say("gold-take" if answer == "take" else "do-pass", cell=golden)

    # What people read

    def choice_name(self, answer: str, words: Words, *, start: bool = False) -> str:
        """What a choice is called: within a sentence, or at its start."""
        cell = self.choices[answer]
        golden = self.question.golden
        text = cell_text(cell) if not isinstance(cell, str) else cell_text(golden) if golden is not None else ""
        key = answer if answer in NAMES else "cell"
        return words.say(STARTS[key], cell=text) if start else words.say(NAMES[key], cell=text)

    def option_text(self, choice: Any, words: Words) -> str:
        return self.choice_name(self.read_answer(choice), words, start=True)

    def worth_text(self, value: float, words: Words) -> str:
        """Stars, or a chance in per cent."""
        if self.question.goal == "win":
            return words.say("timing-worth-chance", percent=100 * value)
        return words.say("timing-worth-stars", stars=value)

    def loss_text(self, loss: float, words: Words) -> str:
        """What a choice gives up: stars on average, or a part of the chance to win now."""
        if self.question.goal == "win":
            return words.say("timing-loss-chance", percent=round(100 * loss, 1) if loss >= 0.0005 else 0)
        return words.say("timing-loss-stars", stars=round(loss, 2) if loss >= 0.005 else 0)

    def cell_worth_text(self, value: float, words: Words) -> str:
        """A worth in a few letters, as it is written on a space."""
        if self.question.goal == "win":
            return words.say("coach-space-chance", percent=100 * value)
        return words.say("coach-space-stars", stars=value)

    def around(self, words: Words) -> tuple[str, ...]:
        """What there is to know besides the board: the goal if it is to win now, and the opponents."""
        lines = []
        opponents = self.question.opponents
        if self.question.goal == "win":
            lines.append(words.say("timing-goal-win", stars=len(self.board.stars)))
        if opponents.count:
            lines.append(
                words.say(
                    "timing-opponents",
                    count=opponents.count,
                    out=percent_text(opponents.opt_out, words),
                    bust=percent_text(opponents.bust, words),
                    dice=opponents.dice_each or 1,
                )
            )
        return tuple(lines)

    def options(self) -> Answer:
        """Every choice, as the file has it, with its worth and the chance that the next own roll is bust after it."""
        return Answer.of(
            {self.answer_text(option.choice): option.value for option in self.comparison},
            {self.answer_text(option.choice): self.advice.bust_after(option.choice) for option in self.comparison},
        )

    # Certifying, rating, making

    def find_answers(self) -> Found:
        """The best choices by the exact analysis, with their margin in stars or as a chance."""
        return _found({self.answer_text(option.choice): option.value for option in self.comparison})

    def find_again(self) -> Found | None:
        """The same by a plain recursion over dictionaries; `None` if that would take much longer than a second."""
        worths = self.worths_again()
        return None if worths is None else _found(worths)

    def worths_again(self) -> Mapping[str, float] | None:
        """What each choice is worth by a plain recursion; `None` if that would take much longer than a second."""
        if self.question.values > MOST_BRUTE:
            return None
        return {self.answer_text(choice): worth for choice, worth in brute_worths(self.question).items()}

    def best_choices(self) -> tuple[Choice, ...]:
        """The choices that are accepted."""
        return tuple(option.choice for option in self.comparison if option.best)

    def is_sound(self) -> bool:
        """Whether the best is better than the rest by `MARGIN`, and there is a rest."""
        return self.least_margin <= self.find_answers().margin < float("inf")

    def closeness(self, scale: float = 0.4) -> float:
        """How near the best other choice comes, from 0 to 1: e^(-gap / scale), the gap in stars or in ⅙ chances."""
        gap = self.find_answers().margin * (1 if self.question.goal == "stars" else 6)
        return exp(-gap / scale)

    @classmethod
    @abstractmethod
    def of_moment(cls, moment: Moment) -> Self | None:
        """The puzzle that a decision of a game makes; `None` if it makes none. Answers and rating are not right yet."""

    @classmethod
    def propose(cls, level: int, random: Random) -> Self | None:
        """A puzzle of a level out of games between decent players.

        What kind of answer it should have is decided first, and games are played until one holds such a puzzle. So no
        kind of answer is right much more often than another.
        """
        wanted = random.choice(cls.kinds(level))
        for _ in range(MOST_GAMES):
            puzzle = first_of_level(level, cls._of_a_game(level, wanted, random))
            if puzzle is not None:
                return puzzle
        return None

    @classmethod
    def _of_a_game(cls, level: int, wanted: AnswerKind, random: Random) -> Iterator[Self]:
        """The sound puzzles of one game that have an answer of the kind that is wanted."""
        found = [
            moment
            for moment in some_moments(random, [PHASES[wanted]], most=MOST_MOMENTS)
            if moment.position.legal_mask.bit_count() <= MOST_OPEN[moment.opponents.count]
            and cls.may_be(wanted, moment)
        ]
        if level >= HARD:
            found.sort(key=cls.guessed_gap)
        puzzles = (puzzle for moment in found if (puzzle := cls.of_moment(moment)) is not None)
        quick = (puzzle for puzzle in puzzles if puzzle.question.values <= MOST_VALUES)
        for puzzle in islice(quick, MOST_TRIED):
            if puzzle.is_sound() and puzzle.kind_of_answer == wanted:
                yield puzzle

    @classmethod
    @abstractmethod
    def kinds(cls, level: int) -> Sequence[AnswerKind]:
        """The kinds of answers that new puzzles of a level should have, each as often as it stands there."""

    @classmethod
    def may_be(cls, kind: AnswerKind, moment: Moment) -> bool:
        """A quick check that leaves out some decisions whose best choice is of another kind."""
        return True

    @property
    def kind_of_answer(self) -> AnswerKind:
        """The kind of the best choice."""
        (best, *_) = self.best_choices()
        return "cell" if best in self.question.offered else self.answer_text(best)  # type: ignore[return-value]

    @classmethod
    def guessed_gap(cls, moment: Moment) -> float:
        """A quick guess at the gap between the best choice and the next. Hard puzzles are looked for at small ones."""
        return 0.0

    def likeness(self) -> str:
        """The smallest of the puzzle's texts under reflections of rows and columns, with the colours named anew.

        Rows and columns are not exchanged: the white die shows the row, and one die is not several.
        """
        return min(_mirrored(self, symmetry) for symmetry in MIRRORINGS)


def _found(worths: Mapping[str, float]) -> Found:
    answer = Answer.of(worths)
    best = tuple(str(option.choice) for option in answer.options if option.best)
    margin = min((option.loss for option in answer.options if not option.best), default=float("inf"))
    return Found(best, margin=margin)


def _mirrored(puzzle: AdvisedPuzzle, symmetry: int) -> str:
    question, board = puzzle.question, puzzle.board
    opponents = question.opponents
    offered, golden = (
        cells_text(sorted(mirrored_cell(cell, board.size, symmetry) for cell in cells))
        for cells in (question.offered, () if question.golden is None else (question.golden,))
    )
    return " ".join(
        [
            puzzle.theme,
            f"{turned_board(board, symmetry)} {board.black_dice}",
            question.goal,
            offered,
            golden,
            f"{opponents.count} {opponents.opt_out:.2f} {opponents.bust:.2f} {opponents.dice_each or 0}",
            str(question.to_act),
        ]
    )
