"""A game of Pretty Tricky for two to four players, or a race for one, as a frozen state.

Rulings on what the rulebook leaves open stand in `notebooks/how_we_play.ipynb`. Two of them shape this file: after a
roll the decisions are taken one at a time, the active player first and then clockwise, and whoever can tick nothing is
not asked; and scoring is a consequence of the ticks, not a move.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from typing import TYPE_CHECKING, Final, Self

from ...kit.rules.chance import fair_dice
from ...kit.rules.errors import GameError
from ...kit.rules.game import CHANCE, ChanceMover, Seat
from ...kit.rules.game import Result as GameResult
from ...kit.rules.numbers import number_of
from ...kit.rules.phrase import Phrase, PhraseEnum
from ...kit.rules.setup import GameSetup, OneEach, Parsed, Whole, option
from ...kit.rules.state import State
from ..drawing import SheetView, sheets_svg
from .moves import BLUE_DICE, MOVES, PIPS, Dice, Move, Pass, Tick, every_roll, roll_chances
from .sheet import MARKED, NO_BOXES, ROWS, SHEET, Position, Sheet

if TYPE_CHECKING:
    from fractions import Fraction

MARKS_TO_END: Final = {1: 5, 2: 6, 3: 5, 4: 4}
"""So many marks of one player end a game of one to four."""

BETWEEN: Final = " / "
"""Stands between the positions of a table."""

NEW: Final = "new"
"""What stands in the text of a game whose players begin with new sheets."""


def _positions_wanted(players: int) -> Phrase:
    return Phrase("refused-positions", "positions are a list with one for each player, {count} here", count=players)


@dataclass(frozen=True)
class Setup(GameSetup):
    """All that is fixed before the first move.

    Attributes:
        sheet: the sheet that all players have.
        positions: the players' sheets at the beginning, between two turns; `None` for new ones.
        marks: so many marks of one player end the game.
    """

    sheet: Sheet = option(Parsed(Sheet, SHEET), "the sheet of all players, or its text; the project's own if left out")
    positions: tuple[Position, ...] | None = option(
        OneEach(Position, _positions_wanted, BETWEEN, NEW),
        "for each player a position, or its text; new sheets if left out",
    )
    marks: int = option(
        Whole(1, len(ROWS), Phrase("refused-marks", "1 to {most} marks end a game", most=len(ROWS)), MARKS_TO_END),
        "how many marks of one player end the game, 1 to 11; 6, 5 or 4 for two, three or four players if left out",
    )

    seats = range(1, len(MARKS_TO_END) + 1)

    def __post_init__(self) -> None:
        for position in self.positions or ():
            _check_on_sheet(position, self.sheet)
        check_circles(self.positions or ())

    @property
    def marks_needed(self) -> int:
        """So many marks end the game: all left rows are enough if the sheet has fewer than `marks`."""
        return min(self.marks, len(self.sheet.rows))

    def are_enough(self, positions: Iterable[Position]) -> bool:
        """Whether somebody has the marks that end the game."""
        return any(len(position.marked) >= self.marks_needed for position in positions)


def _check_on_sheet(position: Position, sheet: Sheet) -> None:
    """Raise an error if a position is none between two turns on a sheet."""
    if found := sheet.misfit(position, between_turns=True):
        row, sign = found
        raise GameError.of(
            "refused-not-on-sheet",
            "row {row} of the sheet is {boxes}: between two turns there can be no {sign} in {position}",
            row=row,
            boxes="|".join(half or NO_BOXES for half in sheet.halves[row - ROWS[0]]),
            sign=sign,
            position=str(position),
        )


def check_circles(positions: Sequence[Position]) -> None:
    """Raise an error if a row's circles are not as many as the players who have its mark."""
    for index, row in enumerate(ROWS):
        marks = sum(position.left[index] == MARKED for position in positions)
        for position in positions:
            if int(position.circles[index]) != marks:
                raise GameError.of(
                    "refused-circles-marks",
                    "the circles of row {row} are as many as the players who have its mark, {marks}, not {circles}",
                    row=row,
                    marks=marks,
                    circles=position.circles[index],
                )


class Phase(PhraseEnum):
    """What is to be done."""

    ROLL = Phrase("refused-while-rolling", "the dice are rolled")
    OWN = Phrase("refused-while-own", "the active player ticks")
    OTHERS = Phrase("refused-while-others", "the others tick")
    OVER = Phrase("refused-while-tricky-over", "the game is over")


class Reason(StrEnum):
    """Why the winners won."""

    POINTS = "the most points"
    RIGHT_HALF = "as many points, and the higher XX"
    SHARED = "a tie"
    RACE = "enough marks"


@dataclass(frozen=True)
class Result(GameResult):
    """How a game ended.

    Attributes:
        reason: why the winners won.
        scores: X and XX of every seat.
    """

    reason: Reason
    scores: tuple[tuple[int, int], ...]


@dataclass(frozen=True, slots=True, repr=False)
class Game(State[Move]):
    """A state of a game. Make the first with `Game.start`, the next with `play`.

    Attributes:
        round: the number of the round, from 1; in a race, of the roll.
        active: the seat that rolls in this turn.
        to_move: who decides: a seat, `CHANCE`, or `None` when the game is over.
        dice: the roll of this turn; `None` before it.
        positions: each seat's sheet as it stands.
        setup: what is fixed before the first move.
        history: every move so far; a game is its setup and its moves.

    >>> game = Game.start(["Ada", "Bo"], seed="one").play(Dice((2, 4, 5), 5))
    >>> [str(move) for move in game.legal_moves()]
    ['tick 6 10', 'tick 7 9', 'tick 6', 'tick 7', 'tick 9', 'tick 10', 'pass']
    >>> game = game.play(Tick(7, 9))
    >>> game.to_move, [str(move) for move in game.legal_moves()]
    (1, ['tick 6', 'tick 7', 'tick 9', 'pass'])
    """

    # Without `field()` a dataclass would take a property of its base for the default.
    round: int = field()
    active: Seat
    to_move: Seat | ChanceMover | None = field()
    dice: Dice | None
    positions: tuple[Position, ...]
    setup: Setup

    title = "Pretty Tricky"
    example = "Tick(7, 9)"
    texts = MOVES

    @classmethod
    def start(
        cls,
        names: Collection[str],
        sheet: Sheet | str | None = SHEET,
        positions: Sequence[Position | str] | None = None,
        marks: int | None = None,
        seed: object = None,
    ) -> Game:
        """The beginning of a game.

        Args:
            names: one to four different names, clockwise; the first one starts. One alone plays a race: own rolls, the
                left half only, the fewest rolls to so many marks.
            sheet: the sheet that all players have, or its text.
            positions: for each player a position on that sheet between two turns, or its text; new sheets if left out.
            marks: so many marks of one player end the game; if left out 6, 5 or 4 for two, three or four players, and
                5 in a race.
            seed: whatever decides the dice (kept as its `str`); a fresh one if left out.

        Raises:
            GameError: an argument is invalid; the message says which and why.

        >>> Game.start(["Ada", "Bo"], seed=7).to_move
        CHANCE
        """
        return cls.begin(Setup.of(names, seed, sheet=sheet, positions=positions, marks=marks))

    @classmethod
    def begin(cls, setup: Setup) -> Self:
        positions = setup.positions or (setup.sheet.start_position(len(setup.names)),) * len(setup.names)
        return cls(1, 0, None if setup.are_enough(positions) else CHANCE, None, positions, setup)

    # What can be asked of a state

    @property
    def phase(self) -> Phase:
        """What is to be done."""
        if self.to_move is None:
            return Phase.OVER
        if self.to_move is CHANCE:
            return Phase.ROLL
        return Phase.OWN if self.to_move == self.active else Phase.OTHERS

    def position(self, seat: Seat) -> Position:
        """A seat's sheet as it stands.

        Raises:
            GameError: the game has no such seat.
        """
        return self.positions[number_of("seat", seat, 0, len(self.names) - 1)]

    def view(self, seat: Seat) -> SheetView:
        """What a picture of a seat's sheet shows.

        Raises:
            GameError: the game has no such seat.
        """
        return self.setup.sheet.view(self.position(seat), len(self.names), self.names[seat])

    def _repr_svg_(self) -> str:
        return sheets_svg([self.view(seat) for seat in range(len(self.names))], ", ".join(self.names), 0.75)

    def scores(self) -> tuple[tuple[int, int], ...]:
        """X and XX of every seat, by what is crossed now."""
        return tuple(position.score for position in self.positions)

    @property
    def result(self) -> Result | None:
        """How the game ended; `None` while it goes on."""
        if self.to_move is not None:
            return None
        scores = self.scores()
        ranks = [(x + xx, xx) for x, xx in scores]
        winners = tuple(seat for seat, rank in enumerate(ranks) if rank == max(ranks))
        if len(ranks) == 1:
            reason = Reason.RACE
        elif len(winners) > 1:
            reason = Reason.SHARED
        else:
            totals = [total for total, _ in ranks]
            reason = Reason.POINTS if totals.count(max(totals)) == 1 else Reason.RIGHT_HALF
        return Result(winners, reason, scores)

    def legal_moves(self) -> Sequence[Move]:
        """Every legal move in a fixed order: two ticks, one tick, `Pass`; for chance, every roll."""
        if self.to_move is CHANCE:
            return every_roll()
        if self.to_move is None or self.dice is None:
            return ()
        return choices(self.position(self.to_move), self.dice, own=self.to_move == self.active)

    def chances(self) -> Sequence[tuple[Move, Fraction]]:
        """Every roll with its probability, adding up to exactly 1; empty if no dice are to fall.

        >>> chances = Game.start(["Ada"]).chances()
        >>> len(chances), sum(chance for _, chance in chances)
        (336, Fraction(1, 1))
        """
        return roll_chances() if self.to_move is CHANCE else ()

    def _drawn(self, seed: str) -> Dice:
        # It depends on the seed and on the number of the roll only.
        roll = (self.round - 1) * len(self.names) + self.active
        *blue, red = fair_dice(seed, roll, BLUE_DICE + 1, len(PIPS))
        return Dice(tuple(blue), red)

    # Moves

    def play(self, move: Move | str) -> Game:
        """The state after a move.

        Raises:
            IllegalMove: the move is against the rules; the message names the move, the rule and the state.
        """
        match move:
            case Dice() if self.to_move is CHANCE:
                return self._ask(move, 0, self.positions, move)
            case Tick() | Pass() if isinstance(self.to_move, int):
                return self._decided(move, self.to_move)
        return self._read(move, self.phase.said)

    def _decided(self, move: Tick | Pass, seat: Seat) -> Game:
        position, positions = self.positions[seat], list(self.positions)
        if isinstance(move, Tick):
            if why := self._why_not(move):
                raise self._illegal(move, why)
            own = seat == self.active
            positions[seat] = position.ticked_left(*move.rows) if own else position.ticked_right(move.first)
        asked = (seat - self.active) % len(positions) + 1
        return self._ask(move, asked, tuple(positions), self.dice)

    def _why_not(self, move: Tick) -> Phrase | None:
        """What forbids a tick of the seat that is asked; `None` if nothing does."""
        assert self.dice is not None and isinstance(self.to_move, int)
        position, rows = self.positions[self.to_move], move.rows
        if self.to_move == self.active:
            if len(rows) == 1 and move.first not in self.dice.sums:
                return Phrase("refused-no-pair", "no two dice make {row}", row=move.first)
            if len(rows) == 2 and rows not in self.dice.splits:
                splits = ", ".join(f"{one} + {other}" for one, other in self.dice.splits)
                return Phrase("refused-no-split", "the dice split into {splits}", splits=splits)
            open_boxes = position.open_left
        else:
            if len(rows) == 2:
                return Phrase("refused-one-tick", "only the active player ticks two boxes")
            if move.first not in self.dice.blue_sums:
                return Phrase("refused-no-blue-pair", "no two blue dice make {row}", row=move.first)
            open_boxes = position.open_right
        for row in rows:
            if not open_boxes(row):
                return Phrase("refused-row-full", "that half of row {row} is full", row=row)
        if len(set(rows)) < len(rows) and open_boxes(move.first) == 1:
            return Phrase("refused-one-open", "that half of row {row} has one open box only", row=move.first)
        return None

    def _ask(self, move: Move, asked: int, positions: tuple[Position, ...], dice: Dice | None) -> Game:
        """Ask the next who can tick anything, or end the turn.

        Args:
            move: what was done.
            asked: how many were asked, or passed over, since the roll: the active player first, then clockwise.
            positions: the sheets after the move.
            dice: the roll.
        """
        assert dice is not None
        players = len(positions)
        for step in range(asked, players):
            seat = (self.active + step) % players
            if len(choices(positions[seat], dice, own=step == 0)) > 1:
                return self._next(move, to_move=seat, positions=positions, dice=dice)
        return self._end_turn(move, positions)

    def _end_turn(self, move: Move, positions: tuple[Position, ...]) -> Game:
        """Score the rows that the active player has filled, and go on to the next turn, if there is one."""
        filled = positions[self.active].unscored
        if filled:
            positions = tuple(position.scored(filled) for position in positions)
        active = (self.active + 1) % len(positions)
        if active == 0 and self.setup.are_enough(positions):
            return self._next(move, to_move=None, positions=positions, dice=None)
        number = self.round + (active == 0)
        return self._next(move, round=number, active=active, to_move=CHANCE, positions=positions, dice=None)

    def closing_line(self) -> str:
        """The players' sheets after a round."""
        return BETWEEN.join(map(str, self.positions))

    def _situation(self) -> str:
        return Phrase("refused-after-dice", " after {dice}", dice=str(self.dice)) if self.dice else ""


def choices(position: Position, dice: Dice, *, own: bool) -> tuple[Tick | Pass, ...]:
    """What can be done on a sheet after a roll, its player's own or another's: `Pass` alone if nothing is open."""
    if not own:
        return *(Tick(row) for row in dice.blue_sums if position.open_right(row)), _PASS
    pairs = [
        Tick(one, other)
        for one, other in dice.splits
        if position.open_left(one) > (one == other) and position.open_left(other)
    ]
    return *pairs, *(Tick(row) for row in dice.sums if position.open_left(row)), _PASS


def splits_of(moves: Iterable[Move]) -> list[Tick]:
    """Of what can be done after a roll each way to pair the dice, as much ticked as can be; without what lapses.

    The active player has one for each split into two pairs, the others one for each sum of two blue dice.

    >>> game = Game.start(["Ada", "Bo"], seed=1).play(Dice((2, 4, 5), 5))
    >>> [str(tick) for tick in splits_of(game.legal_moves())]
    ['tick 6 10', 'tick 7 9']
    """
    ticks = [move for move in moves if isinstance(move, Tick)]
    both = [tick for tick in ticks if len(tick.rows) == 2]
    in_both = {row for tick in both for row in tick.rows}
    # The dice add up to the same in every split, so that a sum belongs to one split alone.
    alone = [tick for tick in ticks if len(tick.rows) == 1 and tick.first not in in_both]
    return sorted([*both, *alone], key=lambda tick: tick.first)


_PASS: Final = Pass()
