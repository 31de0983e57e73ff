"""A game of BUTTONS for one to four players, as a frozen state.

Rulings on what the rulebook leaves open stand in the README. Two of them shape this file: the decisions after a roll
are taken one at a time, the player in turn first and then clockwise, and somebody who cannot take the golden space is
not asked; and a bust is a consequence of the dice, not a move.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from itertools import combinations
from typing import Any, TypeVar

from ...kit.rules.chance import fair_dice
from ...kit.rules.game import CHANCE, Chance, IllegalMove, Seat
from ..drawing.board_view import BoardView
from ..drawing.picture import boards_svg
from .ending import Result, judge, line_in
from .grid import Cell, cell_text
from .layout import COLOURS, Layout
from .moves import Dice, Lay, Move, OptOut, Pass, PlaceStars, Roll, every_roll
from .phase import Phase, Standing
from .position import MOST_BLACK_DICE, Earnings, Position
from .setup import Setup, starter_of

BUTTONS_IN_THE_BOX = 50
STARS_IN_THE_BOX = 60


@dataclass(frozen=True, slots=True)
class Game:
    """A state of a game. Make the first with `Game.start`, the next with `play`.

    Attributes:
        setup: what is fixed before the first move.
        moves: every move so far, chance's dice included; a game is its setup and its moves.
        round: the number of the round, from 1.
        cards: the colours of each seat's cards in this round.
        button_masks: each seat's buttons of this round.
        star_masks: each seat's stars.
        standings: who is in, opted out, or bust.
        turn: the seat whose turn it is.
        phase: what is to be done.
        to_move: who does it: a seat, `CHANCE`, or `None` when the game is over.
        dice: the last roll of this round, `None` before the first.
        rolls: how many rolls the game has seen.
        result: who won and why, `None` until the game is over.

    >>> game = Game.start(["Ada", "Bo"], cards=["ry", "bg"], seed="one")
    >>> game = game.play(Roll()).play(Dice(5, 6, (2, 3, 5, 5)))
    >>> [str(move) for move in game.legal_moves()]
    ['lay 5-2', 'lay 5-3', 'lay 5-5', 'lay 5-6']
    >>> game = game.play(Lay((5, 3)))
    >>> game.to_move, [str(move) for move in game.legal_moves()]
    (1, ['lay 5-6', 'pass'])
    """

    setup: Setup
    moves: tuple[Move, ...]
    round: int
    cards: tuple[str, ...]
    button_masks: tuple[int, ...]
    star_masks: tuple[int, ...]
    standings: tuple[Standing, ...]
    turn: Seat
    phase: Phase
    to_move: Seat | Chance | None
    dice: Dice | None
    rolls: int
    result: Result | None

    @classmethod
    def start(
        cls,
        names: Sequence[str],
        layouts: Sequence[str | Layout] | None = None,
        cards: Sequence[str] | None = None,
        seed: object = None,
    ) -> Game:
        """The beginning of a game.

        Args:
            names: one to four different names, clockwise; one is solo practice.
            layouts: for each player a side's letter, a layout, or a layout's text, all of one size. The sides A, B,
                C, D in turn if left out.
            cards: for each player the letters of its button cards (two each with two players), with red among them
                unless it is solo practice. Dealt by the seed if left out.
            seed: whatever decides the dice and the deal (kept as its `str`); a fresh one if left out.

        Raises:
            ValueError: something of this is not so; the message names it.

        >>> Game.start(["Ada", "Bo", "Cy"], seed=7).to_move in (0, 1, 2)
        True
        """
        return cls._of(Setup.of(names, layouts, cards, seed))

    @classmethod
    def _of(cls, setup: Setup) -> Game:
        nothing = (0,) * len(setup.names)
        first = starter_of(setup.cards)
        return cls(
            setup=setup,
            moves=(),
            round=1,
            cards=setup.cards,
            button_masks=nothing,
            star_masks=nothing,
            standings=(Standing.IN,) * len(setup.names),
            turn=first,
            phase=Phase.DECIDE,
            to_move=first,
            dice=None,
            rolls=0,
            result=None,
        )

    @classmethod
    def parse(cls, text: str) -> Game:
        """Read the text that `str(game)` writes.

        Raises:
            ValueError: the text is malformed, or a move in it is illegal; the message names the line.
        """
        from .notation import parse_game

        return parse_game(text)

    # What can be asked of a state

    @property
    def names(self) -> tuple[str, ...]:
        """The players' names, seat by seat."""
        return self.setup.names

    @property
    def layouts(self) -> tuple[Layout, ...]:
        """The players' layouts, seat by seat."""
        return self.setup.layouts

    @property
    def seed(self) -> str:
        """What decides the dice."""
        return self.setup.seed

    @property
    def size(self) -> int:
        """How many rows, and columns, everybody's board has."""
        return self.setup.grid.size

    @property
    def ply(self) -> int:
        """How many moves were made, chance's included."""
        return len(self.moves)

    @property
    def black_dice(self) -> int:
        """How many black dice, the gold one among them, lie in no depot."""
        out = len(self.names) - self.standings.count(Standing.IN)
        return max(1, MOST_BLACK_DICE - out * self.setup.depot_dice)

    @property
    def starter(self) -> Seat:
        """The seat that starts this round: the holder of the red card."""
        return starter_of(self.cards)

    @property
    def pool(self) -> tuple[int, int]:
        """How many buttons and stars of the box lie on no board: shown, but never in the way of a move."""
        buttons = sum(mask.bit_count() for mask in self.button_masks)
        stars = sum(mask.bit_count() for mask in self.star_masks)
        return max(0, BUTTONS_IN_THE_BOX - buttons), max(0, STARS_IN_THE_BOX - stars)

    def depot(self, seat: Seat) -> int:
        """How many black dice lie in a seat's depot."""
        return 0 if self.standings[seat] is Standing.IN else self.setup.depot_dice

    def position(self, seat: Seat) -> Position:
        """A seat's board as a position of its own.

        Raises:
            ValueError: there is no such seat.
        """
        if seat not in range(len(self.names)):
            raise ValueError(f"there is no seat {seat!r}: the seats are 0 to {len(self.names) - 1}")
        return Position.from_masks(
            self.layouts[seat], self.button_masks[seat], self.star_masks[seat], self.cards[seat], self.black_dice
        )

    def stars(self, seat: Seat) -> int:
        """How many stars a seat has."""
        return self.star_masks[seat].bit_count()

    def earnings(self, seat: Seat) -> Earnings:
        """What a seat's buttons would earn if the round ended now, or earn now that it has ended."""
        return Earnings.of(self.layouts[seat].masks, self.button_masks[seat], self.cards[seat])

    def line_of(self, seat: Seat, more: Iterable[Cell] = ()) -> tuple[Cell, ...]:
        """The cells of a seat's line of five stars, empty if there is none; `more` are stars that may still come."""
        stars = self.star_masks[seat] | self.setup.grid.mask_of(more)
        return self.setup.grid.cells_of(line_in(self.size, stars))

    def legal_moves(self) -> tuple[Move, ...]:
        """Every legal move in a fixed order; for chance, every outcome once; empty when the game is over."""
        phase = self.phase
        if phase is Phase.DECIDE:
            return _ROLL_OR_OPT_OUT if self.button_masks[self.turn] else _ROLL
        if phase is Phase.LAY:
            return tuple(map(Lay, self._cells_to_lay()))
        if phase is Phase.GOLD:
            assert self.dice is not None
            return Lay(self.dice.golden_cell), _PASS
        if phase is Phase.DICE:
            return every_roll(self.size, self.black_dice - 1)
        if phase is Phase.STARS:
            assert isinstance(self.to_move, int)
            cells = self.setup.grid.cells_of(self.button_masks[self.to_move])
            return tuple(map(PlaceStars, combinations(cells, self.earnings(self.to_move).total)))
        return ()

    def chance_move(self) -> Dice:
        """The dice that the game's seed holds for the next roll; the same however often the game is taken back.

        Raises:
            IllegalMove: no dice are to fall.
        """
        if self.phase is not Phase.DICE:
            raise IllegalMove(f"no dice are to fall: {self._where()}")
        white, gold, *black = fair_dice(self.setup.seed, self.rolls, self.black_dice + 1, self.size)
        return Dice(white, gold, tuple(black))

    def at(self, ply: int) -> Game:
        """The state after the first `ply` moves.

        Raises:
            ValueError: the game has no such ply.
        """
        if ply not in range(len(self.moves) + 1):
            raise ValueError(f"the game has plies 0 to {len(self.moves)}, not {ply}")
        return self.start_state().replay(self.moves[:ply])

    def start_state(self) -> Game:
        """The same game with no move made."""
        return Game._of(self.setup)

    def replay(self, moves: Iterable[Move]) -> Game:
        """The state after some more moves.

        Raises:
            IllegalMove: one of them is not legal.
        """
        game = self
        for move in moves:
            game = game.play(move)
        return game

    # Making a move

    def play(self, move: Move) -> Game:
        """The state after a move.

        Raises:
            IllegalMove: the move is against the rules; the message names the move, the rule and the position.
        """
        phase = self.phase
        match move:
            case Lay() if phase is Phase.LAY:
                return self._lay(move)
            case Lay() | Pass() if phase is Phase.GOLD:
                return self._gold(move)
            case Dice() if phase is Phase.DICE:
                return self._fall(move)
            case Roll() if phase is Phase.DECIDE:
                return self._next(move, phase=Phase.DICE, to_move=CHANCE)
            case OptOut() if phase is Phase.DECIDE:
                if not self.button_masks[self.turn]:
                    raise self._illegal(move, "only a player with a button may opt out")
                return self._pass_the_dice(self._next(move, standings=self._leave(Standing.OUT)))
            case PlaceStars() if phase is Phase.STARS:
                return self._place(move)
        raise self._illegal(move, "something else is to be done")

    def _fall(self, move: Dice) -> Game:
        pips = (move.white, move.gold, *move.black)
        if len(move.black) != self.black_dice - 1:
            raise self._illegal(
                move, f"{self.black_dice - 1} black dice with white pips lie in no depot, not {len(move.black)}"
            )
        if any(pip not in range(1, self.size + 1) for pip in pips):
            raise self._illegal(move, f"every die shows 1 to {self.size}")
        rolled = self._next(move, dice=move, rolls=self.rolls + 1, phase=Phase.LAY, to_move=self.turn)
        if rolled._cells_to_lay():
            return rolled
        bust = rolled._next(
            None,
            standings=self._leave(Standing.BUST),
            button_masks=_with(self.button_masks, self.turn, 0),
        )
        return bust._offer_gold(after=self.turn)

    def _lay(self, move: Lay) -> Game:
        assert self.dice is not None
        seat = self.turn
        if move.cell not in self._cells_to_lay():
            if move.cell not in self.dice.cells:
                raise self._illegal(move, f"the dice offer {', '.join(map(cell_text, self._cells_to_lay()))}")
            raise self._illegal(move, str(self.position(seat).why_not(move.cell)))
        return self._with_button(move, seat)._offer_gold(after=seat)

    def _gold(self, move: Lay | Pass) -> Game:
        seat = self.to_move
        assert self.dice is not None and isinstance(seat, int)
        if isinstance(move, Pass):
            return self._next(move)._offer_gold(after=seat)
        if move.cell != self.dice.golden_cell:
            raise self._illegal(move, f"the golden space is {cell_text(self.dice.golden_cell)}")
        return self._with_button(move, seat)._offer_gold(after=seat)

    def _offer_gold(self, after: Seat) -> Game:
        """Ask the next player who may take the golden space, or go on to the next turn when everybody was asked."""
        assert self.dice is not None
        golden = 1 << self.setup.grid.bit(self.dice.golden_cell)
        players = len(self.names)
        seat = (after + 1) % players
        while seat != self.turn:
            if self.standings[seat] is Standing.IN and self._legal_mask(seat) & golden:
                return self._next(None, phase=Phase.GOLD, to_move=seat)
            seat = (seat + 1) % players
        return self._pass_the_dice(self)

    @staticmethod
    def _pass_the_dice(game: Game) -> Game:
        """Give the dice to the next player with an empty depot, or end the round if there is none."""
        players = len(game.names)
        for step in range(1, players + 1):
            seat = (game.turn + step) % players
            if game.standings[seat] is Standing.IN:
                return game._next(None, phase=Phase.DECIDE, turn=seat, to_move=seat)
        return game._place_next(game.starter)

    def _place_next(self, first: Seat) -> Game:
        """Ask the next player who earned stars, from `first` on clockwise, or end the round."""
        players = len(self.names)
        seat = first
        for _ in range((self.starter - first - 1) % players + 1):
            if self.standings[seat] is Standing.OUT:
                return self._next(None, phase=Phase.STARS, to_move=seat)
            seat = (seat + 1) % players
        return self._end_round()

    def _place(self, move: PlaceStars) -> Game:
        seat = self.to_move
        assert isinstance(seat, int)
        earned = self.earnings(seat).total
        cells = set(move.cells)
        if len(move.cells) != len(cells) or len(cells) != earned:
            raise self._illegal(move, f"{self.names[seat]} places {earned} stars on as many different spaces")
        mine = self.setup.grid.cells_of(self.button_masks[seat])
        for cell in move.cells:
            if cell not in mine:
                raise self._illegal(move, f"no button of this round lies on {cell_text(cell)}")
        placed_stars = self.setup.grid.mask_of(cells)
        placed = self._next(
            move,
            star_masks=_with(self.star_masks, seat, self.star_masks[seat] | placed_stars),
            button_masks=_with(self.button_masks, seat, self.button_masks[seat] & ~placed_stars),
        )
        following = (seat + 1) % len(self.names)
        return placed._end_round() if following == self.starter else placed._place_next(following)

    def _end_round(self) -> Game:
        """Check the win; if there is none, take the buttons back, pass the cards on and start the next round."""
        players = len(self.names)
        nothing = (0,) * players
        result = judge(self.size, self.star_masks)
        if result is not None:
            return self._next(None, button_masks=nothing, phase=Phase.OVER, to_move=None, result=result)
        if players == 1:
            cards: tuple[str, ...] = (COLOURS[(COLOURS.index(self.cards[0]) + 1) % len(COLOURS)],)
        else:
            cards = self.cards[-1:] + self.cards[:-1]
        first = starter_of(cards)
        return self._next(
            None,
            round=self.round + 1,
            cards=cards,
            button_masks=nothing,
            standings=(Standing.IN,) * players,
            turn=first,
            phase=Phase.DECIDE,
            to_move=first,
            dice=None,
        )

    # Small helpers

    def _legal_mask(self, seat: Seat) -> int:
        buttons = self.button_masks[seat]
        board = self.setup.grid
        return board.all & ~(buttons | self.star_masks[seat] | board.beside(buttons))

    def _cells_to_lay(self) -> tuple[Cell, ...]:
        """The spaces that the dice offer to the player in turn and that are legal, by column."""
        assert self.dice is not None
        row = self.dice.white
        legal = self._legal_mask(self.turn) >> (row - 1) * self.size
        return tuple((row, column) for column in self.dice.columns if legal >> column - 1 & 1)

    def _leave(self, standing: Standing) -> tuple[Standing, ...]:
        return _with(self.standings, self.turn, standing)

    def _with_button(self, move: Lay, seat: Seat) -> Game:
        button = 1 << self.setup.grid.bit(move.cell)
        return self._next(move, button_masks=_with(self.button_masks, seat, self.button_masks[seat] | button))

    def _next(self, move: Move | None, **changes: Any) -> Game:
        """The same state with a move more, unless it is `None`, and some attributes changed."""
        return replace(self, moves=self.moves if move is None else (*self.moves, move), **changes)

    def _where(self) -> str:
        who = "chance" if self.to_move is CHANCE else "nobody" if self.to_move is None else self.names[self.to_move]
        seat = self.to_move if isinstance(self.to_move, int) else self.turn
        return f"{who} is to move ({self.phase.value}) at ply {self.ply}, {self.position(seat)}"

    def _illegal(self, move: object, why: str) -> IllegalMove:
        text = str(move) if isinstance(move, Move) else f"{move!r}, which is no move,"
        return IllegalMove(f"{text} is not legal, because {why}: {self._where()}")

    def __str__(self) -> str:
        from .notation import game_text

        return game_text(self)

    def __repr__(self) -> str:
        return f"<Game of {', '.join(self.names)}: round {self.round}, ply {self.ply}, {self.phase.value}>"

    def view(self, seat: Seat) -> BoardView:
        """What a seat's board shows: its position over all that is printed, its depot, and its line of five if any.

        The board of a player who is bust is faded.

        Raises:
            ValueError: there is no such seat.

        >>> Game.start(["Ada", "Bo"], layouts=["rby/gry/ybg"] * 2, seed=1).view(1).colours
        'rbygryybg'
        """
        return replace(
            self.position(seat).view(),
            colours=self.layouts[seat].letters,
            depot=self.depot(seat),
            line=self.line_of(seat),
            faded=self.standings[seat] is Standing.BUST,
        )

    def _repr_svg_(self) -> str:
        boards = [(name, self.view(seat)) for seat, name in enumerate(self.names)]
        return boards_svg(boards, scale=0.62, title=", ".join(self.names))


T = TypeVar("T")

_PASS = Pass()
_ROLL: tuple[Move, ...] = (Roll(),)
_ROLL_OR_OPT_OUT: tuple[Move, ...] = (Roll(), OptOut())


def _with(values: tuple[T, ...], seat: Seat, value: T) -> tuple[T, ...]:
    return (*values[:seat], value, *values[seat + 1 :])
