"""Button Up! in Jupyter: play it, and look up what every sowing is worth.

Button Up! is Bruno Cathala's game for two. This is an unofficial kit.

Names are imported when they are first asked for, so that the rules need no widgets.
"""

from ..kit.rules.lazy_exports import LazyExports

_DOOR = LazyExports(globals())

__all__ = _DOOR.public
__getattr__ = _DOOR.look_up
__dir__ = _DOOR.names
