"""Messages that no page of ours would send, to every widget in which something is done: nothing is raised.

Those of whole tables are in the tests of the tables, which also hold them against the rules.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path
from typing import Any
from unittest import TestCase

import ipywidgets as w
import pytest

from buttons_widgets import coach, generate_puzzle, puzzle, puzzle_editor, review, try_laying
from buttons_widgets.buttons.kind import BUTTONS
from buttons_widgets.buttons.rules.moves import Dice
from buttons_widgets.buttons.view.class_round import ClassRound
from buttons_widgets.buttons.view.projector import projected
from buttons_widgets.kit.classroom.submission_card import SubmissionCard
from buttons_widgets.kit.exercises.card import ExerciseCard
from buttons_widgets.kit.exercises.student_session import StudentSession
from buttons_widgets.kit.page.activity import Actions
from buttons_widgets.kit.page.lifeline import Lifeline
from buttons_widgets.kit.table.dice_roller import DiceRoller
from buttons_widgets.lessons.course import COURSE
from buttons_widgets.pretty_tricky.kind import PRETTY_TRICKY
from buttons_widgets.war_of_the_buttons import generate_puzzle as generate_war_puzzle
from buttons_widgets.war_of_the_buttons import puzzle as war_puzzle
from tests.coached import descendants
from tests.forged import SAME_PARTS, forged
from tests.prepared import line_game

POSITION = "RbyG/gryb/ybRy/bYrg r 2"
WORDS = BUTTONS.words("en")


def card(number: str) -> Callable[[StudentSession], w.Widget]:
    return lambda session: ExerciseCard(session, number, session.words(number, "en"))


WIDGETS: dict[str, Callable[[StudentSession], w.Widget]] = {
    "review": lambda _: review(line_game(), "Ada"),
    "puzzle of spaces": lambda _: puzzle(generate_puzzle("most", 1, seed="forged")),
    "puzzle of a choice": lambda _: puzzle(generate_puzzle("risk", 1, seed="forged")),
    "puzzle of moves": lambda _: war_puzzle(generate_war_puzzle("displace", 1, seed="forged")),
    "card of spaces": card("1.7"),
    "card of a number": card("1.2"),
    "card of choices": card("1.4"),
    "card of rolls": card("2.3"),
    "round of a class": lambda session: ClassRound(session, "7b", session.words("1.1", "en")),
    "hand in": lambda session: SubmissionCard(session, 1, session.words("1.1", "en")),
    "trial": lambda _: try_laying(line_game().position(0)),
    "coach": lambda _: coach(POSITION),
    "projector": lambda _: projected(POSITION, "Where?", None, "stars", Dice(2, 3, (3,)), WORDS),
    "editor": lambda _: puzzle_editor("most"),
    "dice": lambda _: DiceRoller(PRETTY_TRICKY, PRETTY_TRICKY.words("en")),
}


def contents(parts: list[Any], chance: random.Random) -> dict[str, Any]:
    """What a page might send to one of these parts, in a turn that some of them show."""
    turn = chance.choice([part.turn for part in parts if part.has_trait("turn")] or [0])
    names = [one["name"] for part in parts if isinstance(part, Actions) for one in part.offered]
    picks = [pick for part in parts if part.has_trait("picks") for pick in part.picks]
    keys = [key for part in parts if part.has_trait("shortcuts") for key in part.shortcuts]
    cell = f"{chance.randint(1, 6)}-{chance.randint(1, 6)}"
    return chance.choice(
        [
            {"type": "press", "name": chance.choice(names or ["roll"]), "turn": turn},
            {"type": "cell", "cell": cell, "turn": turn},
            {"type": "pick", "pick": chance.choice(picks or ["1"]), "turn": turn},
            {"type": "die", "die": chance.randrange(7), "turn": turn},
            {"type": "key", "key": chance.choice(keys or ["u"]), "turn": turn},
            {"type": "answer", "text": chance.choice(["1/6", "a name", "17", "<b>"]), "turn": turn},
            {"type": "answer", "chosen": [chance.randrange(4)], "turn": turn},
            {"type": "total", "total": f"row-{chance.randrange(8)}", "turn": turn},
            {"type": "go", "stop": chance.randrange(9)},
            {"type": "together", "able": chance.random() < 0.9},
            {"type": "ping", "number": 5},
        ]
    )


@pytest.mark.parametrize("messages", [1_000, pytest.param(10_000, marks=pytest.mark.thorough)])
@pytest.mark.parametrize("name", WIDGETS)
def test_nothing_is_raised_and_what_was_there_can_be_used(name: str, messages: int, tmp_path: Path) -> None:
    chance, shown = random.Random(name), WIDGETS[name](StudentSession(COURSE, tmp_path))
    parts: list[Any] = []
    heard: list[object] = []
    # ipywidgets writes what is raised into the log, and goes on.
    with TestCase().assertNoLogs(shown.log):
        for number in range(messages):
            if number % SAME_PARTS == 0:
                parts = [part for part in descendants(shown) if hasattr(part, "_esm")]
                for part in parts:
                    part.observe(heard.append)
            content = forged(contents(parts, chance), chance, 0.1, 0.04)
            chance.choice(parts)._handle_msg(
                {"content": {"data": {"method": "custom", "content": content}}, "buffers": []}
            )
            assert [part.fault for part in parts if isinstance(part, Lifeline)] == [""]
    # Some are, by chance, what a page would send: they count.
    assert heard or name == "hand in"
    shown.close()
