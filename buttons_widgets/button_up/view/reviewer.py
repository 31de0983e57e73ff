"""The review of a match, in words."""

from __future__ import annotations

from collections.abc import Sequence

from ...kit.arena.review import Review
from ...kit.arena.reviewer import Reviewer
from ...kit.language.words import Words
from ...kit.rules.answer import Watch, unwatched
from ...kit.rules.game import Seat
from ..analysis.game_worths import KINDS, review_of
from ..phrases.sentences import sign_of
from ..rules.game import Game
from .advisor import ExactAdvisor


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
