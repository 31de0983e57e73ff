"""How to play: a game says it in a few lines, the table shows them once, and a button brings them back."""

from __future__ import annotations

from typing import Any
from xml.etree import ElementTree

from buttons_widgets import RandomBot, play
from buttons_widgets.buttons.kind import BUTTONS
from buttons_widgets.kit.lobby.play_widget import play_kind
from buttons_widgets.kit.saving.shelf import Shelf
from buttons_widgets.kit.table.how_to import HowTo
from tests.nim import NIM
from tests.staged import at, button


def test_a_game_says_it_in_five_lines_with_a_picture_each() -> None:
    words = BUTTONS.words()
    lines = BUTTONS.view.how_to_play(BUTTONS.start(["Ada", "Bo"]), words)
    assert 1 <= len(lines) <= 5
    for line in lines:
        assert len(line.text) <= 100
        assert ElementTree.fromstring(line.picture).tag.endswith("svg")
    assert len({line.picture for line in lines}) == len(lines)


def test_a_button_opens_and_closes_it(shelf: Shelf) -> None:
    game = play(["Ada"], shelf=shelf)
    how_to = at(game).table.parts.how_to
    assert how_to in at(game).table.children
    for opened in (True, False):
        how_to.switch.value = opened
        assert how_to.shown is opened


def test_it_gives_way_to_whatever_else_is_opened(shelf: Shelf) -> None:
    table = at(play(["Ada"], shelf=shelf)).table
    for opened in (table.coach_box, table.look_back, table.menu_box):
        table.parts.how_to.shown = True
        opened.switch.value = True
        assert not table.parts.how_to.shown
        table.parts.how_to.shown = True
        opened.switch.value = False
        assert table.parts.how_to.shown


def test_it_shows_itself_until_it_was_closed_once(shelf: Shelf) -> None:
    def opened(*players: Any) -> HowTo:
        game = play(list(players), shelf=shelf)
        if game.table is None:
            button(game, "Start a new game").click()
        return at(game).table.parts.how_to

    assert not opened(RandomBot()).shown  # nobody is there
    assert opened("Ada").shown
    how_to = opened("Bo")
    assert how_to.shown
    how_to.shown = False
    assert not opened("Cy").shown


def test_a_game_that_says_nothing_has_no_button(shelf: Shelf) -> None:
    game = play_kind(NIM, ["Ada", "Bo"], shelf=shelf)
    assert at(game).table.parts.how_to.switch.layout.display == "none"
    assert at(game).table.parts.how_to.lines == []
