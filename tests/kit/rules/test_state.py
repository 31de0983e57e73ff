"""What every state does with a move that is given to it: only a legal one is made, and that very one is kept."""

from __future__ import annotations

from typing import Any
from unittest import mock

import numpy as np
import pytest

from buttons_widgets.kit.rules.errors import IllegalMove
from buttons_widgets.kit.rules.game import Result
from tests.nim_rules import Fall, Nim, Take

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


@pytest.mark.parametrize("given", [np.array([1, 2]), mock.ANY, "take 1 of 2", Take, None])
def test_what_is_no_move_is_refused(given: Any) -> None:
    with pytest.raises(IllegalMove, match="which is no move, is not legal"):
        FALLEN.play(given)


@pytest.mark.parametrize("given", [Take(3, 3), Fall(1), Take(np.array([1, 2]), 1)])  # type: ignore[arg-type]
def test_a_move_that_is_none_of_the_legal_ones_is_refused(given: Any) -> None:
    with pytest.raises(IllegalMove, match="because it is none of the legal moves"):
        FALLEN.play(given)


def test_a_state_that_is_a_dataclass_keeps_its_short_repr() -> None:
    assert repr(FALLEN) == "<Game of Ada, Bo: round 1, ply 1>"


def test_a_result_need_not_say_why() -> None:
    assert Result((0,)).reason == ""
