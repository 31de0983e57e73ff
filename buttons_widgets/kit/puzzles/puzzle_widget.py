"""One puzzle as a widget: the board, the question, an answer, hints, and afterwards why the right answer is right."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from threading import RLock
from typing import Any, TypeVar

import traitlets as t

from ..language.words import Words
from ..page import widgets as w
from ..page.action import Action
from ..page.activity import BACK, FORTH, Activity
from ..page.controls import button, show_if
from ..page.lock import one_at_a_time
from ..page.markup import line_html
from ..page.no_threads import running_loop
from ..page.observable import Observable
from ..page.static_picture import SavedAsSvg
from ..page.worker import Worker
from ..rules.errors import GameError, plain_reason
from ..table.scene import Draft, Moves, Refusal, Scene
from ..table.view import View
from .moves import MovesPuzzle, Played
from .puzzle import Puzzle
from .puzzle_attempt import GivenAnswer, Outcome, PuzzleAttempt
from .puzzle_page import (
    alone_svg,
    page_text,
    pane_html,
    question_html,
    question_svg,
    title_html,
    verdict_html,
    verdict_text,
)
from .puzzle_view import DIE, Judged, PuzzleView, TableBoards, scene_of
from .question_panel import QuestionPanel
from .text_answer import TextAnswer


def answer_actions(attempt: PuzzleAttempt) -> list[Action]:
    """The buttons that give an answer, and those that change the one under way; none after an answer."""
    if attempt.outcome is not None:
        return []
    say, how = attempt.words.say, attempt.puzzle.answered_by
    asks = attempt.phase == "asks"
    row = [
        Action(f"press-{index}", press.label, press.hint, ready=asks, main=True)
        for index, press in enumerate(attempt.presses)
    ]
    if how == "cells" and attempt.puzzle.has_check:
        ready = asks and attempt.is_ready
        row.append(Action("check", say("puzzle-check"), say("puzzle-check-hint"), "c", ready=ready, main=True))
    if how in ("cells", "moves"):
        row.append(Action("undo", say("tool-undo"), say("puzzle-undo-hint"), "u", ready=asks and attempt.can_undo))
    if how == "moves":
        begun = asks and bool(attempt.draft)
        row.append(Action("restart", say("puzzle-restart"), say("puzzle-clear-hint"), ready=begun))
    if how == "cells":
        row.append(Action("clear", say("puzzle-clear"), say("puzzle-clear-hint"), ready=asks and bool(attempt.draft)))
    return row


def help_actions(attempt: PuzzleAttempt, waits: bool, may_go_on: bool, slow: bool) -> list[Action]:
    """The buttons that help before an answer, and that go on after it.

    While it waits for what is being worked out there are no hints, and if that is slow, it can be stopped.
    """
    say, outcome = attempt.words.say, attempt.outcome
    row = []
    if may_go_on:
        answered = outcome is not None
        name = "next" if answered else "skip"  # of two names: who has pressed Next is not left on Skip
        label = say("puzzle-next" if answered else "puzzle-skip")
        row.append(Action(name, label, say("puzzle-next-hint"), "n", main=attempt.revealed))
    if outcome is not None and attempt.revealed:
        right = outcome.verdict is not None and outcome.verdict.right
        again = say("puzzle-once-more" if right else "puzzle-again")
        row.append(Action("again", again, say("puzzle-again-hint"), "t", main=not may_go_on and not right))
        return row
    if outcome is not None:  # the first try again is one's own; after the second the solution comes first
        first = attempt.tries == 1
        return [
            Action("again", say("puzzle-again"), say("puzzle-again-hint"), "t", main=first),
            Action("reveal", say("puzzle-show-solution"), say("puzzle-reveal-hint"), "s", main=not first),
            *row,
        ]
    if slow:
        return [Action("stop", say("puzzle-stop"), say("puzzle-stop-hint"), main=True), *row]
    more = not attempt.knows_hints or attempt.hints_left > 0
    hint = say("puzzle-hint-more" if attempt.given else "puzzle-hint")
    asks = attempt.phase == "asks"
    return [
        Action("hint", hint, say("puzzle-hint-hint"), "h", ready=more and not waits),
        Action("solution", say("puzzle-show-solution"), say("puzzle-show-solution-hint"), ready=asks),
        *row,
    ]


T = TypeVar("T")


class PuzzleWidget(Observable, SavedAsSvg, w.VBox):
    """A puzzle that can be solved by clicking, by keyboard, and by ear.

    Args:
        lock: of whoever embeds the widget, so that neither waits for the other for ever; one of its own if left out.

    Attributes:
        answer: the answer that was given last, as text; `None` while one is asked for, and for whoever asked for the
            solution. It can be observed, and only be read.
        attempt: the puzzle as it stands.
        panel: its board, its question, and where it is answered.
        bar: room above the puzzle for whoever embeds the widget; it takes none while it has no children.

    A widget shows one puzzle after another with `show`, and makes no new widget for it.
    """

    observed = frozenset({"answer"})

    answer = t.Unicode(None, allow_none=True, read_only=True)

    def __init__(self, view: PuzzleView, puzzle: Puzzle, words: Words, lock: RLock | None = None) -> None:
        self._activity = Activity(words, view.sheets, lock=lock, fresh=lock is None)  # a part comes with the whole
        self.lock, self.frame = self._activity.lock, self._activity.frame
        self._view, self._words = view, words
        self._callbacks: list[Callable[[GivenAnswer], object]] = []
        self._next: Callable[[], object] | None = None
        self._may_skip, self._helps = False, True
        self._hint_wanted = self._looks_for_hints = self._slow = False
        # No `WorkLine`: *Stop* is one of the puzzle's buttons, and comes only when a job takes long.
        own = partial(self._activity.guarded, by_person=False)
        has_come, takes_long = own(self._has_come), own(self._takes_long)
        self._worker = Worker(has_come, on_slow=takes_long, lock=self.lock)
        self._build()
        super().__init__([*self._activity.head, self.bar, self.panel.floor])
        self.add_class("bw-table").add_class("bw-question").add_class("bw-puzzle")
        self.show(puzzle)

    def _build(self) -> None:
        say, activity = self._words.say, self._activity
        self.bar = w.HBox().add_class("bw-puzzle-bar")
        field = TextAnswer(self._words)
        self.panel = panel = QuestionPanel(
            self._view, self._words, activity, field, pick=self._pick, write=self._write, act=self._do
        )
        self.note = w.HTML().add_class("bw-notice")
        self.verdict = w.HTML().add_class("bw-puzzle-judged")
        self.pane = w.HTML().add_class("bw-puzzle-pane")
        self.help = activity.row(self._do).add_class("bw-puzzle-help")
        turn = activity.guarded(self._turn_page)
        self.back = button("", lambda: turn(-1), tooltip=say("puzzle-page-back"), icon="chevron-left")
        self.forth = button("", lambda: turn(1), tooltip=say("puzzle-page-forth"), icon="chevron-right")
        self.place = w.HTML()
        self.pager = w.HBox([self.back, self.place, self.forth]).add_class("bw-puzzle-pager")
        asked = w.VBox([panel.title, panel.asked]).add_class("bw-puzzle-told")
        slot = w.VBox([panel.answer, self.note, self.verdict]).add_class("bw-puzzle-slot")
        foot = w.HBox([self.help, self.pager]).add_class("bw-puzzle-foot")
        panel.side.children = [asked, slot, self.pane, foot]

    # For whoever embeds it

    @property
    def puzzle(self) -> Puzzle:
        """The puzzle that is shown."""
        return self.attempt.puzzle

    @one_at_a_time
    def show(self, puzzle: Puzzle, before: str = "") -> None:
        """Show a puzzle, from the start, in place of the one that is shown; a screen reader says what comes before."""
        self.attempt = PuzzleAttempt(puzzle, self._words)
        self.set_trait("answer", None)
        self._drop_jobs()
        self.panel.field.fill("")
        self._draw(f"{before} {page_text(self.attempt.asks())}".strip())
        if running_loop() is not None:  # meanwhile, what hints and judging need is made ready
            self._find_hints()

    def on_answer(self, callback: Callable[[GivenAnswer], object]) -> None:
        """Call `callback(given)` after each answer, and when the solution is asked for.

        It may come from a thread, while the widget is locked; `show` may be called in it.
        """
        self._callbacks.append(callback)

    @one_at_a_time
    def on_next(self, callback: Callable[[], object] | None, *, skip: bool = False, helps: bool = True) -> None:
        """Offer a button for the next puzzle, which calls `callback()`; `None` offers none.

        With `skip` it is offered before an answer too. If it does not help, neither hints nor the solution can be had.
        """
        self._next, self._may_skip, self._helps = callback, skip, helps
        self._offer_help()
        self._activity.shown(None, self._focus(), self._keys())  # the news are those of the puzzle

    def close(self) -> None:
        """Close the widget, and work out nothing any more."""
        self._drop_jobs()
        super().close()

    # What is done

    def _pick(self, place: Any) -> None:
        attempt = self.attempt
        if attempt.phase != "asks":
            return
        if (scene := self._scene()) is not None:
            self._follow(
                scene, lambda view: view.pick_die(scene, place[1]) if place[0] == DIE else view.pick(scene, *place)
            )
            return
        # The turn stays: the focus is where it should be, and a click on another place is as good as it was.
        if not attempt.pick(place):
            self._draw(attempt.note, keeps_turn=True)
        elif attempt.puzzle.answered_by == "cells":
            asked = attempt.asks()
            self._draw(" ".join([*asked.lines, *asked.status]), keeps_turn=True)
        else:
            attempt.latest = None
            self._give(attempt.draft)

    def _scene(self) -> Scene[Any] | None:
        """The moment at the table, while moves are asked for; else `None`."""
        picture = self.attempt.asks().picture if self.attempt.phase == "asks" else None
        if not isinstance(picture, Played) or self._view.at_table is None or self.attempt.is_ready:
            return None
        return scene_of(picture._replace(choice=self.attempt.choice), self._words, decides=True)

    def _follow(self, scene: Scene[Any], pick: Callable[[View[Any, Any]], Any]) -> None:
        """Do what a click at the table leads to. A whole answer is given."""
        attempt, puzzle, view = self.attempt, self.attempt.puzzle, self._view.at_table
        assert view is not None and isinstance(puzzle, MovesPuzzle)
        picked = attempt.safely(lambda: pick(view), Refusal)
        attempt.note = ""
        match picked:
            case Refusal(text):
                attempt.note = text
                self._draw(text, keeps_turn=True)
                return
            case Draft(value):
                attempt.choice = value
            case _:
                moves = picked.moves if isinstance(picked, Moves) else [picked]
                attempt.write(puzzle.with_moves(attempt.draft, moves, self._words))
        if attempt.is_ready and attempt.choice is None:
            self._give(attempt.draft)
        else:
            self._draw(self._prompt())

    def _do(self, action: Action) -> None:
        attempt = self.attempt
        if action.move is not None:
            if (scene := self._scene()) is not None:
                self._follow(scene, lambda view: action.move)
            return
        attempt.note = ""
        match action.name.split("-"):
            case ["check"]:
                self._give(attempt.draft)
            case ["press", index] if int(index) < len(attempt.presses):
                self._give(attempt.presses[int(index)].answer)
            case ["undo"]:
                attempt.undo()
                self._draw()
            case ["clear" | "restart"]:
                attempt.write("")
                self._draw()
            case ["hint"] if attempt.phase == "asks":
                self._hint()
            case ["solution"] if attempt.phase == "asks":
                self._work(None)
            case ["again"] if attempt.phase == "answered":
                attempt.retry()
                self.set_trait("answer", None)
                self.panel.field.fill("")
                self._draw(page_text(attempt.asks()))
            case ["reveal"] if attempt.held:
                attempt.reveal()
                self._draw(" ".join([self._words.say("puzzle-solution"), self._explained()]))
            case ["next" | "skip"] if self._next is not None:
                self._next()
            case ["stop"] if self._slow:
                self._drop_jobs()
                self._ask_again(self._words.say("puzzle-stopped", id=self.puzzle.id))

    def _at_table(self, ask: Callable[[View[Any, Any], Scene[Any]], T], otherwise: T) -> T:
        """What the game's view says of the moment at the table, where moves are asked for."""
        view, scene = self._view.at_table, self._scene()
        return otherwise if view is None or scene is None else ask(view, scene)

    def _moves_at_table(self) -> Sequence[Action]:
        """The buttons of the table, where moves are asked for."""
        return self._at_table(lambda view, scene: view.actions(scene), ())

    def _keys(self) -> Mapping[str, Callable[[], object]]:
        """The keys that choose dice."""
        digits: Mapping[str, int] = self._at_table(lambda view, scene: view.die_keys(scene), {})
        return {key: partial(self._pick, (DIE, die)) for key, die in digits.items()}

    def _write(self, text: str) -> None:
        self.attempt.write(text)
        self._give(text)

    def _turn_page(self, step: int) -> None:
        before = self.attempt.page
        self.attempt.turn_page(step)
        if self.attempt.page != before:
            # The turn passes on: the focus may be in what is read, which is replaced.
            self._draw(page_text(self.attempt.pages[self.attempt.page]))

    def _give(self, answer: str) -> None:
        """Give an answer, unless it is not complete or one was given already."""
        if self.attempt.phase == "asks" and answer:
            self._work(answer)

    def _work(self, answer: str | None) -> None:
        """Judge an answer, or for `None` find the solution."""
        attempt = self.attempt
        attempt.wait()
        self._activity.advance()
        if self._slow:  # hints that take long hold up no answer
            self._forget_hints()
        self._draw(keeps_turn=True)
        # Hints under way are found first: judging needs the same.
        works = {("judge", attempt), ("hints", attempt)} if self._looks_for_hints else {("judge", attempt)}
        self._worker.do("judge", lambda: attempt.judge(answer), frozenset(works))

    def _find_hints(self) -> None:
        """Find the hints for the answer under way, unless hints are being looked for already."""
        if self._looks_for_hints:
            return
        attempt, draft = self.attempt, self.attempt.draft
        self._looks_for_hints = True
        self._worker.do("hints", lambda: attempt.find_hints(draft), frozenset({("hints", attempt)}))

    def _forget_hints(self) -> None:
        self._hint_wanted = self._looks_for_hints = self._slow = False

    def _drop_jobs(self) -> None:
        """Wait for nothing any more, and stop what is under way."""
        self._forget_hints()
        self._worker.drop()

    def _hint(self) -> None:
        attempt = self.attempt
        if not attempt.knows_hints:
            self._hint_wanted = True
            self._draw(self._words.say("puzzle-wait"))
            self._find_hints()
            return
        attempt.next_hint()
        self._draw(page_text(attempt.pages[attempt.page]) if attempt.pages else self._words.say("puzzle-no-hints"))

    def _ask_again(self, note: str) -> None:
        attempt = self.attempt
        if attempt.phase == "waits" and attempt.puzzle.answered_by in ("cell", "moves"):
            attempt.undo()
        attempt.ask_again(note)
        self._draw(note)

    # What comes of it, in a thread, while the widget is locked

    def _takes_long(self, kind: str) -> None:
        """Say to somebody who waits for a job that it may never come to an end, and offer to stop it.

        Nobody waits for hints that are made ready, so these are ended.
        """
        if kind == "hints" and (not self._hint_wanted or self.attempt.phase == "waits"):
            self._forget_hints()
            self._worker.end(kind)
            return
        self._slow = True
        self.attempt.note = self._words.say("puzzle-slow", id=self.puzzle.id)
        self._draw(self.attempt.note)

    def _has_come(self, kind: object, result: Any) -> None:
        if kind == "hints":
            wanted = self._hint_wanted
            self._forget_hints()
            self._hints_found(result, wanted)
        else:
            self._slow = False
            self._judged(result)

    def _judged(self, result: Any) -> None:
        attempt = self.attempt
        if isinstance(result, Outcome):
            given = attempt.answered(result)
            if self._helps:  # otherwise something else is shown at once: against the clock nobody reads why
                self._draw(" ".join([verdict_text(attempt, result), self._explained()]).strip())
            for callback in tuple(self._callbacks):
                self._call(callback, given)
            self.set_trait("answer", given.answer)
            if self.attempt is not attempt:  # one of them has shown another puzzle
                self.set_trait("answer", None)
            return
        # A malformed answer is told as what it is; everything else is a fault of the theme.
        self._ask_again(self._words.reason(result) if isinstance(result, GameError) else attempt.trouble(result))

    def _explained(self) -> str:
        """What is read beside the board after an answer, for a screen reader; not what the verdict says already."""
        attempt = self.attempt
        if attempt.look is not None:
            return self._words.say("puzzle-look-at", text=page_text(attempt.look))
        verdict = None if attempt.outcome is None else attempt.outcome.verdict
        why = verdict.why if verdict is not None else ""
        first = [page._replace(text="") if page.text == why else page for page in attempt.pages[:1]]
        return " ".join(map(page_text, first))

    def _hints_found(self, result: Any, wanted: bool) -> None:
        attempt = self.attempt
        failed = isinstance(result, BaseException)
        if not failed:
            attempt.hints = result
        if not wanted:  # whoever did not ask for a hint is not told what is wrong with it
            self._offer_help()
        elif failed:
            attempt.note = attempt.trouble(result)
            self._draw(attempt.note)
        elif attempt.phase == "asks":
            self._hint()

    def _call(self, callback: Callable[[GivenAnswer], object], given: GivenAnswer) -> None:
        try:
            callback(given)
        except Exception as error:  # in a thread it would vanish
            self.attempt.note = self._words.say("puzzle-fault", reason=plain_reason(error))
            self._draw(self.attempt.note)

    # What is shown

    @property
    def _waits(self) -> bool:
        return self.attempt.phase == "waits" or self._hint_wanted

    def _draw(self, news: str = "", *, keeps_turn: bool = False) -> None:
        """Show everything, and send the news to a screen reader."""
        attempt, words = self.attempt, self._words
        if not keeps_turn:
            self._activity.advance()
        asked, answered = attempt.asks(), attempt.outcome is not None
        how, picture = attempt.puzzle.answered_by, asked.picture
        self.panel.draw(
            attempt,
            asked,
            [*self._moves_at_table(), *answer_actions(attempt)],
            label=words.say("puzzle-board"),
            on_board=picture is not None and (how in ("cell", "cells", "moves") or self._view.offers(picture)),
            explained=attempt.pages[attempt.page] if answered and attempt.pages else None,
            judged=self._on_board(),
        )
        self._offer_help()
        show_if(self.panel.actions, not answered)
        self.note.value = line_html(attempt.note, "bw-reply") if attempt.note else line_html(self._prompt())
        show_if(self.note, attempt.note or not answered)
        self.verdict.value = "" if attempt.outcome is None else verdict_html(attempt, attempt.outcome)
        show_if(self.verdict, answered)
        count = len(attempt.pages)
        show_if(self.pager, count > 1)
        self.place.value = line_html(words.say("puzzle-page", page=attempt.page + 1, last=max(1, count)))
        self.back.disabled, self.forth.disabled = attempt.page == 0, attempt.page >= count - 1
        self.panel.title.value = title_html(attempt.puzzle, words)
        self.panel.asked.value = question_html(asked)
        self.pane.value = pane_html(attempt, asked, self._waits)
        pages = {BACK: partial(self._turn_page, -1), FORTH: partial(self._turn_page, 1)}
        self._activity.shown(news, self._focus(), self._keys(), pages if count > 1 else {})

    def tell_fault(self, error: Exception) -> None:
        self._activity.tell_fault(error)

    def _on_board(self) -> Judged | None:
        """What is marked on the board as right and as wrong; `None` while an answer is asked for."""
        attempt, outcome, how = self.attempt, self.attempt.outcome, self.puzzle.answered_by
        if outcome is None:
            return None
        verdict, right = outcome.verdict, outcome.verdict is not None and outcome.verdict.right
        wrong = outcome.answer or "" if how == "cell" and not right else ""
        if attempt.held:
            return Judged(wrong=wrong, right=False)
        # Whoever was wrong sees first what comes of it, and then what is right; what follows shows other things.
        refuted = verdict is not None and not right and len(attempt.pages) > 1
        if attempt.page > refuted:
            return Judged()
        on_spaces = how == "cell" or (how == "cells" and attempt.page == refuted)
        stands = right if attempt.page == 0 and (right or refuted) else None
        return Judged(outcome.right if on_spaces else (), wrong, stands, keeps=right and how in ("cell", "cells"))

    def _offer_help(self) -> None:
        answered = self.attempt.outcome is not None
        may_go_on = self._next is not None and (self._may_skip or answered)
        actions = help_actions(self.attempt, self._waits, may_go_on, self._slow)
        if not self._helps:
            actions = [action for action in actions if action.name not in ("hint", "solution")]
        self._activity.offer(self.help, actions)

    def _focus(self) -> Sequence[str]:
        attempt = self.attempt
        if attempt.held:  # Enter is another try, and after that one the solution
            return [".bw-action-again" if attempt.tries == 1 else ".bw-action-reveal"]
        if attempt.outcome is not None:  # Enter goes on; where nothing comes, it should not begin anew
            return [".bw-action-next", ".bw-puzzle-read"]
        if self._scene() is None:
            return self.panel.focus
        board, last = self.panel.board, self.panel.focus[-1]
        return [board.focus or last if isinstance(board, TableBoards) else last, last]

    def _prompt(self) -> str:
        """What is to be done next at the table, where moves are asked for."""
        return self._at_table(lambda view, scene: view.prompt(scene), "")

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self.puzzle.id!r})"

    def _repr_svg_(self) -> str:
        """The question and its board, as it is asked at first."""
        asked = PuzzleAttempt(self.puzzle, self._words).asks()
        if asked.picture is None:  # the theme has failed, and only says so
            return alone_svg(asked)
        return self._view.svg(asked.picture, page_text(asked), question_svg(asked))
