"""An evening, simulated from a seed: `python -m tests.knocks.simulated_evening SEED [EVENTS]` plays it again.

Several kernels have one shelf; in each are tables, lobbies, books of puzzles, cards, an editor, reviews. People press
what is shown, screens come and go, messages come late, twice, in another order or forged, the clock jumps, the disk
fills, kernels are killed. All of it is drawn from the seed. After every event these agree: what the rules say, what is
drawn, what is on the disk, and what people were shown.

A kernel is killed at a step that a write is made of: that step, and whatever the code does while it is left, raises
`Killed` and changes nothing any more, so that the disk is as the system would leave it. Then the kernel's widgets are
forgotten, and what comes next is opened anew from the folder. That is exact where files are concerned, can be repeated,
and costs nothing; `tests/knocks/killing.py` kills real processes at moments that nobody can repeat.
"""

from __future__ import annotations

import errno
import hashlib
import logging
import os
import random
import re
import secrets
import sys
import tempfile
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from datetime import UTC, date, datetime, tzinfo
from functools import cache
from pathlib import Path
from types import SimpleNamespace
from typing import Any, Final, NamedTuple
from unittest.mock import patch
from weakref import WeakKeyDictionary

import traitlets

from buttons_widgets.kit.exercises.card import ExerciseCard
from buttons_widgets.kit.exercises.student_session import StudentSession
from buttons_widgets.kit.lobby import play_widget
from buttons_widgets.kit.lobby.play_widget import PlayWidget, my_games, play_kind
from buttons_widgets.kit.lobby.unfinished import KeptGames, record_of
from buttons_widgets.kit.page import controls, widgets
from buttons_widgets.kit.page.lifeline import Lifeline
from buttons_widgets.kit.puzzles import book as puzzle_book
from buttons_widgets.kit.puzzles import printing
from buttons_widgets.kit.puzzles.editor import PuzzleEditor
from buttons_widgets.kit.puzzles.kind import PuzzleKind
from buttons_widgets.kit.puzzles.own_packs import own_puzzles
from buttons_widgets.kit.puzzles.pack import VARIABLE as PUZZLES
from buttons_widgets.kit.puzzles.pack import Pack, read_pack
from buttons_widgets.kit.puzzles.puzzle_widget import PuzzleWidget
from buttons_widgets.kit.review.reviewer import Reviewer
from buttons_widgets.kit.rules import bots as kit_bots
from buttons_widgets.kit.rules.answer import Watch, unwatched
from buttons_widgets.kit.rules.bots import PERSON
from buttons_widgets.kit.rules.review import Review
from buttons_widgets.kit.saving import files, game_format, merged_store, saved_games, shelf
from buttons_widgets.kit.saving.files import read_record
from buttons_widgets.kit.saving.merged_store import MergedStore
from buttons_widgets.kit.saving.shelf import VARIABLE as GAMES
from buttons_widgets.kit.saving.shelf import Shelf
from buttons_widgets.kit.table.table import Table
from buttons_widgets.lessons.course import COURSE
from tests.coached import descendants
from tests.every_game import KINDS, WITH_PUZZLES
from tests.forged import forged
from tests.knocks.consistent import LATE, drawn_anew, texts_of
from tests.knocks.failing_calls import Call, watched
from tests.knocks.fake_page import SCREENS, Message, custom, sendable
from tests.knocks.scenes import is_between
from tests.nim_course import NIM_COURSE
from tests.nim_panel import NimPanel
from tests.nim_puzzles import NIM_PUZZLE_VIEW, nim_words
from tests.playthroughs import PLAYED, states_of

KERNELS: Final = 2
MOST_WIDGETS: Final = 3
"""So many widgets a kernel shows at once."""
EVENTS: Final = {
    "press": 36,
    "late": 12,
    "arrive": 12,
    "twice": 6,
    "forge": 20,
    "screen": 6,
    "clock": 4,
    "disk": 1,
    "kill": 1,
    "open": 2,
}
"""What happens, and how often of a hundred times."""
REVIEWED: Final = 12
"""So many plies of a game are reviewed."""
JUMPS: Final = (1.0, 60.0, 4000.0, 90_000.0, 40_000_000.0)
"""So many seconds at most the clock is put forward or back."""
_UNREADABLE: Final = re.compile(r"Traceback|<class '|object at 0x|Errno|\{\$")


class Killed(BaseException):
    """Raised in place of whatever a killed kernel would do next."""


class Clock:
    """The time that the kit reads, in place of the modules `time` and `datetime`."""

    def __init__(self) -> None:
        self.seconds = 1.7e9

    def jump(self, seconds: float) -> None:
        """Put it forward or back, within what files can be dated."""
        self.seconds = min(max(self.seconds + seconds, 2e8), 4e9)

    def time(self) -> float:
        return self.seconds

    def time_ns(self) -> int:
        return int(self.seconds * 1e9)

    def now(self, zone: tzinfo | None = None) -> datetime:
        return datetime.fromtimestamp(self.seconds, zone)

    def today(self) -> date:
        return self.now(UTC).date()


STEPS: Final = ("open to write", "fsync", "replace", "rename", "link", "unlink", "mkdir")
"""The calls of the system at which a kernel may be killed: each changes what is on the disk."""


class Kernel:
    """Widgets in a kernel of their own: what the kit knows kernel by kernel is put in its place while one acts.

    Attributes:
        steps: after so many steps on the disk it is killed; `None` for never.
        dead: whether it was.
    """

    def __init__(self) -> None:
        self.widgets: list[Any] = []
        self.steps: int | None = None
        self.dead = False
        self._open_tables, self._moved_to = type(play_widget._open_tables)(), dict[Path, Path]()

    @contextmanager
    def acting(self) -> Iterator[None]:
        before = play_widget._open_tables, play_widget._moved_to
        play_widget._open_tables, play_widget._moved_to = self._open_tables, self._moved_to
        try:
            yield
        finally:
            play_widget._open_tables, play_widget._moved_to = before

    def step(self) -> bool:
        """Count a step on the disk, and return whether it is still done."""
        if self.steps is not None:
            self.steps -= 1
            self.dead = self.dead or self.steps < 0
        return not self.dead


class Kept(NamedTuple):
    """A game on the shelf: who began it and how, and its moves."""

    beginning: object
    moves: list[str]


class Evening:
    """What happens in an evening, and what has to hold.

    Args:
        seed: all chance.
        folder: where the shelf, the packs and the saved games are.
    """

    def __init__(self, seed: str, folder: Path) -> None:
        self.seed, self.folder, self.games, self.aside = seed, folder, folder / "games", folder / "temporary"
        self.chance, self.clock, self.number = random.Random(seed), Clock(), 0
        self.kind = self.chance.choice(KINDS)
        self.door = self.chance.choice(WITH_PUZZLES)
        self.whole_game = _whole_game(self.kind.name)
        self.kernels = [Kernel() for _ in range(KERNELS)]
        self.acts: Kernel = self.kernels[0]
        self.is_full = self.was_full = False
        self.under_way: list[tuple[Kernel, Message]] = []
        self.logged: list[str] = []
        self.events, self._last = Counter[str](), ""
        self._digest = hashlib.blake2b(digest_size=8)
        # What was read on the disk, and what was shown as kept there.
        self._stamps: dict[Path, tuple[int, int]] = {}
        self.disk: dict[Path, Kept] = {}
        self.shown: dict[Path, Kept] = {}
        self._moved: set[Path] = set()
        self._deleted: set[Path] = set()
        self._doing: dict[Path, list[str]] = {}
        self._done: dict[Path, Any] = {}
        self._puzzles: dict[tuple[str, str], Any] = {}
        self._drawn = WeakKeyDictionary[Any, object]()
        self._checked = WeakKeyDictionary[Table, tuple[Any, ...]]()

    @property
    def digest(self) -> str:
        """Of all that happened and was shown: two evenings with the same seed have the same."""
        return self._digest.hexdigest()

    def run(self, events: int) -> None:
        """Let so many things happen.

        Raises:
            AssertionError: something does not agree; it says how to see it again.
        """
        with self._simulated():
            for self.number in range(1, events + 1):
                try:
                    self._event()
                    self._check()
                except Exception as error:
                    again = f"python -m tests.knocks.{Path(__file__).stem} {self.seed} {self.number}"
                    raise AssertionError(f"{again}\nafter {self._last}: {error!r}") from error

    # What is simulated

    @contextmanager
    def _simulated(self) -> Iterator[None]:
        draws, clock = random.Random(f"{self.seed} draws"), self.clock
        self.games.mkdir(parents=True)
        self.aside.mkdir()
        handler = _Hears(self.logged)
        deleting = KeptGames._delete

        def delete(games: KeptGames, row: Any, path: Path, record: Any) -> None:
            self._deleted.add(path)
            deleting(games, row, path, record)

        patches: list[Any] = [
            patch.dict(os.environ, {GAMES: str(self.games), PUZZLES: str(self.folder / "puzzles")}),
            patch.object(secrets, "token_hex", lambda size: draws.randbytes(size).hex()),
            patch.object(kit_bots, "random", SimpleNamespace(Random=lambda _: random.Random(draws.random()))),
            *(patch.object(module, "time", clock) for module in (shelf, files)),
            *(patch.object(module, "datetime", clock) for module in (shelf, game_format, merged_store)),
            patch.object(saved_games, "date", clock),
            patch.object(tempfile, "tempdir", str(self.aside)),
            patch.object(saved_games, "FOLDER", self.folder / "saved"),
            patch.object(printing, "FOLDER", str(self.folder / "worksheets")),
            # The system has it at once: a machine that loses its power is not simulated.
            patch.object(os, "fsync", lambda descriptor: None),
            # The packs of the kit stay as they are, and reading them takes a second.
            patch.object(puzzle_book, "read_pack", _read_pack),
            patch.object(KeptGames, "_delete", delete),
            # The weakest bots answer at once, and the rules are the same for all. What a coach says may take seconds,
            # and depend on how many they are.
            *(patch.object(kind, "bots", dict(list(kind.bots.items())[:2])) for kind in KINDS),
            *(patch.object(kind, "advisor", None) for kind in KINDS),
            *(patch.object(one, "review", _begun_review(one.review)) for one in _reviewers()),
        ]
        with ExitStack() as stack:
            for one in patches:
                stack.enter_context(one)
            stack.enter_context(watched(self.folder, self._before_call))
            for logger in (logging.getLogger(), logging.getLogger("traitlets")):
                logger.addHandler(handler)
                stack.callback(logger.removeHandler, handler)
            self._lay_games()
            try:
                yield
            finally:
                for kernel in self.kernels:
                    _forget(kernel)

    def _lay_games(self) -> None:
        """Lay a game on the shelf that is over, and one that soon will be: people who press anything end hardly any."""
        shelf = Shelf(self.games)
        for game in (self.whole_game[-1], self.whole_game[-1 - self.chance.randint(1, 4)]):
            shelf.write(shelf.new_path(), self.kind.write_game(game, [PERSON] * len(game.names)))

    def _before_call(self, call: Call) -> int:
        if call.name not in STEPS:
            return 0
        alive = not self.acts.dead
        if not self.acts.step():
            if alive and call.name == "fsync" and Path(call.path).is_file():  # it has not all come to the disk
                os.truncate(call.path, self.chance.randrange(Path(call.path).stat().st_size + 1))
            raise Killed
        # Another disk, which has the system's temporary folders, still has room.
        needs_room = call.name in ("open to write", "fsync", "mkdir") and not call.path.startswith(str(self.aside))
        return errno.ENOSPC if self.is_full and needs_room else 0

    # What happens

    def _event(self) -> None:
        chance = self.chance
        kernel = self.acts = chance.choice(self.kernels)
        kind = chance.choices(list(EVENTS), list(EVENTS.values()))[0]
        self.clock.jump(chance.expovariate(0.2))
        if not kernel.widgets:
            kind = "open"
        self.events[kind] += 1
        self._last = f"event {self.number}, {kind}"
        with kernel.acting():
            try:
                said = getattr(self, f"_{kind}")(kernel)
            except Killed:
                said = "killed"
        self._last = f"{self._last}: {said}"
        self._digest.update(self._last.encode())

    def _message(self, kernel: Kernel) -> Message | None:
        """What somebody sends from something that is shown; mostly it is about what is to be done."""
        root = self.chance.choice(kernel.widgets)
        messages = sendable(root, self.chance)
        decide = [message for message in messages if message.decides]
        among = decide if decide and self.chance.random() < 0.7 else messages
        return self.chance.choice(among) if among else None

    def _press(self, kernel: Kernel) -> str:
        message = self._message(kernel)
        if message is not None:
            self._deliver(message)
        return str(message)

    def _late(self, kernel: Kernel) -> str:
        message = self._message(kernel)
        if message is not None:
            self.under_way = [*self.under_way, (kernel, message)][-20:]
        return str(message)

    def _arrive(self, kernel: Kernel) -> str:
        if not self.under_way:
            return "nothing"
        self.acts, message = self.under_way.pop(self.chance.randrange(len(self.under_way)))
        with self.acts.acting():
            self._deliver(message)
        return str(message)

    def _twice(self, kernel: Kernel) -> str:
        message = self._message(kernel)
        if message is not None:
            self._deliver(message)
            self._deliver(message)
        return str(message)

    def _forge(self, kernel: Kernel) -> str:
        messages = [one for one in sendable(self.chance.choice(kernel.widgets), self.chance) if "content" in one.data]
        if not messages:
            return "nothing"
        message = self.chance.choice(messages)
        content = forged(dict(message.data["content"]), self.chance, 0.2, 0.05)
        if hasattr(message.to, "_esm"):
            message = custom(message.to, content, *message.buffers)
            self._deliver(message)
        return str(message)

    def _screen(self, kernel: Kernel) -> str:
        """A screen comes, goes, or takes a seat."""
        table = getattr(self.chance.choice(kernel.widgets), "table", None)
        if table is None:
            return "nobody"
        said = self.chance.choice(("here", "here", "gone", "claim", "release"))
        content = {"type": said, "screen": self.chance.choice(SCREENS), "seat": self.chance.randrange(2)}
        self._deliver(custom(table.parts.screens, content))
        return str(content)

    def _clock(self, kernel: Kernel) -> str:
        by = self.chance.choice(JUMPS) * self.chance.uniform(-1, 1)
        self.clock.jump(by)
        return f"{by:.0f} s"

    def _disk(self, kernel: Kernel) -> str:
        self.is_full = not self.is_full and self.chance.random() < 0.7
        self.was_full = self.was_full or self.is_full
        return "full" if self.is_full else "has room"

    def _kill(self, kernel: Kernel) -> str:
        """Some steps from now, so in the midst of a write or between two; or now."""
        kernel.steps = self.chance.randrange(12)
        kernel.dead = kernel.steps == 0
        return f"in {kernel.steps} steps"

    def _open(self, kernel: Kernel) -> str:
        """Run a cell; of many widgets one is closed first."""
        if len(kernel.widgets) == MOST_WIDGETS:
            controls.close_whole(kernel.widgets.pop(self.chance.randrange(MOST_WIDGETS)))
        cells = [self._cell_play, self._cell_play, self._cell_lobby, self._cell_mine, self._cell_book, self._cell_card]
        widget = self.chance.choice([*cells, self._cell_editor, self._cell_review])()
        if widget is None:
            return "nothing"
        kernel.widgets.append(widget)
        return repr(widget)

    # The cells

    def _cell_play(self) -> Any:
        names = ["Ada", "Bo", "Cy", "Di", "Ed", "Flo"][: self.chance.choice(self.kind.seats)]
        bots = [make() for make in self.kind.bots.values()]
        players = [name if self.chance.random() < 0.7 else (name, self.chance.choice(bots)) for name in names[1:]]
        players.insert(self.chance.randrange(len(names)), names[0])
        return play_kind(self.kind, players, pace="once", coach=False, review=True, shelf=Shelf(self.games))

    def _cell_lobby(self) -> Any:
        return play_kind(self.kind, pace="once", coach=False, review=True, shelf=Shelf(self.games))

    def _cell_mine(self) -> Any:
        return my_games(shelf=Shelf(self.games))

    def _cell_book(self) -> Any:
        return self.door.puzzle_book()

    def _cell_card(self) -> Any:
        course = self.chance.choice((COURSE, NIM_COURSE))
        number = self.chance.choice([one.number for lesson in course.lessons for one in lesson.exercises])
        session = StudentSession(course)
        return ExerciseCard(session, number, session.words(number, "en"))

    def _cell_editor(self) -> Any:
        """Mostly of the tests' own puzzles: each change of a larger one is worked out for a tenth of a second."""
        doors = [door for door in WITH_PUZZLES if hasattr(door, "puzzle_editor")]
        if self.chance.random() < 0.05:
            return self.chance.choice(doors).puzzle_editor()
        return PuzzleEditor(NIM_PUZZLE_VIEW, NimPanel(), nim_words("en"), "heap")

    def _cell_review(self) -> Any:
        """The review of a game that is over, if one is."""
        over = [path for path, _ in Shelf(self.games).finished(self.kind.name)]
        if not over:
            return None
        widget = my_games(shelf=Shelf(self.games))
        widget.review_of(over[0])
        return widget

    def _deliver(self, message: Message) -> None:
        """Let a message arrive; what was clicked on a board or a die as it was before changes no game."""
        content = message.data.get("content")
        is_late = False
        if isinstance(content, dict) and content.get("type") in ("pick", "cell", "die"):
            is_late = content.get("turn") != getattr(message.to, "turn", None)
        games = [table.game for table, _ in _tables(self.acts)]
        try:
            message.deliver()
        except traitlets.TraitError as error:
            if not f"raised: {error!r}".startswith(LATE):
                raise
        assert not is_late or games == [table.game for table, _ in _tables(self.acts)], "a late click counted"

    # What has to hold

    def _check(self) -> None:
        for at, kernel in enumerate(self.kernels):
            if kernel.dead:
                self._bury(at)
        assert not self.logged, self.logged
        # What one kernel does changes nothing that another one shows; so that one is only looked at now and then.
        for kernel in [self.acts] if self.number % 10 else self.kernels:
            self.acts = kernel
            with kernel.acting():
                for root in kernel.widgets:
                    self._check_widget(root)
        self._check_shelf()

    def _bury(self, at: int) -> None:
        """Remember what a killed kernel was about to keep, and forget all else of it."""
        kernel = self.kernels[at]
        for table, keeper in _tables(kernel):
            if (
                keeper.written and not table._scene.looks_back
            ):  # else nothing of the game was drawn since the last check
                self._note_shown(table, keeper)
            self._doing[keeper.path] = _moves(table.game)
        _forget(kernel)
        self.kernels[at] = Kernel()
        self.under_way = [one for one in self.under_way if one[0] is not kernel]

    def _check_widget(self, root: Any) -> None:
        """What is drawn is what would be drawn anew; nothing went wrong; and what it says is kept is there."""
        texts = texts_of(root)
        faults = [part.fault for part in descendants(root) if isinstance(part, Lifeline) and part.fault]
        assert not faults, faults
        unreadable = [text for text in texts if _UNREADABLE.search(text)]
        assert not unreadable, unreadable[:3]
        # What is said once, and what depends on the time of day.
        book = isinstance(root, puzzle_book.PuzzleBook)
        lines = (root.printing, root.status, root.message, root.report) if book else ()
        passing = [text for line in lines for text in texts_of(line)]
        table = getattr(root, "table", None)
        state = texts, table and table.game
        if self._drawn.get(root) != state or self.chance.random() < 0.05:
            self._digest.update("\n".join(texts).replace(str(self.folder), "").encode())
            puzzles = [part for part in descendants(root) if isinstance(part, PuzzleWidget)]
            stale = [pair for one in (root, *puzzles) for pair in drawn_anew(one)]
            stale = [pair for pair in stale if pair[0] not in passing]
            assert not stale, stale[:3]
            self._drawn[root] = state
            if table is not None:
                self._check_rules(table)
        if isinstance(root, PlayWidget) and root.table is not None:
            self._check_table(root.table, root._keeper)
        if isinstance(root, ExerciseCard):
            self._check_store(root._session.work)
        if book:
            self._check_store(root.session.progress)
        if isinstance(root, PuzzleEditor) and root._opened is not None:
            self._check_pack(root)

    def _check_rules(self, table: Table) -> None:
        """The state is what the rules make of the moves. What was played through before is not played again."""
        hold = table._mover.hold
        assert hold is None or hold.by in ("paused", "slow", "long"), hold
        states, known = table.session.states, self._checked.get(table, ())
        same = next((at for at, (one, other) in enumerate(zip(states, known, strict=False)) if one is not other), None)
        begin = min(len(states), len(known)) if same is None else same
        for before, after in zip(states[max(0, begin - 1) :], states[max(1, begin) :], strict=False):
            assert before.play(after.moves[-1]) == after, f"{after.moves[-1]} does not lead where the table is"
            assert after.moves[:-1] == before.moves
        self._checked[table] = states
        assert states[table.game.ply] is table.game

    def _check_table(self, table: Table, keeper: Any) -> None:
        """What a table says is kept is on the disk, and is what it shows."""
        if not keeper.written:
            assert self.was_full, "not saved, though there was room"
            self._doing[keeper.path] = _moves(table.game)  # it is kept as soon as there is room
            return
        self._doing.pop(keeper.path, None)
        self._note_shown(table, keeper)
        assert table._shows.closed or table.parts.lifeline.game == keeper.path.name

    def _note_shown(self, table: Table, keeper: Any) -> None:
        """Note the game that was drawn last as kept: also of a kernel that was killed before it could draw more."""
        game = table.game if table._scene.looks_back else table._scene.game
        if table._shows.closed or (keeper._kept is not None and keeper._kept == game):
            return
        if not game.moves:  # nobody misses it, and it may be removed to make room
            self.shown.pop(keeper.path, None)
            return
        self._moved -= {keeper.path} if keeper.path in self._stamps else set()
        if keeper.path not in self._moved:
            record = record_of(table.kind, table.session, game)
            self.shown[keeper.path] = Kept(_beginning(record), list(map(str, record.moves)))

    def _check_shelf(self) -> None:
        """Every game on the disk can be played through; what was shown as kept is there, or was moved or deleted."""
        folders = [self.games, *self.aside.iterdir()]
        games = [entry for folder in folders for entry in os.scandir(folder) if entry.name.startswith("game-")]
        stamps = {Path(entry): (entry.stat().st_mtime_ns, entry.stat().st_size) for entry in games}
        for path in sorted(stamps):
            if self._stamps.get(path) != stamps[path]:
                record = read_record(path, lambda record: record)
                kind = next(kind for kind in KINDS if kind.name == record.game)
                game = kind.read_game(record)
                assert kind.write_game(game, record.seats).moves == record.moves
                self.disk[path] = Kept(_beginning(record), list(map(str, record.moves)))
                self._digest.update(f"{path.name} {len(record.moves)}".encode())
        self.disk = {path: self.disk[path] for path in stamps}
        self._stamps = stamps
        for path, (beginning, moves) in list(self.shown.items()):
            there = self.disk.get(path)
            if there is None:
                begun = [one.moves for one in self.disk.values() if one.beginning == beginning]
                goes_on = any(others[: len(moves)] == moves for others in begun)
                assert goes_on or path in self._deleted, f"{path.name} is lost, of {len(moves)} moves"
                del self.shown[path]
                self._moved.add(path)
            elif there.moves != moves:
                found = f"{path.name}: {len(moves)} shown {moves[-3:]}, {len(there.moves)} kept {there.moves[-3:]}"
                assert is_between(moves, there.moves, self._doing.pop(path, moves)), found
                self.shown[path] = there

    def _check_store(self, store: MergedStore[Any]) -> None:
        """All that was done is in the file, and nothing that was there has gone."""
        if store.trouble is not None:
            assert self.was_full and store.trouble.way == "unwritable", store.trouble
            return
        kept = store._format.read(store.path, store.kind)
        assert kept.joined(store.done) == kept, f"{store} holds more than its file"
        before = self._done.get(store.path)
        assert before is None or kept is before or kept.joined(before) == kept, f"something has gone from {store.path}"
        self._done[store.path] = kept

    def _check_pack(self, editor: PuzzleEditor) -> None:
        """What was saved, or opened, is in its pack; it was read when it was."""
        assert editor._opened is not None
        pack, puzzle = editor._opened
        if self._puzzles.get((pack, puzzle.id)) != puzzle:
            assert puzzle in own_puzzles(editor._kind, pack), f"{puzzle.id} is not in {pack}"
            self._puzzles[pack, puzzle.id] = puzzle


class _Hears(logging.Handler):
    def __init__(self, logged: list[str]) -> None:
        super().__init__(logging.WARNING)
        self._logged = logged

    def emit(self, record: logging.LogRecord) -> None:
        raised = repr(record.exc_info[1]) if record.exc_info else ""
        if not f"raised: {raised}".startswith(LATE):
            self._logged.append(f"{record.getMessage()[:500]} {raised}")


def _read_pack(kind: PuzzleKind, path: Path) -> Pack:
    return _read_pack_of(kind, path, path.stat().st_mtime_ns)


@cache
def _read_pack_of(kind: PuzzleKind, path: Path, _moment: int) -> Pack:
    return read_pack(kind, path)


def _reviewers() -> set[type[Reviewer[Any]]]:
    return {type(kind.reviewer()) for kind in KINDS if kind.reviewer}


_reviews: Final[dict[Any, Review]] = {}


def _begun_review(review: Callable[..., Review]) -> Callable[..., Review]:
    """The review of how a game began, which is worked out once: that of a whole game may take half a minute."""

    def reviewed(reviewer: Reviewer[Any], game: Any, seat: int, watch: Watch = unwatched) -> Review:
        begun = game.start_state().replay(game.moves[:REVIEWED])
        key = str(begun), seat
        if key not in _reviews:
            # The bots that play on draw nothing of the evening's, which would be another one when the review is known.
            with patch.object(kit_bots, "random", SimpleNamespace(Random=lambda _: random.Random(0))):
                _reviews[key] = review(reviewer, begun, seat, watch)
        return _reviews[key]

    return reviewed


@cache
def _whole_game(kind: str) -> list[Any]:
    return states_of(PLAYED[kind])


def _beginning(record: Any) -> object:
    return record.game, record.names, tuple(sorted((key, str(value)) for key, value in record.start.items()))


def _moves(game: Any) -> list[str]:
    return [str(move) for move in game.moves]


def _tables(kernel: Kernel) -> Iterator[tuple[Table, Any]]:
    for root in kernel.widgets:
        if isinstance(root, PlayWidget) and root.table is not None:
            yield root.table, root._keeper


def _forget(kernel: Kernel) -> None:
    """Let go of a kernel's widgets without a word to them: ipywidgets holds all that were made."""
    parts = [part for root in kernel.widgets for part in controls._parts(root, set())]
    for part in parts:
        if not isinstance(part, widgets._Shared):  # widgets of the other kernel may have it
            widgets.Widget.close(part)
    widgets.close_parts(parts)
    kernel.widgets = []


def main(seed: str, events: int) -> None:
    """Simulate an evening, and print what happened."""
    with tempfile.TemporaryDirectory() as folder:
        evening = Evening(seed, Path(folder).resolve())
        evening.run(events)
        happened = ", ".join(f"{count} {name}" for name, count in evening.events.items())
        print(f"{evening.kind.name}, {events} events ({happened}), digest {evening.digest}")


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]) if len(sys.argv) > 2 else 1000)
