"""The table: people and bots around a game, with boards, dice, and a button for everything that may be done.

Everything goes one way. A click becomes an intent, the intent a move, the move a new state in the session, and
`_show` sets every trait from that state. Nothing else writes to a widget.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import Future
from threading import RLock
from typing import Final

import ipywidgets as w

from ...kit.dice.tray import DiceTray
from ...kit.language.words import Words
from ...kit.page.lock import alone
from ...kit.page.pictured import Pictured
from ...kit.rules.game import CHANCE, Seat
from ...kit.table.look_back import LookBack
from ...kit.table.menu import Drawer
from ...kit.table.session import BotTrouble, Session
from ..rules.game import Game
from ..rules.grid import Cell, cell_text
from ..rules.moves import Dice, Lay, Move, PlaceStars
from ..rules.phase import Phase
from .actions import Action, Actions, person_actions
from .coach import Coach, last_decision
from .frame import TableFrame
from .pages import line_html, log_html, sum_html, title_html, tray_dice
from .seat import Marks, SeatPanel
from .sentences import bust, dice_label, prompt, told, why_not

PACES: Final = {"slow": 1.6, "normal": 0.9, "fast": 0.35, "once": 0.0}
"""How many seconds bots take for each thing that they do."""


class Table(Pictured, w.VBox):
    """A game with everything around it.

    Args:
        session: the game and who sits where.
        words: the language.
        pace: a key of `PACES`.
        on_again: what is done when somebody wants to play again at the end.
        drawer: what the button "Game…" shows and hides.
        coach: whether people at the table may ask the coach.
        loop: the event loop in which bots take their time; without one they move at once.

    Attributes:
        warning: what is said under the prompt whenever nothing else is: that the game cannot be saved, say.
    """

    def __init__(
        self,
        session: Session[Game],
        words: Words,
        *,
        pace: str = "normal",
        on_again: Callable[[], None] = lambda: None,
        drawer: Drawer | None = None,
        coach: bool = True,
        loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        self.lock = RLock()
        self._loop = loop
        self.session = session
        self.pace = pace
        self._words = words
        self._on_again = on_again
        self._turn = 0
        self._chosen: tuple[Cell, ...] = ()
        self._note = ""
        self.warning = ""
        self._bust_told = ""
        self._trouble: BotTrouble | None = None
        # A game that was cut off between two rounds goes on there, with the sum of the one that is over.
        fresh = session.game.ply > 0 and session.game.phase is Phase.DECIDE and session.game.dice is None
        self._started_round = session.game.round - fresh
        self._mover: Future[None] | None = None
        self._closed = False
        self._drawer = drawer
        self._may_coach = coach
        self._build()
        self._go_on()

    def _build(self) -> None:
        say = self._words.say
        self.frame = TableFrame(lost=say("frame-lost"), shortcuts=list("ropcnuy"))
        self.frame.on_key(self._on_key)
        self.title = w.HTML()
        self.undo_button = self._tool("undo", "undo", self.undo)
        self.redo_button = self._tool("redo", "repeat", self.redo)
        self.look_back = LookBack(self._words, on_change=self._look, on_resume=self._resume_from)
        self.drawer_button = w.ToggleButton(description=say("tool-more"), tooltip=say("tool-more-hint"))
        self.drawer_button.observe(lambda _: self._show(), "value")
        self.coach = Coach(self._words, self._show, self.lock)
        self.coach_button = w.ToggleButton(description=say("tool-coach"), tooltip=say("tool-coach-hint"))
        self.coach_button.observe(lambda _: self._consult(), "value")
        self.drawer = w.VBox([self._drawer] if self._drawer else []).add_class("bw-drawer")
        coach_button = [self.coach_button] if self._may_coach else []
        tools = [self.undo_button, self.redo_button, self.look_back.switch, *coach_button, self.drawer_button]
        self.prompt = w.HTML().add_class("bw-prompt")
        self.notice = w.HTML().add_class("bw-notice")
        self.tray = DiceTray()
        self.actions = Actions(self._do)
        self.sum_view = w.HTML().add_class("bw-sum")
        self.log_view = w.HTML().add_class("bw-log")
        self.large = w.Box().add_class("bw-seats")
        self.small = w.Box().add_class("bw-seats")
        self.seats = [SeatPanel(seat, self._words, self._on_cell) for seat in range(len(self.game.names))]
        coach = [self.coach] if self._may_coach else []
        side = w.Box([*coach, self.small, self.sum_view, self.log_view]).add_class("bw-side")
        super().__init__(
            [
                self.frame,
                w.HBox([self.title, w.HBox(tools).add_class("bw-tools")]).add_class("bw-bar"),
                self.drawer,
                self.look_back,
                w.VBox([self.prompt, self.notice]).add_class("bw-told"),
                w.HBox([self.tray, self.actions]).add_class("bw-play"),
                w.Box([self.large, side]).add_class("bw-floor"),
            ]
        )
        self.add_class("bw-table")
        self._place_boards()

    def _place_boards(self) -> None:
        """People's boards are large and the bots' small; where nobody is a person, all are large."""
        bots = self.session.bots if self.session.has_people else [None] * len(self.seats)
        self.large.children = [panel for panel in self.seats if bots[panel.seat] is None]
        self.small.children = [panel for panel in self.seats if bots[panel.seat] is not None]

    def _tool(self, name: str, icon: str, act: Callable[[], None]) -> w.Button:
        say = self._words.say
        button = w.Button(description=say(f"tool-{name}"), tooltip=say(f"tool-{name}-hint"), icon=icon)
        button.on_click(lambda _: act())
        return button.add_class(f"bw-tool-{name}")

    # What is asked of the table

    @property
    def game(self) -> Game:
        """The state that counts."""
        return self.session.game

    @alone
    def undo(self) -> None:
        """Take back the last decision of a person, and the bots' replies to it."""
        if self._is_present and self.session.undo():
            self._resume_from(self.game.ply)

    @alone
    def redo(self) -> None:
        """Bring back what was taken back, up to the next decision of a person."""
        if self._is_present and self.session.redo():
            self._resume_from(self.game.ply)

    def set_pace(self, pace: str) -> None:
        """Let the bots move at a pace of `PACES` from now on."""
        self.pace = pace

    @alone
    def tell(self, text: str) -> None:
        """Say something in the line under the prompt; it stays until the next move."""
        self._note = text
        self._show()

    @alone
    def close_table(self) -> None:
        """Stop the bots, because the game goes on elsewhere."""
        self._closed = True
        self._show()

    @alone
    def _resume_from(self, ply: int) -> None:
        if self._closed:
            return
        self.session.go_to(ply)
        self._trouble = None
        self._bust_told = ""
        self._started_round = self.game.round
        self._go_on()

    @alone
    def _look(self) -> None:
        """Somebody looks at an earlier state, or has come back from it."""
        (self._go_on if self.look_back.ply is None else self._consult)()

    @alone
    def _on_key(self, key: str) -> None:
        if key in "uy":
            (self.undo if key == "u" else self.redo)()
        for action in self._actions():
            if action.key == key and action.ready:
                self._do(action)
                return

    @alone
    def _do(self, action: Action) -> None:
        """Do what a button says, unless it was pressed on an earlier state."""
        if action not in self._actions():
            return
        if action.move is not None:
            self._play(action.move)
        elif action.name == "place":
            self._play(PlaceStars(self._chosen))
        elif action.name == "again":
            self._on_again()
        elif action.name == "next-round":
            self._started_round = self.game.round
            self._go_on()
        elif self._trouble is not None:
            if action.name == "decide":
                self.session.bots[self._trouble.seat] = None
                self._started_round = self.game.round
                self._place_boards()
            self._trouble = None
            self._go_on()

    @alone
    def _on_cell(self, seat: Seat, cell: Cell, turn: int) -> None:
        """A person clicked a space. A click that was made on an earlier state does nothing."""
        game = self.game
        if turn != self._turn or seat != game.to_move or not self._person_decides:
            return
        reason = why_not(game, seat, cell, self._words)
        if reason:
            self._explain(cell, reason)
        elif game.phase is Phase.STARS:
            self._choose(cell, game.earnings(seat).total)
        elif game.phase is Phase.DECIDE:
            self.tell(self._words.say("why-roll-first"))
        else:
            self._play(Lay(cell))

    def _choose(self, cell: Cell, earned: int) -> None:
        if cell in self._chosen:
            self._chosen = tuple(other for other in self._chosen if other != cell)
        elif len(self._chosen) == earned:
            self._explain(cell, self._words.say("why-enough-stars", stars=earned))
            return
        else:
            self._chosen = (*self._chosen, cell)
        self._note = ""
        self._turn += 1
        self._show()

    def _explain(self, cell: Cell, why: str) -> None:
        self.tell(self._words.say("why-told", cell=cell_text(cell), why=why))

    def _play(self, move: Move) -> None:
        self._bust_told = ""
        self.session.play(move)
        if self.game.to_move is CHANCE:
            rolled = self.game
            self._step()
            # A bust is over before anybody has seen it: it is told until this person decides again.
            self._bust_told = bust(rolled, self.game, self._words)
        self._go_on()

    # Bots and chance

    @property
    def _is_present(self) -> bool:
        """Whether the table shows the state that counts, and the game goes on here."""
        return self.look_back.ply is None and not self._closed

    @property
    def _person_decides(self) -> bool:
        return self._is_present and self.session.waits_for_person() and not self._between_rounds

    @property
    def _between_rounds(self) -> bool:
        """Whether a round has ended and nobody has started the next one yet."""
        return self.session.has_people and self.game.round > self._started_round

    @property
    def _bots_may_move(self) -> bool:
        held = self._trouble or self._between_rounds
        return self._is_present and not held and self.game.to_move is not None and not self.session.waits_for_person()

    def _step(self) -> None:
        """One thing that can be seen: a bot's move, with the dice if it rolls, or the dice alone."""
        try:
            self.session.step()
            if self.game.to_move is CHANCE:
                self.session.step()
        except BotTrouble as trouble:
            self._trouble = trouble
        if isinstance(self.game.last_move, Dice):
            self.tray.roll_id += 1

    @alone
    def _go_on(self) -> None:
        """Show the new state, and let bots and dice do their part until a person is to decide."""
        loop = self._loop if PACES[self.pace] else None
        if loop is None:
            while self._bots_may_move:
                self._step()
        self._new_state()
        if loop is not None and self._bots_may_move and (self._mover is None or self._mover.done()):
            # Not in the loop that runs here: JupyterLab may end that one when the page is closed.
            self._mover = asyncio.run_coroutine_threadsafe(self._move_bots(), loop)

    async def _move_bots(self) -> None:
        while self._bots_may_move:
            await asyncio.sleep(PACES[self.pace])
            self._let_bot_move()

    @alone
    def _let_bot_move(self) -> None:
        if self._bots_may_move:  # meanwhile somebody may have undone a move or looked back
            self._step()
            self._new_state()

    def _new_state(self) -> None:
        self._turn += 1
        self._note = ""
        self._chosen = ()
        game = self.game
        if game.phase is Phase.STARS and self.session.waits_for_person():
            assert isinstance(game.to_move, int)
            mine = game.position(game.to_move).buttons
            if len(mine) == game.earnings(game.to_move).total:
                self._chosen = tuple(sorted(mine))
        self._consult()

    @alone
    def _consult(self) -> None:
        """Show the state, and let the coach think about the decision in it and about the one before."""
        if self.coach_button.value:
            looked_at, states = self.look_back.ply, self.session.states
            here = len(states) - 1 if looked_at is None else looked_at
            asks = looked_at is not None or self._person_decides or not self.session.has_people
            taken = last_decision(self.session, here, looking_back=looked_at is not None)
            self.coach.consider(states[here] if asks else None, taken)
        self._show()

    # From the state to the picture

    def _actions(self) -> list[Action]:
        """What may be done by a button now."""
        say, game = self._words.say, self.game
        if not self._is_present:
            return []
        if self._trouble is not None:
            name = game.names[self._trouble.seat]
            again = Action("ask-again", say("trouble-again", name=name))
            return [again, Action("decide", say("trouble-person", name=name))]
        if game.result is not None:
            return [Action("again", say("do-again"), say("do-again-hint"), "n")]
        if self._between_rounds:
            return [Action("next-round", say("do-next-round", round=game.round), say("do-next-round-hint"), "n")]
        return person_actions(game, self._words, chosen=len(self._chosen)) if self._person_decides else []

    @alone
    def _show(self) -> None:
        """Set everything on the screen from the state that is looked at."""
        session, words = self.session, self._words
        looked_at = self.look_back.ply
        game = session.game if looked_at is None else session.states[looked_at]
        decides = self._person_decides
        told_now = self._prompt(game)
        # The boards first, and of them the one that could be clicked: somebody waits for it.
        for panel in sorted(self.seats, key=lambda panel: not panel.board.active):
            mine = decides and panel.seat == game.to_move
            panel.show(
                game,
                turn=self._turn,
                person=session.bots[panel.seat] is None,
                decides=mine,
                compact=panel in self.small.children,
                marks=self._marks(game, panel.seat, decides=mine),
            )
        self.title.value = title_html(game, words)
        self.undo_button.disabled = not session.can_undo or looked_at is not None
        self.redo_button.disabled = not session.can_redo or looked_at is not None
        self.look_back.show(session.game.ply)
        self.drawer.layout.display = None if self.drawer_button.value else "none"
        if self._drawer is not None and self.drawer_button.value:
            self._drawer.show()
        self.prompt.value = line_html(told_now, "bw-end" if game.result else "")
        self.notice.value = line_html(self._note or self._bust_told or self.warning)
        self.tray.dice = tray_dice(game)
        self.tray.label = dice_label(game, words)
        self.actions.show(self._actions())
        self.coach.layout.display = None if self.coach_button.value else "none"
        ended = self._ended_round(game)
        self.sum_view.value = sum_html(session.states[: game.ply + 1], ended, words) if ended else ""
        self.sum_view.layout.display = None if ended else "none"
        self.log_view.value = log_html(session.states[: game.ply + 1], words)
        self._speak(game, told_now)

    def _prompt(self, game: Game) -> str:
        words = self._words
        if self._closed:
            return words.say("prompt-elsewhere")
        if self.look_back.ply is not None:
            return words.say("prompt-look-back")
        if self._trouble is not None:
            name = game.names[self._trouble.seat]
            return words.say("trouble-bot", name=name, reason=self._trouble.reason)
        if self._between_rounds:
            starter = game.names[game.starter]
            message = "prompt-next-round" if len(game.names) > 1 else "prompt-next-round-solo"
            return words.say(message, over=game.round - 1, next=game.round, name=starter)
        return prompt(game, words, person=self.session.waits_for_person(), chosen=self._chosen)

    def _ended_round(self, game: Game) -> int:
        """The round whose sum is shown with a state: while stars are placed, before the next round, at the end."""
        if game.phase is Phase.STARS or game.result is not None:
            return game.round
        between = self._between_rounds if self.look_back.ply is None else game.ply > 0 and game.dice is None
        return game.round - 1 if between and game.phase is Phase.DECIDE else 0

    def _marks(self, game: Game, seat: Seat, *, decides: bool) -> Marks:
        """What to draw on a board beyond the position."""
        line = game.line_of(seat, self._chosen if decides else ())
        worths = self.coach.marks() if self.coach_button.value and seat == game.to_move else {}
        if not decides:
            return Marks(line=line, worths=worths)
        if game.phase is Phase.STARS:
            return Marks(offered=tuple(sorted(game.position(seat).buttons)), chosen=self._chosen, line=line)
        offered = tuple(move.cell for move in game.legal_moves() if isinstance(move, Lay))
        golden = offered[0] if game.phase is Phase.GOLD else None
        return Marks(offered=offered, golden=golden, line=line, worths=worths)

    def _speak(self, game: Game, told_now: str) -> None:
        """Tell a screen reader the news, and where the focus belongs if its place has gone."""
        news = []
        if game.last_move is not None and not self._note:
            states = self.session.states
            news = told(states[game.ply - 1], game.last_move, game, self._words)
        with self.frame.hold_sync():
            self.frame.news = " ".join([*news, self._note or told_now])
            board = f".bw-seat-{game.to_move} [role=gridcell][tabindex='0']"
            on_board = self._person_decides and game.phase in (Phase.LAY, Phase.GOLD, Phase.STARS)
            self.frame.focus_on = [board] if on_board else [".bw-actions button"]
            self.frame.turn = self._turn

    def __repr__(self) -> str:
        return f"Table({', '.join(self.game.names)}: round {self.game.round})"

    def _repr_svg_(self) -> str:
        return self.game._repr_svg_()
