"""Questions for tests on lessons 1 to 3: their answers found in a second way, by listing whatever can happen."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from fractions import Fraction
from itertools import chain, combinations, permutations, product
from typing import Any

import pytest

from buttons_widgets.kit.exercises.exercise import Exercise, lesson_of
from buttons_widgets.lessons import exam_counting as asked
from buttons_widgets.lessons.course import COURSE

NAMES = ["", "Ada", "Bo", "Cosimo", "Dörte"]
KINDS = {kind.number: kind for kind in chain(*(COURSE.lesson(number).tested for number in (1, 2, 3)))}


def share(outcomes: Iterable[Any], event: Callable[[Any], bool]) -> Fraction:
    """The part of equally likely outcomes that belong to an event."""
    listed = list(outcomes)
    return Fraction(sum(map(event, listed)), len(listed))


def lock(one: asked.BicycleLock) -> int:
    return sum(1 for _ in product(range(one.symbols), repeat=one.rings))


def podium(one: asked.Podium) -> int:
    return sum(1 for _ in permutations(range(one.runners), 3))


def team(one: asked.Team) -> int:
    return len({frozenset(order) for order in permutations(range(one.pupils), one.team)})


def museum(one: asked.ToTheMuseum) -> int:
    changing = [(bus, tram) for bus in range(one.buses) for tram in range(one.trams)]
    return len([*changing, *range(one.trains)])


def sample_space(one: asked.SampleSpace) -> int:
    return sum(1 for _ in product(*["HT"] * one.tosses, range(one.sectors)))


def one_button(one: asked.OneButton) -> Fraction:
    return share("r" * one.red + "b" * one.blue + "g" * one.green, lambda button: button == "r")


def multiple(one: asked.MultipleOf) -> Fraction:
    return share(range(1, one.cards + 1), lambda card: card % one.first == 0 or card % one.second == 0)


def raffle(one: asked.Raffle) -> Fraction:
    return share(range(one.tickets), lambda ticket: ticket >= one.large + one.small)


def two_dice(one: asked.SumOfTwo) -> Fraction:
    return share(product(range(1, one.sides + 1), repeat=2), lambda dice: sum(dice) == one.total)


def not_put_back(one: asked.NotPutBack) -> Fraction:
    bag = [*enumerate("r" * one.red + "b" * one.blue)]
    return share(permutations(bag, 2), lambda drawn: all(colour == "r" for _, colour in drawn))


def pin(one: asked.DrawingPin) -> Fraction:
    return one.more * share(range(one.tosses), lambda toss: toss < one.hits)


def spinner(one: asked.SpinnerTwice) -> Fraction:
    return share(product(range(one.sectors), repeat=2), lambda spun: sum(sector < one.red for sector in spun) == 1)


def late_bus(one: asked.LateBus) -> Fraction:
    """Days and buses, each one of a hundred."""
    return share(
        product(range(100), repeat=2),
        lambda pair: pair[1] < (one.late_wet if pair[0] < one.rain else one.late_dry),
    )


def two_way_table(one: asked.TwoWayTable) -> Fraction:
    students = [("bus", True)] * one.bus_late + [("bus", False)] * one.bus_punctual
    students += [("bike", True)] * one.bike_late + [("bike", False)] * one.bike_punctual
    return share([way for way, late in students if late], lambda way: way == "bus")


def spam(one: asked.SpamFilter) -> Fraction:
    every = product(range(100), repeat=2)
    moved = [mail for mail, filtered in every if filtered < (one.found if mail < one.spam else one.wrong)]
    return share(moved, lambda mail: mail < one.spam)


def scratch_cards(one: asked.ScratchCards) -> Fraction:
    return share(product(range(one.one_in), repeat=one.cards), lambda cards: 0 in cards)


def independent(one: asked.AreIndependent) -> str:
    """The share within the sports club, compared with that in the whole school."""
    within, school = Fraction(one.both, one.sport), Fraction(one.music, 100)
    return "independent" if within == school else "more-often" if within > school else "less-often"


def next_toss(one: asked.NextToss) -> str:
    runs = [tosses for tosses in product("HT", repeat=one.heads + 1) if "T" not in tosses[:-1]]
    return {Fraction(1, 2): "half"}[share(runs, lambda tosses: tosses[-1] == "H")]


SECOND_WAYS: dict[str, Callable[[Any], Any]] = {
    **dict(zip(("1.201", "1.202", "1.203", "1.204"), (lock, podium, team, museum), strict=True)),
    **dict(zip(("2.201", "2.202", "2.203", "2.204"), (sample_space, one_button, multiple, raffle), strict=True)),
    **dict(zip(("2.205", "2.206", "2.207"), (two_dice, not_put_back, pin), strict=True)),
    **dict(zip(("3.201", "3.202", "3.203", "3.204"), (spinner, late_bus, independent, two_way_table), strict=True)),
    **dict(zip(("3.205", "3.206", "3.207"), (spam, scratch_cards, next_toss), strict=True)),
}


@pytest.mark.parametrize("number", KINDS)
def test_the_right_answer_is_found_by_listing_what_can_happen(number: str) -> None:
    for name in NAMES:
        one: Any = KINDS[number](name)
        assert one.right == SECOND_WAYS[number](one), name


def test_combinations_are_those_that_python_lists() -> None:
    for one in map(asked.Team, NAMES):
        assert one.right == len(list(combinations(range(one.pupils), one.team)))


def test_the_case_of_two_events_is_drawn_evenly_and_leaves_room_for_each_group() -> None:
    found = [asked.AreIndependent(f"student {number}") for number in range(120)]
    for case in ("independent", "more-often", "less-often"):
        assert sum(one.right == case for one in found) > 20
    for one in found:
        assert 0 < one.both < min(one.sport, one.music) and one.sport + one.music - one.both <= 100


@pytest.mark.parametrize(
    ("number", "typed", "mistake"),
    [
        ("1.201", "216", ""),
        ("1.201", "18", "multiplied"),
        ("1.201", "120", "no-repeats"),
        ("1.202", "336", ""),
        ("1.202", "56", "unordered"),
        ("1.202", "40,320", "all"),
        ("1.203", "120", ""),
        ("1.203", "720", "ordered"),
        ("1.203", "1000", "repeats"),
        ("1.204", "14", ""),
        ("1.204", "9", "added"),
        ("1.204", "12", "one-group"),
        ("2.201", "40", ""),
        ("2.201", "11", "added"),
        ("2.201", "20", "number-of-heads"),
        ("2.202", "5/12", ""),
        ("2.202", "41.7%", ""),
        ("2.202", "33%", "colours"),
        ("2.202", "5", "favourable-alone"),
        ("2.203", "18/30", ""),
        ("2.203", "70%", "twice"),
        ("2.203", "0.1", "both"),
        ("2.204", "0,75", ""),
        ("2.204", "25 %", "event"),
        ("2.204", "95%", "no-large"),
        ("2.204", "3", "odds"),
        ("2.205", "5/36", ""),
        ("2.205", "14%", ""),
        ("2.205", "1/11", "sums"),
        ("2.205", "3/36", "unordered"),
        ("2.206", "2/15", ""),
        ("2.206", "16%", "put-back"),
        ("2.206", "11/15", "added"),
        ("2.207", "248", ""),
        ("2.207", "200", "half"),
        ("2.207", "31", "as-many"),
        ("3.201", "48 %", ""),
        ("3.201", "24%", "one-path"),
        ("3.201", "0.64", "at-least"),
        ("3.202", "0.18", ""),
        ("3.202", "20%", "mean"),
        ("3.202", "12%", "one-path"),
        ("3.203", "more-often", ""),
        ("3.203", "overlap", "overlap"),
        ("3.204", "0.6", ""),
        ("3.204", "15%", "both"),
        ("3.204", "12/40", "exchanged"),
        ("3.204", "1,5", "odds"),
        ("3.205", "82%", ""),
        ("3.205", "90%", "exchanged"),
        ("3.205", "0.22", "moved"),
        ("3.206", "61/125", ""),
        ("3.206", "48.8%", ""),
        ("3.206", "60%", "added"),
        ("3.206", "64/125", "none"),
        ("3.207", "half", ""),
        ("3.207", "balance", "balance"),
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
