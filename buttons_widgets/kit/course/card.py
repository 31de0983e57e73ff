"""An exercise as a card: the question, where it is answered, and what helps."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from threading import RLock
from typing import Any, Final

import ipywidgets as w

from ..dice.die import Die
from ..language.words import Words
from ..page.frame import frame_with
from ..page.lifeline import Lifeline
from ..page.lock import one_at_a_time
from ..page.markup import line_html, text_html
from ..page.pictured import Pictured
from ..page.showing import show_if
from ..puzzles.puzzle import Page
from ..puzzles.puzzle_page import alone_svg, page_text, question_svg, rolls_html
from ..puzzles.text_answer import LONGEST, TextAnswer
from ..rules.errors import GameError
from ..saving.errors import path_text
from ..table.actions import Actions
from ..table.scene import Action, BoardShown
from .checked import SIGNS, verdict_of
from .choice_exercise import OptionsExercise
from .desk import Desk
from .exercise import LONGEST_TEXT, Marked
from .name_box import name_field
from .number_exercise import TypedExercise
from .options import Options
from .rolls_exercise import RollsExercise
from .sheets import card_sheets
from .sitting import Sitting

LOOKS = {
    "right": "right",
    "wrong": "wrong",
    "misunderstood": "wrong",
    "to read": "kept",
    "noted": "kept",
    "no answer": "kept",
}
"""How a verdict looks, by the state of the answer."""


def head_html(sitting: Sitting) -> str:
    """Number, title, and how the student stands."""
    exercise, words = sitting.exercise, sitting.words
    try:
        title = exercise.title(words)
    except Exception as error:
        title = sitting.trouble(error)
    standing, look = _standing(sitting)
    mark = f'<span class="bw-card-mark bw-card-{look}">{text_html(standing)}</span>' if standing else ""
    return (
        f'<span class="bw-card-number">{escape(exercise.number)}</span>'
        f'<span class="bw-card-title">{text_html(title)}</span>{mark}'
    )


def _standing(sitting: Sitting) -> tuple[str, str]:
    words = sitting.words
    if sitting.solved:
        return words.say("card-solved"), "right"
    if sitting.tries:
        return words.say("card-tries", count=sitting.tries), "quiet"
    return (words.say("card-saved"), "kept") if sitting.answer else ("", "")


def asked_html(sitting: Sitting, page: Page) -> str:
    """The question with its dice, its program, and the student's rolls."""
    program = escape("\n".join(page.code))
    code = f'<pre class="bw-card-code">{program}</pre>' if program else ""
    rolled = rolled_html(sitting) if isinstance(sitting.exercise, RollsExercise) else ""
    return f'<div class="bw-card-question">{text_html(page.text)}</div>{rolls_html(page.rolls)}{code}{rolled}'


def rolled_html(sitting: Sitting) -> str:
    """The last roll of the student, and the tally."""
    exercise, words, count = sitting.exercise, sitting.words, sitting.rolled
    assert isinstance(exercise, RollsExercise)
    shown = exercise.shown(exercise.rolled[max(0, count - 1)], words)
    if not count:
        blank = tuple(Die(0, die.body, die.pips) for die in shown.dice)
        shown = shown._replace(dice=blank, label=words.say("card-not-rolled"))
    tally = exercise.tally(count)
    most = max([1, *tally.values()])
    rows = "".join(
        f'<tr><th scope="row">{text_html(exercise.outcome_text(outcome, words))}</th>'
        f'<td><span class="bw-card-bar" style="inline-size: {100 * times / most:.0f}%"></span></td>'
        f"<td>{times}</td></tr>"
        for outcome, times in tally.items()
    )
    caption = text_html(words.say("card-rolled", count=count, times=exercise.times))
    table = f'<table class="bw-card-tally"><caption>{caption}</caption><tbody>{rows}</tbody></table>'
    return f"{rolls_html([shown])}{table}"


def told_html(sitting: Sitting, page: Page) -> str:
    """What is said of the answer, or how to answer; and the hints that were asked for."""
    words, marked = sitting.words, sitting.marked
    parts: list[str] = []
    if sitting.note:
        parts.append(line_html(sitting.note, "bw-card-note"))
    elif marked is not None:
        parts.append(marked_html(sitting, marked))
    elif page.status:
        parts.append(line_html(" ".join(page.status), "bw-card-how"))
    last = len(sitting.all_hints)
    for number, hint in enumerate(sitting.hints, start=1):
        head = words.say("puzzle-hint-number", number=number, last=last)
        lines = "".join(f"<div>{text_html(line)}</div>" for line in hint.lines)
        parts.append(f'<div class="bw-card-hint"><b>{text_html(head)}</b> {text_html(hint.text)}{lines}</div>')
    return "".join(parts)


def marked_html(sitting: Sitting, marked: Marked) -> str:
    """The verdict, and why."""
    verdict, look = verdict_of(marked, sitting.words), LOOKS[marked.state]
    sign = f'<span aria-hidden="true">{SIGNS[marked.state]}</span> '
    kept = ""
    if sitting.closed and not isinstance(sitting.exercise, RollsExercise):
        own = sitting.exercise.answer_text(sitting.answer, sitting.words).removesuffix(".")
        kept = f"<b>{text_html(sitting.words.say('card-guessed', guess=own))}</b> "
    head = f"<b>{sign}{text_html(verdict)}</b> " if verdict else sign
    guessed = f'<div class="bw-card-guessed">{text_html(marked.guessed)}</div>' if marked.guessed else ""
    return (
        f'<div class="bw-card-verdict bw-card-{look}">{head}{kept}<span>{text_html(marked.why)}</span></div>{guessed}'
    )


def marked_text(sitting: Sitting, marked: Marked) -> str:
    """The same for a screen reader."""
    return " ".join(filter(None, [verdict_of(marked, sitting.words), marked.why, marked.guessed]))


def printed(sitting: Sitting) -> Page:
    """The question as it stands in a static picture: with its number and its options."""
    exercise, words = sitting.exercise, sitting.words
    page = exercise.ask("", words)
    options: Sequence[str] = ()
    if isinstance(exercise, OptionsExercise):
        options = [f"{exercise.letter(one)}   {exercise.option_text(one, words)}" for one in exercise.options]
    return page._replace(text=f"{exercise.number}   {page.text}", lines=tuple(options))


KEYS: Final = {"check": "c", "undo": "u", "hint": "h", "roll": "r"}
"""The letters of the buttons, by their names."""
ROWS: Final = 3
"""So many lines an answer in sentences has at first."""


class ExerciseCard(Pictured, w.VBox):
    """An exercise that is answered on the board, by choosing, by typing or by rolling.

    Args:
        desk: where the student works.
        number: the exercise's, as the course has it.
        words: the language.

    Attributes:
        sitting: the exercise as it stands.
    """

    def __init__(self, desk: Desk, number: str, words: Words) -> None:
        self.lock: RLock = desk.lock
        self._desk, self._number, self._words = desk, number, words
        self._view = desk.course.view_of(desk.course.exercise(number))
        self._turn = 0
        self._latest: Any = None
        self._gives = self._renames = False
        self.sitting = Sitting(desk, number, words)
        self._build()
        super().__init__([self.frame, self.lifeline, self.head, self._body])
        self.add_class("bw-table").add_class("bw-card")
        desk.listen(self._heard)
        self.pose()

    def _build(self) -> None:
        say = self._words.say
        self.frame = frame_with(card_sheets(self._view))(fresh=True)
        self.frame.on_key(self._on_key)
        self.lifeline = Lifeline(self._words)
        self.title = w.HTML().add_class("bw-card-head-text")
        self.name = name_field(self._words)
        self.name.on_answer(self._on_name)
        self.who = w.Button().add_class("bw-card-who")
        self.who.on_click(lambda _: self._rename())
        self.head = w.HBox([self.title, self.who, self.name]).add_class("bw-card-head")
        self.board = self._view.make_board(self._words)
        self.board.on_pick(self._on_pick)
        self.asked = w.HTML().add_class("bw-card-asked")
        self.field = self._make_field()
        self.field.on_answer(self._on_typed)
        self.options = Options(label=say("card-number"), check=say("puzzle-check"), hint=say("card-check-hint"))
        self.options.on_answer(self._on_chosen)
        self.buttons = Actions().add_class("bw-card-buttons")
        self.buttons.on_press(self._on_press)
        self.told = w.HTML().add_class("bw-card-told")
        self._board_box = w.Box([self.board]).add_class("bw-card-board")
        answer = w.Box([self.field, self.options, self.buttons]).add_class("bw-card-answer")
        side = w.VBox([self.asked, answer, self.told]).add_class("bw-card-side")
        self._body = w.Box([self._board_box, side]).add_class("bw-card-body")

    def _make_field(self) -> TextAnswer:
        say, exercise = self._words.say, self.sitting.exercise
        if exercise.answered_by == "text":
            field = TextAnswer(
                self._words,
                label=say("card-text"),
                example=say("card-text-example"),
                check=say("card-save"),
                hint=say("card-save-hint"),
                rows=ROWS,
                longest=LONGEST_TEXT,
            )
            field.add_class("bw-card-text")
            return field
        example = "card-example-number"
        if isinstance(exercise, TypedExercise):
            example = exercise.example or f"card-example-{exercise.wanted}"
        check, hint = (
            ("card-guess", "card-guess-hint") if exercise.once else ("puzzle-check", "puzzle-check-typed-hint")
        )
        label = say("card-number")
        return TextAnswer(
            self._words, label=label, example=say(example), check=say(check), hint=say(hint), longest=LONGEST
        )

    # What is done

    @one_at_a_time
    def pose(self) -> None:
        """Pose the question anew to whoever is at work, and go on where they left off."""
        sitting = self.sitting = Sitting(self._desk, self._number, self._words)
        exercise = sitting.exercise
        if isinstance(exercise, OptionsExercise):
            texts = [exercise.option_text(option, self._words) for option in exercise.options]
            self.options.offer(texts, sitting.chosen, several=exercise.answered_by == "choices")
            if exercise.once:
                self.options.check = self._words.say("card-guess")
                self.options.hint = self._words.say("card-guess-hint")
        self.field.fill(sitting.answer)
        self._renames = False
        self._draw()

    @one_at_a_time
    def _heard(self, number: str, marked: Marked | None) -> None:
        """Somebody else has said a name, or an answer was given in code or on another card."""
        if marked is None:
            self.pose()
        elif number == self._number and not self._gives:
            self.sitting.heard(marked)
            self.field.fill(self.sitting.answer)
            if isinstance(self.sitting.exercise, OptionsExercise):
                self.options.chosen, self.options.set = list(self.sitting.chosen), self.options.set + 1
            self._draw(marked_text(self.sitting, marked))

    @one_at_a_time
    def _on_pick(self, place: Any, turn: int) -> None:
        if turn != self._turn or self.sitting.closed:
            return
        before = self.sitting.draft
        done = self.sitting.pick(place)
        self._latest = place if len(self.sitting.draft) > len(before) else None
        # The turn stays: a click on another place is as good as it was.
        self._draw("" if done else self.sitting.note, keeps_turn=True)

    @one_at_a_time
    def _on_typed(self, text: str, turn: int) -> None:
        if turn == self._turn and self.sitting.exercise.answered_by in ("number", "text"):
            self._give(text)

    @one_at_a_time
    def _on_chosen(self, places: tuple[int, ...], turn: int) -> None:
        exercise = self.sitting.exercise
        if turn == self._turn and isinstance(exercise, OptionsExercise):
            self._give(" ".join(exercise.options[place] for place in places))

    @one_at_a_time
    def _on_press(self, name: str, turn: int) -> None:
        if turn != self._turn:
            return
        sitting = self.sitting
        match name:
            case "check":
                self._give(sitting.draft)
            case "undo":
                sitting.undo()
                self._draw()
            case "hint":
                sitting.next_hint()
                self._draw(page_text(sitting.hints[-1]) if sitting.hints else "")
            case "roll" | "roll-rest":
                self._gives = True
                news = sitting.roll(rest=name == "roll-rest")
                self._gives = False
                self._draw(news)

    def _on_key(self, key: str, turn: int) -> None:
        for action in self.buttons.offered:
            if action["ready"] and KEYS.get(action["name"]) == key:
                self._on_press(action["name"], turn)
                return

    def _give(self, answer: str) -> None:
        if self.sitting.closed:
            return
        self._gives = True
        try:
            marked = self.sitting.give(answer)
        finally:
            self._gives = False
        self._draw(marked_text(self.sitting, marked))

    @one_at_a_time
    def _rename(self) -> None:
        self._renames = not self._renames
        self.name.empty()
        self._draw()

    @one_at_a_time
    def _on_name(self, text: str, turn: int) -> None:
        try:
            self._desk.choose(text)
        except GameError as error:
            self.sitting.note = self._words.reason(error)
            self._draw(self.sitting.note)

    # What is shown

    def _draw(self, news: str = "", *, keeps_turn: bool = False) -> None:
        """Show everything, and send the news to a screen reader."""
        sitting = self.sitting
        if not keeps_turn:
            self._turn += 1
        page = sitting.asks()
        self.title.value = head_html(sitting)
        self.asked.value = asked_html(sitting, page)
        self.told.value = told_html(sitting, page) + self._trouble_html()
        self._draw_who()
        self._draw_board(page)
        self._draw_answer()
        with self.frame.hold_sync():
            self.frame.news = news or self.frame.news
            self.frame.focus_on = [
                ".bw-card-answer input:not(:disabled), .bw-card-answer textarea",
                self._view.focus,
                ".bw-card-buttons button",
            ]
            ready = [one["name"] for one in self.buttons.offered if one["ready"]]
            self.frame.shortcuts = sorted(KEYS[name] for name in ready if name in KEYS)
            self.frame.turn = self._turn
        self._latest = None

    def _draw_who(self) -> None:
        student = self._desk.student
        # The first card of a lesson asks for the name; on the others it can be said too.
        asks = not student and self._number.endswith(".1")
        self.who.tooltip = self._words.say("card-name-change" if student else "card-name-hint")
        self.who.description = student or self._words.say("card-no-name")
        show_if(self.who, not asks)
        show_if(self.name, asks or self._renames)
        self.name.show(True, self._turn)

    def _draw_board(self, page: Page) -> None:
        sitting, picture = self.sitting, page.picture
        show_if(self._board_box, picture is not None)
        if picture is None:
            return
        hint = next((one.picture for one in reversed(sitting.hints[-1:]) if one.picture is not None), None)
        if hint is not None:
            picture = self._view.with_marks(picture, hint, fresh=sitting.fresh)
        clickable = sitting.exercise.answered_by == "cells" and not sitting.closed
        label = self._words.say("card-board", number=self._number)
        latest = [] if self._latest is None else [self._latest]
        shown = BoardShown(picture, label, latest=latest, reasons=dict(page.reasons))
        self.board.draw(shown, active=clickable, turn=self._turn, compact=False)

    def _draw_answer(self) -> None:
        sitting, how = self.sitting, self.sitting.exercise.answered_by
        open_still = not sitting.closed
        show_if(self.field, how in ("number", "text") and open_still)
        self.field.show(open_still, self._turn)
        show_if(self.options, how in ("choice", "choices") and open_still)
        self.options.show(open_still, self._turn)
        self.buttons.show(self._actions(), self._turn)

    def _actions(self) -> list[Action]:
        sitting, say = self.sitting, self._words.say
        row: list[Action] = []
        match sitting.exercise.answered_by:
            case "cells" if not sitting.closed:
                check, hint = (
                    ("card-guess", "card-guess-hint")
                    if sitting.exercise.once
                    else ("puzzle-check", "puzzle-check-hint")
                )
                row.append(Action("check", say(check), say(hint), ready=bool(sitting.draft), main=True))
                row.append(Action("undo", say("tool-undo"), say("card-undo-hint"), ready=sitting.can_undo))
            case "rolls" if not sitting.closed:
                left = getattr(sitting.exercise, "times", 0) - sitting.rolled
                row.append(Action("roll", say("card-roll"), say("card-roll-hint"), main=True))
                row.append(Action("roll-rest", say("card-roll-rest", left=left), say("card-roll-rest-hint")))
        if sitting.all_hints:
            more = sitting.seen < len(sitting.all_hints)
            label = say("puzzle-hint-more" if sitting.seen else "puzzle-hint")
            row.append(Action("hint", label, say("puzzle-hint-hint"), ready=more))
        return row

    def _trouble_html(self) -> str:
        trouble = self._desk.work.trouble
        if trouble is None:
            return ""
        told = self._words.say(f"card-trouble-{trouble.way}", path=path_text(trouble.path), reason=trouble.reason)
        return line_html(told, "bw-card-trouble")

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self._number!r})"

    def _repr_svg_(self) -> str:
        """The question and its board, as it is asked at first."""
        page = printed(self.sitting)
        if page.picture is None:
            return alone_svg(page)
        return self._view.svg(page.picture, page_text(page), question_svg(page))
