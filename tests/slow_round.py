"""A round of two players, played through with the rules engine: every state, every roll.

A second solver, against which the real one is held. It knows nothing of the laying rules, of dice or of stars: it asks
the game what is legal, what may fall and how likely that is, and what the buttons have earned in the end.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from fractions import Fraction

from buttons_widgets import CHANCE, Game, OptOut, Pass
from buttons_widgets.buttons.rules.moves import Move
from buttons_widgets.buttons.rules.phase import Phase, Standing
from buttons_widgets.buttons.rules.position import Position

Number = Fraction | float
Stars = tuple[Number, Number]
Key = tuple[object, ...]
Tree = dict[Key, list[tuple[Number, Game]]]
"""What may follow a state: each move with chance 1, the careful one first, or each roll with its own."""
Bot = Callable[[Game], Move]


def game_of(boards: Sequence[Position], turn: int = 0, seed: str = "slow") -> Game:
    """A round of two from these boards, whoever holds the red card."""
    letters = ["".join("r" if letter == "*" else letter for letter in board.colours) for board in boards]
    game = Game.start(["Ada", "Bo"], layouts=letters, cards=["ry", "bg"], seed=seed)
    return game._changed(
        turn=turn,
        to_move=turn,
        button_masks=tuple(board.button_mask for board in boards),
        star_masks=tuple(board.star_mask for board in boards),
        cards=tuple(board.cards for board in boards),
    )


class SlowRound:
    """What a round is worth to both, if either makes the best of it or plays as a bot does.

    Args:
        against: for each player how much a star of the other counts against one of its own.
        bots: for each player a bot, or `None` for one who makes the best of it.
        tree: what the engine said of these boards before, to be asked and added to.
        number: the type to calculate with: `float`, or `Fraction` where all is to be exact.
    """

    def __init__(
        self,
        against: Sequence[float] = (0, 0),
        bots: Sequence[Bot | None] = (None, None),
        tree: Tree | None = None,
        number: type[Fraction] | type[float] = float,
    ) -> None:
        self.against, self.bots, self.number = [number(weight) for weight in against], bots, number
        self.tree: Tree = {} if tree is None else tree
        self.known: dict[Key, Stars] = {}

    def stars(self, game: Game) -> Stars:
        """The stars that both may expect."""
        if game.round > 1 or game.phase in (Phase.STARS, Phase.OVER):
            return self._earned(game)
        key: Key = game.phase, game.turn, game.to_move, game.button_masks, game.standings, game.dice
        if game.phase is Phase.DECIDE:
            key = key[:-1]  # the last roll has been used
        if key not in self.known:
            self.known[key] = self._mean(game, key) if game.to_move is CHANCE else self._chosen(game, key)
        return self.known[key]

    def _after(self, game: Game, key: Key) -> list[tuple[Number, Game]]:
        if key not in self.tree:
            if game.to_move is CHANCE:
                self.tree[key] = [(self.number(chance), game.play(dice)) for dice, chance in game.chances()]
            else:
                moves = sorted(game.legal_moves(), key=lambda move: not isinstance(move, OptOut | Pass))
                self.tree[key] = [(self.number(1), game.play(move)) for move in moves]
        return self.tree[key]

    def _earned(self, game: Game) -> Stars:
        if game.round > 1:  # nobody had any stars to place
            return self.number(0), self.number(0)
        earned = [
            self.number(game.earnings(seat).total if game.standings[seat] is Standing.OUT else 0) for seat in range(2)
        ]
        return earned[0], earned[1]

    def _mean(self, game: Game, key: Key) -> Stars:
        outcomes = [(chance, self.stars(after)) for chance, after in self._after(game, key)]
        first = sum((chance * stars[0] for chance, stars in outcomes), self.number(0))
        return first, sum((chance * stars[1] for chance, stars in outcomes), self.number(0))

    def _chosen(self, game: Game, key: Key) -> Stars:
        seat = game.to_move
        assert isinstance(seat, int)
        bot = self.bots[seat]
        if bot is not None:
            return self.stars(game.play(bot(game)))
        # The careful choice comes first, then the spaces from the lowest column on: `max` takes the first of the best.
        return max(
            (self.stars(after) for _, after in self._after(game, key)),
            key=lambda stars: stars[seat] - self.against[seat] * stars[1 - seat],
        )
