"""Bars below each other, for the lessons. A test that runs the notebooks compares every number in them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from ..kit.exercises.rolls_exercise import RollsExercise
from ..kit.language.figures import Figure
from ..kit.language.words import Words
from ..kit.page.text_layout import text_width
from .picture import Picture, sheet, written

GOOD: Final = "#3f7fd1"
BAD: Final = "#d64545"
MARK: Final = "#6a3fc4"
GROUND: Final = "#eee4cf"
_ROW: Final = 30
_HEAD: Final = 34
_LABELS: Final = 200
_LENGTH: Final = 300
_NOTES: Final = 150


class Bar(NamedTuple):
    """A bar.

    Attributes:
        label: what stands before it.
        length: how long it is.
        note: what stands behind it.
        colour: its colour.
    """

    label: str
    length: float
    note: str
    colour: str = GOOD


def bars(
    head: str, rows: Sequence[Bar], *, longest: float = 1.0, mark: float | None = None, below: str = ""
) -> Picture:
    """Bars below each other, with what they mean before and behind them.

    Args:
        head: the first line.
        rows: the bars.
        longest: the length that fills the room.
        mark: the length at which a line crosses all bars; `None` for no line.
        below: what that line is, in words.

    >>> bars("Two", [Bar("one", 0.25, "25%"), Bar("other", 0.75, "75%")])
    <picture: Two one: 25%; other: 75%>
    """
    bottom = _HEAD + _ROW * len(rows)
    marks = [written(head, 2, 14, size=16, bold=True)]
    for place, row in enumerate(rows):
        y = _HEAD + _ROW * place
        marks += [
            written(row.label, _LABELS - 10, y + 17, anchor="end"),
            _bar(y, _LENGTH, GROUND),
            _bar(y, _LENGTH * min(1.0, row.length / longest), row.colour),
            written(row.note, _LABELS + _LENGTH + 10, y + 17),
        ]
    if mark is not None:
        x = _LABELS + _LENGTH * mark / longest
        line = f'<path d="M{x:.1f} {_HEAD - 2}V{bottom}" stroke="{MARK}" stroke-width="2" stroke-dasharray="5 4"/>'
        marks += [line, written(below, x, bottom + 15, anchor="middle")]
    told = "; ".join([*(f"{row.label}: {row.note}" for row in rows), *filter(None, [below])])
    wide = max(_LABELS + _LENGTH + _NOTES, text_width(head, 16, bold=True))
    return sheet(f"{head} {told}", wide, bottom + (20 if below else 0), marks)


def tally_bars(exercise: RollsExercise, rolled: int, words: Words, note: Callable[[int, Figure], str]) -> Sequence[Bar]:
    """A bar for each outcome of somebody's rolls.

    Args:
        exercise: asks for the rolls.
        rolled: how many are made.
        words: of the pictures.
        note: what stands behind a bar: how often the outcome came, and how often it is expected.
    """
    chances, times = exercise.chances(), exercise.all_times
    return [
        Bar(
            exercise.outcome_text(outcome, words),
            count / times,
            note(count, Figure(float(times * chances[outcome]), ".1f")),
        )
        for outcome, count in exercise.tally(rolled).items()
    ]


def _bar(y: float, length: float, fill: str) -> str:
    return f'<rect x="{_LABELS}" y="{y + 3}" width="{length:.1f}" height="18" rx="3" fill="{fill}"/>'
