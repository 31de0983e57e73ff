"""`answer_sheet()`: a sheet on which a class writes guesses, rolls and answers where there is no computer."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ..buttons.drawing.board_view import BoardView
from ..buttons.drawing.printed import printed_board, printed_side
from ..kit.classroom.paper import LINE, MARGIN, Page, Paper, Sheets, line, paper_of, table, to_fill_in, written
from ..kit.classroom.submission import lesson_number
from ..kit.exercises.choice_exercise import OptionsExercise
from ..kit.exercises.exercise import Exercise
from ..kit.exercises.rolls_exercise import RollsExercise
from ..kit.language.words import Words, words_in
from .board_sheet import FOLDERS
from .course import COURSE

PLAIN_EXERCISES: Final = 10
"""So many exercises has the sheet that fits every lesson."""
ROLLS: Final = 30
MOST_OUTCOMES: Final = 8

_TOP: Final = MARGIN + 18
_STEP: Final = 7.0
_INDENT: Final = 22.0
_BOARD_PITCH: Final = 8.0
_ROW: Final = 9.0


class _Room:
    """Room for one answer: what is drawn there, and how high it is in millimetres."""

    def __init__(self, paper: Paper, label: str, title: str) -> None:
        self._paper = paper
        self.parts = [written(label, MARGIN, 5, size=4.6, bold=True), written(title, MARGIN + _INDENT, 5, bold=True)]
        self.high = 7.0

    def asked(self, text: str, lines: int = 1) -> None:
        """A label with the rest of its line, and as many lines in all."""
        start = MARGIN + _INDENT
        self.parts.append(written(text, start, self.high + 5, size=3.4))
        for number in range(lines):
            after = start + 2.2 + 1.75 * len(text) if number == 0 else start
            self.parts.append(line(after, self.high + 5.6, self._paper.right))
            self.high += _STEP

    def options(self, text: str, letters: Sequence[str], *, boxes: bool) -> None:
        """Letters to circle, or with a box each."""
        start = MARGIN + _INDENT
        self.parts.append(written(text, start, self.high + 5, size=3.4))
        x = start + 46
        for letter in letters:
            shape = (
                f'<rect x="{x - 3.4:g}" y="{self.high + 0.4:g}" width="6.8" height="6.8" rx="1"'
                if boxes
                else f'<circle cx="{x:g}" cy="{self.high + 3.8:g}" r="3.4"'
            )
            self.parts.append(f'{shape} fill="none" stroke="{LINE}" stroke-width=".3"/>')
            self.parts.append(written(letter, x, self.high + 5.2, anchor="middle"))
            x += 11
        self.high += _STEP + 1.5

    def board(self, size: int) -> None:
        """A small empty board to mark spaces on."""
        self.parts.append(printed_board(size, _BOARD_PITCH, MARGIN + _INDENT, self.high))
        self.high += printed_side(size, _BOARD_PITCH) + 3

    def note(self, text: str) -> None:
        """A line of text."""
        self.parts.append(written(text, MARGIN + _INDENT, self.high + 4, size=3.4))
        self.high += _STEP

    def at(self, y: float) -> str:
        """All of it, from a height on the page."""
        return f'<g transform="translate(0 {y:g})">{"".join(self.parts)}</g>'


def answer_sheet(lesson: int | str | None = None, *, paper: str = "a4", language: str | None = None) -> Sheets:
    """A sheet for a class to write on: a name, the guess, an answer for each exercise, and a table for thirty rolls.

    The questions themselves are on the cards: show these on a projector, or read them out.

        answer_sheet(3).save("answers.html")  # open it in a browser, and print

    Args:
        lesson: its number: the sheet names its exercises, and has the room that the answer of each needs; if left out,
            a sheet that fits every lesson.
        paper: `"a4"` or `"letter"`.
        language: of every word; the chosen one if left out.

    Raises:
        ValueError: there is no such lesson or paper, or there are no words in the language.

    >>> answer_sheet(3, paper="letter")
    <Lesson 3 · Bust!: 4 pages, letter>
    >>> answer_sheet()
    <Answer sheet: 2 pages, A4>
    """
    words, sheet = words_in(FOLDERS, language), paper_of(paper)
    if lesson is None:
        title = words.say("answer-sheet")
        rooms = [_plain(number, sheet, words) for number in range(1, PLAIN_EXERCISES + 1)]
        tables = [_rolls(ROLLS, (), sheet, words)]
    else:
        found = COURSE.lesson(lesson_number(COURSE, lesson))
        # A lesson may have other words for its rolls.
        words, own = words_in((*FOLDERS, found.words), language), COURSE.words(found.number, language)
        exercises = [each() for each in found.exercises]
        title = words.say("answer-sheet-lesson", number=found.number, title=found.title(own))
        rooms = [_room(each, sheet, own, words) for each in exercises]
        tables = [
            _rolls(
                each.times,
                [each.outcome_text(one, own) for one in each.outcomes],
                sheet,
                words,
                each.number,
                with_dice=any(die.body == "black" for die in each.shown(each.rolled[0], own).dice),
            )
            for each in exercises
            if isinstance(each, RollsExercise)
        ]
    texts = [*_filled(rooms, sheet), *tables]
    pages = [
        Page(f"{title}, {number}", _head(title, number, len(texts), sheet, words) + text)
        for number, text in enumerate(texts, start=1)
    ]
    return Sheets(title, pages, sheet, words)


def _head(title: str, number: int, count: int, paper: Paper, words: Words) -> str:
    third = (paper.width - 2 * MARGIN) / 3
    return (
        written(title, MARGIN, MARGIN + 5, size=5.5, bold=True)
        + written(f"{number} / {count}", paper.right, MARGIN + 5, size=3.4, anchor="end")
        + to_fill_in(words.say("paper-name"), MARGIN, MARGIN + 14, MARGIN + 1.7 * third, 13)
        + to_fill_in(words.say("paper-class"), MARGIN + 1.75 * third, MARGIN + 14, MARGIN + 2.3 * third, 12)
        + to_fill_in(words.say("paper-date"), MARGIN + 2.35 * third, MARGIN + 14, paper.right, 11)
    )


def _filled(rooms: Sequence[_Room], paper: Paper) -> list[str]:
    """The rooms, on as many pages as they need."""
    pages, y = [""], _TOP + 2
    for room in rooms:
        if y + room.high > paper.bottom and pages[-1]:
            pages.append("")
            y = _TOP + 2
        pages[-1] += room.at(y)
        y += room.high + 2
    return pages


def _plain(number: int, paper: Paper, words: Words) -> _Room:
    room = _Room(paper, f"{number}", "")
    room.high = 0
    room.asked(words.say("answer-sheet-guess") if number == 1 else words.say("answer-sheet-answer"))
    if number > 1:
        room.asked(words.say("answer-sheet-how"), 2)
    return room


def _room(exercise: Exercise, paper: Paper, own: Words, words: Words) -> _Room:
    """The room for an answer to an exercise."""
    room = _Room(paper, exercise.number, exercise.title(own))
    guess = exercise.once and exercise.answered_by != "rolls"
    match exercise.answered_by:
        case "choice" | "choices" if isinstance(exercise, OptionsExercise):
            several = exercise.answered_by == "choices"
            label = "answer-sheet-circle-all" if several else "answer-sheet-circle"
            if guess:
                room.note(words.say("answer-sheet-guess"))
            letters = [exercise.letter(option) for option in exercise.shown]
            room.options(words.say(label), letters, boxes=several)
        case "cells":
            room.asked(words.say("answer-sheet-spaces"))
            picture = exercise.picture("")
            room.board(picture.size if isinstance(picture, BoardView) else 6)
        case "text":
            room.asked(words.say("answer-sheet-text"), 4)
        case "function":
            room.asked(words.say("answer-sheet-code"), 3)
        case "rolls" if isinstance(exercise, RollsExercise):
            room.note(words.say("answer-sheet-rolls", count=exercise.times))
        case _ if guess:
            room.asked(words.say("answer-sheet-guess"))
        case _:
            room.asked(words.say("answer-sheet-answer"))
            room.asked(words.say("answer-sheet-how"), 2)
    return room


def _rolls(
    count: int, outcomes: Sequence[str], paper: Paper, words: Words, number: str = "", *, with_dice: bool = True
) -> str:
    """A table for rolls, in two halves side by side, and a tally of what came; the white and black dice in columns."""
    title = words.say("thirty-rolls", count=count)
    y = _TOP + 6
    parts = [
        written(f"{number} {title}".strip(), MARGIN, y, size=4.6, bold=True),
        written(words.say("thirty-rolls-how"), MARGIN, y + 5, size=3.2),
    ]
    y += 9
    gap = 6.0
    half = (paper.width - 2 * MARGIN - gap) / 2
    names = ("number", "white", "black", "result") if with_dice else ("number", "result")
    widths = [11.0, 13.0, 32.0, half - 56] if with_dice else [16.0, half - 16]
    rows = -(-count // 2)
    high = min(_ROW, (paper.bottom - y - 8 - 8 * max(1, min(len(outcomes), MOST_OUTCOMES))) / (rows + 1))
    for side in (0, 1):
        x = MARGIN + side * (half + gap)
        parts.append(table(x, y, widths, rows + 1, high))
        heads = [words.say(f"thirty-rolls-{name}") for name in names]
        for column, head in enumerate(heads):
            parts.append(written(head, x + sum(widths[:column]) + 1.2, y + high / 2 + 1.1, size=2.9))
        for row in range(rows):
            roll = side * rows + row + 1
            if roll <= count:
                foot = y + (row + 1.5) * high + 1.3
                parts.append(written(str(roll), x + widths[0] / 2, foot, size=3.4, anchor="middle"))
    y += (rows + 1) * high + 7
    parts.append(written(words.say("thirty-rolls-tally"), MARGIN, y, size=3.6, bold=True))
    for outcome in list(outcomes[:MOST_OUTCOMES]) or ["", ""]:
        x = MARGIN + 16
        parts.append(written(outcome, x, y, size=3.4))
        parts.append(line(x + (2.2 + 1.8 * len(outcome) if outcome else 0), y + 0.8, paper.right))
        y += 7.5
    return "".join(parts)
