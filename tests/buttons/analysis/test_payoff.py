"""Other worths than the stars or a win: held against the slow second solver, and what is refused."""

from __future__ import annotations

import random
from fractions import Fraction
from itertools import product

import pytest

from buttons_widgets.buttons.analysis.lattice import count_positions
from buttons_widgets.buttons.analysis.opponents import Opponents
from buttons_widgets.buttons.analysis.payoff import OF_GOAL, Payoff
from buttons_widgets.buttons.analysis.solve import forget_solutions, is_solved, solve
from buttons_widgets.buttons.rules.position import Position
from buttons_widgets.kit.rules.errors import GameError
from tests.buttons.analysis.test_solver import EVERY_CARDS, EVERY_COMPANY, NUMBERS, Company, in_words, random_position
from tests.slow_solver import SlowSolver

Table = tuple[list[Fraction], Fraction | None]


def random_table(rng: random.Random) -> Table:
    """The worths of a bust and of 1 to 7 stars, in no order, and of a win."""
    bust = Fraction(rng.randrange(8), 8)
    worths = [bust, *(bust + Fraction(rng.randrange(1, 17), 8) for _ in range(7))]
    return worths, rng.choice([None, bust, bust + 3])


def assert_agree(position: Position, company: Company, table: Table, number: type) -> float:
    """Hold every number of a solution against the slow solver's; returns the value."""
    opponents = Opponents(company[0], float(company[1]), float(company[2]), company[3]) if company else None
    solution = solve(position, opponents, Payoff(*table))
    slow = SlowSolver(position, *(company or ()), goal=table, number=number)
    count, buttons = slow.count, frozenset(position.buttons)
    near = lambda expected: pytest.approx(float(expected), rel=0, abs=1e-12)  # noqa: E731
    assert solution.roll == near(slow.roll(buttons, count)), position
    assert (solution.stop is None) == (slow.stop(buttons) is None)
    assert solution.stop is None or solution.stop == near(slow.stop(buttons))
    assert solution.value == near(slow.worth(buttons, 0, count)), position
    for to_act in range(count + 1):
        assert solution.waiting[to_act] == near(slow.worth(buttons, to_act, count)), (position, to_act)
    for cell, value in solution.cell_values.items():
        assert value == near(slow.worth(buttons | {cell}, count, count)), (position, cell)
    return solution.value


@pytest.mark.parametrize("number", NUMBERS)
@pytest.mark.parametrize("company", EVERY_COMPANY, ids=in_words)
def test_the_slow_solver_agrees_on_any_payoff(company: Company, number: type) -> None:
    rng = random.Random(f"payoff {company}")
    for black_dice, (size, stars) in product(range(1, 6), ((3, 0), (3, 2), (4, 4), (4, 9))):
        position = random_position(rng, size, stars, rng.randrange(2), rng.choice(EVERY_CARDS), black_dice)
        assert_agree(position, company, random_table(rng), number)


@pytest.mark.parametrize("most", [60, pytest.param(200, marks=pytest.mark.thorough)])
@pytest.mark.parametrize("company", EVERY_COMPANY, ids=in_words)
def test_the_slow_solver_agrees_on_a_payoff_for_a_line(company: Company, most: int) -> None:
    rng = random.Random(f"payoff for a line {company}")
    differs = 0
    for black_dice, row in product(range(1, 6), ("r*y*b", "**y*b", "***r*", "gr***")):
        rest = [["*" if rng.random() < 0.3 else rng.choice("rbyg") for _ in range(5)] for _ in range(4)]
        position = Position(row + "".join(map("".join, rest)), cards="r", black_dice=black_dice)
        while count_positions(position) > most:
            position = position.lay(rng.choice(position.legal_cells()))
        worths = [Fraction(k, 4) for k in range(8)]
        value = assert_agree(position, company, (worths, Fraction(2)), float)
        differs += value != assert_agree(position, company, (worths, None), float)
    assert differs > 5


def test_the_goals_are_payoffs() -> None:
    rng = random.Random("goals")
    for _ in range(10):
        position = random_position(rng, 4, rng.choice((2, 10)), rng.randrange(3), "r", 4)
        for goal, payoff in OF_GOAL.items():
            for opponents in (None, Opponents(2, 0.1, 0.2)):
                named, table = solve(position, opponents, goal), solve(position, opponents, payoff)
                assert (named.value, named.stop, named.waiting, named.after) == (
                    table.value,
                    table.stop,
                    table.waiting,
                    table.after,
                )


def test_losses_by_a_payoff_are_plain_numbers() -> None:
    position, payoff = Position.parse("RbyG/gryb/ybRy/bYrg r 2"), Payoff([0, *[40] * 7], line=100)
    forget_solutions()
    solution = solve(position, goal=payoff)
    assert is_solved(position, goal=Payoff((0.0, *[40.0] * 7), 100.0)) and not is_solved(position)
    assert solution.option("opt out").text() == "opting out here is best"
    assert solution.option("roll").text() == f"rolling here gives up {40 - solution.roll:.2f}"


@pytest.mark.parametrize(
    ("stars", "line", "named"),
    [
        (range(7), None, "8 numbers, for 0 to 7 stars, and this one has 7"),
        (5, None, "for each count of stars from 0 to 7, not 5"),
        ("01234567", None, "not '01234567'"),
        ([0, 1, 2, 3, "4", 5, 6, 7], None, "a worth is a number, not '4'"),
        ([0, 1, 2, 3, 4, 5, 6, float("inf")], None, "not inf"),
        ([0, 1, 2, 3, True, 5, 6, 7], None, "not True"),
        ([1, 0.5, 2, 3, 4, 5, 6, 7], None, r"less than a bust \(1\), and this one is: 0.5"),
        (range(8), -1, r"less than a bust \(0\), and this one is: -1"),
        (range(8), "much", "not 'much'"),
    ],
)
def test_what_is_no_payoff_is_named(stars: object, line: object, named: str) -> None:
    with pytest.raises(GameError, match=named):
        Payoff(stars, line)  # type: ignore[arg-type]
