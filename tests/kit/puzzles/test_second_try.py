"""After a wrong answer, in every game: the solution waits, what is said helps, and one's own right answer stays."""

from __future__ import annotations

import re

import pytest

from buttons_widgets.buttons.puzzles.kind import BUTTONS_PUZZLES
from buttons_widgets.buttons.view.puzzles import PUZZLE_VIEW
from buttons_widgets.kit.puzzles.kind import PuzzleKind
from buttons_widgets.kit.puzzles.moves import BETWEEN, MovesPuzzle
from buttons_widgets.kit.puzzles.pack import find_pack
from buttons_widgets.kit.puzzles.puzzle_attempt import PuzzleAttempt
from buttons_widgets.kit.puzzles.puzzle_page import pane_html, verdict_html, verdict_text
from buttons_widgets.kit.puzzles.puzzle_widget import PuzzleWidget
from buttons_widgets.kit.puzzles.valued import ValuedPuzzle
from tests.every_game import puzzle_kinds
from tests.hands import plain
from tests.puzzled import Solver, wrong_answer

THEMES = [pytest.param(kind, theme, id=f"{kind.name}-{theme}") for kind in puzzle_kinds() for theme in kind.by_name]


@pytest.mark.parametrize(("kind", "theme"), THEMES)
def test_a_wrong_answer_gives_nothing_away(kind: PuzzleKind, theme: str) -> None:
    words = kind.words_in("en")
    for puzzle in find_pack(kind, theme)[4:45:20]:
        attempt, wrong = PuzzleAttempt(puzzle, words), wrong_answer(puzzle)
        attempt.write(wrong)
        outcome = attempt.judge(wrong)
        assert outcome.trouble == "" and not attempt.answered(outcome).right
        if outcome.choices == 2:  # the other one is right
            assert attempt.revealed and attempt.pages and verdict_text(attempt, outcome).startswith("Wrong. ")
            continue
        said = verdict_text(attempt, outcome) + plain(verdict_html(attempt, outcome))
        right = puzzle.option_text(puzzle.solution, words)
        assert not re.search(rf"(?<!\w){re.escape(right)}(?!\w)", said.replace(f"Your answer: {wrong}", ""))
        assert attempt.held and attempt.pages == ()
        pane = plain(pane_html(attempt, attempt.asks(), waits=False))
        assert attempt.look is None or attempt.look.text in pane
        assert attempt.look is not None or (outcome.verdict is not None and outcome.verdict.why in said)
        attempt.reveal()
        assert attempt.pages == outcome.pages and attempt.pages
        # Who was wrong may try again, and who is right has nothing held back.
        attempt.retry()
        attempt.answered(attempt.judge(puzzle.solution))
        assert attempt.revealed and attempt.look is None


def test_of_moves_it_is_said_how_far_they_were_right() -> None:
    kind = next(kind for kind in puzzle_kinds() if kind.name == "war_of_the_buttons")
    words = kind.words_in("en")
    puzzle = find_pack(kind, "exam")[9]
    assert isinstance(puzzle, MovesPuzzle)
    right = puzzle.solution.split(BETWEEN)
    ways = [way.split(BETWEEN) for way in puzzle.worths if way not in puzzle.right]
    assert any(way[:1] == right[:1] for way in ways)
    for way in ways[:40]:
        # The same from the other end: the longest beginning with which it can still be reached.
        good = max(count for count in range(len(way)) if puzzle.wrong_so_far(BETWEEN.join(way[:count]), words) is None)
        assert puzzle.look_at(BETWEEN.join(way), words).text == words.say("moves-good", count=good)


def test_one_s_own_right_answer_is_what_the_board_goes_on_to_show() -> None:
    puzzle = next(puzzle for puzzle in find_pack(BUTTONS_PUZZLES, "most") if len(puzzle.answers) > 2)
    for answer in (puzzle.answers[0], puzzle.answers[-1]):
        person = Solver(PuzzleWidget(PUZZLE_VIEW, puzzle, BUTTONS_PUZZLES.words_in("en")))
        person.answer(puzzle, answer)
        assert person.verdict.startswith("✓")
        before = sorted(person.board.buttons)
        assert sorted(person.board.right) == sorted(answer.split()) and person.board.wrong == []
        person.key("ArrowRight")
        assert sorted(person.board.buttons) == before
        assert set(answer.split()) <= set(before)


def test_the_space_of_a_wrong_answer_is_marked_and_the_right_one_with_the_solution() -> None:
    puzzle = next(puzzle for puzzle in find_pack(BUTTONS_PUZZLES, "space") if len(puzzle.choices) > 2)
    wrong = wrong_answer(puzzle)
    person = Solver(PuzzleWidget(PUZZLE_VIEW, puzzle, BUTTONS_PUZZLES.words_in("en")))
    person.click(wrong)
    board = person.board
    assert (board.wrong, board.right, board.last_move) == ([wrong], [], [])
    assert wrong in board.buttons  # it stays
    person.press("reveal")
    assert (board.wrong, board.right) == ([wrong], [puzzle.solution])
    person.press("again")
    assert (board.wrong, board.right) == ([], [])


def test_themes_that_name_the_best_choice_say_so() -> None:
    themes = [theme for kind in puzzle_kinds() for theme in kind.by_name.values()]
    assert any(issubclass(theme, ValuedPuzzle) and not issubclass(theme, MovesPuzzle) for theme in themes)
    for theme in themes:
        if issubclass(theme, ValuedPuzzle):
            assert theme.gives_away is not issubclass(theme, MovesPuzzle)
