"""Puzzles, packs and lists of packs as the result of a cell: what is shown, and that no answer ever is."""

from __future__ import annotations

import copy
import pickle
import sys
from collections.abc import Iterator
from html import escape
from pathlib import Path
from typing import Any

import msgspec
import pytest
from IPython.core.formatters import DisplayFormatter

from buttons_widgets.kit.door import GameDoor
from buttons_widgets.kit.language.words import languages, set_language
from buttons_widgets.kit.puzzles.kind import PuzzleKind
from buttons_widgets.kit.puzzles.pack import MOST_LISTED, Pack, PackPlace, Packs, pack_places, read_pack, write_pack
from buttons_widgets.kit.puzzles.puzzle import LEVELS, SHOWN_BY, Puzzle
from tests.every_game import KINDS as GAMES
from tests.every_game import WITH_PUZZLES, puzzle_kinds
from tests.nim_puzzles import ALIVE, HEAP, NIM_PUZZLE_VIEW, NIM_PUZZLES, NimPuzzleView, nim_words

KINDS = pytest.mark.parametrize("kind", puzzle_kinds(), ids=lambda kind: kind.name)
SECRET = "secret-answer"
WORKS_OUT = ("find_answers", "find_again", "judge", "explain", "hints", "options", "solution", "difficulty")
SOLVERS = ("solve", "advise", "solve_round")


@pytest.fixture(autouse=True)
def english() -> Iterator[None]:
    """Whatever language was chosen before."""
    for game in GAMES:
        if isinstance(game, GameDoor) and game.puzzle_view is not None:
            game.puzzle_view()  # as whoever gets a puzzle from a door has done
    set_language("en")
    yield
    set_language(None)


def shipped(kind: PuzzleKind) -> list[Puzzle]:
    """Every puzzle that comes with the kit."""
    return [puzzle for place in pack_places(kind) if not place.own for puzzle in read_pack(kind, place.path)]


def shown(value: object) -> tuple[dict[str, Any], str]:
    """What a notebook gets of the result of a cell, and all of it as one text."""
    data, _ = DisplayFormatter().format(value)
    return data, "\n".join(map(str, data.values()))


def let_nothing_be_solved(kind: PuzzleKind, monkeypatch: pytest.MonkeyPatch) -> None:
    """From now on to judge, to explain and to work out an answer of a game's puzzles fails."""

    def forbidden(*_: object, **__: object) -> Any:
        raise AssertionError("nothing is to be solved")

    for theme in kind.themes:
        for name in WORKS_OUT:
            monkeypatch.setattr(theme, name, forbidden)
    for name, module in list(sys.modules.items()):
        for solver in SOLVERS:
            if name.startswith("buttons_widgets.") and callable(vars(module).get(solver)):
                monkeypatch.setattr(module, solver, forbidden)


@KINDS
def test_no_repr_of_a_shipped_puzzle_depends_on_its_answers_and_none_is_solved(
    kind: PuzzleKind, monkeypatch: pytest.MonkeyPatch
) -> None:
    puzzles = shipped(kind)
    blind = [msgspec.structs.replace(puzzle) for puzzle in puzzles]
    for puzzle in blind:
        msgspec.structs.force_setattr(puzzle, "answers", tuple(SECRET for _ in puzzle.answers))
    let_nothing_be_solved(kind, monkeypatch)
    for puzzle, twin in zip(puzzles, blind, strict=True):
        html = twin._repr_html_()
        assert html is not None and html == puzzle._repr_html_(), puzzle.id
        said = f"{twin!r} {twin} {list(twin.__rich_repr__())} {html}"
        assert SECRET not in said and repr(twin) == repr(puzzle)
        assert "\n" not in repr(puzzle) and puzzle.id in repr(puzzle) and f"level {puzzle.level}" in repr(puzzle)
    pack = Pack("all", blind)
    assert len(blind) > MOST_LISTED and SECRET not in f"{pack!r} {pack._repr_html_()}"


@KINDS
@pytest.mark.parametrize("language", languages())
def test_a_puzzle_shows_its_title_its_question_and_its_board(kind: PuzzleKind, language: str) -> None:
    set_language(language)
    words = kind.words_in(language)
    for theme in kind.by_name:
        puzzle = read_pack(kind, kind.shipped / f"{theme}.jsonl")[0]
        html = puzzle._repr_html_() or ""
        assert escape(words.say(f"theme-{theme}")) in html
        assert escape(words.say("puzzle-level", level=puzzle.level, most=LEVELS[-1])) in html
        assert escape(puzzle.ask("", words).text.split()[0]) in html
        assert html.count("<img ") == 1 and "data:image/svg+xml,%3Csvg" in html


def test_the_result_of_a_cell_has_both_the_html_and_the_line() -> None:
    data, _ = shown(HEAP)
    assert data["text/plain"] == repr(HEAP) == "Heap('heap-1', level 2, '1 2 4')"
    assert "Which heap" in data["text/html"] or HEAP.ask("", nim_words("en")).text in data["text/html"]
    assert HEAP.note not in data["text/html"] and escape(HEAP.note) not in data["text/html"]


def test_a_broken_drawing_leaves_the_line(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object) -> str:
        raise ZeroDivisionError

    monkeypatch.setattr(NimPuzzleView, "svg", broken)
    assert shown(HEAP)[0] == {"text/plain": repr(HEAP)}
    monkeypatch.setattr(Pack, "__len__", broken)
    assert Pack("heaps", [HEAP])._repr_html_() is None


def test_a_puzzle_that_nothing_can_draw_is_shown_as_the_line(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(SHOWN_BY, type(ALIVE))
    assert shown(ALIVE)[0] == {"text/plain": "Alive('alive-1', level 3, '7 4 5')"}


def test_a_long_position_is_cut() -> None:
    long = msgspec.structs.replace(HEAP, position=" ".join(["1"] * 100), answers=("1",))
    assert len(repr(long)) < 100 and repr(long).endswith("…')")


HOSTILE = "<img src=x onerror=stung()>&\"'"


def test_what_somebody_wrote_is_escaped() -> None:
    puzzle = msgspec.structs.replace(HEAP, note=HOSTILE)
    for name in ("id", "position"):
        msgspec.structs.force_setattr(puzzle, name, HOSTILE)
    html = Pack(HOSTILE, [puzzle])._repr_html_() or ""
    assert html.count(escape(HOSTILE)) == 2 and HOSTILE not in html and "<img" not in html
    one = msgspec.structs.replace(HEAP)
    msgspec.structs.force_setattr(one, "note", HOSTILE)
    asked = NIM_PUZZLE_VIEW.html(one, nim_words("en"))
    assert HOSTILE not in asked and "onerror" not in asked
    places = Packs([PackPlace(HOSTILE, Path(HOSTILE), True)])
    assert escape(HOSTILE) in (places._repr_html_() or "") and "<img" not in (places._repr_html_() or "")


def test_a_pack_lists_twelve_and_counts_the_others() -> None:
    names = [f"heap-{number}" for number in range(1, 16)]
    pack = Pack("heaps", [msgspec.structs.replace(HEAP, id=name) for name in names])
    html = pack._repr_html_() or ""
    assert html.count("<tr>") == 1 + MOST_LISTED and "… and 3 more." in html and "heaps: 15 puzzles" in html
    assert ">heap-12<" in html and ">heap-13<" not in html
    assert escape(HEAP.note) not in html  # it may be the answer
    assert "more" not in (pack[:12]._repr_html_() or "")
    assert "heaps: 0 puzzles" in (Pack("heaps", [])._repr_html_() or "")


@pytest.mark.parametrize("door", WITH_PUZZLES, ids=lambda door: door.__name__)
def test_the_packs_are_a_tuple_and_a_table(door: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BUTTONS_WIDGETS_PUZZLES", str(tmp_path))
    first = door.packs()[0].name
    folder = door.load_pack(first).path.parent
    kind = next(kind for kind in puzzle_kinds() if kind.shipped == folder)
    write_pack(tmp_path / kind.name / f"{first}.jsonl", door.load_pack(first)[:1])
    packs = door.packs()
    assert isinstance(packs, tuple) and packs == pack_places(kind) and hash(packs) == hash(pack_places(kind))
    assert packs[-1].own and packs[1:] == pack_places(kind)[1:]
    lines = repr(packs).splitlines()
    assert [line.split()[0] for line in lines] == [place.name for place in packs]
    assert lines[0].endswith("comes with the kit") and lines[-1].split(maxsplit=1)[1].strip() == "your own"
    html = packs._repr_html_()
    assert html.count("<tr>") == 1 + len(packs) and str(tmp_path) not in html + repr(packs)
    assert str(kind.shipped) not in html + repr(packs)
    theme = next(iter(kind.by_name))
    about = kind.words_in("en").say(f"theme-{theme}.about")
    assert about in repr(packs) and escape(about) in html


def test_a_copy_of_the_packs_is_the_plain_tuple() -> None:
    packs = Packs.of(puzzle_kinds()[0])
    assert pickle.loads(pickle.dumps(packs)) == copy.deepcopy(packs) == tuple(packs)


def test_packs_without_words_are_still_named(monkeypatch: pytest.MonkeyPatch) -> None:
    packs = Packs.of(NIM_PUZZLES)
    places = Packs([PackPlace("heaps", Path("heaps"), False), PackPlace("mine", Path("mine"), True)])
    monkeypatch.setattr(Packs, "_words", lambda _: 1 / 0)
    assert repr(places) == "heaps\nmine" and places._repr_html_() is None
    assert repr(packs) == "\n".join(place.name for place in packs) or repr(packs) == "Packs()"
