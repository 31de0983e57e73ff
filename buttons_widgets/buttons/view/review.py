"""`review()`: a game that was played, with what every decision cost and what every roll brought."""

from __future__ import annotations

from typing import Final

from ...kit.arena.reviews import Reviews
from ..rules.game import Game
from .game_view import GameView
from .messages import MESSAGES
from .reviewer import ExactReviewer
from .sheets import OWN_SHEETS

_REVIEWS: Final = Reviews(Game, GameView(), OWN_SHEETS, ExactReviewer, MESSAGES)

review = _REVIEWS.review
review_of_game = _REVIEWS.at_table
