"""The answers to the puzzles of Pretty Tricky, from the rules page alone: by a second solver, and by counting."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from fractions import Fraction
from itertools import combinations, product

import numpy as np
from numpy.typing import NDArray

from buttons_widgets.kit.puzzles.puzzle import Puzzle

from .plain_race import SPLITS, ticked


def boxes_of(half: str) -> tuple[int, ...]:
    """How many boxes are open in each row."""
    return tuple(int(sign) if sign.isdigit() else 0 for sign in half)


def splits_of(dice: str) -> set[tuple[int, int]]:
    """The sums into which four dice split."""
    blue, red = dice.split()
    one, two, three, four = (int(pips) for pips in blue + red)
    return {(one + two, three + four), (one + three, two + four), (one + four, two + three)}


def options(state: tuple[int, ...], dice: str) -> dict[str, tuple[int, ...]]:
    """What each split leaves, with as many ticks as can be made."""
    found: dict[str, tuple[int, ...]] = {}
    for split in splits_of(dice):
        one, other = sorted(split)
        for rows in ((one, other), (one,), (other,)):
            after = ticked(state, *rows)
            if after is not None:
                found["tick " + " ".join(map(str, rows))] = after
                if len(rows) == 2:
                    break
    return found


def fills(state: tuple[int, ...], splits: Iterable[tuple[int, int]]) -> bool:
    """Whether some way to tick one box or two fills a row that was open."""
    ticks = [rows for split in splits for rows in (split, split[:1], split[1:])]
    states = [ticked(state, *rows) for rows in ticks]
    return any(after.count(0) > state.count(0) for after in states if after is not None)


def points(sheet: str, filled: Iterable[int]) -> tuple[int, int]:
    """X + XX and XX of a sheet at the end, when some rows were filled just now."""
    left, right, circles = sheet.split()
    more = [int(circle) + (row in filled) for row, circle in enumerate(circles)]
    own = sum(sign == "!" or sign == "0" for sign in left)
    xx = sum(crossed for boxes, crossed in zip(right, more, strict=True) if boxes == "0")
    return 2 * own + xx, xx


def plain_answers(puzzle: Puzzle) -> set[str] | None:
    """Every right answer; `None` where there is no plain way, or it would take too long."""
    sheets = puzzle.position.split(" / ")
    left, right, _ = sheets[0].split()
    match puzzle.theme:
        case "how_likely":
            state = boxes_of(left)
            throws = sum(count for splits, count in SPLITS.items() if fills(state, splits))
            return {str(Fraction(throws, 6**4))}
        case "needed_dice":
            one_open = {row for row, boxes in enumerate(boxes_of(right), start=2) if boxes == 1}
            rolls = list(product(range(1, 7), repeat=3))
            good = sum(any(a + b in one_open for a, b in combinations(roll, 2)) for roll in rolls)
            return {str(Fraction(good, len(rolls)))}
        case "last_turn":
            filled = [row for row, sign in enumerate(sheets[-1].split()[0]) if sign == "0"]
            blue = [int(pips) for pips in puzzle.dice.split()[0]]  # type: ignore[attr-defined]
            best: dict[str, Fraction] = {}
            for row in {a + b for a, b in combinations(blue, 2)}:
                after = ticked(boxes_of(right), row)
                if after is not None:
                    mine = sheets[0].replace(f" {right} ", f" {''.join(map(str, after))} ")
                    ranks = [points(sheet, filled) for sheet in (mine, *sheets[1:])]
                    best[f"tick {row}"] = Fraction(ranks[0] == max(ranks), ranks.count(max(ranks)))
            return {choice for choice, share in best.items() if share == max(best.values()) > 0}
        case "race_split" | "sprint_split":
            state = boxes_of(left)
            values = Values(state)
            if puzzle.theme == "race_split":
                table = -values.of_race(puzzle.marks - left.count("!"))  # type: ignore[attr-defined]
            else:
                table = values.of_sprint(puzzle.rolls - 1)  # type: ignore[attr-defined]
            after = options(state, puzzle.dice)  # type: ignore[attr-defined]
            worth = {choice: table[values.index(one)] for choice, one in after.items()}
            return {choice for choice, value in worth.items() if value >= max(worth.values()) - 1e-9}
    return None


class Values:
    """What every state is worth that can follow from one, with all states of a kind at once.

    A state is how many boxes are open in each row that was open at first.
    """

    def __init__(self, begun: tuple[int, ...]) -> None:
        self.rows = [row for row, boxes in enumerate(begun, start=2) if boxes]
        shape = [begun[row - 2] + 1 for row in self.rows]
        self.states = np.indices(shape).reshape(len(shape), -1).T
        self.strides = [int(np.prod(shape[at + 1 :])) for at in range(len(shape))]
        self.full = (self.states == 0).sum(axis=1)
        self.throws: Counter[frozenset[tuple[int, ...]]] = Counter()
        """How many throws allow these ticks, of one row or of two."""
        for splits, throws in SPLITS.items():
            pairs = [[row for row in split if row in self.rows] for split in splits]
            ticks = {tick for pair in pairs for tick in ((row,) for row in pair)}
            ticks |= {tuple(sorted(pair)) for pair in pairs if len(pair) == 2}
            self.throws[frozenset(ticks)] += throws

    def index(self, state: tuple[int, ...]) -> int:
        """The number of a state."""
        return sum(state[row - 2] * stride for row, stride in zip(self.rows, self.strides, strict=True))

    def _best(self, values: NDArray[np.float64], at: NDArray[np.int64]) -> Iterator[tuple[int, NDArray[np.float64]]]:
        """For each kind of throw how many there are, and the greatest of what the ticks lead to; -inf for no tick."""
        none = np.full(len(at), -np.inf)
        # Many kinds of throws allow a tick: what it leads to is looked up once.
        reached = {}
        for tick in frozenset[tuple[int, ...]]().union(*self.throws):
            needed = Counter(tick)
            able = np.all([self.states[at, self.rows.index(row)] >= boxes for row, boxes in needed.items()], axis=0)
            step = sum(self.strides[self.rows.index(row)] for row in tick)
            reached[tick] = np.where(able, values[np.where(able, at - step, 0)], -np.inf)
        for ticks, throws in self.throws.items():
            yield throws, np.max([none, *(reached[tick] for tick in ticks)], axis=0)

    def of_race(self, wanted: int) -> NDArray[np.float64]:
        """How many rolls are to come from each state until so many rows are full. No tick is worse than to wait."""
        values, sizes = np.zeros(len(self.states)), self.states.sum(axis=1)
        for size in range(1, int(sizes.max()) + 1):
            at = np.flatnonzero((sizes == size) & (self.full < wanted))
            total, waits = np.full(len(at), 1296.0), np.zeros(len(at))
            for throws, best in self._best(-values, at):
                total += np.where(np.isfinite(best), -throws * best, 0)
                waits += np.where(np.isfinite(best), 0, throws)
            values[at] = total / (1296 - waits)
        return values

    def of_sprint(self, rolls: int) -> NDArray[np.float64]:
        """How many rows are full after so many rolls, from each state on."""
        values, every = self.full.astype(np.float64), np.arange(len(self.states))
        for _ in range(rolls):
            total = np.zeros(len(every))
            for throws, best in self._best(values, every):
                total += throws * np.maximum(best, values) / 1296
            values = total
        return values
