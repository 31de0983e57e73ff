"""The editor of the game's own puzzles, without a browser."""

from __future__ import annotations

from pathlib import Path

import pytest

from buttons_widgets import load_pack, puzzle_editor
from buttons_widgets.buttons.puzzles.kind import BUTTONS_PUZZLES
from buttons_widgets.buttons.view.puzzle_set_up import PuzzleSetUp
from buttons_widgets.kit.puzzles.editor import PuzzleEditor
from buttons_widgets.kit.puzzles.pack import VARIABLE
from tests.hands import pick, pick_die, plain, send


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv(VARIABLE, str(tmp_path))
    return tmp_path / "buttons"


def panel(editor: PuzzleEditor) -> PuzzleSetUp:
    assert isinstance(editor.panel, PuzzleSetUp)
    return editor.panel


def click(editor: PuzzleEditor, *cells: tuple[int, int]) -> None:
    for cell in cells:
        own = panel(editor)
        pick(own.board, cell)


def verdict(editor: PuzzleEditor) -> str:
    return " ".join(plain(editor.verdict.value).split())


def told(editor: PuzzleEditor) -> str:
    return plain(editor.message.value)


def shown(widget: object) -> bool:
    return widget.layout.display is None  # type: ignore[attr-defined]


@pytest.mark.parametrize("theme", BUTTONS_PUZZLES.by_name)
def test_a_puzzle_of_every_theme_is_made_saved_and_opened_again(theme: str, folder: Path) -> None:
    editor = puzzle_editor(theme)
    editor.make.click()
    assert told(editor) == "Here is one of level 2. Change it as you like."
    assert verdict(editor).startswith("Valid")
    made = editor.puzzle
    assert made is not None and made.theme == theme and made.level == 2
    editor.save.click()
    assert load_pack("mine")[0] == made
    panel(editor).boards.value = "B"
    assert editor.puzzle != made
    other = puzzle_editor("most")
    other.own.value = ("mine", made.id)
    assert other.theme.value == theme and other.puzzle == made
    other.fold_switch.value = True
    assert "Hint 1: " in plain(other.fold.value)
    assert "<script" not in other.fold.value


def test_a_position_is_set_up_by_clicking() -> None:
    editor = puzzle_editor("most")
    own = panel(editor)
    own.boards.value = "3"
    assert verdict(editor).startswith("Valid: there is one right answer.")
    own.tool.value = "star"
    click(editor, (2, 2))
    own.tool.value = "button"
    click(editor, (1, 1))
    assert own.notation.value == "Rby/g*y/ybg - 5"
    click(editor, (1, 2))
    assert told(editor).startswith("1-2: ")
    assert own.notation.value == "Rby/g*y/ybg - 5"
    own.tool.value = "g"
    click(editor, (1, 3))
    assert own.notation.value == "Rbg/g*y/ybg - 5"
    for _ in range(3):
        editor.undo_button.click()
    assert own.notation.value == "rby/gry/ybg - 5"


def test_a_click_on_a_board_that_has_changed_is_left_alone() -> None:
    editor = puzzle_editor("most")
    own = panel(editor)
    turn = own.activity.turn
    own.boards.value = "3"
    pick(own.board, (1, 1), turn)
    assert not own.draft.position.buttons


def test_what_is_written_wrongly_is_told_and_can_be_corrected() -> None:
    editor = puzzle_editor("most")
    own = panel(editor)
    before = editor.puzzle
    own.notation.value = "rby/gry - 5"
    assert told(editor) and editor.puzzle == before
    assert own.notation.value == "rby/gry - 5"
    own.notation.value = "rby/gry/ybg - 5"
    assert told(editor) == "" and own.draft.position.size == 3


def test_every_theme_shows_the_tools_that_it_needs() -> None:
    editor = puzzle_editor("most")
    own = panel(editor)
    optional = [own.rolls, own.tray, own.count, own.opt_out, own.bust, own.goal, own.cover, own.to_act, own.message]
    assert not any(map(shown, optional))
    editor.theme.value = "stop"
    assert [tool for tool in optional if shown(tool)] == [own.count, own.goal]
    own.count.value = 2
    assert [tool for tool in optional if shown(tool)] == [own.count, own.opt_out, own.bust, own.goal]
    own.opt_out.value = 40
    assert own.fields()["opponents"] == [2, 0.4, 0.2, 1]
    editor.theme.value = "colours"
    assert [tool for tool in optional if shown(tool)] == [own.cover]
    editor.theme.value = "numbers"
    assert [tool for tool in optional if shown(tool)] == [own.message]


def test_totals_are_left_out_by_a_press_until_they_do_not_tell_enough() -> None:
    editor = puzzle_editor("numbers")
    own = panel(editor)
    own.boards.value = "3"
    assert verdict(editor) == (
        "Not a puzzle yet: there is no right answer. Lay the buttons of its solution on the board: the totals follow."
    )
    click(editor, (1, 1), (2, 2), (3, 3))
    buttons = [button for box in own.totals.values() for button in box.children[1:]]
    assert len(buttons) == 10
    assert [button.description for button in buttons[:6]] == ["1"] * 6
    buttons[0].click()
    assert (buttons[0].description, buttons[0].tooltip) == ("?", "row 1: left out")
    assert own.board.row_totals == [{"text": "?"}, {"text": "1"}, {"text": "1"}]
    send(own.board, None, type="total", total="row-1")  # a click at the board itself
    send(own.board, own.activity.turn - 1, type="total", total="row-2")  # late: the board has changed since
    assert [button.description for button in buttons[:2]] == ["1", "1"]
    send(own.board, None, type="total", total="row-1")
    for button in buttons[1:]:
        button.click()
    assert verdict(editor).startswith("Not a puzzle yet:")
    assert editor.save.disabled
    for _ in range(len(buttons) + 2):
        editor.undo_button.click()
    assert [button.description for button in buttons[:6]] == ["1"] * 6


def test_no_theme_and_no_language_but_those_that_are_there() -> None:
    with pytest.raises(ValueError, match="there is no theme 'chess'"):
        puzzle_editor("chess")
    with pytest.raises(ValueError, match="there are no words in 'xx'"):
        puzzle_editor(language="xx")
    with pytest.raises(ValueError, match="there is no theme 5"):
        puzzle_editor(5)  # type: ignore[arg-type]


def test_the_choice_to_win_is_asked_with_a_roll_or_without() -> None:
    editor = puzzle_editor("win")
    own = panel(editor)
    assert shown(own.rolled) and not shown(own.tray)
    assert "dice" not in own.fields()
    own.rolled.value = True
    assert shown(own.tray) and shown(own.rolls)
    assert own.fields()["dice"] == own.rolls.value != ""
    first = own.draft.rolls[0]
    pick_die(own.tray, 0)
    assert own.draft.rolls[0] == (first[0] % 6 + 1, *first[1:])
    own.rolled.value = False
    assert "dice" not in own.fields()


def test_rolls_that_cannot_be_read_are_told_and_can_be_corrected() -> None:
    editor = puzzle_editor("known_dice")
    own = panel(editor)
    rolls = own.draft.rolls
    own.rolls.value = "5-6 23x5"
    assert "is not a roll: write it as in 5-6 2355" in told(editor)
    assert own.draft.rolls == rolls
    own.rolls.value = "5-6 2355, 2-1 1344"
    assert told(editor) == ""
    assert own.fields()["dice"] == ["5-6 2355", "2-1 1344"]
