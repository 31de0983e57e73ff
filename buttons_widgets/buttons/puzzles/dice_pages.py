"""What the puzzles about dice show in common: rolls beside the board, open spaces, earnings, and the counting."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from fractions import Fraction
from typing import Any

from ...kit.language.words import Words
from ...kit.puzzles.puzzle import Page, RollShown
from ..analysis.chances import bust_chance
from ..cells import COLOURS
from ..drawing.board_view import BoardView
from ..phrases import OBSTACLES, colour_name, dice_of, roll_label, star_reasons
from ..rules.moves import Dice
from ..rules.position import ENOUGH_OF_A_COLOUR, Position

_POWERS = ("", "", "²", "³", "⁴", "⁵")
"""The number of dice as an exponent; an exponent of 1 is not written."""


def roll_shown(dice: Dice, words: Words, *, now: bool = True, gold_only: bool = False) -> RollShown:
    """A roll beside the board.

    Args:
        dice: the roll.
        words: the language of its label.
        now: whether this roll is the one to be used now.
        gold_only: whether only the white and the gold die count, because it is another player's roll.
    """
    return RollShown(tuple(dice_of(dice, gold_only=gold_only)), roll_label(dice, words), now)


def with_dice(view: BoardView, dice: Dice, *, gold_only: bool = False) -> BoardView:
    """What a board shows, with the roll at its edges."""
    columns = (dice.gold,) if gold_only else dice.columns
    return replace(view, row=dice.white, columns=columns, gold_column=dice.gold)


def closed_reasons(board: Position, words: Words) -> tuple[tuple[Any, str], ...]:
    """For each space on which no button may be laid, why."""
    found = []
    for cell in board.grid.cells:
        why = board.why_not(cell)
        if why is not None:
            found.append((cell, words.say(OBSTACLES[why])))
    return tuple(found)


def percent_text(chance: float | Fraction, words: Words) -> str:
    """A chance in per cent, with a decimal as the bars beside it have it.

    >>> from buttons_widgets.buttons.puzzles.board_puzzle import puzzle_words
    >>> percent_text(Fraction(31, 216), puzzle_words("en")), percent_text(0.0123, puzzle_words("en"))
    ('14.4%', '1.2%')
    """
    return words.say("chance-percent", percent=100 * float(chance))


def rows_text(rows: Iterable[int], words: Words) -> str:
    """Rows or columns as a list."""
    return words.listed([str(row) for row in rows])


def open_page(board: Position, words: Words) -> Page:
    """A hint: which spaces are open, and which rows are closed."""
    rows = range(1, board.size + 1)
    closed = [row for row, mask in zip(rows, board.grid.rows, strict=True) if not board.legal_mask & mask]
    lines = []
    if closed and board.legal_mask:
        lines.append(words.say("timing-rows-closed", count=len(closed), rows=rows_text(closed, words)))
    return Page(
        words.say("timing-open", count=board.legal_mask.bit_count()),
        replace(board.view(), offered=board.legal_cells(), quiet=True),
        lines=tuple(lines),
        reasons=closed_reasons(board, words),
    )


def earning_page(board: Position, words: Words) -> Page:
    """A hint: what opting out now earns, and how far each colour is."""
    earned = board.earnings()
    lines = [words.say("timing-earn-why", reasons=words.listed(star_reasons(earned, words)))] if earned.total else []
    for colour in COLOURS:
        count = (board.button_mask & board.colour_masks[colour]).bit_count()
        if 0 < count < ENOUGH_OF_A_COLOUR:
            name = colour_name(colour, words)
            lines.append(words.say("tally-colour", colour=name, count=count, enough=ENOUGH_OF_A_COLOUR))
    return Page(words.say("timing-earn", stars=earned.total), board.view(), lines=tuple(lines))


def counting_lines(board: Position, words: Words, *, total: bool = True) -> tuple[str, ...]:
    """How the chance that the next own roll is bust is counted, row by row.

    With s open spaces in a row, none of k black dice shows one of them in (n - s)^k of n^k ways.

    Args:
        board: the position.
        words: the language.
        total: whether the last line adds them up.
    """
    size, dice = board.size, board.black_dice
    lines = []
    for row, mask in enumerate(board.grid.rows, start=1):
        columns = [column for _, column in board.grid.cells_of(board.legal_mask & mask)]
        missing = size - len(columns)
        lines.append(
            words.say(
                "timing-row",
                row=row,
                count=len(columns),
                columns=rows_text(columns, words) if columns else "",
                missing=missing,
                power=_POWERS[dice],
                ways=missing**dice,
                size=size,
                all=size**dice,
            )
        )
    if total:
        chance = bust_chance(board)
        lines.append(
            words.say(
                "timing-total",
                favourable=chance.favourable,
                outcomes=chance.outcomes,
                fraction=str(chance.fraction),
                percent=percent_text(chance, words),
            )
        )
    return tuple(lines)


def counting_page(board: Position, words: Words) -> Page:
    """The counting of the chance to be bust, as a hint or a step of an explanation."""
    picture = replace(board.view(), offered=board.legal_cells(), quiet=True)
    text = words.say("timing-counting", dice=board.black_dice)
    return Page(text, picture, lines=counting_lines(board, words))
