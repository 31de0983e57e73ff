"""What fits some clues, found in two ways, and reasoning about it: every conclusion holds."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from buttons_widgets.buttons.analysis.lattice import Lattice
from buttons_widgets.buttons.puzzles.board_puzzle import puzzle_words
from buttons_widgets.buttons.puzzles.clue_search import arrangements_by_halves, arrangements_by_rows
from buttons_widgets.buttons.puzzles.clues import Clue, Clues, lines_of, met
from buttons_widgets.buttons.puzzles.independent import touching
from buttons_widgets.buttons.puzzles.numbers_pages import step_text
from buttons_widgets.buttons.puzzles.reasoning import (
    Deduction,
    Reasoning,
    State,
    Technique,
    difficulty_of,
    reason,
    start_of,
    ways_to_lay,
)
from buttons_widgets.buttons.rules.grid import grid
from buttons_widgets.buttons.rules.position import Position
from buttons_widgets.kit.puzzles.puzzle import level_of
from tests.buttons.puzzles.clued import boards, clued, relaxed

WORDS = puzzle_words("en")


def by_lattice(board: Position, told: tuple[Clue, ...]) -> set[int]:
    """Every arrangement that fits, from the list of all independent sets."""
    lattice = Lattice(board.size, board.legal_mask)
    every = (board.button_mask | lattice.unrank(rank) for rank in range(lattice.total))
    return {buttons for buttons in every if met(told, buttons) == len(told)}


# What fits


@relaxed
@given(clued())
def test_both_searches_find_what_the_list_of_all_independent_sets_has(
    case: tuple[Position, tuple[Clue, ...], int],
) -> None:
    board, told, buttons = case
    expected = by_lattice(board, told)
    assert buttons in expected
    for search in (arrangements_by_rows, arrangements_by_halves):
        found = search(board, told, 2000)
        assert len(found) == len(set(found))
        assert set(found) == expected
        assert len(search(board, told)) == min(2, len(expected))


@relaxed
@given(clued(sizes=(5, 6)))
def test_both_searches_agree_on_larger_boards(case: tuple[Position, tuple[Clue, ...], int]) -> None:
    board, told, buttons = case
    found = arrangements_by_rows(board, told, 300)
    if len(found) < 300:
        assert buttons in found
        assert set(found) == set(arrangements_by_halves(board, told, 300))
    else:
        assert len(arrangements_by_halves(board, told, 300)) == 300


@pytest.mark.parametrize(("size", "count"), [(3, 63), (4, 1234), (5, 55447)])
def test_with_a_clue_that_says_nothing_everything_fits(size: int, count: int) -> None:
    """The numbers of independent sets of the n×n grid are published: OEIS A006506."""
    board = Position("r" * (size * size - 1) + "b")
    for search in (arrangements_by_rows, arrangements_by_halves):
        sums = [len(search(board, (Clue("colour", "b", board.colour_masks["b"], total),), count)) for total in (0, 1)]
        assert sum(sums) == count


# Reasoning


@relaxed
@given(clued(sizes=(3, 4, 5)))
def test_every_conclusion_holds_in_every_arrangement_that_fits(case: tuple[Position, tuple[Clue, ...], int]) -> None:
    board, told, _ = case
    fitting = arrangements_by_rows(board, told, 400)
    reasoning = reason(board, told, Technique.SEARCH)
    state = reasoning.start
    for step in reasoning.steps:
        assert (step.filled | step.closed or step.technique is Technique.TOTAL) and not step.filled & step.closed
        state = state.after(step, board.grid)
        for buttons in fitting:
            assert not state.buttons & ~buttons
            assert not state.closed & buttons
            if step.clue is not None:
                assert (step.clue.mask & buttons).bit_count() == step.clue.total
    assert state == reasoning.end
    if len(fitting) < 400:
        assert reasoning.solved == (len(fitting) == 1)


@relaxed
@given(clued(sizes=(4, 5)))
def test_what_is_supposed_breaks_the_clue_that_is_named(case: tuple[Position, tuple[Clue, ...], int]) -> None:
    board, told, _ = case
    reasoning = reason(board, told)
    state, known = reasoning.start, list(told)
    for step in reasoning.steps:
        if step.technique is Technique.TOTAL and step.clue is not None:
            known.append(step.clue)
        if step.technique in (Technique.CONTRADICTION, Technique.DEEP):
            supposed = step._replace(filled=step.closed, closed=step.filled)
            after = state.after(supposed, board.grid)
            letters = ["*" if after.closed >> bit & 1 else letter for bit, letter in enumerate(board.colours)]
            assert arrangements_by_halves(Position("".join(letters), after.buttons), known) == ()
            assert all(because.technique < Technique.CONTRADICTION for because in step.because)
        state = state.after(step, board.grid)


@relaxed
@given(st.integers(3, 5), st.data())
def test_all_ways_to_lay_buttons_are_those_of_the_lattice(size: int, data: st.DataObject) -> None:
    bits = data.draw(st.lists(st.integers(0, size * size - 1), max_size=8, unique=True))
    spaces = sum(1 << bit for bit in bits)
    count = data.draw(st.integers(-1, 5))
    lattice = Lattice(size, spaces)
    ways = [way for rank in range(lattice.total) if (way := lattice.unrank(rank)).bit_count() == count]
    found = ways_to_lay(size, spaces, count)
    assert found.number == len(ways)
    for bit in range(size * size):
        if ways:
            assert found.always >> bit & 1 == all(way >> bit & 1 for way in ways)
            assert found.beside >> bit & 1 == all(grid(size).neighbours[bit] & way for way in ways)
        assert found.never >> bit & 1 == (spaces >> bit & 1 and not any(way >> bit & 1 for way in ways))


def test_a_puzzle_that_no_arrangement_fits_ends_too() -> None:
    board = Position.parse("rby/gry/yb* - 5")
    clues = Clues(rows=(2, 2, 2))
    assert arrangements_by_rows(board, clues.given(board)) == ()
    reasoning = reason(board, clues.given(board), Technique.SEARCH)
    assert reasoning.steps
    assert not reasoning.solved


def test_a_puzzle_that_needs_a_search_is_of_level_5() -> None:
    board = Position.parse("rby/gry/yb* - 5")
    known = State(0, 0)
    for technique in Technique:
        step = Deduction(technique, None, filled=1)
        rating = difficulty_of(
            Reasoning(known, (step,), known, True), told=len(lines_of(board)), lines=len(lines_of(board))
        )
        assert (level_of(rating) == 5) == (technique is Technique.SEARCH)


def test_what_is_known_at_first() -> None:
    board = Position.parse("Rby/gry/yb* - 5")
    state = start_of(board)
    assert board.grid.cells_of(state.buttons) == ((1, 1),)
    assert board.grid.cells_of(state.closed) == ((1, 2), (2, 1), (3, 3))


@relaxed
@given(clued(sizes=(4, 5)))
def test_every_conclusion_can_be_told(case: tuple[Position, tuple[Clue, ...], int]) -> None:
    board, told, _ = case
    for step in reason(board, told, Technique.SEARCH).steps:
        text = step_text(step, board, WORDS)
        assert text.endswith(".")
        assert "  " not in text


@relaxed
@given(boards())
def test_two_buttons_side_by_side_are_found(case: tuple[Position, int]) -> None:
    board, buttons = case
    assert touching(board.grid, buttons) == 0
    for bit in range(board.size**2):
        pair = touching(board.grid, buttons | 1 << bit)
        if pair:
            assert pair.bit_count() == 2
            assert pair >> bit & 1
        else:
            assert not board.grid.neighbours[bit] & buttons
