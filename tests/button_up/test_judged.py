"""What was right and what was wrong is marked on the circle, by colour and by a sign."""

from __future__ import annotations

from buttons_widgets.button_up import load_pack, puzzle
from buttons_widgets.button_up.drawing import CircleView, circle_svg
from tests.puzzled import Solver, wrong_answer


def test_a_wrong_pile_is_marked_and_the_right_one_with_the_solution() -> None:
    one = load_pack("best_margin")[20]
    wrong = wrong_answer(one)
    person = Solver(puzzle(one, "en"))
    person.click(wrong)
    assert (person.board.svg.count("bu-judged bu-wrong"), person.board.svg.count("bu-judged bu-right")) == (1, 0)
    person.press("reveal")
    person.key("ArrowRight")
    assert (person.board.svg.count("bu-judged bu-wrong"), person.board.svg.count("bu-judged bu-right")) == (1, 1)
    person.key("ArrowRight")  # a sowing: the piles are others then
    assert "bu-judged" not in person.board.svg


def test_the_two_signs_differ() -> None:
    piles = ("rk", "wr", "kw")
    right, wrong = (
        circle_svg(CircleView(piles, right=frozenset({1})), ""),
        circle_svg(CircleView(piles, wrong=1), ""),
    )
    signs = [svg.split("bu-judged")[0].count("<path") for svg in (right, wrong)]
    assert signs[0] == signs[1] and right != wrong
    assert "#1b6b2f" in right and "#a8321c" in wrong
