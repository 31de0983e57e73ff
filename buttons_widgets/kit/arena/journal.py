"""What a tournament has played so far, in a file: so it goes on where it was when it was stopped.

Each finished batch is a line, added as soon as it is there; it begins with a sum of all that follows in it. A line that
was not finished, or does not fit its sum, is not counted and is taken away. The name of the file, and its first line,
hold the fingerprint of the question: another question has another file.
"""

from __future__ import annotations

import json
import os
from collections.abc import Mapping
from contextlib import suppress
from hashlib import blake2b
from pathlib import Path
from types import TracebackType
from typing import Any, Final, Self

from filelock import FileLock, Timeout

from ..rules.errors import GameError
from ..saving.errors import disk_reason, path_text
from ..saving.files import write_file
from .playing import Played
from .schedule import Batch

MOST_KEPT: Final = 100
"""So many tournaments are kept: those that were written last."""


class Journal:
    """The file of one question; use it in a `with`, which keeps others from writing it.

    Args:
        folder: where the file is.
        question: all that the games depend on, except how many there are.

    Attributes:
        path: of the file.
        trouble: the folder in which nothing can be kept, and why; `None` as long as it can.

    Raises:
        GameError: when it is opened while another program plays the same tournament.
    """

    def __init__(self, folder: Path, question: Mapping[str, Any]) -> None:
        text = fingerprint_of(question)
        self._head = {"tournament": 1, "question": text, "asked": dict(question)}
        self.path = folder / f"tournament-{text[:24]}.jsonl"
        self.trouble: tuple[str, str] | None = None
        self._done: dict[tuple[int, int], list[Played]] = {}
        # Without locks of the system, those that are only files would stay when a process is killed, and keep all out.
        self._lock = FileLock(self.path.with_name(f".{self.path.name}.lock"), timeout=0, fallback_to_soft=False)

    def __enter__(self) -> Self:
        """Read what was played before."""
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            self._lock.acquire()
        except Timeout:
            raise GameError(
                "this very tournament is being played by another program: wait for it, or interrupt it there"
            ) from None
        except ValueError:  # a null character, or half a surrogate pair
            raise GameError(f"a folder cannot be called {path_text(self.path.parent)}") from None
        except OSError as error:
            self._fail(error)
            return self
        self._read()
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        """Let others write the file."""
        self._lock.release()

    def get(self, batch: Batch) -> list[Played] | None:
        """What was played of a batch; `None` if it was not."""
        return self._done.get((batch.number, len(batch.blocks)))

    def add(self, batch: Batch, played: list[Played]) -> None:
        """Keep a batch that was played."""
        self._done[batch.number, len(batch.blocks)] = played
        if self.trouble:
            return
        line = json.dumps({"batch": batch.number, "blocks": len(batch.blocks), "games": played}).encode()
        try:
            with self.path.open("ab") as file:
                file.write(_sum_of(line) + b" " + line + b"\n")
                file.flush()
                os.fsync(file.fileno())
        except OSError as error:
            self._fail(error)

    def forget(self) -> None:
        """Begin again."""
        self._done.clear()
        self._begin()

    def _read(self) -> None:
        try:
            lines = self.path.read_bytes().split(b"\n")
        except FileNotFoundError:
            self._begin()
            return
        except OSError as error:
            self._fail(error)
            return
        good = [lines[0]]
        if _read_line(lines[0]) != self._head:
            good = []
        for line in lines[1:] if good else ():
            total, _, text = line.partition(b" ")
            if total == _sum_of(text):
                held = json.loads(text)
                self._done[held["batch"], held["blocks"]] = held["games"]
                good.append(line)
        if not good:
            self._begin()
        elif good != lines[:-1] or lines[-1]:
            self._write(b"".join(line + b"\n" for line in good))

    def _begin(self) -> None:
        self._write(json.dumps(self._head).encode() + b"\n")
        with suppress(OSError):
            old = sorted(self.path.parent.glob("tournament-*.jsonl"), key=lambda path: path.stat().st_mtime)
            for path in old[:-MOST_KEPT]:
                if path != self.path:
                    path.unlink()

    def _write(self, data: bytes) -> None:
        if self.trouble:
            return
        try:
            write_file(self.path, data)
        except OSError as error:
            self._fail(error)

    def _fail(self, error: OSError) -> None:
        self.trouble = path_text(self.path.parent), disk_reason(error)


def fingerprint_of(question: Mapping[str, Any]) -> str:
    """The fingerprint of a question."""
    return blake2b(json.dumps(question, sort_keys=True).encode(), digest_size=20).hexdigest()


def _read_line(line: bytes) -> Any:
    try:
        return json.loads(line)
    except ValueError:
        return None


def _sum_of(line: bytes) -> bytes:
    """What a line begins with: a batch that was damaged on the disk is played once more."""
    return blake2b(line, digest_size=8).hexdigest().encode()
