"""A second way to the worth of a choice: the plain recursion over sets of buttons, kept in dictionaries.

It follows the model that is described in `analysis/solver.py` and shares nothing with that solver: no order of the
sets, no tables, no sums over sorted spaces. Every set of columns that the black dice can show is gone through, stars
are put on buttons in every way, and the legal spaces are found from the neighbours of each cell. It is slow, and meant
to be.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from fractions import Fraction
from functools import cache, cached_property
from itertools import combinations, product
from typing import Final

from ..analysis.advice import Question
from ..analysis.solution import OPT_OUT, ROLL, Choice
from ..cells import Cell
from ..rules.position import Position

MOST_BRUTE: Final = 12_000
"""A question that needs more numbers than these takes much longer than a second. Measured on one core."""

Buttons = frozenset[Cell]

_ENOUGH: Final = 3
_LINE: Final = 5
_STARS_TO_WIN: Final = 12


@cache
def columns_shown(sides: int, dice: int) -> Mapping[frozenset[int], int]:
    """In how many ways some black dice show just these columns: each way that they can fall is gone through."""
    return Counter(frozenset(faces) for faces in product(range(1, sides + 1), repeat=dice))


@cache
def shown_among(sides: int, dice: int, wanted: frozenset[int]) -> Mapping[frozenset[int], int]:
    """In how many ways the black dice show just these of some wanted columns."""
    ways: Counter[frozenset[int]] = Counter()
    for columns, count in columns_shown(sides, dice).items():
        ways[columns & wanted] += count
    return ways


class Recursion:
    """The values of the sets of buttons that a question can come to."""

    def __init__(self, question: Question) -> None:
        self.position = question.position
        self.opponents = question.opponents
        self.to_win = question.goal == "win"
        size = self.position.size
        self.cells: tuple[Cell, ...] = tuple(product(range(1, size + 1), range(1, size + 1)))
        self.colour = dict(zip(self.cells, self.position.colours, strict=True))
        self.stars = frozenset(cell for cell in self.cells if self.colour[cell] == "*")
        self._worths: dict[tuple[Buttons, int, int], float] = {}
        self._legal: dict[Buttons, tuple[Cell, ...]] = {}

    @cached_property
    def lines(self) -> tuple[Buttons, ...]:
        """Every five cells in a line."""
        size = self.position.size
        lines: list[Buttons] = []
        for fixed, start in product(range(1, size + 1), range(1, size - _LINE + 2)):
            lines.append(frozenset((fixed, start + i) for i in range(_LINE)))
            lines.append(frozenset((start + i, fixed) for i in range(_LINE)))
        return tuple(lines)

    def legal(self, buttons: Buttons) -> tuple[Cell, ...]:
        """Where a button may be laid."""
        if buttons not in self._legal:
            near = {(row + i, col + j) for row, col in buttons for i, j in ((0, 0), (1, 0), (-1, 0), (0, 1), (0, -1))}
            self._legal[buttons] = tuple(cell for cell in self.cells if cell not in near and cell not in self.stars)
        return self._legal[buttons]

    def stop(self, buttons: Buttons) -> float:
        """What opting out is worth."""
        on_colour = Counter(self.colour[cell] for cell in buttons)
        full = [colour for colour, count in on_colour.items() if count >= _ENOUGH]
        earned = 1 + len(full) + len(set(full) & set(self.position.cards))
        if not self.to_win:
            return float(earned)
        return float(any(self._wins(self.stars | set(placed)) for placed in combinations(buttons, earned)))

    def _wins(self, stars: frozenset[Cell]) -> bool:
        return len(stars) >= _STARS_TO_WIN or any(line <= stars for line in self.lines)

    def roll(self, buttons: Buttons, still_in: int) -> float:
        """What a roll of one's own is worth while so many opponents are in."""
        size = self.position.size
        gone = self.opponents.count - still_in
        dice = max(1, self.position.black_dice - (self.opponents.dice_each or 1) * gone)
        after = {cell: self.worth(buttons | {cell}, still_in, still_in) for cell in self.legal(buttons)}
        total = 0.0
        for white in range(1, size + 1):
            wanted = frozenset(col for row, col in after if row == white)
            for columns, ways in shown_among(size, dice, wanted).items():
                if columns:
                    total += ways * max(after[white, col] for col in columns)
        return total / float(size ** (dice + 1))

    def worth(self, buttons: Buttons, to_act: int, still_in: int) -> float:
        """What buttons are worth while `to_act` of the opponents still in act before the player's turn."""
        key = buttons, to_act, still_in
        if key not in self._worths:
            self._worths[key] = self._opponent(*key) if to_act else self._own_turn(buttons, still_in)
        return self._worths[key]

    def _own_turn(self, buttons: Buttons, still_in: int) -> float:
        roll = self.roll(buttons, still_in)
        return max(roll, self.stop(buttons)) if buttons else roll

    def _opponent(self, buttons: Buttons, to_act: int, still_in: int) -> float:
        opt_out, bust = float(self.opponents.opt_out), float(self.opponents.bust)

        def rolled(mine: Buttons) -> float:
            stays = self.worth(mine, to_act - 1, still_in)
            return (1 - bust) * stays + bust * self.worth(mine, to_act - 1, still_in - 1)

        leave_it = rolled(buttons)
        takes = [max(leave_it, rolled(buttons | {cell})) for cell in self.legal(buttons)]
        others = len(self.cells) - len(takes)
        golden = (sum(takes) + others * leave_it) / len(self.cells)
        return opt_out * self.worth(buttons, to_act - 1, still_in - 1) + (1 - opt_out) * golden

    def ends(self, buttons: Buttons) -> dict[int, float]:
        """How likely each number of stars is in the end, if the player rolls now and plays best, alone.

        A player who may as well opt out does so.
        """
        size, dice = self.position.size, self.position.black_dice
        found: Counter[int] = Counter()
        after = {cell: self.worth(buttons | {cell}, 0, 0) for cell in self.legal(buttons)}
        chances: Counter[Cell] = Counter()
        for white in range(1, size + 1):
            wanted = frozenset(col for row, col in after if row == white)
            for columns, ways in shown_among(size, dice, wanted).items():
                if columns:
                    chances[max(((white, col) for col in sorted(columns)), key=after.__getitem__)] += ways
                else:
                    found[0] += ways
        total = size ** (dice + 1)
        ends: dict[int, float] = {0: found[0] / total}
        for cell, ways in chances.items():
            for stars, chance in self._ends_after(buttons | {cell}).items():
                ends[stars] = ends.get(stars, 0.0) + chance * ways / total
        return ends

    def _ends_after(self, buttons: Buttons) -> dict[int, float]:
        stop = self.stop(buttons)
        if self.worth(buttons, 0, 0) <= stop + 1e-9:
            return {int(stop): 1.0}
        if buttons not in self._ends:
            self._ends[buttons] = self.ends(buttons)
        return self._ends[buttons]

    @cached_property
    def _ends(self) -> dict[Buttons, dict[int, float]]:
        return {}


def brute_worths(question: Question) -> dict[Choice, float]:
    """What every choice of a question is worth. See `MOST_BRUTE` for how large it may be.

    >>> worths = brute_worths(Question(Position.parse("RbyG/gryb/ybRy/bYrg r 2")))
    >>> worths["opt out"], round(worths["roll"], 6)
    (1.0, 0.546875)
    """
    recursion = Recursion(question)
    buttons, count = frozenset(question.position.buttons), question.opponents.count

    def worth_of(choice: Choice) -> float:
        if choice == ROLL:
            return recursion.roll(buttons, count)
        if choice == OPT_OUT:
            return recursion.stop(buttons)
        mine = buttons if isinstance(choice, str) else buttons | {choice}
        return recursion.worth(mine, count if question.golden is None else question.to_act, count)

    return {choice: worth_of(choice) for choice in question.choices}


def brute_outcomes(position: Position) -> Iterator[tuple[int, tuple[int, ...], bool]]:
    """Every way for white and black dice to fall, and whether the player is bust with it: n^(k+1) in number."""
    recursion = Recursion(Question(position))
    legal = set(recursion.legal(frozenset(position.buttons)))
    faces = range(1, position.size + 1)
    for white in faces:
        row = {col for line, col in legal if line == white}
        for black in product(faces, repeat=position.black_dice):
            yield white, black, row.isdisjoint(black)


def brute_bust(position: Position) -> Fraction:
    """The chance that the next own roll is bust, found by going through all outcomes.

    >>> brute_bust(Position.parse("rby/gRy/ybg r 2"))
    Fraction(11, 27)
    """
    outcomes = [bust for _, _, bust in brute_outcomes(position)]
    return Fraction(sum(outcomes), len(outcomes))
