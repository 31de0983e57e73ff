"""The puzzles of Button Up!: what is shipped is right, in two ways; answers, hints and explanations; bad packs."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from buttons_widgets.button_up import generate_puzzle, load_pack, puzzle
from buttons_widgets.button_up.puzzles.kind import BUTTON_UP_PUZZLES, CirclePuzzle, WinLeft, puzzle_words
from buttons_widgets.button_up.view.puzzles import PUZZLE_VIEW
from buttons_widgets.kit.puzzles.errors import PackError
from buttons_widgets.kit.puzzles.puzzle import Refused
from buttons_widgets.kit.puzzles.worksheet import Worksheet
from buttons_widgets.kit.rules.errors import GameError
from tests.button_up.plain_puzzles import plain_answers
from tests.pack_checks import check_pack
from tests.puzzled import Solver, let_it_work, wrong_answer

WORDS = puzzle_words("en")
THEMES = list(BUTTON_UP_PUZZLES.by_name)
TRAP = {
    "id": "friday-1",
    "theme": "replay_trap",
    "position": "-/-/wr/kw/k/-/rw/r/k r",
    "answers": ["3"],
    "rating": 1500,
    "level": 3,
}


def asked(theme: str) -> CirclePuzzle:
    """A shipped puzzle in the middle of its pack."""
    found = load_pack(theme)[25]
    assert isinstance(found, CirclePuzzle)
    return found


# What is shipped


@pytest.mark.parametrize("theme", THEMES)
def test_a_shipped_pack_is_right_in_two_ways(theme: str) -> None:
    path = BUTTON_UP_PUZZLES.shipped / f"{theme}.jsonl"
    found = [checked.puzzle for checked in check_pack(BUTTON_UP_PUZZLES, path)]
    for one in found:
        assert len(one.answers) == 1
        assert plain_answers(one) == set(one.answers), one.id


@pytest.mark.parametrize("theme", THEMES)
def test_the_same_seed_gives_the_same_puzzle_and_it_is_right(theme: str) -> None:
    one = generate_puzzle(theme, 3, seed="Ada")
    assert one == generate_puzzle(theme, 3, seed="Ada")
    assert one.level == 3 and plain_answers(one) == set(one.answers)


@pytest.mark.parametrize("theme", THEMES)
def test_a_puzzle_and_the_same_circle_turned_in_the_other_colours_are_alike(theme: str) -> None:
    one = asked(theme)
    twin = one.board.turned(2).swapped()
    answers = tuple(
        " ".join(str((int(part) + 1) % 9 + 1) for part in answer.split()) if answer[0].isdigit() else answer
        for answer in one.answers
    )
    other = type(one)(id="twin", position=str(twin), answers=answers, rating=one.rating, level=one.level)
    assert other.likeness() == one.likeness()
    assert other.right == answers


# Answering


@pytest.mark.parametrize("theme", THEMES)
def test_a_right_and_a_wrong_answer_are_told_apart(theme: str) -> None:
    one = asked(theme)
    right, other = one.judge(one.answers[0], WORDS), one.judge(wrong_answer(one), WORDS)
    assert right.right and right.loss == 0 and not other.right and other.loss > 0
    assert one.option_text(one.answers[0], WORDS) in other.why


@pytest.mark.parametrize("theme", THEMES)
def test_an_explanation_plays_on_sowing_by_sowing(theme: str) -> None:
    one = asked(theme)
    pages, after_wrong = one.explain(None, WORDS), one.explain(wrong_answer(one), WORDS)
    start, places = one.line_after(one.answers[0])
    assert len(pages) == 1 + len(places) and len(after_wrong) == 1 + len(pages)
    assert all(page.text and len(page.picture.piles) == start.size for page in after_wrong)
    if theme != "force_replay":
        assert sum(map(bool, pages[-1].picture.piles)) == 1


@pytest.mark.parametrize("theme", THEMES)
def test_hints_keep_the_answer_and_the_circle_can_still_be_clicked(theme: str) -> None:
    for one in load_pack(theme):
        assert isinstance(one, CirclePuzzle)
        hints = one.hints(WORDS)
        assert 2 <= len(hints) <= 3
        for hint in hints:
            assert one.option_text(one.answers[0], WORDS) not in hint.text
            assert hint.picture == one.ask("", WORDS).picture


def test_a_pile_without_a_spy_and_an_empty_place_are_refused() -> None:
    one = asked("win_left")
    board = one.board
    for place in range(1, 10):
        picked = one.pick("", str(place), WORDS)
        assert picked == str(place) if board.is_legal(place) else isinstance(picked, Refused)


def test_again_and_again_is_answered_sowing_by_sowing() -> None:
    one = asked("force_replay")
    draft = ""
    for place in one.answers[0].split():
        assert int(place) in one.ask(draft, WORDS).picture.offered
        picked = one.pick(draft, place, WORDS)
        assert isinstance(picked, str)
        draft = picked
    assert draft == one.answers[0] and one.is_ready(draft)
    quiet = next(choice for choice in one.choices if " " not in choice and not one.worths[choice])
    assert not one.ask(quiet, WORDS).picture.offered
    assert isinstance(one.pick(quiet, one.choices[0], WORDS), Refused)
    assert not one.judge(quiet, WORDS).right


@pytest.mark.parametrize("answer", ["", "x", "10", 0, None, True, "first", "1" * 500, ["3"]])
def test_what_is_no_answer_is_refused(answer: object) -> None:
    with pytest.raises(GameError, match="is no choice here"):
        asked("replay_trap").judge(answer)


# Packs of somebody's own


@pytest.mark.parametrize(
    ("changes", "field"),
    [
        ({"position": "nonsense"}, "position"),
        ({"position": "-/-/-/-/-/-/-/-/rrrkkkwww -"}, "position"),
        ({"position": "r/k/w/r/k/w/r/k/w r", "theme": "force_replay"}, "position"),
        ({"theme": "first_or_second"}, "position"),
        ({"theme": "chess"}, "theme"),
        ({"answers": ["5"]}, "answers"),
        ({"answers": ["1"]}, "answers"),
        ({"answers": []}, "answers"),
    ],
)
def test_the_message_names_the_field(changes: dict[str, object], field: str, tmp_path: Path) -> None:
    path = tmp_path / "friday.jsonl"
    path.write_text(json.dumps(TRAP | changes))
    with pytest.raises(PackError) as caught:
        load_pack(path)
    assert (caught.value.line, caught.value.field) == (1, field)


def won_from(position: str, answer: str) -> WinLeft:
    return WinLeft(id="mine", position=position, answers=(answer,), rating=1500, level=3)


def test_of_two_sowings_that_win_both_are_right_and_where_none_wins_nothing_is() -> None:
    none = won_from("krw/kww/-/-/-/krr/-/-/- k", "1")
    assert none.find_answers().answers == () and plain_answers(none) == set()
    assert none.judge("1", WORDS).why == "No choice here is right." and not none.judge("1", WORDS).right
    both = won_from("-/kwrk/rww/-/-/-/-/rk/- k", "2")
    assert set(both.find_answers().answers) == plain_answers(both) == {"2", "3"}
    assert both.judge(3, WORDS).why == "Every choice here is right."


# The widgets


@pytest.mark.parametrize("theme", THEMES)
def test_a_puzzle_is_failed_explained_and_solved(theme: str) -> None:
    one = asked(theme)
    person = Solver(puzzle(one, "en"))
    person.press("hint")
    let_it_work(person.widget)
    assert "Hint 1" in person.pane
    give(person, one, wrong_answer(one))
    assert person.verdict.startswith("✗") and not person.attempts[0].right
    person.press("reveal")
    for _ in range(10):
        person.key("ArrowRight")
    assert person.pane
    person.press("again")
    give(person, one, one.answers[0])
    assert person.verdict.startswith("✓") and person.attempts[1].right and person.attempts[1].tries == 2


def give(person: Solver, one: CirclePuzzle, answer: str) -> None:
    """Click the piles, or press the button."""
    if one.answered_by == "choice":
        person.press(f"press-{one.choices.index(answer)}")
    else:
        for place in answer.split():
            person.click(place)
        if one.answered_by == "cells":
            person.press("check")
    let_it_work(person.widget)


def test_puzzles_of_every_theme_can_be_printed() -> None:
    sheet = Worksheet([load_pack(theme)[0] for theme in THEMES], WORDS, PUZZLE_VIEW.svg)
    assert sheet.html.count("bu-circle") == 2 * len(THEMES) - 1  # a button needs no picture of its answer
