"""The language that people read, where no line of code names one: what they chose last, or else JupyterLab's own.

A choice is kept in a small file beside the saved games, so it holds for every notebook and every later kernel.
JupyterLab keeps the language of its menus among its settings; Notebook 7 reads the same ones.
"""

from __future__ import annotations

import json
import os
import re
import sys
from collections.abc import Iterator
from contextlib import suppress
from functools import lru_cache
from pathlib import Path
from typing import Any, Final

from ..saving.errors import SaveError
from ..saving.files import read_file, write_file
from ..saving.shelf import usual_folder

FILE: Final = "language.txt"
_MOST_BYTES: Final = 100_000
_TAG: Final = re.compile(r"[A-Za-z]{2,3}([-_][A-Za-z0-9]{2,8})*")
_PLUGIN: Final = "@jupyterlab/translation-extension:plugin"
_COMMENT: Final = re.compile(r"^[ \t]*//.*$", re.MULTILINE)


def remember_language(language: str, folder: Path | None = None) -> bool:
    """Keep the language that somebody chose. Return whether that worked.

    Args:
        folder: where the saved games are; the usual place if left out.
    """
    # A choice that cannot be kept holds until the kernel ends: nobody has to be told.
    with suppress(OSError, ValueError):
        folder = folder or usual_folder()
        folder.mkdir(parents=True, exist_ok=True)
        write_file(folder / FILE, f"{language}\n".encode(), through_link=False)
        return True
    return False


def forget_language(folder: Path | None = None) -> None:
    """Follow JupyterLab again."""
    with suppress(OSError):
        ((folder or usual_folder()) / FILE).unlink(missing_ok=True)


def language_followed(folder: Path | None = None) -> str | None:
    """The language that was chosen last, or else JupyterLab's; `None` if neither says one."""
    return language_remembered(folder) or next(_of_jupyterlab(), None)


def language_remembered(folder: Path | None = None) -> str | None:
    """The language that was chosen last; `None` if none was."""
    chosen = _read((folder or usual_folder()) / FILE).strip()
    return chosen if _TAG.fullmatch(chosen) else None


def _of_jupyterlab() -> Iterator[str]:
    """The languages that JupyterLab's settings name: a person's own first, then those of the installation."""
    own = _settings_folder() / "@jupyterlab" / "translation-extension" / "plugin.jupyterlab-settings"
    everybody = Path(sys.prefix) / "share" / "jupyter" / "lab" / "settings" / "overrides.json"
    for path in (own, everybody):
        settings = _settings(_read(path))
        settings = settings.get(_PLUGIN, {}) if path is everybody else settings
        locale = settings.get("locale") if isinstance(settings, dict) else None
        if isinstance(locale, str) and _TAG.fullmatch(locale):
            if locale != "default":
                yield locale.replace("_", "-")
            return


def _settings_folder() -> Path:
    """Where JupyterLab keeps a person's settings."""
    if named := os.environ.get("JUPYTERLAB_SETTINGS_DIR"):
        return Path(named)
    try:
        from jupyter_core.paths import jupyter_config_dir
    except ImportError:  # a kernel that is not IPython's own
        return Path.home() / ".jupyter" / "lab" / "user-settings"
    return Path(jupyter_config_dir()) / "lab" / "user-settings"


@lru_cache(8)
def _settings(text: str) -> Any:
    """A file of settings, in which JupyterLab writes lines of comment; `{}` if it is not one."""
    try:
        return json.loads(_COMMENT.sub("", text) or "{}")
    except (ValueError, RecursionError):
        return {}


def _read(path: Path) -> str:
    """The text of a small file; "" if it cannot be read."""
    try:
        return read_file(path, _MOST_BYTES)[:_MOST_BYTES].decode("utf-8", errors="replace")
    except SaveError:
        return ""
