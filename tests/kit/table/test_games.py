"""The games of the kit are found by their folders, and a lobby leads from one to another."""

from __future__ import annotations

from pathlib import Path

import pytest

from buttons_widgets import play
from buttons_widgets.button_up.kind import BUTTON_UP
from buttons_widgets.buttons.kind import BUTTONS
from buttons_widgets.kit.lobby import play_widget as stage_room
from buttons_widgets.kit.lobby.games import folders, game_of, games, kind_of
from buttons_widgets.kit.lobby.play_widget import play_kind
from buttons_widgets.kit.saving.shelf import Shelf
from tests.every_game import KINDS
from tests.nim import NIM


def test_every_game_is_found_with_its_name() -> None:
    found = games("en")
    assert found == sorted(found) and sorted(folder for _, folder in found) == folders()
    assert {("BUTTONS", "buttons"), ("Button Up!", "button_up")} <= {*found}
    assert kind_of("buttons") is BUTTONS and kind_of("button_up") is BUTTON_UP
    assert [game_of(kind) for kind in (*KINDS, NIM)] == [*folders(), ""]


@pytest.mark.parametrize("folder", ["kit", "lessons", "..", "chess"])
def test_what_is_no_game_is_not_found(folder: str) -> None:
    with pytest.raises(LookupError):
        kind_of(folder)


def test_a_lobby_leads_to_another_game_and_back(tmp_path: Path) -> None:
    stage = play(pace="fast", coach=False, shelf=Shelf(tmp_path))
    for folder, seats in (("button_up", 2), ("buttons", 4), ("button_up", 2)):
        lobby = stage.lobby
        assert lobby is not None
        lobby.game.value = folder
        assert stage.lobby is not None and stage.lobby is not lobby
        assert len(stage.lobby.rows) == seats
        assert stage.lobby.game.value == folder
        assert (stage.lobby.pace.value, stage.lobby.coach.value) == ("fast", False)
    stage.lobby.start.click()
    assert stage.table is not None
    assert type(stage.game) is type(BUTTON_UP.sample())


def test_a_game_that_was_chosen_in_the_lobby_goes_on_after_a_restart(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The cell asks for the one game, and the person had left it for another."""
    stage = play(shelf=Shelf(tmp_path))
    assert stage.lobby is not None
    stage.lobby.game.value = "button_up"
    stage.lobby.start.click()
    (kept,) = tmp_path.glob("game-*.json")
    names = stage.game.names
    # As in a new kernel, in which somebody has just pressed "Continue".
    stage_room._open_tables.clear()
    monkeypatch.setattr(stage_room, "game_to_go_on_with", lambda: kept.name)
    again = play(shelf=Shelf(tmp_path))
    assert again.table is not None
    assert type(again.game) is type(BUTTON_UP.sample())
    assert again.game.names == names
    assert again.kind is BUTTON_UP


def test_a_game_of_somebody_else_s_offers_no_other(tmp_path: Path) -> None:
    lobby = play_kind(NIM, shelf=Shelf(tmp_path)).lobby
    assert lobby is not None
    assert len(lobby.game.options) == 1
    assert lobby.game.layout.display == "none"
