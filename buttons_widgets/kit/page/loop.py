"""The event loop of the kernel."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from asyncio import AbstractEventLoop


def running_loop() -> AbstractEventLoop | None:
    """The event loop of the kernel, in which cells run; `None` where there is none, as in plain Python."""
    if "asyncio" not in sys.modules:  # no loop runs where nothing has imported it; and importing it takes time
        return None
    from asyncio import get_running_loop

    try:
        return get_running_loop()
    except RuntimeError:
        return None
