"""Trying a function that somebody wrote, on arguments for which its answer is known."""

from __future__ import annotations

import builtins
import inspect
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from contextvars import copy_context
from copy import deepcopy
from dataclasses import dataclass
from fractions import Fraction
from math import isclose
from numbers import Real
from typing import Any, Final, Literal, NamedTuple

from ..page.endable import EndableCall
from ..rules.bots import can_be_called
from ..rules.errors import plain_reason, quoted, shortened

PATIENCE: Final = 2.0
"""So many seconds all cases together may take."""
_MOST_SHOWN: Final = 120
_DIGITS: Final = 6
"""So many digits of a number are shown."""

Arguments = tuple[Any, ...]
Same = Callable[[Any, Any], bool]
Fault = Literal[
    "",
    "differs",
    "raises",
    "meets-none",
    "unknown-name",
    "endless",
    "asks",
    "returns-nothing",
    "returns-other",
    "changes-argument",
    "parameters",
]


class Tried(NamedTuple):
    """What became of a function.

    Attributes:
        fault: what is wrong with it; "" for nothing, `"differs"` for a wrong value. The others are names of mistakes.
        call: the call that showed it, as text.
        passed: how many cases were right before and after it.
        values: what else the message about it needs.
        got: what it gave in each case, in order, as far as it gave something.
    """

    fault: Fault
    call: str = ""
    passed: int = 0
    values: Mapping[str, object] = {}
    got: tuple[Any, ...] = ()


def try_function(
    function: Callable[..., Any], cases: Sequence[tuple[Arguments, Any]], same: Same, patience: float = PATIENCE
) -> Tried:
    """Try a function on cases; the first one that it fails counts.

    Args:
        function: of whoever; it may do anything.
        cases: arguments, and what it should give for them.
        same: whether what it gave is what it should give.
        patience: so many seconds it may take in all.
    """
    name = shortened(str(getattr(function, "__name__", "") or "function"), 40)
    name = name if name.isidentifier() else "function"
    if cases and not can_be_called(function, *cases[0][0]):
        return Tried("parameters", call_text(name, cases[0][0]), values={"count": len(cases[0][0])})
    course = _Course()
    context = copy_context()  # so that what is printed appears below the cell
    with _nobody_asked():
        call = EndableCall(lambda: context.run(_tried, function, name, cases, same, course), seconds=patience)
        try:
            in_time = call.wait(patience)
        finally:
            call.stop()
    if not in_time or call.stopped:
        return Tried("endless", call_text(name, cases[course.at][0]), course.passed, {"seconds": patience})
    if call.error is not None:  # of what it gave back, such as in a comparison
        return _raised(call.error, function, call_text(name, cases[course.at][0]), course.passed)
    tried: Tried = call.answer
    return tried


class _Asked(BaseException):
    """A function asks whoever sits there. No `Exception`: who catches those around `input` shall be told, too."""


@contextmanager
def _nobody_asked() -> Iterator[None]:
    """Let `input` raise: while a question waits JupyterLab runs no further cell, and nobody answers for each case."""

    def refuse(prompt: object = "", /) -> str:
        raise _Asked

    usual = builtins.input
    builtins.input = refuse
    try:
        yield
    finally:
        builtins.input = usual


def _raised(error: BaseException, function: Callable[..., Any], call: str, passed: int) -> Tried:
    reason = plain_reason(error)
    if isinstance(error, _Asked):
        return Tried("asks", call, passed)
    if type(error) is NameError and (parameters := _parameters(function)):
        return Tried("unknown-name", call, passed, {"unknown": quoted(error.name), "parameters": ", ".join(parameters)})
    # A function that calls itself, with a way through it that gives nothing back, ends so.
    fault: Fault = "meets-none" if isinstance(error, TypeError) and "NoneType" in reason else "raises"
    return Tried(fault, call, passed, {"error": type(error).__name__, "reason": reason})


def _parameters(function: Callable[..., Any]) -> Sequence[str]:
    """What a function calls its arguments; nothing where Python does not say."""
    try:
        return list(inspect.signature(function).parameters)
    except (TypeError, ValueError):
        return []


@dataclass
class _Course:
    """How far the cases have come."""

    at: int = 0
    passed: int = 0


def _tried(
    function: Callable[..., Any], name: str, cases: Sequence[tuple[Arguments, Any]], same: Same, course: _Course
) -> Tried:
    found: Tried | None = None
    got: list[Any] = []
    for course.at, (arguments, expected) in enumerate(cases):
        given = _apart(arguments)
        value = _plain(function(*given))
        got.append(value)
        if same(value, expected):
            course.passed += 1
            if found is None and _changed(arguments, given):
                found = Tried("changes-argument", call_text(name, arguments))
        elif found is None:
            found = _fault(value, expected)._replace(call=call_text(name, arguments))
    return (found or Tried(""))._replace(passed=course.passed, got=tuple(got))


def _plain(value: Any) -> Any:
    """A value as Python has it: numpy's truth values look like its own, and are of another type."""
    kind = type(value)
    return bool(value) if kind.__module__ == "numpy" and kind.__name__ in ("bool", "bool_") else value


def _fault(value: Any, expected: Any) -> Tried:
    """What is wrong with a value."""
    texts = shown(_short(expected)), shown(_short(value))
    if texts[0] == texts[1]:  # they differ in what was left out
        texts = shown(expected), shown(value)
    values = dict(zip(("expected", "got"), texts, strict=True))
    if value is None and expected is not None:
        return Tried("returns-nothing", values=values)
    if not _alike(value, expected):
        return Tried("returns-other", values=values | {"wanted": _kind_of(expected)})
    return Tried("differs", values=values)


_CHANGEABLE: Final = (list, dict, set, bytearray, tuple)
"""A tuple cannot be changed, but a list inside it can."""


def _apart(arguments: Arguments) -> Arguments:
    """The arguments, with copies of those that can be changed."""
    return tuple(deepcopy(one) if isinstance(one, _CHANGEABLE) else one for one in arguments)


def _changed(arguments: Arguments, given: Arguments) -> bool:
    pairs = zip(arguments, given, strict=True)
    return any(isinstance(one, _CHANGEABLE) and one != other for one, other in pairs)


def same_value(got: Any, expected: Any) -> bool:
    """Whether two values are the same: numbers up to rounding, also inside lists, tuples, sets and dictionaries.

    >>> same_value(0.1 + 0.2, Fraction(3, 10)), same_value((1, 2.0), [1, 2]), same_value(True, 1)
    (True, True, False)
    """
    if isinstance(expected, bool) or isinstance(got, bool):
        return type(got) is type(expected) and bool(got == expected)
    if isinstance(expected, Real):
        return isinstance(got, Real) and isclose(float(got), float(expected), rel_tol=1e-9, abs_tol=1e-9)
    if isinstance(expected, list | tuple):
        if not isinstance(got, list | tuple) or len(got) != len(expected):
            return False
        return all(same_value(one, other) for one, other in zip(got, expected, strict=True))
    if isinstance(expected, dict):
        if not isinstance(got, dict) or got.keys() != expected.keys():
            return False
        return all(same_value(got[key], expected[key]) for key in expected)
    return bool(got == expected)


def _alike(got: Any, expected: Any) -> bool:
    """Whether a value is of the kind that is wanted."""
    kind = _kind_of(expected)
    if kind == "other":
        return isinstance(got, type(expected)) or isinstance(expected, type(got))
    return _kind_of(got) == kind


_KINDS: Final[Mapping[str, Any]] = {
    "truth": bool,
    "number": Real,
    "text": str,
    "list": list | tuple,
    "set": set | frozenset,
    "dictionary": dict,
}


def _kind_of(value: Any) -> str:
    """What kind of value it is: the name of a variant in the message."""
    return next((name for name, kind in _KINDS.items() if isinstance(value, kind)), "other")


def _short(value: Any) -> Any:
    """A number as people read it, also inside lists and tuples: with the digits that tell it from others."""
    if type(value) is float:
        return float(f"{value:.{_DIGITS}g}")
    if type(value) in (list, tuple):
        return type(value)(map(_short, value))
    return value


def shown(value: Any) -> str:
    """A value for a message: a fraction as people write it, anything else as Python does."""
    return str(value) if isinstance(value, Fraction) else quoted(value, _MOST_SHOWN)


def call_text(name: str, arguments: Arguments) -> str:
    """A call as it is written.

    >>> call_text("mean", ([1, 2], 3))
    'mean([1, 2], 3)'
    >>> call_text("worth", ((1, [(0.75, (1, [(0.5, (4, []))]))]),))
    'worth((1, [(0.75, (1, [(0.5, (4, []))]))]))'
    """
    return f"{name}({', '.join(map(_argument_text, arguments))})"


def _argument_text(argument: Any) -> str:
    """An argument of a case: the author's own, so all of it is shown, as far as there is room."""
    return str(argument) if isinstance(argument, Fraction) else shortened(repr(argument), _MOST_SHOWN)
