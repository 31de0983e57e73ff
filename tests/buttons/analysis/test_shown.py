"""Answers and assumptions of the analysis as the result of a cell."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from typing import Any
from urllib.parse import unquote

import pytest

from buttons_widgets import Opponents, Position, Solution, set_language, solve
from buttons_widgets.buttons.analysis import solution as room
from buttons_widgets.buttons.analysis.payoff import Payoff
from buttons_widgets.kit.language.words import languages

STOP = Position.parse("rbyG/gryb/ybRy/bYrg r 2")
EMPTY = Position.parse("rbyg/gryb/ybry/byrg r 3")
ROLL = Position.parse("bgyrBg/GrBygy/ybyg**/*rb**g/byry*r/rbG*ry g 4")
FULL = Position.parse("RbR/bRb/RbR r 3")


@pytest.fixture(autouse=True)
def english() -> Iterator[None]:
    """Whatever language was chosen before."""
    set_language("en")
    yield
    set_language(None)


def html_of(value: Any) -> str:
    html = value._repr_html_()
    assert isinstance(html, str)
    return html


def text_of(html: str) -> str:
    return " ".join(re.sub("<[^>]*>", " ", html).split())


@pytest.fixture
def no_solving(monkeypatch: pytest.MonkeyPatch) -> None:
    """From now on nothing can be solved."""

    def forbidden(*_: object, **__: object) -> Any:
        raise AssertionError("nothing is to be solved")

    solvers = [(m, one) for m in list(sys.modules.values()) for one in ("solve", "advise") if hasattr(m, "__dict__")]
    for module, name in solvers:
        if module.__name__.startswith("buttons_widgets.") and callable(vars(module).get(name)):
            monkeypatch.setattr(module, name, forbidden)


SOLUTIONS = {
    "out": (solve(STOP), "Opt out: earns 1 ★; rolling is worth 0.59 ★ on average."),
    "only": (solve(EMPTY), "Roll: worth 1.03 ★ on average. Without a button you cannot opt out."),
    "roll": (solve(ROLL, Opponents(2)), "Roll: worth 1.81 ★ on average; opting out earns 1 ★."),
    "win": (solve(STOP, goal="win"), "Roll or opt out: both are worth 0.0%."),
    "payoff": (solve(STOP, goal=Payoff([0, 0.2, 1, 1, 1, 1, 1, 1])), "Opt out: worth 0.20; rolling is worth 0.12."),
}


@pytest.mark.parametrize("name", SOLUTIONS)
def test_a_solution_says_in_a_sentence_what_to_do(name: str, no_solving: None) -> None:
    solution, said = SOLUTIONS[name]
    assert text_of(html_of(solution)).startswith(said)


def test_a_solution_shows_a_bar_for_each_choice_and_every_worth_on_its_space(no_solving: None) -> None:
    solution = SOLUTIONS["roll"][0]
    html = html_of(solution)
    assert html.count('<th scope="row"') == 2 and "inline-size: 100.0%" in html
    assert html_of(SOLUTIONS["only"][0]).count('<th scope="row"') == 1
    board = unquote(html.partition('src="data:image/svg+xml,')[2])
    for value in solution.cell_values.values():
        assert f">{value:.2f}<" in board
    assert f'alt="{solution.position}. On each open space' in html


def test_where_no_space_is_open_the_board_is_shown_without_worths(no_solving: None) -> None:
    solution = Solution(FULL, Opponents(0), "stars", 0.0, 2.0, 1.0, 1, (2.0,), ())
    assert text_of(html_of(solution)).startswith("Opt out: earns 2 ★; rolling is worth 0.00 ★ on average.")


@pytest.mark.parametrize("language", languages())
def test_all_of_it_is_said_in_the_language(language: str) -> None:
    set_language(language)
    texts = [text_of(html_of(value)) for value in (*(one for one, _ in SOLUTIONS.values()), Opponents(0), Opponents(3))]
    set_language("en")
    english = [text_of(html_of(value)) for value in (*(one for one, _ in SOLUTIONS.values()), Opponents(0))]
    assert all(texts) and (language == "en") == any(text in english for text in texts)


def test_the_text_stays_one_line_and_a_broken_drawing_leaves_it(monkeypatch: pytest.MonkeyPatch) -> None:
    solution = SOLUTIONS["out"][0]
    assert repr(solution).startswith("Solution(rbyG/gryb/ybRy/bYrg r 2: opt out; roll 0.59") and "\n" not in repr(
        solution
    )
    monkeypatch.setattr(room, "board_html", lambda *_, **__: 1 / 0)
    assert solution._repr_html_() is None


def test_opponents_are_a_sentence() -> None:
    assert text_of(html_of(Opponents(0))) == "No opponents: you are alone."
    one, three = (text_of(html_of(Opponents(count, opt_out=0.125, bust=1))) for count in (1, 3))
    assert one == "1 opponent opts out in 12.5% of the turns, busts in 100% of the rolls, and takes 2 black dice along."
    assert three.startswith("3 opponents: each opts out in 12.5% of the turns") and three.endswith("1 black die along.")
    assert repr(Opponents(0)) == "Opponents(count=0, opt_out=0.0, bust=0.0, dice_each=1)"
