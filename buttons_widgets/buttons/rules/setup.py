"""What is fixed before the first move: names, layouts, cards and chance's seed, and the checks of each."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

from ...kit.rules.chance import fair_shuffle, new_seed
from ...kit.rules.game import Seat
from .grid import Grid, grid
from .layout import COLOURS, LAYOUTS, Layout, side

LONGEST_NAME = 30
LONGEST_SEED = 100


@dataclass(frozen=True)
class Setup:
    """All that is fixed before the first move: names, layouts and first cards, seat by seat, and chance's seed."""

    names: tuple[str, ...]
    layouts: tuple[Layout, ...]
    cards: tuple[str, ...]
    seed: str

    @cached_property
    def grid(self) -> Grid:
        """The grid of everybody's board."""
        return grid(self.layouts[0].size)

    @property
    def depot_dice(self) -> int:
        """How many black dice one player's depot takes in: two with two players, none in solo practice."""
        return {1: 0, 2: 2}.get(len(self.names), 1)

    @classmethod
    def of(
        cls,
        names: Sequence[str],
        layouts: Sequence[str | Layout] | None = None,
        cards: Sequence[str] | None = None,
        seed: object = None,
    ) -> Setup:
        """Check what `Game.start` was given, and fill in what was left out.

        Raises:
            ValueError: something of this is not so; the message names it.
        """
        players = checked_names(names)
        seed = new_seed() if seed is None else checked_seed(seed)
        return cls(
            names=players,
            layouts=checked_layouts(layouts, len(players)),
            cards=deal(seed, len(players)) if cards is None else checked_cards(cards, len(players)),
            seed=seed,
        )


def starter_of(cards: tuple[str, ...]) -> Seat:
    """The holder of the red card; in solo practice the only player."""
    return next((seat for seat, own in enumerate(cards) if "r" in own), 0)


def checked_names(names: Sequence[str]) -> tuple[str, ...]:
    """The names without needless spaces, if they are one to four different ones; else ValueError."""
    if isinstance(names, str) or not all(isinstance(name, str) for name in names):
        raise ValueError(f"names are a list of texts such as ['Ada', 'Bo'], not {names!r}")
    if not 1 <= len(names) <= 4:
        raise ValueError(f"one to four people play, not {len(names)}")
    stripped = tuple(" ".join(name.split()) for name in names)
    for name in stripped:
        if not name or len(name) > LONGEST_NAME or not name.isprintable():
            raise ValueError(f"a name has 1 to {LONGEST_NAME} visible characters, but one is {name!r}")
    for seat, name in enumerate(stripped):
        if name.casefold() in {other.casefold() for other in stripped[:seat]}:
            raise ValueError(f"two players are called {name!r}: give each a name of its own")
    return stripped


def checked_seed(seed: object) -> str:
    """A seed as a text of one line without needless spaces, as it stands in the text of a game; else ValueError."""
    text = " ".join(str(seed).split())
    if not 1 <= len(text) <= LONGEST_SEED or not text.isprintable():
        raise ValueError(f"a seed has 1 to {LONGEST_SEED} visible characters, not {text!r}")
    return text


def checked_layouts(layouts: Sequence[str | Layout] | None, players: int) -> tuple[Layout, ...]:
    """A layout of one size for each player; else ValueError."""
    if layouts is None:
        return tuple(LAYOUTS.values())[:players]
    if isinstance(layouts, str | Layout) or len(layouts) != players:
        raise ValueError(f"{players} players need a list of {players} layouts, not {layouts!r}")
    found = tuple(map(side, layouts))
    sizes = {layout.size for layout in found}
    if len(sizes) > 1:
        raise ValueError(f"all boards of a game have one size, but these have {sorted(sizes)} rows")
    return found


def deal(seed: str, players: int) -> tuple[str, ...]:
    """Deal the cards; with three players one that is not red is left out, in solo practice the red one is dealt."""
    if players == 1:
        return ("r",)
    others = fair_shuffle(f"{seed}/cards left out", COLOURS[1:])
    dealt = fair_shuffle(f"{seed}/cards", ("r", *others[: 2 if players == 3 else 3]))
    if players == 2:
        return _in_order(dealt[0] + dealt[1]), _in_order(dealt[2] + dealt[3])
    return dealt


def checked_cards(cards: Sequence[str], players: int) -> tuple[str, ...]:
    """As many different cards for each player as there should be, with the red one among them; else ValueError."""
    each = 2 if players == 2 else 1
    if isinstance(cards, str) or not all(isinstance(own, str) for own in cards):
        raise ValueError(f"cards are a list with each player's letters such as ['r', 'b'], not {cards!r}")
    everything = "".join(cards)
    if len(cards) != players or any(len(own) != each for own in cards):
        raise ValueError(f"{players} players hold {each} card{'s' * (each - 1)} each, not {list(cards)!r}")
    if any(card not in COLOURS for card in everything) or len(set(everything)) != len(everything):
        raise ValueError(f"the cards are r b y g, one of each, not {list(cards)!r}")
    if players > 1 and "r" not in everything:
        raise ValueError(f"somebody holds the red card, which starts the round, but the cards are {list(cards)!r}")
    return tuple(map(_in_order, cards))


def _in_order(cards: str) -> str:
    return "".join(colour for colour in COLOURS if colour in cards)
