"""The theme `close`: rolling is clearly better, or opting out, or there is hardly a difference."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import exp
from typing import Any, ClassVar, Final, Literal

from ...kit.language.words import Words
from ...kit.puzzles.puzzle import Answering, Found, Page, Press, Verdict
from ..analysis.chances import bust_chance
from ..analysis.solution import OPT_OUT, ROLL
from ..rules.position import Position
from .advised import AnswerKind
from .arising import Moment
from .board_puzzle import OpponentsField
from .decision import DecisionPuzzle
from .rules_of_thumb import TO_STOP, after_one_roll, astray
from .stop import LEAST_RISK

CLOSE: Final = "close"
"""The answer that the two are nearly equal."""
BOUND: Final = 0.2
"""A decision is close if rolling and opting out differ by less than this, in stars on average."""
LEAST_MARGIN: Final = 0.1
"""In a generated puzzle the difference is this far from `BOUND`, in stars."""
SEEMS_CLOSE: Final = 1.0
"""Where one more roll and then opting out differs from opting out now by more stars, nobody looks for a close one."""


def one_more(position: Position) -> float:
    """By how many stars, on average, one more roll and then opting out is better than opting out now."""
    return after_one_roll(position) - position.stars_for_opting_out()


class Close(DecisionPuzzle, frozen=True, kw_only=True, tag="close"):
    """Roll or opt out: is one of them clearly better, or is it close?

    Attributes:
        opponents: who else is in; nobody if left out.
        goal: always `"stars"`; it may be left out.
    """

    opponents: OpponentsField | None = None
    goal: Literal["stars"] = "stars"
    answered_by: ClassVar[Answering] = "choice"

    @property
    def gap(self) -> float:
        """By how many stars, on average, rolling is better than opting out; less than 0 if it is worse."""
        return self._gap(self._worths)

    @property
    def _worths(self) -> Mapping[str, float]:
        return {self.answer_text(option.choice): option.value for option in self.comparison}

    @staticmethod
    def _gap(worths: Mapping[str, float]) -> float:
        return worths[ROLL] - worths[OPT_OUT]

    @property
    def least_margin(self) -> float:  # type: ignore[override]
        """In stars."""
        return LEAST_MARGIN

    # Answers

    @property
    def choices(self) -> Mapping[str, str]:
        """The three answers, each as the file has it."""
        return {answer: answer for answer in (ROLL, CLOSE, OPT_OUT)}

    def judge(self, answer: Any, words: Words | None = None) -> Verdict:
        """Whether it is as close as the answer says; the worths are the difference in stars, without its sign."""
        say, given, gap = words or self.words(), self.read_answer(answer), self.gap
        right = given in self.find_answers().answers
        why = say.say(
            "close-why",
            kind=self._kind(gap),
            gap=self.loss_text(abs(gap), say),
            bound=self.loss_text(BOUND, say),
            better="same" if abs(gap) < 0.005 else ROLL if gap > 0 else "out",
        )
        return Verdict(right, abs(gap), abs(gap), 0.0, why)

    def is_right(self, answer: Any) -> bool:
        return answer is None or self.judge(answer).right

    def press_text(self, answer: str, words: Words) -> str:
        return words.say(f"close-{answer.replace(' ', '-')}")

    def presses(self, draft: str, words: Words) -> tuple[Press, ...]:
        """A button for each of the three."""
        return tuple(Press(answer, self.press_text(answer, words)) for answer in self.choices)

    # What people read

    def ask(self, draft: str, words: Words) -> Page:
        """Is it close? What that means is said."""
        text = words.say("close-question", dice=self.board.black_dice)
        means = words.say("close-means", bound=self.loss_text(BOUND, words))
        return Page(text, self._view(draft), lines=(*self.around(words), means), reasons=self._reasons(words))

    def option_text(self, choice: Any, words: Words) -> str:
        if choice == CLOSE:
            return self.press_text(CLOSE, words)
        return words.say("timing-roll.start" if choice == ROLL else "timing-opt-out.start")

    def _stopping_refuted(self, answer: str, words: Words) -> Page:
        """What is wrong with the other choice: nothing of it is right where it is not close; else how near both are."""
        if self._kind(self.gap) == CLOSE:
            return Page(self.judge(answer, words).why, self.board.view())
        return super()._stopping_refuted(OPT_OUT if self.gap > 0 else ROLL, words)

    # Certifying, rating, making

    @staticmethod
    def _kind(gap: float) -> str:
        return CLOSE if abs(gap) < BOUND else ROLL if gap > 0 else OPT_OUT

    def _found(self, worths: Mapping[str, float]) -> Found:
        gap = self._gap(worths)
        return Found((self._kind(gap),), margin=abs(abs(gap) - BOUND))

    def find_answers(self) -> Found:
        """How close it is by the exact analysis, and by how many stars it is not otherwise."""
        return self._found(self._worths)

    def find_again(self) -> Found | None:
        """The same by a plain recursion over dictionaries; `None` if that would take much longer than a second."""
        worths = self.worths_again()
        return None if worths is None else self._found(worths)

    @property
    def kind_of_answer(self) -> AnswerKind:
        return self._kind(self.gap)  # type: ignore[return-value]

    def difficulty(self) -> float:
        """How hard it is, as a rating.

        900; up to 750 for a difference near to `BOUND`, 750 e^(-m / s) with m stars more than `LEAST_MARGIN` between
        them and s = 0.3, or 0.03 where it is close; then 230 for each rule of thumb that leads astray (`TO_STOP`), or
        where it is close 400 for each star by which one more roll alone seems to differ; and 90 for opponents.
        """
        more = max(0.0, self.find_answers().margin - LEAST_MARGIN)
        if self._kind(self.gap) == CLOSE:
            near, misled = exp(-more / 0.03), 400 * abs(one_more(self.board))
        else:
            best = ROLL if self.gap > 0 else OPT_OUT
            near, misled = exp(-more / 0.3), 230 * astray(TO_STOP, self.question, (best,))
        return 900 + 750 * near + misled + 90 * (self.question.opponents.count > 0)

    @classmethod
    def kinds(cls, level: int) -> Sequence[AnswerKind]:
        """Close ones are looked for more often: they are rarer."""
        return ROLL, CLOSE, CLOSE, OPT_OUT

    @classmethod
    def may_be(cls, kind: AnswerKind, moment: Moment) -> bool:
        """A roll is neither sure to be bust nor sure not to be; and what is to be close is so at first sight."""
        if not LEAST_RISK < bust_chance(moment.position) < 1:
            return False
        gap = one_more(moment.position)
        return abs(gap) <= SEEMS_CLOSE if kind == CLOSE else kind == ROLL or gap <= 0

    @classmethod
    def guessed_gap(cls, moment: Moment) -> float:
        """How far one more roll, and then opting out, is from the bound."""
        return abs(abs(one_more(moment.position)) - BOUND)
