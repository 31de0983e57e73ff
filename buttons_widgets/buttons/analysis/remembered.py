"""What was solved is remembered, so that asking again costs nothing."""

from __future__ import annotations

import sys
from collections import OrderedDict
from threading import Lock

from .solution import Solution


class Remembered:
    """The solutions that were asked for last, as many as fit into a number of bytes.

    Attributes:
        most: so many bytes may be kept. bytes: so many are.
    """

    def __init__(self, most: int) -> None:
        """Remember nothing yet."""
        self.most = most
        self.bytes = 0
        self._kept: OrderedDict[object, tuple[Solution, int]] = OrderedDict()
        self._lock = Lock()  # a coach may ask from a thread

    def find(self, question: object) -> Solution | None:
        """The answer to a question, if it is remembered."""
        with self._lock:
            if question not in self._kept:
                return None
            self._kept.move_to_end(question)
            return self._kept[question][0]

    def keep(self, question: object, solution: Solution) -> None:
        """Remember an answer, and forget what was not asked for longest where there is no room."""
        size = _size_in_bytes(solution)
        with self._lock:
            self.bytes += size - self._kept.pop(question, (solution, 0))[1]
            self._kept[question] = (solution, size)
            while self.bytes > self.most:
                _, (_, dropped) = self._kept.popitem(last=False)
                self.bytes -= dropped

    def forget(self) -> None:
        """Give back the memory of all of them."""
        with self._lock:
            self._kept.clear()
            self.bytes = 0


def _size_in_bytes(solution: Solution) -> int:
    """Roughly how much memory a solution takes up, with its position and every number in it."""
    of_float = sys.getsizeof(0.0)
    rows = (solution.waiting, *solution.after)
    return 2000 + sum(sys.getsizeof(row) + len(row) * of_float for row in rows)
