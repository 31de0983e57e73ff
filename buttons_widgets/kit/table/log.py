"""The log: what happened in the last rounds, a line for a sentence, the newest first. A line can be pressed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from html import escape
from typing import Any, Final, NamedTuple

import traitlets as t

from ..language.words import Words
from ..page import widgets as w
from ..page.esm import bundled
from ..page.markup import link_html, text_html
from .how_to import STATIC
from .scene import Scene
from .view import View

MOMENT: Final = "moment"
"""The link of a line in the log, with the ply at which what it tells has happened."""
ROUNDS_IN_LOG = 3
"""The log shows this many rounds. Earlier ones can be seen by looking back."""


class Told(NamedTuple):
    """What is told of one round."""

    name: str
    lines: list[str]
    """HTML, the newest first; every text that comes from a view is escaped."""
    fresh: int
    """So many of them tell of the last move: they are held back while the dice tumble."""


class Log:
    """What happened in the last rounds. The sentences about a move are made once, and not again for each picture."""

    def __init__(self, view: View[Any, Any], words: Words) -> None:
        self._view, self._words = view, words
        self._told: dict[int, tuple[Any, list[str]]] = {}

    def rounds(self, states: Sequence[Any]) -> Mapping[int, Told]:
        """What is told of each of the last rounds of these states, the newest first, by its number."""
        last = states[-1].round
        rounds: dict[int, list[str]] = {number: [] for number in range(last, last - ROUNDS_IN_LOG, -1)}
        fresh = dict.fromkeys(rounds, 0)
        for ply in range(len(states) - 1, 0, -1):
            before = states[ply - 1]
            if before.round not in rounds:
                break
            lines = [link_html(line, MOMENT, ply, tab=False) for line in self._lines(states[: ply + 1])]
            if ply == len(states) - 1:
                fresh[before.round] = len(lines)
            rounds[before.round] += reversed(lines)
        name = self._view.round_name
        return {
            number: Told(name(states[-1], number, self._words) if lines else "", lines, fresh[number])
            for number, lines in rounds.items()
        }

    def _lines(self, states: Sequence[Any]) -> list[str]:
        """What the last move did, as HTML."""
        after = states[-1]
        known = self._told.get(after.ply)
        # After an undo another move may stand at the same ply.
        if known is None or known[0] is not after:
            known = self._told[after.ply] = after, self._pictured(states)
        return known[1]

    def _pictured(self, states: Sequence[Any]) -> list[str]:
        """The sentences about the last move. The first is seen as a picture where the view has one."""
        lines = self._view.told(states[-2], states[-1], self._words)
        scene = Scene(states, self._words, (True,) * len(states[-1].names))
        html = [text_html(line) for line in lines]
        if lines and (pictured := self._view.pictured(scene)):
            html[0] = f'<span aria-hidden="true">{pictured}</span><span class="bw-unseen">{escape(lines[0])}</span>'
        return html


class RoundInLog(w.AlwaysShown):
    """One round in the log, see `Told`. The page adds the lines that are new, and leaves the others as they are."""

    _esm = bundled(STATIC / "log.js")

    head = t.Unicode("").tag(sync=True)
    lines = t.List(t.Unicode()).tag(sync=True)
    fresh = t.Int(0).tag(sync=True)

    def show(self, told: Told, title: str) -> None:
        """Tell of a round, below the title of the whole log if it has one."""
        above = f"<h3>{escape(title)}</h3>" if title else ""
        self.head = above + (f"<h4>{escape(told.name)}</h4>" if told.name else "")
        self.fresh = told.fresh
        self.lines = told.lines
