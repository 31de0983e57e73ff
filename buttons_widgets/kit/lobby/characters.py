"""The bots as characters: how strong each is, and what it looks like."""

from __future__ import annotations

import re
from typing import Any, Final
from urllib.parse import quote

from ..page.face import STRENGTHS, face, letter_face
from ..rules.bots import PERSON
from ..table.kind import Kind

SIZE: Final = 60
"""So wide is a face in the lobby, in pixels."""


def strength_of(kind: Kind[Any, Any], who: str) -> int:
    """How strong a bot of the lobby is, from 1 to 5: a game names its bots from the weakest to the strongest.

    >>> from types import SimpleNamespace
    >>> [strength_of(SimpleNamespace(bots=["easy", "hard", "best"]), who) for who in ("easy", "hard", "best")]
    [1, 3, 5]
    """
    order = [*kind.bots]
    weakest, strongest = STRENGTHS[0], STRENGTHS[-1]
    return weakest + round((strongest - weakest) * order.index(who) / max(1, len(order) - 1))


def face_of(kind: Kind[Any, Any], who: str, name: str, size: float) -> str:
    """The face of who sits in a seat, as SVG: `who` is `"person"`, or the name of a bot in the lobby."""
    return face(f"{kind.name} {who}", strength_of(kind, who), size) if who in kind.bots else letter_face(name, size)


def level_of(kind: Kind[Any, Any], seat: str) -> str:
    """What the lobby calls who sits in a seat of a saved game; what is written, if it does not offer that bot."""
    if seat == PERSON:
        return seat
    return next((who for who, make in kind.bots.items() if seat == kind.bot_text(make())), seat)


def face_class(kind: Kind[Any, Any], who: str) -> str:
    """The CSS class that shows the face of who sits in a seat, where `face_sheet` is on the page.

    >>> from types import SimpleNamespace
    >>> face_class(SimpleNamespace(name="chess for two"), "easy")
    'bw-who-chess-for-two-easy'
    """
    return re.sub(r"[^\w-]", "-", f"bw-who-{kind.name}-{who}")


def face_sheet(kind: Kind[Any, Any]) -> str:
    """A style sheet with the face of every bot of the lobby, and that of a person.

    As a style, a face beside a seat needs no widget of its own, and changes without a picture being sent.
    """
    told = {who: face(f"{kind.name} {who}", strength_of(kind, who), SIZE, told=True) for who in kind.bots}
    return "".join(
        f'.{face_class(kind, who)}::before{{background-image:url("data:image/svg+xml,{quote(drawn)}")}}'
        for who, drawn in {**told, PERSON: letter_face("", SIZE)}.items()
    )
