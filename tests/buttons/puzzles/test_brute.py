"""The second way to a worth agrees with the exact analysis, and with a third solver that counts in fractions."""

from collections import Counter
from fractions import Fraction
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from buttons_widgets.buttons.analysis.advice import Question, advise
from buttons_widgets.buttons.analysis.chances import bust_chance
from buttons_widgets.buttons.analysis.opponents import NO_OPPONENTS, Opponents
from buttons_widgets.buttons.puzzles.arising import moments
from buttons_widgets.buttons.puzzles.brute import brute_bust, brute_worths, columns_shown, shown_among
from buttons_widgets.buttons.rules.phase import Phase
from buttons_widgets.buttons.rules.position import Position
from tests.slow_solver import SlowSolver


@st.composite
def small_positions(draw: st.DrawFn) -> Position:
    """Boards of nine spaces with some buttons and stars."""
    letters = draw(st.text("rbyg*", min_size=9, max_size=9).filter(lambda text: text.count("*") <= 4))
    position = Position.parse(
        f"{letters[:3]}/{letters[3:6]}/{letters[6:]} {draw(st.sampled_from(['r', 'b', 'rb', '-']))} 2"
    )
    for _ in range(draw(st.integers(0, 2))):
        cells = position.legal_cells()
        if cells:
            position = position.lay(draw(st.sampled_from(cells)))
    return position


@settings(max_examples=40, deadline=None)
@given(
    small_positions(), st.sampled_from([NO_OPPONENTS, Opponents(1, 0.25, 0.125), Opponents(2, 0.5, 0.25)]),
    st.sampled_from(["stars", "win"]),
)  # fmt: skip
def test_it_agrees_with_the_exact_analysis_on_small_boards(position: Position, opponents: Opponents, goal: str) -> None:
    question = Question(position, opponents, goal)  # type: ignore[arg-type]
    exact = {option.choice: option.value for option in advise(question).comparison}
    assert brute_worths(question) == pytest.approx(exact, abs=1e-9)


@pytest.mark.parametrize("goal", ["stars", "win"])
def test_it_agrees_with_fractions_on_a_board_of_five_rows(goal: str) -> None:
    board = Position.parse("****y/bgRyb/gryBr/YbGrg/rgbYb r 3")
    slow = SlowSolver(board, 2, Fraction(1, 4), Fraction(1, 8), 1, goal)
    question = Question(board, Opponents(2, 0.25, 0.125), goal)  # type: ignore[arg-type]
    assert brute_worths(question) == pytest.approx(
        {"roll": float(slow.roll(board.buttons, 2)), "opt out": slow.stop(board.buttons)}, abs=1e-12
    )


def test_it_agrees_on_decisions_of_games_for_every_kind_of_question() -> None:
    kinds: Counter[tuple[Phase, int]] = Counter()
    for seed in range(12):
        for moment in moments(Random(seed)):
            kind = moment.phase, moment.opponents.count
            if moment.phase is Phase.STARS or moment.position.legal_mask.bit_count() > 18 or kinds[kind] == 2:
                continue
            offered = moment.dice.cells if moment.dice is not None and moment.phase is Phase.LAY else ()
            golden = moment.dice.golden_cell if moment.dice is not None and moment.phase is Phase.GOLD else None
            cells = tuple(cell for cell in offered if moment.position.is_legal(cell))
            to_act = moment.to_act if golden else 0
            question = Question(moment.position, moment.opponents, "stars", cells, golden, to_act)
            if question.values > 6000:
                continue
            exact = {option.choice: option.value for option in advise(question).comparison}
            assert brute_worths(question) == pytest.approx(exact, abs=1e-9)
            kinds[kind] += 1
    assert len(kinds) >= 10


def test_every_way_that_dice_fall_is_counted_once() -> None:
    for dice in range(1, 6):
        assert sum(columns_shown(6, dice).values()) == 6**dice
        assert sum(ways for _, ways in shown_among(6, dice, (1, 4))) == 6**dice
        assert dict(shown_among(6, dice, (1, 4)))[()] == 4**dice


@settings(max_examples=30, deadline=None)
@given(small_positions())
def test_the_chance_to_be_bust_is_the_counted_one(position: Position) -> None:
    assert brute_bust(position) == bust_chance(position).fraction
