"""Which puzzle comes next: due ones first, then one that fits the rating, the same one for the same seed."""

from __future__ import annotations

from pathlib import Path

import pytest

from buttons_widgets.kit.puzzles.choosing import (
    LEAST_CHANCE,
    MOST_CHANCE,
    Candidate,
    candidates,
    due_candidates,
    next_in_order,
    next_puzzle,
)
from buttons_widgets.kit.puzzles.pack import Pack
from buttons_widgets.kit.puzzles.progress import Progress
from buttons_widgets.kit.rules.ratings import success_chance
from tests.kit.puzzles.toy import Clock, Sum, toy, toy_pack

POOL = candidates([toy_pack(count=180)])


@pytest.fixture
def progress(tmp_path: Path) -> Progress:
    return Progress("toy", tmp_path, Clock())


def chosen(progress: Progress, seed: str = "1", shown: Candidate | None = None) -> Candidate:
    found = next_puzzle(POOL, progress.standing, progress.now, seed, shown)
    assert found is not None
    return found


def answer(progress: Progress, candidate: Candidate, right: bool) -> None:
    progress.clock.pass_by(minutes=1)
    progress.add(candidate.pack, candidate.puzzle, right)


def test_it_fits_the_rating_and_is_the_same_for_the_same_seed(progress: Progress) -> None:
    several = {chosen(progress, str(seed)) for seed in range(50)}
    assert len(several) > 3
    for candidate in several:
        assert LEAST_CHANCE - 0.01 <= success_chance(1500, candidate.puzzle.rating) <= MOST_CHANCE + 0.01
        assert chosen(progress, "7") == chosen(progress, "7")


def test_whoever_solves_gets_harder_ones_and_whoever_fails_easier_ones(progress: Progress, tmp_path: Path) -> None:
    weak = Progress("toy", tmp_path / "weak", Clock())
    for seed in range(12):
        answer(progress, chosen(progress, str(seed)), True)
        answer(weak, next_puzzle(POOL, weak.standing, 0, str(seed)), False)
    assert chosen(progress).puzzle.rating > 1600
    fresh = [each for each in POOL if each.key not in weak.standing.last]
    assert next_puzzle(fresh, weak.standing, 0, "1").puzzle.rating < 1200


def test_what_is_due_comes_first_but_not_at_once(progress: Progress) -> None:
    missed = chosen(progress)
    answer(progress, missed, False)
    for seed in range(5):
        another = chosen(progress, str(seed), missed)
        assert another != missed
        answer(progress, another, True)
    assert chosen(progress) == missed
    assert due_candidates(POOL, progress.standing, progress.now) == (missed,)
    assert chosen(progress, shown=missed) != missed
    sums = candidates([toy_pack(count=180)], theme="larger" if missed.puzzle.theme == "sum" else "sum")
    assert due_candidates(sums, progress.standing, progress.now) == ()


def test_none_comes_twice_before_all_came_and_then_the_oldest_unsolved(progress: Progress) -> None:
    few = candidates([Pack("few", [toy(n) for n in range(6)])])
    order: list[Candidate] = []
    for seed in range(6):
        found = next_puzzle(few, progress.standing, progress.now, str(seed))
        order.append(found)
        answer(progress, found, True)
    assert len(set(order)) == 6
    assert next_puzzle(few, progress.standing, progress.now, "1") == order[0]
    assert next_puzzle(few[:1], progress.standing, progress.now, "1", few[0]) == few[0]
    assert next_puzzle((), progress.standing, progress.now, "1") is None


def test_filters(progress: Progress) -> None:
    packs = [toy_pack("a"), toy_pack("b"), toy_pack("a")]
    assert len(candidates(packs)) == 40
    assert {each.puzzle.theme for each in candidates(packs, theme="sum")} == {"sum"}
    assert {each.puzzle.level for each in candidates(packs, level=2)} == {2}
    assert candidates(packs, theme="none") == ()


def test_a_path_goes_on_where_it_was_left(progress: Progress) -> None:
    path = candidates([Pack("path", [toy(n, theme=Sum) for n in range(5)])])
    assert next_in_order(path, progress.standing) == path[0]
    answer(progress, path[0], True)
    answer(progress, path[1], False)
    # One that was missed is passed by, and comes at the end.
    assert next_in_order(path, progress.standing) == path[2]
    assert next_in_order(path, progress.standing, shown=path[3]) == path[4]
    for place in (2, 3, 4):
        answer(progress, path[place], True)
    assert next_in_order(path, progress.standing) == path[1]
    answer(progress, path[1], True)
    assert next_in_order(path, progress.standing) is None
