"""The pictures of lesson 2: two dice, dice that miss, and how many columns five dice show."""

from __future__ import annotations

from typing import Final

from ..buttons.analysis.chances import columns_chance
from ..buttons.drawing.shapes import LIGHT
from ..buttons.rules.moves import Dice
from ..buttons.rules.position import Position
from ..kit.dice.die import face
from .charts import BAD, Bar, bars
from .exercises import own_rolls
from .lesson_2 import BLACK, LESSON, SIDES, HowManyColumns, rounded_per_cent, shows
from .picture import Picture, picture_words, sheet, written

BOARD: Final = Position.parse("rbygrb/gyRbyg/bgyrbG/yr*byg/gbYrgb/rygbry r 5")
ROLL: Final = Dice(5, 6, (2, 3, 5, 5))
"""A board in the middle of a round, and a roll for it."""

_SQUARE: Final = 52


def two_dice() -> Picture:
    """All outcomes of two dice, with the doubles marked.

    >>> two_dice()
    <picture: The 36 outcomes of two dice, with the doubles marked>
    """
    words, marks, numbers = picture_words(LESSON.words), [], range(1, SIDES + 1)
    for number in numbers:
        middle = (number + 0.5) * _SQUARE
        for x, y, pips in ((middle, 24.0, "white"), (24.0, middle, "gold")):
            marks.append(f'<g transform="translate({x:g} {y:g}) scale(.8)">{face(number, "black", pips)}</g>')
    for gold in numbers:
        for other in numbers:
            x, y = other * _SQUARE + 2, gold * _SQUARE + 2
            fill, edge = (LIGHT["hem"], "#a06a00") if gold == other else (LIGHT["space"], LIGHT["space-edge"])
            marks.append(f'<rect x="{x}" y="{y}" width="{_SQUARE - 4}" height="{_SQUARE - 4}" rx="6" fill="{fill}"'
                         f' stroke="{edge}"/>')  # fmt: skip
            marks.append(written(f"{gold} {other}", x + _SQUARE / 2 - 2, y + 30, size=16, anchor="middle"))
    title = words.say("picture-two-dice", count=SIDES**2)
    return sheet(title, (SIDES + 1) * _SQUARE, (SIDES + 1) * _SQUARE, marks)


def misses(most: int = 4) -> Picture:
    """How likely it is that none of some dice shows a 6, from one die on.

    Args:
        most: the last number of dice, 1 to 5.

    >>> misses(2)
    <picture: None of the dice shows a 6 1 die: 5/6 = 83%; 2 dice: 25/36 = 69%>
    """
    words, rows = picture_words(LESSON.words), []
    for dice in range(1, most + 1):
        none = 1 - shows(dice, SIDES)
        rows.append(Bar(words.say("picture-dice", dice=dice), float(none), f"{none} = {rounded_per_cent(none)}%"))
    return bars(words.say("picture-misses"), rows)


def hits() -> Picture:
    """How likely it is that at least one of some dice shows a 6, beside what adding sixths would give.

    >>> hits()
    <picture: At least one of the dice shows a 6 1 die: 17%; 2 dice: 31%, not 33%; 3 dice: 42%, not 50%; ...>
    """
    words, rows = picture_words(LESSON.words), []
    for dice in range(1, BLACK + 1):
        percent, wrong = rounded_per_cent(shows(dice, SIDES)), round(100 * dice / SIDES)
        note = f"{percent}%" if percent == wrong else words.say("picture-not", percent=percent, wrong=wrong)
        rows.append(Bar(words.say("picture-dice", dice=dice), percent / 100, note))
    return bars(words.say("picture-hits"), rows)


def different_columns() -> Picture:
    """How likely it is that five black dice show 1, 2, … different columns.

    >>> different_columns()
    <picture: Five black dice: how many different columns in 7,776 outcomes? 1 column: 6: 0.1%; 2 columns: ...>
    """
    words, rows = picture_words(LESSON.words), []
    for columns in range(1, BLACK + 1):
        chance = columns_chance(columns)
        percent = round(100 * float(chance), 1)
        note = words.say("picture-columns-of", ways=chance.favourable, percent=percent)
        rows.append(Bar(words.say("picture-columns-count", columns=columns), float(chance), note))
    return bars(words.say("picture-columns", outcomes=SIDES**BLACK), rows, longest=0.5)


def my_columns() -> Picture:
    """How often the thirty rolls of whoever is at work showed 1, 2, … different columns, once they are rolled.

    >>> my_columns().title.startswith("Your thirty rolls")
    True
    """
    words, (exercise, rolled) = picture_words(LESSON.words), own_rolls(HowManyColumns)
    rows = []
    for columns, count in exercise.tally(rolled).items():
        note = words.say("picture-columns-rolled", count=count, times=exercise.all_times)
        label = words.say("picture-columns-count", columns=int(columns))
        rows.append(Bar(label, count / exercise.all_times, note, BAD))
    head = "picture-columns-own" if rolled else "picture-columns-not-rolled"
    return bars(words.say(head, number=exercise.number), rows, longest=0.5)
