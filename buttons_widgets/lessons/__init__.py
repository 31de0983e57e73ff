"""The exercises of the course, to be used in its notebooks."""

from ..pretty_tricky.view.on_paper import tick_sheet
from .board_sheet import board_sheet
from .booklet import booklet, test_paper
from .classes import class_round, class_summary, hand_in, passport, show
from .exercises import check, exercise, solution, start_card
from .glossary import glossary

__all__ = [
    "board_sheet", "booklet", "check", "class_round", "class_summary", "exercise", "glossary", "hand_in",
    "passport", "show",
    "solution", "start_card", "test_paper", "tick_sheet",
]  # fmt: skip


def __dir__() -> list[str]:
    """Everything that Tab offers: what is meant to be used, and none of the rooms."""
    return sorted([*__all__, *(name for name in globals() if name.startswith("__"))])
