"""The theme `most`."""

import pytest

from buttons_widgets.buttons.puzzles.board_puzzle import puzzle_words
from buttons_widgets.buttons.puzzles.most import Most
from buttons_widgets.buttons.rules.position import Position
from buttons_widgets.kit.puzzles.errors import PuzzleError
from buttons_widgets.kit.puzzles.puzzle import LEVELS, MOST_ANSWERS, Refused
from buttons_widgets.kit.rules.errors import GameError, IllegalMove
from tests.buttons.puzzles.checked import checked_new

WORDS = puzzle_words("en")


def most(position: str, *answers: str) -> Most:
    return Most(id="one", position=position, answers=answers, rating=1500, level=3)


SPLIT = most("*rby/rb*g/ybrb/g*yr - 5", "1-2 1-4 2-1 3-2 3-4 4-1 4-3")
"""Stars cut the board so that each part wants its own shade."""


def test_an_arrangement_with_the_most_buttons_is_right_whichever_it_is() -> None:
    puzzle = most("rby/gry/ybg - 5", "1-1 1-3 2-2 3-1 3-3")
    assert puzzle.judge("3-3 1-1 2-2 1-3 3-1")[:4] == (True, 5, 5, 0)
    assert puzzle.judge([(1, 1), (1, 3), (2, 2), (3, 1), (3, 3)]).right
    assert puzzle.find_answers().answers == ("1-1 1-3 2-2 3-1 3-3",)


def test_fewer_buttons_are_wrong_and_it_is_said_why() -> None:
    puzzle = most("rby/gry/ybg - 5", "1-1 1-3 2-2 3-1 3-3")
    verdict = puzzle.judge("1-2 2-1", WORDS)
    assert verdict[:4] == (False, 2, 5, 3)
    assert verdict.why == "You added 2 buttons, and 2-3 is still open. 5 fit."
    verdict = puzzle.judge("1-2 2-1 2-3 3-2", WORDS)
    assert verdict.loss == 1
    assert verdict.why == "You added 4 buttons, and every space is closed now. In another arrangement 5 fit."


@pytest.mark.parametrize("answer", ["1-1 1-2", "1-1 1-1", "1-7", "roll", "", "9-9", None, 5, "1-1 " * 1000])
def test_what_is_no_arrangement_is_refused(answer: object) -> None:
    with pytest.raises(GameError):
        most("rby/gry/ybg - 5", "1-1").judge(answer)


def test_an_arrangement_against_the_rules_names_the_rule() -> None:
    with pytest.raises(IllegalMove, match=r"1-2.*it is next to a button"):
        most("rby/gry/ybg - 5", "1-1").judge("1-1 1-2")


def test_clicks_lay_take_back_and_tell_why_not() -> None:
    draft = SPLIT.pick("", (2, 1), WORDS)
    assert draft == "2-1"
    draft = SPLIT.pick(draft, (1, 2), WORDS)
    assert draft == "1-2 2-1"
    assert SPLIT.pick(draft, (2, 2), WORDS) == Refused("2-2: next to a button.")
    assert SPLIT.pick(draft, (1, 1), WORDS) == Refused("1-1: a star lies there.")
    assert SPLIT.pick(draft, (1, 2), WORDS) == "2-1"


def test_the_board_shows_the_draft_and_what_is_open() -> None:
    page = SPLIT.ask("1-2", WORDS)
    assert (1, 2) in page.picture.buttons
    assert set(page.picture.offered) == set(SPLIT.board.lay((1, 2)).legal_cells())
    assert dict(page.reasons)[1, 3] == "next to a button"
    assert dict(page.reasons)[1, 2] == WORDS.say("try-may-take-back")
    assert page.status == ("1 button added, 10 spaces are still open.",)


def test_a_wrong_answer_is_refuted_by_pairs_that_it_wastes() -> None:
    first, *rest = SPLIT.explain("1-4 2-2 3-1 3-3 4-4", WORDS)
    assert "In another arrangement" in first.text or "still open" in first.text
    wasted = len({worth.text for worth in first.picture.worths.values() if worth.text != "•"}) + sum(
        worth.text == "•" for worth in first.picture.worths.values()
    )
    assert wasted == SPLIT.judge("1-4 2-2 3-1 3-3 4-4").loss
    assert all(cell not in first.picture.buttons for cell in first.picture.worths)
    best, proof, *_ = rest
    assert len(best.picture.last_move) == SPLIT.most
    by_number: dict[str, list[tuple[int, int]]] = {}
    for cell, worth in proof.picture.worths.items():
        by_number.setdefault(worth.text, []).append(cell)
    for text, cells in by_number.items():
        laid = [cell for cell in cells if cell in proof.picture.buttons]
        assert len(laid) == (len(cells) if text == "•" else 1), "each pair holds one button, each single space one"


def test_a_right_answer_needs_no_refutation() -> None:
    assert len(SPLIT.explain(SPLIT.answers[0], WORDS)) == len(SPLIT.explain(None, WORDS))


@pytest.mark.parametrize("position", ["***/***/*** - 5", "RbY/bRb/YbR - 5"])
def test_a_board_without_room_is_no_puzzle(position: str) -> None:
    with pytest.raises(PuzzleError, match="no button can be added") as caught:
        most(position, "1-1")
    assert caught.value.field == "position"


def test_an_answer_that_is_no_option_is_no_puzzle() -> None:
    with pytest.raises(PuzzleError) as caught:
        most("Rby/gry/ybg - 5", "1-2")
    assert caught.value.field == "answers"


def test_where_too_many_are_right_one_example_stands() -> None:
    puzzle = most("rbygrb/gyrbyg/bgyrbg/yrbybg/gbyrgb/rygbry - 5", "1-1")
    assert puzzle.find_answers().complete
    assert len(puzzle.find_answers().answers) == 2
    stars = most("rb*grb/gyrbyg/b*yrbg/yrby*g/gbyr*b/rygbr* - 5", "1-1")
    assert stars.ways <= MOST_ANSWERS or not stars.find_answers().complete


@pytest.mark.parametrize("level", LEVELS)
def test_new_puzzles_are_of_their_level_and_certified_in_two_ways(level: int) -> None:
    for seed in range(3):
        assert checked_new(Most, level, seed).find_again() is not None


def test_turning_and_mirroring_make_no_new_puzzle() -> None:
    other = most("yb*r/g*yb/bgrb/rby* - 5", "1-1")
    alike = {SPLIT.likeness()}
    rows = str(SPLIT.board).split()[0].split("/")
    for _ in range(4):
        rows = ["".join(column) for column in zip(*rows[::-1], strict=True)]
        for board in (rows, [row[::-1] for row in rows]):
            position = Position.parse(f"{'/'.join(board)} - 5")
            alike.add(most(str(position), "-".join(map(str, position.legal_cells()[0]))).likeness())
    assert len(alike) == 1
    assert other.likeness() not in alike


def test_the_checkerboard_of_a_hint_has_as_many_spaces_of_each_shade_as_it_says() -> None:
    page = SPLIT.hints(WORDS)[1]
    shades = [worth.text for worth in page.picture.worths.values()]
    assert f"{shades.count('●')} of the open spaces are dark on it" in page.text
    assert f"{shades.count('○')} are light" in page.text
    assert len(shades) == len(SPLIT.board.legal_cells())
