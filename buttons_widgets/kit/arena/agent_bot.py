"""What an agent has learnt in an environment, as a bot that plays at tables and in tournaments."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from ..rules.coding import Coding
from ..rules.errors import GameError, quoted

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
        coding: of the game.
        game: any state.
        seat: the agent's.
        chosen: the actions of the move to come that are chosen already.
        acts: whether the agent is to choose an action now.
    """
    mask = np.zeros(len(coding.actions), np.int8)
    if acts:
        mask[list(coding.legal(game, chosen))] = 1
    return {"observation": coding.observe(game, seat, chosen), "action_mask": mask}
