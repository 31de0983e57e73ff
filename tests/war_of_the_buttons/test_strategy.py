"""The bots: what they play is legal, games end, and who takes what is worth most at once beats chance."""

from __future__ import annotations

from buttons_widgets.war_of_the_buttons import GreedyBot, RandomBot
from buttons_widgets.war_of_the_buttons.kind import WAR_OF_THE_BUTTONS as WAR
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
