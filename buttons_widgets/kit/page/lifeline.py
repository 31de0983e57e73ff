"""The widget that says when a table's kernel was restarted or lost, and goes on with one press; and what went wrong."""

from __future__ import annotations

from typing import Any, Final
from uuid import uuid4

import traitlets as t

from ..language.words import Words
from . import rerun_cell
from . import widgets as w
from .esm import STATIC, bundled

TEXTS: Final = (
    *("restarted", "died", "ended", "forgotten", "unconnected", "busy", "silent", "going-on", "by-hand", "no-kernel"),
    *("kept", "go-on", "run-again"),
)
"""What a lifeline may have to say: the messages `life-NAME`."""


class Lifeline(w.AlwaysShown):
    """Put it into a box with the CSS class `bw-table`; it takes no room.

    A table without a kernel looks like one that waits. So when the kernel is restarted, dies, is shut down, or forgets
    the table, the table turns grey and says so, and a button runs its cell again. A kernel that is only busy, or out of
    reach for a while, is told apart.

    Attributes:
        texts: what it says, see `TEXTS`.
        game: the name of the file in which the table's game is kept; "" if there is none.
        fault: what went wrong in the table, in words; "" for nothing. It is told while the kernel is well.
        picture: what a saved notebook shows in place of the widget `pictured`, as SVG text; "" for what stood there
            when its cell was run.
        pictured: the model id of that widget.
        identity: the id by which the kernel knows this widget.
        module: where a new kernel finds `prepare_kernel`, which makes it ready to go on.
    """

    _esm = bundled(STATIC / "lifeline.js")
    _css = bundled(STATIC / "lifeline.css")

    texts = t.Dict(value_trait=t.Unicode(), key_trait=t.Unicode()).tag(sync=True)
    game = t.Unicode("").tag(sync=True)
    fault = t.Unicode("").tag(sync=True)
    picture = t.Unicode("").tag(sync=True)
    pictured = t.Unicode("").tag(sync=True)
    identity = t.Unicode("").tag(sync=True)
    module = t.Unicode(rerun_cell.__name__).tag(sync=True)

    def __init__(self, words: Words, **traits: Any) -> None:
        texts = {name: words.say(f"life-{name}") for name in TEXTS}
        identity = uuid4().hex
        super().__init__(texts=texts, identity=identity, model_id=identity, **traits)
        self.on_msg(self._receive)

    def _receive(self, _widget: object, content: object, _buffers: object) -> None:
        match content:
            case {"type": "ping", "number": int(number)}:
                self.send({"type": "pong", "number": number})
