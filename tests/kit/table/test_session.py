"""The course of a game: taking back and bringing back, bots that fail, what is kept after every change."""

from __future__ import annotations

import pickle

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from buttons_widgets.buttons.rules.game import Game
from buttons_widgets.buttons.rules.moves import Lay, Move, OptOut, Roll
from buttons_widgets.buttons.strategy.bots import CautiousBot
from buttons_widgets.kit.rules.errors import IllegalMove
from buttons_widgets.kit.rules.game import CHANCE
from buttons_widgets.kit.table.session import BotError, Session
from buttons_widgets.kit.testing import step
from tests.nim_rules import Fall, Nim, Take
from tests.played import played, started


def against_a_bot(plies: int = 0) -> Session[Game]:
    game = Game.start(["Ada", "Bo"], cards=["rg", "by"], seed="session")
    return Session(played(game, plies), [None, CautiousBot(seed=1)])


def go_on(session: Session[Game]) -> None:
    """Let chance and bots do their part."""
    while step(session) is not None:
        pass


def test_a_session_needs_somebody_for_each_seat() -> None:
    with pytest.raises(ValueError, match="2 seats need as many bots or None, not 1"):
        Session(Game.start(["Ada", "Bo"]), [None])


def test_a_session_begins_anywhere_and_knows_what_led_there() -> None:
    game = played(started(3), 30)
    session = Session(game, [None] * 3)
    assert session.game == game
    assert [state.ply for state in session.states] == list(range(31))
    assert session.states[10] == game.at(10)


def test_an_illegal_move_changes_nothing() -> None:
    session = Session(Game.start(["Ada"]), [None])
    with pytest.raises(IllegalMove):
        session.play(OptOut())
    assert session.game.ply == 0


def test_nobody_steps_for_a_person_or_after_the_end() -> None:
    session = against_a_bot()
    assert session.waits_for_person()
    assert step(session) is None
    over = played(started(2), 10_000)
    assert over.to_move is None
    assert step(Session(over, [CautiousBot(), CautiousBot()])) is None


def test_undo_goes_to_the_person_s_last_decision_and_redo_forward_again() -> None:
    session = against_a_bot()
    decisions = []
    for _ in range(12):
        decisions.append(session.game)
        session.play(session.game.legal_moves()[0])
        go_on(session)
    end = session.game
    assert not session.can_redo
    for state in reversed(decisions):
        assert session.can_undo
        assert session.undo()
        assert session.game == state
    assert not session.can_undo
    assert not session.undo()
    for state in [*decisions[1:], end]:
        assert session.can_redo
        assert session.redo()
        assert session.game == state
    assert not session.redo()


def test_a_new_move_forgets_what_was_undone() -> None:
    session = against_a_bot()
    session.play(Roll())
    step(session)
    first = session.game
    session.play(first.legal_moves()[0])
    session.undo()
    assert session.can_redo
    session.play(first.legal_moves()[1])
    assert not session.can_redo
    assert session.states[-2] == first


def test_a_session_goes_to_any_ply() -> None:
    session = Session(played(started(2), 20), [None, None])
    assert session.go_to(5)
    assert session.game.ply == 5
    assert not session.go_to(5)
    assert session.redo()
    assert session.go_to(20)
    with pytest.raises(ValueError, match="plies 0 to 20, not 21"):
        session.go_to(21)


@pytest.mark.parametrize(
    ("answer", "reason"),
    [
        (Lay((1, 1)), "lay 1-1 is not legal"),
        (None, "returned nothing .None. instead of one of game.legal_moves"),
        (7, "7, which is no move, is not legal"),
    ],
)
def test_a_bot_s_wrong_answer_is_trouble_and_changes_nothing(answer: Move, reason: str) -> None:
    session = Session(Game.start(["Bo"]), [lambda game: answer])
    with pytest.raises(BotError, match=reason) as trouble:
        step(session)
    assert trouble.value.seat == 0
    assert session.game.ply == 0


class NotToBeLookedAt:
    def __getattribute__(self, name: str) -> object:
        raise RuntimeError("no idea how")


def test_an_answer_that_cannot_be_looked_at_is_trouble_too() -> None:
    session = Session(Game.start(["Bo"]), [lambda game: NotToBeLookedAt()])
    with pytest.raises(BotError):
        step(session)
    assert session.game.ply == 0


def test_whatever_a_bot_raises_is_trouble() -> None:
    session = Session(Game.start(["Bo"]), [lambda game: game.legal_moves()[99]])
    with pytest.raises(BotError, match="IndexError: tuple index out of range"):
        step(session)


@settings(max_examples=30, deadline=None)
@given(st.lists(st.sampled_from(["play", "undo", "redo", "back"]), max_size=60), st.integers(0, 99))
def test_whatever_is_taken_back_the_same_dice_fall_again(what: list[str], seed: int) -> None:
    session = Session(Game.start(["Ada", "Bo"], seed=seed), [None, CautiousBot(seed=seed)])
    fallen: dict[int, Move] = {}
    for deed in what:
        match deed:
            case "play" if session.waits_for_person():
                session.play(session.game.legal_moves()[0])
            case "undo":
                session.undo()
            case "redo":
                session.redo()
            case "back":
                session.go_to(session.game.ply // 2)
        go_on(session)
        rolls = [
            (before.rolls, after.moves[-1])
            for before, after in zip(session.states, session.states[1:], strict=False)
            if before.to_move is CHANCE and before.black_dice == 5
        ]
        for number, dice in rolls:
            assert fallen.setdefault(number, dice) == dice
        assert session.game == session.game.start_state().replay(session.game.moves)


def test_a_bot_is_given_the_game_without_the_seed_of_its_dice() -> None:
    given: list[Game] = []

    def curious(game: Game) -> Move:
        given.append(game)
        with pytest.raises(ValueError, match="holds no seed"):
            game.play(Roll()).chance_move()
        return Roll()

    session = Session(Game.start(["Bo", "Cy"], cards=["ry", "bg"], seed="a secret seed"), [curious, None])
    step(session)
    (seen,) = given
    assert "a secret seed" not in f"{seen!r} {seen} {seen.setup!r}"
    assert b"a secret seed" not in pickle.dumps(seen)
    assert seen.moves == ()
    # The table itself knows the seed: the dice that fall are those of the game.
    assert session.game.seed == "a secret seed"


def nim(*moves: Fall | Take) -> Nim:
    return Nim.start(["Ada", "Bo"], seed=1).replay(moves)


def test_moves_that_are_decided_in_one_go_are_one_player_s() -> None:
    game = nim(Fall(1))
    session = Session(game, [None, None])
    for others in ((Fall(1),), (Fall(1), Take(2, 1))):
        with pytest.raises(IllegalMove, match=r"^one player decides in one go, not Fall\(pips=1\) as well: "):
            session.play(Take(3, 1), *others)
        assert session.game == game and not session.can_undo
    session.play(Take(3, 1))
    assert session.game.ply == 2


def test_of_whoever_is_not_asked_no_move_is_made_if_there_is_a_choice() -> None:
    session = Session(nim(Fall(1)), [None, None], asks=lambda game: False)
    with pytest.raises(ValueError, match="too many values"):
        session.ask()
    forced = Session(Nim.start(["Ada"], seed=1, heaps=(1,)).play(Fall(1)), [None], asks=lambda game: False)
    decide = forced.ask()
    assert decide is not None and decide() == Take(1, 1)
