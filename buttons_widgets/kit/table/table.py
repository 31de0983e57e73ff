"""The table: people and bots around any game, with its boards and dice, and a button for everything that can be done.

Everything goes one way. A click becomes an intent, the intent a move, the move a new state in the session, and `_show`
sets what is on the screen from that state.
"""

from __future__ import annotations

from collections.abc import Callable
from threading import RLock
from typing import TYPE_CHECKING, Any

import ipywidgets as w

from ..language.words import Words
from ..page.lock import one_at_a_time
from ..page.markup import line_html
from ..page.pictured import Pictured
from ..page.showing import show_if
from ..rules.game import CHANCE
from .coach_box import CoachBox
from .finishing import FINISH, Finishing
from .heard_page import heard_html
from .held import end_actions, hold_actions, hold_prompt, next_round_action
from .kind import Kind
from .look_back import LookBack
from .menu_box import MenuBox
from .mover import PACES, PAUSED, Hold, Mover
from .parts import BACK, FORTH, REDO, UNDO, Intents, Said, TableParts
from .scene import Action, Draft, Place, Refusal, Scene
from .session import Session
from .thought import details_of, kind_and_reason
from .timing import round_has_just_begun, seconds, tumble
from .tools import tool_button, tool_switch

if TYPE_CHECKING:
    from asyncio import AbstractEventLoop

    from .menu import Menu


class Table(Pictured, TableParts):
    """A game with everything around it.

    Args:
        kind: which game it is.
        session: the game and who sits where.
        words: the language.
        pace: how fast bots move, a key of `PACES`.
        on_again: called when a person wants to play again at the end.
        on_review: called when a person wants a review of the game at the end; `None` where there is none.
        menu: makes what the button "Game…" shows and hides, when it is first pressed.
        coach: whether people at the table may ask the coach, where the game has an analysis.
        loop: the event loop in which bots take their time; without one they move at once.
        lock: held while something is done at the table; a new one if left out.
        keep: called with every state before it is shown: the place to save it. It returns why that was not possible, in
            words for people, or "".

    Attributes:
        warning: shown under the prompt when nothing else is, for example that the game cannot be saved.
    """

    def __init__(
        self,
        kind: Kind[Any, Any],
        session: Session[Any],
        words: Words,
        *,
        pace: str = "normal",
        on_again: Callable[[], None] = lambda: None,
        on_review: Callable[[], None] | None = None,
        menu: Callable[[], Menu] | None = None,
        coach: bool = True,
        loop: AbstractEventLoop | None = None,
        lock: RLock | None = None,
        keep: Callable[[Any], str] = lambda game: "",
    ) -> None:
        self.lock = lock or RLock()
        self.kind, self.session, self.pace = kind, session, pace
        self._view = kind.view
        self._words = words
        self._leaves = {"again": on_again, "review": on_review}
        self._turn = 0
        self._draft: Any = None
        self._previous: Any = None
        self._note = ""
        self.warning = ""
        self._outcome = ""
        self._keep = keep
        # A game without a move is not worth keeping.
        self._kept = session.game if session.game.ply == 0 else None
        # A game that was cut off between two rounds goes on there, with the summary of the round that is over.
        self._started_round = session.game.round - round_has_just_begun(session.states)
        self._finishing = Finishing(kind.view, session)
        self._mover = Mover(
            session,
            self.lock,
            loop,
            free=lambda: self._is_present and not self._between_rounds,
            seconds=lambda: seconds(session.states, self._step, kind.view, words),
            on_chance=lambda: self.tray.roll(tumble(session.states, self._people, self._step)),
            on_step=self._new_state,
            on_hold=self._tell_hold,
        )
        self._closed = False
        self._stands = False
        tools = self._make_tools(coach, menu)
        drawers = [self.menu_box, self.look_back]
        safe = self._safely
        intents = Intents(safe(self._on_pick), safe(self._on_die), safe(self._on_press), safe(self._on_key))
        super().__init__(
            kind.view, self._scene(), kind.sheets, intents, tools=tools, drawers=drawers, beside=[self.coach_box]
        )
        self.screens.on_change(self._show)
        self.place_boards(self._people)
        self._go_on()
        self._stands = True

    def _make_tools(self, coach: bool, menu: Callable[[], Menu] | None) -> list[w.Widget]:
        """The buttons beside the heading, and what they open."""
        words, safe = self._words, self._safely
        self.undo_button = tool_button(words, "undo", "undo", safe(self.undo))
        self.redo_button = tool_button(words, "redo", "repeat", safe(self.redo))
        self.pause_button = tool_switch(words, "pause", "pause", safe(self._pause))
        self.look_back = LookBack(words, self._view, on_change=safe(self._look), on_resume=safe(self._resume_from))
        self.coach_box = CoachBox(
            words,
            self.kind.advisor if coach else None,
            on_switch=safe(self._consult),
            on_change=self._show,
            lock=self.lock,
            copy=lambda text: self.frame.copy(text),
        )
        self.menu_box = MenuBox(words, menu, safe(self._show))
        looks = [self.look_back.switch, self.coach_box.switch, self.menu_box.switch]
        return [self.undo_button, self.redo_button, self.pause_button, *looks]

    def _safely(self, act: Callable[..., None]) -> Callable[..., None]:
        """The same, but what it raises is told at the table: a person would see nothing of it otherwise."""

        def safe(*arguments: Any) -> None:
            try:
                act(*arguments)
            except Exception as error:
                self._mover.fail(error)

        return safe

    # What others ask of the table

    @property
    def game(self) -> Any:
        """The state that counts."""
        return self.session.game

    @one_at_a_time
    def undo(self) -> None:
        """Take back the last decision of a person, and the bots' replies to it."""
        if self._is_present and self.session.undo():
            self._resume_from(self.game.ply)

    @one_at_a_time
    def redo(self) -> None:
        """Bring back what was taken back, up to the next decision of a person."""
        if self._is_present and self.session.redo():
            self._resume_from(self.game.ply)

    def set_pace(self, pace: str) -> None:
        """Let the bots move at a pace of `PACES` from now on."""
        self.pace = pace
        self._mover.wake()

    @one_at_a_time
    def tell(self, text: str) -> None:
        """Show a text in the line under the prompt; it stays until the next move."""
        self._note = text
        self._show()

    @one_at_a_time
    def close_table(self) -> None:
        """Stop the bots, because the game goes on elsewhere."""
        self._closed = True
        self._mover.drop()
        self.coach_box.rest()
        self._show()

    @one_at_a_time
    def _resume_from(self, ply: int) -> None:
        if self._closed:
            return
        self.session.go_to(ply)
        self._finishing.end()
        self._mover.drop()
        self._started_round = self.game.round
        self._go_on()

    @one_at_a_time
    def _look(self) -> None:
        """Show the earlier state that a person looks at, or the present again."""
        (self._go_on if self.look_back.ply is None else self._consult)()

    @one_at_a_time
    def _on_key(self, key: str, turn: int) -> None:
        """A person pressed a key. Only Undo and Redo count on a later state too."""
        if key in (BACK, FORTH):
            self.look_back.step(-1 if key == BACK else 1)
        elif key in (UNDO, REDO):
            (self.undo if key == UNDO else self.redo)()
        else:
            self._do(next((action for action in self._actions() if action.key == key), None), turn)

    @one_at_a_time
    def _on_press(self, name: str, turn: int) -> None:
        """A person pressed a button. A press that was made on an earlier state does nothing."""
        self._do(next((action for action in self._actions() if action.name == name), None), turn)

    def _may_decide(self, scene: Scene[Any], turn: int) -> bool:
        """Whether a click counts: it was made on the state that is shown, by somebody whose turn it is."""
        if turn != self._turn or scene.seat is None:
            return False
        if not self.screens.may_move(scene.seat):
            self.tell(self._words.say("screens-not-yours", name=scene.game.names[scene.seat]))
            return False
        return True

    def _do(self, action: Action | None, turn: int) -> None:
        """Do what a button says, if it is there and ready, and was pressed on the state that is shown."""
        if action is None or not action.ready or (turn != self._turn and action.name != FINISH):
            return
        if action.move is not None:
            if self._may_decide(self._scene(), turn):
                self._play(action.move)
        elif (leave := self._leaves.get(action.name)) is not None:
            leave()
        elif action.name == "look-back":
            self.look_back.switch.value = True
        elif action.name == FINISH:
            self._finishing.begin()
            self._mover.wake()
            self._go_on()
        elif action.name == "next-round":
            self._started_round = self.game.round
            self._go_on()
        else:
            self._lift(self._mover.hold, decide=action.name == "decide")

    def _lift(self, hold: Hold | None, *, decide: bool) -> None:
        """Go on after what held the bots up; a person may decide in the bot's place from now on."""
        if decide and hold is not None and hold.seat is not None:
            self.session.bots[hold.seat] = None
            self._kept = None  # who sits where is kept with the game
            self._started_round = self.game.round
            self.place_boards(self._people)
        self._mover.pause(False)
        self._go_on()

    @one_at_a_time
    def _pause(self, wanted: bool) -> None:
        """Stop the bots, or let them go on."""
        if wanted == (self._mover.hold == PAUSED):
            return
        self._finishing.end()
        self._mover.pause(wanted)
        # What a person has chosen and not confirmed yet stays chosen.
        (self._show if self.session.waits_for_person() else self._go_on)()

    @one_at_a_time
    def _tell_hold(self) -> None:
        """Show that the bots are held up: what was pressed before does not count any more."""
        self._turn += 1
        self._show()

    @one_at_a_time
    def _on_pick(self, place: Place, what: Any, turn: int) -> None:
        """A person clicked something on a board. A click that was made on an earlier state does nothing."""
        scene = self._scene()
        if self._may_decide(scene, turn) and self.boards[place].owner in (None, scene.seat):
            self._follow(self._view.pick(scene, place, what))

    @one_at_a_time
    def _on_die(self, index: int, turn: int) -> None:
        """A person clicked a die. A click that was made on an earlier state does nothing."""
        scene = self._scene()
        dice = self._view.dice(scene)
        if self._may_decide(scene, turn) and dice is not None and index in range(len(dice.dice)):
            self._follow(self._view.pick_die(scene, index))

    def _follow(self, picked: Any) -> None:
        """Do what a click leads to."""
        match picked:
            case Refusal(text):
                self.tell(text)
            case Draft(value):
                self._draft = value
                self._note = ""
                self._turn += 1
                self._show()
            case _:
                self._play(picked)

    def _play(self, move: Any) -> None:
        outcome = ""
        self.session.play(move)
        self._finishing.end()
        if self.game.to_move is CHANCE and not self._between_rounds:
            rolled = self.game
            self._mover.fall()
            # A roll can end a round before a person has seen it: what it ended is said until something else is shown.
            outcome = self._view.outcome(rolled, self.game, self._words)
        self._go_on(outcome)

    # Bots and chance

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
        return self.session.has_people and self.game.to_move is not None and self.game.round > self._started_round

    @one_at_a_time
    def _go_on(self, outcome: str = "") -> None:
        """Show the new state, and let bots and dice do their part until a person is to decide."""
        self._mover.go_on()
        self._new_state(outcome)
        self._mover.start()

    @one_at_a_time
    def _new_state(self, outcome: str = "") -> None:
        """Keep the state that counts, and show it; `outcome` is what a roll ended on the way to it."""
        if self.game is not self._kept:
            self._kept = self.game
            self.warning = self._keep(self.game)
        self._turn += 1
        self._note, self._outcome, self._draft = "", outcome, None
        self._draft = self._view.first_draft(self._scene())
        self._consult()

    @one_at_a_time
    def _consult(self) -> None:
        """Show the state, and let the coach think about the decision in it and about the one before."""
        self.coach_box.consult(self.session, self.look_back.ply, person_decides=self._person_decides)
        self._show()

    # From the state to the picture

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
            round_over=self._between_rounds if looked_at is None else round_has_just_begun(states),
            draft=self._draft if self._person_decides else None,
            previous=self._previous,
            looks_back=looked_at is not None,
        )

    def _actions(self) -> list[Action]:
        """What can be done by a button now."""
        game = self.game
        if not self._is_present:
            return []
        if (hold := self._held_by) is not None:
            return hold_actions(hold, game, self._words)
        if game.to_move is None:
            return end_actions(self._words, reviews=self._leaves["review"] is not None)
        if self._between_rounds:
            return [next_round_action(game, self._words)]
        if self._person_decides:
            return list(self._view.actions(self._scene()))
        return self._finishing.actions(self._scene()) if self._mover.may_move and self._step else []

    @one_at_a_time
    def _show(self) -> None:
        """Set everything on the screen from the state that is looked at, or say that it cannot be shown."""
        try:
            self._show_all()
        except Exception as error:
            if not self._stands:  # whoever wanted to open it keeps what is there
                raise
            self._mover.hold = hold = Hold("fault", reason=kind_and_reason(error), details=details_of(error))
            self.prompt.value = line_html(self._words.say("trouble-fault", reason=hold.reason))
            self.actions.show(self._actions(), self._turn)

    def _show_all(self) -> None:
        scene, present = self._scene(), self.look_back.ply is None
        said = Said(
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
        self.coach_box.show()

    def _prompt(self, scene: Scene[Any]) -> str:
        words = self._words
        if self._closed:
            return words.say("prompt-elsewhere")
        if self.look_back.ply is not None:
            return words.say("prompt-look-back")
        if (hold := self._held_by) is not None:
            return hold_prompt(hold, scene.game, words)
        return self._view.prompt(scene)

    def __repr__(self) -> str:
        return f"Table({', '.join(self.game.names)}: round {self.game.round})"

    def _repr_svg_(self) -> str:
        return self._view.picture(self.game)
