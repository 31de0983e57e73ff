"""Saving by name at a table, without a browser: the question before anything is replaced, and a file to download."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from buttons_widgets import load, play
from buttons_widgets.kit.lobby.menu import SaveBox
from buttons_widgets.kit.lobby.play_widget import PlayWidget
from buttons_widgets.kit.saving.files import write_record
from buttons_widgets.kit.saving.record import read_bytes
from buttons_widgets.kit.saving.shelf import Shelf
from tests.hands import plain
from tests.staged import at, menu_of


@pytest.fixture
def game(shelf: Shelf) -> PlayWidget:
    return play(["Ada", "Bo"], seed=1, shelf=shelf)


def save_as(box: SaveBox, name: str) -> str:
    """Type a name and press Save; what is told."""
    box.name.value = name
    box.save.click()
    return plain(box.message.value)


def asks(box: SaveBox) -> bool:
    """Whether the box asks whether something is to be replaced."""
    return box._question.layout.display is None


def test_a_game_is_saved_under_the_name_that_is_offered(game: PlayWidget, beside_the_notebook: Path) -> None:
    box = menu_of(game).saving
    folder = beside_the_notebook / "games"
    assert box.message.value == "" and folder.name in box.save.tooltip
    name = box.name.value
    assert name.startswith("buttons Ada Bo 20")
    box.save.click()
    assert plain(box.message.value) == f"Saved as {name}.json in {folder}."
    assert load(folder / f"{name}.json") == at(game).table.game
    # The next game of the same players is offered another name.
    assert game.table is not None
    game._again()
    assert menu_of(game).saving.name.value == f"{name} 2"


def test_what_cannot_be_saved_is_told_in_words(game: PlayWidget, beside_the_notebook: Path) -> None:
    box = menu_of(game).saving
    assert save_as(box, "  ") == "Not saved: type a name for the game first."
    assert save_as(box, "../zz") == 'Not saved: a name is not a path: leave out / \\ : * ? " < > | and ...'
    (beside_the_notebook / "thesis.ipynb").write_text("mine")
    (beside_the_notebook / "games").mkdir()
    (beside_the_notebook / "games" / "thesis.ipynb.json").write_text("mine")
    told = save_as(box, "thesis.ipynb")
    assert told == "Not saved: thesis.ipynb.json is not a saved game and is left alone: take another name."
    assert [path.read_text() for path in beside_the_notebook.rglob("thesis*")] == ["mine", "mine"]
    assert not asks(box)


def test_nothing_is_replaced_unasked(game: PlayWidget, beside_the_notebook: Path) -> None:
    box = menu_of(game).saving
    path = beside_the_notebook / "games" / "mine.json"
    save_as(box, "mine")
    first = load(path)
    at(game).decide()
    assert save_as(box, "mine").startswith("mine.json is there already: Round 1 · 0")
    assert asks(box)
    assert load(path) == first
    box.keep.click()
    assert plain(box.message.value) == "Nothing was saved. Choose another name."
    assert load(path) == first
    assert not asks(box)
    save_as(box, "mine")
    box.replace.click()
    assert plain(box.message.value).startswith("Saved as mine.json in ")
    assert load(path) == at(game).table.game
    assert not asks(box)


def test_the_answer_is_for_the_file_that_was_asked_about(game: PlayWidget, beside_the_notebook: Path) -> None:
    box = menu_of(game).saving
    folder = beside_the_notebook / "games"
    save_as(box, "mine")
    save_as(box, "yours")
    before = load(folder / "yours.json")
    at(game).decide()
    save_as(box, "mine")
    # Another name is typed before the answer: the question is withdrawn, and a late press does nothing.
    box.name.value = "yours"
    assert not asks(box)
    box.replace.click()
    assert load(folder / "yours.json") == load(folder / "mine.json") == before
    # Another notebook saves another game under the name before the answer: it is asked about again.
    save_as(box, "mine")
    write_record(folder / "mine.json", other := game.kind.write_game(before, ["person", "a bot"]))
    box.replace.click()
    assert asks(box)
    assert load(folder / "mine.json") == before
    assert read_bytes((folder / "mine.json").read_bytes(), lambda record: record).seats == other.seats


def test_a_game_can_be_downloaded(game: PlayWidget, monkeypatch: pytest.MonkeyPatch) -> None:
    sent: list[Any] = []
    assert game.table is not None
    monkeypatch.setattr(game.table.parts.frame, "send", lambda content, buffers=None: sent.append(content))
    box = menu_of(game).saving
    box.name.value = "mine"
    box.download.click()
    (message,) = sent
    assert (message["type"], message["name"]) == ("download", "mine.json")
    assert read_bytes(message["text"].encode(), game.kind.read_game) == at(game).table.game
    assert plain(box.message.value) == "Your browser saves the game with its downloads."
    box.name.value = "../mine"
    box.download.click()
    assert plain(box.message.value).startswith("Not saved: a name is not a path")
    assert len(sent) == 1
