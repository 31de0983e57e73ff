"""`worksheet()`: puzzles of BUTTONS to print."""

from __future__ import annotations

from collections.abc import Iterable

from ...kit.puzzles.puzzle import Puzzle
from ...kit.puzzles.worksheet import Worksheet
from ..drawing.board_view import BoardView
from ..drawing.picture import board_svg
from ..puzzles.board_puzzle import puzzle_words


def worksheet(
    puzzles: Puzzle | Iterable[Puzzle], title: str | None = None, language: str | None = None, paper: str = "a4"
) -> Worksheet:
    """Puzzles as a page to print: the questions first, with room for a name and for answers, then the solutions.

    In a notebook the page shows itself. To print it, save it with `worksheet(...).save("friday.html")`, open the file
    in a browser, and print.

    Args:
        puzzles: any puzzles: a pack or a part of it, a list, or a single one.
        title: stands at the top; "Puzzles" if left out.
        language: of every word on the page, such as `"en"`.
        paper: `"a4"` or `"letter"`.

    Raises:
        ValueError: there is no puzzle, or something else than puzzles; or there is no such paper or language.
    """

    def draw(picture: BoardView, name: str) -> str:
        return board_svg(picture, title=name)

    return Worksheet(puzzles, puzzle_words(language), draw, title, paper)
