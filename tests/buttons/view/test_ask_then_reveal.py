"""`coach()` in a class: the question first, a guess, then the answer; set-ups, rolls, and a line of code."""

from __future__ import annotations

import re

from buttons_widgets import Dice, Opponents, Position, coach
from buttons_widgets.buttons.analysis.solve import solve
from buttons_widgets.buttons.rules.game import Game
from buttons_widgets.buttons.view.position_coach import PositionCoach
from tests.buttons.view.test_position_coach import click, expected, worths
from tests.coached import SMALL, press, rows, table_of, text_of
from tests.played import NAMES, game_of, lying

POSITION = Position.parse("rbygrb/gyRbyg/bgyrbG/yr*byg/gbYrgb/rygbry r 5")
ROLL = Dice(4, 2, (1, 4, 4, 6))


def hidden(asked: PositionCoach) -> bool:
    return asked.coach.layout.display == "none" and asked.board.worths == {}


def turn_die(asked: PositionCoach, index: int) -> None:
    content = {"type": "die", "die": index, "turn": asked.tray.turn}
    asked.tray._handle_msg({"content": {"data": {"method": "custom", "content": content}}, "buffers": []})


def test_nothing_is_given_away_before_a_guess() -> None:
    asked = coach(POSITION)
    assert hidden(asked) and not asked.revealed
    assert text_of(asked.asked) == asked.frame.news == "Roll 6 dice, or opt out with 1 star?"
    assert asked.board.offered == []
    picture = asked._repr_svg_()
    assert "Roll 6 dice, or opt out with 1 star?" in picture
    assert "is best" not in picture and not re.search(r">\d\.\d\d<", picture)


def test_a_guess_is_held_against_the_best_choice() -> None:
    asked = coach(POSITION)
    asked.stop_button.click()
    loss = solve(POSITION).loss("opt out")
    assert not hidden(asked) and worths(asked) == expected(POSITION)
    assert text_of(asked.coach.cost) == f"You chose “Opt out”. “Roll” was worth {loss:.2f} ★ more."
    assert asked.stop_button.layout.display == "none"
    asked.show_button.click()
    assert hidden(asked) and asked.stop_button.layout.display is None
    asked.roll_button.click()
    assert text_of(asked.coach.cost) == "You chose “Roll”. No choice was better."


def test_the_answer_can_be_shown_without_a_guess() -> None:
    asked = coach(POSITION)
    asked.show_button.click()
    assert worths(asked) == expected(POSITION)
    assert text_of(asked.coach.cost) == ""
    assert asked.show_button.description == "Hide the answer"


def test_after_a_roll_the_guess_is_a_space_and_another_click_another_guess() -> None:
    asked = coach(POSITION, dice=ROLL)
    assert hidden(asked) and asked.roll_button.layout.display == "none"
    assert text_of(asked.asked) == "Row 4, columns 1, 2, 4 and 6: which space?"
    assert asked.board.offered == ["4-1", "4-2", "4-4"]
    assert (asked.board.row, asked.board.columns, asked.board.gold_column) == (4, [1, 2, 4, 6], 2)
    for cell, why in (("1-1", "not in row 4"), ("4-5", "no black die shows 5"), ("4-6", "next to a button")):
        click(asked, cell)
        assert text_of(asked.message) == f"{cell}: {why}." and hidden(asked)
    click(asked, "4-1")
    assert [row[0] for row in rows(asked.coach)] == ["Lay 4-1", "Lay 4-2", "Lay 4-4"]
    loss = solve(POSITION).loss("4-1", among=["4-1", "4-2", "4-4"])
    assert text_of(asked.coach.cost) == f"You chose “Lay 4-1”. “Lay 4-2” was worth {loss:.2f} ★ more."
    assert asked.position == POSITION
    click(asked, "4-2")
    assert text_of(asked.coach.cost) == "You chose “Lay 4-2”. No choice was better."


def test_a_roll_that_offers_nothing_is_a_bust() -> None:
    asked = coach(POSITION, dice=Dice(4, 3, (3, 3, 6, 6)))
    assert text_of(asked.asked) == "Row 4, columns 3 and 6: no space is open, a bust."
    asked.show_button.click()
    assert text_of(asked.coach.thinking.message) == "There is nothing to work out right now."


def test_dice_are_turned_by_clicking_while_the_board_is_set_up() -> None:
    asked = coach(POSITION, dice=ROLL)
    turn_die(asked, 0)
    assert asked.roll == ROLL
    asked.set_up_switch.value = True
    for _ in range(3):
        turn_die(asked, 0)
    assert asked.roll == Dice(1, 2, (1, 4, 4, 6))
    asked.set_up.undo.click()
    assert asked.roll == Dice(6, 2, (1, 4, 4, 6))
    asked.set_up.rolled.value = False
    assert asked.roll is None and asked.tray.layout.display == "none"
    asked.set_up.undo.click()
    assert asked.set_up.rolled.value and asked.roll == Dice(6, 2, (1, 4, 4, 6))
    asked.set_up.dice.value = 3
    assert asked.roll == Dice(6, 2, (1, 4))
    asked.set_up.dice.value = 4
    assert asked.roll == Dice(6, 2, (1, 1, 4))


def test_a_board_is_set_up_by_clicking_and_each_step_can_be_taken_back() -> None:
    asked = coach(POSITION, reveal=True)
    asked.set_up_switch.value = True
    assert asked.set_up.undo.disabled
    click(asked, "1-1")
    asked.set_up.tool.value = "star"
    click(asked, "6-6")
    click(asked, "2-3")
    assert text_of(asked.message) == "2-3: a button lies there."
    asked.set_up.tool.value = "g"
    click(asked, "4-3")
    asked.set_up.cards.value = "bg"
    assert str(asked.position) == "Rbygrb/gyRbyg/bgyrbG/yrgbyg/gbYrgb/rygbr* bg 5"
    assert worths(asked) == expected(asked.position)
    for text in ("Rbygrb/gyRbyg/bgyrbG/yrgbyg/gbYrgb/rygbr* r 5", "Rbygrb/gyRbyg/bgyrbG/yr*byg/gbYrgb/rygbr* r 5"):
        asked.set_up.undo.click()
        assert str(asked.position) == text
    assert asked.set_up.cards.value == "r"
    asked.again.click()
    assert asked.position == POSITION
    asked.set_up.undo.click()
    assert str(asked.position) == "Rbygrb/gyRbyg/bgyrbG/yr*byg/gbYrgb/rygbr* r 5"


def test_the_line_of_code_shows_the_same_again() -> None:
    asked = coach(POSITION, Opponents(1, 0.25, 0.33, dice_each=1), "win", dice=ROLL)
    assert asked.line_of_code == (
        f'coach("{POSITION}", Opponents(1, 0.25, 0.33, dice_each=1), goal="win", dice=Dice(4, 2, (1, 4, 4, 6)))'
    )
    again = eval(asked.line_of_code, {"coach": coach, "Opponents": Opponents, "Dice": Dice})
    assert (again.position, again.roll, again.line_of_code) == (POSITION, ROLL, asked.line_of_code)
    copied: list[str] = []
    asked.frame.copy = copied.append  # type: ignore[method-assign]
    asked.set_up.code.button.click()
    assert copied == [asked.line_of_code] and text_of(asked.message) == "Copied. Paste it into a cell."


def test_the_picture_holds_verdict_and_bars() -> None:
    picture = coach(POSITION, reveal=True)._repr_svg_()
    assert picture.count("“Roll” is best, by 0.98 ★.") == 2  # in its name for people who do not see it, and drawn
    for text in ("Roll", "1.98 ★", "3.3%", "Opt out", "1.00 ★", "stars on average", "risk of a bust"):
        assert f">{text}<" in picture


def test_from_the_table_a_position_can_be_taken_along_as_code() -> None:
    table = table_of(Game.start(NAMES[:2], [SMALL] * 2, ["rb", "yg"], seed="coach"))
    assert table.coach_box.coach.code_switch.layout.display is None
    table.coach_box.coach.code_switch.value = True
    assert text_of(table.coach_box.coach.code.text) == 'coach("rby/gry/ybg rb 5", Opponents(1, 0.17, 0.06))'
    press(table, "roll")
    dice = table.game.dice
    line = f'coach("rby/gry/ybg rb 5", Opponents(1, 0.17, 0.06), dice=Dice({dice.white}, {dice.gold}, {dice.black}))'
    assert text_of(table.coach_box.coach.code.text) == line
    opened = eval(line, {"coach": coach, "Opponents": Opponents, "Dice": Dice})
    opened.show_button.click()
    assert rows(opened.coach) == rows(table.coach_box.coach)
    over = table_of(lying(game_of(1), 0, buttons=[(6, 5)], stars=[(6, col) for col in range(1, 5)]))
    press(over, "opt-out")
    assert over.coach_box.coach.code_switch.layout.display == "none"
