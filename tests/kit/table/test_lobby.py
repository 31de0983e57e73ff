"""The lobby without a browser: who sits where, and everything that has to be mended first."""

from __future__ import annotations

from typing import Any

import pytest

from buttons_widgets import play
from buttons_widgets.buttons.rules.layout import LAYOUTS
from buttons_widgets.buttons.view.side_picker import OWN
from buttons_widgets.kit.saving.shelf import Shelf
from buttons_widgets.kit.table.lobby import NOBODY
from buttons_widgets.kit.table.play import play_kind
from tests.hands import plain
from tests.nim import NimKind
from tests.staged import at


def test_the_lobby_seats_who_was_chosen(shelf: Shelf) -> None:
    game = play(shelf=shelf, seed=3, pace="once")
    assert repr(game) == "Play()"
    assert game.lobby is not None
    ada, bo, cy, dee = game.lobby.rows
    ada.name.value = "  Ada   Lovelace "
    ada.options.side.value = "H"
    bo.who.value = "random"
    cy.who.value = NOBODY
    dee.who.value = "person"
    assert dee.name.value == "Player 4"
    dee.options.side.value = OWN
    dee.options.letters.value = str(LAYOUTS["E"]).replace("/", "\n")
    assert dee.options.picture.value.startswith("<svg")
    game.lobby.start.click()
    assert game.game is not None
    assert game.game.names == ("Ada Lovelace", "Berta", "Player 4")
    assert game.game.layouts == (LAYOUTS["H"], LAYOUTS["B"], LAYOUTS["E"])
    assert [bot is None for bot in at(game).table.session.bots] == [True, False, True]


def test_a_name_that_was_given_stays_when_a_bot_takes_the_seat(shelf: Shelf) -> None:
    lobby = play(shelf=shelf).lobby
    assert lobby is not None
    lobby.rows[0].name.value = "Ada"
    lobby.rows[0].who.value = "random"
    lobby.rows[1].who.value = "person"
    assert [row.name.value for row in lobby.rows[:2]] == ["Ada", "Player 2"]


def own_side(row: Any, letters: str) -> None:
    """Type in a side in a row of the lobby."""
    row.options.side.value = OWN
    row.options.letters.value = letters


@pytest.mark.parametrize(
    ("spoil", "told"),
    [
        (lambda rows: [setattr(row.who, "value", NOBODY) for row in rows], "Choose a player for at least one seat."),
        (lambda rows: setattr(rows[0].name, "value", "   "), "Seat 1 needs a name of 1 to 30 characters."),
        (lambda rows: setattr(rows[1].name, "value", "x" * 31), "Seat 2 needs a name"),
        (lambda rows: setattr(rows[1].name, "value", "a\u0000b"), "Seat 2 needs a name"),
        (lambda rows: setattr(rows[1].name, "value", "pLAYER 1"), "Two players are called Player 1"),
        (lambda rows: setattr(rows[1].name, "value", "\u3164\u2800"), "Seat 2 needs a name"),
        (
            lambda rows: (setattr(rows[0].name, "value", "Zo\u00eb"), setattr(rows[1].name, "value", "Zoe\u0308")),
            "Two players are called Zo\u00eb",
        ),
        (lambda rows: own_side(rows[0], ""), "Seat 1: the layout needs 9, 16, 25 or 36 letters r b y g"),
        (lambda rows: own_side(rows[2], "rbyx" * 9), "Seat 3: the layout needs"),
        (lambda rows: own_side(rows[2], "rbygrbygr"), "All boards in a game must have the same size."),
    ],
)
def test_what_is_wrong_in_the_lobby_is_told_there(spoil: Any, told: str, shelf: Shelf) -> None:
    game = play(shelf=shelf)
    assert game.lobby is not None
    spoil(game.lobby.rows)
    game.lobby.start.click()
    assert game.table is None
    assert told in plain(game.lobby.told.value)
    assert 'role="alert"' in game.lobby.told.value


def test_too_few_players_cannot_begin(shelf: Shelf) -> None:
    class NimForTwo(NimKind):
        seats = range(2, 4)

    game = play_kind(NimForTwo(), shelf=shelf)
    assert game.lobby is not None
    game.lobby.rows[1].who.value = NOBODY
    game.lobby.start.click()
    assert game.table is None
    assert plain(game.lobby.told.value) == "This game needs at least 2 players."
    game.lobby.rows[2].who.value = "random"
    game.lobby.start.click()
    assert game.table is not None
    assert game.table.game.names == ("Player 1", "Cosimo")
