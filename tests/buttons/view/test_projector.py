"""A position on the projector: it asks first, and nothing changes it by accident."""

from __future__ import annotations

from typing import Any

import pytest

from buttons_widgets.buttons.rules.moves import Dice
from buttons_widgets.buttons.rules.position import Position
from buttons_widgets.buttons.view.projector import Projected, projected
from buttons_widgets.buttons.view.sentences import game_words
from buttons_widgets.kit.rules.errors import GameError
from tests.hands import pick, plain

POSITION = "RbyG/gryb/ybRy/bYrg r 2"


def shown(question: str = "", dice: Dice | None = None, position: Any = POSITION) -> Projected:
    return projected(position, question, None, "stars", dice, game_words("en"))


def test_it_asks_first_and_reveals_when_asked() -> None:
    one = shown("Would you dare? <b>")
    assert "Would you dare? <b>" in plain(one.asked.value) and "<b>" not in one.asked.value
    assert not one.revealed and one.coach.layout.display == "none"
    one.show_button.click()
    assert one.revealed and one.coach.layout.display is None
    assert one.coach.verdict
    one.show_button.click()
    assert not one.revealed


def test_what_the_class_chose_is_compared() -> None:
    one = shown()
    one.stop_button.click()
    assert one.revealed and one.coach.verdict
    assert repr(one) == f"Projected({POSITION!r})"


def test_a_slip_of_the_hand_changes_nothing_without_a_roll() -> None:
    one = shown()
    before = one.position
    for cell in before.grid.cells:
        pick(one.board, cell)
    assert one.position == before and not one.revealed
    assert one.set_up_switch.layout.display == "none"


def test_a_roll_is_answered_by_a_click_on_the_board() -> None:
    position = Position.parse(POSITION)
    cell = position.legal_cells()[0]
    one = shown("Where?", Dice(cell[0], cell[1], (1,)), position)
    pick(one.board, cell)
    assert one.revealed


@pytest.mark.parametrize("question", [None, 7, "x" * 201, "two\nlines", "\u202e"])
def test_a_question_is_a_line(question: Any) -> None:
    with pytest.raises(GameError, match="a question is a line"):
        shown(question)


@pytest.mark.parametrize("position", [None, "", "rbyg", 7])
def test_what_is_no_position_is_told(position: Any) -> None:
    with pytest.raises(GameError):
        shown(position=position)


def test_its_picture_has_the_question() -> None:
    assert "Would you dare" in shown("Would you dare?")._repr_svg_()
