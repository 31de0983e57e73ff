"""Positions that really arise: whole games are played by decent players, and every decision in them is a sample.

The players look at what people look at: how likely the next roll is bust, what opting out earns, how far each colour
is from three, how much room a button leaves, and which lines of five the stars may still make. They differ in how much
they dare and in what they care for, and now and then they waver. They solve nothing exactly, so what they leave behind
is good play with the usual mistakes. Nothing here needs numpy.

Everything follows from a `Random`: the same state of it gives the same games. Any theme may use `moments`: those about
dice take `DECIDE`, `LAY` and `GOLD`, those about buttons take any position, and those about stars take `STARS`, where
the position still has all buttons of the round and `stars_for_opting_out()` of them become stars.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from random import Random
from typing import Final

from ...kit.rules.game import CHANCE
from ..analysis.opponents import NO_OPPONENTS, Opponents
from ..cells import Cell
from ..rules.ending import line_masks
from ..rules.game import Game
from ..rules.laying import legal_mask
from ..rules.layout import LAYOUTS
from ..rules.moves import Dice, Lay, Move, OptOut, PlaceStars, Roll
from ..rules.phase import Phase, Standing
from ..rules.position import ENOUGH_OF_A_COLOUR, Position

LONGEST_GAME: Final = 12
"""After so many rounds nobody plays on."""

BEHAVIOUR: Final = ((2.5, 0.05, 0.05), (4.5, 0.2, 0.1), (99.0, 0.5, 0.2))
"""How often the players here opt out when their turn comes, and are bust when they roll, roughly, in this turn and the
two to come, as long as they have no more buttons than the first number says. A test measures it."""


@dataclass(frozen=True)
class Moment:
    """A decision of a player in a game.

    Attributes:
        phase: what is to be decided.
        position: the player's board; its dice are those of its next own roll.
        dice: the roll that has just fallen, its own or, in `Phase.GOLD`, another player's; `None` if there is none.
        opponents: the other players who are still in, and how players like them behave.
        to_act: how many of them act before the player's next turn.
        round: the number of the round, from 1.
    """

    phase: Phase
    position: Position
    dice: Dice | None
    opponents: Opponents
    to_act: int
    round: int


@dataclass(frozen=True)
class Player:
    """A decent player.

    Attributes:
        daring: the chance to be bust that it takes with one star at stake; with more stars it takes less.
        colour: what it cares for a colour that comes nearer to three.
        room: what it cares for the chance not to be bust next.
        wavering: how much chance there is in what it does, 0 for none.
    """

    daring: float
    colour: float
    room: float
    wavering: float

    @classmethod
    def any(cls, random: Random) -> Player:
        """One of many."""
        return cls(
            daring=random.uniform(0.25, 0.6),
            colour=random.uniform(0.5, 1.5),
            room=random.uniform(1.0, 4.0),
            wavering=random.uniform(0.0, 0.15),
        )

    def decide(self, game: Game, random: Random) -> Move:
        """One of the legal moves of the player whose turn it is to decide."""
        assert isinstance(game.to_move, int)
        position = game.position(game.to_move)
        if game.phase is Phase.STARS:
            return PlaceStars(_star_cells(position))
        if game.phase is Phase.DECIDE:
            if not position.button_mask:
                return Roll()
            risk = _bust(position, position.button_mask) * random.uniform(1 - self.wavering, 1 + self.wavering)
            return OptOut() if risk > self.daring / position.stars_for_opting_out() ** 0.75 else Roll()
        likings = {
            move: self._liking(position, move) + random.uniform(-self.wavering, self.wavering)
            for move in game.legal_moves()
        }
        return max(likings, key=likings.__getitem__)

    def _liking(self, position: Position, move: Move) -> float:
        """How much the player likes what a button does to its board."""
        buttons = position.button_mask
        if isinstance(move, Lay):
            buttons |= 1 << position.grid.bit(move.cell)
        progress = 0.0
        for colour, mask in position.colour_masks.items():
            covered = min(ENOUGH_OF_A_COLOUR, (buttons & mask).bit_count())
            progress += (covered / ENOUGH_OF_A_COLOUR) ** 2 * (1 + (colour in position.cards))
        return self.colour * progress - self.room * _bust(position, buttons)


def moments(random: Random, players: int | None = None) -> Iterator[Moment]:
    """Every decision of a game between decent players, from the first round to its end.

    Args:
        random: decides sides, cards, dice, players and what they do.
        players: how many there are, 1 to 4; any number if left out.

    >>> first = next(moments(Random(1), players=3))
    >>> first.phase.value, first.opponents.count, len(first.position.buttons)
    ('roll or opt out', 2, 0)
    """
    count = random.randint(1, 4) if players is None else players
    seats = [Player.any(random) for _ in range(count)]
    layouts = random.sample(sorted(LAYOUTS), count)
    game = Game.start([f"p{seat}" for seat in range(count)], layouts, seed=str(random.getrandbits(64)))
    while game.to_move is not None and game.round <= LONGEST_GAME:
        if game.to_move is CHANCE:
            game = game.play(game.chance_move())
            continue
        assert isinstance(game.to_move, int)
        yield _moment(game, game.to_move)
        game = game.play(seats[game.to_move].decide(game, random))


def usual_opponents(count: int, buttons: float, dice_each: int) -> Opponents:
    """Opponents who behave as the players here do.

    Args:
        count: how many are still in.
        buttons: how many buttons each of them has laid in this round, on average.
        dice_each: how many black dice each takes along.

    >>> usual_opponents(2, 3.5, 1)
    Opponents(count=2, opt_out=0.2, bust=0.1, dice_each=1)
    """
    if not count:
        return NO_OPPONENTS
    opt_out, bust = next((opt_out, bust) for most, opt_out, bust in BEHAVIOUR if buttons <= most)
    return Opponents(count, opt_out, bust, dice_each)


def _moment(game: Game, seat: int) -> Moment:
    still_in = [other for other, standing in enumerate(game.standings) if standing is Standing.IN and other != seat]
    players, phase = len(game.names), game.phase
    buttons = sum(game.button_masks[other].bit_count() for other in still_in) / max(1, len(still_in))
    to_act = 0
    if phase is Phase.GOLD:
        # The player in turn has acted; those between it and this one are still to come.
        to_act = sum(0 < (other - game.turn) % players < (seat - game.turn) % players for other in still_in)
    elif phase is Phase.LAY:
        to_act = len(still_in)
    return Moment(
        phase=phase,
        position=game.position(seat),
        dice=game.dice if phase in (Phase.LAY, Phase.GOLD) else None,
        opponents=usual_opponents(len(still_in), buttons, game.setup.depot_dice),
        to_act=to_act,
        round=game.round,
    )


def _bust(position: Position, buttons: int) -> float:
    """The chance that the next own roll is bust with these buttons."""
    size, dice = position.size, position.black_dice
    open_spaces = legal_mask(position.grid, buttons, position.star_mask)
    closed = (size - (open_spaces & row).bit_count() for row in position.grid.rows)
    return float(sum((count / size) ** dice for count in closed) / size)


def _star_cells(position: Position) -> Sequence[Cell]:
    """Where the stars of a round go: one after the other where they bring lines of five nearest.

    A line counts the more the more of its stars are there already.
    """
    stars, left, chosen = position.star_mask, position.button_mask, 0
    for _ in range(position.stars_for_opting_out()):
        best = max(
            (bit for bit in range(position.size**2) if left >> bit & 1),
            key=lambda bit: (_lines(position.size, stars | 1 << bit), bit),
        )
        stars, left, chosen = stars | 1 << best, left & ~(1 << best), chosen | 1 << best
    return position.grid.cells_of(chosen)


def _lines(size: int, stars: int) -> int:
    return sum(6 ** (line & stars).bit_count() for line in line_masks(size))
