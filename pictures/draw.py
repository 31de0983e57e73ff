"""Draw the README's pictures with the kit's own code, as `make pictures` does; a test holds the files to it.

python pictures/draw.py
"""

from collections.abc import Callable, Mapping
from dataclasses import replace
from pathlib import Path
from typing import Final

from buttons_widgets import LAYOUTS, Dice, Position
from buttons_widgets.buttons.drawing.picture import boards_svg

FOLDER: Final = Path(__file__).parent


def two_boards() -> str:
    """A roll as both players see it: Ada rolled and has four spaces to choose from, Bo may take the golden one."""
    dice = Dice(5, 6, (2, 3, 5, 5))
    ada = Position.of(
        LAYOUTS["A"],
        buttons=[(1, 2), (2, 5), (3, 1), (4, 4), (6, 1)],
        stars=[(2, 2), (2, 3), (2, 4), (4, 6), (6, 4)],
        cards="ry",
    )
    bo = Position.of(
        LAYOUTS["B"],
        buttons=[(1, 5), (2, 1), (3, 4), (6, 3)],
        stars=[(1, 3), (3, 2), (4, 2), (5, 2)],
        cards="bg",
    )
    views = {
        "Ada": replace(
            ada.view(),
            colours=LAYOUTS["A"].letters,
            columns=dice.columns,
            offered=[cell for cell in dice.cells if ada.is_legal(cell)],
        ),
        "Bo": replace(
            bo.view(),
            colours=LAYOUTS["B"].letters,
            offered=[dice.golden_cell],
            golden=dice.golden_cell,
        ),
    }
    boards = [(name, replace(view, row=dice.white, gold_column=dice.gold)) for name, view in views.items()]
    return boards_svg(boards, scale=0.8, title="Two boards with buttons and stars, after a roll")


PICTURES: Final[Mapping[str, Callable[[], str]]] = {"boards.svg": two_boards}
"""Every picture by the name of its file."""


if __name__ == "__main__":
    for name, draw in PICTURES.items():
        (FOLDER / name).write_text(draw() + "\n", encoding="utf-8")
