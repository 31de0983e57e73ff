"""The widget that ties a table to its page: the style sheets that it brings along."""

from __future__ import annotations

from buttons_widgets.kit.page.esm import bundled
from buttons_widgets.kit.page.frame import Frame, frame_with
from buttons_widgets.kit.puzzles.editor import SHEET
from buttons_widgets.kit.puzzles.puzzle_view import PUZZLE_SHEETS


def test_frames_with_other_sheets_share_those_that_both_have() -> None:
    plain, wider = frame_with(PUZZLE_SHEETS)(), frame_with((*PUZZLE_SHEETS, SHEET))()
    assert wider.sheets == [*plain.sheets, bundled(SHEET)]
    assert plain.get_state()["sheets"] == plain.sheets
    # A page keeps one `_css` for each name of a class: what comes that way has to be the same for all of them.
    assert plain.trait_values()["_css"] == wider.trait_values()["_css"] == Frame()._css
