"""A table of War of the Buttons without a browser, written in a few words; and a person who sits at it."""

from __future__ import annotations

import re
from itertools import pairwise
from typing import Any, Final

from buttons_widgets.kit.rules.bots import RandomBot
from buttons_widgets.kit.table.session import Session
from buttons_widgets.kit.table.table import Table as KitTable
from buttons_widgets.war_of_the_buttons.kind import WAR_OF_THE_BUTTONS as WAR
from buttons_widgets.war_of_the_buttons.rules.game import Game
from buttons_widgets.war_of_the_buttons.view.choosing import NOTHING_CHOSEN
from buttons_widgets.war_of_the_buttons.view.pictures import badges
from tests.hands import Hands

NAMES: Final = ("Ada", "Bo")
WORDS, VIEW = WAR.words("en"), WAR.view
USUAL: Final = "buttons=9 stars=0 brothers=0 hut=...... cards=- dice=- market=-"
TABLE: Final = {
    "do": "A turn",
    "quarry": "-",
    "school": "free",
    "cards": "star/3 quarry/2",
    "lake": "",
    "a": "",
    "b": "",
}


def laid(**said: str) -> Game:
    """A game of two at a table of which only what matters is said; the other dice lie in the mill as ones."""
    have = TABLE | said
    on_board = f"{have['quarry']} {have['school']} {have['cards']}"
    white = have["lake"] + "".join(re.findall(r"w([1-6]+)", " ".join([on_board, have["a"], have["b"]])))
    lines = [
        f"round 1 first A do {have['do']}", f"quarry 43210 {have['quarry']} hut+3", "forest 24210 - 5",
        f"school {have['school']}", f"cards {have['cards']}",
        f"white lake={have['lake'] or '-'} market=- mill={'1' * (4 - len(white)) or '-'}",
    ]  # fmt: skip
    for seat in "AB":
        player = dict(part.split("=") for part in f"{USUAL} {have[seat.lower()]}".split())
        lies = "".join(re.findall(rf"{seat}([1-6]+)", on_board)) + player["market"] + player["dice"].split("w")[0]
        many = len(re.sub("[.#]", "", player["hut"])) + len(lies.replace("-", ""))
        player["mill"] = "1" * (8 - many) or "-"
        lines.append(f"{seat} {' '.join(f'{name}={text}' for name, text in player.items())}")
    return Game.at_table(" / ".join([*lines, "stack - discard -"]), NAMES, seed="laid")


class Villager(Hands):
    """A person who points at dice, places and the own mat.

    Args:
        game: a game; if left out, what else is said is for `laid`.
        bots: who sits there; at first two people.
    """

    def __init__(self, game: Game | None = None, bots: Any = (None, None), **said: str) -> None:
        session: Session[Any] = Session(game or laid(**said), bots, VIEW.asks)
        super().__init__(KitTable(WAR, session, WORDS, pace="once"))

    @property
    def game(self) -> Game:
        """The state that counts."""
        game: Game = self.table.game
        return game

    @property
    def buttons(self) -> int:
        """How many buttons the first player has."""
        return self.game.table.players[0].buttons

    @property
    def done(self) -> list[str]:
        """What players have done."""
        states = self.table.session.states
        return [str(now.last_move) for was, now in pairwise(states) if isinstance(was.to_move, int)]

    @property
    def picks(self) -> dict[str, str]:
        """What can be clicked in the village and on the mats, with its name."""
        return {what: name for panel in self.table.parts.boards for what, name in panel.board.picks.items()}

    @property
    def lifted(self) -> str:
        """The pips of the dice that are lifted."""
        return "".join(str(die["value"]) for die in self.table.parts.tray.dice if die["chosen"])

    def badges(self) -> dict[str, str]:
        """What stands at the places."""
        shown = badges(self.game.table, self.table._shows.draft or NOTHING_CHOSEN)
        return {place: badge.text for place, badge in shown.items()}

    def go(self, *steps: str) -> Villager:
        """Press digits (`44`) or a button, click a die (`die 2`), or a place or something on a mat."""
        for step in steps:
            if step.isdigit():
                for digit in step:
                    self.key(digit)
            elif step.startswith("die "):
                tray = self.table.parts.tray
                tray._handle_custom_msg({"type": "die", "die": int(step[4:]), "turn": tray.turn}, [])
            elif step in self.actions:
                self.press(step)
            else:
                self.point(step)
        return self

    def point(self, what: str, turn: int | None = None) -> None:
        """Click something in the village or on a mat, now or as it was in an earlier turn."""
        assert what in self.picks, f"{what} is neither among {[*self.picks]} nor {[*self.actions]}"
        board: Any = next(panel.board for panel in self.table.parts.boards if what in panel.board.picks)
        board._handle_custom_msg({"type": "pick", "pick": what, "turn": board.turn if turn is None else turn}, [])


def states_of(seed: int, players: int = 2, bots: Any = None) -> list[Game]:
    """A whole game, played at random or by bots."""
    game = Game.start(("Ada", "Bo", "Cy", "Di")[:players], seed=seed)
    who, states = bots or [RandomBot(seed=f"{seed} {seat}") for seat in range(players)], [game]
    while (mover := states[-1].to_move) is not None:
        now = states[-1]
        states.append(now.play(who[mover](now) if isinstance(mover, int) else now.chance_move()))
    return states
