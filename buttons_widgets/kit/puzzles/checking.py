"""Checking packs: every answer of every puzzle is found anew, in a second way too where there is one."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from ..rules.errors import GameError
from ..rules.phrase import Phrase
from .errors import PackError, PuzzleError, of_field
from .kind import PuzzleKind
from .pack import parse_puzzle, puzzle_line, read_pack
from .puzzle import MOST_ANSWERS, Found, Puzzle, rated


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
    """Check a pack puzzle by puzzle, in the order of the file.

    Raises:
        PackError: the first fault; the message names file, line and field.
    """
    pack = read_pack(kind, path)
    alike: dict[tuple[str, str], int] = {}
    puzzles = iter(pack)
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), start=1):
        if not line.strip():
            continue
        puzzle = next(puzzles)
        try:
            if (own := puzzle_line(puzzle)) != line:
                told = Phrase("refused-line-form", "the line is not written as the kit writes it: {line}", line=own)
                raise PuzzleError("", told)
            first = alike.setdefault((puzzle.theme, puzzle.likeness()), number)
            with of_field("position"):
                if first != number:
                    raise GameError.of(
                        "refused-likeness",
                        "it is the puzzle of line {line}, turned, mirrored or in other colours",
                        line=first,
                    )
            yield check_puzzle(puzzle)
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
    with of_field("position"):
        if found.margin < puzzle.least_margin:
            raise GameError.of(
                "refused-margin-small",
                "the answers are better than the best other one by {margin:.4f} only, not by {least}",
                margin=found.margin,
                least=puzzle.least_margin,
            )
    right = rated(puzzle)
    for field, said, derived in (("rating", puzzle.rating, right.rating), ("level", puzzle.level, right.level)):
        with of_field(field):
            if said != derived:
                raise GameError.of("refused-derived", "it is {wanted}, not {given}", wanted=derived, given=said)
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
        raise GameError.of("refused-answer-twice", "an answer stands there twice")
    if found.complete and said != set(found.answers):
        raise GameError.of(
            "refused-answers",
            "the accepted answers are {wanted}, not {given}",
            wanted=_listed(found.answers),
            given=_listed(puzzle.answers),
        )
    if not found.complete and len(said) != 1:
        raise GameError.of(
            "refused-answers-many",
            "there are more than {most}, so one stands for all, not {count}",
            most=MOST_ANSWERS,
            count=len(said),
        )
    for answer in puzzle.answers:
        try:
            verdict = puzzle.judge(answer)
        except GameError as error:
            raise GameError.of(
                "refused-answer-unjudged", "{answer} cannot be judged: {error}", answer=repr(answer), error=error
            ) from error
        if not verdict.right or verdict.loss:
            raise GameError.of(
                "refused-answer-wrong", "{answer} is not right: {why}", answer=repr(answer), why=verdict.why
            )


@of_field("answers")
def _check_same(found: Found, again: Found) -> None:
    if found.complete != again.complete or (found.complete and set(found.answers) != set(again.answers)):
        raise GameError.of(
            "refused-answers-differ",
            "two ways to find them disagree: {one} and {other}",
            one=_listed(found.answers),
            other=_listed(again.answers),
        )
    if found.margin != again.margin and abs(found.margin - again.margin) > 1e-9:
        raise GameError.of(
            "refused-margins-differ",
            "two ways to find the margin disagree: {one} and {other}",
            one=found.margin,
            other=again.margin,
        )


def _listed(answers: tuple[str, ...]) -> str:
    shown, more = ", ".join(map(repr, sorted(answers)[:5])), len(answers) - 5
    return shown if more <= 0 else Phrase("refused-more", "{shown} and {count} more", shown=shown, count=more)
