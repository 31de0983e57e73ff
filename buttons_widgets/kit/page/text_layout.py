"""Lines of text in pictures, which no browser breaks: as many words in each as there is room for."""

from __future__ import annotations

from textwrap import wrap
from typing import Final

_USUAL: Final = 0.54
"""How wide a letter is on average, in heights of a line of text."""
_WIDE: Final = 0.7
"""How wide a letter of bold DejaVu Sans is that is not told below: of the fonts that pictures ask for the widest."""
_BOLD: Final = {
    letter: width
    for letters, width in {
        "'ijl /IJ\\|,.·’": 0.36,
        ":;-f²!()[]": 0.44,
        'tr_`–"*': 0.5,
        "?zcs": 0.6,
        "LvxyakFTEe√“”": 0.67,
        "BAKRVXP": 0.77,
        "UGDHNOQ&#+<=>^~×−": 0.84,
        "w": 0.92,
        "mM%@W…": 1.04,
    }.items()
    for letter in letters
}
_REGULAR: Final = 0.89
"""How wide a letter is that is not bold, against the same in bold."""


def text_width(text: str, size: float, *, bold: bool = False) -> float:
    """How wide a line of text is at most, in the units of the height of its letters.

    >>> text_width("mill", 10) < text_width("mill", 10, bold=True) < text_width("moor", 10, bold=True)
    True
    """
    return sum(_BOLD.get(letter, _WIDE) for letter in text) * size * (1 if bold else _REGULAR)


def wrapped(text: str, room: float, size: float, *, bold: bool = False, spare: float = 0) -> list[str]:
    """The text in lines that have room, in most fonts with some to spare.

    Args:
        text: on a single line; it may be empty.
        room: for a line of letters as wide as usual.
        size: the height of the letters, in the units of the room.
        spare: what is left beside the room, for a line of wide letters.

    Returns:
        The lines, without the spaces between them. A word that is too long for a line is broken.

    >>> wrapped("Row by row, more or less.", 72, 10)
    ['Row by row,', 'more or less.']
    >>> wrapped("Row by row, more or less.", 72, 10, bold=True)
    ['Row by row,', 'more or', 'less.']
    """
    lines = []
    rest = text.strip()
    while rest:
        letters = max(1, int(room / (_USUAL * size)))
        line = wrap(rest, letters)[0]
        while letters > 1 and text_width(line, size, bold=bold) > room + spare:
            letters = min(letters - 1, len(line) - 1)
            line = wrap(rest, max(1, letters))[0]
        lines.append(line)
        rest = rest[len(line) :].lstrip()
    return lines
