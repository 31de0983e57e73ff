"""The functions that open the review of a game, in a notebook and from a table; a game offers the first of them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Generic, TypeVar

from ..language.words import KIT_WORDS, Words, words_in
from ..rules.game import Game, Seat
from ..rules.names import seat_of
from ..table.kind import SHEETS
from ..table.view import View
from .game_review import GameReview
from .review import checked_game
from .reviewer import Reviewer

G = TypeVar("G", bound=Game[Any])


class Reviews(Generic[G]):
    """The reviews of the games of one kind.

    Args:
        states: the class of the game's states.
        view: how the game is shown.
        sheets: the game's own style sheets.
        reviewer: makes its analysis of games.
        messages: the folder of its messages.
    """

    def __init__(
        self,
        states: type[G],
        view: View[G, Any],
        sheets: Sequence[Path],
        reviewer: Callable[[], Reviewer[G]],
        messages: Path,
    ) -> None:
        self._states, self._view, self._reviewer, self._messages = states, view, reviewer, messages
        self._sheets = (*SHEETS, *sheets)

    def review(self, game: G, seat: Seat | str = 0, *, language: str | None = None) -> GameReview:
        """Review a game: luck and skill, the decisions that cost most, and every move with what it was worth.

        Every decision is compared with the exact analysis, as backgammon players do it: what it cost, marked ?! ? or ??
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
        words = words_in([KIT_WORDS, self._messages], language)
        return self.at_table(game, seat_of(checked_game(game, self._states).names, seat), words)

    def at_table(self, game: G, seat: Seat, words: Words, on_back: Callable[[], None] | None = None) -> GameReview:
        """The same for a table: `on_back` is called when somebody wants to leave the review."""
        return GameReview(self._view, self._sheets, self._reviewer(), game, seat, words, on_back)
