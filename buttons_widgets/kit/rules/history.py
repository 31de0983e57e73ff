"""The moves of a game, shared by all its states, and the states that led to one.

Every state of a game knows all the moves that led to it. As a tuple in each state they would take memory that grows
with the square of their number. Here each state adds one link to the chain of the state before it.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Iterator, Sequence
from itertools import pairwise
from typing import Any, Final, Generic, NoReturn, Self, TypeVar, cast

from .game import Game

M = TypeVar("M", bound=Hashable)
G = TypeVar("G", bound=Game[Any])

_HASHED = 8
"""How many of the last moves go into the hash of a history."""


class History(Generic[M]):
    """An immutable sequence of moves. `add` makes the next one in constant time and leaves this one as it is.

    Nothing here recurses, so a history may be as long as memory allows.

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
        history = _link(cls, None, None, 0)
        for move in moves:
            history = history.add(move)
        return history

    def add(self, move: M) -> Self:
        """This history with one move more."""
        return _link(type(self), self, move, self._ply + 1)

    def __setattr__(self, name: str, value: object) -> NoReturn:
        # A history is shared by the states of a game, and bots are given some of them.
        raise AttributeError(f"a history cannot be changed: {name}")

    def __delattr__(self, name: str) -> NoReturn:
        raise AttributeError(f"a history cannot be changed: {name}")

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


H = TypeVar("H", bound=History[Any])

# The slots themselves: what `__setattr__` refuses to others is done here, and faster.
_SLOTS: Final = tuple(vars(History)[name].__set__ for name in History.__slots__)
_set_before, _set_last, _set_ply = _SLOTS


def _link(kind: type[H], before: H | None, last: object, ply: int) -> H:
    link = object.__new__(kind)
    _set_before(link, before)
    _set_last(link, last)
    _set_ply(link, ply)
    return link


def states_of(game: G) -> list[G]:
    """Every state that led to a game, itself included: the state of ply p is `states_of(game)[p]`."""
    states = [game.start_state()]
    for move in game.moves:
        states.append(states[-1].play(move))
    return states


def states_of_round(states: Sequence[G], number: int) -> tuple[int, Sequence[G]]:
    """The ply of a round's first state, and its states: the one after its last move too, which may begin the next."""
    plies = [ply for ply, state in enumerate(states) if state.round == number]
    return plies[0], states[plies[0] : plies[-1] + 2]


def ends_of_rounds(states: Sequence[G]) -> list[G]:
    """The first of a game's states, and the one after each round; of a game that is over at once both are the same."""
    firsts = [after for before, after in pairwise(states) if after.round > before.round]
    return [states[0], *firsts, *states[-1:]] if states[-1].to_move is None else [states[0], *firsts]


def round_has_just_begun(states: Sequence[Any]) -> bool:
    """Whether the last move ended a round, from every state up to the one in question, or the last two of them."""
    return len(states) > 1 and bool(states[-1].round > states[-2].round)
