"""Bots as bytes, and a fresh bot out of them for each game.

A bot travels to another process as cloudpickle writes it, so that functions, lambdas and classes from a notebook can
play. Where it holds a source of random numbers (a `random.Random`, or a generator of numpy's), the bytes hold a mark
instead. Whoever makes a bot out of them names a seed, and each source is seeded by that. So a bot plays differently in
each game and yet the same whenever the tournament is repeated, and nothing that it remembers goes from game to game.
"""

from __future__ import annotations

import pickle
import random
import sys
from collections.abc import Callable, Sequence
from io import BytesIO
from threading import local
from types import CodeType
from typing import Any

_now = local()


def bot_bytes(bot: Any) -> bytes:
    """A bot as bytes.

    Raises:
        Exception: it cannot be pickled; what is raised is the pickler's, or the bot's own.
    """
    import cloudpickle

    class Pickler(cloudpickle.Pickler):
        found = 0

        def reducer_override(self, value: Any) -> Any:
            kind = type(value)
            if is_source(kind):
                self.found += 1
                return _source, (kind.__name__, self.found)
            if kind is CodeType:  # cloudpickle 3.1.3 leaves out the file, which the report of an error names
                make, parts = self.dispatch_table[CodeType](value)
                return _code, (make, parts, value.co_filename)
            return super().reducer_override(value)

    file = BytesIO()
    Pickler(file, protocol=pickle.HIGHEST_PROTOCOL).dump(bot)
    return file.getvalue()


def is_source(kind: type) -> bool:
    """Whether a class is that of a source of random numbers which each game seeds anew.

    >>> is_source(random.Random), is_source(random.SystemRandom), is_source(int)
    (True, False, False)
    """
    numpy = sys.modules.get("numpy.random")
    return kind is random.Random or (numpy is not None and kind in (numpy.Generator, numpy.RandomState))


def _code(make: Callable[..., CodeType], parts: Sequence[Any], file: str) -> CodeType:
    """The code of a function, with the name of the file in which it stands."""
    return make(*parts).replace(co_filename=file)


def fresh_bot(data: bytes, seed: str) -> Any:
    """A bot out of the bytes that `bot_bytes` gave; the seed decides its random numbers.

    >>> from buttons_widgets.kit.rules.bots import RandomBot
    >>> from types import SimpleNamespace
    >>> data = bot_bytes(RandomBot())
    >>> game = SimpleNamespace(legal_moves=lambda: range(1_000_000))
    >>> fresh_bot(data, "one")(game) == fresh_bot(data, "one")(game) != fresh_bot(data, "two")(game)
    True
    """
    _now.seed = seed
    return pickle.loads(data)


def bot_alone(data: bytes, seed: str) -> Any:
    """A bot out of its bytes where no other one plays: the seed decides everybody's random numbers as well."""
    _seed_everything(seed)
    bot = fresh_bot(data, seed)
    _seed_everything(seed)  # making it may have loaded packages with random numbers of their own
    return bot


def _seed_everything(seed: str) -> None:
    """Seed the random numbers that are everybody's: those of `random`, and of numpy if it is loaded."""
    random.seed(seed)
    if "numpy" in sys.modules:
        import numpy as np

        np.random.seed(random.Random(f"{seed}/numpy").getrandbits(32))


def _source(kind: str, number: int) -> Any:
    """The source of random numbers that stands in the place of a bot's own."""
    seed = f"{_now.seed}/{number}"
    if kind == "Random":
        return random.Random(seed)
    import numpy as np

    start = random.Random(seed).getrandbits(32)
    return np.random.default_rng(start) if kind == "Generator" else np.random.RandomState(start)
