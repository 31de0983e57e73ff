"""The answers of lesson 10, found in a second way; and its fast rounds held against the engine, move for move."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from itertools import product
from math import comb, exp, lgamma, log, sqrt
from random import Random
from statistics import NormalDist, fmean, pvariance, stdev, variance

import pytest

from buttons_widgets.buttons.rules.game import Game
from buttons_widgets.buttons.rules.moves import Dice, Lay, Move, OptOut, PlaceStars, Roll
from buttons_widgets.buttons.rules.phase import Phase
from buttons_widgets.buttons.rules.position import Position
from buttons_widgets.lessons.course import COURSE
from buttons_widgets.lessons.lesson_10 import (
    BestOfThirty,
    DoesStartingHelp,
    DuelsNeeded,
    ErrorOfDifference,
    HowManyContestsTell,
    SomebodyWinsAll,
)
from buttons_widgets.lessons.simulated_rounds import (
    CONTEST_BOARD,
    TABLE_CARDS,
    Rule,
    bold,
    careful,
    paired,
    separate,
    stars_at_table,
    stars_of_round,
    stars_of_rounds,
)
from buttons_widgets.lessons.simulating import NORMAL_95

STUDENTS = ["", *(f"student {number}" for number in range(200))]
WORDS = COURSE.words(10, "en")


def four_buttons(buttons: int, stars: int) -> bool:
    """As in the notebook."""
    return buttons >= 4


def never(buttons: int, stars: int) -> bool:
    """Rolls until it is bust."""
    return False


RULES: list[Rule] = [bold, careful, four_buttons, never]


def liked(position: Position, move: Move) -> tuple[bool, int, bool, tuple[int, int]]:
    """How the players of the lesson lay, from the rules' own positions; the least is best."""
    assert isinstance(move, Lay)
    row, column = move.cell
    colour = position.colours[(row - 1) * position.size + column - 1]
    count = sum(position.colours[(r - 1) * position.size + c - 1] == colour for r, c in position.buttons)
    return count >= 3, -count, colour not in position.cards, move.cell


def engine_stars(game: Game, rule: Rule, seed: int) -> list[int]:
    """The stars of each player in a game's first round, played by the engine with the dice of a seed."""
    random, stars = Random(seed), [0] * len(game.setup.names)
    while game.round == 1 and game.result is None:
        if game.phase is Phase.DICE:
            white, gold, *black = (1 + int(6 * random.random()) for _ in range(1 + game.black_dice))
            game = game.play(Dice(white, gold, tuple(black)))
            continue
        seat, moves = game.to_move, game.legal_moves()
        assert isinstance(seat, int)
        position = game.position(seat)
        if game.phase is Phase.DECIDE:
            out = OptOut() in moves and rule(len(position.buttons), position.stars_for_opting_out())
            game = game.play(OptOut() if out else Roll())
        elif game.phase is Phase.STARS:
            assert isinstance(moves[0], PlaceStars)
            stars[seat] = len(moves[0].cells)
            game = game.play(moves[0])
        else:
            game = game.play(min((one for one in moves if isinstance(one, Lay)), key=partial(liked, position)))
    return stars


@pytest.mark.parametrize("rule", RULES)
def test_a_round_alone_is_what_the_engine_makes_of_the_same_dice(rule: Rule) -> None:
    start = Game.start(["Ada"], layouts=["A"], cards=["r"], seed=0)
    assert start.position(0) == CONTEST_BOARD
    assert stars_of_rounds(rule, range(150)) == [engine_stars(start, rule, seed)[0] for seed in range(150)]


@pytest.mark.parametrize("rule", RULES)
def test_a_round_at_a_table_is_what_the_engine_makes_of_the_same_dice(rule: Rule) -> None:
    start = Game.start(["Ada", "Bo"], layouts=["A", "A"], cards=TABLE_CARDS, seed=0)
    assert start.to_move == 0, "the red card starts"
    assert all(stars_at_table(rule, seed) == tuple(engine_stars(start, rule, seed)) for seed in range(150))


def test_the_same_seed_is_the_same_luck_until_a_rule_stops() -> None:
    asked: dict[str, list[tuple[int, int]]] = {"bold": [], "careful": []}

    def noted(rule: Rule) -> Rule:
        def noting(buttons: int, stars: int) -> bool:
            asked[rule.__name__].append((buttons, stars))
            return rule(buttons, stars)

        return noting

    for seed in range(100):
        for name in asked:
            asked[name].clear()
        bolder, safer = stars_of_round(noted(bold), seed), stars_of_round(noted(careful), seed)
        assert asked["bold"][: len(asked["careful"])] == asked["careful"]
        stopped = asked["careful"][-1]
        assert bolder == safer or (careful(*stopped) and not bold(*stopped))


def test_the_errors_of_a_difference_by_all_the_samples_that_there_are() -> None:
    pairs = [(3, 3), (2, 1), (0, 1)]  # a round earns each of them with the same chance
    samples = list(product(pairs, repeat=3))
    spread = pvariance([fmean(a for a, _ in sample) - fmean(b for _, b in sample) for sample in samples])
    estimated = fmean(paired(*zip(*sample, strict=True))[1] ** 2 for sample in samples)
    assert spread == pytest.approx(estimated), "the squared error of pairs is right on average"
    alone = [[pair[side] for pair in sample] for side in (0, 1) for sample in samples]
    firsts, seconds = alone[: len(samples)], alone[len(samples) :]
    both = list(product(firsts, seconds))
    spread = pvariance([fmean(first) - fmean(second) for first, second in both])
    assert spread == pytest.approx(fmean(separate(first, second)[1] ** 2 for first, second in both))


def test_pairs_of_different_length_are_refused() -> None:
    with pytest.raises(ValueError, match="shorter"):
        paired([1, 2, 3], [1, 2])


def test_the_same_dice_are_worth_ten_times_as_many_rounds() -> None:
    ada, bo = stars_of_rounds(bold, range(8000)), stars_of_rounds(careful, range(8000))
    other = stars_of_rounds(careful, range(8000, 16_000))
    gain = (separate(ada, other)[1] / paired(ada, bo)[1]) ** 2
    assert 9 < gain < 12
    covariance = (variance(ada) + variance(bo) - variance([a - b for a, b in zip(ada, bo, strict=True)])) / 2
    assert covariance > 0.8 * stdev(ada) * stdev(bo)


def test_the_error_of_a_difference_by_the_dice_of_two_players() -> None:
    for asked in map(ErrorOfDifference, STUDENTS):
        first, second = (NormalDist(0, one / 10 / sqrt(asked.count)) for one in (asked.first, asked.second))
        assert float(asked.right) == pytest.approx((first - second).stdev)
        assert min(abs(float(number - asked.right)) for number in asked.mistakes().values()) > 0.02
        assert f"{float(asked.right):.3f}" in asked.solution(WORDS).reasoning
    assert len({(one.first, one.second, one.count) for one in map(ErrorOfDifference, STUDENTS)}) == 20


def test_so_many_duels_and_no_fewer() -> None:
    asked = DuelsNeeded("")
    assert NORMAL_95 * sqrt(0.25 / asked.right) <= 0.02 < NORMAL_95 * sqrt(0.25 / (asked.right - 1))
    assert asked.mark(2398, WORDS).state == "right", "with p = 0.52 for the spread"
    assert all(abs(number - asked.right) > asked.tolerance for number in asked.mistakes().values())


@pytest.mark.parametrize(
    ("guess", "said"),
    [("100", "too few"), ("10000", "More than"), ("2401", "nearer"), ("2400", "nearer"), ("2380", "too few")],
)
def test_the_guess_is_compared(guess: str, said: str) -> None:
    asked = COURSE.exercise("10.1")("")
    assert said in DuelsNeeded("").compared(asked, asked.read(guess), WORDS)


def power(duels: int) -> float:
    """How likely an interval lies above one half, if the chance is 52%: added up over all numbers of wins."""
    chance = 0.0
    for wins in range(duels // 2, duels + 1):
        share = wins / duels
        if share - NORMAL_95 * sqrt(share * (1 - share) / duels) > 0.5:
            ways = lgamma(duels + 1) - lgamma(wins + 1) - lgamma(duels - wins + 1)
            chance += exp(ways + wins * log(0.52) + (duels - wins) * log(0.48))
    return chance


def test_every_second_contest_tells_and_eight_of_ten_with_twice_as_many_duels() -> None:
    duels = int(DuelsNeeded("").right)
    telling = power(duels)
    assert telling == pytest.approx(0.5, abs=0.02)
    assert power(2 * duels) == pytest.approx(0.8, abs=0.02)
    assert power(100) < 0.1
    for asked in map(HowManyContestsTell, STUDENTS):
        counts = asked.values(WORDS)
        shown = [counts["rest"], counts["half"], counts["most"], counts["contests"]]
        assert all(isinstance(one, int) for one in shown) and len(set(shown)) == 4
        assert min(shown, key=lambda count: abs(count - telling * asked.count)) == counts[asked.right]


def test_somebody_wins_all_by_adding_up_how_many_do() -> None:
    for asked in map(SomebodyWinsAll, STUDENTS):
        one, count = asked.of_one, asked.students
        exactly = [comb(count, k) * one**k * (1 - one) ** (count - k) for k in range(count + 1)]
        assert sum(exactly[1:]) == asked.right and 0.2 < asked.right < 0.9
        assert exactly[1] == asked.mistakes()["exactly-one"]
        assert min(abs(number - asked.right) for number in asked.mistakes().values()) > 0.01
    assert len({(asked.students, asked.duels) for asked in map(SomebodyWinsAll, STUDENTS)}) == 18


def test_the_best_of_a_class_earns_the_average_next_time() -> None:
    asked = {BestOfThirty(student).best: BestOfThirty(student) for student in STUDENTS[:60]}
    assert len(asked) >= 3 and BestOfThirty("").best > BestOfThirty("").average
    for one in asked.values():
        shown = one.values(WORDS)
        assert len({shown["best"], shown["average"], shown["half-way"], shown["below"]}) == 4
        assert one.best - one.average >= 4
        # What comes next has other dice, so it is what the rule earns, whoever was best.
        assert abs(10 * fmean(stars_of_rounds(bold, range(10**7, 10**7 + 5000))) - one.average) < 3


@pytest.mark.parametrize("case", ["helps", "hurts", "open"])
def test_what_an_interval_says_of_the_start(case: str) -> None:
    found = [asked for asked in map(DoesStartingHelp, STUDENTS) if asked.right == case]
    assert len(found) >= 20
    for asked in found:
        chance_of_more = NormalDist(asked.difference, asked.error).cdf(0)
        assert {"helps": chance_of_more < 0.025, "hurts": chance_of_more > 0.975}.get(
            case, 0.025 <= chance_of_more <= 0.975
        )
        said = asked.mark(asked.right, WORDS).why
        assert {"helps": "above 0", "hurts": "below 0", "open": "holds 0"}[case] in said
        for option in set(asked.options) - {case}:
            why = asked.mark(option, WORDS).why
            assert ("Mind the sign" in why) == (option == ("hurts" if asked.difference > 0 else "helps"))


@pytest.mark.parametrize(
    ("rule", "holds"),
    [(bold, lambda low, high: 0.1 < low < high < 0.2), (four_buttons, lambda low, high: -0.1 < low < high < 0)],
)
def test_starting_helps_with_one_rule_and_hurts_with_another(rule: Rule, holds: Callable[[float, float], bool]) -> None:
    difference, error = paired(*zip(*(stars_at_table(rule, seed) for seed in range(15_000)), strict=True))
    assert holds(difference - NORMAL_95 * error, difference + NORMAL_95 * error)
