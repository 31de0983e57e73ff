"""The list of unfinished games, without a browser: what tells them apart, and how one is deleted."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import msgspec
import pytest

from buttons_widgets import play
from buttons_widgets.buttons.kind import BUTTONS
from buttons_widgets.kit.lobby.play_widget import PlayWidget, play_kind
from buttons_widgets.kit.lobby.unfinished import described
from buttons_widgets.kit.saving.shelf import Shelf
from tests.hands import plain
from tests.nim import PLAIN_NIM
from tests.staged import at, button, buttons_of, cut_off, list_of

WORDS = BUTTONS.words("en")


def offers(game: PlayWidget) -> list[Any]:
    return [each for each in buttons_of(game) if each.description.startswith("Continue: ")]


def test_a_game_says_who_played_how_far_it_came_the_score_and_when(shelf: Shelf) -> None:
    game = play(["Ada", "Bo"], seed=2, shelf=shelf)
    at(game).play_until("Round 1 is over")
    state = at(game).table.game
    stars = "\u00a0:\u00a0".join(f"{state.stars(seat)}\u202f★" for seat in range(2))
    ((_, record),) = shelf.unfinished()
    lobby = play(shelf=shelf)
    (offer,) = offers(lobby)
    names, more = offer.description.split("\n")
    assert names == "Continue: Ada and Bo"
    assert more == f"Round 1 · {stars} · {state.ply} moves · {lobby.words.when(record.saved)}"


def test_the_round_is_the_one_that_the_table_shows(shelf: Shelf) -> None:
    """Between two rounds it is the one that is over, unless only bots play: they wait for nobody."""
    person = at(play(["Ada", "Bo"], seed=2, shelf=shelf))
    for said, shown in (("Round 1 is over", 1), ("Round 2 is over", 2)):
        person.play_until(said)
        ((_, record),) = shelf.unfinished()
        assert f"Round {shown}" in person.table.parts.title.value
        assert described(BUTTONS, record, WORDS).startswith(f"Round {shown} · ")
        bots = msgspec.structs.replace(record, seats=("CautiousBot()",) * 2)
        assert described(BUTTONS, bots, WORDS).startswith(f"Round {shown + 1} · ")
        person.press("next-round")
        person.decide()
        ((_, record),) = shelf.unfinished()
        assert described(BUTTONS, record, WORDS).startswith(f"Round {shown + 1} · ")


def test_a_game_without_scores_says_the_rest(shelf: Shelf) -> None:
    game = play_kind(PLAIN_NIM, ["Ada"], seed=1, shelf=shelf)
    assert game.table is not None
    (offer,) = offers(play_kind(PLAIN_NIM, shelf=shelf))
    assert offer.description.split("\n")[1].startswith("Round 1 · 1 move · ")


def test_two_games_that_look_alike_differ(shelf: Shelf) -> None:
    cut_off(shelf, "Ada", "Bo")
    ((_, record),) = shelf.unfinished()
    for _ in range(4):
        shelf.write(shelf.new_path(), record)
    game = play(shelf=shelf)
    button(game, "Show all 5").click()
    texts = [offer.description for offer in offers(game)]
    assert len(set(texts)) == len(texts) == 5
    for path, _ in shelf.unfinished()[1:]:
        assert any(text.endswith(f" · {path.stem[-4:]}") for text in texts)


def test_a_game_is_deleted_after_a_question(shelf: Shelf) -> None:
    for name in ("Ada", "Bo"):
        cut_off(shelf, name)
    game = play(shelf=shelf)
    box = list_of(game)
    bin_of = {row.children[0].description.split("\n")[0]: row.children[1] for row in box._rows.children}
    bin_of["Continue: Bo"].click()
    assert plain(box._rows.children[0].children[0].value) == "Delete this game of Bo for good?"
    button(game, "Keep it").click()
    assert len(offers(game)) == len(shelf.unfinished()) == 2
    bin_of["Continue: Bo"].click()
    button(game, "Delete it").click()
    assert plain(box.message.value) == "The game of Bo was deleted."
    assert [offer.description.split("\n")[0] for offer in offers(game)] == ["Continue: Ada"]
    assert [record.names for _, record in shelf.unfinished()] == [("Ada",)]


def test_a_game_that_is_played_on_meanwhile_is_not_deleted(shelf: Shelf) -> None:
    first = play(["Ada"], seed=2, shelf=shelf)
    at(first).press("roll")
    game = play(shelf=shelf)
    list_of(game)._rows.children[0].children[1].click()
    at(first).decide()
    button(game, "Delete it").click()
    assert plain(list_of(game).message.value).startswith("The game of Ada is still being played somewhere")
    ((_, record),) = shelf.unfinished()
    assert first.kind.read_game(record) == at(first).table.game


def test_a_game_that_cannot_be_deleted_is_told(shelf: Shelf, monkeypatch: pytest.MonkeyPatch) -> None:
    cut_off(shelf, "Ada")
    game = play(shelf=shelf)
    list_of(game)._rows.children[0].children[1].click()

    def refuse(path: Path, target: Path) -> None:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(Path, "rename", refuse)
    button(game, "Delete it").click()
    assert plain(list_of(game).message.value) == "Not deleted: that is not allowed there."


def test_what_cannot_be_read_is_told_in_one_line(shelf: Shelf) -> None:
    path = shelf.folder / "game-20250101-000000-0000000a.json"
    path.write_text("{")
    game = play(shelf=shelf)
    reason = "this saved game is not whole: the end of the file is missing"
    line = f"A file cannot be opened and is left alone: {path.name} ({reason})."
    assert plain(list_of(game).message.value) == line
    os.mkfifo(shelf.folder / "game-20250101-000000-0000000b.json")
    cut_off(shelf, "Ada")
    again = play(shelf=shelf)
    assert plain(list_of(again).message.value).startswith(
        "2 files cannot be opened and are left alone, among them: game-"
    )
    assert len(offers(again)) == 1


def test_a_record_that_breaks_the_rules_is_offered_and_told_when_it_is_opened(shelf: Shelf) -> None:
    cut_off(shelf, "Ada", "Bo")
    ((path, record),) = shelf.unfinished()
    shelf.write(path, msgspec.structs.replace(record, moves=("lay 9-9",)))
    game = play(shelf=shelf)
    (offer,) = offers(game)
    assert offer.description.split("\n")[1].startswith("1 move · ")
    offer.click()
    assert "Not opened: move 1 of this saved game is wrong" in plain(list_of(game).message.value)


def test_the_lobby_offers_three_games_the_newest_first_and_all_on_request(shelf: Shelf) -> None:
    for number in range(5):
        cut_off(shelf, f"Player{number}", plies=2)
    game = play(shelf=shelf)
    names = [offer.description.split("\n")[0] for offer in offers(game)]
    assert names == ["Continue: Player4", "Continue: Player3", "Continue: Player2"]
    assert game.lobby is not None
    button(game, "Show all 5").click()
    names = [offer.description.split("\n")[0] for offer in offers(game)]
    assert names == [f"Continue: Player{number}" for number in (4, 3, 2, 1, 0)]
    assert button(game, "Show all 5").layout.display == "none"


def test_a_game_that_another_kernel_plays_on_is_left_to_it_and_told(
    shelf: Shelf, monkeypatch: pytest.MonkeyPatch
) -> None:
    left = cut_off(shelf, "Ada", "Bo")
    ((path, record),) = shelf.unfinished()
    elsewhere = Shelf(shelf.folder)
    game = play(shelf=shelf)
    write = Shelf.write

    def meanwhile(mine: Shelf, target: Path, kept: Any) -> None:
        write(mine, target, kept)
        if target != path:
            write(elsewhere, path, msgspec.structs.replace(record, moves=record.moves[:-1]))

    with monkeypatch.context() as racing:
        racing.setattr(Shelf, "write", meanwhile)
        offers(game)[0].click()
    assert at(game).table.game == left
    assert at(game).notice.startswith("Another notebook has played this game on in the meantime.")
    assert {len(kept.moves) for _, kept in shelf.unfinished()} == {left.ply, left.ply - 1}
