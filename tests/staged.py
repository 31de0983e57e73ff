"""Games that are played with `play()` and without a browser: where things are on the screen, and games cut off."""

from __future__ import annotations

from typing import Any

from buttons_widgets import play
from buttons_widgets.buttons.rules.game import Game
from buttons_widgets.kit.lobby.menu import Menu
from buttons_widgets.kit.lobby.open_box import OpenBox
from buttons_widgets.kit.lobby.play_widget import PlayWidget
from buttons_widgets.kit.lobby.unfinished import Unfinished
from buttons_widgets.kit.saving.shelf import Shelf
from tests.hands import Hands


def at(game: PlayWidget) -> Hands:
    assert game.table is not None
    return Hands(game.table)


def buttons_of(box: Any) -> list[Any]:
    """Every button somewhere in a box, in order."""
    found = [box] if hasattr(box, "on_click") else []
    return [*found, *(button for child in getattr(box, "children", ()) for button in buttons_of(child))]


def button(game: PlayWidget, label: str) -> Any:
    return next(each for each in buttons_of(game) if each.description.startswith(label))


def list_of(game: PlayWidget) -> Unfinished:
    """The list of unfinished games above the lobby."""
    (frame_and_stage,) = game.children
    return next(child for child in frame_and_stage.children if isinstance(child, Unfinished))


def menu_of(game: PlayWidget) -> Menu:
    """The menu of the table, opened."""
    assert game.table is not None
    game.table.menu_box.switch.value = True
    menu = game.table.menu_box.opened()
    menu.opening.switch.value = True
    return menu


def leave(game: PlayWidget) -> None:
    """Press "New game" in the menu."""
    menu_of(game)
    button(game, "New game").click()


def upload(box: OpenBox, text: str | bytes) -> None:
    """What the browser sends when somebody has picked a file."""
    data = text.encode() if isinstance(text, str) else text
    box.file._handle_custom_msg({"type": "file"}, [memoryview(data[: box.file.most + 1])])


def cut_off(shelf: Shelf, *players: Any, plies: int = 12, **more: Any) -> Game:
    """A game that was played for a while and left."""
    game = play(list(players), seed="cut", pace="once", shelf=shelf, **more)
    if game.table is None:
        button(game, "Start a new game").click()
    person = at(game)
    while person.table.game.ply < plies:
        person.decide()
    person.table.close_table()
    return person.table.game
