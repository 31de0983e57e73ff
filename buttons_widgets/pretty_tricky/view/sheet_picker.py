"""The lobby's choice of a sheet: the kit's, or one that people click together as the box has it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import ipywidgets as w

from ...kit.language.words import Words
from ...kit.page.controls import button, dropdown, show_if
from ...kit.page.markup import status_html
from ...kit.rules.errors import GameError
from ...kit.table.kind import LobbyError
from ...kit.table.picture_board import Drawing, PictureBoard
from ...kit.table.scene import BoardShown
from ..drawing import EDITS, LEFT, RIGHT, RowView, SheetView, edited_svg
from ..rules.sheet import MOST_BOXES, PLAIN, ROWS, SHEET, SIGNS, Sheet

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
        self.board = PictureBoard(lambda sheet, label: _drawing(sheet, words))
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
        """The own sheet; "" for the kit's."""
        return str(self.sheet) if self.which.value == OWN else ""

    def choose(self, text: str) -> None:
        """Choose the sheet that `text` wrote down; what is none is ignored."""
        try:
            self.sheet = Sheet.parse(text)
        except GameError:
            return
        self.which.value = OWN
        self._show()

    def value(self) -> Sheet:
        """The sheet to play on.

        Raises:
            LobbyError: what was typed last is no sheet.
        """
        if self.which.value == KIT:
            return SHEET
        if self.letters.value != str(self.sheet):
            raise LobbyError(self._words.say("sheet-not-read"))
        return self.sheet

    # Changes

    def _read(self, text: str) -> None:
        if text != str(self.sheet):
            self._try(lambda: Sheet.parse(text))

    def _try(self, change: Callable[[], Sheet]) -> None:
        """Change the sheet, or say why that cannot be."""
        try:
            sheet = change()
        except GameError as error:
            self.told.value = status_html(self._words.reason(error), "alert")
            return
        self._before.append(self.sheet)
        self.sheet = sheet
        self._show()

    def _take_back(self) -> None:
        if self._before:
            self.sheet = self._before.pop()
        self._show()

    def _show(self) -> None:
        show_if(self._own, self.which.value == OWN)
        self.letters.value, self.told.value = str(self.sheet), ""
        self.undo.disabled = not self._before
        self.board.draw(BoardShown(self.sheet, self._words.say("sheet-own")), active=True)


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
    row, half, part = what.split("/")
    side = int(half)
    boxes = sheet.halves[ROWS.index(int(row))][side]
    if part == "+":
        return sheet.with_half(int(row), side == RIGHT, boxes + PLAIN if side == RIGHT else PLAIN + boxes)
    if part == "-":
        return sheet.with_half(int(row), side == RIGHT, boxes[:-1] if side == RIGHT else boxes[1:])
    box, refused = int(part), GameError()
    for step in range(1, len(SIGNS)):
        sign = SIGNS[(SIGNS.index(boxes[box]) + step) % len(SIGNS)]
        try:
            return sheet.with_half(int(row), side == RIGHT, boxes[:box] + sign + boxes[box + 1 :])
        except GameError as error:
            refused = error  # one of its boxes has to stay open
    raise refused


def _drawing(sheet: Sheet, words: Words) -> Drawing:
    """The picture of a sheet that is made, and what each part of it is called."""
    view = SheetView(tuple(RowView(row, halves) for row, halves in zip(ROWS, sheet.halves, strict=True)), edited=True)
    picks = {}
    for row, halves in zip(ROWS, sheet.halves, strict=True):
        for half, boxes in zip((LEFT, RIGHT), halves, strict=True):
            side = words.say("sheet-left" if half == LEFT else "sheet-right")
            for box, sign in enumerate(boxes):
                told = words.say("sheet-plain") if sign == PLAIN else sign
                picks[f"{row}/{half}/{box}"] = words.say("sheet-box", row=row, side=side, box=box + 1, sign=told)
            for sign, possible in zip(EDITS, (len(boxes) < MOST_BOXES, boxes), strict=True):
                if possible:
                    name = words.say("sheet-add" if sign == "+" else "sheet-remove", row=row, side=side)
                    picks[f"{row}/{half}/{sign}"] = name
    return Drawing(edited_svg(view, words.say("game-name"), picks), picks)
