"""`worksheet()`: puzzles of BUTTONS to print."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from ...kit.puzzles.pack import puzzle_meant
from ...kit.puzzles.puzzle import Puzzle
from ...kit.puzzles.worksheet import Worksheet
from ..drawing.board_view import BoardView
from ..drawing.picture import board_svg
from ..puzzles.board_puzzle import puzzle_words
from ..puzzles.kind import BUTTONS_PUZZLES


def worksheet(
    puzzles: Puzzle | str | Iterable[Puzzle | str],
    title: str | None = None,
    language: str | None = None,
    paper: str = "a4",
) -> Worksheet:
    """Puzzles as a page to print: the questions first, with room for a name and for answers, then the solutions.

    In a notebook the page shows itself. To print it, save it with `worksheet(...).save("friday.html")`, open the file
    in a browser, and print.

    Args:
        puzzles: any puzzles: a pack or a part of it, a list, or a single one; for a puzzle its id will do, such as
            `"gem-01"`, or its line of a pack.
        title: stands at the top; "Puzzles" if left out.
        language: of every word on the page, such as `"en"`.
        paper: `"a4"` or `"letter"`.

    Raises:
        ValueError: there is no puzzle, or something else than puzzles; or there is no such paper or language.
    """

    def draw(picture: BoardView, name: str) -> str:
        return board_svg(picture, title=name)

    meant: Any = puzzle_meant(BUTTONS_PUZZLES, puzzles)
    if isinstance(meant, Iterable) and not isinstance(meant, bytes):
        meant = [puzzle_meant(BUTTONS_PUZZLES, one) for one in meant]
    return Worksheet(meant, puzzle_words(language), draw, title, paper)
