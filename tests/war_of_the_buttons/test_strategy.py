"""The bots: what they play is legal, games end, and who takes what is worth most at once beats chance."""

from __future__ import annotations

import pytest

from buttons_widgets.war_of_the_buttons import CHANCE, Game, GreedyBot, PlayoutBot, RandomBot, WatchfulBot
from buttons_widgets.war_of_the_buttons.kind import WAR_OF_THE_BUTTONS as WAR
from tests.uncompiled import uncompile
from tests.war_of_the_buttons.view.test_coach import LAST_ROUND
from tests.war_of_the_buttons.view.village import states_of

GAMES, MOST_PLIES = 40, 400


def test_the_easy_bot_beats_chance_and_never_stalls() -> None:
    won = 0
    for seed in range(GAMES):
        seat = seed % 2
        bots = [RandomBot(seed=seed), RandomBot(seed=seed)]
        bots[seat] = GreedyBot(seed=seed)  # type: ignore[call-overload]
        *_, last = states_of(seed, 2, bots)
        assert last.ply < MOST_PLIES
        won += last.result is not None and last.result.winners == (seat,)
    assert won >= 36


def test_it_plays_the_same_game_again_and_reads_back_from_its_text() -> None:
    games = [states_of(3, 2, [GreedyBot(seed=5), RandomBot(seed=1)])[-1] for _ in range(2)]
    assert games[0] == games[1]
    text = WAR.bot_text(GreedyBot(seed=5))
    assert text == "GreedyBot()" and isinstance(WAR.parse_bot(text), GreedyBot)


# The best bot


def test_it_wins_when_it_can() -> None:
    game = Game.at_table(LAST_ROUND, ["Ada", "Bo"], seed=1)
    for seed in range(3):
        state, bot = game, PlayoutBot(seed=seed)
        while state.to_move is not None:
            state = state.play(state.chance_move() if state.to_move is CHANCE else bot(state))
        assert state.table.round == 4 and state.result is not None and state.result.winners == (0,)


def test_its_choice_depends_on_its_seed_and_not_on_the_chance_of_the_game() -> None:
    begun = [Game.start(["Ada", "Bo"], seed=seed) for seed in ("one", "two")]
    table = next(state.table for state in states_of(3, 2, [GreedyBot(seed=1)] * 2) if state.to_move == 1)
    choices = {PlayoutBot(seed=5)(Game.at_table(table, game.names, seed=game.setup.seed)) for game in begun}
    assert len(choices) == 1
    text = WAR.bot_text(PlayoutBot(seed=5))
    assert text == "PlayoutBot()" and isinstance(WAR.parse_bot(text), PlayoutBot)


def test_without_compiled_loops_it_decides_as_the_bot_that_plays_on(monkeypatch: pytest.MonkeyPatch) -> None:
    uncompile(monkeypatch)
    for state in states_of(4, 2, [GreedyBot(seed=1)] * 2)[:60]:
        if isinstance(state.to_move, int):
            assert PlayoutBot(seed=1).worths(state) == WatchfulBot(seed=1).worths(state)


@pytest.mark.thorough
@pytest.mark.parametrize(("players", "games"), [(2, 8), (4, 8)])
def test_it_wins_far_more_than_its_share_among_the_next_best(players: int, games: int) -> None:
    won = 0.0
    for number in range(games):
        seat = number % players
        bots = [WatchfulBot(seed=f"{number} {at}") for at in range(players)]
        bots[seat] = PlayoutBot(seed=number)
        *_, last = states_of(number, players, bots)
        assert last.result is not None and last.round < 20
        won += (seat in last.result.winners) / len(last.result.winners)
    # By its share alone it would win 4 of 8 games of two, and 7 or more once in thirty such tests.
    assert won >= 7
