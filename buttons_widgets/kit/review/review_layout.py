"""What a review looks like on the page: its parts, and where each has its place."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from html import escape
from pathlib import Path
from threading import RLock
from typing import Any, Final, NamedTuple, Protocol

import traitlets as t

from ..dice.tray import DiceTray, tray_texts
from ..language.words import Words
from ..page import widgets as w
from ..page.action import Action
from ..page.activity import BACK, FORTH, Activity
from ..page.controls import button, close_whole, dropdown, show_if
from ..page.esm import bundled
from ..page.lock import one_at_a_time
from ..page.markup import line_html
from ..page.which_screen import handling_message_of
from ..page.work_line import WorkLine
from ..page.worker import Worker
from ..rules.game import Seat
from ..rules.review import Decision, Review
from ..table.layout import BoardPanel, show_dice
from ..table.look_back import LookBack
from ..table.scene import Place, Scene
from ..table.view import View
from .review_page import MARK_CLASSES, ReviewPage
from .review_plot import Plot, plot_of
from .reviewer import Reviewer

STATIC: Final = Path(__file__).parent / "static"


class WorthPlot(w.AlwaysShown):
    """A plot with its decisions as stops. To the keyboard and to screen readers it is a slider.

    Put it into a box with the CSS class `bw-review`, whose style sheet it takes.

    Attributes:
        title: what is drawn.
        description: the same in sentences, for who does not see it.
        hint: what can be done with it.
        lines: for each round its points, as SVG has them, in a square of 100 by 100.
        levels: for each level a dictionary with `text` and `y`.
        rounds: for each round one with `text` and `x`.
        marks: for each marked error one with `text`, `look`, `x` and `y`; the gravest first, because where there is no
            room for all it is they that stay.
        stops: for each decision one with `name` and `x`.
        at: the stop that is looked at, or the last one before; -1 before the first.
        now: where the ply stands that is looked at, from 0 to 100.
    """

    _esm = bundled(STATIC / "worth_plot.js")

    title = t.Unicode("").tag(sync=True)
    description = t.Unicode("").tag(sync=True)
    hint = t.Unicode("").tag(sync=True)
    lines = t.List(t.Unicode()).tag(sync=True)
    levels = t.List(t.Dict()).tag(sync=True)
    rounds = t.List(t.Dict()).tag(sync=True)
    marks = t.List(t.Dict()).tag(sync=True)
    stops = t.List(t.Dict()).tag(sync=True)
    at = t.Int(-1).tag(sync=True)
    now = t.Float(0.0).tag(sync=True)

    def __init__(self, **traits: Any) -> None:
        self._callback: Callable[[int], object] = lambda stop: None
        super().__init__(**traits)
        self.on_msg(self._receive)

    def on_go(self, callback: Callable[[int], object], /) -> None:
        """Call `callback(stop)` with the number of a stop when a person wants to go there."""
        self._callback = callback

    def draw(self, plot: Plot, told: str, names: Sequence[str], looks: Callable[[str], str]) -> None:
        """Draw a plot.

        Args:
            plot: it.
            told: what it shows, in sentences.
            names: what each of its stops is called.
            looks: the look of a mark, see `MARK_CLASSES`.
        """
        gravest_first = sorted(plot.marks, key=lambda mark: (-len(mark[0]), mark[0].endswith("!")))
        with self.hold_sync():
            self.description = told
            self.lines = list(plot.lines)
            self.levels = [{"text": str(level).replace("-", "−"), "y": y} for level, y in plot.levels]
            self.rounds = [{"text": str(number), "x": x} for number, x in plot.rounds]
            self.marks = [{"text": text, "look": looks(text), "x": x, "y": y} for text, x, y in gravest_first]
            self.stops = [{"name": name, "x": x} for name, (_, x) in zip(names, plot.stops, strict=True)]

    def look_at(self, plot: Plot, ply: int) -> None:
        """Show which ply is looked at."""
        with self.hold_sync():
            self.at, self.now = plot.stop_at(ply), plot.x_of(ply)

    def _receive(self, _widget: object, content: object, _buffers: object) -> None:
        match content:
            case {"type": "go", "stop": int(stop)} if not isinstance(stop, bool) and 0 <= stop < len(self.stops):
                with handling_message_of(content):
                    self._callback(stop)

    def __repr__(self) -> str:
        return f"WorthPlot({len(self.lines)} rounds, {len(self.stops)} decisions)"


class Keeping(w.VBox):
    """Offers to keep a decision that cost something. Its answers are found from the question alone, in a thread.

    Nobody sees how far that is, or stops it: a `Worker` is enough.

    Args:
        reviewer: the game's analysis of games.
        words: the language.
        lock: the review's.
        on_news: called with the sentence that says what became of a decision.

    Attributes:
        button: keeps the decision that is offered.
        told: what became of it.
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
        """Offer to keep a decision, if that is possible; `None` for none.

        Args:
            game: the state in which it was taken.
            decision: it.
        """
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


class ReviewTexts(NamedTuple):
    """What a review says about the moment that it shows.

    Attributes:
        told: a sentence.
        bars: the choices of the decision with their worths, as HTML; "" for none.
        actions: what can be chosen by a button; none unless something is tried again.
        marks: what is written on the board.
        tries: whether a decision is being tried again.
    """

    told: str
    bars: str
    actions: Sequence[Action]
    marks: dict[Any, Any]
    tries: bool


class ReviewActions(Protocol):
    """What a review does when something is done at it."""

    def open_seat(self, seat: Seat) -> None:
        """Another seat was chosen."""

    def found(self, result: Any) -> None:
        """The review has come, or what was raised in its place."""

    def begin(self) -> None:
        """It is to be worked out, once more."""

    def look(self) -> None:
        """Another ply is looked at."""

    def go(self, ply: int) -> None:
        """A decision was chosen in the plot."""

    def step(self, steps: int) -> None:
        """A key for going through the game was pressed."""

    def try_again(self, decision: Decision) -> None:
        """A decision is to be tried again."""

    def pick(self, place: Place, what: Any) -> None:
        """Something on a board was clicked."""

    def do(self, action: Action) -> None:
        """A button was pressed."""


class ReviewLayout:
    """The widgets of a review and their places. What people do with them is up to `GameReview`.

    Args:
        activity: of the review.
        view: how the game is shown.
        page: what the review looks like.
        actions: what is done at it.
        seat: whose decisions are reviewed first.
        on_back: called when a person wants to leave the review; `None` where there is no way back.

    Attributes:
        children: what the review shows, from top to bottom.
    """

    def __init__(
        self,
        activity: Activity,
        view: View[Any, Any],
        page: ReviewPage,
        actions: ReviewActions,
        seat: Seat,
        on_back: Callable[[], None] | None,
    ) -> None:
        self._activity, self._view, self._page, self._words = activity, view, page, page.words
        self._at_review = actions
        self._plot: Plot | None = None
        self._panels: list[BoardPanel] = []
        words, say, guarded, lock = self._words, self._words.say, activity.guarded, activity.lock
        self.frame, self.lifeline = activity.head
        self.thinking = WorkLine(words, "review", lock, guarded(actions.found), guarded(actions.begin))
        self.sums, self.kinds, self.notes = w.HTML(), w.HTML(), w.HTML()
        self.plot = WorthPlot(title=page.reviewer.plot_name(words), hint=say("review-plot-hint"))
        self.plot.on_go(guarded(self._go))
        self.costliest = w.VBox().add_class("bw-review-costliest")
        self.look_back = LookBack(words, view, lock, on_change=guarded(actions.look))
        show_if(self.look_back.switch, False)
        self.tray = DiceTray(texts=tray_texts(words))
        self.message = w.HTML().add_class("bw-notice")
        self.bars = w.HTML().add_class("bw-coach").add_class("bw-coach-bars")
        self.actions = activity.row(actions.do)
        self.keeping = Keeping(page.reviewer, words, lock, activity.shown)
        self.boards = w.Box().add_class("bw-seats").add_class("bw-large")
        # On a phone they stand in this order; beside the board, where there is room.
        self.body = w.Box(
            [
                w.VBox([self.sums, self.costliest]).add_class("bw-review-numbers"),
                self.plot,
                self.look_back,
                w.VBox([self.boards, self.message, self.actions, self.bars, self.keeping, self.tray])
                .add_class("bw-review-moment")
                .add_class("bw-led-to"),
                w.VBox([self.kinds, self.notes]).add_class("bw-review-details"),
            ]
        ).add_class("bw-review-body")
        self.children = (*activity.head, self._head(seat, on_back), self.thinking, self.body)

    def _head(self, seat: Seat, on_back: Callable[[], None] | None) -> w.HBox:
        """Whose review it is, and the way back."""
        say, names = self._words.say, self._page.game.names
        self.title = w.HTML()
        self.seats = dropdown(say("review-seat"), [(name, number) for number, name in enumerate(names)], seat)
        open_seat = self._activity.guarded(self._at_review.open_seat)
        self.seats.observe(lambda change: open_seat(change["new"]), "value")
        show_if(self.seats, len(names) > 1)
        leave = on_back or (lambda: None)
        self.back = button(say("review-back"), leave, icon="arrow-left").add_class("bw-review-back")
        show_if(self.back, on_back is not None)
        head = w.HBox([self.title, self.seats, self.back, self.look_back.switch])
        return head.add_class("bw-bar").add_class("bw-review-head")

    def _go(self, stop: int) -> None:
        if self._plot is not None and stop < len(self._plot.stops):
            self._at_review.go(self._plot.stops[stop][0].ply)

    # From the state to the picture

    def place(self, seat: Seat, scene: Scene[Any]) -> None:
        """Put the boards of a seat into their place; where there is one in the middle, those of all stand around it.

        Args:
            seat: whose decisions are reviewed.
            scene: any moment of the game.
        """
        before, owners = self.boards.children, self._view.owners(scene.game)
        on_pick = self._activity.fresh(self._at_review.pick)
        self._panels = [
            BoardPanel(place, owner, self._view, scene, on_pick)
            for place, owner in enumerate(owners)
            if owner == seat or None in owners
        ]
        self.boards.children = self._panels
        for panel in before:
            close_whole(panel)
        name = str(scene.game.names[seat])
        self.title.value = f'<span class="bw-title">{escape(self._words.say("review-title", name=name))}</span>'

    def show_body(self, is_there: bool) -> None:
        """Show the review, or in its place how far the work is."""
        show_if(self.body, is_there)
        show_if(self.thinking, not is_there)

    def draw_review(self, review: Review) -> None:
        """Show what does not change from moment to moment."""
        page, say = self._page, self._words.say
        self._plot = plot_of(review, page.reviewer.plot_unit)
        self.sums.value, self.kinds.value, self.notes.value = page.sums(review), page.kinds(review), page.notes()
        names = page.stop_names(review, self._plot)
        self.plot.draw(self._plot, page.plot_told(review), names, MARK_CLASSES.__getitem__)
        before, try_again = self.costliest.children, self._activity.guarded(self._at_review.try_again)
        rows: list[w.Widget] = [w.HTML(line_html(say("review-costliest"), "bw-review-title"))]
        for decision in review.costliest():
            entry = page.entry(review, decision)
            again = button(say("review-try"), partial(try_again, decision), tooltip=entry).add_class("bw-leads")
            rows.append(w.HBox([w.HTML(line_html(entry)), again]).add_class("bw-review-entry"))
        if len(rows) == 1:
            rows.append(w.HTML(line_html(say("review-no-errors"))))
        self.costliest.children = rows
        for widget in before:
            close_whole(widget)

    def draw(self, scene: Scene[Any], said: ReviewTexts, ply: int) -> None:
        """Show a moment of the game."""
        for panel in self._panels:
            panel.show(scene, turn=self._activity.turn, marks=said.marks)
        show_dice(self.tray, self._view.dice(scene), self._activity.turn)
        self._activity.offer(self.actions, said.actions)
        show_if(self.actions, said.tries)
        if self._plot is not None:
            self.plot.look_at(self._plot, ply)
        self.message.value = line_html(said.told)
        self.bars.value = said.bars
        show_if(self.bars, said.bars)
        tried = [f".bw-place-{panel.place} [tabindex='0']" for panel in self._panels]
        step = self._at_review.step
        self._activity.shown(
            said.told,
            [
                *([*tried, ".bw-review-moment .bw-action"] if said.tries else []),
                ".bw-look-back .noUi-handle",
                ".bw-review-head :is(button, select)",
            ],
            late_keys={} if said.tries else {BACK: partial(step, -1), FORTH: partial(step, 1)},
        )

    def fail(self, text: str) -> None:
        """Say in the place of the sentence that something could not be shown or done."""
        self.message.value = line_html(text)
        self._activity.shown(text)
