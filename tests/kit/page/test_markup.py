"""Pieces of HTML: what is read as one stays on one line, and the text is what it was."""

from __future__ import annotations

import re
from html import unescape

import pytest
from hypothesis import given
from hypothesis import strategies as st

from buttons_widgets.kit.page.markup import line_html, status_html, text_html


def whole(html: str) -> list[str]:
    """What no line ends within."""
    return re.findall(r'<span style="white-space: nowrap">(.*?)</span>', html)


def content(html: str) -> str:
    """What a browser gives as the text: what is copied and read out."""
    return unescape(re.sub(r"<[^>]*>", "", html))


@pytest.mark.parametrize(
    ("text", "kept"),
    [
        ("Ada lays a button on 6-3.", ["6-3"]),
        ("Ada puts 3 stars on 1-2, 3-4 and 5-6.", ["1-2", "3-4", "5-6"]),
        ("7 ★ : 6\u2009★, and 0.31 ★ more", ["7 ★", "6\u2009★", "0.31 ★"]),
        ("No push-your-luck: 3 - 2, 12 stars", []),
        ("<b>1-2</b> & it's 4", ["1-2"]),
        ("", []),
    ],
)
def test_what_is_read_as_one_stays_on_one_line(text: str, kept: list[str]) -> None:
    assert whole(text_html(text)) == kept
    assert content(text_html(text)) == text
    assert content(status_html(text)) == text
    assert content(line_html(text)) == (text or "\xa0")


@given(st.text(alphabet="0123456789-★ .,<>&'\"\u2009ab") | st.text())
def test_the_text_is_what_it_was(text: str) -> None:
    assert content(text_html(text)) == text
