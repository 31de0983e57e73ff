"""Looking back at a solo round: every decision that was open, beside the exact worth of each choice."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, NamedTuple

from ...kit.language.words import Words
from ...kit.rules.answer import Answer
from ..analysis.advice import choice_of
from ..analysis.game_worths import MomentWorths
from ..analysis.solution import ROLL, Choice
from ..cells import cell_text
from ..rules.moves import Dice
from ..rules.phase import Phase
from ..rules.position import Position
from .solo_round import SoloPlay

if TYPE_CHECKING:
    from ..analysis.round_values import RoundValues


class Decided(NamedTuple):
    """A decision that was open.

    Attributes:
        rolls: how many rolls there had been before it.
        position: the board before it.
        dice: the roll with which a button had to be laid; `None` for *roll or opt out?*
        choice: what was decided.
        worth: what that is worth, in stars.
        loss: how much less than the best choice; exactly 0 for every choice that is tied with it.
        best: the best choices.
    """

    rolls: int
    position: Position
    dice: Dice | None
    choice: Choice
    worth: float
    loss: float
    best: tuple[Choice, ...]


def decisions_of(play: SoloPlay, values: RoundValues) -> list[Decided]:
    """Every decision of a round at which there was more than one choice."""
    found: list[Decided] = []
    moments = MomentWorths(values, 0)
    for state, move in zip(play.states, play.moves, strict=False):
        if state.phase not in (Phase.LAY, Phase.DECIDE):
            continue
        worths = moments.choices(state)
        if len(worths) < 2:
            continue
        answer, choice = Answer.of(worths), choice_of(move)
        chosen = answer.find(choice)
        best = tuple(one for one in worths if answer.find(one).best)
        dice = state.dice if state.phase is Phase.LAY else None
        found.append(Decided(state.rolls, state.position(0), dice, choice, chosen.value, chosen.loss, best))
    return found


# What was decided in a solo round, in words.


def choice_text(choice: Choice, words: Words) -> str:
    """A choice in a word or two."""
    if choice == ROLL:
        return words.say("round-choice-roll")
    return words.say("round-choice-opt-out") if isinstance(choice, str) else cell_text(choice)


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
