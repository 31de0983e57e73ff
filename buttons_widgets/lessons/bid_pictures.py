"""The pictures of lesson 13: bids in their order, what five dice show, and when a card has paid."""

from __future__ import annotations

from typing import Final

from ..kit.dice.die import face
from ..kit.language.figures import Figure
from ..kit.rules.chance import orders_of
from ..war_of_the_buttons.rules.hand import PIPS
from .charts import BAD, GOOD, GROUND, bars, tally_bars
from .exercises import own_rolls
from .lesson_13 import BIDS, INCOME, LESSON, LYING, ROLLS, THREE, MostEqual, bid_text, choices
from .picture import Picture, picture_words, sheet, written

_INK: Final = "#8a7c5e"
_WIDE: Final = 104
_HIGH: Final = 64
_ROW: Final = 32
_EXAMPLES: Final = ("12345", "11234", "11223", "11123", "11122", "11112", "11111")
"""Dice that show each pattern."""
PRICES: Final = (1, 3, 5)
"""What three dice may have to pay for a card."""
ROUNDS: Final = 6
_LABELS: Final = 150
_CELL: Final = 58


def _dice(pips: str, x: float, y: float, scale: float, body: str = "red") -> list[str]:
    """Small dice in a row, the first one's middle at a point."""
    return [
        f'<g transform="translate({x + 44 * scale * place:g} {y:g}) scale({scale:g})">{face(int(pip), body)}</g>'
        for place, pip in enumerate(pips)
    ]


def bid_order() -> Picture:
    """All bids of one to three dice, line by line from the lowest to the highest; those that beat 2×4 stand out.

    >>> bid_order()
    <picture: Rising bids. The framed ones beat 2×4. 1×1 1×2 ... 2×4 | 2×5 ... 3×6>
    """
    words, marks, told = picture_words(LESSON.words), [], []
    for bid in BIDS:
        many, value = bid
        x, y = _WIDE * (value - 1) + 3, _HIGH * (many - 1) + 30
        look = f'fill="{GROUND}" stroke="none"'
        if bid > LYING:
            look = f'fill="#fff" stroke="{GOOD}" stroke-width="3"'
        elif bid == LYING:
            look = f'fill="{GROUND}" stroke="{BAD}" stroke-width="3" stroke-dasharray="7 5"'
        marks.append(f'<rect x="{x}" y="{y}" width="{_WIDE - 8}" height="{_HIGH - 8}" rx="8" {look}/>')
        middle = x + _WIDE / 2 - 4
        marks += _dice(many * str(value), middle - 11 * (many - 1), y + 20, 0.5, "blue" if bid <= LYING else "red")
        marks.append(written(bid_text(bid), middle, y + 48, size=13, anchor="middle", bold=bid > LYING))
        told.append(f"{bid_text(bid)} |" if bid == LYING else bid_text(bid))
    title = words.say("picture-bids", bid=bid_text(LYING))
    marks.append(written(title, 2, 14, size=15, bold=True))
    return sheet(f"{title} {' '.join(told)}", _WIDE * len(PIPS), _HIGH * THREE + 28, marks)


def patterns() -> Picture:
    """What five dice can show: how many numbers to choose from, in how many orders, and the outcomes.

    >>> patterns()
    <picture: Five dice: numbers · orders = outcomes 12345: 6 · 120 = 720; 11234: 60 · 60 = 3,600; ...>
    """
    words, told, three = picture_words(LESSON.words), [], 0
    title = words.say("picture-patterns")
    marks = [written(title, 2, 14, size=16, bold=True)]
    for place, pips in enumerate(_EXAMPLES):
        y, hits, good = _ROW * place + 40, choices(pips) * orders_of(pips), max(map(pips.count, pips)) >= THREE
        ways = words.say("picture-pattern", numbers=choices(pips), orders=orders_of(pips), hits=hits)
        long, three = max(1.5, 360 * hits / ROLLS), three + hits * good
        marks += _dice(pips, 16, y, 0.58)
        marks.append(written(ways, 306, y + 5, anchor="end", bold=good))
        fill = GOOD if good else _INK
        marks.append(f'<rect x="322" y="{y - 9}" width="{long:.1f}" height="18" rx="3" fill="{fill}"/>')
        told.append(f"{pips}: {ways}")
    foot = words.say("picture-patterns-three", hits=three, rolls=ROLLS, percent=Figure(three / ROLLS, ".1%"))
    high = _ROW * len(_EXAMPLES) + 42
    marks.append(written(foot, 2, high, bold=True))
    return sheet(f"{title} {'; '.join(told)}. {foot}", 500, high + 4, marks)


def my_equals() -> Picture:
    """How many equal dice the thirty rolls of whoever is at work showed, once they are made, beside the exact chances.

    >>> my_equals().title.startswith("Your thirty rolls")
    True
    """
    words, (exercise, rolled) = picture_words(LESSON.words), own_rolls(MostEqual)
    head = "picture-equals" if rolled else "picture-equals-not-yet"
    rows = tally_bars(
        exercise,
        rolled,
        words,
        lambda count, expected: words.say("picture-equals-rolled", count=count, expected=expected),
    )
    return bars(words.say(head, number=exercise.number), rows, longest=0.8)


def pays_off() -> Picture:
    """What cards at three prices have brought after each round, beside the market.

    >>> pays_off()
    <picture: What three equal dice of round 1 have brought market: 3 3 3 3 3 3; card for 1: -1 1 3 5 7 9; ...>
    """
    words, told = picture_words(LESSON.words), []
    title = words.say("picture-pays")
    marks = [written(title, 2, 14, size=16, bold=True)]
    marks.append(written(words.say("picture-pays-round"), _LABELS - 10, 42, anchor="end"))
    marks += [
        written(str(number + 1), _LABELS + _CELL * (number + 0.5), 42, anchor="middle") for number in range(ROUNDS)
    ]
    rows = [(words.say("picture-pays-market"), [THREE] * ROUNDS)]
    for price in PRICES:
        gained = [INCOME * later - price for later in range(ROUNDS)]
        rows.append((words.say("picture-pays-card", price=price), gained))
    for row, (label, gained) in enumerate(rows):
        y, texts = 52 + 34 * row, [words.number(buttons) for buttons in gained]
        marks.append(written(label, _LABELS - 10, y + 19, anchor="end"))
        for number, (buttons, text) in enumerate(zip(gained, texts, strict=True)):
            ahead = buttons > THREE
            fill = f'fill="{GOOD}" fill-opacity=".35"' if ahead else f'fill="{GROUND}"'
            x = _LABELS + _CELL * number + 2
            marks.append(f'<rect x="{x}" y="{y}" width="{_CELL - 4}" height="28" rx="6" {fill}/>')
            marks.append(written(text, x + _CELL / 2 - 2, y + 19, anchor="middle", bold=ahead))
        told.append(f"{label}: {' '.join(texts)}")
    return sheet(f"{title} {'; '.join(told)}", _LABELS + _CELL * ROUNDS, 52 + 34 * len(rows), marks)
