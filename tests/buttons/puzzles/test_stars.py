"""The theme `stars`."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from buttons_widgets.buttons.kind import generate_puzzle
from buttons_widgets.buttons.puzzles.board_puzzle import puzzle_words
from buttons_widgets.buttons.puzzles.stars import (
    Placements,
    Stars,
    alive_lines,
    lines_of_five,
    lines_within_reach,
    worths_again,
)
from buttons_widgets.buttons.rules.ending import line_masks
from buttons_widgets.buttons.rules.grid import grid
from buttons_widgets.kit.puzzles.errors import PuzzleError
from buttons_widgets.kit.puzzles.puzzle import LEVELS, Refused
from buttons_widgets.kit.rules.errors import GameError
from tests.buttons.puzzles.checked import checked_new

WORDS = puzzle_words("en")


def stars(position: str, answer: str, goal: str = "stars") -> Stars:
    return Stars(id="one", position=position, goal=goal, answers=(answer,), rating=1500, level=3)  # type: ignore[arg-type]


ALIVE = "rygbry/GbryGr/bRy*y*/gbgRby/bRbyRg/Yg*gy* y 5"


def naive_alive(size: int, free_of_star: set[tuple[int, int]]) -> int:
    """How many lines of five have no two neighbours among these cells, by distances."""
    count = 0
    for line in lines_of_five(size):
        gaps = [cell for cell in line if cell in free_of_star]
        count += all(abs(a[0] - b[0]) + abs(a[1] - b[1]) != 1 for a in gaps for b in gaps)
    return count


def test_a_board_has_as_many_lines_as_two_a_row_and_column() -> None:
    assert len(lines_of_five(6)) == 24
    assert len(lines_of_five(5)) == 10
    board = grid(6)
    assert sorted(map(board.mask_of, lines_of_five(6))) == sorted(line_masks(6))


@given(st.sampled_from([5, 6]).flatmap(lambda size: st.tuples(st.just(size), st.integers(0, 2 ** (size * size) - 1))))
def test_a_line_is_alive_if_no_two_of_its_gaps_are_side_by_side(board: tuple[int, int]) -> None:
    size, mask = board
    cells = set(grid(size).cells_of(grid(size).all & ~mask))
    assert len(alive_lines(grid(size), mask)) == naive_alive(size, cells)


def test_the_example_keeps_alive_what_can_be_counted_by_hand() -> None:
    # Column 2 with stars on 3-2 and 5-2 has gaps 1-2, 2-2 side by side from above: only its lower line is alive.
    puzzle = stars(ALIVE, "3-2 5-2")
    worths = dict(worths_again(puzzle.board, "stars"))
    assert {puzzle.board.grid.mask_of(cells): worth for cells, worth in worths.items()} == puzzle.placements.worths
    assert puzzle.find_answers() == puzzle.find_again()
    assert puzzle.find_answers().answers == ("3-2 5-2",)
    verdict = puzzle.judge("5-2 3-2", WORDS)
    assert verdict.right
    assert verdict.value == verdict.best == worths[(3, 2), (5, 2)]


def test_a_wrong_placement_is_refuted_by_the_gap_of_a_line() -> None:
    puzzle = stars(ALIVE, "3-2 5-2")
    verdict = puzzle.judge("2-1 2-5", WORDS)
    assert not verdict.right
    assert verdict.loss == verdict.best - verdict.value > 0
    first = puzzle.explain("2-1 2-5", WORDS)[0]
    assert "side by side without a star" in first.lines[0]
    assert first.text == verdict.why
    assert len(first.picture.line) == 5


def test_only_the_right_needed_buttons_win() -> None:
    position = "R*R*g*/gbygbr/bYrbYg/gbgrby/RygbGr/bgbyrg r 5"
    # Row 1 has stars on 2, 4, 6; its buttons on 1 and 3 make a line of four only, so look for another board first.
    with pytest.raises(PuzzleError, match="no difference"):
        stars(position, "1-1", "win")
    board = "R*R**b/gbygbr/bYrbYg/gbgrby/RygbGr/bgbyrg r 5"
    puzzle = stars(board, "1-1 1-3 5-1", "win")
    assert puzzle.placements.stars == 3
    assert all({"1-1", "1-3"} <= set(answer.split()) for answer in puzzle.find_answers().answers)
    assert len(puzzle.find_answers().answers) == 4
    assert puzzle.find_answers() == puzzle.find_again()
    assert puzzle.judge("1-1 1-3 5-1", WORDS)[:4] == (True, 1, 1, 0)
    lost = puzzle.judge("1-1 5-1 5-5", WORDS)
    assert lost == (False, 0, 1, 1, "That does not win, but these stars can.")
    page = puzzle.explain("1-1 5-1 5-5", WORDS)[0]
    assert page.lines == ("The line still needs a star on 1-3.",)
    assert page.picture.line == tuple((1, column) for column in range(1, 6))


@pytest.mark.parametrize("answer", ["", "1-1", "2-1 1-1", "2-1 2-5 3-2", "roll", "2-1 2-1", None])
def test_stars_that_lie_on_no_button_or_are_too_few_are_refused(answer: object) -> None:
    with pytest.raises(GameError):
        stars(ALIVE, "3-2 5-2").judge(answer)


def test_clicks_choose_and_take_back_and_tell_why_not() -> None:
    puzzle = stars(ALIVE, "3-2 5-2")
    assert puzzle.pick("", (2, 1), WORDS) == "2-1"
    assert puzzle.pick("2-1", (5, 2), WORDS) == "2-1 5-2"
    assert puzzle.pick("2-1 5-2", (2, 1), WORDS) == "5-2"
    assert puzzle.pick("", (1, 1), WORDS) == Refused("1-1: you have no button there.")
    assert isinstance(puzzle.pick("2-1 5-2", (5, 5), WORDS), Refused)
    assert [puzzle.is_ready(draft) for draft in ("", "2-1", "2-1 5-2")] == [False, False, True]
    page = puzzle.ask("2-1", WORDS)
    assert page.picture.chosen == ((2, 1),)
    assert set(page.picture.offered) == puzzle.board.buttons


def test_a_single_star_goes_to_the_button_that_is_clicked_now() -> None:
    puzzle = stars("rY*b*y/gbryrg/bry*yg/*bgrbR/brr*yg/ygygr* - 5", "1-2")
    assert puzzle.placements.stars == 1
    assert puzzle.pick("1-2", (4, 6), WORDS) == "4-6"
    assert puzzle.pick("4-6", (4, 6), WORDS) == ""
    assert puzzle.ask("1-2", WORDS).reasons  # what is no button of one's own stays closed
    assert (4, 6) not in dict(puzzle.ask("1-2", WORDS).reasons)


@pytest.mark.parametrize(
    ("position", "goal", "field", "reason"),
    [
        ("Rbyg/ygRb/rbyg/ygrb r 5", "stars", "position", "no line of five"),
        ("rygbr/gbryg/bryby/gbgrb/brbyr y 5", "stars", "position", "1 to 12 buttons"),
        ("Rygbr/gbryg/bryby/gbgrb/brbyr y 5", "stars", "position", "no difference"),
        ("*****/gbryg/bRyby/gbgrb/brbyr y 5", "stars", "position", "have won already"),
        ("R*R**b/gbygbr/bYrbYg/gbgrby/RygbGr/bgbyrg r 5", "stars", "goal", "should be win"),
    ],
)
def test_boards_on_which_nothing_is_to_be_decided_are_refused(
    position: str, goal: str, field: str, reason: str
) -> None:
    with pytest.raises(PuzzleError, match=reason) as caught:
        stars(position, "1-1", goal)
    assert caught.value.field == field


@pytest.mark.parametrize("seeds", [3, pytest.param(8, marks=pytest.mark.thorough)])
@pytest.mark.parametrize("level", LEVELS)
def test_new_puzzles_are_of_their_level_and_certified_in_two_ways(level: int, seeds: int) -> None:
    goals = set()
    for seed in range(seeds):
        puzzle = checked_new(Stars, level, seed)
        assert puzzle.find_again() is not None
        assert 3 * len(puzzle.answers) <= len(puzzle.placements)
        worst = min(puzzle.placements.worths, key=puzzle.placements.worths.__getitem__)
        wrong = " ".join(f"{row}-{column}" for row, column in puzzle.board.grid.cells_of(worst))
        assert all(page.text for page in puzzle.explain(wrong, WORDS))
        goals.add(puzzle.goal)
    assert level > 2 or goals == {"stars", "win"}


def test_a_line_within_reach_is_one_that_some_placement_keeps() -> None:
    for seed in range(5):
        puzzle = generate_puzzle("stars", 4, seed)
        assert isinstance(puzzle, Stars)
        board = puzzle.board
        kept = {
            line for placed in puzzle.placements.worths for line in alive_lines(board.grid, board.star_mask | placed)
        }
        assert set(lines_within_reach(board, puzzle.placements.stars)) == kept


def test_the_rule_of_thumb_is_a_placement() -> None:
    placements = Placements(stars(ALIVE, "3-2 5-2").board, "stars")
    assert placements.greedy() in placements.worths


def test_turning_makes_no_new_puzzle_and_colours_do_not_count() -> None:
    one = stars(ALIVE, "3-2 5-2")
    rows = [row[::-1] for row in ALIVE.split()[0].split("/")]
    swap = str.maketrans("rbygRBYG", "gyrbGYRB")
    mirrored = stars(f"{'/'.join(rows)} y 5", "3-5 5-5")
    swapped = stars(f"{'/'.join(rows).translate(swap)} r 5", "3-5 5-5")
    assert one.likeness() == mirrored.likeness() == swapped.likeness()
