"""Progress as text: it reads back, and whatever is no such text is refused with a reason."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from buttons_widgets.kit.puzzles.events import Done
from buttons_widgets.kit.puzzles.progress import CODE_WORD, MOST_LETTERS, Progress, progress_text, read_progress_text
from buttons_widgets.kit.rules.errors import GameError
from tests.kit.puzzles.test_progress import done, some_done
from tests.kit.puzzles.toy import Clock, toy


@pytest.fixture
def progress(tmp_path: Path) -> Progress:
    return Progress("toy", tmp_path / "data", Clock())


@given(done)
@settings(max_examples=30)
def test_the_text_reads_back(events: Done) -> None:
    joined = Done().joined(events)
    assert read_progress_text("toy", progress_text("toy", joined)) == joined


def test_it_moves_to_another_machine_and_back(progress: Progress, tmp_path: Path) -> None:
    progress.add("toys", toy(1), True)
    away = Progress("toy", tmp_path / "binder", progress.clock)
    away.add("toys", toy(2), False)
    text = progress.export()
    assert text.isalnum()
    assert away.import_text(f"\n “{text[:20]}\n{text[20:]} ".replace("“", '"')) == 1
    assert away.import_text(text) == 0
    assert progress.import_text(away.export()) == 1
    assert progress.done == away.done == Progress("toy", tmp_path / "binder").done
    assert progress.standing == away.standing


def test_much_progress_is_several_codes_and_a_hundred_answers_are_short() -> None:
    hundred, much = some_done(100), some_done(5000)
    assert len(progress_text("toy", hundred)) < 2500
    text = progress_text("toy", much)
    assert len(text.split()) > 1
    assert read_progress_text("toy", text) == much
    *most, _last = text.split()
    assert read_progress_text("toy", " ".join(most)).count > 2500


def test_a_text_that_is_cut_or_changed_anywhere_is_refused() -> None:
    text = progress_text("toy", some_done())
    for end in range(len(text)):
        with pytest.raises(GameError):
            read_progress_text("toy", text[:end])
    for place in range(len(text)):
        with pytest.raises(GameError):
            read_progress_text("toy", text[:place] + ("x" if text[place] != "x" else "y") + text[place + 1 :])


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "there is nothing here"),
        (None, "pasted as text"),
        ("hello", "one begins with PUZZLES1"),
        ("GAME1000", "one begins with PUZZLES1"),
        (f"{CODE_WORD}9abc", "a later version"),
        (f"{CODE_WORD}2 0Dq", "not whole"),
        ("x" * (MOST_LETTERS + 1), "too long: "),
        (progress_text("chess", Done()), "another game"),
    ],
)
def test_garbage_is_refused_with_a_reason(progress: Progress, text: object, reason: str) -> None:
    progress.add("toys", toy(1), True)
    with pytest.raises(GameError, match=reason):
        progress.import_text(text)
    assert progress.done.count == 1


def forged(data: bytes) -> str:
    """A text with a right checksum around anything."""
    from buttons_widgets.kit.saving.code import CodeWriter

    writer = CodeWriter()
    writer.put_count(len(data))
    for byte in data:
        writer.put(byte, 256)
    return writer.code(CODE_WORD)


def test_hostile_texts_with_a_right_checksum_are_refused() -> None:
    import zlib

    import msgspec

    pack = msgspec.msgpack.encode
    bombs = [
        zlib.compress(b"\0" * 50_000_000, 9)[:13_999],
        zlib.compress(pack(["toy", [["x" * 999, "sum", 1500, 5, True]], [], []])),
        zlib.compress(pack(["toy", [["x", "sum", 1500, -5, True]], [], []])),
        zlib.compress(pack(["toy", [["x", "sum", 1500, 5, "yes"]], [], []])),
        zlib.compress(pack(["toy", [], [], [["<b>", 5]]])),
        zlib.compress(b"\x91" * 20_000),
        b"no zlib",
        b"",
    ]
    for bomb in bombs:
        with pytest.raises(GameError, match="no progress"):
            read_progress_text("toy", forged(bomb))
    with pytest.raises(GameError, match=r"no progress \(a text in it is not valid UTF-8\)"):
        read_progress_text("toy", forged(zlib.compress(b"\x94\xa1\xff\x90\x90\x90")))


@given(st.text(max_size=60) | st.text("PUZLES12abc 0", max_size=60).map(lambda text: f"PUZZLES1{text}"))
def test_anything_else_is_refused(text: str) -> None:
    with pytest.raises(GameError):
        read_progress_text("toy", text)
