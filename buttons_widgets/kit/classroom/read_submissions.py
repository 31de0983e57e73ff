"""Gathering what a class has handed in, from texts, files and folders, without losing or trusting any of it."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Iterator
from difflib import get_close_matches
from pathlib import Path
from typing import Any, Final

from ..rules.errors import GameError, quoted, shortened
from ..rules.phrase import Phrase
from ..saving.errors import SaveError, path_text
from ..saving.files import read_file
from .submission import CODE_WORD, FoundText, find_texts
from .submission_card import SubmissionCard

MOST_LETTERS: Final = 20_000_000
"""Of a longer text nothing is read."""
MOST_ITEMS: Final = 5_000
"""So many texts are taken in at most."""
MOST_FILES: Final = 5_000
"""A folder has at most so many files."""
_LONGEST_PATH = 1_000
_MARKS: Final = {b"\xff\xfe": "utf-16", b"\xfe\xff": "utf-16"}


def gather(given: Any) -> list[FoundText]:
    """Every text that was handed in.

    Args:
        given: a text with one or many of them, the path of a file or folder, or several of these.

    Raises:
        GameError: it is none of these, there is none or are too many, or a file or folder that was named alone is not
            there.
    """
    found: list[FoundText] = []
    for one in _sources(given):
        if len(found) >= MOST_ITEMS:
            raise GameError.of("refused-texts-many", "too many texts: {most:,} at most", most=MOST_ITEMS)
        found.append(one._replace(number=len(found) + 1))
    if not found:
        raise GameError.of(
            "refused-class-nothing",
            "there is no text here: give the texts that your students sent, a file, or a folder of files",
        )
    return found


def _sources(given: Any) -> Iterator[FoundText]:
    if isinstance(given, str | os.PathLike | SubmissionCard | bytes):
        yield from _from_one(given, alone=True)
        return
    if isinstance(given, dict) or not isinstance(given, Iterable):
        raise GameError.of(
            "refused-texts", "a class hands in texts, files or a folder, and this is {given}", given=quoted(given)
        )
    for one in given:
        yield from _from_one(one, alone=False)


def _from_one(given: Any, *, alone: bool) -> Iterator[FoundText]:
    if isinstance(given, SubmissionCard):
        yield FoundText(given.handed, "", str(given)[:12])
    elif isinstance(given, str):
        if _is_path(given):
            yield from _in_place(Path(given))
        elif alone and _is_meant_as_path(given):
            raise GameError(_not_there(given))
        else:
            yield from _in_text(given, "", alone=alone)
    elif isinstance(given, os.PathLike):
        if alone and not _is_there(Path(given)):
            raise GameError(_not_there(str(Path(given))))
        yield from _in_place(Path(given))
    else:
        why = Phrase("refused-neither", "this is neither a text nor a file: {given}", given=quoted(given))
        yield FoundText(None, why)


def _is_path(text: str) -> bool:
    """Whether a text is the path of something on this machine.

    Students send texts, so one that begins like the address of another machine is never looked up.
    """
    if not text.strip() or len(text) > _LONGEST_PATH or "\n" in text or _is_elsewhere(text):
        return False
    return _is_there(Path(text))


def _is_elsewhere(text: str) -> bool:
    return text.lstrip().startswith(("\\\\", "//"))


def _is_there(path: Path, is_it: Callable[[Path], bool] = Path.exists) -> bool:
    """Whether there is something at a path, or something of a kind; no if the path cannot be looked up."""
    try:
        return is_it(path)
    except (OSError, ValueError):
        return False


def _is_meant_as_path(text: str) -> bool:
    """Whether a text that is given alone, and is no path of anything, was meant as one."""
    line = text.strip()
    return bool(line) and len(line) <= _LONGEST_PATH and "\n" not in line and not any(find_texts(line))


def _not_there(text: str) -> str:
    """That there is no such file or folder, where it was looked for, and which one has nearly that name."""
    path = path_text(Path(text.strip()))
    told: str = Phrase("refused-missing-file", "there is no file or folder '{path}'", path=path)
    if _is_elsewhere(text):
        return told
    try:
        wanted = Path(text.strip())
        here = Path.cwd()
        names = [one.name for one in (here if wanted.name == str(wanted) else wanted.parent).iterdir()]
    except (OSError, ValueError):
        return told
    if not wanted.is_absolute():
        told = Phrase(
            "refused-missing-file-in",
            "there is no file or folder '{path}' in {folder}",
            path=path,
            folder=path_text(here),
        )
    near = get_close_matches(wanted.name, names, n=1)
    if not near:
        return told
    return Phrase(
        "refused-did-you-mean", "{told}; did you mean '{path}'?", told=told, path=path_text(wanted.with_name(near[0]))
    )


def _in_place(path: Path) -> Iterator[FoundText]:
    if not _is_there(path, Path.is_dir):
        yield from _in_file(path, path.name)
        return
    files = [Path(base, name) for base, _, names in os.walk(path) for name in names if not name.startswith(".")]
    if not files:
        why = Phrase("refused-folder-empty", "there is no file in this folder")
        yield FoundText(None, why, where=path_text(path))
    if len(files) > MOST_FILES:
        raise GameError.of(
            "refused-files-many",
            "{folder} holds more than {most:,} files: choose the folder of the class",
            folder=path_text(path),
            most=MOST_FILES,
        )
    for file in sorted(files):
        yield from _in_file(file, str(file.relative_to(path)))


def _in_file(path: Path, name: str) -> Iterator[FoundText]:
    where = shortened(name, 80) if name.isprintable() else quoted(name)
    try:
        data = read_file(path, MOST_LETTERS)
    except SaveError as error:
        yield FoundText(None, error.reason, where=where)
        return
    # Only the letters and digits of a text matter, and they are the same in all but these.
    text = data.decode(_MARKS.get(data[:2], "latin-1"), errors="replace")
    yield from _in_text(text, where, alone=False)


def _in_text(text: str, where: str, *, alone: bool) -> Iterator[FoundText]:
    # A student may have sent the path of a file that is nobody's business: nothing that is in it is shown.
    begins = "" if where else " ".join(text[:200].split())[:12]
    if len(text) > MOST_LETTERS:
        why = Phrase("refused-text-long", "too long: {most:,} characters at most", most=MOST_LETTERS)
        yield FoundText(None, why, begins, where)
        return
    found = list(find_texts(text))
    if not found and not (alone and not text.strip()):
        reason = (
            Phrase("refused-text-none", "no text is in it that begins with {word}", word=CODE_WORD)
            if text.strip()
            else Phrase("refused-text-empty", "it is empty")
        )
        found = [FoundText(None, reason, begins)]
    for one in found:
        yield one._replace(where=where)
