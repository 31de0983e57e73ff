"""A decision of a game that a person takes once more before the answer is shown."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from ..language.words import Words
from ..table.scene import Action, Draft, Place, Refusal, Scene
from ..table.view import View
from .review import Decision

GIVE_UP: Final = "give-up"


class SecondTry:
    """A decision as it is before it is taken.

    Args:
        view: how the game is shown.
        words: the language.
        decision: the decision.
        scene_of: the moment in which it is taken, with what was chosen so far.
    """

    def __init__(
        self, view: View[Any, Any], words: Words, decision: Decision, scene_of: Callable[[int, Any], Scene[Any]]
    ) -> None:
        self._view, self._words, self.decision, self._scene_of = view, words, decision, scene_of
        self._draft: Any = None
        self._draft = view.first_draft(self.scene)

    @property
    def scene(self) -> Scene[Any]:
        """The moment."""
        return self._scene_of(self.decision.ply, self._draft)

    def actions(self) -> Sequence[Action]:
        """What can be chosen by a button: what the game offers, and to see the answer."""
        say = self._words.say
        give_up = Action(GIVE_UP, say("review-give-up"), say("review-give-up-hint"))
        return [*self._view.actions(self.scene), give_up]

    def pick(self, place: Place, what: Any) -> Any:
        """What a click on a board leads to: a move, a `Refusal`, or a `Draft`, which is kept."""
        match picked := self._view.pick(self.scene, place, what):
            case Refusal():
                return picked
            case Draft(value):
                self._draft = value
        return picked
