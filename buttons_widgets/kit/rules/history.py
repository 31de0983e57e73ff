"""The moves of a game, shared by all its states.

Every state of a game knows all the moves that led to it. As a tuple in each state they would take memory that grows
with the square of their number. Here each state adds one link to the chain of the state before it.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Iterator
from typing import Any, Generic, Self, TypeVar, cast

M = TypeVar("M", bound=Hashable)

_HASHED = 8
"""How many of the last moves go into the hash of a history."""


class History(Generic[M]):
    """An immutable sequence of moves. `add` makes the next one in constant time and leaves this one as it is.

    Nothing here recurses, so a history may be as long as memory allows.

    Args:
        moves: the moves from the first to the last.

    >>> one = History(["roll"])
    >>> two = one.add("lay 5-6")
    >>> one.moves, two.moves, two.last_move, two.ply
    (('roll',), ('roll', 'lay 5-6'), 'lay 5-6', 2)
    """

    __slots__ = ("_before", "_last", "_ply")

    _before: History[M] | None
    _last: M | None
    _ply: int

    def __new__(cls, moves: Iterable[M] = ()) -> Self:
        """The history of some moves."""
        history = super().__new__(cls)
        history._before, history._last, history._ply = None, None, 0
        for move in moves:
            history = history.add(move)
        return history

    def add(self, move: M) -> Self:
        """This history with one move more."""
        longer = object.__new__(type(self))
        longer._before, longer._last, longer._ply = self, move, self._ply + 1
        return longer

    @property
    def moves(self) -> tuple[M, ...]:
        """All moves, from the first to the last. The tuple is made anew each time: keep it to use it twice."""
        return tuple(self)

    @property
    def last_move(self) -> M | None:
        """The last move, or `None` if there is none."""
        return self._last

    @property
    def ply(self) -> int:
        """How many moves there are."""
        return self._ply

    def __len__(self) -> int:
        return self._ply

    def __iter__(self) -> Iterator[M]:
        backwards: list[M] = []
        link: History[M] = self
        while link._before is not None:
            backwards.append(cast(M, link._last))
            link = link._before
        return reversed(backwards)

    def __eq__(self, other: object) -> bool:
        if self is other:
            return True
        if not isinstance(other, History):
            return NotImplemented
        if self._ply != other._ply:
            return False
        one: History[Any] = self
        another: History[Any] = other
        # Two states of one game share their first moves: from the first common link on there is nothing to compare.
        while one is not another and one._before is not None and another._before is not None:
            if one._last != another._last:
                return False
            one, another = one._before, another._before
        return True

    def __hash__(self) -> int:
        # Equal histories have equal last moves; to hash all of them would make a set of states quadratic.
        last: list[object] = []
        link: History[M] = self
        while link._before is not None and len(last) < _HASHED:
            last.append(link._last)
            link = link._before
        return hash((self._ply, *last))

    def __reduce__(self) -> tuple[type[Self], tuple[tuple[M, ...]]]:
        return type(self), (self.moves,)

    def __copy__(self) -> Self:
        return self

    def __deepcopy__(self, memo: object) -> Self:
        return self

    def __repr__(self) -> str:
        return f"<History of {self._ply} moves>"
