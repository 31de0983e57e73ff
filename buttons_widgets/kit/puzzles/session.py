"""Solving puzzles one after another, without any widget: what there is to choose from, what comes next, what counts."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from datetime import date
from statistics import median
from typing import Final, Literal, NamedTuple

from ..rules.errors import GameError, quoted
from .choosing import Candidate, candidates, due_candidates, next_in_order, next_puzzle
from .daily import daily_puzzle
from .events import NO_DAY, Mode, puzzle_key
from .generate import check_level, check_theme
from .kind import PuzzleKind
from .pack import Pack
from .progress import Progress
from .progress_summary import Wait
from .puzzle import EASIEST, HARDEST
from .puzzle_attempt import GivenAnswer


def shipped_packs(kind: PuzzleKind, packs: Sequence[Pack]) -> tuple[Pack, ...]:
    """Those of some packs that come with the kit, and are not somebody's own."""
    return tuple(pack for pack in packs if pack.path is not None and pack.path.parent == kind.shipped)


Way = Literal["practise", "order", "repeat", "clock", "run", "daily"]
"""How one puzzle follows another: those that fit, in the pack's order, those missed, against the clock, those that were
missed or slow in the last run, the day's."""

MOST_MISSES: Final = 3
"""A run against the clock ends with so many misses."""
SECONDS: Final = 180
"""A run against the clock lasts so long."""
EASIER: Final = 300
"""A run against the clock begins so far below the person's rating."""
STEP: Final = 25
"""Each puzzle that is solved against the clock makes the next one so much harder."""
SLOW: Final = 2
SLOW_SECONDS: Final = 10
"""A puzzle of a run is slow if it was solved in more than so many times the middle time of all that were solved, and in
more than so many seconds."""
ENOUGH: Final = 20
"""If so many puzzles are answered by one click, only these come against the clock."""


class RunAnswer(NamedTuple):
    """An answer in a run against the clock."""

    candidate: Candidate
    right: bool
    seconds: float


class ClockRun(NamedTuple):
    """A run against the clock.

    Attributes:
        begun: the moment, in milliseconds since 1970.
        ranked: whether it is kept, and may be a record: not out of a mix of one's own, which may be easy.
        all_done: whether no puzzle is left.
        record: whether it is better than every run before.
    """

    begun: int
    seconds: int
    answers: tuple[RunAnswer, ...] = ()
    ranked: bool = True
    all_done: bool = False
    over: bool = False
    record: bool = False

    @property
    def solved(self) -> int:
        """How many puzzles were solved."""
        return sum(answer.right for answer in self.answers)

    @property
    def missed(self) -> int:
        """How many were missed."""
        return len(self.answers) - self.solved

    @property
    def again(self) -> tuple[RunAnswer, ...]:
        """Those that were missed, and then those that took long, see `SLOW`: the slowest first."""
        times = [answer.seconds for answer in self.answers if answer.right]
        slow = [one for one in self.answers if one.right and one.seconds > max(SLOW * median(times), SLOW_SECONDS)]
        missed = [answer for answer in self.answers if not answer.right]
        return (*missed, *sorted(slow, key=lambda answer: -answer.seconds))


class Mix(NamedTuple):
    """A mix of one's own: themes by name, and from which rating to which its puzzles are."""

    themes: Collection[str]
    easiest: int = EASIEST
    hardest: int = HARDEST

    def takes(self, each: Candidate) -> bool:
        """Whether a puzzle belongs to it."""
        return each.puzzle.theme in self.themes and self.easiest <= each.puzzle.rating <= self.hardest


class Session:
    """What somebody does with some packs.

    Args:
        seconds: how long a run against the clock lasts.
        shipped: the packs that come with the kit, from which the daily puzzle is; those among `packs`, if left out.

    Attributes:
        current: the puzzle that is shown; `None` if there is none.
        run: the run against the clock; `None` before the first.
        day: the day whose puzzle is shown, or was shown last.
        picked: a day that is past whose puzzle is wanted; `None` for today's.
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
        self.mix: Mix | None = None
        self.current: Candidate | None = None
        self.picked: date | None = None
        self._left: tuple[Candidate, ...] = ()
        self.run: ClockRun | None = None
        self.day = progress.today
        self._steps = 0

    # What there is to choose from

    def choose(
        self, pack: str | None = None, theme: str | None = None, level: int | None = None, mix: Mix | None = None
    ) -> None:
        """Choose from a pack, a theme and a level only; `None` for all. A mix stands in place of theme and level.

        Raises:
            GameError: there is no such pack, theme or level.
        """
        if pack is not None and pack not in {each.name for each in self.packs}:
            raise GameError.of("refused-no-pack", "there is no pack {pack}", pack=quoted(pack))
        if theme is not None:
            check_theme(self.kind, theme)
        if level is not None:
            check_level(level)
        self.pack, self.theme, self.level, self.mix = pack, theme, level, mix

    @property
    def pool(self) -> tuple[Candidate, ...]:
        """The puzzles that fit what was chosen."""
        return self._chosen([each for each in self.packs if self.pack in (None, each.name)])

    def _chosen(self, packs: Sequence[Pack]) -> tuple[Candidate, ...]:
        """The puzzles of some packs that have the theme and the level, or belong to the mix."""
        if self.mix is None:
            return candidates(packs, self.theme, self.level)
        return tuple(each for each in candidates(packs) if self.mix.takes(each))

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
            return self._chosen(for_beginners)
        return self.pool

    @property
    def place_on_path(self) -> tuple[int, int, int]:
        """Which puzzle of the path is shown, from 1, or 0 for none; how many are solved; of how many."""
        keys = [each.key for each in self.path]
        at = keys.index(self.current.key) + 1 if self.current and self.current.key in keys else 0
        return at, sum(key in self.progress.standing.solved for key in keys), len(keys)

    @property
    def left_of_run(self) -> int:
        """How many puzzles of the last run are still to be gone through, with the one that is shown."""
        return len(self._left) + (self.way == "run" and self.current is not None)

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
            self.run = ClockRun(self.progress.now, self.seconds, ranked=self.mix is None)
        if way == "run":
            self._left = () if self.run is None else tuple(answer.candidate for answer in self.run.again)
        return self.go_on()

    def pick_day(self, day: date | None) -> Candidate | None:
        """Go on with the puzzle of a day; of a day to come, or of none, with that of today."""
        self.picked = day if day is not None and day < self.progress.today else None
        return self.begin("daily")

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
            case "run":
                self.current, self._left = (self._left[0], self._left[1:]) if self._left else (None, ())
            case "daily":
                self.day = self.picked or self.progress.today
                self.current = daily_puzzle(self.kind, self._shipped, self.day)
        return self.current

    def _left_for_run(self) -> list[Candidate]:
        """The puzzles that may come in this run: none comes twice."""
        assert self.run is not None
        quick = [each for each in self.pool if each.puzzle.answered_by in ("cell", "choice")]
        done = {answer.candidate.key for answer in self.run.answers}
        return [each for each in (quick if len(quick) >= ENOUGH else self.pool) if each.key not in done]

    def _next_in_run(self, seed: str) -> Candidate | None:
        assert self.run is not None
        seen = self.progress.standing.last
        # Those that were seen lately come last.
        among = sorted(self._left_for_run(), key=lambda each: (seen.get(each.key, 0), each.key))
        few = among[: max(ENOUGH, len(among) // 2)]
        wanted = self.progress.standing.rating.rating - EASIER + STEP * self.run.solved
        return min(few, key=lambda each: (abs(each.puzzle.rating - wanted), puzzle_key(seed, each.key)), default=None)

    # What counts

    def answered(self, answer: GivenAnswer) -> bool:
        """Take an answer into account, and return whether the next puzzle is shown at once, as against the clock."""
        current = self.current
        if current is None or answer.puzzle != current.puzzle:
            return False
        # Whoever answers after midnight answers the puzzle that was shown before.
        day = self.day.isoformat() if self.way == "daily" else NO_DAY
        if self.way == "clock" and (self.run is None or self.run.over or self.time_left == 0):
            self.end_run()
            return False
        again = answer.tries > 1 or (bool(day) and any(each.day == day for each in self.progress.done.attempts))
        modes: dict[Way, Mode] = {"repeat": "repeat", "run": "repeat", "clock": "clock", "daily": "daily"}
        mode = modes.get(self.way, "practise")
        self.progress.add(
            current.pack, current.puzzle, answer.right, hints=answer.hints, again=again, mode=mode, day=day
        )
        if self.way != "clock":
            return False
        assert self.run is not None
        self.run = self.run._replace(answers=(*self.run.answers, RunAnswer(current, answer.right, answer.seconds)))
        self.run = self.run._replace(all_done=not self._left_for_run())
        if self.run.missed >= MOST_MISSES or self.run.all_done:
            self.end_run()
        return not self.run.over

    @property
    def time_left(self) -> int:
        """How many milliseconds of the run against the clock are left."""
        if self.run is None or self.run.over:
            return 0
        return max(0, self.run.begun + 1000 * self.run.seconds - self.progress.now)

    def end_run(self) -> None:
        """End the run against the clock, and keep its score if it counts."""
        if self.run is None or self.run.over:
            return
        best = self.progress.best_run(self.run.seconds)
        self.run = self.run._replace(over=True, record=self.run.ranked and self.run.solved > (best or 0))
        if self.run.ranked:
            self.progress.add_run(self.run.solved, self.run.missed, self.run.seconds)
        self.current = None
