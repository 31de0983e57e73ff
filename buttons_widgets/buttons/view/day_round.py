"""The round of the day: the same dice for everybody, kept with a person's progress."""

from __future__ import annotations

from datetime import date
from threading import RLock

from ...kit.language.words import Words
from ...kit.puzzles.progress import Progress
from ...kit.puzzles.report import trouble_text
from ..puzzles.solo_round import SoloPlay, day_round
from .game_view import STAR
from .solo_board import SoloBoard


class DailyRound(SoloBoard):
    """The round of today.

    Args:
        progress: where the round is kept after each move.
        words: the language.

    Attributes:
        day: the date.
    """

    def __init__(self, progress: Progress, words: Words) -> None:
        self.lock = RLock()
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
        line = say("day-share", game=say("game-title"), day=str(self.day), signs=STAR * stars, stars=stars)
        return line + self._beside_exact()

    def __repr__(self) -> str:
        return f"DailyRound({self.day.isoformat()})"
