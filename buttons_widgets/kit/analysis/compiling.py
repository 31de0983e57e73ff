"""Compiling loops with numba, where it is installed; without it they run uncompiled, slowly. And by how many they run.

Numba keeps a compiled function on disk under the date of its own file, so a function stands in one file with all the
functions that it calls. What never changes, as in `streams`, may stand elsewhere, and is `compiled`: a part is for one
file alone.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from typing import Any, Final, TypeVar

import numpy as np

from ..rules.errors import MissingPackageError

F = TypeVar("F", bound=Callable[..., Any])

try:
    import numba
except ImportError:
    numba = None  # type: ignore[assignment]
COMPILES: Final = numba is not None
"""Whether numba is installed and compiles the loops."""

OPTIONS: Final[dict[str, Any]] = {"nogil": True, "error_model": "numpy"}
"""Release the interpreter's lock, and do not check for divisions by zero: there are none."""
OF_A_PART: Final[dict[str, Any]] = OPTIONS | {"no_cpython_wrapper": True, "no_cfunc_wrapper": True}
"""Make no way in from Python or C."""

unsigned: Final = np.uint64
"""What is no negative number: to read an element at such a place, it need not be found out whether to count from the
end."""


def compiled(function: F) -> F:
    """Compile a function if numba is installed, and keep the result on disk where that is possible.

    Numba writes beside the function's file, or else into the user's own cache folder. If it may write to neither, every
    process compiles for itself. A compiled function releases the interpreter's lock, so that a widget can run it in a
    thread while the kernel goes on working.
    """
    if numba is None:
        return function
    try:
        return numba.njit(function, cache=True, **OPTIONS)  # type: ignore[no-any-return]
    except RuntimeError:  # numba found no folder that it may write to
        return numba.njit(function, **OPTIONS)  # type: ignore[no-any-return]


def compiled_part(function: F) -> F:
    """Compile a function that compiled functions call and nobody else.

    It is kept on disk as a part of them. A way into it from Python, which may take longer to compile than the function,
    is left out: calling it from there ends in an error. Numba would compile it anew for each number that stands in a
    call; here one part serves them all.
    """
    if numba is None:
        return function
    part = numba.njit(function, **OF_A_PART)
    if compile_for := getattr(part, "compile", None):  # numba may be told to compile nothing
        part.compile = lambda types: compile_for(tuple(map(numba.types.unliteral, types)))
    return part  # type: ignore[no-any-return]


def check_compiles(work: int = 1, most: int = 0) -> None:
    """Check that loops are compiled, or that there is little to do.

    Args:
        work: how much there is to do.
        most: so much is done in a few seconds uncompiled, too.

    Raises:
        MissingPackageError: numba is not installed, and there is more to do than that.
    """
    if not COMPILES and work > most:
        raise MissingPackageError("numba")


def is_ready(function: Callable[..., Any]) -> bool:
    """Whether a compiled function was called before in this process, or all run uncompiled."""
    return len(getattr(function, "signatures", "-")) > 0


def processors() -> int:
    """How many processors this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1
