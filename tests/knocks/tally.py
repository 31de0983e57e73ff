"""What a test of many cases counts and prints, and the bounds that none of them may break."""

from __future__ import annotations

import os
import re
import tracemalloc
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from cProfile import Profile
from pathlib import Path
from typing import Final

from buttons_widgets.kit.language.words import words_in

MOST_CALLS: Final = 3_000_000
"""So many functions may be called, Python's own and compiled ones: seconds would say how busy the machine is."""
MOST_BYTES: Final = 200_000_000
"""What other programs do does not change how much memory this process holds."""

TIMES: Final = int(os.environ.get("BUTTONS_KNOCKS", "1"))
"""How many times as often as usual something is tried that is drawn at random."""

_RESET: Final = Path("/proc/self/clear_refs")
_STATUS: Final = Path("/proc/self/status")
_HIGHEST: Final = re.compile(rb"VmHWM:\s+(\d+) kB")
_GERMAN: Final = words_in(language="de")


class Tally:
    """Counts outcomes, and remembers the longest and the largest case.

    Args:
        what: what is counted, for the printed line.
        bounded: whether calls and memory are counted, which takes longer than most readers do.
    """

    def __init__(self, what: str, *, bounded: bool = True) -> None:
        self.what = what
        self.bounded = bounded
        self.outcomes: Counter[str] = Counter()
        self.longest = 0
        self.largest = 0

    @contextmanager
    def within_bounds(self, calls: int = MOST_CALLS) -> Iterator[None]:
        """Fail if what is done here takes so many calls, or over 200 MB more than there was before.

        A loop that calls nothing is ended by the time-out of its test.
        """
        if not self.bounded:
            yield
            return
        before, watched = _begin_to_watch(), Profile()
        try:
            with watched:
                yield
        finally:
            size = _highest() - before
            called = [(entry.callcount, str(entry.code)) for entry in watched.getstats()]
            made = sum(count for count, _ in called)
            self.longest, self.largest = max(self.longest, made), max(self.largest, size)
            assert made < calls, f"it took {made:,} calls, the most of these: {max(called)}"
            assert size < MOST_BYTES, f"it took {size / 1e6:.0f} MB"

    def refused(self, reason: str | BaseException) -> None:
        """Count a refusal; its message is in words, of a length that can be read, in any language."""
        check_message(reason)
        self.outcomes["refused"] += 1

    def read(self) -> None:
        """Count what was read."""
        self.outcomes["read"] += 1

    @property
    def count(self) -> int:
        """How many cases there were."""
        return self.outcomes.total()

    def __str__(self) -> str:
        outcomes = ", ".join(f"{count:,} {name}" for name, count in sorted(self.outcomes.items()))
        return (
            f"{self.what}: {self.count:,} ({outcomes}); the longest took {self.longest:,} calls, "
            f"the largest {self.largest / 1e6:.0f} MB"
        )


def check_message(reason: str | BaseException) -> None:
    """Check that a refusal says something that people can read, in any language."""
    text = str(reason)
    assert text.strip(), f"refused without a word: {reason!r}"
    assert len(text) < 1500, f"{len(text)} characters: {text[:300]}"
    assert not re.search(r"Traceback|<class '|object at 0x|\bNone$|codec can't|recursion depth", text), text
    text.encode()  # as it is sent to the page
    assert _GERMAN.reason(reason).strip()


def _begin_to_watch() -> int:
    """From now on watch the memory that is held at once, and return what is held now."""
    if _RESET.exists():
        _RESET.write_text("5")  # Linux: the highest so far is forgotten
    elif tracemalloc.is_tracing():
        tracemalloc.reset_peak()
    else:
        tracemalloc.start()
    return _highest()


def _highest() -> int:
    if not _RESET.exists():
        return tracemalloc.get_traced_memory()[1]
    found = _HIGHEST.search(_STATUS.read_bytes())
    assert found is not None
    return int(found[1]) * 1024
