"""A page without a browser: what people could send from what is shown now, found by what the widgets carry."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from typing import Any, Final, NamedTuple

import ipywidgets as w

from buttons_widgets.kit.exercises.card import Options
from buttons_widgets.kit.lobby.open_box import FilePick
from buttons_widgets.kit.page.activity import Actions
from buttons_widgets.kit.page.frame import Frame
from buttons_widgets.kit.page.lifeline import Lifeline
from buttons_widgets.kit.puzzles.book import Countdown
from buttons_widgets.kit.puzzles.text_answer import AnswerField
from buttons_widgets.kit.review.review_plot import WorthPlot
from buttons_widgets.kit.table.ending import Ending
from buttons_widgets.kit.table.screens import Screens

SCREENS: Final = ("left", "right", "phone")
TYPED: Final = ("Ada", "Bo", "1/6", "17", "0", "-3.5", "12%", "", "mine", "a/b", "<b>bold</b>", "né\u0301e", "x" * 70)
_LINK: Final = re.compile(r'data-bw-link="([^"]*)" data-bw-number="(-?\d+)"')


class Message(NamedTuple):
    """What a page sends to a widget, whenever it arrives.

    Attributes:
        decides: whether it is about what is to be done, and not about what stands around it.
    """

    to: Any
    data: dict[str, Any]
    buffers: tuple[bytes, ...] = ()
    decides: bool = False

    def deliver(self) -> None:
        """Let it arrive, as a kernel does; at a widget that has gone it comes to nobody."""
        if self.to.comm is not None:
            self.to._handle_msg({"content": {"data": self.data}, "buffers": list(self.buffers)})

    def __str__(self) -> str:
        content = self.data.get("content", self.data.get("state"))
        return f"{type(self.to).__name__} {content!r:.90}"


def custom(to: Any, content: Any, *buffers: bytes, decides: bool = False) -> Message:
    """A message of a widget's own."""
    return Message(to, {"method": "custom", "content": content}, buffers, decides)


def shown(widget: Any) -> Iterator[Any]:
    """The widget and all within it, without what is hidden."""
    layout = getattr(widget, "layout", None)
    if layout is not None and layout.display == "none":
        return
    yield widget
    for child in getattr(widget, "children", ()):
        yield from shown(child)


def sendable(root: Any, chance: random.Random) -> list[Message]:
    """What could be sent from a widget as it is shown now: for each thing that can be done one message."""
    messages: list[Message] = []
    frame = None
    for part in shown(root):
        frame = part if isinstance(part, Frame) else frame
        messages += _of_ours(part, chance) if hasattr(part, "_esm") else _of_controls(part, chance)
        if isinstance(part, w.HTML) and frame is not None:
            for name, number in _LINK.findall(part.value)[:20]:
                messages.append(custom(frame, {"type": "link", "name": name, "number": int(number)}))
    return messages


def _of_ours(part: Any, chance: random.Random) -> Iterator[Message]:
    """What can be sent from a widget of the kit."""
    screen = chance.choice(SCREENS)
    turn = {"turn": part.turn, "screen": screen} if part.has_trait("turn") else {"screen": screen}
    match part:
        case Actions():
            for one in part.offered:
                if one["ready"]:
                    yield custom(part, {"type": "press", "name": one["name"]} | turn, decides=True)
        case Frame():
            for key in part.shortcuts:
                yield custom(part, {"type": "key", "key": key} | turn)
            yield custom(part, {"type": "together", "able": chance.random() < 0.9})
        case Options():
            several = [place for place in range(len(part.options)) if chance.random() < 0.5]
            chosen = several if part.several else [chance.randrange(len(part.options) or 1)]
            yield custom(part, {"type": "answer", "chosen": chosen} | turn, decides=True)
        case AnswerField():
            yield custom(part, {"type": "answer", "text": chance.choice(TYPED)} | turn, decides=True)
        case Screens():
            for seat in (one["seat"] for one in part.seats):
                kind = chance.choice(("claim", "release"))
                yield custom(part, {"type": kind, "seat": seat, "screen": screen})
            yield custom(part, {"type": chance.choice(("here", "gone")), "screen": screen})
        case FilePick():
            yield custom(part, {"type": "file"}, chance.choice((b"{}", b"", b"\xff\x00", b'{"format": "game"}')))
        case Lifeline():
            yield custom(part, {"type": "ping", "number": 5})
        case Countdown():
            yield custom(part, {"type": chance.choice(("ask", "over")), "run": part.run})
        case Ending():
            yield custom(part, {"type": "picture", "number": 1})
        case WorthPlot():
            yield custom(part, {"type": "go", "stop": chance.randrange(len(part.stops) or 1)})
        case _:
            yield from _of_boards(part, turn)


def _of_boards(part: Any, turn: dict[str, Any]) -> Iterator[Message]:
    """What can be clicked on boards and dice, whatever game they belong to."""
    if part.has_trait("active") and part.active:
        for pick in getattr(part, "picks", ()):
            yield custom(part, {"type": "pick", "pick": pick} | turn, decides=True)
        for cell in getattr(part, "offered", ()):
            yield custom(part, {"type": "cell", "cell": cell} | turn, decides=True)
    for index, die in enumerate(getattr(part, "dice", ()) if part.has_trait("roll_id") else ()):
        if die.get("pick"):
            yield custom(part, {"type": "die", "die": index} | turn, decides=True)


def _of_controls(part: Any, chance: random.Random) -> Iterator[Message]:
    """What can be sent from a control of ipywidgets."""
    state: dict[str, Any] = {}
    match part:
        case _ if getattr(part, "disabled", True):
            return
        case w.Button():
            yield custom(part, {"event": "click"})
            return
        case w.ToggleButton() | w.Checkbox():
            state = {"value": not part.value}
        case w.Dropdown() | w.ToggleButtons():
            state = {"index": chance.randrange(len(part.options))} if part.options else {}
        case w.Text() | w.Textarea():
            state = {"value": chance.choice(TYPED)}
        case w.IntSlider():
            state = {"value": chance.randint(part.min, part.max)}
    if state:
        yield Message(part, {"method": "update", "state": state})
