"""What the widgets of puzzles refuse is told in their language, all of it."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from buttons_widgets import puzzle_book, puzzle_editor
from buttons_widgets.buttons.puzzles.kind import BUTTONS_PUZZLES
from buttons_widgets.kit.language.words import KIT_WORDS, words_in
from buttons_widgets.kit.puzzles.errors import PackError
from buttons_widgets.kit.puzzles.kind import KIT_PUZZLE_WORDS
from buttons_widgets.kit.puzzles.own_packs import own_path
from buttons_widgets.kit.puzzles.pack import VARIABLE, parse_pack
from buttons_widgets.kit.puzzles.progress import Progress
from buttons_widgets.kit.puzzles.report import trouble_text
from tests.foreign import check_foreign, english_in, speak_it
from tests.hands import plain


@pytest.fixture(autouse=True)
def _foreign(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    speak_it(tmp_path / "words", monkeypatch)


@pytest.fixture
def packs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv(VARIABLE, str(tmp_path / "packs"))
    return tmp_path / "packs"


def pack_line(**fields: Any) -> str:
    return json.dumps({"id": "one", "rating": 1500, "level": 3, **fields})


MOST = {"theme": "most", "position": "rby/gry/ybg - 5", "answers": ["1-1"]}
BAD_LINES = {
    "no JSON": "hello",
    "nested": "[" * 5000,
    "cut": pack_line(**MOST)[:-5],
    "theme": pack_line(**MOST | {"theme": "nothing"}),
    "no theme": pack_line(position="x"),
    "no answers": pack_line(theme="most", position="rby/gry/ybg - 5"),
    "unknown field": pack_line(**MOST, extra=1),
    "level": pack_line(**MOST | {"level": 9}),
    "answers": pack_line(**MOST | {"answers": []}),
    "twice": pack_line(**MOST)[:-1] + ', "level": 3}',
    "position": pack_line(**MOST | {"position": "hello"}),
    "too many letters": pack_line(**MOST | {"position": "rbyx/gryb/ybgr/rbyg - 5"}),
    "rows": pack_line(**MOST | {"position": "rby/gry - 5"}),
    "square": pack_line(**MOST | {"position": "rby/gr/ybg - 5"}),
    "spaces": pack_line(**MOST | {"position": "rbygryyb - 5"}),
    "dice": pack_line(**MOST | {"position": "rby/gry/ybg - 9"}),
    "no dice": pack_line(**MOST | {"position": "rby/gry/ybg - x"}),
    "cards": pack_line(**MOST | {"position": "rby/gry/ybg rbg 5"}),
    "colours": pack_line(**MOST | {"position": "rby/gry/ybg qq 5"}),
    "beside": pack_line(**MOST | {"position": "RBy/gry/ybg - 5"}),
    "answer": pack_line(**MOST | {"answers": ["9-9"]}),
    "answer twice": pack_line(**MOST | {"answers": ["1-1 1-1"]}),
    "answer beside": pack_line(**MOST | {"answers": ["1-1 1-2"]}),
    "off the board": pack_line(**MOST | {"answers": ["5-5"]}),
    "roll": pack_line(theme="space", position="rby/gRy/ybg - 5", answers=["1-1"], dice="x"),
    "faces": pack_line(theme="space", position="rby/gRy/ybg - 5", answers=["1-1"], dice="5-6 2355"),
    "few dice": pack_line(theme="space", position="rby/gRy/ybg - 5", answers=["1-1"], dice="1-2 1"),
    "opponents": pack_line(theme="stop", position="rby/gRy/ybg r 5", answers=["roll"], opponents=[9, 0, 0, 1]),
    "chance": pack_line(theme="stop", position="rby/gRy/ybg r 5", answers=["roll"], opponents=[1, 7, 0, 1]),
    "choice": pack_line(theme="stop", position="rby/gRy/ybg r 5", answers=["jump"]),
    "number": pack_line(theme="risk", position="rby/gRy/ybg r 5", answers=["many"]),
    "more than 1": pack_line(theme="risk", position="rby/gRy/ybg r 5", answers=["17"]),
    "clues": pack_line(theme="numbers", position="rby/gry/ybg - 5", answers=["1-1"], clues={"rows": [1]}),
    "no clues": pack_line(theme="numbers", position="rby/gry/ybg - 5", answers=["1-1"], clues={}),
    "no colour": pack_line(theme="numbers", position="ryy/gry/yrg - 5", answers=["1-1"], clues={"colours": {"b": 1}}),
    "holds": pack_line(theme="numbers", position="rby/gry/ybg - 5", answers=["1-1"], clues={"rows": [9, None, None]}),
}
OF_PACKS = (
    *(
        "id",
        "level",
        "theme",
        "position",
        "answers",
        "dice",
        "opponents",
        "clues",
        "rows",
        "extra",
        "note",
    ),
    *(
        "opt_out",
        "bust",
        "dice_each",
        "rby",
        "gry",
        "ybg",
        "rbyx",
        "gryb",
        "ybgr",
        "rbyg",
        "gr",
        "gRy",
        "RBy",
        "ryy",
        "yrg",
    ),
    *(
        "rbygryyb",
        "rbg",
        "qq",
        "hello",
        "nothing",
        "null",
        "int",
        "str",
        "array",
        "object",
        "JSON",
        "jump",
        "roll",
        "many",
    ),
    # What the reader of JSON says of a letter; other languages leave it out.
    "invalid character",
    *("opt out", "one", "Rby", "colours", "columns", "rating", "packs", *BUTTONS_PUZZLES.by_name),
)


def test_lines_of_packs_that_cannot_be_read(packs: Path) -> None:
    paths = {name: own_path(BUTTONS_PUZZLES, f"bad{number:02}") for number, name in enumerate(BAD_LINES)}
    for name, path in paths.items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(BAD_LINES[name] + "\n", encoding="utf-8")
    told = [plain(alert) for alert in puzzle_book().trouble.value.split("</div>")]
    for name, path in paths.items():
        shown = [alert for alert in told if path.name in alert]
        assert len(shown) == 1, name
        check_foreign(shown[0], str(path), path.name, *OF_PACKS)


def test_lines_are_refused_for_many_reasons() -> None:
    """That the lines above are told from each other: no reason is another one's."""
    reasons = set()
    for line in BAD_LINES.values():
        with pytest.raises(PackError) as raised:
            parse_pack(BUTTONS_PUZZLES, line.encode(), "bad")
        reasons.add(str(raised.value))
    assert len(reasons) == len(BAD_LINES)


@pytest.mark.parametrize("written", ["hello", "rby/gry - 5", "rby/gry/ybg - x", "RBy/gry/ybg - 5", "rby/gry/ybq - 5"])
def test_a_position_that_is_typed_wrongly(written: str, packs: Path) -> None:
    editor = puzzle_editor("most")
    editor.panel.notation.value = written  # type: ignore[attr-defined]
    check_foreign(plain(editor.message.value), *OF_PACKS, "ybq", "RBy")


@pytest.mark.parametrize("written", ["5-6 23x5", "hello", "1-2", "9-9 1111", ", ".join(["1-1 1111"] * 40)])
def test_rolls_that_are_typed_wrongly(written: str, packs: Path) -> None:
    editor = puzzle_editor("known_dice")
    editor.panel.rolls.value = written  # type: ignore[attr-defined]
    shown = plain(editor.message.value) + plain(editor.verdict.value)
    check_foreign(shown, "23x5", "hello", "dice", "position")


@pytest.mark.parametrize("pack", ["", "../up", "CON", "a b"])
def test_a_pack_that_cannot_be_called_so(pack: str, packs: Path) -> None:
    editor = puzzle_editor("most")
    editor.pack.value = pack
    editor.save.click()
    check_foreign(plain(editor.message.value), "CON", "Windows", "up")


def test_a_puzzle_whose_name_is_taken(packs: Path) -> None:
    editor = puzzle_editor("most")
    editor.save.click()
    other = puzzle_editor("most")
    other.id.value = editor.id.value
    other.save.click()
    check_foreign(plain(other.message.value), editor.id.value)


def test_progress_that_cannot_be_taken_in() -> None:
    along = puzzle_book().along
    along.switch.value = True
    for text in ("", "hello", "PUZZLES1abc", "PUZZLES7abcdef", "BUTTONS1abc", "PUZZLES1" + "z" * 60):
        along.message.value = ""
        along.pasted.value = text
        along.adder.click()
        check_foreign(plain(along.message.value), "hello", "PUZZLES1", "BUTTONS1abc")


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"{",
        b"\xff",
        b"5",
        b"{}",
        b'{"format": "else", "version": 1}',
        b'{"format": "buttons-widgets progress", "version": 99}',
        b'{"format": "buttons-widgets progress", "version": 1, "kind": "buttons", "done": 5}',
        b'{"format": "buttons-widgets progress", "version": 1, "kind": "x", "done": {}}',
    ],
)
def test_a_file_of_progress_that_is_damaged(data: bytes, tmp_path: Path) -> None:
    progress = Progress("buttons", tmp_path)
    progress.path.write_bytes(data)
    again = Progress("buttons", tmp_path)
    assert again.trouble is not None
    check_foreign(trouble_text(again, words_in((KIT_WORDS, KIT_PUZZLE_WORDS))), str(again.trouble.path), *OF_PACKS)


def test_what_a_reason_is_put_into_says_nothing_else() -> None:
    """A text that is no message stays English: the checks above would find it."""
    words = words_in()
    assert english_in(words.reason("an English reason")) == ["an", "English", "reason"]
    assert english_in(words.say("open-not-opened", reason=ValueError("an English reason"))) == [
        "an",
        "English",
        "reason",
    ]
