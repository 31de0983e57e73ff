"""A match of Button Up! for two players, as a frozen state.

A match is a series of battles. Each begins with a deal, made by chance; from the second on the player behind then
decides who is first. Rulings on what the rulebook leaves open stand in `notebooks/how_we_play.ipynb`.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Final, Self

from ...kit.rules.chance import fair_shuffle
from ...kit.rules.errors import GameError, IllegalMove
from ...kit.rules.game import CHANCE, ChanceMover, Result, Seat
from ...kit.rules.history import History
from ...kit.rules.phrase import Phrase, PhraseEnum
from ...kit.rules.setup import GameSetup, OneSeat, Whole, option
from ...kit.rules.state import State
from .moves import DECISIONS, MOVES, Deal, Move, PlayFirst, PlaySecond, Sow, every_deal
from .position import ARMY_WANTED, COLOURS, MOST_EACH, Position


@dataclass(frozen=True)
class Setup(GameSetup):
    """All that is fixed before the first move.

    Attributes:
        first: the seat that is first in battle 1.
        army: how many buttons of each colour there are: 1 to 3.
    """

    first: Seat = option(
        OneSeat("is first in battle 1", draw="first"),
        "who is first in battle 1, as a seat, 0 or 1, or as a name; decided by the seed if left out",
    )
    army: int = option(
        Whole(1, MOST_EACH, ARMY_WANTED, default=MOST_EACH),
        "how many buttons of each colour there are: 3, or in a small battle 2 or 1",
    )

    seats = range(2, 3)
    seat_names = ("red", "black")


POINTS_TO_WIN: Final = 15


def decider_at(points: tuple[int, int], otherwise: Seat) -> Seat:
    """Who decides at a score: the player behind; at equal points `otherwise`, who lost the battle before."""
    red, black = points
    return otherwise if red == black else int(black < red)


class Phase(PhraseEnum):
    """What is to be done."""

    DEAL = Phrase("refused-while-dealing", "the circle is dealt")
    DECIDE = Phrase("refused-while-first", "who is first is decided")
    SOW = Phrase("refused-while-sowing", "a pile is sown")
    OVER = Phrase("refused-while-match-over", "the match is over")


class Reason(StrEnum):
    """Why a match ended."""

    POINTS = "points"


@dataclass(frozen=True)
class Battle:
    """A battle that is over.

    Attributes:
        deal: its circle, place by place.
        first: the seat that was the first to sow.
        last: the position at its end, with one pile.
        points: each seat's points after it.
    """

    deal: str
    first: Seat
    last: Position
    points: tuple[int, int]

    @property
    def margin(self) -> int:
        """What red's army was worth more than black's: the points that red won, or, below 0, black."""
        return self.last.margin

    @property
    def winner(self) -> Seat | None:
        """The seat that won it; `None` after a draw."""
        return None if self.margin == 0 else int(self.margin < 0)


@dataclass(frozen=True, slots=True, repr=False)
class Game(State[Move]):
    """A state of a match. Make the first with `Game.start`, the next with `play`.

    Attributes:
        phase: what is to be done.
        position: the piles of the battle that goes on, or of the last one until the next has begun; `None` while there
            is none: before the first deal, and while somebody decides who is first.
        deal: the circle that was dealt for the battle that goes on; `None` before the deal.
        first: the seat that is first to sow in that battle; `None` until it is decided.
        points: each seat's victory points.
        battles: those that are over.
        setup: what is fixed before the first move.
        history: every move so far; a match is its setup and its moves.

    >>> game = Game.start(["Ada", "Bo"], first="Ada", seed="one")
    >>> game = game.play(Deal("kkwwrkrwr")).play(Sow(4))
    >>> game.to_move, [str(move) for move in game.legal_moves()]
    (1, ['sow 3', 'sow 5', 'sow 8'])
    """

    phase: Phase
    position: Position | None
    deal: str | None
    first: Seat | None
    points: tuple[int, int]
    battles: tuple[Battle, ...]
    setup: Setup
    history: History[Move]

    title = "Button Up!"
    part = "Battle"
    example = "Sow(8)"
    texts = MOVES

    @classmethod
    def start(cls, names: Collection[str], first: object = None, seed: object = None, army: int = 3) -> Game:
        """The beginning of a match.

        Args:
            names: of the red player (seat 0) and of the black one (seat 1).
            first: who is first in battle 1, as a seat or as a name; decided by the seed if left out.
            seed: whatever decides the deals (kept as its `str`); a fresh one if left out.
            army: how many buttons of each colour there are: 3, or in a small battle for lessons 2 or 1.

        Raises:
            GameError: names, first, seed or army are invalid; the message says which and why.

        >>> Game.start(["Ada", "Bo"], seed=7).to_move
        CHANCE
        """
        return cls.begin(Setup.of(names, seed, first=first, army=army))

    @classmethod
    def begin(cls, setup: Setup) -> Self:
        return cls(Phase.DEAL, None, None, None, (0, 0), (), setup, History())

    # What can be asked of a state

    @property
    def sowing(self) -> Position | None:
        """The piles, while one is to be sown; else `None`."""
        return self.position if self.phase is Phase.SOW else None

    @property
    def round(self) -> int:
        """The number of the battle that goes on, or of the last one, from 1."""
        return len(self.battles) + (self.phase is not Phase.OVER)

    @property
    def to_move(self) -> Seat | ChanceMover | None:
        """Who moves: a seat, `CHANCE`, or `None` when the match is over."""
        if self.phase is Phase.DEAL:
            return CHANCE
        if self.phase is Phase.DECIDE:
            return self.decider
        return None if self.position is None else self.position.seat

    @property
    def decider(self) -> Seat | None:
        """The seat that decides, or has decided, who is first in this battle; `None` in battle 1 and after the match.

        It is the player with fewer points; at equal points who lost the last battle that was no draw; if there was
        none, who was second in battle 1.
        """
        if self.phase is Phase.OVER or not self.battles:
            return None
        won = next((battle.winner for battle in reversed(self.battles) if battle.winner is not None), self.setup.first)
        return decider_at(self.points, 1 - won)

    @property
    def result(self) -> Result | None:
        """How the match ended; `None` while it goes on."""
        winner = self.points.index(max(self.points))
        return Result((winner,), Reason.POINTS) if self.phase is Phase.OVER else None

    def legal_moves(self) -> Sequence[Move]:
        """Every legal move, always in the same order: places ascending; for chance, every deal."""
        if self.phase is Phase.DEAL:
            return every_deal(self.setup.army)
        if self.phase is Phase.DECIDE:
            return DECISIONS
        return tuple(map(Sow, self.sowing.legal_places())) if self.sowing else ()

    def _drawn(self, seed: str) -> Deal:
        # It depends on the seed and on the battle's number only.
        return Deal("".join(fair_shuffle(f"{seed}/battle {self.round}", COLOURS * self.setup.army)))

    # Moves

    def play(self, move: Move | str) -> Game:
        """The state after a move.

        Raises:
            IllegalMove: the move is against the rules.
        """
        match move:
            case Deal() if self.phase is Phase.DEAL:
                return self._dealt(move)
            case PlayFirst() | PlaySecond() if self.phase is Phase.DECIDE:
                assert self.decider is not None
                first = self.decider if isinstance(move, PlayFirst) else 1 - self.decider
                return self._begun(move, self.deal or "", first)
            case Sow() if self.phase is Phase.SOW:
                return self._sown(move)
        return self._read(move, self.phase.said)

    def _dealt(self, move: Deal) -> Game:
        places = len(COLOURS) * self.setup.army
        if len(move.letters) != places:
            raise self._illegal(move, Phrase("refused-circle-places", "the circle has {places} places", places=places))
        if self.battles:
            return self._next(move, phase=Phase.DECIDE, deal=move.letters, position=None)
        return self._begun(move, move.letters, self.setup.first)

    def _begun(self, move: Move, deal: str, first: Seat) -> Game:
        return self._next(move, phase=Phase.SOW, deal=deal, first=first, position=Position.of_deal(deal, first))

    def _sown(self, move: Sow) -> Game:
        assert self.position is not None and self.first is not None and self.deal is not None
        try:
            position = self.position.sow(move.place)
        except GameError as error:
            raise IllegalMove.of("refused-sowing", "{error}; {where}", error=error, where=self._where()) from None
        if position.sowings_left:
            return self._next(move, position=position)
        red, black = self.points
        points = (red + max(0, position.margin), black + max(0, -position.margin))
        battles = (*self.battles, Battle(self.deal, self.first, position, points))
        if max(points) >= POINTS_TO_WIN:
            return self._next(move, phase=Phase.OVER, position=position, points=points, battles=battles)
        return self._next(
            move, phase=Phase.DEAL, position=position, deal=None, first=None, points=points, battles=battles
        )

    def closing_line(self) -> str:
        """The armies of the battle that has just ended, and the points after it."""
        battle = self.battles[-1]
        red, black = battle.last.armies
        points = ", ".join(f"{name} {points}" for name, points in zip(self.names, battle.points, strict=True))
        return f"Armies {red} to {black}. Points: {points}"

    def _situation(self) -> str:
        if self.position is None:
            return Phrase("refused-in-battle", " of battle {battle}", battle=self.round)
        return Phrase(
            "refused-in-battle-at", " of battle {battle}, {position}", battle=self.round, position=str(self.position)
        )
