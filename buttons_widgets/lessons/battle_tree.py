"""A picture of all ways in which a small battle may go on, with the value of every position, or room for it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

from ..button_up.drawing import DISC, THICK, button
from ..button_up.rules.position import Position
from ..kit.rules.errors import GameError, unwanted
from ..kit.rules.phrase import Phrase
from .battles import signed, value
from .charts import BAD, MARK
from .exercises import session
from .lesson_11 import RedsLead
from .picture import Picture, picture_words, sheet, written

Shown = Literal["values", "ends"]
_SHOWN: Final = ("values", "ends")

_SIZE: Final = 0.62
_PILE: Final = 46
"""From a pile to the next one."""
_WAY: Final = 92
"""Between a position and the next ones."""
_TEXT: Final = 44
"""Below the piles: the places, and whose turn it is."""
_GAP: Final = 12
_MOST: Final = 8
_INKS: Final = {"r": BAD, "k": "#24272d"}
_NAMES: Final = {"r": "red", "k": "black"}
"""As the message selects them."""


@dataclass
class _Node:
    """A position in the tree, and how far down its middle stands."""

    position: Position
    after: list[tuple[int, _Node]]
    middle: float = 0.0


def battle_tree(position: Position, show: Shown = "values") -> Picture:
    """All ways in which a battle may go on, from left to right, each pile beside the next one in the circle.

    Args:
        position: with few ways to go on: 8 at most.
        show: `"values"` of all positions, by how many points red will be ahead; or `"ends"`, those of the ends only,
            so that the others can be found by hand.

    Raises:
        GameError: it is no position, there are too many ways, or `show` is something else.

    >>> battle_tree(Position.parse("-/rwwk/-/-/-/kr r"))
    <picture: a battle that can end in 1 way; its value is −2>
    """
    if not isinstance(position, Position):
        raise unwanted(Phrase("refused-no-battle", "a position of Button Up! is wanted here"), position)
    if show not in _SHOWN:
        raise unwanted(Phrase("refused-tree-show", "a tree shows one of {kinds}", kinds=", ".join(_SHOWN)), show)
    root = _grown(position, [0])
    leaves = _leaves(root)
    if len(leaves) > _MOST:
        raise _too_many()
    heights = [_height(leaf.position) for leaf in leaves]
    top = 0.0
    for leaf, height in zip(leaves, heights, strict=True):
        leaf.middle = top + height / 2
        top += height + _GAP
    _settle(root)
    low = min(top_of(node) for node in _all(root))
    high = max(top_of(node) + _height(node.position) for node in _all(root))
    marks = _marks(root, 0, -low, show)
    width = sum(_wide(piles) + _WAY for piles in range(position.sowings_left + 1, 1, -1)) + _wide(1)
    say = picture_words().say
    title = say("battle-title", ways=len(leaves))
    if show == "values":
        title = say("battle-title-value", title=title, value=signed(value(position)))
    return sheet(title, width, high - low, marks)


def own_tree(number: str = "11.5") -> Picture:
    """The tree of an exercise's own circle, for whoever is at work, with the numbers of its ends.

    Args:
        number: of an exercise about a battle of a few sowings, 11.3 to 11.5.

    Raises:
        GameError: the exercise is about something else, or there is none of that number.

    >>> own_tree("11.4")
    <picture: a battle that can end in 3 ways>
    """
    asked = session().exercise(number)
    if not isinstance(asked, RedsLead):
        raise GameError.of(
            "refused-no-tree", "exercise {number} has no tree: 11.3, 11.4 and 11.5 have one", number=asked.number
        )
    return battle_tree(asked.position, "ends")


def _too_many() -> GameError:
    return GameError.of(
        "refused-battle-large", "this battle can end in more ways than the picture has room for: {most}", most=_MOST
    )


def _grown(position: Position, count: list[int]) -> _Node:
    if not position.sowings_left:
        count[0] += 1
        if count[0] > 10 * _MOST:
            raise _too_many()
    return _Node(position, [(place, _grown(position.sow(place), count)) for place in position.legal_places()])


def _all(node: _Node) -> list[_Node]:
    return [node, *(below for _, after in node.after for below in _all(after))]


def _leaves(node: _Node) -> list[_Node]:
    return [one for one in _all(node) if not one.after]


def _settle(node: _Node) -> None:
    """Put every position in the middle of those that come after it."""
    for _, after in node.after:
        _settle(after)
    if node.after:
        node.middle = (node.after[0][1].middle + node.after[-1][1].middle) / 2


def _tall(position: Position) -> float:
    """How high the piles are drawn."""
    return _SIZE * (THICK * max(map(len, position.piles)) + 2 * DISC[1])


def _height(position: Position) -> float:
    return _tall(position) + _TEXT


def top_of(node: _Node) -> float:
    """Where the picture of a position begins."""
    return node.middle - _height(node.position) / 2


def _wide(piles: int) -> float:
    return max(_PILE * piles, 96)


def _marks(node: _Node, x: float, down: float, show: Shown) -> list[str]:
    """A position, the ways that lead on from it, and all that comes after."""
    position = node.position
    marks = _piles(position, x, top_of(node) + down, show)
    start = x + _wide(position.sowings_left + 1)
    best = value(position)
    for place, after in node.after:
        end = start + _WAY
        taken = show == "values" and value(after.position) == best
        y0, y1 = node.middle + down, after.middle + down
        marks.append(
            f'<path d="M{start + 4:g} {y0:g}L{end - 8:g} {y1:g}" stroke="{MARK if taken else "#b79f6b"}"'
            f' stroke-width="{3 if taken else 2}"/>'
        )
        again = " ↻" if position.plays_again(place) else ""
        sow = picture_words().say("battle-sow", place=f"{place}{again}")
        y = (y0 + y1) / 2
        x0 = (start + end) / 2
        marks.append(f'<rect x="{x0 - 28:g}" y="{y - 11:g}" width="56" height="20" rx="6" fill="#fcf8ef"/>')
        marks.append(written(sow, x0, y + 4, size=13, anchor="middle", bold=taken))
        marks += _marks(after, end, down, show)
    return marks


def _piles(position: Position, x: float, y: float, show: Shown) -> list[str]:
    """The piles in a row, their places, and whose turn it is or how it ended."""
    places = [place for place, pile in enumerate(position.piles, start=1) if pile]
    wide = _wide(len(places))
    foot = y + _tall(position)
    first = x + (wide - _PILE * (len(places) - 1)) / 2
    marks: list[str] = []
    for number, place in enumerate(places):
        pile, middle = position.piles[place - 1], first + _PILE * number
        drawn = "".join(
            button(letter, 0, -DISC[1] - THICK * (height - 1), height == len(pile))
            for height, letter in enumerate(pile, start=1)
        )
        marks.append(f'<g transform="translate({middle:g} {foot:g}) scale({_SIZE})">{drawn}</g>')
        marks.append(written(str(place), middle, foot + 13, size=12, anchor="middle"))
    worth, say = signed(value(position)), picture_words().say
    if not position.sowings_left:
        red, black = position.armies
        text = say("battle-ended", red=red, black=black, value=worth)
    else:
        text = say("battle-of", army=_NAMES[position.mover], value=worth if show == "values" else "?")
    line = written(text, x + wide / 2, foot + 33, size=15, anchor="middle", bold=True)
    if position.sowings_left:
        line = line.replace("<text ", f'<text style="fill:{_INKS[position.mover]}" ', 1)
    return [*marks, line]
