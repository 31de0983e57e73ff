"""Rules of thumb by which people decide. A puzzle is the harder the more of them lead astray.

Each rule takes a question and returns the choices that it leaves open: several, if it cannot tell them apart.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from fractions import Fraction
from typing import Final

from ...kit.rules.answer import TIE
from ..analysis.advice import Question
from ..analysis.chances import bust_chance
from ..analysis.solution import OPT_OUT, PASS, ROLL, Choice
from ..cells import Cell
from ..rules.position import ENOUGH_OF_A_COLOUR, Position

Rule = Callable[[Question], Collection[Choice]]

ENOUGH_STARS: Final = 3
MOST_RISK: Final = Fraction(1, 3)
MORE_RISK: Final = Fraction(1, 20)
MOST_CLOSED: Final = 3


def leave_with_three_stars(question: Question) -> tuple[Choice, ...]:
    """Opt out with three stars or more."""
    return (OPT_OUT,) if question.position.stars_for_opting_out() >= ENOUGH_STARS else (ROLL,)


def leave_at_a_third(question: Question) -> tuple[Choice, ...]:
    """Opt out if the next roll is bust with a chance of more than a third."""
    return (OPT_OUT,) if bust_chance(question.position) > MOST_RISK else (ROLL,)


def look_one_step_ahead(question: Question) -> tuple[Choice, ...]:
    """Roll if one more roll, and then opting out, earns more on average than opting out now."""
    position = question.position
    return (ROLL,) if after_one_roll(position) > position.stars_for_opting_out() + TIE else (OPT_OUT,)


def most_room(question: Question) -> tuple[Choice, ...]:
    """Keep the most spaces open."""
    return _best_after(question, lambda board: board.legal_mask.bit_count())


def least_risk(question: Question) -> tuple[Choice, ...]:
    """Keep the chance lowest that the next roll is bust."""
    return _best_after(question, lambda board: -float(bust_chance(board)))


def nearest_colour(question: Question) -> tuple[Choice, ...]:
    """Lay on the colour that is nearest to three, but not beyond it."""
    return _best(question, lambda cell: _still_useful(question.position, cell))


def own_card(question: Question) -> tuple[Choice, ...]:
    """Lay on the colour of the own card, as long as it does not lie there three times."""
    board = question.position
    return _best(question, lambda cell: _colour(board, cell) in board.cards and _still_useful(board, cell) > 0)


def most_stars_now(question: Question) -> tuple[Choice, ...]:
    """Do what earns the most stars for opting out afterwards."""
    return _best_after(question, Position.stars_for_opting_out)


def take_what_counts(question: Question) -> tuple[Choice, ...]:
    """Take the golden space if its colour still counts, and leave it otherwise."""
    return _take_if(question, lambda board, _: _still_useful(board, question.cells[0]) > 0)


def take_with_little_risk(question: Question) -> tuple[Choice, ...]:
    """Take the golden space if the next own roll is then bust with a chance of a third at most."""
    return _take_if(question, lambda _, after: bust_chance(after) <= MOST_RISK)


def take_for_a_star(question: Question) -> tuple[Choice, ...]:
    """Take the golden space only if opting out earns more then."""
    return _take_if(question, lambda board, after: after.stars_for_opting_out() > board.stars_for_opting_out())


def take_if_no_riskier(question: Question) -> tuple[Choice, ...]:
    """Leave the golden space if the next own roll is then bust with a chance greater by more than `MORE_RISK`."""
    return _take_if(
        question, lambda board, after: bust_chance(after).fraction - bust_chance(board).fraction <= MORE_RISK
    )


def take_if_room_is_left(question: Question) -> tuple[Choice, ...]:
    """Leave the golden space if a button there closes more than `MOST_CLOSED` spaces, itself among them."""
    return _take_if(question, lambda board, after: (board.legal_mask & ~after.legal_mask).bit_count() <= MOST_CLOSED)


TO_STOP: Final[Sequence[Rule]] = (leave_with_three_stars, leave_at_a_third, look_one_step_ahead)
FOR_A_SPACE: Final[Sequence[Rule]] = (most_room, least_risk, nearest_colour, own_card, most_stars_now)
FOR_GOLD: Final[Sequence[Rule]] = (
    take_what_counts,
    take_with_little_risk,
    take_for_a_star,
    take_if_no_riskier,
    take_if_room_is_left,
)


def astray(rules: Sequence[Rule], question: Question, best: Collection[Choice]) -> float:
    """How many of some rules lead astray; one that leaves several choices open counts with the share of the wrong ones.

    Args:
        rules: them.
        question: the decision.
        best: the best choices.
    """
    total = 0.0
    for rule in rules:
        chosen = rule(question)
        total += sum(choice not in best for choice in chosen) / len(chosen)
    return total


def after_one_roll(position: Position) -> float:
    """The stars to expect if the player rolls once more and then opts out, laying where that earns most."""
    size, dice = position.size, position.black_dice
    after = {cell: position.lay(cell).stars_for_opting_out() for cell in position.legal_cells()}
    total = 0.0
    for row in range(1, size + 1):
        # The (i+1)th best space of a row is the best one shown in (n-i)^k - (n-i-1)^k ways.
        best_first = sorted((stars for cell, stars in after.items() if cell[0] == row), reverse=True)
        for i, stars in enumerate(best_first):
            total += stars * ((size - i) ** dice - (size - i - 1) ** dice)
    return total / float(size ** (dice + 1))


def _colour(board: Position, cell: Cell) -> str:
    return board.colours[board.grid.bit(cell)]


def _still_useful(board: Position, cell: Cell) -> int:
    """How many buttons lie on a cell's colour, with one there, if that is no more than three; else 0."""
    count = (board.button_mask & board.colour_masks[_colour(board, cell)]).bit_count() + 1
    return count if count <= ENOUGH_OF_A_COLOUR else 0


def _best(question: Question, liking: Callable[[Cell], float]) -> tuple[Choice, ...]:
    likings = {cell: liking(cell) for cell in question.cells}
    most = max(likings.values())
    return tuple(cell for cell, liked in likings.items() if most - liked <= TIE)


def _best_after(question: Question, liking: Callable[[Position], float]) -> tuple[Choice, ...]:
    return _best(question, lambda cell: liking(question.position.lay(cell)))


def _take_if(question: Question, likes: Callable[[Position, Position], bool]) -> tuple[Choice, ...]:
    """To take the golden space if somebody likes what it makes of the board, and else to pass."""
    (golden,) = question.cells
    return (golden,) if likes(question.position, question.position.lay(golden)) else (PASS,)
