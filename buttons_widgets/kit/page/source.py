"""The text of an ES module or a style sheet, for a widget's `_esm` and `_css`."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

IMPORT: Final = re.compile(r'^import \{[^}]*\} from "\./(?P<name>[^"]+)";\n', re.MULTILINE)


def source(path: Path) -> str:
    """The text of a file; where it imports a module from its folder, that module's text.

    A page is given one text for each widget and nothing that lies beside it. So the names at the top of two modules
    that are joined must differ, and what the imported one exports is exported by both.

    Given the path itself, anywidget would watch the file, and hold every widget that was ever made with it for ever.
    """
    text = path.read_text(encoding="utf-8")
    return IMPORT.sub(lambda found: source(path.parent / found["name"]), text)
