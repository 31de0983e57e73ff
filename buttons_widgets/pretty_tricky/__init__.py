"""Pretty Tricky (*Ganz schön knifflig*) in Python: its rules, sheets and notation.

Pretty Tricky is a game of Team Noris for two to four. This is an unofficial kit.

Names are imported when they are first asked for, so that the rules need no widgets.
"""

from ..kit.rules.lazy_exports import LazyExports

_DOOR = LazyExports(globals())

__all__ = _DOOR.public
__getattr__ = _DOOR.look_up
__dir__ = _DOOR.names
