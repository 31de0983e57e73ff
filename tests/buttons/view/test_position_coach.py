"""The coach on a position of its own, without a kernel: clicks in, answers out."""

import asyncio
import html
import re

import pytest

from buttons_widgets import LAYOUTS, Dice, Opponents, Position, coach
from buttons_widgets.buttons.analysis.solve import forget_solutions, solve
from buttons_widgets.buttons.view.position_coach import PositionCoach
from tests.coached import rows, text_of

POSITION = Position.parse("rbygrb/gyRbyg/bgyrbG/yr*byg/gbYrgb/rygbry r 5")


def click(asked: PositionCoach, cell: str, ply: int | None = None) -> None:
    """Click a space in the browser."""
    content = {"type": "cell", "cell": cell, "turn": asked.board.turn if ply is None else ply}
    asked.board._handle_msg({"content": {"data": {"method": "custom", "content": content}}, "buffers": []})


def worths(asked: PositionCoach) -> dict[str, str]:
    return {cell: worth["text"] for cell, worth in asked.board.worths.items()}


def expected(position: Position, opponents: Opponents | None = None) -> dict[str, str]:
    values = solve(position, opponents).cell_values
    return {f"{row}-{col}": f"{value:.2f}" for (row, col), value in values.items()}


def test_a_position_is_answered_as_soon_as_it_is_shown() -> None:
    solution = solve(POSITION)
    asked = coach(POSITION, reveal=True)
    assert worths(asked) == expected(POSITION)
    assert rows(asked.coach) == [["Roll", f"{solution.roll:.2f} ★", "3.3%"], ["Opt out", "1.00 ★", ""]]
    assert asked.board.reasons["2-3"] == "your button: click to take it back"
    assert asked.board.reasons["4-3"] == "a star lies there"
    assert asked.frame.news == f"“Roll” is best, by {solution.roll - 1:.2f} ★."


def test_in_a_notebook_too_a_small_question_is_answered_before_the_cell_ends() -> None:
    async def cell() -> PositionCoach:
        forget_solutions()
        return coach(POSITION, Opponents(1, 0.1, 0.1), reveal=True)

    assert worths(asyncio.run(cell())) == expected(POSITION, Opponents(1, 0.1, 0.1))


def test_a_click_lays_a_button_and_another_takes_it_back() -> None:
    asked = coach(POSITION, reveal=True)
    click(asked, "1-1")
    assert asked.position == POSITION.lay((1, 1))
    assert worths(asked) == expected(asked.position)
    assert "1-1" not in asked.board.offered and "1-2" not in asked.board.offered
    click(asked, "1-1")
    assert asked.position == POSITION
    click(asked, "2-3")
    assert asked.position.buttons == {(3, 6), (5, 3)}
    assert worths(asked) == expected(asked.position)
    asked.again.click()
    assert asked.position == POSITION
    assert asked.again.disabled


@pytest.mark.parametrize(("cell", "why"), [("1-3", "next to a button"), ("4-3", "a star lies there")])
def test_a_closed_space_explains_itself(cell: str, why: str) -> None:
    asked = coach(POSITION, reveal=True)
    click(asked, cell)
    assert text_of(asked.message) == asked.frame.news == f"{cell}: {why}."
    assert asked.position == POSITION
    assert worths(asked) == expected(POSITION)
    click(asked, "1-1")
    assert text_of(asked.message) == ""


def test_the_second_click_of_a_double_click_does_nothing() -> None:
    asked = coach(POSITION, reveal=True)
    before = asked.board.turn
    click(asked, "1-1", before)
    click(asked, "1-1", before)
    assert (1, 1) in asked.position.buttons


def test_fewer_dice_and_more_opponents_can_be_tried() -> None:
    asked = coach(POSITION, reveal=True)
    asked.set_up.dice.value = 1
    fewer = Position.parse(f"{str(POSITION)[:-1]}1")
    assert asked.position == fewer
    assert worths(asked) == expected(fewer)
    assert asked.coach.assumed_switch.layout.display == "none"
    asked.set_up.count.value = 1
    assert worths(asked) == expected(fewer, Opponents(1))
    assert asked.coach.assumed_switch.layout.display is None
    asked.coach.sliders["bust"].value = 50
    assert worths(asked) == expected(fewer, Opponents(1, bust=0.5))
    asked.again.click()
    assert (asked.set_up.dice.value, asked.position) == (5, POSITION)


def test_the_sliders_stand_at_what_is_usual_for_the_number_of_opponents_until_somebody_moves_one() -> None:
    asked = coach(POSITION, Opponents(2), reveal=True)
    for count in (3, 0, 1, 2):
        asked.set_up.count.value = count
        assert worths(asked) == expected(POSITION, Opponents(count))
        assert ("as usual" in asked.coach.assumed_switch.description) == bool(count)
    asked.coach.sliders["opt_out"].value = 40
    asked.set_up.count.value = 3
    assert worths(asked) == expected(POSITION, Opponents(3, 0.4, Opponents(2).bust))
    assert "usual" not in asked.coach.assumed_switch.description


def test_opponents_and_goal_are_those_that_were_named() -> None:
    last_of_four = Opponents(1, 0.25, 0.33, dice_each=1)
    asked = coach(POSITION, last_of_four, reveal=True)
    assert (asked.set_up.count.value, asked.coach.settings["opt_out"], asked.coach.settings["bust"]) == (1, 0.25, 0.33)
    assert worths(asked) == expected(POSITION, last_of_four)
    # Of another number of opponents each takes what the rules say.
    asked.set_up.count.value = 2
    asked.set_up.count.value = 1
    assert worths(asked) == expected(POSITION, Opponents(1, 0.25, 0.33, dice_each=2))
    to_win = coach(POSITION, goal="win", reveal=True)
    assert to_win.coach.selectors["goal"].value == "win"
    assert text_of(to_win.coach.thinking.message).startswith("No choice can win the game in this round.")


def test_on_an_empty_board_one_has_to_roll() -> None:
    asked = coach(Position.parse("rby/gry/ybg - 3"), reveal=True)
    assert [row[0] for row in rows(asked.coach)] == ["Roll"]
    for cell in ("1-1", "1-3", "2-2", "3-1", "3-3"):
        click(asked, cell)
    assert [row[0] for row in rows(asked.coach)] == ["Roll", "Opt out"]
    assert rows(asked.coach)[0][1:] == ["0.00 ★", "100.0%"]
    assert asked.board.worths == {}


@pytest.mark.parametrize(
    ("arguments", "options", "text"),
    [
        (("rbygrb",), {}, "a position is a board, cards and a number of dice"),
        ((POSITION,), {"dice": (1, 2)}, r"a Dice or its text is wanted here, not \(1, 2\)"),
        ((POSITION,), {"dice": "7-1"}, "'dice 7-1' is not a move: write dice 5-6 2355"),
        ((POSITION,), {"dice": Dice(7, 1, (1, 1, 1, 1))}, "every die shows 1 to 6, but these are dice 7-1 1111"),
        ((POSITION,), {"dice": Dice(6, 1, (1, 1))}, "the position's roll has 5 black dice"),
        ((LAYOUTS["A"],), {}, "a Position or its text is wanted here, not Layout"),
        ((POSITION, 2), {}, "opponents are Opponents.*, not 2"),
        ((POSITION, None, "fun"), {}, "the goal is 'stars' or 'win', not 'fun'"),
        ((POSITION,), {"language": "xx"}, "there are no words in 'xx'"),
    ],
)
def test_what_it_cannot_look_at_is_named(arguments: tuple[object, ...], options: dict[str, object], text: str) -> None:
    with pytest.raises(ValueError, match=text):
        coach(*arguments, **options)  # type: ignore[arg-type]


def test_text_and_picture_are_the_same_every_time_and_the_picture_holds_the_worths() -> None:
    first, second = (coach(POSITION, reveal=True)._repr_mimebundle_() for _ in range(2))
    assert first["text/plain"] == f"PositionCoach('{POSITION}')"
    picture = first["image/svg+xml"]
    assert picture == second["image/svg+xml"]
    assert picture.count("bw-glass-over") == 3
    told = [html.unescape(text) for text in re.findall(r">(\d\.\d\d)<", picture)]
    assert sorted(told) == sorted(expected(POSITION).values())
    assert "“Roll” is best, by" in picture
    assert "application/vnd.jupyter.widget-view+json" in first


def test_keys_stay_inside_and_a_dead_kernel_is_told() -> None:
    asked = coach(POSITION, reveal=True)
    assert "bw-table" in asked._dom_classes
    assert asked.children[0] is asked.frame
    assert asked.lifeline in asked.children


def test_the_text_of_dice_will_do() -> None:
    shown = coach(POSITION, dice=Dice(6, 1, (1, 2, 3, 4)), reveal=True)._repr_svg_()
    for text in ("dice 6-1 1234", "6-1 1234"):
        assert coach(POSITION, dice=text, reveal=True)._repr_svg_() == shown
