"""A game that comes by everything that a table has to show, up to a line of five."""

from __future__ import annotations

import random
from functools import cache
from itertools import combinations

from buttons_widgets.buttons.cells import Cell
from buttons_widgets.buttons.rules.ending import line_masks
from buttons_widgets.buttons.rules.game import Game
from buttons_widgets.buttons.rules.moves import Lay, Move, OptOut, Pass, PlaceStars, Roll
from buttons_widgets.buttons.rules.phase import Phase, Standing
from buttons_widgets.kit.rules.game import CHANCE
from buttons_widgets.kit.rules.history import states_of

NAMES = ("Ada", "Berta", "Cosimo")


@cache
def line_game() -> Game:
    """A game of three that Ada, in seat 0, wins with a line of five."""
    games = (_played(seed) for seed in range(10_000))
    return next(game for game in games if game.result and game.result.lines == (True, False, False))


def state_before(game: Game, phase: Phase, seat: int = 0, round_number: int = 1) -> Game:
    """The first state from a round on in which a seat is to do something of a kind."""
    states = states_of(game)[:-1]
    return next(
        state for state in states if state.phase is phase and state.to_move == seat and state.round >= round_number
    )


def out_of_round(game: Game, seat: int = 0, round_number: int = 1) -> Game:
    """The first state from a round on in which a seat has left the round, and another one decides."""
    states = states_of(game)[:-1]
    return next(
        state
        for state in states
        if state.standings[seat] is not Standing.IN and state.phase is Phase.DECIDE and state.round >= round_number
    )


def round_over(game: Game, round_number: int = 1) -> Game:
    """The state after a round's last move, in which nobody has begun the next one."""
    return next(state for state in states_of(game) if state.round > round_number)


@cache
def practice() -> Game:
    """A game of one, who has to decide in the second round."""
    game = Game.start(NAMES[:1], ["A"], seed="alone")
    chance = random.Random(1)
    while game.round < 2 or game.phase is not Phase.DECIDE or game.button_masks[0].bit_count() < 2:
        game = game.play(_move(game, chance))
    return game


def last_stars(game: Game, seat: int = 0) -> Game:
    """The state in which a seat places the last stars that it gets."""
    states = reversed(states_of(game)[:-1])
    return next(state for state in states if state.phase is Phase.STARS and state.to_move == seat)


def _played(seed: int) -> Game:
    chance = random.Random(seed)
    game = Game.start(NAMES, list("ABC"), seed=seed)
    while game.to_move is not None and game.round < 9:
        game = game.play(_move(game, chance))
    return game


def _move(game: Game, chance: random.Random) -> Move:
    """The move of somebody who is careful; Ada has her eye on the third row."""
    seat = game.to_move
    if seat is CHANCE:
        return game.chance_move()
    assert isinstance(seat, int)
    moves = game.legal_moves()
    if game.phase is Phase.DECIDE:
        return OptOut() if game.button_masks[seat].bit_count() >= 4 else Roll()
    if game.phase is Phase.STARS:
        places = [move.cells for move in moves if isinstance(move, PlaceStars)]
        return PlaceStars(max(places, key=lambda cells: _towards_line(game, cells)) if seat == 0 else places[0])
    laid = [move for move in moves if isinstance(move, Lay)]
    if seat == 0:
        return max(laid, key=lambda move: (move.cell[0] == 3, chance.random()))
    return chance.choice(laid) if chance.random() < 0.8 else Pass() if Pass() in moves else chance.choice(laid)


def _towards_line(game: Game, cells: tuple[Cell, ...]) -> int:
    stars = game.star_masks[0] | game.setup.grid.mask_of(cells)
    return max((line & stars).bit_count() for line in line_masks(game.size))


def cells_for_line(game: Game) -> tuple[Cell, ...]:
    """Which of its buttons the player who is to place stars turns into stars for a line of five."""
    assert isinstance(game.to_move, int)
    seat = game.to_move
    mine = game.position(seat).buttons
    choices = combinations(sorted(mine), game.earnings(seat).total)
    return next(cells for cells in choices if game.line_of(seat, cells))
