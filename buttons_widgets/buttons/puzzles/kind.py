"""The puzzles of BUTTONS, as the kit takes them."""

from __future__ import annotations

from typing import Final

from ...kit.puzzles.kind import PACKS, PuzzleKind
from .board_puzzle import puzzle_words
from .close import Close
from .colours import Colours
from .gold import Gold
from .known_dice import KnownDice
from .most import Most
from .numbers import Numbers
from .risk import Risk
from .space import Space
from .stars import Stars
from .stop import Stop
from .win import Win

BUTTONS_PUZZLES: Final = PuzzleKind(
    name="buttons",
    themes=(
        Most,
        Colours,
        Numbers,
        KnownDice,
        Stars,
        Space,
        Gold,
        Stop,
        Close,
        Risk,
        Win,
    ),
    shipped=PACKS,
    words_in=puzzle_words,
    beginners_pack="first_steps",
)
"""All that the kit has to know of the puzzles of BUTTONS."""
