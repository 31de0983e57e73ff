"""The functions that people import of a game: each made once here, of what the game declares.

    class NimKind(GameDoor[Nim, Move]):
        name = "nim"
        ...

    NIM = NimKind()
    play, save, load = NIM.play, NIM.save, NIM.load

What a game may be begun with is declared in its setup (`kit/rules/setup.py`). So `play` takes it, says it in its help
and in its signature, and no game repeats it.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable, Mapping
from functools import cached_property
from pathlib import Path
from textwrap import fill, indent
from typing import TYPE_CHECKING, Any, Final, Generic, TypeVar

from .agents.environment import environment_of
from .language.words import Words
from .lobby.play_widget import PlayWidget, play_kind
from .rules.errors import GameError, quoted
from .rules.game import Game, Seat
from .rules.names import seat_of
from .table.kind import Kind
from .tournament.tournament import tournament_of

if TYPE_CHECKING:
    from pettingzoo import AECEnv

    from .puzzles.book import PuzzleBook
    from .puzzles.kind import PuzzleKind
    from .puzzles.pack import Pack, Packs
    from .puzzles.puzzle import Puzzle
    from .puzzles.puzzle_view import PuzzleView
    from .puzzles.puzzle_widget import PuzzleWidget
    from .review.game_review import GameReview
    from .review.reviewer import Reviewer
    from .table.dice_roller import DiceRoller
    from .tournament.result import TournamentResult

G = TypeVar("G", bound=Game[Any])
M = TypeVar("M")

_EXAMPLES: Final = {
    "play": """\
>>> from {package} import RandomBot, play
>>> play(["Ada", ("Bo", RandomBot())], seed=1)
PlayWidget(Ada, Bo)""",
    "tournament": """\
>>> from {package} import RandomBot, tournament
>>> result = tournament([RandomBot(), RandomBot()], games=2, seed=1, workers=1, progress=False)
>>> len(result.rows), result.games
(2, 2)""",
}
"""What the help of a function ends with, for a package that has the game."""


class GameDoor(Kind[G, M], Generic[G, M]):
    """A game with all that people import of it."""

    reviewer: Callable[[], Reviewer[G]] | None = None
    """Makes the analysis of whole games when a review is opened; `None` for a game that cannot be reviewed."""

    puzzle_view: Callable[[], PuzzleView] | None = None
    """Gives how the game's puzzles are shown, when one is; `None` for a game without puzzles."""

    package: str = ""
    """The package from which people import the game, for the examples in its help; that of its class if left out."""

    @property
    def open_review(self) -> Callable[[G, Seat, Words, Callable[[], None]], GameReview] | None:
        """Opens the review of a game at a table."""
        return None if self.reviewer is None else self._open_review

    def _open_review(self, game: G, seat: Seat, words: Words, on_back: Callable[[], None] | None = None) -> GameReview:
        # Late: most tables never need it, and everybody would wait for it in the first cell.
        from .review.game_review import GameReview

        assert self.reviewer is not None
        return GameReview(self.view, self.sheets, self.reviewer().for_game(game), game, seat, words, on_back)

    # What people import, with `save` and `load`

    code_of, game_from_code = Kind.write_code, Kind.read_code

    @cached_property
    def play(self) -> Callable[..., PlayWidget]:
        """`play` of the game."""
        return self._offered(play_kind, "play", self._options)

    @cached_property
    def environment(self) -> Callable[..., AECEnv[str, Any, int]]:
        """`environment` of the game."""
        return self._offered(environment_of, "environment", self._options)

    @cached_property
    def tournament(self) -> Callable[..., TournamentResult]:
        """`tournament` of the game."""
        return self._offered(tournament_of, "tournament", self.tournament_options)

    def review(self, game: G, seat: Seat | str = 0, *, language: str | None = None) -> GameReview:
        """Review a game: luck and skill, the decisions that cost most, and every move with what it was worth.

        Every decision is compared with the analysis, as backgammon players do it: what it cost, marked ?! ? or ??
        if that is much; what chance and the others brought; and, where those of bots were measured, how the error rate
        compares with theirs. You can go through the game move by move, and try the costliest decisions again before you
        see the answer.

        A game that is not over is reviewed as far as it has gone. If that takes seconds, everything else goes on
        meanwhile, and it can be stopped. `review(game).report()` waits, and gives the numbers: `luck`, `cost`,
        `error_rate`, `decisions` and so on.

        Args:
            game: the game: one from a table is `play(...).game`, one from a code `game_from_code(code)`, one from a
                file `load(path)`.
            seat: whose decisions are reviewed: a seat's number or its player's name. It can be changed in the review.
            language: of every word shown, such as `"en"`.

        Raises:
            ValueError: the game is no `Game`, it has no such seat, or there are no words in the language.
        """
        # Late: whoever plays need not wait for it.
        from .rules.review import checked_game

        words = self.words(language)
        return self._open_review(game, seat_of(checked_game(game, self.state).names, seat), words)

    def dice_roller(self, seed: object = None, *, language: str | None = None) -> DiceRoller:
        """Large dice for people who play with printed sheets: one screen rolls for everybody.

        *Roll*, or R, lets them fall; beside them stands what the roll offers to whom, and below the rolls before.
        F fills the screen. A roll is a roll: there is no undo. Nothing is written on any disk.

        Args:
            seed: decides all rolls; a fresh one if left out.
            language: of every word shown, such as `"en"`.

        Raises:
            ValueError: the game is not played on paper, the seed is invalid, or there are no words in the language.
        """
        # Late: whoever plays need not wait for it.
        from .table.dice_roller import DiceRoller

        return DiceRoller(self, self.words(language), seed)

    def puzzle(self, puzzle_or_id: Puzzle | str, language: str | None = None) -> PuzzleWidget:
        """A puzzle to solve.

        Answer it on the board, by a button or by typing, as the question asks. Hints come step by step; afterwards
        every option is shown with its exact worth, and why the best one is best.

        Args:
            puzzle_or_id: a puzzle, of `load_pack(...)` or `generate_puzzle(...)`; or the id of one in any of `packs()`,
                which is its theme and a number, such as `"alive-001"`; or a line of a pack.
            language: of every word shown, such as `"en"`.

        Raises:
            ValueError: it is no puzzle, no pack has one with this id, or there are no words in the language.
        """
        # Late: whoever plays need not wait for it.
        from .puzzles.pack import puzzle_meant
        from .puzzles.puzzle import Puzzle
        from .puzzles.puzzle_widget import PuzzleWidget

        kind = self._puzzles
        words = kind.words_in(language)
        meant = puzzle_meant(kind, puzzle_or_id)
        if not isinstance(meant, Puzzle):
            first = next(iter(kind.by_name))
            raise GameError.of(
                "refused-puzzle-wanted",
                "a puzzle is wanted, or the id of one such as '{theme}-001', not {given}: "
                "write puzzle(load_pack(...)[0]), or puzzle(generate_puzzle('{theme}'))",
                theme=first,
                given=quoted(puzzle_or_id),
            )
        if type(meant) not in kind.by_name.values():
            raise GameError.of(
                "refused-puzzle-of-another-game",
                "the puzzle {id} is of another game: show it with the puzzle() of the package it is from",
                id=meant.id,
            )
        return PuzzleWidget(self._puzzle_view, meant, words)

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
        # Late: whoever plays need not wait for it.
        from .puzzles.book import open_book

        view = self._puzzle_view
        words_in = view.kind.words_in
        follow = (lambda: words_in(None)) if language is None else None
        return open_book(view, words_in(language), pack, theme, follow=follow)

    def load_pack(self, name_or_path: str | Path) -> Pack:
        """The puzzles of a pack.

        Args:
            name_or_path: the name of a pack, see `packs`, or the path of a file `NAME.jsonl`.

        Raises:
            ValueError: there is no such pack, or something in it is wrong: the message names file, line and field.
        """
        # Late: whoever plays need not wait for it.
        from .puzzles.pack import find_pack

        return find_pack(self._puzzles, name_or_path)

    def packs(self) -> Packs:
        """The packs that come with the kit, and those in your own folder: a tuple of their names and places."""
        # Late: whoever plays need not wait for it.
        from .puzzles.pack import Packs

        return Packs.of(self._puzzles)

    def generate_puzzle(self, theme: str, level: int = 3, seed: str | int | None = None) -> Puzzle:
        """A new puzzle.

        Args:
            theme: its name; an unknown one is refused with the names of all.
            level: 1 (easy) to 5 (hard).
            seed: the same seed gives the same puzzle; left out, puzzles differ.

        Raises:
            ValueError: there is no such theme or level, or no puzzle of this level was found.
        """
        # Late: whoever plays need not wait for it.
        from .puzzles.generate import new_puzzle

        return new_puzzle(self._puzzles, theme, level, seed)

    # Helpers

    @property
    def _options(self) -> Mapping[str, str]:
        return {name: kind.help for name, kind in self.state.setup_type.options().items()}

    @property
    def _puzzle_view(self) -> PuzzleView:
        assert self.puzzle_view is not None
        return self.puzzle_view()

    @property
    def _puzzles(self) -> PuzzleKind:
        return self._puzzle_view.kind

    def _offered(self, function: Callable[..., Any], name: str, options: Mapping[str, str]) -> Callable[..., Any]:
        """A function that is given the kind first, as people get it: of this game, with the options that it takes.

        Signature and help say the options; in the help the game's own texts take the places of `{game}` and the like.
        """
        plain = inspect.signature(function)
        _, *parameters = (one for one in plain.parameters.values() if one.kind is not one.VAR_KEYWORD)
        before = [one for one in parameters if one.kind is not one.KEYWORD_ONLY]
        own = [inspect.Parameter(one, inspect.Parameter.POSITIONAL_OR_KEYWORD, default=None) for one in options]
        if name == "tournament":
            own = [one.replace(kind=one.KEYWORD_ONLY) for one in own]
        signature = plain.replace(parameters=[*before, *own, *parameters[len(before) :]])

        def call(*values: Any, **named: Any) -> Any:
            return function(self, **signature.bind(*values, **named).arguments)

        said = inspect.cleandoc(function.__doc__ or "")
        own_lines = [fill(" ".join(f"{one}: {what}.".split()), 106) for one, what in options.items()]
        own_said = "".join(indent(line.replace("\n", "\n    "), "    ") + "\n" for line in own_lines)
        for line, instead in (("    kind: which game.\n", ""), ("    options: of the game.\n", own_said)):
            assert line in said, f"the help of {name} lacks the line {line!r}"
            said = said.replace(line, instead)
        module = type(self).__module__
        values = {
            "example": _EXAMPLES.get(name, ""),
            "game": self.state.title,
            "package": self.package or module.removesuffix(".kind"),
            "coding": inspect.cleandoc(getattr(self.coding, "__doc__", None) or ""),
        }
        for key, value in values.items():  # of these a help has those that it needs
            said = said.replace(f"{{{key}}}", value)
        call.__name__ = call.__qualname__ = name
        call.__doc__, call.__module__ = said, module
        call.__signature__ = signature  # type: ignore[attr-defined]
        return call
