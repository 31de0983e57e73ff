"""Hints and explanations for the decision where to lay a button, or whether to lay one at all."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from fractions import Fraction
from typing import Any, Final

from ...kit.language.words import Words
from ...kit.puzzles.puzzle import Page, Refused
from ...kit.rules.answer import TIE
from ..analysis.chances import bust_chance
from ..analysis.solution import Choice, Solution
from ..cells import Cell, as_cell, cell_text
from ..drawing.board_view import BoardView
from ..phrases import colour_name
from ..rules.moves import Dice
from ..rules.position import ENOUGH_OF_A_COLOUR, Position
from .advised import AdvisedPuzzle
from .dice_pages import closed_reasons, percent_text, roll_shown, with_dice, with_worths
from .refuting import Falls, bust_only_after, falls, is_bust, leaves, worse_after, worth_with

TELLING: Final = Fraction(3, 100)
"""Rolls that are bust after one choice only are shown if they are at least so likely."""


def placing_view(puzzle: AdvisedPuzzle, dice: Dice, draft: str = "") -> BoardView:
    """The board with a roll at its edges and the spaces that it offers; with a button where the draft lays one."""
    question = puzzle.question
    chosen = puzzle.choices.get(draft)
    if chosen is not None and not isinstance(chosen, str):
        view = replace(question.position.lay(chosen).view(), last_move=[chosen])
    else:
        view = replace(question.position.view(), offered=question.cells, golden=question.golden)
    return with_dice(view, dice, gold_only=question.golden is not None)


def placing_asked(puzzle: AdvisedPuzzle, dice: Dice, draft: str, text: str, words: Words) -> Page:
    """The question with the roll beside the board."""
    roll = roll_shown(dice, words, gold_only=puzzle.question.golden is not None)
    view = placing_view(puzzle, dice, draft)
    # There is no button for it, and it cannot be taken back.
    how = () if puzzle.answered_by != "cell" else (words.say("place-click"),)
    return Page(text, view, (roll,), puzzle.around(words), placing_reasons(puzzle, dice, words), how)


def placing_reasons(puzzle: AdvisedPuzzle, dice: Dice, words: Words) -> tuple[tuple[Any, str], ...]:
    """For each space that is not offered, why."""
    reasons = dict(closed_reasons(puzzle.board, words))
    for cell in puzzle.board.grid.cells:
        if cell not in reasons and cell not in puzzle.question.cells:
            reasons[cell] = _not_offered(puzzle, dice, cell, words)
    return tuple(sorted(reasons.items()))


def _not_offered(puzzle: AdvisedPuzzle, dice: Dice, cell: Cell, words: Words) -> str:
    golden = puzzle.question.golden
    if golden is not None:
        return words.say("why-not-golden", cell=cell_text(golden))
    if cell[0] != dice.white:
        return words.say("why-not-row", row=dice.white)
    return words.say("why-not-column", column=cell[1])


def picked_space(puzzle: AdvisedPuzzle, dice: Dice, place: Any, words: Words) -> str | Refused:
    """The answer that a click on a space gives, or why it gives none."""
    cell = as_cell(place)
    why = dict(placing_reasons(puzzle, dice, words)).get(cell)
    return cell_text(cell) if why is None else Refused(words.say("why-told", cell=cell_text(cell), why=why))


def placing_hints(puzzle: AdvisedPuzzle, dice: Dice, words: Words) -> tuple[Page, ...]:
    """What is offered, what each button would cover, and how risky the next own roll is after each choice."""
    question, view = puzzle.question, placing_view(puzzle, dice)
    cells = words.listed([cell_text(cell) for cell in puzzle.question.cells])
    key = "place-golden" if question.golden is not None else "place-offered"
    risks = [
        words.say(
            "place-risk",
            choice=puzzle.choice_name(answer, words),
            open=board.legal_mask.bit_count(),
            percent=percent_text(bust_chance(board), words),
            stars=board.stars_for_opting_out(),
        )
        for answer, board in _boards(puzzle).items()
    ]
    return (
        Page(words.say(key, cells=cells), view, reasons=placing_reasons(puzzle, dice, words)),
        Page(words.say("place-colours"), view, lines=_covered(puzzle, puzzle.question.cells, words)),
        Page(words.say("place-risks"), view, lines=tuple(risks)),
    )


def placing_explained(puzzle: AdvisedPuzzle, dice: Dice, why: str | None, words: Words) -> Page:
    """What each choice would cover and risk, with the worth of each space on it.

    Args:
        puzzle: the puzzle.
        dice: the roll.
        why: why the right answer is right; `None` if that was said already.
        words: the language.
    """
    worths = {o.choice: o.value for o in puzzle.comparison if not isinstance(o.choice, str)}
    texts = {cell: puzzle.cell_worth_text(worth, words) for cell, worth in worths.items()}
    view = placing_view(puzzle, dice)
    marked = with_worths(view, worths, texts) if len(worths) > 1 else view
    _, colours, risks = placing_hints(puzzle, dice, words)
    return Page(why or words.say("place-why"), marked, lines=(*colours.lines, *risks.lines))


def placing_refuted(puzzle: AdvisedPuzzle, answer: str, words: Words) -> Page:
    """The next own rolls that punish a wrong choice, compared with the best one.

    It looks at the player's next turn as if all opponents were still in then; if the wrong choice is no worse in that
    case, as if one of them had left, and so on.
    """
    best = puzzle.find_answers().answers[0]
    boards = _boards(puzzle)
    names = {"given": puzzle.choice_name(answer, words), "best": puzzle.choice_name(best, words)}
    view = replace(boards[answer].view(), last_move=list(boards[answer].buttons - puzzle.board.buttons))
    covered = _covered(puzzle, _laid_by(puzzle, (answer, best)), words)
    count = puzzle.question.opponents.count
    for left in range(count + 1):
        given, after = puzzle.solved(boards[answer], left), puzzle.solved(boards[best], left)
        if given.value < after.value - TIE:
            text, found = _punished(puzzle, given, after, names, words)
            when = (words.say("place-when", left=left, dice=given.position.black_dice),) if count else ()
            return Page(text, view, found.shown(words), (*when, *covered))
    helps = [_golden_help(puzzle, one, boards[one], words) for one in (answer, best)]
    return Page(words.say("place-later", **names), view, lines=(*helps, *covered))


def _golden_help(puzzle: AdvisedPuzzle, answer: str, board: Position, words: Words) -> str:
    """How many golden spaces of others would help after a choice."""
    solution = puzzle.solved(board)
    count = sum(value > solution.value + TIE for value in solution.cell_values.values())
    name = puzzle.choice_name(answer, words)
    return words.say("place-golden-help", choice=name, count=count, spaces=len(board.grid.cells))


def _punished(
    puzzle: AdvisedPuzzle, given: Solution, after: Solution, names: dict[str, str], words: Words
) -> tuple[str, Falls]:
    """What is worse at the next own turn after one choice than after another, and rolls that show it."""
    if puzzle.question.goal == "win" and given.value <= TIE:
        found = Falls(Fraction(0), ())
        if not leaves(after):
            found = falls(after.position, lambda dice: worth_with(after, dice) > TIE)
        text = words.say(
            "place-lost",
            second="leave" if leaves(after) else "roll",
            other=puzzle.worth_text(after.value, words),
            percent=percent_text(found.chance, words),
            **names,
        )
        return text, found
    if leaves(given) or leaves(after):
        # Of two certain numbers of stars one is smaller: there is no roll to show.
        found = Falls(Fraction(0), ())
        if not leaves(after):
            found = falls(after.position, lambda dice: worth_with(after, dice) > given.value + TIE)
        elif not leaves(given):
            found = falls(given.position, lambda dice: is_bust(given.position, dice))
        text = words.say(
            "place-leaves",
            first="leave" if leaves(given) else "roll",
            second="leave" if leaves(after) else "roll",
            value=_amount(puzzle, given.value, words),
            other=_amount(puzzle, after.value, words),
            percent=percent_text(found.chance, words),
            **names,
        )
        return text, found
    risk, other = bust_chance(given.position).fraction, bust_chance(after.position).fraction
    parts = {"risk": percent_text(risk, words), "other": percent_text(other, words), **names}
    stuck = bust_only_after(given.position, after.position)
    if risk > other and stuck.chance >= TELLING:
        return words.say("place-stuck", percent=percent_text(stuck.chance, words), **parts), stuck
    worse = worse_after(given, after)
    compared = "same" if parts["risk"] == parts["other"] else "more" if risk > other else "less"
    return words.say("place-worse", compared=compared, percent=percent_text(worse.chance, words), **parts), worse


def _amount(puzzle: AdvisedPuzzle, value: float, words: Words) -> str:
    return words.say("place-amount", value=puzzle.worth_text(value, words), goal=puzzle.question.goal)


def _boards(puzzle: AdvisedPuzzle) -> dict[str, Position]:
    """For each answer, the board after it."""
    return {answer: _after(puzzle.board, choice) for answer, choice in puzzle.choices.items()}


def _after(board: Position, choice: Choice) -> Position:
    return board if isinstance(choice, str) else board.lay(choice)


def _laid_by(puzzle: AdvisedPuzzle, answers: Sequence[str]) -> list[Cell]:
    choices = [puzzle.choices[answer] for answer in answers]
    return [choice for choice in choices if not isinstance(choice, str)]


def _covered(puzzle: AdvisedPuzzle, cells: Sequence[Cell], words: Words) -> tuple[str, ...]:
    """What a button on each of some spaces would cover."""
    board = puzzle.board
    lines = []
    for cell in cells:
        colour = board.colours[board.grid.bit(cell)]
        count = (board.button_mask & board.colour_masks[colour]).bit_count() + 1
        lines.append(
            words.say(
                "place-covers",
                cell=cell_text(cell),
                colour=colour_name(colour, words),
                count=count,
                enough=ENOUGH_OF_A_COLOUR,
                card="yes" if colour in board.cards else "no",
                own="yes" if colour in board.cards and count <= ENOUGH_OF_A_COLOUR else "no",
            )
        )
    return tuple(lines)
