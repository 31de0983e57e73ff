"""Puts the notebooks into the wheel: without outputs, which are many times their size, but for the first one.

What the notebooks of the lab read, which took long to find out, lies beside them there, too.
"""

from __future__ import annotations

import json
import shutil
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

FIRST = "00_start_here"
"""The notebooks whose names begin so show their pictures before they are run."""


class NotebooksHook(BuildHookInterface):
    """Runs when a wheel is built."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Write the notebooks as they go into the wheel. An editable install reads those in the checkout."""
        if version == "editable":
            return
        # A folder of this build's own: several may be under way at once. It is gone with the builder.
        self._folder = tempfile.TemporaryDirectory(prefix="buttons-notebooks-")
        origin, target = Path(self.root, "notebooks"), Path(self._folder.name, "notebooks")
        for path in sorted(origin.rglob("*.ipynb")):
            name = path.relative_to(origin)
            if any(part.startswith(".") for part in name.parts):
                continue
            notebook = json.loads(path.read_text(encoding="utf-8"))
            if not name.stem.startswith(FIRST):
                for cell in notebook["cells"]:
                    if cell["cell_type"] == "code":
                        cell["outputs"], cell["execution_count"] = [], None
            copy = target / name
            copy.parent.mkdir(parents=True, exist_ok=True)
            copy.write_text(json.dumps(notebook, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
        for path in sorted(origin.glob("lab/*.json")):
            shutil.copyfile(path, target / path.relative_to(origin))
        build_data["force_include"][str(target)] = "buttons_widgets/notebooks"
