"""The theme `numbers`: its lines, judging, drafts, likeness, new puzzles, hints and explanations."""

from random import Random

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from buttons_widgets import load_pack, packs
from buttons_widgets.buttons.analysis.lattice import Lattice
from buttons_widgets.buttons.cells import COLOURS
from buttons_widgets.buttons.kind import generate_puzzle
from buttons_widgets.buttons.puzzles.board_puzzle import puzzle_words
from buttons_widgets.buttons.puzzles.clue_search import arrangements_by_rows
from buttons_widgets.buttons.puzzles.clues import Clue, Clues, lines_of
from buttons_widgets.buttons.puzzles.kind import BUTTONS_PUZZLES
from buttons_widgets.buttons.puzzles.numbers import Numbers
from buttons_widgets.buttons.puzzles.numbers_pages import FILLED, MOST_CHAIN_PAGES, explanation, hint_pages
from buttons_widgets.buttons.puzzles.reasoning import Technique, reason
from buttons_widgets.buttons.puzzles.symmetry import turned
from buttons_widgets.buttons.rules.position import Position
from buttons_widgets.kit.puzzles.errors import PuzzleError
from buttons_widgets.kit.puzzles.pack import parse_puzzle
from buttons_widgets.kit.puzzles.puzzle import LEVELS, Refused
from buttons_widgets.kit.rules.errors import GameError
from tests.buttons.puzzles.checked import checked_new
from tests.buttons.puzzles.clued import clued, relaxed
from tests.pack_checks import check_puzzle

WORDS = puzzle_words("en")
SMALL = (
    '{"id": "n", "theme": "numbers", "position": "rby/gry/yb* - 5", "clues": {"rows": [2, null, 1], '
    '"colours": {"r": 1, "b": 1}}, "answers": ["1-1 1-3 3-2"], "rating": 900, "level": 1}'
)

SEARCHED = (
    '{"id": "searched", "theme": "numbers", "position": "gyrgrb/ybgbyr/bryr*g/rgbygy/bry*rg/ygrbyb - 5", "clues": '
    '{"rows": [null, null, null, 2, null, null], "columns": [2, null, 1, 1, null, 2], "colours": {"r": 4, "b": 2, '
    '"y": 3, "g": 3}}, "answers": ["1-2 1-5 2-1 2-6 3-2 3-4 4-3 4-5 5-1 5-6 6-2 6-5"], "rating": 1931, "level": 5}'
)


def small() -> Numbers:
    puzzle = parse_puzzle(BUTTONS_PUZZLES, SMALL)
    assert isinstance(puzzle, Numbers)
    return puzzle


def made(level: int, seed: int) -> Numbers:
    puzzle = generate_puzzle("numbers", level, seed)
    assert isinstance(puzzle, Numbers)
    return puzzle


# The lines of a pack


@pytest.mark.parametrize(
    ("old", "new", "field", "reason"),
    [
        ("[2, null, 1]", "[2, null]", "clues", "rows needs 3 numbers"),
        ("[2, null, 1]", "[3, null, 1]", "clues", "row 1 holds 0 to 2"),
        ("[2, null, 1]", "[2, null, -1]", "clues", ">= 0"),
        ('"r": 1', '"q": 1', "clues", "unknown field"),
        ('{"rows": [2, null, 1], "colours": {"r": 1, "b": 1}}', "{}", "clues", "at least one"),
        ("1-1 1-3 3-2", "1-1 1-2", "answers", "side by side"),
        ("1-1 1-3 3-2", "3-3", "answers", "a star is there"),
        ("1-1 1-3 3-2", "4-1", "answers", "no space 4-1"),
        ("1-1 1-3 3-2", "one", "answers", "not a cell"),
        ("rby/gry/yb* - 5", "rby/gry/yb", "position", "a position is"),
    ],
)
def test_what_is_wrong_in_a_line_is_named(old: str, new: str, field: str, reason: str) -> None:
    assert old in SMALL
    with pytest.raises(PuzzleError, match=reason) as caught:
        parse_puzzle(BUTTONS_PUZZLES, SMALL.replace(old, new))
    assert caught.value.field.split(".")[0] == field


def test_a_colour_that_is_not_on_the_board_has_no_clue() -> None:
    line = SMALL.replace("rby/gry/yb*", "rby/yry/yb*").replace('"r": 1', '"g": 0, "r": 1')
    with pytest.raises(PuzzleError, match="no space is green"):
        parse_puzzle(BUTTONS_PUZZLES, line)


# Judging


def test_just_the_arrangement_that_fits_is_right() -> None:
    puzzle = small()
    lattice = Lattice(3, puzzle.board.legal_mask)
    right = []
    for rank in range(lattice.total):
        verdict = puzzle.judge(puzzle.board.grid.cells_of(lattice.unrank(rank)))
        assert verdict.best == 4
        assert verdict.loss == verdict.best - verdict.value
        assert verdict.right == (verdict.loss == 0)
        if verdict.right:
            right.append(lattice.unrank(rank))
    assert [puzzle.board.grid.cells_of(mask) for mask in right] == [((1, 1), (1, 3), (3, 2))]


def test_a_wrong_answer_hears_what_it_breaks() -> None:
    puzzle = small()
    assert puzzle.judge("3-2 1-3 1-1").why == "Every number is met, and no two buttons lie side by side."
    assert puzzle.judge("1-1 3-2").why == "Row 1 has 1 button and needs 2."
    assert puzzle.judge("1-1 1-3 3-1").why == "Blue has no button and needs 1."
    beside = puzzle.judge("1-1 1-2")
    assert (beside.why, beside.value, beside.right) == ("The buttons on 1-1 and 1-2 lie side by side.", 0, False)


@pytest.mark.parametrize("answer", ["3-3", "0-1", "1-1 1-1", "4-4", "1-1, 3-2", "<b>", 7, None, "1-1 " * 200])
def test_what_is_no_answer_is_refused(answer: object) -> None:
    with pytest.raises(GameError):
        small().judge(answer)


@pytest.mark.parametrize("level", LEVELS)
def test_moving_or_taking_away_a_button_of_the_answer_makes_it_wrong(level: int) -> None:
    puzzle = made(level, 1)
    cells = puzzle.answers[0].split()
    assert puzzle.judge(" ".join(reversed(cells))).right
    for left_out in cells:
        others = [cell for cell in cells if cell != left_out]
        assert not puzzle.judge(" ".join(others)).right
        for cell in puzzle.board.legal_cells():
            text = f"{cell[0]}-{cell[1]}"
            if text not in cells:
                assert not puzzle.judge(" ".join([*others, text])).right


# Drafts


def test_a_click_lays_a_button_then_a_mark_then_nothing() -> None:
    puzzle = small()
    draft = puzzle.pick("", (1, 1), WORDS)
    assert draft == "1-1"
    assert puzzle.pick("1-1", (1, 2), WORDS) == "1-1 1-2"  # it is shown and told, not refused
    assert "The buttons on 1-1 and 1-2 lie side by side." in puzzle.ask("1-1 1-2", WORDS).status
    assert puzzle.pick("1-1 3-2", (1, 1), WORDS) == "3-2 x1-1"
    assert puzzle.pick("3-2 x1-1", (1, 1), WORDS) == "3-2"
    view = puzzle.ask("3-2 x1-1", WORDS).picture
    assert view.buttons == ((3, 2),)
    assert list(view.worths) == [(1, 1)]
    assert [total.text for total in view.row_totals] == ["2", "", "1"]
    assert [total.state for total in view.row_totals] == ["open", "open", "met"]
    refused = puzzle.pick("", (3, 3), WORDS)
    assert isinstance(refused, Refused)
    assert dict(puzzle.ask("", WORDS).reasons)[3, 3] in refused.text


def test_the_clues_are_the_same_on_paper_and_what_is_laid_is_told_on_the_screen() -> None:
    puzzle = small()
    begun = puzzle.ask("1-1", WORDS)
    assert begun.lines == puzzle.ask("", WORDS).lines
    assert begun.lines == ("Colours: red 1, blue 1, yellow ?, green ?", "Rows: 2 ? 1 · columns: ? ? ?")
    assert begun.status == ("On the board: red 1, blue 0, yellow 0, green 0; 1 button",)
    assert "A second click marks a space as empty" in puzzle.ask("", WORDS).status[-1]


def test_marks_do_not_count() -> None:
    puzzle = small()
    assert puzzle.judge("1-1 1-3 3-2 x1-2 x2-1").right
    assert not puzzle.is_ready("x1-2")
    assert puzzle.is_ready("1-1")  # how many buttons there are is not known, because row 2 is not told


def test_with_a_known_total_a_draft_needs_that_many_buttons() -> None:
    puzzle = msgspec.structs.replace(
        small(), clues=Clues(rows=(2, 0, 1)), position="rby/gry/yB* - 5", answers=("1-1 1-3",)
    )
    assert [puzzle.is_ready(draft) for draft in ("", "1-1", "1-1 1-3", "1-1 1-3 3-1")] == [False, False, True, False]
    assert puzzle.ask("1-1", WORDS).status[0].endswith("; 2 of 3 buttons")


# Likeness


def _changed(puzzle: Numbers, symmetry: int, names: str) -> Numbers:
    """The puzzle turned or mirrored, in other colours."""
    board, told = puzzle.board, puzzle.given
    size = board.size
    places = turned(range(size * size), size, symmetry)
    moved = {bit: at for at, bit in enumerate(places)}

    def mask_after(mask: int) -> int:
        return sum(1 << moved[bit] for bit in range(size * size) if mask >> bit & 1)

    exchange = str.maketrans(COLOURS, names)
    after = Position("".join(turned(board.colours, size, symmetry)).translate(exchange), mask_after(board.button_mask))
    by_mask = {(clue.kind == "colour", mask_after(clue.mask)): clue.total for clue in told}
    lines = [line for line in lines_of(after) if (line.kind == "colour", line.mask) in by_mask]
    totals = [line._replace(total=by_mask[line.kind == "colour", line.mask]) for line in lines]
    (found,) = arrangements_by_rows(after, totals)
    cells = after.grid.cells_of(found & ~after.button_mask)
    answer = " ".join(f"{row}-{column}" for row, column in cells)
    clues = Clues.from_given(after, totals)
    return msgspec.structs.replace(puzzle, position=str(after), clues=clues, answers=(answer,))


@relaxed
@given(st.integers(1, 3), st.integers(0, 5), st.integers(0, 7), st.permutations(COLOURS))
def test_turned_mirrored_and_recoloured_puzzles_are_alike(
    level: int, seed: int, symmetry: int, names: list[str]
) -> None:
    puzzle = made(level, seed)
    changed = _changed(puzzle, symmetry, "".join(names))
    assert changed.likeness() == puzzle.likeness()
    assert len(changed.answers[0]) == len(puzzle.answers[0])


def test_other_puzzles_are_not_alike() -> None:
    puzzles = [made(level, seed) for level in LEVELS for seed in range(4)]
    fewer = msgspec.structs.replace(puzzles[0], clues=Clues.from_given(puzzles[0].board, puzzles[0].given[1:]))
    assert len({puzzle.likeness() for puzzle in [*puzzles, fewer]}) == len(puzzles) + 1


# New puzzles, hints and explanations


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("seed", range(3))
def test_a_new_puzzle_is_sound_and_of_its_level(level: int, seed: int) -> None:
    puzzle = checked_new(Numbers, level, seed)
    assert puzzle.find_again() is not None
    assert len(puzzle.answers[0].split()) >= 4
    if level < 5:
        assert reason(puzzle.board, puzzle.given, Technique.CONTRADICTION).solved


def test_up_to_level_4_every_shipped_puzzle_is_solved_by_reasoning() -> None:
    found = [one for place in packs() for one in load_pack(place.path) if isinstance(one, Numbers) and one.level < 5]
    assert len(found) >= 36
    for puzzle in found:
        assert reason(puzzle.board, puzzle.given, Technique.CONTRADICTION).solved, puzzle.id


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("seed", range(3))
def test_hints_are_true_and_leave_something_to_find(level: int, seed: int) -> None:
    puzzle = made(level, seed)
    solution = {(row, column) for row, column in puzzle.board.grid.cells_of(puzzle.reasoning.end.buttons)}
    pages = puzzle.hints(WORDS)
    assert len(pages) >= 2
    for page in pages:
        assert page.text
        assert page.picture.buttons == puzzle.ask("", WORDS).picture.buttons
        filled = {cell for cell, worth in page.picture.worths.items() if worth.text == FILLED}
        assert filled < solution - puzzle.board.buttons
        assert not set(page.picture.worths) - filled & solution
    assert any(page.picture.worths for page in pages)


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("seed", range(3))
def test_the_explanation_ends_with_the_answer(level: int, seed: int) -> None:
    puzzle = made(level, seed)
    pages = puzzle.explain(None, WORDS)
    assert len(pages) <= MOST_CHAIN_PAGES + 2
    added = set(pages[-1].picture.last_move)
    assert added == {tuple(map(int, cell.split("-"))) for cell in puzzle.answers[0].split()}
    said = [text for page in pages for text in (page.text, *page.lines)]
    assert len(said) >= len(puzzle.reasoning.steps)
    assert puzzle.explain(puzzle.answers[0], WORDS) == pages


@pytest.mark.parametrize("level", LEVELS)
def test_after_a_wrong_answer_the_reasoning_that_it_breaks_comes_first(level: int) -> None:
    puzzle = made(level, 1)
    wrong = " ".join(puzzle.answers[0].split()[:-1])
    broken, parting, *rest = puzzle.explain(wrong, WORDS)
    assert broken.text == puzzle.judge(wrong).why
    assert broken.picture.line
    assert parting.text.startswith("Here your answer leaves the reasoning.")
    assert tuple(rest) == puzzle.explain(None, WORDS)


@relaxed
@given(clued(sizes=(4, 5)))
def test_hints_and_explanations_are_true_however_a_puzzle_is_solved(
    case: tuple[Position, tuple[Clue, ...], int],
) -> None:
    board, told, buttons = case
    clues = Clues.from_given(board, told)
    reasoning = reason(board, told, Technique.SEARCH)
    if not reasoning.solved or not reasoning.steps:
        return
    assert clues.given(board) == told
    added = set(board.grid.cells_of(buttons)) - board.buttons
    for page in hint_pages(board, clues, reasoning, WORDS):
        filled = {cell for cell, worth in page.picture.worths.items() if worth.text == FILLED}
        assert filled < added or not filled
        assert not (set(page.picture.worths) - filled) & added
    *pages, last = explanation(board, clues, reasoning, None, WORDS)
    assert all(set(page.picture.buttons) - board.buttons <= added for page in pages)
    assert set(last.picture.last_move) == added


def test_where_no_short_argument_is_known_a_hint_names_the_clue_with_the_fewest_spaces() -> None:
    puzzle = parse_puzzle(BUTTONS_PUZZLES, SEARCHED)
    assert isinstance(puzzle, Numbers)
    assert check_puzzle(puzzle).puzzle.level == 5
    assert puzzle.reasoning.steps[0].technique is Technique.SEARCH
    _, look = puzzle.hints(WORDS)
    assert "tells most now" in look.text
    assert look.picture.line
    assert any("no short argument" in page.text for page in puzzle.explain(None, WORDS))


def test_proposing_gives_a_puzzle_or_nothing() -> None:
    random = Random(5)
    proposed = [Numbers.propose(3, random) for _ in range(20)]
    assert any(proposed)
    assert all(puzzle is None or puzzle.theme == "numbers" for puzzle in proposed)
