"""`play()` without a browser: the lobby, the shelf, codes and files, and everything that is refused."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from ipywidgets.widgets.widget import _instances

from buttons_widgets import RandomBot, play
from buttons_widgets.buttons.kind import BUTTONS
from buttons_widgets.buttons.rules.game import Game
from buttons_widgets.buttons.rules.layout import LAYOUTS
from buttons_widgets.buttons.rules.phase import Phase
from buttons_widgets.buttons.strategy.bots import CautiousBot
from buttons_widgets.kit.lobby.play_widget import PlayWidget, play_kind
from buttons_widgets.kit.page import rerun_cell
from buttons_widgets.kit.saving.files import write_record
from buttons_widgets.kit.saving.shelf import Shelf
from tests.hands import pick_die, plain
from tests.nim import NIM
from tests.staged import at, button, buttons_of, cut_off, leave, list_of, menu_of

# What is named in code


def test_people_and_bots_are_named_in_code(shelf: Shelf) -> None:
    game = play(
        ["Ada", RandomBot(), ("Bo", CautiousBot(3)), RandomBot()], list("ABHC"), seed=1, shelf=shelf, pace="once"
    )
    assert game.game is not None
    assert game.game.names == ("Ada", "RandomBot", "Bo", "RandomBot 2")
    assert game.game.layouts == tuple(LAYOUTS[side] for side in "ABHC")
    assert repr(game) == "PlayWidget(Ada, RandomBot, Bo, RandomBot 2)"
    assert at(game).table.session.bots[0] is None


@pytest.mark.parametrize(
    ("arguments", "text"),
    [
        ({"players": []}, "one to four people play, not 0"),
        ({"players": list("abcde")}, "one to four people play, not 5"),
        ({"players": ["Ada", "ada"]}, "two players are called 'ada'"),
        ({"players": "Ada"}, "players are a list"),
        ({"players": [5]}, "a player is a name, a bot, or a pair of both, not 5"),
        ({"players": [("Ada", 5)]}, "a player is a name, a bot, or a pair of both"),
        ({"players": ["Ada", RandomBot]}, r"RandomBot is a class of bots: write RandomBot\(\), with parentheses"),
        ({"players": [("Ada", CautiousBot)]}, r"write CautiousBot\(\), with parentheses"),
        ({"seed": "x" * 200}, "a seed has 1 to 100 visible characters"),
        ({"seed": "x" * 200, "players": ["Ada"]}, "a seed has 1 to 100 visible characters"),
        ({"players": ["Ada"], "layouts": ["Z"]}, "'Z'"),
        ({"players": ["Ada"], "layouts": ["rbyg"]}, "rbyg"),
        ({"players": ["Ada", "Bo"], "layouts": ["A"]}, "2 players need a list of 2 layouts"),
        ({"players": ["Ada", "Bo"], "layouts": ["A", "rbyrbyrby"]}, "size"),
        ({"players": ["Ada", "Bo"], "cards": ["r", "b"]}, "card"),
        ({"layouts": ["A"]}, "together with players"),
        ({"cards": ["r"]}, "together with players"),
        ({"pace": []}, "not \\[\\]"),
        ({"pace": "warp"}, "the pace is one of slow, normal, fast, once, not 'warp'"),
        ({"language": "xx"}, "there are no words in 'xx'"),
        ({"players": [""]}, "visible characters"),
        ({"players": ["x" * 31]}, "visible characters"),
    ],
)
def test_what_cannot_be_played_is_refused_in_words(arguments: dict[str, Any], text: str, shelf: Shelf) -> None:
    with pytest.raises(ValueError, match=text):
        play(**arguments, shelf=shelf)


# The shelf


def test_every_move_is_on_the_shelf_and_the_cut_off_game_is_offered(shelf: Shelf) -> None:
    left = cut_off(shelf, "Ada", ("Bo", CautiousBot(3)), ("Cy", RandomBot()))
    ((_, record),) = shelf.unfinished()
    assert BUTTONS.read_game(record) == left
    game = play(["Ada", "Bo", "Cy"], seed=5, shelf=shelf, pace="once")
    assert game.table is None
    offer = button(game, "Continue: Ada, Bo and Cy\nRound 1 · 0")
    assert f" · {left.ply} moves · " in offer.description
    offer.click()
    person = at(game)
    assert person.table.game == left
    assert [str(bot) for bot in person.table.session.bots] == ["None", "CautiousBot(buttons=3)", "RandomBot()"]
    person.play_until(" wins!| share the win!")
    assert shelf.unfinished() == []


def test_instead_of_the_cut_off_game_a_new_one_may_begin(shelf: Shelf) -> None:
    left = cut_off(shelf, "Ada", "Bo")
    game = play(["Ada", "Bo"], seed=5, shelf=shelf)
    button(game, "Start a new game").click()
    assert at(game).table.game.ply == 0
    at(game).press("roll")
    kept = [BUTTONS.read_game(record) for _, record in shelf.unfinished()]
    assert left in kept
    assert at(game).table.game in kept


def test_players_who_are_named_are_offered_their_own_games_only(shelf: Shelf) -> None:
    cut_off(shelf, "Ada", "Bo")
    assert at(play(["Eve"], seed=5, shelf=shelf)).table.game.names == ("Eve",)


def test_a_game_that_was_cut_off_between_rounds_goes_on_there(shelf: Shelf) -> None:
    first = play(["Ada", "Bo"], seed=2, shelf=shelf)
    at(first).play_until("Round 1 is over")
    assert first.table is not None
    first.table.close_table()
    rerun_cell = play(["Ada", "Bo"], shelf=shelf)
    button(rerun_cell, "Continue: ").click()
    assert "Round 1 is over" in at(rerun_cell).prompt
    assert at(rerun_cell).table.parts.sum_view.layout.display is None


def test_a_cell_that_is_run_again_leaves_nothing_of_what_it_showed(shelf: Shelf, cell: Callable[[], None]) -> None:
    def evening() -> PlayWidget:
        cell()
        game = play(["Ada", "Bo"], seed=2, shelf=shelf)
        if game.table is None:
            button(game, "Continue: ").click()
        at(game).decide()
        return game

    first = evening()
    played = first.game
    second = evening()
    assert second.game.ply > played.ply and first.game is played  # who has kept the old one still has its game
    assert first.comm is None and first.children == ()
    before = len(_instances)
    first.leave()  # or sends it back to the lobby, which nobody would see
    assert first.children == () and len(_instances) == before
    for _ in range(3):
        last = evening()
    assert len(_instances) == before
    assert BUTTONS.read_game(shelf.unfinished()[0][1]) == last.game and len(shelf.unfinished()) == 1


def test_two_tables_of_one_cell_both_stay(shelf: Shelf, cell: Callable[[], None]) -> None:
    cell()
    both = [play([name], seed=2, shelf=shelf) for name in ("Ada", "Bo")]
    for game in both:
        at(game).press("roll")
    assert [game.game.ply for game in both] == [2, 2]


def test_a_game_goes_on_at_one_table_only(shelf: Shelf) -> None:
    first = play(["Ada"], seed=2, shelf=shelf)
    at(first).press("roll")
    second = play(["Ada"], seed=3, shelf=shelf)
    button(second, "Continue: ").click()
    assert at(first).prompt == "This game goes on at another table."
    assert at(second).table.game == at(first).table.game
    at(second).decide()
    assert at(second).table.game != at(first).table.game


def test_a_game_that_went_elsewhere_comes_back_at_one_press(shelf: Shelf) -> None:
    first = play(["Ada"], seed=2, shelf=shelf)
    at(first).press("roll")
    at(first).table.look_back.switch.value = True
    at(first).table.look_back.slider.value = 0
    second, third = (play(shelf=shelf) for _ in range(2))
    button(second, "Continue: ").click()
    # Nothing that does nothing is left at the table: no look back, no button but the one that brings the game back.
    look_back = at(first).table.look_back
    assert (look_back.layout.display, look_back.switch.disabled, look_back.switch.value) == ("none", True, False)
    assert at(first).prompt == "This game goes on at another table."
    at(second).decide()
    third._open_lobby()
    button(third, "Continue: ").click()
    at(third).decide()
    there = at(third).table.game
    button(first, "Continue here").click()
    assert at(first).table.game == there
    assert first.children == (first.table,)
    assert at(third).prompt == at(second).prompt == "This game goes on at another table."
    at(first).decide()
    ((_, record),) = shelf.unfinished()
    assert BUTTONS.read_game(record) == at(first).table.game != there


def test_a_game_that_cannot_be_brought_back_is_told(shelf: Shelf) -> None:
    first = play(["Ada"], seed=2, shelf=shelf)
    at(first).press("roll")
    second = play(shelf=shelf)
    button(second, "Continue: ").click()
    for path, _ in shelf.unfinished():
        path.unlink()
    button(first, "Continue here").click()
    assert "Not opened: the file cannot be read (it is not there)." in plain(first.children[0].children[1].value)
    assert at(second).table.game is second.game


def test_somebody_s_own_bot_is_a_person_after_a_restart_unless_it_is_named_again(shelf: Shelf) -> None:
    def careful(game: Game) -> Any:
        return game.legal_moves()[0]

    cut_off(shelf, "Ada", ("Bo", careful))
    game = play(shelf=shelf)
    button(game, "Continue: ").click()
    assert at(game).table.session.bots == [None, None]
    assert at(game).notice == "Bo was played by careful, which is not available here. You decide for Bo now."
    rerun_cell = play(["Ada", ("Bo", careful)], shelf=shelf, pace="once")
    button(rerun_cell, "Continue: ").click()
    assert at(rerun_cell).table.session.bots == [None, careful]
    assert "not available" not in at(rerun_cell).notice


class Mine(CautiousBot):
    """Somebody's own, though derived from one of the kit's."""


def test_a_bot_derived_from_one_of_the_kit_s_does_not_come_back_as_that_one(shelf: Shelf) -> None:
    cut_off(shelf, "Ada", ("Bo", Mine(5)))
    ((_, record),) = shelf.unfinished()
    assert record.seats == ("person", "Mine")
    game = play(shelf=shelf)
    button(game, "Continue: ").click()
    assert at(game).table.session.bots == [None, None]
    assert "Bo was played by Mine" in at(game).notice
    mine = Mine(6)
    rerun_cell = play(["Ada", ("Bo", mine)], shelf=shelf, pace="once")
    button(rerun_cell, "Continue: ").click()
    assert at(rerun_cell).table.session.bots == [None, mine]


def test_a_bot_that_is_named_in_code_plays_whatever_the_file_says_of_its_seat(shelf: Shelf) -> None:
    cut_off(shelf, "Ada", ("Bo", CautiousBot(3)))
    game = play(["Ada", ("Bo", CautiousBot(6))], shelf=shelf, pace="once")
    button(game, "Continue: ").click()
    assert repr(at(game).table.session.bots) == "[None, CautiousBot(buttons=6)]"


def test_games_of_another_kind_on_the_shelf_are_not_offered(shelf: Shelf) -> None:
    nim = play_kind(NIM, ["Ada", "Bo"], seed=1, shelf=shelf)
    assert nim.table is not None
    pick_die(nim.table.parts.tray, 0)
    assert len(shelf.unfinished("nim")) == 1
    assert at(play(["Ada", "Bo"], seed=2, shelf=shelf)).table.game.ply == 0
    assert [each for each in buttons_of(play(shelf=shelf)) if each.description.startswith("Continue")] == []
    assert button(play_kind(NIM, shelf=shelf), "Continue: Ada and Bo") is not None


def test_a_file_that_was_spoilt_is_not_offered_and_stops_nobody(shelf: Shelf) -> None:
    cut_off(shelf, "Ada", "Bo")
    ((path, _),) = shelf.unfinished()
    path.write_text(path.read_text()[:100])
    game = play(["Ada"], shelf=shelf)
    assert game.table is not None
    assert len(shelf.broken) == 1


def test_a_game_that_went_on_after_it_was_offered_is_opened_as_it_is_now(shelf: Shelf) -> None:
    first = play(["Ada", "Bo"], seed="cut", pace="once", shelf=shelf)
    at(first).decide()
    offered = play(shelf=shelf)
    for _ in range(8):
        at(first).decide()
    there = at(first).table.game
    button(offered, "Continue: ").click()
    assert at(offered).table.game == there
    ((_, record),) = shelf.unfinished()
    assert BUTTONS.read_game(record) == there
    assert at(first).table.parts.actions.offered == []


def test_a_record_that_does_not_follow_the_rules_is_told_and_not_opened(shelf: Shelf) -> None:
    cut_off(shelf, "Ada", "Bo")
    ((path, record),) = shelf.unfinished()
    game = play(shelf=shelf)
    offer = button(game, "Continue: ")
    spoilt = msgspec.structs.replace(record, moves=(*record.moves, "lay 9-9"))
    write_record(path, spoilt)
    offer.click()
    assert offer.disabled
    assert "Not opened: move 14 of this saved game is wrong" in plain(list_of(game).message.value)
    assert game.table is None


def test_the_pace_is_the_bots_from_then_on(shelf: Shelf) -> None:
    game = play(["Ada", RandomBot(seed=1)], seed=1, shelf=shelf)
    menu = menu_of(game)
    menu.pace.value = "once"
    assert at(game).table.pace == "once"


def test_again_and_a_new_game(shelf: Shelf) -> None:
    game = play(["Ada", ("Bo", CautiousBot(3, seed=2))], ["G", "D"], seed=4, shelf=shelf, pace="once")
    at(game).play_until(" wins!| share the win!")
    over = at(game).table.game
    at(game).press("again")
    fresh = at(game).table.game
    assert (fresh.names, fresh.layouts) == (over.names, over.layouts)
    assert fresh.seed != over.seed
    assert isinstance(at(game).table.session.bots[1], CautiousBot)
    at(game).decide()
    leave(game)
    assert game.table is None
    assert game.lobby is not None
    assert button(game, "Continue: Ada and Bo\n") is not None


def test_a_saved_notebook_shows_a_picture(shelf: Shelf) -> None:
    for game in (play(["Ada", "Bo"], seed=1, shelf=shelf), play(shelf=shelf)):
        bundle = game._repr_mimebundle_()
        assert bundle["image/svg+xml"].startswith("<svg")
        assert bundle["text/plain"] == repr(game)
    table = play(["Ada"], seed=1, shelf=shelf).table
    assert table is not None
    assert table._repr_mimebundle_()["image/svg+xml"].startswith("<svg")


def test_games_are_kept_on_a_shelf_and_on_nothing_else() -> None:
    with pytest.raises(ValueError, match="games are kept on a Shelf, not on 'folder': write Shelf"):
        play(["Ada"], shelf="folder")  # type: ignore[arg-type]


def test_a_second_press_of_start_begins_no_second_game(shelf: Shelf) -> None:
    game = play(shelf=shelf, seed="fixed", pace="once")
    lobby = game.lobby
    assert lobby is not None
    lobby.start.click()
    table = game.table
    lobby.start.click()
    assert game.table is table
    assert game.game.seed == "fixed"


def test_a_name_that_cannot_be_written_stops_no_game(shelf: Shelf) -> None:
    def bot(game: Game) -> Any:
        return game.legal_moves()[0]

    bot.__name__ = "my \ud800 bot"
    game = play(["Ada", ("Bo", bot)], seed=2, shelf=shelf, cards=["rg", "by"])
    at(game).press("roll")
    assert at(game).table.game.phase is Phase.LAY


# Going on at a table whose kernel was restarted


def asked_to_go_on(monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    """Somebody pressed "Continue" at a table without a kernel, whose game is kept in this file."""
    monkeypatch.setattr("IPython.get_ipython", lambda: None)
    rerun_cell.prepare_kernel(json.dumps({"sources": [""], "game": name}))


def kept(shelf: Shelf) -> Path:
    """The one game on a shelf."""
    ((path, _record),) = shelf.unfinished()
    return path


def test_a_game_is_gone_on_with_at_once_and_only_once(shelf: Shelf, monkeypatch: pytest.MonkeyPatch) -> None:
    game = cut_off(shelf, "Ada", CautiousBot(4), plies=7)
    wanted = kept(shelf)
    cut_off(shelf, "Bo", plies=8)
    asked_to_go_on(monkeypatch, wanted.name)
    table = at(play(shelf=shelf, pace="once")).table
    assert table.game == game
    assert isinstance(table.session.bots[1], CautiousBot)
    # The table keeps it in a file of its own, as one that takes over a game does.
    assert table.parts.lifeline.game != wanted.name
    assert shelf.path_of(table.parts.lifeline.game) is not None
    assert shelf.path_of(wanted.name) is None
    assert play(shelf=shelf).lobby is not None


@pytest.mark.parametrize("name", ["", "game-20200101-000000-00000000.json", "../secret.json", "/etc/passwd", "x\0"])
def test_what_is_no_game_of_the_shelf_is_not_gone_on_with(
    shelf: Shelf, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    asked_to_go_on(monkeypatch, name)
    assert play(shelf=shelf).lobby is not None


def test_a_spoilt_game_is_not_gone_on_with(shelf: Shelf, monkeypatch: pytest.MonkeyPatch) -> None:
    cut_off(shelf, "Ada", plies=7)
    spoilt = kept(shelf)
    spoilt.write_text("{}")
    asked_to_go_on(monkeypatch, spoilt.name)
    assert play(shelf=shelf).lobby is not None
