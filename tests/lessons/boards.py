"""A board of BUTTONS read from its text, and its rolls one by one: a second way for the answers of the lessons."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from fractions import Fraction
from itertools import product

from buttons_widgets import Position
from buttons_widgets.lessons.course import COURSE
from tests.lessons.student import cells_of


def letter(position: Position, row: int, column: int) -> str:
    """What stands on a space, `.` beyond the board."""
    board = str(position).split()[0].split("/")
    return board[row - 1][column - 1] if 1 <= row <= len(board) and 1 <= column <= len(board) else "."


def is_open(position: Position, row: int, column: int) -> bool:
    """A small letter, and no capital letter beside it."""
    near = [(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)]
    return letter(position, row, column).islower() and not any(letter(position, *cell).isupper() for cell in near)


def is_bust(position: Position, white: int, black: tuple[int, ...]) -> bool:
    return not any(is_open(position, white, column) for column in black)


def all_rolls(position: Position) -> Iterator[tuple[int, tuple[int, ...]]]:
    for white, *black in product(range(1, position.size + 1), repeat=1 + position.black_dice):
        yield white, tuple(black)


def share_of_busts(position: Position) -> Fraction:
    found = [is_bust(position, *roll) for roll in all_rolls(position)]
    return Fraction(sum(found), len(found))


def stars(position: Position, extra: str = "") -> int:
    """One for opting out, one for each colour with three buttons, one more for an own card; with one button more."""
    board, cards, _ = str(position).split()
    counts = {colour: board.count(colour.upper()) + (colour == extra) for colour in "rbyg"}
    covered = [colour for colour, count in counts.items() if count >= 3]
    return int(sum(counts.values()) > 0) + len(covered) + sum(colour in cards for colour in covered)


def stars_of(position: Position, white: int, black: tuple[int, ...]) -> int:
    """With the best space that a roll offers, and out then."""
    offered = [letter(position, white, column) for column in black if is_open(position, white, column)]
    return max((stars(position, colour) for colour in offered), default=0)


def boards_in(lesson: int) -> Mapping[str, Position]:
    """The boards that a lesson's notebook sets up, by their names there."""
    source = "\n".join(cell.source for cell in cells_of(COURSE.lesson(lesson)) if cell.cell_type == "code")
    found = re.findall(r'^(\w+) = Position\.parse\("([^"]+)"\)', source, re.MULTILINE)
    return {name: Position.parse(text) for name, text in found}
