"""Who is to move: a seat, or chance, or nobody."""

from __future__ import annotations

import pytest

from buttons_widgets.kit.rules.errors import GameError
from buttons_widgets.kit.rules.game import CHANCE, mover_of
from tests.nim_rules import Fall, Nim, Take

START = Nim.start(["Ada", "Bo"], 1, heaps=(1,), sides=1)


def test_nobody_is_to_move_where_dice_fall_or_the_game_is_over() -> None:
    assert mover_of(START.play(Fall(1))) == 0
    for game in (START, START.replay([Fall(1), Take(1, 1)] * 2)):
        with pytest.raises(GameError, match=r"^no player is to move in this state, so there is nothing to decide$"):
            mover_of(game)


def test_chance_is_shown_by_its_name() -> None:
    assert repr(CHANCE) == repr(START.to_move) == "CHANCE"
