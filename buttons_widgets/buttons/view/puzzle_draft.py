"""The question of a puzzle while it is set up, as one frozen value; and what of it a theme needs. No widgets."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass, field, replace
from typing import Any, Final

from ...kit.puzzles.puzzle import Puzzle
from ...kit.puzzles.question import asked_by, line_of
from ...kit.rules.errors import GameError, NotationError, quoted
from ..cells import COLOURS, Cell, parse_cell
from ..drawing.board_view import BoardView, Total, Worth
from ..phrases import OBSTACLES
from ..rules.moves import Dice, parse_move
from ..rules.position import Position
from .set_up import BUTTON, Refused, SetUp

SOLUTION: Final = "solution"
"""The tool that lays the buttons which are to be found."""

ROW, COLUMN, COLOUR = "row", "column", "colour"
NOT_TOLD: Final = "?"
MOST_ROLLS: Final = 12

Shown = tuple[int, ...]
"""A roll as it is shown: white, gold, then the other black dice."""


@dataclass(frozen=True)
class Needs:
    """What a theme asks for besides the board.

    Attributes:
        rolls: how many rolls: none, one, or any number.
        some_rolls: whether there has to be one.
        opponents: whether there may be opponents.
        some_opponents: whether there have to be some.
        goal: whether the goal is chosen.
        clues: the names of its clues.
    """

    rolls: int = 0
    some_rolls: bool = False
    opponents: bool = False
    some_opponents: bool = False
    goal: bool = False
    clues: frozenset[str] = frozenset()

    @property
    def solution(self) -> bool:
        """Whether the buttons to be found are laid, and the clues are counted from them."""
        return "rows" in self.clues


def needs_of(theme: type[Puzzle]) -> Needs:
    """What a theme needs, as its fields say."""
    asked = asked_by(theme)
    return Needs(
        rolls=0 if "dice" not in asked else MOST_ROLLS if asked["dice"].several else 1,
        some_rolls="dice" in asked and asked["dice"].required,
        opponents="opponents" in asked,
        some_opponents="opponents" in asked and asked["opponents"].required,
        goal="goal" in asked,
        clues=asked["clues"].parts if "clues" in asked else frozenset(),
    )


@dataclass(frozen=True)
class Draft:
    """All that is set up, and all that can be taken back.

    Attributes:
        board: the stars, the buttons that lie there, the colours, the cards and the number of dice.
        rolls: those that are known, in their order.
        count: how many opponents are in.
        opt_out: their chance to opt out. bust: their chance to be bust.
        dice_each: how many dice each takes along; `None` for as many as the rules say.
        goal: `"stars"` or `"win"`.
        cover: how much is to be covered.
        to_act: how many opponents act before the next own turn.
        solution: the buttons that are to be found.
        hidden: the totals that are not told, such as `("row", "1")`.

    >>> draft = Draft(SetUp.of(Position.parse("rby/gry/ybg r 5")))
    >>> draft.clicked((1, 1), BUTTON).board.position.buttons
    frozenset({(1, 1)})
    """

    board: SetUp
    rolls: tuple[Shown, ...] = ()
    count: int = 0
    opt_out: float = 0.3
    bust: float = 0.2
    dice_each: int | None = None
    goal: str = "stars"
    cover: int = 2
    to_act: int = 0
    solution: frozenset[Cell] = frozenset()
    hidden: frozenset[tuple[str, str]] = field(default=frozenset())

    @property
    def position(self) -> Position:
        """The question's position: what is to be found does not lie on it."""
        return self.board.position

    @property
    def solved(self) -> Position:
        """The position with the buttons that are to be found."""
        position = self.position
        for cell in sorted(self.solution):
            position = position.lay(cell)
        return position

    def fitting(self, needs: Needs) -> Draft:
        """The same with at least what a theme needs: a roll, or an opponent; and with no solution that it has not."""
        draft = self
        if needs.some_rolls and not draft.rolls:
            draft = draft.rolled(True)
        if needs.rolls == 1 and len(draft.rolls) > 1:
            draft = replace(draft, rolls=draft.rolls[:1])
        if needs.some_opponents and not draft.count:
            draft = replace(draft, count=1)
        if not needs.solution:
            draft = replace(draft, solution=frozenset())
        return draft

    # What is clicked

    def clicked(self, cell: Cell, tool: str) -> Draft | Refused:
        """What a click on a space makes of it, or why that is not possible.

        Raises:
            GameError: the cell is not on the board.
        """
        if tool == SOLUTION:
            return self._solution(cell)
        if cell in self.solution:
            if tool != BUTTON:
                changed = self.board.clicked(cell, tool) if tool in COLOURS else Refused("why-button")
                return changed if isinstance(changed, Refused) else replace(self, board=changed)
            # A button that was to be found is given.
            return replace(self._solution_without(cell), board=SetUp(self.position.lay(cell), self.board.printed))
        if tool == BUTTON and cell not in self.position.buttons and (obstacle := self.solved.why_not(cell)):
            return Refused(OBSTACLES[obstacle])
        changed = self.board.clicked(cell, tool)
        return changed if isinstance(changed, Refused) else replace(self, board=changed)

    def _solution(self, cell: Cell) -> Draft | Refused:
        if cell in self.solution:
            return self._solution_without(cell)
        obstacle = self.solved.why_not(cell)
        return Refused(OBSTACLES[obstacle]) if obstacle else replace(self, solution=self.solution | {cell})

    def _solution_without(self, cell: Cell) -> Draft:
        return replace(self, solution=self.solution - {cell})

    def on(self, position: Position) -> Draft:
        """The same with another board: what is to be found is forgotten, and rolls that do not fit."""
        draft = replace(self, board=SetUp.of(position), solution=frozenset(), hidden=frozenset())
        fits = all(len(roll) == position.black_dice + 1 and max(roll) <= position.size for roll in self.rolls)
        return draft if fits else replace(draft, rolls=(_any_roll(position),))

    def with_cards(self, cards: str) -> Draft:
        """The same with other button cards."""
        return replace(self, board=replace(self.board, position=replace(self.position, cards=cards)))

    def with_black_dice(self, count: int) -> Draft:
        """The same with another number of black dice; a roll gets more or fewer of them."""
        board = replace(self.board, position=replace(self.position, black_dice=count))
        rolls = tuple((*roll, *(1,) * (count + 1 - len(roll)))[: count + 1] for roll in self.rolls)
        return replace(self, board=board, rolls=rolls if len(rolls) == 1 else self.rolls)

    def with_rolls(self, text: str) -> Draft:
        """The same with rolls from a text such as `5-6 2355, 2-1 1344`.

        Raises:
            GameError: it is malformed.
        """
        parts = [part.strip() for part in text.replace(";", ",").split(",") if part.strip()]
        if len(parts) > MOST_ROLLS:
            raise NotationError.of(
                "refused-rolls-many",
                "at most {most} rolls can be known, not {given}",
                most=MOST_ROLLS,
                given=len(parts),
            )
        return replace(self, rolls=tuple(map(_shown, parts)))

    def rolled(self, wanted: bool) -> Draft:
        """The same with a roll, or with none."""
        return replace(self, rolls=(_any_roll(self.position),) if wanted else ())

    def turned(self, index: int) -> Draft:
        """The same with a die of the first roll turned to its next face."""
        roll = list(self.rolls[0])
        roll[index] = roll[index] % self.position.size + 1
        return replace(self, rolls=(tuple(roll), *self.rolls[1:]))

    def toggled(self, kind: str, name: str) -> Draft:
        """The same with a total told that was not, or the other way round."""
        return replace(self, hidden=self.hidden ^ {(kind, name)})

    # What it is

    def totals(self) -> Mapping[tuple[str, str], int]:
        """How many buttons lie in each row, in each column and on each colour, those that are to be found included."""
        position = self.solved
        cells, grid = position.buttons, position.grid
        numbers = range(1, position.size + 1)
        found = {(ROW, str(number)): sum(row == number for row, _ in cells) for number in numbers}
        found |= {(COLUMN, str(number)): sum(column == number for _, column in cells) for number in numbers}
        for letter in COLOURS:
            mask = position.colour_masks[letter]
            if mask:
                found[COLOUR, letter] = sum(mask >> grid.bit(cell) & 1 for cell in cells)
        return found

    def rolls_text(self) -> str:
        """The rolls as `with_rolls` reads them."""
        return ", ".join(map(_roll_text, self.rolls))

    def fields(self, needs: Needs) -> dict[str, Any]:
        """The question as a line of a pack has it."""
        found: dict[str, Any] = {"position": str(self.position)}
        if needs.some_rolls or (needs.rolls and self.rolls):
            texts = list(map(_roll_text, self.rolls))
            found["dice"] = texts if needs.rolls > 1 else texts[0] if texts else ""
        if needs.opponents and (self.count or needs.some_opponents):
            each = self.dice_each if self.dice_each is not None else 2 if self.count == 1 else 1
            found["opponents"] = [self.count, self.opt_out, self.bust, each]
        if needs.goal and self.goal != "stars":
            found["goal"] = self.goal
        clues = self._clues(needs)
        if clues:
            found["clues"] = clues
        return found

    def _clues(self, needs: Needs) -> dict[str, Any]:
        clues: dict[str, Any] = {}
        if "cover" in needs.clues:
            clues["cover"] = self.cover
        if "to_act" in needs.clues and self.to_act:
            clues["to_act"] = self.to_act
        if needs.solution:
            told = {key: total for key, total in self.totals().items() if key not in self.hidden}
            numbers = [str(number) for number in range(1, self.position.size + 1)]
            for kind, many in ((ROW, "rows"), (COLUMN, "columns")):
                counts = [told.get((kind, number)) for number in numbers]
                if any(count is not None for count in counts):
                    clues[many] = counts
            colours = {name: total for (kind, name), total in told.items() if kind == COLOUR}
            if colours:
                clues["colours"] = colours
        return clues

    @classmethod
    def of(cls, puzzle: Puzzle, position: Position) -> Draft:
        """The question of a puzzle at a position."""
        line = line_of(puzzle)
        dice = line.get("dice", ())
        draft = cls(SetUp.of(position), tuple(map(_shown, [dice] if isinstance(dice, str) else dice)))
        if opponents := line.get("opponents"):
            count, opt_out, bust, each = opponents
            draft = replace(draft, count=count, opt_out=opt_out, bust=bust, dice_each=each)
        clues = line.get("clues", {})
        draft = replace(
            draft,
            goal=line.get("goal", "stars"),
            cover=clues.get("cover", draft.cover),
            to_act=clues.get("to_act", 0),
        )
        if not needs_of(type(puzzle)).solution:
            return draft
        draft = replace(draft, solution=frozenset(map(parse_cell, puzzle.answers[0].split())))
        numbers = {ROW: clues.get("rows", ()), COLUMN: clues.get("columns", ())}
        told = {(kind, str(n)) for kind, some in numbers.items() for n, one in enumerate(some, 1) if one is not None}
        told |= {(COLOUR, name) for name, count in clues.get("colours", {}).items() if count is not None}
        return replace(draft, hidden=frozenset(draft.totals()) - told)

    def view(self, needs: Needs, find: str) -> BoardView:
        """What the board shows. A question mark stands for a total that is not told.

        Args:
            needs: of the theme.
            find: what is written on a button that is to be found.
        """
        view = self.solved.view()
        if needs.solution:
            worths = {cell: Worth(find) for cell in self.solution}
            told = {key: str(total) for key, total in self.totals().items() if key not in self.hidden}
            numbers = [str(number) for number in range(1, self.position.size + 1)]
            rows, columns = ([Total(told.get((kind, one), NOT_TOLD)) for one in numbers] for kind in (ROW, COLUMN))
            return replace(view, worths=worths, row_totals=rows, column_totals=columns)
        if needs.rolls and self.rolls:
            dice = Dice(self.rolls[0][0], self.rolls[0][1], self.rolls[0][2:])
            if max(dice.white, *dice.columns) <= view.size:
                return replace(view, row=dice.white, columns=dice.columns, gold_column=dice.gold)
        return view


def _any_roll(position: Position) -> Shown:
    """A roll with which to begin: each die shows another number, as far as there are enough."""
    return tuple(1 + number % position.size for number in range(position.black_dice + 1))


def _roll_text(roll: Shown) -> str:
    return str(Dice(roll[0], roll[1], tuple(roll[2:]))).removeprefix("dice ")


def _shown(text: str) -> Shown:
    with suppress(GameError):
        if isinstance(dice := parse_move(f"dice {text}"), Dice):
            return (dice.white, dice.gold, *dice.black)
    raise NotationError.of("refused-roll", "{text} is not a roll: write it as in 5-6 2355", text=quoted(text))
