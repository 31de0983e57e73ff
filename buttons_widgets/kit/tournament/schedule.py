"""Who takes part in a tournament, and which bots meet, in which seats, with which dice.

A *block* is one game's chance played once in every rotation of the seats: each bot of the group meets the same dice in
each seat. A *batch* is a few blocks of one group; it is played in one go, by one process. What a batch holds depends on
the question only, and not on how many processes there are.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import combinations, count
from math import ceil
from typing import Any, Final

from ..bots.fresh_bot import bot_bytes
from ..rules.bots import can_be_called, check_is_made
from ..rules.chance import fair_shuffle
from ..rules.errors import GameError, plain_reason, quoted, shortened
from ..rules.names import LONGEST_NAME, checked_names
from .fingerprint import fingerprint

_KIT: Final = __name__.partition(".")[0]
MOST_BOTS: Final = 50


@dataclass(frozen=True)
class Entry:
    """A bot that takes part.

    Attributes:
        name: what it is called; every bot of a tournament has a name of its own.
        data: the bot, as `bot_bytes` gives it.
        fingerprint: of its code and its settings.
        is_ours: whether it is one of the kit's, which needs no process of its own.
    """

    name: str
    data: bytes = field(repr=False)
    fingerprint: str
    is_ours: bool


def entries_of(bots: object, fewest: int) -> list[Entry]:
    """The bots that were named in code.

    Args:
        bots: a list of bots, or of pairs of a name and a bot; or a dictionary from names to bots.
        fewest: so many there must be.

    Raises:
        GameError: the list or one of the bots in it is invalid, or a bot cannot be sent to another process.

    >>> from buttons_widgets.kit.rules.bots import RandomBot
    >>> [entry.name for entry in entries_of([RandomBot(), RandomBot(), ("Mine", lambda game: None)], fewest=2)]
    ['RandomBot()', 'RandomBot() 2', 'Mine']
    """
    listed = list(bots.items()) if isinstance(bots, Mapping) else bots
    if isinstance(listed, str) or not isinstance(listed, Sequence):
        raise GameError.of(
            "refused-bots", "bots are a list such as [RandomBot(), my_bot], not {given}", given=quoted(bots)
        )
    if not fewest <= len(listed) <= MOST_BOTS:
        raise GameError.of(
            "refused-bots-count",
            "here a tournament needs {fewest} to {most} bots, not {count}",
            fewest=fewest,
            most=MOST_BOTS,
            count=len(listed),
        )
    named: list[tuple[str, Any]] = []
    for one in listed:
        name, bot = one if isinstance(one, tuple) and len(one) == 2 else (None, one)
        check_is_made(bot)
        if isinstance(bot, str) or bot is None:
            raise GameError.of(
                "refused-bot-none",
                "in a tournament only bots play, and {given} is none: a bot is a function",
                given=quoted(one),
            )
        if not callable(bot):
            raise GameError.of(
                "refused-bot-pair",
                "a bot is a function, or a pair of a name and a function, not {given}",
                given=quoted(one),
            )
        if not can_be_called(bot, None):
            raise GameError.of(
                "refused-bot-asked",
                "{name} cannot be asked: a bot is called with one thing, the game. Write `def my_bot(game):`, and in a "
                "class `def __call__(self, game):`",
                name=quoted(one if name is None else name),
            )
        if name is not None and not isinstance(name, str):
            raise GameError.of("refused-bot-name", "the name of a bot is a text, not {given}", given=quoted(name))
        if name is None:
            name = _free(_own_name(bot), [taken for taken, _ in named])
        named.append((name, bot))
    names = checked_names([name for name, _ in named], range(1, MOST_BOTS + 1))
    return [_entry(name, bot) for name, (_, bot) in zip(names, named, strict=True)]


def _entry(name: str, bot: Any) -> Entry:
    try:
        data, found = bot_bytes(bot), fingerprint(bot)
    except ImportError:
        raise
    except Exception as error:  # whatever the objects raise that a bot holds
        raise GameError(
            f"{name} cannot be sent to another process: {plain_reason(error)}. A bot may hold numbers, lists and "
            "other bots, but no open file, no widget and no running thread"
        ) from error
    return Entry(name, data, found.text, found.is_ours)


def _own_name(bot: Any) -> str:
    """What a bot is called: one of the kit's as it is written, any other by its function or class."""
    kind = type(bot)
    if kind.__module__.partition(".")[0] == _KIT and "__repr__" in vars(kind):
        text = repr(bot)
    else:
        text = str(getattr(bot, "__name__", kind.__name__)).strip("<>")
    return shortened(text, LONGEST_NAME - 3)  # with room for a number


def _free(name: str, taken: Sequence[str]) -> str:
    number = next(number for number in count(1) if (name if number == 1 else f"{name} {number}") not in taken)
    return name if number == 1 else f"{name} {number}"


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
