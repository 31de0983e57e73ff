"""The arrays on which the simulator's loops work: what a simulation is given, who plays, and what is found."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from . import codes

Ints = NDArray[np.int64]
Keys = NDArray[np.uint64]


class Table(NamedTuple):
    """What stays the same in all games of a simulation."""

    size: int
    players: int
    depot_dice: int
    """How many black dice a player who leaves takes out of the rolls."""
    most_rounds: int
    """A game that has no winner after so many rounds is left unfinished."""
    every: int
    """The mask of all spaces."""
    first_column: int
    last_column: int
    colours: Ints
    """[seat, colour] the mask of the printed buttons."""
    colour_at: Ints
    """[seat, space] the number of the colour."""
    cards: Ints
    """[seat] the mask of its colours of cards in the first round; the first is 0 if they are dealt."""
    rules: Ints
    """[seat] the numbers of its strategy's rules: leaving, laying, golden, placing."""
    limits: NDArray[np.float64]
    """[seat] the limit of the rule for leaving."""
    shown: Ints
    """[k, columns] in how many ways k black dice show at least one of the columns of a mask."""
    ways: Ints
    """[k] in how many ways k black dice fall."""
    choices: Ints
    """[n, k] in how many ways k of n are chosen."""
    lines: Ints
    """[line] the mask of each line of five."""
    line_worths: Ints
    """[stars] what a space counts for a line with so many stars."""


class State(NamedTuple):
    """The players in a game, seat by seat."""

    buttons: Ints
    open: Ints
    """The mask of the spaces on which the seat may lay."""
    covered: Ints
    stars: Ints
    standing: Ints
    cards: Ints
    pays: Ints
    """[seat, colour] the stars for covering it three times."""
    turns: Ints
    """How many turns the seat has had in the round."""
    draws: Keys
    """The state of the stream of its choices."""


class Found(NamedTuple):
    """What is found out about the games and rounds."""

    shares: NDArray[np.float64]
    """[game, seat] the share of the win: 1 for the only winner, 0 for those who lost."""
    stars: NDArray[np.int8]
    """[game, seat] the stars at the end."""
    lines: NDArray[np.bool_]
    """[game, seat] whether the seat has a line of five."""
    rounds: NDArray[np.int32]
    """[game]"""
    rolls: NDArray[np.int32]
    """[game]"""
    round_game: NDArray[np.int64]
    """[round] the number of its game."""
    round_starter: NDArray[np.int8]
    """[round] the seat that starts it."""
    round_rolls: NDArray[np.int32]
    """[round]"""
    round_stars: NDArray[np.int8]
    """[round, seat] the stars earned."""
    round_buttons: NDArray[np.int8]
    """[round, seat] the buttons when the seat left: those kept, or those lost."""
    round_bust: NDArray[np.bool_]
    """[round, seat] whether the seat was bust."""
    turns: Ints
    """[seat, still in, turn, buttons, what] how often, of the seat's nth turns of a round (from 0) with so many players
    in (itself among them) and so many buttons; `what` is one of `DECISIONS`, `LEAVES` and `BUSTS` in `codes.py`."""

    def cut(self, games: int, rounds: int) -> Found:
        """A copy of the first so many games and rounds."""
        of_game: list[Any] = [array[:games].copy() for array in self[:5]]
        of_round: list[Any] = [array[:rounds].copy() for array in self[5:-1]]
        return Found._make([*of_game, *of_round, self.turns])


def room_for_players() -> State:
    """Room for the state of one game."""
    seats = np.zeros((8, 4), np.int64)
    return State._make([*seats[:6], np.zeros((4, 4), np.int64), seats[6], np.zeros(5, np.uint64)])


def room_for_games(table: Table, games: int, rounds: int) -> Found:
    """Room for what is found in so many games with so many rounds."""
    players = table.players
    return Found(
        shares=np.zeros((games, players)),
        stars=np.zeros((games, players), np.int8),
        lines=np.zeros((games, players), np.bool_),
        rounds=np.zeros(games, np.int32),
        rolls=np.zeros(games, np.int32),
        round_game=np.zeros(rounds, np.int64),
        round_starter=np.zeros(rounds, np.int8),
        round_rolls=np.zeros(rounds, np.int32),
        round_stars=np.zeros((rounds, players), np.int8),
        round_buttons=np.zeros((rounds, players), np.int8),
        round_bust=np.zeros((rounds, players), np.bool_),
        turns=np.zeros((players, 5, codes.MOST_TURNS, codes.MOST_BUTTONS + 1, 3), np.int64),
    )


def joined(parts: Sequence[Found]) -> Found:
    """What was found in several parts of a simulation, one after the other."""
    *arrays, turns = zip(*parts, strict=True)
    return Found._make([*map(np.concatenate, arrays), sum(turns[1:], start=turns[0].copy())])
