"""A fingerprint of a bot: the same whenever its code and its settings are the same, in whichever kernel.

The bytes with which a bot is sent to another process will not do: they hold the names of temporary files, the numbers
of lines, and marks that are drawn anew in each kernel. So the fingerprint follows a bot by itself: through functions,
what they call, what they remember and what they were given; through classes and their methods; through all that an
object holds. A module of somebody's own counts by its file, and what is installed (Python's own, packages, the kit) by
its name.
"""

from __future__ import annotations

import builtins
import dis
import random
import sys
import types
from collections.abc import Iterator
from functools import cache, partial
from hashlib import blake2b
from pathlib import Path
from sysconfig import get_paths
from typing import Any, Final, NamedTuple

_KIT: Final = __name__.partition(".")[0]
_PLAIN: Final = (type(None), bool, int, float, complex, str, bytes, bytearray, type(...), type(NotImplemented), range)
_NOT_CODE: Final = frozenset(
    {
        *("__dict__", "__weakref__", "__doc__", "__module__", "__qualname__", "__firstlineno__"),
        *("__static_attributes__", "__annotations__", "__annotate_func__", "__annotations_cache__"),
        *("__abstractmethods__", "_abc_impl", "__parameters__", "__orig_bases__"),
    }
)
"""What a class holds besides its code, or what says where its code stands."""
_GLOBAL: Final = frozenset({"LOAD_GLOBAL", "LOAD_NAME"})


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
        Exception: something that the bot holds cannot be taken apart; what is raised is its own.

    >>> from buttons_widgets.kit.rules.bots import RandomBot
    >>> fingerprint(RandomBot(1)) == fingerprint(RandomBot(2)), fingerprint(RandomBot()).is_ours
    (True, True)
    """
    walk = _Walk()
    for part in walk.parts(bot):
        walk.hash.update(part)
    ours = getattr(type(bot), "__module__", "").partition(".")[0] == _KIT and not walk.foreign
    return Fingerprint(walk.hash.hexdigest(), ours)


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


@cache
def is_installed(module: str) -> bool:
    """Whether a module is Python's own, a package's or the kit's, so that its name says what it is."""
    root = module.partition(".")[0]
    if root == _KIT or (root in sys.stdlib_module_names and root != "__main__"):
        return True
    file = getattr(sys.modules.get(root), "__file__", None)
    places = {Path(get_paths()[name]) for name in ("purelib", "platlib")}
    return file is not None and bool(places & set(Path(file).parents))


class _Walk:
    """One walk through a bot."""

    def __init__(self) -> None:
        self.hash = blake2b(digest_size=16)
        self.foreign = False
        self.seen: dict[int, int] = {}
        self.kept: list[Any] = []  # so that no address is used twice

    def parts(self, start: Any) -> Iterator[bytes]:
        """What goes into the fingerprint. Nothing recurses, so a bot may hold chains of any length."""
        ahead: list[Any] = [start]
        while ahead:
            value = ahead.pop()
            if type(value) in _PLAIN:
                yield f"{type(value).__name__}:{value!r};".encode()
            elif isinstance(value, _Said):
                yield f"{value.text};".encode()
            elif id(value) in self.seen:
                yield f"again:{self.seen[id(value)]};".encode()
            else:
                # Whether two equal constants are one object differs between code that was compiled and code that was
                # read from a file, so what cannot be part of a circle is written out each time.
                if not isinstance(value, tuple | frozenset | types.CodeType):
                    self.seen[id(value)] = len(self.seen)
                    self.kept.append(value)
                # Kept too: an address of something that has gone may be given to something else.
                inside = list(self.inside(value))
                self.kept.append(inside)
                ahead += [_Said(")"), *reversed(inside), _Said(f"{type(value).__name__}(")]

    def inside(self, value: Any) -> Iterator[Any]:
        """What a value is made of."""
        match value:
            case list() | tuple() if type(value) in (list, tuple):
                yield from value
            case dict() | types.MappingProxyType() if type(value) in (dict, types.MappingProxyType):
                for key, item in value.items():
                    yield key
                    yield item
            case set() | frozenset():
                yield from sorted(map(self.apart, value))
            case types.FunctionType():
                yield from self.function(value)
            case types.CodeType():
                yield from self.code(value)
            case types.MethodType():
                yield value.__func__
                yield value.__self__
            case types.CellType():
                yield from [value.cell_contents] if _is_filled(value) else []
            case types.ModuleType():
                yield from self.module(value)
            case partial():
                yield from (value.func, value.args, value.keywords)
            case staticmethod() | classmethod():
                yield value.__func__
            case property():
                yield from (value.fget, value.fset, value.fdel)
            case type():
                yield from self.of_class(value)
            case types.BuiltinFunctionType() | types.MethodDescriptorType() | types.WrapperDescriptorType():
                yield from (value.__qualname__, str(getattr(value, "__module__", "")))
            case random.Random() if type(value) is random.Random:
                pass  # each game seeds it anew
            case _:
                yield from self.thing(value)

    def apart(self, value: Any) -> str:
        """The fingerprint of one member of a set, which has no order."""
        walk = _Walk()
        for part in walk.parts(value):
            walk.hash.update(part)
        self.foreign |= walk.foreign
        return walk.hash.hexdigest()

    def module(self, module: types.ModuleType) -> Iterator[Any]:
        """A module: one of somebody's own is its file, and the modules of theirs that it uses."""
        yield module.__name__
        if is_installed(module.__name__):
            return
        self.foreign = True
        if (file := _file_of(module.__name__)) is not None:
            yield file.read_bytes()
            used = {held.__name__ for held in vars(module).values() if isinstance(held, types.ModuleType)}
            used |= {str(getattr(held, "__module__", "")) for held in vars(module).values()}
            yield from (sys.modules[name] for name in sorted(used) if _file_of(name) is not None)

    def function(self, function: types.FunctionType) -> Iterator[Any]:
        yield function.__qualname__
        if function.__module__ is not None and is_installed(function.__module__):
            yield function.__module__
        elif _file_of(function.__module__) is not None:
            yield sys.modules[function.__module__]
        else:
            self.foreign = True
            yield function.__code__
            for name in sorted(_globals_in(function.__code__)):
                if name in function.__globals__:
                    yield name
                    yield function.__globals__[name]
                elif not hasattr(builtins, name):
                    yield f"not there: {name}"
        yield function.__defaults__
        yield function.__kwdefaults__
        yield from function.__closure__ or ()

    def code(self, code: types.CodeType) -> Iterator[Any]:
        yield from (code.co_code, code.co_names, code.co_varnames, code.co_freevars, code.co_cellvars)
        yield from (code.co_argcount, code.co_kwonlyargcount, code.co_flags)
        yield from code.co_consts

    def of_class(self, kind: type) -> Iterator[Any]:
        yield kind.__qualname__
        if is_installed(kind.__module__):
            yield kind.__module__
            return
        self.foreign = True
        yield from kind.__bases__
        if _file_of(kind.__module__) is not None:
            yield sys.modules[kind.__module__]
            if "<locals>" not in kind.__qualname__:
                return
        for name in sorted(vars(kind).keys() - _NOT_CODE):
            held = vars(kind)[name]
            if not isinstance(held, types.GetSetDescriptorType | types.MemberDescriptorType):
                yield name
                yield held

    def thing(self, value: Any) -> Iterator[Any]:
        """Anything else: as `pickle` would take it apart."""
        kind = type(value)
        if kind.__module__.startswith("numpy.random"):
            yield kind.__qualname__  # each game seeds it anew
            return
        taken = value.__reduce_ex__(4)
        if isinstance(taken, str):
            yield from (kind, taken)
            return
        make, arguments, *more = taken
        yield make
        yield arguments
        for part in more:
            yield list(part) if isinstance(part, Iterator) else part


def _file_of(module: str | None) -> Path | None:
    """The file of somebody's own module, from which any process can import it; `None` for a notebook, say."""
    if not module or module == "__main__" or is_installed(module):
        return None
    file = getattr(sys.modules.get(module), "__file__", None)
    return Path(file) if file is not None and Path(file).suffix == ".py" and Path(file).is_file() else None


class _Said:
    """A word of the walk itself, which no value of a bot can be mistaken for."""

    def __init__(self, text: str) -> None:
        self.text = text


def _is_filled(cell: types.CellType) -> bool:
    try:
        cell.cell_contents  # noqa: B018
    except ValueError:  # a function that is still to be defined
        return False
    return True


def _globals_in(code: types.CodeType) -> set[str]:
    """The names that code, and the code inside it, looks up outside itself."""
    found = {step.argval for step in dis.get_instructions(code) if step.opname in _GLOBAL}
    for constant in code.co_consts:
        if isinstance(constant, types.CodeType):
            found |= _globals_in(constant)
    return found
