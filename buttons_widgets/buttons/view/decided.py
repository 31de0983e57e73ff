"""What was decided in a solo round, in words."""

from __future__ import annotations

from collections.abc import Iterable

from ...kit.language.words import Words
from ..analysis.solution import OPT_OUT, ROLL, Choice
from ..cells import Cell, cell_text
from ..puzzles.round_review import Decided


def choice_text(choice: Choice, words: Words) -> str:
    """A choice in a word or two."""
    match choice:
        case str() if choice == ROLL:
            return words.say("round-choice-roll")
        case str() if choice == OPT_OUT:
            return words.say("round-choice-opt-out")
        case _:
            return _cell_text(choice)


def step_text(decided: Decided, words: Words) -> str:
    """Which decision it was: the same text for all who had to take it on the same board."""
    buttons = " ".join(map(cell_text, decided.position.buttons))
    if decided.dice is None:
        stars = decided.position.stars_for_opting_out()
        return words.say("round-step-roll", rolls=decided.rolls, stars=stars, buttons=buttons)
    columns = words.listed(list(map(str, decided.dice.columns)))
    values = {"rolls": decided.rolls, "row": decided.dice.white, "columns": columns}
    return (
        words.say("round-step-lay", **values, buttons=buttons) if buttons else words.say("round-step-first", **values)
    )


def best_text(best: Iterable[Choice], words: Words) -> str:
    """The best choices, with "or" between them."""
    return words.say("round-or").join(choice_text(one, words) for one in best)


def _cell_text(choice: Cell | str) -> str:
    return choice if isinstance(choice, str) else cell_text(choice)
