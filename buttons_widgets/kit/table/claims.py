"""Who moves where: at a table that is open on several screens, a screen may claim seats for itself.

A seat that nobody has claimed is everybody's, so that one screen works as it always did.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from ..rules.game import Seat

ScreenName = str
"""The name that a browser window has given itself."""

MOST_SCREENS: Final = 100
"""So many screens are remembered: more than any class has, and few enough that nobody can fill the memory."""


class Claims(NamedTuple):
    """The screens at a table and the seats that they have claimed.

    Attributes:
        screens: the screens that have shown the table, in the order in which they came.
        owners: for each claimed seat its screen, as pairs.

    >>> claims = Claims().seen("left").seen("right").claimed(0, "left")
    >>> claims.may_move(0, "right"), claims.may_move(0, "left"), claims.may_move(1, "right")
    (False, True, True)
    """

    screens: tuple[ScreenName, ...] = ()
    owners: tuple[tuple[Seat, ScreenName], ...] = ()

    def owner(self, seat: Seat) -> ScreenName:
        """The screen that has claimed a seat; "" if none has."""
        return dict(self.owners).get(seat, "")

    def may_move(self, seat: Seat, screen: ScreenName) -> bool:
        """Whether a screen may decide for a seat."""
        return self.owner(seat) in ("", screen)

    def seen(self, screen: ScreenName) -> Claims:
        """The same with one more screen, if it is not known."""
        if screen in self.screens:
            return self
        return self._replace(screens=(*self.screens, screen)[-MOST_SCREENS:])

    def gone(self, screen: ScreenName) -> Claims:
        """The same without a screen; the seats that it had claimed stay its own, for it may only be loaded anew."""
        return self._replace(screens=tuple(other for other in self.screens if other != screen))

    def claimed(self, seat: Seat, screen: ScreenName) -> Claims:
        """The same with a seat claimed by a screen, even if it was another's."""
        return self._replace(owners=(*(pair for pair in self.owners if pair[0] != seat), (seat, screen)))

    def released(self, seat: Seat) -> Claims:
        """The same with a seat that is everybody's again."""
        return self._replace(owners=tuple(pair for pair in self.owners if pair[0] != seat))
