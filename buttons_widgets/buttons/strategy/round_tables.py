"""The worths of a whole round, kept while it lasts.

A round only adds buttons to a board and takes opponents away. So the table that `value_table` fills for one decision
holds the worths for every later decision of the same player in the same round, and these are looked up. Only the
tables used last are kept, a fixed number of bytes; bots at several tables share them.
"""

from __future__ import annotations

from collections import OrderedDict
from dataclasses import dataclass
from threading import Lock
from typing import Any, Final

import numpy as np

from ..analysis.advice import Question
from ..analysis.backward import Model
from ..analysis.lattice import Lattice
from ..analysis.opponents import Opponents
from ..analysis.solution import Goal
from ..analysis.solver import value_table
from ..rules.position import Position

MOST_KEPT: Final = 48 * 2**20
"""How many bytes of tables are kept."""


@dataclass(frozen=True)
class RoundTable:
    """The worth of every set of buttons that can come up from a position on.

    Attributes:
        position: where it begins.
        opponents: who was in then.
        lattice: the sets of buttons that may be added.
        model: in which columns the worths stand.
        values: the worths, see `value_table`.
    """

    position: Position
    opponents: Opponents
    lattice: Lattice
    model: Model
    values: np.ndarray

    def serves(self, question: Question) -> bool:
        """Whether a question is about a later state of the same round, or the same one."""
        begin, now = self.position, question.position
        was, still = self.opponents, question.opponents
        if begin.button_mask & ~now.button_mask or still.count > was.count:
            return False
        if still.count and (still.opt_out, still.bust, still.dice_each) != (was.opt_out, was.bust, was.dice_each):
            return False
        return was.dice_left(begin.black_dice, still.count) == now.black_dice

    def worth(self, buttons: int, to_act: int, still_in: int) -> float:
        """What a set of buttons is worth while so many of the opponents who are still in act before the own turn."""
        rank = self.lattice.rank(buttons & ~self.position.button_mask)
        return float(self.values[rank, self.model.column[to_act, still_in]])


class _Kept:
    """The tables used last."""

    def __init__(self, most: int) -> None:
        self.most, self.bytes = most, 0
        self._tables: OrderedDict[object, RoundTable] = OrderedDict()
        self._lock = Lock()  # each bot at a table decides in a thread of its own

    def find(self, key: object, question: Question) -> RoundTable | None:
        with self._lock:
            table = self._tables.get(key)
            if table is None or not table.serves(question):
                return None
            self._tables.move_to_end(key)
            return table

    def keep(self, key: object, table: RoundTable) -> None:
        with self._lock:
            old = self._tables.pop(key, None)
            self.bytes += table.values.nbytes - (old.values.nbytes if old else 0)
            self._tables[key] = table
            while self.bytes > self.most and len(self._tables) > 1:
                _, dropped = self._tables.popitem(last=False)
                self.bytes -= dropped.values.nbytes

    def forget(self) -> None:
        with self._lock:
            self._tables.clear()
            self.bytes = 0


_kept = _Kept(MOST_KEPT)


def round_table(question: Question, goal: Goal, most_values: int) -> RoundTable | None:
    """The table that answers a question: one that is kept, or else a new one.

    Args:
        question: what is to be decided. Its own goal does not count.
        goal: what the worths are.
        most_values: `None` is returned if a new table would need more values than this.
    """
    position, opponents = question.position, question.opponents
    key: Any = (position.colours, position.cards, goal)
    table = _kept.find(key, question)
    if table is None and question.values <= most_values:
        lattice, model, values, _ = value_table(position, opponents, goal)
        table = RoundTable(position, opponents, lattice, model, values)
        _kept.keep(key, table)
    return table


def forget_tables() -> None:
    """Give back the memory of all tables that are kept."""
    _kept.forget()
