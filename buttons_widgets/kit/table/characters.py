"""The bots as characters: how strong each is, and what it looks like."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ..page.face import STRENGTHS, face, letter_face
from ..rules.bots import PERSON
from ..rules.game import Bot, Seat
from .kind import Kind


def strength_of(kind: Kind[Any, Any], who: str) -> int:
    """How strong a bot of the lobby is, from 1 to 5: a game names its bots from the weakest to the strongest.

    >>> from types import SimpleNamespace
    >>> [strength_of(SimpleNamespace(bots=["easy", "hard", "best"]), who) for who in ("easy", "hard", "best")]
    [1, 3, 5]
    """
    order = [*kind.bots]
    weakest, strongest = STRENGTHS[0], STRENGTHS[-1]
    return weakest + round((strongest - weakest) * order.index(who) / max(1, len(order) - 1))


def face_of(kind: Kind[Any, Any], who: str, name: str, size: float, *, told: bool = False) -> str:
    """The face of who sits in a seat, as SVG: `who` is `"person"`, or the name of a bot in the lobby.

    Args:
        told: whether small buttons below a bot's face say how strong it is.
    """
    if who not in kind.bots:
        return letter_face(name, size)
    return face(f"{kind.name} {who}", strength_of(kind, who), size, told=told)


def level_of(kind: Kind[Any, Any], seat: str) -> str:
    """What the lobby calls who sits in a seat of a saved game; what is written, if it does not offer that bot."""
    if seat == PERSON:
        return seat
    return next((who for who, make in kind.bots.items() if seat == kind.bot_text(make())), seat)


def bot_face(kind: Kind[Any, Any], bots: Sequence[Bot | None], size: float, seat: Seat) -> str:
    """The face of the bot in a seat, as SVG; "" of a person, and of a bot that the lobby does not offer."""
    who = next((who for who, make in kind.bots.items() if make is type(bots[seat])), None)
    return face_of(kind, who, "", size) if who else ""
