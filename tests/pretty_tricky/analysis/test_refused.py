"""What the analysis refuses, word for word, and what it says where a package is missing."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from buttons_widgets.kit.analysis.kept import VARIABLE
from buttons_widgets.kit.rules.errors import GameError, MissingPackageError, NotationError
from buttons_widgets.pretty_tricky import (
    SHEET,
    Dice,
    Position,
    analysis,
    solve_race,
    solve_sprint,
    tick_chance,
    tick_counts,
)
from buttons_widgets.pretty_tricky.analysis import tables
from tests.refused import Refused, check_told, messages_missing
from tests.uncompiled import uncompile

START = SHEET.start_position(1)
LARGE = Position.parse("33445555443 ----------- 00000000000")

REFUSED: Refused = {
    "refused-tick-sums": (
        lambda: tick_chance((6, 13), 4),
        "the sums are some of 2 to 12, such as (6, 7, 8), not 13",
    ),
    "refused-tick-dice": (lambda: tick_counts((6, 7), 5), "own rolls have 4 dice, those of others 3, not 5"),
    "refused-race-marks": (lambda: solve_race(START, 12), "1 to 11 marks end a race, not 12"),
    "refused-sprint-rolls": (lambda: solve_sprint(START, 0), "a sprint has 1 to 99 rolls, not 0"),
    "refused-race-states": (
        lambda: solve_race(LARGE),
        "33445555443 ----------- 00000000000 has 51840000 states, and no more than 20000000 are solved: choose a sheet "
        "of fewer boxes",
    ),
    "refused-sprint-states": (
        lambda: solve_sprint(START, 13),
        f"13 rolls from {START} on have 51502650 states, and no more than 40000000 are solved: take fewer",
    ),
}


@pytest.mark.parametrize("messages", REFUSED)
def test_it_is_told_word_for_word(messages: str) -> None:
    check_told(REFUSED, messages)


def test_every_message_of_the_analysis_is_among_them() -> None:
    assert messages_missing(REFUSED, Path(analysis.__file__).parent) == set()


@pytest.mark.parametrize("sums", [7, "7", None, [7.0], ["7"], [True], [1], [(7,)]])
def test_sums_that_are_none(sums: object) -> None:
    for count in (tick_chance, tick_counts):
        with pytest.raises(GameError, match="the sums are some of 2 to 12"):
            count(sums, 4)  # type: ignore[arg-type]


@pytest.mark.parametrize("dice", [2, 4.0, "4", None, True, (1, 2, 3, 4)])
def test_dice_that_nobody_rolls(dice: object) -> None:
    with pytest.raises(GameError, match="own rolls have 4 dice, those of others 3, not "):
        tick_chance([7], dice)  # type: ignore[arg-type]


@pytest.mark.parametrize("number", [0, -1, 100, 2.0, "2", None, True])
def test_numbers_of_marks_and_rolls_that_cannot_be(number: object) -> None:
    for solve in (solve_race, solve_sprint):
        with pytest.raises(GameError, match=", not "):
            solve(START, number)  # type: ignore[arg-type]


@pytest.mark.parametrize("position", [7, SHEET, None])
def test_what_is_no_position(position: object) -> None:
    for solve in (solve_race, solve_sprint):
        with pytest.raises(GameError, match="a Position or its text is wanted here, not "):
            solve(position, 3)  # type: ignore[arg-type]


def test_the_largest_sheets_are_refused_at_once() -> None:
    with pytest.raises(GameError, match="has 100000000000 states"):
        solve_sprint(Position.parse("9" * 11 + " ----------- 00000000000"), 1)


# Where the analysis is not to be had

ASK = """
from buttons_widgets.kit.rules.errors import MissingPackageError
from buttons_widgets.pretty_tricky import SHEET, Position, solve_race, solve_sprint, tick_chance
print(tick_chance([7], 4))
for position in (Position.parse("--1-12-1--- ----------- 00000000000"), SHEET.start_position(1)):
    for solve in (solve_race, solve_sprint):
        try:
            print(round(solve(position, 4).value, 12))
        except MissingPackageError as problem:
            print(problem)
"""


@pytest.mark.parametrize("package", ["numba", "numpy"])
def test_without_a_package_it_is_said_what_is_missing(package: str, tmp_path: Path) -> None:
    code = f"import sys; sys.modules[{package!r}] = None\n{ASK}"
    # Elsewhere there may be a race that was solved before, which is read without numba.
    alone = os.environ | {VARIABLE: str(tmp_path)}
    answer = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=120, env=alone)
    assert answer.stderr == ""
    position = Position.parse("--1-12-1--- ----------- 00000000000")
    small = [str(round(solve(position, 4).value, 12)) for solve in (solve_race, solve_sprint)]
    missing = f"the analysis needs {package}"
    assert answer.stdout.splitlines() == [
        "139/216",
        *(small if package == "numba" else [missing] * 2),
        missing,
        missing,
    ]


def test_without_numba_no_more_states_are_solved_than_that_takes_seconds(monkeypatch: pytest.MonkeyPatch) -> None:
    uncompile(monkeypatch)
    tables.forget_tables()
    most = Position.parse("---9999---- ----------- 00000000000")
    for solve in (lambda: solve_race(most, 2), lambda: solve_sprint(most, 15)):
        with pytest.raises(MissingPackageError, match="the analysis needs numba") as refused:
            solve()
        assert refused.value.package == "numba"


def test_the_text_of_dice_will_do_and_another_is_refused_with_an_example() -> None:
    solution = solve_sprint(START, 1)
    values = solution.tick_values(Dice((2, 4, 5), 5))
    assert solution.tick_values("dice 245 5") == solution.tick_values("245 5") == values
    with pytest.raises(NotationError, match=re.escape("'dice 245' is not a move: write dice 245 5")):
        solution.tick_values("245")
    with pytest.raises(GameError, match="a Dice or its text is wanted here, not 5"):
        solution.tick_values(5)  # type: ignore[arg-type]
