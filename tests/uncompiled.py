"""A Python that looks as if numba were not installed."""

from importlib import import_module

import pytest

from buttons_widgets.kit.analysis import compiling

SIZED = (
    "kit.analysis.comparing",
    "buttons.analysis.backward_pass.levels",
    "buttons.analysis.two_players.boards",
)
"""The rooms that decide when they are loaded how much they do at once, and the rooms that these load."""


def uncompile(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let it look so, to whatever asks from now on.

    What decides something when it is loaded is loaded before: it would do little at once in all tests that follow.
    """
    for room in SIZED:
        import_module(f"buttons_widgets.{room}")
    monkeypatch.setattr(compiling, "COMPILES", False)
