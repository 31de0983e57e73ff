"""Checking packs: every answer of every puzzle is found anew, in a second way too where there is one.

Only whoever makes the packs that come with the kit reads what is wrong with one: it is said in English alone.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

from buttons_widgets.kit.puzzles.errors import PackError, PuzzleError, of_field
from buttons_widgets.kit.puzzles.kind import PuzzleKind
from buttons_widgets.kit.puzzles.pack import parse_puzzle, puzzle_line, read_pack
from buttons_widgets.kit.puzzles.puzzle import MOST_ANSWERS, Found, Puzzle, rated
from buttons_widgets.kit.rules.errors import GameError


class Checked(NamedTuple):
    """What was checked of a puzzle.

    Attributes:
        puzzle: the puzzle.
        twice: whether its answers were found in two ways.
        margin: by how much the accepted answers are better than any other.
    """

    puzzle: Puzzle
    twice: bool
    margin: float


def check_pack(kind: PuzzleKind, path: Path) -> Iterator[Checked]:
    """Check a pack puzzle by puzzle, in the order of the file: first how all are written, then what is right.

    Those with short positions are solved first: what takes long depends on how many play, and is so read from disk or
    found but once.

    Raises:
        PackError: the first fault; the message names file, line and field.
    """
    pack = read_pack(kind, path)
    alike: dict[tuple[str, str], int] = {}
    puzzles = iter(pack)
    numbered: list[tuple[int, Puzzle]] = []
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), start=1):
        if not line.strip():
            continue
        puzzle = next(puzzles)
        with _in_line(path, number):
            if (own := puzzle_line(puzzle)) != line:
                raise PuzzleError("", f"the line is not written as the kit writes it: {own}")
            first = alike.setdefault((puzzle.theme, puzzle.likeness()), number)
            if first != number:
                raise PuzzleError("position", f"it is the puzzle of line {first}, turned, mirrored or in other colours")
        numbered.append((number, puzzle))
    checked: dict[int, Checked] = {}
    for number, puzzle in sorted(numbered, key=lambda one: len(one[1].position)):
        with _in_line(path, number):
            checked[number] = check_puzzle(puzzle)
    yield from (checked[number] for number, _ in numbered)


@contextmanager
def _in_line(path: Path, number: int) -> Iterator[None]:
    """Say of a fault in which line of which pack it is."""
    try:
        yield
    except PuzzleError as error:
        raise PackError(str(path), number, error.field, error.reason) from error


def check_puzzle(puzzle: Puzzle) -> Checked:
    """Find the answers of a puzzle anew and compare them, the rating and the level with what it says.

    Raises:
        PuzzleError: they differ, two ways to find the answers disagree, or the margin is too small; it names the field.
    """
    found = puzzle.find_answers()
    _check_answers(puzzle, found)
    again = puzzle.find_again()
    if again is not None:
        _check_same(found, again)
    if found.margin < puzzle.least_margin:
        raise PuzzleError(
            "position",
            f"the answers are better than the best other one by {found.margin:.4f} only, not by {puzzle.least_margin}",
        )
    right = rated(puzzle)
    for field, said, derived in (("rating", puzzle.rating, right.rating), ("level", puzzle.level, right.level)):
        if said != derived:
            raise PuzzleError(field, f"it is {derived}, not {said}")
    return Checked(puzzle, again is not None, found.margin)


def check_line(kind: PuzzleKind, line: str) -> Checked:
    """Check one line of a pack: that it can be read, and all that `check_puzzle` checks.

    Raises:
        PuzzleError: something is wrong; it names the field.
    """
    return check_puzzle(parse_puzzle(kind, line))


@of_field("answers")
def _check_answers(puzzle: Puzzle, found: Found) -> None:
    said = set(puzzle.answers)
    if len(said) < len(puzzle.answers):
        raise GameError("an answer stands there twice")
    if found.complete and said != set(found.answers):
        raise GameError(f"the accepted answers are {_listed(found.answers)}, not {_listed(puzzle.answers)}")
    if not found.complete and len(said) != 1:
        raise GameError(f"there are more than {MOST_ANSWERS}, so one stands for all, not {len(said)}")
    for answer in puzzle.answers:
        try:
            verdict = puzzle.judge(answer)
        except GameError as error:
            raise GameError(f"{answer!r} cannot be judged: {error}") from error
        if not verdict.right or verdict.loss:
            raise GameError(f"{answer!r} is not right: {verdict.why}")


@of_field("answers")
def _check_same(found: Found, again: Found) -> None:
    if found.complete != again.complete or (found.complete and set(found.answers) != set(again.answers)):
        raise GameError(f"two ways to find them disagree: {_listed(found.answers)} and {_listed(again.answers)}")
    if found.margin != again.margin and abs(found.margin - again.margin) > 1e-9:
        raise GameError(f"two ways to find the margin disagree: {found.margin} and {again.margin}")


def _listed(answers: tuple[str, ...]) -> str:
    shown, more = ", ".join(map(repr, sorted(answers)[:5])), len(answers) - 5
    return shown if more <= 0 else f"{shown} and {more} more"
