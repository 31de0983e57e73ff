"""What students did in a course on one machine: every answer, kept in a file as soon as it is given."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Final, Self

import msgspec

from ..puzzles.events import Maker, Moment
from ..rules.phrase import Phrase
from ..saving.merged_store import LATEST, Clock, FileFormat, MergedStore, joined_events, local_time
from .exercise import LONGEST_NAME, LONGEST_TEXT, Marked, State, student_key, tidy_name

MOST_GIVEN: Final = 20_000
"""So many answers are kept: the newest."""
MOST_ROUNDS: Final = 2_000
"""So many rounds with dice for a class are kept."""
MOST_MOVES: Final = 200
"""A round has at most so many moves."""
LONGEST_CODE: Final = 60
"""The code of a round has at most so many characters."""

Name = Annotated[str, msgspec.Meta(max_length=LONGEST_NAME)]
Number = Annotated[str, msgspec.Meta(max_length=7)]
AnswerText = Annotated[str, msgspec.Meta(max_length=LONGEST_TEXT)]
Mistake = Annotated[str, msgspec.Meta(max_length=60)]
Credit = Annotated[float, msgspec.Meta(ge=0, le=1)]
RoundCode = Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST_CODE)]
MoveText = Annotated[str, msgspec.Meta(max_length=40)]
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


class Played(msgspec.Struct, frozen=True, array_like=True):
    """A round with the dice of a class: they fall once only.

    Attributes:
        code: which round, as `student_key` writes it.
        started: the moment at which it was begun.
        moves: the game's texts of what was decided so far; the dice are not among them, because the code decides them.
        when: the moment of the last move.
    """

    student: Name
    code: RoundCode
    started: Moment
    moves: Annotated[tuple[MoveText, ...], msgspec.Meta(max_length=MOST_MOVES)]
    when: Moment
    maker: Maker = 0


class Chosen(msgspec.Struct, frozen=True, array_like=True):
    """That somebody said who is at work, and when."""

    student: Name
    when: Moment
    maker: Maker = 0


class Answers(msgspec.Struct, frozen=True):
    """All answers, in the order of time.

    Attributes:
        given: the answers of everybody.
        chosen: who was at work last; one entry, or none if nobody ever said a name.
        rounds: with dice for a class; one for each student and code.
    """

    given: Annotated[tuple[Given, ...], msgspec.Meta(max_length=2 * MOST_GIVEN)] = ()
    chosen: Annotated[tuple[Chosen, ...], msgspec.Meta(max_length=2)] = ()
    rounds: Annotated[tuple[Played, ...], msgspec.Meta(max_length=2 * MOST_ROUNDS)] = ()

    def __post_init__(self) -> None:
        # A file may hold anything: a name that nobody can have given would be refused later, wherever it is looked up.
        for name in {one.student for entries in (self.given, self.chosen, self.rounds) for one in entries}:
            tidy_name(name)

    def joined(self, other: Self) -> Self:
        """What was given here or there.

        Of two rounds of a student with the same dice the one that began first stands, as far as it was played.

        >>> one, two = Chosen("Ada", 1), Chosen("Bo", 2)
        >>> Answers(chosen=(two,)).joined(Answers(chosen=(one,))).chosen[0].student
        'Bo'
        """
        given = joined_events(self.given, other.given, MOST_GIVEN)
        rounds = {(student_key(one.student), one.code): one for one in self.rounds}
        for one in other.rounds:
            key = student_key(one.student), one.code
            rounds[key] = min(rounds.get(key, one), one, key=_standing)
        by_time = tuple(sorted(rounds.values(), key=_standing))[-MOST_ROUNDS:]
        return type(self)(given, joined_events(self.chosen, other.chosen, 1), by_time)


def _standing(played: Played) -> tuple[int, int, int, bytes]:
    """Of two rounds with the same dice the one with the smaller value stands."""
    return played.started, played.maker, -len(played.moves), msgspec.json.encode(played)


ANSWERS_FILE: Final = FileFormat(
    "buttons-widgets course",
    Phrase("refused-no-answers", "it is not a file with answers to exercises"),
    1,
    Answers,
    most_bytes=40_000_000,
)


class AnswerStore(MergedStore[Answers]):
    """The answers of everybody who worked at a machine, and who is at work now.

    Without a name, answers are held as long as the kernel lasts, and are not written.

    Attributes:
        student: who is at work, as the name is shown; "" if nobody has said a name.
        nameless: the answers of whoever has said no name, in the order of time.
        nameless_rounds: the same for rounds, by their codes.
    """

    def __init__(self, course: str, folder: Path | None = None, clock: Clock = local_time) -> None:
        super().__init__(ANSWERS_FILE, f"course-{course}.json", course, folder, clock)
        self.nameless: list[Given] = []
        self.nameless_rounds: dict[str, Played] = {}
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
        """Make nameless answers those of whoever is at work now, and all nameless rounds; forget the other answers."""
        with self.lock:
            own = tuple(msgspec.structs.replace(one, student=self.student) for one in given)
            rounds = tuple(msgspec.structs.replace(one, student=self.student) for one in self.nameless_rounds.values())
            self.nameless.clear()
            self.nameless_rounds.clear()
            self.take(Answers(given=own, rounds=rounds))
            self.keep()

    def keep_round(self, code: str, moves: Sequence[str]) -> Played:
        """Keep how far whoever is at work has come in a round with the dice of a class.

        Args:
            code: which round, as `student_key` writes it.
            moves: the texts of all decisions up to now.

        Returns:
            The round that stands: another one, if the student had begun it elsewhere before.
        """
        with self.lock:
            if self.student:
                self.read_again()
            was, now = self.round_of(self.student, code), self._moment()
            started, maker = (was.started, was.maker) if was else (now, self.maker)
            played = Played(self.student, code, started, tuple(moves), now, maker)
            if not self.student:
                self.nameless_rounds[code] = played
                return played
            self.take(Answers(rounds=(played,)))
            self.keep()
            found = self.round_of(self.student, code)
            assert found is not None
            return found

    def round_of(self, student: str, code: str) -> Played | None:
        """A student's round with a code; `None` if it was not begun."""
        return next((one for one in self.rounds_of(student) if one.code == code), None)

    def rounds_of(self, student: str) -> tuple[Played, ...]:
        """All rounds of a student, the one that was played last at the end."""
        key = student_key(student)
        rounds = [one for one in self.done.rounds if student_key(one.student) == key]
        found = rounds if key else list(self.nameless_rounds.values())
        return tuple(sorted(found, key=lambda one: one.when))

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
        self.done = self.done.joined(more)

    def _moment(self) -> int:
        """Now, but after the answer before."""
        answers = (*self.done.given[-1:], *self.nameless[-1:])
        latest = max([one.when for one in answers if one.maker == self.maker], default=0)
        latest = max([latest, *(one.when for one in self.done.chosen if one.maker == self.maker)])
        return min(max(self.now, latest + 1), LATEST)

    def __repr__(self) -> str:
        return f"AnswerStore({self.kind!r}, {len(self.done.given)} answers)"
