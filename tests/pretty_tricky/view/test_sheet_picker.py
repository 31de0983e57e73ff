"""The sheet that is chosen in the lobby: clicked together, typed, taken back, played on, and remembered."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as some

from buttons_widgets.kit.lobby.own_value import KIT, OWN
from buttons_widgets.kit.lobby.play_widget import PlayWidget
from buttons_widgets.kit.rules.errors import GameError
from buttons_widgets.kit.saving.shelf import Shelf
from buttons_widgets.kit.table.kind import LobbyError
from buttons_widgets.pretty_tricky import SHEET, Sheet, play
from buttons_widgets.pretty_tricky.kind import PRETTY_TRICKY
from buttons_widgets.pretty_tricky.view.sheet_picker import SheetPicker, edited
from tests.forged import ODD

WORDS = PRETTY_TRICKY.words("en")
OURS = Sheet.parse("o|oo/ooo|o24/oooo|oo2/oooo|ooo2/ooooo|ooo2/ooooo|ooo2/ooooo|ooo2/oooo|ooo2/oooo|oo2/ooo|o24/oo|oo")


@pytest.fixture
def shelf(tmp_path: Path) -> Shelf:
    return Shelf(tmp_path / "shelf")


@pytest.fixture
def picker() -> SheetPicker:
    made = SheetPicker(WORDS)
    made.which.value = OWN
    return made


def click(picker: SheetPicker, *whats: Any) -> None:
    for what in whats:
        picker.board._handle_custom_msg({"type": "pick", "pick": what, "turn": 0}, [])


def test_the_kit_s_sheet_is_chosen_at_first() -> None:
    made = SheetPicker(WORDS)
    assert (made.value(), made.text(), made.which.value) == (SHEET, f"kit {SHEET}", KIT)


def test_boxes_are_added_and_taken_away_at_the_outer_end(picker: SheetPicker) -> None:
    click(picker, "3/1/-")
    assert picker.own.halves[1] == ("ooo", "o2")
    click(picker, "3/1/+", "3/0/0", "3/0/+", "3/0/-", "3/0/-")
    assert picker.own.halves[1] == ("oo", "o2o")
    assert picker.text() == f"own {picker.letters.value}" == f"own {picker.value()}"


def test_a_click_on_a_box_goes_through_the_numbers_that_it_may_have(picker: SheetPicker) -> None:
    seen = []
    for _ in range(6):
        click(picker, "2/0/0")
        seen.append(picker.own.halves[0][0])
    assert seen == ["2o", "4o", "oo"] * 2
    click(picker, "2/0/0", "2/0/1")
    assert picker.own.halves[0][0] == "24", "of two boxes with the same number none would be open"


def test_what_cannot_be_is_told_and_changes_nothing(picker: SheetPicker) -> None:
    click(picker, "2/0/-", "2/0/0")
    assert picker.own == OURS
    assert "half a row has a box that is open at the start of any game" in picker.told.value
    click(picker, "2/0/+")
    assert (picker.own, picker.told.value) == (SHEET, "")
    one = Sheet.parse("-|o/" * 5 + "o|o" + "/-|o" * 5)
    picker.choose(f"own {one}")
    click(picker, "7/0/-")
    assert picker.own == one and "a sheet has boxes in the left half of some row" in picker.told.value


def test_every_change_can_be_taken_back(picker: SheetPicker) -> None:
    assert picker.undo.disabled
    click(picker, "2/0/-", "7/1/0")
    picker.letters.value = str(SHEET)
    for sheet in (edited(OURS, "7/1/0"), OURS, SHEET):
        assert not picker.undo.disabled
        picker.undo.click()
        assert picker.own == sheet
    assert picker.undo.disabled


def test_a_text_that_is_no_sheet_is_told_and_not_played_on(picker: SheetPicker) -> None:
    picker.letters.value = "oo|oo"
    assert "a sheet is eleven rows" in picker.told.value and picker.own == SHEET
    with pytest.raises(LobbyError, match="cannot be read"):
        picker.value()
    picker.letters.value = f" {SHEET} "
    assert (picker.told.value, picker.letters.value, picker.undo.disabled) == ("", str(SHEET), True)
    click(picker, "2/0/-")
    picker.letters.value = "oo|oo"
    picker.undo.click()
    assert picker.value() == OURS, "only the text is taken back"
    picker.undo.click()
    assert picker.value() == SHEET


def test_the_shown_text_is_read_after_another_one_and_else_not_read_anew(
    picker: SheetPicker, monkeypatch: pytest.MonkeyPatch
) -> None:
    picker.letters.value = "oo|oo"
    picker.letters.value = str(SHEET)
    assert (picker.told.value, picker.undo.disabled) == ("", True)
    drawn: list[Any] = []
    monkeypatch.setattr(picker.board, "draw", lambda shown, **how: drawn.append(shown.picture))
    click(picker, "2/0/-")
    assert drawn == [OURS], "once, though the click has changed the text as well"


def test_only_what_there_is_can_be_clicked(picker: SheetPicker) -> None:
    nine = edited(SHEET, "2/0/+")
    for _ in range(6):
        nine = edited(nine, "2/0/+")
    picker.choose(f"own {nine.with_half(3, 0, '')}")
    assert picker.board.picks["2/0/8"] == "row 2, left, box 9: plain"
    assert picker.board.picks["3/1/2"] == "row 3, right, box 3: 4"
    assert picker.board.picks["3/0/+"] == "row 3, left, 0 boxes: one more"
    assert not {"2/0/9", "3/0/0"} & set(picker.board.picks)
    before = picker.own
    for odd in (*ODD, "2/0/+", "3/0/-", "1/0/0", "2/0/99", "7/2/0", "7/0/x"):
        picker.board._handle_custom_msg(odd, [])
        click(picker, odd)
    assert picker.own == before


@given(some.data())
def test_whatever_is_clicked_gives_a_sheet_that_can_be_written_and_played(data: some.DataObject) -> None:
    sheet = SHEET
    for _ in range(data.draw(some.integers(1, 30))):
        row = data.draw(some.integers(2, 12))
        half = data.draw(some.integers(0, 1))
        boxes = sheet.halves[row - 2][half]
        what = data.draw(some.sampled_from(["+" if len(boxes) < 9 else "-", *("-" * bool(boxes)), *range(len(boxes))]))
        try:
            sheet = edited(sheet, f"{row}/{half}/{what}")
        except GameError:
            continue
    assert Sheet.parse(str(sheet)) == sheet
    for players in range(1, 5):
        assert sheet.misfit(sheet.start_position(players), between_turns=True) is None


def lobby_of(shelf: Shelf) -> tuple[PlayWidget, SheetPicker]:
    stage = play(shelf=shelf, pace="once")
    assert stage.lobby is not None and isinstance(stage.lobby.options, SheetPicker)
    return stage, stage.lobby.options


def test_a_game_is_played_on_the_sheet_that_was_chosen_and_the_next_lobby_has_it_again(shelf: Shelf) -> None:
    stage, picker = lobby_of(shelf)
    picker.which.value = OWN
    click(picker, "2/0/-")
    assert stage.lobby is not None
    stage.lobby.start.click()
    assert stage.game.setup.sheet == OURS
    again, chosen = lobby_of(shelf)
    assert (chosen.which.value, chosen.own) == (OWN, OURS)
    chosen.which.value = KIT
    assert again.lobby is not None
    again.lobby.start.click()
    assert again.game.setup.sheet == SHEET
    last = lobby_of(shelf)[1]
    assert (last.which.value, last.value(), last.own) == (KIT, SHEET, OURS), "the own sheet is still there"


def test_a_lobby_says_that_the_text_is_no_sheet(shelf: Shelf) -> None:
    stage, picker = lobby_of(shelf)
    picker.which.value = OWN
    picker.letters.value = "nonsense"
    assert stage.lobby is not None
    stage.lobby.start.click()
    assert stage.game is None and "The text of your sheet cannot be read" in stage.lobby.message.value


def test_what_was_remembered_and_is_no_sheet_is_ignored() -> None:
    made = SheetPicker(WORDS)
    for text in ("", "own", "own nonsense", "nonsense", f"both {SHEET}"):
        made.choose(text)
        assert (made.which.value, made.own) == (KIT, SHEET)


def test_another_language_leaves_the_sheet_as_it_is(shelf: Shelf) -> None:
    stage, picker = lobby_of(shelf)
    picker.which.value = OWN
    click(picker, "2/0/-")
    assert stage.lobby is not None
    stage.lobby.language.value = "fr"
    chosen = stage.lobby.options
    assert isinstance(chosen, SheetPicker) and chosen is not picker
    assert (chosen.which.value, chosen.own) == (OWN, OURS)
