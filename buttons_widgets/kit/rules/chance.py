"""Fair dice that fall the same again, and in how many orders they can.

The n-th roll of a game depends on the game's seed and on n only. If moves are taken back and the game is played on,
the same dice fall again, whatever was decided in between. So undoing a roll never gives another one.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from math import factorial, prod
from typing import TypeVar

T = TypeVar("T")


def new_seed() -> str:
    """A seed that cannot be guessed: 16 hexadecimal digits from the system's own source of randomness."""
    # Late: it brings OpenSSL along, which takes longer to load than all the rules of a game.
    from secrets import token_hex

    return token_hex(8)


def fair_dice(seed: str, roll: int, count: int, sides: int) -> tuple[int, ...]:
    """The pips of the first `count` dice of a roll, each from 1 to `sides`.

    The dice are the digits, to the base `sides`, of the 512-bit BLAKE2b hash of seed and roll number: the source is
    the same on every machine and in every version of Python, and 2**512 is so much larger than `sides ** count` that
    no outcome is more likely than another by more than one part in 10**140.

    Args:
        roll: the number of the roll in its game.
        count: how many dice; asking for fewer gives the beginning of the same roll.

    >>> fair_dice("a seed", 0, 6, 6) == fair_dice("a seed", 0, 6, 6)
    True
    >>> fair_dice("a seed", 0, 6, 6)[:4] == fair_dice("a seed", 0, 4, 6)
    True
    """
    # Late: it brings OpenSSL along, which takes longer to load than all the rules of a game.
    from hashlib import blake2b

    number = int.from_bytes(blake2b(f"{seed}/{roll}".encode()).digest(), "big")
    pips = []
    for _ in range(count):
        number, rest = divmod(number, sides)
        pips.append(rest + 1)
    return tuple(pips)


def fair_shuffle(seed: str, items: Sequence[T]) -> tuple[T, ...]:
    """The items in an order that the seed decides, every order as likely as another (Fisher and Yates's shuffle).

    >>> sorted(fair_shuffle("a seed", "rbyg"))
    ['b', 'g', 'r', 'y']
    """
    shuffled = list(items)
    for last in range(len(shuffled) - 1, 0, -1):
        (chosen,) = fair_dice(f"{seed}/shuffle", last, 1, last + 1)
        shuffled[last], shuffled[chosen - 1] = shuffled[chosen - 1], shuffled[last]
    return tuple(shuffled)


def orders_of(pips: Sequence[Hashable]) -> int:
    """In how many orders dice can show these numbers: n! / (m₁! · m₂! · …), the multinomial coefficient.

    >>> orders_of((2, 3, 5, 5))  # 4! / 2!
    12
    """
    return factorial(len(pips)) // prod(factorial(pips.count(each)) for each in set(pips))
