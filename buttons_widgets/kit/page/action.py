"""What can be done with a button or a key, as a plain value."""

from __future__ import annotations

from typing import Any, NamedTuple


class Action(NamedTuple):
    """Something that a person can do with a button or a key.

    Attributes:
        name: what it is called in tests and style sheets (`bw-action-NAME`).
        label: what the button says.
        hint: its tooltip.
        key: the small letter or the digit that does the same; "" for none. U, Y and F are the table's own, for Undo,
            Redo and the full screen.
        move: the move that it makes, or `Moves`, or the `Draft` to which it changes what is chosen; `None` for the
            table's own actions, and for an action that is not `ready`.
        ready: whether it can be done now.
        main: whether its button stands out.
        late: whether a press counts that was made on what was shown before.
    """

    name: str
    label: str
    hint: str = ""
    key: str = ""
    move: Any = None
    ready: bool = True
    main: bool = False
    late: bool = False
