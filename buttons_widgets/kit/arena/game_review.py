"""The review of a game as a widget: the sums, the plot, the costliest decisions, and the game move by move.

The review is worked out in a thread, with a progress bar and a button that stops it. From then on everything is shown
from one value, the `Review`, and from the ply that is looked at.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from html import escape
from pathlib import Path
from threading import RLock
from typing import Any, Final

import ipywidgets as w

from ..coach.worker import Worker
from ..dice.tray import DiceTray, tray_texts
from ..language.words import Words
from ..page.closing import close_whole
from ..page.frame import frame_with
from ..page.lifeline import Lifeline
from ..page.lists import labelled_list
from ..page.lock import one_at_a_time
from ..page.markup import line_html
from ..page.pictured import Pictured
from ..page.showing import show_if
from ..rules.errors import MissingPackageError, plain_reason
from ..rules.game import Seat
from ..rules.history import states_of
from ..table.actions import Actions
from ..table.look_back import LookBack
from ..table.panel import BoardPanel
from ..table.parts import BACK, FORTH
from ..table.scene import Action, Draft, Place, Refusal, Scene
from ..table.timing import round_has_just_begun
from ..table.view import View
from .keeping import Keeping
from .review import Decision, Review
from .review_page import ReviewPage
from .review_picture import review_svg
from .reviewer import Reviewer
from .thinking import Thinking

SHEET: Final = Path(__file__).parent / "static" / "review.css"
WORTH: Final = "worth"
"""The kind of marks that the board shows, see `Answer.marks`."""
GIVE_UP: Final = "give-up"


class GameReview(Pictured, w.VBox):
    """A game's review.

    Args:
        view: how the game is shown.
        sheets: the style sheets of its tables.
        reviewer: its analysis of games.
        game: the game, as far as it has gone.
        seat: whose decisions are reviewed first; the seat can be changed.
        words: the language.
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
        self.lock = RLock()
        self._view, self._sheets, self._reviewer, self._words = view, sheets, reviewer, words
        self._game, self._states = game, states_of(game)
        self._page = ReviewPage(reviewer, game, words)
        self.seat = seat
        self.review: Review | None = None
        self.tries: Decision | None = None
        self._on_back = on_back
        self._draft: Any = None
        self._told = ""
        self._sets_out = False
        self._turn = 0
        self._worker = Worker(self._found, self._has_come)
        self._build()
        self._open_seat(seat)

    # Its parts

    def _build(self) -> None:
        say, words = self._words.say, self._words
        self.frame = frame_with((*self._sheets, SHEET))(focus_on=[".bw-review-head :is(button, select)"])
        self.frame.on_key(self._on_key)
        self.lifeline = Lifeline(words)
        self.title = w.HTML()
        self.seats = labelled_list(
            say("review-seat"), [(name, seat) for seat, name in enumerate(self._game.names)], self.seat
        )
        show_if(self.seats, len(self._game.names) > 1)
        self.back = w.Button(description=say("review-back"), icon="arrow-left").add_class("bw-review-back")
        self.back.on_click(lambda _: self._on_back() if self._on_back is not None else None)
        show_if(self.back, self._on_back is not None)
        self.seats.observe(self._seat_changed, "value")
        self.thinking = Thinking(words, self._stop_or_go_on)
        self.sums, self.kinds, self.notes = w.HTML(), w.HTML(), w.HTML()
        self.plot = w.HTML()
        self.costliest = w.VBox().add_class("bw-review-costliest")
        self.look_back = LookBack(words, self._view, on_change=self._look)
        show_if(self.look_back.switch, False)
        self.tray = DiceTray(texts=tray_texts(words))
        self.told = w.HTML().add_class("bw-notice")
        self.bars = w.HTML().add_class("bw-coach").add_class("bw-coach-bars")
        self.actions = Actions()
        self.actions.on_press(self._on_press)
        self.keeping = Keeping(self._reviewer, words, self.lock, self._tell)
        self.boards = w.Box().add_class("bw-seats").add_class("bw-large")
        head = (
            w.HBox([self.title, self.seats, self.back, self.look_back.switch])
            .add_class("bw-bar")
            .add_class("bw-review-head")
        )
        moment = w.VBox([self.boards, self.told, self.actions, self.bars, self.keeping, self.tray]).add_class(
            "bw-review-moment"
        )
        numbers = w.VBox([self.sums, self.plot, self.costliest, self.kinds, self.notes])
        numbers.add_class("bw-review-numbers")
        self._body = w.VBox([self.look_back, w.Box([moment, numbers]).add_class("bw-review-floor")])
        self._body.add_class("bw-review-body")
        super().__init__([self.frame, self.lifeline, head, self.thinking, self._body])
        self.add_class("bw-table").add_class("bw-review")

    @one_at_a_time
    def _seat_changed(self, _change: object) -> None:
        self._open_seat(self.seats.value)

    def _open_seat(self, seat: Seat) -> None:
        """Review the decisions of a seat."""
        self.seat, self.review, self.tries = seat, None, None
        before = self.boards.children
        scene = self._scene(len(self._states) - 1)
        owners = enumerate(self._view.owners(self._game))
        self._panels = [
            BoardPanel(place, owner, self._view, scene, self._on_pick)
            for place, owner in owners
            if owner in (None, seat)
        ]
        self.boards.children = self._panels
        for panel in before:
            close_whole(panel)
        self.title.value = f'<span class="bw-title">{escape(self._words.say("review-title", name=self._name))}</span>'
        self._begin()

    @property
    def _reviewed(self) -> tuple[bool, ...]:
        """For each seat, whether its decisions are reviewed: the bar leads from one of them to the next."""
        return tuple(seat == self.seat for seat in range(len(self._game.names)))

    @property
    def _name(self) -> str:
        return str(self._game.names[self.seat])

    # Working it out

    def _begin(self) -> None:
        show_if(self._body, False)
        show_if(self.thinking, True)
        if self._game.ply == 0:
            self.thinking.say(self._words.say("review-nothing"))
            return
        self.thinking.start()
        seat = self.seat
        job = partial(self._reviewer.review, self._game, seat, self._worker.watching(seat))
        self._worker.do(seat, job, frozenset({seat}))

    def _has_come(self, work: object, share: float) -> None:
        """Show how much is done; this runs in the thread, and waits for nobody."""
        if not self.lock.acquire(blocking=False):
            return
        try:
            if work == self.seat:
                self.thinking.show_share(share)
        finally:
            self.lock.release()

    @one_at_a_time
    def _stop_or_go_on(self) -> None:
        if not self.thinking.runs:
            self._begin()
            return
        self._worker.drop()
        self.thinking.say(self._words.say("review-stopped"), "review-go-on")

    @one_at_a_time
    def _found(self, seat: object, result: Any) -> None:
        """Take the review. If another seat was chosen meanwhile, or it was stopped, it is dropped."""
        if seat != self.seat or not self.thinking.runs:
            return
        if isinstance(result, BaseException):
            self.thinking.say(self._reason(result))
            return
        self.review = result
        self.thinking.end()
        show_if(self.thinking, False)
        show_if(self._body, True)
        self._show_review(result)
        self.look_back.show(self._states, self._reviewed)
        self.look_back.switch.value = True
        self._look()

    def _reason(self, problem: BaseException) -> str:
        if isinstance(problem, MissingPackageError):
            return self._words.say("review-needs", package=problem.package)
        return self._words.say("review-cannot", reason=plain_reason(problem).rstrip("."))

    def _show_review(self, review: Review) -> None:
        page, say = self._page, self._words.say
        self.sums.value, self.kinds.value = page.sums(review), page.kinds(review)
        self.notes.value = page.notes()
        before = self.costliest.children
        rows: list[w.Widget] = [w.HTML(line_html(say("review-costliest"), "bw-review-title"))]
        for decision in review.costliest():
            entry = page.entry(review, decision)
            button = w.Button(description=say("review-try"), tooltip=entry)
            button.on_click(lambda _, decision=decision: self.try_again(decision))
            rows.append(w.HBox([w.HTML(line_html(entry)), button]).add_class("bw-review-entry"))
        if len(rows) == 1:
            rows.append(w.HTML(line_html(say("review-no-errors"))))
        self.costliest.children = rows
        for widget in before:
            close_whole(widget)

    # Going through the game

    @one_at_a_time
    def _look(self) -> None:
        """Show the moment that the bar stands at."""
        if self._sets_out:
            return
        self.tries, self._told, self._draft = None, "", None
        self._turn += 1
        self._show()

    @one_at_a_time
    def go(self, ply: int) -> None:
        """Look at a ply, or at the last stop of the bar before it."""
        self.look_back.go(ply)

    @one_at_a_time
    def try_again(self, decision: Decision) -> None:
        """Let the person decide once more what was decided in the game, before the answer is shown."""
        self._sets_out = True  # the answer must not be shown on the way
        self.look_back.go(decision.ply)
        self._sets_out = False
        self.tries, self._told = decision, self._words.say("review-asks")
        self._turn += 1
        self._draft = self._view.first_draft(self._scene(decision.ply, decides=True))
        self._show()

    @one_at_a_time
    def _on_key(self, key: str, turn: int) -> None:
        if key in (BACK, FORTH):
            self.look_back.step(-1 if key == BACK else 1)
        elif (action := next((one for one in self._actions() if one.key == key), None)) is not None:
            self._do(action, turn)

    @one_at_a_time
    def _on_press(self, name: str, turn: int) -> None:
        if (action := next((one for one in self._actions() if one.name == name), None)) is not None:
            self._do(action, turn)

    def _do(self, action: Action, turn: int) -> None:
        if turn != self._turn or not action.ready:
            return
        if action.name == GIVE_UP:
            self._look()
        elif action.move is not None:
            self._decide(action.move)

    @one_at_a_time
    def _on_pick(self, place: Place, what: Any, turn: int) -> None:
        if self.tries is None or turn != self._turn:
            return
        match self._view.pick(self._scene(self.tries.ply, decides=True), place, what):
            case Refusal(text):
                self._told = text
                self._show()
            case Draft(value):
                self._draft = value
                self._turn += 1
                self._show()
            case move:
                self._decide(move)

    def _decide(self, move: Any) -> None:
        """Say what a second try costs, and show the answer."""
        assert self.tries is not None and self.review is not None
        decision = self.tries
        told = self._page.tried(self.review, decision, self._reviewer.advisor.choice_of(move))
        self._look()
        self._told = told
        self._show()

    def _actions(self) -> list[Action]:
        if self.tries is None:
            return []
        say = self._words.say
        give_up = Action(GIVE_UP, say("review-give-up"), say("review-give-up-hint"))
        return [*self._view.actions(self._scene(self.tries.ply, decides=True)), give_up]

    # From the state to the picture

    def _scene(self, ply: int, *, decides: bool = False) -> Scene[Any]:
        states = self._states[: ply + 1]
        return Scene(
            states=states,
            words=self._words,
            people=(True,) * len(self._game.names),
            decides=decides,
            round_over=not decides and round_has_just_begun(states),
            draft=self._draft if decides else None,
            looks_back=not decides,
        )

    def _show(self) -> None:
        if self.review is None:
            return
        self.look_back.show(self._states, self._reviewed)
        ply = self.look_back.ply
        assert ply is not None
        tries = self.tries is not None
        scene = self._scene(ply, decides=tries)
        decision = next((one for one in self.review.decisions if one.ply == ply), None)
        self.keeping.offer(scene.game, None if tries else decision)
        marks = {} if tries or decision is None else self._marks(decision)
        for panel in self._panels:
            panel.show(scene, turn=self._turn, marks=marks)
        self._show_dice(scene)
        self.plot.value = self._page.plot(self.review, ply)
        told = self._told or self._sentence(self.review, ply, decision)
        self.told.value = line_html(told)
        self.bars.value = "" if tries or decision is None else self._page.bars(self.review, decision)
        show_if(self.bars, self.bars.value)
        self.actions.show(self._actions(), self._turn)
        show_if(self.actions, tries)
        self._tell_page(told, tries)

    def _sentence(self, review: Review, ply: int, decision: Decision | None) -> str:
        """What the moves since the last stop brought, and what was decided now."""
        since = self.look_back.plies_before(ply)
        parts = [self._page.swing(review, since)]
        if decision is not None:
            parts.append(self._page.verdict(review, decision))
        return " ".join(filter(None, parts))

    def _marks(self, decision: Decision) -> dict[Any, dict[str, Any]]:
        advisor = self._reviewer.advisor
        return {
            what: {
                "text": advisor.mark_text(WORTH, mark.value, decision.question, self._words),
                "tint": mark.tint,
                "best": mark.best,
            }
            for what, mark in decision.answer.marks.get(WORTH, {}).items()
        }

    def _show_dice(self, scene: Scene[Any]) -> None:
        shown = self._view.dice(scene)
        show_if(self.tray, shown is not None)
        if shown is not None:
            with self.tray.hold_sync():
                self.tray.dice, self.tray.label, self.tray.turn = list(shown.dice), shown.label, self._turn

    def _tell_page(self, told: str, tries: bool) -> None:
        keys = [action.key for action in self._actions() if action.key] if tries else [BACK, FORTH]
        with self.frame.hold_sync():
            self.frame.news = told
            self.frame.shortcuts = keys
            self.frame.focus_on = [
                f".bw-place-{self._panels[0].place} [tabindex='0']" if tries and self._panels else ".noUi-handle",
                ".bw-review-head :is(button, select)",
            ]
            self.frame.turn = self._turn

    def _tell(self, news: str) -> None:
        """Send news to a screen reader."""
        self.frame.news = news

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
                self._worker.drop()
                self.thinking.start()
                self._found(seat, found)
        return found

    def close(self) -> None:
        """Close the widget with all that belongs to it, and stop the work."""
        self._worker.drop()
        parts = [*self.children, self.layout]
        super().close()
        for part in parts:
            close_whole(part)

    def __repr__(self) -> str:
        return f"GameReview({self._name}: ply {self._game.ply})"

    def _repr_svg_(self) -> str:
        head = self._words.say("review-title", name=self._name)
        if self.review is None:
            return review_svg([(head, True), (self._words.say("review-thinking"), False)], None)
        page, review = self._page, self.review
        lines = [(head, True), *((f"{name}: {text}", False) for name, text in page.sum_lines(review))]
        lines += [(text, False) for text in (page.rate(review), page.grade(review)) if text]
        lines += [(page.entry(review, decision), False) for decision in review.costliest()]
        lines += [(note, False) for note in page.note_lines()]
        return review_svg(lines, review)
