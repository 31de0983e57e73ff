"""The bots for War of the Buttons: each takes the move after which the table is worth most to it.

What a table is worth is a sum of a few things with weights, which are whole numbers, hundredths of a button, so that
worths are exact. The loops of the simulator (`kernel.py`) do the same, and a test compares each move.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import ClassVar, Final, NamedTuple

from ...kit.rules.bots import WorthBot
from ...kit.rules.game import Seat
from ..rules.course import after
from ..rules.game import Game
from ..rules.moves import Build, Detain, Free, Move, Reroll
from ..rules.parts import BUILT, EMPTY, Setting
from ..rules.table import Table


class Weights(NamedTuple):
    """By what a bot weighs a table, in hundredths of a button where nothing else is said.

    Attributes:
        enough: so many buttons count fully.
        spare: a button more than that.
        section: the first section of the hut.
        more: how much more each section is worth than the one before.
        star: a star.
        ends: to have what ends the game.
        card: a card, besides what it brings at once.
        brother: a big brother.
        die: a die that is still to be placed.
        pair: each die more of the value of which there are most.
        owed: what a dice action costs that is still to be made.
        detained: what a detained die costs.
        blocked: what it costs besides, beside an empty section.
        exam: the die at this place of the school.
        first: the same.
        tattle: what the die there costs.
        study: each own die of the examined value, before one or placed, if there is a marker for it.
        hold_1: how much of the marker of a setting counts for who holds it with one die, in hundredths.
        hold_2: the same with two dice.
        hold_3: the same with more.
        rival: how much counts against one what others hold.
    """

    enough: int = 15
    spare: int = 30
    section: int = 700
    more: int = 0
    star: int = 700
    ends: int = 3000
    card: int = 400
    brother: int = 200
    die: int = 150
    pair: int = 60
    owed: int = 150
    detained: int = 300
    blocked: int = 0
    exam: int = 150
    first: int = 100
    tattle: int = 200
    study: int = 0
    hold_1: int = 20
    hold_2: int = 50
    hold_3: int = 80
    rival: int = 0


THUMB: Final = Weights()
"""Thumb rules, not measured."""
NOTHING: Final = Weights(*(0 for _ in THUMB))
"""Who weighs nothing makes any move."""

# Found by tests/fit_war.py, from games between bots that weigh otherwise.
TUNED: Final = Weights(
    enough=6, spare=41, section=818, star=289, ends=2271, card=713, brother=186, die=132, pair=40, owed=120,
    detained=669, exam=373, first=113, tattle=188, hold_1=36, hold_2=32, hold_3=49,
)  # fmt: skip
FOR_TWO: Final = Weights(
    enough=6, spare=41, section=570, more=183, star=236, ends=1730, card=745, brother=234, die=142, pair=48, owed=129,
    detained=714, blocked=127, exam=408, first=37, tattle=287, study=93, hold_1=45, hold_2=32, hold_3=41, rival=46,
)  # fmt: skip
FOR_MORE: Final = Weights(
    enough=5, spare=52, section=731, more=239, star=213, ends=2218, card=870, brother=210, die=123, pair=47, owed=150,
    detained=819, blocked=62, exam=453, first=32, tattle=490, study=104, hold_1=39, hold_2=27, hold_3=52,
)  # fmt: skip


class WeighingBot(WorthBot[Move]):
    """Takes what is worth most at once by its weights."""

    weights: ClassVar[Mapping[int, Weights]]
    """The weights by the number of players."""

    def worths(self, game: Game) -> Mapping[Move, float]:
        """What the table is worth after every legal move, in hundredths of a button."""
        table, weights = game.table, self.weights[len(game.names)]
        return {move: worth_after(table, move, weights) for move in game.legal_moves()}


class GreedyBot(WeighingBot):
    """Takes what is worth most at once by thumb rules, and does not look at what others may answer.

    >>> game = Game.start(["Ada", "Bo"], seed="greedy")
    >>> while game.to_move != 0:
    ...     game = game.play(game.chance_move())
    >>> print(game.table.players[0].dice, game.table.setting("quarry"))
    12366 43210 - hut+5
    >>> GreedyBot(seed=1)(game)
    Bid(setting='quarry', dice='66')
    """

    weights = dict.fromkeys((2, 3, 4), THUMB)


class TunedBot(WeighingBot):
    """Takes what is worth most at once, as `GreedyBot` does, by weights that were found in thousands of games.

    A card and a die out of detention are worth about twice as much to it, and a star less than half.

    >>> from buttons_widgets.war_of_the_buttons import CHANCE, Game, TunedBot
    >>> game = Game.start(["Ada", "Bo"], seed="greedy")
    >>> while game.to_move is CHANCE:
    ...     game = game.play(game.chance_move())
    >>> TunedBot(seed=1)(game)
    Bid(setting='quarry', dice='1')
    """

    weights = dict.fromkeys((2, 3, 4), TUNED)


class WatchfulBot(WeighingBot):
    """Weighs as `TunedBot` does, and minds what is examined, sections that are blocked, and what others hold.

    It has weights of its own for two players, and for three or four.

    >>> from buttons_widgets.war_of_the_buttons import CHANCE, Game, WatchfulBot
    >>> game = Game.start(["Ada", "Bo"], seed="greedy")
    >>> while game.to_move is CHANCE:
    ...     game = game.play(game.chance_move())
    >>> WatchfulBot(seed=1)(game)
    Bid(setting='quarry', dice='1')
    """

    weights = {2: FOR_TWO, 3: FOR_MORE, 4: FOR_MORE}


def worth_after(table: Table, move: Move, weights: Weights) -> int:
    """What a table is worth to the mover after a legal move.

    At the end of a round that is what lies there before the next thing happens: it happens after any of the moves.
    """
    seat, player = table.do.mover, table.players[table.do.mover]
    match move:
        case Reroll(pips):  # what falls is not known
            return (weights.die + min(1, weights.die)) * len(pips) + worth_of(after(table, move), seat, weights)
        case Detain(source, _, section):
            lost = weights.exam if source == "exam" else 0
            if source in table.in_play and len(table.setting(source).dice.own) == 1:
                lost = worth_of_marker(table.setting(source).marker, weights)
            return -lost - weights.blocked * (player.hut[section - 1] == EMPTY)
        case Free(section) if not table.do.is_of_turn:
            table = table.with_player(seat, player.freed(section))
        case Build(section) if not table.do.is_of_turn:
            table = table.with_player(seat, player.with_section(section, BUILT))
        case _:
            table = after(table, move)
    return worth_of(table, seat, weights)


def worth_of(table: Table, seat: Seat, weights: Weights) -> int:
    """What a table is worth to a seat, in hundredths of a button."""
    player, do, goal = table.players[seat], table.do, table.box.goal
    pending = do.what if do.seat == seat else ""
    built = player.built + (pending == "build")
    worth = 100 * min(player.buttons, weights.enough) + weights.spare * max(0, player.buttons - weights.enough)
    worth += weights.section * built + weights.more * (built * (built - 1) // 2) + weights.star * player.stars
    worth += weights.ends * ((built >= goal) + (player.stars >= goal)) + weights.card * len(player.cards)
    worth += weights.brother * player.brothers
    dice = player.dice.own + player.dice.white
    worth += weights.die * len(dice) + weights.pair * (max(Counter(dice).values(), default=1) - 1)
    worth -= weights.detained * len(player.detained)
    worth -= weights.blocked * sum(sign.isdigit() for sign in player.hut)
    if pending == "free":
        worth += weights.detained + weights.die
    if (pending == "turn" and do.used) or (pending == "free" and do.about == "turn"):
        worth -= weights.owed
    worth += sum(_of_setting(there, seat, weights) for there in table.settings)
    return worth + _of_school(table, seat, weights)


def worth_of_marker(marker: str, weights: Weights) -> int:
    """What a bonus marker brings."""
    worths = {
        "hut": weights.section, "star": weights.star, "free": weights.detained, "brother": weights.brother,
        "brothers2": 2 * weights.brother, "": 0,
    }  # fmt: skip
    return sum(100 * int(part) if part.isdigit() else worths[part] for part in marker.split("+"))


def _of_setting(there: Setting, seat: Seat, weights: Weights) -> int:
    """What it is worth to hold a setting, or costs that another one does."""
    if there.by is None:
        return 0
    marker = worth_of_marker(there.marker, weights)
    if there.by != seat:
        return -(weights.rival * marker // 100)
    return (weights.hold_1, weights.hold_2, weights.hold_3)[min(there.dice.count, 3) - 1] * marker // 100


def _of_school(table: Table, seat: Seat, weights: Weights) -> int:
    """What own dice at school are worth, and those of the examined value."""
    worth = 0
    for place, many in (("exam", weights.exam), ("first", weights.first), ("tattle", -weights.tattle)):
        die = table.at_school(place)
        worth += many * (die is not None and die[0] == seat)
    examined = table.at_school("exam")
    if examined is not None and table.school_marker:
        own = [die for die in table.school if die == (seat, examined[1])]
        placed = sum(dice.own.count(str(examined[1])) for by, dice in table.placed if by == seat)
        worth += weights.study * (len(own) + placed + table.players[seat].dice.own.count(str(examined[1])))
    return worth
