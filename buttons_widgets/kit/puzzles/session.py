"""Solving puzzles one after another, without any widget: what there is to choose from, what comes next, what counts."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal, NamedTuple

from ..rules.errors import GameError, quoted
from .choice import Candidate, candidates, due_candidates, next_in_order, next_puzzle
from .daily import daily_puzzle, shipped_packs
from .events import NO_DAY, Mode, puzzle_key
from .kind import PuzzleKind
from .pack import Pack
from .progress import Progress
from .progress_summary import Wait
from .puzzle import LEVELS
from .puzzle_attempt import GivenAnswer

Way = Literal["practise", "order", "repeat", "clock", "daily"]
"""How one puzzle follows another: those that fit, in the pack's order, those missed, against the clock, the day's."""

MOST_MISSES: Final = 3
"""A run against the clock ends with so many misses."""
SECONDS: Final = 180
"""A run against the clock lasts so long."""
EASIER: Final = 300
"""A run against the clock begins so far below the person's rating."""
STEP: Final = 25
"""Each puzzle that is solved against the clock makes the next one so much harder."""
ENOUGH: Final = 20
"""If so many puzzles are answered by one click, only these come against the clock."""


class ClockRun(NamedTuple):
    """A run against the clock.

    Attributes:
        begun: the moment, in milliseconds since 1970.
        seconds: how long it lasts.
        solved: how many puzzles were solved.
        missed: how many were missed.
        over: whether it has ended.
        record: whether it is better than every run before.
    """

    begun: int
    seconds: int
    solved: int = 0
    missed: int = 0
    over: bool = False
    record: bool = False


class Session:
    """What somebody does with some packs.

    Args:
        kind: the game.
        packs: what there is.
        progress: where it is kept.
        seconds: how long a run against the clock lasts.
        shipped: the packs that come with the kit, from which the daily puzzle is; those among `packs`, if left out.

    Attributes:
        way: how one puzzle follows another.
        pack: the name of the pack to choose from; `None` for all.
        theme: the theme to choose from; `None` for all.
        level: the level to choose from; `None` for all.
        current: the puzzle that is shown; `None` if there is none.
        run: the run against the clock; `None` before the first.
        day: the day whose puzzle is shown, or was shown last.
    """

    def __init__(
        self,
        kind: PuzzleKind,
        packs: Sequence[Pack],
        progress: Progress,
        seconds: int = SECONDS,
        shipped: Sequence[Pack] | None = None,
    ) -> None:
        self.kind, self.packs, self.progress, self.seconds = kind, tuple(packs), progress, seconds
        self._shipped = shipped_packs(kind, self.packs) if shipped is None else tuple(shipped)
        self.way: Way = "practise"
        self.pack: str | None = None
        self.theme: str | None = None
        self.level: int | None = None
        self.current: Candidate | None = None
        self.run: ClockRun | None = None
        self.day = progress.today
        self._steps = 0

    # What there is to choose from

    def choose(self, pack: str | None = None, theme: str | None = None, level: int | None = None) -> None:
        """Choose from a pack, a theme and a level only; `None` for all.

        Raises:
            GameError: there is no such pack, theme or level.
        """
        if pack is not None and pack not in {each.name for each in self.packs}:
            raise GameError(f"there is no pack {quoted(pack)}")
        if theme is not None and not (isinstance(theme, str) and theme in self.kind.by_name):
            raise GameError(f"there is no theme {quoted(theme)}: the themes are {', '.join(self.kind.by_name)}")
        if level is not None and level not in LEVELS:
            raise GameError(f"a level is 1 to {LEVELS[-1]}, not {quoted(level)}")
        self.pack, self.theme, self.level = pack, theme, level

    @property
    def pool(self) -> tuple[Candidate, ...]:
        """The puzzles that fit what was chosen."""
        chosen = [each for each in self.packs if self.pack in (None, each.name)]
        return candidates(chosen, self.theme, self.level)

    @property
    def selection(self) -> tuple[Candidate, ...]:
        """The puzzles that are meant by what was chosen and by the way in which they follow one another, in order."""
        return self.path if self.way == "order" else self.due if self.way == "repeat" else self.pool

    @property
    def due(self) -> tuple[Candidate, ...]:
        """Those of them that were missed and come again now."""
        return due_candidates(self.pool, self.progress.standing, self.progress.now)

    @property
    def due_elsewhere(self) -> int:
        """How many of the others are due."""
        return len(due_candidates(candidates(self.packs), self.progress.standing, self.progress.now)) - len(self.due)

    def wait(self, *, everywhere: bool = False) -> Wait:
        """How long it is until a puzzle is due again, if none is: one that fits what was chosen, or any."""
        among = candidates(self.packs) if everywhere else self.pool
        return self.progress.standing.wait({each.key for each in among}, self.progress.now)

    @property
    def path(self) -> tuple[Candidate, ...]:
        """The puzzles to be solved in order: of the chosen pack, or else of the one that is meant for beginners."""
        for_beginners = [each for each in self.packs if each.name == self.kind.beginners_pack]
        if self.pack is None and for_beginners:
            return candidates(for_beginners, self.theme, self.level)
        return self.pool

    @property
    def place_on_path(self) -> tuple[int, int, int]:
        """Which puzzle of the path is shown, from 1, or 0 for none; how many are solved; of how many."""
        keys = [each.key for each in self.path]
        at = keys.index(self.current.key) + 1 if self.current and self.current.key in keys else 0
        return at, sum(key in self.progress.standing.solved for key in keys), len(keys)

    @property
    def first_way(self) -> Way:
        """How to begin: on the beginners' path if nothing was done yet or it was left unfinished; else to practise.

        A pack that was chosen is begun at its beginning.
        """
        standing = self.progress.standing
        if self.pack is not None:
            return "order"
        keys = {each.key for each in self.path}
        on_path = any(each.name == self.kind.beginners_pack for each in self.packs) and self.theme is None
        if not on_path or keys <= standing.solved:
            return "practise"
        latest = max(standing.last, key=lambda key: standing.last[key], default=None)
        return "order" if latest is None or latest in keys else "practise"

    # What comes next

    def begin(self, way: Way) -> Candidate | None:
        """Begin to solve puzzles in a way, and return the first; `None` if there is none."""
        self.way, self.current = way, None
        if way == "clock":
            self.run = ClockRun(self.progress.now, self.seconds)
        return self.go_on()

    def go_on(self) -> Candidate | None:
        """Go on to the next puzzle; `None` if there is none."""
        # Nothing here is left to chance: whoever opens the same book with the same progress sees the same puzzle.
        self._steps += 1
        standing, now, seed = self.progress.standing, self.progress.now, f"{self.progress.done.count} {self._steps}"
        match self.way:
            case "practise":
                self.current = next_puzzle(self.pool, standing, now, seed, self.current)
            case "order":
                self.current = next_in_order(self.path, standing, self.current)
            case "repeat":
                due = [each for each in self.due if self.current is None or each.key != self.current.key]
                self.current = due[0] if due else None
            case "clock":
                self.current = None if self.run is None or self.run.over else self._next_in_run(seed)
            case "daily":
                self.day = self.progress.today
                self.current = daily_puzzle(self.kind, self._shipped, self.day)
        return self.current

    def _next_in_run(self, seed: str) -> Candidate | None:
        assert self.run is not None
        quick = [each for each in self.pool if each.puzzle.answered_by in ("cell", "choice")]
        among = quick if len(quick) >= ENOUGH else self.pool
        seen = self.progress.standing.last
        # Those of this run come last, and before them those that were seen lately.
        among = sorted(among, key=lambda each: (seen.get(each.key, 0), each.key))
        few = among[: max(ENOUGH, len(among) // 2)] if among else []
        few = [each for each in few if seen.get(each.key, 0) < self.run.begun] or few
        wanted = self.progress.standing.rating.rating - EASIER + STEP * self.run.solved
        return min(few, key=lambda each: (abs(each.puzzle.rating - wanted), puzzle_key(seed, each.key)), default=None)

    # What counts

    def answered(self, answer: GivenAnswer) -> bool:
        """Take an answer into account.

        Returns:
            Whether the next puzzle is to be shown at once, as against the clock.
        """
        current = self.current
        if current is None or answer.puzzle != current.puzzle:
            return False
        # Whoever answers after midnight answers the puzzle that was shown before.
        day = self.day.isoformat() if self.way == "daily" else NO_DAY
        if self.way == "clock" and (self.run is None or self.run.over or self.time_left == 0):
            self.end_run()
            return False
        again = answer.tries > 1 or (bool(day) and any(each.day == day for each in self.progress.done.attempts))
        mode: Mode = "practise" if self.way == "order" else self.way
        self.progress.add(
            current.pack, current.puzzle, answer.right, hints=answer.hints, again=again, mode=mode, day=day
        )
        if self.way != "clock":
            return False
        assert self.run is not None
        solved, missed = self.run.solved + answer.right, self.run.missed + (not answer.right)
        self.run = self.run._replace(solved=solved, missed=missed)
        if missed >= MOST_MISSES:
            self.end_run()
        return not self.run.over

    @property
    def time_left(self) -> int:
        """How many milliseconds of the run against the clock are left."""
        if self.run is None or self.run.over:
            return 0
        return max(0, self.run.begun + 1000 * self.run.seconds - self.progress.now)

    def end_run(self) -> None:
        """End the run against the clock, and keep its score."""
        if self.run is None or self.run.over:
            return
        best = self.progress.best_run(self.run.seconds)
        self.run = self.run._replace(over=True, record=self.run.solved > (best or 0))
        self.progress.add_run(self.run.solved, self.run.missed, self.run.seconds)
        self.current = None
