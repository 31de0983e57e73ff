"""What can become of a turn: every way to play it, once for each outcome, and the best of them.

A turn holds no chance, so this is exact. What comes after it is another matter.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, replace
from math import isnan
from numbers import Real
from typing import Final

from ...kit.rules.answer import Answer
from ...kit.rules.errors import GameError, parsed_as, unwanted
from ...kit.rules.game import Seat
from ...kit.rules.phrase import Phrase
from ..rules.box import SETTINGS
from ..rules.moves import Bid, Move
from ..rules.parts import BUILT, EMPTY, Player, Task
from ..rules.table import Table
from ..rules.turn import after_turn_move, bids, supplements, turn_moves

BUTTONS: Final = "buttons"
HOLD: Final = "hold"
"""The goals of `best_turns` that have a name; the second one is followed by a setting's."""

_GOAL: Final = Phrase(
    "refused-war-goal",
    "a goal is buttons, hold quarry, hold forest, hold meadow, or a function of the table after the turn",
)
_WORTH: Final = Phrase("refused-war-worth", "a goal says a number for each table")


@dataclass(frozen=True, slots=True)
class Turn:
    """A whole turn, or the rest of one.

    Attributes:
        moves: what the player does.
        table: what lies there then, with the next turn to be done; `end` if nobody has a die left.
    """

    moves: tuple[Move, ...]
    # The moves tell turns of a table apart, and their hash takes a fraction of its time.
    table: Table = field(hash=False)

    def __str__(self) -> str:
        return ", ".join(map(str, self.moves))


def turns(table: Table) -> Iterator[Turn]:
    """What can become of the mover's turn: every table that it may lead to, once.

    Of several ways to the same table the one with the fewest moves is told, and of those the first in the order of the
    legal moves. Turns of few moves come first.

    Args:
        table: a turn begins or goes on there.

    Raises:
        GameError: it is no table, or nobody's turn.

    >>> from buttons_widgets.war_of_the_buttons import CHANCE, Game
    >>> state = Game.start(["Ada", "Bo"], seed="one")
    >>> while state.to_move is CHANCE:
    ...     state = state.play(state.chance_move())
    >>> found = list(turns(state.table))
    >>> len(found), str(found[0]), str(found[-1])
    (422, 'brothers 3', 'market 3, market 3, market 4, market 4, done, done')
    """
    table = parsed_as(Table, table)
    if not table.do.is_of_turn:
        raise GameError.of("refused-war-no-turn", "it is nobody’s turn here: do {task}", task=str(table.do))
    return _turns(table)


def _turns(table: Table) -> Iterator[Turn]:
    seen = {table}
    unfinished = [Turn((), table)]
    for turn in unfinished:  # it grows: those of fewer moves stand first
        for move in turn_moves(turn.table):
            lying = after_turn_move(turn.table, move)
            known = len(seen)
            seen.add(lying)
            if len(seen) > known:  # asking first whether it is there would hash it twice
                longer = Turn((*turn.moves, move), lying)
                if lying.do.what == "end" or lying.do.begins_turn:
                    yield longer
                else:
                    unfinished.append(longer)


def best_turns(table: Table, goal: str | Callable[[Table], float] = BUTTONS) -> Answer:
    """What each turn is worth, exactly, the best first.

    Args:
        table: a turn begins or goes on there.
        goal: `"buttons"`, how many more the mover has after the turn; `"hold quarry"`, or another setting, the same of
            the turns only after which a coloured die of the mover lies there; or a function that says of the table
            after the turn how good it is.

    Returns:
        An option for each outcome: its `choice` is a `Turn`, the larger its `value` the better, and `tied` says whether
        another one has the same. There is none if no turn holds the setting.

    Raises:
        GameError: it is no table, nobody's turn, no such goal, or what the function says is no number.

    >>> from buttons_widgets.war_of_the_buttons import CHANCE, Game
    >>> state = Game.start(["Ada", "Bo"], seed="one")
    >>> while state.to_move is CHANCE:
    ...     state = state.play(state.chance_move())
    >>> [(str(one.choice), one.value, one.tied) for one in best_turns(state.table, "hold quarry").options[:2]]
    [('quarry 3, done', 4, True), ('quarry 33, done', 4, True)]
    """
    found = turns(table)
    seat, before = table.do.mover, table.players[table.do.mover].buttons
    if callable(goal):
        return Answer.of({turn: _worth(goal(turn.table)) for turn in found})
    name = goal if isinstance(goal, str) else ""
    start, _, held = name.partition(" ")
    if name != BUTTONS and not (start == HOLD and held in SETTINGS):
        raise unwanted(_GOAL, goal)
    if held:
        if held not in table.in_play:
            raise GameError.of("refused-war-not-in-play", "the meadow is in play with four players only")
        found = (turn for turn in found if turn.table.setting(held).by == seat)
    return Answer.of({turn: turn.table.players[seat].buttons - before for turn in found})


def replies(table: Table, setting: str) -> Iterator[Turn]:
    """The bids of other players that beat what lies on a setting, if it were their turn, with what all have now.

    They may take a white die, turn one, give up a card and take a big brother along. Who has no die has no turn.

    Args:
        table: it.
        setting: one that is in play.

    Yields:
        The moves up to the bid, with the table before it.

    >>> from buttons_widgets.war_of_the_buttons import Table
    >>> table = Table.parse(
    ...     "round 1 first A do B turn / quarry 43210 1:A5 hut / forest 24210 - 5 / school free / cards - - / "
    ...     "white lake=- market=- mill=1234 / "
    ...     "A buttons=6 stars=0 brothers=0 hut=123... cards=- dice=- market=1234 mill=- / "
    ...     "B buttons=1 stars=0 brothers=0 hut=123... cards=- dice=5 market=1234 mill=- / stack - discard -"
    ... )
    >>> [str(turn) for turn in replies(table, "quarry")]
    ['change 5 6, quarry 6']
    """
    for seat, player in enumerate(table.players):
        if player.dice.has_dice and seat != table.setting(setting).by:
            begun = replace(table, do=Task("turn", seat))
            ready = [Turn((), begun)]
            for move in supplements(begun, player):
                lying = after_turn_move(begun, move)
                frees = list(turn_moves(lying)) if lying.do.what == "free" else []
                ready += [Turn((move, free), after_turn_move(lying, free)) for free in frees]
                ready += [] if frees else [Turn((move,), lying)]
            for turn in ready:
                found = (bid for bid in bids(turn.table, seat) if isinstance(bid, Bid) and bid.setting == setting)
                yield from (Turn((*turn.moves, bid), turn.table) for bid in found)


def better_turn(table: Table, played: Table) -> Turn | None:
    """A turn that leaves all as the one that was played, but more buttons, stars, brothers, sections or cards.

    Args:
        table: the turn begins there.
        played: what lay there after it, with the next turn to be done, or `end`.

    Returns:
        The one with the most buttons, of several the first; `None` if there is none.
    """
    seat = table.do.mover
    mine, rest = _goods(played.players[seat]), _without_goods(played, seat)
    better = (
        turn
        for turn in turns(table)
        if turn.table.school == played.school  # it differs most often
        and _goods(turn.table.players[seat]) > mine
        and _without_goods(turn.table, seat) == rest
    )
    return max(better, key=lambda turn: turn.table.players[seat].buttons, default=None)


def _without_goods(table: Table, seat: Seat) -> Table:
    """A table without what a player would never rather be without."""
    player = table.players[seat]
    bare = replace(player, buttons=0, stars=0, brothers=0, hut=player.hut.replace(BUILT, EMPTY), cards=())
    return table.with_player(seat, bare)


def _goods(player: Player) -> Counter[object]:
    """What a player would never rather be without: a multiset."""
    owned = {"buttons": player.buttons, "stars": player.stars, "brothers": player.brothers}
    return Counter(owned) + Counter([*player.built_sections, *player.cards])


def _worth(said: object) -> float:
    """The number that a goal says."""
    try:
        worth = float(said) if isinstance(said, Real) else float("nan")
    except OverflowError:
        worth = float("nan")
    if isnan(worth):
        raise unwanted(_WORTH, said)
    return worth
