"""A hint asked for midway is true of the answer under way: it names what cannot be right, and goes on from the rest."""

from __future__ import annotations

import re

import pytest
from msgspec.structs import replace

from buttons_widgets.buttons.kind import load_pack
from buttons_widgets.buttons.puzzles.board_puzzle import puzzle_words
from buttons_widgets.buttons.puzzles.known_dice import KnownDice
from buttons_widgets.buttons.puzzles.most import Most
from buttons_widgets.buttons.puzzles.numbers import Numbers
from buttons_widgets.buttons.puzzles.numbers_pages import CLOSED, FILLED
from buttons_widgets.kit.puzzles.puzzle import Page, Puzzle, Refused

WORDS = puzzle_words("en")
THEMES = ["most", "colours", "stars", "numbers", "known_dice"]
NINE = Most(id="nine", position="rby/gry/ybg - 5", answers=("1-1 1-3 2-2 3-1 3-3",), rating=1500, level=3)


def some(theme: str) -> list[Puzzle]:
    """A puzzle of each level."""
    pack = list(load_pack(theme))
    return pack[:: len(pack) // 5]


def said(pages: tuple[Page, ...]) -> str:
    return " ".join(text for page in pages for text in (page.text, *page.lines))


def number_in(pattern: str, pages: tuple[Page, ...]) -> int:
    found = re.search(pattern, said(pages))
    assert found, said(pages)
    return int(found[1])


@pytest.mark.parametrize("theme", THEMES)
def test_what_belongs_to_a_right_answer_is_never_objected_to(theme: str) -> None:
    for puzzle in some(theme):
        cells = puzzle.answers[0].removesuffix("opt out").split()
        for count in range(len(cells) + 1):
            draft = " ".join(cells[:count])
            assert puzzle.wrong_so_far(draft, WORDS) is None
            pages = puzzle.hints(WORDS, draft)
            assert pages and all(page.text for page in pages)
            if 0 < count < len(cells) - 1:
                assert puzzle.answers[0] not in said(pages)


@pytest.mark.parametrize("theme", THEMES)
def test_what_is_in_no_right_answer_is_named(theme: str) -> None:
    for puzzle in some(theme):
        answers = [answer.split() for answer in puzzle.find_answers().answers]
        if not puzzle.find_answers().complete:
            continue
        firsts = {answer[0] for answer in answers} if theme == "known_dice" else {c for a in answers for c in a}
        size = puzzle.board.size  # type: ignore[attr-defined]
        for cell in ((row, column) for row in range(1, size + 1) for column in range(1, size + 1)):
            draft = puzzle.pick("", cell, WORDS)
            if isinstance(draft, Refused):
                continue
            wrong = puzzle.wrong_so_far(draft, WORDS)
            assert (wrong is None) == (draft in firsts), (puzzle.id, draft)
            if wrong is not None:
                assert draft in wrong.text or "has" in wrong.text  # or the row, column or colour that it overfills
                assert cell in (*wrong.picture.line, *wrong.picture.wrong)
                assert said(puzzle.hints(WORDS, draft)) == said(puzzle.hints(WORDS))


def test_buttons_that_are_only_wrong_together_are_told_so() -> None:
    ring = Most(
        id="ring", position="rby/g*y/ybg - 5", answers=("1-1 1-3 3-1 3-3", "1-2 2-1 2-3 3-2"), rating=1500, level=3
    )
    assert ring.wrong_so_far("1-1", WORDS) is None and ring.wrong_so_far("2-3", WORDS) is None
    assert ring.wrong_so_far("1-1 2-3", WORDS).text == "No right answer has all of these together."
    assert NINE.wrong_so_far("1-2 3-2", WORDS).text == "None of these is in a right answer: 1-2 and 3-2."


def test_the_spaces_that_a_hint_counts_are_those_that_are_open_now() -> None:
    assert number_in(r"(\d+) spaces are open", NINE.hints(WORDS)) == 9
    assert number_in(r"(\d+) spaces are open", NINE.hints(WORDS, "1-1")) == 6
    assert number_in(r"more than (\d+) buttons", NINE.hints(WORDS, "1-1 3-3")) == 3
    assert said(NINE.hints(WORDS, "1-1 1-3 2-2 3-1 3-3")) == "Nothing is missing any more."
    # A button that cannot be right does not count.
    assert number_in(r"(\d+) spaces are open", NINE.hints(WORDS, "1-1 3-2")) == 6


def test_rolls_that_are_taken_are_not_told_again() -> None:
    puzzle = next(each for each in load_pack("known_dice") if len(each.answers[0].split()) >= 3)
    assert isinstance(puzzle, KnownDice)
    first, second, *_ = puzzle.answers[0].split()
    pages = puzzle.hints(WORDS, f"{first} {second}")
    assert [line.split(",")[0] for line in pages[0].lines] == [f"Roll {n}" for n in range(3, len(puzzle.dice) + 1)]
    assert [roll.now for roll in pages[0].rolls].index(True) == 2
    named = re.findall(r"\d+", " ".join(line.rpartition("roll")[2] for line in pages[1].lines))
    assert named and all(int(number) > 2 for number in named)


def numbers() -> Numbers:
    puzzle = next(each for each in load_pack("numbers") if each.level == 3)
    assert isinstance(puzzle, Numbers)
    return puzzle


def test_a_rule_or_a_number_that_is_broken_is_named_before_anything_else() -> None:
    puzzle = numbers()
    free = puzzle.board.legal_cells()
    beside = next((a, b) for a in free for b in free if a[0] == b[0] and b[1] == a[1] + 1)
    draft = " ".join(f"{row}-{column}" for row, column in beside)
    assert "lie side by side" in puzzle.wrong_so_far(draft, WORDS).text
    row, column = next(cell for cell in free if cell[0] not in {given for given, _ in puzzle.board.buttons})
    rows = tuple(0 if number == row else None for number in range(1, puzzle.board.size + 1))
    none_in_it = replace(puzzle, clues=replace(puzzle.clues, rows=rows))
    text = none_in_it.wrong_so_far(f"{row}-{column}", WORDS).text
    assert text == f"Row {row} has 1 button and needs 0."


def test_steps_go_on_from_the_buttons_and_marks_that_are_right() -> None:
    puzzle = numbers()
    solution = set(puzzle.answers[0].split())
    spaces = [f"{row}-{column}" for row, column in puzzle.board.legal_cells()]
    empty = next(cell for cell in spaces if cell not in solution)
    assert puzzle.wrong_so_far(f"x{empty}", WORDS) is None
    wrong_mark = f"x{max(solution)}"
    assert puzzle.wrong_so_far(wrong_mark, WORDS).text == f"Your answer so far cannot be right on {max(solution)}."
    laid: list[str] = []
    for cell in sorted(solution):
        draft = " ".join([*laid, f"x{empty}", wrong_mark] if laid else [f"x{empty}"])
        for page in puzzle.hints(WORDS, draft):
            for (row, column), worth in page.picture.worths.items():
                name = f"{row}-{column}"
                assert name not in laid  # what lies there is not drawn again
                assert (worth.text == FILLED) == (name in solution) and worth.text in (FILLED, CLOSED)
        laid.append(cell)
    assert said(puzzle.hints(WORDS, puzzle.answers[0])) == "Nothing is missing any more."
