"""War of the Buttons (*Der Krieg der Knöpfe*) in Python: its rules, its table and its notation.

War of the Buttons is Andreas Steding's game for two to four, after Louis Pergaud. This is an unofficial kit.

Names are imported when they are first asked for, so that the rules need no widgets.
"""

from ..kit.rules.lazy_exports import LazyExports

_DOOR = LazyExports(globals())

__all__ = _DOOR.public
__getattr__ = _DOOR.look_up
__dir__ = _DOOR.names
