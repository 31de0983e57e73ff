"""The text of an ES module or a style sheet, for a widget's `_esm` and `_css`."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

IMPORT: Final = re.compile(r'^import \{[^}]*\} from "(?P<name>\.[^"]+)";\n', re.MULTILINE)

DEFAULT: Final = "export default { render };\n"
"""How each widget's module ends."""
STATIC: Final = Path(__file__).parent / "static"
"""The folder of the modules and style sheets of this floor."""


def bundled(path: Path) -> str:
    """The text of a file; where it imports another module, that module's text, once for all that import it.

    A page is given one text for each widget and nothing that lies beside it. So the names at the top of two modules
    that are joined must differ, and what the imported one exports is exported by both.

    Given the path itself, anywidget would watch the file, and hold every widget that was ever made with it for ever.

    A widget's module gets the `initialize` of `late.js`: without it a widget that starts late would be deaf for ever.
    If it has a `begin` of its own, that is called then, once for each widget and not once for each view.
    """
    text = _joined(path, set())
    if DEFAULT not in text:  # a style sheet
        return text
    late = (STATIC / "late.js").read_text(encoding="utf-8")
    start = "initialize"
    if "\nexport function begin(" in text:
        start = "initialize: (context) => { initialize(context); return begin(context); }"
    return text.replace(DEFAULT, f"{late}\nexport default {{ {start}, render }};\n")


def _joined(path: Path, seen: set[Path]) -> str:
    """The text of a file, and of the modules that it imports and that are not among those seen before."""
    if path in seen:
        return ""
    seen.add(path)
    return IMPORT.sub(
        lambda found: _joined((path.parent / found["name"]).resolve(), seen), path.read_text(encoding="utf-8")
    )
