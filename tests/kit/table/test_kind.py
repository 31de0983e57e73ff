"""What a kind has that its game does not declare: seats, messages, and a start that refuses what it does not know."""

from __future__ import annotations

import pytest

from buttons_widgets.button_up.kind import BUTTON_UP, ButtonUp
from buttons_widgets.kit.rules.errors import GameError
from buttons_widgets.kit.table.kind import Kind
from tests.nim import NimKind
from tests.nim_rules import SEATS, Move, Nim


class Bare(Kind[Nim, Move]):
    name, state = "bare_nim", Nim


class Mine(ButtonUp):
    """A class of somebody's notebook, whose room is no file."""

    __module__ = "__main__"


def test_as_many_can_play_as_the_setup_says() -> None:
    assert Bare().seats == SEATS
    assert {len(Bare().start(["Ada", "Bo", "Cy"][:players]).names) for players in Bare().seats} == set(SEATS)


@pytest.mark.parametrize("kind", [ButtonUp(), Mine()], ids=["its own", "derived"])
def test_a_kind_has_the_messages_of_what_it_is_derived_from(kind: ButtonUp) -> None:
    assert kind.messages == BUTTON_UP.messages is not None
    assert kind.words("en").say("game-name") == "Button Up!"


def test_codes_begin_with_the_name_in_capital_letters_if_nothing_else_is_said() -> None:
    game = Bare().start(["Ada"], seed=1)
    assert Bare().write_code(game).startswith("BARENIM1") and BUTTON_UP.code_word == "BUTTONUP"


def test_a_kind_without_messages_has_the_kit_s_alone() -> None:
    assert Bare().messages is NimKind().messages is None


def test_what_a_game_does_not_know_is_refused_at_its_start() -> None:
    with pytest.raises(GameError, match=r"^there is no option heap: the options are heaps, sides$"):
        Bare().start(["Ada"], heap=(3,))
    with pytest.raises(GameError, match=r"^the players of Nim choose nothing for their seats, not \['red', None\]$"):
        Bare().start(["Ada", "Bo"], ["red", None])
    assert Bare().start(["Ada", "Bo"], [None, None], seed=1) == Bare().start(["Ada", "Bo"], seed=1)


def test_the_same_again_has_the_same_options_and_fresh_chance() -> None:
    game = Bare().start(["Ada", "Bo"], seed=1, heaps=(5,), sides=2)
    again = Bare().same_again(game.play(game.chance_move()))
    assert again.ply == 0 and again.seed != game.seed
    assert again.reseeded(1) == game
