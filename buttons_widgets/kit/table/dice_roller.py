"""Dice for people who play with sheets of paper: a screen shows them large, and says what a roll offers."""

from __future__ import annotations

from collections.abc import Callable
from html import escape
from pathlib import Path
from time import monotonic
from typing import Any, Final

from ..dice.die import Die, face
from ..dice.tray import DiceTray, tray_texts
from ..language.words import Words
from ..page import widgets as w
from ..page.action import Action
from ..page.activity import Activity
from ..page.controls import button
from ..page.frame import FullScreen
from ..page.static_picture import SavedAsSvg
from ..page.svg import group, panel, picture, written
from ..rules.chance import fair_dice, new_seed
from ..rules.errors import GameError
from ..rules.names import checked_seed
from .kind import Kind
from .layout import show_dice
from .pages import title_html
from .scene import Rolled

SHEET: Final = Path(__file__).parent / "static" / "dice_roller.css"
TUMBLE: Final = 900
"""Large dice tumble for so many milliseconds; a press before they lie is a slip, and rolls no second time."""
PAST: Final = 6
"""So many of the rolls before are shown."""


class DiceRoller(SavedAsSvg, w.VBox):
    """Large dice, a button that rolls them, what the roll offers, and the rolls before.

    A roll is a roll: there is no undo. Nothing is written on any disk.

    Args:
        seed: decides all rolls; a fresh one if left out.
        on_back: called when somebody wants to go back to where the dice were asked for; left out, there is no way back.

    Attributes:
        rolls: the pips of every roll, the first one first.

    Raises:
        GameError: the game is not played on paper, or the seed is invalid.
    """

    def __init__(
        self, kind: Kind[Any, Any], words: Words, seed: object = None, on_back: Callable[[], object] | None = None
    ) -> None:
        if kind.rolled is None:
            raise GameError(f"{kind.state.title} is not played on paper: there are no dice to roll for it")
        self.rolls = list[tuple[int, ...]]()
        self._rolled, self._words = kind.rolled, words
        self._seed = new_seed() if seed is None else checked_seed(seed)
        self._rests = 0.0
        say = words.say
        self._activity = activity = Activity(words, (*kind.sheets, SHEET))
        self.frame = activity.frame
        self.title = w.HTML()
        self.tray = DiceTray(texts=tray_texts(words))
        self.actions = activity.row(lambda _: self._roll())
        # What the table holds back while the dice tumble: see `pages.css`.
        self.offers = w.HTML().add_class("bw-notice")
        self.past = w.HTML()
        back = [button(say("lobby-back"), on_back, icon="arrow-left")] if on_back else []
        tools = w.HBox([*back, FullScreen(words)]).add_class("bw-tools")
        play = w.Box([self.tray, self.actions]).add_class("bw-roller-play")
        floor = w.Box([play, self.offers, self.past]).add_class("bw-roller-floor")
        bar = w.HBox([self.title, tools]).add_class("bw-bar")
        super().__init__([*activity.head, bar, floor])
        self.add_class("bw-table").add_class("bw-roller")
        self._show()

    @property
    def _shown(self) -> Rolled:
        return self._rolled(self.rolls[-1] if self.rolls else None, self._words)

    def _roll(self) -> None:
        if monotonic() < self._rests:
            return
        self._rests = monotonic() + TUMBLE / 1000
        self.rolls.append(fair_dice(self._seed, len(self.rolls), len(self._shown.dice.dice), 6))
        self._show()

    def _show(self) -> None:
        """Show the last roll, and let it tumble; the dice alone if there was none."""
        activity = self._activity
        activity.advance()
        say, shown = self._words.say, self._shown
        activity.offer(self.actions, [Action("roll", say("roller-roll"), say("roller-roll-hint"), "r", main=True)])
        with self.tray.hold_sync():
            show_dice(self.tray, shown.dice, activity.turn)
            if self.rolls:
                self.tray.roll(TUMBLE)
        count = say("roller-count", number=len(self.rolls))
        self.title.value = title_html(say("game-name"), "")
        self.offers.value = f'<div class="bw-roller-count">{escape(count)}</div>' + "".join(
            f'<div class="bw-roller-for">{escape(who)}</div>'
            f'<ul class="bw-roller-sums">{"".join(f"<li>{escape(one)}</li>" for one in offered)}</ul>'
            for who, offered in shown.offers
        )
        self.past.value = self._past_html()
        activity.shown(". ".join([count, shown.dice.label, *_lines(shown)]), [".bw-actions button"])

    def _past_html(self) -> str:
        """The rolls before the last one, the latest first."""
        before = list(enumerate(self.rolls, 1))[-2 : -2 - PAST : -1]
        if not before:
            return ""
        rows = "".join(
            f'<tr><th scope="row">{number}</th><td>{escape(self._rolled(pips, self._words).dice.label)}</td></tr>'
            for number, pips in before
        )
        caption = f"<caption>{escape(self._words.say('roller-past'))}</caption>"
        return f'<table class="bw-roller-past">{caption}{rows}</table>'

    def _repr_svg_(self) -> str:
        """The dice as they lie, and what they offer."""
        shown, lines = self._shown, _lines(self._shown)
        width, height = 60 * max(8, len(shown.dice.dice)), 84 + 26 * len(lines)
        dice = (
            group(face(die.value, die.body, die.pips), at=(44 + 60 * place, 42), scale=1.2)
            for place, die in enumerate(map(Die.of, shown.dice.dice))
        )
        told = (written(line, 20, 98 + 26 * row, size=16) for row, line in enumerate(lines))
        return picture((0, 0, width, height), panel(width, height), *dice, *told, label=shown.dice.label)

    def __repr__(self) -> str:
        return f"DiceRoller({len(self.rolls)} rolls)"


def _lines(rolled: Rolled) -> list[str]:
    """What a roll offers: for whom it is, then what can be chosen."""
    return [line for who, offered in rolled.offers for line in (who, ", ".join(offered))]
