"""How long a lesson's notebook is, in words and in minutes: `python -m tests.lessons.lengths` lists all of them.

Counted is what everybody reads and does in the hour. Left out are the headings *Hand in*, *Did we get it right?* and
*Where to go next*, and what is under a heading in which a line begins with *If there is time* or *At home*, or whose
name says so; from such a line on, until the next heading of its level.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import nbformat

from buttons_widgets.kit.exercises.choice_exercise import OptionsExercise
from buttons_widgets.lessons.course import COURSE
from tests.lessons.student import notebooks

PACE: Final = 110
"""Words of such prose that somebody of 14 reads in a minute."""
MINUTES: Final = {
    "number": 3.0,
    "text": 3.0,
    "function": 8.0,
    "choice": 1.5,
    "choices": 1.5,
    "cells": 1.5,
    "rolls": 2.0,
}
"""For an answer, by how it is given: typed, sentences, a function, chosen, clicked, rolled."""
GUESS: Final = 1.5
STARTING: Final = 1.0
"""For a card that recalls something at the beginning."""
LEAVING: Final = 1.5
"""For a question of the exit ticket: it was asked before, with other numbers."""
AROUND: Final = 5.0
"""For names and handing in."""

LEFT_OUT: Final = re.compile(r"hand in|did we get it right|where to go next|if there is time|at home", re.IGNORECASE)
SPARE: Final = re.compile(r"[*_]*(if there is time|at home)\b", re.IGNORECASE)
HEADING: Final = re.compile(r"(#+) (.*)")
WORD: Final = re.compile(r"[^\W_]+(?:[’'.,/·-][^\W_]+)*")
LINK: Final = re.compile(r"\]\([^)]*\)")
ASKED: Final = re.compile(r'\b(?:exercise|check)\("([\d.]+)"')
TO_DO: Final = re.compile(r"\?|\*\*(change|write|try|choose|run|vote|play)\b", re.IGNORECASE)
"""A text that asks for something at the cell before or after it."""


@dataclass(frozen=True)
class Length:
    """How long a notebook is.

    Attributes:
        prose: words in its texts.
        stretch: the most words before the next thing to do: a card, or a cell at which the text asks for something.
        questions: words of the questions and options on its cards.
        tasks: minutes for answers.
    """

    prose: int
    stretch: int
    questions: int
    tasks: float

    @property
    def minutes(self) -> float:
        """How long reading and answering take, with names and handing in, and without what is talked about."""
        return (self.prose + self.questions) / PACE + self.tasks + AROUND

    def __str__(self) -> str:
        return (
            f"{self.prose} words of prose, at most {self.stretch} between two things to do, {self.questions} on cards; "
            f"{self.tasks:g} minutes of answers, {self.minutes:.1f} in all without talk"
        )


def words_in_text(text: str) -> int:
    """How many words a text has; of a link what is shown of it.

    >>> words_in_text("**One** [roll](02_one_roll.ipynb), and 5/36: don’t *guess*!")
    6
    """
    return len(WORD.findall(LINK.sub("", text)))


def read(cells: Sequence[Any]) -> Iterator[tuple[Any, str]]:
    """The cells of the hour, each with its text: of a cell of prose what is not left out."""
    level, skipped = 0, 0  # of the heading that is read, and of the one that is left out
    for cell in cells:
        lines = cell.source.splitlines()
        if cell.cell_type == "code":
            if not skipped:
                yield cell, cell.source
            continue
        kept = []
        for line in lines:
            heading = HEADING.match(line)
            if heading:
                level = len(heading[1])
                if not skipped or level <= skipped:
                    skipped = level if LEFT_OUT.search(heading[2]) else 0
            elif SPARE.match(line) and not skipped:
                skipped = level
            if not skipped:
                kept.append(line)
        yield cell, "\n".join(kept)


def length(cells: Sequence[Any]) -> Length:
    """How long a notebook is."""
    hour = [(cell, text) for cell, text in read(cells) if text.strip()]
    prose = stretch = since = starting = 0
    asked: dict[str, None] = {}
    for place, (cell, text) in enumerate(hour):
        if cell.cell_type == "markdown":
            prose += words_in_text(text)
            since += words_in_text(text)
            continue
        numbers = ASKED.findall(text)
        asked.update(dict.fromkeys(numbers))
        starting += text.count("start_card(")
        around = " ".join(near for other, near in hour[max(place - 1, 0) : place + 2] if other.cell_type == "markdown")
        if numbers or "start_card(" in text or (cell.get("outputs") and TO_DO.search(around)):
            stretch, since = max(stretch, since), 0
    questions, tasks = _cards(list(asked))
    return Length(prose, stretch, questions, tasks + STARTING * starting)


def _cards(numbers: Sequence[str]) -> tuple[int, float]:
    """The words on some cards, and the minutes for their answers."""
    words, minutes = 0, 0.0
    for number in numbers:
        exercise, said = COURSE.exercise(number)(), COURSE.words(int(number.partition(".")[0]), "en")
        texts = [exercise.title(said), exercise.say(said), *exercise.how(said)]
        if isinstance(exercise, OptionsExercise):
            texts += [exercise.option_text(option, said) for option in exercise.options]
        words += sum(map(words_in_text, texts))
        if exercise.heading:
            minutes += LEAVING
        else:
            minutes += GUESS if exercise.once and exercise.answered_by == "number" else MINUTES[exercise.answered_by]
    return words, minutes


def length_of(path: Path) -> Length:
    """How long a notebook in a file is."""
    return length(nbformat.read(path, as_version=4).cells)


def main(names: Sequence[str]) -> None:
    """List how long notebooks are: those whose names begin so, or all."""
    for lesson in COURSE.lessons:
        for path in notebooks(lesson):
            if not names or path.name.startswith(tuple(names)):
                print(f"{path.stem.partition('_')[0]:4}{length_of(path)}")


if __name__ == "__main__":
    main(sys.argv[1:])
