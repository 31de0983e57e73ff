"""Ends a process at one of the steps that touch the disk, as a crash or a kill would."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

DEADLY = 9
"""The exit code of a process that was ended so."""


def die_at(fatal: int, way: str) -> Callable[[], int]:
    """From now on, end this process at one step.

    Args:
        fatal: the number of the step, counted from 1; at none for 0.
        way: `"before"` the step is taken, or `"after"`.

    Returns:
        What tells how many steps were taken so far.
    """
    steps = 0

    def deadly(step: Callable[..., Any]) -> Callable[..., Any]:
        def stepped(*arguments: Any, **more: Any) -> Any:
            nonlocal steps
            steps += 1
            dies = steps == fatal
            if dies and way == "before":
                os._exit(DEADLY)
            try:
                return step(*arguments, **more)
            finally:
                if dies:
                    os._exit(DEADLY)

        return stepped

    for name in ("fsync", "open", "utime"):
        setattr(os, name, deadly(getattr(os, name)))
    for name in ("open", "replace", "unlink", "rename", "hardlink_to"):
        setattr(Path, name, deadly(getattr(Path, name)))
    return lambda: steps
