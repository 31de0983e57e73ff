"""Streams of random numbers that are the same on every machine and for any number of processors.

A simulated game has a stream for its dice, one for each seat's choices, and one for whatever else chance decides, each
begun from the seed, the number of the game and the number of the stream. So no game depends on another, a game can be
played again alone, and in games with the same seed the nth roll shows the same dice whoever decides.

A stream is SplitMix64: G. L. Steele, D. Lea and C. H. Flood, Fast Splittable Pseudorandom Number Generators (OOPSLA
2014). Its nth number is the mixing function of its start plus n times an odd constant. The simulator's compiled loops
do the same with the machine's own numbers; here it is in plain Python.
"""

from __future__ import annotations

from typing import Final

STEP: Final = 0x9E3779B97F4A7C15
MIX_1: Final = 0xBF58476D1CE4E5B9
MIX_2: Final = 0x94D049BB133111EB
"""The constants of SplitMix64."""

_BITS = 2**64 - 1


def mixed(number: int) -> int:
    """SplitMix64's mixing function, of 64 bits.

    >>> mixed(STEP)  # the first number that a stream from 0 gives
    16294208416658607535
    """
    number = (number ^ number >> 30) * MIX_1 & _BITS
    number = (number ^ number >> 27) * MIX_2 & _BITS
    return number ^ number >> 31


def key_of(seed: str) -> int:
    """The 64-bit key of a seed."""
    # Late: it brings OpenSSL along, which takes longer to load than all the rules of a game.
    from hashlib import blake2b

    return int.from_bytes(blake2b(seed.encode(), digest_size=8).digest(), "big")


class Stream:
    """A stream of a simulated game.

    Args:
        key: of the simulation's seed.
        game: the number of the game, from 0.
        stream: the number of the stream, from 0.

    >>> one, other = (Stream(key_of("a seed"), game=0, stream=2) for _ in range(2))
    >>> [one(6) for _ in range(100)] == [other(6) for _ in range(100)]
    True
    """

    def __init__(self, key: int, game: int, stream: int) -> None:
        start = mixed(key + (game + 1) * STEP & _BITS)
        self._state = mixed(start + (stream + 1) * STEP & _BITS)

    def next(self) -> int:
        """The next 64 bits."""
        self._state = self._state + STEP & _BITS
        return mixed(self._state)

    def __call__(self, below: int) -> int:
        """One of the numbers 0, 1, … below the one given.

        The upper half of the next 64 bits is taken as a fraction of 1, and so much of `below` is the number. None is
        more likely than another by more than `below` parts in 2**32.
        """
        return (self.next() >> 32) * below >> 32

    def dice(self, sides: int) -> tuple[int, ...]:
        """Six dice of the next roll, each from 1 to `sides`.

        Each half of 64 bits is a fraction of 1 whose first three digits, to the base `sides`, are three dice.
        """
        bits, pips = self.next(), []
        for half in (bits >> 32, bits & 2**32 - 1):
            for _ in range(3):
                half *= sides
                pips.append((half >> 32) + 1)
                half &= 2**32 - 1
        return tuple(pips)
