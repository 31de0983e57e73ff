"""Solving puzzles one after another, without any widget: what there is to choose from, what comes next, what counts."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from datetime import date
from hashlib import blake2b
from math import lcm
from random import Random
from typing import Final, Literal, NamedTuple

from ..language.words import Words
from ..rules.errors import GameError, quoted
from ..rules.ratings import success_chance
from .events import NO_DAY, Mode, puzzle_key
from .kind import PuzzleKind
from .pack import Pack
from .progress import Progress
from .progress_summary import DailyTries, ProgressSummary, Wait
from .puzzle import LEVELS, Puzzle
from .puzzle_attempt import GivenAnswer

# Which puzzle comes next: one that is due again, or else one that fits the rating and has not been seen lately.

LEAST_CHANCE: Final = 0.60
MOST_CHANCE: Final = 0.75
"""A puzzle fits if the chance to solve it is between these: hard enough to teach, easy enough to go on."""
FEWEST_FITTING: Final = 5
"""If fewer than these fit, those that come nearest are taken too."""


class Candidate(NamedTuple):
    """A puzzle that may come next."""

    pack: str
    puzzle: Puzzle

    @property
    def key(self) -> str:
        """What progress calls it."""
        return puzzle_key(self.pack, self.puzzle.id)


def candidates(packs: Iterable[Pack], theme: str | None = None, level: int | None = None) -> tuple[Candidate, ...]:
    """The puzzles of some packs, or those with a theme or a level; a puzzle of two packs of one name only once."""
    found = [
        Candidate(pack.name, puzzle)
        for pack in packs
        for puzzle in pack
        if theme in (None, puzzle.theme) and level in (None, puzzle.level)
    ]
    return tuple({each.key: each for each in found}.values())


def due_candidates(among: Sequence[Candidate], standing: ProgressSummary, now: int) -> tuple[Candidate, ...]:
    """Those that were missed and are due again, the one that was due first first."""
    by_key = {each.key: each for each in among}
    return tuple(by_key[key] for key in standing.due(now) if key in by_key)


def next_puzzle(
    among: Sequence[Candidate], standing: ProgressSummary, now: int, seed: str, shown: Candidate | None = None
) -> Candidate | None:
    """The puzzle that comes next in practice.

    Puzzles that are due again come first. Then come those that were never tried and fit the rating, see
    `LEAST_CHANCE`; if all were tried, those that were tried longest ago, with a preference for those not yet solved.

    Args:
        now: the moment, in milliseconds since 1970.
        seed: the same seed gives the same puzzle.
        shown: the puzzle that is shown now: it does not come again at once, unless there is no other.
    """
    others = [each for each in among if shown is None or each.key != shown.key] or list(among)
    if not others:
        return None
    if due := due_candidates(others, standing, now):
        return due[0]
    fresh = [each for each in others if each.key not in standing.last]
    if not fresh:
        unsolved = [each for each in others if each.key not in standing.solved] or others
        return min(unsolved, key=lambda each: (standing.last[each.key], each.key))
    return fitting(fresh, standing, seed)


def fitting(among: Sequence[Candidate], standing: ProgressSummary, seed: str) -> Candidate:
    """One of some puzzles that fits the rating, or comes near: for the same seed the same one."""

    def misfit(each: Candidate) -> float:
        chance = success_chance(standing.rating.rating, each.puzzle.rating)
        return max(LEAST_CHANCE - chance, chance - MOST_CHANCE, 0.0)

    ranked = sorted(among, key=lambda each: (misfit(each), each.key))
    fit = [each for each in ranked if not misfit(each)]
    return Random(seed).choice(fit if len(fit) >= FEWEST_FITTING else ranked[:FEWEST_FITTING])


def next_in_order(
    path: Sequence[Candidate], standing: ProgressSummary, shown: Candidate | None = None
) -> Candidate | None:
    """The puzzle that comes next on a path: the first one after the one that is shown that is not yet solved.

    It is `None` if all are solved. If nothing is shown, the one on the path that was tried last takes its place.
    """
    keys = [each.key for each in path]
    tried = [key for key in keys if key in standing.last]
    at = shown.key if shown and shown.key in keys else max(tried, key=lambda key: standing.last[key], default="")
    start = keys.index(at) + 1 if at else 0
    order = [*path[start:], *path[:start]]
    return next((each for each in order if each.key not in standing.solved), None)


# The puzzle of a day: the same for everybody with the same version of the kit, wherever they are.
#
# The themes take turns, day after day. The level follows the day of the week, from easy on Mondays to hard on Sundays,
# as the crosswords of newspapers do. Only packs that come with the kit count, and the order in which they are read does
# not.

LEVEL_OF_WEEKDAY: Final = (1, 2, 2, 3, 3, 4, 5)
"""From Monday on."""
SOLVED_SIGN: Final = "🟩"
MISSED_SIGN: Final = "🟥"
HINT_SIGN: Final = "💡"


def daily_puzzle(kind: PuzzleKind, shipped: Iterable[Pack], day: date) -> Candidate | None:
    """The puzzle of the day where the person is, from the packs that come with the kit; `None` if they have none."""
    pool = candidates(shipped)
    by_theme = {theme: [each for each in pool if each.puzzle.theme == theme] for theme in kind.by_name}
    themes = [theme for theme, some in by_theme.items() if some]
    if not themes:
        return None
    some = by_theme[themes[day.toordinal() % len(themes)]]
    levels = {each.puzzle.level for each in some}
    level_of = [min(levels, key=lambda level: (abs(level - wanted), level)) for wanted in LEVEL_OF_WEEKDAY]
    level = level_of[day.weekday()]
    order = sorted((each for each in some if each.puzzle.level == level), key=_shuffled)
    # How many days before this one had a puzzle of this theme and level: so all of them come before one comes again.
    cycles, at = divmod(day.toordinal(), lcm(len(themes), len(LEVEL_OF_WEEKDAY)))
    alike = [
        ordinal
        for ordinal in range(at % len(themes), lcm(len(themes), len(LEVEL_OF_WEEKDAY)), len(themes))
        if level_of[(ordinal - 1) % len(LEVEL_OF_WEEKDAY)] == level
    ]
    return order[(cycles * len(alike) + alike.index(at)) % len(order)]


def share_text(words: Words, title: str, day: date, tries: DailyTries, streak: int) -> str:
    """What people may tell others of a game's daily puzzle, solved so many days in a row. It gives nothing away."""
    missed, hints, solved = tries
    signs = HINT_SIGN * min(hints, 5) + MISSED_SIGN * min(missed, 10) + SOLVED_SIGN * solved
    result = words.say("daily-result", solved=int(solved), tries=missed + 1)
    line = words.say("daily-share", game=title, day=day.isoformat(), signs=signs, result=result, hints=hints)
    return f"{line}, {words.say('daily-share-streak', days=streak)}" if streak > 1 else line


def _shuffled(candidate: Candidate) -> bytes:
    """Where a puzzle stands in an order that has nothing to do with its name."""
    return blake2b(candidate.key.encode(), digest_size=8).digest()


def shipped_packs(kind: PuzzleKind, packs: Sequence[Pack]) -> tuple[Pack, ...]:
    """Those of some packs that come with the kit, and are not somebody's own."""
    return tuple(pack for pack in packs if pack.path is not None and pack.path.parent == kind.shipped)


# A session

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
