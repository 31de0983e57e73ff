"""How puzzles of BUTTONS are shown, on a live board."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace
from datetime import date
from typing import Any, Final

from ...kit.language.words import Words
from ...kit.puzzles.progress import Progress
from ...kit.puzzles.puzzle_view import Below, PuzzleView
from ...kit.puzzles.report import trouble_text
from ..cells import Cell, parse_cell
from ..drawing.board_view import BoardView
from ..drawing.picture import board_svg
from ..puzzles.kind import BUTTONS_PUZZLES
from ..puzzles.solo_round import SoloPlay, day_round
from .board import BoardWidget, board_texts
from .sheets import OWN_SHEETS
from .solo_board import SoloBoard

CELL: Final = re.compile(r"\d-\d")
"""A cell in an answer, as in a pack."""


class DailyRound(SoloBoard):
    """The round of today, kept with the progress after each move."""

    def __init__(self, progress: Progress, words: Words) -> None:
        self.day: date = progress.today
        self._progress = progress
        super().__init__(day_round(self.day), words)

    def _title(self) -> str:
        return self._words.say("day-title", day=str(self.day), side=self.of.side)

    def _kept(self) -> SoloPlay | None:
        kept = self._progress.round_of(self.day)
        return None if kept is None else SoloPlay.of(self.of, kept.moves)

    def _keep(self, play: SoloPlay) -> bool:
        points = float(play.stars) if play.is_over else None
        moves = tuple(map(str, play.moves))
        return self._progress.keep_round(self.day, moves, points).moves == moves

    def _keeping_trouble(self) -> str:
        return trouble_text(self._progress, self._words)

    def _share_text(self) -> str:
        say, stars = self._words.say, self.play.stars
        line = say("day-share", game=say("game-title"), day=str(self.day), signs=self._signs(), stars=stars)
        return line + self._beside_exact()

    def __repr__(self) -> str:
        return f"DailyRound({self.day.isoformat()})"


def _cells_in(answer: str) -> set[Cell]:
    """The cells that an answer names; it may name other things, too."""
    return {parse_cell(part) for part in answer.split() if CELL.fullmatch(part)}


class ButtonsPuzzleView(PuzzleView):
    """How the puzzles of BUTTONS are shown: the picture of a page is a `BoardView`."""

    kind = BUTTONS_PUZZLES
    style_sheets = OWN_SHEETS
    make_round = DailyRound
    focus = "[role=gridcell][tabindex='0']"

    def make_board(self, words: Words) -> BoardWidget:
        return BoardWidget(texts=board_texts(words))

    def svg(self, picture: Any, title: str, below: Below | None = None) -> str:
        """The board with what stands below it."""
        return board_svg(picture, title=title, below=below)

    def offers(self, picture: BoardView) -> bool:
        """Whether a space is framed, in gold or otherwise."""
        return bool(picture.offered) or picture.golden is not None

    def with_marks(self, picture: BoardView, hint: BoardView, *, fresh: bool) -> BoardView:
        """The buttons of the one, with the numbers, rings, lines and (until the next click) frames of the other."""
        if picture.size != hint.size:
            return picture
        offered = hint.offered if fresh else picture.offered
        worths = {**picture.worths, **hint.worths}
        return replace(
            picture, offered=offered, worths=worths, line=hint.line, last_move=hint.last_move, right=hint.right,
            wrong=hint.wrong,
        )  # fmt: skip

    def judged(self, picture: BoardView, answers: Sequence[str], wrong: str) -> BoardView:
        """The spaces of right answers, and that of a wrong one, are marked in place of those of the last move."""
        right, false = _cells_in(" ".join(answers)), _cells_in(wrong)
        last = set(picture.last_move) - right - false
        return replace(picture, right=right, wrong=false - right, last_move=last, offered=())


PUZZLE_VIEW = ButtonsPuzzleView()
"""How the puzzles of BUTTONS are shown."""
