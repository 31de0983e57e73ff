"""Finishing a round: what bots still do in it is done without pauses, where people only wait for its end."""

from __future__ import annotations

from typing import Any, Final

from ..rules.game import CHANCE
from .scene import Action, Scene
from .session import Session
from .view import View

FINISH: Final = "finish"
"""The name of the action. It may be pressed at any moment: it only spares people what bots do anyway."""


class Finishing:
    """Whether the bots finish the round at once, as somebody has asked for.

    Args:
        view: how the game is shown; it says whether every person has left the round.
        session: the game.
    """

    def __init__(self, view: View[Any, Any], session: Session[Any]) -> None:
        self._view, self._session = view, session
        self._round: int | None = None

    @property
    def under_way(self) -> bool:
        """Whether the bots finish the round that is played now."""
        return bool(self._round == self._session.game.round)

    def begin(self) -> None:
        """Let the bots finish this round."""
        self._round = self._session.game.round

    def end(self) -> None:
        """Let the bots take their time again, because a person has done something."""
        self._round = None

    def actions(self, scene: Scene[Any]) -> list[Action]:
        """The button that asks for it, where every person waits for the end of the round.

        Args:
            scene: the moment; bots are moving, at a pace.
        """
        if self.under_way or not any(scene.people) or _is_a_persons_roll(scene):
            return []
        if not self._view.people_are_out(scene):
            return []
        say = scene.words.say
        return [Action(FINISH, say("do-finish"), say("do-finish-hint"))]


def _is_a_persons_roll(scene: Scene[Any]) -> bool:
    """Whether the dice have just fallen for a person: they may still tumble, and nothing may say what they bring."""
    if len(scene.states) < 3 or scene.states[-2].to_move is not CHANCE:
        return False
    roller = scene.states[-3].to_move
    return isinstance(roller, int) and scene.people[roller]
