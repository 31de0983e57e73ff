"""The left half played alone, solved exactly: a race to so many marks, and a sprint of so many rolls."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final, NamedTuple

from ...kit.rules.answer import Watch, unwatched
from ...kit.rules.errors import GameError, importing, parsed_as
from ...kit.rules.numbers import number_within
from ...kit.rules.phrase import Phrase
from ..rules.game import MARKS_TO_END, choices
from ..rules.moves import Dice, Pass, Tick
from ..rules.sheet import MARKED, ROWS, Position, states_of

MOST_STATES: Final = 20_000_000
"""A race of more states than this is refused: its table would take more than 160 MB."""

MOST_SPRINT_STATES: Final = 40_000_000
"""A sprint in which more states are to be solved is refused: that takes some ten seconds."""

MOST_ROLLS: Final = 99

_MARKS: Final = Phrase("refused-race-marks", "1 to {most} marks end a race", most=len(ROWS))
_ROLLS: Final = Phrase("refused-sprint-rolls", "a sprint has 1 to {most} rolls", most=MOST_ROLLS)


@dataclass(frozen=True)
class Solution:
    """What a position is worth in a race or in a sprint, by best play.

    Attributes:
        position: what was solved.
        value: in a race, how many rolls are to come until the marks are crossed, on average; in a sprint, how many
            marks are crossed at its end, old ones too, on average.
        states: among how many states of the boxes the best play was found: in a race with how many boxes of each row
            open, in a sprint with how many rolls to come as well.
    """

    position: Position
    value: float
    states: int
    _after: Mapping[tuple[int, ...], float] = field(hash=False, repr=False)

    def tick_values(self, dice: Dice | str) -> dict[Tick | Pass, float]:
        """What each legal move of a roll is worth: the value after it, that roll no longer counted.

        Args:
            dice: what is rolled next, or its text such as `"245 5"`.

        Returns:
            The values by the moves, in the order of `Game.legal_moves`: two ticks, one tick, `Pass`. In a race the
            least is best, in a sprint the greatest.

        Raises:
            GameError: these are no dice.

        >>> solution = solve_race(Position.parse("------1---- ----------- 00000000000"), marks=1)
        >>> values = solution.tick_values(Dice((2, 4, 5), 6))  # of a race for the last box of row 8
        >>> {str(move): round(value, 3) for move, value in values.items()}
        {'tick 8': 0.0, 'pass': 1.783}
        """
        moves = choices(self.position, parsed_as(Dice, dice), own=True)
        return {move: self._after[move.rows if isinstance(move, Tick) else ()] for move in moves}


class _Left(NamedTuple):
    """The left half of a position."""

    boxes: tuple[int, ...]
    """How many are open in each row."""
    marks: int
    """How many are crossed, those of rows that are full and will be scored included."""

    @classmethod
    def of(cls, position: Position) -> _Left:
        """The left half of a position."""
        return cls(tuple(map(position.open_left, ROWS)), position.left.count(MARKED) + position.left.count("0"))

    @property
    def states(self) -> int:
        """In how many ways the boxes may be open that are so now."""
        return states_of(self.boxes)

    @property
    def open_rows(self) -> int:
        return sum(map(bool, self.boxes))

    def enough(self, marks: int) -> int:
        """With so many open rows left a race to some marks is over."""
        return self.open_rows - max(0, min(marks, self.marks + self.open_rows) - self.marks)


def _solvable(position: Position) -> _Left:
    """The left half of a position.

    Raises:
        GameError: it has more states than are solved.
    """
    half = _Left.of(position)
    if half.states > MOST_STATES:
        raise GameError.of(
            "refused-race-states",
            "{position} has {states} states, and no more than {most} are solved: choose a sheet of fewer boxes",
            position=str(position),
            states=half.states,
            most=MOST_STATES,
        )
    return half


def solve_race(position: Position | str, marks: int = MARKS_TO_END[1], *, watch: Watch = unwatched) -> Solution:
    """How many rolls a race takes from a position on, by best play: own rolls, the left half alone.

    It is exact but for the rounding of double precision: the recursion stands in `passes.py`. The kit's own sheet has
    19,440,000 states, which take all processors some seconds; its table is then kept on disk, in the platform's cache
    folder or the one that `BUTTONS_WIDGETS_CACHE` names. Tables are remembered as well, so that the next positions of
    a race cost nothing.

    Args:
        position: with any boxes open. A row that is full and not scored counts as marked.
        marks: so many end the race, 1 to 11, old ones included; all left rows are enough if there are fewer.
        watch: called many times a second with the share of the work that is done, 0 to 1. What it raises ends the
            work.

    Raises:
        GameError: an argument is invalid, or the position has more than 20 million states.
        MissingPackageError: numpy is not installed, or numba, and there are too many states without it.

    >>> solution = solve_race(Position.parse("2---------- ----------- 00000000000"))  # both boxes of row 2
    >>> round(solution.value, 2), solution.states
    (15.11, 3)
    """
    half = _solvable(position := parsed_as(Position, position))
    enough = half.enough(number_within(marks, 1, len(ROWS), _MARKS))
    with importing():
        from .tables import table_for
    after = table_for(half.boxes, enough, watch).after(half.boxes)
    return Solution(position, after[()], half.states, after)


def race_effort(position: Position, marks: int) -> int:
    """How many states have to be solved before `solve_race` answers; 0 if they are solved already.

    Raises:
        MissingPackageError: as in `solve_race`.
    """
    half = _Left.of(position)
    with importing():
        from .tables import is_remembered
    return 0 if is_remembered(half.boxes, half.enough(marks)) else half.states


def solve_sprint(position: Position | str, rolls: int, *, watch: Watch = unwatched) -> Solution:
    """How many marks can be had with some rolls, on average, by the play that makes them most: the left half alone.

    It is exact but for the rounding of double precision. Only what can be reached is solved: five rolls of the kit's
    own sheet take some hundredths of a second, twelve some ten seconds.

    Args:
        position: with any boxes open. A row that is full and not scored counts as marked.
        rolls: how many are to come, 1 to 99.
        watch: as in `solve_race`.

    Raises:
        GameError: an argument is invalid, the position has more than 20 million states, or the sprint more than 40
            million together with the rolls to come.
        MissingPackageError: numpy is not installed, or numba, and there are too many states without it.

    >>> solution = solve_sprint(Position.parse("!----1----- ----------- 10000000000"), rolls=1)
    >>> round(solution.value, 6) == round(1 + 834 / 1296, 6)  # one mark is old, and 834 of 1296 rolls offer a 7
    True
    """
    half = _solvable(position := parsed_as(Position, position))
    rolls = number_within(rolls, 1, MOST_ROLLS, _ROLLS)
    with importing():
        from .passes import reached, solved_sprint
        from .tables import Table
    states = sum(reached(half.boxes, rolls))
    if states > MOST_SPRINT_STATES:
        raise GameError.of(
            "refused-sprint-states",
            "{rolls} rolls from {position} on have {states} states, and no more than {most} are solved: take fewer",
            rolls=rolls,
            position=str(position),
            states=states,
            most=MOST_SPRINT_STATES,
        )
    values, still_open = solved_sprint(half.boxes, rolls, watch)
    most = half.marks + half.open_rows
    after = {rows: most - left for rows, left in Table(half.boxes, 0, values).after(half.boxes).items()}
    return Solution(position, most - still_open, states, after)
