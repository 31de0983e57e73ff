"""BUTTONS in Jupyter: play it, solve it, teach with it.

BUTTONS is Benjamin Schwer's game, published by Noris-Spiele in 2015. This is an unofficial kit.

Names are imported when they are first asked for, so that a rules engine needs no widgets and a game no numpy.
"""

from .kit.rules.lazy_exports import LazyExports

__version__ = "0.1.0"

_DOOR = LazyExports(globals())

__all__ = _DOOR.public
__getattr__ = _DOOR.look_up
__dir__ = _DOOR.names
