"""Playing games with the compiled loops: what they are given, some games in a row, and one game with all its moves."""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum
from typing import Any, Final

import numpy as np

from ...kit.analysis.streams import key_of
from ..cells import COLOURS
from ..rules.grid import Grid
from ..rules.layout import Layout
from ..rules.moves import Dice, Lay, Move, OptOut, Pass, PlaceStars, Roll
from . import codes
from .arrays import PLAN, Found, Ints, Table, room_for_games, room_for_players
from .kernel import play_games
from .strategy import Golden, Laying, Leaving, Placing, Strategy

ROUNDS_OF_A_GAME: Final = 16
"""At first there is room for so many rounds of each game, most of which are shorter, and if need be for more."""
NO_LOG: Final = np.zeros((0, codes.LOG_WIDTH), np.int64)


def table_of(
    strategies: Sequence[Strategy], sides: Sequence[Layout], cards: Sequence[str] | None, most_rounds: int
) -> Table:
    """What the loops need to know of a simulation."""
    size, players = sides[0].size, len(strategies)
    kinds: list[list[StrEnum]] = [list(Leaving), list(Laying), list(Golden), list(Placing)]
    plans = [
        (
            *(kind.index(rule) for kind, rule in zip(kinds, one.rules, strict=True)),
            *(one.limit or 0, sum(1 << COLOURS.index(card) for card in own)),
            *(side.masks[colour] for colour in COLOURS),
        )
        for one, own, side in zip(strategies, cards or [""] * players, sides, strict=True)
    ]
    return Table(
        size=size,
        players=players,
        depot_dice={1: 0, 2: 2}.get(players, 1),
        most_rounds=most_rounds,
        plans=np.array(plans, PLAN),
    )


def key_for(seed: str) -> Any:
    """The key of a seed, as the loops take it."""
    return np.uint64(key_of(seed))


def get_ready(table: Table) -> None:
    """Compile the loops, which takes some seconds, or load them if they are kept on disk, by playing no game at all."""
    play_games(table, room_for_players(), room_for_games(table, 1, 1), key_for("-"), 0, 0, NO_LOG)


def play_part(table: Table, key: Any, first: int, count: int) -> list[Found]:
    """Play some games of a simulation one after the other; the parts come in order, and mostly there is one."""
    parts: list[Found] = []
    seats = room_for_players()
    # Without numba, the streams' numbers overflow with a warning each time; they are meant to.
    with np.errstate(over="ignore"):
        while count:
            rounds = count * min(table.most_rounds, ROUNDS_OF_A_GAME) + table.most_rounds
            found = room_for_games(table, count, rounds)
            games, rows, _ = play_games(table, seats, found, key, first, count, NO_LOG)
            parts.append(found.cut(games, rows))
            first, count = first + games, count - games
    return parts


def log_of(table: Table, key: Any, game: int) -> Ints:
    """One game of a simulation, written down: a row for each move and one for the end; see `codes.LOG_WIDTH`."""
    most = 1_000
    while True:
        log = np.zeros((most, codes.LOG_WIDTH), np.int64)
        found = room_for_games(table, 1, table.most_rounds)
        with np.errstate(over="ignore"):
            _, _, plies = play_games(table, room_for_players(), found, key, game, 1, log)
        if plies < most:
            return log[: plies + 1]
        most *= 4


def move_of(row: Ints, board: Grid) -> Move | None:
    """The move in a row of a log; `None` in its last row."""
    move, what = int(row[0]), int(row[1])
    if move == codes.DICE:
        white, gold, *black = (what >> 3 * die & 7 for die in range((what.bit_length() + 2) // 3))
        return Dice(white, gold, tuple(black))
    if move == codes.LAY:
        return Lay(board.cells_of(what)[0])
    if move == codes.STARS:
        return PlaceStars(board.cells_of(what))
    plain: dict[int, Move] = {codes.ROLL: Roll(), codes.OPT_OUT: OptOut(), codes.PASS: Pass()}
    return None if move == codes.OVER else plain[move]
