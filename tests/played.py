"""Games for tests: played at random, but the same for the same arguments."""

from __future__ import annotations

import random
from collections.abc import Iterable
from dataclasses import replace

from hypothesis import strategies as st

from buttons_widgets.buttons.cells import Cell
from buttons_widgets.buttons.rules.game import Game
from buttons_widgets.buttons.rules.grid import grid
from buttons_widgets.buttons.rules.moves import Move, parse_move
from buttons_widgets.kit.rules.game import CHANCE
from tests.naive_rules import Referee

NAMES = ("Ada", "Bo", "Cy", "Dee")


def started(players: int, size: int = 6, seed: object = 0) -> Game:
    """A game on boards of random colours."""
    chance = random.Random(f"{players} {size} {seed}")
    layouts = ["".join(chance.choice("rbyg") for _ in range(size * size)) for _ in range(players)]
    return Game.start(NAMES[:players], layouts, seed=seed)


def played(game: Game, plies: int, seed: int = 0, own_dice: bool = False) -> Game:
    """The game after so many more random moves, or its end; with `own_dice` the dice are not those of its seed."""
    chance = random.Random(seed)
    for _ in range(plies):
        if game.to_move is None:
            break
        game = game.play(random_move(game, chance, own_dice))
    return game


RED = "r" * 36


def game_of(players: int, layout: str = RED) -> Game:
    """A game that Ada, in seat 0, starts; with two players she has red and blue, else all have their own in order."""
    cards = ["rb", "yg"] if players == 2 else list("rbyg")[:players]
    return Game.start(NAMES[:players], [layout] * players, cards, seed="test")


def lying(game: Game, seat: int, buttons: Iterable[Cell] = (), stars: Iterable[Cell] = ()) -> Game:
    """The same state with these buttons and stars on one board."""
    board = grid(game.size)
    masks, star_masks = list(game.button_masks), list(game.star_masks)
    masks[seat], star_masks[seat] = board.mask_of(buttons), board.mask_of(stars)
    return replace(game, button_masks=tuple(masks), star_masks=tuple(star_masks))


def do(game: Game, *texts: str) -> Game:
    return game.replay(map(parse_move, texts))


def legal(game: Game) -> list[str]:
    return [str(move) for move in game.legal_moves()]


def random_move(game: Game, chance: random.Random, own_dice: bool = False) -> Move:
    if game.to_move is CHANCE and not own_dice:
        return game.chance_move()
    return chance.choice(game.legal_moves())


def referee_of(game: Game) -> Referee:
    """A referee who has seen the game so far."""
    referee = Referee(list(game.names), [str(layout) for layout in game.layouts], list(game.setup.cards))
    for move in game.moves:
        referee.answer(str(move))
    return referee


def assert_agree(game: Game, referee: Referee) -> None:
    """Both see the same state: who may do what, and what lies where."""
    asked, options = referee.question
    if game.to_move is CHANCE:
        assert asked == "chance"
    else:
        assert asked == game.to_move
        assert options == {str(move) for move in game.legal_moves()}
        assert len(options) == len(game.legal_moves())
    for seat in range(len(game.names)):
        position = game.position(seat)
        assert position.buttons == referee.buttons[seat]
        assert position.stars == referee.stars[seat]
        assert set(position.cards) == referee.cards[seat]
        assert game.depot(seat) == referee.depots[seat]
    assert game.round == referee.round
    assert (list(game.result.winners) if game.result else []) == referee.winners


@st.composite
def games(draw: st.DrawFn, most_plies: int = 120, own_dice: bool = True) -> Game:
    """Games somewhere between their first move and, often, their middle."""
    game = started(draw(st.integers(1, 4)), draw(st.integers(3, 6)), draw(st.integers(0, 999)))
    return played(
        game, draw(st.integers(0, most_plies)), draw(st.integers(0, 999)), own_dice=own_dice and draw(st.booleans())
    )
