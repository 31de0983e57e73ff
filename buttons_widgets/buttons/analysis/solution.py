"""The exact analysis's answer about a position, and what a wrong choice costs."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from html import escape
from typing import Final, Literal

from ...kit.rules.answer import TIE
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

SENTENCES = {
    "roll": "rolling here",
    "opt out": "opting out here",
    "pass": "passing here",
    "cell": "laying on {cell}",
    "best": "{what} is best",
    "tied": "{what} is as good as any other choice",
    "stars": "{what} gives up {loss} stars on average",
    "win": "{what} gives up {loss} % of the chance to win now",
    "payoff": "{what} gives up {loss}",
}
"""The sentences of `Option.text`, in English."""


def _sentence(key: str, **parts: str) -> str:
    """One of the `SENTENCES` with its gaps filled."""
    return SENTENCES[key].format(**parts)


@dataclass(frozen=True)
class Option:
    """One choice, what it is worth, and what it costs beside the best one.

    Attributes:
        choice: `"roll"`, `"opt out"`, `"pass"` or a cell.
        value: stars to expect, the chance to win now, or the worth to expect by a `Payoff`.
        loss: how much less that is than the best choice's value; exactly 0 for every choice tied with it.
        tied: whether there is another choice of the same value.
        goal: what the value counts.
    """

    choice: Choice
    value: float
    loss: float
    tied: bool
    goal: Goal | Payoff

    @property
    def best(self) -> bool:
        """Whether no other choice is better."""
        return self.loss == 0

    def text(self) -> str:
        """The loss in words.

        >>> Option("opt out", 1.0, 0.3141, False, "stars").text()
        'opting out here gives up 0.31 stars on average'
        """
        key = self.choice if isinstance(self.choice, str) else "cell"
        what = _sentence(key, cell=_choice_text(self.choice))
        if self.best:
            return _sentence("tied" if self.tied else "best", what=what)
        sentence = self.goal if isinstance(self.goal, str) else "payoff"
        return _sentence(sentence, what=what, loss=_rounded(100 * self.loss if sentence == "win" else self.loss))


@dataclass(frozen=True)
class Comparison:
    """All choices of one decision, the best first; choices of equal value stand in the order of the board."""

    options: tuple[Option, ...]

    def __iter__(self) -> Iterator[Option]:
        return iter(self.options)

    def __len__(self) -> int:
        return len(self.options)

    def __getitem__(self, index: int) -> Option:
        return self.options[index]

    def find(self, choice: Choice) -> Option:
        """The option of a choice.

        Args:
            choice: `"roll"`, `"opt out"`, `"pass"`, or a cell such as `(1, 2)` or `"1-2"`.

        Raises:
            GameError: the choice is not one of these options.
        """
        choice = _as_choice(choice)
        for option in self.options:
            if option.choice == choice:
                return option
        here = ", ".join(_choice_text(option.choice) for option in self.options) or "none"
        raise GameError(f"{_choice_text(choice)} is not a choice here: the choices are {here}")

    def __repr__(self) -> str:
        return "\n".join(f"{_choice_text(o.choice):8} {o.value:8.4f}  {o.text()}" for o in self.options)

    def _repr_html_(self) -> str:
        rows = "".join(
            f"<tr><td>{escape(_choice_text(o.choice))}</td><td>{o.value:.4f}</td><td>{escape(o.text())}</td></tr>"
            for o in self.options
        )
        return f"<table>{rows}</table>"


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

        >>> from buttons_widgets.buttons.analysis.solving import solve
        >>> solution = solve(Position.parse("RbyG/gryb/ybRy/bYrg r 2"))
        >>> print(solution.compare())
        opt out    1.0000  opting out here is best
        roll       0.5469  rolling here gives up 0.45 stars on average
        """
        if among is not None:
            return self._compare_cells(among)
        stop = [] if self.stop is None else [(OPT_OUT, self.stop)]
        return _compare([(ROLL, self.roll), *stop], self.goal)

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
        lay: list[tuple[Choice, float]] = []
        cell = as_cell(cell)
        if self.position.is_legal(cell):
            lay.append((cell, self._values[cell][to_act]))
        return _compare([*lay, (PASS, self.waiting[to_act])], self.goal)

    def loss(self, choice: Choice, among: Iterable[Cell | str] | None = None) -> float:
        """How much a choice gives up beside the best one, on average: 0 for the best one and all tied with it.

        Args:
            choice: `"roll"`, `"opt out"`, or the cell of an own lay, such as `(1, 2)` or `"1-2"`.
            among: for a cell, those that the dice offered; all legal ones, if left out.

        Raises:
            GameError: the player does not have this choice.
        """
        return self.option(choice, among).loss

    def option(self, choice: Choice, among: Iterable[Cell | str] | None = None) -> Option:
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
        values = [(cell, value) for cell, value in self.cell_values.items() if offered >> board.bit(cell) & 1]
        return _compare(values, self.goal)

    def __repr__(self) -> str:
        stop = "not allowed" if self.stop is None else f"{self.stop:.4f}"
        return (
            f"Solution({self.position}: {self.advice}; roll {self.roll:.4f}, opt out {stop}, bust {self.bust:.4f}, "
            f"goal {self.goal})"
        )


def _compare(values: Sequence[tuple[Choice, float]], goal: Goal | Payoff) -> Comparison:
    """Options in order, with what each gives up beside the best one."""
    best = max((value for _, value in values), default=0.0)

    def loss(value: float) -> float:
        return 0.0 if best - value <= TIE else best - value

    options = [
        Option(choice, value, loss(value), sum(abs(value - other) <= TIE for _, other in values) > 1, goal)
        for choice, value in values
    ]
    return Comparison(tuple(sorted(options, key=lambda option: option.loss)))


def _as_choice(choice: Choice) -> Choice:
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
