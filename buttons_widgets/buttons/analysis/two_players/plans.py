"""How a player of a two-player round decides: the best there is, by the advice of `solve`, or by a rule of thumb."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from math import isfinite
from numbers import Real
from typing import Any, Final, NamedTuple

import numpy as np

from ....kit.rules.answer import TIE, Watch
from ....kit.rules.errors import GameError, quoted
from ...rules.position import Earnings, Position
from ..backward_pass.blocks import BEST_PLAY
from ..backward_pass.levels import column
from ..backward_pass.recursion import value_table
from ..backward_pass.tables import Floats, Ints
from ..lattice import Lattice, lattice_of
from ..opponents import NO_OPPONENTS, Opponents
from ..situations import Rule
from ..stopping_rules import rule_table
from .boards import Bools

DICE_OF_A_LEAVER: Final = 2
"""So many black dice go into a depot in a game of two."""


@dataclass(frozen=True)
class BestPlay:
    """A player who knows both boards and how the other plays, and makes the best of it.

    Attributes:
        against: how much a star of the other counts against one of its own, -1 to 1. With 0 it goes for its own stars
            alone, as `solve` does; with 1 for the lead, the difference. A very small number, such as 1e-6, still goes
            for its own stars, but of two choices that are equal to it takes the one that is worse for the other
            (below 0: the better one).

    Raises:
        GameError: `against` is not a number from -1 to 1.
    """

    against: float = 0.0

    def __post_init__(self) -> None:
        number = self.against
        if isinstance(number, bool) or not isinstance(number, Real) or not isfinite(number) or abs(number) > 1:
            raise GameError(f"a star of the other counts from -1 to 1 (against), not {quoted(number)}")


@dataclass(frozen=True)
class Advised:
    """A player who does what `solve` advises for its own board, and looks at nothing else.

    Attributes:
        opponents: what it asks `solve` to assume of the other while the other is in; left out, it plays as in solo
            practice. When the other has left, what `solve` says is the best there is.

    Raises:
        GameError: `opponents` are not `Opponents`, or not one.
    """

    opponents: Opponents | None = None

    def __post_init__(self) -> None:
        if not isinstance(self.opponents, Opponents | None):
            raise GameError(f"opponents are Opponents(1, opt_out, bust) or None, not {quoted(self.opponents)}")
        if self.opponents is not None and self.opponents.count != 1:
            raise GameError(f"in a round of two players there is 1 opponent, not {self.opponents.count}")
        if self.opponents is not None and self.opponents.dice_each != DICE_OF_A_LEAVER:
            raise GameError(f"in a round of two players a leaver takes 2 dice along, not {self.opponents.dice_each}")


@dataclass(frozen=True)
class RuleOfThumb:
    """A player who opts out when a rule says so, and lays as well as can be for somebody alone who stops by that rule.

    Attributes:
        rule: gets a `Situation` (see `stopping_rules`) and says `True` to opt out or `False` to roll.

    Raises:
        GameError: the rule is not a function.
    """

    rule: Rule

    def __post_init__(self) -> None:
        if not callable(self.rule):
            raise GameError(f"a rule is a function that gets a situation, not {quoted(self.rule)}")


class Plan(NamedTuple):
    """What a player does in every situation of one round.

    The arrays go by ranks in the lattices of the two positions from which the round began.
    """

    best: bool
    """Whether `worth` and `leaves` are still to be found, by making the best of the round."""
    against: float
    """See `BestPlay`."""
    worth: Floats
    """[turn, i, j] what the player takes a pair of boards to be worth while both are in."""
    leaves: Bools
    """[i, j] whether it opts out then, at its turn."""
    alone: Floats
    """[rank] what the player earns alone, from its turn on. It chooses among spaces by these numbers, too."""
    leaves_alone: Bools
    """[rank] whether it opts out then."""


class Side(NamedTuple):
    """One player's board, counted through."""

    position: Position
    lattice: Lattice
    rank: dict[int, int]
    """The rank of a mask of buttons, those of the position among them."""
    more: Ints
    """[rank, cell] the rank with one more button, or -1 where it may not be laid."""
    stop: Floats
    """[rank] the stars for opting out, or -1 where that is not allowed."""


def side_of(position: Position) -> Side:
    """Count through what may come up on a board from a position on."""
    lattice = lattice_of(position)
    masks = [lattice.unrank(rank) | position.button_mask for rank in range(lattice.total)]
    rank = {mask: number for number, mask in enumerate(masks)}
    cells = range(position.size**2)
    more = [[-1 if mask >> cell & 1 else rank.get(mask | 1 << cell, -1) for cell in cells] for mask in masks]
    earned = [Earnings.of(position.colour_masks, mask, position.cards).total if mask else -1 for mask in masks]
    return Side(position, lattice, rank, np.array(more, np.int64), np.array(earned, np.float64))


def alone_after(position: Position) -> Position:
    """The position of a player whose opponent has just left: with fewer dice."""
    return replace(position, black_dice=max(1, position.black_dice - DICE_OF_A_LEAVER))


def plan_of(player: object, sides: tuple[Side, Side], seat: int, watch: Watch) -> Plan:
    """What a player is going to do, in arrays.

    Args:
        player: a `BestPlay`, an `Advised`, a `RuleOfThumb`, or a `Plan` made for the same two positions.
        sides: both boards.
        seat: the player's, 0 or 1.
        watch: see `solve`.

    Raises:
        GameError: `player` is something else, a plan for other positions, or has a rule that says neither yes nor no.
    """
    here = sides[seat]
    shape = (len(sides[0].stop), len(sides[1].stop))
    match player:
        case Plan():
            if player.leaves.shape != shape or player.alone.shape != here.stop.shape:
                raise GameError("a plan belongs to the two positions for which it was made, and these are others")
            return player
        case BestPlay():
            alone, leaves_alone = _alone(here, watch, None)
            nothing = np.zeros((2, *shape)), np.zeros(shape, np.bool_)
            return Plan(True, float(player.against), *nothing, alone, leaves_alone)
        case Advised():
            alone, leaves_alone = _alone(here, watch, None)
            opponents = player.opponents or NO_OPPONENTS
            values, _ = value_table(here.position, opponents, watch)
            count = opponents.count
            at_turn, after_lay = values[:, column(0, count)], values[:, column(count, count)]
            leaves = (here.stop >= 0) & (at_turn <= here.stop + TIE)
        case RuleOfThumb():
            alone, leaves_alone = _alone(here, watch, player.rule)
            leaves = rule_table(here.position, player.rule)
            values, _ = value_table(here.position, NO_OPPONENTS, watch, leaves)
            at_turn = after_lay = values[:, 0]
        case _:
            kinds = "BestPlay(), Advised(Opponents(1, opt_out, bust)), RuleOfThumb(rule)"
            raise GameError(f"a player of a round is one of {kinds} or the player of a round, not {quoted(player)}")

    def own(column: np.ndarray) -> np.ndarray:
        """The same for whatever lies on the other's board."""
        return np.broadcast_to(column[:, None] if seat == 0 else column[None, :], shape).copy()

    turns = (at_turn, after_lay) if seat == 0 else (after_lay, at_turn)
    return Plan(False, 0.0, np.stack([own(turn) for turn in turns]), own(leaves), alone, leaves_alone)


def _alone(side: Side, watch: Watch, rule: Callable[[Any], Any] | None) -> tuple[Floats, Bools]:
    """What a player earns at each rank when it is alone, and whether it opts out: by a rule, or else at best."""
    position = alone_after(side.position)
    by_rule = BEST_PLAY if rule is None else rule_table(position, rule)
    values, _ = value_table(position, NO_OPPONENTS, watch, by_rule)
    alone = values[:, 0].copy()
    return alone, (side.stop >= 0) & (alone <= side.stop + TIE) if rule is None else by_rule
