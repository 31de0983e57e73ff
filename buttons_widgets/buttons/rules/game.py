"""A game of BUTTONS for one to four players, as a frozen state.

Rulings on what the rulebook leaves open stand in `notebooks/how_we_play.ipynb`. Two of them shape this file: the
decisions after a roll are taken one at a time, the player in turn first and then clockwise, and a player who cannot
take the golden space is not asked; and a bust is a consequence of the dice, not a move.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass, field, fields, replace
from functools import cache
from itertools import combinations
from operator import attrgetter
from typing import TYPE_CHECKING, Any, Final, Self, TypeVar

from ...kit.rules.chance import fair_dice
from ...kit.rules.game import CHANCE, ChanceMover, Seat
from ...kit.rules.history import History
from ...kit.rules.numbers import number_of
from ...kit.rules.phrase import Phrase
from ...kit.rules.state import State
from ..cells import COLOURS, Cell, cell_text
from ..drawing.board_view import BoardView
from ..drawing.picture import boards_svg
from .ending import Result, judge, line_in
from .laying import legal_mask
from .layout import Layout
from .moves import MOVES, Dice, Lay, Move, OptOut, Pass, PlaceStars, Roll, every_roll, roll_chances
from .phase import Phase, Standing
from .position import MOST_BLACK_DICE, Earnings, Position
from .setup import Setup, starter_of

if TYPE_CHECKING:
    from fractions import Fraction

BUTTONS_IN_THE_BOX: Final = 50
STARS_IN_THE_BOX: Final = 60

T = TypeVar("T")


@dataclass(frozen=True, slots=True, repr=False)
class Game(State[Move]):
    """A state of a game. Make the first with `Game.start`, the next with `play`.

    Attributes:
        round: the number of the round, from 1.
        rolls: how many rolls the game has seen.
        turn: the seat whose turn it is.
        phase: what is to be done.
        to_move: who does it: a seat, `CHANCE`, or `None` when the game is over.
        dice: the last roll of this round, `None` before the first.
        button_masks: each seat's buttons of this round.
        star_masks: each seat's stars.
        standings: who is in, opted out, or bust.
        cards: the colours of each seat's cards in this round.
        result: who won and why, `None` until the game is over.
        setup: what is fixed before the first move.
        history: every move so far; a game is its setup and its moves.

    >>> game = Game.start(["Ada", "Bo"], cards=["ry", "bg"], seed="one")
    >>> game = game.play(Roll()).play(Dice(5, 6, (2, 3, 5, 5)))
    >>> [str(move) for move in game.legal_moves()]
    ['lay 5-2', 'lay 5-3', 'lay 5-5', 'lay 5-6']
    >>> game = game.play(Lay((5, 3)))
    >>> game.to_move, [str(move) for move in game.legal_moves()]
    (1, ['lay 5-6', 'pass'])
    """

    # Two states are compared in this order: what is cheap to compare comes first. And without `field()` a dataclass
    # would take a property of its base for the default.
    round: int = field()
    rolls: int
    turn: Seat
    phase: Phase
    to_move: Seat | ChanceMover | None = field()
    dice: Dice | None
    button_masks: tuple[int, ...]
    star_masks: tuple[int, ...]
    standings: tuple[Standing, ...]
    cards: tuple[str, ...]
    result: Result | None = field()
    setup: Setup
    history: History[Move]

    title = "BUTTONS"
    example = "Roll()"
    texts = MOVES

    @classmethod
    def start(
        cls,
        names: Collection[str],
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
            GameError: names, layouts, cards or seed are invalid; the message says which and why.

        >>> Game.start(["Ada", "Bo", "Cy"], seed=7).to_move in (0, 1, 2)
        True
        """
        return cls.begin(Setup.of(names, seed, layouts=layouts, cards=cards))

    @classmethod
    def begin(cls, setup: Setup) -> Self:
        nothing = (0,) * len(setup.names)
        first = starter_of(setup.cards)
        return cls(
            round=1,
            rolls=0,
            turn=first,
            phase=Phase.DECIDE,
            to_move=first,
            dice=None,
            button_masks=nothing,
            star_masks=nothing,
            standings=(Standing.IN,) * len(setup.names),
            cards=setup.cards,
            result=None,
            setup=setup,
            history=History(),
        )

    # What it holds

    @property
    def layouts(self) -> tuple[Layout, ...]:
        """The players' layouts, seat by seat."""
        return self.setup.layouts

    @property
    def size(self) -> int:
        """How many rows, and columns, every player's board has."""
        return self.setup.grid.size

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
        """How many black dice lie in a seat's depot.

        Raises:
            GameError: the game has no such seat.
        """
        return 0 if self.standings[self._seat(seat)] is Standing.IN else self.setup.depot_dice

    def position(self, seat: Seat) -> Position:
        """A seat's board as a position of its own.

        Raises:
            GameError: the game has no such seat.
        """
        seat = self._seat(seat)
        return Position.from_masks(
            self.layouts[seat], self.button_masks[seat], self.star_masks[seat], self.cards[seat], self.black_dice
        )

    def stars(self, seat: Seat) -> int:
        """How many stars a seat has.

        Raises:
            GameError: the game has no such seat.
        """
        return self.star_masks[self._seat(seat)].bit_count()

    def earnings(self, seat: Seat) -> Earnings:
        """What a seat's buttons would earn if the round ended now, or earn now that it has ended.

        Raises:
            GameError: the game has no such seat.
        """
        seat = self._seat(seat)
        return Earnings.of(self.layouts[seat].masks, self.button_masks[seat], self.cards[seat])

    def line_of(self, seat: Seat, more: Iterable[Cell | str] = ()) -> tuple[Cell, ...]:
        """The cells of a seat's line of five stars, empty if there is none; `more` are stars that may still come.

        Raises:
            GameError: the game has no such seat, or a cell of `more` is not on the board.
        """
        stars = self.star_masks[self._seat(seat)] | self.setup.grid.mask_of(more)
        return self.setup.grid.cells_of(line_in(self.size, stars))

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

    def picture(self, title: str) -> str:
        """All boards as SVG text, with a title for people who do not see them."""
        boards = [(name, self.view(seat)) for seat, name in enumerate(self.names)]
        return boards_svg(boards, title=title)

    def _repr_svg_(self) -> str:
        counts = [(name, self.stars(seat)) for seat, name in enumerate(self.names)]
        told = [f"{name} {count} {'star' if count == 1 else 'stars'}" for name, count in counts]
        return self.picture(f"Round {self.round}: {', '.join(told)}")

    # What may come next

    def legal_moves(self) -> tuple[Move, ...]:
        """Every legal move in a fixed order; for chance, every outcome once; empty when the game is over."""
        phase = self.phase
        if phase is Phase.DECIDE:
            return _ROLL_OR_OPT_OUT if self.button_masks[self.turn] else _ROLL
        if phase is Phase.LAY:
            assert self.dice is not None
            return tuple(map(_lay, self._cells_to_lay(self.dice)))
        if phase is Phase.GOLD:
            assert self.dice is not None
            return _lay(self.dice.golden_cell), _PASS
        if phase is Phase.DICE:
            return every_roll(self.size, self.black_dice - 1)
        if phase is Phase.STARS:
            assert isinstance(self.to_move, int)
            cells = self.setup.grid.cells_of(self.button_masks[self.to_move])
            return tuple(map(PlaceStars, combinations(cells, self.earnings(self.to_move).total)))
        return ()

    def chances(self) -> tuple[tuple[Dice, Fraction], ...]:
        """Every outcome of the roll that is to fall with its probability, adding up to exactly 1.

        Empty if no dice are to fall.

        >>> game = Game.start(["Ada"], layouts=["rby/gry/ybg"]).play(Roll())
        >>> len(game.chances()), sum(chance for _, chance in game.chances())
        (135, Fraction(1, 1))
        """
        return roll_chances(self.size, self.black_dice - 1) if self.phase is Phase.DICE else ()

    def _drawn(self, seed: str) -> Dice:
        white, gold, *black = fair_dice(seed, self.rolls, self.black_dice + 1, self.size)
        return Dice(white, gold, tuple(black))

    # Making a move

    def play(self, move: Move | str) -> Game:
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
                    raise self._illegal(move, Phrase("refused-opt-out", "only a player with a button may opt out"))
                return self._pass_the_dice(move, with_value(self.standings, self.turn, Standing.OUT))
            case PlaceStars() if phase is Phase.STARS:
                return self._place(move)
        return self._read(move, Phrase("refused-otherwise", "something else is to be done"))

    def _fall(self, move: Dice) -> Game:
        if len(move.black) != self.black_dice - 1:
            raise self._illegal(
                move,
                Phrase(
                    "refused-dice-count",
                    "{count} black dice with white pips are in play, not {given}",
                    count=self.black_dice - 1,
                    given=len(move.black),
                ),
            )
        pips = (move.white, move.gold, *move.black)
        if min(pips) < 1 or max(pips) > self.size:
            raise self._illegal(move, Phrase("refused-die-shows", "every die shows 1 to {size}", size=self.size))
        rolls = self.rolls + 1
        if self._cells_to_lay(move):
            return self._next(move, dice=move, rolls=rolls, phase=Phase.LAY, to_move=self.turn)
        standings = with_value(self.standings, self.turn, Standing.BUST)
        masks = with_value(self.button_masks, self.turn, 0)
        return self._offer_gold(move, self.turn, move, masks, standings=standings, rolls=rolls)

    def _lay(self, move: Lay) -> Game:
        assert self.dice is not None
        seat = self.turn
        cells = self._cells_to_lay(self.dice)
        if move.cell not in cells:
            if move.cell not in self.dice.cells:
                raise self._illegal(
                    move, Phrase("refused-dice-offer", "the dice offer {cells}", cells=", ".join(map(cell_text, cells)))
                )
            why = self.position(seat).why_not(move.cell)
            assert why is not None
            raise self._illegal(move, why.said)
        return self._offer_gold(move, seat, self.dice, self._with_button(move, seat))

    def _gold(self, move: Lay | Pass) -> Game:
        seat = self.to_move
        assert self.dice is not None and isinstance(seat, int)
        if isinstance(move, Pass):
            return self._offer_gold(move, seat, self.dice, self.button_masks)
        if move.cell != self.dice.golden_cell:
            raise self._illegal(
                move, Phrase("refused-golden", "the golden space is {cell}", cell=cell_text(self.dice.golden_cell))
            )
        return self._offer_gold(move, seat, self.dice, self._with_button(move, seat))

    def _with_button(self, move: Lay, seat: Seat) -> tuple[int, ...]:
        button = 1 << self.setup.grid.bit(move.cell)
        return with_value(self.button_masks, seat, self.button_masks[seat] | button)

    def _offer_gold(self, move: Move, after: Seat, dice: Dice, button_masks: tuple[int, ...], **changes: Any) -> Game:
        """Ask the next player who may take the golden space, or go on to the next turn when each was asked.

        Args:
            move: what was done.
            after: the seat that was asked last. Those after it have decided nothing yet about this roll.
            dice: the roll.
            button_masks: the buttons after the move.
            changes: what else the move changes.
        """
        golden = 1 << self.setup.grid.bit(dice.golden_cell)
        players = len(self.standings)
        seat = (after + 1) % players
        while seat != self.turn:
            if self.standings[seat] is Standing.IN and self._legal_mask(seat) & golden:
                return self._next(move, button_masks=button_masks, dice=dice, phase=Phase.GOLD, to_move=seat, **changes)
            seat = (seat + 1) % players
        standings = changes.pop("standings", self.standings)
        return self._pass_the_dice(move, standings, button_masks=button_masks, dice=dice, **changes)

    def _pass_the_dice(self, move: Move, standings: tuple[Standing, ...], **changes: Any) -> Game:
        """Give the dice to the next player with an empty depot, or end the round if there is none."""
        players = len(standings)
        for step in range(1, players + 1):
            seat = (self.turn + step) % players
            if standings[seat] is Standing.IN:
                return self._next(move, standings=standings, phase=Phase.DECIDE, turn=seat, to_move=seat, **changes)
        return self._place_next(self.starter, move, standings, **changes)

    def _place_next(self, first: Seat, move: Move, standings: tuple[Standing, ...], **changes: Any) -> Game:
        """Ask the next player who earned stars, from `first` on clockwise, or end the round."""
        players = len(standings)
        seat = first
        for _ in range((self.starter - first - 1) % players + 1):
            if standings[seat] is Standing.OUT:
                return self._next(move, standings=standings, phase=Phase.STARS, to_move=seat, **changes)
            seat = (seat + 1) % players
        return self._end_round(move, standings=standings, **changes)

    def _place(self, move: PlaceStars) -> Game:
        seat = self.to_move
        assert isinstance(seat, int)
        earned = self.earnings(seat).total
        cells = set(move.cells)
        if len(move.cells) != len(cells) or len(cells) != earned:
            raise self._illegal(
                move,
                Phrase(
                    "refused-stars-count",
                    "{name} places {count} stars on as many different spaces",
                    name=self.names[seat],
                    count=earned,
                ),
            )
        mine = self.setup.grid.cells_of(self.button_masks[seat])
        for cell in move.cells:
            if cell not in mine:
                raise self._illegal(
                    move, Phrase("refused-star-space", "no button of this round lies on {cell}", cell=cell_text(cell))
                )
        placed = self.setup.grid.mask_of(cells)
        changes = {
            "star_masks": with_value(self.star_masks, seat, self.star_masks[seat] | placed),
            "button_masks": with_value(self.button_masks, seat, self.button_masks[seat] & ~placed),
        }
        following = (seat + 1) % len(self.names)
        if following == self.starter:
            return self._end_round(move, **changes)
        return self._place_next(following, move, self.standings, **changes)

    def _end_round(self, move: Move, **changes: Any) -> Game:
        """Check the win; if there is none, take the buttons back, pass the cards on and start the next round."""
        players = len(self.names)
        nothing = (0,) * players
        result = judge(self.size, changes.get("star_masks", self.star_masks))
        if result is not None:
            changes |= {"button_masks": nothing, "phase": Phase.OVER, "to_move": None, "result": result}
            return self._next(move, **changes)
        if players == 1:
            cards: tuple[str, ...] = (COLOURS[(COLOURS.index(self.cards[0]) + 1) % len(COLOURS)],)
        else:
            cards = self.cards[-1:] + self.cards[:-1]
        first = starter_of(cards)
        changes |= {
            "round": self.round + 1,
            "cards": cards,
            "button_masks": nothing,
            "standings": (Standing.IN,) * players,
            "turn": first,
            "phase": Phase.DECIDE,
            "to_move": first,
            "dice": None,
        }
        return self._next(move, **changes)

    # For the rules

    def _seat(self, seat: object) -> Seat:
        """A seat of this game as a plain number."""
        return number_of("seat", seat, 0, len(self.setup.names) - 1)

    def _legal_mask(self, seat: Seat) -> int:
        """The mask of the spaces on which a seat may lay, whatever the dice show."""
        return legal_mask(self.setup.grid, self.button_masks[seat], self.star_masks[seat])

    def _cells_to_lay(self, dice: Dice) -> tuple[Cell, ...]:
        """The spaces that the dice offer to the player in turn and that are legal, by column."""
        row = dice.white
        legal = self._legal_mask(self.turn) >> (row - 1) * self.size
        return tuple((row, column) for column in dice.columns if legal >> column - 1 & 1)

    def _changed(self, **changes: Any) -> Self:
        """The same state with some attributes changed."""
        # This is what `dataclasses.replace` does, but every move comes through here and that one is slow.
        state = object.__new__(type(self))
        for put, value in zip(_PUTS, _VALUES(self), strict=True):
            put(state, value)
        for name, value in changes.items():
            _PUT[name](state, value)
        return state

    def _situation(self) -> str:
        return f", {self.position(self.to_move if isinstance(self.to_move, int) else self.turn)}"


def with_value(values: tuple[T, ...], seat: Seat, value: T) -> tuple[T, ...]:
    """Values seat by seat, with the one of a seat changed.

    >>> with_value((1, 2, 3), 1, 0)
    (1, 0, 3)
    """
    return (*values[:seat], value, *values[seat + 1 :])


_PASS = Pass()
_ROLL: tuple[Move, ...] = (Roll(),)
_ROLL_OR_OPT_OUT: tuple[Move, ...] = (Roll(), OptOut())


@cache
def _lay(cell: Cell) -> Lay:
    """The one `Lay` of a cell: a game offers the same moves again and again."""
    return Lay(cell)


_PUT: dict[str, Any] = {one.name: Game.__dict__[one.name].__set__ for one in fields(Game)}
_PUTS = tuple(_PUT.values())
_VALUES = attrgetter(*_PUT)
