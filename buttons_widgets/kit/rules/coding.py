"""How a game is put into numbers for agents in training, which choose actions by number and see arrays.

A move is made of one or several *actions*, numbered from 0. Most moves are one action. A move with many parts, such as
several pieces put on a board at once, is chosen part by part, so that a game needs as many actions as it has places,
and not one for each of the thousands of ways to put the pieces.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol, TypeVar

from .game import Game, Seat

M_co = TypeVar("M_co", covariant=True)
G_contra = TypeVar("G_contra", bound=Game[Any], contravariant=True)


class Coding(Protocol[G_contra, M_co]):
    """The actions of a game and what a player sees of it, as numbers. It holds for all games that begin alike."""

    @property
    def actions(self) -> Sequence[str]:
        """What each action does, by its number, such as `"roll"`: the short text of the move or of the part."""

    @property
    def planes(self) -> Sequence[str]:
        """What each plane of an observation shows, in a few words."""

    @property
    def shape(self) -> tuple[int, ...]:
        """The shape of an observation: the number of planes, then rows and columns of a board."""

    @property
    def most(self) -> int:
        """The greatest number that an observation can hold; the least is 0."""

    def legal(self, game: G_contra, chosen: tuple[int, ...]) -> Sequence[int]:
        """The actions that the player to move may choose next.

        Args:
            chosen: the actions of this move that are chosen already.
        """

    def move(self, game: G_contra, chosen: tuple[int, ...]) -> M_co | None:
        """The move that these actions make; `None` if there are more to be chosen."""

    def observe(self, game: G_contra, seat: Seat, chosen: tuple[int, ...]) -> Any:
        """What a player sees, as a numpy array of int8: its own board first, then the others clockwise.

        Args:
            chosen: the actions of the move to come that are chosen already; everybody sees them.
        """

    def score(self, game: G_contra, seat: Seat) -> float:
        """What a player has gained so far, in whatever the game counts."""
