"""Strategies made of four plain rules: when to opt out, where to lay, which golden spaces to take, where stars go.

A `Strategy` is a frozen value that says which rules a player follows; most of the kit's own bots are one each. The
rules look at the player's own board and the dice in play, and at nothing else. They are simple enough for the
simulator to play the same strategies compiled, move for move.

One roll ahead
--------------

The *one-step look-ahead* rule stops as soon as stopping now is worth at least as much as exactly one more step and
stopping then (Y. S. Chow, H. Robbins and D. Siegmund, Great Expectations: The Theory of Optimal Stopping, 1971). Here
the step is an own roll of one white and k black dice on a board of n rows:

    next(S) = Σ over all rolls, each equally likely: the most stars for opting out after laying on a space that the
              roll offers, or 0 if there is none (bust)

Another button earns 0, 1 or 2 stars more. In a row let s spaces be open, let s₁ of them earn a star more and s₂ two.
At least one of some i spaces of a row is shown in n^k - (n-i)^k of the ways that the black dice fall. So, with every
star counted where it is earned,

    n · n^k · next(S) = Σ over the rows: stop(S) · (n^k - (n-s)^k) + (n^k - (n-s₁)^k) + (n^k - (n-s₂)^k)

and all that is compared are whole numbers. The rule is best play in *monotone* problems, in which the step never pays
again once it does not pay. This game is none: a second button of a colour earns nothing at once and is needed for the
third.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from enum import StrEnum
from math import comb
from numbers import Real
from typing import Self, TypeVar

from ...kit.rules.errors import GameError, quoted
from ...kit.rules.game import mover_of
from ..cells import COLOURS
from ..rules.ending import line_masks
from ..rules.game import Game
from ..rules.grid import Grid
from ..rules.laying import legal_mask
from ..rules.moves import Lay, Move, OptOut, Pass, PlaceStars, Roll
from ..rules.phase import Phase
from ..rules.position import ENOUGH_OF_A_COLOUR

Below = Callable[[int], int]
"""Draws one of the numbers 0, 1, … below the one given, each as likely: `random.Random(seed).randrange` is one."""

STARS_OF_A_LINE = 6
"""A space counts this much more for a line of five with each star that already lies on the line."""


class Leaving(StrEnum):
    """When to opt out.

    Except by the rule `RANDOM`, one also opts out when no space is open. With no button nobody may opt out.
    """

    BUTTONS = "buttons"
    """With at least `limit` buttons."""
    STARS = "stars"
    """If it earns at least `limit` stars."""
    BUST = "bust"
    """If the chance that the next roll is bust is greater than `limit`."""
    ONE_ROLL = "one roll"
    """If it is worth at least as much as one more roll, best laid, and opting out then."""
    RANDOM = "random"
    """As often as not."""


class Laying(StrEnum):
    """Where to lay, of the spaces that the dice offer. Those that are as good are drawn from."""

    RANDOM = "random"
    """Anywhere."""
    ROOM = "room"
    """Where the most spaces stay open."""
    STARS = "stars"
    """Where the better one of opting out and one more roll is then worth the most; of those, the most stay open."""


class Golden(StrEnum):
    """Which golden spaces to take of those that may be taken."""

    ALWAYS = "always"
    """Every one."""
    NEVER = "never"
    """None."""
    STARS = "stars"
    """Those that do not lower what the better one of opting out and one more roll is worth."""
    RANDOM = "random"
    """As often as not."""


class Placing(StrEnum):
    """Where stars go."""

    RANDOM = "random"
    """On any of the buttons."""
    LINE = "line"
    """So that they complete a line of five; else one after the other where lines have the most stars."""


Rule = TypeVar("Rule", bound=StrEnum)


@dataclass(frozen=True)
class Strategy:
    """A way to play: four rules, each named by a word.

    Attributes:
        leaving: when to opt out: `"buttons"`, `"stars"`, `"bust"`, `"one roll"` or `"random"`; see `Leaving`.
        limit: the number of buttons or of stars, or the chance to be bust, that the first three of them need.
        laying: where to lay: `"random"`, `"room"` or `"stars"`; see `Laying`.
        golden: which golden spaces to take: `"always"`, `"never"`, `"stars"` or `"random"`; see `Golden`.
        placing: where stars go: `"random"` or `"line"`; see `Placing`.

    Raises:
        GameError: a rule is unknown, or the limit is missing, not needed, or out of its range: 1 or more buttons or
            stars, a chance of at least 0 and less than 1.

    >>> Strategy("buttons", 4, laying="room")
    Strategy(leaving='buttons', limit=4, laying='room', golden='always', placing='line')
    """

    leaving: Leaving | str
    limit: float | None = None
    laying: Laying | str = Laying.STARS
    golden: Golden | str = Golden.ALWAYS
    placing: Placing | str = Placing.LINE

    def __post_init__(self) -> None:
        rules = (("leaving", Leaving), ("laying", Laying), ("golden", Golden), ("placing", Placing))
        for name, kind in rules:
            object.__setattr__(self, name, _rule(name, kind, getattr(self, name)))
        object.__setattr__(self, "limit", self._checked_limit())

    def _checked_limit(self) -> float | None:
        limit, leaving = self.limit, self.leaving
        if leaving in (Leaving.ONE_ROLL, Leaving.RANDOM):
            if limit is not None:
                raise GameError(f"the rule {str(leaving)!r} needs no limit, so leave out {quoted(limit)}")
            return None
        number = isinstance(limit, Real) and not isinstance(limit, bool)
        if leaving is Leaving.BUST:
            if not number or not 0 <= limit < 1:  # type: ignore[operator]
                raise GameError(f"the limit of the rule 'bust' is a chance from 0 to less than 1, not {quoted(limit)}")
            return float(limit)  # type: ignore[arg-type]
        if not number or limit != limit // 1 or not 1 <= limit < 2**31:  # type: ignore[operator]
            raise GameError(f"the limit of the rule {str(leaving)!r} is 1 or more {leaving}, not {quoted(limit)}")
        return int(limit)

    @property
    def rules(self) -> tuple[StrEnum, ...]:
        """The four rules: leaving, laying, golden, placing."""
        return tuple(
            rule for rule in (self.leaving, self.laying, self.golden, self.placing) if isinstance(rule, StrEnum)
        )

    def __repr__(self) -> str:
        rules = f"laying={str(self.laying)!r}, golden={str(self.golden)!r}, placing={str(self.placing)!r}"
        limit = "" if self.limit is None else f"limit={self.limit!r}, "
        return f"Strategy(leaving={str(self.leaving)!r}, {limit}{rules})"

    def move(self, game: Game, below: Below) -> Move:
        """The move that the strategy makes.

        Random choices draw from `below` in this order: one number to opt out or not, if that is random; one number
        for each button that may be laid, taken or passed; and for stars one number, or with the rule `LINE` one for
        each star that completes no line.

        Args:
            game: a state in which a player is to move.
            below: draws the numbers.

        Raises:
            GameError: no player is to move.
        """
        seat = mover_of(game)
        board, buttons = Board.of(game, seat), game.button_masks[seat]
        if game.phase is Phase.DECIDE:
            return OptOut() if self._leaves(board, buttons, below) else Roll()
        if game.phase is Phase.STARS:
            return self._stars(board, buttons, game.earnings(seat).total, below)
        if game.phase is Phase.GOLD:
            assert game.dice is not None
            moves: Sequence[Move] = self._gold(board, buttons, Lay(game.dice.golden_cell))
        else:
            moves = self._best(board, buttons, [move for move in game.legal_moves() if isinstance(move, Lay)])
        return moves[below(len(moves))]

    def _leaves(self, board: Board, buttons: int, below: Below) -> bool:
        if self.leaving is Leaving.RANDOM:
            return below(2 if buttons else 1) == 1
        if not buttons:
            return False
        if not board.open_to(buttons):
            return True
        if self.leaving is Leaving.ONE_ROLL:
            return board.stars(buttons) * board.outcomes >= board.one_roll(buttons)
        assert self.limit is not None
        if self.leaving is Leaving.BUST:
            return board.bust(buttons) > self.limit * board.outcomes
        reached = buttons.bit_count() if self.leaving is Leaving.BUTTONS else board.stars(buttons)
        return reached >= self.limit

    def _best(self, board: Board, buttons: int, moves: list[Lay]) -> list[Lay]:
        """The moves that are as good as any for the rule by which it lays."""
        if self.laying is Laying.RANDOM:
            return moves
        after = [buttons | 1 << board.grid.bit(move.cell) for move in moves]
        worths = [board.one_step(laid) if self.laying is Laying.STARS else 0 for laid in after]
        ranks = [(worth, board.open_to(laid).bit_count()) for worth, laid in zip(worths, after, strict=True)]
        return [move for move, rank in zip(moves, ranks, strict=True) if rank == max(ranks)]

    def _gold(self, board: Board, buttons: int, golden: Lay) -> list[Lay | Pass]:
        """The moves that are as good for the rule by which it takes golden spaces."""
        if self.golden is Golden.RANDOM:
            return [golden, Pass()]
        takes = self.golden is Golden.ALWAYS
        if self.golden is Golden.STARS:
            takes = board.one_step(buttons | 1 << board.grid.bit(golden.cell)) >= board.one_step(buttons)
        return [golden if takes else Pass()]

    def _stars(self, board: Board, buttons: int, count: int, below: Below) -> PlaceStars:
        if self.placing is Placing.RANDOM:
            return PlaceStars(board.grid.cells_of(_combination(buttons, count, below)))
        lines, placed = line_masks(board.grid.size), 0
        for line in lines:
            gaps = line & ~board.star_mask
            if not placed and gaps and gaps & ~buttons == 0 and gaps.bit_count() <= count:
                placed = gaps
        while placed.bit_count() < count:
            stars = board.star_mask | placed
            bits = [bit for bit in range(len(board.grid.cells)) if (buttons & ~placed) >> bit & 1]
            worths = [
                sum(STARS_OF_A_LINE ** (line & stars).bit_count() for line in lines if line >> bit & 1) for bit in bits
            ]
            best = [bit for bit, worth in zip(bits, worths, strict=True) if worth == max(worths)]
            placed |= 1 << best[below(len(best))]
        return PlaceStars(board.grid.cells_of(placed))


@dataclass(frozen=True, slots=True)
class Board:
    """What a strategy sees: a player's board and the dice in play. Buttons are given as a mask.

    Attributes:
        grid: the grid of the board.
        star_mask: the player's stars.
        colours: for each colour the mask of its printed buttons.
        pays: for each colour the stars for covering it three times: one, and one more for an own card.
        black_dice: how many black dice a roll has now.
    """

    grid: Grid
    star_mask: int
    colours: tuple[int, ...]
    pays: tuple[int, ...]
    black_dice: int

    @classmethod
    def of(cls, game: Game, seat: int) -> Self:
        """A seat's board in a game."""
        masks = game.layouts[seat].masks
        return cls(
            grid=game.setup.grid,
            star_mask=game.star_masks[seat],
            colours=tuple(masks[colour] for colour in COLOURS),
            pays=tuple(1 + (colour in game.cards[seat]) for colour in COLOURS),
            black_dice=game.black_dice,
        )

    @property
    def outcomes(self) -> int:
        """In how many ways one white and all black dice fall."""
        return int(self.grid.size ** (self.black_dice + 1))

    def open_to(self, buttons: int) -> int:
        """The mask of the spaces on which one may lay."""
        return legal_mask(self.grid, buttons, self.star_mask)

    def stars(self, buttons: int) -> int:
        """How many stars the buttons earn for opting out; 0 with no button."""
        if not buttons:
            return 0
        return 1 + sum(pays for covered, pays in self._covered(buttons) if covered >= ENOUGH_OF_A_COLOUR)

    def _covered(self, buttons: int) -> list[tuple[int, int]]:
        """How often each colour is covered, and the stars for it."""
        return [((buttons & mask).bit_count(), pays) for mask, pays in zip(self.colours, self.pays, strict=True)]

    def bust(self, buttons: int) -> int:
        """In how many of all outcomes the next roll is bust."""
        legal, size = self.open_to(buttons), self.grid.size
        return int(sum((size - (legal & row).bit_count()) ** self.black_dice for row in self.grid.rows))

    def one_roll(self, buttons: int) -> int:
        """What one more roll and opting out then is worth: stars, times the number of all outcomes."""
        legal, size = self.open_to(buttons), self.grid.size
        # The spaces that earn at least one, and two, stars more than another button does in any case.
        first = 0 if buttons else 1
        more = [0, 0]
        for mask, (covered, pays) in zip(self.colours, self._covered(buttons), strict=True):
            if covered == ENOUGH_OF_A_COLOUR - 1:
                more[0] |= mask
                more[1] |= mask if pays > 1 else 0
        worth = 0
        for row in self.grid.rows:
            for spaces, stars in ((legal, self.stars(buttons) + first), (legal & more[0], 1), (legal & more[1], 1)):
                shown = size**self.black_dice - (size - (spaces & row).bit_count()) ** self.black_dice
                worth += stars * shown
        return int(worth)

    def one_step(self, buttons: int) -> int:
        """The better one of opting out and one more roll: stars, times the number of all outcomes."""
        return max(self.stars(buttons) * self.outcomes, self.one_roll(buttons))


def _rule(name: str, kind: type[Rule], word: object) -> Rule:
    """A rule by its word."""
    for rule in kind:
        if isinstance(word, str) and word == rule:
            return rule
    known = ", ".join(repr(str(rule)) for rule in kind)
    raise GameError(f"there is no rule {quoted(word)} for {name}: the rules are {known}")


def _combination(mask: int, count: int, below: Below) -> int:
    """Some `count` bits of a mask, every choice as likely as another.

    One number is drawn: the place of the choice among all of them, in the order of `itertools.combinations`.
    """
    bits = [bit for bit in range(mask.bit_length()) if mask >> bit & 1]
    place, chosen = below(comb(len(bits), count)), 0
    for left, bit in zip(range(len(bits) - 1, -1, -1), bits, strict=True):
        if count:
            with_it = comb(left, count - 1)
            if place < with_it:
                chosen |= 1 << bit
                count -= 1
            else:
                place -= with_it
    return chosen
