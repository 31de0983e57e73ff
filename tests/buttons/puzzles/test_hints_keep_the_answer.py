"""No hint of a shipped placement puzzle marks, or names, just the spaces of an accepted answer."""

import re

import pytest

from buttons_widgets.buttons.kind import load_pack
from buttons_widgets.buttons.puzzles.board_puzzle import puzzle_words

WORDS = puzzle_words("en")


@pytest.mark.parametrize("pack", ["most", "colours", "stars", "numbers"])
def test_no_hint_is_the_answer(pack: str) -> None:
    for puzzle in load_pack(pack):
        answers = {frozenset(answer.split()) for answer in puzzle.answers}
        for page in puzzle.hints(WORDS):
            named = frozenset(re.findall(r"\b[1-6]-[1-6]\b", " ".join((page.text, *page.lines))))
            marked = frozenset(f"{row}-{column}" for row, column in page.picture.offered)
            assert named not in answers, (puzzle.id, page.text)
            assert marked not in answers, (puzzle.id, page.text)
            crossed = {f"{row}-{col}" for (row, col), worth in page.picture.worths.items() if worth.text == "×"}
            if crossed and pack == "colours":  # in `numbers` the last hint draws what follows from its conclusions
                open_cells = {f"{row}-{col}" for row, col in puzzle.board.legal_cells()}  # type: ignore[attr-defined]
                assert frozenset(open_cells - crossed) not in answers, (puzzle.id, page.text)
