"""Which puzzle comes next: one that is due again, or else one that fits the rating and has not been seen lately."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from random import Random
from typing import Final, NamedTuple

from ..rules.ratings import success_chance
from .events import puzzle_key
from .pack import Pack
from .progress_summary import ProgressSummary
from .puzzle import Puzzle

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
