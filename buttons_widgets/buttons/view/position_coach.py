"""`coach()`: a position to decide, and the exact analysis of it, on a board that can be set up by clicking."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, ClassVar

from ...kit.coach.advisor import ControlValues
from ...kit.coach.coach import Coach
from ...kit.coach.coach_page import CodeLine
from ...kit.dice.die import Die
from ...kit.dice.tray import DiceTray, tray_texts
from ...kit.language.words import Words
from ...kit.page import widgets as w
from ...kit.page.controls import button, dropdown, show_if
from ...kit.page.lock import one_at_a_time
from ...kit.page.markup import line_html
from ...kit.page.static_picture import SavedAsSvg
from ...kit.rules.errors import GameError, parsed_as, quoted
from ..analysis.advice import Question
from ..analysis.opponents import MOST_OPPONENTS, NO_OPPONENTS, Opponents
from ..analysis.solution import OPT_OUT, ROLL, Choice, Goal
from ..cells import Cell, cell_text
from ..drawing.board_view import BoardView
from ..drawing.picture import board_svg
from ..phrases import dice_of, obstacle_text, roll_label
from ..rules.moves import Dice
from ..rules.position import MOST_BLACK_DICE, Position
from .advisor import ExactAdvisor, usual_settings
from .coach_code import coach_code
from .game_view import worths_of
from .sentences import game_words
from .set_up import BUTTON, Refused, SetUp, cards_list, tool_list
from .single_board import SingleBoard, check_dice_fit


class SetUpTools(w.VBox):
    """Lists and buttons; whoever makes them follows their values and presses.

    Args:
        words: the language.
        black_dice: how many black dice the next own roll has at first.
        opponents: how many opponents are still in at first.
        again: the button that shows the board as it was at first.
        on_copy: called with the line of code that is to be copied.
    """

    def __init__(
        self, words: Words, black_dice: int, opponents: int, again: w.Button, on_copy: Callable[[str], object]
    ) -> None:
        say = words.say
        self.tool = dropdown(say("coach-tool"), tool_list(words))
        self.cards = dropdown(say("coach-cards"), cards_list(words))
        self.dice = dropdown(say("coach-dice"), [(str(n), n) for n in range(1, MOST_BLACK_DICE + 1)], black_dice)
        self.count = dropdown(say("coach-opponents"), [(str(n), n) for n in range(MOST_OPPONENTS + 1)], opponents)
        self.rolled = w.ToggleButton(description=say("coach-rolled"), tooltip=say("coach-rolled-hint"))
        self.undo = w.Button(description=say("tool-undo"), tooltip=say("coach-undo-hint"), icon="undo")
        self.code = CodeLine(words, "coach-copy-hint", on_copy)
        rows = [[self.tool, self.cards], [self.dice, self.count, self.rolled], [self.undo, again, self.code.button]]
        super().__init__([*(w.HBox(row).add_class("bw-row") for row in rows), self.code.text])
        self.add_class("bw-set-up")


def coach(
    position: Position | str,
    opponents: Opponents | None = None,
    goal: Goal = "stars",
    *,
    dice: Dice | str | None = None,
    reveal: bool = False,
    language: str | None = None,
) -> PositionCoach:
    """A position to decide: first you choose, then the coach shows what each choice is worth.

    Choose by a button or, after a roll, by clicking a space. "Show the answer" shows it without a choice. *Set up* lets
    you lay buttons and stars, choose cards, dice and opponents, and take back each of these steps; without a roll, a
    click on the board lays a button or takes it back at any time. The answer for an empty board takes seconds;
    meanwhile everything else goes on.

    Args:
        position: the player's board before its own turn, or its text; its dice are those of its next roll.
        opponents: how many opponents are still in, and how they behave; none if left out.
        goal: `"stars"` or `"win"`.
        dice: how they have just fallen for the player, if the question is which space to choose, such as `"5-6 2355"`.
        reveal: whether the answer is shown at once.
        language: of every word shown, such as `"en"`.

    Raises:
        ValueError: an argument is invalid, or there are no words in the language.

    >>> coach("RbyG/gryb/ybRy/bYrg r 2")
    PositionCoach('RbyG/gryb/ybRy/bYrg r 2')
    """
    position, fallen = checked_question(position, opponents, goal, dice)
    return PositionCoach(position, opponents or NO_OPPONENTS, goal, fallen, reveal, game_words(language))


def checked_question(
    position: Position | str, opponents: Opponents | None, goal: Goal, dice: Dice | str | None
) -> tuple[Position, Dice | None]:
    """The position that is asked about, and the dice.

    Raises:
        GameError: any of these is invalid.
    """
    position = parsed_as(Position, position)
    if not isinstance(opponents, Opponents | None):
        raise GameError(f"opponents are Opponents(count, opt_out, bust) or None, not {quoted(opponents)}")
    if goal not in ("stars", "win"):
        raise GameError(f"the goal is 'stars' or 'win', not {quoted(goal)}")
    if dice is None:
        return position, None
    dice = parsed_as(Dice, dice)
    check_dice_fit(dice, position)
    if len(dice.black) + 1 != position.black_dice:
        raise GameError(
            f"the position's roll has {position.black_dice} black dice, the gold one among them, but these are {dice}"
        )
    return position, dice


@dataclass(frozen=True)
class _Step:
    """All that can be taken back."""

    board: SetUp
    roll: tuple[int, ...] | None
    """White, gold, then the other black dice, in the order in which they are shown."""


class PositionCoach(SavedAsSvg, w.VBox):
    """A position on a board, what is to be decided there, and the coach's answer.

    Attributes:
        position: the board as it is now.
        coach: the bars beside it.
        set_up: the tools that change it.
        revealed: whether the answer is shown.
    """

    more_sheets: ClassVar[tuple[Path, ...]] = ()
    """Style sheets besides those of all boards."""

    def __init__(
        self, position: Position, opponents: Opponents, goal: Goal, dice: Dice | None, reveal: bool, words: Words
    ) -> None:
        self.position, self._words = position, words
        picked, again, sheets = self._picked, self.start_over, self.more_sheets
        self._single = SingleBoard(position, words, words.say("coach-board"), picked, again, sheets)
        self.board, self.again, activity = self._single.board, self._single.again, self._single.activity
        self.lock, self.frame, self.lifeline = activity.lock, activity.frame, activity.lifeline
        self._activity = activity
        self._dice_each, self._of_count = opponents.dice_each, opponents.count
        self._note = ""
        self._first = _Step(SetUp.of(position), None if dice is None else (dice.white, dice.gold, *dice.black))
        self._steps = [self._first]
        self.revealed = bool(reveal)
        self._build_question()
        self._build_set_up(position, opponents)
        self.coach = Coach(ExactAdvisor(), words, self._show, self.lock, may_wait=True)
        self.coach.set("goal", goal)
        if opponents.count:
            self.coach.set("opt_out", opponents.opt_out)
            self.coach.set("bust", opponents.bust)
        self._follow_controls()
        side = w.VBox(
            [self.asked, self.tray, self.choices, self.coach, self.message, self.set_up_switch, self.set_up]
        ).add_class("bw-side")
        super().__init__([*activity.head, w.Box([self.board, side]).add_class("bw-floor")])
        self.add_class("bw-table").add_class("bw-position-coach")
        self._think()

    # Its parts

    def _build_question(self) -> None:
        say = self._words.say
        self.asked = w.HTML().add_class("bw-prompt")
        self.message = w.HTML().add_class("bw-notice")
        self.tray = DiceTray(texts=tray_texts(self._words))
        self.tray.on_pick(self._activity.fresh(self._turn_die))
        guess, turn_over = self._activity.guarded(self._guess), self._activity.guarded(self._turn_over)
        self.roll_button = button(say("coach-choice-roll"), lambda: guess(ROLL), button_style="primary")
        self.stop_button = button("", lambda: guess(OPT_OUT), button_style="primary")
        self.show_button = button("", turn_over)
        self.choices = w.HBox([self.roll_button, self.stop_button, self.show_button]).add_class("bw-row")

    def _build_set_up(self, position: Position, opponents: Opponents) -> None:
        say = self._words.say
        self.again.icon = "fast-backward"
        self.set_up = SetUpTools(self._words, position.black_dice, opponents.count, self.again, self._copy)
        self.set_up.undo.on_click(self._activity.guarded(lambda _: self.undo()))
        self.set_up_switch = w.ToggleButton(description=say("coach-set-up"), tooltip=say("coach-set-up-hint"))
        self.set_up_switch.add_class("bw-coach-fold")
        self.set_up_switch.observe(self._activity.guarded(lambda _: self._show()), "value")

    def _follow_controls(self) -> None:
        self._set_controls()
        guarded = self._activity.guarded
        self.set_up.tool.observe(guarded(lambda _: self._show()), "value")
        self.set_up.cards.observe(guarded(self._cards_changed), "value")
        self.set_up.dice.observe(guarded(self._dice_changed), "value")
        self.set_up.count.observe(guarded(self._count_changed), "value")
        self.set_up.rolled.observe(guarded(self._rolled_changed), "value")

    # What can be asked of it

    @property
    def roll(self) -> Dice | None:
        """How the dice have fallen; `None` if the question is to roll or to opt out."""
        shown = self._steps[-1].roll
        return None if shown is None else Dice(shown[0], shown[1], shown[2:])

    @property
    def line_of_code(self) -> str:
        """A line of code that shows this position as it is now."""
        settings, count = self.coach.settings, self.set_up.count.value
        opponents = Opponents(count, settings["opt_out"], settings["bust"], self._dice_each) if count else NO_OPPONENTS
        return coach_code(self.position, opponents, settings["goal"], self.roll)

    @one_at_a_time
    def start_over(self) -> None:
        """Show the board as it was at first."""
        self._to(self._first)

    @one_at_a_time
    def undo(self) -> None:
        """Take back the last change of the board, the cards or the dice."""
        if len(self._steps) > 1:
            del self._steps[-1]
            self._changed()

    # What is done

    def _picked(self, cell: Cell) -> None:
        sets_up, step = self.set_up_switch.value, self._steps[-1]
        if step.roll is not None and not sets_up:
            if cell in self._offered():
                self._guess(cell)
            else:
                self._refuse(cell, self._why_not(cell))
            return
        board = step.board.clicked(cell, self.set_up.tool.value if sets_up else BUTTON)
        if isinstance(board, Refused):
            self._refuse(cell, self._words.say(board.why))
        else:
            self._to(replace(step, board=board))

    def _refuse(self, cell: Cell, why: str) -> None:
        self._note = self._words.say("why-told", cell=cell_text(cell), why=why)
        self._show()

    def _guess(self, choice: Choice) -> None:
        self.revealed = True
        self._note = ""
        self._think(choice)

    def _turn_over(self) -> None:
        self.revealed = not self.revealed
        self._activity.advance()
        self._think()

    def _turn_die(self, index: int) -> None:
        """A click on a die turns it to its next face."""
        step = self._steps[-1]
        if step.roll is None or index not in range(len(step.roll)):
            return
        roll = list(step.roll)
        roll[index] = roll[index] % self.position.size + 1
        self._to(replace(step, roll=tuple(roll)))

    @one_at_a_time
    def _cards_changed(self, _change: object) -> None:
        if self.set_up.cards.value != self.position.cards:  # otherwise the list only follows the position
            self._change(replace(self.position, cards=self.set_up.cards.value))

    @one_at_a_time
    def _dice_changed(self, _change: object) -> None:
        if self.set_up.dice.value != self.position.black_dice:
            self._change(replace(self.position, black_dice=self.set_up.dice.value))

    def _change(self, position: Position) -> None:
        step, more = self._steps[-1], position.black_dice - self.position.black_dice
        roll = step.roll
        if roll is not None:
            roll = (*roll, *[1] * more) if more > 0 else roll[: len(roll) + more]
        self._to(_Step(replace(step.board, position=position), roll))

    @one_at_a_time
    def _rolled_changed(self, _change: object) -> None:
        step = self._steps[-1]
        if self.set_up.rolled.value != (step.roll is not None):
            roll = tuple(range(1, 2 + self.position.black_dice)) if self.set_up.rolled.value else None
            self._to(replace(step, roll=roll and tuple(1 + (face - 1) % self.position.size for face in roll)))

    @one_at_a_time
    def _count_changed(self, _change: object) -> None:
        self._dice_each = None  # with another number of opponents, each takes as many dice as the rules say
        was, settings = usual_settings(self._of_count), self.coach.settings
        self._of_count = self.set_up.count.value
        if all(settings[name] == chance for name, chance in was.items()):
            self.coach.assume(usual_settings(self.set_up.count.value))
        self._think()

    def _copy(self, line: str) -> None:
        self.frame.copy(line)
        self._note = self._words.say("coach-copied")
        self._show()

    def _to(self, step: _Step) -> None:
        if step != self._steps[-1]:
            self._steps.append(step)
        self._changed()

    def _changed(self) -> None:
        self.position = self._steps[-1].board.position
        self._activity.advance()
        self._note = ""
        self._set_controls()
        self._think()

    def _set_controls(self) -> None:
        step = self._steps[-1]
        self.set_up.dice.value, self.set_up.cards.value = self.position.black_dice, self.position.cards
        self.set_up.rolled.value = step.roll is not None

    # The question

    def _offered(self) -> tuple[Cell, ...]:
        """The spaces that the roll offers; every open one without a roll."""
        roll = self.roll
        return tuple(
            cell
            for cell in (self.position.legal_cells() if roll is None else roll.cells)
            if self.position.is_legal(cell)
        )

    def _think(self, guess: Choice | None = None) -> None:
        position, count, dice_each = self.position, self.set_up.count.value, self._dice_each
        offered = self._offered() if self.roll is not None else ()
        bust = self.roll is not None and not offered

        def question(settings: ControlValues) -> Question | None:
            if bust:
                return None
            opponents = Opponents(count, settings["opt_out"], settings["bust"], dice_each) if count else NO_OPPONENTS
            return Question(position, opponents, settings["goal"], offered)

        self.coach.ask(question, None if guess is None else (self._words.say("coach-you"), guess))
        self._show()

    def _asks(self) -> str:
        """What is to be decided, in words."""
        say, roll, position = self._words.say, self.roll, self.position
        if roll is not None:
            rows = {"row": roll.white, "columns": self._words.listed(map(str, roll.columns))}
            return say("coach-asks-space" if self._offered() else "coach-asks-bust", **rows)
        if not position.button_mask:
            return say("coach-asks-roll")
        return say("coach-asks", dice=position.black_dice + 1, stars=position.stars_for_opting_out())

    # What is shown

    @one_at_a_time
    def _show(self) -> None:
        say, position, roll, sets_up = self._words.say, self.position, self.roll, self.set_up_switch.value
        asks = self._asks()
        self._single.draw(position, self._view(), self._why_not)
        self.asked.value = line_html(asks)
        self._show_dice(roll, sets_up)
        decides = roll is None and bool(position.button_mask)
        for choice in (self.roll_button, self.stop_button):
            show_if(choice, decides and not self.revealed)
        self.stop_button.description = say("do-opt-out", stars=position.stars_for_opting_out())
        self.show_button.description = say("coach-hide" if self.revealed else "coach-reveal")
        show_if(self.coach, self.revealed)
        show_if(self.set_up, sets_up)
        self.set_up.undo.disabled = len(self._steps) == 1
        self.again.disabled = self._steps[-1] == self._first
        self.set_up.code.show(self.line_of_code)
        self.message.value = line_html(self._note)
        show_if(self.message, self._note)
        self._activity.shown(self._note or (self.coach.verdict if self.revealed else asks))

    def _show_dice(self, roll: Dice | None, sets_up: bool) -> None:
        show_if(self.tray, roll is not None)
        shown = self._steps[-1].roll
        if roll is None or shown is None:
            return
        white, gold = dice_of(replace(roll, black=()))
        dice: list[Any] = [replace(die, pick=sets_up) for die in (white, gold, *map(Die, shown[2:]))]
        with self.tray.hold_sync():
            self.tray.dice = dice
            self.tray.label, self.tray.turn = roll_label(roll, self._words), self._activity.turn

    def _view(self) -> BoardView:
        roll, marks = self.roll, self.coach.marks() if self.revealed else {}
        # Before the answer is seen, frames around all open spaces would look like choices.
        lays = self.set_up.tool.value == BUTTON if self.set_up_switch.value else roll is not None or self.revealed
        return replace(
            self.position.view(),
            offered=frozenset(self._offered() if lays else ()),
            worths=worths_of(marks),
            row=roll.white if roll else 0,
            columns=roll.columns if roll else (),
            gold_column=roll.gold if roll else 0,
        )

    def _why_not(self, cell: Cell) -> str:
        """Why no button can be laid on a space, or that the button there can be taken back."""
        say, roll, sets_up = self._words.say, self.roll, self.set_up_switch.value
        if sets_up and self.set_up.tool.value != BUTTON:
            return ""
        if roll is not None and not sets_up:
            if cell[0] != roll.white:
                return say("why-not-row", row=roll.white)
            if cell[1] not in roll.columns:
                return say("why-not-column", column=cell[1])
        elif cell in self.position.buttons:
            return say("try-may-take-back")
        return obstacle_text(self.position, cell, self._words)

    def __repr__(self) -> str:
        return f"{type(self).__name__}({str(self.position)!r})"

    def _repr_svg_(self) -> str:
        shows = self.revealed and bool(self.coach.verdict)
        head = self.coach.verdict if shows else self._asks()
        title = f"{self.position} {head}"
        view = self._view() if self.roll is not None else replace(self._view(), offered=())
        return board_svg(view, title=title, below=self.coach.picture("" if shows else head))
