"""The table: people and bots around any game, with its boards and dice, and a button for everything that can be done.

Everything goes one way. A click becomes an intent, the intent a move, the move a new state in the session. From that
state the presenter makes a scene and its texts, once, and the layout shows them.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from threading import RLock
from typing import TYPE_CHECKING, Any, Final

from ..bots.bot_call import details_of, kind_and_reason
from ..dice.tray import TUMBLE
from ..language.words import Words
from ..page import widgets as w
from ..page.action import Action
from ..page.activity import Activity
from ..page.controls import show_if
from ..page.lock import one_at_a_time
from ..page.markup import line_html
from ..page.no_threads import defer
from ..page.static_picture import SavedAsSvg
from ..rules.game import CHANCE
from .characters import bot_face
from .how_to import tool_button, tool_switch
from .kind import Kind
from .layout import CoachBox, LateBox, TableLayout
from .look_back import LookBack
from .mover import PAUSED, Hold, Mover
from .presenter import FINISH, TablePresenter
from .scene import Draft, Moves, Place, Refusal, Scene
from .session import Session
from .view import View

if TYPE_CHECKING:
    from asyncio import AbstractEventLoop

    from ..coach.coach import Coach


FACE: Final = 18
"""So wide is the face of a bot beside its name, in pixels."""
SHARE: Final = 0.6
"""Dice that a bot rolls tumble for at most this share of the time that it takes for a step."""
SECONDS_TO_SEE: Final = 1.2
"""So much longer does a roll stay that ended something, such as a player's part in the round."""


def tumble(states: Sequence[Any], people: Sequence[bool], pace: float, view: View[Any, Any]) -> int:
    """For how many milliseconds the dice tumble that have just fallen.

    Args:
        states: every state up to the one after the roll.
        people: for each seat, whether a person sits there; a person's dice take their time at every pace.
        pace: how many seconds a bot takes for a step; 0 for none at all.
        view: how the game is shown; it says whose dice they are.
    """
    roller = view.roller(states)
    by_bot = roller is not None and not people[roller]
    return min(TUMBLE, round(1000 * SHARE * pace)) if by_bot else TUMBLE


def seconds(states: Sequence[Any], people: Sequence[bool], pace: float, view: View[Any, Any], words: Words) -> float:
    """How long a bot takes for its next step; dice that have just fallen tumble first. Arguments as in `tumble`."""
    if not pace or len(states) < 2 or states[-2].to_move is not CHANCE:
        return pace
    ended = view.outcome(states[-2], states[-1], words) != ""
    return pace + tumble(states, people, pace, view) / 1000 + SECONDS_TO_SEE * ended


class Table(SavedAsSvg, w.VBox):
    """A game with everything around it.

    Args:
        pace: how fast bots move, a key of `PACES`.
        on_again: called when a person wants to play again at the end.
        on_review: called when a person wants a review of the game at the end; `None` where there is none.
        menu: makes what the button "Game…" shows and hides, when it is first pressed: a widget, whose method `show`
            shows the game as it is now.
        coach: whether people at the table may ask the coach, where the game has an analysis.
        loop: the event loop in which bots take their time; without one they move at once.
        lock: held while something is done at the table; a new one if left out.
        keep: called with every state before it is shown: the place to save it. It returns why that was not possible, in
            words for people, or "".
        on_state: called when a new state is shown.
    """

    _shows: TablePresenter

    def __init__(
        self,
        kind: Kind[Any, Any],
        session: Session[Any],
        words: Words,
        *,
        pace: str = "normal",
        on_again: Callable[[], None] = lambda: None,
        on_review: Callable[[], None] | None = None,
        menu: Callable[[], Any] | None = None,
        coach: bool = True,
        loop: AbstractEventLoop | None = None,
        lock: RLock | None = None,
        keep: Callable[[Any], str] = lambda game: "",
        on_state: Callable[[], None] = lambda: None,
    ) -> None:
        self.kind, self.session = kind, session
        self._view, self._words = kind.view, words
        self._leaves = {"again": on_again, "review": on_review}
        self._keep, self._on_state = keep, on_state
        # A game without a move is not worth keeping.
        self._kept = session.game if session.game.ply == 0 else None
        self._is_ready = False
        self._enlarged: Place | None = None
        self._activity = activity = Activity(
            words, kind.sheets, lock=lock, fresh=False, on_fault=lambda error: self._mover.fail(error)
        )
        self.lock = activity.lock
        tools = self._make_tools(coach, menu)
        self._mover = Mover(
            session,
            self.lock,
            loop,
            free=lambda: self._shows.is_present and not self._shows.between_rounds,
            seconds=lambda: seconds(session.states, self._shows.people, self._shows.step, kind.view, words),
            joins=lambda: len(session.states) > 1 and kind.view.is_one_step(*session.states[-2:]),
            on_chance=self._roll,
            on_step=self._new_state,
            on_hold=self._tell_hold,
        )
        reviews = on_review is not None
        self._shows = shows = TablePresenter(
            kind.view, session, words, self._mover, self.look_back, self.coach_box, pace=pace, reviews=reviews
        )
        self._scene = shows.scene()
        drawers = [self.menu_box, self.look_back]
        self.parts = TableLayout(
            activity,
            kind.view,
            self._scene,
            self,
            tools=tools,
            drawers=drawers,
            beside=[self.coach_box],
            face=partial(bot_face, kind, session.bots, FACE),
        )
        for opened in (self.coach_box, self.look_back, self.menu_box):
            self.parts.how_to.give_way(opened.switch)
        super().__init__(self.parts.children)
        self.add_class("bw-table")
        self.parts.screens.on_change(activity.guarded(self._show, by_person=False))
        self._go_on()
        self._is_ready = True

    def _make_tools(self, coach: bool, menu: Callable[[], Any] | None) -> list[w.Widget]:
        """The buttons beside the heading, and what they open."""
        words, guarded, advisor = self._words, self._activity.guarded, self.kind.advisor if coach else None

        def make_coach() -> Coach:
            # Late: most tables never need it, and everybody would wait for it in the first cell.
            from ..coach.coach import Coach

            assert advisor is not None
            show = self._activity.guarded(self._show, by_person=False)
            return Coach(advisor(), words, show, self.lock, copy=lambda text: self._activity.frame.copy(text))

        self.undo_button = tool_button(words, "undo", "undo", guarded(self.undo))
        self.redo_button = tool_button(words, "redo", "repeat", guarded(self.redo))
        self.pause_button = tool_switch(words, "pause", "pause", guarded(self._pause))
        self.look_back = LookBack(words, self._view, self.lock, guarded(self._look), guarded(self._resume_from))
        consult = guarded(self._consult)
        coach_switch = tool_switch(words, "coach", "lightbulb-o", lambda _: consult())
        show_if(coach_switch, advisor)
        self.coach_box = CoachBox(coach_switch, make_coach if advisor else None, "bw-coach-box")
        menu_switch = tool_switch(words, "more", "bars", guarded(lambda _: self._show())).add_class("bw-opens")
        self.menu_box = LateBox(menu_switch, menu, "bw-menu")
        looks = [self.look_back.switch, self.coach_box.switch, self.menu_box.switch]
        return [self.undo_button, self.redo_button, self.pause_button, *looks]

    def _roll(self) -> None:
        """Let the dice tumble, if chance threw any."""
        states = self.session.states
        if self._view.tumbles(states):
            self.parts.tray.roll(tumble(states, self._shows.people, self._shows.step, self._view))

    # What others ask of the table

    @property
    def game(self) -> Any:
        """The state that counts."""
        return self.session.game

    def tell_fault(self, error: Exception) -> None:
        """Say above the table what somebody's own code has raised; the game goes on."""
        self._activity.tell_fault(error)

    @one_at_a_time
    def undo(self) -> None:
        """Take back the last decision of a person, and the bots' replies to it."""
        if self._shows.is_present and self.session.undo():
            self._resume_from(self.game.ply)

    @one_at_a_time
    def redo(self) -> None:
        """Bring back what was taken back, up to the next decision of a person."""
        if self._shows.is_present and self.session.redo():
            self._resume_from(self.game.ply)

    @property
    def pace(self) -> str:
        """How fast bots move, a key of `PACES`."""
        return self._shows.pace

    def set_pace(self, pace: str) -> None:
        """Let the bots move at a pace of `PACES` from now on."""
        self._shows.pace = pace
        self._mover.wake()

    @one_at_a_time
    def tell(self, text: str) -> None:
        """Show a text in the line under the prompt; it stays until the next move."""
        self._shows.note = text
        self._show()

    @one_at_a_time
    def warn(self, warning: str) -> None:
        """Show a text under the prompt whenever nothing else is, unless something is to be said there already."""
        self._shows.warning = self._shows.warning or warning
        self._show()

    @one_at_a_time
    def close_table(self) -> None:
        """Stop the bots, because the game goes on elsewhere."""
        self._shows.closed = True
        self._mover.drop()
        self.coach_box.rest()
        self._show()

    def _resume_from(self, ply: int) -> None:
        if self._shows.closed:
            return
        self.session.go_to(ply)
        self._shows.hurried_round = None
        self._mover.drop()
        self._shows.started_round = self.game.round
        self._go_on()

    def _look(self) -> None:
        """Show the earlier state that a person looks at, or the present again."""
        (self._go_on if self.look_back.ply is None else self._consult)()

    # What is done at it

    def step(self, steps: int) -> None:
        """Look at a moment before, or after."""
        self.look_back.step(steps)

    def look_at(self, ply: int) -> None:
        """Look at the moment at a ply of the game."""
        if ply in range(len(self.session.states)) and not self.look_back.switch.disabled:
            self.look_back.switch.value = True
            self.look_back.go(ply)

    def enlarge(self, place: Place | None) -> None:
        """Show the small board of a place large; `None`, or the same place once more, brings back the usual ones.

        The usual ones come back by themselves when a person is to decide something new, and at the end.
        """
        if place not in (None, *(panel.place for panel in self.parts.boards if panel.compact)):
            place = None
        self._enlarged = place
        self._show()

    def _may_decide(self) -> bool:
        """Whether a click counts: it was made by somebody whose turn it is."""
        scene = self._scene
        if scene.seat is None:
            return False
        if not self.parts.screens.may_move(scene.seat):
            self.tell(self._words.say("screens-not-yours", name=scene.game.names[scene.seat]))
            return False
        return True

    def do(self, action: Action) -> None:
        """Do what a button says."""
        shows = self._shows
        if action.move is not None:
            if self._may_decide():
                self._follow(action.move)
        elif (leave := self._leaves.get(action.name)) is not None:
            leave()
        elif action.name == "look-back":
            self.look_back.switch.value = True
        elif action.name == FINISH:
            shows.hurried_round = self.game.round
            self._mover.wake()
            self._go_on()
        elif action.name == "next-round":
            shows.started_round = self.game.round
            self._go_on()
        else:
            self._lift(self._mover.hold, decide=action.name == "decide")

    def _lift(self, hold: Hold | None, *, decide: bool) -> None:
        """Go on after what held the bots up; a person may decide in the bot's place from now on."""
        if decide and hold is not None and hold.seat is not None:
            self.session.bots[hold.seat] = None
            self._kept = None  # who sits where is kept with the game
            self._shows.started_round = self.game.round
            self._enlarged = None
        self._mover.pause(False)
        self._go_on()

    def _pause(self, wanted: bool) -> None:
        """Stop the bots, or let them go on."""
        if wanted == (self._mover.hold == PAUSED):
            return
        self._shows.hurried_round = None
        self._mover.pause(wanted)
        # What a person has chosen and not confirmed yet stays chosen.
        (self._show if self.session.waits_for_person() else self._go_on)()

    def _tell_hold(self) -> None:
        """Show that the bots are held up: what was pressed before does not count any more."""
        self._activity.advance()
        self._show()

    def pick(self, place: Place, what: Any) -> None:
        """Do what a click on a board leads to."""
        if self._may_decide() and self.parts.boards[place].owner in (None, self._scene.seat):
            self._follow(self._view.pick(self._scene, place, what))

    def pick_die(self, index: int) -> None:
        """Do what a click on a die leads to."""
        dice = self._view.dice(self._scene)
        if self._may_decide() and dice is not None and index in range(len(dice.dice)):
            self._follow(self._view.pick_die(self._scene, index))

    def _follow(self, picked: Any) -> None:
        """Do what a click leads to."""
        match picked:
            case Refusal(text):
                self.tell(text)
            case Draft(value):
                self._shows.draft, self._shows.note = value, ""
                self._activity.advance()
                self._show()
            case Moves(moves):
                self._play(*moves)
            case _:
                self._play(picked)

    def _play(self, *moves: Any) -> None:
        outcome = ""
        self.session.play(*moves)
        self._shows.hurried_round = None
        if self.game.to_move is CHANCE and not self._shows.between_rounds:
            rolled = self.game
            self._mover.fall()
            # A roll can end a round before a person has seen it: what it ended is said until something else is shown.
            outcome = self._view.outcome(rolled, self.game, self._words)
        self._go_on(outcome)

    # Bots and chance: what has changed is kept, and shown

    def _go_on(self, outcome: str = "") -> None:
        """Show the new state, and let bots and dice do their part until a person is to decide."""
        self._mover.go_on()
        self._new_state(outcome)
        self._mover.start()

    def _new_state(self, outcome: str = "") -> None:
        """Keep the state that counts, and show it; `outcome` is what a roll ended on the way to it."""
        shows = self._shows
        if self.game is not self._kept:
            self._kept = self.game
            if not defer(self._activity.guarded(self._keep_and_tell, by_person=False)):
                shows.warning = self._keep(self.game)
        self._activity.advance()
        shows.note, shows.outcome, shows.draft = "", outcome, None
        scene = shows.scene()
        if scene.decides or scene.is_over:
            self._enlarged = None
        shows.draft = self._view.first_draft(scene)
        self._consult(scene._replace(draft=shows.draft if scene.decides else None))
        self._on_state()

    def _keep_and_tell(self) -> None:
        """Keep the state that is shown already; say what has to be said about that."""
        told, self._shows.warning = self._shows.warning, self._keep(self.game)
        if told != self._shows.warning and self._is_ready:
            self._show()

    def _consult(self, scene: Scene[Any] | None = None) -> None:
        """Show the state, and let the coach think about the decision in it and about the one before."""
        scene = scene or self._shows.scene()
        self.coach_box.consult(self.session, scene)
        self._show(scene)

    # What is shown

    def _show(self, scene: Scene[Any] | None = None) -> None:
        """Set everything on the screen from the state that is looked at, or say that it cannot be shown.

        `scene` is that moment, if it was made already.
        """
        try:
            with self._activity.together():
                self._show_all(scene or self._shows.scene())
        except Exception as error:
            if not self._is_ready:  # whoever wanted to open it keeps what is there
                raise
            self._mover.hold = hold = Hold("fault", reason=kind_and_reason(error), details=details_of(error))
            self._activity.advance()
            self._scene = self._scene._replace(decides=False)  # what is drawn may be half of it: it is not clicked
            self._activity.offer(self.parts.actions, self._shows.actions(self._scene))
            self.parts.prompt.value = line_html(self._words.say("trouble-fault", reason=hold.reason))

    def _show_all(self, scene: Scene[Any]) -> None:
        shows, present = self._shows, not scene.looks_back
        self._scene = scene
        self.parts.draw(scene, shows.texts(scene), self._enlarged)
        shows.previous = scene.game
        show_if(self.pause_button, not all(scene.people) and self.game.to_move is not None)
        self.pause_button.value = self._mover.hold == PAUSED
        self.undo_button.disabled = not self.session.can_undo or not present
        self.redo_button.disabled = not self.session.can_redo or not present
        self.look_back.show(self.session.states, scene.people)
        self.menu_box.show()
        if self.menu_box.is_open:
            self.menu_box.opened().show()
        self.coach_box.show()

    def __repr__(self) -> str:
        return f"Table({', '.join(self.game.names)}: round {self.game.round})"

    def _repr_svg_(self) -> str:
        return self._view.picture(self.game)
