"""A language of no country, for tests: what is a message is in letters of its own, and what is none stays English."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Any, Final

import pytest
from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax import ast as fluent_ast
from fluent.syntax.visitor import Transformer

from buttons_widgets.kit.language import words as words_room
from buttons_widgets.kit.table import kind as kind_room
from tests.refusals import english_of

TAG: Final = "eo"
"""Esperanto: Babel knows how to count in it, and the kit has no words in it."""
_MARKED: Final = str.maketrans(
    {
        chr(ord(first) + place): chr(start + place)
        for first, start in (("A", 0x1D670), ("a", 0x1D68A))
        for place in range(26)
    }
)
_BOARD: Final = re.compile("[rbygkwRBYG*-]+(?:/[rbygkwRBYG*-]+){2,}(?: [rbyg-]+ [0-9]| [rk-])?")
"""A position or a layout as text."""
_ENGLISH: Final = re.compile("[A-Za-z]{2,}")


class _Marks(Transformer):
    def visit_TextElement(self, node: fluent_ast.TextElement) -> fluent_ast.TextElement:
        return fluent_ast.TextElement(node.value.translate(_MARKED))


@cache
def _marked(english: str) -> str:
    """A file of messages, in letters of their own."""
    return FluentSerializer().serialize(_Marks().visit(FluentParser().parse(english)))


def speak_it(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let every widget speak this language in a test.

    Args:
        folder: where its files are written.
        monkeypatch: takes it back at the end of the test.
    """
    real_bundle, real_languages = words_room._bundle, words_room.languages
    known: dict[Any, Path] = {}

    def marked(original: Path) -> Path:
        """A folder with the English messages of another one, in letters of their own."""
        if original not in known:
            known[original] = folder / str(len(known))
            known[original].mkdir(parents=True)
            (known[original] / f"{TAG}.ftl").write_text(_marked(english_of(original)), encoding="utf-8")
        return known[original]

    def bundle(folders: Any, language: str) -> Any:
        return real_bundle([marked(one) for one in folders] if language == TAG else folders, language)

    monkeypatch.setattr(words_room, "_bundle", bundle)
    for room in (words_room, kind_room):
        monkeypatch.setattr(room, "languages", lambda *folders: (*real_languages(*folders), TAG))
    monkeypatch.setattr(words_room, "_chosen", TAG)


def english_in(text: str, *given: str) -> list[str]:
    """The English words in a text, besides what was given by a person or is the same in every language.

    >>> english_in("𝙽𝚘𝚝 opened: 'hello'", "hello")
    ['opened']
    """
    text = _BOARD.sub(" ", text)
    for part in sorted(given, key=len, reverse=True):
        text = text.replace(part, " ")
    return _ENGLISH.findall(text)


def check_foreign(shown: str, *given: str) -> None:
    """Check that something is told, and that nothing of it is English but what was given."""
    assert any(letter >= chr(0x1D670) for letter in shown), f"nothing is told: {shown!r}"
    assert english_in(shown, *given) == [], shown
