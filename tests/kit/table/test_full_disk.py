"""A disk that is full, at each way to a table: it is told at once and in one sentence, and the game goes on."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from buttons_widgets import code_of, play
from buttons_widgets.buttons.kind import BUTTONS
from buttons_widgets.buttons.rules.phase import Phase
from buttons_widgets.kit.lobby.keeper import Keeper
from buttons_widgets.kit.lobby.play_widget import PlayWidget
from buttons_widgets.kit.saving.record import write_bytes
from buttons_widgets.kit.saving.shelf import Shelf
from tests.hands import plain
from tests.nim import NIM
from tests.staged import at, button, cut_off, leave, menu_of, upload

FULL = "This game is not being saved: the disk is full. You can play on; it will be saved as soon as possible."


class FullShelf(Shelf):
    """A shelf on which nothing has room, until somebody makes room."""

    full = True

    def write(self, path: Path, record: Any) -> None:
        if self.full:
            raise OSError(28, "No space left on device", str(path))
        super().write(path, record)


@pytest.fixture
def full(shelf: Shelf) -> FullShelf:
    return FullShelf(shelf.folder)


def starts(shelf: Shelf, full: Shelf) -> PlayWidget:
    game = play(shelf=full, pace="once")
    assert game.lobby is not None
    game.lobby.rows[1].who.value = "person"
    game.lobby.start.click()
    return game


def plays(shelf: Shelf, full: Shelf) -> PlayWidget:
    return play(["Ada", "Bo"], shelf=full)


def resumes(shelf: Shelf, full: Shelf) -> PlayWidget:
    cut_off(shelf, "Ada", "Bo")
    game = play(shelf=full)
    button(game, "Continue: Ada and Bo").click()
    return game


def opens_a_code(shelf: Shelf, full: Shelf) -> PlayWidget:
    left = cut_off(Shelf(shelf.folder.with_name("another")), "Ada", "Bo")
    game = play(shelf=full)
    game.open_code(code_of(left))
    return game


def loads(shelf: Shelf, full: Shelf) -> PlayWidget:
    left = cut_off(Shelf(shelf.folder.with_name("another")), "Ada", "Bo")
    game = play(["Eve"], shelf=full)
    upload(menu_of(game).opening, write_bytes(BUTTONS.write_game(left)))
    return game


def plays_again(shelf: Shelf, full: FullShelf) -> PlayWidget:
    full.full = False
    game = play(["Ada", "Bo"], seed=2, shelf=full, pace="once")
    at(game).play_until(" wins!| share the win!")
    full.full = True
    at(game).press("again")
    return game


@pytest.mark.parametrize("enter", [starts, plays, resumes, opens_a_code, loads, plays_again])
def test_a_full_disk_is_told_at_once_and_the_game_goes_on(
    enter: Callable[[Shelf, FullShelf], PlayWidget], shelf: Shelf, full: FullShelf
) -> None:
    game = enter(shelf, full)
    assert FULL in at(game).notice
    assert plain(menu_of(game).kept.value) == FULL
    before = at(game).table.game
    at(game).decide()
    assert at(game).table.game != before
    assert FULL in at(game).notice
    at(game).until(Phase.LAY)
    assert FULL in at(game).notice
    full.full = False
    at(game).decide()
    assert "The game is being saved again." in at(game).notice
    assert at(game).table.game in [BUTTONS.read_game(record) for _, record in shelf.unfinished()]
    at(game).decide()
    assert "sav" not in at(game).notice
    assert plain(menu_of(game).kept.value) == f"The game is saved after every move, in {shelf.folder}."


def test_a_game_that_could_not_be_kept_anew_stays_where_it_was(shelf: Shelf, full: FullShelf) -> None:
    game = resumes(shelf, full)
    ((_, record),) = shelf.unfinished()
    assert BUTTONS.read_game(record) == at(game).table.game


def test_a_disk_on_which_even_the_folder_is_gone_is_told(shelf: Shelf, full: FullShelf) -> None:
    full.full = False
    game = play(["Ada"], seed=2, shelf=full)
    for path in shelf.folder.iterdir():
        path.unlink()
    shelf.folder.rmdir()
    shelf.folder.touch()
    at(game).press("roll")
    assert "This game is not being saved: " in at(game).notice


def test_games_that_are_kept_elsewhere_are_told_to_be(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))
    (tmp_path / "file").touch()
    game = play(["Ada"], seed=2, shelf=Shelf(tmp_path / "file" / "games"))
    text = plain(menu_of(game).kept.value)
    assert text.startswith("The game is saved after every move, but not where it should be: games cannot be kept in")


def test_what_had_to_make_room_is_told(shelf: Shelf, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("buttons_widgets.kit.saving.shelf.MOST_UNFINISHED", 2)
    for name in ("Ada", "Bo"):
        cut_off(shelf, name, plies=2)
    game = NIM.start(["Cy"], seed=1)
    keeper = Keeper(shelf, NIM.words("en"), NIM.write_game)
    assert keeper.keep(game) == ""
    game = game.play(game.chance_move())
    told = "There were more than 200 unfinished games, so the oldest, of Ada, was removed."
    assert keeper.keep(game) == told
    assert keeper.keep(game.play(game.legal_moves()[0])) == ""
    assert [record.names for _, record in shelf.unfinished()] == [("Cy",), ("Bo",)]


def test_what_a_full_disk_kept_off_the_shelf_is_not_lost_at_another_table(
    shelf: Shelf, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = play(["Ada", "Bo"], cards=["rg", "by"], seed=1, shelf=shelf)
    at(first).press("roll")
    kept = at(first).table.game
    with monkeypatch.context() as full:
        full.setattr(shelf, "write", no_room)
        at(first).decide()
        at(first).decide()
        there = at(first).table.game
        assert there.ply > kept.ply
        assert at(first).table.parts.lifeline.game == ""  # no page may say that the game is safe
        second = play(shelf=shelf)
        button(second, "Continue").click()
        assert at(second).table.game == there
        # One press brings it back, still with all that was played.
        at(second).decide()
        there = at(second).table.game
        button(first, "Continue here").click()
        assert at(first).table.game == there
        # Who wants to leave it is asked first.
        leave(first)
        assert at(first).table.game == there
        asked = "This game could not be saved. To leave it all the same, press New game again."
        assert at(first).notice.startswith(asked)
    leave(first)
    assert first.table is None
    assert there in [BUTTONS.read_game(record) for _, record in shelf.unfinished()]


def no_room(path: object, record: object) -> None:
    raise OSError(28, "No space left on device")


def test_a_cell_that_is_run_again_leaves_a_table_whose_game_is_nowhere_else(
    full: FullShelf, cell: Callable[[], None]
) -> None:
    full.full = False
    cell()
    first = play(["Ada"], seed=2, shelf=full)
    full.full = True
    at(first).press("roll")
    cell()
    play(shelf=full)
    assert first.comm is not None
    full.full = False
    at(first).decide()
    assert BUTTONS.read_game(full.unfinished()[0][1]) == first.game
    cell()
    play(shelf=full)
    assert first.comm is not None  # nobody knows any more that it was of this cell
