"""`puzzle()`: every theme of BUTTONS on a live board, without a kernel; a puzzle found by its id; what is refused."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path

import pytest

from buttons_widgets import GameError, generate_puzzle, load_pack, puzzle
from buttons_widgets.buttons.puzzles.kind import BUTTONS_PUZZLES
from buttons_widgets.buttons.view.puzzles import PUZZLE_VIEW
from buttons_widgets.kit.puzzles.pack import VARIABLE, puzzle_line, write_pack
from tests.puzzled import Solver, wrong_answer


@pytest.mark.parametrize("theme", BUTTONS_PUZZLES.by_name)
def test_every_theme_is_hinted_failed_explained_and_solved(theme: str) -> None:
    asked = generate_puzzle(theme, 2, seed="view")
    person = Solver(puzzle(asked, "en"))
    assert person.widget.panel.board.view == asked.ask("", person.widget.attempt.words).picture
    while "hint" in person.buttons:
        person.press("hint")
        assert person.note == ""
    person.answer(asked, wrong_answer(asked))
    assert re.match(r"✗ (Not yet|Wrong)\.", person.verdict) and person.pane
    person.press("reveal")
    pages = person.widget.attempt.pages
    assert pages
    for page in pages[1:]:
        person.widget.forth.click()
        marks = {"offered": (), "last_move": (), "right": (), "wrong": ()}
        assert replace(person.widget.panel.board.view, **marks) == replace(page.picture, **marks)
    rows = person.widget.attempt.outcome
    assert rows is not None and rows.trouble == ""
    # Where the options are listed, the one that was given is told among them.
    assert not rows.rows or sum(bool(row.note) for row in rows.rows) == 1
    person.press("again")
    for answer in asked.answers[:3]:
        person.answer(asked, answer)
        assert person.verdict.startswith("✓ Right!"), answer
        person.press("again")
    person.press("solution")
    assert person.attempts[-1].answer is None and person.widget.attempt.pages
    assert [one.hints > 0 for one in person.attempts] == [True] * len(person.attempts)


def test_a_puzzle_is_found_by_its_id(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(VARIABLE, str(tmp_path))
    folder = tmp_path / BUTTONS_PUZZLES.name
    mine = [generate_puzzle("most", 1, seed="one"), generate_puzzle("stop", 1, seed="two")]
    write_pack(folder / "mine.jsonl", mine)
    for one in mine:
        shown = puzzle(one.id)
        assert shown.puzzle == one
        assert repr(shown) == f"PuzzleWidget('{one.id}')"
    # Another pack that cannot be read is no reason not to find it, and is named where it may be.
    (folder / "bad.jsonl").write_text("{}\n")
    assert puzzle(mine[0].id).puzzle == mine[0]
    with pytest.raises(GameError, match=r"no pack has a puzzle 'most-x'.*mine.*bad\.jsonl, line 1"):
        puzzle("most-x")


@pytest.mark.parametrize("wrong", [None, 7, b"most-001", ["most-001"]])
def test_what_is_no_puzzle_is_refused(wrong: object) -> None:
    with pytest.raises(GameError, match=r"a puzzle is wanted, or the id of one such as 'most-001', not "):
        puzzle(wrong)  # type: ignore[arg-type]


def test_a_language_without_words_is_refused() -> None:
    with pytest.raises(GameError, match="xx"):
        puzzle(generate_puzzle("most", 1, seed=1), "xx")


def test_the_picture_shows_the_question_and_the_board() -> None:
    asked = generate_puzzle("most", 1, seed=1)
    picture = puzzle(asked, "en")._repr_svg_()
    text = asked.ask("", PUZZLE_VIEW.kind.words_in("en")).text
    assert f'aria-label="{text}' in picture
    assert picture.count("bw-panel") == 1
    assert puzzle(asked, "en")._repr_svg_() == picture


def test_a_hint_keeps_the_answer_under_way_and_its_frames_last_until_the_next_click() -> None:
    asked = generate_puzzle("most", 2, seed="view")
    person = Solver(puzzle(asked, "en"))
    first, second = asked.answers[0].split()[:2]
    person.click(first)
    hints = asked.hints(person.widget.attempt.words, first)
    marked = next(number for number, page in enumerate(hints) if page.picture.worths)
    for _ in range(marked + 1):
        person.press("hint")
    view = person.widget.panel.board.view
    assert dict(view.worths) == dict(hints[marked].picture.worths) and view.offered == hints[marked].picture.offered
    assert first in person.widget.panel.board.buttons
    person.click(second)
    view = person.widget.panel.board.view
    assert dict(view.worths) == dict(hints[marked].picture.worths)
    assert view.offered == asked.ask(person.widget.attempt.draft, person.widget.attempt.words).picture.offered


def test_a_key_beyond_the_last_hint_does_not_bring_its_frames_back() -> None:
    person = Solver(puzzle(load_pack("gems")[0], "en"))
    for _ in range(2):
        person.press("hint")
    person.click(person.widget.puzzle.answers[0].split()[0])
    person.press("undo")
    shown = person.board.view
    person.key("ArrowRight")
    person.click("-".join(map(str, min(person.widget.puzzle.board.stars))))  # that is refused
    assert person.note
    assert person.board.view == shown


def test_a_line_of_a_pack_is_a_puzzle_too() -> None:
    asked = generate_puzzle("most", 1, seed=1)
    assert puzzle(f" {puzzle_line(asked)}").puzzle == asked
    with pytest.raises(ValueError, match="the themes are"):
        puzzle('{"theme": "chess"}')
    with pytest.raises(ValueError, match="not a line of JSON"):
        puzzle("{most-001")
