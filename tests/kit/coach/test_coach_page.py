"""The coach's bars, for worths of any sign."""

from __future__ import annotations

import re
from typing import Any

from buttons_widgets.kit.coach.advisor import Advisor
from buttons_widgets.kit.coach.coach_page import CoachPage
from buttons_widgets.kit.language.words import words_in
from buttons_widgets.kit.rules.answer import Answer, Watch, unwatched


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
