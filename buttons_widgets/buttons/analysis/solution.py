"""The exact analysis's answer about a position, and what a wrong choice costs."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from html import escape
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, Literal

from ...kit.rules.answer import TIE, Answer, Option
from ...kit.rules.errors import GameError, quoted
from ...kit.rules.numbers import whole_number
from ...kit.rules.shown import or_plain
from ..cells import Cell, as_cell, cell_text
from ..drawing.board_view import with_worths
from ..drawing.picture import board_html
from ..rules.position import Position
from .opponents import Opponents
from .payoff import Payoff

if TYPE_CHECKING:
    from ...kit.language.words import Words

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
            return f"{what} gives up {_rounded(100 * self.loss)}% of the chance to win now"
        return f"{what} gives up {_rounded(self.loss)}{' stars on average' if self.goal == 'stars' else ''}"

    def said(self, words: Words) -> str:
        """The same in the language of the words."""
        cell = "" if isinstance(self.choice, str) else cell_text(self.choice)
        done = words.say("compared-done", choice=_kind(self.choice), cell=cell)
        if self.best:
            return words.say("compared-tied" if self.tied else "compared-best", done=done)
        times, sign = (100, "%") if self.goal == "win" else (1, "f")
        lost = times * self.loss
        digits = 2 if lost >= 0.005 else 3 if lost >= 0.00095 else 4
        loss = words.number(max(self.loss, _LEAST / times), f".{digits}{sign}")
        if lost < _LEAST:
            loss = words.say("compared-less", loss=loss)
        return words.say(f"compared-{self.goal if isinstance(self.goal, str) else 'worth'}", done=done, loss=loss)


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

    @or_plain
    def _repr_html_(self) -> str | None:
        # Late: whoever only solves waits for no words.
        from ...kit.language.words import KIT_WORDS, words_in

        words = words_in((KIT_WORDS, _WORDS))
        rows = ""
        for option in self.options:
            cell = "" if isinstance(option.choice, str) else cell_text(option.choice)
            choice = words.say("compared-choice", choice=_kind(option.choice), cell=cell)
            texts = choice, words.number(option.value, ".4f"), option.said(words)
            rows += f"<tr>{''.join(f'<td>{escape(text)}</td>' for text in texts)}</tr>"
        return f"<table>{rows}</table>"

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

    @or_plain
    def _repr_html_(self) -> str | None:
        # Late: whoever only solves waits for no words.
        from ...kit.language.words import KIT_WORDS, words_in

        words = words_in((KIT_WORDS, _WORDS))
        board = with_worths(
            self.position.view(), self.cell_values, lambda worth: self._amount(worth, words, short=True)
        )
        on_spaces = words.say("solution-on-spaces")
        bars = {words.say("coach-choice-roll"): self.roll}
        bars |= {} if self.stop is None else {words.say("coach-choice-opt-out"): self.stop}
        head = words.say("coach-head" if isinstance(self.goal, Payoff) else "coach-head-worth", goal=str(self.goal))
        amounts = {name: (value, self._amount(value, words)) for name, value in bars.items()}
        return (
            f'<div style="max-inline-size: 30em"><p style="margin-block: 0 .5em"><strong>{escape(self._said(words))}'
            f"</strong></p>{_bars_html(head, amounts)}{board_html(board, title=f'{self.position}. {on_spaces}')}"
            f'<p style="margin-block: .2em 0; font-size: .9em; opacity: .75">{escape(on_spaces)}</p></div>'
        )

    def _said(self, words: Words) -> str:
        """What the player should do, and what the choices are worth, in a sentence."""
        advice = "only" if self.stop is None else "tied" if self.tied else "roll" if self.advice == ROLL else "out"
        roll, stop = self._amount(self.roll, words), self._amount(self.stop or 0.0, words)
        if self.goal == "stars":
            return words.say("solution-stars", advice=advice, roll=roll, stars=self.stop or 0.0)
        return words.say("solution-worth", advice=advice, roll=roll, stop=stop)

    def _amount(self, value: float, words: Words, *, short: bool = False) -> str:
        """A worth as people read it; short, as it is written on a space."""
        if isinstance(self.goal, Payoff):
            return words.number(value, ".2f")
        if self.goal == "win":
            return words.say("coach-space-chance", percent=100 * value) if short else words.number(value, ".1%")
        return words.say("coach-space-stars" if short else "coach-amount-stars", stars=value)


_WORDS: Final = Path(__file__).parents[1] / "words"
"""The folder of the game's messages."""


def _bars_html(head: str, amounts: Mapping[str, tuple[float, str]]) -> str:
    """A bar for each choice, with the greatest worth standing out; it needs no style sheet, in light and in dark."""
    most = max(value for value, _ in amounts.values())
    cell, rows = 'style="text-align: start; padding: 2px 8px 2px 0', ""
    for name, (value, amount) in amounts.items():
        best = most - value <= TIE
        weight, share = (650 if best else 400), max(0.0, value / most) if most > 0 else 0.0
        rows += (
            f'<tr><th scope="row" {cell}; font-weight: {weight}">{escape(name)}</th><td {cell}; inline-size: 60%">'
            '<div style="background: rgb(128 128 128 / 0.2); border-radius: 3px"><div style="block-size: 12px; '
            f"border-radius: 3px; background: #8a63e0; opacity: {1 if best else 0.5}; inline-size: {100 * share:.1f}%"
            f'"></div></div></td><td {cell}; font-variant-numeric: tabular-nums; font-weight: {weight}; '
            f'white-space: nowrap">{escape(amount)}</td></tr>'
        )
    caption = f'<caption style="text-align: start; opacity: .75">{escape(head)}</caption>'
    return f'<table style="inline-size: 100%; margin: 0 0 .6em">{caption}<tbody>{rows}</tbody></table>'


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


def _kind(choice: Choice) -> str:
    """What messages call a choice."""
    return {ROLL: "roll", OPT_OUT: "out", PASS: "pass"}[choice] if isinstance(choice, str) else "lay"


_LEAST: Final = 1e-4
"""A smaller loss is only said to be smaller than this."""


def _rounded(loss: float) -> str:
    """A loss with two decimals, or with as many as show that it is not 0.

    >>> _rounded(0.3141), _rounded(0.00042)
    ('0.31', '0.0004')
    """
    return f"{loss:.2f}" if loss >= 0.005 else f"{loss:.1g}" if loss >= _LEAST else "less than 0.0001"
