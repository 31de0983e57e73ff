"""The functions that show a game's puzzles to be solved, one alone or a book; a game offers them by these names."""

from __future__ import annotations

from pathlib import Path

from ..rules.errors import GameError, quoted
from .book import MakeRound, PuzzleBook
from .lookup import find_puzzle
from .open_book import open_book
from .pack import Pack
from .puzzle import Puzzle
from .puzzle_view import PuzzleView
from .puzzle_widget import PuzzleWidget


class ShownPuzzles:
    """The puzzles of a game on its live board.

    Args:
        view: how they are shown.
        make_round: makes the round of the day in the book; the book has none if left out.
    """

    def __init__(self, view: PuzzleView, make_round: MakeRound | None = None) -> None:
        self._view, self._make_round = view, make_round

    def puzzle(self, puzzle_or_id: Puzzle | str, language: str | None = None) -> PuzzleWidget:
        """A puzzle to solve.

        Answer it on the board, by a button or by typing, as the question asks. Hints come step by step; afterwards
        every option is shown with its exact worth, and why the best one is best.

        Args:
            puzzle_or_id: a puzzle, of `load_pack(...)` or `generate_puzzle(...)`; or the id of one in any of `packs()`,
                which is its theme and a number, such as `"alive-001"`.
            language: of every word shown, such as `"en"`.

        Raises:
            ValueError: it is no puzzle, no pack has one with this id, or there are no words in the language.
        """
        kind = self._view.kind
        words = kind.words_in(language)
        if isinstance(puzzle_or_id, str):
            puzzle_or_id = find_puzzle(kind, puzzle_or_id)
        if not isinstance(puzzle_or_id, Puzzle):
            first = next(iter(kind.by_name))
            raise GameError(
                f"a puzzle is wanted, or the id of one such as '{first}-001', not {quoted(puzzle_or_id)}: "
                f"write puzzle(load_pack(...)[0]), or puzzle(generate_puzzle('{first}'))"
            )
        if type(puzzle_or_id) not in kind.by_name.values():
            raise GameError(
                f"the puzzle {puzzle_or_id.id} is of another game: show it with the puzzle() of the package it is from"
            )
        return PuzzleWidget(self._view, puzzle_or_id, words)

    def puzzle_book(
        self, pack: str | Path | Pack | None = None, theme: str | None = None, language: str | None = None
    ) -> PuzzleBook:
        """Puzzles, one after another: those that fit you, a pack in order, those you missed, against the clock.

        It keeps what you do in a file beside your games, and tells you how you are getting on. What it has for the day
        is the same for everybody.

        Args:
            pack: the name or path of a pack to begin with, see `packs`, or a pack; all packs if left out. What cannot
                be read of any pack is told in the book.
            theme: the name of the theme to begin with; all themes if left out.
            language: of every word shown, such as `"en"`.

        Raises:
            ValueError: there is no such theme, there are no words in the language, or `pack` is something else.
        """
        return open_book(self._view, self._view.kind.words_in(language), pack, theme, make_round=self._make_round)
