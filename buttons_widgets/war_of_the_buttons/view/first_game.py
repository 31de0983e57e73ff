"""The first game, which is taught: a table that begins well, and what to try in three turns; and the lobby's list."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final

from ...kit.language.words import Words
from ...kit.page.controls import dropdown
from ...kit.rules.game import CHANCE
from ..rules.game import DEALT, PRINTED, Game
from ..rules.moves import School
from ..rules.table import Table

TAUGHT: Final = "taught"
"""What the lobby calls the first game."""
TAUGHT_TURNS: Final = 3
"""In so many turns of a person there is something to try."""

HUT_TURN: Final = 2
"""In this turn the hut is shown, if it can be paid."""

_TABLE: Final = """
round 1 first A do A turn
quarry 43210 - hut+3
forest 24210 - 5
school free
cards star/3 quarry/2
white lake=1256 market=- mill=-
A buttons=4 stars=0 brothers=1 hut=245... cards=- dice=13446 market=- mill=-
B buttons=3 stars=0 brothers=0 hut=136... cards=- dice=22356 market=- mill=-
stack hut/3*4,star2/4,brothers2/2,brothers3/3,forest/2,school/3,market/2,equal/3,set1/2,set2/2,set3/2,reroll/3 discard -
"""


@cache
def first_table() -> Table:
    """With what the first game begins: dice that beat, buy and build."""
    return Table.parse(_TABLE)


def hint(states: Sequence[Game], words: Words) -> str:
    """What the start player may try in the first turns of the first game, until it is done; "" in any other."""
    game = states[-1]
    seat, table = game.to_move, first_table()
    if str(game.setup.table) != str(table) or seat != table.first or game.table.do.used:
        return ""
    begun = [state.table.do for state in states if state.to_move is not CHANCE and state.to_move == seat]
    turns = sum(do.begins_turn for do in begun)
    if turns not in range(1, TAUGHT_TURNS + 1) or game.round > 1:
        return ""
    match game.table.do.what:
        case "turn" if turns != HUT_TURN or any(
            isinstance(move, School) and move.place == "hut" for move in game.legal_moves()
        ):
            return words.say(f"first-{turns}")
        case "after" if turns == 1:
            return words.say("first-after")
    return ""


class ScalePicker:
    """What the lobby asks for the whole table: the scales, or the first game.

    Attributes:
        widget: the list.
    """

    def __init__(self, words: Words) -> None:
        options = [(words.say(f"scales-{name}"), name) for name in (PRINTED, DEALT, TAUGHT)]
        self.widget = dropdown(words.say("scales-which"), options).add_class("wb-scales")

    def text(self) -> str:
        """What is chosen."""
        return str(self.widget.value)

    def choose(self, text: str) -> None:
        """Choose what was chosen before."""
        if text in (PRINTED, DEALT):  # who has been taught is not taught again
            self.widget.value = text

    def value(self) -> str:
        """What is chosen."""
        return self.text()
