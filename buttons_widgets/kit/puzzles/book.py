"""The book of puzzles: one after another, by theme, level and pack; against the clock; the day's; and how it goes."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from datetime import date
from html import escape
from pathlib import Path
from threading import RLock
from typing import Any, Final

import traitlets as t

from ..language.words import Words
from ..page import widgets as w
from ..page.controls import button, close_whole, show_if
from ..page.esm import bundled
from ..page.frame import frame_with
from ..page.lifeline import Lifeline
from ..page.lock import one_at_a_time
from ..page.markup import line_html, status_html
from ..page.static_picture import SavedAsSvg
from ..page.svg import element, escaped, picture
from ..rules.errors import GameError, quoted
from ..saving.merged_store import Clock, local_time
from .book_head import BookHead
from .daily import share_text
from .errors import PackError
from .kind import PuzzleKind
from .pack import Pack, find_pack, pack_places, read_pack
from .printing import Printing
from .progress import Progress
from .progress_summary import FORGIVEN, DailyTries
from .puzzle import Puzzle
from .puzzle_attempt import GivenAnswer
from .puzzle_view import PuzzleView
from .puzzle_widget import PuzzleWidget
from .report import nothing_due_text, rating_text, report_html, trouble_text
from .run_card import RunCard, run_html
from .session import SECONDS, Mix, Session

STATIC: Final = Path(__file__).parent / "static"


class Countdown(w.AnyWidget):
    """A clock that runs down, as minutes and seconds and as a bar.

    The page only shows it and says when it has run down: what is still in time is decided in the kernel.

    Args:
        left: tells how many milliseconds are left; asked when a page shows the clock.
        on_over: called with the run's number when the clock has run down in a page.

    Attributes:
        whole: how many milliseconds it is in all.
        left: how many are left at the moment of this message.
        run: the number of the run: with a new one the clock begins anew; 0 for a clock that does not run.
        label: what it is, for a screen reader.
    """

    _esm = bundled(STATIC / "countdown.js")
    # The book's own style sheet comes along here: of two frames with different sheets in a page only one's would count.
    _css = bundled(STATIC / "book.css")

    whole = t.Int(0).tag(sync=True)
    left = t.Int(0).tag(sync=True)
    run = t.Int(0).tag(sync=True)
    label = t.Unicode("").tag(sync=True)

    def __init__(self, left: Callable[[], int], on_over: Callable[[int], object], label: str) -> None:
        self._left, self._on_over = left, on_over
        super().__init__(label=label)

    def begin(self, milliseconds: int) -> None:
        """Run down from so much."""
        with self.hold_sync():
            self.whole = self.left = milliseconds
            self.run += 1

    def tell(self) -> None:
        """Tell every page how much is left."""
        self.send({"type": "left", "left": self._left()})

    def _handle_custom_msg(self, content: Any, buffers: Any) -> None:
        super()._handle_custom_msg(content, buffers)
        match content:
            case {"type": "ask"}:
                self.tell()
            case {"type": "over", "run": int(run)} if not isinstance(run, bool):
                self._on_over(run)

    def __repr__(self) -> str:
        return "Countdown()"


class TakingAlong(w.VBox):
    """A fold with two halves: what is copied from here, and what is pasted here.

    Args:
        copy: puts a text on the clipboard of whoever has just pressed the button.
        on_change: called when something was added.
    """

    def __init__(
        self, progress: Progress, words: Words, copy: Callable[[str], None], on_change: Callable[[], None]
    ) -> None:
        self._progress, self._words, self._copy, self._on_change = progress, words, copy, on_change
        say = words.say
        self.switch = w.ToggleButton(description=say("along-title"), tooltip=say("along-hint"), icon="suitcase")
        self.switch.observe(lambda _: self._switched(), "value")
        self.text = w.Textarea(disabled=False, rows=3).add_class("bw-along-text")
        self.text.description = say("along-text")
        self.copier = button(say("along-copy"), self._hand_out, icon="copy").add_class("bw-hands-out")
        self.pasted = w.Textarea(placeholder=say("along-paste-here"), rows=3, continuous_update=False).add_class(
            "bw-along-text"
        )
        self.pasted.description = say("along-paste")
        self.adder = button(say("along-add"), self._take_in, icon="plus")
        self.message = w.HTML()
        rows = [w.HBox([self.text, self.copier]), w.HBox([self.pasted, self.adder])]
        self._fold = w.VBox([*(row.add_class("bw-along-row") for row in rows), self.message])
        super().__init__([self.switch, self._fold])
        self.add_class("bw-along")
        self.show()

    def show(self) -> None:
        """Show the text as it is now if the fold is open."""
        show_if(self._fold, self.switch.value)
        if self.switch.value:
            self.text.value = self._progress.export()

    def _switched(self) -> None:
        self.message.value = ""
        self.show()

    def _hand_out(self) -> None:
        self.text.value = self._progress.export()
        self._copy(self.text.value)
        self.message.value = status_html(self._words.say("along-copied", count=self._progress.done.count))

    def _take_in(self) -> None:
        try:
            new = self._progress.import_text(self.pasted.value)
        except GameError as error:
            refused = self._words.say("along-refused", reason=self._words.reason(error))
            self.message.value = status_html(refused, "alert")
            return
        self.pasted.value = ""
        self.text.value = self._progress.export()
        self.message.value = status_html(self._words.say("along-added", count=new))
        self._on_change()


REPORT: Final = "report"
ROUND: Final = "round"
"""What else the book shows, besides the ways of a session."""
PRINTED: Final = ("practise", "order", "repeat")
"""The ways in which there are puzzles to choose from and to print."""


class PuzzleBook(SavedAsSvg, w.VBox):
    """What `puzzle_book` of a game returns.

    Args:
        broken: what is wrong with packs that cannot be read, a line for each.
        follow: gives the words of the language that is chosen now, for a book that follows it; `None` for one that
            keeps its own.

    Attributes:
        shown: the way of the session, or `"report"` or `"round"`.
        puzzle: the widget with the puzzle; `None` before the first.
        round: the widget with the round of the day; `None` before it was asked for.
    """

    def __init__(
        self,
        view: PuzzleView,
        session: Session,
        words: Words,
        broken: Sequence[str] = (),
        follow: Callable[[], Words] | None = None,
    ) -> None:
        self.lock = RLock()
        self._view, self._words, self._broken = view, words, tuple(broken)
        self._follow, self._outworn = follow, tuple[w.Widget | None, ...]()
        self.session = session
        self.shown: str = session.first_way
        self.puzzle: PuzzleWidget | None = None
        self.round: w.DOMWidget | None = None
        self._round_day = session.progress.today
        self._build()
        super().__init__([self._top, self._body])
        self.add_class("bw-book")
        self._begin()

    def _build(self) -> None:
        words, say = self._words, self._words.say
        focus = [".bw-book-ways .mod-active", ".bw-book-way select"]
        self.frame = frame_with(self._view.sheets)(fresh=True, focus_on=focus)
        ways = ["practise", "order", "repeat", "clock", "daily", *([ROUND] if self._view.make_round else []), REPORT]
        self.head = BookHead(self.session, words, ways, self.shown, self._on_way, self._on_filter, self._on_day)
        self.countdown = Countdown(lambda: self.session.time_left, self._on_time_over, say("book-time-left"))
        self.status = w.HTML().add_class("bw-book-status")
        self.message = w.HTML().add_class("bw-book-told")
        self.share = button(say("book-share"), self._hand_out, tooltip=say("book-share-hint"), icon="copy")
        self.share.add_class("bw-hands-out")
        self.trouble = w.HTML().add_class("bw-book-trouble")
        draw, download = self._view.svg, self.frame.download
        self.printing = Printing(words, draw, self._to_print, download, self._draw, self.lock)
        self.card = RunCard(self.session, words, self._view.sheets, draw, self._on_card)
        head = self.head
        standing = w.HBox([head.filters, head.days, self.printing.switch, self.countdown, self.status])
        standing.add_class("bw-book-standing")
        news = w.HBox([self.message, self.share]).add_class("bw-book-news")
        # When the kernel is gone the bar sleeps as the puzzle does.
        bar = [head.ways, head.way, standing, head.mix, self.printing, news, self.trouble]
        self._top = w.VBox([self.frame, Lifeline(words), *bar])
        self._top.add_class("bw-table").add_class("bw-book-top")
        self.report = w.HTML()
        # A frame hears only the buttons of its own page.
        report_frame = frame_with(self._view.sheets)()
        self.along = TakingAlong(self.session.progress, words, report_frame.copy, self._draw)
        self._report_page = w.VBox([report_frame, Lifeline(words), self.report, self.along])
        self._report_page.add_class("bw-table").add_class("bw-book-page")
        # What takes the place of something takes over its focus.
        self._body = w.VBox().add_class("bw-book-body").add_class("bw-stage")

    # What is done

    @one_at_a_time
    def _on_way(self, shown: str) -> None:
        self.session.end_run()
        self.session.picked = None
        self.shown, self.printing.switch.value = shown, False
        self._begin()

    @one_at_a_time
    def _on_filter(self, pack: str | None, theme: str | None, level: int | None, mix: Mix | None) -> None:
        self.session.end_run()
        self.session.choose(pack, theme, level, mix)
        self._begin()

    @one_at_a_time
    def _on_day(self, day: date | None) -> None:
        if self.shown != "daily":  # pressed before something else was shown
            return
        self.session.pick_day(day)
        self._show_puzzle()
        self._draw()

    @one_at_a_time
    def _on_card(self, name: str) -> None:
        """Begin a run against the clock, or go through what was missed or slow in the last one."""
        runs = self.session.run is not None and not self.session.run.over
        if self.shown != "clock" or runs or (name == "go" and not self.session.pool):
            return
        if name == "go":
            self.countdown.begin(1000 * self.session.seconds)
        self.session.begin("clock" if name == "go" else "run")
        self._show_puzzle()
        self._draw()

    @one_at_a_time
    def _begin(self) -> None:
        """Begin what is chosen above."""
        self._speak()
        self.session.progress.read_again()
        if self.shown == REPORT:
            self._show_page(self._report_page)
        elif self.shown == ROUND:
            self._show_page(self._round_of_today())
        else:
            way: Any = self.shown
            if way == "clock":
                self.session.current = None  # first comes the card
            else:
                self.session.begin(way)
            self._show_puzzle()
        self._draw()

    def _speak(self) -> None:
        """Speak the language that is chosen now, if it is another one: all is built anew."""
        words = self._words if self._follow is None else self._follow()
        self._close(self._outworn)
        self._outworn = ()
        if words.language == self._words.language:
            return
        # What is pressed now is heard to its end, and closed the next time.
        self._outworn = (self.puzzle, self.round, self._report_page, self.card, self._top, self._body)
        self._words, self.puzzle, self.round = words, None, None
        self._build()
        self.children = [self._top, self._body]

    def _close(self, parts: Iterable[w.Widget | None]) -> None:
        for part in parts:
            if part is not None and part.comm is not None:
                close_whole(part)

    def _round_of_today(self) -> w.DOMWidget:
        """The round of the day; a new one if the day is over whose round was shown."""
        assert self._view.make_round is not None
        today = self.session.progress.today
        if self.round is not None and self._round_day != today:
            close_whole(self.round)
            self.round = None
        if self.round is None:
            self.round, self._round_day = self._view.make_round(self.session.progress, self._words), today
        return self.round

    @one_at_a_time
    def go_on(self) -> None:
        """Show the next puzzle."""
        if self.session.way == "clock" and not self._still_runs():
            return
        self._speak()
        self.session.go_on()
        self._show_puzzle()
        self._draw()

    @one_at_a_time
    def _on_answer(self, given: GivenAnswer) -> None:
        if self.session.answered(given):
            self.session.go_on()
            self._show_puzzle(self._words.say("puzzle-right" if given.right else "puzzle-wrong"))
        elif self.session.way == "clock":
            self._end()
        self._draw()

    @one_at_a_time
    def _on_time_over(self, run: int) -> None:
        if run == self.countdown.run and self.session.way == "clock" and self._still_runs():
            self.countdown.tell()  # the page's clock was ahead

    def _still_runs(self) -> bool:
        """Whether the run against the clock goes on; one whose time is over is ended."""
        if self.session.time_left:
            return True
        self._end()
        self._draw()
        return False

    def _end(self) -> None:
        """The run against the clock is over."""
        self.session.end_run()
        self._show_puzzle()

    def _to_print(self) -> tuple[Puzzle, ...]:
        return tuple(each.puzzle for each in self.session.selection)

    def _hand_out(self) -> None:
        self.frame.copy(self._share_text())
        self.message.value = status_html(self._words.say("book-shared", text=self._share_text()))

    # What is shown

    def _show_page(self, page: w.Widget | None) -> None:
        wanted = (page,) if page is not None else ()
        if self._body.children != wanted:
            self._body.children = wanted

    def _show_puzzle(self, before: str = "") -> None:
        """Show the puzzle, or what stands in its place. A screen reader says first what was before."""
        current, way = self.session.current, self.session.way
        if current is None:
            if self.shown == "clock":
                self.card.show()
            self._show_page(self.card if self.shown == "clock" else None)
            return
        if self.puzzle is None:
            # A click above and an answer below wait for each other: with two locks each might wait for ever.
            self.puzzle = PuzzleWidget(self._view, current.puzzle, self._words, self.lock)
            self.puzzle.on_answer(self._on_answer)
        else:
            self.puzzle.show(current.puzzle, before)
        self.puzzle.on_next(
            None if way in ("clock", "daily") else self.go_on, skip=way in ("practise", "order"), helps=way != "clock"
        )
        self._show_page(self.puzzle)

    @one_at_a_time
    def _draw(self) -> None:
        """Show where things stand."""
        session, words = self.session, self._words
        puzzles = self.shown not in (REPORT, ROUND)
        running = self.shown == "clock" and session.run is not None and not session.run.over
        # Nobody chooses or prints while the clock runs.
        chooses = puzzles and self.shown != "daily" and not running
        self.head.draw(self.shown, filters=chooses, day=session.day, today=session.progress.today)
        show_if(self.countdown, running)
        printable = self.shown in PRINTED
        if not printable:
            self.printing.switch.value = False
        show_if(self.printing.switch, printable)
        self.printing.show()
        if not running and self.countdown.run:
            self.countdown.run = 0
        self.status.value = run_html(session, words) if running else line_html(" · ".join(self._status()))
        show_if(self.status, puzzles)
        told = self._told()
        self.message.value = status_html(told)
        show_if(self.message, told)
        show_if(self.share, self.shown == "daily" and self._today().solved)
        # The round of the day says after each of its moves whether that is kept, and nobody draws the book then.
        trouble = "" if self.shown == ROUND else trouble_text(session.progress, words)
        lines = list(filter(None, [*self._broken, trouble]))
        self.trouble.value = "".join(f'<div role="alert">{escape(line)}</div>' for line in lines)
        show_if(self.trouble, lines)
        if self.shown == REPORT:
            self.report.value = report_html(session, words)
            self.along.show()

    def _status(self) -> list[str]:
        session, say = self.session, self._words.say
        status = [rating_text(session.progress, self._words)]
        if self.shown == "daily":
            row = session.progress.standing.days_in_a_row(session.progress.today)
            return [say("book-daily", day=str(session.day)), say("book-daily-row", days=row, most=FORGIVEN)]
        if session.way == "run" and session.left_of_run:
            status.insert(0, say("run-left", count=session.left_of_run))
        if session.progress.standing.streak > 1:
            status.append(say("book-streak", count=session.progress.standing.streak))
        if due := len(session.due):
            status.append(say("book-due", count=due))
        if self.shown == "order":
            at, solved, count = session.place_on_path
            status.append(say("book-place", at=at, count=count, solved=solved))
        return status

    def _told(self) -> str:
        """What is to be said at the moment, in a sentence; "" for nothing."""
        session, words, say = self.session, self._words, self._words.say
        if self.shown == "daily":
            if session.current is None:
                return say("book-no-daily")
            return self._share_text() if self._today().solved else ""
        if self.shown in (REPORT, ROUND) or session.current is not None or (self.shown == "clock" and session.pool):
            return ""
        if self.shown == "repeat":
            return nothing_due_text(session, words)
        if self.shown == "order" and session.path:
            return say("book-all-solved", count=len(session.path))
        return say("book-none")

    def _today(self) -> DailyTries:
        """How today's puzzle went."""
        return DailyTries.of(self.session.progress.done.attempts, self.session.day)

    def _share_text(self) -> str:
        day, title = self.session.day, self._words.say("game-title")
        today = self.session.progress.today
        row = self.session.progress.standing.days_in_a_row(today) if day == today else 0
        return share_text(self._words, title, day, self._today(), row)

    def close(self) -> None:
        """Close the book and all that belongs to it."""
        self._close((*self._outworn, self.puzzle, self.round, self._report_page, self.card, self._top, self._body))
        super().close()

    def __repr__(self) -> str:
        packs = ", ".join(pack.name for pack in self.session.packs) or "no packs"
        return f"{type(self).__name__}({packs})"

    def _repr_svg_(self) -> str:
        """The puzzle that is shown, as it is asked at first."""
        if self.puzzle is None:
            return picture((0, 0, 1, 1), element("title", escaped(repr(self))), label=None, size=())
        return self.puzzle._repr_svg_()


def open_book(
    view: PuzzleView,
    words: Words,
    pack: str | Path | Pack | None = None,
    theme: str | None = None,
    *,
    clock: Clock = local_time,
    seconds: int = SECONDS,
    follow: Callable[[], Words] | None = None,
) -> PuzzleBook:
    """A book of the packs that come with the kit and one's own, and perhaps one more.

    A pack that cannot be read is told in the book, with file, line and field; the others can be used.

    Args:
        pack: what to begin with: the name or the path of a pack, or a pack; all packs if left out.
        theme: the theme to begin with; all themes if left out.
        seconds: how long a run against the clock lasts.
        follow: gives the words of the language that is chosen then; left out, the book stays with those it has.

    Raises:
        GameError: there is no such theme, or `pack` is something else.
    """
    if not isinstance(pack, str | Path | Pack | None):
        raise GameError.of(
            "refused-pack-given",
            "a pack is meant by its name, its path or as load_pack gives it, not {given}",
            given=quoted(pack),
        )
    shipped, own, broken = read_packs(view.kind, words)
    packs = tuple({each.name: each for each in (*shipped, *own)}.values())
    chosen: Pack | None = None
    if isinstance(pack, Pack):
        chosen = pack
    elif pack is not None:
        try:
            chosen = next((each for each in packs if each.name == pack), None) or find_pack(view.kind, pack)
        except PackError as error:
            broken = tuple(dict.fromkeys([*broken, words.reason(error)]))
    if chosen is not None:
        # One's own pack is the one that is meant where another has its name.
        packs = (*(each for each in packs if each.name != chosen.name), chosen)
    session = Session(view.kind, packs, Progress(view.kind.name, clock=clock), seconds, shipped)
    session.choose(chosen.name if chosen else None, theme)
    return PuzzleBook(view, session, words, broken, follow)


def read_packs(kind: PuzzleKind, words: Words) -> tuple[tuple[Pack, ...], tuple[Pack, ...], tuple[str, ...]]:
    """The packs that come with the kit, one's own, and what is wrong with those that cannot be read."""
    shipped: list[Pack] = []
    own: list[Pack] = []
    broken: list[str] = []
    for place in pack_places(kind):
        try:
            (own if place.own else shipped).append(read_pack(kind, place.path))
        except PackError as error:
            broken.append(words.reason(error))
    return tuple(shipped), tuple(own), tuple(broken)
