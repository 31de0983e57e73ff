"""The rounds that a class played with the same dice, reviewed once: for the page and for the table."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from typing import Final, NamedTuple

from ..exercises.class_rounds import ReviewedRound, RoundReview
from ..rules.errors import GameError, MissingPackageError
from .class_work import ClassWork, Student

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
