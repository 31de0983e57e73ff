"""What bots have printed, and the whole of an error of which the prompt says one line: for whoever wrote the bot."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from html import escape

from ..language.words import Words
from ..rules.game import Seat
from .mover import Hold


def heard_html(names: Sequence[str], printed: Mapping[Seat, str], hold: Hold | None, words: Words) -> str:
    """What there is to read, each under a line that opens it; "" for nothing.

    Args:
        names: the players.
        printed: for each seat what its bot has printed.
        hold: what is in the way of the bots.
        words: the language.
    """
    parts = [_folded(words.say("heard-printed", name=names[seat]), text) for seat, text in sorted(printed.items())]
    if hold is not None and hold.by in ("failed", "fault") and hold.details:
        parts.insert(0, _folded(words.say("heard-error"), hold.details))
    return "".join(parts)


def _folded(title: str, text: str) -> str:
    return (
        f'<details class="bw-heard"><summary>{escape(title)}</summary><pre tabindex="0">{escape(text)}</pre></details>'
    )
