"""What questions about dice have in common: boards that are drawn for a student, and rolls as they are shown."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from fractions import Fraction
from functools import lru_cache
from random import Random
from typing import Any, ClassVar, Final, NamedTuple

from ..buttons.analysis.chances import bust_chance
from ..buttons.drawing.board_view import BoardView
from ..buttons.phrases import dice_of, obstacle_text, roll_label
from ..buttons.rules.grid import grid
from ..buttons.rules.layout import LAYOUTS, Layout
from ..buttons.rules.moves import Dice
from ..buttons.rules.position import Position
from ..kit.exercises.exercise import Exercise
from ..kit.exercises.number_exercise import NumberExercise
from ..kit.exercises.rolls_exercise import Rate, RollsExercise
from ..kit.language.figures import Figure
from ..kit.language.words import Words
from ..kit.puzzles.puzzle import RollShown

LATE_ROUND: Final = Position.parse("bgrygR/G*gRby/*gby*r/Gyrbyb/ybyrbG/brb*ry r 3")
"""The board of lessons 3 and 4: late in a round, with three black dice left and one row closed. Opting out earns two
stars. A third button on red, the own card's colour, would make them four, and nothing else would make them more."""

SMALL_SIDE: Final = Layout.parse("rbyg/gyrb/brgy/ygbr")
"""Four rows of four."""


class ShowsPosition(Exercise):
    """A question about a board that is only looked at; set `position` in `draw`. Put it before the kind of exercise.

    Attributes:
        position: the board.
    """

    position: Position

    def picture(self, draft: str) -> BoardView:
        return self.position.view()

    def reasons(self, draft: str, words: Words) -> tuple[tuple[Any, str], ...]:
        """For each space that is closed, why."""
        cells = self.position.grid.cells
        return tuple((cell, why) for cell in cells if (why := obstacle_text(self.position, cell, words)))


class OneOfSome(ShowsPosition):
    """A question about one of some boards; printed material has the first one.

    Attributes:
        boards: their texts.
        lies_anyhow: whether the board lies in one of four ways.
    """

    boards: ClassVar[Sequence[str]]
    lies_anyhow: ClassVar[bool] = False

    def draw(self, random: Random) -> None:
        position = Position.parse(random.choice(self.boards))
        self.position = flipped_at_random(position, random) if self.lies_anyhow else position

    def standard(self) -> None:
        self.position = Position.parse(self.boards[0])


@lru_cache(10_000)
def bust_share(position: Position) -> Fraction:
    """How likely the next roll is bust, without the counting: to draw and to mark an exercise it is asked for often."""
    return bust_chance(position).fraction


class OffersASpace(ShowsPosition, NumberExercise):
    """A question that hangs on how likely a roll is to offer a space on which a button may be laid."""

    @property
    def chance(self) -> Fraction:
        """How likely it is: a roll that offers none is bust."""
        return 1 - bust_share(self.position)

    @property
    def single_die(self) -> Fraction:
        """How likely it is with one black die."""
        return Fraction(len(self.position.legal_cells()), self.position.size**2)

    @property
    def counted(self) -> tuple[int, int]:
        every = self.position.size ** (1 + self.position.black_dice)
        return int(self.chance * every), every

    def counting(self) -> dict[str, object]:
        """How the chance is counted, row by row, for a message."""
        dice = self.position.black_dice
        ways = self.position.size**dice
        hits = [ways - closed**dice for closed in closed_by_row(self.position)]
        return {
            "dice": dice,
            "ways": ways,
            "hits": " + ".join(f"{hit}/{ways}" for hit in hits),
            "chance": self.chance,
            "percent": Figure(float(self.chance), ".0%"),
        }

    def usual_slips(self) -> dict[str, Fraction]:
        """The numbers to which the usual slips lead, by the name of the slip."""
        size, dice = self.position.size, self.position.black_dice
        all_show = sum((Fraction(count, size) ** dice for count in open_by_row(self.position)), Fraction(0)) / size
        return {
            "bust": 1 - self.chance,
            "one-die": self.single_die,
            "all-show": all_show,
            "not-divided": self.chance * size,
            "dice-added": dice * self.single_die,
        }


class RollsOfABoard(ShowsPosition, RollsExercise):
    """All dice of a board are rolled again and again, and whether a roll is bust matters; or what `outcome` says."""

    outcomes: ClassVar[Sequence[str]] = ("bust", "safe")

    def roll(self, random: Random) -> Dice:
        return random_roll(random, self.position)

    def outcome(self, roll: Dice) -> str:
        """Whether it is bust."""
        return "bust" if is_bust(self.position, roll) else "safe"

    def shown(self, roll: Dice, words: Words) -> RollShown:
        return shown_roll(roll, words)


class RollAfter(NamedTuple):
    """A roll, and whether something happened before it."""

    dice: Dice
    happened: bool


class RollsAfter(ShowsPosition, RollsExercise):
    """How often is a roll bust after something happened, and how often else?

    Attributes:
        cases: what outcomes are called after it happened, and else.
    """

    cases: ClassVar[tuple[str, str]]

    @property
    def outcomes(self) -> Sequence[str]:
        return [f"{case}-{end}" for case in self.cases for end in ("bust", "safe")]

    def outcome(self, roll: RollAfter) -> str:
        """What came before, and whether it is bust."""
        return f"{self.cases[not roll.happened]}-{'bust' if is_bust(self.position, roll.dice) else 'safe'}"

    def rates(self) -> Mapping[str, Rate]:
        """How often a bust comes in either case."""
        return {case: Rate((f"{case}-bust",), (f"{case}-bust", f"{case}-safe")) for case in self.cases}

    def shown(self, roll: RollAfter, words: Words) -> RollShown:
        return shown_roll(roll.dice, words)


def flipped(position: Position, upside_down: bool, left_right: bool) -> Position:
    """The same board, turned upside down, or with left and right exchanged.

    >>> flipped(Position.parse("Rby/gry/ybg r 2"), True, False)
    Position.parse('ybg/gry/Rby r 2')
    """
    board, cards, dice = str(position).split()
    rows = [row[::-1] if left_right else row for row in board.split("/")]
    return Position.parse(f"{'/'.join(rows[::-1] if upside_down else rows)} {cards} {dice}")


def flipped_at_random(position: Position, random: Random) -> Position:
    """The same board, lying in one of four ways."""
    return flipped(position, random.random() < 0.5, random.random() < 0.5)


def drawn_position(
    random: Random,
    fits: Callable[[Position], bool],
    *,
    buttons: int,
    stars: int,
    black_dice: int,
    cards: str = "",
    small: bool = False,
) -> Position:
    """A board with so many buttons and stars on it, drawn until it fits: one of the eight sides, or `SMALL_SIDE`."""
    while True:
        side = SMALL_SIDE if small else LAYOUTS[random.choice(list(LAYOUTS))]
        free = random.sample(grid(side.size).cells, stars)
        position = Position.of(side, stars=free, cards=cards, black_dice=black_dice)
        while len(position.buttons) < buttons and position.legal_mask:
            position = position.lay(random.choice(position.legal_cells()))
        if len(position.buttons) == buttons and fits(position):
            return position


def open_by_row(position: Position) -> tuple[int, ...]:
    """How many spaces are open in each row, from the top.

    >>> open_by_row(LATE_ROUND)
    (2, 0, 3, 3, 3, 4)
    """
    legal = position.legal_mask
    return tuple((legal & row).bit_count() for row in position.grid.rows)


def closed_by_row(position: Position) -> tuple[int, ...]:
    """How many spaces are closed in each row, from the top."""
    return tuple(position.size - count for count in open_by_row(position))


def random_roll(random: Random, position: Position) -> Dice:
    """The dice of a position's next roll, rolled."""
    white, gold, *black = (random.randint(1, position.size) for _ in range(1 + position.black_dice))
    return Dice(white, gold, tuple(black))


def is_bust(position: Position, dice: Dice) -> bool:
    """Whether a roll offers no space on which a button may be laid.

    >>> is_bust(LATE_ROUND, Dice(2, 1, (3, 5))), is_bust(LATE_ROUND, Dice(3, 1, (1, 6)))
    (True, False)
    """
    return not any(position.is_legal(cell) for cell in dice.cells)


def shown_roll(dice: Dice, words: Words) -> RollShown:
    """A roll beside the question."""
    return RollShown(tuple(dice_of(dice)), roll_label(dice, words))
