"""What a rule for people earns, held against going through every roll, against simulation, and against best play."""

from __future__ import annotations

import random
import subprocess
import sys
from fractions import Fraction
from functools import cache
from itertools import product
from math import sqrt
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from buttons_widgets import LAYOUTS, Position, bust_chance, rule_value, solve
from buttons_widgets.buttons.analysis import stopping_rules
from buttons_widgets.buttons.analysis.lattice import Lattice
from buttons_widgets.buttons.analysis.round_values import RoundValues
from buttons_widgets.buttons.analysis.situations import Rule, Situation, opts_out, situation_of
from buttons_widgets.buttons.analysis.stopping_rules import rule_table
from buttons_widgets.kit.rules.errors import GameError, MissingPackageError
from tests.uncompiled import uncompile

RULES: dict[str, Rule] = {
    "two stars": lambda now: now.stars >= 2,
    "three stars": lambda now: now.stars >= 3,
    "three buttons": lambda now: now.buttons >= 3,
    "risk": lambda now: now.bust > 0.4,
    "room": lambda now: now.open_spaces <= 3,
    "rows": lambda now: now.closed_rows >= 1,
    "mixed": lambda now: (now.stars >= 2 and now.bust > 0.2) or now.buttons >= 4,
    "never": lambda now: False,
    "at once": lambda now: True,
}
BOARDS = (
    "rby/gry/ybg r 3",
    "rrr/brb/ybr r 2",
    "r*r/*r*/r*r r 2",
    "R*r/*r*/r*r r 3",
    "rby/gRy/ybg - 1",
    "rrb/*rb/bbr rb 4",
)
every_rule = pytest.mark.parametrize("rule", RULES.values(), ids=RULES)


def by_hand(start: Position, rule: Rule) -> Fraction:
    """What a rule earns: all rolls are gone through, and the best space that each offers is taken."""

    def seen(position: Position) -> Situation:
        open_rows = [row for row, _ in position.legal_cells()]
        return Situation(
            len(position.buttons),
            position.stars_for_opting_out(),
            float(bust_chance(position).fraction),
            len(open_rows),
            sum(row not in open_rows for row in range(1, position.size + 1)),
        )

    @cache
    def value(position: Position) -> Fraction:
        if position.buttons and (not position.legal_cells() or rule(seen(position))):
            return Fraction(position.stars_for_opting_out())
        rolls = list(product(range(1, position.size + 1), repeat=1 + position.black_dice))
        total = Fraction(0)
        for white, *black in rolls:
            offered = [(white, column) for column in set(black) if position.is_legal((white, column))]
            total += max((value(position.lay(cell)) for cell in offered), default=Fraction(0))
        return total / len(rolls)

    return value(start)


@every_rule
@pytest.mark.parametrize("board", BOARDS)
def test_it_is_the_mean_over_all_rolls(board: str, rule: Rule) -> None:
    position = Position.parse(board)
    assert rule_value(position, rule) == pytest.approx(float(by_hand(position, rule)), abs=1e-12)


@every_rule
@pytest.mark.parametrize("board", [*BOARDS, "rbyg/gyrb/brgy/ygbr r 5", "rb*g/gYrb/br*y/ygbr y 3"])
def test_no_rule_beats_best_play(board: str, rule: Rule) -> None:
    position = Position.parse(board)
    assert rule_value(position, rule) <= solve(position).value + 1e-12


@pytest.mark.parametrize("board", ["r*r/*r*/r*r r 2", "R*r/*r*/r*r r 3", "rby/gRy/ybg - 1"])
def test_a_rule_that_decides_as_best_play_does_earns_as_much(board: str) -> None:
    """On these boards, best play decides alike on all boards that look alike to a rule."""
    start = Position.parse(board)
    best = RoundValues(start)
    seen: dict[Situation, set[bool]] = {}
    waiting, known = [start], {start}
    while waiting:
        position = waiting.pop()
        if position.buttons and position.legal_cells():
            seen.setdefault(situation_of(position), set()).add(best.stop(position) > best.roll(position))
        further = {position.lay(cell) for cell in position.legal_cells()} - known
        known |= further
        waiting += further
    assert all(len(said) == 1 for said in seen.values())
    assert rule_value(start, lambda now: True in seen[now]) == pytest.approx(solve(start).value, abs=1e-12)


def test_each_set_of_buttons_is_seen_as_the_position_that_it_is() -> None:
    start = Position.parse("rbYg/gyr*/b*gy/ygbr ry 4")
    situations, which = stopping_rules._situations(start)
    lattice = Lattice(start.size, start.legal_mask)
    assert len(which) == lattice.total and len(set(situations)) == len(situations)
    for rank, number in enumerate(which):
        position = start
        for cell in start.grid.cells_of(lattice.unrank(rank)):
            position = position.lay(cell)
        assert situations[number] == situation_of(position)
        assert situations[number].bust == pytest.approx(float(bust_chance(position)))


@pytest.mark.parametrize(("rounds", "most"), [(600, 0.3), pytest.param(3000, 0.15, marks=pytest.mark.thorough)])
def test_a_large_board_by_simulation(rounds: int, most: float) -> None:
    start = Position.of(LAYOUTS["B"], cards="g")
    values = RoundValues(start, RULES["three stars"])
    dice, earned = random.Random(7), []
    for _ in range(rounds):
        position, stars = start, None
        while stars is None:
            if opts_out(RULES["three stars"], situation_of(position)):
                stars = position.stars_for_opting_out()
                break
            white, *black = (dice.randint(1, 6) for _ in range(6))
            offered = [(white, column) for column in sorted(set(black)) if position.is_legal((white, column))]
            if not offered:
                stars = 0
            else:
                position = position.lay(max(offered, key=lambda cell: values.after(position, cell)))
        earned.append(stars)
    mean = sum(earned) / len(earned)
    error = sqrt(sum((one - mean) ** 2 for one in earned)) / len(earned)
    exact = rule_value(start, RULES["three stars"])
    assert exact == values.worth(start)
    assert abs(mean - exact) < 4 * error < most


@pytest.mark.parametrize("side", ["A", pytest.param("E", marks=pytest.mark.thorough)])
def test_what_is_known_without_a_pass_on_large_boards(side: str) -> None:
    start = Position.of(LAYOUTS[side], cards="b")
    assert rule_value(start, RULES["at once"]) == pytest.approx(1, abs=1e-12)
    assert rule_value(start, RULES["three stars"]) < solve(start).value


def test_the_rule_is_asked_only_where_there_is_a_choice() -> None:
    asked: list[Situation] = []

    def rule(now: Situation) -> bool:
        asked.append(now)
        return False

    rule_value(Position.parse("rby/gry/ybg r 2"), rule)
    assert asked and all(one.buttons and one.open_spaces and one.bust < 1 for one in asked)
    assert len(set(asked)) == len(asked), "and once for each situation"


@pytest.mark.parametrize("yes", [True, 1, np.bool_(True), np.int64(1)])
def test_a_rule_may_say_yes_in_the_numbers_of_numpy(yes: Any) -> None:
    assert rule_value(Position.parse("rby/gry/ybg r 2"), lambda now: yes) == pytest.approx(1)


@pytest.mark.parametrize("said", [np.int64(2), None, "yes", 2, 0.5, [], lambda: True])
def test_a_rule_that_says_neither_yes_nor_no_is_told(said: Any) -> None:
    with pytest.raises(GameError, match=r"True for opting out or False for rolling.*Situation\(buttons"):
        rule_value(Position.parse("rby/gry/ybg r 2"), lambda now: said)


@pytest.mark.parametrize("rule", [None, 3, "three stars"])
def test_what_is_no_rule_is_told(rule: Any) -> None:
    with pytest.raises(GameError, match="a rule is a function that gets a situation"):
        rule_value(Position.parse("rby/gry/ybg r 2"), rule)


def test_what_a_rule_raises_comes_out() -> None:
    with pytest.raises(ZeroDivisionError):
        rule_value(Position.parse("rby/gry/ybg r 2"), lambda now: now.stars / 0)
    with pytest.raises(GameError, match="a Position or its text is wanted"):
        rule_value(2, RULES["never"])  # type: ignore[arg-type]
    text = "rby/gry/ybg r 2"
    assert rule_value(text, RULES["never"]) == rule_value(Position.parse(text), RULES["never"])


def test_without_numba_small_boards_are_answered_and_large_ones_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    ask = """
from buttons_widgets import Position, rule_value
print(repr(rule_value(Position.parse("rbyg/gyrb/brgy/ygbr r 5"), lambda now: now.stars >= 2)))
"""
    package = Path(stopping_rules.__file__).parents[3]
    answers = {
        subprocess.run(
            [sys.executable, "-c", before + ask], cwd=package, capture_output=True, text=True, check=True
        ).stdout
        for before in ("", "import sys; sys.modules['numba'] = None\n")
    }
    assert len(answers) == 1
    uncompile(monkeypatch)
    with pytest.raises(MissingPackageError, match="numba"):
        rule_value(Position.of(LAYOUTS["A"]), RULES["never"])


def test_the_table_has_a_decision_for_each_set() -> None:
    start = Position.parse("rby/gry/ybg r 2")
    table = rule_table(start, RULES["two stars"])
    assert len(table) == 63 and not table[0] and table[62]
