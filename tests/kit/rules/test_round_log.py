"""The log of a round: what a decision changes, and how its sums agree."""

from __future__ import annotations

import pytest

from buttons_widgets.kit.rules.answer import Answer, Estimate
from buttons_widgets.kit.rules.review import Decision, Review, RoundLog


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
