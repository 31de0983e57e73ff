"""The arrays on which the simulator's loops work: what a simulation is given, who plays, and what is found.

Most are arrays of records, because a record is handed on in compiled code at no cost, and many arrays are not.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from . import codes

Ints = NDArray[np.int64]
Records = NDArray[np.void]
Record = Any
"""One of them, whose fields are read and written as `record["field"]`."""

PLAN: Final = np.dtype(
    [
        ("leaving", np.int64),
        ("laying", np.int64),
        ("golden", np.int64),
        ("placing", np.int64),
        ("limit", np.float64),
        ("cards", np.int64),
        *((colour, np.int64) for colour in ("red", "blue", "yellow", "green")),
    ],
    align=True,
)
"""How a seat plays: the numbers of its strategy's four rules and the limit of the first one; the mask of its cards'
colours in the first round, 0 if they are dealt; and for each colour the mask of its board's printed buttons."""

SEAT: Final = np.dtype(
    [
        ("buttons", np.int64),
        ("open", np.int64),
        ("stars", np.int64),
        ("covered", np.int64),
        ("pays", np.int64),
        ("cards", np.int64),
        ("standing", np.int64),
        ("turns", np.int64),
        ("draws", np.uint64),
    ],
    align=True,
)
"""A seat in a game: the masks of its buttons, of the spaces on which it may lay, and of its stars; how often each
colour is covered and the stars for covering it three times, eight bits a colour; the mask of its cards' colours; if it
is still in; how many turns it has had in the round; and the state of the stream of its choices."""

GAME: Final = np.dtype([("rounds", np.int32), ("rolls", np.int32)], align=True)
GAME_SEAT: Final = np.dtype([("share", np.float64), ("stars", np.int8), ("line", np.bool_)], align=True)
"""A game, and a seat at its end: its share of the win, its stars, and whether it has a line of five."""

ROUND: Final = np.dtype([("game", np.int64), ("rolls", np.int32), ("starter", np.int8)], align=True)
ROUND_SEAT: Final = np.dtype([("stars", np.int8), ("buttons", np.int8), ("bust", np.bool_)], align=True)
"""A round, and a seat at its end: the stars earned, the buttons when it left, and whether it was bust."""


class Table(NamedTuple):
    """What stays the same in all games of a simulation."""

    size: int
    players: int
    depot_dice: int
    """How many black dice a player who leaves takes out of the rolls."""
    most_rounds: int
    """A game that has no winner after so many rounds is left unfinished."""
    plans: Records
    """[seat] a `PLAN`."""


class Found(NamedTuple):
    """What is found out about games and rounds."""

    games: Records
    """[game] a `GAME`."""
    game_seats: Records
    """[game, seat] a `GAME_SEAT`."""
    rounds: Records
    """[round] a `ROUND`."""
    round_seats: Records
    """[round, seat] a `ROUND_SEAT`."""
    turns: Ints
    """How often, of the seat's nth turns of a round (from 0) with so many players in (itself among them) and so many
    buttons: [seat, still in, turn, buttons, what] as one row of numbers; `what` is one of `DECISIONS`, `LEAVES` and
    `BUSTS` in `codes.py`."""

    def cut(self, games: int, rounds: int) -> Found:
        """A copy of the first so many games and rounds."""
        return Found(
            _copied(self.games[:games]),
            _copied(self.game_seats[:games]),
            _copied(self.rounds[:rounds]),
            _copied(self.round_seats[:rounds]),
            self.turns,
        )


def _copied(records: Records) -> Records:
    """A copy byte by byte: numpy copies records field by field, which takes much longer."""
    return np.frombuffer(records.tobytes(), records.dtype).reshape(records.shape)


def room_for_players() -> Records:
    """Room for the seats of one game and, in a fifth one, for the stream that deals the cards."""
    return np.zeros(5, SEAT)


def room_for_games(table: Table, games: int, rounds: int) -> Found:
    """Room for what is found in so many games with so many rounds."""
    players = table.players
    return Found(
        games=np.zeros(games, GAME),
        game_seats=np.zeros((games, players), GAME_SEAT),
        rounds=np.zeros(rounds, ROUND),
        round_seats=np.zeros((rounds, players), ROUND_SEAT),
        turns=np.zeros(players * int(np.prod(codes.COUNTS)), np.int64),
    )
