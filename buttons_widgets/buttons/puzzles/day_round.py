"""The round of a day: solo, on a side of that day, with dice that are the same for everybody; and what was in it.

The n-th roll of a game depends on its seed and on n only, whatever is decided in between. So the dice of a day can be
compared with what others would have done with them: an exact player who does not know them, and one who does.
"""

from __future__ import annotations

from collections.abc import Iterable
from datetime import date
from typing import Final, NamedTuple

from ...kit.rules.chance import fair_dice
from ...kit.rules.errors import GameError, IllegalMove
from ..analysis.solution import OPT_OUT
from ..analysis.solver import solve
from ..cells import Cell
from ..rules.game import Game
from ..rules.layout import LAYOUTS
from ..rules.moves import Dice, Lay, Move, OptOut, Roll, parse_move
from ..rules.phase import Phase
from .dice_lines import DiceLines

NAME: Final = "solo"
"""What the only player is called in the state of the game."""
SIDES: Final = tuple(sorted(LAYOUTS))


def day_side(day: date) -> str:
    """The letter of the side of a day: the eight sides take turns.

    >>> day_side(date(2026, 11, 22)), day_side(date(2026, 11, 23))
    ('G', 'H')
    """
    return SIDES[day.toordinal() % len(SIDES)]


def day_game(day: date) -> Game:
    """The round of a day before its first roll."""
    return Game.start([NAME], layouts=[day_side(day)], seed=f"the round of {day.isoformat()}")


class DayPlay(NamedTuple):
    """A round of a day as far as it was played.

    Attributes:
        states: every state so far, from the start on.
        moves: what was done between them.
    """

    states: tuple[Game, ...]
    moves: tuple[Move, ...] = ()

    @classmethod
    def of(cls, day: date, moves: Iterable[str] = ()) -> DayPlay:
        """A round from the texts of its moves.

        Raises:
            GameError: a move is malformed, against the rules, or no roll that falls on this day.
        """
        play = cls((day_game(day),))
        for text in moves:
            move = parse_move(text)
            if play.is_over or (isinstance(move, Dice) and move != play.game.chance_move()):
                raise GameError(f"{text} is no move of the round of {day.isoformat()}")
            play = play.after(move)
        return play

    @property
    def game(self) -> Game:
        """The state that has been reached."""
        return self.states[-1]

    @property
    def is_over(self) -> bool:
        """Whether the round is over: the player opted out or is bust."""
        return bool(self.moves) and (self.game.phase is Phase.STARS or self.is_bust)

    @property
    def is_bust(self) -> bool:
        """Whether the last roll left no space."""
        return len(self.states) > 1 and self.game.round > self.states[-2].round

    @property
    def last_with_buttons(self) -> Game:
        """The last state in which the buttons of the round still lie."""
        return self.states[-2] if self.is_bust else self.game

    @property
    def dice(self) -> Dice | None:
        """The last roll; `None` before the first."""
        return next((move for move in reversed(self.moves) if isinstance(move, Dice)), None)

    @property
    def stars(self) -> int:
        """What the round has earned, or what opting out would earn now."""
        return 0 if self.is_bust else self.game.position(0).stars_for_opting_out()

    def after(self, move: Move) -> DayPlay:
        """The round after one more move.

        Raises:
            IllegalMove: the round is over, or the move is against the rules.
        """
        if self.is_over:
            raise IllegalMove("the round is over")
        return DayPlay((*self.states, self.game.play(move)), (*self.moves, move))

    def rolled(self) -> DayPlay:
        """The round after a roll: the dice of the day fall.

        Raises:
            IllegalMove: no roll is due.
        """
        rolling = self.after(Roll())
        return rolling.after(rolling.game.chance_move())


class Compared(NamedTuple):
    """What was in the round of a day.

    Attributes:
        expected: the stars that exact play earns on average from the start, over all dice.
        exact: the stars that it earns with the dice of the day, which it does not know.
        foreseen: the most stars that anybody can earn with these dice, who knows them all.
    """

    expected: float
    exact: int
    foreseen: int


def compare(day: date) -> Compared:
    """What was in the round of a day.

    Raises:
        MissingPackageError: the exact analysis needs a package that is not installed.
    """
    start = DayPlay.of(day)
    return Compared(solve(start.game.position(0)).value, exact_play(start).stars, foreseen_stars(start))


def exact_play(play: DayPlay) -> DayPlay:
    """A round to its end by an exact player who does not know the dice; of tied spaces it takes the first one."""
    while not play.is_over:
        solution = solve(play.game.position(0))
        if solution.advice == OPT_OUT:
            play = play.after(OptOut())
            continue
        play = play.rolled()
        cells = _cells_to_lay(play.game)
        if cells:
            play = play.after(Lay(solution.best_cells(cells)[0]))
    return play


def foreseen_stars(play: DayPlay) -> int:
    """The most stars with the dice of the day for whoever knows them all, found by trying every choice."""
    position = play.game.position(0)
    return DiceLines(position, rolls_to_come(play.game)).best(0, position.button_mask)


def rolls_to_come(game: Game) -> tuple[Dice, ...]:
    """The rolls that fall from now on, as long as a button could be laid with each."""
    count = (game.size**2 + 1) // 2
    rolls = range(game.rolls, game.rolls + count)
    pips = [fair_dice(game.seed, roll, game.black_dice + 1, game.size) for roll in rolls]
    return tuple(Dice(white, gold, tuple(black)) for white, gold, *black in pips)


def _cells_to_lay(game: Game) -> tuple[Cell, ...]:
    return tuple(move.cell for move in game.legal_moves() if isinstance(move, Lay))
