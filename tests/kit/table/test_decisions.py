"""Who is asked at a table, and what is decided in one go: dice and places together, several moves, nothing at all."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Any, Self

import pytest

from buttons_widgets.kit import testing
from buttons_widgets.kit.dice.die import Die
from buttons_widgets.kit.rules.errors import IllegalMove
from buttons_widgets.kit.rules.game import Result
from buttons_widgets.kit.rules.moves import MoveTexts, TextMove
from buttons_widgets.kit.rules.setup import GameSetup
from buttons_widgets.kit.rules.state import State
from buttons_widgets.kit.table.kind import Kind
from buttons_widgets.kit.table.scene import Action, DiceShown, Draft, Moves, Refusal, Scene
from buttons_widgets.kit.table.session import Session
from buttons_widgets.kit.table.table import Table
from buttons_widgets.kit.table.view import View
from tests.hands import Hands, pick_die, plain, press_key

GOAL = 12


@dataclass(frozen=True, slots=True)
class Add(TextMove):
    """Add 1 to 3; with 0, who has added 3 the first time passes."""

    number: int

    form = "add {number}"


class Reason(StrEnum):
    LAST = "added last"


@dataclass(frozen=True)
class Setup(GameSetup):
    seats = range(1, 4)


@dataclass(frozen=True)
class Adding(State[Add]):
    """Everybody adds twice in turn, and never so that it becomes more than twelve; whoever adds last wins."""

    setup: Setup
    total: int = 0

    title, example = "Adding", "Add(1)"
    texts = MoveTexts[Add](Add, "add 2")

    @property
    def to_move(self) -> int | None:
        return None if self.total == GOAL else self.ply // 2 % len(self.names)

    @property
    def result(self) -> Result | None:
        return Result(((self.ply - 1) // 2 % len(self.names),), Reason.LAST) if self.total == GOAL else None

    def legal_moves(self) -> Sequence[Add]:
        return [Add(number) for number in range(1, min(3, GOAL - self.total) + 1)]

    def _made(self, move: Add) -> Self:
        return self._next(move, total=self.total + move.number)


class AddingView(View[Adding, Add]):
    """Dice are chosen by a click or a letter, and added by a button: one, or two in one go. A last 1 is forced."""

    def asks(self, game: Adding) -> bool:
        return len(game.legal_moves()) > 1

    def dice(self, scene: Scene[Adding]) -> DiceShown:
        chosen = scene.draft or ()
        dice = [Die(value, "blue", pick=scene.decides, chosen=place in chosen) for place, value in enumerate((1, 2, 3))]
        return DiceShown(dice, "1, 2, 3")

    def _toggled(self, scene: Scene[Adding], place: int) -> Draft:
        chosen = set(scene.draft or ()) ^ {place}
        return Draft(tuple(sorted(chosen)) or None)

    def pick_die(self, scene: Scene[Adding], index: int) -> Draft | Refusal:
        if scene.game.total + index + 1 > GOAL:
            return Refusal("that is too much")
        return self._toggled(scene, index)

    def actions(self, scene: Scene[Adding]) -> Sequence[Action]:
        chosen = scene.draft or ()
        moves = [Add(place + 1) for place in chosen]
        game = scene.game
        fits = len(moves) == 1 or (len(moves) == 2 and game.ply % 2 == 0)
        fits = fits and game.total + sum(move.number for move in moves) <= GOAL
        made = (Moves(moves) if len(moves) > 1 else moves[0]) if fits else None
        return [
            Action("one", "the 1", key="o", move=self._toggled(scene, 0)),
            Action("add", "Add", key="d", move=made, ready=fits, main=True),
        ]


class AddingKind(Kind[Adding, Add]):
    name, code_word, state = "adding", "ADDING", Adding
    seats = Setup.seats
    view = AddingView()


KIND = AddingKind()


def table_of(game: Adding, *bots: Any) -> Table:
    return Table(KIND, Session(game, list(bots), KIND.view.asks), KIND.words("en"), pace="once")


def added(*numbers: int) -> Adding:
    return Adding.begin(Setup.of(["Ada", "Bo"], 1)).replay(map(Add, numbers))


@pytest.mark.parametrize("check", testing.CHECKS, ids=lambda check: check.__name__)
def test_such_a_game_passes_the_checks_of_every_game(check: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(testing, "GAMES", 3)
    check(KIND)


def test_dice_are_chosen_and_let_go_by_clicks_and_letters_before_a_move_is_made() -> None:
    table = table_of(added(), None, None)
    hands = Hands(table)
    pick_die(table.parts.tray, 1)
    assert [die["chosen"] for die in table.parts.tray.dice] == [False, True, False]
    assert table.game.ply == 0 and "add" in hands.actions
    pick_die(table.parts.tray, 1)
    assert [die["chosen"] for die in table.parts.tray.dice] == [False] * 3 and "add" not in hands.actions
    press_key(table.parts.frame, "o")
    pick_die(table.parts.tray, 2)
    assert [die["chosen"] for die in table.parts.tray.dice] == [True, False, True]
    press_key(table.parts.frame, "d")
    assert [move.number for move in table.game.moves] == [1, 3]
    assert [die["chosen"] for die in table.parts.tray.dice] == [False] * 3  # of the next decision nothing is chosen


def test_a_die_that_may_not_be_chosen_says_why() -> None:
    table = table_of(added(3, 3, 3, 1), None, None)
    pick_die(table.parts.tray, 2)
    assert plain(table.parts.notice.value) == "that is too much"


def test_what_is_decided_in_one_go_is_undone_and_done_again_in_one_go() -> None:
    table = table_of(added(), None, None)
    for die in (0, 1):
        pick_die(table.parts.tray, die)
    Hands(table).press("add")
    assert (table.game.ply, table.game.to_move) == (2, 1)
    table.undo()
    assert (table.game.ply, table.session.can_undo) == (0, False)
    table.redo()
    assert table.game.ply == 2
    # What is played after that one by one is undone one by one.
    table.session.undo()
    table.session.play(Add(1))
    table.session.play(Add(1))
    assert [table.session.undo(), table.game.ply, table.session.undo(), table.game.ply] == [True, 1, True, 0]


def test_what_is_decided_anew_within_what_was_decided_in_one_go_is_undone_by_itself() -> None:
    session = Session(added(), [None, None])
    session.play(Add(1), Add(2))
    session.go_to(1)
    session.play(Add(3))
    assert [session.undo(), session.game.ply, session.undo(), session.game.ply] == [True, 1, True, 0]


def test_of_several_moves_none_is_made_if_one_is_not_allowed() -> None:
    session = Session(added(3, 3, 3), [None, None])
    before = session.game
    with pytest.raises(IllegalMove):
        session.play(Add(2), Add(2))
    assert session.game is before and session.states[-1] is before


def test_whoever_has_nothing_to_choose_is_not_asked() -> None:
    table = table_of(added(3, 3, 3), None, None)
    pick_die(table.parts.tray, 1)
    Hands(table).press("add")  # 11: Ada can only add 1
    assert table.game.to_move is None
    assert [move.number for move in table.game.moves] == [3, 3, 3, 2, 1]
    # Undo goes back to what somebody has decided.
    table.undo()
    assert table.game.ply == 3
