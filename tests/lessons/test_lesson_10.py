"""The answers of lesson 10, found in a second way; and its fast rounds held against the engine, move for move."""

from __future__ import annotations

import re
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
from buttons_widgets.lessons.contest_pictures import intervals, sixty_rounds, ten_more, two_histograms
from buttons_widgets.lessons.course import COURSE
from buttons_widgets.lessons.lesson_10 import (
    BestOfThirty,
    DoesStartingHelp,
    DuelsNeeded,
    ErrorOfDifference,
    HowManyContestsTell,
    PatientRule,
    SomebodyWinsAll,
)
from buttons_widgets.lessons.simulated_rounds import (
    CONTEST_BOARD,
    TABLE_CARDS,
    Rule,
    bold,
    careful,
    contests,
    four_buttons,
    paired,
    patient,
    separate,
    stars_at_table,
    stars_of_round,
    stars_of_rounds,
    telling_contests,
    ten_rounds,
    three_buttons,
)
from buttons_widgets.lessons.simulating import NORMAL_95
from tests.lessons.exam_words import hardly_used
from tests.lessons.lengths import length_of
from tests.lessons.student import cells_of, notebooks

STUDENTS = ["", *(f"student {number}" for number in range(200))]
WORDS = COURSE.words(10, "en")


def never(buttons: int, stars: int) -> bool:
    """Rolls until it is bust."""
    return False


RULES: list[Rule] = [bold, careful, patient, three_buttons, four_buttons, never]


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
    [
        ("100", "takes more"),
        ("5000", "to see the advantage you need more"),
        ("10000", "to see the advantage you need more"),
        ("2401", "Your range holds it"),
        ("2400", "Your range holds it"),
        ("2380", "takes more"),
    ],
)
def test_the_guess_is_compared(guess: str, said: str) -> None:
    asked = COURSE.exercise("10.1")("")
    assert said in DuelsNeeded("").compared(asked, guess, WORDS)


@pytest.mark.parametrize(
    ("number", "typed", "mistake", "said"),
    [
        ("10.3", "0.22", "errors-added", "variances that add up"),
        ("10.3", "0.04", "errors-subtracted", "their luck is not"),
        ("10.3", "1.58", "not-divided", "spread less"),
        ("10.3", "0.31", "interval", "The question asks for one"),
        ("10.5", "2500", "two", "1.96"),
        ("10.5", "625", "one-error", "1.96"),
        ("10.5", "100", "hundred", "less than that"),
        ("10.7", "1/32", "one-student", "beforehand"),
        ("10.7", "0.39", "nobody", "nobody does"),
        ("10.7", "15/16", "added", "complement"),
        ("10.7", "94%", "added", "complement"),
    ],
)
def test_what_people_type_is_told_by_its_name(number: str, typed: str, mistake: str, said: str) -> None:
    marked = COURSE.exercise(number)("").mark(typed, WORDS)
    assert (marked.state, marked.mistake) == ("misunderstood", mistake), marked
    assert said in marked.why


@pytest.mark.parametrize(("number", "typed"), [("10.3", "0.158"), ("10.3", "0.16"), ("10.5", "2400"), ("10.7", "61 %")])
def test_what_people_type_is_right(number: str, typed: str) -> None:
    assert COURSE.exercise(number)("").mark(typed, WORDS).state == "right"


def test_a_rule_with_other_names_for_its_arguments_is_told_them() -> None:
    def rule(b: int, s: int) -> bool:
        return bool(stars >= 3 or b >= 6)  # type: ignore[name-defined]  # noqa: F821

    marked = PatientRule("").mark(rule, WORDS)
    assert marked.mistake == "unknown-name"
    assert "'stars' is not known. Your function calls its arguments b, s." in marked.why


def test_a_difference_that_is_not_seen_is_never_called_the_same() -> None:
    """The rule of the lesson, held to the lesson itself."""
    text = "".join(cell.source for cell in cells_of(COURSE.lesson(10)) if cell.cell_type == "markdown")
    assert "The same." not in text and "no difference larger than about 0.03" in text
    with_card, without = (
        paired(*zip(*(stars_at_table(bold, seed, cards) for seed in range(20_000)), strict=True))
        for cards in (TABLE_CARDS, ("bg", "ry"))
    )
    error = sqrt(with_card[1] ** 2 + without[1] ** 2)
    reach = abs(with_card[0] - without[0]) + NORMAL_95 * error
    assert 0.025 < reach < 0.04 and without[0] - NORMAL_95 * without[1] > 0


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


def test_the_first_half_says_what_is_so() -> None:
    """The sentences of 10a and its pictures, found with other code."""
    assert (sum(stars_of_rounds(bold, range(10))), sum(stars_of_rounds(careful, range(30, 40)))) == (23, 28)
    ada, bo = stars_of_rounds(bold, range(20_000)), stars_of_rounds(careful, range(20_000, 40_000))
    bo_same, ours = (stars_of_rounds(rule, range(20_000)) for rule in (careful, patient))
    own_dice, same_dice = contests(ada, bo), contests(ada, bo_same)
    assert len(own_dice) == 200 and own_dice[3] == fmean(ada[300:400]) - fmean(bo[300:400])
    assert 0.06 < fmean(own_dice) < 0.09 and 0.06 < fmean(same_dice) < 0.09, "the same middle, about 0.07"
    assert {one < 0 for one in own_dice[:8]} == {True, False}, "now Ada is ahead, now Bo"
    assert sum(one < 0 for one in own_dice) > 50 and sum(one < 0 for one in same_dice) <= 10, "nearly always"
    assert abs(stdev(own_dice) / separate(ada[:10_000], bo[:10_000])[1] / 10 - 1) < 0.1, "formula and contests agree"
    gap = fmean(ada) - fmean(bo_same)
    own = NORMAL_95**2 * (variance(ada) + variance(bo)) / gap**2
    same = NORMAL_95**2 * variance([a - b for a, b in zip(ada, bo_same, strict=True)]) / gap**2
    assert 9 < own / same < 11.5, "ten times as many rounds"
    assert fmean(ours[:500]) > fmean(ada[:500]), "ahead after 500 rounds"
    difference, error = paired(ours, ada)
    assert difference + NORMAL_95 * error < 0, "and not better"
    told = sixty_rounds(ada, bo, bo_same).title
    assert f"the same dice: {sum(a == b for a, b in zip(ada[:60], bo_same[:60], strict=True))} of 60" in told
    assert f"Bo ahead in {sum(one < 0 for one in same_dice)} of 200" in two_histograms(own_dice, same_dice).title


def test_the_second_half_says_what_is_so() -> None:
    """The sentences of 10b and its pictures."""
    few, half, most = (telling_contests(duels) for duels in (100, 2401, 4802))
    assert few < 20 and 90 < half < 110 and 150 < most < 170
    long_run = 10 * fmean(stars_of_rounds(bold, range(10**6, 10**6 + 5000)))
    first, then = (ten_rounds(30 * [bold], seed) for seed in (6600, 6900))
    best = sorted(range(30), key=lambda student: first[student])[-5:]
    assert sorted(first)[-6] < sorted(first)[-5], "it is clear who the five are"
    assert abs(fmean(first) - long_run) < 0.6 and abs(fmean(then) - long_run) < 0.6, "both means are ordinary"
    assert fmean(first[s] for s in best) > fmean(first) + 3, "ahead, and then"
    assert abs(fmean(then[s] for s in best) - fmean(then)) < 0.5, "where everybody is"
    rules: list[Rule] = [*15 * [bold], *15 * [three_buttons]]
    first, then = (ten_rounds(rules, seed) for seed in (7200, 7500))
    best = sorted(range(30), key=lambda student: first[student])[-5:]
    assert sorted(first)[-6] < sorted(first)[-5]
    before, after = (fmean(stars[s] for s in best) for stars in (first, then))
    assert fmean(then) + 3 < after < before - 3, "part of the way"
    assert ten_more(first, then, rules).svg.count('fill="none" fill-opacity') == 15, "the worse rule is hollow"
    found = {
        rounds: paired(stars_of_rounds(patient, range(rounds)), stars_of_rounds(bold, range(rounds)))
        for rounds in (500, 5000)
    }
    svg = intervals({str(rounds): one for rounds, one in found.items()}).title
    assert f"500: from {found[500][0] - NORMAL_95 * found[500][1]:.3f}".replace("-", "−") in svg
    assert found[500][0] > 0 > found[5000][0]
    new = paired(stars_of_rounds(patient, range(500, 5500)), stars_of_rounds(bold, range(500, 5500)))
    assert (round(new[0], 3), round(NORMAL_95 * new[1], 3)) == (-0.026, 0.018), "as the model answer says"


def test_each_word_of_the_boxes_is_used_by_two_exercises_and_both_halves_are_short_enough() -> None:
    lesson = COURSE.lesson(10)
    for path in notebooks(lesson):
        assert hardly_used(path, lesson) == {}
        found = length_of(path)
        assert found.prose <= 500 and found.stretch <= 60
        page = (path.parents[1] / "teachers" / path.name).read_text(encoding="utf-8")
        (told,) = re.findall(r"reading and answering take (\d+) minutes.*?the other (\d+) are for", page)
        assert found.minutes < int(told[0]) + 0.5 and sum(map(int, told)) == 45
