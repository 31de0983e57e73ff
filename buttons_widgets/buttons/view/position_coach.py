"""`coach()`: the exact analysis of one position on a board that can be changed by clicking."""

from __future__ import annotations

from dataclasses import replace

import ipywidgets as w

from ...kit.coach.advisor import Settings
from ...kit.coach.coach import Coach, labelled_list
from ...kit.language.words import Words
from ...kit.page.lock import one_at_a_time
from ...kit.page.markup import line_html
from ...kit.rules.errors import GameError, quoted
from ..analysis.advice import Question
from ..analysis.opponents import MOST_OPPONENTS, NO_OPPONENTS, Opponents
from ..analysis.solution import Goal
from ..cells import Cell, cell_text
from ..drawing.board_view import BoardView
from ..drawing.picture import board_svg
from ..rules.position import MOST_BLACK_DICE, Position
from .advisor import ExactAdvisor, assumptions
from .game_view import worths_of
from .messages import game_words
from .sentences import OBSTACLES
from .single_board import SingleBoard


def coach(
    position: Position,
    opponents: Opponents | None = None,
    goal: Goal = "stars",
    *,
    language: str | None = None,
) -> PositionCoach:
    """A board that shows what rolling, opting out and every space are worth at a position.

    A click on an open space lays a button there, a click on a button takes it back, and the coach thinks again. The
    answer for an empty board takes seconds; meanwhile everything else goes on.

    Args:
        position: the player's board before its own turn; its dice are those of its next roll.
        opponents: how many opponents are still in, and how they behave; none if left out.
        goal: `"stars"` or `"win"`.
        language: of every word shown, such as `"en"`.

    Raises:
        ValueError: an argument is invalid, or there are no words in the language.

    >>> coach(Position.parse("RbyG/gryb/ybRy/bYrg r 2"))
    PositionCoach('RbyG/gryb/ybRy/bYrg r 2')
    """
    if not isinstance(position, Position):
        raise GameError(
            f"the coach looks at a position, not at {quoted(position)}: "
            "write Position.parse(...), or game.position(seat)"
        )
    if not isinstance(opponents, Opponents | None):
        raise GameError(f"opponents are Opponents(count, opt_out, bust) or None, not {quoted(opponents)}")
    if goal not in ("stars", "win"):
        raise GameError(f"the goal is 'stars' or 'win', not {quoted(goal)}")
    return PositionCoach(position, opponents or NO_OPPONENTS, goal, game_words(language))


class PositionCoach(SingleBoard):
    """What `coach` returns.

    Attributes:
        position: the board as it is now, after all clicks.
        coach: the bars beside it.
    """

    def __init__(self, position: Position, opponents: Opponents, goal: Goal, words: Words) -> None:
        super().__init__(position, words, words.say("coach-board"))
        self._dice_each = opponents.dice_each
        self._note = ""
        say = words.say
        self.told = w.HTML().add_class("bw-notice")
        dice = [(str(count), count) for count in range(1, MOST_BLACK_DICE + 1)]
        self.dice = labelled_list(say("coach-dice"), dice, position.black_dice)
        counts = [(str(count), count) for count in range(MOST_OPPONENTS + 1)]
        self.count = labelled_list(say("coach-opponents"), counts, opponents.count)
        self.coach = Coach(ExactAdvisor(), words, self._show, self.lock, may_wait=True)
        self.coach.set("goal", goal)
        if opponents.count:
            self.coach.set("opt_out", opponents.opt_out)
            self.coach.set("bust", opponents.bust)
        self.dice.observe(self._dice_changed, "value")
        self.count.observe(self._count_changed, "value")
        controls = w.HBox([self.dice, self.count, self.again]).add_class("bw-row")
        side = w.VBox([controls, self.coach, self.told]).add_class("bw-side")
        self.children = [self.frame, self.lifeline, w.Box([self.board, side]).add_class("bw-floor")]
        self.add_class("bw-position-coach")
        self._think()

    @one_at_a_time
    def start_over(self) -> None:
        """Show the board as it was at first."""
        self._to(self._start)

    @one_at_a_time
    def _dice_changed(self, _change: object) -> None:
        if self.dice.value != self.position.black_dice:  # otherwise the list only follows the position
            self._to(replace(self.position, black_dice=self.dice.value))

    @one_at_a_time
    def _count_changed(self, _change: object) -> None:
        self._dice_each = None  # with another number of opponents, each takes as many dice as the rules say
        self._think()

    def _picked(self, cell: Cell) -> None:
        obstacle = self.position.why_not(cell)
        if cell in self.position.buttons:
            self._to(self._without_button(cell))
        elif obstacle is None:
            self._to(self.position.lay(cell))
        else:
            self._note = self._words.say("why-told", cell=cell_text(cell), why=self._words.say(OBSTACLES[obstacle]))
            self._show()

    def _to(self, position: Position) -> None:
        self.position = position
        self._turn += 1
        self._note = ""
        self.dice.value = position.black_dice
        self._think()

    def _think(self) -> None:
        position, count, dice_each = self.position, self.count.value, self._dice_each

        def question(settings: Settings) -> Question:
            assumed = assumptions(settings)
            opponents = Opponents(count, assumed.opt_out, assumed.bust, dice_each) if count else NO_OPPONENTS
            return Question(position, opponents, assumed.goal)

        self.coach.ask(question)
        self._show()

    @one_at_a_time
    def _show(self) -> None:
        position = self.position
        self._draw(replace(self._view(), offered=frozenset(position.legal_cells())), self._why_not)
        self.again.disabled = position == self._start
        self.told.value = line_html(self._note)
        self._say(self._note or self.coach.verdict)

    def _view(self) -> BoardView:
        return replace(self.position.view(), worths=worths_of(self.coach.marks()))

    def _why_not(self, cell: Cell) -> str:
        """Why no button can be laid on a space, or that the button there can be taken back."""
        if cell in self.position.buttons:
            return self._words.say("try-may-take-back")
        obstacle = self.position.why_not(cell)
        return "" if obstacle is None else self._words.say(OBSTACLES[obstacle])

    def _repr_svg_(self) -> str:
        return board_svg(self._view(), title=f"{self.position} {self.coach.verdict}".strip())
