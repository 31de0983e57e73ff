"""The bots for Button Up!, from one that plays anything to one that cannot be beaten at the battle.

Each is asked to sow, and from the second battle on to decide who is first. Of moves that seem as good as each other a
bot takes any, so that nobody meets the same match twice.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping

from ..kit.rules.bots import WorthBot
from ..kit.rules.numbers import number_within
from .analysis.solver import Circle, circle_of, exchanged, lead_of, sowings
from .analysis.worths import question_of, worths
from .rules.game import Game
from .rules.moves import Move, PlayFirst, PlaySecond, Sow
from .rules.position import Position


class PlaceBot(WorthBot[Move]):
    """A bot that gives every sowing a worth, and decides to be first if that seems worth more than being second."""

    @abstractmethod
    def worth(self, position: Position, place: int) -> float:
        """What it thinks that a sowing is worth to the mover."""

    def worths(self, game: Game) -> dict[Move, float]:
        """What it thinks that every move is worth."""
        question = question_of(game)
        sowings = self._sowings(question.position)
        if not question.decides:
            return sowings
        others = self._sowings(question.position.begun_by_other())
        return {PlayFirst(): max(sowings.values()), PlaySecond(): -max(others.values())}

    def _sowings(self, position: Position) -> dict[Move, float]:
        return {Sow(place): self.worth(position, place) for place in position.legal_places()}


class ReplayBot(PlaceBot):
    """Plays again whenever it can, and sows anything else if it cannot.

    >>> from buttons_widgets.button_up import Game, ReplayBot, Deal, Sow
    >>> game = Game.start(["Ada", "Bo"], first="Ada", seed=1).play(Deal("kkwwrkrwr")).play(Sow(4))
    >>> ReplayBot()(game)
    Sow(place=3)
    """

    def worth(self, position: Position, place: int) -> float:
        """1 for a sowing that plays again, 0 for any other."""
        return float(position.plays_again(place))


class HeightBot(PlaceBot):
    """Sows so that its own buttons stand as high and the other player's as low as can be, and looks no further."""

    def worth(self, position: Position, place: int) -> float:
        """What its army is then worth more than the other one, as the piles stand."""
        after = position.sow(place)
        return after.margin if position.mover == "r" else -after.margin


class SearchBot(PlaceBot):
    """Looks a few sowings ahead, plays these as well as can be, and then counts the heights as the piles stand.

    Args:
        sowings: how many sowings, its own the first of them: 1 to 8.
        seed: makes the bot's choices the same in every run; left out, they differ.

    Raises:
        GameError: `sowings` is no such number.

    >>> SearchBot(sowings=3)
    SearchBot(sowings=3)
    """

    def __init__(self, sowings: int = 3, seed: int | str | None = None) -> None:
        self.sowings = number_within(sowings, 1, 8, "a bot looks 1 to 8 sowings ahead")
        super().__init__(seed)

    def worth(self, position: Position, place: int) -> float:
        """The lead that the sowings ahead lead to."""
        after = position.sow(place)
        # The circle is seen by whoever is to sow; at the end nobody is, and it stays as the mover sees it.
        mine = circle_of(after.piles, position.mover)
        ahead = self.sowings - 1
        return _searched(mine, ahead) if after.mover == position.mover else -_searched(exchanged(mine), ahead)

    def __repr__(self) -> str:
        return f"{type(self).__name__}(sowings={self.sowings})"


class PerfectBot(WorthBot[Move]):
    """Never makes a mistake: it plays for the best chance to win the match, and in a battle nothing is better.

    >>> from buttons_widgets.button_up import Game, PerfectBot, Deal, Sow
    >>> game = Game.start(["Ada", "Bo"], first="Ada", seed=1).play(Deal("kkwwrkrwr"))
    >>> PerfectBot()(game.replay([Sow(4), Sow(3), Sow(5), Sow(7), Sow(9), Sow(8)]))
    Sow(place=2)
    """

    def worths(self, game: Game) -> Mapping[Move, float]:
        """Its chance to win the match after every move."""
        return worths(question_of(game, "match"))


def _searched(circle: Circle, ahead: int) -> float:
    """The best lead for red, who is to sow, within some sowings."""
    if not ahead or len(circle) == 1:
        return lead_of(circle)
    return max(
        _searched(after, ahead - 1) if again else -_searched(exchanged(after), ahead - 1)
        for _, after, again in sowings(circle)
    )
