"""The first game, which is taught: what is said can be done in three turns, and nothing is said afterwards."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from buttons_widgets.kit.lobby.lobby import NOBODY
from buttons_widgets.kit.saving.shelf import Shelf
from buttons_widgets.war_of_the_buttons import Game, GameError, GreedyBot, RandomBot, play
from buttons_widgets.war_of_the_buttons.kind import WAR_OF_THE_BUTTONS as WAR
from buttons_widgets.war_of_the_buttons.view.first_game import TAUGHT, first_table
from tests.hands import Hands, plain
from tests.war_of_the_buttons.view.village import NAMES, Villager

HINTS = ("First a bid: click both 4s", "Now school: click “Hut”", "Now a trick: click one die alone")


def is_taught(person: Villager) -> bool:
    return person.notice.startswith(("First", "Now"))


@pytest.mark.parametrize("bot", [RandomBot, GreedyBot])
@pytest.mark.parametrize("seed", range(3))
def test_three_turns_can_be_done_as_they_are_told_whatever_a_bot_does(bot: Any, seed: int) -> None:
    person = Villager(WAR.start(NAMES, seed=seed, scales=TAUGHT), [None, bot(seed=seed)])
    assert person.notice.startswith(HINTS[0])
    buttons = person.buttons
    assert person.go("44", "quarry", "quarry").buttons == buttons + 4
    # What is done is not asked for again.
    assert person.prompt == "Ada: an extra action, or end your turn." and not is_taught(person)
    assert person.go("end").notice.startswith(HINTS[1])
    person.go("hut", "hut", "build-4")
    assert person.buttons == buttons - 1 and person.game.table.players[0].built == 1
    assert person.go("end").notice.startswith(HINTS[2])
    assert set(person.go("3", "turn-4", "4").badges()) >= {"forest", "market"}
    person.go("market", "market")
    while person.game.round < 2 and person.game.to_move is not None:
        assert not is_taught(person)
        person.table._play(person.game.legal_moves()[0])


def test_who_does_not_begin_is_not_told_to_lift_dice_that_others_have() -> None:
    person = Villager(WAR.start(NAMES, seed=1, scales=TAUGHT)).go("market", "market", "end")
    assert person.game.to_move == 1 and not is_taught(person)


def test_the_lobby_offers_it_to_two_alone_and_afterwards_a_whole_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    stage = play(pace="once", shelf=Shelf(tmp_path / "shelf"))
    assert stage.lobby is not None
    stage.lobby.options.widget.value = TAUGHT
    stage.lobby.rows[2].who.value = "easy"
    stage.lobby.start.click()
    assert plain(stage.lobby.message.value) == "the first game is for two: choose “nobody” for the other seats"
    stage.lobby.rows[2].who.value = NOBODY
    stage.lobby.start.click()
    assert stage.game.setup.table == first_table() and plain(stage.table.parts.notice.value).startswith(HINTS[0])
    again = WAR.same_again(stage.game)
    assert again.setup.table is None and again.names == stage.game.names and isinstance(again, Game)
    bots = [RandomBot(seed=1), RandomBot(seed=2)]
    stage._begin(WAR.start(stage.game.names, seed=3, scales=TAUGHT), bots)
    Hands(stage.table).press("again")
    assert stage.game.setup.table is None and stage.game.to_move is None and stage.game.round > 1


def test_the_first_game_is_played_with_the_numbers_that_were_typed_in() -> None:
    game = WAR.start(["Ada", "Bo"], scales="taught", box="white=4")
    assert game.table.box.white == 4 and WAR.same_again(game).table.box.white == 4
    assert WAR.same_again(game).setup.table is None
    with pytest.raises(GameError):
        WAR.start(["Ada", "Bo"], scales="taught", box="white=banana")
