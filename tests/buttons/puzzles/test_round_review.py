"""Looking back at a round: the worths are those of the exact analysis, and what is lost is what they differ by."""

from __future__ import annotations

from functools import cache
from random import Random

import pytest

from buttons_widgets.buttons.analysis.round_values import RoundValues
from buttons_widgets.buttons.analysis.solve import solve
from buttons_widgets.buttons.puzzles.round_review import decisions_of
from buttons_widgets.buttons.puzzles.solo_round import SoloPlay, class_round_of, exact_play, values_of
from buttons_widgets.buttons.rules.moves import Lay, OptOut, Roll
from buttons_widgets.buttons.rules.phase import Phase
from buttons_widgets.kit.rules.errors import MissingPackageError
from tests.uncompiled import uncompile

ROUND = class_round_of("7b monday")


@cache
def values_of_the_round() -> RoundValues:
    return values_of(ROUND)


def played(seed: int) -> SoloPlay:
    random, play = Random(seed), SoloPlay.of(ROUND)
    while not play.is_over:
        if play.game.phase is Phase.LAY:
            play = play.after(random.choice([move for move in play.game.legal_moves() if isinstance(move, Lay)]))
        elif play.moves and random.random() < 0.2:
            play = play.after(OptOut())
        else:
            play = play.rolled()
    return play


def test_worths_and_losses_are_those_of_the_solver() -> None:
    values = values_of_the_round()
    for seed in range(4):
        play = played(seed)
        found = {(one.rolls, one.dice is None): one for one in decisions_of(play, values)}
        for state, move in zip(play.states, play.moves, strict=False):
            if state.phase not in (Phase.LAY, Phase.DECIDE):
                continue
            solution = solve(state.position(0))
            if state.phase is Phase.LAY:
                comparison = solution.compare([one.cell for one in state.legal_moves() if isinstance(one, Lay)])
            else:
                comparison = solution.compare()
            one = found.pop((state.rolls, state.phase is Phase.DECIDE), None)
            if len(comparison) < 2:
                assert one is None
                continue
            assert one is not None
            text = "roll" if isinstance(move, Roll) else "opt out" if isinstance(move, OptOut) else move.cell
            option = comparison.find(text)
            assert one.worth == pytest.approx(option.value) and one.loss == pytest.approx(option.loss, abs=1e-9)
            assert set(one.best) == {other.choice for other in comparison if other.best}
        assert not found


def test_exact_play_gives_up_nothing() -> None:
    values = values_of_the_round()
    decided = decisions_of(exact_play(SoloPlay.of(ROUND), values), values)
    assert decided and sum(one.loss for one in decided) == 0


def test_without_numba_it_is_not_begun(monkeypatch: pytest.MonkeyPatch) -> None:
    uncompile(monkeypatch)
    with pytest.raises(MissingPackageError):
        values_of(ROUND)
