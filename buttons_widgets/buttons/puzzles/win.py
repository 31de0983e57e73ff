"""The theme `win`: the choice with the best chance to win now, where it is not the one with the most stars."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import Final, Literal

from ...kit.language.words import Words
from ...kit.puzzles.puzzle import Answering, Page
from ..analysis.advice import Advice, Question, advise
from ..analysis.chances import bust_chance
from ..analysis.solution import OPT_OUT, ROLL
from ..rules.ending import LINE, STARS_TO_WIN, line_masks
from ..rules.position import Position
from .advised import AnswerKind
from .arising import Moment
from .board_puzzle import DiceText, OpponentsField
from .decision import FEWEST_OPTIONS, DecisionPuzzle
from .rules_of_thumb import FOR_A_SPACE, astray

FEWEST_STARS: Final = 8
FEWEST_IN_LINE: Final = 2
"""With fewer stars, and fewer in a line that can be completed, hardly any choice can win now."""
LEAST_CHANCE: Final = 0.1
"""A generated puzzle can be won with this chance at least."""
MOST_NEAR: Final = 4
"""So many lines that are nearly full make a puzzle harder at most."""

_KINDS: Final[Mapping[int, Sequence[AnswerKind]]] = {
    1: (OPT_OUT, ROLL),
    2: (OPT_OUT, ROLL, "cell"),
    3: (ROLL, "cell"),
    4: ("cell",),
    5: ("cell",),
}
"""The kinds of answers on each level."""


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

    @property
    def of_two(self) -> bool:  # type: ignore[override]
        """Without a roll it is rolled, or not."""
        return self.roll is None

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
        """The margin is kept, a win is not out of reach, and the answer is not the one with the most stars."""
        return super().is_sound() and self.comparison[0].value >= LEAST_CHANCE and self.differs()

    def difficulty(self) -> float:
        """How hard it is, as a rating.

        For a space: 475; up to 750 for a close decision (see `closeness`); 220 for each rule of thumb that leads astray
        (`FOR_A_SPACE`, all of them for stars); 60 for each option after the second; up to 350 for the stars that the
        answer gives up; and 90 for opponents.

        Whether to roll or to opt out is a matter of seeing whether the stars in hand win. A line is *near* if four of
        its spaces have stars or own buttons (four such lines count at most). If the stars win: 700, 150 for each star
        after the first that goes into the line, 90 for each other line that is near, and up to 350 for the stars given
        up. If not: 680, 90 for each line that is near and for eleven stars, up to 250 for the stars given up, and up to
        710 for the chance that the roll, which is the only hope, is bust.
        """
        best = self.best_choices()
        given_up = min(1.0, *(option.loss for option in self.for_stars.comparison if option.choice in best))
        if self.roll is None:
            return self._difficulty_of_leaving(given_up)
        return (
            475
            + 750 * self.closeness()
            + 220 * astray(FOR_A_SPACE, self.question, best)
            + 60 * (len(self.choices) - FEWEST_OPTIONS)
            + 350 * given_up
            + 90 * (self.question.opponents.count > 0)
        )

    def _difficulty_of_leaving(self, given_up: float) -> float:
        board, earned = self.board, self.board.stars_for_opting_out()
        filled = board.star_mask | board.button_mask
        lines = line_masks(board.size)
        near = sum((line & filled).bit_count() >= LINE - 1 for line in lines)
        if self.advice.solution.stop:
            wanted = [(line & board.button_mask).bit_count() for line in lines if line & filled == line]
            placed = min((count for count in wanted if count <= earned), default=0)
            others = near - bool(placed)
            return 700 + 150 * max(0, placed - 1) + 90 * min(MOST_NEAR, others) + 350 * given_up
        near += len(board.stars) + earned == STARS_TO_WIN - 1
        return 680 + 90 * min(MOST_NEAR, near) + 250 * given_up + 710 * float(bust_chance(board))

    @classmethod
    def kinds(cls, level: int) -> Sequence[AnswerKind]:
        """To roll as often as to opt out, and more spaces on higher levels.

        Whoever sees whether the stars in hand win knows whether to roll, so that is no question for levels 4 and 5.
        """
        return _KINDS[level]

    @classmethod
    def may_be(cls, kind: AnswerKind, moment: Moment) -> bool:
        """To opt out is right just where the stars in hand win."""
        if not _may_win(moment.position):
            return False
        return kind == "cell" or (kind == OPT_OUT) == wins_now(moment.position)


def _may_win(position: Position) -> bool:
    """A quick guess whether this round can be won."""
    may_be = position.star_mask | position.button_mask | position.legal_mask
    in_line = [(line & position.star_mask).bit_count() for line in line_masks(position.size) if not line & ~may_be]
    return max(in_line, default=0) >= FEWEST_IN_LINE or len(position.stars) >= FEWEST_STARS


def wins_now(position: Position) -> bool:
    """Whether the stars that opting out earns can be placed so as to win.

    >>> wins_now(Position.parse("R***/*rbr/R*r*/**** r 2")), wins_now(Position.parse("R***/*R*r/R*r*/**** r 2"))
    (False, True)
    """
    earned = position.stars_for_opting_out() if position.button_mask else 0
    filled = position.star_mask | position.button_mask
    lines = (line & position.button_mask for line in line_masks(position.size) if line & filled == line)
    return position.star_mask.bit_count() + earned >= STARS_TO_WIN or any(
        wanted.bit_count() <= earned for wanted in lines
    )
