"""Markup, invisible letters and endless words in every text that a user can give: shown as text, never as markup."""

from __future__ import annotations

import io
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import redirect_stdout
from html.parser import HTMLParser
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import ipywidgets as w
import pytest
from ipywidgets.widgets.widget import _instances

from tests.knocks.hostile import MARKUP, PLACES, TEXTS, shown_at


class Stings(HTMLParser):
    """Finds what a browser would make of a text if it were markup."""

    def __init__(self, html: str) -> None:
        super().__init__(convert_charrefs=True)
        self.found: list[str] = []
        self.text = ""
        self.feed(html)
        self.close()

    def handle_starttag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        names = {name for name, _ in attributes}
        stung = any(name == "class" and "stung" in (value or "") for name, value in attributes)
        if tag == "script" or stung or any(name.startswith("on") for name in names) or ("src", "x") in attributes:
            self.found.append(self.get_starttag_text() or tag)
        self.text += " ".join(value or "" for _, value in attributes)

    def handle_data(self, data: str) -> None:
        self.text += data


def markup_of(made: list[w.Widget], shown: list[Any]) -> Iterator[tuple[str, str]]:
    """Everything that is given to a browser as HTML or as SVG, with where it comes from."""
    for widget in made:
        if isinstance(widget, w.HTML):
            yield "HTML", str(widget.value)
        for trait in ("svg", "pictures"):
            for text in _texts(getattr(widget, trait, "")):
                yield f"{type(widget).__name__}.{trait}", text
        if getattr(widget, "description_allow_html", False):
            yield f"{type(widget).__name__}.description", str(widget.description)
    for one in shown:
        for way in ("_repr_html_", "_repr_svg_"):
            if hasattr(one, way):
                yield f"{type(one).__name__}.{way}", str(getattr(one, way)())


def _texts(value: Any) -> list[str]:
    if isinstance(value, str):
        return [value]
    return [text for part in (value.values() if isinstance(value, dict) else value) for text in _texts(part)]


MARKED_UP = ("markup", "what ends a tag, and templates")


@pytest.mark.parametrize(
    "what", [*MARKED_UP, *(pytest.param(text, marks=pytest.mark.thorough) for text in TEXTS if text not in MARKED_UP)]
)
def test_no_text_of_a_user_is_rendered(
    what: str, tmp_path: Path, counted: Callable[[object], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    text, pieces, seen = TEXTS[what], Counter[str](), Counter[str]()
    for number, place in enumerate(PLACES):
        before = set(_instances)
        with redirect_stdout(io.StringIO()):  # what the bot prints
            shown = shown_at(place, text, tmp_path / str(number))
        assert shown
        if isinstance(shown[0], Exception):
            seen["refused"] += 1
            assert len(str(shown[0])) < 1500
            continue
        made = [widget for name, widget in _instances.items() if name not in before]
        for html, where in {html: where for where, html in markup_of(made, shown)}.items():
            parsed = Stings(html)
            assert parsed.found == [], f"{place}, {where}"
            if html.lstrip().startswith("<svg"):
                ElementTree.fromstring(html)
            pieces[place] += 1
            seen[place] += text[:20] in parsed.text
        for widget in made:
            widget.close()
    if text == MARKUP:
        # The test looks where the text is. At these it stands in fields and labels, which take no markup.
        fields = {"dice", "what a bot is called", "the editor of puzzles", "the lobby and its settings"}
        fields |= {"the coach's position", "students, their answers and what they hand in"}
        assert set(PLACES) - {place for place, count in seen.items() if count} <= fields
    counted(
        f"{what} in {len(PLACES)} places, {seen['refused']} of which refused it: {pieces.total():,} pieces of HTML "
        "and SVG, none of which renders it"
    )
