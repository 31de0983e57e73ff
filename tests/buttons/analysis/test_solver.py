"""The exact analysis, held against a slow second solver, simulation, and facts that were known before."""

from __future__ import annotations

import random
from fractions import Fraction
from itertools import combinations, pairwise, product
from math import sqrt

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from buttons_widgets import set_language
from buttons_widgets.buttons.analysis import solve as solving
from buttons_widgets.buttons.analysis.backward_pass import blocks
from buttons_widgets.buttons.analysis.chances import bust_chance
from buttons_widgets.buttons.analysis.lattice import count_positions
from buttons_widgets.buttons.analysis.opponents import Opponents
from buttons_widgets.buttons.analysis.payoff import Payoff
from buttons_widgets.buttons.analysis.round_values import RoundValues
from buttons_widgets.buttons.analysis.solution import Compared, Goal, Solution
from buttons_widgets.buttons.analysis.solve import forget_solutions, is_solved, solve
from buttons_widgets.buttons.cells import cell_text
from buttons_widgets.buttons.kind import BUTTONS
from buttons_widgets.buttons.rules.layout import LAYOUTS, Layout
from buttons_widgets.buttons.rules.position import Position
from buttons_widgets.kit.rules.errors import GameError
from buttons_widgets.kit.rules.remembered import Remembered
from tests.fair_sides import PUBLISHED, is_proper, worth
from tests.slow_solver import SlowSolver

EVERY_CARDS = ("", *"rbyg", *("".join(pair) for pair in combinations("rbyg", 2)))
NUMBERS = [float, pytest.param(Fraction, marks=pytest.mark.thorough)]
Company = tuple[int, Fraction, Fraction, int] | None
"""How many opponents, their chances to opt out and to bust, and the dice that each takes along."""
EVERY_COMPANY: tuple[Company, ...] = (
    None,
    (1, Fraction(1, 10), Fraction(1, 5), 2),
    (2, Fraction(1, 4), Fraction(0), 1),
    (3, Fraction(1, 8), Fraction(3, 10), 1),
)


def in_words(company: Company) -> str:
    return f"{company[0] if company else 0} opponents"


def random_position(rng: random.Random, size: int, stars: int, buttons: int, cards: str, black_dice: int) -> Position:
    """A random layout with some stars, and up to so many buttons that are laid one after the other."""
    letters = [rng.choice("rbyg") for _ in range(size * size)]
    for bit in rng.sample(range(size * size), stars):
        letters[bit] = "*"
    position = Position("".join(letters), cards=cards, black_dice=black_dice)
    for _ in range(buttons):
        if position.legal_mask:
            position = position.lay(rng.choice(position.legal_cells()))
    return position


def assert_agree(position: Position, company: Company, goal: str, number: type, within: float) -> Solution:
    """Hold every number of a solution against the slow solver's."""
    opponents = Opponents(company[0], float(company[1]), float(company[2]), company[3]) if company else None
    solution = solve(position, opponents, goal)
    slow = SlowSolver(position, *(company or ()), goal=goal, number=number)
    count = slow.count
    buttons = frozenset(position.buttons)
    near = lambda expected: pytest.approx(float(expected), rel=0, abs=within)  # noqa: E731
    assert solution.roll == near(slow.roll(buttons, count)), position
    assert solution.stop == slow.stop(buttons), position
    assert solution.value == near(slow.worth(buttons, 0, count)), position
    for to_act in range(count + 1):
        assert solution.waiting[to_act] == near(slow.worth(buttons, to_act, count)), (position, to_act)
    assert solution.cell_values.keys() == slow.legal(buttons)
    for cell, value in solution.cell_values.items():
        assert value == near(slow.worth(buttons | {cell}, count, count)), (position, cell)
    return solution


@pytest.mark.parametrize("number", NUMBERS)
@pytest.mark.parametrize("cards", EVERY_CARDS, ids=lambda cards: cards or "no card")
def test_the_slow_solver_agrees_on_3x3(cards: str, number: type) -> None:
    rng = random.Random(f"3x3 {cards}")
    for black_dice, company, stars in product(range(1, 6), EVERY_COMPANY, (0, 2)):
        position = random_position(rng, 3, stars, rng.randrange(2), cards, black_dice)
        assert_agree(position, company, "stars", number, 1e-12)


@pytest.mark.parametrize("number", NUMBERS)
@pytest.mark.parametrize("company", EVERY_COMPANY, ids=in_words)
@pytest.mark.parametrize(
    "black_dice", [pytest.param(dice, marks=[] if dice % 2 else pytest.mark.thorough) for dice in range(1, 6)]
)
def test_the_slow_solver_agrees_on_4x4(black_dice: int, company: Company, number: type) -> None:
    rng = random.Random(f"4x4 {black_dice} {company}")
    for cards in EVERY_CARDS:
        position = random_position(rng, 4, rng.randrange(4, 7), rng.randrange(1, 3), cards, black_dice)
        assert_agree(position, company, "stars", number, 1e-12)


@pytest.mark.parametrize("number", NUMBERS)
@pytest.mark.parametrize("company", EVERY_COMPANY, ids=in_words)
def test_the_slow_solver_agrees_on_a_whole_4x4_board(company: Company, number: type) -> None:
    position = Position.of(Layout.parse("rbyg/ygrb/bryg/gybr"), stars=[(2, 3)], cards="y", black_dice=4)
    assert_agree(position, company, "stars", number, 1e-12)


@pytest.mark.parametrize("number", NUMBERS)
@pytest.mark.parametrize("company", EVERY_COMPANY, ids=in_words)
def test_the_slow_solver_agrees_on_winning_by_twelve_stars(company: Company, number: type) -> None:
    rng = random.Random(f"twelve {company}")
    chances = set()
    for black_dice, stars in product(range(1, 6), [*range(8, 12)] * 2):
        position = random_position(rng, 4, stars, 0, rng.choice(EVERY_CARDS), black_dice)
        chances.add(assert_agree(position, company, "win", number, 1e-12).value)
    assert sum(0 < chance < 1 for chance in chances) > 5


@pytest.mark.parametrize("most", [100, pytest.param(400, marks=pytest.mark.thorough)])
@pytest.mark.parametrize("company", EVERY_COMPANY, ids=in_words)
def test_the_slow_solver_agrees_on_winning_by_a_line(company: Company, most: int) -> None:
    rng = random.Random(f"line {company}")
    chances = set()
    for black_dice, row in product(range(1, 6), ("r*y*b", "**y*b", "***r*", "gr***")):
        rest = [["*" if rng.random() < 0.3 else rng.choice("rbyg") for _ in range(5)] for _ in range(4)]
        position = Position(row + "".join(map("".join, rest)), cards="r", black_dice=black_dice)
        while count_positions(position) > most:
            position = position.lay(rng.choice(position.legal_cells()))
        chances.add(assert_agree(position, company, "win", float, 1e-12).value)
    assert sum(0 < chance < 1 for chance in chances) > 5


@pytest.mark.parametrize(
    ("part", "boards"), [(0, 24), *(pytest.param(part, 55, marks=pytest.mark.thorough) for part in range(4))]
)
def test_the_slow_solver_agrees_on_rounds_in_progress(part: int, boards: int) -> None:
    rng = random.Random(2015 + part)
    found = 0
    while found < boards:
        stars, cards = rng.randrange(8), rng.choice(EVERY_CARDS)
        position = random_position(rng, 6, stars, rng.randrange(5, 10), cards, rng.randrange(1, 6))
        if len(position.buttons) >= 5 and count_positions(position) <= 150:
            company = EVERY_COMPANY[found % 4] if count_positions(position) <= 40 else None
            assert_agree(position, company, ("stars", "win")[found % 8 == 7], float, 1e-9)
            found += 1


@pytest.mark.parametrize("company", EVERY_COMPANY, ids=in_words)
def test_blocks_of_two_rows_and_of_three_lead_to_the_same_numbers(
    company: Company, monkeypatch: pytest.MonkeyPatch
) -> None:
    rng = random.Random(f"blocks {company}")
    opponents = Opponents(company[0], float(company[1]), float(company[2]), company[3]) if company else None
    for goal in ("stars", "win") * 3:
        position = random_position(rng, rng.choice((5, 6)), rng.randrange(9), 3, rng.choice(EVERY_CARDS), 4)
        found = []
        for most in (0, 10**6):
            monkeypatch.setattr(blocks, "MOST_BELOW", most)
            forget_solutions()
            solution = solve(position, opponents, goal)
            found.append([solution.value, solution.roll, *solution.waiting, *solution.cell_values.values()])
        assert found[0] == pytest.approx(found[1], rel=0, abs=1e-12), position


def test_one_black_die_is_worth_exactly_one_star() -> None:
    """Why one star: with a single black die a roll shows one space, and there is nothing to choose.

    The first roll of an empty board always finds room, so a star is sure. A second star wants three buttons of one
    colour. Each button laid makes three to five spaces bust, and at most nine spaces bear a colour, of which ever
    fewer are left: to go on from one button and be paid, two more rolls must both hit the same colour, which
    happens in less than (8/36)·(7/36) < 5 % of all cases, or further rolls must be survived, each of which busts more
    often than the one before. Two stars more (with the card) do not make up for that. So the best play is to opt
    out with one button, and the value is exactly 1.
    """
    for side in "AE":
        position = Position.of(LAYOUTS[side], cards="r", black_dice=1)
        solution = solve(position)
        assert solution.value == pytest.approx(1, abs=1e-12)
        assert len(solution.best_cells()) == 36
        for cell in ((1, 1), (1, 3), (3, 3)):
            after = solve(position.lay(cell))
            assert after.advice == "opt out"
            assert after.roll < 1


@given(st.data())
@settings(max_examples=60, deadline=None)
def test_more_dice_are_never_worse_and_an_option_never_hurts(data: st.DataObject) -> None:
    size = data.draw(st.sampled_from([3, 4]))
    rng = random.Random(data.draw(st.integers(0, 10**6)))
    goal = data.draw(st.sampled_from(["stars", "win"]))
    stars = data.draw(st.integers(0, 3 if size == 3 else 10))
    position = random_position(rng, size, stars, rng.randrange(3), rng.choice(EVERY_CARDS), 1)
    values = [
        solve(Position(position.colours, position.button_mask, position.cards, dice), goal=goal) for dice in range(1, 6)
    ]
    for fewer, more in pairwise(values):
        assert more.roll >= fewer.roll - 1e-12
        assert more.bust <= fewer.bust
        assert all(value >= fewer.cell_values[cell] - 1e-12 for cell, value in more.cell_values.items())
    for solution in values:
        assert solution.value >= (solution.stop or 0)
        assert solution.roll <= (1 - solution.bust) * max(solution.cell_values.values(), default=0) + 1e-12
        assert solution.bust == float(bust_chance(solution.position))
        assert (solution.stop is None) == (not position.buttons)
        assert solution.states == count_positions(position)


def test_more_dice_are_never_worse_on_a_whole_board() -> None:
    values = [solve(Position.of(LAYOUTS["C"], cards="g", black_dice=dice)).value for dice in range(1, 6)]
    assert values == sorted(values)
    assert values[0] == pytest.approx(1, abs=1e-12)
    assert solve(Position.of(LAYOUTS["C"], cards="g")).states == 5598861


def test_an_opponent_who_leaves_at_once_leaves_us_with_fewer_dice() -> None:
    """The next roll is made with all dice; those after it are a solo player's with two dice fewer."""
    position = Position.parse("RbygYr/gyrbyg/bgyrbg/yr*byg/gbyrgb/ryGbry r 5")
    alone = solve(Position.parse(str(position)[:-1] + "3"))
    company = solve(position, Opponents(1, opt_out=1, bust=0))
    assert company.cell_values == pytest.approx(alone.cell_values, abs=1e-12)
    assert company.roll > alone.roll


# Play that follows the policy lands where the solution says.


def play_on(position: Position, company: Opponents, rng: random.Random) -> int:
    """One round from the player's own turn, played as the solutions advise: the stars earned."""
    dice = position.black_dice
    still_in = company.count

    def solution(buttons: Position, still_in: int) -> Solution:
        left = company.dice_left(dice, still_in)
        now = Position(buttons.colours, buttons.button_mask, buttons.cards, left)
        return solve(now, Opponents(still_in, company.opt_out, company.bust, company.dice_each))

    while True:
        now = solution(position, still_in)
        if now.advice == "opt out":
            return position.stars_for_opting_out()
        white = rng.randint(1, position.size)
        shown = {(white, rng.randint(1, position.size)) for _ in range(now.position.black_dice)}
        if not now.best_cells(shown):
            return 0
        position = position.lay(now.best_cells(shown)[0])
        for to_act in range(still_in, 0, -1):
            if rng.random() < company.opt_out:
                still_in -= 1
                continue
            golden = rng.randint(1, position.size), rng.randint(1, position.size)
            if position.is_legal(golden):
                stays, leaves = solution(position, still_in), solution(position, still_in - 1)
                laid = position.lay(golden)
                gain = (1 - company.bust) * (
                    solution(laid, still_in).waiting[to_act - 1] - stays.waiting[to_act - 1]
                ) + company.bust * (solution(laid, still_in - 1).waiting[to_act - 1] - leaves.waiting[to_act - 1])
                if gain > 0:
                    position = laid
            if rng.random() < company.bust:
                still_in -= 1


@pytest.mark.parametrize("rounds", [400, pytest.param(4000, marks=pytest.mark.thorough)])
@pytest.mark.parametrize(
    ("text", "company"),
    [
        ("rbyg/ygrb/bryg/gybr r 3", Opponents(0, 0, 0)),
        ("rbyg/y*rb/bryg/gybr ry 5", Opponents(1, 0.2, 0.25)),
        ("rbyg/y*rb/bryg/g*br b 5", Opponents(3, 0.1, 0.3)),
    ],
)
def test_play_by_the_policy_earns_what_the_solution_says(text: str, company: Opponents, rounds: int) -> None:
    position, rng = Position.parse(text), random.Random(1)
    earned = [play_on(position, company, rng) for _ in range(rounds)]
    mean = sum(earned) / rounds
    spread = sqrt(sum((stars - mean) ** 2 for stars in earned) / (rounds - 1))
    assert abs(mean - solve(position, company).value) < 3 * spread / sqrt(rounds)


# What a solution says.


@pytest.mark.parametrize("company", [Opponents(0, 0.0, 0.0), Opponents(2, 0.125, 0.25)], ids=repr)
def test_worths_of_which_it_is_said_that_they_are_asked_for_are_those_of_all(company: Opponents) -> None:
    start = Position.parse("rby*/g*yb/yb*y/bYrg ry 3")
    every = RoundValues(start, opponents=company)
    ones = [start.lay(cell) for cell in start.legal_cells()]
    asked = [ones[0], ones[3], ones[0].lay(ones[0].legal_cells()[-1])]
    some = RoundValues(start, opponents=company, asked=[position.button_mask for position in asked])
    for position in asked:
        for still_in in range(company.count + 1):
            assert some.roll(position, still_in) == every.roll(position, still_in)
            for to_act in range(still_in + 1):
                assert some.worth(position, to_act, still_in) == every.worth(position, to_act, still_in)
    assert some.worth(asked[0]) == solve(asked[0], company).value
    with pytest.raises(AssertionError, match="nobody has said that it would be asked for"):
        some.worth(ones[5])


def test_ties_are_told_as_ties() -> None:
    solution = solve(Position.parse("rby/gry/ybg - 1"))
    comparison = solution.compare(solution.position.legal_cells())
    assert {option.loss for option in comparison} == {0}
    assert all(option.tied and option.best for option in comparison)
    assert comparison[0].text() == "laying on 1-1 is as good as any other choice"
    nothing_to_win = solve(Position.parse("Rby/gry/ybg r 5"), goal="win")
    assert (nothing_to_win.tied, nothing_to_win.advice) == (True, "opt out")


@pytest.mark.parametrize("goal", ["stars", "win", Payoff([0, *[40] * 7], line=100)])
def test_a_comparison_is_shown_in_the_chosen_language(goal: Goal | Payoff) -> None:
    words = BUTTONS.words("en")
    losses = (0.0, 0.3141, 0.0042, 0.00042, 0.00003, 2.0)
    for choice in ("roll", "opt out", "pass", (4, 3)):
        for loss in losses:
            for tied in (False, True):
                option = Compared(choice=choice, value=1.0, loss=loss, tied=tied, goal=goal)
                assert option.said(words) == option.text()
    solution = solve(Position.parse("RbyG/gryb/ybRy/bYrg r 2"))
    try:
        set_language("en")
        shown = solution.compare()._repr_html_()
        assert shown and "<td>roll</td><td>0.5469</td><td>rolling here gives up 0.45 stars on average</td>" in shown
        set_language("de")
        shown = solution.compare()._repr_html_()
        assert shown and "<td>würfeln</td><td>0,5469</td><td>hier zu würfeln kostet im Mittel 0,45 Sterne</td>" in shown
        one, *_ = solution.position.legal_cells()
        assert f"<td>{cell_text(one)}</td>" in str(solution.compare([one])._repr_html_())
    finally:
        set_language(None)


def test_losses_are_what_a_choice_gives_up() -> None:
    solution = solve(Position.parse("rbygrb/gyRbyg/bgyrbG/yr*byg/gbYrgb/rygbry r 5"))
    assert solution.stop == 1
    assert solution.advice == "roll"
    assert solution.loss("roll") == 0
    assert solution.loss("opt out") == pytest.approx(solution.roll - 1)
    assert solution.option("opt out").text() == f"opting out here gives up {solution.roll - 1:.2f} stars on average"
    values, offered = solution.cell_values, [(1, 1), (1, 4), (2, 3)]
    (best,) = solution.best_cells(offered)
    assert solution.loss(best, among=offered) == 0
    assert solution.loss(best) == max(values.values()) - values[best]
    with pytest.raises(ValueError, match="2-3 is not a choice here: the choices are"):
        solution.loss((2, 3), among=offered)
    with pytest.raises(ValueError, match="opt out is not a choice here: the choices are roll"):
        solve(Position.parse("rby/gry/ybg r 5")).loss("opt out")


def test_a_cell_may_be_written_as_people_say_it() -> None:
    solution = solve(Position.parse("RbyG/gryb/ybRy/bYrg r 2"), Opponents(1, 0.1, 0.2))
    best, *others = solution.position.legal_cells()
    text = f"{best[0]}-{best[1]}"
    assert solution.best_cells([text, *others]) == solution.best_cells([best, *others]) == solution.best_cells()
    assert solution.loss(text) == solution.loss(best)
    assert solution.option(text, among=[text]) == solution.option(best, among=[best])
    assert solution.compare_gold(text).find(text) == solution.compare_gold(best).find(best)
    for choice, message in (
        ("nonsense", "'nonsense' is not a choice here"),
        ("9-9", "not a cell"),
        (None, "a cell is"),
    ):
        with pytest.raises(GameError, match=message):
            solution.loss(choice)
    for cells in (5, "1-1", ["1-"], [(1.5, 2)]):
        with pytest.raises(GameError, match="cell"):
            solution.best_cells(cells)
    with pytest.raises(GameError, match="True opponents cannot act"):
        solution.compare_gold(best, to_act=True)


def test_the_golden_space_is_compared_with_passing() -> None:
    solution = solve(Position.parse("Rbyg/ygRb/bryg/gRbr r 5"), Opponents(2, 0.1, 0.2))
    (cell, *_), (after, *_) = solution.position.legal_cells(), solution.after
    for to_act in range(3):
        comparison = solution.compare_gold(cell, to_act)
        assert {option.choice: option.value for option in comparison} == {
            cell: after[to_act],
            "pass": solution.waiting[to_act],
        }
        assert comparison.find(cell).loss == pytest.approx(max(0, solution.waiting[to_act] - after[to_act]))
        assert [option.choice for option in solution.compare_gold((1, 1), to_act)] == ["pass"]
    with pytest.raises(ValueError, match="3 opponents cannot act"):
        solution.compare_gold(cell, to_act=3)


def test_nothing_legal_left_is_a_sure_bust() -> None:
    solution = solve(Position.parse("RbY/g*g/YbG r 5"))
    assert (solution.bust, solution.roll, solution.stop, solution.states) == (1, 0, 1, 1)
    assert solution.cell_values == {}
    assert solution.best_cells() == ()


def test_solutions_are_kept_up_to_a_number_of_bytes() -> None:
    forget_solutions()
    position = Position.parse("rby/gry/ybg r 5")
    assert not is_solved(position)
    first = solve(position)
    assert solve(position) is first
    assert solve(position, Opponents(0, 0.5, 0.5)) is first  # nobody is nobody, whatever they would do
    assert is_solved(position)
    assert is_solved(position, Opponents(0, 0.5, 0.5))
    assert not is_solved(position, goal="win")
    memory = Remembered(3 * solving._size_in_bytes(first), solving._size_in_bytes)
    for number in range(10):
        memory.keep(number, first)
    assert memory.size <= memory.most
    assert [number for number in range(10) if memory.find(number)] == [7, 8, 9]


@pytest.mark.parametrize(
    ("ask", "named"),
    [
        (lambda: Position.parse("RB/..."), "position"),
        (lambda: Position.parse("RBy/gry/ybg r 5"), "1-1 and 1-2 lie beside each other"),
        (lambda: Position.parse("rby/gry/ybg r 0"), "not 0"),
        (lambda: Position.parse("rby/gry/ybg r 6"), "not 6"),
        (lambda: Opponents(4, 0.1, 0.1), "not 4"),
        (lambda: Opponents(-1, 0.1, 0.1), "not -1"),
        (lambda: Opponents(True, 0.1, 0.1), "not True"),
        (lambda: Opponents(2, 1.5, 0.1), "opt_out is a chance from 0 to 1, not 1.5"),
        (lambda: Opponents(2, 0.1, -0.1), "bust is a chance from 0 to 1, not -0.1"),
        (lambda: Opponents(2, float("nan"), 0.1), "opt_out .* not nan"),
        (lambda: Opponents(2, "often", 0.1), "opt_out .* not 'often'"),
        (lambda: Opponents(2, 0.1, 0.1, 3), "not 3"),
        (lambda: Opponents(2, 10**400, 0.1), "opt_out is a chance from 0 to 1, not 1000"),
        (lambda: Opponents(2, 0.1, float("inf")), "bust is a chance from 0 to 1, not inf"),
        (lambda: Opponents(10**400, 0.1, 0.1), "0 to 3 opponents beside the player, not 1000"),
        (lambda: solve(None), "a Position or its text is wanted here, not None"),
        (lambda: solve("x"), "such as 'rby/gRy/ybg r 5', but this is 'x'"),
        (lambda: solve(Position.parse("rby/gry/ybg r 5"), goal=["stars"]), "'stars' or 'win', not"),
        (lambda: solve(Position.parse("rby/gry/ybg r 5"), goal="fun"), "'stars' or 'win', not 'fun'"),
        (lambda: solve(Position.parse("rby/gry/ybg r 5"), 3), "not 3"),
    ],
)
def test_bad_input_is_named(ask, named: str) -> None:
    with pytest.raises(ValueError, match=named):
        ask()


# The sides.


@pytest.mark.parametrize("sides", ["A", pytest.param("".join(LAYOUTS), marks=pytest.mark.thorough)])
def test_the_sides_are_fair(sides: str) -> None:
    assert {side: worth(LAYOUTS[side]) for side in sides} == {
        side: pytest.approx(PUBLISHED[side], abs=5e-5) for side in sides
    }
    assert max(PUBLISHED.values()) / min(PUBLISHED.values()) < 1.0014  # so that what is found differs by 0.15 % at most
    assert PUBLISHED.keys() == LAYOUTS.keys()
    assert all(is_proper(layout) for layout in LAYOUTS.values())
