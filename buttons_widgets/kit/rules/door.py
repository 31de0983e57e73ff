"""A door: a package whose names are imported from their rooms when they are first asked for.

So who wants the rules alone waits for no widget, and everything is found in one place all the same.
"""

from __future__ import annotations

from collections.abc import Mapping, MutableMapping, Sequence
from importlib import import_module
from typing import Any


class Door:
    """The names of a package.

    Its module says `__getattr__ = door.look_up` and `__dir__ = door.names`, which Python asks for what the module
    itself does not have (PEP 562).

    Args:
        package: the package, as its `__name__` says.
        inside: what it has already, its `globals()`.
        rooms: the names, by the modules in which they are, seen from the package: `".rules.game"`.

    >>> here = {"__name__": "buttons_widgets.kit.rules"}
    >>> door = Door("buttons_widgets.kit.rules", here, {".game": ["CHANCE"], ".errors": ["GameError", "IllegalMove"]})
    >>> door.public
    ['CHANCE', 'GameError', 'IllegalMove']
    >>> door.look_up("CHANCE")
    CHANCE
    >>> door.names()
    ['CHANCE', 'GameError', 'IllegalMove', '__name__']
    >>> door.look_up("window")
    Traceback (most recent call last):
    AttributeError: module 'buttons_widgets.kit.rules' has no attribute 'window'
    """

    def __init__(self, package: str, inside: MutableMapping[str, Any], rooms: Mapping[str, Sequence[str]]) -> None:
        self._package, self._inside = package, inside
        self._room_of = {name: room for room, names in rooms.items() for name in names}

    @property
    def public(self) -> list[str]:
        """The names that can be asked for, in alphabetical order."""
        return sorted(self._room_of)

    @property
    def room_of(self) -> Mapping[str, str]:
        """The module in which each of them is, seen from the package."""
        return self._room_of

    def look_up(self, name: str) -> Any:
        """What has a name; the package has it itself from then on.

        Raises:
            AttributeError: nothing has.
        """
        if name not in self._room_of:
            raise AttributeError(f"module {self._package!r} has no attribute {name!r}")
        value = getattr(import_module(self._room_of[name], self._package), name)
        self._inside[name] = value
        return value

    def names(self) -> list[str]:
        """Everything that Tab offers."""
        return sorted({*self._room_of, *(name for name in self._inside if name.startswith("__"))})
