"""The coach's bars, for worths of any sign."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Any

import pytest

from buttons_widgets.kit.coach.advisor import Advisor, WorthAdvisor
from buttons_widgets.kit.coach.coach_page import CoachPage
from buttons_widgets.kit.language.words import words_in
from buttons_widgets.kit.rules.answer import Answer, Estimate, Watch, unwatched


class Plain(Advisor[Any, str]):
    """Supplies what an advisor has to supply, and nothing else."""

    def question(self, game: Any, settings: Any) -> str:
        return "which?"

    def choices(self, question: str) -> list[str]:
        return ["stay", "go", "run"]

    def choice_of(self, move: Any) -> str:
        return str(move)

    def answer(self, question: str, watch: Watch = unwatched) -> Answer:
        return Answer.of({"stay": -1.0, "go": -3.0, "run": 1.0})

    def amount(self, value: float, question: str, words: Any) -> str:
        return f"{value:+.0f}"


def widths(answer: Answer) -> list[float]:
    page = CoachPage(Plain(), words_in(language="en")).bars("which?", answer)
    return [float(width) for width in re.findall(r'bw-gauge-worth"><div style="inline-size:([\d.]+)%', page)]


def test_the_longest_bar_is_the_best_and_no_bar_leaves_its_place() -> None:
    assert widths(Answer.of({"stay": -1.0, "go": -3.0, "run": 1.0})) == [50.0, 0.0, 100.0]
    assert widths(Answer.of({"stay": -1.0, "go": -3.0, "run": -4.0})) == [75.0, 25.0, 0.0]
    assert widths(Answer.of({"stay": 1.0, "go": 2.0, "run": 4.0})) == [25.0, 50.0, 100.0]
    assert widths(Answer.of({"stay": 0.0, "go": 0.0, "run": 0.0})) == [0.0, 0.0, 0.0]


def test_a_game_without_risks_has_no_heading_for_them() -> None:
    page = CoachPage(Plain(), words_in(language="en"))
    bars = page.bars("which?", Plain().answer("which?"))
    assert bars.count('<th scope="col"') == 1
    assert page.verdict("which?", Plain().answer("which?")) == "“run” is best, by +2."


class Guessing(WorthAdvisor[Any, str]):
    """Estimates what each move is worth, and writes two of them on the board."""

    def question(self, game: Any, settings: Any) -> str:
        return "which?"

    def choices(self, question: str) -> list[str]:
        return ["stay", "go", "run"]

    def worths(self, question: str, watch: Watch = unwatched) -> dict[str, float]:
        return {"stay": Estimate(-1.0, 2.0), "go": Estimate(-9.0, 2.0), "run": Estimate(1.0, 2.0)}

    def places(self, question: str) -> dict[str, str]:
        return {"stay": "1-1", "run": "2-2"}

    def amount(self, value: float, question: str, words: Any) -> str:
        return f"{value:.0f}"


def test_an_estimate_is_shown_with_its_error_and_none_is_better_that_cannot_be_told_apart() -> None:
    advisor = Guessing()
    answer = advisor.answer("which?")
    assert [(option.choice, option.best, option.tied) for option in answer.options] == [
        ("run", True, True),
        ("stay", True, True),
        ("go", False, False),
    ]
    assert {place: mark.best for place, mark in answer.marks["worth"].items()} == {"1-1": True, "2-2": True}
    bars = CoachPage(advisor, words_in(language="en")).bars("which?", answer)
    assert all(said in bars for said in ("-1 ± 2", "-9 ± 2", "1 ± 2"))
    assert advisor.choice_of("run") == "run"


@pytest.mark.parametrize(("sure", "told"), [(True, "Equally good"), (False, "Too close to tell apart")])
def test_what_cannot_be_told_apart_is_equally_good_once_that_is_sure(sure: bool, told: str) -> None:
    answer = replace(Guessing().answer("which?"), is_sure=sure)
    assert CoachPage(Guessing(), words_in(language="en")).verdict("which?", answer) == f"{told}: run and stay."


class Passing(Guessing):
    """Knows that it is best to do nothing on the board."""

    def choices(self, question: str) -> list[str]:
        return ["pass", "x", "y"]

    def worths(self, question: str, watch: Watch = unwatched) -> dict[str, float]:
        return {"x": 1.0, "pass": 5.0, "y": 0.0}

    def places(self, question: str) -> dict[str, str]:
        return {"x": "1-1", "y": "2-2"}


def test_no_place_stands_out_if_something_else_is_better() -> None:
    answer = Passing().answer("which?")
    assert answer.options[0].choice == "pass"
    assert [(place, mark.value, mark.tint, mark.best) for place, mark in answer.marks["worth"].items()] == [
        ("1-1", 1.0, 1.0, False),
        ("2-2", 0.0, 0.0, False),
    ]
