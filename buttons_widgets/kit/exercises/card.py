"""An exercise as a card: the question, where it is answered, and what helps."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from html import escape
from pathlib import Path
from typing import Any, Final

import traitlets as t

from ..dice.die import Die
from ..language.words import Words
from ..page import widgets as w
from ..page.action import Action
from ..page.activity import Activity
from ..page.controls import show_if
from ..page.esm import bundled
from ..page.lock import one_at_a_time
from ..page.markup import line_html, text_html
from ..page.observable import Observable
from ..page.static_picture import SavedAsSvg
from ..puzzles.puzzle import Page
from ..puzzles.puzzle_page import alone_svg, page_text, question_svg, rolls_html
from ..puzzles.puzzle_view import PUZZLE_SHEETS, PuzzleView
from ..puzzles.question_panel import QuestionPanel
from ..puzzles.text_answer import AnswerField, TextAnswer
from .checked import SIGNS, verdict_of
from .choice_exercise import OptionsExercise
from .exercise import LONGEST_TEXT, Marked
from .exercise_attempt import ExerciseAttempt
from .name_box import NameBox
from .number_exercise import TypedExercise
from .rolls_exercise import RollsExercise
from .student_session import StudentSession

STATIC: Final = Path(__file__).parent / "static"


def card_sheets(view: PuzzleView) -> tuple[Path, ...]:
    """Every style sheet that a card with boards of a game needs, in the order in which a page takes them."""
    return (*PUZZLE_SHEETS, STATIC / "card.css", *view.style_sheets)


class Options(AnswerField):
    """One option or several are chosen, and the button gives their places, counted from 0.

    Attributes:
        options: what they say; the letters A, B, … stand before them.
        several: whether several can be chosen.
        chosen: the places of those that are chosen at first.
        set: whenever this changes, `chosen` is chosen again.

    >>> Options(label="Your answer")
    Options('Your answer')
    """

    _esm = bundled(STATIC / "options.js")
    answers = ("choice", "choices")

    options = t.List(t.Unicode()).tag(sync=True)
    several = t.Bool(False).tag(sync=True)
    chosen = t.List(t.Int()).tag(sync=True)
    set = t.Int(0).tag(sync=True)

    def offer(self, options: Sequence[str], chosen: Sequence[int], *, several: bool) -> None:
        """Offer these options, some of them chosen."""
        with self.hold_sync():
            self.several = several
            self.options = list(options)
            self.chosen = list(chosen)
            self.set += 1

    def _read(self, content: Mapping[str, Any]) -> tuple[int, ...] | None:
        match content:
            case {"chosen": list(chosen)}:
                places = tuple(place for place in range(len(self.options)) if place in chosen[:99])
                return places if len(places) == 1 or (places and self.several) else None
        return None


def head_html(attempt: ExerciseAttempt) -> str:
    """Number, title, and how the student stands."""
    exercise, words = attempt.exercise, attempt.words
    title = attempt.safely(lambda: exercise.title(words), str)
    standing, look = _standing(attempt)
    mark = f'<span class="bw-card-mark bw-{look}">{text_html(standing)}</span>' if standing else ""
    return (
        f'<span class="bw-card-number">{escape(exercise.number)}</span>'
        f'<span class="bw-card-title">{text_html(title)}</span>{mark}'
    )


def _standing(attempt: ExerciseAttempt) -> tuple[str, str]:
    words = attempt.words
    if attempt.solved:
        return words.say("card-solved"), "right"
    if attempt.tries:
        return words.say("card-tries", count=attempt.tries), "quiet"
    return (words.say("card-saved"), "kept") if attempt.answer else ("", "")


def asked_html(attempt: ExerciseAttempt, page: Page) -> str:
    """The question with its dice, its program, and the student's rolls."""
    program = escape("\n".join(page.code))
    code = f'<pre class="bw-card-code">{program}</pre>' if program else ""
    rolled = rolled_html(attempt) if isinstance(attempt.exercise, RollsExercise) else ""
    return f'<div class="bw-card-question">{text_html(page.text)}</div>{rolls_html(page.rolls)}{code}{rolled}'


def rolled_html(attempt: ExerciseAttempt) -> str:
    """The last roll of the student, and the tally."""
    exercise, words, count = attempt.exercise, attempt.words, attempt.rolled
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
    caption = text_html(exercise.rolled_text(count, words))
    table = f'<table class="bw-card-tally"><caption>{caption}</caption><tbody>{rows}</tbody></table>'
    return f"{rolls_html([shown])}{table}"


def told_html(attempt: ExerciseAttempt, page: Page) -> str:
    """What is said of the answer, or how to answer; and the hints that were asked for."""
    words, marked = attempt.words, attempt.marked
    parts: list[str] = []
    if attempt.note:
        parts.append(line_html(attempt.note, "bw-card-note"))
    elif marked is not None:
        parts.append(marked_html(attempt, marked))
    elif page.status:
        parts.append(line_html(" ".join(page.status), "bw-card-how"))
    last = len(attempt.all_hints)
    for number, hint in enumerate(attempt.given, start=1):
        head = words.say("puzzle-hint-number", number=number, last=last)
        lines = "".join(f"<div>{text_html(line)}</div>" for line in hint.lines)
        parts.append(f'<div class="bw-card-hint bw-aside"><b>{text_html(head)}</b> {text_html(hint.text)}{lines}</div>')
    return "".join(parts)


LOOKS: Final = {"right": "right", "wrong": "wrong", "misunderstood": "wrong"}
"""How a verdict looks, by the state of the answer; of others it is said that they are kept."""


def said_of(attempt: ExerciseAttempt, marked: Marked) -> str:
    """The verdict; who was right before and is not now has solved it all the same."""
    if attempt.solved and LOOKS.get(marked.state) == "wrong":
        return attempt.words.say("course-was-right")
    return verdict_of(marked, attempt.words)


def marked_html(attempt: ExerciseAttempt, marked: Marked) -> str:
    """The verdict, and why."""
    verdict = said_of(attempt, marked)
    look = LOOKS.get(marked.state, "kept")
    sign = f'<span aria-hidden="true">{SIGNS[marked.state]}</span>'
    kept = ""
    if attempt.closed and not isinstance(attempt.exercise, RollsExercise):
        own = attempt.exercise.answer_text(attempt.answer, attempt.words).removesuffix(".")
        kept = f"<b>{text_html(attempt.words.say('card-guessed', guess=own))}</b> "
    head = f"<b>{sign} {text_html(verdict)}</b>" if verdict else sign
    guessed = f'<div class="bw-aside">{text_html(marked.guessed)}</div>' if marked.guessed else ""
    head = f'<span class="bw-{look}">{head}</span>'
    return f'<div class="bw-card-verdict">{head} {kept}<span>{text_html(marked.why)}</span></div>{guessed}'


def marked_text(attempt: ExerciseAttempt, marked: Marked) -> str:
    """The same for a screen reader."""
    return " ".join(filter(None, [said_of(attempt, marked), marked.why, marked.guessed]))


def printed(attempt: ExerciseAttempt) -> Page:
    """The question as it stands in a static picture: with its number and its options."""
    exercise, words = attempt.exercise, attempt.words
    page = exercise.ask("", words)
    options: Sequence[str] = ()
    if isinstance(exercise, OptionsExercise):
        options = [f"{exercise.letter(one)}   {exercise.option_text(one, words)}" for one in exercise.shown]
    return page._replace(text=f"{exercise.number}   {page.text}", lines=tuple(options))


LONGEST_ON_PICTURE: Final = 160
"""So many letters of an answer stand on the picture that a saved notebook shows."""


def foot(attempt: ExerciseAttempt) -> tuple[str, ...]:
    """What stands below the picture of a card that nobody can answer: how the student stands, and how it goes on."""
    words, answer = attempt.words, attempt.best_answer
    if not answer:
        return (words.say("card-picture-begin"),)
    text = " ".join(attempt.safely(lambda: attempt.exercise.answer_text(answer, words), str).split())
    if len(text) > LONGEST_ON_PICTURE:
        text = f"{text[: LONGEST_ON_PICTURE - 1]}…"
    standing, look = _standing(attempt)
    standing = f"{SIGNS['right']} {standing}" if look == "right" else standing
    return words.say("card-picture-answer", standing=standing, answer=text), words.say("card-picture-go-on")


ROWS: Final = 3
"""So many lines an answer in sentences has at first."""


class ExerciseCard(Observable, SavedAsSvg, w.VBox):
    """An exercise that is answered on the board, by choosing, by typing or by rolling.

    Args:
        asks_name: whether a field for the name stands on it as long as nobody has said one. It always does on the first
            exercise of a lesson; on the others the name is said by pressing *Your name?*.

    Attributes:
        answer: the last answer that was given, as text; `None` before. It can be observed, and only be read.
        attempt: the exercise as it stands.
        panel: its board, its question, and where it is answered.
    """

    observed = frozenset({"answer"})

    answer = t.Unicode(None, allow_none=True, read_only=True)

    def __init__(
        self,
        session: StudentSession,
        number: str,
        words: Words,
        model_id: str | None = None,
        *,
        asks_name: bool = False,
    ) -> None:
        self.lock = session.lock
        self._session, self._number, self._words = session, number, words
        self._asks_name = asks_name or number.endswith(".1")
        self._view = session.course.view_of(session.course.exercise(number))
        self._on_picture: object = None
        self._activity = Activity(words, card_sheets(self._view), lock=session.lock)
        self.frame = self._activity.frame
        self.attempt = ExerciseAttempt(session, number, words, by=self)
        self._build()
        super().__init__([*self._activity.head, self.head, self.panel.floor], model_id=model_id)
        self._activity.lifeline.pictured = self.model_id
        self.add_class("bw-table").add_class("bw-question").add_class("bw-card")
        session.listen(self._on_answered)
        self.ask()

    def _build(self) -> None:
        self._name_box = NameBox(self._session, self._words, self._refuse_name, self._draw, asks=self._asks_name)
        self.who, self.name = self._name_box.who.add_class("bw-leads"), self._name_box.field
        field = self._make_field()
        self.panel = panel = QuestionPanel(
            self._view, self._words, self._activity, field, pick=self._pick, write=self._write, act=self._do
        )
        panel.title.add_class("bw-card-head-text")
        self.head = w.HBox([panel.title, self.who, self.name]).add_class("bw-card-head")
        self.message = w.HTML().add_class("bw-card-told")
        panel.side.children = [panel.asked, panel.answer, self.message]

    def _make_field(self) -> AnswerField:
        words, say, exercise = self._words, self._words.say, self.attempt.exercise
        if isinstance(exercise, OptionsExercise):
            return Options(label=say("card-number"), **self._check("card-check-hint"))
        if exercise.answered_by == "text":
            said = {"check": say("card-save"), "hint": say("card-save-hint"), "example": say("card-text-example")}
            field = TextAnswer(words, label=say("card-text"), rows=ROWS, longest=LONGEST_TEXT, **said)
            field.add_class("bw-card-text")
            return field
        example = exercise.example_text(words) if isinstance(exercise, TypedExercise) else ""
        check = self._check("puzzle-check-typed-hint")
        return TextAnswer(words, label=say("card-number"), example=example, **check)

    def _check(self, hint: str) -> dict[str, str]:
        """What the button says that gives an answer, and its tooltip: `hint` says that of an answer that is marked."""
        label, hint = ("card-guess", "card-guess-hint") if self.attempt.exercise.once else ("puzzle-check", hint)
        return {"check": self._words.say(label), "hint": self._words.say(hint)}

    # What is done

    @one_at_a_time
    def ask(self) -> None:
        """Pose the question anew to whoever is at work, and go on where they left off."""
        self.attempt = ExerciseAttempt(self._session, self._number, self._words, by=self)
        self._fill()
        self._name_box.edits = False
        self._name_box.show()
        self._draw()

    @one_at_a_time
    def _on_answered(self, number: str, marked: Marked | None) -> None:
        """Somebody has said a name, or an answer was given in code or on another card."""
        if self.comm is None:  # closed, because its cell was run again
            return
        if marked is None:
            self.ask()
        elif number == self._number:
            self.attempt.on_answered(marked)
            self._fill()
            self._draw(marked_text(self.attempt, marked))

    def _fill(self) -> None:
        """Let the last answer stand where it was given."""
        attempt = self.attempt
        match self.panel.field, attempt.exercise:
            case Options() as field, OptionsExercise() as exercise:
                texts = [exercise.option_text(option, self._words) for option in exercise.shown]
                field.offer(texts, attempt.chosen, several=exercise.answered_by == "choices")
            case TextAnswer() as field, _:
                field.fill(attempt.answer)

    def _pick(self, place: Any) -> None:
        if not self.attempt.closed:
            # The turn stays: a click on another place is as good as it was.
            self._draw("" if self.attempt.pick(place) else self.attempt.note, keeps_turn=True)

    def _write(self, answer: str | tuple[int, ...]) -> None:
        match answer, self.attempt.exercise:
            case str(text), _:
                self._give(text)
            case places, OptionsExercise() as exercise:
                self._give(" ".join(exercise.shown[place] for place in places))

    def _do(self, action: Action) -> None:
        attempt = self.attempt
        match action.name:
            case "check":
                self._give(attempt.draft)
            case "undo":
                attempt.undo()
                self._draw()
            case "hint":
                attempt.next_hint()
                self._draw(page_text(attempt.hint) if attempt.hint else "")
            case "roll" | "roll-rest":
                self._draw(attempt.roll(rest=action.name == "roll-rest"))

    def _give(self, answer: str) -> None:
        if self.attempt.closed:
            return
        self._draw(marked_text(self.attempt, self.attempt.give(answer)))

    def _refuse_name(self, reason: str) -> None:
        self._name_box.show()
        self.attempt.note = reason
        self._draw(reason)

    # What is shown

    def _draw(self, news: str = "", *, keeps_turn: bool = False) -> None:
        """Show everything, and send the news to a screen reader."""
        attempt = self.attempt
        if not keeps_turn:
            self._activity.advance()
        page = attempt.asks()
        show_if(self.panel.board_box, page.picture is not None)
        self.panel.draw(
            attempt,
            page,
            self._actions(),
            label=self._words.say("card-board", number=self._number),
            on_board=attempt.exercise.answered_by == "cells",
        )
        self.panel.title.value = head_html(attempt)
        self.panel.asked.value = asked_html(attempt, page)
        trouble = self._session.trouble_text(self._words)
        self.message.value = told_html(attempt, page) + (
            line_html(trouble, "bw-card-trouble bw-wrong") if trouble else ""
        )
        self._draw_picture()
        self._activity.shown(news or None, [*self._name_box.focus, *self.panel.focus])
        self.set_trait("answer", attempt.answer or None)

    def _draw_picture(self) -> None:
        """Let the page know what a saved notebook is to show in place of the card."""
        below = foot(self.attempt)
        if (self.attempt.exercise, below) != self._on_picture:
            self._on_picture = (self.attempt.exercise, below)
            self._activity.lifeline.picture = self.attempt.safely(lambda: self._picture(below), lambda _: "")

    def tell_fault(self, error: Exception) -> None:
        self._activity.tell_fault(error)

    def _actions(self) -> list[Action]:
        attempt, say = self.attempt, self._words.say
        row: list[Action] = []
        match attempt.exercise.answered_by:
            case "cells" if not attempt.closed:
                said = self._check("puzzle-check-hint")
                row.append(Action("check", said["check"], said["hint"], "c", ready=bool(attempt.draft), main=True))
                row.append(Action("undo", say("tool-undo"), say("card-undo-hint"), "u", ready=attempt.can_undo))
            case "rolls" if not attempt.closed and isinstance(attempt.exercise, RollsExercise):
                rest = attempt.exercise.rest_text(attempt.rolled, self._words)
                row.append(Action("roll", say("card-roll"), say("card-roll-hint"), "r", main=True))
                row.append(Action("roll-rest", rest, say("card-roll-rest-hint")))
        if attempt.done:
            row.append(Action("next", say("card-next"), say("card-next-hint")))
        if attempt.all_hints:
            more = len(attempt.given) < len(attempt.all_hints)
            label = say("puzzle-hint-more" if attempt.given else "puzzle-hint")
            row.append(Action("hint", label, say("puzzle-hint-hint"), "h", ready=more))
        return row

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self._number!r})"

    def _repr_svg_(self) -> str:
        """The question and its board, as it is asked at first; when it is saved, the page puts the answer into it."""
        return self._picture(())

    def _picture(self, below: Sequence[str]) -> str:
        page = printed(self.attempt)
        if page.picture is None:
            return alone_svg(page, foot=below)
        return self._view.svg(page.picture, " ".join([page_text(page), *below]), question_svg(page, below))
