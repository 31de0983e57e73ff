"""A table of Button Up! without a browser: late, doubled and forged clicks, and bots that answer nonsense."""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import buttons_widgets
from buttons_widgets.button_up import Deal, Game, GameError, PerfectBot, PlayFirst, Sow, generate_puzzle, play, puzzle
from buttons_widgets.kit.lobby.play_widget import PlayWidget
from buttons_widgets.kit.saving.shelf import Shelf
from tests.forged import send_forged
from tests.hands import Hands

MESSAGES = 12_000
NAMES = ("sow", "first", "second", "next-round", "again")


@pytest.fixture
def shelf(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Shelf:
    monkeypatch.chdir(tmp_path)
    return Shelf(tmp_path / "shelf")


def at(stage: PlayWidget) -> Hands:
    assert stage.table is not None
    return Hands(stage.table)


def board_of(stage: PlayWidget) -> Any:
    assert stage.table is not None
    return stage.table.parts.boards[0].board


def click(stage: PlayWidget, place: int, turn: int | None = None) -> None:
    board = board_of(stage)
    content = {"type": "pick", "pick": str(place), "turn": board.turn if turn is None else turn}
    board._handle_custom_msg(content, [])


def offered(stage: PlayWidget) -> list[int]:
    return [move.place for move in stage.game.legal_moves() if isinstance(move, Sow)]


def test_a_click_that_comes_late_or_twice_sows_nothing_else(shelf: Shelf) -> None:
    stage = play(["Ada", "Bo"], first=0, seed="late", shelf=shelf)
    turn, place = board_of(stage).turn, offered(stage)[0]
    click(stage, place)
    assert stage.game.ply == 1 and at(stage).actions["sow"].startswith(f"Sow place {place}")
    at(stage).press("sow")
    after = stage.game
    assert after.ply == 2
    # The same clicks again, as they were made before the page knew.
    click(stage, place, turn)
    at(stage).press("sow", turn)
    for stale in offered(stage):
        click(stage, stale, turn)
    assert stage.game is after


def likely(chance: random.Random, turn: int) -> dict[str, Any]:
    """What the page might send."""
    return chance.choice(
        [
            {"type": "pick", "pick": str(chance.randint(0, 10)), "turn": turn, "screen": "left"},
            {"type": "press", "name": chance.choice(NAMES), "turn": turn},
            {"type": "key", "key": chance.choice("sbnuyf"), "turn": turn},
            {"type": "die", "die": 1, "turn": turn},
        ]
    )


def test_forged_messages_sow_nothing_that_nobody_may_sow(shelf: Shelf) -> None:
    send_forged(play(["Ada", "Bo"], first=0, seed="forged", pace="once", shelf=shelf), likely, MESSAGES)


def raises(game: Game) -> Any:
    raise RuntimeError("<b>no idea</b>")


NONSENSE: dict[str, Callable[[Game], Any]] = {
    "nothing": lambda game: None,
    "a place": lambda game: game.legal_moves()[0].place,  # type: ignore[union-attr]
    "a text": lambda game: f"{game.legal_moves()[0]}!",
    "no pile": lambda game: Sow(next(p for p in range(1, 10) if Sow(p) not in game.legal_moves())),
    "a decision": lambda game: PlayFirst(),
    "a deal": lambda game: Deal("kkwwrkrwr"),
    "another game's": lambda game: buttons_widgets.Roll(),
    "another game's bot": buttons_widgets.CautiousBot(3),
    "error": raises,
}


@pytest.mark.parametrize("name", NONSENSE)
def test_a_bot_that_answers_nonsense_is_told_of_and_another_decides(name: str, shelf: Shelf) -> None:
    stage = play(["Ada", ("Bo", NONSENSE[name])], first=1, seed="nonsense", pace="once", shelf=shelf)
    person = at(stage)
    assert "Bo could not decide: " in person.prompt
    assert stage.game.ply == 1
    assert set(person.actions) == {"ask-again", "decide"}
    person.press("decide")
    click(stage, offered(stage)[-1])
    person.press("sow")
    assert stage.game.ply > 1


def test_a_bot_cannot_change_the_match_that_it_is_given(shelf: Shelf) -> None:
    def meddles(game: Game) -> Any:
        object.__setattr__(game, "points", (0, 14))
        return PerfectBot()(game)

    stage = play(["Ada", ("Bo", meddles)], first=1, seed="meddles", pace="once", shelf=shelf)
    assert stage.game.points == (0, 0)


def test_a_puzzle_of_another_game_is_told_apart() -> None:
    other = buttons_widgets.generate_puzzle("most", 1, seed=1)
    for show, shown in ((puzzle, other), (buttons_widgets.puzzle, generate_puzzle("replay_trap", 2, seed=1))):
        with pytest.raises(GameError, match="is of another game"):
            show(shown)  # type: ignore[arg-type]
