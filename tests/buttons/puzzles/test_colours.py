"""The theme `colours`."""

from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from buttons_widgets.buttons.puzzles.board_puzzle import puzzle_words
from buttons_widgets.buttons.puzzles.colours import Colours, CoverClues, RowByRow, colour_choices, counted, coverings
from buttons_widgets.buttons.puzzles.kind import BUTTONS_PUZZLES
from buttons_widgets.buttons.rules.position import Position
from buttons_widgets.kit.puzzles.errors import PuzzleError
from buttons_widgets.kit.puzzles.pack import parse_puzzle, puzzle_line
from buttons_widgets.kit.puzzles.puzzle import LEVELS
from buttons_widgets.kit.rules.errors import GameError
from tests.buttons.puzzles.checked import checked_new

WORDS = puzzle_words("en")


def colours(position: str, cover: int, *answers: str) -> Colours:
    return Colours(
        id="one", position=position, clues=CoverClues(cover), answers=answers or ("1-1",), rating=1500, level=3
    )


def fewest_by_trying_all(position: Position, cover: int) -> tuple[int, list[int]] | None:
    """The fewest further buttons, and all ways to lay them, by trying every set of cells."""
    cells = position.legal_cells()
    for count in range(1, len(cells) + 1):
        found = []
        for chosen in combinations(cells, count):
            mask = position.grid.mask_of(chosen)
            if mask & position.grid.beside(mask):
                continue
            after = Position(position.colours, position.button_mask | mask, position.cards)
            if after.stars_for_opting_out() - 1 >= cover:
                found.append(mask)
        if found:
            return count, found
    return None


SMALL = st.builds(
    lambda letters, cards, stars: Position(
        "".join("*" if bit in stars else letter for bit, letter in enumerate(letters)), 0, cards
    ),
    st.text("rbyg", min_size=16, max_size=16),
    st.sampled_from(["r", "b", "yg", ""]),
    st.sets(st.integers(0, 15), min_size=3, max_size=7),
)


@settings(max_examples=40, deadline=None)
@given(SMALL, st.integers(1, 4))
def test_the_fewest_are_found_alike_by_colours_by_rows_and_by_trying_all(position: Position, cover: int) -> None:
    tried = fewest_by_trying_all(position, cover)
    rows = RowByRow(position, cover)
    by_colours = [
        (choice.buttons, mask) for choice in colour_choices(position, cover) for mask in coverings(position, choice)
    ]
    if tried is None:
        assert rows.fewest is None
        assert not by_colours
        return
    count, masks = tried
    assert rows.fewest == count == min(by_colours)[0]
    assert sorted(rows.arrangements()) == sorted(masks)
    assert sorted(mask for buttons, mask in by_colours if buttons == count) == sorted(masks)


BOARD = "rbyg/ygrb/rbyg/ygrb r 5"


def test_three_red_ones_are_enough_for_two_with_the_red_card() -> None:
    puzzle = colours(BOARD, 2, "1-1 2-3 3-1")
    assert puzzle.judge("1-1 2-3 4-3")[:4] == (True, 3, 3, 0)
    assert {"1-1 2-3 3-1", "1-1 2-3 4-3"} <= set(puzzle.find_answers().answers)
    assert len(puzzle.find_answers().answers) == 4


def test_too_little_and_too_much_are_wrong_and_it_is_said_why() -> None:
    puzzle = colours(BOARD, 2, "1-1 2-3 3-1")
    verdict = puzzle.judge("1-1 2-3", WORDS)
    assert verdict == (False, 2, 3, 3, "That earns only 0 of 2 stars. A colour counts from three buttons on.")
    verdict = puzzle.judge("1-1 2-3 4-3 3-1", WORDS)
    assert verdict == (False, 4, 3, 1, "That takes 4 buttons, but 3 are enough.")


def test_buttons_that_lie_there_count() -> None:
    puzzle = colours("Rbyg/ygRb/rbyg/ygrb r 5", 2, "3-1")
    assert puzzle.fewest == 1
    assert puzzle.find_answers().answers == ("3-1", "4-3")
    assert puzzle.judge("4-3").right


def test_what_a_wrong_answer_lays_for_nothing_is_named() -> None:
    puzzle = colours(BOARD, 2, "1-1 2-3 3-1")
    first = puzzle.explain("1-1 2-3 4-3 3-1", WORDS)[0]
    assert first.lines[1:] == ("1 button lies on a colour that has three without it.",)
    first = puzzle.explain("1-1 1-4 2-3 4-3", WORDS)[0]
    assert first.lines[1:] == ("The button on 1-4 covers nothing: no three lie on one of their colours.",)
    assert "red 3 of 3 (earns two)" in first.lines[0]


@pytest.mark.parametrize(
    ("position", "cover", "reason"),
    [
        ("rbyg/ygrb/rbyg/ygrb r 5", 6, "count 5, not 6"),
        ("RbyG/ygRb/rbyg/ygRb r 5", 2, "covered already"),
        ("rbyg/****/****/**** r 5", 1, "no room"),
    ],
)
def test_clues_that_make_no_sense_are_refused(position: str, cover: int, reason: str) -> None:
    with pytest.raises(PuzzleError, match=reason) as caught:
        colours(position, cover)
    assert caught.value.field == "clues"


def test_a_line_with_other_clues_is_refused_by_field() -> None:
    line = puzzle_line(colours(BOARD, 2, "1-1 2-3 3-1"))
    for wrong in ('{"cover": 9}', '{"cover": "2"}', '{"colours": 2}', "{}", "2"):
        with pytest.raises(PuzzleError) as caught:
            parse_puzzle(BUTTONS_PUZZLES, line.replace('{"cover": 2}', wrong))
        assert caught.value.field in {"clues", "cover", "colours"}


@pytest.mark.parametrize("answer", ["", "roll", "1-1 1-2", "7-1", 3])
def test_what_is_no_arrangement_is_refused(answer: object) -> None:
    with pytest.raises(GameError):
        colours(BOARD, 2).judge(answer)


@pytest.mark.parametrize("level", LEVELS)
def test_new_puzzles_are_of_their_level_and_certified_in_two_ways(level: int) -> None:
    for seed in range(2):
        puzzle = checked_new(Colours, level, seed)
        assert puzzle.find_again() is not None
        assert counted(puzzle.with_added(puzzle.answers[0])) >= puzzle.clues.cover


def test_turning_mirroring_and_other_colours_make_no_new_puzzle() -> None:
    one = colours("rbyG/ygrb/rbyg/*grb r 5", 2)
    mirrored = colours("Gybr/brgy/gybr/brg* r 5", 2, "1-3")
    swapped = colours("brgY/gybr/brgy/*ybr b 5", 2)
    other_card = colours("rbyG/ygrb/rbyg/*grb b 5", 2)
    assert one.likeness() == mirrored.likeness() == swapped.likeness()
    assert one.likeness() != other_card.likeness()


def test_a_player_without_cards_has_puzzles_that_are_alike_too() -> None:
    one = colours("rbyG/ygrb/rbyg/*grb - 5", 2)
    assert one.likeness() == colours("*grb/rbyg/ygrb/rbyG - 5", 2, "1-3").likeness()
