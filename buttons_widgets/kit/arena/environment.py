"""A game of the kit as a PettingZoo environment, for people who train agents."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, Literal

from ..rules.errors import GameError, quoted
from ..rules.numbers import whole_number
from ..table.kind import Kind

if TYPE_CHECKING:
    from pettingzoo import AECEnv

Reward = Literal["win", "score"]
MOST_DECISIONS: Final = 5000
"""After so many decisions an episode is cut short, because nothing in a game's rules makes its players ever stop."""
ILLEGAL: Final = -1
"""What an illegal action earns; it ends the episode."""


def environment_of(
    kind: Kind[Any, Any],
    players: int,
    *,
    reward: Reward = "win",
    most_decisions: int = MOST_DECISIONS,
    render_mode: str | None = None,
    **options: Any,
) -> AECEnv[str, Any, int]:
    """A PettingZoo environment in which agents play a game, one at a time (the AEC form).

    The agents are `player_0`, `player_1` and so on, clockwise. An observation is a dictionary: `observation` holds
    planes, as the game's `Coding` says, and `action_mask` a 1 for each action that is legal now, none for an agent that
    is not to move. `reset(seed=…)` decides the deal and all dice, which belong to the environment and are no agent. An
    illegal action ends the episode, with a reward of -1 for the agent that chose it.

    Args:
        kind: the game.
        players: how many play.
        reward: `"win"`: at the end the winners share 1 and the others share -1; nobody gets anything if all win, but a
            player alone gets 1. `"score"`: after every move what each player has gained by it, in whatever the game
            counts.
        most_decisions: after so many actions the episode is cut short (truncated).
        render_mode: `"ansi"` for the game as text, `"svg"` for its picture.
        options: what else the game's start takes, such as its boards.

    Raises:
        GameError: an argument is invalid, the game is not put into numbers, or PettingZoo is not installed.
    """
    if whole_number(players) not in kind.seats:
        raise GameError(f"{kind.seats.start} to {kind.seats.stop - 1} can play, not {quoted(players)}")
    if not isinstance(reward, str) or reward not in ("win", "score"):
        raise GameError(f"the reward is 'win' or 'score', not {quoted(reward)}")
    decisions = whole_number(most_decisions)
    if decisions is None or decisions < 1:
        raise GameError(f"an episode has at least 1 decision, not {quoted(most_decisions)}")
    if render_mode not in (None, "ansi", "svg"):
        raise GameError(f"the render mode is 'ansi', 'svg' or None, not {quoted(render_mode)}")
    try:
        from pettingzoo.utils import wrappers

        from .game_environment import GameEnvironment
    except ModuleNotFoundError as error:
        package = str(error.name).partition(".")[0]
        raise GameError(f"an environment needs the package {package}: pip install 'buttons-widgets[agents]'") from None
    plain = GameEnvironment(kind, players, reward, decisions, render_mode, options)
    return wrappers.OrderEnforcingWrapper(
        wrappers.AssertOutOfBoundsWrapper(wrappers.TerminateIllegalWrapper(plain, illegal_reward=ILLEGAL))
    )
