"""The text of an ES module or a style sheet, for a widget's `_esm` and `_css`."""

from __future__ import annotations

from pathlib import Path


def source(path: Path) -> str:
    """The text of a file.

    Given the path itself, anywidget would watch the file, and hold every widget that was ever made with it for ever.
    """
    return path.read_text(encoding="utf-8")
