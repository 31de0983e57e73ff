"""A table in a running event loop, without a browser: bots move there while a test goes on."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

from buttons_widgets.buttons.kind import BUTTONS
from buttons_widgets.buttons.rules.game import Game
from buttons_widgets.kit.table.session import Session
from buttons_widgets.kit.table.table import Table
from tests.hands import Hands

SECONDS = 30


class Evening:
    """A person, Ada, or nobody, and bots that move in the running event loop; Bo, the first bot, begins."""

    def __init__(self, *bots: Any, people: int = 1, pace: str = "fast") -> None:
        names = ["Ada", "Bo", "Cy"] if people else ["Bo", "Cy"]
        names = names[: people + len(bots)]
        cards = {"Ada Bo": ["by", "rg"], "Ada Bo Cy": ["b", "r", "y"], "Bo Cy": ["rg", "by"]}[" ".join(names)]
        session = Session(Game.start(names, cards=cards, seed=1), [*[None] * people, *bots])
        words, loop = BUTTONS.words("en"), asyncio.get_running_loop()
        self.table = Table(BUTTONS, session, words, pace=pace, coach=False, loop=loop)
        self.person = Hands(self.table)
        self._changed = asyncio.Event()
        for part in (self.table.parts.prompt, self.table.parts.actions):
            part.observe(lambda _: loop.call_soon_threadsafe(self._changed.set))

    async def until(self, true: Callable[[], bool]) -> None:
        """Wait until something is true of the table."""
        async with asyncio.timeout(SECONDS):
            while not true():
                await self._changed.wait()
                self._changed.clear()

    async def until_said(self, words: str) -> None:
        """Wait until the prompt has these words in it."""
        try:
            await self.until(lambda: words in self.person.prompt)
        except TimeoutError:
            raise AssertionError(f"never {words!r}; the prompt is {self.person.prompt!r}") from None
