"""The board with the most to say, and how much of it goes over the wire."""

import json
from itertools import product

from buttons_widgets.buttons.drawing.board_view import BoardView, Worth
from buttons_widgets.buttons.rules.layout import LAYOUTS
from buttons_widgets.buttons.view.board import BoardWidget
from buttons_widgets.kit.table.scene import BoardShown

CELLS = list(product(range(1, 7), repeat=2))


def fullest_view(best: tuple[int, int] = (1, 1)) -> BoardView:
    """Everything that a view can say at a table, where there are no totals, on each of the 36 spaces."""
    return BoardView(
        6,
        LAYOUTS["A"].letters,
        buttons=CELLS[::2],
        stars=CELLS[1::2],
        cards="by",
        depot=2,
        offered=CELLS,
        golden=(6, 6),
        chosen=CELLS[::2],
        line=CELLS[:5],
        worths={cell: Worth("12.34", index / 35, best=cell == best) for index, cell in enumerate(CELLS)},
        row=6,
        columns=range(1, 7),
        gold_column=6,
        faded=True,
        last_move=CELLS[1::2],
        stamp="Bust!",
    )


def fullest_board() -> BoardWidget:
    """A board that shows it, with a reason for each space."""
    board = BoardWidget()
    draw_fullest(board, turn=1234)
    return board


def draw_fullest(board: BoardWidget, turn: int, best: tuple[int, int] = (1, 1)) -> None:
    """Draw it as a table does."""
    reasons = dict.fromkeys(CELLS, "no black die shows 6")
    shown = BoardShown(fullest_view(best), "Ada's board: 18 stars, 18 buttons", latest=CELLS[:5], reasons=reasons)
    board.draw(shown, active=True, turn=turn, compact=False)


def wire_size(board: BoardWidget) -> int:
    """The length of the board's state as it is sent to the browser, without its module and its style sheet."""
    state = {name: value for name, value in board.get_state().items() if name not in {"_esm", "_css"}}
    return len(json.dumps(state))
