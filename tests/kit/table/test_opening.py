"""Games from elsewhere, without a browser: codes, files, games saved by name; and what cannot be opened."""

from __future__ import annotations

import json
from pathlib import Path
from threading import Barrier, Thread
from typing import Any

import pytest

from buttons_widgets import RandomBot, code_of, play, save
from buttons_widgets.buttons.kind import BUTTONS
from buttons_widgets.buttons.rules.phase import Phase
from buttons_widgets.buttons.strategy.bots import CautiousBot
from buttons_widgets.kit.lobby.open_box import OpenBox
from buttons_widgets.kit.lobby.play_widget import PlayWidget, play_kind
from buttons_widgets.kit.saving.record import write_bytes
from buttons_widgets.kit.saving.shelf import Shelf
from tests.hands import pick_die, plain
from tests.nim import NIM
from tests.prepared import line_game, state_before
from tests.staged import at, button, cut_off, menu_of, upload

STATE = state_before(line_game(), Phase.LAY, round_number=3)
NAMES = list(STATE.names)


def open_code(box: OpenBox, code: str) -> str:
    """Paste a code and press the button; what is told."""
    box.paste.value = code
    next(child for child in box.panel.children[1].children if child.description == "Open the code").click()
    return plain(box.message.value)


def box_of(game: PlayWidget) -> OpenBox:
    """Where games are opened: in the lobby, or in the menu of the table."""
    if game.lobby is None:
        return menu_of(game).opening
    game.lobby.opening.switch.value = True
    return game.lobby.opening


# Codes


@pytest.mark.parametrize("players", [NAMES, None], ids=["at a table", "in the lobby"])
def test_a_code_is_opened_and_what_is_none_is_told(players: list[str] | None, shelf: Shelf) -> None:
    game = play(players, seed=1, shelf=shelf)
    before, children = game.table, game.children
    for wrong, told in [
        ("", "Not opened: there is no code here: paste the whole of it. Nothing has changed here."),
        ("hello", "Not opened: this is not the code of such a game: one begins with BUTTONS1"),
        (code_of(STATE)[:-2], "are missing. Copy the whole of it again"),
        (code_of(STATE).replace("BUTTONS1", "BUTTONS7"), "later version of the kit: please update"),
    ]:
        assert told in open_code(box_of(game), wrong)
        assert (game.table, game.children) == (before, children)
        assert 'role="alert"' in box_of(game).message.value
    open_code(box_of(game), f"  {code_of(STATE)}\n")
    assert at(game).table.game == STATE
    # What was opened is kept at once: nothing that is on the screen may be lost.
    assert STATE in [BUTTONS.read_game(record) for _, record in shelf.unfinished()]


def test_a_code_says_who_is_a_bot(shelf: Shelf) -> None:
    def careful(game: Any) -> Any:
        return game.legal_moves()[0]

    first = play([NAMES[0], (NAMES[1], CautiousBot(3)), (NAMES[2], careful)], seed=1, shelf=shelf, pace="once")
    at(first).decide()
    menu_of(first)
    code = menu_of(first).code.value
    second = play(shelf=Shelf(shelf.folder.with_name("another")), pace="once")
    open_code(box_of(second), code)
    assert at(second).table.game == at(first).table.game
    assert repr(at(second).table.session.bots) == "[None, CautiousBot(buttons=3), None]"
    assert f"{NAMES[2]} was played by careful, which is not available here." in at(second).notice


def test_a_code_that_does_not_say_who_is_a_bot_seats_those_at_the_table_by_name(shelf: Shelf) -> None:
    game = play([NAMES[0], (NAMES[1], RandomBot(seed=1))], seed=1, shelf=shelf, pace="once")
    open_code(box_of(game), code_of(state_before(line_game(), Phase.DECIDE)))
    assert [bot is None for bot in at(game).table.session.bots] == [True, False, True]


def test_the_code_of_the_game_on_the_table_makes_no_twin(shelf: Shelf) -> None:
    game = play(["Ada", "Bo"], seed=1, shelf=shelf)
    for _ in range(4):
        at(game).decide()
    table, early = at(game).table, menu_of(game).code.value
    assert open_code(menu_of(game).opening, early) == "This game is already on this table."
    at(game).decide()
    late = table.game
    # An earlier code of it takes back what came after, and redo brings that back.
    told = open_code(menu_of(game).opening, early)
    assert told.startswith("This is the game on this table, so it went back to move ")
    assert game.table is table
    assert code_of(table.game, ["person", "person"]) == early
    assert table.session.redo()
    assert table.game == late
    assert len(shelf.unfinished()) == 1


def test_the_code_of_a_game_on_the_shelf_goes_on_there(shelf: Shelf) -> None:
    left = cut_off(shelf, "Ada", ("Bo", CautiousBot(3)))
    for code in (code_of(left, ["person", "CautiousBot(buttons=3)"]),):
        game = play(shelf=shelf, pace="once")
        open_code(box_of(game), code)
        assert at(game).table.game == left
    assert len(shelf.unfinished()) == 1


# Files, and games saved by name


def test_a_file_is_opened_and_what_is_none_is_told(shelf: Shelf) -> None:
    game = play(NAMES, seed=1, shelf=shelf)
    there = game.table
    text = write_bytes(BUTTONS.write_game(STATE)).decode()
    saved = json.loads(text)
    box = box_of(game)
    for wrong, told in [
        (text[:-40], "the end of the file is missing"),
        ("[]", "not a game that the kit saved"),
        (b"\xff\x00" * 40, "not a game that the kit saved"),
        (json.dumps(saved | {"version": 2}), "later version"),
        (json.dumps(saved | {"moves": saved["moves"][:-1]}), "changed after it was saved"),
        (json.dumps(saved | {"moves": [*saved["moves"], "pass"]}), "of this saved game is wrong"),
        (json.dumps(saved | {"game": "chess"}), "not of 'buttons'"),
        ("x" * 6_000_000, "too long to be a saved game"),
    ]:
        upload(box, wrong)
        assert told in plain(box.message.value)
        assert "Nothing has changed here." in plain(box.message.value)
        assert game.table is there
    upload(box, text)
    assert at(game).table.game == STATE


def test_what_was_saved_by_name_is_listed_and_opened_in_the_lobby_and_the_menu(
    shelf: Shelf, beside_the_notebook: Path
) -> None:
    (beside_the_notebook / "games").mkdir()
    save(STATE, beside_the_notebook / "games" / "the line.json", ["person", "person", "RandomBot()"])
    (beside_the_notebook / "games" / "notes.json").write_text("{}")
    lobby = play(shelf=shelf, pace="once")
    box = box_of(lobby)
    ((label, _),) = box.games.options
    assert label.startswith("the line · Round 3 · ")
    assert plain(box.message.value) == (
        "A file cannot be opened and is left alone: notes.json (this is not a game that the kit saved)."
    )
    box.pick.click()
    assert at(lobby).table.game == STATE
    assert at(lobby).table.session.bots[2] is not None
    # At a table the unfinished games of the shelf are listed too, but not the one that is played there.
    cut_off(shelf, "Eve")
    labels = [label.partition(" · ")[0] for label, _ in menu_of(lobby).opening.games.options]
    assert labels == ["the line", "Eve"]
    menu_of(lobby).opening.games.index = 1
    menu_of(lobby).opening.pick.click()
    assert at(lobby).table.game.names == ("Eve",)


def test_nothing_saved_leaves_no_empty_list(shelf: Shelf) -> None:
    box = box_of(play(shelf=shelf))
    assert box.panel.children[0].layout.display == "none"
    assert box.message.value == ""


def test_a_saved_game_that_vanished_after_it_was_listed_is_told(shelf: Shelf, beside_the_notebook: Path) -> None:
    (beside_the_notebook / "games").mkdir()
    path = beside_the_notebook / "games" / "line.json"
    save(STATE, path)
    game = play(shelf=shelf)
    box = box_of(game)
    path.unlink()
    box.pick.click()
    assert (
        plain(box.message.value) == "Not opened: the file cannot be read (it is not there). Nothing has changed here."
    )
    assert game.lobby is not None


# The table that is there stays


def test_a_game_that_cannot_be_shown_leaves_the_table_that_is_there(
    shelf: Shelf, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = play_kind(NIM, ["Ada", "Bo"], seed=1, shelf=shelf)
    there = game.table
    code = NIM.write_code(NIM.start(["Cy", "Dee"], seed=2))
    files = set(shelf.folder.iterdir())
    with monkeypatch.context() as broken:
        broken.setattr(type(NIM.view), "title", lambda self, scene: 1 / 0)
        with pytest.raises(ZeroDivisionError):
            game.open_code(code)
    assert game.table is there and there is not None
    assert set(shelf.folder.iterdir()) == files
    pick_die(there.parts.tray, 0)
    assert there.game.ply == 3
    game.open_code(code)
    assert game.game.names == ("Cy", "Dee")


def test_codes_that_are_opened_at_the_same_time_leave_one_whole_table(shelf: Shelf) -> None:
    game = play_kind(NIM, ["Ada", "Bo"], seed=1, shelf=shelf)
    good = [NIM.write_code(NIM.start([f"Cy {number}"], seed=number)) for number in range(6)]
    bad = [code[:-1] for code in good]
    ready = Barrier(12)

    def opens(code: str) -> None:
        ready.wait()
        try:
            game.open_code(code)
        except ValueError:
            told.append(code)

    told: list[str] = []
    threads = [Thread(target=opens, args=(code,)) for code in [*good, *bad]]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sorted(told) == sorted(bad)
    assert game.table is not None
    assert game.children == (game.table,)
    pick_die(game.table.parts.tray, 0)
    path, record = shelf.unfinished()[0]
    assert path == game._path
    assert NIM.read_game(record) == game.game


@pytest.mark.parametrize("times", [4, pytest.param(20, marks=pytest.mark.thorough)])
def test_two_tables_of_one_kernel_take_each_other_s_game_over_at_once(times: int, shelf: Shelf) -> None:
    """Each has what the other offers: whoever comes first, both end with a game and no thread waits for ever."""
    for _ in range(times):
        games = [play([name, "Bo"], seed=2, shelf=shelf) for name in ("Ada", "Eve")]
        for game in games:
            if game.table is None:
                button(game, "Start a new game").click()
            at(game).press("roll")
        paths = [game._path for game in games]
        swaps = [(games[0], paths[1]), (games[1], paths[0])]
        threads = [Thread(target=game._resume, args=(path,), daemon=True) for game, path in swaps]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join(timeout=30)
        assert not any(thread.is_alive() for thread in threads)
        assert {games[0].game.names[0], games[1].game.names[0]} <= {"Ada", "Eve"}
        kept = [BUTTONS.read_game(record) for _, record in shelf.unfinished()]
        assert all(game.game in kept for game in games)
        for path, _ in shelf.unfinished():
            shelf.forget(path)
