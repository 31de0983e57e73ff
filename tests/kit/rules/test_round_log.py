"""The log of a round: what a decision changes, and how its sums agree."""

from __future__ import annotations

from math import inf

import pytest

from buttons_widgets.kit.rules.answer import TIE, Answer, Estimate
from buttons_widgets.kit.rules.review import Decision, Grade, Level, Review, RoundLog, grade_of, mark_of


def test_the_sums_agree_where_a_choice_cannot_be_told_from_a_better_one() -> None:
    answer = Answer.of({"best": Estimate(2.0, 0.5), "chosen": Estimate(1.5, 0.5)})
    log = RoundLog(1, 0, 1.2)
    log.change(0, "own", 2.0)
    log.decide(Decision(1, "which", "chosen", answer))
    log.change(2, "others", 1.0)
    review = Review("Ada", 0, (log.review(over=True),), (), ())
    assert review.cost == 0 and review.result == 1.0
    assert review.start + review.luck + review.others - review.cost == pytest.approx(review.result)


def test_a_worth_that_is_the_same_but_for_rounding_is_kept_as_it_is() -> None:
    log = RoundLog(1, 0, 0.1 + 0.2)
    log.decide(Decision(0, "which", "one", Answer.of({"one": 0.3, "other": 0.1 + 0.2})))
    assert log.worth == 0.3
    log = RoundLog(1, 0, TIE)
    log.decide(Decision(0, "which", "one", Answer.of({"one": 0.0})))
    assert log.worth == 0.0


def test_a_roll_is_a_swing_even_if_it_changes_nothing_and_what_others_do_only_if_it_does() -> None:
    log = RoundLog(1, 4, 2.0)
    log.change(4, "own", 2.0)
    log.change(5, "others", 2.0)
    log.change(6, "others", 1.0)
    log.decide(Decision(7, "which", "less", Answer.of({"more": 1.0, "less": 0.75})))
    review = log.review(over=True)
    swings = [(one.ply, one.source, one.before, one.after) for one in review.swings]
    assert swings == [(5, "own", 2.0, 2.0), (7, "others", 2.0, 1.0)]
    assert review.course == ((4, 2.0), (5, 2.0), (7, 1.0), (8, 0.75))


ANSWER = Answer.of({"best": 3.0, "good": 2.5, "bad": 1.0})


def reviewed(**more: bool) -> Review:
    """Two rounds: in the first a bad choice and one of another unit, in the second only a good one, and no end yet."""
    first, second = RoundLog(1, 0, 2.0), RoundLog(2, 5, 2.0)
    first.change(0, "own", 3.0)
    first.decide(Decision(1, "which", "bad", ANSWER))
    first.decide(Decision(2, "where", "bad", ANSWER, apart=True))
    first.decide(Decision(3, "which", "best", ANSWER, forced=True))
    second.change(5, "others", 3.0)
    second.decide(Decision(6, "which", "good", ANSWER))
    return Review(
        "Ada", 0, (first.review(over=True), second.review(over=False)), (0.75, 1.5, inf), (1.0, inf, inf), **more
    )


def test_a_review_tells_kinds_and_moments() -> None:
    review = reviewed()
    assert (review.start, review.luck, review.others, review.cost, review.result) == (4.0, 1.0, 1.0, 2.5, 3.5)
    assert review.decided == -2.5 and not review.is_over
    assert (review.error_rate, review.round_cost) == (1.25, 2.0)
    kinds = {one.kind: one for one in review.kinds(["where", "which", "who"])}
    assert list(kinds) == ["where", "which"]
    assert (kinds["which"].decisions, kinds["which"].cost, kinds["which"].apart) == (2, 2.5, False)
    assert [review.mark(one) for one in review.decisions] == ["?", "?!", "", ""]
    assert sum(kinds["which"].marks) == sum(kinds["where"].marks) == 1 and kinds["where"].apart
    assert [one.ply for one in review.costliest()] == [1, 6]
    assert [one.ply for one in review.moments()] == [1], "the cheap one has no mark"
    assert [each and each.number for each in map(review.round_at, (-1, 0, 4, 5, 9))] == [None, 1, 1, 2, 2]


def test_a_review_by_value_tells_what_decisions_brought_and_of_joined_rounds_the_first_and_the_last() -> None:
    joined = reviewed(joined=True, by_value=True)
    assert (joined.start, joined.result) == (2.0, 2.5)
    assert joined.decided == joined.result - joined.start - joined.luck - joined.others == -1.5
    assert reviewed(joined=True).decided == -2.5, "what decisions cost, whatever else is not explained"


def test_a_review_of_nothing_has_no_rates() -> None:
    review = Review("Ada", 0, (), (), ())
    assert (review.error_rate, review.round_cost, review.round_at(3), review.moments()) == (None, None, None, [])


def test_a_decision_that_costs_as_much_as_a_threshold_has_its_mark() -> None:
    assert [mark_of(cost, (0.1, 0.2, 0.4)) for cost in (0.0, 0.1, 0.2, 0.3, 0.4, 5.0)] == [
        "",
        "?!",
        "?",
        "?",
        "??",
        "??",
    ]


CAREFUL, USUAL, GUESSING = Level("careful", 0.2), Level("usual", 0.3), Level("guessing", 0.5)


@pytest.mark.parametrize(
    ("cost", "grade"),
    [
        (0.1, Grade(CAREFUL, None, 0)),
        (0.2, Grade(CAREFUL, None, 0)),
        (0.25, Grade(USUAL, CAREFUL, 1)),
        (0.4, Grade(GUESSING, USUAL, 2)),
        (0.6, Grade(None, GUESSING, 3)),
    ],
)
def test_a_player_stands_between_those_who_err_more_and_those_who_err_less(cost: float, grade: Grade) -> None:
    assert grade_of(cost, [USUAL, GUESSING, CAREFUL]) == grade
    assert grade_of(cost, []) == Grade(None, None, 0)
