"""What a map of the village and a mat show: frozen values, from which the pictures are drawn."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

BODIES: Final = ("red", "blue", "green", "yellow")
"""The colour of each seat's dice."""


@dataclass(frozen=True)
class Heap:
    """Dice that lie together.

    Attributes:
        by: the seat of the coloured ones; `None` if there are white ones at most.
        own: the pips of the coloured ones, rising.
        white: those of the white ones.
    """

    by: int | None = None
    own: str = ""
    white: str = ""


@dataclass(frozen=True)
class SettingView:
    """A setting.

    Attributes:
        name: `quarry`, `forest` or `meadow`.
        title: what it is called.
        scale: what its fields pay, five digits; `-` before it is dealt, "" where it is not in play.
        field: the field that was paid last, from 1; 0 before the first one.
        heap: what lies there.
        marker: the bonus marker, such as `hut+3`; "" for none.
    """

    name: str
    title: str
    scale: str
    field: int = 0
    heap: Heap = Heap()
    marker: str = ""


@dataclass(frozen=True)
class LineView:
    """A line of the school's exercise book.

    Attributes:
        name: `exam`, `release`, `tattle`, `first`, `brothers`, `hut` or `star`.
        title: what it is called.
        price: what it costs, such as `8` or `5+`; "" for nothing.
        die: the seat and the pips of the die that lies there; `None` for none.
    """

    name: str
    title: str
    price: str = ""
    die: tuple[int, str] | None = None


@dataclass(frozen=True)
class SlotView:
    """A place for an open card.

    Attributes:
        card: the name of the card, such as `hut`; "" for none.
        title: what it is called.
        price: how many equal dice it costs.
        heap: the dice with which it was bought.
    """

    card: str = ""
    title: str = ""
    price: int = 0
    heap: Heap = Heap()


@dataclass(frozen=True)
class Badge:
    """What the chosen dice would do at a place, in a few characters.

    Attributes:
        text: such as `+4`, `−7` or `✗`.
        good: whether they may be placed there.
    """

    text: str
    good: bool = True


@dataclass(frozen=True)
class VillageView:
    """What the map shows.

    Attributes:
        titles: what `school`, `market`, `lake`, `mill` and `cards` are called.
        settings: quarry, forest, meadow, always all three.
        lines: the seven places of the school, in their order.
        school_marker: the bonus marker of the school; "" for none.
        slots: the card slots, two or three.
        market: what lies at the market, a heap for each owner.
        lake: the pips of the white dice in the lake.
        mill: the beaten dice, a heap for each owner.
        picks: what can be clicked now. A place is its name; a slot `card1`; a white die in the lake `lake 4`; a die
            that may be detained where it lies and what it shows: `quarry 4`, `exam 3`, `card1 2`, `market 5`, `mill 6`.
        offered: those among them that are worth choosing.
        chosen: the one that is chosen; "" for none.
        detains: the seat whose dice may be detained; of the dice at the market and in the mill only its own can be
            clicked.
        badges: for places, what the chosen dice would do there.
        latest: the places where something has just been done.
        flights: dice that have just been beaten: where they lay, whose they are and what they show; now they lie in the
            mill.
    """

    titles: Mapping[str, str]
    settings: tuple[SettingView, ...]
    lines: tuple[LineView, ...]
    school_marker: str = ""
    slots: tuple[SlotView, ...] = ()
    market: tuple[Heap, ...] = ()
    lake: str = ""
    mill: tuple[Heap, ...] = ()
    picks: frozenset[str] = frozenset()
    offered: frozenset[str] = frozenset()
    chosen: str = ""
    detains: int | None = None
    badges: Mapping[str, Badge] = field(default_factory=dict)
    latest: frozenset[str] = frozenset()
    flights: tuple[tuple[str, int | None, str], ...] = ()


@dataclass(frozen=True)
class MatView:
    """What lies before a player.

    Attributes:
        seat: whose mat it is.
        hut: the six sections: `.` empty, `#` built, `1` to `6` a die detained beside an empty one, `a` to `f` (1 to 6)
            beside a built one.
        places: the sections that have a detention place, such as `1234`.
        buttons: how many.
        stars: how many.
        brothers: how many big brothers.
        cards: the own cards: for each the text under which it is clicked (`hut/3`), its name, and what it is called.
        dice: those that are to be placed.
        market: the own dice at the market, as pips. mill: those that are beaten.
        goal: so many sections or stars end the game.
        is_large: whether it is drawn as a wide strip, else as a small mat.
        signs: what else the player has: `first`, the start-player figure; `tattle`, tales told in this round.
        picks: what can be clicked: `section 3`, `detained 3`, `give up hut/3`, `brother`.
        offered: those worth choosing. chosen: those that are chosen.
    """

    seat: int
    hut: str = "......"
    places: str = "1234"
    buttons: int = 0
    stars: int = 0
    brothers: int = 0
    cards: tuple[tuple[str, str, str], ...] = ()
    dice: Heap = Heap()
    market: str = ""
    mill: str = ""
    goal: int = 6
    is_large: bool = False
    signs: tuple[str, ...] = ()
    picks: frozenset[str] = frozenset()
    offered: frozenset[str] = frozenset()
    chosen: frozenset[str] = frozenset()
