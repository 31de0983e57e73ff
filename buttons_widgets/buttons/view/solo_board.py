"""A solo round with fixed dice on a live board: they fall once, and afterwards everybody sees what was in them."""

from __future__ import annotations

from abc import abstractmethod
from dataclasses import replace
from html import escape
from threading import RLock
from typing import Any, Final

from ...kit.dice.tray import DiceTray, tray_texts
from ...kit.language.words import Words
from ...kit.page import widgets as w
from ...kit.page.action import Action
from ...kit.page.activity import Activity
from ...kit.page.controls import button, show_if
from ...kit.page.markup import line_html, status_html, text_html
from ...kit.page.static_picture import SavedAsSvg
from ...kit.page.work_line import WorkLine
from ...kit.puzzles.puzzle_view import PUZZLE_SHEETS
from ...kit.rules.errors import GameError, MissingPackageError, plain_reason
from ...kit.table.pages import points_html
from ...kit.table.scene import BoardShown
from ..cells import Cell, cell_text
from ..drawing.board_view import BoardView
from ..phrases import dice_of, obstacle_text, roll_label, star_reasons
from ..puzzles.solo_round import Compared, SoloPlay, SoloRound, compare
from ..rules.moves import Lay, OptOut
from ..rules.phase import Phase
from .board import BoardWidget, board_texts
from .game_view import STAR
from .sheets import OWN_SHEETS

LAID_SIGN: Final = "🔘"
STAR_SIGN: Final = "⭐"
BUST_SIGN: Final = "💥"


class SoloBoard(SavedAsSvg, w.VBox):
    """One round, solo, with fixed dice. What has fallen has fallen: nothing can be taken back.

    Args:
        of: the round.
        words: the language.
        lock: held while something is done; one of its own if left out.

    Attributes:
        of: the round.
        play: the round as far as it was played.
        compared: what was in it; `None` before it was worked out.
    """

    def __init__(self, of: SoloRound, words: Words, lock: RLock | None = None) -> None:
        self.of = of
        self._words = words
        self._activity = Activity(words, (*PUZZLE_SHEETS, *OWN_SHEETS), lock=lock)
        self.lock, self.frame = self._activity.lock, self._activity.frame
        self._note = self._trouble = ""
        self.compared: Compared | None = None
        guarded = self._activity.guarded
        has_come, compare = guarded(self._has_come, by_person=False), guarded(self._compare_if_over)
        self.work = WorkLine(words, "day", self.lock, has_come, compare, on_told=self._add_news)
        self.play = SoloPlay.of(of)
        self._build()
        super().__init__([*self._activity.head, self._floor])
        self.add_class("bw-table").add_class("bw-question").add_class("bw-puzzle").add_class("bw-day-round")
        self.work.clear()
        self._take_up()
        self._draw()
        self._compare_if_over()

    @abstractmethod
    def _title(self) -> str:
        """Which round it is."""

    @abstractmethod
    def _kept(self) -> SoloPlay | None:
        """The round as it was kept; `None` if it was not begun.

        Raises:
            GameError: what was kept is no such round.
        """

    @abstractmethod
    def _keep(self, play: SoloPlay) -> bool:
        """Keep the round as it is now; false if another one stands, which was begun elsewhere before."""

    def _keeping_trouble(self) -> str:
        """Why the round is not kept as it should be; "" if it is."""
        return ""

    def _was_in_it(self, play: SoloPlay) -> Compared:
        """What was in a round that is over: worked out in a thread of its own."""
        return compare(self.of)

    @abstractmethod
    def _share_text(self) -> str:
        """What people may tell others of it."""

    def _build(self) -> None:
        words, say = self._words, self._words.say
        activity = self._activity
        self.board = BoardWidget(texts=board_texts(words))
        self.board.on_pick(activity.fresh(self._pick))
        self.tray = DiceTray(texts=tray_texts(words))
        self.asked = w.HTML()
        self.note = w.HTML().add_class("bw-notice")
        self.actions = activity.row(self._do).add_class("bw-question-actions")
        self.standing = w.HTML().add_class("bw-puzzle-pane")
        hint, hand_out = say("book-share-hint"), activity.guarded(self._hand_out)
        self.share = button(say("book-share"), hand_out, tooltip=hint, icon="copy").add_class("bw-hands-out")
        told = w.VBox([self.asked]).add_class("bw-puzzle-told")
        slot = w.VBox([self.tray, self.actions, self.note, self.work]).add_class("bw-puzzle-slot")
        foot = w.HBox([self.share]).add_class("bw-puzzle-foot")
        side = w.VBox([told, slot, self.standing, foot]).add_class("bw-question-side")
        left = w.Box([self.board]).add_class("bw-question-board")
        self._floor = w.Box([left, side]).add_class("bw-question-floor")

    # What is done

    def _take_up(self) -> None:
        """Go on where the round was left, here or in another notebook."""
        try:
            self.play = self._kept() or SoloPlay.of(self.of)
        except GameError as error:
            self._trouble = self._words.say("day-unreadable", reason=plain_reason(error))

    def _play(self, play: SoloPlay) -> None:
        """Keep the round as it is now. If it was begun elsewhere, that one stands, and is shown instead."""
        self.play = play
        stands = self._keep(play)
        # What is not kept could be lost, so that it is told here too.
        self._note = self._keeping_trouble()
        if not stands:
            self._note = self._words.say("day-elsewhere")
            self._take_up()
        self._draw(rolls=self.play.game.phase is Phase.LAY or self.play.is_bust)
        self._compare_if_over()

    def _do(self, action: Action) -> None:
        self._play(self.play.rolled() if action.name == "roll" else self.play.after(OptOut()))

    def _pick(self, cell: Cell) -> None:
        if self._trouble:
            return
        if cell in self._offered:
            self._play(self.play.after(Lay(cell)))
        else:
            self._note = self._words.say("why-told", cell=cell_text(cell), why=self._why_not(cell))
            self._draw()

    def _hand_out(self) -> None:
        self.frame.copy(self._share_text())
        self.note.value = status_html(self._words.say("book-shared", text=self._share_text()))
        show_if(self.note, True)

    # What was in it

    def _compare_if_over(self) -> None:
        if self.play.is_over and self.compared is None:
            play = self.play
            piece = object()  # what was stopped is not waited for
            thinking = self._words.say("day-compares")
            self.work.begin(piece, lambda: self._was_in_it(play), frozenset({piece}), thinking, measured=False)

    def _add_news(self, text: str) -> None:
        self.frame.news = f"{self.frame.news} {text}"

    def _has_come(self, result: Any) -> None:
        if isinstance(result, Compared):
            self.compared = result
        else:
            package = result.package if isinstance(result, MissingPackageError) else ""
            reason = self._words.say("day-needs", package=package) if package else plain_reason(result)
            self._trouble = self._words.say("day-not-compared", reason=reason)
        self._draw()

    # What is shown

    @property
    def _offered(self) -> tuple[Cell, ...]:
        if self.play.is_over or self.play.game.phase is not Phase.LAY:
            return ()
        return tuple(move.cell for move in self.play.game.legal_moves() if isinstance(move, Lay))

    def _why_not(self, cell: Cell) -> str:
        say, position, dice = self._words.say, self.play.game.position(0), self.play.dice
        if self.play.is_over or self.play.game.phase is not Phase.LAY or dice is None:
            return say("day-why-over" if self.play.is_over else "day-why-roll")
        if cell[0] != dice.white:
            return say("why-not-row", row=dice.white)
        return obstacle_text(position, cell, self._words) or say("why-not-column", column=cell[1])

    def _actions(self) -> list[Action]:
        say, play = self._words.say, self.play
        if play.is_over or self._trouble or play.game.phase is not Phase.DECIDE:
            return []
        roll = Action("roll", say("do-roll", dice=play.game.black_dice + 1), say("do-roll-hint"), "r", main=True)
        out = Action("opt-out", say("do-opt-out", stars=play.stars), say("do-opt-out-hint"), "o")
        return [roll, out] if OptOut() in play.game.legal_moves() else [roll]

    def _told(self) -> str:
        say, play, dice = self._words.say, self.play, self.play.dice
        if play.is_over:
            return say("day-bust", row=dice.white if dice else 0) if play.is_bust else say("day-out", stars=play.stars)
        if dice is None:
            return say("day-task")
        return say("day-lay", row=dice.white) if play.game.phase is Phase.LAY else say("day-decide")

    def _draw(self, *, rolls: bool = False) -> None:
        words, play, dice = self._words, self.play, self.play.dice
        self._activity.advance()
        self._draw_board()
        self._activity.offer(self.actions, self._actions())
        say = words.say
        self.asked.value = line_html(self._title(), "bw-puzzle-head") + line_html(self._told(), "bw-prompt")
        fallen = dice is not None and (play.game.phase is Phase.LAY or play.is_over)
        shown: Any = dice_of(dice, dim=not fallen) if dice else dice_of(None, blank=play.game.black_dice - 1)
        with self.tray.hold_sync():
            self.tray.dice = shown
            self.tray.label = roll_label(dice, words) if dice else say("tray-not-rolled")
            if rolls:
                self.tray.roll()
        note = self._trouble or self._note
        self.note.value = line_html(note, "bw-reply") if note else ""
        show_if(self.share, play.is_over)
        self.standing.value = f'<div class="bw-puzzle-read" tabindex="0">{self._standing()}</div>'
        news = " ".join(filter(None, [note, self._told(), *([roll_label(dice, words)] if rolls and dice else [])]))
        self._activity.shown(news, ["[role=gridcell][tabindex='0']"] if self._offered else [".bw-actions button"])

    def _draw_board(self) -> None:
        play, offered, dice = self.play, self._offered, self.play.dice
        last = play.last_with_buttons
        lays = play.game.phase is Phase.LAY or play.is_bust
        view: BoardView = replace(
            last.position(0).view(),
            offered=frozenset(offered),
            row=dice.white if dice and lays else 0,
            columns=dice.columns if dice and lays else (),
            gold_column=dice.gold if dice and lays else 0,
            faded=play.is_bust,
            stamp=self._words.say("board-bust") if play.is_bust else "",
        )
        move = play.moves[-1] if play.moves else None
        latest = [move.cell] if isinstance(move, Lay) else []
        reasons = {cell: self._why_not(cell) for cell in last.position(0).grid.cells if cell not in offered}
        label = self._words.say("day-board", side=self.of.side)
        shown = BoardShown(view, label, latest=latest, reasons=reasons)
        self.board.draw(shown, active=not play.is_over, turn=self._activity.turn, compact=False)

    def _standing(self) -> str:
        """What opting out earns now; afterwards what was in the round."""
        words, say, play = self._words, self._words.say, self.play
        if play.is_over:
            return self._comparison()
        reasons = star_reasons(play.game.position(0).earnings(), words)
        earned = say("try-earn", stars=play.stars) if play.stars else say("try-earn-nothing")
        return f"<div>{text_html(earned)}</div><div>{points_html(reasons, STAR)}</div>"

    def _comparison(self) -> str:
        say, found = self._words.say, self.compared
        if found is None:
            return ""
        rows = (("day-yours", self.play.stars), ("day-exact", found.exact), ("day-foreseen", found.foreseen))
        most = max(1, *(stars for _, stars in rows))
        body = "".join(
            f'<tr><th scope="row">{escape(say(name))}</th><td>{stars} {STAR}</td><td><span class="bw-report-track">'
            f'<span style="inline-size: {100 * stars / most:.0f}%"></span></span></td></tr>'
            for name, stars in rows
        )
        head = f'<div class="bw-puzzle-head">{escape(say("day-was-in-it"))}</div>'
        average = f"<div>{text_html(say('day-expected', expected=found.expected))}</div>"
        return f'{head}<table class="bw-day-table"><tbody>{body}</tbody></table>{average}'

    def _signs(self) -> str:
        """The round as a row of signs: a button for each roll that found room, then the stars or that it was bust."""
        play = self.play
        laid = sum(isinstance(move, Lay) for move in play.moves)
        return LAID_SIGN * laid + (BUST_SIGN if play.is_bust else STAR_SIGN * play.stars)

    def _beside_exact(self) -> str:
        """How the round lies to exact play, with a comma before it; "" before that was worked out."""
        if self.compared is None:
            return ""
        more = self.play.stars - self.compared.exact
        beside = "day-share-above" if more > 0 else "day-share-below" if more < 0 else "day-share-same"
        return f", {self._words.say(beside, by=abs(more))}"

    def close(self) -> None:
        """Close it, and work out nothing any more."""
        self.work.drop()
        super().close()

    def _repr_svg_(self) -> str:
        return self.board._repr_svg_()
