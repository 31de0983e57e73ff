"""A click and a typed answer go down once and up once, as CONTRIBUTING draws it: counted while they are made."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path
from types import FrameType
from typing import NamedTuple

import pytest

import buttons_widgets
from buttons_widgets.buttons.kind import BUTTONS
from buttons_widgets.buttons.rules.game import Game
from buttons_widgets.kit.exercises.student_session import StudentSession
from buttons_widgets.kit.table.table import Table
from buttons_widgets.lessons.course import COURSE
from tests.coached import session_of
from tests.hands import Hands, pick
from tests.seated import Student

PACKAGE = Path(buttons_widgets.__file__).parent
WRAPPER = "kit/page/lock"
"""Where a decorator lies: what it wraps is called by whoever calls it."""
MOST_ROOMS = 22


class Call(NamedTuple):
    """A function of one room is called by another room."""

    caller: str
    room: str
    function: str


def room_of(frame: FrameType | None) -> str | None:
    """The module of a frame in the package. The rules of a game are one room."""
    path = Path(frame.f_code.co_filename) if frame is not None else PACKAGE.parent
    if not path.is_relative_to(PACKAGE):
        return None
    room = path.relative_to(PACKAGE).with_suffix("").as_posix()
    return None if room == WRAPPER else room.split("/rules/")[0] + "/rules" if "/rules/" in room else room


def walk(act: Callable[[], object]) -> list[Call]:
    """Every call from one room into another while something is done."""
    calls: list[Call] = []

    def note(frame: FrameType, event: str, _arg: object) -> None:
        if event != "call" or (room := room_of(frame)) is None:
            return
        outer = frame.f_back
        while outer is not None and room_of(outer) is None:
            outer = outer.f_back
        caller = room_of(outer) or "page"
        if caller != room:
            calls.append(Call(caller, room, frame.f_code.co_name))

    before = sys.getprofile()
    sys.setprofile(note)
    try:
        act()
    finally:
        sys.setprofile(before)
    return calls


def passed(calls: list[Call]) -> set[str]:
    """The rooms that hand on what came to them; those that only give a value are not passed."""
    return {call.room for call in calls} & {call.caller for call in calls}


def entered(calls: list[Call], room: str) -> list[str]:
    return [call.function for call in calls if call.room == room]


def steps(calls: list[Call], drawn: list[str]) -> list[str]:
    """What was called of the steps that are drawn, in the order in which it was called."""
    made = [f"{call.room} {call.function}" for call in calls]
    return [step for step in made if step in drawn]


@pytest.fixture
def click() -> list[Call]:
    session = session_of(Game.start(["Ada", "Bo"], seed=1))
    person = Hands(Table(BUTTONS, session, BUTTONS.words("en"), pace="once"))
    person.press("roll")
    board, cell, before = person.table.parts.boards[person.seat].board, person.offered[0], session.game
    calls = walk(lambda: pick(board, cell))
    assert session.game.ply == before.ply + 1
    return calls


@pytest.fixture
def typed(tmp_path: Path) -> list[Call]:
    student = Student(StudentSession(COURSE, tmp_path), "1.2")
    calls = walk(lambda: student.write("17"))
    assert "17" in student.card.attempt.answer
    return calls


def test_a_click_goes_down_once_and_up_once(click: list[Call]) -> None:
    down = ["kit/table/table pick", "buttons/view/game_view pick", "kit/table/session play", "buttons/rules play"]
    up = ["kit/table/presenter scene", "kit/table/presenter texts", "kit/table/layout draw"]
    boards = ["buttons/view/board draw"] * 2
    assert steps(click, down + up + boards) == down + up + boards
    assert entered(click, "kit/table/table") == ["pick"]
    assert entered(click, "kit/table/presenter") == ["scene", "texts"]


def test_a_click_passes_few_rooms(click: list[Call]) -> None:
    assert len(passed(click)) <= MOST_ROOMS, sorted(passed(click))


def test_the_bar_for_looking_back_is_asked_once(click: list[Call]) -> None:
    assert entered(click, "kit/table/look_back") == ["ply", "show"]


def test_a_typed_answer_goes_down_once_and_up_once(typed: list[Call]) -> None:
    rooms = "kit/exercises/"
    down = ["card _write", "exercise_attempt give", "student_session give", "exercise mark", "number_exercise read"]
    drawn = [rooms + step for step in [*down, "answer_store add"]] + ["kit/puzzles/question_panel draw"]
    assert steps(typed, drawn) == drawn
    assert len(passed(typed)) <= MOST_ROOMS, sorted(passed(typed))


def test_what_zigzags_is_seen() -> None:
    calls = [Call("a", "b", "f"), Call("b", "a", "g"), Call("a", "c", "h")]
    assert passed(calls) == {"a", "b"} and entered(calls, "a") == ["g"]
    assert walk(lambda: None) == []
