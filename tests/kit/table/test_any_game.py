"""The table with another game: rounds begin with chance, the board belongs to no player, a die can be clicked."""

from __future__ import annotations

from buttons_widgets.buttons.kind import BUTTONS
from buttons_widgets.buttons.rules.game import Game
from buttons_widgets.kit.table.session import Session
from buttons_widgets.kit.table.table import Table
from tests.hands import Hands, pick, pick_die, plain
from tests.nim import NIM, Fall, Take


def nim_until_the_first_round_is_over() -> Table:
    """Ada and Bo play Nim, each taking as many sticks as the die shows, to the end of the first round."""
    table = Table(NIM, Session(NIM.start(["Ada", "Bo"], seed=4), [None, None]), NIM.words("en"), pace="once")
    while table.game.round == 1:
        pick_die(table.parts.tray, 0)
    return table


def test_the_sum_of_a_round_is_seen_before_chance_begins_the_next_one() -> None:
    table = nim_until_the_first_round_is_over()
    assert isinstance(table.game.last_move, Take)
    assert "Round 1 is over" in plain(table.parts.prompt.value)
    assert table.parts.sum_view.layout.display is None
    assert list(Hands(table).actions) == ["next-round"]
    # A table at which the game goes on later begins there too.
    again = Table(NIM, Session(table.game, [None, None]), NIM.words("en"), pace="once")
    assert plain(again.parts.prompt.value) == plain(table.parts.prompt.value)
    Hands(table).press("next-round")
    assert plain(table.parts.prompt.value) in ("Ada: it is your turn.", "Bo: it is your turn.")
    assert isinstance(table.game.last_move, Fall)


def test_a_die_that_was_clicked_on_an_earlier_state_does_nothing() -> None:
    table = Table(NIM, Session(NIM.start(["Ada", "Bo"], seed=4), [None, None]), NIM.words("en"), pace="once")
    turn = table._activity.turn
    pick_die(table.parts.tray, 0, turn)
    after = table.game
    pick_die(table.parts.tray, 0, turn)
    pick(table.parts.boards[0].board, "take 1 of 1", turn)
    assert table.game == after
    table.pick(0, "take 9 of 1")
    assert plain(table.parts.notice.value) == "the die does not allow that"


def test_the_keys_are_those_of_the_actions_and_of_the_dice() -> None:
    table = Table(NIM, Session(NIM.start(["Ada", "Bo"], seed=4), [None, None]), NIM.words("en"), pace="once")
    assert table.parts.frame.shortcuts == ["u", "y", "t", "1"]
    other = Table(BUTTONS, Session(Game.start(["Ada"], seed=1), [None]), BUTTONS.words("en"), pace="once")
    assert other.parts.frame.shortcuts == ["u", "y", "r"]


def test_a_digit_does_what_a_click_on_its_die_does() -> None:
    tables = [
        Table(NIM, Session(NIM.start(["Ada", "Bo"], seed=4), [None, None]), NIM.words("en"), pace="once")
        for _ in range(2)
    ]
    turn = tables[1].parts.frame.turn
    pick_die(tables[0].parts.tray, 0)
    Hands(tables[1]).key("1")
    assert tables[1].game == tables[0].game != tables[1].session.states[0]
    Hands(tables[1]).key("1", turn)  # too late
    Hands(tables[1]).key("2")
    assert tables[1].game == tables[0].game


def test_dice_tumble_only_where_the_view_says_so() -> None:
    table = Table(NIM, Session(NIM.start(["Ada", "Bo"], seed=4), [None, None]), NIM.words("en"), pace="once")
    rolls = []
    while table.game.to_move is not None:
        before, states = table.parts.tray.roll_id, len(table.session.states)
        Hands(table).press("next-round" if "next-round" in Hands(table).actions else "one")
        fell = [state.pips < 3 for state in table.session.states[states:] if isinstance(state.last_move, Fall)]
        assert table.parts.tray.roll_id - before == sum(fell)
        rolls += fell
    assert True in rolls and False in rolls


def test_a_die_that_is_not_there_cannot_be_clicked() -> None:
    table = Table(NIM, Session(NIM.start(["Ada", "Bo"], seed=4), [None, None]), NIM.words("en"), pace="once")
    before = table.game
    for index in (1, 39, -1):
        pick_die(table.parts.tray, index)
    assert table.game == before
    table.parts.boards[0].board.set_state({"picks": {"nonsense": "forged"}})
    pick(table.parts.boards[0].board, "nonsense")
    assert table.game == before
