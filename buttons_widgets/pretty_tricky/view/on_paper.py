"""Pretty Tricky on paper: `tick_sheet()` makes sheets to print, and the dice of a screen say what they offer there."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Final

from ...kit.classroom.paper import Sheets, copies, paper_of
from ...kit.language.words import KIT_WORDS, Words, words_in
from ...kit.rules.errors import parsed_as
from ...kit.rules.numbers import number_within
from ...kit.table.scene import DiceShown, Rolled
from ..drawing import BOX, sheet_markup, sheet_size
from ..phrases import dice_shown, dice_text
from ..rules.game import MARKS_TO_END
from ..rules.moves import Dice
from ..rules.sheet import SHEET, Sheet

SCALES: Final = (4.2 / BOX, 9.0 / BOX)
"""Two sheets stand side by side if a box has 4.2 millimetres or more; it never has more than 9."""

_WORDS: Final = (KIT_WORDS, Path(__file__).parents[1] / "words")
_RULES: Final = ("before", "own", "others", "score", "end", "points")


def tick_sheet(
    copies: int | None = None,
    players: int | None = None,
    *,
    sheet: Sheet | str = SHEET,
    paper: str = "a4",
    language: str | None = None,
) -> Sheets:
    """Sheets to print for Pretty Tricky, as many on a page as fit, with the rules below them.

    You need a pencil for each player, and three blue dice and a red one, or three of a kind and another; or a screen
    with `dice_roller()`. The lobby of `play()` prints them too: *Play on paper…*.

        tick_sheet().save("sheets.html")  # open it in a browser, print it, and cut it along the dashed lines

    Args:
        copies: how many sheets; if left out, as many whole pages as the players need.
        players: 2 to 4, whose numbers are ticked on the sheets; left out, the players tick them before the game.
        sheet: the sheet, or its text, such as that of the game's box; the project's own if left out.
        paper: `"a4"` or `"letter"`.
        language: of every word; the chosen one if left out.

    Raises:
        ValueError: there is no such sheet or paper, there are no games of so many, there are fewer copies than one or
            more than sixty, or there are no words in the language.

    >>> tick_sheet()
    <Sheets for Pretty Tricky: 1 page, A4>
    >>> tick_sheet(6, players=2, paper="letter")
    <Sheets for Pretty Tricky, 2 players: 2 pages, letter>
    """
    wanted = parsed_as(Sheet, sheet)
    most = max(MARKS_TO_END)
    several = 0 if players is None else number_within(players, 2, most, f"sheets are printed for 2 to {most} players")
    return printed(wanted, several, paper, words_in(_WORDS, language), copies)


def printed(sheet: Sheet, players: int, paper: str, words: Words, count: int | None = None) -> Sheets:
    """The pages for a sheet and so many players, 0 for any number."""
    on = paper_of(paper)
    seats = players or 3  # three tick nothing before the game, nor do those who are not counted yet
    view = sheet.view(sheet.start_position(seats), seats)
    view = replace(view, score=None, name_label=words.say("lobby-name"), start_label=words.say("tick-sheet-starts"))
    rules = [words.say(f"tick-sheet-{name}", players=players, marks=MARKS_TO_END.get(players, 0)) for name in _RULES]
    drawn, size = sheet_markup(view), sheet_size(view)
    title = words.say("tick-sheet", players=players)
    pages = copies(drawn, size, count, SCALES, rules, on, lambda page: f"{title}, {page}", players or 1)
    return Sheets(title, pages, on, words)


def rolled(pips: tuple[int, ...] | None, words: Words) -> Rolled:
    """The dice of a roll, the ways to split them for whoever rolled, and the sums of two blue dice for the others."""
    dice = Dice(pips[:-1], pips[-1]) if pips else None
    shown = DiceShown(dice_shown(dice), dice_text(dice, words))
    if dice is None:
        return Rolled(shown)
    splits, sums = [f"{low} + {high}" for low, high in dice.splits], [str(row) for row in dice.blue_sums]
    return Rolled(shown, ((words.say("roller-own"), splits), (words.say("roller-others"), sums)))
