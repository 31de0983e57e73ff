"""Hints and explanations for the decision to roll or to opt out, whatever it is for."""

from __future__ import annotations

from typing import Final

from ...kit.language.words import Words
from ...kit.puzzles.puzzle import Page
from ...kit.rules.answer import TIE
from ..analysis.chances import bust_chance
from ..analysis.solution import ROLL
from .brute import Recursion
from .dice_pages import counting_page, earning_page, open_page, percent_text, with_worths
from .refuting import earns_more, falls, is_bust, worth_with
from .valued import ValuedPuzzle

MOST_QUICK: Final = 4000
"""The chances of the number of stars in the end are told where no more numbers than these are needed: in ¼ second."""


def stopping_hints(puzzle: ValuedPuzzle, words: Words) -> tuple[Page, ...]:
    """What is open, what opting out earns, and the counting of the chance to be bust."""
    board = puzzle.board
    return open_page(board, words), earning_page(board, words), counting_page(board, words)


def stopping_refuted(puzzle: ValuedPuzzle, answer: str, words: Words) -> Page:
    """What refutes a wrong answer: the rolls that leave the player stuck, or those that it misses."""
    return _stuck(puzzle, words) if puzzle.choices[answer] == ROLL else _missed(puzzle, words)


def stopping_explained(puzzle: ValuedPuzzle, why: str | None, words: Words) -> tuple[Page, ...]:
    """What a button on each space would be worth, how rolling ends, and the counting.

    Args:
        puzzle: the puzzle.
        why: why the right answer is right; `None` if that was said already.
        words: the language.
    """
    solution, goal = puzzle.advice.solution, puzzle.question.goal
    texts = {cell: puzzle.cell_worth_text(worth, words) for cell, worth in solution.cell_values.items()}
    view = with_worths(puzzle.board.view(), solution.cell_values, texts)
    on_spaces, ends = words.say("timing-worths-on-spaces", goal=goal), _ends(puzzle, words)
    first = Page(on_spaces, view, lines=ends) if why is None else Page(why, view, lines=(on_spaces, *ends))
    return first, counting_page(puzzle.board, words)


def _stuck(puzzle: ValuedPuzzle, words: Words) -> Page:
    """The rolls that leave a player stuck who should have left."""
    board = puzzle.board
    found = falls(board, lambda dice: is_bust(board, dice))
    text = words.say(
        "stop-stuck",
        percent=percent_text(found.chance, words),
        fraction=str(found.chance),
        stars=board.stars_for_opting_out(),
        goal=puzzle.question.goal,
    )
    if puzzle.question.goal == "win":
        return Page(text, board.view(), found.shown(words))
    more = falls(board, lambda dice: earns_more(board, dice))
    line = words.say("stop-more" if more.chance else "stop-no-more", percent=percent_text(more.chance, words))
    return Page(text, board.view(), found.shown(words), (line,))


def _missed(puzzle: ValuedPuzzle, words: Words) -> Page:
    """The rolls that a player misses who leaves too early."""
    board, solution, goal = puzzle.board, puzzle.advice.solution, puzzle.question.goal
    stop = solution.stop or 0.0
    found = falls(board, lambda dice: worth_with(solution, dice) > stop + TIE)
    text = words.say("stop-missed", percent=percent_text(found.chance, words), goal=goal)
    stuck = words.say("stop-still-stuck", percent=percent_text(bust_chance(board), words))
    return Page(text, board.view(), found.shown(words), (stuck,))


def _ends(puzzle: ValuedPuzzle, words: Words) -> tuple[str, ...]:
    """How likely each number of stars is after rolling, where that can be worked out in time."""
    question = puzzle.question
    if question.opponents.count or question.goal != "stars" or question.values > MOST_QUICK:
        return ()
    recursion = Recursion(question)
    ends = recursion.ends(recursion.set_of(puzzle.board.buttons))
    parts = [
        words.say("stop-end", stars=stars, percent=percent_text(chance, words))
        for stars, chance in sorted(ends.items())
        if chance > 0.0005
    ]
    return (words.say("stop-ends", ends=words.listed(parts)),)
