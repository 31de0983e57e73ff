"""One player's place at the table: who it is, how it stands, and its board."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from html import escape
from typing import Any

import ipywidgets as w

from ...kit.language.words import Words
from ...kit.rules.game import CHANCE, Seat
from ..rules.game import Game
from ..rules.grid import Cell, cell_text
from ..rules.phase import Phase, Standing
from .board import BoardWidget
from .sentences import why_not
from .words import board_words


@dataclass(frozen=True)
class Marks:
    """What is drawn on a board beyond the position itself, for the seat that decides.

    Attributes:
        offered: the cells that may be chosen.
        golden: the golden space, where it is offered to somebody who is not in turn.
        chosen: cells picked for stars.
        line: the cells of a line of five, complete or about to be.
        worths: what the coach says of each space.
    """

    offered: tuple[Cell, ...] = ()
    golden: Cell | None = None
    chosen: tuple[Cell, ...] = ()
    line: tuple[Cell, ...] = ()
    worths: Mapping[Cell, Mapping[str, Any]] = field(default_factory=dict)


class SeatPanel(w.VBox):
    """A name, the stars, what the player is doing, and the board.

    Args:
        seat: its number.
        words: the language.
        on_cell: called with the seat, the cell and the table's turn when a space is clicked.
    """

    def __init__(self, seat: Seat, words: Words, on_cell: Callable[[Seat, Cell, int], None]) -> None:
        self.seat = seat
        self._words = words
        self._shown: Game | None = None
        self.head = w.HTML()
        self.board = BoardWidget(texts=board_words(words))
        self.board.on_cell(lambda cell, turn: on_cell(seat, cell, turn))
        super().__init__([self.head, self.board])
        self.add_class("bw-seat").add_class(f"bw-seat-{seat}")

    def show(self, game: Game, *, turn: int, person: bool, decides: bool, compact: bool, marks: Marks) -> None:
        """Show a state of the game.

        Args:
            game: the state.
            turn: the table's count, sent along with every click, so that a late click is known.
            person: whether a person sits here.
            decides: whether this seat's person may click now.
            compact: whether the board is one of the small ones.
            marks: what to draw beyond the position.
        """
        seat, board = self.seat, self.board
        self.head.value = head_html(game, seat, self._words, person=person)
        for name, wanted in (
            ("bw-seat-decides", decides),
            ("bw-seat-compact", compact),
            ("bw-seat-moves", game.to_move == seat or (game.to_move is CHANCE and game.turn == seat)),
        ):
            (self.add_class if wanted else self.remove_class)(name)
        with board.hold_sync():
            # The printed colours stay those of the layout, so that a star's space can show what it covers.
            board.show(game.position(seat), game.layouts[seat])
            board.offered = list(map(cell_text, marks.offered))
            board.golden = cell_text(marks.golden) if marks.golden else ""
            board.chosen = list(map(cell_text, marks.chosen))
            board.line = list(map(cell_text, marks.line))
            board.worths = {cell_text(cell): dict(worth) for cell, worth in marks.worths.items()}
            board.latest = list(map(cell_text, self._changed_cells(game)))
            board.reasons = self._reasons(game, marks.offered) if decides else {}
            board.depot = game.depot(seat)
            rolls = game.dice is not None and game.turn == seat and game.phase in (Phase.LAY, Phase.GOLD)
            board.row = game.dice.white if rolls and game.dice else 0
            board.columns = list(game.dice.columns) if rolls and game.dice else []
            board.gold_column = game.dice.gold if rolls and game.dice else 0
            board.active = decides
            board.ply = turn
            board.faded = game.standings[seat] is Standing.BUST
            board.compact = compact
            board.label = self._words.say(
                "seat-board",
                name=game.names[seat],
                stars=game.stars(seat),
                buttons=game.button_masks[seat].bit_count(),
            )
        self._shown = game

    def _changed_cells(self, game: Game) -> Sequence[Cell]:
        """The cells on which a button or a star newly lies since the last state shown."""
        before, seat = self._shown, self.seat
        if before is None or before.setup is not game.setup:
            return ()
        buttons = game.button_masks[seat] & ~before.button_masks[seat]
        stars = game.star_masks[seat] & ~before.star_masks[seat]
        return game.setup.grid.cells_of(buttons | stars)

    def _reasons(self, game: Game, offered: Sequence[Cell]) -> dict[str, str]:
        cells = (cell for cell in game.setup.grid.cells if cell not in offered)
        told = {cell_text(cell): why_not(game, self.seat, cell, self._words) for cell in cells}
        return {cell: why for cell, why in told.items() if why}


def head_html(game: Game, seat: Seat, words: Words, *, person: bool) -> str:
    """The line above a board: name, how the player stands or else whether it is a bot, and its stars."""
    stars = words.say("seat-stars", stars=game.stars(seat))
    status, kind = _status(game, seat)
    if not status and not person:
        status, kind = "seat-bot", "bot"
    tag = f'<span class="bw-tag bw-tag-{kind}">{escape(words.say(status))}</span>' if status else ""
    return (
        f'<div class="bw-seat-head"><span class="bw-name" title="{escape(game.names[seat])}">'
        f"{escape(game.names[seat])}</span>{tag}"
        f'<span class="bw-stars" aria-label="{escape(stars)}" role="img">{game.stars(seat)}&thinsp;★</span></div>'
    )


def _status(game: Game, seat: Seat) -> tuple[str, str]:
    """The message that tells how a player stands, and the kind of tag it wears."""
    if game.result is not None:
        return ("seat-winner", "won") if seat in game.result.winners else ("", "")
    if game.standings[seat] is Standing.BUST:
        return "seat-bust", "bust"
    if game.to_move == seat and game.phase in (Phase.GOLD, Phase.STARS):
        return "seat-decides", "turn"
    if game.standings[seat] is Standing.OUT:
        return "seat-opted-out", "out"
    return ("seat-in-turn", "turn") if game.turn == seat else ("", "")
