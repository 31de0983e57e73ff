"""How a game of BUTTONS is written down: as a record for files, and as a short code to copy and paste.

A game that was read holds its earlier states too: `game.at(ply)`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from ...kit.saving.code import CodeReader, CodeWriter
from ...kit.saving.errors import SaveError
from ...kit.saving.game_format import GameFormat, held_seed
from ..cells import COLOURS
from ..rules.game import Game
from ..rules.layout import Layout
from ..rules.moves import Move, parse_move

_HEX = "0123456789abcdef"
_SEED_DIGITS = 16


class ButtonsFormat(GameFormat[Game, Move]):
    """How games of BUTTONS are written and read.

    Its methods `save`, `load`, `write_code` and `read_code` are also the functions `save`, `load`, `code_of` and
    `game_from_code`.

    >>> from pathlib import Path
    >>> from tempfile import TemporaryDirectory
    >>> game = Game.start(["Ada", "Bo"], seed="one")
    >>> with TemporaryDirectory() as folder:
    ...     save(game, Path(folder, "game.json"))
    ...     load(Path(folder, "game.json")) == game
    True
    >>> game_from_code(code_of(game)) == game
    True
    >>> game_from_code("BUTTONS1")
    Traceback (most recent call last):
    ...
    buttons_widgets.kit.saving.code.CodeError: this code is not whole: its end is missing. Copy the whole of it again
    """

    name = "buttons"
    code_word = "BUTTONS"

    parse_move = staticmethod(parse_move)

    def write_start(self, game: Game) -> Mapping[str, tuple[str, ...]]:
        """The layouts, the cards of the first round, and the seed.

        Raises:
            ValueError: the game does not hold its seed.
        """
        seed = held_seed(game, Game, "BUTTONS")
        return {"layouts": tuple(map(str, game.layouts)), "cards": game.setup.cards, "seed": (seed,)}

    def read_start(self, names: tuple[str, ...], start: Mapping[str, tuple[str, ...]]) -> Game:
        """The game before its first move.

        Raises:
            SaveError: layouts, cards or seed are missing, or there is something else.
            ValueError: the layouts, cards or seed are malformed.
        """
        if start.keys() != {"layouts", "cards", "seed"} or len(start["seed"]) != 1:
            raise SaveError.of(
                "refused-start-damaged", "this saved game is damaged: its start should be layouts, cards and one seed"
            )
        layouts = [Layout.parse(letters) for letters in start["layouts"]]
        return Game.start(names, layouts, start["cards"], start["seed"][0])

    def put_start(self, game: Game, writer: CodeWriter) -> None:
        """Put names, layouts, cards and seed into a code, each letter in a few bits.

        Raises:
            ValueError: the game does not hold its seed.
        """
        seed = held_seed(game, Game, "BUTTONS")
        writer.put(len(game.names) - 1, 4)
        writer.put(game.size - 3, 4)
        for name, layout, cards in zip(game.names, game.layouts, game.setup.cards, strict=True):
            writer.put_text(name)
            # Every space is written out, so that a code outlives the kit's own sides.
            for letter in (*layout.letters, *cards):
                writer.put(COLOURS.index(letter), len(COLOURS))
        # The seeds that the kit makes take half the room of other texts.
        is_usual = len(seed) == _SEED_DIGITS and set(seed) <= set(_HEX)
        writer.put(int(is_usual), 2)
        if is_usual:
            for digit in seed:
                writer.put(_HEX.index(digit), len(_HEX))
        else:
            writer.put_text(seed)

    def take_start(self, reader: CodeReader) -> Game:
        """The game before its first move, from a code.

        Raises:
            ValueError: names, layouts, cards or seed are malformed.
        """
        players = 1 + reader.take(4)
        spaces = (3 + reader.take(4)) ** 2
        names, layouts, cards = [], [], []
        for _ in range(players):
            names.append(reader.take_text())
            layouts.append(_take_colours(reader, spaces))
            cards.append(_take_colours(reader, 2 if players == 2 else 1))
        is_usual = reader.take(2)
        seed = "".join(_HEX[reader.take(len(_HEX))] for _ in range(_SEED_DIGITS)) if is_usual else reader.take_text()
        return Game.start(names, layouts, cards, seed)


BUTTONS_FORMAT: Final = ButtonsFormat()
"""The one format of BUTTONS."""

save = BUTTONS_FORMAT.save
load = BUTTONS_FORMAT.load
code_of = BUTTONS_FORMAT.write_code
game_from_code = BUTTONS_FORMAT.read_code


def _take_colours(reader: CodeReader, count: int) -> str:
    return "".join(COLOURS[reader.take(len(COLOURS))] for _ in range(count))
