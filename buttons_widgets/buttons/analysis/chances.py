"""The chances of a roll, counted: how many outcomes of the dice are favourable, of how many.

A roll is one white die, which shows the row, and one to five black dice, each of which shows a column that the player
may choose. On a board with n rows all dice have n sides. They count as different dice, so that every outcome is
equally likely: there are n^k ways for k black dice to fall, and n·n^k for the whole roll. Each function here returns a
`Chance`, which is an exact fraction, becomes a `float` where one is wanted, and explains how it was counted.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from decimal import Decimal
from fractions import Fraction
from functools import partial
from itertools import product
from math import comb
from pathlib import Path
from typing import NamedTuple, Self

from ...kit.language.figures import Figure
from ...kit.language.words import KIT_WORDS, words_in
from ...kit.rules.errors import GameError, parsed_as, quoted
from ...kit.rules.numbers import number_within, whole_number
from ...kit.rules.phrase import Phrase
from ..cells import SIZES, Cell, as_cell
from ..rules.grid import grid
from ..rules.position import MOST_BLACK_DICE, Position


class Outcome(NamedTuple):
    """One way for the dice of a roll to fall: the white die (`None` where it does not matter), and each black die."""

    white: int | None
    black: tuple[int, ...]


class Chance(Fraction):
    """The chance of an event, as a fraction that remembers its counting.

    It compares and calculates as the exact fraction that it is; `float(chance)` and formats such as `f"{chance:.3f}"`
    give decimals.

    Attributes:
        favourable: the number of outcomes in which the event happens.
        outcomes: the number of all outcomes, each equally likely.
        steps: how the favourable outcomes are counted, one English sentence for each step.

    >>> chance = space_chance((5, 6))
    >>> chance
    Chance(4651 of 46656 = 0.0997)
    >>> chance.fraction, chance == 1 - Fraction(42005, 46656)
    (Fraction(4651, 46656), True)
    """

    __slots__ = ("_event", "favourable", "outcomes", "steps")

    favourable: int
    outcomes: int
    steps: tuple[Phrase, ...]
    _event: tuple[int, int, bool, Callable[[Outcome], bool]]

    def __new__(
        cls,
        favourable: int,
        outcomes: int,
        steps: tuple[Phrase, ...],
        event: tuple[int, int, bool, Callable[[Outcome], bool]],
    ) -> Self:
        """Make a chance, as only the functions of this module do.

        Args:
            favourable: the number of favourable outcomes.
            outcomes: the number of all outcomes.
            steps: how they are counted.
            event: the sides of a die, the number of black dice, whether the white die matters, and the test that an
                outcome passes if it is favourable.
        """
        self = super().__new__(cls, favourable, outcomes)
        self.favourable = favourable
        self.outcomes = outcomes
        self.steps = steps
        self._event = event
        return self

    # A comparison with a float calls `from_float`. What it makes is not counted, so it is no `Chance`.

    @classmethod
    def from_float(cls, f: float) -> Fraction:  # type: ignore[override]
        """A float as a plain fraction, so that a chance compares with floats."""
        return Fraction.from_float(f)

    @classmethod
    def from_decimal(cls, dec: Decimal) -> Fraction:  # type: ignore[override]
        """A decimal as a plain fraction."""
        return Fraction.from_decimal(dec)

    @property
    def fraction(self) -> Fraction:
        """The chance as a plain fraction in lowest terms."""
        return Fraction(self.favourable, self.outcomes)

    def listing(self) -> Iterator[Outcome]:
        """Every favourable outcome, found by going through all of them: `favourable` in number.

        >>> list(space_chance((1, 2), size=3, black_dice=1).listing())
        [Outcome(white=1, black=(2,))]
        """
        size, black_dice, with_white, happens = self._event
        faces = range(1, size + 1)
        for white in faces if with_white else (None,):
            for black in product(faces, repeat=black_dice):
                if happens(Outcome(white, black)):
                    yield Outcome(white, black)

    def explain(self, *, language: str | None = None) -> str:
        """The counting in words, a line a step.

        Args:
            language: of the words; the chosen one if left out.

        Raises:
            ValueError: there are no words in the language.

        >>> print(space_chance((5, 6)).explain())
        The white die shows row 5 in 1 of 6 ways.
        5 black dice fall in 6^5 = 7776 ways. In 5^5 = 3125 of them none shows 6, so in 4651 at least one does.
        Together 4651 of 6·6^5 = 46656 outcomes: 0.0997.
        >>> print(columns_chance(1, black_dice=1).explain(language="de"))
        Welche 1 von 6 Spalten: 6 Möglichkeiten.
        1 schwarzer Würfel zeigt genau diese, jede mindestens einmal: 1^1 = 1 Möglichkeit.
        Zusammen 6 von 6^1 = 6 Ergebnissen: 1,0000.
        """
        size, black_dice, with_white, _ = self._event
        power = f"{size}·{size}^{black_dice}" if with_white else f"{size}^{black_dice}"
        total = Phrase(
            "chance-total",
            "Together {favourable} of {power} = {outcomes} outcomes: {share}.",
            favourable=str(self.favourable),
            power=power,
            outcomes=str(self.outcomes),
            share=Figure(float(self), ".4f"),
        )
        words = words_in((KIT_WORDS, Path(__file__).parents[1] / "words"), language)
        return "\n".join(words.put(step) for step in (*self.steps, total))

    def __repr__(self) -> str:
        return f"Chance({self.favourable} of {self.outcomes} = {float(self):.4f})"

    def __format__(self, form: str) -> str:
        return format(float(self), form) if form else str(self)

    def __reduce__(self) -> tuple[type[Chance], tuple[object, ...]]:
        return type(self), (self.favourable, self.outcomes, self.steps, self._event)

    def __copy__(self) -> Self:
        return self

    def __deepcopy__(self, memo: object) -> Self:
        return self


def space_chance(cell: Cell | str, *, black_dice: int = MOST_BLACK_DICE, size: int = 6) -> Chance:
    """The chance that a roll offers a space: the white die shows its row and a black die its column.

    By counting the opposite: n^k - (n-1)^k of the ways that k black dice fall show the column.

    Raises:
        GameError: the space is not on the board, or there are not 1 to 5 black dice or 3 to 6 sides.

    >>> space_chance((5, 6), black_dice=1)
    Chance(1 of 36 = 0.0278)
    """
    ways = _ways(black_dice, size)
    cell = as_cell(cell)
    grid(size).bit(cell)
    row, col = cell
    favourable = ways - (size - 1) ** black_dice
    steps = (
        Phrase("chance-white-row", "The white die shows row {row} in 1 of {size} ways.", row=row, size=size),
        _columns_step(black_dice, size, (col,)),
    )
    return Chance(favourable, size * ways, steps, (size, black_dice, True, partial(_offers, frozenset([cell]))))


def any_space_chance(cells: Iterable[Cell | str], *, black_dice: int = MOST_BLACK_DICE, size: int = 6) -> Chance:
    """The chance that a roll offers at least one space of a set.

    Row by row: with s spaces of the set in the row, n^k - (n-s)^k of the ways that k black dice fall show one.

    Raises:
        GameError: a space is not on the board, or there are not 1 to 5 black dice or 3 to 6 sides.

    >>> any_space_chance([(1, 1), (1, 3), (2, 2)], black_dice=2)
    Chance(31 of 216 = 0.1435)
    """
    ways = _ways(black_dice, size)
    wanted = frozenset(grid(size).cells_of(grid(size).mask_of(cells)))
    favourable, steps = 0, list[Phrase]()
    for row, columns in _columns_by_row(wanted, size):
        if columns:
            favourable += ways - (size - len(columns)) ** black_dice
            counted = _columns_step(black_dice, size, columns)
            steps.append(Phrase("chance-any-row", "White {row}: {counted}", row=row, counted=counted))
    return Chance(favourable, size * ways, tuple(steps), (size, black_dice, True, partial(_offers, wanted)))


def bust_chance(position: Position | str) -> Chance:
    """The chance that the player's next own roll offers no space on which a button may be laid.

    Row by row: with s such spaces in the row, none of them is shown in (n-s)^k of the ways that k black dice fall.

    Raises:
        GameError: `position` is neither a `Position` nor the text of one.

    >>> chance = bust_chance(Position.parse("rby/gRy/ybg r 2"))
    >>> chance
    Chance(11 of 27 = 0.4074)
    >>> print(chance.explain())
    White 1: of 3^2 = 9 ways, 1^2 = 1 show none of 1, 3.
    White 2: nothing may be laid, so all 3^2 = 9 ways are bust.
    White 3: of 3^2 = 9 ways, 1^2 = 1 show none of 1, 3.
    Together 11 of 3·3^2 = 27 outcomes: 0.4074.
    """
    position = parsed_as(Position, position)
    size, black_dice = position.size, position.black_dice
    ways = _ways(black_dice, size)
    legal = frozenset(position.legal_cells())
    favourable, steps = 0, list[Phrase]()
    for row, columns in _columns_by_row(legal, size):
        missing = size - len(columns)
        favourable += missing**black_dice
        total: dict[str, object] = {"row": row, "power": f"{size}^{black_dice}", "ways": str(ways)}
        if columns:
            step = Phrase(
                "chance-bust-row",
                "White {row}: of {power} = {ways} ways, {missed} = {none} show none of {shown}.",
                **total,
                missed=f"{missing}^{black_dice}",
                none=str(missing**black_dice),
                shown=", ".join(map(str, columns)),
            )
        else:
            step = Phrase(
                "chance-bust-all",
                "White {row}: nothing may be laid, so all {power} = {ways} ways are bust.",
                **total,
            )
        steps.append(step)
    return Chance(favourable, size * ways, tuple(steps), (size, black_dice, True, partial(_offers_none, legal)))


def cell_chances(position: Position | str) -> dict[Cell, Chance]:
    """For each space on which a button may be laid, the chance that the player's next own roll offers it.

    They add up to more than the chance not to bust, because a roll can offer several.

    Raises:
        GameError: `position` is neither a `Position` nor the text of one.

    >>> cell_chances(Position.parse("rby/gRy/ybg r 2"))[(1, 3)]
    Chance(5 of 27 = 0.1852)
    """
    position = parsed_as(Position, position)
    return {
        cell: space_chance(cell, black_dice=position.black_dice, size=position.size) for cell in position.legal_cells()
    }


def columns_chance(columns: int, *, black_dice: int = MOST_BLACK_DICE, size: int = 6) -> Chance:
    """The chance that the black dice show exactly `columns` different columns.

    There are C(n, c) choices of c columns; by inclusion and exclusion C(c, 0)·c^k - C(c, 1)·(c-1)^k + … of the ways
    that k dice fall show each of them and nothing else. The white die does not matter.

    Raises:
        GameError: `columns` is not a number from 1 to n, or there are not 1 to 5 black dice or 3 to 6 sides.

    >>> [columns_chance(columns, black_dice=2).favourable for columns in (1, 2, 3)]
    [6, 30, 0]
    >>> print(columns_chance(2, black_dice=3).explain())
    Which 2 of 6 columns: 15 choices.
    3 black dice show just those, each at least once: 2^3 - 2·1^3 = 6 ways.
    Together 90 of 6^3 = 216 outcomes: 0.4167.
    """
    ways = _ways(black_dice, size)
    number_within(columns, 1, size, f"the black dice show 1 to {size} different columns")
    terms = [(comb(columns, left_out), columns - left_out) for left_out in range(columns)]
    onto = sum((-1) ** i * factor * shown**black_dice for i, (factor, shown) in enumerate(terms))
    sum_text = " ".join(
        ("" if i == 0 else "- " if i % 2 else "+ ") + (f"{factor}·" if factor > 1 else "") + f"{shown}^{black_dice}"
        for i, (factor, shown) in enumerate(terms)
    )
    steps = (
        Phrase(
            "chance-choices",
            "Which {columns} of {size} columns: {choices} choices.",
            columns=columns,
            size=size,
            choices=comb(size, columns),
        ),
        Phrase(
            "chance-onto",
            "{dice} just those, each at least once: {sum} = {onto} ways.",
            dice=Phrase("chance-die-shows", "1 black die shows")
            if black_dice == 1
            else Phrase("chance-dice-show", "{count} black dice show", count=black_dice),
            sum=sum_text,
            onto=onto,
        ),
    )
    event = (size, black_dice, False, partial(_shows_columns, columns))
    return Chance(comb(size, columns) * onto, ways, steps, event)


def _ways(black_dice: int, size: int) -> int:
    """In how many ways the black dice fall, after a check that there can be such dice."""
    if whole_number(black_dice) not in range(1, MOST_BLACK_DICE + 1):
        raise GameError(f"a roll has 1 to {MOST_BLACK_DICE} black dice, not {quoted(black_dice)}")
    if whole_number(size) not in SIZES:
        raise GameError(f"the dice have 3 to 6 sides, as many as the board has rows, not {quoted(size)}")
    return int(size**black_dice)


def _columns_by_row(cells: frozenset[Cell], size: int) -> Iterator[tuple[int, tuple[int, ...]]]:
    """For each row, the columns of its cells."""
    for row in range(1, size + 1):
        yield row, tuple(sorted(col for cell_row, col in cells if cell_row == row))


def _columns_step(black_dice: int, size: int, columns: tuple[int, ...]) -> Phrase:
    """The step that counts in how many ways the black dice show at least one of some columns."""
    ways, none = size**black_dice, (size - len(columns)) ** black_dice
    return Phrase(
        "chance-columns",
        "{dice} in {power} = {ways} ways. In {missed} = {none} of them none shows {shown}, so in {some} at least one "
        "does.",
        dice=Phrase("chance-die-falls", "1 black die falls")
        if black_dice == 1
        else Phrase("chance-dice-fall", "{count} black dice fall", count=black_dice),
        power=f"{size}^{black_dice}",
        ways=str(ways),
        missed=f"{size - len(columns)}^{black_dice}",
        none=str(none),
        shown=", ".join(map(str, columns)),
        some=str(ways - none),
    )


def _offers(cells: frozenset[Cell], outcome: Outcome) -> bool:
    return any((outcome.white, col) in cells for col in outcome.black)


def _offers_none(cells: frozenset[Cell], outcome: Outcome) -> bool:
    return not _offers(cells, outcome)


def _shows_columns(columns: int, outcome: Outcome) -> bool:
    return len(set(outcome.black)) == columns
