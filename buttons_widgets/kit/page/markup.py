"""Small pieces of HTML that several pages are made of."""

from __future__ import annotations

from html import escape


def status_html(text: str, role: str = "status") -> str:
    """A text that a screen reader reads out when it appears; with the role `"alert"` at once.

    >>> status_html("Copied.")
    '<div role="status">Copied.</div>'
    """
    return f'<div role="{role}">{escape(text)}</div>'


def line_html(text: str, kind: str = "") -> str:
    """A line of text; an empty one keeps its place, so that nothing jumps when it comes.

    >>> line_html("1 < 2", "bw-note")
    '<div class="bw-note">1 &lt; 2</div>'
    """
    return f'<div class="{kind}">{escape(text) or "&nbsp;"}</div>'
