"""A race over some rounds against somebody whose stars are dice: when does a daring plan pay? With its pictures."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from functools import cache
from typing import Final

from ..kit.rules.errors import unwanted
from ..kit.rules.phrase import Phrase
from .charts import BAD, GROUND, Bar, bars
from .lesson_8 import LESSON
from .picture import Picture, picture_words, sheet, written

Plan = tuple[tuple[Fraction, int], ...]
"""What a round may bring: pairs of a probability and a number of stars."""

HIT: Final = Fraction(19, 64)
"""How likely the roll of the lesson hits."""
SAFE: Final[Plan] = ((Fraction(1), 1),)
ADA: Final[Plan] = ((Fraction(1, 4), 0), (Fraction(1, 2), 1), (Fraction(1, 4), 2))
"""As many stars on average as the safe plan."""
LEADS: Final = range(-7, 6)
ROUNDS: Final = range(1, 9)
_FEW_LEADS: Final = range(-2, 2)
_FINEST: Final = 1000
_CELL: Final = 38
_LABELS: Final = 150


def daring_plan(hit: Fraction | float = HIT) -> Plan:
    """The roll that brings 3 stars or none.

    Args:
        hit: how likely it brings them; a float is taken for the nearest fraction up to thousandths.

    Raises:
        GameError: it is no probability.

    >>> daring_plan(1 / 5)
    ((Fraction(1, 5), 3), (Fraction(4, 5), 0))
    """
    if not isinstance(hit, int | float | Fraction) or not 0 <= hit <= 1:
        raise unwanted(Phrase("refused-probability", "a probability is a number from 0 to 1"), hit)
    exact = Fraction(hit).limit_denominator(_FINEST)
    return (exact, 3), (1 - exact, 0)


def race(hit: Fraction | float = HIT) -> Callable[[bool, int, int], Fraction]:
    """The probability to finish ahead of Ada, by backward induction; finishing level counts one half.

    Args:
        hit: see `daring_plan`.

    Returns:
        A function of three values: whether this round is played by the daring plan, how many rounds are to go, and the
        lead in stars. Of the later rounds each is played by the better of the two plans.

    >>> ahead = race()
    >>> ahead(False, 1, 0), ahead(True, 1, -1)
    (Fraction(1, 2), Fraction(133, 512))
    """
    daring = daring_plan(hit)

    @cache
    def best(rounds: int, lead: int) -> Fraction:
        if rounds == 0:
            return Fraction((lead > 0) + (lead >= 0), 2)
        return max(ahead(dares, rounds, lead) for dares in (False, True))

    @cache
    def ahead(dares: bool, rounds: int, lead: int) -> Fraction:
        plan = daring if dares else SAFE
        return sum((p * q * best(rounds - 1, lead + mine - hers) for p, mine in plan for q, hers in ADA), Fraction(0))

    return ahead


def last_round(hit: Fraction | float = HIT) -> Picture:
    """The probability to finish ahead in the last round, by either plan, for some leads; the better one stands out.

    >>> last_round()
    <picture: One round to go: ... -2: 0.00, 0.15; -1: 0.12, 0.26; 0: 0.50, 0.38; 1: 0.88, 0.65>
    """
    words, ahead, marks, told = picture_words(LESSON.words), race(hit), [], []
    wide = 2 * _CELL
    title = words.say("picture-last-head")
    marks.append(written(title, 2, 14, bold=True))
    labels = [words.say(f"picture-last-{name}") for name in ("lead", "safe", "daring")]
    marks += [written(label, _LABELS - 10, 48 + _CELL * row, anchor="end") for row, label in enumerate(labels)]
    for column, lead in enumerate(_FEW_LEADS):
        x, found = _LABELS + wide * column, [ahead(dares, 1, lead) for dares in (False, True)]
        marks.append(written(words.number(lead), x + wide / 2, 48, anchor="middle"))
        for row, chance in enumerate(found, 1):
            better = chance == max(found)
            marks.append(_square(x, 24 + _CELL * row, wide, BAD if row == 2 and better else GROUND))
            text = words.number(float(chance), ".2f")
            marks.append(written(text, x + wide / 2, 48 + _CELL * row, anchor="middle", bold=better))
        told.append(f"{words.number(lead)}: {', '.join(words.number(float(chance), '.2f') for chance in found)}")
    high = 30 + 3 * _CELL
    return sheet(f"{title} {'; '.join(told)}", max(600, _LABELS + wide * len(_FEW_LEADS)), high, marks)


def dare_map(hit: Fraction | float = HIT) -> Picture:
    """For each number of rounds to go and each lead: is it better to dare or to play safe?

    >>> dare_map()
    <picture: D: dare. s: play safe. Empty: both are the same. 1 round to go: dare with leads -3 … -1; 2 rounds ...>
    """
    words, ahead, told = picture_words(LESSON.words), race(hit), []
    title = words.say("picture-map-head")
    high = 24 + _CELL * len(ROUNDS)
    marks = [written(title, 2, 14, size=15, bold=True)]
    for number in ROUNDS:
        y, dare = high - _CELL * number, []
        marks.append(written(words.number(number), _LABELS - 10, y + 24, anchor="end"))
        for column, lead in enumerate(LEADS):
            gain, x = ahead(True, number, lead) - ahead(False, number, lead), _LABELS + _CELL * column
            fill = BAD if gain > 0 else GROUND if gain < 0 else "none"
            marks.append(_square(x, y, _CELL, fill))
            if gain:
                letter = words.say("picture-map-dare" if gain > 0 else "picture-map-safe")
                marks.append(written(letter, x + _CELL / 2, y + 24, anchor="middle", bold=gain > 0))
            dare += [lead] if gain > 0 else []
        leads = " … ".join(words.number(lead) for lead in dict.fromkeys((dare[0], dare[-1]))) if dare else "–"
        told.append(words.say("picture-map-told", rounds=number, dare=leads))
    marks += [
        written(words.number(lead), _LABELS + _CELL * (column + 0.5), high + 16, anchor="middle")
        for column, lead in enumerate(LEADS)
    ]
    marks += [
        written(words.say("picture-map-rounds"), 0, high - _CELL * len(ROUNDS) / 2 + 5),
        written(words.say("picture-map-lead"), _LABELS - 10, high + 16, anchor="end"),
    ]
    return sheet(f"{title} {'; '.join(told)}", _LABELS + _CELL * len(LEADS), high + 20, marks)


def _square(x: float, y: float, wide: float, fill: str) -> str:
    """A space of a map, as bright as a text on it needs."""
    look = f'fill="{fill}" fill-opacity="{0.45 if fill == BAD else 1}"'
    return f'<rect x="{x + 1}" y="{y + 1}" width="{wide - 2}" height="{_CELL - 2}" rx="5" {look} stroke="{GROUND}"/>'


def gained() -> Picture:
    """Eight rounds to go and level: always safe, and daring only where that is better.

    >>> gained()
    <picture: 8 rounds to go, level always safe: 0.500; daring only when behind: 0.588>
    """
    words, rounds = picture_words(LESSON.words), ROUNDS[-1]
    found = {"safe": race(0)(False, rounds, 0), "mixed": race()(False, rounds, 0)}
    rows = [
        Bar(words.say(f"picture-gain-{name}"), float(chance), words.number(float(chance), ".3f"))
        for name, chance in found.items()
    ]
    return bars(words.say("picture-gain-head", rounds=rounds), rows)
