"""BUTTONS in Jupyter: play it, solve it, teach with it.

BUTTONS is Benjamin Schwer's game, published by Noris-Spiele in 2015. This is an unofficial kit.

Names are imported when they are first asked for, so that a rules engine needs no widgets and a game no numpy.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from .buttons.board import BoardWidget as BoardWidget
    from .buttons.bots import CautiousBot as CautiousBot
    from .buttons.bots import RandomBot as RandomBot
    from .buttons.chances import bust_chance as bust_chance
    from .buttons.chances import cell_chances as cell_chances
    from .buttons.coaching import coach as coach
    from .buttons.game import Game as Game
    from .buttons.lattice import count_positions as count_positions
    from .buttons.layout import LAYOUTS as LAYOUTS
    from .buttons.layout import Layout as Layout
    from .buttons.moves import Dice as Dice
    from .buttons.moves import Lay as Lay
    from .buttons.moves import OptOut as OptOut
    from .buttons.moves import Pass as Pass
    from .buttons.moves import PlaceStars as PlaceStars
    from .buttons.moves import Roll as Roll
    from .buttons.moves import parse_move as parse_move
    from .buttons.opponents import Opponents as Opponents
    from .buttons.playing import play as play
    from .buttons.position import Position as Position
    from .buttons.record import code_of as code_of
    from .buttons.record import game_from_code as game_from_code
    from .buttons.record import load as load
    from .buttons.record import save as save
    from .buttons.solution import Solution as Solution
    from .buttons.solver import solve as solve
    from .buttons.trying import try_laying as try_laying
    from .kit.game import CHANCE as CHANCE
    from .kit.game import IllegalMove as IllegalMove
    from .kit.tray import DiceTray as DiceTray
    from .kit.words import set_language as set_language

__version__ = "0.1.0"

_ROOMS = {
    "buttons.board": ["BoardWidget"],
    "buttons.bots": ["CautiousBot", "RandomBot"],
    "buttons.chances": ["bust_chance", "cell_chances"],
    "buttons.coaching": ["coach"],
    "buttons.game": ["Game"],
    "buttons.lattice": ["count_positions"],
    "buttons.layout": ["LAYOUTS", "Layout"],
    "buttons.moves": ["Dice", "Lay", "OptOut", "Pass", "PlaceStars", "Roll", "parse_move"],
    "buttons.opponents": ["Opponents"],
    "buttons.playing": ["play"],
    "buttons.position": ["Position"],
    "buttons.record": ["code_of", "game_from_code", "load", "save"],
    "buttons.solution": ["Solution"],
    "buttons.solver": ["solve"],
    "buttons.trying": ["try_laying"],
    "kit.game": ["CHANCE", "IllegalMove"],
    "kit.tray": ["DiceTray"],
    "kit.words": ["set_language"],
}
_ROOM_OF = {name: room for room, names in _ROOMS.items() for name in names}

__all__ = sorted(_ROOM_OF)  # pyright: ignore[reportUnsupportedDunderAll]


def __getattr__(name: str) -> Any:
    if name not in _ROOM_OF:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    value = getattr(import_module(f".{_ROOM_OF[name]}", __name__), name)
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    return sorted({*globals(), *_ROOM_OF})
