"""A solo round whose side and dice are fixed beforehand, the same for everybody; and what was in it.

The n-th roll of a game depends on its seed and on n only, whatever is decided in between. So fixed dice can be compared
with what others would have done with them: an exact player who does not know them, and one who does.
"""

from __future__ import annotations

from collections.abc import Iterable
from datetime import date
from random import Random
from typing import TYPE_CHECKING, Final, NamedTuple

from ...kit.rules.answer import TIE
from ...kit.rules.chance import fair_dice
from ...kit.rules.errors import GameError, IllegalMove, shortened
from ..analysis.solve import check_compiles
from ..rules.game import Game
from ..rules.layout import LAYOUTS
from ..rules.moves import Dice, Lay, Move, OptOut, Roll, parse_move
from ..rules.phase import Phase
from .dice_lines import DiceLines

if TYPE_CHECKING:
    from ..analysis.round_values import RoundValues

NAME: Final = "solo"
"""What the only player is called in the state of the game."""
SIDES: Final = tuple(sorted(LAYOUTS))


class SoloRound(NamedTuple):
    """A round.

    Attributes:
        side: the letter of the side.
        seed: what decides the dice.
        called: which round it is, for messages.
    """

    side: str
    seed: str
    called: str

    def game(self) -> Game:
        """The round before its first roll."""
        return Game.start([NAME], layouts=[self.side], seed=self.seed)


def day_round(day: date) -> SoloRound:
    """The round of a day: the eight sides take turns.

    >>> day_round(date(2026, 11, 22)).side, day_round(date(2026, 11, 23)).side
    ('G', 'H')
    """
    return SoloRound(SIDES[day.toordinal() % len(SIDES)], f"the round of {day.isoformat()}", day.isoformat())


def class_round_of(code: str) -> SoloRound:
    """The round that a code decides, letter by letter.

    >>> class_round_of("7b monday") == class_round_of("7b monday"), class_round_of("7b tuesday").side
    (True, 'F')
    """
    seed = f"the round of the class {code}"
    return SoloRound(Random(seed).choice(SIDES), seed, code)


class SoloPlay(NamedTuple):
    """A round as far as it was played.

    Attributes:
        states: every state so far, from the start on.
        moves: what was done between them.
    """

    states: tuple[Game, ...]
    moves: tuple[Move, ...] = ()

    @classmethod
    def of(cls, of: SoloRound, moves: Iterable[str] = ()) -> SoloPlay:
        """A round from the texts of its moves.

        Raises:
            GameError: a move is malformed, against the rules, or no roll that falls in this round.
        """
        play = cls((of.game(),))
        for text in moves:
            move = parse_move(text)
            if play.is_over or (isinstance(move, Dice) and move != play.game.chance_move()):
                raise GameError.of(
                    "refused-round-move",
                    "{text} is no move of the round of {round}",
                    text=shortened(text, 40),
                    round=of.called,
                )
            play = play.after(move)
        return play

    @classmethod
    def of_decisions(cls, of: SoloRound, decisions: Iterable[str]) -> SoloPlay:
        """A round from the texts of what was decided, without the dice.

        Raises:
            GameError: a text is malformed, against the rules, or no decision.
        """
        play = cls((of.game(),))
        for text in decisions:
            move = parse_move(text)
            if play.is_over or not isinstance(move, Roll | Lay | OptOut):
                raise GameError.of(
                    "refused-round-decision",
                    "{text} is no decision of the round of {round}",
                    text=shortened(text, 40),
                    round=of.called,
                )
            play = play.rolled() if isinstance(move, Roll) else play.after(move)
        return play

    @property
    def decisions(self) -> tuple[str, ...]:
        """The texts of what was decided: all moves but the dice."""
        return tuple(str(move) for move in self.moves if not isinstance(move, Dice))

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

    def after(self, move: Move) -> SoloPlay:
        """The round after one more move.

        Raises:
            IllegalMove: the round is over, or the move is against the rules.
        """
        if self.is_over:
            raise IllegalMove.of("refused-round-over", "the round is over")
        return SoloPlay((*self.states, self.game.play(move)), (*self.moves, move))

    def rolled(self) -> SoloPlay:
        """The round after a roll: its dice fall.

        Raises:
            IllegalMove: no roll is due.
        """
        rolling = self.after(Roll())
        return rolling.after(rolling.game.chance_move())


class Compared(NamedTuple):
    """What was in a round.

    Attributes:
        expected: the stars that exact play earns on average from the start, over all dice.
        exact: the stars that it earns with these dice, which it does not know.
        foreseen: the most stars that anybody can earn with these dice, who knows them all.
    """

    expected: float
    exact: int
    foreseen: int


def values_of(of: SoloRound) -> RoundValues:
    """What every board of a round is worth.

    Raises:
        MissingPackageError: the exact analysis needs a package that is not installed.
    """
    check_compiles()  # it would take minutes
    from ..analysis.round_values import RoundValues

    return RoundValues(of.game().position(0))


def compare(of: SoloRound, values: RoundValues | None = None) -> Compared:
    """What was in a round.

    Args:
        of: the round.
        values: what every board of it is worth, if that is known already.

    Raises:
        MissingPackageError: the exact analysis needs a package that is not installed.
    """
    values, start = values or values_of(of), SoloPlay.of(of)
    return Compared(values.worth(values.start), exact_play(start, values).stars, foreseen_stars(start))


def exact_play(play: SoloPlay, values: RoundValues) -> SoloPlay:
    """A round to its end by an exact player who does not know the dice; of tied choices it takes the surer one."""
    while not play.is_over:
        position = play.game.position(0)
        if position.button_mask and values.roll(position) <= values.stop(position) + TIE:
            play = play.after(OptOut())
            continue
        play = play.rolled()
        cells = [move.cell for move in play.game.legal_moves() if isinstance(move, Lay)]
        if cells:
            most = max(values.after(position, cell) for cell in cells)
            play = play.after(Lay(next(cell for cell in cells if values.after(position, cell) >= most - TIE)))
    return play


def foreseen_stars(play: SoloPlay) -> int:
    """The most stars with the dice of the round for whoever knows them all, found by trying every choice."""
    position = play.game.position(0)
    return DiceLines(position, rolls_to_come(play.game)).best(0, position.button_mask)


def rolls_to_come(game: Game) -> tuple[Dice, ...]:
    """The rolls that fall from now on, as long as a button could be laid with each."""
    count = (game.size**2 + 1) // 2
    rolls = range(game.rolls, game.rolls + count)
    pips = [fair_dice(game.seed, roll, game.black_dice + 1, game.size) for roll in rolls]
    return tuple(Dice(white, gold, tuple(black)) for white, gold, *black in pips)
