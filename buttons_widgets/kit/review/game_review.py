"""The review of a game as a widget: the sums, the plot, the costliest decisions, and the game move by move.

The review is worked out in a `WorkLine`. From then on everything is shown from one value, the `Review`, and from the
ply that is looked at.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from html import escape
from pathlib import Path
from threading import RLock
from typing import TYPE_CHECKING, Any, Final

from ..analysis.frames import frame_of
from ..bots.bot_call import kind_and_reason
from ..coach.coach_page import WORTH_COLOUR
from ..dice.tray import DiceTray, tray_texts
from ..language.words import Words
from ..page import widgets as w
from ..page.action import Action
from ..page.activity import BACK, FORTH, Activity
from ..page.controls import button, close_whole, dropdown, show_if
from ..page.lock import one_at_a_time
from ..page.markup import line_html
from ..page.static_picture import SavedAsSvg
from ..page.svg import INK, PAPER, element, group, panel, picture, written
from ..page.text_layout import wrapped
from ..page.work_line import WorkLine
from ..page.worker import Worker
from ..rules.game import Seat
from ..rules.history import states_of
from ..rules.review import MOST_MOMENTS, Decision, Review
from ..table.layout import BoardPanel, mark, show_dice
from ..table.look_back import LookBack
from ..table.scene import Draft, Moves, Place, Refusal, Scene
from ..table.view import View
from .review_page import MARK_CLASSES, MOMENT, ReviewPage
from .review_plot import STATIC, Plot, WorthPlot, plot_of
from .reviewer import Reviewer

if TYPE_CHECKING:
    from pandas import DataFrame

WIDTH: Final = 620
_LINE: Final = 21
_PLOT: Final = (150, 30)
"""How high the plot is, and how far from the left."""
_COLUMNS: Final = [
    "round", "ply", "kind", "choice", "worth", "best", "best_worth", "cost", "mark", "forced", "apart",
]  # fmt: skip


def review_svg(
    lines: Sequence[tuple[str, bool]],
    review: Review | None,
    unit: float = 1.0,
    below: Sequence[tuple[str, bool]] = (),
) -> str:
    """A panel of its own, readable on a light and on a dark page: lines of text, with the plot between them.

    Args:
        lines: the texts above it, and for each whether it is a heading.
        review: whose plot is drawn; `None` for no plot.
        unit: see `plot_of`.
        below: the texts below it.

    >>> review_svg([("Review: Ada", True)], None).count("<text")
    1
    """
    parts, y = _lines_svg(lines, 30)
    if review is not None:
        parts.append(_plot_svg(plot_of(review, unit), y))
        more, y = _lines_svg(below, y + _PLOT[0] + 44)
        parts += more
    return picture((0, 0, WIDTH, y), panel(WIDTH, y), *parts, label=lines[0][0])


def _lines_svg(lines: Sequence[tuple[str, bool]], top: int) -> tuple[list[str], int]:
    """Lines of text from a height on, and where the next one would stand."""
    parts, y = [], top
    for text, heading in lines:
        size = 17 if heading else 13
        for line in wrapped(text, WIDTH - 32, size, bold=heading, spare=8):
            parts.append(written(line, 16, y, size=size, weight=650 if heading else 400))
            y += _LINE
    return parts, y


def _plot_svg(plot: Plot, top: int) -> str:
    height, left = _PLOT
    across, down = (WIDTH - left - 24) / 100, height / 100

    def text(x: float, y: float, what: object, anchor: str) -> str:
        return written(what, x, y, size=12, anchor=anchor)

    grid = "".join(
        f'<path d="M0,{y * down:g}H{100 * across:g}" stroke="#e0d2b4"/>{text(-8, y * down + 4, level, "end")}'
        for level, y in plot.levels
    )
    rounds = "".join(text(x * across, height + 18, number, "middle") for number, x in plot.rounds)
    lines = "".join(
        f'<polyline points="{" ".join(_scaled(point, across, down) for point in line.split())}"'
        f' fill="none" stroke="{WORTH_COLOUR}" stroke-width="2"/>'
        for line in plot.lines
    )
    free = [mark for mark in plot.marks if mark[1:] not in plot.moments]
    marks = "".join(text(x * across, y * down - 6, mark, "middle") for mark, x, y in free)
    points = "".join(
        element("circle", cx=x * across, cy=y * down, r=9, fill=INK)
        + written(number, x * across, y * down + 4, size=12, anchor="middle", weight=700, fill=PAPER)
        for number, (x, y) in enumerate(plot.moments, start=1)
    )
    return group(grid, rounds, lines, marks, points, at=(left, top))


def _scaled(point: str, across: float, down: float) -> str:
    x, y = map(float, point.split(","))
    return f"{x * across:.1f},{y * down:.1f}"


class Keeping(w.VBox):
    """Offers to keep a decision that cost something. Its answers are found from the question alone, in a thread.

    Nobody sees how far that is, or stops it: a `Worker` is enough.

    Args:
        on_news: called with the sentence that says what became of a decision.
    """

    def __init__(self, reviewer: Reviewer[Any], words: Words, lock: RLock, on_news: Callable[[str], None]) -> None:
        self.lock = lock
        self._reviewer, self._words, self._on_news = reviewer, words, on_news
        self._offered: tuple[Any, Decision] | None = None
        self._became: dict[int, str] = {}  # by the ply of the decision
        self._worker = Worker(self._has_kept, lock=lock)
        say = words.say
        hint = say("review-keep-hint")
        self.button = button(say("review-keep"), self._keep, tooltip=hint, icon="puzzle-piece")
        self.message = w.HTML()
        super().__init__([self.button, self.message])
        self.add_class("bw-review-keeping")
        self.offer(None, None)

    def offer(self, game: Any, decision: Decision | None) -> None:
        """Offer to keep a decision that was taken in a state, if that is possible; `None` for none."""
        self._offered = None if decision is None else (game, decision)
        told = "" if decision is None else self._became.get(decision.ply, "")
        self.message.value = line_html(told)
        show_if(self.message, told)
        offers = decision is not None and decision.cost > 0 and not told and self._reviewer.can_keep(game, decision)
        show_if(self.button, offers)
        show_if(self, told or offers)

    @one_at_a_time
    def _keep(self) -> None:
        # One after the other: a worker does only what it was asked for last.
        if self._offered is None or self.button.disabled or self._offered[1].ply in self._became:
            return
        game, decision = self._offered
        self._became[decision.ply], self.button.disabled = self._words.say("review-keeping"), True
        self.offer(game, decision)
        keep = partial(self._reviewer.keep, game, decision, self._words)
        self._worker.do(decision.ply, keep, frozenset({decision.ply}))

    def _has_kept(self, ply: Any, result: Any) -> None:
        if isinstance(result, BaseException):
            result = self._words.say("review-not-kept", reason=self._words.reason(result).rstrip("."))
        self._became[ply], self.button.disabled = result, False
        if self._offered is not None:
            self.offer(*self._offered)
        self._on_news(result)

    def close(self) -> None:
        """Close the widget, and stop what is under way."""
        self._worker.drop()
        super().close()


class ReviewLayout:
    """The widgets of a review and their places. What people do with them is up to `GameReview`.

    Args:
        on_back: called when a person wants to leave the review; `None` where there is no way back.
    """

    def __init__(
        self,
        activity: Activity,
        view: View[Any, Any],
        page: ReviewPage,
        owner: GameReview,
        seat: Seat,
        on_back: Callable[[], None] | None,
    ) -> None:
        self._activity, self._view, self._page, self._words = activity, view, page, page.words
        self._owner = owner
        self._plot: Plot | None = None
        self._plies: list[int] = []  # of the moments that decided the game
        self._panels: list[BoardPanel] = []
        words, say, guarded, lock = self._words, self._words.say, activity.guarded, activity.lock
        self.frame, self.lifeline = activity.head
        found = guarded(owner.found, by_person=False)
        self.thinking = WorkLine(words, "review", lock, found, guarded(owner.begin))
        self.moments = w.HTML().add_class("bw-review-moments")
        activity.on_link(MOMENT, owner.try_moment)
        self.sums, self.kinds, self.notes = w.HTML(), w.HTML(), w.HTML()
        self.plot = WorthPlot(title=page.reviewer.plot_name(words), hint=say("review-plot-hint"))
        self.plot.on_go(guarded(self._go))
        self.look_back = LookBack(words, view, lock, on_change=guarded(owner.look))
        show_if(self.look_back.switch, False)
        self.tray = DiceTray(texts=tray_texts(words))
        self.message = w.HTML().add_class("bw-notice")
        self.bars = w.HTML().add_class("bw-coach").add_class("bw-coach-bars")
        self.actions = activity.row(owner.do)
        self.keeping = Keeping(page.reviewer, words, lock, activity.shown)
        self.boards = w.Box().add_class("bw-seats").add_class("bw-large")
        board = w.VBox([self.boards, self.tray]).add_class("bw-review-board").add_class("bw-led-to")
        said = w.VBox([self.message, self.actions, self.bars, self.keeping]).add_class("bw-review-said")
        read = w.VBox([said, self.sums, self.kinds, self.notes]).add_class("bw-pane")
        # On a phone they stand in this order; beside the board, where there is room.
        self.body = w.Box([self.moments, self.plot, self.look_back, board, read]).add_class("bw-review-body")
        self.children = (*activity.head, self._head(seat, on_back), self.thinking, self.body)

    def _head(self, seat: Seat, on_back: Callable[[], None] | None) -> w.HBox:
        """Whose review it is, and the way back."""
        say, names = self._words.say, self._page.game.names
        self.title = w.HTML()
        self.seats = dropdown(say("review-seat"), [(name, number) for number, name in enumerate(names)], seat)
        open_seat = self._activity.guarded(self._owner.open_seat)
        self.seats.observe(lambda change: open_seat(change["new"]), "value")
        show_if(self.seats, len(names) > 1)
        leave = on_back or (lambda: None)
        self.back = button(say("review-back"), leave, icon="arrow-left").add_class("bw-review-back")
        show_if(self.back, on_back is not None)
        head = w.HBox([self.title, self.seats, self.back, self.look_back.switch])
        return head.add_class("bw-bar").add_class("bw-review-head")

    def _go(self, stop: int) -> None:
        if self._plot is not None and stop < len(self._plot.stops):
            self.look_back.go(self._plot.stops[stop][0].ply)

    # From the state to the picture

    def place(self, seat: Seat, scene: Scene[Any]) -> None:
        """Put the boards of a seat into their place; where there is one in the middle, those of all stand around it.

        The scene is what they show at first.
        """
        self._shown = scene
        before, owners = self.boards.children, self._view.owners(scene.game)
        on_pick = self._activity.fresh(self._owner.pick)
        self._panels = [
            BoardPanel(place, owner, self._view, scene, on_pick)
            for place, owner in enumerate(owners)
            if owner == seat or None in owners
        ]
        self.boards.children = self._panels
        for board in before:
            close_whole(board)
        name = str(scene.game.names[seat])
        self.title.value = f'<span class="bw-title">{escape(self._words.say("review-title", name=name))}</span>'

    def show_body(self, is_there: bool) -> None:
        """Show the review, or in its place how far the work is."""
        show_if(self.body, is_there)
        show_if(self.thinking, not is_there)

    def draw_review(self, review: Review, scene_at: Callable[[int], Scene[Any]]) -> None:
        """Show what does not change from moment to moment; `scene_at` says what is to be seen at a ply."""
        page = self._page
        self._plot = plot_of(review, page.reviewer.plot_unit)
        self.sums.value, self.kinds.value, self.notes.value = page.sums(review), page.kinds(review), page.notes()
        names = page.stop_names(review, self._plot)
        self.plot.draw(self._plot, page.plot_told(review), names, MARK_CLASSES.__getitem__)
        self._plies = [moment.ply for moment in review.moments()]
        self.moments.value = page.moments(review, self._pictures([scene_at(ply) for ply in self._plies]))

    def _pictures(self, scenes: Sequence[Scene[Any]]) -> list[str]:
        """What the first board shows in some moments, as SVG. The page hears nothing of it."""
        board, drawn = self._panels[0].board, []
        with board.hold_sync():
            for scene in (*scenes, self._shown):
                shown = self._view.board(scene, self._panels[0].place, {})
                board.draw(shown, active=False, turn=self._activity.turn, compact=scene is not self._shown)
                drawn.append(board._repr_svg_())
        return drawn[:-1]

    def draw(
        self,
        scene: Scene[Any],
        ply: int,
        *,
        told: str,
        bars: str,
        actions: Sequence[Action],
        marks: Mapping[Any, Any],
    ) -> None:
        """Show a moment of the game, and what is told of it.

        Args:
            bars: the choices of the decision with their worths, as HTML; "" for none.
            actions: what can be chosen by a button; none unless something is tried again.
            marks: what is written on the board.
        """
        for board in self._panels:
            board.show(scene, turn=self._activity.turn, marks=marks)
        show_dice(self.tray, self._view.dice(scene), self._activity.turn)
        self._activity.offer(self.actions, actions)
        show_if(self.actions, actions)
        if self._plot is not None:
            self.plot.look_at(self._plot, ply)
        for number in range(MOST_MOMENTS):
            mark(self.moments, f"bw-at-{number}", self._plies[number : number + 1] == [ply])
        self.message.value = line_html(told)
        show_if(self.message, told)
        self.bars.value = bars
        show_if(self.bars, bars)
        tried = [f".bw-place-{board.place} [tabindex='0']" for board in self._panels]
        step = self.look_back.step
        self._activity.shown(
            told,
            [
                *([*tried, ".bw-review-said .bw-action"] if actions else []),
                ".bw-look-back .noUi-handle",
                ".bw-review-head :is(button, select)",
            ],
            late_keys={} if actions else {BACK: partial(step, -1), FORTH: partial(step, 1)},
        )

    def fail(self, text: str) -> None:
        """Say in the place of the sentence that something could not be shown or done."""
        self.message.value = line_html(text)
        show_if(self.message, text)
        self._activity.shown(text)


GIVE_UP: Final = "give-up"


class GameReview(SavedAsSvg, w.VBox):
    """A game's review.

    Args:
        game: as far as it has gone.
        seat: whose decisions are reviewed first; the seat can be changed.
        on_back: called when a person wants to leave the review; left out, there is no way back.

    Attributes:
        review: the review; `None` until it is there.
        tries: the decision that is tried again now; `None` for none.
    """

    def __init__(
        self,
        view: View[Any, Any],
        sheets: tuple[Path, ...],
        reviewer: Reviewer[Any],
        game: Any,
        seat: Seat,
        words: Words,
        on_back: Callable[[], None] | None = None,
    ) -> None:
        focus = [".bw-review-head :is(button, select)"]
        sheets = (*sheets, STATIC / "review.css")
        self._activity = Activity(words, sheets, focus=focus, on_fault=self._tell_fault)
        self.lock = self._activity.lock
        self._view, self._words, self._page = view, words, ReviewPage(reviewer, game, words)
        self._reviewer, self._game, self._states = reviewer, game, states_of(game)
        self.seat = seat
        self.review: Review | None = None
        self.tries: Decision | None = None
        self._draft: Any = None
        self._told = ""
        self._suppresses_drawing = False
        self.parts = ReviewLayout(self._activity, view, self._page, self, seat, on_back)
        super().__init__(self.parts.children)
        self.add_class("bw-table").add_class("bw-review")
        self.open_seat(seat)

    def _tell_fault(self, error: Exception) -> None:
        """Say in the review what was raised."""
        self._suppresses_drawing = False
        self.parts.fail(self._words.say("review-fault", reason=kind_and_reason(error)))

    # What is done at it

    @one_at_a_time
    def open_seat(self, seat: Seat) -> None:
        """Review the decisions of a seat."""
        self.seat, self.review, self.tries = seat, None, None
        self.parts.place(seat, self._scene(len(self._states) - 1))
        self.begin()

    @property
    def _reviewed(self) -> tuple[bool, ...]:
        """For each seat, whether its decisions are reviewed: the bar leads from one of them to the next."""
        return tuple(seat == self.seat for seat in range(len(self._game.names)))

    @property
    def _name(self) -> str:
        return str(self._game.names[self.seat])

    # Working it out

    def begin(self) -> None:
        """Work it out."""
        thinking = self.parts.thinking
        self.parts.show_body(False)
        if self._game.ply == 0:
            thinking.say(self._words.say("review-nothing"))
            return
        seat = self.seat
        job = partial(self._reviewer.review, self._game, seat, thinking.worker.watching(seat))
        thinking.begin(seat, job, frozenset({seat}), self._words.say("review-thinking"))

    def found(self, result: Any) -> None:
        """Take the review."""
        if isinstance(result, BaseException):
            return
        self.review = result
        self.parts.show_body(True)
        self.parts.draw_review(result, self._scene)
        self.parts.look_back.show(self._states, self._reviewed)
        self.parts.look_back.switch.value = True
        self.look()

    # Going through the game

    @one_at_a_time
    def look(self) -> None:
        """Show the moment that the bar stands at."""
        if self._suppresses_drawing:
            return
        self.tries, self._told = None, ""
        self._new_turn()

    @one_at_a_time
    def go(self, ply: int) -> None:
        """Look at a ply, or at the last stop of the bar before it."""
        self.parts.look_back.go(ply)

    def try_moment(self, number: int) -> None:
        """Let the person decide once more at one of the moments that decided the game, counted from 0."""
        if self.review is not None and 0 <= number < len(moments := self.review.moments()):
            self.try_again(moments[number])

    @one_at_a_time
    def try_again(self, decision: Decision) -> None:
        """Let the person decide once more what was decided in the game, before the answer is shown."""
        self._suppresses_drawing = True  # the answer must not be shown on the way
        self.parts.look_back.go(decision.ply)
        self._suppresses_drawing = False
        draft = self._view.first_draft(self._scene_of_try(decision, None))
        self.tries, self._draft, self._told = decision, draft, self._words.say("review-asks")
        self._new_turn()

    def do(self, action: Action) -> None:
        """Do what a button says."""
        if action.name == GIVE_UP:
            self.look()
        elif self.tries is not None and action.move is not None:
            self._follow(action.move)

    def pick(self, place: Place, what: Any) -> None:
        """Do what a click on a board leads to."""
        if self.tries is not None:
            self._follow(self._view.pick(self._scene_of_try(self.tries, self._draft), place, what))

    def _follow(self, picked: Any) -> None:
        """Do what a click leads to, as at the table."""
        match picked:
            case Refusal(text):
                self._told = text
                self._show()
            case Draft(value):
                self._draft, self._told = value, self._words.say("review-asks")
                self._new_turn()
            case move:
                self._decide(move)

    def _decide(self, move: Any) -> None:
        """Say what a second try costs, and show the answer."""
        assert self.tries is not None and self.review is not None
        first = move.moves[0] if isinstance(move, Moves) else move  # in the game as well the first one was the decision
        told = self._page.tried(self.review, self.tries, self._reviewer.advisor.choice_of(first))
        self.look()
        self._told = told
        self._show()

    def _actions(self) -> list[Action]:
        """What can be chosen by a button at a second try: what the game offers, and to see the answer."""
        if self.tries is None:
            return []
        say = self._words.say
        give_up = Action(GIVE_UP, say("review-give-up"), say("review-give-up-hint"))
        return [*self._view.actions(self._scene_of_try(self.tries, self._draft)), give_up]

    # From the state to the picture

    def _scene(self, ply: int) -> Scene[Any]:
        """A moment that is looked at."""
        states = self._states[: ply + 1]
        people = (True,) * len(self._game.names)
        return Scene(states, self._words, people, round_over=self._view.round_over(states), looks_back=True)

    def _scene_of_try(self, decision: Decision, draft: Draft | None) -> Scene[Any]:
        """The moment in which a decision is taken, with what was chosen so far."""
        people = (True,) * len(self._game.names)
        return Scene(self._states[: decision.ply + 1], self._words, people, decides=True, draft=draft)

    def _new_turn(self) -> None:
        """Show what has changed; a click that was made before does not count any more."""
        self._activity.advance()
        self._show()

    def _show(self) -> None:
        if self.review is None:
            return
        self.parts.look_back.show(self._states, self._reviewed)
        ply = self.parts.look_back.ply
        assert ply is not None
        scene = self._scene(ply) if self.tries is None else self._scene_of_try(self.tries, self._draft)
        decision = next((one for one in self.review.decisions if one.ply == ply), None)
        answered = decision if self.tries is None else None
        self.parts.keeping.offer(scene.game, answered)
        self.parts.draw(
            scene,
            ply,
            told=self._told or self._sentence(self.review, ply, decision),
            bars="" if answered is None else self._page.bars(answered),
            actions=self._actions(),
            marks={} if answered is None else self._page.marks(answered),
        )

    def _sentence(self, review: Review, ply: int, decision: Decision | None) -> str:
        """What the moves since the last stop brought, and what was decided now."""
        since = self.parts.look_back.plies_before(ply)
        parts = [self._page.swing(review, since)]
        if decision is not None:
            parts.append(self._page.verdict(review, decision))
        return " ".join(filter(None, parts))

    def report(self) -> Review:
        """The review as a value. It is waited for if it is not there yet, and shown as soon as it is.

        Raises:
            MissingPackageError: a package has to be installed first.
        """
        with self.lock:
            if self.review is not None:
                return self.review
            seat = self.seat
        found = self._reviewer.review(self._game, seat)
        with self.lock:
            if self._game.ply and self.review is None and seat == self.seat:
                self.parts.thinking.drop()
                self.found(found)
        return found

    def to_frame(self) -> DataFrame:
        """The decisions as a `DataFrame` of pandas, a row for each; the review is waited for if it is not there yet.

        Its columns are `round`, `ply`, `kind`, `choice`, `worth`, `best` (a best choice), `best_worth`, `cost`, `mark`,
        `forced`, and `apart` (of a cost in a unit of its own). Kinds are names of the game's; choices are called what
        the review calls them, and worths are in its unit.

        Raises:
            GameError: pandas is not installed.
            MissingPackageError: a package of the analysis is not.
        """
        frame_of([], _COLUMNS)  # without pandas nobody waits for the review
        review, name = self.report(), self._reviewer.choice_name
        rows = []
        for each in review.rounds:
            for one in each.decisions:
                taken, best = one.option, one.answer.options[0]
                row = (
                    *(each.number, one.ply, one.kind),
                    *(name(one, taken.choice, self._words), float(taken.value)),
                    *(name(one, best.choice, self._words), float(best.value)),
                    *(float(one.cost), review.mark(one), one.forced, one.apart),
                )
                rows.append(row)
        return frame_of(rows, _COLUMNS)

    def close(self) -> None:
        """Close the widget with all that belongs to it, and stop the work."""
        self.parts.thinking.close()
        parts = [*self.children, self.layout]
        super().close()
        for part in parts:
            close_whole(part)

    def __repr__(self) -> str:
        return f"GameReview({self._name}: ply {self._game.ply})"

    def _repr_svg_(self) -> str:
        """The review; as long as it is not there, how it is to be had: a saved notebook keeps what is shown first."""
        say = self._words.say
        head = say("review-title", name=self._name)
        if self.review is None:
            return review_svg([(head, True), (say("review-run" if self._game.ply else "review-nothing"), False)], None)
        page, review = self._page, self.review
        moments = [f"{at}. {page.entry(review, one)}" for at, one in enumerate(review.moments(), start=1)]
        few = [page.few(review)] if len(moments) < MOST_MOMENTS else []
        sums = [f"{name}: {text}" for name, text in page.sum_lines(review)]
        told = filter(None, [page.rate(review), page.grade(review), *sums, *page.note_lines()])
        title = say("review-moments", count=len(moments))
        above = [(head, True), (title, True), *((text, False) for text in (*moments, *few))]
        below = [(say("review-sums"), True), *((text, False) for text in told)]
        return review_svg(above, review, self._reviewer.plot_unit, below)
