"""The streams of random numbers in compiled loops, on the machine's own numbers: see `streams`, with the same numbers.

Loops that call these are kept on disk under the date of their own file (see `compiling`). They may, because what stands
here is SplitMix64 and never changes.
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np

from . import streams
from .compiling import compiled

Key = Any
"""64 bits without a sign: `np.uint64`."""

STEP: Final = np.uint64(streams.STEP)
MIX_1: Final = np.uint64(streams.MIX_1)
MIX_2: Final = np.uint64(streams.MIX_2)
THIRTY, TWENTY_SEVEN, THIRTY_ONE, HALF = (np.uint64(number) for number in (30, 27, 31, 32))


@compiled
def mixed(number: Key) -> Key:
    """SplitMix64's mixing function."""
    number = (number ^ (number >> THIRTY)) * MIX_1
    number = (number ^ (number >> TWENTY_SEVEN)) * MIX_2
    return number ^ (number >> THIRTY_ONE)


@compiled
def stream_of(key: Key, game: int, stream: int) -> Key:
    """The start of a stream."""
    start = mixed(key + np.uint64(game + 1) * STEP)
    return mixed(start + np.uint64(stream + 1) * STEP)


@compiled
def number_below(state: Key, count: int) -> int:
    """A number below `count` from where a stream is."""
    return np.int64(((mixed(state) >> HALF) * np.uint64(count)) >> HALF)  # type: ignore[return-value]
