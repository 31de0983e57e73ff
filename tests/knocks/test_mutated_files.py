"""Mutated files, codes and hand-ins: refused in words, or read as what they say; never anything else.

Each is read by the door that the kit itself uses. What is read is written and read again, and must come back as it is.
None may take too many calls, or over 200 MB. `make test` tries five hundred, and `make thorough` ten thousand more.
With `BUTTONS_KNOCKS=10` in the environment either tries ten times as many.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

from tests.knocks import originals, readers
from tests.knocks.mutations import altered, chances, restructured, restructured_line
from tests.knocks.tally import TIMES, Tally

each_of_a_kind = pytest.mark.parametrize(
    "count", [100 * TIMES, pytest.param(2_000 * TIMES, marks=pytest.mark.thorough)]
)
"""So many of each of the five kinds."""

# Not to be explained: for that, hypothesis would follow every line.
PHASES: Final = [phase for phase in Phase if phase is not Phase.explain]
knocks = settings(database=None, phases=PHASES, suppress_health_check=list(HealthCheck))

Counted = Callable[[object], None]


def shaken(data: bytes, seal: Callable[[bytes], bytes], chance: random.Random) -> bytes:
    """A file that is damaged, or changed in its structure with its old checksum, or with the one that it then has."""
    match chance.randrange(4):
        case 0:
            return altered(data, chance)
        case 1:
            return restructured(data, chance)
        case _:
            return seal(restructured(data, chance))


def finish(tally: Tally, count: int, counted: Counted) -> None:
    counted(tally)
    assert tally.count >= count
    assert tally.outcomes["read"] > count / 100 and tally.outcomes["refused"] > count / 5


@each_of_a_kind
@pytest.mark.timeout(240 * TIMES)
def test_mutated_games(count: int, tmp_path: Path, counted: Counted) -> None:
    tally = Tally("mutated files of games")

    @settings(knocks, max_examples=count)
    @given(st.sampled_from(originals.records()), chances())
    def each(original: tuple[Any, bytes], chance: random.Random) -> None:
        kind, data = original
        readers.read_game_file(kind, shaken(data, originals.sealed_record, chance), tally, tmp_path)

    each()
    finish(tally, count, counted)


@each_of_a_kind
@pytest.mark.timeout(240 * TIMES)
def test_mutated_packs(count: int, tmp_path: Path, counted: Counted) -> None:
    tally = Tally("mutated packs")

    @settings(knocks, max_examples=count)
    @given(
        st.sampled_from(originals.packs()), chances(), st.sampled_from([altered, restructured_line, restructured_line])
    )
    def each(original: tuple[Any, bytes], chance: random.Random, way: Callable[[bytes, random.Random], bytes]) -> None:
        kind, data = original
        readers.read_own_pack(kind, way(data, chance), tally, tmp_path, by_name=chance.random() < 0.5)

    each()
    finish(tally, count, counted)


@each_of_a_kind
@pytest.mark.timeout(240 * TIMES)
def test_mutated_progress_courses_and_settings(count: int, tmp_path: Path, counted: Counted) -> None:
    tally = Tally("mutated progress, courses, settings and languages")

    @settings(knocks, max_examples=count)
    @given(st.sampled_from([*originals.kept(), "settings", "settings", "language"]), chances())
    def each(original: Any, chance: random.Random) -> None:
        if original == "settings":
            readers.read_settings(shaken(originals.settings_file(), bytes, chance), tally, tmp_path)
        elif original == "language":
            readers.read_language(altered(b"pt-BR\n", chance), tally, tmp_path)
        else:
            name, whose, file_format, data = original
            changed = shaken(data, lambda data: originals.sealed_kept(file_format, data), chance)
            readers.read_kept(name, whose, changed, tally, tmp_path)

    each()
    finish(tally, count, counted)


@each_of_a_kind
@pytest.mark.timeout(240 * TIMES)
def test_mutated_codes(count: int, tmp_path: Path, counted: Counted) -> None:
    tally = Tally("mutated and forged codes of games and progress")

    @settings(knocks, max_examples=count)
    @given(st.integers(0, len(originals.games()) - 1), chances(), st.sampled_from(["typed", "forged", "progress"]))
    def each(number: int, chance: random.Random, what: str) -> None:
        kind, code = originals.game_codes()[number]
        game = originals.games()[number][1]
        match what:
            case "progress":
                whose, text = originals.progress_codes()[number % 2]
                way = originals.forged_progress_code if chance.random() < 0.6 else originals.mistyped
                readers.read_progress_code(whose, way(text, chance), tally, tmp_path)
            case "forged":
                readers.read_game_code(kind, originals.forged_game_code(kind, game, chance), tally, tmp_path)
            case _:
                assert readers.read_game_code(kind, originals.mistyped(code, chance), tally, tmp_path) in (game, None)

    each()
    finish(tally, count, counted)


@each_of_a_kind
@pytest.mark.timeout(240 * TIMES)
def test_mutated_hand_ins(count: int, tmp_path: Path, counted: Counted) -> None:
    tally = Tally("mutated and forged hand-ins")
    file = tmp_path / "chat.txt"

    @settings(knocks, max_examples=count)
    @given(st.sampled_from(originals.hand_ins()), chances(), st.sampled_from(["typed", "file", "forged", "forged"]))
    def each(original: str, chance: random.Random, what: str) -> None:
        text: Any = (originals.forged_hand_in if what == "forged" else originals.mistyped)(original, chance)
        if what == "file":
            file.write_bytes(altered(original.encode(), chance))
        readers.read_hand_ins(file if what == "file" else [text], tally, summed_up=chance.random() < 0.05)

    each()
    finish(tally, count, counted)
