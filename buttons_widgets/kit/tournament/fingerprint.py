"""A fingerprint of a bot: the same whenever its code and its settings are the same, in whichever kernel.

A bot is written down as `pickle` does it, but with what functions and classes are in the place of their names. What is
installed (Python's own, packages, the kit) is its name; what stands in a file is the text of that file; and what was
made in a notebook is its compiled code, with the functions, classes and values that it uses. A module that they import
counts by its name alone.
"""

from __future__ import annotations

import pickle
import sys
from collections.abc import Iterator
from contextlib import suppress
from dis import get_instructions
from functools import cache
from hashlib import blake2b
from inspect import getsource
from io import BytesIO
from pathlib import Path
from types import CodeType, FunctionType
from typing import Any, Final, NamedTuple

from ..bots.fresh_bot import is_source

_KIT: Final = __name__.partition(".")[0]
_CODE: Final = (
    *("code", "consts", "names", "varnames", "freevars", "cellvars"),
    *("argcount", "kwonlyargcount", "flags", "exceptiontable"),
)
"""What code is, without the place where it stands."""
_MADE_IN_PYTHON: Final = 1 << 9
"""The flag of a class that a program has made (Python's `Py_TPFLAGS_HEAPTYPE`): no other can be foreign."""
_flags, _module = (type.__dict__[name].__get__ for name in ("__flags__", "__module__"))
"""What a class has, whatever its metaclass answers."""


class Fingerprint(NamedTuple):
    """What a bot is.

    Attributes:
        text: hexadecimal digits.
        is_ours: whether all of its code is the kit's, and nothing of it could be foreign.
    """

    text: str
    is_ours: bool


def fingerprint(bot: Any) -> Fingerprint:
    """The fingerprint of a bot.

    Raises:
        Exception: something that the bot holds cannot be pickled; what is raised is its own.

    >>> from buttons_widgets.kit.rules.bots import RandomBot
    >>> fingerprint(RandomBot(1)) == fingerprint(RandomBot(2)), fingerprint(RandomBot()).is_ours
    (True, True)
    """
    foreign: set[str] = set()
    text = _written(bot, foreign)
    return Fingerprint(text, _root_of(_module_of(type(bot))) == _KIT and not foreign)


@cache
def kit_fingerprint() -> str:
    """The fingerprint of the kit."""
    return folder_fingerprint(Path(__file__).parents[2])


def folder_fingerprint(folder: Path) -> str:
    """The fingerprint of all files of a folder with Python code, or with the numbers by which bots play (JSON)."""
    found = blake2b(digest_size=16)
    for path in sorted(path for path in folder.rglob("*") if path.suffix in (".py", ".json")):
        found.update(f"{path.relative_to(folder).as_posix()}\0".encode())
        found.update(path.read_bytes())
    return found.hexdigest()


def _module_of(value: FunctionType | type) -> str:
    """The module that a function or a class names; "" for none."""
    module = _module(value) if isinstance(value, type) else value.__module__
    return module if type(module) is str else ""


def _root_of(module: str) -> str:
    """The package that a module belongs to."""
    return module.partition(".")[0]


@cache
def is_installed(module: str) -> bool:
    """Whether a module is Python's own, a package's or the kit's, so that its name says what it is."""
    root = _root_of(module)
    parts = Path(getattr(sys.modules.get(root), "__file__", None) or "").parts
    return root == _KIT or root in sys.stdlib_module_names or "site-packages" in parts or "dist-packages" in parts


def _is_held(value: FunctionType | type) -> bool:
    """Whether the module that a function or a class names holds just this one: anybody may name any module."""
    found: Any = sys.modules.get(_module_of(value))
    for name in value.__qualname__.split("."):
        found = getattr(found, name, None)
    return found is value


def _is_named(value: FunctionType | type) -> bool:
    """Whether the name of a function or a class says all of it: it is installed."""
    return is_installed(_module_of(value)) and _is_held(value)


def _written(value: Any, foreign: set[str]) -> str:
    """The fingerprint of a value; the modules of somebody's own that have to do with it are added to `foreign`."""
    file = BytesIO()
    writer = _Writer(file, foreign)
    writer.dump(value)
    for kind in writer.kinds:  # what is written of one may have others
        writer.dump(kind)
    return blake2b(file.getvalue(), digest_size=16).hexdigest()


class _Writer(pickle.Pickler):
    """Writes down a bot; nobody reads it again."""

    def __init__(self, file: BytesIO, foreign: set[str]) -> None:
        # Late: only a tournament needs it, and it need not be installed.
        from cloudpickle import Pickler

        super().__init__(file, protocol=4)
        self.dispatch_table = Pickler.dispatch_table  # modules, properties and the like
        self._foreign = foreign
        self._met: dict[int, tuple[int, Any]] = {}  # with what was met, so that no address is used twice
        self.kinds: list[type] = []
        """The foreign classes of what is held: what their own `__reduce__` returns need not name them."""

    def persistent_id(self, value: Any) -> Any:
        """What is written in the place of a value; `None` for what `pickle` writes itself."""
        kind = type(value)
        if is_source(kind):
            return [kind.__name__]
        if _flags(kind) & _MADE_IN_PYTHON and not _is_named(kind) and all(kind is not met for met in self.kinds):
            self.kinds.append(kind)
        # Equal ones are one object in some kernels, or cells, and two in others.
        if kind in (str, bytes) or (kind is tuple and _is_plain(value)):
            return repr(value)
        if kind in (set, frozenset):  # without an order
            return sorted(_written(member, self._foreign) for member in value)
        if kind is CodeType:
            return [getattr(value, f"co_{part}") for part in _CODE]
        if not isinstance(value, FunctionType | type):
            return None
        if id(value) in self._met:
            return self._met[id(value)][0]
        self._met[id(value)] = len(self._met), value
        return list(self._parts(value))

    def _parts(self, value: FunctionType | type) -> Iterator[Any]:
        """What a function or a class is made of."""
        module, is_local = _module_of(value), "<" in value.__qualname__
        text = _text_of(module)
        if _is_named(value):
            yield from (value.__qualname__, text)
            return  # its name says it all
        self._foreign.add(module)
        if text == module and _root_of(module) == _KIT:
            text = None  # somebody calls it the kit's
        yield from (value.__qualname__, text)
        if text == module and not is_local:
            return  # a package gives it another name than its own
        if isinstance(value, FunctionType):
            if text is None:
                yield from (value.__code__, _used(value))
            yield from (value.__defaults__, value.__kwdefaults__, value.__closure__, value.__dict__)
        else:
            yield value.__bases__
            if text is None or is_local:
                held = vars(value).items()
                # The others are its documentation, or say where it stands.
                yield {name: part for name, part in held if callable(part) or not name.startswith(("__", "_abc_"))}


def _is_plain(value: Any) -> bool:
    """Whether a value is a constant as it stands in code."""
    if type(value) is tuple:
        return all(map(_is_plain, value))
    return type(value) in (bool, bytes, complex, float, int, str, type(None))


def _text_of(module: str) -> str | None:
    """What says what stands in a module: its name if it is installed, else its text; `None` for a notebook, say."""
    if is_installed(module):
        return module
    if module != "__main__":
        with suppress(KeyError, OSError, TypeError):
            return getsource(sys.modules[module])
    return None


def _used(function: FunctionType) -> dict[str, Any]:
    """What a function, and the functions inside it, look up outside themselves."""
    names: set[str] = set()
    codes = [function.__code__]
    for code in codes:
        names |= {step.argval for step in get_instructions(code) if step.opname in ("LOAD_GLOBAL", "LOAD_NAME")}
        codes += [part for part in code.co_consts if isinstance(part, CodeType)]
    return {name: function.__globals__[name] for name in sorted(names & function.__globals__.keys())}
