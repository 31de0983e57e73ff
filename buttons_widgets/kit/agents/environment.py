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
    players: int = 2,
    *,
    reward: Reward = "win",
    most_decisions: int = MOST_DECISIONS,
    render_mode: str | None = None,
    **options: Any,
) -> AECEnv[str, Any, int]:
    """{game} as a PettingZoo environment, for people who train agents. It needs the extra `agents`.

    The agents `player_0` … move one at a time; chance is the environment's own. `env.unwrapped.coding.actions` and
    `.planes` name every action and every plane of an observation; `env.unwrapped.game` is the game.
    `env.unwrapped.bot(choose)` makes a bot of what an agent has learnt, for `play` and `tournament` with games that
    begin like this one.

    {coding}

    Args:
        kind: which game.
        players: how many play.
        options: of the game.
        reward: `"win"`: at the end the winners share 1 and the others share -1; nobody gets anything if all win,
            but a player alone gets 1. `"score"`: after every move what each player has gained by it, in whatever
            the game counts.
        most_decisions: after so many actions an episode is cut short (truncated).
        render_mode: `"ansi"` for the game as text, `"svg"` for its picture.

    Raises:
        GameError: an argument is invalid, or PettingZoo is not installed.
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
