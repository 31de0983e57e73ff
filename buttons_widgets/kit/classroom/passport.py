"""How well somebody knows what they do not know: the intervals that they guessed in all lessons, and how many hold."""

from __future__ import annotations

from math import comb
from pathlib import Path
from typing import Final, NamedTuple

from ..exercises.exercise import Exercise
from ..exercises.number_exercise import SURE, NumberGuess
from ..exercises.student_session import StudentSession
from ..language.words import Words
from ..page.esm import bundled
from ..page.markup import text_html
from ..rules.errors import GameError

SHEET: Final = Path(__file__).parent / "static" / "class.css"
ODD: Final = 0.1
"""With fewer hits than somebody who is right about being sure has in one of ten cases the intervals are too narrow."""

FEWEST: Final = 5
"""With fewer guesses nobody can tell four of five from all or none."""


class Stamp(NamedTuple):
    """A guess in the passport.

    Attributes:
        number: the exercise's in which it was guessed.
        guess: the interval, as it was typed.
        right: the answer, as people read it; "" as long as it was not found.
        holds: whether the answer is in the interval; `None` as long as it was not found.
    """

    number: str
    guess: str
    right: str = ""
    holds: bool | None = None


class Passport:
    """The guesses of whoever is at work, in all lessons, beside what is right. A notebook shows it as a table.

    An answer is shown once it was found. Somebody who is 80% sure each time should see four of five intervals hold.

    Attributes:
        student: whose it is; "" for nobody.
        stamps: the guesses, in the order of the lessons.
    """

    def __init__(self, session: StudentSession, words: Words) -> None:
        self._session, self._words = session, words
        self.student = session.student
        found = [self._stamp(kind) for kind in session.course.exercises if issubclass(kind, NumberGuess)]
        self.stamps = tuple(one for one in found if one is not None)

    @property
    def known(self) -> int:
        """How many guesses can be compared with the right answer."""
        return sum(one.holds is not None for one in self.stamps)

    @property
    def held(self) -> int:
        """How many of them hold it."""
        return sum(bool(one.holds) for one in self.stamps)

    def _stamp(self, kind: type[Exercise]) -> Stamp | None:
        given = self._session.work.of(self.student, kind.number)
        guess = self._session.exercise(kind.number)
        if not given or not isinstance(guess, NumberGuess):
            return None
        text = given[-1].answer
        # What was rolled is compared with a guess too, and is not the right answer.
        compared = next(
            (one for one in self._session.course.exercises if one.guess == kind.number and one.answered_by != "rolls"),
            None,
        )
        solved = compared is not None and any(
            one.state == "right" for one in self._session.work.of(self.student, compared.number)
        )
        if compared is None or not solved:
            return Stamp(kind.number, text)
        asked = self._session.exercise(compared.number)
        try:
            holds = asked.holds(guess, text)
        except GameError:  # a guess of an earlier version of the lesson
            return Stamp(kind.number, text)
        words = self._words_of(asked)
        return Stamp(kind.number, text, _right_text(asked, words), holds)

    def _words_of(self, exercise: Exercise) -> Words:
        return self._session.words(exercise.number, self._words.language)

    @property
    def verdict(self) -> str:
        """What the hits say."""
        say, known, held = self._words.say, self.known, self.held
        if not self.stamps:
            return say("passport-empty")
        if not known:
            return say("passport-unknown", count=len(self.stamps))
        told = say("passport-held", held=held, count=known)
        if chance_of_at_most(held, known) < ODD:
            return f"{told} {say('passport-narrow')}"
        # Few guesses cannot be too wide: even all of them may hold by chance.
        if 1 - chance_of_at_most(held - 1, known) < ODD:
            return f"{told} {say('passport-wide')}"
        return f"{told} {say('passport-fits' if known >= FEWEST else 'passport-few')}"

    def __repr__(self) -> str:
        return f"Passport({self.held} of {self.known} hold)"

    def _repr_html_(self) -> str:
        say = self._words.say
        heads = "".join(
            f'<th scope="col">{text_html(say(f"passport-head-{name}"))}</th>' for name in ("guess", "right", "holds")
        )
        rows = "".join(map(self._row, self.stamps))
        table = (
            f'<table class="bw-class-passport"><thead><tr><td></td>{heads}</tr></thead><tbody>{rows}</tbody></table>'
        )
        name = text_html(say("passport-title", student=self.student) if self.student else say("passport-title-nobody"))
        return (
            f'<style>{bundled(SHEET)}</style><div class="bw-class"><h3>{name}</h3>'
            f"{table if self.stamps else ''}<p>{text_html(self.verdict)}</p></div>"
        )

    def _row(self, stamp: Stamp) -> str:
        exercise = self._session.exercise(stamp.number)
        lesson = self._session.course.lesson(int(stamp.number.partition(".")[0]))
        title = f"{stamp.number} {lesson.title(self._words_of(exercise))}"
        sign = {None: "…", True: "✓", False: "✗"}[stamp.holds]
        said = self._words.say({None: "passport-open", True: "passport-yes", False: "passport-no"}[stamp.holds])
        guess = exercise.answer_text(stamp.guess, self._words)
        cells = "".join(f"<td>{text_html(text)}</td>" for text in (guess, stamp.right or "–"))
        return f'<tr><th scope="row">{text_html(title)}</th>{cells}<td>{sign} {text_html(said)}</td></tr>'


def _right_text(exercise: Exercise, words: Words) -> str:
    # An answer is kept as it is read: of an option it is the name, and no letter.
    return exercise.answer_text(exercise.read(exercise.model_answer(words)), words)


def chance_of_at_most(held: int, count: int, sure: float = SURE) -> float:
    """How likely at most so many of some intervals hold, if each does with the same chance: a binomial distribution.

    >>> round(chance_of_at_most(1, 3), 3)
    0.104
    """
    return sum(comb(count, hits) * sure**hits * (1 - sure) ** (count - hits) for hits in range(held + 1))
