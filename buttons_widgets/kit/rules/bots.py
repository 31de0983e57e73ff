"""A bot that plays every game of the kit."""

from __future__ import annotations

import random
from collections.abc import Hashable
from typing import Final, TypeVar

from .game import Game

M = TypeVar("M", bound=Hashable)

PERSON: Final = "person"
"""Stands for a person where bots are named by a text."""


class RandomBot:
    """Makes any legal move, each as likely as another, in any game of the kit.

    Args:
        seed: makes the bot's choices the same in every run; left out, they differ.

    >>> from types import SimpleNamespace
    >>> RandomBot(seed=1)(SimpleNamespace(legal_moves=lambda: ["the only move"]))
    'the only move'
    """

    def __init__(self, seed: int | str | None = None) -> None:
        self._random = random.Random(seed)

    def __call__(self, game: Game[M]) -> M:
        """One of the legal moves."""
        return self._random.choice(game.legal_moves())

    def __repr__(self) -> str:
        return f"{type(self).__name__}()"
