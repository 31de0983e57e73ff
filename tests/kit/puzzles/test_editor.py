"""The editor of puzzles of any game, without a browser: puzzles are examined, tried, saved, opened and deleted."""

from __future__ import annotations

import errno
import os
from collections.abc import Callable, Iterator
from pathlib import Path
from threading import Thread
from typing import Any

import pytest

from buttons_widgets.kit.page.controls import close_whole
from buttons_widgets.kit.puzzles.editor import PuzzleEditor
from buttons_widgets.kit.puzzles.errors import PuzzleError
from buttons_widgets.kit.puzzles.own_packs import keep_puzzle, own_names, own_puzzles
from buttons_widgets.kit.puzzles.pack import VARIABLE
from tests.hands import plain
from tests.nim_panel import NimPanel
from tests.nim_puzzles import ALIVE, HEAP, NIM_PUZZLE_VIEW, NIM_PUZZLES, nim_words


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv(VARIABLE, str(tmp_path))
    return tmp_path / "nim"


class Author:
    """Writes, presses and reads."""

    def __init__(self, theme: str = "heap") -> None:
        self.panel = NimPanel()
        self.editor = PuzzleEditor(NIM_PUZZLE_VIEW, self.panel, nim_words("en"), theme)

    @property
    def verdict(self) -> str:
        return " ".join(plain(self.editor.verdict.value).split())

    @property
    def told(self) -> str:
        return plain(self.editor.message.value)

    @property
    def fold(self) -> str:
        return " ".join(plain(self.editor.fold.value).split())


@pytest.fixture
def author() -> Iterator[Author]:
    author = Author()
    yield author
    close_whole(author.editor)


def test_what_is_set_up_is_examined_at_once(author: Author) -> None:
    assert author.verdict == "Valid: there is one right answer. Level 2 of 5, rated 1300"
    assert author.editor.frame.news == author.verdict
    author.panel.text.value = "3 3"
    assert author.verdict == "Not a puzzle yet: there is no right answer."
    assert author.editor.save.disabled and author.editor.try_button.disabled and author.editor.puzzle is None
    author.panel.text.value = "9"
    assert author.verdict == "Not a puzzle yet: heaps of 1 to 7 sticks are wanted."
    author.panel.text.value = "7 4 5"
    assert author.verdict.startswith("Valid: 3 answers are right, and each is accepted.")


def test_a_refusal_is_told_and_changes_nothing(author: Author) -> None:
    before = author.verdict
    author.panel.text.value = " "
    assert (author.told, author.verdict) == ("There has to be a heap.", before)
    assert author.editor.frame.news == "There has to be a heap."


def test_changes_are_undone(author: Author) -> None:
    assert author.editor.undo_button.disabled
    before = author.verdict
    author.panel.text.value = "3 3"
    author.editor.undo_button.click()
    assert author.verdict == before
    assert author.editor.undo_button.disabled


def test_a_theme_is_chosen(author: Author) -> None:
    author.editor.theme.value = "alive"
    assert author.panel.used == ["heap", "alive"]
    assert author.editor.puzzle is not None and author.editor.puzzle.theme == "alive"
    assert author.editor.id.value == "my-alive-1"


def test_answers_and_hints_are_unfolded(author: Author) -> None:
    assert author.editor.fold.layout.display == "none"
    author.editor.fold_switch.value = True
    assert author.editor.fold.layout.display is None
    assert author.fold == (
        "Answer: Heap 3 Hint 1: Write the heaps as binary numbers. 001 010 100 Hint 2: Add them without carries."
    )


def test_a_puzzle_is_saved_and_saved_again(author: Author) -> None:
    editor = author.editor
    editor.note.value = "Powers < of two."
    editor.save.click()
    assert author.told.startswith("Saved as “my-heap-1” in ")
    (saved,) = own_puzzles(NIM_PUZZLES, "mine")
    assert (saved.id, saved.position, saved.answers, saved.note) == ("my-heap-1", "1 2 4", ("3",), "Powers < of two.")
    # The same puzzle is changed; under another name it is another one.
    author.panel.text.value = "1 2 5"
    editor.save.click()
    editor.id.value = "second"
    editor.save.click()
    assert [(one.id, one.position) for one in own_puzzles(NIM_PUZZLES, "mine")] == [
        ("my-heap-1", "1 2 5"),
        ("second", "1 2 5"),
    ]
    # A new one gets a name that is free.
    editor.new.click()
    assert (editor.id.value, editor.note.value, editor.delete.disabled) == ("my-heap-2", "", True)
    editor.save.click()
    assert len(own_puzzles(NIM_PUZZLES, "mine")) == 3


def test_another_puzzle_is_never_written_over(author: Author) -> None:
    keep_puzzle(NIM_PUZZLES, "mine", HEAP)
    author.editor.id.value = HEAP.id
    author.editor.save.click()
    assert author.told == "It was not saved: 'heap-1' is the id of another puzzle of this pack."
    assert own_puzzles(NIM_PUZZLES, "mine") == (HEAP,)


def test_a_pack_that_cannot_be_read_is_told_and_left_alone(author: Author, folder: Path) -> None:
    folder.mkdir()
    (folder / "mine.jsonl").write_text("nonsense\n")
    author.editor.save.click()
    assert author.told.startswith("It was not saved: this is not a line of JSON")
    assert (folder / "mine.jsonl").read_text() == "nonsense\n"
    author.editor.pack.value = "no good!"
    author.editor.save.click()
    assert author.told.startswith("It was not saved: a pack’s name has letters")


def test_names_and_notes_that_no_puzzle_can_have_are_told(author: Author) -> None:
    author.editor.id.value = "no good!"
    assert author.verdict.startswith("Not a puzzle yet: a name has letters, digits")
    author.editor.id.value = "good"
    author.editor.note.value = "x" * 1001
    assert author.verdict == "Not a puzzle yet: a note has at most 1,000 characters."
    author.editor.note.value = "<img src=x onerror=alert(1)>"
    assert author.editor.puzzle is not None and author.editor.puzzle.note == "<img src=x onerror=alert(1)>"


def test_a_puzzle_of_one_s_own_is_opened_changed_and_deleted() -> None:
    keep_puzzle(NIM_PUZZLES, "friday", ALIVE)
    keep_puzzle(NIM_PUZZLES, "friday", HEAP)
    author = Author()
    editor = author.editor
    assert [label for label, _ in editor.own.options] == ["one of your puzzles …", "friday: alive-1", "friday: heap-1"]
    editor.own.value = ("friday", "alive-1")
    assert (editor.theme.value, editor.id.value, editor.pack.value) == ("alive", "alive-1", "friday")
    assert author.told.startswith("“alive-1” of “friday”.")
    assert editor.puzzle is not None and (editor.puzzle.id, editor.puzzle.position) == ("alive-1", "7 4 5")
    author.panel.text.value = "7 4 6"
    editor.save.click()
    assert [one.position for one in own_puzzles(NIM_PUZZLES, "friday")] == ["7 4 6", "1 2 4"]
    editor.delete.click()
    assert author.told == "“alive-1” is no longer in “friday”. It is still here: Save puts it back."
    assert own_puzzles(NIM_PUZZLES, "friday") == (HEAP,)
    editor.save.click()
    assert [one.id for one in own_puzzles(NIM_PUZZLES, "friday")] == ["heap-1", "alive-1"]
    close_whole(editor)


def test_one_is_made_as_a_start(author: Author) -> None:
    author.editor.level.value = 4
    author.editor.make.click()
    assert author.told == "Here is one of level 4. Change it as you like."
    assert author.verdict.startswith("Valid") and "Level 4 of 5" in author.verdict
    author.editor.level.value = 5  # no heap is so large
    author.editor.make.click()
    assert "no heap puzzle of level 5 was found" in author.told
    assert author.verdict.startswith("Valid")


def test_it_is_tried_as_others_will_see_it(author: Author) -> None:
    editor = author.editor
    editor.try_button.click()
    assert editor.trial is not None and editor.trial.puzzle == editor.puzzle
    assert (editor.session.layout.display, editor.trial.layout.display) == ("none", None)
    back = editor.trial.bar.children[0]
    back.click()
    assert (editor.session.layout.display, editor.trial.layout.display) == (None, "none")
    author.panel.text.value = "1 2 5"
    editor.try_button.click()
    assert editor.trial.puzzle.position == "1 2 5"


def test_a_theme_that_fails_is_told(author: Author, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(self: object) -> None:
        raise ZeroDivisionError("a fault in the theme")

    monkeypatch.setattr("tests.nim_puzzles.NimPuzzle.find_answers", fail)
    author.panel.text.value = "1 2 5"
    assert author.verdict == "This cannot be worked out: a fault in the theme."


def test_it_leaves_a_picture(author: Author) -> None:
    assert author.editor._repr_svg_().startswith("<svg")
    assert repr(author.editor) == "PuzzleEditor('heap')"


def test_a_full_disk_is_told_and_nothing_is_lost(author: Author, monkeypatch: pytest.MonkeyPatch, folder: Path) -> None:
    author.editor.save.click()

    def full(_descriptor: int) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    with monkeypatch.context() as on_disk:
        on_disk.setattr(os, "fsync", full)
        author.editor.note.value = "Think of binary numbers."
        author.editor.save.click()
        assert author.told == "It was not saved: the disk is full."
        author.editor.delete.click()
        assert author.told == "“my-heap-1” is still in “mine”: the disk is full."
    assert [one.note for one in own_puzzles(NIM_PUZZLES, "mine")] == [""]
    author.editor.save.click()
    assert [one.note for one in own_puzzles(NIM_PUZZLES, "mine")] == ["Think of binary numbers."]


def test_nothing_else_is_done_while_it_is_found_out_what_is_examined(
    author: Author, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of two that began at a time one would wait for an answer that is taken for an outdated one."""
    free: list[bool] = []
    fields = author.panel.fields

    def try_to_begin() -> None:
        got = author.editor.lock.acquire(blocking=False)
        free.append(got)
        if got:
            author.editor.lock.release()

    def watched() -> dict[str, Any]:
        other = Thread(target=try_to_begin)
        other.start()
        other.join()
        return fields()

    monkeypatch.setattr(author.panel, "fields", watched)
    author.editor.id.value = "another"
    author.editor.note.value = "Powers of two."
    author.editor.fold_switch.value = True
    assert free == [False] * 3


class Examining:
    """An editor with another note, which is still being examined: nothing comes of it before `end`."""

    def __init__(self, author: Author, monkeypatch: pytest.MonkeyPatch) -> None:
        self.editor, self.held = author.editor, list[tuple[Any, Callable[[], Any]]]()
        monkeypatch.setattr(self.editor.work.worker, "do", lambda name, job, works, **_: self.held.append((name, job)))
        author.editor.note.value = "Powers of two."

    def end(self) -> None:
        name, job = self.held[-1]
        try:
            result = job()
        except PuzzleError as error:
            result = error
        self.editor.work._has_ended(name, result)


@pytest.fixture
def examining(author: Author, monkeypatch: pytest.MonkeyPatch) -> Examining:
    return Examining(author, monkeypatch)


def test_save_pressed_while_it_is_examined_saves_when_that_is_done(author: Author, examining: Examining) -> None:
    assert not author.editor.save.disabled  # a button that is disabled between mouse down and mouse up loses the press
    author.editor.save.click()
    author.editor.fold_switch.value = True  # whoever looks at the hints meanwhile changes nothing
    assert not own_names(NIM_PUZZLES)
    examining.end()
    assert [one.note for one in own_puzzles(NIM_PUZZLES, "mine")] == ["Powers of two."]
    assert author.told.startswith("Saved as")
    examining.end()
    assert len(own_puzzles(NIM_PUZZLES, "mine")) == 1


def test_try_it_pressed_while_it_is_examined_tries_when_that_is_done(author: Author, examining: Examining) -> None:
    assert not author.editor.try_button.disabled
    author.editor.try_button.click()
    assert author.editor.trial is None
    examining.end()
    assert author.editor.trial is not None


def test_while_a_puzzle_is_made_there_is_nothing_to_save_or_to_try(author: Author, examining: Examining) -> None:
    author.editor.make.click()
    assert author.editor.save.disabled and author.editor.try_button.disabled
    line = author.editor.work
    assert plain(line.message.value) == author.editor.frame.news == "Looking for a puzzle of this level…"
    assert line.button.description == "Stop" and line.layout.display is None
    examining.end()
    examining.end()
    assert line.layout.display == "none" and author.editor.puzzle is not None


def test_when_the_making_is_stopped_what_was_set_up_is_there(author: Author, examining: Examining) -> None:
    before = author.panel.fields()
    author.editor.make.click()
    made = examining.held[-1]
    author.editor.work.button.click()
    assert plain(author.editor.work.message.value) == "Stopped."
    author.editor.work._has_ended(made[0], NIM_PUZZLES.by_name["heap"])  # too late
    examining.end()
    assert author.panel.fields() == before and not author.editor.save.disabled
    assert plain(author.editor.work.message.value) == "Stopped."
    author.editor.note.value = "Another note."
    assert author.editor.work.layout.display == "none"


def test_what_takes_long_to_examine_is_told_and_can_be_stopped(author: Author, examining: Examining) -> None:
    line = author.editor.work
    assert line.layout.display == "none"
    line._takes_long(examining.held[-1][0])
    assert "may never come to an end" in plain(line.message.value) and line.button.description == "Stop"
    author.editor.save.click()
    line.button.click()
    assert author.verdict == "Not examined. Change something, and it is examined again."
    assert author.editor.save.disabled
    author.editor.note.value = "Another note."
    assert not author.editor.save.disabled
    examining.end()
    assert not own_names(NIM_PUZZLES) and author.editor.puzzle is not None


def test_what_turns_out_to_be_no_puzzle_is_not_saved_later_either(author: Author, examining: Examining) -> None:
    author.editor.id.value = "no good!"
    author.editor.save.click()
    examining.end()
    assert "a name has letters" in author.verdict
    author.editor.id.value = "good"
    examining.end()
    assert not own_names(NIM_PUZZLES)


@pytest.mark.parametrize("change", ["the board", "the theme", "a new one", "one is made"])
def test_what_is_set_up_after_the_press_is_not_saved_by_it(author: Author, examining: Examining, change: str) -> None:
    author.editor.save.click()
    match change:
        case "the board":
            author.panel.on_change("")
        case "the theme":
            author.editor.theme.value = next(iter(set(NIM_PUZZLES.by_name) - {"heap"}))
        case "a new one":
            author.editor.new.click()
        case "one is made":
            author.editor.make.click()
    examining.end()
    assert not own_names(NIM_PUZZLES)
