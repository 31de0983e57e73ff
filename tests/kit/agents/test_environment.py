"""Games of the kit as environments for agents: PettingZoo's own tests, rewards, seeds, the end, bad input."""

from __future__ import annotations

import random
import subprocess
import sys
import warnings
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

from buttons_widgets import CHANCE, Game, environment
from buttons_widgets.kit.agents.environment import environment_of
from buttons_widgets.kit.rules.errors import GameError, IllegalMove
from tests.every_game import KINDS
from tests.nim import NIM, PLAIN_NIM

CODED = [kind for kind in (*KINDS, NIM) if kind.coding]
TABLES = [(kind, players) for kind in CODED for players in kind.seats]
SMALL = ["rby/gry/ybg"] * 2
DICTIONARY = {
    # PettingZoo warns of every observation that is a dictionary, unless it is one of its own games.
    "Observation is not a NumPy array",
    "Observation space for each agent probably should be gymnasium.spaces.box or gymnasium.spaces.discrete",
}


@pytest.mark.parametrize(("kind", "players"), TABLES, ids=lambda part: getattr(part, "name", str(part)))
def test_every_game_passes_pettingzoo_s_own_tests(kind: Any, players: int) -> None:
    with warnings.catch_warnings(record=True) as heard:
        warnings.simplefilter("always")
        api_test(environment_of(kind, players), num_cycles=200)
        seed_test(lambda: environment_of(kind, players), num_cycles=200)
    assert {str(one.message) for one in heard} <= DICTIONARY


def played(env: Any, seed: int) -> tuple[Any, dict[str, float], dict[str, float]]:
    """Play an episode by random legal actions.

    Returns:
        The environment without its wrappers, what each agent got in the last step, and what it got in all.
    """
    chooser, plain = random.Random(seed), env.unwrapped
    env.reset(seed=seed)
    total: dict[str, float] = dict.fromkeys(env.possible_agents, 0.0)
    last = dict(total)
    while not any(plain.terminations.values()) and not any(plain.truncations.values()):
        env.step(chooser.choice(np.flatnonzero(env.last()[0]["action_mask"])))
        last = dict(plain.rewards)
        total = {agent: total[agent] + reward for agent, reward in last.items()}
    return plain, last, total


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("kind", CODED, ids=lambda kind: kind.name)
def test_the_winners_share_what_the_others_lose(kind: Any, players: int) -> None:
    if players not in kind.seats:
        players = max(kind.seats)
    for seed in range(8):
        plain, last, total = played(environment_of(kind, players), seed)
        winners = plain.game.result.winners
        assert sum(last.values()) == pytest.approx(0)
        assert {seat for seat, reward in enumerate(last.values()) if reward > 0} == (
            set(winners) if len(winners) < players else set()
        )
        assert total == last


def test_a_player_alone_wins_1() -> None:
    assert played(environment(1, ["rby/gry/ybg"]), 1)[2] == {"player_0": 1.0}


def test_with_scores_every_step_pays_the_stars_it_placed() -> None:
    plain, _, total = played(environment(2, SMALL, reward="score"), 3)
    assert list(total.values()) == [plain.game.stars(0), plain.game.stars(1)]
    assert sum(total.values()) > 0


def test_what_was_played_is_a_legal_game() -> None:
    plain, _, _ = played(environment(3), 5)
    game = plain.game.start_state()
    for move in plain.game.moves:
        assert move in game.legal_moves()
        game = game.play(move)
    assert game == plain.game


def test_a_seed_decides_this_episode_and_the_next_ones() -> None:
    one, other = environment(), environment()
    games = []
    for env in (one, other):
        env.reset(seed=7)
        first = env.unwrapped.game.setup
        env.reset()
        games.append((first, env.unwrapped.game.setup))
    assert games[0] == games[1]
    assert games[0][0].seed != games[0][1].seed


def test_what_an_agent_sees_does_not_tell_the_dice_to_come() -> None:
    env = environment(2, cards=["ry", "bg"])
    seen = []
    for seed in (1, 2):
        env.reset(seed=seed)
        seen.append(env.last()[0])
    np.testing.assert_equal(seen[0], seen[1])


def test_nobody_else_may_act() -> None:
    env = environment()
    env.reset(seed=1)
    waiting = next(agent for agent in env.agents if agent != env.agent_selection)
    assert not env.observe(waiting)["action_mask"].any()


@pytest.mark.filterwarnings("ignore:.*Illegal move")
def test_an_illegal_action_ends_the_episode_and_costs_1() -> None:
    env = environment()
    env.reset(seed=1)
    agent = env.agent_selection
    env.step(37)  # to opt out with no button
    assert env.terminations == {"player_0": True, "player_1": True}
    assert env.rewards[agent] == -1
    with pytest.raises(IllegalMove, match="action 37 is not legal: see the action mask"):
        env.unwrapped.reset(seed=1) or env.unwrapped.step(37)


def test_an_endless_game_is_cut_short() -> None:
    env = environment(2, SMALL, most_decisions=9)
    plain, _, _ = played(env, 1)
    assert plain.truncations == {"player_0": True, "player_1": True}
    assert not any(plain.terminations.values())


def test_it_is_shown_as_text_and_as_a_picture() -> None:
    for mode, beginning in (("ansi", "BUTTONS\n"), ("svg", "<svg")):
        env = environment(render_mode=mode)
        env.reset(seed=1)
        assert env.render().startswith(beginning)
    assert "seed hidden" in environment_shown("ansi")


def environment_shown(mode: str) -> str:
    env = environment(render_mode=mode)
    env.reset(seed=1)
    return str(env.render())


@pytest.mark.parametrize(
    ("arguments", "text"),
    [
        ({"players": 5}, "1 to 4 can play, not 5"),
        ({"players": "two"}, "1 to 4 can play, not 'two'"),
        ({"reward": "money"}, "the reward is 'win' or 'score', not 'money'"),
        ({"reward": []}, r"the reward is 'win' or 'score', not \[\]"),
        ({"most_decisions": 0}, "an episode has at least 1 decision, not 0"),
        ({"render_mode": "human"}, "the render mode is 'ansi', 'svg' or None, not 'human'"),
        ({"layouts": ["A"]}, "layout"),
        ({"cards": ["r"]}, "card"),
    ],
)
def test_bad_arguments_are_refused_in_words(arguments: dict[str, Any], text: str) -> None:
    with pytest.raises(GameError, match=text):
        environment(**arguments)


@pytest.mark.parametrize("seed", [-1, 1.5, "tea", [1]])
def test_a_seed_that_is_no_whole_number_is_refused_in_words(seed: Any) -> None:
    env = environment(2, SMALL)
    with pytest.raises(GameError, match="the seed of an episode is a whole number from 0 on, not"):
        env.reset(seed=seed)


def test_a_game_without_numbers_says_so() -> None:
    with pytest.raises(GameError, match="plain nim has no coding"):
        environment_of(PLAIN_NIM, 2)


def test_without_pettingzoo_it_says_what_to_install() -> None:
    code = (
        "import sys; sys.modules['pettingzoo'] = None\n"
        "from buttons_widgets import GameError, environment\n"
        "try:\n    environment()\nexcept GameError as error:\n    print(error)"
    )
    answer = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=60)
    assert answer.stdout == "an environment needs the package pettingzoo: pip install 'buttons-widgets[agents]'\n"


def test_what_was_learnt_plays_as_a_bot() -> None:
    """In the same game, with the same dice, the bot makes the moves that the agent made."""
    env = environment(2, SMALL)
    env.reset(seed=4)
    start = env.unwrapped.game
    for _ in env.agent_iter():
        seen, _, terminated, truncated, _ = env.last()
        env.step(None if terminated or truncated else rightmost(seen))
    bot, game = env.unwrapped.bot(rightmost), start
    while game.to_move is not None:
        game = game.play(game.chance_move() if game.to_move is CHANCE else bot(game.seen_by(game.to_move)))
    assert game == env.unwrapped.game


def rightmost(seen: Any) -> Any:
    return seen["action_mask"].nonzero()[0][-1]


def test_a_bot_refuses_another_game_and_an_illegal_action_in_words() -> None:
    bot = environment(2, SMALL).unwrapped.bot(rightmost)
    with pytest.raises(GameError, match="trained with another number of players or boards of another size"):
        bot(Game.start(["Ada", "Bo", "Cy"], layouts=["rby/gry/ybg"] * 3))
    with pytest.raises(GameError, match="action 10 is not legal: see the action mask"):
        environment(2, SMALL).unwrapped.bot(lambda seen: 10)(Game.start(["Ada", "Bo"], layouts=SMALL))
