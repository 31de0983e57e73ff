"""Button Up! in Jupyter: play it, and look up what every sowing is worth.

Button Up! is Bruno Cathala's game for two. This is an unofficial kit.

Names are imported when they are first asked for, so that the rules need no widgets.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

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

_ROOMS = {
    "button_up.analysis.solver": ["Solution", "circles", "count_lines", "solve"],
    "button_up.kind": ["play"],
    "button_up.puzzles.kind": ["generate_puzzle", "load_pack", "packs"],
    "button_up.rules.game": ["Game"],
    "button_up.rules.moves": ["Deal", "PlayFirst", "PlaySecond", "Sow", "parse_move"],
    "button_up.rules.position": ["Position"],
    "button_up.saving.game_format": ["code_of", "game_from_code", "load", "save"],
    "button_up.strategy.bots": ["HeightBot", "PerfectBot", "ReplayBot", "SearchBot"],
    "button_up.view.puzzles": ["puzzle", "puzzle_book"],
    "kit.rules.bots": ["RandomBot"],
    "kit.rules.errors": ["GameError", "IllegalMove", "NotationError"],
    "kit.rules.game": ["CHANCE"],
}

_ROOM_OF = {name: room for room, names in _ROOMS.items() for name in names}

__all__ = sorted(_ROOM_OF)  # pyright: ignore[reportUnsupportedDunderAll]


def __getattr__(name: str) -> Any:
    if name not in _ROOM_OF:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    value = getattr(import_module(f"..{_ROOM_OF[name]}", __name__), name)
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    return sorted({*__all__, *(name for name in globals() if name.startswith("__"))})
