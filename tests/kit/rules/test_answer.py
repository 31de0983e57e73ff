"""What an analysis says of a decision: the order of the choices, and which of them nothing is better than."""

from __future__ import annotations

from math import inf

import pytest
from hypothesis import given
from hypothesis import strategies as st

from buttons_widgets.kit.rules.answer import TIE, Answer, Estimate, Mark, doubt_between, is_tie, marks_of


def test_of_estimates_and_exact_worths_that_cannot_be_told_apart_the_greatest_comes_first() -> None:
    worths = {"worse": Estimate(0.5, 0.1), "guessed": Estimate(1.9, 0.1), "exact": 2.0, "less": Estimate(1.8, 0.1)}
    answer = Answer.of(worths)
    assert [(one.choice, one.best) for one in answer.options] == [
        ("exact", True),
        ("guessed", True),
        ("less", True),
        ("worse", False),
    ]
    assert [one.tied for one in answer.options] == [True, True, True, False]


def test_worths_are_told_apart_by_two_standard_errors_of_their_difference_or_by_more_than_rounding() -> None:
    assert doubt_between(Estimate(1, 0.3), Estimate(2, 0.4)) == pytest.approx(1.0)
    assert doubt_between(1.0, Estimate(2, 0.5)) == pytest.approx(1.0) and doubt_between(1.0, 2.0) == TIE
    assert is_tie(0.0, TIE) and not is_tie(0.0, 1.01 * TIE)


def test_marks_are_tinted_by_where_they_lie_between_the_least_and_the_greatest() -> None:
    assert marks_of({"a": 2.0, "b": 6.0, "c": 3.0}) == {
        "a": Mark(2.0, 0.0),
        "b": Mark(6.0, 1.0, True),
        "c": Mark(3.0, 0.25),
    }
    assert [mark.tint for mark in marks_of({"a": 0.0, "b": TIE}).values()] == [0.5, 0.5], "they are equal"
    assert marks_of({}) == {}


def test_an_answer_has_the_risks_and_the_marks_that_it_is_given() -> None:
    marks = {"worth": marks_of({"a cell": 1.0})}
    answer = Answer.of({"stay": 1.0, "go": 2.0}, risks={"go": 0.25}, marks=marks)
    assert [(one.choice, one.risk) for one in answer.options] == [("go", 0.25), ("stay", None)]
    assert answer.marks == marks and Answer.of({}).marks == {}


def test_exact_worths_that_are_equal_but_for_rounding_keep_their_order() -> None:
    assert [one.choice for one in Answer.of({"one": 0.3, "other": 0.1 + 0.2}).options] == ["one", "other"]


@given(worths=st.lists(st.sampled_from([-inf, 0.0, 0.3, 0.1 + 0.2, 1.0, 1e12, inf]), max_size=12))
def test_exact_worths_are_tied_with_those_that_are_equal_but_for_rounding(worths: list[float]) -> None:
    answer = Answer.of(dict(enumerate(worths)))
    for one in answer.options:
        others = [other for choice, other in enumerate(worths) if choice != one.choice]
        assert one.tied == any(is_tie(one.value, other) for other in others)


@pytest.mark.parametrize(
    ("worths", "losses"),
    [
        ({"wins": inf, "goes on": 2.0, "wins too": inf}, {"wins": 0.0, "wins too": 0.0, "goes on": inf}),
        ({"loses": -inf, "goes on": 2.0}, {"goes on": 0.0, "loses": inf}),
        ({"loses": -inf, "loses too": -inf}, {"loses": 0.0, "loses too": 0.0}),
    ],
)
def test_a_worth_may_be_infinite(worths: dict[str, float], losses: dict[str, float]) -> None:
    assert {one.choice: one.loss for one in Answer.of(worths).options} == losses
    marks = marks_of(worths)
    assert {choice for choice, mark in marks.items() if mark.best} == {one for one, loss in losses.items() if not loss}
    assert all(0 <= mark.tint <= 1 for mark in marks.values())


def test_equal_answers_have_the_same_hash_whatever_is_marked() -> None:
    answer = Answer.of({"one": 1.0, "other": 0.5})
    assert hash(answer) == hash(Answer.of({"one": 1.0, "other": 0.5}))


def test_only_a_choice_of_the_question_is_found() -> None:
    answer = Answer.of({"one": 1.0, "other": 0.5})
    assert answer.find("other").loss == 0.5
    with pytest.raises(ValueError, match="'third' is not among the 2 choices of this decision"):
        answer.find("third")
