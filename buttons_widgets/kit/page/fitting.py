"""The invisible widget that fits a table into the part of the page that is in view, and brings it there."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import anywidget
import traitlets as t

from .esm import bundled

STATIC: Final = Path(__file__).parent / "static"


class Fitting(anywidget.AnyWidget):
    """Put it among the first children of a box with the CSS class `bw-table`.

    It measures how wide the table is and how high the view in which the table is scrolled, decides where the table's
    parts stand and how wide its boards are, and leaves the rest to the style sheets. It sets these on the table:

    - the attribute `data-bw-fit`: the arrangement of its parts;
    - the attribute `data-bw-play`: whether the dice and the buttons stand side by side (`row`) or not (`column`);
    - the properties `--bw-large` and `--bw-small`: how wide a board of each kind is;
    - `--bw-columns` and `--bw-boards`: how many large boards stand side by side, and how wide they are together;
    - `--bw-told`: how high the text is that says what is to be done;
    - `--bw-floor` and `--bw-width`: how high the floor is, and how wide the whole table may be.

    A table that appears because somebody pressed a button at the table before it, or because a cell was run, is
    scrolled into view; one that is only drawn again stays where it is.

    Attributes:
        large: how many large boards there are.
        small: how many small ones.
        looks_back: whether somebody looks back: what is said needs little room then, and there is nothing to press.
        dice: whether there are dice, for which room is kept.
        fresh: whether no page has shown the table yet; the first one that does sets it to false.

    >>> Fitting(large=1, small=3)
    Fitting(large=1, small=3)
    """

    _esm = bundled(STATIC / "fitting.js")

    large = t.Int(0).tag(sync=True)
    small = t.Int(0).tag(sync=True)
    looks_back = t.Bool(False).tag(sync=True)
    dice = t.Bool(True).tag(sync=True)
    fresh = t.Bool(True).tag(sync=True)

    def __repr__(self) -> str:
        return f"Fitting(large={self.large}, small={self.small})"
