"""The lobby's choice of a sheet: the kit's, or one that people click together as the box has it."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from typing import Final

import ipywidgets as w

from ...kit.language.words import Words
from ...kit.page.controls import button, dropdown, show_if
from ...kit.page.markup import status_html
from ...kit.rules.errors import GameError
from ...kit.table.kind import LobbyError
from ...kit.table.picture_board import Drawing, PictureBoard
from ...kit.table.scene import BoardShown
from ..drawing import LEFT, RIGHT, RowView, SheetView, edited_svg
from ..rules.sheet import PLAIN, ROWS, SHEET, SIGNS, Sheet, row_index

KIT: Final = "kit"
OWN: Final = "own"


class SheetPicker:
    """The controls, one below the other.

    Attributes:
        widget: the list, and for an own sheet its picture, its text, and a button that takes the last change back.
        sheet: the own sheet.
    """

    def __init__(self, words: Words) -> None:
        self._words, self._before, self.sheet = words, list[Sheet](), SHEET
        say = words.say
        self.which = dropdown(say("sheet-which"), [(say("sheet-of-kit"), KIT), (say("sheet-own"), OWN)])
        self.board = PictureBoard(lambda sheet, label: _drawing(sheet, words)).add_class("bw-repeats")
        self.board.on_pick(lambda what, turn: self._try(lambda: edited(self.sheet, what)))
        self.letters = w.Text(description=say("sheet-text"), continuous_update=False)
        self.undo = button(say("tool-undo"), self._take_back, icon="undo")
        self.told = w.HTML()
        hint = w.HTML(status_html(say("sheet-hint"), "note"))
        self._own = w.VBox([hint, self.board, w.HBox([self.letters, self.undo]).add_class("bw-row"), self.told])
        self.widget = w.VBox([self.which, self._own]).add_class("pt-sheet-picker")
        self.which.observe(lambda _: self._show(), "value")
        self.letters.observe(lambda change: self._read(change["new"]), "value")
        self._show()

    def text(self) -> str:
        """Which sheet is chosen, and the own one, which is remembered in any case."""
        return f"{self.which.value} {self.sheet}"

    def choose(self, text: str) -> None:
        """Choose what `text` wrote down; what is none is ignored."""
        which, _, sheet = text.partition(" ")
        try:
            self.sheet = Sheet.parse(sheet)
        except GameError:
            return
        self.which.value = which if which in (KIT, OWN) else KIT
        self._show()

    def value(self) -> Sheet:
        """The sheet to play on.

        Raises:
            LobbyError: what was typed last is no sheet.
        """
        if self.which.value == KIT:
            return SHEET
        if self._is_unread:
            raise LobbyError(self._words.say("sheet-not-read"))
        return self.sheet

    # Changes

    @property
    def _is_unread(self) -> bool:
        """Whether what was typed last is no sheet."""
        return str(self.letters.value) != str(self.sheet)

    def _read(self, text: str) -> None:
        """Take what was typed, unless it is what is shown."""
        if self._is_unread or self.told.value:
            self._try(lambda: Sheet.parse(text))

    def _try(self, change: Callable[[], Sheet]) -> None:
        """Change the sheet, or say why that cannot be."""
        try:
            sheet = change()
        except GameError as error:
            self.told.value = status_html(self._words.reason(error), "alert")
            self.undo.disabled = not (self._before or self._is_unread)
            return
        if sheet != self.sheet:
            self._before.append(self.sheet)
            self.sheet = sheet
        self._show()

    def _take_back(self) -> None:
        """Take back a text that cannot be read, or else the last change."""
        if self._before and not self._is_unread:
            self.sheet = self._before.pop()
        self._show()

    def _show(self) -> None:
        show_if(self._own, self.which.value == OWN)
        self.told.value = ""
        self.letters.value = str(self.sheet)
        self.undo.disabled = not self._before
        if self.which.value == OWN:
            self.board.draw(BoardShown(self.sheet, self._words.say("sheet-boxes")), active=True)


def edited(sheet: Sheet, what: str) -> Sheet:
    """A sheet after a click: of a box the next sign that may stand there, of + and - a box more or less.

    Args:
        sheet: before it.
        what: the row, the half, and the box or one of the `EDITS`; see `drawing.edited_svg`.

    Raises:
        GameError: there can be no such sheet; the message says why.

    >>> str(edited(SHEET, "2/0/0"))[:6], str(edited(SHEET, "2/1/+"))[:6], str(edited(SHEET, "2/1/-"))[:5]
    ('2o|oo/', 'oo|ooo', 'oo|o/')
    """
    at, side, part = what.split("/")
    row, half = int(at), int(side)
    boxes = sheet.halves[row_index(row)][half]
    if part == "+":
        return sheet.with_half(row, half, boxes + PLAIN if half == RIGHT else PLAIN + boxes)
    if part == "-":
        return sheet.with_half(row, half, boxes[:-1] if half == RIGHT else boxes[1:])
    box = int(part)
    signs = [SIGNS[(SIGNS.index(boxes[box]) + step) % len(SIGNS)] for step in range(1, len(SIGNS))]
    *others, last = (boxes[:box] + sign + boxes[box + 1 :] for sign in signs)
    for tried in others:
        with suppress(GameError):  # one of its boxes has to stay open
            return sheet.with_half(row, half, tried)
    return sheet.with_half(row, half, last)


def _drawing(sheet: Sheet, words: Words) -> Drawing:
    """The picture of a sheet that is made, and what each part of it is called."""
    view = SheetView(tuple(RowView(row, halves) for row, halves in zip(ROWS, sheet.halves, strict=True)), edited=True)
    picks: dict[str, str] = {}
    for row, halves in zip(ROWS, sheet.halves, strict=True):
        for half, boxes in zip((LEFT, RIGHT), halves, strict=True):
            side = words.say("sheet-left" if half == LEFT else "sheet-right")
            signs = {
                f"{row}/{half}/+": words.say("sheet-add", row=row, side=side, boxes=len(boxes)),
                f"{row}/{half}/-": words.say("sheet-remove", row=row, side=side, boxes=len(boxes)),
            }
            named = {
                f"{row}/{half}/{box}": words.say(
                    "sheet-box",
                    row=row,
                    side=side,
                    box=box + 1,
                    sign=words.say("sheet-plain") if sign == PLAIN else sign,
                )
                for box, sign in enumerate(boxes)
            }
            # As they stand, from the left.
            picks |= dict(reversed(signs.items())) | named if half == LEFT else named | signs
    return Drawing(edited_svg(view, words.say("game-name"), picks), picks)
