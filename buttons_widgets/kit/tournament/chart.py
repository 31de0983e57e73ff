"""The picture of a tournament's result."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

import matplotlib.pyplot as plt

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

    from ..language.words import Words
    from .rows import Estimate, Row

    Matrix = Mapping[tuple[str, str], Estimate]

Colour = tuple[float, float, float]
"""Red, green and blue, from 0 to 1."""

_POINT = "#1f6f8b"
_COLOURS = "PuOr_r"


def chart(rows: Sequence[Row], matrix: Matrix, players: int, words: Words) -> Figure:
    """Each bot's share of the wins with its interval; with more than two bots all pairs beside it."""
    bots = len(rows)
    has_pairs = bots > 2
    height = 1.4 + 0.45 * bots
    figure, axes = plt.subplots(
        1, 1 + has_pairs, figsize=(6 + 5.5 * has_pairs, height), layout="constrained", squeeze=False
    )
    _rates(axes[0][0], rows, players, words)
    if has_pairs:
        _pairs(axes[0][1], [row.name for row in rows], matrix)
        axes[0][1].set_title(words.say("tournament-plot-pairs"), fontsize=9)
    plt.close(figure)  # or a notebook would show it twice: by itself, and as the value of the cell
    return figure


def _rates(axes: Axes, best_first: Sequence[Row], players: int, words: Words) -> None:
    rows = best_first[::-1]
    for place, row in enumerate(rows):
        rate = row.rate
        if not rate.values:
            continue
        if rate.low == rate.low:
            axes.plot([100 * rate.low, 100 * rate.high], [place, place], color=_POINT, linewidth=3, alpha=0.5)
        axes.plot([100 * rate.mean], [place], "o" if row.stopped is None else "x", color=_POINT, markersize=7)
    axes.axvline(100 / players, color="gray", linestyle="--", linewidth=1)
    names = [row.name if row.stopped is None else words.say("tournament-plot-stopped", name=row.name) for row in rows]
    axes.set_yticks(range(len(rows)), names, parse_math=False)  # a name may hold $, and is no formula
    axes.set_ylim(-0.6, len(rows) - 0.4)
    axes.set_xlabel(words.say("tournament-plot-shares"))
    axes.set_title(words.say("tournament-plot-dashed"), fontsize=9)


def _pairs(axes: Axes, names: Sequence[str], matrix: Matrix) -> None:
    values = [[100 * matrix[one, other].mean if one != other else float("nan") for other in names] for one in names]
    axes.imshow(values, cmap=_COLOURS, vmin=0, vmax=100, aspect="auto")
    for row, one in enumerate(names):
        for column, other in enumerate(names):
            if one != other and matrix[one, other].values:
                mean = values[row][column]
                axes.text(column, row, f"{mean:.0f}", ha="center", va="center", color=ink_on(cell_colour(mean)))
    axes.set_xticks(range(len(names)), names, rotation=30, ha="right", parse_math=False)
    axes.set_yticks(range(len(names)), names, parse_math=False)


def cell_colour(percent: float) -> Colour:
    """The colour of a pair whose first bot takes so many per cent of the wins."""
    red, green, blue, _ = plt.get_cmap(_COLOURS)(percent / 100)
    return red, green, blue


def ink_on(colour: Colour) -> Colour:
    """Black or white, whichever is told better from a colour: one of them has a contrast of at least 4.58 with any.

    >>> ink_on((1.0, 1.0, 0.8)), ink_on((0.2, 0.0, 0.3))
    ((0.0, 0.0, 0.0), (1.0, 1.0, 1.0))
    """
    # By WCAG 2.2 the contrast of a luminance with black is (it + 0.05) / 0.05, and with white 1.05 / (it + 0.05).
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in colour)
    luminance = 0.2126 * red + 0.7152 * green + 0.0722 * blue
    return (0.0, 0.0, 0.0) if (luminance + 0.05) ** 2 > 0.05 * 1.05 else (1.0, 1.0, 1.0)
