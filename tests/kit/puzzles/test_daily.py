"""The puzzle of a day is the same for everybody, and themes and levels take turns."""

from __future__ import annotations

from collections import Counter
from datetime import date, timedelta
from itertools import pairwise
from pathlib import Path

import pytest

from buttons_widgets.kit.puzzles.daily import LEVEL_OF_WEEKDAY, MIDDLING, MOST_STEPS, daily_puzzle, is_short, share_text
from buttons_widgets.kit.puzzles.kind import PuzzleKind
from buttons_widgets.kit.puzzles.pack import Pack, find_pack, pack_places
from buttons_widgets.kit.puzzles.progress_summary import DailyTries
from buttons_widgets.kit.puzzles.session import shipped_packs
from buttons_widgets.kit.rules.ratings import success_chance
from tests.every_game import puzzle_kinds
from tests.kit.puzzles.toy import Larger, Sum, toy, toy_kind, write_toys

FIRST = date(2026, 1, 5)
DAYS = [FIRST + timedelta(days=number) for number in range(700)]


@pytest.fixture
def kind(tmp_path: Path) -> PuzzleKind:
    return toy_kind(tmp_path)


def packs(each: int = 4) -> list[Pack]:
    """So many puzzles of every theme and level, in two packs."""
    ratings = {1: 1000, 2: 1300, 3: 1500, 4: 1700, 5: 1900}
    return [
        Pack(name, [toy(100 * level + n, ratings[level], theme) for level in ratings for n in range(each)])
        for name, theme in (("one", Sum), ("two", Larger))
    ]


def test_it_does_not_depend_on_the_order_of_packs_or_puzzles(kind: PuzzleKind) -> None:
    one = packs()
    two = [Pack(pack.name, list(pack)[::-1]) for pack in reversed(one)]
    for day in DAYS[:50]:
        assert daily_puzzle(kind, one, day) == daily_puzzle(kind, two, day)


def test_themes_take_turns_and_the_week_grows_harder(kind: PuzzleKind) -> None:
    found = [daily_puzzle(kind, packs(), day) for day in DAYS]
    assert all(one.puzzle.theme != two.puzzle.theme for one, two in pairwise(found))
    for day, candidate in zip(DAYS, found, strict=True):
        assert candidate.puzzle.level == LEVEL_OF_WEEKDAY[day.weekday()]


@pytest.mark.parametrize("each", [1, 3, 4])
def test_none_comes_again_before_all_alike_came(kind: PuzzleKind, each: int) -> None:
    found = [daily_puzzle(kind, packs(each), day) for day in DAYS]
    for theme in ("sum", "larger"):
        for level in (1, 2, 3):  # those that are short
            alike = [it.key for it in found if (it.puzzle.theme, it.puzzle.level) == (theme, level)]
            assert len(set(alike)) == each
            for start in range(0, len(alike) - each, 1):
                assert len(set(alike[start : start + each])) == each


def test_every_theme_meets_every_day_of_the_week(kind: PuzzleKind) -> None:
    met = Counter((daily_puzzle(kind, packs(), day).puzzle.theme, day.weekday()) for day in DAYS[:14])
    assert len(met) == 14


@pytest.mark.parametrize("game", puzzle_kinds(), ids=lambda game: game.name)
def test_none_is_long_or_too_hard_for_a_middling_solver(game: PuzzleKind) -> None:
    shipped = [find_pack(game, place.name) for place in pack_places(game) if not place.own]
    themes = {puzzle.theme for pack in shipped for puzzle in pack if not puzzle.of_two}
    found = [daily_puzzle(game, shipped, day).puzzle for day in DAYS[:140]]
    assert {puzzle.theme for puzzle in found} == themes  # each has short ones
    for puzzle in found:
        assert is_short(puzzle) and not puzzle.of_two and success_chance(1500, puzzle.rating) >= 0.5
        assert puzzle.answered_by != "cells" or len(puzzle.answers[0].split()) <= MOST_STEPS
    assert max(puzzle.rating for puzzle in found) > MIDDLING - 200


def test_where_all_are_hard_one_of_them_comes(kind: PuzzleKind) -> None:
    assert daily_puzzle(kind, [Pack("one", [toy(1, 2300)])], FIRST).puzzle.rating == 2300


def test_levels_that_a_theme_lacks_are_replaced_by_the_nearest(kind: PuzzleKind) -> None:
    few = [Pack("one", [toy(1, 1500), toy(2, 1500)])]
    levels = {daily_puzzle(kind, few, day).puzzle.level for day in DAYS}
    assert levels == {3}
    assert daily_puzzle(kind, [], FIRST) is None


def test_one_s_own_packs_do_not_count(kind: PuzzleKind, tmp_path: Path) -> None:
    shipped = find_pack(kind, write_toys(tmp_path, "shipped"))
    own = find_pack(kind, write_toys(tmp_path / "own", "own"))
    assert shipped_packs(kind, [own, shipped, Pack("made", [])]) == (shipped,)


def test_what_is_shared_gives_nothing_away(kind: PuzzleKind) -> None:
    words, day = kind.words_in("en"), date(2026, 11, 22)

    def text(missed: int, hints: int, solved: bool, streak: int) -> str:
        return share_text(words, "TOYS", day, DailyTries(missed, hints, solved), streak)

    assert text(0, 0, True, 5) == "TOYS daily 2026-11-22: 🟩 first try, 0 hints, streak 5"
    assert text(2, 1, True, 1) == "TOYS daily 2026-11-22: 💡🟥🟥🟩 3 tries, 1 hint"
    assert text(1, 0, False, 0) == "TOYS daily 2026-11-22: 🟥 not solved yet, 0 hints"
