"""The editor of puzzles: set up a question, see at once whether it is sound, try it, and keep it in one's own pack."""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final, NamedTuple

from ..language.words import Words
from ..page import widgets as w
from ..page.activity import Activity
from ..page.controls import button, dropdown, show_if
from ..page.lock import one_at_a_time
from ..page.markup import line_html, text_html
from ..page.static_picture import SavedAsSvg
from ..page.work_line import WorkLine
from ..rules.answer import Cancelled
from ..saving.errors import told_reason
from ..saving.files import folder_text
from .errors import PackError, PuzzleError
from .examine import Examined, NoAnswer, examine
from .generate import new_puzzle
from .own_packs import forget_puzzle, free_id, keep_puzzle, own_names, own_puzzles
from .puzzle import LEVELS, MOST_ANSWERS, Page, Puzzle
from .puzzle_view import PuzzleView
from .puzzle_widget import PuzzleWidget

MOST_SHOWN: Final = 8
"""So many accepted answers are shown."""


class State(NamedTuple):
    """What is known of the puzzle that is being set up.

    Attributes:
        examined: it with its answers; `None` while they are looked for, and if there are none.
        trouble: why it is no puzzle; `None` if nothing is wrong.
        hints: its hints; `None` while nobody wants to see them.
    """

    examined: Examined | None = None
    trouble: BaseException | None = None
    hints: tuple[Page, ...] | None = None

    @property
    def known(self) -> bool:
        """Whether it is known what the puzzle is worth; otherwise that is being found out."""
        return self.examined is not None or self.trouble is not None

    @property
    def sound(self) -> bool:
        """Whether it can be tried and saved."""
        return self.examined is not None and not self.examined.ambiguous


def verdict(state: State, words: Words) -> tuple[str, ...]:
    """What is said of the puzzle, in sentences: whether it is sound, and how hard."""
    say = words.say
    if state.trouble is not None:
        return (_trouble(state.trouble, words),)
    if state.examined is None:
        return (say("editor-wait"),)
    puzzle, found = state.examined
    if state.examined.ambiguous:
        return (say("editor-ambiguous", count=len(found.answers)),)
    if not found.complete:
        sound = say("editor-sound-countless", count=MOST_ANSWERS)
    elif len(found.answers) == 1:
        sound = say("editor-sound-one")
    else:
        sound = say("editor-sound-many", count=len(found.answers))
    near = (say("editor-near"),) if state.examined.near_tie else ()
    rating = say("editor-rated", level=puzzle.level, most=LEVELS[-1], rating=str(puzzle.rating))
    return (sound, *near, rating)


def _trouble(trouble: BaseException, words: Words) -> str:
    if isinstance(trouble, Cancelled):
        return words.say("editor-unexamined")
    if isinstance(trouble, NoAnswer):
        return " ".join([words.say("editor-no-answer"), trouble.question.first_step(words)]).strip()
    if isinstance(trouble, PuzzleError):
        return words.say("editor-faulty", reason=trouble.reason)
    return words.say("editor-failed", reason=words.reason(trouble))


def verdict_html(state: State, words: Words) -> str:
    """The same as HTML."""
    wrong = state.trouble is not None or (state.examined is not None and not state.sound)
    kind = "wrong" if wrong else "waits" if state.examined is None else "sound"
    first, *rest = verdict(state, words)
    lines = "".join(f"<div>{text_html(line)}</div>" for line in rest)
    return f'<div class="bw-editor-{kind}"><div class="bw-editor-first">{text_html(first)}</div>{lines}</div>'


def fold_html(state: State, words: Words) -> str:
    """The accepted answers and the hints."""
    if state.examined is None:
        return ""
    puzzle = state.examined.puzzle
    shown = [words.say("editor-answer", answer=puzzle.option_text(one, words)) for one in puzzle.answers[:MOST_SHOWN]]
    if len(puzzle.answers) > MOST_SHOWN:
        shown.append(words.say("editor-more-answers", count=len(puzzle.answers) - MOST_SHOWN))
    if state.hints is None:
        shown.append(words.say("editor-wait"))
    for number, page in enumerate(state.hints or (), start=1):
        shown.append(words.say("editor-hint", number=number, text=" ".join([page.text, *page.lines])))
    name = words.say("editor-fold")
    items = "".join(f"<li>{text_html(text)}</li>" for text in shown)
    return f'<ul class="bw-editor-fold" tabindex="0" aria-label="{text_html(name)}">{items}</ul>'


FIRST_PACK: Final = "mine"
"""What the pack is called into which a puzzle goes, until somebody calls it otherwise."""
LONGEST_NOTE: Final = 1000
SHEET: Final = Path(__file__).parent / "static" / "editor.css"

_ID: Final = re.compile(r"[A-Za-z0-9][A-Za-z0-9_.-]{0,59}")


def editor_activity(view: PuzzleView, words: Words) -> Activity:
    """What an editor and its panel share: the panel is made first."""
    return Activity(words, (*view.sheets, SHEET), focus=[view.focus])


class SetUpPanel(ABC):
    """What a game supplies so that its puzzles can be set up by hand: a board with tools.

    Attributes:
        tools: the controls beside the board.
        on_change: called after every change of what is set up, and of what a click was answered: with that answer, or
            with "" if it was done.
        activity: of the editor, see `editor_activity`.
    """

    board: Any
    tools: w.Box
    on_change: Callable[[str], object]
    activity: Activity

    @abstractmethod
    def use(self, theme: type[Puzzle]) -> None:
        """Show the tools that a theme needs, as its fields say."""

    @abstractmethod
    def fields(self) -> dict[str, Any]:
        """The question as a line of a pack has it, in the theme that was chosen last."""

    @abstractmethod
    def load(self, puzzle: Puzzle) -> None:
        """Show the question of a puzzle; it can be undone."""

    @property
    @abstractmethod
    def can_undo(self) -> bool:
        """Whether something was changed."""

    @abstractmethod
    def undo(self) -> None:
        """Take back the last change."""

    @abstractmethod
    def picture(self) -> Any:
        """What the board shows, in the terms of the game's own boards."""


class PuzzleEditor(SavedAsSvg, w.VBox):
    """A board to set up a question, and beside it what becomes of it.

    Args:
        panel: the board and the tools with which a question is set up.
        theme: the first theme.

    Attributes:
        trial: the puzzle as others will see it, while it is tried; `None` before that.
    """

    def __init__(self, view: PuzzleView, panel: SetUpPanel, words: Words, theme: str) -> None:
        self._activity = activity = panel.activity
        self.lock, self.frame = activity.lock, activity.frame
        self.panel, self.state = panel, State()
        self.trial: PuzzleWidget | None = None
        self._view, self._words, self._kind = view, words, view.kind
        self._opened: tuple[str, Puzzle] | None = None
        self._suggested = ""
        self._notice = ""
        # What was pressed while it was being found out what the puzzle is worth.
        self._wish: Callable[[], None] | None = None
        self._quiet = self._makes = False
        guarded = activity.guarded
        self.work = WorkLine(
            words,
            "editor",
            self.lock,
            guarded(self._has_come, by_person=False),
            on_stop=guarded(self._has_stopped),
            on_told=self._tell_unseen,
        )
        self._build(theme)
        super().__init__([self.session])
        self.add_class("bw-puzzle-editor")
        panel.on_change = self._set_up_changed
        panel.use(self._kind.by_name[theme])
        self._suggest_id()
        self._look()

    def _build(self, theme: str) -> None:
        say = self._words.say
        themes = [(say(f"theme-{name}"), name) for name in self._kind.by_name]
        self.theme = dropdown(say("editor-theme"), themes, theme)
        self.level = dropdown(say("editor-level"), [(str(level), level) for level in LEVELS], 2)
        self.make = self._button("editor-make", "editor-make-hint", self._make, "magic")
        self.undo_button = self._button("tool-undo", "editor-undo-hint", self.panel.undo, "undo")
        self.new = self._button("editor-new", "editor-new-hint", self._new, "plus")
        self.own = dropdown(say("editor-load"), self._own_options())
        self.delete = self._button("editor-delete", "editor-delete-hint", self._delete, "trash")
        self.verdict = w.HTML().add_class("bw-editor-verdict")
        self.fold_switch = w.ToggleButton(description=say("editor-fold"), tooltip=say("editor-fold-hint"))
        self.fold_switch.add_class("bw-coach-fold")
        self.fold = w.HTML().add_class("bw-editor-folded")
        self.id, self.pack = self._text("editor-id"), self._text("editor-pack", FIRST_PACK)
        self.note = self._text("editor-note")
        self.note.placeholder = say("editor-note-example")
        self.try_button = self._button("editor-try", "editor-try-hint", self._try, "play")
        self.save = self._button("editor-save", "editor-save-hint", self._save, "save")
        self.save.button_style = "primary"
        self.message = w.HTML().add_class("bw-notice")
        guarded = self._activity.guarded
        look: Callable[[object], None] = guarded(lambda _: self._look(keeps_wish=True))
        for part in (self.id, self.note, self.fold_switch):
            part.observe(look, "value")
        self.theme.observe(guarded(self._theme_chosen), "value")
        self.own.observe(guarded(self._own_chosen), "value")
        self.pack.observe(guarded(lambda _: self._suggest_id()), "value")
        rows = [
            w.HBox([self.theme, self.level, self.make]).add_class("bw-row"),
            self.work,
            w.HBox([self.undo_button, self.new, self.own, self.delete]).add_class("bw-row"),
            self.panel.tools,
            self.verdict,
            self.message,
            w.HBox([self.fold_switch, self.try_button]).add_class("bw-row"),
            self.fold,
            w.HBox([self.id, self.pack, self.save]).add_class("bw-row"),
            w.HBox([self.note]).add_class("bw-row"),
        ]
        side = w.VBox(rows).add_class("bw-editor-side")
        left = w.Box([self.panel.board]).add_class("bw-question-board")
        floor = w.Box([left, side]).add_class("bw-editor-floor")
        self.session = (
            w.VBox([*self._activity.head, floor]).add_class("bw-table").add_class("bw-question").add_class("bw-puzzle")
        )

    def _button(self, text: str, hint: str, press: Callable[[], object], icon: str) -> w.Button:
        say = self._words.say
        return button(say(text), self._activity.guarded(press), tooltip=say(hint), icon=icon)

    def _text(self, label: str, value: str = "") -> w.Text:
        style = {"description_width": "initial"}
        text = w.Text(value=value, description=self._words.say(label), continuous_update=False, style=style)
        return text.add_class("bw-editor-text")

    # What can be asked of it

    @property
    def puzzle(self) -> Puzzle | None:
        """The puzzle as it would be saved; `None` while it is not sound, or not known to be."""
        return self.state.examined.puzzle if self.state.sound and self.state.examined else None

    @property
    def _opened_name(self) -> tuple[str, str] | None:
        return None if self._opened is None else (self._opened[0], self._opened[1].id)

    def close(self) -> None:
        """Close the widget, and work out nothing any more."""
        self.work.drop()
        if self.trial is not None:
            self.trial.close()
        super().close()

    # What is done

    @one_at_a_time
    def _set_up_changed(self, said: str) -> None:
        self._notice = said
        if said:
            self._show()
        else:
            self._look()

    @one_at_a_time
    def _theme_chosen(self, change: Mapping[str, Any]) -> None:
        self.panel.use(self._kind.by_name[change["new"]])
        self._suggest_id()
        self._notice = ""
        self._look()

    def _new(self) -> None:
        """Begin another puzzle with what is set up: what is saved next is added."""
        with self._silence():
            self._opened = None
            self.note.value = self.id.value = ""
            self._suggest_id()
            self._list_own()
        self._notice = self._words.say("editor-begun", id=self.id.value)
        self._look()

    def _make(self) -> None:
        theme, level, kind = self.theme.value, self.level.value, self._kind
        self._notice = ""
        self._begin(lambda: new_puzzle(kind, theme, level), self._words.say("editor-making"))

    @one_at_a_time
    def _own_chosen(self, change: Mapping[str, Any]) -> None:
        if not change["new"] or self._quiet:
            return
        pack, name = change["new"]
        try:
            puzzle = next((one for one in own_puzzles(self._kind, pack) if one.id == name), None)
        except (PackError, OSError) as error:
            self._tell(self._words.reason(error))
            return
        if puzzle is not None:
            self._open(pack, puzzle)

    def _open(self, pack: str, puzzle: Puzzle) -> None:
        with self._silence():
            self.pack.value = pack
            self._show_puzzle(puzzle)
            self._opened = (pack, puzzle)
            self.id.value, self.note.value = puzzle.id, puzzle.note
        self._notice = self._words.say("editor-loaded", id=puzzle.id, pack=pack)
        self._look()

    def _show_puzzle(self, puzzle: Puzzle) -> None:
        """Set up the question of a puzzle, in its theme."""
        self.theme.value = puzzle.theme
        self.panel.load(puzzle)

    def _delete(self) -> None:
        if self._opened is None:
            return
        pack, puzzle = self._opened
        try:
            forget_puzzle(self._kind, pack, puzzle.id)
        except (PackError, OSError) as error:
            self._tell(self._words.say("editor-not-deleted", id=puzzle.id, pack=pack, reason=told_reason(error)))
            return
        self._opened = None
        self._list_own()
        self._tell(self._words.say("editor-deleted", id=puzzle.id, pack=pack))

    def _save(self) -> None:
        puzzle, pack = self.puzzle, self.pack.value.strip()
        if puzzle is None:
            self._wait_to(self._save)
            return
        opened = (pack, puzzle.id) == self._opened_name
        replaces = puzzle.id if opened else ""
        try:
            path = keep_puzzle(self._kind, pack, puzzle, replaces)
        except (PackError, PuzzleError) as error:
            self._tell(self._words.say("editor-not-saved", reason=error.reason))
            return
        except OSError as error:
            self._tell(self._words.say("editor-not-saved", reason=told_reason(error)))
            return
        self._opened = (pack, puzzle)
        self._list_own()
        self._tell(self._words.say("editor-saved", id=puzzle.id, path=folder_text(path)))

    def _try(self) -> None:
        puzzle = self.puzzle
        if puzzle is None:
            self._wait_to(self._try)
            return
        if self.trial is None:
            self.trial = PuzzleWidget(self._view, puzzle, self._words)
            back = self._button("editor-back", "editor-back", self._go_back, "arrow-left")
            self.trial.bar.children = [back]
            self.children = [self.session, self.trial]
        else:
            self.trial.show(puzzle)
        show_if(self.session, False)
        show_if(self.trial, True)

    def _wait_to(self, wish: Callable[[], None]) -> None:
        """Do what was pressed when it is known what the puzzle is worth, unless something else is set up before.

        Whoever writes a note and presses *Save* does both at once: the note is examined while the press arrives.
        """
        if not self.state.known:
            self._wish = wish

    def _go_back(self) -> None:
        assert self.trial is not None
        show_if(self.trial, False)
        show_if(self.session, True)

    # What is worked out

    @one_at_a_time
    def _look(self, *, keeps_wish: bool = False) -> None:
        """Find out anew what the question is worth; `keeps_wish` if something was pressed for this very question."""
        if self._quiet:
            return
        if not keeps_wish:
            self._wish = None
        theme, kind, words, folded = self.theme.value, self._kind, self._words, self.fold_switch.value
        name, note = self.id.value.strip(), self.note.value.strip()
        fields = {"id": name, **self.panel.fields(), "note": note}

        def job() -> State:
            if not _ID.fullmatch(name):
                raise PuzzleError("id", words.say("editor-bad-id"))
            if len(note) > LONGEST_NOTE:
                raise PuzzleError("note", words.say("editor-long-note", most=LONGEST_NOTE))
            examined = examine(kind, theme, fields)
            return State(examined, hints=examined.puzzle.hints(words) if folded and not examined.ambiguous else None)

        self._begin(job)

    @contextmanager
    def _silence(self) -> Iterator[None]:
        """Work nothing out and open nothing while several things change together."""
        before, self._quiet = self._quiet, True
        try:
            yield
        finally:
            self._quiet = before

    def _begin(self, job: Callable[[], object], making: str = "") -> None:
        """Find something out, or make a puzzle; the verdict says that something is found out."""
        self._makes, self.state = bool(making), State()
        self.work.clear()
        self._show()
        # A piece of work that no other job shares.
        self.work.begin(job, job, frozenset({job}), making, measured=False)

    def _has_stopped(self) -> None:
        if self._makes:
            self._look()
        else:
            self.state, self._wish = State(trouble=Cancelled()), None
            self._show(news=True)

    def _has_come(self, result: Any) -> None:
        made, self._makes = self._makes, False
        if isinstance(result, Puzzle):
            self._made(result)
        elif made:
            self._notice = self._words.reason(result)
            self._look()
        else:
            self.state = result if isinstance(result, State) else State(trouble=result)
            self._show(news=True)
            wish, self._wish = self._wish, None
            if wish is not None:
                wish()

    def _tell_unseen(self, text: str) -> None:
        """Tell a screen reader what the line of the work shows."""
        self._activity.shown(text)

    def _made(self, puzzle: Puzzle) -> None:
        with self._silence():
            self._opened = None
            self._show_puzzle(puzzle)
            self._suggest_id()
            self._list_own()
        self._notice = self._words.say("editor-made", level=puzzle.level)
        self._look()

    # What is shown

    @one_at_a_time
    def _suggest_id(self) -> None:
        """Suggest a name that is free, unless somebody has chosen one."""
        if self.id.value.strip() not in ("", self._suggested):
            return
        try:
            taken = [one.id for one in own_puzzles(self._kind, self.pack.value.strip())]
        except (PackError, OSError):  # it is told when the puzzle is saved
            taken = []
        self._suggested = free_id(f"my-{self.theme.value}", taken)
        self.id.value = self._suggested

    def _own_options(self) -> list[tuple[str, Any]]:
        """Every puzzle of one's own packs; a pack that cannot be read has none."""
        options: list[tuple[str, Any]] = [(self._words.say("editor-load-none"), "")]
        for pack in own_names(self._kind):
            try:
                options += [(f"{pack}: {one.id}", (pack, one.id)) for one in own_puzzles(self._kind, pack)]
            except (PackError, OSError):
                continue
        return options

    def _list_own(self) -> None:
        options = self._own_options()
        chosen = self._opened_name if self._opened_name in [value for _, value in options] else ""
        with self._silence():
            self.own.options, self.own.value = options, chosen

    def _tell(self, notice: str) -> None:
        self._notice = notice
        self._show()

    def _show(self, news: bool = False) -> None:
        state, words = self.state, self._words
        self.verdict.value = "" if self._makes else verdict_html(state, words)
        self.message.value = line_html(self._notice)
        # While it is examined they can be pressed: what is disabled between mouse down and mouse up loses the press.
        self.try_button.disabled = self.save.disabled = self._makes or (state.known and not state.sound)
        self.undo_button.disabled = not self.panel.can_undo
        self.delete.disabled = self._opened is None
        self.fold.value = fold_html(state, words)
        show_if(self.fold, self.fold_switch.value and state.sound)
        if self._notice or news:
            self._activity.shown(" ".join([self._notice, *(verdict(state, words) if news else ())]).strip())

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self.theme.value!r})"

    def _repr_svg_(self) -> str:
        """The board as it is set up."""
        title = " ".join(verdict(self.state, self._words))
        return self._view.svg(self.panel.picture(), title, lambda width: ("", 0))
