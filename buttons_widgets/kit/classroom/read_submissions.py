"""Gathering what a class has handed in, from texts, files and folders, without losing or trusting any of it."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Iterator
from difflib import get_close_matches
from functools import partial
from heapq import heappop, heappush
from itertools import islice
from pathlib import Path
from typing import Any, Final, NamedTuple

from ..rules.errors import GameError, quoted, shortened
from ..rules.phrase import Phrase
from ..saving.errors import SaveError, disk_reason, path_text
from ..saving.files import read_file
from .submission import CODE_WORD, FoundText, find_starts, find_texts
from .submission_card import SubmissionCard

MOST_LETTERS: Final = 2_000_000
"""Of a longer text nothing is read."""
MOST_TOGETHER: Final = 4_000_000
"""So many letters are read of all texts together."""
MOST_TAKEN: Final = 500
"""So many hand-ins are taken in together; fewer, if they are large."""
MOST_STARTS: Final = 1_000
"""A text in which more hand-ins seem to begin is read no further."""
MOST_TEXTS: Final = 5_000
"""So many texts are looked at, and so many files of a folder."""
MOST_UNREAD: Final = 40
"""Of what cannot be read in one text, so much is told one by one."""
_USUAL_BYTES = 200_000
"""A hand-in is counted as one that takes so much memory at least."""
_LONGEST_PATH = 1_000
_MARKS: Final = {b"\xff\xfe": "utf-16", b"\xfe\xff": "utf-16"}
_TOO_MUCH: Final = Phrase(
    "refused-texts-together",
    "it was not read: with all the others it is too much. {most} hand-ins are taken in at most: give one class at a "
    "time",
    most=MOST_TAKEN,
)


class _Source(NamedTuple):
    """A text that was given, in which there may be many hand-ins.

    Attributes:
        size: how many letters it has, or bytes of a file.
        read: what gives the hand-ins.
        where: the file in which it is; "" for none.
    """

    size: int
    read: Callable[[], Iterable[FoundText]]
    where: str = ""


def gather(given: Any) -> list[FoundText]:
    """Every text that was handed in.

    A text among several is never taken for the path of a file: a student may have sent one. Short texts come first
    where all are too much together, so that nobody who sends a long one, or many in one, keeps others out.

    Args:
        given: a text with one hand-in or many of them, the path of a file or folder, or several texts and `Path`
            objects.

    Raises:
        GameError: it is none of these, there is none, or a file or folder that was named alone is not there.
    """
    sources = list(islice(_sources(given), MOST_TEXTS + 1))
    if len(sources) > MOST_TEXTS:
        sources[MOST_TEXTS] = _Source(0, lambda: [FoundText(None, _too_many(MOST_TEXTS))])
    found: dict[int, list[FoundText]] = {}
    taken: list[tuple[int, int]] = []
    letters = together = 0
    for place in sorted(range(len(sources)), key=lambda place: sources[place].size):
        letters += sources[place].size
        if letters > MOST_TOGETHER:
            found[place] = [_too_much(sources[place])]
            continue
        found[place], weight = _read(sources[place])
        heappush(taken, (-weight, place))
        together += weight
        while together > MOST_TAKEN * _USUAL_BYTES:
            less, largest = heappop(taken)
            together += less
            found[largest] = [_too_much(sources[largest])]
    texts = [one for place in range(len(sources)) for one in found[place]]
    if not texts:
        raise GameError.of(
            "refused-class-nothing",
            "there is no text here: give the texts that your students sent, a file, or a folder of files",
        )
    return [one._replace(number=number) for number, one in enumerate(texts, start=1)]


def _read(source: _Source) -> tuple[list[FoundText], int]:
    """What is in a text, and what it weighs: all together may weigh `MOST_TAKEN` times `_USUAL_BYTES`."""
    found: list[FoundText] = []
    weight = unread = 0
    for one in source.read():
        if one.handed is not None:
            weight += max(_USUAL_BYTES, one.handed.bytes)
            if weight > MOST_TAKEN * _USUAL_BYTES:
                return [_too_much(source)], 0
        else:
            unread += 1
        if unread <= MOST_UNREAD or one.handed is not None:
            found.append(one)
    if unread > MOST_UNREAD:
        more = Phrase("refused-texts-more", "{count} more places in it cannot be read", count=unread - MOST_UNREAD)
        found.append(FoundText(None, more, where=source.where))
    return found, weight


def _too_many(most: int) -> Phrase:
    return Phrase("refused-texts-many", "too many texts: {most:,} at most", most=most)


def _too_much(source: _Source) -> FoundText:
    return FoundText(None, _TOO_MUCH, where=source.where)


def _sources(given: Any) -> Iterator[_Source]:
    if isinstance(given, str) and _is_path(given):
        yield from _in_place(Path(given), alone=True)
    elif isinstance(given, str) and _is_meant_as_path(given):
        raise GameError(_not_there(given))
    elif isinstance(given, os.PathLike):
        if not _is_there(Path(given)):
            raise GameError(_not_there(str(Path(given))))
        yield from _in_place(Path(given), alone=True)
    elif isinstance(given, str):
        yield _Source(len(given), partial(_in_text, given, "", alone=True))
    elif isinstance(given, SubmissionCard | bytes):
        yield from _from_one(given)
    elif isinstance(given, dict) or not isinstance(given, Iterable):
        raise GameError.of(
            "refused-texts", "a class hands in texts, files or a folder, and this is {given}", given=quoted(given)
        )
    else:
        for one in given:
            yield from _from_one(one)


def _from_one(given: Any) -> Iterator[_Source]:
    """Of several that were given, one."""
    if isinstance(given, SubmissionCard):
        yield _Source(0, lambda: [FoundText(given.handed, "", str(given)[:12])])
    elif isinstance(given, str):
        yield _Source(len(given), partial(_in_text, given, ""))
    elif isinstance(given, os.PathLike):
        yield from _in_place(Path(given))
    else:
        why = Phrase("refused-neither", "this is neither a text nor a file: {given}", given=quoted(given))
        yield _Source(0, lambda: [FoundText(None, why)])


def _is_path(text: str) -> bool:
    """Whether a text that is given alone is the path of something on this machine.

    One that begins like the address of another machine is never looked up.
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


def _in_place(path: Path, *, alone: bool = False) -> Iterator[_Source]:
    if not _is_there(path, Path.is_dir):
        yield _in_file(path, path.name)
        return
    unread: list[OSError] = []
    files = list(islice(_files_below(path, unread), MOST_TEXTS + 1))
    why = None
    if len(files) > MOST_TEXTS:
        why = Phrase(
            "refused-files-many",
            "{folder} holds more than {most:,} files: choose the folder of the class",
            folder=path_text(path),
            most=MOST_TEXTS,
        )
    elif not files and not unread:
        why = Phrase("refused-folder-empty", "there is no file in this folder")
    if why and files and alone:
        raise GameError(why)
    if why:
        yield _Source(0, lambda: [FoundText(None, why, where=path_text(path))])
        return
    for error in unread:
        yield _unread(error)
    for file in sorted(files):
        yield _in_file(file, str(file.relative_to(path)))


def _unread(error: OSError) -> _Source:
    """A folder that cannot be listed: there may be texts of students in it."""
    why = Phrase("refused-folder-unread", "the folder cannot be read ({reason})", reason=disk_reason(error))
    return _Source(0, lambda: [FoundText(None, why, where=path_text(Path(error.filename)))])


def _files_below(folder: Path, unread: list[OSError]) -> Iterator[Path]:
    """The files of a folder, and of so many folders in it as texts are looked at; why others cannot be listed."""
    for base, _, names in islice(os.walk(folder, onerror=unread.append), MOST_TEXTS):
        yield from (Path(base, name) for name in names if not name.startswith("."))


def _in_file(path: Path, name: str) -> _Source:
    where = shortened(name, 80) if name.isprintable() else quoted(name)

    def read() -> Iterable[FoundText]:
        try:
            data = read_file(path, MOST_LETTERS)
        except SaveError as error:
            return [FoundText(None, error.reason, where=where)]
        # Only the letters and digits of a text matter, and they are the same in all but these.
        return _in_text(data.decode(_MARKS.get(data[:2], "latin-1"), errors="replace"), where)

    try:
        size = min(path.stat().st_size, MOST_LETTERS)
    except (OSError, ValueError):  # it is told when it is read
        size = 0
    return _Source(size, read, where)


def _in_text(text: str, where: str, *, alone: bool = False) -> Iterator[FoundText]:
    # A student may have sent the path of a file that is nobody's business: nothing that is in it is shown.
    begins = "" if where else " ".join(text[:200].split())[:12]
    reason = None
    if len(text) > MOST_LETTERS:
        reason = Phrase("refused-text-long", "too long: {most:,} characters at most", most=MOST_LETTERS)
    elif any(islice(find_starts(text), MOST_STARTS, None)):
        reason = _too_many(MOST_STARTS)
    if reason:
        yield FoundText(None, reason, begins, where)
        return
    is_empty = True
    for one in find_texts(text):
        is_empty = False
        yield one._replace(where=where)
    if is_empty and not (alone and not text.strip()):
        if not text.strip():
            reason = Phrase("refused-text-empty", "it is empty")
        elif where or alone or len(text) > _LONGEST_PATH or "\n" in text.strip():
            reason = Phrase("refused-text-none", "no text is in it that begins with {word}", word=CODE_WORD)
        else:
            reason = Phrase(
                "refused-text-or-file",
                "no text is in it that begins with {word}; a file or folder among several is given as a Path",
                word=CODE_WORD,
            )
        yield FoundText(None, reason, begins, where)
