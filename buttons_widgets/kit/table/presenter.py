"""What a table shows: from the state of the game, and from what a person has begun, to the picture."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from html import escape
from typing import Any, Final

from ..language.words import Words
from ..page.action import Action
from ..rules.game import CHANCE, Seat
from .layout import CoachBox, TableTexts
from .look_back import LookBack
from .mover import PACES, PAUSED, Hold, Mover
from .scene import Scene
from .session import Session
from .view import View

FINISH: Final = "finish"
"""The name of the action by which the bots finish a round without pauses, where people only wait for its end.

It may be pressed at any moment: it only spares people what bots do anyway.
"""


def heard_html(names: Sequence[str], printed: Mapping[Seat, str], hold: Hold | None, words: Words) -> str:
    """What there is to read, each under a line that opens it: what bots have printed, by seat, and a whole error."""
    parts = [_folded(words.say("heard-printed", name=names[seat]), text) for seat, text in sorted(printed.items())]
    if hold is not None and hold.by in ("failed", "fault") and hold.details:
        parts.insert(0, _folded(words.say("heard-error"), hold.details))
    return "".join(parts)


def _folded(title: str, text: str) -> str:
    return (
        f'<details class="bw-heard"><summary>{escape(title)}</summary><pre tabindex="0">{escape(text)}</pre></details>'
    )


def hold_actions(hold: Hold, game: Any, words: Words) -> list[Action]:
    """What a person can do about what is in the way."""
    say = words.say
    if hold.seat is not None:
        name = game.names[hold.seat]
        again = Action("ask-again", say("trouble-again", name=name))
        return [again, Action("decide", say("trouble-person", name=name), main=True)]
    if hold.by == "long":
        return [again_action(words)]
    return [Action("go-on", say("trouble-retry" if hold.by == "fault" else "trouble-resume"), main=True)]


def again_action(words: Words) -> Action:
    """Another game of the same players."""
    return Action("again", words.say("do-again"), words.say("do-again-hint"), "n", main=True)


class TablePresenter:
    """What a table shows, as plain values. It keeps what a person has begun, as the table sets it, and moves nothing.

    Attributes:
        pace: how fast bots move, a key of `PACES`.
        hurried_round: the round that the bots finish without pauses; `None` for none.
        draft: what the person who decides has chosen and not confirmed yet.
        note: the reply to the last click; "" if there was none.
        outcome: what a roll has ended; "" for nothing.
        warning: shown under the prompt when nothing else is, for example that the game cannot be saved.
        closed: whether the game goes on elsewhere.
    """

    def __init__(
        self,
        view: View[Any, Any],
        session: Session[Any],
        words: Words,
        mover: Mover,
        look_back: LookBack,
        coach_box: CoachBox,
        *,
        pace: str,
        reviews: bool,
    ) -> None:
        self._view, self._session, self._words, self._mover = view, session, words, mover
        self._look_back, self._coach_box, self._reviews = look_back, coach_box, reviews
        self.pace = pace
        self.hurried_round: int | None = None
        self.draft: Any = None
        self.previous: Any = None
        self.note = self.outcome = self.warning = ""
        # A game that was cut off between two rounds goes on there, with the summary of the round that is over.
        self.started_round: int = session.game.round - view.round_over(session.states)
        self.closed = False

    # What follows from the state

    @property
    def step(self) -> float:
        """How many seconds a bot takes for a step."""
        return 0.0 if self.hurried_round == self._session.game.round else PACES[self.pace]

    @property
    def people(self) -> tuple[bool, ...]:
        """For each seat, whether a person sits there."""
        return tuple(bot is None for bot in self._session.bots)

    @property
    def is_present(self) -> bool:
        """Whether the table shows the state that counts, and the game goes on here."""
        return self._look_back.ply is None and not self.closed

    @property
    def between_rounds(self) -> bool:
        """Whether a round has ended and no person has started the next one yet."""
        return self._is_between(self._session.states, self.people)

    def _is_between(self, states: Sequence[Any], people: Sequence[bool]) -> bool:
        game = states[-1]
        if not any(people) or game.to_move is None or game.round <= self.started_round:
            return False
        return self._view.round_over(states)

    def scene(self) -> Scene[Any]:
        """The moment that is to be shown. Session, mover and bar are asked here, once, and nowhere after it."""
        session, hold, looked_at, people = self._session, self._mover.hold, self._look_back.ply, self.people
        states = session.states
        between = self._is_between(states, people)
        fault = hold is not None and hold.by == "fault"
        decides = not (self.closed or between or fault or looked_at is not None) and session.waits_for_person(
            states[-1]
        )
        if looked_at is not None:
            states = states[: looked_at + 1]
        return Scene(
            states=states,
            words=self._words,
            people=people,
            decides=decides,
            round_over=self._view.round_over(states) if looked_at is not None else between,
            draft=self.draft if decides else None,
            previous=self.previous,
            looks_back=looked_at is not None,
        )

    def _held_by(self, scene: Scene[Any]) -> Hold | None:
        """What is in the way of the bots, or of the table itself, and has to be told."""
        hold = self._mover.hold
        return None if hold == PAUSED and (scene.decides or scene.round_over or scene.game.to_move is None) else hold

    def texts(self, scene: Scene[Any]) -> TableTexts:
        """What is said of a moment, and what can be done in it."""
        return TableTexts(
            prompt=self._prompt(scene),
            notice=f"{self.note or self.outcome} {self.warning}".strip() or self._view.last_turn(scene),
            reply=self.note,
            actions=self.actions(scene),
            marks=self._coach_box.marks(),
            heard=heard_html(scene.game.names, self._mover.printed, self._held_by(scene), self._words),
        )

    def actions(self, scene: Scene[Any]) -> list[Action]:
        """What can be done by a button in a moment."""
        game, say = scene.game, self._words.say
        if scene.looks_back or self.closed:
            return []
        if (hold := self._held_by(scene)) is not None:
            return hold_actions(hold, game, self._words)
        if game.to_move is None:
            look = Action("look-back", say("tool-look-back"), say("tool-look-back-hint"), "l")
            review = Action("review", say("do-review"), say("do-review-hint"), "v")
            return [again_action(self._words), look, *([review] if self._reviews else [])]
        if scene.round_over:
            label, hint = say("do-next-round", round=game.round), say("do-next-round-hint")
            return [Action("next-round", label, hint, "n", main=True)]
        if scene.decides:
            return list(self._view.actions(scene))
        bots_move = self._mover.may_move and self.step and any(scene.people) and not self._is_a_persons_roll(scene)
        if not bots_move or not self._view.people_are_out(scene):
            return []
        return [Action(FINISH, say("do-finish"), say("do-finish-hint"), late=True)]

    def _is_a_persons_roll(self, scene: Scene[Any]) -> bool:
        """Whether dice have just fallen for a person: they may still tumble, and nothing may say what they bring."""
        if len(scene.states) < 3 or scene.states[-2].to_move is not CHANCE:
            return False
        roller = self._view.roller(scene.states)
        return roller is not None and scene.people[roller]

    def _prompt(self, scene: Scene[Any]) -> str:
        words = self._words
        if self.closed:
            return words.say("prompt-elsewhere")
        if scene.looks_back:
            return words.say("prompt-look-back")
        if (hold := self._held_by(scene)) is not None:
            name = "" if hold.seat is None else scene.game.names[hold.seat]
            return words.say(f"trouble-{hold.by}", name=name, reason=hold.reason, moves=scene.game.ply)
        return self._view.prompt(scene)
