"""What is played while the kernel is killed: in each scene, step by step, and after each step what was shown by then.

A scene tells what is shown as a list of texts. For a game these are the moves so far, for puzzles and
lessons the answers.
"""

from __future__ import annotations

import os
import random
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any, Final

from buttons_widgets import CautiousBot, play
from buttons_widgets.button_up import Sow
from buttons_widgets.button_up import play as play_button_up
from buttons_widgets.button_up.kind import BUTTON_UP
from buttons_widgets.button_up.strategy import ReplayBot
from buttons_widgets.buttons.kind import BUTTONS
from buttons_widgets.buttons.puzzles.kind import BUTTONS_PUZZLES
from buttons_widgets.kit.exercises.answer_store import AnswerStore
from buttons_widgets.kit.exercises.student_session import StudentSession
from buttons_widgets.kit.lobby.play_widget import PlayWidget
from buttons_widgets.kit.puzzles.book import PuzzleBook
from buttons_widgets.kit.puzzles.own_packs import keep_puzzle, own_puzzles
from buttons_widgets.kit.puzzles.pack import VARIABLE, Pack, find_pack
from buttons_widgets.kit.puzzles.progress import Progress
from buttons_widgets.kit.puzzles.session import Session
from buttons_widgets.kit.saving.files import read_record
from buttons_widgets.kit.saving.shelf import Shelf
from buttons_widgets.kit.table.kind import Kind
from tests.hands import Hands, press
from tests.nim_course import NIM_COURSE
from tests.nim_puzzles import NIM_PUZZLE_VIEW, Winner, nim_words, wins
from tests.seated import Student

Shown = list[str]
Steps = Iterator[Shown]

SEED: Final = "knocks"
STEPS: Final = 10


def is_between(before: Shown, kept: Shown, after: Shown) -> bool:
    """Whether something is what was shown, or what was about to be, or lies on the way from one to the other."""
    if kept in (before, after):
        return True
    one, other = sorted((before, after), key=len)
    return other[: len(one)] == one and kept[: len(one)] == one and other[: len(kept)] == kept


def _moves(game: PlayWidget) -> Shown:
    return [str(move) for move in game.game.moves]


def _with_second_thoughts(game: PlayWidget, decide: Callable[[], None]) -> Steps:
    """A game in which one step in five is taken back."""
    assert game.table is not None
    chance = random.Random(1)
    yield _moves(game)
    for _ in range(STEPS):
        if chance.random() < 0.2 and not game.table.undo_button.disabled:
            game.table.undo_button.click()
        else:
            decide()
        yield _moves(game)


def _buttons(folder: Path, *players: Any) -> Steps:
    game = play(list(players), seed=SEED, pace="once", coach=False, shelf=Shelf(folder))
    yield from _with_second_thoughts(game, lambda: Hands(game.table).decide())  # type: ignore[arg-type]


def _button_up(folder: Path, *players: Any) -> Steps:
    game = play_button_up(list(players), first=0, seed=SEED, pace="once", coach=False, shelf=Shelf(folder))
    yield from _with_second_thoughts(game, lambda: sow(game))


def sow(game: PlayWidget) -> None:
    """Sow the first pile that may be sown, or begin the next battle."""
    assert game.table is not None
    hands = Hands(game.table)
    places = [move.place for move in game.game.legal_moves() if isinstance(move, Sow)]
    if places and "sow" not in hands.actions:
        board = game.table.parts.boards[0].board
        board._handle_custom_msg({"type": "pick", "pick": str(places[0]), "turn": board.turn}, [])
    hands.press(next(name for name in ("sow", "first", "next-round", "again") if name in hands.actions))


def winners_book(folder: Path) -> PuzzleBook:
    """A book of twenty puzzles, and of what somebody has done with them in a folder."""
    heaps = [(1 + number % 5, 1 + number // 5) for number in range(20)]
    puzzles = [
        Winner(
            id=f"w-{at}",
            position=" ".join(map(str, each)),
            answers=("first" if wins(each) else "second",),
            rating=1200 + 10 * at,
            level=2,
        )
        for at, each in enumerate(heaps)
    ]
    session = Session(NIM_PUZZLE_VIEW.kind, (Pack("heaps", puzzles),), Progress("nim", folder))
    session.choose("heaps", None)
    return PuzzleBook(NIM_PUZZLE_VIEW, session, nim_words("en"))


def _puzzles(folder: Path) -> Steps:
    """A book of puzzles in which every third answer is wrong."""
    book = winners_book(folder)
    yield []
    shown: Shown = []
    for step in range(STEPS):
        widget = book.puzzle
        assert widget is not None
        puzzle = widget.puzzle
        right = step % 3 != 2
        presses = puzzle.presses("", nim_words("en"))
        wanted = next(at for at, press in enumerate(presses) if (press.answer in puzzle.answers) == right)
        press(f"press-{wanted}", widget.panel.actions, widget.help)
        shown.append(f"heaps/{puzzle.id} {right}")
        yield shown
        press("next", widget.panel.actions, widget.help)


def _course(folder: Path) -> Steps:
    """Two students at one machine, who answer again and again."""
    desk = StudentSession(NIM_COURSE, folder)
    shown: Shown = []
    yield shown
    for step in range(STEPS):
        name = "Ada" if step % 6 < 3 else "Bo"
        desk.choose(name)
        answer = f"{step + 1}/97"
        student = Student(desk, "1.2")
        student.write(answer)
        assert student.told.startswith("✗")
        shown.append(f"{name} {answer}")
        yield shown


def _own_pack(folder: Path) -> Steps:
    """An author who puts puzzle after puzzle into a pack of her own."""
    os.environ[VARIABLE] = str(folder)
    puzzles = find_pack(BUTTONS_PUZZLES, "gems")
    shown: Shown = []
    yield shown
    for puzzle in list(puzzles)[:STEPS]:
        keep_puzzle(BUTTONS_PUZZLES, "mine", puzzle)
        shown.append(puzzle.id)
        yield shown


# What is there afterwards


def _kept_moves(kind: Kind[Any, Any], folder: Path) -> list[Shown]:
    """The moves of every game on the shelf: it is read as the kit reads it, so each is whole and by the rules."""
    paths = [path for path in folder.iterdir() if path.name.startswith("game-")]
    return [[str(move) for move in read_record(path, kind.read_game).moves] for path in paths]


def _kept_puzzles(folder: Path) -> list[Shown]:
    progress = Progress("nim", folder)
    assert progress.trouble is None
    return [[f"{one.puzzle} {one.right}" for one in progress.done.attempts]]


def _kept_answers(folder: Path) -> list[Shown]:
    work = AnswerStore(NIM_COURSE.name, folder)
    assert work.trouble is None
    return [[f"{one.student} {one.answer}" for one in work.done.given]]


def _kept_pack(folder: Path) -> list[Shown]:
    os.environ[VARIABLE] = str(folder)
    return [[puzzle.id for puzzle in own_puzzles(BUTTONS_PUZZLES, "mine")]]


SCENES: Final[Mapping[str, tuple[Callable[[Path], Steps], Callable[[Path], list[Shown]]]]] = {
    "BUTTONS, people": (lambda at: _buttons(at, "Ada", "Bo"), lambda at: _kept_moves(BUTTONS, at)),
    "BUTTONS, a bot": (
        lambda at: _buttons(at, "Ada", ("Bo", CautiousBot(seed=1))),
        lambda at: _kept_moves(BUTTONS, at),
    ),
    "Button Up!, people": (lambda at: _button_up(at, "Ada", "Bo"), lambda at: _kept_moves(BUTTON_UP, at)),
    "Button Up!, a bot": (
        lambda at: _button_up(at, "Ada", ("Bo", ReplayBot(seed=1))),
        lambda at: _kept_moves(BUTTON_UP, at),
    ),
    "puzzles": (_puzzles, _kept_puzzles),
    "a lesson": (_course, _kept_answers),
    "one's own pack": (_own_pack, _kept_pack),
}
"""Each scene, and what of it is found in its folder afterwards."""
