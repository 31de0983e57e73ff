"""What the themes of BUTTONS have in common: a position, cells, dice and opponents read from a line of a pack."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cached_property
from itertools import islice
from pathlib import Path
from typing import Annotated, Any, Final, Literal

import msgspec

from ...kit.language.words import Words
from ...kit.puzzles.errors import PuzzleError, of_field
from ...kit.puzzles.kind import PuzzleWords
from ...kit.puzzles.puzzle import Puzzle
from ...kit.rules.errors import GameError, NotationError, quoted, unwanted
from ...kit.rules.phrase import Phrase
from ..analysis.opponents import NO_OPPONENTS, Opponents
from ..cells import Cell, as_cell, cell_text, parse_cell
from ..rules.moves import Dice, parse_move
from ..rules.position import Position

puzzle_words: Final = PuzzleWords(Path(__file__).parents[1])
"""The messages of the puzzles, with those of the kit and of the game: `puzzle_words("en")`."""

Goal = Literal["stars", "win"]
OpponentsField = tuple[int, float, float, int]
"""`Opponents` as a pack has them: how many are in, their chances to opt out and to be bust, and the dice each takes."""

DiceText = Annotated[str, msgspec.Meta(max_length=20)]

LONGEST_ANSWER: Final = 300


class BoardPuzzle(Puzzle, frozen=True, kw_only=True):
    """A puzzle about one player's board."""

    def check(self) -> None:
        """The position can be read, and the theme's own fields are valid."""
        _ = self.board
        self.check_more()

    def check_more(self) -> None:
        """Check the theme's own fields.

        Raises:
            PuzzleError: one is invalid.
        """

    @cached_property
    def board(self) -> Position:
        """The position.

        Raises:
            PuzzleError: it cannot be read.
        """
        with of_field("position"):
            return Position.parse(self.position)

    @classmethod
    def words(cls) -> Words:
        """The messages of these puzzles, in the chosen language."""
        return puzzle_words()


def read_dice(text: str, board: Position, *, count: int | None = None) -> Dice:
    """A roll from the text in a pack, such as `5-6 2355`.

    Args:
        text: it.
        board: the board that it is rolled for.
        count: how many black dice it has, the gold one among them; as many as the position says, if left out.

    Raises:
        PuzzleError: it is malformed, or no such roll can fall; the field is `"dice"`.
    """
    try:
        dice = parse_move(f"dice {text}")
    except GameError as error:
        raise PuzzleError(
            "dice", Phrase("refused-roll", "{text} is not a roll: write it as in 5-6 2355", text=quoted(text))
        ) from error
    assert isinstance(dice, Dice)
    faces = (dice.white, *dice.columns)
    if not 1 <= min(faces) <= max(faces) <= board.size:
        raise PuzzleError(
            "dice",
            Phrase(
                "refused-roll-faces",
                "on a board of {size} rows a die shows 1 to {size}, not {text}",
                size=board.size,
                text=repr(text),
            ),
        )
    wanted = board.black_dice if count is None else count
    if len(dice.black) + 1 != wanted:
        raise PuzzleError(
            "dice",
            Phrase(
                "refused-roll-count",
                "the roll has {count} black dice, the gold one among them, not {text}",
                count=wanted,
                text=repr(text),
            ),
        )
    return dice


def dice_text(dice: Dice) -> str:
    """A roll as a pack has it.

    >>> dice_text(Dice(5, 6, (2, 3, 5, 5)))
    '5-6 2355'
    """
    return str(dice).removeprefix("dice ")


def read_opponents(field: OpponentsField | None) -> Opponents:
    """The opponents of a line of a pack; none if the field is left out.

    Raises:
        PuzzleError: they are invalid; the field is `"opponents"`.
    """
    if field is None:
        return NO_OPPONENTS
    count, opt_out, bust, dice_each = field
    with of_field("opponents"):
        return Opponents(count, opt_out, bust, dice_each)


def opponents_field(opponents: Opponents) -> OpponentsField | None:
    """Opponents as a pack has them."""
    if not opponents.count:
        return None
    assert opponents.dice_each is not None
    return opponents.count, opponents.opt_out, opponents.bust, opponents.dice_each


def read_cells(answer: Any, board: Position) -> tuple[Cell, ...]:
    """The cells of an answer, in the order given: a text such as `"1-1 2-4"`, a cell, or any number of cells.

    Raises:
        GameError: it is something else, a cell is off the board, or one is named twice.

    >>> read_cells("1-1 3-2", Position.parse("rby/gry/ybg r 5"))
    ((1, 1), (3, 2))
    """
    if isinstance(answer, str):
        if len(answer) > LONGEST_ANSWER:
            raise NotationError.of("refused-answer-long", "{answer} is too long for an answer", answer=quoted(answer))
        cells = tuple(parse_cell(part) for part in answer.split())
    elif isinstance(answer, Iterable):
        given = list(islice(answer, board.size**2 + 1))  # it may never end
        if len(given) > board.size**2:
            raise GameError.of(
                "refused-answer-spaces", "{answer} names more spaces than the board has", answer=quoted(answer)
            )
        pair = len(given) == 2 and all(isinstance(part, int) for part in given)
        cells = (as_cell(given),) if pair else tuple(as_cell(cell) for cell in given)
    else:
        raise unwanted(Phrase("refused-answer-cells", "cells such as '1-1 2-4' are wanted"), answer)
    for cell in cells:
        board.grid.bit(cell)
    if len(set(cells)) < len(cells):
        raise GameError.of("refused-answer-space-twice", "{answer} names a space twice", answer=quoted(answer))
    return cells


def cells_text(cells: Iterable[Cell]) -> str:
    """Cells as an answer has them, in the order given.

    >>> cells_text([(1, 1), (2, 4)])
    '1-1 2-4'
    """
    return " ".join(map(cell_text, cells))


def wrong_text(wrong: Sequence[Cell], words: Words) -> str:
    """That some cells are in no right answer; if there are none, that those of a draft are in none together.

    >>> wrong_text([(2, 3)], puzzle_words("en"))
    '2-3 is in no right answer.'
    """
    return words.say("draft-wrong", count=len(wrong), cells=words.listed(map(cell_text, wrong)) if wrong else "")


def toggled(draft: str, cell: Cell) -> str:
    """A draft of cells, row by row, with one more cell, or without it if it has that one.

    >>> toggled("1-1 2-4", (2, 1)), toggled("1-1 2-4", (1, 1))
    ('1-1 2-1 2-4', '2-4')
    """
    return cells_text(sorted({parse_cell(part) for part in draft.split()} ^ {cell}))
