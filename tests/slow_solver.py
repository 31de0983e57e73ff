"""A second solver, as slow and as plain as the definition, against which the real one is held.

Sets of buttons are frozensets of cells in a dictionary, the dice fall one by one, stars are placed in every way, and
numbers are fractions. Nothing of the package's analysis is used, and of its rules only how a position is read.
"""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from functools import cache, cached_property
from itertools import combinations, product

from buttons_widgets.buttons.rules.position import Position

Cell = tuple[int, int]
Buttons = frozenset[Cell]


@cache
def shown_columns(sides: int, dice: int) -> Counter[frozenset[int]]:
    """In how many of the ways that the black dice fall they show which columns: each way is gone through."""
    return Counter(frozenset(faces) for faces in product(range(1, sides + 1), repeat=dice))


class SlowSolver:
    """The values of a position's sets of buttons.

    `goal` is "stars", "win", or what 0, 1, … 7 stars are worth and what a win is worth. `number` is the type to
    calculate with: `Fraction`, or `float` where exact fractions would take too long.
    """

    def __init__(
        self,
        position: Position,
        count: int = 0,
        opt_out: Fraction = Fraction(0),
        bust: Fraction = Fraction(0),
        dice_each: int = 1,
        goal: str | tuple[list[Fraction], Fraction | None] = "stars",
        number: type[Fraction] | type[float] = Fraction,
    ) -> None:
        self.position = position
        self.size = position.size
        self.stars = position.stars
        self.count, self.dice_each = count, dice_each
        by_stars, at_win = {"stars": (range(8), None), "win": ([0] * 8, 1)}[goal] if isinstance(goal, str) else goal
        self.by_stars, self.at_win = [number(worth) for worth in by_stars], None if at_win is None else number(at_win)
        self.number = number
        self.opt_out, self.bust = number(opt_out), number(bust)
        self.cells = list(product(range(1, self.size + 1), repeat=2))
        self.colour = dict(zip(self.cells, position.colours, strict=True))
        self.known: dict[tuple[Buttons, int, int], Fraction | float] = {}
        self.legal_known: dict[Buttons, frozenset[Cell]] = {}

    @cached_property
    def lines(self) -> list[frozenset[Cell]]:
        """Every five cells in a line."""
        starts = range(1, self.size - 3)
        across = [frozenset((row, col + i) for i in range(5)) for row in range(1, self.size + 1) for col in starts]
        return across + [frozenset((col, row) for row, col in line) for line in across]

    def legal(self, buttons: Buttons) -> frozenset[Cell]:
        if buttons not in self.legal_known:
            self.legal_known[buttons] = frozenset(
                (row, col)
                for row, col in self.cells
                if (row, col) not in buttons | self.stars
                and not buttons & {(row - 1, col), (row + 1, col), (row, col - 1), (row, col + 1)}
            )
        return self.legal_known[buttons]

    def stop(self, buttons: Buttons) -> Fraction | float | None:
        """What opting out is worth; None where it is not allowed."""
        if not buttons:
            return None
        laid = Counter(self.colour[cell] for cell in buttons)
        scoring = [colour for colour in "rbyg" if laid[colour] >= 3]
        earned = 1 + len(scoring) + sum(card in scoring for card in self.position.cards)
        placements = [self.stars | set(placed) for placed in combinations(buttons, earned)]
        if self.at_win is not None and any(map(self.wins, placements)):
            return self.at_win
        return self.by_stars[earned]

    def wins(self, stars: frozenset[Cell]) -> bool:
        return len(stars) >= 12 or any(line <= stars for line in self.lines)

    def roll(self, buttons: Buttons, still_in: int) -> Fraction | float:
        """What a roll of our own is worth while so many opponents are in."""
        dice = max(1, self.position.black_dice - self.dice_each * (self.count - still_in))
        after = {cell: self.worth(buttons | {cell}, still_in, still_in) for cell in self.legal(buttons)}
        total = self.number(0)
        for white in range(1, self.size + 1):
            for columns, ways in shown_columns(self.size, dice).items():
                offered = [after[white, column] for column in columns if (white, column) in after]
                total += ways * max(offered, default=self.by_stars[0])
        return total / self.size ** (dice + 1)

    def worth(self, buttons: Buttons, to_act: int, still_in: int) -> Fraction | float:
        """What buttons are worth while `to_act` of the opponents still in act before our turn."""
        key = buttons, to_act, still_in
        if key not in self.known:
            self.known[key] = self._turn(*key) if to_act == 0 else self._opponent(*key)
        return self.known[key]

    def _turn(self, buttons: Buttons, to_act: int, still_in: int) -> Fraction | float:
        stop, roll = self.stop(buttons), self.roll(buttons, still_in)
        return roll if stop is None else max(stop, roll)

    def _opponent(self, buttons: Buttons, to_act: int, still_in: int) -> Fraction | float:
        def after_roll(buttons: Buttons) -> Fraction | float:
            stays = self.worth(buttons, to_act - 1, still_in)
            return (1 - self.bust) * stays + self.bust * self.worth(buttons, to_act - 1, still_in - 1)

        leaves = self.worth(buttons, to_act - 1, still_in - 1)
        pass_by, legal = after_roll(buttons), self.legal(buttons)
        golden = pass_by * (len(self.cells) - len(legal))
        for cell in legal:
            golden += max(pass_by, after_roll(buttons | {cell}))
        return self.opt_out * leaves + (1 - self.opt_out) * golden / len(self.cells)
