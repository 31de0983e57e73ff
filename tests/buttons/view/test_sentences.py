"""What the table says, in words."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise

import pytest

from buttons_widgets.buttons.cells import Cell
from buttons_widgets.buttons.rules.ending import Reason, Result
from buttons_widgets.buttons.rules.game import Game
from buttons_widgets.buttons.rules.grid import grid
from buttons_widgets.buttons.rules.moves import Dice, Lay, OptOut, Pass, Roll
from buttons_widgets.buttons.rules.phase import Phase, Standing
from buttons_widgets.buttons.view.game_view import GameView
from buttons_widgets.buttons.view.sentences import (
    RoundRow,
    bust,
    dice_label,
    game_words,
    reasons,
    refusal,
    round_sum,
    told,
)
from buttons_widgets.kit.language.words import Words
from buttons_widgets.kit.rules.history import states_of
from buttons_widgets.kit.table.scene import Scene
from buttons_widgets.kit.table.view import end_message
from tests.played import played, started
from tests.prepared import cells_for_line, last_stars, line_game

WORDS = game_words("en")

ending = GameView().ending


def prompt(game: Game, words: Words, *, person: bool, chosen: tuple[Cell, ...] = ()) -> str:
    """What is to be done, and by whom."""
    return GameView().prompt(Scene([game], words, (True,) * len(game.names), person, draft=chosen))


def rolled() -> Game:
    """Ada has rolled row 5, columns 2 3 5 6, golden space 5-6."""
    game = Game.start(["Ada", "Bo"], cards=["ry", "bg"], seed="one")
    return game.play(Roll()).play(Dice(5, 6, (2, 3, 5, 5)))


def test_prompts_say_who_and_what() -> None:
    game = rolled()
    start = game.start_state()
    assert prompt(start, WORDS, person=True) == "Ada: roll the dice."
    assert prompt(start, WORDS, person=False) == "Ada is thinking."
    assert prompt(start.play(Roll()), WORDS, person=True) == "The dice roll."
    assert prompt(game, WORDS, person=True) == "Ada: lay a button in row 5."
    game = game.play(Lay((5, 3)))
    assert prompt(game, WORDS, person=True) == "Bo: take the golden space 5-6, or leave it?"
    game = game.play(Pass()).play(Roll()).play(Dice(1, 1, (1, 1, 1, 1))).play(Lay((1, 1)))
    if game.phase is Phase.GOLD:
        game = game.play(Pass())
    assert prompt(game, WORDS, person=True) == "Ada: roll 6 dice, or opt out with 1 star?"
    stars = last_stars(line_game())
    line = cells_for_line(stars)
    assert prompt(stars, WORDS, person=True).startswith("Ada: put your 2 stars on 2 of your buttons.")
    assert "1 of 2 chosen" in prompt(stars, WORDS, person=True, chosen=line[:1])
    assert prompt(stars, WORDS, person=True, chosen=line) == "Ada: that makes a line of five! Confirm it."
    others = tuple(sorted(stars.position(0).buttons - set(line)))[:2]
    assert "confirm these 2 stars" in prompt(stars, WORDS, person=True, chosen=others)
    assert prompt(line_game(), WORDS, person=True) == "Ada wins! A line of five stars."


def test_every_space_that_may_not_be_laid_has_its_reason() -> None:
    game = rolled()
    assert refusal(game, 0, (5, 3), WORDS) == ""
    assert refusal(game, 0, (4, 3), WORDS) == "not in row 5"
    assert refusal(game, 0, (5, 1), WORDS) == "no black die shows 1"
    laid = game.play(Lay((5, 3))).play(Pass()).play(Roll()).play(Dice(1, 1, (1, 1, 1, 1))).play(Lay((1, 1)))
    if laid.phase is Phase.GOLD:
        laid = laid.play(Pass())
    again = laid.play(Roll()).play(Dice(5, 3, (2, 4, 6, 6)))
    assert refusal(again, 0, (5, 3), WORDS) == "a button lies there"
    assert refusal(again, 0, (5, 2), WORDS) == "next to a button"
    assert refusal(again, 0, (5, 6), WORDS) == ""
    assert refusal(game.start_state(), 0, (1, 1), WORDS) == ""
    starred = next(
        (state, cell)
        for state in map(line_game().at, range(line_game().ply))
        if state.phase is Phase.LAY and state.dice
        for cell in state.position(state.turn).stars
        if cell[0] == state.dice.white
    )
    state, cell = starred
    assert refusal(state, state.turn, cell, WORDS) == "a star lies there"


@pytest.mark.parametrize("seed", range(8))
def test_what_is_offered_has_no_reason_against_it_and_all_else_has_one(seed: int) -> None:
    game = played(started(3, seed=seed), 10_000, seed)
    for state in map(game.at, range(0, game.ply, 3)):
        if state.phase not in (Phase.LAY, Phase.GOLD):
            continue
        assert isinstance(state.to_move, int)
        offered = {move.cell for move in state.legal_moves() if isinstance(move, Lay)}
        for cell in grid(state.size).cells:
            assert (refusal(state, state.to_move, cell, WORDS) == "") == (cell in offered)


def test_moves_are_told() -> None:
    game = rolled()
    start = game.start_state()
    assert told(start, start.play(Roll()), WORDS) == []
    rolls = "Ada rolls row 5 and columns 2, 3, 5 and 6. The golden space is 5-6."
    assert told(start.play(Roll()), game, WORDS) == [rolls]
    laid = game.play(Lay((5, 3)))
    assert told(game, laid, WORDS) == ["Ada lays a button on 5-3."]
    assert told(laid, laid.play(Lay((5, 6))), WORDS) == ["Bo takes the golden space 5-6."]
    left = laid.play(Pass())
    assert told(laid, left, WORDS) == ["Bo leaves the golden space 5-6."]
    later = left.play(Roll()).play(Dice(1, 1, (1, 1, 1, 1))).play(Lay((1, 1)))
    later = later.play(Pass()) if later.phase is Phase.GOLD else later
    assert told(later, later.play(OptOut()), WORDS) == ["Ada opts out with 1 button."]
    over = later.play(Roll()).play(Dice(5, 2, (3, 3, 4, 4)))
    # A player who may take the golden space may do so after a bust too.
    assert told(later.play(Roll()), over, WORDS)[-1].startswith("Ada is bust and loses 1 button")
    stars = last_stars(line_game())
    placed = line_game().at(stars.ply + 1)
    assert told(stars, placed, WORDS)[0].startswith("Ada puts 2 stars on ")


@pytest.mark.parametrize(
    ("dice", "columns"), [(Dice(5, 3, (3, 3)), "column 3"), (Dice(5, 2, (3, 4)), "columns 2, 3 and 4")]
)
def test_a_bust_names_one_column_or_several(dice: Dice, columns: str) -> None:
    rolling = rolled().play(Lay((5, 3))).play(Lay((5, 6))).play(OptOut()).play(Roll())
    assert rolling.names[rolling.turn] == "Ada"
    over = rolling.play(dice)
    end = "1 button goes back to the pool."
    assert bust(rolling, over, WORDS) == f"Ada is bust: no space is open in row 5, {columns}. {end}"
    assert told(rolling, over, WORDS)[0].startswith(f"Ada rolls row 5 and {columns}. ")


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_every_move_of_a_game_can_be_told_and_every_state_prompts(players: int) -> None:
    game = played(started(players, seed="all"), 10_000, 3)
    states = states_of(game)
    for before, after in pairwise(states):
        lines = told(before, after, WORDS)
        assert lines or str(after.moves[-1]) == "roll"
        assert all(line.endswith(".") for line in lines)
        assert prompt(after, WORDS, person=True)
        assert dice_label(after, WORDS)


def test_a_round_s_sum_gives_a_reason_for_each_star() -> None:
    game = line_game()
    states = states_of(game)
    told_rounds = 0
    for number in range(1, game.round + 1):
        rows = round_sum(states, number)
        assert [row.name for row in rows] == list(game.names)
        for row in rows:
            assert len(reasons(row, WORDS)) == row.earnings.total
            assert (row.earnings.total == 0) == (row.standing is Standing.BUST)
            told_rounds += row.earnings.total > 1
    assert told_rounds > 0
    # The stars of the sum are those that lie on the boards in the end.
    assert tuple(row.stars for row in round_sum(states, game.round)) == game.result.stars  # type: ignore[union-attr]


def test_the_reasons_are_those_of_the_rules() -> None:
    row = next(
        row
        for seed in range(200)
        for row in _rows(played(started(2, seed=seed), 10_000, seed))
        if row.earnings.cards and row.earnings.colours
    )
    said = reasons(row, WORDS)
    assert said[0] == "opted out"
    assert said[1].startswith("3+ on ")
    assert said[-1].endswith(" card")
    assert said[-1].endswith(" card")


def _rows(game: Game) -> list[RoundRow]:
    states = states_of(game)
    return [row for number in range(1, game.round + 1) for row in round_sum(states, number)]


@pytest.mark.parametrize("reason", list(Reason))
def test_every_end_is_told_ties_too(reason: Reason) -> None:
    game = line_game()
    winners = (0, 2) if reason is Reason.SHARED else (1,)
    over = replace(game, result=Result(winners, reason, (12, 12, 12), (False,) * 3))
    said = ending(over, WORDS)
    assert said.startswith("Ada and Cosimo share the win!" if len(winners) > 1 else "Berta wins!")
    assert len(said.split("!")[1]) > 5
    assert said.partition("! ")[2] == WORDS.say(end_message(reason), stars=12)
    assert ending(game.at(3), WORDS) == ""


def test_practice_ends_without_a_winner() -> None:
    game = played(started(1, seed="solo"), 10_000, 2)
    assert ending(game, WORDS).startswith("Done in ")


def test_dice_are_read_out() -> None:
    assert dice_label(rolled(), WORDS) == "White die 5, black die with gold pips 6, other black dice 2 3 5 5."
    assert dice_label(rolled().start_state(), WORDS) == "The dice have not been rolled yet."
