"""The solution: the published figures, a second plain solver, symmetry, and the match."""

from __future__ import annotations

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from buttons_widgets.button_up import Deal, Game, GameError, PlayFirst, Position, circles, count_lines, solve
from buttons_widgets.button_up.analysis import worths as advice
from buttons_widgets.button_up.analysis.match import Score, after_battle, match_chances
from buttons_widgets.button_up.analysis.solver import Circle, exchanged, sowings, turned_first
from tests.button_up import plain
from tests.button_up.rules.test_position import battles


def first_values(army: int) -> list[float]:
    return [solve(Position.of_deal(deal, "r")).value for deal in circles(army)]


@pytest.mark.parametrize(
    ("army", "deals", "wins", "draws", "losses", "total"), [(3, 1680, 957, 297, 426, 1434), (2, 90, 33, 36, 21, 36)]
)
def test_all_deals_have_the_published_values(
    army: int, deals: int, wins: int, draws: int, losses: int, total: int
) -> None:
    found = first_values(army)
    assert len(found) == len(set(circles(army))) == deals
    assert (sum(value > 0 for value in found), found.count(0), sum(value < 0 for value in found)) == (
        wins,
        draws,
        losses,
    )
    assert sum(found) == total


def test_there_are_as_many_positions_as_published() -> None:
    seen: set[tuple[Circle, int]] = set()
    ahead = [(turned_first(tuple(deal)), 0) for deal in circles(3)]
    assert len(set(ahead)) == 188
    while ahead:
        circle, mover = ahead.pop()
        if (circle, mover) not in seen:
            seen.add((circle, mover))
            ahead += [(turned_first(after), mover if again else 1 - mover) for _, after, again in sowings(circle)]
    assert len(seen) == 23_264


@pytest.mark.parametrize("deal", ["wrk", "rkwrkw", "wwwrrrkkk"])
def test_a_solution_counts_what_can_come_of_a_position(deal: str) -> None:
    seen: set[Circle] = set()
    ahead = [turned_first(tuple(deal))]
    while ahead:
        circle = ahead.pop()
        if circle not in seen and len(circle) > 1:
            seen.add(circle)
            ahead += [turned_first(after if again else exchanged(after)) for _, after, again in sowings(circle)]
    assert solve(Position.of_deal(deal, "r")).states == len(seen)


def test_there_are_as_many_lines_as_published() -> None:
    # Deals that differ by a turn have as many lines: each of them is counted once.
    counted: dict[Circle, tuple[int, ...]] = {}
    totals = [0] * 9
    for deal in circles(3):
        circle = turned_first(tuple(deal))
        if circle not in counted:
            counted[circle] = count_lines(Position(circle, "r"))
        totals = [total + lines for total, lines in zip(totals, counted[circle], strict=True)]
    assert totals == [1680, 5040, 13860, 36540, 93960, 234900, 565380, 1238760, 2088900]
    six = [count_lines(Position.of_deal(deal, "r"))[-1] for deal in circles(2)]
    assert (min(six), max(six)) == (10, 22)


def test_a_second_solver_agrees() -> None:
    deals = [*circles(1), *circles(2), *random.Random(3).sample(circles(3), 40)]
    for deal in deals:
        for seat in (0, 1):
            value = plain.value(plain.state_of(deal, seat))
            assert solve(Position.of_deal(deal, seat)).value == (value if seat == 0 else -value)


@given(battles(), st.integers(1, 8))
def test_what_is_the_same_has_the_same_worth(positions: list[Position], places: int) -> None:
    position = positions[-1]
    solution = solve(position)
    for other in (position.turned(places), position.swapped(), position.canonical()):
        if position.mover != "-":
            assert solve(other).value == solution.value
    after = {place: position.sow(place) for place in position.legal_places()}
    for place, worth in solution.place_values.items():
        mine = after[place].mover == position.mover
        if after[place].sowings_left:
            assert worth == solve(after[place]).value * (1 if mine else -1)
        else:
            assert worth == after[place].margin * (1 if position.mover == "r" else -1)
    if after:
        assert solution.value == max(solution.place_values.values())
        assert set(solution.best_places) == {p for p, worth in solution.place_values.items() if worth == solution.value}


@given(battles())
def test_the_line_is_best_play(positions: list[Position]) -> None:
    start = position = positions[-1]
    solution = solve(start)
    for place in solution.line:
        assert place == solve(position).best_places[0]
        position = position.sow(place)
    assert position.sowings_left == 0
    assert solution.value == position.margin * (-1 if start.mover == "k" else 1)
    assert solution.outcome == ("win" if solution.value > 0 else "loss" if solution.value < 0 else "draw")


def test_the_worked_battle_is_best_play() -> None:
    assert solve(Position.of_deal("kkwwrkrwr", "r")).line == (4, 3, 5, 7, 9, 8, 2, 1)


def test_what_being_first_and_deciding_are_worth() -> None:
    first = second = decided = 0.0
    for deal in circles(3):
        here, there = solve(Position.of_deal(deal, "r")).value, -solve(Position.of_deal(deal, "k")).value
        first, second, decided = first + here, second + there, decided + max(here, there)
    assert first == -second == 1434
    assert (round(first / 1680, 3), round(decided / 1680, 3)) == (0.854, 1.107)


def test_the_last_sowing_swings_by_nine_times_the_difference_in_a_pile() -> None:
    for text in ("krww/-/-/-/-/krrkw/-/-/- r", "rwk/-/-/-/-/kwrwrk/-/-/- r"):
        position = Position.parse(text)
        pile = position.piles[0]
        worths = solve(position).place_values
        assert abs(worths[1] - worths[6]) == 9 * abs(pile.count("r") - pile.count("k"))


# The match


def test_the_published_chances_at_the_end_of_a_match() -> None:
    chances = match_chances()
    assert round(chances[(13, 14), 0], 2) == 0.57  # after a draw red still decides
    assert round(chances[(14, 14), 1], 2) == 0.25  # after winning by one point black does
    assert all(0 < chance < 1 for chance in chances.values())


def test_the_chances_are_the_same_for_both_players() -> None:
    chances = match_chances()
    for ((red, black), decider), chance in chances.items():
        assert chance + chances[(black, red), 1 - decider] == pytest.approx(1, abs=1e-12)


SCORES = [((14, 14), 0), ((13, 14), 0), ((3, 3), 1), ((0, 0), 0)]


@pytest.mark.parametrize(("army", "score", "decider"), [(army, *score) for army in (1, 2, 3) for score in SCORES])
def test_a_chance_is_what_its_battles_lead_to(army: int, score: Score, decider: int) -> None:
    """Put in again: deal by deal, with the solver that the coach asks."""
    total = 0.0
    deals = circles(army)
    for deal in deals:
        red_first = solve(Position.of_deal(deal, "r"), "match", score, decider).value
        black_first = 1 - solve(Position.of_deal(deal, "k"), "match", score, decider).value
        total += (max if decider == 0 else min)(red_first, black_first)
    assert total / len(deals) == pytest.approx(match_chances(army)[score, decider], abs=1e-12)


def test_with_one_button_of_each_colour_a_match_is_a_walk_of_single_points() -> None:
    """Nothing can be decided there: each deal is won by one point, as often by either. So the chances are known."""
    chances = match_chances(1)
    assert chances[(14, 0), 1] == pytest.approx(1 - 0.5**15, abs=1e-12)
    assert chances[(13, 14), 0] == pytest.approx(0.25, abs=1e-12)


def test_after_a_battle() -> None:
    chances = match_chances()
    assert after_battle(chances, (13, 14), 0, 2) == 1.0
    assert after_battle(chances, (13, 14), 0, -1) == 0.0
    assert after_battle(chances, (13, 14), 0, 1) == chances[(14, 14), 1]
    assert after_battle(chances, (13, 14), 0, 0) == chances[(13, 14), 0]
    assert after_battle(chances, (0, 0), 1, 0) == chances[(0, 0), 1]


# Questions of a match


def test_to_be_first_or_second_is_worth_what_the_battle_is() -> None:
    game = Game.start(["Ada", "Bo"], first="Ada", seed=5)
    while game.phase.name != "DECIDE":
        game = game.play(game.chance_move() if not isinstance(game.to_move, int) else game.legal_moves()[0])
    for goal in ("margin", "match"):
        question = advice.question_about(game, goal)
        assert question is not None
        worths = advice.worths(question)
        after = advice.question_about(game.play(PlayFirst()), goal)
        assert after is not None
        assert worths[PlayFirst()] == max(advice.worths(after).values())


@pytest.mark.parametrize(
    "arguments",
    [("kkwwrkrwr r",), (Position.of_deal("rkw", "r"), "win"), (Position.of_deal("rkw", "r"), "match", (15, 0)),
     (Position.of_deal("rkw", "r"), "match", (1,)), (Position.of_deal("rkw", "r"), "match", (0, 0), 2),
     (Position.of_deal("rkw", "r"), "match", "00"), (Position.of_deal("rkw", "r"), None), (None,)],
)  # fmt: skip
def test_what_cannot_be_solved_is_refused(arguments: tuple[object, ...]) -> None:
    with pytest.raises(GameError):
        solve(*arguments)  # type: ignore[arg-type]


def test_a_battle_that_is_over_has_a_worth_too() -> None:
    solution = solve(Position.parse("-/-/-/-/-/krrkkrwww/-/-/- -"))
    assert (solution.value, solution.line, dict(solution.place_values), solution.best_places) == (1, (), {}, ())
    assert count_lines(Position.parse("-/-/-/-/-/krrkkrwww/-/-/- -")) == (1,)


def test_the_deals_of_a_match_are_those_of_its_seed() -> None:
    game = Game.start(["Ada", "Bo"], seed=5)
    assert game.chance_move() == Game.start(["Cy", "Di"], seed=5).chance_move() != Deal("kkwwrkrwr")
