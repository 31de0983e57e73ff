"""What the analysis is asked about a decision in a game, and what it answers."""

import random
import subprocess
import sys
from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from buttons_widgets.buttons.analysis.advice import (
    Assumptions,
    Question,
    advise,
    choice_of,
    effort,
    question_about,
)
from buttons_widgets.buttons.analysis.chances import bust_chance
from buttons_widgets.buttons.analysis.lattice import count_positions
from buttons_widgets.buttons.analysis.opponents import NO_OPPONENTS, Opponents
from buttons_widgets.buttons.analysis.solve import forget_solutions, solve
from buttons_widgets.buttons.rules.game import Game
from buttons_widgets.buttons.rules.layout import Layout
from buttons_widgets.buttons.rules.moves import Dice, Lay, OptOut, Pass, PlaceStars, Roll
from buttons_widgets.buttons.rules.phase import Phase, Standing
from buttons_widgets.buttons.rules.position import Position
from buttons_widgets.kit.rules.errors import MissingPackageError
from tests.played import do, game_of, games, lying, random_move
from tests.uncompiled import uncompile

ASSUMED = Assumptions(opt_out=0.2, bust=0.1)
POSITION = Position.parse("RbyG/gryb/ybRy/bYrg r 2")


def ask(game: Game) -> Question:
    question = question_about(game, ASSUMED)
    assert question is not None
    return question


# What is asked


@pytest.mark.parametrize(("players", "count", "dice_each"), [(2, 1, 2), (3, 2, 1), (4, 3, 1)])
def test_before_a_roll_it_is_to_roll_or_to_opt_out(players: int, count: int, dice_each: int) -> None:
    game = lying(game_of(players), 0, buttons=[(1, 1)])
    assert ask(game) == Question(game.position(0), Opponents(count, 0.2, 0.1, dice_each))
    assert ask(game).choices == ("roll", "opt out")
    assert ask(game_of(players)).choices == ("roll",)


def test_alone_there_are_no_opponents() -> None:
    assert ask(game_of(1)).opponents == NO_OPPONENTS


def test_after_a_roll_it_is_which_of_the_spaces_that_the_dice_offer() -> None:
    game = do(lying(game_of(3), 0, buttons=[(4, 3)]), "roll", "dice 5-6 2355")
    assert ask(game).offered == ask(game).choices == ((5, 2), (5, 5), (5, 6))
    assert ask(game).position == game.position(0)


@pytest.mark.parametrize(("out", "asked"), [((), {1: 0, 2: 1, 3: 2}), ((1,), {2: 0, 3: 1}), ((2,), {1: 0, 3: 1})])
def test_on_somebody_else_s_roll_it_is_whether_to_take_the_golden_space(out: tuple[int, ...], asked: dict) -> None:
    game = do(leave(lying(game_of(4), 0, buttons=[(1, 1)]), *out), "roll", "dice 5-6 2345"[: 13 - len(out)], "lay 5-6")
    seen = {}
    while game.phase is Phase.GOLD:
        question = ask(game)
        assert (question.golden, question.choices) == ((5, 6), ((5, 6), "pass"))
        assert question.opponents == Opponents(3 - len(out), 0.2, 0.1, 1)
        assert question.position.black_dice == 5 - len(out)
        seen[game.to_move] = question.to_act
        game = do(game, "pass")
    assert seen == asked


def leave(game: Game, *seats: int) -> Game:
    """The game as if these seats had opted out."""
    for seat in seats:
        standings = (*game.standings[:seat], Standing.OUT, *game.standings[seat + 1 :])
        game = game._next(None, standings=standings)
    return game


def test_a_roller_who_is_bust_has_left_with_its_die_when_the_golden_space_is_asked_about() -> None:
    game = do(lying(game_of(4), 0, buttons=[(1, 1)]), "roll", "dice 1-1 1112")
    assert game.standings[0] is Standing.BUST
    question = ask(game)
    assert (question.opponents.count, question.position.black_dice, question.to_act) == (2, 4, 0)


def test_the_last_opponent_of_four_players_takes_one_die_and_that_of_two_takes_two() -> None:
    assert ask(leave(lying(game_of(4), 0, buttons=[(1, 1)]), 1, 3)).opponents == Opponents(1, 0.2, 0.1, dice_each=1)
    assert ask(lying(game_of(2), 0, buttons=[(1, 1)])).opponents == Opponents(1, 0.2, 0.1, dice_each=2)
    assert ask(leave(lying(game_of(4), 0, buttons=[(1, 1)]), 1, 2, 3)).opponents == NO_OPPONENTS


def test_where_chance_moves_or_stars_are_placed_nothing_is_asked() -> None:
    game = do(lying(game_of(1), 0, buttons=[(1, 1)]), "roll")
    assert question_about(game, ASSUMED) is None
    game = do(lying(game_of(1), 0, buttons=[(1, 1)], stars=[(6, col) for col in range(1, 5)]), "opt out")
    assert game.phase is Phase.STARS
    assert question_about(game, ASSUMED) is None
    over = lying(game, 0, buttons=[(6, 5)], stars=[(6, col) for col in range(1, 5)])
    over = do(over, "stars 6-5")
    assert over.result is not None
    assert question_about(over, ASSUMED) is None


@given(games(), st.integers(0, 999))
def test_the_opponents_act_as_often_and_take_as_many_dice_as_the_question_says(game: Game, seed: int) -> None:
    question, seat, chance = question_about(game, ASSUMED), game.to_move, random.Random(seed)
    if question is None or question.choices == ("roll",) or game.phase is Phase.DECIDE:
        return
    acted = 0
    game = game.play(random_move(game, chance))
    while not (game.phase is Phase.DECIDE and game.to_move == seat):
        acted += game.phase is Phase.DECIDE
        game = game.play(random_move(game, chance))
    assert acted == (question.opponents.count if question.golden is None else question.to_act)
    still_in = game.standings.count(Standing.IN) - 1
    assert game.black_dice == question.opponents.dice_left(question.position.black_dice, still_in)


@pytest.mark.parametrize(
    ("move", "choice"), [(Roll(), "roll"), (OptOut(), "opt out"), (Pass(), "pass"), (Lay((5, 6)), (5, 6))]
)
def test_moves_have_their_names_in_the_analysis(move: Roll | OptOut | Pass | Lay, choice: object) -> None:
    assert choice_of(move) == choice


@pytest.mark.parametrize("move", [Dice(5, 6), PlaceStars([(1, 1)])])
def test_what_decides_nothing_in_a_round_has_no_name(move: Dice | PlaceStars) -> None:
    with pytest.raises(ValueError, match=f"{move} is no decision of a round"):
        choice_of(move)


# What is answered


def test_every_choice_has_an_answer() -> None:
    company = Opponents(2, 0.2, 0.1)
    for question in (
        Question(POSITION),
        Question(POSITION, company, offered=((2, 2), (4, 4))),
        Question(POSITION, company, golden=(4, 4), to_act=1),
        Question(Position.parse("rbyg/gryb/ybry/byrg r 2"), goal="win"),
    ):
        advice = advise(question)
        assert {option.choice for option in advice.comparison} == set(question.choices)


def test_before_a_roll_every_space_has_its_worth() -> None:
    advice = advise(Question(POSITION))
    assert advice.worths == solve(POSITION).cell_values
    assert advice.best_cells == solve(POSITION).best_cells()
    assert set(advice.chances) == set(POSITION.legal_cells())


def test_when_the_dice_have_fallen_only_what_they_offer_has_a_worth() -> None:
    advice = advise(Question(POSITION, offered=((2, 2), (4, 4))))
    values = solve(POSITION).cell_values
    assert advice.worths == {(2, 2): values[2, 2], (4, 4): values[4, 4]}
    assert advice.best_cells == (max(advice.worths, key=lambda cell: advice.worths[cell]),)


def test_a_golden_space_that_is_better_left_is_not_the_best() -> None:
    position = Position.of(Layout.parse("rbyg/gryb/ybrg/bgry"), buttons=[(1, 1)], cards="r")
    opinions = {}
    for cell in position.legal_cells():
        advice = advise(Question(position, Opponents(1, 0.1, 0.1), golden=cell))
        assert set(advice.worths) == {cell}
        assert advice.best_cells == ((cell,) if advice.comparison.find(cell).best else ())
        opinions[cell] = bool(advice.best_cells)
    assert set(opinions.values()) == {True, False}


def test_the_chance_to_bust_is_that_of_the_roll_that_comes_next() -> None:
    advice = advise(Question(POSITION, offered=((2, 2), (4, 4))))
    assert advice.bust_after("roll") == advice.bust_after("pass") == float(bust_chance(POSITION))
    assert advice.bust_after((4, 4)) == float(bust_chance(POSITION.lay((4, 4))))
    assert advice.bust_after("opt out") is None


def test_what_an_answer_costs() -> None:
    forget_solutions()
    alone, company = Question(POSITION), Question(POSITION, Opponents(3, 0.1, 0.1))
    assert alone.positions == company.positions == count_positions(POSITION)
    # Three, two, one or no opponent in, and for each of these so many or fewer who act before the next turn.
    assert company.values == company.positions * (4 + 3 + 2 + 1)
    assert effort(alone) == alone.values == alone.positions
    advise(alone)
    assert (effort(alone), effort(company)) == (0, company.values)


def test_equal_questions_are_equal() -> None:
    twice = [ask(do(game_of(3), "roll", "dice 5-6 2355")) for _ in range(2)]
    assert twice[0] == twice[1]
    different = [*twice[:1], ask(game_of(3)), ask(game_of(2)), Question(POSITION), Question(POSITION, goal="win")]
    assert all(one != other for one, other in combinations(different, 2))


# Where the analysis is not to be had


def test_without_numba_small_questions_are_answered_and_large_ones_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    uncompile(monkeypatch)
    assert advise(Question(POSITION)).comparison[0].choice == "opt out"
    with pytest.raises(MissingPackageError, match="the analysis needs numba") as refused:
        advise(Question(Position.of(Layout("r" * 36))))
    assert refused.value.package == "numba"


def test_without_numpy_it_is_said_what_is_missing() -> None:
    code = (
        "import sys; sys.modules['numpy'] = None\n"
        "from buttons_widgets import LAYOUTS, Position, coach\n"
        "from buttons_widgets.buttons.analysis.advice import *\n"
        "from buttons_widgets.kit.rules.errors import MissingPackageError\n"
        "position = Position.of(LAYOUTS['A'])\n"
        "try: advise(Question(position))\n"
        "except MissingPackageError as problem: print(problem)\n"
        "print(coach(position).coach.thinking.message.value)\n"
    )
    answer = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=60)
    assert answer.stderr == ""
    assert answer.stdout.splitlines()[0] == "the analysis needs numpy"
    assert "The coach needs numpy for this. Install it with: pip install numpy" in answer.stdout
