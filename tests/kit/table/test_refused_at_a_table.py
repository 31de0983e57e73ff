"""What widgets refuse is told in their language, all of it: no English stands in the sentences of another one."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from buttons_widgets import button_up, code_of, play
from buttons_widgets.buttons.kind import BUTTONS
from buttons_widgets.buttons.rules.game import Game
from buttons_widgets.buttons.rules.moves import Dice, Lay, Pass, PlaceStars, Roll
from buttons_widgets.buttons.rules.phase import Phase
from buttons_widgets.kit.saving import shelf as shelf_room
from buttons_widgets.kit.saving.record import write_bytes
from buttons_widgets.kit.saving.shelf import Shelf
from tests.foreign import check_foreign, speak_it
from tests.hands import plain
from tests.prepared import line_game, state_before
from tests.staged import menu_of, upload

STATE = state_before(line_game(), Phase.LAY, round_number=3)
CODE = code_of(STATE)
RECORD = write_bytes(BUTTONS.write_game(STATE))
NAMES = tuple(STATE.names)


@pytest.fixture(autouse=True)
def _foreign(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    speak_it(tmp_path / "words", monkeypatch)


# Codes, files and names at a table


@pytest.mark.parametrize(
    ("code", "given"),
    [
        ("", ()),
        ("hello", ("hello", "BUTTONS1", "BUTTONS2")),
        (CODE[:-1], ()),
        (CODE[:-7], ()),
        (CODE[:14], ()),
        (f"{CODE}7", ()),
        (f"{CODE}777", ()),
        (f"{CODE[:-3]}{CODE[-3:].swapcase()}", ()),
        (CODE.replace("BUTTONS1", "BUTTONS7"), ()),
        (f"{CODE[:30]}!{CODE[31:]}", ()),
        (button_up.code_of(button_up.Game.start(["Ada", "Bo"], seed=1)), ("BUTTONS1", "BUTTONS2", "'BUTTONUP")),
    ],
)
def test_a_code_that_cannot_be_opened(code: str, given: tuple[str, ...], shelf: Shelf) -> None:
    box = menu_of(play(["Ada", "Bo"], seed=1, shelf=shelf)).opening
    box.paste.value = code
    next(child for child in box.panel.children[1].children if "bw-open-code" in child._dom_classes).click()
    check_foreign(plain(box.message.value), *given, code[:12])


def with_moves(moves: list[str]) -> bytes:
    return json.dumps({**json.loads(RECORD), "moves": moves}).encode()


def with_fields(**fields: Any) -> bytes:
    return json.dumps({**json.loads(RECORD), **fields}).encode()


DAMAGED = {
    "no game": b"hello",
    "not even text": b"\xff\xfe\x00",
    "cut": RECORD[:200],
    "later": with_fields(version=99),
    "other file": b'{"format": "else", "version": 1}',
    "changed": RECORD.replace(NAMES[0].encode(), b"Zoe"),
    "other game": with_fields(game="chess"),
    "a field lacks": json.dumps({k: v for k, v in json.loads(RECORD).items() if k != "start"}).encode(),
    "a field is another thing": with_fields(names=5),
    "seats": with_fields(seats=["person"]),
    "start": with_fields(start={"x": []}),
    "one name": with_fields(names=["A" * 40, *NAMES[1:]]),
    "same names": with_fields(names=[NAMES[0]] * len(NAMES)),
    "layouts": with_fields(start={**json.loads(RECORD)["start"], "layouts": ["rby"] * len(NAMES)}),
    "too few layouts": with_fields(start={**json.loads(RECORD)["start"], "layouts": ["rby/gry/ybg"]}),
    "cards": with_fields(start={**json.loads(RECORD)["start"], "cards": ["r"] * len(NAMES)}),
    "no layout": with_fields(start={**json.loads(RECORD)["start"], "layouts": [5] * len(NAMES)}),
    "no cards": with_fields(start={**json.loads(RECORD)["start"], "cards": [5] * len(NAMES)}),
    "no start": with_fields(start={**json.loads(RECORD)["start"], "seed": ["", ""]}),
    "no move": with_moves(["fly"]),
    "illegal move": with_moves(["opt out"]),
    "out of turn": with_moves(["pass"]),
    "dice": with_moves(["roll", "dice 1-1 2"]),
    "off the roll": with_moves(["roll", "dice 1-2 3456", "lay 5-5"]),
    "cell": with_moves(["lay 9-9"]),
    "stars": with_moves(["stars x"]),
}
CODE_WORDS = (
    *(
        "roll",
        "opt out",
        "dice",
        "lay",
        "pass",
        "stars",
        "fly",
        "chess",
        "buttons",
        "start",
        "version",
        "names",
        "seats",
        "layouts, cards, seed",
    ),
    *(
        "array",
        "object",
        "Layout.parse",
        "int",
        "str",
        "rby",
        "gry",
        "ybg",
        "JSON",
        "UTF",
        "layouts",
        "cards",
        "AAAA",
        "null",
        "format",
    ),
)


@pytest.mark.parametrize("name", DAMAGED)
def test_a_file_that_cannot_be_loaded(name: str, shelf: Shelf) -> None:
    box = menu_of(play(["Ada", "Bo"], seed=1, shelf=shelf)).opening
    upload(box, DAMAGED[name])
    check_foreign(plain(box.message.value), *CODE_WORDS, *NAMES, "A" * 40, *("A" * n for n in range(30, 10, -1)))


@pytest.mark.parametrize("name", ["  ", "../zz", "x" * 200, "CON", "taken", "here/there", "a:b"])
def test_a_name_under_which_nothing_can_be_saved(name: str, shelf: Shelf, beside_the_notebook: Path) -> None:
    (beside_the_notebook / "games").mkdir()
    (beside_the_notebook / "games" / "taken.json").write_text("mine")
    box = menu_of(play(["Ada", "Bo"], seed=1, shelf=shelf)).saving
    box.name.value = name
    box.save.click()
    check_foreign(plain(box.message.value), "taken.json", "CON")


@pytest.mark.parametrize("number", [28, 13, 30, 2, 20])
def test_a_disk_that_is_full_or_closed(number: int, shelf: Shelf, monkeypatch: pytest.MonkeyPatch) -> None:
    def fails(*_: object, **__: object) -> None:
        raise OSError(number, "in English", "/somewhere")

    monkeypatch.setattr(shelf_room, "write_record", fails)
    game = play(["Ada", "Bo"], seed=1, shelf=shelf)
    assert game.table is not None
    check_foreign(plain(menu_of(game).kept.value), str(shelf.folder))


def test_games_that_are_kept_in_another_folder(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("no folder")
    shelf = Shelf(tmp_path / "file")
    game = play(["Ada", "Bo"], seed=1, shelf=shelf)
    check_foreign(plain(menu_of(game).kept.value), str(shelf.folder), str(tmp_path / "file"))


def test_files_that_cannot_be_opened_are_left_alone(shelf: Shelf) -> None:
    (shelf.new_path()).write_bytes(DAMAGED["cut"])
    game = play(shelf=shelf)
    (stage,) = game.children
    told = next(child.message.value for child in stage.children if type(child).__name__ == "Unfinished")
    check_foreign(plain(told), *(path.name for path in shelf.folder.iterdir()))


# Bots


def lays_elsewhere(game: Game) -> Any:
    return Lay((1, 1))


ILLEGAL: dict[str, Callable[[Any], Any]] = {
    "no move": lambda game: "x",
    "nothing": lambda game: None,
    "class": lambda game: Roll,
    "otherwise": lambda game: Pass(),
    "chance": lambda game: Dice(1, 2, (3, 4, 5, 6)),
    "stars": lambda game: PlaceStars([(1, 1)]),
}


@pytest.mark.parametrize("name", ILLEGAL)
def test_a_bot_that_makes_no_legal_move(name: str, shelf: Shelf) -> None:
    game = play([("Bo", ILLEGAL[name]), "Ada"], seed=1, shelf=shelf, pace="once", cards=["ry", "bg"])
    assert game.table is not None
    check_foreign(
        plain(game.table.parts.prompt.value),
        *("game.legal_moves()", "Roll()", "parse_move", "Roll", "class", "buttons_widgets", "rules.moves", "None"),
        *("Ada", "Bo", *CODE_WORDS),
    )
