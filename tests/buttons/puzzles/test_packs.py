"""Packs: what is shipped is found and right, and whatever is wrong in a file is named by file, line and field."""

import json
import os
import re
from contextlib import suppress
from pathlib import Path

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from buttons_widgets import generate_puzzle, load_pack, packs
from buttons_widgets.buttons.puzzles.kind import BUTTONS_PUZZLES
from buttons_widgets.kit.puzzles import pack as pack_room
from buttons_widgets.kit.puzzles.errors import PackError, PuzzleError
from buttons_widgets.kit.puzzles.pack import VARIABLE, parse_pack, puzzle_line, write_pack
from buttons_widgets.kit.puzzles.puzzle import Puzzle
from tests.pack_checks import check_line, check_pack, check_puzzle

ROOT = Path(__file__).parents[3]
SHIPPED = sorted((ROOT / "puzzles").glob("*.jsonl"))
STOP = {
    "id": "friday-1",
    "theme": "stop",
    "position": "RbyG/gryb/ybRy/bYrg r 2",
    "answers": ["opt out"],
    "rating": 1300,
    "level": 2,
}


def line(**changes: object) -> str:
    """The line of a puzzle with some of its fields changed; `None` leaves one out."""
    return json.dumps({name: value for name, value in (STOP | changes).items() if value is not None})


def fault(text: str | bytes, folder: Path) -> PackError:
    """What is wrong with a pack of a good line and then this text."""
    path = folder / "friday.jsonl"
    data = text.encode() if isinstance(text, str) else text
    path.write_bytes(line(id="good").encode() + b"\n" + data)
    with pytest.raises(PackError) as caught:
        load_pack(path)
    return caught.value


# What is shipped


def test_there_are_first_steps_in_every_theme_and_twelve_gems_each_with_a_note() -> None:
    steps, gems = load_pack("first_steps"), load_pack("gems")
    assert len(steps) == 32 and set(steps.themes) == set(BUTTONS_PUZZLES.by_name)
    assert len(gems) == 12
    assert all(puzzle.note for puzzle in (*steps, *gems))
    ratings = [puzzle.rating for puzzle in steps]
    assert ratings == sorted(ratings)
    assert steps[0].answered_by != "number"


def test_no_two_puzzles_of_all_packs_share_an_id() -> None:
    ids = [puzzle.id for place in packs() for puzzle in load_pack(place.name)]
    assert len(set(ids)) == len(ids)


@pytest.mark.parametrize("path", SHIPPED, ids=lambda path: path.stem)
def test_a_pack_written_anew_is_the_same_file(path: Path, tmp_path: Path) -> None:
    write_pack(tmp_path / path.name, load_pack(path))
    assert (tmp_path / path.name).read_bytes() == path.read_bytes()


def test_the_examples_for_teachers_are_right(tmp_path: Path) -> None:
    readme = (ROOT / "puzzles" / "README.md").read_text(encoding="utf-8")
    (block,) = re.findall(r"```json\n(.*?)```", readme, flags=re.DOTALL)
    (tmp_path / "my_class.jsonl").write_text(block)
    puzzles = load_pack(tmp_path / "my_class.jsonl")
    assert len(puzzles) == 2
    for puzzle in puzzles:
        check_puzzle(puzzle)


# Where packs are found


def test_a_pack_of_one_s_own_is_found_by_name_and_comes_before_a_shipped_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(VARIABLE, str(tmp_path))
    (tmp_path / "buttons").mkdir()
    (tmp_path / "buttons" / "gems.jsonl").write_text(line())
    (tmp_path / "buttons" / "notes.txt").write_text("not a pack")
    assert [(place.name, place.own) for place in packs() if place.name == "gems"] == [("gems", False), ("gems", True)]
    assert [puzzle.id for puzzle in load_pack("gems")] == ["friday-1"]


def test_an_unknown_name_is_answered_with_all_names() -> None:
    with pytest.raises(PackError, match=r"there is no pack of this name: there are .*gems"):
        load_pack("gem")


@pytest.mark.parametrize("wrong", [None, 5, b"gems", "", "nowhere/gems.jsonl", "a\0b", "x" * 5000, "..", "."])
def test_what_is_no_pack_is_refused(wrong: object) -> None:
    with pytest.raises(PackError):
        load_pack(wrong)  # type: ignore[arg-type]


def test_a_pipe_that_is_called_like_a_pack_keeps_nobody_waiting(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe.jsonl")
    with pytest.raises(PackError, match="not a regular file"):
        load_pack(tmp_path / "pipe.jsonl")


# What is wrong in a line


@pytest.mark.parametrize(
    ("changes", "field"),
    [
        ({"theme": "chess"}, "theme"),
        ({"theme": None}, "theme"),
        ({"theme": 5}, "theme"),
        ({"position": "RBy/gry/ybg r 2"}, "position"),
        ({"position": "nonsense"}, "position"),
        ({"position": "rby/gry/ybg r 9"}, "position"),
        ({"position": "rby/gry/ybg r 2"}, "position"),
        ({"position": None}, "position"),
        ({"position": "r" * 1000}, "position"),
        ({"answers": ["maybe"]}, "answers"),
        ({"answers": ["1-1"]}, "answers"),
        ({"answers": []}, "answers"),
        ({"answers": "roll"}, "answers"),
        ({"answers": None}, "answers"),
        ({"answers": [7]}, "answers"),
        ({"level": 6}, "level"),
        ({"level": "two"}, "level"),
        ({"rating": None}, "rating"),
        ({"rating": 1e9}, "rating"),
        ({"rating": 1300.5}, "rating"),
        ({"id": "../../etc/passwd"}, "id"),
        ({"id": "<b>"}, "id"),
        ({"note": "x" * 2000}, "note"),
        ({"opponents": [9, 0.1, 0.1, 1]}, "opponents"),
        ({"opponents": [1, 2.0, 0.1, 1]}, "opponents"),
        ({"opponents": [1]}, "opponents"),
        ({"goal": "glory"}, "goal"),
        ({"hint": "roll"}, "hint"),
        ({"dice": "5-6 2355"}, "dice"),
    ],
)
def test_the_message_names_file_line_and_field(changes: dict[str, object], field: str, tmp_path: Path) -> None:
    error = fault(line(**changes), tmp_path)
    assert (error.line, error.field) == (2, field)
    assert str(error).startswith(f'{tmp_path / "friday.jsonl"}, line 2, field "{field}": ')
    assert len(str(error)) < 1500


@pytest.mark.parametrize(
    "text",
    [
        "{",
        "[]",
        "null",
        "5",
        '"stop"',
        "{}",
        "[" * 10_000,
        '{"id": "a" "b"}',
        b"\xff\xfe{}",
        line() + line(id="b"),
        "NaN",
    ],
)
def test_a_line_that_is_no_puzzle_is_named(text: str | bytes, tmp_path: Path) -> None:
    assert fault(text, tmp_path).line == 2


def test_an_id_that_stands_there_twice_is_named(tmp_path: Path) -> None:
    error = fault(line(id="good"), tmp_path)
    assert (error.line, error.field) == (2, "id")
    assert "line 1" in error.reason


def test_a_file_of_ten_megabytes_and_a_line_without_end_are_refused(tmp_path: Path) -> None:
    assert "5 MB" in str(fault("x" * 10_000_000, tmp_path))
    assert "20000 characters" in str(fault(line(note="x" * 30_000), tmp_path))


def test_empty_lines_a_mark_at_the_beginning_and_windows_ends_of_lines_are_read(tmp_path: Path) -> None:
    path = tmp_path / "friday.jsonl"
    path.write_bytes(b"\xef\xbb\xbf" + line().encode() + b"\r\n\r\n" + line(id="b").encode() + b"\r\n")
    assert [puzzle.id for puzzle in load_pack(path)] == ["friday-1", "b"]


@given(st.data())
def test_whatever_is_changed_in_a_line_it_is_read_or_refused(data: st.DataObject) -> None:
    text = bytearray(line().encode())
    for _ in range(data.draw(st.integers(1, 4))):
        text[data.draw(st.integers(0, len(text) - 1))] = data.draw(st.integers(0, 255))
    with suppress(PackError):
        assert all(isinstance(puzzle, Puzzle) for puzzle in parse_pack(BUTTONS_PUZZLES, bytes(text), "a pack"))


# Checking


@pytest.fixture
def sound() -> Puzzle:
    return generate_puzzle("stop", 2, seed=5)


def test_a_sound_puzzle_passes(sound: Puzzle, tmp_path: Path) -> None:
    path = tmp_path / "one.jsonl"
    write_pack(path, [sound])
    (checked,) = check_pack(BUTTONS_PUZZLES, path)
    assert checked.puzzle == sound
    assert checked.margin >= sound.least_margin > 0


@pytest.mark.parametrize("field", ["answers", "rating", "level"])
def test_a_wrong_answer_rating_or_level_is_found(field: str, sound: Puzzle) -> None:
    (answer,) = sound.answers
    other = {"answers": ("roll" if answer == "opt out" else "opt out",), "rating": sound.rating + 1, "level": 5}
    with pytest.raises(PuzzleError) as caught:
        check_line(BUTTONS_PUZZLES, puzzle_line(msgspec.structs.replace(sound, **{field: other[field]})))
    assert caught.value.field == field


def test_a_puzzle_and_its_mirror_image_are_not_both_in_a_pack(sound: Puzzle, tmp_path: Path) -> None:
    board, cards, dice = sound.position.split()
    mirrored = "/".join(row[::-1] for row in board.split("/"))
    twin = msgspec.structs.replace(sound, id="twin", position=f"{mirrored} {cards} {dice}")
    path = tmp_path / "twins.jsonl"
    write_pack(path, [sound, twin])
    with pytest.raises(PackError, match=r"twins\.jsonl, line 2, field \"position\": it is the puzzle of line 1"):
        list(check_pack(BUTTONS_PUZZLES, path))


def test_a_line_written_otherwise_than_the_kit_writes_it_is_found(sound: Puzzle, tmp_path: Path) -> None:
    path = tmp_path / "one.jsonl"
    path.write_text(puzzle_line(sound).replace(": ", ":"))
    with pytest.raises(PackError, match="not written as the kit writes it"):
        list(check_pack(BUTTONS_PUZZLES, path))


def test_a_pack_is_a_sequence_that_can_be_cut_and_searched() -> None:
    pack = load_pack("stop")
    assert len(pack[:5]) == 5 and pack[:5][2] == pack[2]
    assert {puzzle.level for puzzle in pack.only(level=4)} == {4}
    assert pack.find(pack[7].id) == pack[7]
    assert repr(pack) == f"Pack('stop', {len(pack)} puzzles: stop)"
    with pytest.raises(PackError, match="there is no puzzle 'nobody' in this pack"):
        pack.find("nobody")
    assert pack_room.MOST_BYTES < 10_000_000
