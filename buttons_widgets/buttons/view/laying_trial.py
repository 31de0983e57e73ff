"""`try_laying()`: a board for trying out the laying rules, with an answer to every click. No game is played."""

from __future__ import annotations

from dataclasses import replace
from html import escape

from ...kit.dice.tray import DiceTray, tray_texts
from ...kit.language.words import Words
from ...kit.page import widgets as w
from ...kit.page.lock import one_at_a_time
from ...kit.page.static_picture import SavedAsSvg
from ...kit.rules.errors import parsed_as
from ...kit.table.pages import points_html
from ..cells import Cell, cell_text
from ..phrases import dice_of, obstacle_text, roll_label, star_reasons
from ..rules.layout import Layout
from ..rules.moves import Dice
from ..rules.position import Position, board_of
from .game_view import STAR
from .sentences import game_words
from .single_board import SingleBoard, check_dice_fit


def try_laying(
    board: Position | Layout | str, dice: Dice | str | None = None, *, my_roll: bool = True, language: str | None = None
) -> LayingTrial:
    """A board to try the laying rules on: lay buttons, take them back, and read why a space is closed.

    Beside the board it shows how many spaces are open and what opting out would earn, star by star.

    Args:
        board: what to begin with: a position, a side with nothing on it, or the text of either.
        dice: a roll, or its text such as `"5-6 2355"`. At most one button can be laid with it, on a space that it
            offers. If left out, any legal space is open.
        my_roll: whether the roll is the player's own. Another player's roll offers only its golden space.
        language: of every word shown, such as `"en"`.

    Raises:
        ValueError: the board is invalid, a die shows more than it has rows, or there are no words in the language.

    >>> try_laying(Position.parse("rby/gRy/ybg r 5"))
    LayingTrial('rby/gRy/ybg r 5')
    """
    board = board_of(board)
    if dice is not None:
        dice = parsed_as(Dice, dice)
        check_dice_fit(dice, board)
    return LayingTrial(board, dice, my_roll, game_words(language))


class LayingTrial(SavedAsSvg, w.VBox):
    """A board on which buttons are laid, with a roll or without; it says why a space is closed.

    Attributes:
        position: the board as it is now.
    """

    def __init__(self, position: Position, dice: Dice | None, my_roll: bool, words: Words) -> None:
        self.position = self._start = position
        self._words, self._dice, self._my_roll = words, dice, my_roll
        self._single = SingleBoard(position, words, words.say("try-board"), self._picked, self.start_over)
        self.board, self.again, activity = self._single.board, self._single.again, self._single.activity
        self.lock, self.frame, self.lifeline = activity.lock, activity.frame, activity.lifeline
        self._laid_with_roll: Cell | None = None
        self.message = w.HTML().add_class("bw-prompt")
        self.standing = w.HTML()
        room = {"flex": "1 1 240px", "align_items": "flex-start", "grid_gap": "10px", "overflow": "visible"}
        beside = w.VBox([self.standing, self.again], layout=room)
        floor = w.Box([self.board, beside]).add_class("bw-floor")
        rolled = [self._tray(dice)] if dice is not None else []
        super().__init__([*activity.head, *rolled, self.message, floor])
        self.add_class("bw-table")
        self._show(self._task())

    def _tray(self, dice: Dice) -> DiceTray:
        dice_shown, label = dice_of(dice, gold_only=not self._my_roll), roll_label(dice, self._words)
        return DiceTray(dice=dice_shown, label=label, texts=tray_texts(self._words))

    # What may be done

    def _rolled_cells(self) -> tuple[Cell, ...]:
        """The spaces that the roll offers, open or not."""
        assert self._dice is not None
        return self._dice.cells if self._my_roll else (self._dice.golden_cell,)

    def _open_cells(self) -> tuple[Cell, ...]:
        """Where a button may be laid now."""
        legal = self.position.legal_cells()
        if self._dice is None:
            return legal
        return () if self._laid_with_roll else tuple(cell for cell in self._rolled_cells() if cell in legal)

    @property
    def _is_bust(self) -> bool:
        return self._dice is not None and self._my_roll and not self._laid_with_roll and not self._open_cells()

    def _may_take_back(self, cell: Cell) -> bool:
        return cell in self.position.buttons if self._dice is None else cell == self._laid_with_roll

    def _why_not(self, cell: Cell) -> str:
        """Why no button may be laid on a space, or that the button there may be taken back."""
        say, dice = self._words.say, self._dice
        if self._may_take_back(cell):
            return say("try-may-take-back")
        if dice is not None and self._laid_with_roll:
            return say("try-one-a-roll")
        if dice is not None and not self._my_roll and cell != dice.golden_cell:
            return say("why-not-golden", cell=cell_text(dice.golden_cell))
        if dice is not None and cell[0] != dice.white:
            return say("why-not-row", row=dice.white)
        return obstacle_text(self.position, cell, self._words) or say("why-not-column", column=cell[1])

    # What is done

    def _picked(self, cell: Cell) -> None:
        text = cell_text(cell)
        if cell in self._open_cells():
            self.position = self.position.lay(cell)
            self._laid_with_roll = cell if self._dice else None
            self._show(self._words.say("try-laid", cell=text), latest=cell)
        elif self._may_take_back(cell):
            self.position = self.position.without(cell)
            self._laid_with_roll = None
            self._show(self._words.say("try-taken-back", cell=text))
        else:
            self._show(self._words.say("why-told", cell=text, why=self._why_not(cell)))

    @one_at_a_time
    def start_over(self) -> None:
        """Show the board as it was at first."""
        self.position, self._laid_with_roll = self._start, None
        self._show(self._task())

    # What is shown

    def _task(self) -> str:
        """What may be tried at the start."""
        dice, words, cells = self._dice, self._words, [cell_text(cell) for cell in self._open_cells()]
        if dice is None:
            return words.say("try-task")
        if not self._my_roll:
            return words.say("try-golden" if cells else "try-golden-closed", cell=cell_text(dice.golden_cell))
        return words.say("try-roll", row=dice.white, cells=words.listed(cells)) if cells else words.say("try-bust")

    def _show(self, told: str, latest: Cell | None = None) -> None:
        dice, offered = self._dice, self._open_cells()
        self._single.activity.advance()
        view = replace(
            self.position.view(),
            offered=frozenset(offered),
            golden=offered[0] if offered and not self._my_roll else None,
            row=dice.white if dice else 0,
            columns=dice.columns if dice and self._my_roll else (),
            gold_column=dice.gold if dice else 0,
        )
        self._single.draw(self.position, view, self._why_not, latest)
        self.message.value = f"<div>{escape(told)}</div>"
        self.again.disabled = told == self._task()
        standing = self._standing()
        reasons = [] if self._is_bust else star_reasons(self.position.earnings(), self._words)
        lines = "".join(f"<div>{escape(line)}</div>" for line in standing)
        self.standing.value = f"{lines}<div>{points_html(reasons, STAR)}</div>"
        self._single.activity.shown(" ".join([told, *standing, *reasons]))

    def _standing(self) -> list[str]:
        """What opting out earns and, without a roll, how many spaces are open."""
        say, stars = self._words.say, self.position.stars_for_opting_out()
        if self._is_bust:
            return [say("try-earn-bust")]
        earned = say("try-earn", stars=stars) if stars else say("try-earn-nothing")
        return [earned] if self._dice else [say("try-open", count=len(self.position.legal_cells())), earned]

    def __repr__(self) -> str:
        return f"LayingTrial({str(self.position)!r})"

    def _repr_svg_(self) -> str:
        return self.board._repr_svg_()
