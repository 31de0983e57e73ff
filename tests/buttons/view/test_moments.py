"""What boards, players' lines and the line under the prompt show at a moment of a game."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Any

import pytest

from buttons_widgets.buttons.drawing.board_view import BoardView
from buttons_widgets.buttons.rules.game import Game
from buttons_widgets.buttons.rules.moves import Dice, PlaceStars
from buttons_widgets.buttons.rules.phase import Phase, Standing
from buttons_widgets.buttons.view.game_view import GameView
from buttons_widgets.buttons.view.moments import as_it_ended, has_placed, is_bust, last_cells
from buttons_widgets.buttons.view.sentences import game_words, last_turn
from buttons_widgets.kit.rules.history import states_of
from buttons_widgets.kit.table.scene import Draft, Scene, SeatLine
from tests.played import do, game_of, lying, played, started
from tests.prepared import line_game

WORDS = game_words("en")
VIEW = GameView()


def scene(states: Sequence[Game], **more: Any) -> Scene[Game]:
    return Scene(tuple(states), WORDS, (True,) * len(states[-1].names), **more)


def board(states: Sequence[Game], seat: int, **more: Any) -> BoardView:
    picture = VIEW.board(scene(states, **more), seat, {}).picture
    assert isinstance(picture, BoardView)
    return picture


def line(states: Sequence[Game], seat: int, **more: Any) -> SeatLine:
    return VIEW.seat_line(scene(states, **more), seat)


def rounds(game: Game) -> list[list[Game]]:
    """For each round that has ended, the states up to the first one after it."""
    states = states_of(game)
    return [states[: ply + 2] for ply, (one, two) in enumerate(pairwise(states)) if two.round > one.round]


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_the_round_that_is_over_lies_on_the_boards_until_the_next_one_is_started(players: int) -> None:
    ended_by = set()
    for seed in range(6):
        for states in rounds(played(started(players, seed=f"over {seed}"), 10_000, seed)):
            before, after = states[-2:]
            ended_by.add(type(after.last_move))
            for seat in range(players):
                view, cleared = board(states, seat, round_over=True), board(states, seat)
                lost = isinstance(after.last_move, Dice) and seat == before.turn
                assert set(view.stars) == after.position(seat).stars
                assert set(view.buttons) == (
                    set() if lost else set(before.position(seat).buttons) - set(after.position(seat).stars)
                )
                assert view.cards == before.cards[seat]
                assert (cleared.buttons, cleared.stamp, cleared.last_move, cleared.row) == ((), "", (), 0)
            title, box = VIEW.title(scene(states, round_over=True))
            assert title.startswith(f"Round {before.round}")
            assert "50 buttons" not in box or not any(as_it_ended(before, after).button_masks)
            assert VIEW.dice(scene(states, round_over=True)).dice
    assert ended_by == ({Dice, PlaceStars} if players % 2 else {PlaceStars})  # with these seeds


def test_the_end_of_the_game_shows_its_last_round_too() -> None:
    states = states_of(line_game())
    assert any(states[-2].button_masks)
    shown = [set(board(states, seat).buttons) for seat in range(3)]
    assert all(shown)
    assert len(board(states, 0).line) == 5


def test_a_bust_is_stamped_from_the_roll_on_to_the_end_of_the_round_and_its_roll_is_lit() -> None:
    seen = 0
    for seed in range(8):
        states = states_of(played(started(3, seed=f"bust {seed}"), 10_000, seed))
        for ply, (before, after) in enumerate(pairwise(states), start=1):
            if not is_bust(before, after):
                continue
            seat, over = before.turn, after.round > before.round
            view = board(states[: ply + 1], seat, round_over=over)
            dice = after.last_move
            assert isinstance(dice, Dice)
            assert (view.stamp, view.buttons, view.faded) == ("Bust!", (), False)
            assert (view.row, view.columns, view.gold_column) == (dice.white, dice.columns, dice.gold)
            if not over and states[ply + 1].round == before.round and after.phase is not Phase.GOLD:
                later = board(states[: ply + 2], seat)
                assert (later.stamp, later.faded, later.row) == ("Bust!", True, 0)
                seen += 1
    assert seen > 5


def test_the_last_move_of_each_player_is_ringed_until_its_next_one() -> None:
    states = states_of(do(game_of(3), "roll", "dice 5-6 2345"))
    assert [last_cells(states, seat) for seat in range(3)] == [(), (), ()]
    game = do(states[-1], "lay 5-3", "lay 5-6", "pass")
    states = states_of(game)
    assert [last_cells(states, seat) for seat in range(3)] == [((5, 3),), ((5, 6),), ()]
    assert board(states, 0).last_move == ((5, 3),)
    assert board(states, 1, decides=True).last_move == ()  # Bo chooses on that board now
    states = states_of(do(game, "roll"))
    assert [last_cells(states, seat) for seat in range(2)] == [((5, 3),), ()]


def test_new_stars_are_ringed() -> None:
    states = next(states for states in rounds(line_game()) if isinstance(states[-1].last_move, PlaceStars))
    move = states[-1].last_move
    assert isinstance(move, PlaceStars) and isinstance(states[-2].to_move, int)
    assert set(board(states, states[-2].to_move, round_over=True).last_move) == set(move.cells)


def test_the_last_turn_is_told() -> None:
    def told(*moves: str, reader: int | None = None) -> str:
        return last_turn(states_of(do(game_of(3), *moves)), WORDS, reader)

    roll = ("roll", "dice 5-6 2345")
    rolls = "Ada rolls row 5, columns 2, 3, 4, 5 and 6"
    assert told() == ""
    assert told("roll") == ""
    assert told(*roll) == f"{rolls}."
    assert told(*roll, reader=0) == ""
    assert told(*roll, "lay 5-3", reader=1) == f"{rolls}, and lays a button on 5-3."
    took = told(*roll, "lay 5-3", "lay 5-6", "pass", reader=2)
    assert took == f"{rolls}, and lays a button on 5-3. Bo takes the golden space 5-6."


LAID = ("roll", "dice 5-6 2345", "lay 5-3", "pass", "pass", "pass")
"""A turn of Ada, in seat 0 of four, and nobody takes its golden space."""


def test_a_reader_is_told_who_left_the_round_meanwhile_and_nobody_twice() -> None:
    def told(*moves: str, reader: int | None = None) -> str:
        return last_turn(states_of(do(game_of(4), *moves)), WORDS, reader)

    bo, cy = ("roll", "dice 1-6 2345", "lay 1-3", "pass", "pass", "pass"), ("roll", "dice 3-6 2345", "lay 3-3")
    dee = ("pass", "pass", "pass", "roll", "dice 1-1 2345", "lay 1-3", "pass", "pass", "pass")
    round_one = (*LAID, *bo, *cy, *dee)
    outs = (*round_one, "roll", "dice 2-6 2345", "lay 2-5", "pass", "pass", "pass", "opt out")
    assert told(*outs, reader=2) == "Bo opts out with 1 button. opted out → ★"
    two = (*outs, "opt out")
    assert told(*two, reader=3) == "Bo opted out. Cy opts out with 1 button. opted out → ★"
    assert told(*two) == "Cy opts out with 1 button. opted out → ★"
    rolls = (*two, "roll", "dice 5-6 23", "lay 5-3")
    dees = "Dee rolls row 5, columns 2, 3 and 6, and lays a button on 5-3."
    assert told(*rolls, reader=0) == f"Bo opted out. Cy opted out. {dees}"
    # Whoever has decided since then knows it.
    assert told(*rolls, "pass", reader=0) == dees
    assert told(*rolls, "pass", "roll", "dice 4-1 23", "lay 4-2", reader=3) == (
        "Ada rolls row 4, columns 1, 2 and 3, and lays a button on 4-2."
    )


def test_a_bust_is_told_to_a_reader_after_the_next_turn_too() -> None:
    # In row 5 no space is open for Bo, and the golden space 5-6 is closed for Ada.
    states = [lying(lying(game_of(3), 1, [(5, 1), (5, 3), (5, 5)]), 0, [(5, 6)])]
    for move in ("roll", "dice 1-1 2345", "lay 1-3", "pass", "pass", "roll", "dice 5-6 2345"):
        states.append(do(states[-1], move))
    assert states[-1].to_move == 2
    assert last_turn(states, WORDS, 2).startswith("Bo is bust: ")
    assert last_turn(states, WORDS, 2).count("Bo") == 1
    for move in ("pass", "roll", "dice 3-6 234", "lay 3-3"):
        states.append(do(states[-1], move))
    assert states[-1].to_move == 0
    cys = "Cy rolls row 3, columns 2, 3, 4 and 6, and lays a button on 3-3."
    assert last_turn(states, WORDS, 0) == f"Bo was bust. {cys}"
    assert last_turn(states, WORDS) == cys


@pytest.mark.parametrize("seed", range(8))
def test_a_reader_learns_of_everyone_who_left_since_the_last_decision_once_and_of_nobody_else(seed: int) -> None:
    states = states_of(played(started(4, seed=f"left {seed}"), 10_000, seed))
    for ply, game in enumerate(states[:-1]):
        reader = game.to_move
        if not isinstance(reader, int):
            continue
        mine = [at for at in range(ply) if states[at].to_move == reader and states[at].round == game.round]
        begun = next(at for at in range(ply + 1) if states[at].round == game.round)
        since = mine[-1] if mine else begun
        text, turn = (last_turn(states[: ply + 1], WORDS, who) for who in (reader, None))
        for seat, name in enumerate(game.names):
            left = game.standings[seat] is not Standing.IN and states[since].standings[seat] is Standing.IN
            in_turn = any(f"{name} {how}" in turn for how in ("opts out", "is bust:"))
            times = sum(text.count(f"{name} {how}") for how in ("opted out.", "was bust.", "opts out", "is bust:"))
            if seat != reader and ply > begun:
                assert times == (left or in_turn), (ply, text)


def test_what_is_told_of_a_turn_goes_when_the_boards_are_cleared() -> None:
    for states in rounds(line_game())[:3]:
        assert VIEW.last_turn(scene(states, round_over=True))
        assert VIEW.last_turn(scene(states)) == ""
        assert VIEW.last_turn(scene(states, round_over=True, looks_back=True)) == ""
    assert VIEW.last_turn(scene(states_of(line_game()))) == ""


def test_every_turn_of_a_game_can_be_told() -> None:
    states = states_of(played(started(3, seed="turns"), 10_000, 5))
    for ply in range(1, len(states)):
        text = last_turn(states[: ply + 1], WORDS)
        assert (text == "") == (str(states[ply].last_move) == "roll")
        assert text == "" or text.endswith((".", "→ ★"))


def test_a_player_s_line_says_what_is_pending() -> None:
    states = states_of(do(game_of(3), "roll", "dice 5-6 2345", "lay 5-3", "lay 5-6", "pass"))
    assert line(states, 2).pending == ""
    mine = line(states, 0)
    assert (mine.pending, mine.pending_spoken, mine.sure) == ("+1", "1 star for opting out now", False)
    assert (mine.tally[0].text, mine.tally[0].name) == ("1/3", "red: 1 of 3")
    assert [chip.full for chip in mine.tally] == [False] * 4
    full = played_to(Phase.STARS)
    seat = full[-1].to_move
    assert isinstance(seat, int)
    earned = full[-1].earnings(seat)
    sure = line(full, seat)
    assert (sure.pending, sure.sure) == (f"+{earned.total}", True)
    assert sure.pending_spoken.endswith("to place at the end of the round")
    assert [chip.full for chip in sure.tally] == [colour in earned.colours for colour in "rbyg"]
    chip = next(chip for chip in sure.tally if chip.full)
    assert chip.text.count("★") in (1, 2)
    assert ", worth " in chip.name


def test_only_whoever_decides_stands_out() -> None:
    states = states_of(do(game_of(3), "roll"))
    assert [(line(states, seat).tag, line(states, seat).kind) for seat in range(3)] == [
        ("to play", "turn"), ("", "bot"), ("", "bot"),
    ]  # fmt: skip
    states = states_of(do(game_of(3), "roll", "dice 5-6 2345"))
    assert line(states, 0).kind == "turn"
    states = states_of(do(states[-1], "lay 5-3"))
    assert [(line(states, seat).tag, line(states, seat).kind) for seat in range(3)] == [
        ("rolled", "bot"), ("to play", "turn"), ("", "bot"),
    ]  # fmt: skip
    whole = states_of(line_game())
    for ply in range(1, len(whole)):
        states = whole[: ply + 1]
        assert sum(line(states, seat).kind == "turn" for seat in range(3)) == (states[-1].to_move is not None)


def played_to(phase: Phase) -> list[Game]:
    """States up to one in which somebody with a colour of three is to do something of a kind."""
    states = states_of(line_game())
    ply = next(
        ply
        for ply, game in enumerate(states)
        if game.phase is phase and isinstance(game.to_move, int) and game.earnings(game.to_move).colours
    )
    return states[: ply + 1]


def test_nothing_is_pending_once_the_stars_are_placed_or_lost() -> None:
    states = states_of(line_game())
    placed = bust = 0
    for ply in range(1, len(states)):
        upto = states[: ply + 1]
        for seat in range(3):
            if has_placed(upto, seat) and upto[-1].phase is Phase.STARS:
                assert line(upto, seat).pending == ""
                placed += 1
            if upto[-1].standings[seat] is Standing.BUST:
                assert line(upto, seat).pending == ""
                bust += 1
    assert placed and bust
    assert line(states, 0).pending == ""


def test_where_nothing_can_be_chosen_the_prompt_does_not_say_so_and_nothing_is_offered() -> None:
    states = states_of(played(started(2, seed="all"), 10_000, 3))
    ply = next(
        ply
        for ply, game in enumerate(states)
        if game.phase is Phase.STARS
        and isinstance(game.to_move, int)
        and game.button_masks[game.to_move].bit_count() == game.earnings(game.to_move).total
    )
    now = scene(states[: ply + 1], decides=True)
    now = scene(states[: ply + 1], decides=True, draft=VIEW.first_draft(now))
    seat = now.seat
    assert seat is not None
    assert "Confirm" in VIEW.prompt(now)
    assert "change" not in VIEW.prompt(now) and "take it back" not in VIEW.prompt(now)
    assert VIEW.board(now, seat, {}).offers is False
    assert VIEW.actions(now)[0].ready
    assert not VIEW.has_choice(now.game)
    assert "all your buttons become stars" in str(VIEW.pick(now, seat, now.draft[0]))


def test_a_single_star_that_is_chosen_goes_to_the_button_that_is_chosen_now() -> None:
    for states in (states_of(played(started(2, seed=f"one {seed}"), 10_000, seed)) for seed in range(20)):
        ply = next((at for at, game in enumerate(states) if decides_on_one_star(game)), 0)
        if ply:
            break
    states = states[: ply + 1]
    seat = states[-1].to_move
    assert isinstance(seat, int)
    first, second = sorted(states[-1].position(seat).buttons)[:2]
    picked = VIEW.pick(scene(states, decides=True), seat, first)
    assert picked == Draft((first,))
    now = scene(states, decides=True, draft=(first,))
    assert "choose another button" in VIEW.prompt(now)
    assert VIEW.pick(now, seat, second) == Draft((second,))
    assert VIEW.pick(now, seat, first) == Draft(())


def decides_on_one_star(game: Game) -> bool:
    seat = game.to_move
    if game.phase is not Phase.STARS or not isinstance(seat, int):
        return False
    return game.earnings(seat).total == 1 < game.button_masks[seat].bit_count()


def test_a_choice_is_where_there_is_more_than_one_thing_to_do() -> None:
    start = game_of(2)
    assert not VIEW.has_choice(start)  # the first roll must be made
    game = do(start, "roll")
    assert not VIEW.has_choice(game)
    game = do(game, "dice 5-6 2345")
    assert VIEW.has_choice(game)
    game = do(game, "lay 5-3")
    assert VIEW.has_choice(game)
    assert VIEW.stops(states_of(game)) == [0, 2, 3]


def test_opting_out_says_what_earned_each_star() -> None:
    states = next(
        states[: ply + 1]
        for seed in range(20)
        for states in [states_of(played(started(2, seed=seed), 10_000, 5))]
        for ply in range(1, len(states))
        if str(states[ply].last_move) == "opt out" and states[ply - 1].earnings(states[ply - 1].turn).colours
    )
    earned = states[-2].earnings(states[-2].turn)
    text = last_turn(states, WORDS)
    assert text.count("→ ★") == earned.total and "3+ on" in text and text.index("opted out →") > text.index("opts out")
