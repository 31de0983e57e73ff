"""What an exercise is: a question as it is posed to one student, what an answer to it is, and what is said of one.

An exercise is a class, derived from one of the kinds beside this room: `NumberExercise`, `ChoiceExercise` and so on. An
instance of it is the question for one student, because the student's name decides its numbers: neighbours have the
same question with other numbers. Without a name it has the standard numbers.

An answer is a text, such as `"31/216"`, `"1-1 2-4"` or the name of an option; in code it may also be given as what it
stands for, such as a `Fraction` or a list of cells.

Whatever a person reads is a message. Exercise 3.4 says `exercise-3-4`, the question, and its attributes:

| attribute | what it is |
| --- | --- |
| `.title` | two to four words |
| `.hint-1`, `.hint-2`, … | hints from the gentlest on; none gives the answer away |
| `.right` | why the right answer is right, in a sentence |
| `.mistake-NAME` | what helps somebody who made that mistake, or chose that option |
| `.wrong` | what is said of any other wrong answer; a sentence of the kit's if left out |
| `.option-NAME` | an option |
| `.solution` | the reasoning, for teachers |
| `.guessed` | compares the right answer, or what was rolled, with what was guessed, see `Exercise.guess` |

What `Exercise.values` gives stands in all of them: `{ $dice }`.
"""

from __future__ import annotations

import unicodedata
from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from functools import lru_cache
from random import Random
from typing import Any, ClassVar, Final, Literal, NamedTuple, TypeVar

from ..language.words import Words
from ..puzzles.puzzle import Page, Refused, RollShown
from ..rules.errors import GameError, plain_reason, quoted, unwanted
from ..rules.names import can_be_seen, without_invisible
from ..rules.phrase import Phrase

AnsweredBy = Literal["number", "choice", "choices", "cells", "text", "function", "rolls"]
"""How an answer is given: by typing a number, choosing one option or several, clicking on a board, writing some
sentences, with a function (in code only), or by rolling dice."""

State = Literal["right", "wrong", "misunderstood", "to read", "noted", "no answer"]
"""What an answer is.

`"misunderstood"`: wrong in a way that is known, and the mistake has a name. `"to read"`: a text or a sketch, which a
person reads and no machine grades. `"noted"`: a guess, or rolls of the dice: neither right nor wrong. `"no answer"`: it
cannot be read as an answer, or is a slip of the pen; it is not kept and is no attempt.
"""

LONGEST_NAME: Final = 40
LONGEST_TEXT: Final = 4000
"""An answer in sentences, or a function's source, has at most so many characters."""
MOST_DRAWS: Final = 200
"""So often a question is drawn anew whose numbers hide a mistake."""


class Marked(NamedTuple):
    """What is said of an answer.

    Attributes:
        state: see `State`.
        credit: 0 to 1: how much of it is right; 1 for what is kept and not graded.
        why: what helps with that answer, as plain text.
        mistake: the name of the mistake behind an answer that is `"misunderstood"`, else "".
        guessed: how the right answer compares with what was guessed before; "" for nothing.
        answer: the answer as it was read, a text; "" for one that could not be read.
    """

    state: State
    credit: float
    why: str
    mistake: str = ""
    guessed: str = ""
    answer: str = ""


class Judged(NamedTuple):
    """What an answer is, before it is put into words. Make it with `right`, `wrong`, `mistaken` and their like.

    Attributes:
        state: see `State`.
        credit: 0 to 1.
        mistake: its name; "" for none.
        message: the message that says why, if it is not the one that follows from the others.
        values: what stands in the message, besides the exercise's own values.
    """

    state: State
    credit: float
    mistake: str = ""
    message: str = ""
    values: Mapping[str, object] = {}


def right(**values: object) -> Judged:
    """It is right."""
    return Judged("right", 1.0, values=values)


def wrong(credit: float = 0.0, message: str = "", **values: object) -> Judged:
    """It is wrong, and nobody knows why.

    Args:
        credit: how much of it is right, less than 1.
        message: what is said, if it is not the exercise's own `.wrong`.
    """
    return Judged("wrong", credit, "", message, values)


def mistaken(name: str, credit: float = 0.0, **values: object) -> Judged:
    """It is wrong in a way that is known: `.mistake-NAME` of the exercise, or else `mistake-NAME`, helps with it."""
    return Judged("misunderstood", credit, name, "", values)


TO_READ: Final = Judged("to read", 1.0)
"""A person reads it."""
NOTED: Final = Judged("noted", 1.0)
"""It is kept, and neither right nor wrong."""


class Slip(GameError):
    """An answer that cannot be read, or that the student cannot have meant. Nothing is kept of it.

    Attributes:
        message: the message that says so.
        values: what stands in it.
    """

    def __init__(self, message: str, **values: object) -> None:
        self.message, self.values = message, values
        super().__init__(message)


class ModelAnswer(NamedTuple):
    """An answer that is right, for teachers.

    Attributes:
        answer: as `check` takes it; for a question that a person reads an example of a good answer.
        reasoning: why it is right.
    """

    answer: str
    reasoning: str

    def __repr__(self) -> str:
        return f"{self.answer}\n{self.reasoning}"


class Exercise(ABC):
    """A question, as it is posed to one student.

    Args:
        student: the name, which decides the numbers; the standard numbers if it is empty.

    Attributes:
        number: the lesson and the exercise, such as `"3.4"`.
        answered_by: how an answer is given.
        asked_as: the number of the exercise whose messages it says; its own if left out, see `again`.
        heading: the message that its title stands in, such as *Exit ticket: …*; "" for none.
        guess: the number of the exercise with whose guess the right answer, or what was rolled, is compared; "" for
            none.
        once: whether an answer is given once only and stays.
        variants: at most so many different questions are drawn, each of them once in a kernel; 0 for no limit. Set it
            to 30 or so where `draw` takes more than a few milliseconds: a class of 200 is summed up in two seconds.
        student: the name in the form that decides the numbers, see `student_key`.
    """

    number: ClassVar[str]
    answered_by: ClassVar[AnsweredBy]
    asked_as: ClassVar[str] = ""
    heading: ClassVar[str] = ""
    guess: ClassVar[str] = ""
    once: ClassVar[bool] = False
    variants: ClassVar[int] = 0

    def __init__(self, student: str = "") -> None:
        self._pose(student_key(student))

    def _pose(self, student: str) -> None:
        """Ask somebody, who is given by the key of a name: a key may be longer than a name, and is none."""
        self.student = student
        random = Random(f"{self.number}|{self.student}")
        if self.student and self.variants:
            for _ in range(MOST_DRAWS):
                vars(self).update(_variant(type(self), random.randrange(self.variants)))
                if self._is_new():
                    break
        elif self.student:
            self._draw_fairly(random)
        else:
            self.standard()

    def _draw_fairly(self, random: Random, *, new: bool = True) -> None:
        """Draw until the question is fair, and `new`; one that never is stays as drawn last, and its author is told."""
        before = dict(vars(self))
        for _ in range(MOST_DRAWS):
            vars(self).clear()
            vars(self).update(before)
            self.draw(random)
            if (not new or self._is_new()) and self.is_fair():
                return

    def _is_new(self) -> bool:
        """Whether this student was not asked just so before, see `again`."""
        return True

    # What an author writes

    def draw(self, random: Random) -> None:  # noqa: B027  (most questions draw nothing)
        """Choose the numbers of this instance; set them as attributes. Without it everybody has the same question."""

    def standard(self) -> None:
        """Set the numbers for whoever has said no name, as they stand in printed material; drawn if left out."""
        self.draw(Random(f"{self.number}|"))

    def is_fair(self) -> bool:
        """Whether the numbers tell the right answer and the usual mistakes apart; if not, others are drawn."""
        return True

    def values(self, words: Words) -> Mapping[str, object]:
        """What stands in the messages: numbers as they are, anything else as its `str`."""
        return {}

    @abstractmethod
    def read(self, answer: Any) -> str:
        """An answer as a text.

        Raises:
            Slip: it is none, and a message says what is wanted.
            GameError: it is none.
        """

    @abstractmethod
    def judge(self, answer: str) -> Judged:
        """What an answer is.

        Raises:
            Slip: the student cannot have meant it.
        """

    @abstractmethod
    def model_answer(self, words: Words) -> str:
        """An answer that is right."""

    def mistakes(self) -> Mapping[str, Any]:
        """The usual mistakes by their names, each with an answer that shows it; the most telling first."""
        return {}

    def picture(self, draft: str) -> Any:
        """What the board shows with the answer under way, in the terms of the game; `None` for no board."""
        return None

    def rolls(self, words: Words) -> tuple[RollShown, ...]:
        """The dice beside the question."""
        return ()

    def code(self) -> tuple[str, ...]:
        """The lines of a program that is asked about; they stand below the question."""
        return ()

    def how(self, words: Words) -> tuple[str, ...]:
        """How to answer; it stands on the screen and not on paper."""
        return ()

    def pick(self, draft: str, place: Any, words: Words) -> str | Refused:
        """The answer under way after a click on a place of the board, or why that is not possible."""
        return Refused(words.say("why-nothing-here"))

    def hint_picture(self, step: int) -> Any:
        """What the board shows beside a hint, counted from 1; `None` for what it shows anyway."""
        return None

    # What the kit makes of it

    @property
    def key(self) -> str:
        """The message of the question, such as `exercise-3-4`."""
        return f"exercise-{(self.asked_as or self.number).replace('.', '-')}"

    def say(self, words: Words, part: str = "", **values: object) -> str:
        """A message of the exercise: the question, or one of its attributes such as `"hint-1"`."""
        name = f"{self.key}.{part}" if part else self.key
        return words.say(name, **{**self.values(words), **values})

    def title(self, words: Words) -> str:
        """What it is about, in two to four words."""
        title = self.say(words, "title")
        return words.say(self.heading, title=title) if self.heading else title

    def ask(self, draft: str, words: Words) -> Page:
        """The question, with the answer under way on the board."""
        return Page(
            self.say(words),
            self.picture(draft),
            self.rolls(words),
            reasons=self.reasons(draft, words),
            status=self.how(words),
            code=self.code(),
        )

    def reasons(self, draft: str, words: Words) -> tuple[tuple[Any, str], ...]:
        """Why some places of the board cannot be chosen, by place."""
        return ()

    def hints(self, words: Words) -> tuple[Page, ...]:
        """Hints from the gentlest on."""
        pages: list[Page] = []
        while words.has(f"{self.key}.hint-{len(pages) + 1}"):
            step = len(pages) + 1
            pages.append(Page(self.say(words, f"hint-{step}"), self.hint_picture(step)))
        return tuple(pages)

    def mark(self, answer: Any, words: Words) -> Marked:
        """Whether an answer is right, and if not what helps with it. It never raises for what somebody answered."""
        try:
            text = self.read(answer)
            judged = self.judge(text)
        except Slip as slip:
            return Marked("no answer", 0.0, words.say(slip.message, **slip.values))
        except GameError as error:
            return Marked("no answer", 0.0, words.say("course-unreadable", reason=plain_reason(error)))
        return Marked(judged.state, judged.credit, self._why(judged, words), judged.mistake, answer=text)

    def _why(self, judged: Judged, words: Words) -> str:
        values = {**self.values(words), **judged.values}
        own = {
            "right": "right",
            "wrong": "wrong",
            "misunderstood": f"mistake-{judged.mistake}",
            "to read": "kept",
            "noted": "noted",
        }[judged.state]
        general = own if judged.mistake else f"course-{own}"
        found = [f"{self.key}.{own}", judged.message or general]
        name = next((one for one in found if words.has(one)), general)
        return words.say(name, **values)

    def answer_text(self, answer: str, words: Words) -> str:
        """An answer as people read it."""
        return answer

    def compared(self, guess: Exercise, guessed: str, words: Words) -> str:
        """How the right answer compares with what was guessed at another exercise; see `guess`."""
        text = guess.answer_text(guessed, words)
        if not words.has(f"{self.key}.guessed"):
            return words.say("course-guessed", guess=text.removesuffix("."))
        return self.say(words, "guessed", guess=text, **self.measured(guess, guessed))

    def measured(self, guess: Exercise, guessed: str) -> Mapping[str, object]:
        """What the message that compares with a guess may use, besides `guess`."""
        return {}

    def holds(self, guess: Exercise, guessed: str) -> bool | None:
        """Whether the right answer is in the interval that was guessed; `None` if none was."""
        return None

    def solution(self, words: Words) -> ModelAnswer:
        """An answer that is right, and why."""
        return ModelAnswer(self.model_answer(words), self.say(words, "solution"))

    def __repr__(self) -> str:
        return f"<exercise {self.number}{f' for {self.student}' if self.student else ''}>"


E = TypeVar("E", bound=Exercise)


def again(kind: type[E], number: str, heading: str = "") -> type[E]:
    """The same question under another number, and so with other numbers: for everybody, also for nobody.

    They are not those of the first time, unless the question has no others, or the name alone decides its board.

    Args:
        kind: a question that draws its numbers.
        number: the other one, such as `"5.13"`.
        heading: see `Exercise`.
    """

    def draw(self: E, random: Random) -> None:
        # Questions that share a board draw it with the name alone.
        student, self.student = self.student, f"{self.student} {number}"
        kind.draw(self, random)
        self.student = student

    def standard(self: E) -> None:
        self._draw_fairly(Random(f"{number}|"))

    def is_new(self: E) -> bool:
        drawn = {name: value for name, value in vars(self).items() if name != "student"}
        first = object.__new__(kind)
        first._pose(self.student)
        return not drawn or any(vars(first).get(name) != value for name, value in drawn.items())

    own = {"number": number, "asked_as": kind.asked_as or kind.number, "heading": heading, "guess": ""}
    return type(
        kind.__name__,
        (kind,),
        {**own, "draw": draw, "standard": standard, "_is_new": is_new, "__doc__": kind.__doc__, "__module__": __name__},
    )


@lru_cache(4096)
def _variant(kind: type[Exercise], number: int) -> Mapping[str, object]:
    """What `draw` sets in one of the variants of a question."""
    exercise = object.__new__(kind)
    exercise.student = ""
    exercise._draw_fairly(Random(f"{kind.number}|variant {number}"), new=False)  # for whom is not known yet
    return {name: value for name, value in vars(exercise).items() if name != "student"}


def lesson_of(number: str) -> int:
    """The lesson of an exercise, from its number."""
    return int(number.partition(".")[0])


def student_key(name: str) -> str:
    """A name as it decides the numbers: in small letters, accents written in one way, without what shows nothing.

    Raises:
        GameError: it is no text, too long, or shows nothing.

    >>> student_key("  Ada  LOVELACE "), student_key("")
    ('ada lovelace', '')
    """
    return without_invisible(unicodedata.normalize("NFKC", tidy_name(name)).casefold())


def tidy_name(name: str) -> str:
    """A name as it is shown: with spaces tidied and accents written in one way.

    Raises:
        GameError: it is no text, too long, or shows nothing.

    >>> tidy_name(" Ada   Lovelace ")
    'Ada Lovelace'
    """
    if not isinstance(name, str):
        raise unwanted(Phrase("refused-student-no-text", "a name is a text such as 'Ada'"), name)
    if name == "":
        return ""
    tidy = " ".join(unicodedata.normalize("NFC", name[: 10 * LONGEST_NAME]).split())
    is_seen = tidy.isprintable() and any(map(can_be_seen, tidy))
    if len(tidy) > LONGEST_NAME or len(name) > 10 * LONGEST_NAME or not is_seen:
        raise unwanted(Phrase("refused-student", "a name has 1 to {most} visible characters", most=LONGEST_NAME), name)
    return tidy


def listed_answer(answer: Any, wanted: str) -> Sequence[str]:
    """The parts of an answer that may be given as a text with spaces or commas, or as a list of texts.

    Raises:
        Slip: it is neither; the message `wanted` says what is wanted.
    """
    if isinstance(answer, str):
        if len(answer) > LONGEST_TEXT:
            raise Slip("course-too-long", most=LONGEST_TEXT)
        return answer.replace(",", " ").replace(";", " ").split()
    if not isinstance(answer, list | tuple | set | frozenset) or len(answer) > LONGEST_TEXT:
        raise Slip(wanted)
    if not all(isinstance(part, str) for part in answer):
        raise Slip(wanted)
    return list(answer) if isinstance(answer, list | tuple) else sorted(answer)


# Predictions: a guess is made before anything is seen, stays as it is, and is compared with later.


class Guess(Exercise):
    """A prediction: made once, and neither right nor wrong. Put it before the kind of exercise among the bases."""

    once: ClassVar[bool] = True

    def judge(self, answer: str) -> Judged:
        return NOTED


# Exercises that are answered in sentences, which a person reads.


class OpenExercise(Exercise):
    """Some sentences. `.model` is an example of a good answer, for teachers."""

    answered_by: ClassVar[AnsweredBy] = "text"

    def read(self, answer: Any) -> str:
        """The text, without what surrounds it and without characters that cannot be seen."""
        if not isinstance(answer, str):
            raise Slip("course-no-text", answer=quoted(answer))
        if len(answer) > LONGEST_TEXT:
            raise Slip("course-too-long", most=LONGEST_TEXT)
        lines = answer.replace("\r\n", "\n").replace("\r", "\n").split("\n")
        kept = ["".join(sign for sign in line.expandtabs(2) if sign.isprintable()).rstrip() for line in lines]
        text = "\n".join(kept).strip()
        if not text:
            raise Slip("course-empty-text")
        return text

    def judge(self, answer: str) -> Judged:
        return TO_READ

    def model_answer(self, words: Words) -> str:
        return self.say(words, "model")

    def how(self, words: Words) -> tuple[str, ...]:
        return (words.say("course-how-text"),)
