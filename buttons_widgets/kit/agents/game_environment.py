"""The environment behind `environment_of`: PettingZoo's calls on one side, a game of the kit on the other."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv

from ..rules.coding import Coding
from ..rules.errors import GameError, IllegalMove, quoted
from ..rules.game import CHANCE
from ..rules.numbers import whole_number
from ..table.kind import Kind

Choose = Callable[[dict[str, Any]], Any]
"""Chooses an action when it is given what an agent observes: `observation` and `action_mask`."""


class AgentBot:
    """A bot that sees a game as an agent does, and chooses actions until they make a move.

    Args:
        make_coding: puts games that begin like a given one into numbers.
        shape: of the observations with which the agent was trained.
        choose: the trained policy.
    """

    def __init__(self, make_coding: Callable[[Any], Coding[Any, Any]], shape: tuple[int, ...], choose: Choose) -> None:
        self._make_coding, self._shape, self._choose = make_coding, shape, choose

    def __call__(self, game: Any) -> Any:
        """The move for a game.

        Raises:
            GameError: the game is of another shape than those of the environment, or the action is not legal.
        """
        coding = self._make_coding(game)
        chosen: tuple[int, ...] = ()
        if coding.shape != self._shape:
            raise GameError("the agent was trained with another number of players or boards of another size")
        while True:
            action = self._choose(observation(coding, game, game.to_move, chosen, acts=True))
            if action not in coding.legal(game, chosen):
                raise GameError(f"action {quoted(action)} is not legal: see the action mask")
            chosen += (int(action),)
            if (move := coding.move(game, chosen)) is not None:
                return move


def observation(
    coding: Coding[Any, Any], game: Any, seat: int, chosen: tuple[int, ...], *, acts: bool
) -> dict[str, Any]:
    """What an agent observes.

    Args:
        chosen: the actions of the move to come that are chosen already.
        acts: whether the agent is to choose an action now.
    """
    mask = np.zeros(len(coding.actions), np.int8)
    if acts:
        mask[list(coding.legal(game, chosen))] = 1
    return {"observation": coding.observe(game, seat, chosen), "action_mask": mask}


class GameEnvironment(AECEnv):
    """A game of the kit, in which agents play one at a time (the AEC form), without PettingZoo's wrappers.

    Make one with `environment_of`. The agents are `player_0`, `player_1` and so on, clockwise. An observation is a
    dictionary: `observation` holds planes, as the game's `Coding` says, and `action_mask` a 1 for each action that is
    legal now, none for an agent that is not to move. `reset(seed=…)` decides the deal and all dice, which belong to the
    environment and are no agent. An illegal action ends the episode, with a reward of -1 for the agent that chose it.

    Attributes:
        game: the state of the game; agents see it by `observe` only.
        coding: what actions and planes mean.
    """

    def __init__(
        self,
        kind: Kind[Any, Any],
        players: int,
        reward: str,
        most_decisions: int,
        render_mode: str | None,
        options: Mapping[str, Any],
    ) -> None:
        super().__init__()
        if kind.coding is None:
            raise GameError(f"{kind.name} has no coding: it is not put into numbers for agents")
        self.metadata = {"name": kind.name, "render_modes": ["ansi", "svg"], "is_parallelizable": False}
        self.render_mode = render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(players)]
        self.agents: list[str] = []
        self._kind, self._reward, self._most_decisions, self._options = kind, reward, most_decisions, dict(options)
        self._random = np.random.default_rng()
        self.game = self._start()
        self.coding = kind.coding(self.game)
        self.action_spaces = {agent: spaces.Discrete(len(self.coding.actions)) for agent in self.possible_agents}
        self.observation_spaces = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(0, self.coding.most, self.coding.shape, np.int8),
                    "action_mask": spaces.Box(0, 1, (len(self.coding.actions),), np.int8),
                }
            )
            for agent in self.possible_agents
        }

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin an episode.

        Args:
            seed: decides the deal and the dice of this episode and, if it is left out next time, of all that follow.
            options: none are known; PettingZoo hands them on.

        Raises:
            GameError: the seed is no whole number from 0 on.
        """
        if seed is not None:
            number = whole_number(seed)
            if number is None or number < 0:
                raise GameError(f"the seed of an episode is a whole number from 0 on, not {quoted(seed)}")
            self._random = np.random.default_rng(seed)
        self.game = self._start()
        self.agents = self.possible_agents[:]
        self.rewards: dict[str, float] = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._chosen: tuple[int, ...] = ()
        self._decisions = 0
        self._go_on()

    def step(self, action: Any) -> None:
        """Take an action for the agent that is to move; dice that have to fall then, fall.

        Raises:
            IllegalMove: the action is not legal. (The wrappers end the episode instead.)
        """
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action not in self.coding.legal(self.game, self._chosen):
            raise IllegalMove(f"action {quoted(action)} is not legal: see the action mask")
        self._cumulative_rewards[agent] = 0.0
        self._chosen += (int(action),)
        self._decisions += 1
        before, move = self.game, self.coding.move(self.game, self._chosen)
        if move is not None:
            self._chosen = ()
            self.game = before.play(move)
            self._go_on()
        self.rewards = {one: self._gain(before, seat) for seat, one in enumerate(self.possible_agents)}
        self.terminations = dict.fromkeys(self.agents, self.game.to_move is None)
        cut = self.game.to_move is not None and self._decisions >= self._most_decisions
        self.truncations = dict.fromkeys(self.agents, cut)
        self._accumulate_rewards()
        if cut or self.game.to_move is None:
            self._deads_step_first()

    def observe(self, agent: str) -> dict[str, Any]:
        """What an agent sees now, and which actions it has."""
        acts = agent == self.agent_selection and isinstance(self.game.to_move, int)
        return observation(self.coding, self.game, self.possible_agents.index(agent), self._chosen, acts=acts)

    def bot(self, choose: Choose) -> AgentBot:
        """A bot that plays by what an agent has learnt here, at a table or in a tournament with as many players.

        Args:
            choose: given what an agent observes (`observation` and `action_mask`), the number of a legal action.
        """
        assert self._kind.coding is not None
        return AgentBot(self._kind.coding, self.coding.shape, choose)

    def state(self) -> Any:
        """The whole table, as the first player sees it: nothing is hidden but the dice to come."""
        return self.coding.observe(self.game, 0, self._chosen)

    def render(self) -> str | None:
        """The game as text or as a picture (SVG); `None` without a render mode."""
        if self.render_mode == "svg":
            return self._kind.view.picture(self.game)
        return str(self.game.seen_by(0)) if self.render_mode == "ansi" else None

    def _start(self) -> Any:
        seed = int(self._random.integers(2**63))
        return self._kind.start(self.possible_agents, seed=seed, **self._options)

    def _go_on(self) -> None:
        """Let the dice fall that are to fall, and ask whoever is to move."""
        while self.game.to_move is CHANCE:
            self.game = self.game.play(self.game.chance_move())
        if self.game.to_move is not None:
            self.agent_selection = self.possible_agents[self.game.to_move]

    def _gain(self, before: Any, seat: int) -> float:
        """What a step was worth to a player."""
        if self._reward == "score":
            return self.coding.score(self.game, seat) - self.coding.score(before, seat)
        if self.game.result is None:
            return 0.0
        winners, players = self.game.result.winners, len(self.possible_agents)
        if len(winners) in (0, players):
            return float(players == len(winners) == 1)
        return 1 / len(winners) if seat in winners else -1 / (players - len(winners))
