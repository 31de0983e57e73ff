"""The lobby without a browser: who sits where, and everything that has to be mended first."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from buttons_widgets import play, set_language
from buttons_widgets.buttons.kind import BUTTONS
from buttons_widgets.buttons.rules.layout import LAYOUTS
from buttons_widgets.buttons.strategy.bots import CautiousBot
from buttons_widgets.buttons.strategy.round_bot import RoundBot
from buttons_widgets.buttons.view.side_picker import OWN
from buttons_widgets.kit.lobby.games import folders, kind_of
from buttons_widgets.kit.lobby.lobby import BINDER, FACE, NOBODY, SeatRow
from buttons_widgets.kit.lobby.play_widget import play_kind
from buttons_widgets.kit.page.face import letter_face
from buttons_widgets.kit.saving.settings import SeatChosen
from buttons_widgets.kit.saving.shelf import Shelf
from buttons_widgets.kit.table.characters import face_of
from tests.hands import plain
from tests.nim import NimKind
from tests.staged import at, menu_of
from tests.uncompiled import uncompile


def test_the_lobby_seats_who_was_chosen(shelf: Shelf) -> None:
    game = play(shelf=shelf, seed=3, pace="once")
    assert repr(game) == "PlayWidget()"
    assert game.lobby is not None
    ada, bo, cy, dee = game.lobby.rows
    ada.name.value = "  Ada   Lovelace "
    ada.options.side.value = "H"
    bo.who.value = "beginner"
    cy.who.value = NOBODY
    dee.who.value = "person"
    assert dee.name.value == "Player 4"
    dee.options.side.value = OWN
    dee.options.letters.value = str(LAYOUTS["E"]).replace("/", "\n")
    assert "<svg" in dee.options.picture.value
    game.lobby.start.click()
    assert game.game is not None
    assert game.game.names == ("Ada Lovelace", "Anton", "Player 4")
    assert game.game.layouts == (LAYOUTS["H"], LAYOUTS["B"], LAYOUTS["E"])
    assert [bot is None for bot in at(game).table.session.bots] == [True, False, True]


def test_a_name_that_was_given_stays_when_a_bot_takes_the_seat(shelf: Shelf) -> None:
    lobby = play(shelf=shelf).lobby
    assert lobby is not None
    lobby.rows[0].name.value = "Ada"
    lobby.rows[0].who.value = "beginner"
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
    assert told in plain(game.lobby.message.value)
    assert 'role="alert"' in game.lobby.message.value


def test_a_bot_has_its_own_name_in_every_seat_unless_another_has_it_or_somebody_chose_one(shelf: Shelf) -> None:
    game = play(shelf=shelf)
    assert game.lobby is not None
    _, bo, cy, dee = game.lobby.rows

    def names() -> list[str]:
        return [row.name.value for row in (bo, cy, dee)]

    for row in (bo, cy, dee):
        row.who.value = "best"
    assert names() == ["Emil", "Emil 3", "Emil 4"]
    bo.who.value = "hard"
    assert names() == ["Doris", "Emil", "Emil 4"]
    cy.name.value = "Deep Button"
    cy.who.value = "easy"
    assert names() == ["Doris", "Deep Button", "Emil"]
    dee.who.value = "person"
    assert names() == ["Doris", "Deep Button", "Player 4"]
    # A person may be called as a bot is.
    dee.name.value = "Emil"
    bo.who.value = "medium"
    assert names() == ["Cosimo", "Deep Button", "Emil"] and dee.chosen.name == "Emil"


def test_too_few_players_cannot_begin(shelf: Shelf) -> None:
    class NimForTwo(NimKind):
        seats = range(2, 4)

    game = play_kind(NimForTwo(), shelf=shelf)
    assert game.lobby is not None
    game.lobby.rows[1].who.value = NOBODY
    game.lobby.start.click()
    assert game.table is None
    assert plain(game.lobby.message.value) == "This game needs at least 2 players."
    game.lobby.rows[2].who.value = "random"
    game.lobby.start.click()
    assert game.table is not None
    assert game.table.game.names == ("Player 1", "Anton")


# What was chosen last time


def test_what_was_chosen_is_there_again_next_time(shelf: Shelf) -> None:
    first = play(shelf=shelf).lobby
    assert first is not None
    assert first.as_at_first.layout.display == "none"
    ada, bo, cy, dee = first.rows
    ada.name.value = "Ada"
    ada.options.side.value = "H"
    bo.who.value = "beginner"
    cy.who.value = "person"
    own_side(cy, str(LAYOUTS["E"]).replace("/", "\n"))
    dee.who.value = NOBODY
    first.pace.value = "fast"
    first.coach.value = False
    first.start.click()

    again = play(shelf=shelf)
    assert again.lobby is not None
    assert [row.who.value for row in again.lobby.rows] == ["person", "beginner", "person", NOBODY]
    assert [row.name.value for row in again.lobby.rows] == ["Ada", "Anton", "Player 3", "Player 4"]
    assert [row.options.side.value for row in again.lobby.rows] == ["H", "B", OWN, "D"]
    assert again.lobby.rows[2].options.value() == LAYOUTS["E"]
    assert (again.lobby.pace.value, again.lobby.coach.value) == ("fast", False)
    again.lobby.start.click()
    assert at(again).table.pace == "fast"
    assert at(again).table.kind.advisor is not None
    assert at(again).table.game.names == ("Ada", "Anton", "Player 3")

    # As at first: in the lobby that is open, and from then on.
    last = play(shelf=shelf)
    assert last.lobby is not None
    assert last.lobby.as_at_first.layout.display is None
    last.lobby.as_at_first.click()
    for lobby in (last.lobby, play(shelf=shelf).lobby):
        assert lobby is not None
        assert [row.who.value for row in lobby.rows] == ["person", "easy", "beginner", NOBODY]
        assert [row.options.side.value for row in lobby.rows] == list("ABCD")
        assert (lobby.rows[0].name.value, lobby.pace.value, lobby.coach.value) == ("Player 1", "normal", True)
        assert lobby.as_at_first.layout.display == "none"


def test_what_is_asked_for_in_code_counts_more_and_is_not_remembered(shelf: Shelf) -> None:
    first = play(shelf=shelf).lobby
    assert first is not None
    first.pace.value = "fast"
    first.start.click()
    named = play(shelf=shelf, pace="once", coach=False)
    assert named.lobby is not None
    assert (named.lobby.pace.value, named.lobby.coach.value) == ("once", False)
    named.lobby.start.click()
    assert at(named).table.pace == "once"
    assert (play(shelf=shelf).choices.pace, play(shelf=shelf).choices.coach) == ("fast", True)
    assert play(["Ada"], shelf=shelf).choices.pace == "fast"


def test_a_pace_that_is_set_at_the_table_is_remembered(shelf: Shelf) -> None:
    menu_of(play(["Ada"], shelf=shelf)).pace.value = "slow"
    assert play(["Bo"], shelf=shelf).choices.pace == "slow"


def test_the_pace_of_the_bots_is_asked_for_only_where_bots_play(shelf: Shelf) -> None:
    lobby = play(shelf=shelf).lobby
    assert lobby is not None
    assert lobby.pace.layout.display is None
    for row in lobby.rows:
        row.who.value = "person"
    assert lobby.pace.layout.display == "none"
    lobby.rows[3].who.value = "easy"
    assert lobby.pace.layout.display is None
    assert menu_of(play(["Ada", "Bo"], shelf=shelf)).pace.layout.display == "none"
    assert menu_of(play(["Ada", CautiousBot()], shelf=shelf)).pace.layout.display is None


def test_each_kind_of_game_has_its_own_settings(shelf: Shelf) -> None:
    menu_of(play(["Ada"], shelf=shelf)).pace.value = "slow"
    nim = play_kind(NimKind(), shelf=shelf)
    assert nim.choices.pace == "normal"
    assert nim.lobby is not None
    nim.lobby.rows[0].name.value = "Nina"
    nim.lobby.start.click()
    assert play(shelf=shelf).lobby.rows[0].name.value == "Player 1"  # type: ignore[union-attr]
    assert play_kind(NimKind(), shelf=shelf).lobby.rows[0].name.value == "Nina"  # type: ignore[union-attr]


FOREIGN = [
    '{"who": "queen", "name": "\\u0000", "choice": "Z"}',
    '{"who": "", "name": "", "choice": "rbyx"}',
    '{"who": "person", "name": "' + "x" * 99 + '", "choice": "<b>"}',
]


@pytest.mark.parametrize("seat", FOREIGN)
def test_settings_that_mean_nothing_stop_no_lobby(shelf: Shelf, seat: str) -> None:
    kinds = f'{{"buttons": {{"seats": [{seat}], "pace": "warp", "language": "xx"}}}}'
    (shelf.folder / "settings.json").write_text(
        f'{{"format": "buttons-widgets settings", "version": 1, "kinds": {kinds}}}'
    )
    game = play(shelf=shelf)
    assert game.lobby is not None
    assert (game.lobby.rows[0].who.value, game.lobby.rows[0].name.value) == ("person", "Player 1")
    assert (game.lobby.rows[0].options.side.value, game.lobby.pace.value) == ("A", "normal")
    game.lobby.start.click()
    assert game.table is not None


@pytest.fixture
def german(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Nim with a few words in another language."""
    (tmp_path / "words").mkdir()
    (tmp_path / "words" / "de.ftl").write_text("lobby-start = Spiel beginnen\n", encoding="utf-8")
    monkeypatch.setattr(NimKind, "messages", tmp_path / "words")
    monkeypatch.setattr("buttons_widgets.kit.language.words._chosen", None)


def test_a_language_is_chosen_in_the_lobby_where_there_are_several(shelf: Shelf, german: None) -> None:
    game = play_kind(NimKind(), shelf=shelf)
    assert game.lobby is not None
    assert game.lobby.language.options == (
        ("Deutsch", "de"),
        ("English", "en"),
        ("français", "fr"),
        ("italiano", "it"),
    )
    game.lobby.language.value = "de"
    assert game.lobby.start.description == "Spiel beginnen"
    again = play_kind(NimKind(), shelf=shelf)
    assert again.lobby is not None
    assert (again.lobby.start.description, again.lobby.language.value) == ("Spiel beginnen", "de")
    # What is asked for in code counts more.
    named = play_kind(NimKind(), shelf=shelf, language="en")
    assert named.lobby is not None
    assert named.lobby.start.description == "Start the game"
    # So does what was chosen for every widget of the notebook.
    set_language("en")
    assert play_kind(NimKind(), shelf=shelf).words.language == "en"
    again.lobby.as_at_first.click()
    assert again.lobby.start.description == "Start the game"


def test_the_lobby_offers_levels_each_with_how_it_plays(shelf: Shelf) -> None:
    lobby = play(shelf=shelf).lobby
    assert lobby is not None
    labels = {name: label for label, name in lobby.rows[1].who.options}
    levels = ["beginner", "easy", "medium", "hard", "best"]
    assert [name for name in labels if name not in ("person", NOBODY)] == levels
    for level in levels:
        assert labels[level].startswith(f"{level} bot: ")


def test_a_level_that_needs_a_package_says_so_before_the_game(shelf: Shelf, monkeypatch: pytest.MonkeyPatch) -> None:
    game = play(shelf=shelf, pace="once")
    assert game.lobby is not None
    game.lobby.rows[1].who.value = "hard"
    uncompile(monkeypatch)
    game.lobby.start.click()
    assert game.table is None
    told = "Doris cannot play here: this bot needs the package numba, which is not installed. Choose another bot."
    assert plain(game.lobby.message.value) == told
    monkeypatch.undo()
    game.lobby.start.click()
    assert at(game).table.session.bots[1].__class__ is RoundBot


def test_a_level_of_an_older_kit_that_was_chosen_last_time_is_replaced() -> None:
    row = SeatRow(BUTTONS, 1, BUTTONS.words("en"), SeatChosen("cautious", "Bo", "C"))
    assert (row.who.value, row.name.value) == ("easy", "Bo")


@pytest.mark.parametrize("variable", BINDER)
def test_what_binder_forgets_is_said_there_and_nowhere_else(
    shelf: Shelf, monkeypatch: pytest.MonkeyPatch, variable: str
) -> None:
    def head() -> str:
        lobby = play(language="en", shelf=shelf).lobby
        assert lobby is not None
        return plain(lobby.children[0].children[0].value)

    for name in BINDER:
        monkeypatch.delenv(name, raising=False)
    assert "Binder" not in head()
    monkeypatch.setenv(variable, "mybinder.org")
    assert "Binder shuts down after about ten idle minutes" in head()


def cards(lobby: Any) -> list[str]:
    """The cards of the seats, as HTML."""
    return re.findall(r"<button.*?</button>", lobby.cards.value, re.DOTALL)


def shown(lobby: Any) -> list[int]:
    """The seats whose choices are shown."""
    return [row.seat for row in lobby.rows if row.layout.display is None]


def test_each_seat_is_a_card_with_a_face_a_name_and_who_plays(shelf: Shelf) -> None:
    for folder in folders():
        kind = kind_of(folder)
        lobby = play_kind(kind, shelf=shelf, language="en").lobby
        assert lobby is not None
        row = lobby.rows[1]
        row.name.value = "<Bo>"
        for who in kind.bots:
            row.who.value = who
            card = cards(lobby)[1]
            assert " ".join(plain(card).split()) == f"Seat 2 <Bo> {kind.words('en').say(f'who-{who}')}"
            assert face_of(kind, who, "", FACE, told=True) in card
        row.who.value = "person"
        assert letter_face("<Bo>", FACE) in cards(lobby)[1]
        if len(kind.seats) > 1:
            row.who.value = NOBODY
            assert " ".join(plain(cards(lobby)[1]).split()) == "Seat 2 + nobody"
        assert len(cards(lobby)) == kind.seats[-1]


def test_a_press_on_a_card_opens_its_choices_and_the_next_one_closes_them(shelf: Shelf) -> None:
    lobby = play(shelf=shelf).lobby
    assert lobby is not None

    def press(number: int, name: str = "seat") -> list[int]:
        lobby._frame._receive(None, {"type": "link", "name": name, "number": number}, [])
        assert [card.count('aria-expanded="true"') for card in cards(lobby)] == [
            int(row.seat in shown(lobby)) for row in lobby.rows
        ]
        return shown(lobby)

    assert shown(lobby) == []
    assert press(1) == [1]
    assert lobby._frame.focus_on == ['.bw-seat-card[data-bw-number="1"]']
    assert press(2) == [2]
    assert press(9) == press(-1) == press(1, "moment") == [2]
    assert press(2) == []


def test_the_seat_that_has_to_be_mended_is_opened(shelf: Shelf) -> None:
    lobby = play(shelf=shelf).lobby
    assert lobby is not None
    lobby.rows[1].name.value = ""
    lobby.start.click()
    assert shown(lobby) == [1]


def test_what_holds_for_every_game_is_folded_away(shelf: Shelf) -> None:
    lobby = play(shelf=shelf).lobby
    assert lobby is not None
    (panel,) = [child for child in lobby.children[-1].children if lobby.pace in getattr(child, "children", ())]
    assert panel.layout.display == "none"
    lobby.more.value = True
    assert panel.layout.display is None
    lobby.more.value = False
    assert panel.layout.display == "none"
