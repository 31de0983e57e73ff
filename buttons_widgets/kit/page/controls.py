"""Small things about widgets that ipywidgets leaves to everybody: lists, buttons, showing, hiding, closing."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, Final

from ..language.words import Words
from . import widgets as w

PAPERS: Final = ("a4", "letter")
"""The sizes of paper that can be printed on."""


def dropdown(label: str, options: Sequence[tuple[str, Any]], value: object = None) -> w.Dropdown:
    """A list to choose from, with its name beside it; the first option is chosen unless a value is given.

    >>> dropdown("Pace", [("slow", 1.6), ("fast", 0.35)]).value
    1.6
    """
    chosen = options[0][1] if value is None else value
    return w.Dropdown(options=options, value=chosen, description=label, style={"description_width": "initial"})


def paper_list(words: Words) -> w.Dropdown:
    """A list of the sizes of paper, `"a4"` and `"letter"`.

    >>> from buttons_widgets.kit.language.words import words_in
    >>> paper_list(words_in(language="en")).label
    'A4'
    """
    return dropdown(words.say("print-paper"), [(words.say(f"print-paper-{name}"), name) for name in PAPERS])


def button(label: str, act: Callable[[], object], **traits: Any) -> w.Button:
    """A button that calls `act` when it is pressed.

    >>> button("Greet", lambda: print("Hello")).click()
    Hello
    """
    made = w.Button(description=label, **traits)
    made.on_click(lambda _: act())
    return made


def show_if(widget: w.DOMWidget, wanted: object) -> None:
    """Show a widget if `wanted` is true, an empty text or list counting as false; else hide it.

    >>> line = w.HTML()
    >>> show_if(line, "")
    >>> line.layout.display
    'none'
    >>> show_if(line, "news")
    >>> line.layout.display is None
    True
    """
    w.give_layout(widget, display=None if wanted else "none")


def close_whole(widget: w.Widget) -> None:
    """Close a widget with all that belongs to it: its children, and the layout and style of each if no other has them.

    >>> box = w.VBox([w.Button(description="Roll")])
    >>> close_whole(box)
    >>> box.comm is None and box.children[0].comm is None
    True
    """
    w.close_parts(_parts(widget, set()))


def _parts(widget: w.Widget, seen: set[int]) -> Iterator[w.Widget]:
    """A widget and every other one that is the value of a trait of it, or in a list or dictionary there."""
    if id(widget) in seen:
        return
    seen.add(id(widget))
    yield widget
    for value in list(widget._trait_values.values()):
        several = (
            value.values() if isinstance(value, Mapping) else value if isinstance(value, list | tuple) else [value]
        )
        for part in several:
            if isinstance(part, w.Widget):
                yield from _parts(part, seen)
