"""The pictures of lesson 5: shares that settle, estimates by the thousand, and a hundred intervals."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from math import exp, pi, sqrt
from statistics import fmean, pstdev
from typing import Final

from ..buttons.rules.position import Position
from ..kit.language.figures import Figure
from ..kit.language.words import Words
from ..kit.rules.errors import parsed_as
from .charts import BAD, GOOD, GROUND, MARK
from .lesson_5 import LESSON
from .picture import Picture, picture_words, sheet, written
from .simulating import NORMAL_95, rolled_outcomes, running_share

ROLLS: Final = 2000
EARLY: Final = 100
"""After so many rolls the busts of each student are told for the first time."""
_WIDE: Final = 560
_LEFT: Final = 44
_HIGH: Final = 210
_MOST: Final = 0.6
"""The largest share for which there is room."""
_PALE: Final = "#b9ad92"
_INK: Final = "#8a7c5e"


def settling(position: Position | str, seeds: Iterable[int] = range(5)) -> Picture:
    """How the share of busts moves while students roll two thousand times; the first and the last curve stand out.

    Args:
        position: the board, and the number of black dice.
        seeds: decide the dice, one seed for each student.

    Raises:
        GameError: it is no position.

    >>> settling("rby/gRy/ybg r 2", [1, 2])
    <picture: The share of busts so far student 1: 38 of 100, in the end 841 of 2,000 (42.05%); student 2: ...>
    """
    board, words = parsed_as(Position, position), picture_words(LESSON.words)
    runs = [rolled_outcomes(board, ROLLS, seed) for seed in seeds]
    colours = [GOOD, *[_PALE] * (len(runs) - 2), BAD][: len(runs)]
    head, top = words.say("picture-settle"), 30
    marks = [written(head, 2, 14, size=16, bold=True)]
    for share in (0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6):
        y = top + _HIGH * (1 - share / _MOST)
        marks += [
            _line(_LEFT, y, _LEFT + _WIDE, y, GROUND),
            written(words.number(share, ".1f"), _LEFT - 8, y + 5, anchor="end"),
        ]
    for rolls in (EARLY, 500, 1000, 1500, ROLLS):
        x = _LEFT + _WIDE * rolls / ROLLS
        marks += [
            _line(x, top, x, top + _HIGH, GROUND),
            written(words.number(rolls, ".0f"), x, top + _HIGH + 18, anchor="middle"),
        ]
    told = []
    for place, (run, colour) in enumerate(zip(runs, colours, strict=True)):
        strong = colour != _PALE
        marks.append(_curve(running_share(run), colour, 2.2 if strong else 1.2, top))
        values = {"student": place + 1, "early": sum(run[:EARLY]), "first": EARLY, "late": sum(run), "rolls": ROLLS}
        told.append(words.say("picture-settle-student", **values, share=Figure(sum(run) / ROLLS, ".2%")))
        y = top + _HIGH + 46 + 20 * place
        marks += [_line(_LEFT, y - 5, _LEFT + 30, y - 5, colour, 4), written(told[-1], _LEFT + 42, y, bold=strong)]
    return sheet(f"{head} {'; '.join(told)}", _LEFT + _WIDE + 14, top + _HIGH + 34 + 20 * len(runs), marks)


def _curve(shares: Sequence[float], colour: str, width: float, top: float) -> str:
    """Every roll at the beginning, where a share jumps, then each tenth one."""
    counts = [*range(1, 61), *range(70, len(shares) + 1, 10)]
    points = (
        f"{_LEFT + _WIDE * count / ROLLS:.1f} {top + _HIGH * (1 - min(shares[count - 1], _MOST) / _MOST):.1f}"
        for count in counts
    )
    return f'<path d="M{" ".join(points)}" fill="none" stroke="{colour}" stroke-width="{width}"/>'


def histograms(sample: Mapping[int, Sequence[float]]) -> Picture:
    """Estimates, by how many rolls each was made; a line shows one standard deviation to each side.

    Args:
        sample: the shares that were found, for each number of rolls.

    >>> histograms({4: [0.25, 0.5, 0.25, 0], 16: [0.25, 0.3125, 0.25, 0.1875]})
    <picture: 4 rolls each: standard deviation 0.177; 16 rolls each: standard deviation 0.044>
    """
    words, marks, told, high = picture_words(LESSON.words), [], [], 84
    bars = {rolls: list(_bars(shares, rolls, max(1, round(sqrt(rolls) / 5)))) for rolls, shares in sample.items()}
    most = max(height for drawn in bars.values() for *_, height in drawn)
    for place, (rolls, shares) in enumerate(sample.items()):
        base, deviation = 30 + (high + 66) * place + high, pstdev(shares)
        told.append(words.say("picture-estimates", rolls=rolls, deviation=Figure(deviation, ".3f")))
        marks.append(written(told[-1], 2, base - high - 14, size=15, bold=True))
        marks += [_bar(low, up, height / most * high, base, GOOD) for low, up, height in bars[rolls]]
        middle, away = _x(fmean(shares)), _x(deviation) - _x(0)
        marks.append(_line(middle - away, base + 6, middle + away, base + 6, MARK, 4))
        marks += _axis(words, base + 10)
    return sheet("; ".join(told), _LEFT + _WIDE + 14, 14 + (high + 66) * len(sample), marks)


def middle(shares: Sequence[float], rolls: int) -> Picture:
    """Estimates with the curve of the normal distribution; those within 1.96 standard errors of the middle are blue.

    Args:
        shares: what was found.
        rolls: with how many rolls each of them was made.

    >>> middle([0.25, 0.5, 0.25, 0, 0.25, 0.25, 0.25, 0.25, 0.25, 0.25], 4)
    <picture: 8 of 10 lie within 1.96 standard errors of the middle. Curve: normal distribution>
    """
    words, mean, deviation = picture_words(LESSON.words), fmean(shares), pstdev(shares)
    inside = [abs(share - mean) <= NORMAL_95 * deviation for share in shares]
    head = words.say("picture-middle", inside=sum(inside), all=len(shares), errors=Figure(NORMAL_95, ".2f"))
    curve, base = words.say("picture-middle-curve"), 40 + _HIGH
    drawn, peak = list(_bars(shares, rolls, 1)), 1 / (deviation * sqrt(2 * pi))
    scale = _HIGH / max(peak, *(height for *_, height in drawn))
    marks = [written(head, 2, 14, size=15, bold=True), written(curve, 2, 34, size=13)]
    for low, up, height in drawn:
        blue = abs((low + up) / 2 - mean) <= NORMAL_95 * deviation
        marks.append(_bar(low, up, height * scale, base, GOOD if blue else BAD))
    steps = [mean + deviation * step / 10 for step in range(-40, 41)]
    heights = [peak * exp(-(((share - mean) / deviation) ** 2) / 2) * scale for share in steps]
    points = " ".join(f"{_x(share):.1f} {base - height:.1f}" for share, height in zip(steps, heights, strict=True))
    marks.append(f'<path d="M{points}" fill="none" stroke="#2b2620" stroke-width="1.6"/>')
    ends = (_x(mean - NORMAL_95 * deviation), _x(mean + NORMAL_95 * deviation))
    marks += [_line(x, base - _HIGH / 2, x, base, MARK, 2, "5 4") for x in ends]
    marks += _axis(words, base + 4)
    return sheet(f"{head}. {curve}", _LEFT + _WIDE + 14, base + 44, marks)


def crossing(intervals: Sequence[tuple[float, float]], exact: float) -> Picture:
    """Intervals as lines below each other, and the exact chance; those that miss it are red, and thicker.

    Args:
        intervals: the two ends of each.
        exact: the chance.

    >>> crossing([(0.2, 0.3), (0.26, 0.36), (0.22, 0.32)], 0.25)
    <picture: 2 of 3 intervals hold the exact chance. It is missed by line 2>
    """
    words = picture_words(LESSON.words)
    missing = [line for line, (low, high) in enumerate(intervals, start=1) if not low <= exact <= high]
    values = {"holding": len(intervals) - len(missing), "all": len(intervals), "missing": len(missing)}
    head = words.say("picture-crossing", **values)
    told = words.say("picture-crossing-missing", missing=len(missing), lines=words.listed(map(str, missing)))
    top, step = 44, 4
    base = top + step * len(intervals)
    marks = [written(head, 2, 14, size=15, bold=True), written(told, 2, 33, size=13)]
    for line, (low, high) in enumerate(intervals, start=1):
        y, red = top + step * line, line in missing
        marks.append(_line(_x(low), y, _x(high), y, BAD if red else GOOD, 3 if red else 1.5))
        if line % 10 == 0:
            marks.append(written(str(line), _LEFT - 8, y + 5, anchor="end"))
    marks.append(_line(_x(exact), top, _x(exact), base + 8, "#2b2620", 2, "5 4"))
    marks += _axis(words, base + 10)
    return sheet(f"{head} {told}", _LEFT + _WIDE + 14, base + 48, marks)


def _bars(shares: Sequence[float], rolls: int, step: int) -> Iterator[tuple[float, float, float]]:
    """The bars of a histogram: the two ends of each, and its height, so that all bars together have the area 1.

    A bar holds `step` neighbouring numbers of busts.
    """
    counts = Counter(round(share * rolls) // step for share in shares)
    for bar, count in sorted(counts.items()):
        yield (bar * step - 0.5) / rolls, (bar * step + step - 0.5) / rolls, count * rolls / (len(shares) * step)


def _x(share: float) -> float:
    return _LEFT + _WIDE * share / _MOST


def _bar(low: float, up: float, height: float, base: float, fill: str) -> str:
    left, right = max(_x(low), _LEFT - 8), min(_x(up), _LEFT + _WIDE + 8)
    return (
        f'<rect x="{left:.1f}" y="{base - height:.1f}" width="{max(right - left - 1, 0):.1f}" height="{height:.1f}"'
        f' fill="{fill}"/>'
    )


def _axis(words: Words, y: float) -> Iterator[str]:
    """Shares from left to right."""
    yield _line(_LEFT, y, _LEFT + _WIDE, y, _INK)
    for share in (0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6):
        yield _line(_x(share), y, _x(share), y + 4, _INK)
        yield written(words.number(share, ".1f"), _x(share), y + 18, size=13, anchor="middle")
    yield written(words.say("picture-share"), _LEFT + _WIDE, y + 34, size=13, anchor="end")


def _line(x: float, y: float, to_x: float, to_y: float, colour: str, width: float = 1, dashes: str = "") -> str:
    dashed = f' stroke-dasharray="{dashes}"' if dashes else ""
    return f'<path d="M{x:.1f} {y:.1f}L{to_x:.1f} {to_y:.1f}" stroke="{colour}" stroke-width="{width}"{dashed}/>'
