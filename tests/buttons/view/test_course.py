"""The course of a game: stars by round, and the sentence on what decided it."""

from __future__ import annotations

from dataclasses import replace

import pytest

from buttons_widgets.buttons.rules.ending import Reason, Result
from buttons_widgets.buttons.rules.game import Game
from buttons_widgets.buttons.view.course import busts, course_of, stars_by_round, what_decided
from buttons_widgets.buttons.view.sentences import game_words
from buttons_widgets.kit.rules.history import states_of
from tests.played import lying, played, started
from tests.prepared import line_game

WORDS = game_words("en")
CELLS = [(row, column) for row in (1, 3, 5) for column in range(1, 7)]


def staged(*rounds: tuple[int, ...], reason: Reason = Reason.STARS, winners: tuple[int, ...] = (0,)) -> list[Game]:
    """States of a game in which the players have so many stars after each round, as far as the course looks at them."""
    start = started(len(rounds[0]), seed=1)
    states = [start]
    for number, stars in enumerate(rounds, start=2):
        game = replace(start, round=number)
        for seat, count in enumerate(stars):
            game = lying(game, seat, stars=CELLS[:count])
        states.append(game)
    lines = tuple(seat in winners and "line" in reason for seat in range(len(rounds[0])))
    return [*states[:-1], replace(states[-1], round=len(rounds), result=Result(winners, reason, rounds[-1], lines))]


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_stars_by_round_begin_with_none_and_end_with_all(players: int) -> None:
    states = states_of(played(started(players, seed="course"), 10_000, 4))
    counts = stars_by_round(states)
    assert [values[0] for values in counts] == [0] * players
    assert {len(values) for values in counts} == {states[-1].round + 1}
    assert tuple(values[-1] for values in counts) == states[-1].result.stars  # type: ignore[union-attr]
    assert all(values == sorted(values) for values in counts)


def test_the_line_of_five_decided_it() -> None:
    states = states_of(line_game())
    said = what_decided(states, WORDS)
    assert said == f"The line of five decided it: Ada completed it in round {states[-1].round}."
    fewer = staged((3, 4), (6, 9), reason=Reason.LINE)
    assert what_decided(fewer, WORDS).endswith("Ada completed it in round 2, with fewer stars than Bo.")


def test_the_winner_came_ahead_for_good_in_a_round() -> None:
    # The biggest swing was in round 1, but Bo led after rounds 3 and 4.
    states = staged((4, 0), (4, 3), (5, 6), (7, 8), (10, 9), (12, 10))
    assert what_decided(states, WORDS) == "Ada came ahead of Bo for good in round 5."
    assert what_decided(staged((2, 3), (7, 4), (12, 9)), WORDS) == "Ada came ahead of Bo for good in round 2."
    # To be level is not to be ahead.
    assert what_decided(staged((3, 1), (6, 6), (12, 9)), WORDS) == "Ada came ahead of Bo for good in round 3."
    assert what_decided(staged((2, 0), (7, 4), (12, 9)), WORDS) == "Ada was ahead of Bo from the first round on."
    # Of two who came as near, the one who was overtaken last.
    assert what_decided(staged((4, 2, 5), (12, 9, 9)), WORDS) == "Ada came ahead of Cy for good in round 2."
    assert what_decided(staged((4, 5, 2), (12, 9, 9)), WORDS) == "Ada came ahead of Bo for good in round 2."


def test_a_bust_is_told_if_it_cost_what_was_missing() -> None:
    found = []
    for seed in range(40):
        states = states_of(played(started(2, seed=f"dear {seed}"), 10_000, seed))
        said = what_decided(states, WORDS)
        if "bust in round" in said:
            result = states[-1].result
            assert result is not None
            loser = 1 - result.winners[0]
            gap = max(result.stars) - min(result.stars)
            dear = [bust for bust in busts(states) if bust.seat == loser and bust.stars >= gap]
            assert said.startswith(
                f"{states[-1].names[loser]}’s bust in round {max(dear, key=lambda b: b.stars).round}"
            )
            assert said.endswith(
                f"In the end {states[-1].names[1 - loser]} was only {gap} star{'s'[: gap != 1]} ahead."
            )
            found.append(said)
        else:
            assert said.startswith(("Ada ", "Bo ", "The line of five", "Nothing came between"))
    assert found


def test_nothing_came_between_those_who_share_the_win_if_they_were_level_throughout() -> None:
    states = staged((3, 3), (12, 12), reason=Reason.SHARED, winners=(0, 1))
    assert what_decided(states, WORDS) == "Nothing came between Ada and Bo: they were level after every round."
    states = staged((3, 4), (6, 6), (9, 7), (12, 12), reason=Reason.SHARED, winners=(0, 1))
    assert what_decided(states, WORDS) == "Ada and Bo ended level: they came level for good in round 4."
    states = staged((3, 4), (6, 6), (7, 7), (12, 12), reason=Reason.SHARED, winners=(0, 1))
    assert what_decided(states, WORDS) == "Ada and Bo ended level: they came level for good in round 2."


def test_practice_has_a_best_round() -> None:
    states = states_of(played(started(1, seed="alone"), 10_000, 4))
    said = what_decided(states, WORDS)
    assert said.startswith("Your best round was round ")
    assert "bust" in said
    assert what_decided(states[:-1], WORDS) == ""


def test_a_course_has_a_line_for_each_player_and_a_goal_where_it_can_be_reached() -> None:
    course = course_of(states_of(line_game()), WORDS)
    assert [(line.name, line.won) for line in course.lines] == [("Ada", True), ("Berta", False), ("Cosimo", False)]
    assert (course.title, course.goal) == ("Stars by round", 12)
    small = course_of(states_of(played(started(2, size=3, seed=1), 10_000, 1)), WORDS)
    assert small.goal is None
