"""The bots for Pretty Tricky, from one that ticks what is near to one that looks at everybody's sheet.

Each gives every move a worth, mostly that of its ticks added up. A tick is worth by how much it raises the chance that
its row is filled, times what the full row pays. Of moves that seem as good as each other a bot takes any.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Final

from ...kit.rules.bots import WorthBot
from ...kit.rules.errors import GameError, MissingPackageError
from ..analysis.chances import ALL_DICE, tick_chance
from ..analysis.race import Solution, solve_race
from ..rules.game import Game
from ..rules.moves import BLUE_DICE, Move, Tick
from ..rules.sheet import MARKED, MOST_BOXES, NO_BOXES, ROWS, Position

MOST_ROLLS: Final = 200
"""With more rolls to come than this a row is filled as likely as with so many: all but for certain."""

SHARES: Final = {ALL_DICE: 0.4, BLUE_DICE: 0.6}
"""The share of the ticks offered to a row that it gets, on own rolls and on others': the rest go to other rows."""

ROLLS_A_WAIT: Final = 0.3
"""The rows that are nearest their mark are filled in so much of the time that they would take one after the other."""

FULL: Final = (MARKED, "0")
"""How the left half of a full row is written: scored, or to be scored when the turn ends."""

MARK: Final = 2.0
"""What a mark pays."""


class Outlook:
    """A table as a bot sees it, in numbers, when it is to tick.

    Args:
        game: with a seat to move.

    Attributes:
        seat: whose decision it is.
        active: whose turn it is.
        own: whether these are the same, so that the left half is ticked.
        needed: so many marks end the game.
        positions: everybody's sheet.
        left: for each seat how many boxes are open in each row's left half, 0 where there are none.
        filled: for each seat whether its left half of each row is full; what is not scored yet will be.
        right: for each seat how many boxes are open in each row's right half; -1 where there are none.
    """

    def __init__(self, game: Game) -> None:
        assert isinstance(game.to_move, int)
        self.seat, self.active, self.needed = game.to_move, game.active, game.setup.marks_needed
        self.own = self.seat == self.active
        self.positions = game.positions
        self.left, self.right, self.filled = halves_of(game.positions)

    @property
    def players(self) -> int:
        """How many play."""
        return len(self.positions)

    def rolls_of(self, seat: int, rounds: int) -> int:
        """How many rolls a seat has in the rounds after this one, and still in this one."""
        return rounds + (seat > self.active)

    @property
    def others(self) -> list[int]:
        """The other seats."""
        return [seat for seat in range(self.players) if seat != self.seat]

    def circles(self, row: int) -> int:
        """How many have a row's mark, or will when the turn is scored."""
        return sum(filled[row] for filled in self.filled)

    def lead_at_end(self, move: Move) -> float:
        """By how much the active player leads if its move ends the game with this round; 0 if it does not.

        Two points or more count as 1, or -1 for who is behind: so much may still happen in the round.
        """
        new = [row for row, ticks in _ticks(move) if self.left[self.seat][row] == ticks]
        marks = [sum(filled) + len(new) * (seat == self.seat) for seat, filled in enumerate(self.filled)]
        if max(marks) < self.needed:
            return 0.0
        totals = [
            MARK * marks[seat] + sum(self.circles(row) + (row in new) for row, boxes in enumerate(right) if boxes == 0)
            for seat, right in enumerate(self.right)
        ]
        lead = totals[self.seat] - max((totals[seat] for seat in self.others), default=0.0)
        return max(-1.0, min(1.0, lead / 2))


class TickBot(WorthBot[Move]):
    """A bot to which a move is worth as much as its ticks together."""

    def worths(self, game: Game) -> Mapping[Move, float]:
        """What it thinks that every legal move is worth."""
        outlook = Outlook(game)
        boxes = (outlook.left if outlook.own else outlook.right)[outlook.seat]
        by_row = self.row_worths(outlook)
        worths: dict[Move, float] = {}
        for move in game.legal_moves():
            worth = 0.0
            for row, ticks in _ticks(move):
                worth += by_row[row][boxes[row] - ticks] - by_row[row][boxes[row]]
            worths[move] = worth
        return worths

    @abstractmethod
    def row_worths(self, outlook: Outlook) -> Sequence[Sequence[float]]:
        """For each row what its half is worth with 0, 1, 2, … open boxes."""


class NearestBot(TickBot):
    """Ticks as much as it can, in the rows that are nearest their end, and looks no further.

    >>> from buttons_widgets.pretty_tricky import Dice, Game, NearestBot
    >>> NearestBot()(Game.start(["Ada"], seed=1).play(Dice((1, 1, 6), 6)))
    Tick(first=2, second=12)
    """

    def row_worths(self, outlook: Outlook) -> Sequence[Sequence[float]]:
        """A box is worth less the more are open in its row, but two boxes are always worth more than one."""
        return [[float(_NEAR[boxes]) for boxes in range(MOST_BOXES + 1)]] * len(ROWS)


class ChanceBot(TickBot):
    """Weighs every tick by the chance that its row is filled in the rounds that are still to come.

    It takes a left row for the 2 points of its mark, and a right row for a mean of the circles that are crossed there
    and those that may be.

    >>> from buttons_widgets.pretty_tricky import ChanceBot, Dice, Game
    >>> game = Game.start(["Ada"], sheet="oo|o/" + "-|-/" * 4 + "oo|o/" + "-|-/" * 4 + "oo|o", marks=1)
    >>> ChanceBot()(game.play(Dice((1, 1, 6), 6)))  # not the 2 and the 12
    Tick(first=7, second=7)
    """

    def row_worths(self, outlook: Outlook) -> Sequence[Sequence[float]]:
        """The chance that the row is filled, times what it then pays."""
        rounds = self.rounds(outlook)
        if outlook.own:
            rolls, dice = outlook.rolls_of(outlook.seat, rounds), ALL_DICE
        else:
            rolls, dice = sum(outlook.rolls_of(seat, rounds) for seat in outlook.others), BLUE_DICE
        return [
            [pays * chances[min(rolls, MOST_ROLLS)] for chances in fill_chances(row, dice)]
            for row, pays in enumerate(self.pays(outlook, rounds))
        ]

    def pays(self, outlook: Outlook, rounds: int) -> Sequence[float]:
        """What each row pays when the half that is ticked now is full."""
        if outlook.own:
            return [MARK] * len(ROWS)
        return [(outlook.circles(row) + outlook.players) / 2 for row in range(len(ROWS))]

    def rounds(self, outlook: Outlook) -> int:
        """How many rounds it expects after this one: as many as the player needs who is nearest to the end."""
        needs = [
            max(0.0, self.rolls_to_come(outlook, seat) - (seat > outlook.active)) for seat in range(outlook.players)
        ]
        return int(min(needs) + 0.5)

    def rolls_to_come(self, outlook: Outlook, seat: int) -> float:
        """How many rolls a player is likely to need for the marks that end the game."""
        lacking = outlook.needed - sum(outlook.filled[seat])
        if lacking <= 0:
            return 0.0
        waits = sorted(boxes / own_chance(row) for row, boxes in enumerate(outlook.left[seat]) if boxes)
        return ROLLS_A_WAIT * sum(waits[:lacking])


class RaceBot(ChanceBot):
    """Plays its own rolls as an exact race to the marks, and those of others as `ChanceBot` does.

    Where the race cannot be solved, because the sheet is too large or numba is not installed, it is a `ChanceBot`. The
    first decision on a large sheet takes some seconds; the solution is then kept.

    >>> from buttons_widgets.pretty_tricky import Dice, Game, RaceBot
    >>> game = Game.start(["Ada"], sheet="oo|o/" + "-|-/" * 3 + "oo|o/o|o/oo|o/" + "-|-/" * 3 + "oo|o", marks=2)
    >>> RaceBot()(game.play(Dice((1, 1, 6), 6)))  # not the 2 and the 12
    Tick(first=7, second=None)
    """

    def worths(self, game: Game) -> Mapping[Move, float]:
        """What it thinks that every legal move is worth: on an own roll, the fewer rolls are to come, the more."""
        outlook = Outlook(game)
        return self.race(outlook, game) or super().worths(game)

    def race(self, outlook: Outlook, game: Game) -> Mapping[Move, float]:
        """How many rolls are to come after each move of an own roll, less than 0; nothing if there is no race."""
        solution = _race(outlook.positions[outlook.seat], outlook.needed) if outlook.own else None
        if solution is None or game.dice is None:
            return {}
        return {move: -rolls for move, rolls in solution.tick_values(game.dice).items()}

    def rolls_to_come(self, outlook: Outlook, seat: int) -> float:
        """How many rolls a player needs on average, by best play."""
        solution = _race(outlook.positions[seat], outlook.needed)
        return super().rolls_to_come(outlook, seat) if solution is None else solution.value


class ChampionBot(RaceBot):
    """Looks at the sheets of all, at what they are about to finish, and at who is ahead.

    A right row pays the circles that it is likely to have at the end, and a left row its mark and the circle that the
    mark gives to the own right half, less what it gives to the others'. The race counts as well. A move with which the
    game ends is good for who is ahead, and bad for who is behind. A race of one player it plays exactly.
    """

    def worths(self, game: Game) -> Mapping[Move, float]:
        """What it thinks that every legal move is worth, in points."""
        outlook = Outlook(game)
        race = self.race(outlook, game)
        if outlook.players == 1 and race:
            return race
        worths = dict(TickBot.worths(self, game))
        if outlook.own:
            for move in worths:
                worths[move] += HURRY * race.get(move, 0.0) + ENDING * outlook.lead_at_end(move)
        return worths

    def pays(self, outlook: Outlook, rounds: int) -> Sequence[float]:
        """What each row pays when the half that is ticked now is full."""
        if not outlook.own:
            return [
                sum(
                    _chance(outlook.left[seat][row], row, ALL_DICE, outlook.rolls_of(seat, rounds))
                    if outlook.left[seat][row]
                    else outlook.filled[seat][row]
                    for seat in range(outlook.players)
                )
                for row in range(len(ROWS))
            ]
        return [MARK + self._circle(outlook, row, rounds) for row in range(len(ROWS))]

    def _circle(self, outlook: Outlook, row: int, rounds: int) -> float:
        """What a circle of a row is worth to the player who is to tick: its own chance to be paid, less the others'."""
        all_rolls = sum(outlook.rolls_of(seat, rounds) for seat in range(outlook.players))
        paid = [
            0.0
            if boxes < 0
            else _chance(boxes, row, BLUE_DICE, all_rolls + (seat != outlook.active) - outlook.rolls_of(seat, rounds))
            for seat, boxes in enumerate(halves[row] for halves in outlook.right)
        ]
        return paid[outlook.seat] - sum(paid[seat] for seat in outlook.others) / max(1, len(outlook.others))


HURRY: Final = 0.5
"""What a roll less in the race to the marks is worth to `ChampionBot`, in points."""

ENDING: Final = 3.0
"""What it is worth to it to be ahead when a move ends the game."""

_NEAR: Final = tuple(-sum(20 - boxes for boxes in range(1, most + 1)) for most in range(MOST_BOXES + 1))


@cache
def own_chance(row: int) -> float:
    """The chance that an own roll offers a row, by its place."""
    return float(tick_chance([ROWS[row]], ALL_DICE))


@cache
def fill_chances(row: int, dice: int) -> tuple[tuple[float, ...], ...]:
    """The chance that so many boxes of a row are ticked within so many rolls: by boxes, then by rolls.

    It is that of a binomial distribution: each roll ticks one with the same chance.

    Args:
        row: its place.
        dice: 4 for the left half, 3 for the right one.

    >>> fill_chances(5, 4)[0][0], fill_chances(5, 4)[1][0], 0.2 < fill_chances(5, 4)[1][1] < 0.4
    (1.0, 0.0, True)
    """
    ticked = SHARES[dice] * float(tick_chance([ROWS[row]], dice))
    by_boxes = [(1.0,) * (MOST_ROLLS + 1)]
    for _ in range(MOST_BOXES):
        fewer, chances = by_boxes[-1], [0.0]
        for rolls in range(MOST_ROLLS):
            chances.append(ticked * fewer[rolls] + (1 - ticked) * chances[rolls])
        by_boxes.append(tuple(chances))
    return tuple(by_boxes)


def _chance(boxes: int, row: int, dice: int, rolls: int) -> float:
    return fill_chances(row, dice)[boxes][min(rolls, MOST_ROLLS)]


def _race(position: Position, needed: int) -> Solution | None:
    """The race from a position on; `None` if it is over or cannot be solved."""
    if sum(sign in FULL for sign in position.left) >= needed:
        return None
    try:
        return solve_race(position, needed)
    except (GameError, MissingPackageError):
        return None


def boxes_of(half: str, none: int) -> list[int]:
    """How many boxes are open in each row of a half; `none` where there are none."""
    return [none if sign == NO_BOXES else int(sign) if sign.isdigit() else 0 for sign in half]


def halves_of(positions: Sequence[Position]) -> tuple[list[list[int]], list[list[int]], list[list[int]]]:
    """For each sheet how many boxes are open in each row's left and right half, and which left halves are full."""
    left = [boxes_of(position.left, 0) for position in positions]
    right = [boxes_of(position.right, -1) for position in positions]
    return left, right, [[int(sign in FULL) for sign in position.left] for position in positions]


def _ticks(move: Move) -> list[tuple[int, int]]:
    """The places of the rows that a move ticks, each with how many boxes."""
    if not isinstance(move, Tick):
        return []
    return [(row - ROWS[0], move.rows.count(row)) for row in sorted(set(move.rows))]
