"""`review()`: a match that was played, with what every sowing cost."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ...kit.arena.game_review import GameReview
from ...kit.arena.review import Review
from ...kit.arena.reviewer import Reviewer
from ...kit.language.words import KIT_WORDS, Words, words_in
from ...kit.rules.answer import Watch, unwatched
from ...kit.rules.errors import GameError, quoted
from ...kit.rules.game import Seat
from ...kit.rules.names import seat_of
from ...kit.table.kind import SHEETS
from ..analysis.game_worths import KINDS, review_of
from ..phrases.sentences import sign_of
from ..rules.game import Game
from .advisor import ExactAdvisor
from .game_view import CIRCLE_SHEET, GameView
from .messages import MESSAGES


class ExactReviewer(Reviewer[Game]):
    """What every decision of a player cost, in points of its battle."""

    kinds = KINDS

    def __init__(self) -> None:
        self.advisor = ExactAdvisor()

    def review(self, game: Game, seat: Seat, watch: Watch = unwatched) -> Review:
        """The review against best play of both."""
        return review_of(game, seat, watch)

    def kind_name(self, kind: str, words: Words) -> str:
        """What was decided."""
        return words.say(f"review-kind-{kind}")

    def amount(self, value: float, words: Words, *, signed: bool = False) -> str:
        """Points, with two digits where a mean over deals is in it."""
        shown = round(value, 2)
        sign = sign_of(shown) if signed or shown < 0 else ""
        return words.say("review-amount", sign=sign, points=abs(shown))

    def assumed(self, game: Game, words: Words) -> Sequence[str]:
        """Best play of both, battle by battle."""
        return [words.say("review-assumes-best"), words.say("review-assumes-battle")]


def review(game: Game, seat: Seat | str = 0, *, language: str | None = None) -> GameReview:
    """Review a match: what every decision cost by best play of both, what the deals brought, and what the other gave.

    You can go through the match sowing by sowing, and try the costliest decisions again before you see the answer. A
    match that is not over is reviewed as far as it has gone.

    Args:
        game: the match: one from a table is `play(...).game`, one from a code `game_from_code(code)`.
        seat: whose decisions are reviewed: a seat's number or its player's name. It can be changed in the review.
        language: of every word shown, such as `"en"`.

    Raises:
        ValueError: the game is no `Game`, it has no such seat, or there are no words in the language.

    >>> review(Game.start(["Ada", "Bo"], seed=1))
    GameReview(Ada: ply 0)
    """
    if not isinstance(game, Game):
        raise GameError(f"a review looks at a Game, not at {quoted(game)}: write play(...).game for a table")
    return review_of_game(game, seat_of(game.names, seat), words_in([KIT_WORDS, MESSAGES], language))


def review_of_game(game: Game, seat: Seat, words: Words, on_back: Callable[[], None] | None = None) -> GameReview:
    """The same for a table: `on_back` is called when somebody wants to leave the review."""
    return GameReview(GameView(), (*SHEETS, CIRCLE_SHEET), ExactReviewer(), game, seat, words, on_back)
