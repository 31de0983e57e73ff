"""A second way to the worth of a choice: the plain recursion over sets of buttons, kept in dictionaries.

It follows the model of `analysis/backward_pass/recursion.py` and shares nothing with that solver: no order of the
sets, no tables, no sums over sorted spaces. Every way that the black dice can fall is gone through, and the legal
spaces are found from the neighbours of each cell. It is slow, and meant to be.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from fractions import Fraction
from functools import cache, cached_property
from itertools import product
from typing import Final

from ...kit.rules.answer import TIE
from ..analysis.advice import Question
from ..analysis.solution import OPT_OUT, ROLL, Choice
from ..cells import Cell
from ..rules.position import Position

MOST_BRUTE: Final = 15_000
"""A question that needs more numbers than these takes much longer than a second. Measured on one core."""

_ENOUGH: Final = 3
_LINE: Final = 5
_STARS_TO_WIN: Final = 12


@cache
def columns_shown(sides: int, dice: int) -> Mapping[frozenset[int], int]:
    """In how many ways some black dice show just these columns: each way that they can fall is gone through."""
    return Counter(frozenset(faces) for faces in product(range(1, sides + 1), repeat=dice))


@cache
def shown_among(sides: int, dice: int, wanted: tuple[int, ...]) -> tuple[tuple[tuple[int, ...], int], ...]:
    """For each choice of some wanted columns, in how many ways the black dice show just these of them."""
    ways: Counter[tuple[int, ...]] = Counter()
    for columns, count in columns_shown(sides, dice).items():
        ways[tuple(column for column in wanted if column in columns)] += count
    return tuple(ways.items())


class Recursion:
    """The values of the sets of buttons that a question can come to. A set is a number with a bit for each cell."""

    def __init__(self, question: Question) -> None:
        self.position = question.position
        self.opponents = question.opponents
        self.to_win = question.goal == "win"
        size = self.position.size
        self.cells: tuple[Cell, ...] = tuple(product(range(1, size + 1), range(1, size + 1)))
        self.bits = {cell: 1 << number for number, cell in enumerate(self.cells)}
        self.stars = self.set_of(
            cell for cell, letter in zip(self.cells, self.position.colours, strict=True) if letter == "*"
        )
        self._near = {
            cell: self.set_of((row + i, col + j) for i, j in ((0, 0), (1, 0), (-1, 0), (0, 1), (0, -1)))
            for cell in self.cells
            for row, col in [cell]
        }
        self._of_colour = {
            letter: self.set_of(
                cell for cell, here in zip(self.cells, self.position.colours, strict=True) if here == letter
            )
            for letter in set(self.position.colours) - {"*"}
        }
        self._worths: dict[tuple[int, int, int], float] = {}
        self._legal: dict[int, tuple[tuple[int, tuple[int, ...]], ...]] = {}
        self._ends: dict[int, dict[int, float]] = {}

    def set_of(self, cells: Iterable[Cell]) -> int:
        """The number of a set of cells; cells off the board are left out."""
        return sum({self.bits[cell] for cell in cells if cell in self.bits})

    @cached_property
    def gaps(self) -> tuple[int, ...]:
        """For every five cells in a line, those of them that have no star."""
        size = self.position.size
        lines = []
        for fixed, start in product(range(1, size + 1), range(1, size - _LINE + 2)):
            lines.append(self.set_of((fixed, start + i) for i in range(_LINE)))
            lines.append(self.set_of((start + i, fixed) for i in range(_LINE)))
        return tuple(line & ~self.stars for line in lines)

    def legal(self, buttons: int) -> tuple[tuple[int, tuple[int, ...]], ...]:
        """Where a button may be laid: rows with their columns."""
        if buttons not in self._legal:
            rows: dict[int, list[int]] = {}
            for cell in self.cells:
                if not (self._near[cell] & buttons or self.bits[cell] & self.stars):
                    rows.setdefault(cell[0], []).append(cell[1])
            self._legal[buttons] = tuple((row, tuple(columns)) for row, columns in rows.items())
        return self._legal[buttons]

    def legal_cells(self, buttons: int) -> Iterator[Cell]:
        """The same, cell by cell."""
        for row, columns in self.legal(buttons):
            for column in columns:
                yield row, column

    def stop(self, buttons: int) -> float:
        """What opting out is worth."""
        full = [colour for colour, cells in self._of_colour.items() if (cells & buttons).bit_count() >= _ENOUGH]
        earned = 1 + len(full) + len(set(full) & set(self.position.cards))
        if not self.to_win:
            return float(earned)
        enough = self.stars.bit_count() + earned >= _STARS_TO_WIN
        return float(enough or any(not gap & ~buttons and gap.bit_count() <= earned for gap in self.gaps))

    def roll(self, buttons: int, still_in: int) -> float:
        """What a roll of one's own is worth while so many opponents are in."""
        size = self.position.size
        gone = self.opponents.count - still_in
        dice = max(1, self.position.black_dice - (self.opponents.dice_each or 1) * gone)
        total = 0.0
        for row, columns in self.legal(buttons):
            after = {col: self.worth(buttons | self.bits[row, col], still_in, still_in) for col in columns}
            for shown, ways in shown_among(size, dice, columns):
                if shown:
                    total += ways * max([after[col] for col in shown])
        return total / float(size ** (dice + 1))

    def worth(self, buttons: int, to_act: int, still_in: int) -> float:
        """What buttons are worth while `to_act` of the opponents still in act before the player's turn."""
        key = buttons, to_act, still_in
        known = self._worths.get(key)
        if known is None:
            known = self._opponent(*key) if to_act else self._own_turn(buttons, still_in)
            self._worths[key] = known
        return known

    def _own_turn(self, buttons: int, still_in: int) -> float:
        roll = self.roll(buttons, still_in)
        return max(roll, self.stop(buttons)) if buttons else roll

    def _opponent(self, buttons: int, to_act: int, still_in: int) -> float:
        opt_out, bust = float(self.opponents.opt_out), float(self.opponents.bust)

        def rolled(mine: int) -> float:
            stays = self.worth(mine, to_act - 1, still_in)
            return (1 - bust) * stays + bust * self.worth(mine, to_act - 1, still_in - 1)

        leave_it = rolled(buttons)
        takes = [max(leave_it, rolled(buttons | self.bits[cell])) for cell in self.legal_cells(buttons)]
        others = len(self.cells) - len(takes)
        golden = (sum(takes) + others * leave_it) / len(self.cells)
        return opt_out * self.worth(buttons, to_act - 1, still_in - 1) + (1 - opt_out) * golden

    def ends(self, buttons: int) -> dict[int, float]:
        """How likely each number of stars is in the end, if the player rolls now and plays best, alone.

        A player who may as well opt out does so.
        """
        size, dice = self.position.size, self.position.black_dice
        chances: Counter[int] = Counter()
        for row, columns in self.legal(buttons):
            after = {col: self.worth(buttons | self.bits[row, col], 0, 0) for col in columns}
            for shown, ways in shown_among(size, dice, columns):
                if shown:
                    chances[buttons | self.bits[row, max(shown, key=after.__getitem__)]] += ways
        total = size ** (dice + 1)
        ends = {0: 1 - chances.total() / total}
        for mine, ways in chances.items():
            for stars, chance in self._ends_after(mine).items():
                ends[stars] = ends.get(stars, 0.0) + chance * ways / total
        return ends

    def _ends_after(self, buttons: int) -> dict[int, float]:
        stop = self.stop(buttons)
        if self.worth(buttons, 0, 0) <= stop + TIE:
            return {int(stop): 1.0}
        if buttons not in self._ends:
            self._ends[buttons] = self.ends(buttons)
        return self._ends[buttons]


def brute_worths(question: Question) -> dict[Choice, float]:
    """What every choice of a question is worth. See `MOST_BRUTE` for how large it may be.

    >>> worths = brute_worths(Question(Position.parse("RbyG/gryb/ybRy/bYrg r 2")))
    >>> worths["opt out"], round(worths["roll"], 6)
    (1.0, 0.546875)
    """
    recursion = Recursion(question)
    buttons, count = recursion.set_of(question.position.buttons), question.opponents.count

    def worth_of(choice: Choice) -> float:
        if choice == ROLL:
            return recursion.roll(buttons, count)
        if choice == OPT_OUT:
            return recursion.stop(buttons)
        mine = buttons if isinstance(choice, str) else buttons | recursion.bits[choice]
        return recursion.worth(mine, count if question.golden is None else question.to_act, count)

    return {choice: worth_of(choice) for choice in question.choices}


def brute_outcomes(position: Position) -> Iterator[tuple[int, tuple[int, ...], bool]]:
    """Every way for white and black dice to fall, and whether the player is bust with it: n^(k+1) in number."""
    recursion = Recursion(Question(position))
    legal = set(recursion.legal_cells(recursion.set_of(position.buttons)))
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
