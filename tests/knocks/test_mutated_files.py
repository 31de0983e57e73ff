"""Mutated files, codes and hand-ins: refused in words, or read as what they say; never anything else.

Each is read by the door that the kit itself uses. What is read is written and read again, and must come back as it is.
None may take too many calls, or over 200 MB. `make test` tries five hundred, and `make thorough` ten thousand more.
With `BUTTONS_KNOCKS=10` in the environment either tries ten times as many.
"""

from __future__ import annotations

import random
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

from buttons_widgets.kit.classroom.class_summary import ClassSummary
from buttons_widgets.kit.classroom.read_submissions import gather
from buttons_widgets.kit.classroom.submission import handed_text
from buttons_widgets.kit.exercises.answer_store import AnswerStore
from buttons_widgets.kit.language.follow import FILE as LANGUAGE_FILE
from buttons_widgets.kit.language.follow import language_remembered, remember_language
from buttons_widgets.kit.puzzles.errors import PackError
from buttons_widgets.kit.puzzles.own_packs import own_path, own_puzzles
from buttons_widgets.kit.puzzles.pack import VARIABLE, find_pack, parse_puzzle, puzzle_line
from buttons_widgets.kit.puzzles.progress import Progress, progress_text, read_progress_text
from buttons_widgets.kit.rules.errors import GameError, shortened
from buttons_widgets.kit.saving.code import LONGEST_SEAT, CodeError
from buttons_widgets.kit.saving.errors import SaveError
from buttons_widgets.kit.saving.files import check_replaceable, read_record
from buttons_widgets.kit.saving.record import read_bytes, write_bytes
from buttons_widgets.kit.saving.settings import Chosen, Settings
from buttons_widgets.kit.saving.shelf import Shelf
from tests.classroom import read_handed
from tests.knocks import originals
from tests.knocks.mutations import altered, chances, restructured, restructured_line
from tests.knocks.tally import TIMES, Tally, check_message
from tests.nim_course import NIM_COURSE

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
    shelf = Shelf(tmp_path)
    path = shelf.new_path()

    @settings(knocks, max_examples=count)
    @given(st.sampled_from(originals.records()), chances())
    def each(original: tuple[Any, bytes], chance: random.Random) -> None:
        kind, data = original
        path.write_bytes(shaken(data, originals.sealed_record, chance))
        with tally.within_bounds():
            shelf.unfinished()
            try:
                game = read_record(path, kind.read_game)
            except SaveError as error:
                tally.refused(error)
                return
            finally:
                _ask(lambda: check_replaceable(path))
        tally.read()
        assert shelf.broken == ()
        assert read_bytes(write_bytes(kind.write_game(game)), kind.read_game) == game
        assert game.start_state().replay(game.moves) == game

    each()
    finish(tally, count, counted)


def _ask(door: Callable[[], object]) -> None:
    """Open a door that may refuse."""
    try:
        door()
    except GameError as error:
        check_message(error)


@each_of_a_kind
@pytest.mark.timeout(240 * TIMES)
def test_mutated_packs(count: int, tmp_path: Path, counted: Counted, monkeypatch: pytest.MonkeyPatch) -> None:
    tally = Tally("mutated packs")
    monkeypatch.setenv(VARIABLE, str(tmp_path))
    for kind in originals.PUZZLE_KINDS:
        own_path(kind, "mine").parent.mkdir(parents=True)

    @settings(knocks, max_examples=count)
    @given(
        st.sampled_from(originals.packs()), chances(), st.sampled_from([altered, restructured_line, restructured_line])
    )
    def each(original: tuple[Any, bytes], chance: random.Random, way: Callable[[bytes, random.Random], bytes]) -> None:
        kind, data = original
        own_path(kind, "mine").write_bytes(way(data, chance))
        by_name = chance.random() < 0.5
        try:
            with tally.within_bounds():
                puzzles = tuple(find_pack(kind, "mine")) if by_name else own_puzzles(kind, "mine")
        except PackError as error:
            tally.refused(error)
            return
        tally.read()
        words = kind.words_in("en")
        for puzzle in puzzles:
            line = puzzle_line(puzzle)
            if line.encode() not in data:  # what is as it was is checked elsewhere
                assert parse_puzzle(kind, line) == puzzle
                assert puzzle.ask("", words).text

    each()
    finish(tally, count, counted)


@each_of_a_kind
@pytest.mark.timeout(240 * TIMES)
def test_mutated_progress_courses_and_settings(count: int, tmp_path: Path, counted: Counted) -> None:
    tally = Tally("mutated progress, courses, settings and languages")
    folder = tmp_path / "data"

    def keeps(name: str, whose: str) -> None:
        make = AnswerStore if name.startswith("course") else Progress
        with tally.within_bounds():
            kept: AnswerStore | Progress = make(whose, folder)
        if kept.trouble is None:
            tally.read()
        else:
            tally.refused(kept.trouble.reason)
            assert kept.trouble.path.exists()
        kept.keep()
        later = make(whose, folder)
        assert later.done == kept.done or (kept.trouble is not None and kept.trouble.way == "later")
        str(kept.students if isinstance(kept, AnswerStore) else kept.standing)

    def chooses() -> None:
        settings = Settings(folder)
        with tally.within_bounds():
            chosen = settings.of("buttons")
        # Nobody is told of settings that are lost: what cannot be read was never chosen.
        tally.outcomes["read" if chosen != Chosen() else "refused"] += 1
        assert settings.remember("buttons", chosen)
        assert settings.change("buttons", pace="slow")
        assert settings.of("buttons").pace == "slow"

    def speaks() -> None:
        with tally.within_bounds():
            language = language_remembered(folder)
        tally.outcomes["read" if language else "refused"] += 1
        assert remember_language(language or "de", folder)
        assert language_remembered(folder) == (language or "de")

    @settings(knocks, max_examples=count)
    @given(st.sampled_from([*originals.kept(), "settings", "settings", "language"]), chances())
    def each(original: Any, chance: random.Random) -> None:
        shutil.rmtree(folder, ignore_errors=True)
        folder.mkdir()
        if original == "settings":
            Settings(folder).path.write_bytes(shaken(originals.settings_file(), bytes, chance))
            chooses()
        elif original == "language":
            (folder / LANGUAGE_FILE).write_bytes(altered(b"pt-BR\n", chance))
            speaks()
        else:
            name, whose, file_format, data = original
            changed = shaken(data, lambda data: originals.sealed_kept(file_format, data), chance)
            (folder / name).write_bytes(changed)
            keeps(name, whose)

    each()
    finish(tally, count, counted)


@each_of_a_kind
@pytest.mark.timeout(240 * TIMES)
def test_mutated_codes(count: int, counted: Counted) -> None:
    tally = Tally("mutated and forged codes of games and progress")

    @settings(knocks, max_examples=count)
    @given(st.integers(0, len(originals.games()) - 1), chances(), st.sampled_from(["typed", "forged", "progress"]))
    def each(number: int, chance: random.Random, what: str) -> None:
        kind, code = originals.game_codes()[number]
        try:
            if what == "progress":
                whose, text = originals.progress_codes()[number % 2]
                text = (originals.forged_progress_code if chance.random() < 0.6 else originals.mistyped)(text, chance)
                with tally.within_bounds():
                    done = read_progress_text(whose, text)
                assert read_progress_text(whose, progress_text(whose, done)) == done
            else:
                game = originals.games()[number][1]
                forged = what == "forged"
                text = originals.forged_game_code(kind, game, chance) if forged else originals.mistyped(code, chance)
                with tally.within_bounds():
                    read, seats = kind.read_seated_code(text)
                again, seated = kind.read_seated_code(kind.write_code(read, seats))
                assert again == read
                assert [shortened(seat, LONGEST_SEAT) for seat in seats] == list(seated)
                assert forged or read == game
        except CodeError as error:
            tally.refused(error)
        else:
            tally.read()

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
        with tally.within_bounds():
            items = gather(file if what == "file" else [text])
        assert items
        for item in items:
            if item.handed is None:
                tally.refused(item.reason)
                continue
            tally.read()
            assert read_handed(handed_text(item.handed)) == item.handed
        if any(item.handed for item in items) or chance.random() < 0.05:
            with tally.within_bounds():
                _ask(lambda: summarised(file if what == "file" else text))

    each()
    finish(tally, count, counted)


def summarised(given: Any) -> None:
    """What a teacher sees of what was handed in."""
    summary = ClassSummary(NIM_COURSE, [given], 1, "en")
    assert summary._repr_html_() and summary.csv()
