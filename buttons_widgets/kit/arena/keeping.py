"""Keeping a decision of a game as a puzzle: a button, and what became of it."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from threading import RLock
from typing import Any

import ipywidgets as w

from ..coach.worker import Worker
from ..language.words import Words
from ..page.lock import one_at_a_time
from ..page.markup import line_html
from ..page.showing import show_if
from .review import Decision
from .reviewer import Reviewer


class Keeping(w.VBox):
    """Offers to keep a decision that cost something. Its answers are found from the question alone, in a thread.

    Args:
        reviewer: the game's analysis of games.
        words: the language.
        lock: the review's.
        on_news: called with the sentence that says what became of a decision.

    Attributes:
        button: keeps the decision that is offered.
        told: what became of it.
    """

    def __init__(self, reviewer: Reviewer[Any], words: Words, lock: RLock, on_news: Callable[[str], None]) -> None:
        self.lock = lock
        self._reviewer, self._words, self._on_news = reviewer, words, on_news
        self._offered: tuple[Any, Decision] | None = None
        self._became: dict[int, str] = {}  # by the ply of the decision
        self._worker = Worker(self._has_kept)
        say = words.say
        self.button = w.Button(description=say("review-keep"), tooltip=say("review-keep-hint"), icon="puzzle-piece")
        self.button.on_click(lambda _: self._keep())
        self.told = w.HTML()
        super().__init__([self.button, self.told])
        self.add_class("bw-review-keeping")
        self.offer(None, None)

    def offer(self, game: Any, decision: Decision | None) -> None:
        """Offer to keep a decision, if that is possible; `None` for none.

        Args:
            game: the state in which it was taken.
            decision: it.
        """
        self._offered = None if decision is None else (game, decision)
        told = "" if decision is None else self._became.get(decision.ply, "")
        self.told.value = line_html(told)
        show_if(self.told, told)
        offers = decision is not None and decision.cost > 0 and not told and self._reviewer.can_keep(game, decision)
        show_if(self.button, offers)
        show_if(self, told or offers)

    @one_at_a_time
    def _keep(self) -> None:
        # One after the other: a worker does only what it was asked for last.
        if self._offered is None or self.button.disabled or self._offered[1].ply in self._became:
            return
        game, decision = self._offered
        self._became[decision.ply], self.button.disabled = self._words.say("review-keeping"), True
        self.offer(game, decision)
        keep = partial(self._reviewer.keep, game, decision, self._words)
        self._worker.do(decision.ply, keep, frozenset({decision.ply}))

    @one_at_a_time
    def _has_kept(self, ply: Any, result: Any) -> None:
        if isinstance(result, BaseException):
            result = self._words.say("review-not-kept", reason=self._words.reason(result).rstrip("."))
        self._became[ply], self.button.disabled = result, False
        if self._offered is not None:
            self.offer(*self._offered)
        self._on_news(result)

    def close(self) -> None:
        """Close the widget, and stop what is under way."""
        self._worker.drop()
        super().close()
