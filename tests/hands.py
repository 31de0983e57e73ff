"""A person at a table without a browser and without a kernel: what the page would send is done here."""

from __future__ import annotations

import re
from html import unescape
from typing import Any

import ipywidgets as w

from buttons_widgets.buttons.cells import Cell, parse_cell
from buttons_widgets.buttons.rules.phase import Phase
from buttons_widgets.kit.table.table import Table


def unkept(html: str) -> str:
    """The same HTML without what keeps 6-3 and 7 ★ on one line."""
    return re.sub(r'<span style="white-space: nowrap">(.*?)</span>', r"\1", html)


def plain(html: str) -> str:
    """The text of a piece of HTML."""
    return unescape(re.sub(r"<[^>]*>", " ", unkept(html))).replace("\xa0", " ").strip()


def log_html(table: Table) -> str:
    """What the log of a table shows, as HTML."""
    rounds = table.parts.log_view.children
    return "".join(part.head + "".join(f"<li>{line}</li>" for line in part.lines) for part in rounds)


def log_lines(table: Table) -> list[str]:
    """The lines of the log, the newest first, as a screen reader reads them: without pictures for words."""
    lines = re.findall("<li.*?>(.*?)</li>", unkept(log_html(table)))
    return [plain(re.sub('<span aria-hidden="true">.*?</span>', "", line)) for line in lines]


def pressed_then_read(pressed: w.Widget, *read: w.HTML) -> list[str]:
    """A list that grows when buttons get another turn ("pressed"), and when a text changes ("read"): in this order.

    See `Actions.show`.
    """
    order: list[str] = []
    pressed.observe(lambda _: order.append("pressed"), "turn")
    for text in read:
        text.observe(lambda _: order.append("read"), "value")
    return order


def send(widget: Any, turn: int | None, **content: Any) -> None:
    """Send what a page would, about what is shown now or was in an earlier turn."""
    widget._handle_custom_msg(content | {"turn": widget.turn if turn is None else turn}, [])


def pick(board: Any, what: str | Cell, turn: int | None = None) -> None:
    """Click a part of a board."""
    kind = "cell" if hasattr(board, "picks_totals") else "pick"
    send(board, turn, type=kind, **{kind: what if isinstance(what, str) else f"{what[0]}-{what[1]}"})


def pick_die(tray: Any, index: int, turn: int | None = None) -> None:
    """Click a die."""
    send(tray, turn, type="die", die=index)


def press(name: str, *rows: Any, turn: int | None = None) -> None:
    """Press the button of a name, in whichever of these rows it stands."""
    for row in rows:
        send(row, turn, type="press", name=name)


def press_key(frame: Any, key: str, turn: int | None = None) -> None:
    """Press a key."""
    send(frame, turn, type="key", key=key)


def follow(frame: Any, name: str, number: object) -> None:
    """Press a link in what is read."""
    frame._handle_custom_msg({"type": "link", "name": name, "number": number}, [])


class Hands:
    """Clicks spaces and presses buttons of a table.

    Args:
        table: it.
    """

    def __init__(self, table: Table) -> None:
        self.table = table

    @property
    def prompt(self) -> str:
        """What is to be done."""
        return plain(self.table.parts.prompt.value)

    @property
    def notice(self) -> str:
        """The line below it."""
        return plain(self.table.parts.notice.value)

    @property
    def actions(self) -> dict[str, str]:
        """The buttons that can be pressed, with what they say."""
        return {one["name"]: one["label"] for one in self.table.parts.actions.offered if one["ready"]}

    @property
    def seat(self) -> int:
        """Whose board can be clicked; -1 for none."""
        return next((panel.owner for panel in self.table.parts.boards if panel.board.active), -1)

    @property
    def offered(self) -> list[Cell]:
        """The spaces that stand out on it."""
        return [] if self.seat < 0 else [parse_cell(text) for text in self.table.parts.boards[self.seat].board.offered]

    @property
    def chosen(self) -> list[Cell]:
        """The spaces chosen for stars."""
        return [] if self.seat < 0 else [parse_cell(text) for text in self.table.parts.boards[self.seat].board.chosen]

    def click(self, cell: Cell, seat: int | None = None, ply: int | None = None) -> None:
        """Click a space of the board that can be clicked, or of another seat's, or as it was at an earlier ply."""
        pick(self.table.parts.boards[self.seat if seat is None else seat].board, cell, ply)

    def press(self, name: str, turn: int | None = None) -> None:
        """Press a button, whether it is shown or not, now or as it was in an earlier turn."""
        press(name, self.table.parts.actions, turn=turn)

    def key(self, letter: str, turn: int | None = None) -> None:
        """Press a letter."""
        press_key(self.table.parts.frame, letter, turn)

    def decide(self, opt_out_with: int = 4) -> None:
        """Do something sensible."""
        game, actions = self.table.game, self.actions
        if "opt-out" in actions and len(game.position(self.seat).buttons) >= opt_out_with:
            self.press("opt-out")
        elif found := {"place", "roll", "next-round"} & actions.keys():
            self.press(found.pop())
        else:
            self.click(next(cell for cell in self.offered if cell not in self.chosen))

    def play_until(self, prompt: str, opt_out_with: int = 4, most: int = 500) -> None:
        """Go on until the prompt has these words (a regular expression) in it."""
        for _ in range(most):
            if re.search(prompt, self.prompt):
                return
            self.decide(opt_out_with)
        raise AssertionError(f"{most} decisions, and never {prompt!r}; the last prompt was {self.prompt!r}")

    def until(self, phase: Phase, opt_out_with: int = 4, most: int = 500) -> None:
        """Go on until something of a kind is to be done by a person."""
        for _ in range(most):
            if self.table.game.phase is phase and self.seat >= 0:
                return
            self.decide(opt_out_with)
        raise AssertionError(f"{most} decisions, and never {phase}")
