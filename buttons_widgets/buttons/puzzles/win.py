"""The theme `win`: the choice with the best chance to win now, where it is not the one with the most stars."""

from __future__ import annotations

from functools import cached_property
from typing import Final, Literal, Self

from ...kit.language.words import Words
from ...kit.puzzles.puzzle import Answering, Page
from ...kit.rules.answer import TIE
from ..analysis.advice import Advice, Question, advise
from ..analysis.solution import OPT_OUT, ROLL
from ..cells import cell_text
from ..rules.ending import line_masks
from ..rules.moves import Dice
from ..rules.phase import Phase
from ..rules.position import Position
from .arising import Moment
from .board_puzzle import DiceText, OpponentsField, dice_text, opponents_field, read_dice
from .certified import UNRATED
from .decision import FEWEST_OPTIONS, DecisionPuzzle
from .rules_of_thumb import FOR_A_SPACE, TO_STOP, astray

FEWEST_STARS: Final = 8
FEWEST_IN_LINE: Final = 2
"""With fewer stars, and fewer in a line that can be completed, hardly any choice can win now."""


class Win(DecisionPuzzle, frozen=True, kw_only=True, tag="win"):
    """Which choice has the best chance that the stars of this round can be placed so as to win now?

    With dice the question is which space, and without whether to roll or to opt out. In the shipped and in generated
    puzzles the answer differs from the one that earns the most stars.

    Attributes:
        dice: the own roll; left out if there is none yet.
        opponents: who else is in; nobody if left out.
        goal: always `"win"`; it may be left out.
    """

    dice: DiceText | None = None
    opponents: OpponentsField | None = None
    goal: Literal["win"] = "win"

    @property
    def answered_by(self) -> Answering:  # type: ignore[override]
        """A space is clicked; to roll or to opt out there are buttons."""
        return "choice" if self.dice is None else "cell"

    @cached_property
    def roll(self) -> Dice | None:
        """The own roll; `None` if there is none yet."""
        return None if self.dice is None else read_dice(self.dice, self.board)

    @cached_property
    def question(self) -> Question:
        """Which of the offered spaces, or whether to roll."""
        return self.own_decision(self.opponents, self.goal)

    @cached_property
    def for_stars(self) -> Advice:
        """What would be best for the most stars."""
        question = self.question
        return advise(Question(question.position, question.opponents, "stars", question.offered))

    def hints(self, words: Words, draft: str = "") -> tuple[Page, ...]:
        """What it takes to win now; then the hints of the decision itself."""
        aim = Page(words.say("win-aim", stars=len(self.board.stars)), self.board.view())
        return aim, *super().hints(words, draft)

    def explain(self, answer: str | None, words: Words) -> tuple[Page, ...]:
        """After a wrong answer what refutes it; then every chance; and what the most stars would ask for instead."""
        return *super().explain(answer, words), self._beside_stars(words)

    def _beside_stars(self, words: Words) -> Page:
        """What every choice is worth in stars."""
        best = self.for_stars.comparison[0]
        name = self.choice_name(self.answer_text(best.choice), words)
        lines = tuple(
            words.say(
                "timing-option",
                choice=self.choice_name(self.answer_text(option.choice), words, start=True),
                value=words.say("timing-worth-stars", stars=option.value),
            )
            for option in self.for_stars.comparison
        )
        key = "win-not-for-stars" if self.differs() else "win-for-stars-too"
        return Page(words.say(key, choice=name), self.board.view(), lines=lines)

    def differs(self) -> bool:
        """Whether no choice is best both for winning now and for the most stars."""
        for_stars = {option.choice for option in self.for_stars.comparison if option.best}
        return for_stars.isdisjoint(self.best_choices())

    def is_sound(self) -> bool:
        """The margin is kept, and the answer is not the one with the most stars."""
        return super().is_sound() and self.differs()

    def difficulty(self) -> float:
        """How hard it is, as a rating.

        575; up to 750 for a close decision (see `closeness`); 220 for each rule of thumb that leads astray
        (`TO_STOP` or `FOR_A_SPACE`, all of them for stars); 60 for each option after the second; up to 350
        for the stars that the answer gives up; and 90 for opponents. Where opting out wins for certain, it is enough to
        see the line that the stars complete: 700, 150 for each star to place after the first, and up to 350 for the
        stars that it gives up.
        """
        best = self.best_choices()
        given_up = min(option.loss for option in self.for_stars.comparison if option.choice in best)
        if self.wins_for_certain():
            return 700 + 150 * (self.board.stars_for_opting_out() - 1) + 350 * min(1.0, given_up)
        rules = TO_STOP if self.roll is None else FOR_A_SPACE
        return (
            575
            + 750 * self.closeness()
            + 220 * astray(rules, self.question, best)
            + 60 * (len(self.choices) - FEWEST_OPTIONS)
            + 350 * min(1.0, given_up)
            + 90 * (self.question.opponents.count > 0)
        )

    def wins_for_certain(self) -> bool:
        """Whether whoever opts out wins now."""
        stop = self.advice.solution.stop
        return self.roll is None and stop is not None and stop > 1 - TIE

    def is_wanted(self, draw: float) -> bool:
        """Rolling is right most often, so that sometimes only spaces, or only other answers are wanted."""
        return draw > 0.75 or (self.roll is not None if draw < 0.5 else ROLL not in self.best_choices())

    @classmethod
    def of_moment(cls, moment: Moment) -> Self | None:
        """A player with some stars decides whether to roll, or where to lay."""
        position, dice = moment.position, moment.dice
        if not _may_win(position):
            return None
        answers: tuple[str, ...]
        if moment.phase is Phase.LAY and dice is not None:
            answers = tuple(cell_text(cell) for cell in dice.cells if position.is_legal(cell))
            if len(answers) < FEWEST_OPTIONS:
                return None
        elif moment.phase is Phase.DECIDE and position.button_mask:
            answers = (ROLL, OPT_OUT)
        else:
            return None
        return cls(
            **UNRATED,
            position=str(position),
            answers=answers,
            dice=dice_text(dice) if dice is not None else None,
            opponents=opponents_field(moment.opponents),
        )


def _may_win(position: Position) -> bool:
    """A quick guess whether this round can be won."""
    may_be = position.star_mask | position.button_mask | position.legal_mask
    in_line = [(line & position.star_mask).bit_count() for line in line_masks(position.size) if not line & ~may_be]
    return max(in_line, default=0) >= FEWEST_IN_LINE or len(position.stars) >= FEWEST_STARS
