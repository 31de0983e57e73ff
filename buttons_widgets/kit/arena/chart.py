"""The picture of a tournament's result."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

import matplotlib.pyplot as plt

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

    from .estimate import Estimate
    from .rows import Row

    Matrix = Mapping[tuple[str, str], Estimate]

_POINT = "#1f6f8b"


def chart(rows: Sequence[Row], matrix: Matrix, players: int) -> Figure:
    """Each bot's share of the wins with its interval; with more than two bots all pairs beside it."""
    bots = len(rows)
    has_pairs = bots > 2
    height = 1.4 + 0.45 * bots
    figure, axes = plt.subplots(
        1, 1 + has_pairs, figsize=(6 + 5.5 * has_pairs, height), layout="constrained", squeeze=False
    )
    _rates(axes[0][0], rows, players)
    if has_pairs:
        _pairs(axes[0][1], [row.name for row in rows], matrix)
    plt.close(figure)  # or a notebook would show it twice: by itself, and as the value of the cell
    return figure


def _rates(axes: Axes, best_first: Sequence[Row], players: int) -> None:
    rows = best_first[::-1]
    for place, row in enumerate(rows):
        rate = row.rate
        if not rate.values:
            continue
        if rate.low == rate.low:
            axes.plot([100 * rate.low, 100 * rate.high], [place, place], color=_POINT, linewidth=3, alpha=0.5)
        axes.plot([100 * rate.mean], [place], "o" if row.stopped is None else "x", color=_POINT, markersize=7)
    axes.axvline(100 / players, color="gray", linestyle="--", linewidth=1)
    axes.set_yticks(range(len(rows)), [row.name if row.stopped is None else f"{row.name} (stopped)" for row in rows])
    axes.set_ylim(-0.6, len(rows) - 0.4)
    axes.set_xlabel("share of the wins, %, with 95 % confidence")
    axes.set_title("dashed: as good as the others", fontsize=9)


def _pairs(axes: Axes, names: Sequence[str], matrix: Matrix) -> None:
    values = [[100 * matrix[one, other].mean if one != other else float("nan") for other in names] for one in names]
    axes.imshow(values, cmap="PuOr_r", vmin=0, vmax=100, aspect="auto")
    for row, one in enumerate(names):
        for column, other in enumerate(names):
            if one != other and matrix[one, other].values:
                mean = values[row][column]
                colour = "white" if abs(mean - 50) > 35 else "black"
                axes.text(column, row, f"{mean:.0f}", ha="center", va="center", color=colour)
    axes.set_xticks(range(len(names)), names, rotation=30, ha="right")
    axes.set_yticks(range(len(names)), names)
    axes.set_title("the row's bot against the column's, %", fontsize=9)
