"""A language that is made for tests: every letter of every message is wide, and any other is none of a message's.

It is Greek to Babel, so that its lists, dates and percentages have no Latin letter either.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import lru_cache
from html import unescape
from typing import Any, Final

import ipywidgets as w
import pytest
from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax import ast as fluent_ast
from fluent.syntax.visitor import Transformer

from buttons_widgets.kit.language import words as words_room
from buttons_widgets.kit.table import kind as kind_room
from buttons_widgets.lessons import short_rules as rule_room
from tests.refusals import english_of

MADE: Final = "el"
WIDE: Final = {code: code + 0xFEE0 for code in (*range(ord("A"), ord("Z") + 1), *range(ord("a"), ord("z") + 1))}
_MARKUP: Final = re.compile(r"(<[^>]*>|&\w+;)")

_HIDDEN: Final = """
_esm _css _anywidget_id _dom_classes layout style button_style bar_style icon orientation readout_format behavior
identity pictured module game ending sheets lights focus_on shortcuts name kind state body pips cards colours format
mime
"""
HIDDEN: Final = frozenset(_HIDDEN.split())
"""What a widget's page needs and does not show."""
SPOKEN: Final = ("aria-label", "title", "alt", "placeholder", "aria-description", "aria-valuetext")
_SPOKEN: Final = re.compile(rf"""\s(?:{"|".join(SPOKEN)})=(?:"([^"]*)"|'([^']*)')""")
_UNSEEN: Final = re.compile(r"<(style|script|template)\b.*?</\1>|<!--.*?-->", re.DOTALL)
_TAG: Final = re.compile(r"<[^>]*>")
_PLACE: Final = re.compile(r"\{\w+\}")
_LATIN: Final = re.compile(r"[A-Za-z]+(?:['’-][A-Za-z]+)*")


class _Widened(Transformer):
    """Writes the text of a message with wide letters; what stands in its places stays."""

    def visit_TextElement(self, node: fluent_ast.TextElement) -> fluent_ast.TextElement:
        parts = _MARKUP.split(node.value)
        node.value = "".join(part if _MARKUP.fullmatch(part) else part.translate(WIDE) for part in parts)
        return node


@lru_cache(64)
def _widened(text: str) -> str:
    return FluentSerializer().serialize(_Widened().visit(FluentParser().parse(text)))


def make_language(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the widgets speak the made language until the test ends."""
    real_bundle, real_languages = words_room._bundle, words_room.languages

    def bundle(folders: Sequence[Any], language: str) -> Any:
        if language != MADE:
            return real_bundle(folders, language)
        made = real_bundle((), MADE)
        for folder in folders:
            made.add_resource(words_room._resource(_widened(english_of(folder))), allow_overrides=True)
        return made

    def languages(folders: Sequence[Any] = (words_room.KIT_WORDS,)) -> tuple[str, ...]:
        return tuple(sorted({*real_languages(folders), MADE}))

    monkeypatch.setattr(words_room, "_bundle", bundle)
    for room in (words_room, kind_room, rule_room):
        monkeypatch.setattr(room, "languages", languages)
    monkeypatch.setattr(words_room, "_chosen", MADE)


def shown_in(widget: w.Widget) -> Iterator[tuple[str, str]]:
    """Every text that a widget or one inside it may show or let a screen reader say, with where it stands."""
    seen: set[int] = set()

    def walk(one: w.Widget) -> Iterator[tuple[str, str]]:
        if id(one) in seen:
            return
        seen.add(id(one))
        for name, value in one.get_state().items():
            if name not in HIDDEN and not name.startswith(("_model", "_view")) and not isinstance(value, bytes):
                yield from _texts(f"{type(one).__name__}.{name}", value)
        for value in one.trait_values().values():
            for each in value if isinstance(value, list | tuple) else (value,):
                if isinstance(each, w.Widget) and not isinstance(each, w.Layout | w.Style):
                    yield from walk(each)

    yield from walk(widget)


def _texts(place: str, value: Any) -> Iterator[tuple[str, str]]:
    if isinstance(value, str):
        if not value.startswith("IPY_MODEL_"):
            yield from texts_of(place, value)
    elif isinstance(value, dict):
        for name, each in value.items():
            if name in HIDDEN:
                continue
            yield from _texts(f"{place}.{name}", each)
    elif isinstance(value, list | tuple):
        for each in value:
            yield from _texts(place, each)


def texts_of(place: str, markup: str) -> Iterator[tuple[str, str]]:
    """The texts in a piece of HTML or SVG, those for screen readers too; or a plain text."""
    if "<" not in markup:
        yield place, unescape(markup)
        return
    markup = _UNSEEN.sub(" ", markup)
    for found in _SPOKEN.finditer(markup):
        yield f"{place} (spoken)", unescape(found[1] or found[2] or "")
    for text in _TAG.split(markup):
        if text.strip():
            yield place, unescape(text.strip())


def latin(text: str) -> list[str]:
    """The runs of ordinary letters in a text: of a name, a notation, code, or of English that is no message."""
    return _LATIN.findall(_PLACE.sub(" ", text))
