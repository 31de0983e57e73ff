"""What every state does with a move that is given to it: only a legal one is made, and that very one is kept."""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import Any
from unittest import mock

import numpy as np
import pytest

from buttons_widgets.kit.rules.errors import GameError, IllegalMove, NotationError
from buttons_widgets.kit.rules.game import Result
from buttons_widgets.kit.rules.history import History, states_of
from buttons_widgets.kit.rules.moves import MoveTexts
from buttons_widgets.kit.rules.phrase import Phrase, PhraseEnum
from buttons_widgets.kit.rules.setup import GameSetup
from buttons_widgets.kit.rules.state import State
from tests.nim_rules import Fall, Nim, Setup, Take


class Idle(State[Take]):
    """A game that never goes on, which says nothing that has a default."""

    example, texts = "Take(1, 1)", MoveTexts[Take](Take, "take 1 of 1")

    @property
    def to_move(self) -> int:
        return 0

    @property
    def result(self) -> None:
        return None

    def legal_moves(self) -> list[Take]:
        return [Take(1, 1)]


@dataclass(frozen=True)
class Waiting(Idle):
    """The same with a setup and something left."""

    setup: GameSetup
    left: int = 3

    title = "Wait!"


class Why(PhraseEnum):
    LATE = Phrase("refused-tried", "it is late")


class Hurrying(Waiting):
    """One that says what is to be done, in any language."""

    phase = Why.LATE


START = Nim.start(["Ada", "Bo"], seed=1)
FALLEN = START.play(Fall(2))


@pytest.mark.parametrize(
    ("game", "given", "kept"),
    [
        (START, Fall(True), Fall(1)),
        (START, Fall(2.0), Fall(2)),  # type: ignore[arg-type]
        (FALLEN, Take(np.int64(1), 1.0), Take(1, 1)),  # type: ignore[arg-type]
        (FALLEN, Take(np.array([3]), 2), Take(3, 2)),  # type: ignore[arg-type]
    ],
)
def test_of_a_move_that_is_equal_to_a_legal_one_the_legal_one_is_kept(game: Nim, given: Any, kept: Any) -> None:
    after = game.play(given)
    assert repr(after.last_move) == repr(kept)
    assert Nim.parse(str(after)) == after and after.legal_moves()


@pytest.mark.parametrize("given", [np.array([1, 2]), mock.ANY, Take, None])
def test_what_is_no_move_is_refused(given: Any) -> None:
    with pytest.raises(IllegalMove, match="which is no move, is not legal"):
        FALLEN.play(given)


def test_the_text_of_a_move_is_played() -> None:
    move = FALLEN.legal_moves()[0]
    assert FALLEN.play(str(move)) == FALLEN.play(move)
    with pytest.raises(NotationError, match="'fly' is not a move"):
        FALLEN.play("fly")


def test_a_game_is_the_sequence_of_its_states() -> None:
    states = states_of(FALLEN)
    assert len(FALLEN) == len(states) == FALLEN.ply + 1
    assert list(FALLEN) == states
    assert [FALLEN[ply] for ply in range(len(states))] == states
    assert FALLEN[-1] == FALLEN and FALLEN[-len(states)] == START
    for wrong in (len(states), -len(states) - 1):
        with pytest.raises(IndexError, match="the game has plies 0 to 1, not"):
            FALLEN[wrong]


@pytest.mark.parametrize("given", [Take(3, 3), Fall(1), Take(np.array([1, 2]), 1)])  # type: ignore[arg-type]
def test_a_move_that_is_none_of_the_legal_ones_is_refused(given: Any) -> None:
    with pytest.raises(IllegalMove, match="because it is none of the legal moves"):
        FALLEN.play(given)


def test_a_state_that_is_a_dataclass_keeps_its_short_repr() -> None:
    assert repr(FALLEN) == "<Game of Ada, Bo: round 1, ply 1>"


def test_a_result_need_not_say_why() -> None:
    assert Result((0,)).reason == ""


def test_a_state_begins_with_its_defaults_and_its_setup_says_what_it_is_begun_with() -> None:
    assert (Waiting.headline, Waiting.setup_type, Nim.setup_type) == ("WAIT!", GameSetup, type(START.setup))
    game = Waiting.begin(Waiting.setup_type.of(["Ada", "Bo"], seed=1))
    assert (game.left, game.moves) == (3, ()) and Waiting.parse(str(game)) == game


def test_where_a_game_stands_is_told_in_any_language() -> None:
    for kind, doing, message in (
        (Waiting, "a move is to be made", "refused-while-playing"),
        (Hurrying, "it is late", "refused-tried"),
    ):
        game = kind.begin(GameSetup.of(["Ada", "Bo"], seed=1))
        with pytest.raises(IllegalMove) as refused:
            game.play(Take(2, 2))
        where = f"Ada is to move ({doing}) at ply 0"
        assert str(refused.value) == f"take 2 of 2 is not legal, because it is none of the legal moves: {where}"
        assert refused.value.said is not None
        assert refused.value.said.values["where"].values["phase"].message == message


def test_the_class_of_a_state_gets_what_it_does_not_say_itself() -> None:
    class Named(Setup):
        """A setup of another name."""

    @dataclass(frozen=True)
    class Short(Idle):
        setup: Setup
        left: int = 5

        title = "Short one"

    @dataclass(frozen=True)
    class Own(Idle):
        history: History[Take]
        setup: Setup
        left: int = 5

        title, headline, setup_type = "Own", "Its own line", Named

    @dataclass(frozen=True)
    class Less(Short):
        left: int = 4

    assert [kind.headline for kind in (Short, Own, Less, Hurrying)] == [
        "SHORT ONE",
        "Its own line",
        "SHORT ONE",
        "WAIT!",
    ]
    assert [kind.setup_type for kind in (Short, Own, Less, Hurrying)] == [Setup, Named, Setup, GameSetup]
    names = [[one.name for one in fields(kind)] for kind in (Short, Own, Less)]
    assert names == [["setup", "left", "history"], ["history", "setup", "left"], ["setup", "left", "history"]]
    setup = Setup.of(["Ada", "Bo"], 1)
    for short, other in ((Short.begin(setup), Short.begin(setup)), (Less.begin(setup), Less.begin(setup))):
        assert short == other and short.history == History()
        assert repr(short) == "<Game of Ada, Bo: round 1, ply 0>"
    with pytest.raises(TypeError, match="history"):
        Own.begin(setup)


def test_two_play_if_a_setup_does_not_say_how_many() -> None:
    with pytest.raises(GameError, match=r"^two people play, not 1$"):
        GameSetup.of(["Ada"], seed=1)


def test_a_game_that_says_no_more_than_it_must_has_one_round_and_no_chance_and_does_not_go_on() -> None:
    game = Waiting.begin(Waiting.setup_type.of(["Ada", "Bo"], seed=1))
    assert (game.round, game.chances()) == (1, ())
    for go_on in (lambda: game.play(Take(1, 1)), lambda: game._drawn("1")):
        with pytest.raises(NotImplementedError):
            go_on()
