"""Exercises that are answered by choosing: one option, or several."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Collection, Mapping, Sequence
from functools import cached_property
from random import Random
from string import ascii_lowercase
from typing import Any, ClassVar

from ..language.words import Words
from ..rules.errors import quoted
from .exercise import AnsweredBy, Exercise, Guess, Judged, Slip, listed_answer, mistaken, right, wrong


class OptionsExercise(Exercise):
    """Options are offered, whatever is to be done with those that are chosen.

    An option has a name of two letters at least, and a message `.option-NAME`. In code it may also be chosen by the
    letter that stands before it: `check("2.1", "b")`. The order in which they are shown hangs on the student's name, so
    that no letter travels from one neighbour to the next.

    Attributes:
        ordered: whether all see the author's order, because it means something, such as *more, the same, less*.
    """

    ordered: ClassVar[bool] = False

    @property
    @abstractmethod
    def options(self) -> Sequence[str]:
        """The names of the options, in the author's order."""

    @cached_property
    def shown(self) -> Sequence[str]:
        """The names of the options, in the order in which they are shown."""
        if self.ordered:
            return tuple(self.options)
        return tuple(Random(f"{self.number}|{self.student}|options").sample(list(self.options), len(self.options)))

    def option_text(self, option: str, words: Words) -> str:
        """What an option says."""
        return self.say(words, f"option-{option}")

    def letter(self, option: str) -> str:
        """The letter that stands before an option."""
        return ascii_lowercase[self.shown.index(option)].upper()

    def named(self, text: str) -> str:
        """The option that is meant by its name or its letter.

        Raises:
            Slip: there is no such option.
        """
        options, meant = self.shown, text.strip().strip(".)").lower()
        if meant in options:
            return meant
        if len(meant) == 1 and meant in ascii_lowercase[: len(options)]:
            return options[ascii_lowercase.index(meant)]
        last = ascii_lowercase[len(options) - 1].upper()
        raise Slip("course-no-option", answer=quoted(text), last=last)

    def read(self, answer: Any) -> str:
        """The name of the option."""
        if not isinstance(answer, str):
            raise Slip("course-no-option", answer=quoted(answer), last=self.letter(self.shown[-1]))
        if not answer.strip():
            raise Slip("course-empty-choice")
        return self.named(answer)

    def answer_text(self, answer: str, words: Words) -> str:
        """What the options say that were chosen."""
        chosen = [option for option in self.shown if option in answer.split()]
        return "; ".join(self.option_text(option, words) for option in chosen)


class ChoiceExercise(OptionsExercise):
    """One option is right. `.mistake-NAME` says of each other one what choosing it reveals."""

    answered_by: ClassVar[AnsweredBy] = "choice"

    @property
    @abstractmethod
    def right(self) -> str:
        """The option that is right."""

    def judge(self, answer: str) -> Judged:
        return right() if answer == self.right else mistaken(answer)

    def mistakes(self) -> Mapping[str, str]:
        return {option: option for option in self.options if option != self.right}

    def model_answer(self, words: Words) -> str:
        """The letter of the right option."""
        return self.letter(self.right)


class SeveralExercise(OptionsExercise):
    """Several options are right, and all of them are to be chosen, and no other.

    Whatever is chosen wrongly takes away from the credit as much as a right one gives. `mistakes` are sets of options;
    an option that is chosen wrongly and has a `.mistake-NAME` is one too.
    """

    answered_by: ClassVar[AnsweredBy] = "choices"

    @property
    @abstractmethod
    def right(self) -> Collection[str]:
        """The options that are right."""

    def mistakes(self) -> Mapping[str, Collection[str]]:
        """The sets of options to which the usual mistakes lead; each option that is wrong, if left out."""
        rest = [option for option in self.options if option not in self.right]
        return {option: [option] for option in rest}

    def is_fair(self) -> bool:
        """Whether the right options and those of all mistakes differ."""
        found = [frozenset(one) for one in (self.right, *self.mistakes().values())]
        return len(set(found)) == len(found)

    def read(self, answer: Any) -> str:
        """The names of the options, in the author's order."""
        parts = listed_answer(answer, "course-no-options")
        if not parts:
            raise Slip("course-empty-choice")
        chosen = {self.named(part) for part in parts}
        return " ".join(option for option in self.options if option in chosen)

    def judge(self, answer: str) -> Judged:
        """Whether all right options were chosen and no other; how many if not."""
        chosen, all_right = set(answer.split()), set(self.right)
        if chosen == all_right:
            return right()
        found, false = chosen & all_right, chosen - all_right
        credit = max(0.0, (len(found) - len(false)) / len(all_right))
        known = self.mistakes()
        for name, options in known.items():
            if chosen == set(options):
                return mistaken(name, credit, found=len(found), all=len(all_right))
        for option in self.options:
            if option in false and option in known:
                return mistaken(option, credit, found=len(found), all=len(all_right))
        message = "course-options-wrong" if false else "course-options-missing"
        return wrong(credit, message, found=len(found), all=len(all_right), false=len(false))

    def model_answer(self, words: Words) -> str:
        """The letters of the right options."""
        return " ".join(self.letter(option) for option in self.shown if option in self.right)


class ChoiceGuess(Guess, OptionsExercise):
    """An option is guessed."""

    answered_by: ClassVar[AnsweredBy] = "choice"
    ordered: ClassVar[bool] = True

    def model_answer(self, words: Words) -> str:
        """Any option will do."""
        return "A"
