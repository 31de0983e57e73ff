"""Trying a function that somebody wrote, on arguments for which its answer is known.

It runs in a thread of its own, because what never ends has to be left: an exception is raised in it from outside.
"""

from __future__ import annotations

import ctypes
import inspect
from collections.abc import Callable, Mapping, Sequence
from contextvars import copy_context
from copy import deepcopy
from fractions import Fraction
from math import isclose
from numbers import Real
from threading import Event, Thread
from typing import Any, Final, Literal, NamedTuple

from ..rules.errors import plain_reason, quoted, shortened

PATIENCE: Final = 2.0
"""So many seconds all cases together may take."""
_STOPPING: Final = 1.0
"""So long an endless function is asked to stop. One that waits outside Python does not hear of it, and is left."""
_MOST_SHOWN: Final = 120

Arguments = tuple[Any, ...]
Same = Callable[[Any, Any], bool]


class Tried(NamedTuple):
    """What became of a function.

    Attributes:
        fault: what is wrong with it; "" for nothing, `"differs"` for a wrong value. The others are names of mistakes.
        call: the call that showed it, as text.
        passed: how many cases were right before and after it.
        values: what else the message about it needs.
        got: what it gave in each case, in order, as far as it gave something.
    """

    fault: Literal[
        "", "differs", "raises", "endless", "returns-nothing", "returns-other", "changes-argument", "parameters"
    ]
    call: str = ""
    passed: int = 0
    values: Mapping[str, object] = {}
    got: tuple[Any, ...] = ()


class _Stopped(BaseException):
    """Raised in the thread of a function that takes too long."""


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
    if cases and not _takes(function, cases[0][0]):
        return Tried("parameters", call_text(name, cases[0][0]), values={"count": len(cases[0][0])})
    state = _Course()
    context = copy_context()
    thread = Thread(target=lambda: context.run(_run, function, name, cases, same, state), daemon=True)
    thread.start()
    try:
        in_time = state.ended.wait(patience)
    finally:
        if not state.ended.is_set():
            _stop(thread, state.ended)
    if in_time and state.result is not None:
        return state.result
    return Tried("endless", call_text(name, cases[state.at][0]), state.passed, {"seconds": patience})


class _Course:
    """How far the cases have come."""

    def __init__(self) -> None:
        self.ended = Event()
        self.at = self.passed = 0
        self.result: Tried | None = None


def _run(
    function: Callable[..., Any], name: str, cases: Sequence[tuple[Arguments, Any]], same: Same, state: _Course
) -> None:
    try:
        state.result = _tried(function, name, cases, same, state)
    except BaseException as error:  # of what it gave back, such as in a comparison; even an exit ends nothing
        values = {"error": type(error).__name__, "reason": plain_reason(error)}
        state.result = Tried("raises", call_text(name, cases[state.at][0]), state.passed, values)
    finally:
        state.ended.set()


def _tried(
    function: Callable[..., Any], name: str, cases: Sequence[tuple[Arguments, Any]], same: Same, state: _Course
) -> Tried:
    found: Tried | None = None
    got: list[Any] = []
    for state.at, (arguments, expected) in enumerate(cases):
        given = _apart(arguments)
        try:
            value = function(*given)
        except _Stopped:
            raise
        except BaseException as error:  # even an exit
            values = {"error": type(error).__name__, "reason": plain_reason(error)}
            return Tried("raises", call_text(name, arguments), state.passed, values)
        got.append(value)
        if same(value, expected):
            if found is None and _changed(arguments, given):
                found = Tried("changes-argument", call_text(name, arguments))
            state.passed += 1
            continue
        if found is not None:
            continue
        values = {"expected": shown(expected), "got": shown(value), "kind": type(value).__name__}
        fault: Any = "differs"
        if value is None and expected is not None:
            fault = "returns-nothing"
        elif not _alike(value, expected):
            fault, values["wanted"] = "returns-other", _kind_of(expected)
        found = Tried(fault, call_text(name, arguments), values=values)
    passed, all_got = state.passed, tuple(got)
    return (found or Tried(""))._replace(passed=passed, got=all_got)


def _takes(function: Callable[..., Any], arguments: Arguments) -> bool:
    """Whether a function can be called with so many arguments; yes where Python cannot tell."""
    try:
        inspect.signature(function).bind(*arguments)
    except TypeError:
        return False
    except Exception:  # a built-in function without a signature, or a strange one
        return True
    return True


def _stop(thread: Thread, ended: Event) -> None:
    """Raise an exception in a thread until it ends, because whoever wrote `except:` in a loop catches the first one."""
    for _ in range(int(_STOPPING / 0.02)):
        if thread.ident is None or not thread.is_alive():
            return
        ctypes.pythonapi.PyThreadState_SetAsyncExc(ctypes.c_ulong(thread.ident), ctypes.py_object(_Stopped))
        if ended.wait(0.02):
            return


_CHANGEABLE: Final = (list, dict, set, bytearray)


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
    if isinstance(expected, bool) or isinstance(got, bool):
        return isinstance(got, bool) and isinstance(expected, bool)
    if isinstance(expected, Real):
        return isinstance(got, Real)
    if isinstance(expected, list | tuple):
        return isinstance(got, list | tuple)
    return isinstance(got, type(expected)) or isinstance(expected, type(got))


def _kind_of(value: Any) -> str:
    """What kind of value it is: the name of a variant in the message."""
    for kind, name in (
        (bool, "truth"),
        (Real, "number"),
        (str, "text"),
        (list | tuple, "list"),
        (set | frozenset, "set"),
    ):
        if isinstance(value, kind):
            return name
    return "dictionary" if isinstance(value, dict) else "other"


def shown(value: Any) -> str:
    """A value for a message: a fraction as people write it, anything else as Python does."""
    return str(value) if isinstance(value, Fraction) else quoted(value, _MOST_SHOWN)


def call_text(name: str, arguments: Arguments) -> str:
    """A call as it is written.

    >>> call_text("mean", ([1, 2], 3))
    'mean([1, 2], 3)'
    """
    return f"{name}({', '.join(map(shown, arguments))})"
