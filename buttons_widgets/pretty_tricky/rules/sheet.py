"""A sheet as it is printed, and as it stands in a game.

A sheet has a row for each sum of two dice. From left to right: the row's mark, the boxes of its left half, those of its
right half, and four circles. Rulings on what the rulebook leaves open stand in `notebooks/how_we_play.ipynb`.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property, lru_cache, reduce
from math import prod
from typing import Final

from ...kit.rules.errors import GameError, NotationError, unwanted
from ...kit.rules.notation import LONGEST_LINE, parts_of
from ...kit.rules.numbers import number_of, number_within
from ...kit.rules.phrase import Phrase
from ..drawing import RowView, SheetView, sheets_svg

ROWS: Final = range(2, 13)
"""The sums of two dice: a row of the sheet for each."""

MOST_BOXES: Final = 9
"""A half row has at most so many boxes, so that how many are open is one digit."""

MOST_CIRCLES: Final = 4
"""A row has so many circles: as many as the most players."""

NO_BOXES: Final = "-"
"""Stands where a half row has no boxes."""

MARKED: Final = "!"
"""Stands where a row's mark is crossed."""

PLAIN: Final = "o"
SIGNS: Final = "o24"
"""What may be printed in a box: nothing (`o`), or how many players tick it before the game."""

_SHEET_WANTED: Final = Phrase(
    "refused-sheet", "a sheet is eleven rows with two halves each, such as 'oo|oo/ooo|o24/…', with - for no boxes"
)
_POSITION_WANTED: Final = Phrase(
    "refused-tricky-position",
    "a position is the open boxes of both halves and the circles, such as '23!-5555432 23344444332 00200000000'",
)


def row_index(row: object) -> int:
    """The place of a row in a text of eleven signs.

    Raises:
        GameError: there is no such row.

    >>> row_index(7)
    5
    """
    return number_of("row", row, ROWS[0], ROWS[-1]) - ROWS[0]


@dataclass(frozen=True)
class Sheet:
    """A sheet as it is printed: which boxes each row has, and what stands in them.

    Attributes:
        halves: for each row, 2 to 12, the signs of its left and of its right half: a sign a box, `o` for a plain one,
            `2` or `4` for a number; `""` for no boxes.

    >>> sheet = Sheet.parse("oo|oo/-|-/-|-/-|-/-|-/o|o2/-|-/-|-/-|-/-|-/oo|-")
    >>> sheet.halves[0], sheet.rows
    (('oo', 'oo'), (2, 7, 12))
    >>> print(sheet.start_position(2))
    2----1----2 2----1----- 00000000000
    """

    halves: tuple[tuple[str, str], ...]

    def __post_init__(self) -> None:
        given = self.halves
        try:
            halves = tuple((left, right) for left, right in given)
        except (TypeError, ValueError):
            raise unwanted(_SHEET_WANTED, given) from None
        if len(halves) != len(ROWS):
            raise unwanted(_SHEET_WANTED, given)
        for row, pair in zip(ROWS, halves, strict=True):
            for half in pair:
                _check_half(row, half)
        if not any(left for left, _ in halves):
            raise GameError.of("refused-no-left-half", "a sheet has boxes in the left half of some row")
        object.__setattr__(self, "halves", halves)

    @classmethod
    def parse(cls, text: str) -> Sheet:
        """Read the text of a sheet: its rows joined by `/`, each `left|right`, `-` for a half without boxes.

        Raises:
            NotationError: the text is malformed; the message says what.
            GameError: it is not a text.
        """
        if not isinstance(text, str):
            raise unwanted(_SHEET_WANTED, text)
        rows = text.strip().split("/") if len(text) <= LONGEST_LINE else []
        halves = [row.split("|") for row in rows]
        try:
            if len(halves) != len(ROWS) or any(len(pair) != 2 or "" in pair for pair in halves):
                raise unwanted(_SHEET_WANTED, text)
            return cls(tuple((_boxes(left), _boxes(right)) for left, right in halves))
        except GameError as error:
            raise NotationError(error.args[0]) from None

    @cached_property
    def rows(self) -> tuple[int, ...]:
        """The rows that have boxes in their left half: only these can be marked."""
        return tuple(row for row, (left, _) in zip(ROWS, self.halves, strict=True) if left)

    def with_half(self, row: int, half: int, boxes: str) -> Sheet:
        """The sheet with other boxes in a half row.

        Args:
            row: which.
            half: 0 for the left one, 1 for the right one.
            boxes: the signs of the boxes.

        Raises:
            GameError: there is no such row, or the sheet cannot have such boxes there.

        >>> str(SHEET.with_half(3, 1, "2oo"))[:14]
        'oo|oo/ooo|2oo/'
        """
        halves = [list(pair) for pair in self.halves]
        halves[row_index(row)][half] = boxes
        return Sheet(tuple((left, other) for left, other in halves))

    def start_position(self, players: int) -> Position:
        """The sheet of each player at the beginning of a game.

        The boxes with the number of the players are ticked. One player alone, in a race, has ticked none.

        Raises:
            GameError: there are no games of so many.

        >>> print(SHEET.start_position(4))
        23445554432 22344444322 00000000000
        """
        ticked = str(number_within(players, 1, MOST_CIRCLES, f"a game has 1 to {MOST_CIRCLES} players"))
        left, right = (
            "".join(str(len(half) - half.count(ticked)) if half else NO_BOXES for half in side)
            for side in zip(*self.halves, strict=True)
        )
        return Position(left, right, "0" * len(ROWS))

    def misfit(self, position: Position, *, between_turns: bool = False) -> tuple[int, str] | None:
        """Where a position has other boxes than the sheet: the row, and the sign of the half; `None` if it fits.

        Args:
            position: a player's sheet.
            between_turns: whether it has to be one between two turns: every full row of the left half is scored.

        >>> SHEET.misfit(Position.parse("23445554439 23344444332 00000000000"))
        (12, '9')
        """
        for row, halves, *signs in zip(ROWS, self.halves, position.left, position.right, strict=True):
            for boxes, sign, least in zip(halves, signs, (int(between_turns), 0), strict=True):
                fits = sign == MARKED or (sign.isdigit() and least <= int(sign) <= len(boxes))
                if not (fits if boxes else sign == NO_BOXES):
                    return row, sign
        return None

    def view(self, position: Position | None = None, players: int = 3, name: str = "") -> SheetView:
        """What a picture of the sheet shows: rows without boxes are left out, and in a race all that it has no use for.

        The position says how many boxes are ticked, but not which: first come those that are ticked before the game,
        then the others from the sum outwards, which is towards the mark.

        Args:
            position: the sheet as it stands; a new one, with nothing ticked, if left out.
            players: how many play; one alone has a race.
            name: whose sheet it is.

        Raises:
            GameError: the position has other boxes than the sheet.

        >>> SHEET.view(SHEET.start_position(4), 4).rows[1].ticked
        (frozenset(), frozenset({2}))
        """
        # One player alone has ticked nothing before the game.
        shown, alone, rows = self.start_position(1) if position is None else position, players == 1, []
        marked = shown.marked
        if self.misfit(shown):
            raise GameError(f"the position {shown} has other boxes than the sheet {self}")
        for row, (left, right), circles in zip(ROWS, self.halves, shown.circles, strict=True):
            halves = (left, "" if alone else right)
            if any(halves):
                open_boxes = shown.open_left(row), shown.open_right(row)
                # The boxes of a left half are counted from the outside.
                outwards = zip(halves, open_boxes, (-1, 1), strict=True)
                ticked = tuple(_ticked(*half, str(players)) for half in outwards)
                crossed = 0 if alone else int(circles)
                rows.append(RowView(row, halves, (ticked[0], ticked[1]), row in marked, crossed))
        return SheetView(tuple(rows), name, score=None if position is None else position.score, alone=alone)

    def __str__(self) -> str:
        return "/".join("|".join(half or NO_BOXES for half in pair) for pair in self.halves)

    def __repr__(self) -> str:
        return f"Sheet.parse({str(self)!r})"

    def _repr_svg_(self) -> str:
        return sheets_svg([self.view()], str(self))


def _boxes(half: str) -> str:
    """The boxes of half a row, as they are written."""
    return "" if half == NO_BOXES else half


@lru_cache(maxsize=1024)
def _ticked(boxes: str, open_boxes: int, way: int, called: str) -> frozenset[int]:
    """The boxes of half a row that are ticked, counted from 0, if so many are open: the called ones before others.

    The others follow in the order in which they are counted, or against it if `way` is -1.
    """
    order = sorted(range(len(boxes)), key=lambda box: (boxes[box] != called, way * box))
    return frozenset(order[: len(boxes) - open_boxes])


def _check_half(row: int, half: object) -> None:
    """Raise an error if these are no boxes that a half row can have."""
    if not isinstance(half, str) or not set(half) <= set(SIGNS):
        raise unwanted(
            Phrase("refused-boxes", "the boxes of row {row} are written with o, 2 and 4, or - for none", row=row), half
        )
    if len(half) > MOST_BOXES:
        raise unwanted(Phrase("refused-most-boxes", "half a row has at most {most} boxes", most=MOST_BOXES), half)
    if len(set(half)) == 1 and half[0] != PLAIN:
        raise GameError.of(
            "refused-all-ticked",
            "half a row has a box that is open at the start of any game, but the boxes {boxes} of row {row} have none",
            boxes=half,
            row=row,
        )


@dataclass(frozen=True, slots=True)
class Position:
    """A player's sheet as it stands: eleven signs each, for the rows 2 to 12.

    Attributes:
        left: the open boxes of the left half: `!` where the mark is crossed, `0` where all are ticked and the row is
            not scored yet, `-` where there are no boxes.
        right: the open boxes of the right half; `-` where there are no boxes.
        circles: how many circles are crossed: one for each player who has the row's mark.

    >>> position = Position.parse("2!34!4!!42! 12010032102 02213011011")
    >>> position.marked, position.full, position.score
    ((3, 6, 8, 9, 12), (4, 6, 7, 11), (10, 6))
    """

    left: str
    right: str
    circles: str

    def __post_init__(self) -> None:
        for half, signs in ((self.left, "[-!0-9]"), (self.right, "[-0-9]"), (self.circles, "[0-4]")):
            if not isinstance(half, str) or not re.fullmatch(f"{signs}{{{len(ROWS)}}}", half):
                raise unwanted(_POSITION_WANTED, half)
        for row, left, circles in zip(ROWS, self.left, self.circles, strict=True):
            least, most = {MARKED: (1, MOST_CIRCLES), NO_BOXES: (0, 0)}.get(left, (0, MOST_CIRCLES - 1))
            if not least <= int(circles) <= most:
                raise GameError.of(
                    "refused-circles",
                    "row {row} cannot have {circles} circles crossed where its left half is {left}",
                    row=row,
                    circles=circles,
                    left=left,
                )

    @classmethod
    def parse(cls, text: str) -> Position:
        """Read the one-line text of a position: open boxes left, open boxes right, circles.

        Raises:
            NotationError: the text is malformed, or there is no such position; the message says why.
            GameError: it is not a text.
        """
        parts = parts_of(text, 3, _POSITION_WANTED)
        try:
            return cls(*parts)
        except GameError as error:
            raise NotationError(error.args[0]) from None

    # What it holds

    @property
    def marked(self) -> tuple[int, ...]:
        """The rows whose mark is crossed, ascending."""
        return tuple(row for row, left in zip(ROWS, self.left, strict=True) if left == MARKED)

    @property
    def full(self) -> tuple[int, ...]:
        """The rows whose right half is full, ascending."""
        return tuple(row for row, right in zip(ROWS, self.right, strict=True) if right == "0")

    @property
    def score(self) -> tuple[int, int]:
        """X, 2 for each mark, and XX, for each full row of the right half as much as it has circles crossed."""
        return 2 * len(self.marked), sum(int(self.circles[row - ROWS[0]]) for row in self.full)

    def open_left(self, row: int) -> int:
        """How many boxes are open in a row's left half.

        Raises:
            GameError: there is no such row.
        """
        return _open(self.left[row_index(row)])

    def open_right(self, row: int) -> int:
        """How many boxes are open in a row's right half.

        Raises:
            GameError: there is no such row.
        """
        return _open(self.right[row_index(row)])

    # What is written on it

    def ticked_left(self, *rows: int) -> Position:
        """The sheet with a box more ticked in the left half of each of these rows.

        Raises:
            GameError: there is no such row, or it has no open box.

        >>> print(Position.parse("21--------- 22222222222 00000000000").ticked_left(2, 3))
        10--------- 22222222222 00000000000
        """
        return Position(reduce(_one_less, rows, self.left), self.right, self.circles)

    def ticked_right(self, row: int) -> Position:
        """The sheet with a box more ticked in the right half of a row.

        Raises:
            GameError: there is no such row, or it has no open box.
        """
        return Position(self.left, _one_less(self.right, row), self.circles)

    @property
    def unscored(self) -> tuple[int, ...]:
        """The rows whose left half is full and whose mark is not crossed yet, ascending."""
        return tuple(row for row, left in zip(ROWS, self.left, strict=True) if left == "0")

    def scored(self, rows: tuple[int, ...]) -> Position:
        """The sheet after somebody has scored rows: a circle more in each, and one's own mark where the row is full.

        Args:
            rows: those that the active player has filled.
        """
        left, circles = list(self.left), list(self.circles)
        for row in rows:
            index = row_index(row)
            circles[index] = str(int(circles[index]) + 1)
            if left[index] == "0":
                left[index] = MARKED
        return Position("".join(left), self.right, "".join(circles))

    def __str__(self) -> str:
        return f"{self.left} {self.right} {self.circles}"

    def __repr__(self) -> str:
        return f"Position.parse({str(self)!r})"


def states_of(boxes: Iterable[int]) -> int:
    """In how many ways boxes may be open, if so many are in each row.

    >>> states_of([2, 1])  # 2, 1 or none in the one, 1 or none in the other
    6
    """
    return prod(count + 1 for count in boxes)


def _open(sign: str) -> int:
    return int(sign) if sign.isdigit() else 0


def _one_less(half: str, row: int) -> str:
    """The signs of a half with a box of a row ticked."""
    index = row_index(row)
    left = _open(half[index])
    if not left:
        raise GameError.of("refused-no-open-box", "row {row} has no open box in {half}", row=row, half=half)
    return f"{half[:index]}{left - 1}{half[index + 1 :]}"


SHEET: Final = Sheet.parse(
    "oo|oo/ooo|o24/oooo|oo2/oooo|ooo2/ooooo|ooo2/ooooo|ooo2/ooooo|ooo2/oooo|ooo2/oooo|oo2/ooo|o24/oo|oo"
)
"""The project's own sheet: the box's is a picture that we do not have, and whoever owns it types it in."""
