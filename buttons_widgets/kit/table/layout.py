"""What a table looks like: boards with their lines, dice, buttons, texts, and what opens when it is asked for."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any, Final, Generic, NamedTuple, Protocol, TypeVar

from ..dice.tray import DiceTray, tray_texts
from ..language.words import Words
from ..page import widgets as w
from ..page.action import Action
from ..page.activity import BACK, FORTH, Activity
from ..page.controls import show_if
from ..page.frame import FULL_SCREEN_KEY, Fitting, FullScreen
from ..page.markup import line_html, link_html
from ..rules.game import Seat
from .how_to import HowTo
from .log import MOMENT, ROUNDS_IN_LOG, Log, RoundInLog
from .pages import players_html, seat_line_html, summary_html, title_html
from .scene import Course, DiceShown, Place, Scene
from .screens import Screens
from .session import Session
from .view import View

if TYPE_CHECKING:
    from ..coach.coach import Coach
    from .ending import Ending


def mark(widget: w.DOMWidget, name: str, wanted: bool) -> None:
    """Give a widget a CSS class, or take it away."""
    (widget.add_class if wanted else widget.remove_class)(name)


class BoardPanel(w.VBox):
    """A board and its owner's line; a board that belongs to no player has no line.

    Args:
        scene: any moment of the game.
        on_pick: called with the place, what was clicked, and the turn at the time.
        enlarges: whether it has a link that shows it large while it is small, see `BOARD`.
    """

    def __init__(
        self,
        place: Place,
        owner: Seat | None,
        view: View[Any, Any],
        scene: Scene[Any],
        on_pick: Callable[[Place, Any, int], None],
        *,
        enlarges: bool = False,
    ) -> None:
        self.place, self.owner, self._enlarges = place, owner, enlarges
        self.compact = self.enlarged = False
        self._turn, self._tag, self._fresh = -1, "", False
        # Whether a pending score was sure in the turn before, if there was one, and has become so in this turn.
        self._sure, self._earns = True, False
        self._view = view
        self.head = w.HTML()
        self.board: Any = view.make_board(scene.words, place)
        self.board.on_pick(lambda what, turn: on_pick(place, what, turn))
        show_if(self.head, owner is not None)
        super().__init__([self.head, self.board])
        self.add_class("bw-seat").add_class(f"bw-place-{place}")
        if owner is not None:
            self.add_class(f"bw-seat-{owner}")

    def show(self, scene: Scene[Any], *, turn: int, marks: Mapping[Any, Any], face: str = "") -> bool:
        """Show a moment of the game, and return whether something on the board can be chosen.

        Args:
            turn: the table's count of what it has shown, sent along with every click.
            marks: what the coach writes on this board.
            face: of the bot that owns it, as SVG.
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
                self._sure, self._earns = line.sure, line.sure and not self._sure
            name = scene.game.names[self.owner]
            link = self._link(name, scene.words)
            self.head.value = seat_line_html(name, line, fresh=self._fresh, earns=self._earns, link=link, face=face)
            moves = line.moves
        with self.hold_sync():
            mark(self, "bw-seat-moves", moves)
            mark(self, "bw-seat-decides", decides)
            mark(self, "bw-seat-compact", self.compact)
        return decides and shown.offers

    def _link(self, name: str, words: Words) -> str:
        """What makes a small board the large one, or small again."""
        if not (self._enlarges and (self.compact or self.enlarged)):
            return ""
        sign, message = ("⤡", "board-shrink") if self.enlarged else ("⤢", "board-enlarge")
        return link_html(sign, BOARD, self.place, title=words.say(message, name=name), kind="bw-enlarge")


BOARD: Final = "board"
"""The link at the head of a small board, with its place."""
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
        mark(self, "bw-open", self.is_open)

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

    def consult(self, session: Session[Any], scene: Scene[Any]) -> None:
        """Think about the decision in the state that is shown and the one before; about nothing while it is shut."""
        if not self.is_open:
            self.rest()
            return
        coach = self.opened()
        asks = scene.looks_back or scene.decides or not any(scene.people)
        taken = session.last_decision(coach.decides, len(scene.states) - 1, looking_back=scene.looks_back)
        coach.consider(scene.game if asks else None, taken)

    def rest(self) -> None:
        """Let the coach think about nothing."""
        if self.coach is not None:
            self.coach.rest()

    def marks(self) -> Mapping[Any, Mapping[str, Any]]:
        """What the coach writes on the board of the player to move; nothing while the box is closed."""
        return self.coach.marks() if self.coach is not None and self.is_open else {}


UNDO: Final = "u"
REDO: Final = "y"
OWN_KEYS: Final = (UNDO, REDO, FULL_SCREEN_KEY)
"""The letters of the table itself; all others come from the actions that are offered."""


def show_dice(tray: DiceTray, shown: DiceShown | None, turn: int) -> None:
    """Show dice in a tray, or hide it if there are none; the turn is sent along with a click on a die."""
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
        marks: what the coach writes on the board of the player to move.
        heard: what bots have printed, and whole errors, as HTML.
    """

    prompt: str
    notice: str
    reply: str
    actions: Sequence[Action]
    marks: Mapping[Any, Any]
    heard: str = ""


class TableActions(Protocol):
    """What a table does when something is done at it."""

    def pick(self, place: Place, what: Any) -> None:
        """Something on a board was clicked."""

    def pick_die(self, index: int) -> None:
        """A die was clicked."""

    def do(self, action: Action) -> None:
        """A button was pressed."""

    def undo(self) -> None:
        """Its key was pressed."""

    def redo(self) -> None:
        """Its key was pressed."""

    def step(self, steps: int) -> None:
        """A key for going through the game was pressed."""

    def look_at(self, ply: int) -> None:
        """A line of the log was pressed."""

    def enlarge(self, place: Place) -> None:
        """A small board was pressed, or what makes it small again."""


class TableLayout:
    """The widgets of a table and their places: what a scene looks like. It knows nothing of the game's course.

    Args:
        scene: any moment of the game.
        tools: the buttons beside the heading.
        drawers: what opens below them.
        beside: what is read beside the boards, between the sum of a round and the log.
        face: the face of who sits in a seat, as SVG; "" for none.
    """

    def __init__(
        self,
        activity: Activity,
        view: View[Any, Any],
        scene: Scene[Any],
        table: TableActions,
        *,
        tools: Sequence[w.Widget],
        drawers: Sequence[w.Widget],
        beside: Sequence[w.Widget],
        face: Callable[[Seat], str],
    ) -> None:
        self._activity, self._view, self._words, self._at_table = activity, view, scene.words, table
        self._face = face
        self.frame, self.lifeline = activity.head
        self.how_to = HowTo(scene.words, view.how_to_play(scene.game, scene.words))
        tools = [*tools, self.how_to.switch]
        self.fitting = Fitting(dice=view.has_dice)
        self.full_screen = FullScreen(scene.words)
        self.title = w.HTML()
        self.prompt = w.HTML().add_class("bw-prompt")
        self.notice = w.HTML().add_class("bw-notice")
        self.tray = DiceTray(texts=tray_texts(scene.words))
        self.tray.on_pick(activity.fresh(table.pick_die))
        self.screens = Screens(scene.words)
        self.actions = activity.row(table.do)
        activity.on_link(MOMENT, table.look_at)
        activity.on_link(BOARD, table.enlarge)
        # Those that no board names.
        self._others = sorted({*range(len(scene.people))} - {*view.owners(scene.game)})
        self.players = [w.HTML().add_class("bw-players")] if self._others else []
        self.sum_view = w.HTML().add_class("bw-sum")
        self._log = Log(view, scene.words)
        # The state that a screen reader was told of last, and what was to be done in it.
        self._told: tuple[Any, str] | None = None
        # What the places of the boards follow from, as they are.
        self._placed: Any = None
        self.ending: Ending | None = None
        # The state whose end was shown last.
        self._ended: Any = None
        # A page is sent what is told of the round that has changed, and not again what was told of those before.
        self._rounds: dict[int, RoundInLog] = {}
        self.log_view = w.Box().add_class("bw-log-text")
        self.heard_view = w.HTML().add_class("bw-heard-box")
        self.large = w.Box().add_class("bw-seats").add_class("bw-large")
        self.small = w.Box().add_class("bw-seats").add_class("bw-small")
        owners, on_pick = enumerate(view.owners(scene.game)), activity.fresh(table.pick)
        self.boards = [BoardPanel(place, owner, view, scene, on_pick, enlarges=True) for place, owner in owners]
        told = w.VBox([self.prompt, self.notice]).add_class("bw-told")
        self.play = play = w.Box([self.tray.add_class("bw-tray-view"), self.actions]).add_class("bw-play")
        pane = w.Box([self.sum_view, *beside, self.log_view, self.heard_view]).add_class("bw-pane")
        self.children: tuple[w.Widget, ...] = (
            self.frame,
            self.how_to,
            self.lifeline,
            self.fitting,
            w.HBox([self.title, w.HBox([*tools, self.full_screen]).add_class("bw-tools")]).add_class("bw-bar"),
            *drawers,
            self.screens,
            *self.players,
            w.Box([told, play, self.large, self.small, pane]).add_class("bw-floor"),
        )

    def _place_boards(self, scene: Scene[Any], enlarged: Place | None) -> None:
        """Give the boards that the game's view wants large much room, and the others little; or one alone all of it.

        At the end the board of whoever has won has the room, unless there is one in the middle.
        """
        middle = any(panel.owner is None for panel in self.boards)
        champion = None if middle else self.place_of(scene.champion)
        placed = (scene.people, champion, enlarged)
        if placed == self._placed:
            return
        self._placed = placed
        for panel in self.boards:
            is_large = self._view.is_large(panel.place, panel.owner, scene.people)
            if champion is not None:
                is_large = panel.place == champion
            panel.enlarged = panel.place == enlarged and not is_large
            panel.compact = not is_large if enlarged is None else panel.place != enlarged
        self.large.children = [panel for panel in self.boards if not panel.compact]
        self.small.children = [panel for panel in self.boards if panel.compact]
        with self.fitting.hold_sync():
            self.fitting.large, self.fitting.small = len(self.large.children), len(self.small.children)

    def place_of(self, seat: Seat | None) -> Place | None:
        """The board of a player; `None` if no board belongs to that player alone."""
        return next((panel.place for panel in self.boards if seat is not None and panel.owner == seat), None)

    def draw(self, scene: Scene[Any], said: TableTexts, enlarged: Place | None) -> None:
        """Set everything on the screen; `enlarged` is a small board that somebody wants large."""
        self._place_boards(scene, enlarged)
        # The boards first, and of them the one that could be clicked: a person waits for it.
        on_board, turn = None, self._activity.turn
        for panel in sorted(self.boards, key=lambda panel: not panel.board.active):
            moves = panel.owner is None or panel.owner == scene.game.to_move
            face = "" if panel.owner is None else self._face(panel.owner)
            if panel.show(scene, turn=turn, marks=said.marks if moves else {}, face=face):
                on_board = panel.place
        show_dice(self.tray, self._view.dice(scene), turn)
        self._activity.offer(self.actions, said.actions)
        self.title.value = title_html(*self._view.title(scene))
        over = scene.game.to_move is None  # nothing is aimed at any more, and an empty line keeps no place
        self.notice.value = line_html(said.notice, "bw-reply" if said.reply else "") if said.notice or not over else ""
        self.prompt.value = line_html(said.prompt, "bw-end" if over else "")
        self._draw_players(scene)
        course = self._view.course(scene) if scene.is_over else None
        self._draw_sum(scene, course)
        self._draw_ending(scene, course, said.prompt)
        self._draw_log(scene)
        self.screens.show(scene.game.names, scene.people, scene.seat)
        self.heard_view.value = said.heard
        show_if(self.heard_view, said.heard)
        self.fitting.looks_back = scene.looks_back
        self._tell_page(scene, said, on_board)

    def _draw_log(self, scene: Scene[Any]) -> None:
        """Show what happened in the last rounds."""
        told = self._log.rounds(scene.states)
        newest = max(told)
        shown = [number for number, one in told.items() if one.lines or number == newest]
        for number in shown:
            place = number % ROUNDS_IN_LOG
            if place not in self._rounds:
                self._rounds[place] = RoundInLog()
            self._rounds[place].show(told[number], self._words.say("log-title") if number == newest else "")
        self.log_view.children = [self._rounds[number % ROUNDS_IN_LOG] for number in shown]

    def _draw_sum(self, scene: Scene[Any], course: Course | None) -> None:
        """Show what the round earned; at the end of the game its whole course, unless somebody looks back."""
        page = ""
        if course is not None:
            # Late: only a game that has ended has a course.
            from .course_page import course_html

            page = summary_html(course.sums, self._words) if course.sums else ""
            page += course_html(course, self._words)
        elif summary := self._view.summary(scene):
            page = summary_html(summary, self._words)
        self.sum_view.value = page
        show_if(self.sum_view, page)

    def _draw_ending(self, scene: Scene[Any], course: Course | None, prompt: str) -> None:
        """Show the end in the place of the dice; what won lights up if it has only just come."""
        self.fitting.ends = scene.is_over
        if not scene.is_over:
            if self.ending is not None:
                self.ending.hide()
            mark(self.play, "bw-over", False)
            return
        # Late: only a game that has ended has an end, and a table stands sooner without.
        from .ending import Ending, ending_picture, ranking, spoken

        places, why = ranking(scene.game, course), course.sentence if course else ""
        if self.ending is None:
            self.ending = Ending(self._words)
            self.ending.observe(lambda change: mark(self.play, "bw-ends-now", change["new"]), "fresh")
            self.play.children = [self.tray, self.ending, self.actions]
        label = f"{prompt} {spoken(places, self._words)}"
        self.ending.drawn = lambda: ending_picture(prompt, why, places, self._view.picture(scene.game), label)
        place = self.place_of(scene.champion)
        if place is None and scene.champion is not None:  # whatever has won lies in the middle
            place = next((panel.place for panel in self.boards if panel.owner is None), None)
        lights = "" if place is None else f".bw-place-{place} :is({self._view.lights})"
        previous, self._ended = self._ended, scene.game
        fresh = previous is not scene.game and scene.previous is not None
        self.ending.show(places, why, lights, fresh=fresh)
        mark(self.play, "bw-over", True)

    def _draw_players(self, scene: Scene[Any]) -> None:
        """Show the lines of players without a board of their own: no board names them."""
        lines = [(scene.game.names[seat], self._view.seat_line(scene, seat), self._face(seat)) for seat in self._others]
        for players in self.players:
            players.value = players_html(lines)

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
        place = ".bw-actions button" if on_board is None else f".bw-place-{on_board} [tabindex='0']"
        at_table, dice = self._at_table, {} if scene.looks_back else self._view.die_keys(scene)
        late_keys = {UNDO: at_table.undo, REDO: at_table.redo}
        if scene.looks_back:
            late_keys |= {BACK: partial(at_table.step, -1), FORTH: partial(at_table.step, 1)}
        self._activity.shown(
            self._news(scene, said),
            [".bw-look-back .noUi-handle" if scene.looks_back else place],
            {key: partial(at_table.pick_die, index) for key, index in dice.items()},
            late_keys,
        )
