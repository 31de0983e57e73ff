"""The tools with which the position of `coach()` is set up, unfolded beside the board."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations

import ipywidgets as w

from ...kit.coach.code_line import CodeLine
from ...kit.language.words import Words
from ...kit.page.lists import labelled_list
from ..analysis.opponents import MOST_OPPONENTS
from ..cells import COLOURS
from ..phrases.board_phrases import colour_name
from ..rules.position import MOST_BLACK_DICE
from .set_up import BUTTON, STAR


class SetUpTools(w.VBox):
    """Lists and buttons; whoever makes them follows their values and presses.

    Args:
        words: the language.
        black_dice: how many black dice the next own roll has at first.
        opponents: how many opponents are still in at first.
        again: the button that shows the board as it was at first.
        on_copy: called with the line of code that is to be copied.

    Attributes:
        tool: what a click on the board does.
        cards: the player's button cards.
        dice: how many black dice the next own roll has.
        count: how many opponents are still in.
        rolled: whether the dice have fallen.
        undo: takes back the last change.
        code: the line of code that shows the position.
    """

    def __init__(
        self, words: Words, black_dice: int, opponents: int, again: w.Button, on_copy: Callable[[str], object]
    ) -> None:
        say = words.say
        tools = [(say("coach-tool-button"), BUTTON), (say("coach-tool-star"), STAR)]
        tools += [(say("coach-tool-colour", colour=colour_name(letter, words)), letter) for letter in COLOURS]
        self.tool = labelled_list(say("coach-tool"), tools)
        cards = ["", *COLOURS, *map("".join, combinations(COLOURS, 2))]
        self.cards = labelled_list(say("coach-cards"), [(_cards_text(some, words), some) for some in cards])
        dice = [(str(count), count) for count in range(1, MOST_BLACK_DICE + 1)]
        self.dice = labelled_list(say("coach-dice"), dice, black_dice)
        counts = [(str(count), count) for count in range(MOST_OPPONENTS + 1)]
        self.count = labelled_list(say("coach-opponents"), counts, opponents)
        self.rolled = w.ToggleButton(description=say("coach-rolled"), tooltip=say("coach-rolled-hint"))
        self.undo = w.Button(description=say("tool-undo"), tooltip=say("coach-undo-hint"), icon="undo")
        self.code = CodeLine(words, "coach-copy-hint", on_copy)
        rows = [[self.tool, self.cards], [self.dice, self.count, self.rolled], [self.undo, again, self.code.button]]
        super().__init__([*(w.HBox(row).add_class("bw-row") for row in rows), self.code.text])
        self.add_class("bw-set-up")


def _cards_text(cards: str, words: Words) -> str:
    return words.listed([colour_name(card, words) for card in cards]) if cards else words.say("coach-no-cards")
