"""A bot for War of the Buttons that takes what is worth most at once."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Final

from ...kit.rules.bots import WorthBot
from ..rules.course import after
from ..rules.game import Game
from ..rules.moves import Move, Reroll
from ..rules.parts import Player
from ..rules.table import Table

# What things are worth in buttons: thumb rules, not measured.
GOAL: Final = 7.0
"""A section or a star: at school each costs five to ten."""
CARD: Final = 4.0
"""A card besides what it does: two buttons a round."""
BROTHER: Final = 2.0
DIE: Final = 1.5
"""A die that is still to be placed."""
DETAINED: Final = 3.0
"""A die that is missing in every round, and keeps a section from being built."""
ENOUGH: Final = 15
"""More buttons than so many count less: there is nothing to buy with them at once."""
PAIR: Final = 0.6
"""Each die more of the same value."""
AT_SCHOOL: Final = {"exam": 1.5, "first": 1.0, "tattle": -2.0}
"""A die there, besides what it brings at once."""
HOLDS: Final = (0.0, 0.2, 0.5, 0.8)
"""How likely so many dice hold a setting to the end of the round; more dice as likely as three."""
ENDS: Final = 30.0
"""To have what ends the game."""


class GreedyBot(WorthBot[Move]):
    """Takes what is worth most at once, and does not look at what others may answer.

    >>> game = Game.start(["Ada", "Bo"], seed="greedy")
    >>> while game.to_move != 0:
    ...     game = game.play(game.chance_move())
    >>> print(game.table.players[0].dice, game.table.setting("quarry"))
    12366 43210 - hut+5
    >>> GreedyBot(seed=1)(game)
    Bid(setting='quarry', dice='66')
    """

    def worths(self, game: Game) -> Mapping[Move, float]:
        """What the table is worth after every legal move."""
        seat = game.table.do.mover
        found: dict[Move, float] = {}
        for move in game.legal_moves():
            if isinstance(move, Reroll):  # what falls is not known: the dice count as they lie, and a little less
                found[move] = worth_of(game.table, seat) - PAIR
            else:
                found[move] = worth_of(after(game.table, move), seat)
        return found


def worth_of(table: Table, seat: int) -> float:
    """What a table is worth to a seat, in buttons."""
    player, goal = table.players[seat], table.box.goal
    worth = min(player.buttons, ENOUGH) + 0.3 * max(0, player.buttons - ENOUGH)
    worth += GOAL * (player.built + player.stars) + CARD * len(player.cards) + BROTHER * player.brothers
    worth += ENDS * (player.built >= goal) + ENDS * (player.stars >= goal)
    worth += _of_dice(player) - DETAINED * len(player.detained)
    if table.do.seat == seat:  # what is chosen next; a dice action that is still owed costs a die
        worth += {"build": GOAL, "free": DETAINED + DIE, "turn": -DIE}.get(table.do.what, 0.0)
    for there in table.settings:
        if there.by == seat:
            worth += HOLDS[min(there.dice.count, len(HOLDS) - 1)] * _of_marker(there.marker)
    for place, many in AT_SCHOOL.items():
        die = table.at_school(place)
        worth += many * (die is not None and die[0] == seat)
    return worth


def _of_dice(player: Player) -> float:
    """Dice that are still to be placed: how many, and how many alike."""
    dice = player.dice.own + player.dice.white
    return DIE * len(dice) + PAIR * (max(Counter(dice).values(), default=1) - 1)


def _of_marker(marker: str) -> float:
    """What a bonus marker brings."""
    worths = {"hut": GOAL, "star": GOAL, "free": DETAINED, "brother": BROTHER, "brothers2": 2 * BROTHER, "": 0.0}
    return sum(float(part) if part.isdigit() else worths[part] for part in marker.split("+"))
