"""What a table looks like: the boards, dice, buttons, sentences and pages of a scene, and where each has its place."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from html import escape
from pathlib import Path
from typing import Any, Final, NamedTuple

import ipywidgets as w

from ..dice.tray import DiceTray, tray_texts
from ..page.controls import show_if
from ..page.frame import FULL_SCREEN_KEY, Fitting, FullScreen, frame_with
from ..page.lifeline import Lifeline
from ..page.markup import line_html
from ..rules.game import Seat
from .actions import Actions
from .how_to import HowTo
from .pages import ROUNDS_IN_LOG, Log, players_html, seat_line_html, summary_html, title_html
from .scene import Action, DiceShown, Place, Scene
from .screens import Screens
from .view import View


class BoardPanel(w.VBox):
    """A board and its owner's line; a board that belongs to no player has no line.

    Args:
        place: which board of the table this is.
        owner: the seat that it belongs to, or `None`.
        view: how the game is shown.
        scene: any moment of the game.
        on_pick: called with the place, what was clicked, and the table's turn at the time.
    """

    def __init__(
        self,
        place: Place,
        owner: Seat | None,
        view: View[Any, Any],
        scene: Scene[Any],
        on_pick: Callable[[Place, Any, int], None],
    ) -> None:
        self.place, self.owner = place, owner
        self.compact = False
        self._turn, self._tag, self._fresh = -1, "", False
        self._view = view
        self.head = w.HTML()
        self.board: Any = view.make_board(scene.words, place)
        self.board.on_pick(lambda what, turn: on_pick(place, what, turn))
        show_if(self.head, owner is not None)
        super().__init__([self.head, self.board])
        self.add_class("bw-seat").add_class(f"bw-place-{place}")
        if owner is not None:
            self.add_class(f"bw-seat-{owner}")

    def show(self, scene: Scene[Any], *, turn: int, marks: Mapping[Any, Any]) -> bool:
        """Show a moment of the game.

        Args:
            scene: the moment.
            turn: the table's count of what it has shown, sent along with every click.
            marks: what the coach writes on this board.

        Returns:
            Whether something on the board can be chosen.
        """
        decides = scene.seat is not None and self.owner in (None, scene.seat)
        # The board first: it is what a person waits for, and messages reach the page one after the other.
        shown = self._view.board(scene, self.place, marks)
        self.board.draw(shown, active=decides, turn=turn, compact=self.compact)
        moves = False
        if self.owner is not None:
            line = self._view.seat_line(scene, self.owner)
            if turn != self._turn:
                self._turn, self._tag, self._fresh = turn, line.tag, line.tag != self._tag
            self.head.value = seat_line_html(scene.game.names[self.owner], line, fresh=self._fresh)
            moves = line.moves
        with self.hold_sync():
            self._mark("bw-seat-moves", moves)
            self._mark("bw-seat-decides", decides)
            self._mark("bw-seat-compact", self.compact)
        return decides and shown.offers

    def _mark(self, name: str, wanted: bool) -> None:
        (self.add_class if wanted else self.remove_class)(name)


UNDO: Final = "u"
REDO: Final = "y"
OWN_KEYS: Final = (UNDO, REDO, FULL_SCREEN_KEY)
"""The letters of the table itself; all others come from the actions that are offered."""
BACK: Final = "ArrowLeft"
FORTH: Final = "ArrowRight"
"""The keys for going through the game while somebody looks back."""


def show_dice(tray: DiceTray, shown: DiceShown | None, turn: int) -> None:
    """Show dice in a tray, or hide it if there are none.

    Args:
        tray: it.
        shown: the dice, as `View.dice` gives them.
        turn: sent along with a click on a die.
    """
    show_if(tray, shown is not None)
    if shown is not None:
        with tray.hold_sync():
            tray.dice, tray.label, tray.turn = list(shown.dice), shown.label, turn


MOST_TOLD: Final = 8
"""Of what bots did meanwhile a screen reader hears the last moves; all of them stand in the list of what happened."""


class TableTexts(NamedTuple):
    """What the table says about a scene, beyond what the game's view says.

    Attributes:
        prompt: what is to be done.
        notice: the line under the prompt.
        reply: the reply to the last click; "" if there was none. A screen reader hears it in place of the prompt.
        actions: the buttons.
        marks: what the coach writes on the board of the player to move.
        turn: the table's count of what it has shown; sent along with every click.
        heard: what bots have printed, and whole errors, as HTML.
    """

    prompt: str
    notice: str
    reply: str
    actions: Sequence[Action]
    marks: Mapping[Any, Any]
    turn: int
    heard: str = ""


class TableLayout(w.VBox):
    """The parts of a table and their places. What people do with the game is up to `Table`.

    Args:
        view: how the game is shown.
        scene: any moment of the game.
        sheets: the style sheets.
        tools: the buttons beside the heading.
        drawers: what opens below them.
        beside: what is read beside the boards, between the sum of a round and the log.
    """

    _safely: Callable[[Callable[..., None]], Callable[..., None]]
    _on_pick: Callable[[Place, Any, int], None]
    _on_die: Callable[[int, int], None]
    _on_press: Callable[[str, int], None]
    _on_key: Callable[[str, int], None]

    def __init__(
        self,
        view: View[Any, Any],
        scene: Scene[Any],
        sheets: tuple[Path, ...],
        *,
        tools: Sequence[w.Widget],
        drawers: Sequence[w.Widget],
        beside: Sequence[w.Widget],
    ) -> None:
        self._view, self._words, safe = view, scene.words, self._safely
        self.frame = frame_with(sheets)()
        self.how_to = HowTo(scene.words, view.how_to_play(scene.game, scene.words))
        tools = [*tools, self.how_to.switch]
        self.lifeline = Lifeline(scene.words)
        self.frame.on_key(safe(self._on_key))
        self.fitting = Fitting(dice=view.has_dice)
        self.full_screen = FullScreen(scene.words)
        self.title = w.HTML()
        self.prompt = w.HTML().add_class("bw-prompt")
        self.notice = w.HTML().add_class("bw-notice")
        self.tray = DiceTray(texts=tray_texts(scene.words))
        self.tray.on_pick(safe(self._on_die))
        self.screens = Screens(scene.words)
        self.actions = Actions()
        self.actions.on_press(safe(self._on_press))
        self.players = w.HTML().add_class("bw-players")
        self.sum_view = w.HTML().add_class("bw-sum")
        self._log = Log(view, scene.words)
        # The state that a screen reader was told of last, and what was to be done in it.
        self._told: tuple[Any, str] | None = None
        self._log_title = w.HTML(f"<h3>{escape(scene.words.say('log-title'))}</h3>")
        # A page is sent what is told of the round that has changed, and not again what was told of those before.
        self._rounds = [w.HTML() for _ in range(ROUNDS_IN_LOG)]
        self.log_view = w.Box().add_class("bw-log-text")
        self.heard_view = w.HTML().add_class("bw-heard-box")
        self.large = w.Box().add_class("bw-seats").add_class("bw-large")
        self.small = w.Box().add_class("bw-seats").add_class("bw-small")
        owners, on_pick = enumerate(view.owners(scene.game)), safe(self._on_pick)
        self.boards = [BoardPanel(place, owner, view, scene, on_pick) for place, owner in owners]
        told = w.VBox([self.prompt, self.notice]).add_class("bw-told")
        play = w.Box([self.tray, self.actions]).add_class("bw-play")
        pane = w.Box([self.sum_view, *beside, self.log_view, self.heard_view]).add_class("bw-pane")
        super().__init__(
            [
                self.frame,
                self.how_to,
                self.lifeline,
                self.fitting,
                w.HBox([self.title, w.HBox([*tools, self.full_screen]).add_class("bw-tools")]).add_class("bw-bar"),
                *drawers,
                self.screens,
                self.players,
                w.Box([told, play, self.large, self.small, pane]).add_class("bw-floor"),
            ]
        )
        self.add_class("bw-table")

    def place_boards(self, people: Sequence[bool]) -> None:
        """Give the boards that the game's view wants large much room, and the others little."""
        for panel in self.boards:
            panel.compact = not self._view.is_large(panel.place, panel.owner, people)
        self.large.children = [panel for panel in self.boards if not panel.compact]
        self.small.children = [panel for panel in self.boards if panel.compact]
        with self.fitting.hold_sync():
            self.fitting.large, self.fitting.small = len(self.large.children), len(self.small.children)

    def draw(self, scene: Scene[Any], said: TableTexts) -> None:
        """Set everything on the screen."""
        # The boards first, and of them the one that could be clicked: a person waits for it.
        on_board = None
        for panel in sorted(self.boards, key=lambda panel: not panel.board.active):
            moves = panel.owner is None or panel.owner == scene.game.to_move
            if panel.show(scene, turn=said.turn, marks=said.marks if moves else {}):
                on_board = panel.place
        show_dice(self.tray, self._view.dice(scene), said.turn)
        self.actions.show(said.actions, said.turn)
        # Buttons before texts: see `Actions.show`.
        self.title.value = title_html(*self._view.title(scene))
        self.notice.value = line_html(said.notice, "bw-reply" if said.reply else "")
        self.prompt.value = line_html(said.prompt, "bw-end" if scene.game.to_move is None else "")
        self._draw_players(scene)
        self._draw_sum(scene)
        self._draw_log(scene)
        self.screens.show(scene.game.names, scene.people, scene.seat)
        self.heard_view.value = said.heard
        show_if(self.heard_view, said.heard)
        self.fitting.looks_back = scene.looks_back
        self._tell_page(scene, said, on_board)

    def _draw_log(self, scene: Scene[Any]) -> None:
        """Show what happened in the last rounds."""
        told = self._log.rounds(scene.states)
        parts = [self._rounds[number % ROUNDS_IN_LOG] for number in told]
        for part, page in zip(parts, told.values(), strict=True):
            part.value = page
        self.log_view.children = [self._log_title, *parts]

    def _draw_sum(self, scene: Scene[Any]) -> None:
        """Show what the round earned; at the end of the game its whole course, unless somebody looks back."""
        page = ""
        if scene.game.to_move is None and not scene.looks_back and (course := self._view.course(scene)):
            # Late: only a game that has ended has a course.
            from .course_page import course_html

            page = summary_html(course.sums, self._words) if course.sums else ""
            page += course_html(course, self._words)
        elif summary := self._view.summary(scene):
            page = summary_html(summary, self._words)
        self.sum_view.value = page
        show_if(self.sum_view, page)

    def _draw_players(self, scene: Scene[Any]) -> None:
        """Show the lines of players without a board of their own: no board names them."""
        with_board = {panel.owner for panel in self.boards}
        others = [seat for seat in range(len(scene.people)) if seat not in with_board]
        lines = [(scene.game.names[seat], self._view.seat_line(scene, seat)) for seat in others]
        self.players.value = players_html(lines)
        show_if(self.players, lines)

    def _news(self, scene: Scene[Any], said: TableTexts) -> str:
        """What a screen reader reads out: what has happened since it was told last, and what is to be done now."""
        if said.reply:
            return said.reply
        states, last = scene.states, self._told
        self._told = (scene.game, said.prompt)
        if last is not None and last[0] is scene.game:
            # Something else was drawn, or a space chosen: what has been read out is not read out again.
            return str(self.frame.news) if last[1] == said.prompt else said.prompt
        first = next(
            (at for at in range(len(states) - 1, 0, -1) if last and states[at - 1] is last[0]), len(states) - 1
        )
        moves = range(max(1, first, len(states) - MOST_TOLD), len(states))
        news = [line for at in moves for line in self._view.told(states[at - 1], states[at], self._words)]
        return " ".join([*news, said.prompt])

    def _tell_page(self, scene: Scene[Any], said: TableTexts, on_board: Place | None) -> None:
        """Send the news to a screen reader, and set which keys count and where a lost focus goes."""
        with self.frame.hold_sync():
            self.frame.news = self._news(scene, said)
            place = ".bw-actions button" if on_board is None else f".bw-place-{on_board} [tabindex='0']"
            self.frame.focus_on = [".bw-look-back .noUi-handle"] if scene.looks_back else [place]
            keys = [action.key for action in said.actions if action.key] + [*self._view.die_keys(scene)]
            self.frame.shortcuts = [UNDO, REDO, *((BACK, FORTH) if scene.looks_back else keys)]
            self.frame.turn = said.turn
