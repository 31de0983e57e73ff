"""The pictures of lesson 12: sums of two dice, what rolls offer, waits for a 7, and a race seen from its end."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import Final

from ..kit.dice.die import face
from ..kit.language.figures import Figure
from ..kit.rules.errors import unwanted
from ..kit.rules.phrase import Phrase
from ..pretty_tricky.analysis.chances import ALL_DICE, tick_counts
from ..pretty_tricky.rules.moves import BLUE_DICE, PIPS
from ..pretty_tricky.rules.sheet import ROWS
from .charts import BAD, GOOD, GROUND, MARK, bars, tally_bars
from .exercises import own_rolls
from .lesson_12 import BLUE_ROLLS, LESSON, SEVEN, TWO_DICE, ThirtyWaits, ways
from .picture import Picture, picture_words, sheet, written
from .waiting import ROLLS, Rows, rolls_to_come

_SQUARE: Final = 46
_INK: Final = "#8a7c5e"


def sums_of_two() -> Picture:
    """All outcomes of two dice with their sums; the darker, the more outcomes have that sum.

    >>> sums_of_two()
    <picture: The 36 outcomes of two dice, and their sums>
    """
    marks = []
    for pips in PIPS:
        middle = (pips + 0.5) * _SQUARE
        for x, y, look in ((middle, 22.0, "blue"), (22.0, middle, "red")):
            marks.append(f'<g transform="translate({x:g} {y:g}) scale(.7)">{face(pips, look, "white")}</g>')
    for red in PIPS:
        for blue in PIPS:
            x, y, row = blue * _SQUARE + 2, red * _SQUARE + 2, red + blue
            shade = f'fill="{GOOD}" fill-opacity="{0.09 * ways(row) - 0.04:.2f}" stroke="{_INK}"'
            marks.append(f'<rect x="{x}" y="{y}" width="{_SQUARE - 4}" height="{_SQUARE - 4}" rx="6" {shade}/>')
            marks.append(written(str(row), x + _SQUARE / 2 - 2, y + 27, size=16, anchor="middle", bold=row == SEVEN))
    title = picture_words(LESSON.words).say("picture-sums", count=TWO_DICE)
    return sheet(title, 7 * _SQUARE, 7 * _SQUARE, marks)


def offers() -> Picture:
    """In how many rolls each sum is found: of two dice, of two of the three blue ones, and of two of all four.

    >>> offers()
    <picture: In how many rolls is a sum found? two dice: 2: 1 of 36; 3: 2 of 36; ...>
    """
    words, wide, marks, told = picture_words(LESSON.words), 210, [], []
    columns = (
        ("two", TWO_DICE, ways, GOOD),
        ("blue", BLUE_ROLLS, lambda row: tick_counts((row,), BLUE_DICE)[row,], GOOD),
        ("four", ROLLS, lambda row: tick_counts((row,), ALL_DICE)[row,], BAD),
    )
    for column, (name, rolls, count, colour) in enumerate(columns):
        head, left = words.say(f"picture-offers-{name}"), 34 + wide * column
        marks.append(written(head, left, 44, bold=True))
        notes = []
        for place, row in enumerate(ROWS):
            y, found = 54 + 24 * place, count(row)
            note = words.say("picture-offers-of", ways=found, rolls=rolls)
            marks.append(f'<rect x="{left}" y="{y}" width="100" height="16" rx="3" fill="{GROUND}"/>')
            length = f"{100 * found / rolls:.1f}"
            marks.append(f'<rect x="{left}" y="{y}" width="{length}" height="16" rx="3" fill="{colour}"/>')
            marks.append(written(note, left + 106, y + 13, size=12))
            notes.append(f"{row}: {note}")
        told.append(f"{head}: {'; '.join(notes)}")
    head = words.say("picture-offers")
    marks.append(written(head, 2, 14, size=16, bold=True))
    marks += [written(str(row), 26, 67 + 24 * place, anchor="end", bold=True) for place, row in enumerate(ROWS)]
    return sheet(f"{head} {' '.join(told)}", 34 + wide * len(columns), 54 + 24 * len(ROWS), marks)


def my_waits() -> Picture:
    """How long the thirty waits of whoever is at work took, once they are over, beside the exact chances.

    >>> my_waits().title.startswith("Your thirty waits")
    True
    """
    words, (exercise, rolled) = picture_words(LESSON.words), own_rolls(ThirtyWaits)
    head = "picture-waits" if rolled else "picture-waits-not-yet"
    rows = tally_bars(
        exercise,
        rolled,
        words,
        lambda count, expected: words.say("picture-waits-rolled", count=count, expected=expected),
    )
    return bars(words.say(head, number=exercise.number), rows, longest=0.7)


# A race, from its end

_BOX: Final = 142
_HIGH: Final = 54
_STEP: Final = 192
_LANE: Final = 72
_TOP: Final = 30


def race_map(*rows: int) -> Picture:
    """A race in which each of some rows has one open box: all that can be left, and how many rolls that takes.

    From left to right a row is ticked, or two; the numbers are found from right to left.

    Args:
        rows: two or three of 2 to 12.

    Raises:
        GameError: these are other rows, or other numbers of rows.

    >>> race_map(2, 6, 7)
    <picture: Rolls to come on average: a box each in rows 2, 6 and 7 rows 2, 6 and 7: 8.14 rolls; ...>
    """
    if not (2 <= len(rows) <= 3 and len({*rows}) == len(rows) and all(row in ROWS for row in rows)):
        raise unwanted(Phrase("refused-race-rows", "a race is drawn on two or three different rows of 2 to 12"), rows)
    words, marks, told = picture_words(LESSON.words), [], []
    start = tuple(sorted(rows))
    places = {
        left: (_STEP * (len(start) - size), _TOP + _LANE * (lane + (len(start) - len(levels)) / 2))
        for size, levels in ((size, list(combinations(start, size))) for size in range(len(start), -1, -1))
        for lane, left in enumerate(levels)
    }
    for left, (x, y) in places.items():
        marks += [_arrow(x, y, *places[rest]) for rest in _one_less(left)]
    for left, (x, y) in places.items():
        match left:
            case ():
                name = words.say("picture-race-none")
            case (row,):
                name = words.say("picture-race-one", row=row)
            case _:
                name = words.say("picture-race-open", rows=words.listed(map(str, left)))
        rolls = words.say("picture-race-left", rolls=Figure(float(rolls_to_come(left)), ".2f") if left else 0)
        marks += [
            f'<rect x="{x:g}" y="{y:g}" width="{_BOX}" height="{_HIGH}" rx="9" fill="#fff" stroke="{_INK}"/>',
            written(name, x + _BOX / 2, y + 21, size=13, anchor="middle"),
            written(rolls, x + _BOX / 2, y + 42, size=15, anchor="middle", bold=True),
        ]
        told.append(f"{name}: {rolls}")
    title, both = words.say("picture-race", rows=words.listed(map(str, start))), words.say("picture-race-both")
    high = _TOP + _LANE * (len(start) - 1) + _HIGH
    marks += [written(title, 2, 14, size=16, bold=True), written(both, 2, high + 24, size=12)]
    return sheet(f"{title} {'; '.join(told)}", _STEP * len(start) + _BOX, high + 26, marks)


def _one_less(rows: Rows) -> Iterator[Rows]:
    """What is left when one of some rows is ticked."""
    return (tuple(other for other in rows if other != row) for row in rows)


def _arrow(x0: float, y0: float, x1: float, y1: float) -> str:
    """From a box to one that can follow, which stands further right."""
    start, end = (x0 + _BOX, y0 + _HIGH / 2), (x1 - 7, y1 + _HIGH / 2)
    return (
        f'<path d="M{start[0]:g} {start[1]:g}L{end[0]:g} {end[1]:g}" stroke="{MARK}" stroke-width="1.4"/>'
        f'<path d="M{x1:g} {end[1]:g}l-9 -4.5v9Z" fill="{MARK}"/>'
    )
