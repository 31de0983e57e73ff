"""Questions for tests of lessons 4 to 7: what is right is counted or tried out here, and mistakes are told as such."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from fractions import Fraction
from functools import lru_cache
from itertools import product
from math import comb, sqrt
from statistics import NormalDist, pvariance
from typing import Any

import pytest

from buttons_widgets.kit.exercises.exercise import Exercise
from buttons_widgets.lessons.course import COURSE

NAMES = ("", "Ada", "Bo")
QUESTIONS: dict[str, type[Exercise]] = {
    kind.number: kind for lesson in COURSE.lessons if lesson.number in (4, 5, 6, 7) for kind in lesson.tested
}
FACES = range(1, 7)


def mean(outcomes: Sequence[Fraction | int]) -> Fraction:
    """The mean of outcomes that are equally likely."""
    return Fraction(sum(outcomes), len(outcomes))


def listed(*cases: tuple[Fraction, Fraction | int]) -> list[Fraction | int]:
    """So many equally likely outcomes that each value has its chance."""
    outcomes = [value for chance, value in cases for _ in range(int(chance * 1000))]
    assert len(outcomes) == 1000
    return outcomes


def from_table(asked: Any) -> Fraction:
    return mean(listed(*zip(asked.chances, asked.points, strict=True)))


def fair_stake(asked: Any) -> Fraction:
    paid = {4: asked.other, 5: asked.other, 6: asked.six}
    return mean([paid.get(face, 0) for face in FACES])


def gain(asked: Any) -> Fraction:
    return mean([asked.paid - asked.stake] * asked.red + [-asked.stake] * (asked.all - asked.red))


def of_both_classes(asked: Any) -> Fraction:
    return mean([points for count, points in zip(asked.counts, asked.means, strict=True) for _ in range(count)])


def of_the_sum(asked: Any) -> Fraction:
    spun = range(1, asked.sectors + 1)
    return mean([sum(one) for one in product(*[FACES] * asked.dice, spun)])


def insured(asked: Any) -> Fraction:
    repairs = listed((asked.breaks, asked.repair), (1 - asked.breaks, 0))
    thefts = listed((asked.stolen, asked.price), (1 - asked.stolen, 0))
    return -mean([one + other - asked.premium for one in repairs[::10] for other in thefts[::10]])


def better_lottery(asked: Any) -> str:
    worths = [
        mean([prize] * count + [0] * (100 - count)) for count, prize in zip(asked.chances, asked.prizes, strict=True)
    ]
    return "same" if worths[0] == worths[1] else ("first", "second")[worths.index(max(worths))]


def more_likely_series(asked: Any) -> str:
    def near(tosses: int) -> Fraction:
        inside = [one for one in range(tosses + 1) if abs(Fraction(one, tosses) - Fraction(1, 2)) <= asked.off]
        return Fraction(sum(comb(tosses, one) for one in inside), 2**tosses)

    few, many = (near(one) if asked.is_near else 1 - near(one) for one in (asked.few, asked.many))
    return "few" if few > many else "many"


def error_of_share(asked: Any) -> Fraction:
    answers = listed((asked.share, 1), (1 - asked.share, 0))
    return Fraction(100 * sqrt(pvariance(map(float, answers)) / asked.people))


def upper_end(asked: Any) -> Fraction:
    return Fraction(NormalDist(float(asked.share), float(asked.error)).inv_cdf(0.975))


def people_needed(asked: Any) -> Fraction:
    share, margin = float(asked.share), float(asked.margin)
    return Fraction(next(n for n in range(1, 10000) if 2 * sqrt(share * (1 - share) / n) <= margin + 1e-12))


def variance(asked: Any) -> Fraction:
    return Fraction(pvariance(map(float, listed(*zip(asked.chances, asked.points, strict=True)))))


def missing(asked: Any) -> Fraction:
    return sum(
        (
            count * comb(asked.groups, count) * (1 - asked.level) ** count * asked.level ** (asked.groups - count)
            for count in range(asked.groups + 1)
        ),
        Fraction(0),
    )


def best_of_two_spins(asked: Any) -> Fraction:
    prizes = [asked.each * one for one in range(1, asked.sectors + 1)]
    # Every way to say which first spins are kept.
    return max(
        mean([first if first > least else second for first in prizes for second in prizes])
        for least in range(prizes[-1] + 1)
    )


def going_on(asked: Any) -> Fraction:
    return mean(listed((asked.lost, 0), (1 - asked.lost, asked.points + asked.more)))


def when_to_stop(asked: Any) -> Fraction:
    """The least number of points with which stopping is best, though any number of rolls may follow."""

    @lru_cache(None)
    def worth(points: int) -> Fraction:
        far = points > 2 * asked.sides * asked.more
        return Fraction(points) if far else max(Fraction(points), rolled(points))

    def rolled(points: int) -> Fraction:
        return mean([0, *[worth(points + asked.more)] * (asked.sides - 1)])

    return Fraction(next(points for points in range(10**4) if rolled(points) <= points))


def of_the_tree(asked: Any) -> Fraction:
    tens = range(10)
    return mean(
        [
            asked.none if first >= 10 * asked.first else asked.high if second < 10 * asked.second else asked.low
            for first in tens
            for second in tens
        ]
    )


def of_two_rules(asked: Any) -> Fraction:
    daring = listed((asked.daring, asked.large), (1 - asked.daring, 0))
    careful = listed((asked.careful, asked.small), (1 - asked.careful, asked.rest))
    return mean([one - other for one, other in zip(daring, careful, strict=True)])


def over_cases(asked: Any) -> Fraction:
    return mean(listed(*zip(asked.shares, asked.worths, strict=True)))


def error_of_difference(asked: Any) -> Fraction:
    # Two values each, as far apart as the standard deviation says, and all their differences.
    differences = [one - other for one in (asked.one, -asked.one) for other in (asked.other, -asked.other)]
    return Fraction(sqrt(pvariance(differences) / asked.rounds))


COUNTED: dict[str, Callable[[Any], Fraction | str]] = {
    "4.201": from_table,
    "4.202": fair_stake,
    "4.203": gain,
    "4.204": of_both_classes,
    "4.205": of_the_sum,
    "4.206": insured,
    "4.207": better_lottery,
    "5.201": more_likely_series,
    "5.202": error_of_share,
    "5.203": upper_end,
    "5.204": people_needed,
    "5.206": variance,
    "5.207": missing,
    "6.201": best_of_two_spins,
    "6.202": going_on,
    "6.203": when_to_stop,
    "6.204": of_the_tree,
    "7.201": of_two_rules,
    "7.202": over_cases,
    "7.203": error_of_difference,
}
"""How each right answer is found by counting outcomes."""


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("number", COUNTED)
def test_what_is_right_is_what_counting_gives(number: str, name: str) -> None:
    asked: Any = QUESTIONS[number](name)
    found = COUNTED[number](asked)
    if isinstance(found, str):
        assert asked.right == found
    else:
        assert float(asked.right) == pytest.approx(float(found), rel=1e-4)


@pytest.mark.parametrize(
    ("number", "typed", "told"),
    [
        ("4.201", "2.7", "right"),
        ("4.201", "2,7", "right"),
        ("4.201", "4", "simple-mean"),
        ("4.201", "0,9", "divided"),
        ("4.202", "8", "right"),
        ("4.202", "6.17", "one-face"),
        ("4.202", "12 1/3", "three-outcomes"),
        ("4.203", "−1", "right"),
        ("4.203", "2", "without-stake"),
        ("4.203", "-0.25", "stake-when-lost"),
        ("4.204", "21.4", "right"),
        ("4.204", "22", "simple-mean"),
        ("4.205", "13,5", "right"),
        ("4.205", "11.5", "halves"),
        ("4.206", "19", "right"),
        ("4.206", "44", "damage"),
        ("4.207", "same", "right"),
        ("4.207", "unknown", "unknown"),
        ("5.201", "few", "right"),
        ("5.201", "same", "same"),
        ("5.202", "1.5", "right"),
        ("5.202", "0.015", "as-share"),
        ("5.202", "2.94", "interval"),
        ("5.203", "43.9%", "right"),
        ("5.203", "0.439", "right"),
        ("5.203", "42.0 %", "one-error"),
        ("5.203", "36,1 %", "lower-end"),
        ("5.204", "100", "right"),
        ("5.204", "50", "factor-not-squared"),
        ("5.205", "method", "right"),
        ("5.205", "next", "next"),
        ("5.206", "1.2", "right"),
        ("5.206", "5", "expected-value"),
        ("5.206", "0.60", "not-squared"),
        ("5.207", "2", "right"),
        ("5.207", "38", "holding"),
        ("6.201", "42.5", "right"),
        ("6.201", "44.72", "larger-of-two"),
        ("6.202", "24", "right"),
        ("6.202", "32", "loss-forgotten"),
        ("6.203", "15", "right"),
        ("6.203", "12", "one-step-early"),
        ("6.204", "9,9", "right"),
        ("6.204", "8.7", "leaf-forgotten"),
        ("7.201", "-0,9", "right"),
        ("7.201", "0.9", "exchanged"),
        ("7.202", "4.7", "right"),
        ("7.202", "4.67", "simple-mean"),
        ("7.203", "0.3", "right"),
        ("7.203", "0.42", "errors-added"),
    ],
)
def test_an_answer_as_people_type_it_is_told_what_it_is(number: str, typed: str, told: str) -> None:
    asked = QUESTIONS[number]("Ada")
    marked = asked.mark(typed, COURSE.words(int(number[0]), "en"))
    assert (marked.mistake or marked.state) == told, marked.why
