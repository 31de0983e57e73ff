"""Button Up! in five lines, with a small picture beside each: for who sits at a table for the first time."""

from __future__ import annotations

from typing import Final

from ...kit.language.words import Words
from ...kit.page.svg import group, picture
from ...kit.table.scene import HowToLine
from ..drawing.picture import THICK, button

WIDTH: Final = 140
HEIGHT: Final = 72

_PILES: Final = {
    "sow": ("rw", "k", "w"),
    "again": ("r", "kw", "w"),
    "many": ("k", "wrk"),
    "win": ("krrkw",),
    "match": ("r", "w", "k"),
}


def how_to_play(words: Words) -> list[HowToLine]:
    """What a beginner has to know, in the order in which it comes up."""
    return [HowToLine(_svg(piles), words.say(f"how-to-{name}")) for name, piles in _PILES.items()]


def _svg(piles: tuple[str, ...]) -> str:
    """Some piles side by side."""
    step = WIDTH / 0.6 / (len(piles) + 1)
    drawn = "".join(
        button(letter, step * number, 100 - THICK * height, height == len(pile) - 1)
        for number, pile in enumerate(piles, start=1)
        for height, letter in enumerate(pile)
    )
    return picture((0, 0, WIDTH, HEIGHT), group(drawn, scale=0.6), label=None, size=())
