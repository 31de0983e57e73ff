"""The end of a game: a podium with the ranking, what decided it, and a picture of the end to copy or to save."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple

import traitlets as t

from ..language.words import Words
from ..page import widgets as w
from ..page.esm import bundled
from ..page.svg import FONT, INK, element, group, panel, picture, text, written
from ..page.text_layout import text_width, wrapped
from ..rules.game import Game
from .scene import Course

STATIC: Final = Path(__file__).parent / "static"

STEP: Final = 88
"""How wide the step of one player is."""
HEIGHT: Final = 126
"""How high a podium is."""
_FOOT: Final = HEIGHT - 2
_HEIGHTS: Final = (50, 38, 29, 22)
"""How high the steps are, from the first place to the last."""
_MEDALS: Final = (("#f6c945", "#a86f00"), ("#d9dfe5", "#75818d"), ("#dda071", "#8a5428"), ("#d8c39d", "#7d6843"))
"""What the buttons on the steps are made of: gold, silver, bronze, wood; and their rims."""
_WOOD: Final = "#7a5230"
_NAME: Final = 15


class Placed(NamedTuple):
    """A player's place in the end.

    Attributes:
        place: 1 for who has won; who are level share a place.
        figure: what the player has, with the sign of the game; "" where nothing is counted.
    """

    place: int
    name: str
    figure: str


def ranking(game: Game[Any], course: Course | None) -> list[Placed]:
    """The players of a game that is over, the best first; those who have won come before those who have more.

    >>> from types import SimpleNamespace
    >>> from buttons_widgets.kit.table.scene import CourseLine
    >>> lines = [CourseLine("Ada", [0, 9]), CourseLine("Bo", [0, 7], won=True), CourseLine("Cy", [0, 9])]
    >>> for placed in ranking(SimpleNamespace(names=("Ada", "Bo", "Cy")), Course("Points", lines, sign="!")):
    ...     print(*placed)
    1 Bo 7!
    2 Ada 9!
    2 Cy 9!
    """
    if course is None:
        winners = game.result.winners if game.result is not None else ()
        stands = [(seat not in winners, 0, name, "") for seat, name in enumerate(game.names)]
    else:
        stands = [(not one.won, -one.values[-1], one.name, f"{one.values[-1]}{course.sign}") for one in course.lines]
    ranks = [stand[:2] for stand in stands]
    placed = [
        Placed(1 + sum(other < rank for other in ranks), *stand[2:]) for rank, stand in zip(ranks, stands, strict=True)
    ]
    return sorted(placed, key=lambda one: one.place)


def spoken(places: Sequence[Placed], words: Words) -> str:
    """A ranking in words."""
    return "; ".join(
        words.say("ending-place", place=one.place, name=one.name, figure=one.figure or "–") for one in places
    )


def podium(places: Sequence[Placed]) -> tuple[str, int]:
    """Steps of wood with a button for each player, and how wide they are all together; `HEIGHT` is how high.

    The first stands in the middle if three or more do, with the second to the left.
    """
    order = [places[1], places[0], *places[2:]] if len(places) > 2 else places
    steps = [group(_step(one, number), at=(STEP * number, 0)) for number, one in enumerate(order)]
    return element("g", *steps, text_anchor="middle", font_family=FONT), STEP * len(order)


def _step(one: Placed, number: int) -> str:
    """A player's step, with the figure on a button and the name above it."""
    at = min(one.place, len(_HEIGHTS)) - 1
    high, middle, first = _HEIGHTS[at], STEP / 2, at == 0
    top, radius = _FOOT - high, 25 if first else 21
    face, rim = _MEDALS[at]
    y, linen = top - radius - 1, high - 9
    size = min(linen - 1, 22)
    grain = "".join(f"M8 {top + 13 + 11 * line:g}q18-4 36 0t{STEP - 16 - 36} 0" for line in range(int(high / 12)))
    wood = [
        element("rect", x=2, y=top, width=STEP - 4, height=high, rx=3, fill="#d6ab72", stroke=_WOOD, stroke_width=1.6),
        element("path", d=grain, fill="none", stroke="#b98a52", stroke_width=1.2) if grain else "",
        element("rect", x=-1 if first else 1, y=top - 3, width=STEP + 2 if first else STEP - 2, height=8, rx=3,
                fill="#ecc88f", stroke=_WOOD, stroke_width=1.4),
        element("rect", x=middle - 15, y=top + 7, width=30, height=linen, rx=3, fill="#f6edda",
                stroke="#9c7a4a", stroke_width=1, stroke_dasharray="3.5 2.5"),
        written(one.place, middle, top + 7 + linen / 2 + 0.36 * size, size=size, weight=700),
    ]  # fmt: skip
    holes = "".join(
        element("circle", cx=middle + dx, cy=y + dy, r=1.5, fill=rim)
        for dx, dy in ((0, 3.5 - radius), (radius - 3.5, 0), (0, radius - 3.5), (3.5 - radius, 0))
    )
    button = [
        element("circle", cx=middle, cy=y, r=radius, fill=face, stroke=rim, stroke_width=2.2),
        element("circle", cx=middle, cy=y, r=radius - 6, fill="#fff", fill_opacity=0.42),
        holes,
        written(one.figure, middle, y + 5.5, size=_figure_size(one.figure, radius), weight=750),
    ]
    name = text(
        _short(one.name),
        middle,
        y - radius - 6,
        font_size=_NAME,
        font_weight=700 if first else 600,
        fill=INK,
        class_="bw-podium-name",
    )
    return element("g", *wood, element("g", *button, class_="bw-podium-button"), name, class_=f"bw-podium-{at + 1}")


def _figure_size(figure: str, radius: int) -> float:
    """The height of the letters of a figure that has to fit on a button."""
    return min(17.0, 2 * (radius - 6) / max(text_width(figure, 1, bold=True), 1))


def _short(name: str) -> str:
    """A name that has room above a step; of a long one the beginning."""
    room = STEP - 4
    if text_width(name, _NAME, bold=True) <= room:
        return name
    while name and text_width(f"{name}…", _NAME, bold=True) > room:
        name = name[:-1].rstrip()
    return f"{name}…"


_MARGIN: Final = 24
_LEAST: Final = 520.0
_TITLE: Final = 24
_WHY: Final = 15
_BOX: Final = re.compile(r'^<svg[^>]*?viewBox="\s*([-\d.]+) ([-\d.]+) ([\d.]+) ([\d.]+)"')
_SIZE: Final = re.compile(r' (?:width|height)="[^"]*"')


def ending_picture(title: str, why: str, places: Sequence[Placed], position: str, label: str) -> str:
    """A picture of the end to send to others, as SVG: who has won, the ranking, and the last position.

    Args:
        why: what decided it; "" for nothing.
        position: the last position, as the SVG text of `View.picture`.
        label: all of it in words.
    """
    found = _BOX.match(position)
    wide, high = (float(found[3]), float(found[4])) if found else (_LEAST, 0.0)
    scale = max(_LEAST, min(wide, 900)) / wide
    wide, high = scale * wide, scale * high
    steps, across = podium(places)
    whole = max(wide, across) + 2 * _MARGIN
    middle, y = whole / 2, float(_MARGIN)
    parts = [panel(whole, 0)]
    for said, size, weight in ((title, _TITLE, 750), (why, _WHY, 450)):
        for line in wrapped(said, whole - 2 * _MARGIN, size, bold=weight > 500):
            y += size * 1.3
            parts.append(written(line, middle, y, size=size, anchor="middle", weight=weight))
    y += 14
    parts.append(group(steps, at=((whole - across) / 2, y)))
    y += HEIGHT + 18
    if found:
        tag, rest = position.split(">", 1)
        placed = _SIZE.sub("", tag) + f' x="{(whole - wide) / 2:g}" y="{y:g}" width="{wide:g}" height="{high:g}"'
        parts.append(f"{placed}>{rest}")
        y += high
    parts[0] = panel(whole, y + _MARGIN)
    return picture((0, 0, whole, y + _MARGIN), *parts, label=label)


class Ending(w.AlwaysShown):
    """What stands in the place of the dice when a game is over. On the boards what won lights up, step by step.

    Attributes:
        drawn: draws the picture of the end, as SVG, when somebody asks for it.
        shown: whether it is seen; not while somebody looks back.
        fresh: whether the game has only just ended, and what won has not been shown step by step yet.
        podium: the ranking as SVG.
        lights: a CSS selector, inside the table, of what lights up one after the other; "" for nothing.
        texts: what its buttons say, and what is said of a picture.
        name: of the file in which the picture is saved, without its ending.
    """

    _esm = bundled(STATIC / "ending.js")
    _css = bundled(STATIC / "ending.css")

    shown = t.Bool(False).tag(sync=True)
    fresh = t.Bool(False).tag(sync=True)
    podium = t.Unicode("").tag(sync=True)
    why = t.Unicode("").tag(sync=True)
    lights = t.Unicode("").tag(sync=True)
    name = t.Unicode("").tag(sync=True)
    texts = t.Dict(key_trait=t.Unicode(), value_trait=t.Unicode()).tag(sync=True)

    def __init__(self, words: Words) -> None:
        self._words = words
        self.drawn: Callable[[], str] = lambda: ""
        names = ("copy", "copied", "save", "refused", "failed")
        texts = {name: words.say(f"ending-{name}") for name in names}
        super().__init__(texts=texts, name=words.say("ending-file"))

    def show(self, places: Sequence[Placed], why: str, lights: str, *, fresh: bool) -> None:
        """Show the end of a game."""
        steps, wide = podium(places)
        with self.hold_sync():
            self.podium = picture((0, 0, wide, HEIGHT), steps, label=spoken(places, self._words))
            self.why, self.lights, self.shown = why, lights, True
            self.fresh = self.fresh or fresh  # until the page has shown it

    def hide(self) -> None:
        """Show nothing."""
        with self.hold_sync():
            self.shown = self.fresh = False

    def _handle_custom_msg(self, content: Any, buffers: Any) -> None:
        super()._handle_custom_msg(content, buffers)
        match content:
            case {"type": "picture", "number": int(number)} if self.shown and not isinstance(number, bool):
                svg = ""
                try:
                    svg = self.drawn()
                finally:  # the page waits for it, and says so if there is none
                    self.send({"type": "picture", "number": number, "svg": svg})

    def __repr__(self) -> str:
        return "Ending()"
