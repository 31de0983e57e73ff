"""`board_sheet()`: boards to print, for real dice and real buttons."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from ..buttons.cells import COLOURS
from ..buttons.drawing.board_view import BoardView
from ..buttons.drawing.printed import SYMBOLS, printed_board, printed_side
from ..buttons.drawing.shapes import STAR
from ..buttons.rules.layout import LAYOUTS, Layout
from ..buttons.rules.position import Position
from ..buttons.view.sentences import MESSAGES
from ..kit.classroom.paper import (
    INK,
    MARGIN,
    MOST,
    SCALE_BAR,
    Page,
    Paper,
    Sheets,
    paper_of,
    table,
    to_fill_in,
    written,
)
from ..kit.language.words import KIT_WORDS, Words, words_in
from ..kit.rules.errors import GameError, quoted, unwanted
from ..kit.rules.phrase import Phrase

FOLDERS: Final = (KIT_WORDS, MESSAGES, Path(__file__).parent / "words" / "paper")
"""The messages of everything that is printed."""
PITCH: Final = 25.0
"""From the middle of a space to the middle of the next one, in millimetres: a button of 15 to 20 mm fits."""
SMALL_PITCH: Final = 22.0
"""The same on a board of which two stand on a page: a space of 20 mm."""
EMPTY: Final = {f"{size}x{size}": size for size in (3, 4, 5, 6)}
"""Boards without colours, by their names."""
ROUNDS: Final = 8

_HEAD: Final = 11.0
_GAP: Final = 5.0
_COLUMN: Final = 17.0
_ROW: Final = 7.0

Wanted = str | Layout | Position


@dataclass(frozen=True)
class _Board:
    """A board to print: its title, what it shows or its size, and what else there is to say of a position."""

    title: str
    shown: BoardView | int
    notes: tuple[str, ...] = ()

    @property
    def size(self) -> int:
        return self.shown if isinstance(self.shown, int) else self.shown.size

    @property
    def is_large(self) -> bool:
        return self.size > 4


def board_sheet(*boards: Wanted, paper: str = "a4", language: str | None = None) -> Sheets:
    """Boards to print, on which real buttons and coins of 15 to 20 mm fit: all eight sides if none is named.

    Every space says what it is called and which colour it has, in corners that a coin leaves free; without a colour
    printer the four colours are four greys. Boards of five and six spaces a side have a page of their own, with room
    for the stars of eight rounds. Of smaller boards two stand on a page.

        board_sheet().save("boards.html")  # open it in a browser, and print

    Args:
        boards: the letters of sides; layouts, such as `"rby/gry/ybg"`; positions, such as `"R*r/*r*/r*r r 2"`, with
            their stars, and a dashed ring where a button lies; or `"3x3"`, `"4x4"` and so on for boards without
            colours. The same may be named more than once.
        paper: `"a4"` or `"letter"`.
        language: of every word; the chosen one if left out.

    Raises:
        ValueError: a board cannot be read, there are more than sixty, there is no such paper, or there are no words in
            the language.

    >>> board_sheet()
    <Boards to print: 8 pages, A4>
    >>> board_sheet("3x3", "4x4", paper="letter")
    <Boards to print: 1 page, letter>
    """
    words, sheet = words_in(FOLDERS, language), paper_of(paper)
    if len(boards) > MOST:
        raise GameError.of(
            "refused-boards-many",
            "at most {most} boards are printed at once, not {count}",
            most=MOST,
            count=len(boards),
        )
    found = [_board(wanted, number, words) for number, wanted in enumerate(boards or tuple(LAYOUTS), start=1)]
    pages = [_page(together, sheet, words) for together in _together(found)]
    measured = words.say("paper-real-size", length=SCALE_BAR)
    return Sheets(words.say("board-sheet"), pages, sheet, words, measured=measured)


def _board(wanted: Wanted, number: int, words: Words) -> _Board:
    """The board that is meant.

    Raises:
        GameError: it cannot be read.
    """
    if isinstance(wanted, Position):
        return _position(wanted, number, words)
    if isinstance(wanted, Layout):
        return _Board(words.say("board-sheet-own", number=number), wanted.view())
    if not isinstance(wanted, str):
        board = Phrase(
            "refused-board-given", "a board is the letter of a side, a layout, a position or a size such as '3x3'"
        )
        raise unwanted(board, wanted)
    text = wanted.strip()
    if text.upper() in LAYOUTS:
        return _Board(words.say("board-sheet-side", side=text.upper()), LAYOUTS[text.upper()].view())
    size = EMPTY.get(text.lower().replace("×", "x").replace(" ", ""))
    if size is not None:
        return _Board(words.say("board-sheet-empty", size=size), size)
    if len(text) < 6:
        raise GameError.of(
            "refused-no-such-board",
            "there is no board {text}: the sides are {sides}, and boards without colours {sizes}",
            text=quoted(text),
            sides=" ".join(LAYOUTS),
            sizes=" ".join(EMPTY),
        )
    # The text of a position names cards and dice after the board; that of a layout is letters only.
    if len(text.split()) == 3 and text.split()[-1].isdigit():
        return _position(Position.parse(text), number, words)
    return _Board(words.say("board-sheet-own", number=number), Layout.parse(text).view())


def _position(position: Position, number: int, words: Words) -> _Board:
    notes = [words.say("board-sheet-dice", dice=position.black_dice)]
    if position.cards:
        colours = words.listed(words.say(f"colour-{colour}") for colour in position.cards)
        notes.append(words.say("board-sheet-cards", count=len(position.cards), colours=colours))
    return _Board(words.say("board-sheet-own", number=number), position.view(), tuple(notes))


def _together(boards: Sequence[_Board]) -> list[tuple[_Board, ...]]:
    """The boards of each page: a large one, or two small ones that follow each other."""
    pages: list[tuple[_Board, ...]] = []
    for board in boards:
        if pages and len(pages[-1]) == 1 and not board.is_large and not pages[-1][0].is_large:
            pages[-1] = (*pages[-1], board)
        else:
            pages.append((board,))
    return pages


def _page(boards: Sequence[_Board], paper: Paper, words: Words) -> Page:
    title = ", ".join(board.title for board in boards)
    if boards[0].is_large:
        return Page(title, _large(boards[0], paper, words))
    parts, y = [_name(paper, words)], MARGIN + _HEAD
    for board in boards:
        side = printed_side(board.size, SMALL_PITCH)
        x = (paper.width - side) / 2
        parts += [
            written(board.title, MARGIN, y + 6, size=5, bold=True),
            *(written(note, MARGIN, y + 12 + 5 * row, size=3.2) for row, note in enumerate(board.notes)),
            printed_board(board.shown, SMALL_PITCH, x, y),
        ]
        y += side + _GAP
    shown = [board.shown for board in boards if isinstance(board.shown, BoardView)]
    # Beside the first board, where a small one leaves room.
    parts.append(_legend(shown, MARGIN + 3, MARGIN + _HEAD + 28, words))
    return Page(title, "".join(parts))


def _large(board: _Board, paper: Paper, words: Words) -> str:
    side = printed_side(board.size, PITCH)
    y = MARGIN + _HEAD
    parts = [
        _name(paper, words),
        written(board.title, MARGIN, MARGIN + 6, size=6.5, bold=True),
        printed_board(board.shown, PITCH, (paper.width - side) / 2, y),
    ]
    y += side + _GAP
    if isinstance(board.shown, BoardView):
        parts.append(_legend([board.shown], MARGIN + 3, y + 2.5, words, across=True))
        y += 8
    rules = [words.say(f"board-sheet-{name}") for name in ("how", "earn", "end")]
    for text in (" · ".join(board.notes), *rules[:1]) if board.notes else rules:
        y += 4.2
        parts.append(written(text, MARGIN, y, size=3))
    if not board.notes:
        parts.append(_rounds(MARGIN, y + 3, paper, words))
    return "".join(parts)


def _name(paper: Paper, words: Words) -> str:
    return to_fill_in(words.say("paper-name"), paper.width / 2, MARGIN + 6, paper.right, 13)


def _marks(shown: Sequence[BoardView], words: Words) -> list[tuple[str, str]]:
    """Each mark on some boards, and what it is."""
    printed = {letter for view in shown for letter in view.colours}
    marks = [
        (SYMBOLS[colour], words.say("board-sheet-colour", letter=colour, colour=words.say(f"colour-{colour}")))
        for colour in COLOURS
        if colour in printed
    ]
    if any(view.stars for view in shown) or "*" in printed:
        marks.append((STAR, words.say("board-sheet-star")))
    if any(view.buttons for view in shown):
        ring = f'<circle r="20" fill="none" stroke="{INK}" stroke-width="2.2" stroke-dasharray="5 3"/>'
        marks.append((ring, words.say("board-sheet-laid")))
    return marks


def _mark(mark: str, x: float, y: float) -> str:
    return f'<g transform="translate({x:g} {y:g}) scale(.13)">{mark}</g>'


def _legend(shown: Sequence[BoardView], x: float, y: float, words: Words, *, across: bool = False) -> str:
    """What the marks on some boards are, one below the other or side by side."""
    dx, dy = (29, 0) if across else (0, 8)
    return "".join(
        _mark(mark, x + dx * place, y + dy * place) + written(text, x + dx * place + 4, y + dy * place + 1.2, size=3.4)
        for place, (mark, text) in enumerate(_marks(shown, words))
    )


def _rounds(x: float, y: float, paper: Paper, words: Words) -> str:
    """A table for the stars of some rounds."""
    first = paper.right - MARGIN - ROUNDS * _COLUMN
    labels = [words.say(f"board-sheet-{name}") for name in ("round", "card", "stars", "all")]
    parts = [table(x, y, [first, *([_COLUMN] * ROUNDS)], len(labels), _ROW)]
    parts += [written(label, x + 2, y + row * _ROW + 4.8, size=3.6) for row, label in enumerate(labels)]
    parts += [
        written(str(number), x + first + (number - 0.5) * _COLUMN, y + 4.8, size=3.6, anchor="middle", bold=True)
        for number in range(1, ROUNDS + 1)
    ]
    return "".join(parts)
