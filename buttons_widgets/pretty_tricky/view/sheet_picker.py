"""The lobby's choice of a sheet: the kit's, or one that people click together as the box has it."""

from __future__ import annotations

from contextlib import suppress

from ...kit.language.words import Words
from ...kit.lobby.own_value import OwnValue
from ...kit.rules.errors import GameError
from ...kit.table.picture_board import Drawing
from ..drawing import LEFT, RIGHT, RowView, SheetView, edited_svg
from ..rules.sheet import PLAIN, ROWS, SHEET, SIGNS, Sheet, row_index


class SheetPicker(OwnValue[Sheet]):
    """The kit's sheet, or one of one's own."""

    def __init__(self, words: Words) -> None:
        super().__init__(words, "sheet", SHEET, Sheet.parse, edited, _drawing)
        self.widget.add_class("pt-sheet-picker")


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
