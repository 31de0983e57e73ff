"""Whether widgets say what the engine says: to draw them anew from it changes none of their texts.

A kernel imports this for a test in a browser, which compares the same texts with those of the page.
"""

from __future__ import annotations

import logging
import re
import sys
import threading
from collections.abc import Callable
from html import unescape
from inspect import signature
from typing import Any

import ipywidgets as w

from buttons_widgets.buttons.view.board import BoardWidget
from buttons_widgets.kit.coach.coach import Coach
from buttons_widgets.kit.coach.coach_page import CoachPage
from buttons_widgets.kit.page.activity import Activity
from buttons_widgets.kit.table.mover import Mover
from buttons_widgets.kit.table.scene import Scene
from buttons_widgets.kit.table.table import Table

logged: list[str] = []
"""Warnings and errors since `listen`, with what was raised: in a callback nobody else would hear of it."""


def listen(shell: Any, *loggers: logging.Logger) -> None:
    """Note from now on what is logged, what buttons and threads raise, and what a table says is wrong with itself.

    Args:
        shell: the kernel's; it would show what was raised in no cell.
        loggers: where the kernel logs.
    """
    for logger in (logging.getLogger(), logging.getLogger("traitlets"), *loggers):
        logger.addHandler(_Hears(level=logging.WARNING))
    shell.showtraceback = lambda *_, **__: _note(f"raised: {sys.exc_info()[1]!r}")
    threading.excepthook = lambda raised: logged.append(f"raised in a thread: {raised.exc_value!r}")
    fail, tell_fault, show_all = Mover.fail, Activity.tell_fault, Table._show_all

    def note_and_fail(mover: Mover, error: BaseException) -> None:
        logged.append(f"told at a table: {error!r}")
        fail(mover, error)

    def note_and_tell(activity: Activity, error: Exception) -> None:
        logged.append(f"told in a widget: {error!r}")
        tell_fault(activity, error)

    def show_or_note(table: Table, scene: Scene[Any]) -> None:
        try:
            show_all(table, scene)
        except Exception as error:
            logged.append(f"not shown at a table: {error!r}")
            raise

    Mover.fail, Table._show_all = note_and_fail, show_or_note  # type: ignore[method-assign]
    Activity.tell_fault = note_and_tell  # type: ignore[method-assign]


class _Hears(logging.Handler):
    def emit(self, record: logging.LogRecord) -> None:
        raised = repr(record.exc_info[1]) if record.exc_info else ""
        _note(f"{record.getMessage()[:500]} {raised}")


LATE = (
    # What a page sends to a widget that has just gone comes to nobody, and nobody misses it.
    "No such comm",
    # So does what is chosen from a list that has just become shorter; the page is told what is chosen now.
    "raised: TraitError('Invalid selection: index out of bounds')",
)
"""How that begins what is logged or raised and is in order."""


def _note(text: str) -> None:
    """Note what was logged or raised, unless it is in order."""
    if not text.startswith(LATE):
        logged.append(text)


def texts_of(widget: Any) -> list[str]:
    """The texts of all lines and buttons within a widget, and what lies on boards, in the order of the page."""
    if isinstance(widget, BoardWidget):
        return [_lying_on(widget)]
    if isinstance(widget, w.HTML):
        return [_words(widget.value)]
    if isinstance(widget, w.Button | w.ToggleButton):
        return [" ".join(widget.description.split())]
    return [text for child in getattr(widget, "children", ()) for text in texts_of(child)]


def is_advised(coach: Coach, question: Any) -> bool:
    """Whether a coach says of a question what the analysis does, or nothing of none; one that was stopped says less."""
    if coach.thinking._offered:
        return True
    page = CoachPage(coach.advisor, coach._words)
    return bool(coach.bars.value == ("" if question is None else page.bars(question, coach.advisor.answer(question))))


def drawn_anew(widget: Any) -> list[tuple[str, str]]:
    """What a widget, or those within it, say otherwise when they are drawn anew."""
    for name in ("_consult", "_show", "_draw"):
        draw = getattr(widget, name, None)
        if draw is not None and hasattr(widget, "lock") and not _needs(draw):
            with widget.lock:
                before = texts_of(widget)
                # What was shown in this turn still counts: only the same is drawn again.
                draw(**({"keeps_turn": True} if "keeps_turn" in signature(draw).parameters else {}))
                after = texts_of(widget)
            return [pair for pair in zip(before, after, strict=False) if pair[0] != pair[1]]
    return [pair for child in getattr(widget, "children", ()) for pair in drawn_anew(child)]


def _needs(function: Callable[..., object]) -> bool:
    """Whether a function cannot be called without arguments."""
    return any(each.default is each.empty for each in signature(function).parameters.values())


def _lying_on(board: BoardWidget) -> str:
    """The cells of a board with a button, with a star, chosen for one, and offered."""
    every = [f"{1 + place // board.size}-{1 + place % board.size}" for place in range(board.size**2)]
    stars = {*board.stars, *(cell for cell, letter in zip(every, board.colours, strict=True) if letter == "*")}
    offered = {*board.offered, *([board.golden] if board.golden else [])}
    return " | ".join(" ".join(sorted(cells)) for cells in (board.buttons, stars, board.chosen, offered))


def _words(html: str) -> str:
    return " ".join(unescape(re.sub("<style.*?</style>|<[^>]*>", "", html, flags=re.DOTALL)).split())
