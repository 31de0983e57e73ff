"""The board and the tools with which the question of a puzzle of BUTTONS is set up."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any, Final

from ...kit.dice.die import Die
from ...kit.dice.tray import DiceTray, tray_texts
from ...kit.language.words import Words
from ...kit.page import widgets as w
from ...kit.page.activity import Activity
from ...kit.page.controls import dropdown, show_if
from ...kit.page.lock import one_at_a_time
from ...kit.page.markup import line_html
from ...kit.puzzles.editor import SetUpPanel
from ...kit.puzzles.puzzle import Puzzle
from ...kit.rules.errors import GameError
from ...kit.table.scene import BoardShown
from ..analysis.opponents import MOST_OPPONENTS
from ..cells import Cell, cell_text
from ..drawing.board_view import BoardView
from ..phrases import OBSTACLES, colour_name
from ..puzzles.board_puzzle import BoardPuzzle
from ..rules.layout import LAYOUTS
from ..rules.moves import Dice
from ..rules.position import MOST_BLACK_DICE, Position
from .board import BoardWidget, board_texts
from .puzzle_draft import COLOUR, COLUMN, NOT_TOLD, ROW, SOLUTION, Draft, Needs, needs_of
from .set_up import BUTTON, Refused, SetUp, cards_list, tool_list

SMALL: Final = {3: "rby/gry/ybg", 4: "rbyg/ygrb/brgy/gybr", 5: "rbygr/ygrby/brgyb/gybrg/ryrbg"}
"""Small boards to begin with, by size."""
MOST_COVERED: Final = 6


class PuzzleSetUp(SetUpPanel):
    """The board on which a position is set up by clicking, and the tools that the theme needs.

    Args:
        activity: of the editor.
        words: the language.
        label: what the board is called for people who do not see it.

    Attributes:
        draft: what is set up.
    """

    def __init__(self, activity: Activity, words: Words, label: str) -> None:
        self.activity, self.lock = activity, activity.lock
        self._words, self._label = words, label
        self._needs = Needs()
        self._steps = [Draft(SetUp.of(Position.of(LAYOUTS["A"])))]
        self._follows = False
        self.on_change: Callable[[str], object] = lambda said: None
        texts = board_texts(words) | {"worth": "{worth}"}
        self.board = BoardWidget(active=True, picks_totals=True, texts=texts, label=label)
        self.board.on_pick(activity.fresh(self._pick))
        self.board.on_total(activity.fresh(self._pick_total))
        self._build()
        self._watch()
        self._show()

    @property
    def draft(self) -> Draft:
        """What is set up now."""
        return self._steps[-1]

    # Its parts

    def _build(self) -> None:
        say, words = self._words.say, self._words
        self.tool = dropdown(say("set-up-tool"), self._tools())
        boards = [(say("set-up-another-board"), ""), *((say("set-up-side", side=side), side) for side in LAYOUTS)]
        boards += [(say("set-up-small", size=size), str(size)) for size in SMALL]
        self.boards = dropdown(say("set-up-board"), boards)
        self.cards = dropdown(say("coach-cards"), cards_list(words))
        self.dice = dropdown(say("coach-dice"), [(str(n), n) for n in range(1, MOST_BLACK_DICE + 1)])
        self.notation = _text(say("set-up-position"))
        self.rolls = _text(say("set-up-rolls"))
        self.rolled = w.ToggleButton(description=say("coach-rolled"), tooltip=say("set-up-rolled-hint"))
        self.tray = DiceTray(texts=tray_texts(words), label=say("set-up-roll"))
        self.tray.on_pick(self.activity.fresh(self._turn_die))
        self.count = dropdown(say("coach-opponents"), [(str(n), n) for n in range(MOST_OPPONENTS + 1)])
        self.opt_out = _percent(say("coach-opponent-opt-out"))
        self.bust = _percent(say("coach-opponent-bust"))
        goals = [(say("coach-goal-stars"), "stars"), (say("coach-goal-win"), "win")]
        self.goal = dropdown(say("coach-goal"), goals)
        self.cover = dropdown(say("set-up-cover"), [(str(n), n) for n in range(1, MOST_COVERED + 1)])
        self.to_act = dropdown(say("set-up-to-act"), [(str(n), n) for n in range(MOST_OPPONENTS + 1)])
        self.totals = {kind: w.HBox().add_class("bw-row") for kind in (ROW, COLUMN, COLOUR)}
        self.message = w.VBox([w.HTML(line_html(say("set-up-totals"))), *self.totals.values()]).add_class(
            "bw-set-up-totals"
        )
        rows = [
            [self.tool, self.boards],
            [self.cards, self.dice, self.goal],
            [self.notation],
            [self.rolled, self.rolls],
            [self.tray],
            [self.count, self.opt_out, self.bust, self.to_act, self.cover],
        ]
        self.tools = w.VBox([*(w.HBox(row).add_class("bw-row") for row in rows), self.message]).add_class("bw-set-up")

    def _tools(self) -> list[tuple[str, str]]:
        solution = [(self._words.say("set-up-tool-solution"), SOLUTION)] if self._needs.solution else []
        return solution + tool_list(self._words)

    def _watch(self) -> None:
        guarded = self.activity.guarded
        self.tool.observe(guarded(lambda _: self._show()), "value")
        self.boards.observe(guarded(self._board_chosen), "value")
        self.notation.observe(guarded(self._notation_written), "value")
        self.rolls.observe(guarded(self._rolls_written), "value")
        changes: dict[Any, Callable[[Any], Draft]] = {
            self.rolled: lambda wanted: self.draft.rolled(wanted),
            self.cards: lambda cards: self.draft.with_cards(cards),
            self.dice: lambda count: self.draft.with_black_dice(count),
            self.count: lambda count: replace(self.draft, count=count, dice_each=None),
            self.opt_out: lambda percent: replace(self.draft, opt_out=percent / 100),
            self.bust: lambda percent: replace(self.draft, bust=percent / 100),
            self.goal: lambda goal: replace(self.draft, goal=goal),
            self.cover: lambda cover: replace(self.draft, cover=cover),
            self.to_act: lambda count: replace(self.draft, to_act=count),
        }
        for control, change in changes.items():
            control.observe(guarded(lambda event, change=change: self._controlled(change, event["new"])), "value")

    # What the editor asks of it

    @one_at_a_time
    def use(self, theme: type[Puzzle]) -> None:
        """Show the tools that a theme needs; what it cannot do without is added."""
        self._needs = needs_of(theme)
        self._steps[-1] = self.draft.fitting(self._needs)
        options, chosen = self._tools(), self.tool.value
        values = [value for _, value in options]
        self.tool.options = options
        self.tool.value = values[0] if self._needs.solution or chosen not in values else chosen
        self._show()

    def fields(self) -> dict[str, Any]:
        """The question as a line of a pack has it."""
        return self.draft.fields(self._needs)

    @one_at_a_time
    def load(self, puzzle: Puzzle) -> None:
        """Show the question of a puzzle; it can be undone."""
        assert isinstance(puzzle, BoardPuzzle)
        self._to(Draft.of(puzzle, puzzle.board))

    @property
    def can_undo(self) -> bool:
        """Whether something was changed."""
        return len(self._steps) > 1

    @one_at_a_time
    def undo(self) -> None:
        """Take back the last change."""
        if self.can_undo:
            del self._steps[-1]
            self._steps[-1] = self.draft.fitting(self._needs)
            self._changed()

    def picture(self) -> BoardView:
        """What the board shows."""
        view = self.draft.view(self._needs, self._words.say("set-up-find"))
        position = self.draft.solved
        lays = self.tool.value in (BUTTON, SOLUTION)
        return replace(view, offered=position.legal_cells() if lays else ())

    # What is done

    def _pick(self, cell: Cell) -> None:
        changed = self.draft.clicked(cell, self.tool.value)
        if isinstance(changed, Refused):
            self._show()
            why = self._words.say(changed.why)
            self.on_change(self._words.say("why-told", cell=cell_text(cell), why=why))
        else:  # a click on another space is as good as it was before
            self._to(changed, keeps_turn=True)

    def _pick_total(self, side: str, number: int) -> None:
        if self._needs.solution:
            self._to(self.draft.toggled(side, str(number)))

    def _turn_die(self, index: int) -> None:
        if self.draft.rolls and index in range(len(self.draft.rolls[0])):
            self._to(self.draft.turned(index))

    @one_at_a_time
    def _controlled(self, change: Callable[[Any], Draft], value: Any) -> None:
        if not self._follows:
            self._try(lambda: change(value))

    @one_at_a_time
    def _board_chosen(self, event: dict[str, Any]) -> None:
        name = event["new"]
        if self._follows or not name:
            return
        old = self.draft.position
        letters = LAYOUTS[name].letters if name in LAYOUTS else SMALL[int(name)].replace("/", "")
        self._to(self.draft.on(replace(old, colours=letters, button_mask=0)))

    @one_at_a_time
    def _notation_written(self, event: dict[str, Any]) -> None:
        if not self._follows:
            self._try(lambda: self.draft.on(Position.parse(event["new"].strip())))

    @one_at_a_time
    def _rolls_written(self, event: dict[str, Any]) -> None:
        if not self._follows:
            self._try(lambda: self.draft.with_rolls(event["new"]))

    def _try(self, change: Callable[[], Draft]) -> None:
        """Make a change, or say why it cannot be made; what was written wrongly stays to be corrected."""
        try:
            draft = change()
        except GameError as error:
            self.on_change(self._words.reason(error))
            return
        self._to(draft)

    def _to(self, draft: Draft, *, keeps_turn: bool = False) -> None:
        draft = draft.fitting(self._needs)
        if draft != self.draft:
            self._steps.append(draft)
        self._changed(keeps_turn)

    def _changed(self, keeps_turn: bool = False) -> None:
        if not keeps_turn:
            self.activity.advance()
        self._show()
        self.on_change("")

    # What is shown

    @one_at_a_time
    def _show(self) -> None:
        self._set_controls()
        self._show_totals()
        view = self.picture()
        reasons = {cell: self._words.say(why) for cell, why in self._closed(view)}
        shown = BoardShown(view, self._label, reasons=reasons)
        self.board.draw(shown, active=True, turn=self.activity.turn, compact=False)

    def _closed(self, view: BoardView) -> list[tuple[Cell, str]]:
        """The spaces that cannot be chosen with the tool, each with the message that says why."""
        if self.tool.value not in (BUTTON, SOLUTION):
            return []
        position = self.draft.solved
        return [
            (cell, OBSTACLES[obstacle])
            for cell in position.grid.cells
            if cell not in position.buttons and (obstacle := position.why_not(cell)) is not None
        ]

    def _set_controls(self) -> None:
        draft, needs = self.draft, self._needs
        self._follows = True
        try:
            self.boards.value = ""
            self.cards.value, self.dice.value = draft.position.cards, draft.position.black_dice
            self.notation.value = str(draft.position)
            self.rolls.value, self.rolled.value = draft.rolls_text(), bool(draft.rolls)
            self.count.value, self.goal.value = draft.count, draft.goal
            self.opt_out.value, self.bust.value = round(100 * draft.opt_out, 4), round(100 * draft.bust, 4)
            self.cover.value, self.to_act.value = draft.cover, draft.to_act
        finally:
            self._follows = False
        opponents = needs.opponents and draft.count > 0
        shown = {
            self.rolled: needs.rolls and not needs.some_rolls, self.rolls: needs.rolls and draft.rolls,
            self.tray: needs.rolls == 1 and draft.rolls, self.count: needs.opponents, self.opt_out: opponents,
            self.bust: opponents, self.goal: needs.goal, self.cover: "cover" in needs.clues,
            self.to_act: "to_act" in needs.clues, self.message: needs.solution,
        }  # fmt: skip
        for control, wanted in shown.items():
            show_if(control, wanted)
        if needs.rolls == 1 and draft.rolls:
            self._show_roll(draft.rolls[0])

    def _show_roll(self, roll: tuple[int, ...]) -> None:
        if max(roll) > 6:  # no die shows that; what is wrong with it is told by the theme
            return
        dice = Dice(roll[0], roll[1], tuple(roll[2:]))
        bodies = [("white", "gold"), ("black", "gold"), *[("black", "white")] * len(dice.black)]
        with self.tray.hold_sync():
            dice_shown: list[Any] = [Die(value, *body, pick=True) for value, body in zip(roll, bodies, strict=True)]
            self.tray.dice = dice_shown
            self.tray.turn = self.activity.turn

    def _show_totals(self) -> None:
        """A button for each total that tells it, or leaves it out."""
        totals = self.draft.totals() if self._needs.solution else {}
        for kind, box in self.totals.items():
            names = [name for one, name in totals if one == kind]
            if len(box.children) != len(names) + 1:
                label = w.HTML(line_html(self._total_label(kind))).add_class("bw-set-up-total-label")
                box.children = [label, *(self._total_button(kind, index) for index in range(len(names)))]
            for button, name in zip(box.children[1:], names, strict=True):
                assert isinstance(button, w.Button)
                self._show_total(button, kind, name, totals[kind, name])

    def _show_total(self, button: w.Button, kind: str, name: str, total: int) -> None:
        told = (kind, name) not in self.draft.hidden
        called = colour_name(name, self._words) if kind == COLOUR else name
        number = str(total) if told else NOT_TOLD
        button.description = f"{called} {number}" if kind == COLOUR else number
        button.button_style = "" if told else "warning"
        hint = {"kind": kind, "name": called, "told": "yes" if told else "no"}
        button.tooltip = self._words.say("set-up-total-hint", **hint)

    def _total_label(self, kind: str) -> str:
        messages = {ROW: "set-up-rows", COLUMN: "set-up-columns", COLOUR: "set-up-colours"}
        return self._words.say(messages[kind])

    def _total_button(self, kind: str, index: int) -> w.Button:
        button = w.Button().add_class("bw-set-up-total")
        button.on_click(self.activity.guarded(lambda _: self._toggle(kind, index)))
        return button

    def _toggle(self, kind: str, index: int) -> None:
        names = [name for one, name in self.draft.totals() if one == kind]
        if index < len(names):
            self._to(self.draft.toggled(kind, names[index]))


def _text(label: str) -> w.Text:
    text = w.Text(description=label, continuous_update=False, style={"description_width": "initial"})
    return text.add_class("bw-set-up-text")


def _percent(label: str) -> w.BoundedFloatText:
    return w.BoundedFloatText(
        description=label, min=0, max=100, step=5, continuous_update=False, style={"description_width": "initial"}
    ).add_class("bw-set-up-percent")
