"""The puzzle of a day: the same for everybody with the same version of the kit, wherever they are.

The themes take turns, day after day. The level follows the day of the week, from easy on Mondays to harder on Sundays,
as the crosswords of newspapers do, but none is long. Only packs that come with the kit count, and the order in which
they are read does not. The puzzles of all days that are past can be solved still; a streak is made of days on which the
puzzle was solved in time.
"""

from __future__ import annotations

from collections.abc import Iterable
from datetime import date
from hashlib import blake2b
from math import lcm
from typing import Final

from ..language.words import Words
from .choosing import Candidate, candidates
from .kind import PuzzleKind
from .moves import BETWEEN
from .pack import Pack
from .progress_summary import DailyTries
from .puzzle import Puzzle

LEVEL_OF_WEEKDAY: Final = (1, 1, 2, 2, 2, 3, 3)
"""From Monday on."""
MIDDLING: Final = 1500
"""The puzzle of a day is no harder than this: whoever has this rating solves it every second time at least."""
MOST_STEPS: Final = 12
"""Its answer takes so many clicks or moves at most."""
SOLVED_SIGN: Final = "🟩"
MISSED_SIGN: Final = "🟥"
HINT_SIGN: Final = "💡"


def daily_puzzle(kind: PuzzleKind, shipped: Iterable[Pack], day: date) -> Candidate | None:
    """The puzzle of the day where the person is, from the packs that come with the kit; `None` if they have none."""
    every = candidates(shipped)
    pool = [each for each in every if is_short(each.puzzle)] or every
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


def is_short(puzzle: Puzzle) -> bool:
    """Whether a puzzle is meant for the three minutes of a day: see `MIDDLING`, `MOST_STEPS` and `Puzzle.of_two`."""
    between = BETWEEN if puzzle.answered_by == "moves" else None
    return puzzle.rating <= MIDDLING and not puzzle.of_two and len(puzzle.answers[0].split(between)) <= MOST_STEPS


def _shuffled(candidate: Candidate) -> bytes:
    """Where a puzzle stands in an order that has nothing to do with its name."""
    return blake2b(candidate.key.encode(), digest_size=8).digest()
