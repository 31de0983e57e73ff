"""What Button Up! refuses is told in the widget's language, all of it."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from buttons_widgets import button_up
from buttons_widgets.button_up import Deal, Game, PlayFirst, Position, Sow
from buttons_widgets.button_up.kind import BUTTON_UP
from buttons_widgets.button_up.puzzles.kind import BUTTON_UP_PUZZLES
from buttons_widgets.kit.language.words import words_in
from buttons_widgets.kit.puzzles.errors import PackError
from buttons_widgets.kit.puzzles.pack import parse_pack
from buttons_widgets.kit.rules.errors import GameError
from buttons_widgets.kit.saving.record import read_bytes, write_bytes
from buttons_widgets.kit.saving.shelf import Shelf
from tests.foreign import TAG, check_foreign, speak_it
from tests.hands import plain

GAME = Game.start(["Ada", "Bo"], seed=1).play(Deal("kkwwrkrwr")).play(Sow(3))
RECORD = json.loads(write_bytes(BUTTON_UP.write_game(GAME)))
CODE_WORDS = (
    *(
        "position",
        "answers",
        "theme",
        "level",
        "sow",
        "first",
        "second",
        "deal",
        "kkwwrkrwr",
        "bad",
        "hello",
        "rr",
        "kk",
    ),
    *(
        "fly",
        "start",
        "first, army, seed",
        "game.legal_moves()",
        "Sow(",
        "parse_move",
        "button_up",
        "Ada",
        "Bo",
        "krw",
        "kww",
        "krr",
        "rkw",
    ),
    *BUTTON_UP_PUZZLES.by_name,
)


@pytest.fixture(autouse=True)
def _foreign(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    speak_it(tmp_path / "words", monkeypatch)


def line(position: str, theme: str = "win_from_here", answer: str = "1") -> bytes:
    fields = {"id": "one", "theme": theme, "position": position, "answers": [answer], "rating": 1500, "level": 3}
    return json.dumps(fields).encode()


@pytest.mark.parametrize(
    "position",
    [
        "hello",
        "r/k/w",
        "w/r/k x",
        "w/r r",
        "rr/k/w r",
        "w/r/x r",
        "//r r",
        "wrk/-/- r",
        "w/r/k -",
        "rkw/-/- -",
        "w/r/k r",
    ],
)
@pytest.mark.parametrize("theme", BUTTON_UP_PUZZLES.by_name)
def test_a_line_of_a_pack_that_cannot_be_read(position: str, theme: str) -> None:
    with pytest.raises(PackError) as raised:
        parse_pack(BUTTON_UP_PUZZLES, line(position, theme, "nothing"), "bad")
    check_foreign(words_in(language=TAG).reason(raised.value), "nothing", *CODE_WORDS)


@pytest.mark.parametrize(
    "fields",
    [
        {"moves": ["fly"]},
        {"moves": ["deal kkk"]},
        {"moves": ["deal rwk"]},
        {"moves": ["sow 3"]},
        {"moves": ["deal kkwwrkrwr", "sow 1"]},
        {"moves": ["deal kkwwrkrwr", "sow 3", "sow 3"]},
        {"moves": ["deal kkwwrkrwr", "first"]},
        {"start": {}},
        {"start": {**RECORD["start"], "army": ["9"]}},
    ],
    ids=str,
)
def test_a_saved_game_that_cannot_be_read(fields: dict[str, Any]) -> None:
    with pytest.raises(GameError) as raised:
        read_bytes(json.dumps({**RECORD, **fields}).encode(), BUTTON_UP.read_game)
    check_foreign(words_in(language=TAG).reason(raised.value), "deal kkk", "deal rwk", "kkk", *CODE_WORDS)


ILLEGAL: dict[str, Callable[[Any], Any]] = {
    "no move": lambda game: "x",
    "no pile": lambda game: Sow(next(place for place in range(1, 10) if place not in game.position.legal_places())),
    "not now": lambda game: PlayFirst(),
}


@pytest.mark.parametrize("name", ILLEGAL)
def test_a_bot_that_makes_no_legal_move(name: str, tmp_path: Path) -> None:
    shelf = Shelf(tmp_path / "games")
    shown = button_up.play([("Bo", ILLEGAL[name]), "Ada"], seed=1, first="Bo", pace="once", shelf=shelf)
    assert shown.table is not None
    check_foreign(plain(shown.table.parts.prompt.value), *CODE_WORDS)


def test_positions_that_are_written_wrongly_are_many() -> None:
    told = set()
    for text in ("hello", "r/k/w", "w/r/k x", "w/r r", "rr/k/w r", "w/r/x r", "wrk/-/- r"):
        with pytest.raises(GameError) as raised:
            Position.parse(text)
        told.add(words_in(language=TAG).reason(raised.value))
    assert len(told) == 7
