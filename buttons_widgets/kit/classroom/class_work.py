"""What a class did in a lesson: answers marked anew, what is odd about a text, and the rounds played, reviewed."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Final, Literal, NamedTuple

from ..exercises.class_rounds import ReviewedRound, RoundReview
from ..exercises.course import Course
from ..exercises.exercise import Exercise, Judged, State, student_key
from ..exercises.function_exercise import FunctionExercise
from ..language.words import Words
from ..rules.errors import GameError, MissingPackageError, plain_reason
from .submission import Entry, FoundText, Submission, lesson_number

Look = Literal["nothing", "right", "wrong", "misunderstood", "to read"]
"""How an exercise stands with a student, as a teacher looks at it.

`"nothing"`: there is nothing to do, because it was not answered, or because it is a guess or rolls of the dice.
`"misunderstood"`: wrong, and the kit knows the mistake behind it: go there first. `"to read"`: for a person to read.
"""


class Problem(NamedTuple):
    """Something odd about what was handed in.

    Attributes:
        item: the number of the text, counted from 1.
        text: what is odd, in words.
    """

    item: int
    text: str


@dataclass(frozen=True)
class Result:
    """What a student did with an exercise, marked anew.

    Attributes:
        exercise: as it was posed to the student.
        state: what the answer is; `"no answer"` if none was given.
        answer: as text; "" for none.
        credit: how much of it is right, 0 to 1.
        mistake: the name of the mistake behind it; "" for none.
        overcome: the names of the mistakes on the way to it.
        tries: how many answers were given.
        hints: how many hints had been seen.
    """

    exercise: Exercise
    state: State = "no answer"
    answer: str = ""
    credit: float = 0.0
    mistake: str = ""
    overcome: tuple[str, ...] = ()
    tries: int = 0
    hints: int = 0

    @property
    def look(self) -> Look:
        """How it stands, as a teacher looks at it."""
        return "nothing" if self.state == "noted" or self.state == "no answer" else self.state

    @property
    def answered(self) -> bool:
        """Whether an answer was given."""
        return self.state != "no answer"

    @property
    def is_marked(self) -> bool:
        """Whether the answer is right or wrong."""
        return self.state in ("right", "wrong", "misunderstood")


@dataclass(frozen=True)
class Student:
    """A student of a class.

    Attributes:
        name: as it is shown; with the number of the text where two have the same name.
        item: the number of the text.
        handed: what it holds.
        results: for each exercise of the lesson, by its number.
    """

    name: str
    item: int
    handed: Submission
    results: Mapping[str, Result] = field(default_factory=dict)

    @property
    def credit(self) -> float:
        """How many exercises are right, with parts of those that are partly right."""
        return sum(one.credit for one in self.results.values() if one.is_marked)


class ClassWork:
    """What a class did in a lesson.

    Args:
        lesson: the number of the lesson, or of one of its exercises; if left out, the lesson of most of the texts.
        language: of the problems; the chosen one if left out.
        names: whether students are called by their names; otherwise by the numbers of their texts, and no file is
            named.

    Attributes:
        students: by name.
        problems: whatever is odd about a text, in the order of the texts.
        words: the messages of the lesson.

    Raises:
        GameError: there is no such lesson.
    """

    def __init__(
        self,
        course: Course,
        lesson: object | None,
        items: Sequence[FoundText],
        language: str | None = None,
        *,
        names: bool = True,
    ) -> None:
        self.course, self.items, self._names = course, tuple(items), names
        self._problems: list[Problem] = []
        of_course = [one for one in items if one.handed is not None and one.handed.course == course.name]
        self.lesson = _usual_lesson(course, of_course) if lesson is None else lesson_number(course, lesson)
        self.words: Words = course.words(self.lesson, language)
        for item in items:
            if item.handed is None:
                message = "class-unreadable-begins" if item.begins and names else "class-unreadable"
                self._tell(item, message, reason=item.reason, begins=item.begins)
            elif item.handed.course != course.name:
                self._tell(item, "class-foreign", course=item.handed.course)
        own = [item for item in of_course if self._is_of_lesson(item)]
        self.students = tuple(sorted(map(self._marked, self._named(self._once_each(own))), key=_by_name))
        self.problems: tuple[Problem, ...] = tuple(sorted(self._problems, key=lambda one: one.item))

    @property
    def exercises(self) -> Sequence[type[Exercise]]:
        """Those of the lesson, in their order."""
        return self.course.lesson(self.lesson).exercises

    @cached_property
    def answered(self) -> Sequence[type[Exercise]]:
        """Those that somebody answered, in their order; all, if nobody answered any."""
        return [each for each in self.exercises if self.results(each.number)] or self.exercises

    def results(self, number: str) -> list[tuple[Student, Result]]:
        """What everybody who answered an exercise did with it."""
        found = ((student, student.results[number]) for student in self.students)
        return [(student, result) for student, result in found if result.answered]

    # What is odd

    def _tell(self, item: FoundText, message: str, /, **values: object) -> None:
        text = self.words.say(message, **values)
        if item.where and self._names:  # a file may be called by a student's name
            text = self.words.say("class-in-file", file=item.where, text=text)
        self._problems.append(Problem(item.number, text))

    def _name(self, item: FoundText) -> str:
        assert item.handed is not None
        if not self._names:
            return self.words.say("class-number", item=item.number)
        return item.handed.student or self.words.say("class-nameless")

    def _is_of_lesson(self, item: FoundText) -> bool:
        assert item.handed is not None
        if item.handed.lesson == self.lesson:
            return True
        self._tell(item, "class-other-lesson", student=self._name(item), lesson=item.handed.lesson)
        return False

    def _once_each(self, items: Iterable[FoundText]) -> list[FoundText]:
        """Of several texts of one student the last one."""
        kept: dict[tuple[str, int], FoundText] = {}
        for item in items:
            assert item.handed is not None
            key = student_key(item.handed.student), item.handed.began
            before = kept.get(key)
            if before is None or before.handed is None:
                kept[key] = item
            elif before.handed == item.handed:
                self._tell(item, "class-twice", student=self._name(item), item=before.number)
            else:
                earlier, later = sorted((before, item), key=_progress)
                self._tell(earlier, "class-older", student=self._name(earlier), item=later.number)
                kept[key] = later
        self._tell_copies(list(kept.values()))
        return list(kept.values())

    def _tell_copies(self, items: Sequence[FoundText]) -> None:
        """No two students begin in the same thousandth of a second."""
        first: dict[int, FoundText] = {}
        for item in items:
            assert item.handed is not None
            other = first.setdefault(item.handed.began, item)
            if item.handed.began and other is not item:
                self._tell(item, "class-copied", student=self._name(item), other=self._name(other), item=other.number)

    def _named(self, items: Sequence[FoundText]) -> list[Student]:
        handed = [(item, item.handed) for item in items if item.handed is not None]
        keys = Counter(student_key(one.student) for _, one in handed)
        found: list[Student] = []
        for item, one in handed:
            name = self._name(item)
            if not one.student:
                self._tell(item, "class-no-name")
            if keys[student_key(one.student)] > 1:
                others = [other.number for other, two in handed if other is not item
                          and student_key(two.student) == student_key(one.student)]  # fmt: skip
                if one.student:
                    self._tell(item, "class-namesake", student=name, items=self.words.listed(list(map(str, others))))
                if self._names:
                    name = self.words.say("class-numbered", student=name, item=item.number)
            found.append(Student(name, item.number, one))
        return found

    # Marking

    def _marked(self, student: Student) -> Student:
        item = self.items[student.item - 1]
        handed = student.handed
        entries = {entry.place: entry for entry in handed.entries}
        same = handed.version == self.course.version(self.lesson)
        if not same:
            self._tell(item, "class-other-version", student=student.name)
        results: dict[str, Result] = {}
        changed: list[str] = []
        for place, each in enumerate(self.exercises, start=1):
            exercise = _posed(each, handed.student)
            entry = entries.pop(place, None)
            if entry is None:
                results[each.number] = Result(exercise)
                continue
            result = as_told(exercise, entry)
            if same and not isinstance(exercise, FunctionExercise):  # a function is not run: nobody knows what it does
                anew = marked_anew(exercise, entry)
                if anew is None or (anew.state, anew.mistake) != (result.state, result.mistake):
                    changed.append(self._change(each.number, result, anew))
                result = replace(result, state="no answer", credit=0.0, mistake="") if anew is None else anew
            results[each.number] = result
        if changed:
            self._tell(item, "class-changed", student=student.name, changes="; ".join(changed))
        if entries:
            numbers = ", ".join(f"{self.lesson}.{place}" for place in entries)
            self._tell(item, "class-no-such-exercise", student=student.name, numbers=numbers)
        return replace(student, results=results)

    def _change(self, number: str, told: Result, anew: Result | None) -> str:
        say = self.words.say
        if anew is None:
            return say("class-changed-none", number=number)
        states = {"state": say(_is(told)), "anew": say(_is(anew))}
        return say("class-changed-one", number=number, **states)


def as_told(exercise: Exercise, entry: Entry) -> Result:
    """What a text itself says of an answer."""
    mistake = entry.mistakes[-1] if entry.state == "misunderstood" and entry.mistakes else ""
    overcome = tuple(name for name in entry.mistakes if name != mistake)
    credit = entry.credit / 100 if entry.state != "right" else 1.0
    return Result(exercise, entry.state, entry.answer, credit, mistake, overcome, entry.tries, entry.hints)


def marked_anew(exercise: Exercise, entry: Entry) -> Result | None:
    """What an answer is; `None` if it is none. Whatever an exercise does with it, nothing is raised."""
    told = as_told(exercise, entry)
    try:
        judged: Judged = exercise.judge(exercise.read(entry.answer))
    except Exception:  # of an exercise that was never shown such an answer
        return None
    return replace(told, state=judged.state, credit=judged.credit, mistake=judged.mistake)


def title_of(each: type[Exercise], words: Words) -> str:
    """What an exercise is about."""
    try:
        return each().title(words)
    except Exception as error:
        return words.say("course-fault", number=each.number, reason=plain_reason(error))


def why(result: Result, words: Words) -> str:
    """What is said of an answer in the exercise's own words."""
    try:
        return result.exercise.mark(result.answer, words).why
    except Exception as error:
        return words.say("course-fault", number=result.exercise.number, reason=plain_reason(error))


def answer_text(result: Result, words: Words) -> str:
    """An answer as people read it; as it stands in the text, if the exercise cannot read it."""
    try:
        return result.exercise.answer_text(result.answer, words)
    except Exception:
        return result.answer


def _usual_lesson(course: Course, items: Sequence[FoundText]) -> int:
    known = {lesson.number for lesson in course.lessons}
    found = Counter(one.handed.lesson for one in items if one.handed is not None and one.handed.lesson in known)
    return min(found, key=lambda number: (-found[number], number)) if found else min(known)


def _posed(each: type[Exercise], student: str) -> Exercise:
    """An exercise as a student has it; with the standard numbers, if it fails for that name."""
    try:
        return each(student)
    except Exception:
        return each()


def _progress(item: FoundText) -> tuple[int, int, int]:
    handed = item.handed
    assert handed is not None
    return handed.latest, sum(entry.tries for entry in handed.entries), item.number


def _by_name(student: Student) -> tuple[str, int]:
    return student_key(student.handed.student) or "\U0010ffff", student.item


def _is(result: Result) -> str:
    return f"class-is-{result.look.replace(' ', '-')}"


# The rounds that a class played with the same dice, reviewed once: for the page and for the table.


MOST_CODES: Final = 3
"""So many rounds are looked at: those that most have played, of these the latest. Of others it is told who played."""


class ClassReview(NamedTuple):
    """A round that several played.

    Attributes:
        code: which one.
        students: who played it.
        review: what they made of it; `None` if it was not looked at.
        reason: why not; "" if it was, or if there are too many others.
    """

    code: str
    students: Sequence[Student]
    review: RoundReview | None
    reason: str = ""

    def of(self, student: Student) -> ReviewedRound | None:
        """What a student made of it; `None` if that is not known."""
        if self.review is None or student not in self.students:
            return None
        found = self.review.rounds[self.students.index(student)]
        return found if isinstance(found, ReviewedRound) else None


def reviews_of(work: ClassWork) -> list[ClassReview]:
    """Every round of a class, those that most have played first."""
    if work.course.rounds is None:
        return []
    by_code: dict[str, list[tuple[Student, Sequence[str]]]] = defaultdict(list)
    age: dict[str, int] = defaultdict(int)
    for student in work.students:
        for later, played in enumerate(reversed(student.handed.rounds)):
            by_code[played.code].append((student, played.moves))
            age[played.code] += later
    order = sorted(by_code, key=lambda code: (-len(by_code[code]), age[code], code))
    return [_review(work, code, by_code[code], looked_at=place < MOST_CODES) for place, code in enumerate(order)]


def _review(
    work: ClassWork, code: str, played: Sequence[tuple[Student, Sequence[str]]], *, looked_at: bool
) -> ClassReview:
    students = tuple(student for student, _ in played)
    assert work.course.rounds is not None
    if not looked_at:
        return ClassReview(code, students, None)
    try:
        review = work.course.rounds.review(code, [moves for _, moves in played], work.words)
    except MissingPackageError as error:
        return ClassReview(code, students, None, work.words.say("class-round-needs", package=error.package))
    except GameError as error:
        return ClassReview(code, students, None, work.words.reason(error))
    return ClassReview(code, students, review)
