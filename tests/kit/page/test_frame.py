"""The widget that ties a table to its page: the style sheets that it brings along."""

from __future__ import annotations

from buttons_widgets.kit.page.frame import frame_with
from buttons_widgets.kit.puzzles.editor import SHEET
from buttons_widgets.kit.puzzles.puzzle_view import PUZZLE_SHEETS


def test_frames_with_other_sheets_do_not_take_each_other_s_place_in_a_page() -> None:
    plain, wider = frame_with(PUZZLE_SHEETS)(), frame_with((*PUZZLE_SHEETS, SHEET))()
    assert plain.trait_values()["_anywidget_id"] != wider.trait_values()["_anywidget_id"]


def test_frames_with_the_same_sheets_share_a_style() -> None:
    one, other = frame_with(PUZZLE_SHEETS)(), frame_with(tuple(PUZZLE_SHEETS))()
    assert one.trait_values()["_anywidget_id"] == other.trait_values()["_anywidget_id"]
