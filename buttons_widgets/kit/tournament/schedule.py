"""Which bots meet, in which seats, with which dice.

A *block* is one game's chance played once in every rotation of the seats: each bot of the group meets the same dice in
each seat. A *batch* is a few blocks of one group; it is played in one go, by one process. What a batch holds depends on
the question only, and not on how many processes there are.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations
from math import ceil
from typing import Final

from ..rules.chance import fair_shuffle

BLOCKS: Final = 5
"""So many blocks a batch has, if so many are left."""

Group = tuple[int, ...]
"""The numbers of the bots that sit at one table."""


@dataclass(frozen=True)
class Batch:
    """A few blocks of one group.

    Attributes:
        number: its place in the schedule, counted from 0.
        group: who plays.
        blocks: the numbers of the blocks, counted from 1.
    """

    number: int
    group: Group
    blocks: range

    @property
    def games(self) -> int:
        """How many games it has."""
        return len(self.blocks) * len(self.group)


@dataclass(frozen=True)
class Schedule:
    """All games of a tournament.

    Args:
        bots: how many bots take part.
        players: how many sit at a table.
        games: how many games each group plays at least.
        seed: of the tournament.

    >>> schedule = Schedule(bots=3, players=2, games=4, seed="one")
    >>> [(batch.group, list(batch.blocks)) for batch in schedule.batches()]
    [((0, 1), [1, 2]), ((0, 2), [1, 2]), ((1, 2), [1, 2])]
    >>> schedule.seatings((0, 1), 1), schedule.seed_of(1)
    ([(0, 1), (1, 0)], 'one/1')
    """

    bots: int
    players: int
    games: int
    seed: str

    @property
    def blocks(self) -> int:
        """How many blocks each group plays: the games asked for, in whole blocks."""
        return ceil(self.games / self.players)

    @property
    def groups(self) -> list[Group]:
        """Every group."""
        return list(combinations(range(self.bots), self.players))

    @property
    def all_games(self) -> int:
        """How many games are played in all."""
        return self.blocks * self.players * len(self.groups)

    def batches(self) -> Iterator[Batch]:
        """The batches in their order: the first blocks of all groups, then the next blocks of all groups."""
        number = 0
        for first in range(1, self.blocks + 1, BLOCKS):
            for group in self.groups:
                yield Batch(number, group, range(first, min(first + BLOCKS, self.blocks + 1)))
                number += 1

    def seed_of(self, block: int) -> str:
        """The seed of a block's games, for every group the same: so all groups meet the same dice."""
        return f"{self.seed}/{block}"

    def seatings(self, group: Group, block: int) -> list[Group]:
        """Who sits in which seat in each game of a block.

        Who sits next to whom varies from block to block.
        """
        order = group[:1] + fair_shuffle(f"{self.seed_of(block)}/order", group[1:])
        return [order[-turn:] + order[:-turn] if turn else order for turn in range(len(order))]
