"""Hints and explanations for the decision where to lay a button, or whether to lay one at all."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from ...kit.language.words import Words
from ...kit.puzzles.puzzle import Page, Refused
from ...kit.rules.answer import TIE
from ..analysis.chances import bust_chance
from ..analysis.solution import Choice
from ..cells import Cell, cell_text
from ..drawing.board_view import BoardView
from ..phrases.board_phrases import colour_name
from ..rules.moves import Dice
from ..rules.position import ENOUGH_OF_A_COLOUR, Position
from .refuting import bust_only_after, leaves, worse_after
from .shown import closed_reasons, percent_text, roll_shown, with_dice, with_worths
from .valued import ValuedPuzzle


def placing_view(puzzle: ValuedPuzzle, dice: Dice, draft: str = "") -> BoardView:
    """The board with a roll at its edges and the spaces that it offers; with a button where the draft lays one."""
    question = puzzle.question
    chosen = puzzle.choices.get(draft)
    if chosen is not None and not isinstance(chosen, str):
        view = replace(question.position.lay(chosen).view(), last_move=[chosen])
    else:
        view = replace(question.position.view(), offered=_cells(puzzle), golden=question.golden)
    return with_dice(view, dice, gold_only=question.golden is not None)


def placing_asked(puzzle: ValuedPuzzle, dice: Dice, draft: str, text: str, words: Words) -> Page:
    """The question with the roll beside the board."""
    roll = roll_shown(dice, words, gold_only=puzzle.question.golden is not None)
    view = placing_view(puzzle, dice, draft)
    return Page(text, view, (roll,), puzzle.around(words), placing_reasons(puzzle, dice, words))


def placing_reasons(puzzle: ValuedPuzzle, dice: Dice, words: Words) -> tuple[tuple[Any, str], ...]:
    """For each space that is not offered, why."""
    reasons = dict(closed_reasons(puzzle.board, words))
    for cell in puzzle.board.grid.cells:
        if cell not in reasons and cell not in _cells(puzzle):
            reasons[cell] = words.say("why-told", cell=cell_text(cell), why=_not_offered(puzzle, dice, cell, words))
    return tuple(sorted(reasons.items()))


def _not_offered(puzzle: ValuedPuzzle, dice: Dice, cell: Cell, words: Words) -> str:
    golden = puzzle.question.golden
    if golden is not None:
        return words.say("why-not-golden", cell=cell_text(golden))
    if cell[0] != dice.white:
        return words.say("why-not-row", row=dice.white)
    return words.say("why-not-column", column=cell[1])


def picked_space(puzzle: ValuedPuzzle, dice: Dice, place: Any, words: Words) -> str | Refused:
    """The answer that a click on a space gives, or why it gives none."""
    for cell, reason in placing_reasons(puzzle, dice, words):
        if cell == place:
            return Refused(reason)
    return cell_text(place)


def placing_hints(puzzle: ValuedPuzzle, dice: Dice, words: Words) -> tuple[Page, ...]:
    """What is offered, what each button would cover, and how risky the next own roll is after each choice."""
    question, view = puzzle.question, placing_view(puzzle, dice)
    cells = words.listed([cell_text(cell) for cell in _cells(puzzle)])
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
        Page(words.say("place-colours"), view, lines=_covered(puzzle, _cells(puzzle), words)),
        Page(words.say("place-risks"), view, lines=tuple(risks)),
    )


def placing_explained(puzzle: ValuedPuzzle, dice: Dice, words: Words) -> tuple[Page, ...]:
    """Every option with its worth, and what each would cover and risk."""
    worths = {o.choice: o.value for o in puzzle.comparison if not isinstance(o.choice, str)}
    texts = {cell: puzzle.cell_worth_text(worth, words) for cell, worth in worths.items()}
    view = placing_view(puzzle, dice)
    marked = with_worths(view, worths, texts) if len(worths) > 1 else view
    why = puzzle.judge(puzzle.find_answers().answers[0], words).why
    _, colours, risks = placing_hints(puzzle, dice, words)
    return (
        Page(why, marked, lines=puzzle.worth_lines(words)),
        Page(words.say("place-why"), view, lines=(*colours.lines, *risks.lines)),
    )


def placing_refuted(puzzle: ValuedPuzzle, answer: str, words: Words) -> Page:
    """The next own rolls that punish a wrong choice, compared with the best one."""
    best = puzzle.find_answers().answers[0]
    boards = _boards(puzzle)
    names = {
        "given": puzzle.choice_name(answer, words),
        "best": puzzle.choice_name(best, words),
    }
    given_board, best_board = boards[answer], boards[best]
    view = replace(given_board.view(), last_move=list(given_board.buttons - puzzle.board.buttons))
    lines = [*_covered(puzzle, _laid_by(puzzle, (answer, best)), words)]
    if puzzle.question.opponents.count:
        lines.append(words.say("place-if-all-stay"))
    given, after = puzzle.solved(given_board), puzzle.solved(best_board)
    if given.value >= after.value - TIE:
        return Page(words.say("place-later", **names), view, lines=tuple(lines))
    if leaves(given) or leaves(after):
        text = words.say(
            "place-leaves",
            first="leave" if leaves(given) else "roll",
            second="leave" if leaves(after) else "roll",
            value=_amount(puzzle, given.value, words),
            other=_amount(puzzle, after.value, words),
            **names,
        )
        return Page(text, view, lines=tuple(lines))
    risks = bust_chance(given_board).fraction, bust_chance(best_board).fraction
    stuck = bust_only_after(given_board, best_board)
    parts = {"risk": percent_text(risks[0], words), "other": percent_text(risks[1], words), **names}
    if risks[0] > risks[1] and stuck.chance:
        text = words.say("place-stuck", percent=percent_text(stuck.chance, words), **parts)
        return Page(text, view, stuck.shown(words), tuple(lines))
    worse = worse_after(given, after)
    text = words.say("place-worse", percent=percent_text(worse.chance, words), **parts)
    return Page(text, view, worse.shown(words), tuple(lines))


def _amount(puzzle: ValuedPuzzle, value: float, words: Words) -> str:
    return words.say("place-amount", value=puzzle.worth_text(value, words), goal=puzzle.question.goal)


def _boards(puzzle: ValuedPuzzle) -> dict[str, Position]:
    """For each answer, the board after it."""
    return {answer: _after(puzzle.board, choice) for answer, choice in puzzle.choices.items()}


def _after(board: Position, choice: Choice) -> Position:
    return board if isinstance(choice, str) else board.lay(choice)


def _cells(puzzle: ValuedPuzzle) -> tuple[Cell, ...]:
    question = puzzle.question
    return question.offered if question.golden is None else (question.golden,)


def _laid_by(puzzle: ValuedPuzzle, answers: Sequence[str]) -> list[Cell]:
    choices = [puzzle.choices[answer] for answer in answers]
    return [choice for choice in choices if not isinstance(choice, str)]


def _covered(puzzle: ValuedPuzzle, cells: Sequence[Cell], words: Words) -> tuple[str, ...]:
    """What a button on each of some spaces would cover."""
    board = puzzle.board
    lines = []
    for cell in cells:
        colour = board.colours[board.grid.bit(cell)]
        lines.append(
            words.say(
                "place-covers",
                cell=cell_text(cell),
                colour=colour_name(colour, words),
                count=(board.button_mask & board.colour_masks[colour]).bit_count() + 1,
                enough=ENOUGH_OF_A_COLOUR,
                card="yes" if colour in board.cards else "no",
            )
        )
    return tuple(lines)
