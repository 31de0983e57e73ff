"""The streams of random numbers of simulated games in plain Python: a second way to the dice of the compiled loops.

A stream is SplitMix64: G. L. Steele, D. Lea and C. H. Flood, Fast Splittable Pseudorandom Number Generators (OOPSLA
2014). Its nth number is the mixing function of its start plus n times an odd constant.
"""

from __future__ import annotations

STEP, MIX_1, MIX_2 = 0x9E3779B97F4A7C15, 0xBF58476D1CE4E5B9, 0x94D049BB133111EB
BITS = 2**64 - 1


def mixed(number: int) -> int:
    """SplitMix64's mixing function, of 64 bits.

    >>> mixed(STEP)  # the first number that a stream from 0 gives
    16294208416658607535
    """
    number = (number ^ number >> 30) * MIX_1 & BITS
    number = (number ^ number >> 27) * MIX_2 & BITS
    return number ^ number >> 31


class Stream:
    """A stream of a simulated game.

    Args:
        key: of the simulation's seed.
        game: the number of the game, from 0.
        stream: the number of the stream, from 0.

    >>> one, other = (Stream(5, game=0, stream=2) for _ in range(2))
    >>> [one(6) for _ in range(100)] == [other(6) for _ in range(100)]
    True
    """

    def __init__(self, key: int, game: int, stream: int) -> None:
        start = mixed(key + (game + 1) * STEP & BITS)
        self._state = mixed(start + (stream + 1) * STEP & BITS)

    def next(self) -> int:
        """The next 64 bits."""
        self._state = self._state + STEP & BITS
        return mixed(self._state)

    def __call__(self, below: int) -> int:
        """One of the numbers 0, 1, … below the one given: the upper half of the next 64 bits as a fraction of 1."""
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
