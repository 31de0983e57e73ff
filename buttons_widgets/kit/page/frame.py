"""What ties a table to the page around it: keys, focus, news for screen readers, its place in the view, full screen."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from pathlib import Path
from threading import RLock
from typing import Any, Final
from weakref import WeakKeyDictionary

import traitlets as t

from ..language.words import Words
from . import order as order  # and come in the order in which they were sent
from . import pyodide_null as pyodide_null  # from here on messages say null, in a browser's Python as well
from . import widgets as w
from .esm import STATIC, bundled
from .together import States, together
from .which_screen import handling_message_of

SHEET: Final = STATIC / "frame.css"
PATIENCE: Final = 30
"""For so many seconds after a button was pressed its page takes what was asked for; `frame.js` has it too."""
FULL_SCREEN_KEY: Final = "f"
"""The letter that does the same as the button. The page listens to it itself: a browser asks for that."""


class Frame(w.AlwaysShown):
    """Put it as the first child of a box with the CSS class `bw-table`.

    Keys pressed anywhere in that box stay in it (the notebook around has shortcuts of its own: an unguarded `x` cuts
    the cell). Chords such as Ctrl and S reach it, and Shift and Enter go on to the cell below. Single letters in
    `shortcuts` are reported.

    It carries what the widgets around it have to say, all that one click changes in one message: see `together`.

    What the kernel sends goes to every page that shows the table. A text or a file is handed out only in the table in
    which a person asked for it: a button with the CSS class `bw-hands-out` was pressed there in the last half minute.

    What is read may hold links, made by `link_html`: which one was pressed is reported.

    A button with the CSS class `bw-leads` changes something elsewhere in the table. As soon as the kernel has answered,
    the focus goes where `focus_on` says, and the part of the table around it that has the class `bw-led-to` into view.

    What is fresh comes into view, with all that its cell shows, if its cell was just run by somebody at this page.

    Attributes:
        news: the text that a screen reader reads out when it changes.
        shortcuts: keys to report: single small letters, or names such as `ArrowLeft`.
        focus_on: CSS selectors below the table; when a focused control vanishes, the focus goes to the first of them
            that finds something usable, or to a resting place until there is one.
        turn: a number that changes whenever the focus may have to be set; sent along with a letter, so that one that
            was pressed late is recognised. It is set last of all that shows a new state: dice that tumble rest then.
        sheets: the style sheets that the table needs besides the frame's own, in their order. A page that shows several
            kinds of tables has each sheet once, where it stands in the order of every one of them: a sheet that came
            again after another, or took its place, would undo what that one changes.
        fresh: whether no page has shown the table yet; the first one that does sets it to false. A table that a
            `Fitting` brings into view has none.
    """

    _esm = bundled(STATIC / "frame.js")
    _css = bundled(SHEET)

    news = t.Unicode("").tag(sync=True)
    shortcuts = t.List(t.Unicode()).tag(sync=True)
    focus_on = t.List(t.Unicode()).tag(sync=True)
    turn = t.Int(0).tag(sync=True)
    sheets = t.List(t.Unicode()).tag(sync=True)
    fresh = t.Bool(False).tag(sync=True)

    def __init__(self, **traits: Any) -> None:
        super().__init__(**traits)
        self._callback: Callable[[str, int], object] = lambda key, turn: None
        self._on_link: Callable[[str, int], object] = lambda name, number: None
        # Whether every page that has told so can hand out what the frame carries; `None` if none has.
        self._pages_are_able: bool | None = None
        # What was carried of each widget. The lock is that of all that is done around the frame.
        self._carried: WeakKeyDictionary[w.Widget, set[str]] = WeakKeyDictionary()
        self.lock = RLock()
        self.on_msg(self._receive)

    def on_key(self, callback: Callable[[str, int], object]) -> None:
        """Call `callback(letter, turn)` whenever a shortcut is pressed."""
        self._callback = callback

    def on_link(self, callback: Callable[[str, int], object]) -> None:
        """Call `callback(name, number)` whenever a link of that name is pressed, see `link_html`."""
        self._on_link = callback

    def copy(self, text: str) -> None:
        """Put a text on the clipboard of the person who has just pressed a button for it, if the browser allows it."""
        self.send({"type": "copy", "text": text})

    def download(self, name: str, text: str, media_type: str = "application/json") -> None:
        """Give the person who has just pressed a button for it a file with this name and text."""
        self.send({"type": "download", "name": name, "text": text, "mediaType": media_type})

    def carry(self, states: States) -> bool:
        """Send the states of widgets in one message, see `together`; false if a page may not be able to hand them out.

        The frame's own state comes last: it says that everything is there.
        """
        if not self._pages_are_able or self.comm is None:
            return False
        for widget, state in states.items():
            self._carried.setdefault(widget, set()).update(state)
        ordered = sorted(states.items(), key=lambda item: item[0] is self)
        self.send({"type": "states", "states": [[widget.model_id, state] for widget, state in ordered]})
        return True

    def _hear_page(self, able: bool) -> None:
        """A page has this widget now. What it may have missed is sent once more."""
        with self.lock:
            self._pages_are_able = able and self._pages_are_able is not False
            carried = [(widget, keys) for widget, keys in self._carried.items() if widget.comm is not None]
            with together(self.carry):
                for widget, keys in carried:
                    widget.send_state(keys)

    def _receive(self, _widget: object, content: object, _buffers: object) -> None:
        if not isinstance(content, dict):
            return
        match content:
            case {"type": "together", "able": bool(able)}:
                self._hear_page(able)
            case {"type": "key", "key": str(key), "turn": int(turn)} if key in self.shortcuts:
                if not isinstance(turn, bool):
                    with handling_message_of(content):
                        self._callback(key, turn)
            case {"type": "link", "name": str(name), "number": int(number)} if not isinstance(number, bool):
                with handling_message_of(content):
                    self._on_link(name, number)


@cache
def frame_with(sheets: tuple[Path, ...]) -> type[Frame]:
    """A kind of frame that brings these style sheets into the page, in their order."""
    # Not as its `_css`: anywidget keeps one text for each name of a class in a page, and so that of the last kind only.
    texts = t.List(t.Unicode(), default_value=[bundled(sheet) for sheet in sheets]).tag(sync=True)
    return type("TableFrame", (Frame,), {"sheets": texts})


class Fitting(w.AlwaysShown):
    """Put it among the first children of a box with the CSS class `bw-table`.

    It measures how wide the table is and how high the view in which the table is scrolled, decides where the table's
    parts stand and how wide its boards are, and leaves the rest to the style sheets. It sets these on the table:

    - the attribute `data-bw-fit`: the arrangement of its parts;
    - the attribute `data-bw-pane`: whether what is read stands `beside` a small board, or `below` the small ones;
    - the attribute `data-bw-play`: whether the dice and the buttons stand side by side (`row`) or not (`column`);
    - the properties `--bw-large` and `--bw-small`: how wide a board of each kind is;
    - `--bw-columns` and `--bw-boards`: how many large boards stand side by side, and how wide they are together;
    - `--bw-told`: how high the text is that says what is to be done;
    - `--bw-end`: how high the podium and the buttons are at least, when the game is over;
    - `--bw-floor` and `--bw-width`: how high the floor is, and how wide the whole table may be.

    A table that appears because somebody pressed a button at the table before it, or because a cell was run, is
    scrolled into view; one that is only drawn again stays where it is.

    Attributes:
        large: how many large boards there are.
        small: how many small ones.
        looks_back: whether somebody looks back: what is said needs little room then, and there is nothing to press.
        dice: whether there are dice, for which room is kept.
        ends: whether the game is over: there are no dice then, but a podium.
        fresh: whether no page has shown the table yet; the first one that does sets it to false.

    >>> Fitting(large=1, small=3)
    Fitting(large=1, small=3)
    """

    _esm = bundled(STATIC / "fitting.js")

    large = t.Int(0).tag(sync=True)
    small = t.Int(0).tag(sync=True)
    looks_back = t.Bool(False).tag(sync=True)
    dice = t.Bool(True).tag(sync=True)
    ends = t.Bool(False).tag(sync=True)
    fresh = t.Bool(True).tag(sync=True)

    def __repr__(self) -> str:
        return f"Fitting(large={self.large}, small={self.small})"


class FullScreen(w.AlwaysShown):
    """Put it into a box with the CSS class `bw-table`; where the browser has no full screen, that button is not shown.

    What fills the screen is the element with the class `bw-stage` around the table, so that the next game fills it
    too; without one it is the table. The key F does the same as the button.

    Attributes:
        enter: what the button does, for people who do not see its picture, and as its tooltip.
        leave: the same while the screen is filled.
        sounds: the name of a second button: the table is heard while it is pressed, which the browser remembers.

    >>> from buttons_widgets.kit.language.words import words_in
    >>> FullScreen(words_in(language="en")).enter
    'Fill the whole screen (F)'
    """

    _esm = bundled(STATIC / "full_screen.js")

    enter = t.Unicode("").tag(sync=True)
    leave = t.Unicode("").tag(sync=True)
    sounds = t.Unicode("").tag(sync=True)

    def __init__(self, words: Words) -> None:
        enter, leave = words.say("tool-full-screen-hint"), words.say("tool-full-screen-leave-hint")
        super().__init__(enter=enter, leave=leave, sounds=words.say("tool-sound-hint"))
