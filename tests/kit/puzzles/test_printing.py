"""Printing what was chosen in the book of puzzles, without a browser."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path
from queue import Queue
from threading import Event
from typing import Any

import pytest

from buttons_widgets.kit.page.esm import STATIC
from buttons_widgets.kit.page.frame import PATIENCE
from buttons_widgets.kit.page.lock import deciding
from buttons_widgets.kit.puzzles import printing
from buttons_widgets.kit.puzzles.book import PuzzleBook, open_book
from buttons_widgets.kit.puzzles.pack import own_folder, write_pack
from buttons_widgets.kit.puzzles.printing import MOST, Printing, file_stem
from buttons_widgets.kit.puzzles.worksheet import Worksheet
from tests.hands import plain
from tests.kit.puzzles.test_book import HEAPS, WINNERS
from tests.kit.puzzles.toy import Clock
from tests.nim_puzzles import NIM_PUZZLE_VIEW, nim_words


class Printer:
    """A person who prints from a book; `files` are what the browser was given: name, text and media type."""

    def __init__(self, *arguments: Any) -> None:
        self.book: PuzzleBook = open_book(NIM_PUZZLE_VIEW, nim_words("en"), *arguments, clock=Clock())
        self.files: list[tuple[str, str, str]] = []
        self.printing._download = lambda *file: self.files.append(file)

    @property
    def printing(self) -> Printing:
        return self.book.printing

    @property
    def told(self) -> str:
        return plain(self.printing.message.value)

    def open(self) -> None:
        self.printing.switch.value = True

    def download(self) -> str:
        """Press the button, and read the page."""
        self.printing.downloader.click()
        assert self.files, self.told
        return self.files[-1][1]


@pytest.fixture(autouse=True)
def place(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """The notebook's folder, with packs elsewhere."""
    monkeypatch.setenv("BUTTONS_WIDGETS_GAMES", str(tmp_path / "games"))
    monkeypatch.setenv("BUTTONS_WIDGETS_PUZZLES", str(tmp_path / "packs"))
    write_pack(own_folder() / "nim" / "winners.jsonl", WINNERS)
    write_pack(own_folder() / "nim" / "heaps.jsonl", HEAPS)
    (tmp_path / "lesson").mkdir()
    monkeypatch.chdir(tmp_path / "lesson")
    return tmp_path / "lesson"


def counts(html: str) -> tuple[int, int]:
    """How many questions and solutions there are."""
    questions, _, solutions = html.partition('<section class="solutions">')
    return questions.count("<article"), solutions.count("<article")


def test_one_that_is_closed_is_freed_while_a_bot_decides() -> None:
    closed = Printer().printing
    closed.close()
    with deciding():
        closed.close()  # as Python does when it frees one


def test_the_fold_opens_above_the_puzzle_and_another_way_closes_it() -> None:
    ada = Printer()
    assert ada.printing.layout.display == "none"
    ada.open()
    assert ada.printing.layout.display is None
    assert ada.book._body.layout.display is None
    assert ada.told.startswith("12 of 65 puzzles that fit, in their order")
    ada.printing.switch.value = False
    assert (ada.printing.layout.display, ada.book._body.layout.display) == ("none", None)
    ada.open()
    ada.book.head.ways.value = "report"
    assert ada.printing.layout.display == ada.printing.switch.layout.display == "none"
    ada.book.head.ways.value = "practise"
    ada.open()
    ada.book.head.ways.value = "order"
    assert (ada.printing.is_open, ada.book.shown) == (False, "order")


def test_the_selection_is_printed_in_its_order() -> None:
    ada = Printer("winners")
    ada.open()
    ada.printing.count.value = 6
    page = ada.download()
    assert counts(page) == (6, 6)
    places = [page.index(winner.ask("", nim_words("en")).text) for winner in WINNERS[:6]]
    assert places == sorted(places)
    assert ada.told.startswith("Your browser saves Puzzles.html with its downloads.")
    assert ada.files[-1][::2] == ("Puzzles.html", "text/html")
    ada.book.head.level.value = 1
    assert re.match(r"6 of \d+ puzzles that fit", ada.told)
    assert counts(ada.download()) == (6, 6)
    ada.book.head.pack.value, ada.book.head.level.value = "", ""
    ada.book.head.theme.value = "heap"
    assert ada.told.startswith("5 of 5 puzzles that fit")
    assert counts(ada.download()) == (5, 5)
    ada.printing.count.value = 0
    assert counts(ada.download()) == (5, 5)


def test_the_title_is_a_text_and_the_paper_is_chosen() -> None:
    ada = Printer("heaps")
    ada.open()
    ada.printing.title.value = "  <b>Class 4</b>:  ../Friday "
    ada.printing.paper.value = "letter"
    page = ada.download()
    assert "<h1>&lt;b&gt;Class 4&lt;/b&gt;: ../Friday</h1>" in page
    assert "size: letter" in page
    assert ada.files[-1][0] == "b Class 4 b Friday.html"
    ada.printing.title.value = "half a smiley \ud83d"
    for button in (ada.printing.downloader, ada.printing.saver):
        button.click()
        assert ada.told.startswith("Nothing to print: a part of the title is no letter and cannot be written")
    ada.printing.title.value = "x" * 201
    ada.printing.downloader.click()
    assert ada.told == "Nothing to print: a title has at most 200 characters."
    assert len(ada.files) == 1


def test_it_is_saved_beside_the_notebook_and_replaces_nothing(place: Path) -> None:
    ada = Printer("heaps")
    ada.open()
    for name in ("Puzzles.html", "Puzzles 2.html"):
        ada.printing.saver.click()
        assert ada.told.startswith(f"Saved as {name} in {place / 'worksheets'}.")
        assert (place / "worksheets" / name).read_text(encoding="utf-8") == ada.download()
    assert sorted(path.name for path in (place / "worksheets").iterdir()) == ["Puzzles 2.html", "Puzzles.html"]


def test_what_cannot_be_printed_is_told_in_place(place: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    ada = Printer("heaps")
    ada.open()
    ada.book.head.theme.value = "winner"
    for button in (ada.printing.downloader, ada.printing.saver):
        button.click()
        assert ada.told == "Nothing to print: no puzzle fits, so choose another pack, theme or level."
    assert 'role="alert"' in ada.printing.message.value
    monkeypatch.setattr(printing, "MOST", 4)
    ada.book.head.theme.value, ada.printing.count.value = "heap", 0
    ada.printing.downloader.click()
    assert ada.told.startswith("Nothing to print: 5 puzzles are too many for one page, which takes 4, so")
    assert ada.files == []
    monkeypatch.setattr(printing, "MOST", MOST)
    (place / "worksheets").write_text("a file where the folder should be")
    ada.printing.saver.click()
    assert ada.told.startswith("It was not saved: there is no folder ")
    (place / "worksheets").unlink()
    monkeypatch.setattr(printing, "write_file", full_disk)
    ada.printing.saver.click()
    assert ada.told == "It was not saved: the disk is full. Press Download to get it another way."


def full_disk(*_: Any, **__: Any) -> None:
    raise OSError(28, "No space left on device")


def test_a_page_that_is_downloaded_and_saved_is_made_once(place: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(printing, "PATIENCE", 1000.0)
    entered, leave = Event(), Event()
    pictures = 0
    files: list[str] = []

    def draw(*arguments: Any) -> str:
        nonlocal pictures
        pictures += 1
        entered.set()
        assert leave.wait(20)
        return NIM_PUZZLE_VIEW.svg(*arguments)

    async def cell() -> None:
        fold = Printing(nim_words("en"), draw, lambda: HEAPS[:1], lambda *file: files.append(file[0]), lambda: None)
        fold.switch.value = True
        fold.downloader.click()
        assert entered.wait(20)
        fold.saver.click()
        leave.set()
        thread = fold.work.worker._thread
        assert thread is not None
        thread.join(20)
        assert plain(fold.message.value).startswith("Saved as Puzzles.html")

    asyncio.run(cell())
    assert files == [path.name for path in (place / "worksheets").iterdir()] == ["Puzzles.html"]
    both, pictures = pictures, 0
    Worksheet(HEAPS[:1], nim_words("en"), draw, "Puzzles", "a4")
    assert both == pictures > 0


def test_the_line_says_how_much_is_made_and_stop_leaves_no_page(place: Path) -> None:
    drawn, may_go_on = Queue[int](), Queue[None]()
    files: list[str] = []

    def draw(*arguments: Any) -> str:
        drawn.put(1)
        may_go_on.get(timeout=20)
        return NIM_PUZZLE_VIEW.svg(*arguments)

    async def cell() -> None:
        fold = Printing(nim_words("en"), draw, lambda: HEAPS[:2], lambda *file: files.append(file[0]), lambda: None)
        fold.switch.value = True
        fold.downloader.click()
        line = fold.work
        assert drawn.get(timeout=20) and 'aria-valuenow="0"' in line.message.value
        assert plain(fold.message.value) == plain(line.message.value) == "Making the page…"
        assert "bw-unseen" in fold.message._dom_classes and line.layout.display is None
        may_go_on.put(None)
        assert drawn.get(timeout=20) and 'aria-valuenow="25"' in line.message.value
        thread = line.worker._thread
        line.button.click()
        assert (plain(line.message.value), line.button.layout.display) == ("Stopped. No page was made.", "none")
        may_go_on.put(None)
        assert thread is not None
        thread.join(20)
        assert plain(fold.message.value) == "Stopped. No page was made." and drawn.empty()
        assert "bw-unseen" in fold.message._dom_classes
        fold.paper.value = "letter"
        assert line.layout.display == "none" and plain(fold.message.value).startswith("2 of 2 puzzles")
        for _ in range(2 * len(HEAPS)):
            may_go_on.put(None)
        fold.saver.click()
        thread = line.worker._thread
        assert thread is not None
        thread.join(20)
        assert plain(fold.message.value).startswith("Saved as Puzzles.html")
        assert line.layout.display == "none" and "bw-unseen" not in fold.message._dom_classes

    asyncio.run(cell())
    assert files == []


def test_a_page_that_took_long_is_handed_out_at_the_next_press(monkeypatch: pytest.MonkeyPatch) -> None:
    ada = Printer("heaps")
    ada.open()
    moments = iter([0.0, PATIENCE + 1.0, PATIENCE + 2.0])
    monkeypatch.setattr(printing.time, "monotonic", lambda: next(moments))
    ada.printing.downloader.click()
    assert ada.told == "The page took long to make. It is ready now: press Download again."
    assert ada.files == []
    ada.printing.downloader.click()
    assert len(ada.files) == 1
    assert f"PATIENCE = {PATIENCE}_000" in (STATIC / "frame.js").read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("title", "stem"),
    [
        ("Größe 3", "Größe 3"),
        ("", "worksheet"),
        ("___", "___"),
        (".hidden", "hidden"),
        ("-rf /", "rf"),
        ("a" * 300, "a" * 60),
        ("\0\n\u202e", "worksheet"),
        ("con", "worksheet con"),
        ("LPT1", "worksheet LPT1"),
    ],
)
def test_a_file_is_called_like_its_title(title: str, stem: str) -> None:
    assert file_stem(title) == stem
