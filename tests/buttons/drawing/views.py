"""Boards that show something of everything, for tests of both pictures."""

from dataclasses import replace

from buttons_widgets.buttons.drawing.board_view import BoardView, Total, Worth
from buttons_widgets.buttons.rules.layout import LAYOUTS

BUSY = BoardView(
    6,
    LAYOUTS["A"].letters,
    buttons=[(1, 2), (2, 4), (6, 3), (6, 6)],
    stars=[(4, 1), (4, 2), (4, 3), (4, 4), (4, 5)],
    cards="by",
    depot=2,
    offered=[(5, 2), (5, 4), (1, 2)],
    golden=(5, 3),
    chosen=[(1, 2)],
    line=[(4, 1), (4, 2), (4, 3), (4, 4), (4, 5)],
    worths={
        (5, 2): Worth("2.41", 1, best=True),
        (5, 4): Worth("0.83", 0.3),
        (1, 1): Worth("<1>"),
        (6, 3): Worth("1", 0.55),
    },
    row=5,
    columns=[2, 3],
    gold_column=3,
    last_move=[(2, 4), (4, 5), (6, 3)],
)
"""Everything that a board can show at once."""

VIEWS = {
    "everything": BUSY,
    "faded": replace(BUSY, faded=True, depot=1, stamp="Bust!"),
    "plain": BoardView(6, LAYOUTS["H"].letters),
    "of size 3": BoardView(3, "rbygr*ygb", buttons=[(1, 1)], stars=[(3, 3)], cards="g", depot=1, row=2),
    "of size 4": BoardView(4, "rbyg" * 4, stars=[(2, 2)], offered=[(1, 1), (4, 4)], columns=[1, 4], gold_column=4),
    "of size 5, faded": BoardView(
        5, ("rbyg" * 9)[:25], buttons=[(1, 1), (3, 3)], cards="rg", golden=(2, 5), faded=True
    ),
    "with totals": BoardView(
        6,
        LAYOUTS["C"].letters,
        buttons=[(1, 1), (3, 3)],
        cards="b",
        row_totals=[Total("1", "met"), Total(""), Total("2"), Total("0", "broken"), Total("10", "broken"), Total("<")],
        column_totals=[Total("3"), Total("", "met"), Total("12"), Total("1", "broken"), Total("&"), Total("0", "met")],
    ),
    "with totals, faded": BoardView(
        3, "rbygr*ygb", faded=True, column_totals=[Total("1", "met"), Total("2"), Total("0", "broken")]
    ),
}
