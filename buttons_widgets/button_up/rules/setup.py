"""What is fixed before the first move: the two names, who is first in battle 1, how large the armies are, the seed."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass, field
from typing import Final, Self

from ...kit.rules.chance import fair_dice, fair_shuffle, new_seed
from ...kit.rules.errors import GameError, NotationError, quoted
from ...kit.rules.game import Seat
from ...kit.rules.names import checked_names, checked_seed
from ...kit.rules.notation import NumberedLine
from ...kit.rules.numbers import number_within
from ...kit.rules.with_setup import WithSeed, read_fields
from .position import COLOURS, MOST_EACH, checked_army

SEATS: Final = range(2, 3)
"""Two people play."""

_LINES: Final = ("seed", "red", "black", "first", "army")


@dataclass(frozen=True)
class Setup(WithSeed):
    """All that is fixed before the first move.

    Attributes:
        names: of the red player and of the black one.
        first: the seat that is first in battle 1.
        army: how many buttons of each colour there are: 1 to 3.
        seed: what decides the deals; `None` in a state that hides it from a bot. The `repr` never shows it.
    """

    names: tuple[str, ...]
    first: Seat
    army: int
    seed: str | None = field(repr=False)

    @classmethod
    def of(cls, names: Collection[str], first: object = None, seed: object = None, army: object = MOST_EACH) -> Self:
        """Check what `Game.start` was given, and fill in what was left out.

        Raises:
            GameError: something is invalid; the message says what and why.
        """
        players = checked_names(names, SEATS)
        text = new_seed() if seed is None else checked_seed(seed)
        return cls(players, _checked_first(first, players, text), checked_army(army), text)

    @classmethod
    def from_lines(cls, lines: Sequence[NumberedLine]) -> Self:
        """Read the lines that `str(setup)` writes; the messages name their numbers.

        Raises:
            NotationError: a line is malformed, or the setup is invalid.
        """
        if len(lines) > len(_LINES):
            number, line = lines[len(_LINES)]
            raise NotationError(f"line {number}: 'Battle 1' should stand here, not {quoted(line)}")
        seed, red, black, first, army = read_fields(lines, _LINES)
        try:
            setup = cls.of((red, black), first, seed or "hidden", int(army) if army in "123" else army)
        except GameError as error:
            raise NotationError(str(error)) from None
        return setup if seed else setup.without_seed

    def __str__(self) -> str:
        values = zip(_LINES[1:], (*self.names, self.names[self.first], self.army), strict=True)
        return "\n".join([self.seed_line, *(f"{name}: {value}" for name, value in values)])

    def deal(self, battle: int) -> str:
        """The circle of a battle: it depends on the seed and on the battle's number only.

        Raises:
            GameError: this setup holds no seed.
        """
        if self.seed is None:
            raise GameError("this state holds no seed: use chances() for the deals to come")
        return "".join(fair_shuffle(f"{self.seed}/battle {battle}", COLOURS * self.army))


def _checked_first(first: object, names: tuple[str, ...], seed: str) -> Seat:
    """The seat that is first in battle 1; decided by the seed if it was left out."""
    if first is None:
        return fair_dice(f"{seed}/first", 0, 1, len(names))[0] - 1
    if isinstance(first, str):
        wanted = " ".join(first.split())
        if wanted in names:
            return names.index(wanted)
    return number_within(first, 0, 1, f"{names[0]} (seat 0) or {names[1]} (seat 1) is first in battle 1")
