"""What known rolls allow: every line of play through them, and how many stars the best of them earns.

A *line* is the cells that are laid, one for each roll in turn; after the last of them the player opts out. Buttons are
sets, so two lines that lay the same ones lead to the same board, and each board is looked at once for each roll.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from ...kit.rules.errors import IllegalMove
from ..cells import Cell
from ..rules.laying import legal_mask
from ..rules.moves import Dice
from ..rules.position import ENOUGH_OF_A_COLOUR, Earnings, Position
from .independent import bits_of

Choose = Callable[[Sequence[int], int], int]
"""A rule of thumb: of some bits that a roll offers the one to lay, given the buttons."""


class DiceLines:
    """Every line of play from a position through known rolls.

    Attributes:
        position: the board.
        rolls: the rolls in their order.
    """

    def __init__(self, position: Position, rolls: Sequence[Dice]) -> None:
        self.position = position
        self.rolls = tuple(rolls)
        self._shown = [position.grid.mask_of(roll.cells) for roll in rolls]
        self._known: dict[tuple[int, int], int] = {}
        self._counted: dict[tuple[int, int], tuple[int, int]] = {}

    @property
    def boards(self) -> int:
        """How many boards were looked at so far, each for every roll after which it comes up."""
        return len(self._known)

    def stars(self, buttons: int) -> int:
        """What opting out with some buttons earns."""
        return Earnings.of(self.position.colour_masks, buttons, self.position.cards).total

    def offered(self, taken: int, buttons: int) -> int:
        """The mask of the spaces that the next roll offers; nothing if there is no further roll.

        Args:
            taken: how many rolls have been taken.
            buttons: the mask of all buttons that lie there.
        """
        if taken == len(self.rolls):
            return 0
        return self._shown[taken] & legal_mask(self.position.grid, buttons, self.position.star_mask)

    def best(self, taken: int, buttons: int) -> int:
        """The most stars that can still be earned. A player without buttons cannot opt out and earns none."""
        key = taken, buttons
        if key not in self._known:
            further = [self.best(taken + 1, buttons | 1 << bit) for bit in bits_of(self.offered(taken, buttons))]
            self._known[key] = max([self.stars(buttons), *further])
        return self._known[key]

    def count(self, taken: int, buttons: int) -> tuple[int, int]:
        """How many ways there are to go on and then opt out, and how many of them earn the most stars that are left."""
        key = taken, buttons
        if key not in self._counted:
            most, every = self.best(taken, buttons), int(bool(buttons))
            good = int(bool(buttons) and self.stars(buttons) == most)
            for bit in bits_of(self.offered(taken, buttons)):
                after = buttons | 1 << bit
                ways, best_ways = self.count(taken + 1, after)
                every += ways
                good += best_ways if self.best(taken + 1, after) == most else 0
            self._counted[key] = every, good
        return self._counted[key]

    def best_lines(self) -> Iterator[tuple[int, ...]]:
        """Every line that earns the most stars, as bits, shorter ones before those that begin with them."""
        most = self.best(0, self.position.button_mask)

        def extend(line: tuple[int, ...], buttons: int) -> Iterator[tuple[int, ...]]:
            if buttons and self.stars(buttons) == most:
                yield line
            for bit in bits_of(self.offered(len(line), buttons)):
                if self.best(len(line) + 1, buttons | 1 << bit) == most:
                    yield from extend((*line, bit), buttons | 1 << bit)

        return extend((), self.position.button_mask)

    def play(self, choose: Choose) -> int:
        """The stars of whoever lays by a rule of thumb and opts out when the rolls end, or just before a bust."""
        buttons = self.position.button_mask
        for taken in range(len(self.rolls)):
            bits = tuple(bits_of(self.offered(taken, buttons)))
            if not bits:
                break
            buttons |= 1 << choose(bits, buttons)
        return self.stars(buttons)

    def by_rules_of_thumb(self) -> tuple[int, ...]:
        """What four rules of thumb earn, each laying on a space that the roll offers.

        The first takes the first space; the second the one that closes the fewest open spaces; the third the one whose
        colour has most buttons, but not enough for a star; the fourth the one that earns most stars at once, and closes
        fewest spaces of those that earn as many.
        """
        position = self.position
        neighbours, grid = position.grid.neighbours, position.grid

        def closes(bit: int, buttons: int) -> int:
            return (neighbours[bit] & legal_mask(grid, buttons, position.star_mask)).bit_count()

        def of_colour(bit: int, buttons: int) -> int:
            count = (position.colour_masks[position.colours[bit]] & buttons).bit_count()
            return count if count < ENOUGH_OF_A_COLOUR else -1

        return (
            self.play(lambda bits, _: bits[0]),
            self.play(lambda bits, buttons: min(bits, key=lambda bit: closes(bit, buttons))),
            self.play(lambda bits, buttons: max(bits, key=lambda bit: of_colour(bit, buttons))),
            self.play(
                lambda bits, buttons: max(bits, key=lambda bit: (self.stars(buttons | 1 << bit), -closes(bit, buttons)))
            ),
        )


def played_out(position: Position, rolls: Sequence[Dice]) -> Iterator[tuple[tuple[Cell, ...], int]]:
    """Every line with its stars, played by the rules one button after another: the second way."""

    def extend(now: Position, line: tuple[Cell, ...]) -> Iterator[tuple[tuple[Cell, ...], int]]:
        if now.buttons:
            yield line, now.stars_for_opting_out()
        if len(line) == len(rolls):
            return
        for cell in rolls[len(line)].cells:
            try:
                after = now.lay(cell)
            except IllegalMove:
                continue
            yield from extend(after, (*line, cell))

    return extend(position, ())
