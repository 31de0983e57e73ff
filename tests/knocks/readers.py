"""Every reader of what comes from somebody else: its originals, and what has to be true whatever it is given.

What is read is written and read again, and must come back as it is; anything else is refused in words. The tests of
mutated files and the fuzzer give their inputs to these same functions.
"""

from __future__ import annotations

import json
import os
import random
import shutil
from collections.abc import Callable, Mapping, Sequence
from functools import cache, partial
from pathlib import Path
from typing import Any, Final, NamedTuple
from unittest.mock import patch

import msgspec
import numpy as np

from buttons_widgets.kit.analysis.kept import VARIABLE as NUMBERS_VARIABLE
from buttons_widgets.kit.analysis.kept import KeptNumbers
from buttons_widgets.kit.bots.faults import BotFault, read_fault
from buttons_widgets.kit.classroom.class_summary import ClassSummary
from buttons_widgets.kit.classroom.read_submissions import gather
from buttons_widgets.kit.classroom.submission import CODE_WORD as HAND_IN_WORD
from buttons_widgets.kit.classroom.submission import handed_text
from buttons_widgets.kit.exercises.answer_store import AnswerStore
from buttons_widgets.kit.language.follow import FILE as LANGUAGE_FILE
from buttons_widgets.kit.language.follow import language_followed, language_remembered, remember_language
from buttons_widgets.kit.language.words import KIT_WORDS, words_in
from buttons_widgets.kit.puzzles.errors import PackError
from buttons_widgets.kit.puzzles.kind import PuzzleKind
from buttons_widgets.kit.puzzles.own_packs import own_path, own_puzzles
from buttons_widgets.kit.puzzles.pack import VARIABLE, find_pack, parse_puzzle, puzzle_line
from buttons_widgets.kit.puzzles.progress import CODE_WORD as PROGRESS_WORD
from buttons_widgets.kit.puzzles.progress import Progress, progress_text, read_progress_text
from buttons_widgets.kit.rules.errors import GameError, shortened
from buttons_widgets.kit.saving.code import LONGEST_SEAT, CodeError, CodeReader, CodeWriter
from buttons_widgets.kit.saving.errors import SaveError
from buttons_widgets.kit.saving.files import check_replaceable, read_record
from buttons_widgets.kit.saving.record import read_bytes, write_bytes
from buttons_widgets.kit.saving.settings import Chosen, Settings
from buttons_widgets.kit.saving.shelf import Shelf
from buttons_widgets.kit.table.kind import Kind
from buttons_widgets.kit.tournament.hall import TOURNAMENT_WORDS, Journal
from buttons_widgets.kit.tournament.result import TournamentResult
from buttons_widgets.kit.tournament.schedule import Batch, Schedule
from buttons_widgets.launch.command import LEDGER, copy_notebooks, unchanged_copies
from tests.classroom import read_handed
from tests.knocks import originals, typed
from tests.knocks.mutations import restructured, restructured_line
from tests.knocks.tally import Tally, check_message
from tests.nim_course import NIM_COURSE

AnyKind = Kind[Any, Any]
Mutate = Callable[[bytes, random.Random], bytes]


def ask(door: Callable[[], object]) -> None:
    """Open a door that may refuse."""
    try:
        door()
    except GameError as error:
        check_message(error)


# Files


def read_game_file(kind: AnyKind, data: bytes, tally: Tally, folder: Path) -> None:
    shelf = Shelf(folder)
    path = folder / "game-20261128-120000-00000000.json"
    path.write_bytes(data)
    with tally.within_bounds():
        shelf.unfinished()
        try:
            game = read_record(path, kind.read_game)
        except SaveError as error:
            tally.refused(error)
            return
        finally:
            ask(lambda: check_replaceable(path))
    tally.read()
    assert shelf.broken == ()
    assert read_bytes(write_bytes(kind.write_game(game)), kind.read_game) == game
    assert game.start_state().replay(game.moves) == game


def read_own_pack(kind: PuzzleKind, data: bytes, tally: Tally, folder: Path, *, by_name: bool = True) -> None:
    with patch.dict(os.environ, {VARIABLE: str(folder)}):
        path = own_path(kind, "mine")
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(data)
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


def read_kept(name: str, whose: str, data: bytes, tally: Tally, folder: Path) -> None:
    """A person's progress, or a course's answers."""
    make = AnswerStore if name.startswith("course") else Progress
    folder = _emptied(folder / "data")
    (folder / name).write_bytes(data)
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


def read_settings(data: bytes, tally: Tally, folder: Path) -> None:
    settings = Settings(folder)
    settings.path.write_bytes(data)
    with tally.within_bounds():
        chosen = settings.of("buttons")
    # Nobody is told of settings that are lost: what cannot be read was never chosen.
    tally.outcomes["read" if chosen != Chosen() else "refused"] += 1
    assert settings.remember("buttons", chosen)
    assert settings.change("buttons", pace="slow")
    assert settings.of("buttons").pace == "slow"


def read_language(data: bytes, tally: Tally, folder: Path) -> None:
    (folder / LANGUAGE_FILE).write_bytes(data)
    with tally.within_bounds():
        language = language_remembered(folder)
    tally.outcomes["read" if language else "refused"] += 1
    assert remember_language(language or "de", folder)
    assert language_remembered(folder) == (language or "de")


def read_jupyterlab(data: bytes, tally: Tally, folder: Path) -> None:
    path = folder / "@jupyterlab" / "translation-extension" / "plugin.jupyterlab-settings"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(data)
    with patch.dict(os.environ, {"JUPYTERLAB_SETTINGS_DIR": str(folder)}), tally.within_bounds():
        language = language_followed(folder / "nothing is chosen here")
    tally.outcomes["read" if language else "refused"] += 1
    assert language is None or language.replace("-", "").isalnum()


def read_journal(lines: Sequence[bytes], tally: Tally, folder: Path, *, sealed: bool) -> None:
    """What is read of a tournament's journal can be shown, and is read again of the file that is left."""
    journal = Journal(_emptied(folder / "journal"), {}, _SCHEDULE)
    whole = b"".join(map(journal._sealed, [journal._head, *lines])) if sealed else b"\n".join(lines)
    journal.path.write_bytes(whole)
    with tally.within_bounds(), journal:
        played = [(batch, journal.get(batch)) for batch in _SCHEDULE.batches()]
    assert journal.trouble is None
    tally.outcomes["read" if any(games for _, games in played) else "refused"] += 1
    held = [(batch, games or []) for batch, games in played]
    result = TournamentResult("buttons", ["a", "b"], _SCHEDULE, held, _TOURNAMENT_WORDS, lambda *_: None)
    assert str(result) and result._repr_html_()
    with Journal(folder / "journal", {}, _SCHEDULE) as again:
        assert [(batch, again.get(batch)) for batch in _SCHEDULE.batches()] == played


def read_copied(data: bytes, tally: Tally, folder: Path, *, ledger: bool) -> None:
    """A list of copies, or a copy, that somebody has changed: copies are brought up to date, and nothing is lost."""
    origin, copies = folder / "origin", _emptied(folder / "copies")
    origin.mkdir(exist_ok=True)
    (origin / "one.ipynb").write_bytes(_NOTEBOOK)
    (copies / (LEDGER if ledger else "one.ipynb")).write_bytes(data)
    with tally.within_bounds():
        written = copy_notebooks(origin, copies)
        unchanged_copies(origin, copies)
    tally.outcomes["read" if not written else "refused"] += 1
    assert copy_notebooks(origin, copies) == []
    assert ledger or data in {path.read_bytes() for path in copies.glob("*.ipynb")}, "somebody's own work is lost"


def read_numbers(data: bytes, tally: Tally, folder: Path) -> None:
    found = np.zeros(_KEPT_NUMBERS.count)
    with patch.dict(os.environ, {NUMBERS_VARIABLE: str(folder)}):
        _KEPT_NUMBERS.path.write_bytes(data)
        with tally.within_bounds():
            kept = _KEPT_NUMBERS.or_found(lambda: found)
        tally.outcomes["refused" if kept is found else "read"] += 1
        assert _KEPT_NUMBERS.or_found(lambda: found + 1).tobytes() == kept.tobytes()


def read_reported_fault(data: bytes, tally: Tally, _: Path) -> None:
    """What the process of a bot reports, of which the bot may be the author."""
    try:
        record = json.loads(data)
    except (ValueError, RecursionError):
        return
    with tally.within_bounds():
        fault = read_fault(record)
    tally.outcomes["read" if fault else "refused"] += 1
    if fault is not None:
        json.dumps(fault.record()).encode()
        again = read_fault(fault.record())
        assert again is not None and json.dumps(again.record()) == json.dumps(fault.record())


def _emptied(folder: Path) -> Path:
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir()
    return folder


# Codes


def read_game_code(kind: AnyKind, text: str, tally: Tally, _: Path) -> Any:
    """The game of a code; `None` if it is refused."""
    try:
        with tally.within_bounds():
            read, seats = kind.read_seated_code(text)
    except CodeError as error:
        tally.refused(error)
        return None
    tally.read()
    again, seated = kind.read_seated_code(kind.write_code(read, seats))
    assert again == read
    assert [shortened(seat, LONGEST_SEAT) for seat in seats] == list(seated)
    return read


def read_progress_code(whose: str, text: str, tally: Tally, _: Path) -> None:
    try:
        with tally.within_bounds():
            done = read_progress_text(whose, text)
    except CodeError as error:
        tally.refused(error)
        return
    tally.read()
    assert read_progress_text(whose, progress_text(whose, done)) == done


def read_hand_ins(given: Any, tally: Tally, *, summed_up: bool = True) -> None:
    """What a class hands in: a list of texts, or a file."""
    with tally.within_bounds():
        items = gather(given)
    assert items
    for item in items:
        if item.handed is None:
            tally.refused(item.reason)
            continue
        tally.read()
        assert read_handed(handed_text(item.handed)) == item.handed
    if summed_up or any(item.handed for item in items):
        with tally.within_bounds():
            ask(lambda: _summarised(given))


def _summarised(given: Any) -> None:
    """What a teacher sees of what was handed in."""
    summary = ClassSummary(NIM_COURSE, given if isinstance(given, list) else [given], 1, "en")
    assert summary._repr_html_() and summary.csv()


def _read_hand_in_file(data: bytes, tally: Tally, folder: Path) -> None:
    file = folder / "chat.txt"
    file.write_bytes(data)
    read_hand_ins(file, tally)


# For the fuzzer each input is bytes; where a reader reads several kinds, the first byte says which.


class Reader(NamedTuple):
    """One reader.

    Attributes:
        originals: what the kit writes itself, as inputs.
        check: gives an input to the reader, and checks what comes of it.
        mutate: changes an input as only somebody who knows its form would; none if left out.
    """

    originals: Callable[[], Sequence[bytes]]
    check: Callable[[bytes, Tally, Path], None]
    mutate: Mutate | None = None


def _numbered(number: int, data: bytes) -> bytes:
    return bytes([number]) + data


def _picked(data: bytes, several: Sequence[Any]) -> tuple[Any, bytes]:
    return several[(data[0] if data else 0) % len(several)], data[1:]


def _behind_first(mutate: Mutate) -> Mutate:
    """The same for an input whose first byte says of which kind it is."""
    return lambda data, chance: data[:1] + mutate(data[1:], chance)


def _sealed_or_not(data: bytes, seal: Callable[[bytes], bytes]) -> tuple[bytes, ...]:
    """As it is, and with the checksum that it should have: no fuzzer finds that."""
    sealed = seal(data)
    return (data,) if sealed == data else (data, sealed)


@cache
def _record_kinds() -> Sequence[AnyKind]:
    return list({kind.name: kind for kind, _ in originals.records()}.values())


def _check_record(data: bytes, tally: Tally, folder: Path) -> None:
    kind, data = _picked(data, _record_kinds())
    for one in _sealed_or_not(data, originals.sealed_record):
        read_game_file(kind, one, tally, folder)


def _check_pack(data: bytes, tally: Tally, folder: Path) -> None:
    read_own_pack(*_picked(data, originals.PUZZLE_KINDS), tally, folder)


def _check_kept(data: bytes, tally: Tally, folder: Path) -> None:
    (name, whose, file_format, _), data = _picked(data, originals.kept())
    for one in _sealed_or_not(data, partial(originals.sealed_kept, file_format)):
        read_kept(name, whose, one, tally, folder)


def _code(word: str, packed: bytes, *counts: int) -> str:
    """A code with the right checksum around any bytes."""
    writer = CodeWriter()
    for count in counts:
        writer.put_count(count)
    writer.put_bytes(packed)
    return writer.code(word, 1)


def _number_of(code: str, word: str) -> bytes:
    """The number in a code, as bytes from the least on."""
    number = CodeReader(code, word)._number
    return number.to_bytes((number.bit_length() + 7) // 8, "little")


def _check_game_number(data: bytes, tally: Tally, folder: Path) -> None:
    """The first byte says which game's code it is, and whether that says who sits where."""
    kind, number = _picked(data, _record_kinds())
    writer = CodeWriter()
    writer.put_bytes(number[:14_000])
    read_game_code(kind, writer.code(kind.code_word, 1 + (data[:1] >= b"\x80")), tally, folder)


def _game_numbers() -> Sequence[bytes]:
    names = [kind.name for kind in _record_kinds()]
    return [
        _numbered(
            names.index(kind.name) + (len(names) * -(-128 // len(names)) if number % 2 else 0),
            _number_of(code, kind.code_word),
        )
        for number, (kind, code) in enumerate(originals.game_codes())
    ]


def _check_typed_code(data: bytes, tally: Tally, folder: Path) -> None:
    kind, text = _picked(data, [*_record_kinds(), *(whose for whose, _ in originals.progress_codes())])
    read = read_progress_code if isinstance(kind, str) else read_game_code
    read(kind, typed.text_of(text), tally, folder)


def _typed_codes() -> Sequence[bytes]:
    names = [kind.name for kind in _record_kinds()]
    games = [_numbered(names.index(kind.name), code.encode()) for kind, code in originals.game_codes()]
    return games + [
        _numbered(len(names) + at, text.encode()) for at, (_, text) in enumerate(originals.progress_codes())
    ]


def _check_packed_progress(data: bytes, tally: Tally, folder: Path) -> None:
    whose, data = _picked(data, [whose for whose, _ in originals.progress_codes()])
    packed = originals.compressed(data)[:14_000]
    read_progress_code(whose, _code(PROGRESS_WORD, packed, len(packed)), tally, folder)


def _packed_progress() -> Sequence[bytes]:
    return [
        _numbered(at, originals.unpacked_progress(text.split()[0]))
        for at, (_, text) in enumerate(originals.progress_codes())
    ]


def _check_packed_hand_in(data: bytes, tally: Tally, _: Path) -> None:
    packed = originals.compressed(data, -15)[:14_000]
    read_hand_ins([_code(HAND_IN_WORD, packed, 1, len(packed))], tally)


def _packed_hand_ins() -> Sequence[bytes]:
    return [msgspec.msgpack.encode(read_handed(text)) for text in dict.fromkeys(originals.hand_ins())]


_SCHEDULE: Final = Schedule(bots=2, players=2, games=12, seed="one")
_TOURNAMENT_WORDS: Final = words_in([KIT_WORDS, TOURNAMENT_WORDS], "en")


def _check_journal(data: bytes, tally: Tally, folder: Path) -> None:
    """The first byte says whether it is a whole file, or lines to which the right head and checksums are given."""
    sealed, data = _picked(data, (True, False))
    read_journal(data.split(b"\n"), tally, folder, sealed=sealed)


def _journals() -> Sequence[bytes]:
    lines = [
        json.dumps({"batch": one.number, "blocks": len(one.blocks), "games": _played(one)})
        for one in _SCHEDULE.batches()
    ]
    stopped = {"bot": 0, "seat": 0, "fault": BotFault("exit", error="SystemExit").record(), "decision": 1, "round": 1}
    stopped |= {"ended": "stopped", "shares": None, "game": "", "random": "one", "printed_last": "so"}
    first = next(_SCHEDULE.batches())
    lines.append(json.dumps({"batch": 0, "blocks": len(first.blocks), "games": [{**_played(first)[0], **stopped}]}))
    journal = Journal(Path(), {}, _SCHEDULE)
    whole = b"".join(map(journal._sealed, [journal._head, lines[0].encode()]))
    return [
        *(_numbered(0, text.encode()) for text in lines),
        _numbered(0, "\n".join(lines).encode()),
        _numbered(1, whole),
    ]


def _played(batch: Batch) -> list[dict[str, Any]]:
    return [
        {"block": block, "seats": seats, "shares": [1, 0], "ended": "won", "plies": 9, "printed": [[0, "so"]]}
        for block in batch.blocks
        for seats in _SCHEDULE.seatings(batch.group, block)
    ]


_NOTEBOOK: Final = json.dumps({
    "cells": [{"cell_type": "code", "source": ["1 + 1"], "outputs": [], "execution_count": None, "metadata": {}}],
    "metadata": {"language_info": {"name": "python"}}, "nbformat": 4, "nbformat_minor": 5,
}).encode()  # fmt: skip
_KEPT_NUMBERS: Final = KeptNumbers("four.table", "four numbers", 4)


def _kept_numbers() -> Sequence[bytes]:
    values = np.arange(4, dtype="<f8")
    return [_KEPT_NUMBERS._header(values) + values.tobytes()]


def _faults() -> Sequence[bytes]:
    return [
        b'{"what": "exit", "values": {"error": "SystemExit"}, "details": ""}',
        b'{"what": "slow", "values": {"seconds": 1.5}, "details": "a"}',
        b'{"what": "illegal", "values": {"move": "roll", "allowed": "a\\nb", "count": 2}, "details": ""}',
    ]


_LAB: Final = b'{\n    // Language\n    "locale": "de-DE"\n}\n'

READERS: Final[Mapping[str, Reader]] = {
    "records": Reader(
        lambda: [_numbered(_record_kinds().index(kind), data) for kind, data in originals.records()],
        _check_record,
        _behind_first(restructured),
    ),
    "packs": Reader(
        lambda: [_numbered(originals.PUZZLE_KINDS.index(kind), data) for kind, data in originals.packs()],
        _check_pack,
        _behind_first(restructured_line),
    ),
    "kept": Reader(
        lambda: [_numbered(number, one[-1]) for number, one in enumerate(originals.kept())],
        _check_kept,
        _behind_first(restructured),
    ),
    "settings": Reader(lambda: [originals.settings_file()], read_settings, restructured),
    "language": Reader(lambda: [b"pt-BR\n"], read_language),
    "jupyterlab": Reader(lambda: [_LAB], read_jupyterlab),
    "journal": Reader(_journals, _check_journal, _behind_first(restructured_line)),
    "list-of-copies": Reader(lambda: [b'{"one.ipynb": "spoilt"}'], partial(read_copied, ledger=True), restructured),
    "copies": Reader(lambda: [_NOTEBOOK], partial(read_copied, ledger=False), restructured),
    "numbers-on-disk": Reader(_kept_numbers, read_numbers),
    "faults": Reader(_faults, read_reported_fault, restructured),
    "game-codes": Reader(_game_numbers, _check_game_number),
    "typed-codes": Reader(_typed_codes, _check_typed_code),
    "progress-codes": Reader(_packed_progress, _check_packed_progress),
    "hand-in-codes": Reader(_packed_hand_ins, _check_packed_hand_in),
    "hand-in-files": Reader(
        lambda: [text.encode() for text in dict.fromkeys(originals.hand_ins())], _read_hand_in_file
    ),
    **{name: Reader(*pair) for name, pair in typed.READERS.items()},
}
