"""The course of a whole game as HTML: a line for each player, and a table for screen readers.

The lines are stretched to the room there is; names and numbers stand beside them as text, so that they are never small.
"""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from itertools import pairwise
from math import ceil
from typing import Final

from ..language.words import Words
from .scene import Course, CourseLine

MOST_ROUNDS_NAMED: Final = 8
MOST_LEVELS: Final = 4
LABEL: Final = 20.0
"""The height of a name at the end of a line, as a percentage of the height of the picture where it is lowest."""

_MARKS: Final = (
    '<circle r="4.2"/>',
    '<rect x="-3.9" y="-3.9" width="7.8" height="7.8"/>',
    '<polygon points="0,-5 5,4 -5,4"/>',
    '<polygon points="0,-5.6 5.6,0 0,5.6 -5.6,0"/>',
)
"""Each player's mark, so that colour alone does not have to tell the lines apart."""


def course_html(course: Course, words: Words) -> str:
    """The page of a game that is over."""
    top = max([course.goal or 0, *(value for line in course.lines for value in line.values), 1])
    rounds = len(course.lines[0].values) - 1
    title = escape(course.title)
    return (
        f'<section class="bw-course" aria-label="{title}">'
        f'<div class="bw-course-title" aria-hidden="true">{title}</div>'
        f'<div class="bw-course-plot" aria-hidden="true"><div class="bw-course-field">{_lines(course, top)}'
        f"{_levels(top)}{_rounds(rounds)}{_marks(course, top)}</div>"
        f'<div class="bw-course-ends">{_ends(course, top)}</div></div>'
        f"{_table(course, rounds, words)}</section>"
    )


def placed(heights: Sequence[float], least: float) -> list[float]:
    """Where to put labels so that none covers another, as near as can be to where they belong.

    Args:
        heights: where they belong, from 0 at the top to 100; any order.
        least: the distance that two of them need.

    >>> placed([10, 50, 12], 14)
    [10, 50, 24]
    >>> placed([100, 100], 14)
    [86.0, 100.0]
    """
    order = sorted(range(len(heights)), key=lambda index: heights[index])
    places = list(heights)
    for above, below in pairwise(order):
        places[below] = max(places[below], places[above] + least)
    lowest = 100.0
    for index in reversed(order):
        places[index] = min(places[index], lowest)
        lowest = places[index] - least
    return places


def levels(top: int) -> list[int]:
    """The values that are named beside the lines.

    >>> levels(12), levels(1)
    ([0, 4, 8, 12], [0, 1])
    """
    step = next(step for step in (1, 2, 4, 5, 10, 20, 50, 100, ceil(top / MOST_LEVELS)) if top / step <= MOST_LEVELS)
    return list(range(0, top + 1, step))


def _y(value: float, top: int) -> float:
    return round(100 - 100 * value / top, 2)


def _x(number: int, rounds: int) -> float:
    return round(100 * number / rounds, 2)


def _lines(course: Course, top: int) -> str:
    goal = ""
    if course.goal is not None:
        y = _y(course.goal, top)
        goal = f'<line class="bw-course-goal" x1="0" y1="{y}" x2="100" y2="{y}"/>'
    grid = "".join(f'<line x1="0" y1="{_y(level, top)}" x2="100" y2="{_y(level, top)}"/>' for level in levels(top))
    lines = "".join(
        f'<polyline class="bw-course-{number % len(_MARKS)}" points="{_points(line, top)}"/>'
        for number, line in enumerate(course.lines)
    )
    return (
        f'<svg viewBox="0 0 100 100" preserveAspectRatio="none"><g class="bw-course-grid">{grid}</g>{goal}{lines}</svg>'
    )


def _points(line: CourseLine, top: int) -> str:
    last = len(line.values) - 1
    return " ".join(f"{_x(number, last)},{_y(value, top)}" for number, value in enumerate(line.values))


def _marks(course: Course, top: int) -> str:
    return "".join(
        f'<svg class="bw-course-mark bw-course-{number % len(_MARKS)}" viewBox="-6 -6 12 12"'
        f' style="left:{_x(at, len(line.values) - 1)}%;top:{_y(value, top)}%">{_MARKS[number % len(_MARKS)]}</svg>'
        for number, line in enumerate(course.lines)
        for at, value in enumerate(line.values)
    )


def _levels(top: int) -> str:
    return "".join(
        f'<span class="bw-course-level" style="top:{_y(level, top)}%">{level}</span>' for level in levels(top)
    )


def _rounds(rounds: int) -> str:
    step = ceil(rounds / MOST_ROUNDS_NAMED)
    named = range(step, rounds + 1, step)
    return "".join(
        f'<span class="bw-course-round" style="left:{_x(number, rounds)}%">{number}</span>' for number in named
    )


def _ends(course: Course, top: int) -> str:
    places = placed([_y(line.values[-1], top) for line in course.lines], LABEL)
    return "".join(
        f'<div class="bw-course-end bw-course-{number % len(_MARKS)}{" bw-course-won" if line.won else ""}"'
        f' style="top:{place:g}%"><svg viewBox="-6 -6 12 12">{_MARKS[number % len(_MARKS)]}</svg>'
        f"<b>{line.values[-1]}</b>"
        f'<span class="bw-course-name" title="{escape(line.name)}">{escape(line.name)}</span></div>'
        for number, (line, place) in enumerate(zip(course.lines, places, strict=True))
    )


def _table(course: Course, rounds: int, words: Words) -> str:
    """The same numbers for a screen reader."""
    heads = "".join(
        f'<th scope="col">{escape(words.say("log-round", round=number))}</th>' for number in range(1, rounds + 1)
    )
    rows = "".join(
        f'<tr><th scope="row">{escape(line.name)}</th>{"".join(f"<td>{value}</td>" for value in line.values[1:])}</tr>'
        for line in course.lines
    )
    return (
        f'<div class="bw-unseen"><table><caption>{escape(course.title)}</caption>'
        f'<thead><tr><th scope="col">{escape(words.say("summary-player"))}</th>{heads}</tr></thead>'
        f"<tbody>{rows}</tbody></table></div>"
    )
