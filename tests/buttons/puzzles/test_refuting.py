"""The rolls that punish: what is shown does happen, and their chance is exact."""

from fractions import Fraction

from buttons_widgets.buttons.analysis.chances import bust_chance
from buttons_widgets.buttons.analysis.solve import solve
from buttons_widgets.buttons.puzzles.refuting import (
    bust_only_after,
    earns_more,
    falls,
    is_bust,
    worse_after,
    worth_with,
)
from buttons_widgets.buttons.rules.position import Position

BOARD = Position.parse("gyr*y*/r*ygrb/b*r*b*/rBygrB/yrbygr/g*grb* g 5")


def test_the_chance_of_bust_rolls_is_the_listed_one() -> None:
    for board in (BOARD, Position.parse("RbyG/gryb/ybRy/bYrg r 2"), Position.parse("rby/gRy/ybg r 1")):
        chance = bust_chance(board)
        found = falls(board, lambda dice, board=board: is_bust(board, dice))
        listed = list(chance.listing())
        assert found.chance == chance.fraction == Fraction(len(listed), chance.outcomes)
        assert len(found.rolls) == len(set(found.rolls)) <= 4
        shown = {(roll.white, tuple(sorted((roll.gold, *roll.black)))) for roll in found.rolls}
        assert shown <= {(outcome.white, tuple(sorted(outcome.black))) for outcome in listed}


def test_the_same_rolls_are_drawn_each_time() -> None:
    assert falls(BOARD, lambda dice: dice.white == 1) == falls(BOARD, lambda dice: dice.white == 1)


def test_what_never_happens_shows_no_roll() -> None:
    assert falls(BOARD, lambda _: False) == (Fraction(0), ())


def test_rolls_that_are_bust_after_one_space_only() -> None:
    given, best = BOARD.lay("1-2"), BOARD.lay("1-5")
    found = bust_only_after(given, best)
    both = falls(given, lambda dice: is_bust(given, dice) and is_bust(best, dice))
    assert found.chance + both.chance == bust_chance(given).fraction
    assert found.rolls
    assert all(is_bust(given, dice) and not is_bust(best, dice) for dice in found.rolls)


def test_rolls_that_leave_a_player_worse() -> None:
    given, best = solve(BOARD.lay("1-2")), solve(BOARD.lay("1-1"))
    found = worse_after(given, best)
    assert 0 < found.chance < 1
    assert all(worth_with(given, dice) < worth_with(best, dice) for dice in found.rolls)


def test_rolls_that_earn_more_at_once() -> None:
    board = Position.parse("RbyG/gryb/ybRy/bYrg r 3")  # a third red button makes two stars more
    found = falls(board, lambda dice: earns_more(board, dice))
    reds = [cell for cell in board.legal_cells() if board.colours[board.grid.bit(cell)] == "r"]
    assert reds and found.chance
    assert all(set(dice.cells) & set(reds) for dice in found.rolls)
