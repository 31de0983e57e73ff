"""The readers of what people type: positions, moves, games, numbers, names, answers."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import fields
from fractions import Fraction
from functools import cache
from pathlib import Path
from typing import Any, Final

from buttons_widgets.button_up.rules.position import Position as CirclePosition
from buttons_widgets.buttons.cells import cell_text, parse_cell
from buttons_widgets.buttons.rules.layout import Layout
from buttons_widgets.buttons.rules.position import Position
from buttons_widgets.buttons.rules.setup import Setup
from buttons_widgets.kit.exercises.exercise import Exercise, student_key
from buttons_widgets.kit.exercises.exercise import tidy_name as tidy_student
from buttons_widgets.kit.puzzles.puzzle import Puzzle
from buttons_widgets.kit.rules.errors import GameError
from buttons_widgets.kit.rules.names import checked_names, checked_seed
from buttons_widgets.kit.rules.typed_number import interval_ends, read_chance, read_count, read_number
from buttons_widgets.kit.saving.saved_games import SavedGames
from buttons_widgets.lessons.course import COURSE
from buttons_widgets.lessons.short_rules import ShortRule
from buttons_widgets.pretty_tricky.rules.sheet import Position as SheetPosition
from buttons_widgets.pretty_tricky.rules.sheet import Sheet
from buttons_widgets.war_of_the_buttons.rules.box import Box
from buttons_widgets.war_of_the_buttons.rules.hand import Hand
from buttons_widgets.war_of_the_buttons.rules.parts import Task
from buttons_widgets.war_of_the_buttons.rules.table import Table
from tests.every_game import KINDS
from tests.knocks import originals
from tests.knocks.tally import Tally
from tests.puzzled import words_of

LONGEST_GAME: Final = 6_000
"""Of the games as texts only shorter ones are originals: a fuzzer gets nowhere in a long one."""


def text_of(data: bytes) -> str:
    """Any bytes as a text; those that are no UTF-8 become halves of surrogate pairs, as the page may send them."""
    return data.decode("utf-8", "surrogateescape")


def _read_or_refused(read: Callable[[], Any], tally: Tally) -> Any:
    """What is read; `None` if it is refused."""
    try:
        with tally.within_bounds():
            found = read()
    except GameError as error:
        tally.refused(error)
        return None
    tally.read()
    return found


def _split(data: bytes, several: Sequence[Any]) -> tuple[Any, str]:
    """What the first byte says, and the text behind it."""
    return several[(data[0] if data else 0) % len(several)], text_of(data[1:])


def _numbered(texts: Sequence[Sequence[str]]) -> list[bytes]:
    return [bytes([number]) + text.encode() for number, some in enumerate(texts) for text in some]


# Notation

NOTATIONS: Final[Sequence[tuple[Callable[[str], Any], Callable[[Any], str], Sequence[str]]]] = (
    (Position.parse, str, ("rby/gry/ybg rb 5", "rb*/gRy/ybg r 5", "rbygry/bygryb/ygrybg/rYgryb/gry*yb/ybgryg - 3")),
    (Layout.parse, str, ("rby/gry/ybg", "rbyg gryb ybgr bgry")),
    (Setup.parse, str, ("seed: one\nAda: card r, layout rby/gry/ybg", "seed hidden\nAda: card b, layout rby/gry/ybg")),
    (parse_cell, cell_text, ("5-6",)),
    (CirclePosition.parse, str, ("w/r/k r",)),
    (Sheet.parse, str, ()),
    (SheetPosition.parse, str, ()),
    (Box.parse, str, ("white=4 prices.hut=2334", "")),
    (Task.parse, str, ("A turn used", "school marker", "lake dice", "B dice", "over")),
    (Hand.parse, str, ("44w4b", "-", "123w45")),
    (Table.parse, str, ()),
    (ShortRule.parse, str, ("Stars >= 3 OR buttons>=7", "3 stars and 2 open spaces, 7 buttons")),
)
"""How each is read and written, with examples; of the others those that stand in the games."""


def _check_notation(data: bytes, tally: Tally, _: Path) -> None:
    (parse, write, _), text = _split(data, NOTATIONS)
    found = _read_or_refused(lambda: parse(text), tally)
    if found is not None:
        assert parse(write(found)) == found


@cache
def _notations() -> list[bytes]:
    found: dict[type, list[str]] = {CirclePosition: [], Sheet: [], SheetPosition: [], Table: []}
    for _, game in originals.games():
        for field in fields(game.setup) + fields(game):
            value = getattr(game.setup if hasattr(game.setup, field.name) else game, field.name)
            for one in value if isinstance(value, tuple) else (value,):
                if type(one) in found:
                    found[type(one)].append(str(one))
    games = {kind.parse: texts for kind, texts in found.items()}
    return _numbered([[*examples, *dict.fromkeys(games.get(parse, ()))][:12] for parse, _, examples in NOTATIONS])


# Moves and games


def _check_move(data: bytes, tally: Tally, _: Path) -> None:
    (_, game), text = _split(data, originals.games())
    move = _read_or_refused(lambda: game.texts.parse(text), tally)
    if move is not None:
        assert game.texts.parse(str(move)) == move
    after = _read_or_refused(lambda: game.play(text), tally)
    if after is not None:
        assert after.last_move == move and after.ply == game.ply + 1
        assert after.start_state().replay(after.moves) == after


@cache
def _moves() -> list[bytes]:
    return _numbered([list(map(str, game.legal_moves()[:4])) for _, game in originals.games()])


def _check_game(data: bytes, tally: Tally, _: Path) -> None:
    kind, text = _split(data, KINDS)
    game = _read_or_refused(lambda: kind.state.parse(text), tally)
    if game is not None:
        assert kind.state.parse(str(game)) == game


@cache
def _games() -> list[bytes]:
    short = [(KINDS.index(kind), text) for kind, game in originals.games() if len(text := str(game)) < LONGEST_GAME]
    return [bytes([number]) + text.encode() for number, text in short]


def _check_bot(data: bytes, tally: Tally, _: Path) -> None:
    kind, text = _split(data, KINDS)
    with tally.within_bounds():
        bot = kind.parse_bot(text)
    tally.outcomes["refused" if bot is None else "read"] += 1
    assert bot is None or repr(bot) == text


def _check_box(data: bytes, tally: Tally, folder: Path) -> None:
    path = folder / "box.toml"
    path.write_bytes(data)
    box = _read_or_refused(lambda: Box.read(path), tally)
    if box is not None:
        assert Box.parse(str(box)) == box


# Numbers and names


def _check_number(data: bytes, tally: Tally, _: Path) -> None:
    read, text = _split(data, (read_number, read_count, read_chance))
    typed = _read_or_refused(lambda: read(text), tally)
    if typed is not None:
        assert type(typed.value) is type(typed.unit) is Fraction
        assert typed.unit >= 0 and typed.fits(typed.value)
    low, high = interval_ends(text)
    for end in (low, high):
        _read_or_refused(lambda end=end: read(end), tally)


def _check_name(data: bytes, tally: Tally, folder: Path) -> None:
    readers: Sequence[Callable[[str], str]] = (
        lambda name: checked_names([name, "Bo"], range(2, 3))[0],
        tidy_student,
        student_key,
        checked_seed,
        lambda name: SavedGames(folder).path_of(name).name,
    )
    read, text = _split(data, readers)
    name = _read_or_refused(lambda: read(text), tally)
    if name is not None:
        assert name.isprintable()
        name.encode()
        assert read(name) == name


# Answers


@cache
def _puzzles() -> list[Puzzle]:
    """One of each theme."""
    found: dict[type[Puzzle], Puzzle] = {}
    for kind, data in originals.packs():
        puzzle = kind.decoder.decode(data.splitlines()[0])
        found.setdefault(type(puzzle), puzzle)
    return list(found.values())


def _check_puzzle_answer(data: bytes, tally: Tally, _: Path) -> None:
    puzzle, text = _split(data, _puzzles())
    words = words_of(puzzle)
    verdict = _read_or_refused(lambda: puzzle.judge(text, words), tally)
    if verdict is not None:
        assert puzzle.judge(text, words) == verdict
        assert verdict.loss >= 0
        verdict.why.encode()
    _read_or_refused(lambda: puzzle.check_answer(text), tally)


@cache
def _exercises() -> list[Exercise]:
    """Of the whole course, as many as one byte can tell apart, but none that is answered with a function."""
    every = [kind("Ada") for kind in COURSE.exercises if kind.answered_by != "function"]
    return every[:256]


def _check_exercise_answer(data: bytes, tally: Tally, _: Path) -> None:
    exercise, text = _split(data, _exercises())
    words = COURSE.words(int(exercise.number.partition(".")[0]), "en")
    with tally.within_bounds():
        marked = exercise.mark(text, words)
    marked.why.encode()
    if marked.state == "no answer":
        tally.refused(marked.why)
        return
    tally.read()
    assert exercise.read(marked.answer) == marked.answer
    assert exercise.mark(marked.answer, words) == marked
    exercise.answer_text(marked.answer, words).encode()


@cache
def _exercise_answers() -> list[bytes]:
    return _numbered([
        [one.model_answer(COURSE.words(int(one.number.partition(".")[0]), "en")), *map(str, one.mistakes().values())]
        for one in _exercises()
    ])  # fmt: skip


Check = Callable[[bytes, Tally, Path], None]

READERS: Final[Mapping[str, tuple[Callable[[], Sequence[bytes]], Check]]] = {
    "notation": (_notations, _check_notation),
    "moves": (_moves, _check_move),
    "games": (_games, _check_game),
    "bots": (
        lambda: _numbered([["RandomBot()", *(repr(make()) for make in kind.bots.values())] for kind in KINDS]),
        _check_bot,
    ),
    "boxes": (lambda: [b'white = 4\n[prices]\nhut = "2334"\n'], _check_box),
    "numbers": (
        lambda: _numbered([["31/216", "1 1/2", "ca. 14 per cent", "-2,5", "20% to 45%"], ["5,598,861"], ["14.4 %"]]),
        _check_number,
    ),
    "names": (
        lambda: _numbered([["Ada", "Jose\u0301  B."], ["Ada  L."], ["Ada"], ["one"], ["my game.json"]]),
        _check_name,
    ),
    "puzzle-answers": (lambda: _numbered([one.answers[:3] for one in _puzzles()]), _check_puzzle_answer),
    "exercise-answers": (_exercise_answers, _check_exercise_answer),
}
