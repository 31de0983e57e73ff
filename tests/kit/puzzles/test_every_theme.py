"""What holds for the packs, the pictures and the book of every theme of every game."""

from __future__ import annotations

import json
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

import buttons_widgets
from buttons_widgets.kit.language.words import languages
from buttons_widgets.kit.puzzles.kind import PuzzleKind
from buttons_widgets.kit.puzzles.pack import write_pack
from buttons_widgets.kit.puzzles.puzzle import LEVELS
from tests.every_game import WITH_PUZZLES, puzzle_kinds
from tests.make_packs import pack_schema
from tests.puzzled import words_of

DOORS = {door.__name__.rpartition(".")[2]: door for door in WITH_PUZZLES}
"""By the name of the game; that of BUTTONS is the whole package."""

KINDS = pytest.mark.parametrize("kind", puzzle_kinds(), ids=lambda kind: kind.name)
THEMES = pytest.mark.parametrize(
    ("kind", "theme"), [pytest.param(kind, theme, id=theme) for kind in puzzle_kinds() for theme in kind.by_name]
)


def door_of(kind: PuzzleKind) -> ModuleType:
    return DOORS.get(kind.name, buttons_widgets)


@THEMES
def test_a_pack_has_nine_puzzles_of_each_level_and_its_theme_alone(kind: PuzzleKind, theme: str) -> None:
    pack = door_of(kind).load_pack(theme)
    assert set(pack.themes) == {theme}
    assert [len(pack.only(level=level)) for level in LEVELS] == [9] * len(LEVELS)


def in_any_order(part: Any) -> Any:
    """A schema whose choices stand in one order: msgspec before 0.22 writes `null` last."""
    if isinstance(part, list):
        return [in_any_order(one) for one in part]
    if not isinstance(part, dict):
        return part
    return {
        name: sorted(map(in_any_order, one), key=str) if name == "anyOf" else in_any_order(one)
        for name, one in part.items()
    }


@KINDS
def test_the_schema_beside_the_packs_is_that_of_the_themes(kind: PuzzleKind) -> None:
    text = (kind.shipped / "schema.json").read_text(encoding="utf-8")
    assert in_any_order(json.loads(text)) == in_any_order(json.loads(json.dumps(pack_schema(kind)))), "run `make packs`"


@KINDS
def test_there_is_a_pack_of_every_theme_and_the_book_has_them(kind: PuzzleKind) -> None:
    last = list(kind.by_name)[-1]
    book = door_of(kind).puzzle_book(theme=last)
    assert book.session.current is not None and book.session.current.puzzle.theme == last
    shipped = {place.name for place in door_of(kind).packs() if not place.own}
    assert shipped - {"first_steps", "gems"} == set(kind.by_name)
    assert {pack.name for pack in book.session.packs} >= shipped


@KINDS
@pytest.mark.parametrize("language", languages())
def test_the_book_names_shipped_packs_in_the_language_and_ones_own_as_its_file(
    kind: PuzzleKind, language: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("BUTTONS_WIDGETS_PUZZLES", str(tmp_path))
    theme, words = next(iter(kind.by_name)), kind.words_in(language)
    write_pack(tmp_path / kind.name / "mine.jsonl", door_of(kind).load_pack(theme)[:2])
    book = door_of(kind).puzzle_book(language=language)
    named = {value: label for label, value in book.head.pack.options}
    assert named.pop("mine") == "mine"
    assert not {"first_steps", "gems"} & set(named.values())
    assert {name: named[name] for name in kind.by_name} == {name: words.say(f"theme-{name}") for name in kind.by_name}


@THEMES
def test_a_puzzle_is_a_picture_where_nothing_runs(kind: PuzzleKind, theme: str) -> None:
    one = door_of(kind).load_pack(theme)[0]
    picture = door_of(kind).puzzle(one.id)._repr_svg_()
    assert picture.startswith("<svg") and one.ask("", words_of(one)).text.split(".")[0][:20] in picture


@KINDS
@pytest.mark.parametrize("wrong", [5, None, "nobody", "most-999"])
def test_what_is_no_puzzle_is_refused(kind: PuzzleKind, wrong: object) -> None:
    with pytest.raises(ValueError, match="puzzle"):
        door_of(kind).puzzle(wrong)
