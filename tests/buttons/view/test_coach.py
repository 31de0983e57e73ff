"""The coach beside the table, without a kernel: what it shows, what it asks, and what it lets go."""

import asyncio
from pathlib import Path

import pytest

from buttons_widgets import CautiousBot, Opponents, Position
from buttons_widgets.buttons.analysis.advice import Question
from buttons_widgets.buttons.analysis.chances import bust_chance
from buttons_widgets.buttons.analysis.solve import forget_solutions, solve
from buttons_widgets.buttons.kind import BUTTONS, play
from buttons_widgets.buttons.rules.game import Game
from buttons_widgets.buttons.rules.moves import Lay, OptOut, Pass, Roll, parse_move
from buttons_widgets.buttons.rules.phase import Phase
from buttons_widgets.buttons.view.advisor import ExactAdvisor
from buttons_widgets.kit.saving.shelf import Shelf
from buttons_widgets.kit.table.session import Session
from buttons_widgets.kit.table.table import Table
from tests.coached import (
    POSITION,
    SMALL,
    WORDS,
    HeldWorker,
    best_rows,
    click,
    coach_alone,
    press,
    rows,
    session_of,
    table_of,
    text_of,
)
from tests.played import NAMES, game_of, lying

# At the table


def test_the_coach_is_silent_until_it_is_asked() -> None:
    forget_solutions()
    table = Table(BUTTONS, Session(game_of(2, SMALL), [None, None]), WORDS)
    assert table.coach_box.coach is None
    assert table.coach_box.layout.display == "none"
    assert all(panel.board.worths == {} for panel in table.parts.boards)
    table.coach_box.switch.value = True
    assert table.coach_box.layout.display is None
    assert [row[0] for row in rows(table.coach_box.coach)] == ["Roll"]
    table.coach_box.switch.value = False
    assert all(panel.board.worths == {} for panel in table.parts.boards)


def test_it_says_what_rolling_and_opting_out_are_worth() -> None:
    game = lying(game_of(3, SMALL), 0, buttons=[(2, 2)])
    table = table_of(game)
    solution = solve(game.position(0), Opponents(2))
    bust = 100 * float(bust_chance(game.position(0)))
    assert rows(table.coach_box.coach) == [
        ["Roll", f"{solution.roll:.2f} ★", f"{bust:.1f}%"],
        ["Opt out", "1.00 ★", ""],
    ]
    best = "Roll" if solution.roll > 1 else "Opt out"
    assert best_rows(table.coach_box.coach) == [best]
    assert text_of(table.coach_box.coach.thinking.message).startswith(
        f"“{best}” is best, by {abs(solution.roll - 1):.2f} ★."
    )


def test_the_worth_of_every_space_is_written_on_the_board_of_whoever_decides() -> None:
    game = lying(game_of(2, "rbyggrybybrgbgry"), 0, buttons=[(1, 1)])
    table = table_of(game)
    worths = table.parts.boards[0].board.worths
    values = solve(game.position(0), Opponents(1)).cell_values
    assert {cell: worth["text"] for cell, worth in worths.items()} == {
        f"{row}-{col}": f"{value:.2f}" for (row, col), value in values.items()
    }
    tints = [worth.get("tint", 0) for worth in worths.values()]
    assert min(tints) == 0 and max(tints) == 1
    assert {worth["tint"] for worth in worths.values() if worth.get("best")} == {1.0}
    assert table.parts.boards[1].board.worths == {}


def test_it_follows_the_game_without_being_asked_again() -> None:
    table = table_of(Game.start(NAMES[:2], [SMALL] * 2, ["rb", "yg"], seed="coach"))
    press(table, "roll")
    offered = [str(move).removeprefix("lay ") for move in table.game.legal_moves()]
    assert [row[0] for row in rows(table.coach_box.coach)] == [f"Lay {cell}" for cell in offered]
    assert sorted(table.parts.boards[0].board.worths) == sorted(offered)
    click(table, offered[0])
    assert table.game.to_move == 1
    if table.game.phase is Phase.GOLD:
        golden = table.parts.boards[1].board.golden
        assert [row[0] for row in rows(table.coach_box.coach)] == [f"Lay {golden}", f"Leave {golden}"]
        assert list(table.parts.boards[1].board.worths) == [golden]
        # The coach and the button say the same.
        assert f"Leave {golden}" in [one["label"] for one in table.parts.actions.offered]
        press(table, "pass")
    assert [row[0] for row in rows(table.coach_box.coach)] == ["Roll"]
    assert table.parts.boards[0].board.worths == {}
    table.undo()
    table.redo()
    assert [row[0] for row in rows(table.coach_box.coach)] == ["Roll"]


def test_when_stars_are_placed_and_when_the_game_is_over_there_is_nothing_to_weigh_up() -> None:
    game = lying(game_of(1), 0, buttons=[(6, 5)], stars=[(6, col) for col in range(1, 5)])
    table = table_of(game)
    press(table, "opt-out")
    assert table.game.phase is Phase.STARS
    assert text_of(table.coach_box.coach.thinking.message) == "There is nothing to work out right now."
    press(table, "place")
    assert table.game.result is not None
    assert text_of(table.coach_box.coach.thinking.message) == "There is nothing to work out right now."
    assert table.parts.boards[0].board.worths == {}


def test_it_leaves_the_bots_alone_unless_nobody_else_plays() -> None:
    game = lying(game_of(2, SMALL), 1, buttons=[(2, 2)])
    table = Table(
        BUTTONS, session_of(game, CautiousBot(seed=1), None), WORDS, pace="slow", loop=asyncio.new_event_loop()
    )
    table.coach_box.switch.value = True
    assert table.game.to_move == 0
    assert text_of(table.coach_box.coach.thinking.message) == "There is nothing to work out right now."
    bots = Table(
        BUTTONS, session_of(game, CautiousBot(), CautiousBot()), WORDS, pace="slow", loop=asyncio.new_event_loop()
    )
    bots.coach_box.switch.value = True
    assert [row[0] for row in rows(bots.coach_box.coach)] == ["Roll"]


def test_on_the_smallest_board_too_it_knows_what_to_do_at_the_end() -> None:
    game = lying(game_of(1, SMALL), 0, buttons=[(1, 1), (1, 3), (2, 2), (3, 1), (3, 3)])
    assert rows(table_of(game).coach_box.coach) == [["Roll", "0.00 ★", "100.0%"], ["Opt out", "1.00 ★", ""]]


def test_a_teacher_may_leave_it_out(tmp_path: Path) -> None:
    table = play(["Ada", "Bo"], coach=False, shelf=Shelf(tmp_path)).table
    assert table is not None
    assert table.coach_box.switch.layout.display == "none"
    table.coach_box.switch.value = True  # as a page would that lets nobody stop it
    assert table.coach_box.coach is None
    with_coach = play(["Ada", "Bo"], shelf=Shelf(tmp_path)).table
    assert with_coach is not None and with_coach.coach_box.switch.layout.display is None


# What a decision cost


def test_the_cost_of_the_last_decision_is_told() -> None:
    game = lying(game_of(2, SMALL), 0, buttons=[(2, 2)])
    table = table_of(game)
    assert text_of(table.coach_box.coach.cost) == "\u00a0".strip()
    solution = solve(game.position(0), Opponents(1))
    assert solution.advice == "opt out"
    press(table, "roll")
    told = f"Ada chose “Roll”. “Opt out” was worth {solution.loss('roll'):.2f} ★ more."
    assert text_of(table.coach_box.coach.cost) == told
    # Who has no choice chooses nothing: Bo must roll, and what is told is still Ada's decision.
    table = table_of(game)
    press(table, "opt-out")
    assert text_of(table.coach_box.coach.cost) == "Ada chose “Opt out”. No choice was better."
    press(table, "roll")
    assert text_of(table.coach_box.coach.cost) == "Ada chose “Opt out”. No choice was better."


def states_of(*texts: str) -> Session[Game]:
    """A game of Ada, a person, and Bo, a bot, who both have a button to begin with."""
    game = lying(lying(game_of(2, "rbygrb" * 6), 0, buttons=[(1, 1)]), 1, buttons=[(1, 1)])
    session = session_of(game, None, CautiousBot())
    for text in texts:
        session.play(parse_move(text))
    return session


def test_what_counts_is_the_last_decision_of_a_person() -> None:
    session = states_of("roll", "dice 5-6 2345", "lay 5-3", "lay 5-6", "roll", "dice 3-3 3333", "lay 3-3", "pass")
    at = [session.last_decision(coach_alone().decides, ply) for ply in range(session.game.ply + 1)]
    moves = [decision and decision[1] for decision in at]
    assert moves == [None, Roll(), Roll(), *[Lay((5, 3))] * 5, Pass()]
    decided = at[-1]
    assert decided is not None and decided[0].to_move == 0 and decided[0].phase is Phase.GOLD


def test_looking_back_it_is_what_was_decided_there_by_whoever_it_was() -> None:
    session = states_of("roll", "dice 5-6 2345", "lay 5-3", "lay 5-6", "opt out")
    at = [session.last_decision(coach_alone().decides, ply, looking_back=True) for ply in range(session.game.ply + 1)]
    moves = [decision and decision[1] for decision in at]
    assert moves == [Roll(), None, Lay((5, 3)), Lay((5, 6)), OptOut(), None]
    session.undo()
    assert session.last_decision(coach_alone().decides, session.game.ply, looking_back=True) is None


def test_looking_back_the_question_and_the_cost_are_those_of_the_state_that_is_looked_at() -> None:
    table = Table(BUTTONS, states_of("roll", "dice 5-6 2345", "lay 5-3", "lay 5-6", "opt out"), WORDS)
    table.coach_box.opened().shown.value = "nothing"
    # Positions so early take the solver a second; here the rows and the cost are what matters, not their numbers.
    thinking = table.coach_box.coach.thinking
    thinking.worker = held = HeldWorker(thinking)
    table.look_back.switch.value = True
    table.coach_box.switch.value = True
    for ply, choices in ((2, ["Lay 5-2", "Lay 5-3", "Lay 5-4", "Lay 5-5", "Lay 5-6"]), (3, ["Lay 5-6", "Leave 5-6"])):
        table.look_back.go(ply)
        assert [row[0] for row in rows(table.coach_box.coach)] == choices
        asked = held.asked[-1][0]
        assert asked.taken == (asked.question, (5, 3) if ply == 2 else (5, 6))


def test_a_cost_too_small_to_show_is_told_as_such() -> None:
    from buttons_widgets.kit.coach.coach_page import CoachPage

    page = CoachPage(ExactAdvisor(), WORDS)
    stars, win = Question(POSITION), Question(POSITION, goal="win")

    assert page.difference(0.0004, stars) == "less than 0.01 ★"
    assert page.difference(0.006, stars) == "0.01 ★"
    assert page.difference(0.0002, win) == "less than 0.1%"


# What is counted, shown and assumed


def test_chances_to_win_are_told_in_per_cent() -> None:
    game = lying(game_of(2), 0, buttons=[(6, 5), (1, 1), (3, 3)], stars=[(6, col) for col in range(1, 5)])
    game = lying(game, 0, buttons=[(1, 1), (2, 4), (3, 2)], stars=[(6, col) for col in range(1, 5)])
    table = table_of(game)
    table.coach_box.coach.selectors["goal"].value = "win"
    solution = solve(game.position(0), Opponents(1), goal="win")
    assert [row[1] for row in rows(table.coach_box.coach)] == [f"{100 * solution.roll:.1f}%", "0.0%"]
    assert "chance to win now" in table.coach_box.coach.bars.value
    assert table.parts.boards[0].board.worths["6-5"]["text"] == f"{100 * solution.cell_values[6, 5]:.0f}%"
    assert table.parts.boards[0].board.worths["6-5"]["best"]


def test_a_round_that_cannot_win_is_called_so() -> None:
    table = table_of(lying(game_of(2, SMALL), 0, buttons=[(2, 2)]))
    table.coach_box.coach.selectors["goal"].value = "win"
    assert text_of(table.coach_box.coach.thinking.message).startswith("No choice can win the game in this round.")


def test_equals_are_told_as_equals() -> None:
    coach = coach_alone()
    coach.ask(lambda _: Question(Position.parse("rrr/rrr/rrr r 5"), offered=((1, 1), (1, 2), (1, 3))))
    assert text_of(coach.thinking.message).startswith("Equally good: Lay 1-1 and Lay 1-3.")
    assert best_rows(coach) == ["Lay 1-1", "Lay 1-3"]


def test_where_there_is_no_choice_it_says_so() -> None:
    coach = coach_alone()
    coach.ask(lambda _: Question(Position.parse("rrr/rrr/rrr r 5")))
    assert text_of(coach.thinking.message).startswith("“Roll” is the only choice.")


def test_what_differs_by_rounding_alone_is_tinted_alike() -> None:
    coach = coach_alone()
    coach.ask(lambda _: Question(Position.parse("rby/gRy/ybg r 3"), Opponents(1, 0.1, 0.1)))
    assert {mark["tint"] for mark in coach.marks().values()} == {0.5}
    assert all(mark["best"] for mark in coach.marks().values())


def test_the_board_shows_worths_chances_or_nothing() -> None:
    coach = coach_alone()
    coach.ask(lambda _: Question(POSITION))
    assert {mark["text"] for mark in coach.marks().values()} == {
        f"{value:.2f}" for value in solve(POSITION).cell_values.values()
    }
    coach.shown.value = "chance"
    # Two black dice show a column in 7 of 16 ways, and the white die the row in one of 4.
    assert {mark["text"] for mark in coach.marks().values()} == {f"{100 * 7 / 64:.0f}%"}
    assert coach.marks().keys() == set(POSITION.legal_cells())
    coach.shown.value = "nothing"
    assert coach.marks() == {}
    coach.shown.value = "chance"
    coach.ask(lambda _: Question(POSITION, offered=((2, 2),)))
    assert coach.marks() == {}


def test_a_golden_space_that_is_better_left_does_not_stand_out() -> None:
    position = Position.parse("Rbyg/gryb/ybrg/bgry r 5")
    coach = coach_alone()
    seen = {}
    for cell in position.legal_cells():
        coach.ask(lambda assumed, cell=cell: Question(position, Opponents(1, 0.1, 0.1), golden=cell))
        seen[not best_rows(coach)[0].startswith("Leave ")] = coach.marks()[cell]["best"]
    assert seen == {True: True, False: False}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_coach_assumes_what_the_analysis_assumes_by_itself(players: int) -> None:
    table = table_of(game_of(players, SMALL))
    solution = solve(table.game.position(0), Opponents(players - 1))
    assert rows(table.coach_box.coach)[0][1] == f"{solution.roll:.2f} ★"
    assert table.coach_box.coach.assumed_switch.description.startswith("Assumed as usual: ")


def test_other_assumptions_are_another_answer() -> None:
    table = table_of(lying(game_of(3, "rbyggrybybrgbgry"), 0, buttons=[(1, 1)]))
    before = rows(table.coach_box.coach), dict(table.parts.boards[0].board.worths)
    table.coach_box.coach.sliders["opt_out"].value = 100
    assert (rows(table.coach_box.coach), dict(table.parts.boards[0].board.worths)) != before
    solution = solve(table.game.position(0), Opponents(2, 1.0))
    assert rows(table.coach_box.coach)[0][1] == f"{solution.roll:.2f} ★"
    assert (
        table.coach_box.coach.assumed_switch.description
        == "Assumed: 2 opponents, each opts out on 100% of its turns, busts on 7% of its rolls"
    )


def test_what_is_assumed_of_opponents_is_one_line_that_unfolds_and_only_where_there_are_any() -> None:
    assert table_of(game_of(1, SMALL)).coach_box.coach.assumed_switch.layout.display == "none"
    coach = table_of(game_of(2, SMALL)).coach_box.coach
    assert (
        coach.assumed_switch.description
        == "Assumed as usual: 1 opponent, opts out on 17% of its turns, busts on 6% of its rolls"
    )
    assert (coach.assumed_switch.layout.display, coach.assumed.layout.display) == (None, "none")
    coach.assumed_switch.value = True
    assert coach.assumed.layout.display is None


def test_the_verdict_comes_first_and_right_below_it_what_the_last_decision_cost() -> None:
    coach = table_of(game_of(2, SMALL)).coach_box.coach
    head, cost, bars, *controls = coach.children
    assert (head.children[0], cost, bars) == (coach.thinking.message, coach.cost, coach.bars)
    assert coach.thinking.message.value == f'<div class="bw-coach-verdict">{coach.verdict}</div>'
    assert coach.assumed in controls
