"""Copies of the notebooks and packs in a folder where people play in them.

Playing writes into a notebook. In a copy, what was installed or cloned stays as it was, and the next version is in
nobody's way. What somebody has written is never overwritten: if a file changes here and in its copy, the copy is kept
under another name.

A lesson is copied without its outputs. It asks for a guess first, and below are the pictures that answer it.
"""

from __future__ import annotations

import json
import shutil
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path
from typing import Final

LEDGER: Final = ".copied.json"
LESSONS: Final = "lessons"
"""The folder of the notebooks whose outputs are not to be seen before they are run."""


def copy_notebooks(origin: Path, folder: Path) -> list[Path]:
    """Bring the copies of notebooks in a folder up to date, those in its folders too; return those that were written.

    Raises:
        OSError: the folder cannot be written.
    """
    return _copy(origin, folder, "*.ipynb", fingerprint, _copy_notebook)


def copy_packs(origin: Path, folder: Path) -> list[Path]:
    """The same for the packs of puzzles and what lies beside them.

    Raises:
        OSError: the folder cannot be written.
    """
    return _copy(origin, folder, "*.*", _checksum, lambda _, path, copy: shutil.copyfile(path, copy))


def _copy(
    origin: Path,
    folder: Path,
    pattern: str,
    fingerprint: Callable[[Path], str],
    write: Callable[[str, Path, Path], object],
) -> list[Path]:
    folder.mkdir(parents=True, exist_ok=True)
    ledger = folder / LEDGER
    try:
        copied: dict[str, str] = dict(json.loads(ledger.read_text(encoding="utf-8")))
    except (OSError, ValueError, TypeError):
        copied = {}
    written = []
    try:
        for path in sorted(origin.rglob(pattern)):
            name = path.relative_to(origin).as_posix()
            if name.startswith(".") or "/." in name:  # what Jupyter keeps beside notebooks
                continue
            copy, now = folder / name, fingerprint(path)
            if copy.exists() and (copied.get(name) == now or fingerprint(copy) == now):
                copied[name] = now
                continue
            if copy.exists() and fingerprint(copy) != copied.get(name):
                copy.rename(free(copy))
            copy.parent.mkdir(parents=True, exist_ok=True)
            write(name, path, copy)
            copied[name] = now
            written.append(copy)
    finally:  # what was copied before the disk was full is known to be a copy
        ledger.write_text(json.dumps(copied, indent=1), encoding="utf-8")
    return written


def _copy_notebook(name: str, path: Path, copy: Path) -> None:
    if Path(name).parts[0] == LESSONS:
        copy.write_text(without_outputs(path.read_text(encoding="utf-8")), encoding="utf-8")
    else:
        shutil.copyfile(path, copy)


def without_outputs(text: str) -> str:
    """A notebook's text as if it had never been run; one that is spoilt as it is."""
    try:
        notebook = json.loads(text)
        for cell in notebook["cells"]:
            if cell["cell_type"] == "code":
                cell["outputs"], cell["execution_count"] = [], None
    except (ValueError, KeyError, TypeError):
        return text
    return json.dumps(notebook, indent=1, ensure_ascii=False) + "\n"


def fingerprint(path: Path) -> str:
    """A number for what a notebook says, whatever has come of running it."""
    try:
        cells = json.loads(path.read_text(encoding="utf-8"))["cells"]
        said = [(cell["cell_type"], "".join(cell["source"])) for cell in cells]
    except (OSError, ValueError, KeyError, TypeError):
        return "spoilt"
    return sha256(json.dumps(said).encode()).hexdigest()


def _checksum(path: Path) -> str:
    """A number for what is in a file."""
    try:
        return sha256(path.read_bytes()).hexdigest()
    except OSError:
        return "spoilt"


def free(path: Path) -> Path:
    """A name beside a file that no other file has: `name (mine).ipynb`, `name (mine 2).ipynb` and so on."""
    number = 1
    while (other := path.with_stem(f"{path.stem} (mine{f' {number}' if number > 1 else ''})")).exists():
        number += 1
    return other
