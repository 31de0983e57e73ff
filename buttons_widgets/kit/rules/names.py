"""The names of the players and the seed of a game: what may stand there."""

from __future__ import annotations

import unicodedata
from collections.abc import Collection, Sequence

from .errors import GameError, quoted, unwanted
from .numbers import whole_number
from .phrase import Phrase

LONGEST_NAME = 30
LONGEST_SEED = 100

_IN_WORDS = (
    Phrase("refused-count-0", "no"),
    Phrase("refused-count-1", "one"),
    Phrase("refused-count-2", "two"),
    Phrase("refused-count-3", "three"),
    Phrase("refused-count-4", "four"),
    Phrase("refused-count-5", "five"),
    Phrase("refused-count-6", "six"),
    Phrase("refused-count-7", "seven"),
    Phrase("refused-count-8", "eight"),
    Phrase("refused-count-9", "nine"),
    Phrase("refused-count-10", "ten"),
)

_LONGEST_INPUT = 10_000
"""A text longer than this is refused before anything else is done with it: spaces in it may still be too many."""


def checked_names(names: Collection[str], seats: range) -> tuple[str, ...]:
    """The players' names, tidied up: needless spaces are removed, and accents are written in one way (Unicode's NFC).

    Raises:
        GameError: there are too few or too many names, one is no text, is too long or shows nothing, or two names
            look the same. Names that differ only in capitals, in how an accent is stored or in invisible
            characters look the same.

    >>> checked_names([" Ada ", "Bo  B."], seats=range(1, 5))
    ('Ada', 'Bo B.')
    """
    if isinstance(names, str) or not isinstance(names, Collection):
        raise GameError(f"names are a list of texts such as ['Ada', 'Bo'], not {quoted(names)}")
    if len(names) not in seats:
        raise unwanted(_who_play(seats), len(names))
    if not all(isinstance(name, str) for name in names):
        raise GameError(f"names are a list of texts such as ['Ada', 'Bo'], not {quoted(names)}")
    tidy = tuple(map(_checked_name, names))
    looks = [_look(name) for name in tidy]
    for seat, name in enumerate(tidy):
        if looks[seat] in looks[:seat]:
            raise GameError.of(
                "refused-same-name", "two players are called {name}: give each a name of its own", name=repr(name)
            )
    return tidy


def tidy_name(name: str) -> str:
    """A name as it is kept: without needless spaces, and with accents written in one way (Unicode's NFC).

    >>> tidy_name(" Jose\u0301  B. ")
    'José B.'
    """
    return " ".join(unicodedata.normalize("NFC", name).split())


def seat_of(names: Sequence[str], seat: object) -> int:
    """The number of a seat that is named by its number, from 0 on, or its player.

    Raises:
        GameError: there is no such seat.

    >>> seat_of(["Ada", "Bo"], "Bo"), seat_of(["Ada", "Bo"], 0)
    (1, 0)
    """
    if isinstance(seat, str) and (name := tidy_name(seat)) in names:
        return names.index(name)
    number = whole_number(seat)
    if number is None or not 0 <= number < len(names):
        who = ", ".join(map(repr, names))
        raise GameError(f"nobody sits at {quoted(seat)}: the players are {who}, the seats 0 to {len(names) - 1}")
    return number


def checked_seed(seed: object) -> str:
    """A seed as a text of one line without needless spaces, as it stands in the text of a game.

    Raises:
        GameError: its text is empty, too long, or has characters that cannot be printed.

    >>> checked_seed(7)
    '7'
    """
    try:
        text = str(seed)
    except Exception as error:  # any object may be a seed, and its `str` is foreign code
        raise GameError(f"a seed is something with a text, not {quoted(seed)}") from error
    text = text if len(text) > _LONGEST_INPUT else " ".join(text.split())
    if not 1 <= len(text) <= LONGEST_SEED or not text.isprintable():
        raise unwanted(Phrase("refused-seed", "a seed has 1 to {most} visible characters", most=LONGEST_SEED), text)
    return text


def _checked_name(name: str) -> str:
    if len(name) <= _LONGEST_INPUT:
        tidy = tidy_name(name)
        if len(tidy) <= LONGEST_NAME and tidy.isprintable() and any(map(can_be_seen, tidy)):
            return tidy
    raise GameError.of(
        "refused-name",
        "a name has 1 to {most} visible characters, but one is {text}",
        most=LONGEST_NAME,
        text=quoted(name),
    )


def can_be_seen(character: str) -> bool:
    """Whether a character shows something where it stands alone: a mark that combines with a letter does not."""
    return character not in _BLANK and character != " " and not unicodedata.category(character).startswith("M")


def _look(name: str) -> str:
    """A text that is the same for two names that people cannot tell apart."""
    # Unicode's canonical caseless matching (The Unicode Standard, definition D145), without what shows nothing.
    return without_invisible(unicodedata.normalize("NFD", unicodedata.normalize("NFD", name).casefold()))


def without_invisible(text: str) -> str:
    """A text without what shows nothing, and without needless spaces.

    >>> without_invisible("Ada\u034f \u3164 B.")
    'Ada B.'
    """
    return " ".join("".join(" " if c in _BLANK else c for c in text if c not in _INVISIBLE_MARKS).split())


_BLANK = frozenset("\u115f\u1160\u2800\u3164\uffa0")
"""Letters and symbols that are drawn as empty space: the Hangul fillers and the Braille pattern without dots."""

_INVISIBLE_MARKS = frozenset(
    map(chr, (0x034F, 0x17B4, 0x17B5, *range(0x180B, 0x1810), *range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0)))
)
"""Marks that show nothing: the grapheme joiner, two Khmer vowels, and the selectors of variants of a letter."""


def _who_play(seats: range) -> str:
    """How many people may play, in words: `one to four people play`."""
    fewest, most = (_IN_WORDS[count] if count < len(_IN_WORDS) else str(count) for count in (min(seats), max(seats)))
    if fewest != most:
        return Phrase("refused-players-range", "{fewest} to {most} people play", fewest=fewest, most=most)
    if most == "one":
        return Phrase("refused-players-one", "one person plays")
    return Phrase("refused-players-all", "{most} people play", most=most)
