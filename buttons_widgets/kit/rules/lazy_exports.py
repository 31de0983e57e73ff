"""A door: a package whose names are imported from their rooms when they are first asked for.

So who wants the rules alone waits for no widget, and everything is found in one place all the same. The names are
listed once, in the stub beside the package's `__init__.py`: type checkers read it, and so does the door (SPEC 1 of the
Scientific Python project).
"""

from __future__ import annotations

import ast
from collections.abc import MutableMapping
from importlib import import_module
from pathlib import Path
from typing import Any

from .errors import MissingPackageError


def rooms_in(stub: str) -> dict[str, str]:
    """The modules from which a stub imports the names of its package, as the stub writes them.

    >>> rooms_in("from .errors import GameError as GameError, IllegalMove as IllegalMove")
    {'GameError': '.errors', 'IllegalMove': '.errors'}
    """
    imports = (step for step in ast.parse(stub).body if isinstance(step, ast.ImportFrom) and step.level)
    return {alias.name: "." * step.level + (step.module or "") for step in imports for alias in step.names}


class NotInstalled:
    """Stands in the place of what needs a package that is not installed, and says so when it is called or looked into.

    >>> NotInstalled("simulate", "numpy")
    <simulate needs the package numpy, which is not installed>
    >>> NotInstalled("simulate", "numpy")(1_000)
    Traceback (most recent call last):
    buttons_widgets.kit.rules.errors.MissingPackageError: simulate needs the package numpy: install buttons-widgets[...]
    """

    def __init__(self, name: str, package: str) -> None:
        self._name, self._package = name, package

    def __call__(self, *_given: object, **_named: object) -> Any:
        """Raise a `MissingPackageError`."""
        raise MissingPackageError(self._package, self._name)

    def __getattr__(self, name: str) -> Any:
        if name.startswith("__"):  # Python and its tools ask for such names of anything
            raise AttributeError(name)
        raise MissingPackageError(self._package, self._name)

    def __repr__(self) -> str:
        return f"<{self._name} needs the package {self._package}, which is not installed>"


class LazyExports:
    """The names of a package, which has some already: its `globals()`.

    Its module says `__getattr__ = door.look_up` and `__dir__ = door.names`, which Python asks for what the module
    itself does not have (PEP 562).

    >>> import buttons_widgets
    >>> door = LazyExports(vars(buttons_widgets))
    >>> door.look_up("CHANCE")
    CHANCE
    >>> [name for name in door.names() if not name.startswith("__")] == door.public == sorted(door.room_of)
    True
    >>> "CHANCE" in door.public, "__name__" in door.public, "__name__" in door.names()
    (True, False, True)
    >>> door.look_up("window")
    Traceback (most recent call last):
    AttributeError: module 'buttons_widgets' has no attribute 'window'
    """

    def __init__(self, inside: MutableMapping[str, Any]) -> None:
        self._inside = inside
        self.room_of = rooms_in(Path(inside["__file__"]).with_name("__init__.pyi").read_text("utf-8"))

    @property
    def public(self) -> list[str]:
        """The names that can be asked for, in alphabetical order."""
        return sorted(self.room_of)

    def look_up(self, name: str) -> Any:
        """What has a name; the package has it itself from then on.

        If its module needs a package that is not installed, it is something in its place that says so when it is used:
        so `from buttons_widgets import *` works everywhere.

        Raises:
            AttributeError: nothing has.
        """
        package = self._inside["__name__"]
        if name not in self.room_of:
            raise AttributeError(f"module {package!r} has no attribute {name!r}")
        try:
            value = getattr(import_module(self.room_of[name], package), name)
        except ModuleNotFoundError as error:
            missing = (error.name or "").partition(".")[0]
            if not missing or missing == package.partition(".")[0]:
                raise
            return NotInstalled(name, missing)
        self._inside[name] = value
        return value

    def names(self) -> list[str]:
        """Everything that Tab offers."""
        return sorted({*self.room_of, *(name for name in self._inside if name.startswith("__"))})
