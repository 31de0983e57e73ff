"""Small pieces of HTML that several pages are made of."""

from __future__ import annotations

from html import escape


def line_html(text: str, kind: str = "") -> str:
    """A line of text; an empty one keeps its place, so that nothing jumps when it comes.

    >>> line_html("1 < 2", "bw-note")
    '<div class="bw-note">1 &lt; 2</div>'
    """
    return f'<div class="{kind}">{escape(text) or "&nbsp;"}</div>'
