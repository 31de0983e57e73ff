"""Ways to cover colours with as few further buttons as possible.

A colour is covered by three buttons. Fewer buttons have room wherever more have, so a way with the fewest lays on each
colour that it covers just as many buttons as are wanting, and none elsewhere. So a way is found in two steps: choose
colours that count enough, and find room for the buttons that they want.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import combinations
from math import comb, prod
from typing import NamedTuple

from ..cells import COLOURS
from ..rules.position import ENOUGH_OF_A_COLOUR, Position
from .independent import bits_of


class ColourChoice(NamedTuple):
    """Colours that count enough together.

    Attributes:
        colours: those that are not covered yet, in the usual order.
        needs: how many buttons each of them still wants.
    """

    colours: str
    needs: tuple[int, ...]

    @property
    def buttons(self) -> int:
        """How many buttons they want together."""
        return sum(self.needs)


def counted(position: Position) -> int:
    """What the covered colours count: one each, and two for a colour of the player's own cards.

    >>> counted(Position.parse("RyRy/yRyg/bgbg/bgbg r 5"))
    2
    """
    earned = position.earnings()
    return len(earned.colours) + len(earned.cards)


def lying(position: Position) -> dict[str, int]:
    """How many buttons lie on each colour."""
    return {colour: (position.button_mask & mask).bit_count() for colour, mask in position.colour_masks.items()}


def colour_choices(position: Position, cover: int) -> tuple[ColourChoice, ...]:
    """Every choice of colours that counts enough once they are covered too, those that want the fewest buttons first.

    Args:
        position: the board, with the buttons that lie there.
        cover: what the covered colours should count together.
    """
    wanting = {colour: max(0, ENOUGH_OF_A_COLOUR - count) for colour, count in lying(position).items()}
    left = [colour for colour in COLOURS if wanting[colour]]
    missing = cover - counted(position)
    found = [
        ColourChoice("".join(chosen), tuple(wanting[colour] for colour in chosen))
        for count in range(1, len(left) + 1)
        for chosen in combinations(left, count)
        if sum(1 + (colour in position.cards) for colour in chosen) >= missing
    ]
    return tuple(sorted(found, key=lambda choice: (choice.buttons, choice.colours)))


def coverings(position: Position, choice: ColourChoice) -> Iterator[int]:
    """Every way to lay just the buttons that some colours want, as the mask of these buttons, each once.

    The colour with the least room to spare is laid first. A branch ends as soon as a colour has too few open spaces.
    """
    closed = [neighbours | 1 << bit for bit, neighbours in enumerate(position.grid.neighbours)]
    masks = position.colour_masks

    def extend(laid: int, open_: int, needs: Mapping[str, int]) -> Iterator[int]:
        spare = {colour: (open_ & masks[colour]).bit_count() - need for colour, need in needs.items()}
        if not spare:
            yield laid
            return
        colour = min(spare, key=spare.__getitem__)
        # At most `spare` of this colour's spaces stay empty, so the first button lies on one of the first of them.
        for _, bit in zip(range(spare[colour] + 1), bits_of(open_ & masks[colour]), strict=False):
            need = needs[colour] - 1
            rest = {**needs, colour: need} if need else {other: n for other, n in needs.items() if other != colour}
            yield from extend(laid | 1 << bit, open_ & ~closed[bit], rest)
            open_ &= ~(1 << bit)

    wanted = dict(zip(choice.colours, choice.needs, strict=True))
    return extend(0, position.legal_mask, wanted)


def ways_without_neighbours(position: Position, choice: ColourChoice) -> int:
    """How many ways there would be if buttons might lie side by side: a binomial coefficient for each colour."""
    free = position.legal_mask
    rooms = [(free & position.colour_masks[colour]).bit_count() for colour in choice.colours]
    return prod(comb(room, need) for room, need in zip(rooms, choice.needs, strict=True))


class RowByRow:
    """The fewest further buttons found in another way: row by row over all arrangements, knowing no choices.

    Attributes:
        fewest: how many further buttons it takes; `None` if no arrangement covers enough.
    """

    def __init__(self, position: Position, cover: int) -> None:
        self._position = position
        self._cover = cover
        self._known: dict[tuple[int, int, tuple[int, ...]], int | None] = {}
        size = position.size
        row_mask = (1 << size) - 1
        free = [position.legal_mask >> size * row & row_mask for row in range(size)]
        self._states = [
            [state for state in range(1 << size) if not state & state << 1 and not state & ~of_row] for of_row in free
        ]
        self._start = tuple(min(count, ENOUGH_OF_A_COLOUR) for count in lying(position).values())
        self.fewest = self._least(0, 0, self._start)

    def _after(self, row: int, state: int, counts: tuple[int, ...]) -> tuple[int, ...]:
        buttons = state << self._position.size * row
        return tuple(
            min(count + (buttons & mask).bit_count(), ENOUGH_OF_A_COLOUR)
            for count, mask in zip(counts, self._position.colour_masks.values(), strict=True)
        )

    def _enough(self, counts: tuple[int, ...]) -> bool:
        covered = [colour for colour, count in zip(COLOURS, counts, strict=True) if count == ENOUGH_OF_A_COLOUR]
        return sum(2 if colour in self._position.cards else 1 for colour in covered) >= self._cover

    def _least(self, row: int, above: int, counts: tuple[int, ...]) -> int | None:
        """The fewest buttons in the rows from `row` on that cover enough with what the rows above have."""
        if row == self._position.size:
            return 0 if self._enough(counts) else None
        key = (row, above, counts)
        if key not in self._known:
            below = [
                state.bit_count() + least
                for state in self._states[row]
                if not state & above
                and (least := self._least(row + 1, state, self._after(row, state, counts))) is not None
            ]
            self._known[key] = min(below, default=None)
        return self._known[key]

    def arrangements(self) -> Iterator[int]:
        """Every arrangement of the fewest further buttons, as the mask of these buttons."""

        def extend(row: int, above: int, counts: tuple[int, ...], left: int, laid: int) -> Iterator[int]:
            if row == self._position.size:
                yield laid
                return
            for state in self._states[row]:
                after = self._after(row, state, counts)
                rest = left - state.bit_count()
                if not state & above and self._least(row + 1, state, after) == rest:
                    yield from extend(row + 1, state, after, rest, laid | state << self._position.size * row)

        return iter(()) if self.fewest is None else extend(0, 0, self._start, self.fewest, 0)
