"""A die as a plain value: what it shows, what it looks like, and whether it can be chosen."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from ..rules.errors import GameError
from .die_faces import checked_body, checked_pips, checked_value


@dataclass(frozen=True)
class Die:
    """A die on the table.

    Attributes:
        value: 1 to 6, or 0 before it is rolled.
        body: white, black, red, blue, green, yellow, orange or purple, or any colour such as "#c0ffee".
        pips: gold, white or black.
        dim: whether it takes no part.
        pick: whether it can be chosen.
        chosen: of dice of which several are chosen before something is done with them, whether this one is: to choose
            it again lets it go. `None` for a die with which something is done at once.

    Raises:
        ValueError: an attribute is invalid; the message names it.

    >>> Die(5, "red").pips
    'white'
    """

    value: int
    body: str = "black"
    pips: str = "white"
    dim: bool = False
    pick: bool = False
    chosen: bool | None = None

    def __post_init__(self) -> None:
        checked_value(self.value)
        checked_body(self.body)
        checked_pips(self.pips)
        for name in ("dim", "pick"):
            if not isinstance(getattr(self, name), bool):
                raise GameError(f"a die's {name} is True or False")
        if not isinstance(self.chosen, bool | None):
            raise GameError("a die's chosen is True, False or None")

    @classmethod
    def of(cls, die: Die | Mapping[str, Any]) -> Die:
        """A die from a dictionary with some of its attributes, or a `Die` as it is. A value that is left out is 0.

        Raises:
            ValueError: a key is unknown, or a value is invalid.

        >>> Die.of({"value": 6, "pips": "gold"})
        Die(value=6, body='black', pips='gold', dim=False, pick=False, chosen=None)
        """
        if isinstance(die, Die):
            return die
        if not isinstance(die, Mapping) or not set(die) <= set(cls.__dataclass_fields__):
            raise GameError(f"a die has {', '.join(cls.__dataclass_fields__)} and nothing else")
        return cls(**{"value": 0, **die})

    def as_dict(self) -> dict[str, Any]:
        """The die as a dictionary; `pick` is left out unless the die can be chosen, and `chosen` if it is `None`.

        >>> Die(2).as_dict()
        {'value': 2, 'body': 'black', 'pips': 'white', 'dim': False}
        """
        whole = {"value": self.value, "body": self.body, "pips": self.pips, "dim": self.dim}
        return whole | ({"pick": True} if self.pick else {}) | ({} if self.chosen is None else {"chosen": self.chosen})
