"""`review()`: a game that was played, with what every decision cost and what every roll brought."""

from __future__ import annotations

from collections.abc import Callable

from ...kit.arena.game_review import GameReview
from ...kit.language.words import Words
from ...kit.rules.game import Seat
from ...kit.rules.names import seat_of
from ..analysis.game_worths import checked_game
from ..rules.game import Game
from .game_view import GameView
from .messages import game_words
from .reviewer import ExactReviewer
from .sheets import ALL_SHEETS


def review(game: Game, seat: Seat | str = 0, *, language: str | None = None) -> GameReview:
    """Review a game: luck and skill, the decisions that cost most, and every move with what it was worth.

    Every decision is compared with the exact analysis, as backgammon players do it: what it cost, marked ?! ? or ?? if
    that is much; what every roll brought; and how the error rate compares with those of the kit's bots. You can go
    through the game move by move, and try the costliest decisions again before you see the answer.

    A game that is not over is reviewed as far as it has gone. A whole game of four players takes seconds, in which
    everything else goes on; that can be stopped. `review(game).report()` waits, and gives the numbers: `luck`, `cost`,
    `error_rate`, `decisions` and so on.

    Args:
        game: the game: one from a table is `play(...).game`, one from a code `game_from_code(code)`, one from a file
            `load(path)`.
        seat: whose decisions are reviewed: a seat's number or its player's name. It can be changed in the review.
        language: of every word shown, such as `"en"`.

    Raises:
        ValueError: the game is no `Game`, it has no such seat, or there are no words in the language.

    >>> review(Game.start(["Ada"], ["rby/gry/ybg"], seed=1))
    GameReview(Ada: ply 0)
    """
    words = game_words(language)
    return review_of_game(game, seat_of(checked_game(game).names, seat), words)


def review_of_game(game: Game, seat: Seat, words: Words, on_back: Callable[[], None] | None = None) -> GameReview:
    """The same for a table: `on_back` is called when somebody wants to leave the review."""
    return GameReview(GameView(), ALL_SHEETS, ExactReviewer(), game, seat, words, on_back)
