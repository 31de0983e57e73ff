"""Questions for tests on lessons 8 to 13: their answers found in a second way, by listing whatever can happen."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from fractions import Fraction
from functools import cache
from itertools import chain, permutations, product
from math import comb
from typing import Any

import pytest

from buttons_widgets.kit.exercises.exercise import Exercise, lesson_of
from buttons_widgets.lessons import exam_models, exam_waiting
from buttons_widgets.lessons.course import COURSE

NAMES = ["", "Ada", "Bo", "Cosimo", "Dörte"]
KINDS = {kind.number: kind for kind in chain(*(COURSE.lesson(number).tested for number in range(8, 14)))}


def share(outcomes: Iterable[Any], event: Callable[[Any], bool]) -> Fraction:
    """The part of equally likely outcomes that belong to an event."""
    listed = list(outcomes)
    return Fraction(sum(map(event, listed)), len(listed))


def at_least(one: exam_models.AtLeastPoints) -> Fraction:
    tickets = [points for points, many in zip(one.points, one.shares, strict=True) for _ in range(many)]
    return share(tickets, lambda points: points >= one.needed)


def wins_more(one: exam_models.WinInsteadOfPoints) -> Fraction:
    first = share(range(100), lambda ticket: (one.low if ticket < one.likely else 0) >= one.low)
    return first - share(range(100), lambda ticket: (one.high if ticket < one.unlikely else 0) >= one.low)


def which_bet(one: exam_models.WhichBetWins) -> str:
    safe = share(range(100), lambda _: one.sure >= one.needed)
    risky = share(range(100), lambda ticket: (one.more if ticket < one.chance else 0) >= one.needed)
    # The one that wins has the lower expected value.
    assert (safe > risky) == (100 * one.sure < one.more * one.chance)
    return "safe" if safe > risky else "risky"


def neither(one: exam_models.Neither) -> Fraction:
    sport, music = set(range(one.sport)), set(range(one.sport - one.both, one.sport - one.both + one.music))
    return share(range(one.all), lambda student: student not in sport | music)


def other_way(one: exam_models.OtherWayRound) -> Fraction:
    cats, dogs = set(range(one.cats)), set(range(one.cats - one.both, one.cats - one.both + one.dogs))
    assert len(cats | dogs) <= one.all
    return share(dogs, lambda family: family in cats)


def positive(one: exam_models.PositiveTest) -> Fraction:
    every = product(range(100), repeat=2)
    found = [person for person, test in every if test < (one.found if person < one.base else one.false)]
    return share(found, lambda person: person < one.base)


def in_table(one: exam_models.IndependentInTable) -> str:
    first, second = (Fraction(grew, all_) for grew, all_ in zip(one.grown, (one.first, one.second), strict=True))
    return "independent" if first == second else "more-often" if first > second else "less-often"


def three_bags(one: exam_models.ThreeBags) -> Fraction:
    letters = [bag for bag, many in enumerate(one.bags) for _ in range(many)]
    return share(product(letters, range(100)), lambda pair: pair[1] < one.reds[pair[0]])


def coin(one: exam_models.IsTheCoinFair) -> str:
    """The exact two-sided test, and not the interval."""
    off = abs(one.heads - one.tosses // 2)
    middle = sum(comb(one.tosses, heads) for heads in range(one.tosses // 2 - off + 1, one.tosses // 2 + off))
    return "reject" if 1 - Fraction(middle, 2**one.tosses) < Fraction(1, 20) else "keep"


def two_means(one: exam_models.ErrorOfTwoMeans) -> Fraction:
    """Each mean lies a standard error above or below its expected value, equally likely: all four differences."""
    gaps = [first - second for first, second in product((one.first, -one.first), (one.second, -one.second))]
    variance = sum(gap**2 for gap in gaps) / 4
    assert one.right**2 == variance
    return one.right


def many_tests(one: exam_models.ManyTests) -> Fraction:
    """Test by test: how likely none has rejected yet."""
    kept = Fraction(1)
    for _ in range(one.tests):
        kept -= kept / 20
    return 1 - kept


def tree(one: exam_waiting.SmallTree) -> int:
    left, right = one.first_pair, one.second_pair
    plans = product(left, right)
    # For each plan of the second player the first one's best; the second one picks the plan that leaves the least.
    return min(max(plan) for plan in plans)


def matches(one: exam_waiting.LastMatch) -> int:
    @cache
    def won(left: int) -> bool:
        return any(not won(left - taken) for taken in range(1, min(left, one.most) + 1))

    (only,) = [taken for taken in range(1, one.most + 1) if not won(one.matches - taken)]
    return only


def first_success(one: exam_waiting.FirstSuccess) -> Fraction:
    rolls = product(range(1, one.sides + 1), repeat=one.roll)
    return share(rolls, lambda shown: 1 in shown and shown.index(1) == one.roll - 1)


def packets(one: exam_waiting.PacketsNeeded) -> Fraction:
    """The one number that is 1 more than its own part after a miss."""
    miss = 1 - Fraction(one.percent, 100)
    assert one.right == 1 + miss * one.right
    return sum(miss**turn for turn in range(400)).limit_denominator(1000)


def waiting(one: exam_waiting.StillWaiting) -> Fraction:
    spins = product(range(one.sectors), repeat=one.turns)
    return share(spins, lambda shown: all(sector >= one.red for sector in shown))


def two_dice(one: exam_waiting.SumAtLeast) -> Fraction:
    dice = product(range(1, one.first + 1), range(1, one.second + 1))
    return share(dice, lambda shown: sum(shown) >= one.total)


def guessed(one: exam_waiting.GuessedAnswers) -> Fraction:
    answers = product(range(one.options), repeat=one.questions)
    return share(answers, lambda given: given.count(0) == one.hits)


def throws(one: exam_waiting.FreeThrows) -> Fraction:
    tenths = product(range(10), repeat=one.throws)
    return share(tenths, lambda thrown: sum(10 * tenth < one.percent for tenth in thrown) >= one.throws - 1)


def in_a_row(one: exam_waiting.ButtonsInARow) -> int:
    red, blue, green = one.counts
    return len(set(permutations("r" * red + "b" * blue + "g" * green)))


SECOND_WAYS: dict[str, Callable[[Any], Any]] = {
    **dict(zip(("8.201", "8.202", "8.203"), (at_least, wins_more, which_bet), strict=True)),
    **dict(zip(("9.201", "9.202", "9.203"), (neither, other_way, positive), strict=True)),
    **dict(zip(("9.204", "9.205"), (in_table, three_bags), strict=True)),
    **dict(zip(("10.201", "10.203", "10.204"), (coin, two_means, many_tests), strict=True)),
    **dict(zip(("11.201", "11.202"), (tree, matches), strict=True)),
    **dict(zip(("12.201", "12.202", "12.203", "12.204"), (first_success, packets, waiting, two_dice), strict=True)),
    **dict(zip(("13.201", "13.202", "13.203"), (guessed, throws, in_a_row), strict=True)),
}


@pytest.mark.parametrize("number", SECOND_WAYS)
def test_the_right_answer_is_found_by_listing_what_can_happen(number: str) -> None:
    for name in NAMES:
        one: Any = KINDS[number](name)
        assert one.right == SECOND_WAYS[number](one), name


def test_the_power_of_the_test_of_a_loaded_die_grows_with_the_rolls() -> None:
    assert sorted(KINDS) == sorted([*SECOND_WAYS, "10.202"])
    found = {(one.tested, one.power) for one in (exam_models.PowerInWords(f"student {number}") for number in range(60))}
    assert [power for _, power in sorted(found)] == sorted(power for _, power in found) and len(found) > 2


@pytest.mark.parametrize("number", ["8.203", "9.204", "10.201"])
def test_each_answer_is_right_for_some(number: str) -> None:
    found = [KINDS[number](f"student {place}").right for place in range(80)]  # type: ignore[attr-defined]
    assert min(map(found.count, set(found))) > 10 and len(set(found)) == (3 if number == "9.204" else 2)


@pytest.mark.parametrize(
    ("number", "typed", "mistake"),
    [
        ("8.201", "50 %", ""),
        ("8.201", "35%", "more-than"),
        ("8.201", "0,6", "values"),
        ("8.202", "0.3", ""),
        ("8.202", "1.65", "points"),
        ("8.202", "75%", "lower-bet"),
        ("8.203", "risky", ""),
        ("8.203", "safe", "safe"),
        ("9.201", "32/100", ""),
        ("9.201", "20 %", "twice"),
        ("9.201", "68%", "either"),
        ("9.202", "3/12", ""),
        ("9.202", "15%", "exchanged"),
        ("9.202", "0.05", "both"),
        ("9.203", "15.4%", ""),
        ("9.203", "90 %", "exchanged"),
        ("9.203", "94,7%", "no-base"),
        ("9.204", "independent", ""),
        ("9.204", "counts", "counts"),
        ("9.205", "0.46", ""),
        ("9.205", "170%", "added"),
        ("9.205", "10%", "one-path"),
        ("10.201", "keep", ""),
        ("10.201", "proven", "proven"),
        ("10.202", "power", ""),
        ("10.202", "level", "level"),
        ("10.203", "1,3", ""),
        ("10.203", "1.7", "added"),
        ("10.203", "1.69", "no-root"),
        ("10.204", "40%", ""),
        ("10.204", "50 %", "added"),
        ("10.204", "0.599", "none"),
        ("11.201", "5", ""),
        ("11.201", "12", "best-end"),
        ("11.201", "7.5", "mean"),
        ("11.202", "2", ""),
        ("11.202", "4", "up-to-group"),
        ("11.202", "5", "most"),
        ("12.201", "25/216", ""),
        ("12.201", "42.1%", "by-then"),
        ("12.201", "1/6", "one-roll"),
        ("12.202", "12,5", ""),
        ("12.202", "11.5", "before"),
        ("12.202", "8", "of-hundred"),
        ("12.203", "21.6 %", ""),
        ("12.203", "98/125", "started"),
        ("12.203", "0.6", "one-turn"),
        ("12.204", "10/24", ""),
        ("12.204", "25%", "more-than"),
        ("12.204", "4/9", "sums"),
        ("13.201", "26%", ""),
        ("13.201", "27/1024", "one-order"),
        ("13.201", "40%", "share"),
        ("13.202", "65,17 %", ""),
        ("13.202", "0.24", "all"),
        ("13.202", "34.3%", "certain-ones"),
        ("13.203", "210", ""),
        ("13.203", "5,040", "all-different"),
        ("13.203", "840", "one-colour"),
    ],
)
def test_an_answer_is_read_as_people_type_it(number: str, typed: str, mistake: str) -> None:
    exercise: Exercise = KINDS[number]()
    marked = exercise.mark(typed, COURSE.words(lesson_of(number), "en"))
    assert (marked.state, marked.mistake) == ("misunderstood" if mistake else "right", mistake)


@pytest.mark.parametrize("language", ["de", "fr", "it"])
@pytest.mark.parametrize("number", KINDS)
def test_every_message_is_said_in_every_language_and_the_question_finds_room(number: str, language: str) -> None:
    words = COURSE.words(lesson_of(number), language)
    for name in NAMES:
        exercise = KINDS[number](name)
        said = [exercise.ask("", words).text, *(page.text for page in exercise.hints(words))]
        said += [exercise.mark(exercise.model_answer(words), words).why, exercise.solution(words).reasoning]
        told = [exercise.mark(str(answer), words).why for answer in exercise.mistakes().values()]
        assert len(set(told)) == len(told) >= 3 and len(said[0]) <= 420
        assert not any("{" in text or exercise.key in text for text in (*said, *told))
