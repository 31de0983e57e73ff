"""One's own packs: puzzles go in and out, and what cannot be read is never written over."""

from pathlib import Path
from threading import Thread

import msgspec
import pytest

from buttons_widgets.kit.puzzles.errors import PackError, PuzzleError
from buttons_widgets.kit.puzzles.own_packs import forget_puzzle, keep_puzzle, own_names, own_path, own_puzzles
from buttons_widgets.kit.puzzles.pack import VARIABLE, find_pack
from buttons_widgets.kit.puzzles.puzzle import Puzzle
from tests.nim_puzzles import ALIVE, HEAP, NIM_PUZZLES, NIMBER, WINNER


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv(VARIABLE, str(tmp_path))
    return tmp_path / "nim"


def named(puzzle: Puzzle, id: str) -> Puzzle:
    return msgspec.structs.replace(puzzle, id=id)


def test_puzzles_are_added_at_the_end(folder: Path) -> None:
    assert own_puzzles(NIM_PUZZLES, "mine") == ()
    assert keep_puzzle(NIM_PUZZLES, "mine", HEAP) == folder / "mine.jsonl"
    keep_puzzle(NIM_PUZZLES, "mine", ALIVE)
    assert own_puzzles(NIM_PUZZLES, "mine") == (HEAP, ALIVE)
    assert own_names(NIM_PUZZLES) == ("mine",)
    assert tuple(find_pack(NIM_PUZZLES, "mine")) == (HEAP, ALIVE)


def test_a_puzzle_is_replaced_where_it_stands() -> None:
    for puzzle in (HEAP, ALIVE, WINNER):
        keep_puzzle(NIM_PUZZLES, "mine", puzzle)
    other = named(NIMBER, ALIVE.id)
    keep_puzzle(NIM_PUZZLES, "mine", other, ALIVE.id)
    assert own_puzzles(NIM_PUZZLES, "mine") == (HEAP, other, WINNER)
    with pytest.raises(PuzzleError, match="is the id of another puzzle"):
        keep_puzzle(NIM_PUZZLES, "mine", named(NIMBER, HEAP.id), ALIVE.id)
    with pytest.raises(PuzzleError, match="is the id of another puzzle"):
        keep_puzzle(NIM_PUZZLES, "mine", HEAP)
    assert own_puzzles(NIM_PUZZLES, "mine") == (HEAP, other, WINNER)


def test_a_puzzle_is_taken_out() -> None:
    for puzzle in (HEAP, ALIVE):
        keep_puzzle(NIM_PUZZLES, "mine", puzzle)
    forget_puzzle(NIM_PUZZLES, "mine", HEAP.id)
    forget_puzzle(NIM_PUZZLES, "mine", "never-there")
    assert own_puzzles(NIM_PUZZLES, "mine") == (ALIVE,)


def test_a_pack_that_cannot_be_read_is_left_alone(folder: Path) -> None:
    folder.mkdir()
    for text in ("not json\n", "\x00\x00", '{"id": "a", "theme": "chess"}\n'):
        (folder / "mine.jsonl").write_text(text)
        with pytest.raises(PackError):
            keep_puzzle(NIM_PUZZLES, "mine", HEAP)
        with pytest.raises(PackError):
            forget_puzzle(NIM_PUZZLES, "mine", HEAP.id)
        assert (folder / "mine.jsonl").read_text() == text


@pytest.mark.parametrize("name", ["", "../x", "a b", "a/b", ".hidden", "x" * 61, "ä", "mine.jsonl"])
def test_a_name_that_no_pack_can_have_is_refused(name: str) -> None:
    with pytest.raises(PackError, match="a pack’s name has letters"):
        own_path(NIM_PUZZLES, name)
    with pytest.raises(PackError, match="a pack’s name has letters"):
        keep_puzzle(NIM_PUZZLES, name, HEAP)


@pytest.mark.parametrize("name", ["CON", "nul", "com1", "Lpt9"])
def test_a_name_that_windows_takes_for_a_device_is_refused(name: str) -> None:
    with pytest.raises(PackError, match="for a device, so take another name"):
        keep_puzzle(NIM_PUZZLES, name, HEAP)


def test_several_at_once_forget_nothing() -> None:
    threads = [Thread(target=keep_puzzle, args=(NIM_PUZZLES, "mine", named(HEAP, f"h{n}"))) for n in range(12)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert {one.id for one in own_puzzles(NIM_PUZZLES, "mine")} == {f"h{n}" for n in range(12)}
