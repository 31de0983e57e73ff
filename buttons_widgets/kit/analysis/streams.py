"""Streams of random numbers that are the same on every machine and for any number of processors.

A simulated game has a stream for its dice, one for each seat's choices, and one for whatever else chance decides, each
begun from the seed, the number of the game and the number of the stream. So no game depends on another, a game can be
played again alone, and in games with the same seed the nth roll shows the same dice whoever decides.

A stream is SplitMix64: G. L. Steele, D. Lea and C. H. Flood, Fast Splittable Pseudorandom Number Generators (OOPSLA
2014). Its nth number is the mixing function of its start plus n times an odd constant.

Loops that call these are kept on disk under the date of their own file (see `compiling`). They may, because what stands
here is SplitMix64 and never changes.
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np

from .compiling import compiled

Key = Any
"""64 bits without a sign: `np.uint64`."""

STEP: Final = np.uint64(0x9E3779B97F4A7C15)
MIX_1: Final = np.uint64(0xBF58476D1CE4E5B9)
MIX_2: Final = np.uint64(0x94D049BB133111EB)
"""The constants of SplitMix64."""
THIRTY, TWENTY_SEVEN, THIRTY_ONE, HALF = (np.uint64(number) for number in (30, 27, 31, 32))


def key_of(seed: str) -> int:
    """The 64-bit key of a seed."""
    # Late: it brings OpenSSL along, which takes longer to load than all the rules of a game.
    from hashlib import blake2b

    return int.from_bytes(blake2b(seed.encode(), digest_size=8).digest(), "big")


@compiled
def mixed(number: Key) -> Key:
    """SplitMix64's mixing function."""
    number = (number ^ (number >> THIRTY)) * MIX_1
    number = (number ^ (number >> TWENTY_SEVEN)) * MIX_2
    return number ^ (number >> THIRTY_ONE)


@compiled
def stream_of(key: Key, game: int, stream: int) -> Key:
    """The start of a stream, from the key of the seed and the numbers of the game and of the stream, from 0."""
    start = mixed(key + np.uint64(game + 1) * STEP)
    return mixed(start + np.uint64(stream + 1) * STEP)


@compiled
def number_below(state: Key, count: int) -> int:
    """A number below `count` from where a stream is.

    The upper half of its 64 bits is taken as a fraction of 1, and so much of `count` is the number. None is more likely
    than another by more than `count` parts in 2**32.
    """
    return np.int64(((mixed(state) >> HALF) * np.uint64(count)) >> HALF)  # type: ignore[return-value]
