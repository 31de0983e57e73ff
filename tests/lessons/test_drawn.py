"""The pictures of the lessons in every language: all are looked at, and no text reaches the edge of its sheet."""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib import import_module
from inspect import getmembers, isfunction, signature
from itertools import chain, pairwise
from pathlib import Path
from pkgutil import iter_modules
from typing import Final, NamedTuple
from xml.etree import ElementTree

import pytest

from buttons_widgets import lessons, set_language
from buttons_widgets.kit.exercises.student_session import StudentSession
from buttons_widgets.kit.language.words import languages
from buttons_widgets.kit.page.text_layout import text_width
from buttons_widgets.lessons import exercises
from buttons_widgets.lessons.course import COURSE
from tests.lessons.drawn import PICTURES

EDGE: Final = 2
"""Pixels that stay free between a text, in the widest letters, and the edge of the sheet."""
SPACE: Final = 6
"""Pixels that stay free between two texts of a line."""
SHARED: Final = {"sheet", "bars", "below_each_other"}
"""Functions of which the pictures are made."""
_MOVED: Final = re.compile(r"translate\(([-\d.]+)[ ,]([-\d.]+)\)")
_BEFORE: Final = {"start": 0.0, "middle": 0.5, "end": 1.0}
"""How much of a text stands before the place to which it is anchored."""
_SCALED: Final = re.compile(r"scale\(([-\d.]+)\)")


@pytest.fixture(autouse=True)
def alone(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[None]:
    session = StudentSession(COURSE, tmp_path)
    monkeypatch.setattr(exercises, "session", lambda: session)
    yield
    set_language(None)


def test_every_picture_of_the_lessons_is_looked_at() -> None:
    rooms = [import_module(f"{lessons.__name__}.{room.name}") for room in iter_modules(lessons.__path__)]
    drawing = {
        name
        for room in rooms
        for name, function in getmembers(room, isfunction)
        if function.__module__ == room.__name__ and signature(function).return_annotation == "Picture"
    }
    assert len(drawing) > 40
    assert {name for name in drawing if not name.startswith("_")} - SHARED == PICTURES.keys() - {"roll_tree_to_win"}


class Text(NamedTuple):
    """A text in a picture, and where it begins, ends and stands, in the widest letters."""

    said: str
    begins: float
    ends: float
    foot: float


def texts(node: ElementTree.Element, x: float = 0, y: float = 0, scale: float = 1) -> Iterator[Text]:
    """The texts in a picture."""
    moved = node.get("transform", "")
    for one in _MOVED.findall(moved):
        x, y = x + scale * float(one[0]), y + scale * float(one[1])
    for one in _SCALED.findall(moved):
        scale *= float(one)
    if node.tag.endswith("text") and node.text:
        wide = text_width(node.text, float(node.get("font-size", 14)), bold=node.get("font-weight") is not None) * scale
        begins = x + scale * float(node.get("x", 0)) - wide * _BEFORE[node.get("text-anchor", "start")]
        yield Text(node.text, begins, begins + wide, y + scale * float(node.get("y", 0)))
    yield from chain.from_iterable(texts(child, x, y, scale) for child in node)


def cut_off(svg: str) -> list[str]:
    """The texts in a picture that come too near to its right or left edge."""
    picture = ElementTree.fromstring(svg)
    left, _, wide, _ = map(float, picture.attrib["viewBox"].split())
    return [text.said for text in texts(picture) if text.begins < left + EDGE or text.ends > left + wide - EDGE]


def run_together(svg: str) -> list[tuple[str, str]]:
    """The texts of one line in a picture that come too near to each other."""
    lines = sorted(texts(ElementTree.fromstring(svg)), key=lambda text: (text.foot, text.begins))
    near = [pair for pair in pairwise(lines) if pair[0].foot == pair[1].foot and pair[0].ends > pair[1].begins - SPACE]
    return [(one.said, after.said) for one, after in near]


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("name", PICTURES)
def test_no_text_in_a_picture_reaches_its_edge_or_another_one(name: str, language: str) -> None:
    set_language(language)
    svg = PICTURES[name]().svg
    assert cut_off(svg) == [] and run_together(svg) == []


def test_a_text_that_reaches_the_edge_or_another_one_is_found() -> None:
    svg = '<svg viewBox="0 0 100 20"><g transform="translate(60 0)">{}</g></svg>'
    mill, mountain = '<text x="2" font-size="10">mill</text>', '<text x="2" font-size="10">mountain</text>'
    assert cut_off(svg.format(mill)) == [] and cut_off(svg.format(mountain)) == ["mountain"]
    assert cut_off(svg.format('<text x="-50" text-anchor="middle" font-size="10">mountain</text>')) == ["mountain"]
    assert run_together(svg.format(mill + mountain)) == [("mill", "mountain")]
    assert run_together(svg.format(mill + '<text x="-20" font-size="10">oh</text>')) == []
