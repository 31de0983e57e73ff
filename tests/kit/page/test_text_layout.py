"""Lines of text in pictures have room, and nothing of the text is lost."""

from __future__ import annotations

import pytest

from buttons_widgets.kit.page.text_layout import text_width, wrapped

LINE = "the 36 outcomes of the two dice names one space."


@pytest.mark.parametrize("text", ["", " ", "a", "m" * 30, "one two  three", "a-b " * 30])
@pytest.mark.parametrize("room", [5, 60, 400])
def test_nothing_is_lost(text: str, room: int) -> None:
    lines = wrapped(text, room, 16, bold=True)
    assert "".join("".join(lines).split()) == "".join(text.split())
    assert all(len(line) == 1 or text_width(line, 16, bold=True) <= room for line in lines)


def test_wide_letters_make_shorter_lines() -> None:
    still, mommy = (len(wrapped(f"{word} " * 40, 426, 16, bold=True)) for word in ("still", "mommy"))
    assert still < mommy


def test_a_line_is_as_wide_as_in_the_widest_font() -> None:
    # Measured with DejaVu Sans Bold and DejaVu Sans, 16 units high.
    assert text_width(LINE, 16, bold=True) == pytest.approx(459.0, rel=0.01)
    assert text_width(LINE, 16) == pytest.approx(410.5, rel=0.01)
