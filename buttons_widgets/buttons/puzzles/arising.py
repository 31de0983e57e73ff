"""Positions that really arise: whole games are played by decent players, and every decision in them is a sample.

The players look at what people look at: how likely the next roll is bust, what opting out earns, how far each colour
is from three, how much room a button leaves, and which lines of five the stars may still make. They differ in how much
they dare and in what they care for, and now and then they waver. They solve nothing exactly, so what they leave behind
is good play with the usual mistakes. Nothing here needs numpy.

Everything follows from a `Random`: the same state of it gives the same games. The themes about dice take decisions of
`Phase.DECIDE`, `LAY` and `GOLD`. Those about buttons take any position, with the stars of earlier rounds and the
buttons of this one. That about stars takes `STARS`, where the position still has all buttons of the round and
`stars_for_opting_out()` of them become stars.

Easy puzzles want small boards. They come out of whole games on small sides, with dice of as many faces, so stars and
buttons lie there as play puts them. A corner cut out of a large board would show a part of what its player had in mind.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from random import Random
from typing import Final

from ...kit.rules.game import CHANCE, Seat
from ..analysis.advice import others_before
from ..analysis.opponents import NO_OPPONENTS, Opponents
from ..cells import SIZES, Cell
from ..rules.ending import line_masks
from ..rules.game import Game
from ..rules.laying import legal_mask
from ..rules.layout import LAYOUTS, Layout
from ..rules.moves import Dice, Lay, Move, OptOut, PlaceStars, Roll
from ..rules.phase import Phase, Standing
from ..rules.position import ENOUGH_OF_A_COLOUR, Position

LONGEST_GAME: Final = 12
"""After so many rounds nobody plays on."""

LARGEST: Final = max(SIZES)

Range = tuple[int, int]
"""The least and the most of something."""
ANY: Final[Range] = (0, LARGEST**2)

MOST_OF_A_GAME: Final = 12
"""So many decisions of one game are looked at closely before another game is played."""

BEHAVIOUR: Final = ((2.5, 0.05, 0.05), (4.5, 0.2, 0.1), (99.0, 0.5, 0.2))
"""How often the players here opt out when their turn comes, and are bust when they roll, roughly, in this turn and the
two to come, as long as they have no more buttons than the first number says. A test measures it.

These are not the `USUAL_CHANCES` of the analysis, and do not follow from them: they are about these players, who differ
in what they dare, and about one moment, of which the boards of all players are known. The chances are fields of every
puzzle that is made of such a moment, and the puzzle says them. One chance for a whole round would be wrong at most of
these moments."""


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
        # A position of every state of a game would take half of the time, so the masks are looked at.
        seat = game.to_move
        assert isinstance(seat, int)
        if game.phase is Phase.STARS:
            return PlaceStars(_star_cells(game, seat))
        if game.phase is Phase.DECIDE:
            if not game.button_masks[seat]:
                return Roll()
            risk = _bust(game, seat, game.button_masks[seat]) * random.uniform(1 - self.wavering, 1 + self.wavering)
            return OptOut() if risk > self.daring / game.earnings(seat).total ** 0.75 else Roll()
        likings = {
            move: self._liking(game, seat, move) + random.uniform(-self.wavering, self.wavering)
            for move in game.legal_moves()
        }
        return max(likings, key=likings.__getitem__)

    def _liking(self, game: Game, seat: Seat, move: Move) -> float:
        """How much the player likes what a button does to its board."""
        buttons, cards = game.button_masks[seat], game.cards[seat]
        if isinstance(move, Lay):
            buttons |= 1 << game.setup.grid.bit(move.cell)
        progress = 0.0
        for colour, mask in game.layouts[seat].masks.items():
            covered = min(ENOUGH_OF_A_COLOUR, (buttons & mask).bit_count())
            progress += (covered / ENOUGH_OF_A_COLOUR) ** 2 * (1 + (colour in cards))
        return self.colour * progress - self.room * _bust(game, seat, buttons)


def moments(random: Random, players: int | None = None, size: int = LARGEST) -> Iterator[Moment]:
    """Every decision of a game between decent players, from the first round to its end.

    Args:
        random: decides sides, cards, dice, players and what they do.
        players: how many there are, 1 to 4; any number if left out.
        size: the rows of the boards, 3 to 6; the dice have as many sides. Small boards are corners of the kit's sides.

    >>> first = next(moments(Random(1), players=3))
    >>> first.phase.value, first.opponents.count, len(first.position.buttons)
    ('roll or opt out', 2, 0)
    """
    return (_moment(game, seat) for game, seat in _decisions(random, players, size))


def some_moments(
    random: Random,
    phases: Collection[Phase],
    *,
    size: int = LARGEST,
    stars: Range = ANY,
    buttons: Range = ANY,
    most: int = MOST_OF_A_GAME,
) -> list[Moment]:
    """Some decisions of one game, in random order.

    Args:
        random: decides the game, and which of its decisions come first.
        phases: what is to be decided.
        size: the rows of the boards, 3 to 6.
        stars: the fewest and the most stars on the player's board.
        buttons: the fewest and the most buttons on it.
        most: no more decisions than these.

    >>> found = some_moments(Random(1), [Phase.STARS], buttons=(5, 6))
    >>> {len(moment.position.buttons) for moment in found} <= {5, 6}
    True
    """
    # Most states are not wanted, so a position is made only of those that are.
    found = [
        (game, seat)
        for game, seat in _decisions(random, None, size)
        if game.phase in phases
        and stars[0] <= game.star_masks[seat].bit_count() <= stars[1]
        and buttons[0] <= game.button_masks[seat].bit_count() <= buttons[1]
    ]
    return [_moment(game, seat) for game, seat in random.sample(found, min(most, len(found)))]


def _decisions(random: Random, players: int | None, size: int) -> Iterator[tuple[Game, Seat]]:
    """Every state of a game in which a player decides, and the player's seat."""
    count = random.randint(1, 4) if players is None else players
    seats = [Player.any(random) for _ in range(count)]
    layouts = [_corner(LAYOUTS[side], size, random) for side in random.sample(sorted(LAYOUTS), count)]
    game = Game.start([f"p{seat}" for seat in range(count)], layouts, seed=str(random.getrandbits(64)))
    while game.to_move is not None and game.round <= LONGEST_GAME:
        if game.to_move is CHANCE:
            game = game.play(game.chance_move())
            continue
        assert isinstance(game.to_move, int)
        yield game, game.to_move
        game = game.play(seats[game.to_move].decide(game, random))


def _corner(side: Layout, size: int, random: Random) -> Layout:
    """A side, or for fewer rows one of its four corners."""
    if size == side.size:
        return side
    top, left = (random.choice((0, side.size - size)) for _ in range(2))
    return Layout.parse("/".join(row[left : left + size] for row in side.rows()[top : top + size]))


def _moment(game: Game, seat: int) -> Moment:
    still_in = [other for other, standing in enumerate(game.standings) if standing is Standing.IN and other != seat]
    opponents = NO_OPPONENTS
    if still_in:
        buttons = sum(game.button_masks[other].bit_count() for other in still_in) / len(still_in)
        opt_out, bust = next((opt_out, bust) for most, opt_out, bust in BEHAVIOUR if buttons <= most)
        opponents = Opponents(len(still_in), opt_out, bust, game.setup.depot_dice)
    phase, to_act = game.phase, 0
    if phase is Phase.GOLD:
        # The player in turn has acted; those between it and this one are still to come.
        to_act = others_before(game, seat)
    elif phase is Phase.LAY:
        to_act = len(still_in)
    return Moment(
        phase=phase,
        position=game.position(seat),
        dice=game.dice if phase in (Phase.LAY, Phase.GOLD) else None,
        opponents=opponents,
        to_act=to_act,
        round=game.round,
    )


def _bust(game: Game, seat: Seat, buttons: int) -> float:
    """The chance that a player's next own roll is bust with these buttons."""
    board, dice = game.setup.grid, game.black_dice
    open_spaces = legal_mask(board, buttons, game.star_masks[seat])
    closed = (board.size - (open_spaces & row).bit_count() for row in board.rows)
    return float(sum((count / board.size) ** dice for count in closed) / board.size)


def _star_cells(game: Game, seat: Seat) -> Sequence[Cell]:
    """Where the stars of a round go: one after the other where they bring lines of five nearest.

    A line counts the more the more of its stars are there already.
    """
    board, stars, left, chosen = game.setup.grid, game.star_masks[seat], game.button_masks[seat], 0
    for _ in range(game.earnings(seat).total):
        best = max(
            (bit for bit in range(board.size**2) if left >> bit & 1),
            key=lambda bit: (_lines(board.size, stars | 1 << bit), bit),
        )
        stars, left, chosen = stars | 1 << best, left & ~(1 << best), chosen | 1 << best
    return board.cells_of(chosen)


def _lines(size: int, stars: int) -> int:
    return sum(6 ** (line & stars).bit_count() for line in line_masks(size))
