"""The exact analysis's answer about a position, and what a wrong choice costs."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from html import escape
from typing import Any, Final, Literal

from ...kit.rules.answer import TIE, Answer, Option
from ...kit.rules.errors import GameError, quoted
from ...kit.rules.numbers import whole_number
from ..cells import Cell, as_cell, cell_text
from ..rules.position import Position
from .opponents import Opponents
from .payoff import Payoff

Goal = Literal["stars", "win"]
Choice = Cell | str
"""`"roll"`, `"opt out"`, `"pass"` (leave a golden space), or a cell."""

ROLL: Final = "roll"
OPT_OUT: Final = "opt out"
PASS: Final = "pass"

_DONE: Final = {ROLL: "rolling", OPT_OUT: "opting out", PASS: "passing"}


@dataclass(frozen=True, kw_only=True)
class Compared(Option):
    """One choice of a `Comparison`.

    Attributes:
        choice: `"roll"`, `"opt out"`, `"pass"` or a cell.
        goal: what the value counts: stars to expect, the chance to win now, or the worth to expect by a `Payoff`.
    """

    choice: Choice
    goal: Goal | Payoff

    def text(self) -> str:
        """The loss in words.

        >>> Compared(choice="opt out", value=1.0, loss=0.3141, tied=False, goal="stars").text()
        'opting out here gives up 0.31 stars on average'
        """
        what = f"{_DONE[self.choice]} here" if isinstance(self.choice, str) else f"laying on {cell_text(self.choice)}"
        if self.best:
            return f"{what} is as good as any other choice" if self.tied else f"{what} is best"
        if self.goal == "win":
            return f"{what} gives up {_rounded(100 * self.loss)} % of the chance to win now"
        return f"{what} gives up {_rounded(self.loss)}{' stars on average' if self.goal == 'stars' else ''}"


@dataclass(frozen=True, repr=False)
class Comparison(Answer):
    """All choices of one decision, the best first; choices of equal value stand in the order of the board."""

    options: tuple[Compared, ...]

    def __iter__(self) -> Iterator[Compared]:
        return iter(self.options)

    def __len__(self) -> int:
        return len(self.options)

    def __getitem__(self, index: int) -> Compared:
        return self.options[index]

    def find(self, choice: Any) -> Compared:
        """The option of a choice.

        Args:
            choice: `"roll"`, `"opt out"`, `"pass"`, or a cell such as `(1, 2)` or `"1-2"`.

        Raises:
            GameError: the choice is not one of these options.
        """
        choice, options = _as_choice(choice), {option.choice: option for option in self.options}
        if choice not in options:
            here = ", ".join(map(_choice_text, options)) or "none"
            raise GameError(f"{_choice_text(choice)} is not a choice here: the choices are {here}")
        return options[choice]

    def __repr__(self) -> str:
        return "\n".join(f"{choice:8} {value:>8}  {text}" for choice, value, text in self._rows)

    def _repr_html_(self) -> str:
        rows = ("".join(f"<td>{escape(text)}</td>" for text in row) for row in self._rows)
        return f"<table>{''.join(f'<tr>{row}</tr>' for row in rows)}</table>"

    @property
    def _rows(self) -> list[tuple[str, str, str]]:
        return [(_choice_text(option.choice), f"{option.value:.4f}", option.text()) for option in self.options]


@dataclass(frozen=True, repr=False)
class Solution:
    """The exact answer to *roll or opt out?* and *which space?* at a position. Get one from `solve`.

    Attributes:
        position: the position that was solved.
        opponents: what was assumed of the other players.
        goal: `"stars"` if values count stars to expect, `"win"` if they are chances to win now, a `Payoff` if they are
            worths by that table.
        roll: what rolling is worth, with best play after it.
        stop: what opting out is worth; `None` where it is not allowed, with no button.
        bust: the chance that the next own roll is bust.
        states: how many sets of buttons were solved to find out.
        waiting: what the position is worth while 0, 1, … all of the opponents act before the player's next turn.
        after: the same after a button more, for each of the position's legal cells.
    """

    position: Position
    opponents: Opponents
    goal: Goal | Payoff
    roll: float
    stop: float | None
    bust: float
    states: int
    waiting: tuple[float, ...]
    after: tuple[tuple[float, ...], ...]

    @property
    def value(self) -> float:
        """What the position is worth with best play: the greater one of rolling and opting out."""
        return self.roll if self.stop is None else max(self.roll, self.stop)

    @property
    def advice(self) -> str:
        """`"roll"` or `"opt out"`; where both are worth the same, to opt out, which earns its stars for certain."""
        return ROLL if self.stop is None or self.roll > self.stop + TIE else OPT_OUT

    @property
    def tied(self) -> bool:
        """Whether rolling and opting out are worth the same."""
        return self.stop is not None and abs(self.roll - self.stop) <= TIE

    @cached_property
    def _values(self) -> dict[Cell, tuple[float, ...]]:
        return dict(zip(self.position.legal_cells(), self.after, strict=True))

    @property
    def cell_values(self) -> dict[Cell, float]:
        """For each legal cell, the value after an own lay there, before anyone else acts."""
        return {cell: values[-1] for cell, values in self._values.items()}

    def best_cells(self, cells: Iterable[Cell | str] | None = None) -> tuple[Cell, ...]:
        """The best of some cells, row by row; more than one if they are tied.

        Args:
            cells: those that the dice offer; spaces on which nothing may be laid are ignored. All legal cells, if
                left out.

        Raises:
            GameError: a cell is not on the board.
        """
        return tuple(o.choice for o in self._compare_cells(cells) if o.best and not isinstance(o.choice, str))

    def compare(self, among: Iterable[Cell | str] | None = None) -> Comparison:
        """What every option is worth and costs: of rolling and opting out, or of the cells that the dice offer.

        Raises:
            GameError: a cell is not on the board.

        >>> from buttons_widgets.buttons.analysis.solve import solve
        >>> solution = solve(Position.parse("RbyG/gryb/ybRy/bYrg r 2"))
        >>> print(solution.compare())
        opt out    1.0000  opting out here is best
        roll       0.5469  rolling here gives up 0.45 stars on average
        """
        if among is not None:
            return self._compare_cells(among)
        return _compare({ROLL: self.roll} | ({} if self.stop is None else {OPT_OUT: self.stop}), self.goal)

    def compare_gold(self, cell: Cell | str, to_act: int = 0) -> Comparison:
        """Whether to lay on the golden space of an opponent's roll or to pass.

        Args:
            cell: the golden space.
            to_act: how many opponents act after the roller before the player's next turn. The opponents of the
                solution, and the dice of its position, should be those that are left after the roll: without the
                roller if it is bust.

        Raises:
            GameError: the cell is not on the board, or there are fewer opponents than `to_act`.
        """
        if whole_number(to_act) not in range(len(self.waiting)):
            raise GameError(f"{quoted(to_act)} opponents cannot act before the player: {self.opponents.count} are in")
        cell = as_cell(cell)
        lay: dict[Choice, float] = {cell: self._values[cell][to_act]} if self.position.is_legal(cell) else {}
        return _compare(lay | {PASS: self.waiting[to_act]}, self.goal)

    def loss(self, choice: Choice, among: Iterable[Cell | str] | None = None) -> float:
        """How much a choice gives up beside the best one, on average: 0 for the best one and all tied with it.

        Args:
            choice: `"roll"`, `"opt out"`, or the cell of an own lay, such as `(1, 2)` or `"1-2"`.
            among: for a cell, those that the dice offered; all legal ones, if left out.

        Raises:
            GameError: the player does not have this choice.
        """
        return self.option(choice, among).loss

    def option(self, choice: Choice, among: Iterable[Cell | str] | None = None) -> Compared:
        """The same with the value, and with `text()` that puts it into words.

        Raises:
            GameError: the player does not have this choice.
        """
        choice = _as_choice(choice)
        if isinstance(choice, str):
            return self.compare().find(choice)
        return self._compare_cells(among).find(choice)

    def _compare_cells(self, cells: Iterable[Cell | str] | None) -> Comparison:
        board = self.position.grid
        offered = board.all if cells is None else board.mask_of(cells)
        return _compare({c: value for c, value in self.cell_values.items() if offered >> board.bit(c) & 1}, self.goal)

    def __repr__(self) -> str:
        stop = "not allowed" if self.stop is None else f"{self.stop:.4f}"
        return (
            f"Solution({self.position}: {self.advice}; roll {self.roll:.4f}, opt out {stop}, bust {self.bust:.4f}, "
            f"goal {self.goal})"
        )


def _compare(values: Mapping[Any, float], goal: Goal | Payoff) -> Comparison:
    """The choices with these values, in order."""
    return Comparison(tuple(Compared(**vars(option), goal=goal) for option in Answer.of(values).options))


def _as_choice(choice: Any) -> Choice:
    """A choice with its cell, if it is one, as a plain tuple."""
    return choice if isinstance(choice, str) and not choice.strip()[:1].isdigit() else as_cell(choice)


def _choice_text(choice: Choice) -> str:
    if isinstance(choice, str):
        return choice if choice in (ROLL, OPT_OUT, PASS) else quoted(choice)
    return cell_text(choice)


def _rounded(loss: float) -> str:
    """A loss with two decimals, or with as many as show that it is not 0.

    >>> _rounded(0.3141), _rounded(0.00042)
    ('0.31', '0.0004')
    """
    return f"{loss:.2f}" if loss >= 0.005 else f"{loss:.1g}" if loss >= 1e-4 else "less than 0.0001"
