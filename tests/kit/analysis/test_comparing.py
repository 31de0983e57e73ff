"""Choices that are compared by games: a game of nothing but chance, in which every choice wins with a known chance."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

import numpy as np
import pytest

from buttons_widgets.kit.analysis.comparing import PairedComparison, Played
from buttons_widgets.kit.rules.answer import error_of

CHANCES: Mapping[str, float] = {"best": 0.7, "close": 0.69, "behind": 0.5, "lost": 0.1}
MANY = 40_000


@lru_cache
def drawn(first: int, count: int) -> np.ndarray:
    """The numbers of these games."""
    return np.array([np.random.default_rng(game).random() for game in range(first, first + count)])


class Draws(PairedComparison[str, float]):
    """Each game draws a number, the same for all choices; a choice wins if its chance is above it."""

    def play(self, begin: float, first: int, count: int) -> Played:
        won = (drawn(first, count) < begin).astype(float)
        return Played(10 * won, won)


class Dropped(Draws):
    first_games, drops = 100, True


@pytest.mark.parametrize("kind", [Draws, Dropped])
def test_worths_are_the_chances_within_their_errors(kind: type[Draws]) -> None:
    compared = kind(CHANCES, workers=1)
    compared.grow(3_200, lambda: False)
    for choice, worth in compared.worths.items():
        assert abs(worth.wins - CHANCES[choice]) < 4 * worth.wins.error
        assert worth.points == pytest.approx(10 * worth.wins)
        # Games that both win or both lose say nothing: the loss is known better than the worths.
        assert abs(worth.wins_lost - (0.7 - CHANCES[choice])) <= 4 * worth.wins_lost.error
        assert worth.wins_lost.error < worth.wins.error or choice == "lost"


def test_what_is_surely_behind_is_played_on_no_further() -> None:
    compared = Dropped(CHANCES, workers=1)
    assert compared.in_question == list(CHANCES)
    compared.play_on(100)
    assert "lost" not in compared.in_question
    early = compared.worths["lost"]
    compared.play_on(900)
    assert compared.in_question == ["best", "close"]
    # It is worth as much less than the best one as it was behind; what that one is worth is known better now.
    lost = compared.worths["lost"]
    assert lost.wins_lost == early.wins_lost and compared.games == 1_000
    assert lost.wins == pytest.approx(compared.worths["best"].wins - lost.wins_lost) and abs(lost.wins - 0.1) < 0.15
    assert compared.worths["behind"].wins_lost.error > compared.worths["close"].wins_lost.error
    # Accurate is what is still in question.
    known = compared.worths["close"].wins_lost.error
    assert compared.is_accurate(known) and not compared.is_accurate(known / 2)
    answer = compared.answer(of_wins=True)
    assert [option.choice for option in answer.options] == list(CHANCES)
    assert [option.loss > 0 for option in answer.options] == [False, True, True, True]
    assert all(option.loss > 2 * error_of(option.loss) for option in answer.options[1:])


def test_what_was_dropped_stays_so_and_its_games_are_those_of_the_best() -> None:
    class Hasty(Dropped):
        first_games, lead = 60, 1.5

    near = {f"{number}": 0.5 + number / 1000 for number in range(16)}
    for shift in range(0, 60_000, 6_000):

        class Later(Hasty):
            def play(self, begin: float, first: int, count: int, shift: int = shift) -> Played:
                return super().play(begin, first + shift, count)

        compared, before = Later(near, workers=1), list(near)
        while compared.games < 2_000:
            compared.play_on(max(60, compared.games))
            assert set(compared.in_question) <= set(before) and compared.in_question
            before = compared.in_question
            whole = Later(near, workers=1)
            whole.drops = False  # type: ignore[misc]
            whole.play_on(compared.games)
            best = max(compared.in_question, key=lambda choice: compared.worths[choice].wins)
            for choice in near:
                won, most = (
                    whole._played[one].shares[: len(compared._played[choice].shares)] for one in (choice, best)
                )
                assert compared.worths[choice].wins_lost == pytest.approx(np.mean(most - won))


def test_others_play_all_choices_on() -> None:
    compared = Draws(CHANCES, workers=1)
    compared.play_on(500)
    assert compared.in_question == list(CHANCES)


def test_a_smaller_lead_is_sure_and_drops_sooner() -> None:
    class Hasty(Dropped):
        lead = 1.0

    careful, hasty = Dropped(CHANCES, workers=1), Hasty(CHANCES, workers=1)
    for compared in (careful, hasty):
        compared.play_on(400)
    assert hasty.is_sure(of_wins=True) and not careful.is_sure(of_wins=True)
    assert hasty.in_question == ["best"] and careful.in_question == ["best", "close"]


def test_it_ends_when_one_is_left() -> None:
    compared = Dropped({"best": 0.9, "lost": 0.1}, workers=1)
    compared.grow(MANY, lambda: compared.is_sure(of_wins=True))
    assert compared.games == 100
