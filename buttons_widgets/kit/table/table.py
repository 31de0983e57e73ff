"""The table: people and bots around any game, with its boards and dice, and a button for everything that can be done.

Everything goes one way. A click becomes an intent, the intent a move, the move a new state in the session, and `_show`
sets what is on the screen from that state.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from threading import RLock
from typing import TYPE_CHECKING, Any, Final

from ..dice.tray import TUMBLE
from ..language.words import Words
from ..page.lock import one_at_a_time
from ..page.no_threads import defer
from ..page.static_picture import SavedAsSvg
from ..rules.game import CHANCE
from .kind import Kind
from .layout import BACK, FORTH, REDO, UNDO
from .mover import FINISH, PAUSED, Hold, Mover
from .presenter import TablePresenter
from .scene import Action, Draft, Moves, Place, Refusal, Scene
from .session import Session
from .view import View

if TYPE_CHECKING:
    from asyncio import AbstractEventLoop

    from .menu import Menu


SHARE: Final = 0.6
"""Dice that a bot rolls tumble for at most this share of the time that it takes for a step."""
SECONDS_TO_SEE: Final = 1.2
"""So much longer does a roll stay that ended something, such as a player's part in the round."""


def tumble(states: Sequence[Any], people: Sequence[bool], pace: float, view: View[Any, Any]) -> int:
    """For how many milliseconds the dice tumble that have just fallen.

    Args:
        states: every state up to the one after the roll.
        people: for each seat, whether a person sits there; a person's dice take their time at every pace.
        pace: how many seconds a bot takes for a step.
        view: how the game is shown; it says whose dice they are.
    """
    roller = view.roller(states)
    by_bot = roller is not None and not people[roller]
    return min(TUMBLE, round(1000 * SHARE * pace)) if by_bot else TUMBLE


def seconds(states: Sequence[Any], people: Sequence[bool], pace: float, view: View[Any, Any], words: Words) -> float:
    """How long a bot takes for its next step; dice that have just fallen tumble first.

    Args:
        states: every state so far.
        people: for each seat, whether a person sits there.
        pace: how many seconds a step takes otherwise; 0 for none at all.
        view: how the game is shown; it says what a roll has ended.
        words: the language.
    """
    if not pace or len(states) < 2 or states[-2].to_move is not CHANCE:
        return pace
    ended = view.outcome(states[-2], states[-1], words) != ""
    return pace + tumble(states, people, pace, view) / 1000 + SECONDS_TO_SEE * ended


class Table(SavedAsSvg, TablePresenter):
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
        self._leaves = {"again": on_again, "review": on_review}
        self._keep = keep
        # A game without a move is not worth keeping.
        self._kept = session.game if session.game.ply == 0 else None
        mover = Mover(
            session,
            self.lock,
            loop,
            free=lambda: self._is_present and not self._between_rounds,
            seconds=lambda: seconds(session.states, self._people, self._step, kind.view, words),
            joins=lambda: len(session.states) > 1 and kind.view.is_one_step(*session.states[-2:]),
            on_chance=self._roll,
            on_step=self._new_state,
            on_hold=self._tell_hold,
        )
        super().__init__(kind, session, words, mover, pace=pace, menu=menu, coach=coach, reviews=on_review is not None)
        self.screens.on_change(self._show)
        self.place_boards(self._people)
        self._go_on()
        self._is_ready = True

    def _roll(self) -> None:
        """Let the dice tumble, if chance threw any."""
        states = self.session.states
        if self._view.tumbles(states):
            self.tray.roll(tumble(states, self._people, self._step, self._view))

    def _safely(self, act: Callable[..., None]) -> Callable[..., None]:
        """The same, but what it raises is told at the table: a person would see nothing of it otherwise."""

        def safe(*arguments: Any) -> None:
            try:
                act(*arguments)
            except Exception as error:
                self._mover.fail(error)

        return safe

    # What others ask of the table

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
        elif key in (digits := self._view.die_keys(self._scene())):
            self._on_die(digits[key], turn)
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
                self._follow(action.move)
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
            case Moves(moves):
                self._play(*moves)
            case _:
                self._play(picked)

    def _play(self, *moves: Any) -> None:
        outcome = ""
        self.session.play(*moves)
        self._finishing.end()
        if self.game.to_move is CHANCE and not self._between_rounds:
            rolled = self.game
            self._mover.fall()
            # A roll can end a round before a person has seen it: what it ended is said until something else is shown.
            outcome = self._view.outcome(rolled, self.game, self._words)
        self._go_on(outcome)

    # Bots and chance: what has changed is kept, and shown

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
            if not defer(self._safely(self._keep_and_tell)):
                self.warning = self._keep(self.game)
        self._turn += 1
        self._note, self._outcome, self._draft = "", outcome, None
        self._draft = self._view.first_draft(self._scene())
        self._consult()

    @one_at_a_time
    def _keep_and_tell(self) -> None:
        """Keep the state that is shown already; say what has to be said about that."""
        told, self.warning = self.warning, self._keep(self.game)
        if told != self.warning and self._is_ready:
            self._show()

    @one_at_a_time
    def _consult(self) -> None:
        """Show the state, and let the coach think about the decision in it and about the one before."""
        self.coach_box.consult(self.session, self.look_back.ply, person_decides=self._person_decides)
        self._show()

    def __repr__(self) -> str:
        return f"Table({', '.join(self.game.names)}: round {self.game.round})"

    def _repr_svg_(self) -> str:
        return self._view.picture(self.game)
