"""What a table shows: from the state of the game, and from what a person has begun, to the picture."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from html import escape
from threading import RLock
from typing import TYPE_CHECKING, Any, Generic, TypeVar

import ipywidgets as w

from ..bots.bot_call import details_of, kind_and_reason
from ..language.words import Words
from ..page.controls import show_if
from ..page.lock import one_at_a_time
from ..page.markup import line_html
from ..rules.game import Seat
from .how_to import tool_button, tool_switch
from .kind import Kind
from .layout import TableLayout, TableTexts
from .look_back import LookBack
from .mover import PACES, PAUSED, Finishing, Hold, Mover
from .scene import Action, Scene
from .session import Session

if TYPE_CHECKING:
    from ..coach.coach import Coach
    from .menu import Menu


def heard_html(names: Sequence[str], printed: Mapping[Seat, str], hold: Hold | None, words: Words) -> str:
    """What there is to read, each under a line that opens it; "" for nothing.

    Args:
        names: the players.
        printed: for each seat what its bot has printed.
        hold: what is in the way of the bots.
        words: the language.
    """
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


W = TypeVar("W", bound=w.Widget)


class LateBox(w.VBox, Generic[W]):
    """A box that is empty until it is opened for the first time: a table stands sooner without what is in it.

    Args:
        switch: the button that opens and closes it.
        make: makes what is in it; `None` where there is nothing: then no press opens it.
        kind: the CSS class of the box.

    Attributes:
        inside: what is in it; `None` before it is opened.
    """

    def __init__(self, switch: w.ToggleButton, make: Callable[[], W] | None, kind: str) -> None:
        self.switch, self._make = switch, make
        self.inside: W | None = None
        super().__init__()
        self.add_class(kind)
        self.show()

    @property
    def is_open(self) -> bool:
        """Whether it is open."""
        return self._make is not None and bool(self.switch.value)

    def show(self) -> None:
        """Show the box if it is open, else hide it."""
        show_if(self, self.is_open)
        (self.add_class if self.is_open else self.remove_class)("bw-open")

    def opened(self) -> W:
        """What is in it, which is made when it is opened for the first time."""
        if self.inside is None:
            assert self._make is not None, "nothing opens the box without"
            self.inside = self._make()
            self.children = [self.inside]
        return self.inside


class CoachBox(LateBox["Coach"]):
    """The box of the coach."""

    @property
    def coach(self) -> Coach | None:
        """The coach; `None` before it is asked."""
        return self.inside

    def consult(self, session: Session[Any], looked_at: int | None, *, person_decides: bool) -> None:
        """Think about the decision in the state that is shown and about the one before; about nothing if it is closed.

        Args:
            session: the game.
            looked_at: the ply that somebody looks back at; `None` for the present.
            person_decides: whether a person is to decide now.
        """
        if not self.is_open:
            self.rest()
            return
        coach, states = self.opened(), session.states
        here = len(states) - 1 if looked_at is None else looked_at
        asks = looked_at is not None or person_decides or not session.has_people
        taken = session.last_decision(coach.decides, here, looking_back=looked_at is not None)
        coach.consider(states[here] if asks else None, taken)

    def rest(self) -> None:
        """Let the coach think about nothing."""
        if self.coach is not None:
            self.coach.rest()

    def marks(self) -> Mapping[Any, Mapping[str, Any]]:
        """What the coach writes on the board of the player to move; nothing while the box is closed."""
        return self.coach.marks() if self.coach is not None and self.is_open else {}


class TablePresenter(TableLayout):
    """A table that shows its state. It changes nothing of the game: what people do with the tools is up to `Table`.

    Args:
        mover: lets bots and chance move.
        reviews: whether the end of the game offers its review. All else is as a `Table` takes it.

    Attributes:
        warning: shown under the prompt when nothing else is, for example that the game cannot be saved.
    """

    lock: RLock
    undo: Callable[[], None]
    redo: Callable[[], None]
    _pause: Callable[[bool], None]
    _look: Callable[[], None]
    _resume_from: Callable[[int], None]
    _consult: Callable[[], None]

    def __init__(
        self,
        kind: Kind[Any, Any],
        session: Session[Any],
        words: Words,
        mover: Mover,
        *,
        pace: str,
        menu: Callable[[], Menu] | None,
        coach: bool,
        reviews: bool,
    ) -> None:
        self.kind, self.session, self.pace = kind, session, pace
        self._view, self._words, self._mover, self._reviews = kind.view, words, mover, reviews
        self._turn = 0
        self._draft: Any = None
        self._previous: Any = None
        self._note, self._outcome, self.warning = "", "", ""
        # A game that was cut off between two rounds goes on there, with the summary of the round that is over.
        self._started_round = session.game.round - self._view.round_over(session.states)
        self._finishing = Finishing(kind.view, session)
        self._closed = False
        self._is_ready = False
        tools = self._make_tools(coach, menu)
        drawers = [self.menu_box, self.look_back]
        super().__init__(kind.view, self._scene(), kind.sheets, tools=tools, drawers=drawers, beside=[self.coach_box])

    def _make_tools(self, coach: bool, menu: Callable[[], Menu] | None) -> list[w.Widget]:
        """The buttons beside the heading, and what they open."""
        words, safe, advisor = self._words, self._safely, self.kind.advisor if coach else None

        def make_coach() -> Coach:
            # Late: most tables never need it, and everybody would wait for it in the first cell.
            from ..coach.coach import Coach

            assert advisor is not None
            return Coach(advisor(), words, self._show, self.lock, copy=lambda text: self.frame.copy(text))

        self.undo_button = tool_button(words, "undo", "undo", safe(self.undo))
        self.redo_button = tool_button(words, "redo", "repeat", safe(self.redo))
        self.pause_button = tool_switch(words, "pause", "pause", safe(self._pause))
        self.look_back = LookBack(words, self._view, self.lock, safe(self._look), safe(self._resume_from))
        consult = safe(self._consult)
        coach_switch = tool_switch(words, "coach", "lightbulb-o", lambda _: consult())
        show_if(coach_switch, advisor)
        self.coach_box = CoachBox(coach_switch, make_coach if advisor else None, "bw-coach-box")
        menu_switch = tool_switch(words, "more", "bars", lambda _: self._show()).add_class("bw-opens")
        self.menu_box = LateBox(menu_switch, menu, "bw-menu")
        looks = [self.look_back.switch, self.coach_box.switch, self.menu_box.switch]
        return [self.undo_button, self.redo_button, self.pause_button, *looks]

    # What follows from the state

    @property
    def game(self) -> Any:
        """The state that counts."""
        return self.session.game

    @property
    def _step(self) -> float:
        """How many seconds a bot takes for a step."""
        return 0.0 if self._finishing.under_way else PACES[self.pace]

    @property
    def _people(self) -> tuple[bool, ...]:
        """For each seat, whether a person sits there."""
        return tuple(bot is None for bot in self.session.bots)

    @property
    def _is_present(self) -> bool:
        """Whether the table shows the state that counts, and the game goes on here."""
        return self.look_back.ply is None and not self._closed

    @property
    def _person_decides(self) -> bool:
        fault = self._mover.hold is not None and self._mover.hold.by == "fault"
        return self._is_present and self.session.waits_for_person() and not self._between_rounds and not fault

    @property
    def _between_rounds(self) -> bool:
        """Whether a round has ended and no person has started the next one yet."""
        if not self.session.has_people or self.game.to_move is None:
            return False
        return self.game.round > self._started_round and self._view.round_over(self.session.states)

    @property
    def _held_by(self) -> Hold | None:
        """What is in the way of the bots, or of the table itself, and has to be told."""
        hold = self._mover.hold
        waits = self.session.waits_for_person() or self._between_rounds or self.game.to_move is None
        return None if hold == PAUSED and waits else hold

    def _scene(self) -> Scene[Any]:
        """The moment that the table shows."""
        looked_at, states = self.look_back.ply, self.session.states
        if looked_at is not None:
            states = states[: looked_at + 1]
        return Scene(
            states=states,
            words=self._words,
            people=self._people,
            decides=self._person_decides,
            round_over=self._between_rounds if looked_at is None else self._view.round_over(states),
            draft=self._draft if self._person_decides else None,
            previous=self._previous,
            looks_back=looked_at is not None,
        )

    def _actions(self) -> list[Action]:
        """What can be done by a button now."""
        game, say = self.game, self._words.say
        if not self._is_present:
            return []
        if (hold := self._held_by) is not None:
            return hold_actions(hold, game, self._words)
        if game.to_move is None:
            look = Action("look-back", say("tool-look-back"), say("tool-look-back-hint"), "l")
            review = Action("review", say("do-review"), say("do-review-hint"), "v")
            return [again_action(self._words), look, *([review] if self._reviews else [])]
        if self._between_rounds:
            label, hint = say("do-next-round", round=game.round), say("do-next-round-hint")
            return [Action("next-round", label, hint, "n", main=True)]
        if self._person_decides:
            return list(self._view.actions(self._scene()))
        return self._finishing.actions(self._scene()) if self._mover.may_move and self._step else []

    @one_at_a_time
    def _show(self) -> None:
        """Set everything on the screen from the state that is looked at, or say that it cannot be shown."""
        try:
            self._show_all()
        except Exception as error:
            if not self._is_ready:  # whoever wanted to open it keeps what is there
                raise
            self._mover.hold = hold = Hold("fault", reason=kind_and_reason(error), details=details_of(error))
            self.actions.show(self._actions(), self._turn)
            self.prompt.value = line_html(self._words.say("trouble-fault", reason=hold.reason))

    def _show_all(self) -> None:
        scene, present = self._scene(), self.look_back.ply is None
        said = TableTexts(
            prompt=self._prompt(scene),
            notice=f"{self._note or self._outcome} {self.warning}".strip() or self._view.last_turn(scene),
            reply=self._note,
            actions=self._actions(),
            marks=self.coach_box.marks(),
            turn=self._turn,
            heard=heard_html(scene.game.names, self._mover.printed, self._held_by, self._words),
        )
        self.draw(scene, said)
        self._previous = scene.game
        show_if(self.pause_button, not all(self._people) and self.game.to_move is not None)
        self.pause_button.value = self._mover.hold == PAUSED
        self.undo_button.disabled = not self.session.can_undo or not present
        self.redo_button.disabled = not self.session.can_redo or not present
        self.look_back.show(self.session.states, self._people)
        self.menu_box.show()
        if self.menu_box.is_open:
            self.menu_box.opened().show()
        self.coach_box.show()

    def _prompt(self, scene: Scene[Any]) -> str:
        words = self._words
        if self._closed:
            return words.say("prompt-elsewhere")
        if self.look_back.ply is not None:
            return words.say("prompt-look-back")
        if (hold := self._held_by) is not None:
            name = "" if hold.seat is None else scene.game.names[hold.seat]
            return words.say(f"trouble-{hold.by}", name=name, reason=hold.reason, moves=scene.game.ply)
        return self._view.prompt(scene)
