"""Somebody at work whose work is kept in a folder: what they did, what they are told, and what a fresh reader finds."""

from __future__ import annotations

import json
import os
import re
from abc import ABC, abstractmethod
from datetime import UTC, datetime
from pathlib import Path
from typing import ClassVar, Final

from buttons_widgets import play
from buttons_widgets.button_up import play as play_button_up
from buttons_widgets.kit.exercises.answer_store import AnswerStore
from buttons_widgets.kit.exercises.student_session import StudentSession
from buttons_widgets.kit.language.follow import language_remembered, remember_language
from buttons_widgets.kit.lobby.play_widget import PlayWidget
from buttons_widgets.kit.puzzles.editor import PuzzleEditor
from buttons_widgets.kit.puzzles.events import Attempt
from buttons_widgets.kit.puzzles.own_packs import own_puzzles
from buttons_widgets.kit.puzzles.pack import VARIABLE
from buttons_widgets.kit.puzzles.progress import Progress
from buttons_widgets.kit.rules.errors import GameError
from buttons_widgets.kit.saving.errors import SaveError, disk_reason
from buttons_widgets.kit.saving.record import Record
from buttons_widgets.kit.saving.saved_games import NameTaken, SavedGames
from buttons_widgets.kit.saving.settings import Settings
from buttons_widgets.kit.saving.shelf import Shelf
from buttons_widgets.kit.tournament.hall import Journal
from buttons_widgets.kit.tournament.playing import Played
from buttons_widgets.kit.tournament.schedule import Batch, Schedule
from buttons_widgets.launch.command import copy_notebooks
from tests.hands import Hands, plain, press
from tests.knocks.scenes import Shown, sow, winners_book
from tests.nim_course import NIM_COURSE
from tests.nim_panel import NimPanel
from tests.nim_puzzles import NIM_PUZZLE_VIEW, NIM_PUZZLES, nim_words
from tests.seated import Student
from tests.staged import buttons_of, list_of, menu_of


class Actor(ABC):
    """Somebody at work, whose work is kept in a folder."""

    is_told: ClassVar = True
    """Whether people are told that it is not kept. Nobody has to hear that a choice for the next time is lost."""
    without: ClassVar = ""
    """A call that the file system does not have."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def prepare(self) -> None:  # noqa: B027
        """What happens before the next thing is done, and never fails: nothing, for most."""

    @abstractmethod
    def act(self) -> None:
        """Do one thing more."""

    @abstractmethod
    def told(self) -> str:
        """What is said of trouble."""

    @abstractmethod
    def done(self) -> Shown:
        """All that was done up to now."""

    @staticmethod
    @abstractmethod
    def kept(folder: Path) -> Shown:
        """What a fresh reader finds in a folder."""

    def is_kept(self) -> bool:
        """Whether all that was done up to now is in the folder."""
        return self.kept(self.folder) == self.done()


class AtTable(Actor):
    """Two people at a table, who go on with their game if there is one."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder)
        self.game: PlayWidget = self.begin()
        self.go_on()

    def begin(self) -> PlayWidget:
        return play(["Ada", "Bo"], seed=self.folder.name, coach=False, shelf=Shelf(self.folder))

    def go_on(self) -> None:
        """Go on with the game that is offered, if none was begun, and one is offered."""
        offers = [one for one in buttons_of(self.game) if one.description.startswith("Continue")]
        if self.game.table is None and offers:
            offers[0].click()

    def act(self) -> None:
        self.go_on()
        if self.game.table is None:
            return
        before = self.game.game
        while self.game.game == before:
            self.decide()

    def decide(self) -> None:
        assert self.game.table is not None
        Hands(self.game.table).decide()

    def told(self) -> str:
        if self.game.table is None:
            return plain(list_of(self.game).message.value)
        told = plain(menu_of(self.game).kept.value)
        return told if "not being saved" in told or "not where it should be" in told else ""

    def done(self) -> Shown:
        return [str(move) for move in self.game.game.moves]

    @staticmethod
    def kept(folder: Path) -> Shown:
        shelf = Shelf(folder)
        games = [[str(move) for move in record.moves] for _, record in shelf.unfinished()]
        assert shelf.broken == (), shelf.broken
        # A game that was taken over may be there twice.
        whole = [game for game in games if not any(game == other[: len(game)] != other for other in games)]
        return [move for game in reversed(whole) for move in game]


class AtCircle(AtTable):
    """Two people at a circle."""

    def begin(self) -> PlayWidget:
        return play_button_up(["Ada", "Bo"], first=0, seed=self.folder.name, coach=False, shelf=Shelf(self.folder))

    def decide(self) -> None:
        sow(self.game)


class Reader(Actor):
    """Somebody with a book of puzzles, who solves others in another window."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder)
        self.book = winners_book(folder)
        self.elsewhere: list[Attempt] = []

    def prepare(self) -> None:
        widget = self.book.puzzle
        assert widget is not None
        self.elsewhere.append(Progress("nim", self.folder).add("elsewhere", widget.puzzle, True))

    def act(self) -> None:
        widget = self.book.puzzle
        assert widget is not None
        press("press-0", widget.panel.actions, widget.help)
        press("next", widget.panel.actions, widget.help)

    def told(self) -> str:
        return plain(self.book.trouble.value)

    def done(self) -> Shown:
        done = {*self.book.session.progress.done.attempts, *self.elsewhere}
        return [str(one) for one in sorted(done, key=lambda one: one.when)]

    @staticmethod
    def kept(folder: Path) -> Shown:
        progress = Progress("nim", folder)
        assert progress.trouble is None, progress.trouble
        return [str(one) for one in progress.done.attempts]


class AtCard(Actor):
    """A student who answers again and again."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder)
        self.desk = StudentSession(NIM_COURSE, folder)
        self.desk.choose("Ada")
        self.student = Student(self.desk, "1.2")
        self.answers: Shown = []

    def act(self) -> None:
        number = len(self.desk.work.of("Ada")) + 1
        self.answers.append(f"{number}/997")
        self.student.write(self.answers[-1])
        assert f"{number} tr" in self.student.head

    def told(self) -> str:
        told = self.student.card.message.value
        return plain(told[told.index("bw-card-trouble") :]) if "bw-card-trouble" in told else ""

    def done(self) -> Shown:
        return self.answers

    @staticmethod
    def kept(folder: Path) -> Shown:
        work = AnswerStore(NIM_COURSE.name, folder)
        assert work.trouble is None, work.trouble
        return [one.answer for one in work.of("Ada")]


class Author(Actor):
    """Somebody who makes a puzzle, and changes it again and again; there is another one in the pack."""

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

    def done(self) -> Shown:
        return [f"the note {self.number}"]

    @staticmethod
    def kept(folder: Path) -> Shown:
        os.environ[VARIABLE] = str(folder)
        return [one.note for one in own_puzzles(NIM_PUZZLES, "mine")]


class Chooser(Actor):
    """Somebody who chooses the bots' pace, after more was chosen for this game and another."""

    is_told = False

    def __init__(self, folder: Path) -> None:
        super().__init__(folder)
        self.choice = ""

    def prepare(self) -> None:
        Settings(self.folder).change("another", pace="slow")
        Settings(self.folder).change("buttons", coach=False)

    def act(self) -> None:
        self.choice = "slow" if self.choice == "fast" else "fast"
        Settings(self.folder).change("buttons", pace=self.choice)

    def told(self) -> str:
        return ""

    def done(self) -> Shown:
        return ["slow", "False", self.choice]

    @staticmethod
    def kept(folder: Path) -> Shown:
        another, buttons = (Settings(folder).of(kind) for kind in ("another", "buttons"))
        return [another.pace or "", str(buttons.coach), buttons.pace or ""]


class Speaker(Actor):
    """Somebody who chooses a language."""

    is_told = False

    def __init__(self, folder: Path) -> None:
        super().__init__(folder)
        self.choice = ""

    def act(self) -> None:
        self.choice = "it" if self.choice == "de" else "de"
        remember_language(self.choice, self.folder)

    def told(self) -> str:
        return ""

    def done(self) -> Shown:
        return [self.choice]

    @staticmethod
    def kept(folder: Path) -> Shown:
        return [language_remembered(folder) or ""]


class Saver(Actor):
    """Somebody who saves games by name, each under a name of its own."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder)
        self.saved = SavedGames(folder)
        self.games: dict[str, Record] = {}
        self.number = 0
        self.trouble = ""

    def act(self) -> None:
        self.number += not self.trouble  # else the same game is saved once more
        moves = ("go",) * self.number
        record = Record(game="pebbles", names=("Ada",), start={}, saved=datetime.now(UTC), moves=moves)
        self.trouble = ""
        try:
            self.save(self.name, record)
        except SaveError as error:
            self.trouble = str(error)

    @property
    def name(self) -> str:
        return f"game {self.number:03}"

    def save(self, name: str, record: Record) -> None:
        before = self.games.get(name)
        self.games[name] = record
        try:
            self.saved.save(name, record, before)
        except NameTaken as taken:  # asked, they say that it may be replaced
            self.saved.save(name, record, taken.record)

    def told(self) -> str:
        return self.trouble

    def done(self) -> Shown:
        return [f"{name}: {len(record.moves)}" for name, record in self.games.items()]

    @staticmethod
    def kept(folder: Path) -> Shown:
        saved = SavedGames(folder)
        games = sorted(f"{path.stem}: {len(record.moves)}" for path, record in saved.games())
        assert saved.broken == (), saved.broken
        return games


class Replacer(Saver):
    """Somebody who saves a game under the same name again and again."""

    name = "mine"  # type: ignore[assignment]


class SaverWithoutLinks(Saver):
    """Somebody who saves games by name on a memory stick."""

    without = "link"


class Host(Actor):
    """Somebody whose tournament goes on, two batches at a time."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder)
        self.number = 0
        self.trouble = ""

    def act(self) -> None:
        self.number += 2
        self.trouble = ""
        try:
            with Journal(self.folder, QUESTION, SCHEDULE) as journal:
                for batch in _batches(self.number):
                    if journal.get(batch) is None:
                        journal.add(batch, _played(batch))
                if journal.trouble is not None:
                    self.trouble = ": ".join(journal.trouble)
        except GameError as error:
            self.trouble = str(error)

    def told(self) -> str:
        return self.trouble

    def done(self) -> Shown:
        return [str(number) for number in range(self.number)]

    @staticmethod
    def kept(folder: Path) -> Shown:
        with Journal(folder, QUESTION, SCHEDULE) as journal:
            assert journal.trouble is None
            return [str(batch.number) for batch in SCHEDULE.batches() if journal.get(batch) is not None]


QUESTION: Final = {"kit": "this"}
SCHEDULE: Final = Schedule(bots=2, players=2, games=400, seed="knocks")


def _batches(count: int) -> list[Batch]:
    return list(SCHEDULE.batches())[:count]


def _played(batch: Batch) -> list[Played]:
    games = [(block, seats) for block in batch.blocks for seats in SCHEDULE.seatings(batch.group, block)]
    return [
        Played(block=block, seats=list(seats), shares=[1, 0], ended="won", plies=1, printed=[])
        for block, seats in games
    ]


class Copier(Actor):
    """Somebody who writes in copies of notebooks, of which there is a new version each day."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder)
        self.origin = folder.with_name(f"{folder.name}-origin")
        self.number = 0
        self.texts: Shown = []
        self.trouble = ""

    def prepare(self) -> None:
        """A new version comes, and something is written in the copies."""
        self.number += 1
        for name in COPIES:
            _write_notebook(self.origin / name, f"theirs {self.number}")
            if (copy := self.folder / name).exists():
                self.texts.append(f"mine {self.number:03} in {name}")
                _write_notebook(copy, " ".join([*_mine_in(copy), self.texts[-1]]))

    def act(self) -> None:
        self.trouble = ""
        try:
            copy_notebooks(self.origin, self.folder)
        except OSError as error:
            self.trouble = f"nothing can be written in {self.folder}: {disk_reason(error)}"

    def told(self) -> str:
        return self.trouble

    def done(self) -> Shown:
        return sorted(self.texts)

    @staticmethod
    def kept(folder: Path) -> Shown:
        return sorted(text for path in folder.rglob("*.ipynb") for text in _mine_in(path))


COPIES: Final = ("a.ipynb", "lessons/b.ipynb")


def _write_notebook(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    cells = [{"cell_type": "code", "source": text, "outputs": [], "execution_count": None}]
    path.write_text(json.dumps({"cells": cells, "metadata": {}}))


def _mine_in(path: Path) -> Shown:
    (cell,) = json.loads(path.read_text())["cells"]  # a copy is whole, or not there
    return re.findall(r"mine \d+ in [\w/.]+", cell["source"])


AT_WORK: Final[tuple[type[Actor], ...]] = (AtTable, AtCircle, Reader, AtCard, Author, Chooser, Speaker)
"""Those who go on in spite of trouble, and whose work is kept as soon as that is possible again."""
ACTORS: Final[tuple[type[Actor], ...]] = (*AT_WORK, Saver, SaverWithoutLinks, Replacer, Host, Copier)
