"""A disk that is full, read-only or gone, for each kind of file: it is told in words, all goes on, and is kept later.

`tests/kit/table/test_full_disk.py` has the ways to a table, and leaving one whose game could not be saved.
"""

from __future__ import annotations

import os
from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Callable
from pathlib import Path

import pytest

from buttons_widgets import play
from buttons_widgets.button_up import play as play_button_up
from buttons_widgets.button_up.kind import BUTTON_UP
from buttons_widgets.buttons.kind import BUTTONS
from buttons_widgets.kit.exercises.answer_store import AnswerStore
from buttons_widgets.kit.exercises.student_session import StudentSession
from buttons_widgets.kit.language.follow import language_remembered, remember_language
from buttons_widgets.kit.lobby.play_widget import PlayWidget
from buttons_widgets.kit.puzzles.editor import PuzzleEditor
from buttons_widgets.kit.puzzles.own_packs import own_puzzles
from buttons_widgets.kit.puzzles.pack import VARIABLE
from buttons_widgets.kit.puzzles.progress import Progress
from buttons_widgets.kit.saving.settings import Settings
from buttons_widgets.kit.saving.shelf import Shelf
from buttons_widgets.kit.table.kind import Kind
from tests.hands import Hands, plain, press
from tests.knocks.broken_disk import BREAKS, GONE
from tests.knocks.scenes import sow, winners_book
from tests.nim_course import NIM_COURSE
from tests.nim_panel import NimPanel
from tests.nim_puzzles import NIM_PUZZLE_VIEW, NIM_PUZZLES, nim_words
from tests.seated import Student


class Actor(ABC):
    """Somebody at work, whose work is kept in a folder."""

    is_told = True
    """Whether people are told that it is not kept. Nobody has to hear that a choice for the next time is lost."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    @abstractmethod
    def act(self) -> None:
        """Do one thing more."""

    @abstractmethod
    def told(self) -> str:
        """What is said of trouble."""

    @abstractmethod
    def is_kept(self) -> bool:
        """Whether all that was done up to now is in the folder."""


class AtTable(Actor):
    """Two people at a table."""

    kind: Kind = BUTTONS  # type: ignore[type-arg]

    def __init__(self, folder: Path) -> None:
        super().__init__(folder)
        self.game: PlayWidget = self.begin()

    def begin(self) -> PlayWidget:
        return play(["Ada", "Bo"], seed=3, coach=False, shelf=Shelf(self.folder))

    def act(self) -> None:
        before = self.game.game
        self.decide()
        assert self.game.game != before

    def decide(self) -> None:
        assert self.game.table is not None
        Hands(self.game.table).decide()

    def told(self) -> str:
        assert self.game.table is not None
        notice = Hands(self.game.table).notice
        return notice if "not being saved" in notice else ""

    def is_kept(self) -> bool:
        games = [self.kind.read_game(record) for _, record in Shelf(self.folder).unfinished()]
        return games == [self.game.game]


class AtCircle(AtTable):
    """Two people at a circle."""

    kind = BUTTON_UP

    def begin(self) -> PlayWidget:
        return play_button_up(["Ada", "Bo"], first=0, seed=3, coach=False, shelf=Shelf(self.folder))

    def decide(self) -> None:
        sow(self.game)


class Reader(Actor):
    """Somebody with a book of puzzles."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder)
        self.book = winners_book(folder)

    def act(self) -> None:
        widget = self.book.puzzle
        assert widget is not None
        press("press-0", widget.panel.actions, widget.help)
        press("next", widget.panel.actions, widget.help)

    def told(self) -> str:
        return plain(self.book.trouble.value)

    def is_kept(self) -> bool:
        done = self.book.session.progress.done
        return done.count > 0 and Progress("nim", self.folder).done == done


class AtCard(Actor):
    """A student who answers again and again."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder)
        self.desk = StudentSession(NIM_COURSE, folder)
        self.desk.choose("Ada")
        self.student = Student(self.desk, "1.2")
        self.number = 0

    def act(self) -> None:
        self.number += 1
        self.student.write(f"{self.number}/97")
        assert f"{self.number} tr" in self.student.head

    def told(self) -> str:
        told = self.student.card.message.value
        return plain(told[told.index("bw-card-trouble") :]) if "bw-card-trouble" in told else ""

    def is_kept(self) -> bool:
        return len(AnswerStore(NIM_COURSE.name, self.folder).of("Ada")) == self.number


class Author(Actor):
    """Somebody who makes puzzles, each under a name of its own."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder)
        os.environ[VARIABLE] = str(folder)
        self.editor = PuzzleEditor(NIM_PUZZLE_VIEW, NimPanel(), nim_words("en"), "heap")
        self.number = 0

    def act(self) -> None:
        self.number += 1
        self.editor.note.value = f"the note {self.number}"
        self.editor.save.click()

    def told(self) -> str:
        told = plain(self.editor.message.value)
        return told if "not saved" in told else ""

    def is_kept(self) -> bool:
        return [one.note for one in own_puzzles(NIM_PUZZLES, "mine")] == [f"the note {self.number}"]


class Chooser(Actor):
    """Somebody who chooses the bots' pace."""

    is_told = False

    def __init__(self, folder: Path) -> None:
        super().__init__(folder)
        self.pace = ""

    def act(self) -> None:
        self.pace = "slow" if self.pace == "fast" else "fast"
        assert Settings(self.folder).change("buttons", pace=self.pace) in (True, False)

    def told(self) -> str:
        return ""

    def is_kept(self) -> bool:
        return Settings(self.folder).of("buttons").pace == self.pace


class Speaker(Chooser):
    """Somebody who chooses a language."""

    def act(self) -> None:
        self.pace = "it" if self.pace == "de" else "de"
        assert remember_language(self.pace, self.folder) in (True, False)

    def is_kept(self) -> bool:
        return language_remembered(self.folder) == self.pace


ACTORS: tuple[type[Actor], ...] = (AtTable, AtCircle, Reader, AtCard, Author, Chooser, Speaker)


@pytest.fixture(autouse=True)
def _own_packs(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(VARIABLE, "")  # so that it is as it was, afterwards


@pytest.mark.parametrize("actor", ACTORS, ids=lambda actor: actor.__name__)
def test_trouble_with_the_disk_is_told_and_nothing_is_lost(
    actor: type[Actor], tmp_path: Path, counted: Callable[[object], None]
) -> None:
    outcomes = Counter[str]()
    for number, (trouble, breaks) in enumerate(BREAKS.items()):
        folder = tmp_path / f"at-{number}"
        somebody = actor(folder)
        somebody.act()
        assert somebody.is_kept() and somebody.told() == "", trouble
        with breaks(folder):
            for _ in range(3):
                somebody.act()
                told = somebody.told()
                assert bool(told) == somebody.is_told, f"{trouble}: {told!r}"
                assert "Errno" not in told and "Traceback" not in told, told
                assert told.count("not ") <= 2, told
        somebody.act()
        assert somebody.is_kept(), f"{trouble}: it is not kept afterwards"
        assert somebody.told() == "", trouble
        assert [path.name for path in folder.rglob("*.tmp")] == [], trouble
        outcomes["told" if somebody.is_told else "not told"] += 1
    # Whose folder is gone goes on in a new one.
    folder = tmp_path / "gone"
    somebody = actor(folder)
    somebody.act()
    with GONE(folder):
        for _ in range(2):
            somebody.act()
    assert somebody.is_kept() and somebody.told() == ""
    ways = ", ".join(f"{count} {name}" for name, count in outcomes.items())
    counted(f"trouble with the disk, {actor.__name__}: {ways}, and the folder removed; lost: 0")
