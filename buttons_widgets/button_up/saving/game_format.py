"""How a match of Button Up! is written down: as a record for files, and as a short code to copy and paste."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from ...kit.saving.errors import SaveError
from ...kit.saving.game_format import GameFormat, held_seed
from ..rules.game import Game
from ..rules.moves import Move, parse_move


class ButtonUpFormat(GameFormat[Game, Move]):
    """How matches of Button Up! are written and read.

    >>> game = Game.start(["Ada", "Bo"], seed="one")
    >>> game_from_code(code_of(game)) == game
    True
    """

    name = "button_up"
    code_word = "BUTTONUP"

    parse_move = staticmethod(parse_move)

    def write_start(self, game: Game) -> Mapping[str, tuple[str, ...]]:
        """Who is first, how large the armies are, and the seed.

        Raises:
            ValueError: it is no match, or it does not hold its seed.
        """
        seed = held_seed(game, Game, "Button Up!")
        return {"first": (str(game.setup.first),), "army": (str(game.setup.army),), "seed": (seed,)}

    def read_start(self, names: tuple[str, ...], start: Mapping[str, tuple[str, ...]]) -> Game:
        """The match before its first move.

        Raises:
            SaveError: something is missing, or there is something else.
            ValueError: something is malformed.
        """
        if start.keys() != {"first", "army", "seed"} or any(len(texts) != 1 for texts in start.values()):
            raise SaveError.of(
                "refused-up-start",
                "this saved game is damaged: its start should be who is first, the army and one seed",
            )
        first, army, seed = (start[name][0] for name in ("first", "army", "seed"))
        if first not in ("0", "1") or army not in ("1", "2", "3"):
            raise SaveError.of(
                "refused-up-first", "this saved game is damaged: seat 0 or 1 is first, and an army has 1 to 3 buttons"
            )
        return Game.start(names, int(first), seed, int(army))


BUTTON_UP_FORMAT: Final = ButtonUpFormat()
"""The one format of Button Up!."""

save = BUTTON_UP_FORMAT.save
load = BUTTON_UP_FORMAT.load
code_of = BUTTON_UP_FORMAT.write_code
game_from_code = BUTTON_UP_FORMAT.read_code
