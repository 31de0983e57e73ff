"""The page that holds a table and nothing else: a notebook that Voilà runs and shows without its code."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

TEMPLATES: Final = Path(__file__).parent / "share"
"""Where Voilà finds the page's template, which fetches nothing from anywhere."""


@contextmanager
def table_notebook(language: str | None) -> Iterator[Path]:
    """A notebook with a table, in a folder that is there for as long as it is shown.

    Games are saved by name in the folder from which the command was called.

    Args:
        language: of the table; the usual one for `None`.
    """
    source = (
        f"import os\n\nfrom buttons_widgets import play\n\nos.chdir({str(Path.cwd())!r})\nplay(language={language!r})"
    )
    cell: dict[str, object] = {
        "cell_type": "code",
        "id": "table",
        "metadata": {},
        "source": source,
        "outputs": [],
        "execution_count": None,
    }
    kernel = {"name": "python3", "display_name": "Python 3", "language": "python"}
    notebook = {"cells": [cell], "metadata": {"kernelspec": kernel}, "nbformat": 4, "nbformat_minor": 5}
    with TemporaryDirectory(prefix="buttons-widgets-", ignore_cleanup_errors=True) as folder:
        path = Path(folder) / "BUTTONS.ipynb"
        path.write_text(json.dumps(notebook), encoding="utf-8")
        yield path
