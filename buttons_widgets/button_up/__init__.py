"""Button Up! in Jupyter: play it, and look up what every sowing is worth.

Button Up! is Bruno Cathala's game for two. This is an unofficial kit.

Names are imported when they are first asked for, so that the rules need no widgets.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..kit.rules.door import Door

if TYPE_CHECKING:
    from ..kit.rules.bots import RandomBot as RandomBot
    from ..kit.rules.errors import GameError as GameError
    from ..kit.rules.errors import IllegalMove as IllegalMove
    from ..kit.rules.errors import NotationError as NotationError
    from ..kit.rules.game import CHANCE as CHANCE
    from .analysis.solver import Solution as Solution
    from .analysis.solver import circles as circles
    from .analysis.solver import count_lines as count_lines
    from .analysis.solver import solve as solve
    from .kind import play as play
    from .puzzles.kind import generate_puzzle as generate_puzzle
    from .puzzles.kind import load_pack as load_pack
    from .puzzles.kind import packs as packs
    from .rules.game import Game as Game
    from .rules.moves import Deal as Deal
    from .rules.moves import PlayFirst as PlayFirst
    from .rules.moves import PlaySecond as PlaySecond
    from .rules.moves import Sow as Sow
    from .rules.moves import parse_move as parse_move
    from .rules.position import Position as Position
    from .saving.game_format import code_of as code_of
    from .saving.game_format import game_from_code as game_from_code
    from .saving.game_format import load as load
    from .saving.game_format import save as save
    from .strategy.bots import HeightBot as HeightBot
    from .strategy.bots import PerfectBot as PerfectBot
    from .strategy.bots import ReplayBot as ReplayBot
    from .strategy.bots import SearchBot as SearchBot
    from .view.puzzles import puzzle as puzzle
    from .view.puzzles import puzzle_book as puzzle_book
    from .view.review import review as review

_DOOR = Door(
    __name__,
    globals(),
    {
        ".analysis.solver": ["Solution", "circles", "count_lines", "solve"],
        ".kind": ["play"],
        ".puzzles.kind": ["generate_puzzle", "load_pack", "packs"],
        ".rules.game": ["Game"],
        ".rules.moves": ["Deal", "PlayFirst", "PlaySecond", "Sow", "parse_move"],
        ".rules.position": ["Position"],
        ".saving.game_format": ["code_of", "game_from_code", "load", "save"],
        ".strategy.bots": ["HeightBot", "PerfectBot", "ReplayBot", "SearchBot"],
        ".view.review": ["review"],
        ".view.puzzles": ["puzzle", "puzzle_book"],
        "..kit.rules.bots": ["RandomBot"],
        "..kit.rules.errors": ["GameError", "IllegalMove", "NotationError"],
        "..kit.rules.game": ["CHANCE"],
    },
)

__all__ = _DOOR.public  # pyright: ignore[reportUnsupportedDunderAll]
__getattr__ = _DOOR.look_up
__dir__ = _DOOR.names
