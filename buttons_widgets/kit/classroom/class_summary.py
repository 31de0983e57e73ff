"""`class_summary()`: what a class did in a lesson, from the texts that it handed in."""

from __future__ import annotations

import csv
import io
import re
from functools import cached_property
from math import nan
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, overload

from ..analysis.frames import frame_of
from ..exercises.class_rounds import ReviewedRound
from ..exercises.course import Course
from ..page.esm import bundled
from ..rules.errors import GameError, quoted
from ..rules.phrase import Phrase
from ..saving.errors import SaveError, disk_reason
from ..saving.files import path_of, write_file
from .class_items import Item, items_of
from .class_page import summary_html
from .class_work import ClassReview, ClassWork, reviews_of
from .read_submissions import gather

if TYPE_CHECKING:
    from pandas import DataFrame

SHEET: Final = Path(__file__).parent / "static" / "class.css"
_PER_EXERCISE: Final = ("", " credit", " answer", " tries", " hints", " mistakes")
_COLUMNS: Final = [
    "student", "text", "exercise", "state", "credit", "answer", "tries", "hints", "mistake", "overcome",
]  # fmt: skip
_PER_ROUND: Final = ("points", "ending", "given up")
_PLAIN_NUMBER: Final = re.compile(r"-?[0-9]+(\.[0-9]+)?")
_FORMULA: Final = re.compile(r"\s*[=+\-@|%\t\uff1d\uff0b\uff0d\uff20]")
_FORMULA_WITHIN: Final = re.compile(r"([;\t\n]\s*)([=+\-@|%\uff1d\uff0b\uff0d\uff20])")
_DATE: Final = re.compile(r"[0-9]+([-/.][0-9]+)+")


class ClassSummary:
    """What a class did in a lesson: who is where, what to talk about, and what everybody guessed, rolled and wrote.

    A notebook shows it as a page. `csv` gives it as a table, `to_frame` as one for pandas, and `problems` says what is
    odd about some texts.

    Raises:
        GameError: there is no text at all, it is something else, or there is no such lesson.
    """

    def __init__(
        self, course: Course, given: Any, lesson: object | None, language: str | None, *, names: bool = True
    ) -> None:
        self.work = ClassWork(course, lesson, gather(given), language, names=names)

    @property
    def problems(self) -> tuple[str, ...]:
        """What is odd about some of the texts, each with the number of the text."""
        say = self.work.words.say
        return tuple(f"{say('class-item', item=one.item)} {one.text}" for one in self.work.problems)

    @property
    def items(self) -> tuple[Item, ...]:
        """How hard each exercise was for the class, and how well it tells students apart; see `Item`."""
        return items_of(self.work)

    @overload
    def csv(self, path: None = None) -> str: ...
    @overload
    def csv(self, path: Path | str) -> Path: ...
    def csv(self, path: Path | str | None = None) -> str | Path:
        """A table with a line for each student, as spreadsheets read it.

        For each exercise it has the state, the credit from 0 to 1, the answer, the tries, the hints, and the mistakes
        on the way; for each round with dice for the class (the three that most have played) the points, the ending, and
        what the decisions gave up together. A spreadsheet would run an answer that begins like a formula and turn 1/6
        into a date, so that there is a `'` before these.

        Args:
            path: of a file to write, ending in `.csv`; one of that name is replaced.

        Returns:
            The table as text, or the file's path.

        Raises:
            GameError: the file cannot be written; the message says why.
        """
        table = io.StringIO()
        writer = csv.writer(table)
        numbers = [each.number for each in self.work.exercises]
        reviews = [one for one in self._reviews if one.review is not None]
        heads = [f"{one}{part}" for one in numbers for part in _PER_EXERCISE]
        heads += [f"{one.code}: {part}" for one in reviews for part in _PER_ROUND]
        writer.writerow(["student", "text", "credit", *map(_cell, heads)])
        for student in self.work.students:
            row: list[object] = [student.name, student.item, round(student.credit, 3)]
            for number in numbers:
                one = student.results[number]
                if not one.answered and not one.answer:
                    row += [""] * len(_PER_EXERCISE)
                    continue
                mistakes = " ".join(filter(None, (*one.overcome, one.mistake)))
                credit = round(one.credit, 3) if one.is_marked else ""
                row += [one.state, credit, one.answer, one.tries, one.hints, mistakes]
            for review in reviews:
                played = review.of(student)
                row += [""] * len(_PER_ROUND) if played is None else self._of_round(played)
            writer.writerow([_cell(value) for value in row])
        text = table.getvalue()
        return text if path is None else _written(path, text)

    def to_frame(self) -> DataFrame:
        """A `DataFrame` of pandas with a row for each student and exercise.

        Its columns are `student`, `text` (the number of the text), `exercise`, `state`, `credit` (from 0 to 1; not a
        number where there is none), `answer`, `tries`, `hints`, `mistake` (the one behind the answer; "" for none) and
        `overcome` (those on the way, with spaces between). What students wrote is as they wrote it, and code to nobody.

        Raises:
            GameError: pandas is not installed.
        """
        rows = [
            (
                *(student.name, student.item, number, one.state, float(one.credit) if one.is_marked else nan),
                *(one.answer, one.tries, one.hints, one.mistake, " ".join(one.overcome)),
            )
            for student in self.work.students
            for number, one in student.results.items()
        ]
        return frame_of(rows, _COLUMNS)

    def _of_round(self, played: ReviewedRound) -> list[object]:
        ending = played.ending or self.work.words.say("class-round-on")
        return [played.points, ending, round(played.loss, 3)]

    @cached_property
    def _reviews(self) -> list[ClassReview]:
        return reviews_of(self.work)

    @cached_property
    def _page(self) -> str:
        return summary_html(self.work, self._reviews)

    def _repr_html_(self) -> str:
        return f'<style>{bundled(SHEET)}</style><div class="bw-class">{self._page}</div>'

    def __repr__(self) -> str:
        work = self.work
        counts = ((len(work.students), "student"), (len(work.problems), "problem"))
        told = ", ".join(f"{count} {word}{'' if count == 1 else 's'}" for count, word in counts)
        return f"<lesson {work.lesson}: {told}>"


def _cell(value: object) -> object:
    """A value as a spreadsheet may have it."""
    if not isinstance(value, str) or _PLAIN_NUMBER.fullmatch(value):
        return value
    # Where a spreadsheet takes another sign than the comma to part cells, a formula may begin in the middle.
    text = _FORMULA_WITHIN.sub(r"\1'\2", value.replace("\r", " ").replace("\0", ""))
    return f"'{text}" if _FORMULA.match(text) or _DATE.fullmatch(text.strip()) else text


def _written(path: Path | str, text: str) -> Path:
    target = path_of(path)
    if target.suffix.lower() != ".csv":
        raise GameError.of(
            "refused-csv", "a table is written to a file that ends in .csv, not to {path}", path=quoted(str(path))
        )
    try:
        write_file(target, text.encode("utf-8-sig"))
    except OSError as error:
        raise SaveError(
            Phrase("refused-table-unwritten", "the table cannot be written ({reason})", reason=disk_reason(error)),
            target,
        ) from error
    return target
