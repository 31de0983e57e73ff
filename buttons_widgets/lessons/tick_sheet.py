"""`tick_sheet()`: sheets to print, so that people play Pretty Tricky with real dice and pencils."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from ..kit.language.words import Words, words_in
from ..kit.page.svg import FONT, element, group
from ..kit.rules.errors import checked_as
from ..kit.rules.numbers import number_within
from ..pretty_tricky.drawing import BOX, SheetView, sheet_markup, sheet_size
from ..pretty_tricky.rules.sheet import SHEET, Sheet
from .board_sheet import FOLDERS, MOST
from .paper import LINE, MARGIN, Page, Paper, Sheets, paper_of, written

LEAST_BOX: Final = 4.2
"""Two sheets stand side by side if a box is no smaller, in millimetres."""
LARGEST_BOX: Final = 9.0

_GAP: Final = 4.0
_RULE: Final = 4.4
"""From a line of the rules to the next."""
_RULES: Final = ("before", "own", "others", "score", "end", "points")


def tick_sheet(
    copies: int | None = None, *, sheet: Sheet | str = SHEET, paper: str = "a4", language: str | None = None
) -> Sheets:
    """Sheets to print for Pretty Tricky, as many on a page as fit, with the rules in six lines below them.

    You need three blue dice and a red one, or three of a kind and another, and a pencil for each player.

        tick_sheet().save("sheets.html")  # open it in a browser, print it, and cut it along the dashed lines

    Args:
        copies: how many sheets; a page full if left out.
        sheet: the sheet, or its text, such as that of the game's box; the project's own if left out.
        paper: `"a4"` or `"letter"`.
        language: of every word; the chosen one if left out.

    Raises:
        ValueError: there is no such sheet or paper, there are fewer copies than one or more than sixty, or there are
            no words in the language.

    >>> tick_sheet()
    <Sheets for Pretty Tricky: 1 page, A4>
    >>> tick_sheet(6, paper="letter")
    <Sheets for Pretty Tricky: 2 pages, letter>
    """
    words, on = words_in(FOLDERS, language), paper_of(paper)
    wanted = Sheet.parse(sheet) if isinstance(sheet, str) else checked_as(Sheet, sheet)
    view = replace(wanted.view(), name_label=words.say("paper-name"), start_label=words.say("tick-sheet-starts"))
    columns, rows, scale = _layout(view, on)
    full = columns * rows
    count = full if copies is None else number_within(copies, 1, MOST, f"1 to {MOST} sheets are printed at once")
    pages = [
        Page(
            words.say("tick-sheet-page", page=number), _page(view, min(full, count - start), columns, scale, on, words)
        )
        for number, start in enumerate(range(0, count, full), start=1)
    ]
    return Sheets(words.say("tick-sheet"), pages, on, words)


def _room(paper: Paper) -> tuple[float, float]:
    """How wide and how high the room for sheets is, in millimetres."""
    return paper.right - MARGIN, paper.bottom - MARGIN - _RULE * len(_RULES)


def _layout(view: SheetView, paper: Paper) -> tuple[int, int, float]:
    """How many sheets stand side by side and one above another, and how many millimetres a unit of the drawing is."""
    (wide, high), (room_wide, room_high) = sheet_size(view), _room(paper)
    largest = min(LARGEST_BOX / BOX, room_high / high)
    beside = min((room_wide - _GAP) / 2 / wide, largest)
    columns, scale = (2, beside) if beside * BOX >= LEAST_BOX else (1, min(room_wide / wide, largest))
    return columns, max(1, int((room_high + _GAP) / (high * scale + _GAP))), scale


def _page(view: SheetView, count: int, columns: int, scale: float, paper: Paper, words: Words) -> str:
    """So many sheets, and the rules at the foot of the page."""
    wide, high = (length * scale for length in sheet_size(view))
    cut = element("rect", width=wide, height=high, fill="none", stroke=LINE, stroke_width=0.2, stroke_dasharray="2 2")
    drawn = group(sheet_markup(view), scale=scale) + cut
    places = (divmod(place, columns) for place in range(count))
    sheets = "".join(
        group(drawn, at=(MARGIN + (wide + _GAP) * column, MARGIN + (high + _GAP) * row)) for row, column in places
    )
    first = MARGIN + _room(paper)[1] + _RULE
    rules = "".join(
        written(words.say(f"tick-sheet-{name}"), MARGIN, first + _RULE * number, size=3)
        for number, name in enumerate(_RULES)
    )
    return group(sheets, font_family=FONT) + rules
