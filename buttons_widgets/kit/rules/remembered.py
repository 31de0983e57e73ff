"""What was worked out last and may be asked for again, kept in memory as far as there is room for it."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable
from threading import Lock
from typing import Generic, TypeVar

T = TypeVar("T")


class Remembered(Generic[T]):
    """What was worked out last, up to a size and a number. Several threads may ask.

    Args:
        most: so much of it may be kept, as `size_of` counts.
        size_of: how much one of them takes up.
        most_kept: no more of them than so many; as many as there is room for if left out.

    Attributes:
        size: so much is kept.

    >>> squares = Remembered(2, lambda found: 1)
    >>> for number in (2, 3, 4):
    ...     squares.keep(number, number**2)
    >>> squares.find(2), squares.find(3), squares.latest(lambda square: square % 2 == 0)
    (None, 9, 16)
    """

    def __init__(self, most: int, size_of: Callable[[T], int], most_kept: int | None = None) -> None:
        self.most, self.most_kept, self.size = most, most_kept, 0
        self._size_of = size_of
        self._kept: OrderedDict[Hashable, T] = OrderedDict()
        self._lock = Lock()  # a coach, and each bot at a table, may ask from a thread of its own

    def find(self, question: Hashable, serves: Callable[[T], bool] = lambda _: True) -> T | None:
        """What is remembered for a question, if there is anything, and it serves."""
        with self._lock:
            found = self._kept.get(question)
            if found is None or not serves(found):
                return None
            self._kept.move_to_end(question)
            return found

    def latest(self, serves: Callable[[T], bool]) -> T | None:
        """Of all that serve what was asked for last, whatever the question was; `None` if none does."""
        with self._lock:
            for question, found in reversed(self._kept.items()):
                if serves(found):
                    self._kept.move_to_end(question)
                    return found
        return None

    def take(self, question: Hashable) -> T | None:
        """What is remembered for a question, to go on with it: it is forgotten until it is kept again."""
        with self._lock:
            return self._drop(question) if question in self._kept else None

    def keep(self, question: Hashable, found: T) -> None:
        """Remember something, and forget what was not asked for longest where there is no room."""
        with self._lock:
            if question in self._kept:
                self._drop(question)
            self._kept[question] = found
            self.size += self._size_of(found)
            while self.size > self.most or (self.most_kept is not None and len(self._kept) > self.most_kept):
                self._drop(next(iter(self._kept)))

    def forget(self) -> None:
        """Give back the memory of all of it."""
        with self._lock:
            self._kept.clear()
            self.size = 0

    def _drop(self, question: Hashable) -> T:
        found = self._kept.pop(question)
        self.size -= self._size_of(found)
        return found
