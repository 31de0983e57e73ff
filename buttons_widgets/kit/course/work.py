"""What students did in a course on one machine: every answer, kept in a file as soon as it is given."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Final, Self

import msgspec

from ..puzzles.attempts import LATEST, Maker, Moment
from ..puzzles.progress import Clock, local_time
from ..rules.chance import new_seed
from ..saving.kept import Kept, joined_events
from ..saving.kept_file import FileFormat
from ..saving.shelf import usual_folder
from .exercise import LONGEST_NAME, LONGEST_TEXT, Marked, State, student_key, tidy_name

MOST_GIVEN: Final = 20_000
"""So many answers are kept: the newest."""

Name = Annotated[str, msgspec.Meta(max_length=LONGEST_NAME)]
Number = Annotated[str, msgspec.Meta(max_length=7)]
AnswerText = Annotated[str, msgspec.Meta(max_length=LONGEST_TEXT)]
Mistake = Annotated[str, msgspec.Meta(max_length=60)]
Credit = Annotated[float, msgspec.Meta(ge=0, le=1)]
Hints = Annotated[int, msgspec.Meta(ge=0, le=99)]


class Given(msgspec.Struct, frozen=True, array_like=True):
    """An answer that somebody gave.

    Attributes:
        student: the name, as it is shown.
        number: the exercise's.
        answer: as text.
        state: what it is, see `State`.
        credit: how much of it is right, 0 to 1.
        when: the moment, in milliseconds since 1970.
        mistake: the name of the mistake behind it; "" for none.
        hints: how many hints had been seen.
        maker: who wrote this: a number that each kernel draws.
    """

    student: Name
    number: Number
    answer: AnswerText
    state: State
    credit: Credit
    when: Moment
    mistake: Mistake = ""
    hints: Hints = 0
    maker: Maker = 0


class Chosen(msgspec.Struct, frozen=True, array_like=True):
    """That somebody said who is at work.

    Attributes:
        student: the name.
        when: the moment.
        maker: who wrote this.
    """

    student: Name
    when: Moment
    maker: Maker = 0


class Answers(msgspec.Struct, frozen=True):
    """All answers, in the order of time.

    Attributes:
        given: the answers of everybody.
        chosen: who was at work last; one entry, or none if nobody ever said a name.
    """

    given: Annotated[tuple[Given, ...], msgspec.Meta(max_length=2 * MOST_GIVEN)] = ()
    chosen: Annotated[tuple[Chosen, ...], msgspec.Meta(max_length=2)] = ()

    def joined(self, other: Self) -> Self:
        """What was given here or there.

        >>> one, two = Chosen("Ada", 1), Chosen("Bo", 2)
        >>> Answers(chosen=(two,)).joined(Answers(chosen=(one,))).chosen[0].student
        'Bo'
        """
        given = joined_events(self.given, other.given, MOST_GIVEN)
        return type(self)(given, joined_events(self.chosen, other.chosen, 1))


ANSWERS_FILE: Final = FileFormat("buttons-widgets course", "answers to exercises", 1, Answers, most_bytes=40_000_000)


class Work(Kept[Answers]):
    """The answers of everybody who worked at a machine, and who is at work now.

    Without a name, answers are held as long as the kernel lasts, and are not written.

    Args:
        course: the course's name.
        folder: where the file is; if left out, the folder of the games: the one that `BUTTONS_WIDGETS_GAMES` names, or
            else the usual place.
        clock: what tells the time.

    Attributes:
        done: all answers.
        student: who is at work, as the name is shown; "" if nobody has said a name.
        nameless: the answers of whoever has said no name, in the order of time.
        trouble: why answers are not kept as they should be; `None` if they are.
    """

    def __init__(self, course: str, folder: Path | None = None, clock: Clock = local_time) -> None:
        path = (usual_folder() if folder is None else folder) / f"course-{course}.json"
        super().__init__(ANSWERS_FILE, path, course)
        self.clock = clock
        self.maker = int(new_seed()[:8], 16)
        self.nameless: list[Given] = []
        self.read_again()
        self.student = self.done.chosen[-1].student if self.done.chosen else ""

    def choose(self, name: str) -> None:
        """Say who is at work. What others did stays.

        Raises:
            GameError: it is no name.
        """
        name = tidy_name(name)
        with self.lock:
            self.student = name
            if name:
                # Of two spellings the one that was there first is kept.
                known = {student_key(one): one for one in reversed(self.students)}
                self.student = known.get(student_key(name), name)
            self.take(Answers(chosen=(Chosen(self.student, self._moment(), self.maker),)))
            self.keep()

    def add(self, number: str, answer: str, marked: Marked, hints: int = 0) -> Given:
        """Keep an answer of whoever is at work."""
        with self.lock:
            given = Given(
                self.student,
                number,
                answer[:LONGEST_TEXT],
                marked.state,
                marked.credit,
                self._moment(),
                marked.mistake[:60],
                min(hints, 99),
                self.maker,
            )
            if self.student:
                self.take(Answers(given=(given,)))
                self.keep()
            else:
                self.nameless.append(given)
            return given

    def adopt(self, given: Sequence[Given]) -> None:
        """Make nameless answers those of whoever is at work now."""
        with self.lock:
            own = tuple(msgspec.structs.replace(one, student=self.student) for one in given)
            self.take(Answers(given=own))
            self.keep()

    @property
    def students(self) -> tuple[str, ...]:
        """Everybody who gave an answer on this machine, in the order of the first one."""
        return tuple({student_key(one.student): one.student for one in reversed(self.done.given)}.values())[::-1]

    def of(self, student: str, number: str = "") -> tuple[Given, ...]:
        """The answers of somebody in the order of time, to every exercise or to one."""
        key = student_key(student)
        given = self.done.given if key else tuple(self.nameless)
        return tuple(one for one in given if student_key(one.student) == key and number in ("", one.number))

    def standing(self, student: str) -> dict[str, Given]:
        """For each exercise that somebody answered the answer that counts: the first right one, or else the last."""
        counts: dict[str, Given] = {}
        for one in self.of(student):
            before = counts.get(one.number)
            if before is None or before.state != "right":
                counts[one.number] = one
        return counts

    def take(self, more: Answers) -> None:
        """Join more answers with those that are held here."""
        self.done = self.done.joined(more)

    def _moment(self) -> int:
        """Now, but after the answer before."""
        now = min(max(0, int(self.clock().timestamp() * 1000)), LATEST)
        answers = (*self.done.given[-1:], *self.nameless[-1:])
        latest = max([one.when for one in answers if one.maker == self.maker], default=0)
        latest = max([latest, *(one.when for one in self.done.chosen if one.maker == self.maker)])
        return min(max(now, latest + 1), LATEST)

    def __repr__(self) -> str:
        return f"Work({self.kind!r}, {len(self.done.given)} answers)"
