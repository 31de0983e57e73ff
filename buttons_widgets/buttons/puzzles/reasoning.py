"""A solver of `numbers` puzzles that reasons as people do, and so knows how hard a puzzle is.

It looks for the easiest conclusion that can be drawn, draws it, and starts again. What it concludes always holds in
every arrangement that fits; a puzzle that it solves therefore has exactly one.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import IntEnum
from functools import lru_cache, partial
from math import log2
from typing import Final, NamedTuple

from ..rules.grid import Grid, grid
from ..rules.position import Position
from .clue_search import arrangements_by_rows
from .clues import Clue, Kind, lines_of, met
from .independent import touching


class Ways(NamedTuple):
    """All ways to lay some buttons on some open spaces, no two side by side, taken together.

    Attributes:
        number: how many there are.
        always: the mask of the spaces that all of them use.
        never: the mask of the spaces that none of them uses.
        beside: the mask of the spaces beside a button in all of them.
    """

    number: int
    always: int
    never: int
    beside: int


@lru_cache(1 << 15)
def ways_to_lay(size: int, spaces: int, count: int) -> Ways:
    """All ways to lay a number of buttons on some spaces of a board.

    >>> ways_to_lay(5, 0b11111, 3)
    Ways(number=1, always=21, never=10, beside=682)
    """
    board = grid(size)
    found, always, never, beside = 0, board.all, spaces, board.all
    for way in _ways(board, spaces, count):
        found += 1
        always &= way
        never &= ~way
        beside &= board.beside(way)
    return Ways(found, always, never, beside) if found else Ways(0, 0, spaces, 0)


def _ways(board: Grid, spaces: int, count: int) -> Iterator[int]:
    """The masks of `count` of the spaces, no two of them side by side."""
    if count == 0:
        yield 0
    while count > 0 and spaces.bit_count() >= count:
        first = spaces & -spaces
        spaces ^= first
        for others in _ways(board, spaces & ~board.neighbours[first.bit_length() - 1], count - 1):
            yield first | others


MOST_SPACES: Final = 14
"""With more open spaces than these, nobody goes through all ways to meet a clue."""


class Technique(IntEnum):
    """The ways to draw a conclusion, from the easiest to the hardest."""

    FULL = 1
    """A clue is met: the rest of its spaces stay empty."""
    REST = 2
    """A clue needs all of its open spaces."""
    TOTAL = 3
    """Rows, columns and colours have the same total, so the one row, column or colour that is not told is known."""
    LINE = 4
    """Every way to lay a row's or a column's buttons uses a space, or none does."""
    COLOUR = 5
    """The same for the spaces of a colour."""
    BESIDE = 6
    """A space is beside a button in every way to lay those of a row, a column or a colour."""
    CONTRADICTION = 7
    """A button on a space, or none there, breaks a clue after conclusions by `FULL` and `REST` alone."""
    DEEP = 8
    """The same with conclusions by `LINE`, `COLOUR` and `BESIDE` too."""
    SEARCH = 9
    """Nothing else helps: all arrangements that are left are gone through."""


class Deduction(NamedTuple):
    """One conclusion, and why it holds.

    Attributes:
        technique: how it is drawn.
        clue: the clue that it is drawn from, or that would be broken; `None` for a search.
        filled: the mask of the spaces that get a button.
        closed: the mask of the spaces that stay empty by this conclusion; those beside a new button do so too.
        need: how many buttons the clue still needed.
        ways: in how many ways its spaces can take them, where that matters.
        total: how many buttons the whole board has, for `TOTAL`.
        counted: whether its rows, its columns or its colours tell that total.
        because: the conclusions from what is supposed, up to the clue that they break.
    """

    technique: Technique
    clue: Clue | None
    filled: int = 0
    closed: int = 0
    need: int = 0
    ways: int = 0
    total: int = 0
    counted: Kind = "row"
    because: tuple[Deduction, ...] = ()

    @property
    def effort(self) -> float:
        """How much work it is for a person; a look at a full row is 1. It is an estimate: see `difficulty_of`."""
        more = log2(max(1, self.ways))
        match self.technique:
            case Technique.FULL | Technique.REST:
                return 1
            case Technique.TOTAL:
                return 4
            case Technique.LINE:
                return 2 + more
            case Technique.COLOUR:
                return 4 + 2 * more
            case Technique.BESIDE:
                return 5 + 2 * more
            case Technique.CONTRADICTION:
                return 12 + 4 * len(self.because)
            case Technique.DEEP:
                return 40 + 8 * len(self.because)
        return 400


class State(NamedTuple):
    """What is known of a board.

    Attributes:
        buttons: the mask of the spaces with a button.
        closed: the mask of the spaces that stay empty.
    """

    buttons: int
    closed: int

    def after(self, deduction: Deduction, board: Grid) -> State:
        """What is known after one more conclusion."""
        buttons = self.buttons | deduction.filled
        return State(buttons, self.closed | deduction.closed | board.beside(buttons))


@dataclass(frozen=True)
class Reasoning:
    """A chain of conclusions.

    Attributes:
        start: what is known at first.
        steps: the conclusions, in order.
        end: what is known at last.
        solved: whether no space is left open, and every clue is met.
    """

    start: State
    steps: tuple[Deduction, ...]
    end: State
    solved: bool

    @property
    def hardest(self) -> Technique:
        """The hardest technique used."""
        return max((step.technique for step in self.steps), default=Technique.FULL)

    @property
    def effort(self) -> float:
        """The work of all steps together."""
        return sum(step.effort for step in self.steps)


def start_of(board: Position) -> State:
    """What is known at first: the buttons that lie there; stars, and what is beside a button, stay empty."""
    return State(board.button_mask, board.grid.all & ~board.legal_mask & ~board.button_mask)


def reason(board: Position, told: Sequence[Clue], hardest: Technique = Technique.DEEP, marked: int = 0) -> Reasoning:
    """Draw conclusions, always the easiest, until everything is known or nothing more can be concluded.

    Args:
        board: the board with the buttons and stars that are given.
        told: the clues. If no arrangement fits them, what is concluded means nothing.
        hardest: the hardest technique to use. With `SEARCH` every puzzle that has one solution is solved.
        marked: the mask of further spaces that are known to stay empty.
    """
    at_first = start_of(board)
    state = start = at_first._replace(closed=at_first.closed | marked)
    known = list(told)
    steps: list[Deduction] = []
    while state.buttons | state.closed != board.grid.all:
        step = next_step(board, known, state, hardest)
        if step is None:
            break
        if step.technique is Technique.TOTAL:
            assert step.clue is not None
            known.append(step.clue)
        steps.append(step)
        state = state.after(step, board.grid)
    solved = (
        state.buttons | state.closed == board.grid.all
        and met(told, state.buttons) == len(told)
        and not touching(board.grid, state.buttons)
    )
    return Reasoning(start, tuple(steps), state, solved)


BY_TECHNIQUE: Final[Mapping[Technique, int]] = {
    Technique.FULL: 0,
    Technique.REST: 30,
    Technique.TOTAL: 100,
    Technique.LINE: 200,
    Technique.COLOUR: 240,
    Technique.BESIDE: 280,
    Technique.CONTRADICTION: 280,
    Technique.DEEP: 310,
    Technique.SEARCH: 350,
}
"""What the hardest technique of a puzzle adds to its rating."""


def difficulty_of(reasoning: Reasoning, told: int, lines: int) -> float:
    """How hard a puzzle is, as a rating.

    It is 560, and 110 each time that the work of all steps doubles, and 10 for each row, column or colour without a
    clue, and what `BY_TECHNIQUE` has for the hardest technique. These numbers are an estimate. They were chosen so that
    full lines alone make level 1, all ways to meet a clue levels 2 and 3, a short contradiction level 3, several of
    them level 4, and many or deep ones level 5. A puzzle that needs a search is always of level 5.

    Args:
        reasoning: how it is solved, with `SEARCH` allowed.
        told: how many rows, columns and colours have a clue.
        lines: how many rows, columns and colours there are.
    """
    return 560 + 110 * log2(1 + reasoning.effort) + 10 * (lines - told) + BY_TECHNIQUE[reasoning.hardest]


def next_step(board: Position, told: Sequence[Clue], state: State, hardest: Technique) -> Deduction | None:
    """The easiest conclusion that can be drawn from what is known; `None` if there is none."""
    finders: dict[Technique, Callable[[Position, Sequence[Clue], State], Deduction | None]] = {
        Technique.FULL: _simple,
        Technique.TOTAL: _total,
        Technique.LINE: _by_ways,
        Technique.CONTRADICTION: partial(_shortest, technique=Technique.CONTRADICTION),
        Technique.DEEP: partial(_shortest, technique=Technique.DEEP),
        Technique.SEARCH: _search,
    }
    for easiest, find in finders.items():
        if easiest > hardest:
            return None
        step = find(board, told, state)
        if step is not None and step.technique <= hardest:
            return step
    return None


def _simple(board: Position, told: Sequence[Clue], state: State) -> Deduction | None:
    """The first clue that is met, or that needs all that is open."""
    known = state.buttons | state.closed
    for clue in told:
        spaces = clue.mask & ~known
        if not spaces:
            continue
        need = clue.total - (state.buttons & clue.mask).bit_count()
        if need == 0:
            return Deduction(Technique.FULL, clue, closed=spaces)
        if need == spaces.bit_count():
            return Deduction(Technique.REST, clue, filled=spaces, need=need)
    return None


def _total(board: Position, told: Sequence[Clue], state: State) -> Deduction | None:
    """The one row, column or colour that is not told, from the total."""
    free = board.grid.all & ~board.star_mask
    left: dict[Kind, int] = {"row": free, "column": free, "colour": free}
    sums: dict[Kind, int] = {"row": 0, "column": 0, "colour": 0}
    for clue in told:
        left[clue.kind] &= ~clue.mask
        sums[clue.kind] += clue.total
    whole = next((kind for kind, mask in left.items() if not mask), None)
    if whole is None:
        return None
    for line in lines_of(board):
        if left[line.kind] and left[line.kind] == line.mask and line.mask & ~(state.buttons | state.closed):
            clue = line._replace(total=sums[whole] - sums[line.kind])
            return Deduction(Technique.TOTAL, clue, total=sums[whole], counted=whole)
    return None


def _by_ways(board: Position, told: Sequence[Clue], state: State) -> Deduction | None:
    """The conclusion of least effort from all ways to meet one clue."""
    known = state.buttons | state.closed
    found = [
        step
        for clue in told
        if (step := _one_by_ways(board, clue, known, clue.total - (state.buttons & clue.mask).bit_count())) is not None
    ]
    return min(found, key=lambda step: (step.technique, step.ways), default=None)


def _one_by_ways(board: Position, clue: Clue, known: int, need: int) -> Deduction | None:
    """What all ways to lay the buttons that one clue still needs have in common."""
    spaces = clue.mask & ~known
    if not 0 < spaces.bit_count() <= MOST_SPACES:
        return None
    ways = ways_to_lay(board.size, spaces, need)
    if ways.always or ways.never:
        technique = Technique.COLOUR if clue.kind == "colour" else Technique.LINE
        return Deduction(technique, clue, ways.always, ways.never, need, ways.number)
    outside = ways.beside & ~known & ~clue.mask
    return Deduction(Technique.BESIDE, clue, 0, outside, need, ways.number) if outside else None


def _shortest(board: Position, told: Sequence[Clue], state: State, technique: Technique) -> Deduction | None:
    """The assumption about one space that leads to a broken clue after the fewest conclusions."""
    best: tuple[int, Clue, Deduction] | None = None
    deep = technique is Technique.DEEP
    spaces = board.grid.all & ~(state.buttons | state.closed)
    while spaces and (best is None or best[0]):
        space = spaces & -spaces
        spaces ^= space
        for supposed in (Deduction(technique, None, filled=space), Deduction(technique, None, closed=space)):
            most = best[0] - 1 if best else len(board.colours)
            broken = broken_by(board, told, state.after(supposed, board.grid), deep, most)
            if broken is not None:
                best = (broken[1], broken[0], supposed)
                if not broken[1]:
                    break
    if best is None:
        return None
    moves, clue, supposed = best
    trail: list[Deduction] = []
    broken_by(board, told, state.after(supposed, board.grid), deep, moves, trail)
    return Deduction(technique, clue, supposed.closed, supposed.filled, because=tuple(trail))


def broken_by(
    board: Position,
    told: Sequence[Clue],
    state: State,
    deep: bool,
    most: int,
    trail: list[Deduction] | None = None,
) -> tuple[Clue, int] | None:
    """The clue that what is known breaks, and after how many conclusions; `None` if none is seen to be broken.

    Args:
        board: the board.
        told: the clues.
        state: what is known or supposed.
        deep: whether all ways to meet a clue are looked at, or only how many spaces are open.
        most: the most conclusions.
        trail: the conclusions are added to it, if it is given.
    """
    (buttons, closed), beside = state, board.grid.beside
    moves, ahead = 0, True
    while ahead:
        ahead = False
        for clue in told:
            spaces = clue.mask & ~(buttons | closed)
            need = clue.total - (buttons & clue.mask).bit_count()
            if need < 0 or need > spaces.bit_count():
                return clue, moves
            if not spaces:
                continue
            if need == 0:
                step = Deduction(Technique.FULL, clue, closed=spaces)
            elif need == spaces.bit_count():
                if beside(spaces) & spaces:
                    return clue, moves
                step = Deduction(Technique.REST, clue, filled=spaces, need=need)
            elif not deep:
                continue
            else:
                found = _one_by_ways(board, clue, buttons | closed, need)
                if found is None:
                    continue
                if not found.ways:
                    return clue, moves
                step = found
            if moves == most:
                return None
            moves, ahead = moves + 1, True
            buttons |= step.filled
            closed |= step.closed | beside(step.filled)
            if trail is not None:
                trail.append(step)
    return None


def _search(board: Position, told: Sequence[Clue], state: State) -> Deduction | None:
    """All the rest at once, if only one arrangement fits."""
    found = arrangements_by_rows(board, told)
    if len(found) != 1:
        return None
    known = state.buttons | state.closed
    return Deduction(Technique.SEARCH, None, found[0] & ~known, board.grid.all & ~known & ~found[0])
