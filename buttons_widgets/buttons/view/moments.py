"""What a board shows at a moment of a game: the round that is over until the next one is started, busts, last moves.

Pure functions of states. A state of the rules goes straight from the end of a round to the beginning of the next one,
with empty boards; people want to see first what the round was.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from ...kit.rules.game import CHANCE, Seat
from ...kit.table.scene import Scene
from ..cells import Cell
from ..rules.game import Game, with_value
from ..rules.moves import Dice, Lay, PlaceStars
from ..rules.phase import Phase, Standing


def shown(scene: Scene[Game]) -> Game:
    """The state that boards and dice show: between two rounds and at the end it is that of the round that is over."""
    game = scene.game
    if len(scene.states) > 1 and (scene.round_over or game.result is not None):
        return as_it_ended(scene.states[-2], game)
    return game


def begins_round(scene: Scene[Game]) -> bool:
    """Whether the boards have just been cleared, so that nothing of the round before is to be seen any more."""
    states = scene.states
    return len(states) > 1 and states[-1].round > states[-2].round and not scene.round_over


def as_it_ended(before: Game, after: Game) -> Game:
    """The end of a round, for the eye only: the buttons still lie there, and the stars that they earned among them.

    Args:
        before: the last state of the round.
        after: the state that followed it: the first of the next round, or the end of the game.
    """
    masks = [buttons & ~stars for buttons, stars in zip(before.button_masks, after.star_masks, strict=True)]
    standings, dice = before.standings, before.dice
    if isinstance(after.last_move, Dice):
        dice = after.last_move
        masks[before.turn] = 0
        standings = with_value(standings, before.turn, Standing.BUST)
    return replace(
        before,
        phase=Phase.OVER,
        to_move=None,
        dice=dice,
        button_masks=tuple(masks),
        star_masks=after.star_masks,
        standings=standings,
        result=after.result,
    )


def is_bust(before: Game, after: Game) -> bool:
    """Whether the dice that fell between two states left no space to the player in turn."""
    return after.phase is not Phase.LAY and before.phase is Phase.DICE


def roll_on_board(states: Sequence[Game], seat: Seat) -> Dice | None:
    """The roll that a seat's board shows at its edges: the player's own while it is played, and one that was a bust."""
    game = states[-1]
    if game.turn == seat and game.phase in (Phase.LAY, Phase.GOLD):
        return game.dice
    if len(states) > 1 and states[-2].turn == seat and is_bust(states[-2], game):
        return game.last_move if isinstance(game.last_move, Dice) else None
    return None


def last_cells(states: Sequence[Game], seat: Seat) -> tuple[Cell, ...]:
    """Where a seat's last move in the round that is shown put a button or stars; nothing if it was of another kind."""
    number = states[-2].round if len(states) > 1 else 0
    for ply in range(len(states) - 1, 0, -1):
        before, move = states[ply - 1], states[ply].last_move
        if before.round != number:
            break
        if seat == (before.turn if before.to_move is CHANCE else before.to_move):
            return (move.cell,) if isinstance(move, Lay) else move.cells if isinstance(move, PlaceStars) else ()
    return ()


def has_placed(states: Sequence[Game], seat: Seat) -> bool:
    """Whether a seat has put its stars of this round on its board already."""
    for ply in range(len(states) - 1, 0, -1):
        before = states[ply - 1]
        if before.phase is not Phase.STARS:
            return False
        if before.to_move == seat:
            return True
    return False
